//! The screen of all demos: plain data that its painter reads, in the reader's language.

use std::ops::Range;
use std::rc::Rc;

use suffrage_session::model::Frame;
use suffrage_text::Fit;

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
    /// The protocol, and in a search the topic: they are said above the first of several demos that have them in common.
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
