//! Tables that store each distinct value once and give it a number.

use std::hash::{BuildHasherDefault, Hash, Hasher};

use crate::explore::prelude::*;
use hashbrown::HashMap;

/// A fast hash that is equal on every platform. No output depends on the order of hashes.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct FixedHasher(u64);

const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

#[inline]
const fn fold(hash: u64, word: u64) -> u64 {
    let product = ((hash ^ word) as u128).wrapping_mul(FACTOR as u128 | 1 << 127);
    (product >> 64) as u64 ^ product as u64 ^ hash.rotate_left(23)
}

macro_rules! words {
    ($($name:ident: $Of:ty => $word:expr),+ $(,)?) => {
        $(#[inline] fn $name(&mut self, number: $Of) { self.write_u64($word(number)); })+
    };
}

impl Hasher for FixedHasher {
    #[inline]
    fn finish(&self) -> u64 {
        fold(self.0, FACTOR)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.0 = fold(self.0, number);
    }

    words! {
        write_u8: u8 => u64::from,
        write_u32: u32 => u64::from,
        write_usize: usize => |number| number as u64,
        write_isize: isize => |number| number as u64,
    }
}

/// The hash of a value, equal on every platform.
pub fn hash_of<T: Hash + ?Sized>(value: &T) -> u64 {
    use std::hash::BuildHasher as _;
    BuildHasherDefault::<FixedHasher>::default().hash_one(value)
}

#[inline]
pub(super) fn hash_of_words(words: &[u64]) -> u64 {
    fold(words.iter().fold(FACTOR, |hash, &word| fold(hash, word)), FACTOR)
}

/// Distinct values, numbered from 0 in the order of insertion.
#[derive(Clone, Debug)]
pub(super) struct Interned<T> {
    values: Vec<T>,
    index: HashTable<u32>,
}

impl<T> Default for Interned<T> {
    fn default() -> Self {
        Self { values: Vec::new(), index: HashTable::new() }
    }
}

impl<T: Hash + Eq> Interned<T> {
    pub(super) fn number(&mut self, value: T) -> u32 {
        let hash = hash_of(&value);
        let known = self.index.find(hash, |&known| self.values[known as usize] == value).copied();
        known.unwrap_or_else(|| self.add(hash, value))
    }

    /// The number of the value for which `is_it` holds, or else of `make()`. `hash`: [`hash_of`] the value.
    pub(super) fn number_by(&mut self, hash: u64, is_it: impl Fn(&T) -> bool, make: impl FnOnce() -> T) -> u32 {
        let known = self.index.find(hash, |&known| is_it(&self.values[known as usize])).copied();
        known.unwrap_or_else(|| self.add(hash, make()))
    }

    fn add(&mut self, hash: u64, value: T) -> u32 {
        let Self { values, index } = self;
        let number = values.len() as u32;
        values.push(value);
        index.insert_unique(hash, number, |&known| hash_of(&values[known as usize]));
        number
    }

    #[inline]
    pub(super) fn get(&self, number: u32) -> &T {
        &self.values[number as usize]
    }

    pub(super) fn len(&self) -> usize {
        self.values.len()
    }

    /// The size of the table in bytes, without heap memory inside the values.
    pub(super) fn bytes(&self) -> usize {
        self.values.capacity() * size_of::<T>() + self.index.allocation_size()
    }
}

/// A cache whose keys are pairs of numbers; few of the possible pairs occur.
pub(super) type Memo = HashMap<u64, u32, BuildHasherDefault<FixedHasher>>;

pub(super) const fn pair(one: u32, other: u32) -> u64 {
    (one as u64) << 32 | other as u64
}

/// A cache whose keys are pairs of small numbers; most of the possible pairs occur.
#[derive(Clone, Debug, Default)]
pub(super) struct Grid {
    values: Vec<u32>,
    columns: usize,
}

const UNKNOWN: u32 = u32::MAX;

impl Grid {
    #[inline]
    pub(super) fn get(&self, row: u32, column: u32) -> Option<u32> {
        if column as usize >= self.columns {
            return None;
        }
        let known = *self.values.get(row as usize * self.columns + column as usize)?;
        (known != UNKNOWN).then_some(known)
    }

    pub(super) fn insert(&mut self, row: u32, column: u32, value: u32) {
        let (row, column) = (row as usize, column as usize);
        if self.columns <= column {
            self.widen((column + 1).next_power_of_two());
        }
        let place = row * self.columns + column;
        if self.values.len() <= place {
            self.values.resize((row + 1) * self.columns, UNKNOWN);
        }
        self.values[place] = value;
    }

    fn widen(&mut self, columns: usize) {
        let rows = self.values.len().checked_div(self.columns).unwrap_or(0);
        let mut values = vec![UNKNOWN; rows * columns];
        for row in 0..rows {
            values[row * columns..][..self.columns].copy_from_slice(&self.values[row * self.columns..][..self.columns]);
        }
        *self = Self { values, columns };
    }

    pub(super) fn bytes(&self) -> usize {
        self.values.capacity() * size_of::<u32>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_values_have_one_number_and_different_ones_another() {
        let mut words = Interned::default();
        let numbers: Vec<u32> =
            ["ring", "graph", "ring", "", "graph"].into_iter().map(|word| words.number(word)).collect();
        assert_eq!(numbers, [0, 1, 0, 2, 1]);
        assert_eq!(*words.get(1), "graph");
    }

    #[test]
    fn the_hash_of_words_depends_on_their_order_and_number() {
        let all = [&[][..], &[0], &[0, 0], &[1], &[0, 1], &[1, 0]].map(hash_of_words);
        let distinct: std::collections::BTreeSet<u64> = all.into_iter().collect();
        assert_eq!(distinct.len(), all.len());
    }

    #[test]
    fn pairs_are_ordered() {
        let (mut memo, mut grid) = (Memo::default(), Grid::default());
        memo.insert(pair(1, 2), 7);
        grid.insert(1, 2, 7);
        assert_eq!((memo.get(&pair(1, 2)), memo.get(&pair(2, 1))), (Some(&7), None));
        assert_eq!((grid.get(1, 2), grid.get(2, 1), grid.get(1, 1)), (Some(7), None, None));
        grid.insert(0, 9, 8);
        assert_eq!((grid.get(1, 2), grid.get(0, 9), grid.get(0, 2), grid.get(1, 9)), (Some(7), Some(8), None, None));
    }
}
