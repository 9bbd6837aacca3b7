//! Runs as plain data, types erased: load, step, seek, command, frame.
//!
//! This is all that the screen and the command line see of a run. A session is the tree of all runs, and one branch of it on the screen,
//! or two side by side on one clock. What is done to a run is written down in the tree, and nothing that was there is lost. Two runs are
//! stepped together, and what is done to one is done to the other at the same tick; one that has come to rest stays at its end while the
//! other goes on. What is asked is asked of the run that has the focus, with the clock of both.

mod acts;
pub mod difference;
pub mod history;
mod lane;
pub mod model;
mod query;
mod run;
mod time;
mod warnings;

pub use acts::NoUndo;
use acts::carried;
use difference::{Comparison, Difference, Finder, apart};
pub use lane::Lane;
pub use model::{Ask, Frame};
use model::{Sign, Stop};
use query::{cues::only_borne_out, describe_command::Teller, describe_command::called};
pub use query::{describe_command, search};
pub use run::Memory;
pub use search::{Search, Searched};
pub use time::{Looked, Met, Until};
pub use warnings::{Entry, GlanceWarnings, Warning, at_a_glance, warnings};

use crate::{history::CommandLog, history::History, query::cues, run::Run};
use suffrage_engine::protocol::{Id, Remark, Ticks};
use suffrage_engine::{engine::Summary, sim::Excess, sim::Limits, sim::command::Command};
use suffrage_scenario::{Scenario, change::Changed};
use suffrage_text::ids;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moved {
    Yes,
    AtTheStart,
    Quiet,
    /// A tick is shown half-way: the act waits for the next tick.
    Waiting,
    /// The way takes long and has stopped: continue it, or give it up.
    OnTheWay,
    /// The act would change nothing, and why (a catalogue key with values).
    Nothing(Remark),
}

/// Why a run without a screen stopped before its end and before its limit of ticks.
pub fn stopped(summary: &Summary) -> Option<Remark> {
    summary.excess.map(|excess| excessive(excess, &Limits::default(), summary.tick))
}

/// The screen and pictures take up to this many processes.
pub const MOST_PROCESSES: usize = 4_096;
/// A run on the screen or in a picture takes up to this many events, counted from tick 0.
pub const MOST_EVENTS: usize = 2_000_000;

/// Why the screen and pictures do not take a scenario, if they do not.
pub fn too_large(scenario: &Scenario) -> Option<Remark> {
    let (count, most) = (scenario.count() as u64, MOST_PROCESSES as u64);
    (count > most).then(|| ids::ScenarioTooLarge { count, most }.into())
}

/// What has grown beyond its limit, at which tick, and how to go on.
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

/// Where the runs of two scenarios part, if they do up to a tick. No more of them is computed than it takes to know.
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

/// A run as a scenario that can be written to a file: with the acts of a person at the keys, and without what it does not bear out.
pub fn with_acts(scenario: &Scenario, acts: &[(Ticks, Command)]) -> Changed {
    only_borne_out(scenario).with_acts(acts).telling_less_than(scenario)
}

/// Whether the processes of a scenario have no ids that they know.
pub fn is_anonymous(scenario: &Scenario) -> bool {
    scenario.protocol().entry().anonymous()
}

#[derive(Debug)]
pub struct Session {
    tree: History,
    lane: Lane,
    beside: Option<Lane>,
    /// On which side the run with the focus is: 0 is the left one.
    focus: usize,
    finder: Finder,
    apart: [Vec<Remark>; 2],
    /// Whether both runs took the latest act, and not only the one that has the focus.
    pub both_took: bool,
}

// Which runs there are.
impl Session {
    pub fn open(scenario: &Scenario) -> Self {
        Self::open_within(scenario, Memory::default())
    }

