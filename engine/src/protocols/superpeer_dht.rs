//! Super-peers on an id circle: the process responsible for an id prefix serves all processes with that prefix.
//!
//! # The idea
//! A large system needs several leaders: enough processes, evenly spread, must serve the others. Ids have m bits and
//! lie on a circle, and a key belongs to its *successor*, the first live process at or after it. The first k of the m
//! bits are reserved: a process sets the last m − k bits of its own id to 0, and looks up the process responsible for
//! this key. So the circle has 2^k segments, and the lowest live process of a segment serves all others in it. There
//! is no vote: the ids decide. A joining process needs one look-up.
//!
//! The look-up (LOOKUP) travels from process to process: each process knows for every i the *finger* successor(id +
//! 2^i). It forwards the question to the farthest finger before the key, or to its own successor if no finger is
//! before the key. So each hop at least halves the remaining distance. The responsible process answers the process
//! that asked (FOUND). The process that asked then requests to be a member (JOIN), and is accepted (WELCOME).
//!
//! When a process with a lower id of the segment comes up, the role moves to it: the old super-peer sends the new one
//! the list of its members (HANDOVER), and the new super-peer informs each member (MOVED). When a super-peer is gone,
//! the failure detector informs its members, and they look up again. With a `limit`, a full super-peer names the next
//! super-peer clockwise to the process that asks (FULL).
//!
//! # What it assumes
//! Fingers are updated immediately and at no cost whenever a process comes up or goes down: all know which processes
//! are up. Real tables lag behind, and updating them costs messages. A message takes at most `t_max`, and a process
//! handles it in `t_process`. A process without an answer for (m + 2)·(`t_max` + `t_process`) + T, which is enough
//! for a look-up and an answer, starts again. The number of the latest request survives a crash, so that the process
//! accepts no answer to an older request. Links may lose and duplicate messages.
//!
//! # What it costs
//! A look-up takes at most m hops, and about half of log2 n on average. Each process that is not a super-peer costs
//! one message for each hop, one FOUND, one JOIN and one WELCOME. With the ids 1 8 14 21 32 38 42 48 51 56, m = 6 and
//! k = 2: the super-peers are 1, 21, 32 and 48, the look-ups take 20 hops, and the total is 38 messages. For k = 1 it
//! is 46, and for k = 3 it is 19. When the role moves, this costs one HANDOVER, and one MOVED for each member and for
//! the old super-peer.
//!
//! # Where it comes from
//! The circle, the fingers and the look-up: I. Stoica, R. Morris, D. Karger, M. F. Kaashoek, H. Balakrishnan, "Chord: A
//! scalable peer-to-peer lookup service for internet applications", SIGCOMM 2001. The reserved bits: A. S. Tanenbaum,
//! M. van Steen, "Distributed Systems", section on elections in large systems.
//!
//! # Its limits
//! The number of super-peers does not grow with n: it is at most 2^k for a fixed k. Its expected value is 2^k·(1 −
//! C(2^m − 2^(m−k), n) / C(2^m, n)). Segments are as uneven as the ids: one super-peer may serve many processes, and
//! the next none. With a `limit` and s super-peers, all can be served only if n − s ≤ s·limit. A process that looks
//! up again while its JOIN is in transit can remain a member of the super-peer that it no longer uses.
//!
//! # The variants
//! - `standard`: as above.
//! - `exact-pattern`: a process is a super-peer only if the last m − k bits of its id are 0. The formula of a
//!   textbook, 2^(k−m)·n super-peers, counts by this rule. There may be no super-peer.

mod circle;
mod explain;
mod handover;
#[cfg(test)]
mod tests;

use crate::protocol::prelude::*;
use circle::Ring;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SuperpeerDht {
    variant: Variant,
    circle: IdCircle,
    limit: Option<u32>,
    share: Option<Decimal>,
    is_torus: bool,
    timeout: Ticks,
}

variants! {
    Standard => "standard",
    ExactPattern => "exact-pattern",
}

/// A member that a super-peer serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Member {
    id: Id,
    number: u32,
}

messages! {
    pub enum Message {
        /// "Who is responsible for this key?" Forwarded until it reaches the responsible process.
        Lookup {
            key: Id,
            origin: Id,
            /// The number of the request among the requests of `origin`.
            number: u32,
            /// The number of hops so far, including this one.
            hops: u32,
        } => "LOOKUP": Election,
        /// "I am responsible for the key." Sent to the asking process.
        Found { number: u32, hops: u32 } => "FOUND": Answer,
        /// "Take me as a member." Sent to the responsible process.
        Join {
            number: u32,
            /// Whether a full super-peer referred the sender to this receiver.
            by_full: bool,
        } => "JOIN": Election,
        /// "You are my member." The answer to a JOIN.
        Welcome { number: u32 } => "WELCOME": Answer,
        /// "I have no room for you." `next`: the super-peer to ask next; `None` if there is none.
        Full { number: u32, next: Option<Id> } => "FULL": Refusal,
        /// "Serve my members, and me." Sent to the new super-peer of the segment.
        Handover {
            /// The members of the sender, ascending.
            members: Vec<Member>,
            number: u32,
        } => "HANDOVER": Value,
        /// "I serve you from now on." Sent by the new super-peer of a segment.
        Moved { number: u32 } => "MOVED": Elected,
    }
}

