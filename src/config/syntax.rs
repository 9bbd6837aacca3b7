//! What can keep a text from being TOML, in our own words: the parser's are English only.

use super::fault::Problem;
use crate::text::{TextId, ids};

type Words = (TextId, TextId);

const UNCLOSED_ARRAY: Words = (ids::SYNTAX_UNCLOSED_ARRAY, ids::SYNTAX_MEND_CLOSE_ARRAY);
const UNCLOSED_TABLE: Words = (ids::SYNTAX_UNCLOSED_INLINE_TABLE, ids::SYNTAX_MEND_CLOSE_INLINE_TABLE);
const UNCLOSED_TEXT: Words = (ids::SYNTAX_UNCLOSED_TEXT, ids::SYNTAX_MEND_CLOSE_TEXT);
const INVALID_TEXT: Words = (ids::SYNTAX_INVALID_TEXT, ids::SYNTAX_MEND_TEXT);
const UNQUOTED: Words = (ids::SYNTAX_UNQUOTED_TEXT, ids::SYNTAX_MEND_QUOTE);
const YES_OR_NO: Words = (ids::SYNTAX_YES_OR_NO, ids::SYNTAX_MEND_YES_OR_NO);
const MISSING_VALUE: Words = (ids::SYNTAX_MISSING_VALUE, ids::SYNTAX_MEND_KEY_VALUE);

/// Our words, and the parser's messages that mean that.
const KNOWN: &[(Words, &[&str])] = &[
    ((ids::SYNTAX_DUPLICATE_KEY, ids::SYNTAX_MEND_DUPLICATE_KEY), &["duplicate key"]),
    (UNCLOSED_ARRAY, &["unclosed array"]),
    (UNCLOSED_TABLE, &["unclosed inline table"]),
    ((ids::SYNTAX_UNCLOSED_HEADER, ids::SYNTAX_MEND_CLOSE_HEADER), &["unclosed table", "unclosed array table"]),
    (
        (ids::SYNTAX_MISSING_COMMA, ids::SYNTAX_MEND_ADD_COMMA),
        &["missing comma between array elements", "missing comma between key-value pairs"],
    ),
    ((ids::SYNTAX_EXTRA_COMMA, ids::SYNTAX_MEND_REMOVE_COMMA), &["extra comma in array", "extra comma in inline table"]),
    (
        (ids::SYNTAX_MISSING_EQUALS, ids::SYNTAX_MEND_KEY_VALUE),
        &["missing assignment between key-value pairs", "key with no value", "invalid key-value pair"],
    ),
    (MISSING_VALUE, &["missing value for key", "missing value", "missing key for inline table element"]),
    (
        (ids::SYNTAX_EXTRA_EQUALS, ids::SYNTAX_MEND_KEY_VALUE),
        &["extra `=`", "extra assignment between key-value pairs", "unexpected `=` in array"],
    ),
    ((ids::SYNTAX_LINE_ENDING, ids::SYNTAX_MEND_LINE_ENDING), &["carriage return must be followed by newline"]),
    ((ids::SYNTAX_TOO_DEEP, ids::SYNTAX_MEND_TOO_DEEP), &["cannot recurse further; max recursion depth met", "recursion limit"]),
    (
        (ids::SYNTAX_UNEXPECTED, ids::SYNTAX_MEND_KEY_VALUE),
        &["unexpected key or value", "unexpected content", "invalid inline table element"],
    ),
    (
        (ids::SYNTAX_INVALID_KEY, ids::SYNTAX_MEND_KEY),
        &[
            "invalid key",
            "invalid table",
            "invalid unquoted key",
            "unquoted keys cannot be empty",
            "keys cannot be multi-line basic strings",
            "keys cannot be multi-line literal strings",
        ],
    ),
    (
        (ids::SYNTAX_INVALID_NUMBER, ids::SYNTAX_MEND_NUMBER),
        &[
            "unexpected leading zero",
            "unexpected sign",
            "radix must be lowercase",
            "integers with a radix cannot be signed",
            "redundant integer number prefix",
            "redundant numeric sign",
            "`_` may only go between digits",
            "invalid boolean",
            "invalid float",
            "invalid mantissa",
            "invalid fraction",
            "invalid exponent",
            "invalid integer number",
            "invalid hexadecimal number",
            "invalid octal number",
            "invalid binary number",
            "invalid date-time",
        ],
    ),
    (UNCLOSED_TEXT, &["missing opening quote"]),
    (
        INVALID_TEXT,
        &[
            "invalid string",
            "invalid literal string",
            "invalid basic string",
            "invalid multi-line literal string",
            "invalid multi-line basic string",
        ],
    ),
    (
        (ids::SYNTAX_INVALID_ESCAPE, ids::SYNTAX_MEND_ESCAPE),
        &["missing escaped value", "too few unicode value digits", "invalid value"],
    ),
];

fn of((what, mend): Words) -> Problem {
    Problem::new(what, mend)
}

pub(super) fn open(bracket: &str) -> Problem {
    of(if bracket == "{" { UNCLOSED_TABLE } else { UNCLOSED_ARRAY })
}

/// What the parser says about a piece of the text; in its own words if we have none for it.
pub(super) fn problem(message: &str, piece: &str) -> Problem {
    let (description, expected) = message.split_once(", expected ").unwrap_or((message, ""));
    let is_flag = ["yes", "no", "on", "off", "true", "false"].iter().any(|flag| piece.eq_ignore_ascii_case(flag));
    let unquoted = if is_flag { YES_OR_NO } else { UNQUOTED };
    let known = KNOWN.iter().find(|(_, messages)| messages.contains(&description)).map(|(words, _)| *words);
    match known {
        _ if description == "string values must be quoted" => of(if piece.is_empty() { MISSING_VALUE } else { unquoted }),
        Some(INVALID_TEXT) if description != "invalid string" && expected.starts_with(['`', '\'']) => of(UNCLOSED_TEXT),
        Some(_) if ["invalid boolean", "invalid float"].contains(&description) && piece.starts_with(char::is_alphabetic) => {
            of(unquoted)
        }
        Some(words) => of(words),
        None => {
            let what = ids::SyntaxOther { message: message.to_owned() };
            Problem::new(what, ids::SYNTAX_MEND_OTHER)
        }
    }
}

/// The first bracket or brace that is never closed: the parser names the end of the file instead.
pub(super) fn unclosed(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut open: Vec<usize> = Vec::new();
    // How many of them are brackets, and how many braces.
    let mut of_kind = [0_usize; 2];
    let kind = |byte: u8| usize::from(byte == b'{');
    let mut first: Option<usize> = None;
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'#' => at = bytes[at..].iter().position(|&byte| byte == b'\n').map_or(bytes.len(), |length| at + length),
            b'"' | b'\'' => {
                at += text_length(&bytes[at..]);
                continue;
            }
            opening @ (b'[' | b'{') => {
                open.push(at);
                of_kind[kind(opening)] += 1;
            }
            closing @ (b']' | b'}') => {
                let opening = if closing == b']' { b'[' } else { b'{' };
                if of_kind[kind(opening)] > 0 {
                    // Whatever was opened since is closed by nothing.
                    while let Some(last) = open.pop() {
                        of_kind[kind(bytes[last])] -= 1;
                        if bytes[last] == opening {
                            break;
                        }
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
mod tests;
