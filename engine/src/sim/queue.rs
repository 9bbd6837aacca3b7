//! Messages and bounce notices in transit, by due tick.
//!
//! Packets with the same due tick share a bucket. A bucket due in less than 64 ticks is in a timing wheel of 64
//! slots, with a bitmap of the occupied slots. Later buckets are in an ordered map. Each bucket is in the order of
//! sending. A tick can have a bucket in both; then the packets of the map were sent first.

use crate::sim::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Packet<M> {
    pub(super) link: u32,
    pub(super) message: M,
}

/// Packets with the same due tick, in the order of sending.
#[derive(Clone, Debug)]
pub(super) struct Bucket<M> {
    pub(super) packets: Vec<Packet<M>>,
    /// The number of each packet, at the same index as in `packets`; empty if the run numbers no messages.
    pub(super) numbers: Vec<u32>,
}

impl<M> Default for Bucket<M> {
    fn default() -> Self {
        Self { packets: Vec::new(), numbers: Vec::new() }
    }
}

impl<M> Bucket<M> {
    #[inline(always)]
    pub(super) fn clear(&mut self) {
        self.packets.clear();
        self.numbers.clear();
    }

    fn copy(&mut self, other: &Self)
    where
        M: Clone,
    {
        self.packets.clone_from(&other.packets);
        self.numbers.clone_from(&other.numbers);
    }

    pub(super) const fn bytes(&self) -> usize {
        size_of::<Packet<M>>() * self.packets.len() + size_of::<u32>() * self.numbers.len()
    }

    fn remove(&mut self, number: u32) -> Option<Packet<M>> {
        let index = self.numbers.binary_search(&number).ok()?;
        self.numbers.remove(index);
        Some(self.packets.remove(index))
    }

    /// The number of the packet; 0 if the run numbers no messages.
    pub(super) fn number(&self, index: usize) -> u32 {
        self.numbers.get(index).copied().unwrap_or(0)
    }
}

#[inline(always)]
const fn after(number: u32) -> u32 {
    number.checked_add(1).expect("a run in which messages are numbered sends fewer than 2^32 of them")
}

#[inline]
pub(super) fn earlier(one: Option<Ticks>, other: Option<Ticks>) -> Option<Ticks> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, None) => one,
        (None, other) => other,
    }
}

const NEAR: u64 = 64;
/// The maximum capacity, in packets, of an emptied bucket of the wheel. A larger one is replaced.
const KEPT: usize = 4_096;

#[derive(Clone, Debug)]
pub(super) struct Queue<M> {
    now: Ticks,
    near: Vec<Bucket<M>>,
    occupied: u64,
    far: BTreeMap<Ticks, Bucket<M>>,
    /// Packets sent in one tick, all due at `ready_due`. They are not yet in the wheel or the map.
    ready: Bucket<M>,
    ready_due: Ticks,
    spare: Bucket<M>,
    pub(super) numbered: bool,
    /// The number of the next packet; always 0 if the run numbers no messages.
    pub(super) next_number: u32,
}

impl<M: Clone> Queue<M> {
    pub(super) fn new(numbered: bool) -> Self {
        let (near, far) = ((0..NEAR).map(|_| Bucket::default()).collect(), BTreeMap::new());
        let (ready, spare) = (Bucket::default(), Bucket::default());
        Self { now: 0, near, occupied: 0, far, ready, ready_due: 0, spare, numbered, next_number: 0 }
    }

    pub(super) fn bytes(&self) -> usize {
        let buckets = self.near.iter().chain(self.far.values()).chain([&self.ready, &self.spare]);
        buckets.map(|bucket| size_of::<Bucket<M>>() + bucket.bytes()).sum()
    }

    #[inline(always)]
    pub(super) fn push(&mut self, due: Ticks, packet: Packet<M>) {
        debug_assert!(due > self.now, "nothing sent in a tick is due in the same tick");
        let (numbered, number) = (self.numbered, self.next_number);
        let bucket = self.bucket(due);
        bucket.packets.push(packet);
        if numbered {
            bucket.numbers.push(number);
            self.next_number = after(self.next_number);
        }
    }

    /// Adds a packet without looking up its bucket. Call this only in a run with one constant delay.
    #[inline(always)]
    pub(super) fn push_ready(&mut self, due: Ticks, packet: Packet<M>) {
        self.ready_due = due;
        self.ready.packets.push(packet);
        if self.numbered {
            self.ready.numbers.push(self.next_number);
            self.next_number = after(self.next_number);
        }
    }

