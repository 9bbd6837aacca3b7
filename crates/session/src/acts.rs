//! Acts of the user and their undo. With two runs side by side, an act applies to both if its target exists in both.
//!
//! The tick that an act enters stays open until the user moves. Each further act joins it: both runs go back to the end
//! of the tick before and make the open tick again, with the scripted events first and then all its acts in order. Only
//! an armed crash comes before the scripted events, so that it can interrupt their messages.

use crate::lane::{OpenTick, ShownRun, UndoStep};
use crate::prelude::*;
use crate::{DifferenceFinder, Session, query::cues::true_narration, query::describe_command::NAMED};
use suffrage_engine::explore::{CheckError, CheckOptions, Search};
use suffrage_engine::sim::command::{Command, LinkAct, MessageAct, Select, TimerOf};
use suffrage_engine::{protocols::sum::Timer, sim::detector::Detector, sim::observe::Silent};
use suffrage_scenario::change::reseated;

impl Session {
    /// Applies an act in the open tick, or else in the next tick; in a suspended tick, it waits ([`Moved::Waiting`]).
    pub fn act(&mut self, command: Command) -> Moved {
        self.act_all(&[command])
    }

    /// Applies several commands as one act: in the open tick, or else in the next one. If a command is on a message or a
    /// timer that is newer than the open tick, all enter the next one.
    pub fn act_all(&mut self, commands: &[Command]) -> Moved {
        self.settle();
        let joining = commands.iter().map(|command| self.lane.run.joining(command)).collect::<Option<Vec<_>>>();
        let closed = self.lane.run.open.take_if(|_| joining.is_none());
        let here = joining.unwrap_or_else(|| commands.to_vec());
        if let Some(why) = self.lane.refusal(&here) {
            self.lane.run.open = closed.or(self.lane.run.open);
            return Moved::Nothing(why);
        }
        if closed.is_some() {
            self.close_tick();
        }
        let tick = self.tick();
        let is_open = self.is_open();
        let Self { lane, beside, tree, .. } = self;
        if let Some(other) = beside.as_mut().filter(|_| !is_open) {
            lane.go(tree, |run| run.wait_until(tick));
            other.go(tree, |run| run.wait_until(tick));
        }
        let there = beside.as_ref().and_then(|other| {
            let carry = |command| other.run.joining(&translate(command, lane.scenario(), other.scenario())?);
            commands.iter().map(carry).collect::<Option<Vec<_>>>().filter(|acts| other.refusal(acts).is_none())
        });
        self.forget_undone();
        self.enter(&here, &there.unwrap_or_default())
    }

    fn enter(&mut self, here: &[Command], there: &[Command]) -> Moved {
        self.both_took = self.beside.is_none() || !there.is_empty();
        self.lane.enter(&mut self.tree, here);
        if let Some(other) = &mut self.beside {
            other.enter(&mut self.tree, there);
        }
        self.make_open_tick()
    }

    fn make_open_tick(&mut self) -> Moved {
        let Self { lane, beside, tree, .. } = self;
        let mut lanes: Vec<&mut ShownRun> = std::iter::once(lane).chain(beside).collect();
        for lane in &mut lanes {
            lane.rewind(tree);
        }
        let after = lanes.iter().map(|lane| lane.tick()).max().unwrap_or_default();
        let half_way = lanes.iter().any(|lane| lane.is_half_way());
        let is_empty = lanes[0].open.as_ref().is_none_or(|open| open.acts.is_empty());
        let mut moved = if half_way { Moved::Waiting } else { Moved::Yes };
        for lane in lanes.iter_mut().rev().filter(|lane| !half_way && !is_empty && lane.tick() == after) {
            moved = lane.go_open(|lane| lane.go(tree, Run::next_tick));
        }
        self.finder.forget_after(after);
        self.compare();
        if matches!(moved, Moved::Nothing(_)) {
            self.close_tick();
        }
        if self.is_two() && moved != Moved::Waiting { Moved::Yes } else { moved }
    }

    fn lanes_mut(&mut self) -> impl Iterator<Item = &mut ShownRun> {
        std::iter::once(&mut self.lane).chain(&mut self.beside)
    }

