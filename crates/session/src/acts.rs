//! Acts of the user and their undo. If two runs are side by side, an act applies to both runs, if its target exists
//! in both.

use crate::history::{CommandLog, History};
use crate::{DifferenceFinder, Moved, Session, lane::ShownRun, query::cues::true_narration, run::Run};
use suffrage_engine::explore::{CheckError, CheckOptions, Search};
use suffrage_engine::protocol::{Remark, Ticks, Value};
use suffrage_engine::sim::command::{Command, LinkAct, MessageAct, Parts, ProcessAct, Select, Targets, TimerOf};
use suffrage_engine::{engine::InFlight, engine::Span, sim::World, sim::detector::Detector, sim::observe::Silent};
use suffrage_scenario::{Scenario, change::reseated};
use suffrage_text::ids;

impl Session {
    /// Applies an act in the next tick and shows that tick. If the current tick is suspended, the act waits for the
    /// next tick, and the result is [`Moved::Waiting`].
    pub fn act(&mut self, command: Command) -> Moved {
        self.act_all(vec![command])
    }

    /// Applies several acts in the next tick and shows that tick. If the current tick is suspended, the acts wait for
    /// the next tick, and the result is [`Moved::Waiting`].
    pub fn act_all(&mut self, commands: Vec<Command>) -> Moved {
        self.settle();
        let (tick, half_way) = (self.tick(), self.is_half_way());
        let Some(other) = &mut self.beside else {
            return self.lane.act(&mut self.tree, commands);
        };
        self.lane.go(&mut self.tree, |run| run.wait_until(tick));
        other.go(&mut self.tree, |run| run.wait_until(tick));
        let carry = |command: &Command| translate(command, self.lane.scenario(), other.scenario());
        let there: Option<Vec<Command>> = commands.iter().map(carry).collect();
        let moved = self.lane.act(&mut self.tree, commands);
        if !matches!(moved, Moved::Yes | Moved::Waiting) {
            return moved;
        }
        let took = there.map(|commands| other.act(&mut self.tree, commands));
        self.both_took = matches!(took, Some(Moved::Yes | Moved::Waiting));
        self.finder.forget_after(tick);
        for lane in [&mut self.lane, other] {
            if half_way && lane.tick() > tick {
                // The other run is suspended within `tick`, so the acts wait. This run goes back to the end of
                // `tick`.
                lane.seek(&mut self.tree, tick);
            } else if !half_way && lane.tick() == tick {
                lane.go(&mut self.tree, Run::next_tick);
            }
        }
        self.compare();
        if half_way { Moved::Waiting } else { Moved::Yes }
    }

    pub fn acts(&self) -> Vec<(Ticks, Command)> {
        self.lane.acts()
    }
}

/// Translates an act on the run of `here` to an act on the run of `there`. `None` if the act has no meaning there.
pub(super) fn translate(command: &Command, here: &Scenario, there: &Scenario) -> Option<Command> {
    // An act on a message, a timer or a choice makes sense only in a run of the same algorithm.
    let is_of_the_algorithm = command.is_on_a_message() || command.is_on_a_timer() || command.is_a_choice();
    if is_of_the_algorithm && here.protocol() != there.protocol() { None } else { reseated(command, here, there) }
}

impl Session {
    /// Starts a search through all runs that continue from the end of this tick.
    ///
    /// # Errors
    /// All reasons why these runs cannot be searched.
    pub fn search_ahead(&mut self, asked: &CheckOptions) -> Result<Search, Vec<CheckError>> {
        self.settle();
        self.lane.run.count_choices();
        self.lane.run.search_ahead(asked)
    }

    /// Whether a run that a search finds from here can become a branch. With a clock, the scenario must have no event
    /// in the next tick. Without a clock (`asynchronous`), the scenario must have no later event and no failure
    /// detector.
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
        scenario.events.extend(self.lane.acts().into_iter().filter(|(at, _)| *at <= tick));
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

impl Session {
    /// The last act on the focused run, and the tick in which it takes effect.
    ///
    /// # Errors
    /// The reason why the act cannot be undone.
    pub fn last_act(&self) -> Result<(Ticks, Command), NoUndo> {
        let (tick, act, before) = without_last(self.tree.course(self.branch())).ok_or(NoUndo::NothingDone)?;
        let is_beside = |other: &ShownRun| {
            let same_root = self.tree.branch(other.branch()).root == self.tree.branch(self.branch()).root;
            same_root && !self.both_runs_took(tick, &act) && self.tree.course(other.branch()) == before
        };
        if self.beside.as_ref().is_some_and(is_beside) { Err(NoUndo::IsBeside) } else { Ok((tick, act)) }
    }

