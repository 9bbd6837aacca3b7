//! Whether two runs have been the same up to a moment: beyond what was handled, also what was drawn for it and is still to come.

use super::encoding::{Sink, encode};
use super::observe::{Observer, SimEvent};
use super::{command::Parts, digest::Digest, timers::TimerKey};
use crate::protocol::Ticks;

/// What was handled, sent and set in a run, and when it is due: equal in runs from the same beginning that have been alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Likeness {
    handled: Digest,
    set: Words,
    due: Words,
}

impl Likeness {
    /// Whether all is the same but when the messages arrive that are under way.
    pub fn is_but_for_delays(&self, other: &Self) -> bool {
        (self.handled, self.set) == (other.handled, other.set)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Words(u64);

impl Sink for Words {
    #[inline]
    fn word(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Words {
    fn all(&mut self, words: &[u64]) {
        for &word in words {
            self.word(word);
        }
    }
}

impl Observer for Likeness {
    #[inline]
    fn wants_standings(&self) -> bool {
        false
    }

    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        self.handled.see(tick, event);
        match event {
            SimEvent::Sent { from, to, message, due, .. } => {
                self.set.all(&[0, tick, u64::from(from), u64::from(to)]);
                encode(message, &mut self.set);
                self.due.word(due);
            }
            SimEvent::Bounced { due, .. } => self.due.word(due),
            SimEvent::Delayed { from, to, due, .. } | SimEvent::MessageMoved { from, to, due, .. } => {
                self.set.all(&[2, tick, u64::from(from), u64::from(to), due]);
            }
            SimEvent::Commanded { command: Parts::Choice(pin), found: true } => {
                self.set.all(&[6, tick]);
                encode(pin, &mut self.set);
            }
            SimEvent::ArmedCrash { at, after } => self.set.all(&[3, tick, u64::from(at), u64::from(after)]),
            SimEvent::Set { at, key: TimerKey::Own(timer), due, .. } | SimEvent::TimerMoved { at, timer, due, .. } => {
                self.set.all(&[4, tick, u64::from(at), due]);
                encode(&timer, &mut self.set);
            }
            SimEvent::Set { at, key: TimerKey::Absence | TimerKey::Farewell { .. }, due, .. } => {
                self.set.all(&[5, tick, u64::from(at), due]);
            }
            // What else there is was handled, or follows from it.
            _ => {}
        }
    }
}
