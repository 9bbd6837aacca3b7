//! A library without files: the built-in scenarios, what is made from them, and files that are only remembered.

use std::cell::RefCell;
use std::rc::Rc;

use crate::protocols::VariantId;
use crate::scenario::{self, Scenario, builtin};
use crate::text::{Language, Texts, ids};
use crate::tui::library::{FileStamp, Keep, Library, ListedAlgorithm, NotSaved, Opening, Refusal, Reread, Saved, ToKeep};

/// A library in memory. Its clones are the same library.
#[derive(Clone)]
pub(super) struct InMemory {
    texts: Rc<Texts>,
    /// What it was asked to save.
    pub(super) asked: Rc<RefCell<Vec<String>>>,
    opened: Rc<RefCell<Vec<String>>>,
    /// What `mine.toml` says, if it is there, and how often it was written.
    pub(super) mine: Rc<RefCell<Option<(String, u64)>>>,
}

impl InMemory {
    pub(super) fn new(language: Language) -> Self {
        Self { texts: Rc::new(Texts::new(language)), asked: Rc::default(), opened: Rc::default(), mine: Rc::default() }
    }

    pub(super) fn language(&self) -> Language {
        self.texts.language()
    }

    /// Writes `mine.toml`.
    pub(super) fn write_mine(&self, text: &str) {
        let times = self.mine.borrow().as_ref().map_or(0, |(_, times)| *times);
        *self.mine.borrow_mut() = Some((text.to_owned(), times + 1));
    }

    fn ask(&self, what: String) {
        self.asked.borrow_mut().push(what);
    }
}

/// A built-in scenario.
pub(super) fn built_in(name: &str) -> Scenario {
    let found = builtin::ALL.iter().find(|scenario| scenario.name == name);
    written(found.unwrap_or_else(|| panic!("{name} is not built in")).text)
}

/// The scenario that a text describes.
pub(super) fn written(text: &str) -> Scenario {
    scenario::read(text).unwrap_or_else(|faults| panic!("{faults:#?}\n{text}"))
}

impl Library for InMemory {
    fn opened(&self) -> Vec<String> {
        self.opened.borrow().clone()
    }

    fn remember(&self, name: &str) {
        let mut opened = self.opened.borrow_mut();
        opened.retain(|known| known != name);
        opened.insert(0, name.to_owned());
    }

    fn open(&self, name_or_path: &str) -> Result<Opening, Refusal> {
        match name_or_path {
            "broken.toml" => Err("error: unknown protocol 'bulli'\n --> broken.toml:2:12\n  |\n2 | protocol = \"bulli\"\n  |            ^^^^^^^ did you mean bully?\n\nerror: 0 processes\n --> broken.toml:5:9\n".to_owned()),
            name if builtin::ALL.iter().any(|scenario| scenario.name == name) => {
                Ok(Opening { scenario: built_in(name), name: name.to_owned() })
            }
            name => Err(format!("no such file: {name}")),
        }
    }

    fn stamp(&self, name: &str) -> Option<FileStamp> {
        let (size, number) = self.mine.borrow().as_ref().map(|(text, times)| (text.len() as u64, *times))?;
        (name == "mine.toml").then_some(FileStamp { seconds: 0, nanoseconds: 0, size, number })
    }

    fn reread(&self, name: &str) -> Reread {
        let missing = || Reread::Unreadable(ids::LoadMissing { file: name.to_owned() }.into());
        let Some((text, _)) = self.mine.borrow().clone().filter(|_| name == "mine.toml") else { return missing() };
        match scenario::read(&text) {
            Ok(scenario) => Reread::Scenario(Box::new(scenario)),
            Err(faults) => Reread::Faulty { line: 4, fault: faults[0].problem.in_one_line(&self.texts) },
        }
    }

    fn algorithms(&self) -> Vec<ListedAlgorithm> {
        let of = |(protocol, title, variant)| ListedAlgorithm {
            variant: VariantId::named(protocol, variant).expect("it is in the catalogue"),
            title: self.texts.protocol(protocol, title),
            called: variant.to_owned(),
            about: format!("{variant} of {protocol}"),
        };
        let known = [
            ("chang-roberts", "Chang–Roberts", "standard"),
            ("chang-roberts", "Chang–Roberts", "no-forward"),
            ("franklin", "Franklin", "standard"),
            ("bully", "Bully", "standard"),
            ("raft-election", "Raft election", "standard"),
        ];
        known.map(of).to_vec()
    }

    fn name_to_save(&self, name: &str, what: ToKeep) -> String {
        match what {
            ToKeep::Scenario => format!("{name}.toml"),
            ToKeep::Branch => format!("{name}-2.toml"),
            ToKeep::Session => format!("{name}.suffrage"),
        }
    }

    fn save(&self, run: &Keep<'_>, file: &str, replace: bool) -> Result<Saved, NotSaved> {
        self.ask(format!("save {} {:?} {file} {replace}", run.name, run.acts));
        match file {
            "there.toml" if !replace => return Err(NotSaved::Exists(file.to_owned())),
            "no/a.toml" => return Err(NotSaved::Refused("there is no folder no".to_owned())),
            _ => {}
        }
        Ok(Saved { name: file.to_owned(), said: Vec::new(), whole: file.ends_with(".suffrage") })
    }
}
