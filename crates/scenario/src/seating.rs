//! Gives each process a position, by `ids` or by `count` and `order`. Also defines the links between processes.

use std::{cell::OnceCell, num::NonZeroU32};

use super::change::report_left_out;
use crate::prelude::*;
use suffrage_engine::sim::chance::{Choice, Choose, Purpose, Seeded};
use suffrage_engine::sim::command::{Command, LinkAct, Links, Parts};
use suffrage_engine::sim::pins::DirectedLink;

impl Ids {
    /// The ids by position, clockwise on a ring. The seed matters only for a random order and for drawn ids.
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

    pub fn graph(&self) -> Graph {
        Graph::of(self.protocol().entry(), self.count(), self.network.bounce)
    }

    pub(super) fn drop_unlinked(&mut self, changes: &mut Vec<Remark>) {
        let graph = self.graph();
        let mut dropped = 0;
        let kept = |(tick, command)| {
            let (left, is_whole) = graph.without_missing_links(&command);
            dropped += usize::from(!is_whole);
            Some((tick, left?))
        };
        self.events = std::mem::take(&mut self.events).into_iter().filter_map(kept).collect();
        report_left_out(changes, ids::CHANGE_LINK_ACTS_LEFT_OUT, dropped);
        self.choices = std::mem::take(&mut self.choices).into_iter().filter_map(|pin| graph.pinned(pin)).collect();
        self.drop_missing_links();
    }
}

/// Draws `count` different numbers from 0 to `all` − 1 and sorts them. Draws with the same seed and different values of
/// `about` are independent.
/// Algorithm: R. W. Floyd, in J. Bentley, "Programming pearls", Communications of the ACM 30(9), 1987.
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

/// The number of ids of `bits` bits. For 32 bits, one id is missing, because the highest number is not an id.
pub(super) fn ids_of(bits: u32) -> u32 {
    1_u32.checked_shl(bits).unwrap_or(u32::MAX)
}

/// The Fisher–Yates shuffle.
fn shuffle(ids: &mut [Id], seed: u64) {
    let mut chance = Seeded::new(seed);
    for place in (1..ids.len()).rev() {
        let choice = Choice { purpose: Purpose::Seating, about: 0, number: place as u32 };
        let below = NonZeroU32::MIN.saturating_add(place as u32);
        ids.swap(place, chance.pick(choice, below) as usize);
    }
}

pub(super) struct Roster {
    ids: Ids,
    seed: u64,
    seated: OnceCell<Vec<Id>>,
    by_id: OnceCell<Vec<(Id, u32)>>,
}

impl Roster {
    /// There must be at least one process.
    pub(super) fn new(ids: Ids, seed: u64) -> Self {
        Self { ids, seed, seated: OnceCell::new(), by_id: OnceCell::new() }
    }

    pub(super) fn count(&self) -> usize {
        self.ids.count()
    }

    /// The number of processes if position 0 has id 1, position 1 has id 2, and so on. Then no lookup table is needed.
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

pub(super) struct PositionMap {
    pub(super) from: Roster,
    pub(super) to: Roster,
}

impl PositionMap {
    pub(super) fn new_position(&self, position: u32) -> Option<u32> {
        self.across((&self.from, &self.to), position)
    }

    pub(super) fn old_position(&self, position: u32) -> Option<u32> {
        self.across((&self.to, &self.from), position)
    }

    /// The position in `there` of the process at `position` in `here`; the same position if both have drawn ids.
    fn across(&self, (here, there): (&Roster, &Roster), position: u32) -> Option<u32> {
        if let (Ids::Drawn { .. }, Ids::Drawn { .. }) = (&self.from.ids, &self.to.ids) {
            return Some(position).filter(|&at| (at as usize) < there.count());
        }
        there.position(here.at(position))
    }

    pub(super) fn pair(&self, (one, other): (u32, u32)) -> Option<(u32, u32)> {
        self.new_position(one).zip(self.new_position(other))
    }

