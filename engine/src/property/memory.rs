//! What the judges remember of a run, without any tick.
//!
//! Two moments in which all processes, messages and timers are alike may still differ in what their future is judged by: whether anything has
//! begun, who led in a term, what was chosen. [`Memory`] is that and nothing else, so that it can be a part of what makes two moments
//! equal. [`Rules`] are what it follows from: the properties that are asked for, and what is so from the beginning.

use super::Judge;
use super::ending::Ending;
use super::groups::Groups;
use super::moment::Moment;
use super::safety::Decided;
use super::terms::TermLeaders;
use super::values::{Decisions, Given};
use super::votes::{self, voters};
use crate::protocol::{Evidence, Id, LogEntry, PropertyId, Protocol, Seat, Strip};
use crate::sim::observe::SimEvent;
use crate::sim::{Inspect, World};

/// What a run is judged by, as far as it is so from the beginning.
#[derive(Clone, Debug)]
pub struct Rules {
    properties: Vec<PropertyId>,
    ids: Vec<Id>,
    values: Option<Given>,
    /// The most members that a process may serve.
    limit: Option<u32>,
}

/// What the verdicts of [`Rules`] depend on besides the moment itself. Only what the properties need is kept, so that no moment is told apart
/// for nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Memory {
    begun: bool,
    terms: TermLeaders,
    elections: Decided<()>,
    values: Decisions,
    votes: votes::Memory,
}

impl Rules {
    /// Of a world at tick 0. Properties that it is not judged by are left out.
    pub fn of<P: Protocol>(world: &World<P>, properties: &[PropertyId]) -> Self {
        let protocol = &world.plan().protocol;
        Self {
            properties: properties.iter().copied().filter(|&property| protocol.is_judged_by(property)).collect(),
            ids: world.ids().to_vec(),
            values: (!P::STRIP.is_of_leaders()).then(|| Given::of(world)),
            limit: protocol.limit(),
        }
    }

    pub fn properties(&self) -> &[PropertyId] {
        &self.properties
    }

    /// At tick 0.
    pub fn memory<P: Protocol>(&self, world: &World<P>) -> Memory {
        let mut memory = Memory::default();
        if self.values.is_some() && self.remembers_values() {
            memory.values = Decisions::of(world);
        }
        if P::ATTESTS && self.remembers_votes() {
            memory.votes = votes::Memory::of_voters(voters(&world.plan().protocol, world.count()));
        }
        if self.judges(PropertyId::OneLeaderPerTerm) {
            for seen in (0..world.count() as u32).map(|at| world.process(at)).filter(|seen| seen.standing.leads(seen.local.id)) {
                if let Some(term) = world.plan().protocol.term(seen.state) {
                    memory.terms.led(term, seen.local.id);
                }
            }
        }
        memory
    }

    /// What a judge remembers of a run that has been judged from its beginning.
    pub fn remembered(&self, judge: &Judge) -> Memory {
        let mut memory = Memory { begun: self.remembers_begin() && judge.election_begun, ..Memory::default() };
        if self.judges(PropertyId::OneLeaderPerTerm) {
            memory.terms = judge.terms.remembered().clone();
        }
        if self.judges(PropertyId::Safety) {
            memory.elections = judge.elections.decided.remembered();
        }
        if let Some(values) = judge.values.as_ref().filter(|_| self.values.is_some() && self.remembers_values()) {
            memory.values = values.remembered().clone();
        }
        if let Some(votes) = judge.votes.as_ref().filter(|_| self.remembers_votes()) {
            memory.votes = votes.remembered().clone();
        }
        memory
    }

    pub fn judges(&self, property: PropertyId) -> bool {
        self.properties.contains(&property)
    }

    fn remembers_begin(&self) -> bool {
        [PropertyId::Termination, PropertyId::Served, PropertyId::Share].into_iter().any(|property| self.judges(property))
    }

    fn remembers_values(&self) -> bool {
        let of_values = [PropertyId::Agreement, PropertyId::Validity, PropertyId::Integrity, PropertyId::Termination];
        self.values.is_some() && of_values.into_iter().any(|property| self.judges(property))
    }

    fn remembers_votes(&self) -> bool {
        let of_votes = [PropertyId::ChosenOnce, PropertyId::PromiseKept, PropertyId::Prefix, PropertyId::Validity];
        of_votes.into_iter().any(|property| self.judges(property))
    }

