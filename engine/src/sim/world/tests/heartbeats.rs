//! Heartbeats: which process sends a heartbeat, which one misses it, and at which tick.

use std::sync::Arc;

use super::*;
use crate::protocol::Topology;
use crate::protocols::tests::greeter::Follower;
use crate::sim::chance::{Choice, Choose, Purpose};
use crate::sim::command::Links;
use crate::sim::digest::Digest;
use crate::sim::network::OwnTraits;
use std::num::NonZeroU32;

const COMPLETE: u8 = Topology::Complete as u8;
const ONE_WAY: u8 = Topology::OneWayRing as u8;
const TWO_WAY: u8 = Topology::TwoWayRing as u8;

#[derive(Default)]
struct Misses(Vec<String>);

impl Observer for Misses {
    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        if let SimEvent::Started { at, noticed: Some(noticed) } = event {
            self.0.push(format!("{tick}: {} misses {}", (at + 1) * 10, (noticed.gone + 1) * 10));
        }
    }
}

fn follower<const SHAPE: u8>(stubborn: bool) -> Algorithm {
    match SHAPE {
        COMPLETE => Follower::<COMPLETE> { stubborn }.algorithm(),
        ONE_WAY => Follower::<ONE_WAY> { stubborn }.algorithm(),
        _ => Follower::<TWO_WAY> { stubborn }.algorithm(),
    }
}

/// The process with the highest id leads from tick 0 on and sends a heartbeat every 4 ticks.
fn plan<const SHAPE: u8>(n: u32, network: Network, script: Vec<(Ticks, Command)>) -> Plan {
    let protocol = follower::<SHAPE>(false);
    Plan {
        nature: protocol.profile(),
        given: vec![Given { leader: Id::new(n * 10), ..Given::default() }],
        protocol,
        ids: (1..=n).filter_map(|at| Id::new(at * 10)).collect(),
        overlay: Arc::default(),
        down: Vec::new(),
        network,
        detector: Detector::Heartbeat { period: 4 },
        script,
        pins: None,
        numbered: true,
    }
}

fn run(plan: Plan) -> (Vec<String>, World) {
    let (mut chance, mut misses) = (Seeded::new(1), Misses::default());
    let mut world = World::new(plan, &mut chance, &mut misses);
    while let Some(tick) = world.next_due().filter(|&tick| tick < 10_000) {
        world.begin(tick);
        world.finish(&mut chance, &mut misses);
    }
    assert!(world.is_quiet());
    (misses.0, world)
}

fn cut(pair: (u32, u32), one_way: bool) -> Command {
    Command::Cut { pairs: vec![pair], one_way }
}

fn mend(one: u32, other: u32) -> Command {
    Command::Mend(Links::Between(vec![(one, other)]))
}

/// Runs three processes with delay 1 (T = 2) and a timeout of 6 ticks. Returns which processes miss their leader, and
/// when.
fn missed(script: Vec<(Ticks, Command)>) -> Vec<String> {
    run(plan::<COMPLETE>(3, Network::default(), script)).0
}

#[test]
fn with_all_processes_up_the_run_is_quiet_from_the_beginning_and_heartbeats_continue() {
    let (missed, mut world) = run(plan::<COMPLETE>(3, Network::default(), Vec::new()));
    assert!(missed.is_empty());
    assert_eq!((world.now(), world.next_due(), world.next_due_of_any()), (0, None, Some(4)));
    let mut seen = Vec::new();
    while let Some(tick) = world.next_due_of_any().filter(|&tick| tick <= 13) {
        world.begin(tick);
        world.finish(&mut Seeded::new(1), &mut Misses::default());
        seen.push((
            tick,
            world
                .detector()
                .into_iter()
                .flat_map(Heartbeats::under_way)
                .map(|heartbeat| (heartbeat.from, heartbeat.to, heartbeat.due))
                .collect::<Vec<_>>(),
        ));
        assert!(world.is_quiet());
    }
    let beat = |due| vec![(2, 0, due), (2, 1, due)];
    let expected = [(4, beat(5)), (5, vec![]), (8, beat(9)), (9, vec![]), (12, beat(13)), (13, vec![])];
    assert_eq!(seen, expected);
    assert_eq!((world.heartbeats_sent(), world.counters().sent()), (6, 0), "heartbeats do not count as messages");
}

