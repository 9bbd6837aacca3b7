//! What a key does.

use crossterm::event::{Event, KeyEventKind};

use super::action::Action;
use super::app::App;
use super::chord::Chord;
use super::dialog::Dialog;
use super::keymap::{self, Entry, Place};
use super::says::Said;
use crate::protocol::Value;
use crate::session::search::Direction;
use crate::text::ids;

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
            Event::Paste(text) if !self.view.blank => self.paste(text),
            Event::Mouse(mouse) => return self.point(*mouse),
            // The screen is drawn anew in its new size.
            Event::Resize(..) => return true,
            _ => return false,
        }
        self.refresh();
        true
    }

    pub(super) fn press(&mut self, chord: Chord, event: &Event) {
        self.view.said = None;
        // A blank screen comes back with any key, which does nothing else; only what ends or stops the program still does so.
        if self.unblank() && keymap::find(Place::Everywhere, chord).is_none() {
            return;
        }
        // Neither of the two keys that a remote alternates may be lost on the way to a tick.
        if self.turns_presentation(chord) {
            return;
        }
        // While the run is on its way to a tick, any key stops it there, and does nothing else.
        if self.stop_travelling() {
            return;
        }
        let place = self.place();
        if let Some(entry) = keymap::find(place, chord) {
            return self.try_to(entry, chord);
        }
        match place {
            Place::List | Place::Line | Place::Help => self.edit(event),
            Place::Note
            | Place::Inspector
            | Place::Flight
            | Place::Why
            | Place::Faults
            | Place::SpaceTime
            | Place::Event
            | Place::Properties => {
                self.press_on_screen(chord);
            }
            Place::Everywhere | Place::Screen | Place::Reading | Place::Confirm | Place::Leaving | Place::Branches => {
                self.do_nothing(chord);
            }
        }
    }

    fn press_on_screen(&mut self, chord: Chord) {
        if let Some(entry) = keymap::find(self.pane_place(), chord).or_else(|| keymap::find(Place::Screen, chord)) {
            self.make_way_for(entry);
            self.try_to(entry, chord);
        } else {
            self.do_nothing(chord);
        }
    }

    /// Closes the note on top, unless the action leaves it alone.
    pub(super) fn make_way_for(&mut self, entry: &Entry) {
        if self.place() == Place::Note && entry.place == Place::Screen && !entry.beside_notes {
            self.close_notes();
            // What closing the note changed may change what the key can do.
            self.reload();
        }
    }

    /// A key that nothing is bound to.
    fn do_nothing(&mut self, chord: Chord) {
        self.view.typed.clear();
        let cap = chord.cap(&self.look.texts);
        let help = keymap::TABLE.iter().find(|entry| entry.action == Action::Help).and_then(|entry| entry.keys.first());
        let help = help.map_or_else(String::new, |key| key.cap(&self.look.texts));
        self.say(Said::from(ids::SAYS_UNBOUND).with("key", Value::Text(cap)).with("help", Value::Text(help)));
    }

    /// Enters or leaves presentation by the key that a remote sends for it, whatever else is open; whether it was one.
    fn turns_presentation(&mut self, chord: Chord) -> bool {
        let action = keymap::find(Place::Screen, chord).map(|entry| entry.action);
        match (action, self.place()) {
            (Some(Action::Present), _) => self.present(),
            (Some(Action::Cancel), Place::Note | Place::Screen | Place::SpaceTime | Place::Properties)
                if self.view.presenting && self.view.typed.is_empty() =>
            {
                self.leave_presentation();
            }
            _ => return false,
        }
        self.view.typed.clear();
        true
    }

    fn try_to(&mut self, entry: &Entry, chord: Chord) {
        let typing = matches!(entry.action, Action::TypeDigit | Action::EraseDigit | Action::Cancel);
        match (entry.can)(self) {
            Ok(()) => self.perform(entry.action, chord),
            Err(reason) => {
                // Whoever wants to go on from the last tick has seen it.
                if self.frame.clock.quiet && matches!(entry.action, Action::NextTick | Action::NextStop | Action::PlayOrPause) {
                    self.settle();
                }
                self.say(reason);
            }
        }
        if !typing {
            self.view.typed.clear();
        }
    }

    /// Does what a key is for.
    pub(super) fn perform(&mut self, action: Action, chord: Chord) {
        let done = self.goes_through_time(action)
            || self.selects(action, chord)
            || self.changes_the_run(action)
            || self.uses_the_tree(action)
            || self.changes_the_screen(action)
            || self.uses_what_is_open(action);
        debug_assert!(done, "nothing does {action:?}");
    }

    fn goes_through_time(&mut self, action: Action) -> bool {
        match action {
            Action::PlayOrPause => self.play_or_pause(),
            Action::PreviousTick => self.go(|app| app.session.previous_tick()),
            Action::NextTick => self.go(|app| app.session.go_on()),
            Action::PreviousEvent => self.go(|app| app.session.previous_event()),
            Action::NextEvent => self.go(|app| app.session.next_event()),
            Action::PreviousStop => self.previous_stop(),
            Action::NextStop => self.next_stop(),
            Action::Faster => self.change_speed(true),
            Action::Slower => self.change_speed(false),
            Action::First => self.go(|app| app.session.seek(0)),
            Action::Last => self.travel(self.session.recorded()),
            Action::GoTo => self.ask_go_to(),
            Action::Until => self.ask_until(),
            Action::GoToBreach => self.go_to_breach(),
            Action::Search => self.ask_find(),
            Action::NextHit => self.next_hit(Direction::Forward),
            Action::PreviousHit => self.next_hit(Direction::Backward),
            Action::NextElected => self.next_elected(Direction::Forward),
            Action::PreviousElected => self.next_elected(Direction::Backward),
            Action::NextMark => self.next_mark(Direction::Forward),
            Action::PreviousMark => self.next_mark(Direction::Backward),
            Action::GoToCause => self.go_to_cause(),
            _ => return false,
        }
        true
    }

    fn selects(&mut self, action: Action, chord: Chord) -> bool {
        match action {
            Action::SelectPrevious => self.select(false),
            Action::SelectNext => self.select(true),
            Action::SelectFarBefore => self.select_far(false),
            Action::SelectFarAfter => self.select_far(true),
            Action::TypeDigit => chord.digit().into_iter().for_each(|digit| self.type_digit(digit)),
            Action::EraseDigit => self.erase_digit(),
            Action::PropertyAbove => self.choose_property(false),
            Action::PropertyBelow => self.choose_property(true),
            Action::SelectEvent => self.select_latest_event(),
            Action::EventBefore => self.walk_events(false),
            Action::EventAfter => self.walk_events(true),
            Action::EventAbove => self.cross_events(false),
            Action::EventBelow => self.cross_events(true),
            Action::LeaveEvent => self.view.event = None,
            _ => return false,
        }
        true
    }

    fn changes_the_run(&mut self, action: Action) -> bool {
        match action {
            Action::CrashOrRevive => self.crash_or_revive(),
            Action::CrashAfter => self.ask_crash_after(),
            Action::Start => self.start(),
            Action::Leave => self.ask_leave(),
            Action::Drop => self.ask_drop(),
            Action::CutLink => self.ask_cut(),
            Action::CutOneWay => self.ask_cut_one_way(),
            Action::Isolate => self.isolate_selected(),
            Action::Partition => self.ask_partition(),
            Action::MendLink => self.ask_mend(),
            Action::MendAll => self.mend_all(),
            Action::DelayMessage => self.ask_which_to_delay(),
            Action::DuplicateMessage => self.ask_which_to_duplicate(),
            Action::Loss => self.ask_loss(),
            Action::Duplication => self.ask_duplication(),
            Action::Fifo => self.turn_fifo(),
            Action::TakeAway => self.take_away(),
            Action::Delay => self.ask_delay(),
            Action::Duplicate => self.duplicate_selected(),
            Action::DoNext => self.do_next(),
            Action::ChangeAlgorithm => self.ask_algorithm(),
            Action::Compare => self.compare(),
            Action::ChangeCount => self.ask_count(),
            Action::ChangeSeed => self.next_seed(),
            Action::Restart => self.restart(),
            Action::Open => self.ask_open(),
            Action::Save => self.ask_save(),
            _ => return false,
        }
        true
    }

    fn uses_the_tree(&mut self, action: Action) -> bool {
        match action {
            Action::PreviousBranch => self.turn_branch(false),
            Action::NextBranch => self.turn_branch(true),
            Action::Branches => self.open_tree(),
            Action::Bookmark => self.turn_bookmark(),
            Action::NameBookmark => self.ask_bookmark_name(),
            Action::PreviousBookmark => self.go_to_bookmark(false),
            Action::NextBookmark => self.go_to_bookmark(true),
            Action::ToFork => self.go_to_fork(),
            Action::NameBranch => self.ask_name(),
            Action::CompareBranch => self.compare_chosen_branch(),
            Action::Without => self.go_on_alone(),
            Action::ForgetBookmark => self.take_bookmark_away(),
            _ => return false,
        }
        true
    }

    fn changes_the_screen(&mut self, action: Action) -> bool {
        match action {
            Action::NextPane => self.turn_pane(true),
            Action::PreviousPane => self.turn_pane(false),
            Action::Inspect => self.inspect(),
            Action::Zoom => self.zoom(),
            Action::SpaceTime => self.turn_space_time(),
            Action::OpenEvent => self.ask_about_event(),
            Action::Why => self.ask_why(),
            Action::NextQuestion => self.ask_otherwise(true),
            Action::PreviousQuestion => self.ask_otherwise(false),
            Action::StayHere => self.close_why(false),
            Action::Flight => self.open_flight(),
            Action::Faults => self.open_faults(),
            Action::NextTheme => self.next_theme(),
            Action::Palette => self.open_palette(),
            Action::Present => self.present(),
            Action::Blank => self.blank(),
            Action::Reveal => self.reveal(),
            Action::Help => self.help(),
            Action::Quit => self.quit(),
            Action::Suspend => self.wish = Some(Wish::Suspend),
            Action::Interrupt => self.wish = Some(Wish::Interrupt),
            _ => return false,
        }
        true
    }

    fn uses_what_is_open(&mut self, action: Action) -> bool {
        match action {
            Action::Cancel => self.cancel(),
            Action::Close => self.close(),
            Action::Accept => self.accept(),
            Action::RowUp => self.scroll(-1, 0),
            Action::RowDown => self.scroll(1, 0),
            Action::PageUp => self.scroll(0, -1),
            Action::PageDown => self.scroll(0, 1),
            Action::FirstRow => self.scroll(isize::MIN / 2, 0),
            Action::LastRow => self.scroll(isize::MAX / 2, 0),
            Action::GoOn => self.go_on(),
            Action::GoBack => self.go_back(),
            _ => return false,
        }
        true
    }

    fn close(&mut self) {
        if let Some(Dialog::Note(_)) = self.dialogs.last() {
            self.close_notes();
        } else if let Some(Dialog::Why(_)) = self.dialogs.last() {
            self.close_why(true);
        } else {
            self.dialogs.pop();
        }
    }
}
