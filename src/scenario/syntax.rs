//! What can keep a text from being TOML, in our own words: the parser's are English only.

use crate::protocol::{Remark, Value};
use crate::text::{TextId, text_ids};

/// Why a text is not TOML.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SyntaxProblem {
    /// One that has words in the catalogue.
    Known(SyntaxText, SyntaxText),
    /// Any other, in the parser's words.
    Other(String),
}

text_ids! {
    /// The texts about what is not TOML, and what would be.
    pub enum SyntaxText {
        DuplicateKey = "syntax-duplicate-key",
        UnclosedArray = "syntax-unclosed-array",
        UnclosedInlineTable = "syntax-unclosed-inline-table",
        UnclosedHeader = "syntax-unclosed-header",
        UnclosedText = "syntax-unclosed-text",
        MissingComma = "syntax-missing-comma",
        ExtraComma = "syntax-extra-comma",
        MissingEquals = "syntax-missing-equals",
        MissingValue = "syntax-missing-value",
        ExtraEquals = "syntax-extra-equals",
        UnquotedText = "syntax-unquoted-text",
        InvalidText = "syntax-invalid-text",
        InvalidKey = "syntax-invalid-key",
        InvalidNumber = "syntax-invalid-number",
        InvalidEscape = "syntax-invalid-escape",
        LineEnding = "syntax-line-ending",
        TooDeep = "syntax-too-deep",
        Unexpected = "syntax-unexpected",
        Other = "syntax-other",
        MendDuplicateKey = "syntax-mend-duplicate-key",
        MendCloseArray = "syntax-mend-close-array",
        MendCloseInlineTable = "syntax-mend-close-inline-table",
        MendCloseHeader = "syntax-mend-close-header",
        MendCloseText = "syntax-mend-close-text",
        MendAddComma = "syntax-mend-add-comma",
        MendRemoveComma = "syntax-mend-remove-comma",
        MendKeyValue = "syntax-mend-key-value",
        MendQuote = "syntax-mend-quote",
        MendText = "syntax-mend-text",
        MendKey = "syntax-mend-key",
        MendNumber = "syntax-mend-number",
        MendEscape = "syntax-mend-escape",
        MendLineEnding = "syntax-mend-line-ending",
        MendTooDeep = "syntax-mend-too-deep",
        MendOther = "syntax-mend-other",
    }
}

impl SyntaxProblem {
    /// Finds our words for the parser's, about this piece of the text.
    pub(super) fn of(message: &str, piece: &str) -> Self {
        use SyntaxText as T;
        let (description, expected) = message.split_once(", expected ").unwrap_or((message, ""));
        let (what, mend) = match description {
            "duplicate key" => (T::DuplicateKey, T::MendDuplicateKey),
            "unclosed array" => (T::UnclosedArray, T::MendCloseArray),
            "unclosed inline table" => (T::UnclosedInlineTable, T::MendCloseInlineTable),
            "unclosed table" | "unclosed array table" => (T::UnclosedHeader, T::MendCloseHeader),
            "missing comma between array elements" | "missing comma between key-value pairs" => {
                (T::MissingComma, T::MendAddComma)
            }
            "extra comma in array" | "extra comma in inline table" => (T::ExtraComma, T::MendRemoveComma),
            "missing assignment between key-value pairs" | "key with no value" | "invalid key-value pair" => {
                (T::MissingEquals, T::MendKeyValue)
            }
            "missing value for key" | "missing value" | "missing key for inline table element" => {
                (T::MissingValue, T::MendKeyValue)
            }
            "extra `=`" | "extra assignment between key-value pairs" | "unexpected `=` in array" => {
                (T::ExtraEquals, T::MendKeyValue)
            }
            "string values must be quoted" if piece.is_empty() => (T::MissingValue, T::MendKeyValue),
            "string values must be quoted" => (T::UnquotedText, T::MendQuote),
            "invalid literal string"
            | "invalid basic string"
            | "invalid multi-line literal string"
            | "invalid multi-line basic string" => {
                if expected.starts_with(['`', '\'']) {
                    (T::UnclosedText, T::MendCloseText)
                } else {
                    (T::InvalidText, T::MendText)
                }
            }
            "invalid unquoted key"
            | "unquoted keys cannot be empty"
            | "keys cannot be multi-line basic strings"
            | "keys cannot be multi-line literal strings" => (T::InvalidKey, T::MendKey),
            "unexpected leading zero"
            | "unexpected sign"
            | "radix must be lowercase"
            | "integers with a radix cannot be signed"
            | "redundant integer number prefix"
            | "redundant numeric sign"
            | "`_` may only go between digits" => (T::InvalidNumber, T::MendNumber),
            "missing escaped value" | "too few unicode value digits" => (T::InvalidEscape, T::MendEscape),
            "carriage return must be followed by newline" => (T::LineEnding, T::MendLineEnding),
            "cannot recurse further; max recursion depth met" | "recursion limit" => (T::TooDeep, T::MendTooDeep),
            "unexpected key or value" | "unexpected content" | "invalid inline table element" => (T::Unexpected, T::MendKeyValue),
            _ => return Self::Other(message.to_owned()),
        };
        Self::Known(what, mend)
    }

    /// What is wrong.
    pub fn what(&self) -> Remark {
        match self {
            Self::Known(what, _) => Remark::new(what.key()),
            Self::Other(message) => Remark::new(SyntaxText::Other.key()).with("message", Value::Text(message.clone())),
        }
    }

    /// What would be right.
    pub fn mend(&self) -> Remark {
        match self {
            Self::Known(_, mend) => Remark::new(mend.key()),
            Self::Other(_) => Remark::new(SyntaxText::MendOther.key()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::fault::FaultKind;

    /// The texts of the faults that keep a text from being TOML.
    fn problems(text: &str) -> Vec<&'static str> {
        let faults = crate::scenario::read(text).expect_err("not TOML");
        let problem = |kind: &FaultKind| match kind {
            FaultKind::Syntax(problem) => Some(problem.what().key),
            _ => None,
        };
        faults.iter().filter_map(|fault| problem(&fault.kind)).collect()
    }

    #[test]
    fn the_common_slips_have_words_of_their_own() {
        let slips = [
            ("a = 1\na = 2", SyntaxText::DuplicateKey),
            ("[a]\n[a]", SyntaxText::DuplicateKey),
            ("a = [1, 2", SyntaxText::UnclosedArray),
            ("a = { b = 1", SyntaxText::UnclosedInlineTable),
            ("[a\nb = 1", SyntaxText::UnclosedHeader),
            ("a = \"x\nb = 1", SyntaxText::UnclosedText),
            ("a = [\"x\" \"y\"]", SyntaxText::MissingComma),
            ("a = [1,, 2]", SyntaxText::ExtraComma),
            ("a", SyntaxText::MissingEquals),
            ("a = ", SyntaxText::MissingValue),
            ("a = = 1", SyntaxText::ExtraEquals),
            ("a = oops", SyntaxText::UnquotedText),
            ("é = 1", SyntaxText::InvalidKey),
            ("a = 01", SyntaxText::InvalidNumber),
            ("a = \"\\q\"", SyntaxText::InvalidEscape),
        ];
        for (text, expected) in slips {
            assert_eq!(problems(text).first(), Some(&expected.key()), "{text}: {:?}", problems(text));
        }
    }

    #[test]
    fn every_text_is_there_in_every_language() {
        crate::text::tests::prove_ids(SyntaxText::ALL);
    }
}
