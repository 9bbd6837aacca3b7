//! A library for tests without real files: built-in scenarios, derived scenarios, and files in memory.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::Path;
use std::rc::Rc;

use crate::tui::library::{
    FileVersion, Library, ListedAlgorithm, ListedLesson, NotSaved, Opening, ReadError, Refusal, RunToSave, SaveKind,
    Saved, Shown,
};
use suffrage_engine::protocols::{ProtocolId, VariantId};
use suffrage_scenario::config::Problem;
use suffrage_scenario::{self as scenario, Scenario, builtin, lesson, lesson::Lesson, program};
use suffrage_session::history::file::SavedSession;
use suffrage_text::{Language, Texts, listing::executable};
use suffrage_view::ThemeSpec;

/// The clones of a library share its files.
#[derive(Clone)]
pub(super) struct InMemory {
    texts: Rc<Texts>,
    pub(super) asked: Rc<RefCell<Vec<String>>>,
    opened: Rc<RefCell<Vec<String>>>,
    /// The number is the version of the file.
    files: Rc<RefCell<BTreeMap<String, (u64, String)>>>,
}

impl InMemory {
    pub(super) fn new(language: Language) -> Self {
        Self { texts: Rc::new(Texts::new(language)), asked: Rc::default(), opened: Rc::default(), files: Rc::default() }
    }

    pub(super) fn language(&self) -> Language {
        self.texts.language()
    }

    pub(super) fn write(&self, name: &str, text: &str) {
        let mut files = self.files.borrow_mut();
        let times = files.get(name).map_or(0, |(times, _)| *times);
        files.insert(name.to_owned(), (times + 1, text.to_owned()));
    }

    pub(super) fn remove(&self, name: &str) {
        self.files.borrow_mut().remove(name);
    }

    fn ask(&self, what: String) {
        self.asked.borrow_mut().push(what);
    }
}

