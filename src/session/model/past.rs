//! The latest ticks of a ring: what was under way in each.

use std::sync::Arc;

use crate::protocol::{MessageClass, Ticks};

/// The ticks before the one shown, the latest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Past {
    pub ticks: Vec<Arc<PastTick>>,
    /// What is under way now, as [`PastArc::word`] tells it, in order.
    pub now: Vec<u64>,
    /// Whether there are earlier ticks with messages under way.
    pub more: bool,
}

impl Past {
    /// Whether the same, passed on or sent again, is under way now.
    pub fn runs_on(&self, arc: &PastArc) -> bool {
        self.now.binary_search(&arc.word).is_ok()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct PastTick {
    pub tick: Ticks,
    pub arcs: Vec<PastArc>,
}

/// The part of its way that a message went in a tick.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PastArc {
    pub from: u32,
    pub to: u32,
    pub clockwise: bool,
    pub class: MessageClass,
    /// Tells what the message carries: the same whoever passes it on.
    pub word: u64,
    /// From where to where on its way: 0 is the sender and 1 the receiver.
    pub part: (f32, f32),
}
