//! Predictions: the panel in which the user chooses an answer, locked answers, and verdicts.

use std::collections::BTreeSet;

use crossterm::event::{Event, KeyCode};

use crate::tui::binding::Key;
use crate::tui::features::lesson::{self, SceneResult, challenge, page, progress, vote};
use crate::tui::features::prelude::*;
use suffrage_scenario::QuestionSubject;
use suffrage_session::lesson::{Grade, Guess, Truth};
use suffrage_session::model::{Frame, Stop, names_figure};
use suffrage_text::LocalText;
use suffrage_view::{view_state::overlay::Study, view_state::overlay::Tone, words};

/// With more processes than this, the user types an id instead of choosing it in a list.
const MOST_LISTED: usize = 16;
/// The longest typed number, in digits.
const MOST_DIGITS: usize = 9;

/// The result of a prediction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    Right,
    Close,
    Wrong,
    /// Not answered, or answered when the run was already known.
    Skipped,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Prediction {
    /// The user's acts in the run of the question. Only predictions about the run without such acts count.
    acts: Vec<(Ticks, Command)>,
    /// The root of another run, such as one with another seed. Its predictions do not count either.
    other: Option<usize>,
    asked: usize,
    guess: Option<Guess>,
    truth: Truth,
    /// The question.
    stop: Stop,
    is_skipped: bool,
    /// The tick that tells the verdict.
    told: Ticks,
    is_told: bool,
}

impl Prediction {
    pub(super) fn mark(&self) -> Mark {
        match self.guess.filter(|_| !self.is_skipped).map(|guess| guess.graded(self.truth.guess)) {
            None => Mark::Skipped,
            Some(Grade::Right) => Mark::Right,
            Some(Grade::Close) => Mark::Close,
            Some(Grade::Wrong) => Mark::Wrong,
        }
    }

    fn is_of(&self, (acts, other): &(Vec<(Ticks, Command)>, Option<usize>)) -> bool {
        self.acts == *acts && self.other == *other
    }

    /// Whether the user may not see the answer yet.
    fn is_pending(&self) -> bool {
        !self.is_told && !self.is_skipped
    }
}

impl SceneResult {
    /// For each prediction that counts and has its verdict: the index of its question, the guess and the mark.
    pub(super) fn marked(&self) -> impl Iterator<Item = (usize, Option<Guess>, Mark)> {
        let told = || self.predictions.iter().filter(|it| it.acts.is_empty() && it.other.is_none() && it.is_told);
        let here = told().map(|it| (it.asked, it.guess, it.mark()));
        let is_new = move |known: &&progress::Known| told().all(|it| it.asked != known.asked);
        here.chain(self.known.iter().filter(is_new).map(|known| (known.asked, known.guess, known.mark)))
    }

    /// Whether the user has answered a question or solved the challenge.
    pub(super) fn is_used(&self) -> bool {
        self.attempt.is_solved || self.marked().any(|(_, guess, _)| guess.is_some())
    }

    pub(super) fn marks(&self) -> impl Iterator<Item = (usize, Mark)> {
        self.marked().map(|(asked, _, mark)| (asked, mark))
    }
}

/// An answer that the user is choosing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Choosing {
    chosen: Option<usize>,
    typed: String,
    /// Whether the user was told to answer first. The next key that continues skips the question.
    pub(crate) is_warned: bool,
}

impl Choosing {
    /// Takes a digit, `@`, or the letter of one of the `letters` choices.
    pub(crate) fn edit(&mut self, event: &Event, letters: usize) -> bool {
        let Event::Key(key) = event else { return false };
        let key = Key::of(*key);
        if !key.modifiers.is_empty() {
            return false;
        }
        match key.code {
            KeyCode::Char(letter) if letters > 0 => {
                let chosen = (letter as usize).checked_sub('a' as usize).filter(|&at| at < letters);
                (self.chosen, self.is_warned) = (chosen.or(self.chosen), self.is_warned && chosen.is_none());
                return chosen.is_some();
            }
            KeyCode::Char(digit) if digit.is_ascii_digit() => {
                if self.typed == "@" || self.typed.len() >= MOST_DIGITS {
                    self.typed.clear();
                }
                self.typed.push(digit);
            }
            KeyCode::Char('@') => "@".clone_into(&mut self.typed),
            KeyCode::Backspace if !self.typed.is_empty() => drop(self.typed.pop()),
            _ => return false,
        }
        (self.chosen, self.is_warned) = (None, false);
        true
    }

