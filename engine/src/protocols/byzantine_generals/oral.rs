//! The values that a lieutenant receives in unsigned messages: a tree of all paths that the order can take.

use std::cmp::Ordering;

use serde::Serialize;

use super::message::Order;
use crate::protocol::{Local, Tie};

pub(super) const COMMANDER: u32 = 0;

pub(super) const SILENCE: Order = Order::Retreat;

/// For each path, the value that arrived over it; `None` before it arrives.
///
/// The outer index is the number of lieutenants on the path. Paths with the same number of lieutenants are sorted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(super) struct Tree(Vec<Vec<Option<Order>>>);

#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    /// The positions of the lieutenants on the path, in the order in which they sent the value.
    pub(super) lieutenants: Vec<u32>,
    place: usize,
}

/// The number of messages of OM(m) if no general is silent: one for each path and receiver. `None` on overflow.
pub(super) fn paths(processes: u64, faults: u64) -> Option<u64> {
    let (mut of_round, mut all) = (1_u64, 0_u64);
    for round in 0..=faults {
        let receivers = processes.saturating_sub(1).saturating_sub(round);
        if receivers == 0 {
            break;
        }
        of_round = of_round.checked_mul(receivers)?;
        all = all.checked_add(of_round)?;
    }
    Some(all)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Count {
    pub(super) order: Order,
    pub(super) votes: u32,
    pub(super) of: u32,
    pub(super) is_tie: bool,
}

pub(super) fn count(votes: impl IntoIterator<Item = Order>, direct: Order, tie: Tie) -> Count {
    let (mut attack, mut of) = (0, 0);
    for vote in votes {
        of += 1;
        attack += u32::from(vote == Order::Attack);
    }
    let retreat = of - attack;
    let order = match (attack.cmp(&retreat), tie) {
        (Ordering::Greater, _) => Order::Attack,
        (Ordering::Equal, Tie::Direct) => direct,
        _ => Order::Retreat,
    };
    let votes = if order == Order::Attack { attack } else { retreat };
    Count { order, votes, of, is_tie: attack == retreat }
}

impl Tree {
    pub(super) fn new(me: Local<'_>, rounds: u32) -> Self {
        let others = me.known.len().saturating_sub(2);
        let level = |size: &mut usize, before: u32| {
            let paths = *size;
            *size *= others.saturating_sub(before as usize);
            Some(vec![None; paths])
        };
        Self((0..rounds).scan(1, level).collect())
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Stores the first value that arrives over a path. Returns whether the value was stored.
    pub(super) fn hear(&mut self, me: Local<'_>, lieutenants: Vec<u32>, value: Order) -> bool {
        let place = Node::of(me, lieutenants);
        let kept = self.0.get_mut(place.lieutenants.len()).and_then(|level| level.get_mut(place.place));
        let Some(kept @ None) = kept else { return false };
        *kept = Some(value);
        true
    }

    pub(super) fn heard(&self, node: &Node) -> Option<Order> {
        self.0.get(node.lieutenants.len())?.get(node.place).copied().flatten()
    }

    pub(super) fn is_leaf(&self, node: &Node) -> bool {
        node.lieutenants.len() + 1 >= self.0.len()
    }

    /// All paths with this number of lieutenants, in the order of [`Tree`].
    pub(super) fn level(me: Local<'_>, lieutenants: usize) -> Vec<Node> {
        (0..lieutenants)
            .fold(vec![Node::default()], |nodes, _| nodes.iter().flat_map(|node| node.children(me)).collect())
    }

    /// The votes that this lieutenant counts; `None`: unknown. After the rounds (`over`), a missing one is [`SILENCE`].
    pub(super) fn votes(&self, tie: Tie, over: bool) -> Vec<Option<Order>> {
        if self.is_empty() { Vec::new() } else { self.votes_on(0, 0, tie, over).collect() }
    }

    pub(super) fn settle(&self, tie: Tie) -> Count {
        let votes = self.votes(tie, true);
        count(votes.iter().copied().flatten(), votes.first().copied().flatten().unwrap_or(SILENCE), tie)
    }

    fn votes_on(&self, level: usize, place: usize, tie: Tie, over: bool) -> impl Iterator<Item = Option<Order>> {
        let direct = self.0[level][place].or_else(|| over.then_some(SILENCE));
        let each = self.0.get(level + 1).map_or(0, |next| next.len() / self.0[level].len());
        let children = (place * each..(place + 1) * each).map(move |child| self.value(level + 1, child, tie, over));
        [direct].into_iter().chain(children)
    }

    fn value(&self, level: usize, place: usize, tie: Tie, over: bool) -> Option<Order> {
        let mut votes = self.votes_on(level, place, tie, over);
        let direct = votes.next().flatten();
        let count = count(direct.into_iter().chain(votes.flatten()), direct.unwrap_or(SILENCE), tie);
        (count.of > 0).then_some(count.order)
    }

    /// Two numbers: the paths over which a value arrived, and all paths.
    pub(super) fn heard_of(&self) -> (usize, usize) {
        let all = || self.0.iter().flatten();
        (all().filter(|heard| heard.is_some()).count(), all().count())
    }
}

impl Node {
    pub(super) fn of(me: Local<'_>, lieutenants: Vec<u32>) -> Self {
        let place = (0..lieutenants.len()).fold(0, |place, at| {
            let (before, next) = (&lieutenants[..at], lieutenants[at]);
            let skipped = before.iter().filter(|earlier| **earlier < next).count() + usize::from(me.position < next);
            place * (me.known.len() - 2 - at) + (next as usize - 1 - skipped)
        });
        Self { lieutenants, place }
    }

    pub(super) fn children(&self, me: Local<'_>) -> impl Iterator<Item = Self> {
        let count = me.known.len().saturating_sub(2 + self.lieutenants.len());
        let lieutenants =
            (1..me.known.len() as u32).filter(move |at| *at != me.position && !self.lieutenants.contains(at));
        lieutenants.enumerate().map(move |(index, next)| {
            let lieutenants = self.lieutenants.iter().copied().chain([next]).collect();
            Self { lieutenants, place: self.place * count + index }
        })
    }
}
