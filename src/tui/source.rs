//! What comes in from outside: keys, changes of size, and the time.

use std::io;
use std::time::{Duration, Instant};

use crossterm::event::{self, Event};

/// Keys and time. The program reads the terminal and the clock; tests bring their own.
pub(super) trait Source {
    /// The next event, waited for at most so long (`None`: until there is one); `None` if there was none.
    fn next(&mut self, patience: Option<Duration>) -> io::Result<Option<Event>>;

    /// The time since some fixed moment.
    fn now(&self) -> Duration;
}

/// The shortest wait that finds what is there.
const LEAST: Duration = Duration::from_millis(1);

/// The terminal's keys and the machine's clock.
#[derive(Debug)]
pub(super) struct Keyboard {
    start: Instant,
}

impl Keyboard {
    /// Starts the clock, and begins to notice changes of size: those that come before the first wait for a key are kept for it.
    ///
    /// # Errors
    /// If the system does not let us wait for the terminal.
    #[expect(clippy::disallowed_methods, reason = "the screen is where simulated time is played against the wall clock")]
    pub(super) fn new() -> io::Result<Self> {
        event::poll(Duration::ZERO)?;
        Ok(Self { start: Instant::now() })
    }
}

impl Source for Keyboard {
    fn next(&mut self, patience: Option<Duration>) -> io::Result<Option<Event>> {
        // Asked not to wait at all, crossterm does not even look.
        match patience.map(|patience| patience.max(LEAST)) {
            None => event::read().map(Some),
            Some(patience) if event::poll(patience)? => event::read().map(Some),
            Some(_) => Ok(None),
        }
    }

    fn now(&self) -> Duration {
        self.start.elapsed()
    }
}
