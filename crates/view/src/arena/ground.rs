//! What processes stand on: the arcs of an id circle with what serves on each, or the regions of a plane with the forces on its tokens.

mod named;

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::Stage;
use super::crowd;
use super::curve::Point;
use super::dots::{self, Dots, Heat, Stroke};
use super::geometry::{Layout, middle};
use super::legend::Entry;
use super::links::quarter;
use super::path::Path;
use super::seated::{StraightWay, square};
use crate::Look;
use crate::canvas::{Canvas, inside};
use crate::look::glyphs::Lines;
pub(super) use named::labels;
use suffrage_engine::protocol::{MessageClass, Place};
use suffrage_session::model::ground::{Circle, Ground, Holder, Plane, Seats};
use suffrage_session::model::{Frame, Message};
use suffrage_text::ids;

/// The distance of the dots of fingers, of overlay links and of the ways to a super-peer that is not the nearest, in units.
const FINGER: f64 = 2.0;
const OVERLAY: f64 = 2.0;
const ELSEWHERE: f64 = 1.5;
/// Half the length of a bar across the circle between two segments, in units.
const BAR: f64 = 1.6;
/// A force as large as its threshold is an arrow of so many units, and none is longer than that.
const AT_THRESHOLD: f64 = 5.0;
const LONGEST: f64 = 8.0;

/// Whether rumours are a wave of dots, each where it is.
pub(super) const fn has_wave(frame: &Frame) -> bool {
    matches!(frame.seats, Some(Seats::Plane(_)))
}

pub(super) fn is_in_wave(message: &Message) -> bool {
    message.class == MessageClass::Heartbeat
}

/// How many messages of waves are under way.
pub(super) fn wave_count(frame: &Frame) -> usize {
    let parts = || frame.messages.iter().filter(|message| is_in_wave(message) && message.lost.is_none()).count();
    if has_wave(frame) { parts() } else { 0 }
}

/// The lines behind everything else.
pub(super) fn lines(dots: &mut Dots, stage: Stage<'_>, frame: &Frame) {
    match (frame.ground.as_deref(), &frame.seats) {
        (Some(Ground::Circle(circle)), _) => of_circle(dots, stage, circle, frame),
        (Some(Ground::Plane(plane)), Some(seats @ Seats::Plane(places))) => {
            of_plane(dots, stage, plane, (seats, places));
        }
        _ => {}
    }
}

/// The rumours that are under way.
pub(super) fn wave(dots: &mut Dots, stage: Stage<'_>, frame: &Frame, glide: f64) {
    let rumours = frame.messages.iter().filter(|message| is_in_wave(message));
    points(dots, stage, frame, glide, rumours);
}

/// All messages that are under way, where they cannot be read one by one.
pub(super) fn messages(dots: &mut Dots, stage: Stage<'_>, frame: &Frame, glide: f64) {
    points(dots, stage, frame, glide, frame.messages.iter());
}

/// Messages as a few dots on their ways.
fn points<'a>(
    dots: &mut Dots,
    Stage { look, layout, .. }: Stage<'_>,
    frame: &Frame,
    glide: f64,
    messages: impl Iterator<Item = &'a Message>,
) {
    let now = frame.clock.tick as f64 + glide;
    for message in messages {
        // What was lost stays where it was then.
        let (then, style) = match message.lost {
            Some(lost) => (lost as f64, look.theme.fault()),
            None => (now, look.theme.trail(message.class)),
        };
        let takes = (message.due.saturating_sub(message.sent)).max(1) as f64;
        let part = ((then - message.sent as f64) / takes).clamp(0.0, 1.0);
        let ends = (message.from, message.to);
        dots.line(seen(layout, frame, ends, part), Stroke::Thin, Heat::Lost, style);
    }
}

/// A few points at a part of the straight way between two processes; none if they have no seats.
fn seen(layout: &Layout, frame: &Frame, (from, to): (usize, usize), part: f64) -> impl Iterator<Item = Point> {
    let points = match (&frame.seats, frame.ground.as_deref()) {
        (Some(Seats::Plane(places)), Some(Ground::Plane(plane))) => {
            places.get(from).zip(places.get(to)).map(|(&from, &to)| {
                let way = StraightWay::new(layout.area, (from, to), plane.is_torus, dots::STEP);
                let at = (part * f64::from(way.steps)) as i32;
                [at - 1, at, at + 1].map(|step| way.at(step.clamp(0, way.steps)))
            })
        }
        (Some(Seats::Circle(stations)), _) => stations.get(from).zip(stations.get(to)).map(|(&from, &to)| {
            let (from, to) = (layout.curve.at(from), layout.curve.at(to));
            let step = dots::STEP / from.distance(to).max(dots::STEP);
            [part - step, part, part + step].map(|part| from.towards(to, part.clamp(0.0, 1.0)))
        }),
        _ => None,
    };
    points.into_iter().flatten()
}

