//! Arriving at a tick: its notes and questions.

use crate::tui::features::prelude::*;
use suffrage_session::model::Stop;

/// The notes and questions of one tick, shown one after the other.
#[derive(Clone, Debug)]
pub(crate) struct OpenNote {
    pub(crate) stops: Vec<Stop>,
    pub(crate) shown: usize,
    pub(crate) answered: bool,
    /// The rows of what is shown that are scrolled out of sight.
    pub(crate) scrolled: usize,
    /// When it goes by itself: a note that does not stop playback.
    pub(crate) fades: Option<Duration>,
}

impl OpenNote {
    pub(crate) fn stop(&self) -> Option<&Stop> {
        self.stops.get(self.shown)
    }

    pub(crate) fn has_hidden_answer(&self) -> bool {
        !self.answered && self.stop().is_some_and(|stop| stop.question && stop.answer.is_some())
    }

    /// Whether a question of these is still to be asked or answered: the run does not go on before that.
    pub(crate) fn has_unanswered(&self) -> bool {
        self.has_hidden_answer() || self.stops.iter().skip(self.shown + 1).any(|stop| stop.question)
    }

    /// Whether the class has been asked what it has not been told, or will be asked it here.
    pub(crate) fn is_asking(&self) -> bool {
        self.has_unanswered() || self.stop().is_some_and(|stop| stop.question && stop.answer.is_none())
    }

    pub(crate) fn has_more(&self) -> bool {
        self.has_hidden_answer() || self.shown + 1 < self.stops.len()
    }

    /// Hides the answer again, or shows the note before; whether there was anything to go back to.
    pub(crate) fn turn_back(&mut self) -> bool {
        if self.answered {
            self.answered = false;
        } else if let Some(before) = self.shown.checked_sub(1) {
            // Its end has been read last.
            (self.shown, self.scrolled) = (before, usize::MAX);
            self.answered = self.has_hidden_answer();
        } else {
            return false;
        }
        true
    }

    pub(crate) fn turn(&mut self) {
        if self.has_hidden_answer() {
            // The answer is the last row.
            (self.answered, self.scrolled) = (true, usize::MAX);
        } else {
            self.shown += 1;
            (self.answered, self.scrolled) = (false, 0);
        }
    }
}

/// How long a note that does not stop playback stays at least, and how much longer for each character.
const READING: Duration = Duration::from_millis(1500);
const READING_A_CHARACTER: Duration = Duration::from_millis(45);

pub(crate) fn hides_answer(app: &App) -> bool {
    app.layers.top_as().is_some_and(OpenNote::has_hidden_answer)
}

impl Layer for OpenNote {
    fn place(&self) -> KeyPlace {
        KeyPlace::Note
    }

    fn overlay(&self, _: &App) -> Overlay {
        let stop = self.stop();
        Overlay::Note(overlay::Note {
            text: stop.map(|stop| stop.text.clone()).unwrap_or_default(),
            look: stop.map(|stop| stop.look.clone()).unwrap_or_default(),
            question: stop.is_some_and(|stop| stop.question),
            answer: stop.filter(|_| self.answered).and_then(|stop| stop.answer.clone()),
            scroll: self.scrolled,
        })
    }

    fn scrolled(&mut self) -> Option<&mut usize> {
        Some(&mut self.scrolled)
    }
}

pub(crate) fn turn(app: &mut App) {
    let Some(note) = app.layers.top_as_mut::<OpenNote>() else { return };
    if note.has_more() {
        note.turn();
    } else {
        close(app);
    }
}

/// Another moment is on the screen: the log shows its newest lines, and what the scenario has to say is said.
pub(crate) fn moved(app: &mut App) {
    app.layers.retain(|layer| layer.place() != KeyPlace::Aside);
    app.view.log_back = 0;
    (app.player.settled, app.player.settles) = (false, None);
    app.call_processes();
    arrive(app);
}

