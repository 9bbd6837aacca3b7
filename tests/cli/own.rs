//! Tests of users' algorithms on the command line: known costs, known answers of the checker, limits, and names.

use super::*;

/// Names with their numbers.
type Numbers = &'static [(&'static str, u64)];

/// The algorithms with a listing, each with the message count and the last tick of its default run, and the number of
/// messages of each kind.
const COSTS: &[(&str, u64, u64, Numbers)] = &[
    ("chang-roberts", 11, 12, &[("ELECTION", 6), ("ELECTED", 5)]),
    ("bully", 36, 6, &[("ELECTION", 10), ("ANSWER", 10), ("COORDINATOR", 16)]),
    ("flooding", 40, 3, &[("VALUES", 40)]),
    ("ring-list", 10, 11, &[("ELECTION", 5), ("COORDINATOR", 5)]),
    ("peterson", 19, 12, &[("ELECTION", 14), ("ELECTED", 5)]),
    ("franklin", 25, 14, &[("ELECTION", 20), ("ELECTED", 5)]),
    ("hirschberg-sinclair", 54, 26, &[("PROBE", 32), ("REPLY", 17), ("ELECTED", 5)]),
];

/// A folder with the listings of these algorithms, such as `bully.algo`.
fn with_listings(names: &[&str]) -> Folder {
    let folder = Folder::new();
    for name in names {
        let file = format!("{name}.algo");
        folder.suffrage().args(["new", name, &file]).assert().success().stdout("");
    }
    folder
}

fn run_of(folder: &Folder, file: &str) -> Value {
    json(folder.suffrage().args(["run", file, "--format", "json"]))
}

/// The status and the tick of a property.
fn judged<'v>(run: &'v Value, name: &str) -> (&'v str, Option<u64>) {
    let all = run["properties"].as_array().expect("a list");
    let found = all.iter().find(|property| property["name"] == name).expect("it is judged");
    (found["status"].as_str().expect("a text"), found["tick"].as_u64())
}

/// The file with this line changed.
fn edited(folder: &Folder, file: &str, line: &str, new: &str) -> String {
    let text = fs::read_to_string(folder.path(file)).expect("it is there");
    assert_eq!(text.matches(line).count(), 1, "{line}");
    text.replace(line, new)
}

#[test]
fn each_listing_has_the_cost_of_its_algorithm_in_the_default_run() {
    let folder = with_listings(&COSTS.iter().map(|(name, ..)| *name).collect::<Vec<_>>());
    for (name, sent, tick, kinds) in COSTS {
        let run = run_of(&folder, &format!("{name}.algo"));
        let messages = &run["messages"];
        // The processes of flooding decide the lowest proposal.
        let leader = match *name {
            "bully" => 5,
            "flooding" => 1,
            _ => 48,
        };
        assert_eq!((messages["sent"].as_u64(), run["tick"].as_u64()), (Some(*sent), Some(*tick)), "{name}");
        let of_kinds: Vec<_> = kinds.iter().map(|(kind, _)| messages["by_kind"][kind].as_u64()).collect();
        assert_eq!(of_kinds, kinds.iter().map(|(_, count)| Some(*count)).collect::<Vec<_>>(), "{name}");
        let processes = run["processes"].as_array().expect("a list");
        assert!(processes.iter().all(|process| process["elected"] == leader), "{name}: {run}");
    }
}

#[test]
fn an_algorithm_that_discards_too_much_elects_nobody() {
    let folder = with_listings(&["chang-roberts"]);
    let line = "  if j > id: send ELECTION(j) to next\n";
    let text = edited(&folder, "chang-roberts.algo", line, "  if j > id: discard\n");
    assert_eq!(text.lines().nth(16), Some("  if j > id: discard"), "line 17");
    folder.file("chang-roberts.algo", text);
    let run = run_of(&folder, "chang-roberts.algo");
    assert_eq!((&run["messages"]["sent"], &run["tick"]), (&json!(5), &json!(6)));
    assert_eq!(judged(&run, "termination"), ("violated", Some(6)));
}

#[test]
fn bully_without_its_pause_costs_what_the_restless_variant_costs() {
    let folder = with_listings(&["bully"]);
    let text = edited(&folder, "bully.algo", "  settling := true; wait T for settle\n", "");
    for (name, sent, tick) in [("bully-false-alarm", 389, 9), ("bully-restless-16", 32_266, 17)] {
        folder.file("restless.algo", &text);
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("scenarios/{name}.toml"));
        let lines = fs::read_to_string(path).expect("it is there");
        let lines = lines
            .lines()
            .filter(|line| !line.starts_with("variant"))
            .map(|line| if line.starts_with("protocol") { "protocol = \"restless.algo\"" } else { line });
        folder.file("run.toml", lines.flat_map(|line| [line, "\n"]).collect::<String>());
        let run = run_of(&folder, "run.toml");
        assert_eq!((&run["messages"]["sent"], &run["tick"]), (&json!(sent), &json!(tick)), "{name}");
    }
}

