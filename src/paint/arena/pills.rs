//! Messages: a pill on its link with a trail behind it and an arrow head before it; a cross where one was lost.

use std::collections::BTreeSet;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use super::curve::Point;
use super::cuts::Drawn;
use super::digits::{self, Rows};
use super::dots::{self, Dots, Heat, Stroke};
use super::layout::{CardSize, Layout};
use super::path::Path;
use crate::paint::{Look, View, pen};
use crate::session::frame::{Cuts, Frame, Message};
use crate::session::{MessageClass, Topology};

/// How long a lost message stays on the screen, in ticks.
const LOST_STAYS: f64 = 1.5;
/// How far a pill moves along its path, step by step, to find a free place, in units.
const STEP: f64 = 0.5;
/// How far it moves at most: further away it would tell a lie about where the message is.
const FURTHEST: f64 = 12.0;

/// Up to so many messages leave thick trails on a complete graph; more would cover it.
const THICK_TRAILS: usize = 16;
/// Up to so many leave trails of their whole way there; more leave short tails.
const WHOLE_TRAILS: usize = 48;
/// A short tail, from the middle of its pill on, in units.
const TAIL: f64 = 6.0;

/// After so many messages in a row without a place the area is full, and the rest are not looked at.
const FULL: usize = 32;

/// The messages of a frame with their places.
pub(super) struct Pills<'a> {
    pills: Vec<Pill<'a>>,
    taken: Taken,
}

struct Pill<'a> {
    message: &'a Message,
    path: Path,
    along: f64,
    /// What is drawn where; `None` where there is no place even for one glyph.
    body: Option<(Form, Rect)>,
    /// It is the one that acts on messages are about.
    selected: bool,
}

/// How a message is drawn, the largest form first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// Three and a half rows with large digits.
    Large,
    /// One row with half-block ends.
    Ended,
    /// One row without ends.
    Plain,
    /// The payload alone.
    Payload,
    /// The glyph alone.
    Glyph,
}

/// From this many messages on the arena is crowded.
const CROWD: usize = 48;
/// In a crowd, each pill has so many cells of the arena to itself.
const CELLS_A_PILL: usize = 16;

impl<'a> Pills<'a> {
    /// Finds a place for every message.
    pub(super) fn place(frame: &'a Frame, view: &View, look: &Look, layout: &Layout, cuts: &Drawn, clip: Rect) -> Self {
        let now = frame.clock.tick as f64 + view.glide;
        Self::place_all(&frame.messages, (now, view.message), look, layout, Some((&frame.cuts, cuts)), clip)
    }

    /// Finds a place for each of these messages, whose ends are cards of the layout, at a time; one of them may be selected.
    pub(super) fn place_all(
        messages: &'a [Message],
        (now, chosen): (f64, Option<u32>),
        look: &Look,
        layout: &Layout,
        cuts: Option<(&Cuts, &Drawn)>,
        clip: Rect,
    ) -> Self {
        let mut taken = Taken::new(clip);
        for &card in &layout.cards {
            taken.take(card);
        }
        let marks = cuts.into_iter().flat_map(|(_, drawn)| drawn.cells());
        for (x, y) in marks.filter(|&(x, y)| pen::inside(clip, x, y)) {
            taken.take(Rect { x: x as u16, y: y as u16, width: 1, height: 1 });
        }
        let mut pills = Vec::new();
        let mut misses = 0;
        // In a crowd, what is the same on the same link is drawn once, and so many pills that the graph can still be seen.
        let crowded = messages.len() > CROWD;
        let room = usize::from(clip.width) * usize::from(clip.height) / CELLS_A_PILL;
        let mut drawn = BTreeSet::new();
        // The selected message has the first choice of a place, and no crowd hides it.
        let is_selected = |message: &&Message| Some(message.number) == chosen;
        let others = messages.iter().filter(|message| !is_selected(message));
        for message in messages.iter().filter(is_selected).chain(others) {
            let selected = is_selected(&message);
            if crowded
                && !selected
                && (pills.len() >= room.max(CROWD) || !drawn.insert((message.from, message.to, message.kind, &message.payload)))
            {
                continue;
            }
            let known = |position: usize| position < layout.cards.len();
            let alone = message.from == message.to && layout.graph.topology == Topology::Complete;
            if !known(message.from) || !known(message.to) || alone {
                continue;
            }
            if message.lost.is_some_and(|lost| now - lost as f64 > LOST_STAYS) {
                continue;
            }
            let clockwise = match layout.graph.topology {
                Topology::OneWayRing => !message.notice,
                _ => message.clockwise,
            };
            let path = layout.route(message.from, message.to, clockwise);
            let ends = (message.from, message.to);
            let stop = match cuts {
                Some((cuts, drawn)) if cuts.is_cut(ends.0, ends.1) => drawn.stop(&path, layout, ends),
                _ => f64::INFINITY,
            };
            let pill = Pill { selected, ..find(message, path, (now, stop), look, layout, &taken) };
            misses = if let Some((_, body)) = pill.body {
                taken.take(body);
                0
            } else {
                misses + 1
            };
            pills.push(pill);
            if misses == FULL {
                break;
            }
        }
        Self { pills, taken }
    }

