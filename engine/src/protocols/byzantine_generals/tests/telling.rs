//! Explanations of a run: derivations, holdings, bounds, and the order of sending.

use super::super::Step;
use super::super::message::{Message, Order};
use super::{ByzantineGenerals, ORDERS, decided, generals, order, run, strategies, ties_to};
use crate::protocol::{
    Agreement as _, Begun, BoundSide, Catalogued, Derivation, Explain, Handled, Held, Id, Local, ParameterValue,
    Parameters, Remark, Rule, Said, Seen, Setup,
};
use crate::protocols::sum::Summand;
use crate::protocols::tests::{Outcome, Scene, id, named, setup};

pub(super) fn all_ties() -> Vec<Remark> {
    let direct = Parameters::default().with("tie", ParameterValue::Word("direct"));
    let protocol =
        ByzantineGenerals::new(named::<ByzantineGenerals>("standard"), &Setup { parameters: &direct, ..setup() });
    let known = [id(31), id(42), id(58)];
    let me = Local::of(id(42), 1, &known);
    let told = protocol.explain(me, Step::Tie { order: Order::Attack, votes: 1 }, &Handled::Fired(super::Timer::Round));
    vec![told.brief, told.full]
}

fn derived(outcome: &Outcome<ByzantineGenerals>, at: u32) -> Option<Derivation> {
    let seen = outcome.world.process(at);
    outcome.algorithm().derivation(seen.local, seen.state)
}

fn ids(numbers: &[u32]) -> Vec<Id> {
    numbers.iter().map(|&number| id(number)).collect()
}

#[test]
fn a_derivation_ends_in_the_decision() {
    for (n, faults) in [(3, 1), (4, 1), (5, 1), (6, 2), (7, 2)] {
        for (lies, tie) in
            ["flip", "split", "silent"].into_iter().flat_map(|lies| ["retreat", "direct"].map(|tie| (lies, tie)))
        {
            for (at, word) in [0, 1, 2].into_iter().flat_map(|at| ORDERS.map(|word| (at, word))) {
                let outcome = run(&strategies(ties_to(order(generals(n, faults), word), tie), [(at, lies)]));
                for lieutenant in (1..n).filter(|lieutenant| *lieutenant != at) {
                    let value = derived(&outcome, lieutenant).and_then(|decision| decision.value);
                    assert_eq!(value, outcome.decided()[lieutenant as usize], "n = {n}: {at} {lies}, {tie}");
                }
            }
        }
    }
    let signed = run(&strategies(generals(4, 1).variant("signed"), [(0, "split")]));
    let decision = derived(&signed, 1).expect("a lieutenant decides");
    assert_eq!((decision.value, decision.rule, decision.from.len()), (signed.decided()[1], Rule::NotOne, 2));
    assert_eq!(derived(&signed, 0), None, "a commander derives nothing");
}

#[test]
fn the_tree_of_a_lieutenant_has_a_vote_for_each_sender() {
    let scene = strategies(generals(4, 1), [(2, "flip")]);
    let outcome = run(&scene);
    let decision = derived(&outcome, 1).expect("a lieutenant decides");
    let votes: Vec<(Vec<Id>, Option<String>)> =
        decision.from.iter().map(|vote| (vote.path.clone(), vote.value.map(|value| value.to_string()))).collect();
    let says = |path: &[u32], word: &str| (ids(path), Some(word.to_owned()));
    assert_eq!(votes, [says(&[1], "attack"), says(&[1, 3], "retreat"), says(&[1, 4], "attack")]);
    assert_eq!((decision.rule, decision.path.len()), (Rule::Majority, 0));
    // In the middle of the run, the reports of the others have not arrived.
    let middle = scene.run_until::<ByzantineGenerals>(2);
    let so_far = derived(&middle, 1).expect("the run has begun");
    assert_eq!(so_far.from.iter().filter(|vote| vote.value.is_none()).count(), 2);
    assert_eq!(so_far.votes().len(), 1);
    let seen = middle.world.process(1);
    assert_eq!(middle.algorithm().round(seen.state), Some((2, 2)));
    let held: Vec<Held> = middle
        .world
        .plan()
        .protocol
        .holdings(seen.local, seen.state)
        .into_iter()
        .map(|holding| holding.value)
        .collect();
    assert_eq!(held[1..], [Held::Number(1), Held::Nothing, Held::Nothing]);
}

#[test]
fn a_deep_tree_has_a_majority_for_each_relaying_lieutenant() {
    let outcome = run(&strategies(generals(7, 2), [(1, "flip"), (2, "split")]));
    let decision = derived(&outcome, 3).expect("a lieutenant decides");
    // Six votes: the order from the commander, and one vote for each of the five lieutenants. Each of these five
    // comes from five values: what that lieutenant sent, and four reports.
    assert_eq!(decision.from.len(), 6);
    assert!(decision.from[1..].iter().all(|vote| vote.from.len() == 5 && vote.path.len() == 2));
    assert_eq!(decided(&outcome), "attack @ @ attack attack attack attack");
}

