//! A tick of a run: computed and recorded, or gone through again where its records are held.

use std::rc::Rc;

use super::Run;
use super::replay::see_role;
use crate::history::keyframes::Milestone;
use crate::protocol::Ticks;

impl Run {
    pub(in crate::session) fn begin_tick(&mut self, tick: Ticks) {
        self.now.begin_tick(tick, &self.acts);
    }

    /// One event of the tick that has begun, and whether there was one left; if not, the tick is over.
    pub(in crate::session) fn step_event(&mut self) -> bool {
        let stepped = if self.tick() > self.written { self.record_event() } else { self.replay_event() };
        if stepped {
            let half_way = &mut self.now.half_way;
            *half_way = half_way.map(|handled| handled + 1);
        } else {
            self.end_tick();
        }
        stepped
    }

    fn replay_event(&mut self) -> bool {
        self.hook.listen(false);
        self.now.step(&mut self.chance, &mut self.hook, None)
    }

    fn record_event(&mut self) -> bool {
        let Self { now, recording, hook, .. } = self;
        let is_new = now.world.now() > self.recorded;
        recording.trace.set_new(is_new);
        hook.listen(is_new);
        let stepped = now.step(&mut self.chance, hook, Some(recording));
        if stepped {
            see_role(self.keyframes.first(), now, &recording.trace, &mut self.roles);
            if recording.trace.size() > self.most_records {
                self.evict_records();
            }
        }
        stepped
    }

    pub(in crate::session) fn finish_tick(&mut self) {
        if self.tick() > self.written {
            while self.step_event() {}
        } else if !self.now.world.tick_is_over() {
            self.now.finish_at_once(&mut self.chance, None);
            self.end_tick();
        }
    }

    pub(super) fn end_tick(&mut self) {
        let tick = self.tick();
        let recording = (tick > self.written).then_some(&mut self.recording);
        self.now.end_tick(self.entry.properties, recording);
        if tick > self.recorded {
            self.note_traffic();
        }
        (self.recorded, self.written) = (self.recorded.max(tick), self.written.max(tick));
        let records = self.now.ledger.records();
        if self.milestones.lacks(tick, records) {
            self.milestones.add(tick, records, 0, Milestone { losses: self.now.ledger.losses(), work: self.now.work_done() });
        }
        // A run that has stopped is in the middle of a tick: nobody goes on from there.
        if self.keyframes.lacks(tick, records) && self.now.world.excess().is_none() {
            let (kept, looked) = self.now.keep();
            if self.keyframes.add(tick, records, looked, Rc::clone(&kept)) {
                self.now.past.hold(kept);
            }
        }
    }
}