/// The state of a process. A crash deletes everything except `number`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The super-peer of the process, possibly the process itself; `None` is @ (undefined).
    elected: Option<Id>,
    /// The number of the latest LOOKUP, JOIN or HANDOVER that the process sent (stable).
    number: u32,
    waits: Option<Wait>,
    /// The super-peers to which the process has sent a JOIN since its last look-up or handover.
    asked: Vec<Id>,
    /// The members that the process serves, ascending; empty unless it is a super-peer.
    members: Vec<Member>,
    /// The number of hops of the latest look-up; 0 if the process needed none; `None` if it is not known.
    hops: Option<u32>,
}

/// The answer that a process waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wait {
    Found,
    Welcome {
        from: Id,
    },
    /// The answer of the new super-peer to a HANDOVER.
    Moved {
        from: Id,
    },
}

impl State {
    fn awaits(&self, wait: Wait, number: u32) -> bool {
        self.waits == Some(wait) && self.number == number
    }

    const fn count(&mut self) -> u32 {
        // The number stops at its maximum: if it wrapped round to 0, old answers would look new.
        self.number = self.number.saturating_add(1);
        self.number
    }
}

timers! {
    "superpeer-dht":
    pub enum Timer {
        /// Runs while a process waits for an answer. If it fires, the process starts its search for a super-peer again.
        Answer => "answer",
    }
}

steps! {
    "superpeer-dht":
    pub enum Step {
        Start => "start",
        Recovered => "recovered",
        AnswerTimeout => "answer-timeout",
        Again => "again",
        Forgotten => "forgotten",
        Serve => "serve",
        LookUp { key: Id } => "look-up",
        Elsewhere { next: Id } => "elsewhere",
        PassOn { next: Id } => "pass-on",
        Found { hops: u32 } => "found",
        Join { found: Id } => "join",
        FoundIgnored => "found-ignored",
        Welcome { members: u32 } => "welcome",
        WelcomeAgain => "welcome-again",
        Full { next: Id } => "full",
        Nobody => "nobody",
        JoinIgnored => "join-ignored",
        Follow => "follow",
        WelcomeIgnored => "welcome-ignored",
        GoOn { next: Id } => "go-on",
        Unserved => "unserved",
        FullIgnored => "full-ignored",
        HandOver { members: u32 } => "hand-over",
        AwaitMove => "await-move",
        TakeOver { members: u32 } => "take-over",
        HandoverIgnored => "handover-ignored",
        Move => "move",
        MovedIgnored => "moved-ignored",
        StrikeOff => "strike-off",
    }
}

impl Catalogued for SuperpeerDht {
    type Variant = Variant;

    const NATURE: Nature = Nature {
        title: "Super-peers (DHT)",
        knows: Knows::WhoIsUp,
        strip: Strip::Groups,
        grows: Some(Grows::Timers),
        roles: &[Role::Idle, Role::Waiting, Role::Leader],
        properties: SERVICE,
        params: &[
            Parameter { name: "bits", takes: Takes::Number(1, 32) },
            Parameter { name: "prefix", takes: Takes::Number(0, 32) },
            Parameter { name: "limit", takes: Takes::Number(1, u32::MAX as u64) },
            Parameter { name: "share", takes: Takes::Decimal(0, 1) },
        ],
        ..Nature::ELECTION
    };

    fn new(variant: Variant, setup: &Setup<'_>) -> Self {
        let number = |name| setup.parameters.number(name).and_then(|number| u32::try_from(number).ok());
        let bits = number("bits").unwrap_or(MOST_BITS).clamp(1, MOST_BITS);
        let prefix = number("prefix").unwrap_or_default().min(bits);
        let one_way = setup.longest_delay + setup.process_time;
        Self {
            variant,
            circle: IdCircle { bits, prefix },
            limit: number("limit"),
            share: setup.parameters.decimal("share"),
            is_torus: setup.overlay.is_torus(),
            timeout: (Ticks::from(bits) + 2) * one_way + setup.timeout(),
        }
    }

