//! One scenario made from another: another seed, another number of processes, another algorithm.

mod seats;

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::protocol::{Datum, Parameters, Refusal, Remark, Setup, Takes};
use crate::protocols::VariantId;
use crate::sim::command::Command;
use crate::sim::detector::Detector;
use crate::text::ids;

use super::bounds::too_many;
use super::seating::{Moving, Roster};
use super::told::left_out;
use super::{Expect, Ids, Order, Scenario, Validity, faults};
use crate::config::Problem;
pub use seats::reseated;
use seats::resized;

#[derive(Clone, Debug, PartialEq)]
pub struct Changed {
    pub scenario: Scenario,
    /// What was left out or added, the most important first.
    pub said: Vec<Remark>,
}

impl Changed {
    /// Says how many notes and questions fewer there are than in another scenario.
    #[must_use]
    pub fn telling_less_than(mut self, other: &Scenario) -> Self {
        let told = |scenario: &Scenario| scenario.notes.len() + scenario.questions.len();
        let fewer = told(other).saturating_sub(told(&self.scenario));
        let said = left_out(ids::CHANGE_NARRATION_LEFT_OUT, fewer);
        self.said.retain(|remark| remark.key != said.key);
        self.said.extend((fewer > 0).then_some(said));
        self
    }
}

impl Scenario {
    /// The same scenario with another seed. Where the seed decides the seating, acts and notes follow their processes.
    #[must_use]
    pub fn with_seed(&self, seed: u64) -> Self {
        self.seeded(seed).scenario
    }

    /// The same, and what could not stay as it was.
    #[must_use]
    pub fn seeded(&self, seed: u64) -> Changed {
        let mut scenario = Self { seed, ..self.clone() };
        let mut changes = Vec::new();
        if matches!(self.ids, Ids::Counted { order: Order::Random, .. } | Ids::Drawn { .. }) {
            let move_to = Moving { from: self.roster(), to: Roster::new(self.ids.clone(), seed) };
            scenario.reseat(&move_to);
            scenario.drop_unlinked(&mut changes);
            scenario.tell_choices_left_out(self, &mut changes);
            scenario.drop_unknown_leader(&mut changes);
        }
        scenario.join_overlay(&mut changes);
        Changed { scenario: scenario.made_from(self), said: changes }
    }

    /// The same scenario with another number of processes. Listed ids are cut off at the end or continued with the smallest
    /// that are free; a list from n down to 1 stays one. What names a process that is no more is left out, and so is what was
    /// expected and told of the other number, besides notes and questions that say by their facts where they are true.
    ///
    /// # Errors
    /// A ring of 0, or more processes than the protocol's graph may have.
    pub fn with_count(&self, count: usize) -> Result<Changed, Problem> {
        if let Some(fault) = too_many(count as u64, Some(self.protocol().entry())) {
            return Err(fault);
        }
        let ids = resized(&self.ids, count);
        let moving = Moving { from: self.roster(), to: Roster::new(ids.clone(), self.seed) };
        let mut scenario = Self { ids, ..self.clone() };
        scenario.parameters.resize(count);
        let acts = scenario.reseat(&moving);
        let mut changes = Vec::new();
        scenario.drop_refused(&mut changes)?;
        scenario.drop_unalterable(&mut changes);
        scenario.drop_lacking_roles(&mut changes);
        scenario.drop_requests(&mut changes);
        scenario.drop_unlinked(&mut changes);
        if acts > 0 {
            changes.push(left_out(ids::CHANGE_ACTS_LEFT_OUT, acts));
        }
        scenario.tell_choices_left_out(self, &mut changes);
        scenario.drop_unknown_leader(&mut changes);
        scenario.join_overlay(&mut changes);
        if count != self.count() {
            scenario.drop_expectations(&mut changes);
            scenario.drop_narration(|validity| validity.facts.is_some(), &mut changes);
        }
        Ok(Changed { scenario: scenario.made_from(self), said: changes })
    }

