//! Computes which panes a screen shows and which cells each gets, by the size class of the screen.
//!
//! | class | size | panes |
//! | --- | --- | --- |
//! | too small | under 80 columns or 24 rows | a message with the actual and the required size |
//! | compact | under 100 columns | the arena, and a side column (30 columns wide) if there is room |
//! | standard | under 160 columns or 45 rows | the arena, a side column (46 columns wide), the message gauge |
//! | wall | larger | the arena; beside it (90 columns wide) ALGORITHM, PROCESSES, LOG, and below these SPACE-TIME |
//!
//! Header and footer are always visible. Tab brings a pane without a place of its own into the side column, or into the
//! place of the arena if there is no column. A zoomed pane takes everything between header and ELECTED. In presentation
//! mode the graph has the whole width, and captions are below it.
//!
//! Two runs side by side each have a column with title, panes, ELECTED and message counts; below are their difference,
//! one gauge and one timeline. When zoomed, the run with the focus takes the place of both.

use ratatui::layout::{Constraint, Layout};

use crate::panes::{self, WallPlace, algorithm, elected, holds, how, processes, space_time};
use crate::{arena, arena::lanes, overlays::note, prelude::*};
use Constraint::{Fill, Length};

const SIDE_FROM: u16 = 76;
/// In a presentation, a note has a blank row above and below it if the area of the run has at least this many rows.
const AIR_FROM: u16 = 44;
/// The graph keeps at least this many rows above a note. A note that needs more room scrolls.
const LEAST_PICTURE: u16 = 6;
/// The graph of a presentation keeps at least this many rows above a caption.
const LEAST_GRAPH: u16 = 8;
/// On a screen of at least this many rows, each of two runs side by side has its graph and other panes.
const PANES_FROM: u16 = 36;
/// On a screen of at least this many columns, two runs side by side each have a row of message counts.
const FATE_FROM: u16 = 100;

#[derive(Default)]
pub(super) struct Screen {
    pub(super) header: Rect,
    pub(super) footer: Rect,
    /// The area below the header and above ELECTED. With two runs, the area ends above `difference`.
    pub(super) body: Rect,
    pub(super) runs: Vec<RunPlan>,
    pub(super) partings: Vec<Rect>,
    /// The area for panels. It is the side column; with two runs, it is the half of the run without the focus.
    pub(super) column: Option<Rect>,
    /// The area for a note. No pane uses these cells, so the note covers no pane.
    pub(super) note: Option<Rect>,
    pub(super) difference: Option<Rect>,
    pub(super) gauge: Option<Rect>,
    pub(super) timeline: Option<Rect>,
}

pub(super) struct RunPlan {
    pub(super) index: usize,
    pub(super) place: Rect,
    pub(super) title: Option<Rect>,
    pub(super) slots: Vec<Slot>,
    /// The rows with the replicated logs; `None` without such logs or with two runs.
    pub(super) logs: Option<Rect>,
    pub(super) elected: Rect,
    /// The row with the numbers of messages sent, delivered and lost; `None` for a single run or on a narrow screen.
    pub(super) fate: Option<Rect>,
}

impl Screen {
    pub(super) fn new(area: Rect, class: Class, scene: &Scene<'_>) -> Self {
        let view = scene.view;
        let two = view.beside.is_some();
        let difference = match area.height {
            _ if !two => 0,
            ..30 => 2 + u16::from(view.zoomed),
            _ => 3 + u16::from(view.zoomed),
        };
        let (gauge, timeline) = match class {
            _ if two => (2, compare::TIMELINE_ROWS),
            _ if view.presenting => (0, u16::from(!view.is_voting())),
            Class::Compact => (0, time_rows(area)),
            Class::Standard | Class::Wall => (2, time_rows(area)),
        };
        let footer = u16::from(!view.presenting || view.is_voting());
        let rows = [Length(1), Fill(1), Length(difference), Length(gauge), Length(timeline), Length(footer)];
        let [header, body, difference, gauge, timeline, footer] = Layout::vertical(rows).areas(area);
        let [difference, gauge, timeline] = [difference, gauge, timeline].map(non_empty);
        let plan = Self { header, footer, body, difference, gauge, timeline, ..Self::default() };
        plan.with_runs(area, class, scene)
    }

