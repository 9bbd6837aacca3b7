//! What the class sees of Paxos: roles, labels, and the rule behind each step.

use super::super::bully;
use super::state::{Phase, State};
use super::{ACCEPTOR, CLIENT, LEARNER, Message, Own, PROPOSER, Paxos, Step, Timer, Vote, bounds, show};
use crate::protocol::{
    Ballot, Bearer, Bound, Datum, Derivation, Explain, Explanation, Fact, Group, Handled, Holding, Local, MessageClass, PartView,
    Remark, Role, Seen, Steps as _, Timers as _, Value, Way, Weighed,
};

impl Explain for Paxos {
    const ROLES: &[Role] = &[Role::Idle, Role::Active, Role::Waiting, Role::Leader, Role::Decided];
    const CLASSES: &[&[MessageClass]] = Self::CLASSES;
    const HOLDS: bool = true;
    const DERIVES: bool = true;
    const VOTERS: Option<usize> = Some(ACCEPTOR);

    fn role(&self, me: Local<'_>, state: &State) -> Role {
        match state {
            State { election: Some(_), .. } if self.may_propose(me, state) => Role::Leader,
            State { decided: Some(_), .. } => Role::Decided,
            _ if state.acceptor.accepted.is_some() => Role::Active,
            _ if state.acceptor.promised.is_some() || state.client.asks.is_some() || state.is_attempting() => Role::Waiting,
            _ if !state.proposer.kept.is_empty() => Role::Waiting,
            _ => Role::Idle,
        }
    }

    fn facts(&self, me: Local<'_>, state: &State) -> Vec<Fact> {
        let has = |part: usize| self.has(me.position, part);
        let mut facts = Vec::new();
        if has(CLIENT) {
            facts.push(match state.client.asks {
                Some(value) => Fact::new("fact-paxos-asks").with("value", value.into()),
                None => Fact::new("fact-paxos-asks-nothing"),
            });
        }
        if has(PROPOSER) {
            facts.extend(self.facts_of_proposer(me, state));
        }
        if has(ACCEPTOR) {
            facts.push(match state.acceptor.promised {
                Some(ballot) => Fact::new("fact-paxos-promised").with("ballot", ballot.into()),
                None => Fact::new("fact-paxos-promised-nothing"),
            });
            facts.push(match state.acceptor.accepted {
                Some(Vote { ballot, value }) => {
                    Fact::new("fact-paxos-accepted").with("ballot", ballot.into()).with("value", value.into())
                }
                None => Fact::new("fact-paxos-accepted-nothing"),
            });
        }
        if has(LEARNER) {
            let heard = state.heard.0.iter().map(|(ballot, votes)| {
                let fact = Fact::new("fact-paxos-heard").with("ballot", Value::from(*ballot)).with("value", votes.value.into());
                fact.number("count", votes.voters.len() as u64).number("majority", self.majority as u64)
            });
            facts.extend(heard);
        }
        facts.push(match state.decided {
            Some(value) => Fact::new("fact-paxos-decided").with("value", value.into()),
            None => Fact::new("fact-paxos-undecided"),
        });
        facts
    }

    fn badge(&self, _: Local<'_>, state: &State) -> Option<Remark> {
        let held = match (state.acceptor.accepted, state.acceptor.promised) {
            (Some(Vote { ballot, value }), _) => format!("{ballot}={value}"),
            (None, Some(promised)) => promised.to_string(),
            (None, None) => return None,
        };
        Some(Remark::new("badge-paxos").with("held", Value::Text(held)))
    }

    fn payload(message: &Message) -> String {
        show::payload(*message)
    }

    fn whole(message: &Message) -> Option<String> {
        show::whole(*message)
    }

    fn values_in(message: &Message) -> Vec<Datum> {
        message.value().into_iter().collect()
    }

    fn way(message: &Message) -> Option<Way> {
        Some(message.way())
    }

    fn ballot_in(message: &Message) -> Option<Ballot> {
        message.ballot()
    }

    fn timer_meaning(&self, me: Local<'_>, timer: Timer) -> Remark {
        let meaning = timer.of_the_bully().map_or_else(|| timer.meaning(), |timer| timer.meaning());
        Remark::new(meaning).id("me", me.id)
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>) -> Explanation {
        let own = match step {
            Step::Own(own) => own,
            Step::Elect(step) => return self.elects_by(me, step, handled),
        };
        let told = self.values(me, step, handled, step.tell(step.rule().id("me", me.id)));
        let weighed = self.weighs(me, own, handled);
        Explanation { weighed, ignored: step.is_ignored(), refused: step.is_refused(), ..told }
    }

    fn values(&self, me: Local<'_>, _: Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        let told = told.id("j", handled.subject().unwrap_or(me.id)).number("majority", self.majority as u64);
        let told = told.number("acceptors", self.acceptors.len() as u64).number("clients", self.clients.len() as u64);
        // What the message carries.
        let none = || Value::Text(String::new());
        let message = handled.message();
        let sent = message.and_then(|message| message.ballot()).map_or_else(none, Value::from);
        let says = message.and_then(|message| message.value()).map_or_else(none, Value::from);
        told.with("sent", &sent).with("says", &says)
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        let phase = state.proposer.attempt.as_ref().map(|attempt| attempt.phase);
        let key = match phase {
            Some(Phase::Preparing) => "wait-paxos-promises",
            Some(Phase::Proposing) => "wait-paxos-votes",
            Some(Phase::BackingOff) => "wait-paxos-back-off",
            Some(Phase::Done) | None if state.client.asks.is_some() => "wait-paxos-response",
            Some(Phase::Done) | None if !state.proposer.kept.is_empty() => "wait-paxos-leader",
            Some(Phase::Done) | None => return None,
        };
        Some(Remark::new(key).id("me", me.id).with("ballot", Self::ballot(me, state).into()))
    }

