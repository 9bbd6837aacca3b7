//! `suffrage list`: prints the protocols with their variants, and the built-in scenarios.

use std::fmt::Write as _;

use crate::cli::prelude::*;
use serde_json::{Map, json};
use suffrage_engine::protocols::{CATALOGUE, Entry};
use suffrage_scenario::builtin;
use suffrage_view::words;

pub(super) fn list(texts: &Texts, format: Format) -> anyhow::Result<Completion> {
    if format == Format::Json {
        return output::text(texts, format.form(), &format!("{}\n", json()));
    }
    let mut text = String::new();
    let _ = writeln!(text, "{}", texts.say(ids::CLI_PROTOCOLS));
    for entry in CATALOGUE {
        protocol(texts, entry, &mut text);
    }
    let width = builtin::ALL.iter().map(|scenario| scenario.name.width()).max().unwrap_or(0);
    let _ = writeln!(text, "\n{}", texts.say(ids::CLI_SCENARIOS));
    for topic in builtin::TOPICS.iter().filter(|topic| !topic.demos().is_empty()) {
        let _ = writeln!(text, "\n  {}", texts.say(topic.title));
        for scenario in topic.demos() {
            line(&mut text, 4, scenario.name, width, scenario.title(texts.language().code()));
        }
    }
    output::text(texts, Form::Lines, &text)
}

fn json() -> Value {
    let all = Language::ALL.map(Texts::new);
    let said = |say: &dyn Fn(&Texts) -> String| -> Map<String, Value> {
        all.iter().map(|texts| (texts.language().code().to_owned(), say(texts).into())).collect()
    };
    let protocols = CATALOGUE.iter().map(|entry| {
        let variants = entry.variants.iter().map(
            |variant| json!({ "name": variant, "about": said(&|texts| about_variant(texts, entry.name, variant)) }),
        );
        json!({
            "name": entry.name,
            "title": said(&|texts| texts.protocol(entry.name, entry.title)),
            "topology": entry.topology,
            "variants": variants.collect::<Vec<_>>(),
        })
    });
    let topics = builtin::TOPICS.iter().map(|topic| {
        let demos = topic.demos().iter().map(|demo| {
            json!({
                "name": demo.name,
                "title": said(&|texts| demo.title(texts.language().code()).to_owned()),
                "summary": said(&|texts| demo.summary(texts.language().code()).to_owned()),
                "protocol": demo.protocol,
                "variant": demo.variant,
                "processes": demo.n,
            })
        });
        json!({ "title": said(&|texts| texts.say(topic.title)), "demos": demos.collect::<Vec<_>>() })
    });
    let (protocols, topics): (Vec<_>, Vec<_>) = (protocols.collect(), topics.collect());
    json!({ "version": 1, "protocols": protocols, "topics": topics })
}

fn line(text: &mut String, indent: usize, name: &str, width: usize, about: &str) {
    let gap = width.saturating_sub(name.width()) + 2;
    let line = format!("{:indent$}{name}{:gap$}{about}", "", "");
    let _ = writeln!(text, "{}", line.trim_end());
}

fn protocol(texts: &Texts, entry: &Entry, text: &mut String) {
    let width = CATALOGUE.iter().map(|entry| entry.name.width()).max().unwrap_or(0);
    let topology = texts.say(words::topology(entry.topology));
    let about = format!("{} · {topology}", texts.protocol(entry.name, entry.title));
    line(text, 2, entry.name, width, &about);
    let width = entry.variants.iter().map(|variant| variant.width()).max().unwrap_or(0);
    for variant in entry.variants {
        line(text, 4, variant, width, &about_variant(texts, entry.name, variant));
    }
}

pub(super) fn about_variant(texts: &Texts, protocol: &str, variant: &str) -> String {
    texts.by_key(&format!("variant-{protocol}-{variant}"), &[]).unwrap_or_default()
}

#[cfg(test)]
mod tests;
