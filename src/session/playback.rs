//! One run that is stepped, acted upon and asked; as a branch of a tree it is a lane.

use super::model::space_time::{Find, Found};
use super::model::why::{Question, Why};
use super::model::{Ask, Clock, Frame, LogLine, Stop};
use super::query::frame::{self, Cache};
use super::query::{cues, log, run_until, search, space_time, standing, step_summary, why};
use super::run::Run;
use super::{Looked, Lookup, Moved, Search, Searched, StepSummary, Until};
use crate::history::{Course, Outcome};
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

    /// The scenario it was made from.
    pub fn scenario(&self) -> &Scenario {
        &self.run.scenario
    }

    /// The tick on the screen.
    pub fn tick(&self) -> Ticks {
        self.run.tick()
    }

    /// The last tick that has been computed.
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

    /// To the tick before (from half-way inside tick t: to the end of t − 1).
    pub fn previous_tick(&mut self) -> Moved {
        self.run.previous_tick()
    }

    /// To the next event inside the tick.
    pub fn next_event(&mut self) -> Moved {
        self.run.next_event()
    }

    /// To the event before.
    pub fn previous_event(&mut self) -> Moved {
        self.run.previous_event()
    }

    /// To any tick from 0 on; computes what is not recorded yet, and stops where the run becomes quiet.
    pub fn seek(&mut self, tick: Ticks) -> Moved {
        self.run.seek(tick)
    }

    /// Goes on until something happens, at most to the tick `farthest`; after about so many events it stops for a while at the end of a
    /// tick. It stops after the very event that brought it about, which may be in the middle of a tick.
    pub fn until(&mut self, goal: Until, farthest: Ticks, events: u64) -> Looked {
        run_until::until(&mut self.run, goal, farthest, events)
    }

    /// Searches on, through about so many events, and beyond what is recorded at most to the tick `farthest`; `words` says whether a
    /// line of the log has the words that are looked for. What is found has happened just before the moment that is then shown.
    pub fn search(&mut self, search: &mut Search, words: &dyn Fn(&LogLine) -> bool, farthest: Ticks, events: u64) -> Searched {
        search::search(&mut self.run, search, words, (farthest, events))
    }

    /// An act of the person at the keys: it enters the next tick, which is shown at once.
    pub fn act(&mut self, command: Command) -> Moved {
        self.run.act(command)
    }

    /// Why an act would change nothing now, if it would not.
    pub fn changes_nothing(&self, command: &Command) -> Option<Remark> {
        self.run.changes_nothing(command)
    }

    /// Takes another course: what lies before the first act that is not the same stays, and what comes after it is forgotten. If the
    /// moment on the screen lies after it, the last one before it is shown.
    pub fn follow(&mut self, course: Course) {
        self.run.follow(course);
    }

    /// What the run has come to at the moment on the screen.
    pub fn outcome(&mut self) -> Outcome {
        standing::outcome(&self.run, self.cache.standing(&self.run))
    }

    /// What the person at the keys did, each with the tick that it enters, in order.
    pub fn acts(&self) -> Vec<(Ticks, Command)> {
        self.run.acts.iter().flat_map(|(&tick, acts)| acts.iter().map(move |act| (tick, act.clone()))).collect()
    }

    /// Lets a run that has come to rest wait until a tick, so that something can be done to it at the next one.
    pub fn wait_until(&mut self, tick: Ticks) {
        self.run.wait_until(tick);
    }

    /// The tick at which the run came to rest, if it has by the moment on the screen.
    pub fn rested(&self) -> Option<Ticks> {
        self.run.rested()
    }

    /// How many events of the tick on the screen have been handled, and how many it has.
    pub fn events(&self) -> (usize, usize) {
        let all = self.run.trace().events_in(self.tick());
        (self.run.now.half_way.unwrap_or(all), all)
    }

    /// The first recorded tick from this one on at which anything happened.
    pub fn busy_from(&mut self, tick: Ticks) -> Option<Ticks> {
        self.run.busy_from(tick)
    }

    /// What the processes did at a recorded tick, in the order of the run.
    pub fn steps(&mut self, tick: Ticks) -> Vec<StepSummary> {
        step_summary::steps(&mut self.run, tick)
    }

    /// What the log says of a deed, by the number of its record.
    pub fn tell_record(&mut self, record: u32) -> Option<LogLine> {
        self.run.at_record(record as usize, |run, trace| log::line(run, trace, record as usize))
    }

    /// How an act that enters the next tick names a message under way: exactly this one, whatever else runs on its link and whatever
    /// the next tick brings before the act. Nothing if it will be under way no more, or if it is a notice.
    pub fn select(&self, number: u32) -> Option<Select> {
        self.run.select(number)
    }

    /// The position of the process with this id.
    pub fn position_of(&self, id: Id) -> Option<usize> {
        self.run.ids().iter().position(|&known| known == id)
    }

    /// The id of the process at a position.
    pub fn id_at(&self, position: usize) -> Option<Id> {
        self.run.ids().get(position).copied()
    }

    /// The tick of the next stop (note or question) after the one on the screen, if the scenario has one.
    pub fn next_stop(&self) -> Option<Ticks> {
        cues::next(&self.run)
    }

    /// The tick of the stop before the one on the screen.
    pub fn previous_stop(&self) -> Option<Ticks> {
        cues::previous(&self.run)
    }

    /// Where in time the moment on the screen is.
    pub fn clock(&self) -> Clock {
        frame::clock(&self.run)
    }

    /// The notes and questions due at exactly this tick.
    pub fn stops(&mut self) -> Vec<Stop> {
        self.cache.stops(&self.run)
    }

    /// Small questions about the moment on the screen.
    pub fn lookup(&self) -> &dyn Lookup {
        &self.run
    }

    /// The moment on the screen as plain data.
    pub fn frame(&mut self, ask: &Ask) -> Frame {
        frame::frame(&mut self.run, &mut self.cache, ask)
    }

    /// An event of the space-time diagram, among those up to the moment on the screen, or among all that are recorded.
    pub fn find_event(&self, find: Find, future: bool) -> Option<Found> {
        space_time::find(&self.run, find, future)
    }

    /// What the log says of an event, by its number.
    pub fn tell_event(&self, event: u32) -> Option<LogLine> {
        space_time::tell(&self.run, event)
    }

    /// Why something is as it is at the moment on the screen; nothing if what is asked about is not there.
    pub fn why(&mut self, question: Question) -> Option<Why> {
        why::why(&mut self.run, question)
    }
}
