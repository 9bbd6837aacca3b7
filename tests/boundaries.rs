//! A boundary that no crate enforces: an algorithm must not use the world that runs it, although they share a crate.

use std::fs;
use std::path::{Path, PathBuf};

/// Names that must not appear in the code of an algorithm.
const FORBIDDEN: [&str; 8] = [
    "crate::sim",
    "crate::engine",
    "crate::explore",
    "crate::property",
    "std::time",
    "std::thread",
    "std::fs",
    "std::env",
];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("an entry").path());
    // The file `sum` joins all algorithms; it is not an algorithm.
    let kept = entries.filter(|path| path.file_stem().is_some_and(|stem| stem != "tests" && stem != "sum"));
    kept.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

fn is_forbidden(line: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    FORBIDDEN.iter().any(|name| code.contains(name))
        || code.match_indices("std::sync::").any(|(at, name)| !code[at + name.len()..].starts_with("Arc"))
}

#[test]
fn an_algorithm_uses_only_the_contract() {
    let files = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("engine/src/protocols"));
    assert!(files.len() > 20, "{files:?}");
    for file in files {
        let text = fs::read_to_string(&file).expect("a source");
        let fault = text.lines().position(is_forbidden);
        assert_eq!(fault, None, "{}: a line (from 0) names what an algorithm must not know", file.display());
    }
}

#[test]
fn a_line_that_is_too_wide_is_found() {
    assert!(is_forbidden("use crate::sim::world::World;") && is_forbidden("let lock = std::sync::Mutex::new(1);"));
    assert!(!is_forbidden("use std::sync::Arc; // no crate::sim"));
}
