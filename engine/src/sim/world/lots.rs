//! Lots, which all that are up draw when they begin together.

use std::num::NonZeroU32;

use super::World;
use crate::sim::chance::{Choice, Choose, Purpose};

impl World {
    /// To be called before the first process starts.
    #[inline(always)]
    pub(super) fn draw_lots(&mut self, chance: &mut dyn Choose) {
        if self.plan.nature.draws_lots() && self.common.lots.is_empty() {
            self.deal(chance);
        }
    }

    /// Gives all that are up the numbers from 0 on, in an order that is drawn.
    #[cold]
    fn deal(&mut self, chance: &mut dyn Choose) {
        let mut live: Vec<usize> = (0..self.slots.len()).filter(|&at| self.slots[at].up).collect();
        self.common.lots = vec![None; self.slots.len()];
        for index in 0..live.len() {
            let left = NonZeroU32::new((live.len() - index) as u32).unwrap_or(NonZeroU32::MIN);
            let drawn = chance.pick(Choice { purpose: Purpose::Lot, about: index as u64, number: 0 }, left);
            live.swap(index, index + drawn as usize);
            self.common.lots[live[index]] = Some(index as u32);
        }
    }
}
