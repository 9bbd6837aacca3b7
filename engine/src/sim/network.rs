//! The network: links, delays, order and losses.

mod wiring;

use super::pins::Duplication;
use crate::protocol::timeout;
use crate::sim::prelude::*;
use wiring::past_others;

pub(crate) use wiring::{Fate, Wiring, arrival_port};
pub(super) use wiring::{Route, name_of};

/// When the delay of a message is decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Arrival {
    /// The delay is drawn when the message is sent.
    #[default]
    Drawn,
    /// At each tick at which the message may arrive, chance decides whether it arrives. It arrives at its due tick at
    /// the latest. The possible runs are the same as with `Drawn`, but the search needs fewer states. `faults`: an
    /// adversary may lose or duplicate messages.
    Asked { faults: bool },
}

/// The properties that a link has of its own. `None`: the same as on all other links.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct OwnTraits {
    /// The shortest and the longest delay of a message, in ticks.
    pub delay: Option<(Ticks, Ticks)>,
    /// The probability that a message is lost.
    pub loss: Option<f64>,
}

/// The properties of one link.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LinkTraits {
    pub shortest_delay: Ticks,
    pub longest_delay: Ticks,
    pub loss: f64,
    fifo: bool,
    arrival: Arrival,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// The shortest delay of a message, in ticks; at least 1.
    pub shortest_delay: Ticks,
    /// The longest delay of a message, in ticks. It exceeds the shortest delay by less than 2^32.
    pub longest_delay: Ticks,
    /// The links with properties of their own, by (sender, receiver).
    pub each: Arc<BTreeMap<(u32, u32), OwnTraits>>,
    /// The time that a process needs to handle one delivery, in ticks.
    pub process_time: Ticks,
    pub fifo: bool,
    pub loss: f64,
    pub duplicate: f64,
    pub bounce: bool,
    pub arrival: Arrival,
}

impl Default for Network {
    fn default() -> Self {
        Self {
            shortest_delay: 1,
            longest_delay: 1,
            each: Arc::default(),
            process_time: 0,
            fifo: true,
            loss: 0.0,
            duplicate: 0.0,
            bounce: false,
            arrival: Arrival::Drawn,
        }
    }
}

impl Network {
    /// `T = 2 * t_max + t_process`, in ticks: a process that has not answered after this time counts as crashed.
    pub fn patience(&self) -> Ticks {
        timeout(self.slowest(), self.process_time)
    }

    /// Makes this network equal to `other`, without a clone if it is: all threads share `each`, and counting is slow.
    pub(super) fn copy(&mut self, other: &Self) {
        if self != other {
            self.clone_from(other);
        }
    }

    /// The properties of all links without properties of their own.
    pub const fn usual(&self) -> LinkTraits {
        let Self { shortest_delay, longest_delay, loss, fifo, arrival, .. } = *self;
        LinkTraits { shortest_delay, longest_delay, loss, fifo, arrival }
    }

    /// The properties of the link between two positions.
    pub fn on(&self, from: u32, to: u32) -> LinkTraits {
        let usual = self.usual();
        let Some(own) = self.each.get(&(from, to)) else { return usual };
        let (shortest_delay, longest_delay) = own.delay.unwrap_or((usual.shortest_delay, usual.longest_delay));
        LinkTraits { shortest_delay, longest_delay, loss: own.loss.unwrap_or(usual.loss), ..usual }
    }