    fn is_made(&self) -> bool {
        self.chosen.is_some() || !self.typed.is_empty()
    }

    fn scrolled(&self, at: Option<usize>, count: usize, rows: isize) -> Self {
        let Some(last) = count.checked_sub(1) else { return self.clone() };
        let next = at.map_or(if rows > 0 { 0 } else { last }, |at| at.saturating_add_signed(rows).min(last));
        Self { chosen: Some(next), ..Self::default() }
    }
}

/// What a question offers: answers to choose from, or a field for a number or an id.
pub(super) struct Offer {
    pub(super) answers: Vec<Guess>,
    pub(super) field: Option<fn(u64) -> Option<Guess>>,
}

pub(super) fn label(texts: &Texts, guess: Guess, choices: &[LocalText]) -> String {
    match guess {
        Guess::Leader(id) => texts.name(id),
        Guess::Decision(value) => value.to_string(),
        Guess::Nobody => format!("@ {}", texts.say(ids::LESSON_NOBODY)),
        Guess::Several => texts.say(ids::LESSON_SEVERAL),
        Guess::Number(number) => texts.number(number),
        Guess::Choice(at) => {
            let text = choices.get(at).map(|choice| texts.local(choice).into_owned());
            format!("{}{}", words::lettered(at), text.unwrap_or_default())
        }
    }
}

impl Offer {
    pub(super) fn of(app: &App, stop: &Stop) -> Self {
        let (truth, nobody) = (stop.truth, [Guess::Nobody, Guess::Several]);
        let mut field: Option<fn(u64) -> Option<Guess>> = None;
        let answers = match stop.of.unwrap_or(QuestionSubject::Choices) {
            QuestionSubject::Choices => (0..stop.choices.len()).map(Guess::Choice).collect(),
            QuestionSubject::Messages | QuestionSubject::Tick => {
                field = Some(|number| Some(Guess::Number(number)));
                Vec::new()
            }
            QuestionSubject::Leader if app.count() > MOST_LISTED => {
                field = Some(|number| u32::try_from(number).ok().and_then(Id::new).map(Guess::Leader));
                nobody.to_vec()
            }
            QuestionSubject::Leader => {
                let mut all = app.session.lookup().ids().to_vec();
                all.sort();
                all.into_iter().map(Guess::Leader).chain(nobody).collect()
            }
            QuestionSubject::Decision => {
                let of_run =
                    truth.and_then(|it| if let Guess::Decision(value) = it.guess { Some(value) } else { None });
                let all: BTreeSet<_> = app.session.scenario().values().into_iter().chain(of_run).collect();
                all.into_iter().map(Guess::Decision).chain(nobody).collect()
            }
        };
        Self { answers, field }
    }

    /// The index of the chosen answer; `None` if nothing is chosen, or if the answer stands in the field.
    fn at(&self, texts: &Texts, choosing: &Choosing) -> Option<usize> {
        let named = |guess: &Guess| match guess {
            Guess::Nobody => choosing.typed == "@",
            Guess::Several => false,
            guess => label(texts, *guess, &[]).trim_start_matches('p') == choosing.typed,
        };
        if self.field.is_some() && choosing.typed != "@" && !choosing.typed.is_empty() {
            return None;
        }
        choosing.chosen.or_else(|| self.answers.iter().position(named).filter(|_| !choosing.typed.is_empty()))
    }

