//! Where two runs part: the first tick at which some process does not do the same in both.
//!
//! Two runs of the same algorithm (whatever its variants) are compared by everything: who handled which message, from whom, with
//! which values, which lines it obeyed, how many messages it sent, and what became of its cell of `elected`. Different algorithms have
//! different messages and lines, so that of each step only what all of them have is compared: that a process began an
//! election, handled a message, had a timer run out, went down, came back or came to lead; how many messages it sent then; and what its cell of
//! `elected` became.
//!
//! The steps of a tick are compared process by process, each in its own order. In which order different processes are handled
//! within a tick is no difference: no message takes less than a tick, so that none of them can know of the others.

use std::collections::BTreeMap;

use super::model::comparison::{Difference, Doing};
use super::query::log;
use super::query::step_summary::{StepSummary, steps};
use super::run::Run;
use crate::protocol::{Cell, Id, Remark, Ticks};
use crate::scenario::Scenario;
use crate::text::ids;

/// Looks for the first difference of two runs, tick by tick, as far as they have been computed.
#[derive(Clone, Debug, Default)]
pub struct Finder {
    /// The first tick that has not been compared.
    next: Ticks,
    found: Option<Difference>,
}

impl Finder {
    pub fn find(&mut self, [left, right]: [&mut Run; 2], until: Ticks) -> Option<&Difference> {
        if self.next == 0 {
            self.found = before_all(&left.scenario, &right.scenario);
            self.next = 1;
        }
        while self.found.is_none() && self.next <= until {
            let busy = [left.busy_from(self.next), right.busy_from(self.next)].into_iter().flatten().min();
            let Some(tick) = busy.filter(|&tick| tick <= until) else { break };
            self.found = at(left, right, tick);
            self.next = tick + 1;
        }
        self.next = self.next.max(until.saturating_add(1));
        self.found.as_ref()
    }

    pub const fn found(&self) -> Option<&Difference> {
        self.found.as_ref()
    }

    pub fn forget_after(&mut self, tick: Ticks) {
        self.next = self.next.min(tick.saturating_add(1));
        self.found.take_if(|found| found.tick > tick);
    }
}

fn at(left: &mut Run, right: &mut Run, tick: Ticks) -> Option<Difference> {
    let same_algorithm = left.scenario.protocol() == right.scenario.protocol();
    let mut runs = [left, right];
    let steps = runs.each_mut().map(|run| {
        let mut steps = steps(run, tick);
        steps.retain(|step| step.mark(same_algorithm).is_some());
        steps
    });
    let pair = first_unlike(&steps, |step| step.mark(same_algorithm))?;
    let who = pair.iter().flatten().find_map(|step| step.who);
    Some(Difference { tick, who, sides: doings(runs, pair, (who, tick)) })
}

/// The first position at which the per-process sequences of steps differ.
fn first_unlike<T: PartialEq>(
    [left, right]: &[Vec<StepSummary>; 2],
    mark: impl Fn(&StepSummary) -> T,
) -> Option<[Option<StepSummary>; 2]> {
    let mut by_process: BTreeMap<Option<Id>, Vec<&StepSummary>> = BTreeMap::new();
    for step in right {
        by_process.entry(step.who).or_default().push(step);
    }
    let mut done: BTreeMap<Option<Id>, usize> = BTreeMap::new();
    for step in left {
        let done = done.entry(step.who).or_default();
        let other = by_process.get(&step.who).and_then(|steps| steps.get(*done)).copied();
        if other.is_none_or(|other| mark(other) != mark(step)) {
            return Some([Some(*step), other.copied()]);
        }
        *done += 1;
    }
    let mut seen: BTreeMap<Option<Id>, usize> = BTreeMap::new();
    let extra = right.iter().find(|step| {
        let seen = seen.entry(step.who).or_default();
        *seen += 1;
        *seen > done.get(&step.who).copied().unwrap_or_default()
    });
    extra.map(|step| [None, Some(*step)])
}

