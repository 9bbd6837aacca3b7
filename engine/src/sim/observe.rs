//! The events of a run, and its observers.

use super::command::Command;
use crate::protocol::{Evidence, Term};
use crate::sim::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LossReason {
    Crashed,
    Loss,
    /// An act from outside dropped the message.
    Dropped,
    Cut,
}

impl LossReason {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Crashed => "crashed",
            Self::Loss => "loss",
            Self::Dropped => "dropped",
            Self::Cut => "cut",
        }
    }
}

/// A leader's absence, as reported by the failure detector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Noticed {
    pub gone: u32,
    /// The number of the detector timer that fired; `None` if heartbeats were missing.
    pub timer: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Down {
    Crashed,
    /// The process crashed at the end of a handler call, after some messages of a broadcast.
    CrashedInBatch,
    /// The process left silently.
    Left,
    /// The process left. All processes that have it as leader learn of this.
    LeftAnnounced,
}

/// A process at the moment when it goes down.
#[derive(Clone, Copy, Debug)]
pub struct Was<'a> {
    pub protocol: &'a Algorithm,
    pub me: Local<'a>,
    pub state: &'a State,
    /// For a crash during a broadcast: how many messages of the broadcast were sent, and how many it has in total.
    pub batch: Option<(u32, u32)>,
}

/// One event of a run. `at`, `from` and `to` are positions of processes. `number` is the number of a message or of a
/// timer; messages have unique numbers only if `Plan::numbered` is true. `clockwise` is the direction on a ring.
#[derive(Clone, Copy, Debug)]
pub enum SimEvent<'a> {
    /// A command takes effect. `found` is false if it finds nothing to act on.
    Commanded { command: &'a Command, found: bool },
    /// A process starts an election, by command or because its leader is gone.
    Started { at: u32, noticed: Option<Noticed> },
    /// A handler call starts: a client receives a request.
    Requested { at: u32, request: Request },
    /// A handler call starts: a process recovers.
    Revived { at: u32 },
    /// A handler call starts: a process learns that another process has come up or gone down.
    Membership { at: u32, whose: u32, up: bool },
    /// A process goes down.
    WentDown { at: u32, how: Down, was: Was<'a> },
    /// An act arms a crash: the next broadcast of the process sends `after` messages, and then the process crashes.
    ArmedCrash { at: u32, after: u32 },
    /// A handler call starts: a message is delivered.
    Delivered { number: u32, from: u32, to: u32, message: &'a Message },
    /// A message is lost. `due`: the current tick; for a message that an act drops, its due tick.
    Lost { number: u32, from: u32, to: u32, clockwise: bool, message: &'a Message, due: Ticks, reason: LossReason },
    /// Message `of` reached a crashed process, so a notice returns to its sender. `number`: the number of the notice.
    Bounced { number: u32, of: u32, from: u32, to: u32, message: &'a Message, due: Ticks },
    /// A handler call starts: a notice reaches the sender of the undeliverable message.
    CameBack { number: u32, from: u32, to: u32, message: &'a Message },
    /// A handler call starts: a timer of the protocol fires. `by_hand`: by an act from outside.
    Fired { at: u32, timer: Timer, number: u64, by_hand: bool },
    /// The process of the current handler call sends a message. `copy`: whether this is a copy made by the network.
    Sent { number: u32, from: u32, to: u32, clockwise: bool, message: &'a Message, due: Ticks, copy: bool },
    /// An act from outside delays a message in transit until `due`.
    Delayed { number: u32, from: u32, to: u32, due: Ticks },
    /// An act from outside sets the due tick of a message in transit to the current tick.
    Hastened { number: u32, from: u32, to: u32 },
    /// A pinned delay changes the due tick of a message in transit.
    MessageMoved { number: u32, from: u32, to: u32, due: Ticks },
    /// A pinned duration changes the due tick of an armed timer.
    TimerMoved { at: u32, timer: Timer, number: u64, due: Ticks },
    /// An act from outside duplicates message `of` in transit. `number` is the number of the copy.
    Duplicated { number: u32, of: u32, from: u32, to: u32, message: &'a Message, due: Ticks },
    /// An act from outside changes the content of a message in transit. `message`: the message with its new content.
    Altered { number: u32, from: u32, to: u32, message: &'a Message, says: Datum },
    /// The notice of an undeliverable message is lost: its link is cut, or the process that sent the message is down.
    NoticeLost { number: u32, from: u32, to: u32, clockwise: bool, message: &'a Message, reason: LossReason },
    /// An act from outside cancels a timer.
    Disarmed { at: u32, timer: Timer, number: u64 },
    /// A timer is set.
    Set { at: u32, key: TimerKey<Timer>, number: u64, due: Ticks },
    /// An armed timer is cancelled. When a process arms a timer that is already armed, the old timer is cancelled
    /// first.
    Cancelled { at: u32, number: u64 },
    /// A line of the pseudocode is executed in the current handler call.
    Obeyed { at: u32, step: Step },
    /// A process attests what it did in this handler call. The judges of properties use this evidence.
    Attested { at: u32, evidence: &'a Evidence },
    /// A handler call or a crash changed a process's state. Only for observers with [`Observer::wants_states`].
    Changed { at: u32, before: &'a State, after: &'a State },
    /// A field of a process's [`Standing`] changed. Only for observers with [`Observer::wants_standings`].
    Stood { at: u32, id: Id, before: Standing, after: Standing, term: Option<Term> },
    /// A handler call ends.
    Handled { at: u32 },
    /// A tick ends. `rests`: whether the run is at rest; acts may still follow.
    TickOver { rests: bool },
}

/// Watches a run. An observer changes nothing in the run. It belongs to the caller, not to the world.
pub trait Observer {
    /// Whether the observer wants [`SimEvent::Stood`]. This costs two reads of the state per handler call.
    #[inline]
    fn wants_standings(&self) -> bool {
        true
    }
    /// Whether the observer wants [`SimEvent::Changed`]. This costs one copy of the state per handler call.
    #[inline]
    fn wants_states(&self) -> bool {
        false
    }

    fn see(&mut self, tick: Ticks, event: SimEvent<'_>);
}

/// An observer that ignores all events at no cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Observer for Silent {
    #[inline]
    fn wants_standings(&self) -> bool {
        false
    }

    #[inline(always)]
    fn see(&mut self, _: Ticks, _: SimEvent<'_>) {}
}

/// An observer that delivery loops take as a generic parameter. All others are passed as `dyn Observer`.
pub trait Watcher: Observer {
    /// Whether this type has its own delivery loop for each algorithm (faster runs, slower builds), or one for all.
    const HAS_HANDLERS: bool;

    fn as_dyn(&mut self) -> &mut (dyn Observer + '_);
}

impl Watcher for dyn Observer + '_ {
    const HAS_HANDLERS: bool = false;

    #[inline]
    fn as_dyn(&mut self) -> &mut (dyn Observer + '_) {
        self
    }
}

impl Watcher for Silent {
    const HAS_HANDLERS: bool = true;

    #[inline]
    fn as_dyn(&mut self) -> &mut (dyn Observer + '_) {
        self
    }
}

impl<A: Observer + ?Sized, B: Observer + ?Sized> Observer for (&mut A, &mut B) {
    #[inline]
    fn wants_standings(&self) -> bool {
        self.0.wants_standings() || self.1.wants_standings()
    }

    #[inline]
    fn wants_states(&self) -> bool {
        self.0.wants_states() || self.1.wants_states()
    }

    #[inline(always)]
    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        self.0.see(tick, event);
        self.1.see(tick, event);
    }
}
