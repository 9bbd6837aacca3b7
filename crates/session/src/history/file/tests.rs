//! A session that was written can be read again. Every other file is refused.

use proptest::prelude::*;

use super::*;
use suffrage_engine::sim::command::{Command, Targets};
use suffrage_scenario::builtin;
use suffrage_scenario::testing::any_act;

/// Reads a file. If it is refused, also checks that the error is a complete sentence in every language.
fn read(text: &str) -> Result<SavedSession, Box<Remark>> {
    let read = read_text(text);
    if read.is_err() {
        let fault = super::read(text, "x.suffrage").expect_err("it is refused");
        suffrage_text::testing::prove_remark(&fault);
    }
    read
}

fn scenario(name: &str) -> Scenario {
    let found = builtin::named(name).expect("it is built in");
    scenario::read(found.text).expect("built-in scenarios are valid")
}

#[derive(Clone, Debug)]
enum UserAct {
    Act(Ticks, Command),
    Lead(Ticks, Command),
    Record(Ticks),
    Plant(usize),
    Turn(usize),
    Name(String),
    Bookmark(Ticks),
    NameBookmark(Ticks, String),
}

const SCENARIOS: [&str; 3] = ["bully-leader-fails", "bully-heartbeat", "bully-restless"];

fn command() -> impl Strategy<Value = Command> {
    any_act(scenario(SCENARIOS[0]).protocol().entry(), 4)
}

fn user_act() -> impl Strategy<Value = UserAct> {
    let tick = || 0..20_u64;
    prop_oneof![
        6 => (tick(), command()).prop_map(|(tick, command)| UserAct::Act(tick, command)),
        1 => (1..20_u64, command()).prop_map(|(tick, command)| UserAct::Lead(tick, command)),
        4 => tick().prop_map(UserAct::Record),
        1 => (0..SCENARIOS.len()).prop_map(UserAct::Plant),
        2 => (0..9_usize).prop_map(UserAct::Turn),
        1 => "[a-z\"\\\\ñ]{0,5}".prop_map(UserAct::Name),
        1 => tick().prop_map(UserAct::Bookmark),
        1 => (tick(), "[a-z\"\n]{0,5}").prop_map(|(tick, name)| UserAct::NameBookmark(tick, name)),
    ]
}

fn session(user_acts: &[UserAct]) -> SavedSession {
    let mut history = History::default();
    let mut branch = history.add_root(&scenario(SCENARIOS[0]));
    for user_act in user_acts {
        let recorded = history.branch(branch).recorded;
        match user_act {
            // The user can act only at recorded ticks.
            UserAct::Act(tick, command) => {
                branch = history.act(branch, *tick.min(&recorded), std::slice::from_ref(command));
            }
            UserAct::Lead(tick, command) => {
                let mut course = history.course(branch);
                course.entry(*tick).or_default().push(command.clone());
                branch = history.branch_for(branch, course);
                history.record(branch, *tick, None);
            }
            UserAct::Record(tick) => {
                let held = [3, 7].into_iter().filter_map(Id::new).map(Cell::Leader).collect();
                let outcome = Outcome {
                    tick: *tick,
                    quiet: *tick > 9,
                    messages: 4 * tick,
                    up: 7,
                    undecided: 1,
                    held,
                    broken: vec!["agreement"],
                };
                history.record(branch, *tick, Some(outcome));
            }
            UserAct::Plant(number) => branch = history.add_root(&scenario(SCENARIOS[*number])),
            UserAct::Turn(number) => branch = number % history.branches.len(),
            UserAct::Name(name) => history.name(branch, name),
            UserAct::Bookmark(tick) => drop(history.turn_bookmark(branch, *tick)),
            UserAct::NameBookmark(tick, name) => history.name_bookmark(branch, *tick, name),
        }
        history.set_current(branch);
    }
    let names = (0..history.roots.len()).map(|number| format!("{number}.toml")).collect();
    history.saved();
    let tick = history.branch(branch).recorded;
    SavedSession { history, names, branch, tick }
}

