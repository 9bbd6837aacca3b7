//! The random source of the tests. It is part of the project, so that the tests are the same on every machine.

use std::num::NonZeroU32;

use crate::sim::chance::{Choice, Choose, Purpose, Seeded};

pub(super) struct Dice {
    chance: Seeded,
    thrown: u32,
}

impl Dice {
    pub(super) const fn new(seed: u64) -> Self {
        Self { chance: Seeded::new(seed), thrown: 0 }
    }

    pub(super) fn below(&mut self, below: usize) -> usize {
        let below = NonZeroU32::new(below as u32).expect("there is something to draw from");
        self.thrown += 1;
        self.chance.pick(Choice { purpose: Purpose::Draw, about: 0, number: self.thrown }, below) as usize
    }

    pub(super) fn one_in(&mut self, many: usize) -> bool {
        self.below(many) == 0
    }

    pub(super) fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    pub(super) fn order(&mut self, n: u32) -> Vec<u32> {
        let mut left: Vec<u32> = (1..=n).collect();
        (0..n).map(|_| left.swap_remove(self.below(left.len()))).collect()
    }
}
