//! The numbering of a run at the end of a tick, kept.

use super::NO_CAUSE;
use super::ledger::Ledger;
use super::origins::Origins;
use crate::protocol::Ticks;
use crate::sim::kept::numbers::KeptNumbers;
use crate::sim::kept::page::Known;

#[derive(Clone, Debug)]
pub struct KeptLedger {
    records: u32,
    losses: u32,
    process_time: Ticks,
    messages: KeptOrigins,
    timers: KeptOrigins,
}

#[derive(Clone, Debug)]
struct KeptOrigins {
    early: [KeptNumbers; 2],
    first: u32,
    records: KeptNumbers,
    departures: [KeptNumbers; 2],
}

impl KeptOrigins {
    fn of(origins: &Origins, known: Option<Known<'_, Self>>, looked: &mut usize) -> Self {
        let Origins { early, first, records, departures, found: _ } = origins;
        let known = known.map(|known| known.other(|kept| kept));
        let mut of = |len, known, get: &dyn Fn(usize) -> u64| KeptNumbers::of(len, known, looked, get);
        let known_early = [0, 1].map(|part| known.map(|known| known.part(|kept| &kept.early[part])));
        let known_departures = [0, 1].map(|part| known.map(|known| known.part(|kept| &kept.departures[part])));
        Self {
            early: [
                of(early.len(), known_early[0], &|at| early[at].0.into()),
                of(early.len(), known_early[1], &|at| early[at].1.into()),
            ],
            first: *first,
            records: of(records.len(), known.map(|known| known.part(|kept| &kept.records)), &|at| records[at].into()),
            departures: [
                of(departures.len(), known_departures[0], &|at| departures[at].0.into()),
                of(departures.len(), known_departures[1], &|at| departures[at].1),
            ],
        }
    }

    fn write(&self, origins: &mut Origins) {
        let [numbers, records] = &self.early;
        origins.early.clear();
        origins.early.extend(numbers.iter().zip(records.iter()).map(|(number, record)| (number as u32, record as u32)));
        origins.first = self.first;
        origins.records.clear();
        origins.records.extend(self.records.iter().map(|record| record as u32));
        let [numbers, ticks] = &self.departures;
        origins.departures.clear();
        origins.departures.extend(numbers.iter().zip(ticks.iter()).map(|(number, tick)| (number as u32, tick)));
    }

    fn bytes(&self, before: Option<&Self>) -> usize {
        let before = before.map(Self::lists);
        self.lists().iter().enumerate().map(|(part, list)| list.bytes(before.map(|before| before[part]))).sum()
    }

    const fn lists(&self) -> [&KeptNumbers; 5] {
        let ([numbers, records], [first, ticks]) = (&self.early, &self.departures);
        [numbers, records, &self.records, first, ticks]
    }
}

impl KeptLedger {
    pub fn of(ledger: &Ledger, known: Option<Known<'_, Self>>, looked: &mut usize) -> Self {
        debug_assert_eq!(ledger.handling, NO_CAUSE, "it is kept at the end of a tick");
        Self {
            records: ledger.records,
            losses: ledger.losses,
            process_time: ledger.process_time,
            messages: KeptOrigins::of(&ledger.messages, known.map(|known| known.part(|kept| &kept.messages)), looked),
            timers: KeptOrigins::of(&ledger.timers, known.map(|known| known.part(|kept| &kept.timers)), looked),
        }
    }

    /// Brings it back into the memory of another moment of the same run.
    pub fn write(&self, ledger: &mut Ledger) {
        (ledger.records, ledger.losses, ledger.process_time) = (self.records, self.losses, self.process_time);
        ledger.end_event();
        self.messages.write(&mut ledger.messages);
        self.timers.write(&mut ledger.timers);
    }

    /// Memory besides what it shares with another, in bytes.
    pub fn bytes(&self, before: Option<&Self>) -> usize {
        self.messages.bytes(before.map(|before| &before.messages)) + self.timers.bytes(before.map(|before| &before.timers))
    }
}
