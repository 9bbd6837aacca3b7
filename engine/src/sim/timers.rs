//! Timers: named ones of the processes, and those of the failure detector.

use std::collections::BTreeMap;

use super::world::size::OF_A_MAP;
use crate::protocol::Ticks;

/// What a timer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TimerKey<T> {
    /// A timer of the protocol.
    Own(T),
    /// The oracle: the process has been gone long enough for others to notice.
    Absence,
    /// The process said that it leaves, and the news is on its way.
    Farewell {
        /// Which of its farewells it is: who returns and leaves once more says so once more.
        number: u64,
    },
}

/// The timers that are armed. One that is replaced or cancelled leaves nothing behind.
#[derive(Clone, Debug)]
pub(super) struct Timers<T> {
    due: BTreeMap<(Ticks, u64), Setting<T>>,
    armed: BTreeMap<(u32, TimerKey<T>), (Ticks, u64)>,
    set: u64,
}

/// What is known of a timer besides its due tick and number.
#[derive(Clone, Copy, Debug)]
struct Setting<T> {
    at: u32,
    key: TimerKey<T>,
    set: Ticks,
}

/// A timer that has run out, or is still armed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Armed<T> {
    /// The position of the process that it is about.
    pub at: u32,
    /// What it is for.
    pub key: TimerKey<T>,
    /// When it was set.
    pub set: Ticks,
    /// When it runs out.
    pub due: Ticks,
    /// Its number in the order of setting.
    pub number: u64,
}

impl<T: Copy + Ord> Timers<T> {
    pub(super) const fn new() -> Self {
        Self { due: BTreeMap::new(), armed: BTreeMap::new(), set: 0 }
    }

    /// How much memory a clone takes, in bytes.
    pub(super) fn bytes(&self) -> usize {
        let one = size_of::<((Ticks, u64), Setting<T>)>() + size_of::<((u32, TimerKey<T>), (Ticks, u64))>();
        (one + 2 * OF_A_MAP) * self.due.len()
    }

    /// The number that the next timer gets.
    pub(super) const fn next_number(&self) -> u64 {
        self.set
    }

    /// Whether none is armed.
    pub(super) fn is_idle(&self) -> bool {
        self.due.is_empty()
    }

    /// Sets a timer at a tick in place of the one of the same name; gives its number.
    pub(super) fn set(&mut self, at: u32, key: TimerKey<T>, now: Ticks, due: Ticks) -> u64 {
        self.cancel(at, key);
        let number = self.set;
        self.set += 1;
        self.due.insert((due, number), Setting { at, key, set: now });
        self.armed.insert((at, key), (due, number));
        number
    }

    /// Cancels a timer, if it is armed; gives its number.
    pub(super) fn cancel(&mut self, at: u32, key: TimerKey<T>) -> Option<u64> {
        let when = self.armed.remove(&(at, key))?;
        self.due.remove(&when);
        Some(when.1)
    }

    /// Cancels all of a process's own timers: a crash loses them.
    pub(super) fn cancel_own(&mut self, at: u32) {
        if self.armed.is_empty() {
            return;
        }
        // The protocol's own timers of a process stand before those of the detector in the order of the map.
        let up_to = self.armed.range(..(at, TimerKey::Absence)).rev();
        let own: Vec<_> = up_to.map(|(&key, _)| key).take_while(|&(of, _)| of == at).collect();
        for (of, key) in own {
            self.cancel(of, key);
        }
    }

    /// Whether this timer is armed.
    pub(super) fn is_armed(&self, at: u32, key: TimerKey<T>) -> bool {
        self.armed.contains_key(&(at, key))
    }

    /// When this timer runs out, if it is armed.
    pub(super) fn due(&self, at: u32, key: TimerKey<T>) -> Option<Ticks> {
        self.armed.get(&(at, key)).map(|&(due, _)| due)
    }

    /// The next tick at which one runs out.
    pub(super) fn next_due(&self) -> Option<Ticks> {
        self.due.keys().next().map(|&(due, _)| due)
    }

    /// Takes the first that runs out now, in the order of setting.
    pub(super) fn take(&mut self, now: Ticks) -> Option<Armed<T>> {
        let (&(due, number), &Setting { at, key, set }) = self.due.first_key_value()?;
        if due > now {
            return None;
        }
        self.due.remove(&(due, number));
        self.armed.remove(&(at, key));
        Some(Armed { at, key, set, due, number })
    }

    /// All that are armed, in the order in which they will run out.
    pub(super) fn iter(&self) -> impl Iterator<Item = Armed<T>> + '_ {
        self.due.iter().map(|(&(due, number), &Setting { at, key, set })| Armed { at, key, set, due, number })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timer_of_a_name_replaces_the_one_before_and_a_cancelled_one_leaves_no_tick() {
        let mut timers = Timers::new();
        timers.set(1, TimerKey::Own('a'), 0, 5);
        timers.set(1, TimerKey::Own('a'), 0, 9);
        timers.set(2, TimerKey::Own('a'), 0, 7);
        timers.cancel(2, TimerKey::Own('a'));
        assert_eq!(timers.next_due(), Some(9));
        assert_eq!(timers.take(8), None);
        assert_eq!(timers.take(9).map(|armed| armed.at), Some(1));
        assert_eq!(timers.next_due(), None);
    }

    #[test]
    fn timers_of_one_tick_run_out_in_the_order_they_were_set_and_a_crash_spares_the_detectors() {
        let mut timers = Timers::new();
        for at in [4, 2, 9] {
            timers.set(at, TimerKey::Own('a'), 0, 3);
        }
        timers.set(2, TimerKey::Absence, 0, 3);
        timers.cancel_own(2);
        let order: Vec<_> = std::iter::from_fn(|| timers.take(3)).map(|armed| (armed.at, armed.key)).collect();
        assert_eq!(order, [(4, TimerKey::Own('a')), (9, TimerKey::Own('a')), (2, TimerKey::Absence)]);
    }
}
