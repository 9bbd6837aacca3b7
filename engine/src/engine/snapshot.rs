//! Snapshots of a run, and the steps from one snapshot to the next. A snapshot is the world at one point of the run,
//! with the state of its observers.

use std::collections::BTreeMap;

use super::{BoundContext, Census, Hook, PairTraffic};
use crate::property::Judge;
use crate::protocol::Ticks;
use crate::sim::chance::Seeded;
use crate::sim::command::Command;
use crate::sim::trace::{Recorder, Recording, Tally};
use crate::sim::{Plan, World};

/// Acts from outside, by the tick at which they enter the run. Acts of one tick are in the order of execution.
pub type CommandLog = BTreeMap<Ticks, Vec<Command>>;

/// The first tick later than `after` at which an act enters the run.
pub fn next_act(acts: &CommandLog, after: Ticks) -> Option<Ticks> {
    acts.range(after + 1..).find(|(_, acts)| !acts.is_empty()).map(|(&tick, _)| tick)
}

/// The world at one point of a run, with the state of its observers.
#[derive(Clone, Debug)]
pub struct Snapshot {
    pub world: World,
    pub judge: Judge,
    pub tally: Tally,
    pub bounds: BoundContext,
    pub census: Census,
    pub pairs: PairTraffic,
    busiest: u64,
    /// The tick at which the run came to rest; `None`: not at rest. After any act, it must come to rest again.
    pub rests: Option<Ticks>,
    /// How many events of a suspended tick were already handled; `None` at the end of a tick.
    pub half_way: Option<usize>,
}

impl Snapshot {
    /// A snapshot of `plan` at tick 0, and the recording of the run so far.
    pub fn new(plan: Plan, chance: &mut Seeded) -> (Self, Recording) {
        let plan = Plan { numbered: true, ..plan };
        let mut recording = Recording::new(plan.network.process_time);
        let is_settled = plan.pins.as_ref().is_some_and(|pins| !pins.is_empty());
        let bounds =
            BoundContext::new(plan.down.clone(), !plan.network.fifo || is_settled, plan.nature.upkeep.is_some());
        let nature = plan.nature;
        let world = World::new(plan, chance, &mut Recorder::new(Some(&mut recording), nature));
        let (mut judge, tally, census) = (Judge::new(&world), Tally::new(world.count()), Census::of(&world));
        judge.look_for_repetition(&world, *chance);
        let pairs = PairTraffic::of(&world);
        (Self { world, judge, tally, bounds, census, pairs, busiest: 0, rests: None, half_way: None }, recording)
    }

    pub fn count(&self) -> usize {
        self.world.ids().len()
    }

    /// The approximate size of a clone, in bytes.
    pub fn bytes(&self) -> usize {
        let per_process = 2 * size_of::<u32>();
        self.world.bytes() + per_process * self.count() + self.judge.bytes() + self.pairs.bytes()
    }

    /// The highest number of messages in transit at once, since a tick last ended with none in transit.
    pub fn busiest(&self) -> u64 {
        self.busiest.max(self.world.counters().in_flight())
    }

    /// Whether the snapshot shows the end of a tick, and that tick is at least `first` and at most `last`.
    pub fn is_between(&self, first: Ticks, last: Ticks) -> bool {
        let is_whole = self.half_way.is_none() && self.world.tick_is_over() && self.world.excess().is_none();
        is_whole && (first..=last).contains(&self.world.now())
    }

    /// The next tick at which an event, a heartbeat or an act is due.
    pub fn next_due(&self, acts: &CommandLog) -> Option<Ticks> {
        self.world.next_due_of_any().into_iter().chain(next_act(acts, self.world.now())).min()
    }

    /// The next tick at which an event, a heartbeat or an act is due, or `until` if that is earlier.
    pub fn next_tick(&self, acts: &CommandLog, until: Ticks) -> Ticks {
        self.next_due(acts).map_or(until, |next| next.min(until))
    }

    /// Starts `tick`. The next steps execute the `acts` that enter the run at this tick.
    pub fn begin_tick(&mut self, tick: Ticks, acts: &CommandLog) {
        let acts = acts.get(&tick).map_or(&[][..], Vec::as_slice);
        if !acts.is_empty() {
            // After an act, a rest counts as a new rest, even if the act had no effect.
            self.rests = None;
        }
        for act in acts {
            self.world.command(act.clone());
        }
        self.world.begin(tick);
    }

    /// Handles and records the next event of the current tick. Returns `false` if the tick had no event left.
    #[inline]
    pub fn step(&mut self, chance: &mut Seeded, hook: &mut Hook, recording: Option<&mut Recording>) -> bool {
        let Self { world, judge, tally, bounds, census, pairs, .. } = self;
        let mut recorder = Recorder::new(recording, world.plan().nature);
        let mut standing = (&mut *census, &mut (pairs, &mut (&mut *hook, &mut recorder)));
        let mut watchers = (&mut *judge, &mut (tally, &mut (bounds, &mut standing)));
        let is_left = world.step(chance, &mut watchers);
        if let Some(from) = hook.announced_by
            && world.follows(from) == Some(world.plan().ids[from as usize])
        {
            recorder.announce();
        }
        if is_left {
            recorder.end_step(world.now());
        }
        judge.judge_rest(world);
        judge.look_for_repetition(world, *chance);
        census.hold(world);
        is_left
    }

    /// Handles the rest of the current tick without recording its events.
    pub fn finish(&mut self, chance: &mut Seeded) {
        let Self { world, judge, tally, bounds, census, pairs, .. } = self;
        let mut standing = (&mut *census, pairs);
        let mut watchers = (&mut *judge, &mut (tally, &mut (bounds, &mut standing)));
        world.finish(chance, &mut watchers);
        judge.judge_rest(world);
        judge.look_for_repetition(world, *chance);
        census.hold(world);
        self.end_tick();
    }

    /// Ends the current tick and updates `rests`. At tick 0, `rests` is always `None`.
    pub fn end_tick(&mut self) {
        self.half_way = None;
        let (now, under_way) = (self.world.now(), self.world.counters().in_flight());
        self.busiest = if under_way == 0 { 0 } else { self.busiest.max(under_way) };
        self.rests = (now > 0 && self.world.is_quiet()).then(|| self.rests.unwrap_or(now));
    }

    /// Advances to the end of `tick` without recording events. If the run has ended, only the clock advances.
    pub fn pass(&mut self, tick: Ticks, acts: &CommandLog, chance: &mut Seeded) {
        self.half_way = None;
        while self.world.now() < tick {
            self.begin_tick(self.next_tick(acts, tick), acts);
            self.finish(chance);
        }
    }
}
