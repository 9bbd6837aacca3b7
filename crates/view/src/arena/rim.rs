//! The rim round the card of the process that acts: nothing else has one.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::Stage;
use super::geometry::CardSize;
use crate::Look;
use crate::canvas::Canvas;
use crate::look::GlyphSet;
use crate::shown::Part;
use suffrage_engine::protocol::Role;
use suffrage_session::model::Frame;
use suffrage_session::model::story::Acting;

/// How much of the rim is left so many ticks after the last event, in percent; later there is none.
const LEFT: [u32; 3] = [100, 50, 25];

/// Who acts, and how its rim looks; nobody if that is too long ago.
pub(super) fn acting(frame: &Frame, look: &Look, fades: bool) -> Option<(Acting, Style)> {
    // At the end nobody acts any more.
    let acts = frame.story.acts.filter(|_| !frame.clock.has_ended())?;
    let left = *LEFT.get(usize::try_from(acts.ago).ok()?)?;
    // Without colours, and where nothing moves, a rim that is half gone would be taken for a whole one.
    if left < 100 && (!fades || look.theme.is_mono()) {
        return None;
    }
    let style = look.theme.strong();
    Some((acts, if left < 100 { look.theme.faded(style, left) } else { style }))
}

/// The sides of a rim of one row.
pub(super) fn sides(look: &Look) -> (&'static str, &'static str) {
    Cells::of(look, CardSize::Small, false).sides
}

pub(super) fn draw(canvas: &mut Canvas<'_>, stage: Stage<'_>, frame: &Frame, fades: bool) {
    let Stage { look, layout, clip } = stage;
    let Some((Acting { position, .. }, style)) = acting(frame, look, fades) else { return };
    let Some(&card) = layout.cards.get(position) else { return };
    let process = frame.processes.iter().find(|process| process.position == position);
    let role = process.map_or(Role::Idle, |process| process.role);
    draw_round(canvas, (look, clip), (card, layout.size), (position, role), style);
}

/// Draws the rim round the card of a process in a state.
pub(super) fn draw_round(
    canvas: &mut Canvas<'_>,
    (look, clip): (&Look, Rect),
    (card, size): (Rect, CardSize),
    (position, role): (usize, Role),
    style: Style,
) {
    let (columns, rows) = size.rim();
    let (left, top) = (i32::from(card.x) - i32::from(columns), i32::from(card.y) - 1);
    let (right, bottom) = (i32::from(card.right()) + i32::from(columns) - 1, i32::from(card.bottom()));
    // Without colours a rim right beside a tile would be taken for a larger tile.
    let cells = Cells::of(look, size, look.theme.is_mono() && look.theme.is_solid(role));
    for y in top + 1..bottom {
        for aside in 0..i32::from(columns) {
            canvas.put(clip, left + aside, y, cells.sides.0, style);
            canvas.put(clip, right - aside, y, cells.sides.1, style);
        }
    }
    if rows > 0 {
        for x in left + 1..right {
            canvas.put(clip, x, top, cells.above, style);
            canvas.put(clip, x, bottom, cells.below, style);
        }
        let places = [(left, top), (right, top), (left, bottom), (right, bottom)];
        for ((x, y), corner) in places.into_iter().zip(cells.corners.into_iter().flatten()) {
            canvas.put(clip, x, y, corner, style);
        }
    }
    let place = Rect {
        x: card.x.saturating_sub(columns),
        y: card.y.saturating_sub(rows),
        width: card.width + 2 * columns,
        height: card.height + 2 * rows,
    };
    canvas.shown().part(Part::Rim(position), place);
}

/// What a rim is made of.
struct Cells {
    sides: (&'static str, &'static str),
    above: &'static str,
    below: &'static str,
    /// The corners, where the rim has any.
    corners: Option<[&'static str; 4]>,
}

impl Cells {
    /// `apart`: whether it keeps half a cell away from the card.
    fn of(look: &Look, size: CardSize, apart: bool) -> Self {
        let (full, upper) = look.glyphs.blocks;
        let (upper, lower) = (upper.unwrap_or(full), look.glyphs.lower_block);
        if look.glyphs.set == GlyphSet::Ascii {
            Self { sides: ("/", "\\"), above: " ", below: " ", corners: Some(["/", "\\", "\\", "/"]) }
        } else if apart {
            Self { sides: ("▌", "▐"), above: upper, below: lower, corners: Some([full; 4]) }
        } else if size <= CardSize::XLarge {
            Self { sides: (full, full), above: lower, below: upper, corners: Some([lower, lower, upper, upper]) }
        } else {
            Self { sides: ("▐", "▌"), above: lower, below: upper, corners: None }
        }
    }
}
