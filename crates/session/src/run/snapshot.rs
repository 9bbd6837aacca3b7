//! A snapshot of a run at one moment, and how it becomes the next one.

use crate::history::CommandLog;
use suffrage_engine::engine::{BoundContext, Census, Hook, Observers, PairTraffic, Plan, Started};
use suffrage_engine::property::{Judge, Property, Status};
use suffrage_engine::protocol::{Remark, Ticks};
use suffrage_engine::sim::World;
use suffrage_engine::sim::chance::Seeded;
use suffrage_engine::sim::trace::{Broken, ChosenEntry, Recording, Tally, Trace};
use suffrage_text::ids;

/// At most so many processes that are left waiting are named in the log of a run at rest.
const WAITING_NAMED: usize = 12;

pub(super) fn next_act(acts: &CommandLog, after: Ticks) -> Option<Ticks> {
    acts.range(after + 1..).find(|(_, acts)| !acts.is_empty()).map(|(&tick, _)| tick)
}

/// The world at one moment of a run, and what the monitors have seen up to it.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    pub world: World,
    pub judge: Judge,
    pub tally: Tally,
    pub bounds: BoundContext,
    pub census: Census,
    pub pairs: PairTraffic,
    /// The most messages that were under way at the end of a tick since none was.
    busiest: u64,
    /// The tick at which the run came to rest, if it is at rest and nothing has been done to it since.
    pub(super) rests: Option<Ticks>,
    /// How many events of its tick have been handled, if the tick is shown half-way.
    pub half_way: Option<usize>,
}

impl Snapshot {
    pub(super) fn new(plan: Plan, chance: &mut Seeded) -> (Self, Recording) {
        let Started { world, judge, tally, bounds, census, pairs, recording } = plan.start(chance);
        (Self { world, judge, tally, bounds, census, pairs, busiest: 0, rests: None, half_way: None }, recording)
    }

    pub(crate) fn count(&self) -> usize {
        self.world.ids().len()
    }

    pub(crate) fn bytes(&self) -> usize {
        let per_process = 2 * size_of::<u32>();
        self.world.bytes() + per_process * self.count() + self.judge.bytes() + self.pairs.bytes()
    }

    /// The most messages that were under way at the end of a tick, or are now, since none was.
    pub(crate) fn busiest(&self) -> u64 {
        self.busiest.max(self.world.counters().in_flight())
    }

    pub(super) fn is_between(&self, first: Ticks, last: Ticks) -> bool {
        let is_whole = self.half_way.is_none() && self.world.tick_is_over() && self.world.excess().is_none();
        is_whole && (first..=last).contains(&self.world.now())
    }

    pub(super) fn is_over(&self, acts: &CommandLog) -> bool {
        self.world.is_quiet() && self.next_due(acts).is_none()
    }

    /// The next tick at which anything is due or done, be it only a heartbeat on the way to an act.
    pub(crate) fn next_due(&self, acts: &CommandLog) -> Option<Ticks> {
        self.world.next_due_of_any().into_iter().chain(next_act(acts, self.world.now())).min()
    }

    /// The next tick at which something is due or done, at most this one.
    pub(super) fn next_tick(&self, acts: &CommandLog, until: Ticks) -> Ticks {
        self.next_due(acts).map_or(until, |next| next.min(until))
    }

    pub(crate) fn begin_tick(&mut self, tick: Ticks, acts: &CommandLog) {
        let acts = acts.get(&tick).map_or(&[][..], Vec::as_slice);
        if !acts.is_empty() {
            // Whatever comes of an act, a rest that follows is another one.
            self.rests = None;
        }
        self.world.begin_with(tick, acts);
    }

    fn parts(&mut self) -> (&mut World, Observers<'_>) {
        let Self { world, judge, tally, bounds, census, pairs, .. } = self;
        (world, Observers { judge, tally, bounds, census, pairs })
    }

    /// One event of the tick that has begun, and whether there was one left. What it records is one event.
    #[inline]
    pub(super) fn step(&mut self, chance: &mut Seeded, hook: &mut Hook, recording: Option<&mut Recording>) -> bool {
        let (world, observers) = self.parts();
        observers.step(world, chance, hook, recording)
    }

