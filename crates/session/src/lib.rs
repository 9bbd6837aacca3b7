//! The session: opens scenarios, steps, seeks, takes acts and builds frames, with the same data for every algorithm.
//!
//! The screen and the command line see runs only through this crate. A session has the tree of all runs. It shows one
//! branch, or two branches side by side with one clock. Two runs step together, and an act takes effect in the same
//! tick of both. When one run is at rest, it stays at its end while the other continues. Queries are answered for the
//! focused run, with the clock of both runs.

mod acts;
pub mod difference;
pub mod history;
mod lane;
pub mod lesson;
pub mod model;
mod query;
mod run;
mod time;
mod warnings;

use crate::{history::CommandLog, history::History, query::cues, run::Run};
pub use acts::NoUndo;
use acts::translate;
use difference::{Comparison, Difference, DifferenceFinder, apart};
pub use lane::ShownRun;
pub use model::{Ask, Frame};
use model::{Sign, Stop};
use query::{cues::true_narration, describe_command::called};
pub use query::{describe_command, search};
pub use run::Memory;
pub use search::{Search, Searched};
use suffrage_engine::protocol::{Id, Remark, Ticks};
use suffrage_engine::{engine::Summary, sim::Excess, sim::Limits, sim::command::Command};
use suffrage_scenario::{Scenario, change::Changed};
use suffrage_text::ids;
pub use time::{GoalEvent, PlayResult, Until};
pub use warnings::{Entry, GlanceWarnings, Warning, at_a_glance, warnings};

/// The names that most files of this folder use.
mod prelude {
    pub(crate) use crate::history::{Branching, CommandLog, History};
    pub(crate) use crate::model::{Ask, Clock, Frame, LogLine};
    pub(crate) use crate::{Moved, run::Run};
    pub(crate) use serde::Serialize;
    pub(crate) use std::{collections::BTreeMap, collections::BTreeSet, ops::Range, sync::Arc};
    pub(crate) use suffrage_engine::engine::{InFlight, Sector, Snapshot, Span};
    pub(crate) use suffrage_engine::protocol::{
        Cell, Datum, Id, Label, LogEntry, MessageClass, Remark, Role, Strip, Ticks, Topology, Value,
    };
    pub(crate) use suffrage_engine::sim::command::{Parts, ProcessAct, Targets};
    pub(crate) use suffrage_engine::sim::trace::{Landmark, Record, RecordKind};
    pub(crate) use suffrage_engine::{property::Property, property::Status, sim::TimerKey, sim::World};
    pub(crate) use suffrage_scenario::Scenario;
    pub(crate) use suffrage_text::{TextId, ids};
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moved {
    Yes,
    AtTheStart,
    Quiet,
    /// The act waits for the next tick, because the tick on the screen is suspended.
    Waiting,
    /// The seek has computed the given number of events, but has not reached its tick. The caller can continue it.
    OnTheWay,
    /// The act or move would change nothing; the remark gives the reason.
    Nothing(Remark),
}

/// Names the limit that stopped a headless run; `None` if no limit stopped it.
pub fn stopped(summary: &Summary) -> Option<Remark> {
    summary.excess.map(|excess| excessive(excess, &Limits::default(), summary.tick))
}

/// The largest number of processes that the screen and pictures can show.
pub const MOST_PROCESSES: usize = 4_096;
/// The maximum number of events of a run on the screen or in a picture.
pub const MOST_EVENTS: usize = 2_000_000;

/// The reason why a scenario is too large to draw; `None` if it can be drawn.
pub fn too_large(scenario: &Scenario) -> Option<Remark> {
    let (count, most) = (scenario.count() as u64, MOST_PROCESSES as u64);
    (count > most).then(|| ids::ScenarioTooLarge { count, most }.into())
}

fn excessive(excess: Excess, limits: &Limits, tick: Ticks) -> Remark {
    let Limits { under_way, carried, terms, numbered } = *limits;
    match excess {
        Excess::Messages => ids::RunStoppedMessages { tick, most: under_way }.into(),
        Excess::Copies => ids::RunStoppedCopies { tick, most: under_way }.into(),
        Excess::Heartbeats => ids::RunStoppedHeartbeats { tick, most: under_way }.into(),
        Excess::Carried => ids::RunStoppedIds { tick, most: carried }.into(),
        Excess::Terms => ids::RunStoppedTerms { tick, most: terms }.into(),
        Excess::Numbers => ids::RunStoppedNumbers { tick, most: u64::from(numbered) }.into(),
    }
}

/// The first difference between two runs up to tick `until`; `None` if there is none.
pub fn first_difference(left: &Scenario, right: &Scenario, until: Ticks) -> Option<Difference> {
    let mut pair = Session::open(left);
    pair.open_beside(right);
    let mut portion = 1;
    while pair.difference().is_none() && pair.tick() < until {
        if pair.seek(pair.tick().saturating_add(portion).min(until)) == Moved::Quiet {
            break;
        }
        portion *= 2;
    }
    pair.difference().cloned()
}

/// The scenario with the acts of a run as events, for a file. Leaves out notes and questions that are false in the run.
pub fn with_acts(scenario: &Scenario, acts: &[(Ticks, Command)]) -> Changed {
    let Changed { scenario: told, said } = true_narration(scenario, acts);
    let Changed { scenario, said: others } = told.with_acts(acts);
    Changed { scenario, said: [others, said].concat() }
}

/// Whether the algorithm of this scenario gives the processes no ids.
pub fn is_anonymous(scenario: &Scenario) -> bool {
    scenario.protocol().entry().anonymous()
}

#[derive(Debug)]
pub struct Session {
    tree: History,
    lane: ShownRun,
    beside: Option<ShownRun>,
    /// The side of the focused run: 0 is left, 1 is right.
    focus: usize,
    finder: DifferenceFinder,
    apart: [Vec<Remark>; 2],
    /// Whether both runs took the latest act, not only the focused run.
    pub both_took: bool,
}

// Methods that choose the runs on the screen.
impl Session {
    pub fn open(scenario: &Scenario) -> Self {
        Self::open_within(scenario, Memory::default())
    }

