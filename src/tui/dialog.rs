//! What can be open over the screen: what the person types and chooses there, and how the painters are shown it.

use std::rc::Rc;
use std::time::Duration;

use crossterm::event::Event;
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler;

use super::binding::Place;
use super::panels::{Asking, Flight, Tree};
use super::says::Said;
use crate::paint::view_state::{Overlay, PaletteRow, PickerRow, overlay};
use crate::session::model::Stop;
use crate::text::Fit;

/// One thing that is open over the screen of a program `A`.
pub(super) enum Dialog<A> {
    /// The table of keys, of which those are shown that have what was typed.
    Help { input: Input, scroll: usize },
    /// Every action, by its words.
    Palette(Palette),
    /// What to search for.
    Find(Palette),
    /// Everything about the selected process.
    Inspector { scroll: usize },
    /// What is in flight and armed.
    Flight(Flight),
    /// The tree of runs.
    Branches(Tree),
    /// Why something is as it is.
    Why(Box<Asking>),
    /// The menu of faults.
    Faults { chosen: usize },
    /// A text of several lines.
    Message { title: Fit, text: String, scroll: usize },
    /// Notes and questions of the scenario.
    Note(Note),
    /// A line to type in.
    Line(Line<A>),
    /// A list to choose from.
    List(List<A>),
    /// A question to say yes or no to.
    Confirm(Confirm<A>),
}

/// What is done when a row is chosen, or a question is answered with yes.
pub(super) type Deed<A> = Rc<dyn Fn(&mut A)>;

/// A question to say yes or no to.
pub(super) struct Confirm<A> {
    pub(super) text: String,
    /// Whether yes ends the program, and what has not been saved is lost.
    pub(super) leaves: bool,
    pub(super) then: Deed<A>,
}

/// The notes and questions of one tick, shown one after the other.
#[derive(Clone, Debug)]
pub(super) struct Note {
    /// All of them.
    pub(super) stops: Vec<Stop>,
    /// Which one is shown.
    pub(super) shown: usize,
    /// Whether the answer of the question is shown.
    pub(super) answered: bool,
    /// When it goes by itself: a note that does not stop playback.
    pub(super) fades: Option<Duration>,
}

impl Note {
    /// The one that is shown.
    pub(super) fn stop(&self) -> Option<&Stop> {
        self.stops.get(self.shown)
    }

    /// Whether there is an answer that is not shown yet.
    pub(super) fn has_hidden_answer(&self) -> bool {
        !self.answered && self.stop().is_some_and(|stop| stop.question && stop.answer.is_some())
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
            self.shown = before;
            self.answered = self.has_hidden_answer();
        } else {
            return false;
        }
        true
    }

    /// Shows the answer, or the next note; whether there was anything left to show.
    pub(super) fn turn(&mut self) -> bool {
        if self.has_hidden_answer() {
            self.answered = true;
        } else {
            self.shown += 1;
            self.answered = false;
        }
        self.stop().is_some()
    }
}

/// Takes in what has been typed, or says what is wrong with it.
pub(super) type Accept<A> = Rc<dyn Fn(&mut A, &str) -> Result<(), Said>>;

/// A line to type in.
pub(super) struct Line<A> {
    /// What is asked.
    pub(super) title: Fit,
    pub(super) input: Input,
    /// What is wrong with what has been typed.
    pub(super) fault: Option<String>,
    /// It closes the line, unless more can go wrong.
    pub(super) accept: Accept<A>,
}

/// A row and what it does.
pub(super) struct Choice<A> {
    pub(super) row: PickerRow,
    pub(super) pick: Deed<A>,
}

impl<A> Choice<A> {
    pub(super) fn new(row: PickerRow, pick: impl Fn(&mut A) + 'static) -> Self {
        Self { row, pick: Rc::new(pick) }
    }
}

/// A list to choose from, narrowed by what is typed.
pub(super) struct List<A> {
    pub(super) title: Fit,
    pub(super) choices: Vec<Choice<A>>,
    /// The chosen one among the rows that fit.
    pub(super) chosen: usize,
    pub(super) input: Input,
    /// Whether it is left open when something is chosen, which may be refused.
    pub(super) stays: bool,
    /// What is done with what has been typed, where it may itself be what is chosen: a path.
    pub(super) otherwise: Option<fn(&mut A, &str)>,
    /// What is wrong with the choice.
    pub(super) fault: Option<String>,
}

