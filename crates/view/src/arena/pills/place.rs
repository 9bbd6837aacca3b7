//! Where on its way a message stands: a function of its way and of the time alone; and which cells are taken.

use std::ops::Range;

use ratatui::layout::Rect;

use super::form::forms;
use crate::arena::way::{Reach, Stand, Way, part_of};
use crate::{arena::Stage, arena::curve::Path};
use suffrage_session::model::Message;

/// Taken by a card.
pub(in crate::arena) const FIXED: u8 = 1;
/// Round a card, where its rim may be.
pub(super) const MARGIN: u8 = 2;
/// Taken by the hub and by what stands in the corners, with a blank at its sides.
pub(in crate::arena) const WORDS: u8 = 4;
/// Taken by the mark of a process beside its card, or by the mark of a cut.
pub(in crate::arena) const MARK: u8 = 8;
/// All that words may take, whatever they say.
pub(in crate::arena) const ROOM: u8 = 16;

/// Which cells are taken, and by what.
pub(super) struct Occupancy {
    area: Rect,
    cells: Vec<u8>,
    /// Whose message has a cell: its index and one, 0 where there is none.
    owners: Vec<u16>,
}

impl Occupancy {
    pub(super) fn new(area: Rect) -> Self {
        let cells = usize::from(area.width) * usize::from(area.height);
        Self { area, cells: vec![0; cells], owners: vec![0; cells] }
    }

    /// The indices of the cells of a rectangle that are inside the area, row by row.
    fn rows(&self, rect: Rect) -> impl Iterator<Item = Range<usize>> + use<> {
        let (area, within) = (self.area, rect.intersection(self.area));
        // What lies beside the area has no rows.
        let rows = if within.is_empty() { 0..0 } else { within.top()..within.bottom() };
        rows.map(move |y| {
            let start = usize::from(y - area.y) * usize::from(area.width) + usize::from(within.x - area.x);
            start..start + usize::from(within.width)
        })
    }

    pub(super) fn take(&mut self, rect: Rect, by: u8) {
        for row in self.rows(rect) {
            self.cells[row].iter_mut().for_each(|cell| *cell |= by);
        }
    }

    pub(super) fn is_free(&self, rect: Rect, of: u8) -> bool {
        self.rows(rect).all(|row| self.cells[row].iter().all(|cell| cell & of == 0))
    }

    /// Gives all cells of a rectangle to a message.
    pub(super) fn claim(&mut self, rect: Rect, message: usize) {
        for row in self.rows(rect) {
            self.owners[row].fill(message as u16 + 1);
        }
    }

    /// The first message that has a cell of a rectangle, other than this one.
    pub(super) fn owner(&self, rect: Rect, but: usize) -> Option<usize> {
        let mut owners = self.rows(rect).flat_map(|row| &self.owners[row]).map(|&owner| usize::from(owner));
        owners.find(|&owner| owner != 0 && owner != but + 1).map(|owner| owner - 1)
    }
}

/// A message keeps clear of rims if that takes no more than this from either end of its way, in units: it passes what lies on its way.
const NEARLY: f64 = 8.0;

/// Rather smaller than where the hub may be, and rather there than over what it says now.
pub(super) const BESIDE_WORDS: [u8; 2] = [FIXED | MARK | WORDS | ROOM, FIXED | MARK | WORDS];
/// Between near cards over the mark of a cut rather than not at all.
pub(super) const BESIDE_CARDS: [u8; 2] = [FIXED | MARK, FIXED];

/// Where a message stands on its way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) along: f64,
    /// How far it stands from where it is by its time, in units; 0.0 or less where it stands there.
    pub(super) off: f64,
    /// What it is clear of there, in any form.
    pub(super) clear_of: u8,
    /// The largest of its forms that has a place on the way, and that place.
    pub(super) form: usize,
    pub(super) stand: Stand,
}

