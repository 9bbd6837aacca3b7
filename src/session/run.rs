//! One run of one protocol: the moment on the screen, and everything that is needed to show any other.
//!
//! What is kept of a run stays within the bounds of [`Memory`], however long the run is: the records of its latest part, or of the
//! part that is on the screen, and moments from which every other part can be made again.

mod appended;
mod memory;
mod moment;
mod replay;
mod so_far;
mod travel;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::Moved;
use super::census::Census;
use super::model::Stop;
use super::picture;
use super::space_time::{self, Roles};
use super::stops;
use super::until::Spy;
use super::verdicts::Verdicts;
use crate::history::Course;
use crate::history::keyframes::{Keyframe, Keyframes};
use crate::history::milestones::Milestones;
use crate::property::Judge;
use crate::protocol::{Decision, Explain, Remark, Ticks};
use crate::protocols::{self, Entry};
use crate::scenario::Scenario;
use crate::sim::chance::Seeded;
use crate::sim::command::Command;
use crate::sim::trace::{Ledger, Recorder, Tally, Trace};
use crate::sim::{Blueprint, World};
pub use memory::Memory;
pub(super) use moment::Moment;
use so_far::{Announcer, SoFar};
use travel::Recalled;

/// A run that can be stepped, acted upon and gone back in.
#[derive(Debug)]
pub(super) struct Run<P: Explain> {
    pub(super) scenario: Scenario,
    pub(super) entry: &'static Entry,
    pub(super) protocol: P,
    pub(super) chance: Seeded,
    pub(super) moment: Moment<P>,
    memory: Memory,
    /// The trace holds at most so many records, unless more are on the screen.
    most_records: usize,
    keyframes: Keyframes<Moment<P>>,
    milestones: Milestones,
    /// The records of consecutive ticks up to [`Run::written`], among which the moment on the screen is. Where it ends before the last
    /// tick that has been computed, what comes after it is recorded again when it is gone through.
    pub(super) trace: Trace<P>,
    /// The last tick whose records are in the trace.
    pub(super) written: Ticks,
    /// Records of another part of the run that somebody asked for.
    recalled: RefCell<Option<Rc<Recalled<P>>>>,
    /// The acts of the person at the keys, by the tick they enter.
    pub(super) acts: Course,
    /// The last tick of this course that has been computed.
    pub(super) recorded: Ticks,
    pub(super) stops: Vec<Stop>,
    /// Who was in which state when.
    pub(super) roles: Roles,
    /// Which kinds of messages announce a leader, as far as they have been seen.
    announcing: BTreeMap<usize, bool>,
    /// What looks out for a message on the way to one.
    pub(super) spy: Spy,
    /// What the space-time diagram keeps from one picture to the next.
    pub(super) diagram: space_time::Kept,
    /// What the other pictures keep.
    pub(super) kept: picture::Kept,
}

impl<P: Explain> Run<P> {
    /// The run of a scenario, at tick 0.
    pub(super) fn new(scenario: &Scenario, plan: Blueprint<P>, memory: Memory) -> Self {
        let mut chance = Seeded::new(scenario.seed);
        let (mut trace, mut ledger) = (Trace::new(), Ledger::new(plan.network.process_time));
        let protocol = plan.protocol.clone();
        let bounds = SoFar::new(plan.down.clone(), !scenario.network.fifo);
        let mut recorder = Recorder { ledger: &mut ledger, trace: Some(&mut trace) };
        let world = World::new(plan, &mut chance, &mut recorder);
        let (judge, tally) = (Judge::new(&world), Tally::new(world.count()));
        let (census, verdicts) = (Census::of(&world), Verdicts::default());
        let moment = Moment { world, judge, tally, bounds, census, verdicts, ledger, rests: None, half_way: None };
        let first = Keyframe { tick: 0, records: moment.ledger.records(), bytes: moment.bytes(), moment: moment.clone() };
        let distance = memory.distance.max(2 * scenario.count());
        let mut run = Self {
            scenario: scenario.clone(),
            entry: protocols::entry(scenario.protocol).unwrap_or(&protocols::CATALOGUE[0]),
            protocol,
            chance,
            memory,
            most_records: memory.trace / Trace::<P>::BYTES_PER_RECORD,
            keyframes: Keyframes::new(first, distance, memory.keyframes),
            milestones: Milestones::new((memory.lead / 2).max(1)),
            roles: Roles::new(moment.world.count()),
            announcing: BTreeMap::new(),
            spy: Spy::default(),
            diagram: space_time::Kept::default(),
            moment,
            trace,
            written: 0,
            recalled: RefCell::new(None),
            acts: Course::new(),
            recorded: 0,
            stops: Vec::new(),
            kept: picture::Kept::default(),
        };
        run.arrive();
        run
    }

