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

use super::log;
use super::model::LogLine;
use super::model::why::{Cause, Question, Why};
use super::run::Run;
use super::space_time::{is_event, opens};
use crate::protocol::{Explain, Remark};
use crate::sim::trace::{Record, Trace};
use ask::Asked;
use step::{Next, Step};
pub(super) use waiting::waiting;

/// So many links of a chain are told at most.
const MOST: usize = 2_000;

/// So many parts of a long run are recalled at most to answer one question.
const RECALLED: usize = 64;

/// A part of the record of a run: the one that it holds, or one that was recalled.
struct Part<'r, P: Explain> {
    run: &'r Run<P>,
    trace: &'r Trace<P>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derive would ask that the protocol itself be Copy")]
impl<P: Explain> Clone for Part<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Explain> Copy for Part<'_, P> {}

impl<P: Explain> Part<'_, P> {
    /// The latest record of the part before another that fits.
    fn find(self, before: usize, fits: impl Fn(u32, &Record<P>) -> bool) -> Option<u32> {
        let found = self.trace.among(0..before).rev().find(|&(index, record)| fits(index as u32, record));
        found.map(|(index, _)| index as u32)
    }

    /// Whether it begins where the run does.
    fn is_from_start(self) -> bool {
        self.trace.held().start == 0
    }
}

/// What became of looking for a record.
enum Sought {
    /// It was found.
    Record(u32),
    /// The run has none.
    Nowhere,
    /// It was given up.
    TooFar,
}

/// Looks for a record back through the parts of a run; `find` looks through one, before a record.
fn seek<P: Explain>(run: &Run<P>, before: usize, find: impl Fn(Part<'_, P>, usize) -> Option<u32>) -> Sought {
    let mut before = before;
    for _ in 0..RECALLED {
        let Some(last) = before.checked_sub(1) else { return Sought::Nowhere };
        let looked = run.at_record(last, |trace| (find(Part { run, trace }, before), trace.held().start));
        match looked {
            None => return Sought::TooFar,
            Some((Some(found), _)) => return Sought::Record(found),
            Some((None, start)) => before = start.min(last),
        }
    }
    Sought::TooFar
}

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
    let mut next = first;
    // What is held comes first, and then parts that are recalled, further and further back.
    for _ in 0..RECALLED {
        let followed = run.at_record(next as usize, |trace| follow(Part { run, trace }, next, question, &mut causes));
        match followed {
            Some(Next::End(end)) => return (causes, end),
            Some(Next::Record(further)) => next = further,
            None => break,
        }
    }
    (causes, Remark::new("why-end-far"))
}

/// Follows a chain as far as a part of the record reaches.
fn follow<P: Explain>(part: Part<'_, P>, first: u32, question: Question, causes: &mut Vec<Cause>) -> Next {
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
                return Next::End(Remark::new("why-end-left-out").number("count", causes.len() as u64));
            }
            Next::Record(further) if part.trace.get(further as usize).is_some() => record = further,
            next => return next,
        }
    }
}

/// The record of the event that a record belongs to: what followed from a handling at once is told with it.
fn opening<P: Explain>(part: Part<'_, P>, record: u32) -> u32 {
    let cause = part.trace.record(record as usize).cause;
    if opens(part.trace, record) || part.trace.get(cause as usize).is_none() { record } else { cause }
}

/// A link without what led to it.
fn cause<P: Explain>(part: Part<'_, P>, record: u32) -> Cause {
    let Part { run, trace } = part;
    let at = trace.record(record as usize).at;
    let (tick, event) = trace.event_of(record as usize);
    Cause {
        record,
        tick,
        event,
        position: at as usize,
        id: run.moment.world.plan().ids[at as usize],
        told: told_of(part, record),
        because: None,
        also: None,
        aside: false,
        carried: None,
        is_event: is_event(run, record),
    }
}

/// What an event is that the run holds and what followed from it at once, as the log tells it.
pub(super) fn told<P: Explain>(run: &Run<P>, event: u32) -> Vec<LogLine> {
    told_of(Part { run, trace: &run.trace }, event)
}

fn told_of<P: Explain>(Part { run, trace }: Part<'_, P>, event: u32) -> Vec<LogLine> {
    let follows = |&(index, record): &(usize, &Record<P>)| record.cause == event && !opens(trace, index as u32);
    let followed = trace.among(event as usize + 1..usize::MAX).take_while(follows).map(|(index, _)| index);
    std::iter::once(event as usize).chain(followed).map(|index| log::line_of(run, trace, index)).collect()
}
