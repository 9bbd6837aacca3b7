//! From stop to stop: the ticks at which the scenario has something to say.

use crate::tui::app::App;
use crate::tui::binding::Able;
use crate::tui::features::{navigation, next_demo, notes, travel};
use crate::tui::state::{OpenNote, Travel};
use suffrage_engine::protocol::Ticks;
use suffrage_session::{Looked, Until};
use suffrage_text::ids;

/// A run that does not rest within so many ticks after its last stop is gone through tick by tick.
const TO_REST: Ticks = 1_000;

/// On to what has not been said yet at this tick, to the next stop, or to rest if none is known.
pub(in crate::tui) fn next(app: &mut App) {
    if notes::reopen(app, true) {
        return;
    }
    match app.session.next_stop() {
        Some(tick) => travel::travel(app, tick),
        None if next_demo::is_due(app) => next_demo::offer(app),
        // Of two runs each has an end of its own.
        None if app.is_comparing() => navigation::next_tick(app),
        None => to_rest(app),
    }
}

/// To the tick in which the run comes to rest, or where that is far, to the next tick.
fn to_rest(app: &mut App) {
    let here = app.session.tick();
    let way = Travel::new(app.player.now, move |app: &mut App, portion| {
        let looked = app.session.until(Until::Quiet, here.saturating_add(TO_REST), portion);
        if looked == Looked::On {
            app.say(ids::SaysWorks { tick: app.session.tick() });
            return true;
        }
        app.view.said = None;
        if looked == Looked::Limit {
            app.session.seek(here);
            navigation::next_tick(app);
        } else {
            notes::moved(app);
        }
        false
    });
    travel::set_out(app, way);
}

/// Back to what was said last at this tick and put aside, to the end of the stop before, or to the tick before if there is
/// none.
pub(in crate::tui) fn previous(app: &mut App) {
    if notes::reopen(app, false) {
        return;
    }
    let stop = app.session.previous_stop();
    let Some(tick) = stop else { return navigation::previous_tick(app) };
    navigation::seek(app, tick);
    if app.session.tick() == tick {
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
    // Without a stop after it, the key goes on to rest; at the end it offers the next demo.
    if notes::has_more(app) || next_demo::is_due(app) { Ok(()) } else { navigation::can_go_on(app) }
}

/// Whether nothing more will be told or asked: then the key goes on to rest.
pub(in crate::tui) fn is_after_last(app: &App) -> bool {
    !notes::has_more(app) && !app.session.has_stop_ahead()
}

pub(in crate::tui) fn can_go_to_previous(app: &App) -> Able {
    // Without a stop before it, the key goes back a tick.
    if app.aside.note.is_some() { Ok(()) } else { navigation::can_go_back(app) }
}