#[test]
fn a_crashed_leader_is_missed_a_period_and_t_after_its_last_heartbeat() {
    let crashed = |tick| missed(vec![(tick, crash(2, None))]);
    // No heartbeat has arrived since tick 0. The heartbeat due in the tick of the crash is not sent: commands come
    // first.
    assert_eq!(crashed(1), ["6: 10 misses 30", "6: 20 misses 30"]);
    assert_eq!(crashed(4), ["6: 10 misses 30", "6: 20 misses 30"]);
    // The heartbeat of tick 4 arrives at tick 5, even if its sender crashes in the meantime.
    assert_eq!(crashed(5), ["11: 10 misses 30", "11: 20 misses 30"]);
    assert_eq!(crashed(8), ["11: 10 misses 30", "11: 20 misses 30"]);
    assert_eq!(crashed(9), ["15: 10 misses 30", "15: 20 misses 30"]);
}

#[test]
fn a_left_leader_is_missed_the_same_way_and_sooner_if_announced() {
    let leave = |announced| missed(vec![(1, Command::Leave { targets: Targets::Listed(vec![2]), announced })]);
    assert_eq!(leave(false), ["6: 10 misses 30", "6: 20 misses 30"]);
    assert_eq!(leave(true), ["2: 10 misses 30", "2: 20 misses 30"], "one longest delay after the leave");
}

#[test]
fn a_leader_down_at_the_beginning_is_missed_and_one_that_recovers_without_leading_too() {
    let plan = Plan { down: vec![2], ..plan::<COMPLETE>(3, Network::default(), Vec::new()) };
    assert_eq!(run(plan).0, ["6: 10 misses 30", "6: 20 misses 30"]);
    assert_eq!(missed(vec![(1, crash(2, None)), (2, revive(2))]), ["6: 10 misses 30", "6: 20 misses 30"]);
}

#[test]
fn a_cut_causes_false_suspicion_and_only_the_direction_from_the_leader_matters() {
    assert_eq!(missed(vec![(1, cut((0, 2), false))]), ["6: 10 misses 30"]);
    assert_eq!(missed(vec![(1, cut((2, 0), true))]), ["6: 10 misses 30"]);
    assert!(missed(vec![(1, cut((0, 2), true))]).is_empty());
}

#[test]
fn a_link_mended_in_time_passes_the_next_heartbeat_and_one_mended_too_late_does_not_help() {
    let mended = |cut_at, at| missed(vec![(cut_at, cut((0, 2), false)), (at, mend(0, 2))]);
    // The heartbeat of tick 4 is due at tick 5. If the link is mended in tick 5, that heartbeat arrives.
    assert!(mended(1, 5).is_empty());
    // The heartbeat of tick 4 was lost. The next heartbeat is due at tick 9, after process 10 gave up its leader, so
    // the run is not quiet before tick 9.
    assert_eq!(mended(1, 6), ["6: 10 misses 30"]);
    assert_eq!(mended(9, 10), ["11: 10 misses 30"]);
}

#[test]
fn a_process_that_keeps_its_leader_notices_only_once_until_the_next_heartbeat() {
    let stubborn = |script| {
        let (missed, world) =
            run(Plan { protocol: follower::<COMPLETE>(true), ..plan::<COMPLETE>(3, Network::default(), script) });
        (missed, world.now())
    };
    assert_eq!(stubborn(vec![(1, crash(2, None))]), (vec!["6: 10 misses 30".into(), "6: 20 misses 30".into()], 6));
    let twice = vec![(1, cut((0, 2), false)), (8, mend(0, 2)), (10, cut((0, 2), false))];
    assert_eq!(stubborn(twice).0, ["6: 10 misses 30", "15: 10 misses 30"]);
}

