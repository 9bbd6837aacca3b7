//! The rules by which a run is judged, and the memory that the rules need.
//!
//! At two points of a run, all processes, messages and timers can be equal, but the same future may get other
//! verdicts. This depends on the past: whether the run has begun, which process led in a term, which entry was
//! chosen. [`Memory`] contains exactly these facts and no ticks, so that a search state can include it. [`Rules`]
//! contain the properties to judge and everything known from the beginning. The judge of a run contains both. It also
//! stores when each property was violated, and by which process.

use std::collections::{BTreeMap, BTreeSet};

use super::ending::{Ending, Fault, Moment};
use super::values::{Decisions, Inputs};
use super::{Judge, ending, votes, votes::voters};
use crate::protocol::{
    Ballot, Datum, Evidence, Id, LogEntry, Needs, PropertyId, Protocol as _, Remark, Seat, Strip, Term, Value,
};
use crate::protocols::sum::{Algorithm, Message};
use crate::sim::{World, observe::SimEvent};

/// A violation of a property. `processes`: the positions of the processes concerned, with the violator first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    pub property: PropertyId,
    pub(super) why: Why,
    pub(super) processes: Vec<u32>,
}

impl Violation {
    pub(super) const fn new(property: PropertyId, why: Why, processes: Vec<u32>) -> Self {
        Self { property, why, processes }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Why {
    TwoInTerm(Term),
    LogBehind,
    Overloaded { count: u32, limit: u32 },
    Disagrees { value: Datum, other: Id, held: Datum },
    NotProposed { value: Datum },
    NotWhatAllPropose { wanted: Datum, value: Datum },
    ChosenTwice { slot: u32, held: (Ballot, LogEntry), now: (Ballot, LogEntry) },
    BelowPromise { ballot: Ballot, promised: Ballot },
    AppliedAnother { slot: u32, entry: LogEntry, held: LogEntry },
    AppliedTooSoon { slot: u32, awaited: u32 },
    AppliedNotProposed { slot: u32, entry: LogEntry },
    Halted { line: u16, reason: &'static str },
}

impl Why {
    /// The reason as a sentence. `processes`: the ids of the processes concerned, with the violator first.
    pub(super) fn sentence(self, processes: &[Id]) -> Remark {
        let named = |remark: Remark, name, at: usize| {
            processes.get(at).into_iter().fold(remark, |remark, &id| remark.id(name, id))
        };
        let by = |key: &'static str| named(Remark::new(key), "id", 0);
        let text = |value: &dyn std::fmt::Display| Value::Text(value.to_string());
        match self {
            Self::TwoInTerm(term) => {
                named(by("property-one-leader-per-term-violated"), "other", 1).number("term", u64::from(term))
            }
            Self::LogBehind => by("property-leader-completeness-violated"),
            Self::Overloaded { count, limit } => {
                by("property-load-violated").number("count", count.into()).number("limit", limit.into())
            }
            Self::Disagrees { value, other, held } => by("property-agreement-violated-values")
                .with("value", Value::from(value))
                .id("other", other)
                .with("held", Value::from(held)),
            Self::NotProposed { value } => by("property-validity-violated").with("value", Value::from(value)),
            Self::NotWhatAllPropose { wanted, value } => {
                let remark = Remark::new("property-integrity-violated").with("wanted", Value::from(wanted));
                named(remark, "id", 0).with("value", Value::from(value))
            }
            Self::ChosenTwice { slot, held: (first, held), now: (ballot, entry) } => {
                // An entry names a client only if it belongs to a log.
                let in_log = [held, entry].iter().any(|entry| entry.from.is_some());
                let key = if in_log { "property-chosen-once-violated-log" } else { "property-chosen-once-violated" };
                let remark = by(key).with("value", text(&entry)).with("ballot", text(&ballot));
                let remark = remark.with("held", text(&held)).with("first", text(&first));
                if in_log { remark.number("slot", slot.into()) } else { remark }
            }
            Self::BelowPromise { ballot, promised } => {
                by("property-promise-kept-violated").with("ballot", text(&ballot)).with("promised", text(&promised))
            }
            Self::AppliedAnother { slot, entry, held } => {
                let remark = by("property-prefix-violated").with("value", text(&entry)).with("held", text(&held));
                named(remark, "other", 1).number("slot", slot.into())
            }
            Self::AppliedTooSoon { slot, awaited } => {
                by("property-prefix-violated-gap").number("slot", slot.into()).number("awaited", awaited.into())
            }
            Self::AppliedNotProposed { slot, entry } => {
                by("property-validity-violated-log").with("value", text(&entry)).number("slot", slot.into())
            }
            Self::Halted { line, reason } => {
                by("property-no-error-violated").number("line", line.into()).with("reason", Remark::new(reason))
            }
        }
    }
}

/// The rules by which a run is judged; they never change.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(super) strip: Strip,
    attests: bool,
    has_upkeep: bool,
    /// One bit for each judged property, so that the tests at every event are fast.
    judged: u32,
    /// One bit for each kind of information ([`Needs`]) that the judged properties use.
    needed: u32,
    pub(super) ids: Vec<Id>,
    pub(super) values: Option<Inputs>,
    limit: Option<u32>,
    /// The positions of the processes whose log is less up-to-date than the logs of a majority, ascending.
    behind: Vec<u32>,
}

/// The facts about a run's past that the rules need to judge its future.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Memory {
    pub(super) begun: bool,
    pub(super) terms: BTreeMap<Term, Id>,
    pub(super) election: Election,
    pub(super) values: Decisions,
    pub(super) votes: votes::Memory,
}

/// The facts about the current election that the property `safety` needs.
///
/// An election begins with the first message after a rest, or when a leader goes down. It ends at the next rest.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Election {
    has_sent: bool,
    has_lost_leader: bool,
    leaders: BTreeSet<Id>,
}

