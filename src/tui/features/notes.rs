//! Arriving at a tick: its notes and questions.

use std::time::Duration;

use crate::paint::view_state::{Overlay, overlay};
use crate::tui::app::App;
use crate::tui::binding::Place;
use crate::tui::guards;
use crate::tui::layer::Layer;
use crate::tui::state::Note;

/// How long a note that does not stop playback stays at least, and how much longer for each character.
const READING: Duration = Duration::from_millis(1500);
const READING_A_CHARACTER: Duration = Duration::from_millis(45);

/// Whether the note on top asks a question whose answer is not shown yet.
pub(in crate::tui) fn hides_answer(app: &App) -> bool {
    app.layers.top_as().is_some_and(Note::has_hidden_answer)
}

pub(in crate::tui) fn hides_nothing(app: &App) -> bool {
    !hides_answer(app)
}

impl Layer<App> for Note {
    fn place(&self) -> Place {
        Place::Note
    }

    fn overlay(&self, _: &App) -> Overlay {
        let stop = self.stop();
        Overlay::Note(overlay::Note {
            text: stop.map(|stop| stop.text.clone()).unwrap_or_default(),
            question: stop.is_some_and(|stop| stop.question),
            answer: stop.filter(|_| self.answered).and_then(|stop| stop.answer.clone()),
        })
    }

    fn is_modal(&self) -> bool {
        false
    }

    fn outlasts_branches(&self) -> bool {
        true
    }
}

impl App {
    /// Shows the answer of the question on the screen, or the next note, or closes the last one.
    pub(in crate::tui) fn turn_note(&mut self) {
        let Some(note) = self.layers.top_as_mut::<Note>() else { return };
        if note.has_more() {
            note.turn();
        } else {
            self.close_notes();
        }
    }

    /// Goes on from a note as a presenter's remote does: to the answer, to the next note, and then to the next stop.
    pub(in crate::tui) fn go_on(&mut self) {
        self.turn_note();
        if self.layers.top_as::<Note>().is_none() {
            self.next_stop();
        }
    }

    /// Goes back from a note the same way: to the question without its answer, to the note before, to the stop before.
    pub(in crate::tui) fn go_back(&mut self) {
        let Some(note) = self.layers.top_as_mut::<Note>() else { return };
        if !note.turn_back() {
            match guards::go_back(self) {
                Ok(()) => {
                    self.layers.close::<Note>();
                    self.previous_stop();
                }
                Err(reason) => self.say(reason),
            }
        }
    }

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
        if !self.view.playing || self.note_fades().is_none() {
            self.layers.close::<Note>();
        }
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
        self.layers.close::<Note>();
        self.layers.open(Note { stops, shown: 0, answered: false, fades });
    }

    /// Closes what the scenario says, and remembers how far it had come.
    pub(in crate::tui) fn close_notes(&mut self) {
        let Some(note) = self.layers.find::<Note>().cloned() else { return };
        self.layers.close::<Note>();
        // A passing note may have outlived its tick.
        self.put_aside = Some(note).filter(|note| note.stops == self.session.stops());
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
        self.layers.open(note);
        true
    }

    /// Shows the last of the notes and questions on the screen, with its answer: going back begins there.
    pub(in crate::tui) fn show_all_that_is_said(&mut self) {
        if let Some(note) = self.layers.find_mut::<Note>() {
            while note.has_more() {
                note.turn();
            }
        }
    }

    pub(in crate::tui) fn note_fades(&self) -> Option<Duration> {
        self.layers.find::<Note>()?.fades
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
