//! Draws a ring with too many processes for cards as a thick band of pieces. Each piece represents a sector, which is a
//! group of neighbouring processes. Inside the band is the lens: one row with the selected process, its neighbours, and
//! their messages.

mod pieces;
mod shape;

use super::{digits_of, graph_area, middle, middle::Middle, middle::Size};
use crate::{arena::prelude::*, scale::round};
use pieces::Pieces;
use suffrage_session::model::Ring;

pub(super) use pieces::ORDER;
pub use shape::BandShape;

/// The number of neighbours shown on each side of the selected process.
pub const NEIGHBOURS: usize = 2;
const LEAST_GAP: u16 = 4;
const MOST_GAP: u16 = 14;

/// The shape of a frame's band; `None` if no band fits above a legend of `legend` rows.
pub fn place(frame: &Frame, area: Rect, legend: u16) -> Option<BandShape> {
    ring_of_band(frame).and_then(|_| BandShape::new(graph_area(area, legend), frame.topology))
}

/// The ring of the frame; `None` on a complete graph, because a table is drawn instead of a band.
fn ring_of_band(frame: &Frame) -> Option<&Ring> {
    frame.ring.as_ref().filter(|_| frame.topology != Topology::Complete)
}

/// The number of processes that a piece of the band represents; always a round number, such as 12 or 150.
pub fn per_piece(area: Rect, n: usize) -> usize {
    // An estimate of the band's length, in units. A piece takes at least two units.
    let height = f64::from(area.height);
    let length = 3.0 * ((f64::from(area.width) / 2.0).min(2.3 * height) + height - 8.0);
    let most = (length / 2.0).max(8.0) as u128;
    // `round` works with tenths, but the result must be whole: a piece cannot stand for 1.5 processes.
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

/// A thin band for a small area; `None` if even a thin band does not fit.
pub fn thin(frame: &Frame, area: Rect) -> Option<BandShape> {
    ring_of_band(frame).and_then(|_| BandShape::thin(area, frame.topology))
}

pub(super) fn draw(scene: &Scene<'_>, shape: &Rc<BandShape>, clip: Rect, rows: Option<Rect>, canvas: &mut Canvas<'_>) {
    let Scene { frame, view, look } = *scene;
    let Some(ring) = &frame.ring else { return };
    let pieces = &pieces::merged(ring, shape.most_pieces());
    let band = Band { scene: *scene, shape, pieces, clip };
    let n = frame.n;
    let inside = Inside::new(scene, shape, pieces.per_sector);
    record(canvas, clip, shape, pieces, n);
    pieces::draw(canvas, band);
    let marks = pieces::marks(band);
    let ((x, y), arrow) = marker(shape, view.selected, n, look);
    let taken = marks.iter().map(|mark| mark.place).chain([cell((x, y))]).collect();
    let under_way = pieces::draw_lanes(canvas, band, taken);
    draw_labels(canvas, clip, &marks);
    inside.middle.draw(canvas, (look, clip));
    if let Some(lens) = &inside.lens {
        lens.draw(canvas, clip);
    }
    draw_labels(canvas, clip, inside.scale.as_slice());
    if !shape.bare {
        canvas.put(clip, x, y, arrow, look.theme.strong());
    }
    canvas.record().count_all_in_text(under_way as usize);
    let sentence = (under_way > 0).then(|| look.texts.fit(ids::HubUnderWay { count: under_way }));
    let entry = || Entry::new(look.glyphs.full_aside, look.theme.muted(), scale(look, pieces.per_sector));
    let said = inside.scale.is_none().then(entry);
    let selected = Selected::Arrow(arrow, inside.lens.is_some());
    if let Some(rows) = rows {
        legend::draw(canvas, rows, scene, sentence.as_ref(), (selected, None, said.as_slice()));
    }
}

fn record(canvas: &mut Canvas<'_>, clip: Rect, shape: &Rc<BandShape>, pieces: &Pieces, n: usize) {
    let (shape, per_sector, most) = (Rc::clone(shape), pieces.per_sector, pieces.sectors.len());
    canvas.hits.add_search(clip, move |at| {
        let piece = pieces::piece_at(shape.place_at(at.x, at.y)?, n, (per_sector, most));
        let start = piece * per_sector;
        Some(Target::Process(start + n.checked_sub(start)?.min(per_sector) / 2))
    });
}

fn scale(look: &Look, per_piece: usize) -> Fit {
    look.texts.fit(ids::BandScale { count: per_piece })
}

/// The place of a process on the ring, from 0 to 1, clockwise from 12 o'clock.
fn place_of(position: usize, n: usize) -> f64 {
    (position as f64 + 0.5) / n.max(1) as f64
}

/// The cell of the arrow that points to the selected process, and the arrow.
fn marker(shape: &BandShape, selected: usize, n: usize, look: &Look) -> ((i32, i32), &'static str) {
    let point = shape.rim.at(place_of(selected, n));
    let (dx, dy) = (point.x - shape.inside.centre.x, point.y - shape.inside.centre.y);
    // The band is wider than it is high, so its diagonals (not lines at 45 degrees) separate the four directions.
    let (a, b) = (shape.inside.a, shape.inside.b);
    (point.cell(), look.glyphs.arrows[2 * quarter((dx * b, dy * a))])
}

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
            // Below the headline: a blank row, the lens, a blank row, and the number of processes per piece.
            let top = centre - i32::from(rows + 4) / 2;
            let bottom = top + i32::from(rows) + 3;
            let narrower = row(if row(top).width < row(bottom).width { top } else { bottom });
            let room = Rect { y: top.max(0) as u16, height: rows, ..narrower };
            let headline = Middle::in_block(&headline, (size, room), look);
            let has_room = room.width >= middle::WORDS && bottom - top < shape.inside.b as i32;
            (size.is_none() || has_room).then_some((headline, bottom))
        });
        let (middle, bottom) = placed.unwrap_or_default();
        if shape.bare {
            return Self { middle, lens: None, scale: None };
        }
        let below = row(bottom);
        let scale = scale(look, per_piece).within(below.width.into()).map(|text| {
            let width = text.width() as u16;
            let place = Rect { x: below.x + (below.width - width) / 2, width, ..below };
            Label::new(place, text, look.theme.muted())
        });
        Self { middle, lens: Lens::new(*scene, row(bottom - 2)), scale }
    }
}

