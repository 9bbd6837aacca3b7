//! What a search watches for during a run, besides the standing observers.

use crate::protocol::{MessageClass, Ticks};
use crate::protocols::sum::Algorithm;
use crate::sim::observe::{Observer, SimEvent};

/// Watches, where it is asked to, for a message of a kind, for the end of a message, and for the announcement of a leader.
#[derive(Clone, Debug, Default)]
pub struct Hook {
    wanted: Option<(usize, Option<u32>)>,
    /// Number, sender and receiver of the first wanted message.
    seen: Option<(u32, u32, u32)>,
    followed: Option<u32>,
    ended: bool,
    listens: bool,
    announced_by: Option<u32>,
}

impl Hook {
    pub fn rest(&mut self) {
        (self.wanted, self.seen, self.followed, self.ended) = (None, None, None, false);
    }

    /// Watches for a message of a kind, sent or received by `of` if it is given.
    pub fn want(&mut self, kind: usize, of: Option<u32>) {
        self.rest();
        self.wanted = Some((kind, of));
    }

    /// Number, sender and receiver of the first wanted message.
    pub const fn seen(&self) -> Option<(u32, u32, u32)> {
        self.seen
    }

    pub fn follow(&mut self, number: u32) {
        self.rest();
        self.followed = Some(number);
    }

    pub const fn has_ended(&self) -> bool {
        self.ended
    }

    pub const fn listen(&mut self, listens: bool) {
        (self.listens, self.announced_by) = (listens, None);
    }

    pub const fn announced_by(&self) -> Option<u32> {
        self.announced_by
    }
}

impl Observer for Hook {
    #[inline]
    fn wants_standings(&self) -> bool {
        false
    }

    #[inline]
    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        if let Some(followed) = self.followed {
            self.ended |= matches!(
                event,
                SimEvent::Delivered { number, .. }
                    | SimEvent::Lost { number, .. }
                    | SimEvent::CameBack { number, .. }
                    | SimEvent::NoticeLost { number, .. } if number == followed
            );
        }
        let SimEvent::Sent { number, from, to, message, copy: false, .. } = event else { return };
        if self.listens && Algorithm::class(message) == MessageClass::Elected {
            self.announced_by = Some(from);
        }
        if let (Some((kind, of)), None) = (self.wanted, self.seen)
            && message.kind() == kind
            && of.is_none_or(|at| at == from || at == to)
        {
            self.seen = Some((number, from, to));
        }
    }
}
