//! What processes learn without messages: that a leader is gone, which processes are up, and their random values.

use super::Phase;
use crate::sim::detector::{Detector, Noticers, Surroundings};
use crate::sim::prelude::*;

pub(super) fn heartbeats_of(plan: &Plan) -> Option<Box<Heartbeats>> {
    match plan.detector {
        Detector::Heartbeat { period } => {
            Some(Box::new(Heartbeats::new(plan.nature.topology, &plan.ids, &plan.network, period)))
        }
        Detector::Manual | Detector::Oracle { .. } => None,
    }
}

/// A process came up or went down. The other live processes handle this change one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Change {
    position: u32,
    up: bool,
    /// The position of the next process to handle the change.
    next: u32,
}

impl World {
    pub(super) fn watch_absence(&mut self, at: u32, observer: &mut dyn Observer) {
        if let Detector::Oracle { delay, .. } = self.plan.detector {
            self.set(at, TimerKey::Absence, self.now + delay.max(1), observer);
        }
    }

    pub(super) fn set(&mut self, at: u32, key: TimerKey<Timer>, due: Ticks, observer: &mut dyn Observer) {
        let number = self.timers.set(at, key, self.now, due);
        observer.see(self.now, SimEvent::Set { at, key, number, due });
    }

    pub(super) fn notice(&mut self, noticed: Noticed, by: Noticers, chance: &mut dyn Choose) {
        let gone = noticed.gone;
        let leader = Some(self.plan.ids[gone as usize]);
        // A leader that is up again does not notice its own absence.
        let holders: Vec<u32> =
            (0..self.slots.len() as u32).filter(|&at| at != gone && self.follows(at) == leader).collect();
        let one = match by {
            Noticers::All => {
                self.noticing.extend(holders.into_iter().map(|at| (at, noticed)));
                return;
            }
            Noticers::Lowest => holders.into_iter().min_by_key(|&at| self.plan.ids[at as usize]),
            Noticers::Random => NonZeroU32::new(holders.len() as u32).map(|below| {
                let choice = Choice { purpose: Purpose::Noticer, about: u64::from(gone), number: self.noticers_drawn };
                self.noticers_drawn += 1;
                self.transport.draws += u64::from(below.get() > 1);
                let settled = self.transport.pinning.as_mut().and_then(|pinning| pinning.noticer(choice.number));
                let settled = settled.filter(|at| holders.contains(at));
                settled.unwrap_or_else(|| holders[chance.pick(choice, below) as usize])
            }),
        };
        self.noticing.extend(one.map(|at| (at, noticed)));
    }

    pub(super) fn begin_to_listen(&mut self) {
        if self.heartbeats.is_some() {
            for at in 0..self.slots.len() as u32 {
                self.watch_leader(at, 0);
            }
        }
    }

    pub(super) fn watch_leader(&mut self, at: u32, lag: Ticks) {
        let leader = self.follows(at);
        if let Some(heartbeats) = &mut self.heartbeats {
            let held = heartbeats.held(at, leader);
            heartbeats.watch(at, held, self.now, self.now + lag);
        }
    }

    fn with_heartbeats<T>(&mut self, job: impl FnOnce(&mut Heartbeats, Surroundings<'_>) -> T) -> Option<T> {
        let Self { heartbeats, slots, cuts, transport, now, .. } = self;
        let is_up = |at: u32| slots[at as usize].up;
        let around = Surroundings { now: *now, network: &transport.network, cuts, is_up: &is_up };
        heartbeats.as_deref_mut().map(|heartbeats| job(heartbeats, around))
    }

    pub(super) fn listen(&mut self, chance: &mut dyn Choose) {
        let noticing = self.with_heartbeats(|heartbeats, around| heartbeats.pass(around, chance));
        let noticed = |(at, gone)| (at, Noticed { gone, timer: None });
        self.noticing.extend(noticing.into_iter().flatten().map(noticed));
        self.phase = Phase::Beaten;
        self.check_limits();
    }

    pub(super) fn notices_next(&mut self, chance: &mut dyn Choose, observer: &mut dyn Observer) -> bool {
        let Some((at, noticed)) = self.noticing.pop_front() else { return false };
        observer.see(self.now, SimEvent::Started { at, noticed: Some(noticed) });
        self.handle(at, Event::Start, 0, chance, observer);
        self.check_limits();
        true
    }

    pub(super) fn end_tick(&mut self, observer: &mut dyn Observer) {
        self.phase = Phase::Over;
        self.rests = self.comes_to_rest();
        observer.see(self.now, SimEvent::TickOver { rests: self.rests });
    }

    pub(super) fn comes_to_rest(&mut self) -> bool {
        let has_ended = if self.plan.nature.upkeep.is_none() && !self.transport.queue.is_empty() {
            false
        } else {
            self.next_due_without_heartbeats().is_none() || self.is_upheld()
        };
        has_ended && self.with_heartbeats(|heartbeats, around| heartbeats.is_calm(around)).unwrap_or(true)
    }

    /// How many heartbeats were sent so far. On a ring, each hop from process to process counts.
    pub fn heartbeats_sent(&self) -> u64 {
        self.heartbeats.as_ref().map_or(0, |heartbeats| heartbeats.sent)
    }

    /// Registers that a process just came up or went down, so that the others will handle this change.
    #[inline(always)]
    pub(super) fn change_membership(&mut self, position: u32, up: bool) {
        if self.plan.nature.knows_who_is_up() {
            self.common.up.set(position, up);
            self.changes.push_back(Change { position, up, next: 0 });
        }
    }

    #[inline(always)]
    pub(super) fn announce_all(&mut self, chance: &mut dyn Choose, observer: &mut dyn Observer) -> u64 {
        let mut handled = 0;
        if self.plan.nature.knows_who_is_up() {
            while self.excess.is_none() && self.announces_next(chance, observer) {
                handled += 1;
            }
        }
        handled
    }

    /// Lets one process handle a change of membership. Call it until it returns `false`, before anything else.
    #[inline(never)]
    pub(super) fn announces_next(&mut self, chance: &mut dyn Choose, observer: &mut dyn Observer) -> bool {
        while let Some(change) = self.changes.front_mut() {
            let Change { position, up, next: at } = *change;
            let Some(slot) = self.slots.get(at as usize) else {
                self.changes.pop_front();
                continue;
            };
            change.next += 1;
            if at != position && slot.up {
                observer.see(self.now, SimEvent::Membership { at, whose: position, up });
                self.handle(at, Event::Membership { position, up }, 0, chance, observer);
                self.check_limits();
                return true;
            }
        }
        false
    }

    /// Draws the lots, if the algorithm uses lots and they are not drawn yet. Call this before a process starts.
    #[inline(always)]
    pub(super) fn draw_lots(&mut self, chance: &mut dyn Choose) {
        if self.plan.nature.draws_lots() && self.common.lots.is_empty() {
            self.deal_lots(chance);
        }
    }

    #[cold]
    fn deal_lots(&mut self, chance: &mut dyn Choose) {
        let mut live: Vec<usize> = (0..self.slots.len()).filter(|&at| self.slots[at].up).collect();
        self.common.lots = vec![None; self.slots.len()];
        for index in 0..live.len() {
            let left = NonZeroU32::new((live.len() - index) as u32).unwrap_or(NonZeroU32::MIN);
            let drawn = chance.pick(Choice { purpose: Purpose::Lot, about: index as u64, number: 0 }, left);
            live.swap(index, index + drawn as usize);
            self.common.lots[live[index]] = Some(index as u32);
        }
    }
}
