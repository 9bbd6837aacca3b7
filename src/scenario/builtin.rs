//! The scenarios that come with the program, in teaching order: the files of `scenarios/`, gathered by `build/scenarios.rs`.

use std::ops::Range;

use crate::config::nearest;
use crate::text::{TextId, ids};

#[derive(Debug, PartialEq, Eq)]
pub struct BuiltIn {
    /// Its name on the command line: the name of its file without `.toml`.
    pub name: &'static str,
    pub text: &'static str,
}

/// A part of the course: demos that follow each other in a lecture.
#[derive(Debug, PartialEq, Eq)]
pub struct Topic {
    pub title: TextId,
    /// Its demos, by their places in [`ALL`].
    pub demos: Range<usize>,
}

/// All of them, in teaching order (`scenarios/course.txt`); the first is shown when no other is asked for.
pub const ALL: &[BuiltIn] = include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));

/// The topics of the course in their order; one may have no demos yet.
pub const TOPICS: &[Topic] = include!(concat!(env!("OUT_DIR"), "/topics.rs"));

pub fn named(name: &str) -> Option<&'static BuiltIn> {
    ALL.iter().find(|scenario| scenario.name == name)
}

/// The names that may have been meant by one that there is not: the one that differs by a slip of the keys, else those that begin with it,
/// else those that have it in them, in the order of the course.
pub fn like(name: &str) -> Vec<&'static str> {
    let names: Vec<&'static str> = ALL.iter().map(|scenario| scenario.name).collect();
    if let Some(nearest) = nearest(name, &names) {
        return vec![nearest];
    }
    let part = name.to_lowercase().replace([' ', '_'], "-");
    let those = |is_like: &dyn Fn(&str) -> bool| names.iter().copied().filter(|name| is_like(name)).collect::<Vec<_>>();
    // Of a single letter half of them would be told.
    if part.chars().count() < 2 {
        return Vec::new();
    }
    let begin = those(&|name| name.starts_with(&part));
    if begin.is_empty() { those(&|name| name.contains(&part)) } else { begin }
}

#[cfg(test)]
mod tests;
