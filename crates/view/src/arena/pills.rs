//! Draws messages. A message is a pill on its link, with a trail behind the pill and an arrow head before it. A lost
//! message is a cross.
//!
//! On a complete graph, a message that would cover another one moves a little. Everywhere else, the position of a
//! message does not depend on other messages. If two pills would overlap, they are drawn without their ends, then
//! without their payloads. If they still overlap, they are merged into one pill with a number.

mod draw;
mod form;
mod place;

use ratatui::layout::Offset;

use super::{prelude::*, way::Way};
use form::{PillForm, SHORTEST, forms, has_number};
use place::{BESIDE_CARDS, BESIDE_WORDS, MARGIN, Occupancy, PillPlace, nearest};

pub(super) use draw::{are_heads, draw_heads};
pub(super) use place::{FIXED, MARK, ROOM, WORDS};

/// If a message does not fit on its path, it is drawn beside the path, at one of these distances, in units.
const ASIDE: [f64; 4] = [2.0, 4.0, 6.0, 8.0];
/// A message whose place is taken moves by one of these distances, in units. `.0`: along its link; `.1`: beside it.
const NEARBY: [(f64, f64); 6] = [(-1.5, 0.0), (1.5, 0.0), (0.0, 2.0), (0.0, -2.0), (0.0, 5.0), (0.0, -5.0)];
/// The number of distances of [`NEARBY`] at which a message is drawn even if only its smallest form has room there.
const NEAREST: usize = 2;
/// The number of ticks for which a lost message stays on the screen.
const LOST_STAYS: f64 = 1.5;

pub(super) struct Pills<'a> {
    pills: Vec<Pill<'a>>,
    occupancy: Occupancy,
}

struct Pill<'a> {
    message: &'a Message,
    way: Way,
    found: Option<PillPlace>,
    forms: &'static [PillForm],
    drawn: Drawing,
    selected: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Drawing {
    /// Drawn alone. `.0`: the index of the form.
    Alone(usize, Stand),
    /// Drawn as one pill for several messages. `.0`: the number of messages; `.1`: the index of the text in
    /// `pile_texts`.
    FirstOf(usize, usize, Stand),
    /// Represented by an earlier pill. `.0`: the index of that pill.
    Merged(usize),
    Hidden,
}

pub(super) struct Request<'a> {
    /// The messages to draw, the oldest first. Their senders and receivers are indices of cards.
    pub(super) messages: &'a [Message],
    /// The current time in ticks.
    pub(super) now: f64,
    /// The number that identifies the selected message.
    pub(super) message: Option<u32>,
    /// Whether heartbeats are drawn as dots and not as pills.
    pub(super) without_beats: bool,
}

impl<'a> Pills<'a> {
    pub(super) fn place(
        stage: Stage<'_>,
        wanted: &Request<'a>,
        taken: impl IntoIterator<Item = (Rect, u8)>,
        cuts: (&CutLinks, &Cuts),
    ) -> Self {
        let layout = stage.layout;
        let mut occupancy = Occupancy::new(stage.clip);
        let cards = layout.cards.iter().flat_map(|&card| [(layout.size.with_rim(card), MARGIN), (card, FIXED)]);
        for (place, by) in taken.into_iter().chain(cards) {
            occupancy.take(place, by);
        }
        let is_elsewhere = |message: &Message| wanted.without_beats && ground::is_in_wave(message);
        let is_shown = |message: &&Message| {
            layout.has_way(message.from, message.to) && !is_long_lost(message, wanted.now) && !is_elsewhere(message)
        };
        let mut messages: Vec<&Message> = wanted.messages.iter().filter(is_shown).collect();
        // The sort is stable, so the oldest message comes first among those of equal rank.
        messages.sort_by_key(|message| rank(message));
        let mut placed = Self { pills: Vec::with_capacity(messages.len()), occupancy };
        for message in messages {
            placed.add(message, wanted, stage, cuts);
        }
        for index in 0..placed.pills.len() {
            placed.count_in(index, stage);
        }
        for level in 1.. {
            if !placed.grow(level, stage) {
                break;
            }
        }
        placed
    }

