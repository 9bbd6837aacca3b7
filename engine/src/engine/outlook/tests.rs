use std::sync::Arc;

use super::*;
use crate::protocol::{Catalogued, Given, Id, Overlay, Parameters, Setup};
use crate::protocols::bully::{Bully, Variant};
use crate::protocols::sum::Summand;
use crate::sim::Plan;
use crate::sim::command::Targets;
use crate::sim::detector::Detector;
use crate::sim::network::Network;
use crate::sim::observe::Silent;

const N: u32 = 9;

fn world(network: Network, script: Vec<(Ticks, Command)>, chance: &mut Seeded) -> World {
    let setup = Setup {
        processes: N,
        parameters: &Parameters::default(),
        longest_delay: network.longest_delay,
        process_time: 0,
        parts: &[],
        overlay: &Overlay::default(),
        down: &[],
    };
    let protocol = Bully::new(Variant::Standard, &setup).algorithm();
    let plan = Plan {
        nature: protocol.profile(),
        ids: (1..=N).filter_map(Id::new).collect(),
        given: vec![Given { leader: Id::new(N), ..Given::default() }],
        protocol,
        overlay: Arc::default(),
        down: Vec::new(),
        network,
        detector: Detector::Manual,
        script,
        pins: None,
        numbered: true,
    };
    World::new(plan, chance, &mut Silent)
}

fn crash(at: u32, after: Option<u32>) -> Command {
    Command::Crash { targets: Targets::Listed(vec![at]), after }
}

fn looked(messages: u64) -> Ahead {
    Ahead::new(None, messages, false)
}

#[test]
fn answers_without_looking_ahead_equal_those_of_looking_ahead() {
    let start = || (1, Command::Start(Targets::Listed(vec![0, 3])));
    let scripts = [
        vec![start()],
        vec![start(), (3, crash(7, None)), (6, Command::Revive(Targets::Listed(vec![7])))],
        vec![start(), (2, crash(8, Some(3)))],
    ];
    let networks = [
        Network { longest_delay: 4, ..Network::default() },
        Network { longest_delay: 4, loss: 0.3, duplicate: 0.2, bounce: true, ..Network::default() },
    ];
    let (mut known, mut rested) = (0, 0);
    for (network, script) in networks.iter().flat_map(|network| scripts.iter().map(move |script| (network, script))) {
        let mut chance = Seeded::new(5);
        let mut world = world(network.clone(), script.clone(), &mut chance);
        while let Some(next) = world.next_due() {
            world.begin(next);
            while world.step(&mut chance, &mut Silent) {
                for at in 0..N {
                    let (short, long) =
                        (world.ahead(at, &mut looked(10_000)), run_ahead(world.clone(), at, &mut looked(10_000)));
                    assert_eq!(short, long, "{at} at {next}: {network:?}, {script:?}");
                    known += usize::from(world.is_reached_anyway(at));
                }
            }
        }
        for at in 0..N {
            assert_eq!(world.ahead(at, &mut looked(1)), Outlook::Never, "nothing is due");
            rested += 1;
        }
    }
    assert!(known > 100 && rested == 6 * N, "{known}");
}

#[test]
fn looking_ahead_stays_within_its_limit_even_in_a_large_tick() {
    let mut chance = Seeded::new(1);
    let all = Targets::Listed((0..N).collect());
    let mut world = world(Network::default(), vec![(1, Command::Start(all)), (900, crash(0, None))], &mut chance);
    world.begin(1);
    let limit = 3;
    let mut narrow = Ahead::new(Some(crash(0, None)), limit, false);
    assert_eq!(run_ahead(world.clone(), 0, &mut narrow), Outlook::Unknown);
    assert_eq!(narrow.left, 0, "the whole limit was used");
}