    fn guess(&self, app: &App, choosing: &Choosing) -> Result<Guess, Remark> {
        let chosen = self.at(&app.look.texts, choosing).and_then(|at| self.answers.get(at).copied());
        let typed = || choosing.typed.parse().ok().and_then(self.field?);
        let guess = chosen.or_else(typed);
        match guess {
            Some(Guess::Leader(id)) if app.session.position_of(id).is_none() => {
                Err(ids::SaysNoSuchId { id: id.to_string() }.into())
            }
            Some(guess) => Ok(guess),
            None if choosing.typed.is_empty() => Err(ids::SAYS_CHOOSE_FIRST.into()),
            None => Err(ids::SaysNoSuchId { id: choosing.typed.clone() }.into()),
        }
    }

    /// The answers of a question that the user does not answer here. At most `most` are visible.
    pub(super) fn asking(&self, app: &App, choices: &[LocalText], most: usize) -> Study {
        let listed = Self { answers: self.answers.clone(), field: None };
        let study = listed.study(app, &Choosing::default(), choices, most);
        Study { answers: Vec::new(), ..study }
    }

    /// The panel of an open prediction. At most `most` answers are visible: ids and values scroll, while "nobody" and
    /// "several" stay.
    fn study(&self, app: &App, choosing: &Choosing, choices: &[LocalText], most: usize) -> Study {
        let texts = &app.look.texts;
        let at = self.at(texts, choosing);
        let stays = |guess: &&Guess| matches!(guess, Guess::Nobody | Guess::Several);
        let ids = self.answers.iter().filter(|guess| !stays(guess)).count();
        let most = most.saturating_sub(self.answers.len() - ids).max(1);
        let top = at.map_or(0, |at| at.saturating_sub(most / 2)).min(ids.saturating_sub(most));
        let shown = (top..ids.min(top + most)).chain(ids..self.answers.len());
        let mut rows: Vec<String> = shown.clone().map(|at| label(texts, self.answers[at], choices)).collect();
        let mut answers: Vec<Option<usize>> = shown.map(Some).collect();
        let hidden = (top > 0, (top + most < ids).then(|| most - 1));
        if self.field.is_some() {
            let typed = if choosing.typed == "@" { "" } else { &*choosing.typed };
            rows.insert(0, format!("{typed}_"));
            answers.insert(0, None);
        }
        // Without a chosen answer, this is the row of the field.
        let chosen = answers.iter().position(|&answer| answer == at);
        Study { title: texts.fit(ids::LESSON_PREDICT), choices: rows, answers, hidden, chosen, ..Study::default() }
    }
}

pub(super) fn sign(app: &App, mark: Mark) -> &'static str {
    let glyphs = &app.look.glyphs;
    match mark {
        Mark::Right => glyphs.agreed,
        Mark::Close => "~",
        Mark::Wrong => glyphs.lost,
        Mark::Skipped => "-",
    }
}

const fn grade(mark: Mark) -> TextId {
    match mark {
        Mark::Right => ids::LESSON_RIGHT,
        Mark::Close => ids::LESSON_CLOSE,
        Mark::Wrong => ids::LESSON_WRONG,
        Mark::Skipped => ids::LESSON_SKIPPED,
    }
}

