//! Counts over all processes, kept up to date during a run: a frame of a million processes looks at none of them.

use std::collections::BTreeMap;

use crate::protocol::{Id, Protocol, Standing, Ticks};
use crate::sim::observe::{Observer, SimEvent};
use crate::sim::{Inspect, World};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    pub up: usize,
    pub competing: usize,
    /// How many of them hold a leader.
    pub decided: usize,
    /// Leaders that are held, with the number of their holders.
    pub named: BTreeMap<Id, usize>,
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
        if let Some(leader) = standing.follows() {
            self.decided += 1;
            *self.named.entry(leader).or_default() += 1;
        }
    }

    fn leave(&mut self, standing: Standing) {
        self.competing -= usize::from(standing.taking_part);
        if let Some(leader) = standing.follows() {
            self.decided -= 1;
            let held = self.named.entry(leader).or_default();
            *held -= 1;
            if *held == 0 {
                self.named.remove(&leader);
            }
        }
    }
}

impl<P: Protocol> Observer<P> for Census {
    #[inline(always)]
    fn see(&mut self, _: Ticks, event: SimEvent<'_, P>) {
        match event {
            // A process that is down has the default standing: going down and returning are changes too.
            SimEvent::Stood { before, after, .. } => self.stood(before, after),
            SimEvent::WentDown { .. } => self.up -= 1,
            SimEvent::Revived { .. } => self.up += 1,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
