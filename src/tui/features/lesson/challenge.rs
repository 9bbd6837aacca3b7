//! Challenges: the task, the acts that count, hints, and the solution.

use crate::tui::binding::cap_of;
use crate::tui::features::lesson::{self, progress};
use crate::tui::features::prelude::*;
use suffrage_engine::protocol::Role;
use suffrage_scenario::{branch::by_tick, command, lesson::Challenge};
use suffrage_session::{history::CommandLog, lesson::reached};
use suffrage_text::LocalText;
use suffrage_view::{view_state::overlay::Study, view_state::overlay::Tone, words};

type Acts = Vec<(Ticks, Command)>;

/// What the user has done in a challenge.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Attempt {
    pub(super) hints: usize,
    pub(super) is_solved: bool,
    pub(super) has_given_up: bool,
    /// The acts of the run on the screen, and the tick at which they reach the goal.
    judged: Option<(Acts, Option<Ticks>)>,
}

/// The panel of a challenge. It stays open as long as the run of the challenge is on the screen.
#[derive(Default)]
struct Panel {
    scrolled: usize,
}

impl Layer for Panel {
    fn place(&self) -> KeyPlace {
        KeyPlace::Challenge
    }

    fn overlay(&self, app: &App) -> Overlay {
        let study = challenge(app).map(|at| at.study(app));
        let text = challenge(app).map_or_else(LocalText::default, |at| at.challenge.task.clone());
        let note =
            overlay::Note { text, study, scroll: self.scrolled, look: Vec::new(), question: false, answer: None };
        Overlay::Note(note)
    }

    fn scrolled(&mut self) -> Option<&mut usize> {
        Some(&mut self.scrolled)
    }
}

/// The challenge on the screen, with the attempt at it.
struct Here<'a> {
    challenge: &'a Challenge,
    from: Ticks,
    attempt: &'a Attempt,
}

fn challenge(app: &App) -> Option<Here<'_>> {
    let (lesson, run) = lesson::run_here(app).filter(|_| lesson::other_root(app).is_none())?;
    Some(Here { challenge: run.challenge.as_ref()?, from: run.from, attempt: &lesson.result().attempt })
}

