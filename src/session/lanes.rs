//! A session: the tree of all runs, and one branch of it on the screen, or two side by side on one clock.
//!
//! What is done to a run is written down in the tree, and nothing that was there is lost. Two runs are stepped together, and what is done
//! to one is done to the other at the same tick; one that has come to rest stays at its end while the other goes on. What is asked is
//! asked of the run that has the focus, with the clock of both.

use super::difference::{Finder, apart};
use super::lane::Lane;
use super::model::comparison::{Comparison, Difference};
use super::model::space_time::{Find, Found};
use super::model::why::{Question, Why};
use super::model::{Ask, Clock, Frame, LogLine, Stop};
use super::query::describe_command::{Teller, called};
use super::{Looked, Lookup, Moved, Opener, Search, Searched, Until};
use crate::history::{Course, History};
use crate::protocol::{Id, Remark, Ticks};
use crate::scenario::Scenario;
use crate::scenario::change::reseated;
use crate::sim::command::{Command, Select};

/// The tree of all runs, and one or two of them on the screen.
pub struct Lanes {
    tree: History,
    /// The run that has the focus.
    lane: Lane,
    /// The one beside it.
    beside: Option<Lane>,
    /// On which side the run with the focus is: 0 is the left one.
    focus: usize,
    opener: Opener,
    finder: Finder,
    /// What tells the two apart besides their algorithms.
    apart: [Vec<Remark>; 2],
    /// Whether both runs took the latest act.
    both_took: bool,
}

impl std::fmt::Debug for Lanes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lanes").field("tick", &self.tick()).field("focus", &self.focus).finish_non_exhaustive()
    }
}

// Which runs there are.
impl Lanes {
    /// A session with the run of a scenario, at tick 0.
    pub fn open(scenario: &Scenario, opener: Opener) -> Self {
        let mut tree = History::default();
        let lane = Lane::open(&mut tree, scenario, opener);
        let (finder, apart) = (Finder::default(), [Vec::new(), Vec::new()]);
        Self { tree, lane, beside: None, focus: 0, opener, finder, apart, both_took: true }
    }

    /// All runs that there have been.
    pub const fn history(&self) -> &History {
        &self.tree
    }

    /// The same, to be named, marked, saved and added to.
    pub const fn history_mut(&mut self) -> &mut History {
        &mut self.tree
    }

    /// Shows the run of a scenario to which nothing has been done, by itself. What else the tree has stays there.
    pub fn show(&mut self, scenario: &Scenario) {
        self.beside = None;
        self.focus = 0;
        self.lane = Lane::open(&mut self.tree, scenario, self.opener);
    }

    /// Shows a branch of the tree by itself, at tick 0.
    pub fn show_branch(&mut self, branch: usize) {
        self.beside = None;
        self.focus = 0;
        self.lane = Lane::on(&mut self.tree, branch, self.opener);
    }

    /// Shows the runs of two scenarios side by side, to which nothing has been done. The left one has the focus.
    pub fn show_both(&mut self, left: &Scenario, right: &Scenario) {
        self.show(left);
        self.open_beside(right);
    }

    /// A session with the runs of two scenarios side by side.
    pub(super) fn of_two(left: &Scenario, right: &Scenario, opener: Opener) -> Self {
        let mut lanes = Self::open(left, opener);
        lanes.open_beside(right);
        lanes
    }

    fn open_beside(&mut self, scenario: &Scenario) {
        let lane = Lane::open(&mut self.tree, scenario, self.opener);
        self.set_beside(lane);
    }

    /// Puts a new run beside the one on the screen, after the acts that have been done to that one; how many of them mean nothing there.
    pub fn put_beside(&mut self, scenario: &Scenario) -> usize {
        let mut other = Lane::open(&mut self.tree, scenario, self.opener);
        let acts = self.lane.acts();
        let carried = |(tick, act): &(Ticks, Command)| Some((*tick, carried(act, self.lane.scenario(), other.scenario())?));
        let repeated: Vec<_> = acts.iter().filter_map(carried).collect();
        let left_out = acts.len() - repeated.len();
        other.repeat(&mut self.tree, repeated);
        self.focus = 0;
        self.set_beside(other);
        left_out
    }

    /// Puts a branch of the tree beside the run on the screen.
    pub fn put_branch_beside(&mut self, branch: usize) {
        let here = self.lane.branch();
        let other = Lane::on(&mut self.tree, branch, self.opener);
        self.tree.visit(here);
        self.put_on_side(0, other);
    }

