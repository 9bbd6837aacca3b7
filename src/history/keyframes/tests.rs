use super::*;

/// The end of a tick that takes so many bytes, half of them shared with the moment before if that is the end of the tick before.
#[derive(Clone, Debug)]
struct End {
    tick: Ticks,
    bytes: usize,
}

impl Moment for End {
    fn bytes(&self, before: Option<&Self>) -> usize {
        if before.is_some_and(|before| before.tick + 1 == self.tick) { self.bytes / 2 } else { self.bytes }
    }
}

/// A run with three records in each tick, whose moments take so many bytes.
fn run(last: Ticks, distance: usize, budget: usize, bytes: impl Fn(Ticks) -> usize) -> Keyframes<End> {
    let end = |tick| End { tick, bytes: bytes(tick) };
    let mut keyframes = Keyframes::new(end(0), 0, distance, budget);
    for tick in 1..=last {
        if keyframes.lacks(tick, 3 * tick as usize) {
            keyframes.add(tick, 3 * tick as usize, 0, end(tick));
        }
        assert!(keyframes.bytes() <= budget || keyframes.count() == 1);
    }
    keyframes
}

fn kept(keyframes: &Keyframes<End>) -> Vec<Ticks> {
    keyframes.kept.iter().map(|keyframe| keyframe.tick).collect()
}

#[test]
fn when_they_are_too_many_every_other_one_is_given_up_and_the_distance_doubles() {
    for last in 1..100 {
        let keyframes = run(last, 6, 50, |_| 10);
        assert!(keyframes.bytes() == 10 * keyframes.count());
        assert_eq!(keyframes.first().tick, 0, "the beginning stays");
        let gaps = kept(&keyframes).windows(2).map(|pair| pair[1] - pair[0]).max();
        assert!(gaps.is_none_or(|gap| gap <= 64), "they are spread over all of the run");
    }
    let mut keyframes = run(100, 6, 50, |_| 10);
    assert_eq!(kept(&keyframes), [0, 32, 64, 96]);
    assert_eq!([31, 32, 63, 1_000].map(|tick| keyframes.before(tick).tick), [0, 32, 32, 96]);
    assert_eq!([0, 95, 96, 192].map(|number| keyframes.before_record(number).tick), [0, 0, 32, 64]);
    keyframes.forget_after(64);
    assert_eq!(kept(&keyframes), [0, 32, 64]);
    assert!(!keyframes.lacks(95, 285) && keyframes.lacks(96, 288), "the distance stays");
}

#[test]
fn a_moment_that_is_too_large_to_be_kept_leaves_the_first_one() {
    let keyframes = run(9, 3, 50, |_| 40);
    assert_eq!(kept(&keyframes), [0]);
    assert_eq!(keyframes.before(7).tick, 0);
}

#[test]
fn what_was_shared_with_a_moment_that_is_given_up_counts_again() {
    assert_eq!(run(6, 3, 85, |_| 20).bytes(), 20 + 6 * 10);
    let keyframes = run(7, 3, 85, |_| 20);
    assert_eq!((kept(&keyframes), keyframes.bytes()), (vec![0, 2, 4, 6], 80));
}

#[test]
fn moments_lie_farther_apart_where_they_are_large_or_much_work() {
    let keyframes = run(100, 30, usize::MAX, |tick| if tick <= 60 { LARGE } else { 0 });
    assert_eq!(kept(&keyframes), [0, 20, 40, 60, 70, 80, 90, 100]);
    let mut keyframes = run(10, 3, 1_000, |_| 1);
    assert!(keyframes.lacks(11, 33) && keyframes.add(11, 33, 10 * LOOKED_AT, End { tick: 11, bytes: 1 }));
    assert!(!keyframes.lacks(12, 45) && keyframes.lacks(12, 46), "3 records and 10 for the work");
}

#[test]
fn a_place_is_found_between_two_moments_that_are_only_counted() {
    let mut places = Keyframes::new(Milestone { losses: 0, work: 0 }, 0, 4, 10);
    for tick in 1..=1_000 {
        if places.lacks(tick, 3 * tick as usize) {
            places.add(tick, 3 * tick as usize, 0, Milestone { losses: tick as u32, work: 10 * tick });
        }
    }
    assert!((5..=10).contains(&places.count()), "{:?}", places.kept);
    for tick in 0..=1_000 {
        let before = places.before(tick).records;
        assert!(before <= 3 * tick as usize && before + 2 * places.distance > 3 * tick as usize, "{tick}: {before}");
        let at = places.before_record(3 * tick as usize).tick;
        assert!(at <= tick && places.before(at).records <= 3 * tick as usize, "{tick}: {at}");
        let after = places.after(tick);
        assert!(after.is_none_or(|after| after.tick >= tick && places.before(after.tick).tick == after.tick));
        assert!(after.is_some() || places.before(tick).tick < tick);
    }
    places.forget_after(500);
    assert!(places.kept.iter().all(|place| place.tick <= 500));
    assert_eq!(places.kept[0].records, 0);
}
