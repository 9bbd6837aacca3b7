//! The named timers of the processes, and the timers of the failure detector.

use crate::sim::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TimerKey<T> {
    /// A timer that the protocol has armed.
    Own(T),
    /// The oracle arms this timer when a process goes down. After `delay` ticks, its followers notice its absence.
    Absence,
    /// Fires when the followers of a process learn that the process has left. `number`: unique among all timers.
    Farewell { number: u64 },
}

/// The armed timers. Replaced or cancelled timers are removed completely.
#[derive(Clone, Debug)]
pub(super) struct Timers<T> {
    due: BTreeMap<(Ticks, u64), Setting<T>>,
    armed: BTreeMap<(u32, TimerKey<T>), (Ticks, u64)>,
    set: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Setting<T> {
    at: u32,
    key: TimerKey<T>,
    set: Ticks,
}

/// A timer that is armed or has fired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Armed<T> {
    pub at: u32,
    pub key: TimerKey<T>,
    pub set: Ticks,
    pub due: Ticks,
    pub number: u64,
}

impl<T: Copy + Ord> Timers<T> {
    pub(super) const fn new() -> Self {
        Self { due: BTreeMap::new(), armed: BTreeMap::new(), set: 0 }
    }

    pub(super) fn copy(&mut self, other: &Self) {
        // `armed` is always equal to the timers in `due`, so comparing `due` is enough.
        if self.due != other.due {
            self.due.clone_from(&other.due);
            self.armed.clone_from(&other.armed);
        }
        self.set = other.set;
    }

    pub(super) fn bytes(&self) -> usize {
        let one = size_of::<((Ticks, u64), Setting<T>)>() + size_of::<((u32, TimerKey<T>), (Ticks, u64))>();
        (one + 2 * OF_A_MAP) * self.due.len()
    }

    pub(super) const fn next_number(&self) -> u64 {
        self.set
    }

    pub(super) fn is_idle(&self) -> bool {
        self.due.is_empty()
    }

    pub(super) fn set(&mut self, at: u32, key: TimerKey<T>, now: Ticks, due: Ticks) -> u64 {
        self.cancel(at, key);
        let number = self.set;
        self.set += 1;
        self.due.insert((due, number), Setting { at, key, set: now });
        self.armed.insert((at, key), (due, number));
        number
    }

    /// Changes the due tick of a timer. Returns the timer's number, or `None` if nothing changed.
    pub(super) fn move_to(&mut self, at: u32, key: TimerKey<T>, due: Ticks) -> Option<u64> {
        let when = self.armed.get_mut(&(at, key)).filter(|when| when.0 != due)?;
        let setting = self.due.remove(when)?;
        when.0 = due;
        self.due.insert(*when, setting);
        Some(when.1)
    }

    /// Cancels a timer. Returns the timer's number, or `None` if the timer was not armed.
    pub(super) fn cancel(&mut self, at: u32, key: TimerKey<T>) -> Option<u64> {
        let when = self.armed.remove(&(at, key))?;
        self.due.remove(&when);
        Some(when.1)
    }

    pub(super) fn cancel_own(&mut self, at: u32) {
        if self.armed.is_empty() {
            return;
        }
        // Keys are ordered: a process's own timers come before its detector timers.
        let up_to = self.armed.range(..(at, TimerKey::Absence)).rev();
        let own: Vec<_> = up_to.map(|(&key, _)| key).take_while(|&(of, _)| of == at).collect();
        for (of, key) in own {
            self.cancel(of, key);
        }
    }

    pub(super) fn is_armed(&self, at: u32, key: TimerKey<T>) -> bool {
        self.armed.contains_key(&(at, key))
    }

    pub(super) fn due(&self, at: u32, key: TimerKey<T>) -> Option<Ticks> {
        self.armed.get(&(at, key)).map(|&(due, _)| due)
    }

    pub(super) fn next_due(&self) -> Option<Ticks> {
        self.due.keys().next().map(|&(due, _)| due)
    }

    pub(super) fn take(&mut self, now: Ticks) -> Option<Armed<T>> {
        let (&(due, number), &Setting { at, key, set }) = self.due.first_key_value()?;
        if due > now {
            return None;
        }
        self.due.remove(&(due, number));
        self.armed.remove(&(at, key));
        Some(Armed { at, key, set, due, number })
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Armed<T>> + '_ {
        self.due.iter().map(|(&(due, number), &Setting { at, key, set })| Armed { at, key, set, due, number })
    }
}

#[cfg(test)]
mod tests;
