//! The way of a message that is told of and need not be under way any more: a line from its sender to its receiver, with a head.

use ratatui::style::Style;

use super::dots::{self, Dots, Heat, Stroke};
use super::geometry::Layout;
use super::links::{quarter, visible};
use super::path::Path;
use super::stage::Stage;
use crate::paint::Look;
use crate::paint::canvas::Canvas;
use crate::session::model::why::CarriedMessage;

/// Where the way runs; nothing if an end of it is not in the layout, or if both are the same process.
fn path(layout: &Layout, carried: &CarriedMessage) -> Option<Path> {
    layout.has_way(carried.from, carried.to).then(|| layout.route(carried.from, carried.to, carried.clockwise))
}

fn style(carried: &CarriedMessage, look: &Look) -> Style {
    if carried.lost { look.theme.fault() } else { look.theme.trail(carried.class) }
}

pub(super) fn line(dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>, carried: &CarriedMessage) {
    let Some(path) = path(layout, carried) else { return };
    let stroke = if carried.lost { Stroke::Dotted(1.0) } else { Stroke::Thick };
    dots.line(path.walk(0.0, path.length(), dots::STEP), stroke, Heat::Trail, style(carried, look));
}

pub(super) fn head(canvas: &mut Canvas<'_>, Stage { look, layout, clip }: Stage<'_>, carried: &CarriedMessage) {
    let Some(path) = path(layout, carried) else { return };
    let Some((_, high)) = visible(&path, layout.cards[carried.from], layout.cards[carried.to]) else { return };
    let (x, y) = path.at(high).cell();
    let symbol = if carried.lost { look.glyphs.lost } else { look.glyphs.arrows[2 * quarter(path.heading(high))] };
    canvas.put(clip, x, y, symbol, style(carried, look));
}
