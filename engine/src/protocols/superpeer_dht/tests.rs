//! The figures in the module's documentation: exact ones for ten fixed ids, and means over random ids.

mod disturbed;
mod roles;

use super::circle::Ring;
use super::{Member, Message};
use super::{State, SuperpeerDht, Timer};
use crate::protocol::{Figure, Id, IdCircle, Local, Overlay, ParameterValue, Parameters, Place, Remark, Setup, Up};
use crate::protocols::tests::{Outcome, Samples, Scene, everything_said, from_json, handlings, id, setup};

/// The example in the module's documentation.
const CHORD: [u32; 10] = [1, 8, 14, 21, 32, 38, 42, 48, 51, 56];

const LOOKUP: usize = 0;

fn run(scene: &Scene) -> Outcome<SuperpeerDht> {
    scene.run()
}

fn scene(ids: impl IntoIterator<Item = u32>, bits: u64, prefix: u64) -> Scene {
    Scene::new(ids).parameter("bits", bits).parameter("prefix", prefix)
}

fn chord(prefix: u64) -> Scene {
    scene(CHORD, 6, prefix)
}

fn state(outcome: &Outcome<SuperpeerDht>, at: u32) -> &State {
    outcome.state(at)
}

fn members(outcome: &Outcome<SuperpeerDht>) -> Vec<Vec<u32>> {
    let live = (0..outcome.world.count() as u32).filter(|&at| outcome.world.live(at).is_some());
    let serving = live.filter(|&at| state(outcome, at).elected == Some(outcome.world.plan().ids[at as usize]));
    serving.map(|at| state(outcome, at).members.iter().map(|member| member.id.number()).collect()).collect()
}

fn figures(outcome: &Outcome<SuperpeerDht>) -> Vec<Figure> {
    let live: Vec<_> = (0..outcome.world.count() as u32).filter_map(|at| outcome.world.live(at)).collect();
    outcome.algorithm().figures(&live)
}

fn figure(outcome: &Outcome<SuperpeerDht>, name: &str) -> f64 {
    let figures = figures(outcome);
    let figure = figures.iter().find(|figure| figure.name == name).and_then(|figure| figure.value);
    figure.unwrap_or_else(|| panic!("{name} is missing"))
}

