//! Tests of `suffrage check`: its answers about all runs, and the runs that it finds to violate a property.

use super::*;

pub(super) const THREE: &str = "protocol = \"bully\"\n[processes]\nids = [1, 2, 3]\n";
pub(super) const AS_IT_IS: &str = "protocol = \"bully\"\n[processes]\nids = [1, 2, 3]\n[check]\nasynchronous = true\nany_start = true\n\
                        crashes = 1\nearly = 0\nholds = [\"one-leader\"]\nviolates = [\"highest\"]\nshortest = { highest = 6 }\n\
                        states = 1443\n";

pub(super) fn out(command: &mut Command, code: i32) -> String {
    let output = command.assert().code(code).get_output().clone();
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

pub(super) fn refused(command: &mut Command) -> Vec<String> {
    let output = command.assert().code(2).get_output().clone();
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).expect("text").lines().map(str::to_owned).collect()
}

#[test]
fn the_answer_has_the_shortest_run_that_breaks_a_property() {
    let folder = Folder::new();
    folder.file("three.toml", THREE);
    let asked =
        ["check", "three.toml", "--asynchronous", "--any-start", "--early", "1", "--property", "one-leader,agreement"];
    let told = out(folder.suffrage().args(asked), 1);
    let has = |line: &str| assert!(told.lines().any(|told| told == line), "no line {line:?} in\n{told}");
    has("without a clock · each process may start once · at most 1 timeout while a message is in transit");
    has("  8,803 states · 27,710 transitions · at most 19 steps from the start");
    has("  one-leader  violated after 3 steps");
    has("  agreement   violated after 12 steps");
    has("runs: every run ends");
    has("  [2 3 3]  1 state, reached after 12 steps at the earliest");
    has("The shortest run that violates one-leader:");
    has("     one-leader broke: 1 became a leader while 3 led");
}

#[test]
fn holding_gives_exit_code_0_and_undecided_3() {
    let folder = Folder::new();
    folder.file("three.toml", THREE);
    let asked = ["check", "three.toml", "--asynchronous", "--any-start", "--early", "0"];
    let told = out(folder.suffrage().args(asked), 0);
    assert!(told.contains("  termination  holds at every rest\n"), "{told}");
    for limit in [["--limit-states", "100"], ["--depth", "4"]] {
        let told = out(folder.suffrage().args(asked).args(limit), 3);
        assert!(
            told.contains("not all states were visited")
                && told.contains("undecided beyond that: the check stopped after"),
            "{told}"
        );
        assert!(!told.contains("holds"), "{told}");
    }
}

#[test]
fn json_tells_the_same() {
    let folder = Folder::new();
    folder.file("three.toml", AS_IT_IS);
    let told: Value =
        serde_json::from_str(&out(folder.suffrage().args(["check", "three.toml", "--format", "json"]), 0))
            .expect("JSON");
    assert_eq!(
        (&told["states"], &told["runs"], &told["complete"]),
        (&json!(1443), &json!("go-on-unfairly"), &json!(true))
    );
    assert_eq!(told["properties"][0], json!({ "name": "one-leader", "status": "holds", "judged": "every-state" }));
    let highest = &told["properties"][1];
    assert_eq!((&highest["status"], &highest["steps"]), (&json!("violated"), &json!(6)));
    let story = highest["story"].as_array().expect("a story");
    assert_eq!((&story[0]["tick"], &story.last().expect("lines")["tick"]), (&json!(1), &json!(6)));
    assert!(told["seconds"].is_f64() && told["memory"].is_u64() && told["states_per_second"].is_u64(), "{told}");
    assert_eq!((&told["repeatable"], &told["unlike"]), (&json!(false), &json!([])));
    assert_eq!((told["as_expected"].as_bool(), told["ends"].as_array().map(Vec::len)), (Some(true), Some(5)));
}

#[test]
fn the_expected_answer_applies_only_to_its_own_question() {
    let folder = Folder::new();
    folder.file("well.toml", AS_IT_IS);
    assert!(out(folder.suffrage().args(["check", "well.toml"]), 0).ends_with("as the file says\n"));
    folder.file("wrong.toml", AS_IT_IS.replace("1443", "1444").replace("highest = 6", "highest = 5"));
    let told = out(folder.suffrage().args(["check", "wrong.toml"]), 1);
    assert!(told.contains("not as the file says: highest is violated after 6 steps, not 5\n"), "{told}");
    assert!(told.ends_with("not as the file says: there are 1,443 states, not 1,444\n"), "{told}");
    let json = out(folder.suffrage().args(["check", "wrong.toml", "--format", "json"]), 1);
    let json: Value = serde_json::from_str(&json).expect("JSON");
    let states = json!({ "key": "states", "states": 1443, "wanted": 1444 });
    let shortest = json!({ "key": "shortest", "property": "highest", "steps": 6, "wanted": 5 });
    assert_eq!((&json["as_expected"], &json["unlike"]), (&json!(false), &json!([shortest, states])));
    let told = out(folder.suffrage().args(["check", "wrong.toml", "--crashes", "0"]), 0);
    assert!(!told.contains("as the file says"), "{told}");
}

