//! All ways in which a run may begin, and what a tick costs of the purse.

use std::sync::Arc;

use hashbrown::HashTable;

use super::Clocked;
use super::acts::Deeds;
use super::found::{FOUND, PARTS, See, add, next_of};
use super::seen::Seen;
use super::states::Beside;
use crate::explore::origin::Origin;
use crate::explore::purse::Left;
use crate::explore::{Successors, Worked};
use crate::property::Memory;
use crate::protocol::Protocol;
use crate::sim::World;
use crate::sim::chance::Tape;
use crate::sim::observe::Observer;

/// The ways in which a run may begin, which can be left and gone on with.
#[derive(Debug)]
pub(super) struct Beginnings {
    /// The next answers of chance; `None` after the last.
    answers: Option<Vec<u32>>,
    /// The states by their rows.
    index: HashTable<u32>,
}

impl Beginnings {
    pub(super) fn new() -> Self {
        Self { answers: Some(Vec::new()), index: HashTable::new() }
    }
}

impl Clocked {
    /// Adds the states in which a run may begin, until there are many. `see`: those of each answer of chance.
    pub(super) fn begin(&mut self, beginnings: &mut Beginnings, out: &mut Successors, see: See<'_>) -> Worked {
        let (mut made, enough) = (0, out.steps.len() + FOUND);
        while made < PARTS && out.steps.len() < enough {
            let Some(answers) = beginnings.answers.take() else { return Worked::Whole };
            made += 1;
            let mut tape = Tape::new(answers.clone());
            let mut obeyed = std::mem::take(&mut self.obeyed);
            let (world, memory) = self.first_world(&mut tape, &mut obeyed);
            self.obeyed = obeyed;
            if !self.pack_first(&world, memory) {
                return Worked::NoRoom;
            }
            add(&mut beginnings.index, &self.room.row, (&[], false), out);
            see(&self.room.row, &Deeds::default(), &answers);
            beginnings.answers = next_of(answers, &tape);
        }
        Worked::Part
    }

    /// The world that a run begins with, and what the judges remember of it.
    fn first_world(&self, tape: &mut Tape, observer: &mut dyn Observer) -> (World, Memory) {
        if let Some(Origin { end, memory, .. }) = self.origin.clone() {
            return (World::gone_on_with(Arc::clone(&self.plan), end), memory);
        }
        let world = World::new((*self.plan).clone(), tape, observer);
        let memory = self.rules.memory(&world);
        (world, memory)
    }

    /// The answers of chance by which a run begins in a state.
    pub(super) fn answers_of_first(&mut self, row: &[u64]) -> Vec<u32> {
        let (mut found, mut beginnings, mut out) = (None, Beginnings::new(), Successors::default());
        while found.is_none() {
            let worked = self.begin(&mut beginnings, &mut out, &mut |first, _, answers| {
                if found.is_none() && first == row {
                    found = Some(answers.to_vec());
                }
            });
            if worked != Worked::Part {
                break;
            }
        }
        found.unwrap_or_default()
    }

    fn pack_first(&mut self, world: &World, memory: Memory) -> bool {
        let begins = |at: &&u32| world.slot(**at).1 && self.plan.protocol.duties(**at).begins;
        let may_begin = self.purse.any_start.iter().filter(begins).fold(0, |all, &at| all | 1 << at);
        let (purse, memory) =
            (self.purses.number(Left::of(&self.purse, self.plan.nature.timers.len())), self.memories.number(memory));
        self.pack(world, &Beside { may_begin, purse, memory }, None)
    }

    /// The number of what is left of the purse after a tick; `None` where a bound forbids it.
    pub(super) fn charged(&mut self, deeds: &Deeds, seen: &Seen) -> Option<u32> {
        let left = self.purses.get(deeds.left);
        let gifts = self.gifts(deeds.left);
        if !left.bounds_timers() && !left.bounds_draws() && seen.gifts == gifts {
            return Some(deeds.left);
        }
        let mut left = left.spent(|left| {
            left.losses -= gifts.losses - seen.gifts.losses;
            left.duplicates -= gifts.duplicates - seen.gifts.duplicates;
            left.crashes -= gifts.crashes - seen.gifts.crashes;
        });
        for &timer in &seen.fired {
            if left.forbids(Some(timer)) {
                return None;
            }
            left = left.after_timer(Some(timer), false);
        }
        let left = left.after_draws(seen.draws)?;
        Some(self.purses.number(left))
    }
}
