//! Tests of `suffrage check`: the question, whether the answer expected by the file applies, and refusals.

use super::check::{AS_IT_IS, THREE, out, refused};
use super::*;

#[test]
fn the_expected_answer_applies_while_the_same_runs_are_explored() {
    let folder = Folder::new();
    folder.file("well.toml", AS_IT_IS);
    folder.file("drawn.toml", AS_IT_IS.replace("ids = [1, 2, 3]", "count = 3\norder = \"random\""));
    let is_in_force = |file: &str, options: &[&str]| {
        let json =
            folder.suffrage().args(["check", file, "--format", "json"]).args(options).assert().get_output().clone();
        let json: Value = serde_json::from_slice(&json.stdout).expect("JSON");
        json.get("as_expected").is_some()
    };
    let same: [&[&str]; 6] = [
        &[],
        &["--asynchronous"],
        &["--crashes", "1", "--losses", "0"],
        &["--any-start=3,2,1"],
        &["--property", "highest", "--property", "one-leader"],
        &["--seed", "0"],
    ];
    for options in same {
        assert!(is_in_force("well.toml", options), "{options:?}");
    }
    let other: [&[&str]; 4] =
        [&["--crashes", "0"], &["--any-start=1,2"], &["--property", "highest"], &["--early", "1"]];
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
    assert!(fewer[0].contains("--limit-states 1,443: [check] expects 1,443 states"), "{fewer:?}");
    let first = refused(folder.suffrage().args(["check", "well.toml", "--first"]));
    assert!(first[0].contains("leave out --first"), "{first:?}");
    for enough in [["--limit-states", "1444"], ["--depth", "100"]] {
        out(folder.suffrage().args(["check", "well.toml"]).args(enough), 0);
    }
    // A search that finds more states than the file says contradicts the file, even if the search is incomplete.
    folder.file("fewer.toml", AS_IT_IS.replace("1443", "100"));
    let told = out(folder.suffrage().args(["check", "fewer.toml", "--limit-states", "200"]), 1);
    assert!(told.ends_with("not as the file says: there are more than 100 states\n"), "{told}");
    out(folder.suffrage().args(["check", "well.toml", "--crashes", "0", "--limit-states", "100"]), 3);
}

#[test]
fn budgets_without_effect_are_refused_by_name() {
    let folder = Folder::new();
    folder.file("three.toml", THREE);
    folder.file("ring.toml", "protocol = \"chang-roberts\"\n[processes]\nids = [3, 1, 2]\n");
    let cases: [(&str, &[&str], &[&str]); 9] = [
        (
            "three.toml",
            &["--mid-broadcast"],
            &["--mid-broadcast allows crashes during a broadcast: say how many with --crashes"],
        ),
        ("three.toml", &["--timers", "answer=3,answer=2"], &["--timers: answer is given twice"]),
        (
            "three.toml",
            &["--timers", "=3"],
            &["--timers =3: write a number, or a number for each timer, such as election=3,heartbeat=2"],
        ),
        ("three.toml", &["--draws", "3"], &["--draws: bully makes no random draws"]),
        (
            "ring.toml",
            &["--draws", "3", "--timers", "3", "--asynchronous", "--early", "0"],
            &[
                "--timers: chang-roberts has no timers",
                "--early: chang-roberts has no timers",
                "--draws: chang-roberts makes no random draws",
            ],
        ),
        ("ring.toml", &["--timers", "answer=3"], &["--timers: chang-roberts has no timers"]),
        (
            "ring.toml",
            &["--any-start="],
            &["--any-start=: write ids, such as --any-start=1,2, or --any-start alone for all"],
        ),
        (
            "ring.toml",
            &["--reach", "decision"],
            &["--reach decision: chang-roberts decides no value; write --reach leader"],
        ),
        (
            "flooding-one-crash",
            &["--reach", "leader"],
            &["--reach leader: flooding elects no leader; write --reach decision"],
        ),
    ];
    for (file, options, said) in cases {
        let said: Vec<String> = said.iter().map(|said| format!("error: {said}")).collect();
        assert_eq!(refused(folder.suffrage().args(["check", file]).args(options)), said, "{options:?}");
    }
    let asked =
        ["check", "three.toml", "--asynchronous", "--any-start", "--early", "0", "--reach", "leader=2", "-o", "x.toml"];
    let never = folder.suffrage().args(asked).assert().code(1).get_output().clone();
    let never = String::from_utf8(never.stderr).expect("text");
    assert_eq!(never, "no run reaches the goal: there is nothing to write or to open\n");
}

