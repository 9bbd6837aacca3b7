//! Input: keys, resizes, the time, and the terminal's colours.

use std::{io, time::Duration, time::Instant};

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyModifiers};
use terminal_colorsaurus::{QueryOptions, background_color};

use suffrage_view::{Depth, ThemeName};

/// How long to wait for the background colour. Nearly all terminals answer within a few milliseconds.
const ANSWER: Duration = Duration::from_millis(100);
/// The shortest wait for an event: with zero, crossterm would not look for one.
const AT_ONCE: Duration = Duration::from_micros(100);

pub(crate) trait EventSource {
    /// Waits without limit if `patience` is `None`.
    fn next(&mut self, patience: Option<Duration>) -> io::Result<Option<Event>>;

    fn now(&self) -> Duration;
}

/// The terminal's background colour as a 24-bit number; `None` if no answer comes within `patience`.
pub(crate) fn background(patience: Duration) -> Option<u32> {
    let mut options = QueryOptions::default();
    options.timeout = patience;
    let answer = background_color(options).ok().map(|colour| colour.scale_to_8bit());
    answer.map(|(red, green, blue)| u32::from_be_bytes([0, red, green, blue]))
}

pub(crate) struct Keyboard {
    start: Instant,
    late_answer: LateAnswer,
}

impl Keyboard {
    #[expect(clippy::disallowed_methods, reason = "the screen plays simulated time against the wall clock")]
    pub(crate) fn new() -> io::Result<Self> {
        event::poll(Duration::ZERO)?;
        Ok(Self { start: Instant::now(), late_answer: LateAnswer::NotExpected })
    }

    /// The terminal's background colour as a 24-bit number; `None` if no answer comes in time.
    pub(crate) fn background(&mut self) -> Option<u32> {
        let answer = background(ANSWER);
        if answer.is_none() {
            self.late_answer = LateAnswer::Expected;
        }
        answer
    }
}

impl EventSource for Keyboard {
    fn next(&mut self, patience: Option<Duration>) -> io::Result<Option<Event>> {
        let until = patience.map(|patience| self.now() + patience);
        loop {
            if let Some(until) = until
                && !event::poll(until.saturating_sub(self.now()).max(AT_ONCE))?
            {
                return Ok(None);
            }
            let event = event::read()?;
            if !self.late_answer.includes(&event) {
                return Ok(Some(event));
            }
        }
    }

    fn now(&self) -> Duration {
        self.start.elapsed()
    }
}

/// The part of a late answer about the background colour that has arrived. The answer is `ESC ] 11;rgb:1e1e/1e1e/1e1e`,
/// then `ESC \` or a bell. crossterm reports it as keys, beginning with Alt+].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LateAnswer {
    NotExpected,
    Expected,
    /// `ESC ]` and then this number of characters have arrived.
    Begun(usize),
    /// The terminator has two bytes; the first byte has arrived.
    Ending,
}

impl LateAnswer {
    const PREFIX: &str = "11;rgb";

    /// Whether the event belongs to the late answer and is no key of the user.
    fn includes(&mut self, event: &Event) -> bool {
        let &Event::Key(KeyEvent { code, modifiers, .. }) = event else { return false };
        let next = match (*self, code, modifiers) {
            (Self::Expected, KeyCode::Char(']'), KeyModifiers::ALT) => Self::Begun(0),
            (Self::Begun(_), KeyCode::Char('\\'), KeyModifiers::ALT)
            | (Self::Begun(_), KeyCode::Char('g'), KeyModifiers::CONTROL)
            | (Self::Ending, KeyCode::Char('\\'), _) => Self::NotExpected,
            (Self::Begun(_), KeyCode::Esc, _) => Self::Ending,
            (Self::Begun(length), KeyCode::Char(letter), _)
                if Self::PREFIX.chars().nth(length).map_or_else(
                    || letter.is_ascii_hexdigit() || matches!(letter, ':' | '/'),
                    |expected| letter == expected,
                ) =>
            {
                Self::Begun(length + 1)
            }
            (Self::Expected, ..) => return false,
            _ => {
                *self = Self::NotExpected;
                return false;
            }
        };
        *self = next;
        true
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Environment {
    no_color: bool,
    term: String,
    colorterm: String,
    colorfgbg: String,
}

impl Environment {
    pub(crate) fn of_process() -> Self {
        let value = |name: &str| std::env::var_os(name).unwrap_or_default().to_string_lossy().into_owned();
        let [term, colorterm, colorfgbg] = ["TERM", "COLORTERM", "COLORFGBG"].map(value);
        Self { no_color: !value("NO_COLOR").is_empty(), term, colorterm, colorfgbg }
    }

    pub(crate) fn depth(&self) -> Depth {
        let names = |names: &[&str]| names.iter().any(|name| self.term.contains(name));
        match () {
            () if matches!(self.colorterm.as_str(), "truecolor" | "24bit") => Depth::True,
            () if names(&["direct", "truecolor", "kitty", "alacritty", "foot", "ghostty", "wezterm"]) => Depth::True,
            () if names(&["256color"]) => Depth::Indexed,
            () => Depth::Sixteen,
        }
    }

    /// The environment variable that decides the number of colours.
    pub(crate) fn names_depth(&self) -> Option<&'static str> {
        let without = Self { colorterm: String::new(), ..self.clone() };
        match () {
            () if self.depth() != without.depth() => Some("COLORTERM"),
            () => (self.depth() != Depth::Sixteen).then_some("TERM"),
        }
    }

    /// The environment variable that turns colours off.
    pub(crate) const fn names_mono(&self) -> &'static str {
        if self.no_color { "NO_COLOR" } else { "TERM" }
    }

    pub(crate) fn is_mono(&self) -> bool {
        let has_none =
            self.term.is_empty() || self.term == "dumb" || self.term.ends_with("-m") || self.term.ends_with("-mono");
        self.no_color || has_none
    }

    /// Whether to ask the terminal for its background colour. The Linux console cannot answer, and it is dark.
    pub(crate) fn can_be_asked(&self) -> bool {
        !self.is_mono() && self.term != "linux"
    }

    pub(crate) fn theme(&self, ground: Option<u32>) -> ThemeName {
        if self.is_mono() {
            return ThemeName::Mono;
        }
        let is_light = ground.map(suffrage_view::is_light).or_else(|| self.hints_at_light());
        if is_light == Some(true) { ThemeName::Light } else { ThemeName::Dark }
    }

    /// The last number of COLORFGBG is the palette colour of the background: `15;0` is white on black.
    pub(crate) fn hints_at_light(&self) -> Option<bool> {
        let (_, ground) = self.colorfgbg.rsplit_once(';')?;
        let ground: u8 = ground.parse().ok()?;
        Some(ground == 7 || (9..16).contains(&ground))
    }
}

#[cfg(test)]
mod tests;
