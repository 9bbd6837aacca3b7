//! The table `[check]`: the exhaustive check of all runs of a scenario, and its expected result.

use super::fields::expect::{PROPERTIES, by_name, check_properties, place_of};
use super::fields::{if_given, if_more_than_none, row};
use super::{read::processes::distinct, write::inline_table};
use crate::prelude::*;
use suffrage_engine::explore::Budget;

/// The processes that may start an election. Each may start at most one election, before its first event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum AnyStart {
    #[default]
    Nobody,
    /// All processes that are not down.
    Everybody,
    Listed(Vec<u32>),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Check {
    /// Whether messages may arrive and timers may fire at any time, because the system has no clock.
    pub asynchronous: bool,
    pub any_start: AnyStart,
    /// The limits on faults, timers and draws. [`Check::budget`] replaces its field `any_start`.
    pub budgets: Budget,
    pub holds: Vec<&'static str>,
    pub violates: Vec<&'static str>,
    /// For some properties: the expected number of steps of the shortest run that violates the property.
    pub shortest: Vec<(&'static str, u32)>,
    pub states: Option<u64>,
}

impl Check {
    /// The budget of the check in a scenario with `processes` processes.
    pub fn budget(&self, processes: u32) -> Budget {
        let any_start = match &self.any_start {
            AnyStart::Nobody => Vec::new(),
            AnyStart::Everybody => (0..processes).collect(),
            AnyStart::Listed(listed) => listed.clone(),
        };
        Budget { any_start, ..self.budgets.clone() }
    }

    /// Whether both checks explore the same runs of a scenario.
    pub fn asks_as(&self, other: &Self, scenario: &Scenario) -> bool {
        let budget = |check: &Self| {
            let mut budget = check.budget(scenario.count() as u32);
            budget.any_start.sort_unstable();
            budget.named.sort_unstable();
            budget
        };
        self.asynchronous == other.asynchronous && budget(self) == budget(other)
    }

    /// Whether the check includes this property. A check that lists no property includes all of them.
    pub fn judges(&self, property: &str) -> bool {
        let mut spoken_of = self.holds.iter().chain(&self.violates).peekable();
        spoken_of.peek().is_none() || spoken_of.any(|name| *name == property)
    }

    /// The same check without its expected result.
    #[must_use]
    pub fn without_answer(self) -> Self {
        Self { holds: Vec::new(), violates: Vec::new(), shortest: Vec::new(), states: None, ..self }
    }

    /// Whether the file expects a result.
    pub fn expects(&self) -> bool {
        !self.holds.is_empty() || !self.violates.is_empty() || !self.shortest.is_empty() || self.states.is_some()
    }
}

impl Scenario {
    /// Whether neither the algorithm nor the failure detector has timers.
    pub fn has_no_timers(&self) -> bool {
        self.protocol().entry().timers.is_empty() && self.detector == Detector::Manual
    }
}

const STEPS: Bounds = 0..=u32::MAX as u64;

fn budget(given: &mut GivenValue<'_, '_>) -> u32 {
    bound(given).unwrap_or_default()
}

fn bound(given: &mut GivenValue<'_, '_>) -> Option<u32> {
    given.integer(0..=255).map(|most| most as u32)
}

const BUDGET: Kind<u32> = Kind { read: budget, write: if_more_than_none, takes: "budget" };
const BOUND: Kind<Option<u32>> = Kind { read: bound, write: if_given, takes: "budget" };

pub(crate) const CHECK: Table<Check, Check> = Table {
    rows: &[
        row!(
            new("asynchronous"),
            asynchronous,
            FLAG,
            "Check without a clock: any message may come next, any timer may fire at any moment. If absent: with the clock, over every delay and random choice."
        ),
        row!(
            new("any_start"),
            any_start,
            any_start,
            |any_start: &_, context: &WriteContext<'_>| match any_start {
                AnyStart::Nobody => None,
                AnyStart::Everybody => Some(FieldText::said(true)),
                AnyStart::Listed(listed) => Some(FieldText::said(context.list(listed))),
            },
            "any_start",
            "Processes that may each begin one election at any moment before they handle anything: `true` for all, or a list of ids."
        ),
        row!(new("starts"), budgets.starts, BUDGET, "Most starts besides those of the scenario; 0 if absent."),
        row!(new("crashes"), budgets.crashes, BUDGET, "Most crashes besides those of the scenario; 0 if absent."),
        row!(new("mid_broadcast"), budgets.mid_broadcast, FLAG, "Whether a crash may interrupt a broadcast."),
        row!(new("revivals"), budgets.revivals, BUDGET, "Most returns besides those of the scenario; 0 if absent."),
        row!(new("losses"), budgets.losses, BUDGET, "Most lost messages besides those of the scenario; 0 if absent."),
        row!(
            new("duplicates"),
            budgets.duplicates,
            BUDGET,
            "Most duplicated messages besides those of the scenario; 0 if absent."
        ),
        Field::new("timers", timers, written_timers, ("timer_bounds", "Most timeouts in all, or of each timer named.")),
        row!(new("draws"), budgets.draws, BOUND, "Most draws."),
        row!(
            new("early"),
            budgets.early,
            BOUND,
            "Most timeouts while messages are in transit; 0: no timeout is premature."
        ),
        row!(new("holds"), holds, PROPERTIES, "Properties that hold in all runs."),
        row!(new("violates"), violates, PROPERTIES, "Properties that some run violates."),
        row!(
            new("shortest"),
            shortest,
            shortest,
            |shortest: &Vec<_>, _| {
                let steps: Vec<_> = shortest.iter().map(|(name, steps)| (*name, FieldText::said(steps))).collect();
                FieldText::unless(steps.is_empty(), || inline_table(&steps))
            },
            "steps",
            "Steps of the shortest run that violates each property named."
        ),
        row!(
            new("states"),
            states,
            |given: &mut GivenValue<'_, '_>| given.integer(1..=u64::from(u32::MAX)),
            if_given,
            "states",
            "Number of states."
        ),
    ],
    ..Table::of("check", "[check]")
};

