//! What processes have behind the barriers of rounds that they go through together.

use std::sync::Arc;

use crate::protocol::{Datum, Explain, Held, Remark};
use crate::sim::World;

/// What a live process has behind a barrier, as the tick of the barrier ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Behind {
    /// The values of the set that it holds, ascending; none of several that are equal is left out. `None` if it holds no set.
    pub set: Option<Vec<Datum>>,
    /// What is drawn beside it everywhere.
    pub badge: Option<Remark>,
    pub decided: Option<Datum>,
}

/// Of more processes nothing is kept: the sets of all of them at every barrier would be too many.
pub(super) const MOST: usize = 64;

/// By position; `None` of a process that is down.
pub(super) fn behind<P: Explain>(world: &World<P>) -> Arc<[Option<Behind>]> {
    let protocol = &world.plan().protocol;
    let of = |at: u32| {
        let seen = world.process(at);
        seen.up.then(|| {
            let set = protocol.holdings(seen.local, seen.state).into_iter().find_map(|holding| match holding.value {
                Held::Set(values) => Some(values.into_iter().map(|(value, _)| value).collect()),
                Held::Nothing | Held::Value(_) | Held::Number(_) => None,
            });
            Behind { set, badge: protocol.badge(seen.local, seen.state), decided: seen.standing.decided }
        })
    };
    (0..world.count() as u32).map(of).collect()
}
