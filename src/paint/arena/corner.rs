//! The tick in the upper right corner of a graph, and in the upper left one the number of messages, where nothing else says it.

use ratatui::layout::Rect;

use super::curve::Point;
use super::geometry::Layout;
use super::letters::{self, Size};
use super::stage::Stage;
use crate::paint::Look;
use crate::paint::canvas::Canvas;
use crate::paint::shown::Part;
use crate::protocol::{Ticks, Topology};
use crate::session::model::Frame;
use crate::text::ids;

/// A tick has so many digits in the corner, or where a card is in their way fewer: from the first tick with more on the header has it.
const DIGITS: [u32; 3] = [4, 3, 2];
/// Few runs have ticks of more digits.
const MOSTLY: u32 = 2;
/// In so few rows the corner is in the first one.
const LOW: u16 = 22;
/// The columns of a number of messages with its word, of as many as most runs have.
const COUNTED: u16 = 16;
/// What stays free beside what stands in a corner, in columns.
const AIR: u16 = 1;

/// A corner in which something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

fn place(clip: Rect, side: Side, (width, height): (u16, u16)) -> Option<Rect> {
    let y = clip.y + u16::from(clip.height > LOW);
    let x = match side {
        Side::Left => clip.x + AIR,
        Side::Right => (clip.right() - AIR).checked_sub(width).filter(|x| *x >= clip.x)?,
    };
    let place = Rect { x, y, width, height };
    (clip.intersection(place) == place).then_some(place)
}

/// Whether no card comes into a place in a corner, nor what moves on the line through the cards into the part of it that is used most.
fn is_free(layout: &Layout, place: Rect, most: u16, side: Side) -> bool {
    // A pill stands with its middle on the line; on a two-way ring one stands outside of it.
    let reach = if layout.graph.topology == Topology::TwoWayRing { (5.0, 2.0) } else { (2.0, 0.0) };
    let x = match side {
        Side::Left => f64::from(place.left() + most) + reach.0,
        Side::Right => f64::from(place.right() - most) - reach.0,
    };
    let nearest = Point { x, y: 2.0 * f64::from(place.bottom()) + reach.1 };
    let on_line = layout.graph.topology != Topology::Complete && layout.shape.contains(nearest, 0.0, 0.0);
    !on_line && is_bare(layout, place)
}

fn is_bare(layout: &Layout, place: Rect) -> bool {
    !layout.cards.iter().any(|card| card.intersects(place))
}

/// Where the tick stands: in large digits, with the word before them.
#[derive(Clone, Copy)]
struct TickPlace {
    size: Size,
    digits: Rect,
    word: Rect,
    /// The first tick that has too many digits.
    end: Ticks,
}

/// The place of a tick of as many digits as have one, in the largest of these sizes; it depends on no tick.
fn tick_place(layout: &Layout, clip: Rect, look: &Look, sizes: &[Size]) -> Option<TickPlace> {
    let word = look.texts.say(ids::HUB_TICK).chars().count() as u16;
    let tries = sizes.iter().flat_map(|&size| DIGITS.map(|count| (size, count)));
    tries.into_iter().find_map(|(size, count)| {
        let columns = |digits: u32| letters::width(&"0".repeat(digits as usize), size, &look.glyphs);
        let digits = place(clip, Side::Right, (columns(count)?, size.rows()))?;
        let word = Rect { x: digits.x.checked_sub(word + 1)?, width: word, height: 1, ..digits };
        let is_free = word.x >= clip.x && is_free(layout, digits, columns(MOSTLY)?, Side::Right) && is_bare(layout, word);
        is_free.then_some(TickPlace { size, digits, word, end: 10_u64.pow(count) })
    })
}

const fn sizes(presenting: bool) -> &'static [Size] {
    if presenting { &[Size::D5, Size::D3] } else { &[Size::D3] }
}

/// Whether the tick stands in the corner: then it is said nowhere else.
pub(super) fn has_tick(layout: &Layout, clip: Rect, look: &Look, presenting: bool, tick: Ticks) -> bool {
    tick_place(layout, clip, look, sizes(presenting)).is_some_and(|place| tick < place.end)
}

/// The number of messages in the upper left corner: with its word behind it, for a class in large digits.
struct Count {
    number: String,
    word: String,
    size: Option<Size>,
    /// Whether the word stands below the number, for want of room behind it.
    is_below: bool,
    place: Rect,
}

impl Count {
    fn of(Stage { look, layout, clip }: Stage<'_>, frame: &Frame, presenting: bool) -> Option<Self> {
        let large = [(Some(Size::D3), false), (Some(Size::D3), true)].into_iter().filter(|_| presenting);
        let counts = large.chain([(None, false)]).filter_map(|form| Self::sized(look, clip, frame, form));
        counts.into_iter().find(|count| is_free(layout, count.place, count.place.width, Side::Left))
    }

