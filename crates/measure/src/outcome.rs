//! What one run has cost, as a line of a measurements file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use suffrage_engine::engine::Measured;
use suffrage_engine::protocol::{Bound, BoundSide, Ticks};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    Best,
    Expected,
    Worst,
}

impl Side {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Expected => "expected",
            Self::Worst => "worst",
        }
    }
}

/// What is proved of the messages of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proved {
    pub side: Side,
    /// Empty where there is no short one.
    pub formula: String,
    /// In messages.
    pub value: u64,
}

impl From<Bound> for Proved {
    fn from(Bound { side, formula, value }: Bound) -> Self {
        let side = match side {
            BoundSide::Best => Side::Best,
            BoundSide::Worst => Side::Worst,
            BoundSide::Expected => Side::Expected,
        };
        Self { side, formula: formula.to_owned(), value }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Its number in the sweep.
    pub run: u64,
    pub protocol: String,
    pub variant: String,
    pub n: u32,
    pub seed: u64,
    /// Whether it came to rest.
    pub quiet: bool,
    /// What had grown beyond its limit, if it stopped because of that.
    pub stopped: Option<String>,
    /// The last tick at which anything was due, or the one at which it stopped.
    pub tick: Ticks,
    /// All messages but upkeep, which never ends.
    pub messages: u64,
    /// Sent by kind, upkeep included.
    pub kinds: BTreeMap<String, u64>,
    /// The furthest round, phase or term, where the algorithm counts any.
    pub round: Option<u64>,
    /// The messages that the bounds are about.
    pub bounded: u64,
    pub bounds: Vec<Proved>,
}

/// Which run it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Named<'a> {
    pub(super) run: u64,
    pub(super) protocol: &'a str,
    pub(super) variant: &'a str,
    pub(super) n: u32,
    pub(super) seed: u64,
}

impl Outcome {
    pub(super) fn of(named: Named<'_>, measured: Measured) -> Self {
        let Named { run, protocol, variant, n, seed } = named;
        let Measured { tick, quiet, excess, counts, round, bounded, bounds } = measured;
        Self {
            run,
            protocol: protocol.to_owned(),
            variant: variant.to_owned(),
            n,
            seed,
            quiet,
            stopped: excess.map(|excess| excess.name().to_owned()),
            tick,
            messages: counts.cost(),
            kinds: counts.by_kind.iter().map(|(kind, count)| ((*kind).to_owned(), *count)).collect(),
            round,
            bounded,
            bounds: bounds.into_iter().map(Proved::from).collect(),
        }
    }

    /// Whether it keeps a bound: the least only if it has come to rest. What is expected of many runs binds none of them.
    pub fn keeps(&self, bound: &Proved) -> bool {
        match bound.side {
            Side::Best => !self.quiet || self.bounded >= bound.value,
            Side::Worst => self.bounded <= bound.value,
            Side::Expected => true,
        }
    }
}
