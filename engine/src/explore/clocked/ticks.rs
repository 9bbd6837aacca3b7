//! The initial states of a run, the adversary's actions in a tick, and the budget that remains after a tick.

use super::states::{Start, StateExtras};
use super::walk::{MOST_PARTS, MOST_STATES, See, TickEvents, add, next_of};
use crate::explore::prelude::*;
use crate::{sim::chance::FaultBudget, sim::command::Command};

#[derive(Debug)]
pub(super) struct Beginnings {
    /// The next answers to the random choices; `None`: all sequences of answers were tried.
    answers: Option<Vec<u32>>,
    index: HashTable<u32>,
}

impl Default for Beginnings {
    fn default() -> Self {
        Self { answers: Some(Vec::new()), index: HashTable::new() }
    }
}

impl Clocked {
    pub(super) fn begin(&mut self, beginnings: &mut Beginnings, out: &mut Successors, see: See<'_>) -> Progress {
        let (mut made, enough) = (0, out.steps.len() + MOST_STATES);
        while made < MOST_PARTS && out.steps.len() < enough {
            let Some(answers) = beginnings.answers.take() else { return Progress::Whole };
            made += 1;
            let mut tape = Tape::new(answers.clone());
            let mut obeyed = std::mem::take(&mut self.base.obeyed);
            let (world, memory) = self.first_world(&mut tape, &mut obeyed);
            self.base.obeyed = obeyed;
            if !self.pack_first(&world, memory) {
                return Progress::NoRoom;
            }
            add(&mut beginnings.index, &self.room.row, (&[], false), out);
            see(&self.room.row, &Actions::default(), &answers);
            beginnings.answers = next_of(answers, &tape);
        }
        Progress::Part
    }

    pub(super) fn first_world(&self, tape: &mut Tape, observer: &mut dyn Observer) -> (World, Memory) {
        if let Some(Origin { end, memory, .. }) = self.origin.clone() {
            return (World::gone_on_with(Arc::clone(&self.base.plan), end), memory);
        }
        let world = World::new((*self.base.plan).clone(), tape, observer);
        let memory = self.base.rules.memory(&world);
        (world, memory)
    }

    fn pack_first(&mut self, world: &World, memory: Memory) -> bool {
        let begins = |at: &&u32| world.slot(**at).1 && self.base.plan.protocol.duties(**at).begins;
        let may_begin = self.base.budget.any_start.iter().filter(begins).fold(0, |all, &at| all | 1 << at);
        let (budget, memory) =
            (self.base.budgets.number(self.base.budget.to_spend()), self.base.memories.number(memory));
        self.pack(world, &StateExtras { may_begin, budget, memory }, None)
    }

    /// The index in `budgets` of the budget that remains after the tick; `None`: a bound forbids the tick.
    pub(super) fn charged(&mut self, actions: &Actions, seen: &TickEvents) -> Option<u32> {
        let left = self.base.budgets.get(actions.left);
        let faults = self.faults(actions.left);
        if !left.bounds_timers() && left.draws.is_none() && seen.faults == faults {
            return Some(actions.left);
        }
        let mut left = left.spent(|left| {
            left.losses -= faults.losses - seen.faults.losses;
            left.duplicates -= faults.duplicates - seen.faults.duplicates;
            left.crashes -= faults.crashes - seen.faults.crashes;
        });
        for &timer in &seen.fired {
            if left.forbids(Some(timer)) {
                return None;
            }
            left = left.after_timer(Some(timer), false);
        }
        let left = left.after_draws(seen.draws)?;
        Some(self.base.budgets.number(left))
    }

    pub(super) fn actions(&self, start: &Start) -> ActionChoices {
        let left = self.left(start);
        let nothing = self.outsides.get(start.outside).may_begin == 0
            && left.starts == 0
            && left.crashes == 0
            && left.revivals == 0;
        let done = (Vec::new(), left.clone());
        let all = if nothing { 0 } else { self.count() as u32 };
        let candidates = (0..all).filter(|&at| !self.actions_at(start, at, &done).is_empty()).collect();
        ActionChoices { candidates, chosen: Some(Vec::new()), ..ActionChoices::default() }
    }

