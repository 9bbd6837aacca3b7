//! Gossip about tokens, and how a process finds its super-peer: the nearest lasting holder that has room.

use std::collections::{BTreeMap, BTreeSet};

use super::{Fx, Message, Rumour, State, Step, SuperpeerTokens};
use crate::protocol::prelude::*;

impl SuperpeerTokens {
    pub(super) fn look_for_service(&self, me: Local<'_>, state: &mut State, fx: Fx<'_>) {
        let settled: Vec<u32> = state.rumours.settled(state.period).collect();
        state.refused_by.retain(|at| settled.contains(at));
        if let Some(leader) = state.elected
            && !settled.iter().any(|&at| me.id_of(Port::peer(at)) == leader)
        {
            fx.line(Step::Leave { leader });
            state.elected = None;
        }
        if state.elected.is_none() {
            self.ask_nearest(me, state, fx);
        }
    }

    pub(super) fn ask_nearest(&self, me: Local<'_>, state: &mut State, fx: Fx<'_>) {
        let Some(own) = me.places.get(me.position as usize) else { return };
        let far = |at: u32| me.places.get(at as usize).map(|place| place.square_to(*own, self.is_torus));
        let open =
            state.rumours.settled(state.period).filter(|at| *at != me.position && !state.refused_by.contains(at));
        state.asks = open.min_by_key(|&at| (far(at), at));
        match state.asks {
            None => fx.line(Step::Unserved),
            Some(to) => {
                fx.line(Step::Ask { to: me.id_of(Port::peer(to)) });
                fx.send(Port::peer(to), Message::Join {});
            }
        }
    }

    pub(super) fn asked(&self, me: Local<'_>, from: Port, state: &mut State, fx: Fx<'_>) {
        let member = me.id_of(from);
        let place = state.members.binary_search(&member);
        let has_room = self.limit.is_none_or(|limit| state.members.len() < limit as usize);
        match place {
            Ok(_) => fx.line(Step::WelcomeAgain),
            Err(at) if has_room && state.elected == Some(me.id) => {
                state.members.insert(at, member);
                fx.line(Step::Welcome { members: state.members.len() as u32 });
            }
            Err(_) => {
                fx.line(Step::Full);
                return fx.send(from, Message::Full {});
            }
        }
        fx.send(from, Message::Welcome {});
    }
}

/// True if all token holders are super-peers, and each other process is served or was refused by all super-peers that
/// it knows. Also true without tokens.
pub(super) fn is_upheld(live: &[(Local<'_>, &State)]) -> bool {
    let holders = || live.iter().filter(|(_, state)| state.token.is_some());
    if holders().next().is_none() {
        // Before the start, a run without tokens is not upheld.
        return live.iter().any(|(_, state)| state.has_started);
    }
    let serving: BTreeMap<Id, &State> = holders().map(|(me, state)| (me.id, *state)).collect();
    if serving.iter().any(|(id, state)| state.elected != Some(*id)) {
        return false;
    }
    let is_served = |member: Id, by: Id| {
        by == member || serving.get(&by).is_some_and(|state| state.members.binary_search(&member).is_ok())
    };
    let mut open = Vec::new();
    for &(me, state) in live {
        match state.elected {
            Some(by) if is_served(me.id, by) => {}
            Some(_) => return false,
            None if state.asks.is_some() => return false,
            None => open.push((me, state)),
        }
    }
    open.is_empty() || are_refused(live, &open)
}

/// Whether each of the `open` processes was refused by all holders that it can reach over live processes.
fn are_refused(live: &[(Local<'_>, &State)], open: &[(Local<'_>, &State)]) -> bool {
    let by_position: BTreeMap<u32, (Local<'_>, &State)> =
        live.iter().map(|&(me, state)| (me.position, (me, state))).collect();
    let mut reached: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
    for holder in live.iter().filter(|(_, state)| state.token.is_some()).map(|(me, _)| me.position) {
        let (mut known, mut next) = (BTreeSet::from([holder]), vec![holder]);
        while let Some(at) = next.pop() {
            let neighbours = by_position.get(&at).map(|(me, _)| me.neighbours).unwrap_or_default();
            next.extend(neighbours.iter().copied().filter(|to| by_position.contains_key(to) && known.insert(*to)));
        }
        for at in known {
            reached.entry(at).or_default().insert(holder);
        }
    }
    let none = BTreeSet::new();
    let holders_of = |at: u32| reached.get(&at).unwrap_or(&none);
    open.iter().all(|(me, state)| holders_of(me.position).iter().all(|holder| state.refused_by.contains(holder)))
}

/// For each token, the gossip with the highest number; on a tie, with the lower position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(super) struct Rumours {
    latest: Vec<ReceivedRumour>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
struct ReceivedRumour {
    rumour: Rumour,
    /// The period in which the gossip arrived, as counted by the receiving process.
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

    /// The gossip of this and the previous period.
    pub(super) fn counting(&self, period: u32) -> impl Iterator<Item = Rumour> + '_ {
        let counts = move |heard: &&ReceivedRumour| period - heard.period.min(period) <= 1;
        self.latest.iter().filter(counts).map(|heard| heard.rumour)
    }

    pub(super) fn settled(&self, period: u32) -> impl Iterator<Item = u32> + '_ {
        self.counting(period).filter(|rumour| rumour.settled).map(|rumour| rumour.position)
    }
}
