//! The program in a real terminal: what the person at the keys sees, and that the terminal is always left as it was found.
#![cfg(unix)]

#[path = "terminal/tty.rs"]
mod tty;

use rustix::process::Signal;
use suffrage::text::Language;
use suffrage::tui::library::{Algorithm, Derived, Library, Listed, Opening, Refusal};
use suffrage::tui::{self, Options};
use tty::{Tty, command, path_text, suffrage};

const RIGHT: &str = "\x1b[C";
const LEFT: &str = "\x1b[D";
const CTRL_Z: &str = "\x1a";
const CTRL_C: &str = "\x03";

/// The program on its default scenario, once it can be seen.
fn opened(columns: u16, rows: u16) -> Tty {
    let tty = Tty::start(suffrage(&[]), columns, rows);
    tty.wait_for_text("tick 0");
    tty
}
