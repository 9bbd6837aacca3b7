//! Playback: maps ticks to the wall clock, and plays until a condition holds.

use crate::tui::features::prelude::*;
use suffrage_engine::protocol::{Role, Strip};
use suffrage_session::{GoalEvent, PlayResult, Until, model::Frame};
use suffrage_view::{View, words};

const TICK: Duration = Duration::from_millis(500);
/// The interval between two frames while messages move.
pub(crate) const PICTURE: Duration = Duration::from_millis(50);
/// The unit is a quarter of the normal speed: ×¼, ×½, ×1, ×2, ×4, ×8, ×16.
pub(crate) const SPEEDS: &[u32] = &[SLOWEST, 2, View::NORMAL_SPEED, 8, 16, 32, FASTEST];
pub(crate) const SLOWEST: u32 = 1;
pub(crate) const FASTEST: u32 = 64;

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Player {
    pub(crate) now: Duration,
    pub(crate) due: Duration,
    pub(crate) motion: bool,
    pub(crate) last_until: Option<Until>,
    /// The time at which messages that were lost in the last tick of the run disappear.
    pub(crate) settles: Option<Duration>,
    pub(crate) settled: bool,
    /// The tick at which playback stops if a check has found the run.
    pub(crate) stops_at: Option<Ticks>,
}

pub(crate) fn length(speed: u32) -> Duration {
    TICK * View::NORMAL_SPEED / speed.max(1)
}

impl Player {
    pub(crate) const fn left(&self) -> Duration {
        self.due.saturating_sub(self.now)
    }

    pub(crate) fn play(&mut self, view: &mut View) {
        view.playing = true;
        // A still picture shows the middle of a tick, and the messages start moving there.
        self.due = self.now + length(view.speed).mul_f64(1.0 - View::RESTING);
        self.glide(view);
    }

    pub(crate) fn begin_tick(&mut self, view: &mut View) {
        self.due = self.now + length(view.speed);
        self.glide(view);
    }

    /// The next tick begins a fixed time after this tick was due, so that delays do not add up.
    pub(crate) fn end_tick(&mut self, view: &View) {
        let length = length(view.speed);
        // After a long stall, playback does not catch up.
        let late = self.now.saturating_sub(self.due) >= length;
        self.due = if late { self.now } else { self.due } + length;
    }

    pub(crate) fn glides(&self, view: &View) -> bool {
        self.motion && view.playing && length(view.speed) > PICTURE * 2
    }

    pub(crate) fn glide(&self, view: &mut View) {
        let length = length(view.speed);
        let left = self.left().min(length);
        view.glide = if self.glides(view) { 1.0 - left.as_secs_f64() / length.as_secs_f64() } else { View::RESTING };
    }

    pub(crate) const fn settle(&mut self) {
        (self.settled, self.settles) = (true, None);
    }
}

/// The time until the picture changes without a key. `None` means that it does not change.
pub(crate) fn idle_time(app: &App) -> Option<Duration> {
    if app.travel.is_some() {
        return Some(Duration::ZERO);
    }
    let next_tick = app.view.playing.then(|| {
        let left = app.player.left();
        // While the user reads a note, messages do not move until the last part of the tick.
        let reading = left.saturating_sub(length(app.view.speed));
        let moves = if is_moving(app) { left.min(PICTURE) } else { left };
        if reading.is_zero() { moves } else { reading }
    });
    let fading = notes::fades(app).map(|at| at.saturating_sub(app.player.now));
    let settling = app.player.settles.map(|at| at.saturating_sub(app.player.now));
    next_tick.into_iter().chain(fading).chain(settling).chain(demos::idle_time(app)).min()
}

pub(crate) fn pass_time(app: &mut App) -> bool {
    if app.travel.is_some() {
        travel::advance(app);
        return true;
    }
    let faded = notes::fade(app);
    if app.player.settles.is_some_and(|at| at <= app.player.now) {
        app.player.settle();
        return true;
    }
    if !app.view.playing {
        return faded || demos::idle_time(app).is_some();
    }
    let is_due = app.player.left().is_zero();
    if is_due {
        app.player.end_tick(&app.view);
        next_tick(app);
    }
    app.player.glide(&mut app.view);
    is_due || faded
}

