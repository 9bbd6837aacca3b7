//! How often what choices are numbered by has come up in a run, for those who go on with it and name choices of the whole run.

use std::collections::BTreeMap;

use super::World;
use crate::protocol::{Ticks, Topology};
use crate::sim::pins::Pin;
use crate::sim::pins::pinning::{Asked, Pinning};

/// What a world has counted from its beginning.
#[derive(Clone, Debug)]
pub(crate) struct Counted {
    pinning: Box<Pinning>,
    notices: u32,
    noticers: u32,
    draws: BTreeMap<u32, u32>,
    graph: (Topology, u32),
}

impl Counted {
    /// How often a choice of this kind and about the same has come up.
    pub(crate) fn so_far(&self, of: &Pin) -> u32 {
        let asked = Asked { notices: self.notices, noticers: self.noticers, draws: &self.draws };
        self.pinning.so_far(of, self.graph, &asked)
    }

    /// Which message of its link the one of this number is, 1 for the first, and when it left; `None` of copies and notices.
    pub(crate) fn message(&self, number: u32) -> Option<(u32, Ticks)> {
        self.pinning.message(number)
    }

    /// When a process armed a timer last.
    pub(crate) fn armed_at(&self, process: u32, timer: usize) -> Ticks {
        self.pinning.armed_at(process, timer)
    }
}

impl World {
    /// `None` where nothing has been counted.
    pub(crate) fn counted(&self) -> Option<Counted> {
        Some(Counted {
            pinning: self.transport.pinning.clone()?,
            notices: self.transport.notices,
            noticers: self.noticers_drawn,
            draws: self.drawn.clone(),
            graph: (self.transport.topology, self.slots.len() as u32),
        })
    }
}
