//! The run that was found: as a branch from the tick on the screen, or as a run of its own, and played from there.

use super::Asked;
use crate::check::{acts_of, can_be_acts, counterexample, end_of, told_in_all, unit};
use crate::tui::app::App;
use crate::tui::features::{branches, notes};
use crate::tui::state::Travel;
use suffrage_engine::explore::Breaking;
use suffrage_engine::property::title;
use suffrage_engine::protocol::{Ticks, Value};
use suffrage_text::{Fit, ids};

pub(super) fn show(app: &mut App, asked: &Asked, name: &'static str, breaking: &Breaking) {
    let texts = &app.look.texts;
    let property = texts.remark(&title(name));
    let (steps, unit_of_step) = (u64::from(breaking.steps), unit(&asked.check));
    let end = end_of(app.session.scenario(), &breaking.path);
    // `number`: of its branch; 0 of a run of its own.
    let told = |number: usize| {
        let (number, property) = (number as u64, Value::Said(Box::new(title(name))));
        texts.fit(ids::CheckFound { property, steps, unit: unit_of_step, number })
    };
    if asked.is_branch && can_be_acts(app.session.scenario(), &breaking.path) {
        let acts = acts_of(app.session.scenario(), &breaking.path);
        let named = texts.say(ids::CheckBranch { property });
        let branch = app.session.branch_off(asked.tick, acts, &named);
        let told = told(app.session.history().number(branch));
        return go(app, branch, asked.tick, end, told);
    }
    let before = app.session.scenario_as_done(asked.tick);
    let words = told_in_all(&before, &asked.check, name, breaking);
    let scenario = counterexample(&before, name, breaking, words);
    let branch = app.session.history_mut().add_root(&scenario);
    app.names.keep(app.session.history().branch(branch).root);
    let told = told(0);
    go(app, branch, asked.tick, end, told);
}

/// Puts the run on the screen at the tick that it goes on from, and plays it from there to where it breaks.
fn go(app: &mut App, branch: usize, tick: Ticks, end: Ticks, told: Fit) {
    app.session.switch(branch);
    branches::leave_selection(app);
    app.call_processes();
    let mut told = Some(told);
    let way = Travel::new(app.player.now, move |app: &mut App, portion| {
        if app.session.seek_within(tick, portion) == suffrage_session::Moved::OnTheWay {
            return true;
        }
        notes::moved(app);
        app.view.said = told.take();
        app.player.play_until(&mut app.view, end);
        false
    });
    app.travel = Some(way);
}
