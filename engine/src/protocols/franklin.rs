//! Franklin: the local champions of a two-way ring meet, round after round.
//!
//! # The idea
//!
//! The processes stand in a ring, and each can send to both neighbours. All are red at first. In each round a red process sends its
//! id both ways and hears the ids of the nearest red process on its left and on its right. If either is higher, it turns black:
//! from then on it only passes on what comes by, so that the reds that are left are neighbours again. If both are lower, it has won
//! the round. If both are its own, its messages have gone all the way round: it is the only red one, and leads.
//!
//! Of two red neighbours only one can win a round, so that at least half of them turn black in each: a tournament. The highest
//! id loses to nobody, and is therefore always the one that is left.
//!
//! Messages travel at different speeds, and a neighbour may be a round ahead. Its message is kept until its round has come. One
//! that turns black has to let what it kept go on, because somebody further along waits for it.
//!
//! # What it assumes
//!
//! Unique ids that can be compared; a two-way ring on which every process is up; links that lose nothing. The paper asks for links
//! that keep the order; because messages carry their round here, none is mistaken for another. No process knows how many there
//! are. A crash breaks the ring: both red neighbours of the gap wait for ever for what it swallowed, and nobody is told of a
//! leader. If links report what they cannot deliver (`bounce`), the ring closes over the gap; but if the crashed process was red,
//! its own messages are still on their way, and one that finds no red process to hear it circles for ever.
//!
//! # What it costs
//!
//! With n processes, and no faults: 2n ELECTION in each round, because the messages of the reds together go once round each way. At
//! most half of the reds win a round, and the last one needs a round more to find that it is alone: at most ⌊log₂ n⌋ + 1 rounds.
//! n ELECTED tell everybody. In all between 5n (two rounds: only the highest wins the first) and n(2⌊log₂ n⌋ + 3); a process that
//! is alone sends 2 + 1. Chang–Roberts needs n(n+3)/2 at worst, and still less than Franklin on many rings.
//!
//! # Where it comes from
//!
//! W. R. Franklin, "On an improved algorithm for decentralized extrema finding in circular configurations of processors",
//! Communications of the ACM 25(5), 1982, pages 336–337. The colours are those of lectures; the paper speaks of active and
//! inactive processors. There the election ends when one knows that it has won. Here it also tells the others, clockwise once
//! round. Numbered elections, which let it be started again, are not in the paper either.
//!
//! # The variants
//!
//! - `standard`: whoever is woken by a message joins as a red process with its own id, so that the highest of all leads.
//! - `initiators-only`: whoever is woken by a message joins as a black one, so that the highest of those that began leads, and k of
//!   them need at most ⌊log₂ k⌋ + 1 rounds. So W. Fokkink, "Distributed Algorithms: An Intuitive Approach", MIT Press.

mod explain;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use crate::protocol::numbered::{Election, Epoch, Heard};
use crate::protocol::{
    Catalogued, Effects, ElectionInput, Event, Id, Local, NoTimer, Port, Protocol, Seat, Setup, Standing, Topology, messages,
    steps, variants,
};

/// The algorithm in one of its variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Franklin {
    variant: Variant,
}

variants! { Standard => "standard", InitiatorsOnly => "initiators-only" }

/// What a process is in an election.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Colour {
    /// Nothing: no election has reached it, or a crash made it forget. It passes on what comes by.
    #[default]
    None,
    /// It competes.
    Red,
    /// It has lost, or only listens: it passes on what comes by.
    Black,
}

/// A side of a process: the way that a message came, whoever sent it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Messages that run clockwise come from here.
    Left,
    /// Messages that run counter-clockwise come from here.
    Right,
}

impl Side {
    /// The side of the link that a message came over.
    const fn of(from: Port) -> Self {
        if from.is_clockwise() { Self::Right } else { Self::Left }
    }

    /// The port by which a message from this side goes on in its direction.
    const fn onward(self) -> Port {
        match self {
            Self::Left => Port::NEXT,
            Self::Right => Port::PREVIOUS,
        }
    }
}

/// A message of a later round, which waits for that round to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Kept {
    side: Side,
    round: u32,
    id: Id,
}

/// What a process remembers; a crash spares only the number of the election.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// Which election it is in.
    #[serde(flatten)]
    election: Election,
    colour: Colour,
    /// The round it is in while it is red, from 1 on; of a black one, the round that it lost; 0 if it never was red.
    round: u32,
    /// The id that came from the left in this round.
    left: Option<Id>,
    /// The id that came from the right in this round.
    right: Option<Id>,
    /// What came too early; without faults at most one message from each side.
    kept: Vec<Kept>,
    /// The leader, or `None`: @.
    elected: Option<Id>,
}

