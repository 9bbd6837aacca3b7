//! One run: the moment on the screen and everything needed to show any other moment.
//!
//! A run stores all its records. It also stores keyframes, from which any recorded moment can be restored.

mod travel;

use std::cell::{OnceCell, RefCell};

use super::{MOST_EVENTS, excessive};
use crate::prelude::*;
use crate::{model::Sent, model::Stop, query::cues::ValidNarration, query::frame::Bounded, query::ground};
use crate::{query::ground::Seats, query::space_time::Past, query::standing, query::why::Waiting};
use suffrage_engine::explore::{CheckError, CheckOptions, Search};
use suffrage_engine::sim::{Counters, Limits, Plan};
use suffrage_engine::{
    engine::Hook, engine::next_act, protocol::Explanation, protocols::Entry, protocols::sum::Message,
};
use suffrage_engine::{sim::chance::Seeded, sim::command::Command, sim::trace::Recording, sim::trace::Trace};
use travel::Keyframes;

/// Limits on the memory and the length of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// The maximum size of all keyframes together, in bytes.
    pub keyframes: usize,
    /// The minimum distance between two keyframes, in records.
    pub distance: usize,
    /// The maximum number of records. A run ends before the tick that would exceed it.
    pub most: usize,
    /// By how many records a tick with acts may exceed `most`.
    pub room: usize,
    /// The limits on messages in transit, terms and message numbers.
    pub limits: Limits,
}

impl Default for Memory {
    fn default() -> Self {
        Self { keyframes: 64 << 20, distance: 4_096, most: MOST_EVENTS, room: 65_536, limits: Limits::default() }
    }
}

/// Results that are slow to compute. They are cached until another moment is shown.
#[derive(Debug, Default)]
pub(super) struct MomentCache {
    pub(super) properties: OnceCell<Vec<Property>>,
    pub(super) stops: OnceCell<Vec<Stop>>,
    pub(super) bounds: OnceCell<Bounded>,
    before: OnceCell<Option<Box<Snapshot>>>,
    pub(super) joined: OnceCell<Option<Box<World>>>,
    pub(super) waiting: RefCell<Option<(usize, Option<Waiting>)>>,
}

#[derive(Debug)]
pub struct Run {
    pub(super) scenario: Scenario,
    /// The catalogue entry of the run's protocol.
    pub entry: &'static Entry,
    pub(super) chance: Seeded,
    /// Whether this run numbers its choices. An act needs the number of a choice to pin the choice.
    counts: bool,
    pub(super) now: Snapshot,
    pub(super) memory: Memory,
    keyframes: Keyframes,
    pub(super) recording: Recording,
    /// The tick at which an interrupted seek will end; `None`: no seek is interrupted.
    aim: Option<Ticks>,
    /// Whether the run cannot continue, because the next tick would exceed the maximum number of records.
    full: bool,
    pub(super) acts: CommandLog,
    /// The open tick, in which the next act takes effect. `None`: no tick is open, and the next act opens a tick.
    pub(super) open: Option<Ticks>,
    pub(super) recorded: Ticks,
    pub(super) traffic: Traffic,
    pub(super) roles: Roles,
    pub(super) hook: Hook,
    pub(super) valid_narration: OnceCell<Option<ValidNarration>>,
    pub(super) cache: MomentCache,
    /// The last result of [`Run::tick_before`], from which later ticks are computed. A keyframe may be further away.
    lately: RefCell<Option<Box<Snapshot>>>,
    pub(super) past: RefCell<Option<Past>>,
    pub(super) seats: Option<Seats>,
    /// The width, in columns, of the widest value that a process can propose or assume.
    pub(super) value_columns: usize,
    /// For each word on which the processes can agree: its shortest prefix that no other such word has.
    pub(super) beginnings: BTreeMap<String, String>,
    pub(super) hides_faulty: bool,
}

fn beginnings(values: &[Datum]) -> BTreeMap<String, String> {
    let words = values.iter().filter(|value| matches!(value, Datum::Word(_)));
    words.map(|value| (value.to_string(), value.beginning(values))).collect()
}

