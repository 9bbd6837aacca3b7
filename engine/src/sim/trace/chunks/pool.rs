//! Memory of lists that are gone, for lists to come. It is empty: nothing of one list is ever seen in another.

use std::any::{Any, TypeId};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The most that is kept in all, in bytes.
const MOST: usize = 16 << 20;

/// Empty chunks by the type of their elements.
struct Pool {
    chunks: BTreeMap<TypeId, Box<dyn Any>>,
    bytes: usize,
}

thread_local! {
    static POOL: RefCell<Pool> = const { RefCell::new(Pool { chunks: BTreeMap::new(), bytes: 0 }) };
}

impl Pool {
    fn of<T: 'static>(&mut self) -> Option<&mut Vec<Vec<T>>> {
        let chunks = self.chunks.entry(TypeId::of::<T>()).or_insert_with(|| Box::<Vec<Vec<T>>>::default());
        chunks.downcast_mut()
    }
}

const fn bytes_of<T>(chunk: &Vec<T>) -> usize {
    size_of::<T>() * chunk.capacity()
}

/// Runs a job on the pool of this thread; `None` if the thread ends.
fn with_pool<D>(job: impl FnOnce(&mut Pool) -> D) -> Option<D> {
    POOL.try_with(|pool| job(&mut pool.borrow_mut())).ok()
}

/// An empty chunk, if there is one.
pub(super) fn take<T: 'static>() -> Option<Vec<T>> {
    let chunk = with_pool(|pool| {
        let chunk = pool.of()?.pop()?;
        pool.bytes -= bytes_of(&chunk);
        Some(chunk)
    });
    chunk.flatten()
}

/// Keeps empty chunks, up to the most that is kept.
pub(super) fn give<T: 'static>(chunks: Vec<Vec<T>>) {
    debug_assert!(chunks.iter().all(Vec::is_empty), "elements are dropped while nobody looks at the pool");
    with_pool(|pool| {
        for chunk in chunks {
            let bytes = pool.bytes + bytes_of(&chunk);
            if bytes <= MOST
                && let Some(kept) = pool.of()
            {
                kept.push(chunk);
                pool.bytes = bytes;
            }
        }
    });
}

/// How much is kept on this thread, in bytes.
#[cfg(test)]
pub(super) fn bytes() -> usize {
    with_pool(|pool| pool.bytes).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_kept_than_the_most() {
        let kept = bytes();
        give((0..5).map(|_| Vec::<u64>::with_capacity(MOST / 32)).collect());
        assert!((MOST - MOST / 4 + 1..=MOST).contains(&bytes()), "{} bytes", bytes());
        while take::<u64>().is_some() {}
        assert_eq!(bytes(), kept);
    }
}
