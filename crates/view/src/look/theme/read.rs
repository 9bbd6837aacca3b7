//! Reads theme files, built-in ones and those of users. All faults of a file are reported together, with their places.

use toml::de::DeTable;

use super::spec::{Entry, MESSAGE_PARTS, MESSAGES, ROLES, STATE_PARTS, STATES, Table, ThemeSpec};
use super::{ThemeName, shade::ANSI, shade::Shade};
use crate::prelude::*;
use suffrage_scenario::config::{Document, Faults, Item, Problem, Reader, Section, Shape, Subject, quoted};

const MODIFIERS: [(&str, Modifier); 4] = [
    ("bold", Modifier::BOLD),
    ("dim", Modifier::DIM),
    ("reversed", Modifier::REVERSED),
    ("struck", Modifier::CROSSED_OUT),
];
const COLOUR: Shape = Shape("colour");
const A_COLOUR: Subject = Subject("colour");
const THEME: Subject = Subject("theme");
/// The word for "no colour" in a theme file. With it, a file can remove a colour of the base theme.
const NONE: &str = "none";

const TOP: [&str; 4] = ["base", "roles", "states", "messages"];

impl ThemeSpec {
    /// Reads a theme file. Missing values come from its `base`, by default `dark`.
    ///
    /// # Errors
    /// All faults of the file, in the order of their places.
    pub fn read(text: &str) -> Result<Self, Faults> {
        let (spec, base) = Self::given(text)?;
        Ok(spec.over(&Self::built_in(base.unwrap_or(ThemeName::Dark))))
    }

    /// The values in the file itself, and its base; `None` if the file names no base.
    pub(super) fn given(text: &str) -> Result<(Self, Option<ThemeName>), Faults> {
        let document = Document::read(text);
        let mut reader = Reader::new(text, |key| key == "base");
        let given = spec(&mut reader, document.root());
        let faults = reader.finish(&document);
        if faults.told.is_empty() { Ok(given) } else { Err(faults) }
    }
}

fn spec<'t>(reader: &mut Reader<'t>, document: &DeTable<'t>) -> (ThemeSpec, Option<ThemeName>) {
    let mut top = Section::new("", 0..0, document);
    reader.check_keys(&mut top, &TOP);
    let names = ThemeName::ALL.map(ThemeName::key);
    let base = top.get("base").and_then(|item| reader.one_of(item, "base", THEME, &names));
    let mut spec = ThemeSpec::default();
    if let Some(roles) = top.get("roles").and_then(|item| reader.section(item, "roles", "[roles]", &ROLES)) {
        for (key, into) in ROLES.iter().zip(&mut spec.roles) {
            *into = roles.get(key).and_then(|item| entry(reader, item, key, false));
        }
    }
    tables(reader, top.get("states"), ("states", "[states]"), (&STATES, &STATE_PARTS), &mut spec.states);
    tables(reader, top.get("messages"), ("messages", "[messages]"), (&MESSAGES, &MESSAGE_PARTS), &mut spec.messages);
    (spec, base.map(|base| ThemeName::ALL[base]))
}

