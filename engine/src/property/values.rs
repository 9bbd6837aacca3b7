//! Agreement, validity, integrity and termination where processes decide on a value.
//!
//! The correct processes are judged: those that are not faulty and have never been down since tick 0.

use std::collections::BTreeSet;

use super::Breach;
use super::ending::NAMED;
use crate::protocol::{Datum, Id, PropertyId, Protocol, Remark, Ticks, Value};
use crate::sim::{Inspect, World};

/// The decisions of the correct processes, and the first breach of each property.
#[derive(Clone, Debug, Default)]
pub(super) struct Values {
    ids: Vec<Id>,
    /// By position: whether it is correct, so far.
    correct: Vec<bool>,
    /// By position: what it proposes, if it does.
    proposals: Vec<Option<Datum>>,
    /// By position: whether what it holds was given to it, and not decided.
    given: Vec<bool>,
    /// By position: what a correct process has decided.
    decided: Vec<Option<Datum>>,
    agreement: Option<Breach>,
    validity: Option<Breach>,
    integrity: Option<Breach>,
}

impl Values {
    pub(super) fn of<P: Protocol>(world: &World<P>) -> Self {
        let positions = || 0..world.count() as u32;
        let protocol = &world.plan().protocol;
        let of_process = |at: u32| world.process(at);
        Self {
            ids: positions().map(|at| of_process(at).local.id).collect(),
            correct: positions().map(|at| of_process(at).up && !protocol.is_faulty(at)).collect(),
            proposals: positions().map(|at| world.proposal(at)).collect(),
            given: positions().map(|at| protocol.holds_its_input(at)).collect(),
            decided: vec![None; world.count()],
            ..Self::default()
        }
    }

    pub(super) fn is_correct(&self, at: u32) -> bool {
        self.correct[at as usize]
    }

    pub(super) fn decide(&mut self, tick: Ticks, at: u32, decided: Option<Datum>) {
        let place = at as usize;
        if !self.correct[place] || self.given[place] || self.decided[place] == decided {
            return;
        }
        self.decided[place] = decided;
        let Some(value) = decided else { return };
        if self.agreement.is_none() {
            self.agreement = self.disagreement(tick, place, value);
        }
        if self.validity.is_none() && !self.proposals.contains(&Some(value)) {
            let why = Remark::new("property-validity-violated").id("id", self.ids[place]).with("value", Value::from(value));
            self.validity = Some(Breach { tick, why, processes: vec![self.ids[place]] });
        }
        self.look_at_integrity(tick);
    }

    /// A process went down: it is not correct any more.
    pub(super) fn lose(&mut self, tick: Ticks, at: u32) {
        let place = at as usize;
        if std::mem::replace(&mut self.correct[place], false) {
            self.decided[place] = None;
            self.look_at_integrity(tick);
        }
    }

    fn disagreement(&self, tick: Ticks, place: usize, value: Datum) -> Option<Breach> {
        let others = self.decided.iter().enumerate().filter_map(|(other, held)| Some((other, (*held)?)));
        let differing: Vec<(usize, Datum)> = others.filter(|(other, held)| *other != place && *held != value).collect();
        let &(other, held) = differing.first()?;
        let why = Remark::new("property-agreement-violated-values")
            .id("id", self.ids[place])
            .with("value", Value::from(value))
            .id("other", self.ids[other])
            .with("held", Value::from(held));
        let processes = std::iter::once(place).chain(differing.into_iter().map(|(other, _)| other));
        Some(Breach { tick, why, processes: processes.map(|at| self.ids[at]).collect() })
    }

    /// Whether all that the correct processes propose is one value, and a correct process has decided another.
    fn look_at_integrity(&mut self, tick: Ticks) {
        if self.integrity.is_some() {
            return;
        }
        let proposed = self.correct.iter().zip(&self.proposals).filter(|(correct, _)| **correct).filter_map(|(_, value)| *value);
        let proposed: BTreeSet<Datum> = proposed.collect();
        let (Some(&wanted), 1) = (proposed.first(), proposed.len()) else { return };
        let wrong = self.decided.iter().enumerate().filter_map(|(at, held)| Some((at, held.filter(|held| *held != wanted)?)));
        let wrong: Vec<(usize, Datum)> = wrong.collect();
        if let Some(&(at, value)) = wrong.first() {
            let why = Remark::new("property-integrity-violated")
                .with("wanted", Value::from(wanted))
                .id("id", self.ids[at])
                .with("value", Value::from(value));
            let processes = wrong.into_iter().map(|(at, _)| self.ids[at]).collect();
            self.integrity = Some(Breach { tick, why, processes });
        }
    }

