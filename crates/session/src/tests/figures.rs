//! The numbers in built-in notes and questions are correct. Each number is an id, a past tick, or a fact or citation
//! that the text declares. The facts hold in the run for which the text was written.

use std::collections::BTreeSet;

use super::narration::hold;
use super::*;
use crate::model::Verdict;
use suffrage_engine::property::{Property, Status};
use suffrage_engine::protocol::{Datum, Strip};
use suffrage_scenario::{Validity, When};
use suffrage_text::LocalText;

struct Cue<'a> {
    tick: Option<Ticks>,
    text: &'a LocalText,
    validity: &'a Validity,
}

fn all(scenario: &Scenario) -> impl Iterator<Item = Cue<'_>> {
    let notes = scenario.notes.iter().map(|note| {
        let tick = if let When::At(tick) = note.when { Some(tick) } else { None };
        Cue { tick, text: &note.text, validity: &note.validity }
    });
    let questions = scenario.questions.iter();
    notes.chain(questions.map(|asked| Cue { tick: Some(asked.at - 1), text: &asked.ask, validity: &asked.validity }))
}

/// The first tick at which a process leads in its own view.
fn first_election(scenario: &Scenario) -> Option<Ticks> {
    let mut session = Session::open(scenario);
    session.seek(scenario.tick_limit().min(2_000));
    session.lane.run.now.judge.first_elected
}

#[test]
fn the_facts_of_every_built_in_note_hold_in_its_own_run() {
    let mut facts = 0;
    for builtin in builtin::ALL {
        let scenario = scenario(builtin.name);
        for Cue { tick, text, validity } in all(&scenario) {
            let Some(said) = &validity.facts else { continue };
            let tick = tick.or_else(|| first_election(&scenario)).expect("a leader is elected");
            facts += 1;
            assert!(hold(said, &scenario, tick), "{} at {tick}: {}", builtin.name, text.in_language("en"));
        }
    }
    assert!(facts > 20, "{facts}");
}

/// The numbers in a text, each with the word before it. `2n`, `p5` and `16³` are no numbers, but `2,080` is one.
fn figures(text: &str) -> Vec<(String, u64)> {
    let text: Vec<char> = text.chars().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        if !text[at].is_ascii_digit() {
            at += 1;
            continue;
        }
        let first = at;
        while at < text.len() && (text[at].is_ascii_digit() || is_separator(&text, at)) {
            at += 1;
        }
        let is_part = |beside: Option<&char>| beside.is_some_and(|beside| beside.is_alphanumeric() || *beside == '_');
        if is_part(first.checked_sub(1).map(|before| &text[before])) || is_part(text.get(at)) {
            continue;
        }
        let digits: String = text[first..at].iter().filter(|letter| letter.is_ascii_digit()).collect();
        let before: String = text[..first].iter().collect();
        let word = before.split_whitespace().next_back().unwrap_or_default().to_owned();
        found.push((word, digits.parse().expect("long digit strings are numbers")));
    }
    found
}

/// Whether the character separates groups of digits: a comma, or a point in languages other than English.
fn is_separator(text: &[char], at: usize) -> bool {
    let digit = |at: usize| text.get(at).is_some_and(char::is_ascii_digit);
    [',', '.'].contains(&text[at]) && at > 0 && digit(at - 1) && (at + 1..at + 4).all(digit) && !digit(at + 4)
}

fn allowed_figures(scenario: &Scenario, validity: &Validity) -> BTreeSet<u64> {
    let mut allowed: BTreeSet<u64> = scenario.seating().iter().map(|id| u64::from(id.number())).collect();
    allowed.extend(scenario.proposals.iter().filter_map(|value| match value {
        Datum::Number(number) => Some(u64::from(*number)),
        Datum::Word(_) => None,
    }));
    allowed.extend(&validity.cites);
    if let Some(facts) = &validity.facts {
        let counts = facts.messages.iter().map(|(_, count)| *count);
        allowed.extend(counts.clone().chain([counts.sum()]).chain(facts.in_all).chain(facts.by));
    }
    allowed
}

#[test]
fn every_figure_of_a_built_in_note_or_question_is_explained() {
    let mut unexplained = Vec::new();
    for builtin in builtin::ALL {
        let scenario = scenario(builtin.name);
        for Cue { tick, text, validity } in all(&scenario) {
            let allowed = allowed_figures(&scenario, validity);
            for (language, words) in &text.by_language {
                for (before, figure) in figures(words) {
                    let is_past = before == "tick" && tick.is_none_or(|tick| figure <= tick);
                    if !is_past && !allowed.contains(&figure) {
                        unexplained.push(format!("{}, tick {tick:?}, {language}: {figure} in {words:?}", builtin.name));
                    }
                }
            }
        }
    }
    assert!(unexplained.is_empty(), "{}", unexplained.join("\n"));
}

#[test]
fn every_cited_figure_occurs_in_its_note() {
    for builtin in builtin::ALL {
        let scenario = scenario(builtin.name);
        for Cue { text, validity, .. } in all(&scenario) {
            let said: BTreeSet<u64> =
                text.by_language.values().flat_map(|words| figures(words)).map(|(_, figure)| figure).collect();
            assert!(
                validity.cites.iter().all(|cited| said.contains(cited)),
                "{}: {:?} in {said:?}",
                builtin.name,
                validity.cites
            );
        }
    }
}

/// Number words from 3 on, by language. Texts must use digits instead of these words, because the tests check only
/// digits.
const NUMBER_WORDS: [(&str, &str); 3] = [
    (
        "en",
        "three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen twenty thirty forty fifty sixty seventy hundred thousand",
    ),
    (
        "es",
        "tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis veinte treinta cuarenta cincuenta sesenta setenta cien mil",
    ),
    (
        "pt",
        "três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis vinte trinta quarenta cinquenta sessenta setenta cem mil",
    ),
];

#[test]
fn ticks_and_counts_are_written_as_figures() {
    for builtin in builtin::ALL {
        let scenario = scenario(builtin.name);
        for Cue { text, .. } in all(&scenario) {
            for (language, numbers) in NUMBER_WORDS {
                let said = text.in_language(language).to_lowercase();
                let mut words = said.split(|letter: char| !letter.is_alphabetic());
                let word = words.find(|word| numbers.split(' ').any(|number| number == *word));
                assert_eq!(word, None, "{}, {language}: {said}", builtin.name);
            }
        }
    }
}

#[test]
fn no_verdict_hides_a_violation_of_agreement() {
    let mut broken = Vec::new();
    for demo in builtin::ALL {
        let scenario = scenario(demo.name);
        if scenario.count() > 16 || scenario.protocol().entry().strip != Strip::Decisions {
            continue;
        }
        let mut session = Session::open(&scenario);
        while session.tick() < 60 && session.next_tick() == Moved::Yes {
            let frame = session.frame(&ask());
            let is_broken = |found: &Property| found.name == "agreement" && found.status == Status::Violated;
            if frame.properties.iter().any(is_broken) {
                assert!(
                    matches!(frame.verdict, Verdict::SplitValues { .. }),
                    "{} {}: {:?}",
                    demo.name,
                    session.tick(),
                    frame.verdict
                );
                broken.push(demo.name);
            }
        }
    }
    // At least these scenarios must violate agreement. In the first two, processes crash.
    assert!(
        broken.contains(&"paxos-amnesia")
            && broken.contains(&"paxos-both-forget")
            && broken.contains(&"paxos-own-value"),
        "{broken:?}"
    );
}
