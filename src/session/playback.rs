//! One run that is stepped, acted upon and asked; as a branch of a tree it is a lane.

use super::model::space_time::{Find, Found};
use super::model::why::{Question, Why};
use super::model::{Ask, Clock, Frame, LogLine, Stop};
use super::query::frame::{self, Cache};
use super::query::{cues, log, run_until, search, space_time, standing, step_summary, why};
use super::run::Run;
use super::{Looked, Lookup, Moved, Search, Searched, StepSummary, Until};
use crate::history::{CommandLog, Outcome};
use crate::protocol::{Id, Remark, Ticks};
use crate::scenario::Scenario;
use crate::sim::command::{Command, Select};

/// A run that can be stepped, acted upon and gone back in, and what was worked out of it before.
#[derive(Debug)]
pub struct Playback {
    run: Run,
    cache: Cache,
}

impl Playback {
    pub(super) fn new(run: Run) -> Self {
        Self { run, cache: Cache::default() }
    }

    pub fn scenario(&self) -> &Scenario {
        &self.run.scenario
    }

    pub fn tick(&self) -> Ticks {
        self.run.tick()
    }

    pub fn recorded(&self) -> Ticks {
        self.run.recorded
    }

    /// To the next tick; computes it if it is not recorded yet.
    pub fn next_tick(&mut self) -> Moved {
        self.run.next_tick()
    }

    /// The same, but in a quiet run that heartbeats go on in they are followed from tick to tick.
    pub fn go_on(&mut self) -> Moved {
        self.run.go_on()
    }

    pub fn previous_tick(&mut self) -> Moved {
        self.run.previous_tick()
    }

    pub fn next_event(&mut self) -> Moved {
        self.run.next_event()
    }

    pub fn previous_event(&mut self) -> Moved {
        self.run.previous_event()
    }

    pub fn seek(&mut self, tick: Ticks) -> Moved {
        self.run.seek(tick)
    }

    pub fn until(&mut self, goal: Until, farthest: Ticks, events: u64) -> Looked {
        run_until::until(&mut self.run, goal, farthest, events)
    }

    pub fn search(&mut self, search: &mut Search, words: &dyn Fn(&LogLine) -> bool, farthest: Ticks, events: u64) -> Searched {
        search::search(&mut self.run, search, words, (farthest, events))
    }

    pub fn act(&mut self, command: Command) -> Moved {
        self.run.act(command)
    }

    pub fn changes_nothing(&self, command: &Command) -> Option<Remark> {
        self.run.changes_nothing(command)
    }

    /// Takes another course: what lies before the first act that is not the same stays, and what comes after it is forgotten. If the
    /// moment on the screen lies after it, the last one before it is shown.
    pub fn follow(&mut self, course: CommandLog) {
        self.run.follow(course);
    }

    pub fn outcome(&mut self) -> Outcome {
        standing::outcome(&self.run, self.cache.standing(&self.run))
    }

    pub fn acts(&self) -> Vec<(Ticks, Command)> {
        self.run.acts.iter().flat_map(|(&tick, acts)| acts.iter().map(move |act| (tick, act.clone()))).collect()
    }

    pub fn wait_until(&mut self, tick: Ticks) {
        self.run.wait_until(tick);
    }

    pub fn rested(&self) -> Option<Ticks> {
        self.run.rested()
    }

    pub fn events(&self) -> (usize, usize) {
        let all = self.run.trace().events_in(self.tick());
        (self.run.now.half_way.unwrap_or(all), all)
    }

    pub fn busy_from(&mut self, tick: Ticks) -> Option<Ticks> {
        self.run.busy_from(tick)
    }

    pub fn steps(&mut self, tick: Ticks) -> Vec<StepSummary> {
        step_summary::steps(&mut self.run, tick)
    }

    pub fn tell_record(&mut self, record: u32) -> Option<LogLine> {
        self.run.at_record(record as usize, |run, trace| log::line(run, trace, record as usize))
    }

    pub fn select(&self, number: u32) -> Option<Select> {
        self.run.select(number)
    }

    pub fn position_of(&self, id: Id) -> Option<usize> {
        self.run.ids().iter().position(|&known| known == id)
    }

    pub fn id_at(&self, position: usize) -> Option<Id> {
        self.run.ids().get(position).copied()
    }

    pub fn next_stop(&self) -> Option<Ticks> {
        cues::next(&self.run)
    }

    pub fn previous_stop(&self) -> Option<Ticks> {
        cues::previous(&self.run)
    }

    pub fn clock(&self) -> Clock {
        frame::clock(&self.run)
    }

    pub fn stops(&mut self) -> Vec<Stop> {
        self.cache.stops(&self.run)
    }

    pub fn lookup(&self) -> &dyn Lookup {
        &self.run
    }

    pub fn frame(&mut self, ask: &Ask) -> Frame {
        frame::frame(&mut self.run, &mut self.cache, ask)
    }

    pub fn find_event(&self, find: Find, future: bool) -> Option<Found> {
        space_time::find(&self.run, find, future)
    }

    pub fn tell_event(&self, event: u32) -> Option<LogLine> {
        space_time::tell(&self.run, event)
    }

    pub fn why(&mut self, question: Question) -> Option<Why> {
        why::why(&mut self.run, question)
    }
}
