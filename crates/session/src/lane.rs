//! A run on the screen, together with the branch of the history that stores the acts of this run.

use super::model::{Ask, Clock, Frame};
use super::{Moved, query::frame, query::standing, run::Memory, run::Run};
use crate::history::{Branching, CommandLog, History};
use suffrage_engine::{protocol::Ticks, sim::command::Command};
use suffrage_scenario::Scenario;

#[derive(Debug)]
pub struct ShownRun {
    pub(super) run: Run,
    branch: usize,
    /// Acts that the user entered within a suspended tick. They take effect in the next tick.
    pub(super) waiting: Vec<Command>,
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
        Self { run, branch, waiting: Vec::new() }
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
        self.waiting.clear();
        self.record(tree);
    }

    pub(super) fn go<T>(&mut self, tree: &mut History, go: impl FnOnce(&mut Run) -> T) -> T {
        let gone = go(&mut self.run);
        self.moved(tree);
        gone
    }

    pub(super) fn seek(&mut self, tree: &mut History, tick: Ticks) -> Moved {
        self.go(tree, |run| run.seek(tick))
    }

    pub(super) fn act(&mut self, tree: &mut History, commands: Vec<Command>) -> Moved {
        self.run.settle();
        let nothing = || commands.iter().find_map(|command| self.run.no_effect_reason(command));
        if let Some(why) = self.run.excess().or_else(nothing) {
            return Moved::Nothing(why);
        }
        let acts: Vec<Command> = self.waiting.iter().cloned().chain(commands).collect();
        self.record(tree);
        self.branch = tree.act(self.branch, self.run.tick(), &acts);
        tree.set_current(self.branch);
        self.run.follow(tree.course(self.branch));
        if self.is_half_way() {
            self.waiting = acts;
            return Moved::Waiting;
        }
        self.go(tree, Run::next_tick)
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

    /// Computes discarded ticks again, about `events` events of them. Returns whether all are recorded again.
    pub(super) fn catch_up(&mut self, tree: &mut History, events: u64) -> bool {
        let (shown, recorded) = ((self.run.tick(), self.run.now.half_way), self.recorded(tree));
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
