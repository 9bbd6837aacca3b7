//! A text that a file gives in several languages.

use std::collections::BTreeMap;

use super::{Language, Texts};

/// A text in the reader's languages: a plain string in the file stands for every language.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct LocalText {
    /// By language code (`en`, `es`, `pt`); the empty code holds a text given as a plain string.
    pub by_language: BTreeMap<String, String>,
}

impl LocalText {
    /// A text that is the same in every language.
    pub fn plain(text: impl Into<String>) -> Self {
        Self { by_language: BTreeMap::from([(String::new(), text.into())]) }
    }

    /// What is said in each language.
    pub fn in_all(say: impl Fn(&Texts) -> String) -> Self {
        let said = |&language: &Language| (language.code().to_owned(), say(&Texts::new(language)));
        Self { by_language: Language::ALL.iter().map(said).collect() }
    }

    /// The text in a language, else the plain one, else English, else any.
    pub fn in_language(&self, code: &str) -> &str {
        [code, "", "en"]
            .iter()
            .find_map(|code| self.by_language.get(*code))
            .or_else(|| self.by_language.values().next())
            .map_or("", String::as_str)
    }
}
