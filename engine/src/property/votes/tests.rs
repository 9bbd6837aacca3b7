//! Single cases of votes that violate a property, and of votes that do not.

use super::super::{Breach, Breaches};
use super::*;
use crate::protocol::{Datum, Id};

fn id(number: u32) -> Id {
    Id::new(number).expect("an id")
}

fn ballot(round: u32, proposer: u32) -> Ballot {
    Ballot { round, proposer: id(proposer) }
}

fn value(value: u32) -> LogEntry {
    LogEntry::of(value.into())
}

#[derive(Clone)]
struct Votes {
    ids: Vec<Id>,
    memory: Memory,
    chosen: Vec<Chosen>,
    breaches: Breaches,
}

impl Votes {
    fn take(&mut self, tick: Ticks, at: u32, evidence: Evidence) {
        let mut found = Vec::new();
        if self.memory.take(at, evidence, &mut found)
            && let Evidence::Accepted { slot, ballot, entry } = evidence
        {
            self.chosen.push(Chosen { tick, slot, ballot, entry });
        }
        for found in found {
            self.breaches.note(tick, found, &self.ids);
        }
    }
}

fn votes(voters: u32) -> Votes {
    Votes {
        ids: (1..=voters).map(id).collect(),
        memory: Memory::of_voters(voters as usize),
        chosen: Vec::new(),
        breaches: Breaches::default(),
    }
}

fn accept(votes: &mut Votes, tick: Ticks, at: u32, of: Ballot, entry: LogEntry) {
    votes.take(tick, at, Evidence::Accepted { slot: 1, ballot: of, entry });
}

fn broken(votes: &Votes) -> Vec<(&'static str, Ticks, Vec<u32>)> {
    let of = |(property, breach): &(PropertyId, Breach)| {
        (property.name(), breach.tick, breach.processes.iter().map(|id| id.number()).collect())
    };
    votes.breaches.0.iter().map(of).collect()
}

#[test]
fn a_majority_of_distinct_voters_in_one_ballot_chooses() {
    let mut run = votes(5);
    accept(&mut run, 3, 0, ballot(1, 1), value(7));
    accept(&mut run, 3, 0, ballot(1, 1), value(7));
    accept(&mut run, 4, 1, ballot(1, 1), value(7));
    // Votes that do not count together: one in another ballot, one for another value in the same ballot.
    accept(&mut run, 5, 2, ballot(2, 2), value(7));
    accept(&mut run, 5, 3, ballot(1, 1), value(8));
    assert_eq!((run.memory.majority, &run.chosen[..]), (3, &[][..]));
    accept(&mut run, 6, 4, ballot(1, 1), value(7));
    let first = Chosen { tick: 6, slot: 1, ballot: ballot(1, 1), entry: value(7) };
    assert_eq!(run.chosen, [first]);
    let count = |ballot, entry, by, chosen_at| VoteCount { slot: 1, ballot, entry, by, chosen_at };
    let all = [
        count(ballot(1, 1), value(7), &[0, 1, 4][..], Some(6)),
        count(ballot(1, 1), value(8), &[3], None),
        count(ballot(2, 2), value(7), &[2], None),
    ];
    assert_eq!(run.memory.tallies(&run.chosen), all);
}

#[test]
fn the_same_value_may_be_chosen_again_and_another_may_not() {
    let mut run = votes(3);
    for at in 0..3 {
        accept(&mut run, 3, at, ballot(1, 1), value(7));
        accept(&mut run, 5, at, ballot(2, 3), value(7));
    }
    assert_eq!((run.chosen.len(), broken(&run)), (2, vec![]));
    accept(&mut run, 8, 2, ballot(3, 1), value(9));
    assert_eq!(broken(&run), []);
    accept(&mut run, 9, 0, ballot(3, 1), value(9));
    assert_eq!(broken(&run), [("chosen-once", 9, vec![1, 3])]);
    // Different slots may have different values.
    for at in 0..3 {
        run.take(10, at, Evidence::Accepted { slot: 2, ballot: ballot(3, 1), entry: value(4) });
    }
    assert_eq!(broken(&run).len(), 1);
}

#[test]
fn a_voter_keeps_its_promise_from_its_slot_on() {
    let mut run = votes(3);
    run.take(1, 0, Evidence::Promised { slot: 4, ballot: ballot(2, 1) });
    run.take(2, 0, Evidence::Promised { slot: 6, ballot: ballot(1, 3) });
    let vote = |run: &mut Votes, tick, at, slot, of| {
        run.take(tick, at, Evidence::Accepted { slot, ballot: of, entry: value(7) });
    };
    // These votes are allowed: by another process, for an earlier slot, in the promised ballot, in a higher ballot.
    vote(&mut run, 3, 1, 4, ballot(1, 1));
    vote(&mut run, 3, 0, 3, ballot(1, 1));
    vote(&mut run, 3, 0, 5, ballot(2, 1));
    vote(&mut run, 3, 0, 6, ballot(2, 2));
    assert_eq!(broken(&run), []);
    vote(&mut run, 4, 0, 9, ballot(2, 1));
    assert_eq!(broken(&run), [("promise-kept", 4, vec![1])]);
    // A vote is also a promise.
    let mut voted = votes(3);
    vote(&mut voted, 1, 2, 1, ballot(3, 1));
    vote(&mut voted, 2, 2, 1, ballot(2, 9));
    assert_eq!(broken(&voted), [("promise-kept", 2, vec![3])]);
}

#[test]
fn logs_are_prefixes_of_one_another_without_gaps_and_contain_only_proposed_entries() {
    let command = |number| LogEntry { from: Some((id(4), number)), key: Datum::word("x"), value: Some(7.into()) };
    let mut run = votes(3);
    let apply = |run: &mut Votes, tick, at, slot, entry| run.take(tick, at, Evidence::Applied { slot, entry });
    run.take(1, 2, Evidence::Proposed(command(1)));
    apply(&mut run, 2, 0, 1, LogEntry::default());
    apply(&mut run, 2, 0, 2, command(1));
    apply(&mut run, 3, 1, 1, LogEntry::default());
    assert_eq!(broken(&run), []);
    let mut other = run.clone();
    apply(&mut other, 4, 1, 2, LogEntry::default());
    assert_eq!(broken(&other), [("prefix", 4, vec![2, 1])]);
    let mut gap = run.clone();
    apply(&mut gap, 4, 1, 3, command(1));
    assert_eq!(broken(&gap), [("prefix", 4, vec![2])]);
    // Commands differ if they come from different clients, or if they are different commands of one client.
    apply(&mut run, 5, 1, 2, command(1));
    apply(&mut run, 5, 1, 3, command(2));
    assert_eq!(broken(&run), [("validity", 5, vec![2])]);
}

#[test]
fn equal_votes_give_equal_memories_at_any_time() {
    let mut runs = [votes(3), votes(3)];
    for (run, ticks) in runs.iter_mut().zip([1, 7]) {
        run.take(ticks, 0, Evidence::Promised { slot: 1, ballot: ballot(1, 1) });
        accept(run, 2 * ticks, 0, ballot(1, 1), value(7));
    }
    assert_eq!(runs[0].memory, runs[1].memory);
    accept(&mut runs[1], 20, 1, ballot(1, 1), value(7));
    assert_ne!(runs[0].memory, runs[1].memory);
}
