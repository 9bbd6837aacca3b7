//! At most one leader in each term, for algorithms whose elections have terms.

use std::collections::BTreeMap;

use super::Breach;
use crate::protocol::{Id, Remark, Term, Ticks};

/// What has to be remembered of a run: the first leader of each term.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct TermLeaders(BTreeMap<Term, Id>);

impl TermLeaders {
    /// A process leads in a term: the one that led in it before, if that is another one.
    pub(super) fn led(&mut self, term: Term, id: Id) -> Option<Id> {
        let first = *self.0.entry(term).or_insert(id);
        (first != id).then_some(first)
    }
}

/// The first leader of each term, and the first breach.
#[derive(Clone, Debug, Default)]
pub(super) struct Terms {
    leaders: TermLeaders,
    breach: Option<Breach>,
}

impl Terms {
    pub(super) fn led(&mut self, tick: Ticks, term: Term, id: Id) {
        let Some(first) = self.leaders.led(term, id).filter(|_| self.breach.is_none()) else { return };
        let why = Remark::new("property-one-leader-per-term-violated").id("id", id).id("other", first);
        self.breach = Some(Breach { tick, why: why.number("term", u64::from(term)), processes: vec![id, first] });
    }

    pub(super) const fn remembered(&self) -> &TermLeaders {
        &self.leaders
    }

    pub(super) fn count(&self) -> usize {
        self.leaders.0.len()
    }

    pub(super) const fn breach(&self) -> Option<&Breach> {
        self.breach.as_ref()
    }
}
