//! Going on until something happens: the moment of it is found event by event, in what is recorded and beyond.

use crate::run::Run;
use suffrage_engine::property::{Property, Status};
use suffrage_engine::protocol::{Datum, Id, Ticks};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    Leader,
    /// A cell comes to hold another decision, where processes decide on a value.
    Decision,
    Breach,
    Message {
        /// The index of its kind among those that the protocol declares.
        kind: usize,
        /// Only by the process at this position or to it.
        of: Option<usize>,
    },
    /// The state of the process at this position becomes another, or it goes down or comes back.
    Change(usize),
    Quiet,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Met {
    Leads(Id),
    Decided(Id, Datum),
    Broke(Box<Property>),
    Sent { number: u32, from: Id, to: Id },
    Changed(Id),
    Quiet,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Looked {
    /// Not there yet: the way goes on from here.
    On,
    Met(Met),
    Quiet,
    Limit,
}

/// The first property that broke at the end of the tick on the screen, or that the run, now that it is at rest, is found to break.
fn broken_now(run: &Run) -> Option<Property> {
    let judge = &run.now.judge;
    let at_rest = |name: &str| judge.broke_at_rest(run.tick()).any(|broken| broken.name == name);
    let fresh = |name: &str| judge.broke_at(name) == Some(run.tick()) || at_rest(name);
    if !run.entry.properties.iter().any(|name| fresh(name)) {
        return None;
    }
    run.properties().iter().find(|found| found.status == Status::Violated && fresh(found.name)).cloned()
}

/// Goes on through about so many events; where something is met, the way to the moment of it may still have to be gone.
pub(crate) fn until(run: &mut Run, goal: Until, farthest: Ticks, events: u64) -> Looked {
    run.settle();
    run.hook.rest();
    if let Until::Message { kind, of } = goal {
        run.hook.want(kind, of.map(|at| at as u32));
    }
    let (won, decisions) = (run.now.judge.times_won, run.now.judge.decisions);
    let state = |run: &Run| if let Until::Change(at) = goal { run.now.world.state_word(at as u32) } else { 0 };
    let before = state(run);
    let met_by_event = |run: &Run| match goal {
        Until::Leader if run.now.judge.times_won > won => run.now.judge.newest.map(Met::Leads),
        Until::Decision if run.now.judge.decisions > decisions => {
            run.now.judge.latest.map(|(id, value)| Met::Decided(id, value))
        }
        Until::Message { .. } => {
            run.hook.seen.map(|(number, from, to)| Met::Sent { number, from: run.id(from), to: run.id(to) })
        }
        Until::Change(at) => (state(run) != before).then(|| Met::Changed(run.id(at as u32))),
        _ => None,
    };
    let looked = go_on(run, goal, met_by_event, (farthest, events));
    run.hook.rest();
    looked
}

fn go_on(
    run: &mut Run,
    goal: Until,
    met_by_event: impl Fn(&Run) -> Option<Met>,
    (farthest, events): (Ticks, u64),
) -> Looked {
    let mut left = events.max(1);
    loop {
        let mut handled = run.now.half_way.unwrap_or(0);
        if run.now.half_way.is_none() {
            if run.is_quiet() {
                return if goal == Until::Quiet { Looked::Met(Met::Quiet) } else { Looked::Quiet };
            }
            // Ticks at which nothing is due are passed over.
            let Some(next) = run.now.next_due(&run.acts).filter(|&next| next <= farthest) else { return Looked::Limit };
            if left == 0 {
                return Looked::On;
            }
            if run.too_much().is_some() {
                return Looked::Limit;
            }
            run.now.begin_tick(next, &run.acts);
        }
        let (tick, mut met) = (run.tick(), None);
        left = left.saturating_sub(1);
        // The whole tick is recorded: the screen says how many events it has.
        while run.step_event() {
            handled += 1;
            left = left.saturating_sub(1);
            met = met.or_else(|| Some((met_by_event(run)?, handled)));
        }
        run.on_moment_changed();
        if run.tick() != tick {
            // It would have made the run too long.
            return Looked::Limit;
        }
        if let Some((met, events)) = met {
            run.show((tick, Some(events)));
            return Looked::Met(met);
        }
        let met = match goal {
            Until::Breach => broken_now(run).map(|found| Met::Broke(Box::new(found))),
            Until::Quiet if run.is_quiet() => Some(Met::Quiet),
            _ => None,
        };
        if let Some(met) = met {
            return Looked::Met(met);
        }
    }
}
