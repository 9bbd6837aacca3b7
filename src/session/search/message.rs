//! Looking for one message: where it was sent, and where it arrived or was lost.
//!
//! The record of an arrival does not tell the number of the message: the run is followed from where it was sent.

use super::{Direction, End, Hunt, Outcome, Place, hunt_end};
use crate::protocol::{Explain, Ticks};
use crate::session::until::Spy;
use crate::sim::trace::What;

pub(super) fn follow<P: Explain>(hunt: &mut Hunt<'_, P>, number: u32, left: Ticks) -> Outcome {
    let direction = hunt.search.direction;
    let known = hunt.search.way.and_then(|way| way.sent);
    // At the end of the tick at which it left its sender it is under way, and the run knows who sent it.
    let set_out = |hunt: &mut Hunt<'_, P>| {
        hunt.run.seek(left);
        let record = hunt.run.moment.ledger.cause_of(number)?;
        hunt.place(record as usize)
    };
    let Some(sent) = known.or_else(|| set_out(hunt)) else { return Outcome::Nothing(hunt_end(direction)) };
    let is_next = hunt.search.is_beyond(sent);
    if direction == Direction::Forward && is_next {
        return Outcome::Place(sent);
    }
    let latest = match (direction, hunt.search.way.and_then(|way| way.edge)) {
        (Direction::Backward, Some(edge)) => edge.tick.min(hunt.run.recorded),
        (Direction::Backward, None) => hunt.run.recorded,
        (Direction::Forward, _) => hunt.farthest,
    };
    if let Some(way) = &mut hunt.search.way {
        way.sent = Some(sent);
    }
    let followed = to_its_end(hunt, number, latest);
    hunt.run.spy = Spy::default();
    match (followed, direction) {
        (Ok(place), _) if hunt.search.is_beyond(place) => Outcome::Place(place),
        (Err(Outcome::On(tick)), _) => Outcome::On(tick),
        (_, Direction::Backward) if is_next => Outcome::Place(sent),
        (_, Direction::Backward) => Outcome::Nothing(hunt_end(direction)),
        (Ok(_), Direction::Forward) => Outcome::Nothing(End::Over),
        (Err(other), Direction::Forward) => other,
    }
}

/// Follows the run until the message arrives or is lost, at most to a tick.
fn to_its_end<P: Explain>(hunt: &mut Hunt<'_, P>, number: u32, latest: Ticks) -> Result<Place, Outcome> {
    hunt.run.spy = Spy::of(number);
    loop {
        let run = &mut *hunt.run;
        if run.is_quiet() {
            return Err(Outcome::Nothing(End::Rest(run.tick())));
        }
        let Some(next) = run.next_tick_of_any().filter(|&next| next <= latest) else {
            return Err(Outcome::Nothing(End::Limit(run.tick())));
        };
        if hunt.left == 0 {
            return Err(Outcome::On(run.tick()));
        }
        run.begin_tick(next);
        let (mut handled, mut ended) = (0, None);
        while !run.moment.world.tick_is_over() {
            if !run.step_event() {
                break;
            }
            if run.spy.has_ended() && ended.is_none() {
                ended = Some(handled);
            }
            handled += 1;
        }
        hunt.left = hunt.left.saturating_sub(handled as u64);
        if let Some(event) = ended {
            let mut records = run.trace.events_of(next).nth(event).into_iter().flatten();
            let is_end = |&record: &usize| {
                let what = &run.trace.record(record).what;
                matches!(what, What::Delivered { .. } | What::Lost { .. } | What::CameBack { .. } | What::NoticeLost { .. })
            };
            return records.find(is_end).map(|record| Place { tick: next, record }).ok_or(Outcome::Nothing(End::Limit(next)));
        }
    }
}
