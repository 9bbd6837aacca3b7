//! The clock of a session. All runs on the screen share it.

use super::{Search, Searched, Session, lane::ShownRun, query::search, search::Words};
use crate::prelude::*;

impl Session {
    pub fn tick(&self) -> Ticks {
        self.lanes().map(ShownRun::tick).max().unwrap_or_default()
    }

    pub fn recorded(&self) -> Ticks {
        self.lanes().map(|lane| lane.recorded(&self.tree)).max().unwrap_or_default()
    }

    /// For the current tick of the focused run: the number of handled events, and the number of all events.
    pub fn events(&self) -> (usize, usize) {
        self.lane.events()
    }

    /// The tick at which the last of the shown runs came to rest; `None` if some shown run is not at rest.
    pub fn rested(&self) -> Option<Ticks> {
        self.lanes().map(|lane| lane.run.rested()).reduce(|one, other| Some(one?.max(other?)))?
    }

    pub fn clock(&self) -> Clock {
        let tick = self.tick();
        let at_it = self.lanes().filter(|lane| lane.tick() == tick).map(ShownRun::events);
        let (done, all) = at_it.fold((0, 0), |(most, all), (done, of)| (most.max(done), all.max(of)));
        let half_way = self.is_half_way().then_some((done, all));
        let clocks: Vec<Clock> = self.lanes().map(|lane| lane.clock(&self.tree)).collect();
        let (quiet, beats) = (clocks.iter().all(|clock| clock.quiet), clocks.iter().any(|clock| clock.beats));
        Clock { tick, half_way, recorded: self.recorded(), quiet, beats }
    }

    pub(super) fn is_half_way(&self) -> bool {
        self.lanes().any(ShownRun::is_half_way)
    }

    /// Goes to the next tick, even if only heartbeats continue.
    pub fn go_on(&mut self) -> Moved {
        self.advance(Run::go_on)
    }

    /// Whether a seek is interrupted and can be continued.
    pub fn is_on_the_way(&self) -> bool {
        self.lanes().any(|lane| lane.run.is_on_the_way())
    }

    /// The tick that an interrupted seek has reached, or else the tick on the screen.
    pub fn works_on(&self) -> Ticks {
        let left = self.lanes().filter(|lane| lane.run.is_on_the_way()).map(ShownRun::tick).max();
        left.unwrap_or_else(|| self.tick())
    }

    /// Continues an interrupted seek for about `events` events per run.
    pub fn go_on_way(&mut self, events: u64) -> Moved {
        let left = std::iter::once(&mut self.lane).chain(&mut self.beside).filter(|lane| lane.run.is_on_the_way());
        let moved = left.map(|lane| lane.go(&mut self.tree, |run| run.go_on_way(events)));
        let moved = moved.reduce(combine_results).unwrap_or(Moved::Yes);
        if moved != Moved::OnTheWay && self.is_two() {
            self.compare();
        }
        moved
    }

    /// Cancels an interrupted seek, and shows the last tick that all shown runs have reached.
    pub fn settle(&mut self) {
        if !self.is_on_the_way() {
            return;
        }
        std::iter::once(&mut self.lane).chain(&mut self.beside).for_each(|lane| lane.go(&mut self.tree, Run::settle));
        if let Some(other) = &self.beside {
            self.seek(self.lane.tick().min(other.tick()));
        }
    }

    /// Goes to the next tick, unless only heartbeats continue.
    pub fn next_tick(&mut self) -> Moved {
        if !self.is_half_way() && self.clock().quiet { Moved::Quiet } else { self.go_on() }
    }

    /// Goes to the end of the previous tick. This also works within a suspended tick.
    pub fn previous_tick(&mut self) -> Moved {
        self.tick().checked_sub(1).map_or(Moved::AtTheStart, |before| self.seek(before))
    }

    pub fn next_event(&mut self) -> Moved {
        self.advance(Run::next_event)
    }

    pub fn previous_event(&mut self) -> Moved {
        let Some(other) = &mut self.beside else { return self.lane.go(&mut self.tree, Run::previous_event) };
        let tick = self.lane.tick().max(other.tick());
        let done = |lane: &ShownRun| if lane.tick() == tick { lane.events().0 } else { 0 };
        let most = done(&self.lane).max(done(other));
        if most <= 1 {
            return self.previous_tick();
        }
        let mut moved = Moved::Yes;
        for lane in [&mut self.lane, other] {
            if done(lane) == most {
                moved = combine_results(moved, lane.go(&mut self.tree, Run::previous_event));
            }
        }
        moved
    }

