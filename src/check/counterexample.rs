//! Makes a scenario that repeats the run found by a search, and describes the question and the result in words.

use suffrage_engine::explore::{Breaking, Goal, Ground, Path, Replay, Timed};
use suffrage_engine::property::title;
use suffrage_engine::protocol::{Follows, Id, Remark, Ticks, Value};
use suffrage_engine::sim::{command::Command, detector::Detector};
use suffrage_scenario::{Expect, Scenario, branch::by_tick, check::AnyStart, check::Check, config::nearest};
use suffrage_session::{Moved, Session, history::CommandLog, model::Ask, model::LogLine};
use suffrage_text::{LocalText, Texts, ids};

pub(crate) fn counterexample(
    scenario: &Scenario,
    property: &'static str,
    breaking: &Breaking,
    [title, about]: [LocalText; 2],
) -> Scenario {
    // A positive `round` means an infinite run. A finite replay cannot show that a run is infinite.
    let violates = if breaking.round > 0 { Vec::new() } else { vec![property] };
    let expect = Expect { violates, ..Expect::default() };
    Scenario { title, about, expect, ..scenario_of(scenario, &breaking.path) }
}

pub(crate) fn scenario_of(scenario: &Scenario, path: &Path) -> Scenario {
    let Replay { end, script, choices } = run_of(scenario, path);
    let before = path.after.as_ref().map_or(0, |after| after.tick);
    let settled = path.timed.as_ref().map_or(&[][..], |timed| &timed.settled);
    let is_known = |act: &&_| if path.timed.is_some() { !settled.contains(act) } else { act.0 <= before };
    let known = scenario.events.iter().filter(is_known);
    let mut found = Scenario {
        title: LocalText::default(),
        summary: LocalText::default(),
        about: LocalText::default(),
        until: Some(end),
        detector: if path.timed.is_some() { scenario.detector } else { Detector::Manual },
        events: known.cloned().collect(),
        choices,
        notes: Vec::new(),
        questions: Vec::new(),
        written_for: None,
        expect: Expect::default(),
        check: None,
        ..scenario.clone()
    };
    found.add_acts(script);
    found
}

/// The acts that make `scenario` repeat the run of `path`. Acts at the first tick of the search pin the choices of this
/// run, such as delays.
pub(crate) fn acts_of(scenario: &Scenario, path: &Path) -> CommandLog {
    let run = run_of(scenario, path);
    let first = path.after.as_ref().map_or(0, |after| after.tick) + 1;
    let settled = run.choices.into_iter().map(|pin| (first, Command::Pin(pin)));
    by_tick(settled.chain(run.script))
}

pub(crate) fn can_be_acts(path: &Path) -> bool {
    path.timed.as_ref().is_none_or(|timed| timed.settled.is_empty())
}

pub(crate) fn end_of(scenario: &Scenario, path: &Path) -> Ticks {
    run_of(scenario, path).end
}

fn run_of(scenario: &Scenario, path: &Path) -> Replay {
    // The search with a clock has already recorded the ticks and acts of this run.
    if let Some(Timed { end, acts, choices, .. }) = &path.timed {
        return Replay { end: *end, script: acts.clone(), choices: choices.clone() };
    }
    let topology = scenario.protocol().entry().topology;
    Ground { script: &scenario.events, process_time: scenario.network.process_time, topology }.lay_out(path)
}

pub(crate) fn story(counterexample: &Scenario) -> Vec<LogLine> {
    let end = counterexample.tick_limit();
    let mut session = Session::open(counterexample);
    while session.tick() < end && session.seek(end) == Moved::OnTheWay {}
    session.frame(&Ask { log_lines: usize::MAX, ..Ask::default() }).log
}

pub(crate) fn position_of(seated: &[Id], word: &str, option: &'static str) -> Result<u32, Remark> {
    let id = word.parse().ok().and_then(Id::new);
    let position = id.and_then(|id| seated.iter().position(|&known| known == id));
    position.map(|at| at as u32).ok_or_else(|| ids::CheckNoProcess { option, given: word.to_owned() }.into())
}

pub(crate) fn valid(given: &str, known: &[&'static str]) -> String {
    nearest(given, known).map_or_else(|| known.join(", "), ToOwned::to_owned)
}

pub(crate) fn unit(check: &Check) -> &'static str {
    if check.asynchronous { "steps" } else { "ticks" }
}

pub(crate) fn budgets(texts: &Texts, scenario: &Scenario, check: &Check) -> Vec<String> {
    let mut all = vec![texts.say(if check.asynchronous { ids::CHECK_CLOCK_NONE } else { ids::CHECK_CLOCK })];
    match &check.any_start {
        AnyStart::Nobody => {}
        AnyStart::Everybody => all.push(texts.say(ids::CHECK_ANY_START_ALL)),
        AnyStart::Listed(listed) => {
            let seated = scenario.seating();
            let those: Vec<Id> = listed.iter().map(|&at| seated[at as usize]).collect();
            all.push(texts.say(ids::CheckAnyStart { ids: those }));
        }
    }
    let budgets = &check.budgets;
    let gift = |count: u32| (count > 0).then_some(u64::from(count));
    all.extend(gift(budgets.starts).map(|count| texts.say(ids::CheckStarts { count })));
    all.extend(gift(budgets.crashes).map(|count| texts.say(ids::CheckCrashes { count })));
    all.extend((budgets.mid_broadcast && budgets.crashes > 0).then(|| texts.say(ids::CHECK_MID_BROADCAST)));
    all.extend(gift(budgets.revivals).map(|count| texts.say(ids::CheckRevivals { count })));
    all.extend(gift(budgets.losses).map(|count| texts.say(ids::CheckLosses { count })));
    all.extend(gift(budgets.duplicates).map(|count| texts.say(ids::CheckDuplicates { count })));
    all.extend(budgets.timers.map(|count| texts.say(ids::CheckTimers { count: u64::from(count) })));
    let timers = scenario.protocol().entry().timers;
    let told = |&(timer, count): &(usize, u32)| {
        texts.say(ids::CheckTimersNamed { timer: timers[timer], count: u64::from(count) })
    };
    all.extend(budgets.named.iter().map(told));
    all.extend(budgets.draws.map(|count| texts.say(ids::CheckDraws { count: u64::from(count) })));
    all.extend(budgets.early.map(|count| texts.say(ids::CheckEarly { count: u64::from(count) })));
    all
}

