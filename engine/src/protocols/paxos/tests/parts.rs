//! Holdings, views of parts, derivations, and the proved number of messages.

use crate::protocols::sum::Algorithm;
use serde_json::json;

use super::*;
use crate::protocol::{
    Ballot, Begun, Catalogued, Explain, Held, LogEntry, PartView, Role, Rule, Seen, Setup, Tally, TallyOf,
};
use crate::protocols::tests::{id, setup};

fn ballot(round: u32, proposer: u32) -> Ballot {
    Ballot { round, proposer: id(proposer) }
}

fn views(outcome: &Outcome<Paxos>, at: u32) -> Vec<PartView> {
    let seen = outcome.world.process(at);
    outcome.algorithm().views(seen.local, seen.state)
}

#[test]
fn a_process_has_a_view_for_each_of_its_parts() {
    let scene = roles_apart().request(1, 1, None, 7);
    let at = |until, position: u32| views(&scene.run_until::<Paxos>(until), position).remove(0);
    assert_eq!((at(1, 0).role, at(7, 0).role), (Role::Waiting, Role::Decided));
    let preparing = at(3, 1);
    assert_eq!((preparing.role, preparing.promised, preparing.vote), (Role::Waiting, Some(ballot(1, 2)), None));
    let promises = Tally { of: TallyOf::Promises, ballot: ballot(1, 2), entry: None, by: vec![2, 3, 4] };
    let votes = |by: &[u32]| {
        let entry = Some(LogEntry::of(7.into()));
        Tally { of: TallyOf::Votes, ballot: ballot(1, 2), entry, by: by.to_vec() }
    };
    // Two promises are a majority, but the tally contains all three.
    assert_eq!(at(4, 1).tallies, [promises.clone(), votes(&[])]);
    let done = at(6, 1);
    assert_eq!((done.role, done.tallies), (Role::Decided, vec![promises, votes(&[2, 3, 4])]));
    let bound = at(3, 2);
    assert_eq!((bound.role, bound.promised, bound.vote), (Role::Waiting, Some(ballot(1, 2)), None));
    let active = at(5, 2);
    assert_eq!(
        (active.role, active.vote, active.is_stable),
        (Role::Active, Some((ballot(1, 2), LogEntry::of(7.into()))), true)
    );
    let learner = at(6, 6);
    assert_eq!((learner.role, learner.tallies), (Role::Decided, vec![votes(&[2, 3, 4])]));
    assert_eq!(views(&run(&Scene::new(1..=3).start(1, &[1])), 0).len(), 3);
}

#[test]
fn holdings_and_the_parts_of_them_that_survive_a_crash() {
    let held = |scene: &Scene, until, at: u32| {
        let outcome = scene.run_until::<Paxos>(until);
        let seen = outcome.world.process(at);
        let all = outcome.algorithm().holdings(seen.local, seen.state);
        all.into_iter().map(|holding| (holding.value, holding.is_stable)).collect::<Vec<_>>()
    };
    let scene = Scene::new(1..=3).start(1, &[1]).crash(7, 2);
    let voted = Held::Vote(ballot(1, 1), LogEntry::of(1.into()));
    let promised = (Held::Ballot(ballot(1, 1)), true);
    let before = [(Held::Number(0), true), promised.clone(), (voted.clone(), true), (Held::Value(1.into()), false)];
    assert_eq!(held(&scene, 6, 1), before);
    let after = [(Held::Number(0), true), promised, (voted, true), (Held::Nothing, false)];
    assert_eq!(held(&scene, 7, 1), after);
    let forgotten = held(&scene.variant("amnesia"), 7, 1);
    assert_eq!(forgotten[1..3], [(Held::Nothing, false), (Held::Nothing, false)]);
}