    fn with_runs(mut self, area: Rect, class: Class, scene: &Scene<'_>) -> Self {
        let runs = scene.runs();
        let two = scene.view.beside.is_some();
        let focus = scene.view.beside.as_ref().map_or(0, |beside| beside.focus);
        if two {
            let said = note::least_height(scene, self.body, picture(self.body));
            self.body = self.above_note(self.body, said);
        }
        let alone = !two || scene.view.zoomed;
        let places = if alone {
            vec![(focus, self.body)]
        } else {
            // Equal widths, so that equal graphs look the same.
            let half = (self.body.width - 1) / 2;
            let [left, parting, right] = Layout::horizontal([Length(half), Length(1), Length(half)]).areas(self.body);
            self.partings.push(parting);
            // A panel about a process of the focused run covers the other run.
            self.column = Some([right, left][focus]);
            vec![(0, left), (1, right)]
        };
        let elected = if scene.view.presenting { 1 } else { elected::rows(places[0].1.width) };
        let fate = u16::from(two && area.width >= FATE_FROM);
        for (index, place) in places {
            let scene = runs[index].scene();
            let logs = if two { 0 } else { holds::log_rows(&scene) };
            let rows = [Length(u16::from(two)), Fill(1), Length(logs), Length(elected), Length(fate)];
            let [title, body, logs, elected, fate] = Layout::vertical(rows).areas(place);
            let slots = match (two, scene.view.presenting) {
                (true, false) if area.height >= PANES_FROM => self.run_panes(body, &scene),
                (true, _) => vec![graph(body)],
                (false, true) => self.presentation(body, &scene),
                (false, false) => {
                    self.body = body;
                    self.panes(class, &scene)
                }
            };
            let [title, logs, fate] = [title, logs, fate].map(non_empty);
            self.runs.push(RunPlan { index, place, title, slots, logs, elected, fate });
        }
        self
    }

    /// The layout for an overlay that covers all rows except the first and the last one.
    pub(super) fn covered(area: Rect) -> Self {
        let rows = [Length(1), Fill(1), Length(1)];
        let [header, body, footer] = Layout::vertical(rows).areas(area);
        Self { header, footer, body, ..Self::default() }
    }

    /// The area between header and footer.
    pub(super) fn whole(&self) -> Rect {
        let y = self.header.bottom();
        Rect { y, height: self.footer.y.saturating_sub(y), ..self.header }
    }

    /// The area for panels: the side column, so that the graph stays visible; without a side column, the lower half.
    pub(super) fn panel_place(&self) -> Rect {
        let whole = self.whole();
        let height = whole.height / 2;
        self.column.unwrap_or(Rect { y: whole.bottom() - height, height, ..whole })
    }

    pub(super) fn place_of(&self, pane: Pane) -> Option<Rect> {
        self.runs.iter().flat_map(|run| &run.slots).find(|slot| slot.pane == pane).map(|slot| slot.place)
    }

    fn run_panes(&mut self, place: Rect, scene: &Scene<'_>) -> Vec<Slot> {
        if place.width >= SIDE_FROM && scene.frame.n <= 24 {
            return self
                .beside_graph(place, Class::Compact.side(), |_, column| column_panes(column, false, false, scene));
        }
        let [arena, log] = Layout::vertical([Fill(1), Length((place.height / 4).clamp(5, 14))]).areas(place);
        vec![graph(arena), Slot::new(Pane::Log, log)]
    }

