//! Helpers that press keys by their names, one after the other or at fixed times.

use std::collections::VecDeque;
use std::io;
use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

use crate::tui::app::App;
use crate::tui::terminal::source::EventSource;

/// The event of a key name: a character, or one of `left right up down enter esc tab backtab pgup pgdn home end bs`.
pub(super) fn key(name: &str) -> Event {
    let (name, modifiers) = match name.split_once('+') {
        Some(("shift", rest)) => (rest, KeyModifiers::SHIFT),
        Some(("ctrl", rest)) => (rest, KeyModifiers::CONTROL),
        _ => (name, KeyModifiers::NONE),
    };
    let code = match name {
        "left" => KeyCode::Left,
        "right" => KeyCode::Right,
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "tab" => KeyCode::Tab,
        "backtab" => KeyCode::BackTab,
        "pgup" => KeyCode::PageUp,
        "pgdn" => KeyCode::PageDown,
        "home" => KeyCode::Home,
        "end" => KeyCode::End,
        "bs" => KeyCode::Backspace,
        "f5" => KeyCode::F(5),
        "space" => KeyCode::Char(' '),
        character => KeyCode::Char(character.chars().next().expect("a key has a name")),
    };
    Event::Key(KeyEvent::new(code, modifiers))
}

/// Presses keys one after the other; `keys` are names separated by blanks.
pub(super) fn press(app: &mut App, keys: &str) {
    for name in keys.split_whitespace() {
        app.take(&key(name));
    }
}

/// The error with which a script ends the program.
pub(super) const OVER: &str = "the script is over";

/// A source of keys at fixed times, on a clock that advances only while the program waits.
#[derive(Debug, Default)]
pub(super) struct Script {
    pub(super) now: Duration,
    pub(super) keys: VecDeque<(Duration, Event)>,
    /// The time at which the script ends.
    pub(super) end: Duration,
    /// The number of times that the program waited without limit.
    pub(super) slept: usize,
}

impl EventSource for Script {
    fn next(&mut self, patience: Option<Duration>) -> io::Result<Option<Event>> {
        self.slept += usize::from(patience.is_none());
        let next_key = self.keys.front().map_or(self.end, |(at, _)| *at);
        let until = patience.map_or(next_key, |patience| self.now + patience);
        if next_key > until {
            self.now = until;
            return Ok(None);
        }
        self.now = self.now.max(next_key);
        match self.keys.pop_front() {
            Some((_, event)) => Ok(Some(event)),
            None => Err(io::Error::other(OVER)),
        }
    }

    fn now(&self) -> Duration {
        self.now
    }
}
