//! A run that was found, as a scenario of its own that makes just this run: what chance would decide is settled.
//!
//! A run without a clock is laid out one step a tick, or one in so many ticks as a delivery takes and one more. What never arrives in it, and
//! a timer that never runs out in it, is due far beyond its end.

use std::collections::BTreeMap;

use crate::explore::{Breaking, Departure, Effects, Move, Passage, Path, Setting, Stage, Timed};
use crate::history::CommandLog;
use crate::protocol::{Ticks, Topology};
use crate::scenario::{Expect, Scenario};
use crate::sim::command::{Command, Targets};
use crate::sim::detector::Detector;
use crate::sim::pins::{DirectedLink, Pin};
use crate::text::LocalText;

/// How far beyond the end of a run that is due which never comes in it.
const BEYOND: Ticks = 10_000;

/// What a message or a timer was, and when it left or was set.
#[derive(Default)]
struct Log {
    left: BTreeMap<Passage, Ticks>,
    arrived: BTreeMap<Passage, Ticks>,
    lost: Vec<Passage>,
    set: BTreeMap<Setting, Ticks>,
    ran_out: BTreeMap<Setting, Ticks>,
    bounced: BTreeMap<u32, Ticks>,
    returned: BTreeMap<u32, Ticks>,
    drawn: Vec<Pin>,
    acts: Vec<(Ticks, Command)>,
}

/// The scenario of a run that violates a property, with its title and what is said about it.
pub fn counterexample(
    scenario: &Scenario,
    property: &'static str,
    breaking: &Breaking,
    (title, about): (LocalText, LocalText),
) -> Scenario {
    let expect = Expect { violates: vec![property], ..Expect::default() };
    Scenario { title, about, expect, ..laid_out(scenario, &breaking.path) }
}

/// The scenario of a run that was found.
pub fn laid_out(scenario: &Scenario, path: &Path) -> Scenario {
    let run = run_of(scenario, path);
    let Run { end, detector, events, choices } = run;
    let before = path.after.as_ref().map_or(0, |after| after.tick);
    let known = scenario.events.iter().filter(|(tick, _)| path.timed.is_some() || *tick <= before);
    let is_armed =
        |(_, command): &(Ticks, Command)| path.timed.is_some() && matches!(command, Command::Crash { after: Some(_), .. });
    let (armed, acts): (Vec<_>, Vec<_>) = events.into_iter().partition(is_armed);
    let mut events: Vec<(Ticks, Command)> = armed.into_iter().chain(known.cloned()).chain(acts).collect();
    // A stable sort: in each tick crashes in mid-broadcast that were found with the clock come first, then the acts of the scenario.
    events.sort_by_key(|(tick, _)| *tick);
    Scenario {
        title: LocalText::default(),
        summary: LocalText::default(),
        about: LocalText::default(),
        until: Some(end),
        detector,
        events,
        choices,
        notes: Vec::new(),
        questions: Vec::new(),
        written_for: None,
        expect: Expect::default(),
        check: None,
        ..scenario.clone()
    }
}

/// A run that goes on from a moment of another one as acts on that: what chance would decide is settled as soon as it goes on.
pub fn acts_of(scenario: &Scenario, path: &Path) -> CommandLog {
    let run = run_of(scenario, path);
    let first = path.after.as_ref().map_or(0, |after| after.tick) + 1;
    let mut acts = CommandLog::new();
    let settled = run.choices.into_iter().map(|pin| (first, Command::Pin(pin)));
    for (tick, act) in settled.chain(run.events) {
        acts.entry(tick).or_default().push(act);
    }
    acts
}

/// Whether it can be made by acts alone: a crash in mid-broadcast is armed before the acts of the scenario in its tick, and an act comes after them.
pub fn can_be_acts(scenario: &Scenario, path: &Path) -> bool {
    let mut armed =
        path.timed.iter().flat_map(|timed| &timed.acts).filter(|(_, act)| matches!(act, Command::Crash { after: Some(_), .. }));
    armed.all(|(tick, _)| scenario.events.iter().all(|(at, _)| at != tick))
}

fn run_of(scenario: &Scenario, path: &Path) -> Run {
    path.timed.as_ref().map_or_else(|| step_by_step(scenario, path), |timed| with_clock(scenario, timed))
}

/// What a run differs in from the scenario that it is one of.
struct Run {
    end: Ticks,
    detector: Detector,
    events: Vec<(Ticks, Command)>,
    choices: Vec<Pin>,
}

/// A run without a clock: notices of absence come as starts.
fn step_by_step(scenario: &Scenario, path: &Path) -> Run {
    let span = 1 + scenario.network.process_time;
    let mut log = Log::default();
    let Departure { tick: before, under_way, armed } = path.after.clone().unwrap_or_default();
    log.left.extend(under_way);
    log.set.extend(armed);
    log.effects(&path.beginning, before);
    for (at, stage) in (0..).zip(&path.stages) {
        log.stage(scenario, stage, before + 1 + at * span);
    }
    let end = (path.stages.len() as Ticks).checked_sub(1).map_or(before, |last| before + 1 + last * span);
    let choices = log.choices(scenario.protocol().entry().topology, end + BEYOND);
    Run { end, detector: Detector::Manual, events: log.acts, choices }
}

