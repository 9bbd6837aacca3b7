//! Single moments of a run, without what a screen keeps of it: what is so then, and whether another run has been the same until then.

use std::collections::BTreeSet;

use crate::property::Judge;
use crate::protocol::Ticks;
use crate::sim::chance::Seeded;
use crate::sim::likeness::Likeness;
use crate::sim::{Blueprint, Limits, World};

/// Which moments are wanted.
#[derive(Clone, Debug, Default)]
pub struct Moments {
    pub ticks: BTreeSet<Ticks>,
    /// The first tick besides them at which a process comes to hold its own id, looked for up to this one.
    pub first_elected_by: Option<Ticks>,
    /// The run is given up when about so many messages have been sent.
    pub most_messages: u64,
}

/// The end of a tick of a run.
#[derive(Debug)]
pub struct Glimpse<'a> {
    pub tick: Ticks,
    /// Whether it is the tick at which a process first came to hold its own id.
    pub first_elected: bool,
    pub likeness: Likeness,
    pub world: &'a World,
    pub judge: &'a Judge,
}

pub(super) fn glimpse(plan: Blueprint, seed: u64, moments: &Moments, see: &mut dyn FnMut(&Glimpse<'_>)) {
    let Some(last) = moments.ticks.last().copied().into_iter().chain(moments.first_elected_by).max() else { return };
    let (mut chance, mut likeness) = (Seeded::new(seed), Likeness::default());
    let mut world = World::new(plan, &mut chance, &mut likeness);
    let mut judge = Judge::new(&world);
    let limits = Limits { under_way: moments.most_messages, ..Limits::default() };
    world.limit(limits);
    let mut wanted = moments.ticks.iter().copied().peekable();
    loop {
        let next = world.next_due().filter(|&tick| tick <= last);
        let elected = judge.first_elected() == Some(world.now());
        let mut show = |tick| {
            let first_elected = elected && tick == world.now();
            see(&Glimpse { tick, first_elected, likeness, world: &world, judge: &judge });
        };
        // Until the next tick at which anything is due, all is as it is now.
        let shows_now = wanted.peek() == Some(&world.now());
        if elected && !shows_now && moments.first_elected_by.is_some() {
            show(world.now());
        }
        while let Some(tick) = wanted.next_if(|&tick| next.is_none_or(|next| tick < next)) {
            show(tick);
        }
        let is_done = wanted.peek().is_none() && judge.first_elected().is_some();
        let Some(tick) = next.filter(|_| !is_done && world.counters().sent() < moments.most_messages) else { return };
        world.begin(tick);
        world.finish(&mut chance, &mut (&mut judge, &mut likeness));
        judge.judge_rest(&world);
        if world.excess().or_else(|| judge.excess(&limits)).is_some() {
            return;
        }
    }
}
