//! The stops of playback: notes and questions of a scenario, with answers computed from the run.
//!
//! A note is written for one run. Another run (with another seed, another number of processes, or acts of the user)
//! shows the note only in two cases: everything up to its tick is the same as in the note's own run, or the facts of
//! the note hold. To check this, the scenarios are run headless up to the ticks in question. So the result depends
//! only on the scenario and the acts.

use crate::prelude::*;
use crate::{lesson::Guess, lesson::Truth, model::Answer, model::Stop, model::Told};
use suffrage_engine::engine::{FinalCell, FinalLog, Glimpse, Moments, counts};
use suffrage_engine::{property::Judge, sim::command::Command, sim::digest::Likeness};
use suffrage_scenario::{Expect, Note, Question, QuestionSubject, Validity, When, report};
use suffrage_scenario::{branch::by_tick, change::Changed, report::RunResult};
use suffrage_text::LocalText;

/// The search for the first election ends after about this number of messages. The user notices at most a short pause.
const LOOKED_AHEAD: u64 = 3_000_000;

/// The search for an answer ends after about this number of messages, so that the user notices no pause.
const ANSWERED: u64 = 200_000;

const NAMED: usize = 12;

fn valid_narration(run: &Run) -> Option<&ValidNarration> {
    run.valid_narration.get_or_init(|| validate_narration(&run.scenario, &run.acts)).as_ref()
}

/// The texts that this run shows. `.0`: the index in [`narration`]; `.1`: when to show the text, as the file says it;
/// `.2`: the tick at which this run shows it.
fn due_narration(run: &Run) -> impl Iterator<Item = (usize, When, Ticks)> {
    let valid_narration = valid_narration(run);
    let tick = move |index: usize, when| match (valid_narration, when) {
        (Some(valid_narration), _) => valid_narration[index],
        (None, When::At(tick)) => Some(tick),
        (None, When::LeaderElected) => run.now.judge.first_elected,
    };
    narration(&run.scenario).enumerate().filter_map(move |(index, (when, _))| Some((index, when, tick(index, when)?)))
}

pub(crate) fn stops(run: &Run) -> &[Stop] {
    run.cache.stops.get_or_init(|| if run.now.half_way.is_some() { Vec::new() } else { at(run, run.tick()) })
}

fn at(run: &Run, tick: Ticks) -> Vec<Stop> {
    let Scenario { notes, questions, .. } = &run.scenario;
    let note = |note: &Note| Stop {
        text: note.text.clone(),
        pause: note.pause,
        look: note.look.iter().map(|&at| at as usize).collect(),
        ..Stop::default()
    };
    let question = |asked: usize| {
        let question = &questions[asked];
        let (answer, truth) = answer(run, question);
        let (text, of, choices) = (question.ask.clone(), Some(question.of), question.choices.clone());
        let asked = Some(asked);
        Stop { text, question: true, of, pause: true, look: Vec::new(), answer, choices, asked, truth }
    };
    let due = due_narration(run).filter(|&(.., due)| due == tick);
    due.map(|(at, ..)| notes.get(at).map_or_else(|| question(at - notes.len()), note)).collect()
}

pub(super) fn notes(run: &Run) -> impl Iterator<Item = Ticks> + '_ {
    let count = run.scenario.notes.len();
    due_narration(run).take_while(move |&(at, ..)| at < count).map(|(.., tick)| tick)
}

pub(super) fn all(run: &Run) -> Vec<Told> {
    let told =
        |text: &LocalText, choices: &[_], answered| Told { text: text.clone(), choices: choices.to_vec(), answered };
    let notes = run.scenario.notes.iter().map(|note| told(&note.text, &[], false));
    let questions = run.scenario.questions.iter().map(|asked| {
        let is_answered = asked.of != QuestionSubject::Choices || correct_choice(run, asked).is_some();
        told(&asked.ask, &asked.choices, is_answered)
    });
    notes.chain(questions).collect()
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
    due_narration(run).map(|(.., tick)| tick).filter(|&stop| stop < run.tick()).max()
}

fn waits_for_a_leader(run: &Run) -> bool {
    valid_narration(run).is_none() && run.scenario.notes.iter().any(|note| note.when == When::LeaderElected)
}

pub(super) fn known(run: &Run, elected: Option<Ticks>) -> impl Iterator<Item = Ticks> + '_ {
    fixed_ticks(run).chain(elected.filter(|_| waits_for_a_leader(run)))
}

fn fixed_ticks(run: &Run) -> impl Iterator<Item = Ticks> + '_ {
    let is_fixed = |when: When| matches!(when, When::At(_)) || valid_narration(run).is_some();
    due_narration(run).filter(move |&(_, when, _)| is_fixed(when)).map(|(.., tick)| tick)
}

