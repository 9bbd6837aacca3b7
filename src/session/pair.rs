//! Two runs on one clock: what is done to one is done to the other at the same tick.
//!
//! A pair does not know where its runs come from. They are stepped together; one that has come to rest stays at its end while the
//! other goes on. To the keys a pair is a session like any other: the run that has the focus, with the clock of both.

use super::describe_command::{Teller, called};
use super::difference::Finder;
use super::model::comparison::{Comparison, Difference};
use super::model::space_time::{Find, Found};
use super::model::why::{Question, Why};
use super::model::{Ask, Clock, Frame, LogLine, Stop};
use super::{Looked, Lookup, Moved, Search, Searched, Session, SharedHistory, StepSummary, Until};
use crate::history::{Course, Outcome};
use crate::protocol::{Id, Remark, Ticks, Value};
use crate::scenario::Scenario;
use crate::scenario::change::reseated;
use crate::sim::command::{Command, Select};

/// Two runs side by side.
pub struct Pair {
    runs: [Box<dyn Session>; 2],
    /// Which one has the keys.
    focus: usize,
    finder: Finder,
    /// What tells them apart besides their algorithms.
    apart: [Vec<Remark>; 2],
    /// Whether both runs took the latest act.
    both_took: bool,
}

impl std::fmt::Debug for Pair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pair").field("tick", &self.tick()).field("focus", &self.focus).finish_non_exhaustive()
    }
}

impl Pair {
    /// Two runs, the left one and the right one, both brought to the tick of the one that is further. The left one has the keys.
    pub fn new(left: Box<dyn Session>, right: Box<dyn Session>) -> Self {
        let apart = apart([left.scenario(), right.scenario()]);
        let mut pair = Self { runs: [left, right], focus: 0, finder: Finder::default(), apart, both_took: true };
        pair.seek(pair.tick());
        pair
    }

    /// The same with a new run on the right, to which is done first what the person at the keys did to the left one; and how many of
    /// these acts mean nothing there.
    pub fn with_acts(left: Box<dyn Session>, mut right: Box<dyn Session>) -> (Self, usize) {
        let acts = left.acts();
        let carried = |(tick, act): &(Ticks, Command)| Some((*tick, carried(act, left.scenario(), right.scenario())?));
        let repeated: Vec<_> = acts.iter().filter_map(carried).collect();
        let left_out = acts.len() - repeated.len();
        right.repeat(repeated);
        (Self::new(left, right), left_out)
    }

    /// Which run has the keys: 0 is the left one.
    pub const fn focus(&self) -> usize {
        self.focus
    }

    /// Gives the other run the keys.
    pub const fn turn(&mut self) {
        self.focus = 1 - self.focus;
    }

    /// The run on a side.
    pub fn run(&self, side: usize) -> &dyn Session {
        &*self.runs[side.min(1)]
    }

    /// The run that has the keys, and then the other one.
    pub fn into_runs(self) -> [Box<dyn Session>; 2] {
        let [left, right] = self.runs;
        if self.focus == 0 { [left, right] } else { [right, left] }
    }

    /// Where the two runs part, as far as they have been computed.
    pub const fn difference(&self) -> Option<&Difference> {
        self.finder.found()
    }

    /// Whether both runs took the latest act, and not only the one that has the keys.
    pub const fn both_took(&self) -> bool {
        self.both_took
    }

    /// The moment on the screen, of both. `revealed`: a difference that lies beyond it is told too.
    pub fn comparison(&mut self, asks: [&Ask; 2], revealed: bool) -> Comparison {
        let selected = self.selected(asks[self.focus].selected);
        let mut frames = [0, 1].map(|side| {
            let ask = Ask { selected: selected[side].unwrap_or_default(), ..*asks[side] };
            self.runs[side].frame(&ask)
        });
        // What a scenario tells and asks was written for a run by itself.
        for frame in &mut frames {
            frame.stops.clear();
        }
        let happened = self.difference_has_happened();
        Comparison {
            clock: self.clock_of_both(),
            sides: frames,
            focus: self.focus,
            selected,
            rested: [0, 1].map(|side| self.runs[side].rested()),
            apart: self.apart(revealed),
            difference: self.finder.found().filter(|_| happened || revealed).cloned(),
            ahead: !happened,
        }
    }