struct Lens<'a> {
    scene: Scene<'a>,
    near: &'a [Process],
    cards: Vec<Rect>,
}

impl<'a> Lens<'a> {
    fn new(scene: Scene<'a>, row: Rect) -> Option<Self> {
        let near = &scene.frame.ring.as_ref()?.near[..];
        let nearest = near.get(1..near.len().saturating_sub(1)).filter(|nearest| !nearest.is_empty());
        [Some(near), nearest].into_iter().flatten().find_map(|near| Self::of(scene, near, row))
    }

    fn of(scene: Scene<'a>, near: &'a [Process], row: Rect) -> Option<Self> {
        let digits = digits_of(scene.frame, near).max(2);
        let (card, count) = (CardSize::Small.cells(digits).0, near.len() as u16);
        let free = row.width.checked_sub(card * count)?;
        let gap = (free / count.saturating_sub(1).max(1)).min(MOST_GAP);
        if count == 0 || gap < LEAST_GAP {
            return None;
        }
        let left = row.x + (row.width - card * count - gap * (count - 1)) / 2;
        let cards = (0..count).map(|at| Rect { x: left + at * (card + gap), width: card, height: 1, ..row }).collect();
        Some(Self { scene, near, cards })
    }

    fn draw(&self, canvas: &mut Canvas<'_>, clip: Rect) {
        for (pair, ends) in self.cards.windows(2).zip(self.near.windows(2)) {
            let gap = Rect { x: pair[0].right(), width: pair[1].x - pair[0].right(), ..pair[0] };
            self.link(canvas, clip, gap, (ends[0].position, ends[1].position));
        }
        let processes: Vec<(&Process, Rect)> = self.near.iter().zip(self.cards.iter().copied()).collect();
        cards::draw(canvas, &self.scene, clip, CardSize::Small, &processes);
    }

    fn link(&self, canvas: &mut Canvas<'_>, clip: Rect, gap: Rect, (left, right): (usize, usize)) {
        let Scene { frame, look, .. } = self.scene;
        let (glyphs, theme, y) = (&look.glyphs, &look.theme, i32::from(gap.y));
        for x in gap.left() + 1..gap.right() - 1 {
            canvas.put(clip, i32::from(x), y, glyphs.panel.across, theme.faint());
        }
        let both = frame.topology == Topology::TwoWayRing;
        let ways = [((left, right), gap.right() - 2, 0), ((right, left), gap.left() + 1, 4)];
        for ((from, to), head, arrow) in ways.into_iter().take(if both { 2 } else { 1 }) {
            let is_here = |message: &&Message| (message.from, message.to) == (from, to) && !message.notice;
            let messages: Vec<&Message> = frame.messages.iter().filter(is_here).collect();
            let cut = frame.cuts.is_cut(from, to);
            let style = messages.first().map_or(theme.muted(), |message| theme.trail(message.class));
            let sign = if cut { glyphs.cut } else { glyphs.arrows[arrow] };
            canvas.put(clip, i32::from(head), y, sign, if cut { theme.fault() } else { style });
            // On a two-way ring, each direction gets half of the gap.
            let room = if both { gap.width / 2 - 1 } else { gap.width - 2 }.saturating_sub(1);
            let Some((text, message)) = self.written(&messages, room) else { continue };
            let columns = text.width() as u16;
            let x = if arrow == 0 { head - columns } else { head + 1 };
            let style = if message.lost.is_some() { theme.fault() } else { theme.pill(message.class) };
            canvas.write(clip, i32::from(x), y, &text, style);
            canvas.hits.add(Rect { x, width: columns, ..gap }, Target::Message(message.number));
        }
    }

    fn written<'m>(&self, messages: &[&'m Message], room: u16) -> Option<(String, &'m Message)> {
        let look = self.scene.look;
        let message = *messages.first()?;
        let glyph = message.lost.map_or_else(|| look.glyphs.before_payload(message.class), |_| look.glyphs.lost);
        let carried = format!("{glyph}{}", look.texts.spelled(&message.payload));
        let forms = match messages.len() {
            1 => vec![carried, glyph.to_owned()],
            count => vec![format!("{}{count}", look.glyphs.times), look.glyphs.more.to_owned()],
        };
        let text = forms.into_iter().find(|text| text.width() <= usize::from(room))?;
        Some((text, message))
    }
}

#[cfg(test)]
mod tests;
