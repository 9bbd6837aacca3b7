//! What the painters of a graph have drawn: whether each message under way is shown, and what stands in which cells.

use ratatui::layout::Rect;

use suffrage_session::model::Message;

/// A thing in the picture of a graph that nothing else may be drawn over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The card of a process, by its position.
    Card(usize),
    /// A message by itself, by its number: its glyph with what it carries.
    Pill(u32),
    /// The arrow head of a message, or of several in one place.
    Head,
    /// Several messages, with the number of them.
    Aggregate,
    /// A part of the headline.
    Hub,
    /// Cells that the headline may take, whatever it says.
    Room,
    /// The rim round the card of the process that acts, with the card; by its position.
    Rim(usize),
    /// The title of a lane, a meter, or a demand without an answer.
    Words,
}

/// What one graph shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Shown {
    /// How many messages under way are drawn by themselves, heartbeats apart.
    pub(super) singly: usize,
    /// The messages in each aggregate, heartbeats apart, and the cells of their number, unless a sentence says it.
    pub(super) aggregates: Vec<(usize, Option<Rect>)>,
    /// How many of these are counted twice, as they are shown in two places.
    pub(super) twice: usize,
    /// The things, in the order in which they were drawn.
    pub(super) parts: Vec<(Part, Rect)>,
}

impl Shown {
    /// How many messages under way are shown in some way.
    pub(super) fn under_way(&self) -> usize {
        self.singly + self.aggregates.iter().map(|(count, _)| count).sum::<usize>() - self.twice
    }

    pub(super) fn part(&mut self, part: Part, place: Rect) {
        self.parts.push((part, place));
    }

    /// A message that is drawn by itself.
    pub(super) fn pill(&mut self, message: &Message, place: Rect) {
        self.singly += usize::from(is_under_way(message));
        self.part(Part::Pill(message.number), place);
    }

    /// So many messages under way are seen in the picture, and a sentence says how many.
    pub(super) fn told(&mut self, count: usize) {
        if count > 0 {
            self.aggregates.push((count, None));
        }
    }

    /// So many messages under way are seen in the picture and told: what was drawn so far shows some of them once more.
    pub(super) fn told_in_all(&mut self, count: usize) {
        self.singly = 0;
        self.aggregates.clear();
        self.told(count);
    }

    /// So many messages under way that are drawn as one thing with their number.
    pub(super) fn aggregate(&mut self, count: usize, place: Rect) {
        self.aggregates.push((count, Some(place)));
        self.part(Part::Aggregate, place);
    }
}

/// Whether a message is counted as under way: the lost are not, and heartbeats are no messages of the protocol.
pub(super) fn is_under_way(message: &Message) -> bool {
    message.lost.is_none() && !message.is_heartbeat()
}
