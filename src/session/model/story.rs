//! What happened last, as the picture tells it: who acts, what it decided, and what has arrived.

use crate::protocol::{Id, MessageClass, Remark, Role, Ticks, Weighed};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Story {
    pub acts: Option<Acting>,
    /// The last decision not after this moment.
    pub decision: Option<Decided>,
    /// How many values a decision of this algorithm weighs at most.
    pub most_weighed: usize,
    /// Of the leader, if it came to lead in the tick shown: what made it.
    pub won: Option<Decided>,
    /// What arrived in the tick shown, in order: at most so many as a picture has places for.
    pub arrived: Vec<Arrival>,
    /// How many messages arrived in the tick shown.
    pub arrivals: usize,
}

/// From so many ticks on what was done last is old, and recedes.
pub const OLD: Ticks = 2;

/// The process that handled the last event, and is up still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acting {
    pub position: usize,
    pub id: Id,
    /// How many ticks before the one shown.
    pub ago: Ticks,
}

/// What a process decided in handling an event: by the first rule that it obeyed, which is that of the line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Decided {
    /// The number of its record.
    pub record: usize,
    pub position: usize,
    pub id: Id,
    /// The state of the process after it.
    pub role: Role,
    /// What came, if it was a message that decided.
    pub class: Option<MessageClass>,
    /// What that is called.
    pub kind: Option<&'static str>,
    pub weighed: Weighed,
    /// The short form of the rule; its texts have words for the outcome.
    pub rule: Remark,
    /// How many ticks before the one shown.
    pub ago: Ticks,
}

/// A message that arrived in the tick shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// The number of its record.
    pub record: usize,
    pub from: usize,
    pub to: usize,
    pub clockwise: bool,
    pub class: MessageClass,
    /// As short as a pill.
    pub payload: String,
}
