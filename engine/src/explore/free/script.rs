//! The first states, and the acts of the script.

use super::act::Act;
use super::body::{Handler, Handling, What};
use super::chain::{Applied, Draft};
use super::{Free, Outside};
use crate::explore::purse::Left;
use crate::explore::{Step, Successors};
use crate::protocol::{Protocol, Up};
use crate::protocols::sum::State;
use crate::sim::command::{LinkAct, Select};
use crate::sim::cuts::Cuts;
use crate::sim::{Common, local};

impl Free {
    /// All states in which a run may begin.
    pub(super) fn begin(&mut self, out: &mut Successors) -> bool {
        if let Some(origin) = self.origin.clone() {
            return self.go_on(&origin, out);
        }
        let plan = std::sync::Arc::clone(&self.plan);
        let up = if plan.nature.knows_who_is_up() { Up::of(&plan.ids, &plan.down) } else { Up::default() };
        let common = Common { up, lots: Vec::new() };
        self.number_first(common.clone(), Cuts::default(), false);
        let all: Option<Vec<_>> = (0..self.count() as u32).map(|at| self.booted(at, &common)).collect();
        let Some(all) = all else {
            self.has_skipped = true;
            return true;
        };
        let draft = Draft::of(&vec![0; self.layout.words()]);
        self.begin_from(draft, &common, &all, 0, out)
    }

    /// What is neither a process's nor a link's has the number 0 where runs begin.
    pub(super) fn number_first(&mut self, common: Common, cuts: Cuts, has_begun: bool) {
        self.commons.number(common);
        self.outsides.number(Outside { done: 0, has_begun, common: 0, cuts, farewells: Vec::new() });
        self.notices.number(Vec::new());
        self.memories.number(self.first_memory.clone());
        self.purses.number(Left::of(&self.purse, self.plan.nature.timers.len()));
    }

    fn booted(&mut self, at: u32, common: &Common) -> Option<Vec<Handling>> {
        let (plan, watched) = (std::sync::Arc::clone(&self.plan), self.is_watched());
        let is_down = plan.down.contains(&at);
        let may_begin = !is_down && self.purse.any_start.contains(&at) && plan.protocol.duties(at).begins;
        Handler { plan: &plan, common, at, watched }.boot(is_down, may_begin)
    }

    /// In all ways in which the processes from a position on can boot.
    fn begin_from(
        &mut self,
        draft: Draft,
        common: &Common,
        all: &[Vec<Handling>],
        at: u32,
        out: &mut Successors,
    ) -> bool {
        let Some(ways) = all.get(at as usize) else { return self.finish(draft, Step::Act, out) };
        for handling in ways {
            let mut draft = draft.clone();
            // Known before it is applied: who was up.
            let outcome = self.outcome(at, common, handling.clone(), false);
            let number = outcome.body;
            if !self.set(&mut draft.row, at as usize, number) {
                return false;
            }
            self.add_outcome(outcome);
            let place = self.outcomes.len() as u32 - 1;
            let goes = match self.apply(&mut draft, place) {
                Applied::Goes => self.begin_from(draft, common, all, at + 1, out),
                Applied::IsForbidden => {
                    out.cut = true;
                    true
                }
                Applied::HasNoRoom => false,
            };
            if !goes {
                return false;
            }
        }
        true
    }

