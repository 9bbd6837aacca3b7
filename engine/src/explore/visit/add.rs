//! Merges successors into the search and checks new states. If a state has many successors, they come in several
//! portions.

use std::ops::ControlFlow;

use super::{Phase, Search, Site};
use crate::explore::prelude::*;
use crate::explore::together::Portion;
use crate::{explore::report::Looking, explore::store::Lookup, explore::store::NO_PARENT, explore::together::Piece};

impl Search {
    pub(super) fn add_pieces(&mut self, pieces: &[Piece], until: u64) -> bool {
        for piece in pieces {
            if pieces.len() > 1 {
                self.store.prefetch(piece.fresh.lookups());
            }
            if let ControlFlow::Break(goes_on) = self.add_piece(piece, until) {
                return goes_on;
            }
        }
        true
    }

    /// Merges a piece into the search. `Break(false)`: the search ends. `Break(true)`: the search continues, but the
    /// caller drops the rest of this piece and all later pieces. Their states must be expanded again.
    fn add_piece(&mut self, piece: &Piece, until: u64) -> ControlFlow<bool> {
        self.turns.add(piece.turns);
        for (before, portion) in piece.each() {
            if !self.goes_on_with_next() {
                return ControlFlow::Break(false);
            }
            // A piece does not list steps to visited states. If `spared` is not empty, such a step may lead to a state
            // in it, so the piece cannot be used.
            if let Some(after) = portion.filter(|_| self.spared.is_empty()) {
                debug_assert!(!self.is_left, "a known expansion is never suspended");
                self.add_known(piece, before, after);
                self.next += 1;
            } else if !self.add_next() || self.effort >= until {
                return ControlFlow::Break(true);
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn add_next(&mut self) -> bool {
        let worked = self.work_alone(Some(self.next));
        if worked != Progress::NoRoom {
            self.add_alone(self.next, worked);
        }
        let is_whole = worked == Progress::Whole;
        self.next += u32::from(is_whole);
        is_whole
    }

    fn add_known(&mut self, piece: &Piece, before: Portion, after: Portion) {
        let (parent, width) = (self.next, self.system.base().layout.words());
        self.count_steps(parent, after.steps - before.steps, after.cut);
        for place in before.fresh..after.fresh {
            let (lookup, step, row) = piece.fresh.get(place, width);
            self.add_step(lookup, row, parent, step);
        }
        for &(step, property) in &piece.broken[before.broken..after.broken] {
            self.broke(property, Site::Step { parent, index: step });
        }
    }

    pub(super) fn add(&mut self, out: &Successors, parent: u32, before: Portion, after: Portion) {
        let (steps, width) = (before.steps..after.steps, self.system.base().layout.words());
        self.count_steps(parent, steps.len(), after.cut);
        for index in steps {
            self.add_step(out.found[index], &out.rows[index * width..][..width], parent, index as u32);
        }
        for index in before.broken..after.broken {
            let (index, property) = out.broken[index];
            self.broke(property, Site::Step { parent, index });
        }
    }

    fn count_steps(&mut self, parent: u32, steps: usize, is_cut: bool) {
        self.is_cut |= is_cut;
        self.effort += steps as u64;
        if parent != NO_PARENT {
            self.transitions += steps as u64;
        }
    }

    /// Adds the state to which a step leads. `index`: the index of the step among the steps of the state `parent`.
    fn add_step(&mut self, lookup: Lookup, row: &[u64], parent: u32, index: u32) {
        let (state, is_new) = self.store.insert(lookup, row, parent);
        if is_new {
            self.judge(state, self.levels.len() as u32 - 1);
        }
        let is_spared = !self.spared.is_empty() && self.spared.contains_key(&state);
        if is_spared && parent != NO_PARENT && !self.system.is_idle(self.store.row(parent)) {
            for property in self.spared.remove(&state).unwrap_or_default() {
                self.broke(property, Site::Step { parent, index });
            }
        }
    }

    pub(super) fn begin(&mut self, until: u64) {
        while self.effort < until {
            if self.is_beyond_limits() {
                self.phase = Phase::Over;
                return;
            }
            let worked = self.work_alone(None);
            if worked == Progress::NoRoom {
                continue;
            }
            let words = self.system.base().layout.words();
            if let Some(goal) = self.goal.take_if(|_| self.looking.is_none() && !self.out.steps.is_empty()) {
                self.looking = Some(Looking::from(&*self.system, goal, &self.out.rows[..words]));
            }
            self.add_alone(NO_PARENT, worked);
            if worked == Progress::Whole {
                self.levels.push(self.store.len() as u32);
                self.phase = Phase::Exploring;
                return;
            }
        }
    }

    /// Writes the next successors of `state` to [`Search::out`]; with `None`, the next initial states.
    pub(super) fn work_alone(&mut self, state: Option<u32>) -> Progress {
        let Self { system, store, out, .. } = self;
        let worked = if self.is_left {
            system.go_on(out)
        } else {
            out.clear();
            match state {
                None => system.first(out),
                Some(state) => system.next(store.row(state), out),
            }
        };
        self.is_left = worked == Progress::Part;
        self.effort += if worked == Progress::Part { EFFORT_OF_PORTION } else { 1 };
        if worked == Progress::NoRoom {
            self.grow();
        } else {
            let first = out.found.len();
            store.find_all(&out.rows, &mut out.found);
            if let Some(state) = state {
                self.turns.see(state, &out.found[first..]);
            }
        }
        worked
    }

    pub(super) fn add_alone(&mut self, parent: u32, worked: Progress) {
        let out = std::mem::take(&mut self.out);
        let after = Portion::all_of(&out);
        self.add(&out, parent, self.added, after);
        self.out = out;
        let is_more = after.steps > self.added.steps || after.broken > self.added.broken;
        match worked {
            Progress::Whole => self.added = Portion::default(),
            Progress::Part | Progress::NoRoom if is_more => self.added = after,
            Progress::Part | Progress::NoRoom => {}
        }
    }

    /// Writes the successors of a state to [`Search::out`]. If the system returns the successors in portions, stops
    /// after the first portion for which `is_there` returns true.
    pub(super) fn go_on_from(&mut self, state: u32, is_there: impl Fn(&Self) -> bool) {
        self.is_left = false;
        loop {
            self.out.clear();
            let mut worked = self.system.next(self.store.row(state), &mut self.out);
            while worked == Progress::Part && !is_there(self) {
                worked = self.system.go_on(&mut self.out);
            }
            if worked != Progress::NoRoom {
                return;
            }
            self.grow();
        }
    }
}

/// The effort for one portion of a suspended expansion, in transitions.
const EFFORT_OF_PORTION: u64 = 256;