fn tables<'t, const N: usize>(
    reader: &mut Reader<'t>,
    item: Option<&Item<'t>>,
    (key, name): (&'static str, &'static str),
    (tables, parts): (&[Table], &[&'static str]),
    into: &mut [[Option<Entry>; N]],
) {
    let keys: Vec<&'static str> = tables.iter().map(|table| table.key).collect();
    let Some(section) = item.and_then(|item| reader.section(item, key, name, &keys)) else { return };
    for (Table { key, name }, into) in tables.iter().zip(into) {
        let Some(item) = section.get(key) else { continue };
        let Some(table) = reader.section(item, key, name, parts) else { continue };
        for (key, into) in parts.iter().zip(into) {
            *into = table.get(key).and_then(|item| entry(reader, item, key, true));
        }
    }
}

fn entry<'t>(reader: &mut Reader<'t>, item: &Item<'t>, key: &'static str, may_name_roles: bool) -> Option<Entry> {
    let toml::de::DeValue::String(text) = item.get_ref() else {
        reader.wrong(item.span(), key, COLOUR, item.get_ref());
        return None;
    };
    let before = reader.faults.len();
    let mut parts =
        Parts { key, may_name_roles, rgb: None, index: None, ansi: None, role: None, modifiers: Modifier::empty() };
    let mut is_empty = true;
    for (span, word) in words(reader.text, item.span(), text) {
        is_empty = false;
        parts.take(reader, span, word);
    }
    let stands_for_nothing = parts.rgb.is_none() && (parts.index.is_some() || parts.ansi.is_some());
    if reader.faults.len() == before && (is_empty || stands_for_nothing) {
        reader.fault(item.span(), no_colour(text));
    }
    (reader.faults.len() == before).then(|| Entry {
        shade: parts.rgb.map(|rgb| Shade::new(rgb, parts.index, parts.ansi)),
        role: parts.role,
        modifiers: parts.modifiers,
    })
}

/// Returns the words of a quoted text, each with its byte range in the file (with escapes: the range of the text).
fn words<'w>(file: &str, span: Range<usize>, text: &'w str) -> Vec<(Range<usize>, &'w str)> {
    let begins = span.start + 1;
    let plain = file.get(begins..begins + text.len()) == Some(text);
    let place = |word: &str| {
        let at = begins + (word.as_ptr() as usize - text.as_ptr() as usize);
        if plain { at..at + word.len() } else { span.clone() }
    };
    text.split_whitespace().map(|word| (place(word), word)).collect()
}

struct Parts {
    key: &'static str,
    may_name_roles: bool,
    rgb: Option<u32>,
    index: Option<u8>,
    ansi: Option<u8>,
    role: Option<usize>,
    modifiers: Modifier,
}

impl Parts {
    fn take(&mut self, reader: &mut Reader<'_>, span: Range<usize>, word: &str) {
        let is_second = if let Some(digits) = word.strip_prefix('#') {
            let is_colour = digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
            match u32::from_str_radix(digits, 16) {
                Ok(rgb) if is_colour => self.role.is_some() || self.rgb.replace(rgb).is_some(),
                _ => return reader.fault(span, no_colour(word)),
            }
        } else if word.starts_with(|letter: char| letter.is_ascii_digit()) {
            match word.parse() {
                Ok(index @ 16..) => self.index.replace(index).is_some(),
                // The first sixteen colours differ between terminals, so they must be given by name.
                _ => return reader.fault(span, Problem::out_of_range(self.key, word, &(16..=255))),
            }
        } else if let Some(ansi) = ANSI.split(' ').position(|name| name == word) {
            self.ansi.replace(ansi as u8).is_some()
        } else if let Some((_, modifier)) = MODIFIERS.iter().find(|(name, _)| *name == word) {
            self.modifiers |= *modifier;
            false
        } else if let Some(role) = ROLES.iter().position(|role| self.may_name_roles && *role == word) {
            self.rgb.is_some() || self.role.replace(role).is_some()
        } else if word == NONE {
            false
        } else {
            let roles = ROLES.into_iter().filter(|_| self.may_name_roles);
            let valid = MODIFIERS.iter().map(|(name, _)| *name).chain([NONE]).chain(ANSI.split(' ')).chain(roles);
            return reader.fault(span, Problem::unknown_word(A_COLOUR, word, &valid.collect::<Vec<_>>()));
        };
        if is_second {
            reader.fault(span, second_colour(self.key));
        }
    }
}

fn no_colour(found: &str) -> Problem {
    Problem::new(ids::FaultNoColour { found: quoted(found) }, ids::MEND_COLOUR)
}

fn second_colour(key: &'static str) -> Problem {
    Problem::new(ids::FaultSecondColour { key }, ids::MEND_ONE_COLOUR)
}

#[cfg(test)]
pub fn samples() -> Vec<Problem> {
    vec![no_colour("key"), second_colour("muted")]
}
