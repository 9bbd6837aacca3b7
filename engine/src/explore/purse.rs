//! What is asked of a check: what an adversary may spend, by how much runs are bounded, where they begin, and what is refused.

use super::{Asked, Setting};
use crate::property::{Judge, Memory, Rules};
use crate::protocol::{Grows, Protocol as _, Ticks};
use crate::sim::{
    Counted, Plan, TickEnd, TimerKey, World, chance::Tape, detector::Detector, network::Fate, observe::Silent,
    pins::Pin,
};

/// The budgets of a check. Gifts need never be spent; bounds (`timers`, `named`, `draws`, `early`) only cut runs short.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Purse {
    /// The positions of the processes that may each begin once, until they handle anything.
    pub any_start: Vec<u32>,
    /// How often any process that is up may begin besides.
    pub starts: u32,
    pub crashes: u32,
    /// Whether a crash may come in mid-broadcast.
    pub mid_broadcast: bool,
    pub revivals: u32,
    /// Messages that the network may lose.
    pub losses: u32,
    /// Messages that the network may double.
    pub duplicates: u32,
    /// How many timers may run out in all.
    pub timers: Option<u32>,
    /// How often each timer may run out, by its place in the list of the algorithm.
    pub named: Vec<(usize, u32)>,
    /// How often processes may draw in all.
    pub draws: Option<u32>,
    /// How many timers may run out while anything is under way.
    pub early: Option<u32>,
}

impl Purse {
    /// Whether what grows without end is bounded.
    pub(super) fn bounds(&self, grows: Grows) -> bool {
        match grows {
            Grows::Timers => self.timers.is_some() || !self.named.is_empty(),
            Grows::Draws => self.draws.is_some(),
        }
    }
}

/// What is left of a purse is a part of a state.
impl Purse {
    /// What there is at first. Who may begin is a part of each state by itself.
    pub(super) fn to_spend(&self) -> Self {
        Self { any_start: Vec::new(), ..self.clone() }
    }

    /// Whether a bound on their number forbids that a timer runs out; `None`: one of the detector.
    pub(super) fn forbids(&self, timer: Option<usize>) -> bool {
        self.timers == Some(0) || timer.is_some_and(|timer| self.named.contains(&(timer, 0)))
    }

    /// What is left when it is spent so.
    pub(super) fn spent(&self, spend: impl FnOnce(&mut Self)) -> Self {
        let mut left = self.clone();
        spend(&mut left);
        left
    }

    /// What is left when a timer has run out. `early`: while something was under way.
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

    /// What is left when so many draws have been made; `None` where a bound forbids them.
    pub(super) fn after_draws(&self, draws: u32) -> Option<Self> {
        if self.draws.is_some_and(|left| left < draws) {
            return None;
        }
        Some(self.spent(|left| take(&mut left.draws, draws)))
    }

    pub(super) const fn has_gifts(&self) -> bool {
        self.starts > 0 || self.crashes > 0 || self.revivals > 0 || self.losses > 0 || self.duplicates > 0
    }

    pub(super) const fn bounds_timers(&self) -> bool {
        self.timers.is_some() || self.early.is_some() || !self.named.is_empty()
    }
}

fn take(left: &mut Option<u32>, spent: u32) {
    *left = left.map(|left| left.saturating_sub(spent));
}

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
pub(super) fn refusals(plan: &Plan, asked: &Asked) -> Vec<Refused> {
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

/// The end of a tick, what the judges remember of the run up to it, and how often what choices are numbered by has come up.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    pub(super) end: TickEnd,
    pub(super) tick: Ticks,
    pub(super) memory: Memory,
    pub(super) counted: Counted,
    /// Of each message of the end, if it is counted: which of its link it is, and when it left.
    pub(super) under_way: Vec<Option<(u32, Ticks)>>,
}

impl Origin {
    /// The moment that a world has come to, or why it cannot be gone on from there.
    pub(crate) fn of(world: &World, judge: &Judge, asked: &Asked) -> Result<Self, Refused> {
        // Where something has been settled already, it is not known what may still come.
        let counted = world.counted().filter(|_| world.open_pins().is_empty()).ok_or(Refused::Choices)?;
        let rules = Rules::of(&World::new(world.plan().clone(), &mut Tape::default(), &mut Silent), &asked.properties);
        let mut end = world.tick_end();
        // What is under way keeps its due tick.
        end.rest.settled = end.messages.len();
        let mut under_way = Vec::new();
        world.in_transit(&mut Vec::new(), |number, _| under_way.push(counted.message(number)));
        let origin = Self { end, tick: world.now(), memory: rules.remembered(judge), counted, under_way };
        match origin.refusal(world, asked) {
            Some(refused) => Err(refused),
            None => Ok(origin),
        }
    }

    /// Without a clock, what is under way must be free to arrive at any moment.
    fn refusal(&self, world: &World, asked: &Asked) -> Option<Refused> {
        if !asked.asynchronous {
            return None;
        }
        if matches!(world.plan().detector, Detector::Oracle { .. }) {
            return Some(Refused::NoticesByClock);
        }
        let is_free = self
            .end
            .messages
            .iter()
            .zip(&self.under_way)
            .all(|(message, counted)| message.fate == Fate::Arrives && counted.is_some());
        let has_news = self.end.timers.iter().any(|timer| !matches!(timer.key, TimerKey::Own(_)));
        (!is_free || has_news).then_some(Refused::UnderWay)
    }

    /// The timers that are armed, with the ticks at which they were.
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
