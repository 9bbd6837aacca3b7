//! A long way to a moment that has been computed, gone in portions in the memory of another moment: the one on the screen, with all that is
//! held for it, stays until the other is there.

use super::portion::Portion;
use super::replay::{Course, Replay};
use super::roles::Roles;
use super::snapshot::Snapshot;
use crate::engine::Hook;
use crate::protocol::Ticks;
use crate::sim::trace::Recording;

/// A way to the end of a tick, or to so many events of the next one.
#[derive(Debug)]
pub(super) struct Detour {
    pub(super) moment: Snapshot,
    pub(super) tick: Ticks,
    /// Of a later tick.
    pub(super) events: Option<(Ticks, usize)>,
    /// What is made again where the trace is moved.
    pub(super) moved: Option<MovedTrace>,
    /// Where the way goes on to from there.
    pub(super) beyond: Ticks,
}

#[derive(Debug)]
pub(super) struct MovedTrace {
    pub(super) recording: Recording,
    pub(super) roles: Roles,
    /// The first record that is to be held.
    begin: usize,
    /// The tick from whose end on every event is told apart.
    pub(super) from: Ticks,
    waits: bool,
}

impl MovedTrace {
    /// Holds nothing yet.
    pub(super) const fn new(recording: Recording, roles: Roles, begin: usize, from: Ticks) -> Self {
        Self { recording, roles, begin, from, waits: false }
    }
}

impl Detour {
    /// Goes on through about so many events; whether it is there.
    pub(super) fn go_on(&mut self, course: Course<'_>, portion: &mut Portion) -> bool {
        let Self { moment, tick, events, moved, .. } = self;
        let Some(moved) = moved else {
            return course.pass_within(moment, *tick, None, portion)
                && events.is_none_or(|events| step_to(moment, course, events, portion));
        };
        let MovedTrace { recording, roles, begin, from, waits } = moved;
        if !*waits {
            let silent = course.nothing_written_until(*from);
            let is_there =
                course.pass_within(moment, silent, None, portion) && course.pass_within(moment, *from, Some(recording), portion);
            if !is_there {
                return false;
            }
            recording.trace.await_record(*begin);
            *waits = true;
        }
        let mut replay = Replay::again(course, moment, std::mem::replace(recording, recording.elsewhere()), roles);
        let is_there = replay.go_on_within(*tick, usize::MAX, portion);
        *recording = replay.recording;
        is_there
    }

    pub(super) const fn tick(&self) -> Ticks {
        match self.events {
            Some((tick, _)) => tick,
            None => self.tick,
        }
    }
}

/// Goes through so many events of a tick, whose records are held.
fn step_to(moment: &mut Snapshot, course: Course<'_>, (tick, events): (Ticks, usize), portion: &mut Portion) -> bool {
    let Course { acts, mut chance, .. } = course;
    if moment.half_way.is_none() {
        moment.begin_tick(tick, acts);
        moment.half_way = Some(0);
    }
    while let Some(handled) = moment.half_way.filter(|handled| *handled < events) {
        if portion.is_spent() {
            return false;
        }
        portion.spend(1);
        moment.step(&mut chance, &mut Hook::default(), None);
        moment.half_way = Some(handled + 1);
    }
    true
}
