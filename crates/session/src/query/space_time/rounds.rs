//! What a diagram shows of rounds: what processes hold behind each barrier, the messages that cross one too late, and the way of a value.

use std::collections::BTreeSet;

use super::{Barrier, Crossing, Neighbours, Rounds};
use crate::query::holdings::way;
use crate::run::Run;
use suffrage_engine::protocol::{Datum, Ticks};

/// The rounds of a run, where its processes go through rounds together.
pub(super) fn rounds(run: &Run, window: Neighbours) -> Option<Rounds> {
    if !run.entry.barrier().is_some() {
        return None;
    }
    let census = &run.now.census;
    let behind = |index: usize| census.behind.get(index);
    let barriers: Vec<Barrier> = census
        .rounds
        .iter()
        .enumerate()
        .map(|(index, &tick)| Barrier {
            tick,
            behind: window.positions().map(|at| behind(index).and_then(|behind| behind.get(at)?.clone())).collect(),
        })
        .collect();
    let proposed = (0..run.count() as u32).filter_map(|at| run.now.world.proposal(at));
    let held = census.behind.iter().flat_map(|behind| behind.iter().flatten()).filter_map(|behind| behind.set.as_ref());
    let values: BTreeSet<Datum> = proposed.chain(held.flatten().copied()).collect();
    Some(Rounds { values: values.into_iter().collect(), barriers, broken: census.broken.clone() })
}

impl Rounds {
    /// The first barrier that a message crosses although it was sent in a round that ends there.
    fn crossed(&self, crossing: &Crossing, now: Ticks) -> Option<Ticks> {
        let crosses = |tick: &Ticks| crossing.sent < *tick && *tick < crossing.due;
        self.barriers
            .iter()
            .map(|barrier| barrier.tick)
            .find(crosses)
            .filter(|tick| *tick <= now && crossing.lost.is_none())
    }

    /// Marks the messages that came too late, and those by which the selected process came to the value that it has come to.
    pub(super) fn mark(&self, run: &Run, crossings: &mut [Crossing], selected: usize) {
        let now = run.tick();
        for crossing in crossings.iter_mut().filter(|crossing| !crossing.notice) {
            crossing.late = self.crossed(crossing, now);
        }
        let way = way(run, selected);
        for crossing in crossings {
            crossing.on_way = way.iter().any(|hop| crossing.arrival == Some(hop.arrival));
        }
    }
}

#[cfg(test)]
mod tests;
