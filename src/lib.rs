//! `suffrage` shows how distributed processes elect a leader and come to agree: the screen, the command line and what they export.

pub mod check;
pub mod cli;
pub mod export;
pub mod tui;

/// What is asked of the operating system. `--cfg portable` takes the twin for other systems on Unix as well.
#[cfg(not(all(unix, not(portable))))]
#[path = "portable.rs"]
mod system;
#[cfg(all(unix, not(portable)))]
#[path = "unix.rs"]
mod system;
