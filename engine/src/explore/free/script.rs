//! The first states, the acts of the script, and runs that are gone on with from a moment on the screen.

use super::body::{Body, Handler, Handling, What};
use super::chain::{Applied, Draft};
use super::{Free, Outside, tell::Mirror};
use crate::explore::path::{Departure, Passage};
use crate::explore::purse::{Left, Origin, Refused};
use crate::explore::{Step, Successors};
use crate::protocol::{Datum, Protocol, Request, Ticks, Up};
use crate::protocols::sum::State;
use crate::sim::command::{Command, LinkAct, Links, Select, Targets, TimerOf};
use crate::sim::pins::{DirectedLink, Pin};
use crate::sim::{Blueprint, Common, TimerKey, cuts::Cuts, local};

impl Free {
    /// All states in which a run may begin.
    pub(super) fn begin(&mut self, out: &mut Successors) -> bool {
        if let Some(origin) = self.origin.clone() {
            return self.go_on(&origin, out);
        }
        let plan = std::sync::Arc::clone(&self.base.plan);
        let up = if plan.nature.knows_who_is_up() { Up::of(&plan.ids, &plan.down) } else { Up::default() };
        let common = Common { up, lots: Vec::new() };
        self.number_first(common.clone(), Cuts::default(), false);
        let all: Option<Vec<_>> = (0..self.count() as u32).map(|at| self.booted(at, &common)).collect();
        let Some(all) = all else {
            self.base.has_skipped = true;
            return true;
        };
        let draft = Draft::of(&vec![0; self.base.layout.words()]);
        self.begin_from(draft, &common, &all, 0, out)
    }

    /// What is neither a process's nor a link's has the number 0 where runs begin.
    pub(super) fn number_first(&mut self, common: Common, cuts: Cuts, has_begun: bool) {
        self.commons.number(common);
        self.outsides.number(Outside { done: 0, has_begun, common: 0, cuts, farewells: Vec::new() });
        self.notices.number(Vec::new());
        self.base.memories.number(self.first_memory.clone());
        self.base.purses.number(Left::of(&self.base.purse, self.base.plan.nature.timers.len()));
    }

