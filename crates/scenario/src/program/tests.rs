use std::fs;

use suffrage_engine::explore::{Budget, CheckOptions, Limits};
use suffrage_engine::property::Status;
use suffrage_engine::protocol::PropertyId;
use suffrage_text::{Language, Texts};

use super::*;
use crate::load::{LoadError, load as load_source};

const ALGORITHM: &str = "algorithm: Echo\nlinks: one-way ring\nmessage ASK(j)\nparameter most := 3\nstate seen := 0\n\
                         on start: send ASK(id) to next\non ASK(j), if j ≠ id:\n  seen := 12 div (j - most)\n  \
                         send ASK(j) to next\non ASK(j): elected := id\n";

fn scenario_with(algorithm: &str) -> String {
    format!(
        "protocol  = \"echo.algo\"\nalgorithm = '''\n{algorithm}'''\nevents = [{{ at = 1, start = 5 }}]\n\
         [processes]\nids = [5, 7, 6]\n"
    )
}

/// The lines and the English sentences of the errors of a scenario.
fn faults_of(text: &str) -> Vec<(usize, String)> {
    let faults = read(text).expect_err("it has errors");
    let line = |at: usize| text[..at].matches('\n').count() + 1;
    let texts = Texts::new(Language::English);
    faults.told.iter().map(|fault| (line(fault.span.start), texts.remark(&fault.problem.what))).collect()
}

/// A new folder with these files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("suffrage-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("the folder can be made");
    for (name, text) in files {
        fs::write(folder.join(name), text).expect("the file can be written");
    }
    folder
}

#[test]
fn a_scenario_holds_the_text_of_its_algorithm() {
    let text = scenario_with(ALGORITHM);
    let scenario = read(&text).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!((scenario.protocol().name(), scenario.protocol().entry().title), ("echo.algo", "Echo"));
    assert_eq!(scenario.protocol().program().map(|program| program.text), Some(ALGORITHM));
    let written = write(&scenario, "");
    assert!(written.contains(ALGORITHM), "{written}");
    let again = read(&written).unwrap_or_else(|faults| panic!("{faults:?} in {written}"));
    assert_eq!(again.variant, scenario.variant);
    let finished = scenario.run(None, None).expect("no trace is written");
    assert_eq!(finished.summary().counts.cost(), 3);
    let with_carriage_returns = text.replace('\n', "\r\n");
    let other = read(&with_carriage_returns).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(other.variant, scenario.variant);
}

#[test]
fn errors_in_the_text_have_their_places_in_the_scenario() {
    let faulty = ALGORITHM.replace("seen := 12", "sen := 12").replace("elected := id", "elect := id");
    assert_eq!(
        faults_of(&scenario_with(&faulty)),
        [(10, "nothing is called `sen`".to_owned()), (12, "nothing is called `elect`".to_owned())]
    );
    let escaped = "protocol = \"a.algo\"\nalgorithm = \"algorithm: A\\nlinks: ring\"\n[processes]\ncount = 3\n";
    assert_eq!(faults_of(escaped), [(2, "no links have this name".to_owned())]);
}

#[test]
fn the_name_of_an_algorithm_has_no_folder() {
    let named = |name: &str| format!("protocol = \"{name}\"\n[processes]\ncount = 3\n");
    let refused = |name: &str, why: &str| assert_eq!(faults_of(&named(name)), [(1, why.to_owned())]);
    refused("a/b.algo", "`a/b.algo` names no algorithm");
    refused("..b.algo", "`..b.algo` names no algorithm");
    refused(".algo", "`.algo` names no algorithm");
    refused("b.algo", "the text of b.algo is missing");
    let other = scenario_with(ALGORITHM).replace("echo.algo", "bully");
    assert_eq!(faults_of(&other), [(1, "`bully` names no algorithm".to_owned())]);
}

