//! What a process says about itself and its steps.

use super::{Done, Lab, graph, ring};
use crate::protocol::prelude::*;
use crate::protocol::{self, Value as Said};
use crate::protocols::own::{Own, Value};
use crate::protocols::tests::id;

/// A sentence within a sentence: its key and its values.
fn written(remark: &Remark) -> String {
    let plain = |value: &Said| match value {
        Said::Text(text) => text.clone(),
        Said::Name(name) => (*name).to_owned(),
        other => format!("{other:?}"),
    };
    let values: Vec<String> = remark.values.iter().map(|(name, value)| format!("{name}={}", plain(value))).collect();
    format!("{} {}", remark.key, values.join(" "))
}

/// The explanations of the lines that the process just executed: the key and the values of the full sentence.
fn told(lab: &Lab) -> Vec<String> {
    let text = |value: &Said| match value {
        Said::Text(text) => text.clone(),
        Said::Name(name) => (*name).to_owned(),
        Said::Number(number) => number.to_string(),
        Said::Id(id) => id.to_string(),
        Said::Said(remark) => format!("<{}>", written(remark)),
        Said::Ids(_) => String::new(),
    };
    let explained = |step: &super::Step| {
        let Explanation { full, .. } = step.rule(id(20), false);
        let is_shown = |name: &str, value: &str| name != "me" && (name != "event" || !value.is_empty());
        let values = full.values.iter().map(|(name, value)| (*name, text(value)));
        let values = values.filter(|(name, value)| is_shown(name, value)).map(|(_, value)| value);
        format!("{}: {}", full.key, values.collect::<Vec<_>>().join(" | "))
    };
    lab.done.steps.iter().map(explained).collect()
}

#[test]
fn a_step_tells_its_line_its_comparison_and_what_it_does() {
    let text = ring(
        "message ASK(j)\nstate x := 0\non ASK(j), if j ≥ 5:\n  x := j\n  if j > id: send ASK(max(j, id)) to next\
            \n  if j = id: elected := id\n  if j < id:\n    discard\non start: elected := @; ignore",
    );
    let mut lab = Lab::new(&text);
    lab.receive(Port::PREVIOUS, 0, &[Value::Number(48)]);
    assert_eq!(
        told(&lab),
        [
            "algo-obeys: x := j | 6 | <algo-since condition=j ≥ 5 left=48 sign=> right=5>",
            "algo-sends: ASK(48) to next | ASK 48 | 7 | <algo-since condition=j > id left=48 sign=> right=20>",
        ]
    );
    assert_eq!(lab.lines(), ["L6", "L7"]);
    assert_eq!(lab.done.steps.iter().map(|step| step.is_silent()).collect::<Vec<_>>(), [true, false]);
    lab.receive(Port::PREVIOUS, 0, &[Value::Number(20)]);
    assert_eq!(told(&lab)[1], "algo-elects: 20 | 8 | <algo-since condition=j = id left=20 sign== right=20>");
    lab.receive(Port::PREVIOUS, 0, &[Value::Number(7)]);
    assert_eq!(told(&lab)[2], "algo-ends: discard | 10 | <algo-since condition=j < id left=7 sign=< right=20>");
    assert_eq!(lab.lines(), ["L6", "L9", "L10"]);
    lab.start();
    assert_eq!(
        told(&lab),
        ["algo-obeys: on start: elected := @; ignore | 11 | ", "algo-ends: ignore | 11 | , on start | "]
    );
    assert!(lab.done.steps[1].rule(id(20), false).ignored);
}

#[test]
fn a_false_comparison_is_told_as_such() {
    let mut lab = Lab::new(&ring("message ASK(j)\non ASK(j):\n  if j < id: discard\n  else: send ASK(j) to next"));
    lab.receive(Port::PREVIOUS, 0, &[Value::Number(48)]);
    let since = "<algo-since-not condition=j < id left=48 sign=> right=20>";
    assert_eq!(told(&lab).last(), Some(&format!("algo-sends: ASK(48) to next | ASK 48 | 6 | {since}")));
}