#[test]
fn the_checker_gives_the_known_answers() {
    let folder = with_listings(&["chang-roberts", "bully", "flooding", "franklin"]);
    let of = |protocol: &str, rest: &str| format!("protocol = \"{protocol}.algo\"\n{rest}\n");
    folder.file("ring5.toml", of("chang-roberts", "[processes]\nids = [3, 1, 4, 2, 5]"));
    folder.file("ring8.toml", of("chang-roberts", "[processes]\nids = [8, 7, 6, 5, 4, 3, 2, 1]"));
    folder.file("b3.toml", of("bully", "[processes]\nids = [1, 2, 3]\nleader = 3"));
    let together = "events = [{ at = 1, start = \"all\" }]\n[processes]\nids = [1, 2, 3, 4]\n[params]\nf = 1";
    folder.file("f4.toml", of("flooding", together));
    folder.file("fr4.toml", of("franklin", "[processes]\nids = [2, 4, 1, 3]"));
    let known: [(&str, (u64, u64), Numbers); 7] = [
        ("ring5.toml --asynchronous --any-start --crashes 1", (1_563, 5_858), &[("highest", 12), ("termination", 6)]),
        ("ring8.toml --asynchronous --any-start", (50_152, 213_101), &[]),
        ("b3.toml --asynchronous --any-start --crashes 1 --early 0", (2_002, 6_244), &[("highest", 6)]),
        (
            "b3.toml --asynchronous --any-start --crashes 1 --early 1",
            (61_489, 218_730),
            &[("one-leader", 2), ("agreement", 11), ("highest", 6), ("safety", 11)],
        ),
        ("f4.toml --mid-broadcast --crashes 1", (56, 87), &[]),
        ("f4.toml --mid-broadcast --crashes 2", (472, 987), &[("agreement", 3)]),
        ("fr4.toml --asynchronous --any-start", (724, 2_674), &[]),
    ];
    for (arguments, (states, transitions), violated) in known {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let told = json(folder.suffrage().arg("check").args(&arguments).args(["--format", "json"]));
        assert_eq!((&told["states"], &told["transitions"]), (&json!(states), &json!(transitions)), "{arguments:?}");
        let properties = told["properties"].as_array().expect("a list");
        let found = properties.iter().filter(|property| property["status"] == "violated");
        let found: Vec<_> =
            found.map(|property| (property["name"].as_str().expect("a text"), property["steps"].as_u64())).collect();
        let violated: Vec<_> = violated.iter().map(|(name, steps)| (*name, Some(*steps))).collect();
        assert_eq!(found, violated, "{arguments:?}");
        assert!(properties.iter().all(|property| property["status"] == "holds" || property["status"] == "violated"));
    }
    let told = stdout(folder.suffrage().args(["check", "ring5.toml", "--asynchronous", "--any-start"]));
    assert!(told.contains("lines of the algorithm that no run executes:\n    9  if participating: ignore\n"), "{told}");
}

#[test]
fn a_listing_and_its_algorithm_have_equal_tables_of_costs() {
    let folder = with_listings(&["chang-roberts"]);
    let arguments = ["measure", "chang-roberts.algo", "chang-roberts", "--n", "8..=128", "--runs", "20"];
    let told = stdout(folder.suffrage().args(arguments));
    let [own, built_in] = told.split("\n\n").collect::<Vec<_>>()[..] else { panic!("two tables: {told}") };
    // Only the built-in algorithm has bounds.
    let rows = |table: &str| -> Vec<Vec<String>> {
        let rows = table.lines().filter(|row| row.starts_with(' '));
        rows.map(|row| row.split_whitespace().take(7).map(str::to_owned).collect()).collect()
    };
    let law = |table: &str| table.lines().find(|line| line.starts_with("law: ")).map(str::to_owned);
    assert_eq!((rows(own), law(own)), (rows(built_in), law(built_in)));
    assert!(rows(own).len() == 6 && !own.contains("proved") && built_in.contains("proved"), "{told}");
}

#[test]
fn a_ring_of_2048_descending_ids_sends_over_two_million_messages() {
    let folder = with_listings(&["chang-roberts"]);
    let ids: Vec<String> = (1..=2_048).rev().map(|id: u32| id.to_string()).collect();
    let events = "events = [{ at = 1, start = \"all\" }]";
    let ids = ids.join(", ");
    folder.file("ring.toml", format!("protocol = \"chang-roberts.algo\"\n{events}\n[processes]\nids = [{ids}]\n"));
    assert_eq!(run_of(&folder, "ring.toml")["messages"]["sent"], 2_100_224);
}

