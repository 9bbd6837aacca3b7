//! What the keys do, one file a feature. Only the table of bindings names them all.

pub(super) mod act;
pub mod branches;
pub(super) mod compare;
pub(super) mod events;
pub(super) mod faults;
pub(super) mod inspect;
pub(super) mod navigation;
pub(super) mod notes;
pub(super) mod pending_panel;
pub(super) mod playing;
mod present;
pub(super) mod properties;
mod run_until;
mod save;
mod scenario_actions;
pub(super) mod search;
pub mod search_picker;
mod themes;
mod travel;
pub(super) mod why;
