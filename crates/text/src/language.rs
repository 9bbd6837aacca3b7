//! The languages (a row each; their texts are in `assets/text`) and their number formats.

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

    /// Language code, thousands separator, decimal separator.
    const fn row(self) -> (&'static str, char, &'static str) {
        match self {
            Self::English => ("en", ',', "."),
            Self::Spanish => ("es", '.', ","),
            Self::Portuguese => ("pt", '.', ","),
        }
    }

    /// The code in scenario files and on the command line, and at the end of text keys.
    pub const fn code(self) -> &'static str {
        self.row().0
    }

    pub(super) const fn between_groups(self) -> char {
        self.row().1
    }

    /// Replaces the decimal point of a number by the separator of the language.
    pub fn decimal(self, number: &str) -> String {
        number.replace('.', self.row().2)
    }

    /// Groups the digits of numbers in texts. Fluent needs a plain function, hence one per separator.
    pub(super) fn group_numbers(self, bundle: &mut FluentBundle<&'static FluentResource>) {
        bundle.set_formatter(Some(match self {
            Self::English => |value, _| of_value(value, Self::English.between_groups()),
            Self::Spanish | Self::Portuguese => |value, _| of_value(value, Self::Spanish.between_groups()),
        }));
    }

    /// The language of a code or a locale such as `pt_BR.UTF-8`.
    pub fn named(locale: &str) -> Option<Self> {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|known| known.code().eq_ignore_ascii_case(language))
    }

    /// The language of the environment, and the variable that names it: the first of `LC_ALL`, `LC_MESSAGES`, `LANG`
    /// that is not empty. `None` if it names no language of the program.
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

/// A text in several languages; a plain string in a file applies to all.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct LocalText {
    /// By language code (`en`, `es`, `pt`); a plain string has the code "".
    pub by_language: BTreeMap<String, String>,
}

impl LocalText {
    /// A text that is the same in every language.
    pub fn plain(text: impl Into<String>) -> Self {
        Self { by_language: BTreeMap::from([(String::new(), text.into())]) }
    }

    /// The result of `say` in each language.
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

/// A number with a separator between groups of three digits: `999`, `2,080`, `501,500`.
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

/// Replaces symbols beyond ASCII; letters stay, since a word without its accents is another word.
pub(super) fn in_ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    // A dot between two items becomes a comma; a dot alone stays.
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
