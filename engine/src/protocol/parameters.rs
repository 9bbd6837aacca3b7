//! A protocol's own parameters, as the scenario gives them under `[params]`.

use super::Ticks;

/// The value of a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParameterValue {
    /// A whole number.
    Number(u64),
    /// Yes or no.
    Flag(bool),
    /// The shortest and the longest of something that is drawn, in ticks.
    Span(Ticks, Ticks),
    /// A whole number for every process, by position.
    ByPosition(Vec<u64>),
}

/// The parameters that a scenario gives; validation has held each against the protocol's catalogue entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parameters {
    given: Vec<(&'static str, ParameterValue)>,
}

impl Parameters {
    /// No parameters.
    pub const fn none() -> Self {
        Self { given: Vec::new() }
    }

    /// Gives a parameter; one of the same name is replaced.
    pub fn give(&mut self, name: &'static str, value: ParameterValue) {
        self.given.retain(|(known, _)| *known != name);
        self.given.push((name, value));
    }

    /// The same with a parameter more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: ParameterValue) -> Self {
        self.give(name, value);
        self
    }

    /// Whether nothing is given.
    pub const fn is_empty(&self) -> bool {
        self.given.is_empty()
    }

    /// What is given, in the order of the file.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &ParameterValue)> {
        self.given.iter().map(|(name, value)| (*name, value))
    }

    /// The value of a parameter, if it is given.
    pub fn get(&self, name: &str) -> Option<&ParameterValue> {
        self.given.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// A whole number, if it is given.
    pub fn number(&self, name: &str) -> Option<u64> {
        match self.get(name) {
            Some(ParameterValue::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// Yes or no, if it is given.
    pub fn flag(&self, name: &str) -> Option<bool> {
        match self.get(name) {
            Some(ParameterValue::Flag(flag)) => Some(*flag),
            _ => None,
        }
    }

    /// The shortest and the longest of a span of ticks, if it is given.
    pub fn span(&self, name: &str) -> Option<(Ticks, Ticks)> {
        match self.get(name) {
            Some(ParameterValue::Span(shortest, longest)) => Some((*shortest, *longest)),
            _ => None,
        }
    }

    /// The whole number of the process at a position, if the parameter is given.
    pub fn at(&self, name: &str, position: usize) -> Option<u64> {
        match self.get(name) {
            Some(ParameterValue::ByPosition(numbers)) => numbers.get(position).copied(),
            _ => None,
        }
    }

    /// Another number of processes: lists by position are cut off, or continued with zeros.
    pub fn resize(&mut self, processes: usize) {
        for (_, value) in &mut self.given {
            if let ParameterValue::ByPosition(numbers) = value {
                numbers.resize(processes, 0);
            }
        }
    }
}
