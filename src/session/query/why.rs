//! Why something is as it is: the chain of its causes, the latest first, back to a command or to the beginning of the run.
//!
//! Every record of the trace names the record whose handling made it; that is followed. Where a process acts because another
//! is gone, the chain goes on with the crash of that one.

mod inquiry;
mod origin;
mod seek;
mod step;
mod waiting;

#[cfg(test)]
mod tests;

use super::log::lines_of_event;
use crate::protocol::Remark;
use crate::session::model::why::{Cause, Why, WhyQuestion};
use crate::session::run::{Portion, Run};
use crate::sim::trace::{Record, Trace};
use crate::text::ids;
pub use inquiry::{Inquiry, Looking};
use step::{Next, Step};
pub(super) use waiting::waiting;

const MOST: usize = 2_000;

/// A part of the record of a run: the one that it holds, or one that was recalled.
#[derive(Clone, Copy)]
struct Part<'r> {
    run: &'r Run,
    trace: &'r Trace,
}

impl Part<'_> {
    fn find(self, before: usize, fits: impl Fn(u32, &Record) -> bool) -> Option<u32> {
        let found = self.trace.among(0..before).rev().find(|(index, record)| fits(*index as u32, record));
        found.map(|(index, _)| index as u32)
    }

    /// The same at one process.
    fn find_at(self, before: usize, at: u32, fits: impl Fn(u32, &Record) -> bool) -> Option<u32> {
        let found = self.trace.among_at(0..before, at).rev().find(|(index, record)| fits(*index as u32, record));
        found.map(|(index, _)| index as u32)
    }
}

/// The whole answer, however long it takes.
pub(in crate::session) fn why(run: &mut Run, question: WhyQuestion) -> Option<Why> {
    let mut inquiry = Inquiry::new(run, question)?;
    match inquiry.look_on(run, &mut { Portion::ALL }) {
        Looking::Nothing => None,
        Looking::On | Looking::Found => Some(inquiry.answer(run)),
    }
}

fn follow(part: Part<'_>, first: u32, question: WhyQuestion, causes: &mut Vec<Cause>) -> Next {
    let mut record = first;
    loop {
        record = opening(part, record);
        let Step { because, carried, also, next, asides } = step::step(part, record, question);
        causes.push(Cause { because, also, carried, ..cause(part, record) });
        for aside in asides {
            let aside = opening(part, aside);
            let Step { carried, .. } = step::step(part, aside, question);
            let also = origin::of(part, aside).map(origin::Origin::also);
            causes.push(Cause { also, aside: true, carried, ..cause(part, aside) });
        }
        match next {
            Next::Record(_) if causes.len() >= MOST => {
                return Next::End(Remark::from(ids::WhyEndLeftOut { count: causes.len() as u64 }));
            }
            Next::Record(further) if part.trace.get(further as usize).is_some() => record = further,
            next => return next,
        }
    }
}

/// The record of the event that a record belongs to: what followed from a handling at once is told with it.
fn opening(part: Part<'_>, record: u32) -> u32 {
    let known = part.trace.record(record as usize);
    if known.opens() || part.trace.get(known.cause as usize).is_none() { record } else { known.cause }
}

fn cause(part: Part<'_>, record: u32) -> Cause {
    let Part { run, trace } = part;
    let at = trace.record(record as usize).at;
    let (tick, event) = trace.event_of(record as usize);
    Cause {
        record,
        tick,
        event,
        position: at as usize,
        id: run.id(at),
        told: lines_of_event(run, trace, record),
        because: None,
        also: None,
        aside: false,
        carried: None,
        is_event: run.trace().get(record as usize).is_some_and(|record| record.is_event()),
    }
}