    /// The run at tick 0.
    pub(super) fn first(&self) -> &Moment<P> {
        self.keyframes.first()
    }

    pub(super) fn tick(&self) -> Ticks {
        self.moment.world.now()
    }

    /// Whether the moment on the screen is the last there will be without a new act.
    pub(super) fn is_quiet(&self) -> bool {
        self.moment.world.is_quiet() && !self.acts.range(self.tick() + 1..).any(|(_, acts)| !acts.is_empty())
    }

    /// Whether the moment on the screen is the last there is to see without a new act: not even heartbeats go on.
    pub(super) fn is_over(&self) -> bool {
        self.moment.is_over(&self.acts)
    }

    /// Whether nothing but heartbeats goes on.
    pub(super) fn only_beats(&self) -> bool {
        self.is_quiet() && !self.is_over()
    }

    /// That the run has become too long to go on, if it has.
    pub(super) fn too_long(&self) -> Option<Remark> {
        let (messages, timers) = self.moment.world.numbered();
        let most = self.memory.most;
        let is_too_long = self.moment.ledger.records().max(messages as usize) >= most || timers >= most as u64;
        is_too_long.then(|| Remark::new("run-too-long").number("tick", self.tick()))
    }

    pub(super) fn next_tick(&mut self) -> Moved {
        if self.moment.half_way.is_none() && self.is_quiet() {
            return Moved::Quiet;
        }
        self.go_on()
    }

    /// To the next tick, also where nothing but heartbeats goes on.
    pub(super) fn go_on(&mut self) -> Moved {
        if self.moment.half_way.is_some() {
            self.finish_tick();
        } else if self.is_over() {
            return Moved::Quiet;
        } else if let Some(why) = self.too_long() {
            return Moved::Nothing(why);
        } else {
            self.begin_tick(self.tick() + 1);
            self.finish_tick();
        }
        self.arrive();
        Moved::Yes
    }

    pub(super) fn previous_tick(&mut self) -> Moved {
        let Some(before) = self.tick().checked_sub(1) else { return Moved::AtTheStart };
        self.seek(before)
    }

    pub(super) fn next_event(&mut self) -> Moved {
        if let Some(handled) = self.moment.half_way {
            if handled + 1 < self.trace.events_in(self.tick()) {
                self.step_event();
            } else {
                self.finish_tick();
            }
        } else if self.is_over() {
            return Moved::Quiet;
        } else if let Some(why) = self.too_long() {
            return Moved::Nothing(why);
        } else {
            // The whole tick is computed first, so that the screen can say how many events it has and an act can wait for its end.
            let before = self.moment.clone();
            self.begin_tick(self.tick() + 1);
            self.finish_tick();
            if self.trace.events_in(self.tick()) > 1 {
                self.moment = before;
                self.begin_tick(self.tick() + 1);
                self.moment.half_way = Some(0);
                self.step_event();
            }
        }
        self.arrive();
        Moved::Yes
    }

