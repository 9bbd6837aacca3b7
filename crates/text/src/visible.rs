//! Makes untrusted text safe for a terminal: control characters are shown, not executed.

use std::{borrow::Cow, io, io::Write};

/// Whether a terminal would execute the character: a control character or a change of the text direction (UAX 9).
fn is_obeyed(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The text with control characters made visible, line ends included.
pub fn visible(text: &str) -> Cow<'_, str> {
    visible_but(text, &[])
}

/// The text with control characters made visible, except for line ends.
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    visible_but(text, &['\n'])
}

/// The text with control characters made visible, except for those in `kept`. ASCII control characters become symbols
/// such as `␛`; other control characters become escapes such as `\u{9b}`.
pub fn visible_but<'t>(text: &'t str, kept: &[char]) -> Cow<'t, str> {
    let is_shown = |letter: char| !is_obeyed(letter) || kept.contains(&letter);
    if text.chars().all(is_shown) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for letter in text.chars() {
        match letter {
            _ if is_shown(letter) => shown.push(letter),
            '\0'..='\u{1f}' => shown.extend(char::from_u32(0x2400 + u32::from(letter))),
            '\u{7f}' => shown.push('␡'),
            _ => shown.extend(letter.escape_unicode()),
        }
    }
    Cow::Owned(shown)
}

/// How a stream writes characters that a terminal would execute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// As visible symbols, in lines of text.
    Lines,
    /// As JSON escapes, so that a JSON reader gets the original characters.
    Json,
}

/// A stream that makes its text safe for a terminal; line ends stay.
#[derive(Debug)]
pub struct Visible<W> {
    out: W,
    form: Form,
    /// The first bytes of a character that the stream has not received completely.
    begun: Vec<u8>,
}

impl<W: Write> Visible<W> {
    pub const fn new(out: W, form: Form) -> Self {
        Self { out, form, begun: Vec::new() }
    }

    fn put(&mut self, text: &str) -> io::Result<()> {
        match self.form {
            Form::Lines => self.out.write_all(visible_lines(text).as_bytes()),
            Form::Json => {
                let is_plain = |letter: char| !is_obeyed(letter) || letter == '\n';
                if text.chars().all(is_plain) {
                    return self.out.write_all(text.as_bytes());
                }
                let mut units = [0; 2];
                text.chars().try_for_each(|letter| {
                    if is_plain(letter) {
                        return write!(self.out, "{letter}");
                    }
                    letter.encode_utf16(&mut units).iter().try_for_each(|unit| write!(self.out, "\\u{unit:04x}"))
                })
            }
        }
    }
}

impl<W: Write> Write for Visible<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.begun.is_empty() && bytes.iter().all(|byte| matches!(byte, b' '..=b'~' | b'\n')) {
            self.out.write_all(bytes)?;
            return Ok(bytes.len());
        }
        self.begun.extend_from_slice(bytes);
        let all = std::mem::take(&mut self.begun);
        let mut rest = all.as_slice();
        loop {
            match std::str::from_utf8(rest) {
                Ok(text) => {
                    self.put(text)?;
                    return Ok(bytes.len());
                }
                Err(fault) => {
                    let (whole, after) = rest.split_at(fault.valid_up_to());
                    self.put(str::from_utf8(whole).unwrap_or_default())?;
                    let Some(wrong) = fault.error_len() else {
                        self.begun = after.to_vec();
                        return Ok(bytes.len());
                    };
                    self.put("\u{fffd}")?;
                    rest = &after[wrong..];
                }
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests;
