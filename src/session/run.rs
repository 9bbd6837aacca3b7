//! One run of one protocol: the moment on the screen, and everything that is needed to show any other.
//!
//! Going back is running again: a keyframe before the wished moment is cloned and the same acts are done again, which gives the
//! same run because all chance comes from the seed. What was recorded once is not recorded again.

use std::collections::BTreeMap;

use super::Moved;
use super::census::Census;
use super::frame::Stop;
use super::picture;
use super::space_time::{self, Roles};
use super::stops;
use super::until::Spy;
use super::verdicts::Verdicts;
use crate::history::Course;
use crate::property::{Judge, Property, Status};
use crate::protocol::{Begun, Decision, Explain, MessageClass, Remark, Ticks};
use crate::protocols::{self, Entry};
use crate::scenario::Scenario;
use crate::sim::chance::Seeded;
use crate::sim::command::Command;
use crate::sim::observe::{Happening, LossReason, Observer};
use crate::sim::trace::{Broken, Tally, Trace};
use crate::sim::{Blueprint, World};

/// At least so many events lie between two keyframes, so that taking them costs next to nothing.
const KEYFRAME_EVENTS: u64 = 65_536;
/// All keyframes together hold at most about so many processes; when they would hold more, every other one is given up.
const KEYFRAME_PROCESSES: usize = 4_000_000;
/// So many processes that wait for ever are named in the log when a run has come to rest.
const WAITING_NAMED: usize = 12;

/// One moment of a run: the world, and what the monitors have seen up to it.
#[derive(Clone, Debug)]
pub(super) struct Moment<P: Explain> {
    pub(super) world: World<P>,
    pub(super) judge: Judge,
    pub(super) tally: Tally,
    pub(super) bounds: SoFar,
    pub(super) census: Census,
    /// What has been found broken at a rest so far.
    pub(super) verdicts: Verdicts,
    /// The tick at which it came to rest, if it is at rest.
    rests: Option<Ticks>,
    /// How many events of its tick have been handled, if the tick is shown half-way.
    pub(super) half_way: Option<usize>,
}

/// What the proved bounds on the number of messages depend on.
#[derive(Clone, Debug, Default)]
pub(super) struct SoFar {
    /// The starts that began an election.
    pub(super) begun: Vec<Begun>,
    /// The positions that were down when the first election began.
    pub(super) down: Vec<u32>,
    /// The positions that crashed or left since then.
    pub(super) crashed: Vec<u32>,
    /// Something else happened that exact counts leave out.
    pub(super) disturbed: bool,
    won: u32,
    starting: Option<u32>,
}

impl<P: Explain> Observer<P> for SoFar {
    fn see(&mut self, tick: Ticks, happening: Happening<'_, P>) {
        match happening {
            Happening::Started { at, .. } => self.starting = Some(at),
            // In an algorithm that never rests elections begin by themselves, when a timer runs out.
            Happening::Fired { at, .. } if P::UPKEEP.is_some() => self.starting = Some(at),
            // A start that is ignored sends nothing.
            Happening::Sent { from, message, copy: false, .. }
                if self.starting == Some(from) && P::UPKEEP != Some(P::kind(message)) =>
            {
                self.starting = None;
                self.begun.push(Begun { tick, position: from, won_before: self.won });
            }
            Happening::Stood { id, before, after, .. } => {
                let own = Some(Decision::Leader(id));
                if after.decision == own && before.decision != own {
                    self.won += 1;
                }
            }
            Happening::Handled { .. } => self.starting = None,
            Happening::WentDown { at, .. } if self.begun.is_empty() => self.down.push(at),
            Happening::WentDown { at, .. } => self.crashed.push(at),
            Happening::Sent { copy: true, .. }
            | Happening::Revived { .. }
            | Happening::Delayed { .. }
            | Happening::Hastened { .. }
            | Happening::Duplicated { .. }
            | Happening::Disarmed { .. } => self.disturbed = true,
            // A timer that is fired before its time may bring about what no run of its own accord does.
            // And over a link that is cut, or in another network, messages may be lost.
            Happening::Commanded {
                command: Command::Fire(_) | Command::Cut { .. } | Command::Partition(_) | Command::Network(_),
                found: true,
            } => {
                self.disturbed = true;
            }
            Happening::Lost { reason, .. } => self.disturbed |= reason != LossReason::Crashed,
            _ => {}
        }
    }
}

/// Sees who sends an announcement in what is handled.
struct Announcer<'a> {
    kinds: &'a mut BTreeMap<usize, bool>,
    from: Option<u32>,
}

impl<P: Explain> Observer<P> for Announcer<'_> {
    fn see(&mut self, _: Ticks, happening: Happening<'_, P>) {
        if let Happening::Sent { from, message, copy: false, .. } = happening {
            // How a message is drawn depends on its kind; making the whole label of each would take too long.
            let announces = || P::label(message).class == MessageClass::Elected;
            if *self.kinds.entry(P::kind(message)).or_insert_with(announces) {
                self.from = Some(from);
            }
        }
    }
}

