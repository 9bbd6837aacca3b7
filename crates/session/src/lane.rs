//! A run on the screen, together with the branch of the history that stores the acts of this run.

use super::{describe_command::Teller, query::frame, query::standing, run::Memory};
use crate::prelude::*;
use suffrage_engine::sim::command::Command;

#[derive(Debug)]
pub struct ShownRun {
    pub(super) run: Run,
    branch: usize,
    pub(super) open: Option<OpenTick>,
    pub(super) undone: Vec<UndoStep>,
}

/// The tick that further acts join, until the user shows another moment; in a suspended tick, the next one.
#[derive(Debug)]
pub(super) struct OpenTick {
    /// The tick before the open one.
    pub(super) after: Ticks,
    /// The branch that was current before the first act.
    from: usize,
    /// Whether the branch `from` ended at the tick `after`.
    extends: bool,
    /// The branch that was opened or extended for `acts`, which may be replaced; `None`: no acts, or known ones.
    own: Option<usize>,
    /// If a check found this run: the choices that the check has pinned in this tick. They come before `acts`.
    choices: Vec<Command>,
    /// One entry per act of the user; empty for an act that is impossible in this run.
    pub(super) acts: Vec<Vec<Command>>,
}

/// What the redo key restores.
#[derive(Debug)]
pub(super) enum UndoStep {
    /// The tick before the open tick, and an act of the open tick.
    Act(Ticks, Vec<Command>),
    /// The branch and the moment that were on the screen before the undo.
    Moment(usize, (Ticks, Option<usize>)),
}

fn begin(tree: &History, branch: usize, memory: Memory) -> Run {
    let mut run = Run::new(tree.scenario(branch), memory);
    run.follow(tree.course(branch));
    run
}

impl ShownRun {
    pub(super) fn open(tree: &mut History, scenario: &Scenario, memory: Memory) -> Self {
        let branch = tree.add_root(scenario);
        Self::on(tree, branch, memory)
    }

    pub(super) fn on(tree: &mut History, branch: usize, memory: Memory) -> Self {
        let run = begin(tree, branch, memory);
        tree.set_current(branch);
        Self { run, branch, open: None, undone: Vec::new() }
    }

    pub const fn branch(&self) -> usize {
        self.branch
    }

    pub const fn scenario(&self) -> &Scenario {
        &self.run.scenario
    }

    pub(super) fn tick(&self) -> Ticks {
        self.run.tick()
    }

    pub(super) fn events(&self) -> (usize, usize) {
        let all = self.run.trace().events_in(self.run.tick());
        (self.run.now.half_way.unwrap_or(all), all)
    }

    pub(super) fn is_half_way(&self) -> bool {
        let (done, all) = self.events();
        done < all
    }

    pub(super) fn acts(&self) -> Vec<(Ticks, Command)> {
        self.run.acts.iter().flat_map(|(&tick, acts)| acts.iter().map(move |act| (tick, act.clone()))).collect()
    }

    pub(super) fn recorded(&self, tree: &History) -> Ticks {
        tree.branch(self.branch).recorded.max(self.run.recorded)
    }

    pub(super) fn clock(&self, tree: &History) -> Clock {
        Clock { recorded: self.recorded(tree), ..frame::clock(&self.run) }
    }

    pub(super) fn frame(&mut self, tree: &History, ask: &Ask) -> Frame {
        let mut frame = frame::frame(&mut self.run, ask);
        frame.clock.recorded = self.recorded(tree);
        frame.branching = Branching::of(tree, self.branch);
        frame
    }

    fn record(&mut self, tree: &mut History) {
        let (tick, recorded) = (self.run.tick(), self.run.recorded);
        if self.run.rested().is_some() {
            tree.end(self.branch, recorded);
        }
        let is_end = tick >= tree.branch(self.branch).recorded.max(recorded) && !self.is_half_way();
        let outcome = is_end.then(|| standing::outcome(&self.run));
        tree.record(self.branch, recorded, outcome);
    }

    fn moved(&mut self, tree: &mut History) {
        self.close_tick();
        self.record(tree);
    }

    pub(super) fn close_tick(&mut self) {
        (self.open, self.run.open) = (None, None);
    }

    /// Moves the run without closing the open tick.
    pub(super) fn go_open<T>(&mut self, go: impl FnOnce(&mut Self) -> T) -> T {
        let open = self.open.take();
        let gone = go(self);
        self.open = open;
        let joins = |open: &OpenTick| !open.acts.is_empty() && (self.is_half_way() || self.tick() > open.after);
        self.run.open = self.open.as_ref().filter(|open| joins(open)).map(|open| open.after + 1);
        gone
    }

