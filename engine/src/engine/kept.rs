//! A world kept in little memory, its protocol's type erased.

use std::any::Any;
use std::fmt::Debug;

use super::Engine;
use crate::protocol::{Catalogued, Cell, Role};
use crate::sim::KeptWorld;
use crate::sim::kept::page::Known;

/// A world of some protocol as it was at the end of a tick.
pub trait KeptEngine: Any + Debug {
    /// A world as it was.
    fn engine(&self) -> Box<dyn Engine>;

    /// Memory besides what it shares with another of the same run, in bytes.
    fn bytes(&self, before: Option<&dyn KeptEngine>) -> usize;

    fn is_up(&self, at: u32) -> bool;

    fn role(&self, at: u32) -> Role;

    /// The cell of `elected`.
    fn elected(&self, at: u32) -> Option<Cell>;
}

/// What a world was once, and the processes that were touched since.
pub type KnownEngine<'a> = Known<'a, dyn KeptEngine>;

/// What is kept of a world of this protocol.
///
/// # Panics
/// If it is of another protocol: what is kept of a run comes back to the same run only.
pub(super) fn of<P: Catalogued>(kept: &dyn KeptEngine) -> &KeptWorld<P> {
    let kept: &dyn Any = kept;
    kept.downcast_ref().expect("a world is brought back to the run that it is of")
}

impl<P: Catalogued> KeptEngine for KeptWorld<P> {
    fn engine(&self) -> Box<dyn Engine> {
        Box::new(self.world())
    }

    fn bytes(&self, before: Option<&dyn KeptEngine>) -> usize {
        self.bytes(before.map(of::<P>))
    }

    fn is_up(&self, at: u32) -> bool {
        self.live(at).is_some()
    }

    fn role(&self, at: u32) -> Role {
        self.live(at).map_or(Role::Crashed, |(local, state)| self.plan().protocol.role(local, state))
    }

    fn elected(&self, at: u32) -> Option<Cell> {
        self.standing(at).cell(P::STRIP)
    }
}
