//! `suffrage check`: what is said of all runs, the run that breaks something, and what is refused.

use super::*;

const THREE: &str = "protocol = \"bully\"\n[processes]\nids = [1, 2, 3]\n";
const AS_IT_IS: &str = "protocol = \"bully\"\n[processes]\nids = [1, 2, 3]\n[check]\nasynchronous = true\nany_start = true\n\
                        crashes = 1\nearly = 0\nholds = [\"one-leader\"]\nviolates = [\"highest\"]\nshortest = { highest = 6 }\n\
                        states = 1443\n";

fn out(command: &mut Command, code: i32) -> String {
    let output = command.assert().code(code).get_output().clone();
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn refused(command: &mut Command) -> Vec<String> {
    let output = command.assert().code(2).get_output().clone();
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).expect("text").lines().map(str::to_owned).collect()
}

#[test]
fn all_runs_are_told_with_the_shortest_that_breaks_a_property() {
    let folder = Folder::new();
    folder.file("three.toml", THREE);
    let asked = ["check", "three.toml", "--asynchronous", "--any-start", "--early", "1", "--property", "one-leader,agreement"];
    let told = out(folder.suffrage().args(asked), 1);
    let has = |line: &str| assert!(told.lines().any(|told| told == line), "no line {line:?} in\n{told}");
    has("without a clock · each process may begin once · at most 1 timer runs out while anything is under way");
    has("  8,803 states · 27,710 transitions · at most 19 steps deep");
    has("  one-leader  violated after 3 steps");
    has("  agreement   violated after 12 steps");
    has("runs: every run ends");
    has("  [2 3 3]  1 state, after 12 steps at the earliest");
    has("The shortest run that violates one-leader:");
    has("     one-leader broke: 1 came to lead while 3 led");
}

#[test]
fn what_holds_ends_with_0_and_what_is_undecided_with_3() {
    let folder = Folder::new();
    folder.file("three.toml", THREE);
    let asked = ["check", "three.toml", "--asynchronous", "--any-start", "--early", "0"];
    let told = out(folder.suffrage().args(asked), 0);
    assert!(told.contains("  termination  holds whenever nothing is under way\n"), "{told}");
    for limit in [["--limit-states", "100"], ["--depth", "4"]] {
        let told = out(folder.suffrage().args(asked).args(limit), 3);
        assert!(told.contains("not all states were visited") && told.contains("undecided beyond, after"), "{told}");
        assert!(!told.contains("holds"), "{told}");
    }
}

