//! What comes in from outside: keys, changes of size, the terminal's answers, and the time.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use crossterm::event::Event;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use signal_hook::consts::SIGWINCH;
use signal_hook::low_level::pipe;

use super::decode::{Decoder, Input};

/// Keys and time. The program reads the terminal and the clock; tests bring their own.
pub(in crate::tui) trait EventSource {
    /// The next event, waited for at most so long (`None`: until there is one); `None` if there was none.
    fn next(&mut self, patience: Option<Duration>) -> io::Result<Option<Event>>;

    /// The time since some fixed moment.
    fn now(&self) -> Duration;
}

#[derive(Debug)]
pub(in crate::tui) struct Keyboard {
    start: Instant,
    decoder: Decoder,
    /// What came while something else was waited for.
    kept: VecDeque<Event>,
    heard: Duration,
    asked: Duration,
    /// A byte for every change of size.
    sizes: UnixStream,
}

impl Keyboard {
    /// Starts the clock, and begins to notice changes of size: those that come before the first wait for a key are kept for it.
    ///
    /// # Errors
    /// If the system does not let us notice them.
    #[expect(clippy::disallowed_methods, reason = "the screen is where simulated time is played against the wall clock")]
    pub(in crate::tui) fn new() -> io::Result<Self> {
        let (sizes, sender) = UnixStream::pair()?;
        sizes.set_nonblocking(true)?;
        pipe::register(SIGWINCH, sender)?;
        Ok(Self {
            start: Instant::now(),
            decoder: Decoder::default(),
            kept: VecDeque::new(),
            heard: Duration::ZERO,
            asked: Duration::ZERO,
            sizes,
        })
    }

    pub(in crate::tui) fn expect_answers(&mut self) {
        self.asked = self.now();
        self.decoder.expect_answers();
    }

    /// The background, as 24 bits: waited for until the terminal has said it, or has said the last of what it was asked, or so
    /// long has passed since it was asked. Keys that come meanwhile are kept; an answer that comes later is no key.
    ///
    /// # Errors
    /// If the terminal is gone.
    pub(in crate::tui) fn background(&mut self, patience: Duration) -> io::Result<Option<u32>> {
        let until = self.asked + patience;
        loop {
            match self.input(Some(until.saturating_sub(self.now())))? {
                Some(Input::Background(rgb)) => return Ok(Some(rgb)),
                Some(Input::Event(event)) => self.kept.push_back(event),
                Some(Input::Attributes) | None => return Ok(None),
            }
        }
    }

    /// The next thing that comes in within so long.
    fn input(&mut self, patience: Option<Duration>) -> io::Result<Option<Input>> {
        let until = patience.map(|patience| self.now() + patience);
        let mut looked = false;
        loop {
            if let Some(input) = self.decoder.next() {
                return Ok(Some(input));
            }
            let now = self.now();
            let rest = self.decoder.patience().map(|patience| self.heard + patience);
            if looked && rest.is_some_and(|rest| rest <= now) {
                if let Some(input) = self.decoder.give_up() {
                    return Ok(Some(input));
                }
                continue;
            }
            if looked && until.is_some_and(|until| until <= now) {
                return Ok(None);
            }
            let wait = rest.into_iter().chain(until).min().map(|moment| moment.saturating_sub(now));
            let (keys, size) = self.wait(wait)?;
            looked = true;
            if size {
                return Ok(Some(Input::Event(self.new_size()?)));
            }
            if keys {
                self.read()?;
            }
        }
    }

    /// Waits for bytes or for a change of size; which of them came.
    fn wait(&self, patience: Option<Duration>) -> io::Result<(bool, bool)> {
        let stdin = rustix::stdio::stdin();
        let mut fds = [PollFd::new(&stdin, PollFlags::IN), PollFd::new(&self.sizes, PollFlags::IN)];
        let timeout = patience.map(Timespec::try_from).transpose().map_err(io::Error::other)?;
        match poll(&mut fds, timeout.as_ref()) {
            Ok(_) => {}
            Err(Errno::INTR) => return Ok((false, false)),
            Err(fault) => return Err(fault.into()),
        }
        if fds[0].revents().intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL) {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok((fds[0].revents().contains(PollFlags::IN), fds[1].revents().contains(PollFlags::IN)))
    }

    fn read(&mut self) -> io::Result<()> {
        let mut bytes = [0; 4_096];
        match rustix::io::read(rustix::stdio::stdin(), &mut bytes) {
            Ok(length) => {
                self.decoder.feed(&bytes[..length]);
                self.heard = self.now();
                Ok(())
            }
            Err(Errno::INTR | Errno::AGAIN) => Ok(()),
            Err(fault) => Err(fault.into()),
        }
    }

    /// All changes of size until now as one.
    fn new_size(&mut self) -> io::Result<Event> {
        let mut bytes = [0; 256];
        while matches!(self.sizes.read(&mut bytes), Ok(1..)) {}
        let (columns, rows) = crossterm::terminal::size()?;
        Ok(Event::Resize(columns, rows))
    }
}

impl EventSource for Keyboard {
    fn next(&mut self, patience: Option<Duration>) -> io::Result<Option<Event>> {
        if let Some(event) = self.kept.pop_front() {
            return Ok(Some(event));
        }
        let until = patience.map(|patience| self.now() + patience);
        loop {
            let left = until.map(|until| until.saturating_sub(self.now()));
            match self.input(left)? {
                Some(Input::Event(event)) => return Ok(Some(event)),
                // Answers that came too late.
                Some(Input::Background(_) | Input::Attributes) => {}
                None => return Ok(None),
            }
        }
    }

    fn now(&self) -> Duration {
        self.start.elapsed()
    }
}
