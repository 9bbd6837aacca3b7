//! The schema accepts every scenario that the reader accepts, and refuses misspelt keys and values of a wrong type.

use jsonschema::Validator;

use super::*;
use crate::builtin;
use suffrage_text::testing::is_written;

const PLAIN: &str = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = 3 }]\n[processes]\nids = [3, 7, 5]\n[network]\nloss = 0.0\n";

fn validator() -> Validator {
    jsonschema::validator_for(&schema()).expect("a valid schema")
}

fn value(text: &str) -> Value {
    let table: toml::Table = toml::from_str(text).expect("a TOML file");
    serde_json::to_value(table).expect("a table is an object")
}

#[test]
fn the_schema_takes_every_scenario() {
    let validator = validator();
    let page = include_str!("../../../../docs/scenarios.md");
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

/// The page of all keys, as in docs/scenario-keys.md.
fn page() -> String {
    let head = "# Keys of a scenario file\n\nWritten by `SUFFRAGE_DOCS=write cargo test scenario_keys` from the tables that \
                read the files. [scenarios.md](scenarios.md) shows how to write one; `suffrage schema` prints the same for \
                editors.\n";
    let row = |key: &Key| {
        let needed = if key.is_needed { " Required." } else { "" };
        format!("| `{}` | {}{needed} |\n", key.name, key.meaning.replace('|', "\\|"))
    };
    let table = |part: &Part| {
        let rows: String = part.keys.iter().map(row).collect();
        format!("\n## {}\n\n| key | meaning |\n|---|---|\n{rows}", part.title)
    };
    let tables: String = parts().iter().map(table).collect();
    let parameters =
        "\n## [params]\n\nThe parameters of each protocol stand in [scenarios.md](scenarios.md#parameters).\n";
    [head, &tables, parameters].concat()
}

#[test]
fn the_page_of_scenario_keys_is_up_to_date() {
    is_written("docs/scenario-keys.md", &page());
}

#[test]
fn the_schema_file_is_up_to_date() {
    is_written("docs/scenario.schema.json", &text());
}

#[test]
fn every_definition_is_there_and_used() {
    let schema = schema();
    let text = schema.to_string();
    let used = |name: &str| text.contains(&format!("\"#/$defs/{name}\""));
    let defined = schema["$defs"].as_object().expect("a table");
    assert!(defined.keys().all(|name| used(name)), "{:?}", defined.keys().find(|name| !used(name)));
    for name in text.split("\"#/$defs/").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(defined.contains_key(name), "{name} is not defined");
    }
}