#[test]
fn promises_determine_the_value_of_a_proposer_and_votes_that_of_a_learner() {
    let derived = |scene: &Scene, until, at: u32| {
        let outcome = scene.run_until::<Paxos>(until);
        let seen = outcome.world.process(at);
        outcome.algorithm().derivation(seen.local, seen.state)
    };
    let own = derived(&Scene::new(1..=3).start(1, &[1]), 3, 0).expect("it proposes");
    assert_eq!((own.value, own.rule, own.ballot), (Some(1.into()), Rule::OwnValue, Some(ballot(1, 1))));
    assert_eq!(own.from.iter().map(|promise| &promise.rule).collect::<Vec<_>>(), [&Rule::NoVote; 3]);
    let scene = Scene::new(1..=3).start(1, &[1]).crash_after(3, 1, 2).start(8, &[3]);
    let carried = derived(&scene, 12, 2).expect("it proposes");
    assert_eq!(
        (carried.value, carried.rule, carried.ballot),
        (Some(1.into()), Rule::HighestBallot, Some(ballot(1, 3)))
    );
    let told: Vec<_> =
        carried.from.iter().map(|promise| (promise.path[0].number(), promise.value, promise.ballot)).collect();
    assert_eq!(told, [(2, Some(1.into()), Some(ballot(1, 1))), (3, None, None)]);
    let ignored = derived(&scene.clone().variant("own-value"), 12, 2).expect("it proposes");
    assert_eq!((ignored.value, ignored.rule, &ignored.from), (Some(3.into()), Rule::VotesIgnored, &carried.from));
    let learnt = derived(&scene, 13, 1).expect("it has learnt");
    assert_eq!((learnt.rule, learnt.from.len()), (Rule::Majority, 2));
}

#[test]
fn the_bounds_are_the_cost_of_one_attempt() {
    let seen = |protocol: &Paxos, n: u32, begun: &[Begun], requests: u32, down: &[u32]| {
        let ids: Vec<_> = (1..=n).map(id).collect();
        let seen = Seen { ids: &ids, down, begun, crashed: &[], requests, disturbed: false, lockstep: None };
        protocol.bounds(&seen).into_iter().map(|bound| (bound.formula, bound.value)).collect::<Vec<_>>()
    };
    let bounds = |protocol: &Paxos, n: u32, position: u32, down: &[u32]| {
        seen(protocol, n, &[Begun { tick: 1, position, won_before: 0 }], 0, down)
    };
    let all = |n| Paxos::new(super::super::Variant::Standard, &Setup { processes: n, ..setup() });
    assert_eq!(bounds(&all(5), 5, 0, &[]), [("n²+3n", 40); 2]);
    let scene = Scene::new(1..=5).down(&[2, 4]).start(1, &[1]);
    assert_eq!(bounds(&all(5), 5, 0, &[1, 3]), [("2n+m(n+1)", run(&scene).sent()); 2]);
    assert_eq!(bounds(&all(5), 5, 0, &[1, 3, 4]), [], "without a majority it never ends");
    let apart = roles_apart().request(1, 1, None, 7).run::<Paxos>();
    assert_eq!(seen(apart.protocol(), 7, &[], 1, &[]), [("1+a(l+4)+lc", 21); 2]);
    assert_eq!(seen(apart.protocol(), 7, &[], 2, &[]), [], "asked twice");
    assert_eq!(bounds(apart.protocol(), 7, 1, &[]), [("a(l+4)+lc", 20); 2]);
    let led = Scene::new(1..=3).give("leader", ParameterValue::Flag(true)).run::<Paxos>();
    assert_eq!(bounds(led.protocol(), 3, 0, &[]), []);
    let hasty = Scene::new(1..=3).parameter("patience", 1).run::<Paxos>();
    assert_eq!(bounds(hasty.protocol(), 3, 0, &[]), []);
}

#[test]
fn a_message_has_a_short_label() {
    let outcome = Scene::new(1..=3).start(1, &[1]).crash_after(3, 1, 2).start(8, &[3]).run_until::<Paxos>(9);
    let under_way = outcome.world.underway();
    let told = under_way.iter().map(|sent| (sent.message.kind_name(), Algorithm::shown(sent.message)));
    let told: Vec<_> = told.map(|(kind, shown)| (kind, shown.payload, shown.whole)).collect();
    let promise = |whole: Option<&str>| ("PROMISE", "1.3".to_owned(), whole.map(str::to_owned));
    assert_eq!(told, [promise(Some("1.3 (1.1=1)")), promise(None)]);
}

#[test]
fn a_state_reads_as_json() {
    let outcome = Scene::new(1..=3).start(1, &[1]).run_until::<Paxos>(2);
    let state = serde_json::to_value(outcome.state(1)).expect("it serializes");
    let expected = json!({
        "proposal": 2,
        "client": { "asks": null, "place": 0, "has_asked": false, "was_refused": false },
        "proposer": { "round": 0, "attempt": null, "kept": [] },
        "acceptor": { "promised": { "round": 1, "proposer": 1 }, "accepted": null },
        "heard": [],
        "decided": null,
        "election": null,
    });
    assert_eq!(state, expected);
}
