//! What observers read of a world, and the world as the next act would find it.

use super::World;
use crate::protocol::Protocol;
use crate::sim::chance::Choose;
use crate::sim::cuts::Cuts;
use crate::sim::network::Network;
use crate::sim::observe::Observer;
use crate::sim::timers::TimerKey;

impl<P: Protocol> World<P> {
    /// Handles the commands that are left of the present tick, and nothing else.
    pub fn obey<C: Choose, O: Observer<P>>(&mut self, chance: &mut C, observer: &mut O) {
        while !self.commands.is_empty() {
            self.step_command(chance, observer);
        }
    }

    pub const fn network(&self) -> &Network {
        &self.transport.network
    }

    pub const fn cuts(&self) -> &Cuts {
        &self.cuts
    }

    pub fn armed_crashes(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.armed.iter().map(|(&at, &after)| (at, after))
    }

    pub fn is_armed(&self, at: u32, timer: P::Timer) -> bool {
        self.timers.is_armed(at, TimerKey::Own(timer))
    }
}