/// Runs a ring of four processes with delay 1 and timeout 8. Returns which processes miss their leader, and the last
/// tick. A heartbeat sent at tick 4 reaches processes 10, 20 and 30 at ticks 5, 6 and 7.
fn missed_on_ring<const SHAPE: u8>(bounce: bool, script: Vec<(Ticks, Command)>) -> (Vec<String>, Ticks) {
    let (missed, world) = run(plan::<SHAPE>(4, Network { bounce, ..Network::default() }, script));
    (missed, world.now())
}

#[test]
fn on_a_ring_heartbeats_are_forwarded_for_one_round() {
    fn round<const SHAPE: u8>() {
        let mut world = run(plan::<SHAPE>(4, Network::default(), Vec::new())).1;
        let mut hops = Vec::new();
        while let Some(tick) = world.next_due_of_any().filter(|&tick| tick < 12) {
            world.begin(tick);
            world.finish(&mut Seeded::new(1), &mut Misses::default());
            let sent =
                world.detector().into_iter().flat_map(Heartbeats::under_way).filter(|heartbeat| heartbeat.sent == tick);
            hops.extend(sent.map(|heartbeat| (tick, heartbeat.from, heartbeat.to)));
        }
        let lap = |start| [(start, 3, 0), (start + 1, 0, 1), (start + 2, 1, 2), (start + 3, 2, 3)];
        assert_eq!(hops, [lap(4), lap(8)].concat());
    }
    round::<ONE_WAY>();
    round::<TWO_WAY>();
}

#[test]
fn on_a_ring_each_process_misses_its_leader_by_its_own_last_heartbeat() {
    for missed in [missed_on_ring::<ONE_WAY>, missed_on_ring::<TWO_WAY>] {
        let all =
            |ticks: [u32; 3]| (1..).zip(ticks).map(|(at, tick)| format!("{tick}: {at}0 misses 40")).collect::<Vec<_>>();
        assert_eq!(missed(false, vec![(1, crash(3, None))]).0, all([8, 8, 8]));
        assert_eq!(missed(false, vec![(6, crash(3, None))]).0, all([13, 14, 15]));
        // In the next cases, handling takes time: a forwarded heartbeat leaves later, and timeouts end later too.
    }
    let slow = Network { process_time: 1, ..Network::default() };
    let (seen, _) = run(plan::<ONE_WAY>(4, slow, vec![(5, crash(3, None))]));
    assert_eq!(
        seen,
        ["18: 10 misses 40", "20: 20 misses 40", "22: 30 misses 40"],
        "4 + 4 * 2 after 5 + 1, 7 + 1, 9 + 1"
    );
}

#[test]
fn a_plain_ring_loses_heartbeats_at_a_crashed_follower_and_a_bouncing_one_bypasses_it() {
    for missed in [missed_on_ring::<ONE_WAY>, missed_on_ring::<TWO_WAY>] {
        assert_eq!(missed(false, vec![(1, crash(1, None))]), (vec!["8: 30 misses 40".into()], 8));
        // At tick 6, the heartbeat reaches process 20, which is down. Process 10 gets the notice at tick 7, and
        // process 30 gets the heartbeat at tick 8, in time.
        assert_eq!(missed(true, vec![(1, crash(1, None))]), (vec![], 1));
        // The notice cannot return over a cut link, so the heartbeat does not pass the crashed process.
        let deaf = vec![(1, crash(1, None)), (1, cut((1, 0), true))];
        assert_eq!(missed(true, deaf).0, ["8: 30 misses 40"]);
    }
}

