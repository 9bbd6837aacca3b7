//! Raft's election: the process with the votes of a majority leads, for one term.
//!
//! # The idea
//! Time is divided into numbered terms; a term has at most one leader, and may have none. A process that has received
//! nothing from a leader for a randomly drawn time starts the next term, votes for itself and asks all others for their
//! votes (`REQUEST_VOTE`). A process has one vote per term and gives it to the first that asks (VOTE). A process with
//! the votes of more than half of all processes leads. It repeatedly sends HEARTBEAT, so that no other process starts a
//! term. Two majorities share a process, and a process votes once per term: so no term has two leaders.
//!
//! Ids decide nothing. If several candidates split the votes, this term has no leader, and the next term starts soon.
//! All processes draw their timeouts at random, so most probably one candidate is first.
//!
//! Any message of a newer term makes its receiver adopt that term and follow. This is how a leader that was cut off
//! learns that the others have a newer term: they answer its HEARTBEAT with that term (REJECT).
//!
//! # What it assumes
//! A fixed number n of processes that all know one another. They crash and recover; only the term of a process and
//! its vote in that term are in *stable* storage. Links may lose, duplicate, delay and reorder messages, and the
//! network may be partitioned: none of these faults can cause two leaders in a term. An election succeeds if time
//! bounds mostly hold, and a majority is up and connected. The timeout for a HEARTBEAT is drawn from 3T to 6T, and a
//! leader sends a HEARTBEAT every T, with `T = 2·t_max + t_process`.
//!
//! # What it costs
//! A candidate sends n − 1 `REQUEST_VOTE`, each of which is answered by at most one VOTE: c candidates send c(n−1) and
//! get at most c(n−1). With one candidate and all processes up, that is exactly n − 1 of each, and it leads after
//! `2·t_max`. From then on it sends n − 1 HEARTBEAT per period as long as it leads; statistics count these separately.
//! The number of terms is unbounded, but finite with probability 1.
//!
//! # Where it comes from
//! D. Ongaro and J. Ousterhout, "In search of an understandable consensus algorithm", USENIX ATC 2014: section 5.1
//! (terms), 5.2 (election) and 5.4.1 (which candidates may be elected). Random timeouts avoid split votes: section
//! 5.2, with measurements in 9.3. Pre-votes and the check of the quorum: D. Ongaro, "Consensus: bridging theory and
//! practice", Stanford 2014, sections 9.6 and 6.2.
//!
//! # What is simplified
//! Logs do not grow. A process has only the part of its log that an election considers, the term and index of the last
//! entry. The scenario sets them (`log_term`, `log_length`) and nothing changes them: a vote goes only to a candidate
//! with a log that is at least as up-to-date. The scenario also sets the term and the vote of each process at tick 0
//! (`term`, `voted`); no process has an older term than its last entry. HEARTBEAT is `AppendEntries` without entries.
//! Raft answers each of them; here only a process in a newer term answers, with REJECT. Requests are not repeated
//! within a term: a candidate with too few votes starts another term. A process follows its leader until its own
//! election timer fires; in the thesis it already gives pre-votes after the shortest timeout.
//!
//! # The variants
//! - `standard`: as above.
//! - `fixed`: no randomness: all use the shortest timeout. Candidates that split the votes once split them in every
//!   later term.
//! - `amnesia`: the vote is not stable. A process that crashes and recovers within a term may vote again, and the term
//!   may get two leaders.
//! - `pre-vote`: before a candidate starts term t + 1, it asks all others whether they would vote for it
//!   (`REQUEST_PRE_VOTE`). A process that follows a leader says no (`PRE_VOTE`). No process starts a term before a
//!   majority has said yes, so a process that returns removes no healthy leader.
//! - `check-quorum`: followers answer each HEARTBEAT with a HEARTBEAT. A leader steps down if no majority has
//!   answered it for 3T.
//! - `pre-vote-check-quorum`: both changes. With pre-votes alone, a leader without a majority stays, because its
//!   followers refuse all other candidates.

mod explain;
mod initial;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::num::NonZeroU32;

use crate::protocol::prelude::*;

use initial::Initial;