    fn booted(&mut self, at: u32, common: &Common) -> Option<Vec<Handling>> {
        let (plan, watched) = (std::sync::Arc::clone(&self.base.plan), self.is_watched());
        let is_down = plan.down.contains(&at);
        let may_begin = !is_down && self.base.purse.any_start.contains(&at) && plan.protocol.duties(at).begins;
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
        let Some(ways) = all.get(at as usize) else { return self.finish(draft, Step::Act.into(), out) };
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
        let up = |at: u32| self.is_up(&draft.row, at);
        match act {
            Act::Start(at) => {
                draft.pending.extend(self.base.plan.protocol.duties(at).begins.then_some((at, What::Start)))
            }
            Act::StartAll => {
                let live: Vec<u32> =
                    (0..n as u32).filter(|&at| up(at) && self.base.plan.protocol.duties(at).begins).collect();
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
                let is_armed = self.process(&draft.row, of.process).armed >> of.timer & 1 == 1;
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

    pub(super) fn alter_body(
        &mut self,
        draft: &mut Draft,
        at: u32,
        alter: impl FnOnce(&mut super::Body<State>),
    ) -> bool {
        let mut body = self.process(&draft.row, at).clone();
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
                let sender = local(&self.base.plan, common, select.from);
                let Some(altered) = self.base.plan.protocol.altered(sender, self.messages.get(message), *says) else {
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

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Act {
    Start(u32),
    StartAll,
    Crash(u32),
    ArmCrash(u32, u32),
    Leave { at: u32, announced: bool },
    Revive(u32),
    Request(u32, Request),
    Drop(Select),
    Duplicate(Select),
    Alter(Select, Datum),
    Fire(TimerOf),
    Disarm(TimerOf),
    Cut { pairs: Vec<(u32, u32)>, one_way: bool },
    Partition(Vec<Vec<u32>>),
    Mend(Links),
}

impl Act {
    /// The process that it is on.
    pub(super) const fn target(&self) -> Option<u32> {
        match self {
            Self::Start(at) | Self::Crash(at) | Self::ArmCrash(at, _) | Self::Leave { at, .. } | Self::Revive(at) => {
                Some(*at)
            }
            _ => None,
        }
    }
}

/// The script of a plan as acts, each with the place of its command. `done`: so many commands, which are left out.
pub(super) fn acts(plan: &Blueprint, done: usize) -> Result<Vec<(usize, Act)>, Vec<Refused>> {
    let (mut acts, mut refused) = (Vec::new(), Vec::new());
    let each = |targets: &Targets, act: &dyn Fn(u32) -> Act, add: &mut dyn FnMut(Act)| {
        targets.among(plan.ids.len()).map(act).for_each(add);
    };
    for (place, (_, command)) in plan.script.iter().enumerate().skip(done) {
        let mut add = |act| acts.push((place, act));
        match command {
            Command::Start(_) if plan.nature.begins.is_together() => add(Act::StartAll),
            Command::Start(targets) => each(targets, &Act::Start, &mut add),
            Command::Crash { targets, after: None } => each(targets, &Act::Crash, &mut add),
            Command::Crash { targets, after: Some(after) } => each(targets, &|at| Act::ArmCrash(at, *after), &mut add),
            Command::Revive(targets) => each(targets, &Act::Revive, &mut add),
            Command::Leave { targets, announced } => {
                each(targets, &|at| Act::Leave { at, announced: *announced }, &mut add);
            }
            Command::Request { client, request } => add(Act::Request(*client, *request)),
            Command::Drop(_) | Command::Duplicate(_) | Command::Alter { .. } if !plan.network.fifo => {
                refused.push(Refused::OldestOfUnordered { act: place });
            }
            Command::Drop(select) => add(Act::Drop(select.clone())),
            Command::Duplicate(select) => add(Act::Duplicate(select.clone())),
            Command::Alter { select, to } => add(Act::Alter(select.clone(), *to)),
            Command::Fire(timer) => add(Act::Fire(*timer)),
            Command::Disarm(timer) => add(Act::Disarm(*timer)),
            Command::Cut { pairs, one_way } => add(Act::Cut { pairs: pairs.clone(), one_way: *one_way }),
            Command::Partition(groups) => add(Act::Partition(groups.clone())),
            Command::Mend(links) => add(Act::Mend(links.clone())),
            Command::Delay { .. } | Command::Deliver(_) | Command::Network(_) | Command::Pin(_) => {
                refused.push(Refused::ActNeedsClock { act: place });
            }
        }
    }
    if refused.is_empty() { Ok(acts) } else { Err(refused) }
}

/// A message under way at that moment.
struct UnderWay {
    link: u32,
    message: u32,
    /// Which of its link it is, and when it left, if it is counted.
    counted: Option<(Passage, Ticks)>,
}

impl Free {
    /// The state of that moment; `false` if a number found no room.
    pub(super) fn go_on(&mut self, origin: &Origin, out: &mut Successors) -> bool {
        let rest = &origin.end.rest;
        self.number_first(rest.common.clone(), rest.cuts.clone(), rest.has_begun);
        let mut draft = Draft::of(&vec![0; self.base.layout.words()]);
        for at in 0..self.count() as u32 {
            let body = self.body_at(origin, at);
            let number = self.number_of(at, &rest.common, body);
            if !self.set(&mut draft.row, at as usize, number) {
                return false;
            }
        }
        for UnderWay { link, message, .. } in self.under_way_at(origin) {
            let content = self.content(&draft.row, link);
            let content = self.links.append(link, content, message);
            if !self.set(&mut draft.row, self.field_of_link(link), content) {
                return false;
            }
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
            may_begin: up && self.base.purse.any_start.contains(&at) && self.base.plan.protocol.duties(at).begins,
            armed: own.fold(0, |all, timer| all | 1 << timer),
            absent: false,
            breaks_after: origin.end.rest.armed.get(&at).copied(),
        }
    }

    /// The messages of that moment, in the order of sending.
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

    /// What is under way where a run is told from.
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

    /// How many messages a link has carried before.
    pub(super) fn sent_before(&self, link: u32) -> u32 {
        let ends = self.links.get(link);
        let on = DirectedLink::of(self.base.plan.nature.topology, (ends.from, ends.to), ends.out.is_clockwise());
        self.so_far(&Pin::Delay { on, nth: 1, ticks: 0 })
    }

    pub(super) fn set_before(&self, process: u32, timer: u32) -> u32 {
        self.so_far(&Pin::Timer { process, timer: timer as usize, nth: 1, ticks: 0 })
    }

    pub(super) fn drawn_before(&self, process: u32) -> u32 {
        self.so_far(&Pin::Draw { process, nth: 1, number: 0 })
    }

    fn so_far(&self, of: &Pin) -> u32 {
        self.origin.as_deref().map_or(0, |origin| origin.counted.so_far(of))
    }
}