    fn presentation(&mut self, place: Rect, scene: &Scene<'_>) -> Vec<Slot> {
        let air = u16::from(place.height >= AIR_FROM);
        let most = place.height.saturating_sub(LEAST_GRAPH + 2 * air);
        let caption = note::caption_height(scene, place).map(|height| height.min(most));
        let rows = caption.map_or([0; 3], |height| [air, height, air]).map(Length);
        let [body, _, note, _] = Layout::vertical([Fill(1), rows[0], rows[1], rows[2]]).areas(place);
        (self.body, self.note) = (body, caption.map(|_| note));
        vec![above(body, place, scene)]
    }

    fn panes(&mut self, class: Class, scene: &Scene<'_>) -> Vec<Slot> {
        let (body, focus, zoomed) = (self.body, scene.view.focus, scene.view.zoomed);
        if class == Class::Wall && !zoomed {
            return wall(self, scene);
        }
        // A panel about the graph is next to the graph, so that both are visible.
        let standard = matches!(class, Class::Standard | Class::Wall);
        let wide = standard || scene.frame.n <= 24;
        let narrow = Rect { width: body.width.saturating_sub(class.side()), ..body };
        let is_wide = focus == Pane::Holds && scene.frame.keeps_logs;
        let wide = wide && !(focus == Pane::Arena && lanes::want_whole_width(scene, narrow, body));
        if !zoomed && (wide || scene.view.overlays.iter().any(Overlay::is_beside_graph)) {
            let column = Rect { width: class.side() - 1, ..body };
            let has_room = note::height(scene, column).is_some();
            let said = note::least_height(scene, body, picture(body)).filter(|_| !has_room);
            let body = self.above_note(body, said);
            let slots = self.beside_graph(body, class.side(), |plan, column| {
                let column = plan.above_note(column, note::height(scene, column).filter(|_| said.is_none()));
                let panes = column_panes(column, standard, plan.note.is_some(), scene);
                let has_focus = focus == Pane::Arena || panes.iter().any(|slot| slot.pane == focus);
                if has_focus || is_wide { panes } else { vec![Slot::new(focus, column)] }
            });
            // The slots table has one column per slot and needs the place of the graph.
            let in_graph =
                |slot: Slot| if is_wide && slot.pane == Pane::Arena { Slot { pane: focus, ..slot } } else { slot };
            return slots.into_iter().map(in_graph).collect();
        }
        // The note gets rows of its own, so that it does not cover the processes that it mentions.
        let said = note::least_height(scene, body, picture(body));
        vec![above(self.above_note(body, said), body, scene)]
    }

    fn beside_graph(&mut self, place: Rect, side: u16, panes: impl FnOnce(&mut Self, Rect) -> Vec<Slot>) -> Vec<Slot> {
        let [arena, parting, column] = Layout::horizontal([Fill(1), Length(1), Length(side - 1)]).areas(place);
        self.partings.push(parting);
        self.column.get_or_insert(column);
        let mut slots = vec![graph(arena)];
        slots.extend(panes(self, column));
        slots
    }

    fn above_note(&mut self, place: Rect, height: Option<u16>) -> Rect {
        let Some(height) = height else { return place };
        let [rest, note] = Layout::vertical([Fill(1), Length(height)]).areas(place);
        self.note = Some(note);
        rest
    }
}

fn picture(place: Rect) -> u16 {
    LEAST_PICTURE.max(place.height / 3)
}

fn non_empty(place: Rect) -> Option<Rect> {
    (place.height > 0).then_some(place)
}

/// The slot of the focused pane above a note. Processes on a plane keep their places, as without the note.
fn above(place: Rect, whole: Rect, scene: &Scene<'_>) -> Slot {
    let is_plane = scene.view.focus == Pane::Arena && matches!(scene.frame.seats, Some(Seats::Plane(_)));
    let column = if is_plane { whole.height } else { place.height };
    Slot { column, ..Slot::new(scene.view.focus, place) }
}

const fn graph(place: Rect) -> Slot {
    Slot::new(Pane::Arena, place)
}

