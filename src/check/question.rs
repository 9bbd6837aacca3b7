//! Builds a search from a scenario and a check, or lists the reasons why this search is impossible.

use suffrage_engine::explore::{CheckError, CheckOptions, Goal, Limits, MOST_PROCESSES, Search, Workers};
use suffrage_engine::protocol::{Grows, PropertyId, Remark};
use suffrage_scenario::{Scenario, check::Check};
use suffrage_session::Session;
use suffrage_text::ids;

/// A question that a search answers: which properties hold in all runs of a scenario.
#[derive(Clone, Debug)]
pub struct Question {
    pub check: Check,
    /// The names of the properties to judge; empty: those of `check`.
    pub properties: Vec<&'static str>,
    /// Whether the search stops at the first violation.
    pub first: bool,
    pub limits: Limits,
    /// The threads of the search; `None`: only the calling thread.
    pub workers: Option<Workers>,
}

impl Question {
    fn properties(&self, scenario: &Scenario) -> Vec<PropertyId> {
        let is_judged = |name: &str| {
            if self.properties.is_empty() { self.check.judges(name) } else { self.properties.contains(&name) }
        };
        // The order of the catalogue.
        let all = scenario.properties().iter().filter(|name| is_judged(name));
        all.filter_map(|name| PropertyId::named(name)).collect()
    }

    fn asked(&self, scenario: &Scenario) -> CheckOptions {
        let &Self { ref check, first, limits, ref workers, .. } = self;
        let (budget, properties) = (check.budget(scenario.count() as u32), self.properties(scenario));
        let (asynchronous, workers) = (check.asynchronous, workers.clone());
        CheckOptions { asynchronous, budget, properties, first, limits, workers }
    }
}

/// The proposed bound of timeouts or random draws. With a clock, it is multiplied by the number of processes.
const PROPOSED: u32 = 3;

/// The scenario's check without its expected answer. If runs would be infinite, a bound is added.
pub(crate) fn proposed(scenario: &Scenario) -> Check {
    let mut check = scenario.check.clone().unwrap_or_default().without_answer();
    let bound = if check.asynchronous { PROPOSED } else { PROPOSED * scenario.count() as u32 };
    match lacks_bound(scenario, &check) {
        Some(Grows::Timers) => check.budgets.timers = Some(bound),
        Some(Grows::Draws) => check.budgets.draws = Some(bound),
        None => {}
    }
    check
}

fn lacks_bound(scenario: &Scenario, check: &Check) -> Option<Grows> {
    let grows = scenario.protocol().entry().grows?;
    if scenario.count() > MOST_PROCESSES {
        return Some(grows);
    }
    let (check, properties) = (check.clone(), Vec::new());
    let question = Question { check, properties, first: false, limits: Limits::default(), workers: None };
    let refused = scenario.plan().search(&question.asked(scenario)).err()?;
    refused.contains(&CheckError::Unbounded(grows)).then_some(grows)
}

/// Begins the search that answers the question.
///
/// # Errors
/// The list of all reasons why the search is impossible.
pub fn search(scenario: &Scenario, question: &Question) -> Result<Search, Vec<Refusal>> {
    scenario.plan().search(&question.asked(scenario)).map_err(|refused| refusals(scenario, &refused))
}

/// Searches for the shortest run that reaches `aim`; judges no property.
pub(crate) fn search_for(scenario: &Scenario, question: &Question, aim: Goal) -> Result<Search, Vec<Refusal>> {
    let asked = CheckOptions { properties: Vec::new(), ..question.asked(scenario) };
    let mut search = scenario.plan().search(&asked).map_err(|refused| refusals(scenario, &refused))?;
    search.look_for(aim);
    Ok(search)
}

/// Searches all continuations of a session's run from the end of its current tick.
pub(crate) fn search_ahead(session: &mut Session, question: &Question) -> Result<Search, Vec<Refusal>> {
    let scenario = session.scenario();
    if scenario.count() > MOST_PROCESSES {
        return Err(refusals(scenario, &[CheckError::TooMany]));
    }
    let asked = question.asked(scenario);
    session.search_ahead(&asked).map_err(|refused| refusals(session.scenario(), &refused))
}

