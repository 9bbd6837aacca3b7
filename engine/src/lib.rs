//! The engine of `suffrage`: the algorithms, the simulated world that runs them, and the observers of a run.
//!
//! [`protocol`] is the contract between an algorithm and its world. [`protocols`] are the algorithms. [`sim`] is the
//! world. [`property`] judges a run. [`explore`] visits all runs. [`engine`] plans a run, watches it and answers
//! questions about it. All protocols share one type, [`protocols::sum::Algorithm`], so that this crate is compiled
//! only once and not once for each protocol.

pub mod engine;
pub mod explore;
pub mod property;
pub mod protocol;
pub mod protocols;
pub mod sim;
