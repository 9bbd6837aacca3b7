//! What the class sees of Franklin: colours, rounds, labels, the rule behind each step, and the proved bounds.

use std::cmp::Ordering;

use super::{Colour, Franklin, Message, State, Step, Variant};
use crate::protocol::{
    Bound, BoundSide, Explain, Explanation, Fact, Handled, Id, Label, Local, MessageClass, Remark, Role, Seen, explanation,
};

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
            facts.push(Fact::new("fact-franklin-round").number("round", u64::from(state.round)));
        }
        if state.colour == Colour::Red {
            let side = |id: Option<Id>, key, missing| id.map_or(Fact::new(missing), |id| Fact::new(key).id("j", id));
            facts.push(side(state.left, "fact-franklin-left", "fact-franklin-left-missing"));
            facts.push(side(state.right, "fact-franklin-right", "fact-franklin-right-missing"));
        }
        let kept = state.kept.iter();
        facts.extend(kept.map(|kept| Fact::new("fact-franklin-kept").id("j", kept.id).number("round", u64::from(kept.round))));
        facts.push(Fact::elected(state.elected));
        facts.push(Fact::new("fact-franklin-election").number("epoch", u64::from(state.election.epoch())));
        facts
    }

    fn badge(&self, _: Local<'_>, state: &State) -> Option<Remark> {
        let red = state.colour == Colour::Red;
        red.then(|| Remark::new("badge-franklin-round").number("round", u64::from(state.round)))
    }

    fn label(message: &Message) -> Label {
        match message {
            Message::Election { id, .. } => Label { kind: "ELECTION", class: MessageClass::Probe, payload: id.to_string() },
            Message::Elected { id, .. } => Label { kind: "ELECTED", class: MessageClass::Elected, payload: id.to_string() },
        }
    }

    fn step_name(step: Step) -> &'static str {
        match step {
            Step::StartIgnored => "start-ignored",
            Step::Start => "start",
            Step::Wake => "wake",
            Step::Listen => "listen",
            Step::Outdated { .. } => "outdated",
            Step::AwaitOther { .. } => "await-other",
            Step::KeepEarly { .. } => "keep-early",
            Step::Repeated { .. } => "repeated",
            Step::NextRound { .. } => "next-round",
            Step::TurnBlack { .. } => "turn-black",
            Step::ReleaseKept { .. } => "release-kept",
            Step::Win { .. } => "win",
            Step::Relay => "relay",
            Step::DropOwn => "drop-own",
            Step::Learn => "learn",
            Step::LapOver => "lap-over",
            Step::SkipCrashed => "skip-crashed",
        }
    }

    fn steps(&self) -> &'static [Step] {
        match self.variant {
            Variant::Standard => &STANDARD,
            Variant::InitiatorsOnly => &INITIATORS_ONLY,
        }
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>) -> Explanation {
        let explanation = match step {
            Step::StartIgnored => explanation!("rule-franklin-start-ignored"),
            Step::Start if matches!(handled, Handled::Start { noticed: Some(_) }) => explanation!("rule-franklin-start-noticed"),
            Step::Start => explanation!("rule-franklin-start"),
            Step::Wake => explanation!("rule-franklin-wake"),
            Step::Listen => explanation!("rule-franklin-listen"),
            Step::Outdated { present } => explanation!("rule-franklin-outdated").number("epoch", u64::from(present)),
            Step::AwaitOther { round } => await_other(me.id, handled).number("round", u64::from(round)),
            Step::KeepEarly { round } => explanation!("rule-franklin-keep-early").number("round", u64::from(round)),
            Step::Repeated { round } => explanation!("rule-franklin-repeated").number("round", u64::from(round)),
            Step::NextRound { round, left, right } => {
                compared(explanation!("rule-franklin-next-round"), round, left, right).number("next", u64::from(round) + 1)
            }
            Step::TurnBlack { round, left, right } => {
                compared(explanation!("rule-franklin-turn-black"), round, left, right).id("higher", left.max(right))
            }
            Step::ReleaseKept { count } => explanation!("rule-franklin-release-kept").number("count", u64::from(count)),
            Step::Win { round } => explanation!("rule-franklin-win").number("round", u64::from(round)),
            Step::Relay => explanation!("rule-franklin-relay"),
            Step::DropOwn => explanation!("rule-franklin-drop-own"),
            Step::Learn => explanation!("rule-franklin-learn"),
            Step::LapOver => explanation!("rule-franklin-lap-over"),
            Step::SkipCrashed => return explanation!("rule-franklin-skip-crashed").id("me", me.id).returned(handled),
        };
        explanation.id("me", me.id).id("j", subject(handled).unwrap_or(me.id))
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        if !state.election.is_unfinished() {
            return None;
        }
        let key = match (state.colour, state.left, state.right) {
            (Colour::None | Colour::Black, ..) => "wait-franklin-black",
            (Colour::Red, None, None) => "wait-franklin-both",
            (Colour::Red, Some(_), _) => "wait-franklin-right",
            (Colour::Red, None, Some(_)) => "wait-franklin-left",
        };
        Some(Remark::new(key).id("me", me.id).number("round", u64::from(state.round)))
    }

    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        // The counts are those of one election: the next one cuts short the news of the last.
        let another = seen.begun.iter().any(|one| one.won_before > 0);
        if !seen.is_undisturbed() || another || !seen.down.is_empty() || seen.begun.is_empty() {
            return Vec::new();
        }
        let (n, k) = (seen.ids.len() as u64, seen.begun.len() as u64);
        match self.variant {
            Variant::Standard => tournament(n, n, "n(2floor(log2 n)+3)"),
            Variant::InitiatorsOnly => tournament(n, k, "n(2floor(log2 k)+3)"),
        }
    }
}

