//! The data of the overlays, which the painters read.

use std::ops::RangeInclusive;

use crate::{chart::Chart, prelude::*};
use suffrage_session::model::{Answer, why};

/// All kinds of overlays. A new kind needs data, a variant here, and a painter in `overlays`.
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
    Page(Page),
    Address(Address),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Help {
    /// The groups with the rows that match the input.
    pub groups: Vec<HelpGroup>,
    pub input: String,
    /// The position of the cursor in the input, in characters from the left.
    pub cursor: usize,
    /// The number of rows above the first visible one.
    pub scroll: usize,
}

/// A prompt for one line, such as a tick, a path or a number.
#[derive(Clone, Debug, PartialEq)]
pub struct Prompt {
    pub title: Fit,
    pub input: String,
    /// The characters in reverse video: the cursor and the proposal before it, which the next character replaces.
    pub marked: RangeInclusive<usize>,
    /// The fault found in the input when the user pressed Enter; `None` if there is none.
    pub fault: Option<String>,
}

/// A list of choices, such as commands, scenarios or faults.
#[derive(Clone, Debug, PartialEq)]
pub struct List {
    pub title: Fit,
    pub form: Form,
    /// The rows that match the input, the best match first.
    pub rows: Vec<ListRow>,
    pub chosen: usize,
    pub input: String,
    pub cursor: usize,
    pub fault: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Names with descriptions. The panel is as large as its rows need.
    Names,
    /// Commands with their keys. The size of the panel does not change.
    Commands,
    /// Commands with their keys, next to the graph and without an input.
    Menu,
    /// The fields of a form; an empty one shows its [`ListRow::about`]. `typed`: the user can type in the chosen one.
    Fields { typed: bool },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListRow {
    /// The name of the choice, such as a scenario. For a command: the keys that run the command.
    pub name: String,
    /// A short form of the name for narrow menus; `None` if the name has no short form.
    pub short: Option<String>,
    /// The description of the choice or command, in several lengths.
    pub about: Fit,
    /// A sentence below the menu about what the command does; `None` if the menu shows no sentence.
    pub told: Option<String>,
    /// The reason why the user cannot choose this row now; `None` if the row is available.
    pub why: Option<String>,
    /// Other words with which a search finds the choice, such as a file name.
    pub also: String,
}

impl ListRow {
    pub fn new(name: impl Into<String>, about: impl Into<Fit>) -> Self {
        Self { name: name.into(), short: None, about: about.into(), told: None, why: None, also: String::new() }
    }
}

/// A note or a question of the scenario, while it is open.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    pub text: LocalText,
    /// The positions of the processes that the note is about.
    pub look: Vec<usize>,
    pub question: bool,
    pub answer: Option<Answer>,
    pub scroll: usize,
    /// The prediction, verdict or challenge of a lesson below the text; `None` if there is none.
    pub study: Option<Study>,
}

/// A part of a lesson: a prediction, its verdict, or a challenge.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Study {
    pub title: Fit,
    /// The text at the right end of the title line.
    pub count: Fit,
    /// The visible choices of an open prediction.
    pub choices: Vec<String>,
    /// The index of the answer that a click on each choice chooses; `None` if the row is no answer.
    pub answers: Vec<Option<usize>>,
    /// Whether choices are hidden above the first row; and the row below which choices are hidden.
    pub hidden: (bool, Option<usize>),
    /// The index of the chosen one in `choices`; `None` if nothing is chosen.
    pub chosen: Option<usize>,
    pub lines: Vec<(String, Tone)>,
    /// Whether this is a vote of a class. In a presentation, `count` then has a row of its own.
    pub is_vote: bool,
    /// Whether a vote waits for a key. A presentation then has a footer too.
    pub takes_keys: bool,
    /// The answers of the class; empty before the run has shown its own.
    pub bars: Vec<Bar>,
    /// The numbers that the class has typed; `None` before the run has shown its own.
    pub numbers: Option<Numbers>,
}

/// An answer that phones could choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    pub label: String,
    /// The number of phones in each round of the vote.
    pub counts: Vec<usize>,
    pub is_right: bool,
}

/// The numbers that the phones of a class have typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// Each number with the number of phones, in each round of the vote.
    pub rounds: Vec<Vec<(u64, usize)>>,
    /// The number of the run; `None` if the run has none.
    pub right: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Plain,
    Strong,
    Wrong,
}

/// A page of a lesson: a text that covers the screen, and a question about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// The titles of the lesson and of the page.
    pub title: String,
    pub text: String,
    /// The question at the bottom of the page, with its prediction or verdict.
    pub question: Option<(String, Study)>,
    pub scroll: usize,
}

/// The address of the page for phones, on the whole screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    pub title: String,
    /// The address; empty if the server does not run.
    pub url: String,
    /// The rows of the QR code of the address, with its margin; `true` is black. Empty without an address.
    pub code: Vec<Vec<bool>>,
    pub lines: Vec<(String, Tone)>,
}

/// The inspector: all details of one process.
#[derive(Clone, Debug, PartialEq)]
pub struct Inspect {
    pub position: usize,
    pub scroll: usize,
}

