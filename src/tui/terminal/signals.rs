//! What signals do to a program that holds the terminal, and what some keys do as signals would.

use std::{io, process};

use super::guard;
use crate::system;

/// Starts to serve signals until the process ends.
///
/// # Errors
/// If the system refuses.
pub(in crate::tui) fn serve() -> io::Result<()> {
    system::serve_signals(end, stop, || go_on(&guard::renew()))
}

/// Ends the program as Ctrl+C does where the terminal still serves it.
pub(in crate::tui) fn interrupt() -> ! {
    end(system::INTERRUPTED)
}

/// Ends the program if the terminal is gone, without waiting for the hangup that is on its way.
pub(in crate::tui) fn end_if_hung_up() {
    if system::is_terminal_gone() {
        end(system::HUNG_UP);
    }
}

fn end(code: i32) -> ! {
    guard::give_back(guard::PATIENCE);
    process::exit(code)
}

/// Gives the terminal back, stops, and takes the terminal again when the program is continued.
fn stop() {
    if guard::give_back(guard::PATIENCE) {
        system::stop_process();
        go_on(&guard::take());
    }
}

fn go_on(taken: &io::Result<()>) {
    if taken.is_err() {
        end(system::HUNG_UP);
    }
    // The main thread sleeps in its wait for a key, and the size may have changed meanwhile.
    system::wake();
}
