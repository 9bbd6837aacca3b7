//! The parameters of a protocol, which a scenario gives under `[params]`.

use serde::{Serialize, Serializer};

use super::Ticks;

/// A number with decimals. It is stored as bits, so that equal numbers compare as equal.
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
    /// The positions of processes; the order matters.
    Processes(Vec<u32>),
    Word(&'static str),
    /// The values of some processes: pairs (position, value), ascending by position.
    ByProcess(Vec<(u32, ParameterValue)>),
}

impl ParameterValue {
    /// `seat` returns the new position of a process, or `None` to drop the process's value.
    fn reseated(&mut self, seat: &impl Fn(u32) -> Option<u32>) {
        if let Self::Processes(positions) = self {
            *positions = positions.iter().filter_map(|&at| seat(at)).collect();
        }
        if let Self::ByProcess(values) = self {
            values.retain_mut(|(at, value)| {
                value.reseated(seat);
                seat(*at).map(|seat| *at = seat).is_some()
            });
            values.sort_by_key(|(at, _)| *at);
        }
    }
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

    /// All parameters with their values, in the order of the file.
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

    /// The number for the process at `position`, in a parameter that is a list by position. `None` if there is no
    /// such parameter or no such number.
    pub fn at(&self, name: &str, position: usize) -> Option<u64> {
        let Some(ParameterValue::ByPosition(numbers)) = self.get(name) else { return None };
        numbers.get(position).copied()
    }

    /// The positions in a parameter that lists processes, in the given order; `None` if there is no such parameter.
    pub fn processes(&self, name: &str) -> Option<&[u32]> {
        if let Some(ParameterValue::Processes(positions)) = self.get(name) { Some(positions) } else { None }
    }

    pub fn word(&self, name: &str) -> Option<&'static str> {
        if let Some(ParameterValue::Word(word)) = self.get(name) { Some(word) } else { None }
    }

    /// The values of a table by process, ascending: (position, value); empty if it is missing.
    pub fn by_process(&self, name: &str) -> &[(u32, ParameterValue)] {
        if let Some(ParameterValue::ByProcess(values)) = self.get(name) { values } else { &[] }
    }

    /// Gives each process a new position, in all values by process. `seat` returns the new position, or `None` to drop
    /// the process's value.
    pub fn reseat(&mut self, seat: &impl Fn(u32) -> Option<u32>) {
        self.given.iter_mut().for_each(|(_, value)| value.reseated(seat));
    }

    /// Cuts each list by position to `processes` elements, or adds zeros at its end.
    pub fn resize(&mut self, processes: usize) {
        for (_, value) in &mut self.given {
            if let ParameterValue::ByPosition(numbers) = value {
                numbers.resize(processes, 0);
            }
        }
    }
}
