//! The tree of all runs of a session. No run is ever removed from the tree, except acts of a tick that is still open.
//!
//! A run is a scenario plus the acts of the user, each with the tick in which it takes effect. A new act in the past
//! opens a branch. Up to the fork, the branch is the same as its parent; after the fork, it has its own acts. The
//! parent keeps its own later ticks. If the user enters an act that a branch already has, the session goes to that
//! branch.
//!
//! The branches are a flat list. Each branch names its parent, which comes before it in the list, and the child
//! visited last. Only acts are stored. To restore a branch, its scenario is run again with its acts.

pub mod file;

use crate::prelude::*;
use serde::Deserialize;
use suffrage_engine::sim::command::Command;

pub use suffrage_engine::engine::CommandLog;

#[cfg(test)]
mod tests;

pub const LONGEST_NAME: usize = 40;

/// The runs of a session. Each scenario has one tree of branches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    pub roots: Vec<Root>,
    /// All branches in the order of opening: each parent comes before its children.
    pub branches: Vec<Branch>,
    /// Whether a name or a bookmark has changed since the last save.
    unsaved: bool,
    filed: Vec<(usize, CommandLog)>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Root {
    pub scenario: Scenario,
    pub trunk: usize,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Branch {
    pub root: usize,
    pub parent: Option<usize>,
    /// The last tick that this branch shares with its parent; 0 for the first branch of a scenario.
    pub fork: Ticks,
    pub acts: CommandLog,
    /// The child that leads to the branch that the user visited last; `None` if that is this branch itself.
    pub last_child: Option<usize>,
    pub name: Option<String>,
    /// The last tick that was computed.
    pub recorded: Ticks,
    pub outcome: Option<Outcome>,
    bookmarks: BTreeMap<Ticks, Option<String>>,
    /// If a check found this run: the moment at which the check began. Session files do not store it.
    pub origin: Option<Origin>,
}

/// The moment at which a check began (`branch`, `tick`), and the last tick of the run that the check found (`end`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    pub branch: usize,
    pub tick: Ticks,
    pub end: Ticks,
}

/// The result of a run at its last computed tick. `C` and `P` are the types of cells and properties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome<C = Cell, P = &'static str> {
    pub tick: Ticks,
    pub quiet: bool,
    pub messages: u64,
    pub up: usize,
    /// The number of live processes whose `elected` cell is empty.
    pub undecided: usize,
    /// The different values in the `elected` cells of live processes, ascending; at most eight.
    #[serde(rename = "leaders")]
    pub held: Vec<C>,
    pub broken: Vec<P>,
}

impl<C, P> Outcome<C, P> {
    fn try_convert<D, Q>(
        &self,
        cell: impl FnMut(&C) -> Option<D>,
        property: impl FnMut(&P) -> Option<Q>,
    ) -> Option<Outcome<D, Q>> {
        let Self { tick, quiet, messages, up, undecided, ref held, ref broken } = *self;
        let held = held.iter().map(cell).collect::<Option<_>>()?;
        let broken = broken.iter().map(property).collect::<Option<_>>()?;
        Some(Outcome { tick, quiet, messages, up, undecided, held, broken })
    }
}

impl History {
    pub fn branch(&self, branch: usize) -> &Branch {
        &self.branches[branch]
    }

    pub fn scenario(&self, branch: usize) -> &Scenario {
        &self.roots[self.branches[branch].root].scenario
    }

    /// Returns the branch of this scenario that has no acts. If there is no such branch, opens one.
    pub fn add_root(&mut self, scenario: &Scenario) -> usize {
        let Some(root) = self.roots.iter().position(|root| root.scenario == *scenario) else {
            let trunk = self.branches.len();
            self.roots.push(Root { scenario: scenario.clone(), trunk });
            return self.push(Branch::new(self.roots.len() - 1, None, 0));
        };
        // A branch without content of its own is used only if it is the newest: giving content to an older branch
        // would change the numbers of later branches.
        let newest = (0..self.branches.len()).rfind(|&branch| self.branches[branch].root == root);
        let fits = |branch: usize| self.has_own(branch) || Some(branch) == newest;
        let untouched = (0..self.branches.len())
            .find(|&branch| self.branches[branch].root == root && fits(branch) && self.course(branch).is_empty());
        untouched.unwrap_or_else(|| {
            // The trunk has acts. The new branch leaves the trunk just before its first act.
            let trunk = self.roots[root].trunk;
            let first = self.branches[trunk].acts.keys().next().copied().unwrap_or(1);
            self.push(Branch::new(root, Some(trunk), first - 1))
        })
    }

