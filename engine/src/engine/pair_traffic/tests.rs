use std::sync::Arc;

use std::collections::BTreeMap;

use super::*;
use crate::protocol::{Catalogued, Given, Id, Overlay, Parameters, Setup};
use crate::protocols::bully::{Bully, Variant};
use crate::protocols::sum::Summand;
use crate::sim::Plan;
use crate::sim::chance::Seeded;
use crate::sim::command::{Command, Targets};
use crate::sim::detector::Detector;
use crate::sim::network::Network;
use crate::sim::observe::Silent;

fn listed(positions: &[u32]) -> Targets {
    Targets::Listed(positions.to_vec())
}

fn plan(n: u32, network: Network, script: Vec<(Ticks, Command)>) -> Plan {
    let setup = Setup {
        processes: n,
        parameters: &Parameters::default(),
        longest_delay: network.longest_delay,
        process_time: 0,
        parts: &[],
        overlay: &Overlay::default(),
        down: &[],
    };
    let protocol = Bully::new(Variant::Standard, &setup).algorithm();
    Plan {
        nature: protocol.profile(),
        ids: (1..=n).filter_map(Id::new).collect(),
        given: vec![Given { leader: Id::new(n), ..Given::default() }],
        protocol,
        overlay: Arc::default(),
        down: Vec::new(),
        network,
        detector: Detector::Manual,
        script,
        pins: None,
        numbered: true,
    }
}

fn faulty() -> Network {
    Network { longest_delay: 5, loss: 0.1, duplicate: 0.2, bounce: true, fifo: false, ..Network::default() }
}

fn script() -> Vec<(Ticks, Command)> {
    vec![
        (1, Command::Crash { targets: listed(&[8, 4]), after: None }),
        (2, Command::Start(listed(&[0, 3]))),
        (3, Command::Crash { targets: listed(&[7]), after: Some(2) }),
        (6, Command::Revive(listed(&[8]))),
        (90, Command::Start(listed(&[1]))),
    ]
}

fn count_in_transit(world: &World, per_row: usize, notice: usize) -> BTreeMap<(usize, usize, usize), u32> {
    let mut counted = BTreeMap::new();
    for packet in world.packets() {
        let kind = if packet.notice { notice } else { packet.message.kind() };
        *counted.entry((packet.from as usize / per_row, packet.to as usize / per_row, kind)).or_default() += 1;
    }
    counted
}

#[test]
fn incremental_counts_equal_a_recount_at_every_event() {
    for seed in 0..20 {
        let mut chance = Seeded::new(seed);
        let mut world = World::new(plan(9, faulty(), script()), &mut chance, &mut Silent);
        let mut pairs = PairTraffic::of(&world);
        for tick in 1..120 {
            world.begin(tick);
            while world.step(&mut chance, &mut pairs) {
                let counted = count_in_transit(&world, pairs.per_row(), pairs.notice());
                let mut all = 0;
                for from in 0..pairs.side {
                    for to in 0..pairs.side {
                        for (kind, traffic) in pairs.between(from, to).iter().enumerate() {
                            let found = counted.get(&(from, to, kind)).copied().unwrap_or_default();
                            assert_eq!(
                                traffic.under_way, found,
                                "seed {seed}, tick {tick}: {from} to {to}, kind {kind}"
                            );
                            all += if kind == pairs.notice() { 0 } else { u64::from(found) };
                        }
                    }
                }
                assert_eq!(pairs.under_way, all, "seed {seed}, tick {tick}");
                assert_eq!(all, world.counters().in_flight());
            }
        }
    }
}

#[test]
fn the_counts_of_an_election_add_up_to_its_sent_messages() {
    let network = Network { longest_delay: 3, ..Network::default() };
    let script = vec![
        (1, Command::Crash { targets: listed(&[29]), after: None }),
        (2, Command::Start(Targets::All)),
        (200, Command::Start(listed(&[27]))),
    ];
    let mut chance = Seeded::new(3);
    let mut world = World::new(plan(30, network, script), &mut chance, &mut Silent);
    let mut pairs = PairTraffic::of(&world);
    let mut before = 0;
    for tick in 1..300 {
        if tick == 200 {
            assert_eq!(
                pairs.under_way + u64::try_from(pairs.competing).unwrap_or_default(),
                0,
                "the first election is over"
            );
            before = world.counters().sent();
            assert!(before > 800, "all asked all");
        }
        world.begin(tick);
        while world.step(&mut chance, &mut pairs) {
            let sent: u64 = pairs.kinds.iter().filter(|kind| kind.seen.is_some()).map(|kind| kind.sent).sum();
            let arrived = pairs.table.chunks(pairs.kinds.len()).flat_map(|kinds| &kinds[..pairs.notice()]);
            let arrived: u64 = arrived.map(|counts| u64::from(counts.arrived)).sum();
            assert_eq!(sent, world.counters().sent() - before, "tick {tick}");
            assert_eq!(sent, pairs.under_way + arrived + pairs.lost, "tick {tick}");
        }
    }
    assert!(world.counters().sent() > before, "the second election has sent something");
}

#[test]
fn the_maximum_in_transit_is_reset_when_the_network_is_empty() {
    let mut chance = Seeded::new(1);
    let script = vec![(2, Command::Start(Targets::All))];
    let mut world =
        World::new(plan(12, Network { longest_delay: 4, ..Network::default() }, script), &mut chance, &mut Silent);
    let mut pairs = PairTraffic::of(&world);
    let (mut most, mut emptied) = (0, false);
    for tick in 1..60 {
        world.begin(tick);
        while world.step(&mut chance, &mut pairs) {}
        let now = world.counters().in_flight();
        emptied |= most > 0 && now == 0;
        most = if now == 0 { 0 } else { u64::max(most, now) };
        assert_eq!(pairs.most(), most, "tick {tick}");
    }
    assert!(emptied, "the election ended");
}

#[test]
fn a_large_table_has_rows_of_several_processes() {
    let mut chance = Seeded::new(1);
    let world = World::new(plan(300, Network::default(), Vec::new()), &mut chance, &mut Silent);
    let pairs = PairTraffic::of(&world);
    assert_eq!((pairs.per_row(), pairs.side), (4, 75));
    assert_eq!((pairs.processes(0), pairs.processes(74)), (0..4, 296..300));
}

#[test]
fn a_process_without_messages_in_transit_is_known_without_reading_the_messages() {
    for (n, shares) in [(9, 1), (300, 4)] {
        let mut chance = Seeded::new(3);
        let script = vec![(1, Command::Start(listed(&[n / 2, n - 2])))];
        let mut world =
            World::new(plan(n, Network { longest_delay: 3, ..Network::default() }, script), &mut chance, &mut Silent);
        let mut pairs = PairTraffic::of(&world);
        let (mut free, mut busy) = (0, 0);
        for _ in 0..4 {
            let Some(next) = world.next_due() else { break };
            world.begin(next);
            world.finish(&mut chance, &mut pairs);
            let has: Vec<bool> =
                (0..n).map(|at| world.packets().any(|packet| packet.from == at || packet.to == at)).collect();
            for at in 0..n {
                let row = at / shares * shares..(at / shares * shares + shares).min(n);
                assert_eq!(pairs.may_have(at), row.into_iter().any(|at| has[at as usize]), "{at} of {n}");
                (free, busy) = (free + usize::from(!has[at as usize]), busy + usize::from(has[at as usize]));
            }
        }
        assert!(free > 0 && busy > 0);
    }
}
