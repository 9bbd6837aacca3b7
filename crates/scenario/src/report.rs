//! Checks the expectations of a scenario against the result of a run.

use super::write;
use crate::prelude::*;
use suffrage_engine::engine::{Counts, FinalCell, FinalLog, Finished};
use suffrage_engine::property::{Property, Repetition, Status};
use suffrage_engine::protocol::{Learnt, Slot};

const MOST_NAMED: usize = 8;

/// The result of a run, as far as expectations can refer to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunResult<'a> {
    pub last_change: Ticks,
    /// The tick at which the run was cut off; `None` if the run came to rest.
    pub cut_off: Option<Ticks>,
    /// How the run repeats; `None`: it is not known to repeat.
    pub repeats: Option<Repetition>,
    pub counts: &'a Counts,
    pub properties: &'a [Property],
    /// The logs of correct learners; needed only if a log is expected.
    pub logs: &'a [FinalLog],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    pub name: &'static str,
    pub met: bool,
    pub expected: Remark,
    pub came: Remark,
}

/// Checks all expectations. `processes` are in the order of their positions.
pub fn judge(expect: &Expect, outcome: &RunResult<'_>, processes: impl Iterator<Item = FinalCell>) -> Vec<Judged> {
    let mut judged = Vec::new();
    if expect.leader.is_some() || expect.decided.is_some() || expect.elected.is_some() {
        let cells: Vec<FinalCell> = processes.collect();
        judged.extend(expect.leader.map(|id| judge_leader(id, &cells)));
        judged.extend(expect.decided.map(|value| judge_decided(value, &cells)));
        judged.extend(expect.elected.as_ref().map(|expected| judge_elected(expected, &cells)));
    }
    if let Some(slots) = &expect.log {
        judged.push(judge_log(slots, outcome.logs));
    }
    if let Some(by) = expect.by {
        let tick = outcome.last_change;
        let came = match outcome.cut_off {
            None => ids::CameBy { tick }.into(),
            Some(until) => ids::CameByCutOff { tick, until }.into(),
        };
        // The future of a run that was cut off is unknown, so the expectation is not met.
        let met = tick <= by && outcome.cut_off.is_none();
        judged.push(Judged { name: "by", met, expected: ids::ExpectBy { tick: by }.into(), came });
    }
    if let Some(count) = expect.in_all {
        let sent = outcome.counts.cost();
        let (expected, came) = (ids::ExpectInAll { count }.into(), ids::CameInAll { count: sent }.into());
        judged.push(Judged { name: "messages", met: sent == count, expected, came });
    }
    if !expect.messages.is_empty() {
        judged.push(judge_messages(expect, outcome));
    }
    if !expect.holds.is_empty() {
        judged.push(judge_properties("holds", &expect.holds, Status::Holds, outcome));
    }
    if !expect.violates.is_empty() {
        judged.push(judge_properties("violates", &expect.violates, Status::Violated, outcome));
    }
    if expect.never_rests {
        let undecided = || outcome.cut_off.map_or(ids::CAME_REST.into(), |tick| ids::CameNoRest { tick }.into());
        let came = outcome.repeats.map_or_else(undecided, Repetition::sentence);
        let (met, expected) = (outcome.repeats.is_some(), ids::EXPECT_NEVER_RESTS.into());
        judged.push(Judged { name: "never_rests", met, expected, came });
    }
    judged
}

impl Expect {
    /// The result of a run: the leader or the decision, the messages of each kind, and the decided properties.
    pub fn of(scenario: &Scenario, finished: &Finished) -> Self {
        let summary = finished.summary();
        let cells: Vec<FinalCell> = (0..scenario.count()).map(|position| finished.cell(position)).collect();
        let followed = cells.iter().filter(|cell| cell.up && cell.may_follow).map(|cell| cell.follows);
        let decided = cells.iter().filter(|cell| cell.owes).map(|cell| cell.elected);
        let named = |status| {
            let named = summary.properties.iter().filter(|property| property.status == status);
            named.map(|property| property.name).collect()
        };
        let counts = summary.counts.by_kind.iter().enumerate();
        Self {
            leader: common(followed).filter(|_| scenario.follows()),
            decided: match common(decided) {
                Some(Cell::Decided(value)) if scenario.protocol().entry().strip == Strip::Decisions => Some(value),
                _ => None,
            },
            messages: counts.map(|(kind, (_, count))| (kind, *count)).collect(),
            // If the run was cut off, a property that holds so far is undecided.
            holds: if summary.quiet { named(Status::Holds) } else { Vec::new() },
            violates: named(Status::Violated),
            ..Self::default()
        }
    }
}

