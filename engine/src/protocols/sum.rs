//! All protocols as one enum, [`Algorithm`], and one enum each for their states, messages, timers and steps.
//!
//! A world contains only values of one algorithm, so its algorithm, states and messages always belong to the same
//! protocol; `mismatch` panics if they do not. Large values are boxed: a state has at most 16 bytes, a message at
//! most 24.

use std::num::NonZeroU32;

use serde::{Serialize, Serializer};

use super::byzantine_generals::ByzantineGenerals;
use crate::protocol::prelude::*;
use crate::sim::Deliveries;
use crate::sim::observe::Watcher;

#[cold]
#[inline(never)]
fn mismatch() -> ! {
    unreachable!("states, messages, timers and steps of a world belong to its algorithm")
}

/// The type `Box<T>` (for `boxed T`) or `T` (for `plain T`).
macro_rules! held {
    (boxed $T:ty) => { Box<$T> };
    (plain $T:ty) => { $T };
}

/// The value without its box (for `boxed`), or the value itself (for `plain`).
macro_rules! taken {
    (boxed $value:expr) => {
        *$value
    };
    (plain $value:expr) => {
        $value
    };
}

/// Runs the delivery loop. Each `plain` protocol has its own compiled copy of the loop; all `boxed` protocols share one.
macro_rules! delivered {
    (plain $it:ident, $any:ident, $deliveries:ident) => {
        $deliveries.run($it)
    };
    (boxed $it:ident, $any:ident, $deliveries:ident) => {{
        let _ = $it;
        $deliveries.run($any)
    }};
}

pub(crate) struct Wrapped<'a, F: ?Sized>(pub(crate) &'a mut F);

impl<P: Summand, F: Effects<Algorithm> + ?Sized> Effects<P> for Wrapped<'_, F> {
    #[inline(always)]
    fn send(&mut self, to: Port, message: P::Message) {
        self.0.send(to, P::own_message(message));
    }

    #[inline(always)]
    fn arm(&mut self, timer: P::Timer, after: Ticks) {
        self.0.arm(P::own_timer(timer), after);
    }

    #[inline(always)]
    fn disarm(&mut self, timer: P::Timer) {
        self.0.disarm(P::own_timer(timer));
    }

    #[inline(always)]
    fn choose(&mut self, below: NonZeroU32) -> u32 {
        self.0.choose(below)
    }

    #[inline(always)]
    fn line(&mut self, step: P::Step) {
        self.0.line(P::own_step(step));
    }

    #[inline(always)]
    fn attest(&mut self, evidence: Evidence) {
        self.0.attest(evidence);
    }
}