    fn holdings(&self, _: Local<'_>, state: &State) -> Vec<Holding> {
        self.held(state)
    }

    fn views(&self, me: Local<'_>, state: &State) -> Vec<PartView> {
        self.parts_of(me, state)
    }

    fn derivation(&self, me: Local<'_>, state: &State) -> Option<Derivation> {
        self.derived(me, state)
    }

    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        bounds::bounds(self, seen)
    }
}

impl Paxos {
    fn facts_of_proposer(&self, me: Local<'_>, state: &State) -> Vec<Fact> {
        let ballot = Value::from(Self::ballot(me, state));
        let attempt = state.proposer.attempt.as_ref();
        let key = match attempt.map(|attempt| attempt.phase) {
            None => "fact-paxos-no-attempt",
            Some(Phase::Preparing) => "fact-paxos-preparing",
            Some(Phase::Proposing) => "fact-paxos-proposing",
            Some(Phase::BackingOff) => "fact-paxos-backing-off",
            Some(Phase::Done) => "fact-paxos-done",
        };
        let mut facts = vec![Fact::new(key).with("ballot", ballot)];
        if let Some(attempt) = attempt {
            let promises = Fact::new("fact-paxos-promises").number("count", attempt.promises.len() as u64);
            facts.push(promises.number("majority", self.majority as u64));
            facts.extend(attempt.proposes.map(|value| Fact::new("fact-paxos-proposes").with("value", value.into())));
        }
        facts.extend(state.proposer.kept.iter().map(|&value| Fact::new("fact-paxos-keeps").with("value", value.into())));
        if let Some(election) = &state.election {
            let ids = self.ids_of_proposers(me.known);
            let group = Group { positions: &self.proposers, ids: &ids };
            facts.extend(group.local(me).map(|local| self.bully.facts(local, election)).unwrap_or_default());
        }
        facts
    }

    /// A step of the bully in its own words.
    fn elects_by(&self, me: Local<'_>, step: bully::Step, handled: &Handled<'_, Self>) -> Explanation {
        let ids = self.ids_of_proposers(me.known);
        let group = Group { positions: &self.proposers, ids: &ids };
        let local = group.local(me).unwrap_or(me);
        let message = handled.message().and_then(|message| message.of_the_bully());
        let handled = match (handled, &message) {
            (Handled::Received { from, .. }, Some(message)) => Handled::Received { from: *from, message },
            (Handled::Undeliverable { to, .. }, Some(message)) => Handled::Undeliverable { to: *to, message },
            (Handled::Start { noticed }, _) => Handled::Start { noticed: *noticed },
            (Handled::Recovered, _) => Handled::Recovered,
            (Handled::Fired(timer), _) if timer.of_the_bully().is_some() => {
                Handled::Fired(timer.of_the_bully().unwrap_or(bully::Timer::Answer))
            }
            // A value that waits for a leader begins an election.
            _ => Handled::Start { noticed: None },
        };
        self.bully.remark(local, step, &handled)
    }

    /// The values that a step of its own decides by.
    fn weighs(&self, me: Local<'_>, own: Own, handled: &Handled<'_, Self>) -> Weighed {
        let sent = handled.message().and_then(|message| message.ballot());
        let against = |known: Ballot| sent.map(|sent| Weighed::pair(sent, known, Value::from));
        let share = |count: u32| Some(Weighed::share(count.into(), self.majority as u64));
        let carried = |value: Option<Datum>| value.map(|value| Weighed::one(Bearer::Message, Value::from(value)));
        let weighed = match own {
            Own::PrepareRefused { promised } | Own::ProposeRefused { promised } => against(promised),
            Own::Promise | Own::PromiseVote { .. } | Own::Accept => sent.map(|sent| Weighed::one(Bearer::Message, sent)),
            Own::CountPromise { count } | Own::CountVote { count } => share(count),
            Own::Answered | Own::AnsweredOtherwise { .. } | Own::AnswerLate | Own::TakeRequest | Own::RequestIgnored => {
                carried(handled.message().and_then(|message| message.value()))
            }
            Own::Adopt { value, .. }
            | Own::ChooseOwn { value }
            | Own::IgnoreVotes { value, .. }
            | Own::ProposeOwn { value }
            | Own::Succeed { value }
            | Own::Learn { value }
            | Own::Keep { value }
            | Own::Lead { value }
            | Own::Drop { value }
            | Own::PassOn { value, .. } => Some(Weighed::one(Bearer::Process, value)),
            Own::Prepare { ballot } | Own::GiveUpPromises { ballot } | Own::GiveUpVotes { ballot } => {
                Some(Weighed::one(Bearer::Process, ballot))
            }
            Own::Ask { .. }
            | Own::AskIgnored
            | Own::AskNext { .. }
            | Own::ProposeIgnored
            | Own::PromiseLate
            | Own::PromiseIgnored
            | Own::BackOff { .. }
            | Own::BackOffOver
            | Own::VoteLate
            | Own::StandBack
            | Own::Returned
            | Own::Kept
            | Own::Forgot => None,
        };
        weighed.unwrap_or_else(|| Weighed::one(Bearer::Process, me.id))
    }
}