#[test]
fn an_undecided_answer_neither_meets_the_file_nor_denies_an_end() {
    let folder = Folder::new();
    folder.file("open.toml", AS_IT_IS.replace("states = 1443\n", "").replace("highest = 6", "highest = 7"));
    let told = out(folder.suffrage().args(["check", "open.toml", "--depth", "3"]), 3);
    assert!(
        told.ends_with("it is undecided whether the result is as the file says, because not all states were visited\n"),
        "{told}"
    );
    assert!(told.contains("\nendings: none found in ") && !told.contains("comes to rest"), "{told}");
    let json = out(folder.suffrage().args(["check", "open.toml", "--depth", "3", "--format", "json"]), 3);
    let json: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&json["as_expected"], &json["repeatable"]), (&json!(null), &json!(null)));
    // Even an incomplete search reports that its result contradicts the file.
    let told = out(folder.suffrage().args(["check", "open.toml", "--depth", "7"]), 1);
    assert!(told.ends_with("not as the file says: highest is violated after 6 steps, not 7\n"), "{told}");
}

#[test]
fn properties_judged_at_rest_say_so_with_bounds_and_without_rest() {
    let folder = Folder::new();
    folder.file("raft.toml", "protocol = \"raft-election\"\n[processes]\ncount = 3\n");
    let told = out(folder.suffrage().args(["check", "raft.toml", "--asynchronous", "--timers", "1"]), 0);
    let has = |told: &str, line: &str| assert!(told.lines().any(|told| told == line), "no line {line:?} in\n{told}");
    has(&told, "  one-leader           holds in every state within these bounds");
    has(&told, "  agreement            not checked: no run comes to rest within these bounds");
    has(&told, "  termination          every run ends within these bounds");
    has(&told, "endings: no run comes to rest within these bounds");
    has(
        &told,
        "no run (without a clock, at most 1 timeout) violates one-leader-per-term, leader-completeness, one-leader, termination",
    );
    folder.file("two.toml", THREE.replace("1, 2, 3", "1, 2"));
    let asked =
        ["check", "two.toml", "--asynchronous", "--any-start", "--timers", "2", "--property", "highest,termination"];
    let told = out(folder.suffrage().args(asked), 0);
    has(&told, "  highest      holds at every rest within these bounds");
    has(&told, "  termination  holds at every rest, and every run ends, within these bounds");
}

#[test]
fn vacuous_truth_is_reported() {
    let folder = Folder::new();
    folder.file("three.toml", THREE);
    for clock in [&["--crashes", "1"][..], &["--asynchronous"]] {
        let told = out(folder.suffrage().args(["check", "three.toml"]).args(clock), 0);
        assert_eq!(told.matches("holds only because nothing ever started").count(), 5, "{told}");
        assert!(!told.contains("no run ("), "{told}");
        let json = out(folder.suffrage().args(["check", "three.toml", "--format", "json"]).args(clock), 0);
        assert_eq!(json.matches("\"judged\":\"nothing-began\"").count(), 5, "{json}");
    }
    let told = out(folder.suffrage().args(["check", "three.toml", "--starts", "1"]), 0);
    assert!(!told.contains("nothing ever began"), "{told}");
}

/// The plural rules of Portuguese use the text for 1 also for 0, so this text must contain the number.
#[test]
fn zero_is_written_as_zero_in_every_language() {
    let folder = Folder::new();
    folder.file("three.toml", THREE);
    for language in ["en", "es", "pt"] {
        let told = out(folder.suffrage().args(["check", "three.toml", "--lang", language]), 0);
        let figures = told.lines().find(|line| line.contains(" · ") && line.starts_with("  ")).expect("figures");
        assert_eq!(figures.matches('0').count(), 2, "no transition and no step: {figures}");
    }
}