    /// The faults that are allowed within a tick. `left` is the index of the remaining budget in `budgets`.
    pub(super) fn faults(&self, left: u32) -> FaultBudget {
        let &Budget { losses, duplicates, crashes, .. } = self.base.budgets.get(left);
        FaultBudget { losses, duplicates, crashes: if self.base.budget.mid_broadcast { crashes } else { 0 } }
    }

    fn actions_at(&self, start: &Start, at: u32, (commands, left): &Spent) -> Vec<Spent> {
        let one = || Targets::Listed(vec![at]);
        let with = |command: Command, left: Budget| (commands.iter().cloned().chain([command]).collect(), left);
        let (_, is_up) = self.processes[at as usize].get(start.bodies[at as usize]);
        let mut all = Vec::new();
        if *is_up {
            if self.outsides.get(start.outside).may_begin >> at & 1 == 1 {
                all.push(with(Command::Start(one()), left.clone()));
            } else if left.starts > 0 && self.base.plan.protocol.duties(at).begins {
                all.push(with(Command::Start(one()), left.spent(|left| left.starts -= 1)));
            }
            if left.crashes > 0 {
                let left = left.spent(|left| left.crashes -= 1);
                all.push(with(Command::Crash { targets: one(), after: None }, left));
            }
        } else if left.revivals > 0 {
            all.push(with(Command::Revive(one()), left.spent(|left| left.revivals -= 1)));
        }
        all
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct Actions {
    pub(super) commands: Vec<Command>,
    pub(super) left: u32,
}

/// Enumerates the adversary's actions in a tick: first on no process, then on one process, then on two, and so on.
#[derive(Debug, Default)]
pub(super) struct ActionChoices {
    candidates: Vec<u32>,
    /// The processes to act on, as ascending indices of `candidates`; `None`: all choices were tried.
    chosen: Option<Vec<usize>>,
    ways: Vec<usize>,
    is_possible: bool,
}

impl ActionChoices {
    pub(super) fn next(&mut self, system: &mut Clocked, start: &Start) -> Option<Actions> {
        loop {
            let chosen = self.chosen.as_ref()?;
            let mut done = (Vec::new(), system.left(start).clone());
            let mut fails_at = None;
            for (place, &candidate) in chosen.iter().enumerate() {
                let mut ways = system.actions_at(start, self.candidates[candidate], &done);
                if self.ways[place] >= ways.len() {
                    fails_at = Some(place);
                    break;
                }
                done = ways.swap_remove(self.ways[place]);
            }
            let Some(place) = fails_at else {
                self.is_possible = true;
                match self.ways.last_mut() {
                    Some(last) => *last += 1,
                    None => self.choose_next(),
                }
                let (commands, left) = done;
                return Some(Actions { commands, left: system.base.budgets.number(left) });
            };
            match place.checked_sub(1) {
                Some(before) => {
                    self.ways[before] += 1;
                    self.ways[place..].fill(0);
                }
                None => self.choose_next(),
            }
        }
    }

    fn choose_next(&mut self) {
        let (count, Some(chosen)) = (self.candidates.len(), &mut self.chosen) else { return };
        self.ways.fill(0);
        let limit = |place: usize, chosen: &[usize]| chosen.get(place + 1).copied().unwrap_or(count);
        if let Some(place) = (0..chosen.len()).find(|&place| chosen[place] + 1 < limit(place, chosen)) {
            chosen[place] += 1;
            (0..place).for_each(|before| chosen[before] = before);
            return;
        }
        let more = chosen.len() + 1;
        // If the budget allows no action on this number of processes, it allows none on a larger number.
        self.chosen = (std::mem::take(&mut self.is_possible) && more <= count).then(|| (0..more).collect());
        self.ways.push(0);
    }
}

type Spent = (Vec<Command>, Budget);
