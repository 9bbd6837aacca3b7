//! Acts on messages, timers and links, tick by tick.

use proptest::prelude::*;

use super::*;
use crate::sim::command::{Links, TimerOf};
use crate::sim::digest::Digest;
use crate::sim::pins::{DirectedLink, Pin};

fn cut(one: u32, other: u32) -> Command {
    Command::Cut { pairs: vec![(one, other)], one_way: false }
}

fn cut_one_way(from: u32, to: u32) -> Command {
    Command::Cut { pairs: vec![(from, to)], one_way: true }
}

fn mend(one: u32, other: u32) -> Command {
    Command::Mend(Links::Between(vec![(one, other)]))
}

const fn timer(process: u32) -> TimerOf {
    TimerOf { process, timer: 0 }
}

fn slow(delay: Ticks) -> Network {
    Network { shortest_delay: delay, longest_delay: delay, ..Network::default() }
}

#[test]
fn a_cut_loses_messages_due_while_it_holds_and_not_those_due_after_it_is_mended() {
    // The message is sent at tick 1 and due at tick 4. The link is cut from tick 2 on: only the due tick matters.
    let (lost, _) = run(plan(2, slow(3), vec![(1, start(0)), (2, cut(0, 1))]));
    assert_eq!(lost[..2], ["1: 10 starts", "4: hello 10→20 lost: cut"]);
    // The link is cut when the message is sent, and mended in the tick of its arrival. Commands come before
    // deliveries.
    let (arrives, _) = run(plan(2, slow(3), vec![(1, cut(0, 1)), (2, start(0)), (5, mend(1, 0))]));
    assert_eq!(arrives[..2], ["2: 10 starts", "5: hello 10→20"]);
}

#[test]
fn a_one_way_cut_keeps_the_other_direction() {
    let script = vec![(1, cut_one_way(1, 0)), (1, start(0)), (9, start(1))];
    let (seen, _) = run(plan(2, Network::default(), script));
    let expected = [
        "1: 10 starts",
        "2: hello 10→20",
        "3: answer 20→10 lost: cut",
        "3: timer of 10",
        "9: 20 starts",
        "10: hello 20→10 lost: cut",
        "11: timer of 20",
    ];
    assert_eq!(seen, expected);
}

#[test]
fn a_partition_separates_groups_and_the_unlisted_processes_form_one() {
    let script = vec![(1, Command::Partition(vec![vec![0, 1]])), (1, start(0)), (1, start(3))];
    let (seen, _) = run(plan(4, Network::default(), script));
    let of_tick_2: Vec<_> = seen.iter().filter(|line| line.starts_with("2:")).collect();
    let expected = [
        "2: hello 10→20",
        "2: hello 10→30 lost: cut",
        "2: hello 10→40 lost: cut",
        "2: hello 40→10 lost: cut",
        "2: hello 40→20 lost: cut",
        "2: hello 40→30",
    ];
    assert_eq!(of_tick_2, expected);
}

#[test]
fn one_link_across_a_partition_can_be_mended_and_then_all() {
    let parted = Command::Partition(vec![vec![0], vec![1, 2]]);
    let script = vec![(1, parted), (1, mend(0, 1)), (1, start(0)), (5, Command::Mend(Links::All)), (5, start(0))];
    let (seen, _) = run(plan(3, Network::default(), script));
    assert!(
        seen.contains(&"2: hello 10→20".to_owned()) && seen.contains(&"2: hello 10→30 lost: cut".to_owned()),
        "{seen:?}"
    );
    assert!(seen.contains(&"6: hello 10→30".to_owned()), "{seen:?}");
}

#[test]
fn acts_on_links_that_change_nothing_say_so() {
    let script = vec![
        (1, cut(0, 1)),
        (1, cut(1, 0)),
        (1, mend(0, 2)),
        (1, Command::Mend(Links::All)),
        (1, Command::Mend(Links::All)),
    ];
    let (seen, _) = run(plan(3, Network::default(), script));
    assert_eq!(seen, ["1: nothing to act on"; 3]);
}

#[test]
fn a_message_behind_a_cut_does_not_bounce_and_a_cut_loses_a_notice() {
    let network = Network { bounce: true, ..slow(2) };
    let (silent, _) = run(plan(2, network.clone(), vec![(1, crash(1, None)), (2, start(0)), (3, cut(0, 1))]));
    assert_eq!(silent[1..], ["2: 10 starts", "4: hello 10→20 lost: cut", "6: timer of 10"]);
    // The message reaches the crashed process before the cut. The notice of its loss is due after the cut.
    let (deaf, world) = run(plan(2, network, vec![(1, crash(1, None)), (2, start(0)), (5, cut_one_way(1, 0))]));
    let expected = ["2: 10 starts", "4: hello 10→20 lost: crashed", "6: notice 20→10 lost", "6: timer of 10"];
    assert_eq!(deaf[1..], expected);
    assert_eq!((world.counters().sent(), world.counters().lost), (1, 1), "counters exclude notices");
}