    /// Leaves only the run that has the focus; gives the side on which that was, and the other run.
    pub fn leave_one(&mut self) -> Option<(usize, Lane)> {
        let other = self.beside.take()?;
        Some((std::mem::take(&mut self.focus), other))
    }

    /// Puts a run beside the one on the screen, which comes to its side again and keeps the focus, at its tick. What has been done on its
    /// branch meanwhile has been done there too.
    pub fn put_again(&mut self, (focus, mut other): (usize, Lane)) {
        other.switch(&mut self.tree, other.branch(), self.opener);
        self.put_on_side(focus, other);
    }

    /// The run on the screen comes to this side and keeps the focus.
    fn put_on_side(&mut self, focus: usize, mut other: Lane) {
        other.seek(&mut self.tree, self.lane.tick());
        self.focus = focus;
        self.set_beside(other);
    }

    /// Both runs are brought to the tick of the one that is further.
    fn set_beside(&mut self, other: Lane) {
        self.beside = Some(other);
        self.both_took = true;
        self.compare_anew();
        self.seek(self.tick());
    }

    /// Whether there are two runs on the screen.
    pub const fn is_two(&self) -> bool {
        self.beside.is_some()
    }

    /// On which side the run with the focus is: 0 is the left one.
    pub const fn focus(&self) -> usize {
        self.focus
    }

    /// Gives the other run the focus, if there is one.
    pub const fn turn(&mut self) {
        if let Some(other) = &mut self.beside {
            std::mem::swap(&mut self.lane, other);
            self.focus = 1 - self.focus;
        }
    }

    /// The run on a side, if there are two.
    pub fn side(&self, side: usize) -> Option<&Lane> {
        let other = self.beside.as_ref()?;
        Some(if side == self.focus { &self.lane } else { other })
    }

    /// The branch of the tree that the run with the focus is.
    pub const fn branch(&self) -> usize {
        self.lane.branch()
    }

    /// The branch that the run beside it is.
    pub fn branch_beside(&self) -> Option<usize> {
        self.beside.as_ref().map(Lane::branch)
    }

    /// The runs on the screen.
    fn lanes(&self) -> impl Iterator<Item = &Lane> {
        std::iter::once(&self.lane).chain(&self.beside)
    }

    /// Becomes another branch of the tree: at this tick, or at the last one before it from which the two are the same; at tick 0 of a run
    /// of another scenario.
    pub fn switch(&mut self, branch: usize) {
        let tick = self.tick();
        self.lane.switch(&mut self.tree, branch, self.opener);
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
    pub fn follow(&mut self, course: Course) {
        let tick = self.tick();
        self.lane.follow(&mut self.tree, course);
        if self.is_two() {
            self.finder = Finder::default();
            self.seek(tick);
        }
    }
}

// Time, which both runs have in common.
impl Lanes {
    /// The tick on the screen.
    pub fn tick(&self) -> Ticks {
        self.lanes().map(Lane::tick).max().unwrap_or_default()
    }

    /// The last tick that has been computed.
    pub fn recorded(&self) -> Ticks {
        self.lanes().map(|lane| lane.recorded(&self.tree)).max().unwrap_or_default()
    }

    /// How many events of the tick on the screen have been handled, and how many it has.
    pub fn events(&self) -> (usize, usize) {
        self.lane.events()
    }

    /// The tick at which all runs on the screen have come to rest.
    pub fn rested(&self) -> Option<Ticks> {
        self.lanes().map(Lane::rested).reduce(|one, other| Some(one?.max(other?)))?
    }

    /// Where in time the moment on the screen is.
    pub fn clock(&self) -> Clock {
        let tick = self.tick();
        let at_it = self.lanes().filter(|lane| lane.tick() == tick).map(Lane::events);
        let (done, all) = at_it.fold((0, 0), |(most, all), (done, of)| (most.max(done), all.max(of)));
        let half_way = self.is_half_way().then_some((done, all));
        let clocks: Vec<Clock> = self.lanes().map(|lane| lane.clock(&self.tree)).collect();
        let (quiet, beats) = (clocks.iter().all(|clock| clock.quiet), clocks.iter().any(|clock| clock.beats));
        Clock { tick, half_way, recorded: self.recorded(), quiet, beats }
    }