impl Here<'_> {
    /// The reason why the acts cannot reach the goal; `None` if they can.
    fn fault(&self, app: &App) -> Option<Remark> {
        let undo = cap_of(ids::DOES_UNDO, &app.look.texts);
        let acts = self.acts();
        let other = acts.iter().find(|(_, act)| !self.challenge.allows(act));
        if let Some((tick, act)) = other {
            let act = words::act(command::key(act), &app.look.texts);
            return Some(ids::LessonOtherAct { act, tick: *tick, undo }.into());
        }
        if let Some((tick, _)) = acts.iter().find(|(tick, _)| *tick <= self.from) {
            return Some(ids::LessonEarlyAct { tick: *tick, from: self.from, undo }.into());
        }
        let most = self.challenge.at_most.filter(|&most| acts.len() as u64 > most)?;
        Some(ids::LessonManyActs { count: acts.len() as u64, most, undo }.into())
    }

    fn acts(&self) -> &[(Ticks, Command)] {
        self.attempt.judged.as_ref().map_or(&[], |(acts, _)| acts)
    }

    /// The tick at which the acts of this run reach the goal by the rules.
    fn reached(&self, app: &App) -> Option<Ticks> {
        self.attempt.judged.as_ref()?.1.filter(|_| self.fault(app).is_none())
    }

    fn is_solution(&self) -> bool {
        let (acts, solution) = (self.acts(), &self.challenge.solution);
        acts.len() == solution.len() && acts.iter().all(|act| solution.contains(act))
    }

    fn shows_solution(&self) -> bool {
        self.attempt.has_given_up && self.is_solution()
    }

    /// Whether this run is over without the goal. At rest, a run is over only if no act is left.
    fn is_failed(&self, app: &App) -> bool {
        let clock = app.session.clock();
        let has_no_act = self.challenge.at_most.is_some_and(|most| self.acts().len() as u64 >= most);
        let is_over = has_no_act && clock.half_way.is_none() && clock.tick > self.from && clock.quiet;
        !self.attempt.is_solved && self.reached(app).is_none() && (is_over || clock.tick >= self.challenge.until)
    }

    fn study(&self, app: &App) -> Study {
        let (texts, Challenge { at_most, until, hints, why, .. }) = (&app.look.texts, self.challenge);
        let is_solved = self.attempt.is_solved;
        let reached = self.reached(app).filter(|&tick| is_solved || tick <= app.session.tick());
        let mut lines = vec![self.goal_line(app, reached)];
        let count = self.acts().len() as u64;
        let kinds: Vec<String> = self.challenge.acts.iter().map(|act| words::act(act, texts)).collect();
        let kinds = if kinds.is_empty() { String::new() } else { format!(": {}", kinds.join(", ")) };
        let acts = match at_most {
            Some(most) => texts.say(ids::LessonActs { left: most.saturating_sub(count), kinds, until: *until }),
            None => texts.say(ids::LessonActsFree { count, kinds, until: *until }),
        };
        lines.push((acts, Tone::Plain));
        lines.extend(self.fault(app).map(|fault| (texts.remark(&fault), Tone::Wrong)));
        let why = texts.local(why).into_owned();
        if reached.is_some() || is_solved || self.shows_solution() {
            let is_own = !why.is_empty() && !self.is_solution();
            let why = if is_own { texts.say(ids::LessonOneWay { why }) } else { why };
            lines.extend(Some((why, Tone::Plain)).filter(|(why, _)| !why.is_empty()));
        } else {
            // The caption of a presentation has room for one hint.
            let hidden = if app.view.presenting { self.attempt.hints.saturating_sub(1) } else { 0 };
            let known = hints.iter().take(self.attempt.hints).skip(hidden);
            lines.extend(known.map(|hint| (texts.local(hint).into_owned(), Tone::Plain)));
        }
        let hints = ids::LessonHints { count: self.attempt.hints as u64, of: hints.len() as u64 };
        Study { title: texts.fit(ids::LESSON_CHALLENGE), count: texts.fit(hints), lines, ..Study::default() }
    }

    fn goal_line(&self, app: &App, reached: Option<Ticks>) -> (String, Tone) {
        let (texts, glyphs) = (&app.look.texts, &app.look.glyphs);
        let kinds = app.session.scenario().protocol().entry().kinds;
        let goal = words::goal(&self.challenge.goal, self.challenge.until, kinds, texts);
        match reached {
            Some(tick) => (texts.say(ids::LessonReached { sign: glyphs.agreed.to_owned(), goal, tick }), Tone::Strong),
            None if self.is_failed(app) => {
                let restart = cap_of(ids::DOES_RESTART_CHALLENGE, texts);
                (texts.say(ids::LessonFailed { sign: glyphs.lost.to_owned(), goal, restart }), Tone::Wrong)
            }
            None if self.shows_solution() => (texts.say(ids::LESSON_GIVEN_UP), Tone::Plain),
            None => {
                let sign = if self.attempt.is_solved { glyphs.agreed } else { glyphs.state(Role::Idle) };
                (texts.say(ids::LessonOpenGoal { sign: sign.to_owned(), goal }), Tone::Strong)
            }
        }
    }
}

/// Opens the panel, and judges the acts of the run on the screen.
pub(crate) fn follow(app: &mut App) {
    let Some(here) = challenge(app) else { return app.layers.close::<Panel>() };
    let acts = app.session.acts();
    if here.attempt.judged.as_ref().is_none_or(|(known, _)| *known != acts) {
        let scenario = app.session.scenario().with_acts(&acts).scenario;
        let tick = reached(&scenario, &here.challenge.goal, here.challenge.until);
        if let Some(lesson) = &mut app.lesson {
            lesson.result_mut().attempt.judged = Some((acts, tick));
        }
    }
    if app.layers.find::<Panel>().is_none() {
        app.layers.open(Panel::default());
    }
    let is_new = |here: &Here<'_>| !here.attempt.is_solved && !here.shows_solution();
    let is_solved = challenge(app).is_some_and(|here| is_new(&here) && has_reached(app, &here));
    if let Some(lesson) = app.lesson.as_mut().filter(|_| is_solved) {
        lesson.result_mut().attempt.is_solved = true;
        app.pause();
        progress::save(app);
    }
}