/// Returns the index of the right choice. `None` if the question was written for another run; then the students vote.
fn correct_choice(run: &Run, question: &Question) -> Option<usize> {
    question.right.filter(|_| valid_narration(run).is_none())
}

/// The answer of this run to a question: as a sentence, and in a form that can be compared.
fn answer(run: &Run, question: &Question) -> (Option<Answer>, Option<Truth>) {
    // The tick in the file belongs to the run for which the question was written.
    let written = question.shown.filter(|_| valid_narration(run).is_none());
    if question.of == QuestionSubject::Choices {
        let Some(right) = correct_choice(run, question) else { return (None, None) };
        let shown = written.or_else(|| shows_choice(run, question));
        let truth = shown.map(|shown| Truth { guess: Guess::Choice(right), shown });
        return (question.choices.get(right).cloned().map(Answer::Choice), truth);
    }
    let ending = match ending(run) {
        Ok(ending) => ending,
        Err(tick) => return (Some(Answer::Found(ids::AnswerTooFar { tick }.into())), None),
    };
    let (found, guess) = found(question.of, &ending);
    let latest = match question.of {
        QuestionSubject::Messages => ending.last_sent,
        QuestionSubject::Tick | QuestionSubject::Choices => None,
        QuestionSubject::Leader | QuestionSubject::Decision => Some(ending.moment.judge.last_change),
    };
    let shown = written.or(latest.filter(|&latest| latest >= question.at)).unwrap_or(ending.tick);
    (Some(Answer::Found(found)), guess.map(|guess| Truth { guess, shown }))
}

/// The tick whose picture shows the right choice: the next note with a pause, or the end. `None`: it takes too long.
fn shows_choice(run: &Run, question: &Question) -> Option<Ticks> {
    let pauses = || run.scenario.notes.iter().filter(|note| note.pause);
    let noted = |elected: Option<Ticks>| {
        let tick = |note: &Note| if let When::At(tick) = note.when { Some(tick) } else { elected };
        pauses().filter_map(tick).filter(|&tick| tick >= question.at).min()
    };
    let is_known = pauses().all(|note| note.when != When::LeaderElected);
    noted(None).filter(|_| is_known).or_else(|| {
        let ending = ending(run).ok()?;
        Some(noted(ending.moment.judge.first_elected).unwrap_or(ending.tick))
    })
}

/// The end of a run: the run is at rest, or has reached its limit.
struct Ending {
    moment: Snapshot,
    /// The tick of rest; for a run without rest, its limit.
    tick: Ticks,
    /// The last tick after the shown moment at which a message other than upkeep was sent; `None`: no such message.
    last_sent: Option<Ticks>,
}

/// Simulates the run to its end.
///
/// # Errors
/// The tick at which the search was abandoned, because it takes too long.
fn ending(run: &Run) -> Result<Ending, Ticks> {
    let limit = run.scenario.tick_limit();
    let enough = run.now.world.counters().sent().saturating_add(ANSWERED);
    let (mut sent, mut last_sent) = (counts(&run.now.world).cost(), None);
    let moment = run.ahead(limit, |moment| {
        let before = std::mem::replace(&mut sent, counts(&moment.world).cost());
        last_sent = (sent > before).then(|| moment.world.now()).or(last_sent);
        moment.world.counters().sent() >= enough
    });
    let (now, rests) = (moment.world.now(), moment.world.is_quiet());
    if moment.world.counters().sent() >= enough && !rests {
        return Err(now);
    }
    let tick = if rests { moment.rests.unwrap_or(now) } else { limit };
    Ok(Ending { moment, tick, last_sent })
}

/// The answer to a question without choices. Without rest, only the leader or the decision has a guess.
fn found(subject: QuestionSubject, ending: &Ending) -> (Remark, Option<Guess>) {
    let &Ending { ref moment, tick, .. } = ending;
    let rests = moment.world.is_quiet();
    let (found, guess) = match subject {
        QuestionSubject::Decision => decision(moment),
        QuestionSubject::Leader => final_leader(moment).unwrap_or_else(|| {
            let nobody = if rests { Remark::from(ids::ANSWER_NOBODY) } else { ids::AnswerNobodyNoEnd { tick }.into() };
            (nobody, Guess::Nobody)
        }),
        _ if !rests => return (ids::AnswerNoEnd { tick }.into(), None),
        QuestionSubject::Messages => {
            let count = counts(&moment.world).cost();
            (ids::AnswerMessages { count }.into(), Guess::Number(count))
        }
        QuestionSubject::Tick | QuestionSubject::Choices => (ids::AnswerTick { tick }.into(), Guess::Number(tick)),
    };
    (found, Some(guess))
}

