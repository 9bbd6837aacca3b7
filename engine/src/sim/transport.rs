//! Sends messages from processes into the queue, with all effects of the network.

use super::{Plan, network::LinkHistory, network::Wiring, queue::Queue};
use crate::sim::prelude::*;

const MOST_KINDS: usize = 12;

/// The message counters of a run. `sent + duplicated = delivered + lost + in_flight`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Messages delivered to live processes.
    pub delivered: u64,
    /// Messages lost in transit or at a process that is down.
    pub lost: u64,
    /// Copies of messages, made by the network or by an act.
    pub duplicated: u64,
    /// Messages sent, by kind index. Every hop counts, also a hop to a process that is down.
    pub by_kind: [u64; MOST_KINDS],
}

impl Counters {
    pub fn sent(&self) -> u64 {
        self.by_kind.iter().sum()
    }

    pub fn in_flight(&self) -> u64 {
        self.sent() + self.duplicated - self.delivered - self.lost
    }
}

#[derive(Clone, Debug)]
pub(super) struct Transport {
    pub(super) topology: Topology,
    kinds: usize,
    pub(super) network: Network,
    pub(super) queue: Queue<Message>,
    pub(super) wiring: Wiring,
    pub(super) counters: Counters,
    links: LinkHistory,
    pub(super) notices: u32,
    pub(super) notices_under_way: u64,
    /// How many draws with at least two possible results the run has made, without those of the network.
    pub(super) draws: u64,
    /// The total number of ids that the messages in transit carry in lists.
    pub(super) carried: u64,
    /// The pinned choices; `None` if no choice is pinned and none can be pinned later.
    pub(super) pinning: Option<Box<Pinning>>,
}

/// The tick of a handler call, and the tick at which its messages leave and its timers start.
#[derive(Clone, Copy, Debug)]
pub(super) struct HandlingTime {
    pub(super) now: Ticks,
    pub(super) start: Ticks,
}

impl Transport {
    pub(super) fn new(plan: &Plan) -> Self {
        let pinning = plan.pins.clone().map(|pins| Box::new(Pinning::new(pins)));
        let (wiring, topology) = (Wiring::new(plan.ids.len() as u32), plan.nature.topology);
        Self {
            topology,
            kinds: plan.nature.kinds.len(),
            network: plan.network.clone(),
            queue: Queue::new(plan.numbered),
            links: LinkHistory::new(plan.network.clone(), topology, &wiring, pinning.is_some()),
            wiring,
            counters: Counters::default(),
            notices: 0,
            notices_under_way: 0,
            draws: 0,
            carried: 0,
            pinning,
        }
    }

    #[inline(always)]
    pub(super) fn send(
        &mut self,
        from: u32,
        out: Port,
        message: Message,
        moment: HandlingTime,
        chance: &mut dyn Choose,
        observer: &mut dyn Observer,
    ) {
        let link = self.wiring.link(self.topology, from, out);
        self.counters.by_kind[message.kind()] += 1;
        self.carried += Algorithm::carried(&message);
        let to = self.wiring.receiver(self.topology, from, out);
        let route = Route { from, to, out, fate: Fate::Arrives };
        if let Some(due) = self.links.constant_due(moment.start) {
            let (number, clockwise, copy) = (self.queue.next_number, is_clockwise(self.topology, out), false);
            observer.see(moment.now, SimEvent::Sent { number, from, to, clockwise, message: &message, due, copy });
            self.queue.push_ready(due, Packet { link, message });
        } else if self.pinning.is_none()
            && let Some(due) = self.links.certain_due(link, route, moment.start, chance)
        {
            self.put((link, route), message, due, false, moment, observer);
        } else {
            self.send_by_chance((link, route), message, moment, chance, observer);
        }
    }

    /// Replaces the network. Call this only while nothing is in transit.
    pub(super) fn become_network(&mut self, network: Network) {
        if network != self.network {
            self.network.clone_from(&network);
            self.links.change(network, self.topology, &self.wiring, &[]);
        }
    }

    pub(super) fn copy(&mut self, other: &Self) {
        let Self {
            network, queue, wiring, counters, links, notices, notices_under_way, draws, carried, pinning, ..
        } = self;
        queue.copy(&other.queue);
        wiring.copy(&other.wiring);
        links.copy(&other.links);
        network.copy(&other.network);
        (*counters, *notices) = (other.counters, other.notices);
        (*notices_under_way, *draws, *carried) = (other.notices_under_way, other.draws, other.carried);
        pinning.clone_from(&other.pinning);
    }

