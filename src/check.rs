//! All runs of a scenario: what is asked of them, what the search may find, and what the file says of it.
//!
//! The search itself is the engine's ([`explore`](suffrage_engine::explore)); here a scenario is made a question, and what was found an answer that a
//! reader understands.

mod answer;
mod ask;
mod found;
#[cfg(test)]
mod tests;

pub(crate) use answer::{Answer, Basis, Verdict, lines_not_obeyed};
pub use ask::{About, Question, Refusal, search};
pub(crate) use ask::{proposed, search_ahead, search_for};
pub(crate) use found::{acts_of, budgets, can_be_acts, counterexample, end_of, example, goal, goal_told};
pub(crate) use found::{position_of, story, told_in_all, unit, valid};
