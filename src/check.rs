//! All runs of a scenario: what is asked of them, what the search may find, and what the file says of it.
//!
//! The search itself is the engine's ([`explore`](suffrage_engine::explore)); here a scenario is made a question, and what was found an answer that a
//! reader understands.

mod answer;
mod ask;
mod counterexample;
#[cfg(test)]
mod tests;
mod words;

pub(crate) use answer::{Answer, Basis, Verdict, lines_not_obeyed};
pub use ask::{About, Question, Refusal, search};
pub(crate) use ask::{proposed, search_ahead, search_for};
pub(crate) use counterexample::{acts_of, can_be_acts, counterexample, end_of, laid_out, story};
pub(crate) use words::{budgets, example, goal, goal_told, position_of, told_in_all, unit, valid};
