//! The failure detector `heartbeat`: signs of life of those who lead, and how long the others have heard none.
//!
//! It stands beside the protocol and sees of it nothing but the cells of `elected`. Who holds its own id sends a heartbeat every
//! `period` ticks, the first one a tick after it came to hold it, so that those who knew it sooner than itself do not wait in vain; who
//! leads from tick 0 on begins at tick `period`. Who holds another one listens for that one's heartbeats. On a complete
//! graph a heartbeat goes to everybody; on a ring it goes clockwise, is passed on by whoever is up, and is taken off the ring
//! where it set out. Who has heard none for its patience notices, once, that its leader is gone.
//!
//! Heartbeats run through the same network as messages (delay, loss, cuts, the process time; round a ring with `bounce = true`
//! past those that are down), each link carrying them in order if it is FIFO. But they neither hold up a message nor are held up
//! by one, so that a detector changes nothing in a run until somebody notices. They are never doubled. In a tick they come after
//! everything of the protocol.

use std::collections::BTreeMap;

use super::chance::{Choose, Purpose, Question};
use super::cuts::Cuts;
use super::network::Network;
use super::world::size::OF_A_MAP;
use crate::protocol::{Id, Ticks, Topology};

/// Numbers of heartbeats stand above this one and numbers of messages below it, so that a picture can tell all of them apart.
pub const FIRST_NUMBER: u32 = 1 << 31;
/// What was lost is kept for so many ticks, to be seen.
const LOST_IS_KEPT: Ticks = 2;

/// Whom a process holds as leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// Nobody, or it is down.
    Nobody,
    /// Itself: it sends heartbeats.
    Itself,
    /// The process at this position: it listens for its heartbeats.
    Other(u32),
}

/// What becomes of a heartbeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Arrives,
    /// The network loses it by chance when it is due.
    Doomed,
    /// It is the notice that the process at `from` is down.
    Notice,
}

/// A heartbeat on its way over one link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heartbeat {
    /// Tells it from all other heartbeats and messages of the run.
    pub number: u32,
    /// The position of the leader that it is a sign of.
    pub leader: u32,
    /// The sender's position; of a notice, that of the process that is down.
    pub from: u32,
    /// The receiver's position.
    pub to: u32,
    /// When it set out on this link.
    pub sent: Ticks,
    /// When it is due.
    pub due: Ticks,
    /// How many places round the ring it will have come from its leader.
    places: u32,
    fate: Fate,
}

impl Heartbeat {
    /// Whether it is the notice that a heartbeat found its receiver down.
    pub fn is_notice(&self) -> bool {
        self.fate == Fate::Notice
    }
}

/// The one alarm that a process may have set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alarm {
    /// The process's position.
    pub at: u32,
    /// The position of the leader that it listens for; its own if it is to send a heartbeat.
    pub leader: u32,
    /// When it was set.
    pub set: Ticks,
    /// When it goes off.
    pub due: Ticks,
    /// Tells alarms of one run apart.
    pub number: u64,
}

/// What heartbeats meet on their way.
#[derive(Clone, Copy)]
pub(super) struct Surroundings<'a> {
    pub(super) now: Ticks,
    pub(super) network: &'a Network,
    pub(super) cuts: &'a Cuts,
    pub(super) is_up: &'a dyn Fn(u32) -> bool,
}

/// All heartbeats of a run and those who listen for them.
#[derive(Clone, Debug)]
pub struct Heartbeats {
    n: u32,
    round_a_ring: bool,
    period: Ticks,
    patience: Ticks,
    /// The position of each id, by id.
    seats: Vec<(Id, u32)>,
    held: Vec<Held>,
    /// What each process waits for, by position: the place of its alarm among all.
    set: Vec<Option<(Ticks, u64)>>,
    alarms: BTreeMap<(Ticks, u64), Alarm>,
    numbered_alarms: u64,
    under_way: BTreeMap<Ticks, Vec<Heartbeat>>,
    /// What was lost lately, and when.
    lost: Vec<(Ticks, Heartbeat)>,
    /// How much each link has carried, and when the last of it is due.
    links: BTreeMap<(u32, u32), (u32, Ticks)>,
    sent: u64,
    notices: u32,
    /// Whether nobody can miss its leader any more, as far as chance does not lose heartbeats.
    pub(super) calm: bool,
}

