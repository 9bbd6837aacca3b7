//! Every built-in scenario is a lecture and a test: it is valid, complete in every language, found by its name, and
//! its run meets its expectations.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use serde_json::Value;
use suffrage_engine::protocols::{CATALOGUE, Entry};
use suffrage_scenario::builtin::{self, BuiltIn};
use suffrage_scenario::{self as scenario, Ids, Question, QuestionSubject, Scenario};
use suffrage_text::{Language, LocalText, Texts};
use unicode_width::UnicodeWidthStr;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios")
}

fn read(built_in: &BuiltIn) -> Scenario {
    scenario::read(built_in.text).unwrap_or_else(|faults| panic!("{}: {faults:?}", built_in.name))
}

/// Returns the exit code and the output.
fn run(name: &str, arguments: &[&str]) -> (i32, String) {
    let output = Command::cargo_bin("suffrage")
        .expect("the binary is built")
        .args(["run", name])
        .args(arguments)
        .output()
        .expect("the binary runs");
    let text = String::from_utf8(output.stdout).expect("the output is UTF-8");
    (output.status.code().expect("it ends"), text)
}

fn report(name: &str) -> Value {
    let (code, text) = run(name, &["--format", "json"]);
    let report: Value = serde_json::from_str(&text).unwrap_or_else(|fault| panic!("{name}: {fault} in {text}"));
    assert_eq!(code, 0, "{name} is not as expected: {}", report["expectations"]);
    report
}

/// Every text must have a translation into these languages.
const COMPLETE: [Language; 3] = [Language::English, Language::Spanish, Language::Portuguese];

#[test]
fn the_built_in_scenarios_are_the_files_of_the_folder() {
    let files: BTreeSet<String> = fs::read_dir(folder())
        .expect("scenarios/ can be listed")
        .map(|entry| entry.expect("scenarios/ can be listed").file_name().to_string_lossy().into_owned())
        // The file with the order of the course is in the same folder.
        .filter(|file| file != "course.txt")
        .collect();
    let listed: BTreeSet<String> = builtin::ALL.iter().map(|built_in| format!("{}.toml", built_in.name)).collect();
    assert_eq!(listed.len(), builtin::ALL.len(), "no name is listed twice");
    assert_eq!(listed, files);
    for built_in in builtin::ALL {
        let text = fs::read_to_string(folder().join(format!("{}.toml", built_in.name))).expect("the file is there");
        assert_eq!(text, built_in.text, "{} in the binary is the file", built_in.name);
    }
}

#[test]
fn the_list_names_every_built_in_scenario() {
    let output = Command::cargo_bin("suffrage").expect("the binary is built").arg("list").output().expect("it runs");
    let list = String::from_utf8(output.stdout).expect("the output is UTF-8");
    for built_in in builtin::ALL {
        let named = list.lines().any(|line| line.split_whitespace().any(|word| word == built_in.name));
        assert!(named, "{} is missing in:\n{list}", built_in.name);
    }
}

#[test]
fn every_text_is_there_in_every_complete_language() {
    for built_in in builtin::ALL {
        let scenario = read(built_in);
        let mut texts = vec![("title", &scenario.title), ("summary", &scenario.summary), ("about", &scenario.about)];
        texts.extend(scenario.notes.iter().map(|note| ("a note", &note.text)));
        texts.extend(scenario.questions.iter().map(|question| ("a question", &question.ask)));
        for (what, text) in texts {
            for language in COMPLETE {
                let said = text.by_language.get(language.code()).map_or("", String::as_str);
                assert!(
                    !said.trim().is_empty(),
                    "{}: {what} has no text in {}: {text:?}",
                    built_in.name,
                    language.code()
                );
            }
            assert_translated(built_in.name, what, text);
        }
    }
}

/// If two languages have the same sentence, one of them is untranslated.
fn assert_translated(name: &str, what: &str, text: &LocalText) {
    let different: BTreeSet<&String> = text.by_language.values().collect();
    assert_eq!(different.len(), text.by_language.len(), "{name}: {what} is the same in two languages: {text:?}");
}

#[test]
fn every_title_and_every_summary_has_room() {
    const TITLE: usize = 37;
    const SUMMARY: usize = 40;
    for built_in in builtin::ALL {
        let scenario = read(built_in);
        let entry = scenario.protocol().entry();
        for language in COMPLETE {
            let (texts, code) = (Texts::new(language), language.code());
            let protocol = texts.protocol(entry.name, entry.title);
            let title = scenario.title.in_language(code);
            let own = title.strip_prefix(&format!("{protocol}: "));
            let own =
                own.unwrap_or_else(|| panic!("{} {code}: {title:?} does not begin with {protocol}", built_in.name));
            assert!(own.width() <= TITLE, "{} {code}: {own:?} has {} columns", built_in.name, own.width());
            let summary = scenario.summary.in_language(code);
            assert!(
                summary.width() <= SUMMARY,
                "{} {code}: {summary:?} has {} columns",
                built_in.name,
                summary.width()
            );
        }
    }
}

