//! What the user has chosen to see: plain data that painters read and never change.

pub mod overlay;

pub use crate::panes::Pane;
pub use overlay::{HelpGroup, ListRow, Overlay};
use suffrage_engine::protocol::Derivation;
use suffrage_session::{difference::Comparison, model::why::CarriedMessage};
use suffrage_text::Fit;

#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "the user switches each of them separately")]
pub struct View {
    pub selected: usize,
    /// Whether the user has selected the process; otherwise the diagram follows the acting one if it cannot show all.
    pub by_hand: bool,
    /// The number of the selected message in transit, to which acts on messages apply.
    pub message: Option<u32>,
    /// The number of the selected event of the space-time diagram.
    pub event: Option<u32>,
    /// The way of the message that an explanation is about, in transit or not.
    pub traced: Option<CarriedMessage>,
    /// The index of the chosen property in the frame.
    pub property: usize,
    /// The unfolded part of a tree of votes.
    pub how: HowView,
    /// The pane with the focus; Tab moves it.
    pub focus: Pane,
    pub zoomed: bool,
    /// Whether the screen shows only what is for the class.
    pub presenting: bool,
    /// Whether traitors are shown, if the user has decided; by default they are, except in presentations.
    pub traitors: Option<bool>,
    pub blank: bool,
    /// Whether the recorded future is shown.
    pub reveal: bool,
    /// A question of this moment waits for its answer, whether its note is open or not.
    pub asking: bool,
    pub playing: bool,
    /// The speed, in quarters of the normal speed (4 is ×1, 2 is ×½, 8 is ×2).
    pub speed: u32,
    /// How far messages are on the way to the next tick, 0.0 to 1.0; [`View::RESTING`] in a still picture.
    pub glide: f64,
    /// Whether the rim of the acting process fades in the ticks after its event.
    pub fades: bool,
    pub log_back: usize,
    /// The result of the last key, or why it had none; in the footer until the next key.
    pub said: Option<Fit>,
    /// The thing under the pointer, in one line; in the footer if nothing else is there.
    pub pointed: Option<Fit>,
    pub typed: String,
    /// The keys available now for the footer, the most useful first: caps and words.
    pub hints: Vec<Hint>,
    /// The index of the hint that closes the open overlay: it stays even if the pinned ones do not fit beside it.
    pub way_out: Option<usize>,
    /// The keys pinned at the footer's right end (help, quit).
    pub pinned: Vec<Hint>,
    pub overlays: Vec<Overlay>,
    /// The two runs side by side, if there are two; the frame is then that of the focused one.
    pub beside: Option<Box<Comparison>>,
}

impl View {
    /// The place of messages in a still picture: half-way to the next tick, so that messages of one tick are visible.
    pub const RESTING: f64 = 0.5;

    pub const NORMAL_SPEED: u32 = 4;

    /// The positions of the processes that the topmost note names.
    pub fn named(&self) -> &[usize] {
        let notes = self.overlays.iter().rev();
        let mut looks =
            notes.filter_map(|overlay| if let Overlay::Note(note) = overlay { Some(&*note.look) } else { None });
        looks.next().unwrap_or_default()
    }

    /// Whether a question is unanswered; until its answer the future is hidden.
    pub fn is_asking(&self) -> bool {
        let asks = |overlay: &Overlay| matches!(overlay, Overlay::Note(note) if note.question && note.answer.is_none());
        self.asking || self.overlays.iter().any(asks)
    }

    /// Whether traitors are hidden.
    pub fn hides_traitors(&self) -> bool {
        !self.traitors.unwrap_or(!self.presenting)
    }

    /// Whether the recorded future is visible.
    pub fn reveals(&self) -> bool {
        self.reveal && !self.is_asking()
    }
}

impl Default for View {
    /// A newly opened run: paused, with the first process selected.
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
    /// The opened rows from the decision down, each by its index in its table.
    pub path: Vec<usize>,
    /// The index of the chosen row in the current table.
    pub row: usize,
    /// Whether its votes are listed below the table.
    pub is_open: bool,
}

/// The votes that are derived from other votes: the rows of the table.
pub fn rows(of: &Derivation) -> impl Iterator<Item = &Derivation> {
    of.from.iter().filter(|vote| !vote.from.is_empty())
}

/// Whether a table shows more of it than a list.
pub fn is_deep(of: &Derivation) -> bool {
    rows(of).next().is_some()
}

/// The derivation of the current table: the path is followed as long as its rows have tables.
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
