//! One run of one protocol: the moment on the screen, and everything that is needed to show any other.
//!
//! What is kept of a run stays within the bounds of [`Memory`], however long the run is: the records of its latest part, or of the
//! part that is on the screen, and moments from which every other part can be made again.

mod acts;
mod memory;
mod replay;
pub(super) mod roles;
pub(super) mod snapshot;
mod travel;
mod verdicts;

use super::Moved;
use super::plan;
use crate::engine::{Content, Facts, Hook};
use crate::history::CommandLog;
use crate::history::keyframes::{Keyframe, Keyframes};
use crate::history::milestones::Milestones;
use crate::protocol::{Explanation, Id, Label, MessageClass, Remark, Ticks, Value};
use crate::protocols::Entry;
use crate::scenario::Scenario;
use crate::sim::chance::Seeded;
use crate::sim::command::Command;
use crate::sim::trace::{Recording, Trace};
pub use memory::Memory;
use roles::Roles;
use snapshot::Snapshot;
use travel::Recalled;

/// How often a run has changed in ways that make stale what was worked out before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Changes {
    /// The moment on the screen became another one.
    pub(super) moment: u64,
    /// What comes after some moment took another course.
    pub(super) course: u64,
    /// Records that were held are gone.
    pub(super) records: u64,
}

/// A run that can be stepped, acted upon and gone back in.
#[derive(Debug)]
pub(super) struct Run {
    pub(super) scenario: Scenario,
    pub(super) entry: &'static Entry,
    pub(super) facts: Facts,
    pub(super) chance: Seeded,
    /// The moment on the screen.
    pub(super) now: Snapshot,
    pub(super) memory: Memory,
    /// The trace holds at most so many records, unless more are on the screen.
    most_records: usize,
    keyframes: Keyframes<Snapshot>,
    milestones: Milestones,
    /// The records of consecutive ticks up to [`Run::written`], among which the moment on the screen is. Where it ends before the last
    /// tick that has been computed, what comes after it is recorded again when it is gone through.
    recording: Recording,
    /// The last tick whose records are in the trace.
    pub(super) written: Ticks,
    /// Records of another part of the run that were asked for.
    recalled: Option<Recalled>,
    /// The acts of the person at the keys, by the tick they enter.
    pub(super) acts: CommandLog,
    /// The last tick of this course that has been computed.
    pub(super) recorded: Ticks,
    /// Who was in which state when.
    pub(super) roles: Roles,
    pub(super) hook: Hook,
    pub(super) changes: Changes,
}

impl Run {
    /// The run of a scenario, at tick 0.
    pub(super) fn new(scenario: &Scenario, memory: Memory) -> Self {
        let mut chance = Seeded::new(scenario.seed);
        let (now, recording) = Snapshot::new(plan(scenario), &mut chance);
        Self::at_start(scenario, (now, recording), chance, memory)
    }

    fn at_start(scenario: &Scenario, (now, recording): (Snapshot, Recording), chance: Seeded, memory: Memory) -> Self {
        let first = Keyframe { tick: 0, records: now.ledger.records(), bytes: now.bytes(), moment: now.clone() };
        let distance = memory.distance.max(2 * scenario.count());
        let mut run = Self {
            scenario: scenario.clone(),
            entry: scenario.protocol().entry(),
            facts: now.world.facts(),
            chance,
            memory,
            most_records: memory.trace / Trace::BYTES_PER_RECORD,
            keyframes: Keyframes::new(first, distance, memory.keyframes),
            milestones: Milestones::new(memory.lookback().max(1)),
            roles: Roles::new(now.count()),
            hook: Hook::default(),
            now,
            recording,
            written: 0,
            recalled: None,
            acts: CommandLog::new(),
            recorded: 0,
            changes: Changes::default(),
        };
        run.on_moment_changed();
        run
    }

    pub(super) const fn trace(&self) -> &Trace {
        &self.recording.trace
    }

    /// How many records the moment on the screen has behind it.
    pub(super) const fn visible(&self) -> usize {
        self.now.ledger.records()
    }

    pub(super) fn count(&self) -> usize {
        self.now.count()
    }

    pub(super) fn ids(&self) -> &[Id] {
        self.now.world.ids()
    }

    pub(super) fn id(&self, at: u32) -> Id {
        self.ids()[at as usize]
    }

    /// The name of a kind of message, by its index.
    pub(super) fn kind(&self, kind: u8) -> Value {
        Value::Name(self.facts.kinds[usize::from(kind)])
    }

    /// The class of the message of a record that is held, here or aside.
    pub(super) fn class(&self, record: usize) -> Option<MessageClass> {
        self.content(record).map(|content| self.now.world.class(content))
    }

    /// What the message of a record is called that is held, here or aside.
    pub(super) fn label(&self, record: usize) -> Option<Label> {
        self.content(record).map(|content| self.now.world.label(content))
    }