    fn add(&mut self, message: &'a Message, wanted: &Request<'_>, stage: Stage<'_>, (cuts, drawn): (&CutLinks, &Cuts)) {
        let (layout, ends, index) = (stage.layout, (message.from, message.to), self.pills.len());
        let way = layout.way_of(message);
        let stop = if cuts.is_cut(ends.0, ends.1) { drawn.stop(&way.path, layout, ends) } else { f64::INFINITY };
        let find = |way: &Way, clear_of: &[u8]| {
            let found = place::along(stage, (message, way), (wanted.now, stop), (&self.occupancy, clear_of))?;
            Some((way.clone(), found))
        };
        // The narrow way has the arrow head in the row of the pill. There the head does not cover the headline.
        let narrow = way.clone().narrow();
        let tries = [BESIDE_WORDS, BESIDE_CARDS].into_iter().flat_map(|of| [(&way, of), (&narrow, of)]);
        let found = tries.filter_map(|(way, clear_of)| find(way, &clear_of));
        // On a plane, two cards may be too close for a message between them.
        let asides = || {
            let mut ways = ASIDE.into_iter().flat_map(|by| [by, -by]).map(|by| way.aside(by));
            ways.find_map(|way| find(&way, &BESIDE_CARDS)).filter(|_| rank(message) == 0)
        };
        let placed = nearest(found, layout.columns, |(_, found)| found.off).or_else(asides);
        let (way, found) = placed.map_or((way, None), |(way, found)| (way, Some(found)));
        let selected = wanted.message == Some(message.number);
        let forms = forms(message, stage.look, layout);
        let mut pill = Pill { message, way, found, forms, drawn: Drawing::Hidden, selected };
        let further_in = found.filter(|_| !pill.way.has_head()).and_then(|found| self.further_in(&pill, found, stage));
        if let Some(stand) = further_in {
            pill.drawn = Drawing::Alone(0, stand);
        } else if let Some(stand) = pill.stand(PillForm::Glyph.columns(message, stage.look), stage.clip) {
            let smallest = forms.len() - 1;
            let other = self.covered(message, stand, index);
            let kind = |message: &Message| (message.class, message.from, message.to, message.lost.is_some());
            let moved = match other {
                // Messages of the same kind on the same link can be drawn as one.
                Some(other) => {
                    self.moved(&pill, (index, stop), stage, kind(message) != kind(self.pills[other].message))
                }
                None if self.is_close(&pill) => self.moved(&pill, (index, stop), stage, false),
                None => None,
            };
            pill.drawn = match (moved, other) {
                (Some((way, found, stand)), _) => {
                    (pill.way, pill.found) = (way, Some(found));
                    Drawing::Alone(smallest, stand)
                }
                (None, None) => Drawing::Alone(smallest, stand),
                (None, Some(other)) => self.join(message, other),
            };
        }
        if let Drawing::Alone(_, stand) = pill.drawn {
            self.claim(index, message, stand);
        }
        self.pills.push(pill);
    }

