//! The notes and questions of a tick, and moves to the next or previous tick that has some. After the last such tick,
//! the next demo of the topic is offered. So a presenter's remote can go through a whole topic.

use crossterm::event::Event;
use unicode_width::UnicodeWidthStr;

use crate::tui::features::lesson::{self, challenge, predict, predict::Choosing, vote};
use crate::tui::features::prelude::*;
use suffrage_engine::property::Repetition;
use suffrage_scenario::builtin::{self, BuiltIn, Topic};
use suffrage_session::{PlayResult, Until, history::Origin, model::Stop};
use suffrage_text::LocalText;

#[derive(Clone, Debug, Default)]
pub(crate) struct OpenNote {
    pub(crate) stops: Vec<Stop>,
    /// The questions that wait for a prediction of the user, or for a vote of the class.
    pub(crate) open: Vec<usize>,
    /// The questions that the class votes on.
    pub(crate) polls: Vec<usize>,
    pub(crate) choosing: Choosing,
    /// Whether the stops belong to a lesson, which shows its own verdicts.
    pub(crate) is_study: bool,
    pub(crate) shown: usize,
    pub(crate) answered: bool,
    pub(crate) scrolled: usize,
    /// The time at which the note disappears, if it does not stop playback.
    pub(crate) fades: Option<Duration>,
}

impl OpenNote {
    pub(crate) fn stop(&self) -> Option<&Stop> {
        self.stops.get(self.shown)
    }

    /// Whether the shown question waits for a prediction or a vote.
    pub(crate) fn waits(&self) -> bool {
        self.stop().and_then(|stop| stop.asked).is_some_and(|asked| self.open.contains(&asked))
    }

    pub(crate) fn predicts(&self) -> bool {
        self.waits() && !self.polls()
    }

    /// Whether the shown question waits for a vote.
    pub(crate) fn polls(&self) -> bool {
        self.waits() && self.stop().is_some_and(|stop| self.is_polled(stop))
    }

    fn is_polled(&self, stop: &Stop) -> bool {
        stop.asked.is_some_and(|asked| self.polls.contains(&asked))
    }

    pub(crate) fn has_hidden_answer(&self) -> bool {
        let is_judged = |stop: &Stop| self.is_study && stop.truth.is_some() || self.is_polled(stop);
        let is_plain = |stop: &Stop| stop.question && stop.answer.is_some() && !is_judged(stop);
        !self.answered && self.stop().is_some_and(is_plain)
    }

    /// Whether an answer is hidden, or another question of this tick follows.
    pub(crate) fn has_unanswered(&self) -> bool {
        self.has_hidden_answer() || self.waits() || self.stops.iter().skip(self.shown + 1).any(|stop| stop.question)
    }

    /// Whether the shown question has a hidden or unknown answer, or another question of this tick follows.
    pub(crate) fn is_asking(&self) -> bool {
        self.has_unanswered() || self.stop().is_some_and(|stop| stop.question && stop.answer.is_none())
    }

    pub(crate) fn has_more(&self) -> bool {
        self.has_hidden_answer() || self.waits() || self.shown + 1 < self.stops.len()
    }

    pub(crate) fn turn_back(&mut self) -> bool {
        self.choosing = Choosing::default();
        if self.answered {
            self.answered = false;
        } else if let Some(before) = self.shown.checked_sub(1) {
            // The previous note opens at its end, because the user has read all of it.
            (self.shown, self.scrolled) = (before, usize::MAX);
            self.answered = self.has_hidden_answer();
        } else {
            return false;
        }
        true
    }

    pub(crate) fn turn(&mut self) {
        if self.has_hidden_answer() {
            // The answer is the last row of the text.
            (self.answered, self.scrolled) = (true, usize::MAX);
        } else {
            self.shown += 1;
            (self.answered, self.scrolled, self.choosing) = (false, 0, Choosing::default());
        }
    }
}

/// A note that does not stop playback stays for at least this time.
const READING: Duration = Duration::from_millis(1500);
const READING_A_CHARACTER: Duration = Duration::from_millis(45);

pub(crate) fn hides_answer(app: &App) -> bool {
    app.layers.top_as().is_some_and(OpenNote::has_hidden_answer)
}

