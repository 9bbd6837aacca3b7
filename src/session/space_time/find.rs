//! Looking for events: the latest of a process, the ones beside an event, the nearest elsewhere.

use super::past::{is_at_its_process, opens};
use crate::protocol::Explain;
use crate::session::frame::space_time::{Find, Found};
use crate::session::picture;
use crate::session::run::Run;

/// Whether a record is an event that can be selected.
pub(in crate::session) fn is_event<P: Explain>(run: &Run<P>, index: u32) -> bool {
    let record = run.trace.records().get(index as usize);
    record.is_some_and(is_at_its_process) && opens(&run.trace, index)
}

/// The event that is looked for, among those up to the moment on the screen, or among all that are recorded.
pub(in crate::session) fn find<P: Explain>(run: &Run<P>, find: Find, future: bool) -> Option<Found> {
    let visible = picture::visible_records(run);
    let end = if future { run.trace.records().len() } else { visible };
    let records = &run.trace.records()[..end];
    let at_of = |event: u32| records.get(event as usize).map(|record| record.at);
    let is = |index: usize, at: u32| records[index].at == at && is_event(run, index as u32);
    let before = |end: usize, at: u32| (0..end).rev().find(|&index| is(index, at));
    let after = |start: usize, at: u32| (start..records.len()).find(|&index| is(index, at));
    let index = match find {
        Find::Latest(at) => before(visible, at as u32)?,
        Find::Before(event) => before(event as usize, at_of(event)?)?,
        Find::After(event) => after(event as usize + 1, at_of(event)?)?,
        Find::Nearest(event, at) => {
            at_of(event)?;
            let tick = |index: usize| run.trace.tick_of(index);
            let here = tick(event as usize);
            let (before, after) = (before(event as usize, at as u32), after(event as usize + 1, at as u32));
            match (before, after) {
                (Some(before), Some(after)) if tick(after) - here < here - tick(before) => after,
                (before, after) => before.or(after)?,
            }
        }
    };
    Some(Found { number: index as u32, position: records[index].at as usize, tick: run.trace.tick_of(index) })
}
