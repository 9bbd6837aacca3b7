//! What can be done to a world from outside: one vocabulary for scenario files, keys and the checker.

use crate::protocol::Ticks;

/// An act from outside. Processes are named by position; the scenario file and the screen name them by id.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Begins an election at each target that is up.
    Start(Targets),
    /// Crashes each target that is up. With `after = Some(k)` the crash is armed instead: the first batch that is not empty
    /// loses all but its first k messages, and the process crashes at the end of that handling.
    Crash {
        /// Who crashes.
        targets: Targets,
        /// In mid-broadcast: after how many messages of its next batch.
        after: Option<u32>,
    },
    /// Brings each target that is down back with its stable state.
    Revive(Targets),
    /// Each target that is up leaves: a crash in all but name.
    Leave {
        /// Who leaves.
        targets: Targets,
        /// Whether it tells everybody that holds it as leader, `t_max` ticks later.
        announced: bool,
    },
    /// Loses a message in flight.
    Drop(Select),
    /// Makes a message in flight arrive later, breaking FIFO knowingly.
    Delay {
        /// Which message.
        select: Select,
        /// By how many ticks, at least 1.
        by: Ticks,
    },
    /// Doubles a message in flight. The copy is due at the same tick; it is made now, and so comes after all that was sent before.
    Duplicate(Select),
    /// Delivers a message in flight at this tick, whatever its due tick, breaking FIFO knowingly. Among the deliveries of the tick
    /// it has its place in the order of sending. What it runs into is what any message runs into that is due now.
    Deliver(Select),
    /// A timer that is armed runs out now, before the deliveries of the tick.
    Fire(TimerOf),
    /// Cancels a timer that is armed.
    Disarm(TimerOf),
    /// Cuts links: what would arrive over them is lost at its due tick. What is sent and not yet due when they are mended arrives.
    Cut {
        /// The processes at the two ends.
        pairs: Vec<(u32, u32)>,
        /// Only the way from the first to the second.
        one_way: bool,
    },
    /// Cuts every link between processes of different groups, both ways, besides what is cut already. All processes that no group
    /// names stay together as one group more.
    Partition(Vec<Vec<u32>>),
    /// Mends links that are cut, both ways, whatever cut them.
    Mend(Links),
    /// Makes the network behave otherwise from now on: what is under way keeps its due tick and its fate.
    Network(NetworkChange),
}

/// What becomes otherwise in a network; what is not named stays as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NetworkChange {
    /// The probability that a message is lost.
    pub loss: Option<Probability>,
    /// The probability that a message is duplicated.
    pub duplicate: Option<Probability>,
    /// Whether messages on one link arrive in the order they are sent: from now on nothing overtakes what is under way, or may.
    pub fifo: Option<bool>,
}

/// A probability, 0.0 to 1.0.
#[derive(Clone, Copy, Debug)]
pub struct Probability(f64);

impl Probability {
    /// A number from 0.0 to 1.0 as a probability; nothing if it is none.
    pub fn new(value: f64) -> Option<Self> {
        // Zero has two signs; one of them is enough.
        (0.0..=1.0).contains(&value).then_some(Self(value + 0.0))
    }

    /// It as a number.
    pub const fn value(self) -> f64 {
        self.0
    }
}

impl PartialEq for Probability {
    fn eq(&self, other: &Self) -> bool {
        self.0.to_bits() == other.0.to_bits()
    }
}

impl Eq for Probability {}

impl std::hash::Hash for Probability {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.to_bits().hash(state);
    }
}

/// A timer of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimerOf {
    /// The process's position.
    pub process: u32,
    /// The index of the timer's name among those of the protocol.
    pub timer: usize,
}

/// Which links a command is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Links {
    /// All there are.
    All,
    /// Those between these processes, both ways.
    Between(Vec<(u32, u32)>),
}

/// The processes that a command is about, by position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Targets {
    /// All, by position.
    All,
    /// Those listed, in the order of the list.
    Listed(Vec<u32>),
}

/// Which message in flight a command is about: the oldest that fits, or the `nth` oldest.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Select {
    /// The sender's position.
    pub from: u32,
    /// The receiver's position.
    pub to: u32,
    /// The index of the kind it must have, if it matters.
    pub kind: Option<usize>,
    /// 1 for the oldest in the order of sending.
    pub nth: u32,
}

/// A command taken apart: what it is about, and what it does to that.
#[derive(Clone, Copy, Debug)]
pub enum Parts<'a> {
    Processes(ProcessAct, &'a Targets),
    Message(MessageAct, &'a Select),
    Timer(TimerAct, TimerOf),
    Links(LinkAct<'a>),
    Network(&'a NetworkChange),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProcessAct {
    Start,
    /// At once, or in mid-broadcast after so many messages.
    Crash {
        after: Option<u32>,
    },
    Revive,
    Leave {
        announced: bool,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageAct {
    Drop,
    Delay(Ticks),
    Duplicate,
    Deliver,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimerAct {
    Fire,
    Disarm,
}

#[derive(Clone, Copy, Debug)]
pub enum LinkAct<'a> {
    Cut { pairs: &'a [(u32, u32)], one_way: bool },
    Part(&'a [Vec<u32>]),
    Mend(&'a Links),
}

impl Command {
    pub fn parts(&self) -> Parts<'_> {
        match self {
            Self::Start(targets) => Parts::Processes(ProcessAct::Start, targets),
            Self::Crash { targets, after } => Parts::Processes(ProcessAct::Crash { after: *after }, targets),
            Self::Revive(targets) => Parts::Processes(ProcessAct::Revive, targets),
            Self::Leave { targets, announced } => Parts::Processes(ProcessAct::Leave { announced: *announced }, targets),
            Self::Drop(select) => Parts::Message(MessageAct::Drop, select),
            Self::Delay { select, by } => Parts::Message(MessageAct::Delay(*by), select),
            Self::Duplicate(select) => Parts::Message(MessageAct::Duplicate, select),
            Self::Deliver(select) => Parts::Message(MessageAct::Deliver, select),
            Self::Fire(timer) => Parts::Timer(TimerAct::Fire, *timer),
            Self::Disarm(timer) => Parts::Timer(TimerAct::Disarm, *timer),
            Self::Cut { pairs, one_way } => Parts::Links(LinkAct::Cut { pairs, one_way: *one_way }),
            Self::Partition(groups) => Parts::Links(LinkAct::Part(groups)),
            Self::Mend(links) => Parts::Links(LinkAct::Mend(links)),
            Self::Network(change) => Parts::Network(change),
        }
    }

    pub fn is_on_a_message(&self) -> bool {
        matches!(self.parts(), Parts::Message(..))
    }

    pub fn is_on_a_timer(&self) -> bool {
        matches!(self.parts(), Parts::Timer(..))
    }
}

impl Targets {
    pub fn include(&self, at: u32) -> bool {
        match self {
            Self::All => true,
            Self::Listed(listed) => listed.contains(&at),
        }
    }
}
