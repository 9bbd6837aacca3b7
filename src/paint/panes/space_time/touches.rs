//! What was done from outside to links and to messages: a mark between the lifelines that it concerns.

use super::Chart;
use super::geometry::Geometry;
use super::marks;
use crate::paint::canvas::Canvas;
use crate::session::model::space_time::Touch;

/// Draws the marks. They belong to no event's past: while an event is selected, there are none.
pub(super) fn draw(Chart { scene, geometry, diagram }: Chart<'_>, canvas: &mut Canvas<'_>) {
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
    let (from, to) = touch.between;
    let (upper, lower) = (from.min(to), from.max(to));
    let half = i32::from(geometry.pitch) / 2;
    let row = match (geometry.row(upper), geometry.row(lower)) {
        (Some(first), Some(last)) => {
            let (first, last) = (i32::from(first), i32::from(last));
            let round = geometry.ring && upper == 0 && lower + 1 == geometry.n && geometry.n > 2;
            if round { last + half } else { i32::midpoint(first, last) }
        }
        (Some(first), None) => i32::from(first) + half,
        (None, Some(last)) => i32::from(last) - half,
        (None, None) => return None,
    };
    let on_lifeline = u16::try_from(row).is_ok_and(|row| geometry.on_lifeline(row).is_some());
    Some(if on_lifeline && geometry.pitch > 1 { row - 1 } else { row })
}
