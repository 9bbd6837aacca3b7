//! What is asked of all runs, from a scenario and the words of the command line; all that cannot be understood at once.

use crate::check::{Question, position_of, valid};
use crate::explore::{Limits, Workers};
use crate::protocol::Remark;
use crate::scenario::Scenario;
use crate::scenario::check::{AnyStart, Check, TimerBound};
use crate::text::ids;

use super::arguments::{CheckArguments, EVERYBODY};
use crate::cli::threads;

/// The least limit of memory, in bytes: 16 MiB.
const LEAST_MEMORY: u64 = 16 << 20;

/// The question, and whether the answer must be as the file says.
pub(super) fn question(
    scenario: &Scenario,
    arguments: &CheckArguments,
    workers: Option<&Workers>,
) -> Result<(Question, bool), Vec<Remark>> {
    let mut faults = Vec::new();
    let said = scenario.check.clone().unwrap_or_default();
    let changes = arguments.changes_what_is_explored();
    let expects = !changes && arguments.property.is_empty() && said.expects();
    let mut check = if changes || !arguments.property.is_empty() { said.without_answer() } else { said };
    budgets(scenario, arguments, &mut check, &mut faults);
    if check.early.is_some() && !check.asynchronous {
        faults.push(ids::CHECK_EARLY_WITH_CLOCK.into());
    }
    let limits = Limits {
        states: arguments.limit_states.unwrap_or(u64::from(u32::MAX) - 1),
        memory: memory(arguments, &mut faults),
        depth: arguments.depth.map_or(u32::MAX, |depth| depth as u32),
    };
    let properties = properties(scenario, arguments, &mut faults);
    faults.extend(threads::fault(arguments.threads));
    let question = Question { check, properties, first: arguments.first, limits, workers: workers.cloned() };
    if faults.is_empty() { Ok((question, expects)) } else { Err(faults) }
}

fn budgets(scenario: &Scenario, arguments: &CheckArguments, check: &mut Check, faults: &mut Vec<Remark>) {
    let number = |given: Option<u64>, said: u32| given.map_or(said, |given| given as u32);
    check.asynchronous |= arguments.asynchronous;
    check.mid_broadcast |= arguments.mid_broadcast;
    check.starts = number(arguments.starts, check.starts);
    check.crashes = number(arguments.crashes, check.crashes);
    check.revivals = number(arguments.revivals, check.revivals);
    check.losses = number(arguments.losses, check.losses);
    check.duplicates = number(arguments.duplicates, check.duplicates);
    check.draws = arguments.draws.map(|draws| draws as u32).or(check.draws);
    check.early = arguments.early.map(|early| early as u32).or(check.early);
    if let Some(given) = arguments.any_start.as_deref() {
        check.any_start = any_start(scenario, given, faults);
    }
    if let Some(given) = arguments.timers.as_deref() {
        check.timers = timers(scenario, given, faults);
    }
}

fn any_start(scenario: &Scenario, given: &str, faults: &mut Vec<Remark>) -> AnyStart {
    if given == EVERYBODY {
        return AnyStart::Everybody;
    }
    let seated = scenario.seating();
    let mut listed = Vec::new();
    for word in given.split(',').map(str::trim) {
        match position_of(&seated, word) {
            Ok(position) if !listed.contains(&position) => listed.push(position),
            Ok(_) => {}
            Err(fault) => faults.push(fault),
        }
    }
    AnyStart::Listed(listed)
}

/// `3`, or `election=3,heartbeat=2`.
fn timers(scenario: &Scenario, given: &str, faults: &mut Vec<Remark>) -> TimerBound {
    if let Ok(most) = given.trim().parse() {
        return TimerBound::InAll(most);
    }
    let known = scenario.protocol().entry().timers;
    let mut named = Vec::new();
    for part in given.split(',').map(str::trim) {
        let Some((name, most)) = part.split_once('=').and_then(|(name, most)| Some((name.trim(), most.trim().parse().ok()?)))
        else {
            faults.push(ids::CheckBadTimers { given: part.to_owned() }.into());
            continue;
        };
        match known.iter().position(|timer| *timer == name) {
            Some(timer) => named.push((timer, most)),
            None => faults.push(unknown(name, known, scenario, |given, valid| ids::CheckNoTimer { given, valid }.into())),
        }
    }
    TimerBound::Named(named)
}

fn properties(scenario: &Scenario, arguments: &CheckArguments, faults: &mut Vec<Remark>) -> Vec<&'static str> {
    let known = scenario.properties();
    let mut named = Vec::new();
    for given in arguments.property.iter().flat_map(|given| given.split(',')) {
        match known.iter().find(|name| **name == given.trim()) {
            Some(name) => named.push(*name),
            None => faults.push(unknown(given, known, scenario, |given, valid| ids::CheckNoProperty { given, valid }.into())),
        }
    }
    named
}

fn unknown(given: &str, known: &[&'static str], scenario: &Scenario, told: impl FnOnce(String, String) -> Remark) -> Remark {
    if known.is_empty() {
        return ids::CheckNoTimers { protocol: scenario.protocol().name() }.into();
    }
    told(given.to_owned(), valid(given, known))
}

/// In bytes; half of the machine's memory if none is given.
fn memory(arguments: &CheckArguments, faults: &mut Vec<Remark>) -> u64 {
    let Some(given) = arguments.limit_memory.as_deref() else { return half_of_memory() };
    let bytes = bytes(given).filter(|&bytes| bytes >= LEAST_MEMORY);
    bytes.unwrap_or_else(|| {
        faults.push(ids::CheckBadMemory { given: given.to_owned() }.into());
        LEAST_MEMORY
    })
}

/// `64M` and the like.
fn bytes(given: &str) -> Option<u64> {
    let units = [("K", 10), ("M", 20), ("G", 30)];
    let given = given.trim();
    let unit = units.iter().find_map(|(unit, shift)| Some((given.strip_suffix(*unit)?, *shift)));
    let (number, shift) = unit.unwrap_or((given, 0));
    number.parse::<u64>().ok()?.checked_mul(1 << shift)
}

#[cfg(target_os = "linux")]
fn half_of_memory() -> u64 {
    let info = rustix::system::sysinfo();
    let unit = u64::from(info.mem_unit.max(1));
    (info.totalram as u64).saturating_mul(unit) / 2
}

/// Where it is not known, 4 GiB are taken for half of it.
#[cfg(not(target_os = "linux"))]
const fn half_of_memory() -> u64 {
    4 << 30
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_has_units() {
        let all = ["16777216", "64M", "2G", "8K", "x", "1.5G", "-1", "99999999999G"].map(bytes);
        assert_eq!(all, [Some(16 << 20), Some(64 << 20), Some(2 << 30), Some(8 << 10), None, None, None, None]);
    }
}
