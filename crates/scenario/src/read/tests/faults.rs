//! Every rule of the file format, with the fault and its place if the rule is broken.

use super::{EVERYTHING, good, id};
use crate::config::{Problem, Shape, Subject};
use crate::{ExpectedSlot, faults, read};
use suffrage_engine::protocol::{Cell, Datum, Follows, Strip, Value};
use suffrage_engine::protocols::CATALOGUE;
use suffrage_engine::sim::command::{Command, Targets};

fn faults(text: &str) -> Vec<(&str, Problem)> {
    let faults = read(text).expect_err("the text has faults");
    faults.told.into_iter().map(|fault| (&text[fault.span], fault.problem)).collect()
}

/// `top` has lines for the top level, `below` has lines for `[processes]`.
fn fault(top: &str, below: &str) -> (String, Problem) {
    let text = format!("protocol = \"bully\"\n{top}\n[processes]\nids = [1, 2, 3]\n{below}\n");
    let mut faults = faults(&text);
    assert_eq!(faults.len(), 1, "{text}\n{faults:#?}");
    let (span, kind) = faults.remove(0);
    (span.to_owned(), kind)
}

fn fault_of_kind(kind: &str, top: &str, below: &str) -> (String, Problem) {
    let (span, problem) = fault(top, below);
    assert_eq!(problem.what.key, kind);
    (span, problem)
}

fn unknown_key(top: &str, below: &str) -> (String, Option<&'static str>) {
    let (span, problem) = fault(top, below);
    assert!(["fault-unknown-key", "fault-unknown-top-key"].contains(&problem.what.key), "{problem:?}");
    (span, problem.name("nearest"))
}

fn unknown_word(top: &str, below: &str) -> (String, Subject, Option<&'static str>) {
    let (span, problem) = fault_of_kind("fault-unknown-word", top, below);
    (span, subject(&problem), problem.name("nearest"))
}

fn subject(problem: &Problem) -> Subject {
    Subject(problem.name("subject").expect("a subject"))
}

fn later(top: &str, below: &str) -> (String, Subject) {
    let (span, problem) = fault_of_kind("fault-not-in-this-version", top, below);
    (span, subject(&problem))
}

fn out_of_range(top: &str, below: &str) -> String {
    fault_of_kind("fault-out-of-range", top, below).0
}

fn wrong_type(top: &str, below: &str) -> (String, Shape, &'static str) {
    let (span, problem) = fault_of_kind("fault-wrong-type", top, below);
    (span, Shape(problem.name("expected").expect("a shape")), problem.name("found").expect("a type"))
}

fn event(entry: &str) -> String {
    format!("events = [{entry}]")
}

#[test]
fn unknown_keys_are_reported_with_the_nearest_known_one() {
    assert_eq!(unknown_key("titel = \"x\"", ""), ("titel".into(), Some("title")));
    assert_eq!(unknown_key("weather = 3", ""), ("weather".into(), None));
    assert_eq!(unknown_key("", "[netwrk]\ndelay = 2"), ("netwrk".into(), Some("network")));
    assert_eq!(unknown_key("", "lader = 3"), ("lader".into(), Some("leader")));
    assert_eq!(unknown_key("", "[network]\nproces_time = 2"), ("proces_time".into(), Some("process_time")));
    assert_eq!(unknown_key("", "[expect]\nhold = [\"agreement\"]"), ("hold".into(), Some("holds")));
    assert_eq!(unknown_key(&event("{ at = 1, strat = 2 }"), ""), ("strat".into(), Some("start")));
    assert_eq!(unknown_key(&event("{ at = 1, drop = { form = 1, to = 2 } }"), ""), ("form".into(), Some("from")));
    assert_eq!(unknown_key("notes = [{ at = 1, txt = \"x\" }]", ""), ("txt".into(), Some("text")));
}

