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

    /// With room for tables of these lengths, by field, until one of them is twice as long: to pack all states anew takes longer than to visit
    /// them. A table of one value needs no room.
    pub(super) fn for_tables(lengths: impl Iterator<Item = usize>) -> Self {
        let below: Vec<usize> = lengths.map(|length| if length > 1 { 2 * length } else { 1 }).collect();
        Self::with_room(&below)
    }

    /// With room for numbers below these, by field. The widest come first, each in the first word that has room for it; what is left of a word
    /// goes to its numbers, which grow into it.
    pub(super) fn with_room(below: &[usize]) -> Self {
        let mut fields: Vec<Field> = below
            .iter()
            .map(|&below| Field { width: usize::BITS - below.saturating_sub(1).leading_zeros(), ..Field::default() })
            .collect();
        let mut order: Vec<usize> = (0..fields.len()).filter(|&field| fields[field].width > 0).collect();
        order.sort_by_key(|&field| std::cmp::Reverse(fields[field].width));
        let mut words: Vec<(u32, Vec<usize>)> = Vec::new();
        for field in order {
            let width = fields[field].width;
            match words.iter_mut().find(|(used, _)| used + width <= u64::BITS) {
                Some((used, within)) => {
                    *used += width;
                    within.push(field);
                }
                None => words.push((width, vec![field])),
            }
        }
        let count = words.len();
        for (word, (used, within)) in words.into_iter().enumerate() {
            let (spare, among) = (u64::BITS - used, within.len() as u32);
            let mut shift = 0;
            for (place, field) in (0..).zip(within) {
                let more = spare / among + u32::from(place < spare % among);
                let width = (fields[field].width + more).min(u32::BITS);
                fields[field] = Field { width, word, shift };
                shift += width;
            }
        }
        Self { fields, words: count }
    }
}

const fn mask(width: u32) -> u32 {
    if width == 0 { 0 } else { u32::MAX >> (u32::BITS - width) }
}

/// Rows of equal length, one after the other: in pieces, so that no room is left over as they become more.
#[derive(Clone, Debug)]
struct Rows<T> {
    width: usize,
    count: usize,
    pieces: Vec<Vec<T>>,
}

/// Rows in a piece.
const PIECE: usize = 1 << 14;

impl<T: Copy> Rows<T> {
    const fn new(width: usize) -> Self {
        Self { width, count: 0, pieces: Vec::new() }
    }

    #[inline]
    fn get(&self, row: usize) -> &[T] {
        &self.pieces[row / PIECE][row % PIECE * self.width..][..self.width]
    }

    #[inline]
    fn push(&mut self, row: &[T]) {
        if self.count.is_multiple_of(PIECE) {
            self.pieces.push(Vec::with_capacity(if self.count == 0 { 0 } else { PIECE * self.width }));
        }
        self.count += 1;
        if let Some(piece) = self.pieces.last_mut() {
            piece.extend_from_slice(row);
        }
    }

    fn bytes(&self) -> usize {
        self.pieces.iter().map(|piece| piece.capacity() * size_of::<T>()).sum()
    }
}

/// All states that have been reached, in the order in which they were met, each with the one that it was met from.
#[derive(Clone, Debug)]
pub(super) struct Store {
    words: Rows<u64>,
    parents: Rows<u32>,
    index: HashTable<u32>,
}

/// The parent of a first state.
pub(super) const NO_PARENT: u32 = u32::MAX;

impl Store {
    pub(super) const fn new(width: usize) -> Self {
        Self { words: Rows::new(width), parents: Rows::new(1), index: HashTable::new() }
    }

    pub(super) const fn len(&self) -> usize {
        self.words.count
    }

    #[inline]
    pub(super) fn row(&self, state: u32) -> &[u64] {
        self.words.get(state as usize)
    }

    pub(super) fn parent(&self, state: u32) -> Option<u32> {
        Some(self.parents.get(state as usize)[0]).filter(|&parent| parent != NO_PARENT)
    }

    #[inline]
    pub(super) fn find(&self, row: &[u64]) -> Option<u32> {
        self.find_hashed(hash_of_words(row), row)
    }

    #[inline]
    fn find_hashed(&self, hash: u64, row: &[u64]) -> Option<u32> {
        self.index.find(hash, |&state| self.words.get(state as usize) == row).copied()
    }

    /// The number of a state, and whether it is new.
    #[inline]
    pub(super) fn insert(&mut self, row: &[u64], parent: u32) -> (u32, bool) {
        let hash = hash_of_words(row);
        if let Some(known) = self.find_hashed(hash, row) {
            return (known, false);
        }
        let state = self.len() as u32;
        self.words.push(row);
        self.parents.push(&[parent]);
        let Self { words, index, .. } = self;
        index.insert_unique(hash, state, |&state| hash_of_words(words.get(state as usize)));
        (state, true)
    }

    /// Packs all states anew.
    pub(super) fn repack(&mut self, old: &Layout, new: &Layout) {
        let mut words = Rows::new(new.words());
        let mut packed = vec![0; new.words()];
        for state in 0..self.len() as u32 {
            packed.fill(0);
            let row = self.row(state);
            for field in 0..old.fields() {
                let fits = new.set(&mut packed, field, old.get(row, field));
                debug_assert!(fits, "a layout only grows");
            }
            words.push(&packed);
        }
        self.words = words;
        self.index.clear();
        let Self { words, index, .. } = self;
        let hash = |state: u32| hash_of_words(words.get(state as usize));
        for state in 0..words.count as u32 {
            index.insert_unique(hash(state), state, |&state| hash(state));
        }
    }

    /// In bytes.
    pub(super) fn bytes(&self) -> usize {
        self.words.bytes() + self.parents.bytes() + self.index.allocation_size()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_keeps_its_numbers_however_its_layout_grows() {
        let numbers = [5, 0, 70_000, 1, u32::MAX, 3, 12, 900];
        let mut below = [1; 8];
        let mut layout = Layout::with_room(&below);
        let mut store = Store::new(layout.words());
        store.insert(&vec![0; layout.words()], NO_PARENT);
        for (field, &value) in numbers.iter().enumerate() {
            below[field] = value as usize + 1;
            let grown = Layout::with_room(&below);
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
        // 3 + 17 + 1 + 32 + 2 + 4 + 10 bits, and what is left of the words.
        assert_eq!(layout.words(), 2);
        assert!(layout.set(&mut last.clone(), 0, 8), "it has grown into what is left");
        assert!(!layout.set(&mut last.clone(), 1, 1), "it has been 0 in all rows");
    }

    #[test]
    fn rows_are_found_again_in_all_pieces() {
        let mut store = Store::new(2);
        let row = |number: u64| [number, number * number];
        let count = 2 * PIECE as u64 + 3;
        assert!((0..count).all(|number| store.insert(&row(number), NO_PARENT) == (number as u32, true)));
        assert!((0..count).all(|number| store.find(&row(number)) == Some(number as u32)));
        assert_eq!(store.row(PIECE as u32), row(PIECE as u64));
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
