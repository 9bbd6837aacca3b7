//! What is under a cell of the screen, for a pointer: found by the same geometry that the painters draw by.

use ratatui::layout::{Position, Rect};

use super::screen::{Class, Part, Plan};
use super::view::{self, Scene};
use super::view_state::{Overlay, Pane, View};
use super::{Look, arena, edge};
use crate::session::Ticks;
use crate::session::frame::Frame;

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
    LogLine(usize),
    /// A pane, where nothing else is.
    Pane(Pane),
}

/// What is at a cell of a screen that [`draw`](super::draw) has drawn; nothing where something lies over the screen.
pub fn under(frame: &Frame, view: &View, look: &Look, area: Rect, at: Position) -> Option<Target> {
    let scene = Scene { frame, view, look };
    let class = Class::of(area);
    if class == Class::TooSmall || view.blank || view.overlays.iter().any(|overlay| !leaves_the_screen(overlay)) {
        return None;
    }
    let plan = Plan::new(area, class, &scene);
    if plan.elected.contains(at) {
        let cells = plan.cells?;
        return view::elected::process_at(&scene, plan.elected, cells, at).map(Target::Process);
    }
    if let Some(timeline) = plan.timeline.filter(|timeline| timeline.contains(at)) {
        return view::timeline::tick_at(&scene, timeline, edge(&scene, &plan), at.x).map(Target::Tick);
    }
    plan.parts.iter().find(|(_, place)| place.contains(at)).and_then(|(part, place)| on_part(&scene, part, *place, at))
}

/// The tick of the timeline that is nearest to a column, in whatever row the pointer is.
pub fn tick_at(frame: &Frame, view: &View, look: &Look, area: Rect, column: u16) -> Option<Ticks> {
    let scene = Scene { frame, view, look };
    let class = Class::of(area);
    if class == Class::TooSmall {
        return None;
    }
    let plan = Plan::new(area, class, &scene);
    view::timeline::tick_at(&scene, plan.timeline?, edge(&scene, &plan), column)
}

/// Whether an overlay leaves what is beside it to keys and pointers.
const fn leaves_the_screen(overlay: &Overlay) -> bool {
    matches!(overlay, Overlay::Note { .. } | Overlay::Inspect { .. } | Overlay::Event { .. } | Overlay::Flight { .. })
}

fn on_part(scene: &Scene<'_>, part: &Part, place: Rect, at: Position) -> Option<Target> {
    let (found, pane) = match part {
        Part::Arena(layout) => (arena::at(scene, layout, place, at), Pane::Arena),
        Part::Band(shape) => (arena::band::at(scene, shape, place, at), Pane::Arena),
        Part::Chips(chips) => (chips.process_at(scene, place, at).map(Target::Process), Pane::Arena),
        Part::Algorithm(_) => (None, Pane::Algorithm),
        Part::Log => (log_line(scene, view::log::lines_of(place), at), Pane::Log),
        Part::BareLog => (log_line(scene, place, at), Pane::Log),
        Part::Processes => (view::processes::process_at(scene, place, at).map(Target::Process), Pane::Processes),
        Part::SpaceTime => (view::space_time::at(scene, place, at), Pane::SpaceTime),
    };
    found.or(Some(Target::Pane(pane)))
}

fn log_line(scene: &Scene<'_>, lines: Rect, at: Position) -> Option<Target> {
    view::log::line_at(scene, lines, at)?.about.first().copied().map(Target::LogLine)
}
