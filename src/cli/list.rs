//! `suffrage list`: the protocols with their variants, and the built-in scenarios.

use std::{fmt::Write as _, io::Write as _};

use super::{Completion, output};
use suffrage_engine::protocols::{CATALOGUE, Entry};
use suffrage_scenario::builtin;
use suffrage_text::{Texts, ids, visible::Form};
use suffrage_view::words;
use unicode_width::UnicodeWidthStr;

pub(super) fn list(texts: &Texts) -> anyhow::Result<Completion> {
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
    output::to_stdout(texts, Form::Lines, |out| out.write_all(text.as_bytes()))?;
    Ok(Completion::Well)
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
