//! Figures in the module's documentation: costs of gossip, moves and refusals, the spread of tokens, and super-peers.

mod disturbed;
mod spreading;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::{Message, Rumour, Settlement};
use super::{State, SuperpeerTokens, Timer, Token};
use crate::protocol::{
    Catalogued, Decimal, Id, Overlay, ParameterValue, Parameters, Place, Refusal, Remark, Setup, Ticks,
};
use crate::protocols::tests::{Outcome, Samples, Scene, everything_said, handlings, id, setup};
use crate::sim::command::{Command, Select};
use crate::sim::detector::{Detector, Noticers};

const GOSSIP: usize = 0;
const REFUSE: usize = 3;
const WELCOME: usize = 5;
const FULL: usize = 6;

fn run(scene: &Scene) -> Outcome<SuperpeerTokens> {
    scene.run()
}

fn state(outcome: &Outcome<SuperpeerTokens>, at: u32) -> &State {
    outcome.state(at)
}

fn tokens(outcome: &Outcome<SuperpeerTokens>) -> Vec<(u32, u32)> {
    let live = (0..outcome.world.count() as u32).filter(|&at| outcome.world.live(at).is_some());
    let mut held: Vec<(u32, u32)> = live.filter_map(|at| Some((state(outcome, at).token?.which, at))).collect();
    held.sort_unstable();
    held
}

fn random_square(n: u32, seed: u64) -> Overlay {
    let mut rng = StdRng::seed_from_u64(seed);
    loop {
        let places: Vec<Place> = (0..n).map(|_| Place { x: rng.random(), y: rng.random() }).collect();
        let links = Overlay::nearest(&places, true, 6.min(n as usize - 1));
        let overlay = Overlay::new(n, places, true, &links);
        if overlay.parts(n).len() == 1 {
            return overlay;
        }
    }
}

fn square(n: u32, tokens: u64, seed: u64) -> Scene {
    Scene::new(1..=n).overlay(random_square(n, seed)).parameter("tokens", tokens).seed(seed).start_all(1)
}

/// Four processes in a row, in a square that is not a torus. Neighbours are linked, at a distance of 0.2 of the side.
fn row() -> Scene {
    Scene::new([10, 20, 30, 40]).overlay(row_overlay()).start_all(1)
}

fn row_overlay() -> Overlay {
    let places: Vec<Place> = (0..4).filter_map(|at| Place::of(0.1 + 0.2 * f64::from(at), 0.5)).collect();
    Overlay::new(4, places, false, &[(0, 1), (1, 2), (2, 3)])
}

fn given(scene: Scene, positions: &[u32]) -> Scene {
    scene.give("tokens", ParameterValue::Processes(positions.to_vec()))
}

#[test]
fn gossip_costs_the_same_for_all_delays() {
    for seed in 0..200 {
        let n = 5 + (seed % 40) as u32;
        let overlay = random_square(n, seed);
        let links = overlay.links().count() as u64;
        let longest = 1 + seed % 4;
        // A single token never moves, so each period has one piece of gossip.
        let scene = Scene::new(1..=n).overlay(overlay).parameter("tokens", 1).seed(seed).delay(1, longest).start_all(1);
        let outcome = scene.run_once::<SuperpeerTokens>();
        assert!(outcome.is_quiet() && outcome.violated().is_empty(), "{seed}");
        let told = outcome.times("tell") as u64;
        let under_way = outcome.world.packets().count() as u64;
        let one = 2 * links - u64::from(n) + 1;
        let sent = outcome.by_kind()[GOSSIP];
        // At rest the last gossip may still be in transit.
        assert!((told - 1) * one <= sent && sent <= told * one, "{seed}: {told} rumours of {one}: {sent}");
        assert!(under_way > 0 || sent == told * one, "{seed}");
    }
}

