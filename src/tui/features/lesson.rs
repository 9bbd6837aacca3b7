//! Study mode: the open lesson, its scenes, and the way from one scene to the next.
//!
//! A question of a scene is a prediction: the user locks an answer, the run goes on, and the tick that shows the
//! answer of the run is a stop with the verdict. `predict` has predictions, `vote` has those of a class, `challenge` has
//! challenges, `page` has pages without a run.

pub(crate) mod challenge;
pub(crate) mod page;
pub(crate) mod predict;
pub(crate) mod progress;
pub(crate) mod scenes;
pub(crate) mod vote;

use crate::tui::features::lesson::{challenge::Attempt, predict::Mark, predict::Prediction};
use crate::tui::features::prelude::*;
use crate::tui::library::Refusal;
use suffrage_scenario::{Question, lesson::Content, lesson::Lesson, lesson::Run, lesson::Scene};
use suffrage_session::{model::Stop, too_large};

pub(crate) struct OpenLesson {
    /// The built-in name or the path.
    pub(crate) name: String,
    lesson: Rc<Lesson>,
    at: usize,
    /// The root of the scene's run in the tree of runs; `None` on a page.
    root: Option<usize>,
    /// Whether the user was told, since the last move, that the scene ends here. The next key press that continues the
    /// run goes past the end.
    is_end_told: bool,
    results: Vec<SceneResult>,
    /// The results when the lesson was opened.
    read: Vec<SceneResult>,
}

/// What the user has done in a scene.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct SceneResult {
    seen: bool,
    predictions: Vec<Prediction>,
    attempt: Attempt,
    /// The answers of an earlier use of the program, by their questions.
    known: Vec<progress::Known>,
    /// The latest tick that any run of the scene has shown. An answer given at an earlier tick does not count.
    seen_to: Ticks,
}

impl OpenLesson {
    fn scene(&self) -> &Scene {
        &self.lesson.scenes[self.at]
    }

    fn result(&self) -> &SceneResult {
        &self.results[self.at]
    }

    fn result_mut(&mut self) -> &mut SceneResult {
        &mut self.results[self.at]
    }

    /// The number of the scene, from 1, and the number of scenes.
    pub(crate) fn place(&self) -> (usize, usize) {
        (self.at + 1, self.lesson.scenes.len())
    }
}

/// The name of a scene for the user: its title, else the title of its demo. If there is none, or if it names an answer
/// that the user may not see yet: the name in the file.
fn title(app: &App, scene: &Scene) -> String {
    let texts = &app.look.texts;
    let titles = match &scene.content {
        Content::Run(run) if run.challenge.is_none() => vec![&scene.title, &run.scenario.title],
        Content::Run(_) | Content::Page { .. } => vec![&scene.title],
    };
    let title = titles.into_iter().find(|title| !texts.local(title).is_empty());
    let title = title.filter(|title| !predict::reveals(app, title));
    let name = title.map_or_else(|| scene.name.clone(), |title| texts.local(title).into_owned());
    if is_challenge(scene) { texts.say(ids::LessonChallengeNamed { name }) } else { name }
}

/// The open lesson and the run of its scene, if the screen shows this run, even with another seed or algorithm. `None`
/// on a page, in the run of another demo, and in a comparison.
fn run_here(app: &App) -> Option<(&OpenLesson, &Run)> {
    run_of_scene(app).filter(|_| !app.is_comparing())
}

/// The run of the scene, if it is on the screen, even in a comparison.
fn run_of_scene(app: &App) -> Option<(&OpenLesson, &Run)> {
    let lesson = app.lesson.as_ref()?;
    let root = app.root();
    let is_own = |run: &Run| lesson.root == Some(root) || lesson.root.is_some() && app.names.of(root) == run.source;
    match &lesson.scene().content {
        Content::Run(run) if is_own(run) => Some((lesson, run)),
        _ => None,
    }
}

