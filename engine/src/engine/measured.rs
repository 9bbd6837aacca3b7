//! A run of which nothing is wanted but what it costs: no property is judged and no digest made, so that many of them are quick.

use super::BoundContext;
use super::headless::{Counts, Watchers, counts};
use crate::protocol::{Bound, Ticks};
use crate::sim::chance::Seeded;
use crate::sim::{Blueprint, Excess, Limits, World};

/// What a run has cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    /// As of [`Summary`](super::Summary::tick).
    pub tick: Ticks,
    /// Whether it came to rest.
    pub quiet: bool,
    /// What had grown beyond its limit, if it stopped because of that.
    pub excess: Option<Excess>,
    pub counts: Counts,
    /// The furthest round, phase or term that a process has come to, where the algorithm counts any.
    pub round: Option<u64>,
    /// The messages that the bounds are about.
    pub bounded: u64,
    /// What is proved of runs such as this one.
    pub bounds: Vec<Bound>,
}

/// A run that is measured, at once or in portions.
#[derive(Debug)]
pub struct Measuring {
    world: World,
    chance: Seeded,
    context: BoundContext,
    until: Ticks,
    is_inside: bool,
}

impl Measuring {
    pub(super) fn new(plan: Blueprint, (seed, until, limits): (u64, Ticks, Limits)) -> Self {
        let mut context = BoundContext::new(plan.down.clone(), !plan.network.fifo, plan.nature.upkeep.is_some());
        let mut chance = Seeded::new(seed);
        let mut world = World::new(plan, &mut chance, &mut context);
        world.limit(limits);
        Self { world, chance, context, until, is_inside: false }
    }

    fn next_due(&self) -> Option<Ticks> {
        self.world.next_due().filter(|&tick| tick <= self.until)
    }

    /// Runs to the end or to the tick limit; `None` if `stops` said so at the end of a tick.
    pub(super) fn finish(mut self, stops: &dyn Fn() -> bool) -> Option<Measured> {
        let mut stopped = false;
        while self.next_due().is_some() {
            let mut watchers = Watchers::Cost(&mut self.context);
            self.world.pass(self.until, &mut self.chance, &mut watchers, &mut |_| {
                stopped = stops();
                stopped
            });
            if stopped {
                return None;
            }
        }
        Some(self.end())
    }

    /// What it has cost.
    pub fn end(self) -> Measured {
        let Self { world, context, until, .. } = self;
        let excess = world.excess();
        let quiet = excess.is_none() && world.is_quiet();
        let tick = if quiet || excess.is_some() { world.now() } else { until };
        let (counts, round, plan) = (
            counts(&world),
            world.live_states().filter_map(|state| world.plan().protocol.reached(state)).max(),
            world.into_plan(),
        );
        // The processes are gone by now: the list of those that began needs as much memory as they did.
        let kinds = plan.nature.bounded_kinds;
        let bounded = if kinds.is_empty() { counts.cost() } else { counts.of(kinds) };
        // After a return nothing is proved: what came later is not seen.
        let bounds = if context.returned.is_some() { Vec::new() } else { context.bounds(&plan) };
        Measured { tick, quiet, excess, round, bounded, bounds, counts }
    }

    /// Handles about `events` more, at least one; whether the run is over.
    pub fn go_on(&mut self, events: u64) -> bool {
        let mut left = events.max(1);
        loop {
            if !self.is_inside {
                let Some(tick) = self.next_due() else { return true };
                self.world.begin(tick);
            }
            let before = handled(&self.world);
            let mut watchers = Watchers::Cost(&mut self.context);
            self.is_inside = !self.world.work_for(left, &mut self.chance, &mut watchers);
            left = left.saturating_sub(1 + handled(&self.world) - before);
            if self.is_inside || left == 0 {
                return !self.is_inside && self.next_due().is_none();
            }
        }
    }
}

/// A count that grows with what has been done.
fn handled(world: &World) -> u64 {
    let counters = world.counters();
    counters.sent() + counters.delivered + counters.lost
}