    /// Returns a free place for the pill a short distance away, with room for its payload. If there is none and `must`
    /// is true, returns a place with room for its smallest form. Returns `None` if no place is free or the graph is not
    /// complete.
    fn moved(
        &self,
        pill: &Pill<'_>,
        of: (usize, f64),
        stage: Stage<'_>,
        must: bool,
    ) -> Option<(Way, PillPlace, Stand)> {
        let ((index, stop), Stage { look, layout, clip }) = (of, stage);
        let (found, message) = (pill.found?, pill.message);
        let columns = |form: PillForm| form.columns(message, look);
        let at = |(by, aside): (f64, f64)| {
            let way = if aside == 0.0 { pill.way.clone() } else { pill.way.aside(aside) };
            let along = (found.along + by).clamp(0.0, way.path.length());
            let stand = way.stand(along, columns(pill.forms[found.form]), clip)?;
            let small = way.shrunk(stand, along, columns(PillForm::Glyph), clip)?;
            let is_free = cells(message, stand).all(|cells| self.occupancy.is_free(cells, found.clear_of));
            let is_alone = self.covered(message, small, index).is_none();
            // A message that waits at a cut stays before the mark of the cut.
            let is_before = by <= 0.0 || !stop.is_finite();
            (is_free && is_alone && is_before).then_some((way, PillPlace { along, stand, ..found }, small))
        };
        let is_web = layout.graph.topology == Topology::Complete && !layout.columns;
        let nearby = |count: usize| NEARBY.into_iter().take(count).filter(|_| is_web).filter_map(at);
        let has_room = |(.., found, _): &(Way, PillPlace, Stand)| {
            let mut others = self.pills.iter().filter(|pill| pill.is_drawn());
            !message.is_heartbeat() && !others.any(|other| other.would_touch(message, found.stand))
        };
        nearby(NEARBY.len()).find(has_room).or_else(|| nearby(NEAREST).find(|_| must))
    }

    /// Whether the payload of the pill would touch the payload of another message of the same link and direction.
    fn is_close(&self, pill: &Pill<'_>) -> bool {
        let ends = |pill: &Pill<'_>| (pill.message.from, pill.message.to);
        let mut others = self.pills.iter().filter(|other| other.is_drawn() && ends(other) == ends(pill));
        pill.found.is_some_and(|found| others.any(|other| other.would_touch(pill.message, found.stand)))
    }

    fn further_in(&self, pill: &Pill<'_>, found: PillPlace, Stage { layout, clip, .. }: Stage<'_>) -> Option<Stand> {
        let stand = Some(found.stand).filter(|_| found.form == 0)?;
        let (dx, dy) = pill.way.path.heading(found.along);
        let is_level = dx.abs() >= dy.abs();
        let centre = layout.shape.centre;
        let moved = |by: i32| {
            let inwards = |at: u16, centre: f64| if f64::from(at) < centre { by } else { -by };
            stand.body.offset(if is_level {
                Offset::new(0, inwards(stand.body.y, centre.y / 2.0))
            } else {
                Offset::new(inwards(stand.body.x, centre.x), 0)
            })
        };
        let most = if is_level { 2 } else { i32::from(stand.body.width) + 1 };
        let is_free = |body: &Rect| {
            body.intersection(clip) == *body
                && self.occupancy.is_free(*body, FIXED | MARK | ROOM)
                && self.occupancy.owner(body.outer(AIR), usize::MAX - 1).is_none()
        };
        let body = (0..=most).map(moved).find(is_free)?;
        Some(Stand { body, head: Rect { width: 0, ..body }, arrow: stand.arrow })
    }

    fn covered(&self, message: &Message, stand: Stand, index: usize) -> Option<usize> {
        cells(message, stand).find_map(|cells| self.occupancy.owner(cells, index))
    }

    fn claim(&mut self, index: usize, message: &Message, stand: Stand) {
        for cells in cells(message, stand) {
            self.occupancy.claim(cells, index);
        }
    }

    fn join(&mut self, message: &Message, other: usize) -> Drawing {
        let first = if let Drawing::Merged(first) = self.pills[other].drawn { first } else { other };
        if rank(self.pills[first].message) != rank(message) {
            return Drawing::Hidden;
        }
        match &mut self.pills[first].drawn {
            Drawing::FirstOf(count, ..) => *count += 1,
            drawn => {
                if let Drawing::Alone(_, stand) = *drawn {
                    *drawn = Drawing::FirstOf(2, SHORTEST, stand);
                }
            }
        }
        Drawing::Merged(first)
    }

