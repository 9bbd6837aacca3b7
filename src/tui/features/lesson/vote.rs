//! Votes of a class: a question that is asked opens a vote on the phones. The lecturer closes it, the run goes on, and
//! the tick that shows the answer is a stop with the answers of the class.

use crate::tui::features::lesson::{self, page, predict, predict::Offer, predict::label};
use crate::tui::features::{class, prelude::*};
use crate::tui::library::Refusal;
use suffrage_class::{Answer, Question, Tally, Turnout, Verdict};
use suffrage_session::{lesson::Guess, lesson::Truth, model::Stop};
use suffrage_text::LocalText;
use suffrage_view::view_state::overlay::{Bar, Numbers, Study, Tone};
use suffrage_view::words;

/// The share of right answers in percent below which a lecturer should explain, and above which the class can go on.
const SHARES: (usize, usize) = (35, 70);

/// A question that the class was asked.
pub(crate) struct Ballot {
    place: Place,
    stop: Stop,
    question: Question,
    /// The name of the scene, and the number of the question in it, from 1.
    number: (String, usize),
    offer: Offer,
    state: State,
    /// The phones of the last round.
    turnout: Turnout,
    /// The answers of each round that was closed.
    rounds: Vec<Tally>,
    /// The tick with the verdict as a stop of its own; `None` if the verdict follows at once.
    told: Option<Ticks>,
    /// Whether the phones know the verdict.
    is_sent: bool,
    /// The reason why the results were not written.
    fault: Option<Refusal>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Open,
    Closed,
    /// The lecturer went on, and the run has not shown its answer.
    Pending,
    Told,
}

/// The run or the page that asks.
#[derive(Clone, Debug, PartialEq)]
struct Place {
    /// The lesson and the index of the scene; `None` outside a lesson.
    scene: Option<(String, usize)>,
    /// The root of the run, unless it is the run of the scene itself.
    root: Option<usize>,
    acts: Vec<(Ticks, Command)>,
}

impl Place {
    fn of(app: &App) -> Self {
        let Some(lesson) = lesson::here(app) else {
            return Self { scene: None, root: Some(app.root()), acts: app.session.acts() };
        };
        let (acts, root) = predict::run(app);
        Self { scene: Some((lesson.name.clone(), lesson.at)), root, acts }
    }
}

impl Ballot {
    fn waits(&self) -> bool {
        matches!(self.state, State::Open | State::Closed)
    }

    /// The answer of the run as phones give it; `None` if the run has none, or if phones cannot give it.
    fn right(&self) -> Option<Answer> {
        let guess = self.stop.truth?.guess;
        let typed = || match guess {
            Guess::Number(number) => u32::try_from(number).ok(),
            Guess::Leader(id) => Some(id.number()),
            _ => None,
        };
        let listed = self.offer.answers.iter().position(|answer| *answer == guess).map(Answer::Choice);
        listed.or_else(|| typed().filter(|_| self.offer.field.is_some()).map(Answer::Number))
    }

    /// The answer of the run in words.
    fn run(&self, texts: &Texts) -> String {
        let sentence = || self.stop.answer.as_ref().map(|answer| words::answer(answer, &self.stop.choices, texts));
        let guess = self.stop.truth.map(|truth| named(texts, truth.guess, &self.stop.choices));
        guess.or_else(sentence).unwrap_or_else(|| texts.say(ids::VOTE_UNDECIDED))
    }

    /// A word of advice from the share of right answers in the last round; `None` if they cannot be compared.
    fn advice(&self, texts: &Texts) -> Option<String> {
        let right = self.right().filter(|right| matches!(right, Answer::Choice(_)))?;
        let tally = self.rounds.last().filter(|_| self.state == State::Closed)?;
        let share = (tally.get(&right).unwrap_or(&0) * 100).checked_div(tally.values().sum())?;
        Some(texts.say(match share {
            share if share < SHARES.0 => ids::VOTE_EXPLAIN,
            share if share > SHARES.1 => ids::VOTE_GO_ON,
            _ => ids::VOTE_DISCUSS,
        }))
    }

