//! Two runs side by side: what stands beside the run on the screen, and the way back to one.

use crate::tui::app::{App, SIDES};
use crate::tui::binding::{Able, only_if};
use crate::tui::features::{notes, runs};
use crate::tui::state::{FIRST_PORTION, Travel};
use suffrage_engine::protocol::{Remark, Value};
use suffrage_scenario::Scenario;
use suffrage_scenario::change::Changed;
use suffrage_scenario::config::Problem;
use suffrage_session::Moved;
use suffrage_text::ids;
use suffrage_view::view_state::Pane;

pub(in crate::tui) fn show_both(app: &mut App, left: &Scenario, right: &Scenario) {
    app.session.show_both(left, right);
    enter(app);
}

pub(in crate::tui) fn enter(app: &mut App) {
    app.pause();
    app.layers.clear();
    (app.aside.note, app.aside.run, app.aside.focus) = (None, None, None);
    (app.view.focus, app.view.zoomed, app.view.event, app.view.message) = (Pane::Arena, false, None, None);
    notes::moved(app);
}

/// Goes back to the run that has the keys; whether there were two.
pub(in crate::tui) fn leave(app: &mut App) -> bool {
    if !app.is_comparing() {
        return false;
    }
    app.pause();
    app.aside.run = app.session.leave_one();
    (app.view.zoomed, app.view.message) = (false, None);
    app.layers.clear();
    notes::moved(app);
    app.say(ids::BESIDE_ALONE);
    true
}

pub(in crate::tui) fn again(app: &mut App) {
    let Some(before) = app.aside.run.take() else { return };
    let moved = app.session.put_again(before, FIRST_PORTION);
    enter(app);
    arrive(app, &moved, |_| {});
}

/// Does something when both runs are where they are to be, which may be a long way.
pub(in crate::tui) fn arrive(app: &mut App, moved: &Moved, done: impl FnOnce(&mut App) + 'static) {
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

/// Gives the other run the keys. The selected process stays the same, by its id.
pub(in crate::tui) fn turn_side(app: &mut App) {
    let id = app.session.id_at(app.view.selected);
    if !app.is_comparing() {
        return;
    }
    app.session.turn();
    app.view.selected = id.and_then(|id| app.session.position_of(id)).unwrap_or_default();
    (app.view.message, app.view.log_back) = (None, 0);
    // What is told of the run that had the keys is not true of the other.
    app.layers.clear();
    app.call_processes();
}

/// Makes both runs again, each from a scenario made of its own; returns what could not stay as it was. Nothing is made of runs that are too large for
/// the screen, which is said.
pub(in crate::tui) fn derive_both(
    app: &mut App,
    derive: impl Fn(&Scenario) -> Result<Changed, Problem>,
) -> Option<Result<Vec<Remark>, Problem>> {
    let (left, right) = (app.session.side(0)?, app.session.side(1)?);
    let both = [left, right].map(|lane| derive(lane.scenario()));
    Some(match both {
        [Ok(left), Ok(right)] if runs::refuse_large(app, [&left.scenario, &right.scenario].into_iter()) => return None,
        [Ok(left), Ok(right)] => Ok(show_made(app, left, right)),
        [Err(problem), _] | [_, Err(problem)] => Err(problem),
    })
}

/// Shows two runs that have been made of those on the screen: the same side has the keys, the same process is selected. What could not
/// stay as it was.
pub(in crate::tui) fn show_made(app: &mut App, left: Changed, right: Changed) -> Vec<Remark> {
    let (focus, id) = (app.session.focus(), app.session.id_at(app.view.selected));
    show_both(app, &left.scenario, &right.scenario);
    if app.session.focus() != focus {
        turn_side(app);
    }
    app.view.selected = id.and_then(|id| app.session.position_of(id)).unwrap_or_default();
    of_sides(left.said, right.said)
}

/// What is said of both: what is the same of both needs no side.
pub(in crate::tui) fn of_sides(left: Vec<Remark>, right: Vec<Remark>) -> Vec<Remark> {
    let (both, only): (Vec<_>, Vec<_>) = left.into_iter().partition(|remark| right.contains(remark));
    let rest = right.into_iter().filter(|remark| !both.contains(remark)).map(|remark| of_side(1, remark));
    let sides: Vec<_> = only.into_iter().map(|remark| of_side(0, remark)).chain(rest).collect();
    both.into_iter().chain(sides).collect()
}

/// Says after an act that only the run with the keys has taken it, if that is so.
pub(in crate::tui) fn say_if_only_here(app: &mut App) {
    if !app.is_comparing() || app.session.both_took() {
        return;
    }
    let only = app.look.texts.say(ids::BESIDE_ONLY_HERE);
    if let Some(said) = &mut app.view.said {
        *said = said.map(|said| format!("{said} {only}"));
    }
}

pub(in crate::tui) fn of_side(side: usize, remark: Remark) -> Remark {
    Remark::new(SIDES[side].key()).with("told", Value::Said(Box::new(remark)))
}

pub(in crate::tui) fn is_alone(app: &App) -> Able {
    only_if(!app.is_comparing(), ids::SAYS_NOT_SIDE_BY_SIDE)
}

pub(in crate::tui) fn with_branch(app: &mut App, branch: usize) {
    leave(app);
    let moved = app.session.put_branch_beside(branch, FIRST_PORTION);
    enter(app);
    app.view.said = None;
    arrive(app, &moved, |_| {});
}
