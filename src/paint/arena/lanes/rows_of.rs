//! In which row each member of each lane stands: a process that stands in several lanes has the same row in all of them.

use std::collections::BTreeMap;

use crate::session::model::lanes::Lanes;

pub(super) struct Seats {
    /// The rows of all lanes together.
    pub(super) count: u16,
    /// Of each lane, the row of each of its members; a lane that shares no process with another is spread by itself.
    rows: Vec<Vec<usize>>,
    alone: Vec<bool>,
}

impl Seats {
    /// How far down the middle of a member is, from 0.0 to 1.0.
    pub(super) fn part(&self, lane: usize, member: usize) -> f64 {
        let rows = if self.alone[lane] { self.rows[lane].len() } else { usize::from(self.count) };
        let row = if self.alone[lane] { member } else { self.rows[lane][member] };
        (row as f64 + 0.5) / rows as f64
    }
}

pub(super) fn rows_of(lanes: &Lanes) -> Seats {
    let members = |lane: usize| lanes.lanes[lane].members.iter().map(|member| member.position);
    let mut parts: BTreeMap<usize, usize> = BTreeMap::new();
    for position in (0..lanes.lanes.len()).flat_map(members) {
        *parts.entry(position).or_default() += 1;
    }
    let alone: Vec<bool> = (0..lanes.lanes.len()).map(|lane| members(lane).all(|position| parts[&position] == 1)).collect();
    // The largest lane first: it has a row for each of its members, in their order.
    let mut order: Vec<usize> = (0..lanes.lanes.len()).filter(|&lane| !alone[lane]).collect();
    order.sort_by_key(|&lane| std::cmp::Reverse(lanes.lanes[lane].members.len()));
    let mut row_of: BTreeMap<usize, usize> = BTreeMap::new();
    for &lane in &order {
        for position in members(lane) {
            if row_of.contains_key(&position) {
                continue;
            }
            // A row that no lane of this process has given to another.
            let own = order.iter().filter(|&&other| members(other).any(|known| known == position));
            let taken: Vec<usize> = own.flat_map(|&other| members(other)).filter_map(|at| row_of.get(&at).copied()).collect();
            let row = (0..=taken.len()).find(|row| !taken.contains(row)).unwrap_or_default();
            row_of.insert(position, row);
        }
    }
    let shared = row_of.values().max().map_or(0, |row| row + 1);
    let largest = (0..lanes.lanes.len()).filter(|&lane| alone[lane]).map(|lane| members(lane).count()).max().unwrap_or(0);
    let rows = (0..lanes.lanes.len())
        .map(|lane| members(lane).map(|position| row_of.get(&position).copied().unwrap_or_default()).collect())
        .collect();
    Seats { count: shared.max(largest).max(1) as u16, rows, alone }
}