    fn is_half_way(&self) -> bool {
        self.lanes().any(Lane::is_half_way)
    }

    /// To the next tick. A quiet run that heartbeats go on in is followed from tick to tick.
    pub fn go_on(&mut self) -> Moved {
        if !self.is_two() {
            return self.lane.go_on(&mut self.tree);
        }
        self.advance(Lane::go_on)
    }

    /// To the tick before (from half-way inside tick t: to the end of t − 1).
    pub fn previous_tick(&mut self) -> Moved {
        self.tick().checked_sub(1).map_or(Moved::AtTheStart, |before| self.seek(before))
    }

    /// To the next event inside the tick.
    pub fn next_event(&mut self) -> Moved {
        if !self.is_two() {
            return self.lane.next_event(&mut self.tree);
        }
        self.advance(Lane::next_event)
    }

    /// To the event before.
    pub fn previous_event(&mut self) -> Moved {
        let Some(other) = &mut self.beside else { return self.lane.previous_event(&mut self.tree) };
        let tick = self.lane.tick().max(other.tick());
        let done = |lane: &Lane| if lane.tick() == tick { lane.events().0 } else { 0 };
        let most = done(&self.lane).max(done(other));
        if most <= 1 {
            return self.previous_tick();
        }
        for lane in [&mut self.lane, other] {
            if done(lane) == most {
                lane.previous_event(&mut self.tree);
            }
        }
        Moved::Yes
    }

    /// To any tick from 0 on; computes what is not recorded yet, and stops where the run becomes quiet.
    pub fn seek(&mut self, tick: Ticks) -> Moved {
        let here = self.lane.seek(&mut self.tree, tick);
        let Some(other) = &mut self.beside else { return here };
        let there = other.seek(&mut self.tree, tick);
        self.compare();
        if [here, there].iter().all(|moved| matches!(moved, Moved::Quiet | Moved::Nothing(_))) {
            Moved::Quiet
        } else {
            Moved::Yes
        }
    }

    /// Goes on until something happens, at most to the tick `farthest`; after about so many events it stops for a while at the end of a
    /// tick. It stops after the very event that brought it about, which may be in the middle of a tick.
    pub fn until(&mut self, goal: Until, farthest: Ticks, events: u64) -> Looked {
        let looked = self.lane.until(&mut self.tree, goal, farthest, events);
        self.bring_other();
        looked
    }

    /// Searches on, through about so many events, and beyond what is recorded at most to the tick `farthest`; `words` says whether a
    /// line of the log has the words that are looked for. What is found has happened just before the moment that is then shown.
    pub fn search(&mut self, search: &mut Search, words: &dyn Fn(&LogLine) -> bool, farthest: Ticks, events: u64) -> Searched {
        let searched = self.lane.search(&mut self.tree, search, words, (farthest, events));
        // On the way, and where nothing is found, the other run stays where it is.
        if matches!(searched, Searched::Hit(_)) {
            self.bring_other();
        }
        searched
    }

    /// Computes again what is known to come but has been given up, as far as about so many events reach; whether all of it is there now.
    /// The moment on the screen stays.
    pub fn catch_up(&mut self, events: u64) -> bool {
        let here = self.lane.catch_up(&mut self.tree, events);
        let there = self.beside.as_mut().is_none_or(|other| other.catch_up(&mut self.tree, events));
        here && there
    }

    /// Moves the runs on that are not at their end: those that are half-way through the tick, or else all.
    fn advance(&mut self, step: fn(&mut Lane, &mut History) -> Moved) -> Moved {
        let (half_way, tick) = (self.is_half_way(), self.tick());
        let mut moved = Moved::Quiet;
        for lane in std::iter::once(&mut self.lane).chain(&mut self.beside) {
            let goes = if half_way { lane.is_half_way() } else { lane.tick() == tick };
            if goes && step(lane, &mut self.tree) == Moved::Yes {
                moved = Moved::Yes;
            }
        }
        self.compare();
        moved
    }