fn doings(mut runs: [&mut Run; 2], steps: [Option<StepSummary>; 2], (who, tick): (Option<Id>, Ticks)) -> [Doing; 2] {
    let lines = [0, 1].map(|side| {
        let record = steps[side].map(|step: StepSummary| step.record as usize)?;
        runs[side].at_record(record, |run, trace| log::line(run, trace, record))
    });
    let same = match &lines {
        [Some(left), Some(right)] => {
            (&left.full, &left.more, &left.payload, left.route) == (&right.full, &right.more, &right.payload, right.route)
        }
        _ => false,
    };
    let sends = steps[0].map(|step| step.sent) != steps[1].map(|step| step.sent);
    let mut side = 0;
    lines.map(|line| {
        let (run, step) = (&*runs[side], steps[side]);
        side += 1;
        let about = |key| who.into_iter().fold(Remark::from(key), |remark, who| remark.id("id", who));
        let instead = match (&line, step) {
            (Some(_), Some(step)) if same && sends => Some(about(ids::DIFFERENCE_SENDS).number("count", u64::from(step.sent))),
            (Some(_), Some(step)) if same => Some(match step.decided.map(|held| held.and_then(Cell::leader)) {
                Some(Some(leader)) => about(ids::DIFFERENCE_HOLDS).id("leader", leader),
                Some(None) => about(ids::DIFFERENCE_HOLDS_NOBODY),
                None => about(ids::DIFFERENCE_HOLDS_ON),
            }),
            (Some(_), _) => None,
            (None, _) if run.recorded < tick => Some(Remark::from(ids::DifferenceOver { tick: run.recorded })),
            (None, _) => Some(if who.is_some() { about(ids::DIFFERENCE_NOTHING) } else { Remark::from(ids::DIFFERENCE_NOBODY) }),
        };
        Doing { event: step.map(|step| step.event), line: line.filter(|_| instead.is_none()), instead }
    })
}

/// What is different before the first tick: who there is, who is up, who is held as leader.
fn before_all(left: &Scenario, right: &Scenario) -> Option<Difference> {
    let known = |scenario: &Scenario| {
        let seats = scenario.seating();
        let mut known: BTreeMap<Id, bool> = seats.iter().map(|&id| (id, true)).collect();
        for down in scenario.down.iter().filter_map(|&at| seats.get(at as usize)) {
            known.insert(*down, false);
        }
        known
    };
    let [here, there] = [left, right].map(known);
    let doing = |remark: Remark| Doing { event: None, line: None, instead: Some(remark) };
    let unlike = here.keys().chain(there.keys()).find(|id| here.get(id) != there.get(id));
    if let Some(&id) = unlike {
        let told = |known: &BTreeMap<Id, bool>| {
            doing(match known.get(&id) {
                None => ids::DifferenceAbsent { id }.into(),
                Some(true) => ids::DifferenceUp { id }.into(),
                Some(false) => ids::DifferenceDown { id }.into(),
            })
        };
        return Some(Difference { tick: 0, who: Some(id), sides: [told(&here), told(&there)] });
    }
    if left.leader == right.leader {
        return None;
    }
    let told = |scenario: &Scenario| {
        let remark = |leader| Remark::from(ids::DifferenceLed { leader });
        doing(scenario.leader.map_or_else(|| Remark::from(ids::DIFFERENCE_UNLED), remark))
    };
    Some(Difference { tick: 0, who: None, sides: [told(left), told(right)] })
}

/// What tells two scenarios apart besides their algorithms and variants, in the words of each.
pub fn apart(scenarios: [&Scenario; 2]) -> [Vec<Remark>; 2] {
    let mut apart = [Vec::new(), Vec::new()];
    let mut tell = |differ: bool, told: &dyn Fn(&Scenario) -> Remark| {
        if differ {
            apart.iter_mut().zip(scenarios).for_each(|(apart, scenario)| apart.push(told(scenario)));
        }
    };
    let [left, right] = scenarios;
    let (one, other) = (&left.network, &right.network);
    tell(left.count() != right.count(), &|scenario| Remark::from(ids::SideCount { count: scenario.count() as u64 }));
    let delays = (one.shortest_delay, one.longest_delay) != (other.shortest_delay, other.longest_delay);
    tell(delays, &|scenario| {
        let (least, most) = (scenario.network.shortest_delay, scenario.network.longest_delay);
        let told = Remark::from(if least == most { ids::SIDE_DELAY } else { ids::SIDE_DELAYS }).number("least", least);
        if least == most { told } else { told.number("most", most) }
    });
    tell(one.fifo != other.fifo, &|scenario| {
        Remark::from(if scenario.network.fifo { ids::SIDE_FIFO } else { ids::SIDE_NO_FIFO })
    });
    tell(
        left.count() == right.count() && (&left.ids, left.seed) != (&right.ids, right.seed) && left.seating() != right.seating(),
        &seats,
    );
    tell(left.seed != right.seed, &|scenario| Remark::from(ids::SideSeed { seed: scenario.seed.to_string() }));
    apart
}

const SEATS_NAMED: usize = 5;

fn seats(scenario: &Scenario) -> Remark {
    let seats = scenario.seating();
    if seats.is_sorted() {
        Remark::from(ids::SIDE_ASCENDING)
    } else if seats.iter().rev().is_sorted() {
        Remark::from(ids::SIDE_DESCENDING)
    } else {
        let named: Vec<String> = seats.iter().take(SEATS_NAMED).map(ToString::to_string).collect();
        let more = if seats.len() > SEATS_NAMED { "…" } else { "" };
        Remark::from(ids::SideSeats { ids: named.join(" ") + more })
    }
}
