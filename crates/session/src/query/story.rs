//! The shown event of a moment. Several parts of the screen show this event: the frame around the acting process, the
//! decision in the middle of the graph, the highlighted line of the pseudocode and the bold line of the log.

use crate::prelude::*;
use crate::{query::LOOKBACK, query::standing::leading};
use suffrage_engine::protocol::{Explanation, Weighed};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Story {
    pub acts: Option<Acting>,
    /// The latest decision of any process, up to this moment.
    pub decision: Option<Decided>,
    /// The maximum number of values that a step of this algorithm compares.
    pub most_weighed: usize,
    /// If a process became leader in this tick: the decision that made it leader. Otherwise `None`.
    pub won: Option<Decided>,
}

/// The age in ticks at which the last event and the last decision are dimmed.
pub const OLD: Ticks = 1;

/// The process that handled the shown event. A process that has gone down or recovered since then is not shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acting {
    pub position: usize,
    pub id: Id,
    /// The number of the event's record.
    pub record: usize,
    /// The number of the event within its tick, from 1, and how many events this tick has.
    pub event: (usize, usize),
    /// How many ticks ago the event happened.
    pub ago: Ticks,
}

/// The first rule that a process applied in a step, as in the log line.
#[derive(Clone, Debug, PartialEq)]
pub struct Decided {
    /// The number of the record of this step.
    pub record: usize,
    pub position: usize,
    pub id: Id,
    /// The role of the process after the step.
    pub role: Role,
    /// The class of the message that the step handled; `None` if it handled no message.
    pub class: Option<MessageClass>,
    /// The name of the kind of the message that the step handled; `None` if it handled no message.
    pub kind: Option<&'static str>,
    pub weighed: Weighed,
    /// The short form of the rule. Its text in the catalogue can have an attribute with the outcome.
    pub rule: Remark,
    /// How many ticks ago the step happened.
    pub ago: Ticks,
}

const LOOKED_AT: usize = 128;

pub(super) fn story(run: &Run) -> Story {
    let (trace, visible, tick) = (run.trace(), run.visible(), run.tick());
    let recent_records = recent_records(run);
    let decision = last_decision(run, recent_records.clone());
    let handled = handled(run, decision.as_ref());
    let acts = handled.filter(|(index, record)| !changed_since(run, *index, record.at)).map(|(index, record)| {
        let (at, number) = trace.event_of(index);
        let event = (number, trace.events_in(at));
        Acting { position: record.at as usize, id: run.id(record.at), record: index, event, ago: tick - at }
    });
    let of_tick =
        tick.checked_sub(1).map_or(0, |before| trace.records_until(before, None)).max(recent_records.start)..visible;
    Story { acts, decision, most_weighed: run.entry.most_weighed, won: won(run, of_tick) }
}

fn recent_records(run: &Run) -> Range<usize> {
    run.visible().saturating_sub(LOOKBACK)..run.visible()
}

pub(super) fn last_handled(run: &Run) -> Option<(usize, Record)> {
    handled(run, last_decision(run, recent_records(run)).as_ref())
}

fn handled(run: &Run, decision: Option<&Decided>) -> Option<(usize, Record)> {
    match decision {
        Some(decided) => Some((decided.record, run.trace().record(decided.record))),
        None => run.trace().among(recent_records(run)).rev().find(|(_, record)| is_handling(record)),
    }
}

/// The latest step that counts as a decision. When a tick is complete, a step that ignored its message counts only if
/// the tick has no other steps.
fn last_decision(run: &Run, recent_records: Range<usize>) -> Option<Decided> {
    let trace = run.trace();
    let is_decision = |(index, record): &(usize, Record)| is_handling(record) && run.recording.has_steps(*index);
    let mut indices = trace.among(recent_records).rev().filter(is_decision).map(|(index, _)| index);
    let last = indices.next()?;
    let (decided, ignored) = decision(run, last)?;
    if !ignored || run.now.half_way.is_some() {
        return Some(decided);
    }
    let tick = trace.tick_of(last);
    let mut of_tick = indices.take_while(|&index| trace.tick_of(index) == tick).take(LOOKED_AT);
    let before = of_tick.find_map(|index| decision(run, index).filter(|(_, ignored)| !ignored));
    Some(before.map_or(decided, |(before, _)| before))
}

const fn is_handling(record: &Record) -> bool {
    matches!(
        record.what,
        RecordKind::Started(_)
            | RecordKind::Requested(_)
            | RecordKind::Revived
            | RecordKind::Membership { .. }
            | RecordKind::Delivered { .. }
            | RecordKind::CameBack { .. }
            | RecordKind::Fired { .. }
    )
}

fn changed_since(run: &Run, index: usize, at: u32) -> bool {
    let mut since = run.trace().among(index + 1..run.visible());
    since.any(|(_, later)| later.at == at && matches!(later.what, RecordKind::WentDown(_) | RecordKind::Revived))
}

fn decision(run: &Run, index: usize) -> Option<(Decided, bool)> {
    let told = run.sentences(index).into_iter().next()?;
    let (trace, at) = (run.trace(), run.trace().record(index).at);
    let label = trace.record(index).what.ends_a_message().then(|| run.label(index)).flatten();
    let (class, kind) = label.map(|label| (label.class, label.kind)).unzip();
    let (id, role, ago) = (run.id(at), role_after(run, index), run.tick() - trace.tick_of(index));
    let Explanation { weighed, brief, ignored, .. } = told;
    let decided = Decided { record: index, position: at as usize, id, role, class, kind, weighed, rule: brief, ago };
    Some((decided, ignored))
}

fn role_after(run: &Run, index: usize) -> Role {
    let trace = run.trace();
    let at = trace.record(index).at;
    let followed = |(_, record): &(usize, Record)| record.cause == index as u32 && !record.opens();
    let end = index + 1 + trace.among(index + 1..run.visible()).take_while(followed).count();
    run.roles.at(at, end as u32)
}

fn won(run: &Run, records: Range<usize>) -> Option<Decided> {
    let leader = leading(run)?.leader;
    let leads = |record: &Record| matches!(record.what, RecordKind::Leads) && run.id(record.at) == leader;
    let (_, record) = run.trace().among(records).rev().find(|(_, record)| leads(record))?;
    let cause = record.cause as usize;
    run.trace().get(cause).and_then(|_| decision(run, cause)).map(|(decided, _)| decided)
}

#[cfg(test)]
mod tests;
