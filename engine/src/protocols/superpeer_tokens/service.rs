//! Gossip about tokens, and how a process finds its super-peer: the nearest lasting holder that has room.

use std::collections::{BTreeMap, BTreeSet};

use super::{Fx, Message, Rumour, State, Step, SuperpeerTokens};
use crate::protocol::prelude::*;

/// A super-peer. A holder that stops being a super-peer and later becomes one again has a new `since`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(super) struct Settlement {
    pub(super) position: u32,
    pub(super) token: u32,
    /// The number of the first gossip that the holder sent as a super-peer.
    pub(super) since: u32,
}

impl SuperpeerTokens {
    pub(super) fn look_for_service(&self, me: Local<'_>, state: &mut State, fx: Fx<'_>) {
        let settled: Vec<Settlement> = state.rumours.settled(state.period).collect();
        state.refused_by.retain(|at| settled.contains(at));
        let still_serves = |joined: &Settlement| {
            settled
                .iter()
                .any(|now| (now.position, now.token) == (joined.position, joined.token) && now.since <= joined.since)
        };
        if let Some(leader) = state.elected
            && !state.joined.as_ref().is_some_and(still_serves)
        {
            fx.line(Step::Leave { leader });
            (state.elected, state.joined) = (None, None);
        }
        if state.elected.is_none() {
            self.ask_nearest(me, state, fx);
        }
    }

    pub(super) fn ask_nearest(&self, me: Local<'_>, state: &mut State, fx: Fx<'_>) {
        let Some(own) = me.places.get(me.position as usize) else { return };
        let far = |at: u32| me.places.get(at as usize).map(|place| place.square_to(*own, self.is_torus));
        let settled = state.rumours.settled(state.period);
        let open = settled.filter(|at| at.position != me.position && !state.refused_by.contains(at));
        state.asks = open.min_by_key(|at| (far(at.position), at.position));
        match state.asks {
            None => fx.line(Step::Unserved),
            Some(Settlement { position, .. }) => {
                fx.line(Step::Ask { to: me.id_of(Port::peer(position)) });
                fx.send(Port::peer(position), Message::Join {});
            }
        }
    }

    pub(super) fn asked(&self, me: Local<'_>, from: Port, state: &mut State, fx: Fx<'_>) {
        let member = me.id_of(from);
        let place = state.members.binary_search(&member);
        let has_room = self.limit.is_none_or(|limit| state.members.len() < limit as usize);
        let settlement = state.token.and_then(|held| self.settlement(me, &held)).filter(|_| place.is_ok() || has_room);
        let Some(Settlement { token, since, .. }) = settlement else {
            fx.line(Step::Full);
            return fx.send(from, Message::Full {});
        };
        match place {
            Ok(_) => fx.line(Step::WelcomeAgain),
            Err(at) => {
                state.members.insert(at, member);
                fx.line(Step::Welcome { members: state.members.len() as u32 });
            }
        }
        fx.send(from, Message::Welcome { token, since });
    }

    /// Whether the roles can no longer change: each holder is a super-peer, each other process is served or was refused
    /// by all super-peers that it can reach, and no message in transit changes this. Also true if no token is left.
    pub(super) fn is_settled_for_good<'a>(
        &self,
        live: impl Iterator<Item = (Local<'a>, &'a State)>,
        mut under_way: impl Iterator<Item = &'a Message>,
    ) -> bool {
        let live: Live<'_> = live.map(|(me, state)| (me.position, (me, state))).collect();
        if !under_way.all(|message| is_without_effect(&live, message)) {
            return false;
        }
        let holders = live.values().filter_map(|&(me, state)| Some((me, state, state.token?)));
        let settled = holders.map(|(me, state, held)| Some((me.position, (self.settlement(me, &held)?, state))));
        let Some(serving) = settled.collect::<Option<BTreeMap<u32, (Settlement, &State)>>>() else { return false };
        if serving.is_empty() {
            // Without holders, all tokens are lost, or the run has not started. Only lost tokens bring rest.
            return live.values().any(|(_, state)| state.has_started);
        }
        let accepts = |member: Id, joined: Settlement| {
            serving.get(&joined.position).is_some_and(|(settlement, state)| {
                *settlement == joined && state.members.binary_search(&member).is_ok()
            })
        };
        let mut open = Vec::new();
        for &(me, state) in live.values().filter(|(_, state)| state.token.is_none()) {
            match state.joined {
                Some(joined) if accepts(me.id, joined) => {}
                Some(_) => return false,
                None if state.asks.is_some() => return false,
                None => open.push((me, state)),
            }
        }
        open.is_empty() || are_refused(&live, &serving, &open)
    }
}

