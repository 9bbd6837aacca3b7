//! Tests of the keyframes of a run.

use super::*;
use crate::run::Memory;
use suffrage_scenario::builtin;

/// A run with many records. Calls `see` with its keyframes after each recorded tick.
fn recorded(keyframes: usize, distance: usize, see: impl Fn(&Keyframes)) -> Run {
    let text = builtin::named("chang-roberts-64").expect("it is built in").text;
    let scenario = suffrage_scenario::read(text).expect("it is valid");
    let mut run = Run::new(&scenario, Memory { keyframes, distance, ..Memory::default() });
    while run.next_tick() == Moved::Yes {
        see(&run.keyframes);
    }
    run
}

fn bytes(keyframes: &Keyframes) -> usize {
    keyframes.kept.iter().map(|keyframe| keyframe.bytes).sum()
}

fn lie_apart(keyframes: &Keyframes) -> bool {
    keyframes.kept.windows(2).all(|pair| pair[1].records - pair[0].records >= keyframes.distance)
}

#[test]
fn beyond_the_budget_every_other_keyframe_is_dropped() {
    let all = recorded(usize::MAX, 8, |keyframes| assert_eq!(keyframes.distance, 8));
    assert!(all.keyframes.kept.len() > 16 && lie_apart(&all.keyframes));
    let budget = bytes(&all.keyframes) / 5;
    let few = recorded(budget, 8, |keyframes| {
        assert!(bytes(keyframes) <= budget && lie_apart(keyframes));
        assert_eq!(keyframes.first().world.now(), 0, "the first keyframe stays");
    });
    let Keyframes { kept, distance, .. } = &few.keyframes;
    assert!(*distance >= 32 && (distance / 8).is_power_of_two(), "{distance}");
    assert!(kept.len() > 1 && kept.len() < all.keyframes.kept.len() / 2, "{}", kept.len());
    let last = few.trace().len();
    let farthest = kept.windows(2).map(|pair| pair[1].records - pair[0].records).max();
    assert!(farthest.is_some_and(|farthest| farthest < last / 2), "they are spread over the whole run");
}

#[test]
fn a_world_above_the_budget_keeps_only_the_first_keyframe() {
    let run = recorded(1, 8, |keyframes| assert_eq!(keyframes.kept.len(), 1));
    assert_eq!((run.keyframes.first().world.now(), run.keyframes.before(run.recorded).world.now()), (0, 0));
}
