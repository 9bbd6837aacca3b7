//! The pane of how a process comes to its decision: what its keys do.

use crate::tui::app::App;
use crate::tui::binding::{Able, KeyPlace, only_if};
use suffrage_engine::protocol::Derivation;
use suffrage_text::ids;
use suffrage_view::view_state::{HowView, Pane};
use suffrage_view::view_state::{is_deep, level, rows};

/// Brings up to date what the keys of the pane are about: it would take long to ask for it with every key that might be one of them.
pub(in crate::tui) fn follow(app: &mut App) {
    let selected = app.view.selected;
    let derivation = if app.view.focus == Pane::How { app.session.lookup().derivation(selected) } else { None };
    app.votes = derivation.filter(is_deep);
}

/// How many rows the table on the screen has.
fn count(app: &App) -> usize {
    app.votes.as_ref().map_or(0, |votes| rows(level(votes, &app.view.how.path)).count())
}

pub(in crate::tui) fn can_choose(app: &App) -> Able {
    only_if(count(app) > 1, ids::SAYS_NOTHING_ELSE)
}

pub(in crate::tui) fn choose(app: &mut App, forward: bool) {
    let count = count(app).max(1);
    let here = app.view.how.row.min(count - 1);
    app.view.how.row = (here + if forward { 1 } else { count - 1 }) % count;
}

pub(in crate::tui) fn choose_row(app: &mut App, row: usize) {
    (app.view.focus, app.view.how.row) = (Pane::How, row);
}

/// Opens the chosen row: as a table of its own where its votes have votes again, else below the table; or closes it again.
pub(in crate::tui) fn unfold(app: &mut App) {
    let Some(votes) = &app.votes else { return };
    let path = shown_path(votes, &app.view.how.path);
    let table = level(votes, &path);
    let row = app.view.how.row.min(rows(table).count().saturating_sub(1));
    let Some(chosen) = rows(table).nth(row) else { return };
    app.view.how = if is_deep(chosen) {
        HowView { path: path.into_iter().chain([row]).collect(), row: 0, is_open: false }
    } else {
        HowView { path, row, is_open: !app.view.how.is_open }
    };
}

/// As much of a path as there is: another process may have another tree.
fn shown_path(derivation: &Derivation, path: &[usize]) -> Vec<usize> {
    let shown = level(derivation, path);
    let length =
        (0..path.len()).find(|&length| std::ptr::eq(level(derivation, &path[..length]), shown)).unwrap_or(path.len());
    path[..length].to_vec()
}

/// Folds what has been unfolded last; whether anything was.
pub(in crate::tui) fn fold(app: &mut App) -> bool {
    if app.pane_place() != KeyPlace::How {
        return false;
    }
    let how = &mut app.view.how;
    if std::mem::take(&mut how.is_open) {
        return true;
    }
    let left = how.path.pop();
    how.row = left.unwrap_or(how.row);
    left.is_some()
}

pub(in crate::tui) fn is_unfolded(app: &App) -> bool {
    let HowView { path, is_open, .. } = &app.view.how;
    app.pane_place() == KeyPlace::How && (*is_open || !path.is_empty())
}
