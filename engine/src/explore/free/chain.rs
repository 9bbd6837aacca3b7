//! One step can cause several handler calls. This module computes them in order, with all random outcomes.

use super::body::{Handler, Handling, JudgedEvent, MOST_ANSWERS, Occasion, What};
use super::known::key_of;
use super::{Field, Fits, Notice, Outcome, Outside};
use crate::explore::prelude::*;
use crate::{explore::table::pair, sim::local, sim::observe::Down, sim::observe::Was};
use smallvec::SmallVec;

#[derive(Clone, Default)]
pub(super) struct Draft {
    pub(super) row: SmallVec<[u64; 8]>,
    /// The events that must still be handled in this step, each with the position of its process.
    pub(super) pending: SmallVec<[(u32, What); 2]>,
    /// In the first handler call, the process crashes after this number of messages; `None`: no such crash.
    pub(super) breaks_after: Option<u32>,
    broken: SmallVec<[PropertyId; 2]>,
    pub(super) outcomes: SmallVec<[u32; 4]>,
}

impl Draft {
    pub(super) fn of(row: &[u64]) -> Self {
        Self { row: SmallVec::from_slice(row), ..Self::default() }
    }

    pub(super) fn with(mut self, at: u32, what: What) -> Self {
        self.pending.push((at, what));
        self
    }
}

impl Free {
    /// Handles the pending events with all possible outcomes.
    pub(super) fn go(&mut self, mut draft: Draft, step: Transition, out: &mut Successors) -> Fits {
        if out.steps.len() - out.begun >= MOST_ANSWERS {
            self.base.has_skipped = true;
            return Some(());
        }
        while let Some(&(at, what)) = draft.pending.first() {
            let is_up = self.is_up(&draft.row, at);
            if is_up == (what == What::Revive) {
                draft.pending.remove(0);
                continue;
            }
            if self.base.plan.nature.draws_lots()
                && what == What::Start
                && self.commons.get(self.outside(&draft.row).common).lots.is_empty()
            {
                return self.deal(&draft, step, out);
            }
            draft.pending.remove(0);
            if self.base.plan.nature.knows_who_is_up() && what == What::Revive {
                self.change_common(&mut draft.row, |common| common.up.set(at, true))?;
            }
            let occasion =
                Occasion { what, common: self.outside(&draft.row).common, breaks_after: draft.breaks_after.take() };
            let Some(mut place) = self.outcome_of(at, self.body(&draft.row, at), occasion) else { return Some(()) };
            while self.outcomes[place as usize].has_next {
                let mut other = draft.clone();
                if self.apply(&mut other, place, out)? {
                    self.go(other, step, out)?;
                }
                place += 1;
            }
            if !self.apply(&mut draft, place, out)? {
                return Some(());
            }
        }
        self.finish(draft, step, out)
    }

    /// The index of the first outcome of a handler call. `None` if the call has too many outcomes.
    pub(super) fn outcome_of(&mut self, at: u32, body: u32, occasion: Occasion) -> Option<u32> {
        let bodies = &mut self.bodies[at as usize];
        let number = match key_of(occasion.what).filter(|_| occasion.breaks_after.is_none()) {
            Some((row, column)) => {
                let common = occasion.common as usize;
                bodies.often.resize_with(bodies.often.len().max(common + 1), Grid::default);
                bodies.often[common].get(row, column).unwrap_or_else(|| {
                    let number = bodies.occasions.number(occasion);
                    bodies.often[common].insert(row, column, number);
                    number
                })
            }
            None => bodies.occasions.number(occasion),
        };
        if let Some(known) = bodies.handled.get(body, number) {
            return Some(known);
        }
        let place = self.work_out(at, body, occasion)?;
        self.bodies[at as usize].handled.insert(body, number, place);
        Some(place)
    }

    fn work_out(&mut self, at: u32, body: u32, occasion: Occasion) -> Option<u32> {
        self.base.handlings += 1;
        let plan = std::sync::Arc::clone(&self.base.plan);
        let common = self.commons.get(occasion.common).clone();
        let message = match occasion.what {
            What::Received { message, .. } | What::Undeliverable { message, .. } => Some(self.messages.get(message)),
            _ => None,
        };
        let handler = Handler { plan: &plan, common: &common, at };
        let Some(all) = handler.handle(self.bodies[at as usize].values.get(body), occasion, message) else {
            self.base.has_skipped = true;
            return None;
        };
        let first = self.outcomes.len() as u32;
        let last = all.len() - 1;
        for (index, handling) in all.into_iter().enumerate() {
            let outcome = self.outcome(at, &common, handling, index < last);
            self.add_outcome(outcome);
        }
        Some(first)
    }

