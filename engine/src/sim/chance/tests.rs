use rand::distr::{Distribution, Uniform};

use super::*;

fn delay(number: u32) -> Choice {
    Choice { purpose: Purpose::Delay, about: 3, number }
}

fn below(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).expect("not zero")
}

#[test]
fn the_draws_of_a_seed_never_change() {
    let mut seeded = Seeded::new(42);
    let drawn: Vec<u32> = (0..12).map(|number| seeded.pick(delay(number), below(100))).collect();
    assert_eq!(drawn, PINNED);
}

const PINNED: [u32; 12] = [3, 83, 20, 41, 6, 30, 60, 27, 87, 96, 86, 47];

#[test]
fn an_answer_does_not_depend_on_earlier_questions() {
    let mut seeded = Seeded::new(7);
    let first = seeded.pick(delay(5), below(1_000_000));
    seeded.pick(delay(1), below(10));
    assert_eq!(seeded.pick(delay(5), below(1_000_000)), first);
    assert_ne!(Seeded::new(8).pick(delay(5), below(1_000_000)), first);
}

#[test]
fn every_number_below_the_bound_is_about_equally_likely() {
    let mut seeded = Seeded::new(1);
    let mut seen = [0_u32; 7];
    for number in 0..7_000 {
        seen[seeded.pick(delay(number), below(7)) as usize] += 1;
    }
    assert!(seen.iter().all(|&count| (880..1120).contains(&count)), "{seen:?}");
}

/// Pearson's chi-square statistic of the draws; the expected frequencies are equal.
fn unevenness(below: u32, draw: impl Fn(Choice) -> u32) -> f64 {
    let mut seen = vec![0_u32; below as usize];
    for number in 0..1_000 * below {
        seen[draw(delay(number)) as usize] += 1;
    }
    seen.iter().map(|&count| (f64::from(count) - 1_000.0).powi(2) / 1_000.0).sum()
}

#[test]
fn a_bounded_draw_is_as_uniform_as_that_of_rand_over_the_same_words() {
    // The 99.9% quantile of the statistic for each number of degrees of freedom.
    for (most, bound) in [(10.83, 2), (22.46, 7), (42.31, 19), (148.23, 100)] {
        let uniform = Uniform::new(0, bound).expect("not empty");
        for seed in [1, 7, 42] {
            let seeded = Seeded::new(seed);
            let ours = unevenness(bound, |choice| bounded(&mut seeded.words(choice), below(bound)));
            let theirs = unevenness(bound, |choice| uniform.sample(&mut seeded.words(choice)));
            assert!(ours < most && theirs < most, "below {bound}, seed {seed}: {ours} and {theirs}");
        }
    }
}

#[test]
fn the_words_are_the_same_in_halves_and_in_bytes() {
    let words = || Seeded::new(42).words(delay(0));
    let (first, second) = {
        let mut words = words();
        (words.next_u64(), words.next_u64())
    };
    assert_eq!(u64::from(words().next_u32()), first >> 32);
    let mut bytes = [0; 16];
    words().fill_bytes(&mut bytes);
    assert_eq!(bytes, [first.to_le_bytes(), second.to_le_bytes()].concat()[..]);
}

#[test]
fn events_happen_as_often_as_their_probability_says() {
    let mut seeded = Seeded::new(1);
    let lost = |probability: f64, seeded: &mut Seeded| {
        (0..10_000)
            .filter(|&number| seeded.happens(Choice { purpose: Purpose::Loss, about: 0, number }, probability))
            .count()
    };
    assert_eq!(lost(0.0, &mut seeded), 0);
    assert_eq!(lost(1.0, &mut seeded), 10_000);
    assert!((2_300..2_700).contains(&lost(0.25, &mut seeded)));
}

#[test]
fn a_tape_gives_its_answers_in_order_and_remembers_the_questions() {
    let mut tape = Tape::new(vec![2, 9]);
    assert_eq!(
        [tape.pick(delay(0), below(3)), tape.pick(delay(1), below(3)), tape.pick(delay(2), below(3))],
        [2, 2, 0]
    );
    assert!(!tape.happens(delay(3), 0.0), "an impossible event is not asked for");
    assert_eq!(tape.asked().len(), 3);
}
