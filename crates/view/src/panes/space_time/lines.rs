//! Draws the lines of messages between the lifelines.

use crate::arena::dots::{Dots, Heat, STEP, Stroke};
use crate::{arena::curve::Point, panes::space_time::Chart, panes::space_time::positions::Geometry, prelude::*};
use suffrage_session::model::space_time::{Crossing, SpaceTime};

fn look(scene: &Scene<'_>, crossing: &Crossing, (selecting, has_way): (bool, bool)) -> (Stroke, Heat, Style) {
    let theme = scene.theme();
    if crossing.lost.is_some() {
        return (Stroke::Dotted(1.0), Heat::Lost, theme.fault());
    }
    if has_way && !selecting {
        let way = (Stroke::Thick, Heat::Trail, theme.trail(crossing.class).add_modifier(Modifier::BOLD));
        return if crossing.on_way { way } else { (Stroke::Thin, Heat::Idle, theme.faint()) };
    }
    let style = if crossing.notice { theme.notice_trail() } else { theme.trail(crossing.class) };
    let stroke = if crossing.notice { Stroke::Dotted(1.0) } else { Stroke::Thin };
    (stroke, Heat::Trail, if selecting { style.add_modifier(Modifier::BOLD) } else { style })
}

pub(super) fn draw(Chart { scene, geometry, diagram, .. }: Chart<'_>, canvas: &mut Canvas<'_>) {
    if geometry.pitch > 1 || diagram.selected.is_some() {
        let dense = DenseGaps::of(geometry, diagram);
        let mut dots = Dots::new(geometry.plot);
        let shown = (diagram.selected.is_some(), diagram.has_way());
        for crossing in visible_messages(geometry, diagram) {
            let (stroke, heat, style) = look(scene, crossing, shown);
            let part = progress(crossing, diagram.until);
            for leg in legs(geometry, crossing).filter(|_| part > 0.0) {
                dots.line(points(leg, part).filter(|point| !dense.hides(geometry, point.cell())), stroke, heat, style);
            }
        }
        match scene.glyphs().lines {
            Lines::Braille => dots.draw(Lines::Braille, canvas),
            // In this glyph set, a trail has the same mark as an event.
            Lines::Cells { idle, .. } => {
                dots.draw(Lines::Cells { idle, trail: idle }, canvas);
                slants(geometry, diagram, idle, canvas);
            }
        }
        dense.draw(scene, geometry, canvas);
        for position in geometry.rows.positions().filter(|_| geometry.pitch > 1) {
            let row = geometry.row(position).unwrap_or(geometry.plot.y);
            canvas.fill(geometry.plot, Rect { y: row, height: 1, ..geometry.plot }, Style::new());
        }
    }
}

pub(super) fn draw_losses(Chart { scene, geometry, diagram, .. }: Chart<'_>, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let is_lost = |crossing: &&Crossing| crossing.lost.is_some_and(|lost| lost <= diagram.until);
    for crossing in visible_messages(geometry, diagram).filter(is_lost) {
        for (x, y) in losses(geometry, diagram, crossing) {
            canvas.put(geometry.plot, x, y, scene.glyphs().lost_at_tick, theme.fault());
        }
    }
}

/// The cells for the mark of a lost message, as (column, row).
fn losses(geometry: &Geometry, diagram: &SpaceTime, crossing: &Crossing) -> Vec<(i32, i32)> {
    let part = progress(crossing, diagram.until);
    let lost = crossing.lost.unwrap_or_default();
    let receiver = diagram.lifelines.iter().find(|line| line.position == crossing.to);
    let at_receiver = part >= 1.0 && receiver.is_none_or(|line| line.role_at(lost) == Some(Role::Crashed));
    let cell = |leg: Leg| {
        let (x, y) = leg.at(part);
        let (x, mut row) = (x.round() as i32, y.round() as i32);
        let down = if leg.to.1 > leg.from.1 { 1 } else { -1 };
        if geometry.pitch > 1 && !at_receiver && geometry.is_lifeline(row) {
            row -= if part > 0.5 { down } else { -down };
        }
        (x, row)
    };
    let inside = |&(x, y): &(i32, i32)| inside(geometry.plot, x, y);
    legs(geometry, crossing).map(cell).filter(inside).collect()
}

fn slants(geometry: &Geometry, diagram: &SpaceTime, dot: &str, canvas: &mut Canvas<'_>) {
    for crossing in visible_messages(geometry, diagram) {
        let steep = (crossing.due.saturating_sub(crossing.sent)) * u64::from(geometry.scale)
            <= 2 * crossing.down.unsigned_abs() as u64 * u64::from(geometry.pitch);
        if !steep || crossing.lost.is_some() || crossing.notice {
            continue;
        }
        let slant = if crossing.down > 0 { "\\" } else { "/" };
        let points = legs(geometry, crossing).flat_map(|leg| points(leg, progress(crossing, diagram.until)));
        for (x, y) in points.map(Point::cell).filter(|&(x, y)| inside(geometry.plot, x, y)) {
            if let Some(cell) = canvas.cell_mut(x as u16, y as u16).filter(|cell| cell.symbol() == dot) {
                let style = cell.style();
                canvas.put(geometry.plot, x, y, slant, style);
            }
        }
    }
}