#[test]
fn a_period_costs_as_many_pieces_of_gossip_as_there_are_tokens() {
    for seed in 0..20 {
        let scene = square(40, 5, seed).parameter("theta", 1_000_000);
        let links = random_square(40, seed).links().count() as u64;
        // Up to the end of the second period only gossip is sent.
        let period = scene.run_until::<SuperpeerTokens>(1).protocol().period;
        let outcome = scene.run_until::<SuperpeerTokens>(2 * period);
        assert_eq!(outcome.by_kind(), [2 * 5 * (2 * links - 40 + 1), 0, 0, 0, 0, 0, 0], "{seed}");
    }
}

#[test]
fn a_token_is_pushed_to_the_end_of_a_row_and_its_moves_cost_two_messages_each() {
    let outcome = run(&given(row(), &[0, 1]).parameter("theta", 2));
    // The force 1/0.2 = 5 moves the second token; then 1/0.4 = 2.5 exceeds θ = 2.2. At the end of the row it stays.
    assert_eq!(tokens(&outcome), [(1, 0), (2, 3)]);
    let [_, handover, accept, refuse, ..] = outcome.by_kind()[..] else { panic!("there are seven kinds") };
    assert_eq!((handover, accept, refuse), (2, 2, 0));
    // The token of process 10 stayed, so 10 became a super-peer first. Process 30 stays its member, although 40 is
    // nearer.
    assert_eq!(outcome.elected(), [Some(10), Some(10), Some(10), Some(40)]);
    assert!(outcome.is_quiet() && outcome.violated().is_empty());
    let theta = state(&outcome, 3).token.map(|held| held.theta.value());
    assert_eq!(theta, Some(2.0 * 1.1 * 1.1));
}

#[test]
fn a_token_holder_takes_no_other_token() {
    // The tokens of 20, 30 and 40 push each other. An offer may go to a process that holds a token, and is then
    // refused.
    let outcome = run(&given(row(), &[1, 2, 3]).parameter("theta", 1));
    let [_, handover, accept, refuse, ..] = outcome.by_kind()[..] else { panic!("there are seven kinds") };
    assert_eq!(handover, accept + refuse);
    assert!(refuse == 0 || outcome.times("keep") as u64 == refuse);
    assert_eq!(tokens(&outcome).len(), 3);
}

#[test]
fn tokens_are_drawn_without_repetition_and_depend_on_the_seed() {
    let holders = |seed| {
        let outcome = square(30, 7, 3).seed(seed).run_until::<SuperpeerTokens>(1);
        let held = tokens(&outcome);
        assert_eq!(held.iter().map(|&(token, _)| token).collect::<Vec<_>>(), (1..=7).collect::<Vec<_>>());
        held.into_iter().map(|(_, at)| at).collect::<Vec<_>>()
    };
    assert_eq!(holders(1), holders(1));
    assert_ne!(holders(1), holders(2));
    // A process that is down at the start draws nothing.
    let down = square(30, 27, 3).down(&[1, 2, 3]).run_until::<SuperpeerTokens>(1);
    assert_eq!(tokens(&down).into_iter().map(|(_, at)| at).min(), Some(3));
}

#[test]
fn a_limit_leaves_some_processes_to_others_or_unserved() {
    let outcome = run(&given(row(), &[0, 3]).parameter("limit", 1).parameter("theta", 9));
    assert_eq!(outcome.elected(), [Some(10), Some(10), Some(40), Some(40)]);
    assert!(outcome.violated().is_empty());
    let one = run(&given(row(), &[0]).parameter("limit", 1).parameter("theta", 9));
    assert_eq!(one.elected(), [Some(10), Some(10), None, None]);
    assert!(one.is_quiet());
    assert_eq!(one.violated(), ["served"]);
}