impl Heartbeats {
    /// How much memory a clone takes, in bytes.
    pub(super) fn bytes(&self) -> usize {
        let under_way: usize = self.under_way.values().map(|due| OF_A_MAP + size_of::<Heartbeat>() * due.len()).sum();
        let listening = size_of::<Held>() + size_of::<Option<(Ticks, u64)>>() + size_of::<(Id, u32)>();
        listening * self.held.len() + (size_of::<((Ticks, u64), Alarm)>() + OF_A_MAP) * self.alarms.len() + under_way
    }

    pub(super) fn new(topology: Topology, ids: &[Id], network: &Network, period: Ticks) -> Self {
        let n = ids.len() as u32;
        let round_a_ring = topology != Topology::Complete;
        let way = if round_a_ring { Ticks::from(n) * (network.longest_delay + network.process_time) } else { network.patience() };
        let mut seats: Vec<(Id, u32)> = ids.iter().copied().zip(0..).collect();
        seats.sort_unstable();
        Self {
            n,
            round_a_ring,
            period: period.max(1),
            patience: period.max(1) + way,
            seats,
            held: vec![Held::Nobody; ids.len()],
            set: vec![None; ids.len()],
            alarms: BTreeMap::new(),
            numbered_alarms: 0,
            under_way: BTreeMap::new(),
            lost: Vec::new(),
            links: BTreeMap::new(),
            sent: 0,
            notices: 0,
            calm: true,
        }
    }

    /// Whom a process at a position holds that has this id in its cell of `elected`.
    pub(super) fn held(&self, at: u32, leader: Option<Id>) -> Held {
        let Some(leader) = leader else { return Held::Nobody };
        match self.seats.binary_search_by_key(&leader, |&(id, _)| id) {
            Ok(index) if self.seats[index].1 == at => Held::Itself,
            Ok(index) => Held::Other(self.seats[index].1),
            // An id that nobody has is nobody's sign of life either: there is nothing to listen for.
            Err(_) => Held::Nobody,
        }
    }

    /// A process holds this leader from now on, or still; what it does about it starts at `start`.
    pub(super) fn watch(&mut self, at: u32, held: Held, now: Ticks, start: Ticks) {
        if self.held[at as usize] == held {
            return;
        }
        self.held[at as usize] = held;
        match held {
            Held::Nobody => self.cancel(at),
            // Who leads at tick 0 has led before.
            Held::Itself if now == 0 => self.set(at, at, now, self.period),
            Held::Itself => self.set(at, at, now, start + 1),
            Held::Other(leader) => self.set(at, leader, now, start + self.patience),
        }
    }

    fn cancel(&mut self, at: u32) {
        if let Some(place) = self.set[at as usize].take() {
            self.alarms.remove(&place);
        }
    }

    fn set(&mut self, at: u32, leader: u32, now: Ticks, due: Ticks) {
        self.cancel(at);
        let number = self.numbered_alarms;
        self.numbered_alarms += 1;
        self.alarms.insert((due, number), Alarm { at, leader, set: now, due, number });
        self.set[at as usize] = Some((due, number));
    }

    /// The next tick at which a heartbeat is due, or an alarm.
    pub(super) fn next_due(&self) -> Option<Ticks> {
        let alarm = self.alarms.keys().next().map(|&(due, _)| due);
        let heartbeat = self.under_way.keys().next().copied();
        alarm.into_iter().chain(heartbeat).min()
    }

    /// Those under way, in the order of their due ticks and then of sending.
    pub fn under_way(&self) -> impl Iterator<Item = &Heartbeat> {
        self.under_way.values().flatten()
    }

    /// Those lost at the latest ticks, and when.
    pub fn lost(&self) -> &[(Ticks, Heartbeat)] {
        &self.lost
    }

