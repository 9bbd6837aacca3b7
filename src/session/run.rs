//! One run of one protocol: the moment on the screen, and everything that is needed to show any other.
//!
//! What is kept of a run stays within the bounds of [`Memory`], however long the run is: the records of its latest part, or of the
//! part that is on the screen, and moments from which every other part can be made again.

mod acts;
mod aside;
mod counting;
mod detour;
mod going_back;
mod keeping;
pub(super) mod kept;
mod memory;
mod portion;
mod portions;
mod recall;
mod recording;
mod replay;
mod rewriting;
pub(super) mod roles;
pub(super) mod snapshot;
mod stepping;
mod traffic;
mod travel;

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::excessive;
use super::query::borne_out::BorneOut;
use crate::engine::{Content, Facts, Hook, Plan};
use crate::history::CommandLog;
use crate::history::keyframes::{Keyframes, Milestone};
use crate::protocol::{Datum, Explanation, Id, Label, MessageClass, Remark, Ticks, Value};
use crate::protocols::Entry;
use crate::scenario::Scenario;
use crate::sim::chance::Seeded;
use crate::sim::trace::{Recording, Trace};
use crate::text::ids;
use aside::{Aside, Recalled};
use kept::KeptSnapshot;
pub use memory::Memory;
pub(super) use portion::Portion;
use portions::Aim;
pub(super) use recall::Held;
use recall::Recalling;
use replay::Course;
use roles::Roles;
use snapshot::{Snapshot, next_act};
use traffic::Traffic;

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

#[derive(Debug)]
pub struct Run {
    pub(super) scenario: Scenario,
    pub(super) entry: &'static Entry,
    pub(super) facts: Facts,
    pub(super) chance: Seeded,
    /// Whether it counts from its beginning what choices are numbered by, so that acts can settle them.
    counts: bool,
    /// The moment on the screen.
    pub(super) now: Snapshot,
    pub(super) memory: Memory,
    /// The trace holds at most so many records, unless more are on the screen.
    most_records: usize,
    keyframes: Keyframes<Rc<KeptSnapshot>>,
    /// Places of the run in little memory: they lie nearer together than keyframes.
    milestones: Keyframes<Milestone>,
    /// The records of consecutive ticks up to [`Run::written`], among which the moment on the screen is. Where it ends before the last
    /// tick that has been computed, what comes after it is recorded again when it is gone through.
    recording: Recording,
    pub(super) written: Ticks,
    recalled: Option<Recalled>,
    /// Another moment, in whose memory parts of the run are gone through again besides what is on the screen.
    aside: Option<Aside>,
    /// A part that is on the way to being held there.
    recalling: Option<Box<Recalling>>,
    /// How much work has been done there, as of a milestone.
    gone_aside: u64,
    /// Where a way leads that has been left.
    aim: Option<Aim>,
    /// How many events of its tick had been handled where playing up to something was left.
    pub(super) handled: usize,
    pub(super) acts: CommandLog,
    /// The last tick of this course that has been computed.
    pub(super) recorded: Ticks,
    traffic: Traffic,
    pub(super) roles: Roles,
    pub(super) hook: Hook,
    /// Which notes and questions of the scenario hold in this course; `None` where it is the one that they were written for.
    pub(super) borne_out: OnceCell<Option<BorneOut>>,
    pub(super) changes: Changes,
    /// What the messages are called that say one value of those that can be agreed on, each with its shortest beginning.
    pub(super) beginnings: BTreeMap<String, String>,
    /// Whether nobody is to see who does not keep to the algorithm.
    pub(super) hides_faulty: bool,
}

/// The words among them.
fn beginnings(values: &[Datum]) -> BTreeMap<String, String> {
    let words = values.iter().filter(|value| matches!(value, Datum::Word(_)));
    words.map(|value| (value.to_string(), value.beginning(values))).collect()
}

const MOST_MILESTONES: usize = 65_536;
/// Memory for another moment is kept while the moment on the screen changes, and what is soon gone back to is copied, unless there are more
/// processes than so many.
const SPARED: usize = 65_536;

impl Run {
    pub(super) fn new(scenario: &Scenario, memory: Memory) -> Self {
        Self::begun(scenario, memory, scenario.plan())
    }

    fn begun(scenario: &Scenario, memory: Memory, plan: Plan) -> Self {
        let mut chance = Seeded::new(scenario.seed);
        let counts = plan.settles();
        let (mut now, recording) = Snapshot::new(plan, &mut chance);
        now.world.limit(memory.limits);
        let (first, _) = now.keep();
        now.past.hold(Rc::clone(&first));
        let mut run = Self {
            scenario: scenario.clone(),
            entry: scenario.protocol().entry(),
            facts: now.world.facts(),
            chance,
            counts,
            memory,
            most_records: memory.trace / Trace::BYTES_PER_RECORD,
            keyframes: Keyframes::new(first, now.ledger.records(), memory.distance, memory.keyframes),
            milestones: Keyframes::new(
                Milestone { losses: 0, work: now.work_done() },
                0,
                memory.lookback().max(1),
                MOST_MILESTONES,
            ),
            roles: Roles::new(now.count()),
            traffic: Traffic::of_start(now.world.facts().kinds.len(), &now),
            hook: Hook::default(),
            borne_out: OnceCell::new(),
            now,
            recording,
            written: 0,
            recalled: None,
            aside: None,
            recalling: None,
            gone_aside: 0,
            aim: None,
            handled: 0,
            acts: CommandLog::new(),
            recorded: 0,
            changes: Changes::default(),
            beginnings: beginnings(&scenario.values()),
            hides_faulty: false,
        };
        run.on_moment_changed();
        run
    }

