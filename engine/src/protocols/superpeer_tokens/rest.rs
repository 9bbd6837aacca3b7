//! When nothing but rumours is left to be told.

use std::collections::{BTreeMap, BTreeSet};

use super::State;
use crate::protocol::{Id, Local};

/// Whether every holder is a super-peer and every other process is served, or refused by all whose rumours reach it; or no token is left.
pub(super) fn is_upheld(live: &[(Local<'_>, &State)]) -> bool {
    let holders = || live.iter().filter(|(_, state)| state.token.is_some());
    if holders().next().is_none() {
        // Before they start nothing is upheld.
        return live.iter().any(|(_, state)| state.has_started);
    }
    let serving: BTreeMap<Id, &State> = holders().map(|(me, state)| (me.id, *state)).collect();
    if serving.iter().any(|(id, state)| state.elected != Some(*id)) {
        return false;
    }
    let is_served =
        |member: Id, by: Id| by == member || serving.get(&by).is_some_and(|state| state.members.binary_search(&member).is_ok());
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

/// Whether each of some processes is refused by all holders to which live processes link it.
fn are_refused(live: &[(Local<'_>, &State)], open: &[(Local<'_>, &State)]) -> bool {
    let by_position: BTreeMap<u32, (Local<'_>, &State)> = live.iter().map(|&(me, state)| (me.position, (me, state))).collect();
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