impl Prediction {
    /// The verdict, or the locked answer while the run has not shown its own.
    fn study(&self, app: &App, result: &SceneResult) -> Study {
        let texts = &app.look.texts;
        let label = |guess| label(texts, guess, &self.stop.choices);
        if !self.is_told {
            let locked = self.guess.map(|guess| texts.say(ids::LessonLocked { answer: label(guess) }));
            let said = locked.unwrap_or_else(|| texts.say(ids::LESSON_SKIPPED_HERE));
            let lines = vec![(said, Tone::Plain)];
            return Study { title: texts.fit(ids::LESSON_PREDICT), lines, ..Study::default() };
        }
        let mark = self.mark();
        let (sign, grade) = (sign(app, mark).to_owned(), texts.say(grade(mark)));
        let yours = match self.guess.map(label) {
            Some(answer) => texts.say(ids::LessonYouSaid { sign, answer, grade }),
            None => texts.say(ids::LessonNoAnswer { sign }),
        };
        let tone = if mark == Mark::Wrong { Tone::Wrong } else { Tone::Strong };
        let is_choice = matches!(self.truth.guess, Guess::Choice(_));
        let answer = self
            .stop
            .answer
            .as_ref()
            .filter(|_| !is_choice)
            .map(|answer| words::answer(answer, &self.stop.choices, texts));
        let run = run_says(texts, label(self.truth.guess), Some(self.truth.shown).filter(|_| !self.is_of_page()));
        let lines = [(yours, tone), (run, Tone::Strong)];
        let right = result.marks().filter(|(_, mark)| *mark == Mark::Right).count() as u64;
        let count = ids::LessonRightOf { right, of: result.marks().count() as u64 };
        Study {
            title: texts.fit(if self.is_of_page() { ids::LESSON_ANSWER } else { ids::LESSON_VERDICT }),
            count: texts.fit(count),
            lines: lines.into_iter().chain(answer.map(|answer| (answer, Tone::Plain))).collect(),
            ..Study::default()
        }
    }

    const fn is_of_page(&self) -> bool {
        self.truth.shown == 0
    }
}

/// The predictions about the run or the page on the screen.
fn here(app: &App) -> Vec<&Prediction> {
    let Some(lesson) = lesson::here(app) else { return Vec::new() };
    let run = run(app);
    lesson.result().predictions.iter().filter(|it| it.is_of(&run)).collect()
}

fn find(app: &App, asked: usize) -> Option<&Prediction> {
    here(app).into_iter().find(|it| it.asked == asked)
}

/// The run on the screen, as the fields `acts` and `other` of [`Prediction`]. A page has no run.
pub(super) fn run(app: &App) -> (Vec<(Ticks, Command)>, Option<usize>) {
    if page::is_open(app) { Default::default() } else { (app.session.acts(), lesson::other_root(app)) }
}

/// The ticks that tell verdicts in the run on the screen.
pub(super) fn told(app: &App) -> impl Iterator<Item = Ticks> {
    here(app).into_iter().map(|it| it.told).collect::<Vec<_>>().into_iter()
}

pub(crate) fn is_pending(app: &App) -> bool {
    here(app).into_iter().any(Prediction::is_pending)
}

/// Hides the title of the demo if it reveals a pending answer. Also hides that the run is at rest if a challenge has
/// not begun.
pub(crate) fn conceal(app: &App, frame: &mut Frame) {
    frame.clock.quiet &= !challenge::is_to_begin(app);
    if reveals(app, &frame.title) {
        frame.title.by_language.clear();
    }
}

/// Whether a title names a pending answer.
pub(super) fn reveals(app: &App, title: &LocalText) -> bool {
    let pending = here(app).into_iter().filter(|it| it.is_pending()).map(|it| it.truth).chain(vote::pending(app));
    let mut figures = pending.filter_map(|truth| match truth.guess {
        Guess::Leader(id) => Some(id.to_string()),
        Guess::Number(number) => Some(number.to_string()),
        Guess::Decision(value) => Some(value.to_string()),
        Guess::Nobody | Guess::Several | Guess::Choice(_) => None,
    });
    figures.any(|figure| title.by_language.values().any(|title| names_figure(title, &figure)))
}

/// The verdicts that this tick tells.
pub(super) fn verdicts(app: &App) -> Vec<Stop> {
    let tick = app.session.tick();
    let told = here(app).into_iter().filter(|it| it.is_told && it.told == tick);
    told.map(|it| verdict(&it.stop)).collect()
}

/// The stop at which the verdict of a question is told.
pub(super) fn verdict(&Stop { ref text, asked, truth, .. }: &Stop) -> Stop {
    Stop { text: text.clone(), pause: true, asked, truth, ..Stop::default() }
}

