//! Signals: the ones that end the program, the ones that stop it and let it go on, and the terminal that goes away.

use std::{io, process, thread};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::process::{Signal, getpid, kill_current_process_group, kill_process};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGTTOU};
use signal_hook::iterator::Signals;
use signal_hook::low_level;

use super::guard;

/// Starts to serve signals, on threads of their own, until the process ends.
///
/// # Errors
/// If the system refuses a handler or a thread.
pub(in crate::tui) fn serve() -> io::Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT])?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in signals.forever() {
            match signal {
                SIGTSTP => stop(),
                SIGCONT => go_on(&guard::renew()),
                ending => end(ending),
            }
        }
    })?;
    thread::Builder::new().name("hangup".to_owned()).spawn(end_on_hangup)?;
    Ok(())
}

/// Stops the program and everything else in its process group, as Ctrl+Z does where the terminal still serves it.
///
/// # Errors
/// If the system refuses.
pub(in crate::tui) fn suspend() -> io::Result<()> {
    Ok(kill_current_process_group(Signal::TSTP)?)
}

/// Ends the program as Ctrl+C does where the terminal still serves it.
///
/// # Errors
/// If the system refuses.
pub(in crate::tui) fn interrupt() -> io::Result<()> {
    Ok(kill_process(getpid(), Signal::INT)?)
}

fn end(signal: i32) -> ! {
    guard::give_back(guard::PATIENCE);
    process::exit(128 + signal)
}

/// Gives the terminal back, stops, and takes the terminal again when the program is let go on.
///
/// SIGTSTP has our handler, so it no longer stops anything; SIGTTOU still has the system's own, which stops the program just
/// as SIGTSTP would, and does nothing where no shell could ever let it go on (an orphaned process group). It is sent to this
/// thread alone, so that it has taken effect when the call returns.
fn stop() {
    if guard::give_back(guard::PATIENCE) {
        // If the system refuses, we are still running: then the terminal is ours again at once.
        let _ = low_level::raise(SIGTTOU);
        go_on(&guard::take());
    }
}

fn go_on(taken: &io::Result<()>) {
    if taken.is_err() {
        end(SIGHUP);
    }
    // The main thread sleeps in its wait for a key; a change of size wakes it, and the size may well have changed meanwhile.
    // Sending a signal to oneself cannot fail; if it did, the next key would draw the screen.
    let _ = kill_process(getpid(), Signal::WINCH);
}

/// Ends the program if the terminal is gone, without waiting for the hangup that is on its way.
pub(in crate::tui) fn end_if_hung_up() {
    let stdin = rustix::stdio::stdin();
    let mut fds = [PollFd::new(&stdin, PollFlags::empty())];
    if poll(&mut fds, Some(&Timespec { tv_sec: 0, tv_nsec: 0 })).is_ok_and(|ready| ready > 0) {
        end(SIGHUP);
    }
}

/// Ends the program once the terminal is gone: reads from it would return at once, without end.
fn end_on_hangup() {
    let stdin = rustix::stdio::stdin();
    loop {
        let mut fds = [PollFd::new(&stdin, PollFlags::empty())];
        match poll(&mut fds, None) {
            Ok(0) | Err(Errno::INTR) => {}
            Ok(_) | Err(_) => end(SIGHUP),
        }
    }
}
