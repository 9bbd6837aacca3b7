//! Messages: a pill on its link with a trail behind it and an arrow head before it; a cross where one was lost.
//!
//! A message stands at its place whatever else is under way. Where another one is in its way it gives up its ends, then what it carries;
//! and if the two still cover each other they are one, with their number.

pub(super) mod body;
mod draw;
pub(super) mod form;
mod occupancy;
mod place;

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::cuts::Drawn;
use super::ground;
use super::path::Path;
use super::way::{Stand, Way};
use super::{Label, Stage};
use crate::canvas::inside;
use crate::shown::is_under_way;
use crate::{Look, View};
use body::trail_style;
use form::{Form, forms};
pub(super) use occupancy::around;
use occupancy::{FIXED, MARGIN, MARK, Occupancy, ROOM, WORDS, beside};
use place::Found;
use suffrage_session::model::{CutLinks, Frame, Message};

/// How far beside its way a message stands that has no place on it, in units.
const ASIDE: [f64; 4] = [2.0, 4.0, 6.0, 8.0];
/// How long a lost message stays on the screen, in ticks.
const LOST_STAYS: f64 = 1.5;

pub(super) struct Pills<'a> {
    pills: Vec<Pill<'a>>,
    occupancy: Occupancy,
}

struct Pill<'a> {
    message: &'a Message,
    way: Way,
    /// Where it stands, if it has a place at all.
    found: Option<Found>,
    forms: &'static [Form],
    drawn: As,
    selected: bool,
}

/// As what a message is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum As {
    /// By itself, in the form of this index.
    Itself(usize, Stand),
    /// The first of so many in one place, with their number in one of its lengths.
    First(usize, usize, Stand),
    /// One of those in the place of an earlier one.
    With(usize),
    /// It has no place: a heartbeat or a lost message behind one under way, or a message between cards without a gap.
    Nothing,
}

pub(super) struct Wanted<'a> {
    /// The messages, the oldest first; their ends are cards of the layout.
    pub(super) messages: &'a [Message],
    /// The time, in ticks.
    pub(super) now: f64,
    /// The number of the selected message.
    pub(super) message: Option<u32>,
    /// Whether heartbeats are drawn elsewhere.
    pub(super) without_beats: bool,
}

impl<'a> Pills<'a> {
    /// Finds a place for every message of a frame that is clear of what stands beside the cards, of the marks of cuts, and of the room that
    /// words may take.
    pub(super) fn place(
        stage: Stage<'_>,
        frame: &'a Frame,
        view: &View,
        cuts: &Drawn,
        (besides, words, room): (&[Label], &[Rect], &[Rect]),
    ) -> Self {
        let now = frame.clock.tick as f64 + view.glide;
        let mut occupancy = Occupancy::new(stage.clip);
        for (x, y) in cuts.cells().filter(|&(x, y)| inside(stage.clip, x, y)) {
            occupancy.take(Rect { x: x as u16, y: y as u16, width: 1, height: 1 }, MARK);
        }
        for beside in besides {
            occupancy.take(beside.place, MARK);
        }
        for (places, by) in [(words, WORDS), (room, ROOM)] {
            for &place in places {
                occupancy.take(beside(place, 1), by);
            }
        }
        Self::place_in(
            occupancy,
            stage,
            &Wanted { messages: &frame.messages, now, message: view.message, without_beats: ground::has_wave(frame) },
            (&frame.cuts, cuts),
        )
    }

    /// Finds places for messages where some cells are taken, and some links are cut.
    pub(super) fn place_among(
        stage: Stage<'_>,
        wanted: &Wanted<'a>,
        taken: &[Rect],
        cuts: (&CutLinks, &Drawn),
    ) -> Self {
        let mut occupancy = Occupancy::new(stage.clip);
        for &place in taken {
            occupancy.take(beside(place, 1), FIXED);
        }
        Self::place_in(occupancy, stage, wanted, cuts)
    }

