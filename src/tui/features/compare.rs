//! Two runs side by side: the list of runs to compare with, and the return to one run.

use crate::tui::features::prelude::*;
use crate::tui::{app::SIDES, features::branches::pane, features::from_file::Making, features::travel::FIRST_PORTION};
use suffrage_scenario::{Order, change::Changed, change::Variation};
use suffrage_session::describe_command::called;

pub(crate) fn show_both(app: &mut App, left: &Scenario, right: &Scenario) {
    app.session.show_both(left, right);
    enter(app);
}

pub(crate) fn enter(app: &mut App) {
    app.pause();
    app.layers.clear();
    (app.restorable.note, app.restorable.run, app.restorable.focus) = (None, None, None);
    (app.view.focus, app.view.zoomed, app.view.event, app.view.message) = (Pane::Arena, false, None, None);
    notes::moved(app);
}

pub(crate) fn leave(app: &mut App) -> bool {
    if !app.is_comparing() {
        return false;
    }
    app.pause();
    app.restorable.run = app.session.leave_one();
    (app.view.zoomed, app.view.message) = (false, None);
    app.layers.clear();
    notes::moved(app);
    app.say(ids::BESIDE_ALONE);
    true
}

pub(crate) fn again(app: &mut App) {
    let Some(before) = app.restorable.run.take() else { return };
    let moved = app.session.put_again(before, FIRST_PORTION);
    arrive(app, &moved, |_| {});
}

/// Shows both runs, and computes missing ticks in portions. When both runs have reached the current tick, calls `done`.
pub(crate) fn arrive(app: &mut App, moved: &Moved, done: impl FnOnce(&mut App) + 'static) {
    enter(app);
    if *moved != Moved::OnTheWay {
        return done(app);
    }
    let mut done = Some(done);
    app.travel = Some(Travel::new(app.player.now, move |app: &mut App, portion| {
        if app.session.go_on_way(portion) == Moved::OnTheWay {
            app.say(ids::SaysWorks { tick: app.session.works_on() });
            return true;
        }
        app.view.said = None;
        notes::moved(app);
        if let Some(done) = done.take() {
            done(app);
        }
        false
    }));
}

pub(crate) fn turn_side(app: &mut App) {
    if !app.is_comparing() {
        return;
    }
    let id = app.session.id_at(app.view.selected);
    app.session.turn();
    app.view.selected = id.and_then(|id| app.session.position_of(id)).unwrap_or_default();
    (app.view.message, app.view.log_back) = (None, 0);
    app.layers.clear();
    app.update_names();
}

pub(crate) fn show_made(app: &mut App, left: Changed, right: Changed) -> Vec<Remark> {
    let (focus, id) = (app.session.focus(), app.session.id_at(app.view.selected));
    show_both(app, &left.scenario, &right.scenario);
    if app.session.focus() != focus {
        turn_side(app);
    }
    app.view.selected = id.and_then(|id| app.session.position_of(id)).unwrap_or_default();
    of_sides(left.said, right.said)
}

/// Joins the remarks of both runs. Remarks of only one run begin with its name (left or right).
pub(crate) fn of_sides(left: Vec<Remark>, right: Vec<Remark>) -> Vec<Remark> {
    let (both, only): (Vec<_>, Vec<_>) = left.into_iter().partition(|remark| right.contains(remark));
    let rest = right.into_iter().filter(|remark| !both.contains(remark)).map(|remark| of_side(1, remark));
    let sides: Vec<_> = only.into_iter().map(|remark| of_side(0, remark)).chain(rest).collect();
    both.into_iter().chain(sides).collect()
}

pub(crate) fn say_if_only_here(app: &mut App) {
    if !app.is_comparing() || app.session.both_took {
        return;
    }
    let only = app.look.texts.say(ids::BESIDE_ONLY_HERE);
    if let Some(said) = &mut app.view.said {
        *said = said.map(|said| format!("{said} {only}"));
    }
}

pub(crate) fn of_side(side: usize, remark: Remark) -> Remark {
    Remark::new(SIDES[side].key()).with("told", Value::Said(Box::new(remark)))
}

pub(crate) fn is_alone(app: &App) -> Able {
    only_if(!app.is_comparing(), ids::SAYS_NOT_SIDE_BY_SIDE)
}

