//! Finds the position of each message on its path, independently of other messages. Also records which cells are taken.

use crate::{arena::pills::form::forms, arena::prelude::*, arena::way::Way};

/// The flag of cells that a card takes.
pub(in crate::arena) const FIXED: u8 = 1;
/// The flag of cells round a card, where a rim (the highlight of the acting process) may be.
pub(super) const MARGIN: u8 = 2;
/// The flag of cells with a headline or a label, and of one blank on each side of them.
pub(in crate::arena) const WORDS: u8 = 4;
/// The flag of cells with the mark of a card or of a cut link.
pub(in crate::arena) const MARK: u8 = 8;
/// The flag of all cells that a headline may cover at any tick.
pub(in crate::arena) const ROOM: u8 = 16;

pub(super) struct Occupancy {
    area: Rect,
    cells: Vec<u8>,
    /// For each cell, one more than the index of the message there; 0 if there is no message.
    owners: Vec<u16>,
}

impl Occupancy {
    pub(super) fn new(area: Rect) -> Self {
        let cells = usize::from(area.width) * usize::from(area.height);
        Self { area, cells: vec![0; cells], owners: vec![0; cells] }
    }

    fn rows(&self, rect: Rect) -> impl Iterator<Item = Range<usize>> + use<> {
        let (area, within) = (self.area, rect.intersection(self.area));
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

    pub(super) fn claim(&mut self, rect: Rect, message: usize) {
        for row in self.rows(rect) {
            self.owners[row].fill(message as u16 + 1);
        }
    }

    pub(super) fn owner(&self, rect: Rect, but: usize) -> Option<usize> {
        let mut owners = self.rows(rect).flat_map(|row| &self.owners[row]).map(|&owner| usize::from(owner));
        owners.find(|&owner| owner != 0 && owner != but + 1).map(|owner| owner - 1)
    }
}

/// How far a message may move along its path to avoid covering a rim, in units.
const NEARLY: f64 = 8.0;

/// The flags to avoid at the first and at the second try. The second try may use cells reserved for a longer headline.
pub(super) const BESIDE_WORDS: [u8; 2] = [FIXED | MARK | WORDS | ROOM, FIXED | MARK | WORDS];
/// The flags to avoid at the first and at the second try. The second also allows marks.
pub(super) const BESIDE_CARDS: [u8; 2] = [FIXED | MARK, FIXED];

#[derive(Clone, Copy, Debug)]
pub(super) struct PillPlace {
    pub(super) along: f64,
    /// How far the message is from its exact place, in units. The distance that a card makes necessary is subtracted.
    pub(super) off: f64,
    /// The flags of cells that the message avoids at this place. Forms tried later must avoid the same flags.
    pub(super) clear_of: u8,
    pub(super) form: usize,
    pub(super) stand: Stand,
}

/// Finds a place for a message on its path; tries each set of flags in `clear_of`. A cut stops the message at `stop`.
pub(super) fn along(
    Stage { look, layout, clip }: Stage<'_>,
    (message, way): (&Message, &Way),
    (now, stop): (f64, f64),
    (occupancy, clear_of): (&Occupancy, &[u8]),
) -> Option<PillPlace> {
    let headless = message.lost.is_some();
    let meets = layout.graph.topology == Topology::Complete && !layout.columns;
    let before = if meets { before_middle(&way.path, layout.graph.label) } else { 0.0 };
    let forms = forms(message, look, layout);
    let columns = |at: usize| forms[at].columns(message, look);
    let is_free = |at: usize, along: f64, of: u8| {
        let stand = way.stand(along, columns(at), clip);
        stand.is_some_and(|Stand { body, head, .. }| {
            occupancy.is_free(body, of) && (headless || occupancy.is_free(head, of))
        })
    };
    let reach = |at: usize, of: u8| Reach::of(way.path.length(), |along| is_free(at, along, of));
    // Returns the largest form that can avoid rims on nearly its whole path, or else the form that avoids them longest.
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
    // A payload is more important than a free rim: first try the forms with payload.
    let last = forms.len() - usize::from(!message.payload.is_empty());
    let whole = [0..last, last..forms.len()];
    // Between lanes a text may block many paths. There, a small form near the right position is better than a large
    // form elsewhere.
    let each = (0..forms.len()).filter(|_| layout.columns).map(|at| at..at + 1);
    let tallest = layout.cards[message.from].height.max(layout.cards[message.to].height);
    let parts: Vec<Range<usize>> = whole.into_iter().chain(each).collect();
    let tries = clear_of.iter().flat_map(|&hard| parts.iter().map(move |part| (part, hard)));
    let found = tries.filter_map(|(part, hard)| {
        let (at, mixed, clear, hard) = best(part, hard)?;
        let of = |along: f64| if clear.is_some_and(|clear| clear.holds(along)) { hard | MARGIN } else { hard };
        let last = stop - half(&way.path, stop, columns(at));
        let along = mixed.at(eased(part_of(message, now), before, mixed), last, |along| is_free(at, along, of(along)));
        // Moves the message off a rim if that is a short distance.
        let beside = clear.map_or(along, |clear| clear.nearest(along, NEARLY));
        let along = if beside > last { along } else { beside };
        let own = (part_of(message, now) * way.path.length()).min(last);
        let off = off(&way.path, (along, own), columns(at), tallest);
        Some(PillPlace { along, off, clear_of: of(along), form: at, stand: way.stand(along, columns(at), clip)? })
    });
    nearest(found, layout.columns, |found| found.off)
}

/// Returns the first item whose `off` is at most 0; if there is none, the item with the smallest `off`. If `columns`
/// (the cards are in columns) is false, returns the first item.
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

/// Computes [`PillPlace::off`].
fn off(path: &Path, (along, own): (f64, f64), columns: u16, card: u16) -> f64 {
    let (dx, _) = path.heading(along);
    let beside = (f64::from(columns) / 2.0 + COLUMNS_BETWEEN) / dx.abs().max(1e-9);
    let above = f64::from(card) + UNITS_BETWEEN;
    (along - own).abs() - beside.min(above)
}

/// The columns between a card and a message beside the card: room for an arrow head and a rim.
const COLUMNS_BETWEEN: f64 = 3.0;
/// The units between a card and a message above or below the card: room for an arrow head and a rim.
const UNITS_BETWEEN: f64 = 4.0;

/// If two messages meet, each is drawn this far before the middle of the link, in units.
fn before_middle(path: &Path, label: u16) -> f64 {
    let (dx, dy) = path.heading(path.length() / 2.0);
    (f64::from(label) / 2.0 + COLUMNS_TO_MIDDLE) * dx.abs() + UNITS_TO_MIDDLE * dy.abs()
}

/// Moves `part` (a fraction of the path) back, so that two messages that meet do not touch. The shift is largest in the
/// middle of the path.
fn eased(part: f64, before: f64, reach: Reach) -> f64 {
    part - 4.0 * part * (1.0 - part) * (before / reach.length().max(1.0)).min(MOST_BEFORE)
}

/// The columns between a message and the middle of its link: room for an arrow head and a blank.
const COLUMNS_TO_MIDDLE: f64 = 1.5;
/// The units between a message and the middle of its link, if the link leads up or down.
const UNITS_TO_MIDDLE: f64 = 3.0;
/// The largest shift in [`eased`], as a fraction of the path. With a larger shift, a message would sometimes move
/// backwards.
const MOST_BEFORE: f64 = 0.25;

/// The distance of an arrow head from the start of its path, in units. The arrow head stands for one message.
pub(super) fn head_along(stage: Stage<'_>, (message, way): (&Message, &Way), now: f64) -> Option<f64> {
    let Stage { layout, clip, .. } = stage;
    let ends = [layout.cards[message.from], layout.cards[message.to]];
    let reach = |ends: [Rect; 2]| {
        let is_clear = |stand: Stand| !ends.iter().any(|&end| end.intersects(stand.head));
        Reach::of(way.path.length(), |along| way.stand(along, 0, clip).is_some_and(is_clear))
    };
    let reach = reach(ends.map(|end| layout.size.with_rim(end))).or_else(|| reach(ends))?;
    Some(reach.at(part_of(message, now), f64::INFINITY, |_| true))
}

/// The distance from the mark of a cut to the middle of the pill that waits there, in units.
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
