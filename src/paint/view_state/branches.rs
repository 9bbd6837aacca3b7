//! The tree of runs as it is shown: rows of words that are already in the reader's language.

use crate::text::Fit;

/// A row of the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeRow {
    /// The lines on the left that say what it grows from, the outermost first.
    pub lines: Vec<TreeLine>,
    /// What it is about.
    pub is: TreeRowIs,
}

/// What a row of the tree is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TreeRowIs {
    /// A scenario, above its branches; it cannot be chosen.
    Scenario {
        /// Its title, its algorithm and how it is set up: in their lengths.
        title: Fit,
    },
    /// A branch.
    Branch {
        /// Its number.
        number: usize,
        /// Whether it is on the screen.
        shown: TreeShown,
        /// What a person calls it.
        name: Option<String>,
        /// What was done on it, act by act with the tick that it entered, or that nothing was.
        did: Vec<(Option<u64>, String)>,
        /// How it ended, in its lengths.
        ended: Fit,
        /// Whether it broke a property.
        broke: bool,
    },
    /// A bookmark on the branch above.
    Bookmark {
        /// Its tick.
        tick: u64,
        /// What a person calls it.
        name: Option<String>,
    },
}

/// Whether a branch is on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeShown {
    /// It is not.
    No,
    /// It has the keys.
    WithKeys,
    /// It stands beside the one that has the keys.
    Beside,
}

/// A piece of the lines of a tree.
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
