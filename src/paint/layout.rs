//! Which panes a screen of a size has, and where.
//!
//! | class | when | what |
//! |---|---|---|
//! | too small | narrower than 24 columns or lower than 6 rows | two lines that say so |
//! | list | narrower than 60 or lower than 18, or more processes than a graph can show | chips, ELECTED in one row, LOG |
//! | compact | narrower than 100 or lower than 24 | the arena, with a side column of 30 where there is room |
//! | standard | narrower than 160 or lower than 45 | the arena, a side column of 46, and the gauge of messages |
//! | wall | all else | the arena; beside it 90 columns: ALGORITHM and PROCESSES, LOG, and below them SPACE-TIME |
//!
//! Header and footer are always there. Where a pane has no place of its own, Tab brings it into the side column, or into the
//! arena's place if there is none; a zoomed pane has everything between header and ELECTED.

pub(super) mod compare;
mod presentation;
mod wall;

use ratatui::layout::Rect;

use super::arena;
use super::overlays::{Places, note};
use super::panes::algorithm::listing;
use super::panes::chips::Chips;
use super::panes::elected::Cells;
use super::scene::Scene;
use super::slot::Slot;
use super::view_state::{Overlay, Pane, View};

/// The narrowest screen on which anything can be shown, in columns.
pub(super) const LEAST_WIDTH: u16 = 24;
/// The lowest screen on which anything can be shown, in rows.
pub(super) const LEAST_HEIGHT: u16 = 6;

/// The size classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    TooSmall,
    List,
    Compact,
    Standard,
    Wall,
}

impl Class {
    /// The class of a screen of this size.
    pub(super) const fn of(area: Rect) -> Self {
        match (area.width, area.height) {
            (w, h) if w < LEAST_WIDTH || h < LEAST_HEIGHT => Self::TooSmall,
            (w, h) if w < 60 || h < 18 => Self::List,
            (w, h) if w < 100 || h < 24 => Self::Compact,
            (w, h) if w < 160 || h < 45 => Self::Standard,
            _ => Self::Wall,
        }
    }
}

/// The places on a screen that is not too small.
pub(super) struct Plan {
    pub(super) header: Rect,
    pub(super) footer: Rect,
    /// Everything between header and ELECTED.
    pub(super) body: Rect,
    pub(super) slots: Vec<Slot>,
    /// The column between the arena and the side column.
    pub(super) parting: Option<Rect>,
    /// The column between ALGORITHM and LOG, where they stand side by side.
    pub(super) inner_parting: Option<Rect>,
    /// The side column.
    pub(super) column: Option<Rect>,
    /// Where the note that is on top has a place in the side column.
    pub(super) note: Option<Rect>,
    pub(super) elected: Rect,
    /// The cells of ELECTED, if more than its rule is shown.
    pub(super) cells: Option<Cells>,
    pub(super) gauge: Option<Rect>,
    pub(super) timeline: Option<Rect>,
}

impl Plan {
    /// The plan of a screen of a class that is not too small.
    pub(super) fn new(area: Rect, class: Class, scene: &Scene<'_>) -> Self {
        if scene.view.presenting {
            return presentation::plan(area, class, scene);
        }
        let (header, rest) = split_top(area, 1);
        let (rest, footer) = split_bottom(rest, 1);
        if class == Class::List {
            return Self::list(header, footer, rest, scene);
        }
        let standard = matches!(class, Class::Standard | Class::Wall);
        let cells = Cells::of(scene.frame, area.width, usize::from(area.height / 6).max(1));
        let (rest, timeline) = split_bottom(rest, 2);
        let (rest, gauge) = if standard { split_bottom(rest, 2) } else { (rest, Rect::ZERO) };
        let (body, elected) = split_bottom(rest, cells.height());
        let mut plan = Self {
            header,
            footer,
            body,
            slots: Vec::new(),
            parting: None,
            inner_parting: None,
            column: None,
            note: None,
            elected,
            cells: Some(cells),
            gauge: standard.then_some(gauge),
            timeline: Some(timeline),
        };
        if class == Class::Wall && !scene.view.zoomed {
            wall::fill(&mut plan, scene);
            return plan;
        }
        let side = match class {
            Class::Standard => Some(46),
            _ if area.width >= 76 && scene.frame.n <= 24 => Some(30),
            // The panel of what is in flight stands beside the graph, so that both are seen.
            _ if scene
                .view
                .overlays
                .iter()
                .any(|overlay| matches!(overlay, Overlay::Flight(_) | Overlay::Faults(_) | Overlay::Why(_))) =>
            {
                Some(30)
            }
            _ => None,
        };
        plan.fill(side.filter(|_| !scene.view.zoomed), standard, scene);
        plan
    }

