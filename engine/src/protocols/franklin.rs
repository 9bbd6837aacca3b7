//! Franklin: local maxima of a two-way ring compete, round after round.
//!
//! # The idea
//! The processes form a ring, and each can send to both neighbours. All are red at first. In each round a red process
//! sends its id both ways and receives the ids of the nearest red processes on its left and right. If either is
//! higher, it turns black: from then on it only forwards messages. The remaining red processes are neighbours again.
//! If both ids are lower, the process has won the round. If both ids are its own, its messages have travelled once
//! round the ring: it is the only red process, and leads.
//!
//! Of two red neighbours only one can win a round, so at least half of them turn black in each round, as in a
//! tournament. The highest id never loses, so it remains at the end.
//!
//! Messages travel at different speeds, and a neighbour may be a round ahead. Its message is stored until its round
//! begins. A process that turns black must forward its stored messages, because a process further along waits for them.
//!
//! # What it assumes
//! Unique comparable ids; a two-way ring on which every process is up; reliable links. The paper requires FIFO links;
//! here messages carry their round, so they cannot be confused. No process knows the number of processes. A crash
//! breaks the ring: both red neighbours of the gap wait forever for the lost messages, and no leader is announced. If
//! links report undeliverable messages (`bounce`), the ring closes over the gap; but messages of a crashed red
//! process may still be in transit, and a message that meets no red process circles forever.
//!
//! # What it costs
//! With n processes, and no faults: 2n ELECTION in each round, because the messages of all red processes together
//! travel once round in each direction. At most half of the red processes win a round, and the last one needs one more
//! round to find that it is alone. So there are at most ⌊log₂ n⌋ + 1 rounds. Then n ELECTED inform all processes. The
//! total is between 5n (two rounds: only the highest wins the first) and n(2⌊log₂ n⌋ + 3); a single process sends 2
//! ELECTION and 1 ELECTED. Chang–Roberts needs n(n+3)/2 at worst, but on many rings still less than Franklin.
//!
//! # Where it comes from
//! W. R. Franklin, "On an improved algorithm for decentralized extrema finding in circular configurations of
//! processors", Communications of the ACM 25(5), 1982, pages 336–337. The colours are those of lectures; the paper
//! calls processors active and inactive. In the paper the election ends when a process knows that it has won. Here
//! the winner also informs the others with a message that travels once round clockwise. Numbered elections, which
//! allow a restart, are not in the paper either.
//!
//! # The variants
//! - `standard`: a process that is woken by a message joins as a red process, with its own id. So the highest id of
//!   all processes leads.
//! - `initiators-only`: a process that is woken by a message joins as a black process. So the highest initiator
//!   leads; k initiators need at most ⌊log₂ k⌋ + 1 rounds. As in W. Fokkink, "Distributed Algorithms: An Intuitive
//!   Approach", MIT Press.

#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use crate::protocol::numbered::{Election, Epoch, EpochOrder};
use crate::protocol::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Franklin {
    variant: Variant,
}

variants! { Standard => "standard", InitiatorsOnly => "initiators-only" }

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Colour {
    /// The process has joined no election since its last crash.
    #[default]
    None,
    Red,
    /// The process only forwards messages, because it has lost or did not start.
    Black,
}

/// The side of a process on which a message arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The side of the counter-clockwise neighbour.
    Left,
    /// The side of the clockwise neighbour.
    Right,
}

impl Side {
    const fn of(from: Port) -> Self {
        if from.is_clockwise() { Self::Right } else { Self::Left }
    }