#[test]
fn json_tells_the_same() {
    let folder = Folder::new();
    folder.file("three.toml", AS_IT_IS);
    let told: Value =
        serde_json::from_str(&out(folder.suffrage().args(["check", "three.toml", "--format", "json"]), 0)).expect("JSON");
    assert_eq!((&told["states"], &told["runs"], &told["complete"]), (&json!(1443), &json!("go-on-unfairly"), &json!(true)));
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
fn the_file_says_what_the_answer_is_unless_something_else_is_asked() {
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

/// What is explored counts, not which options are given.
#[test]
fn the_answer_of_the_file_is_in_force_as_long_as_the_same_is_explored() {
    let folder = Folder::new();
    folder.file("well.toml", AS_IT_IS);
    folder.file("drawn.toml", AS_IT_IS.replace("ids = [1, 2, 3]", "count = 3\norder = \"random\""));
    let is_in_force = |file: &str, options: &[&str]| {
        let json = folder.suffrage().args(["check", file, "--format", "json"]).args(options).assert().get_output().clone();
        let json: Value = serde_json::from_slice(&json.stdout).expect("JSON");
        json.get("as_expected").is_some()
    };
    let same: [&[&str]; 6] = [
        &[],
        &["--asynchronous"],
        &["--crashes", "1", "--losses", "0"],
        &["--any-start=3,2,1"],
        &["--property", "highest", "one-leader"],
        &["--seed", "0"],
    ];
    for options in same {
        assert!(is_in_force("well.toml", options), "{options:?}");
    }
    let other: [&[&str]; 4] = [&["--crashes", "0"], &["--any-start=1,2"], &["--property", "highest"], &["--early", "1"]];
    for options in other {
        assert!(!is_in_force("well.toml", options), "{options:?}");
    }
    assert!(is_in_force("drawn.toml", &[]) && !is_in_force("drawn.toml", &["--seed", "7"]));
}

#[test]
fn states_are_counted_only_where_all_may_be_visited() {
    let folder = Folder::new();
    folder.file("well.toml", AS_IT_IS);
    let fewer = refused(folder.suffrage().args(["check", "well.toml", "--limit-states", "1443"]));
    assert_eq!(fewer.len(), 1);
    assert!(fewer[0].contains("--limit-states 1,443: [check] says that there are 1,443 states"), "{fewer:?}");
    let first = refused(folder.suffrage().args(["check", "well.toml", "--first"]));
    assert!(first[0].contains("leave out --first"), "{first:?}");
    for enough in [["--limit-states", "1444"], ["--depth", "100"]] {
        out(folder.suffrage().args(["check", "well.toml"]).args(enough), 0);
    }
    // More than the file says are not as it says, though not all are counted.
    folder.file("fewer.toml", AS_IT_IS.replace("1443", "100"));
    let told = out(folder.suffrage().args(["check", "fewer.toml", "--limit-states", "200"]), 1);
    assert!(told.ends_with("not as the file says: there are more than 100 states\n"), "{told}");
    // What is no longer in force is in nobody's way.
    out(folder.suffrage().args(["check", "well.toml", "--crashes", "0", "--limit-states", "100"]), 3);
}

#[test]
fn budgets_that_mean_nothing_are_refused_in_a_sentence_that_names_the_option() {
    let folder = Folder::new();
    folder.file("three.toml", THREE);
    folder.file("ring.toml", "protocol = \"chang-roberts\"\n[processes]\nids = [3, 1, 2]\n");
    let cases: [(&str, &[&str], &[&str]); 9] = [
        ("three.toml", &["--mid-broadcast"], &["--mid-broadcast says where crashes may come: say how many with --crashes"]),
        ("three.toml", &["--timers", "answer=3,answer=2"], &["--timers: answer is bounded twice"]),
        ("three.toml", &["--timers", "=3"], &["--timers =3: write a number, or numbers by name, such as election=3,heartbeat=2"]),
        ("three.toml", &["--draws", "3"], &["--draws: bully draws nothing"]),
        (
            "ring.toml",
            &["--draws", "3", "--timers", "3", "--asynchronous", "--early", "0"],
            &[
                "--timers: chang-roberts has no timers",
                "--early: chang-roberts has no timers",
                "--draws: chang-roberts draws nothing",
            ],
        ),
        ("ring.toml", &["--timers", "answer=3"], &["--timers: chang-roberts has no timers"]),
        ("ring.toml", &["--any-start="], &["--any-start=: write ids, such as --any-start=1,2, or --any-start alone for all"]),
        ("ring.toml", &["--reach", "decision"], &["--reach decision: nobody decides in chang-roberts; there is leader"]),
        ("flooding-one-crash", &["--reach", "leader"], &["--reach leader: nobody leads in flooding; there is decision"]),
    ];
    for (file, options, said) in cases {
        let said: Vec<String> = said.iter().map(|said| format!("error: {said}")).collect();
        assert_eq!(refused(folder.suffrage().args(["check", file]).args(options)), said, "{options:?}");
    }
    let asked = ["check", "three.toml", "--asynchronous", "--any-start", "--early", "0", "--reach", "leader=2", "-o", "x.toml"];
    let never = folder.suffrage().args(asked).assert().code(1).get_output().clone();
    let never = String::from_utf8(never.stderr).expect("text");
    assert_eq!(never, "no run was found in which it happens: there is nothing to write or to open\n");
}

#[test]
fn of_all_scenarios_nothing_is_asked_that_belongs_to_one() {
    let one: [&[&str]; 8] = [
        &["--property", "agreement"],
        &["--crashes", "1"],
        &["-o", "x.toml"],
        &["--play"],
        &["--first"],
        &["--reach", "leader"],
        &["--graph", "x.aut"],
        &["bully-crossing"],
    ];
    for options in one {
        let said = refused(suffrage().args(["check", "--all"]).args(options)).join("\n");
        assert!(said.contains("--all"), "{options:?}: {said}");
    }
    // A line each, in the form that is asked for; limits leave open what the files say.
    let told = out(suffrage().args(["check", "--all", "--limit-states", "3", "--format", "json"]), 3);
    assert!(told.lines().count() >= 20, "{told}");
    for line in told.lines() {
        let line: Value = serde_json::from_str(line).expect("JSON");
        assert!(line["scenario"].is_string() && line["states"].is_u64(), "{line}");
        assert_ne!(line["as_expected"], json!(false), "{line}");
    }
}

/// Where not all was explored, nothing is said of what was not met.
#[test]
fn what_is_undecided_is_not_as_the_file_says_and_no_end_is_denied() {
    let folder = Folder::new();
    folder.file("open.toml", AS_IT_IS.replace("states = 1443\n", "").replace("highest = 6", "highest = 7"));
    let told = out(folder.suffrage().args(["check", "open.toml", "--depth", "3"]), 3);
    assert!(told.ends_with("whether it is as the file says is undecided: not all states were visited\n"), "{told}");
    assert!(told.contains("\nends: none was met in ") && !told.contains("comes to rest"), "{told}");
    let json = out(folder.suffrage().args(["check", "open.toml", "--depth", "3", "--format", "json"]), 3);
    let json: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&json["as_expected"], &json["repeatable"]), (&json!(null), &json!(null)));
    // What contradicts it is told all the same.
    let told = out(folder.suffrage().args(["check", "open.toml", "--depth", "7"]), 1);
    assert!(told.ends_with("not as the file says: highest is violated after 6 steps, not 7\n"), "{told}");
}

