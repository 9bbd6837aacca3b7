//! A long way to a moment that has been computed, gone in portions in the memory of another moment: the one on the screen, with all that is
//! held for it, stays until the other is there.

use super::portion::Portion;
use super::replay::Course;
use super::rewriting::Rewriting;
use super::snapshot::Snapshot;
use crate::engine::Hook;
use crate::protocol::Ticks;

/// A way to the end of a tick, or to so many events of the next one.
#[derive(Debug)]
pub(super) struct Detour {
    pub(super) moment: Snapshot,
    pub(super) tick: Ticks,
    /// Of a later tick.
    pub(super) events: Option<(Ticks, usize)>,
    /// The records up to there, where the trace is moved.
    pub(super) moved: Option<Rewriting>,
    /// Whether they are held.
    pub(super) is_rewritten: bool,
    /// Where the way goes on to from there.
    pub(super) beyond: Ticks,
}

impl Detour {
    /// Goes on through about so many events; whether it is there.
    pub(super) fn go_on(&mut self, course: Course<'_>, portion: &mut Portion) -> bool {
        let Self { moment, tick, events, moved, is_rewritten, .. } = self;
        if let Some(moved) = moved.as_mut().filter(|_| !*is_rewritten) {
            // The whole tick is held, of which so many events are shown.
            let until = events.map_or(*tick, |(of, _)| of);
            if moved.go_on(course, moment, (until, usize::MAX), portion).is_none() {
                return false;
            }
            *is_rewritten = true;
            if moment.world.now() > *tick {
                course.bring_near(moment, *tick);
            }
        }
        course.pass_within(moment, *tick, None, portion) && events.is_none_or(|events| step_to(moment, course, events, portion))
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
        let done = moment.work_done();
        moment.step(&mut chance, &mut Hook::default(), None);
        moment.half_way = Some(handled + 1);
        portion.spend(1 + moment.work_done() - done);
    }
    true
}
