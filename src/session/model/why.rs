//! Why something is as it is, and what a process waits for, as plain data.

use super::{LogLine, Pending};
use crate::engine::Outlook;
use crate::protocol::{Id, MessageClass, Remark, Ticks};

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