    /// The number of the message whose pill or head is at a cell.
    pub(super) fn message_at(&self, cell: Position) -> Option<u32> {
        let on = |pill: &&Pill<'_>| {
            let Some((_, body)) = pill.body else { return false };
            let (dx, dy) = pill.path.heading(pill.along);
            body.contains(cell) || head(body, dx, dy).1 == (i32::from(cell.x), i32::from(cell.y))
        };
        self.pills.iter().rev().find(on).map(|pill| pill.message.number)
    }

    /// Draws what lies behind the messages.
    pub(super) fn trails(&self, dots: &mut Dots, look: &Look, layout: &Layout) {
        let complete = layout.graph.topology == Topology::Complete;
        let crowd = if complete { self.pills.len() } else { 0 };
        let thick = layout.lane.is_none() && layout.size <= CardSize::Medium && crowd <= THICK_TRAILS;
        // Beside the trail of the selected message the others are thin, and its own is drawn last, with the way that lies ahead.
        let chosen = self.pills.iter().any(|pill| pill.selected);
        let (others, selected): (Vec<&Pill<'_>>, Vec<_>) = self.pills.iter().partition(|pill| !pill.selected);
        for pill in others.into_iter().chain(selected) {
            let message = pill.message;
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
                let ahead = pill.path.walk(pill.along, pill.path.length(), dots::STEP);
                dots.line(ahead, Stroke::Dotted(1.0), heat, trail_style(message, look));
            }
            dots.line(pill.path.walk(start, pill.along, dots::STEP), stroke, heat, trail_style(message, look));
        }
    }

    /// Draws the pills, then their heads.
    pub(super) fn draw(mut self, buffer: &mut Buffer, clip: Rect, look: &Look) {
        for pill in &self.pills {
            if let Some((form, body)) = pill.body {
                draw_body(buffer, clip, look, pill.message, form, body);
                if pill.selected {
                    mark_selected(buffer, clip, look, form, body);
                }
            }
        }
        for pill in &self.pills {
            if let Some((_, body)) = pill.body
                && pill.message.lost.is_none()
            {
                let (dx, dy) = pill.path.heading(pill.along);
                let (direction, (x, y)) = head(body, dx, dy);
                let cell = Rect { x: x.max(0) as u16, y: y.max(0) as u16, width: 1, height: 1 };
                if pen::inside(clip, x, y) && self.taken.is_free(cell) {
                    self.taken.take(cell);
                    pen::put(buffer, clip, x, y, look.glyphs.arrows[direction], trail_style(pill.message, look));
                }
            }
        }
    }
}

fn trail_style(message: &Message, look: &Look) -> Style {
    if message.lost.is_some() {
        look.theme.fault()
    } else if message.notice {
        look.theme.notice_trail()
    } else {
        look.theme.trail(message.class)
    }
}

fn glyph(message: &Message, look: &Look) -> &'static str {
    if message.lost.is_some() {
        look.glyphs.lost
    } else if message.notice {
        look.glyphs.back
    } else {
        look.glyphs.message(message.class)
    }
}

/// The forms to try, the best first.
fn forms(message: &Message, look: &Look, layout: &Layout) -> &'static [Form] {
    let number = digits::width(&message.payload, Rows::Three, &look.glyphs).is_some();
    if message.lost.is_some() {
        &[Form::Plain, Form::Glyph]
    } else if layout.lane.is_none() && layout.size <= CardSize::Medium {
        if layout.size == CardSize::XxLarge && number && !message.notice && !look.theme.is_mono() {
            &[Form::Large, Form::Ended, Form::Plain, Form::Glyph]
        } else {
            &[Form::Ended, Form::Plain, Form::Glyph]
        }
    } else if layout.size == CardSize::XSmall && !message.payload.is_empty() && !message.notice && !look.theme.is_mono() {
        &[Form::Payload, Form::Glyph]
    } else {
        &[Form::Plain, Form::Glyph]
    }
}

