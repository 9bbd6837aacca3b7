//! The scenarios that come with the program, in teaching order: the files of `scenarios/`, gathered by `build/scenarios.rs`.

#[derive(Debug, PartialEq, Eq)]
pub struct BuiltIn {
    /// Its name on the command line: the name of its file without `.toml`.
    pub name: &'static str,
    pub text: &'static str,
}

/// All of them, in teaching order (`scenarios/course.txt`); the first is shown when no other is asked for.
pub const ALL: &[BuiltIn] = include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));

pub fn named(name: &str) -> Option<&'static BuiltIn> {
    ALL.iter().find(|scenario| scenario.name == name)
}

#[cfg(test)]
mod tests;
