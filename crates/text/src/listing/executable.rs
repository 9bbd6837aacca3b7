//! The listings of `assets/listings`: algorithms that the interpreter of the engine can run.
//!
//! A file has the form of a user's algorithm. A line that ends with `#|` and names of variants belongs to these
//! variants only. If a file has no handlers, they are the English listing of `assets/pseudocode` in full length.

use suffrage_engine::protocols::Entry;

use super::Source;

macro_rules! files {
    ($($name:literal => $file:literal),+ $(,)?) => {
        /// The names of the protocols with their files.
        const FILES: &[(&str, &str)] = &[$(($name, include_str!(concat!("../../../../assets/listings/", $file)))),+];
    };
}

files! {
    "chang-roberts" => "chang_roberts.algo",
    "ring-list" => "ring_list.algo",
    "franklin" => "franklin.algo",
    "hirschberg-sinclair" => "hirschberg_sinclair.algo",
    "peterson" => "peterson.algo",
    "bully" => "bully.algo",
    "flooding" => "flooding.algo",
}

/// The names of the protocols that have an executable listing, in teaching order.
pub fn executable_protocols() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, _)| *name)
}

/// The text of a variant as an algorithm that a user can run and change; `None` if the protocol has no such text.
pub fn executable(entry: &Entry, variant: &str) -> Option<String> {
    let (_, file) = FILES.iter().find(|(name, _)| *name == entry.name)?;
    let of_variant = |line: &'static str| match line.split_once("#|") {
        Some((line, variants)) => variants.split_whitespace().any(|name| name == variant).then(|| line.trim_end()),
        None => Some(line),
    };
    let mut text: String = file.lines().filter_map(of_variant).flat_map(|line| [line, "\n"]).collect();
    if !text.lines().any(|line| line.starts_with("on ")) {
        let has = |only: &[String]| only.is_empty() || only.iter().any(|name| name == variant);
        for line in Source::of(entry).full.iter().filter(|line| has(&line.only)) {
            text.extend(line.en.chars().filter(|letter| !"{}!".contains(*letter)));
            text.push('\n');
        }
    }
    Some(text)
}