#[test]
fn messages_go_by_path_then_receiver() {
    // In round 2, general 2 of five relays the value of path 1·3 first, then of 1·4, and so on. Each value goes to
    // all generals that are not on the path.
    let outcome = generals(5, 2).run_until::<ByzantineGenerals>(3);
    let of_two = outcome.world.packets().filter(|packet| packet.from == 1);
    let sent: Vec<(String, u32)> = of_two
        .map(|packet| {
            let Message::Order { path, .. } = <ByzantineGenerals as Summand>::message_in(packet.message);
            (path.to_string(), packet.to + 1)
        })
        .collect();
    let expected = [("1·3·2", 4), ("1·3·2", 5), ("1·4·2", 3), ("1·4·2", 5), ("1·5·2", 3), ("1·5·2", 4)];
    assert_eq!(sent, expected.map(|(path, to)| (path.to_owned(), to)));
}

fn bounds(scene: &Scene) -> Vec<(BoundSide, &'static str, u64)> {
    bounds_of(&run(scene))
}

pub(super) fn bounds_of(outcome: &Outcome<ByzantineGenerals>) -> Vec<(BoundSide, &'static str, u64)> {
    let begun = [Begun { tick: 1, position: 0, won_before: 0 }];
    let ids = &outcome.world.plan().ids;
    let seen = Seen { ids, down: &[], begun: &begun, crashed: &[], requests: 0, disturbed: false, lockstep: Some(1) };
    let bounds = outcome.protocol().bounds(&seen);
    bounds.into_iter().map(|bound| (bound.side, bound.formula, bound.value)).collect()
}

#[test]
fn bounds_hold_for_the_sent_messages() {
    for (n, faults) in [(3, 0), (4, 1), (5, 1), (7, 2), (6, 3)] {
        for variant in ["standard", "signed"] {
            for (at, lies) in
                [0, 1, 2].into_iter().flat_map(|at| ["flip", "split", "silent", "any"].map(|lies| (at, lies)))
            {
                let scene = strategies(generals(n, faults).variant(variant), [(at, lies)]);
                let sent = run(&scene).sent();
                for (side, formula, value) in bounds(&scene) {
                    let holds = match side {
                        BoundSide::Best => value <= sent,
                        BoundSide::Worst => value >= sent,
                        BoundSide::Expected => false,
                    };
                    assert!(holds, "n = {n}, {variant}, {at} {lies}: {side:?} {formula} = {value}, {sent} sent");
                }
            }
            let loyal = generals(n, faults).variant(variant);
            let sent = run(&loyal).sent();
            assert!(bounds(&loyal).iter().all(|(.., value)| *value == sent) && bounds(&loyal).len() == 2);
        }
    }
}

#[test]
fn a_lie_deviates_from_what_a_loyal_general_would_say() {
    let lie = |outcome: &Outcome<ByzantineGenerals>, from: u32, path: &[u32], value: Order| {
        let seen = outcome.world.process(from);
        let message = Message::Order { path: ids(path).into_iter().collect(), value };
        outcome.protocol().is_lie(seen.local, outcome.state(from), Said::Message(&message))
    };
    let told_falsely = |outcome: &Outcome<ByzantineGenerals>, teller: u32, path: &[u32], said: Option<Order>| {
        let seen = outcome.world.process(teller);
        let rule = if said.is_some() { Rule::Told } else { Rule::Silence };
        let value = Some(said.unwrap_or(Order::Retreat).datum());
        let vote = Derivation { path: ids(path), value, ballot: None, rule, from: Vec::new() };
        outcome.protocol().is_lie(seen.local, outcome.state(teller), Said::Vote(&vote))
    };
    let outcome = run(&strategies(generals(4, 1), [(1, "flip")]));
    // General 2, a traitor, received attack, and says the opposite to all.
    assert!(lie(&outcome, 1, &[1, 2], Order::Retreat) && !lie(&outcome, 1, &[1, 2], Order::Attack));
    assert!(told_falsely(&outcome, 1, &[1, 2], Some(Order::Retreat)) && told_falsely(&outcome, 1, &[1, 2], None));
    assert!(!told_falsely(&outcome, 1, &[1, 2], Some(Order::Attack)));
    assert!(!lie(&outcome, 1, &[1, 3], Order::Retreat), "another says that");
    let commander = run(&strategies(order(generals(4, 1), "retreat"), [(0, "split")]));
    assert!(lie(&commander, 0, &[1], Order::Attack) && !lie(&commander, 0, &[1], Order::Retreat));
    // A lieutenant can withhold a signed value, but not forge it.
    let signed = run(&strategies(generals(3, 1).variant("signed"), [(0, "split"), (1, "silent")]));
    assert!(lie(&signed, 0, &[1], Order::Retreat) && !lie(&signed, 1, &[1, 2], Order::Retreat));
    let message = Message::Order { path: ids(&[1, 2]).into_iter().collect(), value: Order::Retreat };
    assert_eq!(signed.protocol().signed_by(&message), ids(&[1, 2]));
    assert!(outcome.protocol().signed_by(&message).is_empty());
}
