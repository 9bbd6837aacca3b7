//! The ways of the messages between the lifelines.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::crowd::Crowd;
use super::geometry::Geometry;
use crate::paint::arena::curve::Point;
use crate::paint::arena::dots::{Dots, Heat, STEP, Stroke};
use crate::paint::glyphs::Lines;
use crate::paint::pen;
use crate::paint::view::Scene;
use crate::protocol::{Role, Ticks};
use crate::session::model::space_time::{Crossing, SpaceTime};

/// A straight piece of a message's way, in rows and columns of the buffer; rows may be beyond the edges of the plot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Leg {
    pub(super) from: (f64, f64),
    pub(super) to: (f64, f64),
}

impl Leg {
    /// The point that a message has come to after this part of its time.
    pub(super) fn at(self, part: f64) -> (f64, f64) {
        let between = |from: f64, to: f64| from + (to - from) * part;
        (between(self.from.0, self.to.0), between(self.from.1, self.to.1))
    }
}

/// The legs of a message's way: one, or, where it goes round the ring past the last process, one out through an edge and one in
/// through the other. Nothing where neither end is shown.
pub(super) fn legs(geometry: &Geometry, crossing: &Crossing) -> impl Iterator<Item = Leg> + use<> {
    let columns = (f64::from(geometry.column(crossing.sent)), f64::from(geometry.column(crossing.due)));
    let index = |position: usize| position.cast_signed() - geometry.rows.start.cast_signed();
    let leg = |index: isize| Leg {
        from: (columns.0, f64::from(geometry.row_of_index(index))),
        to: (columns.1, f64::from(geometry.row_of_index(index + crossing.down))),
    };
    let (from, to) = (geometry.rows.contains(&crossing.from), geometry.rows.contains(&crossing.to));
    let goes_round = crossing.from.cast_signed() + crossing.down != crossing.to.cast_signed();
    let out = (from || (to && !goes_round)).then(|| leg(index(crossing.from)));
    let back = (to && goes_round).then(|| leg(index(crossing.to) - crossing.down));
    out.into_iter().chain(back)
}

/// How much of its way a message has behind it at a tick.
pub(super) fn progress(crossing: &Crossing, now: Ticks) -> f64 {
    let end = crossing.lost.unwrap_or(now).min(now).min(crossing.due);
    let whole = crossing.due.saturating_sub(crossing.sent).max(1);
    end.saturating_sub(crossing.sent) as f64 / whole as f64
}

/// How a message looks: brighter in the past of the selected event.
fn look(scene: &Scene<'_>, crossing: &Crossing, selecting: bool) -> (Stroke, Heat, Style) {
    let theme = scene.theme();
    if crossing.lost.is_some() {
        return (Stroke::Dotted(1.0), Heat::Lost, theme.fault());
    }
    let style = if crossing.notice { theme.notice_trail() } else { theme.trail(crossing.class) };
    let stroke = if crossing.notice { Stroke::Dotted(1.0) } else { Stroke::Thin };
    (stroke, Heat::Trail, if selecting { style.add_modifier(Modifier::BOLD) } else { style })
}

/// Draws the ways between the lifelines, up to the last tick that is shown. Where there is nothing between the lifelines, there
/// are only the ways that led to the selected event, over them.
pub(super) fn draw(scene: &Scene<'_>, geometry: &Geometry, diagram: &SpaceTime, buffer: &mut Buffer) {
    if geometry.pitch > 1 || diagram.selected.is_some() {
        let crowd = Crowd::of(geometry, diagram);
        let mut dots = Dots::new(geometry.plot);
        for crossing in in_sight(geometry, diagram) {
            let (stroke, heat, style) = look(scene, crossing, diagram.selected.is_some());
            let part = progress(crossing, diagram.until);
            for leg in legs(geometry, crossing).filter(|_| part > 0.0) {
                dots.line(points(leg, part).filter(|point| !crowd.hides(geometry, point.cell())), stroke, heat, style);
            }
        }
        match scene.look.glyphs.lines {
            Lines::Braille => dots.draw(Lines::Braille, buffer),
            // The mark of a trail is that of an event here.
            Lines::Cells { idle, .. } => {
                dots.draw(Lines::Cells { idle, trail: idle }, buffer);
                slants(geometry, diagram, idle, buffer);
            }
        }
        crowd.draw(scene, geometry, buffer);
        for position in geometry.rows.clone().filter(|_| geometry.pitch > 1) {
            let row = geometry.row(position).unwrap_or(geometry.plot.y);
            pen::fill(buffer, geometry.plot, Rect { y: row, height: 1, ..geometry.plot }, Style::new());
        }
    }
}