#[test]
fn values_of_misspelt_keys_are_read() {
    let text =
        "protocl = \"buly\"\nevnts = [{ at = 0, crsh = 9 }]\n[proceses]\nids = [1, 2]\n[expect]\nholds = [\"agremnt\"]";
    let spans: Vec<&str> = faults(text).into_iter().map(|(span, _)| span).collect();
    assert_eq!(spans, ["protocl", "\"buly\"", "evnts", "0", "crsh", "9", "proceses", "\"agremnt\""]);
}

#[test]
fn a_missing_key_is_reported_where_it_belongs() {
    let missing = |text: &str| {
        let (span, problem) = faults(text).remove(0);
        assert!(problem.what.key.starts_with("fault-missing-"), "{problem:?}");
        (span.to_owned(), problem.name("key").expect("a key"))
    };
    assert_eq!(missing("[processes]\ncount = 3"), (String::new(), "protocol"));
    assert_eq!(missing("protocol = \"bully\""), (String::new(), "processes"));
    assert_eq!(missing("protocol = \"bully\"\n[processes]\nleader = 3"), ("[processes]".into(), "ids"));
    let key = |top: &str| {
        let (span, problem) = fault_of_kind("fault-missing-key", top, "");
        (span, problem.name("key").expect("a key"))
    };
    assert_eq!(key(&event("{ start = 1 }")), ("{ start = 1 }".into(), "at"));
    assert_eq!(key(&event("{ at = 1, drop = { from = 1 } }")), ("{ from = 1 }".into(), "to"));
    assert_eq!(key(&event("{ at = 1, delay = { from = 1, to = 2 } }")), ("{ from = 1, to = 2 }".into(), "by"));
    assert_eq!(key("notes = [{ at = 1 }]"), ("{ at = 1 }".into(), "text"));
    assert_eq!(key("questions = [{ at = 1, ask = \"?\" }]"), ("{ at = 1, ask = \"?\" }".into(), "of"));
    assert_eq!(key("[[notes]]\ntext = \"x\""), ("[[notes]]".into(), "at"));
    assert_eq!(faults("").len(), 2, "an empty file lacks protocol and processes");
}

#[test]
fn a_value_of_the_wrong_type_is_reported_with_the_right_type() {
    assert_eq!(wrong_type("seed = \"7\"", ""), ("\"7\"".into(), Shape("integer"), "string"));
    assert_eq!(wrong_type("title = 3", ""), ("3".into(), Shape("local-text"), "integer"));
    assert_eq!(wrong_type("title = { en = 3 }", ""), ("3".into(), Shape("word"), "integer"));
    assert_eq!(wrong_type("events = 3", ""), ("3".into(), Shape("tables"), "integer"));
    assert_eq!(wrong_type("events = [3]", ""), ("3".into(), Shape("table"), "integer"));
    assert_eq!(wrong_type("params = 3", ""), ("3".into(), Shape("table"), "integer"));
    assert_eq!(wrong_type("", "leader = \"3\""), ("\"3\"".into(), Shape("id"), "string"));
    assert_eq!(wrong_type("", "down = 3"), ("3".into(), Shape("ids"), "integer"));
    assert_eq!(wrong_type("", "[network]\nfifo = 1"), ("1".into(), Shape("boolean"), "integer"));
    assert_eq!(wrong_type("", "[network]\nloss = true"), ("true".into(), Shape("number"), "boolean"));
    assert_eq!(wrong_type("", "[network]\ndelay = [1, 2, 3]"), ("[1, 2, 3]".into(), Shape("delay"), "array"));
    assert_eq!(wrong_type("", "[network]\ndelay = 1.5"), ("1.5".into(), Shape("delay"), "float"));
    assert_eq!(
        wrong_type(&event("{ at = 1, start = \"everybody\" }"), ""),
        ("\"everybody\"".into(), Shape("targets"), "string")
    );
    assert_eq!(wrong_type(&event("{ at = 1.0, start = 1 }"), ""), ("1.0".into(), Shape("integer"), "float"));
    assert_eq!(wrong_type("", "[expect]\nelected = [1, 2, \"x\"]"), ("\"x\"".into(), Shape("cell"), "string"));
    assert_eq!(wrong_type("", "[expect]\nholds = \"agreement\""), ("\"agreement\"".into(), Shape("words"), "string"));
    assert_eq!(wrong_type("", "[expect]\nmessages = [6]"), ("[6]".into(), Shape("counts"), "array"));
    let note = |key: &str| wrong_type("", &format!("[[notes]]\nat = 1\ntext = \"\"\n{key}"));
    assert_eq!(note("facts = 3"), ("3".into(), Shape("table"), "integer"));
    assert_eq!(note("cites = [\"x\"]"), ("\"x\"".into(), Shape("integer"), "string"));
    assert_eq!(wrong_type("seed = 1979-05-27", ""), ("1979-05-27".into(), Shape("integer"), "datetime"));
}

