//! What cannot be checked, and why.

use crate::protocol::Grows;

/// Why a plan cannot be checked as it is asked. Acts are named by their place in the script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Delays, and changes of the network, mean nothing without a clock.
    ActNeedsClock { act: usize },
    /// Loss and copies by probability: without a clock the budgets of losses and copies say it.
    ChanceOfNetwork,
    /// Choices are settled from the beginning.
    Choices,
    /// Which message is the oldest is not known where they overtake each other.
    OldestOfUnordered { act: usize },
    /// Its rounds are ticks of a common clock.
    Barriers,
    /// Heartbeats are sent by the clock.
    Heartbeats,
    /// What grows without end is not bounded.
    Unbounded(Grows),
    /// Timers that run out too early: the clock says when they do.
    EarlyWithClock,
    /// Losses, copies and crashes in mid-broadcast are not given with the clock.
    GiftWithClock,
    /// All begin together, by an act of the script.
    BeginTogether,
    /// More processes than can be told apart; at most [`MOST_PROCESSES`].
    TooMany,
}

/// The most processes of a check.
pub const MOST_PROCESSES: usize = 64;
