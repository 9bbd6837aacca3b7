//! The way of a value: the messages by which a process came to the value that it has come to.

use crate::protocol::{Datum, Ticks};
use crate::session::model::holdings::Hop;
use crate::session::run::Run;
use crate::sim::trace::RecordKind;

/// Of longer traces it is not looked for.
const MOST_RECORDS: usize = 4096;

/// From who proposes the value to this process: each time the first message that brought it. Empty where processes go through no rounds,
/// for a process that has come to nothing but its own value, and where the beginning is not held any more.
pub(in crate::session) fn way(run: &Run, at: usize) -> Vec<Hop> {
    if !run.facts.has_rounds || run.visible() - run.trace().held().start.min(run.visible()) > MOST_RECORDS || at >= run.count() {
        return Vec::new();
    }
    let Some(value) = run.now.world.comes_to(at as u32) else { return Vec::new() };
    let (mut at, mut end) = (at as u32, run.visible());
    let mut way = Vec::new();
    while run.now.world.proposal(at) != Some(value) {
        let Some((from, record)) = first_with(run, (at, value), end) else { return Vec::new() };
        let (trace, census) = (run.trace(), &run.now.census);
        let sent = trace.record(record).set_out;
        let round = census.rounds.iter().take_while(|barrier| **barrier <= sent).count() as u32;
        let is_down = !run.now.world.is_up(from);
        way.push(Hop { from: run.id(from), to: run.id(at), sent, round, is_down, arrival: record as u32 });
        (at, end) = (from, sent_before(run, sent, record));
    }
    way.reverse();
    way
}

/// The first delivery of a value to a process among the records before an end: the sender, and the record.
fn first_with(run: &Run, (at, value): (u32, Datum), end: usize) -> Option<(u32, usize)> {
    (run.trace().held().start..end).find_map(|index| {
        let record = run.trace().record(index);
        let RecordKind::Delivered { from, .. } = record.what else { return None };
        let brings = || run.content(index).is_some_and(|content| run.now.world.values(content).contains(&value));
        (record.at == at && brings()).then_some((from, index))
    })
}

/// Where the records end that a message sent at this tick can follow from: after those of the tick, and before its arrival.
fn sent_before(run: &Run, sent: Ticks, arrival: usize) -> usize {
    run.trace().records_until(sent, None).min(arrival)
}
