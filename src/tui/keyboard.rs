//! What a key does: the binding it has where the keys count, what is typed, or nothing.

use crossterm::event::Event;

use crate::tui::binding::{Binding, Key, KeyPlace, cap_of, find};
use crate::tui::features::{demos, notes, panes, present, stops, travel};
use crate::tui::{app::App, layers, update};
use suffrage_text::ids;
use suffrage_view::is_too_small;

pub(super) fn press(app: &mut App, key: Key, event: &Event) {
    app.view.said = None;
    if is_too_small(app.area) {
        return press_unseen(app, key);
    }
    // A blank screen comes back with any key, which does nothing else; only what ends or stops the program still does so.
    if std::mem::take(&mut app.view.blank) && find(KeyPlace::Everywhere, key).is_none() {
        return;
    }
    // Neither of the two keys that a remote alternates may be lost on the way to a tick.
    if turns_presentation(app, key) || turns_page(app, key) {
        return;
    }
    // What ends or stops the program does so at once.
    if app.travel.is_some()
        && let Some(binding) = find(KeyPlace::Everywhere, key)
    {
        return try_to(app, binding, key);
    }
    // While the run is on its way to a tick, any key stops it there, and does nothing else.
    if travel::stop(app) {
        return;
    }
    if let Some(binding) = find(app.place(), key) {
        try_to(app, binding, key);
    } else if !layers::edit(app, event) {
        press_below(app, key);
    }
}

/// A key on a screen that is too small to show the run: only the keys that end or suspend the program act.
fn press_unseen(app: &mut App, key: Key) {
    let places = [KeyPlace::Everywhere, app.place(), KeyPlace::Screen];
    let binding = places.into_iter().find_map(|place| find(place, key));
    let ends = |binding: &&Binding| {
        binding.place == KeyPlace::Everywhere || matches!(binding.id, ids::DOES_QUIT | ids::DOES_QUIT_WITHOUT)
    };
    if let Some(binding) = binding.filter(ends) {
        try_to(app, binding, key);
    }
}

fn press_below(app: &mut App, key: Key) {
    let is_free = app.layers.leave_keys();
    let places = [app.pane_place(), KeyPlace::Screen];
    match places.into_iter().filter(|_| is_free).find_map(|place| find(place, key)) {
        Some(binding) => {
            close_note_for(app, binding);
            try_to(app, binding, key);
        }
        None => do_nothing(app, key),
    }
}

/// What cannot be done here closes nothing.
pub(super) fn close_note_for(app: &mut App, binding: &Binding) {
    if (binding.can)(app).is_err() {
        return;
    }
    if app.place() == KeyPlace::Note && binding.place == KeyPlace::Screen && !binding.keeps_notes {
        notes::close(app);
    }
    if app.place() == KeyPlace::NextDemo && !binding.keeps_notes {
        stops::refuse_next_demo(app);
    }
}

fn do_nothing(app: &mut App, key: Key) {
    app.view.typed.clear();
    let help = cap_of(ids::DOES_HELP, &app.look.texts);
    app.say(ids::SaysUnbound { key: key.cap(&app.look.texts), help });
}

/// Turns a page of a note that has no room for all its rows; whether there was one to turn. Only then do the same keys go on or back.
fn turns_page(app: &mut App, key: Key) -> bool {
    let down = match find(KeyPlace::Screen, key).map(|binding| binding.id) {
        Some(ids::DOES_NEXT_STOP) => true,
        Some(ids::DOES_PREVIOUS_STOP) => false,
        _ => return false,
    };
    if !matches!(app.place(), KeyPlace::Note | KeyPlace::Aside) || !down && notes::shows_answer(app) {
        return false;
    }
    // How far it reaches is known only when it is laid out.
    update::lay_out(app);
    layers::turn_page(app, down)
}

/// Enters or leaves presentation by the key that a remote sends for it, whatever else is open; whether it was one.
fn turns_presentation(app: &mut App, key: Key) -> bool {
    match (find(KeyPlace::Screen, key).map(|binding| binding.id), app.place()) {
        (Some(ids::DOES_PRESENT), KeyPlace::Demos | KeyPlace::DemoSearch) => {
            if demos::open_for_class(app) {
                present::present(app);
            }
        }
        (Some(ids::DOES_PRESENT), _) => present::present(app),
        (Some(ids::DOES_CANCEL), KeyPlace::NextDemo) if app.view.presenting => {
            stops::refuse_next_demo(app);
        }
        (
            Some(ids::DOES_CANCEL),
            KeyPlace::Note | KeyPlace::Screen | KeyPlace::SpaceTime | KeyPlace::Properties | KeyPlace::How,
        ) if app.view.presenting && app.view.typed.is_empty() && !panes::is_unfolded(app) => {
            app.view.presenting = false;
        }
        _ => return false,
    }
    app.view.typed.clear();
    true
}

/// Does what a command does, or shows the answer that comes first.
pub(super) fn run(app: &mut App, binding: &Binding, key: Option<Key>) {
    if !(binding.answers_first && !app.view.playing && notes::answer_first(app)) {
        (binding.run)(app, key);
    }
}

pub(super) fn try_to(app: &mut App, binding: &Binding, key: Key) {
    match (binding.can)(app) {
        Ok(()) => run(app, binding, Some(key)),
        Err(reason) => {
            // The last tick has been seen.
            if app.session.clock().quiet
                && matches!(binding.id, ids::DOES_NEXT_TICK | ids::DOES_NEXT_STOP | ids::DOES_PLAY_OR_PAUSE)
            {
                app.player.settle();
            }
            app.say(reason);
        }
    }
    if !matches!(binding.id, ids::DOES_TYPE_DIGIT | ids::DOES_ERASE_DIGIT | ids::DOES_CANCEL) {
        app.view.typed.clear();
    }
}
