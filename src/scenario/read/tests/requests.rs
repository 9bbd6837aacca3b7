//! What clients are asked for.

use crate::config::{Document, Reader};
use crate::protocol::{Datum, Request, Requests};
use crate::protocols::{CATALOGUE, Entry};
use crate::scenario::command;
use crate::scenario::read::given::Known;
use crate::scenario::read::{Arrays, is_top_level_value};
use crate::scenario::seating::Roster;
use crate::scenario::{Ids, Order};
use crate::sim::command::Command;

/// A protocol whose clients are asked so.
fn entry(requests: Requests) -> &'static Entry {
    Box::leak(Box::new(Entry { requests, values: &[], ..CATALOGUE[0] }))
}

/// The client and the request that an entry of `events` says, or its faults, each with what is underlined.
fn told(requests: Requests, table: &str) -> Result<(u32, Request), Vec<(String, &'static str)>> {
    let text = format!("events = [{{ at = 1, request = {table} }}]");
    let document = Document::read(&text);
    let mut reader = Reader::new(&text, is_top_level_value);
    let top = Reader::top(document.root());
    let arrays = Arrays::gather(&mut reader, &top);
    let roster = Roster::new(Ids::Counted { count: 4, order: Order::Ascending }, 0);
    let known = Known { roster: Some(&roster), entry: Some(entry(requests)), ..Known::NOTHING };
    let acts = command::read(&mut reader, &arrays.of("events"), known);
    let faults = reader.finish(&document);
    match acts.as_slice() {
        [(1, Command::Request { client, request })] if faults.is_empty() => Ok((*client, *request)),
        _ => Err(faults.iter().map(|fault| (text[fault.span.clone()].to_owned(), fault.problem.what().key)).collect()),
    }
}

#[test]
fn a_client_is_asked_for_a_value_or_for_a_key_and_its_value() {
    let word = Datum::word;
    let x = word("x").expect("a word");
    assert_eq!(told(Requests::Value, "{ client = 4, value = \"x\" }"), Ok((3, Request { key: None, value: x })));
    assert_eq!(told(Requests::Set, "{ client = 1, set = [\"k\", 7] }"), Ok((0, Request { key: word("k"), value: 7.into() })));
}

#[test]
fn a_request_of_the_other_form_is_told_with_the_one_that_is_right() {
    let owned = |faults: &[(&str, &'static str)]| Err(faults.iter().map(|&(said, key)| (said.to_owned(), key)).collect());
    let other = "fault-other-request";
    let missing = "fault-missing-key";
    let whole = |table: &'static str| (table, missing);
    let set = "{ client = 4, set = [\"k\", 7] }";
    let value = "{ client = 4, value = 7 }";
    assert_eq!(told(Requests::Value, set), owned(&[whole(set), ("set", other)]));
    assert_eq!(told(Requests::Set, value), owned(&[whole(value), ("value", other)]));
    let both = "{ client = 4, value = 7, set = [\"k\", 7] }";
    assert_eq!(told(Requests::Value, both), owned(&[("set", other)]));
    let alone = "{ client = 4, set = \"k\" }";
    assert_eq!(told(Requests::Set, alone), owned(&[("\"k\"", "fault-wrong-type")]));
    let three = "{ client = 4, set = [1, 2, 3] }";
    assert_eq!(told(Requests::Set, three), owned(&[("[1, 2, 3]", "fault-wrong-type")]));
    assert_eq!(told(Requests::None, value), owned(&[(value, "fault-no-requests")]));
    assert_eq!(told(Requests::Value, "{ client = 9, value = 1 }"), owned(&[("9", "fault-unknown-process")]));
}
