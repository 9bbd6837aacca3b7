//! Who leads the proposers: the bully algorithm among them, and what becomes of a value meanwhile.

use super::super::bully::{self, Bully};
use super::roles::State;
use super::{Message, Own, Paxos, Step, Timer};
use crate::protocol::prelude::*;

impl From<bully::Timer> for Timer {
    fn from(timer: bully::Timer) -> Self {
        match timer {
            bully::Timer::Answer => Self::Answer,
            bully::Timer::Coordinator => Self::Coordinator,
            bully::Timer::Settle => Self::Settle,
            bully::Timer::Patience => Self::Patience,
        }
    }
}

impl Timer {
    /// The same timer of the bully, if it is one.
    pub(super) const fn of_the_bully(self) -> Option<bully::Timer> {
        match self {
            Self::Client | Self::Attempt => None,
            Self::Answer => Some(bully::Timer::Answer),
            Self::Coordinator => Some(bully::Timer::Coordinator),
            Self::Settle => Some(bully::Timer::Settle),
            Self::Patience => Some(bully::Timer::Patience),
        }
    }
}

impl Paxos {
    /// The ids of the proposers, by position.
    pub(super) fn ids_of_proposers(&self, known: &[Id]) -> Vec<Id> {
        self.proposers.iter().filter_map(|&at| known.get(at as usize).copied()).collect()
    }

    pub(super) fn boot_election(
        &self,
        me: Local<'_>,
        given: &Given,
        before: Option<&State>,
        fx: &mut impl Effects<Self>,
    ) -> Option<bully::State> {
        if !self.elects || !self.has(me.position, PROPOSER) {
            return None;
        }
        let ids = self.ids_of_proposers(me.known);
        let group = Group { positions: &self.proposers, ids: &ids };
        let given = Given { leader: given.leader.filter(|leader| ids.contains(leader)), ..*given };
        let before = before.and_then(|before| before.election.as_ref());
        Some(self.bully.boot(group.local(me)?, &given, before, &mut within(group, fx)))
    }

    /// The leader that a proposer knows: itself where nobody is elected.
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

    /// An event of the election; then what it keeps goes its way if it knows a leader.
    pub(super) fn elect(&self, me: Local<'_>, state: &mut State, event: &Event<Self>, fx: &mut impl Effects<Self>) {
        let ids = self.ids_of_proposers(me.known);
        let group = Group { positions: &self.proposers, ids: &ids };
        let Some(election) = state.election.as_mut() else { return };
        let (Some(local), Some(event)) = (group.local(me), inner(group, event)) else { return };
        self.bully.handle(local, election, event, &mut within(group, fx));
        if self.proposing(me, state).is_some() {
            for value in std::mem::take(&mut state.proposer.kept) {
                self.send_its_way(me, state, value, fx);
            }
        }
    }

    /// A REQUEST, or the value of an attempt that is given up: to whoever leads, or kept until somebody does.
    pub(super) fn hand_on(&self, me: Local<'_>, state: &mut State, value: Datum, fx: &mut impl Effects<Self>) {
        if self.proposing(me, state).is_some() {
            return self.send_its_way(me, state, value, fx);
        }
        Self::keep(state, value, fx);
        self.elect(me, state, &Event::Start, fx);
    }

    /// Holds a value back, once.
    pub(super) fn keep(state: &mut State, value: Datum, fx: &mut impl Effects<Self>) {
        fx.line(Own::Keep { value }.into());
        if !state.proposer.kept.contains(&value) {
            state.proposer.kept.push(value);
        }
    }

    /// The leader proposes, unless an attempt is running; who follows passes the value on to it.
    fn send_its_way(&self, me: Local<'_>, state: &mut State, value: Datum, fx: &mut impl Effects<Self>) {
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

    /// It does not lead any more: its attempt is over, and the value goes to whoever does.
    pub(super) fn stand_back(&self, me: Local<'_>, state: &mut State, value: Datum, fx: &mut impl Effects<Self>) {
        fx.line(Own::StandBack.into());
        state.proposer.attempt = None;
        self.hand_on(me, state, value, fx);
    }
}

fn within<'a, F: Effects<Paxos>>(group: Group<'a>, fx: &'a mut F) -> Within<'a, Bully, Paxos, F> {
    Within { fx, group, message: Message::from, timer: Timer::from, step: Step::Elect }
}

/// The event as the bully handles it; `None` if it is none of its own.
fn inner(group: Group<'_>, event: &Event<Paxos>) -> Option<Event<Bully>> {
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