    /// Where overlays may be.
    pub(super) fn places(&self) -> Places {
        let y = self.header.bottom();
        Places {
            whole: Rect { y, height: self.footer.y.saturating_sub(y), ..self.header },
            body: self.body,
            column: self.column,
            note: self.note,
            graph: self.place_of(Pane::Arena),
            diagram: self.place_of(Pane::SpaceTime),
        }
    }

    /// The place of a pane, if it is on the screen; of the graph, that of the chips that stand for it.
    pub(super) fn place_of(&self, pane: Pane) -> Option<Rect> {
        self.slots.iter().find(|slot| slot.pane == pane).map(|slot| slot.place)
    }

    /// The list class: chips, the rule of ELECTED, and the log or the pane that has the keys.
    fn list(header: Rect, footer: Rect, rest: Rect, scene: &Scene<'_>) -> Self {
        let focus = scene.view.focus;
        let (body, elected, below) = if scene.view.zoomed {
            let (body, elected) = split_bottom(rest, 1);
            (body, elected, Rect::ZERO)
        } else {
            // The chips take the rows they need, up to half of them.
            let least = if focus == Pane::Arena { 1 } else { 2 };
            let most = rest.height.saturating_sub(1).div_ceil(2).min(rest.height.saturating_sub(1 + least)).max(1);
            let chips = Chips::of(scene, rest.width, usize::from(most)).height() as u16;
            let (body, below) = split_top(rest, most.min(chips));
            let (elected, below) = split_top(below, 1);
            (body, elected, below)
        };
        // A note takes the place of the log, or all there is if it is longer.
        let note = note::least_height(scene, rest.width).map(|height| if height <= below.height { below } else { rest });
        let chips = Slot::bare(Pane::Arena, body);
        let slots = match (scene.view.zoomed, focus) {
            (true, Pane::Arena) => vec![chips],
            (true, _) => vec![Slot::new(focus, body)],
            (false, Pane::Arena) => vec![chips, Slot::bare(Pane::Log, below)],
            (false, _) => vec![chips, Slot::new(focus, below)],
        };
        Self {
            header,
            footer,
            body,
            slots,
            parting: None,
            inner_parting: None,
            column: None,
            note,
            elected,
            cells: None,
            gauge: None,
            timeline: None,
        }
    }

    /// Gives the body to the arena, the side column and its panes.
    fn fill(&mut self, side: Option<u16>, standard: bool, scene: &Scene<'_>) {
        let Some(side) = side else {
            let mut body = self.body;
            // A pane that is read makes room for what is said; the graph has places of its own for it.
            if scene.view.focus != Pane::Arena
                && let Some(height) = note::least_height(scene, body.width).filter(|height| height + 8 <= body.height)
            {
                let (rest, note) = split_bottom(body, height);
                self.note = Some(note);
                body = rest;
            }
            self.slots.push(Slot::new(scene.view.focus, body));
            return;
        };
        let (arena, rest) = split_left(self.body, self.body.width - side);
        let (parting, column) = split_left(rest, 1);
        self.parting = Some(parting);
        self.column = Some(column);
        let column = match note::height(scene, column) {
            Some(height) => {
                let (rest, note) = split_bottom(column, height);
                self.note = Some(note);
                rest
            }
            None => column,
        };
        self.slots.push(Slot::new(Pane::Arena, arena));
        let focus = scene.view.focus;
        let panes = column_panes(column, standard, self.note.is_some(), scene);
        if focus == Pane::Arena || panes.iter().any(|slot| slot.pane == focus) {
            self.slots.extend(panes);
        } else {
            self.slots.push(Slot::new(focus, column));
        }
    }
}