struct Way {
    target: Target,
    legs: Vec<Leg>,
    part: f64,
    lost: Vec<(i32, i32)>,
}

impl Way {
    fn passes(&self, cell: (i32, i32)) -> bool {
        let covers = |leg: &Leg| points(*leg, self.part).any(|point| point.cell() == cell);
        self.lost.contains(&cell) || self.legs.iter().any(covers)
    }
}

pub(super) fn record(geometry: &Geometry, diagram: &SpaceTime, canvas: &mut Canvas<'_>) {
    let mut ways = Vec::new();
    for crossing in visible_messages(geometry, diagram) {
        let arrival = crossing.arrival.map(|number| Target::Event { number, position: crossing.to });
        let sending = crossing.cause.map(|number| Target::Event { number, position: crossing.from });
        let Some(target) = arrival.or(sending) else { continue };
        let part = progress(crossing, diagram.until);
        let is_drawn = geometry.pitch > 1 && part > 0.0;
        let legs = legs(geometry, crossing).filter(|_| is_drawn).collect();
        let is_lost = crossing.lost.is_some_and(|lost| lost <= diagram.until);
        let lost = if is_lost { losses(geometry, diagram, crossing) } else { Vec::new() };
        ways.push(Way { target, legs, part, lost });
    }
    let (plot, geometry) = (geometry.plot, geometry.clone());
    canvas.hits.add_search(plot, move |at| {
        if geometry.pitch > 1 && geometry.on_lifeline(at.y).is_some() {
            return None;
        }
        ways.iter().rfind(|way| way.passes((i32::from(at.x), i32::from(at.y)))).map(|way| way.target)
    });
}

/// A straight part of the line of a message. The ends are (column, row) on the screen, perhaps outside the diagram.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Leg {
    from: (f64, f64),
    to: (f64, f64),
}

impl Leg {
    /// The (column, row) of the message when the fraction `part` of its time in transit has passed.
    pub(super) fn at(self, part: f64) -> (f64, f64) {
        let between = |from: f64, to: f64| from + (to - from) * part;
        (between(self.from.0, self.to.0), between(self.from.1, self.to.1))
    }
}

pub(super) fn legs(geometry: &Geometry, crossing: &Crossing) -> impl Iterator<Item = Leg> + use<> {
    let columns = (f64::from(geometry.column(crossing.sent)), f64::from(geometry.column(crossing.due)));
    let leg = |index: isize| Leg {
        from: (columns.0, f64::from(geometry.row_of_index(index))),
        to: (columns.1, f64::from(geometry.row_of_index(index + crossing.down))),
    };
    let index = |position: usize| geometry.rows.index(position).map(usize::cast_signed);
    let (from, to) = (index(crossing.from), index(crossing.to));
    let out = from.map(leg);
    let back = to.filter(|to| from.is_none_or(|from| from + crossing.down != *to)).map(|to| leg(to - crossing.down));
    out.into_iter().chain(back)
}

fn progress(crossing: &Crossing, now: Ticks) -> f64 {
    let end = crossing.lost.unwrap_or(now).min(now).min(crossing.due);
    let whole = crossing.due.saturating_sub(crossing.sent).max(1);
    end.saturating_sub(crossing.sent) as f64 / whole as f64
}

pub(super) fn visible_messages<'d>(geometry: &Geometry, diagram: &'d SpaceTime) -> impl Iterator<Item = &'d Crossing> {
    let from = geometry.from;
    let until = from.saturating_add(Ticks::from(geometry.plot.width / geometry.scale) + 1);
    let selecting = diagram.selected.is_some();
    let shown =
        move |crossing: &&Crossing| crossing.due >= from && crossing.sent <= until && (!selecting || crossing.in_past);
    diagram.messages.iter().filter(shown)
}

fn points(leg: Leg, part: f64) -> impl Iterator<Item = Point> {
    // Converts columns and rows to units, at the middle of their cells.
    let point = |(x, y): (f64, f64)| Point { x: x + 0.5, y: 2.0 * y + 1.0 };
    let (from, to) = (point(leg.from), point(leg.at(part)));
    let steps = (from.distance(to) / STEP).ceil().max(1.0) as usize;
    (0..=steps).map(move |step| from.towards(to, step as f64 / steps as f64))
}

/// The largest number of lines per column that a reader can distinguish.
const TOLD_APART: usize = 2;
/// A gap between lifelines is divided into pieces of at least this many columns: room for two digits and a blank.
const LEAST_COLUMNS: i32 = 3;

/// The pieces of gaps (between two lifelines) that have too many lines. A number replaces the lines in such a piece.
struct DenseGaps {
    pieces: BTreeMap<(i32, i32), usize>,
    /// The column of the current tick. No number is written to the right of this column.
    end: i32,
}

