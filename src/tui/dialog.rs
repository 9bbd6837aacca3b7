//! What can be open over the screen: what the person types and chooses there, and how the painters are shown it.

use std::rc::Rc;
use std::time::Duration;

use crossterm::event::Event;
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler;

use super::app::App;
use super::branches::pane::Tree;
use super::find;
use super::flight::Flight;
use super::hints;
use super::keymap::Place;
use super::palette::Palette;
use super::why::Asking;
use crate::paint::view_state::{Overlay, PickerRow, overlay};
use crate::protocol::Ticks;
use crate::protocols::VariantId;
use crate::scenario::vary::Variation;
use crate::session::Until;
use crate::session::model::Stop;
use crate::sim::command::Select;
use crate::text::ids;

/// One thing that is open over the screen.
#[derive(Clone, Debug)]
pub(super) enum Dialog {
    /// The table of keys.
    Help {
        /// What has been typed to find a key.
        input: Input,
        /// Rows scrolled out of sight.
        scroll: usize,
    },
    /// Every action, by its words.
    Palette(Palette),
    /// What to search for.
    Find(Palette),
    /// Everything about the selected process.
    Inspector {
        /// Rows scrolled out of sight.
        scroll: usize,
    },
    /// What is in flight and armed.
    Flight(Flight),
    /// The tree of runs.
    Branches(Tree),
    /// Why something is as it is.
    Why(Box<Asking>),
    /// The menu of faults.
    Faults {
        /// The chosen row.
        chosen: usize,
    },
    /// A text of several lines.
    Message {
        /// Its title.
        title: String,
        /// The text.
        text: String,
        /// Rows scrolled out of sight.
        scroll: usize,
    },
    /// Notes and questions of the scenario.
    Note(Note),
    /// A line to type in.
    Line(Line),
    /// A list to choose from.
    List(List),
    /// A question to say yes or no to.
    Confirm(Confirm),
}

/// A question to say yes or no to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Confirm {
    /// The question.
    pub(super) text: String,
    /// What is done then.
    pub(super) then: Then,
}

/// What is done when a question is answered with yes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// Replaces the file of this name by what is saved; and ends the program then, if that was the wish.
    Replace {
        /// The name as it was typed.
        file: String,
        /// Whether the program ends then.
        quit: bool,
    },
    /// Ends the program, and what has not been saved is lost.
    Quit,
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

/// What a typed line is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// The tick to go to.
    Tick,
    /// After how many messages of its next batch the process at this position crashes.
    CrashAfter(usize),
    /// The number of processes.
    Count,
    /// By how many ticks the message of this number is put off.
    Delay(u32),
    /// The id of the process to select.
    Process,
    /// The groups into which the processes are parted.
    Groups,
    /// With which probability messages are lost, in percent.
    Loss,
    /// With which probability messages are doubled, in percent.
    Duplication,
    /// The name of the file to keep the run in; and whether the program ends then.
    Save {
        /// Whether the program ends then.
        quit: bool,
    },
    /// How the branch of this number is called.
    BranchName(usize),
    /// How the moment of a branch at a tick is called.
    BookmarkName(usize, Ticks),
}

/// A line to type in.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// What it is for.
    pub(super) asked: Asked,
    /// What is asked.
    pub(super) title: String,
    /// What has been typed.
    pub(super) input: Input,
    /// What is wrong with it.
    pub(super) fault: Option<String>,
}

/// What choosing a row does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Pick {
    /// Opens a scenario by name or path.
    Scenario(String),
    /// Runs another algorithm on the same processes.
    Algorithm(VariantId),
    /// Puts a run beside this one in which this is different.
    Beside(Variation),
    /// Puts the run that stood beside this one there again.
    BesideAgain,
    /// Puts the branch of this number beside this one.
    BesideBranch(usize),
    /// The process at this position leaves.
    Leave {
        /// Who leaves.
        position: u32,
        /// Whether it says so.
        announced: bool,
    },
    /// Loses a message.
    Drop(Select),
    /// Cuts the link between the processes at these positions.
    Cut(usize, usize),
    /// Cuts the way from one position to another.
    CutOneWay(usize, usize),
    /// Mends the link between the processes at these positions.
    Mend(usize, usize),
    /// Puts the message of this number off.
    Delay(u32),
    /// Doubles the message of this number.
    Duplicate(u32),
    /// Plays the run until something happens.
    Until(Until),
}

