use std::fs;

use super::*;
use suffrage_text::{Language, Texts};

/// Each fault with its line, in one line.
fn faults(text: &str, folder: &Path) -> Vec<String> {
    let texts = Texts::new(Language::English);
    let line = |at: usize| text[..at].matches('\n').count() + 1;
    let found = read(text, folder).expect_err("the lesson is faulty");
    let told =
        |fault: &crate::config::Fault| format!("{}: {}", line(fault.span.start), fault.problem.in_one_line(&texts));
    found.told.iter().map(told).collect()
}

const BAD: &str = r#"lesson = 2
titel = "a typo"

[[scene]]
name = "both"
page = "text"
scenario = "bully-leader-fails"

[[scene]]
minutes = 0
to = -1

[[scene]]
page = "a page needs a name"
from = 3

[[scene]]
name = "wide"
page = "123456789 123456789 123456789 123456789 123456789 123456789 123456789 123"
questions = [
  { of = "leader", ask = "who?", choices = ["a", "b"] },
  { of = "choices", ask = "which?", choices = ["a", "b"], right = 3 },
]

[[scene]]
scenario = "no-such-scenario.toml"
from = 9
to = 8
events = [{ at = 0, crash = 7 }]
[scene.challenge]
do = 1
goal = 1
at_most = 0
solution = 1

[[scene]]
scenario = "faulty.toml"
questions = [{ at = 3, of = "leader", ask = "who?" }, { at = 3, of = "choices", ask = "?", choices = ["a", "b"] }]
[scene.challenge]
do = "no fault here"
goal = { violates = ["one-leader"] }
solution = [{ at = 3, cut = [5, 6] }, { at = 3, crash = 99 }]
[[scene]]
name = "faulty again"
scenario = "faulty.toml"
[scene.challenge]
do = "no fault here"
goal = { elected = [1, "@", "orange"], messages = { ELECTION = 3 } }
solution = [{ at = 3, delay = { from = 1, to = 2, by = 2 } }]

[[scene]]
scenario = "bully-leader-fails"
from = 9
to = 8

[[scene]]
scenario = "bully-leader-fails"
[scene.challenge]
do = "task"
goal = { violated = ["one-leader"], decided = 3 }
acts = ["crush"]
at_most = 0
hints = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
solution = [{ at = 0, crash = 7 }]

[[scene]]
name = "empty"
scenario = "bully-leader-fails"
[scene.challenge]
goal = {}
"#;

#[test]
fn all_faults_are_told_with_their_places() {
    let folder = Path::new(env!("OUT_DIR"));
    fs::write(folder.join("faulty.toml"), "protocol = \"bully\"\nnodes = 3\n").expect("it is writable");
    let found = faults(BAD, folder);
    let wanted = [
        "1: version 2 of the format is not in this version of suffrage; this version has `lesson = 1`",
        "2: unknown key `titel`; did you mean `title`?",
        "7: a scene is a page or plays a scenario, not both; write `page = \"…\"` or `scenario = \"…\"`",
        "9: this scene shows nothing; write `page = \"…\"` or `scenario = \"…\"`",
        "10: 0 is out of range for `minutes`; write a number from 1 to 1000",
        "11: -1 is out of range for `to`; write a number from 0 to 1000000000000",
        "13: `scene` lacks `name`; add it, for example: name = \"…\"",
        "15: `from` is only allowed with `scenario`; leave out `from`, or give `scenario`",
        "19: this page is too long or too wide; write at most 16 rows of 72 columns, or make two pages of it",
        "21: `questions` lacks `right`; add it, for example: right = 1",
        "21: on a page there is no run that could give the answer; write `of = \"choices\"`",
        "22: 3 is out of range for `right`; write a number from 1 to 2",
        "26: no-such-scenario.toml: no such file, and no built-in scenario of this name (`suffrage list` shows \
         all); write a built-in name, or a path that begins at the folder of this file",
        // What needs no scenario is checked without one.
        "28: the scene ends at tick 8, before it begins at tick 9; write 9 or a later tick",
        "29: 0 is out of range for `at`; write a number from 1 to 1000000000000",
        "31: `do` cannot be a whole number; it takes a text in quotes, or a table of texts by language, such as \
         { en = \"…\", es = \"…\", pt = \"…\" }",
        "32: `goal` cannot be a whole number; it takes a table",
        "33: 0 is out of range for `at_most`; write a number from 1 to 100",
        "34: `solution` cannot be a whole number; it takes a list of tables in braces",
        "37: `faulty.toml` has 2 faults, the first in line 1; `suffrage run faulty.toml` shows what is wrong",
        "45: `faulty.toml` has 2 faults, the first in line 1; `suffrage run faulty.toml` shows what is wrong",
        "54: the scene ends at tick 8, before it begins at tick 9; write 9 or a later tick",
        "57: `scene` has bully-leader-fails twice; write it only once",
        "60: unknown key `violated` in `goal`; did you mean `violates`?",
        "60: `bully` elects a leader and does not decide a value; ask about the `leader`",
        "61: `crush` is not known here; did you mean `crash`?",
        "62: 0 is out of range for `at_most`; write a number from 1 to 100",
        "63: 9 is out of range for `hints`; write a number from 0 to 8",
        "64: 0 is out of range for `at`; write a number from 1 to 1000000000000",
        "69: `challenge` lacks `solution`; add it, for example: solution = [{ at = 1, … }]",
        "69: `challenge` lacks `do`; add it, for example: do = \"…\"",
        "70: `goal` is empty; add an entry, or leave out the key",
    ];
    assert_eq!(found, wanted, "{found:#?}");
}

#[test]
fn a_lesson_is_no_scenario() {
    let file = Path::new(env!("OUT_DIR")).join("lesson.toml");
    fs::write(&file, "lesson = 1\ntitle = \"x\"\n").expect("it is writable");
    for argument in [file.as_os_str(), "leaders".as_ref()] {
        let error = load::load(&Source::named(argument)).expect_err("it is a lesson");
        assert_eq!(error, LoadError::Unreadable(Unreadable::Unfit(ids::LOAD_LESSON)), "{argument:?}");
    }
}

#[test]
fn built_in_lessons_are_valid_and_in_all_languages() {
    fn of(questions: &[Question]) -> Vec<&LocalText> {
        questions.iter().flat_map(|asked| std::iter::once(&asked.ask).chain(&asked.choices)).collect()
    }
    let texts = |scene: &Scene| -> Vec<LocalText> {
        let texts = match &scene.content {
            Content::Page { text, questions } => [vec![text], of(questions)].concat(),
            Content::Run(run) => match &run.challenge {
                Some(Challenge { task, why, hints, .. }) => [task, why].into_iter().chain(hints).collect(),
                None => of(&run.scenario.questions),
            },
        };
        texts.into_iter().cloned().collect()
    };
    for lesson in builtin::LESSONS {
        let read = load(lesson.name.as_ref()).unwrap_or_else(|error| panic!("{}: {error:?}", lesson.name));
        for text in read.scenes.iter().flat_map(texts).chain([read.title.clone(), read.about.clone()]) {
            let languages: Vec<&str> = text.by_language.keys().map(String::as_str).collect();
            assert!(matches!(languages.as_slice(), ["en", "es", "pt"] | [""]), "{}: {text:?}", lesson.name);
        }
    }
}
