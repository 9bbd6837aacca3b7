//! The list ring: a list of all live processes travels once round a ring, and the highest id in it leads.
//!
//! # The idea
//! The processes form a ring. Each process sends to the next live process, and all know the whole ring. A process
//! that wants a leader sends a list with its own id. Every process appends its own id and forwards the list, skipping
//! crashed processes. When a process finds its own id in the list, the list has gone once round: it names all live
//! processes, and the highest of them leads. A second message goes once round and tells all processes the leader and
//! the members of the new ring.
//!
//! # What it assumes
//! Unique comparable ids; reliable links that report a crashed receiver: the sender sends the undeliverable message
//! to the next process, and so on. There are no timeouts. Messages may overtake one another without harm, because the
//! last message that a process receives is always a COORDINATOR. A list does not need its initiator: if the initiator
//! crashes during a lap, the next process that finds its id in the list ends the lap. Several processes may start at
//! once. Then each has its own list; the lists have the same members, so they cost messages but do no harm.
//!
//! # What it costs
//! Let m ≥ 2 of n processes be up. In a lap (once round the ring) m messages arrive and n − m go to crashed processes:
//! n in total. One initiator costs a lap of ELECTION and a lap of COORDINATOR, 2n messages, for any initiator and any
//! crashed processes. k initiators cost 2nk messages; if all start at once, that is 2n². If only one process is up (m =
//! 1), it finds that out with n − 1 messages, and announces nothing. But messages grow: the messages of a lap contain 1
//! + 2 + … + m ids together, which is O(n²), while Chang–Roberts never sends more than one id in a message.
//!
//! # Where it comes from
//! A. S. Tanenbaum and M. van Steen, *Distributed Systems: Principles and Paradigms*, section on election algorithms,
//! "A ring algorithm", after the bully algorithm. In the older algorithm of Le Lann (IFIP Congress 1977, pages
//! 155–160), too, ids travel all the way round and every process computes the highest. He sent one message for each
//! id. Here one message collects all ids. G. N. Frederickson and N. A. Lynch (Journal of the ACM 34(1), 1987, pages
//! 98–115), who are sometimes cited for this algorithm, treat synchronous rings, where the time of a message also
//! carries information; that is not so here.
//!
//! # What is simplified
//! In the book a process skips crashed processes; the book does not say how it knows them. Here the network returns
//! undeliverable messages. Each attempt counts as a message, and each lap tries all processes again. In the book the
//! initiator ends both laps. Here a lap ends at a process that finds its own id, either in the list or among the
//! processes that have seen the COORDINATOR. Without crashes that process is the initiator.
//!
//! # Its limits
//! A list names the processes that were up when it passed them. A process that crashes later in the lap is still in
//! the list. If that process was the highest, all follow a crashed leader until a process notices. If two lists are
//! in transit and a process crashes or recovers between them, they elect different leaders, and after the two
//! COORDINATOR laps, parts of the ring can have different leaders. If a process crashes while it sends a list, the
//! list is lost, and the processes in the list wait forever.

#[cfg(test)]
mod tests;

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use serde::{Serialize, Serializer};

use crate::protocol::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RingList;

variants! { Standard => "standard" }

/// The state of a process. A crash deletes the whole state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct State {
    /// Whether the process takes part in an election. Only the screen uses this field.
    participating: bool,
    elected: Option<Id>,
    /// The members that the last election found, in the order of its list.
    members: Members,
}

impl State {
    fn take_part(&mut self) {
        self.participating = true;
        self.elected = None;
    }

    fn accept(&mut self, leader: Id, members: Members) {
        *self = Self { participating: false, elected: Some(leader), members };
    }
}

messages! {
    pub enum Message {
        /// "These processes are up." Every receiver appends its own id to the list.
        Election { list: Members } => "ELECTION": Election,
        /// "This process leads; these are the members." `seen`: the receivers so far, which do not forward it again.
        Coordinator { leader: Id, members: Members, seen: Members } => "COORDINATOR": Elected,
    }
}