/// The root of the run on the screen, if it is not the run of the scene itself.
fn other_root(app: &App) -> Option<usize> {
    let root = app.lesson.as_ref()?.root?;
    Some(app.root()).filter(|&here| here != root)
}

/// Whether the scene is a challenge. In a challenge, notes select no process, because this could reveal the solution.
pub(crate) fn is_challenging(app: &App) -> bool {
    app.lesson.as_ref().is_some_and(|lesson| is_challenge(lesson.scene()))
}

/// Records that the user knows the runs of this scene up to `tick`.
pub(crate) fn look_ahead(app: &mut App, tick: Ticks) {
    let is_shown = run_of_scene(app).is_some();
    if let Some(lesson) = app.lesson.as_mut().filter(|_| is_shown) {
        let result = lesson.result_mut();
        result.seen_to = result.seen_to.max(tick);
    }
}

/// The open lesson, if one of its scenes is on the screen.
fn here(app: &App) -> Option<&OpenLesson> {
    if page::is_open(app) { app.lesson.as_ref() } else { run_here(app).map(|(lesson, _)| lesson) }
}

pub(crate) fn is_here(app: &App) -> bool {
    here(app).is_some()
}

/// Opens a lesson at a scene, else at the scene where the user left it.
///
/// # Errors
/// The lesson cannot be read, has no such scene, or has a run that is too large for the screen.
pub(crate) fn open(app: &mut App, name: &str, scene: Option<&str>) -> Result<(), Refusal> {
    let (name, lesson) = app.library.lesson(name)?;
    let runs = lesson.scenes.iter().filter_map(|scene| match &scene.content {
        Content::Run(run) => Some(&run.scenario),
        Content::Page { .. } => None,
    });
    if let Some(why) = runs.into_iter().find_map(too_large) {
        return Err(app.look.texts.remark(&why));
    }
    let (results, left, told) = progress::read(app, &name, &lesson);
    let at = find_scene(&app.look.texts, &lesson, scene)?.unwrap_or(left);
    vote::take_back(app);
    app.class.ballots.clear();
    let (lesson, read) = (Rc::new(lesson), results.clone());
    app.lesson = Some(OpenLesson { name, lesson, at, root: None, is_end_told: false, results, read });
    show_scene(app, at);
    if at == 0 && !vote::is_on(app) {
        app.say(ids::LESSON_BEGINS);
    }
    if let Some(told) = told {
        layers::tell(app, app.look.texts.fit(ids::LESSON_PROGRESS), told);
    }
    Ok(())
}

/// The index of the scene with this name; `None` without a name.
///
/// # Errors
/// The lesson has no such scene.
pub(crate) fn find_scene(texts: &Texts, lesson: &Lesson, name: Option<&str>) -> Result<Option<usize>, Refusal> {
    let Some(name) = name else { return Ok(None) };
    let at = lesson.scenes.iter().position(|scene| scene.name == name);
    at.map(Some).ok_or_else(|| {
        let scenes = lesson.scenes.iter().map(|scene| scene.name.clone()).collect::<Vec<_>>().join(", ");
        texts.say(ids::LessonNoScene { name: name.to_owned(), scenes })
    })
}

pub(crate) fn leave(app: &mut App) {
    app.lesson = None;
}

pub(crate) fn is_open(app: &App) -> Able {
    only_if(app.lesson.is_some(), ids::SAYS_NO_LESSON)
}

pub(crate) fn show_scene(app: &mut App, at: usize) {
    let Some(lesson) = &mut app.lesson else { return };
    (lesson.at, lesson.root, lesson.results[at].seen) = (at, None, true);
    let whole = Rc::clone(&lesson.lesson);
    match &whole.scenes[at].content {
        Content::Page { .. } => {
            app.layers.clear();
            page::open(app);
        }
        Content::Run(run) => {
            app.names.opened.clone_from(&run.source);
            app.session.show(&run.scenario);
            runs::on_changed(app, None);
            let root = app.root();
            if let Some(lesson) = &mut app.lesson {
                lesson.root = Some(root);
            }
            if run.from > 0 {
                travel::travel(app, run.from, None);
            } else {
                notes::moved(app);
            }
        }
    }
    progress::save(app);
}

