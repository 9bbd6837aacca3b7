//! Which command a chain ends in, and whether it came from the scenario or from a hand.

use super::Part;
use crate::protocol::{Remark, Ticks};
use crate::sim::command::{Command, Links, Select, Targets, TimerOf};
use crate::sim::observe::{Down, LossReason};
use crate::sim::trace::{Record, RecordKind};

/// Where a command came from, with the tick that it entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// The person at the keys.
    Hand(Ticks),
    /// The scenario.
    Scenario(Ticks),
}

impl Origin {
    /// That it had a part in something.
    pub(super) fn also(self) -> Remark {
        match self {
            Self::Hand(tick) => Remark::new("why-also-hand").number("tick", tick),
            Self::Scenario(tick) => Remark::new("why-also-scenario").number("tick", tick),
        }
    }
}

/// How a chain ends with a record that nothing in the run led to.
pub(super) fn end(part: Part<'_>, record: u32) -> Remark {
    match of(part, record) {
        Some(Origin::Hand(tick)) => Remark::new("why-end-hand").number("tick", tick),
        Some(Origin::Scenario(tick)) => Remark::new("why-end-scenario").number("tick", tick),
        None => Remark::new("why-end-start"),
    }
}

/// Where the command came from that made a record.
pub(super) fn of(part: Part<'_>, index: u32) -> Option<Origin> {
    let record = part.trace.record(index as usize);
    let (tick, _) = part.trace.event_of(index as usize);
    let makes = |command: &&Command| makes(command, record);
    let written = part.run.scenario.events.iter().filter(|(at, _)| *at == tick).map(|(_, command)| command).filter(makes).count();
    let done = part.run.acts.get(&tick).into_iter().flatten().filter(makes).count();
    if written == 0 || done == 0 {
        let origin = if written > 0 { Origin::Scenario(tick) } else { Origin::Hand(tick) };
        return (written + done > 0).then_some(origin);
    }
    // The commands of the scenario come first: of several that are alike, the last ones are those of the hand.
    let alike = |other: &usize| {
        let other = part.trace.record(*other);
        other.at == record.at && makes_alike(&other.what, &record.what)
    };
    let first = part.trace.records_until(tick.saturating_sub(1), None).max(part.trace.held().start);
    let before = (first..index as usize).filter(alike).count();
    Some(if before < written { Origin::Scenario(tick) } else { Origin::Hand(tick) })
}

fn makes_alike(one: &RecordKind, other: &RecordKind) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

/// Whether a command makes such a record.
fn makes(command: &Command, record: &Record) -> bool {
    let on = |targets: &Targets| match targets {
        Targets::All => true,
        Targets::Listed(listed) => listed.contains(&record.at),
    };
    let between = |select: &Select, from: u32| (select.from, select.to) == (from, record.at);
    let pair = |pairs: &[(u32, u32)], from: u32| pairs.contains(&(from, record.at));
    let is = |named: &TimerOf, timer: u8| named.process == record.at && named.timer == usize::from(timer);
    match (&record.what, command) {
        (RecordKind::Started(None), Command::Start(targets))
        | (RecordKind::Revived, Command::Revive(targets))
        | (RecordKind::WentDown(Down::Crashed), Command::Crash { targets, after: None })
        | (RecordKind::WentDown(Down::Left), Command::Leave { targets, announced: false })
        | (RecordKind::WentDown(Down::LeftAnnounced), Command::Leave { targets, announced: true }) => on(targets),
        (RecordKind::ArmedCrash(count), Command::Crash { targets, after: Some(after) }) => on(targets) && count == after,
        (RecordKind::Lost { from, reason: LossReason::Dropped, .. }, Command::Drop(select))
        | (RecordKind::Delayed { from, .. }, Command::Delay { select, .. })
        | (RecordKind::Hastened { from }, Command::Deliver(select))
        | (RecordKind::Duplicated { from, .. }, Command::Duplicate(select)) => between(select, *from),
        (RecordKind::NoSuchMessage { from }, command) => command.select().is_some_and(|select| between(select, *from)),
        (RecordKind::Fired { timer, by_hand: true }, Command::Fire(named))
        | (RecordKind::Disarmed(timer), Command::Disarm(named)) => is(named, *timer),
        (RecordKind::NoSuchTimer(timer), command) => command.timer().is_some_and(|named| is(&named, *timer)),
        (RecordKind::Cut { from, one_way }, Command::Cut { pairs, one_way: only }) => pair(pairs, *from) && one_way == only,
        (RecordKind::Mended { from }, Command::Mend(Links::Between(pairs))) => pair(pairs, *from),
        (RecordKind::AllMended, Command::Mend(Links::All)) => true,
        (RecordKind::Parted(groups), Command::Partition(named)) => **groups == **named,
        (RecordKind::NetworkChanged(change), Command::Network(named)) => **change == *named,
        _ => false,
    }
}
