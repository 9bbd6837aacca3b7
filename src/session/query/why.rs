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

use super::log::lines_of_event;
use crate::protocol::Remark;
use crate::session::model::why::{Cause, Why, WhyQuestion};
use crate::session::run::Run;
use crate::sim::trace::{Record, Trace};
use crate::text::ids;
use ask::Inquiry;
use step::{Next, Step};
pub(super) use waiting::waiting;

const MOST: usize = 2_000;

/// So many parts of a long run are recalled at most to answer one question.
const RECALLED: usize = 64;
/// So much work is done at most for that, in records that are gone through again: it must not be felt.
const WORK: usize = 700_000;
/// Where all of a long run is looked through, the parts that are recalled get so many times longer at most.
const LONGER: usize = 16;

/// The parts of a run that are recalled for one question, one after the other, further and further back.
struct Stretches {
    length: usize,
    most: usize,
    /// Where the latest part begins.
    start: usize,
    left: usize,
}

impl Stretches {
    const fn new(run: &Run) -> Self {
        let lead = run.memory.lead;
        Self { length: lead, most: LONGER * lead, start: usize::MAX, left: RECALLED }
    }

    /// What a part tells that holds this record and what comes before it; `None` where that is given up.
    fn tell<T>(&mut self, run: &mut Run, record: usize, tell: impl FnOnce(Part<'_>) -> T) -> Option<T> {
        if self.left == 0 || run.gone_aside() > WORK {
            return None;
        }
        self.left -= 1;
        // What leads to just before a part leads on to just before the next one: that is recalled at once.
        let follows = record < self.start && self.start - record <= self.length;
        self.length = if follows { self.most.min(2 * self.length) } else { run.memory.lead };
        let told = run.at_record_back(record, self.length, |run, trace| (trace.held().start, tell(Part { run, trace })));
        told.map(|(start, told)| {
            self.start = start;
            told
        })
    }
}

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
}

enum Sighting {
    Record(u32),
    /// The run has none.
    Nowhere,
    /// It was given up.
    TooFar,
}

impl Sighting {
    /// Where a chain begins that begins with the record; without one, it ends like this.
    fn or_end(self, nowhere: impl FnOnce() -> Remark) -> Next {
        match self {
            Self::Record(record) => Next::Record(record),
            Self::Nowhere => Next::End(nowhere()),
            Self::TooFar => Next::End(ids::WHY_END_FAR.into()),
        }
    }
}

/// Looks for a record back through the parts of a run; `find` looks through one, before a record.
fn seek(run: &mut Run, before: usize, find: impl Fn(Part<'_>, usize) -> Option<u32>) -> Sighting {
    let (mut before, mut stretches) = (before, Stretches::new(run));
    while let Some(last) = before.checked_sub(1) {
        match stretches.tell(run, last, |part| (find(part, before), part.trace.held().start)) {
            None => return Sighting::TooFar,
            Some((Some(found), _)) => return Sighting::Record(found),
            Some((None, start)) => before = start.min(last),
        }
    }
    Sighting::Nowhere
}

pub(in crate::session) fn why(run: &mut Run, question: WhyQuestion) -> Option<Why> {
    run.ask_anew();
    let Inquiry { asked, first } = ask::asked(run, question)?;
    let (causes, end) = match first {
        Next::Record(record) => chain(run, record, question),
        Next::End(end) => (Vec::new(), end),
    };
    Some(Why { question, asked, causes, end })
}

fn chain(run: &mut Run, first: u32, question: WhyQuestion) -> (Vec<Cause>, Remark) {
    let mut causes = Vec::new();
    let (mut next, mut stretches) = (first, Stretches::new(run));
    // What is held comes first, and then parts that are recalled.
    while let Some(followed) = stretches.tell(run, next as usize, |part| follow(part, next, question, &mut causes)) {
        match followed {
            Next::End(end) => return (causes, end),
            Next::Record(further) => next = further,
        }
    }
    (causes, Remark::from(ids::WHY_END_FAR))
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
