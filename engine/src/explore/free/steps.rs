//! All steps from a state. If several shortest runs exist, the order of the steps decides which of them is reported.

use super::body::{ARMED, MAY_BEGIN, Occasion, What};
use super::{Field, Fits, Notice, Outside};
use super::{chain::Draft, known::charge};
use crate::explore::prelude::*;
use crate::sim::detector::Noticers;

impl Free {
    pub(super) fn all_steps(&mut self, state: &[u64], out: &mut Successors) -> Fits {
        let mut steps = std::mem::take(&mut out.room);
        steps.clear();
        self.add_steps_without_faults(state, &mut steps, out);
        let context = self.context(state);
        let fits = steps.iter().try_for_each(|&step| {
            let is_known = context.is_some_and(|context| self.take_known(state, step, context, out));
            if is_known { Some(()) } else { self.perform(state, step, None, out) }
        });
        let fits = fits.and_then(|()| self.faults(state, &steps, out));
        out.room = steps;
        fits
    }

    pub(super) fn add_steps_without_faults(&self, state: &[u64], all: &mut Vec<Step>, out: &mut Successors) {
        for &link in &self.links.order {
            let content = self.content(state, link);
            if content != 0 {
                all.extend(self.links.next_places(link, content).map(|place| Step::Deliver { link, place }));
            }
        }
        let notices = self.notices.get(self.get(state, Field::Notices));
        let distinct = (0..notices.len()).filter(|&place| place == 0 || notices[place] != notices[place - 1]);
        all.extend(distinct.map(|place| Step::Return { place: place as u32 }));
        let traits = self.traits_of_any(state);
        if traits & ARMED != 0 || !self.outside(state).farewells.is_empty() {
            self.add_timers(state, all, out);
        }
        if traits & MAY_BEGIN != 0 {
            let may_begin = |at: &u32| self.traits(state, *at) & MAY_BEGIN != 0;
            all.extend((0..self.count() as u32).filter(may_begin).map(|at| Step::Begin { at }));
        }
        if (self.outside(state).done as usize) < self.acts.len() {
            all.push(Step::Act);
        }
    }

    fn add_timers(&self, state: &[u64], all: &mut Vec<Step>, out: &mut Successors) {
        let left = self.left(state);
        let must_wait = self.is_early(state) && left.early == Some(0);
        let mut add = |timer: Option<usize>, step: Step| {
            if left.forbids(timer) {
                out.cut = true;
            } else if !must_wait {
                all.push(step);
            }
        };
        for at in 0..self.count() as u32 {
            let body = self.process(state, at);
            for timer in body.timers() {
                add(Some(timer as usize), Step::Fire { at, timer });
            }
            if body.absent {
                add(None, Step::Notice { gone: at, farewell: false });
            }
        }
        let farewells = &self.outside(state).farewells;
        let distinct = (0..farewells.len()).filter(|&place| place == 0 || farewells[place] != farewells[place - 1]);
        all.extend(distinct.map(|place| Step::Notice { gone: farewells[place], farewell: true }));
    }

    /// Whether a timeout in `state` would be premature. Always `false` if the budget does not limit premature timeouts.
    pub(super) fn is_early(&self, state: &[u64]) -> bool {
        self.left(state).early.is_some() && self.is_anything_under_way(state)
    }

    fn perform(&mut self, state: &[u64], step: Step, breaks_after: Option<u32>, out: &mut Successors) -> Fits {
        let mut draft = self.prepared(state, step)?;
        if breaks_after.is_some() {
            self.spend(&mut draft.row, |left| left.crashes -= 1)?;
        }
        draft.breaks_after = breaks_after;
        if let Step::Notice { gone, farewell: false } = step
            && self.base.plan.detector.noticers() == Noticers::Random
        {
            let holders = self.holders(state, gone);
            if !holders.is_empty() {
                let one = |at: u32| draft.clone().with(at, What::Start);
                return holders.into_iter().try_for_each(|at| self.go(one(at), step.into(), out));
            }
        }
        self.go(draft, Transition { step, breaks_after }, out)
    }

