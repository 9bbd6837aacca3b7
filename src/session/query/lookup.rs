//! What commands and their guards ask of the moment on the screen, without a frame being made of it.

use super::frame::{process, window};
use super::messages::messages;
use super::pending::{cuts, pending};
use super::space_time;
use crate::engine::Process;
use crate::property::Property;
use crate::protocol::Topology;
use crate::session::model::{Ask, Cuts, Message, Underway};
use crate::session::run::Run;
use crate::sim::network::Network;

/// Small questions about the moment on the screen. Where an [`Ask`] is given, they are answered as the frame that it asks for would.
pub trait Lookup {
    /// The process at a position; nothing beyond the last one.
    fn process(&self, position: usize) -> Option<Process>;
    fn processes(&self, ask: &Ask) -> Vec<Process>;
    /// The messages under way, the oldest first, and those lost lately.
    fn messages(&self, ask: &Ask) -> Vec<Message>;
    fn cuts(&self, ask: &Ask) -> Cuts;
    fn pending(&self, ask: &Ask) -> Option<Underway>;
    fn network(&self) -> Network;
    /// Which processes have a link with each other.
    fn topology(&self) -> Topology;
    /// What the run is judged by, as it stands now.
    fn properties(&self) -> Vec<Property>;
    fn kinds(&self) -> &'static [&'static str];
    fn log_length(&self) -> usize;
    /// Whether a record is an event of the space-time diagram that has happened, or that is recorded, if the future is shown.
    fn shows_event(&self, record: u32, future: bool) -> bool;
}

impl Lookup for Run {
    fn process(&self, position: usize) -> Option<Process> {
        (position < self.count()).then(|| process(self, position as u32))
    }

    fn processes(&self, ask: &Ask) -> Vec<Process> {
        window(self.count(), ask).map(|at| process(self, at as u32)).collect()
    }

    fn messages(&self, ask: &Ask) -> Vec<Message> {
        messages(self, &window(self.count(), ask), ask)
    }

    fn cuts(&self, ask: &Ask) -> Cuts {
        cuts(self, &window(self.count(), ask))
    }

    fn pending(&self, ask: &Ask) -> Option<Underway> {
        pending(self, ask)
    }

    fn network(&self) -> Network {
        *self.now.world.network()
    }

    fn topology(&self) -> Topology {
        self.facts.topology
    }

    fn properties(&self) -> Vec<Property> {
        self.now.verdicts.findings(&self.now.judge, self.entry.properties, &*self.now.world)
    }

    fn kinds(&self) -> &'static [&'static str] {
        self.facts.kinds
    }

    fn log_length(&self) -> usize {
        self.visible()
    }

    fn shows_event(&self, record: u32, future: bool) -> bool {
        let shown = if future { self.trace().held().end } else { self.visible() };
        (record as usize) < shown && space_time::is_event(self, record)
    }
}
