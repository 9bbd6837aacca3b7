//! The JSON Schema of scenario files, and the page of their keys. Both are made from the tables that read the files.
//!
//! The schema is for editors. It knows names and types. Some rules depend on other values of the file, such as whether
//! a process exists, or whether a link joins two processes: only the reader of the file checks these.

use super::fields::{CHECK, DETECTOR, EXPECT, NETWORK, NOTES, PROCESS_IDS, PROCESS_STATE, QUESTIONS, TOP, words};
use super::{choices, command};
use crate::prelude::*;
use serde_json::{Map, Value, json};
use suffrage_engine::protocol::{PropertyId, StableColumns};
use suffrage_text::Language;

pub(crate) struct Key {
    pub name: &'static str,
    pub takes: &'static str,
    pub meaning: &'static str,
    pub is_needed: bool,
}

struct Part {
    title: &'static str,
    keys: Vec<Key>,
}

fn part<I, W>(title: &'static str, rows: &'static [Field<I, W>]) -> Part {
    Part { title, keys: rows.iter().map(Field::described).collect() }
}

fn parts() -> Vec<Part> {
    let mut processes = part("[processes]", PROCESS_IDS.rows);
    processes.keys.extend(part("", PROCESS_STATE.rows).keys);
    let at = Key { name: "at", takes: "tick_from_one", meaning: "Tick of the act.", is_needed: true };
    let acts = command::described().into_iter();
    vec![
        part("Top of the file", TOP.rows),
        processes,
        part("[network]", NETWORK.rows),
        part("[detector]", DETECTOR.rows),
        Part { title: "events", keys: [at].into_iter().chain(acts.map(|(key, _)| key)).collect() },
        Part { title: "choices", keys: choices::described() },
        part("notes", NOTES.rows),
        part("questions", QUESTIONS.rows),
        part("[expect]", EXPECT.rows),
        part("[check]", CHECK.rows),
    ]
}

/// The JSON Schema, draft 2020-12.
fn schema() -> Value {
    let mut top = Map::new();
    for Part { title, keys } in parts() {
        let mut entry = object(&keys);
        match title.trim_matches(['[', ']']) {
            "Top of the file" => top.extend(entry["properties"].as_object().into_iter().flatten().map(owned)),
            "events" => {
                entry["oneOf"] = command::ACTS.iter().map(|act| json!({ "required": [act] })).collect();
                let owners = command::described().into_iter().filter_map(|(key, owner)| Some((key.name, owner?)));
                entry["dependentRequired"] = owners.map(|(key, owner)| (key.to_owned(), json!([owner]))).collect();
                top.insert(title.to_owned(), list(&entry));
            }
            "choices" => _ = top.insert(title.to_owned(), each("choice")),
            name if name == title => _ = top.insert(title.to_owned(), list(&entry)),
            name => _ = top.insert(name.to_owned(), entry),
        }
    }
    top.insert("params".to_owned(), json!({ "type": "object" }));
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Scenario of suffrage",
        "type": "object",
        "properties": top,
        "required": ["protocol", "processes"],
        "additionalProperties": false,
        "allOf": CATALOGUE.iter().map(|entry| {
            let params =
                entry.params.iter().map(|parameter| (parameter.name.to_owned(), parameter_values(&parameter.takes)));
            let is_this = json!({ "properties": { "protocol": { "const": entry.name } }, "required": ["protocol"] });
            json!({ "if": is_this, "then": { "properties": {
                "variant": { "enum": entry.variants },
                "params": { "properties": params.collect::<Map<_, _>>(), "additionalProperties": false },
            } } })
        }).collect::<Vec<_>>(),
        "$defs": definitions(),
    })
}

/// The schema as the program prints it; docs/scenario.schema.json has the same text.
pub fn text() -> String {
    format!("{:#}\n", schema())
}

fn owned((name, value): (&String, &Value)) -> (String, Value) {
    (name.clone(), value.clone())
}

fn list(entry: &Value) -> Value {
    json!({ "type": "array", "items": entry })
}

