//! Which texts are accepted and which are refused, and where.

use proptest::prelude::*;

use super::{Lab, graph, on, program, ring};
use crate::protocol::prelude::*;
use crate::protocols::own::{Program, Value};

/// The errors of a text: the line, the marked part and the key of each.
pub(super) fn faults(text: &str) -> Vec<(usize, String, &'static str)> {
    let Err(faults) = Program::keep("test.algo", text) else { return Vec::new() };
    let place = |at: usize| text[..at].matches('\n').count() + 1;
    faults.into_iter().map(|fault| (place(fault.at.start), text[fault.at.clone()].to_owned(), fault.what.key)).collect()
}

fn accepts(text: &str) {
    assert_eq!(faults(text), [], "{text}");
}

/// Declarations that the samples use. Their last line is line 9.
pub(super) const DECLARED: &str =
    "message ASK(j)\nmessage SAY\ntimer t\nparameter f := 1\nstate x := 0\nstate w := one of one, two\nstable l := []";

#[track_caller]
fn refuses(body: &str, wanted: (usize, &str, &str)) {
    let (line, part, key) = wanted;
    assert_eq!(faults(&graph(&format!("{DECLARED}\n{body}"))), [(line, part.to_owned(), key)], "{body}");
}

#[track_caller]
fn ring_refuses(links: &str, body: &str, wanted: (usize, &str, &str)) {
    let (line, part, key) = wanted;
    assert_eq!(faults(&on(links, &format!("{DECLARED}\n{body}"))), [(line, part.to_owned(), key)], "{body}");
}

#[test]
fn blanks_comments_and_ends_of_lines_are_free() {
    accepts(
        "\u{feff}# a comment\r\nalgorithm: Ñandú – 2 # its name\r\n\r\nlinks:  one-way   ring\r\n\r\non start:\r\
            \n # nothing\r\n\r\n      ignore # this too\r\n",
    );
    assert_eq!(program("algorithm: Ñandú – 2 # its name\nlinks: one-way ring\non start: ignore").title, "Ñandú – 2");
    assert_eq!(
        program("\u{feff}algorithm: A\r\nlinks: one-way ring\r\n\r\n").text,
        "algorithm: A\nlinks: one-way ring\n"
    );
    accepts(&graph("state año_1 := 0\nstate _x := 1\non start: año_1 := _x"));
}

#[test]
fn declarations_are_read_in_any_order_before_the_handlers() {
    accepts(
        "links: two-way ring\nactive when x = 1\nstate x := 1\nalgorithm: A\nshow black when x = 2\non start: x := 2",
    );
    accepts(&graph(
        "decides together\nmessage ASK: probe\nmessage SAY(i, j): decision\nstate a := -3\nstate b := @\
            \nstate c := [[], (1, true)]\nstate d := up of up, down\nstate e := down of up, down\nparameter p := 0\
            \non start: ignore",
    ));
    assert_eq!(
        faults("on start: ignore"),
        [(1, "on start: ignore".to_owned(), "algo-no-title"), (1, "on start: ignore".to_owned(), "algo-no-links")]
    );
    assert_eq!(faults(""), [(1, String::new(), "algo-no-title"), (1, String::new(), "algo-no-links")]);
}

