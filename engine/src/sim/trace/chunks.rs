//! A long list that grows at its end and is given up from its beginning. Nothing in it is moved, and memory that is given up, or was that of
//! a list that is gone, is used again: fresh memory costs more than what is written into it.

mod pool;

use std::collections::VecDeque;
use std::ops::Range;

/// Elements of a chunk.
const CHUNK: usize = 16_384;
/// Elements that the first chunk has room for at first: most runs are short.
const FEW: usize = 256;

/// Elements by number; they need not begin at 0.
#[derive(Debug)]
pub(super) struct Chunks<T: 'static> {
    /// Before the last one; all of them are full.
    full: VecDeque<Vec<T>>,
    last: Vec<T>,
    /// Elements that the last chunk has room for.
    room: usize,
    spare: Vec<Vec<T>>,
    /// The number of the first element of the first chunk, which may be given up already, and of the last chunk.
    base: usize,
    base_of_last: usize,
    first: usize,
}

impl<T: 'static> Chunks<T> {
    /// Empty; its first element will have this number.
    pub(super) const fn starting_at(first: usize) -> Self {
        let (base, base_of_last, room) = (first, first, 0);
        Self { full: VecDeque::new(), last: Vec::new(), room, spare: Vec::new(), base, base_of_last, first }
    }

    #[inline(always)]
    pub(super) const fn end(&self) -> usize {
        self.base_of_last + self.last.len()
    }

    #[inline(always)]
    pub(super) fn push(&mut self, element: T) {
        if self.last.len() == self.room {
            self.make_room();
        }
        self.last.push(element);
    }

    #[cold]
    #[inline(never)]
    fn make_room(&mut self) {
        if self.last.len() == CHUNK {
            let fresh = self.fresh();
            self.full.push_back(std::mem::replace(&mut self.last, fresh));
            self.base_of_last += CHUNK;
        } else if self.last.len() < FEW {
            self.last.reserve_exact(FEW - self.last.len());
        } else {
            let mut fresh = self.fresh();
            fresh.append(&mut self.last);
            self.last = fresh;
        }
        self.room = self.last.capacity().min(CHUNK);
    }

    /// An empty chunk.
    fn fresh(&mut self) -> Vec<T> {
        self.spare.pop().or_else(pool::take).unwrap_or_else(|| Vec::with_capacity(CHUNK))
    }

    #[inline]
    pub(super) fn get(&self, number: usize) -> Option<&T> {
        if number >= self.base_of_last {
            return self.last.get(number - self.base_of_last).filter(|_| number >= self.first);
        }
        let place = number.checked_sub(self.base).filter(|_| number >= self.first)?;
        self.full.get(place / CHUNK)?.get(place % CHUNK)
    }

    #[inline(always)]
    pub(super) fn get_mut(&mut self, number: usize) -> Option<&mut T> {
        if number >= self.base_of_last { self.last.get_mut(number - self.base_of_last) } else { self.get_earlier_mut(number) }
    }

    #[cold]
    fn get_earlier_mut(&mut self, number: usize) -> Option<&mut T> {
        let place = number.checked_sub(self.base).filter(|_| number >= self.first)?;
        self.full.get_mut(place / CHUNK)?.get_mut(place % CHUNK)
    }

    /// The held elements of a range.
    pub(super) fn among(&self, range: Range<usize>) -> impl Iterator<Item = &T> {
        range.filter_map(|number| self.get(number))
    }

    /// Gives up what comes before a number.
    pub(super) fn evict_before(&mut self, first: usize) {
        self.first = first.clamp(self.first, self.end());
        while self.first >= self.base + CHUNK
            && let Some(gone) = self.full.pop_front()
        {
            self.put_aside(gone);
            self.base += CHUNK;
        }
    }

    /// Gives up what comes from a number on.
    pub(super) fn truncate(&mut self, end: usize) {
        let end = end.max(self.first);
        while end < self.base_of_last
            && let Some(before) = self.full.pop_back()
        {
            let gone = std::mem::replace(&mut self.last, before);
            self.put_aside(gone);
            self.base_of_last -= CHUNK;
        }
        self.last.truncate(end - self.base_of_last);
        self.room = self.last.capacity().min(CHUNK);
    }

    fn put_aside(&mut self, mut chunk: Vec<T>) {
        chunk.clear();
        if chunk.capacity() >= CHUNK {
            self.spare.push(chunk);
        }
    }
}

impl<T: 'static> Drop for Chunks<T> {
    fn drop(&mut self) {
        let chunks = self.full.drain(..).chain(self.spare.drain(..)).chain([std::mem::take(&mut self.last)]);
        let mut whole: Vec<Vec<T>> = chunks.filter(|chunk| chunk.capacity() >= CHUNK).collect();
        whole.iter_mut().for_each(Vec::clear);
        pool::give(whole);
    }
}

#[cfg(test)]
mod tests;