#[test]
fn a_copy_is_due_with_its_message_after_everything_sent_before() {
    let script = vec![(1, start(0)), (2, Command::Duplicate(select(0, 1))), (2, start(2))];
    let (seen, world) = run(plan(3, slow(3), script));
    let expected = ["4: hello 10→20", "4: hello 10→30", "4: hello 10→20"];
    assert_eq!(seen.iter().filter(|line| line.starts_with("4:")).collect::<Vec<_>>(), expected);
    assert_eq!((world.counters().duplicated, world.counters().by_kind[0]), (1, 4), "a copy does not count as sent");
}

#[test]
fn a_message_due_in_this_tick_can_be_duplicated_and_a_copy_dropped() {
    let second = Command::Drop(Select { nth: 2, ..select(0, 1) });
    let script = vec![(1, start(0)), (2, Command::Duplicate(select(0, 1)))];
    let (doubled, _) = run(plan(2, Network::default(), script.clone()));
    assert_eq!(doubled[1..3], ["2: hello 10→20", "2: hello 10→20"]);
    let (dropped, world) = run(plan(2, Network::default(), [script, vec![(2, second)]].concat()));
    assert_eq!(dropped[1..3], ["2: hello 10→20 lost: dropped", "2: hello 10→20"]);
    assert_eq!(world.counters().duplicated, 1);
}

#[test]
fn a_message_delivered_next_keeps_its_place_in_the_order_of_sending() {
    // The hello 20→10 was sent after the hello 10→30, and would be due long after it.
    let script = vec![(1, start(0)), (2, start(1)), (2, Command::Delay { select: select(1, 0), by: 9 })];
    let script = [script, vec![(4, Command::Deliver(select(1, 0)))]].concat();
    let (seen, _) = run(plan(3, slow(3), script));
    assert_eq!(seen[2..6], ["4: hello 10→20", "4: hello 10→30", "4: hello 20→10", "5: hello 20→30"]);
    // The earlier message (10→30) arrives before messages that are due in the same tick anyway.
    let script = vec![(1, start(0)), (1, Command::Delay { select: select(0, 2), by: 9 }), (2, start(1))];
    let (seen, _) = run(plan(3, slow(3), [script, vec![(5, Command::Deliver(select(0, 2)))]].concat()));
    assert_eq!(seen[3..6], ["5: hello 10→30", "5: hello 20→10", "5: hello 20→30"]);
}

#[test]
fn delivering_a_message_next_does_not_change_its_fate() {
    let (seen, _) = run(plan(2, Network::default(), vec![(1, start(0)), (2, Command::Deliver(select(0, 1)))]));
    assert_eq!(seen[1], "2: hello 10→20");
    let script = vec![(1, start(0)), (2, cut(0, 1)), (2, Command::Deliver(select(0, 1)))];
    let (seen, _) = run(plan(2, slow(9), script));
    assert_eq!(seen[1], "2: hello 10→20 lost: cut");
}

#[test]
fn a_fired_timer_precedes_the_deliveries_and_a_cancelled_one_never_fires() {
    let script = vec![(1, start(0)), (3, Command::Fire(timer(0)))];
    let (fired, world) = run(plan(2, Network::default(), script));
    assert_eq!(fired, ["1: 10 starts", "2: hello 10→20", "3: timer of 10", "3: answer 20→10"]);
    assert_eq!(world.now(), 3, "it fires once");
    let script = vec![(1, start(0)), (2, cut(0, 1)), (2, Command::Disarm(timer(0))), (2, Command::Disarm(timer(0)))];
    let (cancelled, _) = run(plan(2, Network::default(), script));
    assert_eq!(cancelled, ["1: 10 starts", "2: nothing to act on", "2: hello 10→20 lost: cut"]);
}

#[test]
fn acts_without_an_object_change_nothing() {
    let script = vec![
        (1, Command::Duplicate(select(0, 1))),
        (1, Command::Deliver(select(0, 1))),
        (1, Command::Fire(timer(1))),
        (1, Command::Disarm(TimerOf { process: 0, timer: 7 })),
    ];
    assert_eq!(run(plan(2, Network::default(), script)).0, ["1: nothing to act on"; 4]);
}

fn commands() -> impl Strategy<Value = Vec<(Ticks, Command)>> {
    let pair = || (0..4_u32, 0..4_u32).prop_filter("two ends", |(one, other)| one != other);
    let picked = || (pair(), 1..3_u32).prop_map(|((from, to), nth)| Select { nth, ..select(from, to) });
    let of = || (0..4_u32).prop_map(timer);
    let command = prop_oneof![
        4 => (0..4_u32).prop_map(start),
        1 => (0..4_u32).prop_map(|at| crash(at, None)),
        1 => (0..4_u32).prop_map(|at| crash(at, Some(1))),
        2 => (0..4_u32).prop_map(revive),
        1 => picked().prop_map(Command::Drop),
        1 => picked().prop_map(|select| Command::Delay { select, by: 3 }),
        2 => picked().prop_map(Command::Duplicate),
        2 => picked().prop_map(Command::Deliver),
        1 => of().prop_map(Command::Fire),
        1 => of().prop_map(Command::Disarm),
        2 => (pair(), any::<bool>()).prop_map(|(pair, one_way)| Command::Cut { pairs: vec![pair], one_way }),
        1 => prop::collection::vec(0..4_u32, 1..3).prop_map(|group| Command::Partition(vec![group])),
        1 => Just(Command::Mend(Links::All)),
        1 => pair().prop_map(|(one, other)| mend(one, other)),
        4 => choice().prop_map(Command::Pin),
    ];
    prop::collection::vec((1..12_u64, command), 0..24).prop_map(|mut script| {
        script.sort_by_key(|(tick, _)| *tick);
        script
    })
}