#[test]
fn a_token_is_lost_with_its_holder_and_a_recovered_process_learns_of_the_others() {
    let scene = given(row(), &[0, 3]).parameter("theta", 9).crash(200, 40);
    let lost = run(&scene);
    assert_eq!((tokens(&lost), lost.elected()), (vec![(1, 0)], vec![Some(10), Some(10), Some(10), None]));
    // One of the three live processes is a super-peer. The share should be a half, 1.5 processes. A difference of
    // one process is allowed.
    assert!(lost.violated().is_empty());
    let back = run(&scene.revive(400, 40));
    assert_eq!(back.elected(), [Some(10); 4]);
    assert_eq!(back.times("begin-late"), 1);
    let none = run(&given(row(), &[1]).crash(200, 20));
    assert!(none.is_quiet() && tokens(&none).is_empty());
    assert!(none.violated().contains(&"served"));
}

fn refused(parameters: &Parameters, processes: u32, down: &[u32]) -> Vec<Refusal> {
    SuperpeerTokens::limits(super::Variant::Standard, &Setup { processes, parameters, down, ..setup() }).refusals
}

#[test]
fn there_are_no_more_tokens_than_processes_and_a_period_is_as_long_as_gossip_needs() {
    let said = |parameters: Parameters, down: &[u32]| {
        let of = |refusal: Refusal| (refusal.parameter, refusal.what.key);
        refused(&parameters, 3, down).into_iter().map(of).collect::<Vec<_>>()
    };
    let names = |parameters| said(parameters, &[]).into_iter().map(|(parameter, _)| parameter).collect::<Vec<_>>();
    let number = |name, value| Parameters::default().with(name, ParameterValue::Number(value));
    assert!(names(number("tokens", 3)).is_empty() && names(number("period", 3)).is_empty());
    assert_eq!(names(number("tokens", 4)), ["tokens"]);
    assert_eq!(names(Parameters::default().with("tokens", ParameterValue::Processes(Vec::new()))), ["tokens"]);
    assert_eq!(names(number("period", 2)), ["period"]);
    let theta = |value| names(Parameters::default().with("theta", ParameterValue::Decimal(Decimal::new(value))));
    assert_eq!((theta(0.0), theta(f64::from_bits(1)), theta(0.1)), (vec!["theta"], vec!["theta"], vec![]));
    let slow = Setup { process_time: 2, longest_delay: 3, ..setup() };
    assert_eq!(super::least_period(&slow), 1 + 2 * (3 + 2), "an offer and its answer are handled before they are sent");
    assert_eq!(said(number("tokens", 3), &[1]), [("tokens", "refused-superpeer-tokens-count")]);
    let given = |to: &[u32]| Parameters::default().with("tokens", ParameterValue::Processes(to.to_vec()));
    assert_eq!(said(given(&[0, 1]), &[1]), [("tokens", "refused-superpeer-tokens-down")]);
    assert!(said(given(&[0, 2]), &[1]).is_empty());
}

fn late_answers(scene: Scene, seed: u64) -> Scene {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut scene = scene.parameter("tenure", 1).parameter("limit", 1);
    // A crashed holder leaves room for another token to move.
    for number in [3, 5] {
        let tick = rng.random_range(10..40);
        scene = scene.crash(tick, number).revive(tick + rng.random_range(1..30), number);
    }
    for tick in 2..60 {
        let kind = [REFUSE, WELCOME, FULL][rng.random_range(0..3)];
        let pairs = (0..5).flat_map(|from| (0..5).filter(move |&to| to != from).map(move |to| (from, to)));
        for (from, to) in pairs {
            let select = Select { from, to, kind: Some(kind), nth: 1 };
            scene = scene.at(tick, Command::Delay { select, by: 20 });
        }
    }
    scene
}

impl Samples for SuperpeerTokens {
    fn steps() -> Vec<Self::Step> {
        crate::protocols::superpeer_tokens::Step::samples()
    }