    /// Draws every pill that stands for one message in its form for `level` (0 is the smallest), if there is room.
    /// Returns false if no pill has such a form.
    fn grow(&mut self, level: usize, stage: Stage<'_>) -> bool {
        let mut any = false;
        for index in 0..self.pills.len() {
            let pill = &self.pills[index];
            if !matches!(pill.drawn, Drawing::Alone(at, _) if at > 0) {
                continue;
            }
            let Some(at) = pill.forms.len().checked_sub(level + 1) else { continue };
            any = true;
            let (message, form) = (pill.message, pill.forms[at]);
            let Some(found) = pill.found.filter(|found| at >= found.form) else { continue };
            let Some(stand) = pill.stand(form.columns(message, stage.look), stage.clip) else { continue };
            let aired = Stand { body: stand.body.outer(Margin::new(form.air(), 0)), ..stand };
            let is_free = cells(message, stand).all(|cells| self.occupancy.is_free(cells, found.clear_of));
            // A number of merged messages that touches a payload would look like a part of it.
            let is_apart = self.number_beside(stand.body, index).is_none();
            if is_free && is_apart && self.covered(message, aired, index).is_none() {
                self.claim(index, message, stand);
                self.pills[index].drawn = Drawing::Alone(at, stand);
            }
        }
        any
    }

    /// The number of messages in transit that are merged into pills without a number.
    pub(super) fn unnumbered(&self) -> usize {
        let counts = self.pills.iter().filter(|pill| is_in_transit(pill.message)).map(|pill| match pill.drawn {
            Drawing::FirstOf(count, at, _) if !has_number(count, at) => count,
            _ => 0,
        });
        counts.sum()
    }

    pub(super) fn without_place(&self) -> impl Iterator<Item = &Path> {
        let hidden = self.pills.iter().filter(|pill| is_in_transit(pill.message) && pill.drawn == Drawing::Hidden);
        hidden.map(|pill| &pill.way.path)
    }

    /// How many messages have a receiver with two roles, so that each is drawn twice.
    pub(super) fn drawn_twice(&self) -> usize {
        let drawn = self.pills.iter().filter(|pill| is_in_transit(pill.message) && pill.drawn != Drawing::Hidden);
        let numbers: Vec<u32> = drawn.map(|pill| pill.message.number).collect();
        numbers.len() - numbers.iter().collect::<std::collections::BTreeSet<_>>().len()
    }
}

impl Pill<'_> {
    fn along(&self) -> f64 {
        self.found.map_or(0.0, |found| found.along)
    }

    fn is_drawn(&self) -> bool {
        !matches!(self.drawn, Drawing::Merged(_) | Drawing::Hidden)
    }

    /// Whether a message with these cells would touch this pill, if this pill had its largest form.
    fn would_touch(&self, message: &Message, stand: Stand) -> bool {
        let own = |found: PillPlace| cells(self.message, found.stand);
        self.found.is_some_and(|found| own(found).any(|own| cells(message, stand).any(|other| own.intersects(other))))
    }

    fn stand(&self, columns: u16, clip: Rect) -> Option<Stand> {
        self.found.and_then(|found| self.way.shrunk(found.stand, found.along, columns, clip))
    }
}

fn cells(message: &Message, stand: Stand) -> impl Iterator<Item = Rect> + use<> {
    std::iter::once(stand.body).chain(message.lost.is_none().then_some(stand.head))
}

/// Messages of the lowest rank are placed first. Only messages of equal rank are merged.
fn rank(message: &Message) -> usize {
    match (message.lost.is_some(), message.is_heartbeat()) {
        (false, false) => 0,
        (false, true) => 1,
        (true, _) => 2,
    }
}

fn is_long_lost(message: &Message, now: f64) -> bool {
    message.lost.is_some_and(|lost| now - lost as f64 > LOST_STAYS)
}

#[cfg(test)]
mod tests;