    pub fn open_within(scenario: &Scenario, memory: Memory) -> Self {
        let mut tree = History::default();
        let lane = ShownRun::open(&mut tree, scenario, memory);
        let (finder, apart) = (DifferenceFinder::default(), [Vec::new(), Vec::new()]);
        Self { tree, lane, beside: None, focus: 0, finder, apart, both_took: true }
    }

    pub const fn history(&self) -> &History {
        &self.tree
    }

    pub const fn history_mut(&mut self) -> &mut History {
        &mut self.tree
    }

    /// Shows only one run: the run of this scenario without acts of the user. All other runs stay in the tree.
    pub fn show(&mut self, scenario: &Scenario) {
        (self.beside, self.focus) = (None, 0);
        self.lane = ShownRun::open(&mut self.tree, scenario, self.lane.run.memory);
    }

    pub fn show_branch(&mut self, branch: usize) {
        (self.beside, self.focus) = (None, 0);
        self.lane = ShownRun::on(&mut self.tree, branch, self.lane.run.memory);
    }

    /// Shows the runs of two scenarios side by side, both without acts of the user. The left run has the focus.
    pub fn show_both(&mut self, left: &Scenario, right: &Scenario) {
        self.show(left);
        self.open_beside(right);
    }

    fn open_beside(&mut self, scenario: &Scenario) {
        let lane = ShownRun::open(&mut self.tree, scenario, self.lane.run.memory);
        self.put_on_side(self.focus, lane, u64::MAX);
    }

    /// Shows the run of another scenario beside the current run, with the same acts, at the same tick. Computes about
    /// `events` events. `.0`: the number of acts that are impossible there; `.1`: the result of the seek.
    pub fn put_beside_within(&mut self, scenario: &Scenario, events: u64) -> (usize, Moved) {
        let mut other = ShownRun::open(&mut self.tree, scenario, self.lane.run.memory);
        let (mut left_out, mut course) = (0, self.tree.course(other.branch()));
        for (tick, act) in self.lane.acts() {
            match translate(&act, &self.lane.run.scenario, &other.run.scenario) {
                Some(act) => course.entry(tick).or_default().push(act),
                None => left_out += 1,
            }
        }
        other.follow(&mut self.tree, course);
        (left_out, self.put_on_side(0, other, events))
    }

