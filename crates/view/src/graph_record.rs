//! Records what a graph shows: whether each message in transit is visible, and what is in which cells.

use ratatui::layout::Rect;

use suffrage_session::model::Message;

/// An element of a graph that no other may cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The card of a process, by its position.
    Card(usize),
    /// A message by itself, by its number: its glyph with payload.
    Pill(u32),
    /// The arrow head of a message, or of merged messages.
    Head,
    /// Merged messages with their count.
    Aggregate,
    /// A part of the headline.
    Hub,
    /// Cells that any headline may take.
    Room,
    /// The rim round the card of the acting process, including the card; by its position.
    Rim(usize),
    /// The title of a lane, a meter, or an unanswered demand.
    Words,
}

/// What one graph shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct GraphRecord {
    /// The number of messages in transit drawn by themselves, without heartbeats.
    pub(super) alone: usize,
    /// For each aggregate the number of messages without heartbeats, and its cells unless a sentence has the number.
    pub(super) aggregates: Vec<(usize, Option<Rect>)>,
    /// How many of these messages are counted twice, because they are shown in two places.
    pub(super) counted_twice: usize,
    /// The elements in the order of drawing.
    pub(super) parts: Vec<(Part, Rect)>,
}

impl GraphRecord {
    /// The number of messages in transit that are shown in any way.
    pub(super) fn in_transit(&self) -> usize {
        self.alone + self.aggregates.iter().map(|(count, _)| count).sum::<usize>() - self.counted_twice
    }

    pub(super) fn part(&mut self, part: Part, place: Rect) {
        self.parts.push((part, place));
    }

    /// Records a message drawn by itself.
    pub(super) fn pill(&mut self, message: &Message, place: Rect) {
        self.alone += usize::from(is_in_transit(message));
        self.part(Part::Pill(message.number), place);
    }

    /// Records `count` messages in transit that are visible and whose number is in a sentence.
    pub(super) fn count_in_text(&mut self, count: usize) {
        if count > 0 {
            self.aggregates.push((count, None));
        }
    }

    /// Records that a sentence counts all `count` messages in transit, including those drawn so far.
    pub(super) fn count_all_in_text(&mut self, count: usize) {
        self.alone = 0;
        self.aggregates.clear();
        self.count_in_text(count);
    }

    /// Records messages in transit drawn as one element with their count.
    pub(super) fn aggregate(&mut self, count: usize, place: Rect) {
        self.aggregates.push((count, Some(place)));
        self.part(Part::Aggregate, place);
    }
}

/// Whether a message counts as in transit: it is not lost and no heartbeat (which is no message of the protocol).
pub(super) fn is_in_transit(message: &Message) -> bool {
    message.lost.is_none() && !message.is_heartbeat()
}
