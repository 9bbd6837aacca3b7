//! The records that a trace holds: packed, in groups, and those that do not fit whole beside them.

use std::ops::Range;

use super::chunks::Chunks;
use super::packed::{Delivery, Packed};
use super::record::Record;
use crate::protocol::Ticks;

/// Records with one counting.
const GROUP: usize = 64;

/// What is counted from the beginning of a group on.
#[derive(Clone, Copy, Debug)]
struct Group {
    /// What departures are counted from.
    earliest: Ticks,
    counts: Counts,
}

/// Steps and messages of the records so far, by which those of a record are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    pub(super) steps: usize,
    pub(super) messages: usize,
}

/// A record that is kept whole.
#[derive(Debug)]
struct Whole {
    number: u32,
    steps: u32,
    record: Record,
}

/// Records by number.
#[derive(Debug)]
pub(super) struct Records {
    packed: Chunks<Packed>,
    /// By number, counted from the group of the first record that was written.
    groups: Chunks<Group>,
    /// What departures are counted from in the latest group.
    earliest: Ticks,
    origin: usize,
    first: usize,
    /// By number, ascending.
    whole: Vec<Whole>,
    counts: Counts,
}

impl Records {
    /// None yet; the first will have this number.
    pub(super) const fn starting_at(origin: usize) -> Self {
        let counts = Counts { steps: 0, messages: 0 };
        let first = origin;
        Self {
            packed: Chunks::starting_at(origin),
            groups: Chunks::starting_at(0),
            earliest: 0,
            origin,
            first,
            whole: Vec::new(),
            counts,
        }
    }

    #[inline]
    pub(super) const fn held(&self) -> Range<usize> {
        self.first..self.packed.end()
    }

    /// How many of them are kept whole, which takes a multiple of the memory.
    pub(super) const fn whole(&self) -> usize {
        self.whole.len()
    }

    /// Adds a record; `now` is the present tick.
    pub(super) fn push(&mut self, record: Record, now: Ticks) {
        let end = self.begin_record(now);
        let packed = Packed::of(&record, self.earliest);
        let packed = packed.unwrap_or_else(|| self.keep_whole(end, record));
        self.counts.messages += usize::from(packed.has_message());
        self.packed.push(packed);
    }

    /// The same of a delivery: the frequent one is never a [`Record`].
    #[inline(always)]
    pub(super) fn push_delivery(&mut self, delivery: Delivery, now: Ticks) {
        let end = self.begin_record(now);
        let packed = match Packed::of_delivery(delivery, self.earliest) {
            Some(packed) => packed,
            None => self.keep_whole(end, delivery.whole()),
        };
        self.counts.messages += 1;
        self.packed.push(packed);
    }

    /// Gives the number of the record that is about to be added.
    #[inline(always)]
    fn begin_record(&mut self, now: Ticks) -> usize {
        let end = self.packed.end();
        if (end - self.origin).is_multiple_of(GROUP) {
            self.begin_group(now);
        }
        end
    }

    #[cold]
    fn begin_group(&mut self, now: Ticks) {
        self.earliest = Packed::earliest(now);
        self.groups.push(Group { earliest: self.earliest, counts: self.counts });
    }

    #[cold]
    #[inline(never)]
    fn keep_whole(&mut self, number: usize, record: Record) -> Packed {
        let has_message = record.what.ends_a_message();
        self.whole.push(Whole { number: number as u32, steps: 0, record });
        Packed::rare(has_message)
    }

    #[inline]
    pub(super) fn get(&self, number: usize) -> Option<Record> {
        let packed = *self.packed.get(number).filter(|_| number >= self.first)?;
        if packed.is_rare() {
            return self.find_whole(number).map(|at| self.whole[at].record.clone());
        }
        packed.unpacked(self.groups.get((number - self.origin) / GROUP)?.earliest)
    }

    /// The position at which a record happened, without unpacking the rest of it.
    #[inline]
    pub(super) fn at(&self, number: usize) -> Option<u32> {
        let packed = *self.packed.get(number).filter(|_| number >= self.first)?;
        if packed.is_rare() {
            return self.find_whole(number).map(|at| self.whole[at].record.at);
        }
        Some(packed.at())
    }

    #[cold]
    fn find_whole(&self, number: usize) -> Option<usize> {
        self.whole.binary_search_by_key(&(number as u32), |whole| whole.number).ok()
    }

