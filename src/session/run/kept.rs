//! A snapshot of a run at the end of a tick, kept in little memory.

use std::rc::Rc;
use std::sync::Arc;

use crate::engine::{BoundContext, Census, KeptEngine, KeptPairs, TickEnds};
use crate::history::keyframes::Moment;
use crate::property::Judge;
use crate::sim::kept::numbers::KeptNumbers;
use crate::sim::kept::page::{Known, Touched};
use crate::sim::trace::kept::KeptLedger;

#[derive(Debug)]
pub(in crate::session) struct KeptSnapshot {
    pub(in crate::session) world: Box<dyn KeptEngine>,
    pub(super) judge: Judge,
    pub(super) sent: KeptNumbers,
    pub(super) received: KeptNumbers,
    pub(super) bounds: Arc<BoundContext>,
    pub(super) census: Census,
    pub(super) pairs: KeptPairs,
    pub(super) ledger: KeptLedger,
    pub(super) ends: TickEnds,
}

/// What a snapshot held when it was kept or brought back the last time, and what it has touched since.
#[derive(Clone, Debug)]
pub(super) struct Past {
    pub(super) kept: Option<Rc<KeptSnapshot>>,
    pub(super) touched: Touched,
}

impl Past {
    pub(super) fn unknown(count: usize) -> Self {
        Self { kept: None, touched: Touched::new(count) }
    }

    /// It is this now.
    pub(super) fn hold(&mut self, kept: Rc<KeptSnapshot>) {
        self.kept = Some(kept);
        self.touched.clear();
    }

    pub(super) fn known(&self) -> Option<Known<'_, KeptSnapshot>> {
        Some(Known { list: self.kept.as_deref()?, touched: Some(&self.touched) })
    }
}

impl Moment for Rc<KeptSnapshot> {
    fn bytes(&self, before: Option<&Self>) -> usize {
        let before = before.map(|before| &**before);
        let bounds = before.is_none_or(|before| !Arc::ptr_eq(&before.bounds, &self.bounds));
        size_of::<KeptSnapshot>()
            + self.world.bytes(before.map(|before| &*before.world))
            + self.judge.bytes()
            + self.sent.bytes(before.map(|before| &before.sent))
            + self.received.bytes(before.map(|before| &before.received))
            + self.bounds.own_bytes() * usize::from(bounds)
            + self.pairs.bytes(before.map(|before| &before.pairs))
            + self.ledger.bytes(before.map(|before| &before.ledger))
    }
}