    /// Another algorithm, or another variant of the same, on the same processes, network and acts on processes. Expectations, notes
    /// and texts belong to the old one and are left out; with another algorithm acts on messages too, and what it requires is added.
    ///
    /// # Errors
    /// More processes than the new protocol's graph may have.
    pub fn with_variant(&self, variant: VariantId) -> Result<Changed, Problem> {
        let entry = variant.protocol().entry();
        if let Some(fault) = too_many(self.count() as u64, Some(entry)) {
            return Err(fault);
        }
        let mut scenario = Self { variant, ..self.clone() };
        let mut changes = Vec::new();
        if entry.needs_bounce && !scenario.network.bounce {
            scenario.network.bounce = true;
            changes.push(Remark::from(ids::CHANGE_BOUNCE_ADDED));
        }
        if variant.protocol() == self.protocol() {
            scenario.drop_foreign(&mut changes);
            scenario.drop_refused(&mut changes)?;
            scenario.drop_unalterable(&mut changes);
            scenario.drop_expectations(&mut changes);
            if variant != self.variant {
                scenario.drop_narration(|_| false, &mut changes);
            }
            return Ok(Changed { scenario, said: changes });
        }
        let count = |is: fn(&Command) -> bool| self.events.iter().filter(|(_, command)| is(command)).count();
        let (on_messages, on_timers) = (count(Command::is_on_a_message), count(Command::is_on_a_timer));
        scenario.events.retain(|(_, command)| !command.is_on_a_message() && !command.is_on_a_timer());
        changes.extend((on_messages > 0).then_some(left_out(ids::CHANGE_MESSAGE_ACTS_LEFT_OUT, on_messages)));
        changes.extend((on_timers > 0).then_some(left_out(ids::CHANGE_TIMER_ACTS_LEFT_OUT, on_timers)));
        scenario.drop_choices(&mut changes);
        if entry.parts != self.protocol().entry().parts && !self.roles.is_empty() {
            scenario.roles.clear();
            changes.push(Remark::from(ids::CHANGE_ROLES_LEFT_OUT));
        }
        scenario.drop_requests(&mut changes);
        scenario.drop_unlinked(&mut changes);
        if !self.proposals.is_empty() && !entry.takes_proposals {
            scenario.proposals.clear();
            changes.push(Remark::from(ids::CHANGE_PROPOSALS_LEFT_OUT));
        }
        if self.parameters != Parameters::default() {
            scenario.parameters = Parameters::default();
            changes.push(Remark::from(ids::CHANGE_PARAMETERS_LEFT_OUT));
        }
        scenario.drop_overlay(&mut changes);
        scenario.join_overlay(&mut changes);
        scenario.drop_refused(&mut changes)?;
        scenario.drop_leader(&mut changes);
        scenario.drop_expectations(&mut changes);
        scenario.drop_narration(|_| false, &mut changes);
        Ok(Changed { scenario, said: changes })
    }

    /// Leaves out a leader that is no process.
    fn drop_unknown_leader(&mut self, changes: &mut Vec<Remark>) {
        if let Some(leader) = self.leader.filter(|leader| self.roster().position(*leader).is_none()) {
            self.leader = None;
            changes.push(Remark::from(ids::ChangeLeaderLeftOut { id: leader }));
        }
    }

    /// Whether processes follow a leader.
    pub fn follows(&self) -> bool {
        self.protocol().entry().follows.with(&self.parameters)
    }

    /// Leaves out who leads at tick 0, and how its absence is noticed, where nobody follows a leader.
    fn drop_leader(&mut self, changes: &mut Vec<Remark>) {
        if !self.follows() && (self.leader.is_some() || self.detector != Detector::Manual) {
            (self.leader, self.detector) = (None, Detector::Manual);
            changes.push(Remark::from(ids::CHANGE_FOLLOWS_NOBODY));
        }
    }

    /// What cannot be of its parameters together, or with so many processes.
    pub fn refusals(&self) -> Vec<Refusal> {
        self.with_setup(|setup| self.variant.refusals(setup))
    }

    /// The positions of the processes whose messages can be altered on their way; `None` if no messages can be.
    pub fn alterable(&self) -> Option<Vec<u32>> {
        let entry = self.protocol().entry();
        entry.alterable.contains(&self.variant.name()).then(|| {
            if entry.only_faulty_alter {
                self.with_setup(|setup| self.variant.faulty(setup))
            } else {
                (0..self.count() as u32).collect()
            }
        })
    }

    /// The positions of the processes whose messages can be made lies on their way: altered, or where they cannot be, kept back by who does not
    /// keep to the algorithm. `None` where nobody lies.
    pub fn liars(&self) -> Option<Vec<u32>> {
        let keep_back = || self.protocol().entry().only_faulty_alter.then(|| self.with_setup(|setup| self.variant.faulty(setup)));
        self.alterable().or_else(keep_back)
    }

    /// The values that a message can be made to say: those that can be agreed on, or else all that are proposed.
    pub fn values(&self) -> Vec<Datum> {
        let known = self.protocol().entry().values;
        if !known.is_empty() {
            return known.iter().filter_map(|word| Datum::word(word)).collect();
        }
        let ids = || self.seating().into_iter().map(|id| Datum::Number(id.number())).collect();
        let proposed: BTreeSet<Datum> = if self.proposals.is_empty() { ids() } else { self.proposals.iter().copied().collect() };
        proposed.into_iter().collect()
    }

    /// Whether an act is neither one that alters a message that cannot be altered, nor a request that cannot be made.
    pub(super) fn allows(&self, command: &Command) -> bool {
        match command {
            Command::Alter { select, .. } => self.alterable().is_some_and(|alterable| alterable.contains(&select.from)),
            Command::Request { client, request } => self.is_client(*client) && self.protocol().entry().requests.allow(request),
            _ => true,
        }
    }

