//! Tests of `suffrage compare`: its report on two runs, and its refusals.

use super::{Folder, json, refused, stdout, suffrage};

const RING: &str = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = \"all\" }]\n\
                    [processes]\nids = [0, 2, 1, 4, 7, 3, 5, 9, 8, 6]\n[expect]\nleader = 9\n";

fn folder() -> Folder {
    let folder = Folder::new();
    folder.file("ring.toml", RING);
    folder.file("other.toml", RING.replace("[0, 2, 1, 4, 7, 3, 5, 9, 8, 6]", "[9, 8, 7, 6, 5, 4, 3, 2, 1, 0]"));
    folder
}

#[test]
fn a_table_shows_both_results_and_the_first_difference() {
    let folder = folder();
    let expected = "              left                 right
protocol      chang-roberts        chang-roberts
variant       standard             no-forward

end           at rest at tick 21   at rest at tick 2
leader        9                    nobody

messages      44                   10
  ELECTION    34                   10
  ELECTED     10                   0
delivered     44                   10
lost          0                    0

one-leader    ✓ holds              ✓ holds
agreement     ✓ holds              ✓ holds
highest       ✓ holds              ✓ holds
termination   ✓ holds              ✗ violated at tick 2
safety        ✓ holds              ✓ holds

Left out: the expected results, because they describe the original run.

first difference: tick 2, process 1
  left   2 is higher than 1: 1 forwards 2 to the next process
  right  2 is not 1, and in this variant a participating process forwards nothing: 2 is discarded
";
    // The report is printed because the output is not a terminal.
    let told = stdout(folder.suffrage().args(["compare", "ring.toml", "--variant", "no-forward"]));
    assert_eq!(told, expected);
    let asked = stdout(folder.suffrage().args(["compare", "ring.toml", "--variant", "no-forward", "--format", "text"]));
    assert_eq!(asked, expected);
}

#[test]
fn a_network_that_harms_raft_is_compared_with_its_cure() {
    let folder = Folder::new();
    for (demo, cure, leaders, asked) in [
        ("raft-election-pre-vote", "standard", [1, 3], [0, 14]),
        ("raft-election-partial", "pre-vote", [2, 3], [1_888, 0]),
        ("raft-election-no-quorum", "pre-vote", [2, 4], [4, 0]),
    ] {
        let both =
            json(folder.suffrage().args(["compare", demo, "--variant", cure, "--until", "2000", "--format", "json"]));
        let of = |side: &str| {
            (both[side]["processes"][1]["elected"].clone(), both[side]["messages"]["by_kind"]["REQUEST_VOTE"].clone())
        };
        assert_eq!([of("left"), of("right")], [0, 1].map(|side| (json!(leaders[side]), json!(asked[side]))), "{demo}");
    }
}

#[test]
fn demo_six_is_70_messages_to_44() {
    let folder = folder();
    let both = json(folder.suffrage().args(["compare", "ring.toml", "--protocol", "franklin", "--format", "json"]));
    assert_eq!((&both["left"]["messages"]["sent"], &both["right"]["messages"]["sent"]), (&json!(44), &json!(70)));
    assert_eq!(both["first_difference"]["tick"], 1, "on a two-way ring everybody sends two messages");
}

#[test]
fn one_algorithm_of_agreement_is_compared_with_another_on_the_same_proposals_and_crashes() {
    let folder = Folder::new();
    let flooding = "protocol = \"flooding\"\nevents = [{ at = 1, start = \"all\" }, { at = 4, crash = 5 }]\n\
                    [processes]\nids = [1, 2, 3, 4, 5]\nproposals = [\"a\", \"b\", \"c\", \"d\", \"e\"]\n";
    folder.file("flooding.toml", flooding);
    folder.file("paxos.toml", flooding.replace("flooding", "paxos"));
    let both = json(folder.suffrage().args(["compare", "flooding.toml", "--protocol", "paxos", "--format", "json"]));
    let paxos = json(folder.suffrage().args(["run", "paxos.toml", "--format", "json"]));
    assert_eq!(both["right"], paxos, "it is the run of the other algorithm on the same file");
    for (side, decided) in [("left", "a"), ("right", "e")] {
        let run = &both[side];
        assert_eq!(run["quiet"], true, "{run}");
        let cells: Vec<&serde_json::Value> =
            run["processes"].as_array().expect("a list").iter().take(4).map(|process| &process["elected"]).collect();
        assert_eq!(cells, [decided; 4], "{side}");
        let properties = run["properties"].as_array().expect("a list");
        assert!(properties.iter().all(|property| property["status"] != "violated"), "{properties:?}");
    }
    assert_eq!(both["first_difference"]["tick"], 1, "a set to everybody else is no question for a promise");
    for language in ["en", "es", "pt"] {
        let told = stdout(folder.suffrage().args(["--lang", language, "compare", "flooding.toml", "paxos.toml"]));
        assert!(told.contains("flooding") && told.contains("paxos") && !told.contains('⟨'), "{told}");
    }
}

