//! A list that only grows. Snapshots of one run hold prefixes of it, which share memory.

use std::sync::Arc;

/// Elements of a shared piece.
const PIECE: usize = 1_024;

/// A list that only grows. A clone shares its older elements.
#[derive(Clone, Debug)]
pub struct Appended<T> {
    shared: Vec<Arc<[T]>>,
    rest: Vec<T>,
}

impl<T> Default for Appended<T> {
    fn default() -> Self {
        Self { shared: Vec::new(), rest: Vec::new() }
    }
}

impl<T: Copy> Appended<T> {
    pub fn push(&mut self, element: T) {
        self.rest.push(element);
        if self.rest.len() == PIECE {
            self.shared.push(self.rest.drain(..).collect());
        }
    }

    pub const fn is_empty(&self) -> bool {
        self.shared.is_empty() && self.rest.is_empty()
    }

    pub const fn len(&self) -> usize {
        PIECE * self.shared.len() + self.rest.len()
    }

    /// The last one, if no clone has it.
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.rest.last_mut()
    }

    pub fn last(&self) -> Option<T> {
        self.rest.last().or_else(|| self.shared.last()?.last()).copied()
    }

    pub fn iter(&self) -> impl Iterator<Item = T> {
        self.shared.iter().flat_map(|piece| piece.iter()).chain(&self.rest).copied()
    }

    pub fn to_vec(&self) -> Vec<T> {
        self.iter().collect()
    }

    /// Whether it is as long as it was at an earlier moment of the same run, so that it is the same.
    pub const fn is_as_long_as(&self, earlier: &Self) -> bool {
        self.len() == earlier.len()
    }

    /// Memory of a clone without what it shares, in bytes.
    pub const fn own_bytes(&self) -> usize {
        size_of::<Arc<[T]>>() * self.shared.len() + size_of::<T>() * self.rest.len()
    }
}

#[cfg(test)]
mod tests;
