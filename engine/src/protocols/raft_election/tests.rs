//! The exact counts in the module's documentation, the protection by majorities, and failures to watch.

mod faults;
mod initial;

use serde_json::json;

use super::{Log, Message, RaftElection, State, Step, Timer, Variant};
use crate::property::Rules;
use crate::protocol::{
    Begun, BoundSide, Catalogued, Explain, Id, Local, ParameterValue, Parameters, PropertyId, Remark, Role, Seen,
    Setup, Standing, Ticks,
};
use crate::protocols::sum::Summand as _;
use crate::protocols::tests::{Outcome, Samples, Scene, everything_said, from_json, handlings, id, of_three, setup};
use crate::sim::chance::Seeded;
use crate::sim::observe::{Silent, SimEvent};

fn run(scene: &Scene) -> Outcome<RaftElection> {
    scene.run()
}

fn still(scene: Scene) -> Scene {
    scene.give("autostart", ParameterValue::Flag(false))
}

/// The scene with logs of these lengths; the last entry of each log has term 0.
fn lengths(scene: Scene, lengths: &[u64]) -> Scene {
    scene.give("log_length", ParameterValue::ByPosition(lengths.to_vec()))
}

fn state(outcome: &Outcome<RaftElection>, at: u32) -> &State {
    outcome.state(at)
}

fn continue_run(outcome: &Outcome<RaftElection>, ticks: Ticks) -> Outcome<RaftElection> {
    continue_run_with_seed(outcome, ticks, 0)
}

fn continue_run_with_seed(outcome: &Outcome<RaftElection>, ticks: Ticks, seed: u64) -> Outcome<RaftElection> {
    let mut outcome = outcome.clone();
    let until = outcome.tick() + ticks;
    while let Some(tick) = outcome.world.next_due_of_any().filter(|&tick| tick <= until) {
        outcome.world.begin(tick);
        outcome.world.finish(&mut Seeded::new(seed), &mut Silent);
        assert!(outcome.is_quiet(), "tick {tick}");
    }
    outcome
}

#[test]
fn a_lone_candidate_costs_two_messages_for_each_of_the_others() {
    for n in 1..=16_u32 {
        let others = u64::from(n) - 1;
        let outcome = run(&still(Scene::new(1..=n)).start(1, &[1]));
        assert_eq!(outcome.leader(), Some(1), "n = {n}: ids decide nothing");
        // Process 1 asks at tick 1 and has the votes at tick 3; all know the leader at tick 4. T is 2 ticks, so its
        // next HEARTBEAT is due at tick 5.
        assert_eq!(outcome.by_kind(), [others, others, others, 0, 0, 0], "n = {n}");
        let (elected, known) = if n == 1 { (1, 1) } else { (3, 4) };
        assert_eq!((outcome.last_change(), outcome.tick()), (known, known), "n = {n}");
        assert!(outcome.is_quiet() && outcome.violated().is_empty() && outcome.waiting() == 0, "n = {n}");
        let later = continue_run(&outcome, 100);
        let beats = (later.tick() - elected) / 2 + 1;
        assert_eq!(later.by_kind(), [others, others, beats * others, 0, 0, 0], "n = {n}");
        assert_eq!(later.last_change(), known);
    }
}

#[test]
fn several_candidates_of_a_term_cost_as_much_each() {
    // Processes 1 to c are candidates at once. All delays are equal, so the candidate with the lowest position gets
    // all other votes.
    for n in 3..=9_u32 {
        for c in 1..=n / 2 {
            let candidates: Vec<u32> = (1..=c).collect();
            let outcome = run(&still(Scene::new(1..=n)).start(1, &candidates));
            let cost = u64::from(c * (n - 1));
            assert_eq!(outcome.by_kind()[..2], [cost, cost], "n = {n}, c = {c}");
            assert_eq!(outcome.leader(), Some(1), "n = {n}, c = {c}");
            assert_eq!(
                outcome.times("grant") + outcome.times("newer-term-grant"),
                2 * (n - c) as usize,
                "n = {n}, c = {c}"
            );
        }
    }
    // Ids and positions decide nothing: the first candidate gets the votes.
    assert_eq!(run(&still(Scene::new(1..=4)).start(1, &[2, 1])).leader(), Some(2));
}

