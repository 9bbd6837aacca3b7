//! The handover of a super-peer's role to a lower process of its segment that comes up.

use super::{Fx, Member, Message, State, Step, SuperpeerDht, Taken, Wait, become_superpeer};
use crate::protocol::prelude::*;

impl SuperpeerDht {
    pub(super) fn membership(&self, me: Local<'_>, state: &mut State, (whose, up): (u32, bool), fx: Fx<'_>) {
        let (ring, other) = (self.ring(me), me.id_of(Port::peer(whose)));
        if state.waits.is_some() {
            return self.begin_by(Step::Again, me, state, fx);
        }
        if !up {
            if let Ok(at) = state.members.binary_search_by_key(&other, |known| known.id) {
                fx.line(Step::StrikeOff);
                state.members.remove(at);
            }
            return;
        }
        if state.elected == Some(other) {
            return self.begin_by(Step::Forgotten, me, state, fx);
        }
        let Some(role) = state.elected.and_then(|serving| ring.position_of(serving)) else { return };
        let moves = ring.is_up(role) && !ring.is_exact && ring.successor(self.circle.key(ring.id(role))) == whose;
        if moves && role == me.position {
            self.hand_over(me, state, whose, fx);
        } else if moves {
            fx.line(Step::AwaitMove);
            state.asked.clear();
            self.wait(Wait::Moved { from: other }, state, fx);
        }
    }

    fn hand_over(&self, me: Local<'_>, state: &mut State, to: u32, fx: Fx<'_>) {
        let from = me.id_of(Port::peer(to));
        let members = std::mem::take(&mut state.members);
        fx.line(Step::HandOver { members: members.len() as u32 });
        state.elected = Some(from);
        state.asked.clear();
        self.wait(Wait::Moved { from }, state, fx);
        let number = state.count();
        fx.send(Port::peer(to), Message::Handover { members, number });
    }

    /// Makes this process the super-peer of the sender and of the sender's members. `handed`: (members, number).
    pub(super) fn take_over(&self, me: Local<'_>, from: Port, state: &mut State, handed: (&[Member], u32), fx: Fx<'_>) {
        let (members, number) = handed;
        let (ring, sender) = (self.ring(me), me.id_of(from));
        if ring.successor(self.circle.key(sender)) != me.position {
            return fx.line(Step::HandoverIgnored);
        }
        fx.line(Step::TakeOver { members: members.len() as u32 });
        become_superpeer(me, state, fx);
        let at = members.partition_point(|member| member.id < sender);
        let own = [Member { id: sender, number }];
        let all = members[..at].iter().chain(&own).chain(&members[at..]);
        let next = ring.next_serving(me.position).map(|next| ring.id(next));
        for member in all {
            let Some(to) = ring.position_of(member.id).filter(|&to| ring.is_up(to) && to != me.position) else {
                continue;
            };
            let answer = match self.take_in(state, *member) {
                Taken::In | Taken::Before => Message::Moved { number: member.number },
                Taken::Not => Message::Full { number: member.number, next },
            };
            fx.send(Port::peer(to), answer);
        }
    }
}
