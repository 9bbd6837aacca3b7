//! What processes hold, by name, and how one of them comes to its decision.

use std::collections::BTreeSet;

use crate::protocol::{Datum, Derivation, Held, Id, Ticks, Tie};

/// A table of processes and of what they hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holdings {
    pub columns: Vec<HoldingColumn>,
    /// Processes side by side, in the order of their positions; where they are chosen the selected one may stand last.
    pub rows: Vec<HoldingRow>,
    /// Whether these are all that are worth telling of, rather than a part of all.
    pub are_chosen: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoldingColumn {
    /// The text of its name.
    pub name: &'static str,
    /// Whether a crash spares it.
    pub is_stable: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HoldingRow {
    pub position: usize,
    pub id: Id,
    pub is_up: bool,
    /// One for each column.
    pub cells: Vec<HeldCell>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldCell {
    pub value: Held,
    /// What it was at the end of the tick before, if that is something else.
    pub before: Option<Held>,
}

impl HeldCell {
    /// Whether it has lost what it held in this tick, because its process went down.
    pub fn is_lost(&self, is_up: bool) -> bool {
        !is_up && self.value == Held::Nothing && self.before.is_some()
    }
}

/// How a process comes to its decision, as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deriving {
    pub position: usize,
    pub id: Id,
    pub decided: Option<Datum>,
    /// `None`: what it holds comes of nothing, or it holds nothing.
    pub now: Option<Derivation>,
    /// The same at the end of the tick before, if that is something else.
    pub before: Option<Derivation>,
    /// What a majority comes to where several values have as many votes, if it decides by majority.
    pub tie: Option<Tie>,
    /// What the processes would have decided in a round less; nothing before the run is at rest.
    pub fewer: Option<FewerRounds>,
    /// The paths of the votes that were told falsely, or withheld, by who does not keep to the algorithm; none while that is hidden.
    pub lies: BTreeSet<Vec<Id>>,
    /// The messages by which it came to its value, in their order; empty where that was not told to it, and where it is not known.
    pub way: Vec<Hop>,
}

/// What the processes that have decided would have decided, had the rounds been over earlier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FewerRounds {
    /// How many there would have been, from 1 on.
    pub rounds: u32,
    /// Each value, ascending, with those that would have decided it.
    pub decided: Vec<(Datum, Vec<Id>)>,
    /// Whether all of them would have decided what they have.
    pub is_same: bool,
}

/// A message on the way of a value from who proposes it to who decides it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hop {
    pub from: Id,
    pub to: Id,
    pub sent: Ticks,
    /// The round in which it was sent, from 1 on.
    pub round: u32,
    /// Whether the sender is down at this moment.
    pub is_down: bool,
    /// The record of its arrival.
    pub arrival: u32,
}
