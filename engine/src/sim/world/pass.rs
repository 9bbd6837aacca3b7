//! Advances a world through one tick, in portions or at once, or through many ticks.
//!
//! Most ticks of a long run only deliver messages. So everything that stays the same in such ticks is looked up once.
//! This module also decides whether a run of an algorithm that never stops counts as at rest: it does if only upkeep
//! continues.

use super::{Phase, deliver::deduct};
use crate::protocol::{Upkeep, UpkeepTimes};
use crate::sim::prelude::*;

impl World {
    #[inline]
    pub fn finish(&mut self, chance: &mut dyn Choose, observer: &mut dyn Observer) {
        self.work(u64::MAX, chance, observer);
    }

    /// Handles about `events` events of the current tick, at least one. Returns whether the tick is over. Any other
    /// method may handle the rest of the tick; the result is the same.
    pub fn work<O: Watcher + ?Sized>(&mut self, events: u64, chance: &mut dyn Choose, observer: &mut O) -> bool {
        let mut left = events.max(1);
        deduct(&mut left, self.announce_all(chance, observer.as_dyn()));
        let is_obeyed = self.phase == Phase::Commands
            && if self.commands.is_empty() { self.excess.is_none() } else { self.obey_on(&mut left, chance, observer) };
        if is_obeyed {
            self.open_deliveries();
        }
        if self.phase == Phase::Deliveries && self.deliver_on(&mut left, chance, observer) {
            self.close_deliveries();
        }
        if self.phase == Phase::Timers && self.timers.is_idle() && self.noticing.is_empty() && self.heartbeats.is_none()
        {
            self.end_tick(observer.as_dyn());
        }
        while matches!(self.phase, Phase::Timers | Phase::Beaten) && left > 0 {
            let sent = self.transport.counters.sent();
            self.step(chance, observer.as_dyn());
            left = left.saturating_sub(1 + self.transport.counters.sent() - sent);
        }
        self.stops() || self.phase == Phase::Over
    }

    /// Executes the remaining commands of the current tick, and nothing else.
    pub fn obey(&mut self, chance: &mut dyn Choose, observer: &mut dyn Observer) {
        while !self.commands.is_empty() {
            self.step_command(chance, observer);
            self.announce_all(chance, observer);
        }
    }

    /// Executes all ticks up to `until`, or until rest, a limit, or `is_enough`.
    pub fn pass<O: Watcher + ?Sized>(
        &mut self,
        until: Ticks,
        chance: &mut dyn Choose,
        observer: &mut O,
        is_enough: &mut dyn FnMut(&Self, &mut O) -> bool,
    ) {
        while let Some(tick) = self.next_due_of_any().filter(|&tick| tick <= until) {
            self.begin(tick);
            self.work(u64::MAX, chance, observer);
            if self.rests || self.excess.is_some() || is_enough(self, observer) {
                return;
            }
            if self.passes_quickly(until, chance, observer, is_enough) {
                return;
            }
        }
    }

    fn passes_quickly<O: Watcher + ?Sized>(
        &mut self,
        until: Ticks,
        chance: &mut dyn Choose,
        observer: &mut O,
        is_enough: &mut dyn FnMut(&Self, &mut O) -> bool,
    ) -> bool {
        if !self.is_undisturbed() || !self.transport.is_plain() {
            return false;
        }
        let last = self.next_act().map_or(until, |act| until.min(act.saturating_sub(1)));
        while self.now < last && self.timers.is_idle() && self.transport.queue.turn(&mut self.current) {
            self.now += 1;
            self.phase = Phase::Deliveries;
            self.deliver_undisturbed(chance, observer);
            if self.stops() {
                return true;
            }
            self.close_deliveries();
            if self.timers.is_idle() {
                self.end_tick(observer.as_dyn());
            } else {
                self.work(u64::MAX, chance, observer);
            }
            if self.rests || self.excess.is_some() || is_enough(self, observer) {
                return true;
            }
        }
        false
    }

    /// Whether only upkeep continues, so that the run counts as at rest.
    #[inline]
    pub(super) fn is_upheld(&self) -> bool {
        self.plan.protocol.upkeep().is_some_and(|upkeep| {
            self.timers.iter().all(|armed| matches!(armed.key, TimerKey::Own(_))) && self.goes_on_so(upkeep)
        })
    }

    fn goes_on_so(&self, upkeep: Upkeep<Timer>) -> bool {
        let is_upkeep = || self.transport.queue.iter().all(|(_, _, packet)| Algorithm::is_upkeep(&packet.message));
        let mut live = (0..self.slots.len() as u32).filter_map(|at| self.live(at));
        let mut under_way = self.transport.queue.iter().map(|(_, _, packet)| &packet.message);
        match self.plan.protocol.is_upheld(&mut live, &mut under_way) {
            Some(upheld) => upheld && !self.is_to_be_disturbed(upkeep, None),
            None => is_upkeep() && self.keeps_up(upkeep) == Some(true),
        }
    }

