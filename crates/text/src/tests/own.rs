//! The texts about users' algorithms: each error with its place, in three languages.

use std::collections::BTreeSet;

use suffrage_engine::protocol::Remark;
use suffrage_engine::protocols::{NoProgram, ProtocolId};

use crate::testing::{COMPLETE, keys, prove_remark};
use crate::{Language, Texts};

/// The errors of a text, and its warnings.
fn faults(text: &str) -> Vec<(usize, Remark, Option<Remark>)> {
    let line = |at: usize| text[..at].matches('\n').count() + 1;
    let faults = match ProtocolId::of_text("sample.algo", text) {
        Ok(id) => id.program().map(|program| program.warnings.clone()).unwrap_or_default(),
        Err(NoProgram::Faults(faults)) => faults,
        Err(NoProgram::TooMany(_)) => Vec::new(),
    };
    faults.into_iter().map(|fault| (line(fault.at.start), fault.what, fault.mend)).collect()
}

const HEAD: &str = "algorithm: A\nlinks: complete graph\nmessage ELECTION(j)\ntimer answer\nparameter f := 1\
    \nstate x := 0\nstate w := one of one, two\n";

/// Lines below [`HEAD`], each with its error and the advice in English. The line of the error is 8 if it has none.
const SAMPLES: &[(&str, &str, &str)] = &[
    ("on start: send ELECTON(id) to others", "no message is called ELECTON", "did you mean `ELECTION`?"),
    (
        "on start: send ELECTION(1, 2) to others",
        "ELECTION carries 1 value, not 2",
        "`message ELECTION(j)` is in line 3",
    ),
    (
        "on start: y := 1",
        "nothing is called `y`",
        "declare it before the first handler: `state y := 0`, or as a word of a state",
    ),
    (
        "on start: send HOLD to others",
        "no message is called HOLD",
        "declare it before the first handler: `message HOLD`",
    ),
    ("on timeout rest: stop", "no timer is called `rest`", "declare it before the first handler: `timer rest`"),
    (
        "on start: send ELECTION(1) to 1, 2",
        "`,` does not belong here",
        "several receivers or values stand in brackets: `[next, previous]`",
    ),
    (
        "on start:\n  if x: stop\n  if x = 1 or 2: stop",
        "`2` is neither true nor false",
        "write a comparison, such as `phase = idle or phase = asking`",
    ),
    ("on start: x = 1", "this is a comparison, not a statement", "`:=` assigns"),
    ("on start: x := 1 == 2", "`==` is not an operator", "`=` compares"),
    ("on start: if x = 1: stop", "`if` begins a line", "put it on the next line, indented"),
    ("to a: b\nto b: a", "`a` calls itself through `b`", "use `while`"),
    ("to a: a", "`a` calls itself", "use `while`"),
    ("state id := 3", "`id` is a reserved name", "choose another name"),
    ("state x := 3", "`x` is already in use", "choose another name"),
    ("\ton start: stop", "a tab does not indent", "use blanks"),
    ("on start: stop \u{7}", "control characters are not allowed", ""),
    ("on start: stop # '''", "three quotes end the text in a scenario", "write at most two quotes in a row"),
    ("on start: x := 1 & 2", "`&` has no meaning here", ""),
    ("on start: x := 99999999999999999999", "this number is too large", ""),
    (
        "show loud when x = 1",
        "no role is called `loud`",
        "write one of `idle`, `active`, `waiting`, `relay`, `red`, `black`",
    ),
    (
        "message END: loud",
        "no class of messages is called `loud`",
        "write one of `question`, `probe`, `answer`, `decision`, `refusal`, `value`",
    ),
    ("on start: w := x\nstate v := 1", "declarations stand before the first handler", ""),
    ("stat v := 1", "`stat` begins no declaration and no handler", "did you mean `state`?"),
    ("state v := 1\n  state u := 1", "this line cannot have lines indented below it", ""),
    ("on start:", "nothing follows the colon", ""),
    (
        "message end",
        "`end` does not name a message",
        "messages have names in capitals of two or more letters, and only messages",
    ),
    (
        "state END := 1",
        "`END` names a message",
        "messages have names in capitals of two or more letters, and only messages",
    ),
    ("state v := a of b, c", "`v` cannot be `a`", "write one of `b`, `c`"),
    ("state v = 1", "here must be `:=`", ""),
    ("state := 1", "here must be a name", ""),
    ("parameter v := true", "here must be a number", ""),
    ("state v := x", "here must be a value without names, such as 0, false, @ or []", ""),
    ("on start: send x to others", "here must be a message", ""),
    ("on start: x :=", "here must be a value", ""),
    ("on start: x := )", "here must be a value, not `)`", ""),
    ("on start: stop stop", "`stop` does not belong here", ""),
    ("on start: stop;", "the line ends too early", ""),
    ("on start: 3", "`3` begins no statement", ""),
    ("on start:\n  else: stop", "`else` follows no `if`", ""),
    ("on strat: stop", "no event is called `strat`", "did you mean `start`?"),
    ("on timeout anser: stop", "no timer is called `anser`", "did you mean `answer`?"),
    ("on start: stpo", "no statement and no procedure is called `stpo`", "did you mean `stop`?"),
    ("on start: x := mx(3)", "no function is called `mx`", "did you mean `max`?"),
    ("on start: x := size(3, 4)", "`size` takes 1 value, not 2", ""),
    ("on start: f := 3", "`f` cannot be assigned", ""),
    ("on start: x := opposite(3)", "`opposite` exists only on a ring", ""),
    ("on ELECTION(j): send ELECTION(j) onward", "on a complete graph, no process is the next one", ""),
    (
        "on start: send ELECTION(3) back",
        "`back` stands only in a handler for a message",
        "a procedure can get the sender as a value: `on KIND(x) from p`",
    ),
    ("on start: send it one further", "`send it one further` stands only in `on undeliverable`, on a ring", ""),
    ("on start, if alone: stop", "`alone` stands only in `on undeliverable`, on a ring", ""),
    (
        "on start: send ELECTION(3)",
        "the message has no receiver",
        "write `to others`, `to higher`, `to` and an id, or `back`",
    ),
    ("active when draw 1 to 2 = 1", "`draw` stands only in statements", ""),
    (
        "on start:\n    stop\n  stop",
        "the indentation matches no line above",
        "lines of one block begin in the same column",
    ),
    ("on start: stop", "ELECTION is never sent", ""),
];

