//! Tests that the trace of every built-in scenario conforms to docs/json.md. Three traces must stay the same on every
//! platform, byte for byte.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};
use suffrage_scenario::{self as scenario, builtin};

fn page() -> &'static str {
    include_str!("../docs/json.md").split_once("\n## The trace\n").expect("the section").1
}

fn trace(name: &str) -> String {
    trace_of(builtin::named(name).unwrap_or_else(|| panic!("{name} is not built in")).text)
}

fn trace_of(text: &str) -> String {
    let scenario = scenario::read(text).unwrap_or_else(|faults| panic!("{faults:?} in {text}"));
    let mut lines = Vec::new();
    scenario.run(None, Some(&mut lines)).expect("writing to memory does not fail");
    String::from_utf8(lines).expect("JSON is UTF-8")
}

fn events(name: &str) -> Vec<Map<String, Value>> {
    read(&trace(name))
}

fn read(trace: &str) -> Vec<Map<String, Value>> {
    trace.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|fault| panic!("{fault} in {line}"))).collect()
}

fn text<'a>(event: &'a Map<String, Value>, field: &str) -> &'a str {
    event.get(field).and_then(Value::as_str).unwrap_or_else(|| panic!("no {field} in {event:?}"))
}

/// All built-in scenarios except two large ones. Every kind of event in these two also happens in the others.
fn small() -> impl Iterator<Item = &'static str> {
    builtin::ALL
        .iter()
        .map(|built_in| built_in.name)
        .filter(|name| !["bully-restless-16", "chang-roberts-1000"].contains(name))
}

/// This scenario has acts that no built-in one has.
const HANDS: &str = r#"
protocol = "bully"
events = [
  { at = 1, crash = 3 },
  { at = 2, start = 1 },
  { at = 3, deliver = { from = 1, to = 2 } },
  { at = 5, cut = [3, 1], one_way = true },
  { at = 6, disarm = { process = 1, timer = "coordinator" } },
  { at = 7, network = { loss = 0.5, duplicate = 0.5, fifo = false } },
]
[processes]
ids = [1, 2, 3]
[network]
delay  = 2
bounce = true
"#;

const SETTLED: &str = r#"
protocol = "bully"
events = [
  { at = 1, choose = { of = "loss", from = 1, to = 2, nth = 9, copy = true, is = true } },
  { at = 1, start = 1 },
  { at = 2, choose = { of = "delay", from = 1, to = 2, nth = 1, is = 9 } },
  { at = 2, choose = { of = "timer", process = 1, timer = "answer", nth = 1, is = 3 } },
]
[processes]
ids = [1, 2, 3]
[network]
delay = 4
"#;

const SETTLED_WAY: &str = r#"
protocol = "franklin"
events = [{ at = 1, start = "all" }, { at = 1, choose = { of = "copy", from = 1, to = 2, way = "clockwise", nth = 2, is = false } }]
[processes]
ids = [1, 2]
"#;

const LIES: &str = r#"
protocol = "flooding"
events = [{ at = 1, start = "all" }, { at = 2, alter = { from = 1, to = 2, is = 9 } }]
[processes]
ids = [1, 2, 3]
"#;

fn runs() -> impl Iterator<Item = (&'static str, Vec<Map<String, Value>>)> {
    let written = [("hands", HANDS), ("lies", LIES), ("settled", SETTLED), ("franklin-settled", SETTLED_WAY)];
    let written = written.into_iter().map(|(name, text)| (name, read(&trace_of(text))));
    small().map(|name| (name, events(name))).chain(written)
}

/// The 64-bit FNV-1a hash of the bytes.
fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

#[test]
fn three_traces_are_the_same_on_every_platform() {
    let pinned = [
        // This trace has random delays on a ring.
        ("chang-roberts-ring", 0xc886_8364_1b0b_3698),
        // This trace has announcements that cross, timers, and a process that returns.
        ("bully-crossing", 0xd80e_b667_ecbb_79db),
        // This trace has a crash, losses, notices, and a ring that closes again.
        ("chang-roberts-bounce", 0xa216_42fd_e0e1_f14b),
    ];
    let found = pinned.map(|(name, _)| (name, fingerprint(&trace(name))));
    assert_eq!(found, pinned, "{found:#018x?}");
}