macro_rules! sum {
    (($d:tt) $($(#[$cfg:meta])* $module:ident::$P:ident $state:ident state $message:ident message,)+) => {
        /// A protocol in one variant, with its parameters.
        #[derive(Clone, Debug)]
        pub enum Algorithm { $($(#[$cfg])* $P(super::$module::$P)),+ }

        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum State { $($(#[$cfg])* $P(held!($state <super::$module::$P as Protocol>::State))),+ }

        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Message { $($(#[$cfg])* $P(held!($message <super::$module::$P as Protocol>::Message))),+ }

        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Timer { $($(#[$cfg])* $P(<super::$module::$P as Protocol>::Timer)),+ }

        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Step { $($(#[$cfg])* $P(<super::$module::$P as Protocol>::Step)),+ }

        /// Matches a value of a sum type. In `of!(Timer, timer, it => body)`, `it` is the protocol's own timer.
        macro_rules! of {
            ($d Sum:ident, $d sum:expr, $d it:ident => $d body:expr) => {
                match $d sum { $($(#[$cfg])* $d Sum::$P($d it) => $d body),+ }
            };
            // In this form, the body can also use the type of the protocol.
            ($d Sum:ident, $d sum:expr, $d it:ident of $d T:ident => $d body:expr) => {
                match $d sum { $($(#[$cfg])* $d Sum::$P($d it) => { type $d T = super::$module::$P; $d body }),+ }
            };
        }

        $(
            $(#[$cfg])*
            impl Summand for super::$module::$P {
                const PROFILE: Profile = Profile::of(
                    <Self as Catalogued>::NATURE,
                    <<Self as Protocol>::Step>::PROTOCOL,
                    [
                        <<Self as Catalogued>::Variant>::NAMES,
                        <<Self as Protocol>::Message>::NAMES,
                        <<Self as Protocol>::Timer>::NAMES,
                        <<Self as Protocol>::Timer>::MEANINGS,
                    ],
                    <<Self as Protocol>::Message>::CLASSES,
                );
                const VARIANTS: &'static [Self::Variant] = <<Self as Catalogued>::Variant>::ALL;

                fn algorithm(self) -> Algorithm {
                    Algorithm::$P(self)
                }

                fn explain(&self, me: Local<'_>, step: Self::Step, handled: &Handled<'_, Self>) -> Explanation {
                    let rule = step.rule(me.id, matches!(handled, Handled::Start { noticed: Some(_) }));
                    handled.explained(self, (me, step), rule, |message| message.name())
                }

                #[cfg(test)]
                fn of(algorithm: &Algorithm) -> &Self {
                    match algorithm { Algorithm::$P(it) => it, _ => mismatch() }
                }

                #[inline(always)]
                fn message(message: Message) -> Self::Message {
                    match message { Message::$P(message) => taken!($message message), _ => mismatch() }
                }

                #[inline(always)]
                fn message_in(message: &Message) -> &Self::Message {
                    match message { Message::$P(message) => message, _ => mismatch() }
                }

                #[inline(always)]
                fn own_message(message: Self::Message) -> Message {
                    Message::$P(message.into())
                }

                fn own_state(state: Self::State) -> State {
                    State::$P(state.into())
                }

                #[inline(always)]
                fn state_in(state: &State) -> &Self::State {
                    match state { State::$P(state) => state, _ => mismatch() }
                }

                #[inline(always)]
                fn state_mut(state: &mut State) -> &mut Self::State {
                    match state { State::$P(state) => state, _ => mismatch() }
                }

                #[inline(always)]
                fn timer_of(timer: Timer) -> Self::Timer {
                    match timer { Timer::$P(timer) => timer, _ => mismatch() }
                }

                #[inline(always)]
                fn own_timer(timer: Self::Timer) -> Timer {
                    Timer::$P(timer)
                }

                fn step(step: Step) -> Self::Step {
                    match step { Step::$P(step) => step, _ => mismatch() }
                }

                #[inline(always)]
                fn own_step(step: Self::Step) -> Step {
                    Step::$P(step)
                }
            }
        )+

        impl Algorithm {
            /// Delivers the messages and returns their number.
            pub(crate) fn deliver<O: Watcher + ?Sized>(&self, deliveries: Deliveries<'_, O>) -> usize {
                match self { $($(#[$cfg])* Self::$P(it) => delivered!($message it, self, deliveries)),+ }
            }
        }
    };
}

/// A protocol with conversions between its own types and the types of this module.
pub trait Summand: Catalogued {
    const PROFILE: Profile;
    const VARIANTS: &'static [Self::Variant];
    fn algorithm(self) -> Algorithm;
    fn explain(&self, me: Local<'_>, step: Self::Step, handled: &Handled<'_, Self>) -> Explanation;
    #[cfg(test)]
    fn of(algorithm: &Algorithm) -> &Self;
    fn own_message(message: Self::Message) -> Message;
    fn own_state(state: Self::State) -> State;
    fn message(message: Message) -> Self::Message;
    fn message_in(message: &Message) -> &Self::Message;
    fn state_in(state: &State) -> &Self::State;
    fn state_mut(state: &mut State) -> &mut Self::State;
    fn timer_of(timer: Timer) -> Self::Timer;
    fn own_timer(timer: Self::Timer) -> Timer;
    fn step(step: Step) -> Self::Step;
    fn own_step(step: Self::Step) -> Step;
}

sum! {
    ($)
    chang_roberts::ChangRoberts plain state plain message,
    ring_list::RingList boxed state boxed message,
    franklin::Franklin boxed state plain message,
    hirschberg_sinclair::HirschbergSinclair boxed state plain message,
    peterson::Peterson boxed state plain message,
    itai_rodeh::ItaiRodeh boxed state plain message,
    bully::Bully plain state plain message,
    raft_election::RaftElection boxed state plain message,
    flooding::Flooding boxed state boxed message,
    byzantine_generals::ByzantineGenerals boxed state boxed message,
    paxos::Paxos boxed state boxed message,
    multi_paxos::MultiPaxos boxed state boxed message,
    superpeer_dht::SuperpeerDht boxed state boxed message,
    superpeer_tokens::SuperpeerTokens boxed state boxed message,
    own::Own boxed state boxed message,
    #[cfg(test)] greeter::Alone plain state plain message,
    #[cfg(test)] greeter::Together plain state plain message,
    #[cfg(test)] greeter::OneWay plain state plain message,
    #[cfg(test)] greeter::TwoWay plain state plain message,
    #[cfg(test)] greeter::Crowd plain state plain message,
    #[cfg(test)] handlers::Consent boxed state plain message,
}

#[inline(always)]
fn event_of<P: Summand>(_: &P, event: Event<Algorithm>) -> Event<P> {
    match event {
        Event::Received { from, message } => Event::Received { from, message: P::message(message) },
        Event::Start => Event::Start,
        Event::Recovered => Event::Recovered,
        Event::Requested(request) => Event::Requested(request),
        Event::Undeliverable { to, message } => Event::Undeliverable { to, message: P::message(message) },
        Event::Fired(timer) => Event::Fired(P::timer_of(timer)),
        Event::Membership { position, up } => Event::Membership { position, up },
    }
}

fn handled_of<'a, P: Summand>(_: &P, handled: &Handled<'a, Algorithm>) -> Handled<'a, P> {
    match *handled {
        Handled::Start { noticed } => Handled::Start { noticed },
        Handled::Recovered => Handled::Recovered,
        Handled::Requested(request) => Handled::Requested(request),
        Handled::Received { from, message } => Handled::Received { from, message: P::message_in(message) },
        Handled::Undeliverable { to, message } => Handled::Undeliverable { to, message: P::message_in(message) },
        Handled::Fired(timer) => Handled::Fired(P::timer_of(timer)),
        Handled::Membership { whose, up } => Handled::Membership { whose, up },
    }
}

fn live_of<'s, 'l, P: Summand>(
    _: &P,
    live: impl Iterator<Item = (Local<'l>, &'s State)>,
) -> impl Iterator<Item = (Local<'l>, &'s P::State)> {
    live.map(|(me, state)| (me, P::state_in(state)))
}

macro_rules! serialized {
    ($($Sum:ident),+) => {
        $(impl Serialize for $Sum {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                of!(Self, self, it => it.serialize(serializer))
            }
        })+
    };
}
serialized!(State, Message, Timer);

impl Message {
    /// The index of the message's kind.
    #[inline]
    pub fn kind(&self) -> usize {
        of!(Self, self, it => it.index())
    }

    pub fn kind_name(&self) -> &'static str {
        of!(Self, self, it => it.name())
    }
}

impl Timer {
    pub fn index(self) -> usize {
        of!(Self, self, it => it.index())
    }

    pub fn name(self) -> &'static str {
        of!(Self, self, it => it.name())
    }
}

impl Step {
    pub fn name(self) -> &'static str {
        of!(Self, self, it => it.name())
    }

    /// Whether the step has no sentence of its own.
    pub fn is_silent(self) -> bool {
        if let Self::Own(step) = self { step.is_silent() } else { false }
    }
}

/// Unwraps `state`. The first argument only selects the protocol.
fn state<'s, P: Summand>(_: &P, state: &'s State) -> &'s P::State {
    P::state_in(state)
}

fn message<'m, P: Summand>(_: &P, message: &'m Message) -> &'m P::Message {
    P::message_in(message)
}

impl Protocol for Algorithm {
    type State = State;
    type Message = Message;
    type Timer = Timer;
    type Step = Step;

    #[inline]
    fn boot(&self, me: Local<'_>, given: &Given, before: Option<&State>, fx: &mut impl Effects<Self>) -> State {
        let fx: &mut dyn Effects<Self> = fx;
        of!(Self, self, it of P => P::own_state(it.boot(me, given, before.map(P::state_in), &mut Wrapped(fx))))
    }

    #[inline]
    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        let fx: &mut dyn Effects<Self> = fx;
        of!(Self, self, it of P => it.handle(me, P::state_mut(state), event_of(it, event), &mut Wrapped(fx)));
    }

    #[inline]
    fn standing(&self, seat: Seat<'_>, of: &State) -> Standing {
        of!(Self, self, it => it.standing(seat, state(it, of)))
    }

    fn altered(&self, sender: Local<'_>, message: &Message, to: Datum) -> Option<Message> {
        of!(Self, self, it of P => it.altered(sender, P::message_in(message), to).map(P::own_message))
    }

    fn rounds(of: Rounded<'_, Self>, visit: &mut dyn FnMut(u32, Option<&mut u32>)) {
        match of {
            Rounded::State(of) => of!(State, of, it of P => P::rounds(Rounded::<P>::State(it), visit)),
            Rounded::Message(of) => of!(Message, of, it of P => P::rounds(Rounded::<P>::Message(it), visit)),
        }
    }

    #[inline]
    fn carried(of: &Message) -> u64 {
        of!(Message, of, it of P => P::carried(it))
    }

    #[inline]
    fn duties(&self, at: u32) -> Duties {
        of!(Self, self, it => it.duties(at))
    }

    fn rounds_stay_together(&self) -> bool {
        of!(Self, self, it => it.rounds_stay_together())
    }
}

/// `among!(Algorithm, self, it: Bully | Paxos => body)` evaluates the body if the protocol is Bully or Paxos. For all
/// other protocols it returns the default value of the result type.
macro_rules! among {
    ($Sum:ident, $sum:expr, $it:ident: $($P:ident)|+ => $body:expr) => {
        match $sum {
            $($Sum::$P($it) => $body,)+
            _ => Default::default(),
        }
    };
}

macro_rules! agreement {
    ($sum:expr, $it:ident => $body:expr) => {
        among!(Algorithm, $sum, $it: Flooding | ByzantineGenerals | Paxos | MultiPaxos | Own => $body)
    };
}

macro_rules! groups {
    ($sum:expr, $it:ident => $body:expr) => { among!(Algorithm, $sum, $it: SuperpeerDht | SuperpeerTokens => $body) };
}

/// Defines methods that call the protocol's method of the same name. `$family`: a macro that lists the protocols.
macro_rules! of_state {
    ($($family:ident $name:ident -> $Of:ty;)+) => {
        impl Algorithm {
            $(pub fn $name(&self, me: Local<'_>, of: &State) -> $Of {
                $family!(self, it => it.$name(me, state(it, of)))
            })+
        }
    };
}

macro_rules! all {
    ($sum:expr, $it:ident => $body:expr) => { of!(Self, $sum, $it => $body) };
}

of_state! {
    all role -> Role;
    all facts -> Vec<Fact>;
    all marks -> Marks;
    all waiting_for -> Option<Remark>;
    all holdings -> Vec<Holding>;
    agreement derivation -> Option<Derivation>;
    agreement views -> Vec<PartView>;
    agreement log -> Option<Log>;
    groups whereabouts -> Whereabouts;
}

/// Descriptions of the protocol, its messages and processes ([`Catalogued`] and [`Explain`]).
impl Algorithm {
    pub fn profile(&self) -> Profile {
        if let Self::Own(own) = self {
            return own.program.profile;
        }
        of!(Self, self, _it of P => P::PROFILE)
    }

    pub fn timer(&self, index: usize) -> Option<Timer> {
        if let Self::Own(own) = self {
            return own.timer(index).map(Timer::Own);
        }
        of!(Self, self, _it of P => <P as Protocol>::Timer::ALL.get(index).map(|&timer| P::own_timer(timer)))
    }

    #[inline]
    pub fn is_upkeep(of: &Message) -> bool {
        of!(Message, of, it of P => P::PROFILE.upkeep == Some(it.index()))
    }

    pub fn is_barrier(of: Timer) -> bool {
        of!(Timer, of, it of P => P::NATURE.barrier() == Some(it.index()))
    }

    pub fn shown(of: &Message) -> Shown {
        of!(Message, of, it of P => P::shown(it))
    }

    pub fn class(of: &Message) -> MessageClass {
        if let Message::Own(message) = of {
            return message.class();
        }
        of!(Message, of, it of P => match P::PROFILE.classes[it.index()] {
            [only] => *only,
            several => several[P::shown(it).class],
        })
    }

    pub fn label(of: &Message) -> Label {
        Label { kind: of.kind_name(), class: Self::class(of), payload: Self::shown(of).payload }
    }

    /// The current round, phase or term of a process; `None` if it has none.
    pub fn reached(&self, of: &State) -> Option<u64> {
        self.progress(of).map(|reached| reached.round)
    }

    /// The round of a process, from 1, and the total number of rounds; `None`: the processes have no common rounds.
    pub fn round(&self, of: &State) -> Option<(u32, u32)> {
        let reached = self.progress(of)?;
        Some((reached.round as u32, reached.of?))
    }

    fn progress(&self, of: &State) -> Option<Reached> {
        of!(Self, self, it => it.reached(state(it, of)))
    }

    pub fn remark(&self, me: Local<'_>, of: Step, handled: &Handled<'_, Self>) -> Explanation {
        of!(Self, self, it of P => it.explain(me, P::step(of), &handled_of(it, handled)))
    }

    pub fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        of!(Self, self, it => it.bounds(seen))
    }
}

/// Queries about elections that have terms, or in which the leader repeats a message forever ([`Election`]).
impl Algorithm {
    /// The term of a process; `None` if elections have no terms.
    pub fn term(&self, of: &State) -> Option<Term> {
        let term = of!(Self, self, it of P => if P::NATURE.has_terms { it.reached(state(it, of)) } else { None });
        term.map(|term| term.round as Term)
    }

    pub fn upkeep(&self) -> Option<Upkeep<Timer>> {
        match self {
            Self::RaftElection(it) => Some(it.upkeep().map(Timer::RaftElection)),
            Self::SuperpeerTokens(it) => Some(it.upkeep().map(Timer::SuperpeerTokens)),
            _ => None,
        }
    }

    /// The positions, ascending, of the processes that no majority can elect: too many logs are more up-to-date.
    pub fn behind(&self) -> Vec<u32> {
        if let Self::RaftElection(it) = self { it.behind() } else { Vec::new() }
    }

    /// Whether the process `id` has answered the leader since the leader last counted a majority.
    pub fn has_answered(&self, leader: &State, id: Id) -> bool {
        if let Self::RaftElection(it) = self { state(it, leader).has_answered(id) } else { false }
    }

    pub fn is_upheld<'a>(
        &self,
        live: &mut dyn Iterator<Item = (Local<'a>, &'a State)>,
        under_way: &mut dyn Iterator<Item = &'a Message>,
    ) -> Option<bool> {
        among!(Algorithm, self, it: RaftElection | SuperpeerTokens =>
            it.is_upheld(&mut live_of(it, live), &mut under_way.map(|of| message(it, of))))
    }
}

/// Queries about algorithms in which processes agree on values ([`Agreement`]).
impl Algorithm {
    /// The promises and the vote of the process at position `at` before tick 0.
    pub fn attested(&self, at: u32) -> Vec<Evidence> {
        if let Self::Paxos(it) = self { it.attested(at) } else { Vec::new() }
    }

    pub fn proposal(&self, me: Local<'_>, given: &Given) -> Option<Datum> {
        agreement!(self, it => it.proposal(me, given))
    }

    pub fn holds_its_input(&self, at: u32) -> bool {
        self.profile().commander() == Some(at)
    }

    pub fn signed_by(&self, of: &Message) -> Vec<Id> {
        agreement!(self, it => it.signed_by(message(it, of)))
    }

    pub fn is_lie(&self, sender: Local<'_>, of: &State, sent: &Message) -> bool {
        agreement!(self, it => it.is_lie(sender, state(it, of), Said::Message(message(it, sent))))
    }

    pub fn is_told_falsely(&self, teller: Local<'_>, of: &State, vote: &Derivation) -> bool {
        agreement!(self, it => it.is_lie(teller, state(it, of), Said::Vote(vote)))
    }

    pub fn seeming(step: Step) -> Step {
        match step {
            Step::ByzantineGenerals(step) => Step::ByzantineGenerals(ByzantineGenerals::seeming(step)),
            honest => honest,
        }
    }

    pub fn counting(&self) -> Counting {
        agreement!(self, it => it.counting())
    }

    /// In flooding: the value that a process has decided, or would decide now. In all other protocols: `None`.
    pub fn comes_to(&self, me: Local<'_>, of: &State) -> Option<Datum> {
        among!(Algorithm, self, it: Flooding => it.derivation(me, state(it, of)).and_then(|found| found.value))
    }
}

/// Queries about elections with several leaders ([`Groups`]).
impl Algorithm {
    pub fn service(&self) -> Service {
        groups!(self, it => it.service())
    }

    pub fn has_member(&self, of: &State, member: Id) -> bool {
        groups!(self, it => it.has_member(state(it, of), member))
    }

    pub fn figures(&self, live: &[(Local<'_>, &State)]) -> Vec<Figure> {
        groups!(self, it => it.figures(&live_of(it, live.iter().copied()).collect::<Vec<_>>()))
    }
}
