//! What the class sees of Peterson: roles, labels, the rule behind each step, and the proved bounds.

use super::{Message, Part, Peterson, State, Step};
use crate::protocol::{
    Bound, BoundSide, Explain, Explanation, Fact, Handled, Id, Label, Local, MessageClass, Remark, Role, Seen, explanation,
};

impl Explain for Peterson {
    fn role(&self, me: Local<'_>, state: &State) -> Role {
        match state.part {
            _ if state.elected == Some(me.id) => Role::Leader,
            _ if !state.election.is_unfinished() => Role::Idle,
            Part::Active => Role::Active,
            Part::Asleep | Part::Relay | Part::Leader => Role::Relay,
        }
    }

    fn facts(&self, _: Local<'_>, state: &State) -> Vec<Fact> {
        let phase = u64::from(state.phase);
        let mut facts = match (state.part, state.tid) {
            (Part::Active, Some(tid)) => vec![Fact::new("fact-peterson-active").id("tid", tid).number("phase", phase)],
            (Part::Asleep, _) => vec![Fact::new("fact-peterson-asleep")],
            (Part::Leader, _) => vec![Fact::new("fact-peterson-leader")],
            (Part::Relay | Part::Active, _) => vec![Fact::new("fact-peterson-relay").number("phase", phase)],
        };
        facts.extend(state.first.map(|first| Fact::new("fact-peterson-first").id("first", first)));
        facts.push(Fact::elected(state.elected));
        facts.push(Fact::new("fact-peterson-election").number("epoch", u64::from(state.election.epoch())));
        facts
    }

    fn badge(&self, _: Local<'_>, state: &State) -> Option<Remark> {
        let tid = state.tid.filter(|_| state.election.is_unfinished())?;
        Some(Remark::new("badge-peterson").id("tid", tid).number("phase", u64::from(state.phase)))
    }

    fn label(message: &Message) -> Label {
        match message {
            Message::Election { id, .. } => Label { kind: "ELECTION", class: MessageClass::Election, payload: id.to_string() },
            Message::Elected { id, .. } => Label { kind: "ELECTED", class: MessageClass::Elected, payload: id.to_string() },
        }
    }

    fn step_name(step: Step) -> &'static str {
        match step {
            Step::StartIgnored => "start-ignored",
            Step::Start => "start",
            Step::Wake => "wake",
            Step::Outdated { .. } => "outdated",
            Step::First { .. } => "first",
            Step::NextPhase { .. } => "next-phase",
            Step::TurnRelay { .. } => "turn-relay",
            Step::Relay => "relay",
            Step::Win => "win",
            Step::Drop => "drop",
            Step::Learn => "learn",
            Step::LapOver => "lap-over",
            Step::SkipCrashed => "skip-crashed",
        }
    }

    fn steps(&self) -> &'static [Step] {
        &STEPS
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>) -> Explanation {
        let j = subject(handled).unwrap_or(me.id);
        let explanation = match step {
            Step::StartIgnored => explanation!("rule-peterson-start-ignored"),
            Step::Start if matches!(handled, Handled::Start { noticed: Some(_) }) => explanation!("rule-peterson-start-noticed"),
            Step::Start => explanation!("rule-peterson-start"),
            Step::Wake => explanation!("rule-peterson-wake"),
            Step::Outdated { present } => explanation!("rule-peterson-outdated").number("epoch", u64::from(present)),
            Step::First { tid } => explanation!("rule-peterson-first").id("tid", tid).id("larger", tid.max(j)),
            Step::NextPhase { tid, first, phase } => {
                explanation!("rule-peterson-next-phase").id("tid", tid).id("first", first).number("phase", u64::from(phase))
            }
            Step::TurnRelay { tid, first } => {
                explanation!("rule-peterson-turn-relay").id("tid", tid).id("first", first).id("larger", tid.max(j))
            }
            Step::Relay => explanation!("rule-peterson-relay"),
            Step::Win => explanation!("rule-peterson-win"),
            Step::Drop => explanation!("rule-peterson-drop"),
            Step::Learn => explanation!("rule-peterson-learn"),
            Step::LapOver => explanation!("rule-peterson-lap-over"),
            Step::SkipCrashed => return explanation!("rule-peterson-skip-crashed").id("me", me.id).returned(handled),
        };
        explanation.id("me", me.id).id("j", j)
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        if !state.election.is_unfinished() {
            return None;
        }
        let wait = match (state.part, state.first) {
            (Part::Active, None) => Remark::new("wait-peterson-first"),
            (Part::Active, Some(first)) => Remark::new("wait-peterson-second").id("first", first),
            (Part::Asleep | Part::Relay | Part::Leader, _) => return Some(Remark::new("wait-peterson-relay").id("me", me.id)),
        };
        Some(wait.id("me", me.id).number("phase", u64::from(state.phase)))
    }

    /// The least and the most messages of one election, whoever began it and whatever the ids.
    ///
    /// Most: a phase sends two values over each link, 2n in all. A process that wins a phase has heard a value not below its
    /// own, so that of two neighbouring active processes at most one wins: ⌊log₂ n⌋ phases leave one value, which makes n hops home. Least: every
    /// process sends its own id and the larger of two, 2n; the process after the highest speaks for it in the second phase at the
    /// earliest, and from there the way home is n − 1 hops. ELECTED is n.
    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        // The counts are those of one election: the next one cuts short the news of the last.
        let another = seen.begun.iter().any(|one| one.won_before > 0);
        if !seen.is_undisturbed() || another || !seen.down.is_empty() || seen.begun.is_empty() {
            return Vec::new();
        }
        let n = seen.ids.len() as u64;
        let (best, least) = if n == 1 { ("2n", 2) } else { ("4n-1", 4 * n - 1) };
        let (worst, most) = if n == 1 { ("2n", 2) } else { ("2n(floor(log2 n)+1)", 2 * n * (u64::from(n.ilog2()) + 1)) };
        vec![
            Bound { side: BoundSide::Best, formula: best, value: least },
            Bound { side: BoundSide::Worst, formula: worst, value: most },
        ]
    }
}

/// The id that a handling is about: the one that the message carries, or that of the leader that is gone.
fn subject(handled: &Handled<'_, Peterson>) -> Option<Id> {
    match handled {
        Handled::Received { message, .. } | Handled::Undeliverable { message, .. } => match message {
            Message::Election { id, .. } | Message::Elected { id, .. } => Some(*id),
        },
        Handled::Start { noticed } => *noticed,
        Handled::Recovered | Handled::Fired(_) => None,
    }
}

/// An id for a step with values, where only its kind matters.
const ANY: Id = match Id::new(58) {
    Some(id) => id,
    None => Id::MAX,
};

const STEPS: [Step; 13] = [
    Step::StartIgnored,
    Step::Start,
    Step::Wake,
    Step::Outdated { present: 2 },
    Step::First { tid: ANY },
    Step::NextPhase { tid: ANY, first: ANY, phase: 2 },
    Step::TurnRelay { tid: ANY, first: ANY },
    Step::Relay,
    Step::Win,
    Step::Drop,
    Step::Learn,
    Step::LapOver,
    Step::SkipCrashed,
];
