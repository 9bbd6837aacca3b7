//! What is laid out for one drawing: the frame, what lies over the screen, the footer.

use std::cell::OnceCell;
use std::rc::Rc;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::app::App;
use super::dialog::Dialog;
use super::features::{pending_panel, search_picker};
use super::{hints, palette};
use crate::paint::view_state::{Overlay, overlay};
use crate::paint::{self, Hits};
use crate::session::model::Frame;
use crate::session::{Ask, is_anonymous};
use crate::text::ids;

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
        self.view.overlays = self.dialogs.iter().map(|dialog| shown(dialog, self)).collect();
        let footer = hints::footer(self);
        (self.view.hints, self.view.way_out, self.view.pinned) = (footer.hints, footer.way_out, footer.pinned);
        self.hits = OnceCell::new();
    }
}

/// How the painters are shown what is open.
fn shown(open: &Dialog<App>, app: &App) -> Overlay {
    match open {
        Dialog::Help { input, scroll } => Overlay::Help(overlay::Help {
            groups: hints::help(app.bindings, &app.look.texts, input.value()),
            input: input.value().to_owned(),
            cursor: input.cursor(),
            scroll: *scroll,
        }),
        Dialog::Palette(palette) => palette::overlay(palette, app),
        Dialog::Find(list) => search_picker::overlay(list, app),
        Dialog::Inspector { scroll } => Overlay::Inspect(overlay::Inspect { position: app.view.selected, scroll: *scroll }),
        Dialog::Flight(flight) => Overlay::Flight(overlay::Flight { chosen: flight.row }),
        Dialog::Why(asking) => {
            Overlay::Why(overlay::Why { why: Rc::clone(asking.why()), chosen: asking.chosen, nth: asking.nth() })
        }
        Dialog::Faults { chosen } => app.faults_overlay(*chosen),
        Dialog::Branches(tree) => app.tree_overlay(*tree),
        Dialog::Message { title, text, scroll } => {
            Overlay::Message(overlay::Message { title: title.clone(), text: text.clone(), scroll: *scroll })
        }
        Dialog::Note(note) => {
            let stop = note.stop();
            Overlay::Note(overlay::Note {
                text: stop.map(|stop| stop.text.clone()).unwrap_or_default(),
                question: stop.is_some_and(|stop| stop.question),
                answer: stop.filter(|_| note.answered).and_then(|stop| stop.answer.clone()),
            })
        }
        Dialog::Line(line) => Overlay::Prompt(overlay::Prompt {
            title: line.title.clone(),
            input: line.input.value().to_owned(),
            cursor: line.input.cursor(),
            fault: line.fault.clone(),
        }),
        Dialog::List(list) => Overlay::Picker(overlay::Picker {
            title: list.title.clone(),
            rows: list.fitting().map(|choice| choice.row.clone()).collect(),
            chosen: list.chosen,
            input: list.input.value().to_owned(),
            fault: list.fault.clone(),
        }),
        Dialog::Confirm(confirm) => {
            let keys = if confirm.leaves { ids::CONFIRM_LEAVE_KEYS } else { ids::CONFIRM_KEYS };
            Overlay::Confirm(overlay::Confirm { text: confirm.text.clone(), keys: app.look.texts.say(keys) })
        }
    }
}

/// Takes what was lost out of a picture.
pub(super) fn forget_losses(frame: &mut Frame) {
    frame.messages.retain(|message| message.lost.is_none());
    let sectors = frame.ring.iter_mut().flat_map(|ring| &mut ring.sectors);
    sectors.for_each(|sector| sector.lost = 0);
}