fn common<T: PartialEq>(mut values: impl Iterator<Item = Option<T>>) -> Option<T> {
    let first = values.next()??;
    values.all(|value| value.as_ref() == Some(&first)).then_some(first)
}

#[derive(Default)]
struct CellCounts {
    of: u64,
    right: u64,
    others: Vec<ExpectedCell>,
}

impl CellCounts {
    fn of(cells: impl Iterator<Item = ExpectedCell>, expected: Cell) -> Self {
        let mut held = Self::default();
        for cell in cells {
            held.of += 1;
            if cell == Some(expected) {
                held.right += 1;
            } else if held.others.len() < MOST_NAMED && !held.others.contains(&cell) {
                held.others.push(cell);
            }
        }
        held
    }

    const fn is_met(&self) -> bool {
        self.of > 0 && self.right == self.of
    }

    fn others(&self) -> String {
        self.others.iter().map(|cell| written(*cell)).collect::<Vec<_>>().join(", ")
    }
}

fn judge_leader(leader: Id, cells: &[FinalCell]) -> Judged {
    let may_follow = cells.iter().filter(|cell| cell.up && cell.may_follow);
    let held = CellCounts::of(may_follow.map(|cell| cell.follows.map(Cell::Leader)), Cell::Leader(leader));
    let CellCounts { of: up, right, .. } = held;
    let came = match () {
        () if up == 0 => ids::CAME_NOBODY_UP.into(),
        () if right == up => Remark::from(ids::CameLeader { leader, up }),
        () => ids::CameOthers { leader, right, up, others: held.others() }.into(),
    };
    Judged { name: "leader", met: held.is_met(), expected: ids::ExpectLeader { id: leader }.into(), came }
}

fn judge_decided(value: Datum, cells: &[FinalCell]) -> Judged {
    let held = CellCounts::of(cells.iter().filter(|cell| cell.owes).map(|cell| cell.elected), Cell::Decided(value));
    let (value, &CellCounts { of: correct, right, .. }) = (value.to_string(), &held);
    let expected = ids::ExpectDecided { value: value.clone() }.into();
    let came = match () {
        () if correct == 0 => ids::CAME_NOBODY_OWES.into(),
        () if right == correct => Remark::from(ids::CameDecided { value, correct }),
        () => ids::CameDecidedOthers { value, right, correct, others: held.others() }.into(),
    };
    Judged { name: "decided", met: held.is_met(), expected, came }
}

fn judge_elected(expected: &[ExpectedCell], cells: &[FinalCell]) -> Judged {
    let mut unlike = expected.iter().zip(cells).filter(|(expected, cell)| **expected != cell.elected);
    let different = unlike.clone().count() as u64;
    let first_unlike = unlike.next();
    let differs = |(&expected, cell): (&ExpectedCell, &FinalCell)| {
        let (held, expected) = (written(cell.elected), written(expected));
        ids::CameDifferent { count: different, id: cell.id, held, expected }.into()
    };
    let listed = |cells: &[ExpectedCell]| cells.iter().map(|cell| written(*cell)).collect::<Vec<_>>().join(" ");
    let cells = match expected.get(..3 * MOST_NAMED) {
        Some(first) if expected.len() > first.len() => format!("{} …", listed(first)),
        _ => listed(expected),
    };
    let (met, expected) = (first_unlike.is_none(), ids::ExpectElected { cells }.into());
    Judged { name: "elected", met, expected, came: first_unlike.map_or_else(|| ids::CAME_ELECTED.into(), differs) }
}

fn written(cell: ExpectedCell) -> String {
    cell.map_or_else(|| "@".to_owned(), |cell| cell.to_string())
}

