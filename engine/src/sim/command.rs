//! Acts on a world from outside: by a scenario file, or by a key during a run.

use crate::protocol::Decimal;
use crate::sim::prelude::*;

/// An act from outside. Processes are given by position; the scenario file and the screen use ids.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Starts an election at each target that is up.
    Start(Targets),
    /// Crashes each target that is up. `after = Some(k)`: the target crashes at the end of its next handler call that
    /// sends messages, and only the first `k` of these messages are sent.
    Crash { targets: Targets, after: Option<u32> },
    /// Recovers each target that is down.
    Revive(Targets),
    /// Removes each target that is up. `announced`: the followers of the target learn after `t_max` ticks that it left.
    Leave { targets: Targets, announced: bool },
    /// Sends a request to a client; a client that is down does not receive it.
    Request { client: u32, request: Request },
    /// Removes a message in transit, which then counts as lost.
    Drop(Select),
    /// Delays a message in transit by `by` ticks (at least 1). On a FIFO link, later messages may then overtake it.
    Delay { select: Select, by: Ticks },
    /// Duplicates a message in transit. The copy is due at the same tick, after all messages for it sent before.
    Duplicate(Select),
    /// Makes a message in transit due now. It may overtake earlier messages of a FIFO link, and may still be lost.
    Deliver(Select),
    /// Changes the content of a message in transit, if its protocol allows that.
    Alter { select: Select, to: Datum },
    /// Makes an armed timer fire now, before the deliveries of the tick.
    Fire(TimerOf),
    /// Cancels an armed timer.
    Disarm(TimerOf),
    /// Cuts the links between these pairs of positions. A message that is due while its link is cut is lost.
    /// `one_way`: cuts only the direction from the first to the second position.
    Cut { pairs: Vec<(u32, u32)>, one_way: bool },
    /// Cuts all links between these groups, in addition to earlier cuts. Processes not listed form one more group.
    Partition(Vec<Vec<u32>>),
    /// Mends cut links in both directions, no matter which act cut them.
    Mend(Links),
    /// Changes the network from now on. Messages in transit keep their due ticks, and whether they are lost.
    Network(NetworkChange),
    /// Pins a random choice. If the run has already made the choice, the pin can change only the due tick of a message
    /// in transit or of an armed timer; the new due tick is never before the current tick.
    Pin(Pin),
}

/// A change of the network. A value does not change if its field is `None`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NetworkChange {
    pub loss: Option<Probability>,
    pub duplicate: Option<Probability>,
    /// Whether links are FIFO from now on, also for messages in transit; `None`: no change.
    pub fifo: Option<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Probability(Decimal);

impl Probability {
    pub fn new(value: f64) -> Option<Self> {
        // The addition turns minus zero into zero.
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
    /// The links between these pairs of processes, in both directions.
    Between(Vec<(u32, u32)>),
}

/// The processes on which an act works, by position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Targets {
    All,
    /// The processes at these positions, in the order of the list.
    Listed(Vec<u32>),
}

/// Selects a message in transit: the `nth` oldest message that matches.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Select {
    pub from: u32,
    pub to: u32,
    pub kind: Option<usize>,
    /// Which of the matching messages to select: 1 is the first one sent, 2 the second.
    pub nth: u32,
}

/// A command, split into an act and its targets.
#[derive(Clone, Copy, Debug)]
pub enum Parts<'a> {
    Processes(ProcessAct, &'a Targets),
    /// A request to the client at this position.
    Request(u32, Request),
    Message(MessageAct, &'a Select),
    Timer(TimerAct, TimerOf),
    Links(LinkAct<'a>),
    Network(&'a NetworkChange),
    Choice(&'a Pin),
}

/// An act on a process. `after`: it crashes after this many messages of its next broadcast; `None`: now.
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
    /// True if the act works on processes that are up, false if it works on processes that are down.
    pub const fn is_on_up(self) -> bool {
        match self {
            Self::Start | Self::Crash { .. } | Self::Leave { .. } => true,
            Self::Revive => false,
        }
    }
}

impl Command {
    /// A copy of the act with other targets; an act without targets is copied unchanged.
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

    /// The selection of the message, if the command is an act on a message.
    pub const fn select_mut(&mut self) -> Option<&mut Select> {
        match self {
            Self::Drop(select)
            | Self::Delay { select, .. }
            | Self::Duplicate(select)
            | Self::Deliver(select)
            | Self::Alter { select, .. } => Some(select),
            _ => None,
        }
    }

    pub fn is_a_choice(&self) -> bool {
        matches!(self.parts(), Parts::Choice(_))
    }

    /// The index at which to insert the act among the acts `before` of the same tick. An act that arms a crash comes
    /// first, or directly after the last act that arms a crash or revives a process. So the crash can interrupt the
    /// broadcasts that later acts cause. Any other act comes last.
    pub fn place_after<'c>(&self, before: impl ExactSizeIterator<Item = &'c Self>) -> usize {
        let arms = |command: &Self| matches!(command, Self::Crash { after: Some(_), .. });
        let stays = |(at, known): (usize, &Self)| (arms(known) || matches!(known, Self::Revive(_))).then_some(at + 1);
        if arms(self) { before.enumerate().filter_map(stays).last().unwrap_or_default() } else { before.len() }
    }
}

impl Targets {
    /// The position of the target with index `place` (from 0), among `n` processes; `None`: fewer targets.
    pub fn get(&self, place: usize, n: usize) -> Option<u32> {
        match self {
            Self::All => (place < n).then_some(place as u32),
            Self::Listed(listed) => listed.get(place).copied(),
        }
    }

    /// The positions of the targets among `n` processes, in list order.
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
