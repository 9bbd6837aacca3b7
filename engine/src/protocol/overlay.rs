//! Points of processes in a square, overlay links, and which processes are up: knowledge that some algorithms assume.
//! Overlay links do not restrict sending: every process can send to every other.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Id;

/// A point in the square. Coordinates are in units of 1/65,536 of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place {
    pub x: u16,
    pub y: u16,
}

impl Place {
    /// The length of a side, in coordinate units.
    pub const SIDE: i32 = 1 << 16;

    /// The point at these fractions of a side, rounded down; `None` outside 0 to 1. The fraction 1 is the coordinate 0.
    pub fn of(x: f64, y: f64) -> Option<Self> {
        let cut = |side: f64| (0.0..=1.0).contains(&side).then(|| (side * f64::from(Self::SIDE)) as u32 as u16);
        Some(Self { x: cut(x)?, y: cut(y)? })
    }

    /// The vector from `other` to this point, in 1/65,536 of a side. On a torus, it is the shortest such vector.
    pub fn away_from(self, other: Self, is_torus: bool) -> (i32, i32) {
        let part = |to: u16, from: u16| match i32::from(to) - i32::from(from) {
            apart if is_torus && apart > Self::SIDE / 2 => apart - Self::SIDE,
            apart if is_torus && apart <= -Self::SIDE / 2 => apart + Self::SIDE,
            apart => apart,
        };
        (part(self.x, other.x), part(self.y, other.y))
    }

    /// The square of the distance to another point. The distance is in units of 1/65,536 of a side.
    pub fn square_to(self, other: Self, is_torus: bool) -> u64 {
        let (x, y) = self.away_from(other, is_torus);
        let square = |part: i32| u64::from(part.unsigned_abs()) * u64::from(part.unsigned_abs());
        square(x) + square(y)
    }

    /// The distance to another point; the unit is the side of the square.
    pub fn distance_to(self, other: Self, is_torus: bool) -> f64 {
        (self.square_to(other, is_torus) as f64).sqrt() / f64::from(Self::SIDE)
    }
}

/// The set of live processes, as one bit for each position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Up {
    words: Vec<u64>,
    by_id: Arc<[u32]>,
}

impl Up {
    /// The set of all processes except those at the positions in `down`. `ids`: by position.
    pub fn of(ids: &[Id], down: &[u32]) -> Self {
        let mut by_id: Vec<u32> = (0..ids.len() as u32).collect();
        by_id.sort_by_key(|&at| ids[at as usize]);
        let mut up = Self { words: vec![0; ids.len().div_ceil(u64::BITS as usize)], by_id: by_id.into() };
        (0..ids.len() as u32).for_each(|at| up.set(at, true));
        for &at in down {
            up.set(at, false);
        }
        up
    }

    pub fn set(&mut self, at: u32, is_up: bool) {
        let (word, bit) = (&mut self.words[(at / u64::BITS) as usize], 1 << (at % u64::BITS));
        *word = if is_up { *word | bit } else { *word & !bit };
    }

    #[inline]
    pub fn has(&self, at: u32) -> bool {
        self.words.get((at / u64::BITS) as usize).is_some_and(|word| word >> (at % u64::BITS) & 1 == 1)
    }

    /// The positions of all processes, in ascending order of ids.
    pub fn by_id(&self) -> &[u32] {
        &self.by_id
    }

    pub(crate) const fn bytes(&self) -> usize {
        size_of::<u64>() * self.words.len()
    }
}

/// The points and the overlay links of all processes; constant during a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overlay {
    places: Vec<Place>,
    is_torus: bool,
    /// For each position, the index of its first neighbour in `neighbours`. The last element is the length of
    /// `neighbours`; without links, this list is empty.
    begins: Vec<u32>,
    /// The neighbours of position 0, then of position 1, and so on; ascending for each position.
    neighbours: Vec<u32>,
    diameter: u32,
}

impl Overlay {
    /// Creates an overlay. `places`: the points by position. `links`: pairs of positions, each pair in any order.
    pub fn new(processes: u32, places: Vec<Place>, is_torus: bool, links: &[(u32, u32)]) -> Self {
        if links.is_empty() {
            return Self { places, is_torus, ..Self::default() };
        }
        let mut ends: Vec<(u32, u32)> = links.iter().flat_map(|&(one, other)| [(one, other), (other, one)]).collect();
        ends.sort_unstable();
        ends.dedup();
        let begins = (0..=processes).map(|at| ends.partition_point(|&(from, _)| from < at) as u32).collect();
        let neighbours = ends.into_iter().map(|(_, to)| to).collect();
        let mut overlay = Self { places, is_torus, begins, neighbours, diameter: 0 };
        overlay.diameter = overlay.longest_way(processes);
        overlay
    }