#[test]
fn numbers_have_their_bounds() {
    assert_eq!(out_of_range("seed = -1", ""), "-1");
    assert_eq!(out_of_range("seed = 18446744073709551616", ""), "18446744073709551616");
    assert_eq!(out_of_range("until = -1", ""), "-1");
    assert_eq!(out_of_range(&event("{ at = 0, start = 1 }"), ""), "0");
    assert_eq!(out_of_range(&event("{ at = 1000000000001, start = 1 }"), ""), "1000000000001");
    assert_eq!(out_of_range(&event("{ at = 1, crash = 1, after = -1 }"), ""), "-1");
    assert_eq!(out_of_range(&event("{ at = 1, drop = { from = 1, to = 2, nth = 0 } }"), ""), "0");
    assert_eq!(out_of_range(&event("{ at = 1, delay = { from = 1, to = 2, by = 0 } }"), ""), "0");
    assert_eq!(out_of_range("questions = [{ at = 0, ask = \"?\", of = \"tick\" }]", ""), "0");
    assert_eq!(out_of_range("", "[network]\ndelay = 0"), "0");
    assert_eq!(out_of_range("", "[network]\ndelay = [0, 3]"), "0");
    assert_eq!(out_of_range("", "[network]\nprocess_time = -1"), "-1");
    for loss in ["1.5", "-0.1", "nan", "inf", "2", "-1", "1e999"] {
        assert_eq!(out_of_range("", &format!("[network]\nloss = {loss}")), loss);
    }
    assert_eq!(out_of_range("", "[detector]\nkind = \"oracle\"\ndelay = 0"), "0");
    assert_eq!(out_of_range("version = 0", ""), "0");
}

#[test]
fn ids_go_from_0_to_4294967294_and_are_unique() {
    let ids = |list: &str| format!("protocol = \"bully\"\n[processes]\nids = [{list}]");
    good(&ids("0, 4294967294"));
    for bad in ["4294967295", "-1", "99999999999999999999999"] {
        let text = ids(&format!("1, {bad}"));
        let found: Vec<_> = faults(&text).into_iter().map(|(span, problem)| (span, problem.what.key)).collect();
        assert_eq!(found, [(bad, "fault-out-of-range")]);
    }
    let text = ids("5, 3, 5, 5");
    let twice = read(&text).expect_err("the duplicate is refused");
    let first = text.find("5,").expect("there");
    assert_eq!(twice.told.len(), 2);
    assert!(
        twice
            .told
            .iter()
            .all(|fault| fault.problem == faults::duplicate_id(id(5)) && fault.related == Some(first..first + 1))
    );
}

