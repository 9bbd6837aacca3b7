//! Records of a part of a run that are written down again, in portions.

use super::portion::Portion;
use super::replay::{Course, Replay};
use super::roles::Roles;
use super::snapshot::Snapshot;
use crate::protocol::Ticks;
use crate::sim::trace::Recording;

#[derive(Debug)]
pub(super) struct Rewriting {
    pub(super) recording: Recording,
    /// Where they are wanted.
    pub(super) roles: Option<Roles>,
    /// The first record that is to be held.
    begin: usize,
    /// The tick from whose end on every event is told apart.
    from: Ticks,
    waits: bool,
}

impl Rewriting {
    /// Holds nothing yet; is to hold the records from this one on, none of which comes before the end of a tick.
    pub(super) const fn new(recording: Recording, roles: Option<Roles>, begin: usize, from: Ticks) -> Self {
        Self { recording, roles, begin, from, waits: false }
    }

    /// The tick up to which nothing need be written down.
    pub(super) fn silent_until(&self, course: Course<'_>) -> Ticks {
        course.nothing_written_until(self.from)
    }

    /// Goes on with a moment of the run to the end of a tick, unless so many records are enough, through about so many events. Once it is
    /// there, the last tick that is held whole.
    pub(super) fn go_on(
        &mut self,
        course: Course<'_>,
        moment: &mut Snapshot,
        (tick, enough): (Ticks, usize),
        portion: &mut Portion,
    ) -> Option<Ticks> {
        if !self.waits {
            let silent = self.silent_until(course);
            let is_there = course.pass_within(moment, silent, None, portion)
                && course.pass_within(moment, self.from, Some(&mut self.recording), portion);
            if !is_there {
                return None;
            }
            self.recording.trace.await_record(self.begin);
            self.waits = true;
        }
        let empty = self.recording.elsewhere();
        let recording = std::mem::replace(&mut self.recording, empty);
        let mut replay = Replay::again(course, moment, recording, self.roles.as_mut());
        let is_there = replay.go_on_within(tick, enough, portion);
        let whole_until = is_there.then(|| replay.last_whole_tick(tick));
        self.recording = replay.recording;
        whole_until
    }
}
