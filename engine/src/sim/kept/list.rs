//! A list of anything.

use std::sync::Arc;

use super::page::{Known, PAGE, elements};

#[derive(Clone, Debug)]
pub struct KeptList<T> {
    pages: Vec<Page<T>>,
    len: usize,
}

#[derive(Clone, Debug)]
enum Page<T> {
    /// All elements are the same.
    Alike(T),
    Unlike(Arc<[T]>),
}

impl<T: PartialEq> Page<T> {
    fn get(&self, index: usize) -> &T {
        match self {
            Self::Alike(element) => element,
            Self::Unlike(elements) => &elements[index],
        }
    }

    fn is(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Alike(one), Self::Alike(other)) => one == other,
            (Self::Unlike(one), Self::Unlike(other)) => Arc::ptr_eq(one, other),
            _ => false,
        }
    }
}

impl<T: Clone + PartialEq> KeptList<T> {
    /// A list of so many elements: what each is, and whether it is still what it was. Adds to `looked` how many were looked at.
    pub fn of(
        len: usize,
        known: Option<Known<'_, Self>>,
        looked: &mut usize,
        get: impl Fn(usize) -> T,
        is: impl Fn(usize, &T) -> bool,
    ) -> Self {
        let page = |page: usize| {
            let (all, start) = (elements(page, len), page * PAGE);
            // Of a list that has become longer or shorter the first pages may still be the same.
            let is_as_long = |list: &Self| elements(page, list.len).len() == all.len();
            let before = known.and_then(|known| known.list.pages.get(page).filter(|_| is_as_long(known.list)));
            let stays = |before: &Page<T>| all.clone().all(|at| is(at, before.get(at - start)));
            if let Some(before) = before {
                if known.is_some_and(|known| !known.may_have_changed(page)) {
                    debug_assert!(stays(before), "what changes is marked");
                    return before.clone();
                }
                *looked += all.len();
                if stays(before) {
                    return before.clone();
                }
            } else {
                *looked += all.len();
            }
            let first = get(start);
            if all.clone().all(|at| is(at, &first)) { Page::Alike(first) } else { Page::Unlike(all.map(&get).collect()) }
        };
        Self { pages: (0..len.div_ceil(PAGE)).map(page).collect(), len }
    }

    pub fn get(&self, at: usize) -> &T {
        self.pages[at / PAGE].get(at % PAGE)
    }

    pub fn iter(&self) -> impl Iterator<Item = &T> {
        let pages = self.pages.iter().enumerate();
        pages.flat_map(|(page, held)| (0..elements(page, self.len).len()).map(|index| held.get(index)))
    }

    /// Writes every element into a list that holds what is known, as far as it may differ.
    pub fn write(&self, known: Option<Known<'_, Self>>, mut write: impl FnMut(usize, &T)) {
        let known = known.filter(|known| known.list.len == self.len);
        for (page, kept) in self.pages.iter().enumerate() {
            if known.is_none_or(|known| known.may_have_changed(page) || !kept.is(&known.list.pages[page])) {
                for (index, at) in elements(page, self.len).enumerate() {
                    write(at, kept.get(index));
                }
            }
        }
    }

    /// Memory besides what it shares with another, in bytes.
    pub fn bytes(&self, before: Option<&Self>) -> usize {
        let shared =
            |page: usize, kept: &Page<T>| before.and_then(|before| before.pages.get(page)).is_some_and(|old| old.is(kept));
        let pages = self.pages.iter().enumerate().filter(|&(page, kept)| !shared(page, kept));
        let listed = pages.map(|(_, kept)| match kept {
            Page::Alike(_) => 0,
            Page::Unlike(elements) => size_of::<[usize; 2]>() + size_of_val(&**elements),
        });
        size_of::<Page<T>>() * self.pages.len() + listed.sum::<usize>()
    }
}

#[cfg(test)]
mod tests;
