//! What a step weighed: the values that decide, as numbers that can be shown large.

use std::cmp::Ordering;

use smallvec::{SmallVec, smallvec};

use super::Id;
use super::remark::Value;

/// Whose a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearer {
    /// It came with a message.
    Message,
    /// It is how many ids the list holds that came with a message.
    List,
    /// The process that handles it.
    Process,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weight {
    pub bearer: Bearer,
    pub value: Value,
}

/// The values that a step weighed, in the order in which they are read, and between each two of them a sign that is true of them. A
/// single value is what the step is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Weighed {
    pub values: SmallVec<[Weight; 3]>,
    /// `<`, `=` or `>`, and `/` between a number and what it must reach: one fewer than values.
    pub signs: SmallVec<[char; 2]>,
}

impl Weighed {
    pub fn one(bearer: Bearer, value: impl Into<Value>) -> Self {
        Self { values: smallvec![Weight { bearer, value: value.into() }], signs: SmallVec::new() }
    }

    /// What a message says against what a process has.
    pub fn pair<T: Ord>(message: T, process: T, say: impl Fn(T) -> Value) -> Self {
        let sign = sign(message.cmp(&process));
        let weight = |bearer, value| Weight { bearer, value: say(value) };
        Self { values: smallvec![weight(Bearer::Message, message), weight(Bearer::Process, process)], signs: smallvec![sign] }
    }

    pub fn ids(message: Id, process: Id) -> Self {
        Self::pair(message, process, Value::Id)
    }

    /// A process between what came from its two sides.
    pub fn between(left: Id, process: Id, right: Id) -> Self {
        let weight = |bearer, id| Weight { bearer, value: Value::Id(id) };
        Self {
            values: smallvec![weight(Bearer::Message, left), weight(Bearer::Process, process), weight(Bearer::Message, right)],
            signs: smallvec![sign(left.cmp(&process)), sign(process.cmp(&right))],
        }
    }

    /// How many values a process has for what it decides, and how many against it.
    pub fn votes(votes: u64, against: u64) -> Self {
        let weight = |number| Weight { bearer: Bearer::Process, value: Value::Number(number) };
        Self { values: smallvec![weight(votes), weight(against)], signs: smallvec![sign(votes.cmp(&against))] }
    }

    /// How many a process has of those that it needs.
    pub fn share(has: u64, needs: u64) -> Self {
        let weight = |number| Weight { bearer: Bearer::Process, value: Value::Number(number) };
        Self { values: smallvec![weight(has), weight(needs)], signs: smallvec!['/'] }
    }
}

const fn sign(order: Ordering) -> char {
    match order {
        Ordering::Less => '<',
        Ordering::Equal => '=',
        Ordering::Greater => '>',
    }
}
