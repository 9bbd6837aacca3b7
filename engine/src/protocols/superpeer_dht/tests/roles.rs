//! Who comes and goes: what each of them does, and the others.

use super::*;
use crate::sim::detector::{Detector, Noticers};

fn watched(mut scene: Scene) -> Scene {
    scene.detector = Detector::Oracle { delay: 2, by: Noticers::All };
    scene
}

#[test]
fn the_members_of_a_super_peer_that_is_gone_look_up_again() {
    let outcome = run(&watched(chord(2)).start_all(1).crash(40, 32));
    // 38 serves the segment then: nobody has to be asked for that.
    assert_eq!(members(&outcome), [vec![8, 14], vec![], vec![42], vec![51, 56]]);
    assert!(outcome.is_quiet() && outcome.violated().is_empty(), "{:?}", outcome.story());
}

#[test]
fn a_super_peer_that_was_gone_for_a_moment_has_forgotten_its_members_and_they_begin_again() {
    let outcome = run(&watched(chord(2)).start_all(1).crash(40, 32).revive(40, 32));
    assert_eq!(outcome.times("forgotten"), 2);
    assert_eq!(members(&outcome), [vec![8, 14], vec![], vec![38, 42], vec![51, 56]]);
    assert!(outcome.is_quiet() && outcome.violated().is_empty());
}

#[test]
fn a_member_that_is_gone_is_struck_off_and_back_it_looks_up() {
    let outcome = run(&watched(chord(2)).start_all(1).crash(40, 42));
    assert_eq!((outcome.times("strike-off"), outcome.sent()), (1, 38));
    assert_eq!(members(&outcome)[2], [38]);
    let back = run(&watched(chord(2)).start_all(1).crash(40, 42).revive(60, 42));
    assert_eq!(members(&back)[2], [38, 42]);
    assert!(back.violated().is_empty());
}

#[test]
fn the_limit_holds_when_the_role_moves() {
    // 4, 8 and 14 have their places at 1; at 0 there is room for as many again, and who comes after them goes on.
    let ids = [0, 1, 4, 8, 14, 32];
    let outcome = run(&watched(scene(ids, 6, 2).down(&[0]).parameter("limit", 3)).start_all(1).revive(60, 0));
    assert_eq!(members(&outcome), [vec![1, 4, 8], vec![14]]);
    assert!(outcome.is_quiet() && outcome.violated().is_empty(), "{:?}", outcome.story());
    assert_eq!(outcome.by_kind()[5..], [1, 3]);
}

#[test]
fn a_move_that_is_overtaken_by_another_leaves_nobody_out() {
    let ids = [0, 1, 3, 8, 14, 32];
    for apart in 0..6 {
        let scene = watched(scene(ids, 6, 2).down(&[0, 1])).delay(1, 3).start_all(1);
        let outcome = run(&scene.revive(60, 1).revive(60 + apart, 0));
        assert_eq!(members(&outcome), [vec![1, 3, 8, 14], vec![]], "{apart}");
        assert!(outcome.is_quiet() && outcome.violated().is_empty());
    }
}

#[test]
fn an_answer_that_is_lost_is_waited_for_and_then_it_begins_again() {
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
fn what_is_held_can_be_read() {
    use crate::protocol::Held;
    let outcome = run(&chord(2).start_all(1));
    let seen = outcome.world.process(4);
    let held = outcome.algorithm().holdings(seen.local, seen.state);
    let set = |ids: &[u32]| Held::Set(ids.iter().map(|&id| (id.into(), None)).collect());
    let values: Vec<Held> = held.into_iter().map(|holding| holding.value).collect();
    assert_eq!(values[..3], [set(&[38, 42]), Held::Number(2), set(&[1, 38, 42, 48])]);
}