#[test]
fn a_heartbeat_takes_the_delay_and_the_loss_of_its_own_link() {
    let missed = |own: OwnTraits| {
        let network = Network { each: Arc::new([((2, 0), own)].into()), ..Network::default() };
        let (misses, world) = run(plan::<COMPLETE>(3, network, vec![]));
        (misses, world.is_quiet())
    };
    assert_eq!(missed(OwnTraits { delay: Some((9, 9)), loss: None }), (vec![], true));
    assert_eq!(missed(OwnTraits { delay: None, loss: Some(1.0) }), (vec!["6: 10 misses 30".to_owned()], true));
}

#[test]
fn certain_loss_silences_all() {
    let (missed, _) = run(plan::<COMPLETE>(3, Network { loss: 1.0, ..Network::default() }, Vec::new()));
    assert_eq!(missed, ["6: 10 misses 30", "6: 20 misses 30"]);
}

fn advance(world: &mut World, chance: &mut Seeded, misses: &mut Misses, ticks: Ticks) {
    let until = world.now() + ticks;
    while let Some(tick) = world.next_due_of_any().filter(|&tick| tick <= until) {
        world.begin(tick);
        world.finish(chance, misses);
    }
}

fn random_faults(seed: u64, n: u32) -> Vec<(Ticks, Command)> {
    let mut number = 0;
    let mut draw = |below: u32| {
        number += 1;
        let choice = Choice { purpose: Purpose::Draw, about: 1, number };
        Seeded::new(seed).pick(choice, NonZeroU32::new(below).expect("not zero"))
    };
    let mut tick = 0;
    (0..6)
        .map(|_| {
            tick += 1 + Ticks::from(draw(9));
            let pair = (draw(n), draw(n));
            let act = match draw(5) {
                0 => crash(pair.0, None),
                1 => cut(pair, true),
                2 | 3 => mend(pair.0, pair.1),
                _ => cut(pair, false),
            };
            (tick, act)
        })
        .collect()
}

#[test]
fn in_a_quiet_run_without_loss_no_process_ever_misses_its_leader() {
    fn prove<const SHAPE: u8>(mut network: Network) {
        for seed in 0..60 {
            network.longest_delay = 1 + seed % 4;
            network.process_time = seed % 3;
            let own = OwnTraits { delay: Some((1, 2 + seed % 5)), loss: None };
            network.each = Arc::new((0..seed as u32 % 2).map(|_| ((4, 0), own)).collect());
            let script = if seed < 10 { Vec::new() } else { random_faults(seed, 5) };
            let (mut chance, mut misses) = (Seeded::new(seed), Misses::default());
            let mut world = World::new(plan::<SHAPE>(5, network.clone(), script), &mut chance, &mut misses);
            while let Some(tick) = world.next_due() {
                assert!(tick < 2_000, "seed {seed} never comes to rest");
                world.begin(tick);
                world.finish(&mut chance, &mut misses);
            }
            assert!(seed >= 10 || misses.0.is_empty(), "seed {seed}: nothing happened, and {:?}", misses.0);
            let before = misses.0.len();
            advance(&mut world, &mut chance, &mut misses, 400);
            assert_eq!(misses.0.len(), before, "seed {seed}: {:?}", misses.0);
        }
    }
    for fifo in [true, false] {
        prove::<COMPLETE>(Network { fifo, ..Network::default() });
        prove::<ONE_WAY>(Network { fifo, ..Network::default() });
        prove::<TWO_WAY>(Network { fifo, bounce: true, ..Network::default() });
    }
}

/// The worst case for a follower: first all heartbeats have the shortest delay, then all have the longest.
struct Worst {
    is_slow: bool,
}

impl Choose for Worst {
    fn pick(&mut self, _: Choice, below: NonZeroU32) -> u32 {
        if self.is_slow { below.get() - 1 } else { 0 }
    }

    fn happens(&mut self, _: Choice, _: f64) -> bool {
        false
    }
}

