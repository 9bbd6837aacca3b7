//! The built-in scenarios: the files of the folder, in the order of the course.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// Writes `scenarios.rs`, a list of names and texts, into `out`. The names of `course.txt` come first, in its order; a file that it
/// does not name comes after them, by name.
pub(crate) fn generate(scenarios: &Path, out: &Path) {
    println!("cargo::rerun-if-changed={}", scenarios.display());
    let course = scenarios.join("course.txt");
    let course = fs::read_to_string(&course).unwrap_or_else(|error| panic!("{}: {error}", course.display()));
    let mut names = files(scenarios);
    let mut ordered: Vec<String> = Vec::new();
    for name in course.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        assert!(names.remove(name), "scenarios/course.txt names {name}, which is not in the folder or is named twice");
        ordered.push(name.to_owned());
    }
    ordered.extend(names);
    let mut list = String::from("&[\n");
    for name in ordered {
        let file = scenarios.join(format!("{name}.toml")).display().to_string();
        let _ = writeln!(list, "    BuiltIn {{ name: {name:?}, text: include_str!({file:?}) }},");
    }
    fs::write(out.join("scenarios.rs"), list + "]").expect("OUT_DIR can be written to");
}

/// The names of the scenarios in the folder.
fn files(scenarios: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(scenarios).unwrap_or_else(|error| panic!("{}: {error}", scenarios.display()));
    let name = |entry: std::io::Result<fs::DirEntry>| entry.ok()?.file_name().to_str()?.strip_suffix(".toml").map(str::to_owned);
    entries.filter_map(name).collect()
}
