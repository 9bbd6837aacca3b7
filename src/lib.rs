//! `suffrage` shows how distributed processes elect a leader and reach agreement: screen, command line and exports.

pub mod check;
pub mod cli;
pub mod export;
pub mod tui;

/// Calls to the operating system. With `--cfg portable`, the version for other systems is also compiled on Unix.
#[cfg(not(all(unix, not(portable))))]
#[path = "portable.rs"]
mod system;
#[cfg(all(unix, not(portable)))]
#[path = "unix.rs"]
mod system;

fn each_once<T: PartialEq>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut once = Vec::new();
    for one in all {
        if !once.contains(&one) {
            once.push(one);
        }
    }
    once
}
