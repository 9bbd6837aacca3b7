//! Moves through time. A long move is computed in portions, so that the screen shows progress and any key stops it.

use std::ops::RangeInclusive;

use crate::tui::binding::cap_of;
use crate::tui::features::prelude::*;

pub(crate) struct Arrival {
    pub(crate) told: Fit,
    /// Whether the notes of this tick stay closed, because the user has just closed them on another branch.
    pub(crate) without_notes: bool,
}

/// The approximate number of events before the first redraw.
pub(crate) const FIRST_PORTION: u64 = 25_000;

type Step = Box<dyn FnMut(&mut App, u64) -> bool>;

pub(crate) struct Travel {
    pub(crate) portion: u64,
    pub(crate) begun: Duration,
    /// In a comparison: whether only the focused run moves.
    pub(crate) moves_one: bool,
    /// Computes about the given number of events; returns whether another portion follows.
    pub(crate) step: Step,
}

impl Travel {
    pub(crate) fn new(now: Duration, step: impl FnMut(&mut App, u64) -> bool + 'static) -> Self {
        Self { portion: FIRST_PORTION, begun: now, moves_one: false, step: Box::new(step) }
    }
}

/// The approximate number of events that one call of `Session::catch_up` computes.
pub(crate) const CAUGHT_UP: u64 = 100_000;
/// The minimum number of ticks that a search covers after the recorded ticks.
const STRETCH: Ticks = 10_000;
/// The shortest and longest duration of a portion. Keys are handled between portions.
const PORTION: RangeInclusive<Duration> = Duration::from_millis(10)..=Duration::from_millis(25);

/// Moves to the tick `to` in portions, and then shows the remark of `arrival`.
pub(crate) fn travel(app: &mut App, to: Ticks, arrival: Option<Arrival>) {
    start_way(app, to_tick(app, to, arrival));
}

pub(crate) fn to_tick(app: &App, to: Ticks, mut arrival: Option<Arrival>) -> Travel {
    Travel::new(app.player.now, move |app, portion| seek_portion(app, to, portion, &mut arrival))
}

pub(crate) fn back_to(app: &mut App, to: Ticks) {
    app.pause();
    app.travel = None;
    if app.session.tick() > to {
        app.session.seek(to);
    }
}

pub(crate) fn start_way(app: &mut App, way: Travel) {
    app.pause();
    app.travel = Some(way);
    advance(app);
}

pub(crate) fn advance(app: &mut App) {
    let Some(mut travel) = app.travel.take() else { return };
    let now = app.player.now;
    travel.portion = portion_after(travel.portion, travel.begun, now);
    travel.begun = now;
    if (travel.step)(app, travel.portion) {
        app.travel = Some(travel);
    }
}

pub(crate) fn portion_after(portion: u64, begun: Duration, now: Duration) -> u64 {
    match now.saturating_sub(begun) {
        Duration::ZERO => portion,
        took if took < *PORTION.start() => portion.saturating_mul(2),
        took if took > *PORTION.end() => (portion / 2).max(1),
        _ => portion,
    }
}

fn seek_portion(app: &mut App, to: Ticks, portion: u64, arrival: &mut Option<Arrival>) -> bool {
    let moved = app.session.seek_within(to, portion);
    let (here, on_the_way) = (app.session.tick(), moved == Moved::OnTheWay);
    if let Moved::Nothing(why) = moved {
        notes::moved(app);
        app.say(why);
    } else if !on_the_way {
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
    }
    on_the_way
}

pub(crate) fn travel_to_last(app: &mut App) {
    let to = app.session.recorded();
    let way = Travel::new(app.player.now, move |app: &mut App, portion| {
        let continues = seek_portion(app, to, portion, &mut None);
        let clock = app.session.clock();
        let is_at_last = clock.tick > 0 && clock.tick == clock.recorded && !clock.quiet;
        if !continues && app.view.said.is_none() && is_at_last {
            app.say(at_last(app));
        }
        continues
    });
    start_way(app, way);
}

pub(crate) fn at_last(app: &App) -> Remark {
    let cap = |does| cap_of(does, &app.look.texts);
    ids::SaysAtLast { play: cap(ids::DOES_PLAY_OR_PAUSE), step: cap(ids::DOES_NEXT_TICK) }.into()
}

pub(crate) fn stop(app: &mut App) -> bool {
    let Some(travel) = app.travel.take() else { return false };
    app.pause();
    app.session.settle();
    if travel.moves_one {
        let here = app.session.tick();
        app.session.seek(here);
    }
    notes::moved(app);
    true
}

pub(crate) fn arrive(app: &mut App, Arrival { told, without_notes }: Arrival) {
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

/// The last tick of a long move. Without this limit, a move in a run that never rests would have no end.
pub(crate) fn farthest(app: &App) -> Ticks {
    app.session.scenario().tick_limit().max(app.session.recorded())
}

/// The last tick that a search covers. It may be later than the limit for headless runs in the scenario file.
pub(crate) fn horizon(app: &App) -> Ticks {
    farthest(app).max(app.session.recorded().saturating_add(STRETCH))
}

pub(crate) fn one_after_the_other(first: &Fit, then: &Fit) -> Fit {
    // A list of acts has no full stop.
    let stop = |said: &str| if said.ends_with(['.', '?', '!']) { "" } else { "." };
    let joined = |then| first.lengths().map(move |first| format!("{first}{} {then}", stop(first)));
    then.lengths().flat_map(joined).collect()
}

pub(crate) fn seek(app: &mut App, tick: Ticks) {
    go(app, |session| session.seek(tick));
}

pub(crate) fn go(app: &mut App, step: impl FnOnce(&mut Session) -> Moved) {
    app.pause();
    app.travel = None;
    let before = app.session.clock();
    let moved = step(&mut app.session);
    let stays = app.session.clock() == before;
    if !stays {
        notes::moved(app);
    }
    match moved {
        Moved::Yes | Moved::Waiting | Moved::OnTheWay => {}
        Moved::AtTheStart => app.say(ids::SAYS_NOTHING_BEFORE),
        Moved::Quiet if stays => app.say(ids::SAYS_QUIET),
        Moved::Quiet => app.say(ids::SAYS_QUIET_NOW),
        Moved::Nothing(remark) => app.say(remark),
    }
}

pub(crate) fn ask_go_to(app: &mut App) {
    list::ask_line(app, ids::AskGoTo { tick: app.session.tick() }, |app, typed| {
        let tick = number(typed)?;
        let farthest = farthest(app);
        only_if(tick <= farthest, ids::SaysTickTooFar { farthest })?;
        app.layers.pop();
        travel(app, tick, None);
        Ok(())
    });
}

pub(crate) fn can_advance(app: &App) -> Able {
    let clock = app.session.clock();
    only_if(!clock.quiet || clock.beats, ids::SAYS_QUIET)
}

pub(crate) fn can_go_back(app: &App) -> Able {
    let clock = app.session.clock();
    only_if(clock.tick > 0 || clock.half_way.is_some(), ids::SAYS_NOTHING_BEFORE)
}

pub(crate) fn can_go_to_last(app: &App) -> Able {
    let clock = app.session.clock();
    only_if(
        clock.tick < clock.recorded || clock.half_way.is_some(),
        if clock.quiet { Remark::from(ids::SAYS_QUIET) } else { at_last(app) },
    )
}