    pub(super) const fn breach(&self, property: PropertyId) -> Option<&Breach> {
        match property {
            PropertyId::Agreement => self.agreement.as_ref(),
            PropertyId::Validity => self.validity.as_ref(),
            PropertyId::Integrity => self.integrity.as_ref(),
            PropertyId::OneLeader
            | PropertyId::OneLeaderPerTerm
            | PropertyId::Highest
            | PropertyId::Termination
            | PropertyId::Safety => None,
        }
    }

    /// The correct processes of a run at rest that have not decided and should have.
    pub(super) fn still_waiting<P: Protocol>(&self, world: &World<P>) -> Option<(Remark, Vec<Id>)> {
        let owes = |at: usize| {
            let standing = world.process(at as u32).standing;
            standing.owes && standing.decided.is_none()
        };
        let waiting: Vec<Id> = (0..self.ids.len()).filter(|&at| self.correct[at] && owes(at)).map(|at| self.ids[at]).collect();
        let first = waiting.iter().take(NAMED).copied().collect();
        let why = Remark::new("property-termination-violated-values").number("count", waiting.len() as u64);
        (!waiting.is_empty()).then(|| (why.with("ids", Value::Ids(first)), waiting))
    }

    /// In bytes.
    pub(super) fn bytes(&self) -> usize {
        self.ids.len() * (size_of::<Id>() + 2 * size_of::<bool>() + 2 * size_of::<Option<Datum>>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of processes 1, 2, 3 …, which propose these values.
    fn values(proposals: &[u32]) -> Values {
        Values {
            ids: (1..=proposals.len() as u32).filter_map(Id::new).collect(),
            correct: vec![true; proposals.len()],
            proposals: proposals.iter().map(|&value| Some(value.into())).collect(),
            given: vec![false; proposals.len()],
            decided: vec![None; proposals.len()],
            ..Values::default()
        }
    }

    fn broken(values: &Values) -> Vec<(&'static str, Ticks, Vec<u32>)> {
        let all = PropertyId::ALL.iter().filter_map(|&property| Some((property.name(), values.breach(property)?)));
        all.map(|(name, breach)| (name, breach.tick, breach.processes.iter().map(|id| id.number()).collect())).collect()
    }

    fn decide(values: &mut Values, tick: Ticks, at: u32, value: u32) {
        values.decide(tick, at, Some(value.into()));
    }

    #[test]
    fn two_values_break_agreement_for_good_and_the_one_who_came_later_is_named_first() {
        let mut run = values(&[1, 2, 3]);
        decide(&mut run, 4, 2, 1);
        decide(&mut run, 4, 0, 1);
        assert_eq!(broken(&run), []);
        decide(&mut run, 6, 1, 2);
        assert_eq!(broken(&run), [("agreement", 6, vec![2, 1, 3])]);
        run.lose(7, 1);
        assert_eq!(broken(&run).len(), 1);
    }

    #[test]
    fn what_a_process_decided_that_went_down_before_the_others_decided_does_not_count() {
        let mut run = values(&[1, 2, 3]);
        decide(&mut run, 4, 0, 1);
        run.lose(5, 0);
        decide(&mut run, 6, 1, 2);
        decide(&mut run, 6, 2, 2);
        decide(&mut run, 8, 0, 3);
        assert_eq!(broken(&run), []);
    }

    #[test]
    fn a_value_that_nobody_proposed_breaks_validity() {
        let mut run = values(&[1, 2]);
        decide(&mut run, 3, 1, 7);
        assert_eq!(broken(&run), [("validity", 3, vec![2])]);
    }

    #[test]
    fn integrity_asks_for_the_value_that_all_correct_processes_propose() {
        let mut run = values(&[5, 5, 5, 1]);
        decide(&mut run, 3, 0, 1);
        assert_eq!(broken(&run), [], "4, who proposes 1, is up");
        run.lose(4, 3);
        assert_eq!(broken(&run), [("integrity", 4, vec![1])]);
        let mut agreed = values(&[5, 5, 5, 1]);
        agreed.lose(2, 3);
        decide(&mut agreed, 3, 0, 5);
        assert_eq!(broken(&agreed), []);
    }

    #[test]
    fn what_is_given_is_no_decision() {
        let mut run = values(&[1, 1]);
        run.given[0] = true;
        decide(&mut run, 2, 0, 1);
        decide(&mut run, 2, 1, 2);
        assert_eq!(broken(&run).iter().map(|(name, ..)| *name).collect::<Vec<_>>(), ["validity", "integrity"]);
    }
}
