//! More processes than have cards, where they stand on an id circle or on a plane: each is a sign or a dot, and what is named are those
//! that serve.

mod members;

use std::rc::Rc;

use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use super::curve::{Curve, Point, Quarter, Shape};
use super::dots::{self, Dots, Heat, Stroke};
use super::geometry::{CardSize, Layout};
use super::legend::{self, Entry, Selected};
use super::path::Path;
use super::{Stage, draw_labels};
use super::{begin, graph, ground, parted, seated};
use crate::Look;
use crate::canvas::{Canvas, inside};
use crate::look::glyphs::Lines;
use crate::scene::Scene;
use crate::target::Target;
pub(super) use members::chip;
use suffrage_engine::protocol::{Role, Value};
use suffrage_session::model::Frame;
use suffrage_session::model::ground::{Circle, Ground, Seats, Service};
use suffrage_text::ids;

/// The longest bar of a load, as a part of the radius.
const LONGEST_BAR: f64 = 0.3;
/// A bar begins so far inside of the circle.
const BAR_FROM: f64 = 0.06;

/// In a smaller area a list shows more.
const LEAST: (u16, u16) = (30, 9);
/// Columns and units round a circle, for marks beside it.
const AROUND: (f64, f64) = (4.0, 2.0);

/// A layout without cards; nothing where processes have no seats, or where there is no room.
pub(super) fn place(frame: &Frame, area: Rect, legend: u16) -> Option<Layout> {
    let area = parted(area, legend).0;
    if area.width < LEAST.0 || area.height < LEAST.1 {
        return None;
    }
    let (centre, (a, b), stations) = match frame.seats.as_ref()? {
        Seats::Circle(stations) => {
            let (width, height) = (f64::from(area.width), 2.0 * f64::from(area.height));
            let b = height / 2.0 - AROUND.1;
            let a = (width / 2.0 - AROUND.0).min(seated::FLATTEST * b);
            let centre = Point { x: f64::from(area.x) + width / 2.0, y: 2.0 * f64::from(area.y) + height / 2.0 };
            (centre, (a, b.min(a)), stations.to_vec())
        }
        Seats::Plane(_) => {
            let (corner, (width, height)) = seated::square(area);
            (Point { x: corner.x + width / 2.0, y: corner.y + height / 2.0 }, (width / 2.0, height / 2.0), Vec::new())
        }
    };
    let shape = Shape { centre, a, b, exponent: 2.0 };
    let curve: Curve = Quarter::new(2.0).curve(&shape);
    Some(Layout { stations, ..Layout::of(graph(frame, false), CardSize::XSmall, (area, Vec::new()), (shape, curve)) })
}

/// Where a process stands, in units.
pub(super) fn point(layout: &Layout, seats: &Seats, process: usize) -> Option<Point> {
    match seats {
        Seats::Circle(stations) => stations.get(process).map(|&station| layout.curve.at(station)),
        Seats::Plane(places) => places.get(process).map(|&place| seated::on_plane(layout.area, place)),
    }
}

