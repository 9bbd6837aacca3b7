//! The rules of time and order, one by one, on a protocol that only sends greetings.

mod acts;
mod attest;
mod heartbeats;
mod limits;
mod network;
mod pins;

use std::sync::Arc;

use super::*;
use crate::protocol::{Given, Id, Overlay, Parameters, Request, Setup, Ticks};
use crate::protocols::sum::{Algorithm, Message, State, Summand};
use crate::protocols::tests::greeter::{Greeter, Manners};
use crate::sim::chance::Seeded;
use crate::sim::command::{Select, Targets};
use crate::sim::transport::Counters;

/// The observed events as short texts. Position 0 has id 10, position 1 has id 20, and so on.
#[derive(Default)]
struct Notebook(Vec<String>);

impl Observer for Notebook {
    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        let id = |at: u32| (at + 1) * 10;
        let word = |message: &Message| if message.kind() == 0 { "hello" } else { "answer" };
        let line = match event {
            SimEvent::Started { at, noticed: None } => format!("{} starts", id(at)),
            SimEvent::Started { at, noticed: Some(noticed) } => format!("{} misses {}", id(at), id(noticed.gone)),
            SimEvent::Requested { at, request } => format!("{} is asked for {request}", id(at)),
            SimEvent::Revived { at } => format!("{} is back", id(at)),
            SimEvent::WentDown { at, how, .. } => format!("{} {how:?}", id(at)),
            SimEvent::Delivered { from, to, message, .. } => format!("{} {}→{}", word(message), id(from), id(to)),
            SimEvent::Lost { from, to, message, reason, .. } => {
                format!("{} {}→{} lost: {}", word(message), id(from), id(to), reason.name())
            }
            SimEvent::CameBack { from, to, message, .. } => {
                format!("{} {}→{} came back", word(message), id(to), id(from))
            }
            SimEvent::Fired { at, .. } => format!("timer of {}", id(at)),
            SimEvent::NoticeLost { from, to, .. } => format!("notice {}→{} lost", id(from), id(to)),
            SimEvent::Altered { from, to, message, .. } => format!("{}→{} becomes {}", id(from), id(to), word(message)),
            SimEvent::Commanded { found: false, .. } => "nothing to act on".to_owned(),
            _ => return,
        };
        self.0.push(format!("{tick}: {line}"));
    }
}

fn plan(n: u32, network: Network, script: Vec<(Ticks, Command)>) -> Plan {
    plan_of(n, network, script, |timeout| Greeter::<false> { timeout, mute: None }.algorithm())
}

