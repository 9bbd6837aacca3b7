//! The values of an algorithm's variables and messages.

use std::fmt::{self, Display, Write as _};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use serde::{Serialize, Serializer, ser::SerializeSeq as _};

use super::program::Program;
use crate::protocol::{Datum, Id, Word};

/// A value of a variable, a field of a message, or an expression.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// The value `@`.
    Undefined,
    Bool(bool),
    /// A number, or the id of a process.
    Number(i64),
    /// A word from outside, such as a proposal.
    Text(Word),
    /// A word that a state declares, as its index in [`Listing::words`](super::program::Listing::words).
    Word(u16),
    /// A neighbour on a ring; `true` for `next`.
    Side(bool),
    Tuple(Arc<[Self]>),
    List(Arc<[Self]>),
}

/// The maximum number of values in a list or tuple, including the values in nested ones.
pub(super) const MOST_VALUES: usize = 4_096;

/// The maximum depth of nested lists and tuples.
const MOST_NESTED: usize = 32;

impl Value {
    /// The values of a list or tuple; `None` for all other values.
    pub(super) fn items(&self) -> Option<&Arc<[Self]>> {
        if let Self::Tuple(items) | Self::List(items) = self { Some(items) } else { None }
    }

    pub(super) const fn number(&self) -> Option<i64> {
        if let Self::Number(number) = self { Some(*number) } else { None }
    }

    /// The value as an id; `None` if it is no number, or no valid id.
    pub(super) fn id(&self) -> Option<Id> {
        u32::try_from(self.number()?).ok().and_then(Id::new)
    }

    /// The value as a decision; `None` if it is neither a number of 32 bits nor a word from outside.
    pub(super) fn datum(&self) -> Option<Datum> {
        match self {
            Self::Number(number) => u32::try_from(*number).ok().map(Datum::Number),
            Self::Text(word) => Some(Datum::Word(*word)),
            _ => None,
        }
    }

    /// Whether the values can be tested for equality: both are of one kind, or one is `@`.
    pub(super) const fn is_comparable(&self, other: &Self) -> bool {
        matches!(
            (self, other),
            (Self::Undefined, _)
                | (_, Self::Undefined)
                | (Self::Bool(_), Self::Bool(_))
                | (Self::Number(_) | Self::Text(_), Self::Number(_) | Self::Text(_))
                | (Self::Word(_), Self::Word(_))
                | (Self::Side(_), Self::Side(_))
                | (Self::Tuple(_), Self::Tuple(_))
                | (Self::List(_), Self::List(_))
        )
    }

    /// Whether a list or tuple of these values has at most [`MOST_VALUES`] values, and is not nested too deeply.
    pub(super) fn fit(values: &[Self]) -> bool {
        fn counted(values: &[Value], left: &mut usize, depth: usize) -> bool {
            if values.len() > *left || depth == 0 {
                return false;
            }
            *left -= values.len();
            values.iter().filter_map(Value::items).all(|inner| counted(inner, left, depth - 1))
        }
        counted(values, &mut { MOST_VALUES }, MOST_NESTED)
    }

    /// The number of values in the lists of this value.
    pub(super) fn listed(&self) -> u64 {
        match self {
            Self::List(items) => items.len() as u64 + items.iter().map(Self::listed).sum::<u64>(),
            Self::Tuple(items) => items.iter().map(Self::listed).sum(),
            _ => 0,
        }
    }

    /// The value as text, in the form of the language.
    pub(super) fn shown(&self, program: &'static Program) -> String {
        self.in_program(program).to_string()
    }

    pub(super) const fn in_program(&self, program: &'static Program) -> InProgram<'_> {
        InProgram { value: self, program }
    }
}

impl From<Id> for Value {
    fn from(id: Id) -> Self {
        Self::Number(id.number().into())
    }
}

impl From<Datum> for Value {
    fn from(datum: Datum) -> Self {
        match datum {
            Datum::Number(number) => Self::Number(number.into()),
            Datum::Word(word) => Self::Text(word),
        }
    }
}

impl<T: Into<Self>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Undefined, Into::into)
    }
}

/// A value with the program that names its words.
pub(super) struct InProgram<'a> {
    value: &'a Value,
    program: &'static Program,
}

impl Display for InProgram<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (items, [begin, end]) = match self.value {
            Value::Undefined => return f.write_char('@'),
            Value::Bool(value) => return Display::fmt(value, f),
            Value::Number(number) => return Display::fmt(number, f),
            Value::Text(word) => return f.write_str(word.as_str()),
            Value::Word(word) => return f.write_str(self.program.word(*word)),
            Value::Side(is_next) => return f.write_str(if *is_next { "next" } else { "previous" }),
            Value::Tuple(items) => (items, ['(', ')']),
            Value::List(items) => (items, ['[', ']']),
        };
        f.write_char(begin)?;
        for (index, value) in items.iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            Display::fmt(&value.in_program(self.program), f)?;
        }
        f.write_char(end)
    }
}

impl Serialize for InProgram<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.value {
            Value::Undefined => serializer.serialize_none(),
            Value::Bool(value) => serializer.serialize_bool(*value),
            Value::Number(number) => serializer.serialize_i64(*number),
            Value::Tuple(items) | Value::List(items) => {
                let mut seq = serializer.serialize_seq(Some(items.len()))?;
                items.iter().try_for_each(|value| seq.serialize_element(&value.in_program(self.program)))?;
                seq.end()
            }
            Value::Text(_) | Value::Word(_) | Value::Side(_) => serializer.collect_str(self),
        }
    }
}

/// The program of a state, message, timer or step. Two of them are always equal, because a run has one program.
#[derive(Clone, Copy)]
pub struct Of(pub(super) &'static Program);

impl fmt::Debug for Of {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.title)
    }
}

impl PartialEq for Of {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Of {}

impl PartialOrd for Of {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Of {
    fn cmp(&self, _: &Self) -> std::cmp::Ordering {
        std::cmp::Ordering::Equal
    }
}

impl Hash for Of {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
