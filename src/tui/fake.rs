//! A small world for the tests of the keys: processes on a ring pass one message on, tick by tick, until it comes to rest.

mod input;

use std::cell::RefCell;
use std::rc::Rc;

use ratatui::layout::Rect;

pub(super) use input::{OVER, Script, key, press};

use super::app::App;
use super::library::{Algorithm, Derived, Keep, Library, Listed, NotSaved, Opening, Refusal, Saved, ToKeep};
use crate::history::{Course, Outcome};
use crate::paint::{Depth, GlyphSet, Glyphs, Look, Theme, ThemeName};
use crate::property::Property;
use crate::protocol::{Id, MessageClass, Parameters, Remark, Role, Ticks, Topology};
use crate::protocols::VariantId;
use crate::scenario::vary::Variation;
use crate::scenario::{Expect, Ids, Scenario};
use crate::session::model::branches::Branching;
use crate::session::model::space_time::{Find, Found};
use crate::session::model::why::{Question, Why};
use crate::session::model::{
    Algorithm as Shown, Ask, Clock, Counts, Cuts, Face, Frame, LogLine, Message, Process, Sign, Stop, Underway, Verdict,
};
use crate::session::search::{Direction, End};
use crate::session::{Looked, Lookup, Moved, Search, Searched, Session, StepSummary, Until};
use crate::sim::command::{Command, Select, Targets};
use crate::sim::detector::Detector;
use crate::sim::network::Network;
use crate::text::{Language, LocalText};

/// The ids of the processes, by position.
pub(super) const IDS: [u32; 4] = [4, 48, 7, 31];
/// The run rests at this tick, or three ticks after the last act.
const REST: Ticks = 10;
/// Every tick has so many events.
const EVENTS: usize = 2;
/// Playback stops here for a note.
pub(super) const NOTE: Ticks = 3;
/// A note that does not stop playback is here.
pub(super) const PASSING_NOTE: Ticks = 5;
/// A question is asked here.
pub(super) const QUESTION: Ticks = 7;

#[derive(Debug)]
struct FakeSession {
    scenario: Scenario,
    tick: Ticks,
    half_way: Option<usize>,
    recorded: Ticks,
    acts: Vec<(Ticks, Command)>,
}

/// A variant of its algorithm.
fn known(variant: &str) -> VariantId {
    VariantId::named("chang-roberts", variant).expect("it is in the catalogue")
}

/// A scenario of the fake world.
pub(super) fn scenario(title: &str) -> Scenario {
    Scenario {
        title: LocalText::plain(title),
        about: LocalText::default(),
        variant: known("standard"),
        seed: 7,
        until: None,
        ids: Ids::Listed(IDS.into_iter().filter_map(Id::new).collect()),
        leader: None,
        down: Vec::new(),
        parameters: Parameters::none(),
        network: Network::default(),
        detector: Detector::Manual,
        events: Vec::new(),
        notes: Vec::new(),
        questions: Vec::new(),
        expect: Expect::default(),
    }
}

/// Opens the fake world.
pub(super) fn open(scenario: &Scenario) -> Box<dyn Session> {
    Box::new(FakeSession { scenario: scenario.clone(), tick: 0, half_way: None, recorded: 0, acts: Vec::new() })
}

impl FakeSession {
    fn rest(&self) -> Ticks {
        self.acts.iter().map(|(tick, _)| tick + 3).fold(REST, Ticks::max)
    }

    fn is_down(&self, position: usize) -> bool {
        let mut down = false;
        for (tick, act) in &self.acts {
            let hits = |targets: &Targets| matches!(targets, Targets::Listed(list) if list.contains(&(position as u32)));
            match act {
                _ if *tick > self.tick => {}
                Command::Crash { targets, after: None } | Command::Leave { targets, .. } if hits(targets) => down = true,
                Command::Revive(targets) if hits(targets) => down = false,
                _ => {}
            }
        }
        down
    }

    fn to(&mut self, tick: Ticks) -> Moved {
        let target = tick.min(self.rest());
        let moved = target != self.tick || self.half_way.is_some();
        (self.tick, self.half_way) = (target, None);
        self.recorded = self.recorded.max(target);
        if target < tick {
            Moved::Quiet
        } else if moved {
            Moved::Yes
        } else {
            Moved::Nothing(Remark::new("says-at-first"))
        }
    }