    #[inline(never)]
    pub(super) fn settle(&mut self) {
        if self.ready.packets.is_empty() {
            return;
        }
        let due = self.ready_due;
        let slot = due % NEAR;
        if due - self.now < NEAR && self.occupied & 1 << slot == 0 {
            self.occupied |= 1 << slot;
            std::mem::swap(&mut self.near[slot as usize], &mut self.ready);
            std::mem::swap(&mut self.ready, &mut self.spare);
        } else {
            self.settle_beside(due);
        }
    }

    fn settle_beside(&mut self, due: Ticks) {
        let Bucket { mut packets, mut numbers } = std::mem::take(&mut self.ready);
        let bucket = self.bucket(due);
        bucket.packets.append(&mut packets);
        bucket.numbers.append(&mut numbers);
        self.ready = Bucket { packets, numbers };
    }

    #[inline(always)]
    fn bucket(&mut self, due: Ticks) -> &mut Bucket<M> {
        if due - self.now < NEAR {
            let slot = due % NEAR;
            self.occupied |= 1 << slot;
            &mut self.near[slot as usize]
        } else {
            self.far_bucket(due)
        }
    }

    #[cold]
    #[inline(never)]
    fn far_bucket(&mut self, due: Ticks) -> &mut Bucket<M> {
        self.far.entry(due).or_default()
    }

    #[inline(always)]
    pub(super) const fn is_due_next(&self) -> bool {
        (self.ready_due == self.now + 1 && !self.ready.packets.is_empty())
            || self.occupied & 1 << ((self.now + 1) % NEAR) != 0
    }

    /// Advances to tick `now`. All packets due before `now` must already be taken out.
    #[inline(always)]
    pub(super) fn advance(&mut self, now: Ticks) {
        debug_assert!(now >= self.now && self.next_due().is_none_or(|due| due >= now), "due packets were taken");
        self.now = now;
        if self.ready_due != now {
            self.settle();
        }
    }

    /// Moves the packets that are due now into `current`, which must be empty.
    #[inline(always)]
    pub(super) fn take(&mut self, current: &mut Bucket<M>) {
        debug_assert!(current.packets.is_empty(), "all due packets have been taken");
        if self.occupied & 1 << (self.now % NEAR) != 0 || !self.far.is_empty() {
            self.take_from_wheel(current);
        } else if self.ready_due == self.now {
            std::mem::swap(&mut self.ready, current);
        }
    }

    #[inline(never)]
    fn take_from_wheel(&mut self, current: &mut Bucket<M>) {
        if self.ready_due == self.now {
            self.settle();
        }
        let slot = self.now % NEAR;
        self.occupied &= !(1 << slot);
        let near = &mut self.near[slot as usize];
        std::mem::swap(near, current);
        if near.packets.capacity() > KEPT {
            let large = std::mem::take(near);
            self.keep_as_spare(large);
        }
        if !self.far.is_empty() {
            self.join_far(current);
        }
    }

    #[inline(always)]
    pub(super) fn turn(&mut self, current: &mut Bucket<M>) -> bool {
        let next = self.now + 1;
        let is_alone = self.occupied == 0 && self.far.is_empty();
        let turns = is_alone && self.ready_due == next && !self.ready.packets.is_empty();
        if turns {
            self.now = next;
            // Two swaps of the lists are faster than one swap of the buckets. One swap would read several fields in
            // one load although they were just written one by one, and such a load is slow.
            std::mem::swap(&mut self.ready.packets, &mut current.packets);
            if self.numbered {
                std::mem::swap(&mut self.ready.numbers, &mut current.numbers);
            }
        }
        turns
    }

    /// Adds the packets of `far` that are due now to `current`. They come first, because they were sent before the
    /// packets that are already in `current`.
    fn join_far(&mut self, current: &mut Bucket<M>) {
        let Some(mut far) = self.far.remove(&self.now) else { return };
        far.packets.append(&mut current.packets);
        far.numbers.append(&mut current.numbers);
        let near = std::mem::replace(current, far);
        self.keep_as_spare(near);
    }

    fn keep_as_spare(&mut self, empty: Bucket<M>) {
        if self.spare.packets.capacity() < empty.packets.capacity() {
            self.spare = empty;
        }
    }

    pub(super) fn next_due(&self) -> Option<Ticks> {
        let near = (self.occupied != 0).then(|| {
            let turned = self.occupied.rotate_right((self.now % NEAR) as u32);
            self.now + u64::from(turned.trailing_zeros())
        });
        let far = if self.far.is_empty() { None } else { self.far.keys().next().copied() };
        let ready = (!self.ready.packets.is_empty()).then_some(self.ready_due);
        earlier(near, earlier(far, ready))
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.occupied == 0 && self.far.is_empty() && self.ready.packets.is_empty()
    }

