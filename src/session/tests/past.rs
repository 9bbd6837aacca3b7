//! What was under way in the ticks before the one shown.

use super::*;
use crate::session::model::past::Past;

const RING: &str = r#"
protocol = "hirschberg-sinclair"
seed = 4
events = [{ at = 1, start = "all" }]
[processes]
count = 24
order = "random"
[network]
delay = [1, 4]
"#;

fn past(session: &mut Session, ticks: usize) -> Past {
    let frame = session.frame(&Ask { past: ticks, ..Ask::default() });
    frame.past.as_deref().expect("a ring has a past").clone()
}

#[test]
fn the_past_is_the_same_however_one_gets_there() {
    let scenario = crate::scenario::read(RING).expect("the scenario is valid");
    let mut session = Session::open(&scenario);
    let mut stepped = vec![past(&mut session, 12)];
    while session.next_tick() == Moved::Yes {
        stepped.push(past(&mut session, 12));
    }
    assert!(stepped.len() > 40);
    for tick in [30, 29, 31, 5, 6, 39, 38, 1, 0, 20] {
        session.seek(tick);
        assert_eq!(past(&mut session, 12), stepped[tick as usize], "at tick {tick}");
        let mut fresh = Session::open(&scenario);
        fresh.seek(tick);
        assert_eq!(past(&mut fresh, 12), stepped[tick as usize], "at tick {tick}, at once");
    }
}

#[test]
fn the_past_has_every_message_that_was_under_way() {
    let scenario = crate::scenario::read(RING).expect("the scenario is valid");
    let mut session = Session::open(&scenario);
    let mut under_way = vec![0];
    while session.next_tick() == Moved::Yes {
        under_way.push(session.frame(&Ask::default()).counts.in_flight as usize);
    }
    let end = under_way.len() as Ticks - 1;
    let all = past(&mut session, 1_000);
    assert_eq!(all.ticks[0].tick, end - 1, "the latest comes first");
    assert!(!all.more);
    for tick in &all.ticks {
        assert_eq!(tick.arcs.len(), under_way[tick.tick as usize], "at tick {}", tick.tick);
    }
    assert!(past(&mut session, 3).more);
    // A way of several ticks is gone in as many parts, which follow each other.
    let parts: f32 = all.ticks.iter().flat_map(|tick| &tick.arcs).map(|arc| arc.part.1 - arc.part.0).sum();
    let sent = session.frame(&Ask::default()).counts.sent as f32;
    assert!((parts - sent).abs() < 0.01 * sent, "{parts} of {sent}");
}

#[test]
fn an_act_in_the_past_makes_another_past() {
    let scenario = crate::scenario::read(RING).expect("the scenario is valid");
    let mut session = Session::open(&scenario);
    session.seek(9);
    let before = past(&mut session, 20);
    session.seek(2);
    let crash = crash(&session, 24);
    let _ = session.act(crash);
    session.seek(9);
    assert_ne!(past(&mut session, 20), before);
}

#[test]
fn what_runs_on_is_what_is_under_way_now() {
    let mut session = Session::open(&scenario("chang-roberts-64"));
    session.seek(20);
    let ask = Ask { past: 64, processes: 64, ..Ask::default() };
    let frame = session.frame(&ask);
    let past = frame.past.expect("a ring has a past");
    assert_eq!(frame.counts.in_flight, 3);
    // Everybody has sent its own at first; three ids have come through every tick.
    for tick in &past.ticks {
        assert_eq!(tick.arcs.iter().filter(|arc| past.runs_on(arc)).count(), 3, "at tick {}", tick.tick);
    }
    assert_eq!(past.ticks.last().map(|tick| tick.arcs.len()), Some(64));
}