    /// Goes to the end of any tick. Computes ticks that are not recorded yet. A run at rest stays at its end.
    pub fn seek(&mut self, tick: Ticks) -> Moved {
        self.seek_within(tick, u64::MAX)
    }

    /// Goes to the end of a tick, but computes at most about `events` new events per run.
    pub fn seek_within(&mut self, tick: Ticks, events: u64) -> Moved {
        let here = self.lane.go(&mut self.tree, |run| run.seek_within(tick, events));
        let Some(other) = &mut self.beside else { return here };
        let there = other.go(&mut self.tree, |run| run.seek_within(tick, events));
        if self.is_on_the_way() {
            return Moved::OnTheWay;
        }
        self.compare();
        if [here, there].iter().all(|moved| matches!(moved, Moved::Quiet | Moved::Nothing(_))) {
            Moved::Quiet
        } else {
            Moved::Yes
        }
    }

    /// Goes to the moment after the first `events` events of a computed tick; 0 stands for the end of the tick.
    pub fn go_to_event(&mut self, (tick, events): (Ticks, usize)) {
        let half_way = Some(events).filter(|&events| events > 0);
        self.lane.go(&mut self.tree, |run| run.show((tick, half_way)));
        self.synchronize_other();
    }

    /// Plays until `goal` is reached, at most up to tick `farthest`. One call computes about `events` events.
    pub fn until(&mut self, goal: Until, farthest: Ticks, events: u64) -> PlayResult {
        let looked = self.lane.go(&mut self.tree, |run| until(run, goal, farthest, events));
        self.synchronize_other();
        looked
    }

    /// Continues a search for about `events` events, at most up to tick `farthest`. After a hit, the screen shows the
    /// moment right after its event.
    pub fn search(&mut self, search: &mut Search, words: Words<'_>, farthest: Ticks, events: u64) -> Searched {
        // The branch may have been recorded up to a later tick than this run has computed.
        search.reach = self.lane.recorded(&self.tree);
        let look = |run: &mut Run| search::search(run, search, words, (farthest, events));
        let searched = self.lane.go_open(|lane| lane.go(&mut self.tree, look));
        // If there is no hit, both runs stay where they are.
        if matches!(searched, Searched::Hit(_)) {
            self.close_tick();
            self.synchronize_other();
        }
        searched
    }

    /// Computes discarded ticks again, about `events` events per run. Returns whether all ticks are recorded again.
    pub fn catch_up(&mut self, events: u64) -> bool {
        let here = self.lane.catch_up(&mut self.tree, events);
        let there = self.beside.as_mut().is_none_or(|other| other.catch_up(&mut self.tree, events));
        here && there
    }

    /// Moves the shown runs by one `step`. While a run is suspended within a tick, only suspended runs move.
    fn advance(&mut self, step: fn(&mut Run) -> Moved) -> Moved {
        if !self.is_two() {
            return self.lane.go(&mut self.tree, step);
        }
        let (half_way, tick) = (self.is_half_way(), self.tick());
        let mut moved = Moved::Quiet;
        for lane in std::iter::once(&mut self.lane).chain(&mut self.beside) {
            let goes = if half_way { lane.is_half_way() } else { lane.tick() == tick };
            if goes {
                moved = combine_results(moved, lane.go(&mut self.tree, step));
            }
        }
        self.compare();
        moved
    }

    pub(super) fn synchronize_other(&mut self) {
        let Some(other) = &mut self.beside else { return };
        let (tick, (done, all)) = (self.lane.tick(), self.lane.events());
        if done < all {
            // The focused run is within a tick. The other run handles the same number of events of this tick.
            other.seek(&mut self.tree, tick.saturating_sub(1));
            for _ in 0..done {
                if other.tick() < tick || other.is_half_way() {
                    other.go(&mut self.tree, Run::next_event);
                }
            }
        } else {
            other.seek(&mut self.tree, tick);
        }
        self.compare();
    }
}

