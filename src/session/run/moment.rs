//! One moment of a run, and how it becomes the next one.

use super::so_far::SoFar;
use crate::history::Course;
use crate::property::{Judge, Property, Status};
use crate::protocol::{Explain, Remark, Ticks};
use crate::session::census::Census;
use crate::session::verdicts::Verdicts;
use crate::sim::World;
use crate::sim::chance::Seeded;
use crate::sim::observe::Observer;
use crate::sim::trace::{Broken, Ledger, Recorder, Tally, Trace};

/// So many processes that wait for ever are named in the log when a run has come to rest.
const WAITING_NAMED: usize = 12;

/// One moment of a run: the world, and what the monitors have seen up to it.
#[derive(Clone, Debug)]
pub(in crate::session) struct Moment<P: Explain> {
    pub(in crate::session) world: World<P>,
    pub(in crate::session) judge: Judge,
    pub(in crate::session) tally: Tally,
    pub(in crate::session) bounds: SoFar,
    pub(in crate::session) census: Census,
    /// What has been found broken at a rest so far.
    pub(in crate::session) verdicts: Verdicts,
    /// How far the numbering of records has come, and where what is under way comes from.
    pub(in crate::session) ledger: Ledger,
    /// The tick at which it came to rest, if it is at rest.
    pub(super) rests: Option<Ticks>,
    /// How many events of its tick have been handled, if the tick is shown half-way.
    pub(in crate::session) half_way: Option<usize>,
}

impl<P: Explain> Moment<P> {
    /// Whether nothing is to come any more.
    pub(super) fn is_over(&self, acts: &Course) -> bool {
        let nothing_due = self.world.is_quiet() && self.world.next_tick_due().is_none();
        nothing_due && acts.range(self.world.now() + 1..).all(|(_, acts)| acts.is_empty())
    }

    /// The next tick at which something is due or done, at most this one.
    pub(super) fn next_tick(&self, acts: &Course, until: Ticks) -> Ticks {
        let acts = acts.range(self.world.now() + 1..).map(|(&tick, _)| tick).next();
        self.world.next_tick_due().into_iter().chain(acts).min().map_or(until, |next| next.min(until))
    }

    pub(super) fn begin_tick(&mut self, tick: Ticks, acts: &Course) {
        for command in acts.get(&tick).into_iter().flatten() {
            self.world.command(command.clone());
            // Whatever comes of an act, a rest that follows is another one.
            self.rests = None;
        }
        self.world.begin(tick);
    }

    /// One event of the tick that has begun, and whether there was one left.
    #[inline]
    pub(super) fn step<O: Observer<P>>(&mut self, chance: &mut Seeded, observer: &mut O, trace: Option<&mut Trace<P>>) -> bool {
        let Self { world, judge, tally, bounds, census, ledger, .. } = self;
        let mut recorder = Recorder { ledger, trace };
        let mut watchers = (judge, &mut (tally, &mut (bounds, &mut (census, &mut (observer, &mut recorder)))));
        world.step(chance, &mut watchers)
    }

    /// What the latest step recorded is one event.
    #[inline]
    pub(super) fn end_event(&mut self, trace: Option<&mut Trace<P>>) {
        Recorder { ledger: &mut self.ledger, trace }.end_event(self.world.now());
    }

    /// All that is left of the tick that has begun, at once: its events are not told apart.
    pub(super) fn finish_at_once(&mut self, chance: &mut Seeded, trace: Option<&mut Trace<P>>) {
        let Self { world, judge, tally, bounds, census, ledger, .. } = self;
        let mut recorder = Recorder { ledger, trace };
        let mut watchers = (judge, &mut (tally, &mut (bounds, &mut (census, &mut recorder))));
        world.finish(chance, &mut watchers);
        self.ledger.end_event();
    }

