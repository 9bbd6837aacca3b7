//! How many messages of each kind were sent in each tick of what has been computed of a run, for its timeline. It is kept for the whole
//! run, in little memory: what is held of the records is a window of it only.

use super::Run;
use super::snapshot::Snapshot;
use crate::protocol::Ticks;
use crate::session::model::Sent;
use crate::sim::Counters;

/// Ticks in a row, in each of which as many messages of a kind were sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stretch {
    first: Ticks,
    ticks: Ticks,
    count: u64,
}

impl Stretch {
    const fn end(self) -> Ticks {
        self.first + self.ticks
    }
}

#[derive(Clone, Debug)]
pub(super) struct Traffic {
    /// By the index of the kind, each in order.
    kinds: Vec<Vec<Stretch>>,
    /// The first tick that is known.
    from: Ticks,
    /// What was sent before it.
    before: Counters,
    /// What was sent up to the last tick that was noted.
    noted: Counters,
}

impl Traffic {
    /// From a tick on, before which so much was sent.
    fn new(kinds: usize, from: Ticks, before: Counters) -> Self {
        Self { kinds: vec![Vec::new(); kinds], from, before, noted: before }
    }

    /// That of a run of which nothing but its first moment is known.
    pub(super) fn of_start(kinds: usize, moment: &Snapshot) -> Self {
        let mut traffic = Self::new(kinds, 0, Counters::default());
        traffic.note(0, moment.world.counters());
        traffic
    }

    fn stretches(&self) -> usize {
        self.kinds.iter().map(Vec::len).sum()
    }

    /// Notes what has been sent by the end of a tick, the first that was not noted yet at which anything could happen.
    pub(super) fn note(&mut self, tick: Ticks, sent: &Counters) {
        let counts = sent.by_kind.iter().zip(&self.noted.by_kind).map(|(now, before)| now - before);
        for (stretches, count) in self.kinds.iter_mut().zip(counts).filter(|(_, count)| *count > 0) {
            match stretches.last_mut() {
                Some(last) if last.end() == tick && last.count == count => last.ticks += 1,
                _ => stretches.push(Stretch { first: tick, ticks: 1, count }),
            }
        }
        self.noted = *sent;
    }

    fn evict_oldest(&mut self) {
        let longest = self.kinds.iter().max_by_key(|stretches| stretches.len());
        let Some(from) = longest.and_then(|stretches| stretches.get(stretches.len() / 2)).map(|middle| middle.first) else {
            return;
        };
        self.before = self.sent_before(from);
        self.from = from;
        for stretches in &mut self.kinds {
            stretches.retain_mut(|stretch| {
                let gone = from.saturating_sub(stretch.first).min(stretch.ticks);
                (stretch.first, stretch.ticks) = (stretch.first + gone, stretch.ticks - gone);
                stretch.ticks > 0
            });
            stretches.shrink_to_fit();
        }
    }

    /// Forgets what was sent after a tick, which is known.
    fn forget_after(&mut self, tick: Ticks) {
        for stretches in &mut self.kinds {
            stretches.retain_mut(|stretch| {
                stretch.ticks = stretch.ticks.min((tick + 1).saturating_sub(stretch.first));
                stretch.ticks > 0
            });
        }
        self.noted = self.sent_before(tick + 1);
    }

    /// What was sent before a tick.
    fn sent_before(&self, tick: Ticks) -> Counters {
        let mut sent = self.before;
        for (stretches, sent) in self.kinds.iter().zip(&mut sent.by_kind) {
            let earlier = stretches.iter().take_while(|stretch| stretch.first < tick);
            *sent += earlier.map(|stretch| stretch.count * stretch.ticks.min(tick - stretch.first)).sum::<u64>();
        }
        sent
    }

    /// What was sent from one tick to another, tick by tick and, within one, by kind.
    fn between(&self, first: Ticks, last: Ticks) -> Vec<Sent> {
        let mut all = Vec::new();
        for (kind, stretches) in self.kinds.iter().enumerate() {
            let from = stretches.partition_point(|stretch| stretch.end() <= first);
            for stretch in stretches[from..].iter().take_while(|stretch| stretch.first <= last) {
                let ticks = stretch.first.max(first)..stretch.end().min(last + 1);
                all.extend(ticks.map(|tick| Sent { tick, kind, count: stretch.count }));
            }
        }
        all.sort_unstable_by_key(|sent| (sent.tick, sent.kind));
        all
    }
}

impl Run {
    /// What was sent in so many ticks on each side of the one on the screen, as far as the run has been computed; of a tick that is shown
    /// half-way, what has been sent so far.
    pub(in crate::session) fn sent_round(&self, reach: Ticks) -> Vec<Sent> {
        let (first, tick) = (self.tick().saturating_sub(reach), self.tick());
        let last = tick.saturating_add(reach).min(self.recorded.max(tick));
        let counted = (first < self.traffic.from).then(|| self.counted_again(first, last));
        let traffic = counted.as_ref().unwrap_or(&self.traffic);
        let mut all = traffic.between(first, last);
        if self.now.half_way.is_some() {
            let (now, before) = (self.now.world.counters().by_kind, traffic.sent_before(tick).by_kind);
            for sent in all.iter_mut().filter(|sent| sent.tick == tick) {
                sent.count = now[sent.kind] - before[sent.kind];
            }
            all.retain(|sent| sent.count > 0);
        }
        all
    }

    /// What was sent before a tick that the run has come to.
    pub(in crate::session) fn sent_before(&self, tick: Ticks) -> Counters {
        if tick >= self.traffic.from { self.traffic.sent_before(tick) } else { self.counted_again(tick, tick).sent_before(tick) }
    }

    /// Goes through a part of the run again that is not known any more.
    fn counted_again(&self, first: Ticks, last: Ticks) -> Traffic {
        let (mut moment, mut chance) = (self.course().keyframes.before(first.saturating_sub(1)).moment.snapshot(), self.chance);
        let start = moment.world.now();
        let from = if start == 0 { 0 } else { start + 1 };
        let before = if start == 0 { Counters::default() } else { *moment.world.counters() };
        let mut traffic = Traffic::new(self.facts.kinds.len(), from, before);
        traffic.note(start, moment.world.counters());
        while moment.world.now() < last && !moment.is_over(&self.acts) {
            moment.begin_tick(moment.next_tick(&self.acts, last), &self.acts);
            moment.finish(&mut chance);
            traffic.note(moment.world.now(), moment.world.counters());
        }
        traffic
    }

    /// Forgets what was sent after the tick on the screen.
    pub(super) fn forget_traffic(&mut self) {
        let tick = self.tick();
        if tick + 1 < self.traffic.from {
            self.traffic = self.counted_again(tick, tick);
        }
        self.traffic.forget_after(tick);
    }

    /// Notes what the tick on the screen sent, which has been computed for the first time and is over.
    pub(super) fn note_traffic(&mut self) {
        self.traffic.note(self.tick(), self.now.world.counters());
        if self.traffic.stretches() > self.memory.stretches {
            self.traffic.evict_oldest();
        }
    }
}