#[test]
fn each_error_of_an_algorithm_has_a_place_and_advice_in_three_languages() {
    let mut said = BTreeSet::new();
    let english = Texts::new(Language::English);
    let mut prove = |remark: &Remark| {
        prove_remark(remark);
        said.insert(remark.key.to_owned());
    };
    for (body, what, mend) in SAMPLES {
        let text = HEAD.to_owned() + body + "\n";
        let found = faults(&text);
        let (line, first, advice) = found.first().unwrap_or_else(|| panic!("{body} has no error"));
        assert_eq!(english.remark(first), *what, "{body}");
        assert_eq!(advice.as_ref().map_or(String::new(), |advice| english.remark(advice)), *mend, "{body}");
        let of_head = [3].contains(line) && first.key == "algo-never-sent";
        assert!(*line >= 8 || of_head, "{body}: line {line}");
        for (_, what, advice) in &found {
            prove(what);
            advice.iter().for_each(&mut prove);
        }
    }
    let many = |count: usize, line: &dyn Fn(usize) -> String| (0..count).map(line).collect::<String>();
    let ring = |links: &str, line: &str| format!("algorithm: A\nlinks: {links}\nmessage ASK\n{line}\n");
    let list = (0..17).map(|at| format!("a{at}")).collect::<Vec<_>>().join(", ");
    let whole = [
        String::new(),
        "algorithm: A\nlinks: a line\n".to_owned(),
        ring("one-way ring", "decides together"),
        ring("one-way ring", "on start: send ASK to others"),
        ring("one-way ring", "on start: send ASK to previous"),
        ring("two-way ring", "on start: send ASK"),
        "\n".repeat(2_000),
        HEAD.to_owned() + &many(12, &|at| format!("message M{}\n", char::from(b'A' + at as u8))),
        HEAD.to_owned() + &many(8, &|at| format!("timer t{at}\n")),
        HEAD.to_owned() + &many(32, &|at| format!("state s{at} := 0\n")),
        HEAD.to_owned() + &many(16, &|at| format!("parameter p{at} := 0\n")),
        HEAD.to_owned() + &format!("message END({list})\n"),
        HEAD.to_owned() + &format!("state v := a0 of {list}\n"),
        HEAD.to_owned() + &format!("on start: x := {}\n", "(".repeat(40)),
        HEAD.to_owned() + &format!("on start: x := 1{}\n", " + 1".repeat(200)),
        HEAD.to_owned() + &many(40, &|at| format!("to p{at}: p{}\n", at + 1)) + "to p40: stop\n",
    ];
    for text in whole {
        let found = faults(&text);
        assert!(!found.is_empty(), "{text}");
        for (_, what, advice) in found {
            prove(&what);
            advice.iter().for_each(&mut prove);
        }
    }
    // The sentences about a run.
    let told = [
        "sends", "elects", "decides", "ends", "halts", "obeys", "since", "fact", "badge", "waits", "halted", "timer",
        "halt",
    ];
    let of_run = |key: &str| told.iter().any(|part| key.split('-').nth(1) == Some(part));
    let errors = keys(Language::English).into_iter().filter(|key| key.starts_with("algo-") && !of_run(key));
    assert_eq!(errors.collect::<BTreeSet<_>>(), said);
    let of = |language| keys(language).into_iter().filter(|key| key.starts_with("algo-")).collect::<BTreeSet<_>>();
    assert!(COMPLETE.iter().all(|language| of(*language) == of(Language::English)));
}

