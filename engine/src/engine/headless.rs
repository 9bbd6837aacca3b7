//! Headless runs at full speed: judged to the end, measured, or sampled at single ticks.

use std::collections::BTreeSet;
use std::io::{self, Write};

use super::BoundContext;
use crate::property::{Judge, Property, Repetition};
use crate::protocol::{Bound, Cell, Figure, Id, Slot, Ticks};
use crate::sim::chance::Seeded;
use crate::sim::command::{Command, Parts, Targets};
use crate::sim::digest::{Digest, Likeness};
use crate::sim::journal::Journal;
use crate::sim::observe::{Observer, SimEvent, Watcher};
use crate::sim::{Excess, Limits, Plan, World};
use serde::{Serialize, Serializer};

#[derive(Debug)]
pub struct Finished {
    pub world: World,
    pub judge: Judge,
    summary: Summary,
}

impl Finished {
    pub const fn summary(&self) -> &Summary {
        &self.summary
    }

    /// The final state of the process at `position`.
    pub fn cell(&self, position: usize) -> FinalCell {
        FinalCell::of(&self.world, &self.judge, position as u32)
    }
}

/// The final state of a process, for results and expectations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalCell {
    pub id: Id,
    pub up: bool,
    /// The content of the process's `elected` cell; `None`: the cell is undefined (shown as @).
    pub elected: Option<Cell>,
    /// The id of the leader that the process follows. A leader follows itself.
    pub follows: Option<Id>,
    /// Whether a start command has an effect on the process. Only such a process counts as a possible follower.
    pub may_follow: bool,
    /// Whether the process is correct and the property `termination` requires it to decide.
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

/// The entries that a correct learner of a replicated log has applied at the end of the run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalLog {
    pub id: Id,
    /// The applied entries, from slot 1 on.
    pub applied: Vec<Slot>,
}

impl FinalLog {
    /// The applied logs of all correct learners, in the order of their positions.
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
    /// The tick of the last event (0 without events) if the run came to rest with no act left; else of its stop.
    pub tick: Ticks,
    pub quiet: bool,
    /// How the run repeats; `None`: it is not known to repeat.
    pub repeats: Option<Repetition>,
    /// The limit that the run exceeded, if any; it stopped the run in the middle of `tick`.
    pub excess: Option<Excess>,
    /// The tick of the latest change of an `elected` cell; 0 if no cell changed.
    pub last_change: Ticks,
    pub counts: Counts,
    /// The first tick at which a process became leader in its own view; `None` if no process did.
    pub first_elected: Option<Ticks>,
    pub vain: VainActs,
    /// The verdicts on all properties of the algorithm.
    pub properties: Vec<Property>,
    /// Quantities that the algorithm measures, other than message counts.
    pub figures: Vec<Figure>,
    /// FNV-1a over the canonical encoding of every handled event. Equal digests mean equal runs.
    pub digest: u64,
}

pub(super) fn run(plan: Plan, span: (u64, Ticks, Limits), trace: Option<&mut dyn Write>) -> io::Result<Finished> {
    let (seed, until, limits) = span;
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
    judge.look_for_repetition(&world, chance);
    while let Some(tick) = world.next_due().filter(|&tick| tick <= until)
        && judge.excess(&limits).is_none()
    {
        let (mut watchers, looking) = (Watchers::Result(&mut judge, &mut digest, &mut vain), chance);
        match &mut journal {
            None => world.pass(until, &mut chance, &mut watchers, &mut |world, watchers| {
                watchers.end_tick(world, looking, &limits).is_some()
            }),
            Some(journal) => {
                world.begin(world.next_due_of_any().unwrap_or(tick));
                world.finish(&mut chance, &mut (&mut watchers, journal));
            }
        }
        judge.judge_rest(&world);
        judge.look_for_repetition(&world, chance);
    }
    journal.map_or(Ok(()), Journal::finish)?;
    let quiet = world.is_quiet();
    let excess = world.excess().or_else(|| judge.excess(&limits));
    let summary = Summary {
        tick: if quiet || excess.is_some() { world.now() } else { until },
        quiet,
        repeats: judge.repetition(),
        excess,
        last_change: judge.last_change,
        counts: counts(&world),
        first_elected: judge.first_elected,
        vain,
        properties: judge.findings(world.plan().nature.properties, world.is_at_rest()),
        figures: world.figures(),
        digest: digest.value(),
    };
    Ok(Finished { world, judge, summary })
}