impl Layer for OpenNote {
    fn place(&self) -> KeyPlace {
        match self.waits() {
            true if self.polls() => KeyPlace::Vote,
            true => KeyPlace::Predict,
            false => KeyPlace::Note,
        }
    }

    fn overlay(&self, app: &App) -> Overlay {
        let stop = self.stop();
        Overlay::Note(overlay::Note {
            text: stop.map(|stop| stop.text.clone()).unwrap_or_default(),
            look: stop.map(|stop| stop.look.clone()).unwrap_or_default(),
            question: stop.is_some_and(|stop| stop.question),
            answer: stop.filter(|_| self.answered).and_then(|stop| stop.answer.clone()),
            scroll: self.scrolled,
            study: predict::study(app, self, predict::most_rows(app)),
        })
    }

    fn edit(&mut self, event: &Event) -> bool {
        let letters = self.stop().map_or(0, |stop| stop.choices.len());
        self.predicts() && self.choosing.edit(event, letters)
    }

    fn scrolled(&mut self) -> Option<&mut usize> {
        Some(&mut self.scrolled)
    }

    fn scroll(&mut self, app: &App, rows: isize) {
        match predict::scrolled(app, self, rows) {
            Some(choosing) => self.choosing = choosing,
            None => self.scrolled = self.scrolled.saturating_add_signed(rows),
        }
    }
}

pub(crate) fn turn(app: &mut App) {
    let Some(note) = app.layers.top_as_mut::<OpenNote>() else { return };
    if note.has_more() {
        note.turn();
    } else {
        close(app);
    }
}

pub(crate) fn moved(app: &mut App) {
    app.layers.retain(|layer| layer.place() != KeyPlace::Aside);
    app.view.log_back = 0;
    (app.player.settled, app.player.settles) = (false, None);
    app.update_names();
    arrive(app);
}

/// Updates the notes after the open tick was computed again: the open ones first, then those not among `before`.
pub(crate) fn made_again(app: &mut App, before: &[Stop]) {
    let closed = app.restorable.note.take();
    let open = app.layers.find::<OpenNote>().cloned();
    moved(app);
    let Some(note) = app.layers.find_mut::<OpenNote>() else { return };
    let was_open = |stop: &Stop| open.as_ref().is_some_and(|open| open.stops.contains(stop));
    note.stops.retain(|stop| was_open(stop) || !before.contains(stop));
    note.stops.sort_by_key(|stop| !was_open(stop));
    if note.stops.is_empty() {
        app.layers.close::<OpenNote>();
        app.restorable.note = closed;
    } else if let Some(open) = open.filter(|open| note.stops.starts_with(&open.stops)) {
        let OpenNote { stops, open: waiting, polls, .. } = std::mem::take(note);
        *note = OpenNote { stops, open: waiting, polls, ..open };
    }
}

pub(crate) fn arrive(app: &mut App) {
    app.restorable.note = None;
    lesson::arrive(app);
    if !app.view.playing || fades(app).is_none() {
        app.layers.close::<OpenNote>();
    }
    lesson::look_ahead(app, app.session.tick());
    predict::judge(app);
    vote::judge(app);
    challenge::follow(app);
    let stops = lesson::stops(app);
    if stops.is_empty() || app.session.clock().half_way.is_some() {
        return;
    }
    if stops.iter().any(|stop| stop.pause || stop.question) {
        app.pause();
    }
    let language = app.look.texts.language().code();
    let length: usize = stops.iter().map(|stop| stop.text.in_language(language).chars().count()).sum();
    let reading = READING + READING_A_CHARACTER * u32::try_from(length).unwrap_or(u32::MAX);
    let fades = app.view.playing.then(|| app.player.now + reading);
    app.player.due = fades.map_or(app.player.due, |at| app.player.due.max(at));
    // If the user has selected a process, keys must continue to act on it.
    if let Some(&position) = stops.iter().find_map(|stop| stop.look.first())
        && !app.view.by_hand
        && !lesson::is_challenging(app)
    {
        app.view.selected = position;
    }
    app.layers.close::<OpenNote>();
    let mut note = OpenNote { stops, fades, ..OpenNote::default() };
    enlist(app, &mut note);
    app.layers.open(note);
}

