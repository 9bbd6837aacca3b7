//! One run as plain data, types erased: load, step, seek, command, frame.
//!
//! This is all that the screen and the command line see of a run.

pub mod difference;
mod engine;
mod headless;
mod lane;
mod lanes;
pub mod model;
mod query;
mod run;
mod word;

use query::{cues, log, run_until, space_time, standing, step_summary};
pub use query::{describe_command, search};
pub use run::Memory;
use run::Run;

use crate::history::{Course, Outcome};
use crate::protocol::{Catalogued, Given, Id, Remark, Setup, Ticks};
use crate::protocols::Task;
use crate::scenario::Scenario;
use crate::sim::Blueprint;
use crate::sim::command::{Command, Select};
pub use headless::{FinalProcess, Finished, Summary};
pub use lane::Lane;
pub use lanes::Lanes;
use model::LogLine;
use model::comparison::Difference;
use model::space_time::{Find, Found};
use model::why::{Question, Why};
pub use model::{Ask, Frame};
use model::{Clock, Stop};
pub use query::lookup::Lookup;
pub use query::run_until::{Looked, Met, Until};
pub use query::step_summary::StepSummary;
pub use search::{Search, Searched};

/// What became of a step or an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moved {
    /// The moment on the screen changed.
    Yes,
    /// There is nothing before tick 0.
    AtTheStart,
    /// The run is quiet: there is nothing more to come.
    Quiet,
    /// A tick is shown half-way: the act waits for the next tick.
    Waiting,
    /// The act would change nothing, and why (a catalogue key with values).
    Nothing(Remark),
}

/// Makes a run of a scenario, at tick 0.
pub type Opener = fn(&Scenario) -> Box<dyn Session>;

/// Opens a scenario on the screen, at tick 0.
pub fn open(scenario: &Scenario) -> Box<dyn Session> {
    open_within(scenario, Memory::default())
}

/// The same, with other bounds on what is kept of its past.
pub fn open_within(scenario: &Scenario, memory: Memory) -> Box<dyn Session> {
    with_protocol(scenario, Screen(scenario, memory))
}

/// Runs a scenario headless, to its end or to `until` (the scenario's own limit if `None`), writing the trace as JSON lines if asked to.
///
/// # Errors
/// What writing the trace meets.
pub fn run(scenario: &Scenario, until: Option<Ticks>, trace: Option<&mut dyn std::io::Write>) -> std::io::Result<Finished> {
    with_protocol(scenario, Headless { scenario, until, trace })
}

/// Where the runs of two scenarios part, if they do up to a tick. No more of them is computed than it takes to know.
pub fn first_difference(left: &Scenario, right: &Scenario, until: Ticks) -> Option<Difference> {
    let mut pair = Lanes::of_two(left, right, open);
    let mut portion = 1;
    while pair.difference().is_none() && pair.tick() < until {
        if pair.seek(pair.tick().saturating_add(portion).min(until)) == Moved::Quiet {
            break;
        }
        portion *= 2;
    }
    pair.difference().cloned()
}

/// Whether the processes of a scenario have no ids that they know.
pub fn is_anonymous(scenario: &Scenario) -> bool {
    scenario.protocol().entry().anonymous
}

/// Makes the scenario's protocol and does the task with it.
fn with_protocol<T: Task>(scenario: &Scenario, task: T) -> T::Done {
    let setup = Setup {
        longest_delay: scenario.network.longest_delay,
        process_time: scenario.network.process_time,
        processes: scenario.count() as u32,
        parameters: &scenario.parameters,
    };
    scenario.variant.with(&setup, task)
}

struct Screen<'a>(&'a Scenario, Memory);

impl Task for Screen<'_> {
    type Done = Box<dyn Session>;

    fn with<P: Catalogued>(self, protocol: P) -> Self::Done {
        Box::new(Viewer {
            run: Run::new(self.0, blueprint(self.0, protocol, true), self.1),
            cache: query::frame::Cache::default(),
        })
    }
}

struct Headless<'a, 'b> {
    scenario: &'a Scenario,
    until: Option<Ticks>,
    trace: Option<&'b mut dyn std::io::Write>,
}

impl Task for Headless<'_, '_> {
    type Done = std::io::Result<Finished>;

    fn with<P: Catalogued>(self, protocol: P) -> Self::Done {
        let picks_a_message = self.scenario.events.iter().any(|(_, command)| command.select().is_some());
        let plan = blueprint(self.scenario, protocol, picks_a_message || self.trace.is_some());
        let until = self.until.unwrap_or_else(|| self.scenario.tick_limit());
        headless::run(plan, P::PROPERTIES, (self.scenario.seed, until), self.trace)
    }
}

