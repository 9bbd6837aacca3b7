use super::*;

fn keyframe(tick: Ticks) -> Keyframe<Ticks> {
    Keyframe { tick, records: 3 * tick as usize, bytes: 10, moment: tick }
}

fn kept(keyframes: &Keyframes<Ticks>) -> Vec<Ticks> {
    keyframes.kept.iter().map(|keyframe| keyframe.moment).collect()
}

#[test]
fn when_they_are_too_many_every_other_one_is_given_up_and_the_distance_doubles() {
    let mut keyframes = Keyframes::new(keyframe(0), 6, 50);
    for tick in 1..=100 {
        if keyframes.lacks(tick, 3 * tick as usize) {
            keyframes.add(keyframe(tick));
        }
        assert!(keyframes.bytes() <= 50 && keyframes.bytes() == 10 * keyframes.count());
        assert_eq!(*keyframes.first(), 0, "the beginning stays");
        let gaps = kept(&keyframes).windows(2).map(|pair| pair[1] - pair[0]).max();
        assert!(gaps.is_none_or(|gap| gap <= 64), "they are spread over all of the run");
    }
    assert_eq!(kept(&keyframes), [0, 32, 64, 96]);
    assert_eq!([31, 32, 63, 1_000].map(|tick| keyframes.before(tick).moment), [0, 32, 32, 96]);
    assert_eq!([0, 95, 96, 192].map(|number| keyframes.before_record(number).moment), [0, 0, 32, 64]);
    keyframes.forget_after(64);
    assert_eq!(kept(&keyframes), [0, 32, 64]);
    assert!(!keyframes.lacks(95, 285) && keyframes.lacks(96, 288), "the distance stays");
}

#[test]
fn a_moment_that_is_too_large_to_be_kept_leaves_the_first_one() {
    let mut keyframes = Keyframes::new(Keyframe { bytes: 40, ..keyframe(0) }, 3, 50);
    for tick in 1..9 {
        if keyframes.lacks(tick, 3 * tick as usize) {
            keyframes.add(Keyframe { bytes: 40, ..keyframe(tick) });
        }
    }
    assert_eq!(kept(&keyframes), [0]);
    assert_eq!(keyframes.before(7).moment, 0);
}

#[test]
fn a_place_is_found_between_two_moments_that_are_only_counted() {
    let at = |tick: Ticks| Keyframe { tick, records: 3 * tick as usize, bytes: 1, moment: () };
    let mut places = Keyframes::new(at(0), 4, 10);
    for tick in 1..=1_000 {
        if places.lacks(tick, 3 * tick as usize) {
            places.add(at(tick));
        }
    }
    assert!((5..=10).contains(&places.count()), "{:?}", places.kept);
    for tick in 0..=1_000 {
        let before = places.before(tick).records;
        assert!(before <= 3 * tick as usize && before + 2 * places.distance > 3 * tick as usize, "{tick}: {before}");
        let at = places.before_record(3 * tick as usize).tick;
        assert!(at <= tick && places.before(at).records <= 3 * tick as usize, "{tick}: {at}");
    }
    places.forget_after(500);
    assert!(places.kept.iter().all(|place| place.tick <= 500));
    assert_eq!(places.kept[0].records, 0);
}
