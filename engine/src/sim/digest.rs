//! Fingerprints of a run. [`Digest`] covers the handled events; [`Likeness`] also covers messages sent and timers set.

use super::{command::Command, encoding::Sink, encoding::encode};
use crate::sim::prelude::*;

/// The FNV-1a hash of nothing, 64 bits.
pub const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

/// The 64-bit FNV-1a hash of `bytes`. `before`: the hash of the bytes before them, or [`OFFSET`].
pub fn fnv(before: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(before, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(PRIME))
}

/// FNV-1a, 64 bits, over the canonical encoding of every handled event, in order.
///
/// For speed, each event is first condensed to one 64-bit word, and the hash takes words instead of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(OFFSET)
    }
}

impl Digest {
    pub const fn value(self) -> u64 {
        self.0
    }

    #[inline]
    fn take(&mut self, event: Word) {
        self.0 = (self.0 ^ event.0).wrapping_mul(PRIME);
    }
}

#[derive(Clone, Copy)]
struct Word(u64);

impl Word {
    #[inline]
    const fn of(kind: u64, tick: Ticks, at: u32) -> Self {
        Self((tick << 3 | kind).wrapping_mul(0x9e37_79b9_7f4a_7c15)).with(at as u64)
    }

    #[inline]
    const fn with(self, word: u64) -> Self {
        Self((self.0.rotate_left(29) ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93))
    }

    #[inline]
    fn telling<T: Serialize>(mut self, value: &T) -> Self {
        encode(value, &mut self);
        self
    }
}

impl Sink for Word {
    #[inline]
    fn word(&mut self, word: u64) {
        *self = self.with(word);
    }
}

impl Observer for Digest {
    #[inline]
    fn wants_standings(&self) -> bool {
        false
    }

    #[inline(always)]
    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        let event = match event {
            SimEvent::Delivered { from, to, message, .. } => {
                Word::of(0, tick, to).with(u64::from(from)).telling(message)
            }
            SimEvent::Started { at, noticed } => {
                Word::of(1, tick, at).with(noticed.map_or(0, |noticed| 1 + u64::from(noticed.gone)))
            }
            SimEvent::Revived { at } => Word::of(2, tick, at),
            SimEvent::WentDown { at, how, .. } => Word::of(3, tick, at).with(how as u64),
            SimEvent::Lost { from, to, message, reason, .. } => {
                Word::of(4, tick, to).with(u64::from(from) << 8 | reason as u64).telling(message)
            }
            SimEvent::CameBack { from, to, message, .. } => {
                Word::of(5, tick, to).with(u64::from(from)).telling(message)
            }
            SimEvent::Fired { at, timer, .. } => Word::of(6, tick, at).telling(&timer),
            // From here on, all events have kind 7. The number added next tells them apart.
            SimEvent::Hastened { from, to, .. } => Word::of(7, tick, to).with(0).with(u64::from(from)),
            SimEvent::Duplicated { from, to, message, .. } => {
                Word::of(7, tick, to).with(1).with(u64::from(from)).telling(message)
            }
            SimEvent::Altered { from, to, message, .. } => {
                Word::of(7, tick, to).with(9).with(u64::from(from)).telling(message)
            }
            SimEvent::NoticeLost { from, to, message, .. } => {
                Word::of(7, tick, to).with(2).with(u64::from(from)).telling(message)
            }
            SimEvent::Disarmed { at, timer, .. } => Word::of(7, tick, at).with(3).telling(&timer),
            SimEvent::Requested { at, request } => Word::of(7, tick, at).with(10).telling(&request),
            SimEvent::Membership { at, whose, up } => {
                Word::of(7, tick, at).with(11).with(u64::from(whose) << 1 | u64::from(up))
            }
            SimEvent::Commanded { command, found: true } => match command.parts() {
                Parts::Links(act) => links(tick, act),
                Parts::Network(change) => network(tick, change),
                _ => return,
            },
            // If any other event affects the run, the effect shows in the events above.
            _ => return,
        };
        self.take(event);
    }
}

#[cold]
fn links(tick: Ticks, act: LinkAct<'_>) -> Word {
    let pairs = |word: Word, pairs: &[(u32, u32)]| {
        pairs.iter().fold(word, |word, &(from, to)| word.with(u64::from(from) << 32 | u64::from(to)))
    };
    let word = |kind| Word::of(7, tick, 0).with(kind);
    match act {
        LinkAct::Cut { pairs: cut, one_way } => pairs(word(4).with(u64::from(one_way)), cut),
        LinkAct::Mend(Links::All) => word(5),
        LinkAct::Mend(Links::Between(mended)) => pairs(word(6), mended),
        LinkAct::Part(groups) => groups.iter().fold(word(7), |word, group| {
            group.iter().fold(word.with(group.len() as u64), |word, &at| word.with(u64::from(at)))
        }),
    }
}

#[cold]
fn network(tick: Ticks, change: &NetworkChange) -> Word {
    let NetworkChange { loss, duplicate, fifo } = change;
    let probability = |given: &Option<Probability>| given.map_or(u64::MAX, |given| given.value().to_bits());
    let fifo = fifo.map_or(2, u64::from);
    Word::of(7, tick, 0).with(8).with(probability(loss)).with(probability(duplicate)).with(fifo)
}

/// Digests of all events handled, messages sent and timers set. Runs with equal values were equal so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Likeness {
    handled: Digest,
    set: Digest,
    due: Digest,
}

impl Likeness {
    /// Whether two runs are equal so far, apart from the due ticks of messages in transit.
    pub fn is_but_for_delays(&self, other: &Self) -> bool {
        (self.handled, self.set) == (other.handled, other.set)
    }
}

impl Observer for Likeness {
    #[inline]
    fn wants_standings(&self) -> bool {
        false
    }

    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        self.handled.see(tick, event);
        let set = match event {
            SimEvent::Sent { from, to, message, due, .. } => {
                self.due.take(Word(due));
                Word::of(0, tick, to).with(u64::from(from)).telling(message)
            }
            SimEvent::Bounced { due, .. } => return self.due.take(Word(due)),
            SimEvent::Delayed { from, to, due, .. } | SimEvent::MessageMoved { from, to, due, .. } => {
                Word::of(2, tick, to).with(u64::from(from)).with(due)
            }
            SimEvent::Commanded { command: Command::Pin(pin), found: true } => Word::of(6, tick, 0).telling(pin),
            SimEvent::ArmedCrash { at, after } => Word::of(3, tick, at).with(u64::from(after)),
            SimEvent::Set { at, key: TimerKey::Own(timer), due, .. } | SimEvent::TimerMoved { at, timer, due, .. } => {
                Word::of(4, tick, at).with(due).telling(&timer)
            }
            SimEvent::Set { at, key: TimerKey::Absence | TimerKey::Farewell { .. }, due, .. } => {
                Word::of(5, tick, at).with(due)
            }
            // All other events are in the digest of handled events, or follow from handled events.
            _ => return,
        };
        self.set.take(set);
    }
}
