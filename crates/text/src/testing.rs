//! Helpers with which the tests of other crates check their texts.

use std::collections::{BTreeMap, BTreeSet};

use super::{Language, TextId, Texts, source_of, values::keys_with_values};
use suffrage_engine::protocol::Remark;
use suffrage_engine::sim::digest::{OFFSET, fnv};

/// The languages with all texts. For others, `cargo test every_text_is_there -- --nocapture` lists the missing texts.
pub const COMPLETE: [Language; 3] = [Language::English, Language::Spanish, Language::Portuguese];

/// Compares a generated page with the file at `path` in the project. `SUFFRAGE_DOCS=write` writes the file first.
///
/// # Panics
/// If the page and the file differ.
pub fn is_written(path: &str, page: &str) {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../").to_owned() + path;
    let is_markdown = std::path::Path::new(path).extension().is_some_and(|ending| ending == "md");
    let page = &if is_markdown { wrapped(page) } else { page.to_owned() };
    if std::env::var_os("SUFFRAGE_DOCS").is_some_and(|value| value == "write") {
        std::fs::write(&file, page).expect("the page can be written");
    }
    let written = std::fs::read_to_string(&file).expect("the page is there");
    assert_eq!(&written, page, "{path} is out of date: SUFFRAGE_DOCS=write cargo test writes it");
}

/// The page with its long lines broken. Rows of tables stay whole.
fn wrapped(page: &str) -> String {
    let mut broken = String::new();
    for line in page.lines() {
        let mut column = 0;
        for (at, word) in line.split(' ').enumerate() {
            let width = word.chars().count();
            let is_over = column + 1 + width > 120 && !line.starts_with('|');
            let space = match at {
                0 => "",
                _ if is_over => "\n",
                _ => " ",
            };
            column = if is_over { width } else { column + space.len() + width };
            broken += space;
            broken += word;
        }
        broken.push('\n');
    }
    broken
}

/// The ids whose key starts with `beginning`.
pub fn ids_of(beginning: &str) -> impl Iterator<Item = TextId> {
    super::ids::ALL.iter().copied().filter(move |id| id.key().starts_with(beginning))
}

/// Asserts that a remark is a complete sentence in every complete language: its text exists and has all its values.
///
/// # Panics
/// If the text of the remark or one of its values is missing.
pub fn prove_remark(remark: &Remark) {
    for language in COMPLETE {
        let texts = Texts::new(language);
        assert!(texts.has(remark.key), "{}: no text {}", language.code(), remark.key);
        let sentence = texts.remark(remark);
        // Fluent writes a missing value as its name in braces.
        assert!(!sentence.contains("{$"), "{}: {} lacks a value: {sentence}", language.code(), remark.key);
        let wanted = values_of(language).remove(remark.key).unwrap_or_default();
        for (name, _) in &remark.values {
            assert!(wanted.contains(*name), "{}: {} does not say ${name}", language.code(), remark.key);
        }
    }
}

/// The keys of all texts that exist in a language.
pub fn keys(language: Language) -> BTreeSet<String> {
    values_of(language).into_keys().collect()
}

/// For the key of each text, the names of the values in this text.
pub fn values_of(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let texts = keys_with_values(source_of(language)).into_iter();
    texts.map(|(key, values)| (key.to_owned(), values.into_iter().map(str::to_owned).collect())).collect()
}

/// Pseudo-random numbers for tests that cannot check all cases. Every run of a test draws the same numbers.
pub struct Draw(u64);

impl Draw {
    /// The random numbers for the test with this name.
    pub fn of(test: &str) -> Self {
        Self(fnv(OFFSET, test.as_bytes()))
    }

    /// A pseudo-random number below `bound`, drawn with splitmix64.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }

    pub fn one_of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len() as u64) as usize]
    }
}
