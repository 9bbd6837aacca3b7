//! The options of a measurement as plain data, and their conversion to a sweep.

use std::path::Path;

use super::sweep::Sweep;
use serde::{Deserialize, Serialize};
use suffrage_engine::protocol::{BoundSide, Remark, Ticks, Topology};
use suffrage_engine::protocols::{CATALOGUE, Entry, ProtocolId, VariantId};
use suffrage_scenario::{Ids, LONGEST_DELAY, MOST_TICKS, Order as IdOrder, Scenario, config::nearest, program};
use suffrage_text::ids;

const MOST_ON_A_RING: u64 = 10_000_000;
pub const MOST_RUNS: u64 = 1_000_000;

/// The names of a protocol and of one of its variants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Subject {
    pub protocol: String,
    pub variant: String,
}

/// The order of the ids 1 to n, clockwise on the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// A random order, different for each seed.
    Random,
    Ascending,
    Descending,
    /// The order with the most messages. If no such order is known, the options are refused.
    Worst,
    /// The order with the fewest messages. If no such order is known, the options are refused.
    Best,
}

impl Order {
    pub const ALL: [(&str, Self); 5] = [
        ("random", Self::Random),
        ("ascending", Self::Ascending),
        ("descending", Self::Descending),
        ("worst", Self::Worst),
        ("best", Self::Best),
    ];

    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, order)| *order == self).map_or("", |(name, _)| name)
    }
}

/// The processes that start at tick 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Initiators {
    All,
    /// This number of processes, drawn at random for each run.
    Some(u32),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub protocols: Vec<Subject>,
    /// The numbers of processes to measure, ascending, without duplicates.
    pub sizes: Vec<u32>,
    pub order: Order,
    pub initiators: Initiators,
    /// The number of runs of each protocol with each size.
    pub runs: u64,
    /// The seed of the first run of each size. Each later run has the next higher seed.
    pub seed: u64,
    /// The shortest and the longest delay of a message, in ticks.
    pub delay: (Ticks, Ticks),
    /// The tick at which each run is stopped; `None`: the default of headless runs.
    pub until: Option<Ticks>,
}

/// One of `of` parts of a sweep, for one machine. The part with `index` 1 of 3 parts has the runs 1, 4, 7, and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shard {
    /// The number of the part, from 0.
    pub index: u64,
    pub of: u64,
}

impl Shard {
    pub const WHOLE: Self = Self { index: 0, of: 1 };

    /// The numbers of the runs in this part, ascending. The sweep has `total` runs.
    pub fn numbers(self, total: u64) -> impl Iterator<Item = u64> {
        // More shards than `usize` can count are not realistic.
        (self.index..total).step_by(usize::try_from(self.of).unwrap_or(usize::MAX).max(1))
    }

    pub const fn has(self, number: u64) -> bool {
        number % self.of == self.index
    }
}

impl Options {
    pub fn differences(&self, other: &Self) -> Vec<String> {
        let (one, other) = (serde_json::json!(self), serde_json::json!(other));
        let keys = one.as_object().into_iter().flat_map(serde_json::Map::keys);
        keys.filter(|key| one.get(key) != other.get(key)).cloned().collect()
    }

    /// The sweep that the options describe.
    ///
    /// # Errors
    /// All faults of the options.
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
        self.check_sizes(&variants, &mut faults);
        self.check_order(&variants, &mut faults);
        self.check_initiators(&variants, &mut faults);
        self.check_runs(&mut faults);
        self.check_ticks(&mut faults);
        let base = |&variant: &VariantId| {
            let mut base = Scenario::bare(variant);
            (base.network.shortest_delay, base.network.longest_delay) = self.delay;
            base
        };
        let bases: Vec<Scenario> = variants.iter().map(base).collect();
        if faults.is_empty() {
            faults.extend(bases.iter().flat_map(|base| self.refusals(base)));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let (sizes, order, initiators) = (self.sizes.clone(), Some(self.order), self.initiators);
        Ok(Sweep { bases, sizes, order, initiators, runs: self.runs, seed: self.seed, until: self.until })
    }

    fn check_sizes(&self, variants: &[VariantId], faults: &mut Vec<Remark>) {
        if self.protocols.is_empty() {
            faults.push(ids::CliMeasureNoProtocol { known: names(CATALOGUE.iter()) }.into());
        }
        if self.sizes.is_empty() || self.sizes.contains(&0) {
            faults.push(ids::CLI_MEASURE_NO_SIZE.into());
        }
        if let Some(pair) = self.sizes.windows(2).find(|pair| pair[0] >= pair[1]) {
            faults.push(ids::CliMeasureSizeTwice { n: u64::from(pair[1]) }.into());
        }
        let n = u64::from(self.sizes.iter().max().copied().unwrap_or_default());
        for entry in variants.iter().map(|variant| variant.protocol().entry()) {
            let (most, complete) = match entry.topology {
                Topology::OneWayRing | Topology::TwoWayRing => (MOST_ON_A_RING, "no"),
                Topology::Complete => (entry.topology.most_processes() as u64, "yes"),
            };
            if n > most {
                faults.push(ids::CliMeasureTooLarge { protocol: entry.name, n, most, complete }.into());
            }
        }
    }