/// The notes and questions of this moment. In a lesson also the verdicts that this tick tells, before them.
pub(crate) fn stops(app: &App) -> Vec<Stop> {
    let mut stops = vote::verdicts(app);
    let is_own = |stop: &Stop| stop.asked.is_none_or(|asked| vote::find(app, asked).is_none());
    stops.extend(predict::verdicts(app).into_iter().filter(is_own));
    let Some((lesson, run)) = run_here(app) else {
        stops.extend(app.session.stops());
        return stops;
    };
    let last = run.to.unwrap_or(Ticks::MAX);
    // A question whose tick or answer is not in the scene is left out.
    let asks = |asked| questions(lesson.scene()).any(|(other, _)| other == asked);
    let is_shown = |stop: &Stop| stop.asked.is_none_or(asks) && stop.truth.is_none_or(|truth| truth.shown <= last);
    stops.extend(app.session.stops().into_iter().filter(is_shown));
    stops
}

/// The ticks that tell verdicts in the run on the screen.
fn told(app: &App) -> impl Iterator<Item = Ticks> {
    predict::told(app).chain(vote::told(app))
}

/// The next tick that has something to read, after this one.
pub(crate) fn next_stop(app: &App) -> Option<Ticks> {
    let tick = app.session.tick();
    let last = run_here(app).and_then(|(_, run)| run.to);
    if last.is_some_and(|last| last <= tick) {
        return None;
    }
    let told = told(app).filter(|&told| told > tick);
    app.session.next_stop().into_iter().chain(told).chain(last).min()
}

pub(crate) fn previous_stop(app: &App) -> Option<Ticks> {
    let tick = app.session.tick();
    app.session.previous_stop().into_iter().chain(told(app).filter(|&told| told < tick)).max()
}

/// Whether a stop follows. The last tick of a scene also counts as a stop.
pub(crate) fn has_stop_ahead(app: &App) -> bool {
    let tick = app.session.tick();
    match run_here(app).and_then(|(_, run)| run.to) {
        Some(last) => tick < last && !app.session.clock().quiet,
        None => app.session.has_stop_ahead() || told(app).any(|told| told > tick),
    }
}

/// Whether the scene ends here, at its last tick; `false` without a lesson.
pub(crate) fn is_over(app: &App) -> bool {
    let clock = app.session.clock();
    let Some((_, run)) = run_here(app) else { return app.lesson.is_some() && clock.quiet && !has_stop_ahead(app) };
    let last = run.challenge.as_ref().map(|challenge| challenge.until).or(run.to);
    clock.half_way.is_none() && (clock.quiet && !has_stop_ahead(app) || last.is_some_and(|last| clock.tick >= last))
        || challenge::is_done(app)
}

pub(crate) fn arrive(app: &mut App) {
    if let Some(lesson) = &mut app.lesson {
        lesson.is_end_told = false;
    }
}

/// Pauses at the last tick of a scene whose run goes on. Returns false if the scene has already been paused there.
pub(crate) fn tell_end(app: &mut App) -> bool {
    let last = run_here(app).and_then(|(_, run)| run.to.filter(|_| run.challenge.is_none()));
    let is_here = last == Some(app.session.tick()) && app.session.clock().half_way.is_none();
    let Some(lesson) = app.lesson.as_mut().filter(|lesson| is_here && !lesson.is_end_told) else { return false };
    lesson.is_end_told = true;
    app.pause();
    app.say(ids::SAYS_SCENE_ENDS);
    true
}

/// Shows the previous scene, if this is the first moment of a scene.
pub(crate) fn previous_scene(app: &mut App) -> bool {
    let is_first = run_here(app).is_some_and(|(_, run)| app.session.tick() <= run.from);
    let before = app.lesson.as_ref().and_then(|lesson| lesson.at.checked_sub(1));
    let Some(before) = before.filter(|_| is_first) else { return false };
    show_scene(app, before);
    true
}

