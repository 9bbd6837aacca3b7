//! One event of a run, as the log tells it.

use std::sync::Arc;

use crate::protocol::{Ballot, Datum, LogEntry, Remark, Request, Ticks};
use crate::sim::command::NetworkChange;
use crate::sim::observe::{Down, LossReason};
use crate::sim::pins::Pin;

/// The cause of what a command does: no record.
pub const NO_CAUSE: u32 = u32::MAX;

/// One event of a run, as a line of the log tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The record that opened the handling that made this one, or [`NO_CAUSE`].
    pub cause: u32,
    pub at: u32,
    /// The departure tick of its message; 0 without one.
    pub set_out: Ticks,
    /// Messages and notices that its handling sent; copies made by acts count for no handling.
    pub sends: u32,
    pub what: RecordKind,
}

impl Record {
    /// Whether it happened at a process, and not to a link, to a message on its way or to the run.
    pub const fn is_at_its_process(&self) -> bool {
        matches!(
            self.what,
            RecordKind::Started(_)
                | RecordKind::Requested(_)
                | RecordKind::Revived
                | RecordKind::Membership { .. }
                | RecordKind::WentDown(_)
                | RecordKind::ArmedCrash(_)
                | RecordKind::Delivered { .. }
                | RecordKind::CameBack { .. }
                | RecordKind::Fired { .. }
                | RecordKind::Disarmed(_)
                | RecordKind::Leads
        )
    }

    /// Whether it is an event of its own, and not a consequence within one.
    pub const fn opens(&self) -> bool {
        !matches!(self.what, RecordKind::Leads | RecordKind::WentDown(_)) || self.cause == NO_CAUSE
    }

    /// Whether it is an event of a process that can be selected.
    pub const fn is_event(&self) -> bool {
        self.is_at_its_process() && self.opens()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum RecordKind {
    /// A start by command, or with the position of the gone leader.
    Started(Option<u32>),
    /// A client was asked for this.
    Requested(Arc<Request>),
    Revived,
    /// It knows that another has come up or is gone.
    Membership {
        whose: u32,
        up: bool,
    },
    WentDown(Down),
    ArmedCrash(u32),
    Delivered {
        from: u32,
        kind: u8,
    },
    /// `clockwise`: clockwise round a ring. `due`: at the time of the loss, unless it was dropped on the way.
    Lost {
        number: u32,
        from: u32,
        clockwise: bool,
        kind: u8,
        due: Ticks,
        reason: LossReason,
    },
    /// `from`: the process that is down.
    CameBack {
        from: u32,
        kind: u8,
    },
    /// `timer`: an index into the protocol's timers. `by_hand`: by an act from outside.
    Fired {
        timer: u8,
        by_hand: bool,
    },
    Delayed {
        from: u32,
        due: Ticks,
    },
    Hastened {
        from: u32,
    },
    /// `due`: the due tick of the copy.
    Duplicated {
        from: u32,
        due: Ticks,
    },
    /// The message says this from now on.
    Altered {
        from: u32,
        says: Datum,
    },
    /// The notice of an undeliverable message was lost: the link is cut, or its receiver is down. `from`: the process that is
    /// down.
    NoticeLost {
        number: u32,
        from: u32,
        clockwise: bool,
        kind: u8,
        reason: LossReason,
    },
    /// A timer, by its index, was cancelled from outside.
    Disarmed(u8),
    /// A command found no such timer, by its index, armed.
    NoSuchTimer(u8),
    Cut {
        from: u32,
        one_way: bool,
    },
    Mended {
        from: u32,
    },
    AllMended,
    /// Besides the group of those that are not named.
    Parted(Arc<[Vec<u32>]>),
    /// The network behaves otherwise from now on.
    NetworkChanged(Arc<NetworkChange>),
    /// A choice is not left to chance.
    Settled(Arc<Pin>),
    /// It came to hold itself as leader.
    Leads,
    NoSuchMessage {
        from: u32,
    },
    Broke(Arc<Broken>),
    /// A majority has voted for it.
    Chosen(Arc<ChosenEntry>),
    /// A property that had broken was found to hold at a rest.
    HoldsAgain(&'static str),
    /// `heartbeats`: whether heartbeats go on.
    Quiet {
        heartbeats: bool,
    },
    Waits,
}

/// What a majority has voted for in one ballot of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenEntry {
    pub slot: u32,
    pub ballot: Ballot,
    pub entry: LogEntry,
}

/// The breach of a property.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    pub property: &'static str,
    /// May be earlier than the tick at which it is known.
    pub tick: Ticks,
    /// The process that broke it and the reason, as a sentence.
    pub why: Remark,
    /// The positions of the processes concerned.
    pub about: Vec<u32>,
}
