//! `--threads`: how many work on what is asked. What comes of it is the same with any number.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread::available_parallelism;

use anyhow::Context as _;

use super::arguments::values::Written;
use suffrage_engine::explore::Workers;
use suffrage_engine::protocol::Remark;
use suffrage_text::ids;

/// More threads than any machine has processors.
const MOST: u64 = 4_096;

/// Those that are asked for, else as many as there are processors.
///
/// # Errors
/// Something else was given than a number of threads.
pub(super) fn threads(given: Option<&Written<u64>>) -> Result<NonZeroUsize, Remark> {
    let bad = |given: &str| Remark::from(ids::CliThreads { given: given.to_owned(), most: MOST.to_string() });
    match given {
        None => Ok(available_parallelism().unwrap_or(NonZeroUsize::MIN)),
        Some(Written::Other(given)) => Err(bad(given)),
        Some(Written::Read(asked)) => {
            NonZeroUsize::new(*asked as usize).filter(|_| *asked <= MOST).ok_or_else(|| bad(&asked.to_string()))
        }
    }
}

/// So many threads of a search; none if one does it all.
pub(super) fn workers(threads: NonZeroUsize) -> anyhow::Result<Option<Workers>> {
    if threads == NonZeroUsize::MIN {
        return Ok(None);
    }
    let workers = rayon::ThreadPoolBuilder::new().num_threads(threads.get()).build().context("threads")?;
    Ok(Some(Arc::new(workers)))
}
