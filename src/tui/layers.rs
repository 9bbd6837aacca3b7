//! Keys in the overlays: scrolling, choosing, typing, accepting.

use std::rc::Rc;

use crossterm::event::Event;
use tui_input::Input;

use super::app::App;
use super::binding::Place;
use super::dialog::{Choice, Dialog, Line, List, changes};
use super::guards;
use super::says::Said;
use crate::paint::view_state::Pane;
use crate::text::{Fit, ids};

/// How many rows a page has. The painters decide how many are on the screen; a page is meant to be less than that.
const PAGE: isize = 8;

impl App {
    /// Where keys count now.
    pub(super) fn place(&self) -> Place {
        self.dialogs.last().map_or_else(|| self.pane_place(), Dialog::place)
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
        if matches!(places[0], Place::Inspector | Place::Note | Place::Flight | Place::Why | Place::Faults) {
            places.push(self.pane_place());
        }
        if matches!(places[places.len() - 1], Place::SpaceTime | Place::Event | Place::Properties) {
            places.push(Place::Screen);
        }
        places
    }

    /// Opens the table of keys.
    pub(super) fn help(&mut self) {
        self.dialogs.push(Dialog::Help { input: Input::default(), scroll: 0 });
    }

    /// Scrolls the overlay on top, or moves its choice, by rows or by pages.
    pub(super) fn scroll(&mut self, rows: isize, pages: isize) {
        let rows = rows + pages * PAGE;
        match self.dialogs.last_mut() {
            Some(Dialog::List(list)) => list.choose(rows),
            Some(Dialog::Palette(_)) => self.choose_command(rows),
            Some(Dialog::Find(_)) => self.choose_find(rows),
            Some(Dialog::Flight(_)) => self.choose_pending(rows),
            Some(Dialog::Why(_)) => self.choose_cause(rows),
            Some(Dialog::Faults { .. }) => self.choose_fault(rows),
            Some(Dialog::Branches(_)) => self.choose_in_tree(rows),
            Some(dialog) => {
                if let Some(scroll) = dialog.scroll_mut() {
                    *scroll = scroll.saturating_add_signed(rows);
                }
            }
            None => {}
        }
    }

    /// Takes back what has been scrolled beyond the end of the overlay on top, so that the way back begins at once.
    pub(super) fn stay_in_sight(&mut self) {
        let Some(scroll) = self.dialogs.last_mut().and_then(Dialog::scroll_mut) else { return };
        if *scroll == 0 {
            return;
        }
        // How far it reaches is known only when it is laid out.
        self.lay_out();
        let most = self.hits().furthest();
        if let Some(scroll) = self.dialogs.last_mut().and_then(Dialog::scroll_mut).filter(|scroll| **scroll > most) {
            *scroll = most;
            self.stale = true;
        }
    }

    /// Gives a key or a pasted text to the line or the filter on top.
    pub(super) fn edit(&mut self, event: &Event) {
        match self.dialogs.last_mut() {
            Some(Dialog::Line(line)) => line.edit(event),
            Some(Dialog::List(list)) => list.edit(event),
            Some(Dialog::Palette(palette)) => palette.edit(event),
            Some(Dialog::Find(list)) => list.edit(event),
            Some(Dialog::Help { input, scroll }) => {
                let another = changes(input, event);
                *scroll = if another { 0 } else { *scroll };
            }
            _ => {}
        }
    }

    /// Puts a pasted text where a text can be typed, one line of it; elsewhere a paste is no key press and does nothing.
    pub(super) fn paste(&mut self, text: &str) {
        let line = text.trim().lines().next().unwrap_or_default();
        for character in line.chars().filter(|character| !character.is_control()) {
            self.edit(&Event::Key(crossterm::event::KeyCode::Char(character).into()));
        }
    }

