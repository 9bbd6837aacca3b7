//! Bully: the highest live process announces itself as leader, and all others follow it.
//!
//! # The idea
//! Every process can send to every other and knows all ids. A process that notices that the leader is gone asks all
//! higher processes (ELECTION). A live process that is asked answers (ANSWER): "stand down, I take over". Then it
//! asks all processes that are higher than itself. A process that receives no answer in time is the highest live
//! process: it announces itself to all others (COORDINATOR). When a higher process recovers, it takes the lead from
//! the current leader: hence the name.
//!
//! # What it assumes
//! Reliable links, and bounded time: a message takes at most `t_max`, and a process handles it in `t_process`. So a
//! process that does not answer within `T = 2·t_max + t_process` is down. Processes crash and recover, and remember
//! only their ids.
//!
//! A process that stood down cannot rely on the process that answered: that process may crash before it announces
//! itself. So the process that stood down waits 2T for a COORDINATOR, and then starts again. In the first T the
//! answering process waits for answers to its own ELECTION; in the second T its announcement arrives.
//!
//! A process that has just received a COORDINATOR *settles* for T: it answers an ELECTION but starts none of its own.
//! The ELECTION messages still in transit are about the previous leader, and without settling each of them would start
//! another election. Textbooks omit this; the variant `restless` shows the cost.
//!
//! # What it costs
//! Let the highest of n processes be down, with delay 1. Let r be the number of live processes that are not lower
//! than the first process that notices the failure. They send r(r+1)/2 ELECTION, of which r go to the crashed
//! process, and r(r−1)/2 ANSWER. The winner sends n − 1 COORDINATOR. If n = 7 and process 4 notices the failure, r is 3
//! and these are 6, 3 and 6: 15 messages, of which 4 are lost. If all notice at once, the total is n(n−1). If no
//! process is down, a false alarm costs more, because the highest process announces itself once for each ELECTION that
//! it receives. The total is 2n(n−1) if all raise the alarm, and (n−1)(2n−1) if only the lowest process does. So the
//! cost is O(n²); the O(n³) of some texts holds only for looser rules.
//!
//! # Where it comes from
//! H. Garcia-Molina, "Elections in a distributed computing system", IEEE Transactions on Computers C-31(1), 1982, pages
//! 48–59. In the paper a group also reorganises and agrees on its task before it continues; here, as in lectures, it
//! only agrees on a leader, and the messages have their textbook names.
//!
//! # Its limits
//! Announcements of two senders can cross if `t_max > 2·t_min`: a process receives the higher announcement first, and
//! then follows the lower process, whose announcement is late. If only one process notices a failure and then
//! crashes, the others still follow a leader that is down: so a failure detector should notify all. And whenever a
//! higher process recovers, two processes lead until its COORDINATOR has arrived.
//!
//! # The variants
//! - `standard`: as above.
//! - `accept-any`: a process follows the sender of any COORDINATOR. A leader that recovers while an election ends
//!   then splits the group.
//! - `unguarded`: every ELECTION starts another election, even when one is running; no process settles.
//! - `restless`: an ELECTION during a running election starts no other, but no process settles.
//! - `trusting`: after an ANSWER a process does not wait for the COORDINATOR. If the answering process then crashes,
//!   there is no leader.
//! - `patient`: a process that recovers, or receives the COORDINATOR of a lower process, waits T before it starts an
//!   election. Within T the lower process's announcement arrives everywhere, so two announcements no longer cross.

#[cfg(test)]
mod tests;

use crate::protocol::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bully {
    variant: Variant,
    /// T, in ticks. A process that does not answer within T counts as crashed.
    timeout: Ticks,
}

variants! {
    Standard => "standard",
    AcceptAny => "accept-any",
    Unguarded => "unguarded",
    Restless => "restless",
    Trusting => "trusting",
    Patient => "patient",
}

impl Bully {
    const fn settles(self) -> bool {
        !matches!(self.variant, Variant::Unguarded | Variant::Restless)
    }
}

/// The state of a process. A crash deletes the whole state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    phase: Phase,
    elected: Option<Id>,
    /// While [`Timer::Settle`] runs, an ELECTION does not start another election.
    settling: bool,
}

/// The progress of the process in an election.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Idle,
    /// The process has asked all higher processes, and none has answered yet.
    AwaitingAnswer,
    /// A higher process has answered and must now announce a leader.
    AwaitingCoordinator,
    HoldingBack,
}

messages! {
    #[derive(Copy)]
    pub enum Message {
        /// "Is any higher process up?" Sent to every higher process. No answer means no.
        Election { id: Id } => "ELECTION": Election,
        /// "Yes, and I take over." The asking process then waits for a COORDINATOR.
        Answer { id: Id } => "ANSWER": Answer,
        /// "I lead." Sent to all others when no higher process has answered.
        Coordinator { id: Id } => "COORDINATOR": Elected,
    }
}

