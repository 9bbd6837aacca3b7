//! The message of the generals: an order, and the path over which it came.

use std::sync::Arc;

use serde::{Serialize, Serializer};

use crate::protocol::prelude::*;

messages! {
    pub enum Message {
        /// An order. `path`: the generals that have sent it (in `signed`: and signed it), from the commander on.
        Order { path: Path, value: Order } => "ORDER": Value,
    }
}

/// The order of the commander, on which the generals agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    Attack,
    Retreat,
}

impl Order {
    pub(super) const BOTH: [Self; 2] = [Self::Attack, Self::Retreat];
    pub(super) const WORDS: &'static [&'static str] = &[Self::Attack.word(), Self::Retreat.word()];
    pub(super) const WORDS_OR_NOTHING: &'static [&'static str] =
        &[Self::Attack.word(), Self::Retreat.word(), "nothing"];

    pub const fn word(self) -> &'static str {
        if matches!(self, Self::Attack) { "attack" } else { "retreat" }
    }

    pub(super) fn named(word: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|order| order.word() == word)
    }

    pub(super) const fn datum(self) -> Datum {
        Datum::Word(Word::of(self.word()))
    }

    pub(super) fn of(datum: Datum) -> Option<Self> {
        Self::BOTH.into_iter().find(|order| order.datum() == datum)
    }

    #[must_use]
    pub(super) const fn other(self) -> Self {
        if matches!(self, Self::Attack) { Self::Retreat } else { Self::Attack }
    }
}

impl From<Order> for Value {
    fn from(order: Order) -> Self {
        Self::Name(order.word())
    }
}

/// The generals that have sent an order, the commander first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Path(Arc<[Id]>);

impl std::ops::Deref for Path {
    type Target = [Id];

    fn deref(&self) -> &[Id] {
        &self.0
    }
}

impl Path {
    pub(super) fn and(&self, id: Id) -> Self {
        self.0.iter().copied().chain([id]).collect()
    }
}

impl FromIterator<Id> for Path {
    fn from_iter<I: IntoIterator<Item = Id>>(ids: I) -> Self {
        Self(ids.into_iter().collect())
    }
}

impl std::fmt::Display for Path {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().enumerate().try_for_each(|(at, id)| if at == 0 { write!(f, "{id}") } else { write!(f, "·{id}") })
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

steps! {
    "byzantine-generals":
    pub enum Step {
        Command => "command",
        CommandFalsely { order: Order } => "command-falsely",
        Await => "await",
        Hear => "hear",
        HearLate => "hear-late",
        Repeated => "repeated",
        Relay { round: u32 } => "relay",
        RelayFalsely { round: u32 } => "relay-falsely",
        Majority { order: Order, votes: u32, of: u32 } => "majority",
        Tie { order: Order, votes: u32 } => "tie",
        Learn => "learn",
        Known => "known",
        Sign { round: u32 } => "sign",
        SignFalsely { round: u32 } => "sign-falsely",
        Obey { order: Order } => "obey",
        NotOne { values: u32 } => "not-one",
        Betray => "betray",
        TooLate => "too-late",
        TakesNoPart => "takes-no-part",
        Recovered => "recovered",
    }
}
