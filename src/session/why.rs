//! Why something is as it is: the chain of its causes, the latest first, back to a command or to the beginning of the run.
//!
//! Every record of the trace names the record whose handling made it; that is followed. Where a process acts because another
//! is gone, the chain goes on with the crash of that one.

mod ask;
mod origin;
mod step;
mod waiting;

#[cfg(test)]
mod tests;

use super::frame::LogLine;
use super::frame::why::{Cause, Question, Why};
use super::log;
use super::run::Run;
use super::space_time::{is_event, opens};
use crate::protocol::{Explain, Remark};
use ask::Asked;
use step::{Next, Step};
pub(super) use waiting::waiting;

/// So many links of a chain are told at most.
const MOST: usize = 2_000;

/// The answer to a question at the moment on the screen; nothing if what is asked about is not there.
pub(super) fn why<P: Explain>(run: &Run<P>, question: Question) -> Option<Why> {
    let Asked { asked, first } = ask::asked(run, question)?;
    let (causes, end) = match first {
        Next::Record(record) => chain(run, record, question),
        Next::End(end) => (Vec::new(), end),
    };
    Some(Why { question, asked, causes, end })
}

/// The chain that led to a record, and how it ends.
fn chain<P: Explain>(run: &Run<P>, first: u32, question: Question) -> (Vec<Cause>, Remark) {
    let mut causes = Vec::new();
    let mut record = first;
    loop {
        record = opening(run, record);
        let Step { because, carried, also, next, asides } = step::step(run, record, question);
        causes.push(Cause { because, carried, also, ..cause(run, record) });
        for aside in asides {
            let aside = opening(run, aside);
            let Step { carried, .. } = step::step(run, aside, question);
            let also = origin::of(run, aside).map(|origin| origin.also());
            causes.push(Cause { aside: true, carried, also, ..cause(run, aside) });
        }
        match next {
            Next::End(end) => return (causes, end),
            Next::Record(_) if causes.len() >= MOST => {
                let end = Remark::new("why-end-left-out").number("count", causes.len() as u64);
                return (causes, end);
            }
            Next::Record(next) => record = next,
        }
    }
}

/// The record of the event that a record belongs to: what followed from a handling at once is told with it.
fn opening<P: Explain>(run: &Run<P>, record: u32) -> u32 {
    if opens(&run.trace, record) { record } else { run.trace.record(record as usize).cause }
}

/// A link without what led to it.
fn cause<P: Explain>(run: &Run<P>, record: u32) -> Cause {
    let trace = &run.trace;
    let at = trace.record(record as usize).at;
    let (tick, event) = trace.event_of(record as usize);
    Cause {
        record,
        tick,
        event,
        position: at as usize,
        id: run.moment.world.plan().ids[at as usize],
        told: told(run, record),
        because: None,
        also: None,
        aside: false,
        carried: None,
        is_event: is_event(run, record),
    }
}

/// What an event is and what followed from it at once, as the log tells it.
pub(super) fn told<P: Explain>(run: &Run<P>, event: u32) -> Vec<LogLine> {
    let trace = &run.trace;
    let follows = |&index: &usize| trace.record(index).cause == event && !opens(trace, index as u32);
    let followed = (event as usize + 1..trace.held().end).take_while(follows);
    std::iter::once(event as usize).chain(followed).map(|index| log::line(run, index)).collect()
}