    /// All acts of the run of `branch`, including the acts that come from its ancestors.
    pub fn course(&self, branch: usize) -> CommandLog {
        let line = self.line(branch).into_iter();
        let own = line.flat_map(|(at, last)| self.branches[at].acts.range(..=last));
        own.map(|(tick, acts)| (*tick, acts.clone())).collect()
    }

    /// Adds acts in the tick after `tick`. Returns the branch with these acts: `branch`, another one, or a new one.
    pub fn act(&mut self, branch: usize, tick: Ticks, acts: &[Command]) -> usize {
        if let Some(known) = self.branch_with(branch, tick, acts) {
            return known;
        }
        // Acts at the end of a branch extend it, unless acts are still to come.
        let at = if self.ends_by(branch, tick) { branch } else { self.fork(branch, tick) };
        self.replace(at, tick, acts);
        at
    }

    /// Whether `branch` has neither computed ticks nor acts after `tick`.
    pub(crate) fn ends_by(&self, branch: usize, tick: Ticks) -> bool {
        let Branch { recorded, acts, .. } = &self.branches[branch];
        *recorded <= tick && acts.range(tick + 1..).next().is_none()
    }

    /// Replaces the acts of the tick after `tick`. Afterwards, `tick` is the last computed tick of `branch`.
    pub(crate) fn replace(&mut self, branch: usize, tick: Ticks, acts: &[Command]) {
        let changed = &mut self.branches[branch];
        (changed.recorded, changed.outcome) = (tick, None);
        changed.acts.insert(tick + 1, acts.to_vec());
    }

    /// Removes the acts and records after `tick`, and `branch` itself if it is then empty, the newest, and not `from`.
    pub(crate) fn withdraw(&mut self, branch: usize, tick: Ticks, from: usize) {
        let changed = &mut self.branches[branch];
        (changed.recorded, changed.outcome) = (tick, None);
        changed.acts.remove(&(tick + 1));
        changed.bookmarks.split_off(&(tick + 1));
        if branch != from && branch + 1 == self.branches.len() && !self.has_own(branch) {
            self.branches.pop();
        }
    }

    /// A branch that equals `branch` up to `tick`, with `acts` in the next tick.
    pub(crate) fn branch_with(&self, branch: usize, tick: Ticks, acts: &[Command]) -> Option<usize> {
        let does = |at: usize| {
            let owner = &self.branches[self.owner(at, tick + 1)];
            owner.acts.get(&(tick + 1)).map_or(&[][..], Vec::as_slice) == acts
        };
        if does(branch) {
            return Some(branch);
        }
        let shares = |at: usize| self.shared(branch, at).is_some_and(|shared| shared >= tick);
        let mut found = (0..self.branches.len()).find(|&at| shares(at) && does(at))?;
        while let Some(child) = self.branches[found].last_child.filter(|&child| self.branches[child].fork > tick) {
            found = child;
        }
        Some(found)
    }

    /// The branch whose acts are exactly `course`. If there is none, extends `branch` or opens a new one.
    pub fn branch_for(&mut self, branch: usize, mut course: CommandLog) -> usize {
        let (root, known) = (self.branches[branch].root, self.course(branch));
        if let Some(found) = self.with_course(root, &course) {
            return found;
        }
        let unlike = |tick: &Ticks| known.get(tick) != course.get(tick);
        let parting = known.keys().chain(course.keys()).copied().filter(unlike).min().unwrap_or(1);
        let fork = parting.saturating_sub(1);
        let at = if self.ends_by(branch, fork) { branch } else { self.fork(branch, fork) };
        self.branches[at].acts.append(&mut course.split_off(&parting));
        at
    }

