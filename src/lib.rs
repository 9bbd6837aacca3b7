//! `suffrage` shows how distributed processes elect a leader and reach agreement: screen, command line and exports.

pub mod check;
pub mod cli;
pub mod export;
pub mod tui;

/// Calls to the operating system. `--cfg portable` selects the version for other systems on Unix too.
#[cfg(not(all(unix, not(portable))))]
#[path = "portable.rs"]
mod system;
#[cfg(all(unix, not(portable)))]
#[path = "unix.rs"]
mod system;

/// Removes duplicates; keeps the order.
fn each_once<T: PartialEq>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut once = Vec::new();
    for one in all {
        if !once.contains(&one) {
            once.push(one);
        }
    }
    once
}
