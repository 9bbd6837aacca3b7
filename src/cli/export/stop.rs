//! Ctrl-C while a file is being written: what has been begun goes before the program does.

use std::fs;
use std::path::Path;
use std::thread;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

/// From now on a signal that ends the program removes this file first. Once it has its own name, nothing is there to be removed.
pub(super) fn remove_when_stopped(file: &Path) {
    // Without the signals the file would only stay behind under its passing name.
    let Ok(mut signals) = Signals::new([SIGHUP, SIGINT, SIGTERM]) else { return };
    let file = file.to_owned();
    thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            let _ = fs::remove_file(&file);
            std::process::exit(128 + signal);
        }
    });
}