    fn with_course(&self, root: usize, course: &CommandLog) -> Option<usize> {
        (0..self.branches.len()).find(|&at| self.branches[at].root == root && self.course(at) == *course)
    }

    /// The branch that equals `branch` up to `tick` and then has exactly `acts`. If there is none, opens one.
    pub fn branch_off(&mut self, branch: usize, tick: Ticks, acts: CommandLog) -> usize {
        let root = self.branches[branch].root;
        let mut course = self.course(branch);
        course.split_off(&(tick + 1));
        course.extend(acts.clone());
        if let Some(found) = self.with_course(root, &course) {
            return found;
        }
        let at = self.fork(branch, tick);
        self.branches[at].acts = acts;
        at
    }

    /// Records that the check from `origin` found the run of `branch`. Another scenario is then drawn below the origin.
    pub fn set_origin(&mut self, branch: usize, origin: Origin) {
        if branch == origin.branch {
            return;
        }
        let (root, above) = (self.branches[branch].root, self.branches[origin.branch].root);
        if root == above {
            let stands_below = self.branches[branch].parent.is_none() && self.roots_above(root).nth(1).is_some();
            if !stands_below {
                self.branches[branch].origin = Some(origin);
            }
        } else if !self.roots_above(above).any(|known| known == root) {
            // A scenario must not be drawn below itself.
            for at in [self.roots[root].trunk, branch] {
                self.branches[at].origin = Some(origin);
            }
        }
    }

    /// `root`, and then the scenarios above it in the drawn tree.
    fn roots_above(&self, root: usize) -> impl Iterator<Item = usize> {
        let above = |at: &usize| {
            let (branch, _) = self.drawn_below(self.roots[*at].trunk)?;
            Some(self.branches[branch].root)
        };
        std::iter::successors(Some(root), above)
    }

    /// The scenario that is drawn at the top of the tree that contains `branch`.
    pub fn family(&self, branch: usize) -> usize {
        self.roots_above(self.branches[branch].root).last().unwrap_or_default()
    }

    /// The parent in the drawn tree, and the tick at which the branch begins to differ. `None` at the top of a tree.
    fn drawn_below(&self, branch: usize) -> Option<(usize, Ticks)> {
        let Branch { parent, fork, origin, root, .. } = self.branches[branch];
        let above = origin.filter(|origin| self.branches[origin.branch].root != root);
        parent.map(|parent| (parent, fork)).or_else(|| above.map(|origin| (origin.branch, origin.tick)))
    }

    /// Records which branch is on the screen. Its ancestors remember the way to it.
    pub fn set_current(&mut self, branch: usize) {
        self.branches[branch].last_child = None;
        self.line(branch).windows(2).for_each(|pair| self.branches[pair[1].0].last_child = Some(pair[0].0));
    }

    /// Stores the last computed tick of a branch. `outcome` is the result at this tick; `None` leaves the old result.
    pub fn record(&mut self, branch: usize, recorded: Ticks, outcome: Option<Outcome>) {
        let changed = &mut self.branches[branch];
        changed.recorded = changed.recorded.max(recorded);
        if outcome.as_ref().is_some_and(|outcome| outcome.tick >= changed.recorded) {
            changed.outcome = outcome;
        }
    }

    /// Discards recorded ticks of a branch after `tick`, except up to its last act and to each fork of a child.
    pub fn end(&mut self, branch: usize, tick: Ticks) {
        let forks = self.branches.iter().filter(|child| child.parent == Some(branch)).map(|child| child.fork);
        let Branch { fork, acts, recorded, .. } = &self.branches[branch];
        let last_act = acts.keys().next_back().copied().unwrap_or_default();
        let end = forks.fold(tick.max(*fork).max(last_act), Ticks::max).min(*recorded);
        let changed = &mut self.branches[branch];
        changed.recorded = end;
        changed.outcome.take_if(|outcome| outcome.tick > end);
    }