    fn own_delays(&self) -> impl Iterator<Item = (Ticks, Ticks)> + '_ {
        self.each.values().filter_map(|own| own.delay)
    }

    /// The longest delay of a message on any link, in ticks.
    pub fn slowest(&self) -> Ticks {
        self.own_delays().map(|(_, longest)| longest).fold(self.longest_delay, Ticks::max)
    }

    /// Whether any link has more than one possible delay.
    pub fn varies(&self) -> bool {
        self.shortest_delay < self.longest_delay || self.own_delays().any(|(shortest, longest)| shortest < longest)
    }

    /// Whether all links have the same range of delays.
    pub fn is_even(&self) -> bool {
        self.own_delays().next().is_none()
    }

    /// Whether chance may lose a message on any link.
    pub fn loses(&self) -> bool {
        self.loss > 0.0 || self.each.values().any(|own| own.loss.is_some_and(|loss| loss > 0.0))
    }

    /// Whether any link has more than one possible delay, drawn when a message is sent.
    pub(super) fn draws_delays(&self) -> bool {
        self.varies() && !self.usual().is_asked()
    }

    /// Whether chance decides the delay, the loss or the copy of messages from `from` to `to`.
    pub(super) fn draws_on(&self, (from, to): (u32, u32)) -> bool {
        let is_open = |probability: f64| probability > 0.0 && probability < 1.0;
        let link = self.on(from, to);
        link.delays().get() > 1 || is_open(link.loss) || is_open(self.duplicate)
    }

    #[must_use]
    pub fn changed(&self, change: NetworkChange) -> Self {
        Self {
            loss: change.loss.map_or(self.loss, Probability::value),
            duplicate: change.duplicate.map_or(self.duplicate, Probability::value),
            fifo: change.fifo.unwrap_or(self.fifo),
            ..self.clone()
        }
    }

    fn is_reliable(&self) -> bool {
        !self.loses() && self.duplicate <= 0.0 && self.arrival != Arrival::Asked { faults: true }
    }

    fn constant_delay(&self) -> Option<Ticks> {
        // With a processing time, messages sent by a delivery leave later than messages sent by a command or timer.
        let same_start = self.process_time == 0;
        let is_settled = self.shortest_delay == self.longest_delay || self.usual().is_asked();
        let is_constant = is_settled && same_start && self.is_reliable() && self.is_even();
        is_constant.then_some(self.usual().least())
    }
}

impl LinkTraits {
    pub(super) fn delays(&self) -> NonZeroU32 {
        if self.is_asked() {
            return NonZeroU32::MIN;
        }
        let longer = u32::try_from(self.longest_delay - self.shortest_delay).unwrap_or(u32::MAX - 1);
        NonZeroU32::MIN.saturating_add(longer)
    }

    /// The delay in ticks to which chance adds a random part; with [`Arrival::Asked`], the longest delay, and no part.
    pub(super) const fn least(&self) -> Ticks {
        match self.arrival {
            Arrival::Drawn => self.shortest_delay,
            Arrival::Asked { .. } => self.longest_delay,
        }
    }

    /// The maximum number of ticks between a message's earliest possible arrival and its due tick.
    pub(super) const fn spread(&self) -> Ticks {
        match self.arrival {
            Arrival::Drawn => 0,
            Arrival::Asked { .. } => self.longest_delay - self.shortest_delay,
        }
    }

