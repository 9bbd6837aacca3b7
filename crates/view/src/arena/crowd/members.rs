//! The processes of a crowd: signs where most have a cell of their own, else dots.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::super::curve::Point;
use super::super::dots::{Dots, Heat};
use super::super::geometry::Layout;
use super::super::legend::Entry;
use super::super::{Label, Stage};
use super::{ink, point};
use crate::canvas::{Canvas, inside};
use crate::look::glyphs::Lines;
use crate::{Look, words};
use suffrage_engine::protocol::Role;
use suffrage_session::model::Frame;
use suffrage_session::model::ground::{Ground, Holder, Seats, Service};
use suffrage_text::{TextId, ids};

/// With fewer cells to a process, processes are dots.
const CELLS: usize = 4;
/// The largest number of processes of a cell that is said.
const MOST_SAID: u8 = 9;

/// Whether each process is a sign: on a plane with room for that. On a circle they stand too close.
pub(super) fn have_signs(frame: &Frame, clip: Rect) -> bool {
    let cells = usize::from(clip.width) * usize::from(clip.height);
    matches!(frame.seats, Some(Seats::Plane(_))) && cells >= CELLS * frame.n
}

/// Those that are served first, so that the others are seen among them.
pub(super) fn dots(dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>, frame: &Frame) {
    let (Some(seats), Some(ground)) = (&frame.seats, frame.ground.as_deref()) else { return };
    let mut order: Vec<(Service, usize)> = ground.services().iter().copied().zip(0..).collect();
    order.sort_by_key(|&(service, _)| service);
    for (service, process) in order {
        if let Some(point) = point(layout, seats, process) {
            dots.point(point, Heat::Lost, ink(service, look));
        }
    }
}

/// What the inks of dots mean.
pub(super) fn of_dots(frame: &Frame, look: &Look) -> Vec<Entry> {
    let Some(ground) = frame.ground.as_deref() else { return Vec::new() };
    let mut met = ground.services().to_vec();
    met.sort_unstable();
    met.dedup();
    met.into_iter().map(|service| Entry::new(dot(look), ink(service, look), look.texts.fit(word(service)))).collect()
}

/// A dot as it is drawn among lines.
pub(super) const fn dot(look: &Look) -> &'static str {
    match look.glyphs.lines {
        Lines::Braille => "⠄",
        Lines::Cells { trail, .. } => trail,
    }
}

/// What stands in a cell: how many, and of them the one that is to be seen first.
type Cell = (u8, Service);

/// A sign for each process, and a number where several stand in one cell. Gives what the signs mean.
pub(super) fn signs(canvas: &mut Canvas<'_>, Stage { look, layout, clip }: Stage<'_>, frame: &Frame) -> Vec<Entry> {
    let (Some(seats), Some(ground)) = (&frame.seats, frame.ground.as_deref()) else { return Vec::new() };
    let mut cells: Vec<Option<Cell>> = vec![None; usize::from(clip.width) * usize::from(clip.height)];
    for (process, &service) in ground.services().iter().enumerate() {
        let Some((x, y)) = point(layout, seats, process).map(Point::cell).filter(|&(x, y)| inside(clip, x, y)) else {
            continue;
        };
        let index = (y - i32::from(clip.y)) as usize * usize::from(clip.width) + (x - i32::from(clip.x)) as usize;
        let (count, seen) = cells[index].unwrap_or((0, Service::Served));
        cells[index] = Some((count.saturating_add(1), seen.max(service)));
    }
    let mut met: Vec<(&str, Style, Service)> = Vec::new();
    for (cell, index) in cells.into_iter().zip(0_u16..) {
        let Some((count, service)) = cell else { continue };
        let (x, y) = (clip.x + index % clip.width, clip.y + index / clip.width);
        let style = ink(service, look);
        let sign = sign(service, look);
        let said = match count {
            1 => sign.to_owned(),
            2..=MOST_SAID => count.to_string(),
            _ => "+".to_owned(),
        };
        canvas.put(clip, i32::from(x), i32::from(y), &said, style);
        if count == 1 && met.iter().all(|&(known, ..)| known != sign) {
            met.push((sign, style, service));
        }
    }
    met.sort_by_key(|&(.., service)| service);
    met.into_iter().map(|(sign, style, service)| Entry::new(sign, style, look.texts.fit(word(service)))).collect()
}

fn sign(service: Service, look: &Look) -> &'static str {
    let [served, unserved] = look.glyphs.members;
    match service {
        Service::Served => served,
        Service::Unserved => unserved,
        Service::Serves => look.glyphs.state(Role::Leader),
        Service::Down => look.glyphs.state(Role::Crashed),
    }
}

fn word(service: Service) -> TextId {
    match service {
        Service::Served => ids::LEGEND_SERVED,
        Service::Unserved => ids::LEGEND_UNSERVED,
        Service::Serves => ids::LEGEND_SUPER_PEER,
        Service::Down => words::state(Role::Crashed),
    }
}

/// The chips and the loads that cover no chip.
pub(super) fn holders(Stage { look, layout, clip }: Stage<'_>, frame: &Frame) -> Vec<Label> {
    let (Some(Ground::Plane(plane)), Some(seats)) = (frame.ground.as_deref(), &frame.seats) else { return Vec::new() };
    let mut labels: Vec<Label> = Vec::new();
    for holder in &plane.holders {
        let Some(chip) = chip(layout, seats, holder, look) else { continue };
        let chip = chip.intersection(clip);
        if labels.iter().any(|label| label.place.intersects(chip)) {
            continue;
        }
        let role = if holder.token.is_settled { Role::Leader } else { Role::Active };
        labels.push(Label { place: chip, text: chip_text(holder, look), style: look.theme.tile(role) });
    }
    for holder in plane.holders.iter().filter(|holder| holder.load > 0) {
        let Some(chip) = chip(layout, seats, holder, look) else { continue };
        let text = holder.load.to_string();
        let width = text.len() as u16;
        let sides = [chip.right(), chip.x.saturating_sub(width)];
        let places = sides.map(|x| Rect { x, width, ..chip });
        let is_free = |cells: &Rect| {
            cells.intersection(clip) == *cells && labels.iter().all(|label| !label.place.intersects(*cells))
        };
        if let Some(cells) = places.into_iter().find(is_free) {
            labels.push(Label { place: cells, text, style: look.theme.text() });
        }
    }
    labels
}

/// The cells of a chip, all of them in the layout's area.
pub(in crate::arena) fn chip(layout: &Layout, seats: &Seats, holder: &Holder, look: &Look) -> Option<Rect> {
    let (x, y) = point(layout, seats, holder.position)?.cell();
    let width = chip_text(holder, look).chars().count() as u16;
    let (left, right) = (i32::from(layout.area.left()), i32::from(layout.area.right()) - i32::from(width));
    let x = (x - i32::from(width) / 2).clamp(left, right.max(left));
    let y = y.clamp(i32::from(layout.area.top()), i32::from(layout.area.bottom()) - 1);
    Some(Rect { x: x as u16, y: y as u16, width, height: 1 })
}

fn chip_text(holder: &Holder, look: &Look) -> String {
    let sign = if holder.token.is_settled { look.glyphs.state(Role::Leader) } else { look.glyphs.token };
    format!("{sign}{}", look.texts.name(holder.id))
}
