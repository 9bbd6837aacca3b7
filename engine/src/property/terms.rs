//! At most one leader in each term, for algorithms whose elections have terms.

use std::collections::BTreeMap;

use super::Breach;
use crate::protocol::{Id, Remark, Term, Ticks};

/// The first leader of each term, and the first breach.
#[derive(Clone, Debug, Default)]
pub(super) struct Terms {
    leaders: BTreeMap<Term, Id>,
    breach: Option<Breach>,
}

impl Terms {
    pub(super) fn led(&mut self, tick: Ticks, term: Term, id: Id) {
        let first = *self.leaders.entry(term).or_insert(id);
        if first != id && self.breach.is_none() {
            let why = Remark::new("property-one-leader-per-term-violated").id("id", id).id("other", first);
            self.breach = Some(Breach { tick, why: why.number("term", u64::from(term)), processes: vec![id, first] });
        }
    }

    pub(super) fn count(&self) -> usize {
        self.leaders.len()
    }

    pub(super) const fn breach(&self) -> Option<&Breach> {
        self.breach.as_ref()
    }
}
