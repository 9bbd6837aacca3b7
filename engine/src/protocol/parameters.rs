//! The parameters of a protocol, which a scenario gives under `[params]`.

use serde::{Serialize, Serializer};

use super::{Ballot, Datum, Id, Ticks};

/// A decimal number. It is stored as bits, so that it can be compared and hashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Decimal(u64);

impl Serialize for Decimal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.value())
    }
}

impl Decimal {
    pub const fn new(value: f64) -> Self {
        Self(value.to_bits())
    }

    pub const fn value(self) -> f64 {
        f64::from_bits(self.0)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParameterValue {
    Number(u64),
    Decimal(Decimal),
    Flag(bool),
    /// The shortest and the longest value of a random duration, in ticks.
    Span(Ticks, Ticks),
    ByPosition(Vec<u64>),
    /// The votes or promises in stable storage at tick 0, by position.
    Stable(Vec<Option<StableEntry>>),
    /// The positions of processes; the order matters.
    Processes(Vec<u32>),
    Word(&'static str),
    /// Pairs (position, value), ascending by position. A process without a value has no pair.
    ByProcess(Vec<(u32, ParameterValue)>),
}

/// The columns of a [`StableEntry`] in the scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StableColumns {
    /// The id of a process.
    Id,
    /// A round and the id of a proposer.
    Ballot,
    /// A ballot and a value.
    Vote,
}

/// A vote or a promise that a process gave before tick 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StableEntry {
    /// The round of the ballot; `None` if the parameter has no ballots.
    pub round: Option<u32>,
    /// The process that was voted for, or the proposer of the ballot.
    pub id: Id,
    /// The value of the vote; `None` for a promise, and in elections.
    pub value: Option<Datum>,
}

impl StableEntry {
    pub fn ballot(self) -> Option<Ballot> {
        self.round.map(|round| Ballot { round, proposer: self.id })
    }
}

impl ParameterValue {
    fn reseated(&mut self, seat: &impl Fn(u32) -> Option<u32>, rename: &impl Fn(Id) -> Option<Id>, count: usize) {
        match self {
            Self::Processes(positions) => *positions = positions.iter().filter_map(|&at| seat(at)).collect(),
            Self::ByProcess(values) => {
                values.retain_mut(|(at, value)| {
                    value.reseated(seat, rename, count);
                    seat(*at).map(|seat| *at = seat).is_some()
                });
                values.sort_by_key(|(at, _)| *at);
            }
            Self::ByPosition(numbers) => *numbers = moved(numbers, seat, count),
            Self::Stable(entries) => {
                for entry in &mut *entries {
                    *entry = entry.and_then(|entry| Some(StableEntry { id: rename(entry.id)?, ..entry }));
                }
                *entries = moved(entries, seat, count);
            }
            Self::Number(_) | Self::Decimal(_) | Self::Flag(_) | Self::Span(..) | Self::Word(_) => {}
        }
    }
}

fn moved<T: Copy + Default>(values: &[T], seat: &impl Fn(u32) -> Option<u32>, count: usize) -> Vec<T> {
    let mut moved = vec![T::default(); count];
    for (at, &value) in (0..).zip(values) {
        if let Some(place) = seat(at).and_then(|at| moved.get_mut(at as usize)) {
            *place = value;
        }
    }
    moved
}

/// The parameters of a scenario, checked against the catalogue.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parameters {
    given: Vec<(&'static str, ParameterValue)>,
}

impl Parameters {
    /// Sets a parameter; an earlier value with the same name is replaced.
    pub fn give(&mut self, name: &'static str, value: ParameterValue) {
        self.given.retain(|(known, _)| *known != name);
        self.given.push((name, value));
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, value: ParameterValue) -> Self {
        self.give(name, value);
        self
    }

    /// Removes a parameter; returns whether it was set.
    pub fn take_out(&mut self, name: &str) -> bool {
        let given = self.given.len();
        self.given.retain(|(known, _)| *known != name);
        self.given.len() < given
    }

    pub const fn is_empty(&self) -> bool {
        self.given.is_empty()
    }

    /// All parameters in the order of the file, as pairs (name, value).
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &ParameterValue)> {
        self.given.iter().map(|(name, value)| (*name, value))
    }

    pub fn get(&self, name: &str) -> Option<&ParameterValue> {
        self.given.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    pub fn number(&self, name: &str) -> Option<u64> {
        if let Some(ParameterValue::Number(number)) = self.get(name) { Some(*number) } else { None }
    }

    /// The value of a decimal parameter; an integer is converted. `None` if the parameter is not set or not a number.
    pub fn decimal(&self, name: &str) -> Option<Decimal> {
        match self.get(name) {
            Some(ParameterValue::Decimal(decimal)) => Some(*decimal),
            Some(ParameterValue::Number(number)) => Some(Decimal::new(*number as f64)),
            _ => None,
        }
    }

    pub fn flag(&self, name: &str) -> Option<bool> {
        if let Some(ParameterValue::Flag(flag)) = self.get(name) { Some(*flag) } else { None }
    }

    pub fn span(&self, name: &str) -> Option<(Ticks, Ticks)> {
        let Some(ParameterValue::Span(shortest, longest)) = self.get(name) else { return None };
        Some((*shortest, *longest))
    }

    /// The number at `position` in a list with one number per process; `None` if there is no list or number.
    pub fn at(&self, name: &str, position: usize) -> Option<u64> {
        let Some(ParameterValue::ByPosition(numbers)) = self.get(name) else { return None };
        numbers.get(position).copied()
    }

    /// The vote or promise of the process at `position` before tick 0; `None` if it has none.
    pub fn stable(&self, name: &str, position: usize) -> Option<StableEntry> {
        let Some(ParameterValue::Stable(entries)) = self.get(name) else { return None };
        entries.get(position).copied().flatten()
    }

    /// The positions in a list of processes, in the order of the file; `None` if the parameter is not set.
    pub fn processes(&self, name: &str) -> Option<&[u32]> {
        if let Some(ParameterValue::Processes(positions)) = self.get(name) { Some(positions) } else { None }
    }

    pub fn word(&self, name: &str) -> Option<&'static str> {
        if let Some(ParameterValue::Word(word)) = self.get(name) { Some(word) } else { None }
    }

    /// The pairs (position, value) of a table by process, ascending; empty if the parameter is not set.
    pub fn by_process(&self, name: &str) -> &[(u32, ParameterValue)] {
        if let Some(ParameterValue::ByProcess(values)) = self.get(name) { values } else { &[] }
    }

    /// Adapts all values to `count` processes. `seat`, `rename`: the new position and id of a process; `None`: dropped.
    pub fn reseat(&mut self, seat: &impl Fn(u32) -> Option<u32>, rename: &impl Fn(Id) -> Option<Id>, count: usize) {
        self.given.iter_mut().for_each(|(_, value)| value.reseated(seat, rename, count));
    }
}
