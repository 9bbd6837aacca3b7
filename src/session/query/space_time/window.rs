//! Which part of a run a diagram shows.

use std::ops::Range;

use crate::protocol::{Ticks, Topology};
use crate::session::model::space_time::{Neighbours, SpaceTimeAsk};
use crate::session::run::Run;

/// The processes and the ticks of a diagram, and the records that may be in it.
pub(super) struct Window {
    pub(super) processes: Neighbours,
    pub(super) from: Ticks,
    pub(super) until: Ticks,
    /// The records of the ticks, in the order of the run.
    pub(super) records: Range<usize>,
    /// For each tick of the window at which something was recorded: where its records end, and the tick.
    pub(super) ticks: Vec<(u32, Ticks)>,
    /// It begins later than was asked for.
    pub(super) cut: bool,
}

impl Window {
    pub(super) fn of(run: &Run, ask: &SpaceTimeAsk, selected: usize, (shown, event): (usize, Option<u32>)) -> Self {
        let processes = processes(run, ask, selected, event.is_some());
        let last = if ask.future { run.written } else { run.tick() };
        let middle = event.map_or_else(|| run.tick(), |event| run.trace().tick_of(event as usize));
        let (wanted, until) = (middle.saturating_sub(ask.ticks), middle.saturating_add(ask.ticks).min(last));
        // What is not held is not shown.
        let from = wanted.max(run.trace().whole_from().min(until));
        let first = from.checked_sub(1).map_or(0, |before| run.trace().records_until(before, None));
        // What was sent in the window and arrives after it belongs to it as well.
        let after = until.saturating_add(run.scenario.network.longest_delay + run.scenario.network.process_time);
        let end = run.trace().records_until(after, None).min(shown);
        let records = first.min(end)..end;
        let ticks = run.trace().ends_of_ticks(from, after);
        Self { processes, from, until, records, ticks, cut: from > wanted }
    }
}

/// So many neighbours at most, the selected process among them. Round a one-way ring the causes of an event come from before its process, which is therefore the last.
fn processes(run: &Run, ask: &SpaceTimeAsk, selected: usize, past: bool) -> Neighbours {
    let n = run.count();
    let count = ask.processes.min(n);
    // Half of what is in sight stays in sight.
    let step = if ask.follow && !past { (count / 2).max(1) } else { 1 };
    let selected = (selected / step * step + step / 2).min(n - 1);
    let before = if past && run.facts.topology == Topology::OneWayRing { count.saturating_sub(1) } else { count / 2 };
    let round = past && count < n && run.facts.topology != Topology::Complete;
    let first = if round { (selected + n - before) % n } else { selected.saturating_sub(before).min(n - count) };
    Neighbours { first, count, n }
}