    /// The handling of a record sent one more message.
    #[inline(always)]
    pub(super) fn count_send(&mut self, number: usize) {
        if let Some(packed) = self.packed.get_mut(number)
            && packed.count_send().is_none()
            && let Some(whole) = self.unpack(number)
        {
            whole.record.sends += 1;
        }
    }

    /// The handling of a record obeyed one more step; whether the record is held.
    #[inline(always)]
    pub(super) fn count_step(&mut self, number: usize) -> bool {
        let Some(packed) = self.packed.get_mut(number) else { return false };
        if packed.count_step().is_none()
            && let Some(whole) = self.unpack(number)
        {
            whole.steps += 1;
        }
        self.counts.steps += 1;
        if number + 1 < self.packed.end() {
            self.count_later(number);
        }
        true
    }

    /// A step of a record that is not the latest: groups may have begun after it.
    #[cold]
    fn count_later(&mut self, number: usize) {
        let later = (number - self.origin) / GROUP + 1..self.groups.end();
        for group in later {
            if let Some(group) = self.groups.get_mut(group) {
                group.counts.steps += 1;
            }
        }
    }

    /// The record whole: from now on it is kept so.
    #[cold]
    #[inline(never)]
    fn unpack(&mut self, number: usize) -> Option<&mut Whole> {
        if let Some(at) = self.find_whole(number) {
            return self.whole.get_mut(at);
        }
        let (record, packed) = (self.get(number)?, *self.packed.get(number)?);
        let at = self.whole.partition_point(|whole| (whole.number as usize) < number);
        self.whole.insert(at, Whole { number: number as u32, steps: packed.steps(), record });
        *self.packed.get_mut(number)? = Packed::rare(packed.has_message());
        self.whole.get_mut(at)
    }

    fn steps_of(&self, number: usize) -> u32 {
        match self.packed.get(number) {
            Some(packed) if packed.is_rare() => self.find_whole(number).map_or(0, |at| self.whole[at].steps),
            packed => packed.map_or(0, |packed| packed.steps()),
        }
    }

    /// Whether the handling of a held record obeyed any step.
    pub(super) fn has_steps(&self, number: usize) -> bool {
        self.steps_of(number) > 0
    }

    /// The numbers of a record's steps among all steps.
    pub(super) fn steps(&self, number: usize) -> Range<usize> {
        let first = self.counts_before(number).steps;
        first..first + self.steps_of(number) as usize
    }

    /// The number of a record's message among all messages.
    pub(super) fn message(&self, number: usize) -> Option<usize> {
        let has_message = self.packed.get(number)?.has_message();
        has_message.then(|| self.counts_before(number).messages)
    }

    /// Of all records before a held one, or before the next.
    pub(super) fn counts_before(&self, number: usize) -> Counts {
        let group = (number - self.origin) / GROUP;
        let Some(mut counts) = self.groups.get(group).map(|group| group.counts) else { return self.counts };
        for before in self.origin + group * GROUP..number {
            counts.steps += self.steps_of(before) as usize;
            counts.messages += usize::from(self.packed.get(before).is_some_and(|packed| packed.has_message()));
        }
        counts
    }

    /// Gives up what comes before a record, and gives the counts of what was there.
    pub(super) fn evict_before(&mut self, first: usize) -> Counts {
        let counts = self.counts_before(first);
        self.first = first;
        // The whole group of the first record stays: what comes before it in there is counted.
        let group = (first - self.origin) / GROUP;
        self.groups.evict_before(group);
        self.packed.evict_before(self.origin + group * GROUP);
        self.whole.drain(..self.whole.partition_point(|whole| (whole.number as usize) < self.origin + group * GROUP));
        counts
    }

    /// Gives up what comes from a record on, and gives the counts of what is left.
    pub(super) fn truncate(&mut self, end: usize) -> Counts {
        self.counts = self.counts_before(end);
        self.packed.truncate(end);
        self.groups.truncate((end - self.origin).div_ceil(GROUP));
        let latest = self.groups.end().checked_sub(1).and_then(|latest| self.groups.get(latest));
        self.earliest = latest.map_or(0, |group| group.earliest);
        self.whole.truncate(self.whole.partition_point(|whole| (whole.number as usize) < end));
        self.counts
    }
}

#[cfg(test)]
mod tests;
