//! What the class sees of the bully algorithm: roles, labels, the rule behind each step, and the proved bounds.

use super::{Bully, Message, Phase, State, Step, Timer, Variant, higher};
use crate::protocol::prelude::*;

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

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        let key = match state.phase {
            Phase::Idle => return None,
            Phase::AwaitingAnswer => "wait-bully-answer",
            Phase::AwaitingCoordinator => "wait-bully-coordinator",
            Phase::HoldingBack => "wait-bully-holding-back",
        };
        Some(Remark::new(key).id("me", me.id))
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        let told = match step {
            Step::Begin => told.with("higher", higher(me).count()),
            Step::Follow if !self.settles() => told.instead(&explanation!("rule-bully-follow-unsettled")),
            Step::Announce => {
                let told = told.with("others", me.peers().count());
                let is_highest = !matches!(handled, Handled::Fired(Timer::Answer));
                if is_highest { told.instead(&explanation!("rule-bully-announce-highest")) } else { told }
            }
            _ => told,
        };
        let told = told.with("t", self.patience).with("twice", 2 * self.patience);
        match step {
            Step::Answer
            | Step::AnswerRunning
            | Step::AnswerSettling
            | Step::AnswerHoldingBack
            | Step::Follow
            | Step::FollowLower
            | Step::LowerCoordinator
            | Step::LowerCoordinatorIgnored
            | Step::HoldBackLower => told.weighing(Weighed::ids(handled.subject().unwrap_or(me.id), me.id)),
            _ => told,
        }
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

    fn shown(message: &Message) -> Shown {
        let (Message::Election { id } | Message::Answer { id } | Message::Coordinator { id }) = message;
        Shown::of(id.to_string())
    }
}

/// The least and the most messages if the highest processes, n − m of them, were down when any k noticed at once.
///
/// Let r be the number of live processes from the lowest that noticed upwards. One delay later each of these has begun, and exactly
/// once: a process asked again is waiting for an answer or for the leader, and is told of the leader before it gives up. So
/// each asks all that are higher, live (r(r−1)/2 questions, each answered) or not (r(n−m)); and the highest, which gets
/// no answer, sends n − 1 COORDINATOR. In all r(r−1) + r(n−m) + n − 1, which grows with r from k to m.
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
        (1, 1) => Bound::between(("n", cost(1)), ("n(n-1)", cost(live))),
        (1, k) => Bound::between((if k == live { "n(n-1)" } else { "n+k²-1" }, cost(k)), ("n(n-1)", cost(live))),
        _ => Bound::between(("k(n-m+k-1)+n-1", cost(k)), ("(m+1)(n-1)", cost(live))),
    }
}

/// The same if no process was down.
///
/// Every ELECTION that reaches the highest process M makes it announce itself again, since it is idle and follows no leader. If
/// M was not among the k that raised the alarm, all r processes from the lowest of them upwards begin exactly once: r(r−1)
/// questions and answers, r − 1 of them at M, hence (r−1)(n−1) COORDINATOR; r is from k + 1 to n. If M was among them, it
/// announces itself once more, and the others may settle before they are asked: at least the k begin, at most all n.
fn false_alarm_bounds(ids: &[Id], begun: &[Begun]) -> Vec<Bound> {
    let (n, k) = (ids.len() as u64, begun.len() as u64);
    let highest = ids.iter().max();
    let by_the_highest = begun.iter().any(|one| ids.get(one.position as usize) == highest);
    match (by_the_highest, k) {
        (true, 1) => Bound::between(("n-1", n - 1), ("n-1", n - 1)),
        (true, k) => {
            let best = if k == n { "2n(n-1)" } else { "k(n+k-2)" };
            Bound::between((best, k * (n + k - 2)), ("2n(n-1)", 2 * n * (n - 1)))
        }
        (false, 1) => Bound::between(("n+1", n + 1), ("(n-1)(2n-1)", (n - 1) * (2 * n - 1))),
        (false, k) => {
            let best = if k == n - 1 { "(n-1)(2n-1)" } else { "k(n+k)" };
            Bound::between((best, k * (n + k)), ("(n-1)(2n-1)", (n - 1) * (2 * n - 1)))
        }
    }
}
