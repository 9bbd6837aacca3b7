//! The recently opened demos, then all topics and demos in the reader's language, and the search in their texts.

use std::{cell::OnceCell, path::Path};

use crate::tui::features::prelude::*;
use crate::{each_once, tui::filter::Filter, tui::filter::folded, tui::filter::places};
use suffrage_scenario::{builtin, builtin::BuiltIn, read};
use suffrage_text::LocalText;
use suffrage_view::view_state::overlay::{Below, DemoRow, Part, TopicRow};
use suffrage_view::words;

/// The first topic has at most this number of recently opened demos.
const LAST: usize = 9;
const SHOWN: usize = 3;

pub(super) struct Course {
    pub(super) rows: Rc<[TopicRow]>,
    demos: Vec<Vec<Demo>>,
    has_last: bool,
}

pub(super) struct Demo {
    pub(super) name: String,
    pub(super) whole_title: String,
    /// The title in the row leaves out the name of the protocol.
    pub(super) row: DemoRow,
}

impl Demo {
    fn of(built_in: &BuiltIn, texts: &Texts) -> Self {
        let code = texts.language().code();
        let protocol = texts.protocol(built_in.protocol, built_in.protocol_title());
        let whole_title = texts.spelled(built_in.title(code)).into_owned();
        let row = DemoRow {
            title: part(words::beside_protocol(&whole_title, &protocol)),
            summary: part(texts.spelled(built_in.summary(code)).into_owned()),
            group: (protocol, None),
            n: Some(built_in.n),
            variant: (built_in.variant != "standard").then(|| texts.variant(built_in.variant)),
            ..DemoRow::default()
        };
        Self { name: built_in.name.to_owned(), whole_title, row }
    }

    fn of_file(path: &str) -> Self {
        let name = Path::new(path).file_name().map_or(path.into(), |name| name.to_string_lossy()).into_owned();
        let row = DemoRow { title: part(name.clone()), summary: part(path.to_owned()), ..DemoRow::default() };
        Self { name: path.to_owned(), whole_title: name, row }
    }
}

const fn part(text: String) -> Part {
    Part { text, found: Vec::new() }
}

impl Course {
    pub(super) fn of(app: &App) -> Self {
        let texts = &app.look.texts;
        let (mut rows, mut demos): (Vec<TopicRow>, Vec<Vec<Demo>>) = (Vec::new(), Vec::new());
        let opened = app.library.opened();
        let demo =
            |name: &String| builtin::named(name).map_or_else(|| Demo::of_file(name), |known| Demo::of(known, texts));
        let last: Vec<Demo> = opened.iter().take(LAST).map(demo).collect();
        let has_last = !last.is_empty();
        if has_last {
            let lengths = |demo: &Demo| [demo.whole_title.clone(), demo.row.title.text.clone()].into_iter().collect();
            let below = Below::Demos(last.iter().take(SHOWN).map(lengths).collect());
            rows.push(TopicRow { title: texts.say(ids::DEMOS_LAST_OPENED), count: last.len(), below });
            demos.push(last);
        }
        for topic in builtin::TOPICS.iter().filter(|topic| !topic.demos.is_empty()) {
            let of_topic: Vec<Demo> = topic.demos().iter().map(|known| Demo::of(known, texts)).collect();
            let below = Below::Protocols(each_once(of_topic.iter().map(|demo| demo.row.group.0.clone())));
            rows.push(TopicRow { title: texts.say(topic.title), count: of_topic.len(), below });
            demos.push(of_topic);
        }
        Self { rows: rows.into(), demos, has_last }
    }

    pub(super) fn demos(&self, topic: usize) -> &[Demo] {
        self.demos.get(topic).map_or(&[], Vec::as_slice)
    }

    pub(super) fn last_topic(&self) -> usize {
        self.demos.len().saturating_sub(1)
    }

