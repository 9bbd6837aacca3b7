//! Finds where two runs diverge: the first tick in which a process does something different.
//!
//! Runs of the same algorithm (in any variants) are compared in every detail: the message that a process handles, its
//! sender and values, the lines that the process executes, how many messages it sends, and its `elected` cell.
//!
//! Different algorithms have different messages and lines, so only some events are compared: a process starts an
//! election, handles a message, has a timeout, goes down, comes back or becomes leader. The number of messages sent
//! in such an event and the new content of the `elected` cell are compared too.
//!
//! The steps of a tick are compared process by process. The order of the processes within a tick does not matter: a
//! message takes at least one tick, so processes cannot influence each other within a tick.

use std::mem::discriminant;

use crate::prelude::*;
use crate::query::log;
use suffrage_engine::engine::word_of;

/// A search for the first difference between two runs. It compares the recorded ticks in order.
#[derive(Clone, Debug, Default)]
pub struct DifferenceFinder {
    next: Ticks,
    /// The first difference; `None` if the ticks compared so far are equal.
    pub found: Option<Difference>,
}

impl DifferenceFinder {
    pub fn find(&mut self, [left, right]: [&Run; 2], until: Ticks) {
        if self.next == 0 {
            self.found = difference_at_start(&left.scenario, &right.scenario);
            self.next = 1;
        }
        while self.found.is_none() && self.next <= until {
            let busy = [left, right].into_iter().filter_map(|run| run.trace().busy_from(self.next)).min();
            let Some(tick) = busy.filter(|&tick| tick <= until) else { break };
            self.found = at(left, right, tick);
            self.next = tick + 1;
        }
        self.next = self.next.max(until.saturating_add(1));
    }

    pub fn forget_after(&mut self, tick: Ticks) {
        self.next = self.next.min(tick.saturating_add(1));
        self.found.take_if(|found| found.tick > tick);
    }
}

fn at(left: &Run, right: &Run, tick: Ticks) -> Option<Difference> {
    let same_algorithm = left.scenario.protocol() == right.scenario.protocol();
    let runs = [left, right];
    let pair = first_unmatched(&runs.map(|run| steps(run, tick, same_algorithm)))?;
    let who = pair.iter().flatten().find_map(|step| step.who);
    Some(Difference { tick, who, sides: both_sides(runs, pair, (who, tick)) })
}

/// The first pair of different steps. The third step of a process on the left is paired with its third on the right.
fn first_unmatched(steps: &[Vec<StepSummary>; 2]) -> Option<[Option<StepSummary>; 2]> {
    let numbered = |steps: &[StepSummary]| -> Vec<((Option<Id>, usize), StepSummary)> {
        let mut counts: BTreeMap<Option<Id>, usize> = BTreeMap::new();
        let number = |step: &StepSummary| {
            let count = counts.entry(step.who).or_default();
            *count += 1;
            ((step.who, *count), *step)
        };
        steps.iter().map(number).collect()
    };
    let [left, right] = steps.each_ref().map(|steps| numbered(steps));
    let [known, other] = [&left, &right].map(|steps| steps.iter().copied().collect::<BTreeMap<_, _>>());
    let unlike = left.iter().map(|(key, step)| [Some(*step), other.get(key).copied()]);
    let extra = right.iter().filter(|(key, _)| !known.contains_key(key)).map(|(_, step)| [None, Some(*step)]);
    let differs = |[one, other]: &[Option<StepSummary>; 2]| one.map(|step| step.mark) != other.map(|step| step.mark);
    unlike.chain(extra).find(differs)
}

fn both_sides(runs: [&Run; 2], steps: [Option<StepSummary>; 2], (who, tick): (Option<Id>, Ticks)) -> [Doing; 2] {
    let lines = [0, 1].map(|side| Some(log::line(runs[side], steps[side]?.record as usize)));
    let same = match &lines {
        [Some(left), Some(right)] => {
            (&left.full, &left.more, &left.payload, left.route)
                == (&right.full, &right.more, &right.payload, right.route)
        }
        _ => false,
    };
    let sends = steps[0].map(|step| step.sent) != steps[1].map(|step| step.sent);
    let mut side = 0;
    lines.map(|line| {
        let (run, step) = (runs[side], steps[side]);
        side += 1;
        let about = |key| who.into_iter().fold(Remark::from(key), |remark, who| remark.id("id", who));
        let instead = match (&line, step) {
            (Some(_), Some(step)) if same && sends => {
                Some(about(ids::DIFFERENCE_SENDS).number("count", u64::from(step.sent)))
            }
            (Some(_), Some(step)) if same => Some(match step.decided.map(|held| held.and_then(Cell::leader)) {
                Some(Some(leader)) => about(ids::DIFFERENCE_HOLDS).id("leader", leader),
                Some(None) => about(ids::DIFFERENCE_HOLDS_NOBODY),
                None => about(ids::DIFFERENCE_HOLDS_ON),
            }),
            (Some(_), _) => None,
            (None, _) if run.recorded < tick => Some(Remark::from(ids::DifferenceOver { tick: run.recorded })),
            (None, _) => {
                Some(if who.is_some() { about(ids::DIFFERENCE_NOTHING) } else { Remark::from(ids::DIFFERENCE_NOBODY) })
            }
        };
        Doing { event: step.map(|step| step.event), line: line.filter(|_| instead.is_none()), instead }
    })
}