#[test]
fn if_all_stand_at_once_no_candidate_gets_another_vote() {
    let scene = Scene::new(1..=4).start_all(1);
    let split = scene.run_until::<RaftElection>(5);
    assert_eq!(split.by_kind()[..2], [12, 12]);
    assert_eq!((split.times("refuse-voted"), split.times("denied"), split.times("grant")), (12, 12, 0));
    assert!((0..4).all(|at| state(&split, at).votes.len() == 1 && state(&split, at).term == 1));
    assert_eq!(split.elected(), [None; 4]);
    for seed in 0..50 {
        let outcome = run(&scene.clone().seed(seed));
        assert!(outcome.leader().is_some() && outcome.violated().is_empty(), "seed {seed}");
        assert!(state(&outcome, 0).term > 1, "seed {seed}");
    }
}

#[test]
fn a_late_request_splits_the_votes_of_four() {
    // Processes 1 and 2 are candidates at once. The request of 1 to 4 is late: each has two votes, a majority is three.
    let scene = still(Scene::new(1..=4)).start(1, &[1, 2]).put_off(1, 1, 4, 1);
    let split = scene.run_until::<RaftElection>(4);
    assert_eq!([0, 1].map(|at| state(&split, at).votes.len()), [2, 2]);
    assert_eq!(split.elected(), [None; 4]);
    assert!(run(&scene).leader().is_some());
}

#[test]
fn without_randomness_the_votes_of_four_split_forever() {
    let outcome = Scene::new(1..=4).variant("fixed").run_until::<RaftElection>(3_000);
    assert!(!outcome.is_quiet());
    assert_eq!(outcome.elected(), [None; 4]);
    // A term begins every 3T = 6 ticks.
    assert_eq!((state(&outcome, 0).term, outcome.by_kind()), (500, vec![6_000, 6_000 - 12, 0, 0, 0, 0]));
    // This does not depend on equal delays: with random delays, too, all are candidates at once in every run.
    let scene = Scene::new(1..=4).variant("fixed").delay(1, 3);
    assert!((0..200).all(|seed| scene.clone().seed(seed).run_until::<RaftElection>(1_000).elected() == [None; 4]));
    // With random timeouts every run elects a leader.
    assert!((0..200).all(|seed| run(&scene.clone().variant("standard").seed(seed)).leader().is_some()));
}

#[test]
fn the_more_up_to_date_log_wins_the_vote_and_the_last_term_counts_more_than_the_length() {
    let up_to_date = |term, length| Log { term, length };
    assert!(up_to_date(2, 1) > up_to_date(1, 9) && up_to_date(1, 9) > up_to_date(1, 8));
    // The log of process 1 is behind all others: no process votes for it in any term.
    let behind = lengths(still(Scene::new(1..=3)), &[1, 2, 2]).start(1, &[1]);
    let refused = behind.run_until::<RaftElection>(4);
    assert_eq!((refused.times("refuse-log"), refused.times("newer-term-refuse"), refused.times("denied")), (2, 2, 2));
    assert_eq!(refused.elected(), [None; 3]);
    // An equal log is good enough.
    assert_eq!(run(&lengths(still(Scene::new(1..=3)), &[2, 2, 2]).start(1, &[1])).leader(), Some(1));
    let shorter_but_newer = still(Scene::new(1..=3)).give("log_term", ParameterValue::ByPosition(vec![2, 1, 1]));
    assert_eq!(run(&lengths(shorter_but_newer, &[1, 9, 9]).start(1, &[1])).leader(), Some(1));
    // Only a candidate whose log is at least as up-to-date as those of a majority can win.
    for seed in 0..100 {
        let leader = run(&lengths(Scene::new(1..=5).seed(seed), &[0, 0, 3, 3, 5])).leader();
        assert!(matches!(leader, Some(3..=5)), "seed {seed}: {leader:?}");
    }
}