    /// The next act of the script, as far as it is no handling.
    pub(super) fn act(&mut self, draft: &mut Draft) -> bool {
        let mut outside = self.outside(&draft.row).clone();
        let act = self.acts[outside.done as usize].1.clone();
        outside.done += 1;
        let n = self.count();
        let up = |at: u32| self.facts(&draft.row, at).up;
        match act {
            Act::Start(at) => draft.pending.extend(self.plan.protocol.duties(at).begins.then_some((at, What::Start))),
            Act::StartAll => {
                let live: Vec<u32> =
                    (0..n as u32).filter(|&at| up(at) && self.plan.protocol.duties(at).begins).collect();
                if !outside.has_begun && !live.is_empty() {
                    outside.has_begun = true;
                    draft.pending.extend(live.into_iter().map(|at| (at, What::Start)));
                }
            }
            Act::Crash(at) => draft.pending.push((at, What::Crash)),
            Act::Leave { at, announced } => {
                if announced && up(at) {
                    let place = outside.farewells.partition_point(|&other| other <= at);
                    outside.farewells.insert(place, at);
                }
                draft.pending.push((at, What::Crash));
            }
            Act::Revive(at) => draft.pending.push((at, What::Revive)),
            Act::Request(at, request) => draft.pending.push((at, What::Requested(request))),
            Act::Fire(of) => {
                let is_armed = self.facts(&draft.row, of.process).armed >> of.timer & 1 == 1;
                draft.pending.extend(is_armed.then_some((of.process, What::Fired(of.timer as u32))));
            }
            Act::Cut { pairs, one_way } => _ = outside.cuts.act(LinkAct::Cut { pairs: &pairs, one_way }, n),
            Act::Partition(groups) => _ = outside.cuts.act(LinkAct::Part(&groups), n),
            Act::Mend(links) => _ = outside.cuts.act(LinkAct::Mend(&links), n),
            Act::ArmCrash(at, after) => {
                let is_up = up(at);
                return self.set_outside(&mut draft.row, outside)
                    && self.alter_body(draft, at, |body| {
                        body.breaks_after = if is_up { Some(after) } else { body.breaks_after }
                    });
            }
            Act::Disarm(of) => {
                return self.set_outside(&mut draft.row, outside)
                    && self.alter_body(draft, of.process, |body| body.armed &= !(1 << of.timer));
            }
            Act::Drop(_) | Act::Duplicate(_) | Act::Alter(..) => {
                return self.set_outside(&mut draft.row, outside) && self.act_on_message(draft, &act);
            }
        }
        self.set_outside(&mut draft.row, outside)
    }

    fn alter_body(&mut self, draft: &mut Draft, at: u32, alter: impl FnOnce(&mut super::Body<State>)) -> bool {
        let mut body = self.bodies[at as usize].values.get(self.body(&draft.row, at)).clone();
        alter(&mut body);
        let common = self.commons.get(self.outside(&draft.row).common).clone();
        let number = self.number_of(at, &common, body);
        self.set(&mut draft.row, at as usize, number)
    }

    fn act_on_message(&mut self, draft: &mut Draft, act: &Act) -> bool {
        let (Act::Drop(select) | Act::Duplicate(select) | Act::Alter(select, _)) = act else { return true };
        let Some((link, place)) = self.find(&draft.row, select) else { return true };
        let content = self.content(&draft.row, link);
        let message = self.links.list(link, content)[place as usize];
        let content = match act {
            Act::Duplicate(_) => self.links.change(link, content, place, message, false),
            Act::Alter(select, says) => {
                let common = self.commons.get(self.outside(&draft.row).common);
                let sender = local(&self.plan, common, select.from);
                let Some(altered) = self.plan.protocol.altered(sender, self.messages.get(message), *says) else {
                    return true;
                };
                let altered = self.messages.number(altered);
                self.links.change(link, content, place, altered, true)
            }
            _ => self.links.remove(link, content, place),
        };
        self.set(&mut draft.row, self.field_of_link(link), content)
    }

    /// The message under way that an act names: links in their order, on each the oldest first.
    pub(super) fn find(&self, row: &[u64], select: &Select) -> Option<(u32, u32)> {
        let between = self.links.in_order().iter().copied().filter(|&link| {
            let ends = self.links.get(link);
            (ends.from, ends.to) == (select.from, select.to)
        });
        let all = between.flat_map(|link| {
            let list = self.links.list(link, self.content(row, link));
            (0..).zip(list).map(move |(place, &message)| (link, place, message))
        });
        let fits = |message: u32| select.kind.is_none_or(|kind| self.messages.get(message).kind() == kind);
        let mut fitting = all.filter(|&(.., message)| fits(message));
        fitting.nth((select.nth as usize).checked_sub(1)?).map(|(link, place, _)| (link, place))
    }
}
