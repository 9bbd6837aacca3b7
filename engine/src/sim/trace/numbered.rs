//! Long lists by number, ascending.

/// What is listed under a number.
#[inline]
pub(super) fn find<T>(all: &[(u32, T)], number: u32) -> Option<&T> {
    // No number is there twice: those at the ends leave few places to search, and one where none is left out.
    let (first, last) = (all.first()?.0, all.last()?.0);
    let end = all.len().min(number.checked_sub(first)? as usize + 1);
    let start = (all.len() - 1).saturating_sub(last.checked_sub(number)? as usize);
    let among = all.get(start..end)?;
    let at = among.binary_search_by_key(&number, |&(known, _)| known).ok()?;
    Some(&among[at].1)
}
