//! The functions that keys run, by subject. Only the key table names all of these functions.

pub(super) mod act;
pub(super) mod branches;
pub(super) mod check;
pub(super) mod class;
pub(super) mod compare;
pub(super) mod demos;
pub(super) mod faults;
pub(super) mod from_file;
pub(super) mod lesson;
pub(super) mod measure;
pub(super) mod notes;
pub(super) mod own_run;
pub(super) mod panes;
pub(super) mod pending_panel;
pub(super) mod playing;
pub(super) mod present;
pub(super) mod runs;
pub(super) mod save;
pub(super) mod search;
pub(super) mod selection;
pub(super) mod travel;
pub(super) mod why;

mod prelude {
    pub(super) use super::{act, beside, branches, compare, demos, faults, from_file, lesson, notes, panes, rotate};
    pub(super) use super::{
        notes::OpenNote, pending_panel, runs, selection, travel, travel::Arrival, travel::Travel, why,
    };
    pub(super) use crate::tui::binding::{Able, KeyPlace, only_if};
    pub(super) use crate::tui::layers::list::{self, Choice, List, number};
    pub(super) use crate::tui::{app::App, layers, layers::Layer};
    pub(super) use std::{rc::Rc, time::Duration};
    pub(super) use suffrage_engine::protocol::{Id, Remark, Ticks, Value};
    pub(super) use suffrage_engine::{engine::Process, property::title, sim::command::Command};
    pub(super) use suffrage_scenario::Scenario;
    pub(super) use suffrage_session::{Ask, Moved, Session};
    pub(super) use suffrage_text::{Fit, TextId, Texts, ids};
    pub(super) use suffrage_view::view_state::{ListRow, Overlay, Pane, overlay};
}

/// The next index, or the previous one. The index after the last is the first.
fn rotate(here: usize, count: usize, forward: bool) -> usize {
    (here + if forward { 1 } else { count - 1 }) % count
}

/// The next or previous element of `all`. The element after the last is the first.
fn beside<T: Copy + PartialEq>(all: &[T], here: T, forward: bool) -> T {
    let at = all.iter().position(|&one| one == here).unwrap_or_default();
    all[rotate(at, all.len(), forward)]
}
