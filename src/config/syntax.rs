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
    /// A bracket or brace that is not closed.
    pub(super) fn unclosed(bracket: &str) -> Self {
        if bracket == "{" {
            Self::Known(SyntaxText::UnclosedInlineTable, SyntaxText::MendCloseInlineTable)
        } else {
            Self::Known(SyntaxText::UnclosedArray, SyntaxText::MendCloseArray)
        }
    }

    /// Finds our words for the parser's, about this piece of the text.
    pub(super) fn of(message: &str, piece: &str) -> Self {
        use SyntaxText as T;
        let (description, expected) = message.split_once(", expected ").unwrap_or((message, ""));
        let known = match description {
            "string values must be quoted" if piece.is_empty() => Some((T::MissingValue, T::MendKeyValue)),
            "string values must be quoted" => Some((T::UnquotedText, T::MendQuote)),
            "invalid literal string"
            | "invalid basic string"
            | "invalid multi-line literal string"
            | "invalid multi-line basic string" => Some(if expected.starts_with(['`', '\'']) {
                (T::UnclosedText, T::MendCloseText)
            } else {
                (T::InvalidText, T::MendText)
            }),
            "invalid boolean" | "invalid float" if piece.starts_with(char::is_alphabetic) => {
                Some((T::UnquotedText, T::MendQuote))
            }
            _ => of_structure(description).or_else(|| of_value(description)),
        };
        known.map_or_else(|| Self::Other(message.to_owned()), |(what, mend)| Self::Known(what, mend))
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

/// What is wrong with the brackets, commas and equals signs between keys and values, and what would be right.
fn of_structure(description: &str) -> Option<(SyntaxText, SyntaxText)> {
    use SyntaxText as T;
    Some(match description {
        "duplicate key" => (T::DuplicateKey, T::MendDuplicateKey),
        "unclosed array" => (T::UnclosedArray, T::MendCloseArray),
        "unclosed inline table" => (T::UnclosedInlineTable, T::MendCloseInlineTable),
        "unclosed table" | "unclosed array table" => (T::UnclosedHeader, T::MendCloseHeader),
        "missing comma between array elements" | "missing comma between key-value pairs" => (T::MissingComma, T::MendAddComma),
        "extra comma in array" | "extra comma in inline table" => (T::ExtraComma, T::MendRemoveComma),
        "missing assignment between key-value pairs" | "key with no value" | "invalid key-value pair" => {
            (T::MissingEquals, T::MendKeyValue)
        }
        "missing value for key" | "missing value" | "missing key for inline table element" => (T::MissingValue, T::MendKeyValue),
        "extra `=`" | "extra assignment between key-value pairs" | "unexpected `=` in array" => (T::ExtraEquals, T::MendKeyValue),
        "carriage return must be followed by newline" => (T::LineEnding, T::MendLineEnding),
        "cannot recurse further; max recursion depth met" | "recursion limit" => (T::TooDeep, T::MendTooDeep),
        "unexpected key or value" | "unexpected content" | "invalid inline table element" => (T::Unexpected, T::MendKeyValue),
        _ => return None,
    })
}

/// What is wrong with a key or a value itself, and what would be right.
fn of_value(description: &str) -> Option<(SyntaxText, SyntaxText)> {
    use SyntaxText as T;
    Some(match description {
        "invalid key"
        | "invalid table"
        | "invalid unquoted key"
        | "unquoted keys cannot be empty"
        | "keys cannot be multi-line basic strings"
        | "keys cannot be multi-line literal strings" => (T::InvalidKey, T::MendKey),
        "unexpected leading zero"
        | "unexpected sign"
        | "radix must be lowercase"
        | "integers with a radix cannot be signed"
        | "redundant integer number prefix"
        | "redundant numeric sign"
        | "`_` may only go between digits"
        | "invalid boolean"
        | "invalid float"
        | "invalid mantissa"
        | "invalid fraction"
        | "invalid exponent"
        | "invalid integer number"
        | "invalid hexadecimal number"
        | "invalid octal number"
        | "invalid binary number"
        | "invalid date-time" => (T::InvalidNumber, T::MendNumber),
        "missing opening quote" => (T::UnclosedText, T::MendCloseText),
        "invalid string" => (T::InvalidText, T::MendText),
        "missing escaped value" | "too few unicode value digits" | "invalid value" => (T::InvalidEscape, T::MendEscape),
        _ => return None,
    })
}

/// The first bracket or brace that is never closed. The parser tells the end of the file instead, and until there takes
/// everything for a part of the list.
pub(super) fn unclosed(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut open: Vec<usize> = Vec::new();
    let mut first: Option<usize> = None;
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'#' => at += line_length(&bytes[at..]),
            b'"' | b'\'' => {
                at += text_length(&bytes[at..]);
                continue;
            }
            b'[' | b'{' => open.push(at),
            closing @ (b']' | b'}') => {
                let opening = if closing == b']' { b'[' } else { b'{' };
                if open.iter().any(|&at| bytes[at] == opening) {
                    // Whatever was opened since is closed by nothing.
                    while let Some(last) = open.pop().filter(|&at| bytes[at] != opening) {
                        first = Some(first.map_or(last, |first| first.min(last)));
                    }
                }
            }
            _ => {}
        }
        at += 1;
    }
    open.into_iter().chain(first).min()
}

fn line_length(bytes: &[u8]) -> usize {
    bytes.iter().position(|&byte| byte == b'\n').unwrap_or(bytes.len())
}

/// The length of the text in quotes that begins here; one that is not closed ends with its line.
fn text_length(bytes: &[u8]) -> usize {
    let quote = bytes[0];
    let three = bytes.starts_with(&[quote; 3]);
    let end: &[u8] = if three { &[quote; 3] } else { &[quote] };
    let mut at = end.len();
    while at < bytes.len() {
        if bytes[at..].starts_with(end) {
            return at + end.len();
        }
        match bytes[at] {
            b'\n' if !three => return at,
            b'\\' if quote == b'"' => at += 2,
            _ => at += 1,
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::FaultKind;

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

    #[test]
    fn the_bracket_that_is_not_closed_is_found() {
        let found = |text: &str| unclosed(text);
        assert_eq!(found("a = [1, { b = 2 }]\n[c]\n[[d]]"), None);
        assert_eq!(found("a = [1,\n[c]\nb = [2]"), Some(4));
        assert_eq!(found("a = [{ b = 2, { c = 3 }]\n"), Some(5));
        assert_eq!(found("a = \"[\" # [\nb = '{' \nc = \"\"\"[\n\"\"\"\nd = '''{'''"), None);
        assert_eq!(found("a = \"\\\"[\"\nb = {"), Some(14));
        assert_eq!(found("a = \"[\nb = [1]"), None, "a text that is not closed ends with its line");
        assert_eq!(found("]}"), None);
    }

    #[test]
    fn what_follows_from_an_open_bracket_is_not_told() {
        let text = "protocol = \"bully\"\nseed = oops\nevents = [\n  { at = 1, start = 1 },\n[processes]\nids = [1, 2]\n";
        let faults = crate::scenario::read(text).expect_err("not TOML");
        let told: Vec<_> = faults.iter().map(|fault| (&text[fault.span.clone()], fault.kind.what().key)).collect();
        assert_eq!(told, [("oops", "syntax-unquoted-text"), ("[", "syntax-unclosed-array")]);
    }
}
