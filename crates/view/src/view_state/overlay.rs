//! What can lie over the screen: plain data that the painters read.

use std::{ops::Range, rc::Rc};

use crate::chart::Chart;
use suffrage_session::model::{Answer, Frame, why};
use suffrage_text::{Fit, LocalText};

/// Every form of overlay. A new one is its data and its name here, and a painter in `overlays`.
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
    /// The groups, with the rows that fit what has been typed.
    pub groups: Vec<HelpGroup>,
    pub input: String,
    /// In characters from the left.
    pub cursor: usize,
    /// Rows scrolled out of sight at the top.
    pub scroll: usize,
}

/// A line to type in: a tick, a path, a number.
#[derive(Clone, Debug, PartialEq)]
pub struct Prompt {
    pub title: Fit,
    pub input: String,
    pub cursor: usize,
    /// What is wrong with the input, after Enter.
    pub fault: Option<String>,
}

/// A list to choose from, such as the palette, the scenarios, the menu of faults.
#[derive(Clone, Debug, PartialEq)]
pub struct List {
    pub title: Fit,
    pub form: Form,
    /// The rows that fit what has been typed, the best first.
    pub rows: Vec<ListRow>,
    pub chosen: usize,
    pub input: String,
    pub cursor: usize,
    pub fault: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Names and what they are about, in a panel as large as its rows.
    Names,
    /// Commands with their keys, in a panel of the same size whatever is found.
    Commands,
    /// Commands with their keys beside the graph, without an input.
    Menu,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListRow {
    /// What is chosen, such as a scenario; of a command, its keys.
    pub name: String,
    /// The same where a menu has no room for it.
    pub short: Option<String>,
    /// What it is about, or does, in its lengths.
    pub about: Fit,
    /// What it does as a sentence, where the row has no room for it.
    pub told: Option<String>,
    /// Why it cannot act now.
    pub why: Option<String>,
    /// Words by which it is found although it does not show them, such as its name in files.
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
    /// Whether it speaks of what is on the screen: then it stands beside that, like a note.
    pub aside: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Branches {
    pub title: Fit,
    pub rows: Vec<TreeRow>,
    pub chosen: usize,
    /// All about the chosen row, as sentences.
    pub about: String,
}

/// What is in flight and armed, from the frame.
#[derive(Clone, Debug, PartialEq)]
pub struct Flight {
    pub chosen: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Why {
    pub why: Rc<why::Why>,
    /// The chosen link; where there is no chain, the rows scrolled out of sight.
    pub chosen: usize,
    /// Which of how many questions it answers, from 1.
    pub nth: (usize, usize),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Confirm {
    pub text: String,
    /// The keys that answer it.
    pub keys: String,
}

/// What the algorithm costs over many sizes, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    pub title: Fit,
    pub chart: Rc<Chart>,
    /// How far it has come, or the law.
    pub told: String,
}

/// The offer of the next demo, which stands where a note would stand.
#[derive(Clone, Debug, PartialEq)]
pub struct NextDemo {
    pub title: Fit,
    /// What is offered, and the keys that take it and refuse it.
    pub note: Note,
    /// Its place in its topic, from 1, and how many demos that has.
    pub place: (u64, u64),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpGroup {
    pub title: String,
    /// Key caps and what they do, or words and signs and what they mean.
    pub rows: Vec<(String, String)>,
    /// Whether it explains words and signs.
    pub explains: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeRow {
    /// The lines on the left that say what it grows from, the outermost first.
    pub lines: Vec<TreeLine>,
    pub is: TreeRowIs,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TreeRowIs {
    /// A scenario, above its branches; it cannot be chosen.
    Scenario {
        /// Its title, its algorithm and how it is set up: in their lengths.
        title: Fit,
    },
    Branch {
        number: usize,
        shown: TreeShown,
        name: Option<String>,
        /// What was done on it, act by act with the tick that it entered, or that nothing was.
        did: Vec<(Option<u64>, String)>,
        /// How it ended, in its lengths.
        ended: Fit,
        broke: bool,
    },
    /// A bookmark on the branch above.
    Bookmark { tick: u64, name: Option<String> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeShown {
    No,
    /// It has the keys.
    WithKeys,
    /// It stands beside the one that has the keys.
    Beside,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeLine {
    /// Nothing goes on here.
    Gap,
    /// Something further down grows from the same branch.
    Past,
    /// This row grows here, and others below it.
    Joins,
    /// This row grows here, the last one.
    Ends,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Demos {
    /// How many demos there are in all.
    pub count: usize,
    /// What is being typed into the search, while it is open.
    pub search: Option<Typed>,
    pub topics: Rc<[TopicRow]>,
    /// The chosen topic, whose demos are listed while no search is open.
    pub topic: usize,
    pub rows: Rc<[DemoRow]>,
    pub chosen: usize,
    pub preview: Option<Preview>,
    /// Why what was typed or chosen cannot be opened.
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

/// What stands below the title of a topic where there is room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Below {
    /// The demos that were opened last, one a row: their titles, and the same without their protocols.
    Demos(Vec<Fit>),
    /// The protocols of its demos, in one row.
    Protocols(Vec<String>),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DemoRow {
    /// The protocol, and in a search the topic: said above the first of several demos that share them.
    pub group: (String, Option<String>),
    /// Its place in its topic, from 1; none in a search.
    pub number: Option<usize>,
    /// Whether it is the one that has been watched.
    pub is_watched: bool,
    pub title: Part,
    pub summary: Part,
    pub n: Option<usize>,
    /// The variant, if it is not the standard one.
    pub variant: Option<String>,
    /// Where else the search has found it, if neither title nor summary has all that was typed.
    pub found: Option<String>,
}

/// A text with the parts of it that a search has found, in bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    pub text: String,
    pub found: Vec<Range<usize>>,
}

/// The beginning of a demo, over and over.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    pub frame: Rc<Frame>,
    /// How far messages are on their way to the next tick, as in a view.
    pub glide: f64,
    /// The last tick that is shown.
    pub last: u64,
    pub title: String,
    /// What is said of it, a row each.
    pub about: Rc<[String]>,
}
