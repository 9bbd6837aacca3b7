//! Choices pinned from the beginning and by acts.

use super::*;
use crate::protocol::Topology;
use crate::sim::chance::{Choice, Purpose};
use crate::sim::command::{NetworkChange, Probability};
use crate::sim::detector::Noticers;
use crate::sim::pins::{DirectedLink, Pin};

fn on(from: u32, to: u32) -> DirectedLink {
    DirectedLink { from, to, clockwise: false }
}

fn delay(from: u32, to: u32, nth: u32, ticks: Ticks) -> Pin {
    Pin::Delay { on: on(from, to), nth, ticks }
}

fn lost(from: u32, to: u32, nth: u32, lost: bool) -> Pin {
    Pin::Loss { on: on(from, to), nth, copy: false, lost }
}

fn timer(process: u32, nth: u32, ticks: Ticks) -> Pin {
    Pin::Timer { process, timer: 0, nth, ticks }
}

fn run_with_pins(plan: Plan, pins: &[Pin]) -> Vec<String> {
    let pins = Some(Pins::of(Topology::Complete, plan.ids.len() as u32, pins.iter().copied()));
    run(Plan { pins, ..plan }).0
}

fn hellos(seen: &[String]) -> Vec<&str> {
    seen.iter().filter(|line| line.contains("hello")).map(String::as_str).collect()
}

#[test]
fn a_pinned_delay_applies_even_beyond_the_network_delays() {
    let network = Network { shortest_delay: 2, longest_delay: 3, ..Network::default() };
    for ticks in [1, 2, 3, 7, 200] {
        let seen = run_with_pins(plan(2, network.clone(), vec![(1, start(0))]), &[delay(0, 1, 1, ticks)]);
        assert_eq!(hellos(&seen), [format!("{}: hello 10→20", 1 + ticks)]);
    }
}

#[test]
fn delays_count_from_leaving() {
    // The answer leaves one tick after its hello arrives.
    let network = Network { process_time: 1, ..Network::default() };
    let seen = run_with_pins(plan(2, network, vec![(1, start(0))]), &[delay(1, 0, 1, 4)]);
    assert!(seen.contains(&"7: answer 20→10".to_owned()), "{seen:?}");
}

#[test]
fn a_pinned_delay_is_exact_and_drawn_ones_keep_fifo_behind_it() {
    let twice = || plan(2, Network::default(), vec![(1, start(0)), (2, start(0))]);
    // The second hello takes one tick, like every message, and waits behind the first.
    assert_eq!(hellos(&run_with_pins(twice(), &[delay(0, 1, 1, 7)])), ["8: hello 10→20", "8: hello 10→20"]);
    // If the second hello is pinned too, it overtakes the first.
    assert_eq!(
        hellos(&run_with_pins(twice(), &[delay(0, 1, 1, 7), delay(0, 1, 2, 1)])),
        ["3: hello 10→20", "8: hello 10→20"]
    );
    let no_fifo = plan(2, Network { fifo: false, ..Network::default() }, vec![(1, start(0)), (2, start(0))]);
    assert_eq!(hellos(&run_with_pins(no_fifo, &[delay(0, 1, 1, 7)])), ["3: hello 10→20", "8: hello 10→20"]);
}

#[test]
fn a_pin_decides_whether_the_nth_message_of_a_link_is_lost() {
    let twice = |network| plan(2, network, vec![(1, start(0)), (5, start(0))]);
    let seen = run_with_pins(twice(Network::default()), &[lost(0, 1, 2, true)]);
    assert_eq!(hellos(&seen), ["2: hello 10→20", "6: hello 10→20 lost: loss"]);
    let seen = run_with_pins(twice(Network { loss: 1.0, ..Network::default() }), &[lost(0, 1, 2, false)]);
    assert_eq!(hellos(&seen), ["2: hello 10→20 lost: loss", "6: hello 10→20"]);
}

#[test]
fn pins_decide_duplication_and_the_delay_and_loss_of_the_copy() {
    let copy = |ticks| Pin::Copy { on: on(0, 1), nth: 1, ticks };
    let once = |network| plan(2, network, vec![(1, start(0))]);
    let seen = run_with_pins(once(Network::default()), &[copy(Some(5))]);
    assert_eq!(hellos(&seen), ["2: hello 10→20", "6: hello 10→20"]);
    let doubling = Network { duplicate: 1.0, ..Network::default() };
    assert_eq!(hellos(&run_with_pins(once(doubling.clone()), &[])), ["2: hello 10→20", "2: hello 10→20"]);
    assert_eq!(hellos(&run_with_pins(once(doubling.clone()), &[copy(None)])), ["2: hello 10→20"]);
    let of_copy = Pin::Loss { on: on(0, 1), nth: 1, copy: true, lost: true };
    assert_eq!(hellos(&run_with_pins(once(doubling), &[of_copy])), ["2: hello 10→20", "2: hello 10→20 lost: loss"]);
}

