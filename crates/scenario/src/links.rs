//! Which processes of a scenario may send to which, and what is left of an act on links where some of them are not there.

use super::{Scenario, change::tell_left_out, seating::Moving};
use suffrage_engine::protocol::{Remark, Topology};
use suffrage_engine::protocols::Entry;
use suffrage_engine::sim::command::{Command, LinkAct, Links, Parts};
use suffrage_engine::sim::pins::{DirectedLink, Pin};
use suffrage_text::ids;

#[derive(Clone, Copy, Debug)]
pub struct Graph {
    pub(super) topology: Topology,
    count: usize,
    /// Whether a ring closes over the crashed, so that any process may send to any other.
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

    /// Whether there is a link between two processes, in whichever way, or from the first to the second.
    pub(super) fn joins(self, (one, other): (u32, u32), is_one_way: bool) -> bool {
        self.has(one, other) || (!is_one_way && self.has(other, one))
    }

    pub(super) fn neighbours(self, at: u32) -> [u32; 2] {
        neighbours(at, self.count)
    }

    /// Whether two links lead from one process to another: on a ring of two with two ways, or round the crashed.
    pub(super) fn has_two_ways(self, from: u32, to: u32) -> bool {
        self.topology == Topology::TwoWayRing && (self.bounce || self.neighbours(from) == [to, to])
    }

    /// The link that is meant where no way is said: the only one, or the one past nobody; `None` if neither or both are.
    pub(super) fn link(self, from: u32, to: u32) -> Option<DirectedLink> {
        let clockwise = match self.topology {
            Topology::Complete => Some(false),
            Topology::OneWayRing => Some(true),
            Topology::TwoWayRing => direct_way((from, to), self.count),
        };
        clockwise.map(|clockwise| DirectedLink { from, to, clockwise })
    }

    /// Whether the way round a link has to be said for it to be the one that is meant.
    pub fn says_way(self, on: DirectedLink) -> bool {
        self.has_two_ways(on.from, on.to) && self.link(on.from, on.to) != Some(on)
    }

    /// A settled choice on the link that there is between its processes, if there is any.
    pub(super) fn pinned(self, pin: Pin) -> Option<Pin> {
        let Some(on) = pin.link() else { return Some(pin) };
        let link = self.link(on.from, on.to).filter(|_| self.has(on.from, on.to));
        if self.topology == Topology::TwoWayRing {
            let is_there = self.has_two_ways(on.from, on.to) || link == Some(on);
            return is_there.then_some(pin);
        }
        link.map(|link| pin.on_link(link))
    }

    /// What is left of an act without links that are not there, and whether that is all of it.
    pub(super) fn kept(self, command: &Command) -> (Option<Command>, bool) {
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
    // Not by remainders: a count that is over the limit may be as large as a number can be.
    let last = count as u32 - 1;
    [at.checked_sub(1).unwrap_or(last), if at == last { 0 } else { at + 1 }]
}

/// Which way round a ring of so many a process sends to a neighbour past nobody; `None` where both ways do so, or neither.
fn direct_way((from, to): (u32, u32), count: usize) -> Option<bool> {
    let [previous, next] = neighbours(from, count);
    (previous != next && (previous == to || next == to)).then_some(next == to)
}

/// The link in other seats. Where two neighbours now sit the other way round, so do both links between them.
pub(super) fn reseated(on: DirectedLink, moving: &Moving) -> Option<DirectedLink> {
    let (from, to) = moving.pair((on.from, on.to))?;
    let (before, after) =
        (direct_way((on.from, on.to), moving.from.count()), direct_way((from, to), moving.to.count()));
    let turns = before.zip(after).is_some_and(|(before, after)| before != after);
    Some(DirectedLink { from, to, clockwise: on.clockwise != turns })
}

impl Scenario {
    pub fn graph(&self) -> Graph {
        Graph::of(self.protocol().entry(), self.count(), self.network.bounce)
    }

    pub(super) fn drop_unlinked(&mut self, changes: &mut Vec<Remark>) {
        let graph = self.graph();
        let mut dropped = 0;
        let kept = |(tick, command)| {
            let (left, is_whole) = graph.kept(&command);
            dropped += usize::from(!is_whole);
            Some((tick, left?))
        };
        self.events = std::mem::take(&mut self.events).into_iter().filter_map(kept).collect();
        tell_left_out(changes, ids::CHANGE_LINK_ACTS_LEFT_OUT, dropped);
        self.choices = std::mem::take(&mut self.choices).into_iter().filter_map(|pin| graph.pinned(pin)).collect();
    }
}

#[cfg(test)]
mod tests;
