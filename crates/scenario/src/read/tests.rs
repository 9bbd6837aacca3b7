//! Valid files and the scenarios that are read from them.

mod faults;
mod hands;
mod overlays;
mod parameters;
mod requests;
mod traitors;

use super::super::{Ids, Order, QuestionSubject, When};
use super::read;
use crate::{Expect, Scenario, Validity};
use suffrage_engine::protocol::{Cell, Id, Ticks};
use suffrage_engine::sim::command::{Command, Select, Targets};
use suffrage_engine::sim::detector::{Detector, Noticers};
use suffrage_engine::sim::network::Network;

fn id(number: u32) -> Id {
    Id::new(number).expect("an id")
}

fn good(text: &str) -> Scenario {
    read(text).unwrap_or_else(|faults| panic!("{text}\n{faults:#?}"))
}

#[test]
fn members_of_super_peers_notice_unless_the_file_says_otherwise() {
    let read = |more: &str| good(&format!("protocol = \"superpeer-dht\"\n[processes]\nids = [1, 2]\n{more}"));
    let oracle = Detector::Oracle { delay: 2, by: Noticers::All };
    assert_eq!(read("").detector, oracle);
    assert_eq!(read("[detector]\nby = \"all\"\n").detector, oracle);
    let manual = read("[detector]\nkind = \"manual\"\n");
    assert_eq!(manual.detector, Detector::Manual);
    assert_eq!(good(&crate::write(&manual, "")).detector, Detector::Manual);
    assert!(!crate::write(&read(""), "").contains("detector"));
    let changed = read("").varied(crate::change::Variation::Delay(2, 3)).expect("a delay").scenario;
    assert_eq!(changed.detector, Detector::Oracle { delay: 6, by: Noticers::All });
}

#[test]
fn a_fault_names_what_is_meant() {
    let told = |text: &str| {
        let faults = read(text).expect_err("it is faulty");
        let texts = suffrage_text::Texts::new(suffrage_text::Language::English);
        faults.told.iter().map(|fault| fault.problem.in_one_line(&texts)).collect::<Vec<_>>()
    };
    let bully = "protocol = \"bully\"\n[processes]\ncount = 3\n";
    let percent = told(&format!("{bully}[network]\nloss = 20%\n"));
    assert_eq!(percent, ["`20%` is a percentage; write a number from 0 to 1, such as 0.2"]);
    let top = told("nodes = 5\nprotocol = \"bully\"\n[processes]\ncount = 3\n");
    assert_eq!(top, ["unknown key `nodes`; did you mean `[processes] count`?"]);
    let below = told("protocol = \"bully\"\n[processes]\nnodes = 3\n");
    assert_eq!(below, ["unknown key `nodes` in `[processes]`; did you mean `count`?"]);
    let notes = told("note = 5\nprotocol = \"bully\"\n[processes]\ncount = 3\n");
    assert_eq!(notes.len(), 1, "{notes:?}");
    let raft = told("protocol = \"raft\"\n[processes]\ncount = 3\n");
    assert_eq!(raft, ["there is no protocol `raft`; did you mean `raft-election`?"]);
    let roles = "roles = { 1 = [\"proposer\"], 2 = [\"acceptor\", \"learner\"] }";
    let leader = told(&format!("protocol = \"multi-paxos\"\n[processes]\nids = [1, 2]\nleader = 2\n{roles}\n"));
    assert_eq!(leader, ["2 is not a proposer, so it cannot lead and has no ballots; the proposers are 1"]);
}

#[test]
fn the_shortest_file_has_all_defaults() {
    let scenario = good("protocol = \"chang-roberts\"\n[processes]\ncount = 3");
    assert_eq!(scenario.protocol().name(), "chang-roberts");
    assert_eq!(scenario.variant.name(), "standard");
    assert_eq!((scenario.seed, scenario.until, scenario.leader), (0, None, None));
    assert_eq!(scenario.ids, Ids::Counted { count: 3, order: Order::Ascending });
    assert_eq!(scenario.network, Network::default());
    assert_eq!(scenario.detector, Detector::Manual);
    assert!(scenario.events.is_empty() && scenario.notes.is_empty() && scenario.questions.is_empty());
    assert!(scenario.expect.is_empty() && scenario.down.is_empty());
}

const EVERYTHING: &str = r#"
version  = 1
title    = { en = "Bully", es = "Matón" }
summary  = { en = "What will be watched", pt = "O que se vai ver" }
about    = "One text for all."
protocol = "bully"
variant  = "restless"
seed     = 18446744073709551615
until    = 200
events = [
  { at = 2, crash = 7 },
  { at = 3, crash = [5, 1], after = 2 },
  { at = 5, start = "all" },
  { at = 5, revive = 7 },
  { at = 1, leave = 7, announced = true },
  { at = 6, drop = { from = 4, to = 6 } },
  { at = 7, delay = { from = 4, to = 6, by = 3, kind = "ANSWER", nth = 2 } },
]
notes = [
  { at = 0, text = "At the start.", pause = true, look = [7, 4] },
  { when = "leader-elected", text = { pt = "Eleito" }, facts = {} },
  { at = 3, text = "15", facts = { messages = 15, leader = 6, holds = ["agreement"], elected = [6, 6, 6, 6, "@"] }, cites = [105, 0] },
]
questions = [
  { at = 5, ask = { en = "Who?" }, of = "leader", facts = { messages = { ELECTION = 2 }, by = 3 } },
  { at = 6, ask = "Which?", of = "choices", choices = ["a", { en = "b" }] },
]
[processes]
ids    = [1, 4, 5, 6, 7]
leader = 7
down   = [5]
[network]
delay        = [1, 3]
process_time = 2
fifo         = false
loss         = 0.25
duplicate    = 1
bounce       = true
[detector]
kind = "oracle"
by = "lowest"
[params]
[expect]
leader   = 6
elected  = [6, 6, "@", 6, "@"]
by       = 40
messages = { COORDINATOR = 6, ANSWER = 3 }
holds    = ["agreement", "highest"]
violates = ["one-leader"]
"#;