#[test]
fn on_a_ring_with_many_crashed_a_fast_and_a_slow_heartbeat_may_be_too_far_apart() {
    fn prove<const SHAPE: u8>(n: u32, down: u32, network: &Network) -> bool {
        let script = (0..down).map(|at| (1, crash(at, None))).collect();
        let (mut chance, mut misses) = (Worst { is_slow: false }, Misses::default());
        let mut world = World::new(plan::<SHAPE>(n, network.clone(), script), &mut chance, &mut misses);
        while let Some(tick) = world.next_due().filter(|&tick| tick < 1_000) {
            world.begin(tick);
            world.finish(&mut chance, &mut misses);
        }
        let (before, quiet) = (misses.0.len(), world.is_quiet());
        chance.is_slow = true;
        let until = world.now() + 1_000;
        while let Some(tick) = world.next_due_of_any().filter(|&tick| tick <= until) {
            world.begin(tick);
            world.finish(&mut chance, &mut misses);
        }
        assert!(!quiet || misses.0.len() == before, "{n} {down} {network:?}: {:?}", &misses.0[before..]);
        quiet
    }
    // The timeout is 4 + 8·12. The path past six crashed processes takes 13 delays, together 13 to 156 ticks.
    let network =
        |shortest_delay, longest_delay| Network { shortest_delay, longest_delay, bounce: true, ..Network::default() };
    assert!(!prove::<ONE_WAY>(8, 6, &network(1, 12)));
    assert!(prove::<ONE_WAY>(8, 6, &network(12, 12)));
    assert!(prove::<ONE_WAY>(8, 1, &network(1, 12)));
    for n in 2..8 {
        for down in 0..n - 1 {
            for shortest in [1, 4] {
                for longest in shortest..=9 {
                    prove::<ONE_WAY>(n, down, &network(shortest, longest));
                    prove::<COMPLETE>(n, down, &network(shortest, longest));
                }
            }
        }
    }
}

#[test]
fn steps_whole_ticks_and_clones_are_the_same_run_also_with_lost_heartbeats() {
    let network = Network { longest_delay: 5, loss: 0.3, fifo: false, bounce: true, ..Network::default() };
    let (mut chance, mut misses) = (Seeded::new(3), Misses::default());
    let mut whole = World::new(plan::<ONE_WAY>(6, network.clone(), random_faults(3, 6)), &mut chance, &mut misses);
    advance(&mut whole, &mut chance, &mut misses, 300);
    assert!(!misses.0.is_empty());
    let mut stepped = Misses::default();
    let mut world = World::new(plan::<ONE_WAY>(6, network, random_faults(3, 6)), &mut chance, &mut stepped);
    while let Some(tick) = world.next_due_of_any().filter(|&tick| tick <= 300) {
        world = world.clone();
        world.begin(tick);
        while world.step(&mut chance, &mut stepped) {}
    }
    assert_eq!(stepped.0, misses.0);
    assert_eq!(world.heartbeats_sent(), whole.heartbeats_sent());
}

#[test]
fn heartbeats_change_nothing_in_what_the_protocol_does() {
    let network = Network { longest_delay: 6, loss: 0.2, duplicate: 0.2, ..Network::default() };
    let script = vec![(1, start(0)), (3, start(1)), (7, crash(1, Some(2))), (9, start(1))];
    let digest = |detector| {
        let (mut chance, mut digest) = (Seeded::new(5), Digest::default());
        let plan = Plan { detector, given: vec![Given::default()], ..super::plan(4, network.clone(), script.clone()) };
        let mut world = World::new(plan, &mut chance, &mut digest);
        while let Some(tick) = world.next_due() {
            world.begin(tick);
            world.finish(&mut chance, &mut digest);
        }
        (digest.value(), *world.counters(), world.now())
    };
    assert_eq!(digest(Detector::Heartbeat { period: 3 }), digest(Detector::Manual));
}