    fn check_order(&self, variants: &[VariantId], faults: &mut Vec<Remark>) {
        let (order, side) = match self.order {
            Order::Random | Order::Ascending | Order::Descending => return,
            Order::Worst => (self.order.name(), BoundSide::Worst),
            Order::Best => (self.order.name(), BoundSide::Best),
        };
        let known = |entry: &Entry| entry.seating(side).is_some();
        for variant in variants.iter().filter(|variant| !variant.is_standard() || !known(variant.protocol().entry())) {
            let (protocol, variant) = (variant.protocol().name(), variant.name());
            let those = names(CATALOGUE.iter().filter(|entry| known(entry)));
            faults.push(ids::CliMeasureOrderUnknown { order, protocol, variant, those }.into());
        }
        if self.initiators != Initiators::All {
            faults.push(ids::CliMeasureOrderOfAll { order }.into());
        }
    }

    fn check_initiators(&self, variants: &[VariantId], faults: &mut Vec<Remark>) {
        let Initiators::Some(count) = self.initiators else { return };
        let smallest = self.sizes.iter().min().copied().unwrap_or(u32::MAX);
        if count > smallest {
            faults.push(ids::CliMeasureTooManyInitiators { count: u64::from(count), n: u64::from(smallest) }.into());
        }
        let entries = variants.iter().map(|variant| variant.protocol().entry());
        let together = entries.filter(|entry| entry.begins.is_together());
        faults.extend(together.map(|entry| Remark::from(ids::CliMeasureBeginTogether { protocol: entry.name })));
    }

    fn check_runs(&self, faults: &mut Vec<Remark>) {
        if !(1..=MOST_RUNS).contains(&self.runs) {
            faults.push(ids::CliMeasureRuns { runs: self.runs.to_string(), most: MOST_RUNS.to_string() }.into());
        } else if self.seed.checked_add(self.runs - 1).is_none() {
            let last = u64::MAX - (self.runs - 1);
            faults.push(ids::CliMeasureSeeds { seed: self.seed.to_string(), last: last.to_string() }.into());
        }
    }

    fn check_ticks(&self, faults: &mut Vec<Remark>) {
        let (shortest, longest) = self.delay;
        if let Some(bad) = [shortest, longest].into_iter().find(|delay| !(1..=LONGEST_DELAY).contains(delay)) {
            faults.push(ids::CliMeasureDelay { delay: bad.to_string(), most: LONGEST_DELAY.to_string() }.into());
        } else if shortest > longest {
            let (delay, turned) = (format!("{shortest}..{longest}"), format!("{longest}..{shortest}"));
            faults.push(ids::CliCompareDelayUpsideDown { delay, turned }.into());
        }
        if let Some(until) = self.until.filter(|until| *until > MOST_TICKS) {
            let (option, given, most) = ("--until", until.to_string(), MOST_TICKS.to_string());
            faults.push(ids::CliBadNumber { option, given, most }.into());
        }
    }

    /// The reasons why the protocol refuses the smallest of the refused sizes; empty if it refuses no size.
    fn refusals(&self, base: &Scenario) -> Vec<Remark> {
        let of = |&n: &u32| {
            let ids = Ids::Counted { count: n, order: IdOrder::Ascending };
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

fn names<'e>(entries: impl Iterator<Item = &'e Entry>) -> String {
    entries.map(|entry| entry.name).collect::<Vec<_>>().join(", ")
}

fn variant(subject: &Subject, faults: &mut Vec<Remark>) -> Option<VariantId> {
    let protocol = protocol(&subject.protocol).map_err(|fault| faults.push(*fault)).ok()?;
    let variant = protocol.variant(&subject.variant);
    if variant.is_none() {
        faults.push(no_variant(protocol, &subject.variant));
    }
    variant
}

/// The protocol with this name, or the user's algorithm in this file.
///
/// # Errors
/// The name is unknown: the message suggests the nearest name, or lists all names. Or the file cannot be read, or its
/// algorithm has errors: the message names the first one.
pub fn protocol(name: &str) -> Result<ProtocolId, Box<Remark>> {
    if program::is_file(Path::new(name)) {
        return program::load(Path::new(name)).map_err(|why| Box::new(why.remark(name)));
    }
    ProtocolId::named(name).ok_or_else(|| {
        let all: Vec<&'static str> = CATALOGUE.iter().map(|entry| entry.name).collect();
        let (protocol, known) = (name.to_owned(), all.join(", "));
        Box::new(match nearest(name, &all) {
            Some(nearest) => ids::CliCompareNoProtocolButNear { protocol, nearest, known }.into(),
            None => ids::CliCompareNoProtocol { protocol, known }.into(),
        })
    })
}

/// The error for an unknown variant. It suggests the nearest name, or lists all variants.
pub fn no_variant(protocol: ProtocolId, variant: &str) -> Remark {
    let all = protocol.entry().variants;
    let (protocol, given, known) = (protocol.name(), variant.to_owned(), all.join(", "));
    match nearest(variant, all) {
        Some(nearest) => ids::CliCompareNoVariantButNear { protocol, variant: given, nearest, known }.into(),
        None => ids::CliCompareNoVariant { protocol, variant: given, known }.into(),
    }
}
