//! Seeking to any moment of a run.
//!
//! To go back, a copy of the last keyframe before the target executes the same acts again. This gives the same run,
//! because all random choices depend only on the seed. New ticks are recorded one at a time, so that a long seek can
//! be interrupted.

use crate::prelude::*;
use suffrage_engine::sim::trace::{Broken, ChosenEntry, Trace};

/// The maximum number of waiting processes that the log names when a run comes to rest.
const WAITING_NAMED: usize = 12;

/// Snapshots (keyframes) from which any moment of a run is computed. The first keyframe always stays.
///
/// The time of a replay depends on the number of records, so distances between keyframes are measured in records.
/// When the keyframes need too much memory, every other keyframe is removed and the minimum distance is doubled.
#[derive(Debug)]
pub(super) struct Keyframes {
    kept: Vec<Keyframe>,
    distance: usize,
    budget: usize,
}

#[derive(Debug)]
struct Keyframe {
    records: usize,
    bytes: usize,
    moment: Box<Snapshot>,
}

impl Keyframes {
    pub(super) fn new(moment: Box<Snapshot>, records: usize, distance: usize, budget: usize) -> Self {
        Self { kept: vec![Keyframe { records, bytes: moment.bytes(), moment }], distance, budget }
    }

    pub(super) fn first(&self) -> &Snapshot {
        &self.kept[0].moment
    }

    fn add(&mut self, moment: &Snapshot, records: usize) {
        let is_far = |last: &Keyframe, records: usize, distance| records >= last.records.saturating_add(distance);
        if !self.kept.last().is_none_or(|last| is_far(last, records, self.distance)) {
            return;
        }
        self.kept.push(Keyframe { records, bytes: moment.bytes(), moment: Box::new(moment.clone()) });
        let bytes = |kept: &[Keyframe]| kept.iter().map(|keyframe| keyframe.bytes).sum::<usize>();
        while self.kept.len() > 1 && bytes(&self.kept) > self.budget {
            self.distance = self.distance.saturating_mul(2);
            for keyframe in std::mem::take(&mut self.kept) {
                if self.kept.last().is_none_or(|last| is_far(last, keyframe.records, self.distance)) {
                    self.kept.push(keyframe);
                }
            }
        }
    }

    pub(super) fn before(&self, tick: Ticks) -> &Snapshot {
        let after = self.kept.partition_point(|keyframe| keyframe.moment.world.now() <= tick);
        &self.kept[after.saturating_sub(1)].moment
    }

    pub(super) fn forget_after(&mut self, tick: Ticks) {
        self.kept.retain(|keyframe| keyframe.moment.world.now() <= tick);
    }
}

impl Run {
    pub(crate) fn seek(&mut self, tick: Ticks) -> Moved {
        self.seek_within(tick, u64::MAX)
    }

    pub(crate) fn seek_within(&mut self, tick: Ticks, events: u64) -> Moved {
        self.aim = None;
        self.go_to(tick.min(self.recorded));
        let moved = self.record_until(tick, events);
        if moved == Moved::OnTheWay {
            self.aim = Some(tick);
        }
        self.on_moment_changed();
        moved
    }

    pub(crate) const fn is_on_the_way(&self) -> bool {
        self.aim.is_some()
    }

    pub(crate) fn go_on_way(&mut self, events: u64) -> Moved {
        self.aim.take().map_or(Moved::Yes, |tick| self.seek_within(tick, events))
    }

    pub(crate) const fn settle(&mut self) {
        self.aim = None;
    }

    pub(crate) fn go_to(&mut self, tick: Ticks) {
        let keyframe = self.keyframes.before(tick);
        if !self.now.is_between(keyframe.world.now(), tick) {
            self.now.clone_from(keyframe);
        }
        self.now.pass(tick, &self.acts, &mut { self.chance });
    }

    fn record_until(&mut self, tick: Ticks, events: u64) -> Moved {
        let mut left = events.max(1);
        while self.tick() < tick {
            if let Some(stopped) = self.stopped() {
                return stopped;
            }
            if left == 0 {
                return Moved::OnTheWay;
            }
            let next = self.now.next_tick(&self.acts, tick);
            let before = self.trace().len();
            self.now.begin_tick(next, &self.acts);
            while self.step_event() {}
            left = left.saturating_sub(1 + self.trace().len().saturating_sub(before) as u64);
        }
        Moved::Yes
    }

    pub(super) fn stopped(&self) -> Option<Moved> {
        if self.is_over() { Some(Moved::Quiet) } else { self.too_much().map(Moved::Nothing) }
    }

    pub(crate) fn next_tick(&mut self) -> Moved {
        if self.now.half_way.is_none() && self.is_quiet() { Moved::Quiet } else { self.go_on() }
    }

    pub(crate) fn go_on(&mut self) -> Moved {
        if self.now.half_way.is_some() {
            return self.seek(self.tick());
        }
        self.stopped().unwrap_or_else(|| self.seek(self.tick() + 1))
    }

    pub(crate) fn next_event(&mut self) -> Moved {
        self.settle();
        match self.now.half_way {
            Some(handled) if handled + 1 < self.trace().events_in(self.tick()) => {
                self.step_event();
            }
            Some(_) => self.go_to(self.tick()),
            None => {
                let before = self.now.clone();
                // The whole tick must be recorded first, because the screen shows how many events the tick has.
                let moved = self.go_on();
                if moved != Moved::Yes {
                    return moved;
                }
                let tick = self.tick();
                if self.trace().events_in(tick) > 1 {
                    self.now = before;
                    self.show_first_events(tick, 1);
                }
            }
        }
        self.on_moment_changed();
        Moved::Yes
    }

