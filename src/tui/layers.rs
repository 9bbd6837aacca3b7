//! The layers at the keys: which of them has the keys, scrolling, typing and closing.

use crossterm::event::Event;

use super::app::App;
use super::layers::line::{LONGEST_TYPED, Line};
use super::layers::list::List;
use suffrage_text::{TextId, ids};

pub(super) mod confirm;
pub(super) mod glossary;
pub(super) mod help;
pub(super) mod line;
pub(super) mod list;
pub(super) mod message;
/// How many rows a page has. The painters decide how many are on the screen; a page is meant to be less than that.
const PAGE: isize = 8;

pub(super) fn scroll(app: &mut App, rows: isize, pages: isize) {
    let Some(mut layer) = app.layers.pop() else { return };
    layer.scroll(app, rows + pages * PAGE);
    app.layers.put_back(layer);
}

/// Turns what stands beside the picture, which keys act on as well, by a page, if it has more; whether it had. What is laid out is up to
/// date.
pub(super) fn turn_page(app: &mut App, down: bool) -> bool {
    let (furthest, page) = (app.hits().furthest(), app.hits().page());
    let Some(scrolled) = app.layers.top_mut().filter(|layer| !layer.is_modal()).and_then(|layer| layer.scrolled())
    else {
        return false;
    };
    let from = (*scrolled).min(furthest);
    *scrolled = if down { from.saturating_add(page).min(furthest) } else { from.saturating_sub(page) };
    *scrolled != from
}

pub(super) fn edit(app: &mut App, event: &Event) -> bool {
    app.layers.top_mut().is_some_and(|layer| layer.edit(event))
}

/// Puts a pasted text where a text can be typed, one line of it; elsewhere a paste is no key press and does nothing.
pub(super) fn paste(app: &mut App, text: &str) {
    let line = text.trim().lines().next().unwrap_or_default();
    let mut letters = line.chars().filter(|character| !character.is_control());
    let taken = letters.by_ref().take(LONGEST_TYPED).collect();
    if edit(app, &Event::Paste(taken)) && letters.next().is_some() {
        let left_out = app.look.texts.say(ids::PasteTooLong { count: LONGEST_TYPED as u64 });
        refuse(app, ids::TITLE_LEFT_OUT, &left_out);
    }
}

pub(super) fn close(app: &mut App) {
    app.layers.pop();
}

/// Says why something was refused: where it was asked for if one line says it, else as a text of its own.
pub(super) fn refuse(app: &mut App, title: TextId, refusal: &str) {
    let refusal = refusal.trim_end();
    if refusal.contains('\n') {
        message::open(app, app.look.texts.fit(title), refusal.to_owned());
    } else if let Some(list) = app.layers.top_as_mut::<List>() {
        list.fault = Some(refusal.to_owned());
    } else if let Some(line) = app.layers.top_as_mut::<Line>() {
        line.fault = Some(refusal.to_owned());
    } else if app.layers.is_empty() {
        app.view.said = Some(refusal.into());
    } else {
        message::open(app, app.look.texts.fit(title), refusal.to_owned());
    }
}
