//! Choices in files: how they are written, their faults, and random choices.

use super::*;
use crate::change::{Changed, Variation, left_out};
use crate::config::Problem;
use crate::{Order, read, write};
use suffrage_engine::protocol::Id;
use suffrage_engine::protocols::{CATALOGUE, VariantId};

use suffrage_engine::sim::command::Command;

fn good(text: &str) -> Scenario {
    read(text).unwrap_or_else(|faults| panic!("{text}\n{faults:#?}"))
}

fn of(protocol: &str, ids: &str, choices: &str) -> String {
    format!("protocol = \"{protocol}\"\nchoices = [\n  {choices},\n]\n[processes]\nids = {ids}\n")
}

fn bully(choices: &str) -> String {
    of("bully", "[4, 3, 2, 1]", choices)
}

fn faults_of(text: &str) -> Vec<(String, Problem)> {
    let faults = read(text).expect_err("the text has faults");
    faults.told.into_iter().map(|fault| (text[fault.span].to_owned(), fault.problem)).collect()
}

fn fault(text: &str) -> (String, &'static str, Problem) {
    let mut faults = faults_of(text);
    assert_eq!(faults.len(), 1, "{text}\n{faults:#?}");
    let (span, problem) = faults.remove(0);
    let key = problem.what.key;
    (span, key, problem)
}

const EVERY: &str = r#"{ of = "delay", from = 4, to = 3, nth = 3, is = 7 },
  { of = "loss", from = 4, to = 3, nth = 4, is = true },
  { of = "loss", from = 4, to = 3, nth = 4, copy = true, is = false },
  { of = "copy", from = 3, to = 2, nth = 1, is = 2 },
  { of = "copy", from = 3, to = 2, nth = 2, is = false },
  { of = "notice", nth = 1, is = 5 },
  { of = "noticer", nth = 2, is = 3 },
  { of = "timer", process = 1, timer = "answer", nth = 1, is = 9 }"#;

fn every() -> Vec<Pin> {
    let on = |from, to| DirectedLink { from, to, clockwise: false };
    vec![
        Pin::Delay { on: on(0, 1), nth: 3, ticks: 7 },
        Pin::Loss { on: on(0, 1), nth: 4, copy: false, lost: true },
        Pin::Loss { on: on(0, 1), nth: 4, copy: true, lost: false },
        Pin::Copy { on: on(1, 2), nth: 1, ticks: Some(2) },
        Pin::Copy { on: on(1, 2), nth: 2, ticks: None },
        Pin::Notice { nth: 1, ticks: 5 },
        Pin::Noticer { nth: 2, process: 1 },
        Pin::Timer { process: 3, timer: 0, nth: 1, ticks: 9 },
    ]
}

#[test]
fn every_choice_reads_back_as_written() {
    let scenario = good(&bully(EVERY));
    assert_eq!(scenario.choices, every());
    assert!(write(&scenario, "").contains(&format!("\nchoices = [\n  {EVERY},\n]\n")), "{}", write(&scenario, ""));
    let draw = r#"{ of = "draw", process = 3, nth = 2, is = 4 }"#;
    let scenario = good(&of("raft-election", "[1, 2, 3]", draw));
    assert_eq!(scenario.choices, [Pin::Draw { process: 2, nth: 2, number: 4 }]);
    assert!(write(&scenario, "").contains(draw));
}

#[test]
fn the_default_choice_is_the_first_message() {
    let scenario = good(&bully("{ of = \"delay\", from = 4, to = 3, is = 7 }"));
    assert_eq!(scenario.choices[0].nth(), 1);
}

#[test]
fn an_act_pins_a_choice_like_an_entry() {
    for (entry, pin) in EVERY.split(",\n").zip(every()) {
        let text = format!(
            "protocol = \"bully\"\nevents = [{{ at = 12, choose = {} }}]\n[processes]\nids = [4, 3, 2, 1]\n",
            entry.trim()
        );
        let scenario = good(&text);
        assert_eq!(scenario.events, [(12, Command::Pin(pin))]);
        assert_eq!(good(&write(&scenario, "")), scenario);
    }
}

