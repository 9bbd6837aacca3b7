//! A ring with more processes than have a place of their own: a thick band whose pieces stand for sectors of processes, and
//! inside of it the selected process with its neighbours as under a lens.

mod lens;
mod marks;
mod pieces;
mod shape;
mod traffic;

use std::rc::Rc;

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

pub use lens::NEIGHBOURS;
pub use shape::BandShape;

use super::digits::Size;
use super::graph_area;
use super::headline::headline;
use super::legend::{Entry, Selected};
use super::middle::{self, Middle};
use super::{Label, draw_labels};
use crate::Look;
use crate::canvas::Canvas;
use crate::scale::round;
use crate::scene::Scene;
use crate::target::Target;
use lens::Lens;
use pieces::Pieces;
use suffrage_engine::protocol::{Topology, Value};
use suffrage_session::model::{Frame, Ring};
use suffrage_text::{Fit, ids};

pub fn place(frame: &Frame, area: Rect, legend: u16) -> Option<BandShape> {
    has_band(frame).and_then(|_| BandShape::new(graph_area(area, legend), frame.topology))
}

/// The sectors of a ring; on a complete graph a table has the messages.
fn has_band(frame: &Frame) -> Option<&Ring> {
    frame.ring.as_ref().filter(|_| frame.topology != Topology::Complete)
}

/// How many processes a piece of a band in an arena of about this size should stand for: a round number.
pub fn per_piece(area: Rect, n: usize) -> usize {
    // The middle line of the band is about this long, in units of which a piece has two at least.
    let height = f64::from(area.height);
    let length = 3.0 * ((f64::from(area.width) / 2.0).min(2.3 * height) + height - 8.0);
    let most = (length / 2.0).max(8.0) as u128;
    // In tenths, as there are pieces of 15 but not of one and a half.
    round(&TENTHS, |tenths| tenths % 10 == 0 && u128::from(tenths) * most >= 10 * n as u128) as usize / 10
}

const TENTHS: [u64; 11] = [10, 12, 15, 20, 25, 30, 40, 50, 60, 70, 80];

#[derive(Clone, Copy)]
struct Band<'a> {
    scene: Scene<'a>,
    shape: &'a BandShape,
    pieces: &'a Pieces,
    clip: Rect,
}

/// A thin band where a graph of this frame has no room otherwise.
pub fn thin(frame: &Frame, area: Rect) -> Option<BandShape> {
    has_band(frame).and_then(|_| BandShape::thin(area, frame.topology))
}

/// Draws the band with all that is inside of it. Returns what a piece stands for where that has no room inside, what marks the selected
/// process, and what the legend says of the messages in the lanes.
pub(super) fn draw(
    scene: &Scene<'_>,
    shape: &Rc<BandShape>,
    clip: Rect,
    canvas: &mut Canvas<'_>,
) -> (Option<Entry>, Selected, Option<Fit>) {
    let Scene { frame, view, look } = *scene;
    let Some(ring) = &frame.ring else { return (None, Selected::Pointers, None) };
    let pieces = &pieces::merged(ring, shape.most_pieces());
    let band = Band { scene: *scene, shape, pieces, clip };
    let n = frame.n;
    let inside = Inside::new(scene, shape, pieces.per_sector);
    record(canvas, clip, shape, pieces, n);
    pieces::draw(canvas, band);
    let marks = marks::placed(band);
    let (x, y) = marker_cell(shape, view.selected, n);
    let marker = Rect { x: x.max(0) as u16, y: y.max(0) as u16, width: 1, height: 1 };
    let taken = marks.iter().map(|mark| mark.place).chain([marker]).collect();
    let under_way = traffic::draw(canvas, band, taken);
    draw_labels(canvas, clip, &marks);
    inside.draw(canvas, band);
    if !shape.bare {
        draw_marker(canvas, band);
    }
    canvas.shown().told_in_all(under_way as usize);
    let sentence = (under_way > 0).then(|| look.texts.fit(ids::HubUnderWay { count: Value::Number(under_way.into()) }));
    let said = inside
        .scale
        .is_none()
        .then(|| Entry::new(look.glyphs.full_aside, look.theme.muted(), scale(look, pieces.per_sector)));
    (said, Selected::Arrow(pointer(shape, view.selected, frame.n, look), inside.lens.is_some()), sentence)
}

