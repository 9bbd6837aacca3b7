//! What painters look at.

use super::look::glyphs::Glyphs;
use super::look::theme::Theme;
use super::{Look, View};
use crate::engine::Process;
use crate::protocol::{Id, Value};
use crate::session::model::Frame;
use crate::text::{Fit, TextId};

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
    pub(super) fn theme(&self) -> &'a Theme {
        &self.look.theme
    }

    pub(super) fn glyphs(&self) -> &'a Glyphs {
        &self.look.glyphs
    }

    pub(super) fn say(&self, id: TextId) -> String {
        self.look.texts.say(id)
    }

    pub(super) fn say_with(&self, id: TextId, values: &[(&'static str, Value)]) -> String {
        self.look.texts.say_with(id, values)
    }

    pub(super) fn fit(&self, id: TextId) -> Fit {
        self.look.texts.fit(id)
    }

    pub(super) fn fit_with(&self, id: TextId, values: &[(&'static str, Value)]) -> Fit {
        self.look.texts.fit_with(id, values)
    }

    /// What a process is called.
    pub(super) fn name(&self, id: Id) -> String {
        self.look.texts.name(id)
    }

    /// The process at a position, if it is in the window of the frame.
    pub(super) fn process(&self, position: usize) -> Option<&'a Process> {
        self.frame.processes.get(position.checked_sub(self.frame.first)?)
    }

    /// The id of the process at a position, if it is in the window of the frame.
    pub(super) fn id_at(&self, position: usize) -> Option<Id> {
        self.process(position).map(|process| process.id)
    }
}