/// Raft's election, with the parameters of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaftElection {
    variant: Variant,
    /// The number of all processes, up or down.
    processes: u32,
    /// The range of the random timeout of a follower or candidate, in ticks.
    timeout: (Ticks, Ticks),
    heartbeat: Ticks,
    autostart: bool,
    /// The [`Log`] of each process, by position; empty if the scenario sets none.
    logs: Vec<Log>,
    initial: Initial,
}

variants! {
    Standard => "standard", Fixed => "fixed", Amnesia => "amnesia", PreVote => "pre-vote",
    CheckQuorum => "check-quorum", PreVoteCheckQuorum => "pre-vote-check-quorum",
}

impl Variant {
    const fn asks_pre_votes(self) -> bool {
        matches!(self, Self::PreVote | Self::PreVoteCheckQuorum)
    }

    const fn checks_quorum(self) -> bool {
        matches!(self, Self::CheckQuorum | Self::PreVoteCheckQuorum)
    }
}

impl RaftElection {
    /// More than half of all processes, up or down.
    const fn majority(&self) -> usize {
        self.processes as usize / 2 + 1
    }

    fn log(&self, me: Local<'_>) -> Log {
        self.logs.get(me.position as usize).copied().unwrap_or_default()
    }

    /// The positions, ascending, of the processes that no majority can elect: too many logs are more up-to-date.
    pub(super) fn behind(&self) -> Vec<u32> {
        let mut sorted = self.logs.clone();
        sorted.sort_unstable();
        let needed = sorted.get(self.majority() - 1).copied().unwrap_or_default();
        (0..).zip(&self.logs).filter(|(_, log)| **log < needed).map(|(at, _)| at).collect()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    phase: Phase,
    /// The newest term that the process knows (stable).
    term: Term,
    /// The process that got the vote in this term, if any. It is stable, except in `amnesia`.
    voted: Option<Id>,
    /// For a candidate: itself and the processes that gave it votes or pre-votes. For a leader in `check-quorum`:
    /// itself and the processes that have answered since [`Timer::Quorum`] was started. Else empty.
    votes: BTreeSet<Id>,
    /// The leader of this term; `None` is @ (undefined).
    elected: Option<Id>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Follower,
    /// The process asks for pre-votes for the next term.
    PreCandidate,
    Candidate,
    Leader,
}

timers! {
    "raft-election":
    pub enum Timer {
        /// Runs while a process waits for a HEARTBEAT. If it fires, the process becomes a candidate.
        Election => "election",
        /// Runs at a leader. When it fires, the leader sends the next HEARTBEAT.
        Heartbeat => "heartbeat",
        /// Runs at a leader in `check-quorum`. If it fires, the leader steps down.
        Quorum => "quorum",
    }
}

messages! {
    /// A message; all messages contain the sender's term.
    #[derive(Copy)]
    pub enum Message {
        /// "Vote for me." Sent to all others. `log`: the end of the candidate's log.
        RequestVote { term: Term, id: Id, log: Log } => "REQUEST_VOTE": Election,
        /// The answer to a `REQUEST_VOTE`. `term`: the term of the request, or the newer term of the sender.
        Vote { term: Term, granted: bool } => "VOTE": Answer | Refusal,
        /// "I lead, and I am up." Sent to all others. `id`: the leader. In `check-quorum`, the followers return it.
        Heartbeat { term: Term, id: Id } => "HEARTBEAT": Heartbeat,
        /// "Your term is over." The answer to the HEARTBEAT of an older term. `term`: the newer term.
        Reject { term: Term } => "REJECT": Refusal,
        /// "Would you vote for me?" Sent to all others. `term`: the term that the candidate would start.
        RequestPreVote { term: Term, id: Id, log: Log } => "REQUEST_PRE_VOTE": Election,
        /// The answer to a `REQUEST_PRE_VOTE`. `term`: the term of the request if granted, else the sender's term.
        PreVote { term: Term, granted: bool } => "PRE_VOTE": Answer | Refusal,
    }
    every { term: Term }
}

/// The end of a log. Logs compare by the term of the last entry, then by length.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Log {
    /// The term of the last entry.
    pub term: Term,
    /// The number of entries.
    pub length: u32,
}

