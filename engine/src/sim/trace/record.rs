//! One event of a run, as the log tells it.

use std::sync::Arc;

use super::Landmark;
use crate::protocol::{Ballot, Datum, LogEntry, Remark, Request, Ticks};
use crate::sim::command::{Command, LinkAct, Links, MessageAct, NetworkChange, Parts, ProcessAct, TimerAct};
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
    /// It came up again.
    Revived,
    /// It knows that another has come up or is gone.
    Membership { whose: u32, up: bool },
    /// It crashed or left.
    WentDown(Down),
    /// A crash was armed, after so many messages of the next batch.
    ArmedCrash(u32),
    /// A message arrived.
    Delivered { from: u32, kind: u8 },
    /// A message was lost. `due`: at the time of the loss, unless it was dropped on the way.
    Lost { number: u32, from: u32, clockwise: bool, kind: u8, due: Ticks, reason: LossReason },
    /// `from`: the process that is down.
    CameBack { from: u32, kind: u8 },
    /// A timer, by its index, ran out. `by_hand`: by an act from outside.
    Fired { timer: u8, by_hand: bool },
    /// A message is held up until `due`.
    Delayed { from: u32, due: Ticks },
    /// A message is due at once.
    Hastened { from: u32 },
    /// `due`: the due tick of the copy.
    Duplicated { from: u32, due: Ticks },
    /// The message says this from now on.
    Altered { from: u32, says: Datum },
    /// The notice of an undeliverable message was lost. `from`: the process that is down.
    NoticeLost { number: u32, from: u32, clockwise: bool, kind: u8, reason: LossReason },
    /// A timer, by its index, was cancelled from outside.
    Disarmed(u8),
    /// A command found no such timer, by its index, armed.
    NoSuchTimer(u8),
    /// A link was cut.
    Cut { from: u32, one_way: bool },
    /// A link was mended.
    Mended { from: u32 },
    /// All links were mended.
    AllMended,
    /// Besides the group of those that are not named.
    Parted(Arc<[Vec<u32>]>),
    /// The network behaves otherwise from now on.
    NetworkChanged(Arc<NetworkChange>),
    /// A choice is not left to chance.
    Settled(Arc<Pin>),
    /// It came to hold itself as leader.
    Leads,
    /// A command found no such message.
    NoSuchMessage { from: u32 },
    /// A property broke.
    Broke(Arc<Broken>),
    /// A majority has voted for it.
    Chosen(Arc<ChosenEntry>),
    /// A property that had broken was found to hold at a rest.
    HoldsAgain(&'static str),
    /// The run came to rest. `heartbeats`: whether they go on.
    Quiet { heartbeats: bool },
    /// It keeps waiting at a rest.
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

impl RecordKind {
    /// What the timeline shows of it.
    #[inline(always)]
    pub const fn landmark(&self) -> Option<Landmark> {
        Some(match self {
            Self::WentDown(_) => Landmark::Down,
            Self::Revived => Landmark::Return,
            Self::Lost { .. } | Self::NoticeLost { .. } => Landmark::Lost,
            Self::Cut { .. } | Self::Parted(_) => Landmark::Cut,
            Self::Mended { .. } | Self::AllMended => Landmark::Mend,
            Self::Leads => Landmark::Leader,
            Self::Chosen(_) => Landmark::Chosen,
            _ => return None,
        })
    }

    /// The process at the other end: the sender of the message, or the other end of the link.
    pub const fn from(&self) -> Option<u32> {
        match self {
            Self::Delivered { from, .. }
            | Self::Lost { from, .. }
            | Self::CameBack { from, .. }
            | Self::Delayed { from, .. }
            | Self::Hastened { from }
            | Self::Duplicated { from, .. }
            | Self::Altered { from, .. }
            | Self::NoticeLost { from, .. }
            | Self::Cut { from, .. }
            | Self::Mended { from }
            | Self::NoSuchMessage { from } => Some(*from),
            _ => None,
        }
    }

    /// Whether a message, or the notice of one, has come to its end.
    pub const fn ends_a_message(&self) -> bool {
        matches!(self, Self::Delivered { .. } | Self::Lost { .. } | Self::CameBack { .. } | Self::NoticeLost { .. })
    }

    /// Whether it is about all processes alike.
    pub const fn is_of_all(&self) -> bool {
        matches!(
            self,
            Self::Quiet { .. }
                | Self::AllMended
                | Self::Parted(_)
                | Self::NetworkChanged(_)
                | Self::Settled(_)
                | Self::HoldsAgain(_)
                | Self::Chosen(_)
        )
    }

    /// Whether it is a finding about the run, and no event of it.
    pub const fn is_finding(&self) -> bool {
        matches!(self, Self::Quiet { .. } | Self::Waits | Self::Broke(_) | Self::HoldsAgain(_) | Self::Chosen(_))
    }
}

impl Record {
    /// Whether a command leaves such a record.
    pub fn is_left_by(&self, command: &Command) -> bool {
        match (command.parts(), &self.what) {
            (Parts::Processes(act, targets), what) => targets.include(self.at) && *what == left_by(act),
            (Parts::Request(client, asked), RecordKind::Requested(request)) => client == self.at && **request == asked,
            (Parts::Message(act, select), what) => sender(act, what) == Some(select.from) && select.to == self.at,
            (Parts::Timer(act, named), what) => {
                let Ok(timer) = u8::try_from(named.timer) else { return false };
                let done = match act {
                    TimerAct::Fire => RecordKind::Fired { timer, by_hand: true },
                    TimerAct::Disarm => RecordKind::Disarmed(timer),
                };
                named.process == self.at && (*what == done || *what == RecordKind::NoSuchTimer(timer))
            }
            (Parts::Links(LinkAct::Cut { pairs, one_way }), RecordKind::Cut { from, one_way: only }) => {
                pairs.contains(&(*from, self.at)) && one_way == *only
            }
            (Parts::Links(LinkAct::Mend(Links::Between(pairs))), RecordKind::Mended { from }) => {
                pairs.contains(&(*from, self.at))
            }
            (Parts::Links(LinkAct::Mend(Links::All)), RecordKind::AllMended) => true,
            (Parts::Links(LinkAct::Part(named)), RecordKind::Parted(groups)) => **groups == *named,
            (Parts::Network(named), RecordKind::NetworkChanged(change)) => **change == *named,
            (Parts::Choice(named), RecordKind::Settled(pin)) => **pin == *named,
            _ => false,
        }
    }
}

/// The record that an act leaves at a process.
const fn left_by(act: ProcessAct) -> RecordKind {
    match act {
        ProcessAct::Start => RecordKind::Started(None),
        ProcessAct::Crash { after: None } => RecordKind::WentDown(Down::Crashed),
        ProcessAct::Crash { after: Some(after) } => RecordKind::ArmedCrash(after),
        ProcessAct::Revive => RecordKind::Revived,
        ProcessAct::Leave { announced: false } => RecordKind::WentDown(Down::Left),
        ProcessAct::Leave { announced: true } => RecordKind::WentDown(Down::LeftAnnounced),
    }
}

/// The sender of the record's message, if an act on a message leaves such a record.
const fn sender(act: MessageAct, what: &RecordKind) -> Option<u32> {
    match (act, what) {
        (_, RecordKind::NoSuchMessage { from })
        | (MessageAct::Drop, RecordKind::Lost { from, reason: LossReason::Dropped, .. })
        | (MessageAct::Delay(_), RecordKind::Delayed { from, .. })
        | (MessageAct::Deliver, RecordKind::Hastened { from })
        | (MessageAct::Duplicate, RecordKind::Duplicated { from, .. })
        | (MessageAct::Alter(_), RecordKind::Altered { from, .. }) => Some(*from),
        _ => None,
    }
}
