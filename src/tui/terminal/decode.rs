//! The bytes of a terminal as events: keys, pastes, the mouse, and the terminal's answers to what it was asked.
//!
//! It is done here and not by crossterm because of the answers: crossterm takes the answer about the background for keys, and an
//! answer may come late, when keys already count. Here it is known for what it is at whatever moment and in however many pieces
//! it comes. What is no key and no answer is swallowed whole, so that an unknown sequence never acts.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

#[derive(Clone, Debug, PartialEq)]
pub(in crate::tui) enum Input {
    Event(Event),
    /// The colour of the terminal's background, as 24 bits.
    Background(u32),
    /// What the terminal can do: every terminal says so when it is asked, so that after this no other answer comes.
    Attributes,
}

/// How long the rest of a key may take: terminals send it in one piece, networks part it.
const KEY: Duration = Duration::from_millis(10);
/// The same while an answer is expected, which begins like a key.
const ANSWER: Duration = Duration::from_millis(250);
/// How long the rest of a text may take that has an end of its own: a paste, or an answer of which enough has come.
const TEXT: Duration = Duration::from_secs(2);
/// No answer is longer than this, in bytes.
const LONGEST_ANSWER: usize = 1024;

const ESC: u8 = 0x1b;
const BELL: u8 = 0x07;
const BACKGROUND: &[u8] = b"\x1b]11;";
const PASTE: &[u8] = b"\x1b[200~";
const PASTE_END: &[u8] = b"\x1b[201~";

/// The second byte of the strings in which terminals answer what other programs ask: DCS, SOS, PM, APC. Keys with Alt send the same two
/// bytes; here they mean nothing.
macro_rules! string_of {
    () => {
        b'P' | b'X' | b'^' | b'_'
    };
}

#[derive(Debug, Default)]
pub(in crate::tui) struct Decoder {
    bytes: Vec<u8>,
    expects: bool,
    /// What was given up although it may have begun an answer; what follows may show that it did.
    given_up: Vec<u8>,
}

enum Step {
    Whole(usize, Option<Input>),
    Part,
}

impl Decoder {
    pub(in crate::tui) fn expect_answers(&mut self) {
        self.expects = true;
    }

