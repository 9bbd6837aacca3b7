//! Checking all runs of a scenario: the question, what the search may find, and the comparison with `[check]`.
//!
//! The engine does the search ([`explore`](suffrage_engine::explore)). This module turns a scenario into a search,
//! and a report into an answer for readers.

mod answer;
mod ask;
mod found;
#[cfg(test)]
mod tests;

pub(crate) use answer::{Answer, Basis, Verdict, lines_not_obeyed};
pub use ask::{About, Question, Refusal, search};
pub(crate) use ask::{proposed, search_ahead, search_for};
pub(crate) use found::{acts_of, budgets, can_be_acts, counterexample, end_of, example, goal, goal_text};
pub(crate) use found::{captions, position_of, story, unit, valid};