#[test]
fn an_algorithm_in_another_folder_is_refused_without_being_read() {
    let folder = with_listings(&["chang-roberts"]);
    fs::create_dir(folder.path("sub")).expect("a folder");
    let text = fs::read(folder.path("chang-roberts.algo")).expect("it is there");
    folder.file("sub/x.algo", &text);
    folder.file("x.algo", "algorithm: with an error");
    let absolute = folder.path("x.algo").display().to_string();
    for (name, shown) in [
        ("../x.algo", "../x.algo"),
        ("./x.algo", "./x.algo"),
        ("sub/x.algo", "sub/x.algo"),
        (&absolute, &absolute),
        ("a\\\\b.algo", "a\\b.algo"),
        ("\\\\x.algo", "\\x.algo"),
        ("C:x.algo", "C:x.algo"),
        ("...algo", "...algo"),
    ] {
        folder.file("sub/run.toml", format!("protocol = \"{name}\"\n[processes]\ncount = 3\n"));
        let output = folder.suffrage().args(["run", "sub/run.toml"]).output().expect("it runs");
        let told = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(told.starts_with(&format!("error: `{shown}` names no algorithm\n --> sub/run.toml:1:12\n")), "{told}");
        assert_eq!((output.status.code(), output.stdout.len(), told.matches("error").count()), (Some(2), 0, 2));
    }
    folder.file("sub/run.toml", "protocol = \"x.algo\"\n[processes]\ncount = 3\n");
    folder.suffrage().args(["run", "sub/run.toml"]).assert().success();
}

#[test]
fn a_text_over_a_limit_is_refused_with_the_limit() {
    let folder = with_listings(&["chang-roberts"]);
    let listing = fs::read_to_string(folder.path("chang-roberts.algo")).expect("it is there");
    let lines = listing.lines().count();
    let padded = |bytes: usize| format!("{listing}#{}\n", "x".repeat(bytes - listing.len() - 2));
    for (text, is_refused) in [
        (padded(65_536), false),
        (padded(65_537), true),
        (format!("{listing}{}", "\n".repeat(1_000 - lines)), false),
        (format!("{listing}{}", "\n".repeat(1_001 - lines)), true),
    ] {
        folder.file("long.algo", &text);
        let output = folder.suffrage().args(["run", "long.algo"]).output().expect("it runs");
        let told = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(if is_refused { 2 } else { 0 }), "{told}");
        let limit = "error: an algorithm has at most 1000 lines and 65536 bytes\n --> long.algo:1:1\n";
        assert_eq!(told.starts_with(limit), is_refused, "{told}");
    }
}

#[test]
fn new_writes_a_listing_only_to_a_new_file() {
    let folder = with_listings(&["bully"]);
    let refuses = |arguments: &[&str], why: &str| {
        let output = folder.suffrage().args(["new"]).args(arguments).output().expect("it runs");
        let told = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(told.contains(why) && output.status.code() == Some(2), "{told}");
    };
    refuses(&["bully", "bully.algo"], "bully.algo");
    refuses(&["bully", "bully.txt"], "must end with .algo");
    refuses(
        &["paxos", "paxos.algo"],
        "chang-roberts, ring-list, franklin, hirschberg-sinclair, peterson, bully, flooding",
    );
    refuses(&["bulli", "b.algo"], "bully");
    folder.suffrage().args(["new", "bully", "--variant", "patient", "p.algo"]).assert().success();
    let patient = fs::read_to_string(folder.path("p.algo")).expect("it is there");
    assert!(patient.contains("on revival: pause\n") && !patient.contains("#|"), "{patient}");
}

#[test]
fn a_process_that_halts_violates_no_error_in_run_and_check() {
    let folder = Folder::new();
    let text = "algorithm: Halts\nlinks: one-way ring\nmessage ASK(j)\nstate x := 0\non start: send ASK(id)\n\
                on ASK(j): x := 1 div (j - 45)\n";
    folder.file("halts.algo", text);
    let run = run_of(&folder, "halts.algo");
    assert_eq!(judged(&run, "no-error"), ("violated", Some(2)));
    assert_eq!(run["processes"][1]["state"], json!({ "elected": null, "halted": 6, "x": 0 }));
    let told = stdout(folder.suffrage().args(["run", "halts.algo", "--log"]));
    assert!(told.contains("48, line 6: divided by 0"), "{told}");
    let output = folder.suffrage().args(["check", "halts.algo", "--property", "no-error"]).output().expect("it runs");
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(told.contains("no-error  violated after 2 ticks") && output.status.code() == Some(1), "{told}");
    folder.file(
        "halts.toml",
        "protocol = \"halts.algo\"\nevents = [{ at = 1, start = 45 }]\n[processes]\nids = [45, 48]\n\
                               [expect]\nviolates = [\"no-error\", \"termination\"]\n",
    );
    folder.suffrage().args(["run", "halts.toml"]).assert().success();
}