    /// Whether a start of the process at a position begins anything.
    pub fn can_begin(&self, at: u32) -> bool {
        self.roles.is_empty() || self.with_setup(|setup| self.variant.can_begin(at, setup))
    }

    /// What its protocol is made of.
    pub(super) fn with_setup<T>(&self, task: impl FnOnce(&Setup<'_>) -> T) -> T {
        task(&Setup {
            processes: self.count() as u32,
            parameters: &self.parameters,
            longest_delay: self.network.longest_delay,
            process_time: self.network.process_time,
            parts: &self.roles,
            overlay: &self.overlay(),
            down: &self.down,
        })
    }

    /// Leaves out acts on messages that cannot be altered any more.
    fn drop_unalterable(&mut self, changes: &mut Vec<Remark>) {
        let dropped = self.drop_disallowed(|command| matches!(command, Command::Alter { .. }));
        changes.extend((dropped > 0).then_some(left_out(ids::CHANGE_MESSAGE_ACTS_LEFT_OUT, dropped)));
    }

    /// Leaves out all roles if a part that is needed has nobody any more.
    fn drop_lacking_roles(&mut self, changes: &mut Vec<Remark>) {
        let lacks = |part: usize| !self.roles.iter().any(|parts| parts.has(part));
        if !self.roles.is_empty() && self.protocol().entry().needed_parts.iter().any(lacks) {
            self.roles.clear();
            changes.push(Remark::from(ids::CHANGE_ROLES_LEFT_OUT));
        }
    }

    /// Leaves out requests that cannot be made any more.
    fn drop_requests(&mut self, changes: &mut Vec<Remark>) {
        let dropped = self.drop_disallowed(|command| matches!(command, Command::Request { .. }));
        changes.extend((dropped > 0).then_some(left_out(ids::CHANGE_REQUESTS_LEFT_OUT, dropped)));
    }

    /// Leaves out those of such acts that are not allowed; gives how many.
    fn drop_disallowed(&mut self, is_such: impl Fn(&Command) -> bool) -> usize {
        let mut events = std::mem::take(&mut self.events);
        let before = events.len();
        events.retain(|(_, command)| !is_such(command) || self.allows(command));
        self.events = events;
        before - self.events.len()
    }

    /// Leaves out parameters of other variants.
    fn drop_foreign(&mut self, changes: &mut Vec<Remark>) {
        for parameter in self.protocol().entry().params {
            if let Takes::InVariant(owner, _) = parameter.takes
                && owner != self.variant.line()
                && self.parameters.take_out(parameter.name)
            {
                let why = faults::foreign(parameter.name, owner).what().clone();
                changes.push(ids::ChangeParameterLeftOut { parameter: parameter.name, why }.into());
            }
        }
    }

    /// Leaves out parameters that cannot be any more.
    fn drop_refused(&mut self, changes: &mut Vec<Remark>) -> Result<(), Problem> {
        while let Some(refusal) = self.refusals().into_iter().next() {
            if !self.parameters.take_out(refusal.parameter) {
                return Err(faults::refused(refusal));
            }
            changes.push(ids::ChangeParameterLeftOut { parameter: refusal.parameter, why: refusal.what }.into());
        }
        Ok(())
    }

    pub(super) fn roster(&self) -> Roster {
        Roster::new(self.ids.clone(), self.seed)
    }

    pub(super) fn drop_expectations(&mut self, changes: &mut Vec<Remark>) {
        let check = self.check.take();
        if !self.expect.is_empty() || check.is_some_and(|check| check.expects()) {
            self.expect = Expect::default();
            changes.push(Remark::from(ids::CHANGE_EXPECTATIONS_LEFT_OUT));
        }
    }

    /// Leaves out the texts of the scenario, and the notes and questions that do not stay.
    fn drop_narration(&mut self, stays: impl Fn(&Validity) -> bool, changes: &mut Vec<Remark>) {
        let before = self.notes.len() + self.questions.len();
        self.notes.retain(|note| stays(&note.validity));
        self.questions.retain(|question| stays(&question.validity));
        let dropped = before - self.notes.len() - self.questions.len();
        if dropped > 0 {
            changes.push(left_out(ids::CHANGE_NARRATION_LEFT_OUT, dropped));
        }
        if self.notes.is_empty() && self.questions.is_empty() {
            self.written_for = None;
        }
        (self.title, self.summary, self.about) = Default::default();
    }

    /// What is told in this scenario was written for the one that it was made from.
    pub(super) fn made_from(mut self, from: &Self) -> Self {
        if self.notes.is_empty() && self.questions.is_empty() {
            self.written_for = None;
            return self;
        }
        let origin = from.written_for.clone().unwrap_or_else(|| Arc::new(from.clone()));
        self.written_for = None;
        if self != *origin {
            self.written_for = Some(origin);
        }
        self
    }
}

#[cfg(test)]
mod tests;