#[test]
fn every_event_and_field_is_documented_and_everything_documented_happens() {
    let mut fields: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (_, events) in runs() {
        for event in events {
            fields.entry(text(&event, "event").to_owned()).or_default().extend(event.keys().cloned());
        }
    }
    for (event, fields) in &fields {
        let row = page().lines().find(|line| line.starts_with(&format!("| `{event}` |")));
        let row = row.unwrap_or_else(|| panic!("docs/json.md has no row for {event}"));
        for field in fields.iter().filter(|field| !documented_for_all(event).contains(&field.as_str())) {
            assert!(
                row.contains(&format!("`{field}`")),
                "docs/json.md does not speak of {field} in the row of {event}: {row}"
            );
        }
    }
    let rows = page().lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let general = ["tick", "seq", "cause", "event"];
    let documented: BTreeSet<&str> = rows.filter(|name| !general.contains(name)).collect();
    let happened: BTreeSet<&str> = fields.keys().map(String::as_str).collect();
    assert_eq!(documented, happened, "documented, and seen in the built-in scenarios");
}

/// The fields of `event` that its row in docs/json.md does not name, because all events of its table have them.
fn documented_for_all(event: &str) -> &'static [&'static str] {
    match event {
        "sent" | "delivered" | "lost" | "bounced" | "notice_lost" | "delayed" | "hastened" | "moved" | "altered" => {
            &["tick", "seq", "cause", "event", "from", "to", "kind", "payload"]
        }
        _ => &["tick", "seq", "cause", "event", "process"],
    }
}

#[test]
fn the_example_of_the_page_is_a_line_of_the_run_that_it_names() {
    let example = page().lines().find(|line| line.starts_with("{\"tick\"")).expect("the page has an example");
    assert!(trace("bully-leader-fails").lines().any(|line| line == example), "not in the run: {example}");
}

#[test]
fn a_cause_is_the_event_that_the_page_names() {
    for (name, events) in runs() {
        let mut altered: BTreeSet<u64> = BTreeSet::new();
        for (place, event) in events.iter().enumerate() {
            assert_eq!(event["seq"], place, "{name}: numbers without gaps");
            altered.extend(event["cause"].as_u64().filter(|_| event["event"] == "altered"));
            let cause = event["cause"].as_u64().map(|cause| &events[usize::try_from(cause).expect("small")]);
            let allowed: &[&str] = match text(event, "event") {
                "sent" if event.contains_key("copy") => &[
                    "sent",
                    "started",
                    "requested",
                    "noticed",
                    "revived",
                    "membership",
                    "delivered",
                    "bounced",
                    "timer_fired",
                ],
                "delivered" | "lost" | "delayed" | "hastened" | "moved" | "altered" => &["sent"],
                "bounced" | "notice_lost" => &["lost"],
                "timer_fired" | "timer_disarmed" | "timer_moved" => &["timer_set"],
                "noticed" => &["crashed", "left"],
                "membership" => &["revived", "crashed", "left"],
                "started" | "requested" | "left" | "revived" | "cut" | "partitioned" | "mended" | "network"
                | "settled" => &[],
                "sent" | "timer_set" => {
                    &["started", "requested", "noticed", "revived", "membership", "delivered", "bounced", "timer_fired"]
                }
                _ => &[
                    "started",
                    "requested",
                    "noticed",
                    "revived",
                    "membership",
                    "delivered",
                    "bounced",
                    "timer_fired",
                    "crashed",
                    "left",
                ],
            };
            match cause {
                None => {
                    // A crash by an act has no cause. A notice has none if heartbeats are missing or if the leader was
                    // down from the beginning. The timers of the initial state have none either.
                    let from_nothing = match text(event, "event") {
                        "crashed" | "noticed" => true,
                        "timer_set" => event["tick"] == 0,
                        _ => allowed.is_empty(),
                    };
                    assert!(from_nothing, "{name}: {event:?} has no cause");
                }
                Some(cause) => {
                    assert!(
                        cause["seq"].as_u64() < event["seq"].as_u64(),
                        "{name}: {event:?} is caused by a later event"
                    );
                    assert!(allowed.contains(&text(cause, "event")), "{name}: {event:?} is caused by {cause:?}");
                    let is_altered = cause["seq"].as_u64().is_some_and(|sent| altered.contains(&sent));
                    let (mine, its) = shared_values(event, cause, is_altered && event["event"] != "altered");
                    assert_eq!(mine, its, "{name}: {event:?} is about something else than its cause, {cause:?}");
                }
            }
        }
    }
}