fn blueprint<P: Catalogued>(scenario: &Scenario, protocol: P, numbered: bool) -> Blueprint<P> {
    let mut script = scenario.events.clone();
    // A stable sort keeps the order of the file within a tick.
    script.sort_by_key(|(tick, _)| *tick);
    let ids = scenario.seating();
    let leader_at = scenario.leader.and_then(|leader| ids.iter().position(|&id| id == leader)).map(|at| at as u32);
    Blueprint {
        protocol,
        ids,
        inputs: vec![Given { leader: scenario.leader, leader_at }.into()],
        down: scenario.down.clone(),
        network: scenario.network,
        detector: scenario.detector,
        script,
        numbered,
    }
}

/// A run that can be stepped, acted upon and gone back in.
pub trait Session {
    /// The scenario it was made from.
    fn scenario(&self) -> &Scenario;
    /// The tick on the screen.
    fn tick(&self) -> Ticks;
    /// The last tick that has been computed.
    fn recorded(&self) -> Ticks;
    /// To the next tick; computes it if it is not recorded yet.
    fn next_tick(&mut self) -> Moved;
    /// The same, but in a quiet run that heartbeats go on in they are followed from tick to tick.
    fn go_on(&mut self) -> Moved {
        self.next_tick()
    }
    /// To the tick before (from half-way inside tick t: to the end of t − 1).
    fn previous_tick(&mut self) -> Moved;
    /// To the next event inside the tick.
    fn next_event(&mut self) -> Moved;
    /// To the event before.
    fn previous_event(&mut self) -> Moved;
    /// To any tick from 0 on; computes what is not recorded yet, and stops where the run becomes quiet.
    fn seek(&mut self, tick: Ticks) -> Moved;
    /// Goes on until something happens, at most to the tick `farthest`; after about so many events it stops for a while at the end of a
    /// tick. It stops after the very event that brought it about, which may be in the middle of a tick.
    fn until(&mut self, goal: Until, farthest: Ticks, events: u64) -> Looked;
    /// Searches on, through about so many events, and beyond what is recorded at most to the tick `farthest`; `words` says whether a
    /// line of the log has the words that are looked for. What is found has happened just before the moment that is then shown.
    fn search(&mut self, search: &mut Search, words: &dyn Fn(&LogLine) -> bool, farthest: Ticks, events: u64) -> Searched;
    /// An act of the person at the keys: it enters the next tick, which is shown at once.
    fn act(&mut self, command: Command) -> Moved;
    /// Why an act would change nothing now, if it would not.
    fn changes_nothing(&self, command: &Command) -> Option<Remark>;
    /// What the person at the keys did, each with the tick that it enters, in order.
    fn acts(&self) -> Vec<(Ticks, Command)>;
    /// Takes another course: what lies before the first act that is not the same stays, and what comes after it is forgotten. If the
    /// moment on the screen lies after it, the last one before it is shown.
    fn follow(&mut self, course: Course);
    /// What the run has come to at the moment on the screen.
    fn outcome(&mut self) -> Outcome;
    /// Lets a run that has come to rest wait until a tick, so that something can be done to it at the next one.
    fn wait_until(&mut self, tick: Ticks);
    /// The tick at which the run came to rest, if it has by the moment on the screen.
    fn rested(&self) -> Option<Ticks>;
    /// How many events of the tick on the screen have been handled, and how many it has.
    fn events(&self) -> (usize, usize);
    /// The first recorded tick from this one on at which anything happened.
    fn busy_from(&mut self, tick: Ticks) -> Option<Ticks>;
    /// What the processes did at a recorded tick, in the order of the run.
    fn steps(&mut self, tick: Ticks) -> Vec<StepSummary>;
    /// What the log says of a deed, by the number of its record.
    fn tell_record(&mut self, record: u32) -> Option<LogLine>;
    /// How an act that enters the next tick names a message under way: exactly this one, whatever else runs on its link and whatever
    /// the next tick brings before the act. Nothing if it will be under way no more, or if it is a notice.
    fn select(&self, number: u32) -> Option<Select>;
    /// The position of the process with this id.
    fn position_of(&self, id: Id) -> Option<usize>;
    /// The id of the process at a position.
    fn id_at(&self, position: usize) -> Option<Id>;
    /// The tick of the next stop (note or question) after the one on the screen, if the scenario has one.
    fn next_stop(&self) -> Option<Ticks>;
    /// The tick of the stop before the one on the screen.
    fn previous_stop(&self) -> Option<Ticks>;
    /// Where in time the moment on the screen is.
    fn clock(&self) -> Clock;
    /// The notes and questions due at exactly this tick.
    fn stops(&mut self) -> Vec<Stop>;
    /// Small questions about the moment on the screen.
    fn lookup(&self) -> &dyn Lookup;
    /// The moment on the screen as plain data.
    fn frame(&mut self, ask: &Ask) -> Frame;
    /// An event of the space-time diagram, among those up to the moment on the screen, or among all that are recorded.
    fn find_event(&self, find: Find, future: bool) -> Option<Found>;
    /// What the log says of an event, by its number.
    fn tell_event(&self, event: u32) -> Option<LogLine>;
    /// Why something is as it is at the moment on the screen; nothing if what is asked about is not there.
    fn why(&mut self, question: Question) -> Option<Why>;
}

