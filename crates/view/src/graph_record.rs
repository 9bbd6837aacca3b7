//! Records what a graph shows: how many messages in transit are visible, and which cells each element takes.

use ratatui::layout::Rect;

use suffrage_session::model::Message;

/// The kind of an element of a graph; it is recorded together with the cells of the element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The card of the process at this position.
    Card(usize),
    /// The glyph and the payload of a message that is drawn alone; the number is that of the message.
    Pill(u32),
    /// The arrow head of a message, or of several messages drawn as one.
    Head,
    /// Several messages drawn as one element, which shows how many messages it stands for.
    Aggregate,
    /// A part of the headline, which tells the state of the run above or inside the graph.
    Hub,
    /// Cells reserved for the headline, which may be longer later.
    Room,
    /// The card of the acting process together with the rim round it; the number is the position of the process.
    Rim(usize),
    /// The title of a lane, a meter of votes, or a refused request.
    Words,
}

/// A record of the elements and the messages that one graph shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct GraphRecord {
    /// The number of messages in transit that are drawn one by one, without heartbeats.
    pub(super) alone: usize,
    /// Each count of messages (without heartbeats), and the cells that show the count; `None` if a sentence has it.
    pub(super) aggregates: Vec<(usize, Option<Rect>)>,
    /// The number of messages in transit that are counted twice, because they are shown in two places.
    pub(super) counted_twice: usize,
    /// The elements with the cells that they take, in the order of drawing.
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

    /// Records a message that is drawn as a single element.
    pub(super) fn pill(&mut self, message: &Message, place: Rect) {
        self.alone += usize::from(is_in_transit(message));
        self.part(Part::Pill(message.number), place);
    }

    /// Records `count` messages in transit that are not drawn one by one; a sentence on the screen tells their number.
    pub(super) fn count_in_text(&mut self, count: usize) {
        if count > 0 {
            self.aggregates.push((count, None));
        }
    }

    /// Records that a sentence contains the number of all messages in transit, including those drawn so far.
    pub(super) fn count_all_in_text(&mut self, count: usize) {
        self.alone = 0;
        self.aggregates.clear();
        self.count_in_text(count);
    }

    /// Records `count` messages in transit that are drawn as one element, which shows their count.
    pub(super) fn aggregate(&mut self, count: usize, place: Rect) {
        self.aggregates.push((count, Some(place)));
        self.part(Part::Aggregate, place);
    }
}

/// Whether a message counts as in transit: it is neither lost nor a heartbeat (which is no message of the protocol).
pub(super) fn is_in_transit(message: &Message) -> bool {
    message.lost.is_none() && !message.is_heartbeat()
}
