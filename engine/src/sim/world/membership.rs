//! Changes of membership, where the algorithm assumes that all know them at once.

use super::World;
use crate::protocol::Event;
use crate::sim::chance::Choose;
use crate::sim::observe::{Observer, SimEvent};

/// A process has come up or is gone, and not all that are up have handled it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Change {
    position: u32,
    up: bool,
    /// The first position that has not handled it.
    next: u32,
}

impl World {
    /// To be called as soon as a process comes up or is gone.
    #[inline(always)]
    pub(super) fn change_membership(&mut self, position: u32, up: bool) {
        if self.plan.nature.knows_who_is_up() {
            self.common.up.set(position, up);
            self.changes.push_back(Change { position, up, next: 0 });
        }
    }

    /// The next process handles the earliest change of membership that not all have handled; whether there was one. Nothing else is
    /// handled before all have.
    #[inline(always)]
    pub(super) fn announces(&mut self, chance: &mut dyn Choose, observer: &mut dyn Observer) -> bool {
        self.plan.nature.knows_who_is_up() && self.announces_next(chance, observer)
    }

    /// All handle all changes of membership, unless too much is under way; how many handlings that were.
    #[inline(always)]
    pub(super) fn announce_all(&mut self, chance: &mut dyn Choose, observer: &mut dyn Observer) -> u64 {
        let mut handled = 0;
        if self.plan.nature.knows_who_is_up() {
            while self.excess.is_none() && self.announces_next(chance, observer) {
                handled += 1;
            }
        }
        handled
    }

    #[inline(never)]
    fn announces_next(&mut self, chance: &mut dyn Choose, observer: &mut dyn Observer) -> bool {
        while let Some(change) = self.changes.front_mut() {
            let Change { position, up, next: at } = *change;
            let Some(slot) = self.slots.get(at as usize) else {
                self.changes.pop_front();
                continue;
            };
            change.next += 1;
            if at != position && slot.up {
                observer.see(self.now, SimEvent::Membership { at, whose: position, up });
                self.handle(at, Event::Membership { position, up }, 0, chance, observer);
                self.look();
                return true;
            }
        }
        false
    }
}
