//! Tests of the command line as people and programs use it: output, streams and exit codes.

mod around;
mod bad_input;
mod check;
mod check_question;
#[cfg(feature = "class")]
mod class;
mod compare;
mod control_characters;
mod every_protocol;
mod export;
mod lesson;
mod measure;
mod own;
mod run;
mod sessions;

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Stdio};

use assert_cmd::Command;
use serde_json::{Value, json};
use tempfile::TempDir;

const UNMET: &str = "protocol = \"bully\"\nevents = [{ at = 2, crash = 3 }, { at = 3, start = 1 }]\n\
                     [processes]\nids = [1, 2, 3]\nleader = 3\n\
                     [expect]\nleader = 1\nmessages = { ELECTION = 99 }\nviolates = [\"agreement\"]\n";

fn suffrage() -> Command {
    let mut command = Command::cargo_bin("suffrage").expect("the program is built");
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C").env_remove("NO_COLOR");
    // The configuration of the user who runs the tests must have no effect.
    command.env("SUFFRAGE_CONFIG", "");
    command
}

struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn file(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        fs::write(&path, text).expect("a file");
        path
    }

    fn suffrage(&self) -> Command {
        let mut command = suffrage();
        command.current_dir(self.0.path());
        command
    }
}

fn stdout(command: &mut Command) -> String {
    String::from_utf8(command.output().expect("it runs").stdout).expect("UTF-8")
}

fn json(command: &mut Command) -> Value {
    serde_json::from_str(&stdout(command)).expect("one JSON value")
}

fn refused(command: &mut Command, expected: &str) {
    let output = command.output().expect("it runs");
    let message = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(message, expected);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
}

#[test]
fn the_json_of_a_run_follows_the_contract() {
    let run = json(suffrage().args(["run", "bully-leader-fails", "--format", "json"]));
    assert_eq!(run["version"], 1);
    assert_eq!(run["protocol"], "bully");
    assert_eq!(run["variant"], "standard");
    assert_eq!((&run["tick"], &run["quiet"], &run["last_change"]), (&json!(11), &json!(true), &json!(9)));
    let first = &run["processes"][0];
    assert_eq!(
        (&first["position"], &first["id"], &first["up"], &first["elected"]),
        (&json!(0), &json!(1), &json!(true), &json!(6))
    );
    assert_eq!(first["state"]["phase"], "idle");
    let gone = &run["processes"][6];
    assert_eq!((&gone["id"], &gone["up"], &gone["elected"]), (&json!(7), &json!(false), &Value::Null));
    let messages = json!({
        "sent": 15, "delivered": 11, "lost": 4, "in_flight": 0, "duplicated": 0,
        "by_kind": { "ELECTION": 6, "ANSWER": 3, "COORDINATOR": 6 },
    });
    assert_eq!(run["messages"], messages);
    assert_eq!(run["properties"][1], json!({ "name": "agreement", "status": "holds" }));
    assert_eq!(run["expectations"][0], json!({ "name": "leader", "met": true }));
    let digest = run["digest"].as_str().expect("a text");
    assert!(digest.len() == 16 && digest.bytes().all(|byte| byte.is_ascii_hexdigit() && !byte.is_ascii_uppercase()));
}