fn example() -> SavedSession {
    let crash = |at| Command::Crash { targets: Targets::Listed(vec![at]), after: None };
    session(&[
        UserAct::Record(12),
        UserAct::Act(3, crash(1)),
        UserAct::Record(9),
        UserAct::Name("the second".to_owned()),
        UserAct::Bookmark(2),
        UserAct::NameBookmark(7, "here".to_owned()),
        UserAct::Act(5, crash(0)),
        UserAct::Plant(1),
        UserAct::Turn(1),
    ])
}

fn changed(text: &str, change: impl FnOnce(&mut Map<String, Json>)) -> String {
    let Json::Object(mut file) = serde_json::from_str(text).expect("it is JSON") else { panic!("it is a table") };
    let version = file.remove(MARK).expect("it has a version");
    file.remove(DIGEST);
    change(&mut file);
    let digest = fingerprint(&file);
    file.insert(MARK.to_owned(), version);
    file.insert(DIGEST.to_owned(), digest.into());
    Json::Object(file).to_string()
}

#[test]
fn a_session_file_is_readable() {
    let text = write(&example());
    let shown: Vec<&str> = text.lines().filter(|line| !line.contains("\"scenario\": \"")).collect();
    insta::assert_snapshot!(shown.join("\n"));
    assert_eq!(read(&text), Ok(example()));
}

#[test]
fn whitespace_and_the_order_of_keys_are_not_damage() {
    let text = write(&example());
    let json: Json = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!(read(&json.to_string()), Ok(example()));
    assert_eq!(read(&text.replace('\n', "\r\n \t")), Ok(example()));
}

#[test]
fn other_files_and_later_versions_have_different_errors() {
    let text = write(&example());
    let of_version = |key: TextId, version| Remark::from(key).with("version", quoted(version)).number("known", 1);
    let later = |version| Err(of_version(ids::SESSION_NEWER, version).into());
    let refused = |key: TextId| Err(Remark::from(key).into());
    for other in ["{", "[1]", "7", "{\"a\": 1}", "protocol = \"bully\""] {
        let fault = read(other).expect_err("it is not a session");
        assert!(["session-no-session", "session-cut-off"].contains(&fault.key), "{other}: {fault:?}");
    }
    assert_eq!(read(&text.replace("\"suffrage-session\": 1", "\"suffrage-session\": 2")), later("2"));
    assert_eq!(read("{\"suffrage-session\": 9, \"new\": []}"), later("9"));
    for version in ["0", "-1", "\"1\"", "1.5", "null"] {
        let text = format!("{{\"suffrage-session\": {version}}}");
        assert_eq!(read(&text), Err(of_version(ids::SESSION_VERSION, version).into()));
    }
    let far = read("{\"suffrage-session\": 99999999999999999999999}");
    assert_eq!(far.expect_err("the version is later").key, "session-newer");
    for empty in ["", " \n", "\u{feff}"] {
        assert_eq!(read(empty), refused(ids::SESSION_EMPTY));
    }
    assert_eq!(read(&format!("\u{feff}{text}")), Ok(example()));
    for end in [1, text.len() / 3, text.len() - 3] {
        assert_eq!(read(&text[..end]), refused(ids::SESSION_CUT_OFF), "{end}");
    }
    let no_json = read(&text.replacen("\"branches\": [", "\"branches\": (", 1));
    assert_eq!(no_json.expect_err("it is not JSON").key, "session-no-json");
    assert_eq!(read(&text.replace("crash = 2", "crash = 3")), refused(ids::SESSION_DAMAGED));
    let digest = text.lines().find(|line| line.contains(DIGEST)).expect("it has a digest");
    assert_eq!(read(&text.replace(digest, "")), refused(ids::SESSION_DAMAGED));
}

fn fault(change: impl FnOnce(&mut Map<String, Json>)) -> Remark {
    *read(&changed(&write(&example()), change)).expect_err("it is inconsistent")
}

