//! What the proved bounds on the number of messages depend on, watched during a run.

use super::appended::Appended;
use crate::protocol::{Begun, Explain, Ticks};
use crate::sim::command::{LinkAct, Parts};
use crate::sim::observe::{LossReason, Observer, SimEvent};

/// A process is up again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Return {
    pub tick: Ticks,
    /// Whether the run was at rest before it.
    pub at_rest: bool,
}

#[derive(Clone, Debug, Default)]
pub struct BoundContext {
    pub begun: Appended<Begun>,
    /// The positions that were down when the first election began.
    pub down: Vec<u32>,
    /// The positions that crashed or left since then.
    pub crashed: Appended<u32>,
    /// Whether anything else happened that exact counts leave out.
    pub disturbed: bool,
    /// The first return after an election had begun: what was proved until then stays so, and nothing that comes later counts.
    pub returned: Option<Return>,
    rests: bool,
    won: u32,
    starting: Option<u32>,
}

impl BoundContext {
    pub fn new(down: Vec<u32>, disturbed: bool) -> Self {
        Self { down, disturbed, ..Self::default() }
    }

    /// Whether nothing has changed since an earlier moment of the same run.
    pub fn is_as_at(&self, earlier: &Self) -> bool {
        let Self { begun, down, crashed, disturbed, returned, rests, won, starting } = self;
        begun.is_as_long_as(&earlier.begun)
            && crashed.is_as_long_as(&earlier.crashed)
            && (down, disturbed, won, starting) == (&earlier.down, &earlier.disturbed, &earlier.won, &earlier.starting)
            && (returned, rests) == (&earlier.returned, &earlier.rests)
    }

    pub fn own_bytes(&self) -> usize {
        self.begun.own_bytes() + self.crashed.own_bytes() + size_of::<u32>() * self.down.len()
    }
}

impl<P: Explain> Observer<P> for BoundContext {
    fn see(&mut self, tick: Ticks, event: SimEvent<'_, P>) {
        if self.returned.is_some() {
            return;
        }
        match event {
            SimEvent::TickOver { rests } => self.rests = rests,
            SimEvent::Revived { .. } if !self.begun.is_empty() && !self.disturbed => {
                self.returned = Some(Return { tick, at_rest: self.rests });
            }
            SimEvent::Started { at, .. } => self.starting = Some(at),
            SimEvent::Fired { at, by_hand, .. } => {
                // In an algorithm that never rests a timer begins an election.
                if P::UPKEEP.is_some() {
                    self.starting = Some(at);
                }
                // A timer that fires early may cause what no undisturbed run does.
                self.disturbed |= by_hand;
            }
            // A start that is ignored sends nothing.
            SimEvent::Sent { from, message, copy: false, .. } if self.starting == Some(from) && !P::is_upkeep(message) => {
                self.starting = None;
                self.begun.push(Begun { tick, position: from, won_before: self.won });
            }
            SimEvent::Stood { id, before, after, .. } if after.leads(id) && !before.leads(id) => self.won += 1,
            SimEvent::Handled { .. } => self.starting = None,
            SimEvent::WentDown { at, .. } if self.begun.is_empty() => self.down.push(at),
            SimEvent::WentDown { at, .. } => self.crashed.push(at),
            SimEvent::Sent { copy: true, .. }
            | SimEvent::Revived { .. }
            | SimEvent::Delayed { .. }
            | SimEvent::Hastened { .. }
            | SimEvent::Duplicated { .. }
            | SimEvent::Disarmed { .. }
            // Over a link that is cut, or in another network, messages may be lost.
            | SimEvent::Commanded {
                command: Parts::Links(LinkAct::Cut { .. } | LinkAct::Part(_)) | Parts::Network(_),
                found: true,
            } => self.disturbed = true,
            SimEvent::Lost { reason, .. } => self.disturbed |= reason != LossReason::Crashed,
            _ => {}
        }
    }
}
