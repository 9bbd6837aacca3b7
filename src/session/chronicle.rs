//! A run that is one of a tree: what is done to it is written down there, and nothing that was there is lost.

use std::cell::RefCell;
use std::rc::Rc;

use super::model::branches::Branching;
use super::model::space_time::{Find, Found};
use super::model::why::{Question, Why};
use super::model::{Ask, Clock, Frame, LogLine, Stop};
use super::{Looked, Lookup, Moved, Search, Searched, Session, StepSummary, Until};
use crate::history::{Course, History, Outcome};
use crate::protocol::{Id, Remark, Ticks};
use crate::scenario::Scenario;
use crate::sim::command::{Command, Select};

/// All runs of a session, known to everyone who shows one of them.
pub type SharedHistory = Rc<RefCell<History>>;

/// Makes a run of a scenario, at tick 0.
pub type Opener = fn(&Scenario) -> Box<dyn Session>;

/// One run of a tree of runs.
pub struct Chronicle {
    history: SharedHistory,
    /// The number of its branch.
    branch: usize,
    run: Box<dyn Session>,
    opener: Opener,
    /// What has been done since this moment came on the screen, half-way inside a tick: it waits for the next one.
    waiting: Vec<Command>,
}

impl std::fmt::Debug for Chronicle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Chronicle").field("branch", &self.branch).field("tick", &self.run.tick()).finish_non_exhaustive()
    }
}

impl Chronicle {
    /// The run of a scenario to which nothing has been done, at tick 0. What else the tree has stays there.
    pub fn open(history: &SharedHistory, scenario: &Scenario, opener: Opener) -> Self {
        let branch = history.borrow_mut().plant(scenario);
        Self::on(history, branch, opener)
    }

    /// A branch of a tree, at tick 0.
    pub fn on(history: &SharedHistory, branch: usize, opener: Opener) -> Self {
        let run = begin(&history.borrow(), branch, opener);
        history.borrow_mut().visit(branch);
        Self { history: Rc::clone(history), branch, run, opener, waiting: Vec::new() }
    }

    /// Tells the tree how far its branch has been computed, and what came of it.
    fn record(&mut self) {
        let (tick, recorded) = (self.run.tick(), self.run.recorded());
        let mut history = self.history.borrow_mut();
        if self.run.rested().is_some() {
            history.end(self.branch, recorded);
        }
        let is_end = tick >= history.branch(self.branch).recorded.max(recorded);
        let outcome = is_end.then(|| self.run.outcome()).filter(|_| self.run.events().0 == self.run.events().1);
        history.record(self.branch, recorded, outcome);
    }

    /// The moment on the screen has become another one.
    fn moved<T>(&mut self, moved: T) -> T {
        self.waiting.clear();
        self.record();
        moved
    }

    /// Goes on to a tick, or as far as about so many events reach; whether it came there, or to the end of the run.
    fn go_on_to(&mut self, last: Ticks, events: u64) -> bool {
        while self.run.tick() < last {
            match self.run.until(Until::Quiet, last, events) {
                Looked::On => return false,
                Looked::Limit => return true,
                Looked::Quiet | Looked::Met(_) => {
                    // At rest, until the next act.
                    let here = self.run.tick();
                    let next = self.run.acts().into_iter().map(|(tick, _)| tick).find(|&tick| tick > here).unwrap_or(last);
                    if self.run.seek(next.min(last)) == Moved::Quiet {
                        return true;
                    }
                }
            }
        }
        true
    }

    fn is_half_way(&self) -> bool {
        let (done, all) = self.run.events();
        done < all
    }
}

/// A run along a branch, at tick 0.
fn begin(history: &History, branch: usize, opener: Opener) -> Box<dyn Session> {
    let mut run = opener(history.scenario(branch));
    run.follow(history.course(branch));
    run
}

impl Session for Chronicle {
    fn scenario(&self) -> &Scenario {
        self.run.scenario()
    }

    fn tick(&self) -> Ticks {
        self.run.tick()
    }

    fn recorded(&self) -> Ticks {
        self.history.borrow().branch(self.branch).recorded.max(self.run.recorded())
    }

    fn next_tick(&mut self) -> Moved {
        let moved = self.run.next_tick();
        self.moved(moved)
    }

    fn go_on(&mut self) -> Moved {
        let moved = self.run.go_on();
        self.moved(moved)
    }

    fn previous_tick(&mut self) -> Moved {
        let moved = self.run.previous_tick();
        self.moved(moved)
    }

    fn next_event(&mut self) -> Moved {
        let moved = self.run.next_event();
        self.moved(moved)
    }

    fn previous_event(&mut self) -> Moved {
        let moved = self.run.previous_event();
        self.moved(moved)
    }

    fn seek(&mut self, tick: Ticks) -> Moved {
        let moved = self.run.seek(tick);
        self.moved(moved)
    }

