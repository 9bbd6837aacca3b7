//! Hirschberg–Sinclair: candidates on a two-way ring probe ever larger neighbourhoods, each twice as far as the last.
//!
//! # The idea
//! The processes form a ring, and each can send to both neighbours. In phase k a candidate sends its id (PROBE) both
//! ways, up to 2ᵏ hops. A process that is higher than a probe discards it. A lower process is defeated and forwards
//! the probe; the last process in range sends a reply back. A candidate that receives replies to both probes is the
//! highest within 2ᵏ hops, and enters phase k + 1. Only the probe of the highest process travels once round and
//! returns to it. That process leads, and announces this once round.
//!
//! Only few candidates send far, which keeps the cost low. Two candidates of phase k are more than 2ᵏ⁻¹ hops apart,
//! so while the range doubles from phase to phase, the number of candidates halves. Every phase costs about as much
//! as the previous one.
//!
//! # What it assumes
//! Unique comparable ids; a two-way ring on which every process is up; reliable links. No process knows the number of
//! processes, and the order of messages does not matter. A crash breaks the ring: a probe or reply that reaches the gap
//! is lost, and its candidate waits forever. If links report undeliverable messages (`bounce`), the ring closes over
//! the gap; but the probes of a crashed candidate may have defeated others already, and a reply to a crashed candidate
//! circles forever.
//!
//! # What it costs
//! With n processes, no faults, and L = ⌈log₂ n⌉: phase 0 costs 3n (2n PROBE, n REPLY; n ≥ 2). At most ⌊n / (2ᵏ⁻¹ +
//! 1)⌋ processes start phase k ≥ 1, which costs each of them at most 4·2ᵏ messages. Only the highest starts phase L
//! and wins in it, with two probes of n hops. So for any delays there are at most 5n + Σ 2ᵏ⁺²·⌊n / (2ᵏ⁻¹ + 1)⌋ PROBE
//! and REPLY, summed over k = 1 … L − 1. This is below 8n(1 + ⌈log₂ n⌉). The minimum is 5n + 4(2ᴸ − 2), the cost of a
//! ring with ascending or descending ids. There are n ELECTED. A single process sends 2 PROBE and 1 ELECTED.
//!
//! # Where it comes from
//! D. S. Hirschberg and J. B. Sinclair, "Decentralized extrema-finding in circular configurations of processors",
//! Communications of the ACM 23(11), 1980, pages 627–628. In the paper a message informs a defeated candidate; here,
//! as in textbooks (H. Attiya and J. Welch; N. Lynch), a defeated candidate just gets no reply. The paper presented
//! the first election on a ring with O(n log n) messages. Numbered elections, which allow a restart, and ELECTED are
//! not in the paper.

#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use crate::protocol::numbered::{Election, Epoch, EpochOrder};
use crate::protocol::prelude::*;

/// The algorithm of Hirschberg and Sinclair, without variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HirschbergSinclair;

variants! { Standard => "standard" }

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Rank {
    /// No election has reached the process since its last crash.
    #[default]
    Asleep,
    Candidate,
    /// The probe of a higher process has passed this process.
    Defeated,
    /// The process's own probe has returned.
    Leader,
}

pub type Phase = u32;

/// The number of hops of a probe in a phase.
const fn reach(phase: Phase) -> u64 {
    // No ring is longer than half of all ids, so the phases end before this overflows.
    1 << if phase < 63 { phase } else { 63 }
}

/// The state of a process. Only the number of the election survives a crash.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    #[serde(flatten)]
    election: Election,
    rank: Rank,
    /// The phase, counted from 0. A process that lost stays in the phase in which it lost.
    phase: Phase,
    /// Whether the reply from the left has arrived.
    left: bool,
    right: bool,
    elected: Option<Id>,
}

messages! {
    #[derive(Copy)]
    pub enum Message {
        /// "Is any process higher?" Travels until it meets a higher process or has made all hops of its phase. `hop`:
        /// the number of hops so far, including this one.
        // The class is `Election`, because the blue of the class `Probe` would look like the colour of the candidates.
        Probe { epoch: Epoch, id: Id, phase: Phase, hop: u32 } => "PROBE": Election,
        /// "No process in range is higher." Returns to the candidate. `phase`: the phase of the probe that it answers.
        Reply { epoch: Epoch, id: Id, phase: Phase } => "REPLY": Answer,
        /// "The election is over." Travels once round, from the winner to all others.
        Elected { epoch: Epoch, id: Id } => "ELECTED": Elected,
    }
    every { epoch: Epoch, id: Id }
}

