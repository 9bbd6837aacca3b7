//! Where playback stops: the notes and the questions of a scenario, with answers computed from the run itself.

use std::collections::BTreeSet;

use crate::model::{Answer, Stop, Told};
use crate::{query::borne_out, query::borne_out::BorneOut, query::borne_out::asked_at, run::Run};
use suffrage_engine::engine::{FinalCell, Snapshot, counts};
use suffrage_engine::protocol::{Datum, Id, Remark, Ticks};
use suffrage_scenario::{Note, Question, QuestionSubject, When};
use suffrage_text::{LocalText, ids};

/// About so many messages are sent ahead to find the tick of the first election: noticeable, but no wait.
const LOOKED_AHEAD: u64 = 3_000_000;

/// So many messages are sent at most, about, on the way ahead to find the answer to a question: the step to it must not be felt.
const ANSWERED: u64 = 200_000;

const NAMED: usize = 12;

/// What is told and asked in this run, if there was anything to doubt.
fn borne_out(run: &Run) -> Option<&BorneOut> {
    run.borne_out.get_or_init(|| borne_out::borne_out(&run.scenario, &run.acts)).as_ref()
}

fn told(run: &Run) -> impl Iterator<Item = (&Note, Ticks)> {
    let borne_out = borne_out(run);
    let tick = move |index: usize, note: &Note| match borne_out {
        Some(borne_out) => borne_out[index],
        None => due(run, note),
    };
    run.scenario.notes.iter().enumerate().filter_map(move |(index, note)| Some((note, tick(index, note)?)))
}

fn asked(run: &Run) -> impl Iterator<Item = &Question> {
    let borne_out = borne_out(run);
    let is_asked = move |index: usize| borne_out.is_none_or(|borne_out| borne_out[index].is_some());
    let questions = run.scenario.questions.iter().zip(run.scenario.notes.len()..);
    questions.filter(move |&(_, index)| is_asked(index)).map(|(question, _)| question)
}

/// The stops at the end of the tick on the screen: its notes, and the questions that are asked before the next one is shown.
pub(crate) fn stops(run: &Run) -> &[Stop] {
    run.worked.stops.get_or_init(|| if run.now.half_way.is_some() { Vec::new() } else { at(run, run.tick()) })
}

fn at(run: &Run, tick: Ticks) -> Vec<Stop> {
    let notes = told(run).filter(|&(_, due)| due == tick).map(|(note, _)| Stop {
        text: note.text.clone(),
        pause: note.pause,
        look: note.look.iter().map(|&at| at as usize).collect(),
        ..Stop::default()
    });
    let questions = asked(run).filter(|question| asked_at(question) == tick).map(|question| Stop {
        text: question.ask.clone(),
        question: true,
        of: Some(question.of),
        pause: true,
        answer: answer(run, question),
        choices: question.choices.clone(),
        ..Stop::default()
    });
    notes.chain(questions).collect()
}

pub(super) fn notes(run: &Run) -> impl Iterator<Item = Ticks> + '_ {
    told(run).map(|(_, tick)| tick)
}

pub(super) fn all(run: &Run) -> Vec<Told> {
    let told =
        |text: &LocalText, choices: &[_], answered| Told { text: text.clone(), choices: choices.to_vec(), answered };
    let notes = run.scenario.notes.iter().map(|note| told(&note.text, &[], false));
    let questions = &run.scenario.questions;
    notes
        .chain(questions.iter().map(|asked| {
            told(&asked.ask, &asked.choices, asked.of != QuestionSubject::Choices || right(run, asked).is_some())
        }))
        .collect()
}

pub(crate) fn next(run: &Run) -> Option<Ticks> {
    let tick = run.tick();
    let fixed = fixed_ticks(run).filter(|&stop| stop > tick).min();
    if !waits_for_a_leader(run) || run.now.judge.first_elected.is_some() {
        return fixed;
    }
    let until = fixed.unwrap_or_else(|| run.scenario.tick_limit().max(tick));
    let enough = run.now.world.counters().sent().saturating_add(LOOKED_AHEAD);
    let met = |moment: &Snapshot| moment.judge.first_elected.is_some() || moment.world.counters().sent() >= enough;
    let elected = run.ahead(until, met).judge.first_elected;
    fixed.into_iter().chain(elected.filter(|&elected| elected > tick)).min()
}

pub(crate) fn may_follow(run: &Run) -> bool {
    let awaits = waits_for_a_leader(run) && run.now.judge.first_elected.is_none();
    fixed_ticks(run).any(|stop| stop > run.tick()) || awaits && !run.now.world.is_quiet()
}

pub(crate) fn previous(run: &Run) -> Option<Ticks> {
    notes(run).chain(fixed_ticks(run)).filter(|&stop| stop < run.tick()).max()
}