#[test]
fn what_is_judged_at_rest_says_so_within_bounds_and_where_nothing_rests() {
    let folder = Folder::new();
    folder.file("raft.toml", "protocol = \"raft-election\"\n[processes]\ncount = 3\n");
    let told = out(folder.suffrage().args(["check", "raft.toml", "--asynchronous", "--timers", "1"]), 0);
    let has = |told: &str, line: &str| assert!(told.lines().any(|told| told == line), "no line {line:?} in\n{told}");
    has(&told, "  one-leader           holds in every state within these bounds");
    has(&told, "  agreement            nothing was judged: no run came to rest within these bounds");
    has(&told, "  termination          no run goes on for ever within these bounds");
    has(&told, "ends: no run comes to rest within these bounds");
    has(&told, "no run (without a clock, at most 1 timer runs out) violates one-leader-per-term, one-leader, termination");
    folder.file("two.toml", THREE.replace("1, 2, 3", "1, 2"));
    let asked = ["check", "two.toml", "--asynchronous", "--any-start", "--timers", "2", "--property", "highest,termination"];
    let told = out(folder.suffrage().args(asked), 0);
    has(&told, "  highest      holds at every rest within these bounds");
    has(&told, "  termination  holds at every rest, and no run goes on for ever, within these bounds");
}

#[test]
fn what_holds_only_because_nothing_began_is_told() {
    let folder = Folder::new();
    folder.file("three.toml", THREE);
    for clock in [&["--crashes", "1"][..], &["--asynchronous"]] {
        let told = out(folder.suffrage().args(["check", "three.toml"]).args(clock), 0);
        assert_eq!(told.matches("holds only because nothing ever began").count(), 5, "{told}");
        assert!(!told.contains("no run ("), "{told}");
        let json = out(folder.suffrage().args(["check", "three.toml", "--format", "json"]).args(clock), 0);
        assert_eq!(json.matches("\"judged\":\"nothing-began\"").count(), 5, "{json}");
    }
    let told = out(folder.suffrage().args(["check", "three.toml", "--starts", "1"]), 0);
    assert!(!told.contains("nothing ever began"), "{told}");
}

/// In Portuguese 0 is counted as 1 is.
#[test]
fn nothing_is_told_as_nothing_in_every_language() {
    let folder = Folder::new();
    folder.file("three.toml", THREE);
    for language in ["en", "es", "pt"] {
        let told = out(folder.suffrage().args(["check", "three.toml", "--lang", language]), 0);
        let figures = told.lines().find(|line| line.contains(" · ") && line.starts_with("  ")).expect("figures");
        assert_eq!(figures.matches('0').count(), 2, "no transition and no step: {figures}");
    }
}