    /// The panel of an open or closed vote. It shows no answer of the class.
    fn asking(&self, app: &App, most: usize) -> Study {
        let texts = &app.look.texts;
        let Turnout { phones, answered } = self.turnout;
        let (answered, phones) = (answered as u64, phones as u64);
        let is_open = self.state == State::Open;
        let advice = self.advice(texts);
        let mut lines = Vec::new();
        let count = if !app.view.presenting {
            lines.extend(advice.map(|advice| (advice, Tone::Strong)));
            texts.fit(ids::VoteCount { answered, phones })
        } else if is_open {
            texts.fit(ids::VoteOpen { answered, phones })
        } else {
            let said = texts.fit(ids::VoteClosed { answered, phones });
            let advice = advice.map_or_else(String::new, |advice| format!("{}{advice}", app.look.glyphs.between));
            said.map(|said| format!("{said}{advice}"))
        };
        if is_open && !class::is_running(app) {
            lines.push((texts.say(ids::VOTE_GONE), Tone::Wrong));
        }
        if self.state == State::Pending {
            lines.push((texts.say(ids::VOTE_PENDING), Tone::Plain));
        }
        let title = if is_open { ids::VOTE_TITLE_OPEN } else { ids::VOTE_TITLE_CLOSED };
        let takes_keys = self.waits();
        let asked = self.offer.asking(app, &self.stop.choices, most);
        Study { title: texts.fit(title), count, lines, is_vote: true, takes_keys, ..asked }
    }

    /// The answers of the class beside that of the run.
    fn verdict(&self, app: &App) -> Study {
        let texts = &app.look.texts;
        let is_page = page::is_open(app);
        let says = |truth: Truth| {
            let tick = (!is_page).then(|| self.told.unwrap_or(truth.shown));
            predict::run_says(texts, label(texts, truth.guess, &self.stop.choices), tick)
        };
        let run = self.stop.truth.map_or_else(|| self.run(texts), says);
        // Any other answer says everything.
        let is_short = matches!(self.stop.truth, Some(Truth { guess: Guess::Nobody | Guess::Several, .. }));
        let sentence = self.stop.answer.as_ref().filter(|_| is_short);
        let sentence = sentence.map(|answer| (words::answer(answer, &self.stop.choices, texts), Tone::Plain));
        let fault = self.fault.as_ref().map(|why| (texts.say(ids::VoteNotWritten { why: why.clone() }), Tone::Wrong));
        let lines = [(run, Tone::Strong)].into_iter().chain(sentence).chain(fault).collect();
        let answered = |round: usize| self.rounds.get(round).map(|tally| tally.values().sum::<usize>() as u64);
        let first = answered(0).unwrap_or_default();
        let count = match answered(1) {
            Some(second) => texts.fit(ids::VoteAnsweredAgain { first, second }),
            None => texts.fit(ids::VoteAnswered { first }),
        };
        let title = texts.fit(if is_page { ids::LESSON_ANSWER } else { ids::LESSON_VERDICT });
        let (bars, numbers) = (self.bars(texts), self.numbers());
        Study { title, count, lines, bars, numbers, is_vote: true, ..Study::default() }
    }

    /// The answers that phones have chosen, the right one, and every choice that the question lists.
    fn bars(&self, texts: &Texts) -> Vec<Bar> {
        let bar = |(at, guess): (usize, &Guess)| {
            let reply = Answer::Choice(at);
            let counts: Vec<usize> = self.rounds.iter().map(|tally| tally.get(&reply).copied().unwrap_or(0)).collect();
            let is_right = self.right() == Some(reply);
            let is_shown = is_right || matches!(guess, Guess::Choice(_)) || counts.iter().any(|&count| count > 0);
            is_shown.then(|| Bar { label: label(texts, *guess, &self.stop.choices), counts, is_right })
        };
        self.offer.answers.iter().enumerate().filter_map(bar).collect()
    }

    fn numbers(&self) -> Option<Numbers> {
        self.offer.field?;
        let number = |reply: &Answer| if let Answer::Number(number) = reply { Some(u64::from(*number)) } else { None };
        let typed = |tally: &Tally| tally.iter().filter_map(|(reply, &count)| Some((number(reply)?, count))).collect();
        let right = self.right().as_ref().and_then(number);
        Some(Numbers { rounds: self.rounds.iter().map(typed).collect(), right })
    }
}

/// An answer as phones show it.
fn named(texts: &Texts, guess: Guess, choices: &[LocalText]) -> String {
    label(texts, guess, choices).trim_start_matches("@ ").to_owned()
}

/// Whether questions are votes. Two runs side by side ask nothing.
pub(crate) fn is_on(app: &App) -> bool {
    !app.is_comparing() && class::is_running(app)
}

/// The vote on a question of this run or page.
pub(super) fn find(app: &App, asked: usize) -> Option<&Ballot> {
    here(app).find(|it| it.stop.asked == Some(asked))
}

fn here(app: &App) -> impl Iterator<Item = &Ballot> {
    let place = (!app.class.ballots.is_empty()).then(|| Place::of(app));
    app.class.ballots.iter().filter(move |it| Some(&it.place) == place.as_ref())
}

/// The vote that is open, or closed and waiting for the lecturer.
fn current(app: &App) -> Option<&Ballot> {
    app.class.ballots.iter().find(|it| it.waits())
}

fn current_mut(app: &mut App) -> Option<&mut Ballot> {
    app.class.ballots.iter_mut().find(|it| it.waits())
}

