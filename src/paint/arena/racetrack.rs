//! The last resort for many processes: labels along the four edges of the area.
//!
//! Where a single row of labels would leave no blank between them, top and bottom take two rows, labels up and down by turns.

use ratatui::layout::Rect;

use super::curve::{Curve, Point, Shape};
use super::geometry::{CardSize, Graph, Layout, lane_inset, middle};

/// Places labels along the edges, clockwise, the first in the middle of the top. `None` if they do not fit.
/// A column at each side stays free for the rim.
pub(super) fn layout(whole: Rect, graph: Graph, label: u16) -> Option<Layout> {
    let area = Rect { x: whole.x + 1, width: whole.width.checked_sub(2)?, ..whole };
    if area.height < 5 || area.width < 2 * label + 2 {
        return None;
    }
    let (track, counts) = [1, 2].into_iter().find_map(|deep| {
        let track = Track { area, label, deep };
        track.counts(graph.n).map(|counts| (track, counts))
    })?;
    let cards = track.cards(counts);
    let shape = track.shape();
    let curve = rectangle(&shape);
    let stations = stations(&shape, &curve, &cards);
    let (columns, rows) = lane_inset(area, graph, CardSize::XSmall);
    let lane_inset = (columns, rows + f64::from(track.deep - 1) / 2.0);
    let (a, b) = (shape.a - lane_inset.0, shape.b - 2.0 * lane_inset.1);
    if a < 1.0 || b < 1.0 {
        return None;
    }
    let lane = Some(curve.scaled(shape.centre, a / shape.a, b / shape.b));
    let size = CardSize::XSmall;
    let layout = Layout { stations, lane, lane_inset, ..Layout::of(graph, size, (whole, cards), (shape, curve)) };
    Some(layout.with_places())
}

#[derive(Clone, Copy)]
struct Counts {
    top: usize,
    beside: usize,
    bottom: usize,
}

#[derive(Clone, Copy)]
struct Track {
    area: Rect,
    label: u16,
    /// Rows of labels at the top, and at the bottom.
    deep: u16,
}

impl Track {
    /// Shares the labels out, as evenly as there is room. `None` if they do not fit with a blank between neighbours in a row.
    fn counts(&self, n: usize) -> Option<Counts> {
        let most_beside = usize::from(self.area.height.checked_sub(2 * self.deep)?);
        let (columns, rows) = (f64::from(self.area.width - self.label), f64::from(self.area.height - 1));
        let pitch = 2.0 * (columns + 2.0 * rows) / n as f64;
        let even = ((2.0 * (rows - 1.0) / pitch) as usize).min(most_beside);
        let most_in_a_row = usize::from((self.area.width + 1) / (self.label + 1));
        (even..=most_beside).find_map(|beside| {
            let rest = n.saturating_sub(2 * beside);
            let (top, bottom) = (rest.div_ceil(2), rest / 2);
            let fits = top <= most_in_a_row * usize::from(self.deep) && 2 * beside <= n;
            fits.then_some(Counts { top, beside, bottom })
        })
    }

    fn cards(&self, counts: Counts) -> Vec<Rect> {
        let last_row = self.area.height - 1;
        let card = |x: u16, y: u16| Rect { x: self.area.x + x, y: self.area.y + y, width: self.label, height: 1 };
        let turn = |at: usize| if self.deep == 2 { (at % 2) as u16 } else { 0 };
        let along = |count: usize, at: usize| {
            let last = usize::from(self.area.width - self.label);
            if count < 2 { last as u16 / 2 } else { (at * last / (count - 1)) as u16 }
        };
        let down = |at: usize| {
            let (first, rows) = (self.deep - 1, f64::from(last_row - 2 * (self.deep - 1)));
            first + (rows * (at + 1) as f64 / (counts.beside + 1) as f64).round() as u16
        };
        let mut cards = Vec::with_capacity(counts.top + counts.bottom + 2 * counts.beside);
        cards.extend((0..counts.top).map(|at| card(along(counts.top, at), turn(at))));
        cards.extend((0..counts.beside).map(|at| card(self.area.width - self.label, down(at))));
        cards.extend((0..counts.bottom).rev().map(|at| card(along(counts.bottom, at), last_row - turn(at))));
        cards.extend((0..counts.beside).rev().map(|at| card(0, down(at))));
        cards.rotate_left(counts.top / 2);
        cards
    }

    /// The rectangle through the middles of the labels, between the two rows where there are two.
    fn shape(&self) -> Shape {
        let area = self.area;
        Shape {
            centre: middle(area),
            a: f64::from(area.width - self.label) / 2.0,
            b: f64::from(area.height - self.deep),
            exponent: f64::INFINITY,
        }
    }
}

/// The shape as a curve, clockwise from the middle of its top edge.
fn rectangle(shape: &Shape) -> Curve {
    let at = |x: f64, y: f64| Point { x: shape.centre.x + x * shape.a, y: shape.centre.y + y * shape.b };
    let corners = [(0.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (0.0, -1.0)];
    Curve::through(corners.iter().map(|&(x, y)| at(x, y)).collect())
}

fn stations(shape: &Shape, curve: &Curve, cards: &[Rect]) -> Vec<f64> {
    let (a, b) = (shape.a, shape.b);
    let mut stations: Vec<f64> = cards
        .iter()
        .map(|card| {
            let x = f64::from(card.x) + f64::from(card.width) / 2.0 - shape.centre.x;
            let y = 2.0 * f64::from(card.y) + 1.0 - shape.centre.y;
            // Labels of two rows are one unit off the line.
            let along = if y <= 1.1 - b {
                x
            } else if y >= b - 1.1 {
                a + 2.0 * b + (a - x)
            } else if x > 0.0 {
                a + (y + b)
            } else {
                3.0 * a + 2.0 * b + (b - y)
            };
            along.rem_euclid(4.0 * (a + b)) / curve.length()
        })
        .collect();
    // The first label may be a little left of the middle: its place is then just before the end of the round.
    for at in 1..stations.len() {
        while stations[at] < stations[at - 1] {
            stations[at] += 1.0;
        }
    }
    stations
}
