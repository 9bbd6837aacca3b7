//! Progress: the answers of all lessons in one JSON file, written after each verdict.

use serde_json::{Map, Value as Json, json};

use crate::tui::features::lesson::{SceneResult, challenge, predict::Mark, questions};
use crate::tui::features::prelude::*;
use suffrage_engine::protocol::Datum;
use suffrage_scenario::{Question, fields::word_of_subject, lesson::Lesson, lesson::Scene};
use suffrage_session::lesson::Guess;

/// An answer of an earlier use of the program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Known {
    pub(super) asked: usize,
    pub(super) guess: Option<Guess>,
    pub(super) mark: Mark,
}

const MARKS: [(&str, Mark); 4] =
    [("right", Mark::Right), ("close", Mark::Close), ("wrong", Mark::Wrong), ("skipped", Mark::Skipped)];

fn written(guess: Guess) -> String {
    match guess {
        Guess::Leader(id) => format!("leader {id}"),
        Guess::Decision(value) => format!("decision {value}"),
        Guess::Nobody => "nobody".to_owned(),
        Guess::Several => "several".to_owned(),
        Guess::Number(number) => format!("number {number}"),
        Guess::Choice(at) => format!("choice {at}"),
    }
}

fn guess(written: &str) -> Option<Guess> {
    let (kind, value) = written.split_once(' ').unwrap_or((written, ""));
    match kind {
        "leader" => value.parse().ok().and_then(Id::new).map(Guess::Leader),
        "decision" => value.parse().ok().map(Datum::Number).or_else(|| Datum::word(value)).map(Guess::Decision),
        "nobody" => Some(Guess::Nobody),
        "several" => Some(Guess::Several),
        "number" => value.parse().ok().map(Guess::Number),
        "choice" => value.parse().ok().map(Guess::Choice),
        _ => None,
    }
}

/// The question as a text. If it changes, the answers are dropped.
fn key(question: &Question) -> String {
    let Question { at, of, right, ask, choices, .. } = question;
    let right = right.map_or_else(String::new, |right| right.to_string());
    let words = std::iter::once(ask).chain(choices).map(|text| text.in_language("en").to_owned());
    let facts = [at.to_string(), word_of_subject(*of).to_owned(), right];
    facts.into_iter().chain(words).collect::<Vec<_>>().join(" | ")
}

/// The content of the file; `None` if it is unreadable.
fn whole(app: &App) -> Option<Map<String, Json>> {
    let text = app.library.progress()?;
    if text.is_empty() { Some(Map::new()) } else { serde_json::from_str(&text).ok() }
}

/// The results of a lesson so far, and the scene where the user left it. Also a remark, if the file was unreadable.
pub(super) fn read(app: &App, name: &str, lesson: &Lesson) -> (Vec<SceneResult>, usize, Option<String>) {
    let whole = whole(app);
    let told = if whole.is_none() { Some(app.library.set_progress_aside()) } else { None };
    let kept = whole.and_then(|mut whole| whole.remove(name)).unwrap_or_default();
    let left = lesson.scenes.iter().position(|scene| kept["scene"] == scene.name).unwrap_or_default();
    (results(&kept, lesson), left, told)
}

/// The results of a lesson from its part of the file.
fn results(kept: &Json, lesson: &Lesson) -> Vec<SceneResult> {
    let result = |scene: &Scene| {
        let kept = &kept["scenes"][&scene.name];
        let mut result = SceneResult { seen: kept["seen"] == true, ..SceneResult::default() };
        result.attempt.is_solved = kept["solved"] == true;
        result.attempt.has_given_up = kept["given up"] == true;
        result.attempt.hints = kept["hints"].as_u64().unwrap_or_default() as usize;
        let known = questions(scene).filter_map(|(asked, question)| {
            let answer = &kept["answers"][key(question)];
            let mark = MARKS.iter().find(|(word, _)| answer["result"] == *word)?.1;
            Some(Known { asked, guess: answer["answer"].as_str().and_then(guess), mark })
        });
        result.known = known.collect();
        result
    };
    lesson.scenes.iter().map(result).collect()
}

/// Writes the progress of the open lesson. Other lessons, and scenes that the user has not touched since the lesson was
/// opened, stay as another terminal may have written them.
pub(super) fn save(app: &mut App) {
    let mut kept = whole(app);
    if kept.is_none() {
        let told = app.library.set_progress_aside();
        layers::tell(app, app.look.texts.fit(ids::LESSON_PROGRESS), told);
        kept = whole(app);
    }
    // If the unreadable file is still there, it is not overwritten.
    let (Some(mut whole), Some(open)) = (kept, &app.lesson) else { return };
    let scene = |(scene, result): (&Scene, &SceneResult)| {
        let answer = |(asked, guess, mark): (usize, Option<Guess>, Mark)| {
            let question = questions(scene).find(|(at, _)| *at == asked)?.1;
            let result = MARKS.iter().find(|(_, known)| *known == mark)?.0;
            Some((key(question), json!({ "answer": guess.map(written), "result": result })))
        };
        let answers: Map<String, Json> = result.marked().filter_map(answer).collect();
        let challenge::Attempt { is_solved, hints, has_given_up, .. } = result.attempt;
        let mut kept = json!({ "seen": result.seen, "answers": answers, "solved": is_solved, "hints": hints });
        if has_given_up {
            kept["given up"] = true.into();
        }
        (scene.name.clone(), kept)
    };
    let before = whole.remove(&open.name).unwrap_or_default();
    let mut scenes = before["scenes"].as_object().cloned().unwrap_or_default();
    for ((of, result), read) in open.lesson.scenes.iter().zip(&open.results).zip(&open.read) {
        let is_new = *result != SceneResult::default() && !scenes.contains_key(&of.name);
        if result != read || is_new {
            scenes.extend([scene((of, result))]);
        }
    }
    whole.insert(open.name.clone(), json!({ "scene": open.scene().name, "scenes": scenes }));
    let text = format!("{:#}\n", Json::Object(whole));
    if let Err(why) = app.library.keep_progress(&text) {
        app.say(ids::LessonNotSaved { why });
    }
}

/// The number of right predictions and solved challenges of a lesson that is not open, and the number of all of them.
pub(crate) fn score(app: &App, name: &str) -> Option<(u64, u64)> {
    let (name, lesson) = app.library.lesson(name).ok()?;
    let kept = whole(app).and_then(|mut whole| whole.remove(&name)).unwrap_or_default();
    let [(right, asked), (solved, challenges)] = super::score_of(&lesson, &results(&kept, &lesson));
    Some((right + solved, asked + challenges))
}