    pub fn name(&mut self, branch: usize, name: &str) {
        let name = shortened(name);
        if self.branches[branch].name != name {
            self.branches[branch].name = name;
            self.unsaved = true;
        }
    }

    /// The last tick up to which two branches are the same; `None` if they have different scenarios.
    pub fn shared(&self, one: usize, other: usize) -> Option<Ticks> {
        let (mine, theirs) = (self.line(one), self.line(other));
        let left = |at: usize| theirs.iter().find(|(known, _)| *known == at).map(|&(_, left)| left);
        mine.iter().find_map(|&(at, fork)| Some(fork.min(left(at)?)))
    }

    /// The branches of the tree of `branch`, in drawing order. Empty branches other than `branch` are left out.
    pub fn siblings(&self, branch: usize) -> Vec<usize> {
        let family = self.family(branch);
        let is_shown = |&at: &usize| self.family(at) == family && (at == branch || self.has_own(at));
        self.drawn().into_iter().map(|(at, _)| at).filter(is_shown).collect()
    }

    /// The number of a branch in its tree, from 1 in the order of opening. Branches without content do not count.
    pub fn number(&self, branch: usize) -> usize {
        let family = self.family(branch);
        let before = (0..branch).filter(|&at| self.family(at) == family && self.has_own(at));
        before.count() + 1
    }

    /// The branch that keeps the run of `branch` when the user leaves it: `branch` itself, or the nearest ancestor with
    /// content of its own.
    pub fn keeper(&self, branch: usize) -> usize {
        self.line(branch).into_iter().map(|(at, _)| at).find(|&at| self.has_own(at)).unwrap_or(branch)
    }

    /// All branches in drawing order, each with its depth in the tree.
    pub fn drawn(&self) -> Vec<(usize, usize)> {
        let mut drawn = Vec::with_capacity(self.branches.len());
        let below: Vec<_> = (0..self.branches.len()).map(|branch| self.drawn_below(branch)).collect();
        let trunks = self.roots.iter().rev().map(|root| root.trunk);
        let mut open: Vec<_> = trunks.filter(|&trunk| below[trunk].is_none()).map(|trunk| (trunk, 0)).collect();
        while let Some((at, depth)) = open.pop() {
            drawn.push((at, depth));
            let is_child = |&child: &usize| below[child].is_some_and(|(parent, _)| parent == at);
            let mut children: Vec<usize> = (0..self.branches.len()).filter(is_child).collect();
            children.sort_by_key(|&child| (below[child], child));
            open.extend(children.into_iter().rev().map(|child| (child, depth + 1)));
        }
        drawn
    }

    /// The ticks after which other branches differ from this run, ascending, without duplicates.
    pub fn forks(&self, branch: usize) -> Vec<Ticks> {
        let others = self.siblings(branch).into_iter().filter(|&other| other != branch);
        let forks: BTreeSet<Ticks> = others.filter_map(|other| self.shared(branch, other)).collect();
        forks.into_iter().collect()
    }

    /// Whether a branch has content of its own, such as acts, ticks, a name or a bookmark.
    pub fn has_own(&self, branch: usize) -> bool {
        let Branch { parent, fork, acts, recorded, name, bookmarks, .. } = &self.branches[branch];
        let is_parent = || self.branches.iter().any(|known| known.parent == Some(branch));
        let is_origin = || self.branches.iter().any(|known| known.origin.is_some_and(|origin| origin.branch == branch));
        !acts.is_empty()
            || recorded > fork
            || name.is_some()
            || !bookmarks.is_empty()
            || (parent.is_none() && (is_parent() || is_origin()))
    }

    pub fn is_unsaved(&self) -> bool {
        self.unsaved || !self.unsaved_branches().is_empty()
    }

    /// The branches with acts that no file contains.
    pub fn unsaved_branches(&self) -> Vec<usize> {
        (0..self.branches.len()).filter(|&at| !self.branches[at].acts.is_empty() && !self.is_filed(at)).collect()
    }

