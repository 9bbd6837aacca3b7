//! The table of keys and the glossary, of which those rows are shown that have what was typed.

use crossterm::event::Event;
use tui_input::Input;

use crate::tui::app::App;
use crate::tui::binding::{Binding, KeyPlace};
use crate::tui::filter::{Filter, Searchable};
use crate::tui::key::{self, Key};
use crate::tui::layer::Layer;
use crate::tui::layers::glossary;
use crate::tui::layers::line::changes;
use suffrage_text::{TextId, Texts, ids};
use suffrage_view::view_state::{HelpGroup, Overlay, overlay};

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

impl Layer<App> for Help {
    fn place(&self) -> KeyPlace {
        KeyPlace::Help
    }

    fn overlay(&self, app: &App) -> Overlay {
        Overlay::Help(overlay::Help {
            groups: groups(app.bindings, &app.look.texts, (self.first, self.input.value()))
                .into_iter()
                .chain(glossary::groups(&app.look, self.input.value()))
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

pub(in crate::tui) fn open(app: &mut App) {
    let place = app.place();
    let here = app.bindings.iter().find(|entry| entry.place == place && place != KeyPlace::Screen);
    app.layers.open(Help { first: here.map(|entry| entry.group), ..Help::default() });
}

/// Opens the help at what has these words.
pub(in crate::tui) fn look_up(app: &mut App, words: &str) {
    app.layers.open(Help { input: Input::new(words.to_owned()), ..Help::default() });
}

/// All keys by group, in the order of the table but for one group that comes first; of them those that fit what has been typed.
pub(in crate::tui) fn groups(
    bindings: &[Binding<App>],
    texts: &Texts,
    (first, typed): (Option<TextId>, &str),
) -> Vec<HelpGroup> {
    let query = Filter::new(typed);
    let mut groups: Vec<HelpGroup> = Vec::new();
    let rest = GROUPS.iter().copied().filter(|group| Some(*group) != first);
    for group in first.into_iter().chain(rest) {
        // Keys that do the same in two places of a group share a row.
        let mut gathered: Vec<(TextId, Vec<Key>)> = Vec::new();
        for entry in bindings.iter().filter(|entry| entry.group == group) {
            let caps: Vec<String> = entry.keys.iter().map(|key| key.cap(texts)).collect();
            if !query.is_in(Searchable { caps: &caps, texts: &entry.said(texts) }) {
                continue;
            }
            match gathered.iter_mut().find(|(does, _)| *does == entry.id) {
                Some((_, keys)) => key::add(keys, entry.keys),
                None => gathered.push((entry.id, entry.keys.to_vec())),
            }
        }
        let rows: Vec<_> =
            gathered.into_iter().map(|(does, keys)| (key::caps(&keys, texts), texts.say(does))).collect();
        if !rows.is_empty() {
            groups.push(HelpGroup { title: texts.say(group), rows, explains: false });
        }
    }
    groups
}
