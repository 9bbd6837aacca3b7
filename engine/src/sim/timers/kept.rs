//! The timers at the end of a tick, kept.

use super::{Armed, Setting, Timers};
use crate::sim::kept::list::KeptList;
use crate::sim::kept::page::Known;

#[derive(Clone, Debug)]
pub(in crate::sim) struct KeptTimers<T> {
    /// In the order in which they run out.
    armed: KeptList<Armed<T>>,
    set: u64,
}

impl<T: Copy + Ord> KeptTimers<T> {
    pub(in crate::sim) fn of(timers: &Timers<T>, known: Option<Known<'_, Self>>, looked: &mut usize) -> Self {
        let known = known.map(|known| known.other(|kept| &kept.armed));
        let armed: Vec<Armed<T>> = timers.iter().collect();
        let armed = KeptList::of(armed.len(), known, looked, |at| armed[at], |at, known| armed[at] == *known);
        Self { armed, set: timers.set }
    }

    /// Brings it back into the memory of another moment of the same run.
    pub(in crate::sim) fn write(&self, timers: &mut Timers<T>) {
        let all = || self.armed.iter().copied();
        timers.due = all().map(|Armed { at, key, set, due, number }| ((due, number), Setting { at, key, set })).collect();
        timers.armed = all().map(|Armed { at, key, due, number, .. }| ((at, key), (due, number))).collect();
        timers.set = self.set;
    }

    /// Memory besides what it shares with another, in bytes.
    pub(in crate::sim) fn bytes(&self, before: Option<&Self>) -> usize {
        self.armed.bytes(before.map(|before| &before.armed))
    }
}
