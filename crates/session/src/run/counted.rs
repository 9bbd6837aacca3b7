//! What is counted while a run is recorded: how many messages of each kind were sent in each tick, and who was in which state when.

use crate::model::Sent;
use crate::run::Run;
use suffrage_engine::protocol::{Role, Ticks};
use suffrage_engine::sim::Counters;

/// How many messages of each kind were sent in each tick, for the timeline.
#[derive(Clone, Debug, Default)]
pub(super) struct Traffic {
    /// In the order of ticks, and within one by kind.
    sent: Vec<Sent>,
    noted: Counters,
}

impl Traffic {
    /// Notes what has been sent by the end of a tick that comes after all that are noted.
    pub(super) fn note(&mut self, tick: Ticks, sent: &Counters) {
        let counts = sent.by_kind.iter().zip(&self.noted.by_kind).map(|(now, before)| now - before).enumerate();
        self.sent.extend(counts.filter(|(_, count)| *count > 0).map(|(kind, count)| Sent { tick, kind, count }));
        self.noted = *sent;
    }

    pub(super) fn forget_after(&mut self, tick: Ticks) {
        self.noted = self.sent_before(tick + 1);
        self.sent.truncate(self.sent.partition_point(|sent| sent.tick <= tick));
    }

    fn sent_before(&self, tick: Ticks) -> Counters {
        let mut before = Counters::default();
        for sent in self.sent.iter().take_while(|sent| sent.tick < tick) {
            before.by_kind[sent.kind] += sent.count;
        }
        before
    }

    fn between(&self, first: Ticks, last: Ticks) -> &[Sent] {
        let from = self.sent.partition_point(|sent| sent.tick < first);
        let end = self.sent.partition_point(|sent| sent.tick <= last);
        &self.sent[from..end]
    }
}

impl Run {
    /// What was sent in so many ticks on each side of the one on the screen, as far as the run has been computed; of a tick that is shown
    /// half-way, what has been sent so far.
    pub(crate) fn sent_round(&self, reach: Ticks) -> Vec<Sent> {
        let (first, tick) = (self.tick().saturating_sub(reach), self.tick());
        let last = tick.saturating_add(reach).min(self.recorded.max(tick));
        let mut all = self.traffic.between(first, last).to_vec();
        if self.now.half_way.is_some() {
            let (now, before) = (self.now.world.counters().by_kind, self.traffic.sent_before(tick).by_kind);
            for sent in all.iter_mut().filter(|sent| sent.tick == tick) {
                sent.count = now[sent.kind] - before[sent.kind];
            }
            all.retain(|sent| sent.count > 0);
        }
        all
    }

    pub(crate) fn sent_before(&self, tick: Ticks) -> Counters {
        self.traffic.sent_before(tick)
    }
}

/// Who was in which state when: of each process the records that changed its state.
#[derive(Debug)]
pub(crate) struct Roles {
    initial: Vec<Role>,
    changes: Vec<Vec<(u32, Role)>>,
}

impl Roles {
    pub(crate) fn new(initial: Vec<Role>) -> Self {
        Self { changes: vec![Vec::new(); initial.len()], initial }
    }

    #[inline]
    pub(crate) fn see(&mut self, record: u32, at: u32, role: Role) {
        let changes = &mut self.changes[at as usize];
        if changes.last().map_or(self.initial[at as usize], |&(_, known)| known) != role {
            changes.push((record, role));
        }
    }

    pub(crate) fn forget_from(&mut self, record: u32) {
        for changes in &mut self.changes {
            changes.truncate(changes.partition_point(|&(at, _)| at < record));
        }
    }

    pub(crate) fn before(&self, at: u32, end: u32) -> &[(u32, Role)] {
        let changes = &self.changes[at as usize];
        &changes[..changes.partition_point(|&(record, _)| record < end)]
    }

    pub(crate) fn at(&self, at: u32, end: u32) -> Role {
        self.before(at, end).last().map_or(self.initial[at as usize], |&(_, role)| role)
    }
}

#[cfg(test)]
mod tests;
