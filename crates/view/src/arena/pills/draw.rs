//! Draws messages at their positions: trails, pills, numbers of merged messages, and arrow heads.

use super::form::{self, PillForm, SHORTEST, has_number, is_marked, pile_style, trail_style};
use super::{Drawing, Pill, cells, is_long_lost, place::MARGIN, place::head_along, rank};
use crate::arena::prelude::*;

/// With more messages than this, the trails on a complete graph are thin; thick trails would cover the graph.
const THICK_TRAILS: usize = 16;
/// With more messages than this, a complete graph has short trails.
const WHOLE_TRAILS: usize = 48;
/// The length of a short trail, from its end to the middle of its pill, in units.
const TAIL: f64 = 6.0;
const MOST_COUNTED_HEADS: usize = 8;

impl Pills<'_> {
    /// Draws the trails. A two-way ring has none, because its messages move beside the line.
    pub(in crate::arena) fn trails(&self, dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>) {
        if layout.graph.topology == Topology::TwoWayRing {
            return;
        }
        let complete = layout.graph.topology == Topology::Complete;
        let crowd = if complete { self.pills.len() } else { 0 };
        let thick = layout.lane.is_none() && layout.size <= CardSize::Medium && crowd <= THICK_TRAILS;
        // The trail of the selected message is drawn last and also ahead of the message. The other trails are then
        // thin.
        let chosen = self.pills.iter().any(|pill| pill.selected);
        let (others, selected): (Vec<&Pill<'_>>, Vec<_>) = self.pills.iter().partition(|pill| !pill.selected);
        // On a lane, a message without arrow head has no trail: the trail would look like a link.
        let others = others.into_iter().filter(|pill| pill.drawn != Drawing::Hidden && pill.way.has_head());
        for pill in others.chain(selected) {
            let (message, path) = (pill.message, &pill.way.path);
            let thick = if chosen { pill.selected } else { thick };
            let is_thick = thick && !message.notice && message.class != MessageClass::Heartbeat;
            let (stroke, heat) = match message.lost {
                Some(_) => (Stroke::Dotted(1.0), Heat::Lost),
                None => (if is_thick { Stroke::Thick } else { Stroke::Thin }, Heat::Trail),
            };
            let start = if crowd > WHOLE_TRAILS && !pill.selected { (pill.along() - TAIL).max(0.0) } else { 0.0 };
            if pill.selected && message.lost.is_none() {
                let ahead = path.walk(pill.along(), path.length(), dots::STEP);
                dots.line(ahead, Stroke::Dotted(1.0), heat, trail_style(message, look));
            }
            dots.line(path.walk(start, pill.along(), dots::STEP), stroke, heat, trail_style(message, look));
        }
    }

    pub(in crate::arena) fn draw(&self, canvas: &mut Canvas<'_>, stage: Stage<'_>) {
        for (index, pill) in self.pills.iter().enumerate() {
            match pill.drawn {
                Drawing::Alone(at, stand) => pill.draw(canvas, stage, pill.forms[at], stand),
                Drawing::FirstOf(count, at, stand) => self.draw_pile(canvas, stage, (index, count, at), stand),
                Drawing::Merged(_) | Drawing::Hidden => {}
            }
        }
    }

    fn draw_pile(&self, canvas: &mut Canvas<'_>, stage: Stage<'_>, of: (usize, usize, usize), stand: Stand) {
        let (index, count, at) = of;
        let (Stage { look, clip, .. }, Stand { body, head, arrow }) = (stage, stand);
        let first = &self.pills[index];
        let others = || self.pills.iter().filter(|pill| pill.drawn == Drawing::Merged(index));
        let (of_kind, texts) = self.texts(index, count, look);
        let message = first.message;
        canvas.write(clip, body.x.into(), body.y.into(), &texts[at], pile_style(of_kind, look));
        if first.selected || others().any(|other| other.selected) {
            form::mark_selected(canvas, clip, look, PillForm::Plain, body);
        }
        canvas.hits.add(body.intersection(clip), Target::Message(message.number));
        if is_in_transit(message) && has_number(count, at) {
            canvas.record().aggregate(count, body);
        } else {
            canvas.record().part(Part::Aggregate, body);
        }
        // Merged messages on different links have no common direction, so they have no arrow head.
        let goes_along = |other: &Pill<'_>| (other.message.from, other.message.to) == (message.from, message.to);
        if message.lost.is_none() && others().all(goes_along) {
            draw_head(canvas, stage, message, head, arrow);
        }
    }
}