/// The least and the most messages of every run on a ring of n in which this many are red at first, whatever their ids.
///
/// In each round the messages of the reds together cross every link once each way: 2n. Of two red neighbours at most one wins, so
/// that of r at most ⌊r/2⌋ are left, and the last one needs a round to find that it is alone: from 2 rounds (1, if it is alone
/// from the beginning) to ⌊log₂ r⌋ + 1. ELECTED is n.
fn tournament(n: u64, reds: u64, most: &'static str) -> Vec<Bound> {
    let cost = |rounds: u64| 2 * n * rounds + n;
    let (best, least) = if reds == 1 { ("3n", cost(1)) } else { ("5n", cost(2)) };
    let worst = if reds == 1 { "3n" } else { most };
    vec![
        Bound { side: BoundSide::Best, formula: best, value: least },
        Bound { side: BoundSide::Worst, formula: worst, value: cost(u64::from(reds.ilog2()) + 1) },
    ]
}

/// The first of two sides is in, and the other one may still decide.
fn await_other(me: Id, handled: &Handled<'_, Franklin>) -> Explanation {
    match subject(handled).unwrap_or(me).cmp(&me) {
        Ordering::Less => explanation!("rule-franklin-await-lower"),
        Ordering::Greater => explanation!("rule-franklin-await-higher"),
        Ordering::Equal => explanation!("rule-franklin-await-own"),
    }
}

/// Two sides, and the round that they decided.
fn compared(explanation: Explanation, round: u32, left: Id, right: Id) -> Explanation {
    explanation.number("round", u64::from(round)).id("left", left).id("right", right)
}

/// The id that a handling is about: the one that the message carries, or that of the leader that is gone.
fn subject(handled: &Handled<'_, Franklin>) -> Option<Id> {
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

const STANDARD: [Step; 16] = [
    Step::StartIgnored,
    Step::Start,
    Step::Wake,
    Step::Outdated { present: 2 },
    Step::AwaitOther { round: 1 },
    Step::KeepEarly { round: 1 },
    Step::Repeated { round: 1 },
    Step::NextRound { round: 1, left: ANY, right: ANY },
    Step::TurnBlack { round: 1, left: ANY, right: ANY },
    Step::ReleaseKept { count: 1 },
    Step::Win { round: 1 },
    Step::Relay,
    Step::DropOwn,
    Step::Learn,
    Step::LapOver,
    Step::SkipCrashed,
];

/// The same, with one that listens in place of one that is woken.
const INITIATORS_ONLY: [Step; 16] = {
    let mut steps = STANDARD;
    steps[2] = Step::Listen;
    steps
};
