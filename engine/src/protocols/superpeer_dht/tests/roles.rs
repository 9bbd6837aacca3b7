//! Joins, crashes and recoveries, and the reactions to them.

use super::*;
use crate::sim::detector::{Detector, Noticers};

fn watched(mut scene: Scene) -> Scene {
    scene.detector = Detector::Oracle { delay: 2, by: Noticers::All };
    scene
}

#[test]
fn the_members_of_a_gone_super_peer_look_up_again() {
    let outcome = run(&watched(chord(2)).start_all(1).crash(40, 32));
    // Process 38 then serves the segment, without asking any process.
    assert_eq!(members(&outcome), [vec![8, 14], vec![], vec![42], vec![51, 56]]);
    assert!(outcome.is_quiet() && outcome.violated().is_empty(), "{:?}", outcome.story());
}

#[test]
fn a_super_peer_with_a_short_crash_has_forgotten_its_members_and_they_start_again() {
    let outcome = run(&watched(chord(2)).start_all(1).crash(40, 32).revive(40, 32));
    assert_eq!(outcome.times("forgotten"), 2);
    assert_eq!(members(&outcome), [vec![8, 14], vec![], vec![38, 42], vec![51, 56]]);
    assert!(outcome.is_quiet() && outcome.violated().is_empty());
}

#[test]
fn a_gone_member_is_removed_and_looks_up_after_its_recovery() {
    let outcome = run(&watched(chord(2)).start_all(1).crash(40, 42));
    assert_eq!((outcome.times("strike-off"), outcome.sent()), (1, 38));
    assert_eq!(members(&outcome)[2], [38]);
    let back = run(&watched(chord(2)).start_all(1).crash(40, 42).revive(60, 42));
    assert_eq!(members(&back)[2], [38, 42]);
    assert!(back.violated().is_empty());
}

#[test]
fn the_limit_holds_when_the_role_moves() {
    // Processes 4, 8 and 14 are members of 1. Process 0 takes over with room for three, so 14 must go to 32.
    let ids = [0, 1, 4, 8, 14, 32];
    let outcome = run(&watched(scene(ids, 6, 2).down(&[0]).parameter("limit", 3)).start_all(1).revive(60, 0));
    assert_eq!(members(&outcome), [vec![1, 4, 8], vec![14]]);
    assert!(outcome.is_quiet() && outcome.violated().is_empty(), "{:?}", outcome.story());
    assert_eq!(outcome.by_kind()[5..], [1, 3]);
}

#[test]
fn two_overlapping_moves_leave_no_process_out() {
    let ids = [0, 1, 3, 8, 14, 32];
    for apart in 0..6 {
        let scene = watched(scene(ids, 6, 2).down(&[0, 1])).delay(1, 3).start_all(1);
        let outcome = run(&scene.revive(60, 1).revive(60 + apart, 0));
        assert_eq!(members(&outcome), [vec![1, 3, 8, 14], vec![]], "{apart}");
        assert!(outcome.is_quiet() && outcome.violated().is_empty());
    }
}

#[test]
fn after_a_lost_answer_a_process_times_out_and_starts_again() {
    for (kind, tick) in [(LOOKUP, 1), (1, 6), (2, 7), (3, 8)] {
        let scene = chord(2).start(1, &[8]);
        let (from, to) = match kind {
            LOOKUP => (8, 42),
            1 | 3 => (1, 8),
            _ => (8, 1),
        };
        let outcome = run(&scene.drop_message(tick, from, to, kind));
        assert_eq!((outcome.lost(), outcome.times("answer-timeout")), (1, 1), "{kind}");
        assert_eq!(state(&outcome, 1).elected, Some(id(1)), "{kind}");
        assert!(outcome.is_quiet() && outcome.waiting() == 0, "{kind}");
    }
}

#[test]
fn holdings_are_listed() {
    use crate::protocol::Held;
    let outcome = run(&chord(2).start_all(1));
    let seen = outcome.world.process(4);
    let held = outcome.algorithm().holdings(seen.local, seen.state);
    let set = |ids: &[u32]| Held::Set(ids.iter().map(|&id| (id.into(), None)).collect());
    let values: Vec<Held> = held.into_iter().map(|holding| holding.value).collect();
    assert_eq!(values[..3], [set(&[38, 42]), Held::Number(2), set(&[1, 38, 42, 48])]);
}