#[test]
fn the_number_of_processes_has_limits() {
    let ring = |count: &str| format!("protocol = \"chang-roberts\"\n[processes]\ncount = {count}");
    let graph = |count: &str| format!("protocol = \"bully\"\n[processes]\ncount = {count}");
    assert_eq!(good(&ring("2_000_000")).count(), 2_000_000);
    assert_eq!(good(&graph("4096")).count(), 4096);
    let too_many = faults::too_many_processes;
    assert_eq!(faults(&ring("2_000_001")), [("2_000_001", too_many(2_000_001, 2_000_000, "ring"))]);
    assert_eq!(faults(&graph("4097")), [("4097", too_many(4097, 4096, "complete"))]);
    assert_eq!(
        faults(&ring("18446744073709551615\norder = \"random\"\nleader = 9")).len(),
        1,
        "and no ids are computed"
    );
    // The links of a ring are checked without a list of its ids, because this ring is too large for memory.
    let acts = "events = [{ at = 1, cut = [1, 2] }, { at = 2, drop = { from = 3, to = 4 } }]";
    let far = format!("{acts}\n{}", ring("4294967295"));
    assert_eq!(faults(&far), [("4294967295", too_many(4_294_967_295, 2_000_000, "ring"))]);
    let no_link = faults::no_link(id(3), id(1), id(4));
    assert_eq!(faults(&far.replace("to = 4", "to = 1"))[0], ("1", no_link));
    assert_eq!(faults(&ring("0")), [("0", faults::no_process())]);
    assert_eq!(faults("protocol = \"bully\"\n[processes]\nids = []"), [("[]", faults::no_process())]);
}

#[test]
fn ids_or_count_but_not_both() {
    let text = "protocol = \"bully\"\n[processes]\nids = [1]\ncount = 1";
    assert_eq!(faults(text), [("count", faults::ids_and_count())]);
    assert_eq!(fault("", "order = \"random\""), ("order".into(), faults::foreign("order", "count")));
}

#[test]
fn named_processes_must_exist() {
    let nobody = |top: &str, below: &str| {
        let (span, problem) = fault_of_kind("fault-unknown-process", top, below);
        let Value::Ids(ids) = &problem.mend.values[0].1 else { panic!("{problem:?}") };
        (span, ids.len())
    };
    assert_eq!(nobody("", "leader = 4"), ("4".into(), 3));
    assert_eq!(nobody("", "down = [1, 4]"), ("4".into(), 3));
    assert_eq!(nobody(&event("{ at = 1, crash = 4 }"), ""), ("4".into(), 3));
    assert_eq!(nobody(&event("{ at = 1, start = [1, 4] }"), ""), ("4".into(), 3));
    assert_eq!(nobody(&event("{ at = 1, drop = { from = 4, to = 1 } }"), ""), ("4".into(), 3));
    assert_eq!(nobody("notes = [{ at = 1, text = \"x\", look = [4] }]", ""), ("4".into(), 3));
    assert_eq!(nobody("", "[expect]\nleader = 4"), ("4".into(), 3));
    assert_eq!(nobody("", "[[notes]]\nat = 1\ntext = \"\"\nfacts.leader = 4"), ("4".into(), 3));
    assert_eq!(nobody("", "[expect]\nelected = [1, 4, \"@\"]"), ("4".into(), 3));
    let far = "protocol = \"chang-roberts\"\n[processes]\ncount = 2000000\nleader = 2000001";
    assert_eq!(faults(far), [("2000001", faults::unknown_process(id(2_000_001), (id(1), id(2_000_000)), Vec::new()))]);
}

#[test]
fn with_faulty_ids_no_process_is_reported_missing() {
    let text = "protocol = \"bully\"\n[processes]\nids = [1, \"2\"]\nleader = 2";
    assert_eq!(faults(text).len(), 1);
}

#[test]
fn an_entry_has_one_act() {
    let two = fault(&event("{ at = 1, crash = 1, start = 2 }"), "");
    assert_eq!(two, ("start".into(), faults::second_act("crash", "start")));
    assert_eq!(fault(&event("{ at = 1 }"), ""), ("{ at = 1 }".into(), faults::no_act(crate::command::ACTS)));
    let after = faults::foreign("after", "crash");
    assert_eq!(fault(&event("{ at = 1, start = 1, after = 2 }"), ""), ("after".into(), after));
    let announced = faults::foreign("announced", "leave");
    assert_eq!(fault(&event("{ at = 1, crash = 1, announced = true }"), ""), ("announced".into(), announced));
    assert_eq!(fault(&event("{ at = 1, start = [] }"), ""), ("[]".into(), Problem::empty_list("start")));
}

