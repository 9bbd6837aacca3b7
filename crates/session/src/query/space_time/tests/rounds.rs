//! Tests that the rounds in the diagram agree with the run.

use super::*;
use crate::model::space_time::{SpaceTime, SpaceTimeAsk};
use crate::{Ask, Moved, Session};
use suffrage_engine::protocol::Datum;
use suffrage_scenario as scenario;

/// Five processes. Process 1 sends only to 2 and crashes; then process 2 sends only to 3 and crashes.
fn diagram(more: &str, until: Ticks, selected: usize) -> SpaceTime {
    let text = format!(
        "protocol = \"flooding\"\nevents = [\n{{ at = 1, crash = 1, after = 1 }}, {{ at = 1, start = \"all\" }},\n\
         {{ at = 2, crash = 2, after = 2 }},\n{more}]\n[processes]\ncount = 5\n[params]\nf = 2\n"
    );
    let scenario = scenario::read(&text).unwrap_or_else(|faults| panic!("{faults:?}"));
    let mut session = Session::open(&scenario);
    while session.tick() < until && session.next_tick() == Moved::Yes {}
    let wanted = SpaceTimeAsk { processes: 5, ticks: 20, ..SpaceTimeAsk::default() };
    let ask = Ask { processes: 5, selected, space_time: Some(wanted), ..Ask::default() };
    session.frame(&ask).space_time.expect("it was requested")
}

fn set(diagram: &SpaceTime, barrier: usize, place: usize) -> Option<Vec<String>> {
    let rounds = diagram.rounds.as_ref().expect("there are rounds");
    let behind = rounds.barriers[barrier].behind[place].as_ref()?;
    Some(behind.set.as_ref()?.iter().map(Datum::to_string).collect())
}

fn way(diagram: &SpaceTime) -> Vec<(usize, usize, Ticks)> {
    let way = diagram.messages.iter().filter(|crossing| crossing.on_way);
    let mut way: Vec<_> = way.map(|crossing| (crossing.from + 1, crossing.to + 1, crossing.sent)).collect();
    way.sort_by_key(|&(.., sent)| sent);
    way
}

#[test]
fn each_barrier_shows_what_each_process_holds() {
    let end = diagram("", 9, 4);
    let rounds = end.rounds.as_ref().expect("there are rounds");
    assert_eq!(rounds.barriers.iter().map(|barrier| barrier.tick).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(rounds.values.len(), 5);
    assert_eq!((set(&end, 1, 0), set(&end, 2, 1)), (None, None), "a crashed process holds no values");
    assert_eq!(set(&end, 0, 2), Some(vec!["3".to_owned()]));
    let all = ["1", "2", "3", "4", "5"].map(str::to_owned).to_vec();
    assert_eq!(
        (set(&end, 0, 0), set(&end, 1, 1)),
        (Some(all[..1].to_vec()), Some(all.clone())),
        "the values of processes that crash there"
    );
    let is_down =
        |barrier: usize, place: usize| rounds.barriers[barrier].behind[place].as_ref().map(|behind| behind.is_down);
    assert_eq!((is_down(0, 0), is_down(1, 1), is_down(1, 2)), (Some(true), Some(true), Some(false)));
    let broken: Vec<_> = rounds.broken.iter().map(|broken| (broken.at, broken.tick, broken.sent, broken.of)).collect();
    assert_eq!(broken, [(0, 1, 1, 4), (1, 2, 2, 4)], "position, tick, messages sent, messages in the batch");
    assert_eq!(
        [1, 2, 3].map(|barrier| set(&end, barrier, 2)),
        [Some(all[1..].to_vec()), Some(all.clone()), Some(all.clone())]
    );
    let decided = rounds.barriers[3].behind[4].as_ref().and_then(|behind| behind.decided);
    assert_eq!((set(&end, 2, 4), set(&end, 3, 4), decided), (Some(all[1..].to_vec()), Some(all), Some(1.into())));
    let early = diagram("", 2, 4).rounds.expect("there are rounds");
    assert_eq!(early.barriers.len(), 2, "the future is hidden");
}

#[test]
fn the_path_of_a_value_leads_from_its_proposer_to_the_decision() {
    assert_eq!(way(&diagram("", 9, 4)), [(1, 2, 1), (2, 3, 2), (3, 5, 3)]);
    assert_eq!(way(&diagram("", 3, 4)), [(2, 5, 1)], "so far it would decide 2");
    assert_eq!(way(&diagram("", 1, 4)), [], "at first it would decide its own value");
}

#[test]
fn a_message_that_crosses_a_barrier_is_late() {
    let late = diagram("{ at = 2, delay = { from = 4, to = 5, by = 2 } }", 9, 4);
    let late: Vec<_> = late.messages.iter().filter_map(|crossing| Some((crossing.from + 1, crossing.late?))).collect();
    assert_eq!(late, [(4, 2)]);
    assert!(diagram("", 9, 4).messages.iter().all(|crossing| crossing.late.is_none()));
}

#[test]
fn other_algorithms_show_no_rounds() {
    let scenario = scenario::read("protocol = \"bully\"\nevents = [{ at = 1, start = 1 }]\n[processes]\ncount = 3\n")
        .expect("it is valid");
    let mut session = Session::open(&scenario);
    while session.next_tick() == Moved::Yes {}
    let ask = Ask {
        processes: 3,
        space_time: Some(SpaceTimeAsk { processes: 3, ticks: 20, ..SpaceTimeAsk::default() }),
        ..Ask::default()
    };
    let diagram = session.frame(&ask).space_time.expect("it was requested");
    assert!(diagram.rounds.is_none() && !diagram.has_way());
}
