//! Another run on the screen: what ends with the one before, and what is said of how it was made.

use crate::config::Problem;
use crate::protocol::{Id, Remark};
use crate::scenario::Scenario;
use crate::text::ids;
use crate::tui::app::App;
use crate::tui::features::{from_file, notes};
use crate::tui::layers::{self, message};

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
    let said: Vec<String> = first.into_iter().chain(changes.iter().map(|remark| texts.remark(remark))).collect();
    // What the footer cannot say in full is said in a window.
    let line = said.join(" ");
    if line.chars().count() + FOOTER_KEYS > usize::from(app.area.width) {
        let title = texts.fit(ids::TITLE_LEFT_OUT);
        message::open_aside(app, title, said.join("\n"));
    } else {
        app.view.said = (!said.is_empty()).then(|| line.into());
    }
}

pub(in crate::tui) fn refuse_to_make(app: &mut App, problem: &Problem) {
    let refusal = problem.in_one_line(&app.look.texts);
    layers::refuse(app, ids::TITLE_CANNOT_MAKE, &refusal);
}