/// A reason why a search is impossible.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    pub told: Remark,
    /// The parts of the scenario file that may be the cause, the likeliest first.
    pub about: Vec<About>,
}

/// A part of a scenario file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// The act with this index in the script of the scenario.
    Act(usize),
    /// A table and a key in this table. The table `""` is the top level of the file; the key `""` is the whole table.
    Key(&'static str, &'static str),
}

/// Turns the errors of the search into refusals. Acts with the same error share one refusal.
fn refusals(scenario: &Scenario, refused: &[CheckError]) -> Vec<Refusal> {
    let mut all: Vec<Refusal> = refused.iter().filter_map(|&refused| of_whole(scenario, refused)).collect();
    let acts = |of: fn(CheckError) -> Option<usize>| refused.iter().copied().filter_map(of).collect::<Vec<_>>();
    let late = acts(|refused| if let CheckError::ActNeedsClock { act } = refused { Some(act) } else { None });
    let oldest = acts(|refused| if let CheckError::OldestOfUnordered { act } = refused { Some(act) } else { None });
    let copies = acts(|refused| if let CheckError::CopyOfOpenDelay { act } = refused { Some(act) } else { None });
    all.extend(of_acts(scenario, &late, |count, ticks| ids::CheckActNeedsClock { count, ticks }.into()));
    all.extend(of_acts(scenario, &oldest, |count, ticks| ids::CheckOldestOfUnordered { count, ticks }.into()));
    all.extend(of_acts(scenario, &copies, |count, ticks| ids::CheckCopyOfOpenDelay { count, ticks }.into()));
    all
}

fn of_acts(scenario: &Scenario, acts: &[usize], told: impl Fn(u64, String) -> Remark) -> Option<Refusal> {
    let mut ticks: Vec<_> = acts.iter().filter_map(|&act| scenario.events.get(act)).map(|(tick, _)| *tick).collect();
    ticks.sort_unstable();
    ticks.dedup();
    let listed = ticks.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let about = acts.iter().copied().map(About::Act).collect();
    (!acts.is_empty()).then(|| Refusal { told: told(acts.len() as u64, listed), about })
}

fn of_whole(scenario: &Scenario, refused: CheckError) -> Option<Refusal> {
    use CheckError::{ActNeedsClock, CopyOfOpenDelay, OldestOfUnordered};
    let protocol = scenario.protocol().name();
    let at = |table, keys: &[&'static str]| keys.iter().map(|key| About::Key(table, key)).collect();
    let (told, about): (Remark, Vec<About>) = match refused {
        ActNeedsClock { .. } | OldestOfUnordered { .. } | CopyOfOpenDelay { .. } => return None,
        CheckError::ChanceOfNetwork => {
            (ids::CHECK_CHANCE_OF_NETWORK.into(), at("network", &["loss", "duplicate", "each"]))
        }
        CheckError::Choices => (ids::CHECK_CHOICES.into(), at("", &["choices"])),
        CheckError::Barriers => (ids::CheckBarriers { protocol }.into(), at("check", &["asynchronous"])),
        CheckError::Heartbeats => (ids::CHECK_HEARTBEATS.into(), at("detector", &["kind"])),
        CheckError::Unbounded(Grows::Timers) => (ids::CheckUnboundedTimers { protocol }.into(), at("check", &[""])),
        CheckError::Unbounded(Grows::Draws) => (ids::CheckUnboundedDraws { protocol }.into(), at("check", &[""])),
        CheckError::EarlyWithClock => (ids::CHECK_EARLY_WITH_CLOCK.into(), at("check", &["early"])),
        CheckError::BeginTogether => {
            (ids::CheckBeginTogether { protocol }.into(), at("check", &["any_start", "starts"]))
        }
        CheckError::NoticesByClock => (ids::CHECK_NOTICES_BY_CLOCK.into(), Vec::new()),
        CheckError::UnderWay => (ids::CHECK_UNDER_WAY.into(), Vec::new()),
        CheckError::TooMany => {
            let told = ids::CheckTooMany { count: scenario.count() as u64, most: MOST_PROCESSES as u64 };
            (told.into(), at("processes", &["count", "ids"]))
        }
    };
    Some(Refusal { told, about })
}
