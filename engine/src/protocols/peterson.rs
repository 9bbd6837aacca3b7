//! Peterson: on a one-way ring each active process compares three ids, and only the middle value can survive.
//!
//! # The idea
//! The processes form a ring, and each can send only to the next one, so no process can receive from both neighbours as
//! on Franklin's ring. Therefore each active process compares the values of the two active processes before it. In each
//! phase an active process sends the value that it represents, its `tid`; at first this is its own id. The first value
//! that it receives is the `tid` of the previous active process. It forwards the larger of this value and its own
//! `tid`. The second value that it receives is the larger one that the previous active process has computed in the same
//! way. If the first value is at least its own `tid` and at least the second value, the first value has won the phase,
//! and the process represents it from now on. Otherwise the process becomes a relay, which only forwards messages.
//!
//! So values move while they win: each phase moves a surviving value one active process further. The highest value
//! survives all phases and finally reaches the process with this id, which leads. That process usually became a relay
//! in the first phase, when its value moved to the next one: the leader and the last active process are usually
//! different.
//!
//! # What it assumes
//! Unique comparable ids; a ring on which every process is up; reliable FIFO links, because only their order
//! distinguishes the first value from the second. On other links two processes may lead. No process knows the number of
//! processes. A crash loses the values in transit, and all processes wait forever.
//!
//! # What it costs
//! With n ≥ 2 processes, and no faults, for any initiators and delays: each phase costs at most 2n ELECTION, because
//! every link carries two values. Of two neighbouring active processes at most one wins a phase, and the last active
//! process only sends its value to the process with this id. So the maximum is ⌊log₂ n⌋ + 1 phases and 2n⌊log₂ n⌋ + n
//! ELECTION. The minimum is 3n − 1, on a ring in ascending or descending order: every process sends two values in the
//! first phase, and then the highest id makes n − 1 more hops. There are n ELECTED. A single process sends 1 ELECTION
//! and 1 ELECTED. The worst rings of 2 to 8 processes cost 5, 8, 16, 21, 27, 32 and 46 ELECTION.
//!
//! # Where it comes from
//! G. L. Peterson, "An O(n log n) unidirectional algorithm for the circular extrema problem", ACM Transactions on
//! Programming Languages and Systems 4(4), 1982, pages 758–762: his first algorithm. His second one needs 1.44·n·log₂
//! n messages. D. Dolev, M. Klawe and M. Rodeh (Journal of Algorithms 3, 1982, pages 245–260) found a similar
//! algorithm at the same time. Before, experts believed that n·log n messages require a two-way ring. Two things are
//! added here: a message of the winner that travels once round and informs the others, and numbered elections, so
//! that another election is possible.

#[cfg(test)]
mod tests;

use crate::protocol::numbered::{Election, Epoch, EpochOrder};
use crate::protocol::prelude::*;

/// Peterson's algorithm, without variants and parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peterson;

variants! { Standard => "standard" }

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Part {
    /// No election has reached the process since its last crash.
    #[default]
    Asleep,
    Active,
    Relay,
    Leader,
}

/// The state of a process. Only the number of the election survives a crash.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    #[serde(flatten)]
    election: Election,
    part: Part,
    /// The value that the process represents while it is active.
    tid: Option<Id>,
    first: Option<Id>,
    /// The phase, counted from 1; 0 before the first phase. A relay stays in the phase that it lost.
    phase: u32,
    elected: Option<Id>,
}

impl State {
    fn begin(&mut self, part: Part) {
        *self = Self { election: self.election, part, ..Self::default() };
    }

    const fn accept(&mut self, leader: Id) {
        self.election.finish();
        self.elected = Some(leader);
    }
}

messages! {
    #[derive(Copy)]
    pub enum Message {
        /// "This value may still win." `id`: the value that the sender represents, or the larger of two values.
        Election { epoch: Epoch, id: Id } => "ELECTION": Election,
        /// "The election is over." Travels once round, from the winner to all others.
        Elected { epoch: Epoch, id: Id } => "ELECTED": Elected,
    }
    every { epoch: Epoch, id: Id }
}