#[test]
fn the_json_has_both_runs_as_run_tells_them_and_the_first_difference() {
    let folder = folder();
    let both = json(folder.suffrage().args(["compare", "ring.toml", "other.toml", "--format", "json"]));
    let alone = json(folder.suffrage().args(["run", "other.toml", "--format", "json"]));
    assert_eq!(both["version"], 1);
    assert_eq!(both["right"], alone);
    let difference = &both["first_difference"];
    assert_eq!((&difference["tick"], &difference["left"]["event"]), (&json!(2), &json!(1)));
    assert!(difference["right"]["text"].as_str().is_some_and(|text| !text.is_empty()));
    let same = json(folder.suffrage().args(["compare", "ring.toml", "ring.toml", "--format", "json"]));
    assert!(same["first_difference"].is_null());
    let told = stdout(folder.suffrage().args(["compare", "ring.toml", "ring.toml"]));
    assert!(told.ends_with("\nno difference: both runs do the same at every tick\n"), "{told}");
}

#[test]
fn differing_settings_are_listed_in_the_readers_language() {
    let folder = folder();
    let arguments = [
        "--lang",
        "es",
        "compare",
        "ring.toml",
        "--delay",
        "1..4",
        "--order",
        "descending",
        "--seed",
        "7",
        "--no-fifo",
    ];
    let told = stdout(folder.suffrage().args(arguments));
    for words in ["retardo 1–4", "ids descendentes", "semilla 7", "sin FIFO", "primera diferencia: tick"] {
        assert!(told.contains(words), "{words}:\n{told}");
    }
}

#[test]
fn an_expectation_that_is_not_met_ends_with_1_on_either_side() {
    let folder = folder();
    folder.file("unmet.toml", RING.replace("leader = 9", "leader = 4"));
    for (arguments, side) in [(["ring.toml", "unmet.toml"], "right"), (["unmet.toml", "ring.toml"], "left")] {
        let output = folder.suffrage().arg("compare").args(arguments).output().expect("it runs");
        assert_eq!(output.status.code(), Some(1));
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(told.starts_with(&format!("{side}: expectation `leader` not met")), "{told}");
    }
}

#[test]
fn incomparable_runs_get_one_clear_line() {
    let folder = folder();
    let compare =
        |arguments: &[&str], expected: &str| refused(folder.suffrage().arg("compare").args(arguments), expected);
    compare(
        &["ring.toml"],
        "error: `compare` needs a second scenario, or an option that makes the second run different, such as --variant or --delay\n",
    );
    compare(
        &["ring.toml", "other.toml", "--seed", "3"],
        "error: name a second scenario, or change the first one with options, but not both\n",
    );
    compare(
        &["ring.toml", "--variant", "patient"],
        "error: chang-roberts has no variant `patient`; its variants are standard, no-forward, replace\n",
    );
    compare(
        &["ring.toml", "--delay", "1-4"],
        "error: `1-4` is not a delay; write a number of ticks such as 3, or a range such as 1..4\n",
    );
    compare(&["-", "-"], "error: standard input can be read only once, not for both scenarios\n");
    let output = folder.suffrage().args(["compare", "ring.toml", "--protocol", "buly"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(
        String::from_utf8_lossy(&output.stderr)
            .starts_with("error: there is no protocol `buly`; did you mean `bully`?")
    );
    compare(
        &["ring.toml", "--delay", "3..1"],
        "error: the delay `3..1` is reversed; write the shortest delay first: 1..3\n",
    );
    let output = folder.suffrage().args(["compare", "ring.toml", "none.toml"]).output().expect("it runs");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    let output = suffrage().args(["compare", "--help"]).output().expect("it runs");
    assert!(String::from_utf8_lossy(&output.stdout).contains("--no-fifo"));
}
