//! Exact counts and ticks of Paxos, and the properties that its variants violate.

mod disturbed;
mod exhaustive;
mod initial;
mod leading;
mod parts;
mod said;

use super::{ACCEPTOR, CLIENT, LEARNER, PROPOSER, Paxos};
use crate::protocol::{Datum, ParameterValue, Ticks};
use crate::protocols::tests::{Outcome, Scene};

fn word(word: &str) -> Datum {
    Datum::word(word).expect("a word")
}

fn run(scene: &Scene) -> Outcome<Paxos> {
    let outcome = scene.run::<Paxos>();
    assert!(outcome.is_quiet() && outcome.waiting() == 0, "{scene:?}");
    outcome
}

/// The decision of each process; 0 for a process without a decision.
fn decided(outcome: &Outcome<Paxos>) -> Vec<u32> {
    let number = |value: Option<Datum>| match value {
        Some(Datum::Number(number)) => number,
        Some(Datum::Word(word)) => panic!("{word:?} is not a number"),
        None => 0,
    };
    outcome.decided().into_iter().map(number).collect()
}

/// `.0`: the decisions. `.1`: the number of messages. `.2`: the last tick. `.3`: the violated properties.
fn figures(scene: &Scene) -> (Vec<u32>, u64, Ticks, Vec<&'static str>) {
    let outcome = run(scene);
    (decided(&outcome), outcome.sent(), outcome.tick(), outcome.violated())
}

#[test]
fn one_proposer_needs_n_squared_and_3n_messages() {
    for (n, messages) in [(1, 4), (2, 10), (3, 18), (5, 40)] {
        assert_eq!(u64::from(n * n + 3 * n), messages);
        assert_eq!(figures(&Scene::new(1..=n).start(1, &[1])), (vec![1; n as usize], messages, 5, vec![]), "{n}");
    }
}

/// A scene with client 1, proposer 2, acceptors 3, 4 and 5, and learners 6 and 7.
fn roles_apart() -> Scene {
    let scene = Scene::new(1..=7).parts(1, &[CLIENT]).parts(2, &[PROPOSER]);
    let scene = [3, 4, 5].into_iter().fold(scene, |scene, acceptor| scene.parts(acceptor, &[ACCEPTOR]));
    [6, 7].into_iter().fold(scene, |scene, learner| scene.parts(learner, &[LEARNER]))
}

#[test]
fn a_request_with_roles_apart_takes_21_messages() {
    let outcome = run(&roles_apart().request(1, 1, None, word("x")));
    assert_eq!(outcome.by_kind(), [1, 3, 3, 3, 9, 2, 0, 0, 0]);
    assert_eq!((outcome.sent(), outcome.tick(), outcome.violated()), (21, 7, vec![]));
    let x = Some(word("x"));
    assert_eq!(outcome.decided(), [x, x, None, None, None, x, x], "acceptors decide nothing");
}

/// Two proposers with timeouts shorter than the delay. One starts at tick 1, the other at tick `second`.
fn duel(second: Ticks) -> Scene {
    Scene::new(1..=3)
        .delay(3, 3)
        .parameter("patience", 2)
        .parameter("backoff_ticks", 2)
        .start(1, &[1])
        .start(second, &[2])
}

#[test]
fn the_duel_never_ends_without_a_cure() {
    let endless = duel(6).run_until::<Paxos>(200);
    assert_eq!((decided(&endless), endless.sent(), endless.is_quiet()), (vec![0; 3], 357, false));
    assert_eq!(endless.violated(), [""; 0]);
    let ends = |scene: &Scene| {
        let outcome = run(scene);
        (decided(&outcome), outcome.last_change(), outcome.tick(), outcome.sent())
    };
    assert_eq!(ends(&duel(5)), (vec![2; 3], 17, 37, 66));
    assert_eq!(ends(&duel(7)), (vec![1; 3], 23, 43, 75));
    let mut patient = duel(6);
    patient.parameters.take_out("patience");
    assert_eq!(ends(&patient), (vec![2; 3], 18, 27, 45));
    let led = run(&duel(6).give("leader", ParameterValue::Flag(true)));
    assert_eq!((decided(&led), led.last_change(), led.tick(), led.sent()), (vec![1; 3], 22, 26, 36));
    assert_eq!(led.by_kind(), [2, 6, 6, 3, 9, 0, 3, 3, 4]);
}

