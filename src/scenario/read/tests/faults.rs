//! Every rule of the format, with the place of its fault.

use super::{EVERYTHING, good, id};
use crate::config::{FaultKind, Shape, Subject};
use crate::scenario::read;
use crate::sim::command::{Command, Targets};

/// The faults of a text, each with what is underlined.
fn faults(text: &str) -> Vec<(&str, FaultKind)> {
    let faults = read(text).expect_err("the text has faults");
    faults.into_iter().map(|fault| (&text[fault.span], fault.kind)).collect()
}

/// The only fault of a file that is right but for these lines, the first at the top, the others below `[processes]`.
fn fault(top: &str, below: &str) -> (String, FaultKind) {
    let text = format!("protocol = \"bully\"\n{top}\n[processes]\nids = [1, 2, 3]\n{below}\n");
    let mut faults = faults(&text);
    assert_eq!(faults.len(), 1, "{text}\n{faults:#?}");
    let (span, kind) = faults.remove(0);
    (span.to_owned(), kind)
}

/// What is underlined, and the word that the fault says would be right.
fn unknown_key(top: &str, below: &str) -> (String, Option<&'static str>) {
    match fault(top, below) {
        (span, FaultKind::UnknownKey { nearest, .. }) => (span, nearest),
        other => panic!("{other:?}"),
    }
}

fn unknown_word(top: &str, below: &str) -> (String, Subject, Option<&'static str>) {
    match fault(top, below) {
        (span, FaultKind::UnknownWord { subject, nearest, .. }) => (span, subject, nearest),
        other => panic!("{other:?}"),
    }
}

fn later(top: &str, below: &str) -> (String, Subject) {
    match fault(top, below) {
        (span, FaultKind::NotInThisVersion { subject, .. }) => (span, subject),
        other => panic!("{other:?}"),
    }
}

fn out_of_range(top: &str, below: &str) -> String {
    match fault(top, below) {
        (span, FaultKind::OutOfRange { .. }) => span,
        other => panic!("{other:?}"),
    }
}

fn wrong_type(top: &str, below: &str) -> (String, Shape, &'static str) {
    match fault(top, below) {
        (span, FaultKind::WrongType { expected, found, .. }) => (span, expected, found),
        other => panic!("{other:?}"),
    }
}

fn event(entry: &str) -> String {
    format!("events = [{entry}]")
}