#[test]
fn a_ring_of_two_needs_the_direction() {
    let said =
        |way: &str| of("franklin", "[1, 2]", &format!("{{ of = \"delay\", from = 1, to = 2{way}, nth = 1, is = 3 }}"));
    let scenario = good(&said(", way = \"counter-clockwise\""));
    assert_eq!(scenario.choices[0].link(), Some(DirectedLink { from: 0, to: 1, clockwise: false }));
    assert_eq!(good(&write(&scenario, "")), scenario);
    let (_, key, _) = fault(&said(""));
    assert_eq!(key, "fault-two-ways");
    let (span, key, problem) = fault(&said(", way = \"clokwise\""));
    assert_eq!(
        (span.as_str(), key, problem.name("nearest")),
        ("\"clokwise\"", "fault-unknown-word", Some("clockwise"))
    );
}

#[test]
fn a_single_link_takes_no_direction() {
    for (protocol, to) in [("franklin", 2), ("chang-roberts", 2), ("bully", 3)] {
        let entry = |way: &str| format!("{{ of = \"delay\", from = 1, to = {to}{way}, nth = 1, is = 3 }}");
        let (span, key, _) = fault(&of(protocol, "[1, 2, 3]", &entry(", way = \"clockwise\"")));
        assert_eq!((span.as_str(), key), ("way", "fault-one-way"), "{protocol}");
        good(&of(protocol, "[1, 2, 3]", &entry("")));
    }
    let back = of("franklin", "[1, 2, 3]", "{ of = \"loss\", from = 1, to = 3, is = true }");
    assert_eq!(good(&back).choices[0].link(), Some(DirectedLink { from: 0, to: 2, clockwise: false }));
}

#[test]
fn with_bounce_two_links_lead_to_every_process() {
    let said = |to: u32, way: &str| {
        let entry = format!("{{ of = \"delay\", from = 1, to = {to}{way}, nth = 1, is = 3 }}");
        of("franklin", "[1, 2, 3, 4]", &entry) + "[network]\nbounce = true\n"
    };
    let link = |to: u32, clockwise: bool| Some(DirectedLink { from: 0, to: to - 1, clockwise });
    // If no direction is given, the link to a neighbour is the direct link.
    for (to, clockwise) in [(2, true), (4, false)] {
        let scenario = good(&said(to, ""));
        assert_eq!(scenario.choices[0].link(), link(to, clockwise));
        assert!(!write(&scenario, "").contains("way ="), "{}", write(&scenario, ""));
    }
    for (way, clockwise) in [(", way = \"clockwise\"", true), (", way = \"counter-clockwise\"", false)] {
        for to in 1..=4 {
            let scenario = good(&said(to, way));
            assert_eq!(scenario.choices[0].link(), link(to, clockwise));
            assert_eq!(good(&write(&scenario, "")), scenario);
        }
    }
    for to in [1, 3] {
        assert_eq!(fault(&said(to, "")).1, "fault-two-ways", "{to}");
    }
    let both = "{ of = \"delay\", from = 1, to = 1, way = \"clockwise\", is = 3 }, \
                { of = \"delay\", from = 1, to = 1, way = \"counter-clockwise\", is = 4 }";
    let scenario = good(&(of("franklin", "[1, 2, 3, 4]", both) + "[network]\nbounce = true\n"));
    assert_eq!(scenario.choices.len(), 2);
}

#[test]
fn a_direct_link_stays_direct_when_its_ends_swap_sides() {
    let text = |choices: &str| of("franklin", "[1, 2, 3, 4]", choices) + "[network]\nbounce = true\n";
    let entry = |from: u32, to: u32, way: &str| format!("{{ of = \"delay\", from = {from}, to = {to}{way}, is = 3 }}");
    let turned = |entry: &str| {
        let Changed { scenario, .. } =
            good(&text(entry)).varied(Variation::Order(Order::Descending)).expect("the act is possible");
        assert_eq!(scenario.seating().first(), Id::new(4).as_ref());
        scenario.choices[0].link().expect("it is about a link")
    };
    assert_eq!(turned(&entry(1, 2, "")), DirectedLink { from: 3, to: 2, clockwise: false });
    assert_eq!(turned(&entry(1, 4, "")), DirectedLink { from: 3, to: 0, clockwise: true });
    // The link around the ring changes its direction too. Otherwise it would become the direct link.
    assert_eq!(turned(&entry(1, 2, ", way = \"counter-clockwise\"")), DirectedLink { from: 3, to: 2, clockwise: true });
    // Between these two processes there are others on both sides, so the link keeps its direction.
    assert_eq!(turned(&entry(1, 3, ", way = \"clockwise\"")), DirectedLink { from: 3, to: 1, clockwise: true });
}

