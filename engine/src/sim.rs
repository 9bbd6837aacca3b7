//! The world that processes live in: time, links, faults, chance and the record of a run.

pub mod chance;
pub mod command;
pub mod cuts;
pub mod detector;
pub mod digest;
mod encoding;
pub mod journal;
pub mod network;
pub mod observe;
pub mod pins;
mod queue;
mod rounds;
mod timers;
pub mod trace;
mod transport;
mod world;

pub use detector::{Alarm, FIRST_NUMBER as FIRST_HEARTBEAT, Heartbeat, Heartbeats};
pub(crate) use network::{Wiring, arrival_port};
pub(crate) use rounds::LowestRound;
pub use timers::{Armed, TimerKey};
pub use transport::{Counters, Excess, Limits};
pub(crate) use world::branch::{ArrivalChance, HeldLinks, InTransit, PossibleArrival, Rest, Running, TickEnd};
pub use world::inspect::{ProcessView, Underway};
pub(crate) use world::settle::ChoiceCounters;
pub(crate) use world::{Common, Deliveries, Unheard, given, local};
pub use world::{Plan, World};

/// An ordered map needs about this number of bytes per entry, in addition to the entry itself.
const OF_A_MAP: usize = 16;
