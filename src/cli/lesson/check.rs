//! Runs a lesson headless: every question with its answer, and every challenge with its solution.

use std::fmt::Write as _;

use serde_json::{Value, json};
use suffrage_engine::protocol::{Remark, Ticks};
use suffrage_scenario::lesson::{Challenge, Content, Lesson, Run, Scene};
use suffrage_scenario::{Question, command, fields::word_of_subject};
use suffrage_session::lesson::{Guess, Truth, reached};
use suffrage_session::{self as session, Entry, Session, describe_command::Teller};
use suffrage_text::{Texts, ids};
use suffrage_view::words;

pub(super) struct Checked<'l> {
    title: String,
    scenes: Vec<CheckedScene<'l>>,
}

struct CheckedScene<'l> {
    scene: &'l Scene,
    asked: Vec<Asked<'l>>,
    solved: Option<Solved>,
    errors: Vec<String>,
    warnings: Vec<String>,
}

/// A question that the scene asks, and its answer. A question on a page has no ticks.
struct Asked<'l> {
    question: &'l Question,
    ask: String,
    guess: Guess,
    said: String,
    shown: Option<Ticks>,
}

struct Solved {
    task: String,
    solution: Vec<String>,
    until: Ticks,
    reached: Option<Ticks>,
}

pub(super) fn check<'l>(texts: &Texts, lesson: &'l Lesson) -> anyhow::Result<Checked<'l>> {
    let scenes = lesson.scenes.iter().map(|scene| checked(texts, scene)).collect::<anyhow::Result<_>>()?;
    Ok(Checked { title: texts.local(&lesson.title).into_owned(), scenes })
}

fn checked<'l>(texts: &Texts, scene: &'l Scene) -> anyhow::Result<CheckedScene<'l>> {
    let mut checked = CheckedScene { scene, asked: Vec::new(), solved: None, errors: Vec::new(), warnings: Vec::new() };
    match &scene.content {
        Content::Page { questions, .. } => {
            checked.asked.extend(questions.iter().filter_map(|question| on_page(texts, question)));
        }
        Content::Run(run) => {
            let texts = &texts.of_run(session::is_anonymous(&run.scenario));
            match (session::too_large(&run.scenario), &run.challenge) {
                (Some(why), _) => checked.errors.push(texts.remark(&why)),
                (None, Some(challenge)) => solve(texts, run, challenge, &mut checked)?,
                (None, None) => ask(texts, run, &mut checked)?,
            }
            if checked.asked.is_empty() && checked.solved.is_none() && checked.errors.is_empty() {
                checked.warnings.push(texts.say(ids::CLI_LESSON_ASKS_NOTHING));
            }
        }
    }
    Ok(checked)
}

fn on_page<'l>(texts: &Texts, question: &'l Question) -> Option<Asked<'l>> {
    let right = question.right?;
    let said = words::lettered(right) + &texts.local(question.choices.get(right)?);
    let ask = texts.local(&question.ask).into_owned();
    Some(Asked { question, ask, guess: Guess::Choice(right), said, shown: None })
}

fn ask<'l>(texts: &Texts, run: &'l Run, checked: &mut CheckedScene<'l>) -> anyhow::Result<()> {
    let scenario = &run.scenario;
    let whole = scenario.run(None, None)?;
    let (last, is_at_rest) = (whole.summary().tick, whole.summary().quiet);
    let end = run.to.map_or(last, |to| to.min(last));
    for (key, tick) in [("from", Some(run.from)), ("to", run.to)] {
        if let Some(tick) = tick.filter(|&tick| is_at_rest && tick > last) {
            checked.errors.push(texts.say(ids::CliLessonAfterEnd { key, tick, last }));
        }
    }
    let own = scenario.written_for.as_ref().map_or(0, |written| written.questions.len());
    let mut session = Session::open(scenario);
    for (index, question) in scenario.questions.iter().enumerate().filter(|(_, question)| run.asks(question)) {
        let (ask, at) = (texts.local(&question.ask).into_owned(), question.at);
        session.seek(at - 1);
        let Some(stop) = session.stops().into_iter().find(|stop| stop.asked == Some(index)) else {
            // A question of the scenario may not fit the events of the scene. Then it is not asked.
            if index >= own || session.tick() < at - 1 {
                checked.errors.push(texts.say(ids::CliLessonNotAsked { ask, at }));
            }
            continue;
        };
        let said = stop.answer.as_ref().map(|answer| words::answer(answer, &stop.choices, texts));
        match (stop.truth, said) {
            (Some(Truth { shown, .. }), _) if !(at..=end).contains(&shown) => {
                checked.errors.push(texts.say(ids::CliLessonShownOutside { ask, shown, at, end }));
            }
            (Some(Truth { guess, shown }), Some(said)) => {
                checked.asked.push(Asked { question, ask, guess, said, shown: Some(shown) });
            }
            (_, said) => {
                let said = said.unwrap_or_else(|| texts.say(ids::CLI_LESSON_OTHER_RUN));
                checked.errors.push(texts.say(ids::CliLessonUndecided { ask, said }));
            }
        }
    }
    Ok(())
}

