//! Lessons: a list of scenes, read from a file. A scene is a page of text, a scenario, or a challenge on a scenario.
#![expect(clippy::redundant_closure_for_method_calls, reason = "a bare method path works for a single lifetime only")]

use std::{ffi::OsStr, path::Path};

use crate::load::{self, LoadError, Source, Unreadable};
use crate::prelude::*;
use crate::read::{self, WHOLE, given::Known};
use crate::{MOST_TICKS, builtin, command, config::Document, fields};
use suffrage_engine::sim::command::Command;

/// The largest size of a lesson file, in bytes.
pub const MOST_BYTES: u64 = 1 << 20;
pub const MOST_SCENES: u64 = 100;
/// The most choices of a question, and the most hints of a challenge.
pub const MOST_LISTED: u64 = 8;
/// The keys of a question on a page; a page has no ticks.
const PAGE_QUESTION: [&str; 4] = ["ask", "of", "choices", "right"];
/// The rows of a page, and the columns of a row.
pub const PAGE: (u64, u64) = (16, 72);

const TOP: [&str; 4] = ["lesson", "title", "about", "scene"];
const SCENE: &str = "name title page scenario minutes from to optional seed events questions challenge";
const CHALLENGE: [&str; 8] = ["do", "goal", "acts", "at_most", "until", "hints", "solution", "why"];
const RESTS: &str = "rests";

#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    pub title: LocalText,
    pub about: LocalText,
    pub scenes: Vec<Scene>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Unique in the lesson. If the file gives no name, it is the name of the scenario.
    pub name: String,
    /// Empty if the file gives none.
    pub title: LocalText,
    /// The planned duration.
    pub minutes: Option<u64>,
    pub optional: bool,
    pub content: Content,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    Page {
        text: LocalText,
        /// Each has choices, and one of them is right.
        questions: Vec<Question>,
    },
    Run(Box<Run>),
}

/// A scene that plays a scenario.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// A built-in name, or a path relative to the lesson's file.
    pub source: String,
    /// The scenario with the scene's seed, events and questions. In a challenge, without notes and questions.
    pub scenario: Scenario,
    /// The first tick that is shown.
    pub from: Ticks,
    /// The tick at which the scene ends; `None`: at rest.
    pub to: Option<Ticks>,
    pub challenge: Option<Challenge>,
}