#[test]
fn a_choice_about_a_missing_long_way_is_dropped() {
    let entry = "{ of = \"delay\", from = 1, to = 2, way = \"counter-clockwise\", is = 3 }";
    let scenario = good(&(of("franklin", "[1, 2, 3, 4]", entry) + "[network]\nbounce = true\n"));
    let alone = Scenario { network: crate::Network { bounce: false, ..scenario.network.clone() }, ..scenario.clone() };
    assert_eq!(alone.graph().pinned(scenario.choices[0]), None);
    assert_eq!(scenario.graph().pinned(scenario.choices[0]), Some(scenario.choices[0]));
}

#[test]
fn each_fault_has_its_place() {
    let on = "from = 4, to = 3";
    let whole = format!("{{ of = \"delay\", {on} }}");
    let cases = [
        (bully(&format!("{{ of = \"delya\", {on}, is = 3 }}")), "\"delya\"", "fault-unknown-word"),
        (bully("{ of = \"delay\", from = 9, to = 3, is = 3 }"), "9", "fault-unknown-process"),
        (bully("{ of = \"delay\", from = 3, to = 3, is = 3 }"), "3", "fault-no-link"),
        (of("chang-roberts", "[1, 2, 3]", "{ of = \"delay\", from = 1, to = 3, is = 3 }"), "3", "fault-no-link"),
        (bully("{ of = \"timer\", process = 1, timer = \"answr\", is = 3 }"), "\"answr\"", "fault-unknown-word"),
        (
            of("peterson", "[1, 2]", "{ of = \"timer\", process = 1, timer = \"answer\", is = 3 }"),
            "\"answer\"",
            "fault-no-timers",
        ),
        (bully("{ of = \"draw\", process = 1, is = 3 }"), "\"draw\"", "fault-draws-nothing"),
        (bully(&format!("{{ of = \"delay\", {on}, nth = 0, is = 3 }}")), "0", "fault-out-of-range"),
        (bully(&format!("{{ of = \"delay\", {on}, is = 0 }}")), "0", "fault-out-of-range"),
        (bully("{ of = \"timer\", process = 1, timer = \"answer\", is = 0 }"), "0", "fault-out-of-range"),
        (bully(&format!("{{ of = \"copy\", {on}, is = 0 }}")), "0", "fault-out-of-range"),
        (bully(&format!("{{ of = \"copy\", {on}, is = true }}")), "true", "fault-copy-without-ticks"),
        (bully(&format!("{{ of = \"copy\", {on}, is = \"no\" }}")), "\"no\"", "fault-wrong-type"),
        (bully(&format!("{{ of = \"loss\", {on}, is = 1 }}")), "1", "fault-wrong-type"),
        (bully("{ of = \"noticer\", is = 8 }"), "8", "fault-unknown-process"),
        (bully(&format!("{{ of = \"delay\", {on}, copy = true, is = 3 }}")), "copy", "fault-foreign"),
        (bully(&format!("{{ of = \"delay\", {on}, process = 1, is = 3 }}")), "process", "fault-foreign"),
        (bully("{ of = \"notice\", from = 4, is = 3 }"), "from", "fault-foreign"),
        (bully(&format!("{{ of = \"delay\", {on} }}")), whole.as_str(), "fault-missing-key"),
    ];
    for (text, span, key) in cases {
        let (found, kind, problem) = fault(&text);
        assert_eq!((found.as_str(), kind), (span, key), "{text}");
        suffrage_text::testing::prove_remark(&problem.what);
        suffrage_text::testing::prove_remark(&problem.mend);
    }
    let (_, _, problem) = fault(&bully("{ of = \"timer\", process = 1, timer = \"answr\", is = 3 }"));
    assert_eq!(problem.name("nearest"), Some("answer"));
    let (_, _, problem) = fault(&bully(&format!("{{ of = \"delya\", {on}, is = 3 }}")));
    assert_eq!(problem.name("nearest"), Some("delay"));
}

#[test]
fn all_faults_are_reported_together() {
    let text = bully(
        "{ of = \"lag\", from = 9, to = 8, nth = 0, is = 3 },\n  { of = \"loss\", from = 7, to = 4, nth = -1, copy = 1, is = 5 }",
    );
    let found: Vec<(String, &str)> =
        faults_of(&text).into_iter().map(|(span, problem)| (span, problem.what.key)).collect();
    let expected = [
        ("\"lag\"", "fault-unknown-word"),
        ("9", "fault-unknown-process"),
        ("8", "fault-unknown-process"),
        ("0", "fault-out-of-range"),
        ("7", "fault-unknown-process"),
        ("-1", "fault-out-of-range"),
        ("1", "fault-wrong-type"),
        ("5", "fault-wrong-type"),
    ];
    assert_eq!(found, expected.map(|(span, key)| (span.to_owned(), key)));
}

