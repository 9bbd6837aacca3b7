//! The parameters of a protocol, as a scenario gives them under `[params]`.

use super::Ticks;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParameterValue {
    Number(u64),
    Flag(bool),
    /// The shortest and the longest of something that is drawn, in ticks.
    Span(Ticks, Ticks),
    ByPosition(Vec<u64>),
}

/// The parameters of a scenario, checked against the catalogue.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parameters {
    given: Vec<(&'static str, ParameterValue)>,
}

impl Parameters {
    pub const fn none() -> Self {
        Self { given: Vec::new() }
    }

    /// Replaces one of the same name.
    pub fn give(&mut self, name: &'static str, value: ParameterValue) {
        self.given.retain(|(known, _)| *known != name);
        self.given.push((name, value));
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, value: ParameterValue) -> Self {
        self.give(name, value);
        self
    }

    pub const fn is_empty(&self) -> bool {
        self.given.is_empty()
    }

    /// In the order of the file.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &ParameterValue)> {
        self.given.iter().map(|(name, value)| (*name, value))
    }

    pub fn get(&self, name: &str) -> Option<&ParameterValue> {
        self.given.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    pub fn number(&self, name: &str) -> Option<u64> {
        match self.get(name) {
            Some(ParameterValue::Number(number)) => Some(*number),
            _ => None,
        }
    }

    pub fn flag(&self, name: &str) -> Option<bool> {
        match self.get(name) {
            Some(ParameterValue::Flag(flag)) => Some(*flag),
            _ => None,
        }
    }

    pub fn span(&self, name: &str) -> Option<(Ticks, Ticks)> {
        match self.get(name) {
            Some(ParameterValue::Span(shortest, longest)) => Some((*shortest, *longest)),
            _ => None,
        }
    }

    /// The number of the process at a position.
    pub fn at(&self, name: &str, position: usize) -> Option<u64> {
        match self.get(name) {
            Some(ParameterValue::ByPosition(numbers)) => numbers.get(position).copied(),
            _ => None,
        }
    }

    /// Lists by position are cut off, or continued with zeros.
    pub fn resize(&mut self, processes: usize) {
        for (_, value) in &mut self.given {
            if let ParameterValue::ByPosition(numbers) = value {
                numbers.resize(processes, 0);
            }
        }
    }
}