fn decision(moment: &Snapshot) -> (Remark, Guess) {
    let cells = (0..moment.count() as u32).map(|at| FinalCell::of(&moment.world, &moment.judge, at));
    let held: BTreeSet<Datum> = cells.filter(|cell| cell.owes).filter_map(|cell| cell.elected?.decided()).collect();
    match held.first() {
        None => (Remark::from(ids::ANSWER_NOBODY_DECIDED), Guess::Nobody),
        Some(value) if held.len() == 1 => {
            (ids::AnswerDecided { value: value.to_string() }.into(), Guess::Decision(*value))
        }
        Some(_) => {
            let values: Vec<String> = held.iter().map(Datum::to_string).collect();
            (ids::AnswerSplitDecision { values: values.join(", ") }.into(), Guess::Several)
        }
    }
}

fn final_leader(moment: &Snapshot) -> Option<(Remark, Guess)> {
    let world = &moment.world;
    let is_up = |id: Id| (0..moment.count() as u32).any(|at| world.is_up(at) && world.ids()[at as usize] == id);
    let held: Vec<Id> = moment.census.named.keys().copied().collect();
    match held.as_slice() {
        [] => None,
        [leader] if !is_up(*leader) => {
            let names = |at: &u32| world.is_up(*at) && world.follows(*at) == Some(*leader);
            let believers: Vec<Id> =
                (0..moment.count() as u32).filter(names).take(NAMED + 1).map(|at| world.ids()[at as usize]).collect();
            let down = match believers.as_slice() {
                [_] => Remark::from(ids::AnswerLeaderDownOne { id: believers[0], leader: *leader }),
                [first @ .., last] if believers.len() <= NAMED => {
                    Remark::from(ids::AnswerLeaderDown { ids: first.to_vec(), last: *last, leader: *leader })
                }
                _ => Remark::from(ids::AnswerLeaderDownMany { leader: *leader }),
            };
            Some((down, Guess::Nobody))
        }
        [leader] => Some((Remark::from(ids::AnswerLeader { leader: *leader }), Guess::Leader(*leader))),
        several => Some((Remark::from(ids::AnswerSplit { leaders: several.to_vec() }), Guess::Several)),
    }
}

/// The check of notes ends after about this number of messages, so that keys respond at once. Later notes are hidden.
pub(crate) const MOST_MESSAGES: u64 = 300_000;

/// With more processes than this, notes are not shown, because the check places all processes again, which is slow.
const MOST_PROCESSES: usize = 100_000;

/// For each text, in the order of [`narration`]: its tick in this run; `None` if this run does not show the text.
pub(crate) type ValidNarration = Vec<Option<Ticks>>;

/// First the notes of a scenario, then its questions, each at the end of the tick before the one that the file gives.
fn narration(scenario: &Scenario) -> impl Iterator<Item = (When, &Validity)> {
    let questions =
        scenario.questions.iter().map(|question| (When::At(question.at.saturating_sub(1)), &question.validity));
    scenario.notes.iter().map(|note| (note.when, &note.validity)).chain(questions)
}

/// Decides which texts this run shows, and when. `None` if all of them were written for this run.
fn validate_narration(scenario: &Scenario, acts: &CommandLog) -> Option<ValidNarration> {
    let acted = acts.values().any(|acts| !acts.is_empty());
    if !acted && scenario.written_for.is_none() {
        return None;
    }
    let count = narration(scenario).count();
    if count == 0 || scenario.count() > MOST_PROCESSES {
        return Some(vec![None; count]);
    }
    let here = with_acts(scenario, acts);
    let there = scenario.written_for.as_deref().unwrap_or(scenario);
    let seen = seen(&here, scenario);
    // The two runs are also compared at the tick of the first election in this run.
    let alike = if begins_alike(&here, there) { alike(&seen, there) } else { BTreeMap::new() };
    let is_told = |tick, index, validity: &Validity| {
        // A text that cites no numbers does not say when a message arrives. So it also fits a run with other delays.
        let is_alike = alike.get(&tick).is_some_and(|&is_wholly| is_wholly || validity.cites.is_empty());
        is_alike || validity.facts.is_some() && seen.get(&tick).is_some_and(|seen| seen.holds.contains(&index))
    };
    let elected = seen.iter().find(|(_, seen)| seen.first_elected).map(|(&tick, _)| tick);
    let tick = |when| match when {
        When::At(tick) => Some(tick),
        When::LeaderElected => elected,
    };
    let all = narration(scenario).enumerate();
    Some(all.map(|(index, (when, validity))| tick(when).filter(|&tick| is_told(tick, index, validity))).collect())
}

