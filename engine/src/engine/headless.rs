//! A run without a screen, at the speed of the kernel; properties are judged and `elected` is tracked.

use std::io::{self, Write};

use super::BoundContext;
use super::counts::{Counts, counts};
use super::vain::VainActs;
use crate::property::{Judge, Property};
use crate::protocol::{Cell, Figure, Id, Slot, Ticks};
use crate::sim::chance::Seeded;
use crate::sim::digest::Digest;
use crate::sim::journal::Journal;
use crate::sim::observe::{Observer, SimEvent, Watcher};
use crate::sim::pins::Pin;
use crate::sim::{Blueprint, Excess, Limits, World};

#[derive(Debug)]
pub struct Finished {
    world: World,
    judge: Judge,
    summary: Summary,
}

impl Finished {
    pub const fn summary(&self) -> &Summary {
        &self.summary
    }

    /// Made on demand: a million of them need not be in memory.
    pub fn process(&self, position: usize) -> FinalProcess {
        let FinalCell { id, up, elected, .. } = self.cell(position);
        FinalProcess { position, id, up, elected, state: self.world.state(position as u32) }
    }

    /// Who would crash in mid-broadcast if it sent anything.
    pub fn armed_crashes(&self) -> impl Iterator<Item = u32> {
        self.world.armed_crashes().keys().copied()
    }

    /// Settled choices that the run did not come to.
    pub fn open_pins(&self) -> Vec<Pin> {
        self.world.open_pins()
    }

    /// What the correct learners have applied.
    pub fn logs(&self) -> Vec<FinalLog> {
        FinalLog::all(&self.world, &self.judge)
    }

    /// Cheap enough for millions.
    pub fn cell(&self, position: usize) -> FinalCell {
        FinalCell::of(&self.world, &self.judge, position as u32)
    }
}

/// What a process has come to, as far as files say anything of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalCell {
    pub id: Id,
    pub up: bool,
    /// Its cell of `elected`; `None` is @.
    pub elected: Option<Cell>,
    /// The leader that it follows: itself if it leads.
    pub follows: Option<Id>,
    /// Whether it is one of those among whom a leader is followed, where one is.
    pub may_follow: bool,
    /// Whether it is correct and owes a decision.
    pub owes: bool,
}

impl FinalCell {
    pub fn of(world: &World, judge: &Judge, at: u32) -> Self {
        Self {
            id: world.ids()[at as usize],
            up: world.is_up(at),
            elected: world.elected(at),
            follows: world.follows(at),
            may_follow: world.can_begin(at),
            owes: judge.is_correct(at) && world.standing(at).owes,
        }
    }
}

/// What a correct learner has applied of a replicated log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalLog {
    pub id: Id,
    /// From slot 1 on.
    pub applied: Vec<Slot>,
}

impl FinalLog {
    /// By position.
    pub fn all(world: &World, judge: &Judge) -> Vec<Self> {
        let correct = (0..world.ids().len() as u32).filter(|&at| judge.is_correct(at));
        let of = |at: u32| {
            let log = world.log(at)?;
            let count = log.applied?;
            let applied = log.slots.into_iter().filter(|known| known.slot <= count).collect();
            Some(Self { id: world.ids()[at as usize], applied })
        };
        correct.filter_map(of).collect()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The last tick at which anything was due (0 if nothing ever was), or the limit if the run is not quiet by then, or the tick at which it
    /// stopped because something had grown beyond its limit.
    pub tick: Ticks,
    pub quiet: bool,
    /// Why the run stopped in the middle of that tick.
    pub excess: Option<Excess>,
    /// The last tick that changed a cell of `elected`.
    pub last_change: Ticks,
    pub counts: Counts,
    /// The first tick at which a process came to hold itself as leader.
    pub first_elected: Option<Ticks>,
    pub vain: VainActs,
    /// The properties, in the catalogue's order.
    pub properties: Vec<Property>,
    /// What the run comes to besides the count of messages.
    pub figures: Vec<Figure>,
    /// FNV-1a over the canonical encoding of every handled event: two runs are the same run when their digests are.
    pub digest: u64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct FinalProcess {
    pub position: usize,
    pub id: Id,
    pub up: bool,
    pub elected: Option<Cell>,
    /// As the protocol serializes it.
    pub state: serde_json::Value,
}

/// Runs to the end or to a tick limit, writing the trace if asked to.
///
/// # Errors
/// What writing the trace meets.
pub(super) fn run(
    plan: Blueprint,
    (seed, until, limits): (u64, Ticks, Limits),
    trace: Option<&mut dyn Write>,
) -> io::Result<Finished> {
    let (mut digest, mut vain) = (Digest::default(), VainActs::default());
    let (ids, nature) = (plan.ids.clone(), plan.nature);
    let mut journal = trace.map(|out| Journal::new(out, &ids, nature));
    let mut chance = Seeded::new(seed);
    let mut world = match &mut journal {
        None => World::new(plan, &mut chance, &mut (&mut digest, &mut vain)),
        Some(journal) => World::new(plan, &mut chance, &mut (&mut digest, &mut (&mut vain, journal))),
    };
    world.limit(limits);
    let mut judge = Judge::new(&world);
    while let Some(tick) = world.next_due().filter(|&tick| tick <= until)
        && judge.excess(&limits).is_none()
    {
        let mut watchers = Watchers::Result(&mut judge, &mut digest, &mut vain);
        match &mut journal {
            None => world.pass(until, &mut chance, &mut watchers, &mut |watchers| watchers.excess(&limits).is_some()),
            Some(journal) => {
                world.begin(world.next_due_of_any().unwrap_or(tick));
                world.finish(&mut chance, &mut (&mut watchers, journal));
            }
        }
        judge.judge_rest(&world);
    }
    journal.map_or(Ok(()), Journal::finish)?;
    let quiet = world.is_quiet();
    let excess = world.excess().or_else(|| judge.excess(&limits));
    let summary = Summary {
        tick: if quiet || excess.is_some() { world.now() } else { until },
        quiet,
        excess,
        last_change: judge.last_change(),
        counts: counts(&world),
        first_elected: judge.first_elected(),
        vain,
        properties: judge.findings(world.plan().nature.properties, world.is_at_rest()),
        figures: world.figures(),
        digest: digest.value(),
    };
    Ok(Finished { world, judge, summary })
}

/// What watches a run of which only the end is wanted: the observer that the world's loops and the handlers are compiled for.
#[derive(Debug)]
pub(super) enum Watchers<'a> {
    /// The result of `run`.
    Result(&'a mut Judge, &'a mut Digest, &'a mut VainActs),
    /// The cost, which `measure` counts.
    Cost(&'a mut BoundContext),
}

impl Watchers<'_> {
    fn excess(&self, limits: &Limits) -> Option<Excess> {
        match self {
            Self::Result(judge, ..) => judge.excess(limits),
            Self::Cost(_) => None,
        }
    }
}

impl Observer for Watchers<'_> {
    #[inline(always)]
    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        match self {
            Self::Result(judge, digest, vain) => {
                judge.see(tick, event);
                digest.see(tick, event);
                vain.see(tick, event);
            }
            Self::Cost(context) => context.see(tick, event),
        }
    }
}

impl Watcher for Watchers<'_> {
    const HAS_HANDLERS: bool = true;

    #[inline]
    fn as_dyn(&mut self) -> &mut (dyn Observer + '_) {
        self
    }
}