fn shared_values(event: &Map<String, Value>, cause: &Map<String, Value>, is_altered: bool) -> (Vec<Value>, Vec<Value>) {
    let fields: &[&str] = match text(event, "event") {
        "delivered" | "lost" if is_altered => &["from", "to", "kind", "way"],
        "delivered" | "lost" => &["from", "to", "kind", "payload", "way"],
        "altered" => &["from", "to", "kind"],
        // A copy that an act makes equals the copied message.
        "sent" if cause["event"] == "sent" => &["from", "to", "kind", "payload", "due", "way"],
        // A notice travels back to the sender of the message, so its two ends are swapped.
        "bounced" | "notice_lost" => {
            let back = |one: &Map<String, Value>, ends: [&str; 2]| ends.map(|end| one[end].clone()).to_vec();
            return (back(event, ["from", "to"]), back(cause, ["to", "from"]));
        }
        "delayed" | "hastened" | "moved" => &["from", "to"],
        "timer_fired" | "timer_disarmed" | "timer_moved" => &["process", "timer"],
        "membership" => return (vec![event["member"].clone()], vec![cause["process"].clone()]),
        "noticed" => return (vec![event["leader"].clone()], vec![cause["process"].clone()]),
        _ => return (vec![acting_process(event)], vec![acting_process(cause)]),
    };
    let of =
        |one: &Map<String, Value>| fields.iter().map(|field| one.get(*field).cloned().unwrap_or(Value::Null)).collect();
    (of(event), of(cause))
}

fn acting_process(event: &Map<String, Value>) -> Value {
    let field = match text(event, "event") {
        "sent" => "from",
        "delivered" | "bounced" => "to",
        _ => "process",
    };
    event[field].clone()
}

const BUSY: &str = r#"
protocol = "bully"
events   = [{ at = 1, start = 1 }, { at = 3, start = 4 }]
[processes]
ids  = [1, 2, 3, 4, 5]
down = [5]
[network]
delay        = 2
process_time = 3
fifo         = false
"#;

const TWO: &str = r#"
protocol = "franklin"
events   = [{ at = 1, start = [1, 2] }, { at = 2, duplicate = { from = 1, to = 2, nth = 2 } }, { at = 2, drop = { from = 2, to = 1 } }]
[processes]
ids = [1, 2]
[network]
delay = 3
"#;

#[test]
fn on_a_ring_with_two_ways_a_message_says_which_way_it_runs() {
    let events = read(&trace_of(TWO));
    let of = |event: &str, at: u64| -> Vec<(u64, &str)> {
        let chosen = events.iter().filter(|line| line["event"] == event && line["tick"] == at);
        chosen.map(|line| (line["from"].as_u64().expect("an id"), text(line, "way"))).collect()
    };
    let both = |id| [(id, "clockwise"), (id, "counter-clockwise")];
    assert_eq!(of("sent", 1), [both(1), both(2)].concat());
    assert_eq!(of("sent", 2), [(1, "counter-clockwise")], "the copy of the second");
    assert_eq!(of("lost", 2), [(2, "clockwise")], "without a kind in transit, the oldest");
    let arrived = [(1, "clockwise"), (1, "counter-clockwise"), (2, "counter-clockwise"), (1, "counter-clockwise")];
    assert_eq!(of("delivered", 4), arrived);
    for (name, events) in runs() {
        let two_ways = name.starts_with("franklin") || name.starts_with("hirschberg-sinclair");
        for event in events.iter().filter(|event| ["sent", "delivered", "lost"].contains(&text(event, "event"))) {
            assert_eq!(event.contains_key("way"), two_ways, "{name}: {event:?}");
        }
    }
}

#[test]
fn every_message_is_handled_or_lost_at_its_due_tick() {
    for trace in small().map(trace).chain([BUSY, HANDS, SETTLED].map(trace_of)) {
        let events = read(&trace);
        let mut due: BTreeMap<u64, u64> = BTreeMap::new();
        for event in &events {
            let number = |field: &str| event[field].as_u64().expect("a number");
            match text(event, "event") {
                "sent" => {
                    due.insert(number("seq"), number("due"));
                }
                "delayed" | "hastened" | "moved" => {
                    due.insert(number("cause"), number("due"));
                }
                "delivered" | "lost" if event.get("reason") != Some(&Value::from("dropped")) => {
                    assert_eq!(due.remove(&number("cause")), Some(number("tick")), "{event:?} in\n{trace}");
                }
                _ => {}
            }
        }
    }
}

#[test]
fn a_run_and_its_trace_agree() {
    for name in small() {
        let events = events(name);
        let count = |kind| events.iter().filter(|event| event["event"] == kind).count() as u64;
        let text = builtin::named(name).expect("it is built in").text;
        let finished = scenario::read(text).expect("it is valid").run(None, None).expect("the run writes nothing");
        let counts = &finished.summary().counts;
        assert_eq!(
            (count("sent"), count("delivered"), count("lost")),
            (counts.sent + counts.duplicated, counts.delivered, counts.lost),
            "{name}"
        );
        let cell =
            |event: &&Map<String, Value>| ["elected", "decided", "progress"].iter().any(|kind| event["event"] == *kind);
        let last = events.iter().filter(cell).filter_map(|event| event["tick"].as_u64()).max();
        assert_eq!(last.unwrap_or(0), finished.summary().last_change, "{name}");
    }
}
