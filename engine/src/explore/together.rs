//! Expands states on several threads while no table changes. If a successor needs a new number in a table, its state
//! is left to the main thread, which may change tables. Results are merged in the order of the states, so they do not
//! depend on the number of threads.

use std::{ops::Range, sync::Mutex, sync::PoisonError};

use super::{store::Lookup, table::hash_of_words};
use crate::explore::prelude::*;
use rayon::iter::{IndexedParallelIterator, IntoParallelRefMutIterator, ParallelIterator};

/// The pool of threads that a search uses.
pub type Workers = Arc<rayon::ThreadPool>;

/// How many states a thread expands together, so that the processor can load several slots at once.
const STATES_AT_ONCE: usize = 48;

const PIECE: usize = 128;

/// The maximum number of pieces (of at most `PIECE` states) between two merges, whose results must fit into the cache.
const MOST_PIECES: usize = 64;

pub(super) struct Together {
    /// The number of threads, including the calling thread.
    pub(super) threads: usize,
    pieces: Vec<Piece>,
    room: Mutex<Vec<Successors>>,
}

impl Together {
    pub(super) fn new(workers: Option<&Workers>) -> Self {
        let threads = workers.map_or(1, |workers| workers.current_num_threads());
        Self { threads, pieces: Vec::new(), room: Mutex::new(Vec::new()) }
    }

    /// Expands up to `waiting` states, in pieces. After merging, the caller returns the pieces with `give_back`.
    pub(super) fn work_out(
        &mut self,
        (system, store): (&dyn System, &Store),
        keeps: Keeps,
        waiting: usize,
        state: impl Fn(usize) -> u32 + Sync,
    ) -> Vec<Piece> {
        let mut pieces = std::mem::take(&mut self.pieces);
        let Self { threads, room, .. } = &*self;
        let shared = (waiting / PIECE).min(MOST_PIECES);
        let work_out = |piece: &mut Piece, is_shared: bool, states: Range<usize>| {
            let mut out = room.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default();
            piece.begin(keeps, is_shared);
            for first in states.clone().step_by(STATES_AT_ONCE) {
                let some = first..states.end.min(first + STATES_AT_ONCE);
                piece.work_out(system, store, some.map(&state), &mut out);
            }
            room.lock().unwrap_or_else(PoisonError::into_inner).push(out);
        };
        if *threads > 1 && shared > 1 {
            pieces.resize_with(shared, Piece::default);
            // Each task is one piece. So no thread has to wait for a thread that has several pieces left.
            let all = pieces.par_iter_mut().enumerate().with_max_len(1);
            all.for_each(|(place, piece)| work_out(piece, true, place * PIECE..(place + 1) * PIECE));
        } else {
            pieces.resize_with(1, Piece::default);
            work_out(&mut pieces[0], false, 0..waiting.min(STATES_AT_ONCE));
        }
        pieces
    }

    pub(super) fn give_back(&mut self, pieces: Vec<Piece>) {
        self.pieces = pieces;
    }
}

/// What a piece stores for a step to a visited state: nothing, or the number of the state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Keeps {
    #[default]
    Nothing,
    Numbers,
}

/// The lengths of the lists of steps, new rows and violations, just after the entries of one state.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Portion {
    pub(super) steps: usize,
    /// The number of rows of new states; always 0 outside a [`Piece`].
    pub(super) fresh: usize,
    pub(super) broken: usize,
    pub(super) cut: bool,
}

impl Portion {
    pub(super) const fn all_of(out: &Successors) -> Self {
        Self { steps: out.steps.len(), fresh: 0, broken: out.broken.len(), cut: out.cut }
    }
}

#[derive(Debug, Default)]
pub(super) struct Fresh {
    words: Vec<u64>,
    /// For each row: its lookup, and the index of the step that leads to it, among the steps of the same state.
    all: Vec<(Lookup, u32)>,
    distinct: HashTable<u32>,
}

impl Fresh {
    fn clear(&mut self) {
        self.words.clear();
        self.all.clear();
        self.distinct.clear();
    }

    #[inline]
    fn add(&mut self, lookup: Lookup, step: u32, row: &[u64]) {
        self.words.extend_from_slice(row);
        self.all.push((lookup, step));
    }

    fn add_distinct(&mut self, lookup: Lookup, step: u32, row: &[u64]) {
        let Self { words, all, distinct } = self;
        let (width, place) = (row.len(), all.len() as u32);
        let hash = |lookup: Lookup| hash_of_words(&[lookup.tag.into()]);
        let is_it = |&other: &u32| &words[other as usize * width..][..width] == row;
        if distinct.find(hash(lookup), is_it).is_none() {
            distinct.insert_unique(hash(lookup), place, |&other| hash(all[other as usize].0));
            self.add(lookup, step, row);
        }
    }

