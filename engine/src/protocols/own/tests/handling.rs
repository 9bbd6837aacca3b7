//! What handlers and statements do.

use super::{Lab, graph, on, ring};
use crate::protocol::prelude::*;
use crate::protocols::own::{Own, Value};
use crate::protocols::tests::id;

/// The value of an expression in a handler on a complete graph; for an error, the key of its reason.
fn evaluated(expression: &str) -> String {
    let declared =
        "state x := 0\nstate b := true\nstate l := [3, 1, 2]\nstate w := one of one, two\nparameter p := 7\n";
    let mut lab = Lab::new(&graph(&format!("{declared}on start: x := {expression}")));
    lab.start();
    lab.halted().map_or_else(|| lab.value("x"), |(_, reason)| reason.to_owned())
}

#[test]
fn expressions_have_values() {
    let known = [
        ("7", "7"),
        ("-3 + 2", "-1"),
        ("2 + 3 * 4", "14"),
        ("(2 + 3) * 4", "20"),
        ("7 div 2", "3"),
        ("7 mod 3", "1"),
        ("2 ^ 3 + 1", "9"),
        ("2 * 3 ^ 2", "18"),
        ("@", "@"),
        ("true", "true"),
        ("not b", "false"),
        ("not not b", "true"),
        ("false and 1 div 0 = 1", "false"),
        ("true or 1 div 0 = 1", "true"),
        ("1 = 2 or 1 < 2 and not 3 > 4", "true"),
        ("1 ≠ 2", "true"),
        ("1 != 1", "false"),
        ("2 ≤ 2", "true"),
        ("2 <= 1", "false"),
        ("2 ≥ 3", "false"),
        ("3 >= 3", "true"),
        ("@ = 3", "false"),
        ("l ≠ @", "true"),
        ("w = one", "true"),
        ("w = two", "false"),
        ("two", "two"),
        ("(1, b)", "(1, true)"),
        ("(1, 2) = (1, 2)", "true"),
        ("[]", "[]"),
        ("[1, [2, w]]", "[1, [2, one]]"),
        ("l + 9", "[3, 1, 2, 9]"),
        ("l + [9, 8]", "[3, 1, 2, 9, 8]"),
        ("l + (9, 8)", "[3, 1, 2, (9, 8)]"),
        ("1 in l", "true"),
        ("1 not in l", "false"),
        ("max(l)", "3"),
        ("min(l)", "1"),
        ("max(4, p, 5)", "7"),
        ("min(4)", "4"),
        ("size(l)", "3"),
        ("union(l, [2, 9, 0])", "[0, 1, 2, 3, 9]"),
        ("minus(l, [1, 7])", "[3, 2]"),
        ("first(l)", "3"),
        ("rest(l)", "[1, 2]"),
        ("id", "20"),
        ("n", "4"),
        ("elected", "@"),
        ("decided", "@"),
        ("proposal", "20"),
        ("T", "7"),
        ("R", "4"),
        ("others", "[10, 30, 40]"),
        ("higher", "[30, 40]"),
        ("lower", "[10]"),
        ("draw 3 to 5", "5"),
    ];
    for (expression, value) in known {
        assert_eq!(evaluated(expression), value, "{expression}");
    }
}

#[test]
fn each_error_at_run_time_halts_the_process() {
    let long = "max(l)".to_owned();
    let known = [
        ("9223372036854775807 + 1", "algo-halt-overflow"),
        ("-(-9223372036854775807 - 1)", "algo-halt-overflow"),
        ("2 ^ 63", "algo-halt-overflow"),
        ("2 ^ -1", "algo-halt-overflow"),
        ("1 div 0", "algo-halt-division"),
        ("1 mod 0", "algo-halt-division"),
        ("1 + b", "algo-halt-kinds"),
        ("1 = b", "algo-halt-kinds"),
        ("w < w", "algo-halt-kinds"),
        ("not 1", "algo-halt-kinds"),
        ("size(3)", "algo-halt-kinds"),
        ("1 in 2", "algo-halt-kinds"),
        ("max(b)", "algo-halt-kinds"),
        ("@ < 3", "algo-halt-undefined"),
        ("@ + 3", "algo-halt-undefined"),
        ("max(@, 3)", "algo-halt-undefined"),
        ("max([])", "algo-halt-empty"),
        ("first([])", "algo-halt-empty"),
        ("rest([])", "algo-halt-empty"),
        ("draw 5 to 3", "algo-halt-range"),
        ("draw 0 to 4294967296", "algo-halt-range"),
        (&long, "3"),
    ];
    for (expression, reason) in known {
        assert_eq!(evaluated(expression), reason, "{expression}");
    }
}

