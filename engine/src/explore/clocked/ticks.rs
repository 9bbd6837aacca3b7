//! All ways in which the next tick may go.
//!
//! A tick has parts: its acts, each message that arrives, and the timers. What goes on after a part goes on from a copy of the world as it was
//! then, so that nothing is done again for each way in which the rest of the tick may go.

use std::num::NonZeroU32;
use std::sync::Arc;

use super::acts::Deeds;
use super::states::{Beside, Start};
use super::{Clocked, Level};
use crate::explore::answers::next_answers;
use crate::explore::origin::Origin;
use crate::explore::purse::Left;
use crate::explore::{Step, Successors};
use crate::property::{Memory, Rules};
use crate::protocol::{PropertyId, Protocol, Ticks, Timers as _};
use crate::sim::chance::{Gifts, Purpose, Tape};
use crate::sim::observe::{Observer, Silent, SimEvent};
use crate::sim::{Clock as _, Comes, Coming, Staying, World};

/// What has happened in a tick, for the judges and the purse.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    memory: Memory,
    broken: Vec<PropertyId>,
    /// A bit for each process that handled anything or went down.
    touched: u64,
    /// The timers that ran out.
    fired: Vec<usize>,
    draws: u32,
    /// What is left of those that are given in the midst of a tick.
    gifts: Gifts,
}

impl Seen {
    fn copy(&mut self, other: &Self, remembers: bool) {
        if remembers {
            self.memory.clone_from(&other.memory);
        }
        self.broken.clone_from(&other.broken);
        self.fired.clone_from(&other.fired);
        (self.touched, self.draws, self.gifts) = (other.touched, other.draws, other.gifts);
    }
}

struct Watch<'a> {
    rules: &'a Rules,
    remembers: bool,
    seen: &'a mut Seen,
}

impl<P: Protocol> Observer<P> for Watch<'_> {
    fn see(&mut self, _: Ticks, event: SimEvent<'_, P>) {
        match event {
            SimEvent::Started { at, .. }
            | SimEvent::Requested { at, .. }
            | SimEvent::Revived { at }
            | SimEvent::Membership { at, .. }
            | SimEvent::Delivered { to: at, .. }
            | SimEvent::CameBack { to: at, .. }
            | SimEvent::WentDown { at, .. } => self.seen.touched |= 1 << at,
            SimEvent::Fired { at, timer, .. } => {
                self.seen.touched |= 1 << at;
                self.seen.fired.push(timer.index());
            }
            _ => {}
        }
        if self.remembers {
            self.rules.see(&mut self.seen.memory, event, &mut self.seen.broken);
        }
    }
}

/// Sees a way: the state that it leads to, what was done, and the answers of chance.
type See<'a> = &'a mut dyn FnMut(&[u64], &Deeds, &[u32]);

/// The answers after those of a tape.
fn next_of(answers: Vec<u32>, tape: &Tape) -> Option<Vec<u32>> {
    let asked: Vec<NonZeroU32> = tape.asked().iter().map(|(_, below)| *below).collect();
    next_answers(answers, &asked)
}

impl<P: Protocol> Clocked<P> {
    /// All states in which a run may begin.
    pub(super) fn begin(&mut self, out: &mut Successors) -> bool {
        self.first_states(|system, _| {
            system.add(&[], false, out);
            true
        })
    }

    /// The answers of chance by which a run begins in a state.
    pub(super) fn answers_of_first(&mut self, row: &[u64]) -> Vec<u32> {
        let mut found = None;
        self.first_states(|system, answers| {
            if found.is_none() && system.room.row == row {
                found = Some(answers.to_vec());
            }
            true
        });
        found.unwrap_or_default()
    }

    /// Packs each, with the answers of chance that lead to it; whether all found room, and are wanted.
    fn first_states(&mut self, mut see: impl FnMut(&mut Self, &[u32]) -> bool) -> bool {
        if let Some(Origin { end, memory, .. }) = self.origin.clone() {
            let world = World::gone_on_with(Arc::clone(&self.plan), end);
            return self.pack_first(&world, memory) && see(self, &[]);
        }
        let mut next = Some(Vec::new());
        while let Some(answers) = next {
            let mut tape = Tape::new(answers.clone());
            let world = World::new((*self.plan).clone(), &mut tape, &mut Silent);
            let memory = self.rules.memory(&world);
            if !self.pack_first(&world, memory) || !see(self, &answers) {
                return false;
            }
            next = next_of(answers, &tape);
        }
        true
    }

