//! A library without files: the built-in scenarios, what is made from them, and files that are only remembered.

use std::cell::RefCell;
use std::rc::Rc;

use crate::protocols::VariantId;
use crate::scenario::{self, Scenario, builtin};
use crate::text::{Language, Texts};
use crate::tui::library::{Keep, Library, ListedAlgorithm, NotSaved, Opening, Refusal, Saved, ToKeep};

/// A library in memory. Its clones are the same library.
#[derive(Clone)]
pub(super) struct InMemory {
    texts: Rc<Texts>,
    /// What it was asked to save.
    pub(super) asked: Rc<RefCell<Vec<String>>>,
    opened: Rc<RefCell<Vec<String>>>,
}

impl InMemory {
    pub(super) fn new(language: Language) -> Self {
        Self { texts: Rc::new(Texts::new(language)), asked: Rc::default(), opened: Rc::default() }
    }

    pub(super) fn language(&self) -> Language {
        self.texts.language()
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
