//! The holders of tokens in a crowd, each a chip with its id, and beside it how many it serves.

use ratatui::layout::Rect;

use super::super::geometry::Layout;
use super::super::stage::{Label, Stage};
use super::point;
use crate::paint::Look;
use crate::protocol::Role;
use crate::session::model::Frame;
use crate::session::model::ground::{Ground, Holder, Seats};

/// The chips and the loads that cover no chip.
pub(super) fn placed(Stage { look, layout, clip }: Stage<'_>, frame: &Frame) -> Vec<Label> {
    let (Some(Ground::Plane(plane)), Some(seats)) = (frame.ground.as_deref(), &frame.seats) else { return Vec::new() };
    let mut labels: Vec<Label> = Vec::new();
    for holder in &plane.holders {
        let Some(chip) = chip(layout, seats, holder, look) else { continue };
        let chip = chip.intersection(clip);
        if labels.iter().any(|label| label.place.intersects(chip)) {
            continue;
        }
        let role = if holder.token.is_settled { Role::Leader } else { Role::Active };
        labels.push(Label { place: chip, text: text(holder, look), style: look.theme.tile(role) });
    }
    for holder in plane.holders.iter().filter(|holder| holder.load > 0) {
        let Some(chip) = chip(layout, seats, holder, look) else { continue };
        let text = holder.load.to_string();
        let width = text.len() as u16;
        let sides = [chip.right(), chip.x.saturating_sub(width)];
        let places = sides.map(|x| Rect { x, width, ..chip });
        let is_free =
            |cells: &Rect| cells.intersection(clip) == *cells && labels.iter().all(|label| !label.place.intersects(*cells));
        if let Some(cells) = places.into_iter().find(is_free) {
            labels.push(Label { place: cells, text, style: look.theme.text() });
        }
    }
    labels
}

/// The cells of a chip, all of them in the layout's area.
pub(in crate::paint::arena) fn chip(layout: &Layout, seats: &Seats, holder: &Holder, look: &Look) -> Option<Rect> {
    let (x, y) = point(layout, seats, holder.position)?.cell();
    let width = text(holder, look).chars().count() as u16;
    let (left, right) = (i32::from(layout.area.left()), i32::from(layout.area.right()) - i32::from(width));
    let x = (x - i32::from(width) / 2).clamp(left, right.max(left));
    let y = y.clamp(i32::from(layout.area.top()), i32::from(layout.area.bottom()) - 1);
    Some(Rect { x: x as u16, y: y as u16, width, height: 1 })
}

fn text(holder: &Holder, look: &Look) -> String {
    let sign = if holder.token.is_settled { look.glyphs.state(Role::Leader) } else { look.glyphs.token };
    format!("{sign}{}", look.texts.name(holder.id))
}