/// Shows the notes and questions that are due, and stops playback where they ask for it.
pub(crate) fn arrive(app: &mut App) {
    app.aside.note = None;
    if !app.view.playing || fades(app).is_none() {
        app.layers.close::<OpenNote>();
    }
    let stops = app.session.stops();
    if stops.is_empty() || app.session.clock().half_way.is_some() {
        return;
    }
    if stops.iter().any(|stop| stop.pause || stop.question) {
        app.pause();
    }
    let language = app.look.texts.language().code();
    let length: usize = stops.iter().map(|stop| stop.text.in_language(language).chars().count()).sum();
    let reading = READING + READING_A_CHARACTER * u32::try_from(length).unwrap_or(u32::MAX);
    let fades = app.view.playing.then(|| app.player.now + reading);
    app.player.due = fades.map_or(app.player.due, |at| app.player.due.max(at));
    // A note selects its process, but a key must never act on another process than the one that the person has selected.
    if let Some(&position) = stops.iter().find_map(|stop| stop.look.first())
        && !app.view.by_hand
    {
        app.view.selected = position;
    }
    app.layers.close::<OpenNote>();
    app.layers.open(OpenNote { stops, shown: 0, answered: false, scrolled: 0, fades });
}

pub(crate) fn close(app: &mut App) {
    let Some(note) = app.layers.find::<OpenNote>().cloned() else { return };
    app.layers.close::<OpenNote>();
    // A passing note may have outlived its tick.
    app.aside.note = Some(note).filter(|note| note.stops == app.session.stops());
}

/// Whether a question of this moment has not been answered, whether or not it lies open.
pub(crate) fn is_asking(app: &App) -> bool {
    if app.is_comparing() {
        return false;
    }
    let open = app.layers.find::<OpenNote>().is_some_and(OpenNote::is_asking);
    open || app.aside.note.as_ref().is_some_and(OpenNote::has_unanswered)
}

pub(crate) fn reveals(app: &App) -> bool {
    app.view.reveal && !is_asking(app)
}

/// Whether a key that goes on asks or answers first.
pub(crate) fn is_unanswered(app: &App) -> bool {
    let unanswered = |note: Option<&OpenNote>| note.is_some_and(OpenNote::has_unanswered);
    !app.is_comparing() && (unanswered(app.layers.find()) || unanswered(app.aside.note.as_ref()))
}

/// Shows the question that is still to be asked at this moment, or its answer, before the run goes on; whether there was one.
pub(crate) fn answer_first(app: &mut App) -> bool {
    if app.is_comparing() {
        return false;
    }
    if let Some(note) = app.layers.find_mut::<OpenNote>().filter(|note| note.has_unanswered()) {
        note.turn();
        return true;
    }
    app.aside.note.as_ref().is_some_and(OpenNote::has_unanswered) && reopen(app, true)
}

/// Whether notes of this moment were closed before all of them had been shown.
pub(crate) fn has_more(app: &App) -> bool {
    app.aside.note.as_ref().is_some_and(OpenNote::has_more)
}

/// Shows a closed note of this moment again: forward, what was not said yet; backward, what was said last.
pub(crate) fn reopen(app: &mut App, forward: bool) -> bool {
    let wanted = if forward { has_more(app) } else { app.aside.note.is_some() };
    let Some(mut note) = app.aside.note.take_if(|_| wanted) else { return false };
    app.pause();
    note.fades = None;
    if forward {
        note.turn();
    }
    app.layers.open(note);
    true
}

/// Shows the last of the notes and questions on the screen, with its answer: going back begins there.
pub(crate) fn show_all(app: &mut App) {
    if let Some(note) = app.layers.find_mut::<OpenNote>() {
        while note.has_more() {
            note.turn();
        }
        note.scrolled = usize::MAX;
    }
}

pub(crate) fn fades(app: &App) -> Option<Duration> {
    app.layers.find::<OpenNote>()?.fades
}

pub(crate) fn fade(app: &mut App) -> bool {
    let over = fades(app).is_some_and(|at| at <= app.player.now);
    if over {
        close(app);
    }
    over
}