fn column_panes(column: Rect, standard: bool, noted: bool, scene: &Scene<'_>) -> Vec<Slot> {
    // The smallest heights, in rows, of the log (with its title line) and of the code. Both are lower above a note.
    let lines = u16::try_from(scene.frame.log.len()).unwrap_or(u16::MAX).saturating_add(1);
    let (least_log, least_listing) =
        if noted { (note::LEAST_LOG.min(lines.max(2)), note::LEAST_LISTING) } else { (6, 5) };
    let most = column.height.saturating_sub(least_log);
    if most < least_listing {
        let pane = if scene.view.focus == Pane::Algorithm { Pane::Algorithm } else { Pane::Log };
        return vec![Slot::new(pane, column)];
    }
    let code = algorithm::rows(scene, column.width, most);
    let how = if standard { how::rows_beside(scene, column.width) } else { 0 };
    let how = if code + how + least_log <= column.height { how } else { 0 };
    let (n, rest) = (scene.frame.n, usize::from(column.height - code - how));
    let held = holds::whole_rows(scene, column.width).filter(|_| standard && scene.view.focus == Pane::Holds);
    let (pane, table) = match held.filter(|&held| rest >= held + usize::from(least_log)) {
        Some(held) => (Pane::Holds, held as u16),
        None if standard && n <= 12 && rest >= 2 * n && rest >= n + 2 + 4 => (Pane::Processes, n as u16 + 2),
        None => (Pane::Processes, 0),
    };
    let places: [Rect; 4] = Layout::vertical([Length(code), Length(how), Fill(1), Length(table)]).areas(column);
    let panes = [Pane::Algorithm, Pane::How, Pane::Log, pane].into_iter().zip(places);
    let panes = panes.filter(|(pane, place)| *pane == Pane::Log || place.height > 0);
    panes.map(|(pane, place)| Slot::new(pane, place)).collect()
}

const RIGHT: u16 = 45;
const LEAST_WALL_LOG: u16 = 9;

fn wall(plan: &mut Screen, scene: &Scene<'_>) -> Vec<Slot> {
    let mut slots = Vec::new();
    let [arena, parting, side] = Layout::horizontal([Fill(1), Length(1), Length(WALL_SIDE - 1)]).areas(plan.body);
    let left = Rect { width: side.width - RIGHT - 1, ..side };
    let (code, diagram) = heights(scene, left);
    let [top, below] = Layout::vertical([Fill(1), Length(diagram)]).areas(side);
    let [left, inner, right] = Layout::horizontal([Length(left.width), Length(1), Length(RIGHT)]).areas(top);
    plan.partings.extend([parting, inner]);
    plan.column = Some(right);
    let right = plan.above_note(right, note::height(scene, right).or_else(|| note::least_height(scene, right, 0)));
    let is_wide = scene.view.focus == Pane::Holds && scene.frame.keeps_logs;
    slots.push(if is_wide { Slot::new(Pane::Holds, arena) } else { graph(arena) });
    slots.extend(column(scene, left, WallPlace::Left, code));
    slots.extend(column(scene, right, WallPlace::Right, right.height.saturating_sub(LEAST_WALL_LOG)));
    if panes::on_wall(scene.view.focus).is_none() && scene.view.focus != Pane::Arena && !is_wide {
        // A focused pane without a place of its own replaces the log.
        slots.retain(|slot| slot.place.x < right.x);
        slots.push(Slot::new(scene.view.focus, right));
    }
    slots.extend(column(scene, below, WallPlace::Below, diagram));
    slots
}

fn column(scene: &Scene<'_>, place: Rect, at: WallPlace, most: u16) -> Vec<Slot> {
    let all = || Pane::ALL.iter().copied().filter(|&pane| panes::on_wall(pane) == Some(at));
    let rows = all().map(|pane| panes::rows(pane, scene, place, most).map_or(Fill(1), Length));
    let places = Layout::vertical(rows).split(place);
    let slots = all().zip(places.iter()).map(|(pane, &place)| Slot::new(pane, place));
    slots.filter(|slot| slot.place.height > 0).collect()
}

