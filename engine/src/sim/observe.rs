//! What can be seen of a run while it happens. The silent observer compiles to nothing.

use super::command::Parts;
use super::timers::TimerKey;
use crate::protocol::{Id, Protocol, Standing, Term, Ticks};

/// Why a message was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LossReason {
    /// Its receiver was down.
    Crashed,
    /// The network lost it by chance.
    Loss,
    /// It was dropped from outside.
    Dropped,
    /// The link was cut when it was due.
    Cut,
}

impl LossReason {
    /// The reason's name in the trace.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Crashed => "crashed",
            Self::Loss => "loss",
            Self::Dropped => "dropped",
            Self::Cut => "cut",
        }
    }
}

/// That a leader is gone, as the failure detector tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Noticed {
    /// The position of the one that is gone.
    pub gone: u32,
    /// The number of the detector's timer that ran out; nothing where heartbeats stayed away.
    pub timer: Option<u64>,
}

/// How a process went down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Down {
    /// It crashed.
    Crashed,
    /// It crashed in mid-broadcast, at the end of the handling that is going on.
    CrashedInBatch,
    /// It left without a word.
    Left,
    /// It left and said so.
    LeftAnnounced,
}

/// One thing that happens in a run. Processes are named by position; `number` tells messages of a numbered run apart.
#[derive(Debug)]
pub enum Happening<'a, P: Protocol> {
    /// A command takes effect, or finds nothing that it could change.
    Commanded {
        command: Parts<'a>,
        /// Whether there was anything to act on.
        found: bool,
    },
    /// A handling begins: a process begins an election by command, or because it noticed that its leader is gone.
    Started {
        /// Who.
        at: u32,
        /// What it noticed, if it did.
        noticed: Option<Noticed>,
    },
    /// A handling begins: a process is up again.
    Revived {
        /// Who.
        at: u32,
    },
    /// A process went down.
    WentDown {
        /// Who.
        at: u32,
        /// How.
        how: Down,
    },
    /// A crash in mid-broadcast is armed.
    ArmedCrash {
        /// Who.
        at: u32,
        /// After how many messages of its next batch.
        after: u32,
    },
    /// A handling begins: a message is delivered.
    Delivered {
        /// The message's number.
        number: u32,
        /// The sender.
        from: u32,
        /// The receiver.
        to: u32,
        /// What it says.
        message: &'a P::Message,
    },
    /// A message is lost.
    Lost {
        /// The message's number.
        number: u32,
        /// The sender.
        from: u32,
        /// The receiver.
        to: u32,
        /// Whether it ran clockwise round a ring.
        clockwise: bool,
        /// What it says.
        message: &'a P::Message,
        /// When it was due: now, unless it was dropped on the way.
        due: Ticks,
        /// Why.
        reason: LossReason,
    },
    /// A notice that a message could not be delivered starts on its way back.
    Bounced {
        /// The notice's number.
        number: u32,
        /// The number of the message.
        of: u32,
        /// The crashed receiver.
        from: u32,
        /// The sender, who will get the notice.
        to: u32,
        /// The message.
        message: &'a P::Message,
        /// When the notice is due.
        due: Ticks,
    },
    /// A handling begins: the notice reaches the sender.
    CameBack {
        /// The notice's number.
        number: u32,
        /// The crashed receiver.
        from: u32,
        /// The sender, who gets the notice.
        to: u32,
        /// The message.
        message: &'a P::Message,
    },
    /// A handling begins: a timer of the protocol runs out.
    Fired {
        /// Whose.
        at: u32,
        /// Which.
        timer: P::Timer,
        /// Its number in the order of setting.
        number: u64,
        /// Whether an act from outside made it run out.
        by_hand: bool,
    },
    /// A message is sent by the process whose handling is going on.
    Sent {
        /// The message's number.
        number: u32,
        /// The sender.
        from: u32,
        /// The receiver.
        to: u32,
        /// Whether it runs clockwise round a ring.
        clockwise: bool,
        /// What it says.
        message: &'a P::Message,
        /// When it is due.
        due: Ticks,
        /// It is a copy that the network made.
        copy: bool,
    },
    /// A message in flight was put off from outside.
    Delayed {
        /// The message's number.
        number: u32,
        /// The sender.
        from: u32,
        /// The receiver.
        to: u32,
        /// When it is due now.
        due: Ticks,
    },
    /// A message in flight was made due now from outside.
    Hastened {
        /// The message's number.
        number: u32,
        /// The sender.
        from: u32,
        /// The receiver.
        to: u32,
    },
    /// A message in flight was doubled from outside.
    Duplicated {
        /// The copy's number.
        number: u32,
        /// The number of the message.
        of: u32,
        /// The sender.
        from: u32,
        /// The receiver.
        to: u32,
        /// What it says.
        message: &'a P::Message,
        /// When both are due.
        due: Ticks,
    },
    /// The notice that a message could not be delivered is lost: the link is cut, or the sender of the message is down itself.
    NoticeLost {
        /// The notice's number.
        number: u32,
        /// The crashed receiver.
        from: u32,
        /// The sender, who will never know.
        to: u32,
        /// Whether the message ran clockwise round a ring.
        clockwise: bool,
        /// The message.
        message: &'a P::Message,
        /// Why.
        reason: LossReason,
    },
    /// A timer is cancelled from outside.
    Disarmed {
        /// Whose.
        at: u32,
        /// Which.
        timer: P::Timer,
        /// Its number in the order of setting.
        number: u64,
    },
    /// A timer is set.
    Set {
        /// Whose.
        at: u32,
        /// Which.
        key: TimerKey<P::Timer>,
        /// Its number in the order of setting.
        number: u64,
        /// When it runs out.
        due: Ticks,
    },
    /// A timer is cancelled, or replaced by one of its name.
    Cancelled {
        /// Whose.
        at: u32,
        /// Its number in the order of setting.
        number: u64,
    },
    /// A line of the pseudocode is obeyed in the handling that is going on.
    Obeyed {
        /// Who.
        at: u32,
        /// Which line.
        step: P::Step,
    },
    /// A handling ends, or a crash has taken what was volatile. Only for observers that ask ([`Observer::STATES`]).
    Changed {
        /// Who.
        at: u32,
        /// The state before.
        before: &'a P::State,
        /// The state now.
        after: &'a P::State,
    },
    /// A process's standing changed. Only for observers that ask ([`Observer::STANDINGS`]).
    Stood {
        /// Who, by position.
        at: u32,
        /// Who, by id.
        id: Id,
        /// The standing before.
        before: Standing,
        /// The standing now.
        after: Standing,
        /// The term it is in now, where elections have terms.
        term: Option<Term>,
    },
    /// A handling is over.
    Handled {
        /// Who.
        at: u32,
    },
    /// Everything due at this tick has been handled.
    TickOver,
}