#[test]
fn a_leader_whose_log_is_behind_a_majority_violates_leader_completeness() {
    // `behind` lists the processes whose logs can get no majority. A process with an equal log can get a majority.
    let behind = |given: &[u64]| {
        lengths(still(Scene::new(1..=given.len() as u32)), given).plan::<RaftElection>().protocol.behind()
    };
    assert_eq!(behind(&[0, 0, 3, 3, 5]), [0, 1]);
    assert_eq!(behind(&[1, 2, 2, 2]), [0]);
    assert_eq!(behind(&[1, 1, 1, 9]), Vec::<u32>::new());
    assert_eq!(behind(&[7]), Vec::<u32>::new());
    // A process with a log that is behind cannot be elected, so the test reports it as the leader directly.
    let outcome = lengths(still(Scene::new(1..=3)), &[1, 2, 2]).run::<RaftElection>();
    let rules = Rules::of(&outcome.world, &[PropertyId::LeaderCompleteness]);
    let (mut memory, mut broken) = (rules.memory(&outcome.world), Vec::new());
    for at in [0, 2] {
        let (before, after) = (Standing::default(), Standing::following(Some(id(at + 1)), false));
        rules.see(&mut memory, &SimEvent::Stood { at, id: id(at + 1), before, after, term: Some(1) }, &mut broken);
    }
    let found: Vec<PropertyId> = broken.into_iter().map(|violation| violation.property).collect();
    assert_eq!(found, [PropertyId::LeaderCompleteness], "1 violates it, 3 does not");
}

#[test]
fn a_process_has_one_vote_per_term_and_repeats_it_only_for_the_same_candidate() {
    // The request of 1 arrives at process 3 twice. When the request of 2 arrives there, 3 has already voted.
    let mut scene = still(Scene::new(1..=5)).start(1, &[1]).start(2, &[2]).put_off(1, 1, 2, 5);
    scene.network.duplicate = 1.0;
    let outcome = scene.run_until::<RaftElection>(3);
    assert_eq!(state(&outcome, 2).voted, Some(id(1)));
    let of_three: Vec<_> =
        outcome.story().into_iter().filter(|&(_, number, _)| number == 3).map(|(.., step)| step).collect();
    assert_eq!(of_three, ["newer-term-grant", "grant", "grant", "refuse-voted", "refuse-voted"]);
}

#[test]
fn a_leader_known_to_all_from_the_beginning_sends_heartbeats() {
    let outcome = run(&Scene::new(1..=5).leader(4));
    assert!(outcome.is_quiet());
    assert_eq!((outcome.tick(), outcome.leader(), outcome.sent()), (0, Some(4), 0));
    assert!((0..5).all(|at| state(&outcome, at).term == 1));
    let later = continue_run(&outcome, 50);
    assert_eq!(later.by_kind(), [0, 0, 4 * 25, 0, 0, 0]);
    assert_eq!(later.role(3), Role::Leader);
}

#[test]
fn the_roles_during_an_election() {
    let at = |tick| still(Scene::new(1..=5)).start(2, &[3]).run_until::<RaftElection>(tick);
    assert_eq!([at(1).role(2), at(2).role(2), at(4).role(2)], [Role::Idle, Role::Active, Role::Leader]);
    assert_eq!([at(2).role(0), at(3).role(0), at(5).role(0)], [Role::Idle, Role::Waiting, Role::Idle]);
    assert_eq!((at(3).waiting(), at(5).waiting()), (5, 0));
}

#[test]
fn a_start_is_ignored_by_a_leader() {
    let outcome = run(&Scene::new(1..=3).leader(3).start(1, &[3, 2]));
    assert_eq!((outcome.times("start-ignored"), outcome.times("start")), (1, 1));
    assert_eq!((outcome.leader(), state(&outcome, 0).term), (Some(2), 2));
}

#[test]
fn a_state_and_a_message_read_as_json() {
    let outcome = still(Scene::new(1..=5)).start(1, &[2]).run_until::<RaftElection>(1);
    let json = serde_json::to_value(state(&outcome, 1)).unwrap();
    assert_eq!(json, serde_json::json!({ "phase": "candidate", "term": 1, "voted": 2, "votes": [2], "elected": null }));
    let message =
        serde_json::to_value(Message::RequestVote { term: 1, id: id(2), log: Log { term: 0, length: 7 } }).unwrap();
    let payload = serde_json::json!({ "term": 1, "id": 2, "log": { "term": 0, "length": 7 } });
    assert_eq!(message, serde_json::json!({ "kind": "REQUEST_VOTE", "payload": payload }));
}