fn record(canvas: &mut Canvas<'_>, clip: Rect, shape: &Rc<BandShape>, pieces: &Pieces, n: usize) {
    let (shape, per_sector, most) = (Rc::clone(shape), pieces.per_sector, pieces.sectors.len());
    canvas.hit_by(clip, move |at| {
        let piece = pieces::piece_at(shape.place_at(at.x, at.y)?, n, (per_sector, most));
        let start = piece * per_sector;
        Some(Target::Process(start + n.checked_sub(start)?.min(per_sector) / 2))
    });
}

fn scale(look: &Look, per_piece: usize) -> Fit {
    look.texts.fit(ids::BandScale { count: per_piece as u64 })
}

/// The part of the ring before the middle of a process.
fn place_of(position: usize, n: usize) -> f64 {
    (position as f64 + 0.5) / n.max(1) as f64
}

fn marker_cell(shape: &BandShape, position: usize, n: usize) -> (i32, i32) {
    shape.rim.at(place_of(position, n)).cell()
}

/// The head that points from inside at the place of the selected process.
fn pointer(shape: &BandShape, selected: usize, n: usize, look: &Look) -> &'static str {
    let point = shape.rim.at(place_of(selected, n));
    let (dx, dy) = (point.x - shape.inside.centre.x, point.y - shape.inside.centre.y);
    // The band's sides are steep: what is flatter than its diagonal points up or down.
    let direction = if dx.abs() * shape.inside.b > dy.abs() * shape.inside.a {
        if dx > 0.0 { 0 } else { 4 }
    } else if dy > 0.0 {
        2
    } else {
        6
    };
    look.glyphs.arrows[direction]
}

fn draw_marker(canvas: &mut Canvas<'_>, band: Band<'_>) {
    let Band { scene: Scene { frame, view, look }, shape, clip, .. } = band;
    let (x, y) = marker_cell(shape, view.selected, frame.n);
    canvas.put(clip, x, y, pointer(shape, view.selected, frame.n, look), look.theme.strong());
}

/// What stands inside of the band: the headline, the lens, and how many processes a piece stands for.
struct Inside<'a> {
    middle: Middle,
    lens: Option<Lens<'a>>,
    scale: Option<Label>,
}

impl<'a> Inside<'a> {
    fn new(scene: &Scene<'a>, shape: &BandShape, per_piece: usize) -> Self {
        let Scene { frame, look, .. } = *scene;
        let middle = shape.inside.centre;
        let row = |y: i32| {
            let width = (2.0 * shape.half_width(y)).max(0.0) as u16;
            Rect { x: (middle.x - f64::from(width) / 2.0).ceil() as u16, y: y.max(0) as u16, width, height: 1 }
        };
        let centre = (middle.y / 2.0) as i32;
        let headline = headline(frame, look);
        let forms = [Some(Size::D5), Some(Size::D3), None];
        let placed = forms.into_iter().find_map(|size| {
            let rows = size.map_or(1, middle::rows_with);
            // Below the headline a blank row, the lens, a blank row, and the scale.
            let top = centre - i32::from(rows + 4) / 2;
            let bottom = top + i32::from(rows) + 3;
            let narrowest = row(top).width.min(row(bottom).width);
            let room = Rect {
                width: narrowest,
                height: rows,
                ..row(if row(top).width < row(bottom).width { top } else { bottom })
            };
            let headline = Middle::in_block(&headline, (size, Rect { y: top.max(0) as u16, ..room }), look);
            (size.is_none() || narrowest >= middle::WORDS && bottom - top < shape.inside.b as i32)
                .then_some((headline, bottom))
        });
        let (middle, bottom) = placed.unwrap_or_default();
        if shape.bare {
            return Self { middle, lens: None, scale: None };
        }
        let below = row(bottom);
        let scale = scale(look, per_piece).within(below.width.into()).map(|text| {
            let width = text.width() as u16;
            let place = Rect { x: below.x + (below.width - width) / 2, width, ..below };
            Label { place, text: text.to_owned(), style: look.theme.muted() }
        });
        Self { middle, lens: Lens::new(*scene, row(bottom - 2)), scale }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, band: Band<'_>) {
        let Band { scene: Scene { look, .. }, clip, .. } = band;
        self.middle.draw(canvas, (look, clip));
        if let Some(lens) = &self.lens {
            lens.draw(canvas, clip);
        }
        draw_labels(canvas, clip, self.scale.as_slice());
    }
}

#[cfg(test)]
mod tests;
