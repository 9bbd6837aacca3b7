//! The stack of open layers over the screen, with their scrolling, typing and closing.

pub(super) mod help;
pub(super) mod list;

use std::any::Any;

use crossterm::event::Event;

use crate::tui::layers::list::{LONGEST_TYPED, Line, List};
use crate::tui::{app::App, binding::KeyPlace, features::demos};
use suffrage_session::Ask;
use suffrage_text::{Fit, TextId, ids};
use suffrage_view::{view_state::Overlay, view_state::overlay::Message};

pub(super) trait Layer: Any {
    fn place(&self) -> KeyPlace;

    fn overlay(&self, app: &App) -> Overlay;

    /// Requests the data that the layer shows.
    fn extend(&self, _app: &App, _ask: &mut Ask) {}

    /// Passes an event to the text field of the layer; returns false if the layer has no text field.
    fn edit(&mut self, _event: &Event) -> bool {
        false
    }

    /// The scroll offset in rows; `None` if the layer does not scroll.
    fn scrolled(&mut self) -> Option<&mut usize> {
        None
    }

    /// Moves the choice or the text by `rows`. The layer is not in `app` during the call.
    fn scroll(&mut self, _app: &App, rows: isize) {
        if let Some(scrolled) = self.scrolled() {
            *scrolled = scrolled.saturating_add_signed(rows);
        }
    }

    /// Changes the chosen row to its next or previous value.
    fn change(&mut self, _forward: bool) {}

    /// Whether the layer stays open after a click outside, because it contains typed text.
    fn outlasts_clicks(&self) -> bool {
        false
    }
}

#[derive(Default)]
pub(super) struct Layers(Vec<Box<dyn Layer>>);

impl Layers {
    /// Opens a layer on top, and closes an open layer with the same [`KeyPlace`].
    pub(super) fn open(&mut self, layer: impl Layer) {
        self.retain(|open| open.place() != layer.place());
        self.0.push(Box::new(layer));
    }

    pub(super) fn raise<L: Layer>(&mut self) -> bool {
        let Some(at) = self.iter().position(|layer| (layer as &dyn Any).is::<L>()) else { return false };
        self.0[at..].rotate_left(1);
        true
    }

    pub(super) fn pop(&mut self) -> Option<Box<dyn Layer>> {
        self.0.pop()
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn retain(&mut self, stays: impl Fn(&dyn Layer) -> bool) {
        self.0.retain(|layer| stays(&**layer));
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = &dyn Layer> {
        self.0.iter().map(|layer| &**layer)
    }

    pub(super) fn top(&self) -> Option<&dyn Layer> {
        self.0.last().map(|layer| &**layer)
    }

    pub(super) fn top_mut(&mut self) -> Option<&mut dyn Layer> {
        self.0.last_mut().map(|layer| &mut **layer)
    }

    pub(super) fn top_as<L: Layer>(&self) -> Option<&L> {
        self.top().and_then(|layer| (layer as &dyn Any).downcast_ref())
    }

    pub(super) fn top_as_mut<L: Layer>(&mut self) -> Option<&mut L> {
        self.top_mut().and_then(|layer| (layer as &mut dyn Any).downcast_mut())
    }

    pub(super) fn find<L: Layer>(&self) -> Option<&L> {
        self.iter().find_map(|layer| (layer as &dyn Any).downcast_ref())
    }

    pub(super) fn find_mut<L: Layer>(&mut self) -> Option<&mut L> {
        self.0.iter_mut().find_map(|layer| (&mut **layer as &mut dyn Any).downcast_mut())
    }

    pub(super) fn close<L: Layer>(&mut self) {
        self.retain(|layer| !(layer as &dyn Any).is::<L>());
    }

    /// Whether keys without a binding in the top layer act on the screen.
    pub(super) fn leave_keys(&self) -> bool {
        self.top().is_none_or(|layer| !layer.place().is_modal())
    }
}

/// The number of rows by which a page key scrolls. If a layer shows more rows than this, some of them stay visible.
pub(super) const PAGE: usize = 8;

pub(super) fn scroll(app: &mut App, down: bool, rows: usize) {
    let furthest = app.hits().furthest;
    let Some(mut layer) = app.layers.pop() else { return };
    if let Some(scrolled) = layer.scrolled() {
        *scrolled = furthest.min(*scrolled);
    }
    layer.scroll(app, if down { rows.cast_signed() } else { -rows.cast_signed() });
    app.layers.0.push(layer);
}

pub(super) fn change(app: &mut App, forward: bool) {
    if let Some(layer) = app.layers.top_mut() {
        layer.change(forward);
    }
}

/// The caller must have updated the layout.
pub(super) fn turn_page(app: &mut App, down: bool) -> bool {
    let (furthest, page) = (app.hits().furthest, app.hits().page);
    let top = app.layers.top_mut().filter(|layer| !layer.place().is_modal());
    let Some(scrolled) = top.and_then(|layer| layer.scrolled()) else { return false };
    let from = (*scrolled).min(furthest);
    *scrolled = if down { from.saturating_add(page).min(furthest) } else { from.saturating_sub(page) };
    *scrolled != from
}

pub(super) fn edit(app: &mut App, event: &Event) -> bool {
    app.layers.top_mut().is_some_and(|layer| layer.edit(event))
}

/// Pastes text into the text field. Without one, or in the search for demos, a pasted file path opens the file.
pub(super) fn paste(app: &mut App, text: &str) {
    let line = text.trim().lines().next().unwrap_or_default();
    let path = demos::dropped_path(line);
    let is_free = matches!(app.place(), KeyPlace::Demos | KeyPlace::DemoSearch) || app.layers.leave_keys();
    if is_free && app.library.has_file(&path) {
        return demos::open_named(app, &path);
    }
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

pub(super) fn refuse(app: &mut App, title: TextId, refusal: &str) {
    let refusal = refusal.trim_end();
    let is_line = !refusal.contains('\n');
    if let Some(list) = app.layers.top_as_mut::<List>().filter(|_| is_line) {
        list.fault = Some(refusal.to_owned());
    } else if let Some(line) = app.layers.top_as_mut::<Line>().filter(|_| is_line) {
        line.fault = Some(refusal.to_owned());
    } else if is_line && app.layers.is_empty() {
        app.view.said = Some(refusal.into());
    } else {
        tell(app, app.look.texts.fit(title), refusal.to_owned());
    }
}

impl Layer for Message {
    fn place(&self) -> KeyPlace {
        if self.aside { KeyPlace::Aside } else { KeyPlace::Reading }
    }

    fn overlay(&self, _: &App) -> Overlay {
        Overlay::Message(self.clone())
    }

    fn scrolled(&mut self) -> Option<&mut usize> {
        Some(&mut self.scroll)
    }
}

pub(super) fn tell(app: &mut App, title: Fit, text: String) {
    app.layers.open(Message { title, text, scroll: 0, aside: false });
}
