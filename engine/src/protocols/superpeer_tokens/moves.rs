//! A token moves: it is offered, and accepted or not.

use super::message::{Message, Rumour};
use super::{State, Step, SuperpeerTokens, Token, Variant};
use crate::protocol::{Decimal, Effects, Local, Port};

/// By which θ grows with a move.
const COOLING: f64 = 1.1;

impl SuperpeerTokens {
    /// HANDOVER arrives.
    pub(super) fn offered(
        &self,
        me: Local<'_>,
        from: Port,
        state: &mut State,
        (token, theta, number): (u32, Decimal, u32),
        fx: &mut impl Effects<Self>,
    ) {
        if state.rumours.knows_above(token, number) {
            return fx.line(Step::HandoverIgnored);
        }
        if state.token.is_some() {
            fx.line(Step::Decline { token });
            return fx.send(from, Message::Refuse { token, number });
        }
        fx.line(Step::Accept { token });
        if state.period == 0 {
            // To be offered a token is news of it: a holder without periods would never tell of it.
            self.begin_period(me, state, fx);
        }
        let theta = if self.variant == Variant::Restless { theta } else { Decimal::new(theta.value() * COOLING) };
        let held = Token { which: token, number: number.saturating_add(1), theta, begins: 0, offered: None };
        state.token = Some(held);
        let rumour = Rumour { token, position: me.position, number: held.number, settled: false };
        state.rumours.hear(rumour, state.period);
        fx.send(from, Message::Accept { token, number });
    }
}

/// ACCEPT arrives: the token is somebody else's.
pub(super) fn accepted(
    me: Local<'_>,
    from: Port,
    state: &mut State,
    (token, number): (u32, u32),
    fx: &mut impl Effects<SuperpeerTokens>,
) {
    match state.token {
        Some(held) if (held.which, held.number) == (token, number) => {
            fx.line(Step::LetGo { token });
            let_go(me, state);
            let rumour = Rumour { token, position: from.position(), number: number.saturating_add(1), settled: false };
            state.rumours.hear(rumour, state.period);
        }
        _ => fx.line(Step::AcceptIgnored),
    }
}

/// It holds no token any more, and serves nobody.
pub(super) fn let_go(me: Local<'_>, state: &mut State) {
    state.token = None;
    state.members.clear();
    if state.elected == Some(me.id) {
        state.elected = None;
    }
}
