//! Agreement, validity, integrity and termination where processes decide on a value.
//!
//! The correct processes are judged: those that are not faulty and have never been down since tick 0. Where processes attest what they do,
//! whatever any of them has ever decided is judged too, and only termination asks for the correct ones. Of a log, nothing is judged here but
//! termination.

use std::collections::BTreeSet;

use super::Breach;
use super::ending::NAMED;
use crate::protocol::{Datum, Id, PropertyId, Protocol, Remark, Strip, Ticks, Value};
use crate::sim::{Inspect, World};

/// Whose decisions are judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Judged {
    #[default]
    OfTheCorrect,
    /// Every decision ever made.
    All,
    /// Cells are no decisions: they tell how far processes have come.
    None,
}

/// The decisions that are judged, and the first breach of each property.
#[derive(Clone, Debug, Default)]
pub(super) struct Values {
    judged: Judged,
    ids: Vec<Id>,
    /// By position: whether it is correct, so far.
    correct: Vec<bool>,
    /// By position: what it proposes, if it does.
    proposals: Vec<Option<Datum>>,
    /// What processes attest to have proposed.
    attested: BTreeSet<Datum>,
    /// By position: whether what it holds was given to it, and not decided.
    given: Vec<bool>,
    /// By position: what a process whose decisions are judged has decided.
    decided: Vec<Option<Datum>>,
    /// How often a cell, also one that is not judged, has come to hold another decision.
    pub(super) decisions: u32,
    /// The last of them.
    pub(super) latest: Option<(Id, Datum)>,
    agreement: Option<Breach>,
    validity: Option<Breach>,
    integrity: Option<Breach>,
}

impl Values {
    pub(super) fn of<P: Protocol>(world: &World<P>) -> Self {
        let positions = || 0..world.count() as u32;
        let protocol = &world.plan().protocol;
        let of_process = |at: u32| world.process(at);
        let judged = match (P::ATTESTS, P::STRIP) {
            (false, _) => Judged::OfTheCorrect,
            (true, Strip::Progress) => Judged::None,
            (true, Strip::Leaders | Strip::Groups | Strip::Decisions) => Judged::All,
        };
        Self {
            judged,
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

    pub(super) fn propose(&mut self, value: Datum) {
        self.attested.insert(value);
    }

    pub(super) fn decide(&mut self, tick: Ticks, at: u32, decided: Option<Datum>) {
        let place = at as usize;
        let is_judged = match self.judged {
            Judged::OfTheCorrect => self.correct[place],
            // A crash takes no decision back.
            Judged::All => decided.is_some(),
            Judged::None => false,
        };
        if !is_judged || self.given[place] || self.decided[place] == decided {
            return;
        }
        let before = std::mem::replace(&mut self.decided[place], decided);
        let Some(value) = decided else { return };
        if self.agreement.is_none() {
            self.agreement = self.disagreement(tick, (place, before), value);
        }
        if self.validity.is_none() && !self.is_proposed(value) {
            let why = Remark::new("property-validity-violated").id("id", self.ids[place]).with("value", Value::from(value));
            self.validity = Some(Breach { tick, why, processes: vec![self.ids[place]] });
        }
        self.look_at_integrity(tick);
    }

    /// A process went down: it is not correct any more.
    pub(super) fn lose(&mut self, tick: Ticks, at: u32) {
        let place = at as usize;
        if std::mem::replace(&mut self.correct[place], false) && self.judged == Judged::OfTheCorrect {
            self.decided[place] = None;
            self.look_at_integrity(tick);
        }
    }

    fn is_proposed(&self, value: Datum) -> bool {
        match self.judged {
            Judged::OfTheCorrect => self.proposals.contains(&Some(value)),
            Judged::All | Judged::None => self.attested.contains(&value),
        }
    }

    /// Of a process that decides, with what it had decided before.
    fn disagreement(&self, tick: Ticks, (place, before): (usize, Option<Datum>), value: Datum) -> Option<Breach> {
        let others = self.decided.iter().enumerate().filter_map(|(other, held)| Some((other, (*held)?)));
        let own = before.map(|held| (place, held));
        let others = others.filter(|(other, _)| *other != place).chain(own);
        let differing: Vec<(usize, Datum)> = others.filter(|(_, held)| *held != value).collect();
        let &(other, held) = differing.first()?;
        let why = Remark::new("property-agreement-violated-values")
            .id("id", self.ids[place])
            .with("value", Value::from(value))
            .id("other", self.ids[other])
            .with("held", Value::from(held));
        let others = differing.into_iter().map(|(other, _)| other).filter(|&other| other != place);
        let processes = std::iter::once(place).chain(others);
        Some(Breach { tick, why, processes: processes.map(|at| self.ids[at]).collect() })
    }

    /// Whether all that the correct processes propose is one value, and a correct process has decided another.
    fn look_at_integrity(&mut self, tick: Ticks) {
        if self.integrity.is_some() || self.judged != Judged::OfTheCorrect {
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
            | PropertyId::Safety
            | PropertyId::ChosenOnce
            | PropertyId::PromiseKept
            | PropertyId::Prefix
            | PropertyId::Served
            | PropertyId::Load
            | PropertyId::Responsible
            | PropertyId::Share => None,
        }
    }

    /// The correct processes of a run at rest that have not decided and should have.
    pub(super) fn still_waiting<P: Protocol>(&self, world: &World<P>) -> Option<(Remark, Vec<Id>)> {
        let owes = |at: usize| {
            let standing = world.process(at as u32).standing;
            standing.owes && (self.judged == Judged::None || standing.decided.is_none())
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
    fn where_all_decisions_are_judged_a_crash_takes_none_back() {
        let all = |proposals: &[u32]| Values { judged: Judged::All, ..values(proposals) };
        let mut run = all(&[7, 8]);
        run.propose(7.into());
        decide(&mut run, 3, 0, 7);
        run.lose(4, 0);
        run.decide(4, 0, None);
        assert_eq!(broken(&run), []);
        let mut other = run.clone();
        other.propose(8.into());
        decide(&mut other, 5, 1, 8);
        assert_eq!(broken(&other), [("agreement", 5, vec![2, 1])]);
        // Of one that has decided before, and what no process has proposed in the run.
        decide(&mut run, 6, 0, 8);
        assert_eq!(broken(&run), [("agreement", 6, vec![1]), ("validity", 6, vec![1])]);
    }

    #[test]
    fn how_far_processes_have_come_is_no_decision() {
        let mut run = Values { judged: Judged::None, ..values(&[1, 1]) };
        decide(&mut run, 2, 0, 4);
        decide(&mut run, 3, 1, 5);
        assert_eq!(broken(&run), []);
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