fn object(keys: &[Key]) -> Value {
    let property = |key: &Key| {
        let value = json!({ "$ref": format!("#/$defs/{}", key.takes), "description": key.meaning });
        (key.name.to_owned(), value)
    };
    let needed: Vec<_> = keys.iter().filter(|key| key.is_needed).map(|key| key.name).collect();
    table(&keys.iter().map(property).collect(), &needed)
}

fn table(properties: &Value, needed: &[&str]) -> Value {
    json!({ "type": "object", "properties": properties, "required": needed, "additionalProperties": false })
}

fn whole(least: u64, most: u64) -> Value {
    json!({ "type": "integer", "minimum": least, "maximum": most })
}

fn any_of<const N: usize>(forms: [Value; N]) -> Value {
    json!({ "anyOf": Vec::from(forms) })
}

fn parameter_values(takes: &Takes) -> Value {
    match takes {
        Takes::Number(least, most) => whole(*least, *most),
        Takes::Decimal(least, most) => json!({ "type": "number", "minimum": least, "maximum": most }),
        Takes::Flag => json!({ "type": "boolean" }),
        Takes::Span => to("span"),
        Takes::Time => to("delay"),
        Takes::ByPosition => to("counts"),
        Takes::Stable(columns) => stable(*columns),
        Takes::Processes => to("ids"),
        Takes::Word(words) => json!({ "enum": words }),
        Takes::ByProcess(each) => json!({ "type": "object", "additionalProperties": parameter_values(each) }),
        Takes::Either(forms) => json!({ "anyOf": forms.iter().map(parameter_values).collect::<Vec<_>>() }),
        Takes::InVariant(_, takes) => parameter_values(takes),
    }
}

fn stable(columns: StableColumns) -> Value {
    let entry = match columns {
        StableColumns::Id => to("id"),
        StableColumns::Ballot => json!({ "type": "array", "prefixItems": [to("count"), to("id")], "maxItems": 2 }),
        StableColumns::Vote => {
            json!({ "type": "array", "prefixItems": [to("count"), to("id"), to("value")], "maxItems": 3 })
        }
    };
    json!({ "type": "array", "items": any_of([json!({ "type": "array", "maxItems": 0 }), entry]) })
}

fn message(more: Option<(&str, Value)>) -> Value {
    let (id, kind, nth) = (to("id"), json!({ "type": "string" }), whole(1, u64::from(u32::MAX)));
    let mut properties = json!({ "from": id, "to": id, "kind": kind, "nth": nth });
    let mut needed = vec!["from", "to"];
    if let Some((key, value)) = more {
        properties[key] = value;
        needed.push(key);
    }
    table(&properties, &needed)
}

fn to(name: &str) -> Value {
    json!({ "$ref": format!("#/$defs/{name}") })
}

fn each(name: &str) -> Value {
    list(&to(name))
}

fn two(name: &str) -> Value {
    json!({ "type": "array", "items": to(name), "minItems": 2, "maxItems": 2 })
}

fn some(entry: &Value) -> Value {
    json!({ "type": "array", "items": entry, "minItems": 1 })
}