#[test]
fn a_halted_process_keeps_what_it_did_and_ignores_events_until_it_returns() {
    let text = graph(
        "message ASK(x)\nstate x := 0\nstable y := 0\non start:\n  x := 5; y := 6\n  send ASK(x) to 30\
            \n  x := 1 div 0\non ASK(j): x := j",
    );
    let mut lab = Lab::new(&text);
    lab.start();
    assert_eq!((lab.halted(), lab.sent().len(), lab.value("x")), (Some((9, "algo-halt-division")), 1, "5".to_owned()));
    assert_eq!(lab.done.attested, [Evidence::Halted { line: 9, reason: "algo-halt-division" }]);
    assert_eq!(lab.lines(), ["L7", "L8", "L9"]);
    lab.receive(Port::peer(0), 0, &[Value::Number(8)]);
    assert_eq!((lab.value("x"), lab.lines().len()), ("5".to_owned(), 0));
    lab.crash_and_return();
    assert_eq!((lab.halted(), lab.value("x"), lab.value("y")), (None, "0".to_owned(), "6".to_owned()));
    lab.receive(Port::peer(0), 0, &[Value::Number(8)]);
    assert_eq!(lab.value("x"), "8");
}

#[test]
fn the_first_handler_whose_guard_holds_runs() {
    let text = ring(
        "message ASK(x)\nstate x := 0\non ASK(j), if j > 5: x := 1\non ASK(j), if j > 3: x := 2\
            \non ASK(j), if j > 4: x := 3",
    );
    let mut lab = Lab::new(&text);
    for (number, value, lines) in [(2, "0", 0), (4, "2", 1), (6, "1", 1)] {
        lab.receive(Port::PREVIOUS, 0, &[Value::Number(number)]);
        assert_eq!((lab.value("x"), lab.lines().len()), (value.to_owned(), lines));
    }
}

#[test]
fn states_survive_a_crash_only_if_they_are_stable() {
    let text = graph(
        "timer t\nstate a := 1\nstable b := 1\nstate r := false\non start: a := 2; b := 2; elected := id\
            \non revival: r := true",
    );
    let given = Given { leader: Some(id(40)), ..Given::default() };
    let mut lab = Lab::with(&text, &Parameters::default(), given);
    assert_eq!(lab.state.elected, Some(id(40)));
    assert_eq!(lab.start().state.elected, Some(id(20)));
    lab.crash_and_return();
    assert_eq!((lab.value("a"), lab.value("b"), lab.value("r")), ("1".into(), "2".into(), "true".into()));
    assert_eq!(lab.state.elected, None);
}

#[test]
fn a_scenario_replaces_parameters() {
    let text = graph("parameter f := 1\nparameter g := 4\nstate x := 0\non start: x := f * 10 + g");
    assert_eq!(Lab::new(&text).start().value("x"), "14");
    let given = Parameters::default().with("f", ParameterValue::Number(3));
    assert_eq!(Lab::with(&text, &given, Given::default()).start().value("x"), "34");
}

#[test]
fn sends_go_to_their_targets() {
    let sent = |to: &str| {
        let mut lab = Lab::new(&graph(&format!("message ASK\nmessage SAY\non ASK from p: send SAY {to}")));
        lab.receive(Port::peer(3), 0, &[]);
        let ports: Vec<u32> = lab.sent().into_iter().map(|(port, _)| port).collect();
        lab.halted().map_or(Ok(ports), |(_, reason)| Err(reason))
    };
    assert_eq!(sent("to others"), Ok(vec![0, 2, 3]));
    assert_eq!(sent("to higher"), Ok(vec![2, 3]));
    assert_eq!(sent("to lower"), Ok(vec![0]));
    assert_eq!(sent("to 30"), Ok(vec![2]));
    assert_eq!(sent("to p"), Ok(vec![3]));
    assert_eq!(sent("back"), Ok(vec![3]));
    assert_eq!(sent("to [40, 10]"), Ok(vec![3, 0]));
    assert_eq!(sent("to []"), Ok(vec![]));
    assert_eq!(sent("to 20"), Err("algo-halt-own-id"));
    assert_eq!(sent("to 50"), Err("algo-halt-unknown-id"));
    assert_eq!(sent("to -1"), Err("algo-halt-no-id"));
    assert_eq!(sent("to @"), Err("algo-halt-no-id"));
    assert_eq!(sent("to [10, 20, 30]"), Err("algo-halt-own-id"));
}

