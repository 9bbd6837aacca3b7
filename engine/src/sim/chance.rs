//! The only source of chance: seeded, or a tape of choices.
//!
//! A run asks questions (the delay of this message, is it lost, what does this process draw) and a [`Choose`] answers. The seeded
//! one has no memory: an answer is a hash of the seed and the question, so that one more draw in one place moves no other. The
//! tape answers from a list, and so can make any run that is possible under some seed.

use std::convert::Infallible;
use std::num::NonZeroU32;

use rand_core::{Rng, TryRng, utils};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Purpose {
    Delay = 1,
    Loss = 2,
    Duplicate = 3,
    CopyDelay = 4,
    Draw = 5,
    /// Which holder of a gone leader notices.
    Noticer = 6,
    Seating = 7,
    /// How long the notice of an undeliverable message takes.
    Notice = 8,
    Heartbeat = 9,
    HeartbeatLoss = 10,
    /// How long the notice of a heartbeat takes whose receiver is down.
    HeartbeatNotice = 11,
}

/// One open question of a run. No two questions of a run are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Question {
    pub purpose: Purpose,
    /// The link or the process.
    pub about: u64,
    /// Earlier questions of this purpose about it.
    pub number: u32,
}

/// The answers to the open questions of a run.
pub trait Choose {
    /// A number from 0 to `below - 1`.
    fn pick(&mut self, question: Question, below: NonZeroU32) -> u32;

    /// Whether something of this probability, 0.0 to 1.0, happens.
    fn happens(&mut self, question: Question, probability: f64) -> bool;
}

/// Answers drawn from a seed, without memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeded {
    seed: u64,
}

impl Seeded {
    pub const fn new(seed: u64) -> Self {
        Self { seed }
    }

    /// The place of a question's words in the sequence of all words.
    #[inline]
    const fn words(self, question: Question) -> Words {
        let key = scramble(self.seed ^ (question.purpose as u64) << 56);
        Words(scramble(key ^ question.about).wrapping_add((question.number as u64) << 32))
    }
}

impl Choose for Seeded {
    #[inline]
    fn pick(&mut self, question: Question, below: NonZeroU32) -> u32 {
        if below.get() == 1 { 0 } else { bounded(&mut self.words(question), below) }
    }

    #[inline]
    fn happens(&mut self, question: Question, probability: f64) -> bool {
        if probability <= 0.0 {
            return false;
        }
        // 53 bits are all that a double holds; the product is exact because the factor is a power of two.
        let drawn = (self.words(question).next_u64() >> 11) as f64;
        drawn < probability * (1u64 << 53) as f64
    }
}

/// The words that answer one question: splitmix64 (Steele, Lea and Flood, OOPSLA 2014), which needs no state but its place.
struct Words(u64);

impl TryRng for Words {
    type Error = Infallible;

    /// The upper half of a word.
    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.next_u64() >> 32) as u32)
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let word = scramble(self.0);
        self.0 = self.0.wrapping_add(GAMMA);
        Ok(word)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        utils::fill_bytes_via_next_word(bytes, || self.try_next_u64())
    }
}

/// Splitmix64's increment, an odd number near 2^64 divided by the golden ratio.
const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

/// Splitmix64's output function: every bit of the input reaches every bit of the output.
#[inline]
const fn scramble(word: u64) -> u64 {
    let mut word = word.wrapping_add(GAMMA);
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

/// A number from 0 to `below - 1`, all equally likely (Lemire, ACM TOMACS 29(1), 2019, algorithm 5, on 32 bits).
///
/// It is our own, as the words are, because the values of a library's generators and draws may change between its versions, and a
/// run must not: `rand` promises only that its uniform draws are uniform.
#[inline]
fn bounded(words: &mut impl Rng, below: NonZeroU32) -> u32 {
    loop {
        let product = u64::from(words.next_u32()) * u64::from(below.get());
        let low = product as u32;
        // The division, which is the slow part, is needed only where the draw could be unfair at all.
        if low >= below.get() || low >= below.get().wrapping_neg() % below.get() {
            return (product >> 32) as u32;
        }
    }
}

/// Answers read from a list; past its end every answer is 0, "no" for what may happen. What was asked is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tape {
    answers: Vec<u32>,
    asked: Vec<(Question, NonZeroU32)>,
}

