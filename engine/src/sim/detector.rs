//! The failure detectors. With `heartbeat`, leaders send heartbeats and their followers listen.
//!
//! A detector sees only the processes' `elected` cells. A process whose cell contains its own id sends a heartbeat
//! every `period` ticks. It sends the first heartbeat one tick after its cell got this id. A process that leads at
//! tick 0 sends its first heartbeat at tick `period`. A process whose cell contains another id listens for the
//! heartbeats of that process. On a complete graph, a heartbeat goes to all processes. On a ring, a heartbeat goes
//! clockwise: every process that is up forwards it, and the leader that sent it removes it. If a listener receives no
//! heartbeat within the timeout, it notices, once, that its leader is gone.
//!
//! Heartbeats use the same network as messages: delay, loss, cuts, processing time. With `bounce = true`, heartbeats
//! pass crashed processes of a ring. A FIFO link delivers heartbeats in the order of sending. But messages and
//! heartbeats never delay each other. So a detector changes nothing in a run until a process notices that its leader
//! is gone. Heartbeats are never duplicated. Within a tick, heartbeats come after all events of the protocol.

use crate::sim::prelude::*;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Detector {
    /// No detector: only acts of the scenario or of the user start elections.
    #[default]
    Manual,
    /// When a leader is gone, its followers notice after `delay` ticks (default T). `by`: which followers notice.
    Oracle { delay: Ticks, by: Noticers },
    /// Leaders send heartbeats every `period` ticks (default 2T). A follower that receives no heartbeat in time
    /// notices that its leader is gone.
    Heartbeat { period: Ticks },
}

impl Detector {
    /// Which processes notice when a leader is gone.
    pub const fn noticers(self) -> Noticers {
        match self {
            Self::Oracle { by, .. } => by,
            Self::Manual | Self::Heartbeat { .. } => Noticers::All,
        }
    }
}

/// Selects which followers of a gone leader (its id is in their `elected` cells) notice its absence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noticers {
    /// All followers, in the order of their positions.
    All,
    /// The follower with the lowest id.
    Lowest,
    /// One follower, selected at random.
    Random,
}

/// The lowest number of a heartbeat. All messages of the protocol have lower numbers, so that they differ.
pub const FIRST_NUMBER: u32 = 1 << 31;
const LOST_RETENTION_TICKS: Ticks = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    Nobody,
    Itself,
    /// The position of the leader whose heartbeats the process expects.
    Other(u32),
}

/// A heartbeat on one link, or a notice that tells the sender of a heartbeat that the receiver is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heartbeat {
    /// The number, unique among heartbeats and messages of the run.
    pub number: u32,
    /// The position of the leader whose heartbeat this is.
    pub leader: u32,
    /// The position of the sender; for a notice, the position of the process that is down.
    pub from: u32,
    pub to: u32,
    pub sent: Ticks,
    pub due: Ticks,
    /// On a ring: how many clockwise steps the receiver is away from the leader.
    places: u32,
    fate: Fate,
}

impl Heartbeat {
    pub fn is_notice(&self) -> bool {
        self.fate == Fate::Notice
    }
}

/// A leader's timer for its next heartbeat, or a follower's timeout. Each process has at most one alarm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alarm {
    pub at: u32,
    /// The position of the leader whose heartbeats the process expects; if the process leads, its own position.
    pub leader: u32,
    pub set: Ticks,
    pub due: Ticks,
    pub number: u64,
}

#[derive(Clone, Copy)]
pub(super) struct Surroundings<'a> {
    pub(super) now: Ticks,
    pub(super) network: &'a Network,
    pub(super) cuts: &'a Cuts,
    pub(super) is_up: &'a dyn Fn(u32) -> bool,
}

impl Surroundings<'_> {
    /// Whether a heartbeat on the link may arrive.
    fn carries(&self, from: u32, to: u32) -> bool {
        !self.cuts.separate(from, to) && self.network.on(from, to).loss < 1.0
    }

    fn longest_delay(&self, from: u32, to: u32) -> Ticks {
        self.network.on(from, to).longest_delay
    }
}

