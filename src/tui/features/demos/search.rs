//! Finding a demo by anything that is said of it or in it.

use std::cell::OnceCell;

use super::course::{Course, Demo};
use crate::tui::filter::{Filter, folded, places};
use suffrage_scenario::{Scenario, builtin, read};
use suffrage_text::{LocalText, TextId, Texts, ids};
use suffrage_view::view_state::overlay::{DemoRow, Part};

/// Where something can be found in a demo, the most telling place first: its title, its summary, what it is a run of; what is said of them
/// in rows of the list needs no telling.
const IN_LIST: usize = 3;
/// The places that the list does not show.
const ELSEWHERE: [TextId; 3] = [ids::DEMOS_FOUND_PROPERTY, ids::DEMOS_FOUND_NOTE, ids::DEMOS_FOUND_ABOUT];

/// A demo that was found: its topic and the place in it, and its row.
pub(super) type Found = ((usize, usize), DemoRow);

/// All texts of all demos as they are compared, read when something is typed for the first time.
pub(super) struct Index {
    texts: Texts,
    /// By the place of the demo in the course.
    folded: OnceCell<Vec<[String; IN_LIST + ELSEWHERE.len()]>>,
}

impl Index {
    pub(super) fn new(texts: &Texts) -> Self {
        Self { texts: texts.clone(), folded: OnceCell::new() }
    }

    /// The demos that have every word that is typed, those first in which the most telling places have them, in the order of the course;
    /// with their topic and place, and as rows.
    pub(super) fn find(&self, course: &Course, typed: &str) -> Vec<Found> {
        let filter = Filter::new(typed);
        let all = self.folded.get_or_init(|| builtin::ALL.iter().map(|demo| self.said_of(demo)).collect());
        let demos = course
            .lectures()
            .flat_map(|(topic, demos)| demos.iter().enumerate().map(move |(at, demo)| ((topic, at), demo)));
        let mut found: Vec<(usize, Found)> = Vec::new();
        for ((at, demo), said) in demos.zip(all) {
            if let Some(place) = filter.furthest(said) {
                let elsewhere = place.checked_sub(IN_LIST).and_then(|place| ELSEWHERE.get(place));
                let row = self.row(demo, course.title(at.0), &filter, elsewhere.copied());
                found.push((place, (at, row)));
            }
        }
        found.sort_by_key(|(place, _)| *place);
        found.into_iter().map(|(_, row)| row).collect()
    }

    fn row(&self, demo: &Demo, topic: &str, filter: &Filter, elsewhere: Option<TextId>) -> DemoRow {
        let part = |text: &str| Part { text: text.to_owned(), found: places(text, filter) };
        DemoRow {
            group: (demo.protocol.clone(), Some(topic.to_owned())),
            is_watched: false,
            number: None,
            title: part(&demo.title),
            summary: part(&demo.summary),
            found: elsewhere.map(|elsewhere| self.texts.say(elsewhere)),
            ..demo.row(0)
        }
    }

    /// What can be found of a demo, in the order of its places.
    fn said_of(&self, known: &builtin::BuiltIn) -> [String; IN_LIST + ELSEWHERE.len()] {
        let texts = &self.texts;
        let code = texts.language().code();
        // The program's own files have no faults: tests hold it.
        let Ok(scenario) = read(known.text) else { return Default::default() };
        let local = |text: &LocalText| text.in_language(code).to_owned();
        let entry = scenario.protocol().entry();
        let variant = texts.by_key(&format!("variant-{}-{}", known.protocol, known.variant), &[]).unwrap_or_default();
        let run =
            [texts.protocol(known.protocol, entry.title), known.name.to_owned(), texts.variant(known.variant), variant];
        let told = scenario.notes.iter().map(|note| local(&note.text));
        let asked = scenario.questions.iter().flat_map(|asked| asked.choices.iter().chain([&asked.ask]));
        let told: Vec<String> = told.chain(asked.map(local)).collect();
        let all = [
            known.title(code).to_owned(),
            known.summary(code).to_owned(),
            run.join(" "),
            self.broken(&scenario),
            told.join(" "),
            local(&scenario.about),
        ];
        all.map(|text| folded(&text))
    }

    /// The properties that break in the run, by their names in files and in the reader's words.
    fn broken(&self, scenario: &Scenario) -> String {
        let named = |name: &&'static str| {
            let said = ["title", "demands"]
                .map(|what| self.texts.by_key(&format!("property-{name}-{what}"), &[]).unwrap_or_default());
            format!("{name} {}", said.join(" "))
        };
        scenario.expect.violates.iter().map(named).collect::<Vec<_>>().join(" ")
    }
}