    pub(super) fn outcome(&mut self, at: u32, common: &Common, handling: Handling, has_next: bool) -> Outcome {
        let Handling { body, sent, wanted, happened, set, answers, lines } = handling;
        self.base.obeyed.note(lines);
        let sent =
            sent.into_iter().map(|(out, message)| (self.link_at(at, out), self.messages.number(message))).collect();
        let body = self.number_of(at, common, body);
        let happened = if self.base.rules.remembers_nothing() { Box::default() } else { happened.into() };
        Outcome { at, body, sent, wanted, happened, set: set.into(), answers: answers.into(), has_next }
    }

    pub(super) fn add_outcome(&mut self, outcome: Outcome) {
        let is_up = self.bodies[outcome.at as usize].values.get(outcome.body).up;
        self.briefs.add(&outcome, !self.base.plan.nature.knows_who_is_up() || is_up);
        self.outcomes.push(outcome);
    }

    /// Applies an outcome to the draft. Returns `Some(false)` if the bound on draws forbids the outcome.
    pub(super) fn apply(&mut self, draft: &mut Draft, place: u32, out: &mut Successors) -> Option<bool> {
        let outcome = &self.outcomes[place as usize];
        let (at, body, draws) = (outcome.at, outcome.body, outcome.answers.len() as u32);
        let was_up = self.is_up(&draft.row, at);
        if draws > 0 && self.left(&draft.row).draws.is_some() {
            let Some(left) = self.left(&draft.row).after_draws(draws) else {
                out.cut = true;
                return Some(false);
            };
            self.set_left(&mut draft.row, left)?;
        }
        self.set(&mut draft.row, at as usize, body)?;
        for index in 0..self.outcomes[place as usize].sent.len() {
            let (link, message) = self.outcomes[place as usize].sent[index];
            let content = self.content(&draft.row, link);
            let content = self.links.append(link, content, message);
            self.set_content(&mut draft.row, link, content)?;
        }
        self.remember(draft, place)?;
        if self.base.plan.nature.knows_who_is_up() {
            self.announce(draft, at, was_up)?;
        }
        draft.outcomes.push(place);
        Some(true)
    }

    /// If process `at` crashed or recovered, adds this change as a pending event of all other processes.
    fn announce(&mut self, draft: &mut Draft, at: u32, was_up: bool) -> Fits {
        let up = self.is_up(&draft.row, at);
        if up == was_up {
            return Some(());
        }
        let first = draft.pending.iter().position(|(_, what)| !matches!(what, What::Membership { .. }));
        let first = first.unwrap_or(draft.pending.len());
        let others = (0..self.count() as u32).filter(|&other| other != at);
        draft.pending.insert_many(first, others.map(|other| (other, What::Membership { position: at, up })));
        self.change_common(&mut draft.row, |common| common.up.set(at, up))
    }

    fn change_common(&mut self, row: &mut [u64], change: impl FnOnce(&mut Common)) -> Fits {
        let outside = self.outside(row).clone();
        let mut common = self.commons.get(outside.common).clone();
        change(&mut common);
        let common = self.commons.number(common);
        self.set_outside(row, Outside { common, ..outside })
    }

    fn deal(&mut self, draft: &Draft, step: Transition, out: &mut Successors) -> Fits {
        let live: Vec<u32> = (0..self.count() as u32).filter(|&at| self.is_up(&draft.row, at)).collect();
        let ways = (1..=live.len()).try_fold(1, usize::checked_mul);
        if ways.is_none_or(|ways| ways > MOST_ANSWERS) {
            self.base.has_skipped = true;
            return Some(());
        }
        let mut orders = vec![Vec::new()];
        for _ in &live {
            let longer = |order: &Vec<u32>| {
                let left: Vec<u32> = live.iter().copied().filter(|at| !order.contains(at)).collect();
                left.into_iter().map(|at| order.iter().copied().chain([at]).collect()).collect::<Vec<Vec<u32>>>()
            };
            orders = orders.iter().flat_map(longer).collect();
        }
        for order in orders {
            let mut lots = vec![None; self.count()];
            (0..).zip(&order).for_each(|(lot, &at)| lots[at as usize] = Some(lot));
            let mut dealt = draft.clone();
            self.change_common(&mut dealt.row, |common| common.lots = lots)?;
            self.go(dealt, step, out)?;
        }
        Some(())
    }