    /// The state before the handler calls of the step. `None`: a number is too large for its field.
    fn prepared(&mut self, state: &[u64], step: Step) -> Option<Draft> {
        let mut draft = Draft::of(state);
        match step {
            Step::Deliver { link, place } => self.deliver(&mut draft, link, place)?,
            Step::Return { place } => self.give_back(&mut draft, place)?,
            Step::Fire { at, timer } => {
                draft = draft.with(at, What::Fired(timer));
                self.charge_timer(&mut draft.row, Some(timer as usize))?;
            }
            Step::Notice { gone, farewell: false } => self.notice(&mut draft, gone)?,
            Step::Notice { gone, farewell: true } => self.arrive_farewell(&mut draft, gone)?,
            Step::Begin { at } => draft = draft.with(at, What::Start),
            Step::Act => self.act(&mut draft)?,
            Step::Start { at } => self.force(&mut draft, (at, What::Start), |left| left.starts -= 1)?,
            Step::Crash { at } => self.force(&mut draft, (at, What::Crash), |left| left.crashes -= 1)?,
            Step::Revive { at } => self.force(&mut draft, (at, What::Revive), |left| left.revivals -= 1)?,
            Step::Lose { link, place } => {
                let content = self.links.remove(link, self.content(state, link), place);
                self.spend(&mut draft.row, |left| left.losses -= 1)?;
                self.set_content(&mut draft.row, link, content)?;
            }
            // The list then contains the copy directly after the original.
            Step::Copy { link, place } => {
                let content = self.content(state, link);
                let message = self.links.list(link, content)[place as usize];
                let content = self.links.change(link, content, place, message, false);
                self.spend(&mut draft.row, |left| left.duplicates -= 1)?;
                self.set_content(&mut draft.row, link, content)?;
            }
            // This never occurs: without a clock there are no ticks.
            Step::Tick { .. } => {}
        }
        Some(draft)
    }

    /// Adds an event that the adversary causes, and spends its part of the budget.
    fn force(&mut self, draft: &mut Draft, event: (u32, What), spend: impl FnOnce(&mut Budget)) -> Fits {
        draft.pending.push(event);
        self.spend(&mut draft.row, spend)
    }

    fn spend(&mut self, row: &mut [u64], spend: impl FnOnce(&mut Budget)) -> Fits {
        let left = self.left(row).spent(spend);
        self.set_left(row, left)
    }

    fn charge_timer(&mut self, row: &mut [u64], timer: Option<usize>) -> Fits {
        let left = self.left(row);
        if !left.bounds_timers() {
            return Some(());
        }
        let (before, is_early) = (self.get(row, Field::Budget), self.is_early(row));
        let after = left.after_timer(timer, is_early);
        let after = self.base.budgets.number(after);
        if let Some(timer) = timer {
            self.charged.insert(before, charge(timer as u32, is_early), after);
        }
        self.set(row, self.field(Field::Budget), after)
    }

    fn deliver(&mut self, draft: &mut Draft, link: u32, place: u32) -> Fits {
        let content = self.content(&draft.row, link);
        let message = self.links.list(link, content)[place as usize];
        let content = self.links.remove(link, content, place);
        self.set_content(&mut draft.row, link, content)?;
        let ends = self.links.get(link);
        let is_cut = self.outside(&draft.row).cuts.separate(ends.from, ends.to);
        if !is_cut && self.is_up(&draft.row, ends.to) {
            draft.pending.push((ends.to, What::Received { from: ends.arrival, message }));
        } else if !is_cut && self.base.plan.network.bounce {
            self.add_notice(&mut draft.row, Notice { to: ends.from, from: ends.to, out: ends.out, message })?;
        }
        Some(())
    }

    fn give_back(&mut self, draft: &mut Draft, place: u32) -> Fits {
        let mut notices = self.notices.get(self.get(&draft.row, Field::Notices)).clone();
        let Notice { to, from, out, message } = notices.remove(place as usize);
        if !self.outside(&draft.row).cuts.separate(from, to) {
            draft.pending.push((to, What::Undeliverable { to: out, message }));
        }
        self.set_notices(&mut draft.row, notices)
    }

    fn holders(&self, state: &[u64], gone: u32) -> Vec<u32> {
        let leader: Option<Id> = Some(self.base.plan.ids[gone as usize]);
        (0..self.count() as u32).filter(|&at| at != gone && self.standing(state, at).leader == leader).collect()
    }

    /// Starts the processes that notice a crash; none with [`Noticers::Random`], because `perform` then tries each one.
    fn notice(&mut self, draft: &mut Draft, gone: u32) -> Fits {
        let holders = self.holders(&draft.row, gone);
        let one = holders.iter().copied().min_by_key(|&at| self.base.plan.ids[at as usize]);
        match self.base.plan.detector.noticers() {
            Noticers::Random => {}
            Noticers::Lowest => draft.pending.extend(one.map(|at| (at, What::Start))),
            Noticers::All => draft.pending.extend(holders.into_iter().map(|at| (at, What::Start))),
        }
        self.alter_body(draft, gone, |body| body.absent = false)?;
        self.charge_timer(&mut draft.row, None)
    }

