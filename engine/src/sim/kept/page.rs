//! The pages of a list, and which of them may have changed.

use std::ops::Range;

/// Elements of a page; the last one may have fewer.
pub const PAGE: usize = 1_024;
const BITS: usize = u64::BITS as usize;

/// The elements of a page of so long a list.
pub(super) fn elements(page: usize, len: usize) -> Range<usize> {
    page * PAGE..len.min((page + 1) * PAGE)
}

/// The pages of a list, by process, that may have changed since a moment that was kept.
#[derive(Clone, Debug)]
pub struct Touched {
    /// A bit a page.
    words: Vec<u64>,
}

impl Touched {
    /// Nothing has been touched yet of a list of so many elements.
    pub fn new(count: usize) -> Self {
        Self { words: vec![0; count.div_ceil(PAGE).div_ceil(BITS)] }
    }

    #[inline(always)]
    pub fn mark(&mut self, at: u32) {
        let page = at as usize / PAGE;
        self.words[page / BITS] |= 1 << (page % BITS);
    }

    pub(super) fn has(&self, page: usize) -> bool {
        self.words[page / BITS] & 1 << (page % BITS) != 0
    }

    pub fn clear(&mut self) {
        self.words.fill(0);
    }
}

/// What a list held when it was kept or brought back the last time, as far as that is known: the rest need not be looked at again.
#[derive(Debug)]
pub struct Known<'a, L: ?Sized> {
    pub list: &'a L,
    /// `None`: everything may have changed since.
    pub touched: Option<&'a Touched>,
}

impl<L: ?Sized> Clone for Known<'_, L> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L: ?Sized> Copy for Known<'_, L> {}

impl<'a, L: ?Sized> Known<'a, L> {
    /// The same of a part of what is known.
    pub fn part<M: ?Sized>(self, part: impl FnOnce(&'a L) -> &'a M) -> Known<'a, M> {
        Known { list: part(self.list), touched: self.touched }
    }

    /// The same of a part that is not told apart by process.
    pub fn other<M: ?Sized>(self, part: impl FnOnce(&'a L) -> &'a M) -> Known<'a, M> {
        Known { list: part(self.list), touched: None }
    }

    pub(super) fn may_have_changed(self, page: usize) -> bool {
        self.touched.is_none_or(|touched| touched.has(page))
    }
}