    /// The alarms that are set, in the order in which they go off.
    pub fn alarms(&self) -> impl Iterator<Item = &Alarm> {
        self.alarms.values()
    }

    /// How many have been sent, every hop counted.
    pub const fn sent(&self) -> u64 {
        self.sent
    }

    /// Everything of this tick: heartbeats arrive, then alarms go off. Gives those who notice, each with its leader that is gone.
    pub(super) fn pass<C: Choose>(&mut self, around: Surroundings<'_>, chance: &mut C) -> Vec<(u32, u32)> {
        self.lost.retain(|&(tick, _)| tick + LOST_IS_KEPT >= around.now);
        while let Some(entry) = self.under_way.first_entry().filter(|entry| *entry.key() <= around.now) {
            for heartbeat in entry.remove() {
                self.arrive(heartbeat, around, chance);
            }
        }
        let mut noticing = Vec::new();
        while let Some(entry) = self.alarms.first_entry().filter(|entry| entry.key().0 <= around.now) {
            let Alarm { at, leader, .. } = entry.remove();
            self.set[at as usize] = None;
            if at == leader {
                self.beat(at, around, chance);
                self.set(at, at, around.now, around.now + self.period);
            } else {
                noticing.push((at, leader));
            }
        }
        noticing
    }

    /// A leader sends its heartbeat.
    fn beat<C: Choose>(&mut self, at: u32, around: Surroundings<'_>, chance: &mut C) {
        if self.round_a_ring {
            self.send((at, at, 0, 1), around.now, around, chance);
        } else {
            for to in (0..self.n).filter(|&to| to != at) {
                self.send((at, at, to, 0), around.now, around, chance);
            }
        }
    }

    /// Sends a heartbeat of a leader from a process: to another one, or so many places round the ring from the leader.
    fn send<C: Choose>(
        &mut self,
        (leader, from, to, places): (u32, u32, u32, u32),
        start: Ticks,
        around: Surroundings<'_>,
        chance: &mut C,
    ) {
        let to = if self.round_a_ring { (leader + places) % self.n } else { to };
        // Once round is enough, and nobody sends to itself.
        if places > self.n || to == from {
            return;
        }
        let (carried, last_due) = self.links.entry((from, to)).or_default();
        let about = u64::from(from) << 32 | u64::from(to);
        let question = |purpose| Question { purpose, about, number: *carried };
        let extra = chance.pick(question(Purpose::Heartbeat), around.network.delays());
        let lost = chance.happens(question(Purpose::HeartbeatLoss), around.network.loss);
        *carried += 1;
        let own = start + around.network.shortest_delay + Ticks::from(extra);
        let latest = own.max(*last_due);
        *last_due = latest;
        let due = if around.network.fifo { latest } else { own };
        let number = FIRST_NUMBER | (self.sent as u32 & (FIRST_NUMBER - 1));
        self.sent += 1;
        let fate = if lost { Fate::Doomed } else { Fate::Arrives };
        let heartbeat = Heartbeat { number, leader, from, to, sent: start, due, places, fate };
        self.under_way.entry(due).or_default().push(heartbeat);
    }

    fn arrive<C: Choose>(&mut self, heartbeat: Heartbeat, around: Surroundings<'_>, chance: &mut C) {
        let Heartbeat { leader, from, to, places, fate, .. } = heartbeat;
        let is_up = (around.is_up)(to);
        let cut = around.cuts.separate(from, to);
        let start = around.now + around.network.process_time;
        if fate == Fate::Notice {
            if is_up && !cut {
                self.send((leader, to, 0, places + 1), start, around, chance);
            }
            return;
        }
        if fate == Fate::Doomed || cut || !is_up {
            self.lost.push((around.now, heartbeat));
            if fate == Fate::Arrives && !cut && self.round_a_ring && around.network.bounce {
                self.come_back(heartbeat, around, chance);
            }
            return;
        }
        if self.held[to as usize] == Held::Other(leader) {
            self.set(to, leader, around.now, start + self.patience);
        }
        if self.round_a_ring && to != leader {
            self.send((leader, to, 0, places + 1), start, around, chance);
        }
    }