    fn is_open(&self) -> bool {
        self.lanes().all(|lane| lane.open.is_some())
    }

    /// The tick on the screen, if it already has acts and the next act is applied in the same tick.
    pub fn open_tick(&self) -> Option<Ticks> {
        let open = self.lane.open.as_ref().filter(|open| !open.acts.is_empty() && !self.is_half_way())?;
        self.is_open().then_some(open.after + 1)
    }

    /// Closes the open tick: the next act enters the tick after the one on the screen.
    pub fn close_tick(&mut self) {
        self.lanes_mut().for_each(ShownRun::close_tick);
    }

    /// The acts of the open tick as a text, in several lengths, the longest first: `tick 9: 7 crashes, 4 starts`.
    pub fn told_open(&self) -> Vec<Remark> {
        let Some(OpenTick { after, acts, .. }) = &self.lane.open else { return Vec::new() };
        let (acts, teller) = (acts.concat(), self.lane.teller());
        let told = |count| Value::Said(Box::new(teller.told_last(&acts, count)));
        let counts = (1..=acts.len().min(NAMED)).rev();
        counts.map(|count| ids::ToldAt { tick: after + 1, told: told(count) }.into()).collect()
    }

    /// Acts in a few words: `7 crashes, 4 starts`.
    pub fn told(&self, acts: &[Command]) -> Remark {
        self.lane.teller().told_last(acts, NAMED)
    }

    pub fn acts(&self) -> Vec<(Ticks, Command)> {
        self.lane.acts()
    }

    /// Closes the open tick and starts a search through all runs that continue from this tick's end.
    ///
    /// # Errors
    /// All reasons why these runs cannot be searched.
    pub fn search_ahead(&mut self, asked: &CheckOptions) -> Result<Search, Vec<CheckError>> {
        self.settle();
        self.close_tick();
        self.lane.run.count_choices();
        self.lane.run.search_ahead(asked)
    }

    /// Whether the result of a search from this moment can become a branch. With a clock, the scenario must have no
    /// event in the next tick; without one (`asynchronous`), no later event and no failure detector.
    pub fn can_branch_off(&self, asynchronous: bool) -> bool {
        let (tick, scenario) = (self.lane.tick(), self.lane.scenario());
        let mut to_come = scenario.events.iter().filter(|(at, _)| *at > tick);
        if asynchronous {
            matches!(scenario.detector, Detector::Manual) && to_come.next().is_none()
        } else {
            to_come.all(|(at, _)| *at > tick + 1)
        }
    }

    /// The scenario with the user's acts up to `tick` added as events. Notes that do not fit the run are left out.
    pub fn scenario_as_done(&self, tick: Ticks) -> Scenario {
        let mut scenario = true_narration(self.lane.scenario(), &[]).scenario;
        scenario.add_acts(self.lane.acts().into_iter().filter(|(at, _)| *at <= tick));
        scenario
    }

    /// Returns the branch that equals this run up to `tick` and then has `acts`. A new branch gets `name`.
    pub fn branch_off(&mut self, tick: Ticks, acts: CommandLog, name: &str) -> usize {
        let known = self.tree.branches.len();
        let branch = self.tree.branch_off(self.lane.branch(), tick, acts);
        if branch >= known {
            self.tree.name(branch, name);
        }
        branch
    }

    /// The last act on the focused run, and the tick in which it takes effect.
    ///
    /// # Errors
    /// The reason why the act cannot be undone.
    pub fn last_act(&self) -> Result<(Ticks, Vec<Command>), NoUndo> {
        if let Some((after, act)) = self.last_open_act() {
            return Ok((after + 1, act.to_vec()));
        }
        let (tick, act, before) = without_last(self.tree.course(self.branch())).ok_or(NoUndo::NothingDone)?;
        let is_beside = |other: &ShownRun| {
            let same_root = self.tree.branch(other.branch()).root == self.tree.branch(self.branch()).root;
            same_root && !self.both_runs_took(tick, &act) && self.tree.course(other.branch()) == before
        };
        if self.beside.as_ref().is_some_and(is_beside) { Err(NoUndo::IsBeside) } else { Ok((tick, vec![act])) }
    }