    fn place_in(
        mut occupancy: Occupancy,
        stage: Stage<'_>,
        wanted: &Wanted<'a>,
        (cuts, drawn): (&CutLinks, &Drawn),
    ) -> Self {
        let layout = stage.layout;
        for &card in &layout.cards {
            occupancy.take(around(card, layout.size.rim()), MARGIN);
            occupancy.take(card, FIXED);
        }
        let mut messages: Vec<&Message> = wanted.messages.iter().collect();
        // Messages under way have their places first, then heartbeats, then what was lost. The sort is stable.
        messages.sort_by_key(|message| rank(message));
        let is_elsewhere = |message: &Message| wanted.without_beats && ground::is_in_wave(message);
        let shown = |message: &&Message| {
            layout.has_way(message.from, message.to) && !is_over(message, wanted.now) && !is_elsewhere(message)
        };
        let mut placed = Self { pills: Vec::with_capacity(messages.len()), occupancy };
        for message in messages.into_iter().filter(shown) {
            placed.add(message, wanted, stage, (cuts, drawn));
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

    /// Adds a message in its smallest form; where that covers an earlier one, the two are one from now on.
    fn add(&mut self, message: &'a Message, wanted: &Wanted<'_>, stage: Stage<'_>, (cuts, drawn): (&CutLinks, &Drawn)) {
        let (layout, ends, index) = (stage.layout, (message.from, message.to), self.pills.len());
        let way = layout.way_of(message);
        let stop = if cuts.is_cut(ends.0, ends.1) { drawn.stop(&way.path, layout, ends) } else { f64::INFINITY };
        let find = |way: &Way, clear_of: &[u8]| {
            place::along(stage, (message, way), (wanted.now, stop), (&self.occupancy, clear_of))
                .map(|found| (way.clone(), found))
        };
        // With its head beside it rather than over the hub.
        let narrow = way.clone().narrow();
        let tries = [place::BESIDE_WORDS, place::BESIDE_CARDS]
            .into_iter()
            .flat_map(|clear_of| [(&way, clear_of), (&narrow, clear_of)]);
        let between =
            place::nearest(tries.filter_map(|(way, clear_of)| find(way, &clear_of)), layout.columns, |(_, found)| {
                found.off
            });
        // Cards of a plane stand as near to each other as their processes are.
        let asides = || ASIDE.into_iter().flat_map(|by| [by, -by]).map(|by| way.aside(by));
        let placed = between
            .or_else(|| asides().find_map(|way| find(&way, &place::BESIDE_CARDS)).filter(|_| rank(message) == 0));
        let (way, found) = placed.map_or((way, None), |(way, found)| (way, Some(found)));
        let selected = wanted.message == Some(message.number);
        let forms = forms(message, stage.look, layout);
        let mut pill = Pill { message, way, found, forms, drawn: As::Nothing, selected };
        let further_in = found.filter(|_| !pill.way.has_head()).and_then(|found| self.further_in(&pill, found, stage));
        pill.drawn = match (further_in, pill.stand(Form::Glyph.cells(message, stage.look), stage.clip)) {
            (Some(stand), _) => As::Itself(0, stand),
            (None, None) => As::Nothing,
            (None, Some(stand)) => match self.covered(message, stand, index) {
                Some(other) => self.join(message, other),
                None => As::Itself(forms.len() - 1, stand),
            },
        };
        if let As::Itself(_, stand) = pill.drawn {
            self.claim(index, message, stand);
        }
        self.pills.push(pill);
    }

    /// Where a message without a head stands with all that it carries: at its place, or if it would touch another one there, a row
    /// further in, on steep parts a column.
    fn further_in(&self, pill: &Pill<'_>, found: Found, Stage { layout, clip, .. }: Stage<'_>) -> Option<Stand> {
        let stand = Some(found.stand).filter(|_| found.form == 0)?;
        let (dx, dy) = pill.way.path.heading(found.along);
        let (x, y) = (f64::from(stand.body.x), 2.0 * f64::from(stand.body.y));
        let centre = layout.shape.centre;
        let moved = |by: i16| {
            let (right, down) = if dx.abs() >= dy.abs() {
                (0, if y < centre.y { by } else { -by })
            } else {
                (if x < centre.x { by } else { -by }, 0)
            };
            Rect {
                x: stand.body.x.saturating_add_signed(right),
                y: stand.body.y.saturating_add_signed(down),
                ..stand.body
            }
        };
        let most = if dx.abs() >= dy.abs() { 2 } else { stand.body.width.cast_signed() + 1 };
        let mut places = (0..=most).map(moved);
        let is_free = |body: &Rect| {
            body.intersection(clip) == *body
                && self.occupancy.is_free(*body, FIXED | MARK | ROOM)
                && self.occupancy.owner(beside(*body, 1), usize::MAX - 1).is_none()
        };
        places.find(is_free).map(|body| Stand { body, head: Rect { width: 0, ..body }, arrow: stand.arrow })
    }

    /// The first message that has a cell which this one would need there.
    fn covered(&self, message: &Message, stand: Stand, index: usize) -> Option<usize> {
        let cells = cells(message, stand);
        cells.into_iter().flatten().find_map(|cells| self.occupancy.owner(cells, index))
    }

    fn claim(&mut self, index: usize, message: &Message, stand: Stand) {
        for cells in cells(message, stand).into_iter().flatten() {
            self.occupancy.claim(cells, index);
        }
    }

    /// What a message is that covers another: one of several in its place, if they are alike.
    fn join(&mut self, message: &Message, other: usize) -> As {
        let first = match self.pills[other].drawn {
            As::With(first) => first,
            As::Itself(..) | As::First(..) | As::Nothing => other,
        };
        if rank(self.pills[first].message) != rank(message) {
            return As::Nothing;
        }
        match &mut self.pills[first].drawn {
            As::First(count, ..) => *count += 1,
            drawn => {
                if let As::Itself(_, stand) = *drawn {
                    *drawn = As::First(2, body::SHORTEST, stand);
                }
            }
        }
        As::With(first)
    }

    /// Gives every message its form of this level, the smallest being 0, if that covers nothing. Whether any has such a form.
    fn grow(&mut self, level: usize, stage: Stage<'_>) -> bool {
        let mut any = false;
        for index in 0..self.pills.len() {
            let pill = &self.pills[index];
            if !matches!(pill.drawn, As::Itself(at, _) if at > 0) {
                continue;
            }
            let Some(at) = pill.forms.len().checked_sub(level + 1) else { continue };
            any = true;
            let (message, form) = (pill.message, pill.forms[at]);
            let Some(found) = pill.found.filter(|found| at >= found.form) else { continue };
            let Some(stand) = pill.stand(form.cells(message, stage.look), stage.clip) else { continue };
            let aired = Stand { body: beside(stand.body, form.air()), ..stand };
            let is_free =
                cells(message, stand).into_iter().flatten().all(|cells| self.occupancy.is_free(cells, found.clear_of));
            if is_free && self.covered(message, aired, index).is_none() {
                self.claim(index, message, stand);
                self.pills[index].drawn = As::Itself(at, stand);
            }
        }
        any
    }

    /// How many messages under way are in places where they have no room for their number.
    pub(super) fn unnumbered(&self) -> usize {
        let counts = self.pills.iter().filter(|pill| is_under_way(pill.message)).map(|pill| match pill.drawn {
            As::First(count, at, _) if !body::has_number(count, at) => count,
            As::First(..) | As::Itself(..) | As::With(_) | As::Nothing => 0,
        });
        counts.sum()
    }

    /// The ways of messages under way that are not drawn at all.
    pub(super) fn without_place(&self) -> impl Iterator<Item = &Path> {
        self.pills
            .iter()
            .filter(|pill| is_under_way(pill.message) && pill.drawn == As::Nothing)
            .map(|pill| &pill.way.path)
    }

    /// How many messages under way are drawn on two ways, as they are for two parts of their receivers.
    pub(super) fn drawn_twice(&self) -> usize {
        let drawn = self.pills.iter().filter(|pill| is_under_way(pill.message) && pill.drawn != As::Nothing);
        let mut numbers: Vec<u32> = drawn.map(|pill| pill.message.number).collect();
        let all = numbers.len();
        numbers.sort_unstable();
        numbers.dedup();
        all - numbers.len()
    }

    #[cfg(test)]
    pub(super) fn bodies(&self) -> impl Iterator<Item = Rect> + '_ {
        self.pills.iter().filter_map(|pill| match pill.drawn {
            As::Itself(_, stand) | As::First(_, _, stand) => Some(stand.body),
            As::With(_) | As::Nothing => None,
        })
    }

    /// Each message with how far along its way it stands, how far that is from where it is by its time, and its cells if it is drawn by
    /// itself.
    #[cfg(test)]
    pub(super) fn stands(&self) -> impl Iterator<Item = (&Message, (f64, f64), Option<Rect>)> + '_ {
        let found = self.pills.iter().filter_map(|pill| Some((pill, pill.found?)));
        found.map(|(pill, found)| {
            let body = if let As::Itself(_, stand) = pill.drawn { Some(stand.body) } else { None };
            (pill.message, (found.along, found.off), body)
        })
    }
}

