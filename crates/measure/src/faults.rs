//! What options must be, and the sweep that they make when they are.

use super::options::{Initiators, Options, Order, Subject};
use super::sweep::Sweep;
use suffrage_engine::protocol::{BoundSide, Remark, Seating, Ticks, Topology};
use suffrage_engine::protocols::{CATALOGUE, Entry, ProtocolId, VariantId};
use suffrage_scenario::config::nearest;
use suffrage_scenario::{Ids, Order as Seats, Scenario};
use suffrage_scenario::{LONGEST_DELAY, MOST_TICKS};
use suffrage_text::ids;

/// The most processes on a ring: far more than a screen is made for.
const MOST_ON_A_RING: usize = 10_000_000;
/// The most runs of one size.
pub const MOST_RUNS: u64 = 1_000_000;

impl Options {
    /// The sweep that they describe.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn sweep(&self) -> Result<Sweep, Vec<Remark>> {
        let mut faults = Vec::new();
        let mut variants: Vec<VariantId> = Vec::new();
        for subject in &self.protocols {
            match variant(subject, &mut faults) {
                Some(again) if variants.contains(&again) => {
                    faults.push(ids::CliMeasureProtocolTwice { protocol: subject.protocol.clone() }.into());
                }
                found => variants.extend(found),
            }
        }
        faults.extend(self.sizes_at_fault(&variants));
        faults.extend(self.order_at_fault(&variants));
        faults.extend(self.initiators_at_fault(&variants));
        faults.extend(self.runs_at_fault());
        faults.extend(self.ticks_at_fault());
        let bases: Vec<Scenario> = variants.iter().map(|&variant| self.base(variant)).collect();
        if faults.is_empty() {
            faults.extend(bases.iter().flat_map(|base| self.refusals(base)));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let (sizes, order, initiators) = (self.sizes.clone(), Some(self.order), self.initiators);
        Ok(Sweep { bases, sizes, order, initiators, runs: self.runs, seed: self.seed, until: self.until })
    }

    fn base(&self, variant: VariantId) -> Scenario {
        let mut base = Scenario::bare(variant);
        (base.network.shortest_delay, base.network.longest_delay) = self.delay;
        base
    }

    fn sizes_at_fault(&self, variants: &[VariantId]) -> Vec<Remark> {
        let mut faults = Vec::new();
        if self.protocols.is_empty() {
            faults.push(ids::CliMeasureNoProtocol { known: names(CATALOGUE.iter()) }.into());
        }
        if self.sizes.is_empty() || self.sizes.contains(&0) {
            faults.push(ids::CLI_MEASURE_NO_SIZE.into());
        }
        if let Some(pair) = self.sizes.windows(2).find(|pair| pair[0] >= pair[1]) {
            faults.push(ids::CliMeasureSizeTwice { n: u64::from(pair[1]) }.into());
        }
        let Some(&largest) = self.sizes.iter().max() else { return faults };
        let too_large =
            variants.iter().map(|variant| variant.protocol().entry()).filter(|entry| largest as usize > most(entry));
        faults.extend(too_large.map(|entry| {
            let is_complete = entry.topology == Topology::Complete;
            let (n, most) = (u64::from(largest), most(entry) as u64);
            let complete = if is_complete { "yes" } else { "no" };
            Remark::from(ids::CliMeasureTooLarge { protocol: entry.name, n, most, complete })
        }));
        faults
    }

    /// The worst and the best order are known of some algorithms only, and only when all begin.
    fn order_at_fault(&self, variants: &[VariantId]) -> Vec<Remark> {
        let (order, known): (_, fn(&Entry) -> Option<Seating>) = match self.order {
            Order::Random | Order::Ascending | Order::Descending => return Vec::new(),
            Order::Worst => (self.order.name(), |entry| entry.seating(BoundSide::Worst)),
            Order::Best => (self.order.name(), |entry| entry.seating(BoundSide::Best)),
        };
        let those = || names(CATALOGUE.iter().filter(|entry| known(entry).is_some()));
        let is_unknown = |variant: &&VariantId| !variant.is_standard() || known(variant.protocol().entry()).is_none();
        let mut faults: Vec<Remark> = variants
            .iter()
            .filter(is_unknown)
            .map(|variant| {
                let (protocol, variant) = (variant.protocol().name(), variant.name());
                ids::CliMeasureOrderUnknown { order, protocol, variant, those: those() }.into()
            })
            .collect();
        if self.initiators != Initiators::All {
            faults.push(ids::CliMeasureOrderOfAll { order }.into());
        }
        faults
    }