impl Election {
    /// The adopted leaders that violate `safety`. `ends_with`: the only leader at the rest, if there is exactly one.
    pub(super) fn wrong(&self, ends_with: Option<Id>) -> impl Iterator<Item = Id> {
        let is_judged = self.has_sent || self.has_lost_leader;
        self.leaders.iter().copied().filter(move |leader| is_judged && Some(*leader) != ends_with)
    }
}

impl Rules {
    /// The rules for a run at tick 0. Properties that do not apply to the run are left out.
    pub fn of(world: &World, properties: &[PropertyId]) -> Self {
        let plan = world.plan();
        let service = plan.protocol.service();
        let properties: Vec<_> = properties.iter().copied().filter(|&property| service.judges(property)).collect();
        Self {
            strip: plan.nature.strip,
            attests: plan.nature.attests(),
            has_upkeep: plan.nature.upkeep.is_some(),
            judged: properties.iter().fold(0, |judged, &property| judged | 1 << property as u32),
            needed: properties.iter().flat_map(|kind| kind.needs()).fold(0, |all, &what| all | 1 << what as u32),
            ids: world.ids().to_vec(),
            values: (!plan.nature.strip.is_of_leaders()).then(|| Inputs::of(world)),
            limit: service.limit,
            behind: if properties.contains(&PropertyId::LeaderCompleteness) {
                plan.protocol.behind()
            } else {
                Vec::new()
            },
        }
    }

