//! Steps whose handler calls are all cached. Such a step changes a few numbers of the row, but no table.

use super::{Field, Outcome, body::What};
use crate::explore::prelude::*;
use crate::explore::table::pair;

#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each of them is asked of every step")]
struct Brief {
    body: u32,
    /// The messages of this outcome in `Briefs::sent`: the index of the first one, and how many there are.
    sent: (u32, u32),
    draws: bool,
    is_remembered: bool,
    /// Whether this outcome causes no event at other processes. A crash, for example, may cause one at each other
    /// process.
    is_alone: bool,
    has_next: bool,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Briefs {
    all: Vec<Brief>,
    /// The sent messages, as pairs (number of the link, number of the message).
    sent: Vec<(u32, u32)>,
}

impl Briefs {
    pub(super) fn add(&mut self, outcome: &Outcome, is_alone: bool) {
        let Outcome { body, ref sent, ref happened, ref answers, has_next, .. } = *outcome;
        let (draws, is_remembered) = (!answers.is_empty(), !happened.is_empty());
        let place = (self.sent.len() as u32, sent.len() as u32);
        self.all.push(Brief { body, sent: place, draws, is_remembered, is_alone, has_next });
        self.sent.extend_from_slice(sent);
    }

    #[inline]
    fn get(&self, place: u32) -> (Brief, &[(u32, u32)]) {
        let brief = self.all[place as usize];
        let (first, count) = brief.sent;
        (brief, &self.sent[first as usize..][..count as usize])
    }

    pub(super) fn bytes(&self) -> usize {
        self.all.capacity() * size_of::<Brief>() + self.sent.capacity() * size_of::<(u32, u32)>()
    }
}

/// The row and the column of a frequent event in a [`Grid`]; `None` for a rare event.
pub(super) const fn key_of(what: What) -> Option<(u32, u32)> {
    match what {
        What::Start => Some((0, 0)),
        What::Fired(timer) => Some((0, timer + 1)),
        What::Received { from, message } => Some((from.position() + 1, message)),
        What::Crash | What::Revive | What::Requested(_) | What::Undeliverable { .. } | What::Membership { .. } => None,
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    common: u32,
    budget: u32,
    memory: u32,
    bounds_timers: bool,
    bounds_draws: bool,
    is_early: bool,
}

/// The first part of a step: a change of at most one field of the row, and then at most one handler call.
#[derive(Clone, Copy)]
struct Turn {
    change: Option<(usize, u32)>,
    at: u32,
    /// The index of the first outcome; `None`: the step calls no handler.
    outcome: Option<u32>,
}

pub(super) const fn charge(timer: u32, is_early: bool) -> u32 {
    timer << 1 | is_early as u32
}

impl Free {
    /// The values that are needed to take steps from the cache; `None`: no step may be taken from the cache.
    pub(super) fn context(&self, state: &[u64]) -> Option<Context> {
        let (outside, left) = (self.outside(state), self.left(state));
        let is_plain = self.target.is_none() && outside.cuts.is_empty();
        is_plain.then(|| {
            let (common, is_early) = (outside.common, self.is_early(state));
            let (budget, memory) = (self.get(state, Field::Budget), self.get(state, Field::Memory));
            let (bounds_timers, bounds_draws) = (left.bounds_timers(), left.draws.is_some());
            Context { common, budget, memory, bounds_timers, bounds_draws, is_early }
        })
    }

    /// Adds the successors of a step if all its effects are cached. Otherwise adds nothing and returns `false`.
    pub(super) fn take_known(&self, state: &[u64], step: Step, context: Context, out: &mut Successors) -> bool {
        let Some(turn) = self.turn(state, step, context) else { return false };
        out.whole_or_nothing(|out| self.take(state, step, turn, context, out))
    }

    #[inline]
    fn turn(&self, state: &[u64], step: Step, context: Context) -> Option<Turn> {
        let (change, at, key) = match step {
            Step::Deliver { link, place } => {
                let ends = self.links.get(link);
                let (message, after) = self.links.taken(link, self.content(state, link), place)?;
                let change = Some((self.field_of_link(link), after));
                if !self.is_up(state, ends.to) {
                    return (!self.base.plan.network.bounce).then_some(Turn { change, at: ends.to, outcome: None });
                }
                (change, ends.to, (ends.arrival.position() + 1, message))
            }
            Step::Fire { at, timer } => {
                let after = || self.charged.get(context.budget, charge(timer, context.is_early));
                let change = if context.bounds_timers { Some((self.field(Field::Budget), after()?)) } else { None };
                (change, at, (0, timer + 1))
            }
            Step::Begin { at } if !self.base.plan.nature.draws_lots() => (None, at, (0, 0)),
            _ => return None,
        };
        let bodies = &self.bodies[at as usize];
        let occasion = bodies.often.get(context.common as usize)?.get(key.0, key.1)?;
        Some(Turn { change, at, outcome: Some(bodies.handled.get(self.body(state, at), occasion)?) })
    }

    fn take(&self, state: &[u64], step: Step, turn: Turn, context: Context, out: &mut Successors) -> bool {
        let (words, first) = (state.len(), out.steps.len());
        let mut place = turn.outcome;
        loop {
            let start = out.rows.len();
            out.rows.extend_from_slice(state);
            let (before, row) = out.rows.split_at_mut(start);
            if turn.change.is_some_and(|(field, value)| self.set(row, field, value).is_none()) {
                return false;
            }
            let brief = place.map(|place| self.briefs.get(place));
            let Some(broken) = brief.map_or(Some(&[][..]), |brief| self.follow(row, turn.at, place, brief, context))
            else {
                return false;
            };
            if self.base.rules.judges(PropertyId::Safety) && self.is_at_rest(row) {
                return false;
            }
            let is_first = out.steps.len() == first;
            let known = if is_first {
                None
            } else {
                before[first * words..].chunks_exact(words).position(|known| known == row)
            };
            if known.is_some() {
                out.rows.truncate(start);
            } else {
                out.steps.push(step.into());
            }
            let index = known.map_or(out.steps.len() - 1, |known| first + known) as u32;
            out.broken.extend(broken.iter().map(|&property| (index, property)));
            match (place, brief) {
                (Some(before), Some((Brief { has_next: true, .. }, _))) => place = Some(before + 1),
                _ => return true,
            }
        }
    }

    /// Writes an outcome into a row. Returns the permanent violations; `None`: some effect is not cached.
    #[inline]
    fn follow(
        &self,
        row: &mut [u64],
        at: u32,
        place: Option<u32>,
        (brief, sent): (Brief, &[(u32, u32)]),
        context: Context,
    ) -> Option<&[PropertyId]> {
        if !brief.is_alone || brief.draws && context.bounds_draws {
            return None;
        }
        self.set(row, at as usize, brief.body)?;
        for &(link, message) in sent {
            let list = self.links.appended(link, self.content(row, link), message)?;
            self.set_content(row, link, list)?;
        }
        if !brief.is_remembered {
            return Some(&[]);
        }
        let (after, broken) = &self.recollections[*self.remembered.get(&pair(context.memory, place?))? as usize];
        self.set(row, self.field(Field::Memory), *after).map(|()| &**broken)
    }
}
