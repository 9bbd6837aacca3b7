//! `--threads`: how many work on what is asked. What comes of it is the same with any number.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread::available_parallelism;

use anyhow::Context as _;

use crate::explore::Workers;
use crate::protocol::Remark;
use crate::text::ids;

/// More threads than any machine has processors.
pub(super) const MOST_THREADS: u64 = 4_096;

/// Those that are asked for, else as many as there are processors.
pub(super) fn threads(asked: Option<u64>) -> NonZeroUsize {
    let asked = asked.and_then(|threads| NonZeroUsize::new(threads as usize));
    asked.or_else(|| available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}

pub(super) fn fault(asked: Option<u64>) -> Option<Remark> {
    (asked == Some(0)).then(|| ids::CliThreads { most: MOST_THREADS }.into())
}

/// The threads of a search; none if one does it all.
pub(super) fn workers(asked: Option<u64>) -> anyhow::Result<Option<Workers>> {
    let threads = threads(asked).get();
    if threads == 1 {
        return Ok(None);
    }
    let workers = rayon::ThreadPoolBuilder::new().num_threads(threads).build().context("threads")?;
    Ok(Some(Arc::new(workers)))
}
