//! The steps of a search that has visited all states, made again.

use super::store::Store;
use super::{Step, Successors, System, Worked};

/// What follows a state: steps and states. All have been visited, so that every number has room.
pub(super) fn following(
    system: &mut impl System,
    store: &Store,
    state: u32,
    out: &mut Successors,
    into: &mut Vec<(Step, u32)>,
) {
    out.clear();
    into.clear();
    let mut worked = system.next(store.row(state), out);
    while worked == Worked::Part {
        worked = system.go_on(out);
    }
    store.find_all(&out.rows, &mut out.found);
    let found = out.steps.iter().zip(&out.found);
    into.extend(found.filter_map(|(&step, found)| Some((step, found.state?))));
}
