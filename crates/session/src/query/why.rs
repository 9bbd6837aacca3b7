//! Why something is as it is, and what a process waits for, as plain data.

mod question;
mod step;
mod waiting;

use crate::model::{LogLine, Pending};
use crate::query::log::lines_of_event;
use crate::run::Run;
use question::first_of;
use step::{Next, Step};
use suffrage_engine::engine::Outlook;
use suffrage_engine::protocol::{Id, MessageClass, Remark, Ticks};
use suffrage_engine::sim::command::Command;
use suffrage_text::ids;
pub(super) use waiting::waiting;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyQuestion {
    /// Why the cell of `elected` of the process at this position is what it is.
    Cell(usize),
    /// What the process at this position did last, and why.
    LastStep(usize),
    Waits(usize),
    /// Why the message of this number was sent, or lost.
    Message(u32),
    /// Why what the log tells of this record happened.
    Record(u32),
    Property {
        /// Its index among those of the frame.
        index: usize,
        /// Which of those concerned is asked about, from 0.
        who: usize,
    },
}

/// The answer: a chain of causes, the latest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    pub question: WhyQuestion,
    pub asked: Remark,
    pub causes: Vec<Cause>,
    /// How the chain ends: the command, the beginning of the run, or that more of it is not told.
    pub end: Remark,
}

/// One link of a chain of causes: what one process handled at once, or what happened to one message or link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
    pub record: u32,
    pub tick: Ticks,
    /// Which event of its tick it is, from 1.
    pub event: usize,
    /// The position of the process at which it happened; of what happened to a message, of its receiver.
    pub position: usize,
    pub id: Id,
    /// What happened, as the log tells it: the handling, and then what followed from it at once.
    pub told: Vec<LogLine>,
    /// What led to it: a message, a timer, a crash; what that came from is the next link of the chain. Nothing at its end.
    pub because: Option<Remark>,
    /// What else there is to say of it: that a hand or the scenario had a part in it.
    pub also: Option<Remark>,
    /// It is no link of the chain itself, but explains the link before it.
    pub aside: bool,
    pub carried: Option<CarriedMessage>,
    /// Whether it is an event of the space-time diagram.
    pub is_event: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CarriedMessage {
    pub from: usize,
    pub to: usize,
    /// Whether it ran clockwise round a ring.
    pub clockwise: bool,
    pub class: MessageClass,
    pub lost: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub position: usize,
    pub id: Id,
    pub up: bool,
    /// What it waits for, in the words of the protocol; nothing if it waits for nothing.
    pub waits: Option<Remark>,
    /// What is under way to it and armed for it, by due tick.
    pub pending: Vec<Pending>,
    pub left_out: usize,
    /// Whether anything can still come; nothing while that would answer a question.
    pub outlook: Option<Outlook>,
    /// Where nothing can: some of the acts that would bring something.
    pub could: Vec<Remark>,
}

#[cfg(test)]
mod tests;

const MOST: usize = 2_000;

/// The answer to a question; `None` if the run has nothing of the kind.
pub(crate) fn why(run: &Run, question: WhyQuestion) -> Option<Why> {
    let (asked, first) = first_of(run, question)?;
    let mut causes = Vec::new();
    let end = match first {
        Next::Record(record) => follow(run, record, question, &mut causes),
        Next::End(end) => end,
    };
    Some(Why { question, asked, causes, end })
}

/// Whether the run has anything that a question is about.
pub(crate) fn has_answer(run: &Run, question: WhyQuestion) -> bool {
    first_of(run, question).is_some()
}

/// Follows the chain from a record on; how it ends.
fn follow(run: &Run, first: u32, question: WhyQuestion, causes: &mut Vec<Cause>) -> Remark {
    let mut record = first;
    loop {
        record = opening(run, record);
        let Step { because, carried, also, next, asides } = step::step(run, record, question);
        causes.push(Cause { because, also, carried, ..cause(run, record) });
        for aside in asides {
            let aside = opening(run, aside);
            let Step { carried, .. } = step::step(run, aside, question);
            let also = Origin::of(run, aside).map(Origin::also);
            causes.push(Cause { also, aside: true, carried, ..cause(run, aside) });
        }
        match next {
            Next::Record(_) if causes.len() >= MOST => {
                return Remark::from(ids::WhyEndLeftOut { count: causes.len() as u64 });
            }
            Next::Record(further) => record = further,
            Next::End(end) => return end,
        }
    }
}

/// The record of the event that a record belongs to: what followed from a handling at once is told with it.
fn opening(run: &Run, record: u32) -> u32 {
    let known = run.trace().record(record as usize);
    if known.opens() { record } else { known.cause }
}

fn cause(run: &Run, record: u32) -> Cause {
    let trace = run.trace();
    let known = trace.record(record as usize);
    let (tick, event) = trace.event_of(record as usize);
    Cause {
        record,
        tick,
        event,
        position: known.at as usize,
        id: run.id(known.at),
        told: lines_of_event(run, record),
        because: None,
        also: None,
        aside: false,
        carried: None,
        is_event: known.is_event(),
    }
}

/// Where a command came from, with the tick that it entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    Hand(Ticks),
    Scenario(Ticks),
}

impl Origin {
    fn of(run: &Run, index: u32) -> Option<Self> {
        let record = run.trace().record(index as usize);
        let (tick, _) = run.trace().event_of(index as usize);
        let makes = |command: &&Command| record.is_left_by(command);
        let written =
            run.scenario.events.iter().filter(|(at, _)| *at == tick).map(|(_, command)| command).filter(makes).count();
        let done = run.acts.get(&tick).into_iter().flatten().filter(makes).count();
        if written == 0 || done == 0 {
            let origin = if written > 0 { Self::Scenario(tick) } else { Self::Hand(tick) };
            return (written + done > 0).then_some(origin);
        }
        // The commands of the scenario come first: of several that are alike, the last ones are those of the hand.
        let alike = |other: &usize| {
            let other = run.trace().record(*other);
            other.at == record.at && std::mem::discriminant(&other.what) == std::mem::discriminant(&record.what)
        };
        let first = run.trace().records_until(tick.saturating_sub(1), None);
        let before = (first..index as usize).filter(alike).count();
        Some(if before < written { Self::Scenario(tick) } else { Self::Hand(tick) })
    }

    fn also(self) -> Remark {
        match self {
            Self::Hand(tick) => Remark::from(ids::WhyAlsoHand { tick }),
            Self::Scenario(tick) => Remark::from(ids::WhyAlsoScenario { tick }),
        }
    }
}

/// How a chain ends with a record that nothing in the run led to.
fn end(run: &Run, record: u32) -> Remark {
    match Origin::of(run, record) {
        Some(Origin::Hand(tick)) => Remark::from(ids::WhyEndHand { tick }),
        Some(Origin::Scenario(tick)) => Remark::from(ids::WhyEndScenario { tick }),
        None => Remark::from(ids::WHY_END_START),
    }
}
