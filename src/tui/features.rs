//! What the keys do, by subject. Only the table of bindings names them all.

pub(super) mod act;
pub(super) mod branches;
pub(super) mod check;
pub(super) mod compare;
pub(super) mod demos;
pub(super) mod faults;
pub(super) mod from_file;
pub(super) mod measure;
pub(super) mod notes;
pub(super) mod panes;
pub(super) mod pending_panel;
pub(super) mod playing;
pub(super) mod present;
pub(super) mod run_until;
pub(super) mod runs;
pub(super) mod save;
pub(super) mod search;
pub(super) mod selection;
pub(super) mod stops;
pub(super) mod travel;
pub(super) mod why;

/// The next of so many things that stand in a circle, or the one before.
fn turned(here: usize, count: usize, forward: bool) -> usize {
    (here + if forward { 1 } else { count - 1 }) % count
}
