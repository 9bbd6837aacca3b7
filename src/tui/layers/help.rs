//! The table of keys and the glossary, of which those rows are shown that have what was typed.

use crossterm::event::Event;
use tui_input::Input;

use crate::tui::binding::{self, Key, KeyPlace};
use crate::tui::filter::{Filter, Searchable};
use crate::tui::{app::App, bindings::TABLE, layers::Layer, layers::line::changes};
use suffrage_engine::property::{demand, names, title};
use suffrage_engine::protocol::{Remark, Scope, Value};
use suffrage_text::{TextId, Texts, ids};
use suffrage_view::view_state::{HelpGroup, Overlay, overlay};
use suffrage_view::{self as paint, Look};

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
    /// The keys of what it was opened over, which come first.
    first: Option<TextId>,
}

impl Layer for Help {
    fn place(&self) -> KeyPlace {
        KeyPlace::Help
    }

    fn overlay(&self, app: &App) -> Overlay {
        Overlay::Help(overlay::Help {
            groups: groups(&app.look.texts, (self.first, self.input.value()))
                .into_iter()
                .chain(glossary(&app.look, self.input.value()))
                .collect(),
            input: self.input.value().to_owned(),
            cursor: self.input.cursor(),
            scroll: self.scroll,
        })
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
    app.layers.open(Help { first: here.map(|entry| entry.group), ..Help::default() });
}

/// Opens the help at what has these words.
pub(crate) fn look_up(app: &mut App, words: &str) {
    app.layers.open(Help { input: Input::new(words.to_owned()), ..Help::default() });
}

/// All keys by group, in the order of the table but for one group that comes first; of them those that fit what has been typed.
pub(crate) fn groups(texts: &Texts, (first, typed): (Option<TextId>, &str)) -> Vec<HelpGroup> {
    let query = Filter::new(typed);
    let mut groups: Vec<HelpGroup> = Vec::new();
    let rest = GROUPS.iter().copied().filter(|group| Some(*group) != first);
    for group in first.into_iter().chain(rest) {
        // Keys that do the same in two places of a group share a row.
        let mut gathered: Vec<(TextId, Vec<Key>)> = Vec::new();
        for entry in TABLE.iter().filter(|entry| entry.group == group) {
            let caps: Vec<String> = entry.keys.iter().map(|key| key.cap(texts)).collect();
            if !query.is_in(Searchable { caps: &caps, texts: &entry.said(texts) }) {
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

/// Each word with what it means, those of a picture first.
const WORDS: &[(TextId, TextId)] = &[
    (ids::TERM_UNDEFINED, ids::MEANS_UNDEFINED),
    (ids::TERM_ELECTED, ids::MEANS_ELECTED),
    (ids::TERM_TICK, ids::MEANS_TICK),
    (ids::TERM_PATIENCE, ids::MEANS_PATIENCE),
    (ids::TERM_TIMES, ids::MEANS_TIMES),
    (ids::TERM_LETTERS, ids::MEANS_LETTERS),
    (ids::TERM_HARMONIC, ids::MEANS_HARMONIC),
    (ids::TERM_ORDER, ids::MEANS_ORDER),
    (ids::TERM_BOUNDS, ids::MEANS_BOUNDS),
    (ids::TERM_ELECTION, ids::MEANS_ELECTION),
    (ids::TERM_AGREEMENT, ids::MEANS_AGREEMENT),
    (ids::TERM_PROPOSAL, ids::MEANS_PROPOSAL),
    (ids::TERM_DECISION, ids::MEANS_DECISION),
    (ids::TERM_MAJORITY, ids::MEANS_MAJORITY),
    (ids::TERM_CRASH_FAULT, ids::MEANS_CRASH_FAULT),
    (ids::TERM_BYZANTINE_FAULT, ids::MEANS_BYZANTINE_FAULT),
    (ids::TERM_TRAITOR, ids::MEANS_TRAITOR),
    (ids::TERM_COMMANDER, ids::MEANS_COMMANDER),
    (ids::TERM_ORAL, ids::MEANS_ORAL),
    (ids::TERM_SIGNED, ids::MEANS_SIGNED),
    (ids::TERM_CLIENT, ids::MEANS_CLIENT),
    (ids::TERM_PROPOSER, ids::MEANS_PROPOSER),
    (ids::TERM_ACCEPTOR, ids::MEANS_ACCEPTOR),
    (ids::TERM_LEARNER, ids::MEANS_LEARNER),
    (ids::TERM_BALLOT, ids::MEANS_BALLOT),
    (ids::TERM_PROMISE, ids::MEANS_PROMISE),
    (ids::TERM_CHOSEN, ids::MEANS_CHOSEN),
    (ids::TERM_LEARNED, ids::MEANS_LEARNED),
    (ids::TERM_BACK_OFF, ids::MEANS_BACK_OFF),
    (ids::TERM_REPLICATED_LOG, ids::MEANS_REPLICATED_LOG),
    (ids::TERM_SLOT, ids::MEANS_SLOT),
    (ids::TERM_NO_OP, ids::MEANS_NO_OP),
    (ids::TERM_SUPER_PEER, ids::MEANS_SUPER_PEER),
    (ids::TERM_SEGMENT, ids::MEANS_SEGMENT),
    (ids::TERM_FINGER, ids::MEANS_FINGER),
    (ids::TERM_LOOK_UP, ids::MEANS_LOOK_UP),
    (ids::TERM_OVERLAY, ids::MEANS_OVERLAY),
    (ids::TERM_TOKEN, ids::MEANS_TOKEN),
    (ids::TERM_GOSSIP, ids::MEANS_GOSSIP),
    (ids::TERM_TORUS, ids::MEANS_TORUS),
    (ids::TERM_STABLE_STORAGE, ids::MEANS_STABLE_STORAGE),
    (ids::TERM_INITIATOR, ids::MEANS_INITIATOR),
    (ids::TERM_PARTICIPATING, ids::MEANS_PARTICIPATING),
    (ids::TERM_QUORUM, ids::MEANS_QUORUM),
    (ids::TERM_TERM, ids::MEANS_TERM),
    (ids::TERM_ROUND, ids::MEANS_ROUND),
    (ids::TERM_HOP, ids::MEANS_HOP),
    (ids::TERM_ANONYMOUS, ids::MEANS_ANONYMOUS),
    (ids::TERM_REPEATABLE, ids::MEANS_REPEATABLE),
    (ids::TERM_SEED, ids::MEANS_SEED),
    (ids::TERM_DETECTOR, ids::MEANS_DETECTOR),
    (ids::TERM_HEARTBEAT, ids::MEANS_HEARTBEAT),
    (ids::TERM_CRASH, ids::MEANS_CRASH),
    (ids::TERM_BOUNCE, ids::MEANS_BOUNCE),
    (ids::TERM_FIFO, ids::MEANS_FIFO),
    (ids::TERM_CUT, ids::MEANS_CUT),
    (ids::TERM_SPLIT_BRAIN, ids::MEANS_SPLIT_BRAIN),
    (ids::TERM_SETTLING, ids::MEANS_SETTLING),
    (ids::TERM_REST, ids::MEANS_REST),
    (ids::TERM_UNDECIDED, ids::MEANS_UNDECIDED),
    (ids::TERM_VARIANT, ids::MEANS_VARIANT),
    (ids::TERM_CAUSE, ids::MEANS_CAUSE),
    (ids::TERM_BRANCH, ids::MEANS_BRANCH),
    (ids::TERM_STOP, ids::MEANS_STOP),
];

/// The groups of the glossary; of each the rows that fit what has been typed.
pub(crate) fn glossary(look: &Look, typed: &str) -> Vec<HelpGroup> {
    let texts = &look.texts;
    let said = |(sign, means): (String, TextId)| (sign, texts.say(means));
    let signs = paint::signs(&look.glyphs).into_iter().map(said).collect();
    let marks = paint::timeline_signs(&look.glyphs).into_iter().map(said).collect();
    let all = [
        (ids::GROUP_GLOSSARY, words(texts)),
        (ids::GROUP_JUDGED, properties(texts)),
        (ids::GROUP_SIGNS, signs),
        (ids::GROUP_TIMELINE, marks),
    ];
    all.into_iter().filter_map(|(title, rows)| fitting(texts.say(title), rows, typed)).collect()
}

/// The words that fit what has been typed, with what they mean: those that are called so first.
pub(crate) fn found(texts: &Texts, typed: &str) -> Vec<(String, String)> {
    let query = Filter::new(typed);
    let cost =
        |(word, means): &(String, String)| query.cost(Searchable { caps: &[], texts: &[word.clone(), means.clone()] });
    let mut found: Vec<(u32, (String, String))> =
        words(texts).into_iter().chain(properties(texts)).filter_map(|row| Some((cost(&row)?, row))).collect();
    found.sort_by_key(|(cost, _)| *cost);
    found.into_iter().map(|(_, row)| row).collect()
}

fn words(texts: &Texts) -> Vec<(String, String)> {
    WORDS.iter().map(|(word, means)| (texts.say(*word), texts.say(*means))).collect()
}

/// Every property, with what it demands and its name in files.
fn properties(texts: &Texts) -> Vec<(String, String)> {
    let row = |name, demands| {
        (texts.remark(&title(name)), texts.say(ids::MeansProperty { demands: Value::from(demands), name }))
    };
    names()
        .flat_map(|name| {
            // Of elections, and of processes that decide on values, where that is another sentence.
            let mut all: Vec<Remark> = Vec::new();
            for demands in Scope::ALL.into_iter().filter_map(|scope| demand(name, scope)) {
                if !all.contains(&demands) {
                    all.push(demands);
                }
            }
            all.into_iter().map(move |demands| row(name, demands))
        })
        .collect()
}

fn fitting(title: String, rows: Vec<(String, String)>, typed: &str) -> Option<HelpGroup> {
    let query = Filter::new(typed);
    let fits = |(word, means): &(String, String)| {
        query.is_in(Searchable {
            caps: std::slice::from_ref(word),
            texts: &[word.clone(), means.clone(), title.clone()],
        })
    };
    let rows: Vec<_> = rows.into_iter().filter(fits).collect();
    (!rows.is_empty()).then_some(HelpGroup { title, rows, explains: true })
}