    fn last_open_act(&self) -> Option<(Ticks, &[Command])> {
        let open = self.lane.open.as_ref().filter(|_| self.is_open())?;
        Some((open.after, open.acts.last()?))
    }

    /// Whether the undo key takes back an act without opening a new branch.
    pub fn undoes_in_place(&self) -> bool {
        self.last_open_act().is_some()
    }

    fn both_runs_took(&self, tick: Ticks, act: &Command) -> bool {
        let Some(other) = &self.beside else { return false };
        let there = translate(act, self.lane.scenario(), other.scenario());
        let last = without_last(self.tree.course(other.branch()));
        last.is_some_and(|(at, last, _)| at == tick && Some(last) == there)
    }

    /// Undoes the last act, and returns the tick before this act.
    ///
    /// If the tick of the act is open, it is computed again and stays open. Otherwise each run with this act switches
    /// to a branch without the act, and the screen goes back to the returned tick if it shows a later one.
    ///
    /// # Errors
    /// The reason why the act cannot be undone. Then nothing has changed.
    pub fn undo(&mut self) -> Result<Ticks, NoUndo> {
        let (tick, acts) = self.last_act()?;
        if self.undoes_in_place() {
            self.lanes_mut().for_each(ShownRun::take_back);
            self.make_open_tick();
            return Ok(tick - 1);
        }
        let with_both = acts.iter().all(|act| self.both_runs_took(tick, act));
        self.lanes_mut().for_each(|lane| lane.undone.push(UndoStep::Moment(lane.branch(), lane.moment())));
        self.lane.undo(&mut self.tree);
        if let Some(other) = &mut self.beside {
            if with_both {
                other.undo(&mut self.tree);
            }
            self.finder = DifferenceFinder::default();
            let here = self.tick().min(tick - 1);
            if self.is_half_way() && here == self.tick() {
                self.compare();
            } else {
                self.seek(here);
            }
        }
        Ok(tick - 1)
    }

    /// Whether the last undone act can be done again. An act of an open tick can only be done again in the same tick.
    pub fn can_redo(&self) -> bool {
        self.lane.undone.last().is_some_and(|step| match step {
            UndoStep::Moment(..) => true,
            &UndoStep::Act(after, _) => {
                let is_free = |lane: &ShownRun| {
                    lane.moment() == (after, None) && !self.tree.course(lane.branch()).contains_key(&(after + 1))
                };
                self.is_open() || self.lanes().all(is_free)
            }
        })
    }

    pub(super) fn forget_undone(&mut self) {
        self.lanes_mut().for_each(|lane| lane.undone.clear());
    }

    /// Repeats the act that the last undo took back, if [`Session::can_redo`] allows it.
    pub fn redo(&mut self) -> Moved {
        if !self.can_redo() {
            return Moved::Nothing(ids::SAYS_NOTHING_TO_REDO.into());
        }
        let here = self.lane.undone.pop();
        let there = self.beside.as_mut().and_then(|other| other.undone.pop());
        if let Some(UndoStep::Act(_, here)) = here {
            return self.enter(&here, &if let Some(UndoStep::Act(_, there)) = there { there } else { Vec::new() });
        }
        self.lane.show_undone(&mut self.tree, here.as_ref());
        if let Some(other) = &mut self.beside {
            other.show_undone(&mut self.tree, there.as_ref());
            self.finder = DifferenceFinder::default();
            self.synchronize_other();
        }
        Moved::Yes
    }
}

/// Translates an act on the run of `here` to an act on the run of `there`. `None` if the act has no meaning there.
pub(super) fn translate(command: &Command, here: &Scenario, there: &Scenario) -> Option<Command> {
    // An act on a message, a timer or a choice makes sense only in a run of the same algorithm.
    let is_of_the_algorithm = command.is_on_a_message() || command.is_on_a_timer() || command.is_a_choice();
    if is_of_the_algorithm && here.protocol() != there.protocol() { None } else { reseated(command, here, there) }
}

