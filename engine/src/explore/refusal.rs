//! What cannot be checked, and why.

use super::Asked;
use crate::protocol::Grows;
use crate::protocol::Protocol as _;
use crate::sim::Blueprint;
use crate::sim::detector::Detector;

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
    /// All begin together, by an act of the script.
    BeginTogether,
    /// From a moment of a run, without a clock: the detector notices so many ticks after.
    NoticesByClock,
    /// From a moment of a run, without a clock: what is under way there has its tick, because it is a copy or a notice, or is lost.
    UnderWay,
    /// With the clock: the copy of a message arrives with it, and when that is, is open.
    CopyOfOpenDelay { act: usize },
    /// More processes than can be told apart; at most [`MOST_PROCESSES`].
    TooMany,
}

/// The most processes of a check.
pub const MOST_PROCESSES: usize = 64;

/// What of a plan, and of the purse, has no meaning with or without a clock, and what has no end. The script is judged by itself.
pub(super) fn refusals(plan: &Blueprint, asked: &Asked) -> Vec<Refused> {
    let (purse, has_clock) = (&asked.purse, !asked.asynchronous);
    let has_chance = plan.network.loss > 0.0 || plan.network.duplicate > 0.0;
    let begins_alone = purse.starts > 0 || !purse.any_start.is_empty();
    let found = [
        (plan.ids.len() > MOST_PROCESSES).then_some(Refused::TooMany),
        (!has_clock && plan.nature.barrier().is_some()).then_some(Refused::Barriers),
        matches!(plan.detector, Detector::Heartbeat { .. }).then_some(Refused::Heartbeats),
        (!has_clock && has_chance).then_some(Refused::ChanceOfNetwork),
        plan.pins.as_ref().is_some_and(|pins| !pins.is_empty()).then_some(Refused::Choices),
        plan.nature
            .grows
            .filter(|&grows| !(purse.bounds(grows) || has_clock && plan.protocol.rounds_stay_together()))
            .map(Refused::Unbounded),
        (has_clock && purse.early.is_some()).then_some(Refused::EarlyWithClock),
        (plan.nature.begins.is_together() && begins_alone).then_some(Refused::BeginTogether),
    ];
    found.into_iter().flatten().collect()
}
