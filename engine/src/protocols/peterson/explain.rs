//! What the class sees of Peterson: roles, labels, the rule behind each step, and the proved bounds.

use super::{Message, Part, Peterson, State, Step};
use crate::protocol::prelude::*;

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

    fn marks(&self, _: Local<'_>, state: &State) -> Marks {
        let tid = state.tid.filter(|_| state.election.is_unfinished());
        let badge = |tid| Remark::new("badge-peterson").id("tid", tid).number("phase", u64::from(state.phase));
        Marks::badge(tid.map(badge))
    }

    fn reached(&self, state: &State) -> Option<Reached> {
        Some(Reached::alone(state.phase))
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        if !state.election.is_unfinished() {
            return None;
        }
        let wait = match (state.part, state.first) {
            (Part::Active, None) => Remark::new("wait-peterson-first"),
            (Part::Active, Some(first)) => Remark::new("wait-peterson-second").id("first", first),
            (Part::Asleep | Part::Relay | Part::Leader, _) => {
                return Some(Remark::new("wait-peterson-relay").id("me", me.id));
            }
        };
        Some(wait.id("me", me.id).number("phase", u64::from(state.phase)))
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        let j = handled.subject().unwrap_or(me.id);
        match step {
            Step::First { tid } => told.id("larger", tid.max(j)).weighing(Weighed::ids(j, tid)),
            // The first of two, against the larger of the other one and the own.
            Step::TurnRelay { tid, first } => told.id("larger", tid.max(j)).weighing(Weighed::ids(first, tid.max(j))),
            Step::NextPhase { tid, first, .. } => told.weighing(Weighed::ids(first, tid.max(j))),
            Step::Win => told.weighing(Weighed::ids(j, me.id)),
            Step::StartIgnored | Step::Start | Step::Wake => told,
            _ => told.weighing(Weighed::one(Bearer::Message, j)),
        }
    }

    /// The least and the most messages of one election, for any initiators and ids.
    ///
    /// Most: a phase sends two values over each link, 2n in all. A process that wins a phase has heard a value not below its
    /// own, so that of two neighbouring active processes at most one wins: ⌊log₂ n⌋ phases leave one value, which makes n hops home. Least: every
    /// process sends its own id and the larger of two, 2n; the process after the highest speaks for it in the second phase at the
    /// earliest, and from there the way home is n − 1 hops. ELECTED is n.
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