    fn pack_first(&mut self, world: &World<P>, memory: Memory) -> bool {
        let begins = |at: &&u32| world.slot(**at).1 && self.plan.protocol.can_begin(**at);
        let may_begin = self.purse.any_start.iter().filter(begins).fold(0, |all, &at| all | 1 << at);
        let (purse, memory) = (self.purses.number(Left::of::<P>(&self.purse)), self.memories.number(memory));
        self.pack(world, &Beside { may_begin, purse, memory }, None)
    }

    /// `false` if a number found no room.
    pub(super) fn all_ticks(&mut self, row: &[u64], out: &mut Successors, see: See<'_>) -> bool {
        let start = self.start(row);
        let all = self.deeds(&start);
        let mut levels = std::mem::take(&mut self.levels);
        let first = Level { world: self.world(&start), seen: Seen { memory: self.memory(row).clone(), ..Seen::default() } };
        match levels.first_mut() {
            Some(level) => *level = first,
            None => levels.push(first),
        }
        // At rest time alone changes nothing.
        let rest = &self.outsides.get(start.outside).rest;
        let rests = rest.rests && rest.has_no_act();
        let mut fits = true;
        let mut walk = Walk {
            system: self,
            levels,
            start,
            deeds: Deeds::default(),
            coming: Vec::new(),
            staying: Staying::new(),
            answers: Vec::new(),
            out,
            see,
        };
        for deeds in all.into_iter().filter(|deeds| !rests || !deeds.commands.is_empty()) {
            walk.levels[0].seen.gifts = walk.system.gifts(deeds.left);
            walk.deeds = deeds;
            fits = fits && walk.part(0, false, Part::Acts, 0);
        }
        let Walk { system, levels, .. } = walk;
        system.levels = levels;
        fits
    }

    /// Adds the packed state once. `given`: it takes a gift to come there.
    fn add(&self, broken: &[PropertyId], given: bool, out: &mut Successors) {
        let row = &self.room.row;
        let known = out.rows.chunks_exact(row.len()).position(|known| known == row);
        let place = known.unwrap_or(out.steps.len());
        let index = place as u32;
        match out.steps.get_mut(place) {
            Some(step) if !given => *step = Step::Tick { index, given },
            Some(_) => {}
            None => {
                out.rows.extend_from_slice(row);
                out.steps.push(Step::Tick { index, given });
            }
        }
        out.broken.extend(broken.iter().map(|&property| (index, property)));
    }
}

/// A part of a tick.
#[derive(Clone, Copy)]
enum Part {
    Acts,
    Arrival(Coming),
    /// The timers, and the end.
    Timers,
}

/// Goes through all ways of a tick, the first part first.
struct Walk<'a, P: Protocol> {
    system: &'a mut Clocked<P>,
    /// What each part left behind, on the way that is gone.
    levels: Vec<Level<P>>,
    start: Start,
    deeds: Deeds,
    coming: Vec<Coming>,
    /// The messages that have not arrived, on the way that is gone.
    staying: Staying,
    /// Those of chance.
    answers: Vec<u32>,
    out: &'a mut Successors,
    see: See<'a>,
}