    /// Brings the other run to the moment of the one that has the focus.
    fn bring_other(&mut self) {
        let Some(other) = &mut self.beside else { return };
        let (tick, (done, all)) = (self.lane.tick(), self.lane.events());
        if done < all {
            // In the middle of a tick the other run has handled as many of its own events.
            other.seek(&mut self.tree, tick.saturating_sub(1));
            for _ in 0..done {
                if other.tick() < tick || other.is_half_way() {
                    other.next_event(&mut self.tree);
                }
            }
        } else {
            other.seek(&mut self.tree, tick);
        }
        self.compare();
    }
}

// Acts, which both runs take if they mean anything there.
impl Lanes {
    /// An act of the person at the keys: it enters the next tick, which is shown at once.
    pub fn act(&mut self, command: Command) -> Moved {
        let (tick, half_way) = (self.tick(), self.is_half_way());
        let Some(other) = &mut self.beside else { return self.lane.act(&mut self.tree, command) };
        self.lane.wait_until(&mut self.tree, tick);
        other.wait_until(&mut self.tree, tick);
        let there = carried(&command, self.lane.scenario(), other.scenario());
        let moved = self.lane.act(&mut self.tree, command);
        if !matches!(moved, Moved::Yes | Moved::Waiting) {
            return moved;
        }
        let took = there.map(|command| other.act(&mut self.tree, command));
        self.both_took = matches!(took, Some(Moved::Yes | Moved::Waiting));
        self.finder.forget_after(tick);
        for lane in [&mut self.lane, other] {
            if half_way && lane.tick() > tick {
                // The other one is half-way through the tick: both wait for its end.
                lane.seek(&mut self.tree, tick);
            } else if !half_way && lane.tick() == tick {
                lane.next_tick(&mut self.tree);
            }
        }
        self.compare();
        if half_way { Moved::Waiting } else { Moved::Yes }
    }

    /// Whether both runs took the latest act, and not only the one that has the focus.
    pub const fn both_took(&self) -> bool {
        self.both_took
    }

    /// What the person at the keys did, each with the tick that it enters, in order.
    pub fn acts(&self) -> Vec<(Ticks, Command)> {
        self.lane.acts()
    }

    /// Why an act would change nothing now, if it would not.
    pub fn changes_nothing(&self, command: &Command) -> Option<Remark> {
        self.lane.run().changes_nothing(command)
    }

    /// How an act that enters the next tick names a message under way: exactly this one, whatever else runs on its link and whatever
    /// the next tick brings before the act. Nothing if it will be under way no more, or if it is a notice.
    pub fn select(&self, number: u32) -> Option<Select> {
        self.lane.run().select(number)
    }
}

// What is asked of the run that has the focus.
impl Lanes {
    /// The scenario it was made from.
    pub fn scenario(&self) -> &Scenario {
        self.lane.scenario()
    }

    /// The position of the process with this id.
    pub fn position_of(&self, id: Id) -> Option<usize> {
        self.lane.run().position_of(id)
    }

    /// The id of the process at a position.
    pub fn id_at(&self, position: usize) -> Option<Id> {
        self.lane.run().id_at(position)
    }

    /// The tick of the next stop (note or question) after the one on the screen; two runs side by side have none.
    pub fn next_stop(&self) -> Option<Ticks> {
        if self.is_two() { None } else { self.lane.run().next_stop() }
    }

    /// The tick of the stop before the one on the screen.
    pub fn previous_stop(&self) -> Option<Ticks> {
        if self.is_two() { None } else { self.lane.run().previous_stop() }
    }

    /// The notes and questions due at exactly this tick. What a scenario tells and asks was written for a run by itself.
    pub fn stops(&mut self) -> Vec<Stop> {
        if self.is_two() { Vec::new() } else { self.lane.run_mut().stops() }
    }

    /// Small questions about the moment on the screen.
    pub fn lookup(&self) -> &dyn Lookup {
        self.lane.run().lookup()
    }

    /// The moment on the screen as plain data; of two runs, that of the one that has the focus, with the clock of both.
    pub fn frame(&mut self, ask: &Ask) -> Frame {
        match self.comparison([ask, ask], false) {
            Some(comparison) => Frame { clock: comparison.clock, ..comparison.focused().clone() },
            None => self.lane.frame(&self.tree, ask),
        }
    }

    /// An event of the space-time diagram, among those up to the moment on the screen, or among all that are recorded.
    pub fn find_event(&self, find: Find, future: bool) -> Option<Found> {
        self.lane.run().find_event(find, future)
    }

    /// What the log says of an event, by its number.
    pub fn tell_event(&self, event: u32) -> Option<LogLine> {
        self.lane.run().tell_event(event)
    }

