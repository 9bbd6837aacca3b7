//! Tests of two runs on one clock, and of their first difference.

use super::*;
use crate::difference::{Comparison, Difference};
use std::sync::Arc;
use suffrage_engine::protocol::Role;
use suffrage_engine::protocols::VariantId;
use suffrage_engine::sim::command::Select;
use suffrage_engine::sim::network::OwnTraits;
use suffrage_scenario::Order;
use suffrage_scenario::change::Variation;

fn ring(more: &str) -> Scenario {
    let text = format!(
        "protocol = \"chang-roberts\"\nevents = [{{ at = 1, start = \"all\" }}]\n{more}\n\
         [processes]\nids = [0, 2, 1, 4, 7, 3, 5, 9, 8, 6]"
    );
    suffrage_scenario::read(&text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn varied(scenario: &Scenario, variation: Variation) -> Scenario {
    scenario.varied(variation).expect("it can be varied").scenario
}

fn variant(variant: &'static str) -> Scenario {
    varied(&ring(""), algorithm("chang-roberts", variant))
}

fn algorithm(protocol: &str, variant: &str) -> Variation {
    Variation::Algorithm(VariantId::named(protocol, variant).expect("it is in the catalogue"))
}

fn pair(left: &Scenario, right: &Scenario) -> Session {
    let mut pair = Session::open(left);
    pair.open_beside(right);
    pair
}

fn shown(pair: &mut Session) -> Comparison {
    pair.comparison([&ask(), &ask()], false).expect("two runs")
}

fn crash(lanes: &Session, id: u32) -> Command {
    let at = Id::new(id).and_then(|id| lanes.position_of(id)).expect("a process") as u32;
    Command::Crash { targets: Targets::Listed(vec![at]), after: None }
}

fn id(number: u32) -> Id {
    Id::new(number).expect("an id")
}

fn text_keys(difference: &Difference) -> [&'static str; 2] {
    difference.sides.each_ref().map(|side| side.sentence().map_or("", |sentence| sentence.key))
}

#[test]
fn two_runs_of_one_scenario_never_differ() {
    for name in ["chang-roberts-ring", "bully-leader-returns", "bully-partition", "bully-crossing"] {
        let scenario = scenario(name);
        assert_eq!(first_difference(&scenario, &scenario, 1_000), None, "{name}");
    }
}

#[test]
fn variants_differ_where_a_process_executes_another_rule() {
    let found = first_difference(&ring(""), &variant("no-forward"), 1_000).expect("the runs differ");
    assert_eq!(
        (found.tick, found.who),
        (2, Some(id(1))),
        "0 sends 0 to 2, 2 sends 2 to 1: only 2 is higher than its receiver"
    );
    assert_eq!(text_keys(&found), ["rule-chang-roberts-pass-on", "rule-chang-roberts-discard-other"]);
    assert_eq!(found.sides.each_ref().map(|side| side.event), [Some(2), Some(2)]);
}

#[test]
fn other_delays_differ_at_the_first_message() {
    let found =
        first_difference(&ring(""), &varied(&ring(""), Variation::Delay(3, 3)), 1_000).expect("the runs differ");
    assert_eq!(found.tick, 2);
    assert_eq!(text_keys(&found)[1], "difference-nothing");
    assert_eq!(found.sides.each_ref().map(|side| side.event), [Some(1), None]);
}

#[test]
fn other_positions_differ_when_a_neighbour_matters() {
    let found = first_difference(&ring(""), &varied(&ring(""), Variation::Order(Order::Descending)), 1_000)
        .expect("the runs differ");
    // At tick 1, all processes start in both runs. The order in which they are handled is not a difference.
    assert_eq!(found.tick, 2);
}

#[test]
fn algorithms_differ_at_the_first_other_number_of_messages() {
    let complete = "protocol = \"bully\"\nevents = [{ at = 1, start = 2 }, { at = 9, crash = 3 }]\n[processes]\nids = [1, 2, 3, 4]";
    let bully = suffrage_scenario::read(complete).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let ring = varied(&bully, algorithm("chang-roberts", "standard"));
    let found = first_difference(&bully, &ring, 1_000).expect("the runs differ");
    assert_eq!((found.tick, found.who), (1, Some(id(2))), "it sends two messages here, and one on the ring");
    assert_eq!(text_keys(&found), ["rule-bully-start", "rule-chang-roberts-start"]);
    // Without a start, the only event of each run is the same crash.
    let none = Scenario { events: vec![(3, bully.events[1].1.clone())], ..bully.clone() };
    let same = Scenario { events: none.events.clone(), ..ring };
    assert_eq!(first_difference(&none, &same, 1_000), None, "a crash is a crash in both");
}

#[test]
fn differences_at_the_start_come_first() {
    let left = ring("");
    let text = "protocol = \"chang-roberts\"\n[processes]\nids = [0, 2, 1]\ndown = [1]\nleader = 2";
    let small = suffrage_scenario::read(text).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let found = first_difference(&left, &small, 10).expect("the runs differ");
    assert_eq!((found.tick, found.who), (0, Some(id(1))));
    assert_eq!(text_keys(&found), ["difference-up", "difference-down"]);
    let whole = Scenario { down: Vec::new(), ..small.clone() };
    assert_eq!(
        text_keys(&first_difference(&whole, &left, 10).expect("the runs differ")),
        ["difference-absent", "difference-up"]
    );
    let unled = Scenario { leader: None, ..whole.clone() };
    assert_eq!(
        text_keys(&first_difference(&whole, &unled, 10).expect("the runs differ")),
        ["difference-led", "difference-unled"]
    );
}

#[test]
fn a_difference_is_shown_only_after_it_happened() {
    let mut pair = pair(&ring(""), &variant("no-forward"));
    assert_eq!(shown(&mut pair).difference, None);
    pair.go_on();
    assert_eq!(shown(&mut pair).difference, None);
    pair.next_event();
    assert_eq!(shown(&mut pair).difference, None, "the first event of tick 2 is the same in both");
    pair.next_event();
    assert_eq!(shown(&mut pair).difference.map(|found| found.tick), Some(2));
    pair.previous_event();
    assert_eq!(shown(&mut pair).difference, None);
    let revealed = pair.comparison([&ask(), &ask()], true).expect("two runs");
    assert!(revealed.ahead && revealed.difference.is_some(), "for rehearsal");
    pair.seek(20);
    assert!(!shown(&mut pair).ahead && shown(&mut pair).difference.is_some());
}

#[test]
fn a_run_at_rest_stays_at_its_end_while_the_other_continues() {
    let mut pair = pair(&ring(""), &variant("no-forward"));
    pair.seek(7);
    let seen = shown(&mut pair);
    assert_eq!(seen.sides.each_ref().map(|side| side.clock.tick), [7, 2]);
    assert_eq!((seen.rested, seen.clock.quiet, seen.clock.tick), ([None, Some(2)], false, 7));
    assert_eq!(pair.previous_tick(), Moved::Yes);
    assert_eq!(shown(&mut pair).sides.each_ref().map(|side| side.clock.tick), [6, 2]);
    pair.seek(1);
    assert_eq!(shown(&mut pair).sides.each_ref().map(|side| side.clock.tick), [1, 1]);
    while pair.go_on() == Moved::Yes {}
    let end = shown(&mut pair);
    assert!(end.clock.quiet);
    assert_eq!(end.sides.each_ref().map(|side| side.counts.sent), [44, 10]);
}

#[test]
fn stepping_two_runs_by_events_and_back_is_exact() {
    let mut pair =
        pair(&scenario("bully-leader-fails"), &varied(&scenario("bully-leader-fails"), Variation::Delay(1, 3)));
    let mut seen = vec![shown(&mut pair)];
    while pair.next_event() == Moved::Yes {
        seen.push(shown(&mut pair));
    }
    assert!(seen.len() > 20, "{} moments", seen.len());
    for before in seen.iter().rev().skip(1) {
        assert_eq!(pair.previous_event(), Moved::Yes);
        for (now, before) in shown(&mut pair).sides.into_iter().zip(&before.sides) {
            assert_same_frame(now, before);
        }
    }
    assert_eq!(pair.previous_event(), Moved::AtTheStart);
}

#[test]
fn an_act_enters_both_runs_even_if_one_is_at_rest() {
    let mut pair = pair(&ring(""), &variant("no-forward"));
    pair.seek(5);
    let command = crash(&pair, 9);
    assert_eq!(pair.act(command), Moved::Yes);
    assert!(pair.both_took);
    let seen = shown(&mut pair);
    for side in &seen.sides {
        assert_eq!(side.clock.tick, 6);
        assert_eq!(side.processes[7].role, Role::Crashed);
    }
    assert_eq!([0, 1].map(|side| pair.side(side).expect("two runs").acts().len()), [1, 1]);
    let again = crash(&pair, 9);
    assert!(matches!(pair.act(again), Moved::Nothing(_)), "it is down already");
}

#[test]
fn a_mid_tick_act_waits_in_both_runs() {
    // At tick 2, the left run has ten events. The right run has slower messages and no event.
    let mut pair = pair(&ring(""), &varied(&ring(""), Variation::Delay(3, 3)));
    pair.go_on();
    pair.next_event();
    let command = crash(&pair, 0);
    assert_eq!(pair.act(command), Moved::Waiting);
    assert!(shown(&mut pair).sides.iter().all(|side| side.processes[0].role != Role::Crashed && side.clock.tick == 2));
    pair.go_on();
    pair.go_on();
    assert!(shown(&mut pair).sides.iter().all(|side| side.processes[0].role == Role::Crashed && side.clock.tick == 3));
}

#[test]
fn acts_follow_their_processes_but_message_acts_need_the_same_algorithm() {
    let mut pair = pair(&ring(""), &varied(&ring(""), Variation::Order(Order::Ascending)));
    let command = crash(&pair, 7);
    pair.act(command);
    let down =
        |side: &Frame| side.processes.iter().find(|process| process.role == Role::Crashed).map(|process| process.id);
    assert_eq!(shown(&mut pair).sides.each_ref().map(down), [Some(id(7)), Some(id(7))]);
    let complete = varied(&ring(""), algorithm("bully", "standard"));
    let mut pair = self::pair(&ring(""), &complete);
    pair.go_on();
    let lost = Command::Drop(Select { from: 0, to: 1, kind: None, nth: 1 });
    assert_eq!(pair.act(lost), Moved::Yes);
    assert!(!pair.both_took);
    assert_eq!(shown(&mut pair).sides.each_ref().map(|side| (side.clock.tick, side.counts.lost)), [(2, 1), (2, 0)]);
}

#[test]
fn an_act_can_create_an_earlier_first_difference() {
    let mut pair = pair(&ring(""), &variant("no-forward"));
    pair.seek(9);
    assert!(shown(&mut pair).difference.is_some());
    pair.seek(1);
    let command = crash(&pair, 1);
    pair.act(command);
    let found = shown(&mut pair).difference.expect("they still differ at tick 2");
    assert_ne!(found.who, Some(id(1)), "1 is down in both");
}

#[test]
fn a_run_put_beside_another_repeats_its_acts() {
    let mut pair = Session::open(&ring(""));
    pair.seek(3);
    let command = crash(&pair, 9);
    pair.act(command);
    pair.next_event();
    pair.seek(5);
    pair.act(Command::Drop(Select { from: 9, to: 0, kind: None, nth: 1 }));
    let acts = pair.acts().len();
    let left_out = pair.put_beside_within(&varied(&ring(""), algorithm("bully", "standard")), u64::MAX).0;
    let seen = shown(&mut pair);
    assert_eq!(left_out, acts - 1, "acts on messages have no meaning there");
    assert!(seen.sides.iter().all(|side| side.processes[7].role == Role::Crashed));
    assert_eq!(seen.sides[0].clock.tick, pair.tick());
    // Two runs of the same scenario are exactly the same.
    let mut pair = Session::open(&ring(""));
    pair.seek(3);
    let command = crash(&pair, 9);
    pair.act(command);
    let left_out = pair.put_beside_within(&ring(""), u64::MAX).0;
    assert_eq!((left_out, shown(&mut pair).difference), (0, None));
}

#[test]
fn an_act_on_both_runs_is_undone_in_both() {
    let mut pair = pair(&ring(""), &varied(&ring(""), Variation::Delay(1, 4)));
    pair.seek(3);
    let before = shown(&mut pair);
    let command = crash(&pair, 9);
    pair.act(command);
    pair.seek(6);
    assert_eq!(pair.undo(), Ok(3));
    let after = shown(&mut pair);
    assert_eq!(after.clock.tick, 3);
    assert!(pair.lanes().all(|lane| lane.acts().is_empty()));
    for side in 0..2 {
        assert_eq!(after.sides[side].processes, before.sides[side].processes);
    }
    assert_eq!(after.difference, before.difference);
}

#[test]
fn an_act_on_one_run_is_undone_in_it_alone() {
    let mut pair = pair(&ring(""), &varied(&ring(""), algorithm("bully", "standard")));
    let command = crash(&pair, 9);
    pair.act(command);
    let both = pair.side(1).map(ShownRun::acts);
    pair.seek(1);
    pair.act(Command::Drop(Select { from: 3, to: 4, kind: None, nth: 1 }));
    assert!(!pair.both_took);
    assert_eq!(pair.undo(), Ok(1));
    assert_eq!((pair.acts().len(), pair.side(1).map(ShownRun::acts)), (1, both));
    assert!(pair.lanes().all(|lane| lane.tick() == 1));
    assert_eq!(pair.undo(), Ok(0));
    assert!(pair.lanes().all(|lane| lane.acts().is_empty()), "the first one both took");
}

#[test]
fn a_run_is_never_put_beside_itself_by_undoing() {
    let mut pair = Session::open(&ring(""));
    pair.seek(5);
    let alone = pair.branch();
    pair.seek(2);
    let command = crash(&pair, 9);
    pair.act(command);
    assert_ne!(pair.put_branch_beside(alone, u64::MAX), Moved::OnTheWay);
    assert_eq!((pair.last_act(), pair.undo()), (Err(NoUndo::IsBeside), Err(NoUndo::IsBeside)));
    pair.turn();
    assert_eq!(pair.undo(), Err(NoUndo::NothingDone));
    pair.turn();
    pair.leave_one();
    assert_eq!((pair.undo(), pair.branch()), (Ok(2), alone));
}

#[test]
fn different_settings_of_two_runs_are_named() {
    let keys = |right: &Scenario| {
        shown(&mut pair(&ring(""), right)).apart.map(|apart| apart.iter().map(|told| told.key).collect::<Vec<_>>())
    };
    assert!(keys(&ring("")).iter().all(Vec::is_empty));
    assert_eq!(keys(&varied(&ring(""), Variation::Delay(1, 4))), [["side-delay"], ["side-delays"]]);
    assert_eq!(keys(&varied(&ring(""), Variation::Order(Order::Descending))), [["side-seats"], ["side-descending"]]);
    assert_eq!(keys(&varied(&ring(""), Variation::Order(Order::Ascending))), [["side-seats"], ["side-ascending"]]);
    assert_eq!(keys(&varied(&ring(""), Variation::Fifo(false))), [["side-fifo"], ["side-no-fifo"]]);
    assert_eq!(keys(&varied(&ring(""), Variation::Seed(5))), [["side-seed"], ["side-seed"]]);
    let mut slow = ring("");
    slow.network.each = Arc::new([((0, 1), OwnTraits { delay: Some((3, 3)), loss: None })].into());
    assert_eq!(keys(&slow), [["side-each"], ["side-each"]]);
    assert_eq!(keys(&ring("").with_count(4).expect("a ring of four").scenario), [["side-count"], ["side-count"]]);
}

#[test]
fn every_sentence_of_a_difference_exists_in_every_language() {
    use suffrage_text::testing::prove_remark;
    for key in ["nothing", "holds-nobody", "holds-on", "absent", "up", "down"] {
        let key = [
            "difference-nothing",
            "difference-holds-nobody",
            "difference-holds-on",
            "difference-absent",
            "difference-up",
            "difference-down",
        ]
        .into_iter()
        .find(|known| known.ends_with(key))
        .expect("it is listed");
        prove_remark(&Remark::new(key).id("id", id(3)));
    }
    prove_remark(&Remark::new("difference-nobody"));
    prove_remark(&Remark::new("difference-unled"));
    prove_remark(&Remark::new("difference-led").id("leader", id(3)));
    prove_remark(&Remark::new("difference-over").number("tick", 5));
    prove_remark(&Remark::new("difference-holds").id("id", id(3)).id("leader", id(4)));
    for count in 0..3 {
        prove_remark(&Remark::new("difference-sends").id("id", id(3)).number("count", count));
    }
    for scenario in [ring(""), ring("").with_seed(3)] {
        for told in
            difference::apart([&scenario, &varied(&varied(&scenario, Variation::Delay(2, 3)), Variation::Fifo(false))])
                .iter()
                .flatten()
        {
            prove_remark(told);
        }
    }
}