pub(crate) fn is_open(app: &App) -> bool {
    current(app).is_some_and(|it| it.state == State::Open)
}

pub(crate) fn is_closed(app: &App) -> bool {
    current(app).is_some_and(|it| it.state == State::Closed)
}

pub(crate) fn has_current(app: &App) -> bool {
    current(app).is_some()
}

/// The questions among `stops` that the class votes or has voted on.
pub(crate) fn polled(app: &App, stops: &[Stop]) -> Vec<usize> {
    let is_on = is_on(app);
    let is_polled = |stop: &Stop| stop.question && is_on || stop.asked.is_some_and(|asked| find(app, asked).is_some());
    stops.iter().filter(|stop| is_polled(stop)).filter_map(|stop| stop.asked).collect()
}

/// Whether the class has voted, and the lecturer has gone on.
pub(crate) fn is_done(app: &App, asked: usize) -> bool {
    find(app, asked).is_some_and(|it| !it.waits())
}

/// The ticks that tell verdicts in the run on the screen.
pub(super) fn told(app: &App) -> impl Iterator<Item = Ticks> {
    here(app).filter(|it| !it.waits()).filter_map(|it| it.told)
}

/// The answers of this run that no screen may show yet.
pub(super) fn pending(app: &App) -> impl Iterator<Item = Truth> {
    here(app).filter(|it| it.state != State::Told).filter_map(|it| it.stop.truth)
}

pub(crate) fn is_pending(app: &App) -> bool {
    here(app).any(|it| it.state == State::Pending)
}

/// The verdicts that this tick tells.
pub(super) fn verdicts(app: &App) -> Vec<Stop> {
    let tick = app.session.tick();
    let due = here(app).filter(|it| it.state == State::Told && it.told == Some(tick)).map(|it| &it.stop);
    due.map(predict::verdict).collect()
}

/// The rows of a vote or of its verdict below a question; `None` if the class was not asked.
pub(super) fn study(app: &App, asked: usize, most: usize) -> Option<Study> {
    let ballot = find(app, asked)?;
    Some(if ballot.state == State::Told { ballot.verdict(app) } else { ballot.asking(app, most) })
}

/// The note or the page with the questions on the screen.
fn note(app: &App) -> Option<&OpenNote> {
    let page = app.layers.find::<page::Page>().map(|page| &page.note);
    page.or_else(|| app.layers.find())
}

pub(crate) fn note_mut(app: &mut App) -> Option<&mut OpenNote> {
    if app.layers.find::<page::Page>().is_some() {
        app.layers.find_mut::<page::Page>().map(|page| &mut page.note)
    } else {
        app.layers.find_mut()
    }
}

/// Tells verdicts, and opens a vote on the question that the screen asks. Takes a vote back if its question is no longer there.
pub(crate) fn follow(app: &mut App) {
    tell(app);
    let asked = note(app).filter(|note| note.polls() && !app.is_comparing()).and_then(OpenNote::stop);
    if asked.is_none() && current(app).is_none() {
        return;
    }
    let (asked, place) = (asked.cloned(), Place::of(app));
    let is_same = |it: &Ballot| it.place == place && asked.as_ref().is_some_and(|stop| stop.asked == it.stop.asked);
    if current(app).is_some_and(|it| !is_same(it)) {
        take_back(app);
    }
    let Some(stop) = asked.filter(|_| current(app).is_none()) else { return };
    if is_on(app) {
        ask(app, place, stop);
    } else {
        forget(app, stop.asked);
    }
}

fn ask(app: &mut App, place: Place, stop: Stop) {
    let (texts, offer) = (&app.look.texts, Offer::of(app, &stop));
    let asked = stop.asked.unwrap_or_default();
    let number = match lesson::here(app) {
        Some(lesson) => (lesson.scene().name.clone(), lesson::number_of(lesson.scene(), asked).0 as usize),
        None => (app.names.of(app.root()).to_owned(), asked + 1),
    };
    let question = Question {
        ask: texts.local(&stop.text).into_owned(),
        choices: offer.answers.iter().map(|answer| named(texts, *answer, &stop.choices)).collect(),
        takes_number: offer.field.is_some(),
    };
    let Some(audience) = &mut app.audience else { return };
    audience.ask(question.clone());
    let (tick, state, turnout) = (app.session.tick(), State::Open, audience.turnout());
    let told = stop.truth.map(|truth| truth.shown).filter(|&shown| shown > tick && !page::is_open(app));
    let rounds = Vec::new();
    let ballot =
        Ballot { place, stop, question, number, offer, state, turnout, rounds, told, is_sent: false, fault: None };
    app.class.ballots.push(ballot);
    app.class.counted = app.player.now;
}