    fn stops(&self) -> Vec<Stop> {
        let stop = |text: &str, question, pause| Stop {
            text: LocalText::plain(text),
            question,
            pause,
            look: if pause { vec![2] } else { Vec::new() },
            answer: question.then(|| Remark::new("says-at-first")),
            choices: Vec::new(),
            outdated: false,
        };
        match self.tick {
            NOTE => vec![stop("A note.", false, true)],
            PASSING_NOTE => vec![stop("A passing note.", false, false)],
            QUESTION => vec![stop("A question?", true, false)],
            _ => Vec::new(),
        }
    }
}

impl Session for FakeSession {
    fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    fn tick(&self) -> Ticks {
        self.tick
    }

    fn recorded(&self) -> Ticks {
        self.recorded
    }

    fn next_tick(&mut self) -> Moved {
        self.to(self.tick + 1)
    }

    fn previous_tick(&mut self) -> Moved {
        match self.tick.checked_sub(1) {
            Some(before) => self.to(before),
            None => Moved::AtTheStart,
        }
    }

    fn next_event(&mut self) -> Moved {
        match self.half_way {
            None if self.tick == self.rest() => return Moved::Quiet,
            None => (self.tick, self.half_way) = (self.tick + 1, Some(1)),
            Some(shown) if shown + 1 < EVENTS => self.half_way = Some(shown + 1),
            Some(_) => self.half_way = None,
        }
        self.recorded = self.recorded.max(self.tick);
        Moved::Yes
    }

    fn previous_event(&mut self) -> Moved {
        match self.half_way {
            Some(1) => (self.tick, self.half_way) = (self.tick - 1, None),
            Some(shown) => self.half_way = Some(shown - 1),
            None if self.tick == 0 => return Moved::AtTheStart,
            None => self.half_way = Some(EVENTS - 1),
        }
        Moved::Yes
    }

    fn seek(&mut self, tick: Ticks) -> Moved {
        self.to(tick)
    }

    fn until(&mut self, _: Until, farthest: Ticks, _: u64) -> Looked {
        // Nothing that one could look for happens in this world but its end.
        self.to(farthest);
        if self.tick == self.rest() { Looked::Quiet } else { Looked::Limit }
    }

    fn search(&mut self, search: &mut Search, _: &dyn Fn(&LogLine) -> bool, _: Ticks, _: u64) -> Searched {
        // Nothing is recorded of what happens in this world.
        Searched::Nothing(match search.direction() {
            Direction::Forward => End::Rest(self.rest()),
            Direction::Backward => End::Start,
        })
    }

    fn act(&mut self, command: Command) -> Moved {
        let tick = self.tick + 1;
        if self.recorded > self.tick {
            // What had been done further on belongs to the future that is no longer ahead.
            self.acts.retain(|(entered, _)| *entered < tick);
        }
        self.acts.push((tick, command));
        self.recorded = tick;
        if self.half_way.is_some() {
            return Moved::Waiting;
        }
        self.to(tick)
    }

    fn changes_nothing(&self, _: &Command) -> Option<Remark> {
        None
    }

    fn follow(&mut self, course: Course) {
        let same = |&&(tick, ref act): &&(Ticks, Command)| course.get(&tick).is_some_and(|acts| acts.contains(act));
        let parting = self.acts.iter().find(|act| !same(act)).map(|(tick, _)| *tick);
        let known = self.acts.len();
        self.acts = course.into_iter().flat_map(|(tick, acts)| acts.into_iter().map(move |act| (tick, act))).collect();
        let added = self.acts.get(known).map(|(tick, _)| *tick);
        if let Some(last) = parting.into_iter().chain(added).min().map(|tick| tick - 1) {
            (self.recorded, self.tick) = (self.recorded.min(last), self.tick.min(last));
        }
    }

    fn outcome(&mut self) -> Outcome {
        Outcome {
            tick: self.tick,
            quiet: self.tick == self.rest(),
            messages: self.tick,
            up: IDS.len(),
            undecided: IDS.len(),
            leaders: Vec::new(),
            broken: Vec::new(),
        }
    }

    fn acts(&self) -> Vec<(Ticks, Command)> {
        self.acts.clone()
    }

    fn wait_until(&mut self, tick: Ticks) {
        self.tick = self.tick.max(tick);
    }

    fn rested(&self) -> Option<Ticks> {
        (self.tick == self.rest()).then_some(self.tick)
    }

    fn events(&self) -> (usize, usize) {
        (self.half_way.unwrap_or(EVENTS), EVENTS)
    }

    fn busy_from(&mut self, _: Ticks) -> Option<Ticks> {
        // As nothing is recorded, nothing can be compared.
        None
    }

    fn steps(&mut self, _: Ticks) -> Vec<StepSummary> {
        Vec::new()
    }

    fn tell_record(&mut self, _: u32) -> Option<LogLine> {
        None
    }