impl State {
    /// Forgets whatever it knew of an earlier election, and takes part in this one.
    fn begin(&mut self, colour: Colour) {
        *self = Self { election: self.election, colour, ..Self::default() };
    }

    /// The election is over, and this one leads: the only one that stays red. What was kept would find nobody who waits for it.
    fn accept(&mut self, leader: Id, own: Id) {
        self.election.finish();
        if leader != own && self.colour == Colour::Red {
            self.colour = Colour::Black;
        }
        self.kept.clear();
        self.elected = Some(leader);
    }

    const fn heard(&mut self, side: Side) -> &mut Option<Id> {
        match side {
            Side::Left => &mut self.left,
            Side::Right => &mut self.right,
        }
    }
}

messages! {
    /// What the processes say to one another.
    #[derive(Copy)]
    pub enum Message {
        /// "I am red in this round." It looks for the next red process on its way.
        Election {
            /// The number of the election.
            epoch: Epoch,
            /// The red process.
            id: Id,
            /// Its round, from 1 on.
            round: u32,
        } => "ELECTION",
        /// "The election is over." The winner knows that it leads; everybody else has to be told.
        Elected {
            /// The number of the election.
            epoch: Epoch,
            /// The leader.
            id: Id,
        } => "ELECTED",
    }
}

impl Message {
    const fn epoch(self) -> Epoch {
        match self {
            Self::Election { epoch, .. } | Self::Elected { epoch, .. } => epoch,
        }
    }

    const fn id(self) -> Id {
        match self {
            Self::Election { id, .. } | Self::Elected { id, .. } => id,
        }
    }
}

steps! {
    "franklin":
    /// The transitions, each of which obeys one line of the listing, with the values that were compared where more than one message
    /// decides. The first step of a handling may say that an election began here, the next ones what follows.
    pub enum Step {
        /// A start found an unfinished election.
        StartIgnored => "start-ignored",
        /// A start: red, and its id sets out both ways.
        Start => "start",
        /// A message of a new election made it join, red, with its own id (only `standard`).
        Wake => "wake",
        /// A message of a new election made it join, black (only `initiators-only`).
        Listen => "listen",
        /// A message of an older election.
        Outdated {
            /// The election that the process is in.
            epoch: Epoch,
        } => "outdated",
        /// One side is in.
        AwaitOther {
            /// The round.
            round: u32,
        } => "await-other",
        /// A message of a later round is kept.
        KeepEarly {
            /// The round that the process is in.
            round: u32,
        } => "keep-early",
        /// A message that has been heard before, or of a round that is over.
        Repeated {
            /// The round that the process is in.
            round: u32,
        } => "repeated",
        /// Neither side is higher: the next round begins.
        NextRound {
            /// The round that it has won.
            round: u32,
            /// The id from the left.
            left: Id,
            /// The id from the right.
            right: Id,
        } => "next-round",
        /// A side is higher.
        TurnBlack {
            /// The round that it has lost.
            round: u32,
            /// The id from the left.
            left: Id,
            /// The id from the right.
            right: Id,
        } => "turn-black",
        /// What a process had kept goes on when it turns black.
        ReleaseKept {
            /// How many messages.
            count: u32,
        } => "release-kept",
        /// Its own id came from both sides.
        Win {
            /// The round in which it was the only red one.
            round: u32,
        } => "win",
        /// Who is not red passes an id on.
        Relay => "relay",
        /// Who is not red meets its own id.
        DropOwn => "drop-own",
        /// It learns who leads.
        Learn => "learn",
        /// The news is back at the leader.
        LapOver => "lap-over",
        /// The next process is down: the message goes one place further.
        SkipCrashed => "skip-crashed",
    }
}

impl Catalogued for Franklin {
    type Variant = Variant;

    const TITLE: &'static str = "Franklin";

    fn new(variant: Variant, _: &Setup<'_>) -> Self {
        Self { variant }
    }
}

impl Protocol for Franklin {
    type Input = ElectionInput;
    type State = State;
    type Stable = Epoch;
    type Message = Message;
    type Timer = NoTimer;
    type Step = Step;

    const TOPOLOGY: Topology = Topology::TwoWayRing;
    const KNOWS_EVERYBODY: bool = false;