/// A run with the clock has the ticks, the acts and the detector of its scenario.
fn with_clock(scenario: &Scenario, timed: &Timed) -> Run {
    Run { end: timed.end, detector: scenario.detector, events: timed.acts.clone(), choices: timed.choices.clone() }
}

impl Log {
    fn stage(&mut self, scenario: &Scenario, stage: &Stage, tick: Ticks) {
        let Stage { what, breaks, bounced, effects } = stage;
        let one = |at: u32| Targets::Listed(vec![at]);
        if let Some((at, after)) = *breaks {
            self.acts.push((tick, Command::Crash { targets: one(at), after: Some(after) }));
        }
        // What is handled because something arrives takes its time; what is done by command or by a timer does not.
        let mut lag = 0;
        match what {
            Move::Arrives(passage) => {
                self.arrived.insert(*passage, tick);
                lag = scenario.network.process_time;
            }
            Move::Returns { nth, .. } => {
                self.returned.insert(*nth, tick);
                lag = scenario.network.process_time;
            }
            Move::RunsOut(setting) => _ = self.ran_out.insert(*setting, tick),
            Move::Notice { by, .. } => {
                if !by.is_empty() {
                    self.acts.push((tick, Command::Start(Targets::Listed(by.clone()))));
                }
            }
            Move::Starts(at) => self.acts.push((tick, Command::Start(one(*at)))),
            Move::Acts { act, on } => {
                let command = scenario.events.get(*act).map(|(_, command)| on_one(command, *on));
                self.acts.extend(command.map(|command| (tick, command)));
            }
            Move::Crashes(at) => self.acts.push((tick, Command::Crash { targets: one(*at), after: None })),
            Move::Revives(at) => self.acts.push((tick, Command::Revive(one(*at)))),
            Move::Loses(passage) => {
                self.arrived.insert(*passage, tick);
                self.lost.push(*passage);
            }
            Move::Copies(passage) => {
                let left = self.left.get(passage).copied().unwrap_or_default();
                self.left.insert(Passage { copy: true, ..*passage }, left);
            }
        }
        self.bounced.extend(bounced.map(|nth| (nth, tick)));
        self.effects(effects, tick + lag);
    }

    fn effects(&mut self, effects: &Effects, leaves: Ticks) {
        self.left.extend(effects.sent.iter().map(|passage| (*passage, leaves)));
        self.set.extend(effects.set.iter().map(|setting| (*setting, leaves)));
        let pins = effects.drawn.iter().map(|drawn| Pin::Draw { process: drawn.at, nth: drawn.nth, number: drawn.is });
        self.drawn.extend(pins);
    }

    /// In the order of their names.
    fn choices(&self, topology: Topology, beyond: Ticks) -> Vec<Pin> {
        let on = |passage: &Passage| DirectedLink {
            from: passage.from,
            to: passage.to,
            clockwise: topology != Topology::Complete && passage.out.is_clockwise(),
        };
        let mut pins: Vec<Pin> = self.drawn.clone();
        for (passage, &left) in &self.left {
            let ticks = self.arrived.get(passage).copied().unwrap_or(beyond) - left;
            let (on, nth) = (on(passage), passage.nth);
            let copy = || Pin::Copy { on, nth, ticks: Some(ticks) };
            pins.push(if passage.copy { copy() } else { Pin::Delay { on, nth, ticks } });
        }
        pins.extend(self.lost.iter().map(|passage| Pin::Loss {
            on: on(passage),
            nth: passage.nth,
            copy: passage.copy,
            lost: true,
        }));
        for (&Setting { at, timer, nth }, &set) in &self.set {
            let ticks = self.ran_out.get(&Setting { at, timer, nth }).copied().unwrap_or(beyond) - set;
            pins.push(Pin::Timer { process: at, timer: timer as usize, nth, ticks });
        }
        for (&nth, &bounced) in &self.bounced {
            pins.push(Pin::Notice { nth, ticks: self.returned.get(&nth).copied().unwrap_or(beyond) - bounced });
        }
        pins
    }
}

/// The part of an act that is on one process. News of a leave comes as starts, as all notices do.
fn on_one(command: &Command, on: Option<u32>) -> Command {
    let targets = on.map_or(Targets::All, |at| Targets::Listed(vec![at]));
    match command {
        Command::Start(_) => Command::Start(targets),
        Command::Crash { after, .. } => Command::Crash { targets, after: *after },
        Command::Revive(_) => Command::Revive(targets),
        Command::Leave { .. } => Command::Leave { targets, announced: false },
        other => other.clone(),
    }
}
