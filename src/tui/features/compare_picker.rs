//! What can stand beside the run on the screen, as a list to choose from.

use crate::tui::app::App;
use crate::tui::features::branches::rows;
use crate::tui::features::{compare, from_file, runs};
use crate::tui::layers::list::{self, Choice};
use crate::tui::making::Making;
use crate::tui::state::FIRST_PORTION;
use suffrage_engine::protocol::{Remark, Ticks, Value};
use suffrage_scenario::change::Variation;
use suffrage_scenario::{Order, Scenario};
use suffrage_session::describe_command::called;
use suffrage_text::ids;
use suffrage_view::view_state::ListRow;

/// The longest delays that are offered, from the shortest.
const LONGEST: [Ticks; 2] = [4, 16];

/// Asks what is to be different in the run beside this one, or goes back to the one run that has the keys.
pub(in crate::tui) fn toggle(app: &mut App) {
    if !compare::leave(app) {
        ask(app);
    }
}

fn ask(app: &mut App) {
    let scenario = app.session.scenario();
    let here = scenario.variant;
    let mut choices: Vec<Choice> = Vec::new();
    if let Some((_, other)) = &app.aside.run {
        let (history, branch) = (app.session.history(), other.branch());
        let is_of_one_tree = history.shared(app.session.branch(), branch).is_some();
        let of_branch = is_of_one_tree.then(|| app.look.texts.remark(&called(history, branch)));
        let other = other.scenario();
        let known = app.library.algorithms().into_iter().find(|known| known.variant == other.variant);
        let run = known.map(|known| known.name()).unwrap_or_default();
        let run = of_branch.unwrap_or_else(|| app.look.texts.spelled(&run).into_owned());
        choices.push(Choice::new(list::row(app, ids::BesideAgain { run }, ids::BESIDE_AGAIN_ABOUT), compare::again));
    }
    choices.extend(branches_beside(app));
    // Another branch of the same run is the likeliest wish of all.
    let first = !choices.is_empty();
    let mut another = None;
    for algorithm in app.library.algorithms() {
        if algorithm.variant != here {
            let name = app.look.texts.spelled(&algorithm.name()).into_owned();
            if algorithm.variant.protocol() != here.protocol() {
                another.get_or_insert(choices.len());
            }
            let variation = Variation::Algorithm(algorithm.variant);
            let row = ListRow { also: algorithm.in_files(), ..ListRow::new(name, algorithm.about) };
            choices.push(Choice::new(row, move |app| compare_with(app, variation)));
        }
    }
    choices.extend(settings(app, scenario));
    // The other variants of the same algorithm are the likeliest wish, or else the algorithms.
    let chosen = if first { 0 } else { another.unwrap_or_default() };
    list::ask_for_run(app, ids::ASK_COMPARE, choices, chosen);
}

/// The other branches of the run on the screen, but for the one that stood beside it a moment ago.
fn branches_beside(app: &App) -> Vec<Choice> {
    let (history, here) = (app.session.history(), app.session.branch());
    let before = app.aside.run.as_ref().map(|(_, other)| other.branch());
    let others = history.siblings(here).into_iter().filter(|&branch| branch != here && Some(branch) != before);
    let choice = |branch: usize| {
        let shared = history.shared(here, branch).unwrap_or_default();
        let told = rows::summary_of(app, branch);
        // At length how it ended would leave no room for what was done.
        let ended = told.ended.iter().rev().nth(1).or(told.ended.first()).cloned().unwrap_or_default();
        let name = ids::BesideBranch { branch: Value::Said(Box::new(called(history, branch))) };
        let row = list::row(app, name, ids::BesideBranchAbout { did: told.did, ended, shared });
        Choice::new(row, move |app| compare::with_branch(app, branch))
    };
    others.map(choice).collect()
}

fn settings(app: &App, scenario: &Scenario) -> Vec<Choice> {
    let mut choices = Vec::new();
    let mut offer = |variation, name: Remark, about: Remark| {
        choices.push(Choice::new(list::row(app, name, about), move |app| compare_with(app, variation)));
    };
    let (shortest, longest) = (scenario.network.shortest_delay, scenario.network.longest_delay);
    for most in LONGEST.map(|most| shortest.saturating_add(most - 1)).into_iter().filter(|&most| most != longest) {
        let about = ids::BesideDelayAbout { least: shortest, most };
        offer(Variation::Delay(shortest, most), ids::BesideDelay { least: shortest, most }.into(), about.into());
    }
    if shortest != longest {
        let about = ids::BesideConstantAbout { least: shortest };
        offer(Variation::Delay(shortest, shortest), ids::BesideConstant { least: shortest }.into(), about.into());
    }
    let seats = scenario.seating();
    if !seats.is_sorted() {
        offer(Variation::Order(Order::Ascending), ids::BESIDE_ASCENDING.into(), ids::BESIDE_ASCENDING_ABOUT.into());
    }
    if !seats.iter().rev().is_sorted() {
        offer(Variation::Order(Order::Descending), ids::BESIDE_DESCENDING.into(), ids::BESIDE_DESCENDING_ABOUT.into());
    }
    if seats.is_sorted() || seats.iter().rev().is_sorted() {
        offer(Variation::Order(Order::Random), ids::BESIDE_RANDOM.into(), ids::BESIDE_RANDOM_ABOUT.into());
    }
    let seed = scenario.seed.wrapping_add(1);
    offer(Variation::Seed(seed), ids::BesideSeed { seed: seed.to_string() }.into(), ids::BESIDE_SEED_ABOUT.into());
    let fifo = !scenario.network.fifo;
    let [name, about] = if fifo {
        [ids::BESIDE_FIFO, ids::BESIDE_FIFO_ABOUT]
    } else {
        [ids::BESIDE_NO_FIFO, ids::BESIDE_NO_FIFO_ABOUT]
    };
    offer(Variation::Fifo(fifo), name.into(), about.into());
    choices
}

/// Puts a run beside the one on the screen: the same processes, acts and tick, but for one thing.
fn compare_with(app: &mut App, variation: Variation) {
    match app.session.scenario().varied(variation) {
        Ok(derived) => {
            let before = from_file::about_to_make(app, |_| Vec::new());
            let (left_out, moved) = app.session.put_beside_within(&derived.scenario, FIRST_PORTION);
            let beside = before.iter().map(|(root, _)| (*root, vec![Making::Varied(variation)]));
            from_file::derived(app, before.iter().cloned().chain(beside).collect());
            compare::enter(app);
            let left_out =
                (left_out > 0).then(|| Remark::new(ids::BESIDE_LEFT_OUT.key()).number("count", left_out as u64));
            let said: Vec<Remark> =
                derived.said.into_iter().chain(left_out).map(|remark| compare::of_side(1, remark)).collect();
            compare::arrive(app, &moved, move |app| runs::tell_derived(app, &said, None));
        }
        Err(problem) => runs::refuse_to_make(app, &problem),
    }
}