    /// All that is left of the tick that has begun, at once: nothing is recorded, and its events are not told apart.
    pub(crate) fn finish(&mut self, chance: &mut Seeded) {
        let (world, observers) = self.parts();
        observers.work(world, chance);
        self.end_tick();
    }

    /// A heartbeat that is missed begins an election after a rest, and then there is another rest. At tick 0 nothing can have come to rest.
    pub(super) fn end_tick(&mut self) {
        self.half_way = None;
        let (now, under_way) = (self.world.now(), self.world.counters().in_flight());
        self.busiest = if under_way == 0 { 0 } else { self.busiest.max(under_way) };
        self.rests = (now > 0 && self.world.is_quiet()).then(|| self.rests.unwrap_or(now));
    }

    pub(super) fn note_end(&mut self, properties: &[&'static str], trace: &mut Trace) {
        let now = self.world.now();
        if self.judge.chose_at(now) {
            self.note_chosen(now, trace);
        }
        if self.judge.found_breach_at(now) {
            self.note_breaches(now, properties, trace);
        }
        if self.rests == Some(now) {
            self.note_rest(trace);
        }
        self.note_verdicts(now, properties, trace);
    }

    /// Goes to the end of a tick without telling its events apart, also where a run that is over has waited until then.
    pub(super) fn pass(&mut self, tick: Ticks, acts: &CommandLog, chance: &mut Seeded) {
        self.half_way = None;
        while self.world.now() < tick {
            self.begin_tick(self.next_tick(acts, tick), acts);
            self.finish(chance);
        }
    }

    /// Records that the run has come to rest, and which processes wait for what can never come.
    fn note_rest(&mut self, trace: &mut Trace) {
        let waiting = (0..self.count() as u32).filter(|&at| self.world.waiting_for(at).is_some());
        let waiting: Vec<u32> = waiting.take(WAITING_NAMED).collect();
        let (now, beats) = (self.world.now(), self.world.next_due_of_any().is_some());
        trace.come_to_rest(now, beats, waiting.into_iter());
    }

    /// Records what has been found at the end of this tick of the properties that are judged at rest: what broke, and what holds again.
    fn note_verdicts(&mut self, now: Ticks, properties: &[&'static str], trace: &mut Trace) {
        let is_judged = |name: &&'static str| properties.contains(name);
        let broken = self.judge.broke_at_rest(now).filter(|broken| is_judged(&broken.name)).cloned().collect();
        self.note_broken(broken, trace);
        let mended: Vec<&'static str> = self.judge.mended_at_rest(now).filter(is_judged).collect();
        for property in mended {
            trace.holds_again(now, property);
        }
    }

    fn note_chosen(&mut self, now: Ticks, trace: &mut Trace) {
        let all = self.judge.chosen();
        let first = all.partition_point(|chosen| chosen.tick < now);
        let is_known =
            |at: usize| all[..at].iter().any(|known| (known.slot, known.entry) == (all[at].slot, all[at].entry));
        let of = |at: usize| ChosenEntry { slot: all[at].slot, ballot: all[at].ballot, entry: all[at].entry };
        let fresh: Vec<ChosenEntry> = (first..all.len()).filter(|&at| !is_known(at)).map(of).collect();
        for chosen in fresh {
            trace.chosen(now, chosen);
        }
    }

    fn note_breaches(&mut self, now: Ticks, properties: &[&'static str], trace: &mut Trace) {
        let mut broken = self.judge.findings(properties, false);
        broken.retain(|found| found.status == Status::Violated && found.tick == Some(now));
        self.note_broken(broken, trace);
    }

    fn note_broken(&mut self, broken: Vec<Property>, trace: &mut Trace) {
        let known = self.world.now();
        for Property { name, tick, why, processes, .. } in broken {
            let ids = self.world.ids();
            let named = processes.iter().take(WAITING_NAMED);
            let about = named.filter_map(|id| ids.iter().position(|known| known == id)).map(|at| at as u32).collect();
            let (tick, why) = (tick.unwrap_or(known), why.unwrap_or_else(|| Remark::from(ids::PROPERTY_UNDECIDED)));
            trace.broke(known, Broken { property: name, tick, why, about });
        }
    }
}
