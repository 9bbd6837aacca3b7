//! What the proved bounds on the number of messages depend on, watched while a run goes on.

use super::appended::Appended;
use crate::protocol::{Begun, Explain, Ticks};
use crate::sim::command::{LinkAct, Parts};
use crate::sim::observe::{Happening, LossReason, Observer};

/// What the proved bounds on the number of messages depend on.
#[derive(Clone, Debug, Default)]
pub struct BoundContext {
    /// The starts that began an election.
    pub begun: Appended<Begun>,
    /// The positions that were down when the first election began.
    pub down: Vec<u32>,
    /// The positions that crashed or left since then.
    pub crashed: Appended<u32>,
    /// Something else happened that exact counts leave out.
    pub disturbed: bool,
    won: u32,
    starting: Option<u32>,
}

impl BoundContext {
    /// Nothing yet, in a run in which these positions are down at tick 0.
    pub fn new(down: Vec<u32>, disturbed: bool) -> Self {
        Self { down, disturbed, ..Self::default() }
    }

    /// How much memory a clone takes, in bytes, beside what it shares.
    pub fn own_bytes(&self) -> usize {
        self.begun.own_bytes() + self.crashed.own_bytes() + size_of::<u32>() * self.down.len()
    }
}

impl<P: Explain> Observer<P> for BoundContext {
    fn see(&mut self, tick: Ticks, happening: Happening<'_, P>) {
        match happening {
            Happening::Started { at, .. } => self.starting = Some(at),
            Happening::Fired { at, by_hand, .. } => {
                // In an algorithm that never rests elections begin by themselves, when a timer runs out.
                if P::UPKEEP.is_some() {
                    self.starting = Some(at);
                }
                // A timer that is fired before its time may bring about what no run of its own accord does.
                self.disturbed |= by_hand;
            }
            // A start that is ignored sends nothing.
            Happening::Sent { from, message, copy: false, .. } if self.starting == Some(from) && !P::is_upkeep(message) => {
                self.starting = None;
                self.begun.push(Begun { tick, position: from, won_before: self.won });
            }
            Happening::Stood { id, before, after, .. } if after.leads(id) && !before.leads(id) => self.won += 1,
            Happening::Handled { .. } => self.starting = None,
            Happening::WentDown { at, .. } if self.begun.is_empty() => self.down.push(at),
            Happening::WentDown { at, .. } => self.crashed.push(at),
            Happening::Sent { copy: true, .. }
            | Happening::Revived { .. }
            | Happening::Delayed { .. }
            | Happening::Hastened { .. }
            | Happening::Duplicated { .. }
            | Happening::Disarmed { .. }
            // Over a link that is cut, or in another network, messages may be lost.
            | Happening::Commanded {
                command: Parts::Links(LinkAct::Cut { .. } | LinkAct::Part(_)) | Parts::Network(_),
                found: true,
            } => self.disturbed = true,
            Happening::Lost { reason, .. } => self.disturbed |= reason != LossReason::Crashed,
            _ => {}
        }
    }
}
