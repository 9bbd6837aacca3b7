//! The scenarios that come with the program, in teaching order. They are also files in `scenarios/`.

/// A scenario that comes with the program.
#[derive(Debug, PartialEq, Eq)]
pub struct BuiltIn {
    /// Its name on the command line: the name of its file without `.toml`.
    pub name: &'static str,
    /// The text of its file.
    pub text: &'static str,
}

macro_rules! built_in {
    ($($name:literal),* $(,)?) => {
        &[$(BuiltIn { name: $name, text: include_str!(concat!("../../scenarios/", $name, ".toml")) }),*]
    };
}

/// All of them, in teaching order; the first is shown when no other is asked for.
pub const ALL: &[BuiltIn] = built_in![
    "chang-roberts-ring",
    "chang-roberts-one-initiator",
    "chang-roberts-two-initiators",
    "chang-roberts-ascending",
    "chang-roberts-descending",
    "chang-roberts-64",
    "chang-roberts-64-descending",
    "chang-roberts-ten",
    "chang-roberts-1000",
    "chang-roberts-no-forward",
    "chang-roberts-forward",
    "chang-roberts-replace",
    "chang-roberts-late-message",
    "chang-roberts-duplicate",
    "chang-roberts-dead-leader",
    "chang-roberts-bounce",
    "chang-roberts-orphan",
    "chang-roberts-heartbeat",
    "ring-list-leader-fails",
    "ring-list-two-crashed",
    "ring-list-two-initiators",
    "ring-list-everyone-notices",
    "ring-list-initiator-dies",
    "ring-list-late-crash",
    "ring-list-split",
    "ring-list-two-leaders",
    "ring-list-lost-list",
    "ring-list-last-one",
    "franklin-ten",
    "franklin-worst",
    "franklin-descending",
    "franklin-one-initiator",
    "franklin-initiators-only",
    "franklin-early",
    "franklin-crash",
    "franklin-bounce",
    "hirschberg-sinclair-eight",
    "hirschberg-sinclair-ascending",
    "hirschberg-sinclair-descending",
    "hirschberg-sinclair-one-initiator",
    "hirschberg-sinclair-no-fifo",
    "hirschberg-sinclair-crash",
    "hirschberg-sinclair-bounce",
    "peterson-ring",
    "peterson-one-initiator",
    "peterson-best",
    "peterson-worst",
    "peterson-64",
    "peterson-two-leaders",
    "peterson-crash",
    "itai-rodeh-two",
    "itai-rodeh-ties",
    "itai-rodeh-16",
    "itai-rodeh-wrong-n",
    "itai-rodeh-all-alike",
    "itai-rodeh-bounce",
    "bully-leader-fails",
    "bully-successor-fails",
    "bully-trusting",
    "bully-half-an-announcement",
    "bully-leader-returns",
    "bully-accept-any",
    "bully-leader-resigns",
    "bully-leader-resigns-announced",
    "bully-everyone-notices",
    "bully-unguarded",
    "bully-false-alarm",
    "bully-restless",
    "bully-restless-16",
    "bully-crossing",
    "bully-patient",
    "bully-only-witness",
    "bully-partition",
    "bully-one-way",
    "bully-impatient",
    "raft-election-one-candidate",
    "raft-election-split-vote",
    "raft-election-fixed",
    "raft-election-leader-crash",
    "raft-election-partition",
    "raft-election-lonely",
    "raft-election-log",
    "raft-election-amnesia",
    "bully-heartbeat",
    "bully-heartbeat-cut",
];

/// The scenario of this name.
pub fn named(name: &str) -> Option<&'static BuiltIn> {
    ALL.iter().find(|scenario| scenario.name == name)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_built_in_scenario_is_valid_and_has_a_title_in_every_language() {
        for scenario in ALL {
            let read = crate::scenario::read(scenario.text).unwrap_or_else(|faults| panic!("{}: {faults:?}", scenario.name));
            for language in crate::text::Language::ALL {
                assert!(read.title.by_language.contains_key(language.code()), "{} lacks a title", scenario.name);
            }
        }
    }

    #[test]
    fn every_file_of_the_folder_is_listed_once() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios");
        let files: BTreeSet<String> = std::fs::read_dir(folder)
            .expect("the folder is there")
            .map(|entry| entry.expect("an entry").file_name().into_string().expect("a name in UTF-8"))
            .filter_map(|name| name.strip_suffix(".toml").map(str::to_owned))
            .collect();
        let listed: BTreeSet<String> = ALL.iter().map(|scenario| scenario.name.to_owned()).collect();
        assert_eq!(listed.len(), ALL.len(), "a scenario is listed twice");
        assert_eq!(listed, files);
    }
}
