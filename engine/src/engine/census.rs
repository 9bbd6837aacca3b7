//! Counts over all processes, kept up to date during a run: a frame of a million processes looks at none of them.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::protocol::{Explain, Id, Protocol, Standing, Ticks};
use crate::sim::observe::{Observer, SimEvent};
use crate::sim::{Clock, Inspect, World};

use super::behind::{Behind, MOST, behind};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    pub up: usize,
    pub competing: usize,
    /// How many of them hold a leader.
    pub decided: usize,
    /// Leaders that are held, with the number of their holders.
    pub named: BTreeMap<Id, usize>,
    /// The ticks at which rounds began, and the one at which the last of them was over, where processes go through rounds together.
    pub rounds: Vec<Ticks>,
    /// What processes have behind each of them whose tick is over, by position; nothing of too many processes.
    pub behind: Vec<Arc<[Option<Behind>]>>,
}

impl Census {
    pub fn of<P: Protocol>(world: &World<P>) -> Self {
        let mut census = Self::default();
        for at in 0..world.count() as u32 {
            census.up += usize::from(world.is_up(at));
            census.enter(world.process(at).standing);
        }
        census
    }

    #[inline(never)]
    fn stood(&mut self, before: Standing, after: Standing) {
        self.leave(before);
        self.enter(after);
    }

    fn enter(&mut self, standing: Standing) {
        self.competing += usize::from(standing.taking_part);
        if let Some(leader) = standing.leader {
            self.decided += 1;
            *self.named.entry(leader).or_default() += 1;
        }
    }

    /// Takes down what processes have behind a barrier, once its tick is over.
    #[inline]
    pub(super) fn hold<P: Explain>(&mut self, world: &World<P>) {
        if !P::BARRIERS.is_empty() && self.behind.len() < self.rounds.len() && world.tick_is_over() && world.count() <= MOST {
            self.behind.push(behind(world));
        }
    }

    /// A barrier at this tick, of one process of several.
    fn round(&mut self, tick: Ticks) {
        if self.rounds.last() != Some(&tick) {
            self.rounds.push(tick);
        }
    }

    fn leave(&mut self, standing: Standing) {
        self.competing -= usize::from(standing.taking_part);
        if let Some(leader) = standing.leader {
            self.decided -= 1;
            let held = self.named.entry(leader).or_default();
            *held -= 1;
            if *held == 0 {
                self.named.remove(&leader);
            }
        }
    }
}

impl<P: Explain> Observer<P> for Census {
    #[inline(always)]
    fn see(&mut self, tick: Ticks, event: SimEvent<'_, P>) {
        match event {
            // A process that is down has the default standing: going down and returning are changes too.
            SimEvent::Stood { before, after, .. } => self.stood(before, after),
            SimEvent::WentDown { .. } => self.up -= 1,
            SimEvent::Revived { .. } => self.up += 1,
            SimEvent::Started { .. } if !P::BARRIERS.is_empty() && self.rounds.is_empty() => self.rounds.push(tick),
            SimEvent::Fired { timer, by_hand: false, .. } if P::BARRIERS.contains(&timer) => self.round(tick),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
