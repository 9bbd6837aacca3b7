//! Selecting a process by arrow keys or id, scrolling the log, and the panel about the selected process.

use crate::tui::binding::Key;
use crate::tui::features::prelude::*;

fn begins_with(id: u32, beginning: u32) -> bool {
    let mut rest = id;
    while rest > beginning {
        rest /= 10;
    }
    rest == beginning && (beginning > 0 || id == 0)
}

pub(crate) fn select(app: &mut App, forward: bool) {
    if scrolls_log(app) {
        return scroll_log(app, forward);
    }
    let n = app.count().max(1);
    select_by_hand(app, rotate(app.view.selected, n, forward));
}

pub(crate) fn select_far(app: &mut App, forward: bool) {
    let n = app.count().max(1);
    let ask = app.ask();
    let piece = if ask.per_sector > 0 && ask.processes < n { ask.per_sector } else { n / 8 };
    let step = piece.clamp(1, n);
    app.view.by_hand = true;
    app.view.selected = (app.view.selected + if forward { step } else { n - step }) % n;
}

pub(crate) fn scroll_log(app: &mut App, forward: bool) {
    let oldest = app.session.lookup().visible().saturating_sub(1);
    match app.view.log_back {
        0 if forward => app.say(ids::SAYS_LOG_AT_END),
        back if forward => app.view.log_back = back - 1,
        back if back >= oldest => app.say(ids::SAYS_LOG_AT_START),
        back => app.view.log_back = back + 1,
    }
}

pub(crate) fn type_digit(app: &mut App) {
    let Some(digit) = app.pressed.and_then(Key::digit) else {
        return list::ask_line(app, ids::ASK_PROCESS, select_by_id);
    };
    let longer = format!("{}{digit}", app.view.typed);
    let typed = [longer, digit.to_string()].into_iter().find(|typed| begins_an_id(app, typed));
    if let Some(typed) = typed {
        select_named(app, &typed);
        app.view.typed = typed;
    } else {
        // The digit stays typed, so that the next act is refused: it must not affect the selected process.
        app.view.typed = digit.to_string();
        app.say(ids::SaysNoIdWith { digits: digit.to_string() });
    }
}

pub(crate) fn erase_digit(app: &mut App) {
    app.view.typed.pop();
    select_named(app, &app.view.typed.clone());
}

fn select_named(app: &mut App, id: &str) {
    if let Some(position) = app.position_named(id) {
        (app.view.by_hand, app.view.message, app.view.selected) = (true, None, position);
    }
}

fn begins_an_id(app: &App, typed: &str) -> bool {
    let Ok(beginning) = typed.parse::<u32>() else { return false };
    let mut ids = (0..app.count()).filter_map(|position| app.session.id_at(position));
    // Leading zeros are only allowed for the id 0.
    beginning.to_string() == typed && ids.any(|id| begins_with(id.number(), beginning))
}

fn select_by_id(app: &mut App, typed: &str) -> Able {
    let id = number(typed)?.to_string();
    only_if(app.position_named(&id).is_some(), ids::SaysNoSuchId { id: id.clone() })?;
    app.layers.pop();
    select_named(app, &id);
    Ok(())
}

pub(crate) fn scrolls_log(app: &App) -> bool {
    app.view.focus == Pane::Log && app.layers.is_empty()
}

pub(crate) fn can_select_another(app: &App) -> Able {
    only_if(app.count() > 1, ids::SAYS_ONLY_PROCESS)
}

pub(crate) fn target(app: &App) -> Result<Process, Remark> {
    let unknown = |typed: &str| Remark::from(ids::SaysNoSuchId { id: typed.to_owned() });
    let typed = app.view.typed.as_str();
    let process = app.selected().ok_or_else(|| unknown(typed))?;
    let is_meant = typed.is_empty() || typed.parse().ok().and_then(Id::new) == Some(process.id);
    if is_meant { Ok(process) } else { Err(unknown(typed)) }
}

pub(crate) fn is_selected(app: &App) -> Able {
    target(app).map(drop)
}

pub(crate) fn select_by_hand(app: &mut App, position: usize) {
    let view = &mut app.view;
    (view.by_hand, view.selected, view.event, view.message) = (true, position, None, None);
}

pub(crate) struct Inspector {
    scroll: usize,
}

impl Layer for Inspector {
    fn place(&self) -> KeyPlace {
        KeyPlace::Inspector
    }

    fn overlay(&self, app: &App) -> Overlay {
        Overlay::Inspect(overlay::Inspect { position: app.view.selected, scroll: self.scroll })
    }

    fn extend(&self, app: &App, ask: &mut Ask) {
        ask.waiting = ask.waiting.or(Some(app.view.selected));
        ask.own = true;
    }

    fn scrolled(&mut self) -> Option<&mut usize> {
        Some(&mut self.scroll)
    }
}

pub(crate) fn inspect(app: &mut App) {
    if app.layers.find::<Inspector>().is_none() {
        app.layers.open(Inspector { scroll: 0 });
    }
}

#[cfg(test)]
mod tests;
