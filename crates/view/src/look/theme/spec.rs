//! A theme as its file defines it, before it is adapted to a terminal. Its values override those of its base theme.

use super::{ThemeName, shade::Shade, shade::contrast};
use crate::prelude::*;

/// The names of the colour roles in a theme file.
pub(super) const ROLES: [&str; 9] =
    ["background", "foreground", "muted", "faint", "web", "rule", "bar", "fault", "keyword"];
pub(super) const BACKGROUND: usize = 0;
pub(super) const FOREGROUND: usize = 1;
pub(super) const MUTED: usize = 2;
pub(super) const FAINT: usize = 3;
pub(super) const WEB: usize = 4;
pub(super) const RULE: usize = 5;
pub(super) const BAR: usize = 6;
pub(super) const FAULT: usize = 7;
pub(super) const KEYWORD: usize = 8;

#[derive(Clone, Copy)]
pub(super) struct Table {
    pub(super) key: &'static str,
    pub(super) name: &'static str,
}

macro_rules! tables {
    ($within:literal: $($key:literal)*) => { [$(Table { key: $key, name: concat!("[", $within, ".", $key, "]") }),*] };
}

/// The tables of states in a theme file, in the order of [`Role`].
pub(super) const STATES: [Table; Role::COUNT] =
    tables!("states": "idle" "active" "waits" "relay" "red" "black" "leader" "decided" "traitor" "crashed");
pub(super) const STATE_PARTS: [&str; 4] = ["fill", "ink", "edge", "text"];
const FILL: usize = 0;
const EDGE: usize = 2;
const TEXT: usize = 3;
/// The tables of message classes in a theme file, in the order of [`MessageClass`], without refusals.
pub(super) const MESSAGES: [Table; KINDS] =
    tables!("messages": "election" "probe" "answer" "elected" "heartbeat" "value");
pub(super) const KINDS: usize = MessageClass::COUNT - 1;
pub(super) const MESSAGE_PARTS: [&str; 3] = ["pill", "ink", "trail"];
const PILL: usize = 0;
const TRAIL: usize = 2;

/// One value of a theme file: a colour (or a colour role) and text modifiers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) shade: Option<Shade>,
    /// The index of the colour role whose colour is used; `None` if the entry names no role.
    pub(super) role: Option<usize>,
    pub(super) modifiers: Modifier,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ThemeSpec {
    pub(super) roles: [Option<Entry>; 9],
    pub(super) states: [[Option<Entry>; 4]; Role::COUNT],
    pub(super) messages: [[Option<Entry>; 3]; KINDS],
}

#[derive(Clone, Debug, PartialEq)]
pub struct Faint {
    pub what: String,
    /// The contrast between the text and its background, from 1 to 21.
    pub contrast: f64,
}

/// The least contrast at which text of any size is readable (WCAG 2).
pub const LEAST_CONTRAST: f64 = 4.5;

impl ThemeSpec {
    /// The spec of a built-in theme.
    ///
    /// # Panics
    /// If its file has a fault, which the tests exclude.
    pub fn built_in(name: ThemeName) -> Self {
        Self::given(name.text()).expect("built-in themes have no faults").0
    }

    /// Takes missing values from `base`, except values that can be computed from a colour that this spec sets.
    pub(super) fn over(mut self, base: &Self) -> Self {
        let fill = |given: &mut [Option<Entry>], base: &[Option<Entry>]| {
            given.iter_mut().zip(base).for_each(|(given, base)| *given = given.or(*base));
        };
        fill(&mut self.roles, &base.roles);
        for (given, mut base) in self.states.iter_mut().zip(base.states) {
            base[TEXT] = base[TEXT].filter(|_| given[FILL].is_none() && given[EDGE].is_none());
            fill(given, &base);
        }
        for (given, mut base) in self.messages.iter_mut().zip(base.messages) {
            base[TRAIL] = base[TRAIL].filter(|_| given[PILL].is_none());
            fill(given, &base);
        }
        self
    }

    pub(super) fn role(&self, role: usize) -> Entry {
        self.roles[role].unwrap_or_default()
    }

    /// Replaces the role in an entry by the colour of that role.
    pub(super) fn resolved(&self, entry: Option<Entry>) -> Entry {
        let entry = entry.unwrap_or_default();
        let shade = entry.shade.or_else(|| entry.role.and_then(|role| self.role(role).shade));
        Entry { shade, role: None, ..entry }
    }

    /// The colours of a state: fill, ink (text on the fill), edge and other text. A missing edge gets the ink; a
    /// missing other text gets the fill, or the edge if there is no fill.
    pub(super) fn state(&self, state: usize) -> [Entry; 4] {
        let [fill, ink, edge, text] = self.states[state].map(|part| part.map(|entry| self.resolved(Some(entry))));
        let (fill, ink) = (fill.unwrap_or_default(), ink.unwrap_or_default());
        let edge = edge.unwrap_or(ink);
        let is_solid = fill.shade.is_some() || fill.modifiers.contains(Modifier::REVERSED);
        [fill, ink, edge, text.unwrap_or(if is_solid { fill } else { edge })]
    }

    pub(super) fn message(&self, message: usize) -> [Entry; 3] {
        let [pill, ink, trail] = self.messages[message].map(|part| part.map(|entry| self.resolved(Some(entry))));
        let pill = pill.unwrap_or_default();
        [pill, ink.unwrap_or_default(), trail.unwrap_or(pill)]
    }

    /// All pairs that can occur, each with a name, the text colour and the background colour.
    pub(super) fn pairs(&self) -> Vec<(String, Shade, Shade)> {
        let role = |role: usize| self.role(role).shade;
        let (ground, bar) = (role(BACKGROUND), role(BAR));
        let mut pairs: Vec<(String, Option<Shade>, Option<Shade>)> = Vec::new();
        let on = |text: usize, below, ground| (format!("{} / {below}", ROLES[text]), role(text), ground);
        pairs.extend([FOREGROUND, MUTED, FAULT, KEYWORD].map(|text| on(text, "background", ground)));
        pairs.extend([FOREGROUND, MUTED].map(|text| on(text, "bar", bar)));
        for (state, Table { key: name, .. }) in STATES.iter().enumerate() {
            let [fill, ink, _, text] = self.state(state);
            // An outline has no fill: its content is on the background.
            let on = if fill.shade.is_some() { format!("{name}.fill") } else { ROLES[BACKGROUND].to_owned() };
            pairs.push((format!("{name}.ink / {on}"), ink.shade, fill.shade.or(ground)));
            pairs.push((format!("{name}.text / background"), text.shade, ground));
        }
        for (message, Table { key: name, .. }) in MESSAGES.iter().enumerate() {
            let [pill, ink, trail] = self.message(message);
            pairs.push((format!("{name}.ink / {name}.pill"), ink.shade, pill.shade));
            pairs.push((format!("{name}.trail / background"), trail.shade, ground));
        }
        pairs.into_iter().filter_map(|(what, ink, ground)| Some((what, ink?, ground?))).collect()
    }

    pub fn faint_text(&self) -> Vec<Faint> {
        let measured = self.pairs().into_iter().map(|(what, ink, ground)| {
            // The contrast is rounded as it is shown, to one digit after the decimal point.
            let contrast = (10.0 * contrast(ink.rgb, ground.rgb)).round() / 10.0;
            Faint { what, contrast }
        });
        measured.filter(|faint| faint.contrast < LEAST_CONTRAST).collect()
    }
}
