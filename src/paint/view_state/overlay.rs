//! What can lie over the screen: plain data that the painters read.

use std::rc::Rc;

use super::branches::TreeRow;
use crate::protocol::Remark;
use crate::session::model::why;
use crate::text::Fit;
use crate::text::LocalText;

/// Something that lies over the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum Overlay {
    /// The table of keys, grouped; scrolled by so many rows.
    Help(Help),
    /// A line to type in: go to tick, a path, a number.
    Prompt(Prompt),
    /// Every action with its key, to be found and done.
    Palette(Palette),
    /// A list to choose from: scenarios, algorithms.
    Picker(Picker),
    /// A note or a question of the scenario; playback has stopped.
    Note(Note),
    /// Everything about the selected process.
    Inspect(Inspect),
    /// A text of several lines, such as the faults of a file that could not be opened.
    Message(Message),
    /// The menu of faults.
    Faults(Faults),
    /// The tree of runs.
    Branches(Branches),
    /// What is in flight and armed, from the frame.
    Flight(Flight),
    /// Why something is as it is, or what a process waits for.
    Why(Why),
    /// Something to confirm.
    Confirm(Confirm),
}

impl Overlay {
    /// Whether it takes all keys and clicks; the others leave what is beside them to both.
    pub const fn is_modal(&self) -> bool {
        !matches!(self, Self::Note(_) | Self::Inspect(_) | Self::Flight(_) | Self::Faults(_) | Self::Why(_))
    }
}

/// The table of keys, grouped; scrolled by so many rows.
#[derive(Clone, Debug, PartialEq)]
pub struct Help {
    /// The groups, with the rows that fit what has been typed.
    pub groups: Vec<HelpGroup>,
    /// What has been typed to find a key.
    pub input: String,
    /// The cursor, in characters from the left.
    pub cursor: usize,
    /// Rows scrolled out of sight at the top.
    pub scroll: usize,
}

/// A line to type in: go to tick, a path, a number.
#[derive(Clone, Debug, PartialEq)]
pub struct Prompt {
    /// What is asked.
    pub title: Fit,
    /// What has been typed.
    pub input: String,
    /// The cursor, in characters from the left.
    pub cursor: usize,
    /// What is wrong with it, after Enter.
    pub fault: Option<String>,
}

/// Every action with its key, to be found and done.
#[derive(Clone, Debug, PartialEq)]
pub struct Palette {
    /// What it is for.
    pub title: Fit,
    /// The actions that fit what has been typed, the best first.
    pub rows: Vec<PaletteRow>,
    /// The chosen row.
    pub chosen: usize,
    /// What has been typed.
    pub input: String,
    /// The cursor, in characters from the left.
    pub cursor: usize,
    /// What is wrong, after Enter.
    pub fault: Option<String>,
}

/// A list to choose from: scenarios, algorithms.
#[derive(Clone, Debug, PartialEq)]
pub struct Picker {
    /// What is chosen.
    pub title: Fit,
    /// The rows that fit what has been typed.
    pub rows: Vec<PickerRow>,
    /// The chosen row.
    pub chosen: usize,
    /// What has been typed to narrow the list, or a path to open.
    pub input: String,
    /// What is wrong, after Enter.
    pub fault: Option<String>,
}

/// A note or a question of the scenario; playback has stopped.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    /// What it says.
    pub text: LocalText,
    /// Whether it is a question.
    pub question: bool,
    /// The answer, once it may be shown.
    pub answer: Option<Remark>,
}

/// Everything about the selected process.
#[derive(Clone, Debug, PartialEq)]
pub struct Inspect {
    /// The process's position.
    pub position: usize,
    /// Rows scrolled out of sight at the top.
    pub scroll: usize,
}

/// A text of several lines, such as the faults of a file that could not be opened.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The title.
    pub title: Fit,
    /// The text; lines longer than the overlay are wrapped at blanks.
    pub text: String,
    /// Rows scrolled out of sight at the top.
    pub scroll: usize,
}

/// The menu of faults.
#[derive(Clone, Debug, PartialEq)]
pub struct Faults {
    /// What it is for.
    pub title: Fit,
    /// What can be done, with its key.
    pub rows: Vec<PaletteRow>,
    /// The chosen row.
    pub chosen: usize,
    /// What the chosen row does, as a sentence.
    pub about: String,
}

/// The tree of runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Branches {
    /// What it is.
    pub title: Fit,
    /// Its rows.
    pub rows: Vec<TreeRow>,
    /// The chosen row.
    pub chosen: usize,
    /// All about the chosen row, as sentences.
    pub about: String,
}

/// What is in flight and armed, from the frame.
#[derive(Clone, Debug, PartialEq)]
pub struct Flight {
    /// The chosen row.
    pub chosen: usize,
}

/// Why something is as it is, or what a process waits for.
#[derive(Clone, Debug, PartialEq)]
pub struct Why {
    /// The answer.
    pub why: Rc<why::Why>,
    /// The chosen link; where there is no chain, the rows scrolled out of sight.
    pub chosen: usize,
    /// Which of how many questions it answers, from 1.
    pub nth: (usize, usize),
}

/// Something to confirm.
#[derive(Clone, Debug, PartialEq)]
pub struct Confirm {
    /// The question.
    pub text: String,
    /// The keys that answer it.
    pub keys: String,
}

/// A group of keys in the help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpGroup {
    /// Its title.
    pub title: String,
    /// Key caps and what they do.
    pub rows: Vec<(String, String)>,
}

/// A row of the palette.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaletteRow {
    /// The caps of its keys.
    pub cap: String,
    /// What it does.
    pub does: Fit,
    /// Why it cannot act now.
    pub why: Option<String>,
}

/// A row of a picker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PickerRow {
    /// What is chosen, such as a scenario's name.
    pub name: String,
    /// What it is about, in one line.
    pub about: String,
}