steps! {
    "raft-election":
    /// A line of the pseudocode. `own`: the term of the process; in a line `NewerTerm…`, its old term.
    pub enum Step {
        StartIgnored => "start-ignored",
        Start => "start",
        Recovered { own: Term } => "recovered",
        Timeout => "timeout",
        Stand { own: Term } => "stand",
        NewerTerm { own: Term } => "newer-term",
        NewerTermGrant { own: Term } => "newer-term-grant",
        NewerTermRefuse { own: Term } => "newer-term-refuse",
        NewerTermFollow { own: Term } => "newer-term-follow",
        Grant => "grant",
        RefuseTerm { own: Term } => "refuse-term",
        RefuseVoted { voted: Id } => "refuse-voted",
        RefuseLog { own_log: Log } => "refuse-log",
        Count { votes: u32 } => "count",
        Lead { own: Term } => "lead",
        Denied => "denied",
        Surplus => "surplus",
        VoteIgnored => "vote-ignored",
        Follow => "follow",
        Renew => "renew",
        Reject { own: Term } => "reject",
        RejectIgnored => "reject-ignored",
        Beat => "beat",
        PreAsk { next: Term } => "pre-ask",
        PreGrant => "pre-grant",
        PreRefuseTerm { own: Term } => "pre-refuse-term",
        PreRefuseLed { leader: Id } => "pre-refuse-led",
        PreRefuseLog { own_log: Log } => "pre-refuse-log",
        PreCount { votes: u32 } => "pre-count",
        PreDenied => "pre-denied",
        PreIgnored => "pre-ignored",
        Heard { heard: u32 } => "heard",
        HeardLate => "heard-late",
        StepDown { heard: u32 } => "step-down",
    }
}

// The names of the parameters under `[params]`.
const TIMEOUT: &str = "timeout";
const HEARTBEAT: &str = "heartbeat";
const AUTOSTART: &str = "autostart";
const TERM: &str = "term";
const VOTED: &str = "voted";
const LOG_TERM: &str = "log_term";
const LOG_LENGTH: &str = "log_length";

fn entry(given: &Parameters, name: &str, at: u32) -> u32 {
    given.at(name, at as usize).map_or(0, |number| u32::try_from(number).unwrap_or(u32::MAX))
}

impl Catalogued for RaftElection {
    type Variant = Variant;

    const NATURE: Nature = Nature {
        title: "Raft",
        draws: Draws::Numbers,
        has_terms: true,
        grows: Some(Grows::Timers),
        roles: &[Role::Idle, Role::Active, Role::Waiting, Role::Leader],
        bounded_kinds: &["REQUEST_VOTE", "VOTE"],
        // The property `highest` is left out: any candidate with a majority may win.
        properties: &[
            PropertyId::OneLeaderPerTerm.name(),
            PropertyId::LeaderCompleteness.name(),
            PropertyId::OneLeader.name(),
            PropertyId::Agreement.name(),
            PropertyId::Termination.name(),
        ],
        params: &[
            Parameter { name: TIMEOUT, takes: Takes::Span },
            Parameter { name: HEARTBEAT, takes: Takes::Time },
            Parameter { name: AUTOSTART, takes: Takes::Flag },
            Parameter { name: TERM, takes: Takes::ByPosition },
            Parameter { name: VOTED, takes: Takes::Stable(StableColumns::Id) },
            Parameter { name: LOG_TERM, takes: Takes::ByPosition },
            Parameter { name: LOG_LENGTH, takes: Takes::ByPosition },
        ],
        ..Nature::ELECTION
    };

    fn new(variant: Variant, setup: &Setup<'_>) -> Self {
        let (t, given) = (setup.timeout(), setup.parameters);
        let has_logs = given.get(LOG_TERM).or(given.get(LOG_LENGTH)).is_some();
        let positions = if has_logs { 0..setup.processes } else { 0..0 };
        let log = |at| Log { term: entry(given, LOG_TERM, at), length: entry(given, LOG_LENGTH, at) };
        Self {
            variant,
            processes: setup.processes,
            timeout: given.span(TIMEOUT).unwrap_or((3 * t, 6 * t)),
            heartbeat: given.number(HEARTBEAT).unwrap_or(t),
            autostart: given.flag(AUTOSTART).unwrap_or(true),
            logs: positions.map(log).collect(),
            initial: Initial::of(setup),
        }
    }