    fn select(&self, number: u32) -> Option<Select> {
        let frame = frame_at(self);
        let message = frame.messages.iter().find(|message| message.number == number)?;
        Some(Select { from: message.from as u32, to: message.to as u32, kind: None, nth: number + 1 })
    }

    fn position_of(&self, id: Id) -> Option<usize> {
        IDS.iter().position(|&known| known == id.number())
    }

    fn id_at(&self, position: usize) -> Option<Id> {
        IDS.get(position).copied().and_then(Id::new)
    }

    fn next_stop(&self) -> Option<Ticks> {
        [NOTE, PASSING_NOTE, QUESTION].into_iter().find(|&stop| stop > self.tick)
    }

    fn previous_stop(&self) -> Option<Ticks> {
        [QUESTION, PASSING_NOTE, NOTE].into_iter().find(|&stop| stop < self.tick)
    }

    fn find_event(&self, _: Find, _: bool) -> Option<Found> {
        // Nothing is recorded of what happens in this world.
        None
    }

    fn tell_event(&self, _: u32) -> Option<LogLine> {
        None
    }

    fn why(&mut self, _: Question) -> Option<Why> {
        None
    }

    fn clock(&self) -> Clock {
        frame_at(self).clock
    }

    fn stops(&mut self) -> Vec<Stop> {
        Self::stops(self)
    }

    fn lookup(&self) -> &dyn Lookup {
        self
    }

    fn frame(&mut self, _: &Ask) -> Frame {
        frame_at(self)
    }
}

impl Lookup for FakeSession {
    fn process(&self, position: usize) -> Option<Process> {
        frame_at(self).processes.into_iter().nth(position)
    }

    fn processes(&self, _: &Ask) -> Vec<Process> {
        frame_at(self).processes
    }

    fn messages(&self, _: &Ask) -> Vec<Message> {
        frame_at(self).messages
    }

    fn cuts(&self, _: &Ask) -> Cuts {
        Cuts::default()
    }

    fn pending(&self, _: &Ask) -> Option<Underway> {
        None
    }

    fn network(&self) -> Network {
        Network::default()
    }

    fn topology(&self) -> Topology {
        Topology::OneWayRing
    }

    fn properties(&self) -> Vec<Property> {
        Vec::new()
    }

    fn kinds(&self) -> &'static [&'static str] {
        &[]
    }

    fn log_length(&self) -> usize {
        self.tick as usize
    }

    fn shows_event(&self, _: u32, _: bool) -> bool {
        false
    }
}

fn frame_at(session: &FakeSession) -> Frame {
    let processes = (0..IDS.len()).map(|position| Process {
        position,
        id: session.id_at(position).expect("every position has an id"),
        face: Face::Id,
        role: if session.is_down(position) { Role::Crashed } else { Role::Idle },
        elected: None,
        facts: Vec::new(),
        waits: None,
        sent: 0,
        received: 0,
        badge: None,
        crashes_after: None,
    });
    let from = session.tick as usize % IDS.len();
    let message = |number, to| Message {
        number,
        from,
        to,
        clockwise: true,
        kind: "ELECTION",
        class: MessageClass::Election,
        payload: "48".to_owned(),
        whole: None,
        sent: session.tick,
        due: session.tick + 1,
        lost: None,
        notice: false,
    };
    let quiet = session.tick == session.rest() && session.half_way.is_none();
    // At tick 1 there are two messages on the same link, so that a choice has to be made.
    let messages = if quiet {
        0
    } else if session.tick == 1 {
        2
    } else {
        1
    };
    frame(session, processes.collect(), (0..messages).map(|number| message(number, (from + 1) % IDS.len())).collect(), quiet)
}

fn frame(session: &FakeSession, processes: Vec<Process>, messages: Vec<Message>, quiet: bool) -> Frame {
    let line = |tick| LogLine {
        tick,
        sign: Sign::Info,
        payload: String::new(),
        route: None,
        who: None,
        brief: Remark::new("says-at-first"),
        full: Remark::new("says-at-first"),
        more: Vec::new(),
        about: Vec::new(),
    };
    Frame {
        title: session.scenario.title.clone(),
        protocol: session.scenario.protocol().name(),
        protocol_title: "Chang–Roberts",
        variant: session.scenario.variant.name(),
        anonymous: false,
        topology: Topology::OneWayRing,
        n: IDS.len(),
        delay: (1, 1),
        network: Network::default(),
        seed: session.scenario.seed,
        clock: Clock {
            tick: session.tick,
            half_way: session.half_way.map(|shown| (shown, EVENTS)),
            recorded: session.recorded,
            quiet,
            beats: false,
        },
        first: 0,
        processes,
        competing: 0,
        messages,
        cuts: Cuts::default(),
        underway: None,
        waiting: None,
        counts: Counts::default(),
        verdict: Verdict::NobodyUp,
        leading: None,
        rivals: Vec::new(),
        algorithm: Shown::default(),
        log: (0..session.tick).map(line).collect(),
        log_length: session.tick as usize,
        marks: Vec::new(),
        marks_ahead: Vec::new(),
        bounds: Vec::new(),
        bounded_kinds: &[],
        properties: Vec::new(),
        ring: None,
        stops: session.stops(),
        narration: Vec::new(),
        space_time: None,
        branching: Branching::default(),
    }
}

