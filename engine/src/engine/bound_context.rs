//! Collects the events of a run that are needed to compute the proved bounds on message counts.

use crate::protocol::{Begun, Bound, Seen, Ticks};
use crate::protocols::sum::{Algorithm, Message};
use crate::sim::Plan;
use crate::sim::command::Command;
use crate::sim::observe::{LossReason, Observer, SimEvent};

/// The first recovery of a process after an election began. From then on, no bound on message counts is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Return {
    pub tick: Ticks,
    /// Whether the run was at rest when the process recovered.
    pub at_rest: bool,
}

#[derive(Clone, Debug, Default)]
pub struct BoundContext {
    has_upkeep: bool,
    pub begun: BegunList,
    /// The positions of the processes that were down when the first election began.
    pub down: Vec<u32>,
    /// The positions of processes that crashed or left after the first election began.
    pub crashed: Vec<u32>,
    /// How many requests the clients have received.
    pub requests: u32,
    /// Whether an exact message count cannot be proved: for example, because a message was lost or an act cut a link.
    pub disturbed: bool,
    /// The first recovery after an election began; `None`: no recovery. Events after this recovery are ignored.
    pub returned: Option<Return>,
    rests: bool,
    won: u32,
    starting: Option<u32>,
}

impl BoundContext {
    pub fn new(down: Vec<u32>, disturbed: bool, has_upkeep: bool) -> Self {
        Self { has_upkeep, down, disturbed, ..Self::default() }
    }

    /// The proved bounds on message counts, for a run of `plan` with the events collected in `self`.
    pub fn bounds(&self, plan: &Plan) -> Vec<Bound> {
        let network = &plan.network;
        let constant = !network.varies() && network.is_even() && network.process_time == 0;
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
                // An act can make a timer fire too early. This may cause events that no undisturbed run has.
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
            // After a cut, a partition or a change of the network, messages may be lost.
            | SimEvent::Commanded {
                command: Command::Cut { .. } | Command::Partition(_) | Command::Network(_) | Command::Pin(_),
                found: true,
            } => self.disturbed = true,
            SimEvent::Lost { reason, .. } => self.disturbed |= reason != LossReason::Crashed,
            _ => {}
        }
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
            // A start counts only if the process sends a message; otherwise the process ignored the start.
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

/// The processes that began an election, each with the tick. Neighbours that began in the same tick can share an entry.
#[derive(Clone, Debug, Default)]
pub struct BegunList {
    stretches: Vec<Stretch>,
}

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
