//! Where on its way a message stands: a function of its way and of the time, whatever else is under way and whatever is selected.

use super::super::path::Path;
use super::super::reach::Reach;
use super::super::stage::Stage;
use super::super::way::{Stand, Way};
use super::form::{Form, forms};
use super::occupancy::{FIXED, MARGIN, MARK, Occupancy, WORDS};
use crate::session::model::Message;

/// A message keeps clear of rims if that leaves it so large a part of its way.
const ENOUGH: f64 = 0.5;

/// Where a message stands on its way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) along: f64,
    /// What it is clear of there, in any form.
    pub(super) clear_of: u8,
    /// The largest of its forms that has a place on the way, and that place.
    pub(super) form: usize,
    pub(super) stand: Stand,
}

/// Where a message stands with the largest of its forms that has a place; nothing where not even its glyph has one. Nothing gets further than `stop`, where its link is cut.
pub(super) fn along(
    Stage { look, layout, clip }: Stage<'_>,
    (message, way): (&Message, &Way),
    (now, stop): (f64, f64),
    occupancy: &Occupancy,
) -> Option<Found> {
    let headless = message.lost.is_some();
    let with = |(at, form): (usize, &Form), hard: u8| {
        let size = form.cells(message, look);
        let is_free = |along: f64, of: u8| {
            way.stand(along, size, clip)
                .is_some_and(|Stand { body, head, .. }| occupancy.is_free(body, of) && (headless || occupancy.is_free(head, of)))
        };
        let reach = |of: u8| Reach::of(way.path.length(), |along| is_free(along, of));
        let whole = reach(hard)?;
        let aired = reach(hard | MARGIN).filter(|aired| aired.length() >= ENOUGH * whole.length());
        let (reach, of) = aired.map_or((whole, hard), |aired| (aired, hard | MARGIN));
        let along = reach.at(part(message, now), stop - half(&way.path, stop, size), |along| is_free(along, of));
        Some(Found { along, clear_of: hard, form: at, stand: way.stand(along, size, clip)? })
    };
    // Rather smaller than over the hub; between near cards over the mark of a cut rather than not at all.
    [FIXED | MARK | WORDS, FIXED | MARK, FIXED]
        .iter()
        .find_map(|&hard| forms(message, look, layout).iter().enumerate().find_map(|form| with(form, hard)))
}

/// How far along its way the head of a message is that is drawn alone, clear of its sender and its receiver.
pub(super) fn headlong(Stage { layout, clip, .. }: Stage<'_>, (message, way): (&Message, &Way), now: f64) -> Option<f64> {
    let ends = [layout.cards[message.from], layout.cards[message.to]];
    let is_free =
        |along: f64| way.stand(along, (0, 1), clip).is_some_and(|stand| !ends.iter().any(|&end| end.intersects(stand.head)));
    Some(Reach::of(way.path.length(), is_free)?.at(part(message, now), f64::INFINITY, |_| true))
}

/// The part of its time that a message has been under way, or was until it was lost.
fn part(message: &Message, now: f64) -> f64 {
    let life = message.due.saturating_sub(message.sent).max(1) as f64;
    let then = message.lost.map_or(now, |lost| lost as f64);
    ((then - message.sent as f64) / life).clamp(0.0, 1.0)
}

/// How far from the mark of a cut the middle of a pill is that stands before it, in units.
fn half(path: &Path, along: f64, (width, height): (u16, u16)) -> f64 {
    if !along.is_finite() {
        return 0.0;
    }
    let (dx, dy) = path.heading(along);
    let (across, down) = (f64::from(width) / 2.0 + 1.0, f64::from(height) + 1.0);
    (across / dx.abs().max(1e-9)).min(down / dy.abs().max(1e-9))
}