#[test]
fn whether_all_runs_end_the_same_is_told_and_the_ends_in_which_most_states_end_come_first() {
    let folder = Folder::new();
    folder.file("ring.toml", "protocol = \"chang-roberts\"\n[processes]\nids = [3, 1, 2]\n");
    let asked = ["check", "ring.toml", "--asynchronous", "--any-start"];
    let told = out(folder.suffrage().args(asked), 0);
    assert!(told.contains("\nends: all runs end the same\n  3  1 state, after 7 steps at the earliest\n"), "{told}");
    let json: Value = serde_json::from_str(&out(folder.suffrage().args(asked).args(["--format", "json"]), 0)).expect("JSON");
    assert_eq!(json["repeatable"], json!(true));
    let told = out(folder.suffrage().args(asked).args(["--crashes", "1"]), 1);
    assert!(told.contains("\nends: runs end in 8 different ways\n") && told.contains("  3 (crashed: 1)"), "{told}");
    let json = out(folder.suffrage().args(["check", "bully-crossing", "--format", "json"]), 0);
    let json: Value = serde_json::from_str(&json).expect("JSON");
    let states: Vec<u64> = json["ends"].as_array().expect("ends").iter().filter_map(|end| end["states"].as_u64()).collect();
    assert!(states.len() > 1 && states.is_sorted_by(|one, other| one >= other), "{states:?}");
}

#[test]
fn a_run_that_was_found_is_a_scenario_that_expects_what_it_violates() {
    let folder = Folder::new();
    folder.file("three.toml", AS_IT_IS);
    out(folder.suffrage().args(["check", "three.toml", "-o", "found.toml"]), 0);
    let found = fs::read_to_string(folder.path("found.toml")).expect("it was written");
    assert!(found.contains("violates = [\"highest\"]") && found.contains("choices = ["), "{found}");
    let run = folder.suffrage().args(["run", "found.toml"]).assert().success().get_output().clone();
    let run = String::from_utf8(run.stdout).expect("text");
    assert!(run.contains("violated at tick 6"), "{run}");
    // Where nothing is found there is nothing to write.
    let none = folder.suffrage().args(["check", "three.toml", "--crashes", "0", "-o", "none.toml"]).assert().success();
    assert!(String::from_utf8_lossy(&none.get_output().stderr).contains("there is nothing to write or to open"));
    assert!(!folder.path("none.toml").exists());
}

#[test]
fn everything_that_is_wrong_is_said_at_once_and_nothing_is_explored() {
    let folder = Folder::new();
    folder.file("three.toml", THREE);
    let check = |arguments: &[&str]| refused(folder.suffrage().arg("check").arg("three.toml").args(arguments));
    let wrong = [
        "--any-start=1,7",
        "--timers",
        "answr=3",
        "--limit-memory",
        "1M",
        "--property",
        "higest",
        "--early",
        "0",
        "--threads",
        "0",
        "-o",
        "no/x.toml",
    ];
    let said = check(&wrong);
    let expected = [
        "no/x.toml",
        "--any-start: there is no process 7",
        "--timers answr: there is no such timer; there is answer",
        "--early counts timers",
        "--limit-memory 1M",
        "--property higest: there is no such property; there is highest",
        "--threads 0: write a number from 1",
    ];
    assert_eq!(said.len(), expected.len(), "{said:#?}");
    for part in expected {
        assert!(said.iter().any(|line| line.starts_with("error: ") && line.contains(part)), "{part}: {said:#?}");
    }
    assert_eq!(
        check(&["--asynchronous", "-o", "three.toml"]),
        ["error: three.toml is the scenario: the run that is found would overwrite it"]
    );
    let barriers = refused(suffrage().args(["check", "flooding-one-crash", "--asynchronous"]));
    assert_eq!(barriers, ["error: the rounds of flooding are ticks of a common clock; leave out --asynchronous"]);
}