#[test]
fn a_list_of_targets_may_repeat_a_process() {
    let scenario = good("protocol = \"bully\"\nevents = [{ at = 1, start = [2, 2] }]\n[processes]\nids = [1, 2]");
    assert_eq!(scenario.events, [(1, Command::Start(Targets::Listed(vec![1, 1])))]);
}

#[test]
fn words_are_those_of_the_format() {
    assert_eq!(unknown_word("variant = \"restles\"", ""), ("\"restles\"".into(), Subject("variant"), Some("restless")));
    assert_eq!(unknown_word("title = { xx = \"x\" }", ""), ("xx".into(), Subject("language"), None));
    assert_eq!(
        unknown_word("", "[detector]\nkind = \"oracel\""),
        ("\"oracel\"".into(), Subject("detector"), Some("oracle"))
    );
    let by = unknown_word("", "[detector]\nkind = \"oracle\"\nby = \"lowst\"");
    assert_eq!(by, ("\"lowst\"".into(), Subject("noticers"), Some("lowest")));
    let when = unknown_word("notes = [{ when = \"first-crash\", text = \"x\" }]", "");
    assert_eq!(when, ("\"first-crash\"".into(), Subject("when"), None));
    let of = unknown_word("questions = [{ at = 1, ask = \"?\", of = \"message\" }]", "");
    assert_eq!(of, ("\"message\"".into(), Subject("question"), Some("messages")));
    let kind = unknown_word(&event("{ at = 1, drop = { from = 1, to = 2, kind = \"ELECTED\" } }"), "");
    assert_eq!(kind, ("\"ELECTED\"".into(), Subject("kind"), None));
    let kind = unknown_word("", "[expect]\nmessages = { ANSWERS = 3 }");
    assert_eq!(kind, ("ANSWERS".into(), Subject("kind"), Some("ANSWER")));
    let property = unknown_word("", "[expect]\nviolates = [\"validity\"]");
    assert_eq!(property, ("\"validity\"".into(), Subject("property"), None));
    let order = faults("protocol = \"bully\"\n[processes]\ncount = 3\norder = \"randm\"");
    let [("\"randm\"", problem)] = &order[..] else { panic!("{order:?}") };
    assert_eq!((problem.what.key, subject(problem)), ("fault-unknown-word", Subject("order")));
    assert_eq!(problem.name("nearest"), Some("random"));
}

#[test]
fn features_of_later_versions_are_refused_at_their_place() {
    assert_eq!(fault_of_kind("fault-no-roles", "", "roles = { 1 = [\"client\"] }").0, "{ 1 = [\"client\"] }");
    assert_eq!(later("version = 2", ""), ("2".into(), Subject("version")));
}

#[test]
fn decision_protocols_elect_no_leader() {
    let attack = Datum::word("attack").expect("it is a word");
    let decide = CATALOGUE.iter().filter(|entry| entry.strip == Strip::Decisions);
    for entry in decide {
        for (top, below, place) in [
            ("", "[expect]\nleader = 1", "1"),
            ("notes = [{ when = \"leader-elected\", text = \"?\" }]", "", "\"leader-elected\""),
            ("questions = [{ at = 1, ask = \"?\", of = \"leader\" }]", "", "\"leader\""),
            ("", "leader = 1", "1"),
            ("", "[detector]\nkind = \"oracle\"", "[detector]"),
        ] {
            let text = format!("protocol = \"{}\"\n{top}\n[processes]\nids = [1, 2, 3]\n{below}\n", entry.name);
            assert_eq!(faults(&text), [(place, faults::follows_nobody(entry))], "{text}");
            let Follows::With(flag) = entry.follows else { continue };
            let with = |value: &str| format!("{text}[params]\n{flag} = {value}\n");
            assert!(read(&with("true")).is_ok(), "{}", with("true"));
            assert_eq!(faults(&with("false")), [(place, faults::follows_nobody(entry))]);
            let wrong = with("1");
            let found = faults(&wrong);
            assert_eq!(found.len(), 1, "a suggestion causes no further fault: {found:?}");
            assert_eq!((found[0].0, found[0].1.what.key), ("1", "fault-wrong-type"));
        }
        let (said, decided) = if entry.values().is_empty() { ("7", Datum::Number(7)) } else { ("\"attack\"", attack) };
        let cells = format!(
            "protocol = \"{}\"\n[processes]\nids = [1, 2]\n[expect]\nelected = [\"attack\", \"@\"]\ndecided = {said}\n",
            entry.name
        );
        let expect = read(&cells).expect("values may be expected").expect;
        assert_eq!(expect.elected, Some(vec![Some(Cell::Decided(attack)), None]));
        assert_eq!(expect.decided, Some(decided));
    }
}

