//! The tables of notes (texts shown in a run) and questions (asked in a run).

use super::{TICK, expect, figures, ids, row, texts, ticks, word};
use crate::prelude::*;
use crate::{Note, When, read, read::processes, write::inline};

pub(super) const MOMENTS: [(&str, When); 1] = [("leader-elected", When::LeaderElected)];
pub(super) const SUBJECTS: [(&str, QuestionSubject); 5] = [
    ("leader", QuestionSubject::Leader),
    ("messages", QuestionSubject::Messages),
    ("tick", QuestionSubject::Tick),
    ("decision", QuestionSubject::Decision),
    ("choices", QuestionSubject::Choices),
];

const FACTS: Kind<Option<Expect>> = Kind { read: expect::read_facts, write: expect::written_facts, takes: "facts" };
const CITES: Kind<Vec<u64>> = Kind { read: read::numbers, write: figures, takes: "counts" };

pub(crate) const NOTES: Table<Note, Note> = Table {
    first: &["at", "when", "pause", "look", "facts", "cites"],
    rows: &[
        // If a note has both `at` and `when`, `at` is ignored.
        Field::new(
            "at",
            |given, note| {
                if !given.is_beside("when") {
                    note.when = When::At(ticks(given).unwrap_or_default());
                }
            },
            |note, _| if let When::At(tick) = note.when { Some(FieldText::said(tick)) } else { None },
            ("tick", "Tick with which the note is shown; 0 if absent."),
        ),
        Field::new(
            "when",
            |given, note| match given.one_of(Subject("when"), &MOMENTS) {
                Some(When::LeaderElected) if given.follows_nobody() => {}
                when => note.when = when.unwrap_or(note.when),
            },
            |note, _| match note.when {
                When::At(_) => None,
                When::LeaderElected => Some(word(&MOMENTS, &note.when)),
            },
            ("moment", "Instead of `at`: show the note when a process first elects itself."),
        ),
        row!(needed("text", "text = \"…\""), text, GivenValue::local_text, texts, "text", "The note."),
        row!(new("pause"), pause, FLAG, "Whether playing pauses here."),
        row!(new("look"), look, processes::positions, ids, "ids", "Processes that the note points at."),
        row!(
            new("facts"),
            validity.facts,
            FACTS,
            "Keys of `[expect]` that the note states; in a changed run it is shown only where all of them hold."
        ),
        row!(new("cites"), validity.cites, CITES, "Numbers in the text that no fact covers."),
    ],
    ..Table::of("notes", "notes")
};

pub(crate) const QUESTIONS: Table<Question, Question> = Table {
    first: &["at", "of", "right", "shown", "facts", "cites"],
    rows: &[
        Field::needed(
            "at",
            "at = 1",
            |given, question| question.at = given.integer(TICKS_FROM_ONE).unwrap_or_default(),
            |question, _| Some(FieldText::said(question.at)),
            ("tick_from_one", "Tick before which the question is asked."),
        ),
        row!(needed("ask", "ask = \"…\""), ask, GivenValue::local_text, texts, "text", "The question."),
        Field::needed(
            "of",
            "of = \"leader\"",
            |given, question| question.of = read::subject(given, &SUBJECTS).unwrap_or_default(),
            |question, _| Some(word(&SUBJECTS, &question.of)),
            ("subject", "What the answer is computed from; with `choices` the answers are listed."),
        ),
        Field::beside(
            "choices",
            "of = \"choices\"",
            |given, question| {
                if question.of == QuestionSubject::Choices {
                    question.choices = read::answers(given);
                }
            },
            |question, _| {
                let choices: Vec<String> = question.choices.iter().map(inline).collect();
                FieldText::unless(question.of != QuestionSubject::Choices, || format!("[{}]", choices.join(", ")))
            },
            ("answers", "With `of = \"choices\"`: the answers, shown as a), b), c)."),
        ),
        Field::beside(
            "right",
            "choices = [\"…\", \"…\"]",
            |given, question| {
                // Without choices, no answer can be right; the missing choices are reported elsewhere.
                let most = if question.choices.is_empty() { u64::MAX } else { question.choices.len() as u64 };
                let right = given.integer(1..=most);
                question.right = right.and_then(|right| usize::try_from(right - 1).ok());
            },
            |question, _| question.right.map(|right| FieldText::said(right + 1)),
            ("size", "With `choices`: number of the right answer, from 1."),
        ),
        row!(
            new("shown"),
            shown,
            TICK,
            "Tick whose picture gives the answer, in a lesson. If absent: of `choices` the first later note with `pause`, else where the answer is last changed."
        ),
        row!(new("facts"), validity.facts, FACTS, "As in a note, at the tick before `at`."),
        row!(new("cites"), validity.cites, CITES, "As in a note."),
    ],
    ..Table::of("questions", "questions")
};