/// All correct learners must have the expected log, and there must be at least one correct learner.
fn judge_log(slots: &[ExpectedSlot], logs: &[FinalLog]) -> Judged {
    let of = |log: &FinalLog| -> Vec<ExpectedSlot> { log.applied.iter().filter_map(ExpectedSlot::of).collect() };
    let (correct, right) = (logs.len() as u64, logs.iter().filter(|log| of(log) == slots).count() as u64);
    let differs = |log: &FinalLog| {
        let applied = of(log);
        let place = (0..slots.len().max(applied.len())).find(|&at| slots.get(at) != applied.get(at))?;
        let (id, slot) = (log.id, place as u64 + 1);
        Some(match applied.get(place) {
            Some(found) => ids::CameLogDiffers { right, correct, id, slot, found: write::slot(*found) }.into(),
            None => ids::CameLogShorter { right, correct, id, slot }.into(),
        })
    };
    let same = || if correct == 0 { ids::CAME_NO_LOG.into() } else { ids::CameLog { correct }.into() };
    let came = logs.iter().find_map(differs).unwrap_or_else(same);
    let listed = |slots: &[ExpectedSlot]| slots.iter().map(|slot| write::slot(*slot)).collect::<Vec<_>>().join(", ");
    let slots = match slots.get(..MOST_NAMED) {
        Some(first) if slots.len() > first.len() => format!("[{}, …]", listed(first)),
        _ => format!("[{}]", listed(slots)),
    };
    Judged { name: "log", met: right > 0 && right == correct, expected: Remark::from(ids::ExpectLog { slots }), came }
}

impl ExpectedSlot {
    fn of(known: &Slot) -> Option<Self> {
        Some(match (known.entry.key, known.entry.value) {
            (_, None) => Self::NoOp,
            (Some(key), Some(value)) if known.how == Learnt::Again => Self::Again(key, value),
            (Some(key), Some(value)) => Self::Set(key, value),
            (None, Some(_)) => return None,
        })
    }
}

fn judge_messages(expect: &Expect, outcome: &RunResult<'_>) -> Judged {
    let by_kind = &outcome.counts.by_kind;
    let name = |kind: usize| by_kind.get(kind).map_or("", |(name, _)| name);
    let sent = |kind: usize| by_kind.get(kind).map_or(0, |(_, sent)| *sent);
    let list = |count: &dyn Fn(&(usize, u64)) -> u64| {
        let kinds = expect.messages.iter().map(|counted| format!("{} {}", name(counted.0), count(counted)));
        kinds.collect::<Vec<_>>().join(", ")
    };
    Judged {
        name: "messages",
        met: expect.messages.iter().all(|&(kind, expected)| sent(kind) == expected),
        expected: ids::ExpectMessages { kinds: list(&|(_, expected)| *expected) }.into(),
        came: ids::CameMessages { kinds: list(&|(kind, _)| sent(*kind)) }.into(),
    }
}

/// Every property in `names` must have the status `wanted`. In a run that was cut off, `holds` counts as undecided.
fn judge_properties(name: &'static str, names: &[&'static str], wanted: Status, outcome: &RunResult<'_>) -> Judged {
    let of = |wanted: Status| {
        let such = names.iter().filter(|name| {
            let status = outcome.properties.iter().find(|known| known.name == **name).map(|known| known.status);
            let status = status.unwrap_or(Status::Undecided);
            let still_open = outcome.cut_off.is_some() && status == Status::Holds;
            if still_open { wanted == Status::Undecided } else { status == wanted }
        });
        such.copied().collect::<Vec<_>>().join(", ")
    };
    let text = |names: String| Value::Text(if names.is_empty() { "–".to_owned() } else { names });
    let met = of(wanted) == names.join(", ");
    let (expected, came) = match wanted {
        Status::Violated => (ids::EXPECT_VIOLATES, ids::CAME_VIOLATES),
        Status::Holds | Status::Undecided => (ids::EXPECT_HOLDS, ids::CAME_HOLDS),
    };
    let came = if met {
        came.into()
    } else {
        let [holds, violated, undecided] =
            [Status::Holds, Status::Violated, Status::Undecided].map(|of_all| text(of(of_all)));
        ids::CameProperties { holds, violated, undecided }.into()
    };
    Judged { name, met, expected: Remark::from(expected).with("names", Value::Text(names.join(", "))), came }
}

#[cfg(test)]
mod tests;