#[test]
fn a_send_shows_the_values_that_are_known() {
    let text = graph(
        "decides together\nmessage ASK(j)\nmessage SAY(i, j)\nmessage END\non start:\n  send ASK(3) to 30\
            \n  send SAY(1, [2, (3)]) to others\n  send END to [10]\n  send ASK([id]) to lower\n  decided := 4",
    );
    let mut lab = Lab::new(&text);
    lab.start();
    assert_eq!(
        told(&lab),
        [
            "algo-sends: ASK(3) to 30 | ASK 3 | 8 | , on start | ",
            "algo-sends: SAY(1, [2, (3)]) to others | SAY | 9 | , on start | ",
            "algo-sends: END to [10] | END | 10 | , on start | ",
            "algo-sends: ASK([id]) to lower | ASK | 11 | , on start | ",
            "algo-decides: 4 | 12 | , on start | ",
        ]
    );
}

#[test]
fn a_process_shows_its_role_its_states_and_its_error() {
    let text = graph(
        "timer t\nstate phase := idle of idle, busy, lost\nactive when phase = busy\nshow relay when phase = lost\n\
         show red when phase = busy and id > 30\non start: phase := busy\non revival: phase := lost\n\
         on timeout t: elected := id; phase := 1 + phase",
    );
    let mut lab = Lab::new(&text);
    let known = lab.known.clone();
    let me = Local::of(id(20), 1, &known);
    let role = |lab: &Lab| lab.own.role(me, &lab.state);
    assert_eq!((role(&lab), lab.own.waiting_for(me, &lab.state)), (Role::Idle, None));
    lab.start();
    assert_eq!(role(&lab), Role::Active);
    assert_eq!(lab.own.waiting_for(me, &lab.state), Some(Remark::new("algo-waits").id("me", id(20))));
    let timer = lab.own.timer(0).expect("the timer");
    lab.handle(Event::Fired(timer));
    assert_eq!(role(&lab), Role::Leader);
    let halted = lab.own.waiting_for(me, &lab.state).expect("it says why it does nothing");
    assert_eq!(halted.key, "algo-halted");
    let keys: Vec<&str> = lab.own.facts(me, &lab.state).iter().map(|fact| fact.key).collect();
    assert_eq!(keys, ["algo-fact-halted", "algo-fact", "fact-elected"]);
    assert_eq!(lab.own.marks(me, &lab.state).badge, Some(Remark::new("algo-badge-halted").with("line", 10_u32)));
    lab.crash_and_return();
    assert_eq!(role(&lab), Role::Relay);
    assert_eq!(lab.own.program.profile.roles, [Role::Idle, Role::Active, Role::Relay, Role::Red, Role::Leader]);
}

#[test]
fn the_description_of_a_program_names_its_parts() {
    let text = graph(
        "decides together\nmessage ASK(j): refusal\nmessage SAY: value\ntimer t\nparameter f := 1\nstate x := 0\
            \non start: x := draw 1 to 2; send SAY to others\non undeliverable: ignore",
    );
    let program = super::program(&text);
    let profile = &program.profile;
    assert_eq!((profile.name, profile.title), ("test.algo", "Test"));
    assert_eq!((profile.kinds, profile.timers), (&["ASK", "SAY"][..], &["t"][..]));
    assert_eq!(profile.classes, [&[MessageClass::Refusal], &[MessageClass::Value]]);
    assert!(profile.draws() && profile.takes_proposals() && program.hears_bounces());
    assert_eq!(profile.params[0].name, "f");
    assert_eq!(profile.properties, ["agreement", "validity", "integrity", "termination", "no-error"]);
    assert_eq!(super::program(&ring("on start: ignore")).profile.properties.last(), Some(&"no-error"));
    let warned: Vec<(&str, &str)> =
        program.warnings.iter().map(|fault| (&text[fault.at.clone()], fault.what.key)).collect();
    assert_eq!(warned, [("ASK", "algo-never-sent"), ("ASK", "algo-never-handled"), ("SAY", "algo-never-handled")]);
}

#[test]
fn long_contents_are_shortened_on_the_label() {
    let text = graph("message ASK(l)\non start: send ASK(others + others + others + others) to 30");
    let mut lab = Lab::new(&text);
    lab.start();
    let Done { sent, .. } = &lab.done;
    let shown = Own::shown(&sent[0].1);
    assert_eq!(shown.payload, "[10, 30, 40, 10, 30, 40,…");
    assert_eq!(shown.whole.as_deref(), Some("[10, 30, 40, 10, 30, 40, 10, 30, 40, 10, 30, 40]"));
    assert_eq!(protocol::Datum::Number(3), 3.into());
}