    fn arrive_farewell(&mut self, draft: &mut Draft, gone: u32) -> Fits {
        let mut outside: Outside = self.outside(&draft.row).clone();
        if let Some(place) = outside.farewells.iter().position(|&known| known == gone) {
            outside.farewells.remove(place);
        }
        draft.pending.extend(self.holders(&draft.row, gone).into_iter().map(|at| (at, What::Start)));
        self.set_outside(&mut draft.row, outside)
    }

    fn faults(&mut self, state: &[u64], steps: &[Step], out: &mut Successors) -> Fits {
        if !self.left(state).has_faults() {
            return Some(());
        }
        let left = self.left(state).clone();
        let up: Vec<u32> = (0..self.count() as u32).filter(|&at| self.is_up(state, at)).collect();
        let down: Vec<u32> = (0..self.count() as u32).filter(|at| !up.contains(at)).collect();
        let starts: Vec<u32> =
            up.iter().copied().filter(|&at| left.starts > 0 && self.base.plan.protocol.duties(at).begins).collect();
        starts.iter().try_for_each(|&at| self.perform(state, Step::Start { at }, None, out))?;
        if left.crashes > 0 {
            up.iter().try_for_each(|&at| self.perform(state, Step::Crash { at }, None, out))?;
        }
        let returns = if left.revivals > 0 { down } else { Vec::new() };
        if self.base.budget.mid_broadcast && left.crashes > 0 {
            let all = steps.iter().copied().filter(|step| !matches!(step, Step::Notice { .. }));
            let all = all.chain(starts.iter().map(|&at| Step::Start { at }));
            let all: Vec<Step> = all.chain(returns.iter().map(|&at| Step::Revive { at })).collect();
            all.into_iter().try_for_each(|step| self.break_off(state, step, out))?;
        }
        returns.into_iter().try_for_each(|at| self.perform(state, Step::Revive { at }, None, out))?;
        if left.losses > 0 {
            self.disturb(state, |link, place| Step::Lose { link, place }, out)?;
        }
        if left.duplicates > 0 {
            self.disturb(state, |link, place| Step::Copy { link, place }, out)?;
        }
        Some(())
    }

    /// Tries the step with a crash during its broadcast: before the first message, before the second, and so on.
    fn break_off(&mut self, state: &[u64], step: Step, out: &mut Successors) -> Fits {
        let draft = self.prepared(state, step)?;
        let Some(&(at, what)) = draft.pending.first() else { return Some(()) };
        let number = self.body(&draft.row, at);
        if self.bodies[at as usize].values.get(number).breaks_after.is_some()
            || self.is_up(&draft.row, at) == (what == What::Revive)
        {
            return Some(());
        }
        let occasion = Occasion { what, common: self.outside(&draft.row).common, breaks_after: None };
        let Some(mut place) = self.outcome_of(at, number, occasion) else { return Some(()) };
        let mut batch = self.outcomes[place as usize].wanted;
        while self.outcomes[place as usize].has_next {
            place += 1;
            batch = batch.max(self.outcomes[place as usize].wanted);
        }
        (0..batch).try_for_each(|after| self.perform(state, step, Some(after), out))
    }

    fn disturb(&mut self, state: &[u64], step: impl Fn(u32, u32) -> Step, out: &mut Successors) -> Fits {
        for link in self.links.order.clone() {
            let content = self.content(state, link);
            let places: Vec<u32> = self.links.next_places(link, content).collect();
            for place in places {
                self.perform(state, step(link, place), None, out)?;
            }
        }
        Some(())
    }

    /// The number that `System::waits` uses for a message. All messages on a FIFO link have the same number.
    pub(super) fn wait_of_message(&self, state: &[u64], link: u32, place: u32) -> u64 {
        let message = self.links.list(link, self.content(state, link))[place as usize];
        let of = if self.links.fifo { u32::MAX >> 4 } else { message };
        MESSAGES | u64::from(link) << 32 | u64::from(of)
    }
}

// The events that must happen in a fair run, encoded as numbers.

const MESSAGES: u64 = 1 << 62;
const NOTICES: u64 = 2 << 62;
pub(super) const ACT: u64 = u64::MAX;
pub(super) const ABSENCE: u32 = u64::BITS;
pub(super) const FAREWELL: u32 = ABSENCE + 1;

pub(super) fn wait_of_timer(at: u32, timer: u32) -> u64 {
    u64::from(at) << 8 | u64::from(timer)
}

pub(super) fn wait_of_notice(notice: Notice) -> u64 {
    let Notice { to, from, out, message } = notice;
    let ends = u64::from(to) << 6 | u64::from(from);
    NOTICES | ends << 44 | u64::from(out.position() & 0xfff) << 32 | u64::from(message)
}
