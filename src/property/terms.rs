//! At most one leader in each term, for algorithms whose elections have terms.

use std::collections::BTreeMap;

use crate::protocol::{Id, Remark, Term, Ticks};

/// Who has led in which term, and the first term that had two leaders, be it one after the other.
#[derive(Clone, Debug, Default)]
pub(super) struct Terms {
    leaders: BTreeMap<Term, Id>,
    broken: Option<Broken>,
}

/// A term with two leaders.
#[derive(Clone, Copy, Debug)]
struct Broken {
    tick: Ticks,
    term: Term,
    first: Id,
    second: Id,
}

impl Terms {
    /// A process leads in this term from this tick on.
    pub(super) fn led(&mut self, tick: Ticks, term: Term, id: Id) {
        let first = *self.leaders.entry(term).or_insert(id);
        if first != id {
            self.broken.get_or_insert(Broken { tick, term, first, second: id });
        }
    }

    /// When a term first had two leaders, the sentence that says so, and who they are, the second one first.
    pub(super) fn breach(&self) -> Option<(Ticks, Remark, Vec<Id>)> {
        let Broken { tick, term, first, second } = self.broken?;
        let why = Remark::new("property-one-leader-per-term-violated").id("id", second).id("other", first);
        Some((tick, why.number("term", u64::from(term)), vec![second, first]))
    }
}