impl Run {
    /// Whether the scene asks this question. It does so if it shows the tick `at` and the tick before.
    pub fn asks(&self, question: &Question) -> bool {
        question.at > self.from && self.to.is_none_or(|to| question.at <= to)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Challenge {
    pub task: LocalText,
    pub goal: Goal,
    /// The kinds of acts that count, as keys of `events`; empty: all.
    pub acts: Vec<&'static str>,
    pub at_most: Option<u64>,
    /// The last tick that counts.
    pub until: Ticks,
    pub hints: Vec<LocalText>,
    pub solution: Vec<(Ticks, Command)>,
    pub why: LocalText,
}

impl Challenge {
    /// Whether acts of this kind count.
    pub fn allows(&self, act: &Command) -> bool {
        self.acts.is_empty() || self.acts.contains(&command::key(act))
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Goal {
    pub expect: Expect,
    /// Whether the run must be at rest at [`Challenge::until`]; `None`: either way.
    pub rests: Option<bool>,
}

/// Reads the text of a lesson file. `folder` is the folder of the file; the paths of its scenarios begin there.
///
/// # Errors
/// All faults, ordered by their places. A scenario that cannot be opened is a fault at its name.
pub fn read(text: &str, folder: &Path) -> Result<Lesson, Faults> {
    let document = Document::read(text);
    let mut reader = Reader::new(text, |key| TOP.contains(&key));
    let mut top = Section::new("", 0..0, document.root());
    reader.check_keys(&mut top, &TOP);
    let given = &mut GivenValue { reader: &mut reader, section: &top, key: "", item: &WHOLE, known: Known::default() };
    given.needed("lesson", "lesson = 1", |given| {
        read::version(given);
        Some(())
    });
    let mut lesson = Lesson { title: needed_text(given, "title"), about: text_of(given, "about"), scenes: Vec::new() };
    let mut names = BTreeMap::new();
    given.needed("scene", "[[scene]]", |given| {
        let scenes = tables(given)?;
        most(given, scenes.len(), MOST_SCENES);
        for item in scenes.iter().take(MOST_SCENES as usize) {
            lesson.scenes.extend(scene(&mut GivenValue { key: "scene", ..given.other(item) }, folder, &mut names));
        }
        Some(())
    });
    let faults = reader.finish(&document);
    if faults.told.is_empty() { Ok(lesson) } else { Err(faults) }
}

/// The lesson that an argument names: a file, a built-in lesson, or `-` for the standard input.
///
/// # Errors
/// The reason why the text cannot be read, or all faults of the lesson.
pub fn load(argument: &OsStr) -> Result<Lesson, LoadError> {
    let named = argument.to_str().and_then(builtin::lesson);
    let source = if argument == "-" { Source::StandardInput } else { Source::Path(argument.into()) };
    let text = named.map_or_else(|| source.text(MOST_BYTES), |lesson| Ok(lesson.text.to_owned()));
    let text = text.map_err(|why| {
        LoadError::Unreadable(match why {
            Unreadable::TooLarge => Unreadable::Unfit(ids::LOAD_LESSON_TOO_LARGE),
            Unreadable::Missing(_) => Unreadable::Unfit(ids::LOAD_NO_LESSON),
            other => other,
        })
    })?;
    let folder = Path::new(argument).parent().unwrap_or(Path::new(""));
    read(&text, folder).map_err(|faults| LoadError::Faults { algorithm: None, text, faults })
}

/// Whether the text of a file is that of a lesson, not of a scenario.
pub fn is_lesson(text: &str) -> bool {
    Document::read(text).root().contains_key("lesson")
}

fn scene(given: &mut GivenValue<'_, '_>, folder: &Path, names: &mut BTreeMap<String, Range<usize>>) -> Option<Scene> {
    let section = given.table(&SCENE.split(' ').collect::<Vec<_>>())?;
    let given = &mut given.within(&section);
    let given_name = given.inside("name", |given| given.reader.word(given.item, "name").map(ToOwned::to_owned));
    let title = text_of(given, "title");
    let minutes = given.inside("minutes", |given| given.integer(1..=1_000));
    let optional = given.inside("optional", |given| given.boolean()).unwrap_or_default();
    given.reader.only_one(&section, ["page", "scenario"], faults::page_and_scenario());
    let (name, content) = if section.get("page").is_some() {
        for key in ["from", "to", "seed", "events", "challenge"] {
            fields::foreign(given, key, "scenario");
        }
        (given_name, Some(page(given)))
    } else {
        if section.get("scenario").is_none() {
            given.reader.fault(section.span.clone(), faults::no_content());
        }
        let (source, run) = run(given, folder);
        (given_name.or(source), run)
    };
    let place = section.get("name").or_else(|| section.get("scenario")).map_or(section.span.clone(), Item::span);
    let Some(name) = name else {
        if section.get("page").is_some() {
            given.reader.needed(&section, "name", "name = \"…\"");
        }
        return None;
    };
    given.reader.is_new(names, name.clone(), place, || faults::repeated(&name, "scene"));
    Some(Scene { name, title, minutes, optional, content: content? })
}

fn page(given: &mut GivenValue<'_, '_>) -> Content {
    let text = given.inside("page", |given| {
        let text = given.local_text();
        let (rows, columns) = PAGE;
        let fits = |page: &String| {
            page.lines().count() as u64 <= rows && page.lines().all(|line| line.chars().count() as u64 <= columns)
        };
        if !text.by_language.values().all(fits) {
            given.fault(faults::long_page(rows, columns));
        }
        Some(text)
    });
    let questions = given.inside("questions", |given| all(given, page_question));
    Content::Page { text: text.unwrap_or_default(), questions: questions.unwrap_or_default() }
}

fn page_question(given: &mut GivenValue<'_, '_>) -> Option<Question> {
    let section = given.table(&PAGE_QUESTION)?;
    let given = &mut given.within(&section);
    let mut question = Question::default();
    fields::QUESTIONS.read_some(given, &mut question, |key| PAGE_QUESTION.contains(&key));
    given.reader.needed(&section, "choices", "choices = [\"…\", \"…\"]");
    given.reader.needed(&section, "right", "right = 1");
    if section.get("of").is_some() && question.of != QuestionSubject::Choices {
        given.inside("of", |given| given.refuse::<()>(faults::page_asks_choices()));
    }
    Some(question)
}

/// The name of the scenario, and the scene that plays it. Without a scenario, what does not need it is still checked.
fn run(given: &mut GivenValue<'_, '_>, folder: &Path) -> (Option<String>, Option<Content>) {
    let source = given.inside("scenario", |given| given.reader.word(given.item, "scenario").map(ToOwned::to_owned));
    let written = source.as_ref().and_then(|source| {
        given.inside("scenario", |given| opened(source, folder).map_err(|problem| given.fault(problem)).ok())
    });
    let content = run_of(given, source.clone().unwrap_or_default(), written);
    (source, content)
}

fn run_of(given: &mut GivenValue<'_, '_>, source: String, written: Option<Scenario>) -> Option<Content> {
    let seed = given.inside("seed", |given| given.integer(0..=u64::MAX));
    let scenario = written.as_ref().map(|written| match seed {
        Some(seed) => written.clone().with_seed(seed),
        None => written.clone(),
    });
    let context = scenario.as_ref().map(|scenario| (scenario.alterable(), scenario.clients(), scenario.roster()));
    let known = match (&scenario, &context) {
        (Some(scenario), Some((alterable, clients, roster))) => {
            Known::of(scenario, roster, (alterable.as_deref(), clients))
        }
        _ => Known::default(),
    };
    let given = &mut GivenValue { known, ..given.other(given.item) };
    let events = given.inside("events", |given| all(given, command::read));
    let questions = given.inside("questions", |given| all(given, read::question));
    let from = given.inside("from", |given| given.integer(TICKS)).unwrap_or_default();
    let to = given.inside("to", |given| {
        let to = given.integer(TICKS)?;
        if to < from {
            given.fault(faults::to_before_from(from, to));
        }
        Some(to)
    });
    let limit = scenario.as_ref().map_or(MOST_TICKS, Scenario::tick_limit);
    let challenge = given.inside("challenge", |given| challenge(given, limit));
    let (mut scenario, written) = (scenario?, written?);
    let is_changed = events.is_some() || scenario != written;
    scenario.events = events.unwrap_or(scenario.events);
    scenario.questions.extend(questions.unwrap_or_default());
    if challenge.is_some() {
        (scenario.notes, scenario.questions) = (Vec::new(), Vec::new());
    } else if is_changed {
        scenario.written_for = Some(Arc::new(written));
    }
    Some(Content::Run(Box::new(Run { source, scenario, from, to, challenge })))
}

fn opened(source: &str, folder: &Path) -> Result<Scenario, Problem> {
    let named = match Source::named(source.as_ref()) {
        Source::BuiltIn(scenario) => Source::BuiltIn(scenario),
        Source::Path(_) | Source::StandardInput => Source::Path(folder.join(source)),
    };
    let (algorithm, text, found) = match load::load(&named) {
        Ok((_, scenario)) => return Ok(scenario),
        Err(LoadError::Unreadable(why)) => return Err(faults::unreadable_scenario(why.remark(source))),
        Err(LoadError::Faults { algorithm, text, faults }) => (algorithm, text, faults),
    };
    let line = found.line(&text);
    Err(faults::faulty_scenario(algorithm.as_deref().unwrap_or(source), (found.told.len() + found.more) as u64, line))
}

fn challenge(given: &mut GivenValue<'_, '_>, limit: Ticks) -> Option<Challenge> {
    let section = given.table(&CHALLENGE)?;
    let given = &mut given.within(&section);
    let goal = given.needed("goal", "goal = { violates = [\"…\"] }", goal);
    let solution = given.needed("solution", "solution = [{ at = 1, … }]", |given| all(given, command::read));
    let acts = given.inside("acts", |given| {
        let items = given.list(Shape("words"))?;
        let word = |item| given.reader.one_of(item, "acts", Subject("act"), command::ACTS);
        Some(items.iter().filter_map(word).map(|at| command::ACTS[at]).collect())
    });
    let hints = given.inside("hints", |given| {
        let items = given.list(Shape("local-texts"))?;
        most(given, items.len(), MOST_LISTED);
        Some(items.iter().map(|item| given.other(item).local_text()).collect())
    });
    let task = needed_text(given, "do");
    let at_most = given.inside("at_most", |given| given.integer(1..=100));
    let until = given.inside("until", |given| given.integer(TICKS)).unwrap_or(limit);
    let why = text_of(given, "why");
    let (acts, hints) = (acts.unwrap_or_default(), hints.unwrap_or_default());
    Some(Challenge { task, goal: goal?, acts, at_most, until, hints, solution: solution?, why })
}

fn goal(given: &mut GivenValue<'_, '_>) -> Option<Goal> {
    let keys: Vec<_> = fields::EXPECT.keys().chain([RESTS]).collect();
    let section = given.table(&keys)?;
    let given = &mut given.within(&section);
    let goal = Goal { expect: fields::expect::expected(given), rests: given.inside(RESTS, |given| given.boolean()) };
    // Without a scenario, the names of properties and messages are unknown, so the goal stays empty.
    let is_known = given.known.entry.is_some() || keys.iter().all(|key| section.get(key).is_none());
    if is_known && goal == Goal::default() && !section.is_strange {
        given.reader.fault(section.span.clone(), Problem::empty_list("goal"));
    }
    Some(goal)
}

fn all<T>(given: &mut GivenValue<'_, '_>, read: fn(&mut GivenValue<'_, '_>) -> Option<T>) -> Option<Vec<T>> {
    Some(tables(given)?.iter().filter_map(|item| read(&mut given.other(item))).collect())
}

fn tables<'g, 't>(given: &mut GivenValue<'g, 't>) -> Option<&'g [Item<'t>]> {
    given.list(Shape("tables"))
}

fn most(given: &mut GivenValue<'_, '_>, found: usize, most: u64) {
    if found as u64 > most {
        given.fault(Problem::out_of_range(given.key, &found.to_string(), &(0..=most)));
    }
}

fn needed_text(given: &mut GivenValue<'_, '_>, key: &'static str) -> LocalText {
    given.needed(key, if key == "do" { "do = \"…\"" } else { "title = \"…\"" }, |_| Some(()));
    text_of(given, key)
}

fn text_of(given: &mut GivenValue<'_, '_>, key: &'static str) -> LocalText {
    given.inside(key, |given| Some(given.local_text())).unwrap_or_default()
}

#[cfg(test)]
mod tests;
