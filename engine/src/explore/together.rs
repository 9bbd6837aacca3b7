//! States that are gone on from on several threads: what follows them is worked out while no table changes. Where that takes a number that is
//! not known yet, it is left to the one thread that may add it. What was worked out is added in the order of the states, so that
//! nothing depends on how many threads there are.

mod piece;
mod turns;

use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use rayon::iter::{IndexedParallelIterator, IntoParallelRefMutIterator, ParallelIterator};

use super::store::Store;
use super::{Successors, System};
pub(super) use piece::{Keeps, Piece, Portion};
pub(super) use turns::Turns;

/// The threads of a search.
pub type Workers = Arc<rayon::ThreadPool>;

/// States that are gone on from together: while one of their successors is fetched, others are looked for.
const ALONE: usize = 48;

/// States that a thread takes at once.
const PIECE: usize = 128;

/// Pieces that are worked on together, at most: what they lead to is to stay in a cache until it is added.
const PIECES: usize = 64;

pub(super) struct Together {
    /// Whoever asks is one of them.
    pub(super) threads: usize,
    pieces: Vec<Piece>,
    /// Room for the successors of [`ALONE`] states, for each thread at work.
    room: Mutex<Vec<Successors>>,
}

impl Together {
    pub(super) fn new(workers: Option<&Workers>) -> Self {
        let threads = workers.map_or(1, |workers| workers.current_num_threads());
        Self { threads, pieces: Vec::new(), room: Mutex::new(Vec::new()) }
    }

    /// What follows some of the states that wait, the first of them, in pieces that are to be given back.
    pub(super) fn work_out<S: System>(
        &mut self,
        (system, store): (&S, &Store),
        keeps: Keeps,
        waiting: usize,
        state: impl Fn(usize) -> u32 + Sync,
    ) -> Vec<Piece> {
        let mut pieces = std::mem::take(&mut self.pieces);
        let Self { threads, room, .. } = &*self;
        let shared = (waiting / PIECE).min(PIECES);
        let work_out = |piece: &mut Piece, is_shared: bool, states: Range<usize>| {
            let mut out = room.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default();
            piece.begin(keeps, is_shared);
            for first in states.clone().step_by(ALONE) {
                let some = first..states.end.min(first + ALONE);
                piece.work_out(system, store, some.map(&state), &mut out);
            }
            room.lock().unwrap_or_else(PoisonError::into_inner).push(out);
        };
        if *threads > 1 && shared > 1 {
            pieces.resize_with(shared, Piece::default);
            // Each by itself, so that no thread waits for another that has several left.
            let all = pieces.par_iter_mut().enumerate().with_max_len(1);
            all.for_each(|(place, piece)| work_out(piece, true, place * PIECE..(place + 1) * PIECE));
        } else {
            pieces.resize_with(1, Piece::default);
            work_out(&mut pieces[0], false, 0..waiting.min(ALONE));
        }
        pieces
    }

    /// Keeps their room for those that come next.
    pub(super) fn give_back(&mut self, pieces: Vec<Piece>) {
        self.pieces = pieces;
    }
}