    /// Whether the same links carry messages with the same remaining ticks as in `earlier`, and no process has drawn
    /// since then. `ticks`: the current tick and the tick of `earlier`. The contents of messages are not compared.
    pub(super) fn is_like(&self, earlier: &Self, ticks: (Ticks, Ticks)) -> bool {
        let place = |(left, route, _): (Ticks, Route, &Message)| (left, route);
        let count = |of: &Self| (of.counters.in_flight(), of.notices_under_way, of.draws);
        count(self) == count(earlier)
            && self.network == earlier.network
            && (!self.network.draws_delays() || self.notices == earlier.notices)
            && self.in_order(ticks.0).map(place).eq(earlier.in_order(ticks.1).map(place))
    }

    /// Whether each link treats new messages as it did in `earlier`. `ticks`: the current one and that of `earlier`.
    pub(super) fn has_links_like(&self, earlier: &Self, ticks: (Ticks, Ticks)) -> bool {
        self.links.is_like(&earlier.links, ticks, |link| {
            let route = self.wiring.route(self.topology, link);
            (route.from, route.to)
        })
    }

    /// Everything in transit as (remaining ticks, route, message), by due tick, then in the order of sending.
    pub(super) fn in_order(&self, now: Ticks) -> impl Iterator<Item = (Ticks, Route, &Message)> {
        let route = |link| self.wiring.route(self.topology, link);
        self.queue.in_order().map(move |(due, packet)| (due - now, route(packet.link), &packet.message))
    }

    pub(super) fn bytes(&self) -> usize {
        let pinning = self.pinning.as_ref().map_or(0, |pinning| pinning.bytes());
        self.queue.bytes() + self.wiring.bytes() + self.links.bytes() + pinning
    }

    #[inline(always)]
    pub(super) fn is_within(&self, limits: &Limits) -> bool {
        let Counters { delivered, lost, duplicated, by_kind } = &self.counters;
        let sent: u64 = by_kind.iter().take(self.kinds).sum();
        sent + duplicated - delivered - lost + self.notices_under_way <= limits.under_way
            && self.carried <= limits.carried
            && self.queue.next_number <= limits.numbered
    }

    pub(super) fn excess(&self, limits: &Limits) -> Option<Excess> {
        let Counters { duplicated, .. } = self.counters;
        let under_way = self.counters.in_flight() + self.notices_under_way;
        if under_way > limits.under_way {
            Some(if 8 * duplicated > self.counters.sent() { Excess::Copies } else { Excess::Messages })
        } else if self.carried > limits.carried {
            Some(Excess::Carried)
        } else if self.queue.next_number > limits.numbered {
            Some(Excess::Numbers)
        } else {
            None
        }
    }

    pub(super) fn is_plain(&self) -> bool {
        self.links.constant_due(0).is_some()
    }

    /// Sends a message with the constant delay of the network. Call this only if [`Transport::is_plain`] is true.
    #[inline(always)]
    pub(super) fn send_plain<O: Observer + ?Sized>(
        &mut self,
        from: u32,
        out: Port,
        message: Message,
        moment: HandlingTime,
        observer: &mut O,
    ) {
        let link = self.wiring.link(self.topology, from, out);
        self.counters.by_kind[message.kind()] += 1;
        self.carried += Algorithm::carried(&message);
        let due = moment.start + self.network.usual().least();
        let to = self.wiring.receiver(self.topology, from, out);
        let (number, clockwise, copy) = (self.queue.next_number, is_clockwise(self.topology, out), false);
        observer.see(moment.now, SimEvent::Sent { number, from, to, clockwise, message: &message, due, copy });
        self.queue.push_ready(due, Packet { link, message });
    }

    #[inline(always)]
    fn put(
        &mut self,
        (link, route): (u32, Route),
        message: Message,
        due: Ticks,
        copy: bool,
        moment: HandlingTime,
        observer: &mut dyn Observer,
    ) {
        let (number, clockwise) = (self.queue.next_number, is_clockwise(self.topology, route.out));
        let (from, to) = (route.from, route.to);
        observer.see(moment.now, SimEvent::Sent { number, from, to, clockwise, message: &message, due, copy });
        self.queue.push(due, Packet { link, message });
    }