/// The scenario with only the notes and questions that are true in the run with these acts.
pub(crate) fn true_narration(scenario: &Scenario, acts: &[(Ticks, Command)]) -> Changed {
    let mut told = Changed { scenario: Scenario { written_for: None, ..scenario.clone() }, said: Vec::new() };
    let Some(valid_narration) = validate_narration(scenario, &by_tick(acts.iter().cloned())) else { return told };
    let mut valid = valid_narration.iter();
    let (mut notes, mut questions) = (Vec::new(), Vec::new());
    let mut stays = |dropped: &mut Vec<String>, when: &dyn Fn() -> String| {
        let is_true = valid.next().is_some_and(Option::is_some);
        dropped.extend((!is_true).then(when));
        is_true
    };
    let tick = |note: &Note| match note.when {
        When::At(tick) => tick.to_string(),
        When::LeaderElected => "leader-elected".to_owned(),
    };
    told.scenario.notes.retain(|note| stays(&mut notes, &|| tick(note)));
    told.scenario.questions.retain(|question| stays(&mut questions, &|| question.at.to_string()));
    let [notes, questions] = [notes, questions].map(|dropped| dropped.join(", "));
    told.said.extend((!notes.is_empty()).then(|| ids::ChangeNotesLeftOut { ticks: notes }.into()));
    told.said.extend((!questions.is_empty()).then(|| ids::ChangeQuestionsLeftOut { ticks: questions }.into()));
    told
}

fn with_acts(scenario: &Scenario, acts: &CommandLog) -> Scenario {
    let mut whole = scenario.clone();
    whole.add_acts(acts.iter().flat_map(|(&tick, acts)| acts.iter().map(move |act| (tick, act.clone()))));
    whole
}

struct GlimpsedTick {
    likeness: Likeness,
    first_elected: bool,
    /// The texts of this tick whose facts hold, as indices in [`narration`].
    holds: BTreeSet<usize>,
}

fn seen(run: &Scenario, told: &Scenario) -> BTreeMap<Ticks, GlimpsedTick> {
    let waits = told.notes.iter().any(|note| note.when == When::LeaderElected);
    let fixed = narration(told).filter_map(|(when, _)| if let When::At(tick) = when { Some(tick) } else { None });
    let first_elected_by = waits.then(|| run.tick_limit());
    let moments = Moments { ticks: fixed.collect(), first_elected_by, most_messages: MOST_MESSAGES };
    let mut seen = BTreeMap::new();
    run.plan().glimpse(run.seed, &moments, &mut |glimpse| {
        let is_now = |when| match when {
            When::At(tick) => tick == glimpse.tick,
            When::LeaderElected => glimpse.first_elected,
        };
        let all = narration(told).enumerate().filter(|(_, (when, _))| is_now(*when));
        let holds = all.filter(|(_, (_, validity))| {
            validity.facts.as_ref().is_some_and(|facts| hold(facts, run, glimpse.world, glimpse.judge))
        });
        let holds = holds.map(|(index, _)| index).collect();
        let &Glimpse { tick, likeness, first_elected, .. } = glimpse;
        seen.insert(tick, GlimpsedTick { likeness, first_elected, holds });
    });
    seen
}

/// The ticks up to which both runs are the same. `true`: in everything; `false`: in everything except the arrival times
/// of messages in transit.
fn alike(seen: &BTreeMap<Ticks, GlimpsedTick>, other: &Scenario) -> BTreeMap<Ticks, bool> {
    let moments =
        Moments { ticks: seen.keys().copied().collect(), first_elected_by: None, most_messages: MOST_MESSAGES };
    let mut alike = BTreeMap::new();
    other.plan().glimpse(other.seed, &moments, &mut |glimpse| {
        let Some(GlimpsedTick { likeness, .. }) = seen.get(&glimpse.tick) else { return };
        let is_wholly = *likeness == glimpse.likeness;
        if is_wholly || likeness.is_but_for_delays(&glimpse.likeness) {
            alike.insert(glimpse.tick, is_wholly);
        }
    });
    alike
}

fn begins_alike(one: &Scenario, other: &Scenario) -> bool {
    one.variant == other.variant
        && one.leader == other.leader
        && one.down == other.down
        && one.network == other.network
        && one.detector == other.detector
        && one.parameters == other.parameters
        && one.proposals == other.proposals
        && one.roles == other.roles
        && one.seating() == other.seating()
}

pub(crate) fn hold(facts: &Expect, run: &Scenario, world: &World, judge: &Judge) -> bool {
    let properties = judge.findings(run.properties(), world.is_at_rest());
    let (last_change, repeats, counts) = (judge.last_change, judge.repetition(), &counts(world));
    let logs = if facts.log.is_some() { FinalLog::all(world, judge) } else { Vec::new() };
    let result = RunResult { last_change, cut_off: None, repeats, counts, properties: &properties, logs: &logs };
    // A run with another number of processes cannot have the same cells.
    let cells = world.ids().len();
    if facts.elected.as_ref().is_some_and(|elected| elected.len() != cells) {
        return false;
    }
    let processes = (0..cells as u32).map(|at| FinalCell::of(world, judge, at));
    report::judge(facts, &result, processes).iter().all(|judged| judged.met)
}
