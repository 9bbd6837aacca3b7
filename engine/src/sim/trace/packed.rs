//! A record in 16 bytes: what a long trace is made of. What does not fit is kept whole, elsewhere.

use super::record::{Record, RecordKind};
use crate::protocol::Ticks;
use crate::sim::observe::Down;

/// The fields of a record side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Packed {
    cause: u32,
    /// The position, and above it how much was sent.
    at_and_sends: u32,
    /// The position of the other end, or what else belongs to a tag, and above it the tag.
    from_and_tag: u32,
    /// The number of steps, and above it the departure, in ticks after [`Packed::earliest`].
    steps_and_departure: u32,
}

/// The delivery of a message: what most records are of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Delivery {
    pub(super) cause: u32,
    pub(super) at: u32,
    pub(super) set_out: Ticks,
    pub(super) from: u32,
    pub(super) kind: u8,
}

impl Delivery {
    pub(super) const fn whole(self) -> Record {
        let Self { cause, at, set_out, from, kind } = self;
        Record { cause, at, set_out, sends: 0, what: RecordKind::Delivered { from, kind } }
    }
}

/// There are at most 10,000,000 processes.
const POSITION_BITS: u32 = 24;
const POSITIONS: u32 = 1 << POSITION_BITS;
const STEP_BITS: u32 = 6;
const STEPS: u32 = 1 << STEP_BITS;
const DEPARTURES: u64 = 1 << (32 - STEP_BITS);

/// Kinds of messages: as many as a protocol may declare.
const KINDS: u8 = 8;
/// The tags up to here have messages.
const DELIVERED: u8 = 0;
const CAME_BACK: u8 = KINDS;
const STARTED: u8 = 2 * KINDS;
const STARTED_ALONE: u8 = STARTED + 1;
const REVIVED: u8 = STARTED + 2;
const LEADS: u8 = STARTED + 3;
const FIRED: u8 = STARTED + 4;
const FIRED_BY_HAND: u8 = STARTED + 5;
const WAITS: u8 = STARTED + 6;
const HAS_COME_UP: u8 = STARTED + 7;
const IS_GONE: u8 = STARTED + 8;
const WENT_DOWN: u8 = STARTED + 9;
const RARE: u8 = u8::MAX - 1;
const RARE_WITH_MESSAGE: u8 = u8::MAX;

const DOWNS: [Down; 4] = [Down::Crashed, Down::CrashedInBatch, Down::Left, Down::LeftAnnounced];

impl Packed {
    /// Departures that are near a tick are counted from here on.
    pub(super) const fn earliest(now: Ticks) -> Ticks {
        now.saturating_sub(DEPARTURES / 2)
    }

    /// In the place of a record that is kept whole.
    pub(super) const fn rare(has_message: bool) -> Self {
        let tag = if has_message { RARE_WITH_MESSAGE } else { RARE };
        // Its counts are as high as they go, so that nothing is added to them.
        let (at_and_sends, from_and_tag) = (u32::MAX, (tag as u32) << POSITION_BITS);
        Self { cause: 0, at_and_sends, from_and_tag, steps_and_departure: STEPS - 1 }
    }

    /// The same as the record of the delivery, if it fits.
    #[inline(always)]
    pub(super) fn of_delivery(delivery: Delivery, earliest: Ticks) -> Option<Self> {
        let Delivery { cause, at, set_out, from, kind } = delivery;
        let departure = set_out.wrapping_sub(earliest);
        ((at | from) < POSITIONS && kind < KINDS && departure < DEPARTURES).then_some(Self {
            cause,
            at_and_sends: at,
            from_and_tag: u32::from(DELIVERED + kind) << POSITION_BITS | from,
            steps_and_departure: (departure as u32) << STEP_BITS,
        })
    }

