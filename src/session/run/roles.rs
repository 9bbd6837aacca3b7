//! Who was in which state when: every change of a state, with the record that brought it.

use crate::protocol::Role;

/// No change before this one.
const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
struct Change {
    record: u32,
    at: u32,
    role: Role,
    /// The number of the change before at the same process.
    before: u32,
}

#[derive(Debug)]
pub(in crate::session) struct Roles {
    changes: Vec<Change>,
    /// How many changes there were before those: changes are numbered through.
    gone: u32,
    /// By position: the number of the latest change.
    latest: Vec<u32>,
    /// By position: the state before all changes that are known; empty where that is the state at tick 0.
    base: Vec<Role>,
}

impl Roles {
    /// Nothing has changed yet, for so many processes.
    pub(in crate::session) fn new(count: usize) -> Self {
        Self { changes: Vec::new(), gone: 0, latest: vec![NONE; count], base: Vec::new() }
    }

    /// Nothing has changed since all processes, by position, were in these states.
    pub(in crate::session) fn begin_anew(&mut self, base: Vec<Role>) {
        self.forget(self.changes.len());
        self.base = base;
    }

    /// Forgets the oldest changes, so many; what names them names none from now on.
    fn forget(&mut self, count: usize) {
        self.changes.drain(..count);
        self.gone += count as u32;
        // Long before the numbers are used up they begin anew.
        if self.gone > NONE / 2 {
            let moved = |number: u32| number.checked_sub(self.gone).filter(|_| number != NONE).unwrap_or(NONE);
            for change in &mut self.changes {
                change.before = moved(change.before);
            }
            for latest in &mut self.latest {
                *latest = moved(*latest);
            }
            self.gone = 0;
        }
    }

    fn change(&self, number: u32) -> Option<&Change> {
        if number == NONE { None } else { self.changes.get(number.checked_sub(self.gone)? as usize) }
    }

    /// The state of a process before all changes that are known, if that is not the one at tick 0.
    pub(in crate::session) fn base(&self, at: u32) -> Option<Role> {
        self.base.get(at as usize).copied()
    }

    /// Forgets what came before this record, but not what it led to. `initial` gives the state of a process at tick 0.
    pub(in crate::session) fn evict_oldest(&mut self, record: u32, initial: impl Fn(u32) -> Role) {
        if self.base.is_empty() {
            self.base = (0..self.latest.len() as u32).map(initial).collect();
        }
        let gone = self.changes.partition_point(|change| change.record < record);
        for change in &self.changes[..gone] {
            self.base[change.at as usize] = change.role;
        }
        self.forget(gone);
    }

    /// After a record, the process at a position is in a state. `initial` is its state at tick 0.
    #[inline]
    pub(in crate::session) fn see(&mut self, record: u32, at: u32, role: Role, initial: impl FnOnce() -> Role) {
        let before = self.latest[at as usize];
        let of_base = || self.base.get(at as usize).copied().unwrap_or_else(initial);
        let known = self.change(before).map_or_else(of_base, |change| change.role);
        if known != role {
            self.latest[at as usize] = self.gone + self.changes.len() as u32;
            self.changes.push(Change { record, at, role, before });
        }
    }

    /// Forgets what came with this record and later.
    pub(in crate::session) fn forget_from(&mut self, record: u32) {
        while let Some(change) = self.changes.pop_if(|change| change.record >= record) {
            self.latest[change.at as usize] = change.before;
        }
    }

    /// The changes of a process before the record `end`, the latest first, each with its record.
    pub(in crate::session) fn before(&self, at: u32, end: u32) -> impl Iterator<Item = (u32, Role)> + '_ {
        std::iter::successors(self.change(self.latest[at as usize]), |change| self.change(change.before))
            .skip_while(move |change| change.record >= end)
            .map(|change| (change.record, change.role))
    }
}

#[cfg(test)]
mod tests;