    pub(super) fn previous_event(&mut self) -> Moved {
        let tick = self.tick();
        let handled = self.moment.half_way.unwrap_or_else(|| self.trace.events_in(tick));
        if handled <= 1 {
            return if tick == 0 { Moved::AtTheStart } else { self.seek(tick - 1) };
        }
        self.show_part(handled - 1);
        self.arrive();
        Moved::Yes
    }

    /// Shows the tick on the screen, which has been computed, up to so many of its events.
    pub(super) fn show_part(&mut self, events: usize) {
        let tick = self.tick();
        if events == 0 || events >= self.trace.events_in(tick) {
            return;
        }
        self.rewind(tick - 1);
        self.begin_tick(tick);
        self.moment.half_way = Some(0);
        for _ in 0..events {
            self.step_event();
        }
    }

    /// The next tick at which anything is due or done, be it only a heartbeat on the way to an act.
    pub(super) fn next_tick_of_any(&self) -> Option<Ticks> {
        let acts = self.acts.range(self.tick() + 1..).find(|(_, acts)| !acts.is_empty()).map(|(&tick, _)| tick);
        self.moment.world.next_tick_due().into_iter().chain(acts).min()
    }

    /// Lets a run that has come to rest wait until a tick: nothing happens, and time goes by.
    pub(super) fn wait_until(&mut self, tick: Ticks) {
        if tick <= self.tick() || self.moment.half_way.is_some() || !self.is_quiet() {
            return;
        }
        // Heartbeats go on even so.
        while self.tick() < tick && !self.is_over() && self.too_long().is_none() {
            self.go_on();
        }
        if self.tick() < tick && self.is_over() {
            self.begin_tick(tick);
            self.finish_tick();
        }
        self.arrive();
    }

    /// The tick at which the run came to rest, if it has by the moment on the screen and nothing is done to it later.
    pub(super) fn rested(&self) -> Option<Ticks> {
        self.moment.rests.filter(|_| self.moment.half_way.is_none() && self.is_over())
    }

    /// An act of the person at the keys, for the next tick.
    pub(super) fn act(&mut self, command: Command) -> Moved {
        if let Some(why) = self.changes_nothing(&command).or_else(|| self.too_long()) {
            return Moved::Nothing(why);
        }
        let tick = self.tick();
        let mut course = self.acts.clone();
        // What was to come after this tick makes room, unless it only waits for the tick on the screen to end.
        let waiting = course.split_off(&(tick + 1)).remove(&(tick + 1)).filter(|_| self.recorded == tick);
        course.insert(tick + 1, waiting.into_iter().flatten().chain([command]).collect());
        self.follow(course);
        if self.moment.half_way.is_some() {
            return Moved::Waiting;
        }
        self.next_tick()
    }

    /// Takes another course: what lies before the first act that is not the same stays, and what comes after it is forgotten. If the
    /// moment on the screen lies after it, the last one before it is shown.
    pub(super) fn follow(&mut self, course: Course) {
        let Some(parting) = first_difference(&self.acts, &course) else { return };
        let last = parting.saturating_sub(1);
        let here = (self.tick(), self.moment.half_way);
        if self.recorded > last {
            if here.0 != last {
                self.seek(last);
            }
            self.forget_after_this_tick();
        }
        self.acts = course;
        self.kept.branch();
        if here.0 < last {
            self.seek(here.0);
            self.show_part(here.1.unwrap_or_default());
        }
        self.arrive();
    }

    /// What was recorded after the tick on the screen makes room for something else.
    fn forget_after_this_tick(&mut self) {
        let tick = self.tick();
        self.trace.forget_after(tick);
        self.roles.forget_from(self.trace.held().end as u32);
        self.diagram.forget();
        self.keyframes.forget_after(tick);
        self.milestones.forget_after(tick);
        *self.recalled.get_mut() = None;
        (self.recorded, self.written) = (tick, tick);
    }

    pub(super) fn begin_tick(&mut self, tick: Ticks) {
        self.moment.begin_tick(tick, &self.acts);
    }