/// The answer of the run in a sentence; of a page without `tick`.
pub(super) fn run_says(texts: &Texts, answer: String, tick: Option<Ticks>) -> String {
    match tick {
        Some(tick) => texts.say(ids::LessonRunSays { answer, tick }),
        None => texts.say(ids::LessonSolution { answer }),
    }
}

/// Judges the locked predictions whose answer is on the screen now.
pub(crate) fn judge(app: &mut App) {
    let clock = app.session.clock();
    if lesson::run_here(app).is_none() || clock.half_way.is_some() {
        return;
    }
    let run = run(app);
    let Some(lesson) = &mut app.lesson else { return };
    let is_due = |it: &&mut Prediction| !it.is_told && it.is_of(&run) && (it.told <= clock.tick || clock.quiet);
    let mut is_new = false;
    for it in lesson.result_mut().predictions.iter_mut().filter(is_due) {
        (it.is_told, it.told, is_new) = (true, clock.tick, true);
    }
    if is_new {
        progress::save(app);
    }
}

/// The questions among `stops` that have no prediction yet.
pub(crate) fn open_questions(app: &mut App, stops: &[Stop]) -> Vec<usize> {
    if lesson::here(app).is_none() {
        return Vec::new();
    }
    let asks = |stop: &&Stop| stop.question && stop.truth.is_some() && stop.asked.is_some();
    for stop in stops.iter().filter(asks) {
        take_known(app, stop);
    }
    stops.iter().filter(asks).filter_map(|stop| stop.asked).filter(|&asked| find(app, asked).is_none()).collect()
}

/// Takes over the answer of an earlier use of the program.
fn take_known(app: &mut App, stop: &Stop) {
    if run(app) != Default::default() || stop.asked.is_none_or(|asked| find(app, asked).is_some()) {
        return;
    }
    let known = app.lesson.as_ref().and_then(|it| it.result().known.iter().find(|it| Some(it.asked) == stop.asked));
    let Some(known) = known.copied() else { return };
    if let Some(mut made) = made(app, stop, known.guess) {
        (made.is_skipped, made.is_told) = (known.mark == Mark::Skipped, true);
        keep(app, made);
    }
}

fn made(app: &App, stop: &Stop, guess: Option<Guess>) -> Option<Prediction> {
    let ((asked, truth), (acts, other)) = (stop.asked.zip(stop.truth)?, run(app));
    Some(Prediction {
        acts,
        other,
        asked,
        guess,
        truth,
        stop: stop.clone(),
        is_skipped: guess.is_none(),
        told: truth.shown,
        // The file has the answer to the question of a page, so the verdict follows at once.
        is_told: page::is_open(app),
    })
}

fn keep(app: &mut App, made: Prediction) {
    if let Some(lesson) = &mut app.lesson {
        lesson.result_mut().predictions.push(made);
    }
}

/// The number of answers that a panel beside the graph shows.
pub(crate) fn most_rows(app: &App) -> usize {
    // The caption of a presentation shows the answers side by side.
    if app.view.presenting {
        MOST_LISTED + 2
    } else {
        usize::from(app.area.height).saturating_sub(17).clamp(6, MOST_LISTED + 2)
    }
}

/// The rows of the prediction or vote below a question, or of the verdict; `None` outside a lesson and without a class.
/// At most `most` answers are visible.
pub(crate) fn study(app: &App, note: &OpenNote, most: usize) -> Option<Study> {
    let stop = note.stop()?;
    let asked = stop.asked?;
    if let Some(study) = vote::study(app, asked, most) {
        return Some(study);
    }
    let lesson = lesson::here(app)?;
    if note.predicts() {
        let study = Offer::of(app, stop).study(app, &note.choosing, &stop.choices, most);
        let (at, of) = lesson::number_of(lesson.scene(), asked);
        return Some(Study { count: app.look.texts.fit(ids::ScreenNoteOf { at, of }), ..study });
    }
    find(app, asked).map(|it| it.study(app, lesson.result()))
}