    /// Whether nothing of what happens is remembered: then [`Rules::see`] need not be called.
    pub fn remembers_nothing(&self) -> bool {
        let election = [PropertyId::Safety, PropertyId::OneLeaderPerTerm, PropertyId::Load];
        !self.remembers_begin()
            && !self.remembers_values()
            && !self.remembers_votes()
            && !election.into_iter().any(|property| self.judges(property))
    }

    /// What happens, and which properties it breaks for good.
    pub fn see<P: Protocol>(&self, memory: &mut Memory, event: SimEvent<'_, P>, broken: &mut Vec<PropertyId>) {
        match event {
            SimEvent::Stood { at, id, before, after, term } => {
                memory.begun |= self.remembers_begin() && (after.taking_part || after.leads(id));
                if self.judges(PropertyId::OneLeaderPerTerm)
                    && let Some(term) = term.filter(|_| after.leads(id))
                    && memory.terms.led(term, id).is_some()
                {
                    broken.push(PropertyId::OneLeaderPerTerm);
                }
                if self.judges(PropertyId::Safety)
                    && before.cell(P::STRIP) != after.cell(P::STRIP)
                    && let Some(leader) = after.leader
                {
                    memory.elections.decide(leader, ());
                }
                if self.judges(PropertyId::Load) && self.limit.is_some_and(|limit| after.serves > limit) {
                    broken.push(PropertyId::Load);
                }
                if let Some(given) = self.values.as_ref().filter(|_| self.remembers_values()) {
                    let mut found = Vec::new();
                    memory.values.decide(given, at, after.decided, &mut found);
                    self.add(found.into_iter().map(|found| found.property), broken);
                }
            }
            SimEvent::Attested { at, evidence } => self.take::<P>(memory, at, *evidence, broken),
            SimEvent::Sent { message, .. } => {
                memory.elections.has_sent |= self.judges(PropertyId::Safety) && !P::is_upkeep(message);
            }
            SimEvent::Started { .. } | SimEvent::Requested { .. } => memory.begun |= self.remembers_begin(),
            SimEvent::WentDown { at, was, .. } => {
                if let Some(given) = self.values.as_ref().filter(|_| self.remembers_values()) {
                    let mut found = Vec::new();
                    memory.values.lose(given, at, &mut found);
                    self.add(found.into_iter().map(|found| found.property), broken);
                }
                let led = || was.protocol.standing(Seat { position: at, ids: &self.ids }, was.state).leads(was.me.id);
                if self.judges(PropertyId::Safety) && led() {
                    memory.elections.begin_anew();
                }
            }
            _ => {}
        }
    }

    fn take<P: Protocol>(&self, memory: &mut Memory, at: u32, evidence: Evidence, broken: &mut Vec<PropertyId>) {
        if let Evidence::Proposed(LogEntry { key: None, value: Some(value), .. }) = evidence
            && self.remembers_values()
        {
            memory.values.propose(value);
        }
        if P::ATTESTS && self.remembers_votes() {
            let mut found = Vec::new();
            memory.votes.take(at, evidence, &mut found);
            self.add(found.into_iter().map(|found| found.property), broken);
        }
    }

    fn add(&self, found: impl Iterator<Item = PropertyId>, broken: &mut Vec<PropertyId>) {
        broken.extend(found.filter(|&property| self.judges(property)));
    }

    /// Judges a moment at rest: which properties do not hold in it.
    pub fn judge_rest<P: Protocol>(&self, memory: &Memory, moment: &impl Moment<P>) -> Vec<PropertyId> {
        let mut broken = Vec::new();
        let found = match P::STRIP {
            Strip::Leaders => {
                let ending = Ending::of(moment);
                if memory.elections.is_broken(ending.only_leader()) {
                    broken.push(PropertyId::Safety);
                }
                ending.found(memory.begun)
            }
            Strip::Groups => Groups::found(moment, memory.begun),
            Strip::Decisions | Strip::Progress => {
                let waits = |given| memory.values.waiting(given, |at| moment.process(at).standing).next().is_some();
                let waits = memory.begun && self.remembers_values() && self.values.as_ref().is_some_and(waits);
                self.add(waits.then_some(PropertyId::Termination).into_iter(), &mut broken);
                return broken;
            }
        };
        self.add(found.into_iter().filter(|(_, fault)| fault.is_some()).map(|(property, _)| property), &mut broken);
        broken
    }

    /// What is left of the memory after a rest.
    pub fn rest(memory: &mut Memory) {
        memory.elections.end();
    }
}
