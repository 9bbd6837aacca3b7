//! `suffrage run` with several files, with changes, and with a trace or a log on standard output.

use super::*;

#[test]
fn several_files_give_results_in_order_and_the_highest_exit_code() {
    let folder = Folder::new();
    folder.file("unmet.toml", UNMET);
    let run = |arguments: &[&str]| folder.suffrage().arg("run").args(arguments).output().expect("it runs");
    let both = run(&["unmet.toml", "bully-leader-fails", "--format", "json"]);
    let lines: Vec<Value> =
        both.stdout.split(|&byte| byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
    assert_eq!((lines.len(), both.status.code()), (2, Some(1)));
    assert_eq!((&lines[0]["protocol"], &lines[1]["tick"]), (&json!("bully"), &json!(11)));
    let faulty = run(&["nowhere.toml", "bully-leader-fails"]);
    assert_eq!(faulty.status.code(), Some(2));
    assert!(!faulty.stdout.is_empty() && String::from_utf8_lossy(&faulty.stderr).contains("nowhere.toml"));
}

#[test]
fn a_trace_or_log_on_standard_output_stands_alone() {
    let trace = suffrage().args(["run", "bully-leader-fails", "--trace", "-"]).output().expect("it runs");
    let lines = String::from_utf8(trace.stdout).expect("UTF-8");
    assert!(lines.lines().all(|line| serde_json::from_str::<Value>(line).is_ok_and(|line| line.get("seq").is_some())));
    assert!(String::from_utf8_lossy(&trace.stderr).contains("at rest at tick 11"));
    let log = |language: &str| {
        let log =
            suffrage().args(["run", "bully-leader-fails", "--log", "--lang", language]).output().expect("it runs");
        (log.status.code(), String::from_utf8(log.stdout).expect("UTF-8"))
    };
    let (code, english) = log("en");
    assert_eq!(code, Some(0));
    assert!(english.starts_with("    2  7        7 crashes"), "{english}");
    assert!(english.lines().last().is_some_and(|line| line.trim_start().starts_with("11 ")), "it ends with the run");
    assert_eq!(english.lines().count(), log("es").1.lines().count());
}

#[test]
fn options_change_the_scenario() {
    let json = |arguments: &[&str]| json(suffrage().arg("run").args(arguments).args(["--format", "json"]));
    let sent =
        |order: &str| json(&["chang-roberts-ring", "--order", order])["messages"]["by_kind"]["ELECTION"].as_u64();
    assert_ne!(sent("ascending"), sent("descending"));
    assert_eq!(json(&["chang-roberts-ring", "--protocol", "franklin"])["protocol"], "franklin");
    assert_eq!(json(&["chang-roberts-ring", "--variant", "no-forward", "--delay", "2..3"])["variant"], "no-forward");
}

#[test]
fn what_cannot_be_printed_together_is_refused() {
    let refused = |arguments: &[&str], told: &str| {
        super::refused(suffrage().arg("run").args(arguments), &format!("error: {told}\n"));
    };
    refused(&["bully-crossing", "bully-leader-fails", "--log"], "--log takes one scenario, not several");
    refused(&["bully-crossing", "bully-leader-fails", "--trace", "-"], "--trace takes one scenario, not several");
    refused(&["-", "-"], "standard input can be read only once");
    let told = "`--log` and `--trace -` would both write to standard output; write --trace FILE";
    refused(&["bully-crossing", "--log", "--trace", "-"], told);
}

const WARNED: &str = "algorithm: A\nlinks: one-way ring\nmessage ASK\non start: send ASK\n";

#[test]
fn warnings_about_an_algorithm_stand_beside_their_places() {
    let folder = Folder::new();
    folder.file("my.algo", WARNED);
    let rest = "[processes]\nids = [1, 2, 3]\n";
    folder.file("named.toml", format!("protocol = \"my.algo\"\n{rest}"));
    folder.file("inside.toml", format!("protocol = \"my.algo\"\nalgorithm = '''\n{WARNED}'''\n{rest}"));
    folder.file("ring.toml", format!("protocol = \"chang-roberts\"\n{rest}"));
    let warned = |arguments: &[&str]| {
        let output = folder.suffrage().args(arguments).output().expect("it runs");
        (output.status.code(), String::from_utf8(output.stderr).expect("UTF-8"))
    };
    let told = |place: &str| {
        let line = place.split(':').nth(1).expect("a line");
        format!("warning: no handler receives ASK\n --> {place}\n  |\n{line} | message ASK\n  |         ^^^\n")
    };
    for (arguments, place) in [
        (&["run", "my.algo"][..], "my.algo:3:9"),
        (&["run", "named.toml"], "my.algo:3:9"),
        (&["check", "named.toml"], "my.algo:3:9"),
        (&["run", "inside.toml"], "inside.toml:5:9"),
        (&["export", "named.toml", "--format", "csv"], "my.algo:3:9"),
        (&["compare", "ring.toml", "--protocol", "my.algo", "--format", "json"], "my.algo:3:9"),
    ] {
        let (code, said) = warned(arguments);
        assert!(said.starts_with(&told(place)), "{arguments:?}: {said}");
        assert!(matches!(code, Some(0 | 1)), "{arguments:?}: {said}");
    }
    let with = |language| warned(&["run", "my.algo", "--lang", language]).1;
    assert!(with("es").starts_with("aviso: ninguna reacción recibe ASK"), "{}", with("es"));
    assert!(with("pt").starts_with("aviso: nenhuma reação recebe ASK"), "{}", with("pt"));
}

#[test]
fn results_and_traces_tell_which_text_of_an_algorithm_ran() {
    let folder = Folder::new();
    folder.file("my.algo", WARNED);
    let result = json(folder.suffrage().args(["run", "my.algo", "--format", "json"]));
    assert_eq!(result["protocol"], json!("my.algo"));
    let program = result["program"].as_str().expect("the hash of the text");
    assert!(program.len() == 16 && program.chars().all(|digit| digit.is_ascii_hexdigit()), "{program}");
    let trace = stdout(folder.suffrage().args(["run", "my.algo", "--trace", "-"]));
    let mut lines = trace.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    assert_eq!(lines.next(), Some(json!({ "protocol": "my.algo", "program": program })));
    assert!(lines.all(|line| line.get("seq").is_some()));
    folder.file("my.algo", WARNED.replace("algorithm: A", "algorithm: B"));
    assert_ne!(json(folder.suffrage().args(["run", "my.algo", "--format", "json"]))["program"], json!(program));
    let built_in = json(suffrage().args(["run", "bully-leader-fails", "--format", "json"]));
    assert_eq!(built_in.get("program"), None);
}