/// A library that writes down what it was asked for.
#[derive(Clone, Debug, Default)]
pub(super) struct FakeLibrary {
    pub(super) asked: Rc<RefCell<Vec<String>>>,
}

impl Library for FakeLibrary {
    fn scenarios(&self) -> Vec<Listed> {
        let listed = |name: &str, title: &str| Listed { name: name.to_owned(), title: title.to_owned() };
        vec![listed("ring-of-seven", "A ring"), listed("bully-fails", "The leader fails")]
    }

    fn open(&self, name_or_path: &str) -> Result<Opening, Refusal> {
        match name_or_path {
            "broken.toml" => Err("first fault\nsecond fault\n".to_owned()),
            "missing.toml" => Err("no such file: missing.toml".to_owned()),
            name => Ok(Opening { scenario: scenario(name), name: name.to_owned() }),
        }
    }

    fn algorithms(&self) -> Vec<Algorithm> {
        let algorithm =
            |variant| Algorithm { variant: known(variant), title: "Chang–Roberts", about: format!("about {variant}") };
        vec![algorithm("standard"), algorithm("no-forward")]
    }

    fn with_seed(&self, scenario: &Scenario, seed: u64) -> Result<Derived, Refusal> {
        Ok(Derived { scenario: Scenario { seed, ..scenario.clone() }, said: Vec::new() })
    }

    fn with_count(&self, scenario: &Scenario, count: usize) -> Result<Derived, Refusal> {
        match count {
            0 => Err("a ring has at least 1 process".to_owned()),
            _ => Ok(Derived { scenario: scenario.clone(), said: vec![Remark::new("says-at-first")] }),
        }
    }

    fn varied(&self, scenario: &Scenario, variation: Variation) -> Result<Derived, Refusal> {
        self.asked.borrow_mut().push(format!("{variation:?}"));
        if let Variation::Seed(_) = variation {
            return Err("no other seed".to_owned());
        }
        let variant = scenario.protocol().variants()[1];
        Ok(Derived { scenario: Scenario { variant, ..scenario.clone() }, said: Vec::new() })
    }

    fn name_to_save(&self, name: &str, what: ToKeep) -> String {
        match what {
            ToKeep::Scenario => format!("{name}.toml"),
            ToKeep::Branch => format!("{name}-2.toml"),
            ToKeep::Session => format!("{name}.suffrage"),
        }
    }

    fn save(&self, run: &Keep<'_>, file: &str, replace: bool) -> Result<Saved, NotSaved> {
        self.asked.borrow_mut().push(format!("save {} {:?} {file} {replace}", run.name, run.acts));
        match file {
            "there.toml" if !replace => Err(NotSaved::Exists(file.to_owned())),
            "no/a.toml" => Err(NotSaved::Refused("there is no folder no".to_owned())),
            _ => Ok(Saved { name: file.to_owned(), said: Vec::new(), whole: file.ends_with(".suffrage") }),
        }
    }

    fn with_algorithm(&self, scenario: &Scenario, acts: &[(Ticks, Command)], variant: VariantId) -> Result<Derived, Refusal> {
        self.asked.borrow_mut().push(format!("{} {} {acts:?}", variant.protocol().name(), variant.name()));
        Ok(Derived { scenario: Scenario { variant: known("no-forward"), ..scenario.clone() }, said: Vec::new() })
    }
}

/// The program on the fake world, and its library.
pub(super) fn app() -> (App, FakeLibrary) {
    let library = FakeLibrary::default();
    let look = Look::new(Language::English, Theme::new(ThemeName::Dark, Depth::True), Glyphs::new(GlyphSet::Default));
    let opening = Opening { scenario: scenario("first"), name: "first".to_owned() };
    let app = App::new(&opening, Box::new(library.clone()), look, Rect::new(0, 0, 80, 24), (open, crate::tui::bindings::TABLE));
    (app, library)
}
