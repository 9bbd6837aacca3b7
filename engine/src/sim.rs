//! The world that processes live in: time, links, faults, chance and the record of what happened.

pub mod chance;
pub mod command;
pub mod cuts;
pub mod detector;
pub mod digest;
mod encoding;
mod heartbeat;
pub mod journal;
pub mod network;
pub mod observe;
mod post;
mod queue;
mod timers;
pub mod trace;
mod world;

pub use heartbeat::{Alarm, FIRST_NUMBER as FIRST_HEARTBEAT, Heartbeat, Heartbeats};
pub use post::Counters;
pub use timers::{Armed, TimerKey};
pub use world::{Blueprint, Seen, Underway, World};