fn written_timers(check: &Check, context: &WriteContext<'_>) -> Option<FieldText> {
    let timers = context.scenario.protocol().entry().timers;
    let each = check.budgets.named.iter().map(|(timer, most)| (timers[*timer], FieldText::said(most)));
    let each: Vec<_> = each.collect();
    check.budgets.timers.map(FieldText::said).or(FieldText::unless(each.is_empty(), || inline_table(&each)))
}

fn any_start(given: &mut GivenValue<'_, '_>) -> AnyStart {
    match given.item.get_ref() {
        DeValue::Boolean(true) => AnyStart::Everybody,
        DeValue::Boolean(false) => AnyStart::Nobody,
        DeValue::Array(listed) if listed.is_empty() => {
            given.fault(Problem::empty_list(given.key));
            AnyStart::Nobody
        }
        DeValue::Array(_) => AnyStart::Listed(distinct(given)),
        _ => {
            given.wrong(Shape("any-start"));
            AnyStart::Nobody
        }
    }
}

fn timers(given: &mut GivenValue<'_, '_>, check: &mut Check) {
    match given.item.get_ref() {
        DeValue::Integer(_) => check.budgets.timers = bound(given),
        DeValue::Table(_) => {
            let named = by_name(given, Subject("timer"), |entry| entry.timers, STEPS);
            check.budgets.named = named.into_iter().map(|(timer, most)| (timer, most as u32)).collect();
        }
        _ => given.wrong(Shape("timer-bounds")),
    }
}

fn shortest(given: &mut GivenValue<'_, '_>) -> Vec<(&'static str, u32)> {
    let names = given.known.entry.map_or(&[][..], |entry| entry.properties);
    let steps = by_name(given, Subject("property"), |entry| entry.properties, STEPS);
    steps.into_iter().map(|(index, steps)| (names[index], steps as u32)).collect()
}

pub(crate) fn read_check(given: &mut GivenValue<'_, '_>, detector: Detector) -> Check {
    let mut check = Check::default();
    CHECK.read(given, &mut check);
    idle_budgets(given, detector, &check);
    check_properties(given, &check.holds, &check.violates);
    for (name, _) in &check.shortest {
        let Some(span) = place_of(given.section, "shortest", name) else { continue };
        if let Some(held) = place_of(given.section, "holds", name) {
            given.reader.fault_with(span, held, faults::shortest_of_held(name));
        } else if !check.judges(name) {
            given.reader.fault(span, faults::shortest_not_judged(name));
        }
    }
    check
}

fn idle_budgets(given: &mut GivenValue<'_, '_>, detector: Detector, check: &Check) {
    let known = given.known;
    let mut tell = |key: &'static str, is_idle: bool, problem: &dyn Fn() -> Problem| {
        if let Some(span) = given.section.key_span(key).filter(|_| is_idle) {
            given.reader.fault(span, problem());
        }
    };
    tell("early", !check.asynchronous, &faults::early_with_clock);
    tell("mid_broadcast", check.budgets.mid_broadcast && check.budgets.crashes == 0, &faults::no_crashes);
    let Some(entry) = known.entry else { return };
    tell("draws", !entry.draws(), &|| faults::bounds_nothing("draws", "draws", entry.name));
    let has_no_timers = entry.timers.is_empty() && detector == Detector::Manual;
    for key in ["timers", "early"] {
        tell(key, has_no_timers, &|| faults::bounds_nothing(key, "timers", entry.name));
    }
}
