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

/// The names that most files of this folder use.
mod prelude {
    pub(super) use crate::protocol::{Datum, Event, Id, Local, Port, Protocol, Request, Standing, Ticks, Topology};
    pub(super) use crate::protocols::sum::{Algorithm, Message, State, Step, Timer};
    pub(super) use crate::sim::chance::{Choice, Choose, Purpose};
    pub(super) use crate::sim::command::{LinkAct, Links, NetworkChange, Parts, Probability};
    pub(super) use crate::sim::network::{Fate, Network, Route};
    pub(super) use crate::sim::observe::{Down, LossReason, Noticed, Observer, SimEvent, Watcher};
    pub(super) use crate::{sim::OF_A_MAP, sim::cuts::Cuts, sim::detector::Heartbeats, sim::pins::Pin};
    pub(super) use crate::{sim::pins::Pinning, sim::queue::Packet, sim::timers::TimerKey};
    pub(super) use crate::{sim::transport::HandlingTime, sim::world::Plan, sim::world::World};
    pub(super) use serde::Serialize;
    pub(super) use std::{collections::BTreeMap, num::NonZeroU32, sync::Arc};
}

/// An ordered map needs about this number of bytes per entry, in addition to the entry itself.
const OF_A_MAP: usize = 16;