    fn initiators_at_fault(&self, variants: &[VariantId]) -> Vec<Remark> {
        let Initiators::Some(count) = self.initiators else { return Vec::new() };
        let smallest = self.sizes.iter().min().copied().unwrap_or(u32::MAX);
        let too_many = || ids::CliMeasureTooManyInitiators { count: u64::from(count), n: u64::from(smallest) };
        let mut faults: Vec<Remark> = (count > smallest).then(|| too_many().into()).into_iter().collect();
        let together =
            variants.iter().map(|variant| variant.protocol().entry()).filter(|entry| entry.begins.is_together());
        faults.extend(together.map(|entry| Remark::from(ids::CliMeasureBeginTogether { protocol: entry.name })));
        faults
    }

    fn runs_at_fault(&self) -> Vec<Remark> {
        if !(1..=MOST_RUNS).contains(&self.runs) {
            return vec![ids::CliMeasureRuns { runs: self.runs.to_string(), most: MOST_RUNS.to_string() }.into()];
        }
        let beyond = self.seed.checked_add(self.runs - 1).is_none();
        let last = u64::MAX - (self.runs - 1);
        beyond
            .then(|| ids::CliMeasureSeeds { seed: self.seed.to_string(), last: last.to_string() }.into())
            .into_iter()
            .collect()
    }

    fn ticks_at_fault(&self) -> Vec<Remark> {
        let mut faults = Vec::new();
        let (shortest, longest) = self.delay;
        let within = |delay: Ticks| (1..=LONGEST_DELAY).contains(&delay);
        if !within(shortest) || !within(longest) {
            let bad = [shortest, longest].into_iter().find(|&delay| !within(delay)).unwrap_or_default();
            faults.push(ids::CliMeasureDelay { delay: bad.to_string(), most: LONGEST_DELAY.to_string() }.into());
        } else if shortest > longest {
            let (delay, turned) = (format!("{shortest}..{longest}"), format!("{longest}..{shortest}"));
            faults.push(ids::CliCompareDelayUpsideDown { delay, turned }.into());
        }
        if self.until.is_some_and(|until| until > MOST_TICKS) {
            let (option, given, most) = ("--until", self.until.unwrap_or_default().to_string(), MOST_TICKS.to_string());
            faults.push(ids::CliBadNumber { option, given, most }.into());
        }
        faults
    }

    /// What the protocol itself refuses, of the smallest size of which it does.
    fn refusals(&self, base: &Scenario) -> Vec<Remark> {
        let of = |&n: &u32| {
            let ids = Ids::Counted { count: n, order: Seats::Ascending };
            let refusals = Scenario { ids, ..base.clone() }.refusals();
            let told = refusals.into_iter().map(|refusal| {
                let (protocol, what, mend) = (base.protocol().name(), refusal.what, refusal.mend);
                Remark::from(ids::CliMeasureRefused { protocol, n: u64::from(n), what, mend })
            });
            Some(told.collect::<Vec<Remark>>()).filter(|told| !told.is_empty())
        };
        self.sizes.iter().find_map(of).unwrap_or_default()
    }
}

fn most(entry: &Entry) -> usize {
    match entry.topology {
        Topology::OneWayRing | Topology::TwoWayRing => MOST_ON_A_RING,
        Topology::Complete => entry.topology.most_processes(),
    }
}

fn names<'e>(entries: impl Iterator<Item = &'e Entry>) -> String {
    entries.map(|entry| entry.name).collect::<Vec<_>>().join(", ")
}

fn variant(subject: &Subject, faults: &mut Vec<Remark>) -> Option<VariantId> {
    let Some(protocol) = ProtocolId::named(&subject.protocol) else {
        let all: Vec<&'static str> = CATALOGUE.iter().map(|entry| entry.name).collect();
        let (protocol, known) = (subject.protocol.clone(), all.join(", "));
        faults.push(match nearest(&subject.protocol, &all) {
            Some(nearest) => ids::CliCompareNoProtocolButNear { protocol, nearest, known }.into(),
            None => ids::CliCompareNoProtocol { protocol, known }.into(),
        });
        return None;
    };
    let variant = protocol.variant(&subject.variant);
    if variant.is_none() {
        let (variant, known) = (subject.variant.clone(), protocol.entry().variants.join(", "));
        faults.push(ids::CliCompareNoVariant { protocol: protocol.name(), variant, known }.into());
    }
    variant
}
