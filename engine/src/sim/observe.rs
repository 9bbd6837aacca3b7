//! The events of a run, and its observers. The silent observer compiles to nothing.

use super::command::Parts;
use super::timers::TimerKey;
use crate::protocol::{Datum, Evidence, Id, Local, Protocol, Request, Standing, Term, Ticks};

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
#[derive(Debug)]
pub struct Was<'a, P: Protocol> {
    pub protocol: &'a P,
    pub me: Local<'a>,
    pub state: &'a P::State,
    /// Of a crash in mid-broadcast: how many messages of the batch left, and how many there would have been.
    pub batch: Option<(u32, u32)>,
}

/// One event of a run. `at`, `from` and `to` are positions; `number` is unique among messages of a numbered run, or among timers;
/// `clockwise` is the way round a ring.
#[derive(Debug)]
pub enum SimEvent<'a, P: Protocol> {
    /// A command takes effect, or finds nothing to act on.
    Commanded {
        command: Parts<'a>,
        found: bool,
    },
    /// A handling begins: a process begins an election by command, or because it noticed that its leader is gone.
    Started {
        at: u32,
        noticed: Option<Noticed>,
    },
    /// A handling begins: a client is asked for something.
    Requested {
        at: u32,
        request: Request,
    },
    /// A handling begins: a process is up again.
    Revived {
        at: u32,
    },
    /// A handling begins: a process knows that another has come up or is gone.
    Membership {
        at: u32,
        whose: u32,
        up: bool,
    },
    WentDown {
        at: u32,
        how: Down,
        was: Was<'a, P>,
    },
    /// A crash in mid-broadcast is armed, after this many messages of the next batch.
    ArmedCrash {
        at: u32,
        after: u32,
    },
    /// A handling begins: a message is delivered.
    Delivered {
        number: u32,
        from: u32,
        to: u32,
        message: &'a P::Message,
    },
    /// `due`: now, unless it was dropped on the way.
    Lost {
        number: u32,
        from: u32,
        to: u32,
        clockwise: bool,
        message: &'a P::Message,
        due: Ticks,
        reason: LossReason,
    },
    /// The notice of an undeliverable message sets out from the crashed receiver to the message's sender; `number` is its own.
    Bounced {
        number: u32,
        of: u32,
        from: u32,
        to: u32,
        message: &'a P::Message,
        due: Ticks,
    },
    /// A handling begins: the notice reaches the message's sender.
    CameBack {
        number: u32,
        from: u32,
        to: u32,
        message: &'a P::Message,
    },
    /// A handling begins: a timer of the protocol runs out. `by_hand`: by an act from outside.
    Fired {
        at: u32,
        timer: P::Timer,
        number: u64,
        by_hand: bool,
    },
    /// The process of the present handling sends a message. `copy`: a copy made by the network.
    Sent {
        number: u32,
        from: u32,
        to: u32,
        clockwise: bool,
        message: &'a P::Message,
        due: Ticks,
        copy: bool,
    },
    /// An act from outside delays a message in flight until `due`.
    Delayed {
        number: u32,
        from: u32,
        to: u32,
        due: Ticks,
    },
    /// An act from outside makes a message in flight due now.
    Hastened {
        number: u32,
        from: u32,
        to: u32,
    },
    /// An act from outside settles how long a message in flight is on its way: it is due at another tick.
    MessageMoved {
        number: u32,
        from: u32,
        to: u32,
        due: Ticks,
    },
    /// An act from outside settles how long an armed timer lasts: it runs out at another tick.
    TimerMoved {
        at: u32,
        timer: P::Timer,
        number: u64,
        due: Ticks,
    },
    /// An act from outside duplicates a message in flight: `number` is the copy of `of`.
    Duplicated {
        number: u32,
        of: u32,
        from: u32,
        to: u32,
        message: &'a P::Message,
        due: Ticks,
    },
    /// An act from outside makes a message in flight say something else. `message`: what it is now.
    Altered {
        number: u32,
        from: u32,
        to: u32,
        message: &'a P::Message,
        says: Datum,
    },
    /// The notice is lost: the link is cut, or the sender of the message is down itself.
    NoticeLost {
        number: u32,
        from: u32,
        to: u32,
        clockwise: bool,
        message: &'a P::Message,
        reason: LossReason,
    },
    /// An act from outside cancels a timer.
    Disarmed {
        at: u32,
        timer: P::Timer,
        number: u64,
    },
    /// A timer is set.
    Set {
        at: u32,
        key: TimerKey<P::Timer>,
        number: u64,
        due: Ticks,
    },
    /// A timer is cancelled, or replaced by one of the same name.
    Cancelled {
        at: u32,
        number: u64,
    },
    /// A line of the pseudocode is obeyed in the present handling.
    Obeyed {
        at: u32,
        step: P::Step,
    },
    /// A process attests what it does in the present handling, for those who judge the run.
    Attested {
        at: u32,
        evidence: &'a Evidence,
    },
    /// A handling, or a crash, changed a state. Only for observers with [`Observer::STATES`].
    Changed {
        at: u32,
        before: &'a P::State,
        after: &'a P::State,
    },
    /// A standing changed. Only for observers with [`Observer::STANDINGS`].
    Stood {
        at: u32,
        id: Id,
        before: Standing,
        after: Standing,
        term: Option<Term>,
    },
    /// A handling is over.
    Handled {
        at: u32,
    },
    /// `rests`: the run has come to rest, or is at rest still; acts may be to come.
    TickOver {
        rests: bool,
    },
}

/// Watches a run. It belongs to the step, not to the world, and changes nothing.
pub trait Observer<P: Protocol> {
    /// Whether it wants [`SimEvent::Stood`], which costs two looks at the state per handling.
    const STANDINGS: bool = true;
    /// Whether it wants [`SimEvent::Changed`], which costs a copy of the state per handling.
    const STATES: bool = false;

    fn see(&mut self, tick: Ticks, event: SimEvent<'_, P>);
}

/// Sees nothing, and costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<P: Protocol> Observer<P> for Silent {
    const STANDINGS: bool = false;

    #[inline(always)]
    fn see(&mut self, _: Ticks, _: SimEvent<'_, P>) {}
}

/// Two observers, one after the other.
impl<P: Protocol, A: Observer<P>, B: Observer<P>> Observer<P> for (&mut A, &mut B) {
    const STANDINGS: bool = A::STANDINGS || B::STANDINGS;
    const STATES: bool = A::STATES || B::STATES;

    #[inline(always)]
    fn see(&mut self, tick: Ticks, event: SimEvent<'_, P>) {
        self.0.see(tick, event);
        self.1.see(tick, event);
    }
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derive would ask that the protocol itself be Copy")]
impl<P: Protocol> Clone for Was<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Protocol> Copy for Was<'_, P> {}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derive would ask that the protocol itself be Copy")]
impl<P: Protocol> Clone for SimEvent<'_, P> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Protocol> Copy for SimEvent<'_, P> {}
