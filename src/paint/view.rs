//! The panes: one small painter each. They read the scene and write into their area, and decide nothing.

pub(super) mod algorithm;
pub(super) mod branches;
pub(super) mod compare;
pub(super) mod confirm;
pub(super) mod elected;
pub(super) mod faults;
pub(super) mod flight;
pub(super) mod footer;
pub(super) mod gauge;
pub(super) mod header;
pub(super) mod help;
pub(super) mod inspect;
pub(super) mod list;
pub(super) mod log;
pub(super) mod message;
pub(super) mod note;
pub(super) mod palette;
pub(super) mod panel;
pub(super) mod picker;
pub(super) mod processes;
pub(super) mod prompt;
pub(super) mod properties;
pub(super) mod rule;
#[cfg(test)]
pub(super) mod sample;
pub(super) mod sign;
pub(super) mod space_time;
pub(super) mod timeline;
pub(super) mod too_small;
pub(super) mod why;

use super::strokes::Strokes;
use super::{Look, Theme, View};
use crate::protocol::{Id, Value};
use crate::session::model::{Frame, Process};
use crate::text::TextId;

/// All that a painter looks at.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    /// The moment.
    pub(super) frame: &'a Frame,
    /// What is selected, focused and laid over.
    pub(super) view: &'a View,
    /// Words, colours and glyphs.
    pub(super) look: &'a Look,
}

impl<'a> Scene<'a> {
    fn theme(&self) -> &'a Theme {
        &self.look.theme
    }

    fn strokes(&self) -> &'static Strokes {
        Strokes::new(self.look.glyphs.set)
    }

    fn say(&self, id: TextId) -> String {
        self.look.texts.say(id)
    }

    fn say_with(&self, id: TextId, values: &[(&'static str, Value)]) -> String {
        self.look.texts.say_with(id, values)
    }

    /// What a process is called.
    fn name(&self, id: Id) -> String {
        self.look.texts.name(id)
    }

    /// The process at a position, if it is in the window of the frame.
    fn process(&self, position: usize) -> Option<&'a Process> {
        self.frame.processes.get(position.checked_sub(self.frame.first)?)
    }

    /// The id of the process at a position, if it is in the window of the frame.
    fn id_at(&self, position: usize) -> Option<Id> {
        self.process(position).map(|process| process.id)
    }
}