    /// In block letters, or as plain text.
    fn sized(look: &Look, clip: Rect, frame: &Frame, (size, is_below): (Option<Size>, bool)) -> Option<Self> {
        let words = look.texts.say(ids::HubMessages { count: frame.counts.cost() });
        let (number, word) = words.split_once(' ').unwrap_or((&words, ""));
        let (digits, rows) = match size {
            Some(size) => (letters::width(number, size, &look.glyphs)?, size.rows()),
            None => (number.chars().count() as u16, 1),
        };
        let letters = word.chars().count() as u16;
        let cells = if is_below { (digits.max(letters), rows + 1) } else { (digits + 1 + letters, rows) };
        let place = place(clip, Side::Left, cells)?;
        Some(Self { number: number.to_owned(), word: word.to_owned(), size, is_below, place })
    }

    fn draw(&self, canvas: &mut Canvas<'_>, clip: Rect, look: &Look) {
        let (x, y) = (i32::from(self.place.x), i32::from(self.place.y));
        let after = match self.size {
            Some(size) => {
                letters::draw(canvas, clip, (x, y), &self.number, size, &look.glyphs, look.theme.strong());
                x + i32::from(letters::width(&self.number, size, &look.glyphs).unwrap_or_default())
            }
            None => canvas.write(clip, x, y, &self.number, look.theme.strong()),
        };
        let (x, y) = if self.is_below { (x, i32::from(self.place.bottom()) - 1) } else { (after + 1, y) };
        canvas.write(clip, x, y, &self.word, look.theme.muted());
    }
}

/// Whether the number of messages has a place in the corner.
pub(super) fn has_count(stage: Stage<'_>, frame: &Frame, presenting: bool) -> bool {
    Count::of(stage, frame, presenting).is_some()
}

/// Draws the number of messages for a class beside a table, in large digits; whether it has room there.
pub(super) fn draw_count(canvas: &mut Canvas<'_>, area: Rect, table: Rect, frame: &Frame, look: &Look) -> bool {
    let count = Count::sized(look, area, frame, (Some(Size::D3), false)).filter(|count| !count.place.intersects(table));
    if let Some(count) = &count {
        count.draw(canvas, area, look);
        canvas.shown().part(Part::Corner, count.place);
    }
    count.is_some()
}

/// What stands in the corners of a graph.
#[derive(Default)]
pub(super) struct Corners {
    tick: Option<TickPlace>,
    count: Option<Count>,
}

impl Corners {
    /// `counts`: whether the number of messages is to be said here.
    pub(super) fn of(stage: Stage<'_>, frame: &Frame, presenting: bool, counts: bool) -> Self {
        let Stage { look, layout, clip } = stage;
        let count = if counts { Count::of(stage, frame, presenting) } else { None };
        let tick = tick_place(layout, clip, look, sizes(presenting)).filter(|place| frame.clock.tick < place.end);
        Self { tick, count }
    }

    pub(super) fn cells(&self) -> impl Iterator<Item = Rect> {
        let tick = self.tick.map(|tick| [tick.digits, tick.word]);
        tick.into_iter().flatten().chain(self.count.as_ref().map(|count| count.place))
    }

    /// The places that no message comes into, however many messages there have been.
    pub(super) fn room(&self) -> impl Iterator<Item = Rect> {
        let count = self.count.as_ref().map(|count| Rect { width: count.place.width.max(COUNTED), ..count.place });
        self.tick.map(|tick| [tick.digits, tick.word]).into_iter().flatten().chain(count)
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, Stage { look, clip, .. }: Stage<'_>, tick: Ticks) {
        let theme = &look.theme;
        if let Some(TickPlace { size, digits: place, .. }) = self.tick {
            let (number, word) = (tick.to_string(), look.texts.say(ids::HUB_TICK));
            let digits = letters::width(&number, size, &look.glyphs).unwrap_or_default();
            let x = i32::from(place.right() - digits);
            letters::draw(canvas, clip, (x, i32::from(place.y)), &number, size, &look.glyphs, theme.strong());
            let width = word.chars().count() as u16;
            let before = place.right() - digits - 1 - width;
            canvas.write(clip, i32::from(before), i32::from(place.y), &word, theme.muted());
            canvas.shown().part(Part::Corner, Rect { x: place.right() - digits, width: digits, ..place });
            canvas.shown().part(Part::Corner, Rect { x: before, width, height: 1, ..place });
        }
        if let Some(count) = &self.count {
            count.draw(canvas, clip, look);
            canvas.shown().part(Part::Corner, count.place);
        }
    }
}