/// ALGORITHM, LOG and, where there is room for it, PROCESSES, from top to bottom.
fn column_panes(column: Rect, standard: bool, noted: bool, scene: &Scene<'_>) -> Vec<Slot> {
    // The least that is left to the log, its rule included, and the least that is worth giving to the listing. Above a note the log
    // has no more than its newest lines, so that the lines they obey stay in sight.
    let lines = u16::try_from(scene.frame.log.len()).unwrap_or(u16::MAX).saturating_add(1);
    let (least_log, least_listing) = if noted { (note::LEAST_LOG.min(lines.max(2)), note::LEAST_LISTING) } else { (6, 5) };
    let most = column.height.saturating_sub(least_log);
    if most < least_listing {
        let pane = if scene.view.focus == Pane::Algorithm { Pane::Algorithm } else { Pane::Log };
        return vec![Slot::new(pane, column)];
    }
    let listing = listing(scene, if standard { column.width } else { 0 }, most);
    let lines = listing.lines.len() as u16;
    let (top, rest) = if lines == 0 { (Rect::ZERO, column) } else { split_top(column, (lines + 1).min(most)) };
    let n = scene.frame.n;
    let table = standard && n <= 12 && usize::from(rest.height) >= 2 * n && usize::from(rest.height) >= n + 2 + 4;
    let (log, processes) = if table { split_bottom(rest, n as u16 + 2) } else { (rest, Rect::ZERO) };
    let mut panes = Vec::with_capacity(3);
    if lines > 0 {
        panes.push(Slot::new(Pane::Algorithm, top));
    }
    panes.push(Slot::new(Pane::Log, log));
    if table {
        panes.push(Slot::new(Pane::Processes, processes));
    }
    panes
}

/// How many of `n` processes a piece of a density band stands for on a screen of this size; 0 where none would be drawn.
pub(super) fn sector(area: Rect, n: usize, view: &View) -> usize {
    let (side, below) = match Class::of(area) {
        Class::TooSmall | Class::List => return 0,
        Class::Compact => (0, 8),
        Class::Standard => (47, 10),
        Class::Wall => (90, 10),
    };
    // A complete graph of fewer processes fits on every screen that has an arena.
    if n <= 24 {
        return 0;
    }
    let width = area.width - if view.zoomed { 0 } else { side };
    arena::band::per_piece(Rect { width, height: area.height - below, ..area }, n)
}

/// Whether the panes of the wall class are all on a screen of this size.
pub(super) fn has_wall(area: Rect, view: &View) -> bool {
    Class::of(area) == Class::Wall && !view.zoomed && !view.presenting
}

/// Whether the space-time diagram has a place on a screen of this size.
pub(super) fn shows_space_time(area: Rect, view: &View) -> bool {
    has_wall(area, view) || view.focus == Pane::SpaceTime
}

/// How many ticks on each side of the one in sight the diagram may show: a tick has a column at least. Round a selected event
/// there are more, because its past is followed out of sight.
pub(super) fn diagram_ticks(area: Rect, view: &View) -> u64 {
    let columns = if has_wall(area, view) && view.event.is_none() { wall::SIDE } else { area.width };
    columns.into()
}

fn split_top(area: Rect, rows: u16) -> (Rect, Rect) {
    let rows = rows.min(area.height);
    (Rect { height: rows, ..area }, Rect { y: area.y + rows, height: area.height - rows, ..area })
}

fn split_bottom(area: Rect, rows: u16) -> (Rect, Rect) {
    let rows = rows.min(area.height);
    let (top, bottom) = split_top(area, area.height - rows);
    (top, bottom)
}

fn split_left(area: Rect, columns: u16) -> (Rect, Rect) {
    let columns = columns.min(area.width);
    (Rect { width: columns, ..area }, Rect { x: area.x + columns, width: area.width - columns, ..area })
}