    pub(super) fn go<T>(&mut self, tree: &mut History, go: impl FnOnce(&mut Run) -> T) -> T {
        let gone = go(&mut self.run);
        self.moved(tree);
        gone
    }

    pub(super) fn seek(&mut self, tree: &mut History, tick: Ticks) -> Moved {
        self.go(tree, |run| run.seek(tick))
    }

    /// The reason why these acts cannot be done or have no effect.
    pub(super) fn refusal(&self, commands: &[Command]) -> Option<Remark> {
        let nothing = || commands.iter().find_map(|command| self.run.no_effect_reason(command));
        self.run.excess().or_else(nothing)
    }

    /// Adds an act to the open tick, or opens the next tick. The caller must compute this tick again.
    pub(super) fn enter(&mut self, tree: &mut History, act: &[Command]) {
        if self.open.is_none() {
            self.record(tree);
            let (from, after) = (self.branch, self.run.tick());
            let found = tree.branch(from).origin.and_then(|_| tree.course(from).remove(&(after + 1)));
            let choices = found.into_iter().flatten().filter(Command::is_a_choice).collect();
            let extends = tree.ends_by(from, after);
            self.open = Some(OpenTick { after, from, extends, own: None, choices, acts: Vec::new() });
        }
        self.open.iter_mut().for_each(|open| open.acts.push(act.to_vec()));
    }

    /// Shows the moment before the open tick, on a branch that has the acts of this tick.
    pub(super) fn rewind(&mut self, tree: &mut History) {
        let Some(open) = &mut self.open else { return };
        let mut acts = open.acts.concat();
        if !acts.is_empty() {
            acts.splice(..0, open.choices.iter().cloned());
        }
        let after = open.after;
        let branch = match open.own {
            Some(own) if acts.is_empty() => {
                tree.withdraw(own, after, open.from);
                open.from
            }
            Some(own) => {
                let known = tree.branch_with(open.from, after, &acts).filter(|&known| known != own);
                if known.is_some() {
                    tree.withdraw(own, after, open.from);
                    open.own = None;
                } else {
                    tree.replace(own, after, &acts);
                }
                known.unwrap_or(own)
            }
            None if acts.is_empty() => open.from,
            None => {
                if open.extends {
                    tree.end(open.from, after);
                }
                let is_known = tree.branch_with(open.from, after, &acts).is_some();
                let branch = tree.act(open.from, after, &acts);
                open.own = Some(branch).filter(|_| !is_known);
                branch
            }
        };
        open.own = open.own.filter(|_| !acts.is_empty());
        self.branch = branch;
        tree.set_current(branch);
        self.run.follow(tree.course(branch));
        if self.tick() != after {
            self.run.seek(after);
        }
        self.go_open(|lane| lane.record(tree));
    }

    /// Takes back the last act of the open tick. The caller must compute this tick again.
    pub(super) fn take_back(&mut self) {
        let taken = self.open.as_mut().and_then(|open| Some(UndoStep::Act(open.after, open.acts.pop()?)));
        self.undone.extend(taken);
    }

    pub(super) fn teller(&self) -> Teller<'_> {
        Teller { scenario: self.scenario(), ids: self.run.ids() }
    }

    pub(super) fn moment(&self) -> (Ticks, Option<usize>) {
        (self.run.tick(), self.run.now.half_way)
    }

    pub(super) fn follow(&mut self, tree: &mut History, course: CommandLog) {
        self.branch = tree.branch_for(self.branch, course.clone());
        tree.set_current(self.branch);
        self.run.follow(course);
        self.moved(tree);
    }

    pub(super) fn switch(&mut self, tree: &mut History, branch: usize) {
        let same_scenario = tree.branch(branch).root == tree.branch(self.branch).root;
        self.record(tree);
        if same_scenario {
            self.run.follow(tree.course(branch));
        } else {
            self.run = begin(tree, branch, self.run.memory);
        }
        self.branch = branch;
        tree.set_current(branch);
        self.moved(tree);
    }

    /// Computes about `events` events of discarded ticks again. Returns whether all these ticks are recorded again.
    pub(super) fn catch_up(&mut self, tree: &mut History, events: u64) -> bool {
        let (shown, recorded) = (self.moment(), self.recorded(tree));
        if self.run.recorded >= recorded {
            return true;
        }
        let moved = self.run.seek_within(recorded, events);
        self.record(tree);
        self.run.show(shown);
        self.record(tree);
        moved != Moved::OnTheWay
    }
}