#[test]
fn copies_do_not_count() {
    let doubling = Network { duplicate: 1.0, ..Network::default() };
    let seen = run_with_pins(plan(2, doubling, vec![(1, start(0)), (5, start(0))]), &[lost(0, 1, 2, true)]);
    assert_eq!(hellos(&seen)[2..], ["6: hello 10→20 lost: loss", "6: hello 10→20"]);
}

#[test]
fn a_pin_sets_the_delay_of_the_nth_notice_of_the_run() {
    let bouncing = Network { bounce: true, ..Network::default() };
    let plan = Plan { down: vec![1], ..plan(3, bouncing, vec![(1, start(0)), (4, start(2))]) };
    let seen = run_with_pins(plan, &[Pin::Notice { nth: 2, ticks: 6 }]);
    let back: Vec<_> = seen.iter().filter(|line| line.contains("came back")).collect();
    assert_eq!(back, ["3: hello 10→20 came back", "11: hello 30→20 came back"]);
}

#[test]
fn a_pin_sets_the_duration_of_the_nth_timer_of_a_name() {
    let network = Network { loss: 1.0, ..Network::default() };
    let seen = run_with_pins(plan(2, network, vec![(1, start(0)), (10, start(0))]), &[timer(0, 2, 9)]);
    let fired: Vec<_> = seen.iter().filter(|line| line.contains("timer")).collect();
    assert_eq!(fired, ["3: timer of 10", "19: timer of 10"]);
}

#[test]
fn a_pin_selects_the_noticing_process_and_is_ignored_for_a_process_that_does_not_follow() {
    let missing = |script| Plan {
        given: super::inputs_with_leader(40),
        detector: Detector::Oracle { delay: 2, by: Noticers::Random },
        ..plan(4, Network::default(), script)
    };
    let noticer = |process| Pin::Noticer { nth: 1, process };
    let starts = |seen: Vec<String>| seen.into_iter().find(|line| line.contains("misses")).expect("somebody notices");
    for at in 0..3 {
        let seen = run_with_pins(missing(vec![(1, crash(3, None))]), &[noticer(at)]);
        assert_eq!(starts(seen), format!("3: {} misses 40", (at + 1) * 10));
    }
    let by_chance = starts(run(missing(vec![(1, crash(3, None))])).0);
    assert_eq!(starts(run_with_pins(missing(vec![(1, crash(3, None))]), &[noticer(3)])), by_chance);
}

fn act(tick: Ticks, pin: Pin) -> (Ticks, Command) {
    (tick, Command::Pin(pin))
}

#[test]
fn an_act_pins_a_future_choice() {
    let script = vec![act(1, delay(0, 1, 2, 6)), (1, start(0)), (5, start(0))];
    assert_eq!(hellos(&run_with_pins(plan(2, Network::default(), script), &[])), ["2: hello 10→20", "11: hello 10→20"]);
    let script = vec![(1, start(0)), act(2, delay(0, 1, 2, 6)), (5, start(0))];
    assert_eq!(hellos(&run_with_pins(plan(2, Network::default(), script), &[])), ["2: hello 10→20", "11: hello 10→20"]);
}

#[test]
fn an_act_moves_a_message_in_transit_and_a_past_tick_means_now() {
    let slow = Network { shortest_delay: 10, longest_delay: 10, ..Network::default() };
    for (at, ticks, due) in [(4, 20, 21), (4, 5, 6), (4, 1, 4), (4, 3, 4), (1, 2, 3)] {
        let script = vec![(1, start(0)), act(at, delay(0, 1, 1, ticks))];
        let seen = run_with_pins(plan(2, slow.clone(), script), &[]);
        assert_eq!(hellos(&seen), [format!("{due}: hello 10→20")], "at {at}, {ticks} ticks");
        assert!(!seen.iter().any(|line| line.contains("nothing")), "{seen:?}");
    }
}

#[test]
fn an_act_moves_an_armed_timer_and_a_past_tick_means_now() {
    let losing = Network { loss: 1.0, shortest_delay: 10, longest_delay: 10, ..Network::default() };
    for (ticks, due) in [(30, 31), (5, 6), (1, 4)] {
        let script = vec![(1, start(0)), act(4, timer(0, 1, ticks))];
        let seen = run_with_pins(plan(2, losing.clone(), script), &[]);
        assert!(seen.contains(&format!("{due}: timer of 10")), "{ticks}: {seen:?}");
    }
}

#[test]
fn an_act_that_comes_too_late_has_no_effect() {
    let losing = Network { loss: 1.0, ..Network::default() };
    let late =
        [delay(0, 1, 1, 5), lost(0, 1, 1, false), Pin::Copy { on: on(0, 1), nth: 1, ticks: None }, timer(0, 1, 5)];
    for pin in late {
        let (seen, _) =
            run(Plan { pins: Some(Pins::default()), ..plan(2, losing.clone(), vec![(1, start(0)), act(8, pin)]) });
        assert!(seen.contains(&"8: nothing to act on".to_owned()), "{pin:?}: {seen:?}");
        let (seen, _) =
            run(Plan { pins: Some(Pins::default()), ..plan(2, losing.clone(), vec![act(1, pin), (8, start(0))]) });
        assert!(!seen.iter().any(|line| line.contains("nothing")), "{pin:?}: {seen:?}");
    }
}