    fn scenes(turbulent: Vec<Scene>) -> Vec<Scene> {
        let places: Vec<Place> = (0..5).filter_map(|at| Place::of(0.17 * f64::from(at), 0.3)).collect();
        let overlay = Overlay::new(5, places, true, &[(0, 1), (1, 2), (2, 3), (3, 4), (0, 4)]);
        let with = |scene: Scene, tokens| {
            scene.without_leader().overlay(overlay.clone()).parameter("tokens", tokens).parameter("theta", 3)
        };
        let both = |scene: Scene| [with(scene.clone(), 2), with(scene, 3).parameter("limit", 1)];
        let mut scenes: Vec<Scene> = turbulent.into_iter().flat_map(both).collect();
        // In the first scene a process recovers after the common start. In the second, two tokens push each other to
        // opposite edges of a square that is not a torus.
        let late = Scene::new([10, 20, 30, 40]).overlay(row_overlay()).down(&[20]).revive(1, 20).start(3, &[10]);
        scenes.push(given(late, &[0, 3]));
        let ends: Vec<Place> = [0.2, 0.4].into_iter().filter_map(|x| Place::of(x, 0.5)).collect();
        let ends = Overlay::new(2, ends, false, &[(0, 1)]);
        scenes.push(given(Scene::new([1, 2]).overlay(ends).start_all(1), &[0, 1]));
        // In this scene members notice the crash of their super-peer.
        let mut noticing = given(row(), &[0, 3]).parameter("theta", 9).crash(200, 40);
        noticing.detector = Detector::Oracle { delay: 2, by: Noticers::All };
        scenes.push(noticing);
        // In this scene a refusal arrives after its period, when no holder is a super-peer yet.
        let crowded: Vec<Place> = [0.1, 0.15, 0.6].into_iter().filter_map(|x| Place::of(x, 0.5)).collect();
        let crowded = Scene::new([1, 2, 3]).overlay(Overlay::new(3, crowded, false, &[(0, 1), (1, 2)])).start_all(1);
        let select = Select { from: 2, to: 1, kind: Some(REFUSE), nth: 1 };
        let slow = |scene: Scene, tick| scene.at(tick, Command::Delay { select: select.clone(), by: 20 });
        scenes.push((2..20).fold(given(crowded, &[0, 1, 2]).parameter("tenure", 200), slow));
        scenes.extend(
            (0..200).map(|seed| {
                late_answers(with(Scene::new([3, 8, 5, 1, 4]).seed(seed).start_all(1), 2 + seed % 2), seed)
            }),
        );
        scenes
    }

    fn said() -> Vec<Remark> {
        let rumour = Rumour { token: 2, position: 0, number: 3, settled: None };
        let messages: Vec<(Id, Message)> = vec![(id(58), Message::Gossip { rumour }), (id(58), Message::Join {})];
        let state = |elected: Option<u32>, token, asks, members: &[u32]| {
            let members = members.iter().copied().map(id).collect();
            State { elected: elected.map(id), has_started: true, period: 4, token, asks, members, ..State::default() }
        };
        let token = |offered| Some(Token { which: 2, number: 3, theta: Decimal::new(1.5), begins: 2, offered });
        let states: Vec<State> = vec![
            state(None, None, Some(Settlement { position: 0, token: 2, since: 1 }), &[]),
            state(Some(58), token(Some(0)), None, &[]),
            state(Some(42), token(None), None, &[]),
            state(Some(42), token(None), None, &[31, 58]),
        ];
        let mut said = everything_said::<Self>(&handlings(&messages, &[Timer::Period, Timer::Sum]), &states);
        let number = |name, value| Parameters::default().with(name, ParameterValue::Number(value));
        let faults = [
            refused(&number("tokens", 4), 3, &[]),
            refused(&number("period", 1), 3, &[]),
            refused(&Parameters::default().with("theta", ParameterValue::Decimal(Decimal::new(0.0))), 3, &[]),
            refused(&Parameters::default().with("tokens", ParameterValue::Processes(vec![1])), 3, &[1]),
        ];
        said.extend(faults.into_iter().flatten().flat_map(|refusal| [refusal.what, refusal.mend]));
        said
    }
}