#[test]
fn sends_on_a_ring_go_to_sides() {
    let ports = |links: &str, statement: &str, from: Port| {
        let text =
            on(links, &format!("message ASK\nstate x := 0\non ASK from s: {statement}\non start: send ASK to next"));
        let mut lab = Lab::new(&text);
        lab.receive(from, 0, &[]);
        lab.done.sent.iter().map(|(port, _)| *port).collect::<Vec<_>>()
    };
    let two_way = "two-way ring";
    assert_eq!(ports(two_way, "send ASK to next", Port::NEXT), [Port::NEXT]);
    assert_eq!(ports(two_way, "send ASK to previous", Port::NEXT), [Port::PREVIOUS]);
    assert_eq!(ports(two_way, "send ASK back", Port::NEXT), [Port::NEXT]);
    assert_eq!(ports(two_way, "send ASK onward", Port::NEXT), [Port::PREVIOUS]);
    assert_eq!(ports(two_way, "send ASK onward", Port::PREVIOUS), [Port::NEXT]);
    assert_eq!(ports(two_way, "send ASK to s", Port::PREVIOUS), [Port::PREVIOUS]);
    assert_eq!(ports(two_way, "send ASK to opposite(s)", Port::PREVIOUS), [Port::NEXT]);
    assert_eq!(ports(two_way, "send ASK to [previous, next]", Port::NEXT), [Port::PREVIOUS, Port::NEXT]);
    assert_eq!(ports(two_way, "send ASK to 30", Port::PREVIOUS), []);
    assert_eq!(ports("one-way ring", "send ASK", Port::PREVIOUS), [Port::NEXT]);
    assert_eq!(ports("one-way ring", "send ASK onward", Port::PREVIOUS), [Port::NEXT]);
    assert_eq!(ports("one-way ring", "send ASK to s", Port::PREVIOUS), []);
    assert_eq!(ports("one-way ring", "send ASK to [next, previous]", Port::PREVIOUS), []);
}

#[test]
fn a_returned_message_goes_one_further_until_the_process_is_alone() {
    let text = ring(
        "message ASK(x)\nstate x := 0\non start: send ASK(1) to next\non ASK(j): ignore\
            \non undeliverable, if alone: x := 9\non undeliverable: send it one further",
    );
    let mut lab = Lab::new(&text);
    lab.start();
    let (port, message) = lab.done.sent[0].clone();
    lab.handle(Event::Undeliverable { to: port, message: message.clone() });
    assert_eq!(lab.done.sent, [(Port::clockwise(2), message.clone())]);
    lab.handle(Event::Undeliverable { to: Port::clockwise(3), message });
    assert_eq!((lab.done.sent.len(), lab.value("x")), (0, "9".to_owned()));
}

#[test]
fn timers_are_set_and_cancelled() {
    let text = graph(
        "timer a\ntimer b\nstate x := 0\non start: wait 2 * T for a; wait 0 - 5 for b; stop waiting for a\
            \non timeout b: x := 1",
    );
    let mut lab = Lab::new(&text);
    lab.start();
    assert_eq!((&lab.done.armed[..], &lab.done.disarmed[..]), (&[("a", 14), ("b", 1)][..], &["a"][..]));
    let timer = lab.own.timer(1).expect("the second timer");
    assert_eq!(lab.handle(Event::Fired(timer)).value("x"), "1");
    assert_eq!(lab.own.timer(2), None);
}

#[test]
fn conditions_loops_and_procedures_control_the_flow() {
    let text = graph(
        "state x := []\nstate y := 0\non start:\n  for p in others:\n    if p = 10: add(1)\
            \n    else if p = 30: add(2); y := 5\n      add(3)\n    else: add(4)\n  let i := 3\n  while i > 0:\
            \n    add(i * 10)\n    i := i - 1\n  for (a, b) in [(1, 2), (3, 4)]: add(a + b)\n  finish\n  add(99)\
            \nto add(v): x := x + v\nto finish:\n  if y = 5: stop",
    );
    let mut lab = Lab::new(&text);
    lab.start();
    assert_eq!(lab.value("x"), "[1, 2, 3, 4, 30, 20, 10, 3, 7]");
    assert_eq!(lab.halted(), None);
}

#[test]
fn a_loop_needs_tuples_of_the_right_size() {
    let halted = |list: &str| {
        let text = graph(&format!("state x := 0\non start:\n  for (a, b) in {list}: x := a + b"));
        Lab::new(&text).start().halted().map(|(_, reason)| reason)
    };
    assert_eq!(halted("[(1, 2)]"), None);
    assert_eq!(halted("[]"), None);
    assert_eq!(halted("[(1, 2, 3)]"), Some("algo-halt-kinds"));
    assert_eq!(halted("[1]"), Some("algo-halt-kinds"));
    assert_eq!(halted("1"), Some("algo-halt-kinds"));
}

