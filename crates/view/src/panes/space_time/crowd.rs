//! Where so many messages pass between two lifelines at once that none could be followed, their number stands instead of them.

use std::collections::BTreeMap;

use super::geometry::Geometry;
use super::legs::{in_sight, legs, points, progress};
use crate::canvas::Canvas;
use crate::scene::Scene;
use suffrage_session::model::space_time::SpaceTime;

/// So many lines for each column of a piece of a gap can be told apart.
const TOLD_APART: usize = 2;
/// The least columns of a piece: a number of two digits and a blank.
const LEAST_COLUMNS: i32 = 3;

/// The pieces of the gaps between two lifelines in which messages are too many, by gap and piece, each with how many they are.
#[derive(Default)]
pub(super) struct Crowd {
    pieces: BTreeMap<(i32, i32), usize>,
    /// The column of the moment: nothing is written beyond it.
    end: i32,
}

impl Crowd {
    pub(super) fn of(geometry: &Geometry, diagram: &SpaceTime) -> Self {
        if geometry.pitch == 1 {
            return Self::default();
        }
        let mut pieces: BTreeMap<(i32, i32), usize> = BTreeMap::new();
        for crossing in in_sight(geometry, diagram) {
            let part = progress(crossing, diagram.until);
            for leg in legs(geometry, crossing).filter(|_| part > 0.0) {
                let mut latest = None;
                for point in points(leg, part) {
                    let piece = piece(geometry, point.cell());
                    if piece != latest {
                        latest = piece;
                        if let Some(piece) = piece {
                            *pieces.entry(piece).or_default() += 1;
                        }
                    }
                }
            }
        }
        let most = TOLD_APART * columns(geometry) as usize;
        pieces.retain(|_, count| *count > most);
        Self { pieces, end: geometry.column(diagram.until) }
    }

    pub(super) fn hides(&self, geometry: &Geometry, cell: (i32, i32)) -> bool {
        !self.pieces.is_empty() && piece(geometry, cell).is_some_and(|piece| self.pieces.contains_key(&piece))
    }

    pub(super) fn draw(&self, scene: &Scene<'_>, geometry: &Geometry, canvas: &mut Canvas<'_>) {
        for (&(gap, piece), count) in &self.pieces {
            let (text, columns) = (count.to_string(), columns(geometry));
            let length = i32::from(text.len() as u16);
            let column = i32::from(geometry.plot.x) + piece * columns + (columns - length) / 2;
            let column = column.min(self.end - length + 1);
            let row = geometry.row_of_index(gap as isize) + i32::from(geometry.pitch) / 2;
            canvas.write(geometry.plot, column, row, &text, scene.theme().muted());
        }
    }
}

/// The columns of a piece: a tick, or several where ticks are narrow.
fn columns(geometry: &Geometry) -> i32 {
    let scale = i32::from(geometry.scale);
    scale * (LEAST_COLUMNS + scale - 1).div_euclid(scale)
}

/// The gap and the piece of it in which a cell is, unless it is on a lifeline or beyond the first or the last one.
fn piece(geometry: &Geometry, (x, y): (i32, i32)) -> Option<(i32, i32)> {
    let below = y - geometry.row_of_index(0);
    let pitch = i32::from(geometry.pitch);
    let gaps = i32::from(geometry.rows.count as u16) - 1;
    let inside = below > 0 && below < gaps * pitch && below % pitch != 0 && x >= i32::from(geometry.plot.x);
    inside.then(|| (below / pitch, (x - i32::from(geometry.plot.x)) / columns(geometry)))
}