#[test]
fn a_log_can_be_expected_only_of_log_protocols() {
    for entry in CATALOGUE {
        let file =
            |log: &str| format!("protocol = \"{}\"\n[processes]\nids = [1, 2, 3]\n[expect]\nlog = {log}\n", entry.name);
        if !entry.logs() {
            let file = format!("{}\n[network]\nbounce = true\n", file("[]"));
            assert_eq!(faults(&file), [("[]", faults::keeps_no_log(entry.name))]);
            continue;
        }
        let word = |word| Datum::word(word).expect("it is a word");
        let expected =
            [ExpectedSlot::NoOp, ExpectedSlot::Set(word("again"), 2.into()), ExpectedSlot::Again(word("x"), 1.into())];
        let read_back = |log: &str| read(&file(log)).expect("a log may be expected").expect.log;
        assert_eq!(read_back("[\"no-op\", [\"again\", 2], [\"again\", \"x\", 1]]"), Some(expected.to_vec()));
        assert_eq!(read_back("[]"), Some(Vec::new()));
        let faulty =
            "[\"noop\", [\"x\"], [\"twice\", \"x\", 1], [\"x\", true], 7, [\"much too long a word\", 1], [1, 2, 3, 4]]";
        let text = file(faulty);
        let found: Vec<_> = faults(&text).into_iter().map(|(place, problem)| (place, problem.what.key)).collect();
        let wrong = "fault-wrong-type";
        let places = [
            ("\"noop\"", wrong),
            ("[\"x\"]", wrong),
            ("[\"twice\", \"x\", 1]", wrong),
            ("true", wrong),
            ("7", wrong),
            ("\"much too long a word\"", "fault-no-datum"),
            ("[1, 2, 3, 4]", wrong),
        ];
        assert_eq!(found, places);
        assert_eq!(faults(&file("\"no-op\"")).len(), 1, "it is a list");
        let beside = "leader = 1\ndecided = 1";
        let text = format!("{}{beside}", file("[]"));
        assert_eq!(
            faults(&text),
            [("1", faults::decides_many(entry.name))],
            "it follows a leader and never decides a value"
        );
    }
}

#[test]
fn an_election_decides_on_no_value() {
    for (top, below) in [
        ("", "[expect]\ndecided = \"attack\""),
        ("questions = [{ at = 1, ask = \"?\", of = \"decision\" }]", ""),
        ("notes = [{ at = 1, text = \"?\", facts = { decided = 3 } }]", ""),
    ] {
        assert_eq!(fault(top, below).1, faults::decides_nothing("bully"), "{top}{below}");
    }
    assert_eq!(fault("", "proposals = [\"a\"]").1.what.key, "fault-no-proposals");
}

#[test]
fn a_delay_range_has_the_shortest_first() {
    let upside_down = fault("", "[network]\ndelay = [3, 1]");
    assert_eq!(upside_down, ("[3, 1]".into(), faults::delay_upside_down("delay", 3, 1)));
}