    fn remember(&mut self, draft: &mut Draft, place: u32) -> Fits {
        if self.outcomes[place as usize].happened.is_empty() {
            return Some(());
        }
        let memory = self.get(&draft.row, Field::Memory);
        let known = self.remembered.get(&pair(memory, place)).copied();
        let known = known.unwrap_or_else(|| self.recollect(memory, place, &draft.row));
        let (after, broken) = &self.recollections[known as usize];
        draft.broken.extend_from_slice(broken);
        let after = *after;
        self.set(&mut draft.row, self.field(Field::Memory), after)
    }

    fn recollect(&mut self, memory: u32, place: u32, row: &[u64]) -> u32 {
        let mut after = self.base.memories.get(memory).clone();
        let mut found = Vec::new();
        let Outcome { at, happened, .. } = &self.outcomes[place as usize];
        let common = self.commons.get(self.outside(row).common);
        let me = local(&self.base.plan, common, *at);
        for happened in happened {
            let event: SimEvent<'_> = match happened {
                JudgedEvent::Began => SimEvent::Started { at: *at, noticed: None },
                JudgedEvent::Returned => SimEvent::Revived { at: *at },
                &JudgedEvent::Stood { before, after, term } => {
                    SimEvent::Stood { at: *at, id: me.id, before, after, term }
                }
                JudgedEvent::Attested(evidence) => SimEvent::Attested { at: *at, evidence },
                JudgedEvent::Sent(message) => {
                    SimEvent::Sent { number: 0, from: *at, to: *at, clockwise: false, message, due: 0, copy: false }
                }
                JudgedEvent::Down { state } => {
                    let was = Was { protocol: &self.base.plan.protocol, me, state, batch: None };
                    SimEvent::WentDown { at: *at, how: Down::Crashed, was }
                }
            };
            self.base.rules.see(&mut after, &event, &mut found);
        }
        let after = self.base.memories.number(after);
        let known = self.recollections.len() as u32;
        let broken = found.iter().map(|found| found.property).collect();
        self.recollections.push((after, broken));
        self.remembered.insert(pair(memory, place), known);
        known
    }

    /// Adds the resulting state, unless another outcome of this step has added the same state.
    pub(super) fn finish(&mut self, mut draft: Draft, step: Transition, out: &mut Successors) -> Fits {
        if self.base.rules.judges(PropertyId::Safety) && self.is_at_rest(&draft.row) {
            let mut memory = self.base.memories.get(self.get(&draft.row, Field::Memory)).clone();
            if self.base.rules.judge_rest(&memory, &self.seen(&draft.row)).contains(&PropertyId::Safety) {
                draft.broken.push(PropertyId::Safety);
            }
            Rules::rest(&mut memory);
            let memory = self.base.memories.number(memory);
            self.set(&mut draft.row, self.field(Field::Memory), memory)?;
        }
        let words = draft.row.len();
        let same_step = out.steps[out.begun..].iter().rev().take_while(|&&before| before == step).count();
        let known = (out.steps.len() - same_step..out.steps.len())
            .find(|&index| out.rows[index * words..][..words] == draft.row[..]);
        let index = known.unwrap_or_else(|| {
            out.rows.extend_from_slice(&draft.row);
            out.steps.push(step);
            out.steps.len() - 1
        });
        out.broken.extend(draft.broken.iter().map(|&property| (index as u32, property)));
        self.check_target(&draft, step);
        Some(())
    }

    pub(super) fn add_notice(&mut self, row: &mut [u64], notice: Notice) -> Fits {
        let mut notices = self.notices.get(self.get(row, Field::Notices)).clone();
        let place = notices.partition_point(|other| *other <= notice);
        notices.insert(place, notice);
        self.set_notices(row, notices)
    }
}
