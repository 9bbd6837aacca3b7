//! Tests of the command line with a run of every protocol. No test names one, so a new protocol is included too.

use serde_json::Value;
use suffrage_engine::protocols::{CATALOGUE, Entry};
use suffrage_scenario as scenario;
use suffrage_scenario::builtin::{self, BuiltIn, Topic};

use super::{Folder, json, stdout, suffrage};

fn first_demos() -> impl Iterator<Item = (&'static Entry, &'static BuiltIn)> {
    let of = |demo: &BuiltIn| scenario::read(demo.text).map(|scenario| scenario.protocol()).ok();
    CATALOGUE.iter().map(move |entry| {
        let mut demos = builtin::TOPICS.iter().flat_map(Topic::demos);
        let first = demos.find(|demo| of(demo) == Some(entry.id()));
        (entry, first.unwrap_or_else(|| panic!("{} has no demo in the course", entry.name)))
    })
}

fn report(demo: &BuiltIn, arguments: &[&str]) -> Value {
    json(suffrage().args(["run", demo.name, "--format", "json"]).args(arguments))
}

#[test]
fn every_protocol_has_results_as_text_and_json() {
    for (entry, demo) in first_demos() {
        let run = report(demo, &[]);
        assert_eq!((&run["protocol"], &run["version"]), (&Value::from(entry.name), &Value::from(1)), "{}", demo.name);
        let judged: Vec<&str> =
            run["properties"].as_array().expect("a list").iter().filter_map(|one| one["name"].as_str()).collect();
        assert_eq!(judged, entry.properties, "{}", demo.name);
        let expectations = run["expectations"].as_array().expect("a list");
        assert!(!expectations.is_empty() && expectations.iter().all(|one| one["met"] == true), "{}: {run}", demo.name);
        let kinds: Vec<&String> = run["messages"]["by_kind"].as_object().expect("an object").keys().collect();
        let mut declared = entry.kinds.to_vec();
        declared.sort_unstable();
        assert_eq!(kinds, declared, "{}", demo.name);
        let told: Vec<String> =
            ["en", "es", "pt"].map(|language| stdout(suffrage().args(["--lang", language, "run", demo.name]))).to_vec();
        for (text, language) in told.iter().zip(["en", "es", "pt"]) {
            assert!(text.contains(entry.name) && !text.contains('⟨'), "{} {language}:\n{text}", demo.name);
        }
        assert!(told[0] != told[1] && told[1] != told[2], "{}: two languages say the same", demo.name);
    }
}

#[test]
fn every_protocol_can_miss_its_expectations() {
    for (_, demo) in first_demos() {
        let folder = Folder::new();
        let before = demo.text.split("[expect]").next().unwrap_or_default();
        let after = demo
            .text
            .split_once("[expect]")
            .and_then(|(_, after)| Some(&after[after.find("\n[")?..]))
            .unwrap_or_default();
        folder.file("unmet.toml", format!("{before}[expect]\nmessages = 77777\n{after}"));
        let output = folder.suffrage().args(["run", "unmet.toml", "--format", "json"]).output().expect("it runs");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{}: {told}", demo.name);
        assert!(told.starts_with("expectation `messages` not met: "), "{}: {told}", demo.name);
    }
}

#[test]
fn every_protocol_is_traced_and_cut_off() {
    for (_, demo) in first_demos() {
        let folder = Folder::new();
        let whole = report(demo, &[]);
        let traced = json(folder.suffrage().args(["run", demo.name, "--format", "json", "--trace", "trace.jsonl"]));
        assert_eq!(traced, whole, "{}", demo.name);
        let trace = std::fs::read_to_string(folder.path("trace.jsonl")).expect("the trace");
        let events: Vec<Value> =
            trace.lines().map(|line| serde_json::from_str(line).expect("one JSON value a line")).collect();
        let sent = events.iter().filter(|event| event["event"] == "sent").count();
        assert_eq!(Value::from(sent), whole["messages"]["sent"], "{}", demo.name);
        let cut = report(demo, &["--until", "2"]);
        assert_eq!((&cut["tick"], &cut["quiet"]), (&Value::from(2), &Value::from(false)), "{}", demo.name);
        assert!(cut["messages"]["sent"].as_u64() <= whole["messages"]["sent"].as_u64(), "{}", demo.name);
    }
}

#[test]
fn every_protocol_is_compared_with_itself_on_a_slower_network() {
    for (_, demo) in first_demos() {
        let compared =
            |delay: &str| json(suffrage().args(["compare", demo.name, "--delay", delay, "--format", "json"]));
        let slower = compared("9");
        assert_eq!(slower["left"], report(demo, &[]), "{}", demo.name);
        assert!(slower["first_difference"]["tick"].as_u64() > Some(0), "{}: {slower}", demo.name);
        assert!(slower["right"]["tick"].as_u64() > slower["left"]["tick"].as_u64(), "{}", demo.name);
    }
}
