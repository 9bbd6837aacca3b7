//! Two test protocols for the tests of the world: one only sends greetings, one only follows a leader.

#![expect(unreachable_pub, reason = "the sum that holds them is public")]

use serde::{Deserialize, Serialize};

use crate::protocol::{
    Begins, Catalogued, Datum, Duties, Effects, Event, Evidence, Explain, Explanation, Fact, Given, Id, Knows, Local,
    LogEntry, MessageClass, Nature, NoTimer, Protocol, Role, Seat, Setup, Shown, Standing, Ticks, Topology, timers,
    variants,
};

pub type Alone = Greeter<false>;
pub type Together = Greeter<true>;
pub type OneWay = Follower<0>;
pub type TwoWay = Follower<1>;
pub type Crowd = Follower<2>;

const SHAPES: [Topology; 3] = [Topology::OneWayRing, Topology::TwoWayRing, Topology::Complete];

/// A protocol whose processes greet all others at a start, and wait for answers. Each process counts its starts in
/// stable storage. After a recovery, it attests the number of starts.
#[derive(Clone, Debug)]
pub struct Greeter<const TOGETHER: bool> {
    pub(crate) timeout: Ticks,
    pub(crate) mute: Option<u32>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Manners {
    pub(crate) starts: u32,
    pub(crate) answers: u32,
    pub(crate) leader: Option<Id>,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Word {
    Hello,
    Answer,
}

impl Word {
    pub(crate) const NAMES: &'static [&'static str] = &["HELLO", "ANSWER"];
    pub(crate) const CLASSES: &'static [&'static [MessageClass]] =
        &[&[MessageClass::Election], &[MessageClass::Answer]];

    pub(crate) const fn index(&self) -> usize {
        matches!(self, Self::Answer) as usize
    }

    pub(crate) const fn name(&self) -> &'static str {
        Self::NAMES[self.index()]
    }
}

variants! { Only => "only" }

timers! { "greeter": pub enum Timer { Patience => "patience" } }

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Any,
}

impl Step {
    pub(crate) const PROTOCOL: &'static str = "greeter";

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Any => "any",
        }
    }

    pub(crate) fn rule(self, _: Id, _: bool) -> Explanation {
        match self {
            Self::Any => Explanation::new("", ""),
        }
    }
}

impl<const TOGETHER: bool> Protocol for Greeter<TOGETHER> {
    type State = Manners;
    type Message = Word;
    type Timer = Timer;
    type Step = Step;

    fn boot(&self, _: Local<'_>, given: &Given, before: Option<&Manners>, _: &mut impl Effects<Self>) -> Manners {
        let leader = if before.is_none() { given.leader } else { None };
        Manners { starts: before.map_or(0, |before| before.starts), answers: 0, leader }
    }

    fn handle(&self, me: Local<'_>, state: &mut Manners, event: Event<Self>, fx: &mut impl Effects<Self>) {
        match event {
            Event::Start => {
                state.starts += 1;
                state.answers = 0;
                fx.arm(Timer::Patience, self.timeout);
                for (port, _) in me.peers() {
                    fx.send(port, Word::Hello);
                }
            }
            Event::Received { from, message: Word::Hello } => fx.send(from, Word::Answer),
            Event::Received { message: Word::Answer, .. } => {
                state.answers += 1;
                if state.answers as usize + 1 == me.known.len() {
                    fx.disarm(Timer::Patience);
                }
            }
            Event::Undeliverable { .. } => state.leader = None,
            Event::Requested(_) => state.answers += 1,
            Event::Recovered => fx.attest(Evidence::Proposed(LogEntry::of(state.starts.into()))),
            Event::Fired(Timer::Patience) | Event::Membership { .. } => {}
        }
    }

    fn duties(&self, at: u32) -> Duties {
        Duties { begins: self.mute != Some(at), ..Duties::default() }
    }

    /// A fault can alter only a greeting of the process at position 0. The greeting becomes an answer.
    fn altered(&self, sender: Local<'_>, message: &Word, to: Datum) -> Option<Word> {
        (sender.position == 0 && *message == Word::Hello && to == Datum::Number(1)).then_some(Word::Answer)
    }

    fn standing(&self, _: Seat<'_>, state: &Manners) -> Standing {
        Standing::following(state.leader, false)
    }
}

impl<const TOGETHER: bool> Catalogued for Greeter<TOGETHER> {
    type Variant = Variant;

    const NATURE: Nature =
        Nature { begins: if TOGETHER { Begins::Together } else { Begins::Named }, properties: &[], ..Nature::ELECTION };

    fn new(_: Variant, _: &Setup<'_>) -> Self {
        Self { timeout: 1, mute: None }
    }
}

impl<const TOGETHER: bool> Explain for Greeter<TOGETHER> {
    fn role(&self, _: Local<'_>, _: &Manners) -> Role {
        Role::Idle
    }

    fn facts(&self, _: Local<'_>, _: &Manners) -> Vec<Fact> {
        Vec::new()
    }

    fn shown(_: &Word) -> Shown {
        Shown::default()
    }
}

/// A protocol whose processes follow the given leader until a start or a crash. If the field `stubborn` is set, a start
/// has no effect.
#[derive(Clone, Debug)]
pub struct Follower<const SHAPE: u8> {
    pub(crate) stubborn: bool,
}

impl<const SHAPE: u8> Protocol for Follower<SHAPE> {
    type State = Option<Id>;
    type Message = Word;
    type Timer = NoTimer;
    type Step = Step;

    fn boot(&self, _: Local<'_>, given: &Given, before: Option<&Option<Id>>, _: &mut impl Effects<Self>) -> Option<Id> {
        if before.is_none() { given.leader } else { None }
    }

    fn handle(&self, _: Local<'_>, state: &mut Option<Id>, event: Event<Self>, _: &mut impl Effects<Self>) {
        if matches!(event, Event::Start) && !self.stubborn {
            *state = None;
        }
    }

    fn standing(&self, _: Seat<'_>, state: &Option<Id>) -> Standing {
        Standing::following(*state, false)
    }
}

impl<const SHAPE: u8> Catalogued for Follower<SHAPE> {
    type Variant = Variant;

    const NATURE: Nature =
        Nature { topology: SHAPES[SHAPE as usize], knows: Knows::Neighbours, properties: &[], ..Nature::ELECTION };

    fn new(_: Variant, _: &Setup<'_>) -> Self {
        Self { stubborn: false }
    }
}

impl<const SHAPE: u8> Explain for Follower<SHAPE> {
    fn role(&self, _: Local<'_>, _: &Option<Id>) -> Role {
        Role::Idle
    }

    fn facts(&self, _: Local<'_>, _: &Option<Id>) -> Vec<Fact> {
        Vec::new()
    }

    fn shown(_: &Word) -> Shown {
        Shown::default()
    }
}
