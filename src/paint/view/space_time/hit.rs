//! What is under a cell of the diagram, for a pointer.

use ratatui::layout::{Position, Rect};

use super::{lines, placed, shown_events};
use crate::paint::pointer::Target;
use crate::paint::view::Scene;
use crate::session::model::space_time::Crossing;

/// What is at a cell of the pane: an event before a message, and a message before the lifeline that is nearest.
pub(in crate::paint) fn at(scene: &Scene<'_>, area: Rect, at: Position) -> Option<Target> {
    let (diagram, geometry) = placed(scene, area)?;
    if let Some((event, _)) = shown_events(&geometry, diagram).get(&(at.y, at.x)) {
        return Some(Target::Event { number: event.number, position: event.position });
    }
    let on_lifeline = geometry.on_lifeline(at.y);
    if geometry.plot.contains(at) && (on_lifeline.is_none() || geometry.pitch == 1) {
        // The latest of several: it was drawn last.
        let under = |crossing: &&Crossing| lines::covers(&geometry, diagram, crossing, (at.x, at.y));
        if let Some(crossing) = lines::in_sight(&geometry, diagram).filter(under).last() {
            let arrival = crossing.arrival.map(|number| Target::Event { number, position: crossing.to });
            let sending = crossing.cause.map(|number| Target::Event { number, position: crossing.from });
            return arrival.or(sending);
        }
    }
    let beside = at.x >= geometry.labels.x && at.x < geometry.plot.right();
    on_lifeline.or_else(|| geometry.nearest(at.y)).filter(|_| beside).map(Target::Process)
}