    const fn course(&self) -> Course<'_> {
        let Self { keyframes, milestones, acts, entry, chance, .. } = self;
        Course { keyframes, milestones, acts, properties: entry.properties, chance: *chance }
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

    pub(super) fn position_of(&self, id: Id) -> Option<usize> {
        self.ids().iter().position(|&known| known == id)
    }

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

    pub(super) fn steps(&self, record: usize) -> Vec<&'static str> {
        self.recording_with(record)
            .map(|recording| self.now.world.steps(recording, record, self.hides_faulty))
            .unwrap_or_default()
    }

    /// What the protocol says of the handling of a record that is held, here or aside.
    pub(super) fn sentences(&self, record: usize) -> Vec<Explanation> {
        let told = |recording| self.now.world.sentences(recording, record, self.hides_faulty);
        self.recording_with(record).map(told).unwrap_or_default()
    }

    /// What is kept of the last moment at a tick or before it that is kept at all.
    #[cfg(test)]
    pub(super) fn kept_before(&self, tick: Ticks) -> &Rc<KeptSnapshot> {
        &self.keyframes.before(tick).moment
    }

    pub(super) fn first(&self) -> &KeptSnapshot {
        self.keyframes.first()
    }

    pub(super) fn tick(&self) -> Ticks {
        self.now.world.now()
    }

    /// Whether the moment on the screen is the last there will be without a new act.
    pub(super) fn is_quiet(&self) -> bool {
        self.now.world.is_quiet() && next_act(&self.acts, self.tick()).is_none()
    }

    /// Whether the moment on the screen is the last there is to see without a new act: not even heartbeats go on.
    pub(super) fn is_over(&self) -> bool {
        self.now.is_over(&self.acts)
    }

    /// Why the run cannot go on, if it cannot: too much is under way, or it has become too long.
    pub(super) fn too_much(&self) -> Option<Remark> {
        let excess = self.now.world.excess().or_else(|| self.now.judge.excess(&self.memory.limits));
        if let Some(excess) = excess {
            return Some(excessive(excess, &self.memory.limits, self.tick()));
        }
        let (messages, timers) = self.now.world.numbered();
        let most = self.memory.most;
        let is_too_long = self.now.ledger.records().max(messages as usize) >= most || timers >= most as u64;
        is_too_long.then(|| Remark::from(ids::RunTooLong { tick: self.tick() }))
    }

    /// The next tick at which anything is due or done, be it only a heartbeat on the way to an act.
    pub(super) fn next_tick_of_any(&self) -> Option<Ticks> {
        self.now.next_due(&self.acts)
    }

    /// The tick at which the run came to rest, if it has by the moment on the screen and nothing is done to it later.
    pub(super) fn rested(&self) -> Option<Ticks> {
        self.now.ends.rests.filter(|_| self.now.half_way.is_none() && self.is_over())
    }

    /// Takes another course: what lies before the first act that is not the same stays, and what comes after it is forgotten. If the
    /// moment on the screen lies after it, the last one before it is shown.
    pub(super) fn follow(&mut self, course: CommandLog) {
        self.settle();
        self.count_for(&course);
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
        self.borne_out.take();
        self.changes.course += 1;
        if here.0 < last {
            self.show(here);
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
        self.forget_traffic();
        (self.recalled, self.aside, self.recalling) = (None, None, None);
        (self.recorded, self.written) = (tick, tick);
    }

    pub(super) fn on_moment_changed(&mut self) {
        if self.count() > SPARED {
            (self.aside, self.recalling) = (None, None);
        }
        if let Some(aside) = &mut self.aside {
            aside.rest();
        }
        if !self.is_between_moments() {
            self.ensure_lookback();
        }
        self.changes.moment += 1;
    }

    /// The end of the tick on the screen, without a trace.
    pub(super) fn at_tick_end(&self) -> (Snapshot, Seeded) {
        let (mut moment, mut chance) = (self.now.clone(), self.chance);
        if moment.half_way.is_some() {
            moment.finish(&mut chance);
        }
        (moment, chance)
    }

    /// The same run from here to its end, or to a tick, without a trace; gives up where `enough` says so.
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
}

fn first_difference(one: &CommandLog, other: &CommandLog) -> Option<Ticks> {
    let ticks = one.keys().chain(other.keys());
    ticks.copied().filter(|tick| one.get(tick) != other.get(tick)).min()
}
