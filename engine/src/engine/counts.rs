//! The message counters by the names of the protocol's kinds.

use crate::sim::World;

/// The message counters: `sent + duplicated = delivered + lost + in_flight`.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Counts {
    /// Sent, every hop counted, also towards a crashed process.
    pub sent: u64,
    pub delivered: u64,
    pub lost: u64,
    pub in_flight: u64,
    pub duplicated: u64,
    /// Notices under way that a message could not be delivered; they are no messages and stand in no other count.
    pub notices: u64,
    /// Heartbeats of the failure detector sent so far, every hop counted; they are no messages and stand in no other count.
    pub heartbeats: u64,
    /// Sent by kind, in declared order, zeros included.
    pub by_kind: Vec<(&'static str, u64)>,
    /// The kind of the upkeep messages, of an algorithm that never rests.
    pub upkeep: Option<&'static str>,
}

impl Counts {
    pub fn of(&self, kinds: &[&str]) -> u64 {
        self.by_kind.iter().filter(|(kind, _)| kinds.contains(kind)).map(|(_, count)| count).sum()
    }

    /// The cost of an election: all messages sent except the upkeep, which never ends and is counted apart.
    pub fn cost(&self) -> u64 {
        self.sent - self.of(self.upkeep.as_slice())
    }
}

pub fn counts(world: &World) -> Counts {
    let (counters, facts) = (world.counters(), world.facts());
    Counts {
        sent: counters.sent(),
        delivered: counters.delivered,
        lost: counters.lost,
        in_flight: counters.in_flight(),
        duplicated: counters.duplicated,
        notices: 0,
        heartbeats: world.heartbeats_sent(),
        by_kind: facts.kinds.iter().copied().zip(counters.by_kind).collect(),
        upkeep: facts.upkeep.map(|kind| facts.kinds[kind]),
    }
}
