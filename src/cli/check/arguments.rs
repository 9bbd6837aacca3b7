//! The arguments of `suffrage check` and the question that they ask. All invalid arguments are reported together.

use crate::cli::prelude::*;
use crate::{check::position_of, check::valid, cli::arguments::whole_number, system};
use clap::Args;
use suffrage_engine::explore::Limits;
use suffrage_scenario::check::{AnyStart, Check};

/// The smallest limit of memory that the user may set, in bytes: 16 MiB.
const LEAST_MEMORY: u64 = 16 << 20;

/// `--all` does not allow these options, because they need a single scenario.
const OF_ONE: &str = "scenario asynchronous any_start starts crashes mid_broadcast revivals losses duplicates timers \
    draws early property seed first reach output play graph";

const MOST_BUDGET: u64 = 255;

const EVERYBODY: &str = "all";

/// If an option is absent, the value of the scenario's `[check]` applies.
#[derive(Debug, Args)]
#[command(override_usage = "suffrage check [OPTIONS] <FILE|NAME>\n       suffrage check [OPTIONS] --all")]
#[expect(clippy::struct_excessive_bools, reason = "each of them is an option of its own")]
pub(in crate::cli) struct CheckArguments {
    /// A scenario file, the name of a demo, or - for standard input.
    #[arg(value_name = "FILE|NAME", required_unless_present = "all")]
    pub(super) scenario: Option<OsString>,
    /// Check every demo whose file states the expected answer.
    #[arg(long, conflicts_with_all = OF_ONE.split(' '))]
    pub(super) all: bool,
    /// Ignore the clock: any message may arrive next, and any timer may fire at any moment.
    #[arg(long)]
    pub(super) asynchronous: bool,
    /// Let each of these processes [default: all] start one election at any moment before it reacts to anything.
    #[arg(long, value_name = "IDS", num_args = 0..=1, require_equals = true, default_missing_value = EVERYBODY)]
    pub(super) any_start: Option<String>,
    /// Let processes start at most N elections in addition to those of the file and of --any-start.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_BUDGET))]
    pub(super) starts: Option<u64>,
    /// Let at most N processes crash.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_BUDGET))]
    pub(super) crashes: Option<u64>,
    /// Let processes also crash in the middle of a broadcast.
    #[arg(long)]
    pub(super) mid_broadcast: bool,
    /// Let at most N crashed processes return.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_BUDGET))]
    pub(super) revivals: Option<u64>,
    /// Let at most N messages be lost.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_BUDGET))]
    pub(super) losses: Option<u64>,
    /// Let at most N messages be duplicated.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_BUDGET))]
    pub(super) duplicates: Option<u64>,
    /// Let all timers together fire at most N times, or let each named TIMER fire at most N times.
    #[arg(long, value_name = "N|TIMER=N,…", allow_hyphen_values = true)]
    pub(super) timers: Option<String>,
    /// Let the processes draw at most N random numbers in all.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_BUDGET))]
    pub(super) draws: Option<u64>,
    /// Let at most N timers fire while messages are in transit; 0 means no timeout is premature.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_BUDGET))]
    pub(super) early: Option<u64>,
    /// Check only these properties.
    #[arg(long, value_name = "NAME,…")]
    pub(super) property: Vec<String>,
    /// Seed for draws before the run, such as the order of the ids [default: the scenario's]; the word random draws a
    /// new seed.
    #[arg(long, value_name = "N|random", allow_negative_numbers = true)]
    pub(in crate::cli) seed: Option<SeedChoice>,
    /// Stop at the first violation.
    #[arg(long)]
    pub(super) first: bool,
    /// Find the shortest run that reaches a goal: a leader, a decision, a message, a changed process, or a run at rest.
    #[arg(long, value_name = "leader[=ID]|message=…|rest|…", conflicts_with_all = ["property", "first"])]
    pub(super) reach: Option<String>,
    /// Visit at most N states.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(u32::MAX.into()))]
    pub(super) limit_states: Option<u64>,
    /// Use at most N bytes for states, such as 512M or 2G [default: half of the machine's memory].
    #[arg(long, value_name = "N[K|M|G]", allow_hyphen_values = true)]
    pub(super) limit_memory: Option<String>,
    /// Visit runs of at most N steps.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(u32::MAX.into()))]
    pub(super) depth: Option<u64>,
    /// Use N threads [default: one for each processor]; the result does not depend on it.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(super) threads: Option<String>,
    /// Write the shortest failing run to this file as a scenario.
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<OsString>,
    /// Open the shortest failing run on the screen.
    #[arg(long)]
    pub(super) play: bool,
    /// Write the graph of states: .dot for Graphviz (at most 2,000 states, the shortest failing run in red),
    /// .aut for other tools.
    #[arg(long, value_name = "FILE", conflicts_with = "reach")]
    pub(super) graph: Option<OsString>,
    /// Format of the answer [default: text].
    #[arg(long, hide_possible_values = true, value_name = "text|json")]
    pub(super) format: Option<Format>,
    /// The appearance of the screen that `--play` opens.
    #[arg(skip)]
    pub(in crate::cli) look: Appearance,
}

