//! What of a tree of votes is on the screen.

use suffrage_engine::protocol::Derivation;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HowView {
    /// The rows that have been opened, one in the table of the other, from the decision on: each by its number in its table.
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