#[test]
fn a_drawn_back_off_ends_every_duel() {
    let scene = duel(6).give("backoff", ParameterValue::Word("random"));
    let mut ticks: Vec<Ticks> = (0..1_000)
        .map(|seed| {
            let outcome = run(&scene.clone().seed(seed));
            assert_eq!(outcome.violated(), [""; 0], "{seed}");
            // The value is chosen three ticks before the acceptors' votes have arrived.
            let chosen = outcome.chosen()[0].tick;
            assert_eq!(outcome.last_change(), chosen + 3, "{seed}");
            chosen
        })
        .collect();
    ticks.sort_unstable();
    assert_eq!((ticks[500], ticks[990]), (29, 120), "half by tick 29, 99 % by tick 120");
}

#[test]
fn one_vote_remembers() {
    let scene = Scene::new(1..=3).start(1, &[1]).crash_after(3, 1, 2).start(8, &[3]);
    let outcome = run(&scene);
    assert_eq!((decided(&outcome), outcome.sent(), outcome.violated()), (vec![0, 1, 1], 25, vec![]));
}

/// A scene in which no message reaches one learner until tick 9.
fn cut_off() -> Scene {
    let all = [PROPOSER, ACCEPTOR, LEARNER];
    let scene = (1..=3).fold(Scene::new(1..=4), |scene, process| scene.parts(process, &all)).parts(4, &[LEARNER]);
    scene.part(1, &[&[1, 2, 3], &[4]]).mend(9).start(1, &[1]).start(10, &[2])
}

#[test]
fn a_proposer_that_adopts_nothing_gets_a_second_value_chosen() {
    let own = run(&cut_off().variant("own-value"));
    assert_eq!((decided(&own), own.sent(), own.lost()), (vec![1, 1, 1, 2], 42, 3));
    assert_eq!(own.violated(), ["agreement", "chosen-once"]);
    let standard = run(&cut_off());
    assert_eq!(
        (decided(&standard), standard.sent(), standard.lost(), standard.violated()),
        (vec![1; 4], 42, 3, vec![])
    );
    // The steps show that only the variant `own-value` ignores votes.
    let told = |outcome: &Outcome<Paxos>| ["choose-own", "ignore-votes", "adopt"].map(|step| outcome.times(step));
    assert_eq!((told(&own), told(&standard)), ([1, 1, 0], [1, 0, 1]));
    assert_eq!([&own, &standard].map(|outcome| (outcome.times("promise"), outcome.times("promise-vote"))), [(3, 3); 2]);
    // Without process 4, two values are still chosen, but no cell shows the second value.
    let all_three = Scene::new(1..=3).variant("own-value").start(1, &[1]).start(10, &[2]);
    let three = run(&all_three);
    assert_eq!((decided(&three), three.violated()), (vec![1; 3], vec!["chosen-once"]));
}

/// Processes 1 and 2 vote for the value of process 1, and then crash. Process 2 recovers, and process 3 starts.
fn forgetful() -> Scene {
    let scene = Scene::new(1..=3).start(1, &[1]).lose(4, 1, 3).crash(6, 2);
    scene.revive(7, 2).crash(7, 1).start(8, &[3])
}

#[test]
fn an_acceptor_that_forgets_lets_two_values_be_chosen() {
    let amnesia = run(&forgetful().variant("amnesia"));
    assert_eq!((decided(&amnesia), amnesia.sent()), (vec![0, 3, 1], 29));
    assert_eq!(amnesia.violated(), ["agreement", "chosen-once"]);
    let standard = run(&forgetful());
    assert_eq!((decided(&standard), standard.sent(), standard.violated()), (vec![0, 1, 1], 29, vec![]));
    let told = |outcome: &Outcome<Paxos>| ["kept", "forgot", "promise-vote", "adopt"].map(|step| outcome.times(step));
    assert_eq!((told(&amnesia), told(&standard)), ([0, 1, 0, 0], [1, 0, 1, 1]));
}

#[test]
fn without_a_majority_nothing_is_chosen_and_with_one_it_continues() {
    let scene = Scene::new(1..=3).down(&[2, 3]).start(1, &[1]).revive(20, 2);
    let before = scene.run_until::<Paxos>(19);
    assert_eq!((decided(&before), before.is_quiet()), (vec![0; 3], false));
    assert_eq!(figures(&scene), (vec![1, 1, 0], 34, 25, vec![]));
}

