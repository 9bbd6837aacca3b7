//! States that are gone on from on several threads: what follows them is worked out while no table changes. Where that takes a number that is
//! not known yet, it is left to the one thread that may add it. What was worked out is added in the order of the states, so that
//! nothing depends on how many threads there are.

use std::ops::Range;
use std::sync::Arc;

use rayon::iter::{IndexedParallelIterator, IntoParallelRefMutIterator, ParallelIterator};

use super::store::{Lookup, Store};
use super::{Successors, System};

/// The threads of a search.
pub type Workers = Arc<rayon::ThreadPool>;

/// States that are gone on from together: while one of their successors is fetched, others are looked for.
const ALONE: usize = 48;

/// The same where threads share them.
const PIECE: usize = 128;

/// Pieces that are worked on together, at most: what they lead to is to stay in a cache until it is added.
const PIECES: usize = 64;

/// Where the successors of a state end among those of several.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Portion {
    pub(super) steps: usize,
    pub(super) broken: usize,
    /// Whether a bound forbids a step.
    pub(super) cut: bool,
}

impl Portion {
    pub(super) const fn all_of(out: &Successors) -> Self {
        Self { steps: out.steps.len(), broken: out.broken.len(), cut: out.cut }
    }
}

/// Some states, and what follows them.
#[derive(Debug, Default)]
pub(super) struct Piece {
    pub(super) out: Successors,
    /// `None`: it takes a number that is not known.
    states: Vec<(u32, Option<Portion>)>,
    /// Whether all that follows them is known.
    is_whole: bool,
    pub(super) turns: Turns,
}

/// The first state that a step leads back to, and the last that one leads back from; a step from a state to itself is one too.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Turns(Option<(u32, u32)>);

impl Turns {
    /// Adds the steps from a state.
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

    /// The states among which all cycles are.
    pub(super) fn between(self) -> Range<u32> {
        self.0.map_or(0..0, |(first, last)| first..last + 1)
    }
}

pub(super) struct Together {
    pub(super) workers: Option<Workers>,
    pieces: Vec<Piece>,
}

impl Together {
    pub(super) const fn new(workers: Option<Workers>) -> Self {
        Self { workers, pieces: Vec::new() }
    }

    /// What follows some of the states that wait, the first of them, in pieces that are to be given back.
    pub(super) fn work_out<S: System>(
        &mut self,
        (system, store): (&S, &Store),
        waiting: usize,
        state: impl Fn(usize) -> u32 + Sync,
    ) -> Vec<Piece> {
        let mut pieces = std::mem::take(&mut self.pieces);
        let shared = (waiting / PIECE).min(PIECES);
        match &self.workers {
            Some(workers) if shared > 1 => {
                pieces.resize_with(shared, Piece::default);
                let of = |place: usize| (place * PIECE..(place + 1) * PIECE).map(&state);
                let work_out = |(place, piece): (usize, &mut Piece)| {
                    piece.work_out(system, store, of(place));
                    piece.out.found.leave_out_equal(&piece.out.rows);
                };
                // Each by itself, so that no thread waits for another that has several left.
                workers.install(|| pieces.par_iter_mut().enumerate().with_max_len(1).for_each(work_out));
            }
            _ => {
                pieces.resize_with(1, Piece::default);
                pieces[0].work_out(system, store, (0..waiting.min(ALONE)).map(state));
            }
        }
        pieces
    }

    /// Keeps their room for those that come next.
    pub(super) fn give_back(&mut self, pieces: Vec<Piece>) {
        self.pieces = pieces;
    }
}

impl Piece {
    fn work_out<S: System>(&mut self, system: &S, store: &Store, all: impl Iterator<Item = u32>) {
        let Self { out, states, is_whole, turns } = self;
        out.clear();
        states.clear();
        states.extend(all.map(|state| (state, out.add_portion(|out| system.known_next(store.row(state), out)))));
        store.find_all(&out.rows, &mut out.found);
        (*is_whole, *turns) = (true, Turns::default());
        let mut first = 0;
        for &(state, portion) in &*states {
            let Some(Portion { steps, .. }) = portion else {
                *is_whole = false;
                continue;
            };
            turns.see(state, &out.found.all[first..steps]);
            first = steps;
        }
    }

    /// The states in order, each with what of the successors ends before it, and where what follows it ends; `None` where that is to be worked
    /// out.
    pub(super) fn each(&self) -> impl Iterator<Item = (u32, Portion, Option<Portion>)> {
        self.states.iter().scan(Portion::default(), |ended, &(state, portion)| {
            let before = std::mem::replace(ended, portion.unwrap_or(*ended));
            Some((state, before, portion))
        })
    }

    /// The states of which it is to be worked out what follows them.
    pub(super) fn unknown(&self) -> impl Iterator<Item = u32> {
        let states = if self.is_whole { &[] } else { &*self.states };
        states.iter().filter_map(|&(state, portion)| portion.is_none().then_some(state))
    }

    pub(super) const fn len(&self) -> usize {
        self.states.len()
    }
}

impl Successors {
    /// Adds what follows a state; `None`, and nothing is added, if that comes to nothing.
    fn add_portion(&mut self, add: impl FnOnce(&mut Self) -> bool) -> Option<Portion> {
        self.begun = self.steps.len();
        self.cut = false;
        self.whole_or_nothing(add).then(|| Portion::all_of(self))
    }
}
