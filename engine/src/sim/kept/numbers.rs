//! A list of numbers: those of a page are a line, and as many bits above it as the farthest needs.

use std::sync::Arc;

use super::page::{Known, PAGE, elements};

#[derive(Clone, Debug, Default)]
pub struct KeptNumbers {
    pages: Vec<Page>,
    len: usize,
}

/// Each number is `least + step * index` and the offset of its own, modulo 2^64.
#[derive(Clone, Debug)]
struct Page {
    least: u64,
    step: u32,
    bits: u32,
    /// `None`: all are 0.
    offsets: Option<Arc<[u64]>>,
}

const WORD: u32 = u64::BITS;

#[inline(always)]
const fn mask(bits: u32) -> u64 {
    if bits == WORD { u64::MAX } else { (1 << bits) - 1 }
}

const fn bits_of(number: u64) -> u32 {
    WORD - number.leading_zeros()
}

/// The least of some numbers above a line through 0, and the bits that the others are above it.
fn above(numbers: &[u64], step: u32) -> (u64, u32) {
    let first = numbers.first().copied().unwrap_or_default();
    let (mut least, mut most) = (0_i64, 0_i64);
    for (index, &number) in (0_u64..).zip(numbers) {
        let offset = number.wrapping_sub(first).wrapping_sub(u64::from(step) * index).cast_signed();
        (least, most) = (least.min(offset), most.max(offset));
    }
    (first.wrapping_add(least.cast_unsigned()), bits_of(most.cast_unsigned().wrapping_sub(least.cast_unsigned())))
}

impl Page {
    /// `packed`: room for the offsets.
    fn of(numbers: &[u64], before: Option<&Self>, packed: &mut Vec<u64>) -> Self {
        let (from, to) = (numbers[0], numbers[numbers.len() - 1]);
        let slope = to.saturating_sub(from) / (numbers.len() as u64 - 1).max(1);
        let (flat, line) = (above(numbers, 0), u32::try_from(slope).ok().filter(|&slope| slope > 0));
        let along = line.map(|slope| (slope, above(numbers, slope))).filter(|(_, (_, bits))| *bits < flat.1);
        let (step, (least, bits)) = along.unwrap_or((0, flat));
        if bits == 0 {
            return Self { least, step, bits, offsets: None };
        }
        packed.clear();
        packed.resize((numbers.len() * bits as usize).div_ceil(WORD as usize), 0);
        let mut at = 0;
        for (index, number) in (0_u64..).zip(numbers) {
            let offset = number.wrapping_sub(least).wrapping_sub(u64::from(step) * index);
            let (word, shift) = (at / WORD as usize, (at % WORD as usize) as u32);
            packed[word] |= offset << shift;
            if shift + bits > WORD {
                packed[word + 1] = offset >> (WORD - shift);
            }
            at += bits as usize;
        }
        // Where a message has passed a whole page, each count of it is one more: only the least changes.
        let same = before.filter(|before| before.bits == bits).and_then(|before| before.offsets.as_ref());
        let same = same.filter(|offsets| ***offsets == packed[..]);
        Self { least, step, bits, offsets: Some(same.map_or_else(|| packed.as_slice().into(), Arc::clone)) }
    }

    fn is(&self, other: &Self) -> bool {
        (self.least, self.step, self.bits) == (other.least, other.step, other.bits) && self.has_offsets_of(other)
    }

    fn has_offsets_of(&self, other: &Self) -> bool {
        match (&self.offsets, &other.offsets) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (None, None) => true,
            _ => false,
        }
    }

    #[inline]
    fn numbers(&self, len: usize) -> impl Iterator<Item = u64> {
        let (bits, mut at) = (self.bits, 0);
        let offsets = self.offsets.as_deref().unwrap_or_default();
        (0..len as u64).map(move |index| {
            let mut offset = 0;
            if bits > 0 {
                let (word, shift) = (at / WORD as usize, (at % WORD as usize) as u32);
                offset = offsets[word] >> shift;
                if shift + bits > WORD {
                    offset |= offsets[word + 1] << (WORD - shift);
                }
                offset &= mask(bits);
                at += bits as usize;
            }
            self.least.wrapping_add(u64::from(self.step) * index).wrapping_add(offset)
        })
    }
}

impl KeptNumbers {
    /// A list of so many numbers. Adds to `looked` how many were looked at.
    pub fn of(len: usize, known: Option<Known<'_, Self>>, looked: &mut usize, get: impl Fn(usize) -> u64) -> Self {
        let (mut numbers, mut packed) = (Vec::with_capacity(PAGE.min(len)), Vec::new());
        let page = |page: usize| {
            let all = elements(page, len);
            let is_as_long = |list: &Self| elements(page, list.len).len() == all.len();
            let before = known.and_then(|known| known.list.pages.get(page).filter(|_| is_as_long(known.list)));
            if let Some(before) = before.filter(|_| known.is_some_and(|known| !known.may_have_changed(page))) {
                debug_assert!(before.numbers(all.len()).eq(all.map(&get)), "what changes is marked");
                return before.clone();
            }
            *looked += all.len();
            numbers.clear();
            numbers.extend(all.map(&get));
            Page::of(&numbers, before, &mut packed)
        };
        Self { pages: (0..len.div_ceil(PAGE)).map(page).collect(), len }
    }

    pub const fn count(&self) -> usize {
        self.len
    }

    pub fn iter(&self) -> impl Iterator<Item = u64> {
        let pages = self.pages.iter().enumerate();
        pages.flat_map(|(page, kept)| kept.numbers(elements(page, self.len).len()))
    }

    /// Writes every number into a list that holds what is known, as far as it may differ.
    pub fn write(&self, known: Option<Known<'_, Self>>, mut write: impl FnMut(usize, u64)) {
        let known = known.filter(|known| known.list.len == self.len);
        for (page, kept) in self.pages.iter().enumerate() {
            if known.is_none_or(|known| known.may_have_changed(page) || !kept.is(&known.list.pages[page])) {
                let all = elements(page, self.len);
                for (at, number) in all.clone().zip(kept.numbers(all.len())) {
                    write(at, number);
                }
            }
        }
    }

    /// Memory besides what it shares with another, in bytes.
    pub fn bytes(&self, before: Option<&Self>) -> usize {
        let shared = |page: usize, kept: &Page| {
            before.and_then(|before| before.pages.get(page)).is_some_and(|old| old.has_offsets_of(kept))
        };
        let pages = self.pages.iter().enumerate().filter(|&(page, kept)| !shared(page, kept));
        let listed =
            pages.filter_map(|(_, kept)| kept.offsets.as_deref()).map(|offsets| size_of::<[usize; 2]>() + size_of_val(offsets));
        size_of::<Page>() * self.pages.len() + listed.sum::<usize>()
    }
}

#[cfg(test)]
mod tests;
