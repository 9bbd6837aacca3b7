//! Processes that are listed by their ids.

use crate::scenario::faults;
use std::collections::btree_map::{BTreeMap, Entry};
use std::ops::Range;

use toml::de::DeValue;

use crate::config::{Reader, Shape, Subject};
use crate::protocol::Id;
use crate::protocols;
use crate::scenario::Ids;
use crate::scenario::bounds::too_many;

use super::given::GivenValue;

pub(in crate::scenario) const DRAWN: &str = "drawn";

/// Whether ids are said to be drawn; any other word is taken for that one once it is told.
pub(in crate::scenario) fn are_drawn(given: &mut GivenValue<'_, '_>) -> bool {
    let is_word = matches!(given.item.get_ref(), DeValue::String(_));
    if is_word {
        given.one_of(Subject::IDS, &[(DRAWN, ())], &[]);
    }
    is_word
}

pub(in crate::scenario) fn listed(given: &mut GivenValue<'_, '_>) -> Option<(Ids, bool)> {
    let items = given.list(Shape::IDS)?;
    // What is no number at all may have been meant as one that others name.
    let is_readable = items.iter().all(|item| matches!(item.get_ref(), DeValue::Integer(_)));
    let mut ids: Vec<(Id, Range<usize>)> = Vec::with_capacity(items.len());
    for item in items {
        ids.extend(given.reader.id(item, given.key, Shape::ID).map(|id| (id, item.span())));
    }
    limit(given.reader, given.span(), items.len() as u64, given.known.entry);
    let listed = ids.iter().map(|(id, _)| *id).collect();
    // Stable: of equal ids the one that comes first in the file stays first.
    ids.sort_by_key(|(id, _)| *id);
    let mut first = 0;
    for index in 1..ids.len() {
        if ids[index].0 == ids[first].0 {
            given.reader.fault_with(ids[index].1.clone(), ids[first].1.clone(), faults::duplicate_id(ids[index].0));
        } else {
            first = index;
        }
    }
    let is_sound = is_readable && !ids.is_empty();
    Some((Ids::Listed(listed), is_sound))
}

pub(in crate::scenario) fn positions(given: &mut GivenValue<'_, '_>) -> Vec<u32> {
    let items = given.list(Shape::IDS).unwrap_or_default();
    items.iter().filter_map(|item| given.other(item).process(Shape::ID)).map(|(_, position)| position).collect()
}

/// The same of processes none of which may be listed twice.
pub(in crate::scenario) fn down(given: &mut GivenValue<'_, '_>) -> Vec<u32> {
    let mut down = Vec::new();
    let mut first: BTreeMap<Id, Range<usize>> = BTreeMap::new();
    for item in given.list(Shape::IDS).unwrap_or_default() {
        let Some((id, position)) = given.other(item).process(Shape::ID) else { continue };
        match first.entry(id) {
            Entry::Occupied(first) => {
                let problem = faults::repeated(&id.to_string(), given.key);
                given.reader.fault_with(item.span(), first.get().clone(), problem);
            }
            Entry::Vacant(place) => {
                place.insert(item.span());
                down.push(position);
            }
        }
    }
    down
}

pub(super) fn limit(reader: &mut Reader<'_>, span: Range<usize>, count: u64, entry: Option<&'static protocols::Entry>) -> bool {
    match too_many(count, entry) {
        Some(problem) => {
            reader.fault(span, problem);
            false
        }
        None => true,
    }
}
