//! What is armed and cut, for onlookers, and the world as an act would find it.

use super::World;
use crate::protocol::Protocol;
use crate::sim::chance::Choose;
use crate::sim::cuts::Cuts;
use crate::sim::network::Network;
use crate::sim::observe::Observer;
use crate::sim::timers::TimerKey;

impl<P: Protocol> World<P> {
    /// Handles the commands that are left of the tick that has begun, and nothing else of it.
    pub fn obey<C: Choose, O: Observer<P>>(&mut self, chance: &mut C, observer: &mut O) {
        while !self.commands.is_empty() {
            self.step_command(chance, observer);
        }
    }

    /// The network as it behaves now.
    pub const fn network(&self) -> &Network {
        &self.post.network
    }

    /// The links that are cut.
    pub const fn cuts(&self) -> &Cuts {
        &self.cuts
    }

    /// The crashes in mid-broadcast that are armed: who, and after how many messages, by position.
    pub fn armed_crashes(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.armed.iter().map(|(&at, &after)| (at, after))
    }

    /// Whether a process has this timer armed.
    pub fn is_armed(&self, at: u32, timer: P::Timer) -> bool {
        self.timers.is_armed(at, TimerKey::Own(timer))
    }
}