    fn slots(mut occupied: u64) -> impl Iterator<Item = usize> {
        std::iter::from_fn(move || {
            let slot = (occupied != 0).then_some(occupied.trailing_zeros() as usize)?;
            occupied &= occupied - 1;
            Some(slot)
        })
    }

    pub(super) fn copy(&mut self, other: &Self) {
        let Self { now, near, occupied, far, ready, ready_due, spare: _, numbered, next_number } = self;
        for slot in Self::slots(*occupied | other.occupied) {
            near[slot].copy(&other.near[slot]);
        }
        if !(far.is_empty() && other.far.is_empty()) {
            far.clone_from(&other.far);
        }
        ready.copy(&other.ready);
        (*now, *occupied, *ready_due) = (other.now, other.occupied, other.ready_due);
        (*numbered, *next_number) = (other.numbered, other.next_number);
    }

    fn buckets(&self) -> impl Iterator<Item = (Ticks, &Bucket<M>)> {
        let far = self.far.iter().map(|(&due, bucket)| (due, bucket));
        let near = Self::slots(self.occupied).map(|slot| {
            let ahead = (slot as u64 + NEAR - self.now % NEAR) % NEAR;
            (self.now + ahead, &self.near[slot])
        });
        far.chain(near).chain(std::iter::once((self.ready_due, &self.ready)))
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Ticks, u32, &Packet<M>)> {
        self.buckets().flat_map(|(due, bucket)| {
            bucket.packets.iter().enumerate().map(move |(index, packet)| (due, bucket.number(index), packet))
        })
    }

    /// All packets by due tick; those due in one tick in the order of sending.
    pub(super) fn in_order(&self) -> impl Iterator<Item = (Ticks, &Packet<M>)> {
        let mut buckets: Vec<_> = self.buckets().collect();
        // A stable sort: of a tick, the far bucket comes first and `ready` last.
        buckets.sort_by_key(|(due, _)| *due);
        buckets.into_iter().flat_map(|(due, bucket)| bucket.packets.iter().map(move |packet| (due, packet)))
    }

    pub(super) fn look_up(&self, due: Ticks, number: u32) -> Option<&Packet<M>> {
        let near = (due - self.now < NEAR).then(|| &self.near[(due % NEAR) as usize]);
        let ready = (self.ready_due == due).then_some(&self.ready);
        near.into_iter().chain(self.far.get(&due)).chain(ready).find_map(|bucket| {
            let index = bucket.numbers.binary_search(&number).ok()?;
            Some(&bucket.packets[index])
        })
    }

    /// Adds a new packet. `due` may be the current tick. `ready` must be empty.
    pub(super) fn put_new(&mut self, due: Ticks, packet: Packet<M>) {
        let number = self.next_number;
        self.next_number = after(self.next_number);
        self.put_back(due, number, packet);
    }

    pub(super) fn remove(&mut self, due: Ticks, number: u32) -> Option<Packet<M>> {
        let slot = due % NEAR;
        if due - self.now < NEAR
            && let Some(packet) = self.near[slot as usize].remove(number)
        {
            if self.near[slot as usize].packets.is_empty() {
                self.occupied &= !(1 << slot);
            }
            return Some(packet);
        }
        let bucket = self.far.get_mut(&due)?;
        let packet = bucket.remove(number)?;
        if bucket.packets.is_empty() {
            self.far.remove(&due);
        }
        Some(packet)
    }

    /// Puts a removed packet into the bucket of tick `due`, in the order of sending.
    pub(super) fn put_back(&mut self, due: Ticks, number: u32, packet: Packet<M>) {
        // A tick can have a bucket in the map and one in the wheel; the map's comes first. If the map's bucket ends
        // with a later number than this packet, the packet belongs there.
        let far_is_last = self.far.get(&due).is_some_and(|far| far.numbers.last().is_some_and(|&last| last > number));
        let bucket = if due - self.now < NEAR && !far_is_last {
            let slot = due % NEAR;
            self.occupied |= 1 << slot;
            &mut self.near[slot as usize]
        } else {
            self.far.entry(due).or_default()
        };
        let index = bucket.numbers.partition_point(|&other| other < number);
        bucket.numbers.insert(index, number);
        bucket.packets.insert(index, packet);
    }
}

#[cfg(test)]
mod tests;
