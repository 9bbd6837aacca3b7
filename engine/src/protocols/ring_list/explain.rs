//! What the class sees of the list ring: roles, labels, the rule behind each step, and the proved bounds.

use super::{Members, Message, RingList, State, Step};
use crate::protocol::{
    Bearer, Bound, BoundSide, Explain, Explanation, Fact, Handled, Id, Local, MessageClass, Remark, Role, Seen, Value, Weighed,
};

/// The most ids of a list that are written: of a longer list the first, the last and the number.
const WRITTEN: usize = 24;

impl Explain for RingList {
    const ROLES: &[Role] = &[Role::Idle, Role::Active, Role::Leader];
    const CLASSES: &[&[MessageClass]] = &[&[MessageClass::Election], &[MessageClass::Elected]];

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

    fn payload(message: &Message) -> String {
        match message {
            Message::Election { list } => short(list),
            Message::Coordinator { leader, .. } => leader.to_string(),
        }
    }

    fn whole(message: &Message) -> Option<String> {
        match message {
            Message::Election { list } => Some(written(list)),
            Message::Coordinator { .. } => None,
        }
    }

    fn values(&self, me: Local<'_>, _: Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        // Of an ELECTION the leader is the highest so far.
        let (leader, list) = match handled.message() {
            Some(Message::Election { list }) => (list.highest(), written(list)),
            Some(Message::Coordinator { leader, members, .. }) => (Some(*leader), written(members)),
            None => (None, String::new()),
        };
        let told = told.id("j", handled.subject().unwrap_or(me.id)).id("leader", leader.unwrap_or(me.id));
        told.with("list", &Value::Text(list))
    }

    fn weighed(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>) -> Weighed {
        let of_list = |more: u64| match handled.message() {
            Some(Message::Election { list }) => Weighed::one(Bearer::List, list.len() as u64 + more),
            Some(Message::Coordinator { leader, .. }) => Weighed::one(Bearer::Message, *leader),
            None => Weighed::one(Bearer::Process, me.id),
        };
        match step {
            // With the process itself, which has appended its id.
            Step::Append => of_list(1),
            Step::LapOver | Step::Learn | Step::Stop | Step::SkipCrashed => of_list(0),
            Step::Start | Step::Alone => Weighed::one(Bearer::Process, me.id),
        }
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        state.participating.then(|| Remark::new("wait-ring-list").id("me", me.id))
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
        [before @ .., end] if list.len() > WRITTEN => format!("{} … {end} ({})", joined(&before[..WRITTEN - 1]), list.len()),
        ids => joined(ids),
    }
}
