//! Acts on links: pairs of processes, and groups of them.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::de::DeValue;

use super::{Part, ids_of};
use crate::config::{Item, Problem, Shape};
use crate::scenario::faults;
use crate::scenario::read::given::GivenValue;
use crate::scenario::seating::Moving;
use crate::scenario::write::written::Seats;
use crate::sim::command::Links;

type Pairs = Vec<(u32, u32)>;

fn pairs(given: &mut GivenValue<'_, '_>, shape: Shape, is_one_way: bool) -> Option<Pairs> {
    let items = given.list(shape)?;
    if items.is_empty() {
        given.fault(Problem::empty_list(given.key));
        return None;
    }
    if items.iter().any(|item| matches!(item.get_ref(), DeValue::Array(_))) {
        return Some(items.iter().filter_map(|item| pair(&mut given.other(item), is_one_way)).collect());
    }
    pair(given, is_one_way).map(|pair| vec![pair])
}

fn pair(given: &mut GivenValue<'_, '_>, is_one_way: bool) -> Option<(u32, u32)> {
    let [one, other] = given.list(Shape::PAIR)? else {
        given.wrong(Shape::PAIR);
        return None;
    };
    let first = given.other(one).process(Shape::ID);
    let second = given.other(other).process(Shape::ID);
    let ((id, first), (_, second)) = (first?, second?);
    if first == second {
        given.fault(faults::self_link(id));
        return None;
    }
    if given.known.graph().is_some_and(|graph| !graph.joins((first, second), is_one_way)) {
        let span = given.span();
        given.no_link(first, second, span);
    }
    Some((first, second))
}

fn written_pairs(pairs: &[(u32, u32)], seats: &Seats<'_>) -> String {
    let written: Vec<String> = pairs.iter().map(|&(one, other)| format!("[{}, {}]", seats.id(one), seats.id(other))).collect();
    match written.as_slice() {
        [one] => one.clone(),
        several => format!("[{}]", several.join(", ")),
    }
}

impl Part for Pairs {
    /// `cut = [1, 2]`, or a list of such pairs.
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        let is_one_way = matches!(given.section.get("one_way").map(Item::get_ref), Some(DeValue::Boolean(true)));
        pairs(given, Shape::PAIRS, is_one_way)
    }

    fn write(&self, seats: &Seats<'_>) -> String {
        written_pairs(self, seats)
    }

    fn reseated(self, moving: &Moving) -> (Option<Self>, bool) {
        let seats: Self = self.iter().filter_map(|&pair| moving.pair(pair)).collect();
        let is_whole = seats.len() == self.len();
        ((!seats.is_empty()).then_some(seats), is_whole)
    }
}

impl Part for Links {
    /// `mend = [1, 2]`, a list of such pairs, or `"all"`.
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        match given.item.get_ref() {
            DeValue::String(all) if all == "all" => Some(Self::All),
            _ => pairs(given, Shape::PAIRS_OR_ALL, false).map(Self::Between),
        }
    }

    fn write(&self, seats: &Seats<'_>) -> String {
        match self {
            Self::All => "\"all\"".to_owned(),
            Self::Between(pairs) => written_pairs(pairs, seats),
        }
    }

    fn reseated(self, moving: &Moving) -> (Option<Self>, bool) {
        let Self::Between(pairs) = self else { return (Some(self), true) };
        let (pairs, is_whole) = pairs.reseated(moving);
        (pairs.map(Self::Between), is_whole)
    }
}

impl Part for Vec<Vec<u32>> {
    /// `partition = [[1, 2, 3], [4, 5]]`: all that are in no group stay together.
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        let key = "partition";
        let lists = given.list(Shape::GROUPS)?;
        if lists.is_empty() {
            given.fault(Problem::empty_list(key));
        }
        let mut seen: BTreeMap<u32, Range<usize>> = BTreeMap::new();
        let mut groups = Self::with_capacity(lists.len());
        for list in lists {
            let mut given = given.other(list);
            let Some(ids) = given.list(Shape::IDS) else { continue };
            if ids.is_empty() {
                given.fault(Problem::empty_list(key));
            }
            let mut group = Vec::with_capacity(ids.len());
            for item in ids {
                let Some((id, position)) = given.other(item).process(Shape::ID) else { continue };
                if let Some(first) = seen.get(&position).cloned() {
                    given.reader.fault_with(item.span(), first, faults::repeated(&id.to_string(), key));
                } else {
                    seen.insert(position, item.span());
                    group.push(position);
                }
            }
            groups.push(group);
        }
        let is_everybody = given.known.roster.is_some_and(|roster| roster.count() == seen.len());
        if groups.len() == 1 && is_everybody {
            given.fault(faults::one_group());
        }
        Some(groups)
    }

    fn write(&self, seats: &Seats<'_>) -> String {
        let groups: Vec<String> = self.iter().map(|group| ids_of(group, seats)).collect();
        format!("[{}]", groups.join(", "))
    }

    fn reseated(self, moving: &Moving) -> (Option<Self>, bool) {
        let before: usize = self.iter().map(Vec::len).sum();
        let groups: Self = self.iter().map(|group| moving.all(group)).filter(|group| !group.is_empty()).collect();
        let after: usize = groups.iter().map(Vec::len).sum();
        // Those that are left may all be on one side.
        let is_parted = groups.len() > 1 || (0 < after && after < moving.to.count());
        (is_parted.then_some(groups), is_parted && after == before)
    }
}