    /// Whether every follower hears from the leader before its timeout, even with the worst delays. `None`: no process
    /// leads, the leader's timer `upkeep.next` is not armed, or `upkeep.times` is `None`.
    fn keeps_up(&self, upkeep: Upkeep<Timer>) -> Option<bool> {
        let live = || (0..self.slots.len() as u32).filter(|&at| self.slots[at as usize].up);
        let leader = live().find(|&at| self.follows(at) == Some(self.plan.ids[at as usize]))?;
        let term = self.term(leader);
        let next = self.timers.due(leader, TimerKey::Own(upkeep.next))?;
        let UpkeepTimes { period, shortest_wait } = upkeep.times?;
        // By position of the receiver: the arrival ticks of messages in transit.
        let mut coming: BTreeMap<u32, Vec<Ticks>> = BTreeMap::new();
        for (due, route) in self.arriving() {
            coming.entry(route.to).or_default().push(due);
        }
        let network = &self.transport.network;
        let wait = shortest_wait + network.process_time;
        let hears = |at| {
            let follows = self.term(at) == term && self.follows(at) == Some(self.plan.ids[leader as usize]);
            let runs_out = self.timers.due(at, TimerKey::Own(upkeep.missed));
            let arrivals = coming.remove(&at).unwrap_or_default();
            let link = network.on(leader, at);
            let latest = next + link.longest_delay;
            // Worst case: the earlier of two messages has the shortest delay and the later one the longest.
            let lasts = period + (link.longest_delay - link.shortest_delay) <= wait;
            follows && lasts && self.carries(leader, at) && is_in_time(runs_out, arrivals, latest, wait)
        };
        let all_hear = live().filter(|&at| at != leader).all(hears);
        Some(all_hear && self.keeps_quorum(leader, next, upkeep) && !self.is_to_be_disturbed(upkeep, Some(leader)))
    }

    fn carries(&self, from: u32, to: u32) -> bool {
        !self.cuts.separate(from, to) && self.transport.network.on(from, to).loss < 1.0
    }

    /// The due ticks and routes of the messages in transit that will arrive.
    fn arriving(&self) -> impl Iterator<Item = (Ticks, Route)> + '_ {
        self.transport.queue.iter().filter_map(|(due, _, packet)| {
            let route = self.transport.wiring.route(self.transport.topology, packet.link);
            (route.fate == Fate::Arrives && !self.cuts.separate(route.from, route.to)).then_some((due, route))
        })
    }

    /// Whether the leader hears from a quorum in time, with the worst delays. `next`: when its next messages are due.
    fn keeps_quorum(&self, leader: u32, next: Ticks, upkeep: Upkeep<Timer>) -> bool {
        let (Some((timer, needed)), Some(UpkeepTimes { period, shortest_wait })) = (upkeep.quorum, upkeep.times) else {
            return true;
        };
        let Some(fires) = self.timers.due(leader, TimerKey::Own(timer)) else { return true };
        let network = &self.transport.network;
        let ways = |at| (network.on(leader, at), network.on(at, leader));
        // How long the process takes to receive a message of the leader and to answer it.
        let takes = |at| network.process_time + ways(at).1.longest_delay + network.process_time;
        let round = |at| ways(at).0.longest_delay + takes(at);
        // By process: the latest tick of its next answer, if the answer or the leader's question is in transit.
        let mut answers: BTreeMap<u32, Ticks> = BTreeMap::new();
        for (due, route) in self.arriving() {
            let is_answer = route.to == leader;
            let by = if is_answer { route.from } else { route.to };
            let at = due + if is_answer { network.process_time } else { takes(by) };
            answers.entry(by).and_modify(|known| *known = at.min(*known)).or_insert(at);
        }
        let lasts = |at| {
            let (there, back) = ways(at);
            2 * period + round(at) - there.shortest_delay - back.shortest_delay <= shortest_wait
        };
        let can_answer =
            |&at: &u32| at != leader && self.slots[at as usize].up && self.carries(at, leader) && lasts(at);
        let all = (0..self.slots.len() as u32).filter(can_answer);
        let has_answered =
            |at: u32| self.plan.protocol.has_answered(&self.slots[leader as usize].state, self.plan.ids[at as usize]);
        let answer_of = |at| if has_answered(at) { 0 } else { answers.get(&at).copied().unwrap_or(next + round(at)) };
        let mut all: Vec<Ticks> = all.map(answer_of).collect();
        all.sort_unstable();
        // The leader counts itself, so it needs `needed - 1` answers.
        needed.checked_sub(2).is_none_or(|last| all.get(last).is_some_and(|&at| at <= fires))
    }

    fn term(&self, at: u32) -> Option<u32> {
        self.plan.protocol.term(&self.slots[at as usize].state)
    }
}

/// Whether each message arrives before the receiver's timeout fires, up to the message at tick `latest`. The timeout is
/// due at tick `runs_out` (`None`: it is not armed), and each arrival moves it to `wait` ticks after the arrival.
fn is_in_time(mut runs_out: Option<Ticks>, mut arrivals: Vec<Ticks>, latest: Ticks, wait: Ticks) -> bool {
    arrivals.push(latest);
    arrivals.sort_unstable();
    arrivals.into_iter().take_while(|&arrives| arrives <= latest).all(|arrives| {
        let is_in_time = runs_out.is_none_or(|due| arrives <= due);
        runs_out = Some(arrives + wait);
        is_in_time
    })
}