/// A row and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    /// What is shown.
    pub(super) row: PickerRow,
    /// What it does.
    pub(super) pick: Pick,
}

/// A list to choose from, narrowed by what is typed.
#[derive(Clone, Debug)]
pub(super) struct List {
    /// What is chosen.
    pub(super) title: String,
    /// All rows.
    pub(super) choices: Vec<Choice>,
    /// The chosen one among the rows that fit.
    pub(super) chosen: usize,
    /// What has been typed.
    pub(super) input: Input,
    /// Whether what has been typed may itself be what is chosen: a path.
    pub(super) takes_paths: bool,
    /// What is wrong with the choice.
    pub(super) fault: Option<String>,
}

impl List {
    /// The rows that fit what has been typed.
    pub(super) fn fitting(&self) -> impl Iterator<Item = &Choice> {
        let wanted = self.input.value().trim().to_lowercase();
        self.choices.iter().filter(move |choice| {
            choice.row.name.to_lowercase().contains(&wanted) || choice.row.about.to_lowercase().contains(&wanted)
        })
    }

    /// What Enter does now.
    pub(super) fn pick(&self) -> Option<Pick> {
        let typed = self.input.value().trim();
        match self.fitting().nth(self.chosen) {
            Some(choice) => Some(choice.pick.clone()),
            None if self.takes_paths && !typed.is_empty() => Some(Pick::Scenario(typed.to_owned())),
            None => None,
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

impl Line {
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

impl Dialog {
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
            Self::Confirm(Confirm { then: Then::Quit, .. }) => Place::Leaving,
            Self::Confirm(_) => Place::Confirm,
        }
    }

    /// How the painters are shown it.
    pub(super) fn overlay(&self, app: &App) -> Overlay {
        match self {
            Self::Help { input, scroll } => Overlay::Help(overlay::Help {
                groups: hints::help(&app.look.texts, input.value()),
                input: input.value().to_owned(),
                cursor: input.cursor(),
                scroll: *scroll,
            }),
            Self::Palette(palette) => palette.overlay(app),
            Self::Find(list) => find::overlay(list, app),
            Self::Inspector { scroll } => Overlay::Inspect(overlay::Inspect { position: app.view.selected, scroll: *scroll }),
            Self::Flight(flight) => Overlay::Flight(overlay::Flight { chosen: flight.row }),
            Self::Why(asking) => {
                Overlay::Why(overlay::Why { why: Rc::clone(asking.why()), chosen: asking.chosen, nth: asking.nth() })
            }
            Self::Faults { chosen } => app.faults_overlay(*chosen),
            Self::Branches(tree) => app.tree_overlay(*tree),
            Self::Message { title, text, scroll } => {
                Overlay::Message(overlay::Message { title: title.clone(), text: text.clone(), scroll: *scroll })
            }
            Self::Note(note) => {
                let stop = note.stop();
                Overlay::Note(overlay::Note {
                    text: stop.map(|stop| stop.text.clone()).unwrap_or_default(),
                    question: stop.is_some_and(|stop| stop.question),
                    answer: stop.filter(|_| note.answered).and_then(|stop| stop.answer.clone()),
                })
            }
            Self::Line(line) => Overlay::Prompt(overlay::Prompt {
                title: line.title.clone(),
                input: line.input.value().to_owned(),
                cursor: line.input.cursor(),
                fault: line.fault.clone(),
            }),
            Self::List(list) => Overlay::Picker(overlay::Picker {
                title: list.title.clone(),
                rows: list.fitting().map(|choice| choice.row.clone()).collect(),
                chosen: list.chosen,
                input: list.input.value().to_owned(),
                fault: list.fault.clone(),
            }),
            Self::Confirm(Confirm { text, then }) => {
                let keys = if *then == Then::Quit { ids::CONFIRM_LEAVE_KEYS } else { ids::CONFIRM_KEYS };
                Overlay::Confirm(overlay::Confirm { text: text.clone(), keys: app.look.texts.say(keys) })
            }
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