    pub(in crate::tui) fn feed(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// The next thing that is there as a whole.
    pub(in crate::tui) fn next(&mut self) -> Option<Input> {
        while !self.bytes.is_empty() {
            let step = self.rest_of_answer().unwrap_or_else(|| {
                self.given_up.clear();
                step(&self.bytes)
            });
            let Step::Whole(length, input) = step else { return None };
            self.bytes.drain(..length.clamp(1, self.bytes.len()));
            self.given_up.clear();
            self.expects &= input != Some(Input::Attributes);
            if input.is_some() {
                return input;
            }
        }
        None
    }

    /// The rest of an answer whose beginning was given up because nothing followed for long.
    fn rest_of_answer(&self) -> Option<Step> {
        let before = self.given_up.len();
        let whole = [self.given_up.as_slice(), &self.bytes].concat();
        if before == 0 || !may_be_answer(&whole) {
            return None;
        }
        match step(&whole) {
            Step::Part => Some(Step::Part),
            Step::Whole(length, input @ Some(Input::Background(_) | Input::Attributes)) if length > before => {
                Some(Step::Whole(length - before, input))
            }
            Step::Whole(..) => None,
        }
    }

    /// How long the rest of what has begun may take, after the last byte; `None` if nothing has begun.
    pub(in crate::tui) fn patience(&self) -> Option<Duration> {
        match self.bytes.as_slice() {
            [] => None,
            [ESC, b']', digit, ..] if digit.is_ascii_digit() => Some(TEXT),
            [ESC, string_of!()] => Some(ANSWER),
            [ESC, string_of!(), ..] | [ESC, b'[', b'?', ..] => Some(TEXT),
            bytes if bytes.starts_with(PASTE) => Some(TEXT),
            _ if self.expects => Some(ANSWER),
            _ => Some(KEY),
        }
    }

    /// The rest has not come: what is there is all there is.
    pub(in crate::tui) fn give_up(&mut self) -> Option<Input> {
        let bytes = std::mem::take(&mut self.bytes);
        if !std::mem::take(&mut self.given_up).is_empty() {
            // Keys that look like the rest of an answer, and are none.
            self.bytes.extend(bytes.iter().skip(1));
            return bytes.first().map(|&byte| letter(char::from(byte)));
        }
        if self.expects && may_be_answer(&bytes) {
            self.given_up.clone_from(&bytes);
        }
        match bytes.as_slice() {
            [ESC] => Some(key(KeyCode::Esc, KeyModifiers::NONE)),
            // Alt with a key that is also the beginning of a sequence.
            [ESC, letter @ (b'[' | b'O' | b']')] => Some(key(KeyCode::Char(char::from(*letter)), KeyModifiers::ALT)),
            bytes if bytes.starts_with(PASTE) => {
                Some(Input::Event(Event::Paste(String::from_utf8_lossy(&bytes[PASTE.len()..]).into_owned())))
            }
            _ => None,
        }
    }
}

/// Whether bytes are the beginning of an answer, or all of one.
fn may_be_answer(bytes: &[u8]) -> bool {
    let begins: [&[u8]; 2] = [BACKGROUND, b"\x1b[?"];
    begins.iter().any(|begin| begin.starts_with(bytes) || bytes.starts_with(begin))
}

fn step(bytes: &[u8]) -> Step {
    match bytes {
        [ESC] => Step::Part,
        [ESC, b'[', ..] => control_sequence(bytes),
        [ESC, b']', ..] => system_command(bytes),
        [ESC, string_of!(), ..] => string(bytes, is_text),
        [ESC, b'O', ..] => match bytes.get(2) {
            None => Step::Part,
            Some(&last) => Step::Whole(3, letter_key(last).map(|code| key(code, KeyModifiers::NONE))),
        },
        [ESC, ESC, ..] => Step::Whole(1, Some(key(KeyCode::Esc, KeyModifiers::NONE))),
        [ESC, rest @ ..] => match character(rest) {
            Step::Part => Step::Part,
            Step::Whole(length, input) => Step::Whole(length + 1, input.map(with_alt)),
        },
        bytes => character(bytes),
    }
}

fn key(code: KeyCode, modifiers: KeyModifiers) -> Input {
    Input::Event(Event::Key(KeyEvent::new(code, modifiers)))
}

fn with_alt(input: Input) -> Input {
    match input {
        Input::Event(Event::Key(mut event)) => {
            event.modifiers |= KeyModifiers::ALT;
            Input::Event(Event::Key(event))
        }
        other => other,
    }
}

fn character(bytes: &[u8]) -> Step {
    let plain = |code: KeyCode| Step::Whole(1, Some(key(code, KeyModifiers::NONE)));
    let control = |letter: u8| Step::Whole(1, Some(key(KeyCode::Char(char::from(letter)), KeyModifiers::CONTROL)));
    match bytes[0] {
        b'\r' => plain(KeyCode::Enter),
        b'\t' => plain(KeyCode::Tab),
        0x7f => plain(KeyCode::Backspace),
        0 => control(b' '),
        byte @ 1..=26 => control(byte - 1 + b'a'),
        byte @ 0x1c..=0x1f => control(byte - 0x1c + b'4'),
        byte => {
            let length = match byte {
                0..=0x7f => 1,
                0xc2..=0xdf => 2,
                0xe0..=0xef => 3,
                0xf0..=0xf4 => 4,
                _ => return Step::Whole(1, None),
            };
            match std::str::from_utf8(&bytes[..length.min(bytes.len())]) {
                Ok(text) => Step::Whole(length, text.chars().next().map(letter)),
                // `error_len` is only known of what can no longer become a letter.
                Err(fault) if fault.error_len().is_none() => Step::Part,
                Err(_) => Step::Whole(1, None),
            }
        }
    }
}

fn letter(letter: char) -> Input {
    let modifiers = if letter.is_uppercase() { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
    key(KeyCode::Char(letter), modifiers)
}

const fn letter_key(last: u8) -> Option<KeyCode> {
    Some(match last {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'H' => KeyCode::Home,
        b'F' => KeyCode::End,
        b'M' => KeyCode::Enter,
        b'P'..=b'S' => KeyCode::F(1 + last - b'P'),
        _ => return None,
    })
}

const fn numbered_key(number: u32) -> Option<KeyCode> {
    Some(match number {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11..=15 => KeyCode::F(number as u8 - 10),
        17..=21 => KeyCode::F(number as u8 - 11),
        23..=26 => KeyCode::F(number as u8 - 12),
        28..=29 => KeyCode::F(number as u8 - 13),
        31..=34 => KeyCode::F(number as u8 - 14),
        _ => return None,
    })
}

/// `ESC [`, parameters, and a last letter.
fn control_sequence(bytes: &[u8]) -> Step {
    match bytes.get(2) {
        None => return Step::Part,
        // The first five function keys of the Linux console.
        Some(b'[') => {
            return match bytes.get(3) {
                None => Step::Part,
                Some(&last @ b'A'..=b'E') => Step::Whole(4, Some(key(KeyCode::F(1 + last - b'A'), KeyModifiers::NONE))),
                Some(_) => Step::Whole(4, None),
            };
        }
        // The oldest form of the mouse: three bytes.
        Some(b'M') => {
            return match bytes.get(3..6) {
                None => Step::Part,
                Some(mouse) => {
                    let [buttons, column, row] = [mouse[0], mouse[1], mouse[2]].map(|byte| u32::from(byte.saturating_sub(32)));
                    Step::Whole(6, mouse_event(buttons, column, row, false))
                }
            };
        }
        Some(_) => {}
    }
    let Some(end) = bytes[2..].iter().position(|byte| !(0x20..=0x3f).contains(byte)).map(|at| at + 2) else {
        return Step::Part;
    };
    if !(0x40..=0x7e).contains(&bytes[end]) {
        // Broken off: what follows stands for itself.
        return Step::Whole(end, None);
    }
    if bytes.starts_with(PASTE) {
        let text = &bytes[PASTE.len()..];
        let Some(length) = text.windows(PASTE_END.len()).position(|window| window == PASTE_END) else { return Step::Part };
        let pasted = String::from_utf8_lossy(&text[..length]).into_owned();
        return Step::Whole(PASTE.len() + length + PASTE_END.len(), Some(Input::Event(Event::Paste(pasted))));
    }
    Step::Whole(end + 1, meaning(&bytes[2..end], bytes[end]))
}

fn meaning(parameters: &[u8], last: u8) -> Option<Input> {
    let number = |bytes: &[u8]| -> u32 {
        let digits = bytes.iter().take_while(|byte| byte.is_ascii_digit());
        digits.fold(0, |number: u32, digit| number.saturating_mul(10).saturating_add(u32::from(digit - b'0')))
    };
    let parts = |bytes: &[u8]| -> [u32; 3] {
        let mut parts = bytes.split(|&byte| byte == b';').map(number);
        std::array::from_fn(|_| parts.next().unwrap_or_default())
    };
    match (parameters.first(), last) {
        (Some(b'?'), b'c') => Some(Input::Attributes),
        (Some(b'<'), b'M' | b'm') => {
            let [buttons, column, row] = parts(&parameters[1..]);
            mouse_event(buttons, column, row, last == b'm')
        }
        (Some(b'?' | b'<' | b'=' | b'>'), _) | (_, b'M') => None,
        (None, b'I') => Some(Input::Event(Event::FocusGained)),
        (None, b'O') => Some(Input::Event(Event::FocusLost)),
        (_, b'Z') => Some(key(KeyCode::BackTab, KeyModifiers::SHIFT)),
        (_, b'~') => {
            let [which, modifiers, _] = parts(parameters);
            numbered_key(which).map(|code| key(code, modifiers_of(modifiers)))
        }
        (_, b'u') => {
            let [letter, modifiers, _] = parts(parameters);
            coded_key(letter).map(|code| key(code, modifiers_of(modifiers)))
        }
        (_, last) => letter_key(last).map(|code| key(code, modifiers_of(parts(parameters)[1]))),
    }
}

fn coded_key(number: u32) -> Option<KeyCode> {
    Some(match number {
        9 => KeyCode::Tab,
        13 => KeyCode::Enter,
        27 => KeyCode::Esc,
        127 => KeyCode::Backspace,
        number => KeyCode::Char(char::from_u32(number).filter(|letter| !letter.is_control())?),
    })
}

/// Terminals count the keys held down from 1: nothing.
fn modifiers_of(number: u32) -> KeyModifiers {
    let known = [(1, KeyModifiers::SHIFT), (2, KeyModifiers::ALT), (4, KeyModifiers::CONTROL), (8, KeyModifiers::SUPER)];
    held_of(number.saturating_sub(1), &known)
}

fn held_of(bits: u32, known: &[(u32, KeyModifiers)]) -> KeyModifiers {
    known.iter().filter(|(bit, _)| bits & bit != 0).fold(KeyModifiers::NONE, |held, (_, modifier)| held | *modifier)
}

/// What the mouse did. Columns and rows are counted from 1 there.
fn mouse_event(buttons: u32, column: u32, row: u32, released: bool) -> Option<Input> {
    let button = match buttons & 3 {
        0 => MouseButton::Left,
        1 => MouseButton::Middle,
        _ => MouseButton::Right,
    };
    let (wheel, moves) = (buttons & 64 != 0, buttons & 32 != 0);
    let kind = match buttons & 3 {
        0 if wheel => MouseEventKind::ScrollUp,
        1 if wheel => MouseEventKind::ScrollDown,
        2 if wheel => MouseEventKind::ScrollLeft,
        _ if wheel => MouseEventKind::ScrollRight,
        3 if moves => MouseEventKind::Moved,
        _ if moves => MouseEventKind::Drag(button),
        3 => MouseEventKind::Up(MouseButton::Left),
        _ if released => MouseEventKind::Up(button),
        _ => MouseEventKind::Down(button),
    };
    let modifiers = held_of(buttons, &[(4, KeyModifiers::SHIFT), (8, KeyModifiers::ALT), (16, KeyModifiers::CONTROL)]);
    let place = |number: u32| u16::try_from(number.checked_sub(1)?).ok();
    Some(Input::Event(Event::Mouse(MouseEvent { kind, column: place(column)?, row: place(row)?, modifiers })))
}

/// `ESC ]`, a number, a text, and its end. Only answers look like this.
fn system_command(bytes: &[u8]) -> Step {
    match bytes.get(2) {
        None => Step::Part,
        // The answer about the background has no blanks and nothing that a key of the program sends: whatever else comes breaks it off.
        Some(digit) if digit.is_ascii_digit() && bytes.starts_with(BACKGROUND) => string(
            bytes,
            |byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f' | b'A'..=b'F' | b'r' | b'g' | b':' | b';' | b'/' | b'#'),
        ),
        Some(digit) if digit.is_ascii_digit() => string(bytes, is_text),
        Some(_) => Step::Whole(2, Some(key(KeyCode::Char(']'), KeyModifiers::ALT))),
    }
}

const fn is_text(byte: u8) -> bool {
    byte >= 0x20 && byte != 0x7f
}

/// A text with its own beginning, of two bytes, and its end: the bell or `ESC \`. What comes in between and is no part of it breaks it off and
/// stands for itself.
fn string(bytes: &[u8], is_part: impl Fn(u8) -> bool) -> Step {
    let Some(end) = bytes[2..].iter().position(|&byte| !is_part(byte)).map(|at| at + 2) else {
        return if bytes.len() > LONGEST_ANSWER { Step::Whole(bytes.len(), None) } else { Step::Part };
    };
    let answer = || if bytes[1] == b']' { answer(&bytes[2..end]) } else { None };
    match &bytes[end..] {
        [BELL, ..] => Step::Whole(end + 1, answer()),
        [ESC, b'\\', ..] => Step::Whole(end + 2, answer()),
        [ESC] => Step::Part,
        _ => Step::Whole(end, None),
    }
}

/// The colour in `11;rgb:0d0d/1111/1717`, in its other forms too.
fn answer(text: &[u8]) -> Option<Input> {
    let text = std::str::from_utf8(text).ok()?.strip_prefix("11;")?;
    let channel = |digits: &str| -> Option<u32> {
        let most = 16_u32.checked_pow(u32::try_from(digits.len()).ok()?).filter(|_| (1..=4).contains(&digits.len()))? - 1;
        Some((u32::from_str_radix(digits, 16).ok()? * 255 + most / 2) / most)
    };
    let joined = |parts: [&str; 3]| -> Option<u32> {
        let [red, green, blue] = parts.map(channel);
        Some(red? << 16 | green? << 8 | blue?)
    };
    let rgb = if let Some(digits) = text.strip_prefix('#') {
        let size = Some(digits.len() / 3).filter(|size| size * 3 == digits.len())?;
        joined([digits.get(..size)?, digits.get(size..2 * size)?, digits.get(2 * size..)?])
    } else {
        let channels = text.strip_prefix("rgb:").or_else(|| text.strip_prefix("rgba:"))?;
        let mut channels = channels.split('/');
        joined([channels.next()?, channels.next()?, channels.next()?])
    };
    rgb.map(Input::Background)
}

#[cfg(test)]
mod tests;
