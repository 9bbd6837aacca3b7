//! All ways in which the next tick may go.

use std::num::NonZeroU32;
use std::sync::Arc;

use super::acts::Deeds;
use super::{Clocked, State};
use crate::explore::answers::next_answers;
use crate::explore::purse::Left;
use crate::explore::{Step, Successors};
use crate::property::{Memory, Rules};
use crate::protocol::{PropertyId, Protocol, Ticks, Timers as _};
use crate::sim::chance::{Purpose, Tape};
use crate::sim::observe::{Observer, Silent, SimEvent};
use crate::sim::{Clock as _, TickEnd, World};

/// What happens in a tick, for the judges and the purse.
struct Watch<'a> {
    rules: &'a Rules,
    memory: Memory,
    broken: Vec<PropertyId>,
    /// A bit for each process that handled anything or went down.
    touched: u64,
    /// The timers that ran out.
    fired: Vec<usize>,
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
            | SimEvent::WentDown { at, .. } => self.touched |= 1 << at,
            SimEvent::Fired { at, timer, .. } => {
                self.touched |= 1 << at;
                self.fired.push(timer.index());
            }
            _ => {}
        }
        self.rules.see(&mut self.memory, event, &mut self.broken);
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
        self.first_states().into_iter().all(|(state, _)| self.add(state, &[], out).is_some())
    }

    /// The answers of chance by which a run begins in a state.
    pub(super) fn answers_of_first(&mut self, row: &[u64]) -> Vec<u32> {
        let all = self.first_states().into_iter();
        let found = all.filter_map(|(state, answers)| Some((self.row(state)?, answers))).find(|(first, _)| first == row);
        found.map(|(_, answers)| answers).unwrap_or_default()
    }

    fn first_states(&self) -> Vec<(State<P>, Vec<u32>)> {
        if let Some(origin) = &self.origin {
            let state = self.first_state(origin.end.clone(), origin.memory.clone());
            return vec![(state, Vec::new())];
        }
        let (mut all, mut next) = (Vec::new(), Some(Vec::new()));
        while let Some(answers) = next {
            let mut tape = Tape::new(answers.clone());
            let world = World::new((*self.plan).clone(), &mut tape, &mut Silent);
            let state = self.first_state(world.tick_end(), self.rules.memory(&world));
            next = next_of(answers.clone(), &tape);
            all.push((state, answers));
        }
        all
    }

    fn first_state(&self, end: TickEnd<P>, memory: Memory) -> State<P> {
        let begins = |at: &&u32| end.processes[**at as usize].1 && self.plan.protocol.can_begin(**at);
        let may_begin = self.purse.any_start.iter().filter(begins).fold(0, |all, &at| all | 1 << at);
        State { end, may_begin, left: Left::of::<P>(&self.purse), memory }
    }

    /// `false` if a number found no room.
    pub(super) fn all_ticks(&mut self, row: &[u64], out: &mut Successors, see: See<'_>) -> bool {
        let state = self.state(row);
        let world = World::resumed(Arc::clone(&self.plan), state.end.clone());
        // At rest time alone changes nothing.
        let rests = state.end.rest.rests && state.end.rest.has_no_act();
        let deeds = self.deeds(&state).into_iter().filter(|deeds| !rests || !deeds.commands.is_empty());
        for deeds in deeds.collect::<Vec<_>>() {
            let mut next = Some(Vec::new());
            while let Some(answers) = next {
                let mut tape = Tape::new(answers.clone());
                match self.after(&world, &state, &deeds, &mut tape) {
                    None => out.cut = true,
                    Some((after, broken)) => {
                        let Some(index) = self.add(after, &broken, out) else { return false };
                        let words = self.layout.words();
                        see(&out.rows[index * words..][..words], &deeds, &answers);
                    }
                }
                next = next_of(answers, &tape);
            }
        }
        true
    }

    /// The state after a tick, and what it breaks for good; `None` where a bound forbids it.
    fn after(
        &mut self,
        world: &World<P>,
        state: &State<P>,
        deeds: &Deeds,
        tape: &mut Tape,
    ) -> Option<(State<P>, Vec<PropertyId>)> {
        self.ticks += 1;
        let mut world = world.clone();
        let memory = state.memory.clone();
        let mut watch = Watch { rules: &self.rules, memory, broken: Vec::new(), touched: 0, fired: Vec::new() };
        world.ask_through_tick(deeds.commands.clone(), tape, &mut watch);
        let Watch { mut memory, mut broken, touched, fired, .. } = watch;
        let mut left = deeds.left.clone();
        for timer in fired {
            if left.forbids(Some(timer)) {
                return None;
            }
            left = left.after_timer(Some(timer), false);
        }
        let draws = tape.asked().iter().filter(|(choice, _)| choice.purpose == Purpose::Draw).count() as u32;
        let left = left.after_draws(draws)?;
        if self.rules.judges(PropertyId::Safety) && world.is_at_rest() {
            if self.rules.judge_rest(&memory, &world).contains(&PropertyId::Safety) {
                broken.push(PropertyId::Safety);
            }
            Rules::rest(&mut memory);
        }
        let up = (0..self.count() as u32).fold(0, |all, at| all | u64::from(world.live(at).is_some()) << at);
        Some((State { end: world.tick_end(), may_begin: state.may_begin & !touched & up, left, memory }, broken))
    }

    /// Adds a state once; its place, or `None` if a number found no room.
    fn add(&mut self, state: State<P>, broken: &[PropertyId], out: &mut Successors) -> Option<usize> {
        let row = self.row(state)?;
        let known = out.rows.chunks_exact(row.len()).position(|known| known == row);
        let index = known.unwrap_or(out.steps.len());
        if known.is_none() {
            out.rows.extend_from_slice(&row);
            out.steps.push(Step::Tick(index as u32));
        }
        out.broken.extend(broken.iter().map(|&property| (index as u32, property)));
        Some(index)
    }
}
