//! How many steps lead to each state.

use std::ops::Range;

use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};

use super::super::together::{Piece, Together};

/// The steps that lead to each of some states from those of them that are still there. Threads share the states, as counts lie too far apart
/// in memory for one thread to fetch.
pub(super) struct Counts {
    pub(super) among: Range<u32>,
    /// A power of two of them.
    shares: Vec<Share>,
}

/// Each goes through all steps.
const MOST_SHARES: usize = 8;

/// The states whose places leave the same remainder.
struct Share {
    into: Vec<u32>,
    /// States to which no step leads any more.
    freed: Vec<u32>,
}

impl Counts {
    pub(super) fn of(among: Range<u32>, together: &Together) -> Self {
        let count = together.threads.next_power_of_two().min(MOST_SHARES);
        let share = || Share { into: vec![0; among.len().div_ceil(count)], freed: Vec::new() };
        Self { shares: std::iter::repeat_with(share).take(count).collect(), among }
    }

    /// How many lead to one of them.
    pub(super) fn get(&self, state: u32) -> u32 {
        let place = (state - self.among.start) as usize;
        self.shares[place % self.shares.len()].into[place / self.shares.len()]
    }

    /// Whether a state is one of them, and any step leads to it.
    pub(super) fn is_led_to(&self, state: u32) -> bool {
        self.among.contains(&state) && self.get(state) > 0
    }

    /// Shows `see` the state that each step leads to, of the pieces and of `others`; how many steps.
    pub(super) fn see_all(
        &mut self,
        pieces: &[Piece],
        others: &[u32],
        together: &Together,
        see: impl Fn(&mut u32, u32, &mut Vec<u32>) + Sync,
    ) -> usize {
        let Self { among, shares } = self;
        let (mask, bits) = (shares.len() as u32 - 1, shares.len().ilog2());
        let place_of = |to: u32| among.contains(&to).then(|| to - among.start);
        let all = || {
            let known = pieces.iter().flat_map(|piece| &piece.known);
            known.chain(others).copied().filter_map(|to| Some((place_of(to)?, to)))
        };
        let see_one = |Share { into, freed }: &mut Share, place: u32, to: u32| {
            see(&mut into[(place >> bits) as usize], to, freed);
        };
        if together.threads > 1 && pieces.len() > 1 {
            (0..shares.len() as u32).into_par_iter().zip(shares).for_each(|(number, share)| {
                all().filter(|(place, _)| place & mask == number).for_each(|(place, to)| see_one(share, place, to));
            });
        } else {
            all().for_each(|(place, to)| see_one(&mut shares[(place & mask) as usize], place, to));
        }
        pieces.iter().map(|piece| piece.known.len()).sum::<usize>() + others.len()
    }

    pub(super) fn take_freed(&mut self, stack: &mut Vec<u32>) {
        for share in &mut self.shares {
            stack.append(&mut share.freed);
        }
    }
}