/// Draws the processes of a frame where [`place`] has found a place for them.
pub(super) fn draw(scene: &Scene<'_>, layout: &Rc<Layout>, area: Rect, canvas: &mut Canvas<'_>) {
    let Scene { frame, view, look } = *scene;
    let Some((clip, row)) = begin(scene, area, canvas) else { return };
    let stage = Stage { look, layout, clip };
    record(canvas, clip, layout, frame);
    let named = ground::labels(stage, frame);
    let holders = members::holders(stage, frame);
    let mut dots = Dots::new(clip);
    ground::lines(&mut dots, stage, frame);
    if let Some(Ground::Circle(circle)) = frame.ground.as_deref() {
        bars(&mut dots, stage, circle);
    }
    let are_signs = members::have_signs(frame, clip);
    if !are_signs {
        members::dots(&mut dots, stage, frame);
    }
    // Without Braille a message would look like a process.
    if look.glyphs.lines == Lines::Braille {
        ground::messages(&mut dots, stage, frame, view.glide);
    }
    for label in &named {
        let place = label.place;
        dots.clear(Rect { x: place.x.saturating_sub(1), width: place.width + 2, ..place });
    }
    dots.draw(look.glyphs.lines, canvas);
    let mut signs = if are_signs { members::signs(canvas, stage, frame) } else { members::of_dots(frame, look) };
    if look.glyphs.lines == Lines::Braille && frame.messages.iter().any(|message| message.lost.is_some()) {
        signs.push(Entry::new(members::dot(look), look.theme.fault(), look.texts.fit(ids::LEGEND_LOST)));
    }
    draw_labels(canvas, clip, &named);
    ground::heads(canvas, stage, frame);
    draw_labels(canvas, clip, &holders);
    mark(canvas, stage, frame, view.selected);
    let under_way = frame.counts.in_flight + frame.counts.notices;
    canvas.shown().told_in_all(under_way as usize);
    let sentence = (under_way > 0).then(|| look.texts.fit(ids::HubUnderWay { count: Value::Number(under_way) }));
    let more = ground::entries(frame, look);
    legend::draw(canvas, row, frame, look, sentence.as_ref(), (Selected::Pointers, Some(signs), &more));
}

/// A pointer means the process that is nearest to its cell, if one is that near.
fn record(canvas: &mut Canvas<'_>, clip: Rect, layout: &Rc<Layout>, frame: &Frame) {
    let (Some(seats), layout, n) = (frame.seats.clone(), Rc::clone(layout), frame.n) else { return };
    canvas.hit_by(clip, move |at: Position| {
        let far = |process: usize| {
            let (x, y) = point(&layout, &seats, process).map_or((i32::MAX / 4, i32::MAX / 4), Point::cell);
            (x - i32::from(at.x)).abs().max((y - i32::from(at.y)).abs())
        };
        (0..n).min_by_key(|&process| far(process)).filter(|&process| far(process) <= 1).map(Target::Process)
    });
}

/// Of each segment its load, inwards from the circle: against the limit of one super-peer, or else the largest.
fn bars(dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>, circle: &Circle) {
    let largest = circle.segments.iter().map(|segment| segment.served).max().unwrap_or(0);
    let most = circle.limit.map_or(largest, |limit| limit as usize).max(1);
    for segment in circle.segments.iter().filter(|segment| segment.served > 0) {
        let on = layout.curve.at((segment.number as f64 + 0.5) / circle.circle.segments() as f64);
        let length = LONGEST_BAR * (segment.served as f64 / most as f64).min(1.0);
        let [from, to] = [BAR_FROM, BAR_FROM + length].map(|part| on.towards(layout.shape.centre, part));
        let path = Path::through(vec![from, to]);
        dots.line(path.walk(0.0, path.length(), dots::STEP), Stroke::Thick, Heat::Trail, look.theme.strong());
    }
}

/// Marks the selected process with its id between pointers.
fn mark(canvas: &mut Canvas<'_>, Stage { look, layout, clip }: Stage<'_>, frame: &Frame, selected: usize) {
    let seats = frame.seats.as_ref();
    let process = selected.checked_sub(frame.first).and_then(|at| frame.processes.get(at));
    if let (Some(point), Some(process)) = (seats.and_then(|seats| point(layout, seats, selected)), process) {
        let (left, right) = look.glyphs.pointers;
        let text = format!("{left}{}{right}", look.texts.name(process.id));
        let (x, y) = point.cell();
        let columns = i32::from(text.chars().count() as u16);
        let x = (x - columns / 2).clamp(i32::from(clip.x), (i32::from(clip.right()) - columns).max(i32::from(clip.x)));
        if inside(clip, x, y) {
            canvas.write(clip, x, y, &text, look.theme.strong());
        }
    }
}

/// The ink of a process by how it is served.
fn ink(service: Service, look: &Look) -> Style {
    match service {
        Service::Served => look.theme.muted(),
        Service::Unserved => look.theme.strong(),
        Service::Serves => look.theme.state_text(Role::Leader),
        Service::Down => look.theme.fault(),
    }
}

#[cfg(test)]
mod tests;
