//! Who sits where: from `ids`, or `count` and `order`, to the ids in clockwise order.

use std::{cell::OnceCell, collections::BTreeSet, num::NonZeroU32};

use super::{Ids, Order, Scenario};
use suffrage_engine::protocol::Id;
use suffrage_engine::sim::chance::{Choice, Choose, Purpose, Seeded};

impl Ids {
    /// The ids in clockwise order, by position; the seed decides only where the order is random.
    pub fn seated(&self, seed: u64) -> Vec<Id> {
        let (count, order) = match self {
            Self::Listed(ids) => return ids.clone(),
            Self::Counted { count, order } => (*count, *order),
            Self::Drawn { count, bits } => {
                return drawn(*count, ids_of(*bits), (1, seed)).into_iter().filter_map(Id::new).collect();
            }
        };
        let ascending = (1..=count).filter_map(Id::new);
        match order {
            Order::Ascending => ascending.collect(),
            Order::Descending => ascending.rev().collect(),
            Order::Random => {
                let mut ids: Vec<Id> = ascending.collect();
                shuffle(&mut ids, seed);
                ids
            }
        }
    }
}

impl Scenario {
    pub fn seating(&self) -> Vec<Id> {
        self.ids.seated(self.seed)
    }

    pub(super) fn in_order(&self, order: Order) -> Ids {
        let mut ids = match &self.ids {
            Ids::Counted { count, .. } => return Ids::Counted { count: *count, order },
            Ids::Drawn { .. } if order == Order::Ascending => return self.ids.clone(),
            Ids::Listed(_) | Ids::Drawn { .. } => self.seating(),
        };
        ids.sort_unstable();
        match order {
            Order::Ascending => {}
            Order::Descending => ids.reverse(),
            Order::Random => shuffle(&mut ids, self.seed),
        }
        Ids::Listed(ids)
    }
}

/// `count` different numbers below `all`, ascending and equally likely; `about` tells these draws from others of the seed.
/// R. W. Floyd's algorithm, in J. Bentley, "Programming pearls", Communications of the ACM 30(9), 1987.
pub fn drawn(count: u32, all: u32, (about, seed): (u64, u64)) -> Vec<u32> {
    let mut chance = Seeded::new(seed);
    let mut drawn = BTreeSet::new();
    for last in all.saturating_sub(count)..all {
        let choice = Choice { purpose: Purpose::Seating, about, number: last };
        let number = chance.pick(choice, NonZeroU32::MIN.saturating_add(last));
        if !drawn.insert(number) {
            drawn.insert(last);
        }
    }
    drawn.into_iter().collect()
}

/// How many ids of so many bits there are. The highest number of 32 bits is none.
pub(super) fn ids_of(bits: u32) -> u32 {
    1_u32.checked_shl(bits).unwrap_or(u32::MAX)
}

/// The Fisher–Yates shuffle, from the last place to the second; each draw is a choice of its own, numbered by the place.
fn shuffle(ids: &mut [Id], seed: u64) {
    let mut chance = Seeded::new(seed);
    for place in (1..ids.len()).rev() {
        let choice = Choice { purpose: Purpose::Seating, about: 0, number: place as u32 };
        let below = NonZeroU32::MIN.saturating_add(place as u32);
        ids.swap(place, chance.pick(choice, below) as usize);
    }
}

/// Finds processes by id and by position, without a list of all of them unless one is needed.
pub(super) struct Roster {
    ids: Ids,
    seed: u64,
    seated: OnceCell<Vec<Id>>,
    by_id: OnceCell<Vec<(Id, u32)>>,
}

impl Roster {
    /// The roster of at least one process.
    pub(super) fn new(ids: Ids, seed: u64) -> Self {
        Self { ids, seed, seated: OnceCell::new(), by_id: OnceCell::new() }
    }

    pub(super) fn count(&self) -> usize {
        self.ids.count()
    }

    /// The count of ids in ascending order: there may be more than memory has room for, until the count is refused.
    const fn ascending(&self) -> Option<u32> {
        if let Ids::Counted { count, order: Order::Ascending } = self.ids { Some(count) } else { None }
    }

    pub(super) fn position(&self, id: Id) -> Option<u32> {
        if let Some(count) = self.ascending() {
            return (1..=count).contains(&id.number()).then(|| id.number() - 1);
        }
        let by_id = self.by_id();
        by_id.binary_search_by_key(&id, |(id, _)| *id).ok().map(|index| by_id[index].1)
    }

    pub(super) fn at(&self, position: u32) -> Id {
        if let Some(count) = self.ascending() {
            return Id::new(position % count + 1).unwrap_or(Id::MAX);
        }
        let seated = self.seated();
        seated[position as usize % seated.len()]
    }

    pub(super) fn span(&self) -> (Id, Id) {
        if let Some(count) = self.ascending() {
            return (self.at(0), self.at(count - 1));
        }
        let by_id = self.by_id();
        (by_id[0].0, by_id[by_id.len() - 1].0)
    }

    pub(super) fn if_at_most(&self, few: usize) -> Vec<Id> {
        if self.count() <= few { self.seated().to_vec() } else { Vec::new() }
    }

    fn seated(&self) -> &[Id] {
        self.seated.get_or_init(|| self.ids.seated(self.seed))
    }

    fn by_id(&self) -> &[(Id, u32)] {
        self.by_id.get_or_init(|| {
            let mut by_id: Vec<(Id, u32)> = self.seated().iter().copied().zip(0..).collect();
            by_id.sort_unstable();
            by_id
        })
    }
}

pub(super) struct Moving {
    pub(super) from: Roster,
    pub(super) to: Roster,
}

impl Moving {
    /// The seat now of whoever was at a seat.
    pub(super) fn one(&self, position: u32) -> Option<u32> {
        self.across((&self.from, &self.to), position)
    }

    /// The seat before of whoever is at a seat now.
    pub(super) fn back(&self, position: u32) -> Option<u32> {
        self.across((&self.to, &self.from), position)
    }

    /// Drawn ids are others with another seed or number: each process is who is at its place in their order.
    fn across(&self, (here, there): (&Roster, &Roster), position: u32) -> Option<u32> {
        if let (Ids::Drawn { .. }, Ids::Drawn { .. }) = (&self.from.ids, &self.to.ids) {
            return Some(position).filter(|&at| (at as usize) < there.count());
        }
        there.position(here.at(position))
    }

    pub(super) fn pair(&self, (one, other): (u32, u32)) -> Option<(u32, u32)> {
        self.one(one).zip(self.one(other))
    }

    pub(super) fn all(&self, positions: &[u32]) -> Vec<u32> {
        positions.iter().filter_map(|position| self.one(*position)).collect()
    }
}

#[cfg(test)]
mod tests;