/// A run that can be stepped, acted upon and gone back in.
#[derive(Debug)]
pub(super) struct Run<P: Explain> {
    pub(super) scenario: Scenario,
    pub(super) entry: &'static Entry,
    pub(super) protocol: P,
    pub(super) chance: Seeded,
    pub(super) moment: Moment<P>,
    keyframes: Vec<Moment<P>>,
    keyframe_events: u64,
    events_since_keyframe: u64,
    pub(super) trace: Trace<P>,
    /// The acts of the person at the keys, by the tick they enter.
    pub(super) acts: Course,
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
    pub(super) fn new(scenario: &Scenario, plan: Blueprint<P>) -> Self {
        let mut chance = Seeded::new(scenario.seed);
        let mut trace = Trace::new(plan.network.process_time);
        let protocol = plan.protocol.clone();
        let down = plan.down.clone();
        let world = World::new(plan, &mut chance, &mut trace);
        let (judge, tally) = (Judge::new(&world), Tally::new(world.count()));
        let bounds = SoFar { down, disturbed: !scenario.network.fifo, ..SoFar::default() };
        let census = Census::of(&world);
        let moment = Moment { world, judge, tally, bounds, census, verdicts: Verdicts::default(), rests: None, half_way: None };
        let mut run = Self {
            scenario: scenario.clone(),
            entry: protocols::entry(scenario.protocol).unwrap_or(&protocols::CATALOGUE[0]),
            protocol,
            chance,
            keyframes: vec![moment.clone()],
            roles: Roles::new(moment.world.count()),
            announcing: BTreeMap::new(),
            spy: Spy::default(),
            diagram: space_time::Kept::default(),
            moment,
            keyframe_events: KEYFRAME_EVENTS.max(2 * scenario.count() as u64),
            events_since_keyframe: 0,
            trace,
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
        &self.keyframes[0]
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
        self.is_quiet() && self.moment.world.next_tick_due().is_none()
    }

    /// Whether nothing but heartbeats goes on.
    pub(super) fn only_beats(&self) -> bool {
        self.is_quiet() && !self.is_over()
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
        self.seek(tick - 1);
        self.begin_tick(tick);
        self.moment.half_way = Some(0);
        for _ in 0..events {
            self.step_event();
        }
    }

    /// The next tick at which anything is due or done.
    pub(super) fn next_tick_of_any(&self) -> Option<Ticks> {
        let acts = self.acts.range(self.tick() + 1..).find(|(_, acts)| !acts.is_empty()).map(|(&tick, _)| tick);
        self.moment.world.next_due().into_iter().chain(acts).min()
    }

    pub(super) fn seek(&mut self, tick: Ticks) -> Moved {
        if tick < self.tick() || (tick == self.tick() && self.moment.half_way.is_some()) {
            let index = self.keyframes.partition_point(|keyframe| keyframe.world.now() <= tick);
            self.moment = self.keyframes[index.saturating_sub(1)].clone();
            self.events_since_keyframe = 0;
        }
        let mut moved = Moved::Yes;
        while self.tick() < tick {
            if self.moment.half_way.is_none() {
                if self.is_over() {
                    moved = Moved::Quiet;
                    break;
                }
                // Ticks at which nothing is due are passed over.
                let acts = self.acts.range(self.tick() + 1..).map(|(&tick, _)| tick).next();
                let next = self.moment.world.next_tick_due().into_iter().chain(acts).min();
                self.begin_tick(next.map_or(tick, |next| next.min(tick)));
            }
            self.finish_tick();
        }
        self.arrive();
        moved
    }

    /// Lets a run that has come to rest wait until a tick: nothing happens, and time goes by.
    pub(super) fn wait_until(&mut self, tick: Ticks) {
        if tick <= self.tick() || self.moment.half_way.is_some() || !self.is_quiet() {
            return;
        }
        // Heartbeats go on even so.
        while self.tick() < tick && !self.is_over() {
            self.go_on();
        }
        if self.tick() < tick {
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
        if let Some(why) = self.changes_nothing(&command) {
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
        let (messages, timers) = if self.moment.half_way.is_some() {
            // The rest of this tick stays as it was; only what comes after it goes.
            let mut rest = self.moment.clone();
            rest.finish(&mut self.chance);
            rest.world.numbered()
        } else {
            self.moment.world.numbered()
        };
        self.trace.forget_after(tick, messages, timers);
        self.roles.forget_from(self.trace.held().end as u32);
        self.diagram.forget();
        self.keyframes.retain(|keyframe| keyframe.world.now() <= tick);
        self.recorded = tick;
    }

    pub(super) fn begin_tick(&mut self, tick: Ticks) {
        for command in self.acts.get(&tick).into_iter().flatten() {
            self.moment.world.command(command.clone());
        }
        self.moment.world.begin(tick);
    }

    /// Whether what happens now is new, and so is to be recorded.
    fn is_new(&self) -> bool {
        self.tick() > self.recorded
    }

    /// One event of the tick that has begun, and whether there was one left; if not, the tick is over.
    pub(super) fn step_event(&mut self) -> bool {
        let Moment { world, judge, tally, bounds, census, half_way, .. } = &mut self.moment;
        let tick = world.now();
        let mut watchers = (&mut *judge, &mut (&mut *tally, &mut (&mut *bounds, &mut (&mut *census, &mut self.spy))));
        let stepped = if tick > self.recorded {
            let mut announcer = Announcer { kinds: &mut self.announcing, from: None };
            let stepped = world.step(&mut self.chance, &mut (&mut watchers, &mut (&mut self.trace, &mut announcer)));
            if let Some(from) = announcer.from
                && world.elected(from) == Some(Decision::Leader(world.process(from).local.id))
            {
                self.trace.announce();
            }
            if stepped {
                self.trace.end_event(tick);
                // What is handled in one event changes the state of one process.
                if let Some((number, record)) = self.trace.among(0..usize::MAX).next_back() {
                    let (protocol, first) = (&self.protocol, &self.keyframes[0].world);
                    let role = picture::role_in(protocol, world, record.at);
                    let initial = || picture::role_in(protocol, first, record.at);
                    self.roles.see(number as u32, record.at, role, initial);
                }
            }
            stepped
        } else {
            world.step(&mut self.chance, &mut watchers)
        };
        if stepped {
            *half_way = half_way.map(|handled| handled + 1);
            self.events_since_keyframe += 1;
        } else {
            self.end_tick();
        }
        stepped
    }

    pub(super) fn finish_tick(&mut self) {
        while !self.moment.world.tick_is_over() {
            self.step_event();
        }
    }

    fn end_tick(&mut self) {
        let Moment { world, judge, verdicts, half_way, .. } = &mut self.moment;
        *half_way = None;
        verdicts.judge(judge, self.entry.properties, world);
        let tick = self.tick();
        let rests_now = self.moment.comes_to_rest();
        if self.is_new() {
            self.recorded = tick;
            self.note_breaches();
            if rests_now {
                self.note_rest();
            }
            self.note_verdicts();
        }
        let last = self.keyframes.last().map_or(0, |keyframe| keyframe.world.now());
        if self.events_since_keyframe >= self.keyframe_events && tick > last {
            self.keyframes.push(self.moment.clone());
            self.events_since_keyframe = 0;
            self.thin_out_keyframes();
        }
    }

    fn thin_out_keyframes(&mut self) {
        if self.keyframes.len() * self.moment.world.count() > KEYFRAME_PROCESSES && self.keyframes.len() > 4 {
            // The first one is tick 0, which must stay.
            let mut index = 0;
            self.keyframes.retain(|_| {
                index += 1;
                index % 2 == 1
            });
            self.keyframe_events *= 2;
        }
    }

    /// Records that the run has come to rest, and who waits for what can never come.
    fn note_rest(&mut self) {
        let world = &self.moment.world;
        let waits = (0..world.count() as u32).filter(|&at| {
            let seen = world.process(at);
            seen.up && self.protocol.waiting_for(seen.local, seen.state).is_some()
        });
        self.trace.come_to_rest(world.now(), world.next_tick_due().is_some(), waits.take(WAITING_NAMED));
    }

    /// Records what has been found at the end of this tick of the properties that are judged at rest: what broke, and what holds again.
    fn note_verdicts(&mut self) {
        let tick = self.tick();
        let broken = self.moment.verdicts.broke(tick).cloned().collect();
        self.note_broken(broken);
        for property in self.moment.verdicts.mended(tick) {
            self.trace.holds_again(tick, property);
        }
    }

    /// Records the properties that broke at the end of this tick, whatever is still to come.
    fn note_breaches(&mut self) {
        let (tick, judge) = (self.tick(), &self.moment.judge);
        if self.entry.properties.iter().any(|name| judge.broke_at(name) == Some(tick)) {
            let mut broken = judge.findings(self.entry.properties, &self.moment.world, false);
            broken.retain(|found| found.status == Status::Violated && found.tick == Some(tick));
            self.note_broken(broken);
        }
    }

    fn note_broken(&mut self, broken: Vec<Property>) {
        let known = self.tick();
        for Property { name, tick, why, processes, .. } in broken {
            let ids = &self.moment.world.plan().ids;
            let named = processes.iter().take(WAITING_NAMED);
            let about = named.filter_map(|id| ids.iter().position(|known| known == id)).map(|at| at as u32).collect();
            let (tick, why) = (tick.unwrap_or(known), why.unwrap_or_else(|| Remark::new("property-undecided")));
            self.trace.broke(known, Broken { property: name, tick, why, about });
        }
    }

    /// The moment on the screen has changed.
    pub(super) fn arrive(&mut self) {
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

impl<P: Explain> Moment<P> {
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

    pub(super) fn finish(&mut self, chance: &mut Seeded) {
        let mut watchers = (&mut self.judge, &mut (&mut self.tally, &mut (&mut self.bounds, &mut self.census)));
        self.world.finish(chance, &mut watchers);
        self.half_way = None;
        self.comes_to_rest();
    }
}
