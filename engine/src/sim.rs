//! The world that processes live in: time, links, faults, chance and the record of a run.

pub mod chance;
pub mod command;
pub mod cuts;
pub mod detector;
pub mod digest;
mod encoding;
mod heartbeat;
pub mod journal;
pub mod likeness;
mod limits;
mod link_names;
mod memory;
pub mod network;
pub mod observe;
pub mod pins;
mod queue;
mod timers;
pub mod trace;
mod transport;
mod world;

pub use heartbeat::{Alarm, FIRST_NUMBER as FIRST_HEARTBEAT, Heartbeat, Heartbeats};
pub use limits::{Excess, Limits};
pub(crate) use network::{Wiring, arrival_port};
pub use timers::{Armed, TimerKey};
pub use transport::Counters;
pub(crate) use world::asked::{Comes, Coming, InTransit, Rest, Running, Staying, TickEnd};
pub(crate) use world::counted::Counted;
pub use world::inspect::{ProcessView, Underway};
pub use world::{Blueprint, World};
pub(crate) use world::{Common, Deliveries, Unheard, given, local};