#[test]
fn wrong_declarations_are_refused() {
    refuses("state", (10, "", "algo-expected-name"));
    refuses("state x := 3", (10, "x", "algo-twice"));
    refuses("state one := 3", (10, "one", "algo-twice"));
    refuses("state id := 3", (10, "id", "algo-reserved"));
    refuses("state if := 3", (10, "if", "algo-reserved"));
    refuses("state AB := 3", (10, "AB", "algo-is-message"));
    refuses("state y = 3", (10, "=", "algo-expected"));
    refuses("state y := x", (10, "x", "algo-expected-constant"));
    refuses("state y := 1 + 2", (10, "+", "algo-leftover"));
    refuses("state y := a of b, c", (10, "a", "algo-not-held"));
    refuses("state y := a of a, x", (10, "x", "algo-twice"));
    refuses("state y := 1\n  state z := 2", (11, "state z := 2", "algo-no-block"));
    refuses("parameter y := true", (10, "true", "algo-expected-number"));
    refuses("message ask", (10, "ask", "algo-no-message-name"));
    refuses("message ASK", (10, "ASK", "algo-twice"));
    refuses("message END(a, a)", (10, "a", "algo-twice"));
    refuses("message END(a: answer", (10, ":", "algo-expected"));
    refuses("message END: loud", (10, "loud", "algo-class"));
    refuses("timer t", (10, "t", "algo-twice"));
    refuses("show big when x = 1", (10, "big", "algo-role"));
    refuses("active if x = 1", (10, "if", "algo-expected"));
    refuses("active when draw 1 to 2 = 1", (10, "draw", "algo-draw"));
    refuses("stat y := 3", (10, "stat", "algo-declaration"));
    refuses("3", (10, "3", "algo-declaration"));
    refuses("on start: ignore\nstate y := 0", (11, "state y := 0", "algo-late"));
    ring_refuses("one-way ring", "decides together", (10, "decides together", "algo-together"));
    assert_eq!(faults("algorithm: A\nlinks: a line"), [(2, "links: a line".to_owned(), "algo-links")]);
}

#[test]
fn wrong_handlers_are_refused() {
    refuses("on ending: ignore", (10, "ending", "algo-event"));
    refuses("on END(j): ignore", (10, "END", "algo-no-message"));
    refuses("on ASK: ignore", (10, "ASK", "algo-arity"));
    refuses("on ASK(i, j): ignore", (10, "ASK", "algo-arity"));
    refuses("on ASK(x): ignore", (10, "x", "algo-twice"));
    refuses("on ASK(n): ignore", (10, "n", "algo-reserved"));
    refuses("on ASK(j) from j: ignore", (10, "j", "algo-twice"));
    refuses("on timeout u: ignore", (10, "u", "algo-no-timer"));
    refuses("on start ignore", (10, "ignore", "algo-expected"));
    refuses("on start, x = 1: ignore", (10, "x", "algo-expected"));
    refuses("on start:", (10, "on start:", "algo-empty"));
    refuses("to x: ignore", (10, "x", "algo-twice"));
    refuses("to a: ignore\nto a: ignore", (11, "a", "algo-twice"));
    refuses("to a: b\nto b: c\nto c: b", (11, "b", "algo-recursion"));
    refuses("to a: a", (10, "a", "algo-recursion-itself"));
}

#[test]
fn wrong_statements_are_refused() {
    refuses("on start: x = 3", (10, "x =", "algo-comparison"));
    refuses("on start: x == 3", (10, "==", "algo-equals"));
    refuses("on start: x", (10, "x", "algo-no-procedure"));
    refuses("on start: if x = 3: stop", (10, "if", "algo-begins-line"));
    refuses("on start:\n  else: stop", (11, "else", "algo-else"));
    refuses("on start:\n  if x == 3: stop", (11, "==", "algo-equals"));
    refuses("on start:\n  if x = 3 stop", (11, "stop", "algo-expected"));
    refuses("on start:\n  if x = 3:", (11, "if x = 3:", "algo-empty"));
    refuses("on start:\n  x := 1\n    x := 2", (12, "x := 2", "algo-no-block"));
    refuses("on start:\n    x := 1\n  x := 2", (12, "x := 2", "algo-indentation"));
    refuses("on start: y := 3", (10, "y", "algo-no-name"));
    refuses("on start: f := 3", (10, "f", "algo-fixed"));
    refuses("on start: id := 3", (10, "id", "algo-fixed"));
    refuses("on start: w := three", (10, "three", "algo-no-name"));
    refuses("state v := red of red, blue\non start: w := red", (11, "red", "algo-not-held"));
    refuses("on start: let x := 3", (10, "x", "algo-twice"));
    refuses("on start: 3", (10, "3", "algo-statement"));
    refuses("on start: ASK(3)", (10, "ASK", "algo-statement"));
    refuses("on start: stop;", (10, "", "algo-line-ends"));
    refuses("on start: stop stop", (10, "stop", "algo-leftover"));
    refuses("on start: wait 3", (10, "", "algo-expected"));
    refuses("on start: wait 3 for u", (10, "u", "algo-no-timer"));
    refuses("on start: stop waiting for u", (10, "u", "algo-no-timer"));
    refuses("on start: a(3)\nto a: ignore", (10, "a", "algo-arguments"));
    refuses("on start: a\nto a(b): ignore", (10, "a", "algo-arguments"));
    refuses("on start:\n  let a := 1\n  if x = 1:\n    let b := 2\n  x := b", (14, "b", "algo-no-name"));
    refuses("on start:\n  for i in l: x := i\n  x := i", (12, "i", "algo-no-name"));
    refuses("on start:\n  for (a, a) in l: x := a", (11, "a", "algo-twice"));
    refuses("on start:\n  for a l: x := a", (11, "l", "algo-expected"));
}

