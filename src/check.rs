//! Checks all runs of a scenario: the question, the answer, the found runs, and the comparison with `[check]`.
//!
//! The engine does the search ([`explore`](suffrage_engine::explore)). This module turns a scenario into a search,
//! and a report into an answer for readers.

mod answer;
mod counterexample;
mod question;
#[cfg(test)]
mod tests;

pub(crate) use answer::{Answer, Basis, lines_not_executed};
pub(crate) use counterexample::{acts_of, budgets, can_be_acts, counterexample, end_of, example, goal, goal_text};
pub(crate) use counterexample::{captions, position_of, story, unit, valid};
pub use question::{About, Question, Refusal, search};
pub(crate) use question::{proposed, search_ahead, search_for};