/// All heartbeats of a run, and the alarms for sending and for listening.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heartbeats {
    n: u32,
    round_a_ring: bool,
    period: Ticks,
    timeout: Ticks,
    /// The id and the position of each process, sorted by id.
    seats: Vec<(Id, u32)>,
    held: Vec<Held>,
    set: Vec<Option<(Ticks, u64)>>,
    alarms: BTreeMap<(Ticks, u64), Alarm>,
    numbered_alarms: u64,
    under_way: BTreeMap<Ticks, Vec<Heartbeat>>,
    pub(super) count_under_way: u64,
    lost: Vec<(Ticks, Heartbeat)>,
    /// By link: how many heartbeats were sent on it, and the latest due tick among them.
    links: BTreeMap<(u32, u32), (u32, Ticks)>,
    pub(super) sent: u64,
    notices: u32,
}

impl Heartbeats {
    pub(super) fn bytes(&self) -> usize {
        let under_way: usize = self.under_way.values().map(|due| OF_A_MAP + size_of::<Heartbeat>() * due.len()).sum();
        let listening = size_of::<Held>() + size_of::<Option<(Ticks, u64)>>() + size_of::<(Id, u32)>();
        listening * self.held.len() + (size_of::<((Ticks, u64), Alarm)>() + OF_A_MAP) * self.alarms.len() + under_way
    }

    pub(super) fn new(topology: Topology, ids: &[Id], network: &Network, period: Ticks) -> Self {
        let n = ids.len() as u32;
        let round_a_ring = topology != Topology::Complete;
        let way =
            if round_a_ring { Ticks::from(n) * (network.slowest() + network.process_time) } else { network.patience() };
        let mut seats: Vec<(Id, u32)> = ids.iter().copied().zip(0..).collect();
        seats.sort_unstable();
        Self {
            n,
            round_a_ring,
            period: period.max(1),
            timeout: period.max(1) + way,
            seats,
            held: vec![Held::Nobody; ids.len()],
            set: vec![None; ids.len()],
            ..Self::default()
        }
    }

    pub(super) fn held(&self, at: u32, leader: Option<Id>) -> Held {
        let Some(leader) = leader else { return Held::Nobody };
        match self.seats.binary_search_by_key(&leader, |&(id, _)| id) {
            Ok(index) if self.seats[index].1 == at => Held::Itself,
            Ok(index) => Held::Other(self.seats[index].1),
            // No process has this id, so there is nothing to listen for.
            Err(_) => Held::Nobody,
        }
    }

