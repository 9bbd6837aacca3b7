//! Who was in which state when: every change of a state, with the record that brought it.

use crate::protocol::Role;

/// No change before this one.
const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
struct Change {
    record: u32,
    at: u32,
    role: Role,
    /// The change before at the same process.
    before: u32,
}

/// The states of all processes over time.
#[derive(Debug)]
pub(in crate::session) struct Roles {
    changes: Vec<Change>,
    /// By position: the latest change.
    latest: Vec<u32>,
}

impl Roles {
    /// Nothing has changed yet, for so many processes.
    pub(in crate::session) fn new(count: usize) -> Self {
        Self { changes: Vec::new(), latest: vec![NONE; count] }
    }

    /// After a record, the process at a position is in a state. `initial` is its state at tick 0.
    #[inline]
    pub(in crate::session) fn see(&mut self, record: u32, at: u32, role: Role, initial: impl FnOnce() -> Role) {
        let latest = &mut self.latest[at as usize];
        let known = if *latest == NONE { initial() } else { self.changes[*latest as usize].role };
        if known != role {
            self.changes.push(Change { record, at, role, before: *latest });
            *latest = self.changes.len() as u32 - 1;
        }
    }

    /// Forgets what came with this record and later.
    pub(in crate::session) fn forget_from(&mut self, record: u32) {
        while let Some(change) = self.changes.pop_if(|change| change.record >= record) {
            self.latest[change.at as usize] = change.before;
        }
    }

    /// The changes of a process before the record `end`, the latest first, each with its record.
    pub(super) fn before(&self, at: u32, end: u32) -> impl Iterator<Item = (u32, Role)> + '_ {
        let get = |index: u32| self.changes.get(index as usize);
        std::iter::successors(get(self.latest[at as usize]), move |change| get(change.before))
            .skip_while(move |change| change.record >= end)
            .map(|change| (change.record, change.role))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_found_by_process_and_forgotten_from_the_end() {
        let mut roles = Roles::new(3);
        let idle = || Role::Idle;
        roles.see(0, 1, Role::Active, idle);
        roles.see(1, 2, Role::Idle, idle);
        roles.see(2, 1, Role::Active, idle);
        roles.see(4, 1, Role::Leader, idle);
        roles.see(6, 2, Role::Crashed, idle);
        let of = |roles: &Roles, at, end| roles.before(at, end).collect::<Vec<_>>();
        assert_eq!(of(&roles, 1, 9), [(4, Role::Leader), (0, Role::Active)]);
        assert_eq!(of(&roles, 1, 4), [(0, Role::Active)]);
        assert_eq!(of(&roles, 2, 9), [(6, Role::Crashed)]);
        assert_eq!(of(&roles, 0, 9), []);
        roles.forget_from(4);
        assert_eq!(of(&roles, 1, 9), [(0, Role::Active)]);
        roles.see(5, 2, Role::Active, idle);
        assert_eq!(of(&roles, 2, 9), [(5, Role::Active)]);
    }
}