impl Pill<'_> {
    /// How far along its way it stands.
    fn along(&self) -> f64 {
        self.found.map_or(0.0, |found| found.along)
    }

    /// The place of a body of this size.
    fn stand(&self, size: (u16, u16), clip: Rect) -> Option<Stand> {
        self.found.and_then(|found| self.way.shrunk(found.stand, found.along, size, clip))
    }
}

/// The cells that a message takes: what was lost has no arrow head.
fn cells(message: &Message, stand: Stand) -> [Option<Rect>; 2] {
    [Some(stand.body), message.lost.is_none().then_some(stand.head)]
}

/// Messages of different ranks are never one with a number: those under way come first, then heartbeats, then what was lost.
fn rank(message: &Message) -> usize {
    match (message.lost.is_some(), message.is_heartbeat()) {
        (false, false) => 0,
        (false, true) => 1,
        (true, _) => 2,
    }
}

/// The cell of a message that is its arrow head alone, and which arrow; nothing where it has none or was lost too long ago.
pub(super) fn head_alone(stage: Stage<'_>, message: &Message, now: f64) -> Option<(Rect, usize)> {
    let way = stage.layout.way_of(message);
    let along = place::headlong(stage, (message, &way), now).filter(|_| !is_over(message, now))?;
    way.stand(along, (0, 1), stage.clip).map(|stand| (stand.head, stand.arrow))
}

pub(super) fn style_of(message: &Message, look: &Look) -> Style {
    trail_style(message, look)
}

/// Whether a message was lost too long ago to be shown.
fn is_over(message: &Message, now: f64) -> bool {
    message.lost.is_some_and(|lost| now - lost as f64 > LOST_STAYS)
}

#[cfg(test)]
mod tests;
