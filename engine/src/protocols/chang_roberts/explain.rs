//! What the class sees of Chang–Roberts: roles, labels, the rule behind each step, and the proved bounds.

use super::{ChangRoberts, Message, State, Step, Variant};
use crate::protocol::prelude::*;

impl Explain for ChangRoberts {
    fn role(&self, me: Local<'_>, state: &State) -> Role {
        match state {
            State { participating: true, .. } => Role::Active,
            State { elected: Some(leader), .. } if *leader == me.id => Role::Leader,
            State { .. } => Role::Idle,
        }
    }

    fn facts(&self, _: Local<'_>, state: &State) -> Vec<Fact> {
        let participating = if state.participating { "fact-participating" } else { "fact-not-participating" };
        vec![Fact::new(participating), Fact::elected(state.elected)]
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        state.participating.then(|| Remark::new("wait-chang-roberts").id("me", me.id))
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        let subject = handled.subject().unwrap_or(me.id);
        let told = match step {
            Step::JoinReplace if subject == me.id => told.instead(&explanation!("rule-chang-roberts-join-own")),
            Step::Discard if self.variant == Variant::NoForward => {
                told.instead(&explanation!("rule-chang-roberts-discard-other"))
            }
            _ => told,
        };
        match step {
            Step::StartIgnored | Step::Start => told,
            Step::Learn | Step::LapOver | Step::SkipCrashed => told.weighing(Weighed::one(Bearer::Message, subject)),
            _ => told.weighing(Weighed::ids(subject, me.id)),
        }
    }

    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        // The counts are those of one election. A leader may begin the next one while its ELECTED is still under way, which then
        // ends its taking part too early; without the flag there is nothing that could end.
        let another = self.variant != Variant::Replace && seen.has_another();
        if !seen.is_undisturbed() || another || !seen.down.is_empty() || seen.begun.is_empty() {
            return Vec::new();
        }
        let n = seen.ids.len() as u64;
        match self.variant {
            Variant::Standard => standard_bounds(n, seen.begun),
            Variant::NoForward => no_forward_bounds(n, seen.begun),
            Variant::Replace => replace_bounds(n, seen.begun),
        }
    }

    fn shown(message: &Message) -> Shown {
        Shown::about(message.id())
    }
}

/// The least and the most messages of every run of n processes in which these began, whatever their ids.
///
/// With k initiators, k tokens set out. On FIFO links all of them are gone once the highest id is back at its owner M, because it
/// has swept the ring. The first token to reach M goes on as M's id, for n hops more; any other makes at least one hop, and ends
/// at M at the latest, since M takes part by then. So ELECTION costs n, plus the way of each token to M at most (the ways are
/// different, and below n), and ELECTED costs n. Least: M is among the initiators, and each of the others dies after one hop.
fn standard_bounds(n: u64, begun: &[Begun]) -> Vec<Bound> {
    let k = begun.len() as u64;
    let (least, most) = (2 * n + k - 1, 2 * n + k * (2 * n - k - 1) / 2);
    let (best, worst) = match k {
        1 => ("2n", "3n-1"),
        k if k == n => ("3n-1", "n(n+3)/2"),
        _ => ("2n+k-1", "2n+k(2n-k-1)/2"),
    };
    Bound::between((best, least), (worst, most))
}

/// Every process forwards exactly once, when it joins, so that ELECTION costs n. Only a lone initiator can see its own id again,
/// and does if it is the highest: then ELECTED costs n more.
fn no_forward_bounds(n: u64, begun: &[Begun]) -> Vec<Bound> {
    match begun {
        [_] => Bound::between(("n", n), ("2n", 2 * n)),
        _ => Bound::between(("n", n), ("n", n)),
    }
}

/// No token ever dies before it is back at M as M's id: each goes to M, once round, and is followed once round by ELECTED. The
/// ways to M are distinct unless a process began twice, which these counts leave out.
fn replace_bounds(n: u64, begun: &[Begun]) -> Vec<Bound> {
    let mut positions: Vec<u32> = begun.iter().map(|one| one.position).collect();
    positions.sort_unstable();
    if positions.windows(2).any(|pair| pair[0] == pair[1]) {
        return Vec::new();
    }
    let k = begun.len() as u64;
    let (least, most) = (2 * n * k + k * (k - 1) / 2, 2 * n * k + k * (2 * n - k - 1) / 2);
    let (best, worst) = match k {
        1 => ("2n", "3n-1"),
        k if k == n => ("n(5n-1)/2", "n(5n-1)/2"),
        _ => ("2nk+k(k-1)/2", "2nk+k(2n-k-1)/2"),
    };
    Bound::between((best, least), (worst, most))
}
