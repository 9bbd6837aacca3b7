//! Initial states, script acts, and the states from which a check within a run starts.

use super::{Fits, Outside, body::Body, body::Handler, body::Handling, body::What, chain::Draft, describe::Mirror};
use crate::explore::prelude::*;
use crate::sim::command::{Command, MessageAct, Parts, ProcessAct, Select, TimerAct};
use crate::{
    explore::path::Departure, explore::path::Passage, protocol::Up, sim::TimerKey, sim::cuts::Cuts, sim::local,
};

impl Free {
    pub(super) fn begin(&mut self, out: &mut Successors) -> Fits {
        if let Some(origin) = self.origin.clone() {
            return self.go_on(&origin, out);
        }
        let plan = Arc::clone(&self.base.plan);
        let up = if plan.nature.knows_who_is_up() { Up::of(&plan.ids, &plan.down) } else { Up::default() };
        let common = Common { up, lots: Vec::new() };
        self.number_first(common.clone(), Cuts::default(), false);
        let all: Option<Vec<_>> = (0..self.count() as u32).map(|at| self.booted(at, &common)).collect();
        let Some(all) = all else {
            self.base.has_skipped = true;
            return Some(());
        };
        let draft = Draft::of(&vec![0; self.base.layout.words()]);
        self.begin_from(draft, &common, &all, 0, out)
    }

    pub(super) fn number_first(&mut self, common: Common, cuts: Cuts, has_begun: bool) {
        self.commons.number(common);
        self.outsides.number(Outside { done: 0, has_begun, common: 0, cuts, farewells: Vec::new() });
        self.notices.number(Vec::new());
        self.base.memories.number(self.first_memory.clone());
        self.base.budgets.number(self.base.budget.to_spend());
    }

    fn booted(&mut self, at: u32, common: &Common) -> Option<Vec<Handling>> {
        let plan = Arc::clone(&self.base.plan);
        let is_down = plan.down.contains(&at);
        let may_begin = !is_down && self.base.budget.any_start.contains(&at) && plan.protocol.duties(at).begins;
        Handler { plan: &plan, common, at }.boot(is_down, may_begin)
    }

    fn begin_from(
        &mut self,
        draft: Draft,
        common: &Common,
        all: &[Vec<Handling>],
        at: u32,
        out: &mut Successors,
    ) -> Fits {
        let Some(ways) = all.get(at as usize) else { return self.finish(draft, Step::Act.into(), out) };
        for handling in ways {
            let mut draft = draft.clone();
            // The row gets the new state already here, so that `apply` sees no crash and no recovery.
            let outcome = self.outcome(at, common, handling.clone(), false);
            let number = outcome.body;
            self.set(&mut draft.row, at as usize, number)?;
            self.add_outcome(outcome);
            let place = self.outcomes.len() as u32 - 1;
            if self.apply(&mut draft, place, out)? {
                self.begin_from(draft, common, all, at + 1, out)?;
            }
        }
        Some(())
    }

