//! How many messages each process has sent and received.

use crate::protocol::{Protocol, Ticks};
use crate::sim::observe::{Happening, Observer};

/// How many messages each process has sent and received.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Sent, by position.
    pub sent: Vec<u32>,
    /// Received, by position.
    pub received: Vec<u32>,
}

impl Tally {
    /// Nothing yet, for so many processes.
    pub fn new(count: usize) -> Self {
        Self { sent: vec![0; count], received: vec![0; count] }
    }
}

impl<P: Protocol> Observer<P> for Tally {
    const STANDINGS: bool = false;

    #[inline]
    fn see(&mut self, _: Ticks, happening: Happening<'_, P>) {
        match happening {
            Happening::Sent { from, copy: false, .. } => self.sent[from as usize] += 1,
            Happening::Delivered { to, .. } => self.received[to as usize] += 1,
            _ => {}
        }
    }
}