fn bounds(n: u32, down: &[u32], begun: usize, won_before: u32) -> Vec<(BoundSide, &'static str, u64)> {
    let ids: Vec<Id> = (1..=n).map(id).collect();
    let begun = vec![Begun { tick: 1, position: 0, won_before }; begun];
    let seen = Seen { ids: &ids, down, begun: &begun, crashed: &[], requests: 0, disturbed: false, lockstep: None };
    of_three::<RaftElection>("standard")
        .bounds(&seen)
        .into_iter()
        .map(|bound| (bound.side, bound.formula, bound.value))
        .collect()
}

#[test]
fn the_bounds_are_exact_for_undisturbed_candidates() {
    let both = |formula, value| vec![(BoundSide::Best, formula, value), (BoundSide::Worst, formula, value)];
    assert_eq!(bounds(5, &[], 1, 0), both("2(n-1)", 8));
    assert_eq!(bounds(5, &[], 3, 0), both("2k(n-1)", 24));
    assert_eq!(bounds(5, &[4, 3], 1, 0), both("n+m-2", 6));
    assert_eq!(bounds(5, &[4], 2, 0), both("k(n+m-2)", 14));
    // No bounds are proved without a candidate, or for a candidate while another process leads.
    assert!(bounds(5, &[], 0, 0).is_empty() && bounds(5, &[], 1, 1).is_empty());
    // The seed decides the number of candidates. Each candidate costs the same number of messages.
    for seed in 0..100 {
        let outcome = run(&Scene::new(1..=5).down(&[5]).seed(seed));
        let stood = outcome.times("stand");
        assert_eq!(outcome.by_kind()[..2].iter().sum::<u64>(), bounds(5, &[4], stood, 0)[0].2, "seed {seed}");
    }
}

impl crate::protocols::tests::Sample for super::Log {
    fn sample() -> Self {
        Self::default()
    }
}

impl Samples for RaftElection {
    fn steps() -> Vec<Self::Step> {
        crate::protocols::raft_election::Step::samples()
    }

    fn scenes(turbulent: Vec<Scene>) -> Vec<Scene> {
        let longer = |scene: Scene| scene.give("log_length", ParameterValue::ByPosition(vec![1, 0, 2, 1, 0]));
        // A request for a vote in term 1 arrives in a later term.
        let late = Scene::new([3, 8, 5, 1, 4]).start(1, &[3]).put_off(4, 3, 8, 60).crash(10, 3);
        turbulent.into_iter().chain([late]).map(longer).collect()
    }

    fn said() -> Vec<Remark> {
        let messages = [
            Message::RequestVote { term: 3, id: id(31), log: Log { term: 2, length: 4 } },
            Message::Vote { term: 3, granted: true },
            Message::Heartbeat { term: 3, id: id(31) },
            Message::Reject { term: 3 },
            Message::RequestPreVote { term: 3, id: id(31), log: Log { term: 2, length: 4 } },
            Message::PreVote { term: 3, granted: true },
        ]
        .map(|message| (id(31), message));
        let states = [("follower", None, None), ("pre-candidate", None, None), ("candidate", Some(42), None), ("leader", Some(42), Some(42))]
            .map(
                |(phase, voted, elected)| json!({ "phase": phase, "term": 3, "voted": voted, "votes": [42], "elected": elected }),
            )
            .map(from_json);
        let handled = handlings(&messages, Timer::ALL);
        let mut said = everything_said::<Self>(&handled, &states);
        // The facts of a process say that it voted for itself. Only a process with a log has a fact about its log.
        let logs = Parameters::default().with("log_length", ParameterValue::ByPosition(vec![4, 3, 0]));
        let protocol = Self::new(Variant::Standard, &Setup { parameters: &logs, ..setup() });
        let known = [id(42), id(31)];
        let me = Local::of(id(42), 0, &known);
        said.extend(states.iter().flat_map(|state| protocol.facts(me, state)));
        let itself = protocol.explain(me, Step::RefuseVoted { voted: id(42) }, &handled[3]);
        said.extend([itself.brief, itself.full]);
        said.extend(initial::refused(&[1, 1, 2]).into_iter().flat_map(|refusal| [refusal.what, refusal.mend]));
        said
    }
}