    pub(super) fn all(&self, positions: &[u32]) -> Vec<u32> {
        positions.iter().filter_map(|position| self.new_position(*position)).collect()
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Graph {
    pub(super) topology: Topology,
    count: usize,
    /// Whether senders on a ring skip crashed processes. Then a message can go from any process to any other.
    bounce: bool,
}

impl Graph {
    pub(super) fn of(entry: &Entry, count: usize, bounce: bool) -> Self {
        Self { topology: entry.topology, count, bounce }
    }

    pub(super) fn has(self, from: u32, to: u32) -> bool {
        let [previous, next] = self.neighbours(from);
        let is_linked = match self.topology {
            Topology::Complete => true,
            Topology::OneWayRing => to == next,
            Topology::TwoWayRing => to == next || to == previous,
        };
        is_linked || self.bounce
    }

    /// Whether a link leads from `one` to `other`. Unless `is_one_way`, a link in the other direction is enough.
    pub(super) fn joins(self, (one, other): (u32, u32), is_one_way: bool) -> bool {
        self.has(one, other) || (!is_one_way && self.has(other, one))
    }

    pub(super) fn neighbours(self, at: u32) -> [u32; 2] {
        neighbours(at, self.count)
    }

    /// Whether two links lead from `from` to `to`: one in each direction of the ring.
    pub(super) fn has_two_ways(self, from: u32, to: u32) -> bool {
        self.topology == Topology::TwoWayRing && (self.bounce || self.neighbours(from) == [to, to])
    }

    /// The link that a file means if it gives no direction; `None` if it could mean two links.
    pub(super) fn link(self, from: u32, to: u32) -> Option<DirectedLink> {
        let clockwise = match self.topology {
            Topology::Complete => Some(false),
            Topology::OneWayRing => Some(true),
            Topology::TwoWayRing => direct_way((from, to), self.count),
        };
        clockwise.map(|clockwise| DirectedLink { from, to, clockwise })
    }

    /// Whether a file must write the direction of this link. Without a direction, the file would not mean this link.
    pub fn says_way(self, on: DirectedLink) -> bool {
        self.has_two_ways(on.from, on.to) && self.link(on.from, on.to) != Some(on)
    }

    pub(super) fn pinned(self, pin: Pin) -> Option<Pin> {
        let Some(on) = pin.link() else { return Some(pin) };
        let link = self.link(on.from, on.to).filter(|_| self.has(on.from, on.to));
        if self.topology == Topology::TwoWayRing {
            let is_there = self.has_two_ways(on.from, on.to) || link == Some(on);
            return is_there.then_some(pin);
        }
        link.map(|link| pin.on_link(link))
    }

    /// The act without the links that do not exist in this graph. The `bool` is true if all its links exist.
    pub(super) fn without_missing_links(self, command: &Command) -> (Option<Command>, bool) {
        let joined = |pairs: &[(u32, u32)], is_one_way: bool, of: fn(Vec<(u32, u32)>, bool) -> Command| {
            let left: Vec<_> = pairs.iter().copied().filter(|&pair| self.joins(pair, is_one_way)).collect();
            let is_whole = left.len() == pairs.len();
            ((!left.is_empty()).then(|| of(left, is_one_way)), is_whole)
        };
        match command.parts() {
            Parts::Message(_, select) => {
                let is_there = self.has(select.from, select.to);
                (is_there.then(|| command.clone()), is_there)
            }
            Parts::Links(LinkAct::Cut { pairs, one_way }) => {
                joined(pairs, one_way, |pairs, one_way| Command::Cut { pairs, one_way })
            }
            Parts::Links(LinkAct::Mend(Links::Between(pairs))) => {
                joined(pairs, false, |pairs, _| Command::Mend(Links::Between(pairs)))
            }
            Parts::Choice(pin) => {
                let pinned = self.pinned(*pin);
                (pinned.map(Command::Pin), pinned.is_some())
            }
            Parts::Processes(..)
            | Parts::Request(..)
            | Parts::Timer(..)
            | Parts::Network(_)
            | Parts::Links(LinkAct::Part(_) | LinkAct::Mend(Links::All)) => (Some(command.clone()), true),
        }
    }
}

fn neighbours(at: u32, count: usize) -> [u32; 2] {
    // Not `(at + 1) % count`, which could overflow: an invalid count may be as large as its type allows.
    let last = count as u32 - 1;
    [at.checked_sub(1).unwrap_or(last), if at == last { 0 } else { at + 1 }]
}

/// Whether the link is clockwise. `None` if `to` is no neighbour, or is the neighbour in both directions.
fn direct_way((from, to): (u32, u32), count: usize) -> Option<bool> {
    let [previous, next] = neighbours(from, count);
    (previous != next && (previous == to || next == to)).then_some(next == to)
}

pub(super) fn reseated(on: DirectedLink, moving: &PositionMap) -> Option<DirectedLink> {
    let (from, to) = moving.pair((on.from, on.to))?;
    let (before, after) =
        (direct_way((on.from, on.to), moving.from.count()), direct_way((from, to), moving.to.count()));
    let turns = before.zip(after).is_some_and(|(before, after)| before != after);
    Some(DirectedLink { from, to, clockwise: on.clockwise != turns })
}

#[cfg(test)]
mod tests;
