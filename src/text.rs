//! Typed text ids to the reader's language.
//!
//! Every text a person sees is in `assets/text/<language>/*.ftl` (Fluent) and is named in the code by an id that
//! `build.rs` makes from the English files ([`ids`]), or by the key of a [`Remark`]. Tests prove that each text is there in every
//! language, with the same values, and that no text in the files is unused.

use std::borrow::Cow;
use std::cell::Cell;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use crate::protocol::{Id, Remark, Value};
pub use ids::TextId;
pub use local::LocalText;

pub mod ids;
pub mod listing;
mod local;
mod spelling;
#[cfg(test)]
pub(crate) mod tests;

/// The languages of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
    /// Spanish.
    Spanish,
    /// Portuguese.
    Portuguese,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::Spanish, Self::Portuguese];

    /// The code in scenario files and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
            Self::Portuguese => "pt",
        }
    }

    /// The language that a code or a locale such as `pt_BR.UTF-8` names.
    pub fn named(locale: &str) -> Option<Self> {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|known| known.code().eq_ignore_ascii_case(language))
    }

    /// The language of the environment: the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is set and not empty, else English.
    pub fn of_environment() -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty())
            .and_then(|value| Self::named(&value))
            .unwrap_or(Self::English)
    }
}

/// The files of the catalogue, by the code of their language.
const CATALOGUE: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

fn parts_of(language: Language) -> &'static [&'static str] {
    CATALOGUE.iter().find(|(code, _)| *code == language.code()).map_or(&[], |(_, parts)| parts)
}

/// The texts of one language.
pub struct Texts {
    language: Language,
    ascii: bool,
    anonymous: Cell<bool>,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Texts {
    /// The catalogue in a language.
    ///
    /// # Panics
    /// If a catalogue file is not valid Fluent or names a key twice: a fault of the program, which the tests rule out.
    pub fn new(language: Language) -> Self {
        let locale = language.code().parse().expect("the language codes are valid");
        let mut bundle = FluentBundle::new(vec![locale]);
        // The marks that keep right-to-left text apart would be cells of their own in a terminal.
        bundle.set_use_isolating(false);
        for part in parts_of(language) {
            let resource = FluentResource::try_new((*part).to_owned())
                .unwrap_or_else(|(_, faults)| panic!("catalogue {}: {faults:?}", language.code()));
            bundle.add_resource(resource).unwrap_or_else(|faults| panic!("catalogue {}: {faults:?}", language.code()));
        }
        Self { language, ascii: false, anonymous: Cell::new(false), bundle }
    }

    /// The catalogue as a screen shows it: large numbers in groups of three digits, and if wanted without signs beyond ASCII.
    pub fn for_screen(language: Language, ascii: bool) -> Self {
        let mut texts = Self::new(language);
        texts.ascii = ascii;
        texts.bundle.set_formatter(Some(match language {
            Language::English => |value, _| formatted(value, Language::English),
            Language::Spanish => |value, _| formatted(value, Language::Spanish),
            Language::Portuguese => |value, _| formatted(value, Language::Portuguese),
        }));
        texts
    }

    /// A number of things as a screen shows it. Ids and seeds are names: they are written as they are.
    pub fn number(&self, number: u64) -> String {
        spelling::grouped(number, self.language)
    }

    /// A text that is not of the catalogue, in the characters that these texts are written in.
    pub fn spelled<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.ascii { spelling::in_ascii(text) } else { Cow::Borrowed(text) }
    }

    /// Whether these texts are written without signs beyond ASCII.
    pub const fn is_ascii(&self) -> bool {
        self.ascii
    }

    /// Says how processes are called from here on: by their ids, or, where none has one that it knows, by names such as `p3` that
    /// only those who look on have.
    pub fn call_processes(&self, anonymous: bool) {
        self.anonymous.set(anonymous);
    }

    /// What a process is called: `3`, or `p3` where ids are hidden, so that nobody takes it for a number that the process knows.
    pub fn name(&self, id: Id) -> String {
        if self.anonymous.get() { format!("p{id}") } else { id.to_string() }
    }

    /// Several processes, each as it is called.
    pub fn names(&self, ids: &[Id], between: &str) -> String {
        ids.iter().map(|&id| self.name(id)).collect::<Vec<_>>().join(between)
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A text without values.
    pub fn say(&self, id: TextId) -> String {
        self.format(id.key(), None)
    }

    /// A text with values.
    pub fn say_with(&self, id: TextId, values: &[(&'static str, Value)]) -> String {
        self.format(id.key(), Some(&self.arguments(values)))
    }

    /// A remark as a sentence.
    pub fn remark(&self, remark: &Remark) -> String {
        self.format(remark.key, Some(&self.arguments(&remark.values)))
    }

    /// Whether the catalogue has a text of this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The text of a key that is made at run time, such as the title of a variant, if the catalogue has it.
    pub fn by_key(&self, key: &str, values: &[(&'static str, Value)]) -> Option<String> {
        self.has(key).then(|| self.format(key, Some(&self.arguments(values))))
    }

    fn arguments(&self, values: &[(&'static str, Value)]) -> FluentArgs<'static> {
        values.iter().map(|(name, value)| (Cow::Borrowed(*name), plain(value, self))).collect()
    }

    fn format(&self, key: &str, values: Option<&FluentArgs<'_>>) -> String {
        // A missing key shows itself on the screen instead of stopping a lecture; the tests rule it out.
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, values, &mut faults).into_owned();
        if self.ascii { spelling::in_ascii(&text).into_owned() } else { text }
    }
}

/// A number among the values of a text, in groups.
fn formatted(value: &FluentValue<'_>, language: Language) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value >= 0.0 => Some(spelling::grouped(number.value as u64, language)),
        _ => None,
    }
}

fn plain(value: &Value, texts: &Texts) -> FluentValue<'static> {
    match value {
        Value::Id(id) => FluentValue::from(texts.name(*id)),
        Value::Number(number) => FluentValue::from(*number),
        Value::Name(name) => FluentValue::from(*name),
        Value::Text(text) => FluentValue::from(text.clone()),
        Value::Ids(ids) => FluentValue::from(texts.names(ids, ", ")),
        Value::Said(remark) => FluentValue::from(texts.remark(remark)),
    }
}
