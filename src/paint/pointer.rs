//! What is under a cell of the screen, for a pointer: found by the same geometry that the painters draw by.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};

use super::screen::{Class, Part, Plan};
use super::view::{self, Scene};
use super::view_state::{Hint, Overlay, Pane, View};
use super::{Look, arena, edge};
use crate::protocol::Ticks;
use crate::session::model::Frame;

/// A thing on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A process, by position: its card, its chip, its cell of `elected`, its row of the table.
    Process(usize),
    /// A message under way or just lost, by its number.
    Message(u32),
    /// The link between two processes, by position.
    Link {
        /// The one that it leads from.
        from: usize,
        /// The one that it leads to.
        to: usize,
    },
    /// An event of the space-time diagram, or a message of it, which leads to its arrival or, before that, to its sending.
    Event {
        /// The event's number.
        number: u32,
        /// The position of the process at which it happened.
        position: usize,
    },
    /// A recorded tick on the timeline.
    Tick(Ticks),
    /// A line of the log that is about a process, by position.
    LogLine {
        /// The process's position.
        position: usize,
        /// The number of the line's record.
        record: u32,
    },
    /// A row of the properties, by the property's index.
    Property(usize),
    /// A pane, where nothing else is.
    Pane(Pane),
    /// The run without the keys, where two are side by side.
    OtherRun,
    /// A key in the footer: the index of its hint, and whether it is one of the pinned ones; how many columns from the left end of its
    /// cap the cell is.
    Hint {
        /// The index among the hints, or among the pinned ones.
        index: usize,
        /// Whether it is pinned.
        pinned: bool,
        /// Columns from the left end of the cap.
        column: usize,
    },
    /// A row of the list on top, by its index.
    Row(usize),
    /// The note on top.
    Note,
    /// What lies over the screen, where nothing else is.
    Overlay,
    /// The screen beside what covers it.
    Beside,
}

/// What is at a cell of a screen that [`draw`](super::draw) has drawn; nothing where there is no screen.
pub fn under(frame: &Frame, view: &View, look: &Look, area: Rect, at: Position) -> Option<Target> {
    let scene = Scene { frame, view, look };
    let class = Class::of(area);
    if class == Class::TooSmall || view.blank {
        return None;
    }
    let sides = view.beside.as_ref().map(|beside| (beside, super::compare::plan(&scene, beside, (area, class))));
    let of_one;
    let plan = if let Some((_, sides)) = &sides {
        &sides.bars
    } else {
        of_one = Plan::new(area, class, &scene);
        &of_one
    };
    let footer = super::footer(plan, view);
    if let Some((hint, column)) = view::footer::hint_at(&scene, footer, at) {
        let of = |hints: &[Hint]| hints.iter().position(|other| std::ptr::eq(other, hint));
        let pinned = of(&view.pinned).map(|index| (index, true));
        return pinned.or(of(&view.hints).map(|index| (index, false))).map(|(index, pinned)| Target::Hint {
            index,
            pinned,
            column,
        });
    }
    if let Some(overlay) = view.overlays.last() {
        if let Some(target) = on_overlay(&scene, plan, overlay, at) {
            return Some(target);
        }
        if view.overlays.iter().any(|overlay| !leaves_the_screen(overlay)) {
            return Some(Target::Beside);
        }
    }
    if let Some((beside, sides)) = &sides {
        return super::compare::under(&scene, beside, sides, at);
    }
    if plan.elected.contains(at) {
        let cells = plan.cells?;
        return view::elected::process_at(&scene, plan.elected, cells, at).map(Target::Process);
    }
    if let Some(timeline) = plan.timeline.filter(|timeline| timeline.contains(at)) {
        return view::timeline::tick_at(&scene, timeline, edge(&scene, plan), at.x).map(Target::Tick);
    }
    plan.parts.iter().find(|(_, place)| place.contains(at)).and_then(|(part, place)| on_part(&scene, part, *place, at))
}