/// Columns and rows of a form.
fn cells(form: Form, message: &Message, look: &Look) -> (u16, u16) {
    let payload = message.payload.chars().count() as u16;
    match form {
        Form::Large => (digits::width(&message.payload, Rows::Three, &look.glyphs).unwrap_or(payload) + 5, 4),
        Form::Ended => (payload + 3, 1),
        Form::Plain => (payload + 1, 1),
        Form::Payload => (payload, 1),
        Form::Glyph => (1, 1),
    }
}

/// The cells of a pill whose middle is at a point.
fn body_at(point: Point, (width, height): (u16, u16)) -> (i32, i32) {
    ((point.x - f64::from(width) / 2.0).round() as i32, ((point.y - f64::from(height)) / 2.0).round() as i32)
}

/// Finds the nearest free place on a message's path, in the largest form that has one.
/// Nothing gets further than `stop`, where its link is cut.
fn find<'a>(message: &'a Message, path: Path, (now, stop): (f64, f64), look: &Look, layout: &Layout, taken: &Taken) -> Pill<'a> {
    let life = message.due.saturating_sub(message.sent).max(1) as f64;
    let then = message.lost.map_or(now, |lost| lost as f64);
    let part = ((then - message.sent as f64) / life).clamp(0.0, 1.0);
    let steps = (path.length() / STEP) as usize;
    let mut wanted = None;
    for &form in forms(message, look, layout) {
        let size = cells(form, message, look);
        let rect = |along: f64| taken.rect(body_at(path.at(along), size), size);
        let clear = |card: Rect, along: f64| rect(along).is_none_or(|rect| !rect.intersects(card));
        let low = (0..=steps).map(|step| step as f64 * STEP).find(|&along| clear(layout.cards[message.from], along));
        let high =
            (0..=steps).map(|step| path.length() - step as f64 * STEP).find(|&along| clear(layout.cards[message.to], along));
        let (Some(low), Some(high)) = (low, high) else { continue };
        if low > high {
            continue;
        }
        let along = low + part * (high - low);
        let (along, high) = if stop.is_finite() {
            let last = (stop - half(&path, stop, size)).clamp(low, high);
            (along.min(last), last)
        } else {
            (along, high)
        };
        wanted.get_or_insert(along);
        let places = || {
            let both = |step: usize| [along - step as f64 * STEP, along + step as f64 * STEP];
            (0..=steps.min((FURTHEST / STEP) as usize)).flat_map(both).filter(|place| (low..=high).contains(place))
        };
        let free = |air: u16| {
            places().find_map(|place| rect(place).filter(|&rect| taken.is_free(beside(rect, air))).map(|rect| (place, rect)))
        };
        // Pills without ends melt into one another where there is no blank between them.
        let blank = u16::from(form != Form::Ended && form != Form::Large);
        if let Some((along, rect)) = free(blank).or_else(|| free(0)) {
            return Pill { message, path, along, body: Some((form, rect)), selected: false };
        }
    }
    let along = wanted.unwrap_or((part * path.length()).min(stop));
    Pill { message, path, along, body: None, selected: false }
}

/// How far from the mark of a cut the middle of a pill is that stands before it, in units.
fn half(path: &Path, along: f64, (width, height): (u16, u16)) -> f64 {
    let (dx, dy) = path.heading(along);
    let (across, down) = (f64::from(width) / 2.0 + 1.0, f64::from(height) + 1.0);
    (across / dx.abs().max(1e-9)).min(down / dy.abs().max(1e-9))
}

/// The rectangle with so many columns more at both sides.
fn beside(rect: Rect, columns: u16) -> Rect {
    Rect { x: rect.x.saturating_sub(columns), width: rect.width + 2 * columns, ..rect }
}

fn draw_body(buffer: &mut Buffer, clip: Rect, look: &Look, message: &Message, form: Form, body: Rect) {
    let theme = &look.theme;
    let (style, end) = if message.lost.is_some() {
        (theme.fault(), theme.fault())
    } else if message.notice {
        (theme.notice(), theme.notice_end())
    } else {
        (theme.pill(message.class), theme.pill_end(message.class))
    };
    let glyph = glyph(message, look);
    let (x, y) = (i32::from(body.x), i32::from(body.y));
    match form {
        Form::Large => {
            // The digits leave half a row free below; the half row above keeps them from opening into the background.
            for column in 0..i32::from(body.width) {
                pen::put(buffer, clip, x + column, y, look.glyphs.lower_block, end);
            }
            pen::fill(buffer, clip, Rect { y: body.y + 1, height: body.height - 1, ..body }, style);
            pen::put(buffer, clip, x + 1, y + 2, glyph, style);
            digits::draw(buffer, clip, (x + 3, y + 1), &message.payload, Rows::Three, &look.glyphs, style);
        }
        Form::Ended => {
            let (left, right) = if theme.is_mono() { ("<", ">") } else { look.glyphs.pill_ends };
            pen::put(buffer, clip, x, y, left, end);
            let after = pen::write(buffer, clip, x + 1, y, &format!("{glyph}{}", message.payload), style);
            pen::put(buffer, clip, after, y, right, end);
        }
        Form::Plain => {
            pen::write(buffer, clip, x, y, &format!("{glyph}{}", message.payload), style);
        }
        Form::Payload => {
            pen::write(buffer, clip, x, y, &message.payload, style);
        }
        Form::Glyph => pen::put(buffer, clip, x, y, glyph, style),
    }
}

