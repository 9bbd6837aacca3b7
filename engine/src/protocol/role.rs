//! What processes and messages are seen as.

use serde::{Deserialize, Serialize};

/// The state of a process, in the words and colours of the visual specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Takes no part.
    Idle,
    /// Participating: it competes.
    Active,
    /// Has sent and expects an answer.
    Waiting,
    /// Has lost and passes messages on.
    Relay,
    Red,
    Black,
    Leader,
    /// Holds its decision, for which nobody competes any more.
    Decided,
    /// Does not keep to the algorithm, and is shown as what it is.
    Traitor,
    Crashed,
}

impl Role {
    /// How many there are.
    pub const COUNT: usize = Self::Crashed as usize + 1;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MessageClass {
    /// A question: ELECTION.
    Election,
    /// ELECTION on a two-way ring.
    Probe,
    /// A yes: ANSWER, a VOTE that is granted.
    Answer,
    /// A decision: ELECTED, COORDINATOR.
    Elected,
    /// A sign of life.
    Heartbeat,
    /// A no.
    Refusal,
    /// A value on its way: what it carries says all.
    Value,
}

impl MessageClass {
    /// How many there are.
    pub const COUNT: usize = Self::Value as usize + 1;
}