    /// The sender will learn that its heartbeat found nobody up.
    fn come_back<C: Choose>(&mut self, heartbeat: Heartbeat, around: Surroundings<'_>, chance: &mut C) {
        let Heartbeat { from, to, .. } = heartbeat;
        let question = Question { purpose: Purpose::HeartbeatNotice, about: u64::from(from), number: self.notices };
        self.notices += 1;
        let due = around.now + around.network.shortest_delay + Ticks::from(chance.pick(question, around.network.delays()));
        let notice = Heartbeat { from: to, to: from, sent: around.now, due, fate: Fate::Notice, ..heartbeat };
        self.under_way.entry(due).or_default().push(notice);
    }

    /// Works out whether anybody may still miss its leader: whoever listens for one that is down or does not hold itself as
    /// leader, that is behind a cut, or whose next heartbeat may come too late. What chance may lose is not counted on.
    pub(super) fn look_ahead(&mut self, around: Surroundings<'_>) {
        let mut coming: BTreeMap<(u32, u32), Ticks> = BTreeMap::new();
        for heartbeat in self.under_way().filter(|heartbeat| heartbeat.fate == Fate::Arrives) {
            if !around.cuts.separate(heartbeat.from, heartbeat.to) {
                coming.entry((heartbeat.leader, heartbeat.to)).or_insert(heartbeat.due);
            }
        }
        // Those who listen for the same leader are looked at together: round a ring the way to the farthest one passes by the others.
        let mut listeners: BTreeMap<u32, Vec<(u32, Ticks)>> = BTreeMap::new();
        for alarm in self.alarms.values().filter(|alarm| alarm.at != alarm.leader) {
            listeners.entry(alarm.leader).or_default().push((alarm.at, alarm.due));
        }
        self.calm = listeners.into_iter().all(|(leader, listeners)| {
            let sends = self.sends_next(leader, around);
            let coming = |to| coming.get(&(leader, to)).copied();
            let earliest: Box<dyn Fn(u32) -> Option<Ticks>> = if self.round_a_ring {
                let round = self.round(leader, sends, coming, around);
                Box::new(move |at| round[at as usize])
            } else {
                Box::new(move |at| {
                    let arrives = sends.filter(|_| !around.cuts.separate(leader, at))? + around.network.longest_delay;
                    Some(coming(at).map_or(arrives, |due| due.min(arrives)))
                })
            };
            listeners.into_iter().all(|(at, due)| earliest(at).is_some_and(|arrives| arrives <= due))
        });
    }

    /// When a leader sends its next heartbeat, if it will.
    fn sends_next(&self, leader: u32, around: Surroundings<'_>) -> Option<Ticks> {
        let beats = self.held[leader as usize] == Held::Itself && around.network.loss < 1.0;
        self.set[leader as usize].filter(|_| beats).map(|(due, _)| due)
    }

    /// When, at the latest, a heartbeat of a leader reaches each process round the ring; nothing for those that none will reach.
    fn round(
        &self,
        leader: u32,
        sends: Option<Ticks>,
        coming: impl Fn(u32) -> Option<Ticks>,
        around: Surroundings<'_>,
    ) -> Vec<Option<Ticks>> {
        let Surroundings { network, cuts, is_up, .. } = around;
        let mut arrivals = vec![None; self.n as usize];
        let (mut from, mut leaves) = (leader, sends);
        for place in 1..self.n {
            let to = (leader + place) % self.n;
            let open = !cuts.separate(from, to);
            if is_up(to) {
                let arrives = leaves.filter(|_| open).map(|leaves| leaves + network.longest_delay);
                let earliest = arrives.map(|arrives| coming(to).map_or(arrives, |due| due.min(arrives)));
                arrivals[to as usize] = earliest;
                (from, leaves) = (to, earliest.map(|arrives| arrives + network.process_time));
            } else {
                let comes_back = open && network.bounce && !cuts.separate(to, from);
                leaves = leaves.filter(|_| comes_back).map(|leaves| leaves + 2 * network.longest_delay + network.process_time);
            }
        }
        arrivals
    }
}