#[test]
fn a_start_of_a_process_that_is_no_proposer_has_no_effect() {
    for scene in [roles_apart(), roles_apart().give("leader", ParameterValue::Flag(true))] {
        let outcome = run(&scene.clone().start(1, &[1, 3, 6]));
        assert_eq!((outcome.sent(), outcome.tick(), outcome.violated()), (0, 1, vec![]));
        // No process has decided, and no process had to decide: the run has not begun.
        assert!(outcome.decided().iter().all(Option::is_none));
        // The start command has an effect only on the proposer. The client receives an answer although it has not
        // asked.
        let all = run(&scene.start(1, &[1, 2, 3, 4, 5, 6, 7]));
        assert_eq!((decided(&all), all.violated()), (vec![2, 2, 0, 0, 0, 2, 2], vec![]));
    }
}

#[test]
fn a_client_that_gets_no_answer_asks_the_next_proposer() {
    let scene = Scene::new(1..=6).parts(1, &[CLIENT]).parts(2, &[PROPOSER]).parts(3, &[PROPOSER]);
    let scene = scene.parts(4, &[ACCEPTOR]).parts(5, &[ACCEPTOR]).parts(6, &[ACCEPTOR, LEARNER]);
    let outcome = run(&scene.request(1, 1, None, 7).crash(2, 2));
    assert_eq!(decided(&outcome), [7, 0, 7, 0, 0, 7]);
    assert_eq!((outcome.last_change(), outcome.sent(), outcome.violated()), (13, 18, vec![]));
}

#[test]
fn a_client_with_another_answer_is_refused_and_may_ask_again() {
    let scene = roles_apart().request(1, 1, None, 5).request(20, 1, None, 6);
    let outcome = run(&scene);
    assert_eq!(decided(&outcome), [5, 5, 0, 0, 0, 5, 5]);
    assert_eq!((outcome.sent(), outcome.times("answered"), outcome.times("answered-otherwise")), (42, 1, 1));
    // A client ignores a second request while the first one is open.
    let busy = run(&roles_apart().request(1, 1, None, 5).request(3, 1, None, 6));
    assert_eq!((busy.sent(), busy.times("ask-ignored"), busy.violated()), (21, 1, vec![]));
}

#[test]
fn a_hundred_processes_in_every_role_agree() {
    let outcome = run(&Scene::new(1..=100).start(1, &[1]));
    assert_eq!((decided(&outcome), outcome.sent(), outcome.tick()), (vec![1; 100], 10_300, 5));
}

#[test]
fn a_message_that_is_altered_and_altered_back_leaves_the_same_run() {
    let scene = Scene::new(1..=3).proposals(&[5, 6, 7]).start(1, &[1]);
    // First a PROPOSE and an ACCEPTED, which have a value; then two messages without a value.
    for (tick, from, to, says) in [(4, 1, 2, 5), (5, 1, 2, 5)] {
        let back = run(&scene.clone().alter(tick, from, to, 9).alter(tick, from, to, says));
        let plain = run(&scene);
        assert_eq!((back.story(), decided(&back)), (plain.story(), decided(&plain)));
        assert!((0..3).all(|at| back.state(at) == plain.state(at)));
    }
    let silent = run(&scene.clone().alter(2, 1, 2, 9).alter(3, 2, 1, 9));
    assert_eq!((decided(&silent), silent.violated()), (vec![5; 3], vec![]));
    // No process has proposed the value of the altered messages.
    let lied = run(&scene.clone().alter(4, 1, 1, 9).alter(4, 1, 2, 9).alter(4, 1, 3, 9));
    assert_eq!((decided(&lied), lied.violated()), (vec![9; 3], vec!["validity"]));
    let asked = run(&roles_apart().request(1, 1, None, 5).alter(2, 1, 2, 9));
    assert_eq!((decided(&asked), asked.violated()), (vec![9, 9, 0, 0, 0, 9, 9], vec!["validity"]));
    assert_eq!(asked.times("answered-otherwise"), 1);
    // An altered vote counts for its ballot, and the vote that completes the majority determines the value.
    let vote = run(&scene.clone().alter(5, 2, 3, 9));
    assert_eq!((decided(&vote), vote.violated()), (vec![5, 5, 9], vec!["agreement", "validity"]));
}

impl super::Step {
    pub(crate) fn samples() -> Vec<Self> {
        let own = super::Own::samples().into_iter().map(Self::Own);
        // The steps of the bully's other variants are never executed.
        let others = |step: &crate::protocols::bully::Step| {
            let name = step.name();
            name.starts_with("hold-back")
                || ["patience-over", "answer-holding-back", "trust", "follow-lower"].contains(&name)
        };
        own.chain(crate::protocols::bully::Step::samples().into_iter().filter(|step| !others(step)).map(Self::Elect))
            .collect()
    }
}
