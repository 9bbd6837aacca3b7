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

struct GoalWatch {
    goal: Until,
    won: u32,
    decisions: u32,
    state: Option<u64>,
}

impl GoalWatch {
    fn new(run: &mut Run, goal: Until) -> Self {
        run.hook.rest();
        if let Until::Message { kind, of } = goal {
            run.hook.want(kind, of.map(|at| at as u32));
        }
        let state = if let Until::Change(at) = goal { Some(run.now.world.state_word(at as u32)) } else { None };
        Self { goal, won: run.now.judge.times_won, decisions: run.now.judge.decisions, state }
    }

    fn met_by_event(&self, run: &Run) -> Option<Met> {
        let id = |at: u32| run.id(at);
        match self.goal {
            Until::Leader if run.now.judge.times_won > self.won => run.now.judge.newest.map(Met::Leads),
            Until::Decision if run.now.judge.decisions > self.decisions => {
                run.now.judge.latest.map(|(id, value)| Met::Decided(id, value))
            }
            Until::Message { .. } => {
                run.hook.seen.map(|(number, from, to)| Met::Sent { number, from: id(from), to: id(to) })
            }
            Until::Change(at) => {
                let same = self.state == Some(run.now.world.state_word(at as u32));
                (!same).then(|| Met::Changed(id(at as u32)))
            }
            _ => None,
        }
    }

    fn met_by_tick(&self, run: &Run) -> Option<Met> {
        match self.goal {
            Until::Breach => broken_now(run).map(|found| Met::Broke(Box::new(found))),
            Until::Quiet if run.is_quiet() => Some(Met::Quiet),
            _ => None,
        }
    }
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
    let watch = GoalWatch::new(run, goal);
    let looked = go_on(run, &watch, farthest, events);
    run.hook.rest();
    looked
}

fn go_on(run: &mut Run, watch: &GoalWatch, farthest: Ticks, events: u64) -> Looked {
    let mut left = events.max(1);
    loop {
        let mut handled = run.now.half_way.unwrap_or(0);
        if run.now.half_way.is_none() {
            if run.is_quiet() {
                return if watch.goal == Until::Quiet { Looked::Met(Met::Quiet) } else { Looked::Quiet };
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
            met = met.or_else(|| Some((watch.met_by_event(run)?, handled)));
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
        if let Some(met) = watch.met_by_tick(run) {
            return Looked::Met(met);
        }
    }
}
