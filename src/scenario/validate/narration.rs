//! `notes` and `questions`: what is told to the class, and asked.

use crate::config::{FaultKind, Shape, Subject};
use crate::config::{Item, Reader, Section};
use crate::protocol::Ticks;
use crate::scenario::seating::Roster;
use crate::scenario::{Asked, Note, Question, When};

use super::processes::process;
use super::{TICKS, TICKS_FROM_ONE, foreign};

const NOTE_KEYS: &[&str] = &["at", "when", "text", "pause", "look"];
const QUESTION_KEYS: &[&str] = &["at", "ask", "of", "choices"];
pub(in crate::scenario) const MOMENTS: [(&str, When); 1] = [("leader-elected", When::LeaderElected)];
pub(in crate::scenario) const SUBJECTS: [(&str, Asked); 4] =
    [("leader", Asked::Leader), ("messages", Asked::Messages), ("tick", Asked::Tick), ("choices", Asked::Choices)];

pub(super) fn notes<'t>(reader: &mut Reader<'t>, arrays: &[&Item<'t>], roster: Option<&Roster>) -> Vec<Note> {
    let mut notes = Vec::new();
    for array in arrays {
        for item in reader.list(array, "notes", Shape::Tables).unwrap_or_default() {
            let Some(section) = reader.section(item, "notes", "notes", NOTE_KEYS) else { continue };
            notes.extend(note(reader, &section, roster));
        }
    }
    notes
}

fn note<'t>(reader: &mut Reader<'t>, section: &Section<'_, 't>, roster: Option<&Roster>) -> Option<Note> {
    let when = when(reader, section);
    let text = reader.needed(section, "text").map(|item| reader.local_text(item, "text"));
    let pause = section.get("pause").and_then(|item| reader.boolean(item, "pause"));
    let mut look = Vec::new();
    for item in section.get("look").and_then(|item| reader.list(item, "look", Shape::Ids)).unwrap_or_default() {
        look.extend(process(reader, item, "look", Shape::Id, roster).map(|(_, position)| position));
    }
    Some(Note { when: when?, text: text?, pause: pause.unwrap_or(false), look })
}

/// `at` a tick, or `when` a thing happens first.
fn when<'t>(reader: &mut Reader<'t>, section: &Section<'_, 't>) -> Option<When> {
    if let (Some(at), Some(when)) = (section.key_span("at"), section.key_span("when")) {
        let (first, second) = if at.start < when.start { (at, when) } else { (when, at) };
        reader.fault_with(second, first, FaultKind::AtAndWhen);
    }
    if let Some(item) = section.get("when") {
        let names = MOMENTS.map(|(name, _)| name);
        let index = reader.one_of(item, "when", Subject::When, &names, &[])?;
        return MOMENTS.into_iter().nth(index).map(|(_, when)| when);
    }
    let item = reader.needed(section, "at")?;
    reader.integer(item, "at", TICKS).map(When::At)
}

pub(super) fn questions<'t>(reader: &mut Reader<'t>, arrays: &[&Item<'t>]) -> Vec<Question> {
    let mut questions = Vec::new();
    for array in arrays {
        for item in reader.list(array, "questions", Shape::Tables).unwrap_or_default() {
            let Some(section) = reader.section(item, "questions", "questions", QUESTION_KEYS) else { continue };
            questions.extend(question(reader, &section));
        }
    }
    questions
}

fn question<'t>(reader: &mut Reader<'t>, section: &Section<'_, 't>) -> Option<Question> {
    let at: Option<Ticks> = reader.needed(section, "at").and_then(|item| reader.integer(item, "at", TICKS_FROM_ONE));
    let ask = reader.needed(section, "ask").map(|item| reader.local_text(item, "ask"));
    let names = SUBJECTS.map(|(name, _)| name);
    let of = reader
        .needed(section, "of")
        .and_then(|item| reader.one_of(item, "of", Subject::Question, &names, &["decision"]))
        .map(|index| SUBJECTS[index].1);
    let mut choices = Vec::new();
    if of == Some(Asked::Choices) {
        if let Some(item) = reader.needed(section, "choices")
            && let Some(items) = reader.list(item, "choices", Shape::LocalTexts)
        {
            if items.is_empty() {
                reader.fault(item.span(), FaultKind::EmptyList("choices".to_owned()));
            }
            choices.extend(items.iter().map(|item| reader.local_text(item, "choices")));
        }
    } else if of.is_some() {
        foreign(reader, section, "choices", "of = \"choices\"");
    }
    Some(Question { at: at?, ask: ask?, of: of?, choices })
}