    /// Executes the next act of the script. The events that it causes are added to `draft.pending`.
    pub(super) fn act(&mut self, draft: &mut Draft) -> Fits {
        let mut outside = self.outside(&draft.row).clone();
        let acts = Arc::clone(&self.acts);
        let command = &acts[outside.done as usize].1;
        outside.done += 1;
        let n = self.count();
        let up = |at: u32| self.is_up(&draft.row, at);
        match command.parts() {
            Parts::Processes(ProcessAct::Start, Targets::All) => {
                let begins = |at: &u32| up(*at) && self.base.plan.protocol.duties(*at).begins;
                let live: Vec<u32> = (0..n as u32).filter(begins).collect();
                if !outside.has_begun && !live.is_empty() {
                    outside.has_begun = true;
                    draft.pending.extend(live.into_iter().map(|at| (at, What::Start)));
                }
            }
            Parts::Processes(act, targets) => {
                let at = targets.get(0, n)?;
                let what = match act {
                    ProcessAct::Start => self.base.plan.protocol.duties(at).begins.then_some(What::Start),
                    ProcessAct::Crash { after: None } => Some(What::Crash),
                    ProcessAct::Crash { .. } if !up(at) => None,
                    ProcessAct::Crash { after } => {
                        self.set_outside(&mut draft.row, outside)?;
                        return self.alter_body(draft, at, |body| body.breaks_after = after);
                    }
                    ProcessAct::Revive => Some(What::Revive),
                    ProcessAct::Leave { announced } => {
                        if announced && up(at) {
                            let place = outside.farewells.partition_point(|&other| other <= at);
                            outside.farewells.insert(place, at);
                        }
                        Some(What::Crash)
                    }
                };
                draft.pending.extend(what.map(|what| (at, what)));
            }
            Parts::Request(at, request) => draft.pending.push((at, What::Requested(request))),
            Parts::Timer(TimerAct::Fire, of) => {
                let is_armed = self.process(&draft.row, of.process).armed >> of.timer & 1 == 1;
                draft.pending.extend(is_armed.then_some((of.process, What::Fired(of.timer as u32))));
            }
            Parts::Timer(TimerAct::Disarm, of) => {
                self.set_outside(&mut draft.row, outside)?;
                return self.alter_body(draft, of.process, |body| body.armed &= !(1 << of.timer));
            }
            Parts::Links(act) => _ = outside.cuts.act(act, n),
            Parts::Message(act, select) => {
                self.set_outside(&mut draft.row, outside)?;
                return self.act_on_message(draft, act, select);
            }
            // Without a clock, such an act has no meaning. It was refused before the search.
            Parts::Network(_) | Parts::Choice(_) => {}
        }
        self.set_outside(&mut draft.row, outside)
    }

    pub(super) fn alter_body(&mut self, draft: &mut Draft, at: u32, alter: impl FnOnce(&mut Body<State>)) -> Fits {
        let mut body = self.process(&draft.row, at).clone();
        alter(&mut body);
        let common = self.commons.get(self.outside(&draft.row).common).clone();
        let number = self.number_of(at, &common, body);
        self.set(&mut draft.row, at as usize, number)
    }

    fn act_on_message(&mut self, draft: &mut Draft, act: MessageAct, select: &Select) -> Fits {
        let Some((link, place)) = self.find(&draft.row, select) else { return Some(()) };
        let content = self.content(&draft.row, link);
        let message = self.links.list(link, content)[place as usize];
        let content = match act {
            MessageAct::Duplicate => self.links.change(link, content, place, message, false),
            MessageAct::Alter(says) => {
                let common = self.commons.get(self.outside(&draft.row).common);
                let sender = local(&self.base.plan, common, select.from);
                let Some(altered) = self.base.plan.protocol.altered(sender, self.messages.get(message), says) else {
                    return Some(());
                };
                let altered = self.messages.number(altered);
                self.links.change(link, content, place, altered, true)
            }
            _ => self.links.remove(link, content, place),
        };
        self.set_content(&mut draft.row, link, content)
    }