impl Run {
    pub(super) fn new(scenario: &Scenario, memory: Memory) -> Self {
        Self::with_plan(scenario, memory, scenario.plan())
    }

    fn with_plan(scenario: &Scenario, memory: Memory, plan: Plan) -> Self {
        let mut chance = Seeded::new(scenario.seed);
        let counts = plan.pins.is_some();
        let (mut now, recording) = Snapshot::new(plan, &mut chance);
        now.world.limit(memory.limits);
        let first = Box::new(now.clone());
        let mut traffic = Traffic::default();
        traffic.note(0, now.world.counters());
        Self {
            scenario: scenario.clone(),
            entry: scenario.protocol().entry(),
            chance,
            counts,
            memory,
            keyframes: Keyframes::new(first, recording.trace.len(), memory.distance, memory.keyframes),
            roles: Roles::new((0..now.count() as u32).map(|at| now.world.role(at)).collect()),
            traffic,
            hook: Hook::default(),
            valid_narration: OnceCell::new(),
            recording,
            aim: None,
            full: false,
            acts: CommandLog::new(),
            open: None,
            recorded: 0,
            cache: MomentCache::default(),
            lately: RefCell::default(),
            past: RefCell::default(),
            seats: ground::seats(&now.world),
            value_columns: standing::value_columns(&now.world),
            beginnings: beginnings(&scenario.values()),
            hides_faulty: false,
            now,
        }
    }

    pub(super) const fn trace(&self) -> &Trace {
        &self.recording.trace
    }

    /// How many records there are up to this moment. This is the length of the log.
    pub fn visible(&self) -> usize {
        self.trace().records_until(self.tick(), self.now.half_way)
    }

    pub(super) fn count(&self) -> usize {
        self.now.count()
    }

    /// The ids of the processes, by position.
    pub fn ids(&self) -> &[Id] {
        self.now.world.ids()
    }

    pub(super) fn id(&self, at: u32) -> Id {
        self.ids()[at as usize]
    }

    pub(super) fn position_of(&self, id: Id) -> Option<usize> {
        self.ids().iter().position(|&known| known == id)
    }

    /// Whether messages of this kind are upkeep: they only maintain a result.
    pub(super) fn is_upkeep(&self, kind: u8) -> bool {
        self.entry.upkeep == Some(usize::from(kind))
    }

    /// Whether notices of undeliverable messages travel clockwise: never on a one-way ring; `None` on other graphs.
    pub(super) fn way_back(&self) -> Option<bool> {
        (self.entry.topology == Topology::OneWayRing).then_some(false)
    }

    pub(super) fn kind(&self, kind: u8) -> Value {
        Value::Name(self.entry.kinds[usize::from(kind)])
    }

    pub(super) fn class(&self, record: usize, kind: u8) -> Option<MessageClass> {
        match self.entry.classes[usize::from(kind)] {
            [only] => Some(*only),
            _ => self.content(record).map(Message::class),
        }
    }

    pub(super) fn label(&self, record: usize) -> Option<Label> {
        self.content(record).map(Message::label)
    }

    pub(super) fn content(&self, record: usize) -> Option<&Message> {
        self.recording.message(record)
    }