    /// The tick is over: what is found at its end is recorded.
    pub(super) fn end_tick(&mut self, protocol: &P, properties: &[&'static str], mut trace: Option<&mut Trace<P>>) {
        self.half_way = None;
        self.verdicts.judge(&self.judge, properties, &self.world);
        let rests_now = self.comes_to_rest();
        self.note_breaches(properties, trace.as_deref_mut());
        if rests_now {
            self.note_rest(protocol, trace.as_deref_mut());
        }
        self.note_verdicts(trace);
        self.ledger.tidy(&self.world);
    }

    /// Keeps in mind whether the run is at rest at the end of this tick; whether it has just come to rest. What a person will do later
    /// does not count: nobody knows of it yet.
    fn comes_to_rest(&mut self) -> bool {
        let was_at_rest = self.rests.is_some();
        // A heartbeat that is missed begins an election after a rest, and then there is another rest. At tick 0 nothing has begun that
        // could have come to rest.
        let now = self.world.now();
        self.rests = (now > 0 && self.world.is_quiet()).then(|| self.rests.unwrap_or(now));
        self.rests.is_some() && !was_at_rest
    }

    /// Records that the run has come to rest, and who waits for what can never come.
    fn note_rest(&mut self, protocol: &P, trace: Option<&mut Trace<P>>) {
        let Self { world, ledger, .. } = self;
        let waits = (0..world.count() as u32).filter(|&at| {
            let seen = world.process(at);
            seen.up && protocol.waiting_for(seen.local, seen.state).is_some()
        });
        let beats = world.next_tick_due().is_some();
        Recorder { ledger, trace }.come_to_rest(world.now(), beats, waits.take(WAITING_NAMED));
    }

    /// Records what has been found at the end of this tick of the properties that are judged at rest: what broke, and what holds again.
    fn note_verdicts(&mut self, mut trace: Option<&mut Trace<P>>) {
        let now = self.world.now();
        let broken: Vec<Property> = self.verdicts.broke(now).cloned().collect();
        self.note_broken(broken, trace.as_deref_mut());
        let mut recorder = Recorder { ledger: &mut self.ledger, trace };
        for property in self.verdicts.mended(now) {
            recorder.holds_again(now, property);
        }
    }

    /// Records the properties that broke at the end of this tick, whatever is still to come.
    fn note_breaches(&mut self, properties: &[&'static str], trace: Option<&mut Trace<P>>) {
        let now = self.world.now();
        if properties.iter().any(|name| self.judge.broke_at(name) == Some(now)) {
            let mut broken = self.judge.findings(properties, &self.world, false);
            broken.retain(|found| found.status == Status::Violated && found.tick == Some(now));
            self.note_broken(broken, trace);
        }
    }

    fn note_broken(&mut self, broken: Vec<Property>, mut trace: Option<&mut Trace<P>>) {
        let Self { world, ledger, .. } = self;
        let (known, ids) = (world.now(), &world.plan().ids);
        for Property { name, tick, why, processes, .. } in broken {
            let named = processes.iter().take(WAITING_NAMED);
            let about = named.filter_map(|id| ids.iter().position(|known| known == id)).map(|at| at as u32).collect();
            let (tick, why) = (tick.unwrap_or(known), why.unwrap_or_else(|| Remark::new("property-undecided")));
            let mut recorder = Recorder { ledger, trace: trace.as_deref_mut() };
            recorder.broke(known, Broken { property: name, tick, why, about });
        }
    }

    /// The rest of the tick, where nobody will ask for records any more.
    pub(in crate::session) fn finish(&mut self, chance: &mut Seeded) {
        let mut watchers = (&mut self.judge, &mut (&mut self.tally, &mut (&mut self.bounds, &mut self.census)));
        self.world.finish(chance, &mut watchers);
        self.half_way = None;
        self.comes_to_rest();
    }

    /// How much memory a clone takes, in bytes.
    pub(super) fn bytes(&self) -> usize {
        let tally = size_of::<u32>() * (self.tally.sent.len() + self.tally.received.len());
        size_of::<Self>() + self.world.bytes() + self.judge.bytes() + self.ledger.bytes() + self.bounds.own_bytes() + tally
    }
}