#[test]
fn faults_of_the_table_have_their_places() {
    let folder = Folder::new();
    folder.file(
        "bad.toml",
        "protocol = \"bully\"\n[processes]\nids = [1, 2, 3]\n[check]\nearly = 1\nany_start = [4]\ntimers = { answr = 1 }\n\
                             crashes = -1\nholds = [\"highest\"]\nviolates = [\"highest\"]\n",
    );
    let said = refused(folder.suffrage().args(["check", "bad.toml"])).join("\n");
    for part in ["bad.toml:5:", "bad.toml:6:", "bad.toml:7:", "bad.toml:8:", "bad.toml:10:", "5 faults"] {
        assert!(said.contains(part), "{part} in\n{said}");
    }
}

/// All that stands against a search is said at once, each where the file says it, and what is alike once.
#[test]
fn what_cannot_be_searched_is_said_with_its_places() {
    let folder = Folder::new();
    folder.file(
        "multi.toml",
        "protocol = \"raft-election\"\nevents = [\n { at = 3, delay = { from = 1, to = 2, by = 2 } },\n { at = 4, delay = { from = 1, \
         to = 3, by = 2 } },\n { at = 3, delay = { from = 2, to = 3, by = 2 } },\n]\nchoices = [{ of = \"delay\", from = 1, to = 2, is = 3 \
         }]\n[processes]\ncount = 65\n[network]\nloss = 0.1\n[check]\nasynchronous = true\n",
    );
    let said = refused(folder.suffrage().args(["check", "multi.toml"])).join("\n");
    for (place, what) in [
        ("multi.toml:9:1", "65 processes: at most 64"),
        ("multi.toml:11:1", "are chances"),
        ("multi.toml:7:1", "`choices` settle"),
        ("multi.toml:12:1", "Bound them with --timers"),
        ("multi.toml:3:2", "the acts at the ticks 3, 4 have no meaning without a clock"),
    ] {
        assert!(said.contains(place) && said.contains(what), "{what}:\n{said}");
    }
    assert_eq!(said.matches("error: ").count(), 5, "{said}");
    folder.file(
        "rounds.toml",
        "protocol = \"flooding\"\nevents = [{ at = 1, start = \"all\" }]\n[processes]\nids = [1, 2, 3]\n[check]\nasynchronous = true\n",
    );
    let said = refused(folder.suffrage().args(["check", "rounds.toml"])).join("\n");
    assert!(said.contains("rounds.toml:6:1"), "{said}");
}

#[test]
fn what_the_table_says_to_no_effect_has_its_place() {
    let folder = Folder::new();
    let faults = |name: &str, check: &str| {
        folder.file(name, format!("protocol = \"chang-roberts\"\n[processes]\nids = [3, 1, 2]\n[check]\n{check}\n"));
        refused(folder.suffrage().args(["check", name])).join("\n")
    };
    let cases = [
        ("any_start = []", "bad.toml:5:13", "`any_start` is empty"),
        ("mid_broadcast = true", "bad.toml:5:1", "says where crashes may come"),
        ("draws = 3", "bad.toml:5:1", "`draws` bounds nothing in chang-roberts: it draws nothing"),
        ("timers = 3", "bad.toml:5:1", "`timers` bounds nothing in chang-roberts: it has no timers"),
        ("asynchronous = true\nearly = 0", "bad.toml:6:1", "`early` bounds nothing"),
        ("violates = [\"highest\"]\nshortest = { agreement = 4 }", "bad.toml:6:14", "`agreement` is not judged"),
        ("holds = [\"one-leader\"]\nshortest = { one-leader = 3 }", "bad.toml:6:14", "`one-leader` is to hold"),
    ];
    for (check, place, what) in cases {
        let said = faults("bad.toml", check);
        assert!(said.contains(place) && said.contains(what) && said.contains("1 fault"), "{check}:\n{said}");
    }
}

#[test]
fn with_the_clock_all_delays_are_tried() {
    let folder = Folder::new();
    let text = "protocol = \"bully\"\n[processes]\nids = [1, 2, 3]\nleader = 3\n[network]\ndelay = [1, 2]\n[detector]\nkind = \"oracle\"\n";
    folder.file("returns.toml", text);
    let asked = ["check", "returns.toml", "--crashes", "1", "--revivals", "1", "--property", "one-leader,agreement,highest"];
    let told = out(folder.suffrage().args(asked).args(["-o", "found.toml"]), 1);
    let has = |line: &str| assert!(told.lines().any(|told| told == line), "no line {line:?} in\n{told}");
    has("with the clock: all delays and draws · at most 1 crash · at most 1 return");
    has("  551 states · 2,227 transitions · at most 14 ticks deep");
    has("  one-leader  violated after 9 ticks");
    has("  agreement   holds whenever nothing is under way");
    let run = folder.suffrage().args(["run", "found.toml"]).assert().success().get_output().clone();
    assert!(String::from_utf8_lossy(&run.stdout).contains("violated at tick 9"));
}