fn difference_at_start(left: &Scenario, right: &Scenario) -> Option<Difference> {
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

/// For each side, the settings that differ between the scenarios, as sentences. The algorithm is left out.
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
    tell(one.each != other.each, &|scenario| Remark::from(ids::SideEach { count: scenario.network.each.len() as u64 }));
    tell(one.fifo != other.fifo, &|scenario| {
        Remark::from(if scenario.network.fifo { ids::SIDE_FIFO } else { ids::SIDE_NO_FIFO })
    });
    tell(
        left.count() == right.count()
            && (&left.ids, left.seed) != (&right.ids, right.seed)
            && left.seating() != right.seating(),
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

/// Two runs side by side at the same tick. A run at rest stays at its end while the other run continues.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    pub sides: [Frame; 2],
    pub clock: Clock,
    /// The side on which key presses act: 0 is left, 1 is right.
    pub focus: usize,
    /// For each side, the position of the selected process; `None` if this side does not have the process.
    pub selected: [Option<usize>; 2],
    /// For each side, the tick at which the run came to rest; `None` if the run is not at rest at this moment.
    pub rested: [Option<Ticks>; 2],
    /// For each side, the settings that differ between the runs, as sentences. The algorithm is left out.
    pub apart: [Vec<Remark>; 2],
    pub difference: Option<Difference>,
    /// Whether `difference` happens after the moment on the screen.
    pub ahead: bool,
}

impl Comparison {
    pub fn focused(&self) -> &Frame {
        &self.sides[self.focus]
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    pub tick: Ticks,
    /// The process that acts differently; `None` if no single process does.
    pub who: Option<Id>,
    pub sides: [Doing; 2],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doing {
    /// The number of the event within its tick, from 1; `None` if only the run on the other side has this event.
    pub event: Option<usize>,
    pub line: Option<LogLine>,
    /// A sentence that replaces the log line; `None` if the log line is enough to show the difference.
    pub instead: Option<Remark>,
}

impl Doing {
    pub fn sentence(&self) -> Option<&Remark> {
        self.instead.as_ref().or(self.line.as_ref().map(|line| &line.full))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StepSummary {
    pub who: Option<Id>,
    /// The number of the event within its tick, from 1.
    pub event: usize,
    /// The number of the event's record in the trace.
    pub record: u32,
    pub sent: u32,
    /// The new content of the process's `elected` cell: `Some(None)` if it is empty now, `None` if it has not changed.
    #[expect(clippy::option_option, reason = "that it became empty is a change")]
    pub decided: Option<Option<Cell>>,
    mark: u64,
}

/// If the algorithms differ, returns only kinds of steps that both algorithms have.
pub(crate) fn steps(run: &Run, tick: Ticks, same_algorithm: bool) -> Vec<StepSummary> {
    let trace = run.trace();
    let events = (1..).zip(trace.events_of(tick));
    events
        .flat_map(|(event, records)| trace.among(records).map(move |(index, record)| (event, index, record)))
        // Records about the whole run (for example: it is at rest) are not steps of a process.
        .filter(|(.., record)| !record.what.is_finding())
        .filter_map(|(event, index, record)| summary(run, (index, &record), event, same_algorithm))
        .collect()
}

fn summary(run: &Run, (index, record): (usize, &Record), event: usize, same_algorithm: bool) -> Option<StepSummary> {
    let trace = run.trace();
    let sent = record.sends;
    // A crash also empties the cell. This change is not a decision of the process.
    let decided = trace.decided_in(index as u32).filter(|_| !matches!(record.what, RecordKind::WentDown(_)));
    let leader = decided.map(|held| held.and_then(Cell::leader));
    let effect = (sent, leader);
    let mark = if same_algorithm {
        let (steps, said) = (run.steps(index), run.content(index).map(word_of));
        word_of(&(word_of(&discriminant(&record.what)), details(run, record, said), steps, effect))
    } else {
        word_of(&(common_kind(&record.what)?, effect))
    };
    let who = (!record.what.is_of_all()).then(|| run.id(record.at));
    Some(StepSummary { who, event, record: index as u32, sent, decided, mark })
}

/// Uses ids instead of positions, because the same process can have different positions in the two runs.
fn details(run: &Run, record: &Record, said: Option<u64>) -> u64 {
    let id = |at: u32| run.id(at);
    match &record.what {
        RecordKind::Delivered { from, .. }
        | RecordKind::CameBack { from, .. }
        | RecordKind::NoticeLost { from, .. } => word_of(&(id(*from), said)),
        RecordKind::Lost { from, reason, .. } => word_of(&(id(*from), said, reason)),
        RecordKind::NetworkChanged(change) => word_of(change),
        RecordKind::Parted(groups) => {
            let groups: Vec<Vec<Id>> = groups.iter().map(|group| group.iter().map(|&at| id(at)).collect()).collect();
            word_of(&groups)
        }
        // For all other kinds, the text of the log contains all values of the record.
        _ => word_of(&format!("{:?}", log::occurrence(run, record).full)),
    }
}

const fn common_kind(what: &RecordKind) -> Option<u64> {
    match what {
        RecordKind::Started(_) => Some(0),
        RecordKind::Delivered { .. } | RecordKind::CameBack { .. } => Some(1),
        RecordKind::Fired { .. } => Some(2),
        RecordKind::WentDown(_) => Some(3),
        RecordKind::Revived => Some(4),
        RecordKind::Leads => Some(5),
        RecordKind::Requested(_) => Some(6),
        _ => None,
    }
}
