//! The languages of the program (their texts are in `assets/text`) and their number formats.

use std::{borrow::Cow, collections::BTreeMap};

use super::Texts;
use fluent_bundle::{FluentBundle, FluentResource, FluentValue};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    English,
    Spanish,
    Portuguese,
}

impl Language {
    pub const ALL: [Self; 3] = [Self::English, Self::Spanish, Self::Portuguese];

    /// The language code, the separator between groups of three digits, and the decimal separator.
    const fn row(self) -> (&'static str, char, &'static str) {
        match self {
            Self::English => ("en", ',', "."),
            Self::Spanish => ("es", '.', ","),
            Self::Portuguese => ("pt", '.', ","),
        }
    }

    /// The code of the language in scenario files, on the command line, and at the end of text keys.
    pub const fn code(self) -> &'static str {
        self.row().0
    }

    pub(super) const fn between_groups(self) -> char {
        self.row().1
    }

    /// Replaces the decimal point of a number by the decimal separator of the language.
    pub fn decimal(self, number: &str) -> String {
        number.replace('.', self.row().2)
    }

    /// Makes Fluent group the digits of numbers. Fluent takes no closures, so each separator has its own function.
    pub(super) fn group_numbers(self, bundle: &mut FluentBundle<&'static FluentResource>) {
        bundle.set_formatter(Some(match self {
            Self::English => |value, _| of_value(value, Self::English.between_groups()),
            Self::Spanish | Self::Portuguese => |value, _| of_value(value, Self::Spanish.between_groups()),
        }));
    }

    /// The language with this code (such as `pt`) or locale (such as `pt_BR.UTF-8`).
    pub fn named(locale: &str) -> Option<Self> {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|known| known.code().eq_ignore_ascii_case(language))
    }

    /// The language of the environment, and the variable that names it. `None` if the program lacks this language. The
    /// first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty decides.
    pub fn of_environment() -> Option<(Self, &'static str)> {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| (name, std::env::var(name).unwrap_or_default()));
        let (name, locale) = set.iter().find(|(_, locale)| !locale.is_empty())?;
        Some((Self::named(locale)?, name))
    }
}

fn of_value(value: &FluentValue<'_>, between: char) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value >= 0.0 => Some(grouped(number.value as u64, between)),
        _ => None,
    }
}

/// A text of a file in one or several languages. A plain string in the file is the text for all languages.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct LocalText {
    /// The text by language code (`en`, `es`, `pt`); the code "" stands for all languages.
    pub by_language: BTreeMap<String, String>,
}

impl LocalText {
    /// A text that is the same in all languages.
    pub fn plain(text: impl Into<String>) -> Self {
        Self { by_language: BTreeMap::from([(String::new(), text.into())]) }
    }

    /// A text in all languages: the results of `say` for the texts of each language.
    pub fn in_all(say: impl Fn(&Texts) -> String) -> Self {
        let said = |&language: &Language| (language.code().to_owned(), say(&Texts::new(language)));
        Self { by_language: Language::ALL.iter().map(said).collect() }
    }

    /// The text in the language `code`. If it is missing, another language replaces it, if possible English.
    pub fn in_language(&self, code: &str) -> &str {
        let wanted = [code, "", "en"].iter().find_map(|code| self.by_language.get(*code));
        wanted.or_else(|| self.by_language.values().next()).map_or("", String::as_str)
    }
}

pub(super) fn grouped(number: u64, between: char) -> String {
    let digits = number.to_string();
    let mut grouped = String::with_capacity(digits.len() * 4 / 3 + 1);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(between);
        }
        grouped.push(digit);
    }
    grouped
}

/// Replaces symbols that are not ASCII. Letters stay, because a word without its accents is another word.
pub(super) fn in_ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    // A dot between two items becomes a comma; other dots stay.
    for character in text.replace(" · ", ", ").chars() {
        match spelled(character) {
            Some(spelled) => plain.push_str(spelled),
            None => plain.push(character),
        }
    }
    Cow::Owned(plain)
}

const fn spelled(sign: char) -> Option<&'static str> {
    Some(match sign {
        '→' => "->",
        '←' => "<-",
        '↑' => "^",
        '↓' => "v",
        '–' | '—' | '−' => "-",
        '·' => ".",
        '×' | '✗' => "x",
        '≠' => "!=",
        '≈' => "~",
        '≤' => "<=",
        '≥' => ">=",
        '…' => "...",
        '“' | '”' | '„' | '«' | '»' => "\"",
        '‘' | '’' => "'",
        '¼' => ".25",
        '½' => ".5",
        '¾' => ".75",
        '²' => "^2",
        '³' => "^3",
        'Σ' => "sum ",
        '₂' => "2",
        '⌊' => "floor(",
        '⌋' => ")",
        '√' => "root ",
        'Θ' => "Theta",
        '■' => "#",
        '□' => "o",
        '★' => "*",
        '◉' => "$",
        '✓' => "y",
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
