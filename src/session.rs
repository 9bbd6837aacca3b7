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
