//! The overlays: plain data that the painters read.

use std::{ops::Range, rc::Rc};

use crate::chart::Chart;
use suffrage_session::model::{Answer, Frame, why};
use suffrage_text::{Fit, LocalText};

/// Every kind of overlay. A new one needs its data and a variant here, and a painter in `overlays`.
#[derive(Clone, Debug, PartialEq)]
pub enum Overlay {
    Help(Help),
    Prompt(Prompt),
    List(List),
    Note(Note),
    Inspect(Inspect),
    Message(Message),
    Branches(Branches),
    Flight(Flight),
    Why(Why),
    Confirm(Confirm),
    Demos(Demos),
    NextDemo(NextDemo),
    Measured(Measured),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Help {
    /// The groups, with the rows that match the input.
    pub groups: Vec<HelpGroup>,
    pub input: String,
    /// In characters from the left.
    pub cursor: usize,
    /// Rows scrolled out at the top.
    pub scroll: usize,
}

/// A line of input: a tick, a path, a number.
#[derive(Clone, Debug, PartialEq)]
pub struct Prompt {
    pub title: Fit,
    pub input: String,
    pub cursor: usize,
    /// The fault in the input, after Enter.
    pub fault: Option<String>,
}

/// A list to choose from, such as the palette, the scenarios, the menu of faults.
#[derive(Clone, Debug, PartialEq)]
pub struct List {
    pub title: Fit,
    pub form: Form,
    /// The rows that match the input, the best first.
    pub rows: Vec<ListRow>,
    pub chosen: usize,
    pub input: String,
    pub cursor: usize,
    pub fault: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Names with descriptions, in a panel as large as its rows.
    Names,
    /// Commands with their keys, in a panel of constant size.
    Commands,
    /// Commands with their keys beside the graph, without an input.
    Menu,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListRow {
    /// The choice, such as a scenario; for a command its keys.
    pub name: String,
    /// A short form for narrow menus.
    pub short: Option<String>,
    /// Its description or action, in several lengths.
    pub about: Fit,
    /// Its action as a sentence, shown if the row has no room for it.
    pub told: Option<String>,
    /// Why it is unavailable now.
    pub why: Option<String>,
    /// Additional search words, such as its name in files.
    pub also: String,
}

impl ListRow {
    pub fn new(name: impl Into<String>, about: impl Into<Fit>) -> Self {
        Self { name: name.into(), short: None, about: about.into(), told: None, why: None, also: String::new() }
    }
}

/// A note or a question of the scenario.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    pub text: LocalText,
    /// The positions of the processes that it names.
    pub look: Vec<usize>,
    pub question: bool,
    pub answer: Option<Answer>,
    pub scroll: usize,
}

/// Everything about the process at a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Inspect {
    pub position: usize,
    pub scroll: usize,
}

/// A text of several lines, such as the faults of a file that could not be opened.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    pub title: Fit,
    /// Lines longer than the overlay are wrapped at blanks.
    pub text: String,
    pub scroll: usize,
    /// Whether it is about the screen; it is then shown beside it, like a note.
    pub aside: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Branches {
    pub title: Fit,
    pub rows: Vec<TreeRow>,
    pub chosen: usize,
    /// Everything about the chosen row, in sentences.
    pub about: String,
}

/// Everything in transit and armed; its data is in the frame.
#[derive(Clone, Debug, PartialEq)]
pub struct Flight {
    pub chosen: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Why {
    pub why: Rc<why::Why>,
    /// The chosen link; without a chain the number of rows scrolled out.
    pub chosen: usize,
    /// The number of the answered question, from 1, and the number of questions.
    pub nth: (usize, usize),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Confirm {
    pub text: String,
    /// The keys that answer it.
    pub keys: String,
}

/// The costs of the algorithm over many sizes, as far as they are measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    pub title: Fit,
    pub chart: Rc<Chart>,
    /// The progress, or the law.
    pub told: String,
}

/// The offer of the next demo, in the place of a note.
#[derive(Clone, Debug, PartialEq)]
pub struct NextDemo {
    pub title: Fit,
    /// The offer, with the keys that accept and refuse it.
    pub note: Note,
    /// Its number in its topic, from 1, and the number of demos of the topic.
    pub place: (u64, u64),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpGroup {
    pub title: String,
    /// Key caps and their actions, or words and signs and their meanings.
    pub rows: Vec<(String, String)>,
    /// Whether it explains words and signs.
    pub explains: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeRow {
    /// The lines on the left that show its parent, the outermost first.
    pub lines: Vec<TreeLine>,
    pub is: TreeRowIs,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TreeRowIs {
    /// A scenario, above its branches; it cannot be chosen.
    Scenario {
        /// Its title, its algorithm and its settings, in several lengths.
        title: Fit,
    },
    Branch {
        number: usize,
        shown: TreeShown,
        name: Option<String>,
        /// The acts on it, each with its tick, or the text that there are none.
        did: Vec<(Option<u64>, String)>,
        /// How it ended, in several lengths.
        ended: Fit,
        broke: bool,
    },
    /// A bookmark on the branch above.
    Bookmark { tick: u64, name: Option<String> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeShown {
    No,
    /// It has the focus.
    WithKeys,
    /// It is beside the focused one.
    Beside,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeLine {
    /// No branch passes here.
    Gap,
    /// A branch further down leaves the same parent.
    Past,
    /// This row leaves here, and others below it.
    Joins,
    /// This row leaves here, the last one.
    Ends,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Demos {
    /// The number of all demos.
    pub count: usize,
    /// The input of the search, while it is open.
    pub search: Option<Typed>,
    pub topics: Rc<[TopicRow]>,
    /// The chosen topic, whose demos are listed unless a search is open.
    pub topic: usize,
    pub rows: Rc<[DemoRow]>,
    pub chosen: usize,
    pub preview: Option<Preview>,
    /// Why the typed or chosen demo cannot be opened.
    pub fault: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    pub input: String,
    /// In characters from the left.
    pub cursor: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TopicRow {
    pub title: String,
    pub count: usize,
    pub below: Below,
}

/// The text below the title of a topic, if there is room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Below {
    /// The recently opened demos, one per row: titles, and titles without protocols.
    Demos(Vec<Fit>),
    /// The protocols of its demos, in one row.
    Protocols(Vec<String>),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DemoRow {
    /// The protocol, and in a search the topic: the heading of adjacent demos that share them.
    pub group: (String, Option<String>),
    /// Its number in its topic, from 1; `None` in a search.
    pub number: Option<usize>,
    /// Whether the user has just watched this demo.
    pub is_watched: bool,
    pub title: Part,
    pub summary: Part,
    pub n: Option<usize>,
    /// The variant, unless it is the standard one.
    pub variant: Option<String>,
    /// Where else the search has matched, if title and summary lack some of the input.
    pub found: Option<String>,
}

/// A text with the byte ranges that match a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    pub text: String,
    pub found: Vec<Range<usize>>,
}

/// The beginning of a demo, repeated.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    pub frame: Rc<Frame>,
    /// How far messages are on their way to the next tick, as in a view.
    pub glide: f64,
    /// The last tick that is shown.
    pub last: u64,
    pub title: String,
    /// Its description, one string per row.
    pub about: Rc<[String]>,
}