#[test]
fn the_shortest_run_in_which_something_happens_is_told_written_and_played() {
    let folder = Folder::new();
    folder.file("three.toml", THREE);
    let asked = ["check", "three.toml", "--asynchronous", "--any-start", "--early", "0"];
    let never = out(folder.suffrage().args(asked).args(["--reach", "leader=2"]), 1);
    assert!(never.contains("\n2 leads: in none of 349 states\n"), "{never}");
    let bounded = out(folder.suffrage().args(asked).args(["--reach", "leader=2", "--limit-states", "50"]), 3);
    assert!(bounded.contains("2 leads: not within") && bounded.contains("undecided beyond"), "{bounded}");
    let crash = ["--crashes", "1", "--reach", "leader=2", "-o", "found.toml"];
    let told = out(folder.suffrage().args(asked).args(crash), 0);
    assert!(told.contains("\n2 leads: after 4 steps\n") && told.contains("     2 holds itself as leader\n"), "{told}");
    let json = ["--crashes", "1", "--reach", "leader=2", "--format", "json"];
    let json: Value = serde_json::from_str(&out(folder.suffrage().args(asked).args(json), 0)).expect("JSON");
    let reach = &json["reach"];
    assert_eq!((&reach["goal"], &reach["status"], &reach["steps"]), (&json!("leader=2"), &json!("reached"), &json!(4)));
    assert_eq!(reach["story"][0]["tick"], json!(1));
    // What is written is that run.
    let run = out(folder.suffrage().args(["run", "found.toml", "--format", "json"]), 0);
    let run: Value = serde_json::from_str(&run).expect("JSON");
    assert_eq!(run["tick"], json!(4));
    for (given, said) in [
        ("leadr", "leader or leader=ID"),
        ("leader=9", "--reach: there is no process 9"),
        ("message=ANSWR", "there is ANSWER"),
        ("leader=", "--reach leader=: write leader or leader=ID"),
        ("decision", "nobody decides in bully"),
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
    let numbers: Vec<usize> = head.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
    let edges: Vec<&str> = lines.collect();
    assert_eq!((numbers[0], numbers[1]), (0, edges.len()), "{head}");
    assert!(edges.contains(&"(0, \"start 3\", 1)"), "{aut}");
    assert!(
        edges.iter().any(|edge| edge.contains("\"ELECTION 3 -> 1\"")) && edges.iter().any(|edge| edge.contains("\"crash 2\""))
    );
    out(folder.suffrage().args(asked).args(["--graph", "ring.dot"]), 1);
    let dot = fs::read_to_string(folder.path("ring.dot")).expect("it is written");
    assert!(dot.starts_with("digraph states {\n") && dot.ends_with("}\n"));
    // Three steps lead to the fourth, which breaks it, in red.
    assert_eq!(dot.lines().filter(|line| line.contains("->") && line.contains("color = red")).count(), 4, "{dot}");
    let faults = refused(folder.suffrage().args(asked).args(["--graph", "ring.png"]));
    assert!(faults.iter().any(|fault| fault.contains("ends in .dot or .aut")), "{faults:?}");
}

#[test]
fn gifts_are_given_with_the_clock_too() {
    let folder = Folder::new();
    folder.file("ring.toml", "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = 3 }]\n[processes]\nids = [3, 1, 2]\n");
    let told = out(folder.suffrage().args(["check", "ring.toml", "--losses", "1"]), 1);
    assert!(told.contains("with the clock: all delays and draws · at most 1 message lost\n"), "{told}");
    assert!(told.contains("  termination  violated after "), "{told}");
    out(folder.suffrage().args(["check", "ring.toml", "--duplicates", "1", "--property", "one-leader"]), 0);
}
