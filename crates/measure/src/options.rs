//! What is measured, as plain data that can be written down.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use suffrage_engine::protocol::Ticks;

/// A protocol in one of its variants, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Subject {
    pub protocol: String,
    pub variant: String,
}

/// In which order the ids 1 to n sit, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Another one with every seed.
    Random,
    Ascending,
    Descending,
    /// The one that costs the most messages, where it is known.
    Worst,
    /// The one that costs the fewest.
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

impl FromStr for Order {
    type Err = ();

    fn from_str(given: &str) -> Result<Self, ()> {
        Self::ALL.iter().find(|(name, _)| *name == given).map(|(_, order)| *order).ok_or(())
    }
}

/// Who begins, at tick 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Initiators {
    All,
    /// So many processes, drawn from the seed of the run.
    Some(u32),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub protocols: Vec<Subject>,
    /// Numbers of processes, each once, ascending.
    pub sizes: Vec<u32>,
    pub order: Order,
    pub initiators: Initiators,
    /// Runs of each protocol and size.
    pub runs: u64,
    /// The seed of the first run of each size; the next run has the next one.
    pub seed: u64,
    /// The shortest and the longest delay of a message, in ticks.
    pub delay: (Ticks, Ticks),
    /// The tick limit of every run; `None`: that of a run without a screen.
    pub until: Option<Ticks>,
}

impl Options {
    /// The names of the options in which two differ.
    pub fn differences(&self, other: &Self) -> Vec<String> {
        let (one, other) = (serde_json::json!(self), serde_json::json!(other));
        let keys = one.as_object().into_iter().flat_map(serde_json::Map::keys);
        keys.filter(|key| one.get(key) != other.get(key)).cloned().collect()
    }
}

/// A part of the runs of a sweep, for one of several machines: those whose number is `index` modulo `of`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shard {
    /// From 0 on.
    pub index: u64,
    /// At least 1.
    pub of: u64,
}

impl Shard {
    pub const WHOLE: Self = Self { index: 0, of: 1 };

    /// Its runs of so many, ascending.
    pub fn numbers(self, total: u64) -> impl Iterator<Item = u64> {
        // No machine has so many parts that a step does not fit.
        (self.index..total).step_by(usize::try_from(self.of).unwrap_or(usize::MAX).max(1))
    }

    pub const fn has(self, number: u64) -> bool {
        number % self.of == self.index
    }
}
