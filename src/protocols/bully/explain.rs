//! What the class sees of the bully algorithm: roles, labels, the rule behind each step, and the proved bounds.

use super::{Bully, Message, Phase, State, Step, Timer, Variant, higher};
use crate::protocol::{
    Begun, Bound, BoundSide, Explain, Explanation, Fact, Handled, Id, Label, Local, MessageClass, Remark, Role, Seen, explanation,
};

impl Explain for Bully {
    fn role(&self, me: Local<'_>, state: &State) -> Role {
        match state.phase {
            _ if state.elected == Some(me.id) => Role::Leader,
            Phase::AwaitingAnswer => Role::Active,
            Phase::AwaitingCoordinator | Phase::HoldingBack => Role::Waiting,
            Phase::Idle => Role::Idle,
        }
    }

    fn facts(&self, _: Local<'_>, state: &State) -> Vec<Fact> {
        let phase = match state.phase {
            Phase::Idle => "fact-bully-idle",
            Phase::AwaitingAnswer => "fact-bully-awaiting-answer",
            Phase::AwaitingCoordinator => "fact-bully-awaiting-coordinator",
            Phase::HoldingBack => "fact-bully-holding-back",
        };
        let mut facts = vec![Fact::new(phase), Fact::elected(state.elected)];
        if self.settles() {
            facts.push(Fact::new(if state.settling { "fact-bully-settling" } else { "fact-bully-not-settling" }));
        }
        facts
    }

    fn label(message: &Message) -> Label {
        let (kind, class, id) = match message {
            Message::Election { id } => ("ELECTION", MessageClass::Election, id),
            Message::Answer { id } => ("ANSWER", MessageClass::Answer, id),
            Message::Coordinator { id } => ("COORDINATOR", MessageClass::Elected, id),
        };
        Label { kind, class, payload: id.to_string() }
    }

