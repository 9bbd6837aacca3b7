//! The routes of messages, and the numbers of links.

use crate::sim::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sim) struct Route {
    pub(in crate::sim) from: u32,
    pub(in crate::sim) to: u32,
    pub(in crate::sim) out: Port,
    pub(in crate::sim) fate: Fate,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Fate {
    Arrives,
    /// The message will be lost by chance at its due tick.
    Doomed,
    /// A notice to the sender that its message could not be delivered; `from` is the process that is down.
    Notice,
}

/// The lowest number of a link with a stored route. A lower number encodes the sender and the receiver.
const LISTED: u32 = 1 << 31;
/// With more processes than this, the links of a complete graph are in a map instead of a list.
const MOST_WITH_PLACES: u32 = 1_024;

/// The numbering of the directed links.
///
/// The number of a normal link encodes its sender and receiver. A "listed" link has a stored route instead. Listed
/// links carry notices, messages that chance will lose, and messages that pass crashed processes.
#[derive(Clone, Debug)]
pub(crate) struct Wiring {
    pub(super) n: u32,
    pub(super) listed: Vec<Route>,
    pub(super) free: Vec<u32>,
}

impl Wiring {
    pub(crate) const fn new(n: u32) -> Self {
        Self { n, listed: Vec::new(), free: Vec::new() }
    }

    pub(in crate::sim) fn copy(&mut self, other: &Self) {
        let Self { n, listed, free } = self;
        *n = other.n;
        listed.clone_from(&other.listed);
        free.clone_from(&other.free);
    }

    fn along(&self, from: u32, out: Port) -> u32 {
        let distance = out.distance() % self.n;
        if out.is_clockwise() { (from + distance) % self.n } else { (from + self.n - distance) % self.n }
    }

    #[inline]
    pub(in crate::sim) fn link(&mut self, topology: Topology, from: u32, out: Port) -> u32 {
        match topology {
            Topology::OneWayRing if out == Port::NEXT => from,
            Topology::TwoWayRing if out.distance() == 1 => from << 1 | u32::from(!out.is_clockwise()),
            Topology::Complete => from << PEER_BITS | out.position(),
            Topology::OneWayRing | Topology::TwoWayRing => {
                let to = self.along(from, out);
                self.list(Route { from, to, out, fate: Fate::Arrives })
            }
        }
    }

    #[inline(always)]
    pub(crate) fn receiver(&self, topology: Topology, from: u32, out: Port) -> u32 {
        match topology {
            Topology::Complete => out.position(),
            Topology::OneWayRing | Topology::TwoWayRing if out == Port::NEXT => next(self.n, from),
            Topology::TwoWayRing if out == Port::PREVIOUS => previous(self.n, from),
            Topology::OneWayRing | Topology::TwoWayRing => self.along(from, out),
        }
    }

    pub(in crate::sim) fn list(&mut self, route: Route) -> u32 {
        let index = if let Some(index) = self.free.pop() {
            self.listed[index as usize] = route;
            index
        } else {
            self.listed.push(route);
            (self.listed.len() - 1) as u32
        };
        index | LISTED
    }

    #[inline]
    pub(in crate::sim) const fn is_listed(link: u32) -> bool {
        link & LISTED != 0
    }

    #[inline]
    pub(in crate::sim) fn release(&mut self, link: u32) {
        if link & LISTED != 0 {
            self.free.push(link & !LISTED);
        }
    }

    #[inline]
    pub(in crate::sim) fn route(&self, topology: Topology, link: u32) -> Route {
        if link & LISTED != 0 {
            return self.listed[(link & !LISTED) as usize];
        }
        match topology {
            Topology::OneWayRing => Route { from: link, to: next(self.n, link), out: Port::NEXT, fate: Fate::Arrives },
            Topology::TwoWayRing => {
                let from = link >> 1;
                let (to, out) = if link & 1 == 0 {
                    (next(self.n, from), Port::NEXT)
                } else {
                    (previous(self.n, from), Port::PREVIOUS)
                };
                Route { from, to, out, fate: Fate::Arrives }
            }
            Topology::Complete => {
                let to = link & ((1 << PEER_BITS) - 1);
                Route { from: link >> PEER_BITS, to, out: Port::peer(to), fate: Fate::Arrives }
            }
        }
    }

    pub(in crate::sim) const fn bytes(&self) -> usize {
        size_of::<Route>() * self.listed.len() + size_of::<u32>() * self.free.len()
    }

    /// How many links are stored in a list. All other links are stored in a map.
    pub(super) fn links(&self, topology: Topology) -> usize {
        match topology {
            Topology::OneWayRing => self.n as usize,
            Topology::TwoWayRing => 2 * self.n as usize,
            Topology::Complete if self.n > MOST_WITH_PLACES => 0,
            Topology::Complete => self.n as usize * self.n as usize,
        }
    }
}

/// The port at which the receiver gets a message that process `from` sends through port `out`.
#[inline]
pub(crate) const fn arrival_port(topology: Topology, from: u32, out: Port) -> Port {
    match topology {
        Topology::Complete => Port::peer(from),
        Topology::OneWayRing | Topology::TwoWayRing if out.is_clockwise() => Port::counter_clockwise(out.distance()),
        Topology::OneWayRing | Topology::TwoWayRing => Port::clockwise(out.distance()),
    }
}

/// How many bits of a link's number encode the receiver on a complete graph (at most 2^12 processes).
const PEER_BITS: u32 = 12;

#[inline(always)]
const fn next(n: u32, from: u32) -> u32 {
    if from + 1 >= n { 0 } else { from + 1 }
}

#[inline(always)]
const fn previous(n: u32, from: u32) -> u32 {
    if from == 0 { n.saturating_sub(1) } else { from - 1 }
}

/// Encodes a link as a number for `Choice::about`. `clockwise`: the direction on a ring.
pub(in crate::sim) fn name_of(topology: Topology, n: u32, (from, to, clockwise): (u32, u32, bool)) -> u64 {
    match topology {
        Topology::OneWayRing if to == next(n, from) => u64::from(from),
        Topology::TwoWayRing if clockwise && to == next(n, from) => u64::from(from << 1),
        Topology::TwoWayRing if !clockwise && to == previous(n, from) => u64::from(from << 1 | 1),
        Topology::Complete => u64::from(from << PEER_BITS | to),
        Topology::OneWayRing | Topology::TwoWayRing => past_others(from, to, clockwise),
    }
}

/// Encodes a link on which a message passes crashed processes of a ring.
pub(super) const fn past_others(from: u32, to: u32, clockwise: bool) -> u64 {
    1 << 63 | (!clockwise as u64) << 62 | (from as u64) << 31 | to as u64
}