    /// Leaves out the topic of recently opened demos.
    pub(super) fn lectures(&self) -> impl Iterator<Item = (usize, &[Demo])> {
        self.demos.iter().map(Vec::as_slice).enumerate().skip(usize::from(self.has_last))
    }

    /// The place of the next demo; for the last demo, its own place.
    pub(super) fn after(&self, (topic, at): (usize, usize)) -> (usize, usize) {
        // A recently opened demo has no next one.
        if self.has_last && topic == 0 {
            return (topic, at);
        }
        match (at + 1 < self.demos(topic).len(), topic < self.last_topic()) {
            (true, _) => (topic, at + 1),
            (false, true) => (topic + 1, 0),
            (false, false) => (topic, at),
        }
    }

    pub(super) fn place_of(&self, name: &str) -> Option<(usize, usize)> {
        let find = |(topic, demos): (usize, &[Demo])| Some((topic, demos.iter().position(|demo| demo.name == name)?));
        self.lectures().find_map(find).or_else(|| find((0, self.demos(0)))).or_else(|| self.has_last.then_some((1, 0)))
    }
}

/// The texts are title, summary, and kind of run.
const IN_LIST: usize = 3;
const ELSEWHERE: [TextId; 3] = [ids::DEMOS_FOUND_PROPERTY, ids::DEMOS_FOUND_NOTE, ids::DEMOS_FOUND_ABOUT];

/// The topic, the index in the topic, and the row.
pub(super) type FoundDemo = ((usize, usize), DemoRow);

pub(super) struct Index {
    texts: Texts,
    /// The folded texts of each demo, made when the user first types.
    folded: OnceCell<Vec<[String; IN_LIST + ELSEWHERE.len()]>>,
}

impl Index {
    pub(super) fn new(texts: &Texts) -> Self {
        Self { texts: texts.clone(), folded: OnceCell::new() }
    }

    pub(super) fn find(&self, course: &Course, typed: &str) -> Vec<FoundDemo> {
        let filter = Filter::new(typed);
        let all = self.folded.get_or_init(|| builtin::ALL.iter().map(|demo| self.texts_of(demo)).collect());
        let demos = course
            .lectures()
            .flat_map(|(topic, demos)| demos.iter().enumerate().map(move |(at, demo)| ((topic, at), demo)));
        let mut found: Vec<(usize, FoundDemo)> = Vec::new();
        for ((at, demo), said) in demos.zip(all) {
            if let Some(place) = filter.furthest(said) {
                let elsewhere = place.checked_sub(IN_LIST).and_then(|place| ELSEWHERE.get(place));
                let row = self.row(demo, &course.rows[at.0].title, &filter, elsewhere.copied());
                found.push((place, (at, row)));
            }
        }
        found.sort_by_key(|(place, _)| *place);
        found.into_iter().map(|(_, row)| row).collect()
    }

    fn row(&self, demo: &Demo, topic: &str, filter: &Filter, elsewhere: Option<TextId>) -> DemoRow {
        let DemoRow { group: (protocol, _), title, summary, .. } = &demo.row;
        let part = |part: &Part| Part { text: part.text.clone(), found: places(&part.text, filter) };
        DemoRow {
            group: (protocol.clone(), Some(topic.to_owned())),
            title: part(title),
            summary: part(summary),
            found: elsewhere.map(|elsewhere| self.texts.say(elsewhere)),
            ..demo.row.clone()
        }
    }

    fn texts_of(&self, known: &builtin::BuiltIn) -> [String; IN_LIST + ELSEWHERE.len()] {
        let texts = &self.texts;
        let code = texts.language().code();
        // Tests guarantee that built-in files have no faults.
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

    fn broken(&self, scenario: &Scenario) -> String {
        let named = |name: &&'static str| {
            let said = ["title", "demands"]
                .map(|what| self.texts.by_key(&format!("property-{name}-{what}"), &[]).unwrap_or_default());
            format!("{name} {}", said.join(" "))
        };
        scenario.expect.violates.iter().map(named).collect::<Vec<_>>().join(" ")
    }
}
