//! All runs of a scenario: what is asked of them, what the search may find, and what the file says of it.
//!
//! The search itself is the engine's ([`explore`](suffrage_engine::explore)); here a scenario is made a question, and what was found an answer that a
//! reader understands.

mod answer;
mod ask;
mod counterexample;
mod goal;
mod judged;
mod refusal;
#[cfg(test)]
mod tests;
mod words;

pub use answer::{Answer, Unlike, Verdict};
pub use ask::{Question, proposed, search, search_ahead, search_for};
pub use counterexample::{Story, acts_of, can_be_acts, counterexample, end_of, laid_out, story, violated_at};
pub use goal::{example, goal, goal_told};
pub use judged::{Basis, lines_not_obeyed};
pub use refusal::{About, Refusal};
pub use words::{budgets, position_of, told_in_all, unit, valid};
