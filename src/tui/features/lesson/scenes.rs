//! The list of the scenes of a lesson, with what the user has answered.

use crate::tui::features::lesson::{self, OpenLesson, SceneResult, is_challenge, predict, predict::Mark, questions};
use crate::tui::features::prelude::*;
use suffrage_engine::protocol::Role;
use suffrage_scenario::lesson::Scene;

pub(crate) fn open(app: &mut App) {
    app.pause();
    let Some(lesson) = &app.lesson else { return };
    let at = lesson.at;
    let scenes = lesson.lesson.scenes.iter().zip(&lesson.results).enumerate();
    let rows: Vec<ListRow> = scenes.map(|(at, (scene, result))| row(app, at, scene, result)).collect();
    let choice = |(at, row)| Choice::new(row, move |app: &mut App| lesson::show_scene(app, at));
    let choices = std::iter::once(signs(app)).chain(rows.into_iter().enumerate().map(choice)).collect();
    let title = heading(app, lesson);
    app.layers.open(List { chosen: at + 1, ..List::named(title, choices) });
}

/// The row that explains the signs before the scenes. It cannot be chosen.
fn signs(app: &App) -> Choice {
    let (right, optional) = (predict::sign(app, Mark::Right), app.look.glyphs.state(Role::Idle));
    let signs = ids::LessonSigns { right: right.to_owned(), optional: optional.to_owned() };
    let signs = app.look.texts.say(signs);
    Choice::new(ListRow { why: Some(signs.clone()), ..ListRow::new(String::new(), signs) }, |_: &mut App| {})
}

fn heading(app: &App, lesson: &OpenLesson) -> Fit {
    let texts = &app.look.texts;
    let [(right, asked), (solved, challenges)] = lesson::score(app);
    let minutes = |scenes: &[Scene]| scenes.iter().filter_map(|scene| scene.minutes).sum::<u64>();
    let scenes = &lesson.lesson.scenes;
    let (passed, all) = (minutes(&scenes[..lesson.at]), minutes(scenes));
    let title = texts.local(&lesson.lesson.title).to_uppercase();
    texts.fit(ids::LessonHeading { title, passed, all, right, asked, solved, challenges })
}

fn row(app: &App, at: usize, scene: &Scene, result: &SceneResult) -> ListRow {
    let texts = &app.look.texts;
    let name = format!("{} {:>2}", sign(app, scene, result), at + 1);
    let minutes = scene.minutes.map_or_else(String::new, |count| texts.say(ids::LessonMinutes { count }));
    let mut about = vec![format!("{minutes:>6}  {}", lesson::title(app, scene))];
    let marks: Vec<(usize, Mark)> = result.marks().collect();
    let answered = marks.iter().filter(|(_, mark)| *mark == Mark::Right).count() as u64;
    let all = questions(scene).count() as u64;
    if all > 0 && !marks.is_empty() {
        about.push(texts.fit(ids::LessonRightOf { right: answered, of: all }).shortest().to_owned());
    }
    if scene.optional {
        about.push(texts.say(ids::LESSON_OPTIONAL));
    }
    ListRow { also: scene.name.clone(), ..ListRow::new(name, about.join(app.look.glyphs.between)) }
}

/// `✓`: everything right or read; `~`: not everything right, or given up; `-`: only skipped; `○`: optional, not begun.
fn sign(app: &App, scene: &Scene, result: &SceneResult) -> String {
    let marks: Vec<Mark> = result.marks().map(|(_, mark)| mark).collect();
    let right = marks.iter().filter(|mark| **mark == Mark::Right).count();
    let all = questions(scene).count() + usize::from(is_challenge(scene));
    let done = right + usize::from(result.attempt.is_solved);
    let glyphs = &app.look.glyphs;
    let sign = match () {
        () if all > 0 && done == all || all == 0 && result.seen => predict::sign(app, Mark::Right),
        () if done > 0 || result.attempt.has_given_up || marks.iter().any(|mark| *mark != Mark::Skipped) => "~",
        () if !marks.is_empty() => predict::sign(app, Mark::Skipped),
        () if scene.optional => glyphs.state(Role::Idle),
        () => " ",
    };
    format!("{sign:<width$}", width = glyphs.agreed.chars().count())
}
