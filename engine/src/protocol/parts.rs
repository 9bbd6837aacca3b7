//! The parts that a process plays, where a protocol tells clients, proposers and others apart.

use serde::{Deserialize, Serialize};

/// A set of parts, each as its index in the protocol's list of them ([`Catalogued::PARTS`](super::Catalogued::PARTS)).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Parts(u8);

impl Parts {
    pub const NONE: Self = Self(0);
    /// How many parts a protocol may tell apart.
    pub const MOST: usize = u8::BITS as usize;

    /// # Panics
    /// If a protocol tells more than [`Parts::MOST`] apart, which a constant does not: then the program does not compile.
    pub const fn of(parts: &[usize]) -> Self {
        let (mut all, mut at) = (Self::NONE, 0);
        while at < parts.len() {
            all = all.with(parts[at]);
            at += 1;
        }
        all
    }

    /// # Panics
    /// As [`Parts::of`].
    #[must_use]
    pub const fn with(self, part: usize) -> Self {
        assert!(part < Self::MOST);
        Self(self.0 | 1 << part)
    }

    pub const fn has(self, part: usize) -> bool {
        part < Self::MOST && self.0 & 1 << part != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..Self::MOST).filter(move |&part| self.has(part))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_parts_has_what_it_was_made_of() {
        const SOME: Parts = Parts::of(&[3, 0]);
        assert_eq!(SOME.iter().collect::<Vec<_>>(), [0, 3]);
        assert!(SOME.has(0) && !SOME.has(1) && SOME.has(3) && !SOME.has(Parts::MOST));
        assert_eq!(SOME.with(3), SOME);
        assert!(Parts::NONE.is_empty() && !SOME.is_empty() && Parts::default() == Parts::NONE);
    }
}
