//! A run as plain data, step by step. A run without a clock can be translated to acts and pins that replay it with a
//! clock.
//!
//! In the replay, a step takes `process_time + 1` ticks. An event that the run does not contain is due long after the
//! run's end.

use crate::explore::prelude::*;
use crate::{protocol::Topology, sim::command::Command};

/// A run from tick 0, or from a point of another run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    /// The starting point; `None`: tick 0.
    pub after: Option<Departure>,
    /// The effects of the initialisation, before the first step.
    pub beginning: Effects,
    pub stages: Vec<Stage>,
    /// The description of a run with the clock. `None`: without the clock, `stages` describes the run.
    pub timed: Option<Timed>,
}

/// The point at which a run starts. For a run without a clock, it also lists the messages in transit, each with the
/// tick at which it was sent, and the armed timers, each with the tick at which it was armed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Departure {
    pub tick: Ticks,
    pub under_way: Vec<(Passage, Ticks)>,
    pub armed: Vec<(Setting, Ticks)>,
}

/// A run with the clock: its random choices, and the adversary's acts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timed {
    pub end: Ticks,
    /// The adversary's acts, each with its tick. Within a tick, a crash during a broadcast comes first.
    pub acts: Vec<(Ticks, Command)>,
    pub choices: Vec<Pin>,
    /// The acts of the script that delay a message. A replay skips them, because `choices` include these delays.
    pub settled: Vec<(Ticks, Command)>,
}

/// A step of a run, with its effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    pub what: Move,
    /// A crash during the broadcast of this step: the position of the process, and how many messages it sends first.
    pub breaks: Option<(u32, u32)>,
    /// The number of the notice that returns because this step could not deliver a message; `None`: no notice.
    pub bounced: Option<u32>,
    pub effects: Effects,
}

/// The messages that a step sends, the timers that it arms, and its random draws.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    pub sent: Vec<Passage>,
    pub set: Vec<Setting>,
    pub drawn: Vec<Drawn>,
}

/// A message. `nth`: its number on its link, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Passage {
    pub from: u32,
    pub to: u32,
    pub out: Port,
    pub nth: u32,
    /// Whether the network created this message when it duplicated another message.
    pub copy: bool,
}

/// An armed timer of the process at position `at`. `nth`: how often this process has armed this timer so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Setting {
    pub at: u32,
    pub timer: u32,
    pub nth: u32,
}

/// A random draw of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    pub at: u32,
    /// The number of the draw among all draws of this process, from 1.
    pub nth: u32,
    /// The drawn number. The lowest possible number is 0.
    pub is: u32,
}

/// The event with which a step begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// A message arrives, or is lost because the receiver is down.
    Arrives(Passage),
    /// The notice of an undelivered message returns. `nth`: the number of the notice in the run, from 1.
    Returns { to: u32, nth: u32 },
    /// A timer fires.
    RunsOut(Setting),
    /// The processes `by` notice that process `gone` is down, and start.
    Notice { gone: u32, by: Vec<u32> },
    /// A process starts.
    Starts(u32),
    /// An act of the script, by its index. `on`: the process on which it acts; `None`: all, or not on processes.
    Acts { act: usize, on: Option<u32> },
    /// A process crashes.
    Crashes(u32),
    /// A process recovers.
    Revives(u32),
    /// The network loses a message.
    Loses(Passage),
    /// The network duplicates a message.
    Copies(Passage),
}

/// In a replay, an event that is still pending after the last step is due this number of ticks after that step.
const BEYOND: Ticks = 10_000;

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

/// The parts of a scenario that a replay needs: script, processing time and topology.
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    pub script: &'a [(Ticks, Command)],
    pub process_time: Ticks,
    pub topology: Topology,
}

/// The acts and pinned choices that replay a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The tick of the last step.
    pub end: Ticks,
    pub script: Vec<(Ticks, Command)>,
    pub choices: Vec<Pin>,
}

impl Ground<'_> {
    /// The number of ticks between two steps.
    pub const fn span(&self) -> Ticks {
        1 + self.process_time
    }

    /// Translates a run without a clock to a replay with one. An act starts the processes that notice a crash.
    pub fn lay_out(&self, path: &Path) -> Replay {
        let span = self.span();
        let mut log = Log::default();
        let Departure { tick: before, under_way, armed } = path.after.clone().unwrap_or_default();
        log.left.extend(under_way);
        log.set.extend(armed);
        log.effects(&path.beginning, before);
        (0..).zip(&path.stages).for_each(|(at, stage)| log.stage(self, stage, before + 1 + at * span));
        let end = (path.stages.len() as Ticks).checked_sub(1).map_or(before, |last| before + 1 + last * span);
        let choices = log.choices(self.topology, end + BEYOND);
        Replay { end, script: log.acts, choices }
    }
}

impl Log {
    fn stage(&mut self, ground: &Ground<'_>, stage: &Stage, tick: Ticks) {
        let Stage { what, breaks, bounced, effects } = stage;
        let one = |at: u32| Targets::Listed(vec![at]);
        if let Some((at, after)) = *breaks {
            self.acts.push((tick, Command::Crash { targets: one(at), after: Some(after) }));
        }
        // Handling an arrival takes processing time, so its messages leave later. Acts and timers take no time.
        let mut lag = 0;
        match what {
            Move::Arrives(passage) => {
                self.arrived.insert(*passage, tick);
                lag = ground.process_time;
            }
            Move::Returns { nth, .. } => {
                self.returned.insert(*nth, tick);
                lag = ground.process_time;
            }
            Move::RunsOut(setting) => _ = self.ran_out.insert(*setting, tick),
            Move::Notice { by, .. } => {
                if !by.is_empty() {
                    self.acts.push((tick, Command::Start(Targets::Listed(by.clone()))));
                }
            }
            Move::Starts(at) => self.acts.push((tick, Command::Start(one(*at)))),
            Move::Acts { act, on } => {
                let command = ground.script.get(*act).map(|(_, command)| on_one(command, *on));
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

    fn choices(&self, topology: Topology, beyond: Ticks) -> Vec<Pin> {
        let on = |&Passage { from, to, out, .. }: &Passage| DirectedLink::of(topology, (from, to), out.is_clockwise());
        let mut pins: Vec<Pin> = self.drawn.clone();
        for (passage, &left) in &self.left {
            let ticks = self.arrived.get(passage).copied().unwrap_or(beyond) - left;
            let (on, nth) = (on(passage), passage.nth);
            let copy = || Pin::Copy { on, nth, ticks: Some(ticks) };
            pins.push(if passage.copy { copy() } else { Pin::Delay { on, nth, ticks } });
        }
        let lost = |passage: &Passage| Pin::Loss { on: on(passage), nth: passage.nth, copy: passage.copy, lost: true };
        pins.extend(self.lost.iter().map(lost));
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

/// A copy of the act for the process `on`; `None`: for all processes. An announced leave becomes a silent leave,
/// because a separate act of the replay starts the processes that learn of the leave.
fn on_one(command: &Command, on: Option<u32>) -> Command {
    let targets = on.map_or(Targets::All, |at| Targets::Listed(vec![at]));
    match command {
        Command::Leave { .. } => Command::Leave { targets, announced: false },
        other => other.on(targets),
    }
}
