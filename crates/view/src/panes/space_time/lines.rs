//! The ways of the messages between the lifelines.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::Chart;
use super::crowd::Crowd;
use super::geometry::Geometry;
use super::legs::{Leg, in_sight, legs, points, progress};
use crate::arena::dots::{Dots, Heat, Stroke};
use crate::canvas::{Canvas, inside};
use crate::look::glyphs::Lines;
use crate::scene::Scene;
use crate::target::Target;
use suffrage_engine::protocol::Role;
use suffrage_session::model::space_time::{Crossing, SpaceTime};

/// The way of a value stands out where there is one; a selected event has a past instead.
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

/// Draws the ways between the lifelines, up to the last tick that is shown. Where there is nothing between the lifelines, there
/// are only the ways that led to the selected event, over them.
pub(super) fn draw(Chart { scene, geometry, diagram, .. }: Chart<'_>, canvas: &mut Canvas<'_>) {
    if geometry.pitch > 1 || diagram.selected.is_some() {
        let crowd = Crowd::of(geometry, diagram);
        let mut dots = Dots::new(geometry.plot);
        let shown = (diagram.selected.is_some(), diagram.has_way());
        for crossing in in_sight(geometry, diagram) {
            let (stroke, heat, style) = look(scene, crossing, shown);
            let part = progress(crossing, diagram.until);
            for leg in legs(geometry, crossing).filter(|_| part > 0.0) {
                dots.line(points(leg, part).filter(|point| !crowd.hides(geometry, point.cell())), stroke, heat, style);
            }
        }
        match scene.look.glyphs.lines {
            Lines::Braille => dots.draw(Lines::Braille, canvas),
            // The mark of a trail is that of an event here.
            Lines::Cells { idle, .. } => {
                dots.draw(Lines::Cells { idle, trail: idle }, canvas);
                slants(geometry, diagram, idle, canvas);
            }
        }
        crowd.draw(scene, geometry, canvas);
        for position in geometry.rows.positions().filter(|_| geometry.pitch > 1) {
            let row = geometry.row(position).unwrap_or(geometry.plot.y);
            canvas.fill(geometry.plot, Rect { y: row, height: 1, ..geometry.plot }, Style::new());
        }
    }
}

/// Draws where messages were lost, except on cells where something else happened.
pub(super) fn draw_losses(Chart { scene, geometry, diagram, .. }: Chart<'_>, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    for crossing in
        in_sight(geometry, diagram).filter(|crossing| crossing.lost.is_some_and(|lost| lost <= diagram.until))
    {
        for (x, y) in losses(geometry, diagram, crossing) {
            canvas.put(geometry.plot, x, y, scene.glyphs().lost_at_tick, theme.fault());
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
        if geometry.pitch > 1 && !at_receiver && u16::try_from(row).is_ok_and(|row| geometry.on_lifeline(row).is_some())
        {
            row -= if part > 0.5 { down } else { -down };
        }
        (x, row)
    };
    let inside = |&(x, y): &(i32, i32)| inside(geometry.plot, x, y);
    legs(geometry, crossing).map(cell).filter(inside).collect()
}

/// Where lines are made of characters, steep ones are made of slants.
fn slants(geometry: &Geometry, diagram: &SpaceTime, dot: &str, canvas: &mut Canvas<'_>) {
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
                if inside(geometry.plot, x, y)
                    && let Some(cell) = canvas.cell_mut(x as u16, y as u16)
                    && cell.symbol() == dot
                {
                    let style = cell.style();
                    canvas.put(geometry.plot, x, y, slant, style);
                }
            }
        }
    }
}

struct Way {
    target: Target,
    legs: Vec<Leg>,
    /// How much of its legs it has behind it.
    part: f64,
    lost: Vec<(i32, i32)>,
}

impl Way {
    fn passes(&self, cell: (i32, i32)) -> bool {
        let covers = |leg: &Leg| points(*leg, self.part).any(|point| point.cell() == cell);
        self.lost.contains(&cell) || self.legs.iter().any(covers)
    }
}

/// Records the ways of the messages. A message leads to its arrival or, before that, to its sending. Of several in a cell, the latest
/// was drawn last.
pub(super) fn record(geometry: &Geometry, diagram: &SpaceTime, canvas: &mut Canvas<'_>) {
    let mut ways = Vec::new();
    for crossing in in_sight(geometry, diagram) {
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
    canvas.hit_by(plot, move |at| {
        if geometry.pitch > 1 && geometry.on_lifeline(at.y).is_some() {
            return None;
        }
        ways.iter().rfind(|way| way.passes((i32::from(at.x), i32::from(at.y)))).map(|way| way.target)
    });
}