#[test]
fn all_keys_are_read() {
    let scenario = good(EVERYTHING);
    assert_eq!(scenario.title.in_language("es"), "Matón");
    assert_eq!(scenario.summary.in_language("pt"), "O que se vai ver");
    assert_eq!(scenario.about.in_language("pt"), "One text for all.");
    assert_eq!((scenario.variant.name(), scenario.seed, scenario.until), ("restless", u64::MAX, Some(200)));
    assert_eq!((scenario.leader, scenario.down), (Some(id(7)), vec![2]));
    let network = Network {
        shortest_delay: 1,
        longest_delay: 3,
        process_time: 2,
        fifo: false,
        loss: 0.25,
        duplicate: 1.0,
        bounce: true,
        ..Network::default()
    };
    assert_eq!(scenario.network, network);
    assert_eq!(scenario.detector, Detector::Oracle { delay: 8, by: Noticers::Lowest }, "T = 2 * 3 + 2");
    let expect = scenario.expect;
    assert_eq!((expect.leader, expect.by), (Some(id(6)), Some(40)));
    assert_eq!(
        expect.elected,
        Some([Some(6), Some(6), None, Some(6), None].map(|cell| cell.map(id).map(Cell::Leader)).to_vec())
    );
    assert_eq!(expect.messages, [(2, 6), (1, 3)], "in the order of the file");
    assert_eq!((expect.holds, expect.violates), (vec!["agreement", "highest"], vec!["one-leader"]));
}

#[test]
fn the_acts_keep_the_order_of_the_file() {
    let listed = |positions: &[u32]| Targets::Listed(positions.to_vec());
    let select = |kind, nth| Select { from: 1, to: 3, kind, nth };
    let expected: Vec<(Ticks, Command)> = vec![
        (2, Command::Crash { targets: listed(&[4]), after: None }),
        (3, Command::Crash { targets: listed(&[2, 0]), after: Some(2) }),
        (5, Command::Start(Targets::All)),
        (5, Command::Revive(listed(&[4]))),
        (1, Command::Leave { targets: listed(&[4]), announced: true }),
        (6, Command::Drop(select(None, 1))),
        (7, Command::Delay { select: select(Some(1), 2), by: 3 }),
    ];
    assert_eq!(good(EVERYTHING).events, expected);
}

#[test]
fn notes_and_questions_are_read() {
    let scenario = good(EVERYTHING);
    assert_eq!((&scenario.notes[0].when, scenario.notes[0].pause), (&When::At(0), true));
    assert_eq!(scenario.notes[0].look, [4, 1]);
    assert_eq!((&scenario.notes[1].when, scenario.notes[1].pause), (&When::LeaderElected, false));
    assert_eq!((scenario.questions[0].at, scenario.questions[0].of), (5, QuestionSubject::Leader));
    assert_eq!(scenario.questions[1].choices[1].in_language("en"), "b");
}

#[test]
fn facts_of_notes_are_read_like_expectations() {
    let scenario = good(EVERYTHING);
    assert_eq!(scenario.notes[0].validity, Validity::default(), "it was written for one run alone");
    assert_eq!(scenario.notes[1].validity.facts, Some(Expect::default()), "nothing can contradict it");
    let Validity { facts, cites } = &scenario.notes[2].validity;
    let facts = facts.as_ref().expect("it has facts");
    assert_eq!((facts.in_all, facts.leader, facts.holds.as_slice()), (Some(15), Some(id(6)), &["agreement"][..]));
    assert_eq!(facts.elected.as_deref().map(|cells| cells[3..].to_vec()), Some(vec![Some(Cell::Leader(id(6))), None]));
    assert_eq!(cites, &[105, 0]);
    let facts = scenario.questions[0].validity.facts.as_ref().expect("it has facts");
    assert_eq!((facts.messages.as_slice(), facts.by), (&[(0, 2)][..], Some(3)));
}

#[test]
fn the_file_may_use_every_notation_of_toml() {
    let text = "\u{feff}protocol = 'bully'\r\ntitle.en = \"x\"\r\nprocesses.ids = [0x10, 1_000,\r\n 0]\r\nprocesses.leader = 16\r\n\
                [[events]]\r\nat = 1\r\ncrash = 16\r\n[[events]]\r\nat = 2\r\nstart = 0\r\n[[notes]]\r\nat = 3\r\ntext.es = \"y\"\r\n\
                [notes.text]\r\n";
    // TOML does not allow the same table twice, so the last header is a fault; without that header the file is valid.
    let scenario = good(text.trim_end_matches("[notes.text]\r\n"));
    assert_eq!(scenario.ids, Ids::Listed(vec![id(16), id(1000), id(0)]));
    assert_eq!(scenario.events.len(), 2);
    assert_eq!(scenario.notes[0].text.in_language("es"), "y");
    assert_eq!(read(text).map_err(|faults| faults.told.len()), Err(1));
}