/// The heights of the code pane and of the diagram. The diagram gets its rows first, because the code can scroll.
fn heights(scene: &Scene<'_>, left: Rect) -> (u16, u16) {
    let code = algorithm::rows(scene, left.width, left.height / 2);
    // A title line and a row per property; explanations of violations need more rows.
    let properties = u16::try_from(scene.frame.properties.len()).unwrap_or(u16::MAX).saturating_add(1);
    let short = code.min(algorithm::LEAST_ROWS);
    let table = processes::whole_rows(scene);
    let how = how::rows_beside(scene, left.width);
    let few = table.min(processes::LEAST_ROWS);
    let rooms = [(code, table), (code, few), (short, few)].map(|(code, table)| {
        let above = code.saturating_add(how).saturating_add(properties).max(table.saturating_add(LEAST_WALL_LOG));
        left.height.saturating_sub(above)
    });
    let lined = rooms.into_iter().find_map(|room| space_time::lined_rows(scene, room));
    let flat = || Some(space_time::rows(scene.frame.n)).filter(|&rows| rooms.iter().any(|&room| rows <= room));
    let diagram = lined.or_else(flat).unwrap_or(rooms[2]);
    (code.min(left.height.saturating_sub(diagram).saturating_sub(properties).saturating_sub(how)), diagram)
}

/// The smallest screen, in columns and rows. On a smaller screen, a message replaces the run.
pub const LEAST_SIZE: (u16, u16) = (80, 24);

/// Whether a screen is smaller than [`LEAST_SIZE`].
pub const fn is_too_small(area: Rect) -> bool {
    area.width < LEAST_SIZE.0 || area.height < LEAST_SIZE.1
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    Compact,
    Standard,
    Wall,
}

impl Class {
    pub(super) const fn of(area: Rect) -> Self {
        match (area.width, area.height) {
            (w, _) if w < 100 => Self::Compact,
            (w, h) if w < 160 || h < 45 => Self::Standard,
            _ => Self::Wall,
        }
    }

    /// The width of the panes beside the graph, with their border, in columns.
    pub(super) const fn side(self) -> u16 {
        [30, 46, WALL_SIDE][self as usize]
    }
}

pub(super) const WALL_SIDE: u16 = 90;

/// The number of processes in one sector (piece) of a band; 0 if the graph needs no band.
pub(super) fn sector(area: Rect, n: usize, view: &View, runs: u16) -> usize {
    let class = Class::of(area);
    // A complete graph of at most 24 processes fits on every screen.
    if n <= 24 {
        return 0;
    }
    // The rows of header, footer, legend, ELECTED and timeline. The rows of the gauge are added below.
    let single = 3 + elected::rows(area.width) + time_rows(area);
    let (width, below) = match class {
        _ if runs > 1 && view.zoomed => (area.width, 13),
        _ if runs > 1 => ((area.width - 1) / runs, 13),
        // One row each for header, ELECTED, timeline and legend.
        _ if view.presenting => (area.width, 4),
        Class::Compact => (area.width, single),
        Class::Standard | Class::Wall if view.zoomed => (area.width, single + 2),
        Class::Standard => (area.width - 47, single + 2),
        Class::Wall => (area.width - WALL_SIDE, single + 2),
    };
    arena::band::per_piece(Rect { width, height: area.height.saturating_sub(below), ..area }, n)
}

pub(super) const fn time_rows(area: Rect) -> u16 {
    if area.height >= 30 { 2 } else { 1 }
}

fn has_wall(area: Rect, view: &View) -> bool {
    Class::of(area) == Class::Wall && !view.zoomed && !view.presenting
}

pub fn shows_space_time(area: Rect, view: &View) -> bool {
    has_wall(area, view) || view.focus == Pane::SpaceTime
}

/// The diagram shows at most this many ticks before the current tick, and as many after it.
pub(super) fn diagram_ticks(area: Rect, view: &View) -> u64 {
    let columns = if has_wall(area, view) && view.event.is_none() { WALL_SIDE } else { area.width };
    columns.into()
}