    /// Links from each process to its `count` nearest processes; of two equally near ones, to the lower position.
    pub fn nearest(places: &[Place], is_torus: bool, count: usize) -> Vec<(u32, u32)> {
        let count = count.min(places.len().saturating_sub(1));
        let mut by_x: Vec<u32> = (0..places.len() as u32).collect();
        by_x.sort_by_key(|&at| places[at as usize].x);
        let farthest = if is_torus { Place::SIDE / 2 } else { Place::SIDE };
        let mut links = Vec::with_capacity(count * places.len());
        for (index, &at) in by_x.iter().enumerate() {
            let here = places[at as usize];
            let mut found: Vec<(u64, u32)> = Vec::new();
            let mut look = |other: u32, sign: i32| {
                let there = places[other as usize];
                let way = sign * (i32::from(there.x) - i32::from(here.x));
                let way = if is_torus { way.rem_euclid(Place::SIDE) } else { way };
                let is_nearer = |&(last, _): &(u64, u32)| i64::from(way).pow(2) as u64 <= last;
                let may_count = found.len() < count || found.last().is_some_and(is_nearer);
                if !may_count || !(0..=farthest).contains(&way) {
                    return false;
                }
                if let Err(free) = found.binary_search(&(there.square_to(here, is_torus), other)) {
                    found.insert(free, (there.square_to(here, is_torus), other));
                    found.truncate(count);
                }
                true
            };
            let others = by_x[index + 1..].iter().chain(&by_x[..index]);
            _ = others.clone().all(|&other| look(other, 1));
            _ = others.rev().all(|&other| look(other, -1));
            links.extend(found.into_iter().map(|(_, other)| (at, other)));
        }
        links.sort_unstable();
        links
    }

    /// The points of all processes, by position; empty if processes have none.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Whether opposite edges of the square are joined.
    pub const fn is_torus(&self) -> bool {
        self.is_torus
    }

    /// The positions of a process's overlay neighbours, ascending.
    #[inline]
    pub fn neighbours(&self, at: u32) -> &[u32] {
        match self.begins.get(at as usize..at as usize + 2) {
            Some(&[begin, end]) => &self.neighbours[begin as usize..end as usize],
            _ => &[],
        }
    }

    /// All links, each once, with the lower position first.
    pub fn links(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        let ends = (0..self.begins.len().saturating_sub(1) as u32)
            .flat_map(|at| self.neighbours(at).iter().map(move |&to| (at, to)));
        ends.filter(|(from, to)| from < to)
    }

    /// The largest distance between two connected processes, in links; 0 without links.
    pub const fn diameter(&self) -> u32 {
        self.diameter
    }

    /// The diameter, by breadth-first searches from 64 processes at a time, each with its own bit of `reached`.
    fn longest_way(&self, processes: u32) -> u32 {
        let mut longest = 0;
        for first in (0..processes).step_by(u64::BITS as usize) {
            let mut reached = vec![0_u64; processes as usize];
            for (bit, at) in (first..processes).take(u64::BITS as usize).enumerate() {
                reached[at as usize] = 1 << bit;
            }
            let mut links = 0;
            loop {
                let of = |at: u32| {
                    self.neighbours(at).iter().fold(reached[at as usize], |all, &to| all | reached[to as usize])
                };
                let next: Vec<u64> = (0..processes).map(of).collect();
                if next == reached {
                    break;
                }
                (reached, links) = (next, links + 1);
            }
            longest = longest.max(links);
        }
        longest
    }

    /// For each connected component, its lowest position.
    pub fn parts(&self, processes: u32) -> Vec<u32> {
        let mut known = vec![false; processes as usize];
        let mut parts = Vec::new();
        for at in 0..processes {
            if known[at as usize] {
                continue;
            }
            parts.push(at);
            let mut next = vec![at];
            while let Some(at) = next.pop() {
                if !std::mem::replace(&mut known[at as usize], true) {
                    next.extend(self.neighbours(at));
                }
            }
        }
        parts
    }
}

#[cfg(test)]
mod tests;
