//! The record and the departure of everything that is numbered and may still be under way.

use super::numbered::find;
use crate::protocol::Ticks;

/// The records that messages, or timers, come from, by number.
#[derive(Clone, Debug, Default)]
pub(super) struct Origins {
    /// Numbers, ascending, that were under way when everything older was forgotten, and their records.
    pub(super) early: Vec<(u32, u32)>,
    /// The first number after those.
    pub(super) first: u32,
    pub(super) records: Vec<u32>,
    /// Departure ticks: each holds from its number to the next.
    pub(super) departures: Vec<(u32, Ticks)>,
    /// The place of the departure that was found last.
    pub(super) found: usize,
}

impl Origins {
    /// `record` is `u32::MAX` for none.
    #[inline(always)]
    pub(super) fn push(&mut self, number: u32, record: u32, tick: Ticks) {
        debug_assert_eq!(self.first as usize + self.records.len(), number as usize, "things come in the order of their numbers");
        if self.departures.last().is_none_or(|&(_, at)| at != tick) {
            self.departures.push((number, tick));
        }
        self.records.push(record);
    }

    /// The record that a number comes from.
    #[inline]
    pub(super) fn record(&self, number: u32) -> Option<u32> {
        if number >= self.first {
            return self.records.get((number - self.first) as usize).copied();
        }
        find(&self.early, number).copied()
    }

    /// The record and the departure.
    #[inline]
    pub(super) fn of(&self, number: u32) -> Option<(u32, Ticks)> {
        let record = self.record(number)?;
        Some((record, self.departure(number)?))
    }

    /// The same of what is handled: mostly it departed with what was handled before it.
    #[inline(always)]
    pub(super) fn of_handled(&mut self, number: u32) -> Option<(u32, Ticks)> {
        let record = self.record(number)?;
        if let Some(&(from, tick)) = self.departures.get(self.found)
            && from <= number
            && self.departures.get(self.found + 1).is_none_or(|&(next, _)| number < next)
        {
            return Some((record, tick));
        }
        self.found = self.place_of_departure(number)?;
        Some((record, self.departures[self.found].1))
    }

    fn departure(&self, number: u32) -> Option<Ticks> {
        self.place_of_departure(number).map(|place| self.departures[place].1)
    }

    /// Most of what arrives departed recently: the search goes back from the end in growing strides.
    fn place_of_departure(&self, number: u32) -> Option<usize> {
        let (mut end, mut stride) = (self.departures.len(), 1);
        while end > stride && self.departures[end - stride].0 > number {
            end -= stride;
            stride *= 2;
        }
        let begin = end.saturating_sub(stride);
        let after = self.departures[begin..end].partition_point(|&(from, _)| from <= number);
        Some(begin + after.checked_sub(1)?)
    }

    /// Whether so much has come since the last time that it is time to forget again.
    #[inline]
    pub(super) fn is_long(&self) -> bool {
        const FEW: usize = 16_384;
        self.records.len() > FEW + 2 * self.early.len()
    }

    /// Forgets all but what is under way.
    pub(super) fn keep(&mut self, mut numbers: Vec<u32>) {
        numbers.sort_unstable();
        let mut departures: Vec<(u32, Ticks)> = Vec::new();
        let mut early = Vec::with_capacity(numbers.len());
        for number in numbers {
            let Some((record, tick)) = self.of(number) else { continue };
            if departures.last().is_none_or(|&(_, at)| at != tick) {
                departures.push((number, tick));
            }
            early.push((number, record));
        }
        let first = self.first + self.records.len() as u32;
        *self = Self { early, first, records: Vec::new(), departures, found: 0 };
    }

    /// In bytes.
    pub(super) fn bytes(&self) -> usize {
        8 * self.early.len() + 4 * self.records.len() + 16 * self.departures.len()
    }
}

#[cfg(test)]
mod tests;