#[test]
fn large_numbers_are_written_in_groups() {
    for built_in in builtin::ALL {
        let scenario = read(built_in);
        let notes = scenario.notes.iter().map(|note| &note.text);
        let questions = scenario.questions.iter().flat_map(|question| question.choices.iter().chain([&question.ask]));
        for text in [&scenario.title, &scenario.summary, &scenario.about].into_iter().chain(notes).chain(questions) {
            for (code, said) in &text.by_language {
                let digits = said.split(|letter: char| !letter.is_ascii_digit()).filter(|digits| digits.len() > 3);
                for number in digits {
                    let is_id = match &scenario.ids {
                        Ids::Listed(ids) => ids.iter().any(|id| id.to_string() == number),
                        Ids::Counted { count, .. } => (1..=*count).any(|id| id.to_string() == number),
                        Ids::Drawn { .. } => scenario.seating().iter().any(|id| id.to_string() == number),
                    };
                    assert!(is_id, "{} {code}: {number} is not written in groups: {said}", built_in.name);
                }
                let foreign = if code == "en" { '.' } else { ',' };
                let wrong = said.split(foreign).collect::<Vec<_>>().windows(2).any(|parts| {
                    parts[0].ends_with(|letter: char| letter.is_ascii_digit())
                        && parts[1].len() >= 3
                        && parts[1].chars().take(3).all(|letter| letter.is_ascii_digit())
                });
                assert!(!wrong, "{} {code}: groups are parted by another sign: {said}", built_in.name);
            }
        }
    }
}

const NO_LEADER_WORDS: [&str; 18] = [
    "nobody",
    "no leader",
    "never",
    "for ever",
    "no end",
    "dies",
    "nadie",
    "ningún líder",
    "sin líder",
    "nunca",
    "sin fin",
    "muere",
    "ninguém",
    "nenhum líder",
    "sem líder",
    "jamais",
    "sem fim",
    "morre",
];

#[test]
fn no_title_and_no_summary_answers_a_question_of_its_scenario() {
    for built_in in builtin::ALL {
        let scenario = read(built_in);
        let report = report(built_in.name);
        for question in &scenario.questions {
            let answers = answers(&report, question);
            for (code, text) in scenario.title.by_language.iter().chain(&scenario.summary.by_language) {
                let told = answers.iter().find(|answer| says(text, answer));
                assert_eq!(
                    told,
                    None,
                    "{} {code}: {text:?} answers {:?}",
                    built_in.name,
                    question.ask.in_language(code)
                );
            }
        }
    }
}

fn answers(report: &Value, question: &Question) -> Vec<String> {
    let up =
        report["processes"].as_array().expect("a list").iter().filter(|process| process["up"] == Value::Bool(true));
    let held: BTreeSet<String> = up.map(|process| process["elected"].to_string()).collect();
    match question.of {
        QuestionSubject::Leader if held.len() == 1 && !held.contains("null") => held.into_iter().collect(),
        QuestionSubject::Leader => NO_LEADER_WORDS.map(str::to_owned).to_vec(),
        // Elections decide on nothing but a leader.
        QuestionSubject::Decision => Vec::new(),
        QuestionSubject::Messages => vec![report["messages"]["sent"].to_string()],
        QuestionSubject::Tick => vec![report["tick"].to_string()],
        // A choice of a single word occurs in many texts without being the answer.
        QuestionSubject::Choices => {
            let texts = question.choices.iter().flat_map(|choice| choice.by_language.values().cloned());
            texts.filter(|choice| choice.split_whitespace().count() > 1).collect()
        }
    }
}

/// Only whole words count. Numbers in the text may have grouped digits.
fn says(text: &str, words: &str) -> bool {
    let (text, words) = (text.to_lowercase(), words.to_lowercase());
    let parted = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    let plain = text.replace([',', '.'], "");
    [text, plain].iter().any(|text| {
        let mut hits = text.match_indices(&words);
        hits.any(|(at, hit)| parted(text[..at].chars().next_back()) && parted(text[at + hit.len()..].chars().next()))
    })
}

#[test]
fn every_scenario_is_a_lecture() {
    for built_in in builtin::ALL {
        let scenario = read(built_in);
        assert!(!scenario.notes.is_empty(), "{} tells nothing", built_in.name);
        assert!(scenario.notes.iter().any(|note| note.pause), "{} never stops to explain", built_in.name);
        assert!(!scenario.questions.is_empty(), "{} asks nothing", built_in.name);
        assert!(!scenario.expect.is_empty(), "{} promises nothing", built_in.name);
        assert!(!scenario.expect.messages.is_empty(), "{} counts nothing", built_in.name);
    }
}

/// Students know only the title of a demo.
#[test]
fn no_text_names_a_demo_by_its_file() {
    for built_in in builtin::ALL {
        let scenario = read(built_in);
        let notes = scenario.notes.iter().map(|note| &note.text);
        let questions = scenario.questions.iter().map(|question| &question.ask);
        for text in notes.chain(questions).chain([&scenario.title, &scenario.summary, &scenario.about]) {
            for (code, said) in &text.by_language {
                let named = said
                    .split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'))
                    .find_map(builtin::named);
                assert_eq!(named.map(|named| named.name), None, "{} {code}: {said}", built_in.name);
            }
        }
    }
}