    /// One event of the tick that has begun, and whether there was one left; if not, the tick is over.
    pub(super) fn step_event(&mut self) -> bool {
        let stepped = if self.tick() > self.written { self.record_event() } else { self.replay_event() };
        if stepped {
            let half_way = &mut self.moment.half_way;
            *half_way = half_way.map(|handled| handled + 1);
        } else {
            self.end_tick();
        }
        stepped
    }

    fn replay_event(&mut self) -> bool {
        let stepped = self.moment.step(&mut self.chance, &mut self.spy, None);
        if stepped {
            self.moment.end_event(None);
        }
        stepped
    }

    fn record_event(&mut self) -> bool {
        let Self { moment, trace, spy, .. } = self;
        let is_new = moment.world.now() > self.recorded;
        trace.set_new(is_new);
        let stepped = if is_new {
            let mut announcer = Announcer { kinds: &mut self.announcing, from: None };
            let stepped = moment.step(&mut self.chance, &mut (spy, &mut announcer), Some(trace));
            if let Some(from) = announcer.from
                && moment.world.elected(from) == Some(Decision::Leader(moment.world.process(from).local.id))
            {
                Recorder { ledger: &mut moment.ledger, trace: Some(trace) }.announce();
            }
            stepped
        } else {
            moment.step(&mut self.chance, spy, Some(trace))
        };
        if stepped {
            moment.end_event(Some(trace));
            replay::see_role((&self.protocol, self.keyframes.first()), moment, trace, &mut self.roles);
            if self.trace.held().len() > self.most_records {
                self.shed();
            }
        }
        stepped
    }

    pub(super) fn finish_tick(&mut self) {
        if self.tick() > self.written {
            while self.step_event() {}
        } else if !self.moment.world.tick_is_over() {
            self.moment.finish_at_once(&mut self.chance, None);
            self.end_tick();
        }
    }

    fn end_tick(&mut self) {
        let tick = self.tick();
        let trace = (tick > self.written).then_some(&mut self.trace);
        self.moment.end_tick(&self.protocol, self.entry.properties, trace);
        (self.recorded, self.written) = (self.recorded.max(tick), self.written.max(tick));
        let records = self.moment.ledger.records();
        self.milestones.pass(tick, records);
        if self.keyframes.lacks(tick, records) {
            self.moment.ledger.shrink(&self.moment.world);
            let (bytes, moment) = (self.moment.bytes(), self.moment.clone());
            self.keyframes.add(Keyframe { tick, records, bytes, moment });
        }
    }

    /// The moment on the screen has changed.
    pub(super) fn arrive(&mut self) {
        self.deepen();
        self.kept.arrive();
        let (tick, half_way) = (self.tick(), self.moment.half_way.is_some());
        self.stops = if half_way { Vec::new() } else { stops::at(self, tick) };
    }

    /// The same run from here to its end, or to a tick, without a trace; gives up where `enough` says so.
    pub(super) fn ahead(&self, until: Ticks, mut enough: impl FnMut(&Moment<P>) -> bool) -> Moment<P> {
        let (mut moment, mut chance) = (self.moment.clone(), self.chance);
        if moment.half_way.is_some() {
            moment.finish(&mut chance);
        }
        while !enough(&moment) {
            let acts = self.acts.range(moment.world.now() + 1..).find(|(_, acts)| !acts.is_empty()).map(|(&tick, _)| tick);
            if acts.is_none() && moment.world.is_quiet() {
                break;
            }
            let Some(next) = moment.world.next_tick_due().into_iter().chain(acts).min().filter(|&next| next <= until) else {
                break;
            };
            for command in self.acts.get(&next).into_iter().flatten() {
                moment.world.command(command.clone());
            }
            moment.world.begin(next);
            moment.finish(&mut chance);
        }
        moment
    }
}

/// The first tick for which two courses have different acts.
fn first_difference(one: &Course, other: &Course) -> Option<Ticks> {
    let ticks = one.keys().chain(other.keys());
    ticks.copied().filter(|tick| one.get(tick) != other.get(tick)).min()
}