fn choice() -> impl Strategy<Value = Pin> {
    let on = || {
        let link = (0..4_u32, 1..4_u32).prop_map(|(from, on)| (from, (from + on) % 4));
        link.prop_map(|(from, to)| DirectedLink { from, to, clockwise: false })
    };
    let nth = || 1..4_u32;
    prop_oneof![
        3 => (on(), nth(), 1..12_u64).prop_map(|(on, nth, ticks)| Pin::Delay { on, nth, ticks }),
        1 => (on(), nth(), any::<[bool; 2]>()).prop_map(|(on, nth, [copy, lost])| Pin::Loss { on, nth, copy, lost }),
        1 => (on(), nth(), prop::option::of(1..12_u64)).prop_map(|(on, nth, ticks)| Pin::Copy { on, nth, ticks }),
        1 => (nth(), 1..12_u64).prop_map(|(nth, ticks)| Pin::Notice { nth, ticks }),
        2 => (0..4_u32, nth(), 1..12_u64).prop_map(|(process, nth, ticks)| Pin::Timer { process, timer: 0, nth, ticks }),
    ]
}

fn networks() -> impl Strategy<Value = Network> {
    (1..3_u64, 0..4_u64, any::<bool>(), any::<bool>(), 0..2_u64).prop_map(
        |(shortest_delay, more, fifo, bounce, process_time)| Network {
            shortest_delay,
            longest_delay: shortest_delay + more,
            fifo,
            bounce,
            process_time,
            loss: 0.1,
            duplicate: 0.1,
            ..Network::default()
        },
    )
}

proptest! {
    /// The function `run` also asserts that the run rests and that each message ends as delivered or lost.
    #[test]
    fn any_acts_keep_the_counters_consistent_and_steps_are_the_same_run(script in commands(), network in networks()) {
        let plan = Plan { pins: Some(Pins::default()), ..plan(4, network, script) };
        let (whole, _) = run(plan.clone());
        let (mut chance, mut notebook, mut digest) = (Seeded::new(1), Notebook::default(), Digest::default());
        let mut world = World::new(plan.clone(), &mut chance, &mut (&mut notebook, &mut digest));
        while let Some(tick) = world.next_due() {
            world.begin(tick);
            while world.step(&mut chance, &mut (&mut notebook, &mut digest)) {
                let counters = world.counters();
                let under_way = world.underway().iter().filter(|message| !message.notice).count() as u64;
                prop_assert_eq!(counters.in_flight(), under_way);
                world = world.clone();
            }
        }
        prop_assert_eq!(notebook.0, whole);
        let (mut chance, mut again) = (Seeded::new(1), Digest::default());
        let mut world = World::new(plan, &mut chance, &mut again);
        while let Some(tick) = world.next_due() {
            world.begin(tick);
            world.finish(&mut chance, &mut again);
        }
        prop_assert_eq!(again, digest);
    }
}

#[test]
fn a_message_is_altered_if_its_protocol_allows_that_and_keeps_its_place() {
    let alter = |from, to, is: u32| Command::Alter { select: select(from, to), to: is.into() };
    let script = vec![
        (1, start(0)),
        (1, alter(0, 1, 1)),
        (1, alter(0, 1, 1)),
        (1, alter(0, 2, 7)),
        (1, alter(2, 0, 1)),
        (3, start(1)),
        (3, alter(1, 0, 1)),
    ];
    let (seen, world) = run(plan(3, slow(1), script));
    let expected = [
        "1: 10 starts",
        "1: 10→20 becomes answer",
        "1: nothing to act on",
        "1: nothing to act on",
        "1: nothing to act on",
        "2: answer 10→20",
        "2: hello 10→30",
        "3: 20 starts",
        "3: nothing to act on",
    ];
    assert_eq!(seen[..expected.len()], expected);
    assert_eq!(world.counters().by_kind[0], 4, "it counts as the message that was sent");
}

#[test]
fn an_altered_message_makes_another_run() {
    let digest = |script| {
        let (mut chance, mut digest) = (Seeded::new(1), Digest::default());
        let mut world = World::new(plan(2, slow(1), script), &mut chance, &mut digest);
        while let Some(tick) = world.next_due() {
            world.begin(tick);
            world.finish(&mut chance, &mut digest);
        }
        digest.value()
    };
    let alter = Command::Alter { select: select(0, 1), to: 1.into() };
    assert_ne!(digest(vec![(1, start(0))]), digest(vec![(1, start(0)), (1, alter)]));
}