/// A run, and what was worked out of it before.
#[derive(Debug)]
struct Viewer {
    run: Run,
    cache: query::frame::Cache,
}

impl Session for Viewer {
    fn scenario(&self) -> &Scenario {
        &self.run.scenario
    }

    fn tick(&self) -> Ticks {
        self.run.tick()
    }

    fn recorded(&self) -> Ticks {
        self.run.recorded
    }

    fn next_tick(&mut self) -> Moved {
        self.run.next_tick()
    }

    fn go_on(&mut self) -> Moved {
        self.run.go_on()
    }

    fn previous_tick(&mut self) -> Moved {
        self.run.previous_tick()
    }

    fn next_event(&mut self) -> Moved {
        self.run.next_event()
    }

    fn previous_event(&mut self) -> Moved {
        self.run.previous_event()
    }

    fn seek(&mut self, tick: Ticks) -> Moved {
        self.run.seek(tick)
    }

    fn until(&mut self, goal: Until, farthest: Ticks, events: u64) -> Looked {
        run_until::until(&mut self.run, goal, farthest, events)
    }

    fn search(&mut self, search: &mut Search, words: &dyn Fn(&LogLine) -> bool, farthest: Ticks, events: u64) -> Searched {
        search::search(&mut self.run, search, words, (farthest, events))
    }

    fn act(&mut self, command: Command) -> Moved {
        self.run.act(command)
    }

    fn changes_nothing(&self, command: &Command) -> Option<Remark> {
        self.run.changes_nothing(command)
    }

    fn follow(&mut self, course: Course) {
        self.run.follow(course);
    }

    fn outcome(&mut self) -> Outcome {
        standing::outcome(&self.run, self.cache.standing(&self.run))
    }

    fn acts(&self) -> Vec<(Ticks, Command)> {
        self.run.acts.iter().flat_map(|(&tick, acts)| acts.iter().map(move |act| (tick, act.clone()))).collect()
    }

    fn wait_until(&mut self, tick: Ticks) {
        self.run.wait_until(tick);
    }

    fn rested(&self) -> Option<Ticks> {
        self.run.rested()
    }

    fn events(&self) -> (usize, usize) {
        let all = self.run.trace().events_in(self.tick());
        (self.run.now.half_way.unwrap_or(all), all)
    }

    fn busy_from(&mut self, tick: Ticks) -> Option<Ticks> {
        self.run.busy_from(tick)
    }

    fn steps(&mut self, tick: Ticks) -> Vec<StepSummary> {
        step_summary::steps(&mut self.run, tick)
    }

    fn tell_record(&mut self, record: u32) -> Option<LogLine> {
        self.run.at_record(record as usize, |run, trace| log::line(run, trace, record as usize))
    }

    fn select(&self, number: u32) -> Option<Select> {
        self.run.select(number)
    }

    fn position_of(&self, id: Id) -> Option<usize> {
        self.run.ids().iter().position(|&known| known == id)
    }

    fn id_at(&self, position: usize) -> Option<Id> {
        self.run.ids().get(position).copied()
    }

    fn next_stop(&self) -> Option<Ticks> {
        cues::next(&self.run)
    }

    fn previous_stop(&self) -> Option<Ticks> {
        cues::previous(&self.run)
    }

    fn clock(&self) -> Clock {
        query::frame::clock(&self.run)
    }

    fn stops(&mut self) -> Vec<Stop> {
        self.cache.stops(&self.run)
    }

    fn lookup(&self) -> &dyn Lookup {
        &self.run
    }

    fn frame(&mut self, ask: &Ask) -> Frame {
        query::frame::frame(&mut self.run, &mut self.cache, ask)
    }

    fn find_event(&self, find: Find, future: bool) -> Option<Found> {
        space_time::find(&self.run, find, future)
    }

    fn tell_event(&self, event: u32) -> Option<LogLine> {
        space_time::tell(&self.run, event)
    }

    fn why(&mut self, question: Question) -> Option<Why> {
        query::why::why(&mut self.run, question)
    }
}

#[cfg(test)]
mod tests;
