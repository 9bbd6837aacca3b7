//! What the class sees of Hirschberg–Sinclair: candidates and their phases, labels, the rule behind each step, and the proved bounds.

use super::{HirschbergSinclair, Message, Phase, Rank, State, Step, reach};
use crate::protocol::{
    Bound, BoundSide, Explain, Explanation, Fact, Handled, Id, Label, Local, MessageClass, Remark, Role, Seen, explanation,
};

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
            let phase = Fact::new("fact-hirschberg-sinclair-phase").number("phase", u64::from(state.phase));
            facts.push(phase.number("reach", reach(state.phase)));
            let replied = |replied, yes, no| Fact::new(if replied { yes } else { no });
            let (left, no_left) = ("fact-hirschberg-sinclair-left", "fact-hirschberg-sinclair-left-missing");
            let (right, no_right) = ("fact-hirschberg-sinclair-right", "fact-hirschberg-sinclair-right-missing");
            facts.extend([replied(state.left, left, no_left), replied(state.right, right, no_right)]);
        }
        facts.push(Fact::elected(state.elected));
        facts.push(Fact::new("fact-hirschberg-sinclair-election").number("epoch", u64::from(state.election.epoch())));
        facts
    }

    fn badge(&self, _: Local<'_>, state: &State) -> Option<Remark> {
        let candidate = state.rank == Rank::Candidate;
        candidate.then(|| Remark::new("badge-hirschberg-sinclair-phase").number("phase", u64::from(state.phase)))
    }

    fn label(message: &Message) -> Label {
        let (kind, class, id) = match message {
            // Blue, as Franklin's, it would look like the candidates.
            Message::Probe { id, .. } => ("PROBE", MessageClass::Election, id),
            Message::Reply { id, .. } => ("REPLY", MessageClass::Answer, id),
            Message::Elected { id, .. } => ("ELECTED", MessageClass::Elected, id),
        };
        Label { kind, class, payload: id.to_string() }
    }

    fn step_name(step: Step) -> &'static str {
        match step {
            Step::StartIgnored => "start-ignored",
            Step::Start => "start",
            Step::Wake => "wake",
            Step::Outdated { .. } => "outdated",
            Step::Swallow => "swallow",
            Step::Defeat { .. } => "defeat",
            Step::PassOn => "pass-on",
            Step::Reply => "reply",
            Step::Win => "win",
            Step::WonAlready => "won-already",
            Step::Return => "return",
            Step::AwaitOther { .. } => "await-other",
            Step::NextPhase { .. } => "next-phase",
            Step::ReplyIgnored => "reply-ignored",
            Step::Learn => "learn",
            Step::LapOver => "lap-over",
            Step::SkipCrashed => "skip-crashed",
        }
    }

    fn steps(&self) -> &'static [Step] {
        &[
            Step::StartIgnored,
            Step::Start,
            Step::Wake,
            Step::Outdated { present: 2 },
            Step::Swallow,
            Step::Defeat { phase: 1 },
            Step::PassOn,
            Step::Reply,
            Step::Win,
            Step::WonAlready,
            Step::Return,
            Step::AwaitOther { phase: 1 },
            Step::NextPhase { phase: 1 },
            Step::ReplyIgnored,
            Step::Learn,
            Step::LapOver,
            Step::SkipCrashed,
        ]
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>) -> Explanation {
        let phase = |explanation: Explanation, phase: Phase| explanation.number("phase", u64::from(phase));
        let explanation = match step {
            Step::StartIgnored => explanation!("rule-hirschberg-sinclair-start-ignored"),
            Step::Start if matches!(handled, Handled::Start { noticed: Some(_) }) => {
                explanation!("rule-hirschberg-sinclair-start-noticed")
            }
            Step::Start => explanation!("rule-hirschberg-sinclair-start"),
            Step::Wake => explanation!("rule-hirschberg-sinclair-wake"),
            Step::Outdated { present } => explanation!("rule-hirschberg-sinclair-outdated").number("epoch", u64::from(present)),
            Step::Swallow => explanation!("rule-hirschberg-sinclair-swallow"),
            Step::Defeat { phase: reached } => phase(explanation!("rule-hirschberg-sinclair-defeat"), reached),
            Step::PassOn => way(explanation!("rule-hirschberg-sinclair-pass-on"), handled),
            Step::Reply => way(explanation!("rule-hirschberg-sinclair-reply"), handled),
            Step::Win => explanation!("rule-hirschberg-sinclair-win"),
            Step::WonAlready => explanation!("rule-hirschberg-sinclair-won-already"),
            Step::Return => explanation!("rule-hirschberg-sinclair-return"),
            Step::AwaitOther { phase: present } => phase(explanation!("rule-hirschberg-sinclair-await-other"), present),
            Step::NextPhase { phase: over } => phase(explanation!("rule-hirschberg-sinclair-next-phase"), over)
                .number("next", u64::from(over) + 1)
                .number("hops", reach(over))
                .number("reach", reach(over.saturating_add(1))),
            Step::ReplyIgnored => explanation!("rule-hirschberg-sinclair-reply-ignored"),
            Step::Learn => explanation!("rule-hirschberg-sinclair-learn"),
            Step::LapOver => explanation!("rule-hirschberg-sinclair-lap-over"),
            Step::SkipCrashed => return explanation!("rule-hirschberg-sinclair-skip-crashed").id("me", me.id).returned(handled),
        };
        explanation.id("me", me.id).id("j", subject(handled).unwrap_or(me.id))
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
        Some(Remark::new(key).id("me", me.id).number("phase", u64::from(state.phase)))
    }

    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        // The counts are those of one election: the next one cuts short the news of the last.
        let another = seen.begun.iter().any(|one| one.won_before > 0);
        if !seen.is_undisturbed() || another || !seen.down.is_empty() || seen.begun.is_empty() {
            return Vec::new();
        }
        let n = seen.ids.len() as u64;
        let (best, worst) = if n == 1 { ("3n", "3n") } else { ("6n+4(2^ceil(log2 n)-2)", "6n+Σ2^(k+2)floor(n/(2^(k-1)+1))") };
        vec![
            Bound { side: BoundSide::Best, formula: best, value: least(n) },
            Bound { side: BoundSide::Worst, formula: worst, value: most(n) },
        ]
    }
}