    fn limits(_: Variant, setup: &Setup<'_>) -> Limits {
        Limits { refusals: Initial::refusal(setup).into_iter().collect(), ..Limits::default() }
    }
}

impl Protocol for RaftElection {
    type State = State;
    type Message = Message;
    type Timer = Timer;
    type Step = Step;

    fn boot(&self, me: Local<'_>, given: &Given, before: Option<&State>, fx: &mut impl Effects<Self>) -> State {
        let follower =
            |term, voted, elected| State { phase: Phase::Follower, term, voted, votes: BTreeSet::new(), elected };
        if let Some(&State { term, voted, .. }) = before {
            return follower(term, voted.filter(|_| self.variant != Variant::Amnesia), None);
        }
        let (term, voted, elected) = self.initial.of_process(me, given);
        let mut state = follower(term, voted, elected);
        if given.leader == Some(me.id) {
            state.phase = Phase::Leader;
            fx.arm(Timer::Heartbeat, self.heartbeat);
            self.await_quorum(me, &mut state, fx);
        } else if self.autostart {
            self.reset(fx);
        }
        state
    }

    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        match event {
            Event::Start if state.phase == Phase::Leader => fx.line(Step::StartIgnored),
            Event::Start => self.run_for_leader(Step::Start, me, state, fx),
            Event::Fired(Timer::Election) => self.run_for_leader(Step::Timeout, me, state, fx),
            Event::Recovered => {
                fx.line(Step::Recovered { own: state.term });
                self.reset(fx);
            }
            Event::Received { from, message: Message::RequestVote { term, id, log } } => {
                self.asked(me, from, state, (term, id, log), fx);
            }
            Event::Received { from, message: Message::Vote { term, granted } } => {
                self.voted(me, from, state, (term, granted), fx);
            }
            Event::Received { from, message: Message::RequestPreVote { term, id: _, log } } => {
                self.asked_for_pre_vote(me, from, state, (term, log), fx);
            }
            Event::Received { from, message: Message::PreVote { term, granted } } => {
                self.pre_voted(me, from, state, (term, granted), fx);
            }
            Event::Received { from, message: Message::Heartbeat { term, id } } if id == me.id => {
                self.heard(me, from, state, term, fx);
            }
            Event::Received { from, message: Message::Heartbeat { term, .. } } if term < state.term => {
                fx.line(Step::Reject { own: state.term });
                fx.send(from, Message::Reject { term: state.term });
            }
            Event::Received { from, message: Message::Heartbeat { term, id } } => {
                if let Some(own) = self.adopt_newer_term(state, term, fx) {
                    fx.line(Step::NewerTermFollow { own });
                }
                fx.line(if state.elected == Some(id) { Step::Renew } else { Step::Follow });
                follow(state, fx);
                state.elected = Some(id);
                self.reset(fx);
                if self.variant.checks_quorum() {
                    fx.send(from, Message::Heartbeat { term, id });
                }
            }
            Event::Received { message: Message::Reject { term }, .. } => {
                let own = self.adopt_newer_term(state, term, fx);
                fx.line(own.map_or(Step::RejectIgnored, |own| Step::NewerTerm { own }));
            }
            Event::Fired(Timer::Heartbeat) => {
                fx.line(Step::Beat);
                self.send_heartbeat(me, state, fx);
            }
            Event::Fired(Timer::Quorum) => {
                fx.line(Step::StepDown { heard: state.votes.len() as u32 });
                follow(state, fx);
                state.elected = None;
                self.reset(fx);
            }
            // An undeliverable message needs no reaction: its receiver does not vote.
            Event::Undeliverable { .. } | Event::Requested(_) | Event::Membership { .. } => {}
        }
    }

    fn rounds(of: Rounded<'_, Self>, visit: &mut dyn FnMut(u32, Option<&mut Term>)) {
        visit(0, Some(initial::term_of(of)));
    }

    fn standing(&self, seat: Seat<'_>, state: &State) -> Standing {
        Standing::following(state.elected, self.is_undecided(seat.position, state))
    }
}

impl Election for RaftElection {
    fn upkeep(&self) -> Upkeep<Timer> {
        Upkeep {
            next: Timer::Heartbeat,
            missed: Timer::Election,
            times: Some(UpkeepTimes { period: self.heartbeat, shortest_wait: self.timeout.0 }),
            quorum: self.variant.checks_quorum().then(|| (Timer::Quorum, self.majority())),
        }
    }