steps! {
    "ring-list":
    pub enum Step {
        Start => "start",
        Append => "append",
        LapOver => "lap-over",
        Learn => "learn",
        Stop => "stop",
        SkipCrashed => "skip-crashed",
        Alone => "alone",
    }
}

impl Catalogued for RingList {
    type Variant = Variant;

    const NATURE: Nature = Nature {
        title: "List ring",
        topology: Topology::OneWayRing,
        roles: &[Role::Idle, Role::Active, Role::Leader],
        ..Nature::ELECTION
    };

    fn new(_: Variant, _: &Setup<'_>) -> Self {
        Self
    }
}

impl Protocol for RingList {
    type State = State;
    type Message = Message;
    type Timer = NoTimer;
    type Step = Step;

    fn boot(&self, _: Local<'_>, given: &Given, before: Option<&State>, _: &mut impl Effects<Self>) -> State {
        // Nothing is stable: a recovered process knows no leader until the next election.
        State { elected: given.leader.filter(|_| before.is_none()), ..State::default() }
    }

    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        match event {
            Event::Start => {
                fx.line(Step::Start);
                state.take_part();
                if me.known.len() == 1 {
                    return lead_alone(me.id, state, fx);
                }
                fx.send(Port::NEXT, Message::Election { list: Members::of(me.id) });
            }
            Event::Received { message: Message::Election { list }, .. } if list.contains(me.id) => {
                fx.line(Step::LapOver);
                let leader = list.highest().unwrap_or(me.id);
                state.accept(leader, list.clone());
                fx.send(Port::NEXT, Message::Coordinator { leader, members: list, seen: Members::of(me.id) });
            }
            Event::Received { message: Message::Election { list }, .. } => {
                fx.line(Step::Append);
                state.take_part();
                fx.send(Port::NEXT, Message::Election { list: list.and(me.id) });
            }
            Event::Received { message: Message::Coordinator { leader, members, seen }, .. } => {
                let been_here = seen.contains(me.id);
                fx.line(if been_here { Step::Stop } else { Step::Learn });
                state.accept(leader, members.clone());
                if !been_here {
                    fx.send(Port::NEXT, Message::Coordinator { leader, members, seen: seen.and(me.id) });
                }
            }
            Event::Undeliverable { to, .. } if to.beyond().distance() as usize >= me.known.len() => {
                lead_alone(me.id, state, fx);
            }
            Event::Undeliverable { to, message } => {
                fx.line(Step::SkipCrashed);
                fx.send(to.beyond(), message);
            }
            // A recovered process does nothing: the next election will inform it.
            Event::Recovered | Event::Requested(_) | Event::Membership { .. } => {}
        }
    }

    fn standing(&self, _: Seat<'_>, state: &State) -> Standing {
        Standing::following(state.elected, state.participating)
    }

    fn carried(message: &Message) -> u64 {
        let ids = match message {
            Message::Election { list } => list.len(),
            Message::Coordinator { members, seen, .. } => members.len() + seen.len(),
        };
        ids as u64
    }
}

/// Makes the process the leader and the only member, because no other process is up.
fn lead_alone(own: Id, state: &mut State, fx: &mut impl Effects<RingList>) {
    fx.line(Step::Alone);
    state.accept(own, Members::of(own));
}

/// A list of ids. Compares, hashes and serializes like a sequence of ids.
#[derive(Clone, Debug, Default)]
pub struct Members {
    last: Option<Arc<Entry>>,
    length: usize,
}

#[derive(Debug)]
struct Entry {
    id: Id,
    before: Option<Arc<Entry>>,
}

impl Drop for Entry {
    /// Frees the list in a loop: the derived drop of a long list would recurse once for each id.
    fn drop(&mut self) {
        let mut next = self.before.take();
        while let Some(mut entry) = next.and_then(Arc::into_inner) {
            next = entry.before.take();
        }
    }
}

impl Members {
    fn of(id: Id) -> Self {
        Self::default().and(id)
    }

    #[must_use]
    fn and(&self, id: Id) -> Self {
        Self { last: Some(Arc::new(Entry { id, before: self.last.clone() })), length: self.length + 1 }
    }

    const fn len(&self) -> usize {
        self.length
    }