    /// What tells the two apart besides their algorithms: of two branches of one tree, which ones they are, and what has been done
    /// on each alone; what is still to be done only if it is revealed.
    fn apart(&self, revealed: bool) -> [Vec<Remark>; 2] {
        let [Some((history, left)), Some((_, right))] = self.runs.each_ref().map(|run| run.branch()) else {
            return self.apart.clone();
        };
        let history = history.borrow();
        let Some(shared) = history.shared(left, right).filter(|_| left != right) else { return self.apart.clone() };
        let tick = self.tick();
        let branches = [left, right];
        let mut side = 0;
        self.apart.clone().map(|settings| {
            let (run, branch) = (&self.runs[side], branches[side]);
            side += 1;
            let mut course = history.course(branch).split_off(&shared.saturating_add(1));
            course.retain(|&entered, _| entered <= tick || revealed);
            let id_at = |position| run.id_at(position);
            let acts = Teller::new(run.scenario(), &id_at).course(&course);
            std::iter::once(called(&history, branch)).chain(acts).chain(settings).collect()
        })
    }

    /// The selected process on both sides, from its position in the run that has the keys.
    fn selected(&self, position: usize) -> [Option<usize>; 2] {
        let id = self.runs[self.focus].id_at(position);
        [0, 1].map(|side| {
            if side == self.focus {
                return Some(position);
            }
            // Nearly always the same person sits in the same place.
            let same = id.filter(|&id| self.runs[side].id_at(position) == Some(id)).map(|_| position);
            same.or_else(|| self.runs[side].position_of(id?))
        })
    }

    /// Whether the first difference lies before this moment, or in it.
    fn difference_has_happened(&self) -> bool {
        let Some(found) = self.finder.found() else { return false };
        let tick = self.tick();
        if found.tick != tick {
            return found.tick < tick;
        }
        let shown = (0..2).map(|side| if self.runs[side].tick() == tick { self.runs[side].events().0 } else { 0 }).max();
        found.sides.iter().filter_map(|doing| doing.event).max().unwrap_or_default() <= shown.unwrap_or_default()
    }

    fn clock_of_both(&self) -> Clock {
        let tick = self.tick();
        let at_it = || (0..2).filter(|&side| self.runs[side].tick() == tick).map(|side| self.runs[side].events());
        let (done, all) = at_it().fold((0, 0), |(most, all), (done, of)| (most.max(done), all.max(of)));
        let half_way = self.is_half_way().then_some((done, all));
        let clocks = [0, 1].map(|side| self.runs[side].clock());
        let all = |what: fn(&Clock) -> bool| clocks.iter().all(what);
        Clock { tick, half_way, recorded: self.recorded(), quiet: all(|clock| clock.quiet), beats: !all(|clock| !clock.beats) }
    }

    fn is_half_way(&self) -> bool {
        self.runs.iter().any(|run| is_half_way(&**run))
    }

    /// The moment has changed: the ticks that both runs have gone through are compared.
    fn compare(&mut self) {
        let until = self.tick();
        let [left, right] = &mut self.runs;
        self.finder.find([&mut **left, &mut **right], until);
    }

    /// Brings the other run to the moment of the one that has the keys.
    fn follow(&mut self) {
        let here = &self.runs[self.focus];
        let (tick, (done, all)) = (here.tick(), here.events());
        let other = &mut self.runs[1 - self.focus];
        if done < all {
            // In the middle of a tick the other run has handled as many of its own events.
            other.seek(tick.saturating_sub(1));
            for _ in 0..done {
                if other.tick() < tick || is_half_way(&**other) {
                    other.next_event();
                }
            }
        } else {
            other.seek(tick);
        }
        self.compare();
    }

    /// Moves the runs on that are not at their end: those that are half-way through the tick, or else all.
    fn advance(&mut self, step: fn(&mut dyn Session) -> Moved) -> Moved {
        let (half_way, tick) = (self.is_half_way(), self.tick());
        let mut moved = Moved::Quiet;
        for run in &mut self.runs {
            let goes = if half_way { is_half_way(&**run) } else { run.tick() == tick };
            if goes && step(&mut **run) == Moved::Yes {
                moved = Moved::Yes;
            }
        }
        self.compare();
        moved
    }

    /// An act for the other run, at the tick after this one, if it means anything there.
    fn act_on_other(&mut self, command: &Command) -> bool {
        let [here, there] = [self.focus, 1 - self.focus].map(|side| self.runs[side].scenario());
        let Some(command) = carried(command, here, there) else { return false };
        matches!(self.runs[1 - self.focus].act(command), Moved::Yes | Moved::Waiting)
    }
}