/// What is at a cell of the overlay on top, if it covers the cell.
fn on_overlay(scene: &Scene<'_>, plan: &Plan, overlay: &Overlay, at: Position) -> Option<Target> {
    let whole = plan.between_bars();
    let row = match overlay {
        Overlay::Picker { title, rows, chosen, input, fault } => {
            let picker = view::picker::Picker { title, rows, chosen: *chosen, input, fault: fault.as_deref() };
            view::picker::row_at(scene, whole, &picker, at)
        }
        Overlay::Palette { title, rows, chosen, input, cursor, fault } => {
            let input = (input.as_str(), *cursor);
            let palette = view::palette::Palette { title, rows, chosen: *chosen, input, fault: fault.as_deref() };
            view::palette::row_at(scene, whole, &palette, at)
        }
        Overlay::Flight { chosen } => view::flight::row_at(scene, (whole, plan.column), *chosen, at),
        Overlay::Faults { title, rows, chosen, about } => {
            let faults = view::faults::Faults { title, rows, chosen: *chosen, about };
            view::faults::row_at(scene, (whole, plan.column), &faults, at)
        }
        Overlay::Branches { title, rows, chosen, about } => {
            let tree = view::branches::Tree { title, rows, chosen: *chosen, about };
            view::branches::row_at(whole, &tree, at)
        }
        Overlay::Why { why, chosen, nth } => {
            let answer = view::why::Answer { why, chosen: *chosen, nth: *nth };
            view::why::row_at(scene, plan, &answer, at)
        }
        _ => None,
    };
    if let Some(row) = row {
        return Some(Target::Row(row));
    }
    // The overlay covers what it writes to, and it is the only one to write on this sheet.
    let mut sheet = Buffer::filled(plan.header.union(plan.footer), Cell::new(UNWRITTEN));
    super::draw_overlay(scene, plan, overlay, &mut sheet);
    let covered = sheet.cell(at).is_some_and(|cell| cell.symbol() != UNWRITTEN);
    covered.then_some(if matches!(overlay, Overlay::Note { .. }) { Target::Note } else { Target::Overlay })
}

/// What no painter writes.
const UNWRITTEN: &str = "\u{2400}";

/// The tick of the timeline that is nearest to a column, in whatever row the pointer is.
pub fn tick_at(frame: &Frame, view: &View, look: &Look, area: Rect, column: u16) -> Option<Ticks> {
    let scene = Scene { frame, view, look };
    let class = Class::of(area);
    if class == Class::TooSmall {
        return None;
    }
    if let Some(beside) = &view.beside {
        let timeline = super::compare::plan(&scene, beside, (area, class)).timeline?;
        return view::compare::timeline::tick_at(&scene, timeline, column);
    }
    let plan = Plan::new(area, class, &scene);
    view::timeline::tick_at(&scene, plan.timeline?, edge(&scene, &plan), column)
}

/// Whether an overlay leaves what is beside it to keys and pointers.
const fn leaves_the_screen(overlay: &Overlay) -> bool {
    matches!(
        overlay,
        Overlay::Note { .. } | Overlay::Inspect { .. } | Overlay::Flight { .. } | Overlay::Faults { .. } | Overlay::Why { .. }
    )
}

pub(super) fn on_part(scene: &Scene<'_>, part: &Part, place: Rect, at: Position) -> Option<Target> {
    let (found, pane) = match part {
        Part::Arena(layout) => (arena::at(scene, layout, place, at), Pane::Arena),
        Part::Band(shape) => (arena::band::at(scene, shape, place, at), Pane::Arena),
        Part::Chips(chips) => (chips.process_at(scene, place, at).map(Target::Process), Pane::Arena),
        Part::Algorithm(_) => (None, Pane::Algorithm),
        Part::Log => (log_line(scene, view::log::lines_of(place), at), Pane::Log),
        Part::BareLog => (log_line(scene, place, at), Pane::Log),
        Part::Processes => (view::processes::process_at(scene, place, at).map(Target::Process), Pane::Processes),
        Part::Properties => (view::properties::property_at(scene, place, at).map(Target::Property), Pane::Properties),
        Part::SpaceTime => (view::space_time::at(scene, place, at), Pane::SpaceTime),
    };
    found.or(Some(Target::Pane(pane)))
}

fn log_line(scene: &Scene<'_>, lines: Rect, at: Position) -> Option<Target> {
    let line = view::log::line_at(scene, lines, at)?;
    let (log, position) = (&scene.frame.log, *line.about.first()?);
    let index = log.iter().position(|other| std::ptr::eq(other, line))?;
    let first = scene.frame.log_length.saturating_sub(scene.view.log_back + log.len());
    Some(Target::LogLine { position, record: (first + index) as u32 })
}