    pub fn open_within(scenario: &Scenario, memory: Memory) -> Self {
        let mut tree = History::default();
        let lane = Lane::open(&mut tree, scenario, memory);
        let (finder, apart) = (Finder::default(), [Vec::new(), Vec::new()]);
        Self { tree, lane, beside: None, focus: 0, finder, apart, both_took: true }
    }

    pub const fn history(&self) -> &History {
        &self.tree
    }

    pub const fn history_mut(&mut self) -> &mut History {
        &mut self.tree
    }

    /// Shows the run of a scenario to which nothing has been done, by itself. What else the tree has stays there.
    pub fn show(&mut self, scenario: &Scenario) {
        self.beside = None;
        self.focus = 0;
        self.lane = Lane::open(&mut self.tree, scenario, self.lane.run.memory);
    }

    pub fn show_branch(&mut self, branch: usize) {
        self.beside = None;
        self.focus = 0;
        self.lane = Lane::on(&mut self.tree, branch, self.lane.run.memory);
    }

    /// Shows the runs of two scenarios side by side, to which nothing has been done. The left one has the focus.
    pub fn show_both(&mut self, left: &Scenario, right: &Scenario) {
        self.show(left);
        self.open_beside(right);
    }

    fn open_beside(&mut self, scenario: &Scenario) {
        let lane = Lane::open(&mut self.tree, scenario, self.lane.run.memory);
        self.put_on_side(self.focus, lane, u64::MAX);
    }

    /// Puts a new run beside the one on the screen, with its acts, through about so many events; how many acts mean nothing there.
    pub fn put_beside_within(&mut self, scenario: &Scenario, events: u64) -> (usize, Moved) {
        let mut other = Lane::open(&mut self.tree, scenario, self.lane.run.memory);
        let acts = self.lane.acts();
        let carried =
            |(tick, act): &(Ticks, Command)| Some((*tick, carried(act, &self.lane.run.scenario, &other.run.scenario)?));
        let repeated: Vec<_> = acts.iter().filter_map(carried).collect();
        let left_out = acts.len() - repeated.len();
        let mut course = self.tree.course(other.branch());
        for (tick, act) in repeated {
            course.entry(tick).or_default().push(act);
        }
        other.follow(&mut self.tree, course);
        (left_out, self.put_on_side(0, other, events))
    }

    /// Puts a branch beside the run on the screen, through about so many events.
    pub fn put_branch_beside(&mut self, branch: usize, events: u64) -> Moved {
        let here = self.lane.branch();
        let other = Lane::on(&mut self.tree, branch, self.lane.run.memory);
        self.tree.set_current(here);
        self.put_on_side(0, other, events)
    }

    /// Leaves only the run that has the focus; gives the side on which that was, and the other run.
    pub fn leave_one(&mut self) -> Option<(usize, Lane)> {
        let other = self.beside.take()?;
        Some((std::mem::take(&mut self.focus), other))
    }

    /// Puts a run beside the one on the screen, which returns to its side and keeps the focus; through about so many events.
    pub fn put_again(&mut self, (focus, mut other): (usize, Lane), events: u64) -> Moved {
        other.switch(&mut self.tree, other.branch());
        self.put_on_side(focus, other, events)
    }

