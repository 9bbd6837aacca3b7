use super::*;
use crate::Scenario;
use suffrage_engine::protocol::{Ballot, LogEntry};

fn scenario(expect: &str) -> Scenario {
    let text = format!("protocol = \"bully\"\n[processes]\nids = [1, 2, 3]\n[expect]\n{expect}");
    crate::read(&text).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn cells(cells: [(bool, Option<u32>); 3]) -> impl Iterator<Item = FinalCell> {
    let id = |number| Id::new(number).expect("an id");
    (1..).zip(cells).map(move |(number, (up, elected))| FinalCell {
        id: id(number),
        up,
        elected: elected.map(id).map(Cell::Leader),
        follows: elected.map(id),
        may_follow: true,
        owes: false,
    })
}

const KINDS: &[(&str, u64)] = &[("ELECTION", 6), ("ANSWER", 3), ("COORDINATOR", 0)];

fn judged(expect: &str, cut_off: Option<Ticks>, processes: impl Iterator<Item = FinalCell>) -> Vec<Judged> {
    let properties =
        [("one-leader", Status::Violated), ("agreement", Status::Holds), ("termination", Status::Undecided)]
            .map(|(name, status)| Property { name, status, why: None, tick: None, again: None, processes: Vec::new() });
    let counts = Counts { by_kind: KINDS.to_vec(), sent: 9, ..Counts::default() };
    let result =
        RunResult { last_change: 9, cut_off, repeats: None, counts: &counts, properties: &properties, logs: &[] };
    judge(&scenario(expect).expect, &result, processes)
}

fn met(expect: &str, strip: [(bool, Option<u32>); 3]) -> Vec<(&'static str, bool)> {
    met_by(expect, None, strip)
}

fn met_by(expect: &str, cut_off: Option<Ticks>, strip: [(bool, Option<u32>); 3]) -> Vec<(&'static str, bool)> {
    let judged = judged(expect, cut_off, cells(strip));
    for judged in &judged {
        suffrage_text::testing::prove_remark(&judged.expected);
        suffrage_text::testing::prove_remark(&judged.came);
    }
    judged.into_iter().map(|judged| (judged.name, judged.met)).collect()
}

const ALL_TWO: [(bool, Option<u32>); 3] = [(true, Some(2)), (true, Some(2)), (false, None)];

#[test]
fn the_leader_is_that_of_every_live_process() {
    assert_eq!(met("leader = 2", ALL_TWO), [("leader", true)]);
    assert_eq!(met("leader = 1", ALL_TWO), [("leader", false)]);
    assert_eq!(met("leader = 2", [(true, Some(2)), (true, None), (true, Some(2))]), [("leader", false)]);
    assert_eq!(met("leader = 2", [(false, None); 3]), [("leader", false)], "nobody is up");
}

#[test]
fn elected_covers_every_position() {
    assert_eq!(met("elected = [2, 2, \"@\"]", ALL_TWO), [("elected", true)]);
    assert_eq!(met("elected = [2, 2, 2]", ALL_TWO), [("elected", false)]);
}

#[test]
fn by_limits_the_last_change() {
    assert_eq!(met("by = 9", ALL_TWO), [("by", true)]);
    assert_eq!(met("by = 8", ALL_TWO), [("by", false)]);
    assert_eq!(met_by("by = 9", Some(20), ALL_TWO), [("by", false)], "a cut-off run may still change");
}

#[test]
fn only_the_kinds_listed_are_counted() {
    assert_eq!(met("messages = { ELECTION = 6 }", ALL_TWO), [("messages", true)]);
    assert_eq!(met("messages = { ELECTION = 6, COORDINATOR = 1 }", ALL_TWO), [("messages", false)]);
}

#[test]
fn a_number_counts_the_messages_of_all_kinds() {
    assert_eq!(met("messages = 9", ALL_TWO), [("messages", true)]);
    assert_eq!(met("messages = 6", ALL_TWO), [("messages", false)]);
}

#[test]
fn an_undecided_property_neither_holds_nor_is_violated() {
    assert_eq!(met("holds = [\"agreement\"]", ALL_TWO), [("holds", true)]);
    assert_eq!(met("holds = [\"agreement\", \"termination\"]", ALL_TWO), [("holds", false)]);
    assert_eq!(met("violates = [\"one-leader\"]", ALL_TWO), [("violates", true)]);
    assert_eq!(met("violates = [\"termination\"]", ALL_TWO), [("violates", false)]);
    assert_eq!(
        met_by("holds = [\"agreement\"]", Some(20), ALL_TWO),
        [("holds", false)],
        "a cut-off run may still violate it"
    );
    assert_eq!(met_by("violates = [\"one-leader\"]", Some(20), ALL_TWO), [("violates", true)]);
}

#[test]
fn processes_are_read_only_if_needed() {
    let never = std::iter::from_fn(|| -> Option<FinalCell> { panic!("nothing is expected of the processes") });
    assert_eq!(judged("by = 9", None, never).len(), 1);
}

#[test]
fn decided_covers_correct_processes_that_owe_a_decision() {
    let id = |number| Id::new(number).expect("an id");
    let decides = |processes: &[(Option<u32>, bool)]| {
        let cell = |(number, &(decided, owes)): (u32, &(Option<u32>, bool))| {
            let elected = decided.map(|value| Cell::Decided(Datum::Number(value)));
            FinalCell { id: id(number), up: owes, elected, follows: None, may_follow: false, owes }
        };
        let expect = Expect { decided: Some(Datum::Number(7)), ..Expect::default() };
        let counts = Counts::default();
        let result =
            RunResult { last_change: 9, cut_off: None, repeats: None, counts: &counts, properties: &[], logs: &[] };
        let judged = judge(&expect, &result, (1..).zip(processes).map(cell));
        for judged in &judged {
            suffrage_text::testing::prove_remark(&judged.expected);
            suffrage_text::testing::prove_remark(&judged.came);
        }
        judged.iter().map(|judged| (judged.name, judged.met)).collect::<Vec<_>>()
    };
    assert_eq!(decides(&[(Some(7), true), (Some(7), true), (None, false)]), [("decided", true)]);
    assert_eq!(
        decides(&[(Some(7), true), (Some(8), false)]),
        [("decided", true)],
        "a process without a pending decision"
    );
    assert_eq!(decides(&[(Some(7), true), (Some(8), true)]), [("decided", false)]);
    assert_eq!(decides(&[(Some(7), true), (None, true)]), [("decided", false)], "one is undecided");
    assert_eq!(decides(&[(Some(7), false)]), [("decided", false)], "nobody owes a decision");
}

type SlotContent = (Option<(u32, u32)>, Learnt);

fn log_met(expected: &[ExpectedSlot], logs: &[&[SlotContent]]) -> (bool, &'static str) {
    let slot = |(slot, (command, how)): (u32, &SlotContent)| {
        let set = command.map(|(key, value)| (Datum::Number(key), Datum::Number(value)));
        let entry = LogEntry { from: None, key: set.map(|set| set.0), value: set.map(|set| set.1) };
        Slot { slot, ballot: Ballot { round: 1, proposer: Id::MAX }, entry, how: *how }
    };
    let applied = |log: &&[SlotContent]| (1..).zip(*log).map(slot).collect();
    let logs: Vec<FinalLog> =
        (1..).zip(logs).map(|(id, log)| FinalLog { id: Id::new(id).expect("an id"), applied: applied(log) }).collect();
    let expect = Expect { log: Some(expected.to_vec()), ..Expect::default() };
    let result = RunResult {
        last_change: 9,
        cut_off: None,
        repeats: None,
        counts: &Counts::default(),
        properties: &[],
        logs: &logs,
    };
    let judged = judge(&expect, &result, std::iter::empty()).remove(0);
    suffrage_text::testing::prove_remark(&judged.expected);
    suffrage_text::testing::prove_remark(&judged.came);
    (judged.met, judged.came.key)
}

#[test]
fn log_covers_every_correct_learner_slot_by_slot() {
    let set = |key: u32, value: u32| ExpectedSlot::Set(key.into(), value.into());
    let expected = [ExpectedSlot::NoOp, set(7, 1), ExpectedSlot::Again(7.into(), 1.into())];
    let just_that = [(None, Learnt::Applied), (Some((7, 1)), Learnt::Applied), (Some((7, 1)), Learnt::Again)];
    assert_eq!(log_met(&expected, &[&just_that, &just_that]), (true, "came-log"));
    assert_eq!(log_met(&expected, &[&just_that, &just_that[..2]]), (false, "came-log-shorter"));
    assert_eq!(log_met(&expected[..2], &[&just_that]), (false, "came-log-differs"), "one slot more");
    let twice = [just_that[0], just_that[1], just_that[1]];
    assert_eq!(
        log_met(&expected, &[&just_that, &twice]),
        (false, "came-log-differs"),
        "applied twice instead of skipped"
    );
    assert_eq!(log_met(&expected, &[]), (false, "came-no-log"));
    assert_eq!(log_met(&[], &[&[], &[]]), (true, "came-log"), "nothing is applied");
    assert_eq!(log_met(&[set(7, 1); 20], &[&[]]), (false, "came-log-shorter"));
}