#[test]
fn an_act_that_changes_no_due_tick_has_no_effect() {
    let slow = Network { shortest_delay: 10, longest_delay: 10, ..Network::default() };
    let script = vec![(1, start(0)), act(3, delay(0, 1, 1, 10))];
    assert!(run_with_pins(plan(2, slow, script), &[]).contains(&"3: nothing to act on".to_owned()));
}

#[test]
fn pinning_has_no_effect_in_a_world_that_does_not_count() {
    let (seen, world) = run(plan(2, Network::default(), vec![act(1, delay(0, 1, 1, 5)), (2, start(0))]));
    assert_eq!(seen[..3], ["1: nothing to act on", "2: 10 starts", "3: hello 10→20"]);
    assert_eq!(world.would_settle(&delay(0, 1, 9, 5)), None);
}

#[test]
fn pins_that_never_came_up_are_listed() {
    let pins = [delay(0, 1, 1, 2), delay(0, 1, 2, 2), Pin::Noticer { nth: 1, process: 0 }];
    let pins = Some(Pins::of(Topology::Complete, 2, pins));
    let (_, world) = run(Plan { pins, ..plan(2, Network::default(), vec![(1, start(0))]) });
    assert_eq!(world.open_pins(), [delay(0, 1, 2, 2), Pin::Noticer { nth: 1, process: 0 }]);
    assert_eq!(world.would_settle(&delay(0, 1, 1, 5)), Some(false));
    assert_eq!(world.would_settle(&delay(0, 1, 2, 5)), Some(true));
}

#[test]
fn counting_without_pins_changes_no_run() {
    let drawn =
        Network { longest_delay: 4, loss: 0.2, duplicate: 0.2, process_time: 1, bounce: true, ..Network::default() };
    for network in [Network::default(), drawn.clone(), Network { fifo: false, ..drawn }] {
        let script = vec![(1, start(0)), (2, crash(2, None)), (3, start(1)), (9, revive(2)), (12, start(2))];
        let (plain, _) = run(plan(3, network.clone(), script.clone()));
        assert_eq!(run_with_pins(plan(3, network, script), &[]), plain);
    }
}

/// A source of chance for runs in which all choices are pinned: it panics at every choice.
struct Nobody;

impl Choose for Nobody {
    fn pick(&mut self, choice: Choice, _: std::num::NonZeroU32) -> u32 {
        panic!("{choice:?} is pinned")
    }

    fn happens(&mut self, choice: Choice, _: f64) -> bool {
        assert!(choice.purpose == Purpose::Duplicate, "{choice:?} is pinned");
        false
    }
}

#[test]
fn pinned_choices_are_not_drawn() {
    let losing = Network { longest_delay: 9, loss: 0.5, ..Network::default() };
    let pins = [delay(0, 1, 1, 2), lost(0, 1, 1, true)];
    let pins = Some(Pins::of(Topology::Complete, 2, pins));
    let mut world =
        World::new(Plan { pins, ..plan(2, losing, vec![(1, start(0))]) }, &mut Nobody, &mut Notebook::default());
    let mut seen = Notebook::default();
    while let Some(tick) = world.next_due() {
        world.begin(tick);
        world.finish(&mut Nobody, &mut seen);
    }
    assert!(seen.0.contains(&"3: hello 10→20 lost: loss".to_owned()), "{:?}", seen.0);
}

#[test]
fn a_copy_of_any_tick_continues_like_the_run() {
    let slow = Network { shortest_delay: 5, longest_delay: 9, loss: 0.1, ..Network::default() };
    let calm = Command::Network(NetworkChange { loss: Probability::new(0.0), duplicate: None, fifo: None });
    let script = vec![
        (1, start(0)),
        (3, start(1)),
        act(4, delay(0, 1, 1, 12)),
        (8, start(0)),
        (9, calm),
        act(10, timer(1, 2, 40)),
        (20, start(1)),
        act(22, delay(1, 2, 2, 30)),
    ];
    let pins = Pins::of(Topology::Complete, 3, [delay(0, 1, 2, 33), timer(0, 2, 17), lost(2, 0, 1, true)]);
    let plan = Plan { pins: Some(pins), ..plan(3, slow, script) };
    let (whole, _) = run(plan.clone());
    let mut chance = Seeded::new(1);
    let (mut seen, mut kept) = (Notebook::default(), Vec::new());
    let mut world = World::new(plan, &mut chance, &mut seen);
    while let Some(tick) = world.next_due() {
        kept.push((world.clone(), seen.0.len()));
        world.begin(tick);
        world.finish(&mut chance, &mut seen);
    }
    assert_eq!(seen.0, whole);
    let go_on = |mut world: World, chance: &mut Seeded| {
        let mut seen = Notebook::default();
        while let Some(tick) = world.next_due() {
            world.begin(tick);
            world.finish(chance, &mut seen);
        }
        seen.0
    };
    for (moment, before) in kept {
        assert_eq!(go_on(moment, &mut chance), whole[before..]);
    }
}
