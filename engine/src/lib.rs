//! The engine of `suffrage`: the algorithms, the world that they run in, and what watches a run.
//!
//! [`protocol`] is the contract between an algorithm and its world, [`protocols`] are the algorithms, [`sim`] is the
//! world, [`property`] judges a run, [`explore`] visits all runs, and [`engine`] plans a run, watches it and answers
//! questions about it. All protocols are one type, [`protocols::sum::Algorithm`], so that everything here is compiled
//! once.

pub mod engine;
pub mod explore;
pub mod property;
pub mod protocol;
pub mod protocols;
pub mod sim;