#[test]
fn repeatability_is_reported_and_the_most_common_ends_come_first() {
    let folder = Folder::new();
    folder.file("ring.toml", "protocol = \"chang-roberts\"\n[processes]\nids = [3, 1, 2]\n");
    let asked = ["check", "ring.toml", "--asynchronous", "--any-start"];
    let told = out(folder.suffrage().args(asked), 0);
    assert!(
        told.contains("\nendings: all runs end in the same way\n  3  1 state, reached after 7 steps at the earliest\n"),
        "{told}"
    );
    let json: Value =
        serde_json::from_str(&out(folder.suffrage().args(asked).args(["--format", "json"]), 0)).expect("JSON");
    assert_eq!(json["repeatable"], json!(true));
    let told = out(folder.suffrage().args(asked).args(["--crashes", "1"]), 1);
    assert!(told.contains("\nendings: runs end in 8 different ways\n") && told.contains("  3 (crashed: 1)"), "{told}");
    let json = out(folder.suffrage().args(["check", "bully-crossing", "--format", "json"]), 0);
    let json: Value = serde_json::from_str(&json).expect("JSON");
    let states: Vec<u64> =
        json["ends"].as_array().expect("ends").iter().filter_map(|end| end["states"].as_u64()).collect();
    assert!(states.len() > 1 && states.is_sorted_by(|one, other| one >= other), "{states:?}");
}

#[test]
fn a_found_run_is_a_scenario_that_expects_its_violation() {
    let folder = Folder::new();
    folder.file("three.toml", AS_IT_IS);
    out(folder.suffrage().args(["check", "three.toml", "-o", "found.toml"]), 0);
    let found = fs::read_to_string(folder.path("found.toml")).expect("it was written");
    assert!(found.contains("violates = [\"highest\"]") && found.contains("choices = ["), "{found}");
    let run = folder.suffrage().args(["run", "found.toml"]).assert().success().get_output().clone();
    let run = String::from_utf8(run.stdout).expect("text");
    assert!(run.contains("violated at tick 6"), "{run}");
    // Without a counterexample there is nothing to write.
    let none = folder.suffrage().args(["check", "three.toml", "--crashes", "0", "-o", "none.toml"]).assert().success();
    assert!(String::from_utf8_lossy(&none.get_output().stderr).contains("there is nothing to write or to open"));
    assert!(!folder.path("none.toml").exists());
}

#[test]
fn with_the_clock_all_delays_are_tried() {
    let folder = Folder::new();
    let text = "protocol = \"bully\"\n[processes]\nids = [1, 2, 3]\nleader = 3\n[network]\ndelay = [1, 2]\n[detector]\nkind = \"oracle\"\n";
    folder.file("returns.toml", text);
    let asked =
        ["check", "returns.toml", "--crashes", "1", "--revivals", "1", "--property", "one-leader,agreement,highest"];
    let told = out(folder.suffrage().args(asked).args(["-o", "found.toml"]), 1);
    let has = |line: &str| assert!(told.lines().any(|told| told == line), "no line {line:?} in\n{told}");
    has("with the clock, trying every delay and random choice · at most 1 crash · at most 1 return after a crash");
    has("  551 states · 2,227 transitions · at most 14 ticks from the start");
    has("  one-leader  violated after 9 ticks");
    has("  agreement   holds at every rest");
    let run = folder.suffrage().args(["run", "found.toml"]).assert().success().get_output().clone();
    assert!(String::from_utf8_lossy(&run.stdout).contains("violated at tick 9"));
}

#[test]
fn the_shortest_run_to_a_goal_is_printed_written_and_played() {
    let folder = Folder::new();
    folder.file("three.toml", THREE);
    let asked = ["check", "three.toml", "--asynchronous", "--any-start", "--early", "0"];
    let never = out(folder.suffrage().args(asked).args(["--reach", "leader=2"]), 1);
    assert!(never.contains("\n2 leads: in none of 349 states\n"), "{never}");
    let bounded = out(folder.suffrage().args(asked).args(["--reach", "leader=2", "--limit-states", "50"]), 3);
    assert!(bounded.contains("2 leads: not within") && bounded.contains("undecided beyond"), "{bounded}");
    let crash = ["--crashes", "1", "--reach", "leader=2", "-o", "found.toml"];
    let told = out(folder.suffrage().args(asked).args(crash), 0);
    assert!(
        told.contains("\n2 leads: after 4 steps\n")
            && told.contains("     2 becomes the leader: its elected cell holds its own id\n"),
        "{told}"
    );
    let json = ["--crashes", "1", "--reach", "leader=2", "--format", "json"];
    let json: Value = serde_json::from_str(&out(folder.suffrage().args(asked).args(json), 0)).expect("JSON");
    let reach = &json["reach"];
    assert_eq!((&reach["goal"], &reach["status"], &reach["steps"]), (&json!("leader=2"), &json!("reached"), &json!(4)));
    assert_eq!(reach["story"][0]["tick"], json!(1));
    let run = out(folder.suffrage().args(["run", "found.toml", "--format", "json"]), 0);
    let run: Value = serde_json::from_str(&run).expect("JSON");
    assert_eq!(run["tick"], json!(4));
    for (given, said) in [
        ("leadr", "leader or leader=ID"),
        ("leader=9", "--reach: there is no process 9"),
        ("message=ANSWR", "write one of ANSWER"),
        ("leader=", "--reach leader=: write leader or leader=ID"),
        ("decision", "bully decides no value"),
    ] {
        let faults = refused(folder.suffrage().args(asked).args(["--reach", given]));
        assert!(faults.iter().any(|fault| fault.contains(said)), "{faults:?}");
    }
}

