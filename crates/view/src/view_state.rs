//! The choices of the user about the screen: plain data that painters read and never change.

pub mod overlay;

pub use crate::panes::Pane;
pub use overlay::{HelpGroup, ListRow, Overlay};

use crate::prelude::*;
use suffrage_session::model::why::CarriedMessage;

#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "the user switches each of them separately")]
pub struct View {
    pub selected: usize,
    /// Whether the user has selected the process; if not, the space-time diagram follows the acting process.
    pub by_hand: bool,
    /// The selected message in transit, by its number; `None` if no message is selected.
    pub message: Option<u32>,
    /// The selected event in the space-time diagram, by its record number; `None` if no event is selected.
    pub event: Option<u32>,
    /// The message whose line the graph shows because an explanation is about it; `None` if there is none.
    pub traced: Option<CarriedMessage>,
    /// The index of the chosen property in the frame's list of properties.
    pub property: usize,
    /// The unfolded rows of the tree of votes behind a decision.
    pub how: HowView,
    /// The pane with the focus; the Tab key moves the focus.
    pub focus: Pane,
    pub zoomed: bool,
    /// Whether the screen is in presentation mode.
    pub presenting: bool,
    /// Whether to show traitors. `None`: the user has not chosen, so only presentations hide traitors.
    pub traitors: Option<bool>,
    pub blank: bool,
    /// Whether the user wants to see the recorded part of the run after the current tick.
    pub reveal: bool,
    /// Whether a question of the current tick has no answer yet.
    pub asking: bool,
    pub playing: bool,
    /// The speed of the run in quarters of the normal speed: 4 is ×1, 8 is ×2.
    pub speed: u32,
    /// How far messages have moved towards the next tick, from 0.0 to 1.0.
    pub glide: f64,
    /// Whether the rim of the acting process fades after its event.
    pub fades: bool,
    pub log_back: usize,
    /// The text that the footer shows until the next key press, such as the result of a command.
    pub said: Option<Fit>,
    /// The description of the element under the mouse pointer; `None` if there is no element.
    pub pointed: Option<Fit>,
    pub typed: String,
    /// The keys that the user can press now, the most useful first.
    pub hints: Vec<Hint>,
    /// The index in `hints` of the key that closes the topmost overlay; `None` if there is no such key.
    pub way_out: Option<usize>,
    /// The keys that are always at the end of the footer (help, quit).
    pub pinned: Vec<Hint>,
    pub overlays: Vec<Overlay>,
    pub checked: Option<Checked>,
    /// The number of the scene of a lesson, from 1, and the number of scenes; `None` if no lesson is open.
    pub scene: Option<(usize, usize)>,
    /// The comparison of two runs side by side; `None` for a single run.
    pub beside: Option<Box<Comparison>>,
}

impl View {
    /// The `glide` of a picture that does not move: messages are half-way to the next tick.
    pub const RESTING: f64 = 0.5;

    pub const NORMAL_SPEED: u32 = 4;

    /// The positions of the processes that the topmost note is about.
    pub fn named(&self) -> &[usize] {
        let mut notes = self.overlays.iter().rev();
        let look = notes.find_map(|overlay| if let Overlay::Note(note) = overlay { Some(&*note.look) } else { None });
        look.unwrap_or_default()
    }

    /// Whether a question waits for its answer.
    pub fn is_asking(&self) -> bool {
        let asks = |overlay: &Overlay| matches!(overlay, Overlay::Note(note) if note.question && note.answer.is_none() && note.study.is_none());
        self.asking || self.overlays.iter().any(asks)
    }

    /// Whether a vote of a class waits for a key.
    pub fn is_voting(&self) -> bool {
        let votes = |overlay: &Overlay| matches!(overlay, Overlay::Note(note) if note.study.as_ref().is_some_and(|it| it.takes_keys));
        self.overlays.iter().any(votes)
    }

    /// Whether the traitors are hidden on the screen.
    pub fn hides_traitors(&self) -> bool {
        !self.traitors.unwrap_or(!self.presenting)
    }

    /// Whether the screen shows the recorded part of the run after the current tick.
    pub fn reveals(&self) -> bool {
        self.reveal && !self.is_asking()
    }
}

impl Default for View {
    /// The view of a run that has just been opened: paused, with the first process selected.
    fn default() -> Self {
        Self {
            selected: 0,
            by_hand: false,
            message: None,
            event: None,
            traced: None,
            property: 0,
            how: HowView::default(),
            focus: Pane::Arena,
            zoomed: false,
            presenting: false,
            traitors: None,
            blank: false,
            reveal: false,
            asking: false,
            playing: false,
            speed: Self::NORMAL_SPEED,
            glide: Self::RESTING,
            fades: true,
            log_back: 0,
            said: None,
            pointed: None,
            typed: String::new(),
            hints: Vec::new(),
            way_out: None,
            pinned: Vec::new(),
            overlays: Vec::new(),
            checked: None,
            scene: None,
            beside: None,
        }
    }
}

/// The result of the last check of all possible runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    pub result: Remark,
    /// In this order: the scenario and the tick at which the check began, the fault budgets, the checked properties.
    pub asked: Vec<LocalText>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    pub cap: String,
    pub word: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HowView {
    /// For each opened table, from the decision downwards: the index of the row that opens the next table.
    pub path: Vec<usize>,
    /// The index of the chosen row in the current table of votes.
    pub row: usize,
    /// Whether the votes of the chosen row are listed below the table.
    pub is_open: bool,
}

/// The inputs of a vote that are themselves derived from other votes. Each of these inputs is a row of the table.
pub fn rows(of: &Derivation) -> impl Iterator<Item = &Derivation> {
    of.from.iter().filter(|vote| !vote.from.is_empty())
}

/// Whether any input of a vote is derived from other votes, so that a table is clearer than a list.
pub fn is_deep(of: &Derivation) -> bool {
    rows(of).next().is_some()
}

/// The vote whose table is open, found by following `path` from the decision.
pub fn level<'d>(of: &'d Derivation, path: &[usize]) -> &'d Derivation {
    let mut level = of;
    for &row in path {
        let Some(next) = rows(level).nth(row).filter(|row| is_deep(row)) else { break };
        level = next;
    }
    level
}
