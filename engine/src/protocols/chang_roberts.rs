//! Chang–Roberts: the highest id travels once round a ring.
//!
//! # The idea
//! The processes form a ring, and each can send only to the next one. A process that wants a leader sends its own id.
//! Every process compares an arriving id with its own and forwards only the higher one, so each lower id is discarded
//! by some higher process and only the highest id returns to its owner. A process that receives its own id knows that
//! no process is higher: it leads, and sends this news once round.
//!
//! Once a process participates (`participating`), its own id or a higher one is already in transit, so it can discard
//! lower ids. Without that flag (variant `replace`) a process does not discard a lower id, but sends its own id
//! instead. So each token reaches the highest process, and the same leader wins once for each initiator.
//!
//! # What it assumes
//! Unique comparable ids; a ring on which every process is up; reliable FIFO links. No process knows the number of
//! processes. The order matters: a late ELECTION that ELECTED has overtaken meets a process that no longer
//! participates, and undoes the election. A crash breaks the ring: an id that reaches the gap is lost, and the
//! processes that wait for it wait forever. If links report undeliverable messages (`bounce`), the ring closes over the
//! gap; but then the id of a crashed process may circle forever, because only its owner would stop it.
//!
//! # What it costs
//! With n processes, and no faults: one initiator that is d places before the highest id costs d + n ELECTION and n
//! ELECTED. The total is 2n messages at best and 3n − 1 at worst. If all begin, ids that descend clockwise cost
//! n(n+1)/2 ELECTION, ascending ones 2n − 1, and random ones n·Hₙ on average, where Hₙ = 1 + 1/2 + … + 1/n. There are
//! always n ELECTED. With k initiators, `replace` elects k times. If all begin, it sends n(3n−1)/2 ELECTION and n²
//! ELECTED.
//!
//! # Where it comes from
//! E. Chang and R. Roberts, "An improved algorithm for decentralized extrema-finding in circular configurations of
//! processes", Communications of the ACM 22(5), 1979, pages 281–283. They improved on Le Lann (1977), where every id
//! travels all the way round. Two rules come from textbooks: the flag, and the rule that a process woken by a lower id
//! joins with its own id.
//!
//! # The variants
//! - `standard`: as above.
//! - `no-forward`: a participating process forwards nothing and recognises only its own id, which is one reading of
//!   some lecture slides. The election stops at an initiator unless it is the only one and has the highest id.
//! - `replace`: without the flag, as above.

#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use crate::protocol::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChangRoberts {
    variant: Variant,
}

variants! { Standard => "standard", NoForward => "no-forward", Replace => "replace" }

/// The state of a process. A crash deletes the whole state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// Whether the process takes part in an unfinished election. The variant `replace` does not use this.
    participating: bool,
    elected: Option<Id>,
}

impl State {
    #[inline]
    const fn take_part(&mut self) {
        self.participating = true;
        self.elected = None;
    }

    #[inline]
    const fn accept(&mut self, leader: Id) {
        self.participating = false;
        self.elected = Some(leader);
    }
}

messages! {
    #[derive(Copy)]
    pub enum Message {
        /// "This is the highest id so far." Travels until it meets a higher process, or returns to its owner.
        Election { id: Id } => "ELECTION": Election,
        /// "The election is over." Travels once round, from the winner to all others.
        Elected { id: Id } => "ELECTED": Elected,
    }
    every { id: Id }
}

steps! {
    "chang-roberts":
    pub enum Step {
        StartIgnored => "start-ignored",
        Start => "start",
        JoinPassOn => "join-pass-on",
        JoinReplace => "join-replace",
        PassOn => "pass-on",
        Discard => "discard",
        Replace => "replace",
        Win => "win",
        Learn => "learn",
        LapOver => "lap-over",
        SkipCrashed => "skip-crashed",
    }
}

impl Catalogued for ChangRoberts {
    type Variant = Variant;

    const NATURE: Nature = Nature {
        title: "Chang–Roberts",
        topology: Topology::OneWayRing,
        knows: Knows::Neighbours,
        roles: &[Role::Idle, Role::Active, Role::Leader],
        seatings: &[(BoundSide::Worst, Seating::Descending), (BoundSide::Best, Seating::Ascending)],
        ..Nature::ELECTION
    };

    fn new(variant: Variant, _: &Setup<'_>) -> Self {
        Self { variant }
    }
}

impl Protocol for ChangRoberts {
    type State = State;
    type Message = Message;
    type Timer = NoTimer;
    type Step = Step;

