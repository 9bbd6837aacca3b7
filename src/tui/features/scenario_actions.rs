//! Other runs: from the start, with another seed, number or algorithm.

use std::rc::Rc;

use crate::tui::app::App;
use crate::tui::features::{compare, from_file, runs};
use crate::tui::layers::line::{self, number};
use crate::tui::layers::list::{self, Choice};
use crate::tui::library::ListedAlgorithm;
use crate::tui::making::{Making, made};
use suffrage_engine::protocol::Remark;
use suffrage_engine::protocols::VariantId;
use suffrage_scenario::Scenario;
use suffrage_scenario::change::Changed;
use suffrage_scenario::config::Problem;
use suffrage_text::ids;
use suffrage_view::view_state::ListRow;

/// The runs on the screen from their start, from their files as they are now. Where one of those is faulty everything stays.
pub(in crate::tui) fn restart(app: &mut App) {
    let acts = app.session.acts().len() as u64;
    let number = app.session.history().number(app.session.branch()) as u64;
    let anew = match from_file::all_anew(app) {
        Ok(anew) => anew,
        Err(fault) => {
            app.pause();
            app.view.said = Some(fault);
            return;
        }
    };
    if runs::refuse_large(app, anew.iter().map(|anew| &anew.changed.scenario)) {
        return;
    }
    let mut of_files = from_file::said_of_files(&anew);
    let said = match anew.as_slice() {
        [left, right] => compare::show_made(app, left.changed.clone(), right.changed.clone()),
        runs => runs
            .iter()
            .flat_map(|anew| {
                runs::show(app, &anew.changed.scenario);
                anew.changed.said.clone()
            })
            .collect(),
    };
    from_file::shown_anew(app, anew);
    if of_files.is_empty() {
        of_files.push(ids::SaysRestarted { acts, number }.into());
    }
    match (of_files.as_slice(), said.as_slice()) {
        ([told], []) => app.say(told.clone()),
        _ => runs::tell_derived(app, &[of_files, said].concat(), None),
    }
}

pub(in crate::tui) fn draw_seed(app: &mut App) {
    let drawn = (app.seeds)();
    change_seed(app, |_| drawn);
}

pub(in crate::tui) fn change_seed(app: &mut App, change: impl Fn(u64) -> u64) {
    let making = |scenario: &Scenario| Making::Seed(change(scenario.seed));
    let said = Remark::from(ids::SaysSeed { seed: change(app.session.scenario().seed).to_string() });
    make(app, |scenario| vec![making(scenario)], Some(said));
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
    if app.is_comparing() {
        return make(app, |_| vec![Making::Count(count)], None);
    }
    let before = from_file::about_to_make(app, |_| vec![Making::Count(count)]);
    // From the scenario as it was before its number changed, so that a larger number brings back processes with events.
    let whole = app.aside.scenario.take().unwrap_or_else(|| app.session.scenario().clone());
    show_derived(app, whole.with_count(count), before, None);
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
    let acts = app.session.acts();
    let of_hand = |scenario: &Scenario| Making::Acts { acts: acts.clone(), on: Rc::new(scenario.clone()) };
    let makings = |scenario: &Scenario| {
        let of_hand = (!acts.is_empty()).then(|| of_hand(scenario));
        of_hand.into_iter().chain([Making::Algorithm(variant)]).collect()
    };
    make(app, makings, None);
}

/// Makes others of the scenarios on the screen, and shows them.
fn make(app: &mut App, makings: impl Fn(&Scenario) -> Vec<Making>, first: Option<Remark>) {
    let before = from_file::about_to_make(app, &makings);
    if app.is_comparing() {
        let both = compare::derive_both(app, |scenario| made(scenario, &makings(scenario)));
        let Some(both) = both else { return };
        if both.is_ok() {
            from_file::derived(app, before);
        }
        tell(app, both, first);
    } else {
        let derived = made(app.session.scenario(), &makings(app.session.scenario()));
        show_derived(app, derived, before, first);
    }
}

fn show_derived(
    app: &mut App,
    derived: Result<Changed, Problem>,
    before: Vec<(usize, Vec<Making>)>,
    first: Option<Remark>,
) {
    if runs::refuse_large(app, derived.iter().map(|derived| &derived.scenario)) {
        return;
    }
    let told = derived.map(|derived| {
        runs::show(app, &derived.scenario);
        from_file::derived(app, before);
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
