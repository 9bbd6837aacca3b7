//! Each production of the grammar: texts that it accepts, and texts that it refuses at a place with an error.

use super::on;
use super::refused::{DECLARED, faults};

/// A production: texts below [`DECLARED`] that are right, and texts that are wrong, each with the line counted from the
/// first line below, the marked part and the key of the error.
type Production =
    (&'static str, &'static [&'static str], &'static [(&'static str, (usize, &'static str, &'static str))]);

const GRAPH: &[Production] = &[
    (
        "message",
        &["message END", "message END: probe", "message END(a)", "message END(a, b): refusal", "message ÑU"],
        &[
            ("message", (1, "", "algo-no-message-name")),
            ("message END(", (1, "", "algo-expected-name")),
            ("message END()", (1, ")", "algo-expected-name")),
            ("message END(a,)", (1, ")", "algo-expected-name")),
            ("message E(a)", (1, "E", "algo-no-message-name")),
            ("message END: ", (1, "", "algo-expected-name")),
        ],
    ),
    ("timer", &["timer u"], &[("timer", (1, "", "algo-expected-name")), ("timer u, v", (1, ",", "algo-leftover"))]),
    (
        "state and stable",
        &["state y := -3", "stable y := [(1, true), @]", "state y := a of a", "stable y := b of a, b"],
        &[
            ("state y", (1, "", "algo-expected")),
            ("stable := 1", (1, ":=", "algo-expected-name")),
            ("state y :=", (1, "", "algo-expected-constant")),
            ("state y := a of", (1, "", "algo-expected-name")),
            ("state y := id", (1, "id", "algo-expected-constant")),
        ],
    ),
    (
        "parameter",
        &["parameter g := 0", "parameter g := 4294967295"],
        &[("parameter g", (1, "", "algo-expected")), ("parameter g := x", (1, "x", "algo-expected-constant"))],
    ),
    (
        "active and show",
        &["active when x = 1", "show red when x = 1\nshow idle when true", "active when elected ≠ id and x > 0"],
        &[
            ("active", (1, "", "algo-expected")),
            ("active when", (1, "", "algo-expected-value")),
            ("show red", (1, "", "algo-expected")),
            ("show when x = 1", (1, "when", "algo-role")),
        ],
    ),
    (
        "handler and event",
        &[
            "on start: stop",
            "on start, if x = 1: stop",
            "on revival: stop",
            "on undeliverable: stop",
            "on timeout t: stop",
            "on ASK(j): stop",
            "on ASK(j) from p, if j = p: stop",
            "on SAY from p: stop",
        ],
        &[
            ("on: stop", (1, ":", "algo-event")),
            ("on start", (1, "", "algo-expected")),
            ("on start, if: stop", (1, ":", "algo-expected-value-not")),
            ("on timeout: stop", (1, ":", "algo-expected-name")),
            ("on start from p: stop", (1, "from", "algo-expected")),
            ("on ASK(j) from: stop", (1, ":", "algo-expected-name")),
            ("on ASK(3): stop", (1, "3", "algo-expected-name")),
        ],
    ),
    (
        "procedure",
        &["to go: stop", "to go(a): x := a", "to go(a, b):\n  x := a + b\non start: go(1, 2)"],
        &[
            ("to: stop", (1, ":", "algo-expected-name")),
            ("to go", (1, "", "algo-expected")),
            ("to go(): stop", (1, ")", "algo-expected-name")),
            ("to go(a, a): stop", (1, "a", "algo-twice")),
        ],
    ),
    (
        "block",
        &["on start: x := 1; x := 2", "on start: x := 1\n  x := 2", "on start:\n    x := 1\n    x := 2"],
        &[
            ("on start:\nstop", (1, "on start:", "algo-empty")),
            ("on start:\n  x := 1\n x := 2", (3, "x := 2", "algo-indentation")),
            ("on start: ; x := 1", (1, ";", "algo-statement")),
        ],
    ),
    (
        "if",
        &[
            "on start:\n  if x = 1: stop",
            "on start:\n  if x = 1: stop\n  else if x = 2: stop\n  else if x = 3: stop\n  else: stop",
            "on start:\n  if x = 1:\n    stop\n  else:\n    stop",
        ],
        &[
            ("on start:\n  if: stop", (2, ":", "algo-expected-value-not")),
            ("on start:\n  else if x = 1: stop", (2, "else", "algo-else")),
            ("on start:\n  if x = 1: stop\n  else: stop\n  else: stop", (4, "else", "algo-else")),
            ("on start:\n  if x = 1: stop\n  else x = 2: stop", (3, "x", "algo-expected")),
        ],
    ),
    (
        "for and while",
        &[
            "on start:\n  for p in others: stop",
            "on start:\n  for (a, b) in l: x := a",
            "on start:\n  while x > 0: x := x - 1",
        ],
        &[
            ("on start:\n  for p: stop", (2, ":", "algo-expected")),
            ("on start:\n  for in l: stop", (2, "l", "algo-expected")),
            ("on start:\n  for (a) l: stop", (2, "l", "algo-expected")),
            ("on start:\n  while: stop", (2, ":", "algo-expected-value-not")),
            ("on start: while x > 0: stop", (1, "while", "algo-begins-line")),
            ("on start: for p in l: stop", (1, "for", "algo-begins-line")),
        ],
    ),
    (
        "assignments",
        &["on start: x := 1", "on start: elected := id", "on start: decided := 1", "on start: let y := 1; x := y"],
        &[
            ("on start: x :=", (1, "", "algo-expected-value")),
            ("on start: let := 1", (1, ":=", "algo-expected-name")),
            ("on start: let y", (1, "", "algo-expected")),
            ("on start: n := 1", (1, "n", "algo-fixed")),
        ],
    ),
    (
        "send",
        &[
            "on start: send SAY to others",
            "on start: send ASK(id) to higher",
            "on start: send SAY to 3",
            "on start: send SAY to [1, 2] + 3",
            "on ASK(j) from p: send ASK(j + 1) back; send SAY to p",
        ],
        &[
            ("on start: send", (1, "", "algo-expected-message")),
            ("on start: send SAY to", (1, "", "algo-expected-value")),
            ("on start: send ASK( to others", (1, "to", "algo-no-name")),
        ],
    ),
    (
        "timers and ends",
        &["on start: wait T for t; stop waiting for t", "on start: ignore", "on start: discard", "on start: stop"],
        &[
            ("on start: wait for t", (1, "for", "algo-no-name")),
            ("on start: wait T for", (1, "", "algo-expected-name")),
            ("on start: stop waiting t", (1, "t", "algo-expected")),
            ("on start: ignore 3", (1, "3", "algo-leftover")),
        ],
    ),
    (
        "expressions",
        &[
            "on start: x := 1 + 2 - 3 * 4 div 5 mod 6 ^ 7",
            "on start: x := not true or false and 1 = 1",
            "on start: x := 1 in l or 2 not in l",
            "on start: x := (1, (2), [3, []])",
            "on start: x := -(-3); x := @",
            "on start: x := max(1, 2, 3) + min(l) + size(l)",
            "on start: x := draw 1 to 6",
            "on start: l := [draw 1 to n]",
        ],
        &[
            ("on start: x := 1 +", (1, "", "algo-expected-value")),
            ("on start: x := * 2", (1, "*", "algo-expected-value-not")),
            ("on start: x := 1 not 2", (1, "not", "algo-leftover")),
            ("on start: x := 1 = 2 = 3", (1, "=", "algo-leftover")),
            ("on start: x := [1, 2", (1, "", "algo-expected")),
            ("on start: x := (1, )", (1, ")", "algo-expected-value-not")),
            ("on start: x := draw to 6", (1, "to", "algo-no-name")),
            ("on start: x := true(1)", (1, "true", "algo-no-function")),
        ],
    ),
];

const RING: &[Production] = &[(
    "sends to neighbours",
    &[
        "on start: send SAY to next; send SAY to previous",
        "on SAY: send SAY back; send SAY onward",
        "on SAY from s: send SAY to s; send SAY to opposite(s)",
        "on undeliverable: send it one further",
        "on undeliverable, if alone: stop",
    ],
    &[
        ("on start: send SAY to others", (1, "others", "algo-ring")),
        ("on start: send SAY onward", (1, "onward", "algo-back")),
        ("on start: send it one further", (1, "send it one further", "algo-further")),
        ("on undeliverable: send it one", (1, "", "algo-expected")),
        ("on start: send it", (1, "", "algo-expected")),
    ],
)];

#[test]
fn each_production_has_examples_and_counterexamples() {
    let mut differences = Vec::new();
    for (links, productions) in [("complete graph", GRAPH), ("two-way ring", RING)] {
        let text = |body: &str| on(links, &format!("{DECLARED}\n{body}"));
        for (production, examples, counterexamples) in productions {
            for body in *examples {
                let found = faults(&text(body));
                if !found.is_empty() {
                    differences.push(format!("{production}: {body:?}: {found:?}"));
                }
            }
            for (body, (line, part, key)) in *counterexamples {
                let found = faults(&text(body));
                if found.first() != Some(&(line + 9, (*part).to_owned(), *key)) {
                    differences.push(format!("{production}: {body:?}: {found:?}"));
                }
            }
        }
    }
    assert_eq!(differences, [] as [&str; 0]);
}
