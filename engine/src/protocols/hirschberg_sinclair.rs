//! Hirschberg–Sinclair: candidates on a two-way ring probe ever larger neighbourhoods, each twice as far as the last.
//!
//! # The idea
//!
//! The processes stand in a ring, and each can send to both neighbours. In phase k a candidate sends its id both ways, up to 2ᵏ hops
//! far. Whoever is higher than a probe swallows it. Whoever is lower is beaten, and passes it on; the last one on its way sends a
//! reply back. A candidate whose two probes were both replied to is the highest within 2ᵏ hops, and goes on to phase k + 1. Only the
//! highest id of all ever comes back to its own process the other way round: that one leads, and sends the news once round.
//!
//! Few get far, and that is why far costs little: two candidates of phase k are more than 2ᵏ⁻¹ hops apart, so that while the way
//! doubles from phase to phase the number of those who go it halves. Every phase costs about as much as the one before.
//!
//! # What it assumes
//!
//! Unique ids that can be compared; a two-way ring on which every process is up; links that lose nothing. No process knows how many
//! there are, and the order of messages does not matter. A crash breaks the ring: a probe or a reply that runs into the gap is gone,
//! and its candidate waits for ever. If links report what they cannot deliver (`bounce`), the ring closes over the gap; but what a
//! crashed candidate sent may have beaten others already, and a reply to one that has gone circles for ever.
//!
//! # What it costs
//!
//! With n processes, no faults, and L = ⌈log₂ n⌉: phase 0 costs 3n (2n PROBE, n REPLY; n ≥ 2). At most ⌊n / (2ᵏ⁻¹ + 1)⌋
//! processes begin phase k ≥ 1, and it costs each of them at most 4·2ᵏ messages. The highest alone begins phase L and wins in it,
//! with two probes of n hops. So at most 5n + Σ 2ᵏ⁺²·⌊n / (2ᵏ⁻¹ + 1)⌋ PROBE and REPLY, summed over k = 1 … L − 1, which is below
//! 8n(1 + ⌈log₂ n⌉), whatever the delays. At least 5n + 4(2ᴸ − 2), which is what a ring takes whose ids ascend or descend. ELECTED
//! is n. One process alone sends 2 PROBE and 1 ELECTED.
//!
//! # Where it comes from
//!
//! D. S. Hirschberg and J. B. Sinclair, "Decentralized extrema-finding in circular configurations of processors", Communications
//! of the ACM 23(11), 1980, pages 627–628. There a loser is told so by a message; here, as textbooks have it (H. Attiya and J. Welch;
//! N. Lynch), its probe just does not come back. The paper was the first election on a ring with O(n log n) messages. Numbered
//! elections, which let it be started again, and ELECTED are not in the paper.

mod explain;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::protocol::numbered::{Election, Epoch, Heard};
use crate::protocol::{
    Catalogued, Effects, ElectionInput, Event, Id, Local, NoTimer, Port, Protocol, Seat, Setup, Standing, Topology, messages,
    steps, variants,
};

/// The algorithm; it has no variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HirschbergSinclair;

variants! { Standard => "standard" }

/// What a process is in an election.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Rank {
    /// No election has reached it, or a crash made it forget.
    #[default]
    Asleep,
    /// It competes.
    Candidate,
    /// A higher probe has come by.
    Defeated,
    /// Its own probe has come home.
    Leader,
}

/// The number of a phase.
pub type Phase = u32;

/// How many hops far the probes of a phase go.
const fn reach(phase: Phase) -> u64 {
    // No ring is longer than half of the ids there are, so that nobody gets as far as where this would overflow.
    1 << if phase < 63 { phase } else { 63 }
}

/// What a process remembers; a crash spares only the number of the election.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// Which election it is in.
    #[serde(flatten)]
    election: Election,
    rank: Rank,
    /// The phase it is in, or the last one that it began.
    phase: Phase,
    /// Whether its probe to the left has been replied to in this phase.
    left: bool,
    /// Whether its probe to the right has been replied to in this phase.
    right: bool,
    /// The leader, or `None`: @.
    elected: Option<Id>,
}

messages! {
    /// What the processes say to one another.
    #[derive(Copy)]
    pub enum Message {
        /// "Is anybody higher?" It goes on until somebody is, or as far as its phase reaches.
        Probe {
            /// The number of the election.
            epoch: Epoch,
            /// The candidate.
            id: Id,
            /// Its phase.
            phase: Phase,
            /// Which hop of its way this is, from 1 on.
            hop: u32,
        } => "PROBE",
        /// "Nobody is, as far as you asked." It runs back the way that the probe came.
        Reply {
            /// The number of the election.
            epoch: Epoch,
            /// The candidate.
            id: Id,
            /// Its phase when it asked.
            phase: Phase,
        } => "REPLY",
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
            Self::Probe { epoch, .. } | Self::Reply { epoch, .. } | Self::Elected { epoch, .. } => epoch,
        }
    }

    const fn id(self) -> Id {
        match self {
            Self::Probe { id, .. } | Self::Reply { id, .. } | Self::Elected { id, .. } => id,
        }
    }
}

