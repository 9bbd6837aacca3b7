//! The output of a process: values that processes agree on, and the content of the cells that show the output.

use std::fmt::{self, Debug, Display};

use serde::{Deserialize, Serialize, Serializer};

use super::Id;

/// A value that processes agree on: a number or a word. Numbers sort before words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Datum {
    Number(u32),
    Word(Word),
}

impl Datum {
    /// The word `word` as a value; `None` if [`Word::new`] refuses the word.
    pub fn word(word: &str) -> Option<Self> {
        Word::new(word).map(Self::Word)
    }

    /// The short form of the value in a cell: all digits of a number, or the shortest prefix of a word that begins no
    /// other word in `all`. A prefix of one letter is in upper case.
    pub fn beginning(self, all: &[Self]) -> String {
        let text = self.to_string();
        if matches!(self, Self::Number(_)) {
            return text;
        }
        let others = || all.iter().filter(|&&other| other != self).map(ToString::to_string);
        let ends = text.char_indices().map(|(at, letter)| at + letter.len_utf8());
        let mut beginnings = ends.map(|end| &text[..end]);
        let beginning =
            beginnings.find(|beginning| !others().any(|other| other.starts_with(beginning))).unwrap_or(&text);
        let mut letters = beginning.chars();
        match (letters.next(), letters.next()) {
            (Some(only), None) => only.to_uppercase().collect(),
            _ => beginning.to_owned(),
        }
    }
}

impl Display for Datum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => Display::fmt(number, f),
            Self::Word(word) => f.pad(word.as_str()),
        }
    }
}

impl Debug for Datum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => Debug::fmt(number, f),
            Self::Word(word) => Debug::fmt(word, f),
        }
    }
}

impl From<u32> for Datum {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

/// A text of 1 to [`Word::MOST_BYTES`] bytes, without control characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Word {
    /// The text in UTF-8, then zeros. The zeros make the order of the bytes equal to the order of the words.
    bytes: [u8; Self::MOST_BYTES],
}

impl Word {
    pub const MOST_BYTES: usize = 12;

    /// The word with this text; `None` if the text is empty, too long, or has a control character.
    pub fn new(word: &str) -> Option<Self> {
        if word.is_empty() || word.chars().any(char::is_control) {
            return None;
        }
        let mut bytes = [0; Self::MOST_BYTES];
        bytes.get_mut(..word.len())?.copy_from_slice(word.as_bytes());
        Some(Self { bytes })
    }

    /// The word with a text from the source code.
    ///
    /// # Panics
    /// If the text is empty or too long. In a constant, this is a compile error.
    pub const fn of(word: &'static str) -> Self {
        let (mut bytes, mut at) = ([0; Self::MOST_BYTES], 0);
        assert!(!word.is_empty());
        while at < word.len() {
            bytes[at] = word.as_bytes()[at];
            at += 1;
        }
        Self { bytes }
    }

    /// # Panics
    /// Never, because the bytes come from a string.
    pub fn as_str(&self) -> &str {
        let length = self.bytes.iter().position(|&byte| byte == 0).unwrap_or(Self::MOST_BYTES);
        std::str::from_utf8(&self.bytes[..length]).expect("a word comes from a string")
    }
}

impl TryFrom<String> for Word {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        Self::new(&word).ok_or(word)
    }
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(self.as_str(), f)
    }
}

/// The kind of value that the cells of the processes show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strip {
    /// The leader that each process follows.
    Leaders,
    /// The value that each process has decided.
    Decisions,
    /// For a learner: the number of applied slots. For a client that is not a learner: the number of answered commands.
    Progress,
    /// The leader that each process follows, in elections with several leaders.
    Groups,
}

impl Strip {
    /// Whether each cell contains a leader.
    pub const fn is_of_leaders(self) -> bool {
        matches!(self, Self::Leaders | Self::Groups)
    }
}

/// The value in a cell that is not empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(untagged)]
pub enum Cell {
    Leader(Id),
    Decided(Datum),
}

impl Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Leader(leader) => Display::fmt(leader, f),
            Self::Decided(value) => Display::fmt(value, f),
        }
    }
}

impl From<Cell> for Datum {
    fn from(cell: Cell) -> Self {
        match cell {
            Cell::Leader(leader) => Self::Number(leader.number()),
            Cell::Decided(value) => value,
        }
    }
}

impl Cell {
    #[inline]
    pub const fn leader(self) -> Option<Id> {
        if let Self::Leader(leader) = self { Some(leader) } else { None }
    }

    #[inline]
    pub const fn decided(self) -> Option<Datum> {
        if let Self::Decided(datum) = self { Some(datum) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_datum_is_small_and_numbers_precede_words() {
        assert_eq!(size_of::<Datum>(), 16);
        let word = |word| Datum::word(word).expect("a word");
        let mut all = [word("b"), word("abc"), Datum::Number(7), word("ab"), Datum::Number(u32::MAX), word("é")];
        all.sort_unstable();
        assert_eq!(all.map(|datum| datum.to_string()), ["7", "4294967295", "ab", "abc", "b", "é"]);
    }

    #[test]
    fn a_word_has_one_to_twelve_bytes_and_no_control_characters() {
        assert!(
            ["attack", "x", "twelve bytes", "áéíóúü"]
                .into_iter()
                .all(|word| Word::new(word).is_some_and(|kept| kept.as_str() == word))
        );
        assert!(
            ["", "thirteen byte", "áéíóúüñ", "a\nb", "\0", "a\0b", "\u{9b}"]
                .into_iter()
                .all(|word| Word::new(word).is_none())
        );
        assert_eq!(Word::of("attack"), Word::new("attack").expect("a word"));
    }

    #[test]
    fn a_datum_reads_back_as_it_is_written() {
        for datum in [Datum::Number(0), Datum::Number(u32::MAX), Datum::Word(Word::of("attack"))] {
            let written = serde_json::to_string(&datum).expect("a datum serializes");
            assert_eq!(serde_json::from_str::<Datum>(&written).ok(), Some(datum), "{written}");
        }
        assert!(
            ["4294967296", "\"\"", "\"much too long a word\"", "-1", "true"]
                .into_iter()
                .all(|text| serde_json::from_str::<Datum>(text).is_err())
        );
    }

    #[test]
    fn a_cell_serializes_as_its_content() {
        let written = |cell| serde_json::to_string(&cell).expect("a cell serializes");
        assert_eq!(written(Id::new(7).map(Cell::Leader)), "7");
        assert_eq!(written(Some(Cell::Decided(Datum::Word(Word::of("attack"))))), "\"attack\"");
        assert_eq!(written(None), "null");
    }
}
