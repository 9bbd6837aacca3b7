//! The steps of a search that has visited all states, made again.

use super::store::Store;
use super::{Step, Successors, System};

/// What follows a state: steps and states. All have been visited, so that every number has room.
pub(super) fn following(system: &mut impl System, store: &Store, state: u32, out: &mut Successors, into: &mut Vec<(Step, u32)>) {
    out.clear();
    into.clear();
    system.next(store.row(state), out);
    let words = system.layout().words();
    let states = out.rows.chunks_exact(words).map(|row| store.find(row));
    into.extend(out.steps.iter().copied().zip(states).filter_map(|(step, state)| Some((step, state?))));
}