/// The built-in scenario; or the first run of a program, such as `bully.algo`: the listing of the built-in algorithm.
pub(super) fn built_in(name: &str) -> Scenario {
    if let Some(protocol) = name.strip_suffix(program::ENDING).and_then(ProtocolId::named) {
        let text = executable(protocol.entry(), "standard").expect("it has a listing that runs");
        return program::example(ProtocolId::of_text(name, &text).expect("it is valid")).expect("it is a program");
    }
    let found = builtin::ALL.iter().find(|scenario| scenario.name == name);
    written(found.unwrap_or_else(|| panic!("{name} is not built in")).text)
}

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
        if let Ok(scenario) = self.read_again(name_or_path) {
            return Ok(Opening { scenario, name: name_or_path.to_owned() });
        }
        match name_or_path {
            "broken.toml" => Err("error: unknown protocol 'bulli'\n --> broken.toml:2:12\n  |\n2 | protocol = \"bulli\"\n  |            ^^^^^^^ did you mean bully?\n\nerror: 0 processes\n --> broken.toml:5:9\n".to_owned()),
            name if builtin::ALL.iter().any(|scenario| scenario.name == name) => {
                Ok(Opening { scenario: built_in(name), name: name.to_owned() })
            }
            name => Err(format!("no such file: {name}")),
        }
    }

    fn has_file(&self, path: &str) -> bool {
        self.files.borrow().contains_key(path)
    }

    fn version(&self, name: &str) -> Option<FileVersion> {
        let files = self.files.borrow();
        let (times, text) = files.get(name)?;
        Some(FileVersion { times: [(0, 0); 2], length: text.len() as u64, number: *times })
    }

    fn read_again(&self, name: &str) -> Result<Scenario, ReadError> {
        let files = self.files.borrow();
        let (_, text) = files.get(name).ok_or(ReadError::Gone)?;
        let said = |problem: &Problem| self.texts.remark(&problem.what);
        let named = text.split('"').find(|word| word.ends_with(program::ENDING));
        let beside = |named: &str| Path::new(name).with_file_name(named).display().to_string();
        let text = match named.map(|named| files.get(&beside(named))) {
            Some(Some((_, algorithm))) => &format!("algorithm = '''\n{algorithm}'''\n{text}"),
            Some(None) => return Err(ReadError::Faulty(format!("{name}: no algorithm").into())),
            None => text,
        };
        scenario::read(text)
            .map_err(|faults| ReadError::Faulty(format!("{name}: {}", said(&faults.told[0].problem)).into()))
    }

    fn open_session(&self, _: &str) -> Option<Result<SavedSession, Refusal>> {
        None
    }

    fn lessons(&self) -> Vec<ListedLesson> {
        let files = self.files.borrow();
        let listed = |(name, (_, text)): (&String, &(u64, String))| {
            let lesson = lesson::read(text, Path::new(".")).ok()?;
            Some(ListedLesson {
                name: name.clone(),
                title: self.texts.local(&lesson.title).into_owned(),
                about: self.texts.local(&lesson.about).into_owned(),
                minutes: lesson.scenes.iter().filter_map(|scene| scene.minutes).sum(),
            })
        };
        files.iter().filter(|(_, (_, text))| lesson::is_lesson(text)).filter_map(listed).collect()
    }

    fn is_lesson(&self, name: &str) -> bool {
        self.files.borrow().get(name).is_some_and(|(_, text)| lesson::is_lesson(text))
    }

    fn lesson(&self, name: &str) -> Result<(String, Lesson), Refusal> {
        self.ask(format!("read {name}"));
        let files = self.files.borrow();
        let (_, text) = files.get(name).ok_or_else(|| format!("no such file: {name}"))?;
        let read = lesson::read(text, Path::new("."));
        read.map(|lesson| (name.to_owned(), lesson)).map_err(|faults| format!("{faults:?}"))
    }

    fn progress(&self) -> Option<String> {
        Some(self.files.borrow().get("lessons.json").map_or_else(String::new, |(_, text)| text.clone()))
    }

    fn keep_progress(&self, text: &str) -> Result<(), Refusal> {
        self.write("lessons.json", text);
        Ok(())
    }

    fn set_progress_aside(&self) -> String {
        self.remove("lessons.json");
        "lessons.bad".to_owned()
    }

    fn themes(&self) -> Vec<(String, Result<ThemeSpec, Refusal>)> {
        Vec::new()
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
            ("paxos", "Paxos", "standard"),
        ];
        known.map(of).to_vec()
    }

    fn speak(&mut self, language: Language) {
        self.texts = Rc::new(Texts::new(language));
    }

    fn name_to_save(&self, name: &str, what: SaveKind) -> String {
        match what {
            SaveKind::Scenario => format!("{name}.toml"),
            SaveKind::Branch => format!("{name}-2.toml"),
            SaveKind::Session => format!("{name}.suffrage"),
            SaveKind::Picture => format!("{name}.svg"),
        }
    }

    fn save(&self, run: &RunToSave<'_>, file: &str, replace: bool) -> Result<Saved, NotSaved> {
        let result = if run.with_result { " with result" } else { "" };
        self.ask(format!("save {} {:?} {file} {replace}{result}", run.name, run.acts));
        match file {
            "there.toml" if !replace => return Err(NotSaved::Exists(file.to_owned())),
            "no/a.toml" => return Err(NotSaved::Refused("there is no folder no".to_owned())),
            _ => {}
        }
        self.write(file, &scenario::write(run.scenario, ""));
        Ok(Saved { name: file.to_owned(), said: Vec::new(), whole: file.ends_with(".suffrage") })
    }

    fn export(&self, shown: &Shown<'_>, file: &str, replace: bool) -> Result<String, NotSaved> {
        self.ask(format!("export {:?} {:?} {file} {replace}", shown.picture.size(), shown.acts));
        match file {
            "there.svg" if !replace => Err(NotSaved::Exists(file.to_owned())),
            "no/a.svg" => Err(NotSaved::Refused("there is no folder no".to_owned())),
            _ => Ok(file.to_owned()),
        }
    }
}