#[test]
fn a_choice_can_be_pinned_once() {
    let twice =
        "{ of = \"delay\", from = 4, to = 3, nth = 1, is = 7 },\n  { of = \"delay\", from = 4, to = 3, is = 8 }";
    let (span, key, _) = fault(&bully(twice));
    assert_eq!((span.as_str(), key), ("{ of = \"delay\", from = 4, to = 3, is = 8 }", "fault-settled-twice"));
}

#[test]
fn choices_below_a_table_are_faults_except_those_of_a_question() {
    let text =
        "protocol = \"bully\"\n[processes]\nids = [1, 2]\nchoices = [{ of = \"delay\", from = 1, to = 2, is = 7 }]\n";
    assert_eq!(fault(text).1, "fault-misplaced");
    let text = "protocol = \"bully\"\n[processes]\nids = [1, 2]\n[[questions]]\nat = 1\nask = \"?\"\nof = \"choices\"\nchoices = [\"a\"]\n";
    assert_eq!(good(text).questions[0].choices.len(), 1);
    let text =
        "protocol = \"bully\"\n[processes]\nids = [1, 2]\n[[choices]]\nof = \"delay\"\nfrom = 1\nto = 2\nis = 7\n";
    assert_eq!(good(text).choices.len(), 1);
}

fn trace(text: &str) -> Vec<String> {
    let mut trace = Vec::new();
    good(text).run(Some(100), Some(&mut trace)).expect("nothing fails in memory");
    String::from_utf8(trace).expect("a trace is text").lines().map(str::to_owned).collect()
}

fn has(lines: &[String], parts: &[&str]) -> bool {
    lines.iter().any(|line| parts.iter().all(|part| line.contains(part)))
}

#[test]
fn each_choice_of_a_file_takes_effect() {
    let run = |protocol: &str, start: &str, choices: &str, below: &str| {
        trace(&format!(
            "protocol = \"{protocol}\"\nevents = [{start}]\nchoices = [{choices}]\n[processes]\nids = [1, 2, 3]\n{below}"
        ))
    };
    let start = "{ at = 1, start = 1 }";
    let sent = ["\"event\":\"sent\"", "\"from\":1,\"to\":2", "\"due\":8"];
    let slow = "[network]\ndelay = [1, 3]\n";
    let delay = "{ of = \"delay\", from = 1, to = 2, nth = 1, is = 7 }";
    assert!(has(&run("bully", start, delay, slow), &sent), "a delay outside of the range");
    assert!(!has(&run("bully", start, "", slow), &sent));
    let is_lost = ["\"event\":\"lost\"", "\"from\":1,\"to\":2", "\"reason\":\"loss\""];
    let loss = "{ of = \"loss\", from = 1, to = 2, nth = 1, is = true }";
    assert!(has(&run("bully", start, loss, ""), &is_lost));
    let copy = "{ of = \"copy\", from = 1, to = 2, nth = 1, is = 4 }";
    assert!(has(&run("bully", start, copy, ""), &["\"from\":1,\"to\":2", "\"due\":5,\"copy\":true"]));
    let of_copy = format!("{copy}, {}", loss.replace("nth = 1", "nth = 1, copy = true"));
    assert!(has(&run("bully", start, &of_copy, ""), &is_lost));
    let bouncing = "down = [2]\n[network]\nbounce = true\n";
    let notice = "{ of = \"notice\", nth = 1, is = 6 }";
    assert!(has(
        &run("bully", start, notice, bouncing),
        &["\"tick\":8", "\"event\":\"bounced\"", "\"from\":2,\"to\":1"]
    ));
    let timer = "{ of = \"timer\", process = 1, timer = \"answer\", nth = 1, is = 20 }";
    assert!(has(&run("bully", start, timer, ""), &["\"event\":\"timer_set\"", "\"timer\":\"answer\",\"due\":21"]));
    let draw = |number: u32| format!("{{ of = \"draw\", process = 1, nth = 1, is = {number} }}");
    let election = |number| {
        let lines = run("raft-election", "", &draw(number), "");
        let armed = lines.into_iter().find(|line| line.contains("timer_set") && line.contains("\"process\":1"));
        let armed: serde_json::Value = serde_json::from_str(&armed.expect("it waits")).expect("a line is JSON");
        armed["due"].as_u64().expect("a tick")
    };
    assert_eq!(election(3), election(0) + 3, "the lowest is 0");
    let gone = "leader = 3\n[detector]\nkind = \"oracle\"\nby = \"random\"\n";
    for id in [1, 2] {
        let noticer = format!("{{ of = \"noticer\", nth = 1, is = {id} }}");
        let lines = run("bully", "{ at = 1, crash = 3 }", &noticer, gone);
        assert!(has(&lines, &["\"event\":\"noticed\"", &format!("\"process\":{id}")]), "{lines:#?}");
    }
}

