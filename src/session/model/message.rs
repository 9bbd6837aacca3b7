//! A message as plain data.

use super::lanes::Between;
use crate::protocol::{Id, MessageClass, Ticks};
use crate::sim::FIRST_HEARTBEAT;

/// A message under way, or just lost.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each of them says one thing of the message")]
pub struct Message {
    /// Tells messages of one run apart, across frames.
    pub number: u32,
    pub from: usize,
    pub to: usize,
    /// On a two-way ring: whether it runs clockwise.
    pub clockwise: bool,
    pub kind: &'static str,
    pub class: MessageClass,
    /// What it carries, as short as a pill.
    pub payload: String,
    /// If that is one of the words that can be agreed on: its shortest beginning that is that of no other.
    pub beginning: Option<String>,
    /// Whether that is the value that silence stands for.
    pub is_silence: bool,
    /// Whether it says something else than the algorithm has its sender say, and that is not hidden.
    pub is_lie: bool,
    /// Who has signed it, the first to sign it first; empty where messages are not signed.
    pub signed_by: Vec<Id>,
    /// All that it carries, as long as a line at most, if the payload is shortened.
    pub whole: Option<String>,
    /// The tick at which it left its sender.
    pub sent: Ticks,
    /// The tick at which it arrives, greater than `sent`.
    pub due: Ticks,
    pub lost: Option<Ticks>,
    /// It is the notice that a message could not be delivered, on its way back.
    pub notice: bool,
    /// The parts between which it goes, where processes have parts.
    pub between: Option<Between>,
}

impl Message {
    /// Whether it is a heartbeat of the failure detector, which is no message of the protocol.
    pub const fn is_heartbeat(&self) -> bool {
        self.number >= FIRST_HEARTBEAT
    }
}
