//! What happens in a tick, in a few words that are the same in every language.

use std::collections::BTreeMap;

use super::Clocked;
use crate::explore::{Successors, Worked, message_label};
use crate::protocol::{Id, Ticks};
use crate::protocols::sum::Message;
use crate::sim::observe::{Down, LossReason, Noticed, Observer, SimEvent};

/// The steps of a tick, in the words of those without a clock.
struct Label<'a> {
    ids: &'a [Id],
    steps: Vec<String>,
}

impl Observer for Label<'_> {
    #[inline]
    fn wants_standings(&self) -> bool {
        false
    }

    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        let id = |at: u32| self.ids[at as usize];
        let of = |message: &Message, from: u32, to: u32| message_label(message, (id(from), id(to)));
        let step = match event {
            SimEvent::Lost { from, to, message, reason: LossReason::Loss | LossReason::Dropped, .. } => {
                format!("lose {}", of(message, from, to))
            }
            SimEvent::Delivered { from, to, message, .. } | SimEvent::Lost { from, to, message, .. } => {
                of(message, from, to)
            }
            SimEvent::Sent { from, to, message, copy: true, .. } => format!("copy {}", of(message, from, to)),
            // It goes the other way than its message.
            SimEvent::CameBack { from, to, message, .. } | SimEvent::NoticeLost { from, to, message, .. } => {
                format!("undeliverable {}", of(message, to, from))
            }
            SimEvent::Fired { at, timer, .. } => format!("time-out {} {}", timer.name(), id(at)),
            SimEvent::Started { noticed: Some(Noticed { gone, .. }), .. } => format!("notice {}", id(gone)),
            SimEvent::Started { at, noticed: None } => format!("start {}", id(at)),
            SimEvent::Requested { at, .. } => format!("request {}", id(at)),
            SimEvent::WentDown { at, how: Down::CrashedInBatch, was } => {
                format!("crash {} after {}", id(at), was.batch.map_or(0, |(left, _)| left))
            }
            SimEvent::WentDown { at, how: Down::Crashed, .. } => format!("crash {}", id(at)),
            SimEvent::WentDown { at, .. } => format!("leave {}", id(at)),
            SimEvent::Revived { at } => format!("revive {}", id(at)),
            _ => return,
        };
        // All who notice that one is gone begin in one step.
        if self.steps.last() != Some(&step) || !matches!(event, SimEvent::Started { noticed: Some(_), .. }) {
            self.steps.push(step);
        }
    }
}

impl Clocked {
    /// What happens in the first way to each of the states that follow one.
    pub(super) fn labelled(&mut self, state: &[u64], out: &Successors) -> Vec<String> {
        let (mut ways, mut found, mut walk) = (BTreeMap::new(), Successors::default(), self.set_out(state));
        loop {
            let worked = walk.go_on(self, &mut found, &mut |row, deeds, answers| {
                ways.entry(row.to_vec()).or_insert_with(|| (deeds.clone(), answers.to_vec()));
            });
            if worked != Worked::Part {
                break;
            }
        }
        let label = |row: &[u64]| {
            let mut label = Label { ids: &self.plan.ids, steps: Vec::new() };
            if let Some((deeds, answers)) = ways.get(row) {
                self.make_again(&mut self.world(&self.start(state)), (deeds, answers.clone()), &mut label);
            }
            if label.steps.is_empty() { "tick".to_owned() } else { label.steps.join(", ") }
        };
        out.rows.chunks_exact(state.len()).map(label).collect()
    }
}