impl Tape {
    pub const fn new(answers: Vec<u32>) -> Self {
        Self { answers, asked: Vec::new() }
    }

    /// The questions so far, in order, with the number of possible answers.
    pub fn asked(&self) -> &[(Question, NonZeroU32)] {
        &self.asked
    }
}

impl Choose for Tape {
    fn pick(&mut self, question: Question, below: NonZeroU32) -> u32 {
        let answer = self.answers.get(self.asked.len()).copied().unwrap_or(0);
        self.asked.push((question, below));
        answer.min(below.get() - 1)
    }

    fn happens(&mut self, question: Question, probability: f64) -> bool {
        // The impossible and the certain are no questions.
        if probability <= 0.0 || probability >= 1.0 {
            return probability >= 1.0;
        }
        self.pick(question, NonZeroU32::MIN.saturating_add(1)) == 1
    }
}

#[cfg(test)]
mod tests {
    use rand::distr::{Distribution, Uniform};

    use super::*;

    fn delay(number: u32) -> Question {
        Question { purpose: Purpose::Delay, about: 3, number }
    }

    fn below(number: u32) -> NonZeroU32 {
        NonZeroU32::new(number).expect("not zero")
    }

    #[test]
    fn the_draws_of_a_seed_are_pinned_for_ever() {
        let mut seeded = Seeded::new(42);
        let drawn: Vec<u32> = (0..12).map(|number| seeded.pick(delay(number), below(100))).collect();
        assert_eq!(drawn, PINNED);
    }

    const PINNED: [u32; 12] = [3, 83, 20, 41, 6, 30, 60, 27, 87, 96, 86, 47];

    #[test]
    fn a_question_has_one_answer_whatever_was_asked_before() {
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

    /// How far the counts of a draw are from equal ones, by Pearson's chi-square.
    fn unevenness(below: u32, draw: impl Fn(Question) -> u32) -> f64 {
        let mut seen = vec![0_u32; below as usize];
        for number in 0..1_000 * below {
            seen[draw(delay(number)) as usize] += 1;
        }
        seen.iter().map(|&count| (f64::from(count) - 1_000.0).powi(2) / 1_000.0).sum()
    }

    #[test]
    fn a_bounded_draw_is_as_uniform_as_that_of_rand_over_the_same_words() {
        // The most that chance alone exceeds once in a thousand, for as many degrees of freedom as there are other numbers.
        for (most, bound) in [(10.83, 2), (22.46, 7), (42.31, 19), (148.23, 100)] {
            let uniform = Uniform::new(0, bound).expect("not empty");
            for seed in [1, 7, 42] {
                let seeded = Seeded::new(seed);
                let ours = unevenness(bound, |question| bounded(&mut seeded.words(question), below(bound)));
                let theirs = unevenness(bound, |question| uniform.sample(&mut seeded.words(question)));
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
    fn probabilities_are_kept() {
        let mut seeded = Seeded::new(1);
        let lost = |probability: f64, seeded: &mut Seeded| {
            (0..10_000)
                .filter(|&number| seeded.happens(Question { purpose: Purpose::Loss, about: 0, number }, probability))
                .count()
        };
        assert_eq!(lost(0.0, &mut seeded), 0);
        assert_eq!(lost(1.0, &mut seeded), 10_000);
        assert!((2_300..2_700).contains(&lost(0.25, &mut seeded)));
    }

    #[test]
    fn a_tape_gives_its_answers_in_order_and_remembers_the_questions() {
        let mut tape = Tape::new(vec![2, 9]);
        assert_eq!([tape.pick(delay(0), below(3)), tape.pick(delay(1), below(3)), tape.pick(delay(2), below(3))], [2, 2, 0]);
        assert!(!tape.happens(delay(3), 0.0), "what cannot happen is not asked");
        assert_eq!(tape.asked().len(), 3);
    }
}