    const fn onward(self) -> Port {
        match self {
            Self::Left => Port::NEXT,
            Self::Right => Port::PREVIOUS,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct StoredMessage {
    side: Side,
    round: u32,
    id: Id,
}

/// The state of a process. Only the number of the election survives a crash.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    #[serde(flatten)]
    election: Election,
    colour: Colour,
    /// The round, counted from 1. For a black process: the round in which it lost, or 0.
    round: u32,
    left: Option<Id>,
    right: Option<Id>,
    /// Messages of later rounds; without faults, at most one from each side.
    kept: Vec<StoredMessage>,
    elected: Option<Id>,
}

impl State {
    fn begin(&mut self, colour: Colour) {
        *self = Self { election: self.election, colour, ..Self::default() };
    }

    fn accept(&mut self, leader: Id) {
        self.election.finish();
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
    #[derive(Copy)]
    pub enum Message {
        /// "I am red in this round." Travels to the next red process. `round`: the sender's round, counted from 1.
        Election { epoch: Epoch, id: Id, round: u32 } => "ELECTION": Probe,
        /// "The election is over." Travels once round, from the winner to all others.
        Elected { epoch: Epoch, id: Id } => "ELECTED": Elected,
    }
    every { epoch: Epoch, id: Id }
}

steps! {
    "franklin":
    pub enum Step {
        StartIgnored => "start-ignored",
        Start => "start",
        /// The process joins the election as a red process (only `standard`).
        Wake => "wake",
        /// The process joins the election as a black process (only `initiators-only`).
        Listen => "listen",
        Outdated { epoch: Epoch } => "outdated",
        AwaitOther { round: u32 } => "await-other",
        KeepEarly { round: u32 } => "keep-early",
        Repeated { round: u32 } => "repeated",
        /// Neither neighbour is higher: the process starts the next round. `round`: the round that it won.
        NextRound { round: u32, left: Id, right: Id } => "next-round",
        /// A neighbour is higher: the process turns black. `round`: the round that it lost.
        TurnBlack { round: u32, left: Id, right: Id } => "turn-black",
        ReleaseKept { count: u32 } => "release-kept",
        Win { round: u32 } => "win",
        Relay => "relay",
        DropOwn => "drop-own",
        Learn => "learn",
        LapOver => "lap-over",
        SkipCrashed => "skip-crashed",
    }
}

impl Catalogued for Franklin {
    type Variant = Variant;

    const NATURE: Nature = Nature {
        title: "Franklin",
        topology: Topology::TwoWayRing,
        knows: Knows::Neighbours,
        roles: &[Role::Idle, Role::Red, Role::Black, Role::Leader],
        most_weighed: 3,
        seatings: &[(BoundSide::Worst, Seating::Halving), (BoundSide::Best, Seating::Ascending)],
        ..Nature::ELECTION
    };

    fn new(variant: Variant, _: &Setup<'_>) -> Self {
        Self { variant }
    }
}

impl Protocol for Franklin {
    type State = State;
    type Message = Message;
    type Timer = NoTimer;
    type Step = Step;

    fn boot(&self, _: Local<'_>, given: &Given, before: Option<&State>, _: &mut impl Effects<Self>) -> State {
        let election = before.map(|before| before.election.after_crash()).unwrap_or_default();
        State { election, elected: given.leader.filter(|_| before.is_none()), ..State::default() }
    }

    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        match event {
            Event::Received { from, message } => self.receive(me.id, Side::of(from), message, state, fx),
            Event::Start if state.election.start() => compete(Step::Start, me.id, state, fx),
            Event::Start => fx.line(Step::StartIgnored),
            Event::Undeliverable { to, message } => {
                fx.line(Step::SkipCrashed);
                fx.send(to.beyond(), message);
            }
            Event::Recovered | Event::Requested(_) | Event::Membership { .. } => {}
        }
    }

    fn standing(&self, _: Seat<'_>, state: &State) -> Standing {
        Standing::following(state.elected, state.election.unfinished)
    }
}

impl Franklin {
    fn receive(self, own: Id, side: Side, message: Message, state: &mut State, fx: &mut impl Effects<Self>) {
        match (state.election.hear(message.epoch()), message) {
            (EpochOrder::Older, _) => return fx.line(Step::Outdated { epoch: state.election.epoch }),
            (EpochOrder::Newer, Message::Election { .. }) if self.variant == Variant::Standard => {
                compete(Step::Wake, own, state, fx);
            }
            (EpochOrder::Newer, Message::Election { .. }) => {
                fx.line(Step::Listen);
                state.begin(Colour::Black);
            }
            // Without faults, another message of the election arrives before ELECTED.
            (EpochOrder::Newer, Message::Elected { .. }) => state.begin(Colour::Black),
            (EpochOrder::Present, _) => {}
        }
        match message {
            Message::Election { id, round, .. } if state.colour == Colour::Red => {
                handle_election_while_red(own, StoredMessage { side, round, id }, state, fx);
            }
            Message::Election { id, .. } if id == own => fx.line(Step::DropOwn),
            Message::Election { .. } => {
                fx.line(Step::Relay);
                fx.send(side.onward(), message);
            }
            Message::Elected { id: leader, .. } if leader == own => {
                fx.line(Step::LapOver);
                // A winner that crashed during the lap of its ELECTED does not lead again.
                if state.colour == Colour::Red {
                    state.accept(own);
                }
            }
            Message::Elected { id: leader, .. } => {
                if state.colour == Colour::Red {
                    state.colour = Colour::Black;
                }
                state.accept(leader);
                fx.line(Step::Learn);
                fx.send(side.onward(), message);
            }
        }
    }
}

fn compete(step: Step, own: Id, state: &mut State, fx: &mut impl Effects<Franklin>) {
    fx.line(step);
    state.begin(Colour::Red);
    next_round(own, state, fx);
}

fn next_round(own: Id, state: &mut State, fx: &mut impl Effects<Franklin>) {
    state.round += 1;
    (state.left, state.right) = (None, None);
    let message = Message::Election { epoch: state.election.epoch, id: own, round: state.round };
    fx.send(Port::NEXT, message);
    fx.send(Port::PREVIOUS, message);
}

fn handle_election_while_red(own: Id, came: StoredMessage, state: &mut State, fx: &mut impl Effects<Franklin>) {
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
    decide_rounds(own, state, fx);
}

fn decide_rounds(own: Id, state: &mut State, fx: &mut impl Effects<Franklin>) {
    while let (Some(left), Some(right)) = (state.left, state.right) {
        let round = state.round;
        if left.max(right) > own {
            fx.line(Step::TurnBlack { round, left, right });
            return turn_black(own, state, fx);
        }
        if (left, right) == (own, own) {
            fx.line(Step::Win { round });
            state.accept(own);
            return fx.send(Port::NEXT, Message::Elected { epoch: state.election.epoch, id: own });
        }
        fx.line(Step::NextRound { round, left, right });
        next_round(own, state, fx);
        for StoredMessage { side, id, .. } in state.kept.extract_if(.., |kept| kept.round == round + 1) {
            match side {
                Side::Left => state.left = state.left.or(Some(id)),
                Side::Right => state.right = state.right.or(Some(id)),
            }
        }
    }
}

/// Turns black and forwards the stored messages, because another red process waits for them.
fn turn_black(own: Id, state: &mut State, fx: &mut impl Effects<Franklin>) {
    state.colour = Colour::Black;
    let epoch = state.election.epoch;
    let kept = std::mem::take(&mut state.kept);
    let others = kept.iter().filter(|kept| kept.id != own);
    let count = others.clone().count() as u32;
    if count > 0 {
        fx.line(Step::ReleaseKept { count });
    }
    for &StoredMessage { side, round, id } in others {
        fx.send(side.onward(), Message::Election { epoch, id, round });
    }
}

impl Explain for Franklin {
    fn role(&self, me: Local<'_>, state: &State) -> Role {
        match state.colour {
            _ if state.elected == Some(me.id) => Role::Leader,
            Colour::None => Role::Idle,
            Colour::Red => Role::Red,
            Colour::Black => Role::Black,
        }
    }

    fn facts(&self, _: Local<'_>, state: &State) -> Vec<Fact> {
        let colour = match state.colour {
            Colour::None => "fact-franklin-no-colour",
            Colour::Red => "fact-franklin-red",
            Colour::Black => "fact-franklin-black",
        };
        let mut facts = vec![Fact::new(colour)];
        if state.round > 0 {
            facts.push(Fact::new("fact-franklin-round").with("round", state.round));
        }
        if state.colour == Colour::Red {
            facts.push(Fact::either("fact-franklin-left", "j", state.left, "fact-franklin-left-missing"));
            facts.push(Fact::either("fact-franklin-right", "j", state.right, "fact-franklin-right-missing"));
        }
        let kept = state.kept.iter();
        facts.extend(kept.map(|kept| Fact::new("fact-franklin-kept").id("j", kept.id).with("round", kept.round)));
        facts.push(Fact::elected(state.elected));
        facts.push(Fact::new("fact-franklin-election").with("epoch", state.election.epoch));
        facts
    }

    fn marks(&self, _: Local<'_>, state: &State) -> Marks {
        let red = state.colour == Colour::Red;
        Marks::badge(red.then(|| Remark::new("badge-franklin-round").with("round", state.round)))
    }

    fn reached(&self, state: &State) -> Option<Reached> {
        Some(Reached::alone(state.round))
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        if !state.election.unfinished {
            return None;
        }
        let key = match (state.colour, state.left, state.right) {
            (Colour::None | Colour::Black, ..) => "wait-franklin-black",
            (Colour::Red, None, None) => "wait-franklin-both",
            (Colour::Red, Some(_), _) => "wait-franklin-right",
            (Colour::Red, None, Some(_)) => "wait-franklin-left",
        };
        Some(Remark::new(key).id("me", me.id).with("round", state.round))
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, rule: Explanation) -> Explanation {
        let subject = handled.subject().unwrap_or(me.id);
        match step {
            Step::AwaitOther { .. } => {
                // The id on one side has arrived; the id on the other side may still decide the round.
                let rule = rule.instead(&match subject.cmp(&me.id) {
                    Ordering::Less => explanation!("rule-franklin-await-lower"),
                    Ordering::Greater => explanation!("rule-franklin-await-higher"),
                    Ordering::Equal => explanation!("rule-franklin-await-own"),
                });
                rule.weighing(Weighed::ids(subject, me.id))
            }
            Step::Win { .. } => rule.weighing(Weighed::ids(subject, me.id)),
            Step::NextRound { round, left, right } => {
                rule.with("next", u64::from(round) + 1).weighing(Weighed::between(left, me.id, right))
            }
            Step::TurnBlack { left, right, .. } => {
                rule.id("higher", left.max(right)).weighing(Weighed::between(left, me.id, right))
            }
            Step::StartIgnored | Step::Start | Step::Wake | Step::Listen => rule,
            _ => rule.weighing(Weighed::one(Bearer::Message, subject)),
        }
    }

    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        if !seen.is_one_election() {
            return Vec::new();
        }
        let (n, k) = (seen.ids.len() as u64, seen.begun.len() as u64);
        match self.variant {
            Variant::Standard => tournament(n, n, "n(2floor(log2 n)+3)"),
            Variant::InitiatorsOnly => tournament(n, k, "n(2floor(log2 k)+3)"),
        }
    }

    fn shown(message: &Message) -> Shown {
        Shown::about(message.id())
    }
}

/// The bounds for a ring of n processes, of which `reds` are red at first. `most`: the formula of the maximum.
///
/// A round costs 2n: one message on each link in each direction. Of two red neighbours at most one wins, so at most
/// half of the red processes stay red. The last red process needs one more round to find that it is alone. So r ≥ 2 red
/// processes need 2 to ⌊log₂ r⌋ + 1 rounds, and a single one needs 1 round. ELECTED costs n.
fn tournament(n: u64, reds: u64, most: &'static str) -> Vec<Bound> {
    let cost = |rounds: u64| 2 * n * rounds + n;
    let (best, least) = if reds == 1 { ("3n", cost(1)) } else { ("5n", cost(2)) };
    let worst = if reds == 1 { "3n" } else { most };
    Bound::between((best, least), (worst, cost(u64::from(reds.ilog2()) + 1)))
}
