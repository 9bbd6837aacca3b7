//! The JSON Schema of scenario files takes every scenario that is read, and refuses what is misspelt or of the wrong type.

use std::fs;
use std::path::Path;

use jsonschema::Validator;
use serde_json::Value;
use suffrage_scenario::{builtin, schema::schema};

const PLAIN: &str = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = 3 }]\n[processes]\nids = [3, 7, 5]\n[network]\nloss = 0.0\n";

fn validator() -> Validator {
    jsonschema::validator_for(&schema()).expect("a valid schema")
}

/// A scenario file as JSON.
fn value(text: &str) -> Value {
    let table: toml::Table = toml::from_str(text).expect("a TOML file");
    serde_json::to_value(table).expect("a table is an object")
}

#[test]
fn the_schema_takes_every_scenario() {
    let validator = validator();
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/scenarios.md")).expect("the page");
    let examples = page.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next());
    let built_in = builtin::ALL.iter().map(|scenario| scenario.text);
    for text in built_in.chain(examples).chain([PLAIN]) {
        let faults: Vec<String> = validator.iter_errors(&value(text)).map(|fault| fault.to_string()).collect();
        assert!(faults.is_empty(), "{faults:?} in {text}");
    }
}

#[test]
fn the_schema_refuses_what_is_misspelt_or_of_the_wrong_type() {
    let validator = validator();
    let changes = [
        ("protocol", "colour = 1\nprotocol"),
        ("protocol", "seed = \"seven\"\nprotocol"),
        ("protocol", "title.fr = \"texte\"\nprotocol"),
        ("chang-roberts", "chang-robert"),
        ("start = 3", "strat = 3"),
        ("start = 3", "start = 3, crash = 5"),
        (", start = 3", ""),
        ("at = 1, ", ""),
        ("at = 1", "at = -1"),
        ("[3, 7, 5]", "[\"three\", \"seven\"]"),
        ("loss = 0.0", "loss = 2"),
        ("loss = 0.0", "links = 3"),
        ("[network]", "[expect]\nholds = [\"agreemnt\"]\n[network]"),
        ("[network]", "[params]\nf = 1\n[network]"),
    ];
    for (from, to) in changes {
        let text = PLAIN.replacen(from, to, 1);
        assert_ne!(text, PLAIN);
        assert!(!validator.is_valid(&value(&text)), "{text}");
    }
}
