//! Helpers that press keys by their names, one after the other or at fixed times.

use std::collections::VecDeque;
use std::io;
use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

use crate::tui::app::App;
use crate::tui::terminal::source::EventSource;

/// The name is a character, or one of `left right up down enter esc tab backtab pgup pgdn home end bs`.
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

/// Blanks separate the names of the keys.
pub(super) fn press(app: &mut App, keys: &str) {
    for name in keys.split_whitespace() {
        app.take(&key(name));
    }
}

pub(super) const SCRIPT_IS_OVER: &str = "the script is over";

/// The clock advances only while the program waits.
#[derive(Debug, Default)]
pub(super) struct Script {
    pub(super) now: Duration,
    pub(super) keys: VecDeque<(Duration, Event)>,
    pub(super) end: Duration,
    /// The number of waits without limit.
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
            None => Err(io::Error::other(SCRIPT_IS_OVER)),
        }
    }

    fn now(&self) -> Duration {
        self.now
    }
}