    fn limits(_: Variant, setup: &Setup<'_>) -> Limits {
        let bits = setup.parameters.number("bits").unwrap_or(MOST_BITS.into());
        let prefix = setup.parameters.number("prefix").unwrap_or_default();
        let mut refusals = Vec::new();
        if prefix > bits {
            let what = Remark::new("refused-superpeer-dht-prefix").with("prefix", prefix).with("bits", bits);
            let mend = Remark::new("refused-superpeer-dht-prefix-mend").with("bits", bits);
            refusals.push(Refusal { parameter: "prefix", what, mend });
        }
        let addressable = 1_u64.checked_shl(bits as u32);
        let highest = |ids: u64| u32::try_from(ids.saturating_sub(1)).ok().and_then(Id::new).unwrap_or(Id::MAX);
        let ids = addressable.unwrap_or(u64::MAX);
        if u64::from(setup.processes) > ids {
            let what = Remark::new("refused-superpeer-dht-bits").with("bits", bits).with("n", setup.processes);
            let mend = Remark::new("refused-superpeer-dht-bits-mend").with("ids", ids);
            refusals.push(Refusal { parameter: "bits", what, mend });
        }
        Limits { highest_id: addressable.map(highest), refusals }
    }
}

const MOST_BITS: u32 = 32;

type Fx<'a> = &'a mut dyn Effects<SuperpeerDht>;

impl Protocol for SuperpeerDht {
    type State = State;
    type Message = Message;
    type Timer = Timer;
    type Step = Step;

    fn boot(&self, _: Local<'_>, _: &Given, before: Option<&State>, _: &mut impl Effects<Self>) -> State {
        State { number: before.map_or(0, |before| before.number), ..State::default() }
    }

    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        let (from, message) = match event {
            Event::Start => return self.begin_by(Step::Start, me, state, fx),
            Event::Recovered => return self.begin_by(Step::Recovered, me, state, fx),
            Event::Fired(Timer::Answer) => return self.begin_by(Step::AnswerTimeout, me, state, fx),
            Event::Membership { position, up } => return self.membership(me, state, (position, up), fx),
            Event::Received { from, message } => (from, message),
            // An undeliverable message needs no reaction: no answer will come, and the timer for answers will fire.
            Event::Undeliverable { .. } | Event::Requested(_) => return,
        };
        match message {
            Message::Lookup { key, origin, number, hops } => self.asked(me, (key, origin), (number, hops), fx),
            Message::Found { number, hops } => self.found(me, from, state, (number, hops), fx),
            Message::Join { number, by_full } => self.joined(me, from, state, (number, by_full), fx),
            Message::Welcome { number } if state.awaits(Wait::Welcome { from: me.id_of(from) }, number) => {
                follow(Step::Follow, me.id_of(from), state, fx);
            }
            Message::Welcome { .. } => fx.line(Step::WelcomeIgnored),
            Message::Full { number, next } => self.refused(me, from, state, (number, next), fx),
            Message::Handover { members, number } => self.take_over(me, from, state, (&members, number), fx),
            Message::Moved { number } if state.awaits(Wait::Moved { from: me.id_of(from) }, number) => {
                follow(Step::Move, me.id_of(from), state, fx);
            }
            Message::Moved { .. } => fx.line(Step::MovedIgnored),
        }
    }

    fn standing(&self, _: Seat<'_>, state: &State) -> Standing {
        let serves = state.members.len() as u32;
        Standing { serves, ..Standing::following(state.elected, state.waits.is_some()) }
    }

    fn carried(message: &Message) -> u64 {
        if let Message::Handover { members, .. } = message { members.len() as u64 } else { 0 }
    }
}