impl Pill<'_> {
    fn draw(&self, canvas: &mut Canvas<'_>, stage: Stage<'_>, form: PillForm, Stand { body, head, arrow }: Stand) {
        let Stage { look, clip, .. } = stage;
        form::draw(canvas, clip, look, self.message, form, body);
        canvas.hits.add(body.intersection(clip), Target::Message(self.message.number));
        canvas.record().pill(self.message, body);
        if self.selected {
            let pill = Rect { width: body.width - u16::from(is_marked(self.message)), ..body };
            form::mark_selected(canvas, clip, look, form, pill);
        }
        if self.message.lost.is_none() {
            draw_head(canvas, stage, self.message, head, arrow);
        }
    }
}

fn draw_head(canvas: &mut Canvas<'_>, stage: Stage<'_>, message: &Message, cell: Rect, arrow: usize) {
    let Stage { look, clip, .. } = stage;
    if cell.is_empty() {
        return;
    }
    canvas.hits.add(cell, Target::Message(message.number));
    canvas.record().part(Part::Head, cell);
    canvas.put(clip, i32::from(cell.x), i32::from(cell.y), look.glyphs.arrows[arrow], trail_style(message, look));
}

impl<'a> Pills<'a> {
    pub(super) fn number_beside(&self, body: Rect, index: usize) -> Option<usize> {
        let is_number = |at: &usize| matches!(self.pills[*at].drawn, Drawing::FirstOf(..));
        let columns = [1, 2].into_iter().flat_map(|off| [body.x.checked_sub(off), Some(body.right() + off - 1)]);
        let places = columns.flatten().map(|x| Rect { x, width: 1, ..body });
        { places }.filter_map(|place| self.occupancy.owner(place, index)).find(is_number)
    }

    /// `.0`: one of the merged messages if all are of the same kind; `.1`: the texts to try, the longest first.
    pub(super) fn texts(&self, index: usize, count: usize, look: &Look) -> (Option<&'a Message>, [String; 3]) {
        let first = self.pills[index].message;
        // All lost messages have the same sign.
        let kind = |message: &Message| message.lost.is_none().then_some((message.class, message.notice));
        let mut others = self.pills.iter().filter(|pill| pill.drawn == Drawing::Merged(index));
        let same = Some(first).filter(|_| others.all(|other| kind(other.message) == kind(first)));
        (same, form::pile_texts(same, count, look))
    }

    pub(super) fn count_in(&mut self, index: usize, stage: Stage<'_>) {
        let Drawing::FirstOf(count, ..) = self.pills[index].drawn else { return };
        let (_, texts) = self.texts(index, count, stage.look);
        let pill = &self.pills[index];
        let (message, Some(found)) = (pill.message, pill.found) else { return };
        // Two numbers that touch would look like one number.
        let found = [found.clear_of | MARGIN, found.clear_of].into_iter().find_map(|clear_of| {
            texts.iter().enumerate().find_map(|(at, text)| {
                let stand = pill.stand(text.chars().count() as u16, stage.clip)?;
                let is_free = |cells: Rect| {
                    self.occupancy.is_free(cells, clear_of) && self.occupancy.owner(cells, index).is_none()
                };
                let is_apart = self.number_beside(stand.body, index).is_none();
                (is_apart && cells(message, stand).all(is_free)).then_some((at, stand))
            })
        });
        if let Some((at, stand)) = found {
            self.claim(index, message, stand);
            self.pills[index].drawn = Drawing::FirstOf(count, at, stand);
        } else if let Drawing::FirstOf(.., stand) = pill.drawn
            && let Some(other) = self.number_beside(stand.body, index)
        {
            self.count_with(index, other, stage);
        }
    }