#[test]
fn the_graph_of_states_is_written_for_other_tools() {
    let folder = Folder::new();
    folder.file("ring.toml", "protocol = \"chang-roberts\"\n[processes]\nids = [3, 1, 2]\n");
    let asked = ["check", "ring.toml", "--asynchronous", "--any-start", "--crashes", "1"];
    out(folder.suffrage().args(asked).args(["--graph", "ring.aut"]), 1);
    let aut = fs::read_to_string(folder.path("ring.aut")).expect("it is written");
    let mut lines = aut.lines();
    let head = lines.next().expect("a first line");
    let numbers: Vec<usize> =
        head.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
    let edges: Vec<&str> = lines.collect();
    assert_eq!((numbers[0], numbers[1]), (0, edges.len()), "{head}");
    assert!(edges.contains(&"(0, \"start 3\", 1)"), "{aut}");
    assert!(
        edges.iter().any(|edge| edge.contains("\"ELECTION 3 -> 1\""))
            && edges.iter().any(|edge| edge.contains("\"crash 2\""))
    );
    out(folder.suffrage().args(asked).args(["--graph", "ring.dot"]), 1);
    let dot = fs::read_to_string(folder.path("ring.dot")).expect("it is written");
    assert!(dot.starts_with("digraph states {\n") && dot.ends_with("}\n"));
    // Three steps lead to the fourth step, which violates the property.
    assert_eq!(dot.lines().filter(|line| line.contains("->") && line.contains("color = red")).count(), 4, "{dot}");
    // With the clock, a step includes everything that happens in its tick.
    let timed = ["check", "ring.toml", "--any-start", "--crashes", "1", "--losses", "1", "--graph", "ring.aut"];
    out(folder.suffrage().args(timed), 1);
    let aut = fs::read_to_string(folder.path("ring.aut")).expect("it is written");
    for label in ["start 3", "start 3, start 1, start 2", "crash 2, ELECTION 3 -> 1", "lose ELECTION 3 -> 1"] {
        assert!(aut.contains(&format!(", \"{label}\", ")), "{label}: {aut}");
    }
    let faults = refused(folder.suffrage().args(asked).args(["--graph", "ring.png"]));
    assert!(faults.iter().any(|fault| fault.contains("must end in .dot or .aut")), "{faults:?}");
}

#[test]
fn budgets_apply_with_the_clock_too() {
    let folder = Folder::new();
    folder.file(
        "ring.toml",
        "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = 3 }]\n[processes]\nids = [3, 1, 2]\n",
    );
    let told = out(folder.suffrage().args(["check", "ring.toml", "--losses", "1"]), 1);
    assert!(told.contains("with the clock, trying every delay and random choice · at most 1 message lost\n"), "{told}");
    assert!(told.contains("  termination  violated after "), "{told}");
    out(folder.suffrage().args(["check", "ring.toml", "--duplicates", "1", "--property", "one-leader"]), 0);
}

#[test]
fn unexecuted_lines_are_listed_after_a_complete_search() {
    let folder = Folder::new();
    folder.file("ring.toml", "protocol = \"chang-roberts\"\n[processes]\nids = [3, 1, 2]\n");
    let asked = ["check", "ring.toml", "--asynchronous", "--any-start"];
    let lines = |more: &[&str], code: i32| {
        let json = out(folder.suffrage().args(asked).args(more).args(["--format", "json"]), code);
        let json: Value = serde_json::from_str(&json).expect("JSON");
        json["not_obeyed"].as_array().expect("lines").clone()
    };
    let (never, again) = (json!(["start-ignored"]), lines(&["--starts", "1"], 0));
    assert!(lines(&[], 0).contains(&never), "nobody asks a participating process to start");
    assert!(!again.contains(&never), "{again:?}");
    assert_eq!(lines(&["--depth", "2"], 3), Vec::<Value>::new());
    let told = out(folder.suffrage().args(asked), 0);
    let (_, told) = told.split_once("\nlines of the algorithm that no run executes:\n  ").expect("they are listed");
    assert!(told.lines().count() >= 1, "{told}");
}
