//! The last resort for many processes: labels along the four edges of the area.

use ratatui::layout::Rect;

use super::curve::{Curve, Point, Shape};
use super::layout::{CardSize, Graph, Layout, lane_inset};

/// Places labels along the edges, clockwise, the first in the middle of the top row. `None` if they do not fit.
pub(super) fn layout(area: Rect, graph: Graph, label: u16) -> Option<Layout> {
    let n = graph.n;
    if area.height < 5 || area.width < 2 * label + 2 {
        return None;
    }
    let columns = f64::from(area.width - label);
    let rows = f64::from(area.height - 1);
    let pitch = 2.0 * (columns + 2.0 * rows) / n as f64;
    let most_beside = usize::from(area.height - 2);
    let beside = ((2.0 * (rows - 1.0) / pitch) as usize).min(most_beside);
    // Labels in a row with a blank between them; where that is too many, without.
    let room = |beside: usize| n.saturating_sub(2 * beside).div_ceil(2);
    let roomy = usize::from((area.width + 1) / (label + 1));
    let tight = usize::from(area.width / label);
    let beside = (beside..=most_beside)
        .find(|&beside| room(beside) <= roomy)
        .or_else(|| (beside..=most_beside).find(|&beside| room(beside) <= tight))?;
    let (top, bottom) = (room(beside), n - 2 * beside - room(beside));

    let row = |count: usize, at: usize| spread(area.width - label, count, at);
    let side = |at: usize| 1 + spread(area.height - 3, beside, at);
    let mut cards = Vec::with_capacity(n);
    let card = |x: u16, y: u16| Rect { x: area.x + x, y: area.y + y, width: label, height: 1 };
    cards.extend((0..top).map(|at| card(row(top, at), 0)));
    cards.extend((0..beside).map(|at| card(area.width - label, side(at))));
    cards.extend((0..bottom).rev().map(|at| card(row(bottom, at), area.height - 1)));
    cards.extend((0..beside).rev().map(|at| card(0, side(at))));
    cards.rotate_left(top / 2);

    let shape = Shape {
        centre: Point { x: f64::from(area.x) + f64::from(area.width) / 2.0, y: 2.0 * f64::from(area.y) + f64::from(area.height) },
        a: columns / 2.0,
        b: rows,
        exponent: f64::INFINITY,
    };
    let curve = rectangle(&shape);
    let stations = stations(&shape, &curve, &cards);
    let lane_inset = lane_inset(area, graph, CardSize::XSmall);
    let (a, b) = (shape.a - lane_inset.0, shape.b - 2.0 * lane_inset.1);
    if a < 1.0 || b < 1.0 {
        return None;
    }
    let lane = Some(curve.scaled(shape.centre, a / shape.a, b / shape.b));
    Some(Layout { graph, size: CardSize::XSmall, area, cards, shape, curve, stations, lane, lane_inset })
}

/// The cell of the `at`-th of `count` things spread evenly over cells 0 to `last`.
fn spread(last: u16, count: usize, at: usize) -> u16 {
    match count {
        0 | 1 => last / 2,
        _ => (f64::from(last) * at as f64 / (count - 1) as f64).round() as u16,
    }
}

/// The rectangle through the labels' middles, clockwise from the middle of its top edge.
fn rectangle(shape: &Shape) -> Curve {
    let at = |x: f64, y: f64| Point { x: shape.centre.x + x * shape.a, y: shape.centre.y + y * shape.b };
    let corners = [(0.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (0.0, -1.0)];
    Curve::through(corners.iter().map(|&(x, y)| at(x, y)).collect())
}

/// The places of labels on the rectangle: each label's middle is on it.
fn stations(shape: &Shape, curve: &Curve, cards: &[Rect]) -> Vec<f64> {
    let (a, b) = (shape.a, shape.b);
    let mut stations: Vec<f64> = cards
        .iter()
        .map(|card| {
            let x = f64::from(card.x) + f64::from(card.width) / 2.0 - shape.centre.x;
            let y = 2.0 * f64::from(card.y) + 1.0 - shape.centre.y;
            let along = if y <= 0.1 - b {
                x
            } else if x >= a - 0.1 {
                a + (y + b)
            } else if y >= b - 0.1 {
                a + 2.0 * b + (a - x)
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