fn documented_fields() -> Vec<Vec<&'static str>> {
    let page = include_str!("../docs/json.md");
    let result = page.split("\n## ").find(|section| section.starts_with("The result of a run")).expect("the section");
    let field = |row: &'static str| row.strip_prefix("| `")?.split_once('`').map(|(field, _)| field);
    let tables = result.split("| field |").skip(1).map(|table| table.split("\n\n").next().unwrap_or_default());
    tables.map(|table| table.lines().filter_map(field).collect()).collect()
}

#[test]
fn the_json_of_a_run_has_the_documented_fields_in_their_order() {
    let documented = documented_fields();
    let mut unseen: Vec<BTreeSet<&str>> = documented.iter().map(|fields| fields.iter().copied().collect()).collect();
    // The field `stopped` is only for runs that stop at a limit, which needs millions of messages.
    assert!(unseen[0].remove("stopped"));
    let folder = Folder::new();
    stdout(folder.suffrage().args(["new", "bully", "my.algo"]));
    for name in ["bully-leader-fails", "superpeer-dht-joins", "bully-accept-any", "chang-roberts-orphan", "my.algo"] {
        let text = stdout(folder.suffrage().args(["run", name, "--format", "json"]));
        assert_eq!(text.lines().count(), 1);
        let run: Value = serde_json::from_str(&text).expect("one JSON object");
        let violated = run["properties"].as_array().and_then(|all| all.iter().find(|one| one["status"] == "violated"));
        let parts = [Some(&run), run["processes"].get(0), Some(&run["messages"]), violated];
        for ((part, documented), unseen) in parts.into_iter().zip(&documented).zip(&mut unseen) {
            for field in part.into_iter().filter_map(Value::as_object).flat_map(|part| part.keys()) {
                assert!(documented.contains(&field.as_str()), "docs/json.md does not describe {field}");
                unseen.remove(field.as_str());
            }
        }
        let top = documented[0].iter().filter(|field| run.get(**field).is_some());
        let places = top.map(|field| text.find(&format!("\"{field}\":")));
        assert!(places.is_sorted(), "{name}: the fields are not in the order of docs/json.md");
    }
    assert!(unseen.iter().all(BTreeSet::is_empty), "no run has {unseen:?}");
}

#[test]
fn an_unmet_expectation_is_reported_and_gives_exit_code_1() {
    let folder = Folder::new();
    folder.file("unmet.toml", UNMET);
    let output = folder.suffrage().args(["run", "unmet.toml", "--format", "json"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    let run: Value = serde_json::from_slice(&output.stdout).expect("the result is printed anyway");
    let expectations = json!([
        { "name": "leader", "met": false }, { "name": "messages", "met": false }, { "name": "violates", "met": false },
    ]);
    assert_eq!(run["expectations"], expectations);
    let expected = "expectation `leader` not met: expected: every live process has leader 1; \
                    actual: 0 of 2 live processes have leader 1, others have 2\n\
                    expectation `messages` not met: expected: ELECTION 99 sent; actual: ELECTION 3 sent\n\
                    expectation `violates` not met: expected: violated: agreement; \
                    actual: holding: agreement; violated: –; undecided: –\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), expected);

    let output = folder.suffrage().args(["run", "unmet.toml"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let told = "  ✗ leader    expected every live process has leader 1\n              actual   0 of 2 live processes have leader 1, others have 2\n";
    assert!(text.contains(told), "{text}");
}

#[test]
fn a_run_that_does_not_end_is_undecided_and_says_so() {
    let run = json(suffrage().args(["run", "bully-leader-fails", "--until", "6", "--format", "json"]));
    assert_eq!((&run["tick"], &run["quiet"]), (&json!(6), &json!(false)));
    let termination = &run["properties"][3];
    assert_eq!(
        (&termination["name"], &termination["status"], &termination["tick"]),
        (&json!("termination"), &json!("undecided"), &json!(6))
    );
    assert!(termination["why"].is_string() && termination["processes"].is_array());
}

const RESTLESS: &str = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = 8 }, { at = 2, crash = 8 }]\n\
                        [processes]\ncount = 8\n[network]\nduplicate = 0.6\nbounce = true\n";

#[test]
#[ignore = "ten million messages: `.ci/run` does it"]
fn a_run_with_too_many_messages_in_transit_stops_with_one_sentence() {
    let folder = Folder::new();
    folder.file("restless.toml", RESTLESS);
    let output = folder.suffrage().args(["run", "restless.toml", "--format", "json"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    let run: Value = serde_json::from_slice(&output.stdout).expect("the result is printed anyway");
    assert_eq!((&run["quiet"], &run["stopped"]), (&json!(false), &json!("copies")));
    let under_way = run["messages"]["in_flight"].as_u64().expect("a number");
    assert!((10_000_000..10_010_000).contains(&under_way), "{under_way}");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        told.starts_with(&format!("stopped in tick {}: more than 10,000,000 ", run["tick"]))
            && told.contains("duplicate"),
        "{told}"
    );
    assert_eq!(told.lines().count(), 1);
    let output = folder.suffrage().args(["run", "restless.toml"]).output().expect("it runs");
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned()), (Some(1), told.clone()));
    assert!(String::from_utf8_lossy(&output.stdout).contains(told.trim_end()), "the report says it too");
}

#[test]
fn the_same_scenario_and_seed_give_the_same_run() {
    let folder = Folder::new();
    let text = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = \"all\" }]\n\
                [processes]\ncount = 50\norder = \"random\"\n[network]\ndelay = [1, 5]\n";
    folder.file("random.toml", text);
    let digest = |seed: &str| {
        let run = json(folder.suffrage().args(["run", "random.toml", "--format", "json", "--seed", seed]));
        (run["digest"].clone(), run["seed"].clone())
    };
    assert_eq!(digest("7"), digest("7"));
    assert_ne!(digest("7").0, digest("8").0);
    assert_eq!(digest("18446744073709551615").1, json!(u64::MAX));
}

#[test]
fn a_drawn_seed_is_printed_and_reproduces_the_run() {
    let folder = Folder::new();
    let text = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = \"all\" }]\n\
                [processes]\ncount = 50\norder = \"random\"\n[network]\ndelay = [1, 5]\n";
    folder.file("random.toml", text);
    let drawn = json(folder.suffrage().args(["run", "random.toml", "--format", "json", "--seed", "random"]));
    let seed = drawn["seed"].as_u64().expect("a seed").to_string();
    assert_eq!(drawn, json(folder.suffrage().args(["run", "random.toml", "--format", "json", "--seed", &seed])));
    let told = stdout(folder.suffrage().args(["run", "random.toml", "--seed", "random"]));
    let seed = told.lines().find_map(|line| line.split_once(" · seed ")).expect("it is printed").1;
    assert_eq!(told, stdout(folder.suffrage().args(["run", "random.toml", "--seed", seed])));
    let compared = stdout(folder.suffrage().args(["compare", "random.toml", "--seed", "random", "--format", "text"]));
    assert!(compared.lines().any(|line| line.matches("seed ").count() == 2), "{compared}");
    refused(
        folder.suffrage().args(["play", "any.suffrage", "--seed", "3"]),
        "error: --seed: a session keeps the seeds of its runs; on the screen, key s starts a run with another seed\n",
    );
}

#[test]
fn the_standard_input_may_hold_the_scenario() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios/chang-roberts-ring.toml"))
        .expect("it is there");
    let from_input = json(suffrage().args(["run", "-", "--format", "json"]).write_stdin(text));
    assert_eq!(from_input, json(suffrage().args(["run", "chang-roberts-ring", "--format", "json"])));
    refused(
        suffrage().args(["run", "-"]).write_stdin(&b"\xff"[..]),
        "error: - is not UTF-8 text: the first wrong byte is byte 1 of line 1\n",
    );
}

#[test]
fn the_trace_is_json_lines_and_changes_nothing() {
    let folder = Folder::new();
    let run = json(folder.suffrage().args(["run", "bully-leader-fails", "--format", "json", "--trace", "trace.jsonl"]));
    assert_eq!(run, json(suffrage().args(["run", "bully-leader-fails", "--format", "json"])));
    let trace = fs::read_to_string(folder.path("trace.jsonl")).expect("the trace");
    let events: Vec<Value> =
        trace.lines().map(|line| serde_json::from_str(line).expect("one JSON value a line")).collect();
    assert_eq!(events.iter().filter(|event| event["event"] == "sent").count(), 15);
    assert!(events.iter().all(|event| event["tick"].is_u64() && event["seq"].is_u64()));
}

#[test]
fn a_trace_does_not_overwrite_its_scenario() {
    let folder = Folder::new();
    let path = folder.file("unmet.toml", UNMET);
    refused(
        folder.suffrage().args(["run", "unmet.toml", "--trace", "./unmet.toml"]),
        "error: ./unmet.toml is the scenario: the trace would overwrite it\n",
    );
    assert_eq!(fs::read_to_string(path).expect("still there"), UNMET);
    let output = folder.suffrage().args(["run", "unmet.toml", "--trace", "no/such/folder"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("error: no/such/folder cannot be written: "));
}

#[test]
fn a_screen_needs_a_terminal() {
    for arguments in [&[][..], &["play"], &["play", "bully-trusting"], &["chang-roberts-ring"]] {
        let output = suffrage().args(arguments).output().expect("it runs");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
        let message = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(message.starts_with("error: ") && message.lines().count() == 1, "{message}");
    }
    let output = suffrage().args(["play", "-"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn bad_usage_ends_with_2_and_help_with_0() {
    for arguments in [
        &["run"][..],
        &["run", "x", "y"],
        &["run", "x", "--format", "xml"],
        &["--lang", "xx", "list"],
        &["run", "x", "--until", "-1"],
        &["x", "list"],
    ] {
        let output = suffrage().args(arguments).output().expect("it runs");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments:?}");
    }
    for arguments in [&["--help"][..], &["-h"], &["run", "--help"], &["--version"]] {
        suffrage().args(arguments).assert().success();
    }
    assert!(stdout(suffrage().args(["run", "--help", "--lang", "es"])).starts_with("Run a scenario headless"));
}

#[test]
fn the_list_has_every_protocol_variant_and_scenario() {
    let text = stdout(suffrage().arg("list"));
    for name in ["chang-roberts", "no-forward", "bully", "patient", "bully-trusting", "Bully: the leader fails"] {
        assert!(text.contains(name), "{name}");
    }
    let topics: Vec<&str> = text.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   ")).collect();
    assert!(topics.contains(&"  Elections on rings") && topics.contains(&"  Failures and detectors"), "{topics:?}");
    assert!(stdout(suffrage().args(["list", "--lang", "pt"])).contains("Bully: o líder cai"));
}

#[test]
fn a_warning_is_shown_beside_its_place() {
    let folder = Folder::new();
    let text = "protocol = \"chang-roberts\"\nevents = [\n  { at = 1, crash = 2 },\n  { at = 2, start = [1, 2] },\n]\n\
                [processes]\nids = [1, 2, 3]\n";
    folder.file("vain.toml", text);
    let output = folder.suffrage().args(["run", "vain.toml"]).output().expect("it runs");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(
        told,
        "warning: tick 2: 2 starts: no effect, because it is down\n --> vain.toml:4:3\n  |\n\
         4 |   { at = 2, start = [1, 2] },\n  |   ^^^^^^^^^^^^^^^^^^^^^^^^^^\n"
    );
}

#[test]
fn every_built_in_scenario_comes_as_it_expects() {
    let text = stdout(suffrage().arg("list"));
    let scenarios = text.split("Scenarios\n").nth(1).expect("the second list");
    let of_topics = scenarios.lines().filter_map(|line| line.strip_prefix("    "));
    let names: Vec<&str> = of_topics.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(names.len() >= 80);
    for name in names {
        suffrage().args(["run", name]).assert().success();
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    let binary = assert_cmd::cargo::cargo_bin("suffrage");
    let folder = Folder::new();
    folder.file("large.toml", "protocol = \"chang-roberts\"\n[processes]\ncount = 200_000\n");
    let mut run = Process::new(binary)
        .args(["run", "large.toml", "--format", "json"])
        .current_dir(folder.0.path())
        .env("SUFFRAGE_CONFIG", "")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    drop(run.stdout.take());
    let output = run.wait_with_output().expect("it ends");
    assert_eq!(
        (output.status.code(), output.stderr.len()),
        (Some(0), 0),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

#[test]
fn a_full_disk_is_reported() {
    // Not every system has this device, on which every write fails.
    let Ok(mut full) = fs::OpenOptions::new().write(true).open("/dev/full") else { return };
    assert!(full.write_all(b"x").is_err());
    let output = Process::new(assert_cmd::cargo::cargo_bin("suffrage"))
        .args(["run", "bully-leader-fails"])
        .env("LANG", "C")
        .env("SUFFRAGE_CONFIG", "")
        .env_remove("LC_ALL")
        .stdout(full)
        .output()
        .expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("error: stdout cannot be written: "));
}
