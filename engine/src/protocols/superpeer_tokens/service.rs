//! Who has no token is served by the nearest settled holder that has room.

use super::message::Message;
use super::{State, Step, SuperpeerTokens};
use crate::protocol::{Effects, Local, Port};

impl SuperpeerTokens {
    /// It has no token: it sees whether it is served.
    pub(super) fn look_for_service(&self, me: Local<'_>, state: &mut State, fx: &mut impl Effects<Self>) {
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

    /// Asks the nearest settled holder that has not refused.
    pub(super) fn ask_nearest(&self, me: Local<'_>, state: &mut State, fx: &mut impl Effects<Self>) {
        let Some(own) = me.places.get(me.position as usize) else { return };
        let far = |at: u32| me.places.get(at as usize).map(|place| place.square_to(*own, self.is_torus));
        let open = state.rumours.settled(state.period).filter(|at| *at != me.position && !state.refused_by.contains(at));
        state.asks = open.min_by_key(|&at| (far(at), at));
        match state.asks {
            None => fx.line(Step::Unserved),
            Some(to) => {
                fx.line(Step::Ask { to: me.id_of(Port::peer(to)) });
                fx.send(Port::peer(to), Message::Join {});
            }
        }
    }

    /// JOIN arrives.
    pub(super) fn asked(&self, me: Local<'_>, from: Port, state: &mut State, fx: &mut impl Effects<Self>) {
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