    /// `Some(false)` if a message in transit has another term than the leader: it will change a state. Else `None`.
    fn is_upheld<'a>(
        &self,
        live: &mut dyn Iterator<Item = (Local<'a>, &'a State)>,
        under_way: &mut dyn Iterator<Item = &'a Message>,
    ) -> Option<bool> {
        let mut leaders = live.into_iter().filter(|(me, state)| state.elected == Some(me.id));
        let (_, leader) = leaders.next()?;
        let mut others = under_way.into_iter().filter(|message| message.term() != leader.term);
        others.next().map(|_| false)
    }
}

impl State {
    pub(super) fn has_answered(&self, id: Id) -> bool {
        self.votes.contains(&id)
    }
}

impl RaftElection {
    fn reset(&self, fx: &mut impl Effects<Self>) {
        let (shortest, longest) = self.timeout;
        let drawn = match (self.variant, u32::try_from(longest - shortest + 1).ok().and_then(NonZeroU32::new)) {
            (Variant::Fixed, _) | (_, None) => 0,
            (_, Some(choices)) => Ticks::from(fx.choose(choices)),
        };
        fx.arm(Timer::Election, shortest + drawn);
    }

    fn run_for_leader(&self, step: Step, me: Local<'_>, state: &mut State, fx: &mut impl Effects<Self>) {
        fx.line(step);
        if !self.variant.asks_pre_votes() {
            return self.stand(me, state, fx);
        }
        let term = state.term.saturating_add(1);
        fx.line(Step::PreAsk { next: term });
        (state.phase, state.elected, state.votes) = (Phase::PreCandidate, None, BTreeSet::from([me.id]));
        self.reset(fx);
        me.peers().for_each(|(port, _)| fx.send(port, Message::RequestPreVote { term, id: me.id, log: self.log(me) }));
        self.stand_if_welcome(me, state, fx);
    }

    fn asked_for_pre_vote(
        &self,
        me: Local<'_>,
        from: Port,
        state: &State,
        (term, log): (Term, Log),
        fx: &mut impl Effects<Self>,
    ) {
        let step = match state.elected {
            _ if term <= state.term => Step::PreRefuseTerm { own: state.term },
            Some(leader) => Step::PreRefuseLed { leader },
            None if log < self.log(me) => Step::PreRefuseLog { own_log: self.log(me) },
            None => Step::PreGrant,
        };
        fx.line(step);
        let granted = step == Step::PreGrant;
        fx.send(from, Message::PreVote { term: if granted { term } else { state.term }, granted });
    }

    fn pre_voted(&self, me: Local<'_>, from: Port, state: &mut State, vote: (Term, bool), fx: &mut impl Effects<Self>) {
        let (term, granted) = vote;
        if !granted && let Some(own) = self.adopt_newer_term(state, term, fx) {
            return fx.line(Step::NewerTerm { own });
        }
        let is_awaited = state.phase == Phase::PreCandidate && (!granted || term == state.term.saturating_add(1));
        if is_awaited && granted && state.votes.insert(me.id_of(from)) {
            fx.line(Step::PreCount { votes: state.votes.len() as u32 });
            self.stand_if_welcome(me, state, fx);
        } else {
            fx.line(if is_awaited && !granted { Step::PreDenied } else { Step::PreIgnored });
        }
    }

    fn stand_if_welcome(&self, me: Local<'_>, state: &mut State, fx: &mut impl Effects<Self>) {
        if state.votes.len() >= self.majority() {
            self.stand(me, state, fx);
        }
    }

    fn heard(&self, me: Local<'_>, from: Port, state: &mut State, term: Term, fx: &mut impl Effects<Self>) {
        if state.phase != Phase::Leader || term != state.term {
            return fx.line(Step::HeardLate);
        }
        state.votes.insert(me.id_of(from));
        fx.line(Step::Heard { heard: state.votes.len() as u32 });
        if state.votes.len() >= self.majority() {
            self.await_quorum(me, state, fx);
        }
    }

    fn await_quorum(&self, me: Local<'_>, state: &mut State, fx: &mut impl Effects<Self>) {
        // A leader that is the only process needs no answers.
        if self.variant.checks_quorum() && self.processes > 1 {
            state.votes = BTreeSet::from([me.id]);
            fx.arm(Timer::Quorum, self.timeout.0);
        }
    }

