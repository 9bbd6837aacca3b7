//! What the class sees of the list ring: roles, labels, the rule behind each step, and the proved bounds.

use super::{Members, Message, RingList, State, Step};
use crate::protocol::prelude::*;

/// The most ids of a list that are written: of a longer list the first, the last and the number.
const WRITTEN: usize = 24;

impl Explain for RingList {
    fn role(&self, me: Local<'_>, state: &State) -> Role {
        match state {
            State { participating: true, .. } => Role::Active,
            State { elected: Some(leader), .. } if *leader == me.id => Role::Leader,
            State { .. } => Role::Idle,
        }
    }

    fn facts(&self, _: Local<'_>, state: &State) -> Vec<Fact> {
        let participating = if state.participating { "fact-participating" } else { "fact-not-participating" };
        let members = if state.members.len() == 0 {
            Fact::new("fact-ring-list-no-members")
        } else {
            Fact::new("fact-ring-list-members").with("members", Value::Text(written(&state.members)))
        };
        vec![Fact::new(participating), Fact::elected(state.elected), members]
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        state.participating.then(|| Remark::new("wait-ring-list").id("me", me.id))
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        // Of an ELECTION the leader is the highest so far.
        let (leader, list) = match handled.message() {
            Some(Message::Election { list }) => (list.highest(), written(list)),
            Some(Message::Coordinator { leader, members, .. }) => (Some(*leader), written(members)),
            None => (None, String::new()),
        };
        let told = told.id("leader", leader.unwrap_or(me.id)).with("list", &Value::Text(list));
        match (step, handled.message()) {
            (Step::Start | Step::Alone, _) | (_, None) => told,
            (_, Some(Message::Election { list })) => {
                // The process itself has appended its id.
                let count = list.len() as u64 + u64::from(step == Step::Append);
                told.weighing(Weighed::one(Bearer::List, count))
            }
            (_, Some(Message::Coordinator { leader, .. })) => told.weighing(Weighed::one(Bearer::Message, *leader)),
        }
    }

    /// Every start sends its list once round and a COORDINATOR after it. A lap is one message to each of the n processes: m that
    /// arrive and n − m that come back. If only one process is up, all its n − 1 tries come back, and it leads without a word.
    ///
    /// A process that crashes in mid-lap is still one message: it got one, or one comes back from it. But with it may die a list or a
    /// COORDINATOR that it was sending on, and of the initiators that are left all may be alone, so that 2n a start is the most only.
    /// Should an initiator crash, its laps end beyond it, after more than n messages each: then there is no such bound.
    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        let began = |at: &u32| seen.begun.iter().any(|one| one.position == *at);
        if seen.disturbed || seen.begun.is_empty() || seen.crashed.iter().any(began) {
            return Vec::new();
        }
        let (n, k) = (seen.ids.len() as u64, seen.begun.len() as u64);
        let alone = seen.down.len() as u64 + 1 == n;
        let (formula, value) = match (alone, k) {
            (false, 1) => ("2n", 2 * n),
            (false, k) if k == n => ("2n²", 2 * n * n),
            (false, k) => ("2nk", 2 * n * k),
            (true, 1) => ("n-1", n - 1),
            (true, k) => ("k(n-1)", k * (n - 1)),
        };
        let sides = [BoundSide::Best, BoundSide::Worst].map(|side| Bound { side, formula, value });
        // With a crash since the count is no longer exact.
        sides.into_iter().filter(|bound| seen.crashed.is_empty() || bound.side == BoundSide::Worst).collect()
    }

    fn shown(message: &Message) -> Shown {
        match message {
            Message::Election { list } => Shown { whole: Some(written(list)), ..Shown::of(short(list)) },
            Message::Coordinator { leader, .. } => Shown::of(leader.to_string()),
        }
    }
}

/// As short as a pill: `4` alone, `4+3` for 4 and three more.
fn short(list: &Members) -> String {
    match (list.newest_first().last(), list.len()) {
        (Some(first), 1) => first.to_string(),
        (Some(first), more) => format!("{first}+{}", more - 1),
        (None, _) => String::new(),
    }
}

/// At most a line: `4 7 9 2`, and of a long list `4 7 9 … 2 (1000)`.
fn written(list: &Members) -> String {
    let joined = |ids: &[Id]| ids.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    match list.to_vec().as_slice() {
        [before @ .., end] if list.len() > WRITTEN => {
            format!("{} … {end} ({})", joined(&before[..WRITTEN - 1]), list.len())
        }
        ids => joined(ids),
    }
}