impl<A: 'static> List<A> {
    /// The rows that fit what has been typed.
    pub(super) fn fitting(&self) -> impl Iterator<Item = &Choice<A>> {
        let wanted = self.input.value().trim().to_lowercase();
        self.choices.iter().filter(move |choice| {
            choice.row.name.to_lowercase().contains(&wanted) || choice.row.about.to_lowercase().contains(&wanted)
        })
    }

    /// What Enter does now.
    pub(super) fn pick(&self) -> Option<Deed<A>> {
        let typed = self.input.value().trim();
        match (self.fitting().nth(self.chosen), self.otherwise) {
            (Some(choice), _) => Some(Rc::clone(&choice.pick)),
            (None, Some(otherwise)) if !typed.is_empty() => {
                let typed = typed.to_owned();
                Some(Rc::new(move |app| otherwise(app, &typed)))
            }
            _ => None,
        }
    }

    /// Moves the choice by so many rows, down if positive, and stays in the list.
    pub(super) fn choose(&mut self, rows: isize) {
        let last = self.fitting().count().saturating_sub(1);
        self.chosen = self.chosen.saturating_add_signed(rows).min(last);
    }

    /// Takes a key of the filter in. When what is typed changes, the first row that fits is the chosen one.
    pub(super) fn edit(&mut self, event: &Event) {
        if changes(&mut self.input, event) {
            self.chosen = 0;
            self.fault = None;
        }
    }
}

impl<A> Line<A> {
    /// Takes a key in.
    pub(super) fn edit(&mut self, event: &Event) {
        if changes(&mut self.input, event) {
            self.fault = None;
        }
    }
}

/// Gives an event to a text field; whether its text changed.
pub(super) fn changes(input: &mut Input, event: &Event) -> bool {
    input.handle_event(event).is_some_and(|changed| changed.value)
}

impl<A> Dialog<A> {
    /// Where keys count while this is on top.
    pub(super) const fn place(&self) -> Place {
        match self {
            Self::Help { .. } => Place::Help,
            Self::Message { .. } => Place::Reading,
            Self::Inspector { .. } => Place::Inspector,
            Self::Flight(_) => Place::Flight,
            Self::Why(_) => Place::Why,
            Self::Faults { .. } => Place::Faults,
            Self::Branches(_) => Place::Branches,
            Self::Note(_) => Place::Note,
            Self::Line(_) => Place::Line,
            Self::List(_) | Self::Palette(_) | Self::Find(_) => Place::List,
            Self::Confirm(confirm) if confirm.leaves => Place::Leaving,
            Self::Confirm(_) => Place::Confirm,
        }
    }

    /// The rows scrolled out of sight, where there are any to scroll.
    pub(super) fn scroll_mut(&mut self) -> Option<&mut usize> {
        match self {
            Self::Help { scroll, .. } | Self::Message { scroll, .. } | Self::Inspector { scroll } => Some(scroll),
            Self::Find(_)
            | Self::Palette(_)
            | Self::List(_)
            | Self::Note(_)
            | Self::Line(_)
            | Self::Flight(_)
            | Self::Branches(_)
            | Self::Why(_)
            | Self::Faults { .. }
            | Self::Confirm(_) => None,
        }
    }
}

/// The palette, or the list of what can be searched for, while it is open.
#[derive(Clone, Debug, Default)]
pub(super) struct Palette {
    /// What has been typed.
    pub(super) input: Input,
    /// The chosen one among the rows that fit.
    pub(super) chosen: usize,
    /// What is wrong with the choice.
    pub(super) fault: Option<String>,
}

impl Palette {
    /// Takes a key in. When what is typed changes, the first row that fits is the chosen one.
    pub(super) fn edit(&mut self, event: &Event) {
        if changes(&mut self.input, event) {
            self.chosen = 0;
            self.fault = None;
        }
    }

    /// How the painters are shown these rows, with what has been typed.
    pub(super) fn shown(&self, title: Fit, rows: Vec<PaletteRow>) -> Overlay {
        Overlay::Palette(overlay::Palette {
            title,
            rows,
            chosen: self.chosen,
            input: self.input.value().to_owned(),
            cursor: self.input.cursor(),
            fault: self.fault.clone(),
        })
    }
}
