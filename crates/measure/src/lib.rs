//! Measures the cost of algorithms: many runs over many sizes, and the law that their costs follow.
//!
//! [`Options`] describe a measurement: protocols, sizes, orders, seeds. Valid options make a [`Sweep`]. It numbers all
//! runs (by protocol, size and run, in this order) and executes them in parallel; the result does not depend on the
//! number of threads. The cost of a run is an [`Outcome`], one line of a measurement file ([`file`](mod@file)). A
//! [`Summary`] has the statistics of each size, the proved bounds, and the law that fits the means best ([`Fit`]).

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