/// Finds the questions of a note that wait for a prediction or a vote.
pub(crate) fn enlist(app: &mut App, note: &mut OpenNote) {
    let is_class = vote::is_on(app);
    note.is_study = lesson::is_here(app) && !is_class;
    note.polls = vote::polled(app, &note.stops);
    note.open = if is_class { note.polls.clone() } else { predict::open_questions(app, &note.stops) };
    note.open.retain(|&asked| !vote::is_done(app, asked));
}

pub(crate) fn close(app: &mut App) {
    let Some(note) = app.layers.find::<OpenNote>().cloned() else { return };
    app.layers.close::<OpenNote>();
    // A note that fades may belong to an earlier tick. Such a note cannot be reopened.
    app.restorable.note = Some(note).filter(|note| note.stops == lesson::stops(app));
}

/// Whether a question is open, even if the user has closed its layer.
pub(crate) fn is_asking(app: &App) -> bool {
    if app.is_comparing() {
        return false;
    }
    let open = app.layers.find::<OpenNote>().is_some_and(OpenNote::is_asking);
    open || app.restorable.note.as_ref().is_some_and(OpenNote::has_unanswered)
        || predict::is_pending(app)
        || vote::is_pending(app)
}

pub(crate) fn reveals(app: &App) -> bool {
    app.view.reveal && !is_asking(app)
}

pub(crate) fn is_unanswered(app: &App) -> bool {
    let unanswered = |note: Option<&OpenNote>| note.is_some_and(OpenNote::has_unanswered);
    !app.is_comparing() && (unanswered(app.layers.find()) || unanswered(app.restorable.note.as_ref()))
}

/// Whether a key that continues shows an answer first. With a vote, it closes the vote first.
pub(crate) fn shows_answer(app: &App) -> bool {
    is_unanswered(app) && !vote::has_current(app)
}

pub(crate) fn answer_first(app: &mut App) -> bool {
    if app.is_comparing() {
        return false;
    }
    if let Some(note) = app.layers.find_mut::<OpenNote>().filter(|note| note.has_unanswered()) {
        if note.predicts() {
            // The second key skips the question. It continues the run if no other question follows.
            return predict::warn(app) || is_unanswered(app);
        }
        if note.polls() {
            // The first key closes the vote.
            return vote::go_on(app) || is_unanswered(app);
        }
        note.turn();
        return true;
    }
    app.restorable.note.as_ref().is_some_and(OpenNote::has_unanswered) && reopen(app, true) || lesson::tell_end(app)
}

pub(crate) fn has_more(app: &App) -> bool {
    app.restorable.note.as_ref().is_some_and(OpenNote::has_more)
}

/// Opens the next unread note if `forward`, else the last read note.
pub(crate) fn reopen(app: &mut App, forward: bool) -> bool {
    let wanted = if forward { has_more(app) } else { app.restorable.note.is_some() };
    let Some(mut note) = app.restorable.note.take_if(|_| wanted) else { return false };
    app.pause();
    (note.fades, note.choosing) = (None, Choosing::default());
    let (waits, predicts) = (note.waits(), note.predicts());
    if forward && !waits {
        note.turn();
    }
    app.layers.open(note);
    if forward && predicts {
        predict::warn(app);
    }
    true
}

pub(crate) fn show_all(app: &mut App) {
    if let Some(note) = app.layers.find_mut::<OpenNote>() {
        while note.has_more() && !note.waits() {
            note.turn();
        }
        note.scrolled = usize::MAX;
    }
}

pub(crate) fn fades(app: &App) -> Option<Duration> {
    app.layers.find::<OpenNote>()?.fades
}

pub(crate) fn fade(app: &mut App) -> bool {
    let over = fades(app).is_some_and(|at| at <= app.player.now);
    if over {
        close(app);
    }
    over
}

/// The number of ticks in which the command `next` waits for the run to come to rest. If the run does not, the
/// command offers the next demo, or shows the last of these ticks if there is no next demo.
const TO_REST: Ticks = 1_000;

