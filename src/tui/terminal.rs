//! Takes the terminal and gives it back: raw mode, alternate screen, hidden cursor, bracketed paste, mouse.
//!
//! There are four ways out (the end of the program, an error, a panic, a signal), and each restores everything. A
//! separate thread handles signals, so a lock decides who may write: a frame is written completely or not at all, and
//! never after the terminal was given back.

pub(super) mod source;

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::{io, io::IsTerminal, io::Write, process, sync::atomic::AtomicBool, sync::atomic::Ordering, time::Duration};

use crossterm::event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture};
use crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode,
};
use crossterm::{cursor::Hide, cursor::Show, queue, style::Attribute, style::SetAttribute};

use crate::system::{self, is_terminal_writable, read_without_waiting, write_to_terminal};
use crate::tui::Failure;
use suffrage_text::ids;
use suffrage_view::Depth;

/// Before the program restores the terminal, it waits at most this time for the current frame. Then it waits at most
/// this time again until the terminal accepts the last bytes.
pub(crate) const WRITE_TIMEOUT: Duration = Duration::from_millis(300);

struct TerminalState {
    taken: bool,
    writing: bool,
    /// Whether the program must not take the terminal again.
    done: bool,
}

const CLEAR: &[u8] = b"\x1b[2J";

static STATE: Mutex<TerminalState> = Mutex::new(TerminalState { taken: false, writing: false, done: false });
static WRITTEN: Condvar = Condvar::new();
static REDRAW: AtomicBool = AtomicBool::new(false);
static MOUSE: AtomicBool = AtomicBool::new(false);

fn state() -> MutexGuard<'static, TerminalState> {
    // No code that holds the lock can leave the flags half changed, so they are valid even after a panic.
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(crate) struct TerminalGuard(());

impl TerminalGuard {
    /// With `mouse`, the program gets mouse events. Without it, the mouse selects text as usual.
    pub(crate) fn take(mouse: bool) -> io::Result<Self> {
        MOUSE.store(mouse, Ordering::Release);
        // The panic message is readable only after the terminal is restored.
        let next = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            give_back(Duration::ZERO);
            next(panic);
        }));
        take()?;
        Ok(Self(()))
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        // Comes first, because a concurrent SIGTSTP handler must not enter raw mode again after we leave it.
        state().done = true;
        give_back(WRITE_TIMEOUT);
    }
}

pub(crate) fn check() -> Result<(), Failure> {
    if !io::stdin().is_terminal() {
        return Err(Failure::NoTerminal(ids::ENDS_INPUT_IS_NO_TERMINAL));
    }
    if !io::stdout().is_terminal() {
        return Err(Failure::NoTerminal(ids::ENDS_OUTPUT_IS_NO_TERMINAL));
    }
    Ok(())
}

pub(crate) fn take() -> io::Result<()> {
    let mut bytes = Vec::new();
    queue!(bytes, EnterAlternateScreen, EnableBracketedPaste, Hide)?;
    if MOUSE.load(Ordering::Acquire) {
        queue!(bytes, EnableMouseCapture)?;
    }
    // With the lock, a signal handler never finds a half-taken terminal.
    let mut flags = state();
    if flags.done {
        return Ok(());
    }
    enable_raw_mode()?;
    if let Err(fault) = read_without_waiting().and_then(|()| write_to_terminal(&bytes)) {
        disable_raw_mode()?;
        return Err(fault);
    }
    flags.taken = true;
    ask_for_redraw();
    Ok(())
}

/// Restores the terminal; returns whether this was necessary. Errors are ignored, so that the later steps also run.
pub(crate) fn give_back(timeout: Duration) -> bool {
    let (mut flags, _) =
        WRITTEN.wait_timeout_while(state(), timeout, |flags| flags.writing).unwrap_or_else(PoisonError::into_inner);
    let was_taken = std::mem::replace(&mut flags.taken, false);
    drop(flags);
    if was_taken {
        let mut bytes = Vec::new();
        let queued = queue!(bytes, EndSynchronizedUpdate, SetAttribute(Attribute::Reset), DisableMouseCapture);
        let queued = queued.and_then(|()| queue!(bytes, DisableBracketedPaste, Show, LeaveAlternateScreen));
        // A terminal may accept no bytes, because it is gone or stopped by flow control. The program must end anyway.
        if queued.is_ok() && is_terminal_writable(WRITE_TIMEOUT) {
            let _ = write_to_terminal(&bytes);
        }
        let _ = disable_raw_mode();
    }
    was_taken
}