type Live<'a> = BTreeMap<u32, (Local<'a>, &'a State)>;

/// Whether the message cannot change a role: GOSSIP, a refusal, or an offer that will not be accepted.
fn is_without_effect(live: &Live<'_>, message: &Message) -> bool {
    let takes = |to: u32| live.get(&to).is_some_and(|(_, state)| state.token.is_none());
    match *message {
        Message::Gossip { .. } | Message::Refuse { .. } => true,
        Message::Handover { token, number, .. } => live
            .values()
            .filter_map(|(_, state)| state.token)
            .any(|held| (held.which, held.number) == (token, number) && held.offered.is_some_and(|to| !takes(to))),
        Message::Accept { .. } | Message::Join {} | Message::Welcome { .. } | Message::Full {} => false,
    }
}

/// Whether each `open` process was refused by all holders that it can reach over links of live processes.
fn are_refused(live: &Live<'_>, serving: &BTreeMap<u32, (Settlement, &State)>, open: &[(Local<'_>, &State)]) -> bool {
    let mut reached: BTreeMap<u32, Vec<&Settlement>> = BTreeMap::new();
    for (&holder, (settlement, _)) in serving {
        let (mut known, mut next) = (BTreeSet::from([holder]), vec![holder]);
        while let Some(at) = next.pop() {
            let neighbours = live.get(&at).map(|(me, _)| me.neighbours).unwrap_or_default();
            next.extend(neighbours.iter().copied().filter(|to| live.contains_key(to) && known.insert(*to)));
        }
        for at in known {
            reached.entry(at).or_default().push(settlement);
        }
    }
    let refused = |(me, state): &(Local<'_>, &State)| {
        reached.get(&me.position).is_none_or(|holders| holders.iter().all(|of| state.refused_by.contains(of)))
    };
    open.iter().all(refused)
}

/// For each token, the gossip with the highest number.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(super) struct Rumours {
    latest: Vec<ReceivedRumour>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
struct ReceivedRumour {
    rumour: Rumour,
    /// The period in which the receiver got the gossip.
    period: u32,
}

impl Rumours {
    fn of(&self, token: u32) -> Result<usize, usize> {
        self.latest.binary_search_by_key(&token, |heard| heard.rumour.token)
    }

    pub(super) fn is_new(&self, rumour: Rumour) -> bool {
        self.of(rumour.token).map_or(true, |at| {
            let known = self.latest[at].rumour;
            rumour.number > known.number || rumour.number == known.number && rumour.position < known.position
        })
    }

    pub(super) fn hear(&mut self, rumour: Rumour, period: u32) {
        let heard = ReceivedRumour { rumour, period };
        match self.of(rumour.token) {
            Ok(at) if self.is_new(rumour) => self.latest[at] = heard,
            Ok(_) => {}
            Err(at) => self.latest.insert(at, heard),
        }
    }

    pub(super) fn knows_above(&self, token: u32, number: u32) -> bool {
        self.of(token).is_ok_and(|at| self.latest[at].rumour.number > number)
    }

    /// The gossip that arrived in this period or the previous one.
    pub(super) fn counting(&self, period: u32) -> impl Iterator<Item = Rumour> + '_ {
        let counts = move |heard: &&ReceivedRumour| period - heard.period.min(period) <= 1;
        self.latest.iter().filter(counts).map(|heard| heard.rumour)
    }

    pub(super) fn settled(&self, period: u32) -> impl Iterator<Item = Settlement> + '_ {
        let settlement = |Rumour { token, position, settled, .. }: Rumour| {
            settled.map(|since| Settlement { position, token, since })
        };
        self.counting(period).filter_map(settlement)
    }
}