    pub(super) fn steps(&self, record: usize) -> Vec<&'static str> {
        self.now.world.steps(&self.recording, record, self.hides_faulty)
    }

    pub(super) fn sentences(&self, record: usize) -> Vec<Explanation> {
        self.now.world.sentences(&self.recording, record, self.hides_faulty)
    }

    pub(super) fn first(&self) -> &Snapshot {
        self.keyframes.first()
    }

    pub(super) fn tick(&self) -> Ticks {
        self.now.world.now()
    }

    /// Whether the run is at rest and no recorded act follows. Heartbeats may continue.
    pub(super) fn is_quiet(&self) -> bool {
        self.now.world.is_quiet() && next_act(&self.acts, self.tick()).is_none()
    }

    /// Whether there is no later tick unless the user acts. This is always false while heartbeats continue.
    pub(super) fn is_over(&self) -> bool {
        self.now.world.is_quiet() && self.now.next_due(&self.acts).is_none()
    }

    /// The limit that the run has exceeded, if any. Then the run takes no more acts.
    pub(super) fn excess(&self) -> Option<Remark> {
        let excess = self.now.world.excess().or_else(|| self.now.judge.excess(&self.memory.limits))?;
        Some(excessive(excess, &self.memory.limits, self.tick()))
    }

    pub(super) fn too_much(&self) -> Option<Remark> {
        self.excess().or_else(|| self.too_long())
    }

    /// The limit of events, if the next tick would exceed it.
    pub fn too_long(&self) -> Option<Remark> {
        let (tick, most) = (self.tick(), self.memory.most as u64);
        (self.full && tick == self.recorded).then(|| ids::RunTooLong { tick, most }.into())
    }

    pub(super) fn rested(&self) -> Option<Ticks> {
        self.now.rests.filter(|_| self.now.half_way.is_none() && self.is_over())
    }

    /// Replaces all acts by `course`, and discards all ticks from the first tick in which the acts differ.
    pub(super) fn follow(&mut self, course: CommandLog) {
        self.settle();
        if course.values().flatten().any(Command::is_a_choice) {
            self.count_choices();
        }
        let ticks = self.acts.keys().chain(course.keys());
        let Some(parting) = ticks.copied().filter(|tick| self.acts.get(tick) != course.get(tick)).min() else { return };
        let last = parting.saturating_sub(1);
        let here = (self.tick(), self.now.half_way);
        if self.recorded > last {
            if here.0 != last {
                self.seek(last);
            }
            self.discard_future();
        }
        (self.acts, self.full) = (course, false);
        self.valid_narration.take();
        if here.0 < last {
            self.show(here);
        }
        self.on_moment_changed();
    }

    fn discard_future(&mut self) {
        let tick = self.tick();
        let numbered = self.at_tick_end().0.world.numbered();
        self.recording.forget_after(tick, numbered);
        self.roles.forget_from(self.recording.trace.len() as u32);
        self.keyframes.forget_after(tick);
        self.traffic.forget_after(tick);
        self.past.take();
        self.lately.take();
        self.recorded = tick;
    }

    pub(super) fn on_moment_changed(&mut self) {
        if let Some(Some(before)) = std::mem::take(&mut self.cache).before.into_inner() {
            self.lately.replace(Some(before));
        }
    }

    pub(super) fn tick_before(&self) -> Option<&Snapshot> {
        let replay = || {
            let tick = self.tick().checked_sub(1)?;
            let keyframe = self.keyframes.before(tick);
            let lately = self.lately.take().filter(|moment| moment.is_between(keyframe.world.now(), tick));
            let mut moment = lately.unwrap_or_else(|| Box::new(keyframe.clone()));
            moment.pass(tick, &self.acts, &mut { self.chance });
            Some(moment)
        };
        self.cache.before.get_or_init(replay).as_deref()
    }

    pub(super) fn at_tick_end(&self) -> (Snapshot, Seeded) {
        let (mut moment, mut chance) = (self.now.clone(), self.chance);
        if moment.half_way.is_some() {
            moment.finish(&mut chance);
        }
        (moment, chance)
    }

    /// Simulates a copy of the run until `enough` is true, at most up to tick `until`.
    pub(super) fn ahead(&self, until: Ticks, mut enough: impl FnMut(&Snapshot) -> bool) -> Snapshot {
        let (mut moment, mut chance) = self.at_tick_end();
        while !enough(&moment) {
            if moment.world.is_quiet() && next_act(&self.acts, moment.world.now()).is_none() {
                break;
            }
            let Some(next) = moment.next_due(&self.acts).filter(|&next| next <= until) else { break };
            moment.begin_tick(next, &self.acts);
            moment.finish(&mut chance);
        }
        moment
    }

    /// Starts to count choices, so that acts can pin them. The run is computed again up to this moment.
    pub fn count_choices(&mut self) {
        if self.counts {
            return;
        }
        let here = (self.tick(), self.now.half_way);
        let mut plan = self.scenario.plan();
        plan.pins.get_or_insert_default();
        let again = Self {
            hook: std::mem::take(&mut self.hook),
            hides_faulty: self.hides_faulty,
            ..Self::with_plan(&self.scenario, self.memory, plan)
        };
        let before = std::mem::replace(self, again);
        self.follow(before.acts);
        self.show(here);
    }

    /// Starts a search through all runs that continue from the end of this tick. The run must count its choices.
    pub fn search_ahead(&self, asked: &CheckOptions) -> Result<Search, Vec<CheckError>> {
        let (moment, _) = self.at_tick_end();
        moment.world.search(&moment.judge, asked)
    }

    /// The messages sent at most `reach` ticks before or after this moment. Ticks that are not recorded are left out.
    pub(crate) fn sent_round(&self, reach: Ticks) -> Vec<Sent> {
        let (first, tick) = (self.tick().saturating_sub(reach), self.tick());
        let last = tick.saturating_add(reach).min(self.recorded.max(tick));
        let all = &self.traffic.sent;
        let from = all.partition_point(|sent| sent.tick < first);
        let mut all = all[from..all.partition_point(|sent| sent.tick <= last)].to_vec();
        if self.now.half_way.is_some() {
            let (now, before) = (self.now.world.counters().by_kind, self.traffic.sent_before(tick).by_kind);
            for sent in all.iter_mut().filter(|sent| sent.tick == tick) {
                sent.count = now[sent.kind] - before[sent.kind];
            }
            all.retain(|sent| sent.count > 0);
        }
        all
    }
}