    /// Whether some saved run begins with exactly the acts of this branch's run.
    fn is_filed(&self, branch: usize) -> bool {
        let course = self.course(branch);
        let Some((&last, _)) = course.last_key_value() else { return true };
        let begins = |filed: &CommandLog| filed.range(..=last).eq(course.iter());
        self.filed.iter().any(|(root, filed)| *root == self.branches[branch].root && begins(filed))
    }

    /// Marks the acts of a branch as saved in a file. Its name and its bookmarks stay unsaved.
    pub fn saved_branch(&mut self, branch: usize) {
        let course = self.course(branch);
        self.filed.push((self.branches[branch].root, course));
    }

    pub fn saved(&mut self) {
        self.unsaved = false;
        self.filed.clear();
        for branch in 0..self.branches.len() {
            if !self.branches[branch].acts.is_empty() {
                self.saved_branch(branch);
            }
        }
    }

    /// The branch that stores this tick: `branch` or an ancestor.
    fn owner(&self, branch: usize, tick: Ticks) -> usize {
        self.line(branch).into_iter().rfind(|(_, last)| tick <= *last).map_or(branch, |(at, _)| at)
    }

    /// A branch and its ancestors, each with the last tick that is part of the run of `branch`.
    fn line(&self, branch: usize) -> Vec<(usize, Ticks)> {
        let mut line = vec![(branch, Ticks::MAX)];
        let mut at = branch;
        while let Branch { parent: Some(parent), fork, .. } = self.branches[at] {
            line.push((parent, fork));
            at = parent;
        }
        line
    }

    fn fork(&mut self, branch: usize, tick: Ticks) -> usize {
        let parent = self.owner(branch, tick);
        self.push(Branch::new(self.branches[branch].root, Some(parent), tick))
    }

    fn push(&mut self, branch: Branch) -> usize {
        self.branches.push(branch);
        self.branches.len() - 1
    }

    pub fn bookmarks(&self, branch: usize) -> Vec<Bookmark> {
        let line = self.line(branch).into_iter();
        let own = line.flat_map(|(at, last)| self.branches[at].bookmarks.range(..=last));
        let mut found: Vec<_> = own.map(|(&tick, name)| Bookmark { tick, name: name.clone() }).collect();
        found.sort_by_key(|bookmark| bookmark.tick);
        found
    }

    /// Sets the bookmark at a tick, or removes it if there is one. Returns whether there is a bookmark now.
    pub fn turn_bookmark(&mut self, branch: usize, tick: Ticks) -> bool {
        let owner = self.owner(branch, tick);
        let bookmarks = &mut self.branches[owner].bookmarks;
        self.unsaved = true;
        if bookmarks.remove(&tick).is_some() {
            return false;
        }
        bookmarks.insert(tick, None);
        true
    }

    pub fn name_bookmark(&mut self, branch: usize, tick: Ticks, name: &str) {
        let owner = self.owner(branch, tick);
        self.branches[owner].bookmarks.insert(tick, shortened(name));
        self.unsaved = true;
    }
}

impl Branch {
    fn new(root: usize, parent: Option<usize>, fork: Ticks) -> Self {
        Self { root, parent, fork, recorded: fork, ..Self::default() }
    }
}

fn shortened(name: &str) -> Option<String> {
    let name: String = name.trim().chars().filter(|character| !character.is_control()).take(LONGEST_NAME).collect();
    let name = name.trim_end().to_owned();
    (!name.is_empty()).then_some(name)
}

/// The branch on the screen, and how many branches its tree has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Branching {
    /// The number of the branch in its tree, from 1 in the order of opening.
    pub number: usize,
    pub name: Option<String>,
    pub count: usize,
    /// The ticks after which other branches differ from this run, ascending.
    pub forks: Vec<Ticks>,
    pub bookmarks: Vec<Bookmark>,
}

impl Branching {
    pub fn of(history: &History, branch: usize) -> Self {
        let (number, name) = (history.number(branch), history.branch(branch).name.clone());
        let (forks, bookmarks) = (history.forks(branch), history.bookmarks(branch));
        Self { number, name, count: history.siblings(branch).len(), forks, bookmarks }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bookmark {
    pub tick: Ticks,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}
