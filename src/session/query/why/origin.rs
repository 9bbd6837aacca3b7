//! Which command a chain ends in, and whether it came from the scenario or from a hand.

use super::Part;
use crate::protocol::{Remark, Ticks};
use crate::sim::command::Command;
use crate::text::ids;

/// Where a command came from, with the tick that it entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    Hand(Ticks),
    Scenario(Ticks),
}

impl Origin {
    pub(super) fn also(self) -> Remark {
        match self {
            Self::Hand(tick) => Remark::from(ids::WhyAlsoHand { tick }),
            Self::Scenario(tick) => Remark::from(ids::WhyAlsoScenario { tick }),
        }
    }
}

/// How a chain ends with a record that nothing in the run led to.
pub(super) fn end(part: Part<'_>, record: u32) -> Remark {
    match of(part, record) {
        Some(Origin::Hand(tick)) => Remark::from(ids::WhyEndHand { tick }),
        Some(Origin::Scenario(tick)) => Remark::from(ids::WhyEndScenario { tick }),
        None => Remark::from(ids::WHY_END_START),
    }
}

pub(super) fn of(part: Part<'_>, index: u32) -> Option<Origin> {
    let record = part.trace.record(index as usize);
    let (tick, _) = part.trace.event_of(index as usize);
    let makes = |command: &&Command| record.is_left_by(command);
    let written = part.run.scenario.events.iter().filter(|(at, _)| *at == tick).map(|(_, command)| command).filter(makes).count();
    let done = part.run.acts.get(&tick).into_iter().flatten().filter(makes).count();
    if written == 0 || done == 0 {
        let origin = if written > 0 { Origin::Scenario(tick) } else { Origin::Hand(tick) };
        return (written + done > 0).then_some(origin);
    }
    // The commands of the scenario come first: of several that are alike, the last ones are those of the hand.
    let alike = |other: &usize| {
        let other = part.trace.record(*other);
        other.at == record.at && std::mem::discriminant(&other.what) == std::mem::discriminant(&record.what)
    };
    let first = part.trace.records_until(tick.saturating_sub(1), None).max(part.trace.held().start);
    let before = (first..index as usize).filter(alike).count();
    Some(if before < written { Origin::Scenario(tick) } else { Origin::Hand(tick) })
}
