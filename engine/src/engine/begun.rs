//! The starts that began an election, in little memory: where all processes begin, each one follows its neighbour.

use crate::protocol::{Begun, Ticks};

/// A list that only grows.
#[derive(Clone, Debug, Default)]
pub struct BegunList {
    stretches: Vec<Stretch>,
    len: usize,
}

/// Starts at one tick by one process after the other, clockwise.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    tick: Ticks,
    /// The position of the first.
    position: u32,
    count: u32,
    won_before: u32,
}

impl Stretch {
    const fn of(begun: Begun) -> Self {
        let Begun { tick, position, won_before } = begun;
        Self { tick, position, count: 1, won_before }
    }

    const fn goes_on_with(&self, begun: Begun) -> bool {
        let Begun { tick, position, won_before } = begun;
        self.tick == tick && self.won_before == won_before && self.position + self.count == position
    }

    fn all(self) -> impl Iterator<Item = Begun> {
        let Self { tick, position, count, won_before } = self;
        (position..position + count).map(move |position| Begun { tick, position, won_before })
    }
}

impl BegunList {
    pub fn push(&mut self, begun: Begun) {
        self.len += 1;
        match self.stretches.last_mut().filter(|last| last.goes_on_with(begun)) {
            Some(last) => last.count += 1,
            None => self.stretches.push(Stretch::of(begun)),
        }
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub const fn len(&self) -> usize {
        self.len
    }

    pub fn last(&self) -> Option<Begun> {
        let Stretch { tick, position, count, won_before } = *self.stretches.last()?;
        Some(Begun { tick, position: position + count - 1, won_before })
    }

    pub fn to_vec(&self) -> Vec<Begun> {
        let mut all = Vec::with_capacity(self.len);
        all.extend(self.stretches.iter().copied().flat_map(Stretch::all));
        all
    }
}

#[cfg(test)]
mod tests;