steps! {
    "peterson":
    pub enum Step {
        StartIgnored => "start-ignored",
        Start => "start",
        Wake => "wake",
        Outdated { epoch: Epoch } => "outdated",
        /// The first value of the phase has arrived. `tid`: the value that the process represents itself.
        First { tid: Id } => "first",
        /// The process wins the phase. `tid`: its old value. `first`: its new value. `phase`: the next phase.
        NextPhase { tid: Id, first: Id, phase: u32 } => "next-phase",
        TurnRelay { tid: Id, first: Id } => "turn-relay",
        Relay => "relay",
        Win => "win",
        Drop => "drop",
        Learn => "learn",
        LapOver => "lap-over",
        SkipCrashed => "skip-crashed",
    }
}

impl Catalogued for Peterson {
    type Variant = Variant;

    const NATURE: Nature = Nature {
        title: "Peterson",
        topology: Topology::OneWayRing,
        knows: Knows::Neighbours,
        roles: &[Role::Idle, Role::Active, Role::Relay, Role::Leader],
        seatings: &[(BoundSide::Best, Seating::Ascending)],
        ..Nature::ELECTION
    };

    fn new(_: Variant, _: &Setup<'_>) -> Self {
        Self
    }
}

impl Protocol for Peterson {
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
            Event::Received { message, .. } => receive(me.id, message, state, fx),
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

fn receive(own: Id, message: Message, state: &mut State, fx: &mut impl Effects<Peterson>) {
    match (state.election.hear(message.epoch()), message) {
        (EpochOrder::Older, _) => return fx.line(Step::Outdated { epoch: state.election.epoch }),
        (EpochOrder::Newer, Message::Election { .. }) => compete(Step::Wake, own, state, fx),
        // Without faults, another message of the election arrives before ELECTED.
        (EpochOrder::Newer, Message::Elected { .. }) => state.begin(Part::Relay),
        (EpochOrder::Present, _) => {}
    }
    match message {
        Message::Election { .. } if state.part == Part::Leader => fx.line(Step::Drop),
        Message::Election { epoch, id } if id == own => {
            fx.line(Step::Win);
            state.part = Part::Leader;
            state.accept(own);
            fx.send(Port::NEXT, Message::Elected { epoch, id: own });
        }
        Message::Election { id, .. } => {
            if let (Part::Active, Some(tid)) = (state.part, state.tid) {
                return compare(tid, id, state, fx);
            }
            fx.line(Step::Relay);
            fx.send(Port::NEXT, message);
        }
        Message::Elected { id: leader, .. } if leader == own => {
            fx.line(Step::LapOver);
            // A winner that crashed during the lap of its ELECTED does not lead again.
            if state.part == Part::Leader {
                state.accept(own);
            }
        }
        Message::Elected { id: leader, .. } => {
            fx.line(Step::Learn);
            state.accept(leader);
            fx.send(Port::NEXT, message);
        }
    }
}

fn compete(step: Step, own: Id, state: &mut State, fx: &mut impl Effects<Peterson>) {
    fx.line(step);
    state.begin(Part::Active);
    next_phase(own, state, fx);
}

fn next_phase(tid: Id, state: &mut State, fx: &mut impl Effects<Peterson>) {
    state.phase += 1;
    (state.tid, state.first) = (Some(tid), None);
    fx.send(Port::NEXT, Message::Election { epoch: state.election.epoch, id: tid });
}

fn compare(tid: Id, came: Id, state: &mut State, fx: &mut impl Effects<Peterson>) {
    match state.first {
        None => {
            fx.line(Step::First { tid });
            state.first = Some(came);
            fx.send(Port::NEXT, Message::Election { epoch: state.election.epoch, id: tid.max(came) });
        }
        Some(first) if first >= tid.max(came) => {
            fx.line(Step::NextPhase { tid, first, phase: state.phase + 1 });
            next_phase(first, state, fx);
        }
        Some(first) => {
            fx.line(Step::TurnRelay { tid, first });
            state.part = Part::Relay;
            (state.tid, state.first) = (None, None);
        }
    }
}

impl Explain for Peterson {
    fn role(&self, me: Local<'_>, state: &State) -> Role {
        match state.part {
            _ if state.elected == Some(me.id) => Role::Leader,
            _ if !state.election.unfinished => Role::Idle,
            Part::Active => Role::Active,
            Part::Asleep | Part::Relay | Part::Leader => Role::Relay,
        }
    }

