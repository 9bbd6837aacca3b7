//! Other runs: from the start, with another seed, number or algorithm.

use crate::config::Problem;
use crate::paint::view_state::ListRow;
use crate::protocol::Remark;
use crate::protocols::VariantId;
use crate::scenario::Scenario;
use crate::scenario::change::Changed;
use crate::text::ids;
use crate::tui::app::App;
use crate::tui::features::{compare, runs, watched_file};
use crate::tui::layers::line::{self, number};
use crate::tui::layers::list::{self, Choice};
use crate::tui::library::ListedAlgorithm;

pub(in crate::tui) fn restart(app: &mut App) {
    if watched_file::restart(app) {
        return;
    }
    let acts = app.session.acts().len() as u64;
    let number = app.session.history().number(app.session.branch()) as u64;
    if compare::derive_both(app, |scenario| Ok(unchanged(scenario.clone()))).is_none() {
        let scenario = app.session.scenario().clone();
        runs::show(app, &scenario);
    }
    app.say(ids::SaysRestarted { acts, number });
}

pub(in crate::tui) fn draw_seed(app: &mut App) {
    let drawn = (app.seeds)();
    change_seed(app, |_| drawn);
}

pub(in crate::tui) fn change_seed(app: &mut App, change: impl Fn(u64) -> u64) {
    let derived = |scenario: &Scenario| unchanged(scenario.with_seed(change(scenario.seed)));
    let changed = derived(app.session.scenario());
    let said = Remark::from(ids::SaysSeed { seed: changed.scenario.seed.to_string() });
    match compare::derive_both(app, |scenario| Ok(derived(scenario))) {
        Some(both) => tell(app, both, Some(said)),
        None => show_derived(app, Ok(changed), Some(said)),
    }
}

pub(in crate::tui) fn ask_count(app: &mut App) {
    let count = app.session.scenario().count() as u64;
    line::ask(app, ids::AskCount { count }, |app, typed| {
        let count = usize::try_from(number(typed)?).map_err(|_| Remark::from(ids::SAYS_NOT_A_NUMBER))?;
        change_count(app, count);
        Ok(())
    });
}

fn change_count(app: &mut App, count: usize) {
    if let Some(derived) = compare::derive_both(app, |scenario| scenario.with_count(count)) {
        return tell(app, derived, None);
    }
    // From the scenario as it was before its number changed, so that a larger number brings back processes with events.
    let whole = app.aside.scenario.take().unwrap_or_else(|| app.session.scenario().clone());
    show_derived(app, whole.with_count(count), None);
    app.aside.scenario = Some(whole);
}

pub(in crate::tui) fn ask_algorithm(app: &mut App) {
    let algorithms = app.library.algorithms();
    let here = app.session.scenario().variant;
    let chosen = algorithms.iter().position(|other| other.variant == here).unwrap_or_default();
    let choice = |algorithm: ListedAlgorithm| {
        let name = app.look.texts.spelled(&algorithm.name()).into_owned();
        let row = ListRow { also: algorithm.in_files(), ..ListRow::new(name, algorithm.about) };
        Choice::new(row, move |app| change_algorithm(app, algorithm.variant))
    };
    let choices = algorithms.into_iter().map(choice).collect();
    list::ask_for_run(app, ids::ASK_ALGORITHM, choices, chosen);
}

fn change_algorithm(app: &mut App, variant: VariantId) {
    let mut scenario = app.session.scenario().clone();
    scenario.events.extend(app.session.acts());
    show_derived(app, scenario.with_variant(variant), None);
}

fn show_derived(app: &mut App, derived: Result<Changed, Problem>, first: Option<Remark>) {
    let told = derived.map(|derived| {
        runs::show(app, &derived.scenario);
        derived.said
    });
    tell(app, told, first);
}

fn tell(app: &mut App, derived: Result<Vec<Remark>, Problem>, first: Option<Remark>) {
    match derived {
        Ok(said) => runs::tell_derived(app, &said, first),
        Err(problem) => runs::refuse_to_make(app, &problem),
    }
}

const fn unchanged(scenario: Scenario) -> Changed {
    Changed { scenario, said: Vec::new() }
}