pub(crate) fn is_moving(app: &App) -> bool {
    let moves = |frame: &Frame| frame.messages.iter().any(|message| message.lost.is_none());
    let beside = || app.view.beside.iter().flat_map(|beside| &beside.sides).any(moves);
    app.player.glides(&app.view) && (moves(&app.frame) || beside())
}

pub(crate) fn change_speed(app: &mut App, up: bool) {
    let here = SPEEDS.iter().position(|&speed| speed == app.view.speed).unwrap_or_default();
    let there = if up { here + 1 } else { here.saturating_sub(1) };
    let Some(&speed) = SPEEDS.get(there) else { return };
    app.player.due = app.player.now + app.player.left() * app.view.speed / speed;
    app.view.speed = speed;
    let clock = app.session.clock();
    if app.view.presenting || clock.quiet && !clock.beats {
        app.say(ids::SaysSpeed { speed: words::speed(app.view.speed) });
    }
}

pub(crate) fn play_or_pause(app: &mut App) {
    if app.view.playing {
        app.pause();
    } else {
        app.session.close_tick();
        app.player.play(&mut app.view);
    }
}

fn next_tick(app: &mut App) {
    // A run at rest can still play its heartbeats.
    let followed = app.session.clock().beats;
    match app.session.go_on() {
        Moved::Yes => {
            notes::moved(app);
            lesson::tell_end(app);
            if app.player.stops_at.take_if(|last| *last <= app.session.tick()).is_some() {
                app.pause();
            }
        }
        ends => {
            app.pause();
            app.say(if let Moved::Nothing(why) = ends { why } else { ids::SAYS_QUIET.into() });
        }
    }
    let clock = app.session.clock();
    if clock.quiet && !(followed && clock.beats) {
        app.pause();
        app.player.settles = Some(app.player.now + length(app.view.speed));
        app.say(if clock.beats { ids::SAYS_QUIET_BUT_BEATS } else { ids::SAYS_QUIET_NOW });
    }
}

pub(crate) fn ask(app: &mut App) {
    let conditions = conditions(app);
    let chosen = conditions.iter().position(|(until, _)| Some(*until) == app.player.last_until).unwrap_or_default();
    let choice = |(until, row)| Choice::new(row, move |app: &mut App| play_until(app, until));
    let choices = conditions.into_iter().map(choice).collect();
    let title = app.of_side(&app.look.texts.fit(ids::ASK_UNTIL));
    app.layers.open(List { chosen, ..List::named(title, choices) });
}

pub(crate) fn conditions(app: &App) -> Vec<(Until, ListRow)> {
    let texts = &app.look.texts;
    let row = |until, about: Remark| (until, ListRow::new(named(app, until), texts.say(about)));
    let mut conditions = vec![match app.frame.strip {
        Strip::Leaders | Strip::Groups => row(Until::Leader, ids::UNTIL_LEADER_ABOUT.into()),
        Strip::Decisions => row(Until::Decision, ids::UNTIL_DECISION_ABOUT.into()),
        Strip::Progress => row(Until::Decision, ids::UNTIL_PROGRESS_ABOUT.into()),
    }];
    let names: Vec<&str> = app.session.lookup().properties().iter().map(|property| property.name).collect();
    if !names.is_empty() {
        let titles = names.iter().map(|name| texts.remark(&title(name)));
        let properties = titles.collect::<Vec<_>>().join(", ");
        let (until, about) = row(Until::Breach, ids::UntilBreachAbout { properties }.into());
        conditions.push((until, ListRow { also: names.join(", "), ..about }));
    }
    let kinds = || app.session.lookup().entry.kinds.iter().copied().enumerate();
    let of_all = |(at, kind)| row(Until::Message { kind: at, of: None }, ids::UntilMessageAbout { kind }.into());
    conditions.extend(kinds().map(of_all));
    if let Some(Process { position, id, role, .. }) = app.selected() {
        let of_one = |(at, kind)| {
            row(Until::Message { kind: at, of: Some(position) }, ids::UntilMessageOfAbout { kind, id }.into())
        };
        conditions.extend(kinds().map(of_one));
        let state = texts.say(words::state(role));
        conditions.push(row(Until::Change(position), ids::UntilChangeAbout { id, state }.into()));
    }
    conditions.push(row(Until::Quiet, ids::UNTIL_QUIET_ABOUT.into()));
    conditions
}

