//! Measures the cost of algorithms: executes many runs of many sizes, and finds the law by which the costs grow.
//!
//! [`Options`] describe a measurement: protocols, sizes, orders, seeds. Valid options become a [`Sweep`], which numbers
//! all runs (by protocol, size and run) and executes them in parallel; the results do not depend on the number of
//! threads. The cost of a run is an [`Outcome`], one line of a measurement file ([`file`](mod@file)). A [`Summary`] has
//! the statistics of each size, the proved bounds, and the law that fits the means best ([`Fit`]).

pub mod file;
mod fit;
mod options;
mod summary;
mod sweep;
#[cfg(test)]
mod tests;

pub use fit::{Fit, Fitted, Law, Unfit};
pub use options::{Initiators, MOST_RUNS, Options, Order, Shard, Subject, no_variant, protocol};
pub use summary::{BoundRow, KindRow, NotAtRest, Row, Section, Statistics, Summary};
pub use sweep::{Ended, Outcome, Piecemeal, ProvedBound, Side, Sweep};
