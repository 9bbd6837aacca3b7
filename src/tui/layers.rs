//! The layers at the keys: which of them has the keys, scrolling, typing and closing.

pub(super) mod confirm;
pub(super) mod help;
pub(super) mod line;
pub(super) mod list;
pub(super) mod message;

use crossterm::event::{Event, KeyCode};

use super::app::App;
use super::binding::Place;
use super::layer::Layer;
use crate::paint::view_state::Pane;

/// How many rows a page has. The painters decide how many are on the screen; a page is meant to be less than that.
const PAGE: isize = 8;

impl App {
    /// Where keys count now.
    pub(super) fn place(&self) -> Place {
        self.layers.top().map_or_else(|| self.pane_place(), Layer::place)
    }

    /// Where keys count when nothing is open: some panes have keys of their own.
    pub(super) fn pane_place(&self) -> Place {
        match (self.view.focus, self.view.event) {
            (Pane::SpaceTime, Some(_)) => Place::Event,
            (Pane::SpaceTime, None) => Place::SpaceTime,
            (Pane::Properties, _) => Place::Properties,
            _ => Place::Screen,
        }
    }

    /// All places where keys count now, those that come first first.
    pub(super) fn places(&self) -> Vec<Place> {
        let mut places = vec![self.place()];
        if self.layers.top().is_none_or(|layer| !layer.is_modal()) {
            places.extend([self.pane_place(), Place::Screen]);
            places.dedup();
        }
        places
    }

    /// Scrolls the layer on top, or moves its choice, by rows or by pages.
    pub(super) fn scroll(&mut self, rows: isize, pages: isize) {
        let Some(mut layer) = self.layers.pop() else { return };
        layer.scroll(self, rows + pages * PAGE);
        self.layers.put_back(layer);
    }

    /// Takes back what has been scrolled beyond the end of the layer on top, so that the way back begins at once.
    pub(super) fn stay_in_sight(&mut self) {
        let Some(scrolled) = self.layers.top_mut().and_then(|layer| layer.scrolled()) else { return };
        if *scrolled == 0 {
            return;
        }
        // How far it reaches is known only when it is laid out.
        self.lay_out();
        let most = self.hits().furthest();
        if let Some(scrolled) = self.layers.top_mut().and_then(|layer| layer.scrolled()).filter(|scrolled| **scrolled > most) {
            *scrolled = most;
            self.stale = true;
        }
    }

    /// Types a key into the layer on top; whether a text can be typed there.
    pub(super) fn edit(&mut self, event: &Event) -> bool {
        self.layers.top_mut().is_some_and(|layer| layer.edit(event))
    }

    /// Puts a pasted text where a text can be typed, one line of it; elsewhere a paste is no key press and does nothing.
    pub(super) fn paste(&mut self, text: &str) {
        let line = text.trim().lines().next().unwrap_or_default();
        for character in line.chars().filter(|character| !character.is_control()) {
            self.edit(&Event::Key(KeyCode::Char(character).into()));
        }
    }

    pub(super) fn close(&mut self) {
        self.layers.pop();
    }
}