pub(crate) fn next(app: &mut App) {
    if reopen(app, true) {
        return;
    }
    if let Some(origin) = found_by(app) {
        if is_at_end_of_found(app) {
            return branches::go_to(app, origin.branch, origin.tick);
        }
        let end = app.session.next_stop().map_or(origin.end, |stop| stop.min(origin.end));
        return travel::travel(app, end, None);
    }
    if challenge::go_on(app) {
        return;
    }
    match lesson::next_stop(app) {
        Some(tick) => travel::travel(app, tick, None),
        None if next_demo_is_due(app) => {
            offer_next_demo(app, app.session.lookup().repetition().map(Repetition::sentence));
        }
        // The two runs come to rest at different ticks.
        None if app.is_comparing() => travel::go(app, Session::go_on),
        None => to_rest(app),
    }
}

/// The check that found the run on the screen; `None` without one, or if the user has added acts after its end.
fn found_by(app: &App) -> Option<Origin> {
    let acts = &app.session.history().branch(app.session.branch()).acts;
    branches::origin(app).filter(|origin| acts.keys().next_back().is_none_or(|&last| last <= origin.end))
}

/// Whether the found run ends here, so that the next stop is the moment at which the check began.
pub(crate) fn is_at_end_of_found(app: &App) -> bool {
    let clock = app.session.clock();
    !has_more(app) && found_by(app).is_some_and(|origin| clock.quiet || clock.tick >= origin.end)
}

fn to_rest(app: &mut App) {
    let here = app.session.tick();
    let way = Travel::new(app.player.now, move |app: &mut App, portion| {
        let looked = app.session.until(Until::Quiet, here.saturating_add(TO_REST), portion);
        if looked == PlayResult::On {
            app.say(ids::SaysWorks { tick: app.session.tick() });
            return true;
        }
        app.view.said = None;
        if looked != PlayResult::Limit {
            moved(app);
            return false;
        }
        let reached = app.session.tick();
        app.session.seek(here);
        let endless = Remark::from(ids::NextDemoEndless { ticks: TO_REST });
        if !offer_next_demo(app, Some(endless.clone())) {
            app.session.seek(reached);
            moved(app);
        }
        app.say(endless);
        false
    });
    travel::start_way(app, way);
}

pub(crate) fn previous(app: &mut App) {
    if reopen(app, false) || lesson::previous_scene(app) {
        return;
    }
    let Some(tick) = lesson::previous_stop(app) else { return travel::go(app, Session::previous_tick) };
    travel::seek(app, tick);
    if app.session.tick() == tick {
        show_all(app);
    }
}

/// Runs the command of the forward key on a presenter's remote.
pub(crate) fn advance(app: &mut App) {
    if app.layers.top_as().is_some_and(OpenNote::waits) {
        if answer_first(app) {
            return;
        }
    } else {
        turn(app);
    }
    if app.layers.top_as::<OpenNote>().is_none() {
        next(app);
    }
}

/// Runs the command of the back key on a presenter's remote.
pub(crate) fn go_back(app: &mut App) {
    let Some(note) = app.layers.top_as_mut::<OpenNote>() else { return };
    if note.turn_back() || lesson::previous_scene(app) {
        return;
    }
    match travel::can_go_back(app) {
        Ok(()) => {
            app.layers.close::<OpenNote>();
            previous(app);
        }
        Err(reason) => app.say(reason),
    }
}

pub(crate) fn can_go_to_next(app: &App) -> Able {
    if !has_more(app) && next_scene_is_due(app) && !challenge::is_unsolved(app) {
        return lesson::can_go_on(app);
    }
    if has_more(app) || next_demo_is_due(app) || found_by(app).is_some() { Ok(()) } else { travel::can_advance(app) }
}

pub(crate) fn can_go_to_previous(app: &App) -> Able {
    // Without an earlier stop, the key goes back a tick.
    if app.restorable.note.is_some() || app.lesson.is_some() { Ok(()) } else { travel::can_go_back(app) }
}

const MARGIN: u16 = 4;

enum Next {
    Demo(&'static Topic, &'static BuiltIn),
    Scene,
}

struct NextDemo {
    next: Next,
    /// The reason for the offer, if the run is not at rest.
    why: Option<Remark>,
    scrolled: usize,
}