    pub(crate) fn previous_event(&mut self) -> Moved {
        let tick = self.tick();
        let handled = self.now.half_way.unwrap_or_else(|| self.trace().events_in(tick));
        match (handled, tick.checked_sub(1)) {
            (_, None) => Moved::AtTheStart,
            (0 | 1, Some(before)) => self.seek(before),
            (_, Some(_)) => {
                self.show((tick, Some(handled - 1)));
                Moved::Yes
            }
        }
    }

    /// Shows a moment. `half_way`: how many events of the tick are handled; `None`: the end of the tick.
    pub(crate) fn show(&mut self, (tick, half_way): (Ticks, Option<usize>)) {
        self.settle();
        if (self.tick(), self.now.half_way) == (tick, half_way) {
            return;
        }
        if tick > self.recorded {
            self.seek(tick);
        }
        let events = half_way.filter(|&events| (1..self.trace().events_in(tick)).contains(&events));
        match events.filter(|_| tick <= self.recorded) {
            Some(events) => {
                self.go_to(tick.saturating_sub(1));
                self.show_first_events(tick, events);
            }
            None => {
                self.seek(tick);
            }
        }
        self.on_moment_changed();
    }

    fn show_first_events(&mut self, tick: Ticks, events: usize) {
        self.now.begin_tick(tick, &self.acts);
        self.now.half_way = Some(0);
        for _ in 0..events {
            self.step_event();
        }
    }

    /// Advances a run at rest to a tick. Until then, only heartbeats can happen.
    pub(crate) fn wait_until(&mut self, tick: Ticks) {
        if tick <= self.tick() || self.now.half_way.is_some() || !self.is_quiet() {
            return;
        }
        // Heartbeats continue while the run is at rest.
        while self.tick() < tick && self.stopped().is_none() {
            self.go_on();
        }
        if self.tick() < tick && self.is_over() {
            self.now.begin_tick(tick, &self.acts);
            while self.step_event() {}
        }
        self.on_moment_changed();
    }

    /// Handles one event, and records it in a new tick. Returns `false` if the tick has ended or the run is too long.
    pub(crate) fn step_event(&mut self) -> bool {
        let Self { now, recording, hook, roles, memory, .. } = self;
        let is_new = now.world.now() > self.recorded;
        hook.listen(is_new);
        if !now.step(&mut self.chance, hook, is_new.then_some(&mut *recording)) {
            self.end_tick(is_new);
            return false;
        }
        now.half_way = now.half_way.map(|handled| handled + 1);
        if !is_new {
            return true;
        }
        // An event can change only the role of the process at which it happens.
        if let Some((number, record)) = recording.trace.latest() {
            roles.see(number as u32, record.at, now.world.role(record.at));
        }
        let room = if self.acts.contains_key(&now.world.now()) { memory.room } else { 0 };
        let is_too_long = recording.trace.is_beyond(memory.most + room);
        if is_too_long {
            self.go_to(self.recorded);
            self.discard_future();
            self.full = true;
        }
        !is_too_long
    }

    fn end_tick(&mut self, is_new: bool) {
        let tick = self.tick();
        self.now.end_tick();
        if !is_new {
            return;
        }
        self.record_findings(tick);
        self.traffic.note(tick, self.now.world.counters());
        self.recorded = tick;
        // A run that exceeds a limit stops within a tick, where no keyframe is possible.
        if self.now.world.excess().is_none() {
            let Self { keyframes, now, recording, .. } = self;
            keyframes.add(now, recording.trace.len());
        }
    }

    fn record_findings(&mut self, now: Ticks) {
        let Self { now: Snapshot { world, judge, rests, .. }, recording, entry, .. } = self;
        let trace = &mut recording.trace;
        if judge.chose_at(now) {
            let all = judge.chosen();
            let of = |at: usize| ChosenEntry { slot: all[at].slot, ballot: all[at].ballot, entry: all[at].entry };
            let is_known =
                |at: usize| (0..at).any(|known| (all[known].slot, all[known].entry) == (all[at].slot, all[at].entry));
            let first = all.partition_point(|chosen| chosen.tick < now);
            (first..all.len()).filter(|&at| !is_known(at)).for_each(|at| trace.chosen(now, of(at)));
        }
        let note_broken = |trace: &mut Trace, Property { name, tick, why, processes, .. }: Property| {
            let (named, all) = (processes.iter().take(WAITING_NAMED), world.ids());
            let about = named.filter_map(|id| all.iter().position(|known| known == id)).map(|at| at as u32).collect();
            let (tick, why) = (tick.unwrap_or(now), why.unwrap_or_else(|| Remark::from(ids::PROPERTY_UNDECIDED)));
            trace.broke(now, Broken { property: name, tick, why, about });
        };
        if judge.found_breach_at(now) {
            let broken = judge.findings(entry.properties, false).into_iter();
            let fresh = broken.filter(|found| found.status == Status::Violated && found.tick == Some(now));
            fresh.for_each(|found| note_broken(trace, found));
        }
        if *rests == Some(now) {
            // These processes wait for an event that can never come.
            let waiting = (0..world.ids().len() as u32).filter(|&at| world.waiting_for(at).is_some());
            trace.come_to_rest(now, world.next_due_of_any().is_some(), waiting.take(WAITING_NAMED));
        }
        let is_judged = |name: &&'static str| entry.properties.contains(name);
        let broken = judge.broke_at_rest(now).filter(|broken| is_judged(&broken.name)).cloned();
        broken.for_each(|found| note_broken(trace, found));
        judge.mended_at_rest(now).filter(is_judged).for_each(|property| trace.holds_again(now, property));
    }
}

#[cfg(test)]
mod tests;
