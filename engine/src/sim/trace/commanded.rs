//! The records that commands leave.

use super::{Record, RecordKind};
use crate::sim::command::{Command, LinkAct, Links, MessageAct, Parts, ProcessAct, TimerAct};
use crate::sim::observe::{Down, LossReason};

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
            (Parts::Request(..) | Parts::Links(_) | Parts::Network(_) | Parts::Choice(_), _) => false,
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
        (
            MessageAct::Drop
            | MessageAct::Delay(_)
            | MessageAct::Deliver
            | MessageAct::Duplicate
            | MessageAct::Alter(_),
            _,
        ) => None,
    }
}
