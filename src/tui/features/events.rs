//! The space-time diagram: showing it, and walking from event to event.

use crate::paint::view_state::Pane;
use crate::session::model::space_time::{Find, Found};
use crate::tui::app::App;

/// The processes above or below that are searched for an event.
const REACH: usize = 64;

/// Whether the diagram has all the room.
pub(in crate::tui) fn has_all_room(app: &App) -> bool {
    app.view.zoomed && app.view.focus == Pane::SpaceTime
}

impl App {
    /// Gives the diagram all the room, or gives the room back to the graph.
    pub(in crate::tui) fn turn_space_time(&mut self) {
        if self.view.focus == Pane::SpaceTime && self.view.zoomed {
            if !self.leave_space_time() {
                (self.view.focus, self.view.zoomed) = (Pane::Arena, false);
            }
        } else {
            self.before_space_time = Some((self.view.focus, self.view.zoomed));
            (self.view.focus, self.view.zoomed) = (Pane::SpaceTime, true);
        }
        self.view.event = None;
    }

    /// Brings back what the diagram took the room of, if it took it at once; whether it did.
    pub(in crate::tui) fn leave_space_time(&mut self) -> bool {
        let before = self.before_space_time.take().filter(|_| self.view.focus == Pane::SpaceTime);
        if let Some((focus, zoomed)) = before {
            (self.view.focus, self.view.zoomed) = (focus, zoomed);
        }
        before.is_some()
    }

    /// An event of the run, if there is such a one.
    pub(in crate::tui) fn find_event(&self, find: Find) -> Option<Found> {
        self.session.find_event(find, self.view.reveal)
    }

    /// Selects the latest event of the selected process.
    pub(in crate::tui) fn select_latest_event(&mut self) {
        let found = self.find_event(Find::Latest(self.view.selected));
        self.select_found(found);
    }

    /// Selects the next event of its process, or the one before.
    pub(in crate::tui) fn walk_events(&mut self, forward: bool) {
        let find = if forward { Find::After } else { Find::Before };
        let found = self.view.event.and_then(|event| self.find_event(find(event)));
        self.select_found(found);
    }

    /// Selects the nearest event of the next process below, or above, at which anything has happened.
    pub(in crate::tui) fn cross_events(&mut self, down: bool) {
        let found = self.event_across(down);
        self.select_found(found);
    }

    pub(in crate::tui) fn event_across(&self, down: bool) -> Option<Found> {
        let (event, here, n) = (self.view.event?, self.view.selected, self.count());
        let reach = if down { n.saturating_sub(here + 1) } else { here }.min(REACH);
        let position = |steps: usize| if down { here + steps } else { here - steps };
        (1..=reach).find_map(|steps| self.find_event(Find::Nearest(event, position(steps))))
    }

    fn select_found(&mut self, found: Option<Found>) {
        if let Some(found) = found {
            self.select_event(found.number, found.position);
        }
    }

    /// Selects an event of the diagram, which then has the keys.
    pub(in crate::tui) fn select_event(&mut self, number: u32, position: usize) {
        self.view.focus = Pane::SpaceTime;
        self.view.event = Some(number);
        self.view.selected = position;
        self.view.by_hand = true;
    }

    /// An event that has not happened at the moment on the screen, or that other panes have the keys for, is not selected.
    pub(in crate::tui) fn keep_event(&mut self) {
        let Some(event) = self.view.event else { return };
        let there = !self.is_comparing() && self.session.lookup().shows_event(event, self.view.reveal);
        // The event of a chosen link of a chain stays, wherever the chain has led.
        if self.asking().is_none() && !(there && self.view.focus == Pane::SpaceTime) {
            self.view.event = None;
        }
    }
}
