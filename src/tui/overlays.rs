//! Keys in the overlays: scrolling, choosing, typing, accepting.

use crossterm::event::Event;
use tui_input::Input;

use super::able;
use super::app::App;
use super::dialog::{Asked, Dialog, Line, Pick, changes};
use super::keymap::Place;
use super::says::Said;
use crate::paint::view_state::Pane;
use crate::protocol::{Id, Value};
use crate::text::ids;

/// How many rows a page has. The painters decide how many are on the screen; a page is meant to be less than that.
const PAGE: isize = 8;
/// The longest that a message can be put off, in ticks, as in a scenario file.
const LONGEST_DELAY: u64 = 1_000_000_000;

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
        let scrolled = *scroll;
        let most = self.hits().furthest();
        if scrolled > most {
            if let Some(scroll) = self.dialogs.last_mut().and_then(Dialog::scroll_mut) {
                *scroll = most;
            }
            self.show_dialogs();
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
                let line = line.clone();
                self.accept_line(&line);
            }
            Some(Dialog::Confirm(_)) => self.do_confirmed(),
            Some(Dialog::List(list)) => {
                if let Some(pick) = list.pick() {
                    self.accept_pick(pick);
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
            match able::go_back(self) {
                Ok(()) => {
                    self.dialogs.retain(|dialog| !matches!(dialog, Dialog::Note(_)));
                    self.previous_stop();
                }
                Err(reason) => self.say(reason),
            }
        }
    }

    fn accept_line(&mut self, line: &Line) {
        if matches!(line.asked, Asked::Groups | Asked::Loss | Asked::Duplication) {
            if let Err(fault) = self.accept_fault(line) {
                self.find_fault(&fault);
            }
            return;
        }
        if let Asked::Save { quit } = line.asked {
            return self.save_as(line.input.value(), false, quit);
        }
        if matches!(line.asked, Asked::BranchName(_) | Asked::BookmarkName(..)) {
            return self.accept_name(line);
        }
        let Ok(number) = line.input.value().trim().parse::<u64>() else {
            return self.find_fault(&ids::SAYS_NOT_A_NUMBER.into());
        };
        match line.asked {
            Asked::Tick if number > self.farthest() => {
                let farthest = Value::Number(self.farthest());
                self.find_fault(&Said::from(ids::SAYS_TICK_TOO_FAR).with("farthest", farthest));
            }
            Asked::Tick => {
                self.dialogs.pop();
                self.travel(number);
            }
            Asked::CrashAfter(position) => match u32::try_from(number) {
                Ok(after) => {
                    self.dialogs.pop();
                    self.crash_after(position, after);
                }
                Err(_) => self.find_fault(&ids::SAYS_NOT_A_NUMBER.into()),
            },
            Asked::Delay(_) if !(1..=LONGEST_DELAY).contains(&number) => self.find_fault(&ids::SAYS_NO_DELAY.into()),
            Asked::Delay(message) => {
                self.dialogs.pop();
                self.delay(message, number);
            }
            Asked::Process => match u32::try_from(number).ok().and_then(Id::new).and_then(|id| self.session.position_of(id)) {
                Some(position) => {
                    self.dialogs.pop();
                    self.selected_by_hand = true;
                    self.view.message = None;
                    self.view.selected = position;
                }
                None => self.find_fault(&Said::from(ids::SAYS_NO_SUCH_ID).with("id", Value::Text(number.to_string()))),
            },
            Asked::Count => match usize::try_from(number) {
                Ok(count) => self.change_count(count),
                Err(_) => self.find_fault(&ids::SAYS_NOT_A_NUMBER.into()),
            },
            // What is no number has been taken in above.
            Asked::Groups
            | Asked::Loss
            | Asked::Duplication
            | Asked::Save { .. }
            | Asked::BranchName(_)
            | Asked::BookmarkName(..) => {}
        }
    }

    fn find_fault(&mut self, fault: &Said) {
        let fault = fault.whole(&self.look.texts);
        if let Some(Dialog::Line(line)) = self.dialogs.last_mut() {
            line.fault = Some(fault);
        }
    }

    fn accept_pick(&mut self, pick: Pick) {
        match pick {
            Pick::Scenario(name) => self.open(&name),
            Pick::Algorithm(variant) => self.change_algorithm(variant),
            Pick::Beside(variation) => self.compare_with(variation),
            Pick::BesideAgain => self.compare_again(),
            Pick::BesideBranch(branch) => self.compare_with_branch(branch),
            Pick::Leave { position, announced } => {
                self.dialogs.pop();
                self.leave(position, announced);
            }
            Pick::Until(goal) => {
                self.dialogs.pop();
                self.travel_until(goal);
            }
            Pick::Cut(one, other) => {
                self.dialogs.pop();
                self.cut(one, other);
            }
            Pick::CutOneWay(from, to) => {
                self.dialogs.pop();
                self.cut_one_way(from, to);
            }
            Pick::Mend(one, other) => {
                self.dialogs.pop();
                self.mend(one, other);
            }
            Pick::Delay(number) => {
                self.dialogs.pop();
                self.delay_chosen(number);
            }
            Pick::Duplicate(number) => {
                self.dialogs.pop();
                self.duplicate_chosen(number);
            }
            Pick::Drop(select) => {
                self.dialogs.pop();
                self.drop_message(select);
            }
        }
    }
}