    /// Why something is as it is at the moment on the screen; nothing if what is asked about is not there.
    pub fn why(&mut self, question: Question) -> Option<Why> {
        self.lane.run_mut().why(question)
    }
}

// What two runs are compared by.
impl Lanes {
    /// Where the two runs part, as far as they have been computed.
    pub const fn difference(&self) -> Option<&Difference> {
        self.finder.found()
    }

    /// The runs on the screen by their sides, if there are two.
    fn sides_mut(&mut self) -> Option<[&mut Lane; 2]> {
        let (here, there) = (&mut self.lane, self.beside.as_mut()?);
        Some(if self.focus == 0 { [here, there] } else { [there, here] })
    }

    /// The moment on the screen, of both runs. `revealed`: a difference that lies beyond it is told too.
    pub fn comparison(&mut self, asks: [&Ask; 2], revealed: bool) -> Option<Comparison> {
        let other = self.beside.as_mut()?;
        let selected = {
            let position = asks[self.focus].selected;
            let mut selected = [Some(position); 2];
            selected[1 - self.focus] = same_process(&self.lane, other, position);
            selected
        };
        let asked = [0, 1].map(|side| Ask { selected: selected[side].unwrap_or_default(), ..*asks[side] });
        let (focus, here) = (self.focus, self.lane.frame(&self.tree, &asked[self.focus]));
        let there = other.frame(&self.tree, &asked[1 - focus]);
        let mut sides = if focus == 0 { [here, there] } else { [there, here] };
        // What a scenario tells and asks was written for a run by itself.
        for frame in &mut sides {
            frame.stops.clear();
        }
        let rested = [0, 1].map(|side| self.side(side).and_then(Lane::rested));
        let happened = self.difference_has_happened();
        Some(Comparison {
            clock: self.clock(),
            sides,
            focus,
            selected,
            rested,
            apart: self.apart(revealed),
            difference: self.finder.found().filter(|_| happened || revealed).cloned(),
            ahead: !happened,
        })
    }

    /// What tells the two apart besides their algorithms: of two branches of one tree, which ones they are, and what has been done
    /// on each alone; what is still to be done only if it is revealed.
    fn apart(&self, revealed: bool) -> [Vec<Remark>; 2] {
        let [Some(left), Some(right)] = [0, 1].map(|side| self.side(side)) else { return self.apart.clone() };
        let shared = self.tree.shared(left.branch(), right.branch()).filter(|_| left.branch() != right.branch());
        let Some(shared) = shared else { return self.apart.clone() };
        let tick = self.tick();
        let mut lanes = [left, right].into_iter();
        self.apart.clone().map(|settings| {
            let Some(lane) = lanes.next() else { return settings };
            let mut course = self.tree.course(lane.branch()).split_off(&shared.saturating_add(1));
            course.retain(|&entered, _| entered <= tick || revealed);
            let id_at = |position| lane.run().id_at(position);
            let acts = Teller::new(lane.scenario(), &id_at).course(&course);
            std::iter::once(called(&self.tree, lane.branch())).chain(acts).chain(settings).collect()
        })
    }

    /// Whether the first difference lies before this moment, or in it.
    fn difference_has_happened(&self) -> bool {
        let Some(found) = self.finder.found() else { return false };
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
        let mut finder = std::mem::take(&mut self.finder);
        if let Some(sides) = self.sides_mut() {
            finder.find(sides.map(Lane::run_mut), until);
        }
        self.finder = finder;
    }

    /// The runs are others than they were.
    fn compare_anew(&mut self) {
        self.finder = Finder::default();
        if let Some([left, right]) = self.sides_mut() {
            self.apart = apart([left.scenario(), right.scenario()]);
        }
    }
}

/// The position in another run of the process at a position: nearly always the same one sits in the same place.
fn same_process(here: &Lane, there: &Lane, position: usize) -> Option<usize> {
    let id = here.run().id_at(position);
    let same = id.filter(|&id| there.run().id_at(position) == Some(id)).map(|_| position);
    same.or_else(|| there.run().position_of(id?))
}

/// An act on one run as an act on the other, if it means anything there.
fn carried(command: &Command, here: &Scenario, there: &Scenario) -> Option<Command> {
    // Another algorithm has other messages and other timers.
    let is_of_the_algorithm = command.select().is_some() || command.timer().is_some();
    if is_of_the_algorithm && here.protocol() != there.protocol() { None } else { reseated(command, here, there) }
}
