//! One algorithm inside another: the outer one hands events to the inner one, whose effects become its own.
//!
//! The inner algorithm runs among a group of the processes and knows no others: it sees the group as if it were all there are.

use std::fmt;
use std::num::NonZeroU32;

use super::{Effects, Evidence, Id, Local, Port, Protocol, Ticks};

/// The effects of `Inner` as effects of `Outer`.
pub struct Within<'a, Inner: Protocol, Outer: Protocol, F> {
    pub fx: &'a mut F,
    pub group: Group<'a>,
    pub message: fn(Inner::Message) -> Outer::Message,
    pub timer: fn(Inner::Timer) -> Outer::Timer,
    pub step: fn(Inner::Step) -> Outer::Step,
}

/// The processes among which an inner algorithm runs: their positions, ascending, and their ids in the same order.
#[derive(Clone, Copy, Debug)]
pub struct Group<'a> {
    pub positions: &'a [u32],
    pub ids: &'a [Id],
}

impl<'a> Group<'a> {
    /// What the inner algorithm of a process knows; `None` if the process is not in the group.
    pub fn local(self, me: Local<'_>) -> Option<Local<'a>> {
        let place = self.place(me.position)?;
        Some(Local::of(me.id, place, self.ids))
    }

    /// The port of another process of the group, as the inner algorithm names it.
    pub fn inner(self, outer: Port) -> Option<Port> {
        self.place(outer.position()).map(Port::peer)
    }

    /// The port of a process that the inner algorithm names.
    pub fn outer(self, inner: Port) -> Option<Port> {
        self.positions.get(inner.position() as usize).copied().map(Port::peer)
    }

    fn place(self, position: u32) -> Option<u32> {
        self.positions.binary_search(&position).ok().map(|place| place as u32)
    }
}

impl<Inner: Protocol, Outer: Protocol, F> fmt::Debug for Within<'_, Inner, Outer, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Within").field("group", &self.group).finish_non_exhaustive()
    }
}

impl<Inner: Protocol, Outer: Protocol, F: Effects<Outer>> Effects<Inner> for Within<'_, Inner, Outer, F> {
    fn send(&mut self, to: Port, message: Inner::Message) {
        if let Some(to) = self.group.outer(to) {
            self.fx.send(to, (self.message)(message));
        }
    }

    fn arm(&mut self, timer: Inner::Timer, after: Ticks) {
        self.fx.arm((self.timer)(timer), after);
    }

    fn disarm(&mut self, timer: Inner::Timer) {
        self.fx.disarm((self.timer)(timer));
    }

    fn choose(&mut self, below: NonZeroU32) -> u32 {
        self.fx.choose(below)
    }

    fn line(&mut self, step: Inner::Step) {
        self.fx.line((self.step)(step));
    }

    fn attest(&mut self, evidence: Evidence) {
        self.fx.attest(evidence);
    }
}

#[cfg(test)]
mod tests;
