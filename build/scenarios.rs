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
        let file = scenarios.join(format!("{name}.toml")).display().to_string();
        let _ = writeln!(list, "    BuiltIn {{ name: {name:?}, text: include_str!({file:?}) }},");
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

/// The names of the scenarios in the folder.
fn files(scenarios: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(scenarios).unwrap_or_else(|error| panic!("{}: {error}", scenarios.display()));
    let name = |entry: std::io::Result<fs::DirEntry>| entry.ok()?.file_name().to_str()?.strip_suffix(".toml").map(str::to_owned);
    entries.filter_map(name).collect()
}