timers! {
    "bully":
    pub enum Timer {
        /// Runs for T while the process waits for an ANSWER. If it fires, no higher process is up.
        Answer => "answer",
        /// Runs for 2T while the process waits for a COORDINATOR. If it fires, the answering process is down, too.
        Coordinator => "coordinator",
        /// Runs for T after a COORDINATOR. When it fires, all ELECTION messages of the finished election have arrived.
        Settle => "settle",
        /// Runs for T before the process starts an election (only `patient`).
        Patience => "patience",
    }
}

steps! {
    "bully":
    /// If an event causes two steps, the first step is the reason for the second.
    pub enum Step {
        StartIgnored => "start-ignored",
        Start => "start",
        Recovered => "recovered",
        HoldBackRecovered => "hold-back-recovered",
        PatienceOver => "patience-over",
        Answer => "answer",
        AnswerRunning => "answer-running",
        AnswerSettling => "answer-settling",
        AnswerHoldingBack => "answer-holding-back",
        StandDown => "stand-down",
        Trust => "trust",
        AnswerIgnored => "answer-ignored",
        AnswerTimeout => "answer-timeout",
        CoordinatorTimeout => "coordinator-timeout",
        Follow => "follow",
        FollowLower => "follow-lower",
        LowerCoordinator => "lower-coordinator",
        LowerCoordinatorIgnored => "lower-coordinator-ignored",
        HoldBackLower => "hold-back-lower",
        Settled => "settled",
        Begin => "begin",
        Announce => "announce",
    }
}

impl Catalogued for Bully {
    type Variant = Variant;

    const NATURE: Nature =
        Nature { title: "Bully", roles: &[Role::Idle, Role::Active, Role::Waiting, Role::Leader], ..Nature::ELECTION };

    fn new(variant: Variant, setup: &Setup<'_>) -> Self {
        Self { variant, timeout: setup.timeout() }
    }
}

impl Protocol for Bully {
    type State = State;
    type Message = Message;
    type Timer = Timer;
    type Step = Step;

    fn boot(&self, _: Local<'_>, given: &Given, before: Option<&State>, _: &mut impl Effects<Self>) -> State {
        State { phase: Phase::Idle, elected: given.leader.filter(|_| before.is_none()), settling: false }
    }

    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        match event {
            Event::Start if state.phase != Phase::Idle => fx.line(Step::StartIgnored),
            Event::Start => self.begin_by(Step::Start, me, state, fx),
            Event::Recovered if self.variant == Variant::Patient => self.hold_back(Step::HoldBackRecovered, state, fx),
            Event::Recovered => self.begin_by(Step::Recovered, me, state, fx),
            Event::Received { from, message: Message::Election { .. } } => self.handle_election(me, from, state, fx),
            Event::Received { message: Message::Answer { .. }, .. } if state.phase != Phase::AwaitingAnswer => {
                fx.line(Step::AnswerIgnored);
            }
            Event::Received { message: Message::Answer { .. }, .. } if self.variant == Variant::Trusting => {
                fx.line(Step::Trust);
                stop_waiting(state, fx);
            }
            Event::Received { message: Message::Answer { .. }, .. } => {
                fx.line(Step::StandDown);
                stop_waiting(state, fx);
                state.phase = Phase::AwaitingCoordinator;
                fx.arm(Timer::Coordinator, 2 * self.timeout);
            }
            Event::Fired(Timer::Answer) => {
                fx.line(Step::AnswerTimeout);
                announce(me, state, fx);
            }
            Event::Fired(Timer::Coordinator) => self.begin_by(Step::CoordinatorTimeout, me, state, fx),
            Event::Fired(Timer::Patience) => self.begin_by(Step::PatienceOver, me, state, fx),
            Event::Fired(Timer::Settle) => {
                fx.line(Step::Settled);
                state.settling = false;
            }
            Event::Received { message: Message::Coordinator { id: leader }, .. } if leader > me.id => {
                self.follow(Step::Follow, leader, state, fx);
            }
            Event::Received { message: Message::Coordinator { id: leader }, .. } => {
                self.take_over(me, leader, state, fx);
            }
            // An undeliverable message needs no reaction: no answer will come, and the timer for answers will fire.
            Event::Undeliverable { .. } | Event::Requested(_) | Event::Membership { .. } => {}
        }
    }

    fn standing(&self, _: Seat<'_>, state: &State) -> Standing {
        Standing::following(state.elected, matches!(state.phase, Phase::AwaitingAnswer | Phase::AwaitingCoordinator))
    }
}

impl Bully {
    fn begin_by(self, step: Step, me: Local<'_>, state: &mut State, fx: &mut impl Effects<Self>) {
        fx.line(step);
        self.begin(me, state, fx);
    }

    fn begin(self, me: Local<'_>, state: &mut State, fx: &mut impl Effects<Self>) {
        stop_waiting(state, fx);
        state.elected = None;
        if state.settling {
            state.settling = false;
            fx.disarm(Timer::Settle);
        }
        if higher(me).next().is_none() {
            return announce(me, state, fx);
        }
        fx.line(Step::Begin);
        higher(me).for_each(|port| fx.send(port, Message::Election { id: me.id }));
        state.phase = Phase::AwaitingAnswer;
        fx.arm(Timer::Answer, self.timeout);
    }