#[test]
fn invalid_trees_are_refused() {
    type Change = fn(&mut Map<String, Json>);
    let cases: &[(Change, Remark)] = &[
        (|file| file["branches"][1]["parent"] = 1.into(), of_branch(ids::SESSION_PARENT, 1)),
        (|file| file["branches"][1]["parent"] = 99.into(), of_branch(ids::SESSION_PARENT, 1)),
        (|file| file["branches"][1]["scenario"] = 0.into(), of_branch(ids::SESSION_ROOT, 1)),
        (|file| file["branches"][0]["scenario"] = 9.into(), of_branch(ids::SESSION_ROOT, 0)),
        (|file| file["branches"][0]["fork"] = 1.into(), of_branch(ids::SESSION_ROOT, 0)),
        (|file| file["branches"][2]["fork"] = 3.into(), of_branch(ids::SESSION_FORK, 2).number("tick", 3)),
        (|file| file["branches"][1]["recorded"] = 3.into(), of_branch(ids::SESSION_OUTCOME, 1)),
        (
            |file| {
                file["branches"][1]["recorded"] = 3.into();
                file["branches"][1]["came_to"]["tick"] = 3.into();
            },
            of_branch(ids::SESSION_FORK, 2).number("tick", 5),
        ),
        (|file| file["branches"][1]["recorded"] = 2.into(), of_branch(ids::SESSION_RECORDED, 1)),
        (|file| file["branches"][1]["recorded"] = (MOST_TICKS + 1).into(), of_branch(ids::SESSION_RECORDED, 1)),
        (|file| file["branches"][0]["visited_last"] = 0.into(), of_branch(ids::SESSION_CHILD, 0)),
        (|file| file["branches"][0]["visited_last"] = 99.into(), of_branch(ids::SESSION_CHILD, 0)),
        (|file| file["branches"][0]["came_to"]["broken"] = vec!["weather"].into(), of_branch(ids::SESSION_OUTCOME, 0)),
        (|file| file["branches"][0]["came_to"]["tick"] = 13.into(), of_branch(ids::SESSION_OUTCOME, 0)),
        (|file| file["branches"][0]["came_to"]["up"] = 8.into(), of_branch(ids::SESSION_OUTCOME, 0)),
        (|file| file["branches"][0]["came_to"]["undecided"] = 8.into(), of_branch(ids::SESSION_OUTCOME, 0)),
        (|file| file["branches"][0]["came_to"]["leaders"] = vec![99].into(), of_branch(ids::SESSION_OUTCOME, 0)),
        (|file| file["branches"][0]["came_to"]["leaders"] = vec![7, 3].into(), of_branch(ids::SESSION_OUTCOME, 0)),
        (
            |file| file["branches"][1]["bookmarks"][0]["tick"] = 3.into(),
            of_branch(ids::SESSION_BOOKMARK, 1).number("tick", 3),
        ),
        (|file| file["shown"]["branch"] = 99.into(), ids::SESSION_SHOWN.into()),
        (|file| file["shown"]["tick"] = 99.into(), ids::SESSION_SHOWN.into()),
    ];
    for (number, (change, expected)) in cases.iter().enumerate() {
        assert_eq!(fault(change), *expected, "{number}");
    }
    assert_eq!(fault(|file| drop(file.remove("shown"))).key, "session-unreadable");
    assert_eq!(fault(|file| file["branches"][0]["colour"] = 1.into()).key, "session-unreadable");
    let typed = read(
        &changed(&write(&example()), |file| file["branches"][0] = Json::Null).replace(",\"scenarios", ",\n\"scenarios"),
    );
    let typed = typed.expect_err("a branch is a JSON object");
    assert_eq!((typed.key, &typed.values[0]), ("session-unreadable", &("line", Value::Number(1))));
    assert!(matches!(typed.values[1], ("column", Value::Number(2..))), "{typed:?}");
    let no_run = fault(|file| {
        let root = file["scenarios"][0].clone();
        file["scenarios"].as_array_mut().expect("a list").push(root);
    });
    assert_eq!(no_run, Remark::from(ids::SESSION_NO_RUN).number("scenario", 3));
}

