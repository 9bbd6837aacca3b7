//! Messages sent and received by each process.

use crate::protocol::Ticks;
use crate::sim::observe::{Observer, SimEvent};

#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// By position.
    pub sent: Vec<u32>,
    pub received: Vec<u32>,
}

impl Tally {
    pub fn new(count: usize) -> Self {
        Self { sent: vec![0; count], received: vec![0; count] }
    }
}

impl Observer for Tally {
    #[inline]
    fn wants_standings(&self) -> bool {
        false
    }

    #[inline(always)]
    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        match event {
            SimEvent::Sent { from, copy: false, .. } => self.sent[from as usize] += 1,
            SimEvent::Delivered { to, .. } => self.received[to as usize] += 1,
            _ => {}
        }
    }
}