#[test]
fn all_excludes_options_for_one_scenario() {
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
    let said = refused(suffrage().args(["--seed", "5", "check", "--all"]));
    assert_eq!(said, ["error: --all: each scenario has its own seed; leave out --seed"]);
    // The output has one line for each scenario. The limits leave the answers undecided.
    let told = out(suffrage().args(["check", "--all", "--limit-states", "3", "--format", "json"]), 3);
    assert!(told.lines().count() >= 20, "{told}");
    for line in told.lines() {
        let line: Value = serde_json::from_str(line).expect("JSON");
        assert!(line["scenario"].is_string() && line["states"].is_u64(), "{line}");
        assert_ne!(line["as_expected"], json!(false), "{line}");
    }
}

#[test]
fn all_faults_are_reported_together_before_the_search() {
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
        "--timers answr: there is no such timer; write one of answer",
        "--early does not apply with a clock",
        "--limit-memory 1M",
        "--property higest: there is no such property; write one of highest",
        "--threads 0: write a number from 1",
    ];
    assert_eq!(said.len(), expected.len(), "{said:#?}");
    for part in expected {
        assert!(said.iter().any(|line| line.starts_with("error: ") && line.contains(part)), "{part}: {said:#?}");
    }
    assert_eq!(
        check(&["--asynchronous", "-o", "three.toml"]),
        ["error: three.toml is the scenario: the counterexample would overwrite it"]
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
    for part in ["bad.toml:5:", "bad.toml:6:", "bad.toml:7:", "bad.toml:8:", "bad.toml:10:", "5 errors"] {
        assert!(said.contains(part), "{part} in\n{said}");
    }
}

#[test]
fn refusals_of_a_search_have_their_places() {
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
        ("multi.toml:11:1", "are probabilities"),
        ("multi.toml:7:1", "`choices` sets outcomes in advance"),
        ("multi.toml:12:1", "Bound the timeouts with --timers"),
        ("multi.toml:3:2", "3 acts (at 3, 4) have no meaning without a clock"),
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
fn content_without_effect_has_its_place() {
    let folder = Folder::new();
    let faults = |name: &str, check: &str| {
        folder.file(name, format!("protocol = \"chang-roberts\"\n[processes]\nids = [3, 1, 2]\n[check]\n{check}\n"));
        refused(folder.suffrage().args(["check", name])).join("\n")
    };
    let cases = [
        ("any_start = []", "bad.toml:5:13", "`any_start` is empty"),
        ("mid_broadcast = true", "bad.toml:5:1", "allows crashes during a broadcast"),
        ("draws = 3", "bad.toml:5:1", "`draws` has no effect in chang-roberts: it makes no random draws"),
        ("timers = 3", "bad.toml:5:1", "`timers` has no effect in chang-roberts: it has no timers"),
        ("asynchronous = true\nearly = 0", "bad.toml:6:1", "`early` has no effect"),
        ("violates = [\"highest\"]\nshortest = { agreement = 4 }", "bad.toml:6:14", "`agreement` is not checked"),
        (
            "holds = [\"one-leader\"]\nshortest = { one-leader = 3 }",
            "bad.toml:6:14",
            "`one-leader` is expected to hold",
        ),
    ];
    for (check, place, what) in cases {
        let said = faults("bad.toml", check);
        assert!(said.contains(place) && said.contains(what) && said.contains("1 error"), "{check}:\n{said}");
    }
}