impl Layer for NextDemo {
    fn place(&self) -> KeyPlace {
        KeyPlace::NextDemo
    }

    fn overlay(&self, app: &App) -> Overlay {
        let texts = &app.look.texts;
        let code = texts.language().code();
        let (topic, offered, place) = match self.next {
            Next::Demo(topic, next) => {
                let at = topic.demos().iter().position(|demo| demo.name == next.name).unwrap_or_default() as u64 + 1;
                let offered = [next.title(code), next.summary(code)].map(|text| texts.spelled(text).into_owned());
                (texts.say(topic.title), offered.to_vec(), (at, topic.demos.len() as u64))
            }
            Next::Scene => lesson::next_scene(app)
                .map_or_else(Default::default, |(topic, title, place)| (topic, vec![title], place)),
        };
        // The caption of a presentation has no title and no key row below it.
        let presented = |said: Remark| app.view.presenting.then(|| texts.remark(&said));
        let begins = presented(ids::NextDemoOf { topic: topic.clone() }.into());
        let row = offered.join(app.look.glyphs.between);
        let room = usize::from(app.area.width).saturating_sub(2 * usize::from(MARGIN));
        // An offer of one row leaves the picture as large as it was.
        let offered = if app.view.presenting && row.width() <= room { vec![row] } else { offered };
        let why = self.why.as_ref().map(|why| texts.remark(why));
        let lines: Vec<_> =
            why.into_iter().chain(begins).chain(offered).chain(presented(ids::NEXT_DEMO_KEYS.into())).collect();
        let text = LocalText::plain(lines.join("\n"));
        let scroll = self.scrolled;
        let note = overlay::Note { text, look: Vec::new(), question: false, answer: None, scroll, study: None };
        let title = match self.next {
            Next::Demo(..) => texts.fit(ids::NextDemoTitle { topic: topic.to_uppercase() }),
            Next::Scene => texts.fit(ids::LESSON_NEXT),
        };
        Overlay::NextDemo(overlay::NextDemo { title, note, place })
    }

    fn scrolled(&mut self) -> Option<&mut usize> {
        Some(&mut self.scrolled)
    }
}

/// Returns whether there is a next demo.
fn offer_next_demo(app: &mut App, why: Option<Remark>) -> bool {
    let next = if app.lesson.is_none() {
        demo_after(app).map(|(topic, next)| Next::Demo(topic, next))
    } else {
        lesson::next_scene(app).map(|_| Next::Scene)
    };
    let is_there = next.is_some();
    if let Some(next) = next {
        app.layers.open(NextDemo { next, why, scrolled: 0 });
    } else if app.lesson.is_some() {
        lesson::go_on(app);
    }
    is_there
}

/// The demo after this one, with its topic. It may be the first demo of the next topic.
fn demo_after(app: &App) -> Option<(&'static Topic, &'static BuiltIn)> {
    let name = app.names.of(app.root());
    let here = builtin::ALL.iter().position(|demo| demo.name == name)?;
    let topic = builtin::TOPICS.iter().find(|topic| topic.demos.contains(&(here + 1)))?;
    Some((topic, &builtin::ALL[here + 1]))
}

pub(crate) fn next_demo_is_due(app: &App) -> bool {
    if app.lesson.is_some() && !app.is_comparing() {
        return lesson::is_over(app);
    }
    let clock = app.session.clock();
    let ends = clock.quiet || app.session.lookup().repetition().is_some();
    let over = ends && clock.half_way.is_none() && !app.is_comparing();
    over && branches::origin(app).is_none() && demo_after(app).is_some() && !app.session.has_stop_ahead()
}

pub(crate) fn next_scene_is_due(app: &App) -> bool {
    app.lesson.is_some() && next_demo_is_due(app)
}

pub(crate) fn take_next_demo(app: &mut App) {
    match app.layers.top_as::<NextDemo>().map(|offer| &offer.next) {
        Some(Next::Demo(_, demo)) => demos::open_named(app, demo.name),
        Some(Next::Scene) => lesson::go_on(app),
        None => {}
    }
}

pub(crate) fn refuse_next_demo(app: &mut App) {
    app.layers.close::<NextDemo>();
}
