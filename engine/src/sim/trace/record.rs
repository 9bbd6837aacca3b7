//! One event of a run, as a line of the log.

use super::Landmark;
use crate::protocol::{Ballot, LogEntry, Remark};
use crate::sim::command::{Command, MessageAct, ProcessAct, TimerAct};
use crate::sim::prelude::*;

/// The `cause` of a record that has no cause, such as a crash by command.
pub const NO_CAUSE: u32 = u32::MAX;

/// One event of a run, as a line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The record of the handler call that caused this record, or [`NO_CAUSE`].
    pub cause: u32,
    pub at: u32,
    /// The tick at which the message of this record left its sender; 0 without a message.
    pub set_out: Ticks,
    /// How many messages and notices this handler call sent. Copies that an act made do not count.
    pub sends: u32,
    pub what: RecordKind,
}

impl Record {
    /// Whether the record belongs to one process, not to a link, a message or the whole run.
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

    /// Whether the record is the first of its event. All other records of the event are consequences of the first.
    pub const fn opens(&self) -> bool {
        !matches!(self.what, RecordKind::Leads | RecordKind::WentDown(_)) || self.cause == NO_CAUSE
    }

    /// Whether the record is the first of an event at a process. The user can select such a record.
    pub const fn is_event(&self) -> bool {
        self.is_at_its_process() && self.opens()
    }

    /// Whether executing `command` writes a record of this kind.
    pub fn is_left_by(&self, command: &Command) -> bool {
        match (command.parts(), &self.what) {
            (Parts::Processes(act, targets), what) => targets.include(self.at) && *what == record_kind_of(act),
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

#[derive(Clone, Debug, PartialEq)]
pub enum RecordKind {
    /// A process started an election, because the leader at this position is gone. `None`: because of a command.
    Started(Option<u32>),
    /// A client received this request.
    Requested(Arc<Request>),
    /// The process recovered.
    Revived,
    /// The process learned that another process has come up or gone down.
    Membership { whose: u32, up: bool },
    /// The process crashed or left.
    WentDown(Down),
    /// An act armed a crash: the process will crash in its next broadcast, after this number of messages.
    ArmedCrash(u32),
    /// A message arrived.
    Delivered { from: u32, kind: u8 },
    /// A message was lost. `due`: the tick of the loss; for a message that an act dropped, its due tick.
    Lost { number: u32, from: u32, clockwise: bool, kind: u8, due: Ticks, reason: LossReason },
    /// A notice of an undeliverable message arrived. `from`: the process that is down.
    CameBack { from: u32, kind: u8 },
    /// The timer with this index fired. `by_hand`: by an act from outside.
    Fired { timer: u8, by_hand: bool },
    /// An act delayed a message until tick `due`.
    Delayed { from: u32, due: Ticks },
    /// An act changed the due tick of a message to the tick of the act.
    Hastened { from: u32 },
    /// An act duplicated a message. `due`: the due tick of the copy.
    Duplicated { from: u32, due: Ticks },
    /// An act changed the content of a message to `says`.
    Altered { from: u32, says: Datum },
    /// The notice of an undeliverable message was lost. `from`: the process that is down.
    NoticeLost { number: u32, from: u32, clockwise: bool, kind: u8, reason: LossReason },
    /// An act cancelled the timer with this index.
    Disarmed(u8),
    /// A command found no armed timer with this index.
    NoSuchTimer(u8),
    /// A link was cut.
    Cut { from: u32, one_way: bool },
    /// A link was mended.
    Mended { from: u32 },
    /// All links were mended.
    AllMended,
    /// The processes were partitioned into these groups. All other processes form one more group.
    Parted(Arc<[Vec<u32>]>),
    /// The network changed.
    NetworkChanged(Arc<NetworkChange>),
    /// A choice was pinned.
    Settled(Arc<Pin>),
    /// The process became leader in its own view.
    Leads,
    /// A command found no matching message.
    NoSuchMessage { from: u32 },
    /// A property was violated.
    Broke(Arc<Broken>),
    /// A majority voted for an entry.
    Chosen(Arc<ChosenEntry>),
    /// When the run came to rest, a violated property held again.
    HoldsAgain(&'static str),
    /// The run came to rest. `heartbeats`: whether heartbeats continue.
    Quiet { heartbeats: bool },
    /// The process still waits although the run is at rest.
    Waits,
}

/// The entry that a majority voted for in one ballot of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenEntry {
    pub slot: u32,
    pub ballot: Ballot,
    pub entry: LogEntry,
}

/// The violation of a property.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    pub property: &'static str,
    /// The tick of the violation. The checker may find the violation later.
    pub tick: Ticks,
    /// The violating process and the reason, as a sentence.
    pub why: Remark,
    /// The positions of the processes that the violation concerns.
    pub about: Vec<u32>,
}

impl RecordKind {
    /// The landmark that a record of this kind has on the timeline; `None`: none.
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

    /// The position of the other process: the sender, or the other end of the link; `None`: no other process.
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

    /// Whether the record ends the transit of a message or notice.
    pub const fn ends_a_message(&self) -> bool {
        matches!(self, Self::Delivered { .. } | Self::Lost { .. } | Self::CameBack { .. } | Self::NoticeLost { .. })
    }

    /// Whether the record concerns the whole run instead of single processes.
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

    /// Whether the record states the result of a check, such as a violation, which is not an event of the run.
    pub const fn is_finding(&self) -> bool {
        matches!(self, Self::Quiet { .. } | Self::Waits | Self::Broke(_) | Self::HoldsAgain(_) | Self::Chosen(_))
    }
}

const fn record_kind_of(act: ProcessAct) -> RecordKind {
    match act {
        ProcessAct::Start => RecordKind::Started(None),
        ProcessAct::Crash { after: None } => RecordKind::WentDown(Down::Crashed),
        ProcessAct::Crash { after: Some(after) } => RecordKind::ArmedCrash(after),
        ProcessAct::Revive => RecordKind::Revived,
        ProcessAct::Leave { announced: false } => RecordKind::WentDown(Down::Left),
        ProcessAct::Leave { announced: true } => RecordKind::WentDown(Down::LeftAnnounced),
    }
}

/// The sender of the message in the record; `None`: an act of this kind does not write such a record.
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