steps! {
    "hirschberg-sinclair":
    pub enum Step {
        StartIgnored => "start-ignored",
        Start => "start",
        Wake => "wake",
        Outdated { epoch: Epoch } => "outdated",
        Swallow => "swallow",
        Defeat { phase: Phase } => "defeat",
        PassOn => "pass-on",
        Reply => "reply",
        Win => "win",
        WonAlready => "won-already",
        Return => "return",
        AwaitOther { phase: Phase } => "await-other",
        /// Both replies have arrived: the next phase begins. `phase`: the finished phase.
        NextPhase { phase: Phase } => "next-phase",
        ReplyIgnored => "reply-ignored",
        Learn => "learn",
        LapOver => "lap-over",
        SkipCrashed => "skip-crashed",
    }
}

impl Catalogued for HirschbergSinclair {
    type Variant = Variant;

    const NATURE: Nature = Nature {
        title: "Hirschberg–Sinclair",
        topology: Topology::TwoWayRing,
        knows: Knows::Neighbours,
        roles: &[Role::Idle, Role::Active, Role::Relay, Role::Leader],
        seatings: &[(BoundSide::Best, Seating::Ascending)],
        ..Nature::ELECTION
    };

    fn new(_: Variant, _: &Setup<'_>) -> Self {
        Self
    }
}

impl Protocol for HirschbergSinclair {
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
            Event::Received { from, message } => {
                if join_if_newer(me.id, message, state, fx) {
                    receive(me.id, from, message, state, fx);
                }
            }
            Event::Start if state.election.start() => begin(Step::Start, me.id, state, fx),
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

fn begin(step: Step, own: Id, state: &mut State, fx: &mut impl Effects<HirschbergSinclair>) {
    fx.line(step);
    *state = State { election: state.election, rank: Rank::Candidate, ..State::default() };
    start_phase(own, state, fx);
}

fn start_phase(own: Id, state: &mut State, fx: &mut impl Effects<HirschbergSinclair>) {
    (state.left, state.right) = (false, false);
    let message = Message::Probe { epoch: state.election.epoch, id: own, phase: state.phase, hop: 1 };
    fx.send(Port::NEXT, message);
    fx.send(Port::PREVIOUS, message);
}

/// Joins a newer election. Returns `false` for a message of an older election.
fn join_if_newer(own: Id, message: Message, state: &mut State, fx: &mut impl Effects<HirschbergSinclair>) -> bool {
    match (state.election.hear(message.epoch()), message) {
        (EpochOrder::Older, _) => {
            fx.line(Step::Outdated { epoch: state.election.epoch });
            return false;
        }
        (EpochOrder::Newer, Message::Probe { .. } | Message::Reply { .. }) => begin(Step::Wake, own, state, fx),
        // Without faults, another message of the election arrives before ELECTED.
        (EpochOrder::Newer, Message::Elected { .. }) => {
            *state = State { election: state.election, rank: Rank::Defeated, ..State::default() };
        }
        (EpochOrder::Present, _) => {}
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
            // The reply comes from the side to which the probe was sent.
            *(if from.is_clockwise() { &mut state.right } else { &mut state.left }) = true;
            if state.left && state.right {
                fx.line(Step::NextPhase { phase });
                state.phase += 1;
                start_phase(own, state, fx);
            } else {
                fx.line(Step::AwaitOther { phase });
            }
        }
        Message::Reply { .. } => fx.line(Step::ReplyIgnored),
        Message::Elected { id: leader, .. } if leader == own => {
            fx.line(Step::LapOver);
            // A winner that crashed during the lap of its ELECTED does not lead again.
            if state.rank == Rank::Leader {
                state.elected = Some(own);
            }
        }
        Message::Elected { id: leader, .. } => {
            state.election.finish();
            state.elected = Some(leader);
            if state.rank != Rank::Asleep {
                state.rank = Rank::Defeated;
            }
            fx.line(Step::Learn);
            fx.send(onward, message);
        }
    }
}

impl Explain for HirschbergSinclair {
    fn role(&self, me: Local<'_>, state: &State) -> Role {
        match state.rank {
            _ if state.elected == Some(me.id) => Role::Leader,
            Rank::Asleep => Role::Idle,
            Rank::Candidate => Role::Active,
            Rank::Defeated | Rank::Leader => Role::Relay,
        }
    }

