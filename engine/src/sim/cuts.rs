//! The set of links that are cut.

use std::collections::BTreeSet;

use crate::sim::prelude::*;

/// The cut links, as pairs (sender, receiver) of positions. Pairs without a link in the topology are allowed.
///
/// A partition is stored as one group number for each process, because the list of its cut links would be too long.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cuts {
    any: bool,
    links: BTreeSet<(u32, u32)>,
    /// By position: the number of the process's group in the partition; `None`: no partition.
    sides: Option<Arc<[u32]>>,
    /// The links, as pairs (sender, receiver), that an act mended although the partition separates their two processes.
    mended: BTreeSet<(u32, u32)>,
}

impl Cuts {
    #[inline(always)]
    pub const fn is_empty(&self) -> bool {
        !self.any
    }

    #[inline(always)]
    pub fn separate(&self, from: u32, to: u32) -> bool {
        self.any && self.look(from, to)
    }

    #[cold]
    #[inline(never)]
    fn look(&self, from: u32, to: u32) -> bool {
        self.links.contains(&(from, to)) || self.are_parted(from, to)
    }

    fn are_parted(&self, from: u32, to: u32) -> bool {
        let parted = self.sides.as_ref().is_some_and(|sides| sides[from as usize] != sides[to as usize]);
        parted && !self.mended.contains(&(from, to))
    }

    pub fn is_cut_by_name(&self, from: u32, to: u32) -> bool {
        self.links.contains(&(from, to))
    }

    /// The links that an act cut by listing them (not by a partition), ordered by sender, then by receiver.
    pub fn links(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.links.iter().copied()
    }

    pub fn sides(&self) -> Option<&[u32]> {
        self.sides.as_deref()
    }

    pub fn mended(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.mended.iter().copied()
    }

    /// Whether an act on links would cut or mend any link, in a run of `n` processes.
    pub fn would_change(&self, act: LinkAct<'_>, n: usize) -> bool {
        self.clone().act(act, n)
    }

    pub(crate) fn act(&mut self, act: LinkAct<'_>, n: usize) -> bool {
        match act {
            LinkAct::Cut { pairs, one_way } => self.cut(pairs, one_way),
            LinkAct::Part(groups) => self.part(groups, n),
            LinkAct::Mend(links) => self.mend(links),
        }
    }

    fn cut(&mut self, pairs: &[(u32, u32)], one_way: bool) -> bool {
        let mut changed = false;
        for &(one, other) in pairs {
            changed |= self.cut_one(one, other);
            if !one_way {
                changed |= self.cut_one(other, one);
            }
        }
        self.any |= changed;
        changed
    }

    fn cut_one(&mut self, from: u32, to: u32) -> bool {
        let whole = !self.look(from, to);
        if whole && !self.mended.remove(&(from, to)) {
            self.links.insert((from, to));
        }
        whole
    }

    fn part(&mut self, groups: &[Vec<u32>], n: usize) -> bool {
        let before = self.clone();
        let mut news = vec![0; n];
        for (group, number) in groups.iter().zip(1..) {
            for &at in group {
                news[at as usize] = number;
            }
        }
        self.mended.retain(|&(from, to)| news[from as usize] == news[to as usize]);
        // Processes that were separated before stay so: a new group is the intersection of one of each partition.
        let mut numbers = BTreeMap::new();
        let olds = self.sides.take();
        let sides = news.iter().enumerate().map(|(at, &new)| {
            let old = olds.as_ref().map_or(0, |olds| olds[at]);
            let next = numbers.len() as u32;
            *numbers.entry((old, new)).or_insert(next)
        });
        let sides: Arc<[u32]> = sides.collect();
        self.sides = (numbers.len() > 1).then_some(sides);
        self.any = self.sides.is_some() || !self.links.is_empty();
        *self != before
    }

    fn mend(&mut self, links: &Links) -> bool {
        let pairs = match links {
            Links::All => return std::mem::take(self).any,
            Links::Between(pairs) => pairs,
        };
        let mut changed = false;
        for &(one, other) in pairs {
            for (from, to) in [(one, other), (other, one)] {
                changed |= self.look(from, to);
                self.links.remove(&(from, to));
                if self.are_parted(from, to) {
                    self.mended.insert((from, to));
                }
            }
        }
        self.any = self.sides.is_some() || !self.links.is_empty();
        changed
    }
}

#[cfg(test)]
mod tests;
