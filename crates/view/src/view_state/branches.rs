//! The tree of runs as it is shown: rows of words that are already in the reader's language.

use suffrage_text::Fit;

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