#[test]
fn keys_of_another_choice_are_foreign() {
    let foreign = |top: &str, below: &str| {
        let (span, problem) = fault_of_kind("fault-foreign", top, below);
        (span, problem.name("owner").expect("an owner"))
    };
    assert_eq!(foreign("", "[detector]\ndelay = 3"), ("delay".into(), "kind = \"oracle\""));
    assert_eq!(foreign("", "[detector]\nkind = \"manual\"\nby = \"all\""), ("by".into(), "kind = \"oracle\""));
    assert_eq!(foreign("", "[detector]\nkind = \"oracle\"\nperiod = 3"), ("period".into(), "kind = \"heartbeat\""));
    assert_eq!(foreign("", "[detector]\nperiod = 3"), ("period".into(), "kind = \"heartbeat\""));
    assert_eq!(foreign("", "[detector]\nkind = \"heartbeat\"\nby = \"lowest\""), ("by".into(), "kind = \"oracle\""));
    assert_eq!(foreign("", "[detector]\nkind = \"heartbeat\"\ndelay = 3"), ("delay".into(), "kind = \"oracle\""));
    let choices = foreign("questions = [{ at = 1, ask = \"?\", of = \"tick\", choices = [\"a\"] }]", "");
    assert_eq!(choices, ("choices".into(), "of = \"choices\""));
    let parameter = faults::foreign_parameter("f", "bully", &[]);
    assert_eq!(fault("", "[params]\nf = 1"), ("f".into(), parameter));
}

#[test]
fn arrays_below_a_table_are_reported_with_their_faults() {
    let misplaced = fault;
    let place = |span: &'static str, table: &str, first: &str, array| {
        (span.to_owned(), faults::misplaced(span, table, first, array))
    };
    for name in ["events", "notes", "questions"] {
        assert_eq!(misplaced("", &format!("{name} = []")), place(name, "[processes]", "[processes]", true));
        let network = misplaced("", &format!("[network]\n{name} = []"));
        assert_eq!(network, place(name, "[network]", "[processes]", true));
        let params = misplaced("", &format!("[params]\n{name} = []"));
        assert_eq!(params, place(name, "[params]", "[processes]", true));
        let messages = misplaced("", &format!("[expect.messages]\n{name} = []"));
        assert_eq!(messages, place(name, "[expect.messages]", "[processes]", true));
    }
    assert_eq!(misplaced("", "seed = 3"), place("seed", "[processes]", "[processes]", false));
    let title = misplaced("[title]\nen = \"x\"\nseed = 3", "");
    assert_eq!(title, place("seed", "[title]", "[title]", false));
    let entry = misplaced("[[events]]\nat = 1\nstart = 1\nuntil = 3", "");
    assert_eq!(entry, place("until", "[[events]]", "[[events]]", false));
    let text = "protocol = \"bully\"\n[processes]\nids = [1]\nevents = [{ at = 0, start = 1 }]";
    assert_eq!(faults(text).into_iter().map(|(span, _)| span).collect::<Vec<_>>(), ["events", "0"]);
}

#[test]
fn on_a_ring_messages_go_to_the_next_one() {
    let text = |protocol: &str, to: u32, bounce: bool| {
        format!(
            "protocol = \"{protocol}\"\nevents = [{{ at = 1, drop = {{ from = 2, to = {to} }} }}]\n\
             [processes]\nids = [1, 2, 3]\n[network]\nbounce = {bounce}"
        )
    };
    good(&text("chang-roberts", 3, false));
    let no_link = faults::no_link(id(2), id(1), id(3));
    assert_eq!(faults(&text("chang-roberts", 1, false)), [("1", no_link)]);
    good(&text("chang-roberts", 1, true));
    good(&text("bully", 1, false));
}

#[test]
fn a_note_has_one_moment() {
    let both = "notes = [{ at = 1, when = \"leader-elected\", text = \"x\" }]";
    assert_eq!(fault(both, ""), ("when".into(), faults::at_and_when()));
    assert_eq!(fault("title = {}", ""), ("{}".into(), Problem::empty_list("title")));
}

