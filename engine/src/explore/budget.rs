//! The parameters of a check: the fault budget, the bounds and the starting point. Also the reasons to refuse a check.

use super::Setting;
use crate::explore::prelude::*;
use crate::sim::{ChoiceCounters, TickEnd, TimerKey};
use crate::{property::Judge, protocol::Grows, protocol::Protocol as _, sim::network::Fate};

/// The faults that may happen in a check, and the bounds on its runs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Budget {
    /// The positions of the processes that may each start once, at any time before their first event.
    pub any_start: Vec<u32>,
    /// The maximum number of starts that the adversary may add. The starts of `any_start` do not count.
    pub starts: u32,
    pub crashes: u32,
    /// Whether a crash may interrupt a broadcast after some of its messages.
    pub mid_broadcast: bool,
    pub revivals: u32,
    /// The maximum number of messages that the network may lose.
    pub losses: u32,
    /// The maximum number of messages that the network may duplicate.
    pub duplicates: u32,
    /// The maximum number of timeouts in a run; `None`: no limit.
    pub timers: Option<u32>,
    /// Limits for single timers: the index of a timer, and the maximum number of its timeouts in a run.
    pub named: Vec<(usize, u32)>,
    /// The maximum number of random draws of all processes together; `None`: no limit.
    pub draws: Option<u32>,
    /// The maximum number of premature timeouts; `None`: no limit. A timeout is premature if messages are in transit.
    pub early: Option<u32>,
}

impl Budget {
    pub(super) fn bounds(&self, grows: Grows) -> bool {
        match grows {
            Grows::Timers => self.timers.is_some() || !self.named.is_empty(),
            Grows::Draws => self.draws.is_some(),
        }
    }
}

/// Each state of a search stores its remaining budget.
impl Budget {
    /// The budget at the start of a run. `any_start` is empty: each state stores which processes may still start.
    pub(super) fn to_spend(&self) -> Self {
        Self { any_start: Vec::new(), ..self.clone() }
    }

    /// Whether a bound forbids this timer to fire. `None` stands for a timer of the failure detector.
    pub(super) fn forbids(&self, timer: Option<usize>) -> bool {
        self.timers == Some(0) || timer.is_some_and(|timer| self.named.contains(&(timer, 0)))
    }

    pub(super) fn spent(&self, spend: impl FnOnce(&mut Self)) -> Self {
        let mut left = self.clone();
        spend(&mut left);
        left
    }

    pub(super) fn after_timer(&self, timer: Option<usize>, early: bool) -> Self {
        self.spent(|left| {
            take(&mut left.timers, 1);
            if let Some((_, most)) = left.named.iter_mut().find(|(of, _)| Some(*of) == timer) {
                *most = most.saturating_sub(1);
            }
            if early {
                take(&mut left.early, 1);
            }
        })
    }

    /// The budget that remains after `draws` random draws; `None`: the budget does not allow them.
    pub(super) fn after_draws(&self, draws: u32) -> Option<Self> {
        if self.draws.is_some_and(|left| left < draws) {
            return None;
        }
        Some(self.spent(|left| take(&mut left.draws, draws)))
    }

    pub(super) const fn has_faults(&self) -> bool {
        self.starts > 0 || self.crashes > 0 || self.revivals > 0 || self.losses > 0 || self.duplicates > 0
    }

    pub(super) const fn bounds_timers(&self) -> bool {
        self.timers.is_some() || self.early.is_some() || !self.named.is_empty()
    }
}

fn take(left: &mut Option<u32>, spent: u32) {
    *left = left.map(|left| left.saturating_sub(spent));
}

/// A reason why a plan cannot be checked. `act` is the index of an act in the script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckError {
    /// The act changes delays or the network. Without a clock, this has no meaning.
    ActNeedsClock { act: usize },
    /// The network loses or duplicates messages at random. Without a clock, only the budget can allow this.
    ChanceOfNetwork,
    /// The plan or the run has pinned choices, so the search could not try all results of these choices.
    Choices,
    /// The act selects a message by its age, but without FIFO links the search does not know the ages.
    OldestOfUnordered { act: usize },
    /// The algorithm counts rounds with a clock that all processes share, but the check has no clock.
    Barriers,
    /// The failure detector uses heartbeats.
    Heartbeats,
    /// A quantity of the algorithm grows without limit, and the budget has no bound for it.
    Unbounded(Grows),
    /// The budget limits premature timeouts, but with the clock no timeout is premature.
    EarlyWithClock,
    /// The algorithm starts all processes together, but the budget allows the start of single processes.
    BeginTogether,
    /// A check without a clock cannot start in the middle of a run whose failure detector uses the clock.
    NoticesByClock,
    /// The check has no clock, but a message (a copy, a notice or one to be lost) has a fixed due tick.
    UnderWay,
    /// The act duplicates a message whose delay is not decided yet. A check with the clock cannot do that.
    CopyOfOpenDelay { act: usize },
    /// The plan has more processes than [`MOST_PROCESSES`].
    TooMany,
}