    fn facts(&self, _: Local<'_>, state: &State) -> Vec<Fact> {
        let phase = u64::from(state.phase);
        let mut facts = match (state.part, state.tid) {
            (Part::Active, Some(tid)) => vec![Fact::new("fact-peterson-active").id("tid", tid).with("phase", phase)],
            (Part::Asleep, _) => vec![Fact::new("fact-peterson-asleep")],
            (Part::Leader, _) => vec![Fact::new("fact-peterson-leader")],
            (Part::Relay | Part::Active, _) => vec![Fact::new("fact-peterson-relay").with("phase", phase)],
        };
        facts.extend(state.first.map(|first| Fact::new("fact-peterson-first").id("first", first)));
        facts.push(Fact::elected(state.elected));
        facts.push(Fact::new("fact-peterson-election").with("epoch", state.election.epoch));
        facts
    }

    fn marks(&self, _: Local<'_>, state: &State) -> Marks {
        let tid = state.tid.filter(|_| state.election.unfinished);
        let badge = |tid| Remark::new("badge-peterson").id("tid", tid).with("phase", state.phase);
        Marks::badge(tid.map(badge))
    }

    fn reached(&self, state: &State) -> Option<Reached> {
        Some(Reached::alone(state.phase))
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        if !state.election.unfinished {
            return None;
        }
        let wait = match (state.part, state.first) {
            (Part::Active, None) => Remark::new("wait-peterson-first"),
            (Part::Active, Some(first)) => Remark::new("wait-peterson-second").id("first", first),
            (Part::Asleep | Part::Relay | Part::Leader, _) => {
                return Some(Remark::new("wait-peterson-relay").id("me", me.id));
            }
        };
        Some(wait.id("me", me.id).with("phase", state.phase))
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, rule: Explanation) -> Explanation {
        let j = handled.subject().unwrap_or(me.id);
        match step {
            Step::First { tid } => rule.id("larger", tid.max(j)).weighing(Weighed::ids(j, tid)),
            // Compares the first value with the larger of two values: the second value, and the process's own.
            Step::TurnRelay { tid, first } => rule.id("larger", tid.max(j)).weighing(Weighed::ids(first, tid.max(j))),
            Step::NextPhase { tid, first, .. } => rule.weighing(Weighed::ids(first, tid.max(j))),
            Step::Win => rule.weighing(Weighed::ids(j, me.id)),
            Step::StartIgnored | Step::Start | Step::Wake => rule,
            _ => rule.weighing(Weighed::one(Bearer::Message, j)),
        }
    }

    /// The bounds on the number of messages of one election, for any initiators and ids.
    ///
    /// Maximum: in each phase two values cross every link, 2n messages in all. Of two active neighbours at most one
    /// wins a phase. So after ⌊log₂ n⌋ phases one value remains, which returns after n hops. ELECTED costs n.
    ///
    /// Minimum: the first phase costs 2n, and moves the highest id by one; it makes n − 1 more hops. ELECTED costs n.
    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        if !seen.is_one_election() {
            return Vec::new();
        }
        let n = seen.ids.len() as u64;
        let (best, least) = if n == 1 { ("2n", 2) } else { ("4n-1", 4 * n - 1) };
        let (worst, most) =
            if n == 1 { ("2n", 2) } else { ("2n(floor(log2 n)+1)", 2 * n * (u64::from(n.ilog2()) + 1)) };
        Bound::between((best, least), (worst, most))
    }

    fn shown(message: &Message) -> Shown {
        Shown::about(message.id())
    }
}