pub(crate) fn take_redraw() -> bool {
    REDRAW.swap(false, Ordering::AcqRel)
}

pub(crate) fn ask_for_redraw() {
    REDRAW.store(true, Ordering::Release);
}

/// Writes each frame in one piece (synchronized update).
pub(crate) struct Output {
    depth: Depth,
    pending: Vec<u8>,
}

impl Output {
    pub(crate) const fn new(depth: Depth) -> Self {
        Self { depth, pending: Vec::new() }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.pending.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        // A cleared, empty screen would flicker, so the clearing waits for the next frame.
        if self.pending.is_empty() || self.pending.ends_with(CLEAR) {
            return Ok(());
        }
        let mut frame = Vec::with_capacity(self.pending.len() + 16);
        queue!(frame, BeginSynchronizedUpdate)?;
        match self.depth {
            Depth::Sixteen => frame.extend(of_sixteen(&self.pending)),
            Depth::True | Depth::Indexed => frame.extend_from_slice(&self.pending),
        }
        self.pending.clear();
        queue!(frame, EndSynchronizedUpdate)?;
        {
            let mut flags = state();
            if !flags.taken {
                // The terminal was given back. When the program takes it again, it requests a whole frame.
                return Ok(());
            }
            flags.writing = true;
        }
        let result = write_to_terminal(&frame);
        state().writing = false;
        WRITTEN.notify_all();
        result
    }
}

/// Replaces `38;5;1` by `31`, and `38;5;15` by `97`, because terminals with 16 colours misread the long codes.
fn of_sixteen(frame: &[u8]) -> Vec<u8> {
    let is_number = |byte: &u8| byte.is_ascii_digit() || *byte == b';';
    let mut written = Vec::with_capacity(frame.len());
    let mut rest = frame;
    while let Some(at) = rest.windows(2).position(|bytes| bytes == b"\x1b[") {
        let (before, sequence) = rest.split_at(at + 2);
        let length = sequence.iter().take_while(|byte| is_number(byte)).count();
        let numbers = str::from_utf8(&sequence[..length]).unwrap_or_default();
        written.extend_from_slice(before);
        written
            .extend(if sequence.get(length) == Some(&b'm') { short_form(numbers) } else { numbers.to_owned() }.bytes());
        rest = &sequence[length..];
    }
    written.extend_from_slice(rest);
    written
}

fn short_form(numbers: &str) -> String {
    let mut parts = numbers.split(';');
    let mut short = Vec::new();
    while let Some(part) = parts.next() {
        match (part, parts.clone().next(), parts.clone().nth(1).and_then(|index| index.parse::<u8>().ok())) {
            ("38" | "48", Some("5"), Some(index)) => {
                let first = if part == "38" { 30 } else { 40 };
                short.push((if index < 8 { first + index } else { first + 52 + index.min(15) }).to_string());
                parts.nth(1);
            }
            _ => short.push(part.to_owned()),
        }
    }
    short.join(";")
}

pub(crate) fn serve() -> io::Result<()> {
    // The terminal modes may have changed while the program was stopped.
    system::serve_signals(end, stop, || resume(&if give_back(WRITE_TIMEOUT) { take() } else { Ok(()) }))
}

/// Ends the program as Ctrl+C does outside raw mode.
pub(crate) fn interrupt() -> ! {
    end(system::INTERRUPTED)
}

pub(crate) fn end_if_hung_up() {
    if system::is_terminal_gone() {
        end(system::HUNG_UP);
    }
}

fn end(code: i32) -> ! {
    give_back(WRITE_TIMEOUT);
    process::exit(code)
}

fn stop() {
    if give_back(WRITE_TIMEOUT) {
        system::stop_process();
        resume(&take());
    }
}

fn resume(taken: &io::Result<()>) {
    if taken.is_err() {
        end(system::HUNG_UP);
    }
    // The main thread waits for a key. It must wake up, because the size may have changed.
    system::wake();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_colours_are_written_in_their_own_form() {
        let frame = b"\x1b[2;3Hx\x1b[38;5;1;48;5;15mx\x1b[39;48;5;0m\x1b[1mx\x1b[m5;1m";
        assert_eq!(of_sixteen(frame), b"\x1b[2;3Hx\x1b[31;107mx\x1b[39;40m\x1b[1mx\x1b[m5;1m");
    }
}