    fn step_name(step: Step) -> &'static str {
        match step {
            Step::StartIgnored => "start-ignored",
            Step::Start => "start",
            Step::Recovered => "recovered",
            Step::HoldBackRecovered => "hold-back-recovered",
            Step::PatienceOver => "patience-over",
            Step::Answer => "answer",
            Step::AnswerRunning => "answer-running",
            Step::AnswerSettling => "answer-settling",
            Step::AnswerHoldingBack => "answer-holding-back",
            Step::StandDown => "stand-down",
            Step::Trust => "trust",
            Step::AnswerIgnored => "answer-ignored",
            Step::AnswerTimeout => "answer-timeout",
            Step::CoordinatorTimeout => "coordinator-timeout",
            Step::Follow => "follow",
            Step::FollowLower => "follow-lower",
            Step::LowerCoordinator => "lower-coordinator",
            Step::LowerCoordinatorIgnored => "lower-coordinator-ignored",
            Step::HoldBackLower => "hold-back-lower",
            Step::Settled => "settled",
            Step::Begin => "begin",
            Step::Announce => "announce",
        }
    }

    #[rustfmt::skip] // One line for each variant, so that they can be compared.
    fn steps(&self) -> &'static [Step] {
        use Step::{
            Announce, Answer, AnswerHoldingBack, AnswerIgnored, AnswerRunning, AnswerSettling, AnswerTimeout, Begin,
            CoordinatorTimeout, Follow, FollowLower, HoldBackLower, HoldBackRecovered, LowerCoordinator,
            LowerCoordinatorIgnored, PatienceOver, Recovered, Settled, StandDown, Start, StartIgnored, Trust,
        };
        match self.variant {
            Variant::Standard => &[
                StartIgnored, Start, Begin, Announce, Recovered, Answer, AnswerRunning, AnswerSettling, AnswerIgnored,
                StandDown, AnswerTimeout, CoordinatorTimeout, Follow, Settled, LowerCoordinator, LowerCoordinatorIgnored,
            ],
            Variant::AcceptAny => &[
                StartIgnored, Start, Begin, Announce, Recovered, Answer, AnswerRunning, AnswerSettling, AnswerIgnored,
                StandDown, AnswerTimeout, CoordinatorTimeout, Follow, Settled, FollowLower,
            ],
            Variant::Unguarded => &[
                StartIgnored, Start, Begin, Announce, Recovered, Answer, AnswerIgnored,
                StandDown, AnswerTimeout, CoordinatorTimeout, Follow, LowerCoordinator, LowerCoordinatorIgnored,
            ],
            Variant::Restless => &[
                StartIgnored, Start, Begin, Announce, Recovered, Answer, AnswerRunning, AnswerIgnored,
                StandDown, AnswerTimeout, CoordinatorTimeout, Follow, LowerCoordinator, LowerCoordinatorIgnored,
            ],
            Variant::Trusting => &[
                StartIgnored, Start, Begin, Announce, Recovered, Answer, AnswerRunning, AnswerSettling, AnswerIgnored,
                Trust, AnswerTimeout, Follow, Settled, LowerCoordinator, LowerCoordinatorIgnored,
            ],
            Variant::Patient => &[
                StartIgnored, Start, Begin, Announce, HoldBackRecovered, PatienceOver, Answer, AnswerRunning, AnswerSettling,
                AnswerHoldingBack, AnswerIgnored, StandDown, AnswerTimeout, CoordinatorTimeout, Follow, Settled, HoldBackLower,
                LowerCoordinatorIgnored,
            ],
        }
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>) -> Explanation {
        let explanation = match step {
            Step::StartIgnored => explanation!("rule-bully-start-ignored"),
            Step::Start if matches!(handled, Handled::Start { noticed: Some(_) }) => explanation!("rule-bully-start-noticed"),
            Step::Start => explanation!("rule-bully-start"),
            Step::Recovered => explanation!("rule-bully-recovered"),
            Step::HoldBackRecovered => explanation!("rule-bully-hold-back-recovered"),
            Step::PatienceOver => explanation!("rule-bully-patience-over"),
            Step::Answer => explanation!("rule-bully-answer"),
            Step::AnswerRunning => explanation!("rule-bully-answer-running"),
            Step::AnswerSettling => explanation!("rule-bully-answer-settling"),
            Step::AnswerHoldingBack => explanation!("rule-bully-answer-holding-back"),
            Step::StandDown => explanation!("rule-bully-stand-down"),
            Step::Trust => explanation!("rule-bully-trust"),
            Step::AnswerIgnored => explanation!("rule-bully-answer-ignored"),
            Step::AnswerTimeout => explanation!("rule-bully-answer-timeout"),
            Step::CoordinatorTimeout => explanation!("rule-bully-coordinator-timeout"),
            Step::Follow if self.settles() => explanation!("rule-bully-follow"),
            Step::Follow => explanation!("rule-bully-follow-unsettled"),
            Step::FollowLower => explanation!("rule-bully-follow-lower"),
            Step::LowerCoordinator => explanation!("rule-bully-lower-coordinator"),
            Step::LowerCoordinatorIgnored => explanation!("rule-bully-lower-coordinator-ignored"),
            Step::HoldBackLower => explanation!("rule-bully-hold-back-lower"),
            Step::Settled => explanation!("rule-bully-settled"),
            Step::Begin => explanation!("rule-bully-begin").number("higher", higher(me).count() as u64),
            Step::Announce => {
                let unanswered = matches!(handled, Handled::Fired(Timer::Answer));
                let announce =
                    if unanswered { explanation!("rule-bully-announce") } else { explanation!("rule-bully-announce-highest") };
                announce.number("others", me.peers().count() as u64)
            }
        };
        explanation
            .id("me", me.id)
            .id("j", other(handled).unwrap_or(me.id))
            .number("t", self.patience)
            .number("twice", 2 * self.patience)
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        let key = match state.phase {
            Phase::Idle => return None,
            Phase::AwaitingAnswer => "wait-bully-answer",
            Phase::AwaitingCoordinator => "wait-bully-coordinator",
            Phase::HoldingBack => "wait-bully-holding-back",
        };
        Some(Remark::new(key).id("me", me.id))
    }

    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        // The variants that count otherwise are `unguarded` and `restless`, whose elections breed, and `trusting`, whose
        // processes begin again after an answer.
        let counted = matches!(self.variant, Variant::Standard | Variant::AcceptAny | Variant::Patient);
        let Some((first, rest)) = seen.begun.split_first() else { return Vec::new() };
        let at_once = rest.iter().all(|one| one.tick == first.tick);
        if !counted || !seen.is_undisturbed() || seen.lockstep.is_none() || !at_once {
            return Vec::new();
        }
        if seen.down.is_empty() { false_alarm_bounds(seen.ids, seen.begun) } else { failure_bounds(seen) }
    }
}