fn plan_of(n: u32, network: Network, script: Vec<(Ticks, Command)>, greeter: impl Fn(Ticks) -> Algorithm) -> Plan {
    let setup = Setup {
        processes: 1,
        parameters: &Parameters::default(),
        longest_delay: network.longest_delay,
        process_time: network.process_time,
        parts: &[],
        overlay: &Overlay::default(),
        down: &[],
    };
    let protocol = greeter(setup.timeout());
    Plan {
        nature: protocol.profile(),
        ids: (1..=n).filter_map(|at| Id::new(at * 10)).collect(),
        given: vec![Given::default()],
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

fn inputs_with_leader(leader: u32) -> Vec<Given> {
    vec![Given { leader: Id::new(leader), ..Given::default() }]
}

fn manners(world: &World, at: u32) -> &Manners {
    match world.process(at).state {
        State::Alone(manners) | State::Together(manners) => manners,
        other => panic!("{other:?} is of no greeter"),
    }
}

fn run(plan: Plan) -> (Vec<String>, World) {
    let (mut chance, mut notebook) = (Seeded::new(1), Notebook::default());
    let mut world = World::new(plan, &mut chance, &mut notebook);
    while let Some(tick) = world.next_due() {
        world.begin(tick);
        world.finish(&mut chance, &mut notebook);
    }
    assert!(world.is_quiet());
    let counters = world.counters();
    assert_eq!(counters.in_flight(), 0);
    assert_eq!(counters.sent() + counters.duplicated, counters.delivered + counters.lost);
    (notebook.0, world)
}

fn start(at: u32) -> Command {
    Command::Start(Targets::Listed(vec![at]))
}

fn crash(at: u32, after: Option<u32>) -> Command {
    Command::Crash { targets: Targets::Listed(vec![at]), after }
}

fn revive(at: u32) -> Command {
    Command::Revive(Targets::Listed(vec![at]))
}

fn select(from: u32, to: u32) -> Select {
    Select { from, to, kind: None, nth: 1 }
}

#[test]
fn a_tick_handles_commands_then_deliveries_then_timers_and_an_answer_at_the_deadline_still_counts() {
    // Process 10's timer would fire at tick 3 = 1 + T. The answers arrive at that tick too; the last one cancels the
    // timer.
    let (seen, world) = run(plan(3, Network::default(), vec![(1, start(0)), (3, start(1))]));
    assert_eq!(
        seen,
        [
            "1: 10 starts",
            "2: hello 10→20",
            "2: hello 10→30",
            "3: 20 starts",
            "3: answer 20→10",
            "3: answer 30→10",
            "4: hello 20→10",
            "4: hello 20→30",
            "5: answer 10→20",
            "5: answer 30→20",
        ]
    );
    assert_eq!(world.now(), 5, "a cancelled timer leaves no tick");
}

#[test]
fn commands_of_one_tick_keep_the_order_of_the_script_and_wrong_ones_do_nothing() {
    let script = vec![(1, crash(0, None)), (1, start(0)), (1, revive(0)), (1, revive(0)), (1, crash(1, None))];
    let (seen, world) = run(plan(2, Network::default(), script));
    assert_eq!(
        seen,
        ["1: 10 Crashed", "1: nothing to act on", "1: 10 is back", "1: nothing to act on", "1: 20 Crashed"]
    );
    assert!(world.is_up(0) && !world.is_up(1));
}

#[test]
fn a_start_of_a_process_that_cannot_begin_does_nothing() {
    let mute = |script| {
        let plan = plan(3, Network::default(), script);
        let protocol = Greeter::<false> { timeout: 2, mute: Some(1) }.algorithm();
        Plan { protocol, ..plan }
    };
    let (seen, world) = run(mute(vec![(1, start(1)), (2, Command::Start(Targets::All))]));
    assert_eq!(seen[..4], ["1: nothing to act on", "2: 10 starts", "2: nothing to act on", "2: 30 starts"]);
    assert_eq!([0, 1, 2].map(|at| manners(&world, at).starts), [1, 0, 1]);
}

#[test]
fn a_request_reaches_a_client_that_is_up_and_is_lost_where_it_is_down() {
    let ask = |client, value: u32| Command::Request { client, request: Request { key: None, value: value.into() } };
    let script = vec![(1, ask(1, 7)), (2, crash(1, None)), (2, ask(1, 8)), (3, ask(0, 9))];
    let (seen, world) = run(plan(2, Network::default(), script));
    assert_eq!(seen, ["1: 20 is asked for 7", "2: 20 Crashed", "2: nothing to act on", "3: 10 is asked for 9"]);
    assert_eq!(manners(&world, 0).answers, 1);
}

#[test]
fn if_all_begin_together_the_first_effective_start_is_one_of_all() {
    let script = vec![
        (1, crash(1, None)),
        (1, start(1)),
        (2, start(2)),
        (2, start(0)),
        (2, revive(1)),
        (9, Command::Start(Targets::All)),
    ];
    let (seen, world) =
        run(plan_of(3, Network::default(), script, |timeout| Greeter::<true> { timeout, mute: None }.algorithm()));
    // Process 20 is down; the second start of the tick has no effect.
    let nothing = "2: nothing to act on";
    let begun = ["2: 10 starts", nothing, "2: 30 starts", nothing, "2: 20 is back"];
    assert_eq!(seen[..2], ["1: 20 Crashed", "1: nothing to act on"]);
    assert_eq!(seen[2..7], begun);
    assert_eq!(seen.last().map(String::as_str), Some("9: nothing to act on"));
    assert_eq!([0, 1, 2].map(|at| manners(&world, at).starts), [1, 0, 1]);
}

#[test]
fn process_time_delays_the_effects_of_a_delivery_but_not_those_of_a_command() {
    let network = Network { shortest_delay: 2, longest_delay: 2, process_time: 3, ..Network::default() };
    let (seen, _) = run(plan(2, network, vec![(1, start(0))]));
    // The hello takes 2 ticks, handling it 3 and the answer 2: together T = 2·2 + 3 = 7, so the answer is just in
    // time.
    assert_eq!(seen, ["1: 10 starts", "3: hello 10→20", "8: answer 20→10"]);
}

#[test]
fn a_message_of_a_crashed_process_still_arrives_and_one_to_it_is_lost() {
    let (seen, _) = run(plan(2, Network::default(), vec![(1, start(0)), (2, crash(0, None))]));
    assert_eq!(seen, ["1: 10 starts", "2: 10 Crashed", "2: hello 10→20", "3: answer 20→10 lost: crashed"]);
}

#[test]
fn a_crash_clears_timers_and_volatile_state_and_keeps_stable_state() {
    let script = vec![(1, start(0)), (2, crash(1, None)), (2, crash(0, None)), (9, revive(0))];
    let (seen, world) = run(Plan { given: inputs_with_leader(20), ..plan(2, Network::default(), script) });
    assert_eq!(seen[1..], ["2: 20 Crashed", "2: 10 Crashed", "2: hello 10→20 lost: crashed", "9: 10 is back"]);
    assert_eq!((manners(&world, 0).starts, manners(&world, 0).answers), (1, 0));
    assert_eq!(world.elected(0), None, "the cell of a recovered process is @");
    assert_eq!(world.elected(1), None, "the cell of a crashed process is @");
}

#[test]
fn a_crash_during_a_broadcast_sends_the_first_messages_and_counts_only_these() {
    let (seen, world) = run(plan(4, Network::default(), vec![(1, crash(0, Some(2))), (5, start(0))]));
    assert_eq!(seen[..4], ["5: 10 starts", "5: 10 CrashedInBatch", "6: hello 10→20", "6: hello 10→30"]);
    assert_eq!(world.counters().by_kind[0], 2);
}

#[test]
fn an_armed_crash_also_happens_if_the_broadcast_is_shorter() {
    let (seen, world) = run(plan(3, Network::default(), vec![(1, crash(1, Some(5))), (2, start(0))]));
    assert!(seen.contains(&"3: 20 CrashedInBatch".to_owned()), "an answer is a broadcast of one message: {seen:?}");
    assert!(seen.contains(&"4: answer 20→10".to_owned()), "it is sent completely");
    assert!(!world.is_up(1));
}

#[test]
fn with_bounce_the_sender_is_notified_one_delay_later_and_no_count_includes_the_notice() {
    let network = Network { shortest_delay: 2, longest_delay: 2, bounce: true, ..Network::default() };
    let (seen, world) = run(plan(2, network, vec![(1, crash(1, None)), (2, start(0))]));
    assert_eq!(
        seen[1..],
        ["2: 10 starts", "4: hello 10→20 lost: crashed", "6: hello 10→20 came back", "6: timer of 10"]
    );
    assert_eq!((world.counters().sent(), world.counters().lost), (1, 1));
}

/// The due ticks of the first process's messages, in order of sending.
#[derive(Default)]
struct Due(Vec<Ticks>);

impl Observer for Due {
    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        if let SimEvent::Sent { from: 0, due, .. } = event {
            self.0.push(due);
        }
    }
}

#[test]
fn fifo_links_keep_order_and_others_do_not() {
    // Many starts send many messages on one link. Without FIFO, random delays would let some messages overtake
    // others.
    let script: Vec<_> = (1..60).map(|tick| (tick, start(0))).collect();
    let due_ticks = |fifo: bool| {
        let network = Network { longest_delay: 9, fifo, ..Network::default() };
        let mut chance = Seeded::new(3);
        let mut sent = Due::default();
        let mut world = World::new(plan(2, network, script.clone()), &mut chance, &mut sent);
        while let Some(tick) = world.next_due() {
            world.begin(tick);
            world.finish(&mut chance, &mut sent);
        }
        sent.0
    };
    assert!(due_ticks(true).is_sorted());
    assert!(!due_ticks(false).is_sorted());
}

#[test]
fn a_dropped_message_is_lost_and_a_delayed_one_keeps_its_place_in_the_order_of_sending() {
    let script = vec![
        (1, start(0)),
        (2, Command::Drop(select(0, 1))),
        (2, Command::Delay { select: select(0, 2), by: 1 }),
        (2, start(1)),
        (2, Command::Drop(select(2, 0))),
    ];
    let (seen, _) = run(plan(3, Network::default(), script));
    assert_eq!(
        seen[..6],
        [
            "1: 10 starts",
            "2: hello 10→20 lost: dropped",
            "2: 20 starts",
            "2: nothing to act on",
            "3: hello 10→30",
            "3: hello 20→10",
        ]
    );
}

#[test]
fn a_message_sent_by_a_command_of_the_same_tick_can_be_dropped_or_delayed() {
    let script = vec![
        (1, start(0)),
        (1, Command::Delay { select: select(0, 1), by: 5 }),
        (1, Command::Drop(select(0, 2))),
        (1, start(1)),
    ];
    let (seen, _) = run(plan(3, Network::default(), script));
    assert_eq!(seen[..3], ["1: 10 starts", "1: hello 10→30 lost: dropped", "1: 20 starts"]);
    assert!(seen.contains(&"7: hello 10→20".to_owned()), "{seen:?}");
}

#[test]
fn loss_and_duplication_keep_the_counters_consistent() {
    let network = Network { longest_delay: 5, loss: 0.3, duplicate: 0.3, fifo: false, ..Network::default() };
    let script: Vec<_> = (1..100).map(|tick| (tick, start((tick % 3) as u32))).collect();
    let (_, world) = run(plan(3, network, script));
    assert!(world.counters().lost > 20 && world.counters().duplicated > 20, "{:?}", world.counters());
}

#[test]
fn a_copy_is_lost_as_often_as_any_message() {
    let script: Vec<_> = (1..1_000).map(|tick| (tick, start((tick % 3) as u32))).collect();
    let lost = |loss, fifo| {
        let network = Network { longest_delay: 5, loss, duplicate: 1.0, fifo, ..Network::default() };
        let (seen, world) = run(plan(3, network, script.clone()));
        let Counters { lost, delivered, duplicated, .. } = *world.counters();
        assert_eq!(seen.iter().filter(|line| line.contains("lost")).count() as u64, lost);
        assert_eq!(lost + delivered, 2 * duplicated, "each message has one copy");
        lost as f64 / (lost + delivered) as f64
    };
    for fifo in [true, false] {
        assert_eq!((lost(0.0, fifo), lost(1.0, fifo)), (0.0, 1.0));
        let third = lost(0.3, fifo);
        assert!((0.28..0.32).contains(&third), "{third}");
    }
}

fn oracle(by: Noticers) -> Detector {
    Detector::Oracle { delay: 2, by }
}

#[test]
fn the_oracle_notifies_the_holders_of_a_gone_leader_unless_it_returns() {
    let held = |by, script| {
        let plan = plan(3, Network::default(), script);
        let leader = Id::new(30);
        let (seen, _) = run(Plan { given: vec![Given { leader, ..Given::default() }], detector: oracle(by), ..plan });
        seen.into_iter().filter(|line| line.contains("misses")).collect::<Vec<_>>()
    };
    assert_eq!(held(Noticers::All, vec![(1, crash(2, None))]), ["3: 10 misses 30", "3: 20 misses 30"]);
    assert_eq!(held(Noticers::Lowest, vec![(1, crash(2, None))]), ["3: 10 misses 30"]);
    assert_eq!(held(Noticers::Random, vec![(1, crash(2, None))]).len(), 1);
    assert!(held(Noticers::All, vec![(1, crash(2, None)), (2, revive(2))]).is_empty());
}

#[test]
fn an_announced_leave_is_noticed_when_the_news_arrives() {
    let leave = |announced| Command::Leave { targets: Targets::Listed(vec![1]), announced };
    let network = Network { longest_delay: 4, ..Network::default() };
    for (announced, missed) in [(true, vec!["5: 10 misses 20"]), (false, vec![])] {
        let plan = plan(2, network.clone(), vec![(1, leave(announced))]);
        let (seen, _) = run(Plan { given: inputs_with_leader(20), ..plan });
        assert_eq!(seen.iter().filter(|line| line.contains("misses")).collect::<Vec<_>>(), missed);
    }
}

#[test]
fn steps_and_whole_ticks_are_the_same_run_and_a_clone_continues_like_the_original() {
    let network = Network { longest_delay: 4, bounce: true, ..Network::default() };
    let script =
        vec![(1, Command::Start(Targets::All)), (3, crash(2, None)), (4, start(1)), (9, revive(2)), (10, start(2))];
    let plan = || plan(5, network.clone(), script.clone());
    let (whole, _) = run(plan());
    let (mut chance, mut notebook) = (Seeded::new(1), Notebook::default());
    let mut world = World::new(plan(), &mut chance, &mut notebook);
    let mut steps = 0;
    while let Some(tick) = world.next_due() {
        world.begin(tick);
        while world.step(&mut chance, &mut notebook) {
            steps += 1;
            if steps % 3 == 0 {
                world = world.clone();
            }
            if steps % 7 == 0 {
                world.finish(&mut chance, &mut notebook);
            }
        }
    }
    assert_eq!(notebook.0, whole);
}

#[test]
fn an_act_from_outside_follows_those_of_the_script() {
    let (mut chance, mut notebook) = (Seeded::new(1), Notebook::default());
    let mut world = World::new(plan(2, Network::default(), vec![(1, crash(0, None))]), &mut chance, &mut notebook);
    world.command(revive(0));
    assert_eq!(world.next_due(), Some(1));
    world.begin(1);
    world.finish(&mut chance, &mut notebook);
    assert_eq!(notebook.0, ["1: 10 Crashed", "1: 10 is back"]);
}

#[test]
fn each_farewell_arrives_and_a_recovered_process_does_not_miss_itself() {
    let leave = || Command::Leave { targets: Targets::Listed(vec![1]), announced: true };
    let network = Network { longest_delay: 10, ..Network::default() };
    let plan = plan(3, network, vec![(1, leave()), (3, revive(1)), (5, leave())]);
    let (seen, _) = run(Plan { given: inputs_with_leader(20), ..plan });
    let missed: Vec<_> = seen.iter().filter(|line| line.contains("misses")).collect();
    assert_eq!(missed, ["11: 10 misses 20", "11: 30 misses 20", "15: 10 misses 20", "15: 30 misses 20"]);
}

#[test]
fn an_armed_crash_waits_for_the_first_broadcast_even_across_another_crash() {
    let script = vec![(1, crash(0, Some(1))), (2, crash(0, None)), (3, revive(0)), (4, start(0))];
    let (seen, world) = run(plan(3, Network::default(), script));
    assert!(seen.contains(&"4: 10 CrashedInBatch".to_owned()), "{seen:?}");
    assert_eq!(world.counters().by_kind[0], 1);
}
