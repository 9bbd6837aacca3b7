//! The layer with the table of keys and the glossary, filtered by the typed text.

use crossterm::event::Event;
use tui_input::Input;

use crate::each_once;
use crate::tui::binding::{self, Key, KeyPlace};
use crate::tui::features::lesson;
use crate::tui::filter::{Filter, ranked};
use crate::tui::{app::App, bindings::TABLE, layers::Layer, layers::list::changes};
use suffrage_engine::property::{demand, names, title};
use suffrage_engine::protocol::{Scope, Value};
use suffrage_engine::protocols::{CATALOGUE, Entry};
use suffrage_text::{TextId, Texts, ids};
use suffrage_view::{self as paint, Look, view_state::HelpGroup, view_state::Overlay, view_state::overlay};

const GROUPS: &[TextId] = &[
    ids::GROUP_TIME,
    ids::GROUP_PROCESS,
    ids::GROUP_ACTS,
    ids::GROUP_RUN,
    ids::GROUP_BRANCHES,
    ids::GROUP_TREE,
    ids::GROUP_SCREEN,
    ids::GROUP_SPACE_TIME,
    ids::GROUP_PROPERTIES,
    ids::GROUP_HOW,
    ids::GROUP_NOTE,
    ids::GROUP_LESSON,
    ids::GROUP_VOTE,
    ids::GROUP_DEMOS,
    ids::GROUP_NEXT_DEMO,
    ids::GROUP_READING,
    ids::GROUP_FLIGHT,
    ids::GROUP_WHY,
    ids::GROUP_FAULTS,
    ids::GROUP_LIES,
    ids::GROUP_CHECK,
    ids::GROUP_HELP,
    ids::GROUP_CHOOSING,
    ids::GROUP_CONFIRMING,
];

#[derive(Default)]
struct Help {
    input: Input,
    scroll: usize,
    /// The group of keys that the help shows first. `None` keeps the order of [`GROUPS`].
    first: Option<TextId>,
}

impl Layer for Help {
    fn place(&self) -> KeyPlace {
        KeyPlace::Help
    }

    fn overlay(&self, app: &App) -> Overlay {
        let typed = self.input.value();
        let texts = &app.look.texts;
        let seen = paint::signs_of(&app.frame, &app.look.of_run(app.frame.anonymous));
        let seen = if self.first.is_none() { fitting(texts.say(ids::GROUP_SEEN), seen, typed) } else { None };
        let keys = groups(texts, (self.first, typed));
        let groups = seen.into_iter().chain(keys).chain(glossary(&app.look, typed)).collect();
        let (input, cursor) = (typed.to_owned(), self.input.cursor());
        Overlay::Help(overlay::Help { groups, input, cursor, scroll: self.scroll })
    }

    fn edit(&mut self, event: &Event) -> bool {
        if changes(&mut self.input, event) {
            self.scroll = 0;
        }
        true
    }

    fn scrolled(&mut self) -> Option<&mut usize> {
        Some(&mut self.scroll)
    }
}

pub(crate) fn open(app: &mut App) {
    let place = app.place();
    let here = TABLE.iter().find(|entry| entry.place == place && place != KeyPlace::Screen);
    let is_lesson = lesson::is_here(app) && !matches!(place, KeyPlace::Vote | KeyPlace::Class);
    let first = if is_lesson { Some(ids::GROUP_LESSON) } else { here.map(|entry| entry.group) };
    app.layers.open(Help { first, ..Help::default() });
}

pub(crate) fn look_up(app: &mut App, words: &str) {
    app.layers.open(Help { input: Input::new(words.to_owned()), ..Help::default() });
}

