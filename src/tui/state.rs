//! The parts of the program's state that are plain data: the mouse, a way that is not at its end, a search.

use std::collections::BTreeMap;
use std::time::Duration;

use ratatui::layout::Position;

use suffrage_engine::protocol::Ticks;
use suffrage_scenario::Scenario;
use suffrage_session::Lane;
use suffrage_session::model::Stop;
use suffrage_session::search::{Criterion, Direction, Place, Query};
use suffrage_text::Fit;
use suffrage_view::view_state::Pane;
use suffrage_view::{Ruler, Target};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ExitRequest {
    Quit,
    /// Hand the terminal back to the shell for a while.
    Suspend,
    Interrupt,
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mouse {
    /// The cell that it was last seen in; none once a key was pressed, until it moves again.
    pub(super) at: Option<Position>,
    pub(super) clicked: Option<(Target, Duration)>,
    /// The timeline on which the button went down, while it is still held.
    pub(super) seeking: Option<Ruler>,
    /// A click may have changed what it is on, which is found out when that is laid out.
    pub(super) points: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Arrival {
    pub(super) told: Fit,
    /// Whether the notes of that tick stay closed: they were closed on the branch before.
    pub(super) without_notes: bool,
}

/// So many events, about, are computed before the screen is drawn for the first time.
pub(super) const FIRST_PORTION: u64 = 25_000;

pub(super) struct Travel<A> {
    /// How many events, about, are computed at a time.
    pub(super) portion: u64,
    pub(super) begun: Duration,
    /// Whether of two runs only the one that has the keys moves on the way.
    pub(super) moves_one: bool,
    /// Computes a portion; whether the way goes on.
    pub(super) step: Step<A>,
}

type Step<A> = Box<dyn FnMut(&mut A, u64) -> bool>;

impl<A> Travel<A> {
    pub(super) fn new(now: Duration, step: impl FnMut(&mut A, u64) -> bool + 'static) -> Self {
        Self { portion: FIRST_PORTION, begun: now, moves_one: false, step: Box::new(step) }
    }
}

/// What was left and can be taken up again.
#[derive(Default)]
pub(super) struct Aside {
    /// The notes and questions of this moment, closed before the run went on.
    pub(super) note: Option<OpenNote>,
    /// The run that stood beside the one on the screen, and the side of the latter, until something is done to it.
    pub(super) run: Option<(usize, Lane)>,
    /// The pane that had the keys before the space-time diagram took all the room, and whether it was zoomed.
    pub(super) focus: Option<(Pane, bool)>,
    /// The scenario before its number of processes was changed.
    pub(super) scenario: Option<Scenario>,
}

#[derive(Debug)]
pub(super) struct Names {
    /// The scenario that was opened last.
    pub(super) opened: String,
    /// The scenarios of the tree, by their numbers; those made from others by the names of these.
    roots: BTreeMap<usize, String>,
    /// The file in which the whole session was kept last, or from which it was taken.
    pub(super) session_file: Option<String>,
}

impl Names {
    pub(super) fn new(opened: &str) -> Self {
        Self { opened: opened.to_owned(), roots: BTreeMap::from([(0, opened.to_owned())]), session_file: None }
    }

    pub(super) fn of(&self, root: usize) -> &str {
        self.roots.get(&root).unwrap_or(&self.opened)
    }

    /// A scenario without a name gets the name of the one that was opened last.
    pub(super) fn keep(&mut self, root: usize) {
        self.roots.entry(root).or_insert_with(|| self.opened.clone());
    }

    pub(super) fn clear(&mut self) {
        self.roots.clear();
    }

    pub(super) fn add(&mut self, first: usize, names: impl IntoIterator<Item = String>) {
        self.roots.extend((first..).zip(names));
    }
}

/// A moment on the screen: the run that has the keys and its branch, the tick, and how many of its events have been handled.
pub(super) type RunMoment = ((usize, usize), Ticks, usize);

#[derive(Debug, Default)]
pub(super) struct SearchState {
    /// What was chosen in the list: the keys from hit to hit look for it again.
    pub(super) query: Option<Query>,
    /// What was found last, and the moment that shows it.
    pub(super) hit: Option<(Place, RunMoment)>,
    /// The last search without a hit, and where it began; repeating it wraps around.
    pub(super) in_vain: Option<(Query, Direction, RunMoment)>,
    /// The name of the message that was looked for: once it has arrived, the run no longer knows it.
    pub(super) message: Option<(u32, String)>,
}

impl SearchState {
    pub(super) fn words(&self) -> Option<&Query> {
        self.query.as_ref().filter(|query| matches!(query.criterion, Criterion::Words(_)))
    }

    pub(super) fn keep(&mut self, query: Query, named: String) {
        if let Criterion::Message { number } = query.criterion {
            self.message = Some((number, named));
        }
        self.query = Some(query);
    }

    pub(super) fn named_message(&self, number: u32) -> Option<&str> {
        self.message.as_ref().filter(|(known, _)| *known == number).map(|(_, named)| named.as_str())
    }

    pub(super) fn is_at(&self, here: RunMoment) -> bool {
        self.query.is_some() && self.hit.is_some_and(|(_, at)| at == here)
    }

    /// Another run is on the screen: what was looked for can be looked for there.
    pub(super) fn reset(&mut self) {
        let query = self.query.take().filter(|query| !matches!(query.criterion, Criterion::Message { .. }));
        *self = Self { query, ..Self::default() };
    }
}

/// The notes and questions of one tick, shown one after the other.
#[derive(Clone, Debug)]
pub(super) struct OpenNote {
    pub(super) stops: Vec<Stop>,
    pub(super) shown: usize,
    pub(super) answered: bool,
    /// The rows of what is shown that are scrolled out of sight.
    pub(super) scrolled: usize,
    /// When it goes by itself: a note that does not stop playback.
    pub(super) fades: Option<Duration>,
}

impl OpenNote {
    pub(super) fn stop(&self) -> Option<&Stop> {
        self.stops.get(self.shown)
    }

    pub(super) fn has_hidden_answer(&self) -> bool {
        !self.answered && self.stop().is_some_and(|stop| stop.question && stop.answer.is_some())
    }

    /// Whether a question of these is still to be asked or answered: the run does not go on before that.
    pub(super) fn has_unanswered(&self) -> bool {
        self.has_hidden_answer() || self.stops.iter().skip(self.shown + 1).any(|stop| stop.question)
    }

    /// Whether the class has been asked what it has not been told, or will be asked it here.
    pub(super) fn is_asking(&self) -> bool {
        self.has_unanswered() || self.stop().is_some_and(|stop| stop.question && stop.answer.is_none())
    }

    /// Whether there is an answer or a note that is not shown yet.
    pub(super) fn has_more(&self) -> bool {
        self.has_hidden_answer() || self.shown + 1 < self.stops.len()
    }

    /// Hides the answer again, or shows the note before; whether there was anything to go back to.
    pub(super) fn turn_back(&mut self) -> bool {
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

    /// Shows the answer, or the next note; whether there was anything left to show.
    pub(super) fn turn(&mut self) -> bool {
        if self.has_hidden_answer() {
            // The answer is the last row.
            (self.answered, self.scrolled) = (true, usize::MAX);
        } else {
            self.shown += 1;
            (self.answered, self.scrolled) = (false, 0);
        }
        self.stop().is_some()
    }
}