impl CheckArguments {
    pub(in crate::cli) fn format(&self) -> Format {
        self.format.unwrap_or_default()
    }
}

/// The `bool` says whether to compare the answer with `[check]`. `file` is the scenario before `--seed` changes it.
pub(super) fn question(
    (file, scenario): (&Scenario, &Scenario),
    arguments: &CheckArguments,
) -> Result<(Question, bool), Vec<Remark>> {
    let mut faults = Vec::new();
    let said = scenario.check.clone().unwrap_or_default();
    let mut check = said.clone();
    budgets(scenario, arguments, &mut check, &mut faults);
    if check.budgets.early.is_some() && !check.asynchronous {
        faults.push(ids::CHECK_EARLY_WITH_CLOCK.into());
    }
    let properties = properties(scenario, arguments, &mut faults);
    let judged = scenario.properties().iter().filter(|name| said.judges(name));
    let wanted = scenario.properties().iter().filter(|name| properties.contains(name));
    let judges_as_said = properties.is_empty() || judged.eq(wanted);
    let is_as_said = file.seed == scenario.seed && check.asks_as(&said, scenario) && judges_as_said;
    let check = if is_as_said { check } else { check.without_answer() };
    let expects = check.expects();
    if expects && !arguments.all {
        faults.extend(cut_short(&check, arguments));
    }
    let limits = Limits {
        states: arguments.limit_states.unwrap_or(u64::from(u32::MAX) - 1),
        memory: memory(arguments, &mut faults),
        depth: arguments.depth.map_or(u32::MAX, |depth| depth as u32),
    };
    let question = Question { check, properties, first: arguments.first, limits, workers: None };
    if faults.is_empty() { Ok((question, expects)) } else { Err(faults) }
}

fn cut_short(check: &Check, arguments: &CheckArguments) -> Option<Remark> {
    let states = check.states?;
    if let Some(limit) = arguments.limit_states.filter(|limit| *limit <= states) {
        return Some(ids::CheckFewerStates { limit, states }.into());
    }
    let breaks = !check.violates.is_empty() || !check.shortest.is_empty();
    (arguments.first && breaks).then(|| ids::CHECK_FIRST_COUNTS.into())
}

fn budgets(scenario: &Scenario, arguments: &CheckArguments, check: &mut Check, faults: &mut Vec<Remark>) {
    let number = |given: Option<u64>, said: u32| given.map_or(said, |given| given as u32);
    check.asynchronous |= arguments.asynchronous;
    let budgets = &mut check.budgets;
    budgets.mid_broadcast |= arguments.mid_broadcast;
    budgets.starts = number(arguments.starts, budgets.starts);
    budgets.crashes = number(arguments.crashes, budgets.crashes);
    budgets.revivals = number(arguments.revivals, budgets.revivals);
    budgets.losses = number(arguments.losses, budgets.losses);
    budgets.duplicates = number(arguments.duplicates, budgets.duplicates);
    budgets.draws = arguments.draws.map(|draws| draws as u32).or(budgets.draws);
    budgets.early = arguments.early.map(|early| early as u32).or(budgets.early);
    if let Some(given) = arguments.any_start.as_deref() {
        check.any_start = any_start(scenario, given, faults);
    }
    let entry = scenario.protocol().entry();
    if let Some(given) = arguments.timers.as_deref() {
        (check.budgets.timers, check.budgets.named) = timers(scenario, given, faults);
    }
    if scenario.has_no_timers() {
        let given = [("--timers", arguments.timers.is_some()), ("--early", arguments.early.is_some())];
        let idle = given.into_iter().filter(|(_, is_given)| *is_given);
        faults.extend(idle.map(|(option, _)| ids::CheckNoTimers { option, protocol: entry.name }.into()));
    }
    if arguments.draws.is_some() && !entry.draws() {
        faults.push(ids::CheckNoDraws { protocol: entry.name }.into());
    }
    if arguments.mid_broadcast && check.budgets.crashes == 0 {
        faults.push(ids::CHECK_NO_CRASHES.into());
    }
    // Without crashes, the file's `mid_broadcast` has no effect.
    check.budgets.mid_broadcast &= check.budgets.crashes > 0;
}

