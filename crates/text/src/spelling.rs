//! How texts are written for a screen: large numbers in groups, and without what a terminal of ASCII characters cannot show.

use std::borrow::Cow;

/// A number with a sign between groups of three digits: `999`, `2,080`, `501,500`.
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

/// A text without signs beyond ASCII; letters stay as they are, for a word without its accents is another word.
pub(super) fn in_ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    // A dot that parts two things is a comma; one that stands for itself stays a dot.
    for character in text.replace(" · ", ", ").chars() {
        match spelled(character) {
            Some(spelled) => plain.push_str(spelled),
            None => plain.push(character),
        }
    }
    Cow::Owned(plain)
}

/// How a sign is written in ASCII.
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
