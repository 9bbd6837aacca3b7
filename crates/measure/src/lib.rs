//! What algorithms cost, measured: many runs over many sizes, and the law that their costs follow.
//!
//! [`Options`] say what is measured: protocols, sizes, orders, seeds. A [`Sweep`] is made of them when they are sound, numbers all runs (by
//! protocol, size and run, in this order) and makes them, several at a time and with the same result for any number of threads. What each
//! has cost is an [`Outcome`], one line of a measurements file ([`file`](mod@file)). A [`Summary`] holds the statistics of each size, the
//! proved bounds beside them, and the law that fits the means best ([`Fit`]).

mod faults;
pub mod file;
mod fit;
pub mod merge;
mod options;
mod outcome;
mod piecemeal;
mod statistics;
mod summary;
mod sweep;
#[cfg(test)]
mod tests;

pub use faults::MOST_RUNS;
pub use fit::{Fit, Fitted, Law, Unfit};
pub use options::{Initiators, Options, Order, Shard, Subject};
pub use outcome::{Outcome, Proved, Side};
pub use piecemeal::Piecemeal;
pub use statistics::Statistics;
pub use summary::{BoundRow, KindRow, Row, Section, Summary, Unrest};
pub use sweep::{Ended, Sweep};
