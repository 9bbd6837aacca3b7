//! A two-way ring with more messages than have a place by themselves: every message is its arrow head alone, on its lane at its own
//! time, and the legend says how many there are.

use std::collections::BTreeMap;

use ratatui::layout::Rect;

use super::Stage;
use super::geometry::Layout;
use super::pills;
use crate::View;
use crate::canvas::{Canvas, inside};
use crate::shown::{Part, is_under_way};
use crate::target::Target;
use suffrage_engine::protocol::Topology;
use suffrage_session::model::{Frame, Message};

/// In one cell up to so many heads are a digit.
const MOST: usize = 8;

/// Whether the messages of a frame are heads alone: from the first tick in which more are under way than have a place until none is.
pub(super) fn are_drawn(layout: &Layout, frame: &Frame) -> bool {
    layout.graph.topology == Topology::TwoWayRing && frame.busiest > layout.places as u64
}

/// What is in a cell: the first message there, its arrow, and how many there are.
type Heads<'a> = BTreeMap<(u16, u16), (&'a Message, usize, usize)>;

/// Draws the heads of all messages, and gives how many messages under way are seen.
pub(super) fn draw(canvas: &mut Canvas<'_>, stage: Stage<'_>, frame: &Frame, view: &View) -> usize {
    let now = frame.clock.tick as f64 + view.glide;
    let mut heads = Heads::new();
    for message in frame.messages.iter().filter(|message| stage.layout.has_way(message.from, message.to)) {
        let Some((cell, arrow)) = pills::head_alone(stage, message, now) else { continue };
        let known = heads.entry((cell.y, cell.x)).or_insert((message, arrow, 0));
        // Messages under way come before what was lost.
        if is_under_way(message) && !is_under_way(known.0) {
            *known = (message, arrow, 0);
        }
        if is_under_way(message) == is_under_way(known.0) {
            known.2 += 1;
        }
    }
    let mut count = 0;
    for ((y, x), (message, arrow, many)) in heads {
        let is_seen = draw_head(canvas, stage, message, Rect { x, y, width: 1, height: 1 }, (arrow, many));
        count += if is_seen && is_under_way(message) { many } else { 0 };
    }
    canvas.shown().told(count);
    count
}

/// Draws what is in a cell, unless that is of a card.
fn draw_head(
    canvas: &mut Canvas<'_>,
    stage: Stage<'_>,
    message: &Message,
    cell: Rect,
    (arrow, many): (usize, usize),
) -> bool {
    let Stage { look, layout, clip } = stage;
    let (x, y) = (i32::from(cell.x), i32::from(cell.y));
    if layout.cards.iter().any(|&card| inside(card, x, y)) {
        return false;
    }
    let digit = char::from_digit(many as u32, 10).filter(|_| many <= MOST).map_or_else(|| "+".to_owned(), String::from);
    let symbol = match (message.lost, many) {
        (Some(_), _) => look.glyphs.lost,
        (None, 1) => look.glyphs.arrows[arrow],
        (None, _) => &digit,
    };
    canvas.put(clip, x, y, symbol, pills::style_of(message, look));
    canvas.hit(cell, Target::Message(message.number));
    canvas.shown().part(Part::Head, cell);
    true
}