/// The observers of a headless run. An enum, not `dyn Observer`, so that they can be inlined into the delivery loop.
#[derive(Debug)]
pub(super) enum Watchers<'a> {
    Result(&'a mut Judge, &'a mut Digest, &'a mut VainActs),
    Cost(&'a mut BoundContext),
}

impl Watchers<'_> {
    #[inline]
    fn end_tick(&mut self, world: &World, chance: Seeded, limits: &Limits) -> Option<Excess> {
        let Self::Result(judge, ..) = self else { return None };
        judge.look_for_repetition(world, chance);
        judge.excess(limits)
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

/// The message counters: `sent + duplicated = delivered + lost + in_flight`.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize)]
pub struct Counts {
    /// The number of messages sent. Every hop counts, also a hop to a crashed process.
    pub sent: u64,
    pub delivered: u64,
    pub lost: u64,
    pub in_flight: u64,
    pub duplicated: u64,
    /// How many notices of undeliverable messages are in transit. No other field counts notices.
    #[serde(skip)]
    pub notices: u64,
    /// How many heartbeats were sent so far. Every hop counts. No other field counts heartbeats.
    #[serde(skip)]
    pub heartbeats: u64,
    /// How many messages of each kind were sent, in the order in which the algorithm declares its kinds.
    #[serde(serialize_with = "as_map")]
    pub by_kind: Vec<(&'static str, u64)>,
    /// The kind of message that a leader repeats forever (upkeep); `None` if the algorithm has no such kind.
    #[serde(skip)]
    pub upkeep: Option<&'static str>,
}

fn as_map<S: Serializer>(kinds: &[(&'static str, u64)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(kinds.iter().copied())
}

impl Counts {
    pub fn of(&self, kinds: &[&str]) -> u64 {
        self.by_kind.iter().filter(|(kind, _)| kinds.contains(kind)).map(|(_, count)| count).sum()
    }

    /// The cost of an election: how many messages were sent, without upkeep, which never ends.
    pub fn cost(&self) -> u64 {
        self.sent - self.of(self.upkeep.as_slice())
    }
}

pub fn counts(world: &World) -> Counts {
    let (counters, nature) = (world.counters(), &world.plan().nature);
    Counts {
        sent: counters.sent(),
        delivered: counters.delivered,
        lost: counters.lost,
        in_flight: counters.in_flight(),
        duplicated: counters.duplicated,
        notices: 0,
        heartbeats: world.heartbeats_sent(),
        by_kind: nature.kinds.iter().copied().zip(counters.by_kind).collect(),
        upkeep: nature.upkeep.map(|kind| nature.kinds[kind]),
    }
}

const MOST_VAIN: usize = 20;

/// Acts from outside that had nothing to act on or changed nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VainActs {
    /// The first acts without effect, at most 20, each with its tick and only the processes on which it had none.
    pub acts: Vec<(Ticks, Command)>,
    pub more: u64,
}

impl Observer for VainActs {
    #[inline]
    fn wants_standings(&self) -> bool {
        false
    }

    #[inline(always)]
    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        if let SimEvent::Commanded { command, found: false } = event {
            self.note(tick, command);
        }
    }
}

impl VainActs {
    #[cold]
    fn note(&mut self, tick: Ticks, command: &Command) {
        // An act on all processes is never listed: it addresses only the processes on which it can have an effect.
        if matches!(command.parts(), Parts::Processes(_, Targets::All)) {
            return;
        }
        if self.acts.len() < MOST_VAIN {
            self.acts.push((tick, command.clone()));
        } else {
            self.more += 1;
        }
    }
}

/// Selects the ticks of a run to sample.
#[derive(Clone, Debug, Default)]
pub struct Moments {
    pub ticks: BTreeSet<Ticks>,
    /// If set, the first tick with a leader is sampled too, but only if that tick is not later than this value.
    pub first_elected_by: Option<Ticks>,
    /// The run stops when about this number of messages was sent.
    pub most_messages: u64,
}

/// The state of a run at the end of a sampled tick.
#[derive(Debug)]
pub struct Glimpse<'a> {
    pub tick: Ticks,
    /// Whether this is the first tick of the run at which a process leads in its own view.
    pub first_elected: bool,
    pub likeness: Likeness,
    pub world: &'a World,
    pub judge: &'a Judge,
}

pub(super) fn glimpse(plan: Plan, seed: u64, moments: &Moments, see: &mut dyn FnMut(&Glimpse<'_>)) {
    let Some(last) = moments.ticks.last().copied().into_iter().chain(moments.first_elected_by).max() else { return };
    let (mut chance, mut likeness) = (Seeded::new(seed), Likeness::default());
    let mut world = World::new(plan, &mut chance, &mut likeness);
    let mut judge = Judge::new(&world);
    judge.look_for_repetition(&world, chance);
    let limits = Limits { under_way: moments.most_messages, ..Limits::default() };
    world.limit(limits);
    let mut wanted = moments.ticks.iter().copied().peekable();
    loop {
        let next = world.next_due().filter(|&tick| tick <= last);
        let elected = judge.first_elected == Some(world.now());
        let mut show = |tick| {
            let first_elected = elected && tick == world.now();
            see(&Glimpse { tick, first_elected, likeness, world: &world, judge: &judge });
        };
        // The state stays the same until the next due tick. So it also serves the ticks in between.
        let shows_now = wanted.peek() == Some(&world.now());
        if elected && !shows_now && moments.first_elected_by.is_some() {
            show(world.now());
        }
        while let Some(tick) = wanted.next_if(|&tick| next.is_none_or(|next| tick < next)) {
            show(tick);
        }
        let is_done = wanted.peek().is_none() && judge.first_elected.is_some();
        let Some(tick) = next.filter(|_| !is_done && world.counters().sent() < moments.most_messages) else { return };
        world.begin(tick);
        world.finish(&mut chance, &mut (&mut judge, &mut likeness));
        judge.judge_rest(&world);
        judge.look_for_repetition(&world, chance);
        if world.excess().or_else(|| judge.excess(&limits)).is_some() {
            return;
        }
    }
}

/// The measured cost of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    /// The tick of the last event if the run came to rest with no act left; else where it was stopped.
    pub tick: Ticks,
    /// Whether the run came to rest and no act was left to execute.
    pub quiet: bool,
    /// The limit that stopped the run, if any.
    pub excess: Option<Excess>,
    pub counts: Counts,
    /// The highest round, phase or term that a process has reached; `None` if the algorithm does not count them.
    pub round: Option<u64>,
    /// The number of sent messages of the kinds to which the bounds apply.
    pub bounded: u64,
    /// The proved bounds for the field `bounded` in this run; empty if no bound is proved.
    pub bounds: Vec<Bound>,
}

/// A run whose message cost is measured. For speed, it judges no properties and computes no digest.
#[derive(Debug)]
pub struct Measuring {
    world: World,
    chance: Seeded,
    context: BoundContext,
    until: Ticks,
    is_inside: bool,
}

impl Measuring {
    pub(super) fn new(plan: Plan, (seed, until, limits): (u64, Ticks, Limits)) -> Self {
        let mut context = BoundContext::new(plan.down.clone(), !plan.network.fifo, plan.nature.upkeep.is_some());
        let mut chance = Seeded::new(seed);
        let mut world = World::new(plan, &mut chance, &mut context);
        world.limit(limits);
        Self { world, chance, context, until, is_inside: false }
    }

    fn next_due(&self) -> Option<Ticks> {
        self.world.next_due().filter(|&tick| tick <= self.until)
    }

    pub(super) fn finish(mut self, stops: &dyn Fn() -> bool) -> Option<Measured> {
        let mut stopped = false;
        while self.next_due().is_some() {
            let mut watchers = Watchers::Cost(&mut self.context);
            self.world.pass(self.until, &mut self.chance, &mut watchers, &mut |_, _| {
                stopped = stops();
                stopped
            });
            if stopped {
                return None;
            }
        }
        Some(self.end())
    }

    /// Stops measuring and returns the cost so far.
    pub fn end(self) -> Measured {
        let Self { world, context, until, .. } = self;
        let excess = world.excess();
        let quiet = excess.is_none() && world.is_quiet();
        let tick = if quiet || excess.is_some() { world.now() } else { until };
        let counts = counts(&world);
        let round = world.live_states().filter_map(|state| world.plan().protocol.reached(state)).max();
        let plan = world.into_plan();
        // The world is freed first, because the list of starts that `bounds` makes can be as large as the world.
        let kinds = plan.nature.bounded_kinds;
        let bounded = if kinds.is_empty() { counts.cost() } else { counts.of(kinds) };
        // Events after a recovery are not collected, so there are no proved bounds.
        let bounds = if context.returned.is_some() { Vec::new() } else { context.bounds(&plan) };
        Measured { tick, quiet, excess, counts, round, bounded, bounds }
    }

    /// Handles about `events` more events, at least one. Returns whether the run is over.
    pub fn go_on(&mut self, events: u64) -> bool {
        let mut left = events.max(1);
        loop {
            if !self.is_inside {
                let Some(tick) = self.next_due() else { return true };
                self.world.begin(tick);
            }
            let before = work_done(&self.world);
            let mut watchers = Watchers::Cost(&mut self.context);
            self.is_inside = !self.world.work(left, &mut self.chance, &mut watchers);
            left = left.saturating_sub(1 + work_done(&self.world) - before);
            if self.is_inside || left == 0 {
                return !self.is_inside && self.next_due().is_none();
            }
        }
    }
}

fn work_done(world: &World) -> u64 {
    let counters = world.counters();
    counters.sent() + counters.delivered + counters.lost
}
