//! A list of ids that grows at its end and is shared: every message of a lap carries the list of the message before and one more
//! id, so that a recorded lap takes no more memory than its last list.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::protocol::Id;

/// Compared, hashed and written as what it means: its ids from the first to the last.
#[derive(Clone, Debug, Default)]
pub struct Members {
    last: Option<Arc<Entry>>,
    length: usize,
}

#[derive(Debug)]
struct Entry {
    id: Id,
    before: Option<Arc<Entry>>,
}

impl Drop for Entry {
    /// Takes the chain apart in a loop: the derived drop of a long list would recurse once for each id.
    fn drop(&mut self) {
        let mut next = self.before.take();
        while let Some(mut entry) = next.and_then(Arc::into_inner) {
            next = entry.before.take();
        }
    }
}

impl Members {
    pub(super) fn of(id: Id) -> Self {
        Self::default().and(id)
    }

    /// The list with one more id; the list itself is unchanged.
    #[must_use]
    pub(super) fn and(&self, id: Id) -> Self {
        Self { last: Some(Arc::new(Entry { id, before: self.last.clone() })), length: self.length + 1 }
    }

    pub(super) const fn len(&self) -> usize {
        self.length
    }

    pub(super) fn contains(&self, id: Id) -> bool {
        self.newest_first().any(|listed| listed == id)
    }

    pub(super) fn highest(&self) -> Option<Id> {
        self.newest_first().max()
    }

    pub(super) fn newest_first(&self) -> impl Iterator<Item = Id> {
        std::iter::successors(self.last.as_deref(), |entry| entry.before.as_deref()).map(|entry| entry.id)
    }

    /// From the first to the last.
    pub(super) fn to_vec(&self) -> Vec<Id> {
        let mut ids: Vec<Id> = self.newest_first().collect();
        ids.reverse();
        ids
    }
}

impl FromIterator<Id> for Members {
    fn from_iter<I: IntoIterator<Item = Id>>(ids: I) -> Self {
        ids.into_iter().fold(Self::default(), |list, id| list.and(id))
    }
}

impl PartialEq for Members {
    fn eq(&self, other: &Self) -> bool {
        self.length == other.length && self.newest_first().eq(other.newest_first())
    }
}

impl Eq for Members {}

impl PartialOrd for Members {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Members {
    fn cmp(&self, other: &Self) -> Ordering {
        self.to_vec().cmp(&other.to_vec())
    }
}

impl Hash for Members {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.to_vec().hash(state);
    }
}

impl Serialize for Members {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.to_vec())
    }
}

impl<'de> Deserialize<'de> for Members {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Id>::deserialize(deserializer)?.into_iter().collect())
    }
}