/// `before`: the role of the watched process before playback.
fn outcome(app: &App, (until, before): (Until, Option<Role>), looked: &PlayResult) -> Remark {
    let tick = app.session.tick();
    let word = |role: Option<Role>| role.map_or_else(String::new, |role| app.look.texts.say(words::state(role)));
    match looked {
        PlayResult::GoalEvent(GoalEvent::Leads(id)) => ids::SaysMetLeads { id: *id, tick }.into(),
        PlayResult::GoalEvent(GoalEvent::Decided(id, held)) => {
            ids::SaysMetDecided { id: *id, value: Value::from(*held), tick }.into()
        }
        PlayResult::GoalEvent(GoalEvent::Broke(property)) => {
            let why = property.why.clone().unwrap_or_else(|| Remark::new("property-undecided"));
            ids::SaysMetBroke { property: title(property.name), tick, why: Value::Said(Box::new(why)) }.into()
        }
        PlayResult::GoalEvent(GoalEvent::Sent { from, to, .. }) => {
            ids::SaysMetSent { kind: kind_of(app, until), from: *from, to: *to, tick }.into()
        }
        PlayResult::GoalEvent(GoalEvent::Changed(id)) => {
            let (id, at) = (*id, app.session.position_of(*id));
            let now = at.and_then(|at| app.session.lookup().process(at)).map(|process| process.role);
            if now == before {
                ids::SaysMetInside { id, tick, state: word(now) }.into()
            } else {
                ids::SaysMetChanged { id, before: word(before), state: word(now), tick }.into()
            }
        }
        PlayResult::GoalEvent(GoalEvent::Quiet) => ids::SaysMetQuiet { tick }.into(),
        PlayResult::Quiet => ids::SaysNeverQuiet { tick, what: named(app, until) }.into(),
        PlayResult::On | PlayResult::Limit => ids::SaysNeverLimit { tick, what: named(app, until) }.into(),
    }
}

fn kind_of(app: &App, until: Until) -> &'static str {
    let Until::Message { kind, .. } = until else { return "" };
    app.session.lookup().entry.kinds.get(kind).copied().unwrap_or_default()
}

fn named(app: &App, until: Until) -> String {
    let texts = &app.look.texts;
    let kind = kind_of(app, until);
    match until {
        Until::Leader => texts.say(ids::UNTIL_LEADER),
        Until::Decision if app.frame.strip == Strip::Progress => texts.say(ids::UNTIL_PROGRESS),
        Until::Decision => texts.say(ids::UNTIL_DECISION),
        Until::Breach => texts.say(ids::UNTIL_BREACH),
        Until::Message { of: None, .. } => texts.say(ids::UntilMessage { kind }),
        Until::Message { of: Some(at), .. } => texts.say(ids::UntilMessageOf { kind, id: app.named(at) }),
        Until::Change(at) => texts.say(ids::UntilChange { id: app.named(at) }),
        Until::Quiet => texts.say(ids::UNTIL_QUIET),
    }
}

pub(crate) fn play_until(app: &mut App, until: Until) {
    app.player.last_until = Some(until);
    travel::start_way(app, way(app, until));
}

pub(crate) fn way(app: &App, until: Until) -> Travel {
    let role = |app: &App, at| app.session.lookup().process(at).map(|process| process.role);
    let before = if let Until::Change(at) = until { role(app, at) } else { None };
    Travel::new(app.player.now, move |app, portion| {
        let looked = app.session.until(until, travel::farthest(app), portion);
        if looked == PlayResult::On {
            app.say(ids::SaysLooksFor { what: Value::Text(named(app, until)), tick: app.session.tick() });
            return true;
        }
        app.view.said = None;
        notes::moved(app);
        if let PlayResult::GoalEvent(GoalEvent::Sent { number, .. }) = looked {
            app.view.message = Some(number);
        }
        app.say_of_side(outcome(app, (until, before), &looked));
        false
    })
}