    /// The memory of a run at tick 0.
    pub fn memory(&self, world: &World) -> Memory {
        let mut memory = Memory::default();
        if self.remembers_values() {
            memory.values = Decisions::of(world);
        }
        if self.remembers_votes() {
            memory.votes = votes::Memory::of_voters(voters(&world.plan().protocol, world.count()));
        }
        if self.remembers_values() || self.remembers_votes() {
            for at in 0..world.count() as u32 {
                for evidence in &world.plan().protocol.attested(at) {
                    // This finds no violation: an acceptor has at most one vote before tick 0, so no two values have a
                    // majority.
                    self.see(&mut memory, &SimEvent::Attested { at, evidence }, &mut Vec::new());
                }
            }
        }
        if self.judges(PropertyId::OneLeaderPerTerm) {
            let all = (0..world.count() as u32).map(|at| world.process(at));
            for seen in all.filter(|seen| seen.standing.leads(seen.local.id)) {
                if let Some(term) = world.plan().protocol.term(seen.state) {
                    memory.terms.entry(term).or_insert(seen.local.id);
                }
            }
        }
        memory
    }

    /// The part of the judge's memory that these rules need.
    pub fn remembered(&self, judge: &Judge) -> Memory {
        let known = &judge.memory;
        let mut memory = Memory { begun: self.needs(Needs::Begin) && known.begun, ..Memory::default() };
        if self.judges(PropertyId::OneLeaderPerTerm) {
            memory.terms.clone_from(&known.terms);
        }
        if self.judges(PropertyId::Safety) {
            memory.election = known.election.clone();
        }
        if self.remembers_values() {
            memory.values = known.values.clone();
        }
        if self.remembers_votes() {
            memory.votes = known.votes.clone();
        }
        memory
    }

    #[inline]
    pub const fn judges(&self, property: PropertyId) -> bool {
        self.judged & 1 << property as u32 != 0
    }

    const fn needs(&self, what: Needs) -> bool {
        self.needed & 1 << what as u32 != 0
    }

    const fn remembers_values(&self) -> bool {
        self.values.is_some() && self.needs(Needs::Values)
    }

    const fn remembers_votes(&self) -> bool {
        self.attests && self.needs(Needs::Votes)
    }

    /// Whether these rules need no memory. Then [`Rules::see`] need not be called.
    pub const fn remembers_nothing(&self) -> bool {
        !self.needs(Needs::Events) && !self.needs(Needs::Begin) && !self.remembers_values() && !self.remembers_votes()
    }

    /// Updates `memory` after an event, and adds permanent violations to `broken`. Returns whether an entry was chosen.
    #[inline]
    pub fn see(&self, memory: &mut Memory, event: &SimEvent<'_>, broken: &mut Vec<Violation>) -> bool {
        match *event {
            SimEvent::Delivered { .. } | SimEvent::Handled { .. } | SimEvent::Obeyed { .. } => false,
            SimEvent::Sent { message, .. } => {
                self.sent(memory, message);
                false
            }
            _ => self.weigh(memory, event, broken),
        }
    }

    /// Updates `memory` after a process sent a message. Returns false for upkeep, because it starts no election.
    #[inline]
    pub fn sent(&self, memory: &mut Memory, message: &Message) -> bool {
        let counts = !self.has_upkeep || !Algorithm::is_upkeep(message);
        memory.election.has_sent |= counts && self.judges(PropertyId::Safety);
        counts
    }

    fn begins(&self, event: &SimEvent<'_>) -> bool {
        match *event {
            // If processes agree on values, electing a leader does not begin the run: no value is proposed yet.
            SimEvent::Stood { id, after, .. } => self.values.is_none() && (after.taking_part || after.leads(id)),
            SimEvent::Attested { evidence, .. } => matches!(evidence, Evidence::Proposed(_)),
            SimEvent::Started { noticed, .. } => self.values.is_none() || noticed.is_none(),
            SimEvent::Requested { .. } => true,
            SimEvent::Revived { .. } | SimEvent::WentDown { .. } => self.strip == Strip::Groups,
            _ => false,
        }
    }