    pub(super) fn watch(&mut self, at: u32, held: Held, now: Ticks, start: Ticks) {
        if self.held[at as usize] == held {
            return;
        }
        self.held[at as usize] = held;
        match held {
            Held::Nobody => self.cancel(at),
            // A process that leads at tick 0 led before the run, so its first heartbeat is due after a full period.
            Held::Itself if now == 0 => self.set(at, at, now, self.period),
            Held::Itself => self.set(at, at, now, start + 1),
            Held::Other(leader) => self.set(at, leader, now, start + self.timeout),
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

    pub(super) fn next_due(&self) -> Option<Ticks> {
        let alarm = self.alarms.keys().next().map(|&(due, _)| due);
        let heartbeat = self.under_way.keys().next().copied();
        alarm.into_iter().chain(heartbeat).min()
    }

    /// The heartbeats and notices in transit, by due tick, then in order of sending.
    pub fn under_way(&self) -> impl Iterator<Item = &Heartbeat> {
        self.under_way.values().flatten()
    }

    pub fn lost(&self) -> &[(Ticks, Heartbeat)] {
        &self.lost
    }

    /// Whether all heartbeats and alarms are the same as `earlier`, relative to the ticks `now` and `then`.
    pub(super) fn is_like(&self, earlier: &Self, (now, then): (Ticks, Ticks), network: &Network) -> bool {
        let coming = |of: &Self, now| {
            let left = |beat: &Heartbeat| Heartbeat { number: 0, sent: 0, due: beat.due - now, ..*beat };
            of.under_way().map(left).collect::<Vec<_>>()
        };
        let alarms = |of: &Self, now| {
            let left = |alarm: &Alarm| (alarm.at, alarm.leader, alarm.due - now);
            of.alarms().map(left).collect::<Vec<_>>()
        };
        let link = |of: &Self, key: &(u32, u32), now| {
            let (sent, last_due): (u32, Ticks) = of.links.get(key).copied().unwrap_or_default();
            (if network.draws_on(*key) { sent } else { 0 }, last_due.saturating_sub(now))
        };
        self.held == earlier.held
            && alarms(self, now) == alarms(earlier, then)
            && coming(self, now) == coming(earlier, then)
            && (!network.draws_delays() || self.notices == earlier.notices)
            && self.links.keys().all(|key| link(self, key, now) == link(earlier, key, then))
    }

    /// The alarms, in the order of their due ticks.
    pub fn alarms(&self) -> impl Iterator<Item = &Alarm> {
        self.alarms.values()
    }

    /// Handles the heartbeats and alarms that are due. Returns pairs (process that notices an absence, absent leader).
    pub(super) fn pass(&mut self, around: Surroundings<'_>, chance: &mut dyn Choose) -> Vec<(u32, u32)> {
        self.lost.retain(|&(tick, _)| tick + LOST_RETENTION_TICKS >= around.now);
        while let Some(entry) = self.under_way.first_entry().filter(|entry| *entry.key() <= around.now) {
            let due = entry.remove();
            self.count_under_way -= due.len() as u64;
            for heartbeat in due {
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

    fn beat(&mut self, at: u32, around: Surroundings<'_>, chance: &mut dyn Choose) {
        if self.round_a_ring {
            self.send((at, at, 0, 1), around.now, around, chance);
        } else {
            (0..self.n).filter(|&to| to != at).for_each(|to| self.send((at, at, to, 0), around.now, around, chance));
        }
    }

    /// Sends a heartbeat on one link. On a ring, not to `to`, but `places` clockwise steps from the leader.
    fn send(
        &mut self,
        (leader, from, to, places): (u32, u32, u32, u32),
        start: Ticks,
        around: Surroundings<'_>,
        chance: &mut dyn Choose,
    ) {
        let to = if self.round_a_ring { (leader + places) % self.n } else { to };
        // After `n` steps a heartbeat has gone round the ring. A process does not send to itself.
        if places > self.n || to == from {
            return;
        }
        let (carried, last_due) = self.links.entry((from, to)).or_default();
        let about = u64::from(from) << 32 | u64::from(to);
        let choice = |purpose| Choice { purpose, about, number: *carried };
        let link = around.network.on(from, to);
        let extra = chance.pick(choice(Purpose::Heartbeat), link.delays());
        let lost = chance.happens(choice(Purpose::HeartbeatLoss), link.loss);
        *carried += 1;
        let own = start + link.shortest_delay + Ticks::from(extra);
        let latest = own.max(*last_due);
        *last_due = latest;
        let due = if around.network.fifo { latest } else { own };
        let number = FIRST_NUMBER | (self.sent as u32 & (FIRST_NUMBER - 1));
        self.sent += 1;
        let fate = if lost { Fate::Doomed } else { Fate::Arrives };
        let heartbeat = Heartbeat { number, leader, from, to, sent: start, due, places, fate };
        self.under_way.entry(due).or_default().push(heartbeat);
        self.count_under_way += 1;
    }

    fn arrive(&mut self, heartbeat: Heartbeat, around: Surroundings<'_>, chance: &mut dyn Choose) {
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
                self.send_notice(heartbeat, around, chance);
            }
            return;
        }
        if self.held[to as usize] == Held::Other(leader) {
            self.set(to, leader, around.now, start + self.timeout);
        }
        if self.round_a_ring && to != leader {
            self.send((leader, to, 0, places + 1), start, around, chance);
        }
    }

    fn send_notice(&mut self, heartbeat: Heartbeat, around: Surroundings<'_>, chance: &mut dyn Choose) {
        let Heartbeat { from, to, .. } = heartbeat;
        let choice = Choice { purpose: Purpose::HeartbeatNotice, about: u64::from(from), number: self.notices };
        self.notices += 1;
        let link = around.network.on(to, from);
        let due = around.now + link.shortest_delay + Ticks::from(chance.pick(choice, link.delays()));
        let notice = Heartbeat { from: to, to: from, sent: around.now, due, fate: Fate::Notice, ..heartbeat };
        self.under_way.entry(due).or_default().push(notice);
        self.count_under_way += 1;
    }

    /// Whether every follower will receive its leader's next heartbeat in time, unless chance loses a heartbeat.
    pub(super) fn is_calm(&self, around: Surroundings<'_>) -> bool {
        let mut coming: BTreeMap<(u32, u32), Ticks> = BTreeMap::new();
        for heartbeat in self.under_way().filter(|heartbeat| heartbeat.fate == Fate::Arrives) {
            if !around.cuts.separate(heartbeat.from, heartbeat.to) {
                coming.entry((heartbeat.leader, heartbeat.to)).or_insert(heartbeat.due);
            }
        }
        // All followers of a leader together: on a ring, a heartbeat to the farthest one passes all others.
        let mut listeners: BTreeMap<u32, Vec<(u32, Ticks)>> = BTreeMap::new();
        for alarm in self.alarms.values().filter(|alarm| alarm.at != alarm.leader) {
            listeners.entry(alarm.leader).or_default().push((alarm.at, alarm.due));
        }
        listeners.into_iter().all(|(leader, listeners)| {
            let beats = self.held[leader as usize] == Held::Itself;
            let sends = self.set[leader as usize].filter(|_| beats).map(|(due, _)| due);
            let coming = |to| coming.get(&(leader, to)).copied();
            let arrives: Box<dyn Fn(u32) -> Option<Ticks>> = if self.round_a_ring {
                let round = self.round(leader, sends, coming, around);
                Box::new(move |at| round[at as usize])
            } else {
                Box::new(move |at| {
                    let arrives = sends.filter(|_| around.carries(leader, at))? + around.longest_delay(leader, at);
                    Some(coming(at).map_or(arrives, |due| due.min(arrives)))
                })
            };
            listeners.into_iter().all(|(at, due)| arrives(at).is_some_and(|arrives| arrives <= due))
        })
    }

    /// For each position on a ring: the latest tick at which the leader's next heartbeat can arrive. `None`: the
    /// heartbeat cannot arrive, or it may arrive after the follower's timeout.
    fn round(
        &self,
        leader: u32,
        sends: Option<Ticks>,
        coming: impl Fn(u32) -> Option<Ticks>,
        around: Surroundings<'_>,
    ) -> Vec<Option<Ticks>> {
        let Surroundings { network, cuts, is_up, .. } = around;
        let varies = |from, to| {
            let link = network.on(from, to);
            link.longest_delay - link.shortest_delay
        };
        let mut arrivals = vec![None; self.n as usize];
        let (mut from, mut leaves, mut spread) = (leader, sends, 0);
        for place in 1..self.n {
            let to = (leader + place) % self.n;
            let (open, longest) = (around.carries(from, to), around.longest_delay(from, to));
            spread += varies(from, to);
            if is_up(to) {
                let arrives = leaves.filter(|_| open).map(|leaves| leaves + longest);
                let latest = arrives.map(|arrives| coming(to).map_or(arrives, |due| due.min(arrives)));
                let is_in_time = self.period + spread <= self.timeout + network.process_time;
                arrivals[to as usize] = latest.filter(|_| is_in_time);
                (from, leaves) = (to, latest.map(|arrives| arrives + network.process_time));
            } else {
                let comes_back = open && network.bounce && !cuts.separate(to, from);
                leaves = leaves
                    .filter(|_| comes_back)
                    .map(|leaves| leaves + longest + around.longest_delay(to, from) + network.process_time);
                spread += varies(to, from);
            }
        }
        arrivals
    }
}