#[test]
fn a_scenario_reads_the_file_in_its_folder() {
    let named = "protocol = \"echo.algo\"\nevents = [{ at = 1, start = 5 }]\n[processes]\nids = [5, 7, 6]\n";
    let missing = named.replace("echo", "none");
    let folder = folder(
        "algorithms",
        &[
            ("echo.algo", ALGORITHM),
            ("bad.algo", "algorithm: Bad\nlinks: one-way ring\non start: x := 1\n"),
            ("good.toml", named),
            ("none.toml", &missing),
            ("bad.toml", &named.replace("echo", "bad")),
        ],
    );
    let open = |name: &str| load_source(&Source::Path(folder.join(name)));
    let (_, scenario) = open("good.toml").expect("it is valid");
    assert_eq!(scenario.protocol().name(), "echo.algo");
    assert!(matches!(open("none.toml"), Err(LoadError::Faults { algorithm: None, .. })));
    let Err(LoadError::Faults { algorithm: Some(file), faults, .. }) = open("bad.toml") else {
        panic!("the algorithm has an error")
    };
    assert!(file.ends_with("bad.algo") && faults.told.len() == 1, "{faults:?}");
    let scene = "lesson = 1\ntitle = \"A\"\n[[scene]]\nscenario = \"bad.toml\"\n";
    let faults = crate::lesson::read(scene, &folder).expect_err("the algorithm has an error");
    let told = Texts::new(Language::English).remark(&faults.told[0].problem.what);
    assert!(told.ends_with("bad.algo` has a fault in line 3"), "{told}");
    let (text, example) = open("echo.algo").expect("it is valid");
    assert_eq!(example.count(), 5);
    assert_eq!(read(&text).map(|scenario| scenario.variant), Ok(example.variant));
    let finished = example.run(None, None).expect("no trace is written");
    assert_eq!(finished.cell(0).elected.map(|cell| cell.to_string()), Some("45".to_owned()));
    fs::remove_dir_all(&folder).expect("the folder can be removed");
}

#[test]
fn the_fingerprint_is_that_of_the_uniform_text() {
    let of = |text: &str| fingerprint(ProtocolId::of_text("print.algo", text).expect("it is valid"));
    let text = "algorithm: A\nlinks: one-way ring\non start: ignore\n";
    assert_eq!(of(text).as_deref(), Some("7bd8913f748df541"));
    assert_eq!(of(&text.replace('\n', "\r\n")), of(text));
    assert_ne!(of(&text.replace("ignore", "stop")), of(text));
    assert_eq!(ProtocolId::named("bully").and_then(fingerprint), None);
}

#[test]
fn a_file_with_an_unfit_name_or_a_long_text_is_refused() {
    let names = ["a..b.algo", "a:b.algo", "a\u{1b}b.algo", "a\\b.algo"];
    let long = "#".repeat(2 * 1024 * 1024);
    let folder = folder("unfit", &[("long.algo", &long)]);
    for name in names {
        let path = folder.join(name);
        // Not every system can have such a file.
        if fs::write(&path, ALGORITHM).is_ok() {
            let unfit = load::Unreadable::Unfit(ids::LOAD_ALGORITHM_NAME);
            assert_eq!(load_source(&Source::Path(path)), Err(LoadError::Unreadable(unfit)), "{name}");
        }
    }
    let Err(LoadError::Faults { faults, .. }) = load(&folder.join("long.algo")) else { panic!("it is too long") };
    assert_eq!(faults.told[0].problem.what.key, "algo-too-long");
    fs::remove_dir_all(&folder).expect("the folder can be removed");
}

#[test]
fn an_error_at_run_time_violates_no_error() {
    let scenario = read(&scenario_with(&ALGORITHM.replace("most := 3", "most := 5"))).expect("it is valid");
    let finished = scenario.run(None, None).expect("no trace is written");
    let found =
        finished.summary().properties.iter().find(|property| property.name == "no-error").expect("it is judged");
    assert_eq!((found.status, found.tick), (Status::Violated, Some(2)));
    let why = found.why.as_ref().map(|why| Texts::new(Language::English).remark(why));
    assert_eq!(why.as_deref(), Some("7 halts in line 8: divided by 0"));
    for asynchronous in [false, true] {
        let asked = CheckOptions {
            asynchronous,
            budget: Budget::default(),
            properties: vec![PropertyId::NoError],
            first: false,
            limits: Limits::default(),
            workers: None,
        };
        let mut search = scenario.plan().search(&asked).expect("it can be checked");
        while !search.work(1_000) {}
        assert_eq!(search.report().broken().count(), 1, "{asynchronous}");
    }
}

#[test]
fn the_example_of_the_page_runs_as_printed() {
    let page = include_str!("../../../../docs/own-algorithms.md");
    let printed = page.split("```").find(|part| part.trim_start().starts_with("algorithm:")).expect("an example");
    let id = ProtocolId::of_text("page.algo", printed.trim_start()).unwrap_or_else(|faults| panic!("{faults:?}"));
    let finished = example(id).expect("a scenario").run(None, None).expect("no trace is written");
    assert_eq!((finished.summary().counts.cost(), finished.summary().tick), (11, 12));
}
