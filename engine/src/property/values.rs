//! Judges agreement, validity, integrity and termination of decisions on a value.
//!
//! Only correct processes are judged: processes that are not faulty and were never down. If processes attest their
//! actions, every decision is judged, also that of an incorrect process; only termination is judged for correct
//! processes alone. For logs, this module judges only termination.

use std::collections::BTreeSet;

use super::ending::{Fault, fault_of};
use super::memory::{Violation, Why};
use crate::protocol::{Datum, Id, PropertyId, Protocol as _, Standing, Strip};
use crate::sim::World;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum JudgedDecisions {
    #[default]
    OfTheCorrect,
    All,
    /// No cell is judged: the cells show progress, not decisions.
    None,
}

/// The inputs by which decisions are judged. They never change during a run.
#[derive(Clone, Debug, Default)]
pub(super) struct Inputs {
    judged: JudgedDecisions,
    ids: Vec<Id>,
    proposals: Vec<Option<Datum>>,
    /// By position: whether the process shows its own input in its cell. Such a value is not a decision.
    held: Vec<bool>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Decisions {
    /// By position: whether the process is not faulty and was never down.
    correct: Vec<bool>,
    attested: BTreeSet<Datum>,
    decided: Vec<Option<Datum>>,
}

impl Inputs {
    pub(super) fn of(world: &World) -> Self {
        let positions = || 0..world.count() as u32;
        let judged = match (world.plan().nature.attests(), world.plan().nature.strip) {
            (false, _) => JudgedDecisions::OfTheCorrect,
            (true, Strip::Progress) => JudgedDecisions::None,
            (true, Strip::Leaders | Strip::Groups | Strip::Decisions) => JudgedDecisions::All,
        };
        Self {
            judged,
            ids: world.ids().to_vec(),
            proposals: positions().map(|at| world.proposal(at)).collect(),
            held: positions().map(|at| world.plan().protocol.holds_its_input(at)).collect(),
        }
    }

    pub(super) fn still_waiting(&self, memory: &Decisions, standing: impl Fn(u32) -> Standing) -> Option<Fault> {
        let waiting = memory.waiting(self, standing).map(|at| self.ids[at as usize]).collect();
        fault_of("property-termination-violated-values", waiting)
    }

    pub(super) fn bytes(&self) -> usize {
        self.ids.len() * (size_of::<Id>() + 2 * size_of::<bool>() + 2 * size_of::<Option<Datum>>())
    }
}

impl Decisions {
    pub(super) fn of(world: &World) -> Self {
        let is_correct = |at: u32| world.is_up(at) && !world.plan().protocol.duties(at).is_faulty;
        Self {
            correct: (0..world.count() as u32).map(is_correct).collect(),
            attested: BTreeSet::new(),
            decided: vec![None; world.count()],
        }
    }

    pub(super) fn is_correct(&self, at: u32) -> bool {
        self.correct[at as usize]
    }

    pub(super) fn propose(&mut self, value: Datum) {
        self.attested.insert(value);
    }

    pub(super) fn decide(&mut self, given: &Inputs, at: u32, decided: Option<Datum>, found: &mut Vec<Violation>) {
        let place = at as usize;
        let is_judged = match given.judged {
            JudgedDecisions::OfTheCorrect => self.correct[place],
            // After a crash the cell is empty, but the decision still counts.
            JudgedDecisions::All => decided.is_some(),
            JudgedDecisions::None => false,
        };
        if !is_judged || given.held[place] || self.decided[place] == decided {
            return;
        }
        let before = std::mem::replace(&mut self.decided[place], decided);
        let Some(value) = decided else { return };
        found.extend(self.disagreement(given, (at, before), value));
        if !self.is_proposed(given, value) {
            found.push(Violation::new(PropertyId::Validity, Why::NotProposed { value }, vec![at]));
        }
        found.extend(self.broken_integrity(given));
    }

    pub(super) fn lose(&mut self, given: &Inputs, at: u32, found: &mut Vec<Violation>) {
        let place = at as usize;
        if std::mem::replace(&mut self.correct[place], false) && given.judged == JudgedDecisions::OfTheCorrect {
            self.decided[place] = None;
            found.extend(self.broken_integrity(given));
        }
    }

    pub(super) fn waiting(&self, given: &Inputs, standing: impl Fn(u32) -> Standing) -> impl Iterator<Item = u32> {
        let judged = given.judged;
        let correct = (0..).zip(&self.correct).filter(|(_, correct)| **correct).map(|(at, _)| at);
        correct.filter(move |&at| {
            let standing = standing(at);
            standing.owes && (judged == JudgedDecisions::None || standing.decided.is_none())
        })
    }

    fn is_proposed(&self, given: &Inputs, value: Datum) -> bool {
        match given.judged {
            JudgedDecisions::OfTheCorrect => given.proposals.contains(&Some(value)),
            JudgedDecisions::All | JudgedDecisions::None => self.attested.contains(&value),
        }
    }

    fn disagreement(&self, given: &Inputs, (at, before): (u32, Option<Datum>), value: Datum) -> Option<Violation> {
        let others = (0..).zip(&self.decided).filter_map(|(other, held)| Some((other, (*held)?)));
        let own = before.map(|held| (at, held));
        let others = others.filter(|(other, _)| *other != at).chain(own);
        let differing: Vec<(u32, Datum)> = others.filter(|(_, held)| *held != value).collect();
        let &(other, held) = differing.first()?;
        let others = differing.into_iter().map(|(other, _)| other).filter(|&other| other != at);
        let why = Why::Disagrees { value, other: given.ids[other as usize], held };
        Some(Violation::new(PropertyId::Agreement, why, std::iter::once(at).chain(others).collect()))
    }