#[test]
fn each_limit_has_an_error_that_names_it_in_three_languages() {
    let many = |count: usize, line: &dyn Fn(usize) -> String| (0..count).map(line).collect::<String>();
    let list = |count: usize| (0..count).map(|at| format!("a{at}")).collect::<Vec<_>>().join(", ");
    let levels = many(40, &|depth| format!("{}if true:\n", " ".repeat(depth + 1)));
    let texts = [
        ("x".repeat(65_537), "algo-too-long", &["1000", "65536"][..]),
        ("\n".repeat(1_001), "algo-too-long", &["1000", "65536"]),
        (many(13, &|at| format!("message M{}\n", char::from(b'A' + at as u8))), "algo-many-messages", &["12"]),
        (format!("message END({})\n", list(9)), "algo-many-fields", &["8"]),
        (many(9, &|at| format!("timer t{at}\n")), "algo-many-timers", &["8"]),
        (many(33, &|at| format!("state s{at} := 0\n")), "algo-many-states", &["32"]),
        (format!("state v := a0 of {}\n", list(17)), "algo-many-words", &["16"]),
        (many(17, &|at| format!("parameter p{at} := 0\n")), "algo-many-parameters", &["16"]),
        (many(40, &|at| format!("to p{at}: p{}\n", at + 1)) + "to p40: stop\n", "algo-deep-calls", &["32"]),
        (format!("on start:\n{levels}"), "algo-too-deep", &["32"]),
        (format!("on start: elected := {}\n", "(".repeat(40)), "algo-too-deep", &["32"]),
        (format!("on start: elected := 1{}\n", " + 1".repeat(200)), "algo-long-line", &["250"]),
    ];
    for (text, key, numbers) in texts {
        let found = faults(&format!("algorithm: A\nlinks: complete graph\n{text}"));
        let (_, what, _) =
            found.iter().find(|(_, what, _)| what.key == key).unwrap_or_else(|| panic!("{key}: {found:?}"));
        for language in COMPLETE {
            let told = Texts::new(language).remark(what);
            assert!(numbers.iter().all(|number| told.contains(number)), "{told}");
        }
    }
    // The limits at run time.
    for (key, number) in [("algo-halt-too-long", "096"), ("algo-halt-steps", "000")] {
        for language in COMPLETE {
            let told = Texts::new(language).remark(&named(key));
            assert!(told.contains(number), "{told}");
        }
    }
}

#[test]
fn the_sentences_about_a_run_have_all_their_values() {
    let names =
        ["event", "sent", "label", "leader", "value", "statement", "condition", "left", "sign", "right", "name"];
    for language in COMPLETE {
        let texts = Texts::new(language);
        for key in ["sends", "elects", "decides", "ends", "halts", "halted", "obeys", "since", "since-not"] {
            for brief in if ["halted", "since-not"].contains(&key) { &[""][..] } else { &["", "-brief"] } {
                let remark =
                    names.iter().fold(named(&format!("algo-{key}{brief}")), |remark, name| remark.with(name, "x"));
                let since =
                    Remark::new("algo-since-brief").with("left", 48_u32).with("sign", ">").with("right", 45_u32);
                let remark = remark.with("since", since).with("me", 3_u32).with("line", 17_u32);
                let text = texts.remark(&remark.with("reason", Remark::new("algo-halt-division")));
                assert!(!text.contains("{$") && !text.is_empty(), "{key}: {text}");
            }
        }
        for reason in keys(language).into_iter().filter(|key| key.starts_with("algo-halt-")) {
            prove_remark(&named(&reason));
        }
    }
    let since =
        Remark::new("algo-since").with("condition", "j > id").with("left", "48").with("sign", ">").with("right", "45");
    let sends =
        Remark::new("algo-sends").with("event", "").with("me", 45_u32).with("line", 17_u32).with("since", since);
    let sends = sends.with("sent", "ELECTION(48) to next");
    assert_eq!(
        Texts::new(Language::English).remark(&sends),
        "45, line 17: j > id, that is 48 > 45: it sends ELECTION(48) to next"
    );
}

/// A remark with a key that is made at run time.
fn named(key: &str) -> Remark {
    let id = crate::ids::ALL.iter().find(|id| id.key() == key).unwrap_or_else(|| panic!("no text {key}"));
    Remark::from(*id)
}
