//! Heartbeats in the world: senders, listeners, and what a missed one causes.

use super::{Blueprint, Phase, World};
use crate::protocol::{Event, Ticks};
use crate::sim::chance::Choose;
use crate::sim::detector::Detector;
use crate::sim::heartbeat::{Heartbeat, Heartbeats, Surroundings};
use crate::sim::observe::{Noticed, Observer, SimEvent};

/// `None` unless heartbeats are the failure detector.
pub(super) fn of(plan: &Blueprint) -> Option<Box<Heartbeats>> {
    match plan.detector {
        Detector::Heartbeat { period } => {
            Some(Box::new(Heartbeats::new(plan.nature.topology, &plan.ids, &plan.network, period)))
        }
        Detector::Manual | Detector::Oracle { .. } => None,
    }
}

impl World {
    /// At tick 0: processes that hold a leader from the beginning listen for it.
    pub(super) fn begin_to_listen(&mut self) {
        if self.heartbeats.is_some() {
            for at in 0..self.slots.len() as u32 {
                self.watch_leader(at, 0);
            }
        }
    }

    /// A process may hold another leader than before; its timers start `lag` ticks from now.
    pub(super) fn watch_leader(&mut self, at: u32, lag: Ticks) {
        let leader = self.follows(at);
        if let Some(heartbeats) = &mut self.heartbeats {
            let held = heartbeats.held(at, leader);
            heartbeats.watch(at, held, self.now, self.now + lag);
        }
    }

    /// Runs a job on the heartbeats and their surroundings.
    fn with_heartbeats<T>(&mut self, job: impl FnOnce(&mut Heartbeats, Surroundings<'_>) -> T) -> Option<T> {
        let Self { heartbeats, slots, cuts, transport, now, .. } = self;
        let is_up = |at: u32| slots[at as usize].up;
        let around = Surroundings { now: *now, network: &transport.network, cuts, is_up: &is_up };
        heartbeats.as_deref_mut().map(|heartbeats| job(heartbeats, around))
    }

    /// The heartbeats of the tick arrive and set out; processes that missed theirs are queued.
    pub(super) fn listen(&mut self, chance: &mut dyn Choose) {
        let noticing = self.with_heartbeats(|heartbeats, around| heartbeats.pass(around, chance));
        let noticed = |(at, gone)| (at, Noticed { gone, timer: None });
        self.noticing.extend(noticing.into_iter().flatten().map(noticed));
        self.phase = Phase::Beaten;
        self.look();
    }

    /// The next queued process notices that its leader is silent.
    pub(super) fn step_noticing(&mut self, chance: &mut dyn Choose, observer: &mut dyn Observer) -> bool {
        let Some((at, noticed)) = self.noticing.pop_front() else {
            self.end_tick(observer);
            return false;
        };
        observer.see(self.now, SimEvent::Started { at, noticed: Some(noticed) });
        self.handle(at, Event::Start, 0, chance, observer);
        self.look();
        true
    }

    pub(super) fn end_tick(&mut self, observer: &mut dyn Observer) {
        self.phase = Phase::Over;
        self.rests = self.comes_to_rest();
        observer.see(self.now, SimEvent::TickOver { rests: self.rests });
    }

    /// Whether nothing will happen any more but what an act from outside causes.
    pub(super) fn comes_to_rest(&mut self) -> bool {
        let has_ended = if self.plan.nature.upkeep.is_none() && !self.transport.queue.is_empty() {
            false
        } else {
            self.next_due_without_heartbeats().is_none() || self.is_upheld()
        };
        has_ended && self.with_heartbeats(|heartbeats, around| heartbeats.is_calm(around)).unwrap_or(true)
    }

    /// In the order of their due ticks, then of sending.
    pub fn heartbeats(&self) -> impl Iterator<Item = &Heartbeat> {
        self.heartbeats.iter().flat_map(|heartbeats| heartbeats.under_way())
    }

    /// Every hop counted.
    pub fn heartbeats_sent(&self) -> u64 {
        self.heartbeats.as_ref().map_or(0, |heartbeats| heartbeats.sent())
    }
}
