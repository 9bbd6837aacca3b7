//! Messages: a pill on its link with a trail behind it and an arrow head before it; a cross where one was lost.
//!
//! A message stands at its place whatever else is under way. Where another one is in its way it gives up its ends, then what it carries;
//! and if the two still cover each other they are one, with their number.

mod body;
mod form;
mod occupancy;
mod place;

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::cuts::Drawn;
use super::dots::{self, Dots, Heat, Stroke};
use super::geometry::CardSize;
use super::stage::{Label, Stage};
use super::way::{Stand, Way};
use crate::paint::canvas::{Canvas, inside};
use crate::paint::shown::{Part, is_under_way};
use crate::paint::target::Target;
use crate::paint::{Look, View};
use crate::protocol::{MessageClass, Topology};
use crate::session::model::{CutLinks, Frame, Message};
use body::trail_style;
use form::{Form, forms};
use occupancy::{FIXED, MARGIN, Occupancy, WORDS, around, beside};

/// How long a lost message stays on the screen, in ticks.
const LOST_STAYS: f64 = 1.5;

/// Up to so many messages leave thick trails on a complete graph; more would cover it.
const THICK_TRAILS: usize = 16;
/// Up to so many leave trails of their whole way there; more leave short tails.
const WHOLE_TRAILS: usize = 48;
/// A short tail, from the middle of its pill on, in units.
const TAIL: f64 = 6.0;

pub(super) struct Pills<'a> {
    pills: Vec<Pill<'a>>,
    occupancy: Occupancy,
}

struct Pill<'a> {
    message: &'a Message,
    way: Way,
    along: f64,
    /// What it is clear of at its place, in any form.
    clear_of: u8,
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
}

impl<'a> Pills<'a> {
    /// Finds a place for every message of a frame that is clear of what stands beside the cards and of the marks of cuts.
    pub(super) fn place(
        stage: Stage<'_>,
        frame: &'a Frame,
        view: &View,
        cuts: &Drawn,
        (besides, obstacles): (&[Label], &[Rect]),
    ) -> Self {
        let now = frame.clock.tick as f64 + view.glide;
        let mut occupancy = Occupancy::new(stage.clip);
        for (x, y) in cuts.cells().filter(|&(x, y)| inside(stage.clip, x, y)) {
            occupancy.take(Rect { x: x as u16, y: y as u16, width: 1, height: 1 }, FIXED);
        }
        for beside in besides {
            occupancy.take(beside.place, FIXED);
        }
        for &obstacle in obstacles {
            occupancy.take(beside(obstacle, 1), WORDS);
        }
        Self::place_in(
            occupancy,
            stage,
            &Wanted { messages: &frame.messages, now, message: view.message },
            Some((&frame.cuts, cuts)),
        )
    }

    pub(super) fn place_all(stage: Stage<'_>, wanted: &Wanted<'a>) -> Self {
        Self::place_in(Occupancy::new(stage.clip), stage, wanted, None)
    }

