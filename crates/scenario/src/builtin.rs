//! The built-in scenarios and lessons in teaching order. `build.rs` collects them from `scenarios` and `lessons`.

use crate::config::nearest;
use crate::prelude::*;

#[derive(Debug, PartialEq, Eq)]
pub struct BuiltIn {
    /// The name on the command line: the file name without `.toml`.
    pub name: &'static str,
    title: &'static [(&'static str, &'static str)],
    summary: &'static [(&'static str, &'static str)],
    /// The name of the scenario's protocol.
    pub protocol: &'static str,
    pub variant: &'static str,
    pub n: usize,
    pub text: &'static str,
}

impl Topic {
    pub fn demos(&self) -> &'static [BuiltIn] {
        ALL.get(self.demos.clone()).unwrap_or_default()
    }
}

impl BuiltIn {
    pub fn title(&self, language: &str) -> &'static str {
        in_language(self.title, language)
    }

    pub fn protocol_title(&self) -> &'static str {
        CATALOGUE.iter().find(|entry| entry.name == self.protocol).map_or(self.protocol, |entry| entry.title)
    }

    pub fn summary(&self, language: &str) -> &'static str {
        in_language(self.summary, language)
    }
}

fn in_language(said: &'static [(&'static str, &'static str)], code: &str) -> &'static str {
    let of = |code: &str| said.iter().find(|(known, _)| *known == code);
    [code, "", "en"].into_iter().find_map(of).or_else(|| said.iter().min()).map_or("", |(_, text)| text)
}

/// A topic of the course: demos for one lecture, in order.
#[derive(Debug, PartialEq, Eq)]
pub struct Topic {
    pub title: TextId,
    /// The indices of the topic's demos in [`ALL`].
    pub demos: Range<usize>,
}

/// All built-in scenarios, in teaching order (`scenarios/course.txt`); the program starts with the first one.
pub static ALL: &[BuiltIn] = include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));

/// The topics of the course, in order; a topic may have no demos yet.
pub const TOPICS: &[Topic] = include!(concat!(env!("OUT_DIR"), "/topics.rs"));

pub fn named(name: &str) -> Option<&'static BuiltIn> {
    ALL.iter().find(|scenario| scenario.name == name)
}

#[derive(Debug, PartialEq, Eq)]
pub struct BuiltInLesson {
    /// The name on the command line: the file name without `.toml`.
    pub name: &'static str,
    title: &'static [(&'static str, &'static str)],
    about: &'static [(&'static str, &'static str)],
    /// The planned duration of all scenes.
    pub minutes: u64,
    pub text: &'static str,
}

impl BuiltInLesson {
    pub fn title(&self, language: &str) -> &'static str {
        in_language(self.title, language)
    }

    pub fn about(&self, language: &str) -> &'static str {
        in_language(self.about, language)
    }
}

/// The built-in lessons, in teaching order (`lessons/course.txt`).
pub static LESSONS: &[BuiltInLesson] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

pub fn lesson(name: &str) -> Option<&'static BuiltInLesson> {
    LESSONS.iter().find(|lesson| lesson.name == name)
}

/// The names of built-in scenarios that resemble an unknown name.
pub fn like(name: &str) -> Vec<&'static str> {
    let names: Vec<&'static str> = ALL.iter().map(|scenario| scenario.name).collect();
    if let Some(nearest) = nearest(name, &names) {
        return vec![nearest];
    }
    let part = name.to_lowercase().replace([' ', '_'], "-");
    let those = |is_like: &dyn Fn(&str) -> bool| names.iter().copied().filter(|name| is_like(name)).collect::<Vec<_>>();
    // A single letter would match half of the names.
    if part.chars().count() < 2 {
        return Vec::new();
    }
    let begin = those(&|name| name.starts_with(&part));
    if begin.is_empty() { those(&|name| name.contains(&part)) } else { begin }
}

#[cfg(test)]
mod tests;
