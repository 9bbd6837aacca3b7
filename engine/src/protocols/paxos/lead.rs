//! The leader of the proposers: they run the bully algorithm, and values wait until a leader is known.

use std::num::NonZeroU32;

use super::super::bully::{self, Bully};
use super::roles::{Fx, State};
use super::{Message, Own, Paxos, Step, Timer};
use crate::protocol::prelude::*;

impl From<bully::Timer> for Timer {
    fn from(timer: bully::Timer) -> Self {
        Self::ALL[Self::Answer.index() + timer.index()]
    }
}

impl Timer {
    pub(super) fn of_the_bully(self) -> Option<bully::Timer> {
        bully::Timer::ALL.get(self.index().checked_sub(Self::Answer.index())?).copied()
    }
}

impl Paxos {
    pub(super) fn group(&self, me: Local<'_>) -> Group<'_> {
        let ids = self.proposers.iter().filter_map(|&at| me.known.get(at as usize).copied()).collect();
        Group { positions: &self.proposers, ids }
    }

    pub(super) fn boot_bully(
        &self,
        me: Local<'_>,
        given: &Given,
        before: Option<&State>,
        fx: Fx<'_>,
    ) -> Option<bully::State> {
        if !self.elects || !self.has(me.position, PROPOSER) {
            return None;
        }
        let group = self.group(me);
        let given = Given { leader: given.leader.filter(|leader| group.ids.contains(leader)), ..*given };
        let before = before.and_then(|before| before.election.as_ref());
        Some(self.bully.boot(group.local(me)?, &given, before, &mut Within { fx, group: &group }))
    }

    /// The elected leader, as far as the process knows. Without elections, each proposer is its own leader.
    fn proposing(&self, me: Local<'_>, state: &State) -> Option<Id> {
        let seat = Seat { position: me.position, ids: me.known };
        match &state.election {
            Some(election) => self.bully.standing(seat, election).leader,
            None => Some(me.id),
        }
    }

    pub(super) fn may_propose(&self, me: Local<'_>, state: &State) -> bool {
        self.proposing(me, state) == Some(me.id)
    }

    pub(super) fn elect(&self, me: Local<'_>, state: &mut State, event: &Event<Self>, fx: Fx<'_>) {
        let group = self.group(me);
        let Some(election) = state.election.as_mut() else { return };
        let (Some(local), Some(event)) = (group.local(me), inner(&group, event)) else { return };
        self.bully.handle(local, election, event, &mut Within { fx, group: &group });
        if self.proposing(me, state).is_some() {
            for value in std::mem::take(&mut state.proposer.kept) {
                self.propose_or_forward(me, state, value, fx);
            }
        }
    }

    pub(super) fn give_to_leader(&self, me: Local<'_>, state: &mut State, value: Datum, fx: Fx<'_>) {
        if self.proposing(me, state).is_some() {
            return self.propose_or_forward(me, state, value, fx);
        }
        Self::store_for_leader(state, value, fx);
        self.elect(me, state, &Event::Start, fx);
    }

    pub(super) fn store_for_leader(state: &mut State, value: Datum, fx: Fx<'_>) {
        fx.line(Own::Keep { value }.into());
        if !state.proposer.kept.contains(&value) {
            state.proposer.kept.push(value);
        }
    }

    fn propose_or_forward(&self, me: Local<'_>, state: &mut State, value: Datum, fx: Fx<'_>) {
        match self.proposing(me, state) {
            Some(leader) if leader == me.id && state.is_attempting() => fx.line(Own::Drop { value }.into()),
            Some(leader) if leader == me.id => {
                fx.line(Own::Lead { value }.into());
                self.prepare(me, state, value, fx);
            }
            Some(leader) => {
                fx.line(Own::PassOn { value, leader }.into());
                if let Some(at) = me.known.iter().position(|&known| known == leader) {
                    fx.send(Port::peer(at as u32), Message::Request { value });
                }
            }
            None => {}
        }
    }

    pub(super) fn end_attempt_and_forward(&self, me: Local<'_>, state: &mut State, value: Datum, fx: Fx<'_>) {
        fx.line(Own::StandBack.into());
        state.proposer.attempt = None;
        self.give_to_leader(me, state, value, fx);
    }
}

/// The proposers, which elect a leader among themselves with the bully algorithm.
pub(super) struct Group<'a> {
    positions: &'a [u32],
    ids: Vec<Id>,
}

impl Group<'_> {
    /// The facts that the process knows in the bully algorithm; `None` if the process is no proposer.
    pub(super) fn local(&self, me: Local<'_>) -> Option<Local<'_>> {
        Some(Local::of(me.id, self.inner(Port::peer(me.position))?.position(), &self.ids))
    }

    fn inner(&self, outer: Port) -> Option<Port> {
        self.positions.binary_search(&outer.position()).ok().map(|place| Port::peer(place as u32))
    }
}

struct Within<'a> {
    fx: Fx<'a>,
    group: &'a Group<'a>,
}

impl Effects<Bully> for Within<'_> {
    fn send(&mut self, to: Port, message: bully::Message) {
        if let Some(&at) = self.group.positions.get(to.position() as usize) {
            self.fx.send(Port::peer(at), message.into());
        }
    }

    fn arm(&mut self, timer: bully::Timer, after: Ticks) {
        self.fx.arm(timer.into(), after);
    }

    fn disarm(&mut self, timer: bully::Timer) {
        self.fx.disarm(timer.into());
    }

    fn choose(&mut self, below: NonZeroU32) -> u32 {
        self.fx.choose(below)
    }

    fn line(&mut self, step: bully::Step) {
        self.fx.line(Step::Elect(step));
    }

    fn attest(&mut self, evidence: Evidence) {
        self.fx.attest(evidence);
    }
}

/// The event for the bully algorithm; `None` if the event does not concern that algorithm.
fn inner(group: &Group<'_>, event: &Event<Paxos>) -> Option<Event<Bully>> {
    Some(match *event {
        Event::Start => Event::Start,
        Event::Recovered => Event::Recovered,
        Event::Received { from, message } => {
            Event::Received { from: group.inner(from)?, message: message.of_the_bully()? }
        }
        Event::Undeliverable { to, message } => {
            Event::Undeliverable { to: group.inner(to)?, message: message.of_the_bully()? }
        }
        Event::Fired(timer) => Event::Fired(timer.of_the_bully()?),
        Event::Requested(_) | Event::Membership { .. } => return None,
    })
}
