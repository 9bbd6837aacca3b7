//! The ways of the messages: straight pieces between the lifelines, and how far they have come on them.

use super::geometry::Geometry;
use crate::arena::curve::Point;
use crate::arena::dots::STEP;
use suffrage_engine::protocol::Ticks;
use suffrage_session::model::space_time::{Crossing, SpaceTime};

/// A straight piece of a message's way, in rows and columns of the buffer; rows may be beyond the edges of the plot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Leg {
    pub(super) from: (f64, f64),
    pub(super) to: (f64, f64),
}

impl Leg {
    /// The point that a message has come to after this part of its time.
    pub(super) fn at(self, part: f64) -> (f64, f64) {
        let between = |from: f64, to: f64| from + (to - from) * part;
        (between(self.from.0, self.to.0), between(self.from.1, self.to.1))
    }
}

/// The legs of a message's way: one, or, where it goes round the ring past the last process, one out through an edge and one in
/// through the other. Nothing where neither end is shown.
pub(super) fn legs(geometry: &Geometry, crossing: &Crossing) -> impl Iterator<Item = Leg> + use<> {
    let columns = (f64::from(geometry.column(crossing.sent)), f64::from(geometry.column(crossing.due)));
    let leg = |index: isize| Leg {
        from: (columns.0, f64::from(geometry.row_of_index(index))),
        to: (columns.1, f64::from(geometry.row_of_index(index + crossing.down))),
    };
    let index = |position: usize| geometry.rows.index(position).map(usize::cast_signed);
    let (from, to) = (index(crossing.from), index(crossing.to));
    let out = from.map(leg);
    let back = to.filter(|to| from.is_none_or(|from| from + crossing.down != *to)).map(|to| leg(to - crossing.down));
    out.into_iter().chain(back)
}

pub(super) fn progress(crossing: &Crossing, now: Ticks) -> f64 {
    let end = crossing.lost.unwrap_or(now).min(now).min(crossing.due);
    let whole = crossing.due.saturating_sub(crossing.sent).max(1);
    end.saturating_sub(crossing.sent) as f64 / whole as f64
}

/// The messages of which something can be in sight; while an event is selected, those that led to it.
pub(super) fn in_sight<'d>(geometry: &Geometry, diagram: &'d SpaceTime) -> impl Iterator<Item = &'d Crossing> {
    let from = geometry.from;
    let until = from.saturating_add(Ticks::from(geometry.plot.width / geometry.scale) + 1);
    let selecting = diagram.selected.is_some();
    let shown =
        move |crossing: &&Crossing| crossing.due >= from && crossing.sent <= until && (!selecting || crossing.in_past);
    diagram.messages.iter().filter(shown)
}

/// The points of the first part of a leg, close enough together for a line of dots.
pub(super) fn points(leg: Leg, part: f64) -> impl Iterator<Item = Point> {
    // Columns and rows to units, and to the middles of their cells.
    let point = |(x, y): (f64, f64)| Point { x: x + 0.5, y: 2.0 * y + 1.0 };
    let (from, to) = (point(leg.from), point(leg.at(part)));
    let steps = (from.distance(to) / STEP).ceil().max(1.0) as usize;
    (0..=steps).map(move |step| from.towards(to, step as f64 / steps as f64))
}
