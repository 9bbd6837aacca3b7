//! A snapshot of a run at one moment, and how it becomes the next one.

use super::kept::Past;
use crate::engine::{BoundContext, Census, Engine, Hook, Observers, PairTraffic, Plan, Started, TickEnds};
use crate::history::CommandLog;
use crate::property::{Judge, Property, Status};
use crate::protocol::{Remark, Ticks};
use crate::sim::chance::Seeded;
use crate::sim::trace::{Broken, ChosenEntry, Ledger, Notes, Recording, Tally};
use crate::text::ids;

/// At most so many processes that are left waiting are named in the log of a run at rest.
const WAITING_NAMED: usize = 12;

/// The next tick after one at which a person does something.
pub(super) fn next_act(acts: &CommandLog, after: Ticks) -> Option<Ticks> {
    acts.range(after + 1..).find(|(_, acts)| !acts.is_empty()).map(|(&tick, _)| tick)
}

/// The world at one moment of a run, and what the monitors have seen up to it.
#[derive(Clone, Debug)]
pub(in crate::session) struct Snapshot {
    pub(in crate::session) world: Box<dyn Engine>,
    pub(in crate::session) judge: Judge,
    pub(in crate::session) tally: Tally,
    pub(in crate::session) bounds: BoundContext,
    pub(in crate::session) census: Census,
    pub(in crate::session) pairs: PairTraffic,
    /// How far the numbering of records has come, and where what is under way comes from.
    pub(in crate::session) ledger: Ledger,
    pub(super) ends: TickEnds,
    /// How many events of its tick have been handled, if the tick is shown half-way.
    pub(in crate::session) half_way: Option<usize>,
    /// What it was when it was kept or brought back the last time.
    pub(super) past: Past,
}

impl Snapshot {
    /// A run at tick 0, with what is recorded of it.
    pub(super) fn new(plan: Plan, chance: &mut Seeded) -> (Self, Recording) {
        let Started { world, judge, tally, bounds, census, pairs, ledger, recording } = plan.start(chance);
        let past = Past::unknown(world.ids().len());
        (Self { world, judge, tally, bounds, census, pairs, ledger, ends: TickEnds::default(), half_way: None, past }, recording)
    }

    pub(in crate::session) fn count(&self) -> usize {
        self.world.ids().len()
    }

    /// How much work it was to make the run up to here: its records, and the messages that were sent and the timers that were armed.
    pub(super) fn work_done(&self) -> u64 {
        let (messages, timers) = self.world.numbered();
        self.ledger.records() as u64 + u64::from(messages) + timers
    }

    /// The most messages that were under way at the end of a tick, or are now, since none was.
    pub(in crate::session) fn busiest(&self) -> u64 {
        self.ends.busiest.max(self.world.counters().in_flight())
    }

    /// What the run is judged by, as it stands at this moment.
    pub(in crate::session) fn findings(&self, properties: &[&'static str]) -> Vec<Property> {
        self.judge.findings(properties, self.world.is_at_rest())
    }

    /// Whether it is the end of one of these ticks.
    pub(super) fn is_between(&self, first: Ticks, last: Ticks) -> bool {
        let is_whole = self.half_way.is_none() && self.world.tick_is_over() && self.world.excess().is_none();
        is_whole && (first..=last).contains(&self.world.now())
    }

    /// Whether nothing is to come any more.
    pub(super) fn is_over(&self, acts: &CommandLog) -> bool {
        self.world.is_quiet() && self.next_due(acts).is_none()
    }

    /// The next tick at which something is due or done.
    pub(super) fn next_due(&self, acts: &CommandLog) -> Option<Ticks> {
        self.world.next_tick_due().into_iter().chain(next_act(acts, self.world.now())).min()
    }

    /// The next tick at which something is due or done, at most this one.
    pub(super) fn next_tick(&self, acts: &CommandLog, until: Ticks) -> Ticks {
        self.next_due(acts).map_or(until, |next| next.min(until))
    }

    pub(in crate::session) fn begin_tick(&mut self, tick: Ticks, acts: &CommandLog) {
        let acts = acts.get(&tick).map_or(&[][..], Vec::as_slice);
        if !acts.is_empty() {
            // Whatever comes of an act, a rest that follows is another one.
            self.ends.rests = None;
        }
        self.world.begin(tick, acts);
    }

    fn parts<'a>(&'a mut self, recording: Option<&'a mut Recording>) -> (&'a mut dyn Engine, Observers<'a>) {
        let Self { world, judge, tally, bounds, census, pairs, past, ledger, .. } = self;
        let touched = &mut past.touched;
        (&mut **world, Observers { judge, tally, bounds, census, pairs, touched, ledger, recording })
    }