/// ⌈log₂ n⌉: the phase in which the highest wins, because its probes reach all the way round.
fn last_phase(n: u64) -> u32 {
    n.next_power_of_two().ilog2()
}

/// The fewest messages of any run of n processes, ELECTED included.
///
/// Everybody is woken and costs 2 PROBE in phase 0; of two neighbours the lower one replies, so that this phase costs 3n. Through
/// each later one up to the last the highest goes alone at least, 2ᵏ hops and back on both sides; in the last its probes run n hops.
fn least(n: u64) -> u64 {
    if n == 1 {
        return 3;
    }
    6 * n + (1..last_phase(n)).map(|phase| 4 * reach(phase)).sum::<u64>()
}

/// The most messages of any run of n processes, ELECTED included.
///
/// Who begins phase k was the highest within 2ᵏ⁻¹ hops, so that at least so many others sit between two of them.
fn most(n: u64) -> u64 {
    if n == 1 {
        return 3;
    }
    6 * n + (1..last_phase(n)).map(|phase| 4 * reach(phase) * (n / (reach(phase - 1) + 1))).sum::<u64>()
}

/// How far a probe has come, and how far it goes.
fn way(explanation: Explanation, handled: &Handled<'_, HirschbergSinclair>) -> Explanation {
    match handled {
        Handled::Received { message: Message::Probe { phase, hop, .. }, .. } => {
            explanation.number("hop", u64::from(*hop)).number("reach", reach(*phase))
        }
        _ => explanation.number("hop", 1).number("reach", 1),
    }
}

/// The id that a handling is about: the one that the message carries, or that of the leader that is gone.
fn subject(handled: &Handled<'_, HirschbergSinclair>) -> Option<Id> {
    match handled {
        Handled::Received { message, .. } | Handled::Undeliverable { message, .. } => match message {
            Message::Probe { id, .. } | Message::Reply { id, .. } | Message::Elected { id, .. } => Some(*id),
        },
        Handled::Start { noticed } => *noticed,
        Handled::Recovered | Handled::Fired(_) => None,
    }
}
