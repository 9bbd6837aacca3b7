//! What was done from outside to links and to messages: a mark between the lifelines that it concerns.

use super::Chart;
use super::geometry::Geometry;
use super::marks;
use crate::canvas::Canvas;
use suffrage_session::model::space_time::{Neighbours, Touch};

/// Draws the marks. They belong to no event's past: while an event is selected, there are none.
pub(super) fn draw(Chart { scene, geometry, diagram, .. }: Chart<'_>, canvas: &mut Canvas<'_>) {
    if diagram.selected.is_some() {
        return;
    }
    for touch in diagram.touches.iter().filter(|touch| touch.tick <= diagram.until) {
        if let (Some(column), Some(row)) = (geometry.column_in_sight(touch.tick), row(geometry, touch)) {
            let (mark, style) = marks::of_touch(scene, touch.what);
            canvas.put(geometry.plot, i32::from(column), row, mark, style);
        }
    }
}

/// The row half-way between both ends, beside the lifelines where there is room; past the end of a ring, at its edge.
fn row(geometry: &Geometry, touch: &Touch) -> Option<i32> {
    let Neighbours { n, .. } = geometry.rows;
    let half = i32::from(geometry.pitch) / 2;
    // From the end that another one is below of: round a ring the shorter way.
    let below =
        |one: usize, other: usize| if geometry.ring { (other + n - one) % n } else { other.saturating_sub(one) };
    let (one, other) = touch.between;
    let (upper, lower) = if geometry.ring && below(one, other) > below(other, one) || !geometry.ring && one > other {
        (other, one)
    } else {
        (one, other)
    };
    let row = match (geometry.row(upper), geometry.row(lower)) {
        (Some(first), Some(last)) if first < last => i32::midpoint(first.into(), last.into()),
        (Some(first), _) => i32::from(first) + half,
        (None, Some(last)) => i32::from(last) - half,
        (None, None) => return None,
    };
    let on_lifeline = u16::try_from(row).is_ok_and(|row| geometry.on_lifeline(row).is_some());
    Some(if on_lifeline && geometry.pitch > 1 { row - 1 } else { row })
}
