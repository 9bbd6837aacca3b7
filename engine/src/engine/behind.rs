//! What processes have behind the barriers of rounds that they go through together.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::protocol::{Datum, Held, Local, Remark};
use crate::protocols::sum::{Algorithm, State};
use crate::sim::World;
use crate::sim::observe::Was;

/// What a process has behind a barrier, as the tick of the barrier ends; of one that went down in that tick, what it had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Behind {
    /// The values of the set that it holds, ascending; none of several that are equal is left out. `None` if it holds no set.
    pub set: Option<Vec<Datum>>,
    /// What is drawn beside it everywhere.
    pub badge: Option<Remark>,
    pub decided: Option<Datum>,
    /// What it would decide if the rounds were over.
    pub comes_to: Option<Datum>,
    /// Whether it went down in this tick.
    pub is_down: bool,
}

/// Of more processes nothing is kept: the sets of all of them at every barrier would be too many.
pub(super) const MOST: usize = 64;

impl Behind {
    fn of(protocol: &Algorithm, me: Local<'_>, state: &State) -> Self {
        let set = protocol.holdings(me, state).into_iter().find_map(|holding| match holding.value {
            Held::Set(values) => Some(values.into_iter().map(|(value, _)| value).collect()),
            Held::Nothing | Held::Value(_) | Held::Number(_) | Held::Ballot(_) | Held::Vote(..) => None,
        });
        let (badge, comes_to) = (protocol.marks(me, state).badge, protocol.comes_to(me, state));
        Self { set, badge, decided: None, comes_to, is_down: false }
    }

    /// What a process had that goes down; nothing of one of too many.
    pub(super) fn before_crash(was: &Was<'_>) -> Option<Self> {
        (was.me.known.len() <= MOST).then(|| Self { is_down: true, ..Self::of(was.protocol, was.me, was.state) })
    }
}

/// By position; `None` of a process that is down, unless it went down just now.
pub(super) fn behind(world: &World, gone: &BTreeMap<u32, Behind>) -> Arc<[Option<Behind>]> {
    let protocol = &world.plan().protocol;
    let of = |at: u32| {
        let seen = world.process(at);
        if !seen.up {
            return gone.get(&at).cloned();
        }
        Some(Behind { decided: seen.standing.decided, ..Behind::of(protocol, seen.local, seen.state) })
    };
    (0..world.count() as u32).map(of).collect()
}
