//! What is drawn of a window, carried on from one picture to the next where only marks are wanted: while a run plays, only what is new is
//! looked at, and of the many events of a process in one tick no more than two are kept.

use std::ops::Range;

use crate::protocol::Ticks;
use crate::session::model::space_time::{Crossing, DiagramEvent, Neighbours, Touch};

/// What happened in a window of a run, in the order of the run.
#[derive(Clone, Debug, Default)]
pub(super) struct Drawn {
    pub(super) events: Vec<DiagramEvent>,
    pub(super) messages: Vec<Crossing>,
    pub(super) touches: Vec<Touch>,
}

#[derive(Debug, Default)]
pub(super) struct Carried {
    /// The processes, and whether all records were looked at.
    pub(super) of: (Neighbours, bool),
    pub(super) among: Range<usize>,
    pub(super) drawn: Drawn,
}

/// By process of a window: the places of its last event and of the one before it.
#[derive(Debug, Default)]
pub(super) struct Last(Vec<[Option<usize>; 2]>);

/// What stands for two events, the earlier one first.
fn both(one: DiagramEvent, other: DiagramEvent) -> DiagramEvent {
    let (shown, hidden) = if other.rank() >= one.rank() { (other, one) } else { (one, other) };
    DiagramEvent { others: one.others + other.others + usize::from(hidden.arrives()), ..shown }
}

impl Last {
    pub(super) fn of(events: &[DiagramEvent], processes: Neighbours) -> Self {
        let mut last = vec![[None; 2]; processes.count];
        for (place, event) in events.iter().enumerate() {
            if let Some(row) = processes.index(event.position) {
                last[row] = [Some(place), last[row][0]];
            }
        }
        Self(last)
    }
}

impl Drawn {
    /// Adds an event of the process of a row. Of those at it in one tick it stays alone together with one that stands for all before it: what
    /// follows from an event at once follows before the next one.
    pub(super) fn add_as_one(&mut self, event: DiagramEvent, row: usize, last: &mut Last) {
        let (events, last) = (&mut self.events, &mut last.0[row]);
        match last.map(|place| place.filter(|&place| events[place].tick == event.tick)) {
            [Some(latest), Some(before)] => {
                events[before] = both(events[before], events[latest]);
                events[latest] = event;
            }
            [before, _] => {
                *last = [Some(events.len()), before];
                events.push(event);
            }
        }
    }

    pub(super) fn forget_before(&mut self, tick: Ticks) {
        self.events.drain(..self.events.partition_point(|event| event.tick < tick));
        self.messages.retain(|message| message.lost.is_some_and(|lost| lost >= tick));
        self.touches.drain(..self.touches.partition_point(|touch| touch.tick < tick));
    }
}

#[cfg(test)]
mod tests;