    /// Shows the run of a branch beside the current run, at the same tick. Computes about `events` events.
    pub fn put_branch_beside(&mut self, branch: usize, events: u64) -> Moved {
        let here = self.lane.branch();
        let other = ShownRun::on(&mut self.tree, branch, self.lane.run.memory);
        self.tree.set_current(here);
        self.put_on_side(0, other, events)
    }

    /// Ends a comparison and shows only the focused run. Returns its side and the other run.
    pub fn leave_one(&mut self) -> Option<(usize, ShownRun)> {
        let other = self.beside.take()?;
        Some((std::mem::take(&mut self.focus), other))
    }

    /// Undoes [`Self::leave_one`]: shows the run `other` again. `focus` is the side of the current run. Computes about
    /// `events` events.
    pub fn put_again(&mut self, (focus, mut other): (usize, ShownRun), events: u64) -> Moved {
        other.switch(&mut self.tree, other.branch());
        self.put_on_side(focus, other, events)
    }

    fn put_on_side(&mut self, focus: usize, other: ShownRun, events: u64) -> Moved {
        (self.focus, self.beside, self.both_took) = (focus, Some(other), true);
        self.restart_comparison();
        self.seek_within(self.lane.tick(), events)
    }

    pub const fn is_two(&self) -> bool {
        self.beside.is_some()
    }

    pub const fn focus(&self) -> usize {
        self.focus
    }

    pub const fn turn(&mut self) {
        if let Some(other) = &mut self.beside {
            std::mem::swap(&mut self.lane, other);
            self.focus = 1 - self.focus;
        }
    }

    pub fn side(&self, side: usize) -> Option<&ShownRun> {
        let other = self.beside.as_ref()?;
        Some(if side == self.focus { &self.lane } else { other })
    }

    pub const fn branch(&self) -> usize {
        self.lane.branch()
    }

    pub fn branch_beside(&self) -> Option<usize> {
        self.beside.as_ref().map(ShownRun::branch)
    }

    fn lanes(&self) -> impl Iterator<Item = &ShownRun> {
        std::iter::once(&self.lane).chain(&self.beside)
    }

    /// Shows another branch at this tick, or at its fork if the fork is earlier. For another scenario, shows tick 0.
    pub fn switch(&mut self, branch: usize) {
        let tick = self.tick();
        self.forget_undone();
        self.lane.switch(&mut self.tree, branch);
        if self.is_two() {
            self.restart_comparison();
            if self.lane.tick() == tick && self.is_half_way() {
                self.compare();
            } else {
                self.seek(tick);
            }
        }
    }

    /// Replaces all acts of the focused run by `course`, and switches to the branch that has these acts.
    pub fn follow(&mut self, course: CommandLog) {
        let tick = self.tick();
        self.forget_undone();
        self.lane.follow(&mut self.tree, course);
        if self.is_two() {
            self.finder = DifferenceFinder::default();
            self.seek(tick);
        }
    }
}

// Queries about the focused run, with the clock of both runs.
impl Session {
    pub fn scenario(&self) -> &Scenario {
        self.lane.scenario()
    }

    pub fn position_of(&self, id: Id) -> Option<usize> {
        self.lane.run.position_of(id)
    }

    pub fn id_at(&self, position: usize) -> Option<Id> {
        self.lane.run.ids().get(position).copied()
    }

    /// The tick of the next stop (a note or a question). `None` if no stop follows, or if two runs are side by side.
    pub fn next_stop(&self) -> Option<Ticks> {
        if self.is_two() { None } else { cues::next(&self.lane.run) }
    }

    /// Whether a note or a question may follow in this run. This is a quick check that does not simulate ahead.
    pub fn has_stop_ahead(&self) -> bool {
        !self.is_two() && cues::may_follow(&self.lane.run)
    }

    pub fn previous_stop(&self) -> Option<Ticks> {
        if self.is_two() { None } else { cues::previous(&self.lane.run) }
    }

