//! How many messages are drawn where there are many, so that the graph can still be seen.

use std::collections::BTreeSet;

use ratatui::layout::Rect;

use super::priority::Priority;
use crate::protocol::MessageClass;
use crate::session::model::Message;

/// From this many messages on the arena is crowded.
const CROWD: usize = 48;
/// In a crowd, each pill has so many cells of the arena to itself.
const CELLS_A_PILL: usize = 16;
/// After so many messages in a row without a place the area is full, and the rest are not looked at.
const FULL: usize = 64;

pub(super) struct Crowd<'a> {
    crowded: bool,
    room: usize,
    shown: usize,
    misses: usize,
    drawn: BTreeSet<(usize, usize, MessageClass, &'a str, bool)>,
}

impl<'a> Crowd<'a> {
    pub(super) fn new(messages: usize, area: Rect) -> Self {
        let room = (usize::from(area.width) * usize::from(area.height) / CELLS_A_PILL).max(CROWD);
        Self { crowded: messages > CROWD, room, shown: 0, misses: 0, drawn: BTreeSet::new() }
    }

    /// Whether a place is looked for: in a crowd, what is the same on the same link is drawn once, and no more than have room.
    /// The selected message is hidden by no crowd.
    pub(super) fn admits(&mut self, priority: Priority, message: &'a Message) -> bool {
        let full = self.shown >= self.room || self.misses >= FULL;
        let mut is_new =
            || self.drawn.insert((message.from, message.to, message.class, &message.payload, message.lost.is_some()));
        priority == Priority::Selected || !full && (!self.crowded || is_new())
    }

    pub(super) fn count(&mut self, priority: Priority, placed: bool) {
        self.shown += usize::from(placed);
        // Those to and from one process crowd round it while there is room elsewhere.
        if priority == Priority::Other {
            self.misses = if placed { 0 } else { self.misses + 1 };
        }
    }
}
