//! The events of a run that the proved bounds on message counts depend on.

use crate::protocol::{Begun, Bound, Seen, Ticks};
use crate::protocols::sum::{Algorithm, Message};
use crate::sim::Plan;
use crate::sim::command::Command;
use crate::sim::observe::{LossReason, Observer, SimEvent};

/// A recovery of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Return {
    pub tick: Ticks,
    /// Whether the run was at rest before it.
    pub at_rest: bool,
}

#[derive(Clone, Debug, Default)]
pub struct BoundContext {
    has_upkeep: bool,
    pub begun: BegunList,
    /// The positions that were down when the first election began.
    pub down: Vec<u32>,
    /// The positions that crashed or left since then.
    pub crashed: Vec<u32>,
    /// The number of requests received by clients.
    pub requests: u32,
    /// Whether something happened that exact counts exclude.
    pub disturbed: bool,
    /// The first recovery after an election began: the bounds up to it stay valid, and later events are ignored.
    pub returned: Option<Return>,
    rests: bool,
    won: u32,
    starting: Option<u32>,
}

impl BoundContext {
    pub fn new(down: Vec<u32>, disturbed: bool, has_upkeep: bool) -> Self {
        Self { has_upkeep, down, disturbed, ..Self::default() }
    }

    /// The proved bounds for a run of the plan with these events.
    pub fn bounds(&self, plan: &Plan) -> Vec<Bound> {
        let network = &plan.network;
        let constant = network.shortest_delay == network.longest_delay && network.process_time == 0;
        plan.protocol.bounds(&Seen {
            ids: &plan.ids,
            down: &self.down,
            begun: &self.begun.to_vec(),
            crashed: &self.crashed,
            requests: self.requests,
            disturbed: self.disturbed,
            lockstep: constant.then_some(network.shortest_delay),
        })
    }
}

impl Observer for BoundContext {
    #[inline(always)]
    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        if self.returned.is_some() {
            return;
        }
        match event {
            SimEvent::Handled { .. } => self.starting = None,
            // An ignored start sends nothing.
            SimEvent::Sent { from, message, copy, .. } => {
                if copy || self.starting == Some(from) {
                    self.sent(tick, from, message, copy);
                }
            }
            SimEvent::Stood { id, before, after, .. } => self.won += u32::from(after.leads(id) && !before.leads(id)),
            SimEvent::TickOver { rests } => self.rests = rests,
            SimEvent::Delivered { .. }
            | SimEvent::Obeyed { .. }
            | SimEvent::Attested { .. }
            | SimEvent::Changed { .. } => {}
            rare => self.see_rare(tick, rare),
        }
    }
}

impl BoundContext {
    /// A request begins a run, like a start.
    fn has_begun(&self) -> bool {
        self.begun.last().is_some() || self.requests > 0
    }

    #[inline(never)]
    fn sent(&mut self, tick: Ticks, from: u32, message: &Message, copy: bool) {
        if copy {
            self.disturbed = true;
        } else if !Algorithm::is_upkeep(message) {
            self.starting = None;
            self.begun.push(Begun { tick, position: from, won_before: self.won });
        }
    }

    #[inline(never)]
    fn see_rare(&mut self, tick: Ticks, event: SimEvent<'_>) {
        match event {
            SimEvent::Revived { .. } if self.has_begun() && !self.disturbed => {
                self.returned = Some(Return { tick, at_rest: self.rests });
            }
            SimEvent::Started { at, .. } => self.starting = Some(at),
            SimEvent::Requested { .. } => self.requests += 1,
            SimEvent::Fired { at, by_hand, .. } => {
                // In an algorithm that never rests, a timer starts an election.
                if self.has_upkeep {
                    self.starting = Some(at);
                }
                // A timer that fires early may cause events that no undisturbed run has.
                self.disturbed |= by_hand;
            }
            SimEvent::WentDown { at, .. } if !self.has_begun() => self.down.push(at),
            SimEvent::WentDown { at, .. } => self.crashed.push(at),
            SimEvent::Revived { .. }
            | SimEvent::Delayed { .. }
            | SimEvent::Hastened { .. }
            | SimEvent::Duplicated { .. }
            | SimEvent::Altered { .. }
            | SimEvent::Disarmed { .. }
            // With a cut link or a changed network, messages may be lost.
            | SimEvent::Commanded {
                command: Command::Cut { .. } | Command::Partition(_) | Command::Network(_) | Command::Pin(_),
                found: true,
            } => self.disturbed = true,
            SimEvent::Lost { reason, .. } => self.disturbed |= reason != LossReason::Crashed,
            _ => {}
        }
    }
}

/// The starts that started an election, compressed: if all processes start, each follows its neighbour.
#[derive(Clone, Debug, Default)]
pub struct BegunList {
    stretches: Vec<Stretch>,
}

/// Starts in one tick of consecutive processes, clockwise.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    tick: Ticks,
    position: u32,
    count: u32,
    won_before: u32,
}

impl BegunList {
    pub fn push(&mut self, begun: Begun) {
        let Begun { tick, position, won_before } = begun;
        let goes_on = |last: &Stretch| {
            last.tick == tick && last.won_before == won_before && last.position + last.count == position
        };
        match self.stretches.last_mut().filter(|last| goes_on(last)) {
            Some(last) => last.count += 1,
            None => self.stretches.push(Stretch { tick, position, count: 1, won_before }),
        }
    }

    pub fn last(&self) -> Option<Begun> {
        let Stretch { tick, position, count, won_before } = *self.stretches.last()?;
        Some(Begun { tick, position: position + count - 1, won_before })
    }

    pub fn to_vec(&self) -> Vec<Begun> {
        let mut all = Vec::with_capacity(self.stretches.iter().map(|stretch| stretch.count as usize).sum());
        for &Stretch { tick, position, count, won_before } in &self.stretches {
            all.extend((position..position + count).map(|position| Begun { tick, position, won_before }));
        }
        all
    }
}

#[cfg(test)]
mod tests;