fn combine_results(one: Moved, other: Moved) -> Moved {
    match (one, other) {
        (Moved::OnTheWay, _) | (_, Moved::OnTheWay) => Moved::OnTheWay,
        (Moved::Yes, _) | (_, Moved::Yes) => Moved::Yes,
        (one, _) => one,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    Leader,
    /// A process decides on a value, or changes its decision.
    Decision,
    Breach,
    Message {
        /// The index of the kind of message in the protocol.
        kind: usize,
        /// The position of a process. Only messages from or to this process count; `None`: all messages count.
        of: Option<usize>,
    },
    /// The state of the process at this position changes, or the process goes down or comes up.
    Change(usize),
    Quiet,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GoalEvent {
    Leads(Id),
    Decided(Id, Datum),
    Broke(Box<Property>),
    Sent { number: u32, from: Id, to: Id },
    Changed(Id),
    Quiet,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayResult {
    /// The goal is not reached yet. The caller can continue from here.
    On,
    GoalEvent(GoalEvent),
    Quiet,
    Limit,
}

fn first_broken_property(run: &Run) -> Option<Property> {
    let judge = &run.now.judge;
    let at_rest = |name: &str| judge.broke_at_rest(run.tick()).any(|broken| broken.name == name);
    let fresh = |name: &str| judge.broke_at(name) == Some(run.tick()) || at_rest(name);
    if !run.entry.properties.iter().any(|name| fresh(name)) {
        return None;
    }
    run.properties().iter().find(|found| found.status == Status::Violated && fresh(found.name)).cloned()
}

fn until(run: &mut Run, goal: Until, farthest: Ticks, events: u64) -> PlayResult {
    run.settle();
    run.hook.rest();
    if let Until::Message { kind, of } = goal {
        run.hook.want(kind, of.map(|at| at as u32));
    }
    let (won, decisions) = (run.now.judge.times_won, run.now.judge.decisions);
    let state = |run: &Run| if let Until::Change(at) = goal { run.now.world.state_word(at as u32) } else { 0 };
    let before = state(run);
    let met_by_event = |run: &Run| match goal {
        Until::Leader if run.now.judge.times_won > won => run.now.judge.newest.map(GoalEvent::Leads),
        Until::Decision if run.now.judge.decisions > decisions => {
            run.now.judge.latest.map(|(id, value)| GoalEvent::Decided(id, value))
        }
        Until::Message { .. } => {
            run.hook.seen.map(|(number, from, to)| GoalEvent::Sent { number, from: run.id(from), to: run.id(to) })
        }
        Until::Change(at) => (state(run) != before).then(|| GoalEvent::Changed(run.id(at as u32))),
        _ => None,
    };
    let looked = go_on(run, goal, met_by_event, (farthest, events));
    run.hook.rest();
    looked
}

fn go_on(
    run: &mut Run,
    goal: Until,
    met_by_event: impl Fn(&Run) -> Option<GoalEvent>,
    (farthest, events): (Ticks, u64),
) -> PlayResult {
    let mut left = events.max(1);
    loop {
        let mut handled = run.now.half_way.unwrap_or(0);
        if run.now.half_way.is_none() {
            if run.is_quiet() {
                return if goal == Until::Quiet { PlayResult::GoalEvent(GoalEvent::Quiet) } else { PlayResult::Quiet };
            }
            let Some(next) = run.now.next_due(&run.acts).filter(|&next| next <= farthest) else {
                return PlayResult::Limit;
            };
            if left == 0 {
                return PlayResult::On;
            }
            if run.too_much().is_some() {
                return PlayResult::Limit;
            }
            run.now.begin_tick(next, &run.acts);
        }
        let (tick, mut met) = (run.tick(), None);
        left = left.saturating_sub(1);
        // The whole tick must be recorded, because the screen shows how many events the tick has.
        while run.step_event() {
            handled += 1;
            left = left.saturating_sub(1);
            met = met.or_else(|| Some((met_by_event(run)?, handled)));
        }
        run.on_moment_changed();
        if run.tick() != tick {
            // The tick was discarded, because it would have made the run too long.
            return PlayResult::Limit;
        }
        if let Some((met, events)) = met {
            run.show((tick, Some(events)));
            return PlayResult::GoalEvent(met);
        }
        let met = match goal {
            Until::Breach => first_broken_property(run).map(|found| GoalEvent::Broke(Box::new(found))),
            Until::Quiet if run.is_quiet() => Some(GoalEvent::Quiet),
            _ => None,
        };
        if let Some(met) = met {
            return PlayResult::GoalEvent(met);
        }
    }
}