fn solve(texts: &Texts, run: &Run, challenge: &Challenge, checked: &mut CheckedScene<'_>) -> anyhow::Result<()> {
    let Challenge { goal, solution, until, .. } = challenge;
    let (scenario, until) = (&run.scenario, *until);
    let seated = scenario.seating();
    let teller = Teller { scenario, ids: &seated };
    let mut refuse = |why: Remark| checked.errors.push(texts.remark(&why));
    for (tick, act) in solution {
        let said = || texts.remark(&teller.told_at(*tick, act));
        if *tick <= run.from {
            refuse(ids::CliLessonEarlyAct { act: said(), from: run.from }.into());
        }
        if !challenge.allows(act) {
            refuse(ids::CliLessonOtherAct { act: said(), key: command::key(act) }.into());
        }
    }
    let count = solution.len() as u64;
    if let Some(most) = challenge.at_most.filter(|&most| count > most) {
        refuse(ids::CliLessonManyActs { count, most }.into());
    }
    let mut session = Session::open(scenario);
    session.seek(run.from);
    if session.tick() < run.from {
        refuse(ids::CliLessonEndsBefore { tick: session.tick(), from: run.from }.into());
    }
    if let Some(tick) = reached(scenario, goal, until) {
        refuse(ids::CliLessonNeedsNoAct { tick }.into());
    }
    // The acts enter the run as on the screen.
    let played = scenario.with_acts(solution).scenario;
    let is_of_solution =
        |entry: Option<Entry>| matches!(entry, Some(Entry::Event(at)) if solution.contains(&played.events[at]));
    for warning in session::warnings(&played, &played.run(Some(until), None)?) {
        if is_of_solution(warning.about) {
            refuse(warning.told);
        }
    }
    let reached = reached(&played, goal, until);
    if reached.is_none() {
        refuse(ids::CliLessonUnsolved { until }.into());
    }
    let solution = solution.iter().map(|(tick, act)| texts.remark(&teller.told_at(*tick, act))).collect();
    let task = texts.local(&challenge.task).into_owned();
    checked.solved = Some(Solved { task, solution, until, reached });
    Ok(())
}

impl Checked<'_> {
    pub(super) fn passed(&self) -> bool {
        self.scenes.iter().all(|scene| scene.errors.is_empty())
    }

    pub(super) fn text(&self, texts: &Texts) -> String {
        let mut text = format!("{}\n", self.title);
        // Writing to a string cannot fail.
        for (at, CheckedScene { scene, asked, solved, errors, warnings }) in self.scenes.iter().enumerate() {
            _ = writeln!(text, "\n{:2}  {}", at + 1, scene.name);
            for Asked { question, ask, said, shown, .. } in asked {
                let (asked, answered) = match *shown {
                    None => (ask.clone(), said.clone()),
                    Some(tick) => (
                        texts.say(ids::CliLessonAsked { at: question.at, ask: ask.clone() }),
                        texts.say(ids::CliLessonAnswered { said: said.clone(), tick }),
                    ),
                };
                _ = writeln!(text, "    {asked}\n      {answered}");
            }
            if let Some(Solved { task, solution, reached, .. }) = solved {
                _ = writeln!(text, "    {task}");
                for act in solution {
                    _ = writeln!(text, "      {act}");
                }
                if let Some(tick) = *reached {
                    _ = writeln!(text, "      {}", texts.say(ids::CliLessonReached { tick }));
                }
            }
            for (word, lines) in [(ids::CLI_ERROR, errors), (ids::CLI_WARNING, warnings)] {
                for line in lines {
                    _ = writeln!(text, "    {}: {line}", texts.say(word));
                }
            }
        }
        let count = |of: &dyn Fn(&CheckedScene<'_>) -> usize| self.scenes.iter().map(of).sum::<usize>() as u64;
        let sum = ids::CliLessonSum {
            scenes: self.scenes.len() as u64,
            questions: count(&|scene| scene.asked.len()),
            challenges: count(&|scene| usize::from(scene.solved.is_some())),
            errors: count(&|scene| scene.errors.len()),
        };
        _ = writeln!(text, "\n{}", texts.say(sum));
        text
    }

    pub(super) fn json(&self) -> Value {
        let scenes = self.scenes.iter().map(|CheckedScene { scene, asked, solved, errors, warnings }| {
            let (kind, scenario) = match &scene.content {
                Content::Page { .. } => ("page", None),
                Content::Run(run) if run.challenge.is_some() => ("challenge", Some(&run.source)),
                Content::Run(run) => ("run", Some(&run.source)),
            };
            let question = |Asked { question, ask, guess, said, shown }: &Asked<'_>| {
                json!({
                    "at": shown.map(|_| question.at), "of": word_of_subject(question.of), "ask": ask,
                    "answer": answer(*guess), "said": said, "shown": shown,
                })
            };
            let challenge = |Solved { task, solution, until, reached }: &Solved| {
                json!({ "do": task, "solution": solution, "until": until, "reached": reached })
            };
            json!({
                "name": scene.name, "kind": kind, "scenario": scenario, "minutes": scene.minutes,
                "optional": scene.optional, "questions": asked.iter().map(question).collect::<Vec<_>>(),
                "challenge": solved.as_ref().map(challenge), "errors": errors, "warnings": warnings,
            })
        });
        let scenes: Vec<Value> = scenes.collect();
        json!({ "version": 1, "title": self.title, "passed": self.passed(), "scenes": scenes })
    }
}

/// The answer as JSON. Choices count from 1, as in files.
fn answer(guess: Guess) -> Value {
    match guess {
        Guess::Leader(id) => json!(id),
        Guess::Decision(value) => json!(value),
        Guess::Nobody => json!("nobody"),
        Guess::Several => json!("several"),
        Guess::Number(number) => json!(number),
        Guess::Choice(index) => json!(index + 1),
    }
}

#[cfg(test)]
mod tests;