#[test]
fn unknown_keys_are_told_with_the_nearest_known_one() {
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
fn what_is_misspelt_is_read_all_the_same() {
    let text = "protocl = \"buly\"\nevnts = [{ at = 0, crsh = 9 }]\n[proceses]\nids = [1, 2]\n[expect]\nholds = [\"agremnt\"]";
    let spans: Vec<&str> = faults(text).into_iter().map(|(span, _)| span).collect();
    assert_eq!(spans, ["protocl", "\"buly\"", "evnts", "0", "crsh", "9", "proceses", "\"agremnt\""]);
}

#[test]
fn a_key_that_lacks_is_told_where_it_should_be() {
    let missing = |text: &str| match faults(text).remove(0) {
        (span, FaultKind::MissingKey { key, .. }) => (span.to_owned(), key),
        other => panic!("{other:?}"),
    };
    assert_eq!(missing("[processes]\ncount = 3"), (String::new(), "protocol"));
    assert_eq!(missing("protocol = \"bully\""), (String::new(), "processes"));
    assert_eq!(missing("protocol = \"bully\"\n[processes]\nleader = 3"), ("[processes]".into(), "ids"));
    let key = |top: &str| match fault(top, "") {
        (span, FaultKind::MissingKey { key, .. }) => (span, key),
        other => panic!("{other:?}"),
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
fn a_value_of_another_type_is_told_with_what_is_taken() {
    assert_eq!(wrong_type("seed = \"7\"", ""), ("\"7\"".into(), Shape::Integer, "string"));
    assert_eq!(wrong_type("title = 3", ""), ("3".into(), Shape::LocalText, "integer"));
    assert_eq!(wrong_type("title = { en = 3 }", ""), ("3".into(), Shape::Word, "integer"));
    assert_eq!(wrong_type("events = 3", ""), ("3".into(), Shape::Tables, "integer"));
    assert_eq!(wrong_type("events = [3]", ""), ("3".into(), Shape::Table, "integer"));
    assert_eq!(wrong_type("params = 3", ""), ("3".into(), Shape::Table, "integer"));
    assert_eq!(wrong_type("", "leader = \"3\""), ("\"3\"".into(), Shape::Id, "string"));
    assert_eq!(wrong_type("", "down = 3"), ("3".into(), Shape::Ids, "integer"));
    assert_eq!(wrong_type("", "[network]\nfifo = 1"), ("1".into(), Shape::Boolean, "integer"));
    assert_eq!(wrong_type("", "[network]\nloss = true"), ("true".into(), Shape::Number, "boolean"));
    assert_eq!(wrong_type("", "[network]\ndelay = [1, 2, 3]"), ("[1, 2, 3]".into(), Shape::Delay, "array"));
    assert_eq!(wrong_type("", "[network]\ndelay = 1.5"), ("1.5".into(), Shape::Delay, "float"));
    assert_eq!(wrong_type(&event("{ at = 1, start = \"everybody\" }"), ""), ("\"everybody\"".into(), Shape::Targets, "string"));
    assert_eq!(wrong_type(&event("{ at = 1.0, start = 1 }"), ""), ("1.0".into(), Shape::Integer, "float"));
    assert_eq!(wrong_type("", "[expect]\nelected = [1, 2, \"x\"]"), ("\"x\"".into(), Shape::Cell, "string"));
    assert_eq!(wrong_type("", "[expect]\nholds = \"agreement\""), ("\"agreement\"".into(), Shape::Words, "string"));
    assert_eq!(wrong_type("seed = 1979-05-27", ""), ("1979-05-27".into(), Shape::Integer, "datetime"));
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
        assert!(matches!(&faults(&text)[..], [(span, FaultKind::OutOfRange { .. })] if *span == bad));
    }
    let text = ids("5, 3, 5, 5");
    let twice = read(&text).expect_err("twice");
    let first = text.find("5,").expect("there");
    assert_eq!(twice.len(), 2);
    assert!(twice.iter().all(|fault| fault.kind == FaultKind::DuplicateId(id(5)) && fault.related == Some(first..first + 1)));
}

#[test]
fn the_number_of_processes_has_limits() {
    let ring = |count: &str| format!("protocol = \"chang-roberts\"\n[processes]\ncount = {count}");
    let graph = |count: &str| format!("protocol = \"bully\"\n[processes]\ncount = {count}");
    assert_eq!(good(&ring("2_000_000")).count(), 2_000_000);
    assert_eq!(good(&graph("4096")).count(), 4096);
    let too_many = |count, most, complete| FaultKind::TooManyProcesses { count, most, complete };
    assert_eq!(faults(&ring("2_000_001")), [("2_000_001", too_many(2_000_001, 2_000_000, false))]);
    assert_eq!(faults(&graph("4097")), [("4097", too_many(4097, 4096, true))]);
    assert_eq!(faults(&ring("18446744073709551615\norder = \"random\"\nleader = 9")).len(), 1, "and nobody is seated");
    assert_eq!(faults(&ring("0")), [("0", FaultKind::NoProcess)]);
    assert_eq!(faults("protocol = \"bully\"\n[processes]\nids = []"), [("[]", FaultKind::NoProcess)]);
}

#[test]
fn ids_or_count_but_not_both() {
    let text = "protocol = \"bully\"\n[processes]\nids = [1]\ncount = 1";
    assert_eq!(faults(text), [("count", FaultKind::IdsAndCount)]);
    assert_eq!(fault("", "order = \"random\""), ("order".into(), FaultKind::Foreign { key: "order", owner: "count" }));
}

#[test]
fn who_is_named_must_exist() {
    let nobody = |top: &str, below: &str| match fault(top, below) {
        (span, FaultKind::UnknownProcess { ids, .. }) => (span, ids.len()),
        other => panic!("{other:?}"),
    };
    assert_eq!(nobody("", "leader = 4"), ("4".into(), 3));
    assert_eq!(nobody("", "down = [1, 4]"), ("4".into(), 3));
    assert_eq!(nobody(&event("{ at = 1, crash = 4 }"), ""), ("4".into(), 3));
    assert_eq!(nobody(&event("{ at = 1, start = [1, 4] }"), ""), ("4".into(), 3));
    assert_eq!(nobody(&event("{ at = 1, drop = { from = 4, to = 1 } }"), ""), ("4".into(), 3));
    assert_eq!(nobody("notes = [{ at = 1, text = \"x\", look = [4] }]", ""), ("4".into(), 3));
    assert_eq!(nobody("", "[expect]\nleader = 4"), ("4".into(), 3));
    assert_eq!(nobody("", "[expect]\nelected = [1, 4, \"@\"]"), ("4".into(), 3));
    let far = "protocol = \"chang-roberts\"\n[processes]\ncount = 2000000\nleader = 2000001";
    assert!(matches!(&faults(far)[..], [("2000001", FaultKind::UnknownProcess { ids, highest, .. })]
        if ids.is_empty() && *highest == id(2_000_000)));
}

#[test]
fn where_ids_are_wrong_nobody_is_said_to_be_missing() {
    let text = "protocol = \"bully\"\n[processes]\nids = [1, \"2\"]\nleader = 2";
    assert_eq!(faults(text).len(), 1);
}

#[test]
fn one_act_an_entry() {
    let two = fault(&event("{ at = 1, crash = 1, start = 2 }"), "");
    assert_eq!(two, ("start".into(), FaultKind::SecondAct { first: "crash".into(), second: "start".into() }));
    assert_eq!(fault(&event("{ at = 1 }"), ""), ("{ at = 1 }".into(), FaultKind::NoAct(crate::scenario::command::ACTS)));
    let after = FaultKind::Foreign { key: "after", owner: "crash" };
    assert_eq!(fault(&event("{ at = 1, start = 1, after = 2 }"), ""), ("after".into(), after));
    let announced = FaultKind::Foreign { key: "announced", owner: "leave" };
    assert_eq!(fault(&event("{ at = 1, crash = 1, announced = true }"), ""), ("announced".into(), announced));
    assert_eq!(fault(&event("{ at = 1, start = [] }"), ""), ("[]".into(), FaultKind::EmptyList("start".into())));
}

#[test]
fn a_list_of_targets_may_name_one_twice() {
    let scenario = good("protocol = \"bully\"\nevents = [{ at = 1, start = [2, 2] }]\n[processes]\nids = [1, 2]");
    assert_eq!(scenario.events, [(1, Command::Start(Targets::Listed(vec![1, 1])))]);
}

#[test]
fn words_are_those_of_the_format() {
    assert_eq!(unknown_word("variant = \"restles\"", ""), ("\"restles\"".into(), Subject::Variant, Some("restless")));
    assert_eq!(unknown_word("title = { fr = \"x\" }", ""), ("fr".into(), Subject::Language, None));
    assert_eq!(unknown_word("", "[detector]\nkind = \"oracel\""), ("\"oracel\"".into(), Subject::Detector, Some("oracle")));
    let by = unknown_word("", "[detector]\nkind = \"oracle\"\nby = \"lowst\"");
    assert_eq!(by, ("\"lowst\"".into(), Subject::Noticers, Some("lowest")));
    let when = unknown_word("notes = [{ when = \"first-crash\", text = \"x\" }]", "");
    assert_eq!(when, ("\"first-crash\"".into(), Subject::When, None));
    let of = unknown_word("questions = [{ at = 1, ask = \"?\", of = \"message\" }]", "");
    assert_eq!(of, ("\"message\"".into(), Subject::Question, Some("messages")));
    let kind = unknown_word(&event("{ at = 1, drop = { from = 1, to = 2, kind = \"ELECTED\" } }"), "");
    assert_eq!(kind, ("\"ELECTED\"".into(), Subject::Kind, None));
    let kind = unknown_word("", "[expect]\nmessages = { ANSWERS = 3 }");
    assert_eq!(kind, ("ANSWERS".into(), Subject::Kind, Some("ANSWER")));
    let property = unknown_word("", "[expect]\nviolates = [\"validity\"]");
    assert_eq!(property, ("\"validity\"".into(), Subject::Property, None));
    let order = faults("protocol = \"bully\"\n[processes]\ncount = 3\norder = \"randm\"");
    assert!(matches!(
        &order[..],
        [("\"randm\"", FaultKind::UnknownWord { subject: Subject::Order, nearest: Some("random"), .. })]
    ));
}

#[test]
fn what_a_later_version_brings_is_refused_at_its_place() {
    for protocol in crate::protocols::NOT_IN_THIS_VERSION {
        let text = format!("protocol = \"{protocol}\"\nvariant = \"any\"\n[processes]\ncount = 3\n[params]\nf = 1");
        assert!(matches!(
            &faults(&text)[..],
            [(_, FaultKind::NotInThisVersion { subject: Subject::Protocol, name, .. })] if name == protocol
        ));
    }
    let request = later(&event("{ at = 1, request = { client = 1, value = \"x\" } }"), "");
    assert_eq!(request, ("request".into(), Subject::Act));
    assert_eq!(later("", "roles = { 1 = [\"client\"] }"), ("roles".into(), Subject::Key));
    assert_eq!(later("", "proposals = [\"a\"]"), ("proposals".into(), Subject::Key));
    assert_eq!(later("choices = [1]", ""), ("choices".into(), Subject::Key));
    assert_eq!(later("", "[expect]\ndecided = \"attack\""), ("decided".into(), Subject::Key));
    assert_eq!(later("version = 2", ""), ("2".into(), Subject::Version));
    let decision = later("questions = [{ at = 1, ask = \"?\", of = \"decision\" }]", "");
    assert_eq!(decision, ("\"decision\"".into(), Subject::Question));
}

#[test]
fn a_delay_range_has_the_shortest_first() {
    let upside_down = fault("", "[network]\ndelay = [3, 1]");
    assert_eq!(upside_down, ("[3, 1]".into(), FaultKind::DelayUpsideDown { key: "delay".into(), first: 3, second: 1 }));
}

#[test]
fn keys_that_belong_to_another_choice_are_foreign() {
    let foreign = |top: &str, below: &str| match fault(top, below) {
        (span, FaultKind::Foreign { owner, .. }) => (span, owner),
        other => panic!("{other:?}"),
    };
    assert_eq!(foreign("", "[detector]\ndelay = 3"), ("delay".into(), "kind = \"oracle\""));
    assert_eq!(foreign("", "[detector]\nkind = \"manual\"\nby = \"all\""), ("by".into(), "kind = \"oracle\""));
    assert_eq!(foreign("", "[detector]\nkind = \"oracle\"\nperiod = 3"), ("period".into(), "kind = \"heartbeat\""));
    assert_eq!(foreign("", "[detector]\nperiod = 3"), ("period".into(), "kind = \"heartbeat\""));
    assert_eq!(foreign("", "[detector]\nkind = \"heartbeat\"\nby = \"lowest\""), ("by".into(), "kind = \"oracle\""));
    assert_eq!(foreign("", "[detector]\nkind = \"heartbeat\"\ndelay = 3"), ("delay".into(), "kind = \"oracle\""));
    let choices = foreign("questions = [{ at = 1, ask = \"?\", of = \"tick\", choices = [\"a\"] }]", "");
    assert_eq!(choices, ("choices".into(), "of = \"choices\""));
    let parameter = FaultKind::ForeignParameter { key: "f".into(), protocol: "bully", known: Vec::new() };
    assert_eq!(fault("", "[params]\nf = 1"), ("f".into(), parameter));
}

#[test]
fn arrays_below_a_table_are_told_so_and_their_faults_too() {
    let misplaced = |top: &str, below: &str| match fault(top, below) {
        (span, FaultKind::Misplaced { table, first_table, array, .. }) => (span, table, first_table, array),
        other => panic!("{other:?}"),
    };
    let place = |span: &str, table: &str, first: &str, array| (span.into(), table.into(), first.into(), array);
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
    let no_link = FaultKind::NoLink { from: id(2), to: id(1), next: id(3) };
    assert_eq!(faults(&text("chang-roberts", 1, false)), [("1", no_link)]);
    good(&text("chang-roberts", 1, true));
    good(&text("bully", 1, false));
}

#[test]
fn a_note_has_one_moment() {
    let both = "notes = [{ at = 1, when = \"leader-elected\", text = \"x\" }]";
    assert_eq!(fault(both, ""), ("when".into(), FaultKind::AtAndWhen));
    assert_eq!(fault("title = {}", ""), ("{}".into(), FaultKind::EmptyList("title".into())));
}

#[test]
fn expectations_must_be_possible() {
    let cells = FaultKind::CellCount { cells: 2, processes: 3 };
    assert_eq!(fault("", "[expect]\nelected = [1, 1]"), ("[1, 1]".into(), cells));
    let both = fault("", "[expect]\nholds = [\"highest\"]\nviolates = [\"highest\"]");
    assert_eq!(both, ("\"highest\"".into(), FaultKind::HoldsAndViolates("highest")));
    let twice = fault("", "[expect]\nholds = [\"highest\", \"highest\"]");
    assert_eq!(twice, ("\"highest\"".into(), FaultKind::Repeated { item: "highest".into(), key: "holds" }));
    let twice = fault("", "down = [2, 2]");
    assert_eq!(twice, ("2".into(), FaultKind::Repeated { item: "2".into(), key: "down" }));
}

#[test]
fn all_faults_are_told_at_once_by_place() {
    let text =
        "protocol = \"bully\"\nvariant = \"x\"\nseed = -1\n[processes]\nids = [1, 1]\nleader = 9\n[network]\ndelay = [2, 1]";
    let spans: Vec<&str> = faults(text).into_iter().map(|(span, _)| span).collect();
    assert_eq!(spans, ["\"x\"", "-1", "1", "9", "[2, 1]"]);
}

#[test]
fn faults_of_the_notation_come_with_those_of_the_content() {
    let text =
        "protocol = \"bully\"\nseed = -1\ntitle = oops\nuntil = \n[processes]\nids = [1, 2]\nleader = 9\n[expect]\nby = -3";
    let found = faults(text);
    let syntax = found.iter().filter(|(_, kind)| matches!(kind, FaultKind::Syntax(_))).count();
    assert_eq!(syntax, 2, "{found:#?}");
    assert!(found.iter().any(|(span, _)| *span == "-1") && found.iter().any(|(span, _)| *span == "-3"));
}

#[test]
fn no_text_makes_the_reader_stumble() {
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
        for fault in faults {
            assert!(text.get(fault.span.clone()).is_some(), "{text:?}: {fault:?}");
        }
    }
    // Every beginning of a file, cut at every letter.
    for (at, _) in EVERYTHING.char_indices() {
        let _ = read(&EVERYTHING[..at]);
    }
    assert!(read(&"[".repeat(200_000)).is_err());
    assert!(read(&format!("a = {}", "[".repeat(200_000))).is_err());
}
