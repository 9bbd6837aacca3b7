//! What a search has found.

use super::path::Path;
use crate::protocol::{Cell, PropertyId};

/// What is known of all runs so far.
#[derive(Clone, Debug)]
pub struct Report {
    pub states: u64,
    /// Pairs of a state and a step from it.
    pub transitions: u64,
    /// The most steps from a first state to any, by the shortest way.
    pub depth: u32,
    /// Whether all states were visited, and nothing is undecided.
    pub is_complete: bool,
    /// Whether a bound forbade any step.
    pub is_cut: bool,
    /// Whether any state was at rest.
    pub rests: bool,
    pub findings: Vec<Finding>,
    pub runs: Runs,
    pub ends: Vec<End>,
    /// In the tables of states, in bytes.
    pub bytes_of_states: u64,
    /// In all, in bytes.
    pub bytes: u64,
    /// How many handlings were worked out.
    pub handlings: u64,
    /// The steps of the algorithm that were obeyed in any of them, as listings write them, in the order of the alphabet.
    pub obeyed: Vec<&'static str>,
}

impl Report {
    /// The properties that are violated, each with the shortest run that breaks it.
    pub fn broken(&self) -> impl Iterator<Item = (PropertyId, &Breaking)> {
        self.findings.iter().filter_map(|finding| match &finding.holding {
            Holding::Violated(breaking) => Some((finding.property, &**breaking)),
            Holding::Holds | Holding::Undecided { .. } => None,
        })
    }

    /// The shortest run of all that break anything, and what it breaks.
    pub fn shortest(&self) -> Option<(PropertyId, &Breaking)> {
        self.broken().min_by_key(|(_, breaking)| breaking.steps)
    }
}

/// How a property stands.
#[derive(Clone, Debug)]
pub struct Finding {
    pub property: PropertyId,
    pub holding: Holding,
}

#[derive(Clone, Debug)]
pub enum Holding {
    /// In all states.
    Holds,
    /// In all states that were visited, and not all were: whatever takes more steps than `within` is undecided.
    Undecided {
        within: u32,
    },
    Violated(Box<Breaking>),
}

/// The shortest run that breaks a property.
#[derive(Clone, Debug)]
pub struct Breaking {
    /// In steps, once round if it goes on for ever.
    pub steps: u32,
    /// Twice round if it goes on for ever.
    pub path: Path,
    /// Of a run that goes on for ever: how many of the last steps are gone round again and again; 0 of any other.
    pub round: u32,
}

/// Whether runs end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runs {
    /// Every run comes to rest.
    End,
    /// No run goes on for ever within the bounds, which cut some short.
    EndWithinBounds,
    /// Some go on for ever, but only where something waits without end.
    GoOnUnfairly,
    /// Some go on for ever, but with probability 0: with the clock, chance leaves whatever can be gone round.
    WithProbabilityOne,
    /// Some go on for ever, and nothing waits without end.
    GoOn,
    /// Not all states were visited, or the search for cycles is not done.
    Undecided,
}

/// How runs end: states at rest in which the same processes are down, and the others' cells hold the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    pub standings: Standings,
    pub states: u64,
    /// In steps, of the shortest run that ends so.
    pub steps: u32,
}

/// By position: `None` of a process that is down, else its cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Standings(pub Vec<Option<Option<Cell>>>);