/// The note or the page on top, if its question waits for a prediction.
fn open(app: &App) -> Option<&OpenNote> {
    let page = app.layers.top_as::<page::Page>().map(|page| &page.note);
    page.or_else(|| app.layers.top_as()).filter(|note| note.predicts())
}

/// Chooses the answer of this index. Returns false if no question waits for a prediction.
pub(crate) fn choose(app: &mut App, answer: usize) -> bool {
    let is_open = open(app).is_some();
    let Some(note) = vote::note_mut(app).filter(|_| is_open) else { return false };
    note.choosing = Choosing { chosen: Some(answer), ..Choosing::default() };
    true
}

/// Whether the user can choose from a list.
pub(crate) fn can_choose(app: &App) -> Able {
    let offer = open(app).and_then(OpenNote::stop).map(|stop| Offer::of(app, stop));
    only_if(offer.is_some_and(|offer| !offer.answers.is_empty()), ids::SAYS_NOTHING_ASKED)
}

/// The state of the choice after the selection moves by `rows`.
pub(crate) fn scrolled(app: &App, note: &OpenNote, rows: isize) -> Option<Choosing> {
    let offer = note.stop().filter(|_| note.predicts()).map(|stop| Offer::of(app, stop))?;
    Some(note.choosing.scrolled(offer.at(&app.look.texts, &note.choosing), offer.answers.len(), rows))
}

/// Locks the chosen answer.
pub(crate) fn lock(app: &mut App) {
    let Some(note) = vote::note_mut(app).cloned() else { return };
    let Some(stop) = note.stop() else { return };
    match Offer::of(app, stop).guess(app, &note.choosing) {
        Ok(guess) => give(app, stop, Some(guess)),
        Err(why) => {
            // The next digit begins another number.
            if let Some(note) = vote::note_mut(app) {
                note.choosing.typed.clear();
            }
            app.say(why);
        }
    }
}

/// Whether the user has chosen an answer but not locked it.
pub(crate) fn has_chosen(app: &App) -> bool {
    open(app).is_some_and(|note| note.choosing.is_made())
}

/// Locks a chosen answer, else tells the user to answer first. The second time, skips the question and returns false.
pub(crate) fn warn(app: &mut App) -> bool {
    if has_chosen(app) {
        lock(app);
        return true;
    }
    let Some(note) = vote::note_mut(app) else { return false };
    let is_first = !std::mem::replace(&mut note.choosing.is_warned, true);
    if is_first {
        app.say(ids::SAYS_PREDICT_FIRST);
    } else if let Some(stop) = note.stop().cloned() {
        give(app, &stop, None);
    }
    is_first
}

fn give(app: &mut App, stop: &Stop, guess: Option<Guess>) {
    let Some(mut made) = made(app, stop, guess) else { return };
    let is_page = page::is_open(app);
    // The user could know the answer, if later ticks were already on the screen, in this run or in another one.
    let tick = app.session.tick();
    let seen_to = app.lesson.as_ref().map_or(0, |lesson| lesson.result().seen_to);
    let known = app.session.recorded().max(seen_to);
    let is_late = !is_page && known > tick;
    made.is_skipped |= is_late;
    // The verdict must not tell what no run has shown yet.
    made.is_told |= is_late && guess.is_some() && known >= made.truth.shown;
    let (asked, is_told) = (made.asked, made.is_told);
    keep(app, made);
    let Some(note) = vote::note_mut(app) else { return };
    note.open.retain(|&open| open != asked);
    note.choosing = Choosing::default();
    if is_told {
        progress::save(app);
    } else if guess.is_some() {
        app.say(ids::SAYS_LOCKED);
        notes::turn(app);
    }
    if is_told && is_late {
        app.say(ids::SAYS_ANSWERED_LATE);
    }
}
