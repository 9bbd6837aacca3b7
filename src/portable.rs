//! The counterpart of `unix.rs` for systems without signals: only crossterm restores the terminal.
#![expect(clippy::unnecessary_wraps, clippy::unused_self, reason = "the items have the same form as those of Unix")]

use std::{fs::Metadata, fs::Permissions, io, io::Write, path::Path, time::Duration, time::UNIX_EPOCH};

/// Does nothing: on these systems, reading from the terminal never waits.
pub(crate) fn read_without_waiting() -> io::Result<()> {
    Ok(())
}

/// Always true: these systems do not report whether the terminal accepts output.
pub(crate) fn is_terminal_writable(_timeout: Duration) -> bool {
    true
}

pub(crate) fn write_to_terminal(bytes: &[u8]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()
}

/// Always false: if the terminal is gone, these systems end the program.
pub(crate) fn is_terminal_gone() -> bool {
    false
}

pub(crate) fn serve_signals(_end: fn(i32) -> !, _stop: fn(), _go_on: fn()) -> io::Result<()> {
    Ok(())
}

pub(crate) const HUNG_UP: i32 = 129;
pub(crate) const INTERRUPTED: i32 = 130; // The exit code after Ctrl+C, as on Unix.

/// Does nothing: on these systems, no shell could continue a stopped program.
pub(crate) fn suspend() -> io::Result<()> {
    Ok(())
}

pub(crate) fn stop_process() {}

pub(crate) fn wake() {}

/// Never requests a stop: Ctrl+C ends the program at once.
#[derive(Debug)]
pub(crate) struct StopRequest;

impl StopRequest {
    pub(crate) fn watch() -> io::Result<Self> {
        Ok(Self)
    }

    pub(crate) fn asked(&self) -> Option<u8> {
        None
    }
}

/// Does nothing: when Ctrl+C ends the program, a temporary file stays.
pub(crate) fn remove_when_stopped(_file: &Path) {}

pub(crate) fn new_file_permissions() -> Option<Permissions> {
    None
}

pub(crate) fn check_writable(path: &Path) -> io::Result<()> {
    if path.metadata()?.permissions().readonly() { Err(io::ErrorKind::PermissionDenied.into()) } else { Ok(()) }
}

/// The times of the last write and of creation, each as (seconds, nanoseconds), and the number 0. On Unix, this number
/// is the inode number, which these systems do not have.
pub(crate) fn file_state(metadata: &Metadata) -> ([(i64, i64); 2], u64) {
    let time = |time: io::Result<std::time::SystemTime>| {
        let since = time.ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok()).unwrap_or_default();
        (since.as_secs().cast_signed(), since.subsec_nanos().into())
    };
    ([time(metadata.modified()), time(metadata.created())], 0)
}

pub(crate) fn memory() -> Option<u64> {
    None
}