    fn contains(&self, id: Id) -> bool {
        self.newest_first().any(|listed| listed == id)
    }

    fn highest(&self) -> Option<Id> {
        self.newest_first().max()
    }

    fn newest_first(&self) -> impl Iterator<Item = Id> {
        std::iter::successors(self.last.as_deref(), |entry| entry.before.as_deref()).map(|entry| entry.id)
    }

    fn to_vec(&self) -> Vec<Id> {
        let mut ids: Vec<Id> = self.newest_first().collect();
        ids.reverse();
        ids
    }
}

impl FromIterator<Id> for Members {
    fn from_iter<I: IntoIterator<Item = Id>>(ids: I) -> Self {
        ids.into_iter().fold(Self::default(), |list, id| list.and(id))
    }
}

impl PartialEq for Members {
    fn eq(&self, other: &Self) -> bool {
        self.length == other.length && self.newest_first().eq(other.newest_first())
    }
}

impl Eq for Members {}

impl PartialOrd for Members {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Members {
    fn cmp(&self, other: &Self) -> Ordering {
        self.to_vec().cmp(&other.to_vec())
    }
}

impl Hash for Members {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.to_vec().hash(state);
    }
}

impl Serialize for Members {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.to_vec())
    }
}

/// If a list has more ids than this, the screen shows only some of them.
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
            Fact::new("fact-ring-list-members").with("members", list_ids(&state.members))
        };
        vec![Fact::new(participating), Fact::elected(state.elected), members]
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        state.participating.then(|| Remark::new("wait-ring-list").id("me", me.id))
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, rule: Explanation) -> Explanation {
        // For an ELECTION, `leader` is the highest id in the list so far.
        let (leader, list) = match handled.message() {
            Some(Message::Election { list }) => (list.highest(), list_ids(list)),
            Some(Message::Coordinator { leader, members, .. }) => (Some(*leader), list_ids(members)),
            None => (None, String::new()),
        };
        let rule = rule.id("leader", leader.unwrap_or(me.id)).with("list", list);
        match (step, handled.message()) {
            (Step::Start | Step::Alone, _) | (_, None) => rule,
            (_, Some(Message::Election { list })) => {
                // The process has appended its own id.
                let count = list.len() as u64 + u64::from(step == Step::Append);
                rule.weighing(Weighed::one(Bearer::List, count))
            }
            (_, Some(Message::Coordinator { leader, .. })) => rule.weighing(Weighed::one(Bearer::Message, *leader)),
        }
    }

    /// Each start causes a lap of ELECTION and a lap of COORDINATOR. In a lap, one message goes to each of the n
    /// processes, up or down. If only one process is up, its n − 1 messages are undeliverable, and it leads alone.
    ///
    /// If a process crashes during a lap, the run may need fewer than 2n messages per start, but never more. If an
    /// initiator crashes, there are no bounds.
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
        // After a crash the count is no longer exact.
        Bound::most(formula, value, seen.crashed.is_empty())
    }

    fn shown(message: &Message) -> Shown {
        match message {
            Message::Election { list } => Shown { whole: Some(list_ids(list)), ..Shown::of(shorten(list)) },
            Message::Coordinator { leader, .. } => Shown::of(leader.to_string()),
        }
    }
}

/// A short form such as `4…9`: the first and the last id of the list.
fn shorten(list: &Members) -> String {
    let mut ids = list.newest_first();
    match (ids.next(), ids.last()) {
        (Some(newest), Some(oldest)) => format!("{oldest}…{newest}"),
        (only, _) => only.map_or_else(String::new, |only| only.to_string()),
    }
}

/// All ids, such as `4 7 9 2`. A list of more than [`WRITTEN`] ids is shortened: `4 7 9 … 2 (1000)`.
fn list_ids(list: &Members) -> String {
    let joined = |ids: &[Id]| ids.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    match list.to_vec().as_slice() {
        [before @ .., end] if list.len() > WRITTEN => {
            format!("{} … {end} ({})", joined(&before[..WRITTEN - 1]), list.len())
        }
        ids => joined(ids),
    }
}
