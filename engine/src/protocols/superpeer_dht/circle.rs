//! The id circle: keys, successors, fingers and segments.

use crate::protocol::prelude::*;

/// The circle of ids as the process `me` knows it. Methods take and return positions of processes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ring<'a> {
    pub(super) circle: IdCircle,
    pub(super) is_exact: bool,
    pub(super) me: Local<'a>,
}

impl Ring<'_> {
    pub(super) fn id(self, at: u32) -> Id {
        self.me.known.get(at as usize).copied().unwrap_or(self.me.id)
    }

    pub(super) fn is_up(self, at: u32) -> bool {
        self.me.up.is_some_and(|up| up.has(at))
    }

    /// The position of the first live process whose id is at or after the key.
    pub(super) fn successor(self, key: Id) -> u32 {
        self.successor_of(key.number().into())
    }

    fn successor_of(self, key: u64) -> u32 {
        let Some(up) = self.me.up else { return self.me.position };
        let begin = up.by_id().partition_point(|&at| u64::from(self.id(at).number()) < key);
        let (before, after) = up.by_id().split_at(begin);
        after.iter().chain(before).copied().find(|&at| up.has(at)).unwrap_or(self.me.position)
    }

    pub(super) fn position_of(self, id: Id) -> Option<u32> {
        let by_id = self.me.up?.by_id();
        by_id.binary_search_by_key(&id, |&at| self.id(at)).ok().map(|index| by_id[index])
    }

    /// The position of the i-th finger: the successor of this process's id + 2^i.
    pub(super) fn finger(self, i: u32) -> u32 {
        self.successor_of((u64::from(self.me.id.number()) + (1 << i)) % self.circle.size())
    }

    /// The position of the farthest finger before the key; if there is none, of the nearest finger.
    pub(super) fn next_hop(self, key: Id) -> u32 {
        let way = self.circle.distance(self.me.id, key);
        let is_on_the_way = |&at: &u32| (1..way).contains(&self.circle.distance(self.me.id, self.id(at)));
        let mut fingers = (0..self.circle.bits).rev().map(|i| self.finger(i));
        fingers.find(is_on_the_way).unwrap_or_else(|| self.finger(0))
    }

    pub(super) fn serves(self, at: u32) -> bool {
        let id = self.id(at);
        let key = self.circle.key(id);
        if self.is_exact { key == id } else { self.successor(key) == at }
    }

    /// The position of the first super-peer in the segments after the segment of `at`; `None` if there is none.
    pub(super) fn next_serving(self, at: u32) -> Option<u32> {
        let own = self.circle.key(self.id(at));
        let mut segment = own;
        loop {
            let next = self.successor_of((u64::from(segment.number()) + self.circle.segment()) % self.circle.size());
            segment = self.circle.key(self.id(next));
            if self.serves(next) {
                return Some(next);
            }
            if segment == own {
                return None;
            }
        }
    }
}