    fn until(&mut self, goal: Until, farthest: Ticks, events: u64) -> Looked {
        let looked = self.run.until(goal, farthest, events);
        self.moved(looked)
    }

    fn search(&mut self, search: &mut Search, words: &dyn Fn(&LogLine) -> bool, farthest: Ticks, events: u64) -> Searched {
        // The run itself may not have computed yet what is recorded of its branch.
        search.reach(self.recorded());
        let searched = self.run.search(search, words, farthest, events);
        self.moved(searched)
    }

    fn act(&mut self, command: Command) -> Moved {
        if let Some(why) = self.run.changes_nothing(&command) {
            return Moved::Nothing(why);
        }
        let acts: Vec<Command> = self.waiting.iter().cloned().chain([command]).collect();
        self.record();
        let tick = self.run.tick();
        self.branch = self.history.borrow_mut().act(self.branch, tick, &acts);
        self.history.borrow_mut().visit(self.branch);
        let course = self.history.borrow().course(self.branch);
        self.run.follow(course);
        if self.is_half_way() {
            self.waiting = acts;
            return Moved::Waiting;
        }
        self.next_tick()
    }

    fn changes_nothing(&self, command: &Command) -> Option<Remark> {
        self.run.changes_nothing(command)
    }

    fn acts(&self) -> Vec<(Ticks, Command)> {
        self.run.acts()
    }

    fn repeat(&mut self, acts: Vec<(Ticks, Command)>) {
        let mut course = self.history.borrow().course(self.branch);
        for (tick, act) in acts {
            course.entry(tick).or_default().push(act);
        }
        self.follow(course);
    }

    fn follow(&mut self, course: Course) {
        self.branch = self.history.borrow_mut().lead(self.branch, course.clone());
        self.history.borrow_mut().visit(self.branch);
        self.run.follow(course);
        self.moved(());
    }

    fn outcome(&mut self) -> Outcome {
        self.run.outcome()
    }

    fn branch(&self) -> Option<(&SharedHistory, usize)> {
        Some((&self.history, self.branch))
    }

    fn switch(&mut self, branch: usize) {
        let (same_scenario, course) = {
            let history = self.history.borrow();
            (history.branch(branch).root == history.branch(self.branch).root, history.course(branch))
        };
        self.record();
        if same_scenario {
            self.run.follow(course);
        } else {
            self.run = begin(&self.history.borrow(), branch, self.opener);
        }
        self.branch = branch;
        self.history.borrow_mut().visit(branch);
        self.moved(());
    }

    fn catch_up(&mut self, events: u64) -> bool {
        let (tick, (done, all), recorded) = (self.run.tick(), self.run.events(), self.recorded());
        if self.run.recorded() >= recorded {
            return true;
        }
        let whole = self.go_on_to(recorded, events);
        self.record();
        if done < all {
            self.run.seek(tick.saturating_sub(1));
            for _ in 0..done {
                self.run.next_event();
            }
        } else {
            self.run.seek(tick);
        }
        self.record();
        whole
    }

    fn wait_until(&mut self, tick: Ticks) {
        self.run.wait_until(tick);
        self.moved(());
    }

    fn rested(&self) -> Option<Ticks> {
        self.run.rested()
    }

    fn events(&self) -> (usize, usize) {
        self.run.events()
    }

    fn busy_from(&mut self, tick: Ticks) -> Option<Ticks> {
        self.run.busy_from(tick)
    }

    fn steps(&mut self, tick: Ticks) -> Vec<StepSummary> {
        self.run.steps(tick)
    }

    fn tell_record(&mut self, record: u32) -> Option<LogLine> {
        self.run.tell_record(record)
    }

    fn select(&self, number: u32) -> Option<Select> {
        self.run.select(number)
    }

    fn position_of(&self, id: Id) -> Option<usize> {
        self.run.position_of(id)
    }

    fn id_at(&self, position: usize) -> Option<Id> {
        self.run.id_at(position)
    }

    fn next_stop(&self) -> Option<Ticks> {
        self.run.next_stop()
    }

    fn previous_stop(&self) -> Option<Ticks> {
        self.run.previous_stop()
    }

    fn clock(&self) -> Clock {
        Clock { recorded: self.recorded(), ..self.run.clock() }
    }

    fn stops(&mut self) -> Vec<Stop> {
        self.run.stops()
    }

    fn lookup(&self) -> &dyn Lookup {
        self.run.lookup()
    }

    fn frame(&mut self, ask: &Ask) -> Frame {
        let mut frame = self.run.frame(ask);
        frame.clock.recorded = self.recorded();
        frame.branching = Branching::of(&self.history.borrow(), self.branch);
        frame
    }

    fn find_event(&self, find: Find, future: bool) -> Option<Found> {
        self.run.find_event(find, future)
    }

    fn tell_event(&self, event: u32) -> Option<LogLine> {
        self.run.tell_event(event)
    }

    fn why(&mut self, question: Question) -> Option<Why> {
        self.run.why(question)
    }
}