    #[cold]
    #[inline(never)]
    fn send_by_chance(
        &mut self,
        (link, route): (u32, Route),
        message: Message,
        moment: HandlingTime,
        chance: &mut dyn Choose,
        observer: &mut dyn Observer,
    ) {
        let number = self.queue.numbered.then_some(self.queue.next_number);
        let pinning = self.pinning.as_deref_mut();
        let (first, copy) = self.links.passages((link, route), number, moment.start, pinning, chance);
        let copied = copy.map(|copy| (copy, message.clone()));
        let lost = Route { fate: Fate::Doomed, ..route };
        let link = if first.lost {
            self.wiring.release(link);
            self.wiring.list(lost)
        } else {
            link
        };
        self.put((link, route), message, first.due, false, moment, observer);
        if let Some((copy, message)) = copied {
            self.counters.duplicated += 1;
            self.carried += Algorithm::carried(&message);
            let link =
                if copy.lost { self.wiring.list(lost) } else { self.wiring.link(self.topology, route.from, route.out) };
            self.put((link, route), message, copy.due, true, moment, observer);
        }
    }

    /// Sends a notice that a message is undeliverable, with a random delay of its own and without FIFO order.
    pub(super) fn bounce(
        &mut self,
        route: Route,
        of: u32,
        message: Message,
        now: Ticks,
        chance: &mut dyn Choose,
        observer: &mut dyn Observer,
    ) {
        let choice = Choice { purpose: Purpose::Notice, about: u64::from(route.from), number: self.notices };
        self.notices += 1;
        self.notices_under_way += 1;
        self.carried += Algorithm::carried(&message);
        let settled = self.pinning.as_mut().and_then(|pinning| pinning.notice(choice.number));
        let link = self.network.on(route.to, route.from);
        let delay = settled.unwrap_or_else(|| link.least() + u64::from(chance.pick(choice, link.delays())));
        let due = now.saturating_add(delay);
        let number = self.queue.next_number;
        let (from, to) = (route.to, route.from);
        observer.see(now, SimEvent::Bounced { number, of, from, to, message: &message, due });
        let link = self.wiring.list(Route { from, to, out: route.out, fate: Fate::Notice });
        // If other packets of this tick are in `ready`, the notice must join them, to keep the order of sending.
        let packet = Packet { link, message };
        if self.links.constant_due(now).is_some() {
            self.queue.push_ready(due, packet);
        } else {
            self.queue.push(due, packet);
        }
    }

    /// Changes the network. Returns whether anything changed. After a switch to FIFO, new messages do not overtake
    /// messages in transit.
    pub(super) fn change_network(&mut self, change: NetworkChange, now: Ticks) -> bool {
        let network = self.network.changed(change);
        // The packets sent so far in this tick must come before the later ones.
        self.queue.settle();
        let changes = network != self.network;
        self.network.clone_from(&network);
        let is_held = |&(link, due): &(u32, Ticks)| {
            let Route { from, to, fate, .. } = self.wiring.route(self.topology, link);
            fate == Fate::Arrives && due > now + network.on(from, to).shortest_delay
        };
        let under_way = self.queue.iter().filter(|_| change.fifo == Some(true));
        let held: Vec<_> = under_way.map(|(due, _, packet)| (packet.link, due)).filter(is_held).collect();
        let delays = self.links.change(network, self.topology, &self.wiring, &held);
        changes || delays
    }

    /// The due tick and the number of the message in transit that a command selects; `None`: no message matches.
    pub(super) fn find(&self, from: u32, to: u32, kind: Option<usize>, nth: u32) -> Option<(Ticks, u32)> {
        let mut fitting: Vec<(u32, Ticks)> = self
            .queue
            .iter()
            .filter(|(_, _, packet)| {
                let route = self.wiring.route(self.topology, packet.link);
                (route.from, route.to) == (from, to)
                    && route.fate != Fate::Notice
                    && kind.is_none_or(|kind| packet.message.kind() == kind)
            })
            .map(|(due, number, _)| (number, due))
            .collect();
        fitting.sort_unstable();
        let &(number, due) = fitting.get((nth as usize).checked_sub(1)?)?;
        Some((due, number))
    }

    pub(super) fn message(&self, due: Ticks, number: u32) -> Option<&Message> {
        self.queue.look_up(due, number).map(|packet| &packet.message)
    }

    pub(super) fn alter_message(
        &mut self,
        (due, number): (Ticks, u32),
        (message, says): (Message, Datum),
        now: Ticks,
        observer: &mut dyn Observer,
    ) {
        if let Some(packet) = self.queue.remove(due, number) {
            let Route { from, to, .. } = self.wiring.route(self.topology, packet.link);
            self.carried = self.carried - Algorithm::carried(&packet.message) + Algorithm::carried(&message);
            observer.see(now, SimEvent::Altered { number, from, to, message: &message, says });
            self.queue.put_back(due, number, Packet { message, ..packet });
        }
    }