/// The reason why the last act cannot be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoUndo {
    NothingDone,
    /// The run without this act is already shown on the other side of the screen.
    IsBeside,
}

fn without_last(mut course: CommandLog) -> Option<(Ticks, Command, CommandLog)> {
    let mut last = course.last_entry()?;
    let (tick, act) = (*last.key(), last.get_mut().pop()?);
    if last.get().is_empty() {
        last.remove();
    }
    Some((tick, act, course))
}

impl ShownRun {
    fn undo(&mut self, tree: &mut History) {
        if let Some((_, _, course)) = without_last(tree.course(self.branch())) {
            self.follow(tree, course);
        }
    }

    fn show_undone(&mut self, tree: &mut History, undone: Option<&UndoStep>) {
        if let Some(&UndoStep::Moment(branch, moment)) = undone {
            self.switch(tree, branch);
            self.go(tree, |run| run.show(moment));
        }
    }
}

impl Run {
    /// Selects message `number` for an act in the next tick. `None` if the message is not in transit then.
    pub fn select(&self, number: u32) -> Option<Select> {
        let before;
        let world = if self.next_tick_is_clear() && self.now.half_way.is_none() {
            &self.now.world
        } else {
            before = self.world_at_next_act();
            &before
        };
        selection_of(world, number)
    }

    fn next_tick_is_clear(&self) -> bool {
        let next = self.tick() + 1;
        !self.acts.contains_key(&next) && !self.scenario.events.iter().any(|(tick, _)| *tick == next)
    }

    /// The world just before the next act. It includes earlier acts of the same tick only if that tick is open.
    fn world_at_next_act(&self) -> World {
        let (mut moment, mut chance) = self.at_tick_end();
        let next = moment.world.now() + 1;
        let none = CommandLog::new();
        moment.begin_tick(next, if self.open == Some(next) { &self.acts } else { &none });
        moment.world.obey(&mut chance, &mut Silent);
        moment.world
    }

    /// The world just before the next act, if this act joins an open tick.
    fn joined_world(&self) -> Option<&World> {
        let make = || {
            if self.now.half_way.is_some() {
                return Some(Box::new(self.world_at_next_act()));
            }
            let mut moment = self.tick_before()?.clone();
            moment.begin_tick(self.tick(), &self.acts);
            moment.world.obey(&mut { self.chance }, &mut Silent);
            Some(Box::new(moment.world))
        };
        self.open.and_then(|_| self.cache.joined.get_or_init(make).as_deref())
    }

    /// Whether a process is up at the moment at which the next act takes effect.
    pub fn is_up_at_next_act(&self, at: u32) -> bool {
        self.joined_world().unwrap_or(&self.now.world).is_up(at)
    }

    /// The act in the open tick, with its message selected again. `None`: the message or timer did not exist before it.
    pub(super) fn joining(&self, command: &Command) -> Option<Command> {
        let mut joining = command.clone();
        let world = self.joined_world().filter(|_| self.now.half_way.is_none());
        let (Some(world), Some(Snapshot { world: before, .. })) = (world, self.tick_before()) else {
            return Some(joining);
        };
        if let Parts::Timer(_, TimerOf { process, timer }) = command.parts() {
            let number = |world: &World| {
                let is_own = |key: TimerKey<Timer>| matches!(key, TimerKey::Own(own) if own.index() == timer);
                world.timers().find(|armed| armed.at == process && is_own(armed.key)).map(|armed| armed.number)
            };
            number(&self.now.world).is_none_or(|armed| number(before) == Some(armed)).then_some(joining)
        } else if let Some(select) = joining.select_mut() {
            let shown = if self.next_tick_is_clear() { &self.now.world } else { &self.world_at_next_act() };
            let Some(number) = nth_match(shown, select).map(|message| message.number) else { return Some(joining) };
            selection_of(before, number)?;
            *select = selection_of(world, number)?;
            Some(joining)
        } else {
            Some(joining)
        }
    }

