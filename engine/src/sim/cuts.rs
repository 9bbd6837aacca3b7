//! The links that are cut.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::command::{LinkAct, Links};

/// Which links are cut, by their ends. Between any two processes there may be one each way; whether messages ever run there is the
/// topology's business.
///
/// A partition is kept as the side of each process, because it cuts more links than could be listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cuts {
    any: bool,
    /// Cut by name, one way each.
    links: BTreeSet<(u32, u32)>,
    /// The side of each process, by position, while a partition holds.
    sides: Option<Arc<[u32]>>,
    /// Links between two sides that were mended since, one way each.
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

    /// In the order of their ends.
    pub fn links(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.links.iter().copied()
    }

    pub fn sides(&self) -> Option<&[u32]> {
        self.sides.as_deref()
    }

    pub fn mended(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.mended.iter().copied()
    }

    /// Among `n` processes.
    pub fn would_change(&self, act: LinkAct<'_>, n: usize) -> bool {
        self.clone().act(act, n)
    }

    /// Whether it changes anything.
    pub(super) fn act(&mut self, act: LinkAct<'_>, n: usize) -> bool {
        match act {
            LinkAct::Cut { pairs, one_way } => self.cut(pairs, one_way),
            LinkAct::Part(groups) => self.part(groups, n),
            LinkAct::Mend(links) => self.mend(links),
        }
    }

    /// Whether any of them was whole.
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

    /// All processes that no group names are one more group. Whether it changes anything.
    fn part(&mut self, groups: &[Vec<u32>], n: usize) -> bool {
        let before = self.clone();
        let mut news = vec![0; n];
        for (group, number) in groups.iter().zip(1..) {
            for &at in group {
                news[at as usize] = number;
            }
        }
        self.mended.retain(|&(from, to)| news[from as usize] == news[to as usize]);
        // Processes parted before stay parted: a side is what both partitions leave together.
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

    /// Both ways; whether any of them was cut.
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
mod tests {
    use proptest::prelude::*;

    use super::*;

    const N: u32 = 6;

    fn cut(cuts: &Cuts) -> BTreeSet<(u32, u32)> {
        (0..N).flat_map(|from| (0..N).map(move |to| (from, to))).filter(|&(from, to)| cuts.separate(from, to)).collect()
    }

    #[derive(Clone, Debug)]
    enum Act {
        Cut(u32, u32, bool),
        Part(Vec<Vec<u32>>),
        Mend(u32, u32),
        MendAll,
    }

    fn acts() -> impl Strategy<Value = Vec<Act>> {
        let act = prop_oneof![
            4 => (0..N, 0..N, any::<bool>()).prop_map(|(one, other, one_way)| Act::Cut(one, other, one_way)),
            2 => prop::collection::vec(0..3_usize, N as usize).prop_map(|sides| {
                let group = |side| (0..N).filter(|&at| sides[at as usize] == side).collect();
                Act::Part(vec![group(1), group(2)])
            }),
            3 => (0..N, 0..N).prop_map(|(one, other)| Act::Mend(one, other)),
            1 => Just(Act::MendAll),
        ];
        prop::collection::vec(act, 0..12)
    }

    proptest! {
        /// The set of all links that are cut, one by one, says the same.
        #[test]
        fn sides_and_names_are_a_short_form_of_all_links_that_are_cut(acts in acts()) {
            let (mut cuts, mut model) = (Cuts::default(), BTreeSet::new());
            for act in acts {
                let before = model.clone();
                let changed = match act {
                    Act::Cut(one, other, _) | Act::Mend(one, other) if one == other => continue,
                    Act::Cut(one, other, one_way) => {
                        model.insert((one, other));
                        if !one_way {
                            model.insert((other, one));
                        }
                        cuts.cut(&[(one, other)], one_way)
                    }
                    Act::Part(groups) => {
                        let side = |at: u32| groups.iter().position(|group| group.contains(&at));
                        model.extend((0..N).flat_map(|from| (0..N).map(move |to| (from, to))).filter(|&(from, to)| side(from) != side(to)));
                        cuts.part(&groups, N as usize);
                        model != before
                    }
                    Act::Mend(one, other) => {
                        model.remove(&(one, other));
                        model.remove(&(other, one));
                        cuts.mend(&Links::Between(vec![(one, other)]))
                    }
                    Act::MendAll => {
                        model.clear();
                        cuts.mend(&Links::All)
                    }
                };
                prop_assert_eq!(&cut(&cuts), &model);
                prop_assert_eq!(changed, model != before);
            }
        }
    }
}