/// An act on one run as an act on the other, if it means anything there.
fn carried(command: &Command, here: &Scenario, there: &Scenario) -> Option<Command> {
    // Another algorithm has other messages and other timers.
    let is_of_the_algorithm = command.select().is_some() || command.timer().is_some();
    if is_of_the_algorithm && here.protocol() != there.protocol() { None } else { reseated(command, here, there) }
}

fn is_half_way(run: &dyn Session) -> bool {
    let (done, all) = run.events();
    done < all
}

impl Session for Pair {
    fn scenario(&self) -> &Scenario {
        self.runs[self.focus].scenario()
    }

    fn tick(&self) -> Ticks {
        self.runs[0].tick().max(self.runs[1].tick())
    }

    fn recorded(&self) -> Ticks {
        self.runs[0].recorded().max(self.runs[1].recorded())
    }

    fn next_tick(&mut self) -> Moved {
        self.advance(|run| run.go_on())
    }

    fn go_on(&mut self) -> Moved {
        self.next_tick()
    }

    fn previous_tick(&mut self) -> Moved {
        match self.tick().checked_sub(1) {
            Some(before) => self.seek(before),
            None => Moved::AtTheStart,
        }
    }

    fn next_event(&mut self) -> Moved {
        self.advance(|run| run.next_event())
    }

    fn previous_event(&mut self) -> Moved {
        let tick = self.tick();
        let done = [0, 1].map(|side| if self.runs[side].tick() == tick { self.runs[side].events().0 } else { 0 });
        let most = done[0].max(done[1]);
        if most <= 1 {
            return self.previous_tick();
        }
        for (run, done) in self.runs.iter_mut().zip(done) {
            if done == most {
                run.previous_event();
            }
        }
        Moved::Yes
    }

    fn seek(&mut self, tick: Ticks) -> Moved {
        let moved = self.runs.each_mut().map(|run| run.seek(tick));
        self.compare();
        if moved.iter().all(|moved| matches!(moved, Moved::Quiet | Moved::Nothing(_))) { Moved::Quiet } else { Moved::Yes }
    }

    fn until(&mut self, goal: Until, farthest: Ticks, events: u64) -> Looked {
        let looked = self.runs[self.focus].until(goal, farthest, events);
        self.follow();
        looked
    }

    fn search(&mut self, search: &mut Search, words: &dyn Fn(&LogLine) -> bool, farthest: Ticks, events: u64) -> Searched {
        let searched = self.runs[self.focus].search(search, words, farthest, events);
        // On the way, and where nothing is found, the other run stays where it is.
        if matches!(searched, Searched::Hit(_)) {
            self.follow();
        }
        searched
    }

    fn act(&mut self, command: Command) -> Moved {
        let (tick, half_way) = (self.tick(), self.is_half_way());
        for run in &mut self.runs {
            run.wait_until(tick);
        }
        let moved = self.runs[self.focus].act(command.clone());
        if !matches!(moved, Moved::Yes | Moved::Waiting) {
            return moved;
        }
        self.both_took = self.act_on_other(&command);
        self.finder.forget_after(tick);
        for run in &mut self.runs {
            if half_way && run.tick() > tick {
                // The other one is half-way through the tick: both wait for its end.
                run.seek(tick);
            } else if !half_way && run.tick() == tick {
                run.next_tick();
            }
        }
        self.compare();
        if half_way { Moved::Waiting } else { Moved::Yes }
    }

    fn changes_nothing(&self, command: &Command) -> Option<Remark> {
        self.runs[self.focus].changes_nothing(command)
    }

    fn follow(&mut self, course: Course) {
        let tick = self.tick();
        self.runs[self.focus].follow(course);
        self.finder = Finder::default();
        self.seek(tick);
    }

    fn outcome(&mut self) -> Outcome {
        self.runs[self.focus].outcome()
    }

    fn branch(&self) -> Option<(&SharedHistory, usize)> {
        self.runs[self.focus].branch()
    }

    fn switch(&mut self, branch: usize) {
        let tick = self.tick();
        self.runs[self.focus].switch(branch);
        self.finder = Finder::default();
        self.apart = apart([self.runs[0].scenario(), self.runs[1].scenario()]);
        if self.runs[self.focus].tick() == tick && self.is_half_way() {
            self.compare();
        } else {
            self.seek(tick);
        }
    }

    fn catch_up(&mut self, events: u64) -> bool {
        let [left, right] = self.runs.each_mut().map(|run| run.catch_up(events));
        left && right
    }

    fn acts(&self) -> Vec<(Ticks, Command)> {
        self.runs[self.focus].acts()
    }

