//! The free inside of a graph: how far each row is free to both sides of its middle.

use ratatui::layout::Rect;

use super::geometry::{Layout, digits};
use crate::protocol::Topology;

/// What stays free between the inside and a card, in columns and rows: one of the two is enough.
const AIR: (u16, u16) = (2, 1);

/// What runs on the one link of two processes reaches so many columns to its sides.
const HALF_A_PILL: u16 = 3;

pub(super) struct Inside {
    top: i32,
    /// The middle, in columns and rows.
    pub(super) middle: (f64, f64),
    /// By row from `top` on, in columns.
    free: Vec<f64>,
}

impl Inside {
    pub(super) fn of(layout: &Layout, clip: Rect) -> Self {
        let centre = layout.shape.centre;
        // The one link of two processes runs through the middle: beside it is as much room.
        let (centre_x, right) = if layout.graph.topology == Topology::Complete && layout.graph.n == 2 {
            (f64::midpoint(f64::from(clip.x), centre.x), centre.x - f64::from(AIR.0) - f64::from(HALF_A_PILL))
        } else {
            (centre.x, f64::from(clip.right()) - 1.0)
        };
        let to_edge = (centre_x - f64::from(clip.x) - 1.0).min(right - centre_x);
        let free = clip.top()..clip.bottom();
        let free = free.map(|row| {
            let cards = layout.cards.iter().map(|&card| beside_card(card, row, centre_x));
            cards.fold(to_edge.min(within_curve(layout, row)), f64::min)
        });
        Self { top: i32::from(clip.top()), middle: (centre_x, centre.y / 2.0), free: free.collect() }
    }

    /// Gives away all but so many columns and rows in the middle.
    pub(super) fn keep_to(&mut self, (columns, rows): (u16, u16)) {
        let first = (self.middle.1 - f64::from(rows) / 2.0).round() as i32 - self.top;
        for (row, free) in (0..).zip(&mut self.free) {
            let is_kept = (first..first + i32::from(rows)).contains(&row);
            *free = if is_kept { free.min(f64::from(columns) / 2.0) } else { 0.0 };
        }
    }

    /// Gives away all but some places in the middle.
    pub(super) fn keep_within(&mut self, places: &[Rect]) {
        let middle = self.middle.0;
        for (row, free) in (self.top..).zip(&mut self.free) {
            let has_row = |place: &&Rect| (i32::from(place.top())..i32::from(place.bottom())).contains(&row);
            let reach = |place: &Rect| (middle - f64::from(place.left())).max(f64::from(place.right()) - middle);
            *free = free.min(places.iter().filter(has_row).map(reach).fold(0.0, f64::max));
        }
    }

    /// The first column of what is so wide and stands in the middle.
    pub(super) fn left(&self, width: u16) -> i32 {
        (self.middle.0 - f64::from(width) / 2.0).round() as i32
    }

    /// How many columns are free in a row, the same number at both sides of the middle.
    pub(super) fn width(&self, row: i32) -> u16 {
        let free = usize::try_from(row - self.top).ok().and_then(|row| self.free.get(row));
        free.map_or(0, |free| (2.0 * free).max(0.0) as u16)
    }

    /// Whether all of a block in the middle is free.
    pub(super) fn holds(&self, top: i32, rows: u16, width: u16) -> bool {
        let left = f64::from(self.left(width));
        let reach = (self.middle.0 - left).max(left + f64::from(width) - self.middle.0);
        (top..top + i32::from(rows)).all(|row| {
            let free = usize::try_from(row - self.top).ok().and_then(|row| self.free.get(row));
            free.is_some_and(|free| reach <= *free)
        })
    }
}

/// How far from a column a row is free of a card.
fn beside_card(card: Rect, row: u16, column: f64) -> f64 {
    if row + AIR.1 < card.top() || row >= card.bottom() + AIR.1 {
        return f64::INFINITY;
    }
    let (left, right) = (f64::from(card.left()) - f64::from(AIR.0), f64::from(card.right() + AIR.0));
    (left - column).max(column - right).max(0.0)
}

/// How far from the middle a row is inside of the line, or the lane, that messages take, and free of those that run there.
fn within_curve(layout: &Layout, row: u16) -> f64 {
    let (topology, shape) = (layout.graph.topology, &layout.shape);
    if topology == Topology::Complete {
        return f64::INFINITY;
    }
    let two_way = topology == Topology::TwoWayRing;
    let pill = f64::from(digits(layout.graph)) + 1.0;
    // A pill stands with its middle on the line; on a two-way ring the inner ones stand beside it.
    let (aside, below) = match (layout.lane.is_some(), two_way) {
        (true, _) => (layout.lane_inset.0 + pill / 2.0 + 1.0, 2.0 * layout.lane_inset.1 + 2.0),
        (false, true) => (pill + 3.0, 4.0),
        (false, false) => (pill / 2.0 + 3.0, 2.0),
    };
    let (a, b) = (shape.a - aside, shape.b - below);
    let edge = 2.0 * f64::from(row) - shape.centre.y;
    let far = edge.abs().max((edge + 2.0).abs());
    if a <= 0.0 || far >= b {
        return 0.0;
    }
    if shape.exponent.is_infinite() { a } else { a * (1.0 - (far / b).powf(shape.exponent)).powf(shape.exponent.recip()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::arena::geometry::Graph;
    use crate::paint::arena::layout::layout;

    #[test]
    fn what_the_inside_holds_leaves_a_row_or_two_columns_to_every_card() {
        for topology in [Topology::OneWayRing, Topology::TwoWayRing, Topology::Complete] {
            for n in [2, 3, 5, 7, 10, 16, 24] {
                for (width, height) in [(50, 19), (58, 12), (74, 31), (110, 46)] {
                    let area = Rect { x: 1, y: 1, width, height };
                    let Ok(layout) = layout(area, Graph { n, topology, id_digits: 2, presented: false }) else { continue };
                    let inside = Inside::of(&layout, area);
                    for row in i32::from(area.top())..i32::from(area.bottom()) {
                        let width = inside.width(row).saturating_sub(1);
                        if width == 0 || !inside.holds(row, 1, width) {
                            continue;
                        }
                        let line = Rect { x: inside.left(width) as u16, y: row as u16, width, height: 1 };
                        for card in &layout.cards {
                            let aired = Rect { x: line.x - 2, y: line.y - 1, width: width + 4, height: 3 };
                            assert!(!aired.intersects(*card), "{topology:?} {n}: {line} {card}");
                        }
                    }
                }
            }
        }
    }
}
