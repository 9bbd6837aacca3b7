//! What is asked and what was found, in words; and what may be looked for besides violations.

use super::laid_out;
use suffrage_engine::explore::{Breaking, Goal, Path};
use suffrage_engine::protocol::{Follows, Id, Remark, Value};
use suffrage_scenario::check::{AnyStart, Check};
use suffrage_scenario::{Scenario, config::nearest};
use suffrage_text::{LocalText, Texts, ids};

/// The position of the process that a word of an option names by its id.
///
/// # Errors
/// There is no such process.
pub fn position_of(seated: &[Id], word: &str, option: &'static str) -> Result<u32, Remark> {
    let id = word.parse().ok().and_then(Id::new);
    let position = id.and_then(|id| seated.iter().position(|&known| known == id));
    position.map(|at| at as u32).ok_or_else(|| ids::CheckNoProcess { option, given: word.to_owned() }.into())
}

/// What would be right instead of a word that is none of these: the nearest, or all.
pub fn valid(given: &str, known: &[&'static str]) -> String {
    nearest(given, known).map_or_else(|| known.join(", "), ToOwned::to_owned)
}

/// What a step is.
pub fn unit(check: &Check) -> &'static str {
    if check.asynchronous { "steps" } else { "ticks" }
}

/// What the adversary may spend, and by what runs are bounded, in words.
pub fn budgets(texts: &Texts, scenario: &Scenario, check: &Check) -> Vec<String> {
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

/// The title of a run that was found, and what is said about it, in all languages.
pub fn told_in_all(
    scenario: &Scenario,
    check: &Check,
    name: &'static str,
    breaking: &Breaking,
) -> (LocalText, LocalText) {
    let title = LocalText::in_all(|texts| texts.say(ids::CheckTitle { name, protocol: scenario.protocol().name() }));
    let (steps, round, unit) = (u64::from(breaking.steps), u64::from(breaking.round), unit(check));
    let about = LocalText::in_all(|texts| {
        if round > 0 {
            return texts.say(ids::CheckAboutEndless { from: steps - round, round, unit, name });
        }
        let budgets = budgets(texts, scenario, check).join(", ");
        texts.say(ids::CheckAbout { budgets, name, unit, steps })
    });
    (title, about)
}

const FORMS: [&str; 6] = ["leader", "decision", "message", "change", "rest", "quiet"];

/// `leader`, `leader=ID`, `decision`, `decision=ID`, `message=KIND`, `message=KIND@ID`, `change=ID`, `rest`.
///
/// # Errors
/// What cannot be understood, and what would be right.
pub fn goal(scenario: &Scenario, given: &str) -> Result<Goal, Remark> {
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

/// What it is that happens, in words.
pub fn goal_told(texts: &Texts, scenario: &Scenario, goal: Goal) -> String {
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

/// The shortest run in which it happens as a scenario, with its title and what is said about it. `steps`: of that run.
pub fn example(scenario: &Scenario, check: &Check, goal: Goal, (path, steps): (&Path, u32)) -> Scenario {
    let told = |texts: &Texts| goal_told(texts, scenario, goal);
    let title = LocalText::in_all(|texts| {
        texts.say(ids::CheckReachTitle { protocol: scenario.protocol().name(), goal: told(texts) })
    });
    let about = LocalText::in_all(|texts| {
        let budgets = budgets(texts, scenario, check).join(", ");
        texts.say(ids::CheckReachAbout { goal: told(texts), steps: u64::from(steps), unit: unit(check), budgets })
    });
    Scenario { title, about, ..laid_out(scenario, path) }
}
