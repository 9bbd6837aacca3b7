//! What the class sees of Hirschberg–Sinclair: candidates and their phases, labels, the rule behind each step, and the proved bounds.

use super::{HirschbergSinclair, Message, Rank, State, Step, reach};
use crate::protocol::prelude::*;

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
        facts.push(Fact::new("fact-hirschberg-sinclair-election").with("epoch", state.election.epoch()));
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
        if !state.election.is_unfinished() {
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

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        let subject = handled.subject().unwrap_or(me.id);
        match step {
            Step::PassOn | Step::Reply => {
                // How far the probe has come, and how far it goes.
                let (hop, phase) = match handled.message() {
                    Some(Message::Probe { hop, phase, .. }) => (*hop, *phase),
                    Some(Message::Reply { .. } | Message::Elected { .. }) | None => (1, 0),
                };
                let told = told.with("hop", hop).with("reach", reach(phase));
                told.weighing(Weighed::ids(subject, me.id))
            }
            Step::Swallow | Step::Defeat { .. } | Step::Win | Step::WonAlready => {
                told.weighing(Weighed::ids(subject, me.id))
            }
            Step::NextPhase { phase } => {
                let told = told.with("next", u64::from(phase) + 1).with("hops", reach(phase));
                told.with("reach", reach(phase.saturating_add(1)))
            }
            Step::StartIgnored | Step::Start | Step::Wake | Step::AwaitOther { .. } => told,
            _ => told.weighing(Weighed::one(Bearer::Message, subject)),
        }
    }

    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        if !seen.is_one_election() {
            return Vec::new();
        }
        let n = seen.ids.len() as u64;
        let (best, worst) =
            if n == 1 { ("3n", "3n") } else { ("6n+4(2^ceil(log2 n)-2)", "6n+Σ2^(k+2)floor(n/(2^(k-1)+1))") };
        Bound::between((best, least(n)), (worst, most(n)))
    }

    fn shown(message: &Message) -> Shown {
        Shown::about(message.id())
    }
}

/// ⌈log₂ n⌉: the phase in which the highest wins, because its probes reach all the way round.
fn last_phase(n: u64) -> u32 {
    n.next_power_of_two().ilog2()
}

/// The fewest messages of any run of n processes, ELECTED included.
///
/// Every process is woken and costs 2 PROBE in phase 0; of two neighbours the lower one replies, so that this phase costs 3n. Through
/// each later one up to the last the highest goes alone at least, 2ᵏ hops and back on both sides; in the last its probes run n hops.
fn least(n: u64) -> u64 {
    if n == 1 {
        return 3;
    }
    6 * n + (1..last_phase(n)).map(|phase| 4 * reach(phase)).sum::<u64>()
}

/// The most messages of any run of n processes, ELECTED included.
///
/// A process that begins phase k was the highest within 2ᵏ⁻¹ hops, so that at least so many others sit between two of them.
fn most(n: u64) -> u64 {
    if n == 1 {
        return 3;
    }
    6 * n + (1..last_phase(n)).map(|phase| 4 * reach(phase) * (n / (reach(phase - 1) + 1))).sum::<u64>()
}
