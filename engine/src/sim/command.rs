//! Acts on a world from outside: one vocabulary for scenario files and keys.

use super::pins::Pin;
use crate::protocol::{Datum, Decimal, Request, Ticks};

/// An act from outside. Processes are named by position; the scenario file and the screen name them by id.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Begins an election at each target that is up.
    Start(Targets),
    /// Crashes each target that is up. With `after = Some(k)` the crash is armed instead: the first non-empty batch loses all but
    /// its first k messages, and the process crashes at the end of that handling. `after`: in mid-broadcast, after this many
    /// messages of its next batch.
    Crash { targets: Targets, after: Option<u32> },
    /// Brings back each target that is down.
    Revive(Targets),
    /// Each target that is up leaves. `announced`: all processes that hold it as leader learn that `t_max` ticks later.
    Leave { targets: Targets, announced: bool },
    /// Asks a client that is up for something; one that is down does not hear it.
    Request { client: u32, request: Request },
    /// Loses a message in flight.
    Drop(Select),
    /// Makes a message in flight arrive later; may break FIFO. `by`: in ticks, at least 1.
    Delay { select: Select, by: Ticks },
    /// The copy is due at the same tick; it comes after all that was sent before.
    Duplicate(Select),
    /// Delivers a message in flight at this tick, whatever its due tick; may break FIFO. It is delivered in the order of sending,
    /// and meets what any message meets that is due at this tick.
    Deliver(Select),
    /// Makes a message in flight say something else, as far as its protocol allows.
    Alter { select: Select, to: Datum },
    /// Makes an armed timer run out now, before the deliveries of the tick.
    Fire(TimerOf),
    /// Cancels an armed timer.
    Disarm(TimerOf),
    /// What would arrive over a cut link is lost at its due tick; what is due after the mending arrives. `one_way`: only from the first to the second.
    Cut { pairs: Vec<(u32, u32)>, one_way: bool },
    /// Cuts every link between groups, both ways, besides earlier cuts. Those that no group names are one more group.
    Partition(Vec<Vec<u32>>),
    /// Mends cut links, both ways, however they were cut.
    Mend(Links),
    /// Changes the network from now on: what is under way keeps its due tick and its fate.
    Network(NetworkChange),
    /// Settles a choice that chance would make. A message that is under way and a timer that is armed are moved: due when it left, or was armed, and
    /// so many ticks later, or now if that is past. Whatever else has been decided stays.
    Pin(Pin),
}

/// A change of the network; `None` leaves a value as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NetworkChange {
    pub loss: Option<Probability>,
    pub duplicate: Option<Probability>,
    /// From now on messages on one link keep the order of sending, those under way included, or need not.
    pub fifo: Option<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Probability(Decimal);

impl Probability {
    pub fn new(value: f64) -> Option<Self> {
        // Minus zero becomes zero.
        (0.0..=1.0).contains(&value).then_some(Self(Decimal::new(value + 0.0)))
    }

    pub const fn value(self) -> f64 {
        self.0.value()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimerOf {
    pub process: u32,
    pub timer: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Links {
    All,
    /// Both ways.
    Between(Vec<(u32, u32)>),
}

/// By position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Targets {
    All,
    /// In the order of the list.
    Listed(Vec<u32>),
}

/// Which message in flight a command is about: the oldest that fits, or the `nth` oldest.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Select {
    pub from: u32,
    pub to: u32,
    pub kind: Option<usize>,
    /// 1 for the oldest in the order of sending.
    pub nth: u32,
}

/// A command split into its objects and the act on them.
#[derive(Clone, Copy, Debug)]
pub enum Parts<'a> {
    Processes(ProcessAct, &'a Targets),
    /// Of the client at this position.
    Request(u32, Request),
    Message(MessageAct, &'a Select),
    Timer(TimerAct, TimerOf),
    Links(LinkAct<'a>),
    Network(&'a NetworkChange),
    Choice(&'a Pin),
}

/// An act on a process. A crash comes at once, or in mid-broadcast `after` so many messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProcessAct {
    Start,
    Crash { after: Option<u32> },
    Revive,
    Leave { announced: bool },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageAct {
    Drop,
    Delay(Ticks),
    Duplicate,
    Deliver,
    Alter(Datum),
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

impl ProcessAct {
    /// Whether it acts on processes that are up; else on those that are down.
    pub const fn is_on_up(self) -> bool {
        match self {
            Self::Start | Self::Crash { .. } | Self::Leave { .. } => true,
            Self::Revive => false,
        }
    }
}

impl Command {
    /// The same act on other processes; one that is on none as it is.
    #[must_use]
    pub fn on(&self, targets: Targets) -> Self {
        match *self {
            Self::Start(_) => Self::Start(targets),
            Self::Crash { after, .. } => Self::Crash { targets, after },
            Self::Revive(_) => Self::Revive(targets),
            Self::Leave { announced, .. } => Self::Leave { targets, announced },
            _ => self.clone(),
        }
    }

    pub fn parts(&self) -> Parts<'_> {
        match self {
            Self::Start(targets) => Parts::Processes(ProcessAct::Start, targets),
            Self::Crash { targets, after } => Parts::Processes(ProcessAct::Crash { after: *after }, targets),
            Self::Revive(targets) => Parts::Processes(ProcessAct::Revive, targets),
            Self::Leave { targets, announced } => {
                Parts::Processes(ProcessAct::Leave { announced: *announced }, targets)
            }
            Self::Request { client, request } => Parts::Request(*client, *request),
            Self::Drop(select) => Parts::Message(MessageAct::Drop, select),
            Self::Delay { select, by } => Parts::Message(MessageAct::Delay(*by), select),
            Self::Duplicate(select) => Parts::Message(MessageAct::Duplicate, select),
            Self::Deliver(select) => Parts::Message(MessageAct::Deliver, select),
            Self::Alter { select, to } => Parts::Message(MessageAct::Alter(*to), select),
            Self::Fire(timer) => Parts::Timer(TimerAct::Fire, *timer),
            Self::Disarm(timer) => Parts::Timer(TimerAct::Disarm, *timer),
            Self::Cut { pairs, one_way } => Parts::Links(LinkAct::Cut { pairs, one_way: *one_way }),
            Self::Partition(groups) => Parts::Links(LinkAct::Part(groups)),
            Self::Mend(links) => Parts::Links(LinkAct::Mend(links)),
            Self::Network(change) => Parts::Network(change),
            Self::Pin(pin) => Parts::Choice(pin),
        }
    }

    pub fn is_on_a_message(&self) -> bool {
        matches!(self.parts(), Parts::Message(..))
    }

    pub fn is_on_a_timer(&self) -> bool {
        matches!(self.parts(), Parts::Timer(..))
    }

    pub fn is_a_choice(&self) -> bool {
        matches!(self.parts(), Parts::Choice(_))
    }
}

impl Targets {
    /// The target at this place of the list, among `n` processes.
    pub fn get(&self, place: usize, n: usize) -> Option<u32> {
        match self {
            Self::All => (place < n).then_some(place as u32),
            Self::Listed(listed) => listed.get(place).copied(),
        }
    }

    /// The targets in their order, among `n` processes.
    pub fn among(&self, n: usize) -> impl Iterator<Item = u32> {
        (0..).map_while(move |place| self.get(place, n))
    }

    pub fn include(&self, at: u32) -> bool {
        match self {
            Self::All => true,
            Self::Listed(listed) => listed.contains(&at),
        }
    }
}
