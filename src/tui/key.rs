//! A key as the keyboard sends it, and how it is called.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use suffrage_text::{Texts, ids};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    pub(super) code: KeyCode,
    /// Shift, Ctrl and Alt. Shift is left out for characters, which are other characters with it.
    pub(super) modifiers: KeyModifiers,
}

impl Key {
    pub(super) const fn plain(code: KeyCode) -> Self {
        Self { code, modifiers: KeyModifiers::NONE }
    }

    pub(super) const fn char(character: char) -> Self {
        Self::plain(KeyCode::Char(character))
    }

    pub(super) const fn shift(code: KeyCode) -> Self {
        Self { code, modifiers: KeyModifiers::SHIFT }
    }

    pub(super) const fn control(code: KeyCode) -> Self {
        Self { code, modifiers: KeyModifiers::CONTROL }
    }

    pub(super) fn of(event: KeyEvent) -> Self {
        let known = KeyModifiers::SHIFT | KeyModifiers::CONTROL | KeyModifiers::ALT;
        let mut modifiers = event.modifiers & known;
        match event.code {
            // Terminals differ in whether they report Shift with a character, and with the Tab that goes backwards.
            KeyCode::Char(_) | KeyCode::BackTab => modifiers.remove(KeyModifiers::SHIFT),
            _ => {}
        }
        Self { code: event.code, modifiers }
    }

    pub(super) fn digit(self) -> Option<char> {
        match self.code {
            KeyCode::Char(character) if character.is_ascii_digit() && self.modifiers.is_empty() => Some(character),
            _ => None,
        }
    }

    /// What people call it: `c`, `Ctrl+Z`, `Shift+→`.
    pub(super) fn cap(self, texts: &Texts) -> String {
        let mut cap = String::new();
        let mut hold = |name: String| {
            cap.push_str(&name);
            cap.push('+');
        };
        let control = self.modifiers.contains(KeyModifiers::CONTROL);
        if control {
            hold(texts.say(ids::KEY_CONTROL));
        }
        if self.modifiers.contains(KeyModifiers::ALT) {
            hold("Alt".to_owned());
        }
        if self.modifiers.contains(KeyModifiers::SHIFT) || self.code == KeyCode::BackTab {
            hold(texts.say(ids::KEY_SHIFT));
        }
        match self.code {
            KeyCode::Char(' ') => cap.push_str(&texts.say(ids::KEY_SPACE)),
            KeyCode::Char(character) if control => cap.extend(character.to_uppercase()),
            KeyCode::Char(character) => cap.push(character),
            KeyCode::Left => cap.push_str(&texts.spelled("←")),
            KeyCode::Right => cap.push_str(&texts.spelled("→")),
            KeyCode::Up => cap.push_str(&texts.spelled("↑")),
            KeyCode::Down => cap.push_str(&texts.spelled("↓")),
            KeyCode::Enter => cap.push_str(&texts.say(ids::KEY_ENTER)),
            KeyCode::Esc => cap.push_str(&texts.say(ids::KEY_ESCAPE)),
            KeyCode::Tab | KeyCode::BackTab => cap.push_str(&texts.say(ids::KEY_TAB)),
            KeyCode::Backspace => cap.push_str(&texts.say(ids::KEY_BACKSPACE)),
            KeyCode::PageUp => cap.push_str(&texts.say(ids::KEY_PAGE_UP)),
            KeyCode::PageDown => cap.push_str(&texts.say(ids::KEY_PAGE_DOWN)),
            KeyCode::Home => cap.push_str(&texts.say(ids::KEY_HOME)),
            KeyCode::End => cap.push_str(&texts.say(ids::KEY_END)),
            other => cap.push_str(&other.to_string()),
        }
        cap
    }
}

pub(super) fn add(keys: &mut Vec<Key>, more: &[Key]) {
    for key in more {
        if !keys.contains(key) {
            keys.push(*key);
        }
    }
}

/// The caps of all keys of a row of the help. The ten digits are one key to the reader.
pub(super) fn caps(keys: &[Key], texts: &Texts) -> String {
    if keys.iter().all(|key| key.digit().is_some()) {
        return texts.spelled("0–9").into_owned();
    }
    keys.iter().map(|key| key.cap(texts)).collect::<Vec<_>>().join(" ")
}