impl DenseGaps {
    fn of(geometry: &Geometry, diagram: &SpaceTime) -> Self {
        let mut pieces: BTreeMap<(i32, i32), usize> = BTreeMap::new();
        for crossing in visible_messages(geometry, diagram) {
            let part = progress(crossing, diagram.until);
            for leg in legs(geometry, crossing).filter(|_| part > 0.0) {
                let mut latest = None;
                for piece in points(leg, part).map(|point| piece(geometry, point.cell())) {
                    if let Some(piece) = piece.filter(|_| piece != latest) {
                        *pieces.entry(piece).or_default() += 1;
                    }
                    latest = piece;
                }
            }
        }
        let most = TOLD_APART * columns(geometry) as usize;
        pieces.retain(|_, count| *count > most);
        Self { pieces, end: geometry.column(diagram.until) }
    }

    fn hides(&self, geometry: &Geometry, cell: (i32, i32)) -> bool {
        !self.pieces.is_empty() && piece(geometry, cell).is_some_and(|piece| self.pieces.contains_key(&piece))
    }

    fn draw(&self, scene: &Scene<'_>, geometry: &Geometry, canvas: &mut Canvas<'_>) {
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

/// The width of each piece of a gap, in columns. A piece covers a whole number of ticks.
fn columns(geometry: &Geometry) -> i32 {
    let scale = i32::from(geometry.scale);
    scale * (LEAST_COLUMNS + scale - 1).div_euclid(scale)
}

/// The gap and the piece of this gap (as indices) that contain a cell; `None` outside all gaps.
fn piece(geometry: &Geometry, (x, y): (i32, i32)) -> Option<(i32, i32)> {
    let below = y - geometry.row_of_index(0);
    let pitch = i32::from(geometry.pitch);
    let gaps = i32::from(geometry.rows.count as u16) - 1;
    let inside = below > 0 && below < gaps * pitch && below % pitch != 0 && x >= i32::from(geometry.plot.x);
    inside.then(|| (below / pitch, (x - i32::from(geometry.plot.x)) / columns(geometry)))
}

/// For each row: the columns in which messages cross the row, each with the index of the message.
type Passing = BTreeMap<i32, Vec<(i32, usize)>>;

pub(super) fn draw_payloads(Chart { scene, geometry, diagram, .. }: Chart<'_>, canvas: &mut Canvas<'_>) {
    let crossings: Vec<&Crossing> = visible_messages(geometry, diagram).collect();
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
    let has_payload = |crossing: &Crossing| !crossing.payload.is_empty() && !crossing.notice;
    for (index, crossing) in crossings.iter().enumerate().filter(|(_, crossing)| has_payload(crossing)) {
        let part = progress(crossing, diagram.until);
        let payload = scene.look.texts.spelled(&crossing.payload).into_owned();
        let forms = [format!("{}{payload}", scene.glyphs().before_payload(crossing.class)), payload];
        let placed = forms.iter().find_map(|said| {
            let width = i32::from(said.width() as u16);
            let has_room = |&(x, y): &(i32, i32)| {
                x + width <= end
                    && is_free(canvas, geometry, x - 1..x + width + 1, y)
                    && is_nearest(&passing, x..x + width, y, index)
            };
            let mut places = legs(geometry, crossing).flat_map(|leg| places(geometry, leg, part, width));
            places.find(has_room).map(|place| (said, place))
        });
        if let Some((said, (x, y))) = placed {
            let theme = scene.theme();
            let style = match () {
                () if crossing.lost.is_some() => theme.fault(),
                () if crossing.on_way => theme.pill(crossing.class),
                () if diagram.has_way() => theme.faint(),
                () => theme.message_text(crossing.class),
            };
            canvas.write(geometry.plot, x, y, said, style);
        }
    }
}

/// Places to try for a payload, from the middle of the leg outwards, as (column, row) of the left end.
fn places(geometry: &Geometry, leg: Leg, part: f64, width: i32) -> Vec<(i32, i32)> {
    let (start, end) = (leg.from, leg.at(part));
    let (high, low) = (start.1.min(end.1), start.1.max(end.1));
    let middle = f64::midpoint(high, low);
    let is_between = |row: &i32| {
        u16::try_from(*row).is_ok_and(|row| geometry.on_lifeline(row).is_none() && geometry.nearest(row).is_some())
    };
    let mut rows: Vec<i32> = (high.ceil() as i32..=low.floor() as i32).filter(is_between).collect();
    rows.sort_by(|one, other| (f64::from(*one) - middle).abs().total_cmp(&(f64::from(*other) - middle).abs()));
    let beside = |row: i32| {
        let along = if low > high { (f64::from(row) - start.1) / (end.1 - start.1) } else { 0.5 };
        // A flat line takes several columns of one row.
        let half = (end.0 - start.0).abs() / (low - high).max(1.0) / 2.0;
        let x = start.0 + (end.0 - start.0) * along;
        [((x + half).ceil() as i32 + 2, row), ((x - half).floor() as i32 - 1 - width, row)]
    };
    rows.into_iter().flat_map(beside).collect()
}

/// Whether the nearest line is the payload's own line. If not, a reader could assign the payload to another message.
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
