//! Sets of proposed values, shared between states and messages.

use std::sync::Arc;

use crate::protocol::prelude::*;

/// A proposed value. It has a proposer (`by`) only if the decision counts proposers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Known {
    pub value: Datum,
    pub by: Option<Id>,
}

/// A set of known values, ascending.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Values(Arc<Vec<Known>>);

impl Values {
    pub(super) fn one(known: Known) -> Self {
        Self(Arc::new(vec![known]))
    }

    pub(super) fn len(&self) -> u32 {
        self.0.len() as u32
    }

    pub(super) fn all(&self) -> &[Known] {
        &self.0
    }

    /// Adds each value that this set does not contain yet to this set and to `fresh`. Returns the number of new values.
    pub(super) fn learn(&mut self, values: &Self, fresh: &mut Self) -> u32 {
        let mut rest = self.0.as_slice();
        let is_new = |known: &&Known| {
            let below = rest.iter().take_while(|&have| have < *known).count();
            rest = &rest[below..];
            rest.first() != Some(*known)
        };
        let new: Vec<Known> = values.all().iter().filter(is_new).copied().collect();
        if !new.is_empty() {
            self.add(&new);
            fresh.add(&new);
        }
        new.len() as u32
    }

    fn add(&mut self, new: &[Known]) {
        let all = Arc::make_mut(&mut self.0);
        if let [one] = new {
            let place = all.partition_point(|known| known < one);
            all.insert(place, *one);
        } else {
            // The list now consists of two sorted parts. The stable sort merges them in linear time.
            all.extend_from_slice(new);
            all.sort();
        }
    }

    pub(super) fn proposers(&self) -> Vec<(Datum, usize)> {
        self.0.chunk_by(|one, other| one.value == other.value).map(|same| (same[0].value, same.len())).collect()
    }

    /// Whether several values share the highest number of proposers.
    pub(super) fn is_tied(&self) -> bool {
        let proposers = self.proposers();
        let most = proposers.iter().map(|&(_, count)| count).max();
        proposers.iter().filter(|&&(_, count)| Some(count) == most).count() > 1
    }

    /// The value with the most proposers; for equal numbers, the smallest value. `None` if the set is empty.
    pub(super) fn most_proposed(&self) -> Option<Datum> {
        // `max_by_key` returns the last of several equal elements.
        self.proposers().into_iter().rev().max_by_key(|&(_, count)| count).map(|(value, _)| value)
    }
}

impl Serialize for Values {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.all())
    }
}

impl Serialize for Known {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.by {
            None => self.value.serialize(serializer),
            Some(by) => (self.value, by).serialize(serializer),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(values: &[u32]) -> Values {
        Values(Arc::new(values.iter().map(|&value| Known { value: value.into(), by: None }).collect()))
    }

    #[test]
    fn a_set_learns_new_values_and_returns_their_number() {
        let mut fresh = set(&[4]);
        let mut known = set(&[2, 4, 6]);
        assert_eq!(known.learn(&set(&[2, 6]), &mut fresh), 0);
        assert_eq!(known.learn(&set(&[1, 2, 5, 9]), &mut fresh), 3);
        assert_eq!((known.clone(), fresh), (set(&[1, 2, 4, 5, 6, 9]), set(&[1, 4, 5, 9])));
        let shared = known.clone();
        assert_eq!(known.learn(&set(&[3]), &mut Values::default()), 1);
        assert_eq!((known, shared), (set(&[1, 2, 3, 4, 5, 6, 9]), set(&[1, 2, 4, 5, 6, 9])));
    }

    #[test]
    fn the_value_with_the_most_proposers_counts_and_on_a_tie_the_least() {
        let proposed = |all: &[(u32, u32)]| {
            let known = |&(value, by): &(u32, u32)| Known { value: value.into(), by: Id::new(by) };
            Values(Arc::new(all.iter().map(known).collect()))
        };
        assert_eq!(Values::default().most_proposed(), None);
        let five = proposed(&[(1, 3), (5, 1), (5, 2)]);
        assert_eq!((five.most_proposed(), five.is_tied()), (Some(5.into()), false));
        assert!(proposed(&[(1, 3), (1, 4), (5, 1), (5, 2), (7, 5)]).is_tied());
        assert_eq!(proposed(&[(1, 3), (1, 4), (5, 1), (5, 2)]).most_proposed(), Some(1.into()));
        assert_eq!(proposed(&[(1, 3), (1, 4), (5, 1), (5, 2)]).proposers(), [(1.into(), 2), (5.into(), 2)]);
    }

    #[test]
    fn a_set_serializes_as_its_values_with_proposers_if_they_count() {
        let tagged = Values(Arc::new(vec![Known { value: Datum::Number(1), by: Id::new(3) }]));
        for (values, written) in [(set(&[1, 5]), "[1,5]"), (tagged, "[[1,3]]")] {
            assert_eq!(serde_json::to_string(&values).expect("it serializes"), written);
        }
    }
}
