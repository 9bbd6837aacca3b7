//! Recognises a run that repeats and so never rests, by Brent's algorithm (BIT 20(2), 1980, section 7).
//!
//! The search begins after the last act. It keeps two states: the first one, and one that is replaced after twice as
//! many ticks each time. As soon as the present state is like the second one, the period is known. Then the first state
//! tells from which tick on the run repeats.

use std::sync::Arc;

use crate::protocol::{Remark, Ticks};
use crate::sim::World;
use crate::sim::chance::Seeded;

/// A state that comes back again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// The first tick whose state comes back; or a later one, with more than 4,096 processes and messages.
    pub from: Ticks,
    /// The number of ticks until the state comes back.
    pub every: Ticks,
    /// The tick at which the repetition was recognised.
    pub seen: Ticks,
}

impl Repetition {
    /// The sentence that names the tick at which the repetition begins, and its period.
    pub fn sentence(self) -> Remark {
        Remark::new("property-repeats").number("from", self.from).number("every", self.every)
    }
}

/// A larger state ([`World::size`]) is saved only after many ticks with events, because saving it is slow.
const MOST_AT_ONCE: u64 = 4_096;

#[derive(Clone, Debug, Default)]
pub(super) struct Search {
    /// The tick of the latest act.
    act: Ticks,
    /// The next tick at which anything happens in the run.
    next: Ticks,
    /// The number of ticks with events since the act.
    ticks: u64,
    first: Option<Arc<World>>,
    earlier: Option<Arc<World>>,
    /// The number of ticks with events after which the next state is saved as `earlier`.
    save_after: u64,
    pub(super) found: Option<Repetition>,
}

impl Search {
    /// The approximate size of the saved states, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.first.iter().chain(&self.earlier).map(|world| world.bytes()).sum()
    }

    /// Call this at the end of each tick in which anything happened.
    #[inline]
    pub(super) fn look(&mut self, world: &World, chance: Seeded) {
        if world.now() >= self.next || world.last_act() != self.act {
            self.compare(world, chance);
        }
    }

    #[inline(never)]
    fn compare(&mut self, world: &World, mut chance: Seeded) {
        if !world.tick_is_over() {
            return;
        }
        let is_new = world.last_act() != self.act;
        let next = world.next_due_of_any().filter(|_| !world.is_at_rest() && world.next_act().is_none());
        if is_new || next.is_none() {
            *self = Self { act: world.last_act(), next: world.now() + 1, ..Self::default() };
        }
        let Some(next) = next else { return };
        (self.next, self.ticks) = (next, self.ticks + 1);
        if let (Some(first), Some(earlier)) = (&self.first, &self.earlier)
            && world.is_like(earlier)
        {
            let every = world.now() - earlier.now();
            let from = first.repeats_from(every, &mut chance);
            let found = Some(Repetition { from, every, seen: world.now() });
            *self = Self { act: self.act, next: Ticks::MAX, found, ..Self::default() };
        } else if self.ticks >= self.save_after && world.size() <= MOST_AT_ONCE.max(self.ticks / 4) {
            let now = Arc::new(world.clone());
            self.first.get_or_insert_with(|| Arc::clone(&now));
            (self.earlier, self.save_after) = (Some(now), 2 * self.ticks);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::property::Judge;
    use crate::protocols::{bully::Bully, tests::Scene};
    use crate::sim::observe::Silent;

    #[test]
    fn the_size_of_a_judge_counts_the_saved_states() {
        let world = World::new(Scene::new(1..=3).plan::<Bully>(), &mut Seeded::new(1), &mut Silent);
        let mut judge = Judge::new(&world);
        let before = judge.bytes();
        (judge.search.first, judge.search.earlier) = (Some(Arc::new(world.clone())), Some(Arc::new(world.clone())));
        assert_eq!(judge.bytes(), before + 2 * world.bytes());
    }
}