steps! {
    "hirschberg-sinclair":
    /// The transitions, each of which obeys one line of the listing. The first steps of a handling may say that an election began here,
    /// or that this one has lost; the last one says what becomes of the message.
    pub enum Step {
        /// A start found an unfinished election.
        StartIgnored => "start-ignored",
        /// A start: a candidate, in phase 0.
        Start => "start",
        /// A message of a new election made it join as a candidate.
        Wake => "wake",
        /// A message of an older election.
        Outdated {
            /// The election that the process is in.
            epoch: Epoch,
        } => "outdated",
        /// A lower probe is swallowed.
        Swallow => "swallow",
        /// A higher probe defeats a candidate.
        Defeat {
            /// The phase that it had reached.
            phase: Phase,
        } => "defeat",
        /// A higher probe goes on.
        PassOn => "pass-on",
        /// A higher probe is as far as it goes: a reply sets out.
        Reply => "reply",
        /// Its own probe has come home.
        Win => "win",
        /// Its other probe has come home too.
        WonAlready => "won-already",
        /// A reply to somebody else goes on.
        Return => "return",
        /// One of its probes has been replied to.
        AwaitOther {
            /// The phase.
            phase: Phase,
        } => "await-other",
        /// Both have: the next phase begins.
        NextPhase {
            /// The phase that it has come through.
            phase: Phase,
        } => "next-phase",
        /// A reply that it no longer waits for.
        ReplyIgnored => "reply-ignored",
        /// It learns who leads.
        Learn => "learn",
        /// The news is back at the leader.
        LapOver => "lap-over",
        /// The next process is down: the message goes one place further.
        SkipCrashed => "skip-crashed",
    }
}

impl Catalogued for HirschbergSinclair {
    type Variant = Variant;

    const TITLE: &'static str = "Hirschberg–Sinclair";

    fn new(_: Variant, _: &Setup<'_>) -> Self {
        Self
    }
}

impl Protocol for HirschbergSinclair {
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
            Event::Received { from, message } => {
                if joins(me.id, message, state, fx) {
                    receive(me.id, from, message, state, fx);
                }
            }

            Event::Start if state.election.start() => {
                fx.line(Step::Start);
                begin(me.id, state, fx);
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

/// Becomes a candidate, in phase 0.
fn begin(own: Id, state: &mut State, fx: &mut impl Effects<HirschbergSinclair>) {
    *state = State { election: state.election, rank: Rank::Candidate, ..State::default() };
    probe(own, state, fx);
}

/// A phase begins: the own id sets out both ways, and earlier replies are forgotten.
fn probe(own: Id, state: &mut State, fx: &mut impl Effects<HirschbergSinclair>) {
    (state.left, state.right) = (false, false);
    let message = Message::Probe { epoch: state.election.epoch(), id: own, phase: state.phase, hop: 1 };
    fx.send(Port::NEXT, message);
    fx.send(Port::PREVIOUS, message);
}

/// The rule of numbered elections. Says whether the message is of the election that the process now is in.
fn joins(own: Id, message: Message, state: &mut State, fx: &mut impl Effects<HirschbergSinclair>) -> bool {
    match (state.election.hear(message.epoch()), message) {
        (Heard::Older, _) => {
            fx.line(Step::Outdated { epoch: state.election.epoch() });
            return false;
        }
        (Heard::Newer, Message::Probe { .. } | Message::Reply { .. }) => {
            fx.line(Step::Wake);
            begin(own, state, fx);
        }
        // Only faults bring the news of an election before the election.
        (Heard::Newer, Message::Elected { .. }) => {
            *state = State { election: state.election, rank: Rank::Defeated, ..State::default() };
        }
        (Heard::Present, _) => {}
    }
    true
}

fn receive(own: Id, from: Port, message: Message, state: &mut State, fx: &mut impl Effects<HirschbergSinclair>) {
    let (onward, back) = if from.is_clockwise() { (Port::PREVIOUS, Port::NEXT) } else { (Port::NEXT, Port::PREVIOUS) };
    match message {
        Message::Probe { epoch, id, phase, hop } => match id.cmp(&own) {
            Ordering::Less => fx.line(Step::Swallow),
            Ordering::Equal if state.rank == Rank::Leader => fx.line(Step::WonAlready),
            Ordering::Equal => {
                fx.line(Step::Win);
                state.rank = Rank::Leader;
                state.elected = Some(own);
                state.election.finish();
                fx.send(Port::NEXT, Message::Elected { epoch, id: own });
            }
            Ordering::Greater => {
                if state.rank == Rank::Candidate {
                    fx.line(Step::Defeat { phase: state.phase });
                    state.rank = Rank::Defeated;
                }
                if u64::from(hop) < reach(phase) {
                    fx.line(Step::PassOn);
                    fx.send(onward, Message::Probe { epoch, id, phase, hop: hop + 1 });
                } else {
                    fx.line(Step::Reply);
                    fx.send(back, Message::Reply { epoch, id, phase });
                }
            }
        },
        Message::Reply { id, .. } if id != own => {
            fx.line(Step::Return);
            fx.send(onward, message);
        }
        Message::Reply { phase, .. } if state.rank == Rank::Candidate && phase == state.phase => {
            // A reply comes from the side on which the probe was.
            if from.is_clockwise() {
                state.right = true;
            } else {
                state.left = true;
            }
            if state.left && state.right {
                fx.line(Step::NextPhase { phase });
                state.phase += 1;
                probe(own, state, fx);
            } else {
                fx.line(Step::AwaitOther { phase });
            }
        }
        Message::Reply { .. } => fx.line(Step::ReplyIgnored),
        Message::Elected { id: leader, .. } => {
            state.election.finish();
            state.elected = Some(leader);
            if leader == own {
                return fx.line(Step::LapOver);
            }
            if state.rank != Rank::Asleep {
                state.rank = Rank::Defeated;
            }
            fx.line(Step::Learn);
            fx.send(onward, message);
        }
    }
}
