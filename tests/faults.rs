//! Scenarios for which an independent implementation gave another result than this one. Each file has the right values.

use std::path::{Path, PathBuf};

use assert_cmd::Command;
use serde_json::Value;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults")
}

/// Returns the exit code, standard output and standard error.
fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::cargo_bin("suffrage").expect("the binary is built");
    command.current_dir(folder()).arg("run").args(arguments).env("SUFFRAGE_CONFIG", "").env("LANG", "C");
    let output = command.output().expect("the binary runs");
    let text = |bytes| String::from_utf8(bytes).expect("the output is UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn events(file: &str) -> Vec<Value> {
    let (code, trace, _) = run(&[file, "--trace", "-"]);
    assert_eq!(code, Some(0));
    trace.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn names(events: &[Value]) -> Vec<&str> {
    events.iter().filter_map(|event| event["event"].as_str()).collect()
}

#[test]
fn every_file_has_its_right_value() {
    let files = std::fs::read_dir(folder()).expect("the folder");
    let mut files: Vec<String> =
        files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned()).collect();
    files.sort();
    assert_eq!(files.len(), 11);
    let names: Vec<&str> = files.iter().map(String::as_str).collect();
    let (code, told, _) = run(&names);
    assert_eq!(code, Some(0), "{told}");
}

#[test]
fn super_peers_come_to_rest_and_their_orphans_join_again() {
    for (file, by) in [("never-quiet.toml", 11), ("lot.toml", 15), ("orphan.toml", 2_999)] {
        let (_, told, _) = run(&[file, "--format", "json"]);
        let told: Value = serde_json::from_str(&told).expect("JSON");
        assert!(told["quiet"] == true && told["tick"].as_u64() <= Some(by), "{file}: {told}");
    }
}

#[test]
fn the_cell_of_a_process_that_returns_comes_after_what_it_sends() {
    let all = events("order.toml");
    let returned = all.iter().position(|event| event["event"] == "revived").expect("it returns");
    let handled = names(&all[returned..returned + 5]);
    assert_eq!(handled, ["revived", "sent", "timer_set", "state", "progress"]);
}

#[test]
fn an_act_that_leaves_the_network_as_it_is_has_no_record_and_a_warning() {
    assert!(!names(&events("network.toml")).contains(&"network"));
    let (_, _, warning) = run(&["network.toml"]);
    assert!(warning.contains("network.toml:2:"), "{warning}");
}

#[test]
fn parameters_with_which_tokens_never_rest_are_refused() {
    let text = std::fs::read_to_string(folder().join("late-accept.toml")).expect("a file");
    let folder = tempfile::tempdir().expect("a folder");
    let refused = |line: &str| {
        let file = folder.path().join("a.toml");
        std::fs::write(&file, text.replace("tenure = 200", line)).expect("a file");
        run(&[&file.to_string_lossy()])
    };
    assert!(refused("period = 7").2.contains("write at least 8 ticks"));
    assert!(refused("theta = 0").2.contains("the threshold of a token stays 0 after each move"));
    let (code, told, _) = refused("period = 8");
    assert!(code.is_some_and(|code| code < 2), "{told}");
}

#[test]
fn a_run_without_events_says_that_nothing_has_happened() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.toml");
    std::fs::write(&file, "protocol = \"bully\"\n[processes]\ncount = 3\n").expect("a file");
    let (code, told, _) = run(&[&file.to_string_lossy()]);
    assert_eq!(code, Some(0));
    assert!(told.contains("undecided at tick 0: nothing has happened"), "{told}");
}
