//! The set of visited states. A state is a row of small numbers, packed into as few words as possible.

use super::table::hash_of_words;

/// Where each number (field) is within a row. A field never crosses a word boundary.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Layout {
    fields: Vec<Field>,
    words: usize,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Field {
    /// The number of bits. 0: the field is 0 in all rows and needs no bits.
    width: u32,
    mask: u32,
    word: u32,
    shift: u32,
}

impl Layout {
    pub(super) fn fields(&self) -> usize {
        self.fields.len()
    }

    pub(super) fn words(&self) -> usize {
        self.words.max(1)
    }

    pub(super) fn add(&mut self) {
        self.fields.push(Field::default());
    }

    #[inline]
    pub(super) fn get(&self, row: &[u64], field: usize) -> u32 {
        let Field { mask, word, shift, .. } = self.fields[field];
        (row[word as usize] >> shift) as u32 & mask
    }

    #[inline]
    pub(super) fn set(&self, row: &mut [u64], field: usize, value: u32) -> bool {
        let Field { mask, word, shift, .. } = self.fields[field];
        if value & !mask != 0 {
            return false;
        }
        let word = &mut row[word as usize];
        *word = *word & !(u64::from(mask) << shift) | u64::from(value) << shift;
        true
    }

    pub(super) fn bits(&self, fields: impl Iterator<Item = usize>) -> Vec<u64> {
        let mut bits = vec![0; self.words()];
        for Field { mask, word, shift, .. } in fields.map(|field| self.fields[field]) {
            bits[word as usize] |= u64::from(mask) << shift;
        }
        bits
    }

    /// A layout for tables of these lengths. Each table may double in length before the layout must grow.
    pub(super) fn for_tables(lengths: impl Iterator<Item = usize>) -> Self {
        let below: Vec<usize> = lengths.map(|length| if length > 1 { 2 * length } else { 1 }).collect();
        Self::with_room(&below)
    }

    /// A layout for numbers below these limits. The widest fields come first; each goes into the first word with room.
    pub(super) fn with_room(below: &[usize]) -> Self {
        let width = |below: usize| usize::BITS - below.saturating_sub(1).leading_zeros();
        let mut fields: Vec<_> = below.iter().map(|&below| Field { width: width(below), ..Field::default() }).collect();
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
        for (word, (used, within)) in (0..).zip(words) {
            let (spare, among) = (u64::BITS - used, within.len() as u32);
            let mut shift = 0;
            for (place, field) in (0..).zip(within) {
                let more = spare / among + u32::from(place < spare % among);
                let width = (fields[field].width + more).min(u32::BITS);
                fields[field] = Field { width, mask: mask(width), word, shift };
                shift += width;
            }
        }
        Self { fields, words: count }
    }
}

const fn mask(width: u32) -> u32 {
    if width == 0 { 0 } else { u32::MAX >> (u32::BITS - width) }
}

/// Rows of equal length, stored in chunks of a fixed size, so that a new row never moves the earlier rows.
#[derive(Clone, Debug)]
struct Rows<T> {
    width: usize,
    count: usize,
    pieces: Vec<Vec<T>>,
}

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

#[inline]
fn tag_of(row: &[u64]) -> u32 {
    (hash_of_words(row) >> u32::BITS) as u32
}

/// `tag`: the upper half of a row's hash. `state`: the number of the state with this row; `None`: not visited yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lookup {
    pub(super) tag: u32,
    pub(super) state: Option<u32>,
}

#[derive(Clone, Debug)]
pub(super) struct Store {
    words: Rows<u64>,
    parents: Rows<u32>,
    index: Index,
}

pub(super) const NO_PARENT: u32 = u32::MAX;

