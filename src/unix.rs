//! Calls to a Unix system that the standard library lacks: the terminal, signals, permissions.
//!
//! `portable.rs` offers the same items for other systems; `--cfg portable` selects it on Unix too, to compile it.

use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::{fs, fs::Metadata, fs::Permissions, io, path::Path, process, sync::Arc, thread, time::Duration};

use rustix::process::{Signal, getpid, kill_current_process_group, kill_process};
use rustix::termios::{OptionalActions, SpecialCodeIndex, tcgetattr, tcgetwinsize, tcsetattr};
use rustix::{event::PollFd, event::PollFlags, event::Timespec, event::poll, io::Errno};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGTTOU};
use signal_hook::{SigId, flag, iterator::Signals, low_level};

const HANGUP_INTERVAL: Duration = Duration::from_millis(500);
/// The permissions of a new file, before the umask applies.
const NEW_FILE: u32 = 0o666;

/// Makes reads from the terminal return at once if there is no input, until raw mode ends.
///
/// crossterm reads until there is no more input. In plain raw mode, it would block after an incomplete escape sequence
/// until the next key.
pub(crate) fn read_without_waiting() -> io::Result<()> {
    let stdin = rustix::stdio::stdin();
    let mut modes = tcgetattr(stdin)?;
    modes.special_codes[SpecialCodeIndex::VMIN] = 0;
    modes.special_codes[SpecialCodeIndex::VTIME] = 0;
    Ok(tcsetattr(stdin, OptionalActions::Now, &modes)?)
}

pub(crate) fn is_terminal_writable(limit: Duration) -> bool {
    let stdout = rustix::stdio::stdout();
    let mut fds = [PollFd::new(&stdout, PollFlags::OUT)];
    let timeout = Timespec::try_from(limit).ok();
    poll(&mut fds, timeout.as_ref()).is_ok_and(|ready| ready > 0) && fds[0].revents().contains(PollFlags::OUT)
}

/// Writes without the standard library's lock on stdout, which the main thread may hold when a signal arrives.
pub(crate) fn write_to_terminal(mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match rustix::io::write(rustix::stdio::stdout(), bytes) {
            Ok(written) => bytes = &bytes[written..],
            Err(Errno::INTR) => {}
            Err(fault) => return Err(fault.into()),
        }
    }
    Ok(())
}

/// Whether the terminal is gone. `poll` would not help: on macOS, `poll` reports POLLNVAL for every `/dev/tty`.
pub(crate) fn is_terminal_gone() -> bool {
    matches!(tcgetwinsize(rustix::stdio::stdin()), Err(fault) if fault != Errno::INTR)
}

/// Handles signals on separate threads: SIGTSTP with `stop`, SIGCONT with `resume`. `end` gets the exit code after a
/// signal that ends the program, or after the loss of the terminal.
#[expect(clippy::disallowed_methods, reason = "the terminal is asked for its size twice a second")]
pub(crate) fn serve_signals(end: fn(i32) -> !, stop: fn(), resume: fn()) -> io::Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT])?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in signals.forever() {
            match signal {
                SIGTSTP => stop(),
                SIGCONT => resume(),
                ending => end(128 + ending),
            }
        }
    })?;
    // After a hangup, crossterm's wait for a key would loop forever.
    thread::Builder::new().name("hangup".to_owned()).spawn(move || {
        while !is_terminal_gone() {
            thread::sleep(HANGUP_INTERVAL);
        }
        end(HUNG_UP);
    })?;
    Ok(())
}

pub(crate) const HUNG_UP: i32 = 128 + SIGHUP;
pub(crate) const INTERRUPTED: i32 = 128 + SIGINT;

/// Stops the process group, as Ctrl+Z does in a shell.
pub(crate) fn suspend() -> io::Result<()> {
    Ok(kill_current_process_group(Signal::TSTP)?)
}

/// Stops the process until it receives SIGCONT.
///
/// Uses SIGTTOU, because SIGTSTP has a handler here. SIGTTOU does not stop a process that no shell could continue (a
/// process of an orphaned group). The signal goes to this thread, so the call returns only after the stop.
pub(crate) fn stop_process() {
    // If the system refuses, the program keeps running, as if it had already been continued.
    let _ = low_level::raise(SIGTTOU);
}

/// Sends SIGWINCH, which ends the main thread's wait for a key.
pub(crate) fn wake() {
    // Sending a signal to oneself cannot fail; if it did, the next key would redraw the screen.
    let _ = kill_process(getpid(), Signal::WINCH);
}

/// While this value exists, the first signal only sets a flag. A second signal ends the program.
#[derive(Debug)]
pub(crate) struct StopRequest {
    signal: Arc<AtomicUsize>,
    registered: Vec<SigId>,
}

impl StopRequest {
    pub(crate) fn watch() -> io::Result<Self> {
        let (signal, again) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicBool::new(false)));
        let mut registered = Vec::new();
        for one in [SIGHUP, SIGINT, SIGTERM] {
            // The order matters: at the first signal, `again` must still be unset when the shutdown handler reads it.
            registered.push(flag::register_conditional_shutdown(one, 128 + one, Arc::clone(&again))?);
            registered.push(flag::register(one, Arc::clone(&again))?);
            registered.push(flag::register_usize(one, Arc::clone(&signal), one.unsigned_abs() as usize)?);
        }
        Ok(Self { signal, registered })
    }

    pub(crate) fn asked(&self) -> Option<u8> {
        u8::try_from(self.signal.load(Ordering::Relaxed)).ok().filter(|&signal| signal > 0)
    }
}

impl Drop for StopRequest {
    fn drop(&mut self) {
        for id in self.registered.drain(..) {
            low_level::unregister(id);
        }
    }
}

/// Removes the temporary `file` if a signal ends the program before the file is renamed.
pub(crate) fn remove_when_stopped(file: &Path) {
    // Without the handlers, an interrupted program leaves the temporary file behind.
    let Ok(mut signals) = Signals::new([SIGHUP, SIGINT, SIGTERM]) else { return };
    let file = file.to_owned();
    thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            let _ = fs::remove_file(&file);
            process::exit(128 + signal);
        }
    });
}

#[expect(clippy::unnecessary_wraps, reason = "other systems choose the permissions")]
pub(crate) fn new_file_permissions() -> Option<Permissions> {
    Some(Permissions::from_mode(NEW_FILE))
}

pub(crate) fn check_writable(path: &Path) -> io::Result<()> {
    Ok(rustix::fs::access(path, rustix::fs::Access::WRITE_OK)?)
}

/// The times of the last write and of the last change of metadata, each as (seconds, nanoseconds). The last value is
/// the inode number.
pub(crate) fn file_state(metadata: &Metadata) -> ([(i64, i64); 2], u64) {
    let times = [(metadata.mtime(), metadata.mtime_nsec()), (metadata.ctime(), metadata.ctime_nsec())];
    (times, metadata.ino())
}

#[cfg(target_os = "linux")]
#[expect(clippy::unnecessary_wraps, reason = "other systems do not report it")]
pub(crate) fn memory() -> Option<u64> {
    let info = rustix::system::sysinfo();
    Some((info.totalram as u64).saturating_mul(info.mem_unit.max(1).into()))
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn memory() -> Option<u64> {
    None
}
