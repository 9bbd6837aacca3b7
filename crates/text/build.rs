//! Generates text ids and one file per language from `assets/text`.

use std::{collections::BTreeMap, fmt::Write, fs, path::Path, path::PathBuf};

use values::keys_with_values;

#[path = "src/values.rs"]
mod values;

/// Writes `ids.rs` (an id per English text), `CODE.ftl` (a language's texts) and `catalogue.rs` (the files).
fn main() {
    let folder = |name| PathBuf::from(std::env::var_os(name).expect("cargo sets this variable"));
    let (texts, out) = (folder("CARGO_MANIFEST_DIR").join("../../assets/text"), folder("OUT_DIR"));
    println!("cargo::rerun-if-changed={}", texts.display());
    let mut languages: BTreeMap<String, String> = BTreeMap::new();
    for file in listed(&texts) {
        add_texts(&fs::read_to_string(&file).expect("the text file is readable"), &mut languages);
    }
    let (mut ids, mut names) = (String::new(), String::new());
    for (key, values) in keys_with_values(&languages[ENGLISH]) {
        id_of(key, &values, &mut ids);
        let _ = writeln!(names, "    {},", constant_name(key));
    }
    let _ = writeln!(ids, "/// Every text.\npub const ALL: &[TextId] = &[\n{names}];");
    fs::write(out.join("ids.rs"), ids).expect("OUT_DIR is writable");
    let mut catalogue = String::from("&[\n");
    for (code, texts) in languages {
        let file = out.join(format!("{code}.ftl"));
        let _ = writeln!(catalogue, "    ({code:?}, include_str!({:?})),", file.display().to_string());
        fs::write(file, texts).expect("OUT_DIR is writable");
    }
    fs::write(out.join("catalogue.rs"), catalogue + "]").expect("OUT_DIR is writable");
}

const ENGLISH: &str = "en";

/// Keys of translations end in a language code: `why-title_es`.
fn add_texts(file: &str, languages: &mut BTreeMap<String, String>) {
    let mut language = ENGLISH;
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let mut text = line.to_owned();
        if line.starts_with(|letter: char| letter.is_ascii_lowercase()) {
            let key = line.split([' ', '=']).next().unwrap_or_default();
            let (short, code) = key.split_once('_').unwrap_or((key, ENGLISH));
            (language, text) = (code, short.to_owned() + &line[key.len()..]);
        }
        let texts = languages.entry(language.to_owned()).or_default();
        texts.push_str(&text);
        texts.push('\n');
    }
}

fn listed(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut all: Vec<PathBuf> = entries.map(|entry| entry.expect("the folder is readable").path()).collect();
    all.sort();
    all
}

fn id_of(key: &str, values: &[&str], ids: &mut String) {
    let _ = writeln!(ids, "pub const {}: TextId = TextId({key:?});", constant_name(key));
    if values.is_empty() {
        return;
    }
    let (types, bounds): (Vec<String>, Vec<String>) =
        (0..values.len()).map(|nth| (format!("V{nth}"), format!("V{nth}: Into<Value>"))).unzip();
    let (name, types, bounds) = (type_name(key), types.join(", "), bounds.join(", "));
    let _ = writeln!(ids, "pub struct {name}<{types}> {{");
    for (nth, value) in values.iter().enumerate() {
        let _ = writeln!(ids, "    pub r#{}: V{nth},", value.replace('-', "_"));
    }
    let _ = writeln!(ids, "}}\nimpl<{bounds}> From<{name}<{types}>> for Remark {{");
    let _ = writeln!(ids, "    fn from(said: {name}<{types}>) -> Self {{\n        Self::new({key:?})");
    for value in values {
        let _ = writeln!(ids, "            .with({value:?}, said.r#{}.into())", value.replace('-', "_"));
    }
    ids.push_str("    }\n}\n");
}

fn constant_name(key: &str) -> String {
    key.replace('-', "_").to_uppercase()
}

fn type_name(key: &str) -> String {
    let words = key.split('-').map(|word| word.split_at(1)).map(|(first, rest)| first.to_uppercase() + rest);
    words.collect()
}
