//! Going far: a run of millions is computed in portions, so that the screen shows how far it has come and any key stops it.

use std::ops::RangeInclusive;
use std::time::Duration;

use crate::tui::app::App;
use crate::tui::binding::cap_of;
use crate::tui::features::notes;
use crate::tui::state::{Arrival, Travel};
use suffrage_engine::protocol::{Remark, Ticks};
use suffrage_session::Moved;
use suffrage_text::{Fit, ids};

/// After a way to another branch so many events, about, are computed again at once where the recorded future is shown.
const CAUGHT_UP: u64 = 100_000;
/// The ticks beyond what is recorded that are searched at least; the same key goes on after them.
const STRETCH: Ticks = 10_000;
/// A portion is meant to take between these times: keys and the clock are served between two of them.
const PORTION: RangeInclusive<Duration> = Duration::from_millis(10)..=Duration::from_millis(25);

pub(in crate::tui) fn travel(app: &mut App, to: Ticks) {
    let way = to_tick(app, to, None);
    set_out(app, way);
}

/// The same, and says something at the end of the way: which branch or which bookmark it is.
pub(in crate::tui) fn travel_to(app: &mut App, to: Ticks, arrival: Arrival) {
    let way = to_tick(app, to, Some(arrival));
    set_out(app, way);
}

pub(in crate::tui) fn to_tick(app: &App, to: Ticks, mut arrival: Option<Arrival>) -> Travel<App> {
    Travel::new(app.player.now, move |app, portion| go_on_to(app, to, portion, &mut arrival))
}

/// Goes back to a tick, unless the moment on the screen lies before it.
pub(in crate::tui) fn back_to(app: &mut App, to: Ticks) {
    app.pause();
    app.travel = None;
    if app.session.tick() > to {
        app.session.seek(to);
    }
}

pub(in crate::tui) fn set_out(app: &mut App, way: Travel<App>) {
    app.pause();
    app.travel = Some(way);
    go_on(app);
}

pub(in crate::tui) fn go_on(app: &mut App) {
    let Some(mut travel) = app.travel.take() else { return };
    let now = app.player.now;
    travel.portion = portion_after(travel.portion, travel.begun, now);
    travel.begun = now;
    if (travel.step)(app, travel.portion) {
        app.travel = Some(travel);
    }
}

/// The portion after one that was begun at a time.
pub(in crate::tui) fn portion_after(portion: u64, begun: Duration, now: Duration) -> u64 {
    match now.saturating_sub(begun) {
        Duration::ZERO => portion,
        took if took < *PORTION.start() => portion.saturating_mul(2),
        took if took > *PORTION.end() => (portion / 2).max(1),
        _ => portion,
    }
}

fn go_on_to(app: &mut App, to: Ticks, portion: u64, arrival: &mut Option<Arrival>) -> bool {
    let moved = app.session.seek_within(to, portion);
    let here = app.session.tick();
    if let Moved::Nothing(why) = moved {
        notes::moved(app);
        app.say(why);
    } else if moved != Moved::OnTheWay {
        // The way is at its end: what was said on it no longer holds.
        app.view.said = None;
        notes::moved(app);
        if here < to {
            app.say(ids::SaysQuietBefore { tick: here });
        }
        if let Some(arrival) = arrival.take() {
            arrive(app, arrival);
        }
    } else {
        app.say(ids::SaysTravels { tick: to });
        return true;
    }
    false
}

/// To the end of what is recorded; that more comes after it is said there.
pub(in crate::tui) fn travel_to_last(app: &mut App) {
    let to = app.session.recorded();
    let way = Travel::new(app.player.now, move |app: &mut App, portion| {
        let goes_on = go_on_to(app, to, portion, &mut None);
        if !goes_on && app.view.said.is_none() && is_at_last(app) {
            app.say(at_last(app));
        }
        goes_on
    });
    set_out(app, way);
}

/// Whether the moment on the screen is the last that is recorded of a run that is not at rest: nothing stands in its way but that it has not
/// been computed.
fn is_at_last(app: &App) -> bool {
    let clock = app.session.clock();
    clock.tick > 0 && clock.tick == clock.recorded && !clock.quiet
}

/// That what is recorded ends here, and how the run is gone on with.
pub(in crate::tui) fn at_last(app: &App) -> Remark {
    let cap = |does| cap_of(app.bindings, does, &app.look.texts);
    ids::SaysAtLast { play: cap(ids::DOES_PLAY_OR_PAUSE), step: cap(ids::DOES_NEXT_TICK) }.into()
}

/// Stays where the way has led so far; whether there was one.
pub(in crate::tui) fn stop(app: &mut App) -> bool {
    let Some(travel) = app.travel.take() else { return false };
    app.pause();
    app.session.settle();
    if travel.moves_one {
        // Of two runs only one was searched.
        let here = app.session.tick();
        app.session.seek(here);
    }
    notes::moved(app);
    true
}

pub(in crate::tui) fn arrive(app: &mut App, Arrival { told, without_notes }: Arrival) {
    if without_notes {
        notes::close(app);
    }
    if app.view.reveal {
        app.session.catch_up(CAUGHT_UP);
    }
    let told = app.of_side(&told);
    let said = app.view.said.as_ref().map_or_else(|| told.clone(), |said| one_after_the_other(&told, said));
    app.view.said = Some(said);
}

/// Computes what is revealed of a branch again where it has been given up; whether all of it is there.
pub(in crate::tui) fn catch_up(app: &mut App) -> bool {
    app.session.catch_up(CAUGHT_UP)
}

/// The highest tick that [`travel`] takes where a person asks for it: a run that never rests would be computed without end.
pub(in crate::tui) fn farthest(app: &App) -> Ticks {
    app.session.scenario().tick_limit().max(app.session.recorded())
}

/// The last tick that a search looks at: the limit of a file is one of headless runs, at the keys a run goes on after it.
pub(in crate::tui) fn horizon(app: &App) -> Ticks {
    farthest(app).max(app.session.recorded().saturating_add(STRETCH))
}

/// Two sentences in all their lengths, the longest of both first.
pub(in crate::tui) fn one_after_the_other(first: &Fit, then: &Fit) -> Fit {
    let lengths = then.lengths().flat_map(|then| first.lengths().map(move |first| format!("{first} {then}")));
    lengths.collect()
}