fn on_circle<T>(number: u32, look: impl FnOnce(Ring<'_>) -> T) -> T {
    let ids = CHORD.map(id);
    let up = Up::of(&ids, &[]);
    let position = CHORD.iter().position(|&known| known == number).expect("the number is on the circle") as u32;
    let me = Local { up: Some(&up), ..Local::of(id(number), position, &ids) };
    look(Ring { circle: IdCircle { bits: 6, prefix: 2 }, is_exact: false, me })
}

fn path(from: u32, key: u32) -> Vec<u32> {
    let (mut at, mut path) = (from, Vec::new());
    loop {
        let next = on_circle(at, |ring| {
            (ring.successor(id(key)) != ring.me.position).then(|| ring.id(ring.next_hop(id(key))).number())
        });
        let Some(next) = next else { return path };
        path.push(next);
        at = next;
    }
}

#[test]
fn fingers_and_paths_are_those_of_the_source() {
    let fingers = on_circle(8, |ring| (0..6).map(|i| ring.id(ring.finger(i)).number()).collect::<Vec<_>>());
    assert_eq!(fingers, [14, 14, 14, 21, 32, 42]);
    assert_eq!(path(8, 54), [42, 51, 56]);
    assert_eq!(path(8, 0), [42, 51, 56, 1]);
    assert_eq!(path(14, 0), [48, 56, 1]);
    assert_eq!(path(38, 32), [8, 21, 32]);
    assert_eq!(path(42, 32), [14, 21, 32]);
    assert_eq!(path(51, 48), [21, 38, 42, 48]);
    assert_eq!(path(56, 48), [32, 42, 48]);
}

#[test]
fn all_starting_at_once_or_one_by_one_send_as_many_messages() {
    let served = [Some(1), Some(1), Some(1), Some(21), Some(32), Some(32), Some(32), Some(48), Some(48), Some(48)];
    let at_once = run(&chord(2).start_all(1));
    let mut one_by_one = chord(2);
    for (tick, number) in (1..).step_by(20).zip(CHORD.into_iter().rev()) {
        one_by_one = one_by_one.start(tick, &[number]);
    }
    let late = run(&chord(2).delay(1, 4).seed(7).start_all(1));
    for outcome in [&at_once, &run(&one_by_one), &late] {
        assert_eq!(outcome.by_kind(), [20, 6, 6, 6, 0, 0, 0]);
        assert_eq!(outcome.elected(), served);
        assert_eq!(members(outcome), [vec![8, 14], vec![], vec![38, 42], vec![51, 56]]);
        assert!(outcome.is_quiet() && outcome.violated().is_empty() && outcome.waiting() == 0);
    }
    let values = figures(&at_once).into_iter().map(|figure| figure.value).collect::<Vec<_>>();
    assert_eq!(values, [Some(0.4), Some(2.0), Some(0.75_f64.sqrt() / 1.5), Some(2.0), Some(4.0)]);
}

#[test]
fn another_number_of_reserved_bits_makes_other_groups_at_another_cost() {
    let two = run(&chord(1).start_all(1));
    assert_eq!((two.by_kind(), two.sent()), (vec![22, 8, 8, 8, 0, 0, 0], 46));
    assert_eq!(members(&two).len(), 2);
    let seven = run(&chord(3).start_all(1));
    assert_eq!((seven.by_kind(), seven.sent()), (vec![10, 3, 3, 3, 0, 0, 0], 19));
    let serving: Vec<u32> =
        CHORD.into_iter().zip(seven.elected()).filter(|(id, cell)| Some(*id) == *cell).map(|(id, _)| id).collect();
    assert_eq!(serving, [1, 8, 21, 32, 42, 48, 56]);
    let one = run(&chord(0).start_all(1));
    assert_eq!((one.leader(), members(&one).len()), (Some(1), 1));
    let each = run(&chord(6).start_all(1));
    assert_eq!((each.sent(), members(&each).len()), (0, 10));
}

#[test]
fn the_role_moves_to_a_lower_id_for_one_handover_and_a_moved_for_each() {
    let ids: Vec<u32> = [0].into_iter().chain(CHORD).collect();
    let outcome = run(&scene(ids, 6, 2).down(&[0]).start_all(1).revive(40, 0));
    assert_eq!(outcome.by_kind(), [20, 6, 6, 6, 0, 1, 3]);
    assert_eq!(outcome.elected()[..4], [Some(0); 4]);
    assert_eq!(members(&outcome)[0], [1, 8, 14]);
    assert!(outcome.is_quiet() && outcome.violated().is_empty());
}

#[test]
fn a_full_super_peer_refers_and_a_process_that_none_accepts_is_unserved() {
    let outcome = run(&chord(2).parameter("limit", 1).start_all(1));
    assert_eq!(outcome.sent(), 52);
    let cells = outcome.elected();
    let unserved: Vec<u32> =
        CHORD.into_iter().zip(cells).filter(|(_, cell)| cell.is_none()).map(|(id, _)| id).collect();
    assert_eq!(unserved, [42, 51]);
    assert_eq!(outcome.violated(), ["served"]);
    assert_eq!(outcome.times("unserved"), 2);
    assert!(outcome.is_quiet() && members(&outcome).iter().all(|members| members.len() == 1));
    // Six processes need a super-peer, and each of the four super-peers can have two members: all are served.
    let wide = run(&chord(2).parameter("limit", 2).start_all(1));
    assert!(wide.violated().is_empty() && wide.sent() == 38);
}

#[test]
fn by_the_exact_pattern_only_32_and_48_serve() {
    let outcome = run(&chord(2).variant("exact-pattern").start_all(1));
    assert_eq!((outcome.by_kind(), outcome.sent()), (vec![20, 6, 10, 8, 2, 0, 0], 46));
    let cells = outcome.elected().into_iter().flatten().collect::<Vec<_>>();
    assert_eq!(cells, [32, 32, 32, 32, 32, 32, 32, 48, 48, 48]);
    assert!(outcome.violated().is_empty());
    // Without the processes 32 and 48 there are no super-peers.
    let nobody = run(&scene([1, 8, 21, 38, 51], 6, 2).variant("exact-pattern").start_all(1));
    assert!(nobody.elected().iter().all(Option::is_none));
    assert_eq!((nobody.violated(), members(&nobody).len()), (vec!["served"], 0));
    assert!(nobody.is_quiet() && nobody.waiting() == 0);
}

fn drawn(count: usize, bits: u32, seed: u64) -> Vec<u32> {
    use rand::{RngExt, SeedableRng};
    let mut rng = rand::rngs::StdRng::seed_from_u64(seed);
    let mut ids = std::collections::BTreeSet::new();
    while ids.len() < count {
        ids.insert(rng.random_range(0..1_u32 << bits));
    }
    ids.into_iter().collect()
}

#[test]
fn hops_and_loads_of_drawn_ids_are_those_of_the_essay() {
    for (n, prefix, hops, load, apart) in [(256, 3, 6.07, 39.0, 3.0), (1_024, 5, 7.97, 43.0, 3.0)] {
        let (mut all_hops, mut all_loads) = (0.0, 0.0);
        for seed in 0..60 {
            let outcome = scene(drawn(n, 16, seed), 16, prefix).start_all(1).run_once::<SuperpeerDht>();
            assert!(outcome.is_quiet() && outcome.violated().is_empty());
            assert_eq!(members(&outcome).len(), 1 << prefix, "every segment has a process");
            assert!(figure(&outcome, "figure-largest-hops") <= 16.0);
            all_hops += figure(&outcome, "figure-mean-hops") / 60.0;
            all_loads += figure(&outcome, "figure-largest-load") / 60.0;
        }
        assert!((all_hops - hops).abs() <= 0.1, "n = {n}: {all_hops}");
        assert!((all_loads - load).abs() <= apart, "n = {n}: {all_loads}");
    }
}

/// The expected number of super-peers: 2^k·(1 − C(2^m − 2^(m−k), n) / C(2^m, n)).
fn expected(m: i32, k: i32, n: u32) -> f64 {
    let (ids, segment) = (2.0_f64.powi(m), 2.0_f64.powi(m - k));
    let none: f64 = (0..n).map(|i| (ids - segment - f64::from(i)) / (ids - f64::from(i))).product();
    2.0_f64.powi(k) * (1.0 - none)
}

#[test]
fn the_number_of_super_peers_is_as_expected_and_does_not_grow_with_n() {
    let close = |value: f64, to: f64| (value - to).abs() < 0.0005;
    assert!(close(expected(8, 3, 8), 5.295) && close(expected(8, 3, 16), 7.119));
    assert!(close(8.0 * (1.0 - 0.875_f64.powi(8)), 5.251) && close(8.0 * (1.0 - 0.875_f64.powi(16)), 7.055));
    for n in [8, 16] {
        let count =
            |seed| members(&scene(drawn(n, 8, seed), 8, 3).start_all(1).run_once::<SuperpeerDht>()).len() as f64;
        let mean = (0..400).map(count).sum::<f64>() / 400.0;
        assert!((mean - expected(8, 3, n as u32)).abs() < 0.15, "n = {n}: {mean}");
    }
    assert!(expected(8, 3, 200) <= 8.0);
}

#[test]
fn a_share_is_judged_only_if_it_is_given() {
    let share = |share: f64| ParameterValue::Decimal(crate::protocol::Decimal::new(share));
    assert!(run(&chord(2).give("share", share(0.4)).start_all(1)).violated().is_empty());
    assert!(run(&chord(2).give("share", share(0.3)).start_all(1)).violated().is_empty());
    assert_eq!(run(&chord(2).give("share", share(0.2)).start_all(1)).violated(), ["share"]);
    assert!(run(&chord(2).start_all(1)).violated().is_empty());
}

#[test]
fn places_affect_only_the_figures() {
    let places: Vec<Place> = (0..10).filter_map(|at| Place::of(f64::from(at) / 10.0, 0.5)).collect();
    let outcome = run(&chord(2).overlay(Overlay::new(10, places, true, &[])).start_all(1));
    let plain = run(&chord(2).start_all(1));
    assert_eq!((outcome.by_kind(), outcome.elected()), (plain.by_kind(), plain.elected()));
    // Super-peers 1 and 48 have the farthest members: they are two positions away, which is 0.2 of a side.
    assert!((figure(&outcome, "figure-largest-distance") - 0.2).abs() < 0.001);
    assert!((figure(&outcome, "figure-mean-distance") - 0.09).abs() < 0.001);
    assert_eq!(figures(&outcome).len(), figures(&plain).len() + 3);
}

#[test]
fn the_maximum_that_can_be_served_is_served() {
    let outcome = scene(drawn(4_096, 16, 1), 16, 6).start_all(1).run_once::<SuperpeerDht>();
    assert!(outcome.is_quiet() && outcome.violated().is_empty());
    assert_eq!(members(&outcome).iter().map(|members| members.len() + 1).sum::<usize>(), 4_096);
}

fn refused(bits: u64, prefix: u64, processes: u32) -> Vec<crate::protocol::Refusal> {
    use crate::protocol::Catalogued as _;
    let number = ParameterValue::Number;
    let parameters = Parameters::default().with("bits", number(bits)).with("prefix", number(prefix));
    SuperpeerDht::limits(super::Variant::Standard, &Setup { processes, parameters: &parameters, ..setup() }).refusals
}

#[test]
fn at_most_all_bits_are_reserved_and_at_most_all_ids_used() {
    let names = |refusals: Vec<crate::protocol::Refusal>| {
        refusals.into_iter().map(|refusal| refusal.parameter).collect::<Vec<_>>()
    };
    assert!(refused(6, 6, 64).is_empty() && refused(32, 0, 4_096).is_empty());
    assert_eq!(names(refused(6, 7, 64)), ["prefix"]);
    assert_eq!(names(refused(6, 2, 65)), ["bits"]);
}

impl Samples for SuperpeerDht {
    fn steps() -> Vec<Self::Step> {
        crate::protocols::superpeer_dht::Step::samples()
    }

    fn scenes(turbulent: Vec<Scene>) -> Vec<Scene> {
        let mut scenes: Vec<Scene> = turbulent
            .into_iter()
            .flat_map(|scene| {
                let scene = scene.without_leader().parameter("bits", 4).parameter("prefix", 1).start_all(12);
                let limited = scene.clone().parameter("limit", 1);
                [scene, limited.clone().parameter("prefix", 0), limited]
            })
            .collect();
        scenes.push(Scene::new([1, 2, 3, 5, 9]).parameter("bits", 6).parameter("prefix", 4).start_all(1));
        // Process 3 recovers. Then the lower process 1 recovers, before 3 has received the role.
        let two_come = Scene::new([1, 3, 4, 5]).parameter("bits", 4).parameter("prefix", 1).down(&[1, 3]).delay(3, 3);
        scenes.push(two_come.start_all(1).revive(30, 3).revive(31, 1));
        let returns = Scene::new([1, 3, 4, 8]).parameter("bits", 4).parameter("prefix", 1);
        scenes.push(returns.start_all(1).crash(30, 1).revive(31, 1).crash(60, 8).revive(61, 8));
        scenes
    }

    fn said() -> Vec<Remark> {
        let sent = |message| (id(58), message);
        let messages: Vec<(Id, Message)> = vec![
            sent(Message::Lookup { key: id(32), origin: id(38), number: 1, hops: 2 }),
            sent(Message::Full { number: 1, next: None }),
            sent(Message::Handover { members: vec![Member { id: id(31), number: 1 }], number: 2 }),
        ];
        let state = |elected: Option<u32>, waits: serde_json::Value, members: serde_json::Value| {
            from_json(serde_json::json!({
                "elected": elected, "number": 3, "waits": waits, "asked": [], "members": members, "hops": elected.map(|_| 2),
            }))
        };
        let none = || serde_json::json!([]);
        let states: Vec<State> = vec![
            state(None, serde_json::json!("found"), none()),
            state(None, serde_json::json!({ "welcome": { "from": 31 } }), none()),
            state(Some(58), serde_json::json!({ "moved": { "from": 31 } }), none()),
            state(Some(42), serde_json::Value::Null, none()),
            state(Some(42), serde_json::Value::Null, serde_json::json!([{ "id": 58, "number": 1 }])),
        ];
        let mut said = everything_said::<Self>(&handlings(&messages, &[Timer::Answer]), &states);
        said.extend(
            [refused(6, 7, 3), refused(1, 0, 3)].into_iter().flatten().flat_map(|refusal| [refusal.what, refusal.mend]),
        );
        said
    }
}