/// The arrow heads of forces, over the lines.
pub(super) fn heads(canvas: &mut Canvas<'_>, stage: Stage<'_>, frame: &Frame) {
    let Stage { look, layout, clip } = stage;
    let (Some(Ground::Plane(plane)), Some(seats)) = (frame.ground.as_deref(), &frame.seats) else { return };
    for holder in &plane.holders {
        let Some((_, end, heading)) = arrow(stage, seats, holder) else { continue };
        let ((x, y), token) = (end.cell(), &holder.token);
        if layout.cards.iter().all(|card| !inside(*card, x, y)) {
            let style = if token.strength() > token.theta { look.theme.strong() } else { look.theme.muted() };
            canvas.put(clip, x, y, look.glyphs.arrows[2 * quarter(heading)], style);
        }
    }
}

fn of_circle(dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>, circle: &Circle, frame: &Frame) {
    let count = circle.segments.len().max(1);
    let count = if count as u64 == circle.circle.segments() { count } else { 1 };
    for index in 0..count {
        let (begin, end) = (index as f64 / count as f64, (index + 1) as f64 / count as f64);
        let steps = (layout.curve.length() * (end - begin) / dots::STEP).ceil().max(1.0) as usize;
        let points = (0..=steps).map(|step| layout.curve.at(begin + (end - begin) * step as f64 / steps as f64));
        // Thick and thin in turn: who serves whom needs no colour.
        let stroke = if count > 1 && index % 2 == 0 { Stroke::Thick } else { Stroke::Thin };
        dots.line(points, stroke, Heat::Idle, look.theme.faint());
        if count > 1 {
            bar(dots, layout, begin, look);
        }
    }
    for &finger in &circle.fingers {
        chord(dots, layout, (circle.selected, finger), Stroke::Dotted(FINGER), look.theme.muted());
    }
    for &(member, by) in &circle.elsewhere {
        chord(dots, layout, (member, by), Stroke::Dotted(ELSEWHERE), look.theme.muted());
    }
    if let Some(look_up) = &circle.look_up {
        let way: Vec<usize> = look_up.way.iter().map(|&at| at as usize).collect();
        for hop in way.windows(2).take(hop_under_way(frame, circle).unwrap_or(0)) {
            chord(dots, layout, (hop[0], hop[1]), Stroke::Thin, look.theme.trail(MessageClass::Election));
        }
    }
}

fn chord(dots: &mut Dots, layout: &Layout, (from, to): (usize, usize), stroke: Stroke, style: Style) {
    let station = |at: usize| layout.stations.get(at).map(|&station| layout.curve.at(station));
    let path = match (station(from), station(to)) {
        _ if layout.has_way(from, to) => Some(layout.route(from, to, true)),
        (Some(from), Some(to)) => Some(Path::through(vec![from, to])),
        _ => None,
    };
    if let Some(path) = path.filter(|_| from != to) {
        dots.line(path.walk(0.0, path.length(), dots::STEP), stroke, Heat::Idle, style);
    }
}

/// A bar across the circle where a segment begins.
fn bar(dots: &mut Dots, layout: &Layout, part: f64, look: &Look) {
    let (on, centre) = (layout.curve.at(part), layout.shape.centre);
    let length = on.distance(centre).max(1.0);
    let [inner, outer] = [-BAR, BAR].map(|by| on.towards(centre, by / length));
    let path = Path::through(vec![inner, outer]);
    dots.line(path.walk(0.0, path.length(), dots::STEP), Stroke::Thin, Heat::Idle, look.theme.muted());
}

/// Which hop of the look-up that is drawn is a message now, from 0 on.
pub(super) fn hop_under_way(frame: &Frame, circle: &Circle) -> Option<usize> {
    let way = &circle.look_up.as_ref()?.way;
    let is_hop = |hop: &[u32]| {
        frame.messages.iter().any(|message| (message.from, message.to) == (hop[0] as usize, hop[1] as usize))
    };
    way.windows(2).position(is_hop)
}

fn of_plane(dots: &mut Dots, stage: Stage<'_>, plane: &Plane, (seats, places): (&Seats, &[Place])) {
    let Stage { look, layout, clip } = stage;
    borders(dots, clip, layout, (plane, places), look);
    let selected = plane.selected;
    let place_of = |at: usize| places.get(at).copied().unwrap_or_default();
    let mut line = |from, to, stroke, style| {
        let way = StraightWay::new(layout.area, (place_of(from), place_of(to)), plane.is_torus, dots::STEP);
        dots.line(way.points(), stroke, Heat::Idle, style);
    };
    for &neighbour in &plane.neighbours {
        line(selected, neighbour, Stroke::Dotted(OVERLAY), look.theme.faint());
    }
    for &(member, by) in &plane.elsewhere {
        line(member, by, Stroke::Dotted(ELSEWHERE), look.theme.muted());
    }
    for holder in &plane.holders {
        let Some((from, end, _)) = arrow(stage, seats, holder) else { continue };
        let path = Path::through(vec![from, end]);
        let (stroke, style) = if holder.token.strength() > holder.token.theta {
            (Stroke::Thick, look.theme.strong())
        } else {
            (Stroke::Thin, look.theme.muted())
        };
        dots.line(path.walk(0.0, path.length(), dots::STEP), stroke, Heat::Idle, style);
    }
}

