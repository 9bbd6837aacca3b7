//! Changes of leaders; gaps, no-ops, and repeated commands.

use super::super::Kind;
use super::super::Step;
use super::*;
use crate::protocol::{Cell, Id};

#[test]
fn a_gap_is_filled_with_a_no_op_by_the_next_leader() {
    let scene = ask(ask(group(3, 2), 1, 4, 1), 1, 5, 2);
    let propose = Kind::Propose as usize;
    let scene = scene.drop_message(5, 1, 2, propose).drop_message(5, 1, 3, propose).crash(5, 1);
    let before = scene.run_until::<MultiPaxos>(6);
    let learner = |at| before.state(at).learner.clone().expect("it learns");
    assert_eq!(learner(1).log.keys().copied().collect::<Vec<_>>(), [2], "learnt behind a gap");
    assert_eq!(learner(1).applied, 0);
    let outcome = scene.run::<MultiPaxos>();
    assert_eq!((outcome.sent(), outcome.tick(), outcome.violated()), (56, 13, vec![]));
    for learner in [2, 3] {
        assert_eq!(applied(&outcome, learner), ["no-op", "5#1", "4#1"]);
    }
    assert!(outcome.is_quiet());
}

#[test]
fn the_given_leader_is_asked_first_and_has_no_vote_for_its_ballot() {
    let outcome = ask(group(3, 1), 1, 4, 7).leader(2).run::<MultiPaxos>();
    assert_eq!((outcome.sent(), outcome.tick()), (20, 7));
    let proposer = |at| outcome.state(at).proposer.clone().expect("it proposes");
    assert_eq!(
        [0, 1, 2].map(|at| proposer(at).met.map(|met| met.to_string())),
        [(); 3].map(|()| Some("1.2".to_owned()))
    );
    // A proposer that follows another leader refers the client to it.
    let referred = ask(group(3, 1), 3, 4, 7).start(1, &[3]);
    let outcome = referred.run::<MultiPaxos>();
    assert!(outcome.times("refer") == 1 && outcome.times("ask-named") == 1, "{:?}", outcome.story());
    assert_eq!((outcome.violated(), applied(&outcome, 1)), (vec![], vec!["4#1".to_owned()]));
}

#[test]
fn a_repeated_command_is_applied_once() {
    // The response is lost with the leader; the command is chosen, and the next leader adopts it.
    let scene = ask(group(3, 1), 1, 4, 7).drop_message(7, 1, 4, Kind::Response as usize).crash(7, 1);
    let outcome = scene.run::<MultiPaxos>();
    assert_eq!((outcome.violated(), applied(&outcome, 2)), (vec![], vec!["4#1".to_owned()]));
    assert_eq!(outcome.decided()[3], Some(1.into()));
    // The next leader answers when a promise arrives: the step names the client, not the promising acceptor.
    let client = Id::new(4).expect("4 is an id");
    assert_eq!(outcome.obeyed("respond-at-once"), [Step::RespondAtOnce { number: 1, client }], "{:?}", outcome.story());
}

pub(super) fn twice() -> Scene {
    let propose = Kind::Propose as usize;
    let scene = ask(ask(group(3, 2), 1, 4, 1), 1, 5, 2);
    let scene = [2, 2, 3, 3].into_iter().fold(scene, |scene, to| scene.drop_message(5, 1, to, propose));
    scene.crash(6, 1).crash(6, 4).revive(14, 1).start(15, &[3]).revive(20, 4)
}

#[test]
fn a_command_in_two_slots_is_skipped_in_the_second() {
    let outcome = twice().run::<MultiPaxos>();
    assert_eq!(
        (outcome.violated(), applied(&outcome, 3)),
        (vec![], ["5#1", "again 5#1", "4#1"].map(str::to_owned).to_vec())
    );
    let store = |at| outcome.state(at).learner.as_ref().map(|learner| learner.store.clone());
    assert_eq!(store(2), Some(vec![(word("x"), 1.into())]), "the request of 5 took effect once, and earlier");
}

/// A scene in which the only proposer is not a learner. The proposer's answer to a command is lost, so the proposer
/// answers the same command again.
pub(super) fn answered_again() -> Scene {
    let scene = [(1, PROPOSER), (2, ACCEPTOR), (3, LEARNER), (4, CLIENT)];
    let scene = scene.into_iter().fold(Scene::new(1..=4), |scene, (number, part)| scene.parts(number, &[part]));
    ask(scene, 1, 4, 7).drop_message(7, 1, 4, Kind::Response as usize)
}

#[test]
fn a_leader_that_learns_nothing_answers_from_its_slots() {
    let outcome = answered_again().run::<MultiPaxos>();
    assert_eq!(
        (outcome.times("respond-again"), outcome.violated(), applied(&outcome, 3)),
        (1, vec![], vec!["4#1".to_owned()])
    );
}

#[test]
fn a_start_of_a_process_that_only_votes_has_no_effect() {
    let scene = Scene::new(1..=3).parts(1, &[PROPOSER]).parts(2, &[ACCEPTOR]).parts(3, &[LEARNER]);
    let outcome = scene.start(1, &[2, 3]).run::<MultiPaxos>();
    assert_eq!((outcome.sent(), outcome.tick(), outcome.violated()), (0, 1, vec![]));
}

#[test]
fn votes_logs_and_commands_survive_a_crash() {
    let scene = ask(group(3, 1), 1, 4, 7).crash(8, 2).revive(9, 2).crash(8, 4).revive(9, 4);
    let outcome = scene.run::<MultiPaxos>();
    let seen = outcome.world.process(1);
    assert_eq!(outcome.state(1).learner.as_ref().map(|learner| learner.applied), Some(1));
    assert!(outcome.state(1).acceptor.as_ref().is_some_and(|acceptor| acceptor.votes.len() == 1));
    assert_eq!(seen.standing.leader, None::<Id>, "a recovered process knows no leader");
    assert_eq!(outcome.state(3).client.as_ref().map(|client| client.answered), Some(1));
    let cell = seen.standing.cell(crate::protocol::Strip::Progress);
    assert_eq!(cell, Some(Cell::Decided(1.into())));
}