#[test]
fn wrong_sends_are_refused() {
    refuses("on start: send END to others", (10, "END", "algo-no-message"));
    refuses("on start: send ask to others", (10, "ask", "algo-expected-message"));
    refuses("on start: send ASK to others", (10, "ASK", "algo-arity"));
    refuses("on start: send ASK(1, 2) to others", (10, "ASK(1, 2)", "algo-arity"));
    refuses("on start: send SAY", (10, "", "algo-no-target"));
    refuses("on start: send SAY back", (10, "back", "algo-back"));
    refuses("on SAY: send SAY onward", (10, "onward", "algo-onward"));
    refuses("on start: send SAY to next", (10, "next", "algo-only-ring"));
    refuses("on undeliverable: send it one further", (10, "send it one further", "algo-further"));
    refuses("on start: x := opposite(1)", (10, "opposite", "algo-only-ring"));
    let one_way = "one-way ring";
    ring_refuses(one_way, "on start: send SAY to others", (10, "others", "algo-ring"));
    ring_refuses(one_way, "on start: send SAY to previous", (10, "previous", "algo-one-way"));
    ring_refuses(one_way, "on SAY: send SAY back", (10, "back", "algo-one-way"));
    ring_refuses(one_way, "on start: send it one further", (10, "send it one further", "algo-further"));
    ring_refuses(one_way, "on start, if alone: stop", (10, "alone", "algo-alone"));
    ring_refuses("two-way ring", "on start: send SAY", (10, "", "algo-no-target"));
}

#[test]
fn wrong_expressions_are_refused() {
    refuses("on start: x := ", (10, "", "algo-expected-value"));
    refuses("on start: x := )", (10, ")", "algo-expected-value-not"));
    refuses("on start: x := (1", (10, "", "algo-expected"));
    refuses("on start: x := ()", (10, "(", "algo-expected-value"));
    refuses("on start: x := [1 2]", (10, "2", "algo-expected"));
    refuses("on start: x := 1 < 2 < 3", (10, "<", "algo-leftover"));
    refuses("on start: x := y", (10, "y", "algo-no-name"));
    refuses("on start: x := ASK", (10, "ASK", "algo-is-message"));
    for condition in ["7 or x = 1", "x = 1 or 7", "x = 1 or x = 2 or 7", "x = 1 and (7)", "(7 and x = 1) or x = 2"] {
        let part = if condition.contains("(7)") { "(7)" } else { "7" };
        refuses(&format!("on start: b := {condition}"), (10, part, "algo-no-truth"));
        refuses(&format!("on start:\n  if {condition}: ignore"), (11, part, "algo-no-truth"));
    }
    refuses("on start: x := most(l)", (10, "most", "algo-no-function"));
    refuses("on start: x := max()", (10, "max", "algo-arguments"));
    refuses("on start: x := size(l, l)", (10, "size", "algo-arguments"));
    refuses("on start: x := 1 $ 2", (10, "$", "algo-character"));
    refuses("on start: x := 9223372036854775808", (10, "9223372036854775808", "algo-number"));
    refuses("on start: x := draw 1", (10, "", "algo-expected"));
    refuses("on start: x :=\t1", (10, "\t", "algo-tab"));
    refuses("# it''s three quotes: '''", (10, "'''", "algo-quotes"));
    refuses("on start: x := 1\u{1b}", (10, "\u{1b}", "algo-control"));
}

