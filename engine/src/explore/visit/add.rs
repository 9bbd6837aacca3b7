//! What follows states is added, and what is new is judged.

use super::super::store::NO_PARENT;
use super::super::together::{Piece, Portion};
use super::super::{Successors, System, Worked};
use super::{Site, Visitor};

/// How much of what was worked out together has been added.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Added {
    All,
    /// The others are to be worked out anew.
    Part,
    /// The search is over.
    Last,
}

/// A part of what follows a state.
#[derive(Clone, Copy)]
pub(super) struct Part {
    /// How many steps belong to states before it.
    pub(super) first: usize,
    pub(super) before: Portion,
    pub(super) after: Portion,
}

impl<S: System> Visitor<S> {
    /// Adds what was worked out together, and what follows the others, as far as numbers have room; whether the search goes on.
    pub(super) fn add_pieces(&mut self, pieces: &[Piece], until: u64) -> bool {
        for piece in pieces {
            if pieces.len() > 1 {
                self.store.fetch(&piece.out.found);
            }
            let added = self.add_piece(piece, until);
            if added != Added::All {
                return added == Added::Part;
            }
        }
        true
    }

    fn add_piece(&mut self, piece: &Piece, until: u64) -> Added {
        self.turns.add(piece.turns);
        for (_, before, portion) in piece.each() {
            if !self.goes_on_with_next() {
                return Added::Last;
            }
            if let Some(after) = portion {
                self.add(&piece.out, self.next, Part { first: before.steps, before, after });
                self.next += 1;
                continue;
            }
            let worked = self.work_alone(Some(self.next));
            if worked == Worked::NoRoom {
                // All that was worked out lies where numbers lay before.
                return Added::Part;
            }
            self.add_alone(self.next, worked);
            if worked == Worked::Part {
                return Added::Part;
            }
            self.next += 1;
            if self.effort >= until {
                return Added::Part;
            }
        }
        Added::All
    }

    /// Adds a part of what follows a state, and judges what is new.
    pub(super) fn add(&mut self, out: &Successors, parent: u32, Part { first, before, after }: Part) {
        let depth = self.levels.len() as u32 - 1;
        self.is_cut |= after.cut;
        let steps = before.steps..after.steps;
        if parent != NO_PARENT {
            self.transitions += steps.len() as u64;
        }
        self.effort += steps.len() as u64;
        if self.spared.is_empty() {
            for &index in out.found.unknown(steps) {
                self.add_step(out, parent, index as usize, first, depth);
            }
        } else {
            for index in steps {
                self.add_step(out, parent, index, first, depth);
            }
        }
        for index in before.broken..after.broken {
            let (index, property) = out.broken[index];
            self.broke(property, Site::Step { parent, index: index - first as u32 });
        }
    }

    /// Adds what a step leads to. `index`: its place among the steps of several states; `first`: that of the first step from its own state.
    fn add_step(&mut self, out: &Successors, parent: u32, index: usize, first: usize, depth: u32) {
        let words = self.system.layout().words();
        let (state, is_new) = self.store.insert(out.found.all[index], &out.rows[index * words..][..words], parent);
        if is_new {
            self.judge(state, depth);
        }
        let is_spared = !self.spared.is_empty() && self.spared.contains_key(&state);
        if is_spared && parent != NO_PARENT && !self.system.is_idle(self.store.row(parent)) {
            for property in self.spared.remove(&state).unwrap_or_default() {
                self.broke(property, Site::Step { parent, index: (index - first) as u32 });
            }
        }
    }
}