#[test]
fn no_note_answers_a_question_of_the_next_demo() {
    for topic in builtin::TOPICS {
        for pair in builtin::ALL[topic.demos.clone()].windows(2) {
            let (scenario, next, report) = (read(&pair[0]), read(&pair[1]), report(pair[1].name));
            if next.questions.iter().all(|question| question.of != QuestionSubject::Messages) {
                continue;
            }
            let count = report["messages"]["sent"].to_string();
            for note in &scenario.notes {
                let said = note.text.in_language("en");
                let own = scenario.expect.messages.iter().map(|(_, sent)| sent).sum::<u64>().to_string() == count;
                assert!(own || !says(said, &format!("{count} messages")), "{}: {said}", pair[0].name);
                assert!(own || !said.ends_with(&format!(": {count}.")), "{}: {said}", pair[0].name);
            }
        }
    }
}

/// Presenters go from note to note, so they would miss an act without a note.
#[test]
fn every_act_after_the_first_tick_has_a_note() {
    for built_in in builtin::ALL {
        let scenario = read(built_in);
        for at in scenario.events.iter().map(|(at, _)| *at).filter(|at| *at > 1) {
            let told = scenario.notes.iter().any(|note| note.when == scenario::When::At(at));
            assert!(told, "{}: nothing is said of what is done at tick {at}", built_in.name);
        }
    }
}

#[test]
fn a_text_that_refers_to_another_scenario_names_an_existing_one() {
    let pages = ["README.md", "docs/scenarios.md", "docs/json.md"].map(|page| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(page);
        (page, fs::read_to_string(path).expect("the page is there"))
    });
    let texts = builtin::ALL.iter().map(|built_in| (built_in.name, built_in.text.to_owned())).chain(pages);
    for (place, text) in texts {
        let words = text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'));
        for word in words.map(|word| word.trim_end_matches('-')) {
            let is_a_lecture =
                |protocol: &Entry| word.strip_prefix(protocol.name).is_some_and(|rest| rest.starts_with('-'));
            if CATALOGUE.iter().any(is_a_lecture) {
                assert!(builtin::named(word).is_some(), "{place} speaks of {word}, which is not built in");
            }
        }
    }
}

#[test]
fn the_examples_of_the_manual_meet_their_expectations() {
    let page =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/scenarios.md")).expect("the page is there");
    let examples: Vec<&str> = page.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(examples.len() >= 2, "the manual has examples");
    for example in examples {
        let output = Command::cargo_bin("suffrage")
            .expect("the binary is built")
            .args(["run", "-"])
            .write_stdin(example)
            .output()
            .expect("it runs");
        assert_eq!(output.status.code(), Some(0), "{example}\n{}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn every_note_and_question_comes_while_something_is_visible() {
    for built_in in builtin::ALL {
        let scenario = read(built_in);
        let end = report(built_in.name)["tick"].as_u64().expect("a tick");
        for note in &scenario.notes {
            if let scenario::When::At(tick) = note.when {
                assert!(tick <= end, "{}: a note at {tick}, but the run ends at {end}", built_in.name);
            }
        }
        for question in &scenario.questions {
            assert!(question.at <= end, "{}: a question at {}, but the run ends at {end}", built_in.name, question.at);
        }
    }
}

#[test]
fn every_scenario_meets_its_expectations() {
    for built_in in builtin::ALL {
        let report = report(built_in.name);
        let unmet: Vec<&Value> = report["expectations"]
            .as_array()
            .expect("a list")
            .iter()
            .filter(|one| one["met"] != Value::Bool(true))
            .collect();
        assert!(unmet.is_empty(), "{}: {unmet:?}", built_in.name);
    }
}

#[test]
fn an_unmet_expectation_is_noticed() {
    for (right, wrong, unmet) in [
        ("leader   = 6\n", "leader   = 5\n", "leader"),
        ("by       = 9\n", "by       = 8\n", "by"),
        ("ANSWER = 3", "ANSWER = 4", "messages"),
        ("holds    = [", "violates = [", "violates"),
    ] {
        let text = builtin::named("bully-leader-fails").expect("it is built in").text;
        assert!(text.contains(right), "the scenario has changed: {right:?} is not in it");
        let output = Command::cargo_bin("suffrage")
            .expect("the binary is built")
            .args(["run", "-", "--format", "json"])
            .write_stdin(text.replace(right, wrong))
            .output()
            .expect("it runs");
        assert_eq!(output.status.code(), Some(1), "{wrong:?} went unnoticed");
        let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
        let expectations = report["expectations"].as_array().expect("a list");
        let named = expectations.iter().any(|one| {
            one["met"] == Value::Bool(false) && one["name"].as_str().is_some_and(|name| name.starts_with(unmet))
        });
        assert!(named, "{wrong:?}: {}", report["expectations"]);
    }
}

#[test]
fn a_file_and_its_built_in_name_are_the_same_run() {
    let path = folder().join("bully-crossing.toml");
    let by_path = report(path.to_str().expect("the path is UTF-8"));
    assert_eq!(by_path["digest"], report("bully-crossing")["digest"]);
}
