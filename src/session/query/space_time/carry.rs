//! How a diagram goes on from the one before.

use std::ops::Range;

use super::carried::{Carried, Last};
use super::{Diagram, FEW_RECORDS};
use crate::session::model::space_time::Neighbours;

impl Diagram<'_> {
    /// Goes on from what was drawn before, if its records are the first ones of the window. Gives the first record that is not in it.
    pub(super) fn carry_on(&mut self, carried: &mut Carried) -> usize {
        let Range { start, end } = self.window.records;
        let known = &carried.among;
        if carried.of == self.key() && known.start <= start && start <= known.end && known.end <= end {
            self.drawn = std::mem::take(&mut carried.drawn);
            self.drawn.forget_before(self.window.from);
            self.last = Last::of(&self.drawn.events, self.window.processes);
            return known.end;
        }
        self.last = Last::of(&[], self.window.processes);
        start
    }

    /// Keeps what is drawn for the next picture.
    pub(super) fn carry(&mut self, carried: &mut Carried) {
        self.drawn.forget_before(self.window.from);
        *carried = Carried { of: self.key(), among: self.window.records.clone(), drawn: self.drawn.clone() };
    }

    fn key(&self) -> (Neighbours, bool) {
        (self.window.processes, self.window.records.len() <= FEW_RECORDS)
    }
}
