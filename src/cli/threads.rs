//! `--threads`: how many work on what is asked. What comes of it is the same with any number.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread::available_parallelism;

use anyhow::Context as _;

use crate::explore::Workers;
use crate::protocol::Remark;
use crate::text::ids;

/// More threads than any machine has processors.
const MOST: u64 = 4_096;
/// What the option takes as a number, so that one that is out of range is told with all other faults.
pub(super) const MOST_THREADS: u64 = u64::MAX;

/// Those that are asked for, else as many as there are processors.
pub(super) fn threads(asked: Option<u64>) -> NonZeroUsize {
    let asked = asked.and_then(|threads| NonZeroUsize::new(threads.min(MOST) as usize));
    asked.or_else(|| available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}

pub(super) fn fault(asked: Option<u64>) -> Option<Remark> {
    let asked = asked.filter(|threads| !(1..=MOST).contains(threads))?;
    Some(bad(&asked.to_string()))
}

/// Something else was given than a number of threads.
pub(super) fn bad(given: &str) -> Remark {
    ids::CliThreads { given: given.to_owned(), most: MOST.to_string() }.into()
}

/// The threads of a search; none if one does it all, or if there is a fault.
pub(super) fn workers(asked: Option<u64>) -> anyhow::Result<Option<Workers>> {
    let threads = threads(asked).get();
    if threads == 1 || fault(asked).is_some() {
        return Ok(None);
    }
    let workers = rayon::ThreadPoolBuilder::new().num_threads(threads).build().context("threads")?;
    Ok(Some(Arc::new(workers)))
}