impl<P: Protocol> Walk<'_, P> {
    /// Goes on from a level with the next message of those that are coming. `is_last`: nothing else goes on from that level.
    fn go_on(&mut self, level: usize, next: usize, is_last: bool) -> bool {
        let Some(coming) = self.coming.get(next).copied() else {
            return self.part(level, is_last, Part::Timers, next);
        };
        let comes = coming.comes_after(&self.staying);
        if comes == Comes::Now {
            return self.part(level, is_last, Part::Arrival(coming), next + 1);
        }
        let may_come = comes == Comes::Maybe;
        self.answers.extend(may_come.then_some(0));
        let is_noted = coming.stays(&mut self.staying);
        let fits = self.go_on(level, next + 1, is_last && !may_come);
        if is_noted {
            self.staying.pop();
        }
        if !may_come {
            return fits;
        }
        self.answers.pop();
        self.answers.push(1);
        let fits = fits && self.part(level, is_last, Part::Arrival(coming), next + 1);
        self.answers.pop();
        fits
    }

    /// Carries a part out, in all ways, and goes on from each.
    fn part(&mut self, level: usize, is_last: bool, part: Part, next: usize) -> bool {
        let answered = self.answers.len();
        if is_last && self.system.is_certain {
            // Whoever makes the tick again is asked these questions too, although each has one answer.
            let tape = self.carry_out(level, part, Vec::new());
            self.answers.extend(tape.answered().map(|(_, answer)| answer));
            let fits = self.go_on_after(level, part, next);
            self.answers.truncate(answered);
            return fits;
        }
        let mut all = Some(Vec::new());
        while let Some(answers) = all {
            self.copy(level);
            let tape = self.carry_out(level + 1, part, answers.clone());
            self.answers.extend(tape.answered().map(|(_, answer)| answer));
            let fits = self.go_on_after(level + 1, part, next);
            self.answers.truncate(answered);
            if !fits {
                return false;
            }
            all = next_of(answers, &tape);
        }
        true
    }

    /// Makes the next level equal to one.
    fn copy(&mut self, level: usize) {
        let (before, after) = self.levels.split_at_mut(level + 1);
        let from = &before[level];
        if let Some(to) = after.first_mut() {
            to.world.copy(&from.world);
            to.seen.copy(&from.seen, self.system.remembers);
        } else {
            let level = Level { world: from.world.clone(), seen: from.seen.clone() };
            self.levels.push(level);
        }
    }

    fn carry_out(&mut self, level: usize, part: Part, answers: Vec<u32>) -> Tape {
        let Level { world, seen } = &mut self.levels[level];
        let mut tape = Tape::with_gifts(answers, seen.gifts);
        let breaks = seen.gifts.crashes > 0;
        let Clocked { rules, remembers, .. } = &*self.system;
        let watch = &mut Watch { rules, remembers: *remembers, seen };
        match part {
            Part::Acts => world.begin_asked((&self.deeds.commands, breaks), &mut tape, watch),
            Part::Arrival(coming) => world.bring(&coming, &mut tape, watch),
            Part::Timers => world.finish(&mut tape, watch),
        }
        seen.draws += tape.asked().iter().filter(|(choice, _)| choice.purpose == Purpose::Draw).count() as u32;
        seen.gifts = tape.gifts();
        tape
    }

    fn go_on_after(&mut self, level: usize, part: Part, next: usize) -> bool {
        match part {
            Part::Acts => {
                self.levels[level].world.coming(&mut self.coming);
                self.go_on(level, 0, true)
            }
            Part::Arrival(_) => self.go_on(level, next, true),
            Part::Timers => self.end(level),
        }
    }

    /// The tick is over: adds what it has come to, unless a bound forbids it.
    fn end(&mut self, level: usize) -> bool {
        let Self { system, levels, start, deeds, out, .. } = self;
        let Level { world, seen } = &mut levels[level];
        system.ticks += 1;
        let Some(purse) = system.charged(deeds, seen) else {
            out.cut = true;
            return true;
        };
        if system.rules.judges(PropertyId::Safety) && world.is_at_rest() {
            if system.rules.judge_rest(&seen.memory, &*world).contains(&PropertyId::Safety) {
                seen.broken.push(PropertyId::Safety);
            }
            Rules::rest(&mut seen.memory);
        }
        let memory = if system.remembers { system.memories.number(seen.memory.clone()) } else { start.memory };
        let up = (0..system.count() as u32).fold(0, |all, at| all | u64::from(world.live(at).is_some()) << at);
        let may_begin = system.outsides.get(start.outside).may_begin & !seen.touched & up;
        if !system.pack(world, &Beside { may_begin, purse, memory }, Some((start, seen.touched))) {
            return false;
        }
        let given = !deeds.commands.is_empty() || seen.gifts != system.gifts(deeds.left);
        system.add(&seen.broken, given, out);
        (self.see)(&self.system.room.row, &self.deeds, &self.answers);
        true
    }
}

impl<P: Protocol> Clocked<P> {
    /// The number of what is left of the purse after a tick; `None` where a bound forbids it.
    fn charged(&mut self, deeds: &Deeds, seen: &Seen) -> Option<u32> {
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
