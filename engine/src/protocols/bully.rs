//! Bully: whoever is highest says so, and everybody believes it.
//!
//! # The idea
//!
//! Every process can send to every other and knows all ids. A process that notices that the leader is gone asks all that are
//! higher than itself (ELECTION). One that is up answers (ANSWER), which means: stand down, I take this over; and asks those
//! higher than itself in turn. Who gets no answer in time is the highest process that is up: it tells everybody (COORDINATOR).
//! When a higher one comes back, it takes the lead from whoever has it: hence the name.
//!
//! # What it assumes
//!
//! Links that lose nothing, and a bound on time: a message takes at most `t_max` and its handling `t_process`, so that silence for
//! `T = 2·t_max + t_process` proves a process to be down. Processes crash and return, and remember nothing but their ids.
//!
//! A process that stood down cannot trust the one that answered: that one may crash before it announces itself. So it waits for
//! a COORDINATOR for 2T and then begins again: T for the answerer to hear nothing from above, and T for the news.
//!
//! A process that has just heard a COORDINATOR *settles* for T: it answers an ELECTION but begins none of its own. The questions
//! that are still under way then are about the leader before, and without settling each of them breeds another election.
//! Textbooks leave it out; the variant `restless` shows what that costs.
//!
//! # What it costs
//!
//! With n processes of which the highest is down, and delay 1: if r processes from the first to notice upwards are up, they
//! send r(r+1)/2 ELECTION (one each into the void) and r(r−1)/2 ANSWER, and the winner n − 1 COORDINATOR. For n = 7 and process
//! 4 that is 3+2+1, 2+1 and 6: 15 messages, of which 4 are lost. If everybody notices at once: n(n−1). If nobody is down, a
//! false alarm costs more, because the highest announces itself once for each ELECTION that it gets: 2n(n−1) if all raise it, and
//! (n−1)(2n−1) if the lowest alone does. So O(n²); the O(n³) of some texts is true only of looser rules.
//!
//! # Where it comes from
//!
//! H. Garcia-Molina, "Elections in a distributed computing system", IEEE Transactions on Computers C-31(1), 1982, pages 48–59. The
//! paper's algorithm makes a group reorganise and agree on its task before it works again; here, as in lectures, only the leader
//! is agreed on, and the messages carry the names that textbooks gave them.
//!
//! # Its limits
//!
//! Announcements of two senders can cross when `t_max > 2·t_min`: a process hears the higher one first and believes the
//! lower one, which is late. If the only process that noticed dies, the others may have settled on a leader that is down: who
//! detects failures should tell all. And whenever a higher process returns, two lead until its COORDINATOR has arrived.
//!
//! # The variants
//!
//! - `standard`: as above.
//! - `accept-any`: a COORDINATOR is believed whatever its sender, so that a leader that returns while an election is ending
//!   splits the group.
//! - `unguarded`: every ELECTION starts another election, even when one is running; nobody settles.
//! - `restless`: guarded, but nobody settles.
//! - `trusting`: after an ANSWER a process thinks its work done, and does not wait for the COORDINATOR. If the answerer then
//!   dies, nobody leads.
//! - `patient`: who returns, or hears a lower COORDINATOR, holds back for T before it begins, so that the lower one's
//!   announcement has arrived everywhere when its own sets out: announcements no longer cross.

mod explain;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use crate::protocol::{
    Catalogued, Effects, ElectionInput, Event, Id, Local, Port, Protocol, Seat, Setup, Standing, Ticks, Topology, messages,
    steps, timers, variants,
};

/// The algorithm in one of its variants, with the network's timing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bully {
    variant: Variant,
    /// T, in ticks: silence for that long means that a process is down.
    patience: Ticks,
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
    /// Whether a process that hears a COORDINATOR settles.
    const fn settles(self) -> bool {
        !matches!(self.variant, Variant::Unguarded | Variant::Restless)
    }
}

/// What a process remembers; a crash spares nothing of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// How far an election of its own has come.
    phase: Phase,
    /// The leader, or `None`: @.
    elected: Option<Id>,
    /// It has just heard a COORDINATOR, and begins no election because of somebody else's.
    settling: bool,
}

/// How far an election of its own has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// None is running.
    Idle,
    /// It has asked all higher processes, and nobody has answered yet.
    AwaitingAnswer,
    /// A higher process has taken over, and is to announce itself or somebody higher.
    AwaitingCoordinator,
    /// It is about to begin one (only `patient`).
    HoldingBack,
}