/// Where the arrow of a force begins and ends, and which way it points; none of no force.
fn arrow(Stage { look, layout, .. }: Stage<'_>, seats: &Seats, holder: &Holder) -> Option<(Point, Point, (f64, f64))> {
    let strength = holder.token.strength();
    let card = layout.cards.get(holder.position).copied().or_else(|| crowd::chip(layout, seats, holder, look))?;
    if strength <= 0.0 {
        return None;
    }
    let from = middle(card);
    let length = (AT_THRESHOLD * strength / holder.token.theta.max(0.01)).min(LONGEST) + f64::from(card.width) / 2.0;
    let heading = (holder.token.force.0 / strength, holder.token.force.1 / strength);
    let end = Point { x: from.x + length * heading.0, y: from.y + length * heading.1 };
    // One that would not leave its card is not drawn.
    let (x, y) = end.cell();
    (!inside(card, x, y)).then_some((from, end, heading))
}

/// The borders between the regions of the nearest settled holders.
fn borders(dots: &mut Dots, clip: Rect, layout: &Layout, (plane, places): (&Plane, &[Place]), look: &Look) {
    let settled: Vec<Place> = plane
        .holders
        .iter()
        .filter(|holder| holder.token.is_settled)
        .filter_map(|holder| places.get(holder.position).copied())
        .collect();
    if settled.len() < 2 {
        return;
    }
    let area = layout.area.intersection(clip);
    let (corner, (width, height)) = square(layout.area);
    let columns = width as usize;
    let rows = height as usize;
    let side = f64::from(Place::SIDE);
    let point = |x: usize, y: usize| Place {
        x: ((x as f64 + 0.5) / width * side).min(side - 1.0) as u16,
        y: ((y as f64 + 0.5) / height * side).min(side - 1.0) as u16,
    };
    let nearest = |here: Place| {
        (0..settled.len())
            .min_by_key(|&index| (settled[index].square_to(here, plane.is_torus), index))
            .unwrap_or_default()
    };
    let selected = places.get(plane.selected).map(|&place| nearest(place));
    let mut above: Vec<usize> = Vec::new();
    for y in 0..rows {
        let row: Vec<usize> = (0..columns).map(|x| nearest(point(x, y))).collect();
        for x in 0..columns {
            let here = Point { x: corner.x + x as f64, y: corner.y + y as f64 };
            let left = x.checked_sub(1).map(|left| row[left]);
            let mut others = left.into_iter().chain(above.get(x).copied()).filter(|&other| other != row[x]).peekable();
            let (column, line) = here.cell();
            if others.peek().is_none() || !inside(area, column, line) {
                continue;
            }
            // The region of the selected process has a brighter border.
            let is_selected = Some(row[x]) == selected || others.any(|other| Some(other) == selected);
            let style = if is_selected { look.theme.muted() } else { look.theme.faint() };
            dots.point(here, Heat::Idle, style);
        }
        above = row;
    }
}

/// What the lines mean, as far as there are any.
pub(super) fn entries(frame: &Frame, look: &Look) -> Vec<Entry> {
    let theme = &look.theme;
    let line = match look.glyphs.lines {
        Lines::Braille => "⠄⠄",
        Lines::Cells { idle, .. } => idle,
    };
    let entry = |sample: &str, style: Style, word| Entry::new(sample, style, look.texts.fit(word)).plain();
    let mut entries = Vec::new();
    match frame.ground.as_deref() {
        Some(Ground::Circle(circle)) => {
            if !circle.fingers.is_empty() {
                entries.push(entry(line, theme.muted(), ids::LEGEND_FINGER));
            }
            if !circle.elsewhere.is_empty() {
                entries.push(entry(line, theme.muted(), ids::LEGEND_ELSEWHERE));
            }
        }
        Some(Ground::Plane(plane)) => {
            if plane.holders.iter().any(|holder| holder.token.strength() > 0.0) {
                entries.push(entry(look.glyphs.arrows[0], theme.muted(), ids::LEGEND_FORCE));
            }
            if !plane.elsewhere.is_empty() {
                entries.push(entry(line, theme.muted(), ids::LEGEND_ELSEWHERE));
            }
        }
        None => {}
    }
    entries
}
