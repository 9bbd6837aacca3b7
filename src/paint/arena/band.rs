//! A ring with more processes than have a place of their own: a thick band whose pieces stand for sectors of processes, and
//! inside of it the selected process with its neighbours as under a lens.

mod lens;
mod marks;
mod pieces;
mod shape;
mod traffic;

use std::rc::Rc;

use ratatui::layout::Rect;

pub use shape::BandShape;

use super::block::Block;
use super::dots::{self, Dots, Heat, Stroke};
use super::legend::{self, Selected};
use super::path::Path;
use super::stage::draw_labels;
use super::{curve::Point, graph_area};
use crate::paint::Look;
use crate::paint::canvas::Canvas;
use crate::paint::scale::round;
use crate::paint::scene::Scene;
use crate::paint::target::Target;
use crate::protocol::{Topology, Value};
use crate::session::model::Frame;
use crate::text::{Fit, ids};
use lens::Lens;
use pieces::Pieces;

pub fn place(frame: &Frame, area: Rect, legend: u16) -> Option<BandShape> {
    frame.ring.as_ref().and_then(|_| BandShape::new(graph_area(area, legend), frame.topology))
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

/// How many processes the lens of a band shows at most on each side of the selected one.
pub const NEIGHBOURS: usize = 12;

#[derive(Clone, Copy)]
struct Band<'a> {
    scene: Scene<'a>,
    shape: &'a BandShape,
    pieces: &'a Pieces,
    clip: Rect,
}

/// A thin band where a graph of this frame has no room otherwise.
pub fn thin(frame: &Frame, area: Rect) -> Option<BandShape> {
    frame.ring.as_ref().and_then(|_| BandShape::thin(area, frame.topology))
}

/// Draws the band with all that is inside of it. Gives what a piece stands for, where there was no room inside to say it, what marks
/// the selected process, and what is to be said of the messages in the lanes.
pub(super) fn draw(
    scene: &Scene<'_>,
    shape: &Rc<BandShape>,
    clip: Rect,
    canvas: &mut Canvas<'_>,
) -> (Option<Fit>, Selected, Option<Fit>) {
    let Scene { frame, view, look } = *scene;
    let Some(ring) = &frame.ring else { return (None, Selected::Pointers, None) };
    let pieces = &pieces::merged(ring, shape.most_pieces());
    let band = Band { scene: *scene, shape, pieces, clip };
    let n = frame.n;
    let inside = Inside::new(frame, look, shape, pieces.per_sector);
    record(canvas, clip, shape, pieces, n);
    let mut dots = Dots::new(clip);
    inside.beams(&mut dots, shape, view.selected, n, look);
    dots.draw(look.glyphs.lines, canvas);
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
    let aside = inside.scale.is_none().then(|| scale(look, pieces.per_sector));
    let lens = inside.lens.as_ref().map_or(legend::Lens::None, Lens::marks_selected);
    (aside, Selected::Arrow(pointer(shape, view.selected, frame.n, look), lens), sentence)
}

fn record(canvas: &mut Canvas<'_>, clip: Rect, shape: &Rc<BandShape>, pieces: &Pieces, n: usize) {
    let (shape, per_sector, most) = (Rc::clone(shape), pieces.per_sector, pieces.sectors.len());
    canvas.hit_by(clip, move |at| {
        let piece = pieces::piece_at(shape.place_at(at.x, at.y)?, n, (per_sector, most));
        let start = piece * per_sector;
        Some(Target::Process(start + n.checked_sub(start)?.min(per_sector) / 2))
    });
}

/// How far a beam of the lens reaches from the band, in units.
const BEAM: f64 = 8.0;
/// A beam that rises less than this part of its width would be read as a line through the hub.
const LEVEL: f64 = 0.3;

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

struct Inside {
    hub: Option<(Block, i32)>,
    lens: Option<Lens>,
    scale: Option<(Fit, i32)>,
    middle: f64,
}

