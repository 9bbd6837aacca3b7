//! The terminal taken and given back: raw mode, alternate screen, hidden cursor, bracketed paste, the mouse.
//!
//! Four ways lead out — the end of the program, an error, a panic and a signal — and each of them gives back all that was
//! taken. Signals are served by a thread of their own, so the right to write is decided here, under one lock: a frame is
//! written whole or not at all, and never after the terminal was given back.

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

/// How long a signal waits for the frame that is being written, and for the terminal to take the last bytes.
pub(crate) const PATIENCE: Duration = Duration::from_millis(300);

struct TerminalState {
    taken: bool,
    writing: bool,
    /// The program is done with the terminal: it is not taken again.
    done: bool,
}

const CLEAR: &[u8] = b"\x1b[2J";

static STATE: Mutex<TerminalState> = Mutex::new(TerminalState { taken: false, writing: false, done: false });
static WRITTEN: Condvar = Condvar::new();
static REDRAW: AtomicBool = AtomicBool::new(false);
static MOUSE: AtomicBool = AtomicBool::new(false);

fn state() -> MutexGuard<'static, TerminalState> {
    // Nothing between lock and unlock can leave the flags half changed, so a panic elsewhere does not make them wrong.
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Holds the terminal; dropping it gives the terminal back.
pub(crate) struct TerminalGuard(());

impl TerminalGuard {
    /// Takes the terminal, and the mouse with it if it is wanted: without it, the mouse selects text as elsewhere.
    pub(crate) fn take(mouse: bool) -> io::Result<Self> {
        MOUSE.store(mouse, Ordering::Release);
        // A panic gives the terminal back before its message is printed, so that the message can be read.
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
        // Set first: a concurrent SIGTSTP handler must not re-enter raw mode after we leave it.
        state().done = true;
        give_back(PATIENCE);
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

/// Takes the terminal (again, after a stop) and asks for a whole frame.
pub(crate) fn take() -> io::Result<()> {
    let mut bytes = Vec::new();
    queue!(bytes, EnterAlternateScreen, EnableBracketedPaste, Hide)?;
    if MOUSE.load(Ordering::Acquire) {
        queue!(bytes, EnableMouseCapture)?;
    }
    // Under the lock, so that a signal meets a terminal that is taken or one that is not, never one that is half taken.
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

/// Gives the terminal back as it was found, if it is taken; whether it was.
///
/// Nothing is reported: on the ways out that lead here nothing could show it, and each step is tried whatever became of
/// the one before.
pub(crate) fn give_back(patience: Duration) -> bool {
    let (mut flags, _) =
        WRITTEN.wait_timeout_while(state(), patience, |flags| flags.writing).unwrap_or_else(PoisonError::into_inner);
    let was_taken = std::mem::replace(&mut flags.taken, false);
    drop(flags);
    if was_taken {
        let mut bytes = Vec::new();
        let queued = queue!(
            bytes,
            EndSynchronizedUpdate,
            SetAttribute(Attribute::Reset),
            DisableMouseCapture,
            DisableBracketedPaste,
            Show,
            LeaveAlternateScreen
        );
        // A terminal that takes no bytes (gone, or stopped by flow control) must not keep a signal from ending the program.
        if queued.is_ok() && is_terminal_writable(PATIENCE) {
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

/// Where frames go: gathered, and written in one piece, which the terminal shows at once (synchronized update).
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
        // A screen that is cleared and not drawn yet would flicker: the clearing goes with the frame that follows it.
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
                // Given back meanwhile: this frame is dropped. Taking the terminal again asks for a whole one.
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

/// A frame for a terminal with sixteen colours: `31` or `97` in place of crossterm's `38;5;1` or `38;5;15`, which such a
/// terminal takes for something that blinks or is struck.
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
    // The modes of the terminal may have been changed while the program was stopped.
    system::serve_signals(end, stop, || go_on(&if give_back(PATIENCE) { take() } else { Ok(()) }))
}

/// Ends the program as Ctrl+C does where the terminal still serves it.
pub(crate) fn interrupt() -> ! {
    end(system::INTERRUPTED)
}

/// Ends the program if the terminal is gone, without waiting for the hangup that is on its way.
pub(crate) fn end_if_hung_up() {
    if system::is_terminal_gone() {
        end(system::HUNG_UP);
    }
}

fn end(code: i32) -> ! {
    give_back(PATIENCE);
    process::exit(code)
}

/// Gives the terminal back, stops, and takes the terminal again when the program is continued.
fn stop() {
    if give_back(PATIENCE) {
        system::stop_process();
        go_on(&take());
    }
}

fn go_on(taken: &io::Result<()>) {
    if taken.is_err() {
        end(system::HUNG_UP);
    }
    // The main thread sleeps in its wait for a key, and the size may have changed meanwhile.
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
