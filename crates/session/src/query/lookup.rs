//! What commands and their guards ask of the moment on the screen, without a frame being made of it.

use super::frame::process;
use super::{space_time, window};
use crate::model::Ask;
use crate::run::Run;
use suffrage_engine::engine::Process;
use suffrage_engine::property::Property;
use suffrage_engine::protocol::{Derivation, Role, Topology};
use suffrage_engine::sim::network::Network;

impl Run {
    /// The process at a position; nothing beyond the last one.
    pub fn process(&self, position: usize) -> Option<Process> {
        (position < self.count()).then(|| process(self, position as u32))
    }

    /// Whether processes can be traitors.
    pub fn knows_traitors(&self) -> bool {
        self.entry.roles.contains(&Role::Traitor)
    }

    pub fn processes(&self, ask: &Ask) -> Vec<Process> {
        window(self.count(), ask).map(|at| process(self, at as u32)).collect()
    }

    /// How a process comes to its decision, as far as it has come.
    pub fn derivation(&self, position: usize) -> Option<Derivation> {
        if position < self.count() { self.now.world.derivation(position as u32) } else { None }
    }

    /// Whether processes hold anything that has a name, or keep a log.
    pub fn holds(&self) -> bool {
        self.entry.holds() || self.entry.logs()
    }

    /// Whether it can be told how a process comes to its decision.
    pub fn derives(&self) -> bool {
        self.entry.derives()
    }

    pub fn network(&self) -> Network {
        *self.now.world.network()
    }

    pub fn topology(&self) -> Topology {
        self.entry.topology
    }

    /// What the run is judged by, as it stands at the moment on the screen.
    pub fn properties(&self) -> &[Property] {
        self.worked.properties.get_or_init(|| self.now.findings(self.entry.properties))
    }

    pub fn kinds(&self) -> &'static [&'static str] {
        self.entry.kinds
    }

    pub fn log_length(&self) -> usize {
        self.visible()
    }

    /// Whether a record is an event of the space-time diagram that has happened, or that is recorded, if the future is shown.
    pub fn shows_event(&self, record: u32, future: bool) -> bool {
        let shown = if future { self.trace().len() } else { self.visible() };
        (record as usize) < shown && space_time::is_event(self, record)
    }
}