/// For each tick, how many messages of each kind were sent. The timeline shows this.
#[derive(Clone, Debug, Default)]
pub(super) struct Traffic {
    sent: Vec<Sent>,
    noted: Counters,
}

impl Traffic {
    fn note(&mut self, tick: Ticks, sent: &Counters) {
        let counts = sent.by_kind.iter().zip(&self.noted.by_kind).map(|(now, before)| now - before).enumerate();
        self.sent.extend(counts.filter(|(_, count)| *count > 0).map(|(kind, count)| Sent { tick, kind, count }));
        self.noted = *sent;
    }

    fn forget_after(&mut self, tick: Ticks) {
        self.noted = self.sent_before(tick + 1);
        self.sent.truncate(self.sent.partition_point(|sent| sent.tick <= tick));
    }

    pub(super) fn sent_before(&self, tick: Ticks) -> Counters {
        let mut before = Counters::default();
        self.sent.iter().take_while(|sent| sent.tick < tick).for_each(|sent| before.by_kind[sent.kind] += sent.count);
        before
    }
}

/// For each process, its first role and the records that changed its role.
#[derive(Debug)]
pub(crate) struct Roles {
    initial: Vec<Role>,
    changes: Vec<Vec<(u32, Role)>>,
}

impl Roles {
    pub(crate) fn new(initial: Vec<Role>) -> Self {
        Self { changes: vec![Vec::new(); initial.len()], initial }
    }

    #[inline]
    pub(crate) fn see(&mut self, record: u32, at: u32, role: Role) {
        let changes = &mut self.changes[at as usize];
        if changes.last().map_or(self.initial[at as usize], |&(_, known)| known) != role {
            changes.push((record, role));
        }
    }

    pub(crate) fn forget_from(&mut self, record: u32) {
        for changes in &mut self.changes {
            changes.truncate(changes.partition_point(|&(at, _)| at < record));
        }
    }

    pub(crate) fn before(&self, at: u32, end: u32) -> &[(u32, Role)] {
        let changes = &self.changes[at as usize];
        &changes[..changes.partition_point(|&(record, _)| record < end)]
    }

    pub(crate) fn at(&self, at: u32, end: u32) -> Role {
        self.before(at, end).last().map_or(self.initial[at as usize], |&(_, role)| role)
    }
}

#[cfg(test)]
mod tests;