#[test]
fn the_two_links_of_a_ring_of_two_are_pinned_separately() {
    for (way, other) in [("clockwise", "counter-clockwise"), ("counter-clockwise", "clockwise")] {
        let lines = trace(&format!(
            "protocol = \"franklin\"\nevents = [{{ at = 1, start = 1 }}]\n\
             choices = [{{ of = \"delay\", from = 1, to = 2, way = \"{way}\", nth = 1, is = 9 }}]\n[processes]\nids = [1, 2]\n"
        ));
        let first = |way: &str| {
            let line =
                lines.iter().find(|line| line.contains("\"sent\"") && line.contains(&format!("\"way\":\"{way}\"")));
            line.is_some_and(|line| line.contains("\"due\":10"))
        };
        assert!(first(way) && !first(other), "{lines:#?}");
    }
}

#[test]
fn choices_follow_their_processes_or_are_dropped_with_them() {
    let ring = good(&of(
        "franklin",
        "[1, 2, 3]",
        "{ of = \"delay\", from = 1, to = 2, is = 7 }, { of = \"loss\", from = 3, to = 1, is = true }, { of = \"notice\", is = 3 }",
    ));
    let fewer = ring.with_count(2).expect("two suffice");
    let on = |from, to, clockwise| DirectedLink { from, to, clockwise };
    let expected = [Pin::Delay { on: on(0, 1, true), nth: 1, ticks: 7 }, Pin::Notice { nth: 1, ticks: 3 }];
    assert_eq!(fewer.scenario.choices, expected);
    assert!(fewer.said.contains(&left_out(ids::CHANGE_CHOICES_LEFT_OUT, 1)), "{:?}", fewer.said);
    assert_eq!(good(&write(&fewer.scenario, "")).choices, expected);
    let more = ring.with_count(4).expect("four suffice");
    assert_eq!(more.scenario.choices.len(), 2, "3 is no neighbour of 1 any more");
    let other =
        ring.with_variant(VariantId::named("bully", "standard").expect("it is there")).expect("within the limits");
    assert_eq!(
        (other.scenario.choices.len(), other.said.contains(&left_out(ids::CHANGE_CHOICES_LEFT_OUT, 3))),
        (0, true)
    );
}

#[test]
fn when_two_links_become_one_its_choice_stays() {
    let entry = |way: &str, is: u32| format!("{{ of = \"delay\", from = 1, to = 2, way = \"{way}\", is = {is} }}");
    let two = good(&of("franklin", "[1, 2]", &format!("{}, {}", entry("counter-clockwise", 4), entry("clockwise", 9))));
    let three = two.with_count(3).expect("three suffice").scenario;
    let on = DirectedLink { from: 0, to: 1, clockwise: true };
    assert_eq!(three.choices, [Pin::Delay { on, nth: 1, ticks: 9 }]);
}

#[test]
fn another_seed_keeps_pinned_choices() {
    let text = "protocol = \"bully\"\nchoices = [{ of = \"delay\", from = 1, to = 2, is = 7 }]\n[processes]\ncount = 9\norder = \"random\"\n";
    let before = good(text);
    for seed in 1..20 {
        let after = before.with_seed(seed);
        let ids = after.seating();
        let link = after.choices[0].link().expect("it is about a link");
        assert_eq!([link.from, link.to].map(|at| ids[at as usize]), [1, 2].map(|id| Id::new(id).expect("an id")));
    }
}

#[test]
fn every_protocol_that_draws_declares_it() {
    let draws: Vec<&str> = CATALOGUE.iter().filter(|entry| entry.draws()).map(|entry| entry.name).collect();
    assert_eq!(draws, ["itai-rodeh", "raft-election", "byzantine-generals", "paxos", "multi-paxos"]);
}
