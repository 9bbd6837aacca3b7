//! Arriving at a tick: its notes and questions.

use std::time::Duration;

use crate::tui::app::App;
use crate::tui::dialog::{Dialog, Note};

/// How long a note that does not stop playback stays at least, and how much longer for each character.
const READING: Duration = Duration::from_millis(1500);
const READING_A_CHARACTER: Duration = Duration::from_millis(45);

/// Whether the note on top asks a question whose answer is not shown yet.
pub(in crate::tui) fn hides_answer(app: &App) -> bool {
    matches!(app.dialogs.last(), Some(Dialog::Note(note)) if note.has_hidden_answer())
}

pub(in crate::tui) fn hides_nothing(app: &App) -> bool {
    !hides_answer(app)
}

impl App {
    /// Another moment is on the screen: the log shows its newest lines, and what the scenario has to say is said.
    pub(in crate::tui) fn moved(&mut self) {
        self.view.log_back = 0;
        (self.settled, self.settles) = (false, None);
        self.call_processes();
        self.arrive();
    }

    /// Shows the notes and questions that are due, and stops playback where they ask for it.
    pub(in crate::tui) fn arrive(&mut self) {
        self.put_aside = None;
        self.dialogs.retain(|dialog| match dialog {
            Dialog::Note(note) => self.view.playing && note.fades.is_some(),
            _ => true,
        });
        let stops = self.session.stops();
        if stops.is_empty() || self.session.clock().half_way.is_some() {
            return;
        }
        if stops.iter().any(|stop| stop.pause || stop.question) {
            self.pause();
        }
        let language = self.look.texts.language().code();
        let length: usize = stops.iter().map(|stop| stop.text.in_language(language).chars().count()).sum();
        let fades = self
            .view
            .playing
            .then(|| self.player.now + READING + READING_A_CHARACTER * u32::try_from(length).unwrap_or(u32::MAX));
        if let Some(at) = fades {
            self.wait_until(at);
        }
        // A note shows whom to look at, but a key must never act on another process than the one that the person has selected.
        if let Some(&position) = stops.iter().find_map(|stop| stop.look.first())
            && !self.view.by_hand
        {
            self.view.selected = position;
        }
        self.dialogs.retain(|dialog| !matches!(dialog, Dialog::Note(_)));
        self.dialogs.push(Dialog::Note(Note { stops, shown: 0, answered: false, fades }));
    }

    /// Closes what the scenario says, and remembers how far it had come.
    pub(in crate::tui) fn close_notes(&mut self) {
        let stops = self.session.stops();
        for dialog in std::mem::take(&mut self.dialogs) {
            match dialog {
                // A passing note may have outlived its tick.
                Dialog::Note(note) => self.put_aside = Some(note).filter(|note| note.stops == stops),
                other => self.dialogs.push(other),
            }
        }
    }

    /// Whether notes of this moment were closed: they can be shown again.
    pub(in crate::tui) fn has_put_aside(&self) -> bool {
        self.put_aside.is_some()
    }

    /// Whether notes of this moment were closed before all of them had been shown.
    pub(in crate::tui) fn has_more_to_say(&self) -> bool {
        self.put_aside.as_ref().is_some_and(Note::has_more)
    }

    /// Shows the notes of this moment again that were closed: forward, the next thing that they had not said yet; backward, what
    /// they said last. Whether there was anything to show.
    pub(in crate::tui) fn take_up(&mut self, forward: bool) -> bool {
        let wanted = if forward { self.has_more_to_say() } else { self.has_put_aside() };
        let Some(mut note) = self.put_aside.take_if(|_| wanted) else { return false };
        self.pause();
        note.fades = None;
        if forward {
            note.turn();
        }
        self.dialogs.push(Dialog::Note(note));
        true
    }

    /// Shows the last of the notes and questions on the screen, with its answer: where one who goes back comes in.
    pub(in crate::tui) fn show_all_that_is_said(&mut self) {
        if let Some(Dialog::Note(note)) = self.dialogs.iter_mut().find(|dialog| matches!(dialog, Dialog::Note(_))) {
            while note.has_more() {
                note.turn();
            }
        }
    }

    /// When the note on the screen goes by itself.
    pub(in crate::tui) fn note_fades(&self) -> Option<Duration> {
        self.dialogs.iter().find_map(|dialog| match dialog {
            Dialog::Note(note) => note.fades,
            _ => None,
        })
    }

    /// Lets a note go whose time is over; whether there was one.
    pub(in crate::tui) fn fade_note(&mut self) -> bool {
        let over = self.note_fades().is_some_and(|at| at <= self.player.now);
        if over {
            self.close_notes();
        }
        over
    }
}