    fn stand(&self, me: Local<'_>, state: &mut State, fx: &mut impl Effects<Self>) {
        // The term stops at its maximum: if it wrapped round to 0, old messages would look new.
        state.term = state.term.saturating_add(1);
        fx.line(Step::Stand { own: state.term });
        (state.phase, state.voted, state.elected) = (Phase::Candidate, Some(me.id), None);
        state.votes = BTreeSet::from([me.id]);
        self.reset(fx);
        for (port, _) in me.peers() {
            fx.send(port, Message::RequestVote { term: state.term, id: me.id, log: self.log(me) });
        }
        self.lead_if_elected(me, state, fx);
    }

    fn asked(&self, me: Local<'_>, from: Port, state: &mut State, asked: (Term, Id, Log), fx: &mut impl Effects<Self>) {
        let (term, id, log) = asked;
        let newer = self.adopt_newer_term(state, term, fx);
        let refused = if term < state.term {
            Some(Step::RefuseTerm { own: state.term })
        } else if let Some(other) = state.voted.filter(|&other| other != id) {
            Some(Step::RefuseVoted { voted: other })
        } else if log < self.log(me) {
            Some(Step::RefuseLog { own_log: self.log(me) })
        } else {
            None
        };
        if let Some(own) = newer {
            fx.line(if refused.is_none() { Step::NewerTermGrant { own } } else { Step::NewerTermRefuse { own } });
        }
        fx.line(refused.unwrap_or(Step::Grant));
        if refused.is_none() {
            follow(state, fx);
            state.voted = Some(id);
            self.reset(fx);
        }
        fx.send(from, Message::Vote { term: state.term, granted: refused.is_none() });
    }

    fn voted(&self, me: Local<'_>, from: Port, state: &mut State, vote: (Term, bool), fx: &mut impl Effects<Self>) {
        let (term, granted) = vote;
        if let Some(own) = self.adopt_newer_term(state, term, fx) {
            return fx.line(Step::NewerTerm { own });
        }
        if state.phase == Phase::Leader && term == state.term {
            fx.line(Step::Surplus);
        } else if state.phase != Phase::Candidate || term < state.term {
            fx.line(Step::VoteIgnored);
        } else if !granted {
            fx.line(Step::Denied);
        } else if state.votes.insert(me.id_of(from)) {
            fx.line(Step::Count { votes: state.votes.len() as u32 });
            self.lead_if_elected(me, state, fx);
        } else {
            fx.line(Step::VoteIgnored);
        }
    }

    fn lead_if_elected(&self, me: Local<'_>, state: &mut State, fx: &mut impl Effects<Self>) {
        if state.votes.len() >= self.majority() {
            fx.line(Step::Lead { own: state.term });
            (state.phase, state.elected) = (Phase::Leader, Some(me.id));
            state.votes.clear();
            fx.disarm(Timer::Election);
            self.send_heartbeat(me, state, fx);
            self.await_quorum(me, state, fx);
        }
    }

    fn send_heartbeat(&self, me: Local<'_>, state: &State, fx: &mut impl Effects<Self>) {
        me.peers().for_each(|(port, _)| fx.send(port, Message::Heartbeat { term: state.term, id: me.id }));
        fx.arm(Timer::Heartbeat, self.heartbeat);
    }

    /// Adopts `term` if it is newer. Returns the old term, or `None` if nothing changed.
    fn adopt_newer_term(&self, state: &mut State, term: Term, fx: &mut impl Effects<Self>) -> Option<Term> {
        if term <= state.term {
            return None;
        }
        let own = std::mem::replace(&mut state.term, term);
        let led = state.phase == Phase::Leader;
        follow(state, fx);
        (state.voted, state.elected) = (None, None);
        if led {
            self.reset(fx);
        }
        Some(own)
    }
}

fn follow(state: &mut State, fx: &mut impl Effects<RaftElection>) {
    if state.phase == Phase::Leader {
        fx.disarm(Timer::Heartbeat);
        fx.disarm(Timer::Quorum);
    }
    state.phase = Phase::Follower;
    state.votes.clear();
}