pub(crate) fn captions(scenario: &Scenario, check: &Check, name: &'static str, breaking: &Breaking) -> [LocalText; 2] {
    let title = LocalText::in_all(|texts| {
        let entry = scenario.protocol().entry();
        texts.say(ids::CheckTitle { name: title(name), protocol: texts.protocol(entry.name, entry.title) })
    });
    let (steps, round, unit) = (u64::from(breaking.steps), u64::from(breaking.round), unit(check));
    let about = LocalText::in_all(|texts| {
        if round > 0 {
            return texts.say(ids::CheckAboutEndless { from: steps - round, round, unit, name });
        }
        let budgets = budgets(texts, scenario, check).join(", ");
        texts.say(ids::CheckAbout { budgets, name, unit, steps })
    });
    [title, about]
}

const FORMS: [&str; 6] = ["leader", "decision", "message", "change", "rest", "quiet"];

/// Parses a goal: `leader` or `decision` (also with `=ID`), `message=KIND` (also with `@ID`), `change=ID`, or `rest`.
pub(crate) fn goal(scenario: &Scenario, given: &str) -> Result<Goal, Remark> {
    let (form, of) = given.split_once('=').map_or((given.trim(), None), |(form, of)| (form.trim(), Some(of.trim())));
    let process = |of: &str| position_of(&scenario.seating(), of, "--reach");
    let (entry, given_too) = (scenario.protocol().entry(), || given.to_owned());
    let unclear = || ids::CheckNoGoal { given: given_too(), near: nearest(form, &FORMS).unwrap_or_default() }.into();
    match (form, of) {
        (_, Some("")) => Err(unclear()),
        ("leader", _) if !entry.strip.is_of_leaders() && entry.follows == Follows::Never => {
            Err(ids::CheckNobodyLeads { given: given_too(), protocol: entry.name }.into())
        }
        ("decision", _) if entry.strip.is_of_leaders() => {
            Err(ids::CheckNobodyDecides { given: given_too(), protocol: entry.name }.into())
        }
        ("leader", of) => Ok(Goal::Leader(of.map(process).transpose()?)),
        ("decision", of) => Ok(Goal::Decision(of.map(process).transpose()?)),
        ("change", Some(of)) => Ok(Goal::Change(process(of)?)),
        ("message", Some(of)) => {
            let (given, of) = of.split_once('@').map_or((of, None), |(kind, of)| (kind.trim(), Some(of.trim())));
            let kinds = entry.kinds;
            let kind = kinds.iter().position(|kind| kind.eq_ignore_ascii_case(given));
            let no_kind = || ids::CheckNoKind { given: given.to_owned(), valid: valid(given, kinds) };
            Ok(Goal::Message { kind: kind.ok_or_else(no_kind)?, of: of.map(process).transpose()? })
        }
        ("rest" | "quiet", None) => Ok(Goal::Rest),
        _ => Err(unclear()),
    }
}

pub(crate) fn goal_text(texts: &Texts, scenario: &Scenario, goal: Goal) -> String {
    let seated = scenario.seating();
    let id = |at: u32| seated[at as usize];
    texts.remark(&match goal {
        Goal::Leader(None) => ids::UNTIL_LEADER.into(),
        Goal::Leader(Some(at)) => Remark::from(ids::CheckGoalLeads { id: id(at) }),
        Goal::Decision(None) => ids::UNTIL_DECISION.into(),
        Goal::Decision(Some(at)) => ids::CheckGoalDecides { id: id(at) }.into(),
        Goal::Message { kind, of } => {
            let kind = scenario.protocol().entry().kinds[kind];
            match of {
                None => ids::UntilMessage { kind }.into(),
                Some(at) => ids::CheckGoalMessage { kind, id: id(at) }.into(),
            }
        }
        Goal::Change(at) => ids::UntilChange { id: Value::Id(id(at)) }.into(),
        Goal::Rest => ids::UNTIL_QUIET.into(),
    })
}

pub(crate) fn example(scenario: &Scenario, check: &Check, goal: Goal, (path, steps): (&Path, u32)) -> Scenario {
    let told = |texts: &Texts| goal_text(texts, scenario, goal);
    let title = LocalText::in_all(|texts| {
        texts.say(ids::CheckReachTitle { protocol: scenario.protocol().name(), goal: told(texts) })
    });
    let about = LocalText::in_all(|texts| {
        let budgets = budgets(texts, scenario, check).join(", ");
        texts.say(ids::CheckReachAbout { goal: told(texts), steps: u64::from(steps), unit: unit(check), budgets })
    });
    Scenario { title, about, ..scenario_of(scenario, path) }
}
