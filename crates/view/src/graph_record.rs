//! Records what a graph shows: how many messages in transit are visible, and which cells each element takes.

use crate::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The card of a process. `.0`: the index of the process among all processes.
    Card(usize),
    /// The pill of the message with this number, drawn alone.
    Pill(u32),
    Head,
    /// One element that stands for several messages and shows how many they are.
    Aggregate,
    /// A part of the headline.
    Hub,
    /// The cells reserved for the headline, because the headline may become longer.
    Room,
    /// The card of the acting process, with the rim round it. `.0`: the index of the process among all processes.
    Rim(usize),
    /// A meter of votes, a refused request, or the title of a lane.
    Words,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct GraphRecord {
    /// The number of messages in transit that are drawn one by one. Heartbeats do not count.
    pub(super) alone: usize,
    /// `.0`: a count of messages that the screen shows; `.1`: its cells, or `None` if the count is part of a sentence.
    pub(super) aggregates: Vec<(usize, Option<Rect>)>,
    /// The number of messages in transit that are shown in two places.
    pub(super) counted_twice: usize,
    pub(super) parts: Vec<(Part, Rect)>,
}

impl GraphRecord {
    pub(super) fn in_transit(&self) -> usize {
        self.alone + self.aggregates.iter().map(|(count, _)| count).sum::<usize>() - self.counted_twice
    }

    pub(super) fn part(&mut self, part: Part, place: Rect) {
        self.parts.push((part, place));
    }

    pub(super) fn pill(&mut self, message: &Message, place: Rect) {
        self.alone += usize::from(is_in_transit(message));
        self.part(Part::Pill(message.number), place);
    }

    /// Records `count` messages in transit that are not drawn. A sentence on the screen gives their number instead.
    pub(super) fn count_in_text(&mut self, count: usize) {
        if count > 0 {
            self.aggregates.push((count, None));
        }
    }

    /// Records that a sentence on the screen counts all messages in transit. This replaces all earlier counts.
    pub(super) fn count_all_in_text(&mut self, count: usize) {
        self.alone = 0;
        self.aggregates.clear();
        self.count_in_text(count);
    }

    pub(super) fn aggregate(&mut self, count: usize, place: Rect) {
        self.aggregates.push((count, Some(place)));
        self.part(Part::Aggregate, place);
    }
}

/// Whether a message counts as in transit. A heartbeat does not count, because it is no message of the protocol.
pub(super) fn is_in_transit(message: &Message) -> bool {
    message.lost.is_none() && !message.is_heartbeat()
}
