//! The parameters of a check: the fault budget, the bounds and the starting point; and the reasons to refuse a check.

use super::{CheckOptions, Setting};
use crate::property::{Judge, Memory, Rules};
use crate::protocol::{Grows, Protocol as _, Ticks};
use crate::sim::{
    ChoiceCounters, Plan, TickEnd, TimerKey, World, chance::Tape, detector::Detector, network::Fate, observe::Silent,
    pins::Pin,
};

/// The budget of a check: faults that may happen, and bounds (`timers`, `named`, `draws`, `early`) that cut runs short.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Budget {
    /// The positions of the processes that may each start once, at any time before they handle their first event.
    pub any_start: Vec<u32>,
    /// The maximum number of further starts that the adversary may cause, at any processes that are up.
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
    /// Limits for single timers: the timer's index in the algorithm's list, and the maximum number of its timeouts.
    pub named: Vec<(usize, u32)>,
    /// The maximum number of random draws of all processes together; `None`: no limit.
    pub draws: Option<u32>,
    /// The maximum number of timeouts while messages are in transit; 0: no timeout is premature; `None`: no limit.
    pub early: Option<u32>,
}

impl Budget {
    /// Whether this budget limits the quantity `grows`, which otherwise grows without end.
    pub(super) fn bounds(&self, grows: Grows) -> bool {
        match grows {
            Grows::Timers => self.timers.is_some() || !self.named.is_empty(),
            Grows::Draws => self.draws.is_some(),
        }
    }
}

/// Functions that spend a budget. Each state of a search stores the budget that remains.
impl Budget {
    /// The budget at the start of a run. Its `any_start` is empty: each state stores which processes may still start.
    pub(super) fn to_spend(&self) -> Self {
        Self { any_start: Vec::new(), ..self.clone() }
    }

    /// Whether a bound forbids this timer to fire; `None` means a timer of the failure detector.
    pub(super) fn forbids(&self, timer: Option<usize>) -> bool {
        self.timers == Some(0) || timer.is_some_and(|timer| self.named.contains(&(timer, 0)))
    }

    /// A copy of this budget after `spend` has reduced it.
    pub(super) fn spent(&self, spend: impl FnOnce(&mut Self)) -> Self {
        let mut left = self.clone();
        spend(&mut left);
        left
    }

    /// The budget that remains after a timer has fired. `early`: the timer fired while messages were in transit.
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

    /// The budget that remains after `draws` further random draws; `None` if the bound on draws forbids them.
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
    /// The act changes delays or the network; without a clock that has no meaning.
    ActNeedsClock { act: usize },
    /// The network loses or duplicates with a probability; without a clock, use the budgets for losses and duplicates.
    ChanceOfNetwork,
    /// The plan, or the run to continue, has pinned choices.
    Choices,
    /// The act selects the oldest message, but without FIFO links messages may overtake each other.
    OldestOfUnordered { act: usize },
    /// Without a clock: the algorithm's rounds are ticks of a common clock.
    Barriers,
    /// The failure detector uses heartbeats, which cannot be checked.
    Heartbeats,
    /// A quantity grows without limit, and the budget has no bound for it.
    Unbounded(Grows),
    /// The budget limits premature timeouts, but with the clock timers fire exactly when they are due.
    EarlyWithClock,
    /// The algorithm starts all processes together by a script act, but the budget lets single processes start.
    BeginTogether,
    /// The check starts within a run, without a clock: the failure detector needs ticks to notice a crash.
    NoticesByClock,
    /// The check starts within a run, without a clock, but a copy, notice or loss in transit is due at a fixed tick.
    UnderWay,
    /// With the clock: the act duplicates a message whose delay is still open.
    CopyOfOpenDelay { act: usize },
    /// The plan has more processes than [`MOST_PROCESSES`].
    TooMany,
}

/// The maximum number of processes in a check.
pub const MOST_PROCESSES: usize = 64;

/// The reasons to refuse a check because of the plan or the budget. The acts of the script are checked elsewhere.
pub(super) fn refusals(plan: &Plan, asked: &CheckOptions) -> Vec<CheckError> {
    let (budget, has_clock) = (&asked.budget, !asked.asynchronous);
    let has_chance = plan.network.loss > 0.0 || plan.network.duplicate > 0.0;
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

/// The starting point of a check within a run: the world after a tick, the judges' memory, and the choice counters.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    pub(super) end: TickEnd,
    pub(super) tick: Ticks,
    pub(super) memory: Memory,
    pub(super) counted: ChoiceCounters,
    /// For each message in transit: its number on its link and the tick of its sending; `None` if it has no number.
    pub(super) under_way: Vec<Option<(u32, Ticks)>>,
}

impl Origin {
    /// The current point of a run. The error is the reason why a check cannot start there.
    pub(crate) fn of(world: &World, judge: &Judge, asked: &CheckOptions) -> Result<Self, CheckError> {
        // With a pinned choice, the search would not know the alternatives.
        let counted = world.counted().filter(|_| world.open_pins().is_empty()).ok_or(CheckError::Choices)?;
        let rules = Rules::of(&World::new(world.plan().clone(), &mut Tape::default(), &mut Silent), &asked.properties);
        let mut end = world.tick_end();
        // With the clock, messages in transit keep the ticks at which they arrive.
        end.rest.settled = end.messages.len();
        let mut under_way = Vec::new();
        world.in_transit(&mut Vec::new(), |number, _| under_way.push(counted.message(number)));
        let origin = Self { end, tick: world.now(), memory: rules.remembered(judge), counted, under_way };
        match origin.refusal(world, asked) {
            Some(refused) => Err(refused),
            None => Ok(origin),
        }
    }

    /// The reason why a check cannot start here, if any. Without a clock, messages must be free to arrive at any time.
    fn refusal(&self, world: &World, asked: &CheckOptions) -> Option<CheckError> {
        if !asked.asynchronous {
            return None;
        }
        if matches!(world.plan().detector, Detector::Oracle { .. }) {
            return Some(CheckError::NoticesByClock);
        }
        let is_free = self
            .end
            .messages
            .iter()
            .zip(&self.under_way)
            .all(|(message, counted)| message.fate == Fate::Arrives && counted.is_some());
        let has_news = self.end.timers.iter().any(|timer| !matches!(timer.key, TimerKey::Own(_)));
        (!is_free || has_news).then_some(CheckError::UnderWay)
    }

    /// The armed timers, each with the tick at which it was armed.
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
