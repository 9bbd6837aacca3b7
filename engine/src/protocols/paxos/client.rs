//! The client's part: it asks one proposer after the other until a learner answers.

use super::state::State;
use super::{CLIENT, Message, Own, Paxos, Timer};
use crate::protocol::{Datum, Effects, Evidence, Local, LogEntry, Port};

impl Paxos {
    /// It is asked from outside to have a value chosen.
    pub(super) fn ask(&self, me: Local<'_>, state: &mut State, value: Datum, fx: &mut impl Effects<Self>) {
        if !self.has(me.position, CLIENT) || state.client.asks.is_some() {
            return fx.line(Own::AskIgnored.into());
        }
        fx.attest(Evidence::Proposed(LogEntry::of(value)));
        let client = &mut state.client;
        (client.asks, client.place, client.has_asked, client.was_refused) = (Some(value), 0, true, false);
        if let Some(&at) = self.proposers.first() {
            fx.line(Own::Ask { proposer: me.id_of(Port::peer(at)) }.into());
            fx.send(Port::peer(at), Message::Request { value });
        }
        fx.arm(Timer::Client, self.client_patience);
    }

    pub(super) fn ask_next(&self, me: Local<'_>, state: &mut State, fx: &mut impl Effects<Self>) {
        let client = &mut state.client;
        let Some(value) = client.asks else { return };
        client.place = (client.place + 1) % self.proposers.len().max(1);
        if let Some(&at) = self.proposers.get(client.place) {
            fx.line(Own::AskNext { proposer: me.id_of(Port::peer(at)) }.into());
            fx.send(Port::peer(at), Message::Request { value });
        }
        fx.arm(Timer::Client, self.client_patience);
    }

    /// A learner says what is chosen, whether or not that was asked for.
    pub(super) fn take_response(state: &mut State, value: Datum, fx: &mut impl Effects<Self>) {
        fx.line(match state.client.asks {
            Some(asked) if asked == value => Own::Answered.into(),
            Some(asked) => Own::AnsweredOtherwise { asked }.into(),
            None => Own::AnswerLate.into(),
        });
        if let Some(asked) = state.client.asks.take() {
            state.client.was_refused = asked != value;
            fx.disarm(Timer::Client);
        }
        state.decide(value);
    }
}