    fn repeat(&mut self, acts: Vec<(Ticks, Command)>) {
        self.runs[self.focus].repeat(acts);
    }

    fn wait_until(&mut self, tick: Ticks) {
        self.runs.iter_mut().for_each(|run| run.wait_until(tick));
    }

    fn rested(&self) -> Option<Ticks> {
        self.runs[0].rested().zip(self.runs[1].rested()).map(|(left, right)| left.max(right))
    }

    fn events(&self) -> (usize, usize) {
        self.runs[self.focus].events()
    }

    fn busy_from(&mut self, tick: Ticks) -> Option<Ticks> {
        self.runs[self.focus].busy_from(tick)
    }

    fn steps(&mut self, tick: Ticks) -> Vec<StepSummary> {
        self.runs[self.focus].steps(tick)
    }

    fn tell_record(&mut self, record: u32) -> Option<LogLine> {
        self.runs[self.focus].tell_record(record)
    }

    fn select(&self, number: u32) -> Option<Select> {
        self.runs[self.focus].select(number)
    }

    fn position_of(&self, id: Id) -> Option<usize> {
        self.runs[self.focus].position_of(id)
    }

    fn id_at(&self, position: usize) -> Option<Id> {
        self.runs[self.focus].id_at(position)
    }

    fn next_stop(&self) -> Option<Ticks> {
        None
    }

    fn previous_stop(&self) -> Option<Ticks> {
        None
    }

    fn clock(&self) -> Clock {
        self.clock_of_both()
    }

    fn stops(&mut self) -> Vec<Stop> {
        // What a scenario tells and asks was written for a run by itself.
        Vec::new()
    }

    fn lookup(&self) -> &dyn Lookup {
        self.runs[self.focus].lookup()
    }

    fn frame(&mut self, ask: &Ask) -> Frame {
        let comparison = self.comparison([ask, ask], false);
        let clock = comparison.clock;
        let [left, right] = comparison.sides;
        Frame { clock, ..if self.focus == 0 { left } else { right } }
    }

    fn find_event(&self, find: Find, future: bool) -> Option<Found> {
        self.runs[self.focus].find_event(find, future)
    }

    fn tell_event(&self, event: u32) -> Option<LogLine> {
        self.runs[self.focus].tell_event(event)
    }

    fn why(&mut self, question: Question) -> Option<Why> {
        self.runs[self.focus].why(question)
    }
}

/// What tells two scenarios apart besides their algorithms and variants, in the words of each.
pub fn apart(scenarios: [&Scenario; 2]) -> [Vec<Remark>; 2] {
    let mut apart = [Vec::new(), Vec::new()];
    let mut tell = |differ: bool, told: &dyn Fn(&Scenario) -> Remark| {
        if differ {
            apart.iter_mut().zip(scenarios).for_each(|(apart, scenario)| apart.push(told(scenario)));
        }
    };
    let [left, right] = scenarios;
    let (one, other) = (&left.network, &right.network);
    tell(left.count() != right.count(), &|scenario| Remark::new("side-count").number("count", scenario.count() as u64));
    let delays = (one.shortest_delay, one.longest_delay) != (other.shortest_delay, other.longest_delay);
    tell(delays, &|scenario| {
        let (least, most) = (scenario.network.shortest_delay, scenario.network.longest_delay);
        let told = Remark::new(if least == most { "side-delay" } else { "side-delays" }).number("least", least);
        if least == most { told } else { told.number("most", most) }
    });
    tell(one.fifo != other.fifo, &|scenario| Remark::new(if scenario.network.fifo { "side-fifo" } else { "side-no-fifo" }));
    tell(
        left.count() == right.count() && (&left.ids, left.seed) != (&right.ids, right.seed) && left.seating() != right.seating(),
        &seats,
    );
    tell(left.seed != right.seed, &|scenario| Remark::new("side-seed").with("seed", Value::Text(scenario.seed.to_string())));
    apart
}

/// So many ids of a seating are named.
const SEATS_NAMED: usize = 5;

/// How the processes of a scenario sit.
fn seats(scenario: &Scenario) -> Remark {
    let seats = scenario.seating();
    if seats.is_sorted() {
        Remark::new("side-ascending")
    } else if seats.iter().rev().is_sorted() {
        Remark::new("side-descending")
    } else {
        let named: Vec<String> = seats.iter().take(SEATS_NAMED).map(ToString::to_string).collect();
        let more = if seats.len() > SEATS_NAMED { "…" } else { "" };
        Remark::new("side-seats").with("ids", Value::Text(named.join(" ") + more))
    }
}
