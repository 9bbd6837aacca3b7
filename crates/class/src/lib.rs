//! A web server on which a class votes with its phones.
//!
//! The crate has plain data and HTTP only. [`Server`] is a synchronous handle: it asks, closes and counts, while one
//! thread serves the page. The server stores no address, no browser name and no person, and writes no file. Without the
//! feature `server`, only the data remain.

#[cfg(feature = "server")]
mod class;
#[cfg(feature = "server")]
mod connections;
#[cfg(feature = "server")]
mod server;
#[cfg(feature = "server")]
mod site;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

#[cfg(feature = "server")]
pub use class::Class;
#[cfg(feature = "server")]
pub use server::{Limits, Server, Settings, WORDS, Words, network_address};

/// The largest number that a phone can answer.
pub const MOST_NUMBER: u32 = 999_999_999;

/// A question as the phones show it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    pub ask: String,
    /// The answers to choose from.
    pub choices: Vec<String>,
    /// Whether the page has a field for a number.
    pub takes_number: bool,
}

/// An answer of a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// The index of a choice.
    Choice(usize),
    /// At most [`MOST_NUMBER`].
    Number(u32),
}

/// The number of phones for each answer of one round.
pub type Tally = BTreeMap<Answer, usize>;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turnout {
    /// Phones that asked for the page within the last seconds, or have answered.
    pub phones: usize,
    /// Phones with an answer in this round.
    pub answered: usize,
}

/// The answers of the class to a question, and the answer of the run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    pub question: Question,
    /// The answers of each round, the first round first.
    pub rounds: Vec<Tally>,
    /// The answer of the run in words.
    pub run: String,
    /// The right answer; `None` if the run decides none of them.
    pub right: Option<Answer>,
}
