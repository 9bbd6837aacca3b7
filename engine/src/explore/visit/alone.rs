//! What follows one state, and the states in which runs may begin: in parts, as there may be very many.

use super::super::goal::Looking;
use super::super::store::NO_PARENT;
use super::super::together::Portion;
use super::super::{System, Worked};
use super::{Phase, Visitor};

/// What is left has taken as long as so many transitions.
const LEFT: u64 = 256;

impl<S: System> Visitor<S> {
    /// Adds the states in which a run may begin.
    pub(super) fn begin(&mut self, until: u64) {
        while self.effort < until {
            if self.is_beyond_limits() {
                self.phase = Phase::Over;
                return;
            }
            let worked = self.work_alone(None);
            if worked == Worked::NoRoom {
                continue;
            }
            let words = self.system.layout().words();
            if let Some(goal) = self.goal.take_if(|_| self.looking.is_none() && !self.out.steps.is_empty()) {
                self.looking = Some(Looking::from(&self.system, goal, &self.out.rows[..words]));
            }
            self.add_alone(NO_PARENT, worked);
            if worked == Worked::Whole {
                self.levels.push(self.store.len() as u32);
                self.phase = Phase::Exploring;
                return;
            }
        }
    }

    /// What follows a state, or the states in which a run may begin, in [`Visitor::out`]: more of it if it has been left.
    pub(super) fn work_alone(&mut self, state: Option<u32>) -> Worked {
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
        self.is_left = worked == Worked::Part;
        self.effort += if worked == Worked::Part { LEFT } else { 1 };
        if worked == Worked::NoRoom {
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

    /// Adds what of it has not been added.
    pub(super) fn add_alone(&mut self, parent: u32, worked: Worked) {
        let out = std::mem::take(&mut self.out);
        let after = Portion::all_of(&out);
        self.add(&out, parent, self.added, after);
        self.out = out;
        let is_more = after.steps > self.added.steps || after.broken > self.added.broken;
        match worked {
            Worked::Whole => self.added = Portion::default(),
            Worked::Part | Worked::NoRoom if is_more => self.added = after,
            Worked::Part | Worked::NoRoom => {}
        }
    }

    /// The states that follow one, in [`Visitor::out`], until what is wanted is among them.
    pub(super) fn go_on_from(&mut self, state: u32, is_there: impl Fn(&Self) -> bool) {
        self.is_left = false;
        loop {
            self.out.clear();
            let mut worked = self.system.next(self.store.row(state), &mut self.out);
            while worked == Worked::Part && !is_there(self) {
                worked = self.system.go_on(&mut self.out);
            }
            if worked != Worked::NoRoom {
                return;
            }
            self.grow();
        }
    }
}
