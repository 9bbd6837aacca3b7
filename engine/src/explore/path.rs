//! A run as plain data, step by step, and its translation from a run without a clock to acts and pins that replay it.
//!
//! The translation takes one step every `process_time + 1` ticks. Whatever never happens is due far beyond its end.

use std::collections::BTreeMap;

use crate::protocol::{Port, Ticks, Topology};
use crate::sim::{command::Command, command::Targets, pins::DirectedLink, pins::Pin};

/// A run from its beginning, or from a known point of another run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    /// The starting point, if that is not the beginning.
    pub after: Option<Departure>,
    /// What happens before the first step.
    pub beginning: Effects,
    pub stages: Vec<Stage>,
    /// Set for a run with the clock, which has no stages.
    pub timed: Option<Timed>,
}

/// The starting point of a run. Without a clock: messages in transit and armed timers, with the ticks they were set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Departure {
    pub tick: Ticks,
    pub under_way: Vec<(Passage, Ticks)>,
    pub armed: Vec<(Setting, Ticks)>,
}

/// A run with the clock: the random choices and the adversary's acts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timed {
    pub end: Ticks,
    /// Crashes during a broadcast are armed before all other acts of their tick, those of the scenario included.
    pub acts: Vec<(Ticks, Command)>,
    pub choices: Vec<Pin>,
    /// Script acts that delay a message; `choices` contain its arrival.
    pub settled: Vec<(Ticks, Command)>,
}

/// One step and its effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    pub what: Move,
    /// The process that crashes during this step's broadcast, and after how many messages.
    pub breaks: Option<(u32, u32)>,
    /// The notice sent because a message could not be delivered, by its number in the run.
    pub bounced: Option<u32>,
    pub effects: Effects,
}

/// The effects of handler calls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    pub sent: Vec<Passage>,
    pub set: Vec<Setting>,
    pub drawn: Vec<Drawn>,
}

/// A message by its link and its number on that link; 1 is the first ever sent there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Passage {
    pub from: u32,
    pub to: u32,
    pub out: Port,
    pub nth: u32,
    /// Whether it is the network's copy of that message.
    pub copy: bool,
}

/// An armed timer: its index, and how often it has been armed including this time.
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
    /// 1 is its first draw.
    pub nth: u32,
    /// The result; 0 is the lowest.
    pub is: u32,
}

/// The event of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// A message arrives, or is lost because the receiver is down.
    Arrives(Passage),
    /// The notice of an undelivered message returns. `nth`: its number in the run.
    Returns { to: u32, nth: u32 },
    /// A timer fires.
    RunsOut(Setting),
    /// Processes notice that one is gone, and start.
    Notice { gone: u32, by: Vec<u32> },
    /// A process starts.
    Starts(u32),
    /// An act of the script, by its index; on one process or on none.
    Acts { act: usize, on: Option<u32> },
    /// A process crashes.
    Crashes(u32),
    /// A process comes up again.
    Revives(u32),
    /// The network loses a message.
    Loses(Passage),
    /// The network doubles a message.
    Copies(Passage),
}

/// How many ticks after the end of the run the events are due that never happen in it.
const BEYOND: Ticks = 10_000;

/// The messages and timers of a run, with their ticks.
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

/// The setting of a run: the script, the delivery time, and the topology.
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    pub script: &'a [(Ticks, Command)],
    pub process_time: Ticks,
    pub topology: Topology,
}

/// A run as acts and pinned choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The tick of its last step.
    pub end: Ticks,
    pub script: Vec<(Ticks, Command)>,
    pub choices: Vec<Pin>,
}

impl Ground<'_> {
    /// Ticks between two steps; the first step is at tick 1, or one tick after the starting point.
    pub const fn span(&self) -> Ticks {
        1 + self.process_time
    }

    /// The replay with a clock of a run without one. Its failure detector is silent: its notices become starts.
    pub fn lay_out(&self, path: &Path) -> Replay {
        let span = self.span();
        let mut log = Log::default();
        let Departure { tick: before, under_way, armed } = path.after.clone().unwrap_or_default();
        log.left.extend(under_way);
        log.set.extend(armed);
        log.effects(&path.beginning, before);
        for (at, stage) in (0..).zip(&path.stages) {
            log.stage(self, stage, before + 1 + at * span);
        }
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
        // Handling an arrival takes processing time; acts and timers take effect at once.
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

    /// The pinned choices, sorted by name.
    fn choices(&self, topology: Topology, beyond: Ticks) -> Vec<Pin> {
        let on = |&Passage { from, to, out, .. }: &Passage| DirectedLink::of(topology, (from, to), out.is_clockwise());
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

/// An act restricted to one process. An announced leave becomes a silent one: its news are starts, like all notices.
fn on_one(command: &Command, on: Option<u32>) -> Command {
    let targets = on.map_or(Targets::All, |at| Targets::Listed(vec![at]));
    match command {
        Command::Leave { .. } => Command::Leave { targets, announced: false },
        other => other.on(targets),
    }
}