#[test]
fn an_act_that_is_invalid_in_its_scenario_is_refused() {
    let act = |entry: &str| fault(|file| file["branches"][1]["acts"][0] = entry.into());
    let on = |fault: &Remark| (fault.key, fault.values[0].1.clone());
    for entry in [
        "{ at = 4, crash = 99 }",
        "{ at = 4, dance = 1 }",
        "{ at = 4 }",
        "",
        "{ at = 4, crash = 1 }, { at = 4, crash = 2 }",
    ] {
        assert_eq!(on(&act(entry)), ("session-act", Value::Number(2)), "{entry}: {:?}", act(entry));
    }
    for entry in [
        "{ at = 7, crash = 5 }]\nprotocol = \"x\"\nfoo = [{ at = 1 }",
        "{ at = 7, crash = 5 }]\n[processes]\nids = [1",
        "{ at = 7, crash = 5 },",
        "{ at = 7, crash = 5 } # and more\n",
    ] {
        assert_eq!(on(&act(entry)), ("session-act", Value::Number(2)), "{entry}: {:?}", act(entry));
    }
    assert_eq!(on(&act("{ at = 3, crash = 1 }")), ("session-act-before-fork", Value::Number(2)));
    let scenario = |from: &str, to: &str| {
        fault(|file| {
            let text = file["scenarios"][0]["scenario"].as_str().expect("a text").replace(from, to);
            file["scenarios"][0]["scenario"] = text.into();
        })
    };
    let unknown = scenario("\"bully\"", "\"bull\"");
    assert_eq!(on(&unknown), ("session-scenario", Value::Number(1)));
    assert_eq!(unknown.values[1], ("line", Value::Number(2)), "{unknown:?}");
    let texts = suffrage_text::Texts::new(suffrage_text::Language::English);
    assert_eq!(
        texts.remark(&act("{ at = 4, crash = 99 }").with("file", Value::Text("x.suffrage".to_owned()))),
        "x.suffrage: on branch 2, { at = 4, crash = 99 }: there is no process 99; the processes are 1, 2, 3, 4, 5, 6, 7"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_session_reads_back(user_acts in prop::collection::vec(user_act(), 0..24)) {
        let kept = session(&user_acts);
        prop_assert_eq!(read(&write(&kept)), Ok(kept));
    }

    #[test]
    fn any_damage_is_refused(at in any::<prop::sample::Index>(), byte in any::<u8>(), cut in any::<bool>()) {
        let text = write(&example());
        let mut bytes = text.into_bytes();
        let at = at.index(bytes.len());
        if cut { bytes.truncate(at) } else { bytes[at] = byte }
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(read) = read(&text) {
            prop_assert_eq!(read, example(), "the session reads back as written");
        }
    }

    #[test]
    fn any_changed_number_is_refused_or_gives_a_valid_session(which in any::<prop::sample::Index>(), number in 0..16_u64) {
        let text = changed(&write(&example()), |file| {
            let mut numbers = Vec::new();
            file.values_mut().for_each(|value| all_numbers(value, &mut numbers));
            let which = which.index(numbers.len());
            *numbers[which] = number.into();
        });
        if let Ok(kept) = read(&text) {
            let all = kept.history.branches.len();
            for branch in 0..all {
                let _ = (kept.history.course(branch), kept.history.forks(branch), kept.history.bookmarks(branch));
            }
            prop_assert_eq!(kept.history.drawn().len(), all);
            prop_assert_eq!(read(&write(&kept)), Ok(kept));
        }
    }
}

fn all_numbers<'j>(value: &'j mut Json, found: &mut Vec<&'j mut Json>) {
    match value {
        Json::Number(_) => found.push(value),
        Json::Array(items) => items.iter_mut().for_each(|item| all_numbers(item, found)),
        Json::Object(table) => table.values_mut().for_each(|item| all_numbers(item, found)),
        _ => {}
    }
}

