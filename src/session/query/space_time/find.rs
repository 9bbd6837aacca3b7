//! Looking for events: the latest of a process, the ones beside an event, the nearest elsewhere.

use crate::session::model::space_time::{Find, FoundEvent};
use crate::session::run::Run;
use crate::sim::trace::Record;

/// The event that is looked for, among those up to the moment on the screen, or among all that are recorded.
pub(in crate::session) fn find(run: &Run, find: Find, future: bool) -> Option<FoundEvent> {
    let visible = run.visible();
    let end = if future { run.trace().held().end } else { visible };
    let at_of = |event: u32| run.trace().at(event as usize).filter(|_| (event as usize) < end);
    let is = |(_, record): &(usize, Record)| record.is_event();
    let number = |(index, _): (usize, Record)| index;
    let before = |until: usize, at: u32| run.trace().among_at(0..until.min(end), at).rev().find(is).map(number);
    let after = |start: usize, at: u32| run.trace().among_at(start..end, at).find(is).map(number);
    let index = match find {
        Find::Latest(at) => before(visible, at as u32)?,
        Find::Before(event) => before(event as usize, at_of(event)?)?,
        Find::After(event) => after(event as usize + 1, at_of(event)?)?,
        Find::Nearest(event, at) => {
            at_of(event)?;
            let tick = |index: usize| run.trace().tick_of(index);
            let here = tick(event as usize);
            let (before, after) = (before(event as usize, at as u32), after(event as usize + 1, at as u32));
            match (before, after) {
                (Some(before), Some(after)) if tick(after) - here < here - tick(before) => after,
                (before, after) => before.or(after)?,
            }
        }
    };
    Some(FoundEvent { number: index as u32, position: run.trace().record(index).at as usize, tick: run.trace().tick_of(index) })
}
