//! Where states are found.

/// Where the states are, by the hashes of their rows. A slot holds a half of the hash and the state; a hash has its first slot at the same
/// fraction of all slots as it has of all hashes, so that slots keep their order when they become more, and no row is looked at.
#[derive(Clone, Debug)]
pub(super) struct Index {
    slots: Vec<u64>,
    count: usize,
}

/// No state has the highest number.
const EMPTY: u64 = u64::MAX;

impl Index {
    pub(super) const fn new() -> Self {
        Self { slots: Vec::new(), count: 0 }
    }

    const fn slot(tag: u32, state: u32) -> u64 {
        (tag as u64) << u32::BITS | state as u64
    }

    #[inline]
    fn first_slot(&self, tag: u32) -> usize {
        ((u64::from(tag) * self.slots.len() as u64) >> u32::BITS) as usize
    }

    /// The state in the first slot of a hash, whichever it is: that fetches the slot.
    #[inline]
    pub(super) fn nearest(&self, tag: u32) -> Option<u32> {
        let slot = *self.slots.get(self.first_slot(tag))?;
        (slot != EMPTY).then_some(slot as u32)
    }

    #[inline]
    pub(super) fn find(&self, tag: u32, is_it: impl Fn(u32) -> bool) -> Option<u32> {
        let first = self.first_slot(tag);
        for &slot in self.slots[first..].iter().chain(&self.slots[..first]) {
            if slot == EMPTY {
                return None;
            }
            if (slot >> u32::BITS) as u32 == tag && is_it(slot as u32) {
                return Some(slot as u32);
            }
        }
        None
    }

    pub(super) fn insert(&mut self, tag: u32, state: u32) {
        // At most three quarters are taken.
        if self.count * 4 >= self.slots.len() * 3 {
            let more = vec![EMPTY; (self.slots.len() * 3 / 2).max(16)];
            let slots = std::mem::replace(&mut self.slots, more);
            slots.into_iter().filter(|&slot| slot != EMPTY).for_each(|slot| self.put(slot));
        }
        self.put(Self::slot(tag, state));
        self.count += 1;
    }

    /// The same states with other hashes.
    pub(super) fn refill(&mut self, tags: impl Iterator<Item = u32>) {
        self.slots.fill(EMPTY);
        for (state, tag) in (0..).zip(tags) {
            self.put(Self::slot(tag, state));
        }
    }

    fn put(&mut self, slot: u64) {
        let mut place = self.first_slot((slot >> u32::BITS) as u32);
        while self.slots[place] != EMPTY {
            place += 1;
            if place == self.slots.len() {
                place = 0;
            }
        }
        self.slots[place] = slot;
    }

    pub(super) fn bytes(&self) -> usize {
        self.slots.capacity() * size_of::<u64>()
    }
}
