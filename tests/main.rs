//! Tests of the whole program: its scenarios, its commands, and its screen in a real terminal.

mod boundaries;
mod bounds;
mod cli;
mod counts;
mod faults;
mod field;
mod golden;
mod matrix;
mod repeats;
mod scenarios;
mod stateright;
#[cfg(unix)]
mod terminal;
mod trace;
