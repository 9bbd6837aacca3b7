//! Every row of the tables is read, written and read again. The tests find valid values by trying, without a list.

use std::collections::{BTreeMap, BTreeSet};

use super::{DETECTOR, EXPECT, NETWORK, NOTES, PROCESS_IDS, PROCESS_STATE, QUESTIONS, TOP, Table};
use crate::config::Fault;
use crate::{read, write};
use suffrage_engine::protocol::Value;
use suffrage_engine::protocols::CATALOGUE;

type Document = BTreeMap<&'static str, BTreeMap<String, String>>;

struct Key {
    table: &'static str,
    name: &'static str,
    owner: Option<&'static str>,
}

fn keys<I, W>(table: &Table<I, W>) -> Vec<Key> {
    let rows = table.rows.iter();
    rows.map(|row| Key { table: table.key, name: row.key, owner: row.owner }).collect()
}

fn all_keys() -> Vec<Key> {
    let of_run =
        [keys(&TOP), keys(&PROCESS_IDS), keys(&PROCESS_STATE), keys(&NETWORK), keys(&DETECTOR)].into_iter().flatten();
    of_run.chain([keys(&NOTES), keys(&QUESTIONS), keys(&EXPECT)].into_iter().flatten()).collect()
}

/// Each key is valid in at least one of these documents.
fn bases() -> Vec<Document> {
    let plain = [base("\"bully\"", "\"leader\""), base("\"flooding\"", "\"decision\"")];
    let with_parts = CATALOGUE.iter().filter(|entry| !entry.parts().is_empty());
    let with_places = CATALOGUE.iter().filter(|entry| entry.has_places());
    let others = with_parts.chain(with_places).map(|entry| base(&format!("\"{}\"", entry.name), "\"messages\""));
    plain.into_iter().chain(others).collect()
}

fn base(protocol: &str, asked: &str) -> Document {
    let tables: [(&str, &[(&str, &str)]); 4] = [
        ("", &[("protocol", protocol)]),
        ("processes", &[("count", "3")]),
        ("notes", &[("at", "1"), ("text", "\"x\"")]),
        ("questions", &[("at", "1"), ("ask", "\"x\""), ("of", asked)]),
    ];
    let table = |keys: &[(&str, &str)]| keys.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    tables.into_iter().map(|(name, keys)| (name, table(keys))).collect()
}

fn text(document: &Document) -> String {
    let mut text = String::new();
    for (&table, keys) in document {
        match table {
            "" => {}
            "notes" | "questions" => text.extend(["[[", table, "]]\n"]),
            _ => text.extend(["[", table, "]\n"]),
        }
        for (key, value) in keys {
            text.extend([key, " = ", value, "\n"]);
        }
    }
    text
}

impl Key {
    fn files_with(&self, value: &str) -> Vec<String> {
        bases().into_iter().flat_map(|base| self.files_from(base, value)).collect()
    }

    fn files_from(&self, mut document: Document, value: &str) -> Vec<String> {
        let table = document.entry(self.table).or_default();
        let mut owner = self.owner;
        while let Some((name, line)) = owner.and_then(|owner| owner.split_once(" = ")) {
            table.insert(name.to_owned(), line.to_owned());
            owner = all_keys()
                .into_iter()
                .find(|key| (key.table, key.name) == (self.table, name))
                .and_then(|key| key.owner);
        }
        let others: Vec<String> = table.keys().cloned().collect();
        table.insert(self.name.to_owned(), value.to_owned());
        let without = |other: &String| {
            let mut fewer = document.clone();
            fewer
                .get_mut(self.table)
                .and_then(|table| table.remove(other).filter(|_| other != self.name))
                .map(|_| text(&fewer))
        };
        std::iter::once(text(&document)).chain(others.iter().filter_map(without)).collect()
    }

    fn values(&self) -> BTreeSet<String> {
        let roles = "{ 1 = [\"proposer\", \"acceptor\", \"learner\"] }";
        let (places, links) = ("[[0.5, 0.25], [0.1, 0.9], [0, 1]]", "[[1, 2], [2, 3]]");
        let plain = [
            roles,
            places,
            links,
            "[\"no-op\"]",
            "true",
            "false",
            "1",
            "3",
            "0.25",
            "[1, 2]",
            "[1, 2, 3]",
            "\"x y\"",
            "[\"x y\"]",
            "[{ from = 1, to = 2, loss = 0.5 }]",
        ];
        let asked = ["\"?\"", "[\"?\"]", "{ \"?\" = 1 }"];
        let faults = asked
            .iter()
            .flat_map(|asked| self.files_with(asked))
            .filter_map(|text| read(&text).err())
            .flat_map(|faults| faults.told);
        let words: BTreeSet<String> = faults.flat_map(|fault| words(&fault)).collect();
        let as_values = |word: &String| [format!("\"{word}\""), format!("[\"{word}\"]"), format!("{{ {word} = 3 }}")];
        plain.into_iter().map(str::to_owned).chain(words.iter().flat_map(as_values)).collect()
    }
}

fn words(fault: &Fault) -> Vec<String> {
    let listed = fault.problem.mend.values.iter().filter_map(|(_, value)| match value {
        Value::Text(listed) => Some(listed.split('`').skip(1).step_by(2).map(str::to_owned)),
        _ => None,
    });
    listed.flatten().collect()
}

#[test]
fn every_key_reads_back_as_written() {
    // Only some protocols have roles.
    // The tests of users' algorithms write their texts.
    let is_other = |key: &Key| key.name != crate::program::KEY;
    let can_be_said = |key: &Key| key.name != "roles" || CATALOGUE.iter().any(|entry| !entry.parts().is_empty());
    for key in all_keys().into_iter().filter(can_be_said).filter(is_other) {
        let (mut read_well, mut written) = (0, 0);
        for said in key.values().iter().flat_map(|value| key.files_with(value)) {
            let Ok(scenario) = read(&said) else { continue };
            read_well += 1;
            let text = write(&scenario, "");
            assert_eq!(read(&text).as_ref(), Ok(&scenario), "{said}\n{text}");
            let text = text.split_whitespace().collect::<Vec<_>>();
            written += usize::from(text.windows(2).any(|words| words[0] == key.name && words[1] == "="));
        }
        assert!(
            read_well > 0 && written > 0,
            "{} in {:?}: read {read_well} times, written {written} times",
            key.name,
            key.table
        );
    }
}