    fn handle_election(self, me: Local<'_>, from: Port, state: &mut State, fx: &mut impl Effects<Self>) {
        let running = self.variant != Variant::Unguarded;
        let (step, begins) = match state.phase {
            Phase::HoldingBack => (Step::AnswerHoldingBack, false),
            Phase::AwaitingAnswer | Phase::AwaitingCoordinator if running => (Step::AnswerRunning, false),
            Phase::Idle if state.settling => (Step::AnswerSettling, false),
            Phase::Idle | Phase::AwaitingAnswer | Phase::AwaitingCoordinator => (Step::Answer, true),
        };
        fx.line(step);
        fx.send(from, Message::Answer { id: me.id });
        if begins {
            self.begin(me, state, fx);
        }
    }

    fn take_over(self, me: Local<'_>, leader: Id, state: &mut State, fx: &mut impl Effects<Self>) {
        match state.phase {
            _ if self.variant == Variant::AcceptAny => self.follow(Step::FollowLower, leader, state, fx),
            Phase::AwaitingAnswer | Phase::AwaitingCoordinator => fx.line(Step::LowerCoordinatorIgnored),
            Phase::Idle | Phase::HoldingBack if self.variant == Variant::Patient => {
                self.hold_back(Step::HoldBackLower, state, fx);
            }
            Phase::Idle | Phase::HoldingBack => self.begin_by(Step::LowerCoordinator, me, state, fx),
        }
    }

    fn follow(self, step: Step, leader: Id, state: &mut State, fx: &mut impl Effects<Self>) {
        fx.line(step);
        stop_waiting(state, fx);
        state.elected = Some(leader);
        if self.settles() {
            state.settling = true;
            fx.arm(Timer::Settle, self.timeout);
        }
    }

    fn hold_back(self, step: Step, state: &mut State, fx: &mut impl Effects<Self>) {
        fx.line(step);
        state.phase = Phase::HoldingBack;
        fx.arm(Timer::Patience, self.timeout);
    }
}

fn announce(me: Local<'_>, state: &mut State, fx: &mut impl Effects<Bully>) {
    fx.line(Step::Announce);
    state.elected = Some(me.id);
    state.phase = Phase::Idle;
    me.peers().for_each(|(port, _)| fx.send(port, Message::Coordinator { id: me.id }));
}

fn stop_waiting(state: &mut State, fx: &mut impl Effects<Bully>) {
    match std::mem::replace(&mut state.phase, Phase::Idle) {
        Phase::Idle => {}
        Phase::AwaitingAnswer => fx.disarm(Timer::Answer),
        Phase::AwaitingCoordinator => fx.disarm(Timer::Coordinator),
        Phase::HoldingBack => fx.disarm(Timer::Patience),
    }
}

fn higher(me: Local<'_>) -> impl Iterator<Item = Port> {
    me.peers().filter(move |&(_, id)| id > me.id).map(|(port, _)| port)
}

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

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, rule: Explanation) -> Explanation {
        let rule = match step {
            Step::Begin => rule.with("higher", higher(me).count()),
            Step::Follow if !self.settles() => rule.instead(&explanation!("rule-bully-follow-unsettled")),
            Step::Announce => {
                let rule = rule.with("others", me.peers().count());
                let is_highest = !matches!(handled, Handled::Fired(Timer::Answer));
                if is_highest { rule.instead(&explanation!("rule-bully-announce-highest")) } else { rule }
            }
            _ => rule,
        };
        let rule = rule.with("t", self.timeout).with("twice", 2 * self.timeout);
        match step {
            Step::Answer
            | Step::AnswerRunning
            | Step::AnswerSettling
            | Step::AnswerHoldingBack
            | Step::Follow
            | Step::FollowLower
            | Step::LowerCoordinator
            | Step::LowerCoordinatorIgnored
            | Step::HoldBackLower => rule.weighing(Weighed::ids(handled.subject().unwrap_or(me.id), me.id)),
            _ => rule,
        }
    }

    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        // No bounds for `unguarded` and `restless` (elections multiply), and for `trusting` (processes start again).
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

/// The bounds if the m lowest processes are up, and k of them notice the failure at the same tick.
///
/// Let r be the number of live processes from the lowest initiator upwards. Each of them asks all higher processes
/// once. They send r(r−1)/2 ELECTIONs to live processes, which answer, and r(n−m) to crashed processes. Then the
/// highest live process sends n − 1 COORDINATORs. The total is r(r−1) + r(n−m) + n − 1.
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

/// The bounds on the messages if all processes are up and k of them raise a false alarm.
///
/// Suppose that the r highest processes start an election. They send r(r−1)/2 ELECTIONs and equally many ANSWERs. The
/// highest process M receives r − 1 of these ELECTIONs. After each of them, M announces itself with n − 1 COORDINATORs.
///
/// If M raises no alarm, r is from k + 1 to n. If M raises an alarm, r is from k to n, and M announces itself once
/// more.
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
