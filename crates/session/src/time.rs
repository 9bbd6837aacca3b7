//! The time of a session, which the runs on the screen have in common.

use super::model::{Clock, LogLine};
use super::query::{run_until, search};
use super::{Looked, Moved, Search, Searched, Session, Until, lane::Lane, run::Run};
use suffrage_engine::protocol::Ticks;

impl Session {
    pub fn tick(&self) -> Ticks {
        self.lanes().map(Lane::tick).max().unwrap_or_default()
    }

    pub fn recorded(&self) -> Ticks {
        self.lanes().map(|lane| lane.recorded(&self.tree)).max().unwrap_or_default()
    }

    /// How many events of the tick on the screen have been handled, and how many it has.
    pub fn events(&self) -> (usize, usize) {
        self.lane.events()
    }

    /// The tick at which all runs on the screen have come to rest.
    pub fn rested(&self) -> Option<Ticks> {
        self.lanes().map(|lane| lane.run.rested()).reduce(|one, other| Some(one?.max(other?)))?
    }

    pub fn clock(&self) -> Clock {
        let tick = self.tick();
        let at_it = self.lanes().filter(|lane| lane.tick() == tick).map(Lane::events);
        let (done, all) = at_it.fold((0, 0), |(most, all), (done, of)| (most.max(done), all.max(of)));
        let half_way = self.is_half_way().then_some((done, all));
        let clocks: Vec<Clock> = self.lanes().map(|lane| lane.clock(&self.tree)).collect();
        let (quiet, beats) = (clocks.iter().all(|clock| clock.quiet), clocks.iter().any(|clock| clock.beats));
        Clock { tick, half_way, recorded: self.recorded(), quiet, beats }
    }

    pub(super) fn is_half_way(&self) -> bool {
        self.lanes().any(Lane::is_half_way)
    }

    /// To the next tick. A quiet run that heartbeats go on in is followed from tick to tick.
    pub fn go_on(&mut self) -> Moved {
        self.advance(Run::go_on)
    }

    /// Whether a way has been left and is to be gone on with.
    pub fn is_on_the_way(&self) -> bool {
        self.lanes().any(|lane| lane.run.is_on_the_way())
    }

    /// The tick that is being worked on where a way has been left.
    pub fn works_on(&self) -> Ticks {
        let left = self.lanes().filter(|lane| lane.run.is_on_the_way()).map(Lane::tick).max();
        left.unwrap_or_else(|| self.tick())
    }

    /// Goes on where a way was left, through about so many events of each run.
    pub fn go_on_way(&mut self, events: u64) -> Moved {
        let left = std::iter::once(&mut self.lane).chain(&mut self.beside).filter(|lane| lane.run.is_on_the_way());
        let moved = left.map(|lane| lane.go(&mut self.tree, |run| run.go_on_way(events)));
        let moved = moved.reduce(worse).unwrap_or(Moved::Yes);
        if moved != Moved::OnTheWay && self.is_two() {
            self.compare();
        }
        moved
    }

    /// Gives up a way that was left: the moment on the screen is the end of the last tick that all runs have gone through.
    pub fn settle(&mut self) {
        if !self.is_on_the_way() {
            return;
        }
        for lane in std::iter::once(&mut self.lane).chain(&mut self.beside) {
            lane.go(&mut self.tree, Run::settle);
        }
        if let Some(other) = &self.beside {
            self.seek(self.lane.tick().min(other.tick()));
        }
    }

    /// The same, but nothing where heartbeats alone go on.
    pub fn next_tick(&mut self) -> Moved {
        if !self.is_half_way() && self.clock().quiet { Moved::Quiet } else { self.go_on() }
    }

    /// To the tick before (from half-way inside tick t: to the end of t − 1).
    pub fn previous_tick(&mut self) -> Moved {
        self.tick().checked_sub(1).map_or(Moved::AtTheStart, |before| self.seek(before))
    }

    pub fn next_event(&mut self) -> Moved {
        self.advance(Run::next_event)
    }

