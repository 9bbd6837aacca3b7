//! Promises and votes that the acceptors have before tick 0.

use super::super::{ACCEPTED, PROMISED};
use super::{ACCEPTOR, Paxos, cut_off, decided, run, word};
use crate::protocol::{Catalogued as _, ParameterValue, Parameters, Parts, Refusal, Setup, StableEntry};
use crate::protocols::tests::{Scene, id, setup};

type Ballots<'a> = &'a [Option<(u32, u32)>];

fn promised(ballots: Ballots<'_>) -> ParameterValue {
    entries(ballots, None)
}

fn accepted(ballots: Ballots<'_>, value: &str) -> ParameterValue {
    entries(ballots, Some(value))
}

fn entries(ballots: Ballots<'_>, value: Option<&str>) -> ParameterValue {
    let entry = |&(round, of): &(u32, u32)| StableEntry { round: Some(round), id: id(of), value: value.map(word) };
    ParameterValue::Stable(ballots.iter().map(|ballot| ballot.as_ref().map(entry)).collect())
}

#[test]
fn a_vote_before_tick_0_is_adopted() {
    let scene = Scene::new(1..=3).give(ACCEPTED, accepted(&[None, None, Some((1, 3))], "x")).start(1, &[1]);
    // The first ballot of process 1 is below the promise of process 3, so 3 refuses. The second ballot is above it.
    let outcome = run(&scene.clone().crash(1, 2));
    assert_eq!((outcome.times("prepare-refused"), outcome.times("adopt"), outcome.violated()), (1, 1, vec![]));
    assert_eq!(outcome.decided(), [Some(word("x")), None, Some(word("x"))]);
    // Without process 3, the processes 1 and 2 are a majority, and neither knows x.
    assert_eq!(decided(&run(&scene.crash(1, 3))), [1, 1, 0]);
}

#[test]
fn a_proposer_begins_above_its_own_ballots_only() {
    let scene = |of| Scene::new(1..=3).give(PROMISED, promised(&[None, Some((4, of)), None])).start(1, &[1]);
    let round = |of| run(&scene(of)).state(0).proposer.round;
    assert_eq!((round(1), round(3)), (5, 1));
}

#[test]
fn a_value_chosen_before_tick_0_stays_chosen() {
    let chosen = |scene: Scene| scene.give(ACCEPTED, accepted(&[Some((1, 3)), None, Some((1, 3)), None], "x"));
    let outcome = run(&chosen(cut_off()));
    assert_eq!((outcome.chosen()[0].tick, outcome.violated()), (0, vec![]));
    let own = run(&chosen(cut_off()).variant("own-value"));
    assert_eq!(own.violated(), ["chosen-once"], "nobody has learned x");
    // The vote of a process that is down at tick 0 counts, too.
    assert_eq!(run(&chosen(cut_off()).down(&[3])).chosen()[0].tick, 0);
}

fn refused(given: &[(&'static str, ParameterValue)]) -> Option<Refusal> {
    let with =
        |parameters: Parameters, (name, value): &(&'static str, ParameterValue)| parameters.with(name, value.clone());
    let parameters = given.iter().fold(Parameters::default(), with);
    let parts = [Parts::of(&[ACCEPTOR]), Parts::of(&[ACCEPTOR]), Parts::NONE];
    let setup = Setup { processes: 3, parameters: &parameters, parts: &parts, ..setup() };
    Paxos::limits(super::super::Variant::Standard, &setup).refusals.into_iter().next()
}

/// One refusal of each kind: no acceptor, a vote above the promise, two values in a ballot.
pub(super) fn all_refused() -> [Option<Refusal>; 3] {
    let mut two = entries(&[Some((1, 1)), Some((1, 1)), None], Some("x"));
    if let ParameterValue::Stable(entries) = &mut two {
        entries[1] = entries[1].map(|entry| StableEntry { value: Some(word("y")), ..entry });
    }
    [
        refused(&[(PROMISED, promised(&[None, None, Some((1, 1))]))]),
        refused(&[(ACCEPTED, accepted(&[Some((1, 1)), None, None], "x")), (PROMISED, promised(&[None; 3]))]),
        refused(&[(ACCEPTED, two)]),
    ]
}

#[test]
fn impossible_states_are_refused() {
    let (low, high) = (accepted(&[Some((1, 1)), None, None], "x"), promised(&[Some((2, 1)), Some((1, 1)), None]));
    assert_eq!(refused(&[(ACCEPTED, low.clone()), (PROMISED, high.clone())]), None);
    assert_eq!(refused(&[(ACCEPTED, low)]), None, "a vote is a promise");
    let found = |refusal: Option<Refusal>| refusal.map(|refusal| (refusal.parameter, refusal.what.key));
    let [no_acceptor, above, two] = all_refused().map(found);
    assert_eq!(no_acceptor, Some((PROMISED, "refused-paxos-no-acceptor")));
    assert_eq!(above, Some((ACCEPTED, "refused-paxos-above-promise")));
    assert_eq!(two, Some((ACCEPTED, "refused-paxos-two-values")));
    assert_eq!(found(refused(&[(ACCEPTED, accepted(&[None, Some((1, 2)), None], "x")), (PROMISED, high)])), above);
    let voter = found(refused(&[(ACCEPTED, accepted(&[None, None, Some((1, 1))], "x"))]));
    assert_eq!(voter, Some((ACCEPTED, "refused-paxos-no-acceptor")));
}