/// The id of the other process that a handling is about: the sender of the message, or the leader that is gone.
fn other(handled: &Handled<'_, Bully>) -> Option<Id> {
    match handled {
        Handled::Received { from, .. } => Some(*from),
        Handled::Undeliverable { to, .. } => Some(*to),
        Handled::Start { noticed } => *noticed,
        Handled::Recovered | Handled::Fired(_) => None,
    }
}

fn between(best: (&'static str, u64), worst: (&'static str, u64)) -> Vec<Bound> {
    vec![
        Bound { side: BoundSide::Best, formula: best.0, value: best.1 },
        Bound { side: BoundSide::Worst, formula: worst.0, value: worst.1 },
    ]
}

/// The least and the most messages if the highest processes, n − m of them, were down when k noticed at once, whoever they are.
///
/// Let r be the number of live processes from the lowest that noticed upwards. One delay later each of these has begun, and exactly
/// once: whoever is asked again is waiting for an answer or for the leader, and is told of the leader before it gives up. So
/// each asks all that are higher, live (r(r−1)/2 questions, each answered) or not (r(n−m)); and the highest, which nobody
/// answers, sends n − 1 COORDINATOR. In all r(r−1) + r(n−m) + n − 1, which grows with r from k to m.
fn failure_bounds(seen: &Seen<'_>) -> Vec<Bound> {
    let n = seen.ids.len() as u64;
    let down = seen.down.len() as u64;
    let lowest_down = seen.down.iter().map(|&at| seen.ids[at as usize]).min();
    let higher_than_it = seen.ids.iter().filter(|&&id| Some(id) > lowest_down).count() as u64;
    if higher_than_it + 1 != down {
        return Vec::new();
    }
    let (live, k) = (n - down, seen.begun.len() as u64);
    let cost = |r: u64| r * (r - 1) + r * down + n - 1;
    match (down, k) {
        (1, 1) => between(("n", cost(1)), ("n(n-1)", cost(live))),
        (1, k) => between((if k == live { "n(n-1)" } else { "n+k²-1" }, cost(k)), ("n(n-1)", cost(live))),
        _ => between(("k(n-m+k-1)+n-1", cost(k)), ("(m+1)(n-1)", cost(live))),
    }
}

/// The same if nobody was down.
///
/// Every ELECTION that reaches the highest process M makes it announce itself again, since it is idle and has nobody to follow. If
/// M was not among the k that raised the alarm, all r processes from the lowest of them upwards begin exactly once: r(r−1)
/// questions and answers, r − 1 of them at M, hence (r−1)(n−1) COORDINATOR; r is from k + 1 to n. If M was among them, it
/// announces itself once more, and the others may settle before they are asked: at least the k begin, at most all n.
fn false_alarm_bounds(ids: &[Id], begun: &[Begun]) -> Vec<Bound> {
    let (n, k) = (ids.len() as u64, begun.len() as u64);
    let highest = ids.iter().max();
    let by_the_highest = begun.iter().any(|one| ids.get(one.position as usize) == highest);
    match (by_the_highest, k) {
        (true, 1) => between(("n-1", n - 1), ("n-1", n - 1)),
        (true, k) => {
            let best = if k == n { "2n(n-1)" } else { "k(n+k-2)" };
            between((best, k * (n + k - 2)), ("2n(n-1)", 2 * n * (n - 1)))
        }
        (false, 1) => between(("n+1", n + 1), ("(n-1)(2n-1)", (n - 1) * (2 * n - 1))),
        (false, k) => {
            let best = if k == n - 1 { "(n-1)(2n-1)" } else { "k(n+k)" };
            between((best, k * (n + k)), ("(n-1)(2n-1)", (n - 1) * (2 * n - 1)))
        }
    }
}
