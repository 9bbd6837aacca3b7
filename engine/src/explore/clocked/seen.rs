//! What is seen of a tick in one of its ways.

use crate::explore::obeyed::Obeyed;
use crate::property::{Memory, Rules};
use crate::protocol::{PropertyId, Ticks};
use crate::sim::chance::Gifts;
use crate::sim::observe::{Observer, SimEvent};

/// What has happened in a tick, for the judges and the purse.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    pub(super) memory: Memory,
    pub(super) broken: Vec<PropertyId>,
    /// A bit for each process that handled anything or went down.
    pub(super) touched: u64,
    /// The timers that ran out.
    pub(super) fired: Vec<usize>,
    pub(super) draws: u32,
    /// What is left of those that are given in the midst of a tick.
    pub(super) gifts: Gifts,
}

impl Seen {
    pub(super) fn copy(&mut self, other: &Self, remembers: bool) {
        if remembers {
            self.memory.clone_from(&other.memory);
        }
        self.broken.clone_from(&other.broken);
        self.fired.clone_from(&other.fired);
        (self.touched, self.draws, self.gifts) = (other.touched, other.draws, other.gifts);
    }
}

/// Sees a tick for [`Seen`].
pub(super) struct Watch<'a> {
    pub(super) rules: &'a Rules,
    pub(super) remembers: bool,
    pub(super) seen: &'a mut Seen,
    pub(super) obeyed: &'a mut Obeyed,
}

impl Observer for Watch<'_> {
    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        match event {
            SimEvent::Started { at, .. }
            | SimEvent::Requested { at, .. }
            | SimEvent::Revived { at }
            | SimEvent::Membership { at, .. }
            | SimEvent::Delivered { to: at, .. }
            | SimEvent::CameBack { to: at, .. }
            | SimEvent::WentDown { at, .. } => self.seen.touched |= 1 << at,
            SimEvent::Fired { at, timer, .. } => {
                self.seen.touched |= 1 << at;
                self.seen.fired.push(timer.index());
            }
            SimEvent::Obeyed { step, .. } => self.obeyed.note([step]),
            _ => {}
        }
        if self.remembers {
            let mut found = Vec::new();
            self.rules.see(&mut self.seen.memory, &event, &mut found);
            self.seen.broken.extend(found.iter().map(|found| found.property));
        }
    }
}