pub(crate) fn with_branch(app: &mut App, branch: usize) {
    leave(app);
    let moved = app.session.put_branch_beside(branch, FIRST_PORTION);
    app.view.said = None;
    arrive(app, &moved, |_| {});
}

/// The sizes of the ranges of delays that the list offers. A range begins with the scenario's shortest delay.
const LONGEST: [Ticks; 2] = [4, 16];

/// Ends the comparison. If there is none, shows the list of runs to compare with.
pub(crate) fn toggle(app: &mut App) {
    if leave(app) {
        return;
    }
    let scenario = app.session.scenario();
    let here = scenario.variant;
    let mut choices: Vec<Choice> = Vec::new();
    if let Some((_, other)) = &app.restorable.run {
        let (history, branch) = (app.session.history(), other.branch());
        let is_of_one_tree = history.shared(app.session.branch(), branch).is_some();
        let of_branch = is_of_one_tree.then(|| app.look.texts.remark(&called(history, branch)));
        let other = other.scenario();
        let known = runs::algorithms(app).into_iter().find(|known| known.variant == other.variant);
        let run = known.map(|known| known.name()).unwrap_or_default();
        let run = of_branch.unwrap_or_else(|| app.look.texts.spelled(&run).into_owned());
        choices.push(Choice::new(list::row(app, ids::BesideAgain { run }, ids::BESIDE_AGAIN_ABOUT), again));
    }
    choices.extend(branches_beside(app));
    // The user probably wants to compare with one of the other branches.
    let first = !choices.is_empty();
    let mut another = None;
    for algorithm in runs::algorithms(app) {
        if algorithm.variant != here {
            if algorithm.variant.protocol() != here.protocol() {
                another.get_or_insert(choices.len());
            }
            let variation = Variation::Algorithm(algorithm.variant);
            choices.push(Choice::new(algorithm.row(&app.look.texts), move |app| compare_with(app, variation)));
        }
    }
    choices.extend(settings(app, scenario));
    // Without other branches, the user probably wants another variant of this algorithm, or else another algorithm.
    let chosen = if first { 0 } else { another.unwrap_or_default() };
    list::ask_for_run(app, ids::ASK_COMPARE, choices, chosen);
}

fn branches_beside(app: &App) -> Vec<Choice> {
    let (history, here) = (app.session.history(), app.session.branch());
    let before = app.restorable.run.as_ref().map(|(_, other)| other.branch());
    let others = history.siblings(here).into_iter().filter(|&branch| branch != here && Some(branch) != before);
    let choice = |branch: usize| {
        let shared = history.shared(here, branch).unwrap_or_default();
        let told = pane::summary_of(app, branch);
        // The long form of the ending would leave no room for the acts.
        let ended = told.ended.iter().rev().nth(1).or(told.ended.first()).cloned().unwrap_or_default();
        let name = ids::BesideBranch { branch: Value::Said(Box::new(called(history, branch))) };
        let row = list::row(app, name, ids::BesideBranchAbout { did: told.did, ended, shared });
        Choice::new(row, move |app| with_branch(app, branch))
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
    let name = if fifo { ids::BESIDE_FIFO } else { ids::BESIDE_NO_FIFO };
    let about = if fifo { ids::BESIDE_FIFO_ABOUT } else { ids::BESIDE_NO_FIFO_ABOUT };
    offer(Variation::Fifo(fifo), name.into(), about.into());
    choices
}

fn compare_with(app: &mut App, variation: Variation) {
    match app.session.scenario().varied(variation) {
        Ok(derived) => {
            let before = from_file::about_to_make(app, |_| Vec::new());
            let (left_out, moved) = app.session.put_beside_within(&derived.scenario, FIRST_PORTION);
            let beside = before.iter().map(|(root, _)| (*root, vec![Making::Varied(variation)]));
            from_file::record_derivation(app, before.iter().cloned().chain(beside).collect());
            let left_out = (left_out > 0).then(|| Remark::from(ids::BESIDE_LEFT_OUT).number("count", left_out as u64));
            let said: Vec<Remark> = derived.said.into_iter().chain(left_out).map(|remark| of_side(1, remark)).collect();
            arrive(app, &moved, move |app| runs::report_derivation(app, &said, None));
        }
        Err(problem) => runs::refuse_to_make(app, &problem),
    }
}
