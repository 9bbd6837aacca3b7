use std::sync::Arc;

use super::*;
use crate::protocol::{Catalogued, Given, Overlay, Parameters, Setup};
use crate::protocols::bully::{Bully, Variant};
use crate::protocols::sum::Summand;
use crate::sim::Plan;
use crate::sim::chance::Seeded;
use crate::sim::command::{Command, Targets};
use crate::sim::detector::Detector;
use crate::sim::network::Network;

#[test]
fn incremental_counts_equal_a_recount_at_every_event() {
    let listed = |positions: &[u32]| Targets::Listed(positions.to_vec());
    let network = Network { longest_delay: 5, loss: 0.1, ..Network::default() };
    for seed in 0..20 {
        let protocol = Bully::new(
            Variant::Standard,
            &Setup {
                processes: 3,
                parameters: &Parameters::default(),
                longest_delay: 5,
                process_time: 0,
                parts: &[],
                overlay: &Overlay::default(),
                down: &[],
            },
        )
        .algorithm();
        let plan = Plan {
            nature: protocol.profile(),
            ids: (1..=9).filter_map(Id::new).collect(),
            given: vec![Given { leader: Id::new(9), ..Given::default() }],
            protocol,
            overlay: Arc::default(),
            down: vec![2],
            network: network.clone(),
            detector: Detector::Manual,
            script: vec![
                (1, Command::Crash { targets: listed(&[8, 4]), after: None }),
                (2, Command::Start(listed(&[0, 3]))),
                (3, Command::Crash { targets: listed(&[7]), after: Some(2) }),
                (6, Command::Revive(listed(&[2, 8]))),
                (9, Command::Start(listed(&[1]))),
            ],
            pins: None,
            numbered: true,
        };
        let mut chance = Seeded::new(seed);
        let mut world = World::new(plan, &mut chance, &mut crate::sim::observe::Silent);
        let mut census = Census::of(&world);
        for tick in 1..60 {
            world.begin(tick);
            while world.step(&mut chance, &mut census) {
                assert_eq!(census, Census::of(&world), "seed {seed}, tick {tick}");
            }
        }
    }
}