    fn place_in(mut occupancy: Occupancy, stage: Stage<'_>, wanted: &Wanted<'a>, cuts: Option<(&CutLinks, &Drawn)>) -> Self {
        let layout = stage.layout;
        for &card in &layout.cards {
            occupancy.take(around(card, layout.size.rim()), MARGIN);
            occupancy.take(card, FIXED);
        }
        let mut messages: Vec<&Message> = wanted.messages.iter().collect();
        // Messages under way have their places first, then heartbeats, then what was lost. The sort is stable.
        messages.sort_by_key(|message| rank(message));
        let shown = |message: &&Message| layout.has_way(message.from, message.to) && !is_over(message, wanted.now);
        let mut placed = Self { pills: Vec::with_capacity(messages.len()), occupancy };
        for message in messages.into_iter().filter(shown) {
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

    /// Adds a message in its smallest form; where that covers an earlier one, the two are one from now on.
    fn add(&mut self, message: &'a Message, wanted: &Wanted<'_>, stage: Stage<'_>, cuts: Option<(&CutLinks, &Drawn)>) {
        let (layout, ends, index) = (stage.layout, (message.from, message.to), self.pills.len());
        let clockwise = match layout.graph.topology {
            Topology::OneWayRing => !message.notice,
            Topology::TwoWayRing | Topology::Complete => message.clockwise,
        };
        let way = layout.way(ends.0, ends.1, clockwise);
        let stop = match cuts {
            Some((cuts, drawn)) if cuts.is_cut(ends.0, ends.1) => drawn.stop(&way.path, layout, ends),
            _ => f64::INFINITY,
        };
        let find = |way: &Way| place::along(stage, (message, way), (wanted.now, stop), &self.occupancy);
        let (way, found) = match find(&way) {
            None => {
                let way = way.narrow();
                let found = find(&way);
                (way, found)
            }
            found => (way, found),
        };
        let forms = forms(message, stage.look, layout);
        let (along, clear_of) = found.unwrap_or((0.0, FIXED));
        let stand = found.and_then(|(along, _)| way.stand(along, Form::Glyph.cells(message, stage.look), stage.clip));
        let further_in = found.filter(|_| !way.has_head()).and_then(|(along, _)| self.further_in(message, &way, along, stage));
        let drawn = match (further_in, stand) {
            (Some(stand), _) => As::Itself(0, stand),
            (None, None) => As::Nothing,
            (None, Some(stand)) => match self.covered(message, stand, index) {
                Some(other) => self.join(message, other),
                None => As::Itself(forms.len() - 1, stand),
            },
        };
        if let As::Itself(_, stand) = drawn {
            self.claim(index, message, stand);
        }
        self.pills.push(Pill { message, way, along, clear_of, forms, drawn, selected: wanted.message == Some(message.number) });
    }

    /// Where a message without a head stands with all that it carries: at its place, or if it would touch another one there, a row
    /// further in, on steep parts a column.
    fn further_in(&self, message: &Message, way: &Way, along: f64, Stage { look, layout, clip }: Stage<'_>) -> Option<Stand> {
        let form = forms(message, look, layout)[0];
        let stand = way.stand(along, form.cells(message, look), clip)?;
        let (dx, dy) = way.path.heading(along);
        let (x, y) = (f64::from(stand.body.x), 2.0 * f64::from(stand.body.y));
        let centre = layout.shape.centre;
        let moved = |by: i16| {
            let (right, down) = if dx.abs() >= dy.abs() {
                (0, if y < centre.y { by } else { -by })
            } else {
                (if x < centre.x { by } else { -by }, 0)
            };
            Rect { x: stand.body.x.saturating_add_signed(right), y: stand.body.y.saturating_add_signed(down), ..stand.body }
        };
        let most = if dx.abs() >= dy.abs() { 2 } else { stand.body.width.cast_signed() + 1 };
        let mut places = (0..=most).map(moved);
        let is_free = |body: &Rect| {
            body.intersection(clip) == *body
                && self.occupancy.is_free(*body, FIXED | WORDS)
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
            let Some(stand) = pill.way.stand(pill.along, form.cells(message, stage.look), stage.clip) else { continue };
            let aired = Stand { body: beside(stand.body, form.air()), ..stand };
            let is_free = cells(message, stand).into_iter().flatten().all(|cells| self.occupancy.is_free(cells, pill.clear_of));
            if is_free && self.covered(message, aired, index).is_none() {
                self.claim(index, message, stand);
                self.pills[index].drawn = As::Itself(at, stand);
            }
        }
        any
    }

    /// Whether no message has a cell of a place, nor anything that messages keep clear of.
    pub(super) fn leave_free(&self, place: Rect) -> bool {
        self.occupancy.is_free(place, FIXED | WORDS) && self.occupancy.owner(place, self.pills.len()).is_none()
    }

    #[cfg(test)]
    pub(super) fn bodies(&self) -> impl Iterator<Item = Rect> + '_ {
        self.pills.iter().filter_map(|pill| match pill.drawn {
            As::Itself(_, stand) | As::First(_, _, stand) => Some(stand.body),
            As::With(_) | As::Nothing => None,
        })
    }

    /// Trails behind the messages. On a two-way ring there are none: they run beside the line.
    pub(super) fn trails(&self, dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>) {
        if layout.graph.topology == Topology::TwoWayRing {
            return;
        }
        let complete = layout.graph.topology == Topology::Complete;
        let crowd = if complete { self.pills.len() } else { 0 };
        let thick = layout.lane.is_none() && layout.size <= CardSize::Medium && crowd <= THICK_TRAILS;
        // Beside the trail of the selected message the others are thin, and its own is drawn last, with the way that lies ahead.
        let chosen = self.pills.iter().any(|pill| pill.selected);
        let (others, selected): (Vec<&Pill<'_>>, Vec<_>) = self.pills.iter().partition(|pill| !pill.selected);
        // A trail without its message says nothing, save that of the selected one.
        // Behind messages that stand close together on a lane trails would be read as links between them.
        let others = others.into_iter().filter(|pill| pill.drawn != As::Nothing && pill.way.has_head());
        for pill in others.chain(selected) {
            let (message, path) = (pill.message, &pill.way.path);
            let thick = if chosen { pill.selected } else { thick };
            let (stroke, heat) = if message.lost.is_some() {
                (Stroke::Dotted(1.0), Heat::Lost)
            } else if thick && !message.notice && message.class != MessageClass::Heartbeat {
                (Stroke::Thick, Heat::Trail)
            } else {
                (Stroke::Thin, Heat::Trail)
            };
            let start = if crowd > WHOLE_TRAILS && !pill.selected { (pill.along - TAIL).max(0.0) } else { 0.0 };
            if pill.selected && message.lost.is_none() {
                let ahead = path.walk(pill.along, path.length(), dots::STEP);
                dots.line(ahead, Stroke::Dotted(1.0), heat, trail_style(message, look));
            }
            dots.line(path.walk(start, pill.along, dots::STEP), stroke, heat, trail_style(message, look));
        }
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, stage: Stage<'_>) {
        for (index, pill) in self.pills.iter().enumerate() {
            match pill.drawn {
                As::Itself(at, stand) => pill.draw(canvas, stage, pill.forms[at], stand),
                As::First(count, at, stand) => self.draw_pile(canvas, stage, (index, count, at), stand),
                As::With(_) | As::Nothing => {}
            }
        }
    }

    /// What the messages in the place of this one are written as: with what they are, if they all are the same.
    fn texts(&self, index: usize, count: usize, look: &Look) -> (Option<&'a Message>, [String; 3]) {
        let first = self.pills[index].message;
        let kind = |message: &Message| (message.class, message.notice);
        let mut others = self.pills.iter().filter(|pill| pill.drawn == As::With(index));
        let same = Some(first).filter(|_| others.all(|other| kind(other.message) == kind(first)));
        (same, body::pile_texts(same, count, look))
    }

    /// Gives several messages in one place the longest text with their number that covers nothing.
    fn count_in(&mut self, index: usize, Stage { look, clip, .. }: Stage<'_>) {
        let As::First(count, ..) = self.pills[index].drawn else { return };
        let (_, texts) = self.texts(index, count, look);
        let Pill { message, way, along, clear_of, .. } = &self.pills[index];
        let found = texts.iter().enumerate().find_map(|(at, text)| {
            let stand = way.stand(*along, (text.chars().count() as u16, 1), clip)?;
            let is_free = |cells: Rect| self.occupancy.is_free(cells, *clear_of) && self.occupancy.owner(cells, index).is_none();
            cells(message, stand).into_iter().flatten().all(is_free).then_some((at, stand))
        });
        if let Some((at, stand)) = found {
            self.claim(index, message, stand);
            self.pills[index].drawn = As::First(count, at, stand);
        }
    }

    fn draw_pile(&self, canvas: &mut Canvas<'_>, stage: Stage<'_>, (index, count, at): (usize, usize, usize), stand: Stand) {
        let (Stage { look, clip, .. }, Stand { body, head, arrow }) = (stage, stand);
        let first = &self.pills[index];
        let mut others = self.pills.iter().filter(|pill| pill.drawn == As::With(index));
        let (of_kind, texts) = self.texts(index, count, look);
        let message = first.message;
        body::draw_pile(canvas, clip, look, of_kind, (&texts[at], body));
        if first.selected || others.any(|other| other.selected) {
            body::mark_selected(canvas, clip, look, Form::Plain, body);
        }
        canvas.hit(body.intersection(clip), Target::Message(message.number));
        if is_under_way(message) {
            canvas.shown().aggregate(count, body);
        }
        if message.lost.is_none() {
            draw_head(canvas, stage, message, head, arrow);
        }
    }
}

impl Pill<'_> {
    fn draw(&self, canvas: &mut Canvas<'_>, stage: Stage<'_>, form: Form, Stand { body, head, arrow }: Stand) {
        let Stage { look, clip, .. } = stage;
        body::draw(canvas, clip, look, self.message, form, body);
        canvas.hit(body.intersection(clip), Target::Message(self.message.number));
        canvas.shown().pill(self.message, body);
        if self.selected {
            body::mark_selected(canvas, clip, look, form, body);
        }
        if self.message.lost.is_none() {
            draw_head(canvas, stage, self.message, head, arrow);
        }
    }
}

fn draw_head(canvas: &mut Canvas<'_>, Stage { look, clip, .. }: Stage<'_>, message: &Message, cell: Rect, arrow: usize) {
    if cell.is_empty() {
        return;
    }
    canvas.hit(cell, Target::Message(message.number));
    canvas.shown().part(Part::Head, cell);
    canvas.put(clip, i32::from(cell.x), i32::from(cell.y), look.glyphs.arrows[arrow], trail_style(message, look));
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
    let way = stage.layout.way(message.from, message.to, message.clockwise);
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
