//! Looking for one message: where it was sent, and where it arrived or was lost.
//!
//! The record of an arrival does not tell the number of the message: the run is followed from where it was sent.

use super::pass::SearchPass;
use super::{Direction, End, PassOutcome, Place, end_of};
use crate::protocol::Ticks;

pub(super) fn follow(pass: &mut SearchPass<'_>, number: u32, left: Ticks) -> PassOutcome {
    let direction = pass.search.direction;
    let known = pass.search.way.and_then(|way| way.sent);
    // At the end of the tick at which it left its sender it is under way, and the run knows who sent it.
    let set_out = |pass: &mut SearchPass<'_>| {
        pass.run.seek(left);
        let record = pass.run.now.ledger.cause_of(number)?;
        pass.place(record as usize)
    };
    let Some(sent) = known.or_else(|| set_out(pass)) else { return PassOutcome::Nothing(end_of(direction)) };
    let is_next = pass.search.is_beyond(sent);
    if direction == Direction::Forward && is_next {
        return PassOutcome::Hit(sent);
    }
    let latest = match (direction, pass.search.way.and_then(|way| way.edge)) {
        (Direction::Backward, Some(edge)) => edge.tick.min(pass.run.recorded),
        (Direction::Backward, None) => pass.run.recorded,
        (Direction::Forward, _) => pass.farthest,
    };
    if let Some(way) = &mut pass.search.way {
        way.sent = Some(sent);
    }
    let followed = to_its_end(pass, number, latest);
    pass.run.hook.rest();
    match (followed, direction) {
        (Ok(place), _) if pass.search.is_beyond(place) => PassOutcome::Hit(place),
        (Err(PassOutcome::On(tick)), _) => PassOutcome::On(tick),
        (_, Direction::Backward) if is_next => PassOutcome::Hit(sent),
        (_, Direction::Backward) => PassOutcome::Nothing(end_of(direction)),
        (Ok(_), Direction::Forward) => PassOutcome::Nothing(End::Over),
        (Err(other), Direction::Forward) => other,
    }
}

fn to_its_end(pass: &mut SearchPass<'_>, number: u32, latest: Ticks) -> Result<Place, PassOutcome> {
    pass.run.hook.follow(number);
    loop {
        let run = &mut *pass.run;
        let (mut handled, mut ended) = (run.handled, None);
        if !run.is_between_moments() {
            if run.is_quiet() {
                return Err(PassOutcome::Nothing(End::Rest(run.tick())));
            }
            let Some(next) = run.next_tick_of_any().filter(|&next| next <= latest) else {
                return Err(PassOutcome::Nothing(End::Limit(run.tick())));
            };
            if pass.left == 0 {
                return Err(PassOutcome::On(run.tick()));
            }
            run.begin_tick(next);
            handled = 0;
        }
        let (next, first) = (run.tick(), handled);
        while !run.now.world.tick_is_over() {
            // It may be left in the middle as long as nothing has been found in it.
            if ended.is_none() && (handled - first) as u64 >= pass.events {
                run.handled = handled;
                return Err(PassOutcome::On(next));
            }
            if !run.step_event() {
                break;
            }
            if run.hook.has_ended() && ended.is_none() {
                ended = Some(handled);
            }
            handled += 1;
        }
        pass.left = pass.left.saturating_sub((handled - first) as u64);
        if let Some(event) = ended {
            let mut records = run.trace().events_of(next).nth(event).into_iter().flatten();
            let is_end = |&record: &usize| run.trace().record(record).what.ends_a_message();
            return records.find(is_end).map(|record| Place { tick: next, record }).ok_or(PassOutcome::Nothing(End::Limit(next)));
        }
    }
}