/// Where a message stands with the largest of its forms that has a place clear of these, the first of them if it can; nothing where not even
/// its glyph has one. Nothing gets further than `stop`, where its link is cut.
pub(super) fn along(
    Stage { look, layout, clip }: Stage<'_>,
    (message, way): (&Message, &Way),
    (now, stop): (f64, f64),
    (occupancy, clear_of): (&Occupancy, &[u8]),
) -> Option<Found> {
    let headless = message.lost.is_some();
    let forms = forms(message, look, layout);
    let columns = |at: usize| forms[at].columns(message, look);
    let is_free = |at: usize, along: f64, of: u8| {
        let stand = way.stand(along, columns(at), clip);
        stand.is_some_and(|Stand { body, head, .. }| {
            occupancy.is_free(body, of) && (headless || occupancy.is_free(head, of))
        })
    };
    let reach = |at: usize, of: u8| Reach::of(way.path.length(), |along| is_free(at, along, of));
    // Of some forms the largest that is clear of what is hard, and of rims where that takes little of its way; or else the one that is clear of
    // rims on the longest part of its way.
    let best = |forms: &Range<usize>, hard: u8| {
        let mut best: Option<(f64, usize, Reach, Option<Reach>)> = None;
        for at in forms.clone() {
            let Some(whole) = reach(at, hard) else { continue };
            let clear = reach(at, hard | MARGIN);
            let mixed = clear.map_or(whole, |clear| clear.or_of(whole, NEARLY));
            if Some(mixed) == clear {
                return Some((at, mixed, clear, hard));
            }
            let length = clear.map_or(-1.0, Reach::length);
            if best.is_none_or(|(longest, ..)| length > longest) {
                best = Some((length, at, mixed, clear));
            }
        }
        best.map(|(_, at, mixed, clear)| (at, mixed, clear, hard))
    };
    // With what it carries rather over a rim than without it beside the rim.
    let last = forms.len() - usize::from(!message.payload.is_empty());
    let whole = [0..last, last..forms.len()];
    // Between columns a text stands on many ways: rather smaller than where it is not.
    let each = (0..forms.len()).filter(|_| layout.columns).map(|at| at..at + 1);
    let tallest = layout.cards[message.from].height.max(layout.cards[message.to].height);
    let parts: Vec<Range<usize>> = whole.into_iter().chain(each).collect();
    let tries = clear_of.iter().flat_map(|&hard| parts.iter().map(move |part| (part, hard)));
    let found = tries.filter_map(|(part, hard)| {
        let (at, mixed, clear, hard) = best(part, hard)?;
        let of = |along: f64| if clear.is_some_and(|clear| clear.holds(along)) { hard | MARGIN } else { hard };
        let last = stop - half(&way.path, stop, columns(at));
        let along = mixed.at(part_of(message, now), last, |along| is_free(at, along, of(along)));
        // On its way over a rim it waits beside it as long as that is near.
        let beside = clear.map_or(along, |clear| clear.nearest(along, NEARLY));
        let along = if beside > last { along } else { beside };
        let own = (part_of(message, now) * way.path.length()).min(last);
        let off = off(&way.path, (along, own), columns(at), tallest);
        Some(Found { along, off, clear_of: of(along), form: at, stand: way.stand(along, columns(at), clip)? })
    });
    nearest(found, layout.columns, |found| found.off)
}

/// The first of several places, between columns the first that is where the message is; where there is none, the one that is nearest to that.
pub(super) fn nearest<T>(mut found: impl Iterator<Item = T>, columns: bool, off: impl Fn(&T) -> f64) -> Option<T> {
    let mut nearest = found.next()?;
    while columns && off(&nearest) > 0.0 {
        let Some(other) = found.next() else { break };
        if off(&other) < off(&nearest) {
            nearest = other;
        }
    }
    Some(nearest)
}

/// How much further a message stands from where it is than it must, beside a card or above one, with its head and a rim between, in units:
/// 0.0 or less where it does not.
fn off(path: &Path, (along, own): (f64, f64), columns: u16, card: u16) -> f64 {
    let (dx, _) = path.heading(along);
    let beside = (f64::from(columns) / 2.0 + COLUMNS_BETWEEN) / dx.abs().max(1e-9);
    let above = f64::from(card) + UNITS_BETWEEN;
    (along - own).abs() - beside.min(above)
}

/// The columns of a head and of a rim, and the units of a row of each.
const COLUMNS_BETWEEN: f64 = 3.0;
const UNITS_BETWEEN: f64 = 4.0;

/// How far along its way the head of a message is that is drawn alone, clear of its sender and its receiver.
pub(super) fn headlong(stage: Stage<'_>, (message, way): (&Message, &Way), now: f64) -> Option<f64> {
    let Stage { layout, clip, .. } = stage;
    let ends = [layout.cards[message.from], layout.cards[message.to]];
    let reach = |ends: [Rect; 2]| {
        let is_clear = |stand: Stand| !ends.iter().any(|&end| end.intersects(stand.head));
        Reach::of(way.path.length(), |along| way.stand(along, 0, clip).is_some_and(is_clear))
    };
    let reach = reach(ends.map(|end| layout.size.with_rim(end))).or_else(|| reach(ends))?;
    Some(reach.at(part_of(message, now), f64::INFINITY, |_| true))
}

/// How far from the mark of a cut the middle of a pill is that stands before it, in units.
fn half(path: &Path, along: f64, columns: u16) -> f64 {
    if !along.is_finite() {
        return 0.0;
    }
    let (dx, dy) = path.heading(along);
    let across = f64::from(columns) / 2.0 + 1.0;
    (across / dx.abs().max(1e-9)).min(2.0 / dy.abs().max(1e-9))
}

#[cfg(test)]
mod tests;
