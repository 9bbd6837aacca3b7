//! From stop to stop: the ticks at which the scenario has something to say.

use crate::tui::app::App;
use crate::tui::binding::Able;
use crate::tui::features::{navigation, next_demo, notes, travel};
use crate::tui::state::OpenNote;

/// On to what has not been said yet at this tick, to the next stop, or to the next tick if none is known.
pub(in crate::tui) fn next(app: &mut App) {
    if notes::reopen(app, true) {
        return;
    }
    match app.session.next_stop() {
        Some(tick) => travel::travel(app, tick),
        None if next_demo::is_due(app) => next_demo::offer(app),
        None => navigation::next_tick(app),
    }
}

/// Back to what was said last at this tick and put aside, to the end of the stop before, or to the tick before if there is
/// none.
pub(in crate::tui) fn previous(app: &mut App) {
    if notes::reopen(app, false) {
        return;
    }
    let stop = app.session.previous_stop();
    navigation::go(app, |app| match stop {
        Some(tick) => app.session.seek(tick),
        None => app.session.previous_tick(),
    });
    if stop == Some(app.session.tick()) {
        notes::show_all(app);
    }
}

/// Goes on from a note as a presenter's remote does: to the answer, to the next note, and then to the next stop.
pub(in crate::tui) fn go_on(app: &mut App) {
    notes::turn(app);
    if app.layers.top_as::<OpenNote>().is_none() {
        next(app);
    }
}

/// Goes back from a note the same way: to the question without its answer, to the note before, to the stop before.
pub(in crate::tui) fn go_back(app: &mut App) {
    let Some(note) = app.layers.top_as_mut::<OpenNote>() else { return };
    if !note.turn_back() {
        match navigation::can_go_back(app) {
            Ok(()) => {
                app.layers.close::<OpenNote>();
                previous(app);
            }
            Err(reason) => app.say(reason),
        }
    }
}

pub(in crate::tui) fn can_go_to_next(app: &App) -> Able {
    // Without a stop after it, the key goes on a tick; at the end it offers the next demo.
    if notes::has_more(app) || next_demo::is_due(app) { Ok(()) } else { navigation::can_go_on(app) }
}

/// Whether nothing more will be told or asked: then the key goes from tick to tick.
pub(in crate::tui) fn is_after_last(app: &App) -> bool {
    !notes::has_more(app) && !app.session.has_stop_ahead()
}

pub(in crate::tui) fn can_go_to_previous(app: &App) -> Able {
    // Without a stop before it, the key goes back a tick.
    if app.aside.note.is_some() { Ok(()) } else { navigation::can_go_back(app) }
}
