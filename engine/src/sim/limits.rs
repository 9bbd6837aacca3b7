//! How much a run may have under way. Networks that copy messages make them without end, and so may algorithms: a run stops before the
//! memory of the machine does.

/// How much a run may have under way at once, and remember for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Messages, their copies and the notices that some could not be delivered; heartbeats of the failure detector are counted apart, up to as
    /// many again.
    pub under_way: u64,
    /// Ids in the lists that messages under way carry.
    pub carried: u64,
    /// Terms that have had a leader.
    pub terms: u64,
    /// Messages of a run that numbers them.
    pub numbered: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { under_way: 10_000_000, carried: 40_000_000, terms: 4_000_000, numbered: 0xF000_0000 }
    }
}

/// Why a run stopped: what has grown beyond its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excess {
    Messages,
    /// Messages, of which many are copies that the network made, or were sent because of one.
    Copies,
    Heartbeats,
    Carried,
    Terms,
    Numbers,
}

impl Excess {
    /// As reports name it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Messages => "messages",
            Self::Copies => "copies",
            Self::Heartbeats => "heartbeats",
            Self::Carried => "ids",
            Self::Terms => "terms",
            Self::Numbers => "numbers",
        }
    }
}