    /// Does what the overlay on top is for.
    pub(super) fn accept(&mut self) {
        match self.dialogs.last_mut() {
            Some(Dialog::Note(_)) => self.turn_note(),
            Some(Dialog::Palette(_)) => self.accept_command(),
            Some(Dialog::Find(_)) => self.accept_find(),
            Some(Dialog::Faults { .. }) => self.do_chosen_fault(),
            Some(Dialog::Branches(_)) => self.go_to_chosen_branch(),
            Some(Dialog::Why(_)) => self.go_to_cause(),
            Some(Dialog::Line(line)) => {
                let (accept, typed) = (Rc::clone(&line.accept), line.input.value().to_owned());
                if let Err(fault) = accept(self, &typed) {
                    self.find_fault(&fault);
                }
            }
            Some(Dialog::Confirm(confirm)) => {
                let then = Rc::clone(&confirm.then);
                self.dialogs.pop();
                then(self);
            }
            Some(Dialog::List(list)) => {
                if let Some(pick) = list.pick() {
                    if !list.stays {
                        self.dialogs.pop();
                    }
                    pick(self);
                } else {
                    let nothing = list.input.value().trim().is_empty();
                    let fault = if nothing { ids::SAYS_NOTHING_CHOSEN } else { ids::SAYS_NOTHING_FITS };
                    list.fault = Some(self.look.texts.say(fault));
                }
            }
            _ => {}
        }
    }

    /// Shows the answer of the question on the screen, or the next note, or closes the last one.
    fn turn_note(&mut self) {
        let Some(Dialog::Note(note)) = self.dialogs.last_mut() else { return };
        if note.has_more() {
            note.turn();
        } else {
            self.close_notes();
        }
    }

    /// Goes on from a note as a presenter's remote does: to the answer, to the next note, and then to the next stop.
    pub(super) fn go_on(&mut self) {
        self.turn_note();
        if !matches!(self.dialogs.last(), Some(Dialog::Note(_))) {
            self.next_stop();
        }
    }

    /// Goes back from a note the same way: to the question without its answer, to the note before, to the stop before.
    pub(super) fn go_back(&mut self) {
        let Some(Dialog::Note(note)) = self.dialogs.last_mut() else { return };
        if !note.turn_back() {
            match guards::go_back(self) {
                Ok(()) => {
                    self.dialogs.retain(|dialog| !matches!(dialog, Dialog::Note(_)));
                    self.previous_stop();
                }
                Err(reason) => self.say(reason),
            }
        }
    }

    fn find_fault(&mut self, fault: &Said) {
        let fault = fault.whole(&self.look.texts);
        if let Some(Dialog::Line(line)) = self.dialogs.last_mut() {
            line.fault = Some(fault);
        }
    }

    /// Opens a line to type in.
    pub(super) fn ask_for(&mut self, title: impl Into<Fit>, accept: impl Fn(&mut Self, &str) -> Result<(), Said> + 'static) {
        self.ask_for_more(title, String::new(), accept);
    }

    /// The same, with something typed in it already.
    pub(super) fn ask_for_more(
        &mut self,
        title: impl Into<Fit>,
        typed: String,
        accept: impl Fn(&mut Self, &str) -> Result<(), Said> + 'static,
    ) {
        self.dialogs.push(Dialog::Line(Line {
            title: title.into(),
            input: Input::new(typed),
            fault: None,
            accept: Rc::new(accept),
        }));
    }

    /// Opens a list to choose from, which closes before the choice is carried out.
    pub(super) fn ask_to_choose(&mut self, title: impl Into<Fit>, choices: Vec<Choice<Self>>, chosen: usize) {
        let list =
            List { title: title.into(), choices, chosen, input: Input::default(), stays: false, otherwise: None, fault: None };
        self.dialogs.push(Dialog::List(list));
    }

    /// Opens a list of other runs: it stays open where what is chosen is refused.
    pub(super) fn ask_for_run(&mut self, title: impl Into<Fit>, choices: Vec<Choice<Self>>, chosen: usize) {
        self.ask_to_choose(title, choices, chosen);
        if let Some(Dialog::List(list)) = self.dialogs.last_mut() {
            list.stays = true;
        }
    }
}

/// The whole number that has been typed.
pub(super) fn number(typed: &str) -> Result<u64, Said> {
    typed.trim().parse().map_err(|_| ids::SAYS_NOT_A_NUMBER.into())
}