    fn weigh(&self, memory: &mut Memory, event: &SimEvent<'_>, broken: &mut Vec<Violation>) -> bool {
        let before = broken.len();
        let mut chooses = false;
        memory.begun |= self.needs(Needs::Begin) && self.begins(event);
        match *event {
            SimEvent::Stood { at, id, before, after, term } => {
                if self.judges(PropertyId::OneLeaderPerTerm)
                    && let Some(term) = term.filter(|_| after.leads(id))
                    && let first = *memory.terms.entry(term).or_insert(id)
                    && first != id
                {
                    let processes = vec![at, self.ids.iter().position(|&id| id == first).unwrap_or_default() as u32];
                    broken.push(Violation::new(PropertyId::OneLeaderPerTerm, Why::TwoInTerm(term), processes));
                }
                if self.judges(PropertyId::LeaderCompleteness)
                    && after.leads(id)
                    && !before.leads(id)
                    && self.behind.binary_search(&at).is_ok()
                {
                    broken.push(Violation::new(PropertyId::LeaderCompleteness, Why::LogBehind, vec![at]));
                }
                if self.judges(PropertyId::Safety)
                    && before.cell(self.strip) != after.cell(self.strip)
                    && let Some(leader) = after.leader
                {
                    memory.election.leaders.insert(leader);
                }
                if self.judges(PropertyId::Load)
                    && let Some(limit) = self.limit.filter(|&limit| after.serves > limit)
                {
                    let why = Why::Overloaded { count: after.serves, limit };
                    broken.push(Violation::new(PropertyId::Load, why, vec![at]));
                }
                if let Some(given) = self.values.as_ref().filter(|_| self.remembers_values()) {
                    memory.values.decide(given, at, after.decided, broken);
                }
            }
            SimEvent::Attested { at, evidence } => {
                if let Evidence::Proposed(LogEntry { key: None, value: Some(value), .. }) = *evidence
                    && self.remembers_values()
                {
                    memory.values.propose(value);
                }
                if let Evidence::Halted { line, reason } = *evidence
                    && self.judges(PropertyId::NoError)
                {
                    broken.push(Violation::new(PropertyId::NoError, Why::Halted { line, reason }, vec![at]));
                }
                chooses = self.remembers_votes() && memory.votes.take(at, *evidence, broken);
            }
            SimEvent::WentDown { at, was, .. } => {
                if let Some(given) = self.values.as_ref().filter(|_| self.remembers_values()) {
                    memory.values.lose(given, at, broken);
                }
                let led = || was.protocol.standing(Seat { position: at, ids: &self.ids }, was.state).leads(was.me.id);
                if self.judges(PropertyId::Safety) && led() {
                    // Leaders that were adopted before this event belong to an election that is over.
                    memory.election.has_lost_leader = true;
                    memory.election.leaders.clear();
                }
            }
            _ => {}
        }
        if broken.len() > before {
            broken.retain(|found| self.judges(found.property));
        }
        chooses
    }

    pub(super) fn faults(&self, memory: &Memory, moment: &impl Moment) -> Vec<(PropertyId, Option<Fault>)> {
        match &self.values {
            None if self.strip == Strip::Groups => ending::groups_found(moment, memory.begun),
            None => Ending::of(moment).found(memory.begun),
            Some(given) => {
                let is_judged = memory.begun && self.remembers_values();
                let waits = || given.still_waiting(&memory.values, |at| moment.process(at).standing);
                vec![(PropertyId::Termination, is_judged.then(waits).flatten())]
            }
        }
    }

    /// The properties that are violated at a rest, among those that are judged.
    pub fn judge_rest(&self, memory: &Memory, moment: &impl Moment) -> Vec<PropertyId> {
        let found = self.faults(memory, moment).into_iter().filter(|(_, fault)| fault.is_some());
        let mut broken: Vec<PropertyId> = found.map(|(property, _)| property).collect();
        if self.strip == Strip::Leaders && memory.election.wrong(Ending::of(moment).only_leader()).next().is_some() {
            broken.push(PropertyId::Safety);
        }
        broken.retain(|&property| self.judges(property));
        broken
    }

    /// Removes all facts about the current election from the memory. Call this at a rest, which ends the election.
    pub fn rest(memory: &mut Memory) {
        memory.election = Election::default();
    }
}