fn definitions() -> Value {
    let (ticks, delays) = (whole(*TICKS.start(), *TICKS.end()), whole(*DELAYS.start(), *DELAYS.end()));
    let properties: Vec<_> = PropertyId::ALL.iter().map(|property| property.name()).collect();
    let languages: Map<_, _> =
        Language::ALL.iter().map(|language| (language.code().to_owned(), json!({ "type": "string" }))).collect();
    let text = json!({ "type": "object", "properties": languages, "minProperties": 1, "additionalProperties": false });
    let numbers =
        |names: Value| json!({ "type": "object", "propertyNames": names, "additionalProperties": to("count") });
    let parts = json!({ "type": "array", "items": { "enum": Parts::NAMES } });
    let roles = json!({ "type": "object", "propertyNames": { "pattern": "^[0-9]+$" }, "additionalProperties": parts });
    let slot = json!({ "type": "array", "items": to("value"), "minItems": 2, "maxItems": 3 });
    let defined = [
        ("version", json!({ "const": 1 })),
        ("text", any_of([json!({ "type": "string" }), text])),
        (
            "protocol",
            any_of([
                json!({ "enum": CATALOGUE.iter().map(|entry| entry.name).collect::<Vec<_>>() }),
                json!({ "type": "string", "pattern": r"^[^/\\]+\.algo$" }),
            ]),
        ),
        ("program", json!({ "type": "string" })),
        ("variant", json!({ "type": "string" })),
        ("flag", json!({ "type": "boolean" })),
        ("count", whole(0, u64::MAX)),
        ("counts", each("count")),
        ("size", whole(1, u64::from(u32::MAX))),
        ("bits", whole(1, 32)),
        ("fraction", json!({ "type": "number", "minimum": 0, "maximum": 1 })),
        ("tick", ticks),
        ("tick_from_one", whole(1, *TICKS.end())),
        ("delay", delays),
        ("time", whole(0, *DELAYS.end())),
        ("span", any_of([to("delay"), two("delay")])),
        ("id", whole(0, u64::from(u32::MAX) - 1)),
        ("ids", each("id")),
        ("seats", any_of([to("ids"), json!({ "const": "drawn" })])),
        ("roles", roles),
        ("value", any_of([whole(0, u64::from(u32::MAX)), json!({ "type": "string", "maxLength": 12 })])),
        ("values", any_of([to("value"), each("value")])),
        ("places", any_of([json!({ "const": "random" }), list(&two("fraction"))])),
        ("each", list(&object(&super::each::described()))),
        ("links", list(&two("id"))),
        ("facts", object(&part("", EXPECT.rows).keys)),
        ("answers", each("text")),
        ("cells", list(&any_of([to("value"), json!({ "const": "@" })]))),
        ("log", list(&any_of([json!({ "const": "no-op" }), slot]))),
        ("message_counts", any_of([to("count"), numbers(json!({ "type": "string" }))])),
        ("property", json!({ "enum": properties })),
        ("properties", each("property")),
        ("steps", numbers(to("property"))),
        ("any_start", any_of([json!({ "type": "boolean" }), some(&to("id"))])),
        ("budget", whole(0, 255)),
        ("timer_bounds", any_of([to("budget"), numbers(json!({ "type": "string" }))])),
        ("states", whole(1, u64::from(u32::MAX))),
    ];
    let defined = defined.into_iter().chain(definitions_of_acts());
    let words = words().into_iter().chain(choices::words()).map(|(name, words)| (name, json!({ "enum": words })));
    defined.chain(words).map(|(name, value)| (name.to_owned(), value)).collect()
}

fn definitions_of_acts() -> Vec<(&'static str, Value)> {
    let timer = json!({ "process": to("id"), "timer": { "type": "string" } });
    let request = json!({ "client": to("id"), "value": to("value"), "set": two("value") });
    let mut request = table(&request, &["client"]);
    request["oneOf"] = json!([{ "required": ["value"] }, { "required": ["set"] }]);
    vec![
        ("targets", any_of([to("id"), some(&to("id")), json!({ "const": "all" })])),
        ("message", message(None)),
        ("message_by", message(Some(("by", to("delay"))))),
        ("message_is", message(Some(("is", to("value"))))),
        ("groups", each("ids")),
        ("pairs", any_of([two("id"), some(&two("id"))])),
        ("pairs_or_all", any_of([to("pairs"), json!({ "const": "all" })])),
        ("timer", table(&timer, &["process", "timer"])),
        ("request", request),
        (
            "network_change",
            json!({
                "type": "object",
                "properties": { "loss": to("fraction"), "duplicate": to("fraction"), "fifo": to("flag") },
                "minProperties": 1,
                "additionalProperties": false,
            }),
        ),
        ("choice", object(&choices::described())),
        ("settled", any_of([to("count"), to("flag")])),
        ("name", json!({ "type": "string" })),
    ]
}

#[cfg(test)]
mod tests;