/// Whether a note is told when somebody is first elected, at a tick that is not known before.
fn waits_for_a_leader(run: &Run) -> bool {
    borne_out(run).is_none() && run.scenario.notes.iter().any(|note| note.when == When::LeaderElected)
}

pub(super) fn known(run: &Run, elected: Option<Ticks>) -> impl Iterator<Item = Ticks> + '_ {
    fixed_ticks(run).chain(elected.filter(|_| waits_for_a_leader(run)))
}

fn fixed_ticks(run: &Run) -> impl Iterator<Item = Ticks> + '_ {
    let is_fixed = |note: &Note| matches!(note.when, When::At(_)) || borne_out(run).is_some();
    told(run).filter(move |(note, _)| is_fixed(note)).map(|(_, tick)| tick).chain(asked(run).map(asked_at))
}

fn due(run: &Run, note: &Note) -> Option<Ticks> {
    match note.when {
        When::At(tick) => Some(tick),
        When::LeaderElected => run.now.judge.first_elected,
    }
}

/// The choice that is right, in the run that the question was written for. In others it is not known: the class votes, and the run shows it.
fn right<'q>(run: &Run, question: &'q Question) -> Option<&'q LocalText> {
    question.right.filter(|_| borne_out(run).is_none()).and_then(|right| question.choices.get(right))
}

fn answer(run: &Run, question: &Question) -> Option<Answer> {
    match question.of {
        QuestionSubject::Choices => right(run, question).cloned().map(Answer::Choice),
        _ => found(run, question).map(Answer::Found),
    }
}

fn found(run: &Run, question: &Question) -> Option<Remark> {
    let limit = run.scenario.tick_limit();
    let enough = run.now.world.counters().sent().saturating_add(ANSWERED);
    let end = run.ahead(limit, |moment| moment.world.counters().sent() >= enough);
    if end.world.counters().sent() >= enough && !end.world.is_quiet() {
        return Some(Remark::from(ids::AnswerTooFar { tick: end.world.now() }));
    }
    let rests = end.world.is_quiet();
    Some(match question.of {
        QuestionSubject::Decision => decision(&end),
        QuestionSubject::Leader => who_leads(&end).unwrap_or_else(|| {
            if rests { Remark::from(ids::ANSWER_NOBODY) } else { Remark::from(ids::AnswerNobodyNoEnd { tick: limit }) }
        }),
        _ if !rests => Remark::from(ids::AnswerNoEnd { tick: limit }),
        QuestionSubject::Messages => Remark::from(ids::AnswerMessages { count: counts(&end.world).cost() }),
        QuestionSubject::Tick => Remark::from(ids::AnswerTick { tick: end.world.now() }),
        QuestionSubject::Choices => return None,
    })
}

fn decision(moment: &Snapshot) -> Remark {
    let cells = (0..moment.count() as u32).map(|at| FinalCell::of(&moment.world, &moment.judge, at));
    let held: BTreeSet<Datum> = cells.filter(|cell| cell.owes).filter_map(|cell| cell.elected?.decided()).collect();
    match held.first() {
        None => Remark::from(ids::ANSWER_NOBODY_DECIDED),
        Some(value) if held.len() == 1 => Remark::from(ids::AnswerDecided { value: value.to_string() }),
        Some(_) => {
            let values: Vec<String> = held.iter().map(Datum::to_string).collect();
            Remark::from(ids::AnswerSplitDecision { values: values.join(", ") })
        }
    }
}

/// The leader that live processes hold in the end. One that is down does not lead, even if it is still held.
fn who_leads(moment: &Snapshot) -> Option<Remark> {
    let world = &moment.world;
    let is_up = |id: Id| (0..moment.count() as u32).any(|at| world.is_up(at) && world.ids()[at as usize] == id);
    let held: Vec<Id> = moment.census.named.keys().copied().collect();
    match held.as_slice() {
        [] => None,
        [leader] if !is_up(*leader) => {
            let names = |at: &u32| world.is_up(*at) && world.follows(*at) == Some(*leader);
            let believers: Vec<Id> =
                (0..moment.count() as u32).filter(names).take(NAMED + 1).map(|at| world.ids()[at as usize]).collect();
            Some(match believers.as_slice() {
                [_] => Remark::from(ids::AnswerLeaderDownOne { id: believers[0], leader: *leader }),
                [first @ .., last] if believers.len() <= NAMED => {
                    Remark::from(ids::AnswerLeaderDown { ids: first.to_vec(), last: *last, leader: *leader })
                }
                _ => Remark::from(ids::AnswerLeaderDownMany { leader: *leader }),
            })
        }
        [leader] => Some(Remark::from(ids::AnswerLeader { leader: *leader })),
        several => Some(Remark::from(ids::AnswerSplit { leaders: several.to_vec() })),
    }
}
