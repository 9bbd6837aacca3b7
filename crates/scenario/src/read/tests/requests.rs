//! The roles of processes, and requests to clients.

use crate::command;
use crate::config::{Document, Fault, Reader, Section};
use crate::read::given::{GivenValue, Known};
use crate::read::{WHOLE, arrays, each, is_top_level_value, processes};
use crate::seating::Roster;
use crate::{Ids, Order};
use suffrage_engine::protocol::{Datum, Parts, Request, Requests};
use suffrage_engine::protocols::{CATALOGUE, Entry};
use suffrage_engine::sim::command::Command;

fn entry(requests: Requests) -> &'static Entry {
    CATALOGUE.iter().find(|entry| entry.requests == requests).expect("there is one")
}

type Faulty = Vec<(String, &'static str)>;

fn roles(table: &str) -> Result<Vec<Parts>, Faulty> {
    let text = format!("roles = {table}");
    let document = Document::read(&text);
    let mut reader = Reader::new(&text, is_top_level_value);
    let top = Section::new("", 0..0, document.root());
    let roster = Roster::new(Ids::Counted { count: 4, order: Order::Ascending }, 0);
    let known = Known { roster: Some(&roster), entry: Some(entry(Requests::Value)), ..Known::default() };
    let item = top.get("roles").expect("it is there");
    let parts = processes::roles(&mut GivenValue { reader: &mut reader, section: &top, key: "roles", item, known });
    let faults = reader.finish(&document);
    if faults.told.is_empty() { Ok(parts) } else { Err(told_of(&faults.told, &text)) }
}

fn told_of(faults: &[Fault], text: &str) -> Faulty {
    faults.iter().map(|fault| (text[fault.span.clone()].to_owned(), fault.problem.what.key)).collect()
}

fn read_request(requests: Requests, table: &str) -> Result<(u32, Request), Faulty> {
    let text = format!("events = [{{ at = 1, request = {table} }}]");
    let document = Document::read(&text);
    let mut reader = Reader::new(&text, is_top_level_value);
    let top = Section::new("", 0..0, document.root());
    let roster = Roster::new(Ids::Counted { count: 4, order: Order::Ascending }, 0);
    let known = Known { roster: Some(&roster), entry: Some(entry(requests)), clients: &[0, 3], ..Known::default() };
    let given = &mut GivenValue { reader: &mut reader, section: &top, key: "", item: &WHOLE, known };
    let arrays = arrays(given);
    let acts = each(given, &arrays, "events", command::read);
    let faults = reader.finish(&document);
    match acts.as_slice() {
        [(1, Command::Request { client, request })] if faults.told.is_empty() => Ok((*client, *request)),
        _ => Err(told_of(&faults.told, &text)),
    }
}

#[test]
fn roles_are_given_by_id_and_default_to_none() {
    let expected = vec![Parts::of(&[1, 2]), Parts::NONE, Parts::of(&[0]), Parts::of(&[2, 3])];
    assert_eq!(
        roles("{ 4 = [\"acceptor\", \"learner\"], 1 = [\"proposer\", \"acceptor\"], 3 = [\"client\"] }"),
        Ok(expected)
    );
}

#[test]
fn all_faults_of_roles_are_reported_in_place() {
    let owned =
        |faults: &[(&str, &'static str)]| Err(faults.iter().map(|&(said, key)| (said.to_owned(), key)).collect());
    let table = "{ 9 = [\"client\"], 1 = [\"acceptr\", \"proposer\", \"learner\"], 2 = [], x = [\"client\"], 3 = [\"client\", \"client\"] }";
    let found = [
        (table, "fault-no-part"),
        ("9", "fault-unknown-process"),
        ("\"acceptr\"", "fault-unknown-word"),
        ("[]", "fault-empty-list"),
        ("x", "fault-no-id"),
        ("\"client\"", "fault-repeated"),
    ];
    assert_eq!(roles(table), owned(&found));
    assert_eq!(roles("{ 1 = [\"client\"] }"), owned(&[("{ 1 = [\"client\"] }", "fault-no-part"); 3]));
}

#[test]
fn a_request_is_a_value_or_a_key_with_a_value() {
    let word = Datum::word;
    let x = word("x").expect("a word");
    assert_eq!(
        read_request(Requests::Value, "{ client = 4, value = \"x\" }"),
        Ok((3, Request { key: None, value: x }))
    );
    assert_eq!(
        read_request(Requests::Set, "{ client = 1, set = [\"k\", 7] }"),
        Ok((0, Request { key: word("k"), value: 7.into() }))
    );
}

#[test]
fn a_request_of_the_wrong_form_is_reported_with_the_right_one() {
    let owned =
        |faults: &[(&str, &'static str)]| Err(faults.iter().map(|&(said, key)| (said.to_owned(), key)).collect());
    let other = "fault-other-request";
    let missing = "fault-missing-key";
    let whole = |table: &'static str| (table, missing);
    let set = "{ client = 4, set = [\"k\", 7] }";
    let value = "{ client = 4, value = 7 }";
    assert_eq!(read_request(Requests::Value, set), owned(&[whole(set), ("set", other)]));
    assert_eq!(read_request(Requests::Set, value), owned(&[whole(value), ("value", other)]));
    let both = "{ client = 4, value = 7, set = [\"k\", 7] }";
    assert_eq!(read_request(Requests::Value, both), owned(&[("set", other)]));
    let alone = "{ client = 4, set = \"k\" }";
    assert_eq!(read_request(Requests::Set, alone), owned(&[("\"k\"", "fault-wrong-type")]));
    let three = "{ client = 4, set = [1, 2, 3] }";
    assert_eq!(read_request(Requests::Set, three), owned(&[("[1, 2, 3]", "fault-wrong-type")]));
    assert_eq!(read_request(Requests::None, value), owned(&[(value, "fault-no-requests")]));
    assert_eq!(read_request(Requests::Value, "{ client = 2, value = 1 }"), owned(&[("2", "fault-no-client")]));
    assert_eq!(read_request(Requests::Value, "{ client = 9, value = 1 }"), owned(&[("9", "fault-unknown-process")]));
}

fn faults_of(text: &str) -> Faulty {
    told_of(&crate::read(text).expect_err("the text has faults").told, text)
}

#[test]
fn roles_and_requests_are_checked_against_the_protocol() {
    let fault = |said: &str, key: &'static str| vec![(said.to_owned(), key)];
    for entry in CATALOGUE.iter().filter(|entry| !entry.parts().is_empty()) {
        let file = |roles: &str, event: &str| {
            format!("protocol = \"{}\"\nevents = [{event}]\n[processes]\nids = [1, 2]\n{roles}\n", entry.name)
        };
        let all_but = |left_out: Option<usize>| {
            let parts = entry.parts().iter().enumerate().filter(|(part, _)| Some(*part) != left_out);
            format!("{{ 1 = [{}] }}", parts.map(|(_, name)| format!("\"{name}\"")).collect::<Vec<_>>().join(", "))
        };
        for part in entry.needed_parts().iter() {
            let table = all_but(Some(part));
            assert_eq!(
                faults_of(&file(&format!("roles = {table}"), "")),
                fault(&table, "fault-no-part"),
                "{}",
                entry.name
            );
        }
        let roles = format!("roles = {}", all_but(None));
        let request = |client: u32, is_right: bool| {
            let asked = if (entry.requests == Requests::Set) == is_right { "set = [\"x\", 1]" } else { "value = 1" };
            format!("{{ at = 1, request = {{ client = {client}, {asked} }} }}")
        };
        assert!(crate::read(&file(&roles, &request(1, true))).is_ok(), "{}", entry.name);
        assert_eq!(faults_of(&file(&roles, &request(2, true))), fault("2", "fault-no-client"), "{}", entry.name);
        if entry.client().is_some_and(|client| entry.default_parts().has(client)) {
            assert!(crate::read(&file("", &request(1, true))).is_ok(), "by default every process is a client");
        } else {
            assert_eq!(
                faults_of(&file("", &request(1, true))),
                fault("1", "fault-no-client"),
                "by default no process is a client"
            );
        }
        let found: Vec<&str> = faults_of(&file(&roles, &request(1, false))).into_iter().map(|(_, key)| key).collect();
        assert_eq!(found, ["fault-missing-key", "fault-other-request"], "{}", entry.name);
        let alter = "{ at = 1, alter = { from = 1, to = 2, is = 3 } }";
        match entry.alterable() {
            [] => assert_eq!(faults_of(&file("", alter))[0].1, "fault-not-alterable", "{}", entry.name),
            _ => assert!(crate::read(&file("", alter)).is_ok(), "{}", entry.name),
        }
        if !entry.takes_proposals() {
            assert_eq!(faults_of(&file("proposals = [1, 2]", ""))[0].1, "fault-no-proposals", "{}", entry.name);
            continue;
        }
        assert_eq!(
            faults_of(&file("proposals = [1, 2, 3]", "")),
            fault("[1, 2, 3]", "fault-list-length"),
            "{}",
            entry.name
        );
        let words = "proposals = [\"\", \"thirteen byte\"]";
        let bad = ["\"\"", "\"thirteen byte\""].map(|word| (word.to_owned(), "fault-no-datum"));
        assert_eq!(faults_of(&file(words, "")), bad, "{}", entry.name);
    }
}
