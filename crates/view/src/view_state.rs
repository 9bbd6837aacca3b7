//! What the person at the keys has chosen to see: plain data that the painters read and never change.

pub mod overlay;

pub use crate::panes::Pane;
pub use overlay::{HelpGroup, ListRow, Overlay};
use suffrage_engine::protocol::Derivation;
use suffrage_session::{difference::Comparison, model::why::CarriedMessage};
use suffrage_text::Fit;

#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "a person switches each of them on and off by itself")]
pub struct View {
    pub selected: usize,
    /// Whether a person has selected it; else the diagram follows the process that acts where not all have room.
    pub by_hand: bool,
    /// The selected message under way, by its number: the one that acts on messages are about.
    pub message: Option<u32>,
    /// The selected event of the space-time diagram, by its number.
    pub event: Option<u32>,
    /// The way of a message that an answer tells of, under way or not.
    pub traced: Option<CarriedMessage>,
    /// The chosen property, by its index among those of the frame.
    pub property: usize,
    /// What of a tree of votes is unfolded.
    pub how: HowView,
    /// The pane that has the keys: Tab moves it on.
    pub focus: Pane,
    pub zoomed: bool,
    /// Whether the screen shows only what a class is to see.
    pub presenting: bool,
    /// Whether traitors are shown, once somebody has said so; else they are, but not to the class.
    pub traitors: Option<bool>,
    pub blank: bool,
    /// Whether what is recorded beyond this moment is shown.
    pub reveal: bool,
    /// A question of this moment waits for its answer, whether or not it lies open.
    pub asking: bool,
    pub playing: bool,
    /// The speed, in quarters of the normal speed (4 is ×1, 2 is ×½, 8 is ×2).
    pub speed: u32,
    /// How far messages are on the way to the next tick, 0.0 to 1.0; [`View::RESTING`] in a still picture.
    pub glide: f64,
    /// Whether the rim of who acts fades in the ticks after it.
    pub fades: bool,
    pub log_back: usize,
    /// What the last key did or why it could not act; shown in the footer until the next key.
    pub said: Option<Fit>,
    /// What the pointer is on, in one line; shown in the footer while nothing else is said there.
    pub pointed: Option<Fit>,
    pub typed: String,
    /// The keys for the footer that can act now, the most useful first: key caps and the word in the reader's language.
    pub hints: Vec<Hint>,
    /// Which of them closes what is open: it stays even where the pinned ones have no room beside it.
    pub way_out: Option<usize>,
    /// The keys pinned at the footer's right end (help, quit).
    pub pinned: Vec<Hint>,
    pub overlays: Vec<Overlay>,
    /// The two moments that are side by side, if there are two: then the frame is that of the one that has the keys.
    pub beside: Option<Box<Comparison>>,
}

impl View {
    /// Where messages stand in a still picture: half-way to the next tick, because a message that takes one tick
    /// would otherwise never be seen away from its sender, and its trail never at all.
    pub const RESTING: f64 = 0.5;

    pub const NORMAL_SPEED: u32 = 4;

    /// The positions of the processes that the note on top names.
    pub fn named(&self) -> &[usize] {
        let notes = self.overlays.iter().rev();
        let mut looks =
            notes.filter_map(|overlay| if let Overlay::Note(note) = overlay { Some(&*note.look) } else { None });
        looks.next().unwrap_or_default()
    }

    /// Whether a question has not been answered: until then nothing of what is to come may be seen.
    pub fn is_asking(&self) -> bool {
        let asks = |overlay: &Overlay| matches!(overlay, Overlay::Note(note) if note.question && note.answer.is_none());
        self.asking || self.overlays.iter().any(asks)
    }

    /// Whether nobody is to see who does not keep to the algorithm.
    pub fn hides_traitors(&self) -> bool {
        !self.traitors.unwrap_or(!self.presenting)
    }

    /// Whether what is recorded beyond the moment on the screen is shown.
    pub fn reveals(&self) -> bool {
        self.reveal && !self.is_asking()
    }
}

impl Default for View {
    /// A run that was just opened: it stands still, and the first process is selected.
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
            beside: None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    pub cap: String,
    pub word: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HowView {
    /// The rows that have been opened, one in the table of the other, from the decision on: each by its number there.
    pub path: Vec<usize>,
    /// The row that has been chosen, by its number in the table on the screen.
    pub row: usize,
    /// Whether its votes stand below the table.
    pub is_open: bool,
}

/// The votes of a derivation that are made of votes again: the rows of its table.
pub fn rows(of: &Derivation) -> impl Iterator<Item = &Derivation> {
    of.from.iter().filter(|vote| !vote.from.is_empty())
}

/// Whether a table shows more of it than a list.
pub fn is_deep(of: &Derivation) -> bool {
    rows(of).next().is_some()
}

/// What the table on the screen is of: as far along the path as there are rows that have a table of their own.
pub fn level<'d>(of: &'d Derivation, path: &[usize]) -> &'d Derivation {
    let mut level = of;
    for &row in path {
        match rows(level).nth(row).filter(|row| is_deep(row)) {
            Some(next) => level = next,
            None => break,
        }
    }
    level
}