    /// Merges two pills whose numbers would touch. If the first is a lost message, hides it instead.
    fn count_with(&mut self, index: usize, other: usize, stage: Stage<'_>) {
        let message = self.pills[index].message;
        if message.lost.is_some() {
            // A lost message may be hidden, because the log lists it, too.
            self.pills[index].drawn = Drawing::Hidden;
            return;
        }
        let (Drawing::FirstOf(more, ..), Drawing::FirstOf(count, ..)) =
            (self.pills[index].drawn, self.pills[other].drawn)
        else {
            return;
        };
        let smallest = PillForm::Glyph.columns(self.pills[other].message, stage.look);
        let Some(stand) = self.pills[other].stand(smallest, stage.clip) else { return };
        if rank(message) != rank(self.pills[other].message) {
            return;
        }
        for pill in self.pills.iter_mut().filter(|pill| pill.drawn == Drawing::Merged(index)) {
            pill.drawn = Drawing::Merged(other);
        }
        self.pills[index].drawn = Drawing::Merged(other);
        self.pills[other].drawn = Drawing::FirstOf(count + more, SHORTEST, stand);
        self.count_in(other, stage);
    }
}

/// Whether messages are drawn as arrow heads. This is so on a two-way ring if more messages were in transit at once
/// than the ring has places for.
pub(in crate::arena) fn are_heads(layout: &Layout, frame: &Frame) -> bool {
    layout.graph.topology == Topology::TwoWayRing && frame.busiest > layout.places as u64
}

/// Draws the messages as arrow heads. Returns the number of visible messages in transit.
pub(in crate::arena) fn draw_heads(canvas: &mut Canvas<'_>, stage: Stage<'_>, frame: &Frame, view: &View) -> usize {
    let Stage { look, layout, clip } = stage;
    let now = frame.clock.tick as f64 + view.glide;
    // For each cell: its first message, the arrow of that message, and the number of messages.
    let mut heads: BTreeMap<(u16, u16), (&Message, usize, usize)> = BTreeMap::new();
    let has_way = |message: &&Message| layout.has_way(message.from, message.to) && !is_long_lost(message, now);
    for message in frame.messages.iter().filter(has_way) {
        let way = layout.way_of(message);
        let along = head_along(stage, (message, &way), now);
        let Some(stand) = along.and_then(|along| way.stand(along, 0, clip)) else { continue };
        let known = heads.entry((stand.head.y, stand.head.x)).or_insert((message, stand.arrow, 0));
        // A message in transit is more important than a lost one.
        if is_in_transit(message) && !is_in_transit(known.0) {
            *known = (message, stand.arrow, 0);
        }
        if is_in_transit(message) == is_in_transit(known.0) {
            known.2 += 1;
        }
    }
    let is_covered = |x: u16, y: u16| layout.cards.iter().any(|&card| inside(card, x.into(), y.into()));
    let mut count = 0;
    for ((y, x), (message, arrow, many)) in heads.into_iter().filter(|((y, x), _)| !is_covered(*x, *y)) {
        let many_in_one = if many <= MOST_COUNTED_HEADS { many.to_string() } else { "+".to_owned() };
        let symbol = match (message.lost, many) {
            (Some(_), _) => look.glyphs.lost,
            (None, 1) => look.glyphs.arrows[arrow],
            (None, _) => &many_in_one,
        };
        let cell = Rect { x, y, width: 1, height: 1 };
        canvas.put(clip, x.into(), y.into(), symbol, trail_style(message, look));
        canvas.hits.add(cell, Target::Message(message.number));
        canvas.record().part(Part::Head, cell);
        count += if is_in_transit(message) { many } else { 0 };
    }
    canvas.record().count_in_text(count);
    count
}
