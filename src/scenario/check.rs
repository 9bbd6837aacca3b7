//! `[check]`: what is asked of all runs of a scenario, and what the answer must be.

use crate::explore::Purse;
use crate::sim::detector::Detector;

use super::Scenario;

/// Who may begin once, until it handles anything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum AnyStart {
    #[default]
    Nobody,
    /// Everybody that is up.
    Everybody,
    /// By position.
    Listed(Vec<u32>),
}

/// How many timers may run out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TimerBound {
    #[default]
    None,
    /// In all.
    InAll(u32),
    /// Of each name, by its index in the protocol's list; others as often as they like.
    Named(Vec<(usize, u32)>),
}

/// Gifts need never be spent; the bounds (`timers`, `draws`, `early`) only cut runs short.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Check {
    /// Whether there is no clock.
    pub asynchronous: bool,
    pub any_start: AnyStart,
    pub starts: u32,
    pub crashes: u32,
    pub mid_broadcast: bool,
    pub revivals: u32,
    pub losses: u32,
    pub duplicates: u32,
    pub timers: TimerBound,
    pub draws: Option<u32>,
    /// How many timers may run out while anything is under way.
    pub early: Option<u32>,
    pub holds: Vec<&'static str>,
    pub violates: Vec<&'static str>,
    /// The steps of the shortest run that violates a property.
    pub shortest: Vec<(&'static str, u32)>,
    pub states: Option<u64>,
}

impl Check {
    /// The budgets among so many processes.
    pub fn purse(&self, processes: u32) -> Purse {
        let (timers, named) = match &self.timers {
            TimerBound::None => (None, Vec::new()),
            TimerBound::InAll(most) => (Some(*most), Vec::new()),
            TimerBound::Named(named) => (None, named.clone()),
        };
        Purse {
            any_start: match &self.any_start {
                AnyStart::Nobody => Vec::new(),
                AnyStart::Everybody => (0..processes).collect(),
                AnyStart::Listed(listed) => listed.clone(),
            },
            starts: self.starts,
            crashes: self.crashes,
            mid_broadcast: self.mid_broadcast,
            revivals: self.revivals,
            losses: self.losses,
            duplicates: self.duplicates,
            timers,
            named,
            draws: self.draws,
            early: self.early,
        }
    }

    /// Whether the same is explored as another one asks for.
    pub fn asks_as(&self, other: &Self, scenario: &Scenario) -> bool {
        let purse = |check: &Self| {
            let mut purse = check.purse(scenario.count() as u32);
            purse.any_start.sort_unstable();
            purse.named.sort_unstable();
            purse
        };
        self.asynchronous == other.asynchronous && purse(self) == purse(other)
    }

    /// Whether a property is judged where nothing else is asked for: those that it speaks of are, and all where it speaks of none.
    pub fn judges(&self, property: &str) -> bool {
        let mut spoken_of = self.holds.iter().chain(&self.violates).peekable();
        spoken_of.peek().is_none() || spoken_of.any(|name| *name == property)
    }

    /// What it asks, without what the answer must be.
    #[must_use]
    pub fn without_answer(self) -> Self {
        Self { holds: Vec::new(), violates: Vec::new(), shortest: Vec::new(), states: None, ..self }
    }

    /// Whether the answer must be anything.
    pub fn expects(&self) -> bool {
        !self.holds.is_empty() || !self.violates.is_empty() || !self.shortest.is_empty() || self.states.is_some()
    }
}

impl Scenario {
    /// Whether no timer can ever run out: neither one of the algorithm nor one of the detector.
    pub fn has_no_timers(&self) -> bool {
        self.protocol().entry().timers.is_empty() && self.detector == Detector::Manual
    }
}