messages! {
    /// What the processes say to one another.
    #[derive(Copy)]
    pub enum Message {
        /// "Is anybody up who is higher than I?" Goes to every higher process; silence is the answer no.
        Election {
            /// Who asks.
            id: Id,
        } => "ELECTION",
        /// "I am, and I take over." The one that asked need not be leader and stands down.
        Answer {
            /// Who answers.
            id: Id,
        } => "ANSWER",
        /// "I lead." Nobody higher answered the sender; everybody has to be told.
        Coordinator {
            /// The leader.
            id: Id,
        } => "COORDINATOR",
    }
}

timers! {
    "bully":
    /// What a process waits for, with an end to the waiting.
    pub enum Timer {
        /// T for an ANSWER: then nobody higher is up.
        Answer => "answer",
        /// 2T for a COORDINATOR: then the one that answered is down too.
        Coordinator => "coordinator",
        /// T after a COORDINATOR: then the questions about the leader before have all arrived.
        Settle => "settle",
        /// T before an election begins (only `patient`).
        Patience => "patience",
    }
}

steps! {
    "bully":
    /// The transitions, each of which obeys one line of the listing. The first step of a handling says why, the second one, if it
    /// begins an election or ends one, what follows.
    pub enum Step {
        /// A start found an election of its own running.
        StartIgnored => "start-ignored",
        /// A start.
        Start => "start",
        /// It is back, and begins.
        Recovered => "recovered",
        /// It is back, and holds back (only `patient`).
        HoldBackRecovered => "hold-back-recovered",
        /// It has held back long enough (only `patient`).
        PatienceOver => "patience-over",
        /// It answers a lower process and begins.
        Answer => "answer",
        /// It answers a lower process while an election of its own is running.
        AnswerRunning => "answer-running",
        /// It answers a lower process and goes on settling.
        AnswerSettling => "answer-settling",
        /// It answers a lower process and goes on holding back (only `patient`).
        AnswerHoldingBack => "answer-holding-back",
        /// A higher process answered.
        StandDown => "stand-down",
        /// A higher process answered, and that is enough for it (only `trusting`).
        Trust => "trust",
        /// An answer that it no longer waits for.
        AnswerIgnored => "answer-ignored",
        /// Nobody answered.
        AnswerTimeout => "answer-timeout",
        /// Nobody announced itself.
        CoordinatorTimeout => "coordinator-timeout",
        /// It takes a higher process for its leader.
        Follow => "follow",
        /// It takes a lower process for its leader (only `accept-any`).
        FollowLower => "follow-lower",
        /// A lower process announced itself: it begins, to bully it.
        LowerCoordinator => "lower-coordinator",
        /// A lower process announced itself while an election of its own is running.
        LowerCoordinatorIgnored => "lower-coordinator-ignored",
        /// A lower process announced itself: it holds back (only `patient`).
        HoldBackLower => "hold-back-lower",
        /// It has settled.
        Settled => "settled",
        /// An election of its own begins.
        Begin => "begin",
        /// It announces itself.
        Announce => "announce",
    }
}

impl Catalogued for Bully {
    type Variant = Variant;

    const TITLE: &'static str = "Bully";

    fn new(variant: Variant, setup: &Setup<'_>) -> Self {
        Self { variant, patience: setup.patience() }
    }
}

impl Protocol for Bully {
    type Input = ElectionInput;
    type State = State;
    type Stable = ();
    type Message = Message;
    type Timer = Timer;
    type Step = Step;

    const TOPOLOGY: Topology = Topology::Complete;
    const KNOWS_EVERYBODY: bool = true;

    fn boot(&self, _: Local<'_>, input: &ElectionInput, stable: Option<()>, _: &mut impl Effects<Self>) -> State {
        let elected = if stable.is_none() { input.leader } else { None };
        State { phase: Phase::Idle, elected, settling: false }
    }

    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        match event {
            Event::Start if state.phase != Phase::Idle => fx.line(Step::StartIgnored),
            Event::Start => {
                fx.line(Step::Start);
                self.begin(me, state, fx);
            }

            Event::Recovered if self.variant == Variant::Patient => {
                fx.line(Step::HoldBackRecovered);
                self.hold_back(state, fx);
            }
            Event::Recovered => {
                fx.line(Step::Recovered);
                self.begin(me, state, fx);
            }

            Event::Received { from, message: Message::Election { .. } } => self.answer(me, from, state, fx),

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
                fx.arm(Timer::Coordinator, 2 * self.patience);
            }