    /// Integrity: if all correct processes propose the same value, no correct process may decide another value.
    fn broken_integrity(&self, given: &Inputs) -> Option<Violation> {
        if given.judged != JudgedDecisions::OfTheCorrect {
            return None;
        }
        let proposed =
            self.correct.iter().zip(&given.proposals).filter(|(correct, _)| **correct).filter_map(|(_, value)| *value);
        let proposed: BTreeSet<Datum> = proposed.collect();
        let (Some(&wanted), 1) = (proposed.first(), proposed.len()) else { return None };
        let wrong = (0..).zip(&self.decided).filter_map(|(at, held)| Some((at, held.filter(|held| *held != wanted)?)));
        let wrong: Vec<(u32, Datum)> = wrong.collect();
        let &(_, value) = wrong.first()?;
        let processes = wrong.into_iter().map(|(at, _)| at).collect();
        Some(Violation::new(PropertyId::Integrity, Why::NotWhatAllPropose { wanted, value }, processes))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Breaches;
    use super::*;
    use crate::protocol::Ticks;

    #[derive(Clone)]
    struct Values {
        given: Inputs,
        memory: Decisions,
        breaches: Breaches,
    }

    impl Values {
        fn propose(&mut self, value: Datum) {
            self.memory.propose(value);
        }

        fn decide(&mut self, tick: Ticks, at: u32, decided: Option<Datum>) {
            let mut found = Vec::new();
            self.memory.decide(&self.given, at, decided, &mut found);
            self.note(tick, found);
        }

        fn lose(&mut self, tick: Ticks, at: u32) {
            let mut found = Vec::new();
            self.memory.lose(&self.given, at, &mut found);
            self.note(tick, found);
        }

        fn note(&mut self, tick: Ticks, found: Vec<Violation>) {
            for found in found {
                self.breaches.note(tick, found, &self.given.ids);
            }
        }
    }

    fn values(proposals: &[u32]) -> Values {
        judged(JudgedDecisions::OfTheCorrect, proposals)
    }

    fn judged(judged: JudgedDecisions, proposals: &[u32]) -> Values {
        let given = Inputs {
            judged,
            ids: (1..=proposals.len() as u32).filter_map(Id::new).collect(),
            proposals: proposals.iter().map(|&value| Some(value.into())).collect(),
            held: vec![false; proposals.len()],
        };
        let memory = Decisions {
            correct: vec![true; proposals.len()],
            attested: BTreeSet::new(),
            decided: vec![None; proposals.len()],
        };
        Values { given, memory, breaches: Breaches::default() }
    }

    fn broken(values: &Values) -> Vec<(&'static str, Ticks, Vec<u32>)> {
        let all = PropertyId::ALL.iter().filter_map(|&property| Some((property.name(), values.breaches.of(property)?)));
        all.map(|(name, breach)| (name, breach.tick, breach.processes.iter().map(|id| id.number()).collect())).collect()
    }

    fn decide(values: &mut Values, tick: Ticks, at: u32, value: u32) {
        values.decide(tick, at, Some(value.into()));
    }

    #[test]
    fn two_values_violate_agreement_permanently_and_the_later_decider_is_named_first() {
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
    fn the_decision_of_a_process_that_crashed_before_the_others_decided_does_not_count() {
        let mut run = values(&[1, 2, 3]);
        decide(&mut run, 4, 0, 1);
        run.lose(5, 0);
        decide(&mut run, 6, 1, 2);
        decide(&mut run, 6, 2, 2);
        decide(&mut run, 8, 0, 3);
        assert_eq!(broken(&run), []);
    }

    #[test]
    fn a_value_that_no_process_proposed_violates_validity() {
        let mut run = values(&[1, 2]);
        decide(&mut run, 3, 1, 7);
        assert_eq!(broken(&run), [("validity", 3, vec![2])]);
    }

    #[test]
    fn integrity_requires_the_value_that_all_correct_processes_propose() {
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
    fn if_all_decisions_are_judged_a_crash_revokes_none() {
        let mut run = judged(JudgedDecisions::All, &[7, 8]);
        run.propose(7.into());
        decide(&mut run, 3, 0, 7);
        run.lose(4, 0);
        run.decide(4, 0, None);
        assert_eq!(broken(&run), []);
        let mut other = run.clone();
        other.propose(8.into());
        decide(&mut other, 5, 1, 8);
        assert_eq!(broken(&other), [("agreement", 5, vec![2, 1])]);
        // The process changes its decision, to a value that no process proposed.
        decide(&mut run, 6, 0, 8);
        assert_eq!(broken(&run), [("agreement", 6, vec![1]), ("validity", 6, vec![1])]);
    }

    #[test]
    fn progress_is_not_a_decision() {
        let mut run = judged(JudgedDecisions::None, &[1, 1]);
        decide(&mut run, 2, 0, 4);
        decide(&mut run, 3, 1, 5);
        assert_eq!(broken(&run), []);
    }

    #[test]
    fn an_input_is_not_a_decision() {
        let mut run = values(&[1, 1]);
        run.given.held[0] = true;
        decide(&mut run, 2, 0, 1);
        decide(&mut run, 2, 1, 2);
        assert_eq!(broken(&run).iter().map(|(name, ..)| *name).collect::<Vec<_>>(), ["validity", "integrity"]);
    }
}
