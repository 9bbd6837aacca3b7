//! The effects of a handler call, applied at once.

use crate::sim::prelude::*;
use crate::{protocol::Effects, protocol::Evidence, sim::timers::Timers, sim::transport::Transport};

#[derive(Clone, Copy)]
pub(super) struct Batch {
    /// How many messages of the broadcast are sent before the process crashes. Has no meaning while `asks` is true.
    pub(super) limit: u32,
    /// Whether an adversary decides, before each message, whether the process crashes.
    pub(super) asks: bool,
    /// How many messages the process tried to send in this handler call.
    pub(super) wanted: u32,
}

impl Batch {
    pub(super) const WHOLE: Self = Self { limit: u32::MAX, asks: false, wanted: 0 };
}

pub(super) struct HandlerEffects<'a, O: ?Sized> {
    pub(super) plain: bool,
    pub(super) at: u32,
    pub(super) moment: HandlingTime,
    pub(super) batch: Batch,
    pub(super) transport: &'a mut Transport,
    pub(super) timers: &'a mut Timers<Timer>,
    pub(super) drawn: &'a mut BTreeMap<u32, u32>,
    pub(super) chance: &'a mut dyn Choose,
    pub(super) observer: &'a mut O,
}

impl<O: Watcher + ?Sized> Effects<Algorithm> for HandlerEffects<'_, O> {
    #[inline(always)]
    fn send(&mut self, to: Port, message: Message) {
        if self.plain {
            self.transport.send_plain(self.at, to, message, self.moment, self.observer);
        } else {
            self.send_or_crash(to, message);
        }
    }

    fn arm(&mut self, timer: Timer, after: Ticks) {
        let key = TimerKey::Own(timer);
        self.disarm(timer);
        let start = self.moment.start;
        let settled = self.transport.pinning.as_mut().and_then(|pinning| pinning.arms(self.at, timer.index(), start));
        let due = start.saturating_add(settled.unwrap_or(after.max(1)));
        let number = self.timers.set(self.at, key, self.moment.now, due);
        self.observer.see(self.moment.now, SimEvent::Set { at: self.at, key, number, due });
    }

    fn disarm(&mut self, timer: Timer) {
        if let Some(number) = self.timers.cancel(self.at, TimerKey::Own(timer)) {
            self.observer.see(self.moment.now, SimEvent::Cancelled { at: self.at, number });
        }
    }

    fn choose(&mut self, below: NonZeroU32) -> u32 {
        let number = self.drawn.entry(self.at).or_default();
        let choice = Choice { purpose: Purpose::Draw, about: u64::from(self.at), number: *number };
        *number += 1;
        self.transport.draws += u64::from(below.get() > 1);
        let settled = self.transport.pinning.as_mut().and_then(|pinning| pinning.draw(choice, below.get() - 1));
        settled.unwrap_or_else(|| self.chance.pick(choice, below))
    }

    #[inline(always)]
    fn line(&mut self, step: Step) {
        self.observer.see(self.moment.now, SimEvent::Obeyed { at: self.at, step });
    }

    #[inline(always)]
    fn attest(&mut self, evidence: Evidence) {
        self.observer.see(self.moment.now, SimEvent::Attested { at: self.at, evidence: &evidence });
    }
}

impl<O: Watcher + ?Sized> HandlerEffects<'_, O> {
    #[inline(never)]
    fn send_or_crash(&mut self, to: Port, message: Message) {
        self.batch.wanted += 1;
        if self.batch.wanted <= self.batch.limit || self.batch.asks && self.goes_on() {
            let observer = self.observer.as_dyn();
            self.transport.send(self.at, to, message, self.moment, self.chance, observer);
        }
    }

    #[cold]
    fn goes_on(&mut self) -> bool {
        let left = self.batch.wanted - 1;
        if self.chance.happens(crash(self.at, left), 0.0) {
            (self.batch.asks, self.batch.limit) = (false, left);
        }
        self.batch.asks
    }
}

/// The choice that decides whether the process crashes after `after` messages of a broadcast.
pub(super) const fn crash(at: u32, after: u32) -> Choice {
    Choice { purpose: Purpose::Crash, about: at as u64, number: after }
}

/// Ignores all effects, for a process that is down.
pub(crate) struct Unheard;

impl Effects<Algorithm> for Unheard {
    fn send(&mut self, _: Port, _: Message) {}
    fn arm(&mut self, _: Timer, _: Ticks) {}
    fn disarm(&mut self, _: Timer) {}
    fn choose(&mut self, _: NonZeroU32) -> u32 {
        0
    }
    fn line(&mut self, _: Step) {}
    fn attest(&mut self, _: Evidence) {}
}
