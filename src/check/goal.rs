//! What may be looked for besides violations, as it is written and as it is told.

use suffrage_engine::explore::{Goal, Path};
use suffrage_engine::protocol::{Follows, Remark, Value};
use suffrage_scenario::Scenario;
use suffrage_scenario::check::Check;
use suffrage_scenario::config::nearest;
use suffrage_text::{LocalText, Texts, ids};

use super::{budgets, laid_out, position_of, unit, valid};

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
