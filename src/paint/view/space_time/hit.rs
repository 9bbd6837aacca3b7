//! What is under a cell of the diagram: for the mouse.

use ratatui::layout::Rect;

use super::{lines, placed, shown_events};
use crate::paint::view::Scene;
use crate::session::frame::space_time::Crossing;

/// Something in the diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    /// An event, by its number.
    Event(u32),
    /// A message: the event of its arrival, or, as long as it has not arrived, the one that sent it.
    Message {
        /// The number of the event, if any sent it.
        event: Option<u32>,
        /// The sender's position.
        from: usize,
        /// The receiver's position.
        to: usize,
    },
    /// The lifeline of the process at this position, or its id.
    Process(usize),
}

/// What is at a cell of the pane: an event before a message, and a message before the lifeline that is nearest.
pub(in crate::paint) fn hit(scene: &Scene<'_>, area: Rect, (x, y): (u16, u16)) -> Option<Hit> {
    let (diagram, geometry) = placed(scene, area)?;
    if let Some(event) = shown_events(&geometry, diagram).get(&(y, x)) {
        return Some(Hit::Event(event.number));
    }
    let on_lifeline = geometry.on_lifeline(y);
    if geometry.plot.contains((x, y).into()) && (on_lifeline.is_none() || geometry.pitch == 1) {
        // The latest of several: it was drawn last.
        let under = |crossing: &&Crossing| lines::covers(&geometry, diagram, crossing, (x, y));
        if let Some(crossing) = lines::in_sight(&geometry, diagram).filter(under).last() {
            let event = crossing.arrival.or(crossing.cause);
            return Some(Hit::Message { event, from: crossing.from, to: crossing.to });
        }
    }
    let inside = x >= geometry.labels.x && x < geometry.plot.right();
    on_lifeline.or_else(|| geometry.nearest(y)).filter(|_| inside).map(Hit::Process)
}