#[test]
fn all_errors_are_found_at_once() {
    let found = faults(
        "algorithm: A\nlinks: one-way ring\nmessage ASK(j): loud\nstate x := y\non start: send SAY to next\
            \non start:\n  if x = 1 stop\n    y := 3\n  z\non ASK(j): x := b + c; d := 3",
    );
    let found: Vec<(usize, &str)> = found.iter().map(|(line, part, _)| (*line, part.as_str())).collect();
    assert_eq!(found, [(3, "loud"), (4, "y"), (5, "SAY"), (8, "y"), (9, "z"), (10, "b")]);
}

#[test]
fn each_limit_has_an_error() {
    let keys = |text: &str| faults(text).into_iter().map(|(.., key)| key).collect::<Vec<_>>();
    let many = |count: usize, line: &dyn Fn(usize) -> String| (0..count).map(line).collect::<Vec<_>>().join("\n");
    let list = |count: usize| (0..count).map(|at| format!("a{at}")).collect::<Vec<_>>().join(", ");
    let letter = |at: usize| char::from(b'A' + at as u8);
    let ends = |count: usize, line: &dyn Fn(usize) -> String| keys(&graph(&many(count, line)));
    assert_eq!(ends(12, &|at| format!("message M{}", letter(at))), [] as [&str; 0]);
    assert_eq!(ends(13, &|at| format!("message M{}", letter(at))), ["algo-many-messages"]);
    assert_eq!(ends(9, &|at| format!("timer t{at}")), ["algo-many-timers"]);
    assert_eq!(ends(33, &|at| format!("state s{at} := 0")), ["algo-many-states"]);
    assert_eq!(ends(17, &|at| format!("parameter p{at} := 0")), ["algo-many-parameters"]);
    assert_eq!(keys(&graph(&format!("message ASK({})", list(8)))), [] as [&str; 0]);
    assert_eq!(keys(&graph(&format!("message ASK({})", list(9)))), ["algo-many-fields"]);
    assert_eq!(keys(&graph(&format!("state s := a0 of {}", list(17)))), ["algo-many-words"]);
    let nested = |depth: usize| format!("on start: x := {}1{}", "(".repeat(depth), ")".repeat(depth));
    assert_eq!(keys(&graph(&format!("state x := 0\n{}", nested(31)))), [] as [&str; 0]);
    assert_eq!(keys(&graph(&format!("state x := 0\n{}", nested(32)))), ["algo-too-deep"]);
    assert_eq!(keys(&graph(&format!("state x := {}", "[".repeat(33)))), ["algo-too-deep"]);
    assert_eq!(keys(&graph(&format!("state x := 0\non start: x := {}1", "-".repeat(40)))), ["algo-too-deep"]);
    assert_eq!(keys(&graph(&format!("state x := 0\non start: x := 1{}", " + 1".repeat(200)))), ["algo-long-line"]);
    let indented = (0..40).map(|depth| format!("{}if true:", " ".repeat(depth + 1))).collect::<Vec<_>>().join("\n");
    assert!(keys(&graph(&format!("on start:\n{indented}"))).contains(&"algo-too-deep"));
    let calls = |count: usize| many(count, &|at| format!("to p{at}: p{}", at + 1)) + &format!("\nto p{count}: ignore");
    assert_eq!(keys(&graph(&calls(31))), [] as [&str; 0]);
    assert_eq!(keys(&graph(&calls(32))), ["algo-deep-calls"]);
    assert_eq!(keys(&"\n".repeat(1_001)), ["algo-too-long"]);
    assert_eq!(keys(&"x".repeat(65_537)), ["algo-too-long"]);
    assert_eq!(keys(&"é".repeat(40_000)), ["algo-too-long"]);
}