/// Draws where messages were lost, except on cells where something else happened.
pub(super) fn draw_losses(scene: &Scene<'_>, geometry: &Geometry, diagram: &SpaceTime, buffer: &mut Buffer) {
    let theme = scene.theme();
    for crossing in in_sight(geometry, diagram).filter(|crossing| crossing.lost.is_some_and(|lost| lost <= diagram.until)) {
        for (x, y) in losses(geometry, diagram, crossing) {
            pen::put(buffer, geometry.plot, x, y, scene.strokes().lost, theme.fault());
        }
    }
}

/// The cells at which a message was lost. At a process that is down it is lost on its row; on the way, beside any lifeline.
pub(super) fn losses(geometry: &Geometry, diagram: &SpaceTime, crossing: &Crossing) -> Vec<(i32, i32)> {
    let part = progress(crossing, diagram.until);
    let lost = crossing.lost.unwrap_or_default();
    let receiver = diagram.lifelines.iter().find(|line| line.position == crossing.to);
    let at_receiver = part >= 1.0 && receiver.is_none_or(|line| line.role_at(lost) == Some(Role::Crashed));
    let cell = |leg: Leg| {
        let (x, y) = leg.at(part);
        let (x, mut row) = (x.round() as i32, y.round() as i32);
        let down = if leg.to.1 > leg.from.1 { 1 } else { -1 };
        if geometry.pitch > 1 && !at_receiver && u16::try_from(row).is_ok_and(|row| geometry.on_lifeline(row).is_some()) {
            row -= if part > 0.5 { down } else { -down };
        }
        (x, row)
    };
    let inside = |&(x, y): &(i32, i32)| pen::inside(geometry.plot, x, y);
    legs(geometry, crossing).map(cell).filter(inside).collect()
}

/// The messages of which something can be in sight; while an event is selected, those that led to it.
pub(super) fn in_sight<'d>(geometry: &Geometry, diagram: &'d SpaceTime) -> impl Iterator<Item = &'d Crossing> {
    let from = geometry.from;
    let until = from.saturating_add(Ticks::from(geometry.plot.width / geometry.scale) + 1);
    let selecting = diagram.selected.is_some();
    let shown = move |crossing: &&Crossing| crossing.due >= from && crossing.sent <= until && (!selecting || crossing.in_past);
    diagram.messages.iter().filter(shown)
}

/// The points of the first part of a leg, close enough together for a line of dots.
pub(super) fn points(leg: Leg, part: f64) -> impl Iterator<Item = Point> {
    // Columns and rows to units, and to the middles of their cells.
    let point = |(x, y): (f64, f64)| Point { x: x + 0.5, y: 2.0 * y + 1.0 };
    let (from, to) = (point(leg.from), point(leg.at(part)));
    let steps = (from.distance(to) / STEP).ceil().max(1.0) as usize;
    (0..=steps).map(move |step| from.towards(to, step as f64 / steps as f64))
}

/// Where lines are made of characters, steep ones are made of slants.
fn slants(geometry: &Geometry, diagram: &SpaceTime, dot: &str, buffer: &mut Buffer) {
    for crossing in in_sight(geometry, diagram) {
        let steep = (crossing.due.saturating_sub(crossing.sent)) * u64::from(geometry.scale)
            <= 2 * crossing.down.unsigned_abs() as u64 * u64::from(geometry.pitch);
        if !steep || crossing.lost.is_some() || crossing.notice {
            continue;
        }
        let slant = if crossing.down > 0 { "\\" } else { "/" };
        for leg in legs(geometry, crossing) {
            for point in points(leg, progress(crossing, diagram.until)) {
                let (x, y) = point.cell();
                if pen::inside(geometry.plot, x, y) && buffer[(x as u16, y as u16)].symbol() == dot {
                    let style = buffer[(x as u16, y as u16)].style();
                    pen::put(buffer, geometry.plot, x, y, slant, style);
                }
            }
        }
    }
}

/// Whether a message's way, as far as it is drawn, passes through a cell, or ends there in a loss.
pub(super) fn covers(geometry: &Geometry, diagram: &SpaceTime, crossing: &Crossing, (x, y): (u16, u16)) -> bool {
    let cell = (i32::from(x), i32::from(y));
    let part = progress(crossing, diagram.until);
    let lost = crossing.lost.is_some_and(|lost| lost <= diagram.until);
    let on_way = || geometry.pitch > 1 && legs(geometry, crossing).any(|leg| points(leg, part).any(|point| point.cell() == cell));
    (lost && losses(geometry, diagram, crossing).contains(&cell)) || (part > 0.0 && on_way())
}