fn any_start(scenario: &Scenario, given: &str, faults: &mut Vec<Remark>) -> AnyStart {
    if given == EVERYBODY {
        return AnyStart::Everybody;
    }
    let seated = scenario.seating();
    let mut listed = Vec::new();
    for word in given.split(',').map(str::trim) {
        if word.is_empty() {
            faults.push(ids::CheckBadAnyStart { given: given.to_owned() }.into());
            break;
        }
        match position_of(&seated, word, "--any-start") {
            Ok(position) if !listed.contains(&position) => listed.push(position),
            Ok(_) => {}
            Err(fault) => faults.push(fault),
        }
    }
    AnyStart::Listed(listed)
}

/// Parses `--timers`: `3` is a limit for all timers together, `election=3,heartbeat=2` for each timer.
fn timers(scenario: &Scenario, given: &str, faults: &mut Vec<Remark>) -> (Option<u32>, Vec<(usize, u32)>) {
    if let Ok(most) = given.trim().parse() {
        return (Some(most), Vec::new());
    }
    let known = scenario.protocol().entry().timers;
    // The fault that the protocol has no timers is reported elsewhere.
    if known.is_empty() && scenario.has_no_timers() {
        return (None, Vec::new());
    }
    let mut named: Vec<(usize, u32)> = Vec::new();
    for part in given.split(',').map(str::trim) {
        let read = part.split_once('=').and_then(|(name, most)| Some((name.trim(), most.trim().parse().ok()?)));
        let Some((name, most)) = read.filter(|(name, _)| !name.is_empty()) else {
            faults.push(ids::CheckBadTimers { given: part.to_owned() }.into());
            continue;
        };
        match known.iter().position(|timer| *timer == name) {
            Some(timer) if named.iter().any(|(known, _)| *known == timer) => {
                faults.push(ids::CheckTimerTwice { timer: name.to_owned() }.into());
            }
            Some(timer) => named.push((timer, most)),
            None => faults.push(ids::CheckNoTimer { given: name.to_owned(), valid: valid(name, known) }.into()),
        }
    }
    (None, named)
}

fn properties(scenario: &Scenario, arguments: &CheckArguments, faults: &mut Vec<Remark>) -> Vec<&'static str> {
    let known = scenario.properties();
    let mut named = Vec::new();
    for given in arguments.property.iter().flat_map(|given| given.split(',')) {
        match known.iter().find(|name| **name == given.trim()) {
            Some(name) => named.push(*name),
            None => faults.push(ids::CheckNoProperty { given: given.to_owned(), valid: valid(given, known) }.into()),
        }
    }
    named
}

/// The limit in bytes; the default is half of the machine's memory, or 4 GiB if that is unknown.
fn memory(arguments: &CheckArguments, faults: &mut Vec<Remark>) -> u64 {
    let Some(given) = arguments.limit_memory.as_deref() else {
        return system::memory().map_or(4 << 30, |bytes| bytes / 2);
    };
    let bytes = bytes(given).filter(|&bytes| bytes >= LEAST_MEMORY);
    bytes.unwrap_or_else(|| {
        faults.push(ids::CheckBadMemory { given: given.to_owned() }.into());
        LEAST_MEMORY
    })
}

fn bytes(given: &str) -> Option<u64> {
    let units = [("K", 10), ("M", 20), ("G", 30)];
    let given = given.trim();
    let unit = units.iter().find_map(|(unit, shift)| Some((given.strip_suffix(*unit)?, *shift)));
    let (number, shift) = unit.unwrap_or((given, 0));
    number.parse::<u64>().ok()?.checked_mul(1 << shift)
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
