//! The built-in scenarios: the files of the folder, in the order of the course.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// Writes `scenarios.rs`, a list of names and texts in the order of `course.txt`, and `topics.rs`, the parts of that list under their
/// titles, into `out`.
pub(crate) fn generate(scenarios: &Path, out: &Path) {
    println!("cargo::rerun-if-changed={}", scenarios.display());
    let course = scenarios.join("course.txt");
    let course = fs::read_to_string(&course).unwrap_or_else(|error| panic!("{}: {error}", course.display()));
    let mut files = files(scenarios);
    // The names of all demos, and each topic with the place of its first.
    let (mut names, mut topics): (Vec<&str>, Vec<(&str, usize)>) = (Vec::new(), Vec::new());
    for line in course.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(topic) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            assert!(topics.iter().all(|(known, _)| *known != topic), "scenarios/course.txt has [{topic}] twice");
            topics.push((topic, names.len()));
            continue;
        }
        assert!(!topics.is_empty(), "scenarios/course.txt names {line} before the first topic");
        assert!(files.remove(line), "scenarios/course.txt names {line}, which is not in the folder or is named twice");
        names.push(line);
    }
    assert!(files.is_empty(), "scenarios/course.txt does not say where in the course these stand: {files:?}");
    let mut list = String::from("&[\n");
    for name in &names {
        let file = scenarios.join(format!("{name}.toml"));
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let Head { title, summary, protocol, variant, n } = Head::of(&text, &file);
        let file = file.display().to_string();
        let _ = writeln!(
            list,
            "    BuiltIn {{ name: {name:?}, title: &{title:?}, summary: &{summary:?}, protocol: {protocol:?}, variant: {variant:?}, n: {n}, \
             text: include_str!({file:?}) }},"
        );
    }
    fs::write(out.join("scenarios.rs"), list + "]").expect("OUT_DIR can be written to");
    fs::write(out.join("topics.rs"), parts(&topics, names.len())).expect("OUT_DIR can be written to");
}

/// The topics as a list in Rust. One without a title in the catalogue does not compile.
fn parts(topics: &[(&str, usize)], demos: usize) -> String {
    let mut parts = String::from("&[\n");
    for (at, (topic, first)) in topics.iter().enumerate() {
        let (title, end) = (topic.to_uppercase(), topics.get(at + 1).map_or(demos, |(_, next)| *next));
        let _ = writeln!(parts, "    Topic {{ title: ids::TOPIC_{title}, demos: {first}..{end} }},");
    }
    parts + "]"
}

/// What is listed of a demo. It is read from the lines as the files of the folder are written; a test compares it with what the
/// reader of scenarios makes of them.
#[derive(Default)]
struct Head {
    /// By the code of the language; a text for all of them has none.
    title: Vec<(String, String)>,
    summary: Vec<(String, String)>,
    protocol: String,
    variant: String,
    n: usize,
}

impl Head {
    fn of(text: &str, file: &Path) -> Self {
        let mut head = Self { variant: "standard".to_owned(), ..Self::default() };
        let mut table = "";
        for (at, line) in text.lines().enumerate() {
            if line.starts_with('[') {
                table = line.trim_end();
                continue;
            }
            let Some((key, value)) = line.split_once('=').map(|(key, value)| (key.trim_end(), value.trim())) else { continue };
            let said =
                || said(value).unwrap_or_else(|| panic!("{}:{}: no plain text in quotes: {value}", file.display(), at + 1));
            let (key, language) = key.split_once('.').unwrap_or((key, ""));
            match (table, key) {
                ("", "title") => head.title.push((language.to_owned(), said())),
                ("", "summary") => head.summary.push((language.to_owned(), said())),
                ("", "protocol") => head.protocol = said(),
                ("", "variant") => head.variant = said(),
                ("[processes]", "count") => head.n = value.parse().unwrap_or_default(),
                ("[processes]", "ids") => head.n = listed(text.lines().skip(at)),
                _ => {}
            }
        }
        head
    }
}

/// A text in quotes, without signs that would have to be escaped.
fn said(value: &str) -> Option<String> {
    let inside = value.strip_prefix('"')?.strip_suffix('"')?;
    (!inside.contains(['"', '\\'])).then(|| inside.to_owned())
}

/// How many ids a list has that begins in the first of these lines.
fn listed<'t>(lines: impl Iterator<Item = &'t str>) -> usize {
    let list: String = lines
        .scan(false, |over, line| {
            let before = std::mem::replace(over, line.contains(']'));
            (!before).then_some(line)
        })
        .collect();
    let inside = list.split_once('[').and_then(|(_, rest)| rest.split_once(']')).map_or("", |(inside, _)| inside);
    inside.split(',').filter(|id| !id.trim().is_empty()).count()
}

/// The names of the scenarios in the folder.
fn files(scenarios: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(scenarios).unwrap_or_else(|error| panic!("{}: {error}", scenarios.display()));
    let name = |entry: std::io::Result<fs::DirEntry>| entry.ok()?.file_name().to_str()?.strip_suffix(".toml").map(str::to_owned);
    entries.filter_map(name).collect()
}
