//! The only source of randomness: a seed, or a tape of answers.
//!
//! A run has open choices (the delay of a message, its loss, the draw of a process); a [`Choose`] answers them.
//! [`Seeded`] stores no state: its answer is a hash of the seed and the choice. So an additional choice does not change
//! the other answers. [`Tape`] reads answers from a list. A tape can reproduce every run that some seed produces.

use std::convert::Infallible;

use crate::sim::prelude::*;
use rand_core::{Rng, TryRng, utils};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Purpose {
    Delay = 1,
    Loss = 2,
    Duplicate = 3,
    CopyDelay = 4,
    Draw = 5,
    Noticer = 6,
    Seating = 7,
    /// The delay of the notice of an undeliverable message.
    Notice = 8,
    Heartbeat = 9,
    HeartbeatLoss = 10,
    /// The delay of the notice that the receiver of a heartbeat is down.
    HeartbeatNotice = 11,
    CopyLoss = 12,
    Lot = 13,
    /// A coordinate of a process in the plane.
    Place = 14,
    /// The duration of a timer. Never random: this variant exists so that a duration can be pinned.
    Timer = 15,
    /// Whether a process crashes after `number` messages of a broadcast: decided by an adversary, never random.
    Crash = 16,
}

/// One open choice of a run. No two choices of a run are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Choice {
    pub purpose: Purpose,
    /// The link or the process that the choice concerns, encoded as a number.
    pub about: u64,
    /// The number of earlier choices with the same `purpose` and `about`.
    pub number: u32,
}

/// Answers the open choices of a run.
pub trait Choose {
    /// Picks a number from 0 to `below - 1`.
    fn pick(&mut self, choice: Choice, below: NonZeroU32) -> u32;

    fn happens(&mut self, choice: Choice, probability: f64) -> bool;
}

/// Answers each choice by a hash of the seed and the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeded {
    seed: u64,
    delays: u64,
}

impl Seeded {
    pub const fn new(seed: u64) -> Self {
        Self { seed, delays: key(seed, Purpose::Delay) }
    }

    #[inline]
    const fn words(self, choice: Choice) -> Words {
        let key = match choice.purpose {
            Purpose::Delay => self.delays,
            purpose => key(self.seed, purpose),
        };
        Words(scramble(key ^ choice.about).wrapping_add((choice.number as u64) << 32))
    }
}

#[inline]
const fn key(seed: u64, purpose: Purpose) -> u64 {
    scramble(seed ^ (purpose as u64) << 56)
}

impl Choose for Seeded {
    #[inline]
    fn pick(&mut self, choice: Choice, below: NonZeroU32) -> u32 {
        if below.get() == 1 { 0 } else { bounded(&mut self.words(choice), below) }
    }

    #[inline]
    fn happens(&mut self, choice: Choice, probability: f64) -> bool {
        if probability <= 0.0 {
            return false;
        }
        // A double stores 53 significant bits. The product is exact, because the factor is a power of two.
        let drawn = (self.words(choice).next_u64() >> 11) as f64;
        drawn < probability * (1u64 << 53) as f64
    }
}

/// Generates the random words for one choice: splitmix64 (Steele, Lea and Flood, OOPSLA 2014).
struct Words(u64);

impl TryRng for Words {
    type Error = Infallible;

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

/// Splitmix64's output function: every bit of the input affects every bit of the output.
#[inline]
const fn scramble(word: u64) -> u64 {
    let mut word = word.wrapping_add(GAMMA);
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

/// Returns a number from 0 to `below - 1`, all equally likely (Lemire, ACM TOMACS 29(1), 2019, algorithm 5, 32 bits).
///
/// No library is used here: a library may change between versions, and then the same seed would give another run.
#[inline]
fn bounded(words: &mut impl Rng, below: NonZeroU32) -> u32 {
    loop {
        let product = u64::from(words.next_u32()) * u64::from(below.get());
        let low = product as u32;
        // The slow division is needed only if the draw may be biased.
        if low >= below.get() || low >= below.get().wrapping_neg() % below.get() {
            return (product >> 32) as u32;
        }
    }
}

/// How many faults the adversary may still cause within a tick, even if their probability in the network is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FaultBudget {
    pub losses: u32,
    pub duplicates: u32,
    /// The number of crashes during a broadcast that the adversary may still cause.
    pub crashes: u32,
}

impl FaultBudget {
    const fn of(&mut self, purpose: Purpose) -> Option<&mut u32> {
        match purpose {
            Purpose::Loss | Purpose::CopyLoss => Some(&mut self.losses),
            Purpose::Duplicate => Some(&mut self.duplicates),
            Purpose::Crash => Some(&mut self.crashes),
            _ => None,
        }
    }
}

/// Answers choices from a list and records them. After the end of the list, every answer is 0 ("no").
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tape {
    answers: Vec<u32>,
    asked: Vec<(Choice, NonZeroU32)>,
    /// How many faults the adversary may still cause.
    pub faults: FaultBudget,
}

impl Tape {
    pub const fn new(answers: Vec<u32>) -> Self {
        Self::with_faults(answers, FaultBudget { losses: 0, duplicates: 0, crashes: 0 })
    }

    /// A tape with these answers. The adversary may cause at most the faults in `faults`.
    pub const fn with_faults(answers: Vec<u32>, faults: FaultBudget) -> Self {
        Self { answers, asked: Vec::new(), faults }
    }

    /// The choices made so far, in order, each with its answer.
    pub fn answered(&self) -> impl Iterator<Item = (Choice, u32)> + '_ {
        let answer = |(index, &(choice, below)): (usize, &(Choice, NonZeroU32))| {
            (choice, self.answers.get(index).copied().unwrap_or(0).min(below.get() - 1))
        };
        self.asked.iter().enumerate().map(answer)
    }

    /// The choices so far, each with its number of possible outcomes.
    pub fn asked(&self) -> &[(Choice, NonZeroU32)] {
        &self.asked
    }
}

impl Choose for Tape {
    fn pick(&mut self, choice: Choice, below: NonZeroU32) -> u32 {
        let answer = self.answers.get(self.asked.len()).copied().unwrap_or(0);
        self.asked.push((choice, below));
        answer.min(below.get() - 1)
    }

    fn happens(&mut self, choice: Choice, probability: f64) -> bool {
        // Only an adversary lets an event of probability 0 happen. An event of probability 1 always happens, without
        // a choice.
        let is_given = probability <= 0.0;
        if probability >= 1.0 || is_given && self.faults.of(choice.purpose).is_none_or(|left| *left == 0) {
            return probability >= 1.0;
        }
        let happens = self.pick(choice, NonZeroU32::MIN.saturating_add(1)) == 1;
        if let Some(left) = self.faults.of(choice.purpose).filter(|_| is_given && happens) {
            *left -= 1;
        }
        happens
    }
}

#[cfg(test)]
mod tests;