    pub fn previous_event(&mut self) -> Moved {
        let Some(other) = &mut self.beside else { return self.lane.go(&mut self.tree, Run::previous_event) };
        let tick = self.lane.tick().max(other.tick());
        let done = |lane: &Lane| if lane.tick() == tick { lane.events().0 } else { 0 };
        let most = done(&self.lane).max(done(other));
        if most <= 1 {
            return self.previous_tick();
        }
        let mut moved = Moved::Yes;
        for lane in [&mut self.lane, other] {
            if done(lane) == most {
                moved = worse(moved, lane.go(&mut self.tree, Run::previous_event));
            }
        }
        moved
    }

    /// To any tick from 0 on; computes what is not recorded yet, and stops where the run becomes quiet.
    pub fn seek(&mut self, tick: Ticks) -> Moved {
        self.seek_within(tick, u64::MAX)
    }

    /// The same, stopping after about this many events of each run on a way into ticks that are not recorded yet.
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

    /// To an event of a tick that has been computed. Of two runs, both.
    pub fn go_to_event(&mut self, (tick, events): (Ticks, usize)) {
        let half_way = Some(events).filter(|&events| events > 0);
        self.lane.go(&mut self.tree, |run| run.show((tick, half_way)));
        self.bring_other();
    }

    /// Plays until something happens, and stops after that event; at most to the tick `farthest`, and about so many events at a time.
    pub fn until(&mut self, goal: Until, farthest: Ticks, events: u64) -> Looked {
        let looked = self.lane.go(&mut self.tree, |run| run_until::until(run, goal, farthest, events));
        self.bring_other();
        looked
    }

    /// Searches on, through about so many events, to the tick `farthest` at most; `words`: whether a line has those looked
    /// for. What is found has happened just before the moment that is then shown.
    pub fn search(
        &mut self,
        search: &mut Search,
        words: &dyn Fn(&LogLine) -> bool,
        farthest: Ticks,
        events: u64,
    ) -> Searched {
        // The run itself may not have computed yet what is recorded of its branch.
        search.reach = self.lane.recorded(&self.tree);
        let searched = self.lane.go(&mut self.tree, |run| search::search(run, search, words, (farthest, events)));
        // On the way, and where nothing is found, the other run stays where it is.
        if matches!(searched, Searched::Hit(_)) {
            self.bring_other();
        }
        searched
    }

    /// Computes again what was recorded and given up, through about so many events, unseen; whether all of it is there now.
    pub fn catch_up(&mut self, events: u64) -> bool {
        let here = self.lane.catch_up(&mut self.tree, events);
        let there = self.beside.as_mut().is_none_or(|other| other.catch_up(&mut self.tree, events));
        here && there
    }

    /// Moves the runs on that are not at their end: those that are half-way through the tick, or else all.
    fn advance(&mut self, step: fn(&mut Run) -> Moved) -> Moved {
        if !self.is_two() {
            return self.lane.go(&mut self.tree, step);
        }
        let (half_way, tick) = (self.is_half_way(), self.tick());
        let mut moved = Moved::Quiet;
        for lane in std::iter::once(&mut self.lane).chain(&mut self.beside) {
            let goes = if half_way { lane.is_half_way() } else { lane.tick() == tick };
            if goes {
                moved = worse(moved, lane.go(&mut self.tree, step));
            }
        }
        self.compare();
        moved
    }

    fn bring_other(&mut self) {
        let Some(other) = &mut self.beside else { return };
        let (tick, (done, all)) = (self.lane.tick(), self.lane.events());
        if done < all {
            // In the middle of a tick the other run has handled as many of its own events.
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

/// What is told of two runs that moved: whether one is still on its way, or else whether one came anywhere.
fn worse(one: Moved, other: Moved) -> Moved {
    match (one, other) {
        (Moved::OnTheWay, _) | (_, Moved::OnTheWay) => Moved::OnTheWay,
        (Moved::Yes, _) | (_, Moved::Yes) => Moved::Yes,
        (one, _) => one,
    }
}