#[test]
fn advice_names_what_was_probably_meant() {
    let advice = |text: &str| {
        let faults = Program::keep("test.algo", text).expect_err("it has an error");
        faults[0].mend.as_ref().map(|mend| (mend.key, mend.values.clone()))
    };
    let means = |name: &str| Some(("algo-mean", [("name", name.to_owned().into())].into_iter().collect()));
    assert_eq!(advice(&ring("message ELECTION(j)\non start: send ELECTON(id) to next")), means("ELECTION"));
    assert_eq!(
        advice(&ring("state participating := true\non start:\n  if participatin: stop")),
        means("participating")
    );
    assert_eq!(advice(&ring("timer answer\non timeout anwser: stop")), means("answer"));
    assert_eq!(advice(&ring("on strat: stop")), means("start"));
    let declare = Some(("algo-declare-state", [("name", "x".to_owned().into())].into_iter().collect()));
    assert_eq!(advice(&ring("on start: x := 3")), declare);
    let arity = advice(&ring("message ELECTION(j)\non start: send ELECTION(id, 3) to next")).expect("advice");
    assert_eq!((arity.0, arity.1.len()), ("algo-arity-mend", 2));
}

/// Parts of texts that are almost right.
fn part() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "on start",
        "on ASK(j)",
        "on ASK(j) from p",
        "on timeout t",
        "on undeliverable",
        "on revival",
        ", if x = 1",
        ":",
        "\n",
        "\n  ",
        "\n    ",
        "to a",
        "a",
        "if x < 3",
        "else",
        "while x > 0",
        "for p in l",
        "for (a, b) in l",
        "send ASK(x)",
        "to others",
        "to next",
        "back",
        "onward",
        "send it one further",
        "x := x + 1",
        "l := l + x",
        "l := l + l",
        "let y := 2",
        "elected := id",
        "decided := 3",
        "wait T for t",
        "stop waiting for t",
        "stop",
        ";",
        "(",
        ")",
        "[",
        "]",
        "@",
        "é",
        "\t",
        "==",
        "not",
        "draw 1 to 6",
        "max(l)",
        "-",
        "9",
        "#",
        "\u{202e}",
        "\u{0}",
    ])
}

/// Statements that are right, with numbers of levels.
fn statement() -> impl Strategy<Value = String> {
    let simple = prop::sample::select(vec![
        "x := x + 1",
        "x := x * x",
        "l := l + x",
        "l := l + l",
        "l := [l, l]",
        "x := first(l)",
        "l := rest(l)",
        "send ASK(l) to others",
        "send ASK(x) to 10",
        "elected := x",
        "wait x for t",
        "stop",
        "x := draw 0 to x",
        "l := union(l, [x, 3])",
        "x := l",
        "y := (y, y)",
        "call",
    ]);
    let line =
        (simple, prop::sample::select(vec!["", "if x < 100: ", "while x < 9: ", "while true: ", "for i in l: "]));
    let line = line.prop_map(|(simple, head)| format!("  {head}{simple}\n"));
    prop::collection::vec(line, 1..12).prop_map(|lines| lines.concat())
}

proptest! {
    #[test]
    fn no_text_panics(text in "\\PC{0,200}", parts in prop::collection::vec(part(), 0..40)) {
        let _ = Program::keep("test.algo", &text);
        let _ = Program::keep("test.algo", &graph(&format!("{DECLARED}\n{}", parts.join(" "))));
        let _ = Program::keep("test.algo", &parts.concat());
    }

    #[test]
    fn every_handling_ends(start in statement(), arrival in statement(), called in statement()) {
        let called = called.replace("call", "stop");
        let text = graph(&format!(
            "message ASK(j)\ntimer t\nstate x := 1\nstate l := [1, 2]\nstate y := 0\non start:\n{start}on ASK(j):\
                \n{arrival}to call:\n{called}"
        ));
        let mut lab = Lab::new(&text);
        for _ in 0..3 {
            lab.start();
            lab.receive(Port::peer(0), 0, &[Value::Number(3)]);
        }
        prop_assert!(serde_json::to_string(&lab.state).is_ok());
    }
}

#[test]
fn a_long_line_is_not_read_to_its_end() {
    for (count, wanted) in [(13_000, "algo-long-line"), (240, "algo-expected")] {
        let draws = "draw ".repeat(count);
        let keys = faults(&graph(&format!("state x := 0\non start: x := {draws}1"))).into_iter().map(|(.., key)| key);
        assert_eq!(keys.collect::<Vec<_>>(), [wanted]);
    }
}