    pub fn no_effect_reason(&self, command: &Command) -> Option<Remark> {
        let joined = self.joined_world();
        // The next tick has other events or acts. They come first, and after them this act may have an effect.
        if joined.is_none() && !self.next_tick_is_clear() {
            return None;
        }
        let world = joined.unwrap_or(&self.now.world);
        match command.parts() {
            Parts::Processes(act, targets) => self.no_target_reason(world, act, targets),
            Parts::Request(client, _) => (!world.is_up(client))
                .then(|| Remark::from(ids::ACT_IS_DOWN).with("ids", Value::Ids(vec![self.id(client)]))),
            Parts::Message(act, select) => self.no_message_reason(world, act, select),
            Parts::Timer(_, TimerOf { process, timer }) => {
                let index = u8::try_from(timer).ok().filter(|&index| usize::from(index) < self.entry.timers.len())?;
                let name = || Value::Name(world.timer_name(index));
                let no_such = || Remark::from(ids::ActNoSuchTimer { id: self.id(process), timer: name() });
                (!world.has_armed(process, index)).then(no_such)
            }
            Parts::Links(act) => {
                let same = match act {
                    LinkAct::Cut { .. } | LinkAct::Part(_) => ids::ACT_CUT_ALREADY,
                    LinkAct::Mend(_) => ids::ACT_NOT_CUT,
                };
                (!world.cuts().would_change(act, self.count())).then(|| same.into())
            }
            Parts::Choice(pin) => {
                (world.would_settle(pin) == Some(false)).then(|| Remark::from(ids::ACT_DECIDED_ALREADY))
            }
            Parts::Network(change) => {
                let same = world.network().changed(*change) == *world.network();
                same.then(|| Remark::from(ids::ACT_NETWORK_ALREADY))
            }
        }
    }

    fn no_target_reason(&self, world: &World, act: ProcessAct, targets: &Targets) -> Option<Remark> {
        if act == ProcessAct::Start && world.has_begun() {
            return Some(ids::ACT_HAS_BEGUN.into());
        }
        let Targets::Listed(positions) = targets else { return None };
        let wants_up = act.is_on_up();
        if positions.iter().any(|&at| world.is_up(at) == wants_up) {
            return None;
        }
        let key = if wants_up { ids::ACT_IS_DOWN } else { ids::ACT_IS_UP };
        let ids = positions.iter().map(|&at| self.id(at)).collect();
        Some(Remark::from(key).with("ids", Value::Ids(ids)))
    }

    fn no_message_reason(&self, world: &World, act: MessageAct, select: &Select) -> Option<Remark> {
        let joins = self.open.is_some();
        let next = if joins { world.now() } else { world.now() + 1 };
        // Mid-tick, some of these messages arrive before the act takes effect.
        let nth = if self.now.half_way.is_some() && !joins { 1 } else { select.nth };
        let due = nth_match(world, &Select { nth, ..select.clone() }).map(|message| message.due);
        let say = |key| Remark::from(key).id("from", self.id(select.from)).id("to", self.id(select.to));
        match due {
            None => Some(say(ids::ACT_NO_SUCH_MESSAGE)),
            Some(due) if due == next && act == MessageAct::Deliver => Some(say(ids::ACT_DUE_ANYWAY)),
            Some(_) => None,
        }
    }
}

fn selection_of(world: &World, number: u32) -> Option<Select> {
    let same_link = messages(world);
    let found = same_link.iter().find(|message| message.number == number)?;
    let (from, to) = (found.from, found.to);
    let older = same_link.iter().filter(|other| (other.from, other.to) == (from, to) && other.number < number).count();
    Some(Select { from, to, kind: None, nth: older as u32 + 1 })
}

fn nth_match<'w>(world: &'w World, select: &Select) -> Option<InFlight<'w>> {
    let fits = messages(world).into_iter().filter(|message| {
        (message.from, message.to) == (select.from, select.to)
            && select.kind.is_none_or(|kind| message.message.kind() == kind)
    });
    fits.into_iter().nth(select.nth.max(1) as usize - 1)
}

fn messages(world: &World) -> Vec<InFlight<'_>> {
    let mut messages: Vec<_> = world.in_flight(&Span::ALL).filter(|message| !message.notice).collect();
    messages.sort_by_key(|message| message.number);
    messages
}