    const fn is_asked(&self) -> bool {
        matches!(self.arrival, Arrival::Asked { .. })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Passage {
    pub(super) due: Ticks,
    pub(super) lost: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LinkMemory {
    carried: u32,
    /// The latest due tick on the link, as its low and high 32 bits. A `u64` would need padding.
    last_due: [u32; 2],
}

impl LinkMemory {
    /// Whether this link at tick `now` treats new messages exactly as the link `earlier` does at tick `then`.
    fn is_like(self, earlier: Self, (now, then): (Ticks, Ticks), draws: impl FnOnce() -> bool) -> bool {
        (self.carried == earlier.carried || !draws())
            && self.last_due().saturating_sub(now) == earlier.last_due().saturating_sub(then)
    }

    const fn last_due(self) -> Ticks {
        (self.last_due[1] as u64) << 32 | self.last_due[0] as u64
    }

    const fn set_last_due(&mut self, due: Ticks) {
        self.last_due = [due as u32, (due >> 32) as u32];
    }

    #[inline(always)]
    fn passage(
        &mut self,
        (of_delay, of_loss): (Purpose, Purpose),
        about: u64,
        start: Ticks,
        link: &LinkTraits,
        (delay, is_lost): (Option<Ticks>, Option<bool>),
        chance: &mut dyn Choose,
    ) -> Passage {
        let number = self.carried;
        let choice = |purpose| Choice { purpose, about, number };
        let due = if let Some(delay) = delay {
            let due = start.saturating_add(delay);
            self.hold(due);
            due
        } else {
            let extra = chance.pick(choice(of_delay), link.delays());
            self.due(start, extra, link)
        };
        let lost = is_lost.unwrap_or_else(|| chance.happens(choice(of_loss), link.loss));
        Passage { due, lost }
    }

    const fn hold(&mut self, due: Ticks) -> bool {
        let is_later = due > self.last_due();
        if is_later {
            self.set_last_due(due);
        }
        is_later
    }

    /// `extra`: the random part of the delay, in ticks.
    #[inline(always)]
    fn due(&mut self, start: Ticks, extra: u32, link: &LinkTraits) -> Ticks {
        let own = start + link.least() + u64::from(extra);
        let latest = own.max(self.last_due());
        self.set_last_due(latest);
        if link.fifo { latest } else { own }
    }
}

/// The message count and the latest due tick of each link. Empty if delays are constant and nothing is lost or copied.
#[derive(Clone, Debug)]
pub(super) struct LinkHistory {
    constant: Option<Ticks>,
    /// Whether the messages of each link are counted. Pinned choices need these counts.
    counts: bool,
    network: Network,
    /// The properties of all links; `None` if links differ, or if messages can be lost or copied.
    certain: Option<LinkTraits>,
    /// The number of processes of a complete graph; 0 on rings.
    side: u32,
    /// By index of the link. Empty if delays are constant or the graph has too many links.
    links: Vec<LinkMemory>,
    others: Others,
}

type Others = BTreeMap<(u32, u32, Port), LinkMemory>;

impl LinkHistory {
    pub(super) fn new(network: Network, topology: Topology, wiring: &Wiring, counts: bool) -> Self {
        let constant = network.constant_delay().filter(|_| !counts);
        let links = if constant.is_some() { 0 } else { wiring.links(topology) };
        let side = if topology == Topology::Complete { wiring.n } else { 0 };
        let (certain, links) = (certain(&network), vec![LinkMemory::default(); links]);
        Self { constant, counts, network, certain, side, links, others: BTreeMap::new() }
    }

    pub(super) fn copy(&mut self, other: &Self) {
        let Self { constant, counts, network, certain, side, links, others } = self;
        (*constant, *counts, *certain, *side) = (other.constant, other.counts, other.certain, other.side);
        network.copy(&other.network);
        links.clone_from(&other.links);
        if !(others.is_empty() && other.others.is_empty()) {
            others.clone_from(&other.others);
        }
    }

    /// Whether each link treats new messages now exactly as it did in `earlier`. `ticks`: the current tick and the tick
    /// of `earlier`; `ends` returns the sender and the receiver of a link.
    pub(super) fn is_like(&self, earlier: &Self, ticks: (Ticks, Ticks), ends: impl Fn(u32) -> (u32, u32)) -> bool {
        let draws = |ends| self.network.draws_on(ends);
        let mut links = (0..).zip(self.links.iter().zip(&earlier.links));
        let mut others = self.others.iter();
        self.constant.is_some() && self.constant == earlier.constant
            || self.links.len() == earlier.links.len()
                && links.all(|(link, (own, then))| own.is_like(*then, ticks, || draws(ends(link))))
                && others.all(|(key, own)| {
                    let then = earlier.others.get(key).copied().unwrap_or_default();
                    own.is_like(then, ticks, || draws((key.0, key.1)))
                })
    }

    pub(super) fn bytes(&self) -> usize {
        let others = size_of::<((u32, u32, Port), LinkMemory)>() + OF_A_MAP;
        size_of::<LinkMemory>() * self.links.len() + others * self.others.len()
    }

    /// Changes the network to `to`. `held`: the messages that later ones on the same link must not overtake, each as
    /// (link, due tick). Returns whether this adds a restriction to any link.
    pub(super) fn change(&mut self, to: Network, topology: Topology, wiring: &Wiring, held: &[(u32, Ticks)]) -> bool {
        // On a FIFO link, a delayed message delays the messages sent after it.
        self.constant = to.constant_delay().filter(|_| held.is_empty() && !self.counts);
        self.certain = certain(&to);
        self.network = to;
        // Messages sent with a constant delay are due before any later message, so links need not remember them.
        if self.constant.is_none() && self.links.is_empty() {
            self.links = vec![LinkMemory::default(); wiring.links(topology)];
        }
        held.iter().fold(false, |delays, &(link, due)| self.hold(link, wiring.route(topology, link), due) || delays)
    }

    /// Makes later messages on a FIFO link arrive at `due` or later. Returns whether this is a new restriction.
    pub(super) fn hold(&mut self, link: u32, route: Route, due: Ticks) -> bool {
        self.of(link, route).1.hold(due)
    }

    #[inline]
    fn of(&mut self, link: u32, route: Route) -> (u64, &mut LinkMemory) {
        if Wiring::is_listed(link) {
            let memory = self.others.entry((route.from, route.to, route.out)).or_default();
            return (past_others(route.from, route.to, route.out.is_clockwise()), memory);
        }
        let place = if self.side == 0 { link } else { route.from * self.side + route.to };
        let memory = match self.links.get_mut(place as usize) {
            Some(memory) => memory,
            None => self.others.entry((route.from, route.to, route.out)).or_default(),
        };
        (u64::from(link), memory)
    }

    #[inline]
    pub(super) fn constant_due(&self, start: Ticks) -> Option<Ticks> {
        self.constant.map(|delay| start + delay)
    }

    /// The due tick of the next message, without a draw, if none can be lost or copied and all links are alike.
    #[inline(always)]
    pub(super) fn certain_due(
        &mut self,
        link: u32,
        route: Route,
        start: Ticks,
        chance: &mut dyn Choose,
    ) -> Option<Ticks> {
        let Self { certain, side, links, .. } = self;
        let traits = certain.as_ref().filter(|_| !Wiring::is_listed(link))?;
        let place = if *side == 0 { link } else { route.from * *side + route.to };
        let memory = links.get_mut(place as usize)?;
        let choice = Choice { purpose: Purpose::Delay, about: u64::from(link), number: memory.carried };
        memory.carried += 1;
        let extra = chance.pick(choice, traits.delays());
        Some(memory.due(start, extra, traits))
    }

    pub(super) fn passages(
        &mut self,
        (link, route): (u32, Route),
        number: Option<u32>,
        start: Ticks,
        mut pinning: Option<&mut Pinning>,
        chance: &mut dyn Choose,
    ) -> (Passage, Option<Passage>) {
        let (traits, duplicate) = (self.network.on(route.from, route.to), self.network.duplicate);
        let (about, memory) = self.of(link, route);
        let choice = |purpose| Choice { purpose, about, number: memory.carried };
        let [of_delay, of_loss, of_copy, of_copy_loss] =
            [Purpose::Delay, Purpose::Loss, Purpose::Duplicate, Purpose::CopyLoss].map(choice);
        let settled = pinning.as_mut().map_or((None, None), |pinning| (pinning.delay(of_delay), pinning.loss(of_loss)));
        let first = memory.passage((Purpose::Delay, Purpose::Loss), about, start, &traits, settled, chance);
        let settled = pinning.as_mut().and_then(|pinning| pinning.copy(of_copy));
        let delay = match settled {
            Some(Duplication::After(ticks)) => Some(ticks),
            Some(Duplication::Never) | None => None,
        };
        let is_doubled = match settled {
            Some(doubling) => doubling != Duplication::Never,
            None => chance.happens(of_copy, duplicate),
        };
        let copy = is_doubled.then(|| {
            let settled = (delay, pinning.as_mut().and_then(|pinning| pinning.loss(of_copy_loss)));
            memory.passage((Purpose::CopyDelay, Purpose::CopyLoss), about, start, &traits, settled, chance)
        });
        if let Some(pinning) = pinning {
            pinning.sets_out(about, memory.carried, number, start);
        }
        memory.carried += 1;
        (first, copy)
    }
}

fn certain(network: &Network) -> Option<LinkTraits> {
    (network.is_reliable() && network.each.is_empty()).then(|| network.usual())
}

#[cfg(test)]
mod tests;
