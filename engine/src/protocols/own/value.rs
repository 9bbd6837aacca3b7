//! The values of an algorithm's variables and messages.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::mem::discriminant;
use std::slice::from_ref;
use std::sync::Arc;

use serde::{Serialize, Serializer};

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
    /// The values of a list; else the value itself.
    pub(super) fn each(&self) -> &[Self] {
        if let Self::List(items) = self { items } else { from_ref(self) }
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
    pub(super) fn is_comparable(&self, other: &Self) -> bool {
        let kind = |value: &Self| {
            if matches!(value, Self::Text(_)) { discriminant(&Self::Number(0)) } else { discriminant(value) }
        };
        kind(self) == kind(other) || *self == Self::Undefined || *other == Self::Undefined
    }

    /// Whether a list or tuple of these values has at most [`MOST_VALUES`] values, and is not nested too deeply.
    pub(super) fn fit(values: &[Self]) -> bool {
        fn counted(values: &[Value], left: &mut usize, depth: usize) -> bool {
            if values.len() > *left || depth == 0 {
                return false;
            }
            *left -= values.len();
            values.iter().all(|value| match value {
                Value::Tuple(inner) | Value::List(inner) => counted(inner, left, depth - 1),
                _ => true,
            })
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
        let all = |items: &[Self]| items.iter().map(|item| item.shown(program)).collect::<Vec<_>>().join(", ");
        match self {
            Self::Undefined => "@".to_owned(),
            Self::Bool(value) => value.to_string(),
            Self::Number(number) => number.to_string(),
            Self::Text(word) => word.as_str().to_owned(),
            Self::Word(word) => program.words[usize::from(*word)].to_owned(),
            Self::Side(is_next) => if *is_next { "next" } else { "previous" }.to_owned(),
            Self::Tuple(items) => format!("({})", all(items)),
            Self::List(items) => format!("[{}]", all(items)),
        }
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
pub(super) struct InProgram<'a>(pub(super) &'a Value, pub(super) &'static Program);

impl Serialize for InProgram<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(value, program) = *self;
        match value {
            Value::Undefined => serializer.serialize_none(),
            Value::Bool(value) => serializer.serialize_bool(*value),
            Value::Number(number) => serializer.serialize_i64(*number),
            Value::Tuple(items) | Value::List(items) => {
                serializer.collect_seq(items.iter().map(|value| InProgram(value, program)))
            }
            Value::Text(_) | Value::Word(_) | Value::Side(_) => serializer.serialize_str(&value.shown(program)),
        }
    }
}

/// A reference that makes no difference: two of them are always equal. A state, message, timer or step refers to its
/// program in this way, because a run has one program.
#[derive(Clone, Copy, Debug)]
pub struct Of<T = &'static Program>(pub T);

impl<T> PartialEq for Of<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Of<T> {}

impl<T> PartialOrd for Of<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T> Ord for Of<T> {
    fn cmp(&self, _: &Self) -> Ordering {
        Ordering::Equal
    }
}

impl<T> Hash for Of<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
