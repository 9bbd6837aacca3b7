//! What algorithms cost, measured: many runs over many sizes, and the law that their costs follow.
//!
//! [`Options`] say what is measured: protocols, sizes, orders, seeds. A [`Sweep`] is made of them when they are sound, numbers all runs (by
//! protocol, size and run, in this order) and makes them, several at a time and with the same result for any number of threads. What each
//! has cost is an [`Outcome`], one line of a measurements file ([`file`](mod@file)). A [`Summary`] holds the statistics of each size, the
//! proved bounds beside them, and the law that fits the means best ([`Fit`]).

pub mod file;
mod fit;
mod options;
mod summary;
mod sweep;
#[cfg(test)]
mod tests;

pub use fit::{Fit, Fitted, Law, Unfit};
pub use options::{Initiators, MOST_RUNS, Options, Order, Shard, Subject, no_variant, protocol};
pub use summary::{BoundRow, KindRow, Row, Section, Statistics, Summary, Unrest};
pub use sweep::{Ended, Outcome, Piecemeal, Proved, Side, Sweep};
