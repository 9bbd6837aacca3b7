//! The counts of messages by their ends, kept.

use std::sync::Arc;

use super::{Ends, KindTraffic, PairTraffic};
use crate::sim::kept::numbers::KeptNumbers;
use crate::sim::kept::page::Known;

#[derive(Clone, Debug)]
pub struct KeptPairs {
    /// All but the tables.
    rest: PairTraffic,
    /// Under way, arrived, newest.
    table: [KeptNumbers; 3],
    /// Lost, latest.
    ends: [KeptNumbers; 2],
}

impl KeptPairs {
    pub fn of(pairs: &PairTraffic, known: Option<Known<'_, Self>>, looked: &mut usize) -> Self {
        let known = known.map(|known| known.other(|kept| kept));
        let (table, ends) = (&pairs.table, &pairs.ends);
        let mut counted = |part: usize, get: fn(&KindTraffic) -> u32| {
            let known = known.map(|known| known.part(|kept| &kept.table[part]));
            KeptNumbers::of(table.len(), known, looked, |at| get(&table[at]).into())
        };
        let table =
            [counted(0, |counts| counts.under_way), counted(1, |counts| counts.arrived), counted(2, |counts| counts.newest)];
        let mut counted = |part: usize, get: fn(&Ends) -> u32| {
            let known = known.map(|known| known.part(|kept| &kept.ends[part]));
            KeptNumbers::of(ends.len(), known, looked, |at| get(&ends[at]).into())
        };
        let ends = [counted(0, |ends| ends.lost), counted(1, |ends| ends.latest.into())];
        let rest = PairTraffic { table: Arc::default(), ends: Arc::default(), kinds: pairs.kinds.clone(), ..*pairs };
        Self { rest, table, ends }
    }

    /// Brings them back into the memory of those of another moment of the same run.
    pub fn write(&self, pairs: &mut PairTraffic) {
        let (mut table, mut ends) = (std::mem::take(&mut pairs.table), std::mem::take(&mut pairs.ends));
        let (counts, each) = (Arc::make_mut(&mut table), Arc::make_mut(&mut ends));
        counts.resize(self.table[0].count(), KindTraffic::default());
        each.resize(self.ends[0].count(), Ends::default());
        self.table[0].write(None, |at, count| counts[at].under_way = count as u32);
        self.table[1].write(None, |at, count| counts[at].arrived = count as u32);
        self.table[2].write(None, |at, count| counts[at].newest = count as u32);
        self.ends[0].write(None, |at, count| each[at].lost = count as u32);
        self.ends[1].write(None, |at, kind| each[at].latest = kind as u8);
        *pairs = PairTraffic { table, ends, kinds: self.rest.kinds.clone(), ..self.rest };
    }

    /// Memory besides what it shares with another, in bytes.
    pub fn bytes(&self, before: Option<&Self>) -> usize {
        let table = self.table.iter().enumerate().map(|(part, list)| list.bytes(before.map(|before| &before.table[part])));
        let ends = self.ends.iter().enumerate().map(|(part, list)| list.bytes(before.map(|before| &before.ends[part])));
        table.chain(ends).sum()
    }
}