pub(crate) fn groups(texts: &Texts, (first, typed): (Option<TextId>, &str)) -> Vec<HelpGroup> {
    let query = Filter::new(typed);
    let mut groups: Vec<HelpGroup> = Vec::new();
    let rest = GROUPS.iter().copied().filter(|group| Some(*group) != first);
    for group in first.into_iter().chain(rest) {
        // Keys with the same effect in two places of a group share a row.
        let mut gathered: Vec<(TextId, Vec<Key>)> = Vec::new();
        for entry in TABLE.iter().filter(|entry| entry.group == group) {
            let caps = || entry.keys.iter().map(|key| key.cap(texts)).collect::<Vec<_>>();
            if !typed.is_empty() && !query.is_in(&caps(), &entry.said(&[texts])) {
                continue;
            }
            match gathered.iter_mut().find(|(does, _)| *does == entry.id) {
                Some((_, keys)) => binding::add(keys, entry.keys),
                None => gathered.push((entry.id, entry.keys.to_vec())),
            }
        }
        let rows: Vec<_> =
            gathered.into_iter().map(|(does, keys)| (binding::caps(&keys, texts), texts.say(does))).collect();
        if !rows.is_empty() {
            groups.push(HelpGroup { title: texts.say(group), rows, explains: false });
        }
    }
    groups
}

/// The texts of the word `tick` are `term-tick` (its name) and `means-tick` (its meaning).
const WORDS: &str = "
    undefined elected tick patience times letters harmonic order bounds election agreement proposal decision
    majority crash-fault byzantine-fault traitor commander oral signed client proposer acceptor learner ballot
    promise chosen learned back-off replicated-log slot no-op super-peer segment finger look-up overlay token
    gossip torus stable-storage initiator participating quorum term round hop anonymous repeatable seed detector
    heartbeat crash bounce fifo cut split-brain settling rest undecided variant cause branch stop
";

pub(crate) fn glossary(look: &Look, typed: &str) -> Vec<HelpGroup> {
    let texts = &look.texts;
    let said = |(sign, means): (String, TextId)| (sign, texts.say(means));
    let signs = paint::signs(&look.glyphs).into_iter().map(said).collect();
    let marks = paint::timeline_signs(&look.glyphs).into_iter().map(said).collect();
    let all = [
        (ids::GROUP_GLOSSARY, words(texts)),
        (ids::GROUP_ALGORITHMS, algorithms(texts)),
        (ids::GROUP_JUDGED, properties(texts)),
        (ids::GROUP_SIGNS, signs),
        (ids::GROUP_TIMELINE, marks),
    ];
    all.into_iter().filter_map(|(title, rows)| fitting(texts.say(title), rows, typed)).collect()
}

pub(crate) fn found(texts: &Texts, typed: &str) -> Vec<(String, String)> {
    let query = Filter::new(typed);
    ranked(words(texts).into_iter().chain(algorithms(texts)).chain(properties(texts)), |(word, means)| {
        query.cost(&[], &[word.clone(), means.clone()])
    })
}

/// The terms of the glossary and the titles of all properties, in the same order in every language.
pub(crate) fn terms(texts: &Texts) -> Vec<String> {
    let titles = names().map(|name| format!("{}, {name}", texts.remark(&title(name))));
    words(texts).into_iter().map(|(word, _)| word).chain(titles).collect()
}

fn algorithms(texts: &Texts) -> Vec<(String, String)> {
    let row = |entry: &Entry| (texts.protocol(entry.name, entry.title), texts.about_protocol(entry.name));
    CATALOGUE.iter().map(row).collect()
}

fn words(texts: &Texts) -> Vec<(String, String)> {
    let said = |kind, word| texts.by_key(&format!("{kind}-{word}"), &[]).unwrap_or_default();
    WORDS.split_whitespace().map(|word| (said("term", word), said("means", word))).collect()
}

fn properties(texts: &Texts) -> Vec<(String, String)> {
    let row = |name, demands| {
        (texts.remark(&title(name)), texts.say(ids::MeansProperty { demands: Value::from(demands), name }))
    };
    let rows = names().flat_map(|name| {
        // Elections and agreement may have different requirements.
        let all = each_once(Scope::ALL.into_iter().filter_map(|scope| demand(name, scope)));
        all.into_iter().map(move |demands| row(name, demands))
    });
    rows.collect()
}

fn fitting(title: String, rows: Vec<(String, String)>, typed: &str) -> Option<HelpGroup> {
    let query = Filter::new(typed);
    let fits = |(word, means): &(String, String)| {
        let texts = || [word.clone(), means.clone(), title.clone()];
        typed.is_empty() || query.is_in(std::slice::from_ref(word), &texts())
    };
    let rows: Vec<_> = rows.into_iter().filter(fits).collect();
    (!rows.is_empty()).then_some(HelpGroup { title, rows, explains: true })
}
