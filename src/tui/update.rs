//! What a key does.

use crossterm::event::{Event, KeyEventKind};

use super::action::Action;
use super::app::App;
use super::chord::Chord;
use super::dialog::Dialog;
use super::keymap::{self, Entry, Place};

/// What only the program as a whole can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// End.
    Quit,
    /// Hand the terminal back to the shell for a while.
    Suspend,
    /// End at once.
    Interrupt,
}

impl App {
    /// Takes an event in and brings the screen's state up to date; whether the picture may have changed.
    pub(super) fn take(&mut self, event: &Event) -> bool {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                self.leave_mouse();
                self.press(Chord::of(*key), event);
            }
            Event::Paste(text) => self.paste(text),
            Event::Mouse(mouse) => return self.point(*mouse),
            // The screen is drawn anew in its new size.
            Event::Resize(..) => return true,
            _ => return false,
        }
        self.refresh();
        true
    }

    fn press(&mut self, chord: Chord, event: &Event) {
        self.view.said = None;
        // While the run is on its way to a tick, any key stops it there, and does nothing else.
        if self.stop_travelling() {
            return;
        }
        let place = self.place();
        if let Some(entry) = keymap::find(place, chord) {
            return self.try_to(entry, chord);
        }
        match place {
            Place::List | Place::Line => self.edit(event),
            Place::Note => {
                self.close_notes();
                self.press_on_screen(chord);
            }
            Place::Inspector => self.press_on_screen(chord),
            Place::Everywhere | Place::Screen | Place::Reading => self.view.typed.clear(),
        }
    }

    fn press_on_screen(&mut self, chord: Chord) {
        if let Some(entry) = keymap::find(Place::Screen, chord) {
            // What closing the note changed may change what the key can do.
            self.reload();
            self.try_to(entry, chord);
        }
    }

    fn try_to(&mut self, entry: &Entry, chord: Chord) {
        let typing = matches!(entry.action, Action::TypeDigit | Action::EraseDigit | Action::Cancel);
        match (entry.can)(self) {
            Ok(()) => self.perform(entry.action, chord),
            Err(reason) => self.say(reason),
        }
        if !typing {
            self.view.typed.clear();
        }
    }

    fn perform(&mut self, action: Action, chord: Chord) {
        match action {
            Action::PlayOrPause => self.play_or_pause(),
            Action::PreviousTick => self.go(|app| app.session.previous_tick()),
            Action::NextTick => self.go(|app| app.session.next_tick()),
            Action::PreviousEvent => self.go(|app| app.session.previous_event()),
            Action::NextEvent => self.go(|app| app.session.next_event()),
            Action::PreviousStop => self.previous_stop(),
            Action::NextStop => self.next_stop(),
            Action::Faster => self.change_speed(true),
            Action::Slower => self.change_speed(false),
            Action::First => self.go(|app| app.session.seek(0)),
            Action::Last => self.travel(self.session.recorded()),
            Action::GoTo => self.ask_go_to(),
            Action::SelectPrevious => self.select(false),
            Action::SelectNext => self.select(true),
            Action::SelectFarBefore => self.select_far(false),
            Action::SelectFarAfter => self.select_far(true),
            Action::TypeDigit => chord.digit().into_iter().for_each(|digit| self.type_digit(digit)),
            Action::EraseDigit => self.erase_digit(),
            Action::NextPane => self.turn_pane(true),
            Action::PreviousPane => self.turn_pane(false),
            Action::Inspect => self.inspect(),
            Action::Zoom => self.view.zoomed = !self.view.zoomed,
            Action::CrashOrRevive => self.crash_or_revive(),
            Action::CrashAfter => self.ask_crash_after(),
            Action::Start => self.start(),
            Action::Leave => self.ask_leave(),
            Action::Drop => self.ask_drop(),
            Action::ChangeAlgorithm => self.ask_algorithm(),
            Action::ChangeCount => self.ask_count(),
            Action::ChangeSeed => self.next_seed(),
            Action::Restart => self.restart(),
            Action::Open => self.ask_open(),
            Action::Help => self.help(),
            Action::Cancel => self.cancel(),
            Action::Quit => self.wish = Some(Wish::Quit),
            Action::Suspend => self.wish = Some(Wish::Suspend),
            Action::Interrupt => self.wish = Some(Wish::Interrupt),
            Action::Close => self.close(),
            Action::Accept => self.accept(),
            Action::RowUp => self.scroll(-1, 0),
            Action::RowDown => self.scroll(1, 0),
            Action::PageUp => self.scroll(0, -1),
            Action::PageDown => self.scroll(0, 1),
            Action::GoOn => self.go_on(),
        }
    }

    fn close(&mut self) {
        if let Some(Dialog::Note(_)) = self.dialogs.pop() {
            self.close_notes();
        }
    }
}