    /// The notes and questions of this tick; none in a comparison, because each text is about one run.
    pub fn stops(&self) -> Vec<Stop> {
        if self.is_two() { Vec::new() } else { cues::stops(&self.lane.run).to_vec() }
    }

    /// The focused run. Use this for queries that do not need a whole frame.
    pub const fn lookup(&self) -> &Run {
        &self.lane.run
    }

    /// The moment on the screen as plain data. In a comparison: the focused run, with the common clock of both runs.
    pub fn frame(&mut self, ask: &Ask) -> Frame {
        match self.comparison([ask, ask], false) {
            Some(comparison) => Frame { clock: comparison.clock, ..comparison.focused().clone() },
            None => self.lane.frame(&self.tree, ask),
        }
    }

    pub const fn difference(&self) -> Option<&Difference> {
        self.finder.found.as_ref()
    }

    /// Both runs at this moment; `None`: only one run. A later difference is included only if `revealed` is true.
    pub fn comparison(&mut self, asks: [&Ask; 2], revealed: bool) -> Option<Comparison> {
        let other = self.beside.as_mut()?;
        let position = asks[self.focus].selected;
        let mut selected = [Some(position); 2];
        let id = self.lane.run.ids().get(position);
        selected[1 - self.focus] = id.and_then(|&id| other.run.position_of(id));
        let asked = [0, 1].map(|side| Ask { selected: selected[side].unwrap_or_default(), ..*asks[side] });
        let (focus, here) = (self.focus, self.lane.frame(&self.tree, &asked[self.focus]));
        let there = other.frame(&self.tree, &asked[1 - focus]);
        let mut sides = if focus == 0 { [here, there] } else { [there, here] };
        // Notes and questions are about one run, so a comparison shows none.
        for frame in &mut sides {
            frame.stops.clear();
            for marks in [&mut frame.marks, &mut frame.marks_ahead] {
                marks.retain(|mark| mark.sign != Sign::Note);
            }
        }
        let rested = [0, 1].map(|side| self.side(side).and_then(|lane| lane.run.rested()));
        let happened = self.difference_has_happened();
        let difference = self.finder.found.clone().filter(|_| happened || revealed);
        let (clock, apart) = (self.clock(), self.apart(revealed));
        Some(Comparison { clock, sides, focus, selected, rested, apart, difference, ahead: !happened })
    }

    fn apart(&self, revealed: bool) -> [Vec<Remark>; 2] {
        let branches = self.branch_beside().map(|other| (self.branch(), other)).filter(|(here, other)| here != other);
        let Some(shared) = branches.and_then(|(here, other)| self.tree.shared(here, other)) else {
            return self.apart.clone();
        };
        let tick = self.tick();
        [0, 1].map(|side| {
            let settings = self.apart[side].clone();
            let Some(lane) = self.side(side) else { return settings };
            let mut course = self.tree.course(lane.branch()).split_off(&shared.saturating_add(1));
            course.retain(|&entered, _| entered <= tick || revealed);
            let acts = lane.teller().course(&course);
            std::iter::once(called(&self.tree, lane.branch())).chain(acts).chain(settings).collect()
        })
    }

    fn difference_has_happened(&self) -> bool {
        let Some(found) = &self.finder.found else { return false };
        let tick = self.tick();
        if found.tick != tick {
            return found.tick < tick;
        }
        let shown = self.lanes().filter(|lane| lane.tick() == tick).map(|lane| lane.events().0).max();
        found.sides.iter().filter_map(|doing| doing.event).max().unwrap_or_default() <= shown.unwrap_or_default()
    }

    fn compare(&mut self) {
        let until = self.tick();
        if let Some(other) = &self.beside {
            let (here, there) = (&self.lane.run, &other.run);
            self.finder.find(if self.focus == 0 { [here, there] } else { [there, here] }, until);
        }
    }

    fn restart_comparison(&mut self) {
        self.finder = DifferenceFinder::default();
        if let [Some(left), Some(right)] = [0, 1].map(|side| self.side(side)) {
            self.apart = apart([left.scenario(), right.scenario()]);
        }
    }
}

#[cfg(test)]
mod tests;
