//! Writes a sequence diagram for Mermaid: arrows for messages delivered and lost, notes for changes of processes.

use std::{fmt::Write as _, io::Write};

use super::{Beside, Failure, Subject, events, events::Event};
use suffrage_engine::protocol::{Id, Remark};
use suffrage_text::{Texts, ids};

fn note(event: &str, held: String) -> Option<Remark> {
    Some(match event {
        "started" => ids::MERMAID_STARTED.into(),
        "crashed" => ids::MERMAID_CRASHED.into(),
        "left" => ids::MERMAID_LEFT.into(),
        "revived" => ids::MERMAID_REVIVED.into(),
        "elected" => ids::MermaidElected { held }.into(),
        "decided" => ids::MermaidDecided { held }.into(),
        "progress" => ids::MermaidProgress { held }.into(),
        _ => return None,
    })
}

pub(super) fn write(subject: &Subject<'_>, _: Beside<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    let events = events::few(subject, "mermaid", is_shown)?;
    let texts = &subject.texts;
    writeln!(out, "sequenceDiagram")?;
    let title = subject.scenario.title.in_language(texts.language().code());
    if !title.trim().is_empty() {
        writeln!(out, "    title {}", escaped(title.trim()))?;
    }
    for id in subject.scenario.seating() {
        writeln!(out, "    participant {} as {}", participant(id), texts.name(id))?;
    }
    events.iter().filter_map(|event| line(event, texts)).try_for_each(|line| writeln!(out, "    {line}"))?;
    Ok(())
}

fn is_shown(event: &Event) -> bool {
    ["delivered", "lost"].contains(&event.name()) || note(event.name(), String::new()).is_some()
}

fn participant(id: Id) -> String {
    format!("p{}", id.number())
}

fn line(event: &Event, texts: &Texts) -> Option<String> {
    let tick = event.tick();
    if let (Some(from), Some(to)) = (event.id("from"), event.id("to")) {
        let arrow = match event.name() {
            "delivered" => "->>",
            "lost" => "-x",
            _ => return None,
        };
        let mut said = format!("{tick} {}", event.text("kind"));
        if let Some(payload) =
            event.field("payload").filter(|payload| payload.as_object().is_none_or(|fields| !fields.is_empty()))
        {
            let _ = write!(said, " {payload}");
        }
        return Some(format!("{}{arrow}{}: {}", participant(from), participant(to), escaped(&said)));
    }
    let id = event.id("process")?;
    let held = ["leader", "value", "count"].into_iter().find_map(|field| event.field(field));
    let held = match (event.id("leader"), held) {
        (Some(leader), _) => texts.name(leader),
        (None, Some(held)) if !held.is_null() => held.as_str().map_or_else(|| held.to_string(), str::to_owned),
        _ => "@".to_owned(),
    };
    let said = format!("{tick} {}", texts.say(note(event.name(), held)?));
    Some(format!("Note over {}: {}", participant(id), escaped(&said)))
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '#' | ';' | '<' | '>' | '&' => {
                let _ = write!(escaped, "#{};", u32::from(letter));
            }
            letter if letter.is_control() => escaped.push(' '),
            letter => escaped.push(letter),
        }
    }
    escaped
}