/// Sees a run while it happens. It belongs to the step, not to the world, and changes nothing.
pub trait Observer<P: Protocol> {
    /// Whether it wants [`Happening::Stood`], which costs two looks at the state per handling.
    const STANDINGS: bool = true;
    /// Whether it wants [`Happening::Changed`], which costs a copy of the state per handling.
    const STATES: bool = false;

    /// Something happens at this tick.
    fn see(&mut self, tick: Ticks, happening: Happening<'_, P>);
}

/// Sees nothing, and costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<P: Protocol> Observer<P> for Silent {
    const STANDINGS: bool = false;

    #[inline(always)]
    fn see(&mut self, _: Ticks, _: Happening<'_, P>) {}
}

/// Two observers, one after the other.
impl<P: Protocol, A: Observer<P>, B: Observer<P>> Observer<P> for (&mut A, &mut B) {
    const STANDINGS: bool = A::STANDINGS || B::STANDINGS;
    const STATES: bool = A::STATES || B::STATES;

    #[inline(always)]
    fn see(&mut self, tick: Ticks, happening: Happening<'_, P>) {
        self.0.see(tick, happening);
        self.1.see(tick, happening);
    }
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derive would ask that the protocol itself be Copy")]
impl<P: Protocol> Clone for Happening<'_, P> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Protocol> Copy for Happening<'_, P> {}