/// Shows that a message is the selected one: brackets in the place of its ends, or corners over it, and a line under it.
fn mark_selected(buffer: &mut Buffer, clip: Rect, look: &Look, form: Form, body: Rect) {
    let (left, right) = (i32::from(body.x), i32::from(body.right()) - 1);
    let (top, bottom) = (i32::from(body.y), i32::from(body.bottom()) - 1);
    let style = look.theme.strong();
    match form {
        Form::Large => {
            let places = [(left - 1, top), (right + 1, top), (left - 1, bottom), (right + 1, bottom)];
            for ((x, y), corner) in places.into_iter().zip(look.glyphs.selected) {
                pen::put(buffer, clip, x, y, corner, style);
            }
        }
        Form::Ended => {
            pen::put(buffer, clip, left, top, "[", style);
            pen::put(buffer, clip, right, top, "]", style);
        }
        Form::Plain | Form::Payload | Form::Glyph => {}
    }
    let inner = if form == Form::Ended { left + 1..right } else { left..right + 1 };
    for x in inner {
        if pen::inside(clip, x, bottom) {
            buffer[(x as u16, bottom as u16)].modifier.insert(Modifier::UNDERLINED | Modifier::BOLD);
        }
    }
}

/// Which arrow a heading takes, and the cell that touches the pill where it points.
fn head(body: Rect, dx: f64, dy: f64) -> (usize, (i32, i32)) {
    let angle = dy.abs().atan2(dx.abs()).to_degrees();
    let (middle, row) = (i32::from(body.x) + i32::from(body.width) / 2, i32::from(body.y) + i32::from(body.height) / 2);
    let beside = if dx >= 0.0 { i32::from(body.right()) } else { i32::from(body.x) - 1 };
    if angle <= 35.0 {
        (if dx >= 0.0 { 0 } else { 4 }, (beside, row))
    } else if angle >= 60.0 {
        if dy >= 0.0 { (2, (middle, i32::from(body.bottom()))) } else { (6, (middle, i32::from(body.y) - 1)) }
    } else {
        let direction = match (dx >= 0.0, dy >= 0.0) {
            (true, true) => 1,
            (false, true) => 3,
            (false, false) => 5,
            (true, false) => 7,
        };
        (direction, (beside, row))
    }
}

/// Which cells have a card, a pill or a head.
struct Taken {
    area: Rect,
    cells: Vec<bool>,
}

impl Taken {
    fn new(area: Rect) -> Self {
        Self { area, cells: vec![false; usize::from(area.width) * usize::from(area.height)] }
    }

    /// The rectangle with this corner, if all of it is inside the area.
    fn rect(&self, (x, y): (i32, i32), (width, height): (u16, u16)) -> Option<Rect> {
        let end = (x + i32::from(width) - 1, y + i32::from(height) - 1);
        let inside = pen::inside(self.area, x, y) && pen::inside(self.area, end.0, end.1);
        inside.then_some(Rect { x: x as u16, y: y as u16, width, height })
    }

    fn row(&self, rect: Rect, y: u16) -> std::ops::Range<usize> {
        let start = usize::from(y - self.area.y) * usize::from(self.area.width) + usize::from(rect.x - self.area.x);
        start..start + usize::from(rect.width)
    }

    fn take(&mut self, rect: Rect) {
        let rect = rect.intersection(self.area);
        for y in rect.top()..rect.bottom() {
            let row = self.row(rect, y);
            self.cells[row].fill(true);
        }
    }

    /// Whether the part of a rectangle that is inside the area is free.
    fn is_free(&self, rect: Rect) -> bool {
        let rect = rect.intersection(self.area);
        (rect.top()..rect.bottom()).all(|y| self.cells[self.row(rect, y)].iter().all(|taken| !taken))
    }
}

#[cfg(test)]
mod tests;
