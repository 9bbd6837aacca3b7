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