#[test]
fn expectations_must_be_possible() {
    let cells = faults::cell_count(2, 3);
    assert_eq!(fault("", "[expect]\nelected = [1, 1]"), ("[1, 1]".into(), cells));
    let both = fault("", "[expect]\nholds = [\"highest\"]\nviolates = [\"highest\"]");
    assert_eq!(both, ("\"highest\"".into(), faults::holds_and_violates("highest")));
    let twice = fault("", "[expect]\nholds = [\"highest\", \"highest\"]");
    assert_eq!(twice, ("\"highest\"".into(), faults::repeated("highest", "holds")));
    let twice = fault("", "down = [2, 2]");
    assert_eq!(twice, ("2".into(), faults::repeated("2", "down")));
}

#[test]
fn all_faults_are_reported_by_place() {
    let text = "protocol = \"bully\"\nvariant = \"x\"\nseed = -1\n[processes]\nids = [1, 1]\nleader = 9\n[network]\ndelay = [2, 1]";
    let spans: Vec<&str> = faults(text).into_iter().map(|(span, _)| span).collect();
    assert_eq!(spans, ["\"x\"", "-1", "1", "9", "[2, 1]"]);
}

#[test]
fn syntax_faults_come_with_those_of_the_content() {
    let text = "protocol = \"bully\"\nseed = -1\ntitle = oops\nuntil = \n[processes]\nids = [1, 2]\nleader = 9\n[expect]\nby = -3";
    let found = faults(text);
    let syntax = found.iter().filter(|(_, kind)| kind.what.key == "fault-syntax").count();
    assert_eq!(syntax, 2, "{found:#?}");
    assert!(found.iter().any(|(span, _)| *span == "-1") && found.iter().any(|(span, _)| *span == "-3"));
}

#[test]
fn no_text_makes_the_reader_panic() {
    let odd = [
        "\0",
        "[",
        "[[",
        "a",
        "= 1",
        "\"",
        "'''",
        "protocol",
        "[processes]\n[processes]",
        "events = [[[[",
        "\u{feff}",
        "é = 1",
        "x.y.z = 1\nx.y = 2",
    ];
    for text in odd {
        let faults = read(text).expect_err("no scenario");
        for fault in faults.told {
            assert!(text.get(fault.span.clone()).is_some(), "{text:?}: {fault:?}");
        }
    }
    for (at, _) in EVERYTHING.char_indices() {
        let _ = read(&EVERYTHING[..at]);
    }
    assert!(read(&"[".repeat(200_000)).is_err());
    assert!(read(&format!("a = {}", "[".repeat(200_000))).is_err());
}

#[test]
fn all_faults_of_a_decision_scenario_are_reported_in_place() {
    let text = "protocol = \"flooding\"\nevents = [{ at = 1, alter = { from = 1, to = 2 } }]\n[processes]\nids = [1, 2, 3]\nleader = 2\n\
                proposals = [1, \"\", \"thirteen byte\", 4]\n[params]\nf = 3\nrounds = 0\naggregate = \"mean\"\n[detector]\n\
                kind = \"oracle\"\n[expect]\nleader = 2\n";
    let told: Vec<(&str, &str)> = faults(text).into_iter().map(|(span, problem)| (span, problem.what.key)).collect();
    let expected = [
        ("{ from = 1, to = 2 }", "fault-missing-key"),
        ("2", "fault-elects-nobody"),
        ("[1, \"\", \"thirteen byte\", 4]", "fault-list-length"),
        ("\"\"", "fault-no-datum"),
        ("\"thirteen byte\"", "fault-no-datum"),
        ("3", "refused-flooding-crashes"),
        ("0", "fault-out-of-range"),
        ("\"mean\"", "fault-unknown-word"),
        ("[detector]", "fault-elects-nobody"),
        ("2", "fault-elects-nobody"),
    ];
    assert_eq!(told, expected);
    let few = "protocol = \"flooding\"\n[processes]\nids = [1, 2, 3]\nproposals = [1, 2]\n[params]\nf = 0\n";
    assert_eq!(faults(few).into_iter().map(|(span, _)| span).collect::<Vec<_>>(), ["[1, 2]"]);
    assert!(read(&few.replace("[1, 2]\n", "7\n")).is_ok(), "one for all, and no crash");
}