    /// What the message of a record says that is held, here or aside.
    pub(super) fn content(&self, record: usize) -> Option<Content<'_>> {
        // A message that was lost shortly before the first record is known too.
        let recording = self.recording_with(record).unwrap_or(&self.recording);
        recording.message(record).map(Content)
    }

    /// The steps that the handling of a record obeyed that is held, here or aside.
    pub(super) fn steps(&self, record: usize) -> Vec<&'static str> {
        self.recording_with(record).map(|recording| self.now.world.steps(recording, record)).unwrap_or_default()
    }

    /// What the protocol says of the handling of a record that is held, here or aside.
    pub(super) fn sentences(&self, record: usize) -> Vec<Explanation> {
        self.recording_with(record).map(|recording| self.now.world.sentences(recording, record)).unwrap_or_default()
    }

    pub(super) fn first(&self) -> &Snapshot {
        self.keyframes.first()
    }

    pub(super) fn tick(&self) -> Ticks {
        self.now.world.now()
    }

    /// Whether the moment on the screen is the last there will be without a new act.
    pub(super) fn is_quiet(&self) -> bool {
        self.now.world.is_quiet() && !self.acts.range(self.tick() + 1..).any(|(_, acts)| !acts.is_empty())
    }

    /// Whether the moment on the screen is the last there is to see without a new act: not even heartbeats go on.
    pub(super) fn is_over(&self) -> bool {
        self.now.is_over(&self.acts)
    }

    /// Whether nothing but heartbeats goes on.
    pub(super) fn only_beats(&self) -> bool {
        self.is_quiet() && !self.is_over()
    }

    /// That the run has become too long to go on, if it has.
    pub(super) fn too_long(&self) -> Option<Remark> {
        let (messages, timers) = self.now.world.numbered();
        let most = self.memory.most;
        let is_too_long = self.now.ledger.records().max(messages as usize) >= most || timers >= most as u64;
        is_too_long.then(|| Remark::new("run-too-long").number("tick", self.tick()))
    }

    pub(super) fn next_tick(&mut self) -> Moved {
        if self.now.half_way.is_none() && self.is_quiet() {
            return Moved::Quiet;
        }
        self.go_on()
    }

    /// To the next tick, also where nothing but heartbeats goes on.
    pub(super) fn go_on(&mut self) -> Moved {
        if self.now.half_way.is_some() {
            self.finish_tick();
        } else if self.is_over() {
            return Moved::Quiet;
        } else if let Some(why) = self.too_long() {
            return Moved::Nothing(why);
        } else {
            self.begin_tick(self.tick() + 1);
            self.finish_tick();
        }
        self.on_moment_changed();
        Moved::Yes
    }

    pub(super) fn previous_tick(&mut self) -> Moved {
        let Some(before) = self.tick().checked_sub(1) else { return Moved::AtTheStart };
        self.seek(before)
    }

    pub(super) fn next_event(&mut self) -> Moved {
        if let Some(handled) = self.now.half_way {
            if handled + 1 < self.trace().events_in(self.tick()) {
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
            let before = self.now.clone();
            self.begin_tick(self.tick() + 1);
            self.finish_tick();
            if self.trace().events_in(self.tick()) > 1 {
                self.now = before;
                self.begin_tick(self.tick() + 1);
                self.now.half_way = Some(0);
                self.step_event();
            }
        }
        self.on_moment_changed();
        Moved::Yes
    }

    pub(super) fn previous_event(&mut self) -> Moved {
        let tick = self.tick();
        let handled = self.now.half_way.unwrap_or_else(|| self.trace().events_in(tick));
        if handled <= 1 {
            return if tick == 0 { Moved::AtTheStart } else { self.seek(tick - 1) };
        }
        self.show_part(handled - 1);
        self.on_moment_changed();
        Moved::Yes
    }

    /// Shows the tick on the screen, which has been computed, up to so many of its events.
    pub(super) fn show_part(&mut self, events: usize) {
        let tick = self.tick();
        if events == 0 || events >= self.trace().events_in(tick) {
            return;
        }
        self.rewind(tick - 1);
        self.begin_tick(tick);
        self.now.half_way = Some(0);
        for _ in 0..events {
            self.step_event();
        }
    }

    /// The next tick at which anything is due or done, be it only a heartbeat on the way to an act.
    pub(super) fn next_tick_of_any(&self) -> Option<Ticks> {
        let acts = self.acts.range(self.tick() + 1..).find(|(_, acts)| !acts.is_empty()).map(|(&tick, _)| tick);
        self.now.world.next_tick_due().into_iter().chain(acts).min()
    }

    /// Lets a run that has come to rest wait until a tick: nothing happens, and time goes by.
    pub(super) fn wait_until(&mut self, tick: Ticks) {
        if tick <= self.tick() || self.now.half_way.is_some() || !self.is_quiet() {
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
        self.on_moment_changed();
    }

    /// The tick at which the run came to rest, if it has by the moment on the screen and nothing is done to it later.
    pub(super) fn rested(&self) -> Option<Ticks> {
        self.now.rests.filter(|_| self.now.half_way.is_none() && self.is_over())
    }

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
        if self.now.half_way.is_some() {
            return Moved::Waiting;
        }
        self.next_tick()
    }

    /// Takes another course: what lies before the first act that is not the same stays, and what comes after it is forgotten. If the
    /// moment on the screen lies after it, the last one before it is shown.
    pub(super) fn follow(&mut self, course: CommandLog) {
        let Some(parting) = first_difference(&self.acts, &course) else { return };
        let last = parting.saturating_sub(1);
        let here = (self.tick(), self.now.half_way);
        if self.recorded > last {
            if here.0 != last {
                self.seek(last);
            }
            self.forget_after_this_tick();
        }
        self.acts = course;
        self.changes.course += 1;
        if here.0 < last {
            self.seek(here.0);
            self.show_part(here.1.unwrap_or_default());
        }
        self.on_moment_changed();
    }

    /// What was recorded after the tick on the screen makes room for something else.
    fn forget_after_this_tick(&mut self) {
        let tick = self.tick();
        self.recording.forget_after(tick);
        self.roles.forget_from(self.recording.trace.held().end as u32);
        self.changes.records += 1;
        self.keyframes.forget_after(tick);
        self.milestones.forget_after(tick);
        self.recalled = None;
        (self.recorded, self.written) = (tick, tick);
    }

    pub(super) fn begin_tick(&mut self, tick: Ticks) {
        self.now.begin_tick(tick, &self.acts);
    }

    /// One event of the tick that has begun, and whether there was one left; if not, the tick is over.
    pub(super) fn step_event(&mut self) -> bool {
        let stepped = if self.tick() > self.written { self.record_event() } else { self.replay_event() };
        if stepped {
            let half_way = &mut self.now.half_way;
            *half_way = half_way.map(|handled| handled + 1);
        } else {
            self.end_tick();
        }
        stepped
    }

    fn replay_event(&mut self) -> bool {
        self.hook.listen(false);
        let stepped = self.now.step(&mut self.chance, &mut self.hook, None);
        if stepped {
            self.now.end_event(None);
        }
        stepped
    }

    fn record_event(&mut self) -> bool {
        let Self { now, recording, hook, .. } = self;
        let is_new = now.world.now() > self.recorded;
        recording.trace.set_new(is_new);
        hook.listen(is_new);
        let stepped = now.step(&mut self.chance, hook, Some(recording));
        if let Some(from) = hook.announced_by()
            && now.world.follows(from) == Some(now.world.ids()[from as usize])
        {
            now.announce(recording);
        }
        if stepped {
            now.end_event(Some(recording));
            replay::see_role(self.keyframes.first(), now, &recording.trace, &mut self.roles);
            if recording.trace.held().len() > self.most_records {
                self.evict_records();
            }
        }
        stepped
    }

    pub(super) fn finish_tick(&mut self) {
        if self.tick() > self.written {
            while self.step_event() {}
        } else if !self.now.world.tick_is_over() {
            self.now.finish_at_once(&mut self.chance, None);
            self.end_tick();
        }
    }

    fn end_tick(&mut self) {
        let tick = self.tick();
        let recording = (tick > self.written).then_some(&mut self.recording);
        self.now.end_tick(self.entry.properties, recording);
        (self.recorded, self.written) = (self.recorded.max(tick), self.written.max(tick));
        let records = self.now.ledger.records();
        self.milestones.pass(tick, records);
        if self.keyframes.lacks(tick, records) {
            self.now.shrink();
            let (bytes, moment) = (self.now.bytes(), self.now.clone());
            self.keyframes.add(Keyframe { tick, records, bytes, moment });
        }
    }

    pub(super) fn on_moment_changed(&mut self) {
        self.ensure_lookback();
        self.changes.moment += 1;
    }

    /// The same run from here to its end, or to a tick, without a trace; gives up where `enough` says so.
    pub(super) fn ahead(&self, until: Ticks, mut enough: impl FnMut(&Snapshot) -> bool) -> Snapshot {
        let (mut moment, mut chance) = (self.now.clone(), self.chance);
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
            moment.begin_tick(next, &self.acts);
            moment.finish(&mut chance);
        }
        moment
    }
}

fn first_difference(one: &CommandLog, other: &CommandLog) -> Option<Ticks> {
    let ticks = one.keys().chain(other.keys());
    ticks.copied().filter(|tick| one.get(tick) != other.get(tick)).min()
}