    #[inline]
    fn boot(&self, _: Local<'_>, given: &Given, before: Option<&State>, _: &mut impl Effects<Self>) -> State {
        // Nothing is stable: a recovered process is idle and knows no leader.
        State { participating: false, elected: given.leader.filter(|_| before.is_none()) }
    }

    #[inline(always)]
    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        match event {
            Event::Received { message: Message::Election { id }, .. } => self.compare(me.id, id, state, fx),
            Event::Received { message: Message::Elected { id: leader }, .. } if leader == me.id => {
                fx.line(Step::LapOver);
                state.accept(leader);
            }
            Event::Received { message: Message::Elected { id: leader }, .. } => {
                fx.line(Step::Learn);
                state.accept(leader);
                fx.send(Port::NEXT, Message::Elected { id: leader });
            }
            Event::Start if state.participating && self.variant != Variant::Replace => fx.line(Step::StartIgnored),
            Event::Start => {
                fx.line(Step::Start);
                state.take_part();
                fx.send(Port::NEXT, Message::Election { id: me.id });
            }
            Event::Undeliverable { to, message } => {
                fx.line(Step::SkipCrashed);
                fx.send(to.beyond(), message);
            }
            Event::Recovered | Event::Requested(_) | Event::Membership { .. } => {}
        }
    }

    #[inline]
    fn standing(&self, _: Seat<'_>, state: &State) -> Standing {
        Standing::following(state.elected, state.participating)
    }
}

impl ChangRoberts {
    /// A process that takes part has sent its own id or a higher one, so it forwards only a higher id.
    #[inline(always)]
    fn compare(self, own: Id, candidate: Id, state: &mut State, fx: &mut impl Effects<Self>) {
        let has_flag = self.variant != Variant::Replace;
        let joins = has_flag && !state.participating;
        let (step, id) = match candidate.cmp(&own) {
            Ordering::Greater if joins => (Step::JoinPassOn, candidate),
            Ordering::Less | Ordering::Equal if joins => (Step::JoinReplace, own),
            Ordering::Greater if self.variant == Variant::NoForward => return fx.line(Step::Discard),
            Ordering::Greater => (Step::PassOn, candidate),
            Ordering::Less if has_flag => return fx.line(Step::Discard),
            Ordering::Less => (Step::Replace, own),
            Ordering::Equal => {
                fx.line(Step::Win);
                state.accept(own);
                return fx.send(Port::NEXT, Message::Elected { id: own });
            }
        };
        fx.line(step);
        state.take_part();
        fx.send(Port::NEXT, Message::Election { id });
    }
}

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

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, rule: Explanation) -> Explanation {
        let subject = handled.subject().unwrap_or(me.id);
        let rule = match step {
            Step::JoinReplace if subject == me.id => rule.instead(&explanation!("rule-chang-roberts-join-own")),
            Step::Discard if self.variant == Variant::NoForward => {
                rule.instead(&explanation!("rule-chang-roberts-discard-other"))
            }
            _ => rule,
        };
        match step {
            Step::StartIgnored | Step::Start => rule,
            Step::Learn | Step::LapOver | Step::SkipCrashed => rule.weighing(Weighed::one(Bearer::Message, subject)),
            _ => rule.weighing(Weighed::ids(subject, me.id)),
        }
    }

    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        // If a leader starts the next election while its ELECTED is in transit, this ELECTED ends the leader's
        // participation too early. Then the counts are wrong, except in `replace`, which ignores participation.
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

/// The bounds of the variant `standard`, for any order of ids.
///
/// Each of the k initiators sends a token. The first token that reaches the highest process M takes M's id, and makes n
/// more hops. Every other token makes at least one hop, and ends at M at the latest.
///
/// So ELECTION costs n, plus at most the sum of the distances from the initiators to M. No two of these distances are
/// equal, and each is below n. ELECTED costs n. In the best case M is an initiator, and each other token ends after one
/// hop.
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

/// Every process sends one ELECTION when it joins: n messages. If the highest process is the only initiator, its id
/// returns, and n ELECTED messages follow.
fn no_forward_bounds(n: u64, begun: &[Begun]) -> Vec<Bound> {
    match begun {
        [_] => Bound::between(("n", n), ("2n", 2 * n)),
        _ => Bound::most("n", n, true),
    }
}

/// Each token goes to the highest process M, then once round with M's id, and then an ELECTED goes once round. No two
/// initiators have the same distance to M. If a process starts twice, this is false, and there are no bounds.
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
