//! Another run on the screen: what ends with the one before, and what is said of how it was made.

use crate::tui::app::App;
use crate::tui::features::{from_file, notes};
use crate::tui::layers::{self, message};
use suffrage_engine::protocol::{Id, Remark};
use suffrage_scenario::Scenario;
use suffrage_scenario::config::Problem;
use suffrage_session::too_large;
use suffrage_text::{Fit, Texts, ids};

/// The columns that the footer's own keys need beside a sentence.
const FOOTER_KEYS: usize = 24;

pub(in crate::tui) fn show(app: &mut App, scenario: &Scenario) {
    let selected = app.session.id_at(app.view.selected);
    app.session.show(scenario);
    on_changed(app, selected);
}

/// Shows the scenario that was opened last.
pub(in crate::tui) fn show_other(app: &mut App, scenario: &Scenario) {
    app.session.show(scenario);
    on_changed(app, None);
    let name = app.names.opened.clone();
    from_file::opened(app, app.root(), &name, None);
}

/// Another run is on the screen than before, from its first tick.
pub(in crate::tui) fn on_changed(app: &mut App, selected: Option<Id>) {
    app.names.keep(app.root());
    (app.aside.scenario, app.aside.run) = (None, None);
    app.player.last_until = None;
    app.search.reset();
    app.travel = None;
    app.pause();
    app.view.selected = selected.and_then(|id| app.session.position_of(id)).unwrap_or_default();
    app.view.by_hand = selected.is_some() && app.view.by_hand;
    app.view.typed.clear();
    app.view.event = None;
    app.layers.clear();
    notes::moved(app);
}

pub(in crate::tui) fn tell_derived(app: &mut App, changes: &[Remark], first: Option<Remark>) {
    let texts = &app.look.texts;
    let first = first.map(|said| texts.say(said));
    let said: Vec<String> = first.iter().cloned().chain(changes.iter().map(|remark| texts.remark(remark))).collect();
    if said.is_empty() {
        app.view.said = None;
        return;
    }
    let line: Fit = [said.join(" "), in_short(texts, first, changes)].into_iter().collect();
    // What the footer has no room for, not even in short, is said in a window.
    if line.within(usize::from(app.area.width).saturating_sub(FOOTER_KEYS)).is_some() {
        app.view.said = Some(line);
    } else {
        message::open_aside(app, texts.fit(ids::TITLE_LEFT_OUT), said.join("\n"));
    }
}

/// What changed in one short line: what was left out, which has a short form, is listed.
fn in_short(texts: &Texts, first: Option<String>, changes: &[Remark]) -> String {
    let (mut said, mut left_out) = (Vec::from_iter(first), Vec::new());
    for change in changes {
        let fit = texts.fit_remark(change);
        let list = if fit.lengths().count() > 1 { &mut left_out } else { &mut said };
        list.push(fit.shortest().to_owned());
    }
    if !left_out.is_empty() {
        said.push(texts.say(ids::ChangeLeftOut { parts: left_out.join(", ") }));
    }
    said.join(" ")
}

/// Refuses scenarios of which one is too large for the screen; whether one is.
pub(in crate::tui) fn refuse_large<'s>(app: &mut App, mut scenarios: impl Iterator<Item = &'s Scenario>) -> bool {
    let Some(why) = scenarios.find_map(too_large) else { return false };
    let refusal = app.look.texts.remark(&why);
    layers::refuse(app, ids::TITLE_CANNOT_MAKE, &refusal);
    true
}

pub(in crate::tui) fn refuse_to_make(app: &mut App, problem: &Problem) {
    let refusal = problem.in_one_line(&app.look.texts);
    layers::refuse(app, ids::TITLE_CANNOT_MAKE, &refusal);
}
