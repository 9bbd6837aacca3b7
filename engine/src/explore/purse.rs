//! What an adversary may spend, and by how much runs are bounded.

use crate::protocol::Grows;

/// The budgets of a check. Gifts need never be spent; bounds (`timers`, `named`, `draws`, `early`) only cut runs short.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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

/// What is left of a purse: a part of a state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Left {
    pub(super) starts: u32,
    pub(super) crashes: u32,
    pub(super) revivals: u32,
    pub(super) losses: u32,
    pub(super) duplicates: u32,
    timers: Option<u32>,
    /// By the timer's index.
    named: Box<[Option<u32>]>,
    draws: Option<u32>,
    early: Option<u32>,
}

impl Left {
    pub(super) fn of(purse: &Purse, timers: usize) -> Self {
        let bound = |timer: usize| purse.named.iter().find(|(of, _)| *of == timer).map(|(_, most)| *most);
        Self {
            starts: purse.starts,
            crashes: purse.crashes,
            revivals: purse.revivals,
            losses: purse.losses,
            duplicates: purse.duplicates,
            timers: purse.timers,
            named: (0..timers).map(bound).collect(),
            draws: purse.draws,
            early: purse.early,
        }
    }

    /// Whether a bound on their number forbids that a timer runs out; `None`: one of the detector.
    pub(super) fn forbids(&self, timer: Option<usize>) -> bool {
        self.timers == Some(0) || timer.is_some_and(|timer| self.named[timer] == Some(0))
    }

    /// Whether it is too early for any timer to run out while something is under way.
    pub(super) fn forbids_early(&self) -> bool {
        self.early == Some(0)
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
            if let Some(timer) = timer {
                take(&mut left.named[timer], 1);
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

    pub(super) const fn bounds_draws(&self) -> bool {
        self.draws.is_some()
    }

    pub(super) fn bounds_timers(&self) -> bool {
        self.timers.is_some() || self.early.is_some() || self.named.iter().any(Option::is_some)
    }

    pub(super) const fn bounds_early(&self) -> bool {
        self.early.is_some()
    }
}

fn take(left: &mut Option<u32>, spent: u32) {
    *left = left.map(|left| left.saturating_sub(spent));
}
