//! Queries of a run: each makes plain data of it, the same for every protocol.

pub(super) mod borne_out;
pub(super) mod cues;
pub mod describe_command;
mod fair_sample;
pub(super) mod frame;
mod ground;
mod heartbeats;
mod holdings;
mod lanes;
pub(super) mod log;
mod logs;
pub(super) mod lookup;
mod messages;
mod past;
mod pending;
mod ring;
pub(super) mod run_until;
pub mod search;
pub(super) mod space_time;
pub(super) mod standing;
pub(super) mod step_summary;
mod story;
pub(super) mod way;
pub(super) mod why;
mod window;
