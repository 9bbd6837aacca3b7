//! One run as plain data, types erased: load, step, seek, command, frame.
//!
//! This is all that the screen and the command line see of a run. It is also the only file that names every protocol's type.

pub mod frame;

use crate::protocol::Ticks;
pub use crate::protocol::{Decision, Id, MessageClass, Port, Remark, Role, Topology, Value};
pub use crate::scenario::{LocalText, Scenario};
pub use crate::sim::command::{Command, Select, Targets};
pub use frame::{Ask, Frame};

/// What became of a step or an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moved {
    /// The moment on the screen changed.
    Yes,
    /// There is nothing before tick 0.
    AtTheStart,
    /// The run is quiet: there is nothing more to come.
    Quiet,
    /// A tick is shown half-way: the act waits for the next tick.
    Waiting,
    /// The act would change nothing, and why (a catalogue key with values).
    Nothing(Remark),
}

/// Opens a scenario on the screen, at tick 0.
pub fn open(scenario: &Scenario) -> Box<dyn Session> {
    todo!("{scenario:?}")
}

/// Runs a scenario headless, to its end or to `until` (the scenario's own limit if `None`), writing the trace as JSON lines if asked to.
///
/// # Errors
/// What writing the trace meets.
pub fn run(
    scenario: &Scenario,
    until: Option<Ticks>,
    trace: Option<&mut dyn std::io::Write>,
) -> std::io::Result<Box<dyn Finished>> {
    let _ = (scenario, until, trace);
    todo!()
}

/// A headless run that is over.
pub trait Finished {
    /// What the run came to.
    fn summary(&self) -> &Summary;
    /// One process at the end, by position. Made when asked for, so that a million of them need not be in memory.
    fn process(&self, position: usize) -> FinalProcess;
}

/// What a headless run came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The last tick at which anything was due (0 if nothing ever was), or the limit if the run is not quiet by then.
    pub tick: Ticks,
    /// Whether the run came to rest.
    pub quiet: bool,
    /// The last tick that changed a cell of `elected`.
    pub last_change: Ticks,
    /// The message counters.
    pub counts: frame::Counts,
    /// The properties, in the catalogue's order.
    pub properties: Vec<frame::Property>,
    /// FNV-1a over the canonical encoding of every handled event: two runs are the same run when their digests are.
    pub digest: u64,
}

/// One process at the end of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct FinalProcess {
    /// Its index in clockwise order.
    pub position: usize,
    /// Its id.
    pub id: Id,
    /// Whether it is up.
    pub up: bool,
    /// Its cell of `elected`; `None` is @.
    pub elected: Option<Decision>,
    /// Its state, as the protocol serializes it.
    pub state: serde_json::Value,
}

/// A run that can be stepped, acted upon and gone back in.
pub trait Session {
    /// The scenario it was made from.
    fn scenario(&self) -> &Scenario;
    /// The tick on the screen.
    fn tick(&self) -> Ticks;
    /// The last tick that has been computed.
    fn recorded(&self) -> Ticks;
    /// To the next tick; computes it if it is not recorded yet.
    fn next_tick(&mut self) -> Moved;
    /// To the tick before (from half-way inside tick t: to the end of t − 1).
    fn previous_tick(&mut self) -> Moved;
    /// To the next event inside the tick.
    fn next_event(&mut self) -> Moved;
    /// To the event before.
    fn previous_event(&mut self) -> Moved;
    /// To any tick from 0 on; computes what is not recorded yet, and stops where the run becomes quiet.
    fn seek(&mut self, tick: Ticks) -> Moved;
    /// An act of the person at the keys: it enters the next tick, which is shown at once.
    fn act(&mut self, command: Command) -> Moved;
    /// The position of the process with this id.
    fn position_of(&self, id: Id) -> Option<usize>;
    /// The id of the process at a position.
    fn id_at(&self, position: usize) -> Option<Id>;
    /// The tick of the next stop (note or question) after the one on the screen, if the scenario has one.
    fn next_stop(&self) -> Option<Ticks>;
    /// The tick of the stop before the one on the screen.
    fn previous_stop(&self) -> Option<Ticks>;
    /// The moment on the screen as plain data.
    fn frame(&self, ask: &Ask) -> Frame;
}