    fn boot(&self, _: Local<'_>, input: &ElectionInput, stable: Option<Epoch>, _: &mut impl Effects<Self>) -> State {
        match stable {
            None => State { elected: input.leader, ..State::default() },
            Some(epoch) => State { election: Election::recovered(epoch), ..State::default() },
        }
    }

    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        match event {
            Event::Received { from, message } => self.receive(me.id, Side::of(from), message, state, fx),

            Event::Start if state.election.start() => {
                fx.line(Step::Start);
                compete(me.id, state, fx);
            }
            Event::Start => fx.line(Step::StartIgnored),

            Event::Undeliverable { to, message } => {
                fx.line(Step::SkipCrashed);
                fx.send(to.beyond(), message);
            }

            Event::Recovered => {}
        }
    }

    fn stable(&self, state: &State) -> Epoch {
        state.election.epoch()
    }

    fn standing(&self, _: Seat<'_>, state: &State) -> Standing {
        Standing::following(state.elected, state.election.is_unfinished())
    }
}

impl Franklin {
    fn receive(self, own: Id, side: Side, message: Message, state: &mut State, fx: &mut impl Effects<Self>) {
        match (state.election.hear(message.epoch()), message) {
            (Heard::Older, _) => return fx.line(Step::Outdated { epoch: state.election.epoch() }),
            (Heard::Newer, Message::Election { .. }) if self.variant == Variant::Standard => {
                fx.line(Step::Wake);
                compete(own, state, fx);
            }
            (Heard::Newer, Message::Election { .. }) => {
                fx.line(Step::Listen);
                state.begin(Colour::Black);
            }
            // Only faults bring the news of an election before the election.
            (Heard::Newer, Message::Elected { .. }) => state.begin(Colour::Black),
            (Heard::Present, _) => {}
        }
        match message {
            Message::Election { id, round, .. } if state.colour == Colour::Red => {
                hear(own, Kept { side, round, id }, state, fx);
            }
            Message::Election { id, .. } if id == own => fx.line(Step::DropOwn),
            Message::Election { .. } => {
                fx.line(Step::Relay);
                fx.send(side.onward(), message);
            }
            Message::Elected { id: leader, .. } => {
                state.accept(leader, own);
                fx.line(if leader == own { Step::LapOver } else { Step::Learn });
                if leader != own {
                    fx.send(side.onward(), message);
                }
            }
        }
    }
}

/// Takes part as a red process.
fn compete(own: Id, state: &mut State, fx: &mut impl Effects<Franklin>) {
    state.begin(Colour::Red);
    next_round(own, state, fx);
}

/// The next round begins: the own id sets out both ways.
fn next_round(own: Id, state: &mut State, fx: &mut impl Effects<Franklin>) {
    state.round += 1;
    (state.left, state.right) = (None, None);
    let message = Message::Election { epoch: state.election.epoch(), id: own, round: state.round };
    fx.send(Port::NEXT, message);
    fx.send(Port::PREVIOUS, message);
}

/// A red process hears another red one, or itself.
fn hear(own: Id, came: Kept, state: &mut State, fx: &mut impl Effects<Franklin>) {
    let round = state.round;
    if came.round > round {
        fx.line(Step::KeepEarly { round });
        return state.kept.push(came);
    }
    if came.round < round || state.heard(came.side).is_some() {
        return fx.line(Step::Repeated { round });
    }
    *state.heard(came.side) = Some(came.id);
    if state.left.is_none() || state.right.is_none() {
        fx.line(Step::AwaitOther { round });
    }
    judge(own, state, fx);
}

/// Judges the round if both sides are in, and what was kept for the next one after it.
fn judge(own: Id, state: &mut State, fx: &mut impl Effects<Franklin>) {
    while let (Some(left), Some(right)) = (state.left, state.right) {
        let round = state.round;
        if left.max(right) > own {
            fx.line(Step::TurnBlack { round, left, right });
            return turn_black(own, state, fx);
        }
        if (left, right) == (own, own) {
            fx.line(Step::Win { round });
            state.accept(own, own);
            return fx.send(Port::NEXT, Message::Elected { epoch: state.election.epoch(), id: own });
        }
        fx.line(Step::NextRound { round, left, right });
        next_round(own, state, fx);
        for Kept { side, id, .. } in state.kept.extract_if(.., |kept| kept.round == round + 1) {
            match side {
                Side::Left => state.left = state.left.or(Some(id)),
                Side::Right => state.right = state.right.or(Some(id)),
            }
        }
    }
}

/// From here on it only passes on; somebody further along waits for what it has kept.
fn turn_black(own: Id, state: &mut State, fx: &mut impl Effects<Franklin>) {
    state.colour = Colour::Black;
    let epoch = state.election.epoch();
    let kept = std::mem::take(&mut state.kept);
    let others = kept.iter().filter(|kept| kept.id != own);
    let count = others.clone().count() as u32;
    if count > 0 {
        fx.line(Step::ReleaseKept { count });
    }
    for &Kept { side, round, id } in others {
        fx.send(side.onward(), Message::Election { epoch, id, round });
    }
}