impl Store {
    pub(super) const fn new(width: usize) -> Self {
        Self { words: Rows::new(width), parents: Rows::new(1), index: Index::new() }
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
    fn find_tagged(&self, tag: u32, row: &[u64]) -> Option<u32> {
        self.index.find(tag, |state| self.row(state).iter().zip(row).all(|(one, other)| one == other))
    }

    /// Looks up all rows that have no result in `into` yet. Two passes let the processor load several slots at once.
    pub(super) fn find_all(&self, rows: &[u64], into: &mut Vec<Lookup>) {
        let first = into.len();
        let rows = rows[first * self.words.width..].chunks_exact(self.words.width);
        into.extend(rows.clone().map(|row| {
            let tag = tag_of(row);
            Lookup { tag, state: self.index.nearest(tag) }
        }));
        for (lookup, row) in into[first..].iter_mut().zip(rows) {
            lookup.state = self.find_tagged(lookup.tag, row);
        }
    }

    /// Loads slots of the hash table that another thread has read for `lookups` into this thread's processor cache.
    pub(super) fn prefetch(&self, lookups: impl Iterator<Item = Lookup>) {
        std::hint::black_box(lookups.filter_map(|lookup| self.index.nearest(lookup.tag)).max());
    }

    #[inline]
    pub(super) fn insert(&mut self, lookup: Lookup, row: &[u64], parent: u32) -> (u32, bool) {
        // The row may have been added after the lookup.
        if let Some(known) = lookup.state.or_else(|| self.find_tagged(lookup.tag, row)) {
            return (known, false);
        }
        let state = self.len() as u32;
        self.words.push(row);
        self.parents.push(&[parent]);
        self.index.insert(lookup.tag, state);
        (state, true)
    }

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
        let Self { words, index, .. } = self;
        index.refill((0..words.count).map(|state| tag_of(words.get(state))));
    }

    pub(super) fn bytes(&self) -> usize {
        self.words.bytes() + self.parents.bytes() + self.index.bytes()
    }
}

/// A hash table: the state's number and the upper half of its hash, roughly sorted by hash for growing in order.
#[derive(Clone, Debug)]
pub(super) struct Index {
    slots: Vec<u64>,
    count: usize,
}

const EMPTY: u64 = u64::MAX;

impl Index {
    pub(super) const fn new() -> Self {
        Self { slots: Vec::new(), count: 0 }
    }

    const fn slot(tag: u32, state: u32) -> u64 {
        (tag as u64) << u32::BITS | state as u64
    }

    #[inline]
    fn first_slot(&self, tag: u32) -> usize {
        ((u64::from(tag) * self.slots.len() as u64) >> u32::BITS) as usize
    }

    /// The state in the first slot for a hash; `None`: the slot is empty. The row of the state is not compared.
    #[inline]
    pub(super) fn nearest(&self, tag: u32) -> Option<u32> {
        let slot = *self.slots.get(self.first_slot(tag))?;
        (slot != EMPTY).then_some(slot as u32)
    }

    #[inline]
    pub(super) fn find(&self, tag: u32, is_it: impl Fn(u32) -> bool) -> Option<u32> {
        let first = self.first_slot(tag);
        for &slot in self.slots[first..].iter().chain(&self.slots[..first]) {
            if slot == EMPTY {
                return None;
            }
            if (slot >> u32::BITS) as u32 == tag && is_it(slot as u32) {
                return Some(slot as u32);
            }
        }
        None
    }

    pub(super) fn insert(&mut self, tag: u32, state: u32) {
        if self.count * 4 >= self.slots.len() * 3 {
            let more = vec![EMPTY; (self.slots.len() * 4 / 3).max(16)];
            let slots = std::mem::replace(&mut self.slots, more);
            slots.into_iter().filter(|&slot| slot != EMPTY).for_each(|slot| self.put(slot));
        }
        self.put(Self::slot(tag, state));
        self.count += 1;
    }

    pub(super) fn refill(&mut self, tags: impl Iterator<Item = u32>) {
        self.slots.fill(EMPTY);
        for (state, tag) in (0..).zip(tags) {
            self.put(Self::slot(tag, state));
        }
    }