    /// The link and the index of the message that `select` selects; `None`: no message matches.
    pub(super) fn find(&self, row: &[u64], select: &Select) -> Option<(u32, u32)> {
        let between = self.links.order.iter().copied().filter(|&link| {
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

    pub(super) fn go_on(&mut self, origin: &Origin, out: &mut Successors) -> Fits {
        let rest = &origin.end.rest;
        self.number_first(rest.common.clone(), rest.cuts.clone(), rest.has_begun);
        let mut draft = Draft::of(&vec![0; self.base.layout.words()]);
        for at in 0..self.count() as u32 {
            let body = self.body_at(origin, at);
            let number = self.number_of(at, &rest.common, body);
            self.set(&mut draft.row, at as usize, number)?;
        }
        for UnderWay { link, message, .. } in self.under_way_at(origin) {
            let content = self.content(&draft.row, link);
            let content = self.links.append(link, content, message);
            self.set_content(&mut draft.row, link, content)?;
        }
        self.finish(draft, Step::Act.into(), out)
    }

    fn body_at(&self, origin: &Origin, at: u32) -> Body<State> {
        let (state, up) = origin.end.processes[at as usize].clone();
        let own = origin.end.timers.iter().filter_map(|running| match running.key {
            TimerKey::Own(timer) if running.at == at => Some(timer.index()),
            TimerKey::Own(_) | TimerKey::Absence | TimerKey::Farewell { .. } => None,
        });
        Body {
            state,
            up,
            may_begin: up && self.base.budget.any_start.contains(&at) && self.base.plan.protocol.duties(at).begins,
            armed: own.fold(0, |all, timer| all | 1 << timer),
            absent: false,
            breaks_after: origin.end.rest.armed.get(&at).copied(),
        }
    }

    fn under_way_at(&mut self, origin: &Origin) -> Vec<UnderWay> {
        let all = origin.end.messages.iter().zip(&origin.under_way).map(|(message, counted)| {
            let link = self.link_at(message.from, message.out);
            let counted = counted.map(|(nth, left)| (self.passage(link, nth), left));
            UnderWay { link, message: self.messages.number(message.message.clone()), counted }
        });
        all.collect()
    }

    pub(super) fn departure(&mut self) -> Option<Departure> {
        let origin = self.origin.clone()?;
        let under_way = self.under_way_at(&origin).into_iter().filter_map(|message| message.counted).collect();
        Some(Departure { tick: origin.tick, under_way, armed: origin.armed() })
    }

    pub(super) fn mirror(&mut self) -> Mirror {
        let mut mirror = Mirror::default();
        let Some(origin) = self.origin.clone() else { return mirror };
        mirror.noticed = origin.counted.so_far(&Pin::Notice { nth: 1, ticks: 0 });
        for UnderWay { link, message, counted } in self.under_way_at(&origin) {
            if let Some((passage, _)) = counted {
                self.set_out(&mut mirror, link, message, passage);
            }
        }
        mirror
    }

    pub(super) fn sent_before(&self, link: u32) -> u32 {
        let ends = self.links.get(link);
        let on = DirectedLink::of(self.base.plan.nature.topology, (ends.from, ends.to), ends.out.is_clockwise());
        self.so_far(&Pin::Delay { on, nth: 1, ticks: 0 })
    }

    pub(super) fn set_before(&self, process: u32, timer: u32) -> u32 {
        self.so_far(&Pin::Timer { process, timer: timer as usize, nth: 1, ticks: 0 })
    }

    pub(super) fn so_far(&self, of: &Pin) -> u32 {
        self.origin.as_deref().map_or(0, |origin| origin.counted.so_far(of))
    }
}

/// The acts of the script in file order, with their indices, split by process (except a start of all together).
pub(super) type Acts = Arc<[(usize, Command)]>;

/// The acts of a script without its first `done` acts. The error lists the acts that need a clock or FIFO links.
pub(super) fn acts(plan: &Plan, done: usize) -> Result<Acts, Vec<CheckError>> {
    let (mut acts, mut refused) = (Vec::new(), Vec::new());
    for (place, (_, command)) in plan.script.iter().enumerate().skip(done) {
        match command.parts() {
            Parts::Processes(ProcessAct::Start, _) if plan.nature.begins.is_together() => {
                acts.push((place, Command::Start(Targets::All)));
            }
            Parts::Processes(_, targets) => {
                let one = |at: u32| (place, command.on(Targets::Listed(vec![at])));
                acts.extend(targets.among(plan.ids.len()).map(one));
            }
            Parts::Message(MessageAct::Delay(_) | MessageAct::Deliver, _) | Parts::Network(_) | Parts::Choice(_) => {
                refused.push(CheckError::ActNeedsClock { act: place });
            }
            Parts::Message(..) if !plan.network.fifo => refused.push(CheckError::OldestOfUnordered { act: place }),
            Parts::Request(..) | Parts::Message(..) | Parts::Timer(..) | Parts::Links(_) => {
                acts.push((place, command.clone()));
            }
        }
    }
    if refused.is_empty() { Ok(acts.into()) } else { Err(refused) }
}

struct UnderWay {
    link: u32,
    message: u32,
    /// The passage of the message, and the tick at which it was sent; `None`: the message has no number on its link.
    counted: Option<(Passage, Ticks)>,
}