    /// The run on the screen comes to this side and keeps the focus. Both are brought to its tick.
    fn put_on_side(&mut self, focus: usize, other: Lane, events: u64) -> Moved {
        (self.focus, self.beside, self.both_took) = (focus, Some(other), true);
        self.compare_anew();
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

    pub fn side(&self, side: usize) -> Option<&Lane> {
        let other = self.beside.as_ref()?;
        Some(if side == self.focus { &self.lane } else { other })
    }

    pub const fn branch(&self) -> usize {
        self.lane.branch()
    }

    pub fn branch_beside(&self) -> Option<usize> {
        self.beside.as_ref().map(Lane::branch)
    }

    fn lanes(&self) -> impl Iterator<Item = &Lane> {
        std::iter::once(&self.lane).chain(&self.beside)
    }

    /// Shows another branch at this tick, or where the two part if that is before it; of another scenario, at tick 0.
    pub fn switch(&mut self, branch: usize) {
        let tick = self.tick();
        self.lane.switch(&mut self.tree, branch);
        if self.is_two() {
            self.compare_anew();
            if self.lane.tick() == tick && self.is_half_way() {
                self.compare();
            } else {
                self.seek(tick);
            }
        }
    }

    /// Does other acts to the run than those that were done to it, which is a branch of its own.
    pub fn follow(&mut self, course: CommandLog) {
        let tick = self.tick();
        self.lane.follow(&mut self.tree, course);
        if self.is_two() {
            self.finder = Finder::default();
            self.seek(tick);
        }
    }
}

// What is asked of the run that has the focus, with the clock of all on the screen.
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

    /// The tick of the next stop (note or question) after the one on the screen; two runs side by side have none.
    pub fn next_stop(&self) -> Option<Ticks> {
        if self.is_two() { None } else { cues::next(&self.lane.run) }
    }

    /// Whether the scenario may have something to tell or to ask after this moment. Nothing is computed for it.
    pub fn has_stop_ahead(&self) -> bool {
        !self.is_two() && cues::may_follow(&self.lane.run)
    }

    pub fn previous_stop(&self) -> Option<Ticks> {
        if self.is_two() { None } else { cues::previous(&self.lane.run) }
    }

    /// The notes and questions due at exactly this tick. What a scenario tells and asks was written for a run by itself.
    pub fn stops(&self) -> Vec<Stop> {
        if self.is_two() { Vec::new() } else { cues::stops(&self.lane.run).to_vec() }
    }

    /// The run that has the focus, for small questions about the moment on the screen.
    pub const fn lookup(&self) -> &Run {
        &self.lane.run
    }

    /// The moment on the screen as plain data; of two runs, that of the one that has the focus, with the clock of both.
    pub fn frame(&mut self, ask: &Ask) -> Frame {
        match self.comparison([ask, ask], false) {
            Some(comparison) => Frame { clock: comparison.clock, ..comparison.focused().clone() },
            None => self.lane.frame(&self.tree, ask),
        }
    }

    pub const fn difference(&self) -> Option<&Difference> {
        self.finder.found.as_ref()
    }

    /// The moment on the screen, of both runs. `revealed`: a difference that lies beyond it is told too.
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
        // What a scenario tells and asks was written for a run by itself.
        for frame in &mut sides {
            frame.stops.clear();
            for marks in [&mut frame.marks, &mut frame.marks_ahead] {
                marks.retain(|mark| mark.sign != Sign::Note);
            }
        }
        let rested = [0, 1].map(|side| self.side(side).and_then(|lane| lane.run.rested()));
        let happened = self.difference_has_happened();
        Some(Comparison {
            clock: self.clock(),
            sides,
            focus,
            selected,
            rested,
            apart: self.apart(revealed),
            difference: self.finder.found.clone().filter(|_| happened || revealed),
            ahead: !happened,
        })
    }

    /// What tells the two apart besides their algorithms: the settings; of two branches of one tree, their names and their own acts.
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
            let acts = Teller { scenario: lane.scenario(), ids: lane.run.ids() }.course(&course);
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

    /// The moment has changed: the ticks that both runs have gone through are compared.
    fn compare(&mut self) {
        let until = self.tick();
        if let Some(other) = &self.beside {
            let (here, there) = (&self.lane.run, &other.run);
            self.finder.find(if self.focus == 0 { [here, there] } else { [there, here] }, until);
        }
    }

    fn compare_anew(&mut self) {
        self.finder = Finder::default();
        if let [Some(left), Some(right)] = [0, 1].map(|side| self.side(side)) {
            self.apart = apart([left.scenario(), right.scenario()]);
        }
    }
}

#[cfg(test)]
mod tests;