    fn both_runs_took(&self, tick: Ticks, act: &Command) -> bool {
        let Some(other) = &self.beside else { return false };
        let there = translate(act, self.lane.scenario(), other.scenario());
        let last = without_last(self.tree.course(other.branch()));
        last.is_some_and(|(at, last, _)| at == tick && Some(last) == there)
    }

    /// Switches to a branch without the last act. If the screen shows the tick of the act or a later tick, the screen
    /// goes back to the tick before the act. Returns the tick before the act. If the act applied to both runs, both
    /// switch.
    ///
    /// # Errors
    /// The reason why the act cannot be undone. Then nothing has changed.
    pub fn undo(&mut self) -> Result<Ticks, NoUndo> {
        let (tick, act) = self.last_act()?;
        let with_both = self.both_runs_took(tick, &act);
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
}

impl ShownRun {
    fn undo(&mut self, tree: &mut History) {
        let Some((tick, _, course)) = without_last(tree.course(self.branch())) else { return };
        let waiting = course.get(&tick).cloned().unwrap_or_default();
        self.follow(tree, course);
        if self.is_half_way() && self.tick() + 1 == tick {
            // The user entered other acts within the same tick. They still wait for the next tick.
            self.waiting = waiting;
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
        let same_link = messages(world);
        let found = same_link.iter().find(|message| message.number == number)?;
        let (from, to) = (found.from, found.to);
        let older =
            same_link.iter().filter(|other| (other.from, other.to) == (from, to) && other.number < number).count();
        Some(Select { from, to, kind: None, nth: older as u32 + 1 })
    }

    fn next_tick_is_clear(&self) -> bool {
        let next = self.tick() + 1;
        !self.acts.contains_key(&next) && !self.scenario.events.iter().any(|(tick, _)| *tick == next)
    }

    fn world_at_next_act(&self) -> World {
        let (mut moment, mut chance) = self.at_tick_end();
        let next = moment.world.now() + 1;
        moment.begin_tick(next, &self.acts);
        moment.world.obey(&mut chance, &mut Silent);
        moment.world
    }

    pub fn no_effect_reason(&self, command: &Command) -> Option<Remark> {
        // Other events or acts of the next tick come first. After them, this act may have an effect.
        if !self.next_tick_is_clear() {
            return None;
        }
        let world = &self.now.world;
        match command.parts() {
            Parts::Processes(act, targets) => self.no_target_reason(act, targets),
            Parts::Request(client, _) => (!world.is_up(client))
                .then(|| Remark::from(ids::ACT_IS_DOWN).with("ids", Value::Ids(vec![self.id(client)]))),
            Parts::Message(act, select) => self.no_message_reason(act, select, world.now() + 1),
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

    fn no_target_reason(&self, act: ProcessAct, targets: &Targets) -> Option<Remark> {
        if act == ProcessAct::Start && self.now.world.has_begun() {
            return Some(ids::ACT_HAS_BEGUN.into());
        }
        let Targets::Listed(positions) = targets else { return None };
        let wants_up = act.is_on_up();
        if positions.iter().any(|&at| self.now.world.is_up(at) == wants_up) {
            return None;
        }
        let key = if wants_up { ids::ACT_IS_DOWN } else { ids::ACT_IS_UP };
        let ids = positions.iter().map(|&at| self.id(at)).collect();
        Some(Remark::from(key).with("ids", Value::Ids(ids)))
    }

    fn no_message_reason(&self, act: MessageAct, select: &Select, next: Ticks) -> Option<Remark> {
        let fits = messages(&self.now.world).into_iter().filter(|message| {
            (message.from, message.to) == (select.from, select.to)
                && select.kind.is_none_or(|kind| message.message.kind() == kind)
        });
        // Within a suspended tick, some of these messages arrive before the act takes effect.
        let nth = if self.now.half_way.is_some() { 1 } else { select.nth.max(1) };
        let due = fits.map(|message| message.due).nth(nth as usize - 1);
        let say = |key| Remark::from(key).id("from", self.id(select.from)).id("to", self.id(select.to));
        match due {
            None => Some(say(ids::ACT_NO_SUCH_MESSAGE)),
            Some(due) if due == next && act == MessageAct::Deliver => Some(say(ids::ACT_DUE_ANYWAY)),
            Some(_) => None,
        }
    }
}

fn messages(world: &World) -> Vec<InFlight<'_>> {
    let mut messages: Vec<_> = world.in_flight(&Span::ALL).filter(|message| !message.notice).collect();
    messages.sort_by_key(|message| message.number);
    messages
}
