//! The stops (notes and questions) of a run. Each tick with stops has its frame, and says whether it shows an answer.

use super::{Failure, Subject, check_length};
use suffrage_engine::protocol::{Cell, Remark, Ticks, Value};
use suffrage_scenario::QuestionSubject;
use suffrage_session::{Ask, Frame, Session, model::Answer, model::Stop, model::names_figure};
use suffrage_text::Texts;
use suffrage_view::words;

#[derive(Debug)]
pub(super) struct Moment {
    pub(super) tick: Ticks,
    pub(super) frame: Frame,
    pub(super) stops: Vec<Stop>,
    /// Whether this tick shows the answer to an earlier question.
    pub(super) gives_away: bool,
}

/// The ticks up to `last` that have a note or a question. Does not compute `gives_away`, but sets it to `false`.
pub(super) fn up_to(last: Ticks, session: &mut Session, ask: &Ask) -> Vec<Moment> {
    let mut moments = Vec::new();
    loop {
        let stops = session.stops();
        let tick = session.tick();
        if !stops.is_empty() {
            let frame = session.frame(ask);
            moments.push(Moment { tick, frame, stops, gives_away: false });
        }
        let Some(next) = session.next_stop().filter(|next| *next <= last) else { break };
        session.seek(next);
        if session.tick() != next {
            break;
        }
    }
    moments
}

pub(super) fn moments(subject: &Subject<'_>, ask: &Ask) -> Result<Vec<Moment>, Failure> {
    let mut session = Session::open(subject.scenario);
    let (from, to) = (subject.wanted.from.unwrap_or_default(), subject.wanted.to.unwrap_or(Ticks::MAX));
    session.seek(from);
    let mut moments = up_to(to, &mut session, ask);
    if let Some(last) = moments.last_mut().filter(|last| last.tick == to) {
        // Its answer would come after the last tick.
        last.stops.retain(|stop| !stop.question);
    }
    let of_end = [QuestionSubject::Leader, QuestionSubject::Decision].map(Some);
    if moments.iter().flat_map(|moment| &moment.stops).any(|stop| of_end.contains(&stop.of)) {
        session.seek(subject.scenario.tick_limit());
    }
    check_length(&session)?;
    let end = session.frame(ask);
    // The questions to which no tick so far has shown the answer.
    let mut open: Vec<(usize, usize)> = Vec::new();
    for at in 0..moments.len() {
        let before = open.len();
        open.retain(|&(asked, stop)| !gives_away(&moments[at], &moments[asked], &moments[asked].stops[stop], &end));
        moments[at].gives_away = open.len() < before;
        let questions = moments[at].stops.iter().enumerate().filter(|(_, stop)| stop.question);
        open.extend(questions.map(|(stop, _)| (at, stop)));
    }
    Ok(moments)
}

/// Whether `moment` shows the answer to `question`, which was asked at the earlier moment `asked`.
fn gives_away(moment: &Moment, asked: &Moment, question: &Stop, end: &Frame) -> bool {
    let Some(Answer::Found(answer)) = &question.answer else { return true };
    let (frame, before) = (&moment.frame, &asked.frame);
    match question.of {
        Some(QuestionSubject::Messages) => {
            figure(answer, "count").is_some_and(|count| frame.counts.cost() >= count || moment.says(count))
        }
        Some(QuestionSubject::Tick) => figure(answer, "tick").is_some_and(|at| moment.tick >= at || moment.says(at)),
        Some(QuestionSubject::Leader | QuestionSubject::Decision) => {
            let is_new =
                |cell: &Cell| is_named(answer, cell) && before.held.iter().all(|(held, _)| held.as_ref() != Some(cell));
            frame.held == end.held || frame.held.iter().any(|(cell, _)| cell.as_ref().is_some_and(is_new))
        }
        Some(QuestionSubject::Choices) | None => true,
    }
}

fn figure(answer: &Remark, name: &str) -> Option<u64> {
    answer.values.iter().find_map(|(key, value)| match value {
        Value::Number(number) if *key == name => Some(*number),
        _ => None,
    })
}

fn is_named(answer: &Remark, cell: &Cell) -> bool {
    let held = cell.to_string();
    answer.values.iter().any(|(_, value)| match (value, cell) {
        (Value::Id(id), Cell::Leader(leader)) => id == leader,
        (Value::Ids(ids), Cell::Leader(leader)) => ids.contains(leader),
        (Value::Text(values), Cell::Decided(_)) => values.split(", ").any(|value| value == held),
        _ => false,
    })
}

impl Moment {
    fn says(&self, figure: u64) -> bool {
        let figure = figure.to_string();
        self.stops.iter().flat_map(|stop| stop.text.by_language.values()).any(|text| names_figure(text, &figure))
    }
}

/// The title, or the name of the algorithm if the title would give an answer away.
pub(super) fn title(subject: &Subject<'_>, moments: &[Moment]) -> String {
    if hides_title(subject, moments) { subject.algorithm() } else { subject.title() }
}

pub(super) fn hides_title(subject: &Subject<'_>, moments: &[Moment]) -> bool {
    let answers =
        |title: &String| moments.iter().any(|moment| moment.frame.answers().any(|answer| names_figure(title, &answer)));
    !subject.wanted.answers && subject.scenario.title.by_language.values().any(answers)
}

/// The text of the answer; `None` for a note, and for a question without a known answer.
pub(super) fn answer(stop: &Stop, texts: &Texts) -> Option<String> {
    stop.answer.as_ref().map(|answer| words::answer(answer, &stop.choices, texts))
}

pub(super) fn choices(stop: &Stop, texts: &Texts) -> Vec<String> {
    let language = texts.language().code();
    stop.choices.iter().enumerate().map(|(nth, choice)| words::lettered(nth) + choice.in_language(language)).collect()
}