/// Closes the vote. If it is closed, goes on: the run shows the answer later, or the verdict follows at once. Returns
/// whether the key has done its work.
pub(crate) fn go_on(app: &mut App) -> bool {
    let (Some(at), Some(audience)) = (app.class.ballots.iter().position(Ballot::waits), &mut app.audience) else {
        return false;
    };
    let ballot = &mut app.class.ballots[at];
    if ballot.state == State::Open {
        audience.close();
        ballot.state = State::Closed;
        (ballot.rounds, ballot.turnout) = (audience.tallies(), audience.turnout());
        return true;
    }
    let (asked, is_apart) = (ballot.stop.asked, ballot.told.is_some());
    ballot.state = if is_apart { State::Pending } else { State::Told };
    if let Some(note) = note_mut(app) {
        note.open.retain(|&open| Some(open) != asked);
    }
    if !is_apart {
        return true;
    }
    match app.layers.find_mut::<OpenNote>() {
        Some(note) if note.has_more() => note.turn(),
        _ => notes::close(app),
    }
    false
}

pub(crate) fn can_ask_again(app: &App) -> Able {
    let is_first = |it: &Ballot| it.state == State::Closed && it.rounds.len() == 1;
    only_if(current(app).is_some_and(is_first), ids::SAYS_VOTE_AGAIN)?;
    only_if(class::is_running(app), ids::SAYS_NO_CLASS)
}

/// Opens the second round of the vote.
pub(crate) fn ask_again(app: &mut App) {
    let Some(audience) = &mut app.audience else { return };
    audience.ask_again();
    let turnout = audience.turnout();
    if let Some(ballot) = current_mut(app) {
        (ballot.state, ballot.turnout) = (State::Open, turnout);
    }
    app.class.counted = app.player.now;
}

/// Takes the vote back. The question then stands alone, as without a class.
pub(crate) fn withdraw(app: &mut App) {
    let Some(asked) = current(app).map(|it| it.stop.asked) else { return };
    take_back(app);
    forget(app, asked);
    app.say(ids::SAYS_WITHDRAWN);
}

pub(crate) fn can_withdraw(app: &App) -> Able {
    only_if(current(app).is_some(), ids::SAYS_NO_VOTE)
}

/// Whether the screen can go back: that would delete the answers to the open vote.
pub(crate) fn can_leave(app: &App) -> Able {
    only_if(current(app).is_none(), ids::SAYS_VOTE_FIRST)
}

pub(crate) fn take_back(app: &mut App) {
    if let Some(audience) = app.audience.as_mut().filter(|_| app.class.ballots.iter().any(Ballot::waits)) {
        audience.withdraw();
    }
    app.class.ballots.retain(|it| !it.waits());
}

fn forget(app: &mut App, asked: Option<usize>) {
    if let Some(note) = note_mut(app) {
        note.open.retain(|&open| Some(open) != asked);
        note.polls.retain(|&polled| Some(polled) != asked);
    }
}

/// Takes the number of answers to the open vote; returns whether it has changed.
pub(crate) fn count(app: &mut App, turnout: Turnout) -> bool {
    let open = current_mut(app).filter(|it| it.state == State::Open);
    open.is_some_and(|it| std::mem::replace(&mut it.turnout, turnout) != turnout)
}

/// Adds the verdicts of this tick to its stops.
pub(crate) fn judge(app: &mut App) {
    let clock = app.session.clock();
    if clock.half_way.is_some() || !app.class.ballots.iter().any(|it| it.state == State::Pending) {
        return;
    }
    let place = Place::of(app);
    for it in app.class.ballots.iter_mut().filter(|it| it.state == State::Pending && it.place == place) {
        if clock.quiet || it.told.is_some_and(|told| told <= clock.tick) {
            (it.state, it.told) = (State::Told, Some(clock.tick));
        }
    }
}

/// Tells the phones the verdicts that the screen shows or has shown. They show one at a time, as the notes of a tick do.
fn tell(app: &mut App) {
    let is_unsent = |it: &Ballot| it.state == State::Told && !it.is_sent;
    if !app.class.ballots.iter().any(is_unsent) {
        return;
    }
    let ahead = note(app).filter(|_| app.exit.is_none()).map(|note| note.stops.iter().skip(note.shown + 1));
    let ahead: Vec<Option<usize>> = ahead.into_iter().flatten().map(|stop| stop.asked).collect();
    let (texts, Some(audience)) = (&app.look.texts, &mut app.audience) else { return };
    for it in app.class.ballots.iter_mut().filter(|it| is_unsent(it) && !ahead.contains(&it.stop.asked)) {
        let (question, rounds) = (it.question.clone(), it.rounds.clone());
        let verdict = Verdict { question, rounds, run: it.run(texts), right: it.right() };
        it.fault = audience.tell((&it.number.0, it.number.1), verdict).err();
        it.is_sent = true;
    }
}