impl SuperpeerDht {
    fn ring<'a>(&self, me: Local<'a>) -> Ring<'a> {
        Ring { circle: self.circle, is_exact: self.variant == Variant::ExactPattern, me }
    }

    fn begin_by(&self, step: Step, me: Local<'_>, state: &mut State, fx: Fx<'_>) {
        fx.line(step);
        self.begin(me, state, fx);
    }

    fn begin(&self, me: Local<'_>, state: &mut State, fx: Fx<'_>) {
        let (ring, key) = (self.ring(me), self.circle.key(me.id));
        if ring.successor(key) == me.position {
            if !ring.serves(me.position) {
                return self.begin_elsewhere(me, state, fx);
            }
            fx.line(Step::Serve);
            return become_superpeer(me, state, fx);
        }
        fx.line(Step::LookUp { key });
        (state.elected, state.hops) = (None, None);
        state.asked.clear();
        self.wait(Wait::Found, state, fx);
        let number = state.count();
        fx.send(Port::peer(ring.next_hop(key)), Message::Lookup { key, origin: me.id, number, hops: 1 });
    }

    /// The process is responsible for its own key but cannot serve, so it asks the next super-peer.
    fn begin_elsewhere(&self, me: Local<'_>, state: &mut State, fx: Fx<'_>) {
        (state.elected, state.hops) = (None, Some(0));
        state.asked.clear();
        let ring = self.ring(me);
        match ring.next_serving(me.position) {
            None => unserved(state, fx),
            Some(next) => {
                fx.line(Step::Elsewhere { next: ring.id(next) });
                self.join(next, true, me, state, fx);
            }
        }
    }

    fn asked(&self, me: Local<'_>, (key, origin): (Id, Id), (number, hops): (u32, u32), fx: Fx<'_>) {
        let ring = self.ring(me);
        if ring.successor(key) == me.position {
            fx.line(Step::Found { hops });
            if let Some(origin) = ring.position_of(origin) {
                fx.send(Port::peer(origin), Message::Found { number, hops });
            }
        } else {
            let next = ring.next_hop(key);
            fx.line(Step::PassOn { next: ring.id(next) });
            fx.send(Port::peer(next), Message::Lookup { key, origin, number, hops: hops.saturating_add(1) });
        }
    }

    fn found(&self, me: Local<'_>, from: Port, state: &mut State, (number, hops): (u32, u32), fx: Fx<'_>) {
        if !state.awaits(Wait::Found, number) {
            return fx.line(Step::FoundIgnored);
        }
        fx.line(Step::Join { found: me.id_of(from) });
        state.hops = Some(hops);
        self.join(from.position(), false, me, state, fx);
    }

    fn join(&self, to: u32, by_full: bool, me: Local<'_>, state: &mut State, fx: Fx<'_>) {
        let from = me.id_of(Port::peer(to));
        state.asked.push(from);
        self.wait(Wait::Welcome { from }, state, fx);
        let number = state.count();
        fx.send(Port::peer(to), Message::Join { number, by_full });
    }

    fn joined(&self, me: Local<'_>, from: Port, state: &mut State, (number, by_full): (u32, bool), fx: Fx<'_>) {
        let (ring, joiner) = (self.ring(me), me.id_of(from));
        let is_asked_rightly =
            if by_full { ring.serves(me.position) } else { ring.successor(self.circle.key(joiner)) == me.position };
        if !is_asked_rightly || !ring.is_up(from.position()) {
            return fx.line(Step::JoinIgnored);
        }
        let mut taken = Taken::Not;
        if ring.serves(me.position) {
            become_superpeer(me, state, fx);
            taken = self.take_in(state, Member { id: joiner, number });
        }
        match taken {
            Taken::In => fx.line(Step::Welcome { members: state.members.len() as u32 }),
            Taken::Before => fx.line(Step::WelcomeAgain),
            Taken::Not => {
                let next = ring.next_serving(me.position).map(|next| ring.id(next));
                fx.line(next.map_or(Step::Nobody, |next| Step::Full { next }));
                return fx.send(from, Message::Full { number, next });
            }
        }
        fx.send(from, Message::Welcome { number });
    }

    fn take_in(&self, state: &mut State, member: Member) -> Taken {
        match state.members.binary_search_by_key(&member.id, |known| known.id) {
            Ok(at) => {
                state.members[at].number = state.members[at].number.max(member.number);
                Taken::Before
            }
            Err(_) if self.limit.is_some_and(|limit| state.members.len() >= limit as usize) => Taken::Not,
            Err(at) => {
                state.members.insert(at, member);
                Taken::In
            }
        }
    }

    fn refused(&self, me: Local<'_>, from: Port, state: &mut State, (number, next): (u32, Option<Id>), fx: Fx<'_>) {
        let from = me.id_of(from);
        if !state.awaits(Wait::Welcome { from }, number) && !state.awaits(Wait::Moved { from }, number) {
            return fx.line(Step::FullIgnored);
        }
        state.elected = None;
        let next = next.filter(|next| !state.asked.contains(next));
        match next.and_then(|next| self.ring(me).position_of(next)) {
            None => unserved(state, fx),
            Some(next) => {
                fx.line(Step::GoOn { next: me.id_of(Port::peer(next)) });
                self.join(next, true, me, state, fx);
            }
        }
    }

    fn wait(&self, wait: Wait, state: &mut State, fx: Fx<'_>) {
        state.waits = Some(wait);
        fx.arm(Timer::Answer, self.timeout);
    }
}

enum Taken {
    In,
    Before,
    Not,
}

fn become_superpeer(me: Local<'_>, state: &mut State, fx: Fx<'_>) {
    (state.elected, state.hops) = (Some(me.id), Some(0));
    state.asked.clear();
    stop_waiting(state, fx);
}

fn follow(step: Step, leader: Id, state: &mut State, fx: Fx<'_>) {
    fx.line(step);
    state.elected = Some(leader);
    stop_waiting(state, fx);
}

fn unserved(state: &mut State, fx: Fx<'_>) {
    fx.line(Step::Unserved);
    stop_waiting(state, fx);
}

fn stop_waiting(state: &mut State, fx: Fx<'_>) {
    if state.waits.take().is_some() {
        fx.disarm(Timer::Answer);
    }
}