impl Inside {
    fn new(frame: &Frame, look: &Look, shape: &BandShape, per_piece: usize) -> Self {
        let middle = shape.inside.centre.x;
        let top = ((shape.inside.centre.y - shape.inside.b) / 2.0).ceil() as i32;
        let rows = (shape.inside.b).floor() as i32;
        let scale = scale(look, per_piece);
        let widest = |row: i32| (2.0 * shape.half_width(row)).floor().max(0.0) as u16;
        // A small graph needs height; a row of cards does not, and is the wider the nearer it is to the middle.
        let complete = frame.topology == Topology::Complete;
        let most_hub = match rows {
            _ if complete && rows < 34 => 3,
            ..30 => 7,
            _ => 12,
        };
        let room = rows - 6;
        let gap = i32::from(rows >= 8);
        let heights = if complete { [room, room - 1, room - 2, 7, 1] } else { [room.min(7), room.min(5), room.min(4), 3, 2] };
        // Rather a smaller lens than no hub.
        let tries = [true, false].into_iter().flat_map(|hub| heights.map(|height| (hub, height)));
        for (needs_hub, lens_rows) in tries.filter(|&(_, height)| height > 0 && !shape.bare) {
            let hub = Block::of(frame, look, (rows - lens_rows - 3 * gap).clamp(0, most_hub) as u16, widest(top + 1).max(24));
            if needs_hub && hub.is_none() {
                continue;
            }
            let hub_rows = hub.as_ref().map_or(0, |hub| i32::from(hub.rows()));
            let total = hub_rows + lens_rows + 3 * gap;
            let first = top + ((rows - total) / 2).max(0);
            let lens_top = first + hub_rows + gap;
            let width = widest(lens_top).min(widest(lens_top + lens_rows - 1));
            let place = Rect {
                x: (middle - f64::from(width) / 2.0).ceil() as u16,
                y: lens_top.max(0) as u16,
                width,
                height: lens_rows.max(0) as u16,
            };
            let Some(lens) = Lens::new(frame, place) else { continue };
            let below = i32::from(lens.area().bottom()) + i32::from(!complete);
            let scale = (gap > 0).then_some((scale, below));
            return Self { hub: hub.map(|hub| (hub, first)), lens: Some(lens), scale, middle };
        }
        let hub = Block::of(frame, look, (rows - 1).max(0) as u16, widest(top + 1));
        let hub_rows = hub.as_ref().map_or(0, |hub| i32::from(hub.rows()));
        let first = top + ((rows - hub_rows) / 2).max(0);
        Self { hub: hub.map(|hub| (hub, first)), lens: None, scale: Some((scale, first + hub_rows)), middle }
    }

    /// Two lines from the place on the band towards the ends of the lens that enlarges it. They are short and fade away before
    /// they could be read as links, and none lies level.
    fn beams(&self, dots: &mut Dots, shape: &BandShape, selected: usize, n: usize, look: &Look) {
        let Some(lens) = &self.lens else { return };
        let to = shape.rim.at(place_of(selected, n));
        for from in lens.seen_from(to) {
            let path = Path::through(vec![to, from]);
            let (dx, dy) = path.heading(0.0);
            if dy.abs() < LEVEL * dx.abs() {
                continue;
            }
            let reach = BEAM.min(path.length() / 3.0);
            for (part, dense) in [(0.4, 1.0), (1.0, 2.0)] {
                let start = if part < 1.0 { 0.0 } else { 0.4 * reach };
                dots.line(path.walk(start, part * reach, dots::STEP), Stroke::Dotted(dense), Heat::Idle, look.theme.web());
            }
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, band: Band<'_>) {
        let Band { scene: Scene { frame, view, look }, shape, clip, .. } = band;
        let ground = look.theme.text();
        if let Some((hub, top)) = &self.hub {
            let columns = hub.columns() + 2;
            let x = (self.middle - f64::from(columns) / 2.0).round().max(0.0) as u16;
            let block = Rect { x, y: (*top).max(0) as u16, width: columns, height: hub.rows() };
            canvas.fill(clip.intersection(shape.area), block, ground);
            hub.draw(canvas, clip, look, self.middle, *top);
        }
        if let Some((scale, row)) = &self.scale
            && let Some(scale) = scale.within((2.0 * shape.half_width(*row)) as usize)
        {
            let x = (self.middle - scale.chars().count() as f64 / 2.0).round() as i32;
            canvas.write(clip, x - 1, *row, &format!(" {scale} "), look.theme.muted());
        }
        if let Some(lens) = &self.lens {
            lens.draw(canvas, clip, frame, view, look);
        }
    }
}

fn corners(area: Rect) -> [Point; 4] {
    let (left, right) = (f64::from(area.left()), f64::from(area.right()));
    let (top, bottom) = (2.0 * f64::from(area.top()), 2.0 * f64::from(area.bottom()));
    [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| Point { x, y })
}

#[cfg(test)]
mod tests;