    fn notes<'a>(&'a mut self, recording: Option<&'a mut Recording>) -> Notes<'a> {
        Notes { ledger: &mut self.ledger, trace: recording.map(|recording| &mut recording.trace) }
    }

    /// One event of the tick that has begun, and whether there was one left. What it records is one event.
    #[inline]
    pub(super) fn step(&mut self, chance: &mut Seeded, hook: &mut Hook, recording: Option<&mut Recording>) -> bool {
        let (world, observers) = self.parts(recording);
        world.step(chance, observers, hook)
    }

    /// All that is left of the tick that has begun, at once: its events are not told apart.
    pub(super) fn finish_at_once(&mut self, chance: &mut Seeded, recording: Option<&mut Recording>) {
        let (world, observers) = self.parts(recording);
        world.work(u64::MAX, chance, observers);
        self.ledger.end_event();
    }

    /// About so many events of the tick that has begun, which are not told apart; whether it is over.
    pub(super) fn work(&mut self, events: u64, chance: &mut Seeded, recording: Option<&mut Recording>) -> bool {
        let (world, observers) = self.parts(recording);
        let is_over = world.work(events, chance, observers);
        self.ledger.end_event();
        is_over
    }

    /// The tick is over: what is found at its end is recorded.
    pub(super) fn end_tick(&mut self, properties: &[&'static str], mut recording: Option<&mut Recording>) {
        self.half_way = None;
        self.ends.note_under_way(self.world.counters().in_flight());
        let (now, quiet) = (self.world.now(), self.world.is_quiet());
        let rests_now = self.comes_to_rest(now, quiet);
        if self.judge.chose_at(now) {
            self.note_chosen(now, recording.as_deref_mut());
        }
        if self.judge.found_breach_at(now) {
            self.note_breaches(now, properties, recording.as_deref_mut());
        }
        if rests_now {
            self.note_rest(recording.as_deref_mut());
        }
        self.note_verdicts(now, properties, recording);
        if self.ledger.is_long() {
            self.shrink();
        }
    }

    /// Goes to the end of a tick without telling its events apart, also where a run that is over has waited until then.
    pub(super) fn pass(
        &mut self,
        tick: Ticks,
        acts: &CommandLog,
        chance: &mut Seeded,
        properties: &[&'static str],
        mut recording: Option<&mut Recording>,
    ) {
        self.half_way = None;
        while self.world.now() < tick {
            let before_act = next_act(acts, self.world.now()).map_or(tick, |act| tick.min(act - 1));
            if self.passes_ticks(before_act, chance, recording.as_deref_mut()) {
                self.end_tick(properties, recording.as_deref_mut());
            } else if self.world.now() < tick {
                self.begin_tick(self.next_tick(acts, tick), acts);
                self.finish_at_once(chance, recording.as_deref_mut());
                self.end_tick(properties, recording.as_deref_mut());
            }
        }
    }

    /// Goes up to a tick, before which nobody does anything, or to an earlier one whose end is still to be looked at; whether it is.
    fn passes_ticks(&mut self, until: Ticks, chance: &mut Seeded, recording: Option<&mut Recording>) -> bool {
        let mut ends = self.ends;
        let (world, observers) = self.parts(recording);
        let is_to_be_looked_at = world.pass(until, chance, observers, &mut ends);
        self.ends = ends;
        is_to_be_looked_at
    }

    /// Forgets where everything came from that is not under way any more.
    pub(super) fn shrink(&mut self) {
        let messages = self.world.numbers_in_flight();
        let timers = self.world.timers().map(|armed| armed.number as u32).collect();
        self.ledger.keep(messages, timers);
    }

    /// Notes whether the run is at rest at the end of this tick, without later acts; whether it has just come to rest.
    fn comes_to_rest(&mut self, now: Ticks, quiet: bool) -> bool {
        let was_at_rest = self.ends.rests.is_some();
        // A heartbeat that is missed begins an election after a rest, and then there is another rest. At tick 0 nothing has begun that
        // could have come to rest.
        self.ends.rests = (now > 0 && quiet).then(|| self.ends.rests.unwrap_or(now));
        self.ends.rests.is_some() && !was_at_rest
    }

    /// Records that the run has come to rest, and which processes wait for what can never come.
    fn note_rest(&mut self, recording: Option<&mut Recording>) {
        let waiting = (0..self.count() as u32).filter(|&at| self.world.waiting_for(at).is_some());
        let waiting: Vec<u32> = waiting.take(WAITING_NAMED).collect();
        let (now, beats) = (self.world.now(), self.world.next_tick_due().is_some());
        self.notes(recording).come_to_rest(now, beats, waiting.into_iter());
    }

    /// Records what has been found at the end of this tick of the properties that are judged at rest: what broke, and what holds again.
    fn note_verdicts(&mut self, now: Ticks, properties: &[&'static str], mut recording: Option<&mut Recording>) {
        let is_judged = |name: &&'static str| properties.contains(name);
        let broken = self.judge.broke_at_rest(now).filter(|broken| is_judged(&broken.name)).cloned().collect();
        self.note_broken(broken, recording.as_deref_mut());
        let mended: Vec<&'static str> = self.judge.mended_at_rest(now).filter(is_judged).collect();
        let mut notes = self.notes(recording);
        for property in mended {
            notes.holds_again(now, property);
        }
    }

    /// Records what a majority has chosen in this tick, if it was not chosen before.
    fn note_chosen(&mut self, now: Ticks, mut recording: Option<&mut Recording>) {
        let all = self.judge.chosen();
        let first = all.partition_point(|chosen| chosen.tick < now);
        let is_known = |at: usize| all[..at].iter().any(|known| (known.slot, known.entry) == (all[at].slot, all[at].entry));
        let of = |at: usize| ChosenEntry { slot: all[at].slot, ballot: all[at].ballot, entry: all[at].entry };
        let fresh: Vec<ChosenEntry> = (first..all.len()).filter(|&at| !is_known(at)).map(of).collect();
        for chosen in fresh {
            self.notes(recording.as_deref_mut()).chosen(now, chosen);
        }
    }

    /// Records the properties that broke at the end of this tick for good.
    fn note_breaches(&mut self, now: Ticks, properties: &[&'static str], recording: Option<&mut Recording>) {
        let mut broken = self.judge.findings(properties, false);
        broken.retain(|found| found.status == Status::Violated && found.tick == Some(now));
        self.note_broken(broken, recording);
    }

    fn note_broken(&mut self, broken: Vec<Property>, mut recording: Option<&mut Recording>) {
        let known = self.world.now();
        for Property { name, tick, why, processes, .. } in broken {
            let ids = self.world.ids();
            let named = processes.iter().take(WAITING_NAMED);
            let about = named.filter_map(|id| ids.iter().position(|known| known == id)).map(|at| at as u32).collect();
            let (tick, why) = (tick.unwrap_or(known), why.unwrap_or_else(|| Remark::from(ids::PROPERTY_UNDECIDED)));
            self.notes(recording.as_deref_mut()).broke(known, Broken { property: name, tick, why, about });
        }
    }

    /// The rest of the tick, without records.
    pub(in crate::session) fn finish(&mut self, chance: &mut Seeded) {
        self.finish_at_once(chance, None);
        self.half_way = None;
        self.comes_to_rest(self.world.now(), self.world.is_quiet());
    }
}
