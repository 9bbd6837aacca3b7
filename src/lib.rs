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

/// These in their order, each of them once.
fn each_once<T: PartialEq>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut once = Vec::new();
    for one in all {
        if !once.contains(&one) {
            once.push(one);
        }
    }
    once
}