fn has_reached(app: &App, here: &Here<'_>) -> bool {
    app.session.clock().half_way.is_none() && here.reached(app).is_some_and(|tick| tick <= app.session.tick())
}

pub(crate) fn is_here(app: &App) -> bool {
    challenge(app).is_some()
}

/// Whether this is the first tick of a challenge, without acts.
pub(crate) fn is_to_begin(app: &App) -> bool {
    challenge(app).is_some_and(|here| here.acts().is_empty() && app.session.tick() <= here.from)
}

/// Whether the challenge lists this kind of act among those that count. `act` is a key of `events`.
pub(crate) fn counts(app: &App, act: &str) -> bool {
    challenge(app).is_some_and(|here| here.challenge.acts.contains(&act))
}

/// Whether the run on the screen has reached the goal.
pub(crate) fn is_done(app: &App) -> bool {
    challenge(app).is_some_and(|here| has_reached(app, &here))
}

/// Whether the run on the screen is a challenge that the user has not solved.
pub(crate) fn is_unsolved(app: &App) -> bool {
    challenge(app).is_some_and(|here| !here.attempt.is_solved && !has_reached(app, &here))
}

/// Whether `PgDn` offers the next scene.
pub(crate) fn offers_scene(app: &App) -> bool {
    notes::next_scene_is_due(app) && !is_unsolved(app)
}

/// Whether the acts of this run reach the goal at a later tick.
pub(crate) fn leads_to_goal(app: &App) -> bool {
    challenge(app).is_some_and(|here| here.reached(app).is_some() && !has_reached(app, &here))
}

/// Whether `PgDn` shows a hint.
pub(crate) fn offers_hint(app: &App) -> bool {
    has_hint(app).is_ok() && !leads_to_goal(app) && is_unsolved(app)
}

/// Goes to the tick at which the goal is reached. If the acts do not reach it, shows a hint, and after the last one the
/// solution. Returns false outside a challenge and after its goal.
pub(crate) fn go_on(app: &mut App) -> bool {
    let Some(here) = challenge(app).filter(|_| is_unsolved(app)) else { return false };
    match here.reached(app) {
        Some(tick) => travel::travel(app, tick, None),
        None if has_hint(app).is_ok() => show_hint(app),
        None => give_up(app),
    }
    true
}

pub(crate) fn has_hint(app: &App) -> Able {
    let Some(Here { challenge, attempt, .. }) = challenge(app) else { return Err(ids::SAYS_NO_HINT.into()) };
    only_if(!attempt.is_solved, ids::SAYS_SOLVED)?;
    only_if(attempt.hints < challenge.hints.len(), ids::SAYS_NO_HINT)
}

pub(crate) fn show_hint(app: &mut App) {
    if let Some(lesson) = &mut app.lesson {
        lesson.result_mut().attempt.hints += 1;
    }
    if let Some(panel) = app.layers.find_mut::<Panel>() {
        // The hint is below the task.
        panel.scrolled = usize::MAX;
    }
    progress::save(app);
}

pub(crate) fn can_give_up(app: &App) -> Able {
    let is_solved = challenge(app).is_none_or(|here| here.attempt.is_solved || has_reached(app, &here));
    only_if(!is_solved, ids::SAYS_SOLVED)
}

/// Shows the solution as a branch and plays it.
pub(crate) fn give_up(app: &mut App) {
    let Some(here) = challenge(app) else { return };
    let course = by_tick(here.challenge.solution.iter().cloned());
    let is_solved = here.attempt.is_solved;
    if let Some(lesson) = app.lesson.as_mut().filter(|_| !is_solved) {
        lesson.result_mut().attempt.has_given_up = true;
    }
    show(app, course);
    progress::save(app);
    app.say(ids::SAYS_SOLUTION);
    if app.travel.is_none() {
        app.player.play(&mut app.view);
    }
}

/// Goes back to the first tick of the challenge, without acts.
pub(crate) fn restart(app: &mut App) {
    show(app, CommandLog::new());
}

fn show(app: &mut App, course: CommandLog) {
    let Some(from) = challenge(app).map(|here| here.from) else { return };
    travel::back_to(app, from);
    app.session.follow(course);
    branches::leave_selection(app);
    travel::travel(app, from, None);
}