/// The maximum number of processes in a check.
pub const MOST_PROCESSES: usize = 64;

/// The reasons why a plan or a budget cannot be checked, apart from the acts of the script.
pub(super) fn refusals(plan: &Plan, asked: &CheckOptions) -> Vec<CheckError> {
    let (budget, has_clock) = (&asked.budget, !asked.asynchronous);
    let has_chance = plan.network.loses() || plan.network.duplicate > 0.0;
    let begins_alone = budget.starts > 0 || !budget.any_start.is_empty();
    let found = [
        (plan.ids.len() > MOST_PROCESSES).then_some(CheckError::TooMany),
        (!has_clock && plan.nature.barrier().is_some()).then_some(CheckError::Barriers),
        matches!(plan.detector, Detector::Heartbeat { .. }).then_some(CheckError::Heartbeats),
        (!has_clock && has_chance).then_some(CheckError::ChanceOfNetwork),
        plan.pins.as_ref().is_some_and(|pins| !pins.is_empty()).then_some(CheckError::Choices),
        plan.nature
            .grows
            .filter(|&grows| !(budget.bounds(grows) || has_clock && plan.protocol.rounds_stay_together()))
            .map(CheckError::Unbounded),
        (has_clock && budget.early.is_some()).then_some(CheckError::EarlyWithClock),
        (plan.nature.begins.is_together() && begins_alone).then_some(CheckError::BeginTogether),
    ];
    found.into_iter().flatten().collect()
}

/// How many acts of the script are done before the searched runs begin.
pub(super) fn acts_done(plan: &Plan, origin: Option<&Origin>) -> usize {
    origin.map_or(0, |origin| origin.end.rest.script.map_or(plan.script.len(), |(done, _)| done))
}

#[derive(Clone, Debug)]
pub(crate) struct Origin {
    pub(super) end: TickEnd,
    pub(super) tick: Ticks,
    pub(super) memory: Memory,
    pub(super) counted: ChoiceCounters,
    /// For each message in transit: its number on its link, and the tick at which it was sent; `None`: no number.
    pub(super) under_way: Vec<Option<(u32, Ticks)>>,
}

impl Origin {
    pub(crate) fn of(world: &World, judge: &Judge, asked: &CheckOptions) -> Result<Self, CheckError> {
        // The search cannot try the other answers of a choice that is pinned.
        let counted = world.counted().filter(|_| world.open_pins().is_empty()).ok_or(CheckError::Choices)?;
        let rules = Rules::of(&World::new(world.plan().clone(), &mut Tape::default(), &mut Silent), &asked.properties);
        let mut end = world.tick_end();
        // With the clock, the messages in transit arrive at the ticks already decided.
        end.rest.settled = end.messages.len();
        let mut under_way = Vec::new();
        world.in_transit(&mut Vec::new(), |number, _| under_way.push(counted.message(number)));
        let origin = Self { end, tick: world.now(), memory: rules.remembered(judge), counted, under_way };
        match origin.refusal(world, asked) {
            Some(refused) => Err(refused),
            None => Ok(origin),
        }
    }

    fn refusal(&self, world: &World, asked: &CheckOptions) -> Option<CheckError> {
        if !asked.asynchronous {
            return None;
        }
        if matches!(world.plan().detector, Detector::Oracle { .. }) {
            return Some(CheckError::NoticesByClock);
        }
        let mut messages = self.end.messages.iter().zip(&self.under_way);
        let is_free = messages.all(|(message, counted)| message.fate == Fate::Arrives && counted.is_some());
        let has_news = self.end.timers.iter().any(|timer| !matches!(timer.key, TimerKey::Own(_)));
        (!is_free || has_news).then_some(CheckError::UnderWay)
    }

    /// Each armed timer, with the tick at which it was armed.
    pub(super) fn armed(&self) -> Vec<(Setting, Ticks)> {
        let own = self.end.timers.iter().filter_map(|running| match running.key {
            TimerKey::Own(timer) => Some((running.at, timer.index())),
            TimerKey::Absence | TimerKey::Farewell { .. } => None,
        });
        let set = |(at, timer): (u32, usize)| {
            let nth = self.counted.so_far(&Pin::Timer { process: at, timer, nth: 1, ticks: 0 });
            (Setting { at, timer: timer as u32, nth }, self.counted.armed_at(at, timer))
        };
        own.map(set).collect()
    }
}
