//! What the messages carry, beside their ways where there is room for it.

use std::collections::BTreeMap;
use std::ops::Range;

use unicode_width::UnicodeWidthStr;

use super::Chart;
use super::geometry::Geometry;
use super::legs::{Leg, in_sight, legs, points, progress};
use crate::arena::curve::Point;
use crate::canvas::Canvas;
use suffrage_session::model::space_time::Crossing;

/// By row: the column of each way that passes there, with the number of its message.
type Passing = BTreeMap<i32, Vec<(i32, usize)>>;

/// Draws each payload once, as near to the middle of its way as it has room and is nearer to it than to any other way. Nothing is
/// covered, and nothing stands beyond the moment.
pub(super) fn draw(Chart { scene, geometry, diagram, .. }: Chart<'_>, canvas: &mut Canvas<'_>) {
    let crossings: Vec<&Crossing> = in_sight(geometry, diagram).collect();
    if geometry.pitch == 1 || crossings.iter().all(|crossing| crossing.payload.is_empty()) {
        return;
    }
    let mut passing = Passing::new();
    for (index, crossing) in crossings.iter().enumerate() {
        let part = progress(crossing, diagram.until);
        for (x, y) in legs(geometry, crossing).flat_map(|leg| points(leg, part)).map(Point::cell) {
            passing.entry(y).or_default().push((x, index));
        }
    }
    passing.values_mut().for_each(Vec::dedup);
    let end = geometry.column(diagram.until);
    for (index, crossing) in
        crossings.iter().enumerate().filter(|(_, crossing)| !crossing.payload.is_empty() && !crossing.notice)
    {
        let part = progress(crossing, diagram.until);
        let width = i32::from(crossing.payload.width() as u16);
        let mut places = legs(geometry, crossing).flat_map(|leg| places(geometry, leg, part, width));
        let has_room = |&(x, y): &(i32, i32)| {
            x + width <= end
                && is_free(canvas, geometry, x - 1..x + width + 1, y)
                && is_nearest(&passing, x..x + width, y, index)
        };
        if let Some((x, y)) = places.find(has_room) {
            let theme = scene.theme();
            let style = match () {
                () if crossing.lost.is_some() => theme.fault(),
                () if crossing.on_way => theme.pill(crossing.class),
                () if diagram.has_way() => theme.faint(),
                () => theme.message_text(crossing.class),
            };
            canvas.write(geometry.plot, x, y, &scene.look.texts.spelled(&crossing.payload), style);
        }
    }
}

/// The places beside a leg between two lifelines, those nearest to its middle first: of each row right of the way, then left of it.
fn places(geometry: &Geometry, leg: Leg, part: f64, width: i32) -> Vec<(i32, i32)> {
    let (start, end) = (leg.from, leg.at(part));
    let (high, low) = (start.1.min(end.1), start.1.max(end.1));
    let middle = f64::midpoint(high, low);
    let mut rows: Vec<i32> =
        (high.ceil() as i32..=low.floor() as i32).filter(|&row| is_between(geometry, row)).collect();
    rows.sort_by(|one, other| (f64::from(*one) - middle).abs().total_cmp(&(f64::from(*other) - middle).abs()));
    let beside = |row: i32| {
        let along = if low > high { (f64::from(row) - start.1) / (end.1 - start.1) } else { 0.5 };
        // A row of the way has several columns where it is flat.
        let half = (end.0 - start.0).abs() / (low - high).max(1.0) / 2.0;
        let x = start.0 + (end.0 - start.0) * along;
        [((x + half).ceil() as i32 + 2, row), ((x - half).floor() as i32 - 1 - width, row)]
    };
    rows.into_iter().flat_map(beside).collect()
}

fn is_between(geometry: &Geometry, row: i32) -> bool {
    u16::try_from(row).is_ok_and(|row| geometry.on_lifeline(row).is_none() && geometry.nearest(row).is_some())
}

/// Whether no other way passes as near as its own one: else it could be read as that one's.
fn is_nearest(passing: &Passing, columns: Range<i32>, row: i32, index: usize) -> bool {
    let distance = |x: i32| (columns.start - x).max(x - columns.end + 1);
    let of = |own: bool| {
        let ways = passing.get(&row).into_iter().flatten().filter(move |(_, other)| (*other == index) == own);
        ways.map(|&(x, _)| distance(x)).min()
    };
    of(true).is_some_and(|own| of(false).is_none_or(|other| own < other))
}

fn is_free(canvas: &Canvas<'_>, geometry: &Geometry, mut columns: Range<i32>, row: i32) -> bool {
    let plot = geometry.plot;
    columns.start >= i32::from(plot.x)
        && columns.end <= i32::from(plot.right())
        && columns.all(|column| canvas.symbol(column as u16, row as u16) == " ")
}