/// A text of several lines, such as the faults of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    pub title: Fit,
    /// The text; the overlay wraps long lines at blanks.
    pub text: String,
    pub scroll: usize,
    /// Whether the text is about the current run. The overlay is then next to the graph and does not cover the graph.
    pub aside: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Branches {
    pub title: Fit,
    pub rows: Vec<TreeRow>,
    pub chosen: usize,
    /// All details of the chosen row, in sentences.
    pub about: String,
}

/// The list of messages in transit and armed faults. The data of the list is in the frame.
#[derive(Clone, Debug, PartialEq)]
pub struct Flight {
    pub chosen: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Why {
    pub why: Rc<why::Why>,
    /// The index of the chosen link of the chain. If there is no chain: the number of rows above the first visible one.
    pub chosen: usize,
    /// `.0`: the number of the question that the panel answers, from 1; `.1`: how many questions the panel can answer.
    pub nth: (usize, usize),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Confirm {
    pub text: String,
    /// The keys that answer the question, as text.
    pub keys: String,
}

/// The costs of an algorithm as measured so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    pub title: Fit,
    pub chart: Rc<Chart>,
    /// The progress of the measurement and, at its end, the fitted growth law.
    pub told: String,
}

/// The offer to open the next demo. It is drawn in the area of a note.
#[derive(Clone, Debug, PartialEq)]
pub struct NextDemo {
    pub title: Fit,
    /// The text of the offer, with the keys that accept or refuse it.
    pub note: Note,
    /// `.0`: the number of the demo in its topic, from 1; `.1`: the number of demos in the topic.
    pub place: (u64, u64),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpGroup {
    pub title: String,
    /// Keys with their actions; if `explains` is true, words and signs with their meanings.
    pub rows: Vec<(String, String)>,
    /// Whether the group explains words and signs instead of keys.
    pub explains: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeRow {
    /// The tree lines to the left of the row, the outermost line first.
    pub lines: Vec<TreeLine>,
    pub is: TreeRowIs,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TreeRowIs {
    /// The heading of the branches of one scenario. The user cannot choose this row.
    Scenario {
        /// The title, the algorithm and the settings of the scenario, in several lengths.
        title: Fit,
    },
    Branch {
        number: usize,
        shown: TreeShown,
        name: Option<String>,
        /// The acts of the branch. `.0`: the tick; `.1`: the text. A branch without acts has one text without a tick.
        did: Vec<(Option<u64>, String)>,
        /// How the branch ends, in several lengths.
        ended: Fit,
        broke: bool,
    },
    /// A bookmark on a branch; the row of the branch is above.
    Bookmark { tick: u64, name: Option<String> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeShown {
    No,
    /// The branch is on the screen and has the focus.
    WithKeys,
    /// The branch is on the screen, next to the branch with the focus.
    Beside,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeLine {
    /// No line in this column of the row.
    Gap,
    /// A line from above that continues past this row to a branch further down.
    Past,
    /// A line to this row. It continues down to later branches of the same parent.
    Joins,
    /// A line that ends at this row, the last branch of its parent.
    Ends,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Demos {
    /// The number of demos in all topics.
    pub count: usize,
    /// The input of the search; `None` while the search is closed.
    pub search: Option<Typed>,
    pub topics: Rc<[TopicRow]>,
    /// The index of the chosen topic.
    pub topic: usize,
    pub rows: Rc<[DemoRow]>,
    pub chosen: usize,
    /// The text shown instead of the rows, if there are no rows.
    pub nothing: Fit,
    pub preview: Option<Preview>,
    /// The reason why the demo cannot be opened; `None` if there was no fault.
    pub fault: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    pub input: String,
    /// The position of the cursor in the input, in characters from the left.
    pub cursor: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TopicRow {
    pub title: String,
    pub count: usize,
    pub below: Below,
}

/// The text below the title of a topic, shown if there is room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Below {
    /// The recently opened demos, each with a longer and a shorter text.
    Demos(Vec<Fit>),
    /// The protocols of the demos of this topic, in one row.
    Protocols(Vec<String>),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DemoRow {
    /// The protocol of the demo and, in a search, its topic. Adjacent rows with the same group share a heading.
    pub group: (String, Option<String>),
    /// The number of the demo in its topic, from 1; `None` in a search.
    pub number: Option<usize>,
    /// Whether the user has just watched this demo.
    pub is_watched: bool,
    pub title: Part,
    pub summary: Part,
    pub n: Option<usize>,
    /// The variant of the protocol; `None` if it is the standard one.
    pub variant: Option<String>,
    /// In a search, a text that says where the match is, if title and summary do not show it; otherwise `None`. If a
    /// synonym matched, the text names the synonym.
    pub found: Option<String>,
}

/// A text and the parts of it (byte ranges) that match the search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    pub text: String,
    pub found: Vec<Range<usize>>,
}

/// The preview of a demo. It repeats the first ticks of the demo.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    pub frame: Rc<Frame>,
    /// How far messages have moved towards the next tick, from 0.0 to 1.0.
    pub glide: f64,
    /// The preview shows the demo from tick 0 up to this tick.
    pub last: u64,
    pub title: String,
    /// The description of the demo, one string per row.
    pub about: Rc<[String]>,
}