    fn put(&mut self, slot: u64) {
        let mut place = self.first_slot((slot >> u32::BITS) as u32);
        while self.slots[place] != EMPTY {
            place += 1;
            if place == self.slots.len() {
                place = 0;
            }
        }
        self.slots[place] = slot;
    }

    pub(super) fn bytes(&self) -> usize {
        self.slots.capacity() * size_of::<u64>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(store: &Store, row: &[u64]) -> Option<u32> {
        look_up(store, row).state
    }

    fn look_up(store: &Store, row: &[u64]) -> Lookup {
        let mut found = Vec::new();
        store.find_all(row, &mut found);
        found[0]
    }

    fn insert(store: &mut Store, row: &[u64], parent: u32) -> (u32, bool) {
        let lookup = look_up(store, row);
        store.insert(lookup, row, parent)
    }

    #[test]
    fn a_row_keeps_its_numbers_however_its_layout_grows() {
        let numbers = [5, 0, 70_000, 1, u32::MAX, 3, 12, 900];
        let mut below = [1; 8];
        let mut layout = Layout::with_room(&below);
        let mut store = Store::new(layout.words());
        insert(&mut store, &vec![0; layout.words()], NO_PARENT);
        for (field, &value) in numbers.iter().enumerate() {
            below[field] = value as usize + 1;
            let grown = Layout::with_room(&below);
            store.repack(&layout, &grown);
            layout = grown;
            let mut row = store.row((store.len() - 1) as u32).to_vec();
            assert!(layout.set(&mut row, field, value));
            let parent = store.len() as u32 - 1;
            insert(&mut store, &row, parent);
        }
        let last = store.row((store.len() - 1) as u32).to_vec();
        let kept: Vec<u32> = (0..numbers.len()).map(|field| layout.get(&last, field)).collect();
        assert_eq!(kept, numbers);
        assert_eq!(find(&store, &last), Some((store.len() - 1) as u32));
        assert_eq!(layout.words(), 2);
        assert!(layout.set(&mut last.clone(), 0, 8), "the field uses spare bits");
        assert!(!layout.set(&mut last.clone(), 1, 1), "the field has no bits");
    }

    #[test]
    fn rows_are_found_again_in_all_pieces() {
        let mut store = Store::new(2);
        let row = |number: u64| [number, number * number];
        let count = 2 * PIECE as u64 + 3;
        assert!((0..count).all(|number| insert(&mut store, &row(number), NO_PARENT) == (number as u32, true)));
        assert!((0..count).all(|number| find(&store, &row(number)) == Some(number as u32)));
        assert_eq!(store.row(PIECE as u32), row(PIECE as u64));
    }

    #[test]
    fn equal_rows_are_one_state_and_the_first_parent_stays() {
        let mut store = Store::new(1);
        assert_eq!(insert(&mut store, &[7], NO_PARENT), (0, true));
        assert_eq!(insert(&mut store, &[9], 0), (1, true));
        assert_eq!(insert(&mut store, &[9], 1), (1, false));
        assert_eq!((store.parent(0), store.parent(1), find(&store, &[8])), (None, Some(0), None));
    }

    #[test]
    fn rows_that_were_looked_for_together_are_added_once() {
        let mut store = Store::new(1);
        let (rows, mut found) = ([4, 5, 4], Vec::new());
        store.find_all(&rows, &mut found);
        let added: Vec<(u32, bool)> =
            found.iter().zip(&rows).map(|(&lookup, &row)| store.insert(lookup, &[row], NO_PARENT)).collect();
        assert_eq!(added, [(0, true), (1, true), (0, false)]);
        found.clear();
        store.find_all(&rows, &mut found);
        assert_eq!(found.iter().map(|lookup| lookup.state).collect::<Vec<_>>(), [Some(0), Some(1), Some(0)]);
    }
}
