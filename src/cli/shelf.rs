//! The scenarios that the screen can open, and those it can make of the one it shows.

use std::ffi::OsStr;

use crate::protocol::Ticks;
use crate::protocols::{self, CATALOGUE};
use crate::scenario::change::Changed;
use crate::scenario::fault::FaultKind;
use crate::scenario::load::{self, LoadError, Source};
use crate::scenario::{builtin, read};
use crate::session::{Command, Scenario};
use crate::text::{Language, Texts};
use crate::tui::library::{Algorithm, Derived, Library, Listed, Opening, Refusal};

use super::faults;
use super::list::about_variant;
use super::output::tame;

/// What the program has and reads, in the reader's language.
#[derive(Debug)]
pub(super) struct Shelf {
    texts: Texts,
}

impl Shelf {
    /// The shelf in a language.
    pub(super) fn new(language: Language) -> Self {
        Self { texts: Texts::new(language) }
    }

    fn derived(&self, changed: Result<Changed, FaultKind>) -> Result<Derived, Refusal> {
        match changed {
            Ok(changed) => {
                Ok(Derived { scenario: changed.scenario, said: changed.changes.iter().map(|change| change.remark()).collect() })
            }
            Err(fault) => {
                let sentences = [fault.what(), fault.mend()].map(|remark| self.texts.remark(&remark));
                Err(tame(&sentences.join(": ")))
            }
        }
    }
}

impl Library for Shelf {
    fn scenarios(&self) -> Vec<Listed> {
        let language = self.texts.language().code();
        builtin::ALL
            .iter()
            .map(|scenario| {
                let title = read(scenario.text).map(|read| read.title.in_language(language).to_owned());
                Listed { name: scenario.name.to_owned(), title: title.unwrap_or_default() }
            })
            .collect()
    }

    fn open(&self, name_or_path: &str) -> Result<Opening, Refusal> {
        // The keys come from the standard input, so a scenario cannot: here `-` is a file of that name.
        let source = match Source::named(OsStr::new(name_or_path)) {
            Source::StandardInput => Source::Path(name_or_path.into()),
            other => other,
        };
        let name = source.name();
        match load::load(&source) {
            Ok(scenario) => Ok(Opening { scenario, name }),
            Err(LoadError::Unreadable(reason)) => Err(tame(&self.texts.remark(&reason.remark(&name)))),
            Err(LoadError::Faults { text, faults }) => {
                Err(faults::render(&self.texts, &name, &text, &faults, faults::Style::PLAIN))
            }
        }
    }

    fn algorithms(&self) -> Vec<Algorithm> {
        CATALOGUE
            .iter()
            .flat_map(|entry| {
                entry.variants.iter().map(|variant| Algorithm {
                    protocol: entry.name,
                    title: entry.title,
                    variant,
                    about: about_variant(&self.texts, entry.name, variant),
                })
            })
            .collect()
    }

    fn with_seed(&self, scenario: &Scenario, seed: u64) -> Result<Derived, Refusal> {
        Ok(Derived { scenario: scenario.with_seed(seed), said: Vec::new() })
    }

    fn with_count(&self, scenario: &Scenario, count: usize) -> Result<Derived, Refusal> {
        self.derived(scenario.with_count(count))
    }

    fn with_algorithm(
        &self,
        scenario: &Scenario,
        acts: &[(Ticks, Command)],
        protocol: &str,
        variant: &str,
    ) -> Result<Derived, Refusal> {
        let Some(entry) = protocols::entry(protocol) else { return Err(protocol.to_owned()) };
        let Some(variant) = entry.variants.iter().find(|known| **known == variant) else { return Err(variant.to_owned()) };
        let mut scenario = scenario.clone();
        // After the file's own events, which a stable sort by tick keeps before those of the keys.
        scenario.events.extend_from_slice(acts);
        if entry.name == scenario.protocol {
            return self.derived(Ok(scenario.with_variant(variant)));
        }
        let mut derived = self.derived(scenario.with_protocol(entry))?;
        derived.scenario = derived.scenario.with_variant(variant).scenario;
        Ok(derived)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Targets;

    fn shelf() -> Shelf {
        Shelf::new(Language::English)
    }

    #[test]
    fn every_listed_scenario_opens_and_has_a_title() {
        let listed = shelf().scenarios();
        assert!(!listed.is_empty());
        for Listed { name, title } in listed {
            assert!(!title.is_empty(), "{name} has no title");
            let opening = shelf().open(&name).unwrap_or_else(|refusal| panic!("{refusal}"));
            assert_eq!(opening.name, name);
        }
    }

    #[test]
    fn a_file_that_is_not_there_is_refused_in_one_line() {
        let refusal = shelf().open("no/such/file.toml").err().unwrap_or_default();
        assert!(refusal.contains("no/such/file.toml") && !refusal.contains('\n'), "{refusal}");
        assert!(shelf().open("-").is_err(), "the keys come from the standard input");
    }

    #[test]
    fn another_algorithm_takes_the_acts_along_and_its_variant() {
        let opening = shelf().open(builtin::ALL[0].name).unwrap_or_else(|refusal| panic!("{refusal}"));
        let crash = (3, Command::Crash { targets: Targets::Listed(vec![0]), after: None });
        for algorithm in shelf().algorithms() {
            let derived = shelf()
                .with_algorithm(&opening.scenario, std::slice::from_ref(&crash), algorithm.protocol, algorithm.variant)
                .unwrap_or_else(|refusal| panic!("{refusal}"));
            let made = derived.scenario;
            assert_eq!((made.protocol, made.variant), (algorithm.protocol, algorithm.variant));
            assert_eq!(made.events.last(), Some(&crash));
            assert_eq!(made.ids, opening.scenario.ids);
        }
    }

    #[test]
    fn a_ring_of_nobody_is_refused_with_what_would_be_right() {
        let opening = shelf().open(builtin::ALL[0].name).unwrap_or_else(|refusal| panic!("{refusal}"));
        let refusal = shelf().with_count(&opening.scenario, 0).err().unwrap_or_default();
        assert!(!refusal.is_empty() && !refusal.contains('\n'), "{refusal}");
    }
}