    pub(super) fn lookups(&self) -> impl Iterator<Item = Lookup> + '_ {
        self.all.iter().map(|&(lookup, _)| lookup)
    }

    #[inline]
    pub(super) fn get(&self, place: usize, width: usize) -> (Lookup, u32, &[u64]) {
        let (lookup, step) = self.all[place];
        (lookup, step, &self.words[place * width..][..width])
    }
}

#[derive(Debug, Default)]
pub(super) struct Piece {
    keeps: Keeps,
    is_distinct: bool,
    /// The states, each with the end of its entries in this piece's lists; `None`: a successor needs a new number.
    states: Vec<(u32, Option<Portion>)>,
    is_whole: bool,
    steps: usize,
    /// The targets of the steps to visited states; empty if `keeps` is `Nothing`.
    pub(super) known: Vec<u32>,
    pub(super) fresh: Fresh,
    /// Properties that a step violates permanently, each with the index of the step among the steps of its state.
    pub(super) broken: Vec<(u32, PropertyId)>,
    pub(super) turns: Turns,
}

impl Piece {
    pub(super) fn begin(&mut self, keeps: Keeps, is_distinct: bool) {
        (self.keeps, self.is_distinct) = (keeps, is_distinct);
        (self.is_whole, self.steps, self.turns) = (true, 0, Turns::default());
        self.states.clear();
        self.known.clear();
        self.fresh.clear();
        self.broken.clear();
    }

    pub(super) fn work_out(
        &mut self,
        system: &dyn System,
        store: &Store,
        all: impl Iterator<Item = u32>,
        out: &mut Successors,
    ) {
        out.clear();
        let first = self.states.len();
        self.states.extend(all.map(|state| (state, out.add_portion(|out| system.known_next(store.row(state), out)))));
        store.find_all(&out.rows, &mut out.found);
        self.keep(first, out, system.base().layout.words());
    }

    fn keep(&mut self, first: usize, out: &Successors, width: usize) {
        let Self { keeps, is_distinct, states, is_whole, steps, known, fresh, broken, turns } = self;
        let mut before = Portion::default();
        for (state, portion) in &mut states[first..] {
            let Some(after) = portion else {
                *is_whole = false;
                continue;
            };
            let found = &out.found[before.steps..after.steps];
            turns.see(*state, found);
            let rows = out.rows[before.steps * width..].chunks_exact(width);
            for ((step, &lookup), row) in (0..).zip(found).zip(rows) {
                match lookup.state {
                    Some(state) if *keeps == Keeps::Numbers => known.push(state),
                    Some(_) => {}
                    None if *is_distinct => fresh.add_distinct(lookup, step, row),
                    None => fresh.add(lookup, step, row),
                }
            }
            let index = |&(index, property): &(u32, PropertyId)| (index - before.steps as u32, property);
            broken.extend(out.broken[before.broken..after.broken].iter().map(index));
            *steps += found.len();
            before = *after;
            *after = Portion { steps: *steps, fresh: fresh.all.len(), broken: broken.len(), cut: after.cut };
        }
    }

    /// For each state: where its entries begin and where they end. The end is `None` if the state is not expanded.
    pub(super) fn each(&self) -> impl Iterator<Item = (Portion, Option<Portion>)> {
        self.states.iter().scan(Portion::default(), |ended, &(_, portion)| {
            let before = std::mem::replace(ended, portion.unwrap_or(*ended));
            Some((before, portion))
        })
    }

    pub(super) fn unknown(&self) -> impl Iterator<Item = u32> {
        let states = if self.is_whole { &[] } else { &*self.states };
        states.iter().filter_map(|&(state, portion)| portion.is_none().then_some(state))
    }

    pub(super) const fn len(&self) -> usize {
        self.states.len()
    }
}

impl Successors {
    fn add_portion(&mut self, add: impl FnOnce(&mut Self) -> bool) -> Option<Portion> {
        self.begun = self.steps.len();
        self.cut = false;
        self.whole_or_nothing(add).then(|| Portion::all_of(self))
    }
}

/// The steps that lead back to the same or an earlier state. `.0`: the lowest target and the highest origin of all
/// these steps; every cycle lies between these two states.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Turns(Option<(u32, u32)>);

impl Turns {
    #[inline]
    pub(super) fn see(&mut self, from: u32, found: &[Lookup]) {
        let first = found.iter().filter_map(|found| found.state).min();
        if let Some(first) = first.filter(|&to| to <= from) {
            self.add(Self(Some((first, from))));
        }
    }

    pub(super) fn add(&mut self, others: Self) {
        let both = |(one, other): ((u32, u32), (u32, u32))| (one.0.min(other.0), one.1.max(other.1));
        self.0 = self.0.zip(others.0).map(both).or(self.0).or(others.0);
    }

    /// A range of states that contains all cycles. If the range is empty, there is no cycle.
    pub(super) fn between(self) -> Range<u32> {
        self.0.map_or(0..0, |(first, last)| first..last + 1)
    }
}
