//! How a snapshot of a run is kept, and brought back into its own memory or that of another moment.

use std::rc::Rc;
use std::sync::Arc;

use super::kept::{KeptSnapshot, Past};
use super::snapshot::Snapshot;
use crate::engine::{BoundContext, KeptPairs, PairTraffic};
use crate::sim::kept::numbers::KeptNumbers;
use crate::sim::trace::kept::KeptLedger;
use crate::sim::trace::{Ledger, Tally};

impl Snapshot {
    /// What is kept of it, and how much was looked at to make it.
    pub(super) fn keep(&mut self) -> (Rc<KeptSnapshot>, usize) {
        self.shrink();
        self.world.trim();
        let (kept, looked) = KeptSnapshot::of(self);
        (Rc::new(kept), looked)
    }
}

impl KeptSnapshot {
    /// Of a tick that is over, with how much was looked at to make it.
    fn of(now: &Snapshot) -> (Self, usize) {
        let (known, mut looked) = (now.past.known(), 0);
        let Snapshot { judge, tally, bounds, census, pairs, ledger, ends, .. } = now;
        let same = known.map(|known| &known.list.bounds).filter(|earlier| bounds.is_as_at(earlier));
        let counts =
            |counts: &Vec<u32>, known, looked: &mut usize| KeptNumbers::of(counts.len(), known, looked, |at| counts[at].into());
        let kept = Self {
            world: now.world.keep(known.map(|known| known.part(|kept| &*kept.world)), &mut looked),
            judge: judge.clone(),
            sent: counts(&tally.sent, known.map(|known| known.part(|kept| &kept.sent)), &mut looked),
            received: counts(&tally.received, known.map(|known| known.part(|kept| &kept.received)), &mut looked),
            bounds: same.map_or_else(|| Arc::new(bounds.clone()), Arc::clone),
            census: census.clone(),
            pairs: KeptPairs::of(pairs, known.map(|known| known.part(|kept| &kept.pairs)), &mut looked),
            ledger: KeptLedger::of(ledger, known.map(|known| known.part(|kept| &kept.ledger)), &mut looked),
            ends: *ends,
        };
        (kept, looked)
    }

    /// A snapshot as it was.
    pub(super) fn snapshot(self: &Rc<Self>) -> Snapshot {
        let world = self.world.engine();
        let count = world.ids().len();
        let mut snapshot = Snapshot {
            world,
            judge: self.judge.clone(),
            tally: Tally::new(count),
            bounds: BoundContext::clone(&self.bounds),
            census: self.census.clone(),
            pairs: PairTraffic::default(),
            ledger: Ledger::new(0),
            ends: self.ends,
            half_way: None,
            past: Past::unknown(count),
        };
        self.write_lists(&mut snapshot);
        snapshot.past.kept = Some(Rc::clone(self));
        snapshot
    }

    /// Brings it back into the memory of another moment of the same run.
    pub(super) fn write(self: &Rc<Self>, now: &mut Snapshot) {
        let world = now.past.known().map(|known| known.part(|kept| &*kept.world));
        now.world.bring_back(&*self.world, world);
        now.judge.clone_from(&self.judge);
        now.bounds.clone_from(&self.bounds);
        now.census.clone_from(&self.census);
        (now.ends, now.half_way) = (self.ends, None);
        self.write_lists(now);
        now.past.hold(Rc::clone(self));
    }

    fn write_lists(&self, now: &mut Snapshot) {
        let known = now.past.known();
        let Tally { sent, received } = &mut now.tally;
        self.sent.write(known.map(|known| known.part(|kept| &kept.sent)), |at, count| sent[at] = count as u32);
        self.received.write(known.map(|known| known.part(|kept| &kept.received)), |at, count| received[at] = count as u32);
        self.pairs.write(&mut now.pairs);
        self.ledger.write(&mut now.ledger);
    }
}