    fn facts(&self, _: Local<'_>, state: &State) -> Vec<Fact> {
        let rank = match state.rank {
            Rank::Asleep => "fact-hirschberg-sinclair-asleep",
            Rank::Candidate => "fact-hirschberg-sinclair-candidate",
            Rank::Defeated => "fact-hirschberg-sinclair-defeated",
            Rank::Leader => "fact-hirschberg-sinclair-leader",
        };
        let mut facts = vec![Fact::new(rank)];
        if state.rank == Rank::Candidate {
            let phase = Fact::new("fact-hirschberg-sinclair-phase").with("phase", state.phase);
            facts.push(phase.with("reach", reach(state.phase)));
            let replied = |replied, yes, no| Fact::new(if replied { yes } else { no });
            let (left, no_left) = ("fact-hirschberg-sinclair-left", "fact-hirschberg-sinclair-left-missing");
            let (right, no_right) = ("fact-hirschberg-sinclair-right", "fact-hirschberg-sinclair-right-missing");
            facts.extend([replied(state.left, left, no_left), replied(state.right, right, no_right)]);
        }
        facts.push(Fact::elected(state.elected));
        facts.push(Fact::new("fact-hirschberg-sinclair-election").with("epoch", state.election.epoch));
        facts
    }

    fn marks(&self, _: Local<'_>, state: &State) -> Marks {
        let badge = Remark::new("badge-hirschberg-sinclair-phase").with("phase", state.phase);
        Marks::badge((state.rank == Rank::Candidate).then_some(badge))
    }

    fn reached(&self, state: &State) -> Option<Reached> {
        Some(Reached::alone(state.phase))
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        if !state.election.unfinished {
            return None;
        }
        let key = match (state.rank, state.left, state.right) {
            (Rank::Asleep | Rank::Defeated | Rank::Leader, ..) => "wait-hirschberg-sinclair-defeated",
            (Rank::Candidate, true, _) => "wait-hirschberg-sinclair-right",
            (Rank::Candidate, false, true) => "wait-hirschberg-sinclair-left",
            (Rank::Candidate, false, false) => "wait-hirschberg-sinclair-both",
        };
        Some(Remark::new(key).id("me", me.id).with("phase", state.phase))
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, rule: Explanation) -> Explanation {
        let subject = handled.subject().unwrap_or(me.id);
        match step {
            Step::PassOn | Step::Reply => {
                // The hops of the probe so far, and its range.
                let (hop, phase) = match handled.message() {
                    Some(Message::Probe { hop, phase, .. }) => (*hop, *phase),
                    Some(Message::Reply { .. } | Message::Elected { .. }) | None => (1, 0),
                };
                let rule = rule.with("hop", hop).with("reach", reach(phase));
                rule.weighing(Weighed::ids(subject, me.id))
            }
            Step::Swallow | Step::Defeat { .. } | Step::Win | Step::WonAlready => {
                rule.weighing(Weighed::ids(subject, me.id))
            }
            Step::NextPhase { phase } => {
                let rule = rule.with("next", u64::from(phase) + 1).with("hops", reach(phase));
                rule.with("reach", reach(phase.saturating_add(1)))
            }
            Step::StartIgnored | Step::Start | Step::Wake | Step::AwaitOther { .. } => rule,
            _ => rule.weighing(Weighed::one(Bearer::Message, subject)),
        }
    }

    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        if !seen.is_one_election() {
            return Vec::new();
        }
        let n = seen.ids.len() as u64;
        let (best, worst) =
            if n == 1 { ("3n", "3n") } else { ("6n+4(2^ceil(log2 n)-2)", "6n+Σ2^(k+2)floor(n/(2^(k-1)+1))") };
        let most = |phase| n / (reach(phase - 1) + 1);
        Bound::between((best, cost(n, |_| 1)), (worst, cost(n, most)))
    }

    fn shown(message: &Message) -> Shown {
        Shown::about(message.id())
    }
}

/// The phase ⌈log₂ n⌉, in which the probes of the highest process travel all the way round.
fn last_phase(n: u64) -> u32 {
    n.next_power_of_two().ilog2()
}

/// The number of messages of a run, including ELECTED. `beginning(k)`: the number of processes that start phase k, for
/// each phase k between the first and the last phase.
///
/// Phase 0 costs 3n: every process sends 2 PROBE, and of two neighbours the lower one replies. In the last phase, only
/// the highest process sends 2 probes, of n hops each.
///
/// In a phase k between these two, each process that starts the phase sends 2 probes of at most 2ᵏ hops, and both
/// replies return. The highest process always starts phase k.
///
/// Any two processes that start phase k are more than 2ᵏ⁻¹ hops apart. The reason: each of them won phase k − 1, so it
/// is the highest process within 2ᵏ⁻¹ hops.
fn cost(n: u64, beginning: impl Fn(u32) -> u64) -> u64 {
    if n == 1 {
        return 3;
    }
    6 * n + (1..last_phase(n)).map(|phase| 4 * reach(phase) * beginning(phase)).sum::<u64>()
}