/// Whether another scene follows. At the last scene, the remark of the error says how the lesson went.
pub(crate) fn can_go_on(app: &App) -> Able {
    let [(right, asked), (solved, challenges)] = score(app);
    let is_used = app.lesson.iter().flat_map(|lesson| &lesson.results).any(SceneResult::is_used);
    let end: Remark =
        if is_used { ids::LessonEnd { right, asked, solved, challenges }.into() } else { ids::LESSON_LAST.into() };
    only_if(app.lesson.as_ref().map(OpenLesson::place).is_some_and(|(at, of)| at < of), end)
}

/// Shows the next scene.
pub(crate) fn go_on(app: &mut App) {
    match (can_go_on(app), &app.lesson) {
        (Ok(()), Some(lesson)) => show_scene(app, lesson.at + 1),
        (Err(end), _) => app.say(end),
        (Ok(()), None) => {}
    }
}

/// Goes back from a page of a lesson to the scene before it.
fn go_back(app: &mut App) {
    match app.lesson.as_ref().and_then(|lesson| lesson.at.checked_sub(1)) {
        Some(before) => show_scene(app, before),
        None => app.say(ids::SAYS_NOTHING_BEFORE),
    }
}

/// The titles of the lesson and of the next scene, and its place in the lesson; `None` in the last scene.
pub(crate) fn next_scene(app: &App) -> Option<(String, String, (u64, u64))> {
    let lesson = app.lesson.as_ref()?;
    let next = lesson.lesson.scenes.get(lesson.at + 1)?;
    let of = lesson.lesson.scenes.len() as u64;
    let texts = &app.look.texts;
    Some((texts.local(&lesson.lesson.title).into_owned(), title(app, next), (lesson.at as u64 + 2, of)))
}

/// The score of the open lesson, or zeros.
pub(crate) fn score(app: &App) -> [(u64, u64); 2] {
    app.lesson.as_ref().map_or([(0, 0); 2], |open| score_of(&open.lesson, &open.results))
}

/// The predictions that are right and all predictions, then the solved challenges and all challenges.
fn score_of(lesson: &Lesson, results: &[SceneResult]) -> [(u64, u64); 2] {
    let scenes = || lesson.scenes.iter().zip(results);
    let right =
        scenes().map(|(_, result)| result.marks().filter(|(_, mark)| *mark == Mark::Right).count()).sum::<usize>();
    let asked = scenes().map(|(scene, _)| questions(scene).count()).sum::<usize>();
    let challenges = || scenes().filter(|(scene, _)| is_challenge(scene));
    let solved = challenges().filter(|(_, result)| result.attempt.is_solved).count();
    [(right as u64, asked as u64), (solved as u64, challenges().count() as u64)]
}

fn is_challenge(scene: &Scene) -> bool {
    matches!(&scene.content, Content::Run(run) if run.challenge.is_some())
}

fn questions_of(scene: &Scene) -> &[Question] {
    match &scene.content {
        Content::Page { questions, .. } => questions,
        Content::Run(run) => &run.scenario.questions,
    }
}

/// The number of a question of a scene in the order of time, from 1, and the number of questions.
fn number_of(scene: &Scene, asked: usize) -> (u64, u64) {
    let mut all: Vec<(Ticks, usize)> = questions(scene).map(|(asked, question)| (question.at, asked)).collect();
    all.sort_unstable();
    let at = all.iter().position(|&(_, other)| other == asked).unwrap_or_default();
    (at as u64 + 1, all.len() as u64)
}

/// The questions of a scene that the user can answer: those of a page, or those from its first tick to its last one.
fn questions(scene: &Scene) -> impl Iterator<Item = (usize, &Question)> {
    let asks = |question: &Question| match &scene.content {
        Content::Page { .. } => true,
        Content::Run(run) => run.asks(question),
    };
    questions_of(scene).iter().enumerate().filter(move |(_, question)| asks(question))
}
