//! The links at the end of a tick, kept: those that are listed, and what each of them remembers.

use std::sync::Arc;

use super::{LinkHistory, LinkMemory, Network, Others, Route, Wiring};
use crate::protocol::{Port, Ticks};
use crate::sim::kept::list::KeptList;
use crate::sim::kept::numbers::KeptNumbers;
use crate::sim::kept::page::Known;
use crate::sim::memory::OF_A_MAP;

#[derive(Clone, Debug)]
pub(in crate::sim) struct KeptLinks {
    network: Network,
    listed: KeptList<Route>,
    free: KeptNumbers,
    constant: Option<Ticks>,
    carried: KeptNumbers,
    last_due: KeptNumbers,
    others: Arc<Others>,
}

impl KeptLinks {
    pub(in crate::sim) fn of(wiring: &Wiring, history: &LinkHistory, known: Option<Known<'_, Self>>, looked: &mut usize) -> Self {
        let known = known.map(|known| known.other(|kept| kept));
        let Wiring { n: _, listed, free } = wiring;
        let LinkHistory { constant, counts: _, network, side: _, links, others } = history;
        let same = known.map(|known| &known.list.others).filter(|known| ***known == *others);
        *looked += others.len();
        Self {
            network: *network,
            listed: KeptList::of(
                listed.len(),
                known.map(|known| known.part(|kept| &kept.listed)),
                looked,
                |at| listed[at],
                |at, route| listed[at] == *route,
            ),
            free: KeptNumbers::of(free.len(), known.map(|known| known.part(|kept| &kept.free)), looked, |at| u64::from(free[at])),
            constant: *constant,
            carried: KeptNumbers::of(links.len(), known.map(|known| known.part(|kept| &kept.carried)), looked, |at| {
                u64::from(links[at].carried)
            }),
            last_due: KeptNumbers::of(links.len(), known.map(|known| known.part(|kept| &kept.last_due)), looked, |at| {
                links[at].last_due()
            }),
            others: same.map_or_else(|| Arc::new(others.clone()), Arc::clone),
        }
    }

    /// Brings it back into the memory of another moment of the same run.
    pub(in crate::sim) fn write(&self, wiring: &mut Wiring, history: &mut LinkHistory) {
        wiring.listed.clear();
        wiring.listed.extend(self.listed.iter().copied());
        wiring.free.clear();
        wiring.free.extend(self.free.iter().map(|free| free as u32));
        (history.network, history.constant) = (self.network, self.constant);
        history.links.resize(self.carried.count(), LinkMemory::default());
        self.carried.write(None, |at, carried| history.links[at].carried = carried as u32);
        self.last_due.write(None, |at, due| history.links[at].set_last_due(due));
        if history.others != *self.others {
            history.others.clone_from(&self.others);
        }
    }

    /// Memory besides what it shares with another, in bytes.
    pub(in crate::sim) fn bytes(&self, before: Option<&Self>) -> usize {
        let others = before.is_none_or(|before| !Arc::ptr_eq(&before.others, &self.others));
        let one = size_of::<((u32, u32, Port), LinkMemory)>() + OF_A_MAP;
        self.listed.bytes(before.map(|before| &before.listed))
            + self.free.bytes(before.map(|before| &before.free))
            + self.carried.bytes(before.map(|before| &before.carried))
            + self.last_due.bytes(before.map(|before| &before.last_due))
            + one * self.others.len() * usize::from(others)
    }
}
