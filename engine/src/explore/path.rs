//! A run as plain data, step by step.

use crate::protocol::{Port, Ticks};
use crate::sim::command::Command;
use crate::sim::pins::Pin;

/// A run from its beginning, or from a moment of one that is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    /// Where it is gone on from, if that is not the beginning.
    pub after: Option<Departure>,
    /// What happens before the first step.
    pub beginning: Effects,
    pub stages: Vec<Stage>,
    /// Of a run with the clock, which has no stages.
    pub timed: Option<Timed>,
}

/// A moment that a run is gone on from: without a clock, what is under way and armed there, with the ticks at which it left and was armed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Departure {
    pub tick: Ticks,
    pub under_way: Vec<(Passage, Ticks)>,
    pub armed: Vec<(Setting, Ticks)>,
}

/// A run with the clock: what chance decided in it, and what the adversary did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timed {
    pub end: Ticks,
    /// Crashes in mid-broadcast are armed before all other acts of their tick, those of the scenario included.
    pub acts: Vec<(Ticks, Command)>,
    pub choices: Vec<Pin>,
    /// Acts of the script that delay a message: the choices say when it arrives.
    pub settled: Vec<(Ticks, Command)>,
}

/// One step, and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    pub what: Move,
    /// The process that crashes at the end of this step, and after how many of its messages.
    pub breaks: Option<(u32, u32)>,
    /// The notice that sets out because a message could not be delivered, by its number among all notices of the run.
    pub bounced: Option<u32>,
    pub effects: Effects,
}

/// What handlings leave behind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    pub sent: Vec<Passage>,
    pub set: Vec<Setting>,
    pub drawn: Vec<Drawn>,
}

/// A message by its link and its number on it: 1 is the first that was ever sent there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Passage {
    pub from: u32,
    pub to: u32,
    pub out: Port,
    pub nth: u32,
    /// Whether it is the copy that the network made of that message.
    pub copy: bool,
}

/// A timer by its index, and how often it had been set with this time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Setting {
    pub at: u32,
    pub timer: u32,
    pub nth: u32,
}

/// What a process draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    pub at: u32,
    /// 1 is its first draw.
    pub nth: u32,
    /// 0 is the lowest.
    pub is: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// A message arrives, or is lost at a process that is down.
    Arrives(Passage),
    /// The notice that a message could not be delivered comes back. `nth`: among all notices of the run.
    Returns {
        to: u32,
        nth: u32,
    },
    RunsOut(Setting),
    /// Processes notice that one is gone, and begin.
    Notice {
        gone: u32,
        by: Vec<u32>,
    },
    Starts(u32),
    /// An act of the script, by its place, on a process or on none.
    Acts {
        act: usize,
        on: Option<u32>,
    },
    Crashes(u32),
    Revives(u32),
    Loses(Passage),
    Copies(Passage),
}
