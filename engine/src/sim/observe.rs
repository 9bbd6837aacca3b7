//! The events of a run, and its observers.

use super::{command::Command, timers::TimerKey};
use crate::protocol::{Datum, Evidence, Id, Local, Request, Standing, Term, Ticks};
use crate::protocols::sum::{Algorithm, Message, State, Step, Timer};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LossReason {
    Crashed,
    Loss,
    /// By an act from outside.
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
    /// The detector's timer that ran out; `None` for missing heartbeats.
    pub timer: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Down {
    Crashed,
    /// In mid-broadcast, at the end of the present handling.
    CrashedInBatch,
    /// Without a message.
    Left,
    /// With a message to all that hold it as leader.
    LeftAnnounced,
}

/// A process as it was when it went down.
#[derive(Clone, Copy, Debug)]
pub struct Was<'a> {
    pub protocol: &'a Algorithm,
    pub me: Local<'a>,
    pub state: &'a State,
    /// Of a crash in mid-broadcast: how many messages of the batch left, and how many there would have been.
    pub batch: Option<(u32, u32)>,
}

/// One event of a run. `at`, `from` and `to` are positions; `number` is unique among messages of a numbered run, or among timers;
/// `clockwise` is the way round a ring.
#[derive(Clone, Copy, Debug)]
pub enum SimEvent<'a> {
    /// A command takes effect, or finds nothing to act on.
    Commanded { command: &'a Command, found: bool },
    /// A handling begins: a process begins an election by command, or because it noticed that its leader is gone.
    Started { at: u32, noticed: Option<Noticed> },
    /// A handling begins: a client is asked for something.
    Requested { at: u32, request: Request },
    /// A handling begins: a process is up again.
    Revived { at: u32 },
    /// A handling begins: a process knows that another has come up or is gone.
    Membership { at: u32, whose: u32, up: bool },
    /// A process goes down.
    WentDown { at: u32, how: Down, was: Was<'a> },
    /// A crash in mid-broadcast is armed, after this many messages of the next batch.
    ArmedCrash { at: u32, after: u32 },
    /// A handling begins: a message is delivered.
    Delivered { number: u32, from: u32, to: u32, message: &'a Message },
    /// `due`: now, unless it was dropped on the way.
    Lost { number: u32, from: u32, to: u32, clockwise: bool, message: &'a Message, due: Ticks, reason: LossReason },
    /// The notice of an undeliverable message sets out from the crashed receiver to the message's sender; `number` is its own.
    Bounced { number: u32, of: u32, from: u32, to: u32, message: &'a Message, due: Ticks },
    /// A handling begins: the notice reaches the message's sender.
    CameBack { number: u32, from: u32, to: u32, message: &'a Message },
    /// A handling begins: a timer of the protocol runs out. `by_hand`: by an act from outside.
    Fired { at: u32, timer: Timer, number: u64, by_hand: bool },
    /// The process of the present handling sends a message. `copy`: a copy made by the network.
    Sent { number: u32, from: u32, to: u32, clockwise: bool, message: &'a Message, due: Ticks, copy: bool },
    /// An act from outside delays a message in flight until `due`.
    Delayed { number: u32, from: u32, to: u32, due: Ticks },
    /// An act from outside makes a message in flight due now.
    Hastened { number: u32, from: u32, to: u32 },
    /// An act from outside settles how long a message in flight is on its way: it is due at another tick.
    MessageMoved { number: u32, from: u32, to: u32, due: Ticks },
    /// An act from outside settles how long an armed timer lasts: it runs out at another tick.
    TimerMoved { at: u32, timer: Timer, number: u64, due: Ticks },
    /// An act from outside duplicates a message in flight: `number` is the copy of `of`.
    Duplicated { number: u32, of: u32, from: u32, to: u32, message: &'a Message, due: Ticks },
    /// An act from outside makes a message in flight say something else. `message`: what it is now.
    Altered { number: u32, from: u32, to: u32, message: &'a Message, says: Datum },
    /// The notice is lost: the link is cut, or the sender of the message is down itself.
    NoticeLost { number: u32, from: u32, to: u32, clockwise: bool, message: &'a Message, reason: LossReason },
    /// An act from outside cancels a timer.
    Disarmed { at: u32, timer: Timer, number: u64 },
    /// A timer is set.
    Set { at: u32, key: TimerKey<Timer>, number: u64, due: Ticks },
    /// A timer is cancelled, or replaced by one of the same name.
    Cancelled { at: u32, number: u64 },
    /// A line of the pseudocode is obeyed in the present handling.
    Obeyed { at: u32, step: Step },
    /// A process attests what it does in the present handling, for those who judge the run.
    Attested { at: u32, evidence: &'a Evidence },
    /// A handling, or a crash, changed a state. Only for observers with [`Observer::wants_states`].
    Changed { at: u32, before: &'a State, after: &'a State },
    /// A standing changed. Only for observers with [`Observer::wants_standings`].
    Stood { at: u32, id: Id, before: Standing, after: Standing, term: Option<Term> },
    /// A handling is over.
    Handled { at: u32 },
    /// `rests`: the run has come to rest, or is at rest still; acts may be to come.
    TickOver { rests: bool },
}

/// Watches a run. It belongs to the step, not to the world, and changes nothing.
pub trait Observer {
    /// Whether it wants [`SimEvent::Stood`], which costs two looks at the state per handling.
    #[inline]
    fn wants_standings(&self) -> bool {
        true
    }
    /// Whether it wants [`SimEvent::Changed`], which costs a copy of the state per handling.
    #[inline]
    fn wants_states(&self) -> bool {
        false
    }

    fn see(&mut self, tick: Ticks, event: SimEvent<'_>);
}

/// Sees nothing, and costs nothing.
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

/// An observer that the world's loops over deliveries are compiled for. Every other one is a `dyn Observer` to them.
pub trait Watcher: Observer {
    /// Whether the handlers of the algorithms are compiled for it too. Each such observer adds to the build what they take once more.
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

/// Two observers, one after the other.
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