    /// `None` if the record does not fit. `earliest`: what departures are counted from.
    pub(super) fn of(record: &Record, earliest: Ticks) -> Option<Self> {
        let (tag, from) = match record.what {
            RecordKind::Delivered { from, kind } if kind < KINDS => (DELIVERED + kind, from),
            RecordKind::CameBack { from, kind } if kind < KINDS => (CAME_BACK + kind, from),
            RecordKind::Started(Some(gone)) => (STARTED, gone),
            RecordKind::Started(None) => (STARTED_ALONE, 0),
            RecordKind::Revived => (REVIVED, 0),
            RecordKind::Membership { whose, up } => (if up { HAS_COME_UP } else { IS_GONE }, whose),
            RecordKind::Leads => (LEADS, 0),
            RecordKind::Fired { timer, by_hand } => (if by_hand { FIRED_BY_HAND } else { FIRED }, timer.into()),
            RecordKind::Waits => (WAITS, 0),
            RecordKind::WentDown(how) => (WENT_DOWN + how as u8, 0),
            _ => return None,
        };
        let departure = if tag < STARTED { record.set_out.wrapping_sub(earliest) } else { 0 };
        let has_departure = tag < STARTED || record.set_out == 0;
        let fits = (record.at | from) < POSITIONS && record.sends == 0 && departure < DEPARTURES && has_departure;
        fits.then_some(Self {
            cause: record.cause,
            at_and_sends: record.at,
            from_and_tag: u32::from(tag) << POSITION_BITS | from,
            steps_and_departure: (departure as u32) << STEP_BITS,
        })
    }

    /// `None` if it is kept whole. `earliest`: what departures are counted from.
    #[inline(always)]
    pub(super) fn unpacked(self, earliest: Ticks) -> Option<Record> {
        let (tag, from) = (self.tag(), self.from_and_tag % POSITIONS);
        let what = match tag {
            ..CAME_BACK => RecordKind::Delivered { from, kind: tag - DELIVERED },
            CAME_BACK..STARTED => RecordKind::CameBack { from, kind: tag - CAME_BACK },
            STARTED => RecordKind::Started(Some(from)),
            STARTED_ALONE => RecordKind::Started(None),
            REVIVED => RecordKind::Revived,
            LEADS => RecordKind::Leads,
            FIRED | FIRED_BY_HAND => RecordKind::Fired { timer: from as u8, by_hand: tag == FIRED_BY_HAND },
            WAITS => RecordKind::Waits,
            HAS_COME_UP | IS_GONE => RecordKind::Membership { whose: from, up: tag == HAS_COME_UP },
            WENT_DOWN.. => RecordKind::WentDown(*DOWNS.get(usize::from(tag - WENT_DOWN))?),
        };
        let departure = Ticks::from(self.steps_and_departure >> STEP_BITS);
        Some(Record {
            cause: self.cause,
            at: self.at_and_sends % POSITIONS,
            set_out: if tag < STARTED { earliest + departure } else { 0 },
            sends: self.at_and_sends >> POSITION_BITS,
            what,
        })
    }

    /// The position, unless it is kept whole.
    #[inline(always)]
    pub(super) const fn at(self) -> u32 {
        self.at_and_sends % POSITIONS
    }

    #[inline(always)]
    const fn tag(self) -> u8 {
        (self.from_and_tag >> POSITION_BITS) as u8
    }

    #[inline(always)]
    pub(super) const fn is_rare(self) -> bool {
        self.tag() >= RARE
    }

    /// Whether it is of a message, which is kept beside it.
    #[inline(always)]
    pub(super) const fn has_message(self) -> bool {
        self.tag() < STARTED || self.tag() == RARE_WITH_MESSAGE
    }

    /// The steps of its handling, unless it is kept whole.
    #[inline(always)]
    pub(super) const fn steps(self) -> u32 {
        self.steps_and_departure % STEPS
    }

    /// Its handling sent one more; `None` if that is too many, or if it is kept whole.
    #[inline(always)]
    pub(super) fn count_send(&mut self) -> Option<()> {
        self.at_and_sends = self.at_and_sends.checked_add(POSITIONS)?;
        Some(())
    }

    /// Its handling obeyed one more step; `None` if that is too many, or if it is kept whole.
    #[inline(always)]
    pub(super) fn count_step(&mut self) -> Option<()> {
        if self.steps() == STEPS - 1 {
            return None;
        }
        self.steps_and_departure += 1;
        Some(())
    }
}

#[cfg(test)]
mod tests;
