//! What is laid out for one drawing: the frame, what lies over the screen, the footer.

use std::cell::OnceCell;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::app::App;
use super::features::pending_panel;
use super::hints;
use crate::paint::{self, Hits};
use crate::session::model::Frame;
use crate::session::{Ask, is_anonymous};

impl App {
    /// What the screen wants to see of the run that has the keys.
    pub(super) fn ask(&self) -> Ask {
        let ask = if self.is_comparing() {
            self.asks_of_both()[self.session.focus()]
        } else {
            paint::ask(self.area, self.session.scenario().count(), &self.view)
        };
        let underway = if self.flight().is_some() { pending_panel::MOST } else { ask.underway };
        Ask { underway, waiting: self.waiting_told(), ..ask }
    }

    /// Sentences name the processes as those of the run that has the keys are named.
    pub(super) fn call_processes(&self) {
        self.look.texts.call_processes(is_anonymous(self.session.scenario()));
    }

    /// The state has changed: what follows from it is brought up to date, and what is laid out no longer holds.
    pub(super) fn touch(&mut self) {
        self.follow_why();
        self.keep_event();
        self.follow_flight();
        self.stale = true;
        self.stay_in_sight();
    }

    /// The size of the screen; what is drawn is laid out for it, if anything has changed.
    pub(super) fn lay_out_in(&mut self, area: Rect) {
        if self.area != area {
            self.area = area;
            self.touch();
        }
        self.lay_out();
        if self.mouse.points() {
            self.say_pointed();
        }
    }

    /// What is under the cells of the screen as it was drawn last, or as it would be drawn now.
    pub(super) fn hits(&self) -> &Hits {
        self.hits.get_or_init(|| paint::draw(&self.frame, &self.view, &self.look, self.area, &mut Buffer::empty(self.area)))
    }

    /// Lays the moment on the screen out anew, if anything has changed.
    pub(super) fn lay_out(&mut self) {
        if !std::mem::take(&mut self.stale) {
            return;
        }
        self.call_processes();
        self.frame = if let Some(frame) = self.frame_of_both() {
            frame
        } else {
            let ask = self.ask();
            let mut frame = self.session.frame(&ask);
            if self.settled {
                forget_losses(&mut frame);
            }
            frame
        };
        self.view.overlays = self.layers.iter().map(|layer| layer.overlay(self)).collect();
        let footer = hints::footer(self);
        (self.view.hints, self.view.way_out, self.view.pinned) = (footer.hints, footer.way_out, footer.pinned);
        self.hits = OnceCell::new();
    }
}

/// Takes what was lost out of a picture.
pub(super) fn forget_losses(frame: &mut Frame) {
    frame.messages.retain(|message| message.lost.is_none());
    let sectors = frame.ring.iter_mut().flat_map(|ring| &mut ring.sectors);
    sectors.for_each(|sector| sector.lost = 0);
}