    pub(super) fn drop_message(&mut self, due: Ticks, number: u32, now: Ticks, observer: &mut dyn Observer) {
        if let Some(packet) = self.queue.remove(due, number) {
            let Route { from, to, out, .. } = self.wiring.route(self.topology, packet.link);
            self.counters.lost += 1;
            self.carried -= Algorithm::carried(&packet.message);
            self.wiring.release(packet.link);
            self.forget(number);
            let reason = LossReason::Dropped;
            let clockwise = is_clockwise(self.topology, out);
            observer.see(now, SimEvent::Lost { number, from, to, clockwise, message: &packet.message, due, reason });
        }
    }

    /// Duplicates a message in transit. The copy is due at the same tick, after all messages for it so far.
    pub(super) fn duplicate_message(&mut self, due: Ticks, of: u32, now: Ticks, observer: &mut dyn Observer) {
        let Some(Packet { link, message }) = self.queue.look_up(due, of).cloned() else { return };
        let Route { from, to, out, .. } = self.wiring.route(self.topology, link);
        // The copy needs its own link: it may arrive even if chance has decided that the message is lost.
        let link = self.wiring.link(self.topology, from, out);
        let number = self.queue.next_number;
        self.counters.duplicated += 1;
        self.carried += Algorithm::carried(&message);
        observer.see(now, SimEvent::Duplicated { number, of, from, to, message: &message, due });
        self.queue.put_new(due, Packet { link, message });
    }

    /// Changes a message's due tick. On a FIFO link, messages may then arrive out of order.
    pub(super) fn redate(&mut self, number: u32, before: Ticks, due: Ticks, now: Ticks, observer: &mut dyn Observer) {
        if let Some(packet) = self.queue.remove(before, number) {
            let Route { from, to, .. } = self.wiring.route(self.topology, packet.link);
            let hastened = SimEvent::Hastened { number, from, to };
            observer.see(now, if due == now { hastened } else { SimEvent::Delayed { number, from, to, due } });
            self.queue.put_back(due, number, packet);
        }
    }

    /// Changes a message's due tick. On a FIFO link, messages sent after this call do not overtake the message.
    pub(super) fn move_message(&mut self, number: u32, due: Ticks, now: Ticks, observer: &mut dyn Observer) {
        let found = self.queue.iter().find(|(_, found, _)| *found == number).map(|(due, ..)| due);
        let Some(packet) = found.and_then(|before| self.queue.remove(before, number)) else { return };
        let Route { from, to, out, .. } = self.wiring.route(self.topology, packet.link);
        // The link of a message that will be lost stores no due tick, so the usual link is looked up.
        let link = self.wiring.link(self.topology, from, out);
        self.links.hold(link, Route { from, to, out, fate: Fate::Arrives }, due);
        self.wiring.release(link);
        observer.see(now, SimEvent::MessageMoved { number, from, to, due });
        self.queue.put_back(due, number, packet);
    }

    #[inline]
    pub(super) fn forget(&mut self, number: u32) {
        if let Some(pinning) = &mut self.pinning {
            pinning.ends(number);
        }
    }
}

/// Whether a message through this port goes clockwise on a ring. Always false on a complete graph.
pub(super) const fn is_clockwise(topology: Topology, out: Port) -> bool {
    !matches!(topology, Topology::Complete) && out.is_clockwise()
}

/// The limits of a run: on messages in transit, on remembered terms and on message numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The maximum number of messages, copies and notices in transit. The same limit holds separately for heartbeats.
    pub under_way: u64,
    /// The maximum total number of ids that the messages in transit carry in lists.
    pub carried: u64,
    /// The maximum number of terms in which a process became leader.
    pub terms: u64,
    /// The maximum number of messages and notices in a run that numbers messages.
    pub numbered: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { under_way: 10_000_000, carried: 40_000_000, terms: 4_000_000, numbered: 0xF000_0000 }
    }
}

/// The limit that a run exceeded. The run stopped there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excess {
    Messages,
    /// More messages are in transit than [`Limits::under_way`] allows. Copies are a cause: the run made more than one
    /// copy for every 8 messages sent.
    Copies,
    Heartbeats,
    Carried,
    Terms,
    Numbers,
}

impl Excess {
    /// The name of the limit in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Messages => "messages",
            Self::Copies => "copies",
            Self::Heartbeats => "heartbeats",
            Self::Carried => "ids",
            Self::Terms => "terms",
            Self::Numbers => "numbers",
        }
    }
}