#[test]
fn saving_a_branch_saves_everything_if_nothing_else_exists() {
    let crash = |at| Command::Crash { targets: Targets::Listed(vec![at]), after: None };
    let mut history = History::default();
    let trunk = history.add_root(&scenario(SCENARIOS[0]));
    history.record(trunk, 12, None);
    let branch = history.act(trunk, 5, &[crash(1)]);
    assert!(history.is_all(branch) && !history.is_all(trunk));
    history.record(branch, 12, None);
    let twig = history.act(branch, 8, &[crash(2)]);
    assert!(history.is_all(twig) && !history.is_all(branch), "it contains its parent's acts");
    history.record(branch, 12, None);
    history.act(branch, 12, &[crash(3)]);
    assert!(!history.is_all(twig), "its parent was extended");
    let mut named = history.clone();
    assert!(!history.is_all(branch));
    named.name(trunk, "x");
    assert!((0..named.branches.len()).all(|branch| !named.is_all(branch)));
}

#[test]
fn a_branch_saved_alone_counts_as_saved() {
    let crash = |at| Command::Crash { targets: Targets::Listed(vec![at]), after: None };
    let mut history = History::default();
    let trunk = history.add_root(&scenario(SCENARIOS[0]));
    history.record(trunk, 12, None);
    let one = history.act(trunk, 5, &[crash(1)]);
    let two = history.act(trunk, 6, &[crash(2)]);
    assert_eq!(history.unsaved_branches(), [one, two]);
    history.saved_branch(two);
    assert_eq!(history.unsaved_branches(), [one]);
    history.saved_branch(one);
    assert!(!history.is_unsaved());
    history.name(one, "x");
    assert!(history.is_unsaved() && history.unsaved_branches().is_empty(), "its name is in no file");
    history.saved();
    assert!(!history.is_unsaved());
    history.act(one, 9, &[crash(3)]);
    assert_eq!(history.unsaved_branches(), [one], "it was extended");
}

fn with_digest(text: &str) -> String {
    let Ok(Json::Object(table)) = serde_json::from_str(text) else { panic!("it is a table") };
    let known = table[DIGEST].as_str().expect("it is a text").to_owned();
    text.replace(&known, &fingerprint(&table))
}

#[test]
fn a_hostile_session_is_read_or_refused_quickly() {
    let tables = "{},".repeat(7_000_000);
    assert_eq!(
        read(&format!("{{\"{MARK}\": 1, \"branches\": [{tables}{{}}]}}")),
        Err(Remark::from(ids::SESSION_TOO_LARGE).into())
    );
    // Many branches of a scenario with very many processes; in each outcome, nearly all processes are undecided.
    let mut history = History::default();
    let ring = "protocol = \"chang-roberts\"\n[processes]\ncount = 2000000\norder = \"random\"\n";
    let trunk = history.add_root(&scenario::read(ring).expect("it is valid"));
    history.record(trunk, 9, None);
    let whole = write(&SavedSession { history, names: vec!["ring".to_owned()], branch: trunk, tick: 0 });
    let leaders = (1..=100_000).map(|id| (id * 20).to_string()).collect::<Vec<_>>().join(",");
    let outcome = format!(
        "\"recorded\": 9, \"came_to\": {{\"tick\": 3, \"quiet\": false, \"messages\": 1, \"up\": 2000000, \"undecided\": 0, \
         \"leaders\": [{leaders}], \"broken\": []}}"
    );
    let text = with_digest(&whole.replace("\"recorded\": 9", &outcome));
    let read = read(&text).unwrap_or_else(|fault| panic!("{fault:?}"));
    let branches = &read.history.branches;
    assert_eq!(branches[0].outcome.as_ref().map(|outcome| outcome.held.len()), Some(100_000));
}
