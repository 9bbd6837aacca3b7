//! The states that have been reached: rows of small numbers, packed into as few words as they need.

use hashbrown::HashTable;

use super::table::hash_of_words;

/// Where the numbers of a row lie in its words. A number never lies in two.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Layout {
    fields: Vec<Field>,
    words: usize,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Field {
    /// In bits; 0 for one that is 0 in all rows.
    width: u32,
    word: usize,
    shift: u32,
}

impl Layout {
    pub(super) fn fields(&self) -> usize {
        self.fields.len()
    }

    /// The number of words of a row; at least 1.
    pub(super) fn words(&self) -> usize {
        self.words.max(1)
    }

    /// One more number, which is 0 in all rows so far.
    pub(super) fn add(&mut self) {
        self.fields.push(Field::default());
    }

    #[inline]
    pub(super) fn get(&self, row: &[u64], field: usize) -> u32 {
        let Field { width, word, shift } = self.fields[field];
        (row[word] >> shift) as u32 & mask(width)
    }

    /// Whether there was room for it.
    #[inline]
    pub(super) fn set(&self, row: &mut [u64], field: usize, value: u32) -> bool {
        let Field { width, word, shift } = self.fields[field];
        if value & !mask(width) != 0 {
            return false;
        }
        row[word] = row[word] & !(u64::from(mask(width)) << shift) | u64::from(value) << shift;
        true
    }

    /// The same with room for such a value.
    pub(super) fn grown(&self, field: usize, value: u32) -> Self {
        let mut grown = self.clone();
        grown.fields[field].width = self.fields[field].width.max(u32::BITS - value.leading_zeros());
        grown.arrange();
        grown
    }

    /// Gives each number the first place that has room for it, the widest first.
    fn arrange(&mut self) {
        let mut order: Vec<usize> = (0..self.fields.len()).filter(|&field| self.fields[field].width > 0).collect();
        order.sort_by_key(|&field| std::cmp::Reverse(self.fields[field].width));
        let mut used: Vec<u32> = Vec::new();
        for field in order {
            let width = self.fields[field].width;
            let word = used.iter().position(|used| used + width <= u64::BITS).unwrap_or_else(|| {
                used.push(0);
                used.len() - 1
            });
            self.fields[field] = Field { width, word, shift: used[word] };
            used[word] += width;
        }
        self.words = used.len();
    }
}

const fn mask(width: u32) -> u32 {
    if width == 0 { 0 } else { u32::MAX >> (u32::BITS - width) }
}

/// All states that have been reached, in the order in which they were met, each with the one that it was met from.
#[derive(Clone, Debug)]
pub(super) struct Store {
    width: usize,
    words: Vec<u64>,
    parents: Vec<u32>,
    index: HashTable<u32>,
}

/// The parent of a first state.
pub(super) const NO_PARENT: u32 = u32::MAX;

impl Store {
    pub(super) const fn new(width: usize) -> Self {
        Self { width, words: Vec::new(), parents: Vec::new(), index: HashTable::new() }
    }

    pub(super) const fn len(&self) -> usize {
        self.parents.len()
    }

    #[inline]
    pub(super) fn row(&self, state: u32) -> &[u64] {
        &self.words[state as usize * self.width..][..self.width]
    }

    pub(super) fn parent(&self, state: u32) -> Option<u32> {
        Some(self.parents[state as usize]).filter(|&parent| parent != NO_PARENT)
    }

    #[inline]
    pub(super) fn find(&self, row: &[u64]) -> Option<u32> {
        self.find_hashed(hash_of_words(row), row)
    }

    #[inline]
    fn find_hashed(&self, hash: u64, row: &[u64]) -> Option<u32> {
        let Self { width, words, index, .. } = self;
        index.find(hash, |&state| &words[state as usize * width..][..*width] == row).copied()
    }

    /// The number of a state, and whether it is new.
    #[inline]
    pub(super) fn insert(&mut self, row: &[u64], parent: u32) -> (u32, bool) {
        let hash = hash_of_words(row);
        if let Some(known) = self.find_hashed(hash, row) {
            return (known, false);
        }
        let state = self.parents.len() as u32;
        self.words.extend_from_slice(row);
        self.parents.push(parent);
        let Self { width, words, index, .. } = self;
        index.insert_unique(hash, state, |&state| hash_of_words(&words[state as usize * *width..][..*width]));
        (state, true)
    }

    /// Packs all states anew.
    pub(super) fn repack(&mut self, old: &Layout, new: &Layout) {
        let (width, count) = (new.words(), self.len());
        let mut words = vec![0; width * count];
        for state in 0..count {
            let (row, packed) = (self.row(state as u32), &mut words[state * width..][..width]);
            for field in 0..old.fields() {
                let fits = new.set(packed, field, old.get(row, field));
                debug_assert!(fits, "a layout only grows");
            }
        }
        (self.width, self.words) = (width, words);
        self.index.clear();
        let Self { width, words, index, .. } = self;
        let hash = |state: u32| hash_of_words(&words[state as usize * *width..][..*width]);
        for state in 0..count as u32 {
            index.insert_unique(hash(state), state, |&state| hash(state));
        }
    }

    /// In bytes.
    pub(super) fn bytes(&self) -> usize {
        self.words.capacity() * size_of::<u64>() + self.parents.capacity() * size_of::<u32>() + self.index.allocation_size()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_keeps_its_numbers_however_its_layout_grows() {
        let mut layout = Layout::default();
        let numbers = [5, 0, 70_000, 1, u32::MAX, 3, 12, 900];
        for _ in numbers {
            layout.add();
        }
        let mut store = Store::new(layout.words());
        store.insert(&vec![0; layout.words()], NO_PARENT);
        for (field, &value) in numbers.iter().enumerate() {
            let grown = layout.grown(field, value);
            store.repack(&layout, &grown);
            layout = grown;
            let mut row = store.row((store.len() - 1) as u32).to_vec();
            assert!(layout.set(&mut row, field, value));
            store.insert(&row, store.len() as u32 - 1);
        }
        let last = store.row((store.len() - 1) as u32).to_vec();
        let kept: Vec<u32> = (0..numbers.len()).map(|field| layout.get(&last, field)).collect();
        assert_eq!(kept, numbers);
        assert_eq!(store.find(&last), Some((store.len() - 1) as u32));
        // 3 + 17 + 1 + 32 + 2 + 4 + 10 bits.
        assert_eq!(layout.words(), 2);
        assert!(!layout.set(&mut last.clone(), 0, 8), "it has three bits");
    }

    #[test]
    fn equal_rows_are_one_state_and_the_first_parent_stays() {
        let mut store = Store::new(1);
        assert_eq!(store.insert(&[7], NO_PARENT), (0, true));
        assert_eq!(store.insert(&[9], 0), (1, true));
        assert_eq!(store.insert(&[9], 1), (1, false));
        assert_eq!((store.parent(0), store.parent(1), store.find(&[8])), (None, Some(0), None));
    }
}
