//! The failure detector: when a process has been gone long enough, and which processes notice.

use std::num::NonZeroU32;

use super::World;
use crate::protocol::Ticks;
use crate::protocols::sum::Timer;
use crate::sim::chance::{Choice, Choose, Purpose};
use crate::sim::detector::{Detector, Noticers};
use crate::sim::observe::{Noticed, Observer, SimEvent};
use crate::sim::timers::TimerKey;

impl World {
    pub(super) fn noticers(&self) -> Noticers {
        match self.plan.detector {
            Detector::Oracle { by, .. } => by,
            Detector::Manual | Detector::Heartbeat { .. } => Noticers::All,
        }
    }

    pub(super) fn watch_absence(&mut self, at: u32, observer: &mut dyn Observer) {
        if let Detector::Oracle { delay, .. } = self.plan.detector {
            self.set(at, TimerKey::Absence, self.now + delay.max(1), observer);
        }
    }

    pub(super) fn set(&mut self, at: u32, key: TimerKey<Timer>, due: Ticks, observer: &mut dyn Observer) {
        let number = self.timers.set(at, key, self.now, due);
        observer.see(self.now, SimEvent::Set { at, key, number, due });
    }

    /// Queues the live holders of a gone leader that notice.
    pub(super) fn notice(&mut self, noticed: Noticed, by: Noticers, chance: &mut dyn Choose) {
        let gone = noticed.gone;
        let leader = Some(self.plan.ids[gone as usize]);
        // A process that is back already does not miss itself.
        let holders: Vec<u32> =
            (0..self.slots.len() as u32).filter(|&at| at != gone && self.follows(at) == leader).collect();
        let one = match by {
            Noticers::All => {
                self.noticing.extend(holders.into_iter().map(|at| (at, noticed)));
                return;
            }
            Noticers::Lowest => holders.into_iter().min_by_key(|&at| self.plan.ids[at as usize]),
            Noticers::Random => NonZeroU32::new(holders.len() as u32).map(|below| {
                let choice = Choice { purpose: Purpose::Noticer, about: u64::from(gone), number: self.noticers_drawn };
                self.noticers_drawn += 1;
                let settled = self.transport.pinning.as_mut().and_then(|pinning| pinning.noticer(choice.number));
                let settled = settled.filter(|at| holders.contains(at));
                settled.unwrap_or_else(|| holders[chance.pick(choice, below) as usize])
            }),
        };
        self.noticing.extend(one.map(|at| (at, noticed)));
    }
}
