//! A tick can be suspended anywhere, and a run stops at its limits. The way of stepping makes no difference.

use super::{Notebook, plan};
use crate::protocol::Ticks;
use crate::sim::chance::Seeded;
use crate::sim::command::{Command, NetworkChange, Probability, Targets};
use crate::sim::network::Network;
use crate::sim::observe::Observer;
use crate::sim::world::Plan;
use crate::sim::{Excess, Limits, World};

#[derive(Clone, Copy, Debug)]
enum Way {
    AtOnce,
    OneByOne,
    Portions(u64),
    /// Handles this number of events one by one, then the rest of the tick in one call.
    Mixed(usize),
    Through,
}

const WAYS: [Way; 7] = [
    Way::OneByOne,
    Way::Portions(1),
    Way::Portions(3),
    Way::Portions(1_000),
    Way::Mixed(1),
    Way::Mixed(5),
    Way::Through,
];

fn gone_through(plan: Plan, limits: Limits, until: Ticks, way: Way) -> (Vec<String>, World) {
    let (mut chance, mut notebook) = (Seeded::new(1), Notebook::default());
    let mut world = World::new(plan, &mut chance, &mut notebook);
    world.limit(limits);
    while let Some(tick) = world.next_due().filter(|&tick| tick <= until) {
        if !matches!(way, Way::Through) {
            world.begin(tick);
        }
        match way {
            Way::Through => world.pass(until, &mut chance, &mut notebook as &mut dyn Observer, &mut |_, _| false),
            Way::AtOnce => world.finish(&mut chance, &mut notebook),
            Way::OneByOne => while world.step(&mut chance, &mut notebook) {},
            Way::Portions(events) => while !world.work(events, &mut chance, &mut notebook as &mut dyn Observer) {},
            Way::Mixed(steps) => {
                let _ = (0..steps).all(|_| world.step(&mut chance, &mut notebook));
                world.finish(&mut chance, &mut notebook);
            }
        }
        assert!(world.tick_is_over(), "{way:?}");
    }
    (notebook.0, world)
}

/// Every message is duplicated, so the number of messages in transit grows without limit.
fn doubling(delays: (Ticks, Ticks)) -> Plan {
    let network = Network { shortest_delay: delays.0, longest_delay: delays.1, duplicate: 1.0, ..Network::default() };
    let acts = (1..40).map(|tick| (tick, Command::Start(Targets::All))).collect();
    plan(5, network, acts)
}

#[test]
fn suspending_a_tick_anywhere_makes_no_difference() {
    for numbered in [true, false] {
        for delays in [(1, 1), (1, 4)] {
            let calm = Command::Network(NetworkChange { duplicate: Probability::new(0.0), loss: None, fifo: None });
            let mut plan = Plan { numbered, ..doubling(delays) };
            plan.script.push((6, calm));
            let limits = Limits::default();
            let (expected, world) = gone_through(plan.clone(), limits, 60, Way::AtOnce);
            assert!(world.is_quiet() && expected.len() > 500, "{} lines", expected.len());
            for way in WAYS {
                let (seen, _) = gone_through(plan.clone(), limits, 60, way);
                assert!(seen == expected, "{way:?}, delays {delays:?}, numbered {numbered}");
            }
        }
    }
}

#[test]
fn many_starts_at_once_are_the_same_as_one_after_the_other() {
    let crashes = Command::Crash { targets: Targets::Listed(vec![1]), after: None };
    let several = Command::Start(Targets::Listed(vec![0, 1, 4, 0, 2]));
    let acts =
        vec![(1, Command::Start(Targets::All)), (5, crashes), (5, several.clone()), (9, Command::Start(Targets::All))];
    let greeters = Plan { down: vec![3], ..plan(5, Network::default(), acts) };
    for under_way in [1, 12, 1_000] {
        let limits = Limits { under_way, ..Limits::default() };
        let (expected, world) = gone_through(greeters.clone(), limits, 60, Way::OneByOne);
        assert_eq!(world.excess().is_none(), under_way == 1_000, "{under_way}");
        for way in WAYS {
            let (seen, same) = gone_through(greeters.clone(), limits, 60, way);
            assert!(seen == expected, "{way:?}, {under_way}");
            assert_eq!(
                (same.now(), same.counters(), same.excess()),
                (world.now(), world.counters(), world.excess()),
                "{way:?}"
            );
        }
    }
}

#[test]
fn a_run_stops_at_its_limit_at_the_same_event_however_it_is_stepped() {
    for under_way in [30, 100] {
        let limits = Limits { under_way, ..Limits::default() };
        let (expected, world) = gone_through(doubling((2, 3)), limits, 1_000, Way::AtOnce);
        assert_eq!(world.excess(), Some(Excess::Copies), "{under_way}");
        assert!(!world.is_quiet() && world.next_due().is_none() && world.next_due_of_any().is_none());
        let here = world.counters().in_flight();
        assert!((under_way + 1..under_way + 300).contains(&here), "{here} of {under_way}");
        assert_eq!(world.underway().len() as u64, here, "the rest of the tick stays in transit");
        for way in WAYS {
            let (seen, stopped) = gone_through(doubling((2, 3)), limits, 1_000, way);
            assert_eq!((stopped.now(), stopped.counters()), (world.now(), world.counters()), "{way:?}");
            assert!(seen == expected, "{way:?}");
        }
    }
}
