//! How much a run may keep of its past.

use crate::sim::Limits;

/// How much a run may keep of its past. Whatever it is, any moment of the run can be shown; it only takes longer to make it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// All keyframes together, in bytes.
    pub keyframes: usize,
    /// The records that are held, with their steps and events, in bytes.
    pub trace: usize,
    /// Keyframes lie at least so many records apart, and farther where one takes much work or memory.
    pub distance: usize,
    /// Where the trace is moved, so many records before the moment on the screen are made again.
    pub lead: usize,
    /// A way back through at most so many records is gone at once, and a longer one in portions.
    pub at_once: u64,
    /// What was sent in each tick is kept in so many stretches of ticks that are alike; the older half is given up beyond that, and
    /// counted again where it is asked for.
    pub stretches: usize,
    /// The run ends when it has so many records, or has sent so many messages: both are numbered with 32 bits, and of messages the
    /// numbers from 2^31 on belong to heartbeats.
    pub most: usize,
    /// What may be under way at once.
    pub limits: Limits,
}

impl Memory {
    /// So many records before the moment on the screen are always held, where there are so many: what is shown of the past without
    /// being made again looks no further back, so that it does not depend on what else is held.
    pub(in crate::session) const fn lookback(&self) -> usize {
        self.lead / 2
    }
}

/// No tick makes so many records or messages.
const OF_A_TICK: usize = 1 << 28;

impl Default for Memory {
    fn default() -> Self {
        Self {
            keyframes: 32 << 20,
            trace: 20 << 20,
            distance: 4_096,
            lead: 1_024,
            at_once: 1 << 18,
            stretches: 1 << 20,
            most: (1 << 31) - OF_A_TICK,
            limits: Limits { numbered: 1 << 31, ..Limits::default() },
        }
    }
}