            Event::Fired(Timer::Answer) => {
                fx.line(Step::AnswerTimeout);
                announce(me, state, fx);
            }
            Event::Fired(Timer::Coordinator) => {
                fx.line(Step::CoordinatorTimeout);
                self.begin(me, state, fx);
            }
            Event::Fired(Timer::Patience) => {
                fx.line(Step::PatienceOver);
                self.begin(me, state, fx);
            }
            Event::Fired(Timer::Settle) => {
                fx.line(Step::Settled);
                state.settling = false;
            }

            Event::Received { message: Message::Coordinator { id: leader }, .. } if leader > me.id => {
                fx.line(Step::Follow);
                self.follow(leader, state, fx);
            }
            Event::Received { message: Message::Coordinator { id: leader }, .. } => self.lower(me, leader, state, fx),

            // Silence tells a bully as much as a notice does.
            Event::Undeliverable { .. } => {}
        }
    }

    fn stable(&self, _: &State) {}

    fn standing(&self, _: Seat<'_>, state: &State) -> Standing {
        Standing::following(state.elected, matches!(state.phase, Phase::AwaitingAnswer | Phase::AwaitingCoordinator))
    }
}

impl Bully {
    /// Begins an election: asks everybody higher, or announces itself if there is nobody.
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
        for port in higher(me) {
            fx.send(port, Message::Election { id: me.id });
        }
        state.phase = Phase::AwaitingAnswer;
        fx.arm(Timer::Answer, self.patience);
    }

    /// ELECTION arrives: only a lower process asks, and it is always answered.
    fn answer(self, me: Local<'_>, from: Port, state: &mut State, fx: &mut impl Effects<Self>) {
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

    /// COORDINATOR of a lower process arrives: it is bullied out of the lead.
    fn lower(self, me: Local<'_>, leader: Id, state: &mut State, fx: &mut impl Effects<Self>) {
        match state.phase {
            _ if self.variant == Variant::AcceptAny => {
                fx.line(Step::FollowLower);
                self.follow(leader, state, fx);
            }
            Phase::AwaitingAnswer | Phase::AwaitingCoordinator => fx.line(Step::LowerCoordinatorIgnored),
            Phase::Idle | Phase::HoldingBack if self.variant == Variant::Patient => {
                fx.line(Step::HoldBackLower);
                self.hold_back(state, fx);
            }
            Phase::Idle | Phase::HoldingBack => {
                fx.line(Step::LowerCoordinator);
                self.begin(me, state, fx);
            }
        }
    }

    /// Takes a process for its leader, and settles.
    fn follow(self, leader: Id, state: &mut State, fx: &mut impl Effects<Self>) {
        stop_waiting(state, fx);
        state.elected = Some(leader);
        if self.settles() {
            state.settling = true;
            fx.arm(Timer::Settle, self.patience);
        }
    }

    /// Begins only after a while, counted from here.
    fn hold_back(self, state: &mut State, fx: &mut impl Effects<Self>) {
        state.phase = Phase::HoldingBack;
        fx.arm(Timer::Patience, self.patience);
    }
}

/// Announces itself: nobody higher is up.
fn announce(me: Local<'_>, state: &mut State, fx: &mut impl Effects<Bully>) {
    fx.line(Step::Announce);
    state.elected = Some(me.id);
    state.phase = Phase::Idle;
    for (port, _) in me.peers() {
        fx.send(port, Message::Coordinator { id: me.id });
    }
}

/// Whatever it was waiting for, it waits no longer.
fn stop_waiting(state: &mut State, fx: &mut impl Effects<Bully>) {
    match std::mem::replace(&mut state.phase, Phase::Idle) {
        Phase::Idle => {}
        Phase::AwaitingAnswer => fx.disarm(Timer::Answer),
        Phase::AwaitingCoordinator => fx.disarm(Timer::Coordinator),
        Phase::HoldingBack => fx.disarm(Timer::Patience),
    }
}

/// The ports of the processes with a higher id, by position.
fn higher(me: Local<'_>) -> impl Iterator<Item = Port> {
    me.peers().filter(move |&(_, id)| id > me.id).map(|(port, _)| port)
}