#[test]
fn a_handling_and_a_list_have_limits() {
    let text = graph("state x := [1]\nstate y := 0\non start:\n  while true: y := y + 1");
    let mut lab = Lab::new(&text);
    assert_eq!(lab.start().halted(), Some((6, "algo-halt-steps")));
    assert_eq!(lab.lines(), ["L6", "L6"], "a line is reported once, and the error");
    let text = graph("state x := [1]\non start:\n  while true: x := x + x");
    assert_eq!(Lab::new(&text).start().halted().map(|(_, reason)| reason), Some("algo-halt-too-long"));
    let text = graph("state x := [1]\non start:\n  while true: x := [x]");
    assert_eq!(Lab::new(&text).start().halted().map(|(_, reason)| reason), Some("algo-halt-too-long"));
    let text = graph("state x := 0\nstate y := [1]\non start:\n  while true: x := (x, x)");
    assert_eq!(Lab::new(&text).start().halted().map(|(_, reason)| reason), Some("algo-halt-too-long"));
}

#[test]
fn cells_take_ids_and_decisions() {
    let elects = |value: &str| {
        let mut lab = Lab::new(&graph(&format!("on start: elected := {value}")));
        lab.start();
        lab.halted().map_or(Ok(lab.state.elected), |(_, reason)| Err(reason))
    };
    assert_eq!(elects("max(others)"), Ok(Some(id(40))));
    assert_eq!(elects("@"), Ok(None));
    assert_eq!(elects("-1"), Err("algo-halt-no-id"));
    assert_eq!(elects("4294967295"), Err("algo-halt-no-id"));
    assert_eq!(elects("true"), Err("algo-halt-no-id"));
    let decides = |value: &str, given: Option<Datum>| {
        let text = graph(&format!("decides together\nstate w := a of a, b\non start: decided := {value}"));
        let mut lab = Lab::with(&text, &Parameters::default(), Given { proposal: given, ..Given::default() });
        lab.start();
        lab.halted().map_or(Ok(lab.state.decided), |(_, reason)| Err(reason))
    };
    assert_eq!(decides("proposal", None), Ok(Some(Datum::Number(20))));
    assert_eq!(decides("proposal", Datum::word("attack")), Ok(Datum::word("attack")));
    assert_eq!(decides("min([proposal, 3])", Datum::word("attack")), Ok(Some(Datum::Number(3))));
    assert_eq!(decides("@", None), Ok(None));
    assert_eq!(decides("-1", None), Err("algo-halt-no-decision"));
    assert_eq!(decides("w", None), Err("algo-halt-no-decision"));
}

#[test]
fn states_and_messages_become_json_with_names() {
    let text = graph(
        "message ASK(j, l)\nmessage SAY\nstate phase := idle of idle, busy\nstate seen := [(1, true)]\
            \non start: send ASK(3, [phase, @]) to 30; send SAY to 10",
    );
    let mut lab = Lab::new(&text);
    lab.start();
    let sent: Vec<String> = lab.sent().into_iter().map(|(_, json)| json).collect();
    assert_eq!(sent, [r#"{"kind":"ASK","payload":{"j":3,"l":["idle",null]}}"#, r#"{"kind":"SAY","payload":{}}"#]);
    let state = serde_json::to_string(&lab.state).expect("a state becomes JSON");
    assert_eq!(state, r#"{"phase":"idle","seen":[[1,true]],"elected":null}"#);
    let carried = lab.done.sent.iter().map(|(_, message)| Own::carried(message));
    assert_eq!(carried.collect::<Vec<_>>(), [2, 0]);
}

#[test]
fn a_fault_can_alter_a_message_with_one_number_word_or_list() {
    let text = graph(
        "message ASK(j)\nmessage SAY(i, j)\
            \non start: send ASK(3) to 30; send ASK([1, 2]) to 30; send ASK(true) to 30; send SAY(1, 2) to 30",
    );
    let mut lab = Lab::new(&text);
    lab.start();
    let me = Local::of(id(20), 1, &lab.known);
    let altered = |message| lab.own.altered(me, message, Datum::Number(9)).map(|it| Own::shown(&it).payload);
    let all: Vec<Option<String>> = lab.done.sent.iter().map(|(_, message)| altered(message)).collect();
    assert_eq!(all, [Some("9".to_owned()), Some("[9]".to_owned()), None, None]);
}
