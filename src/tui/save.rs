//! Keeping a run in a file, and the questions before that.

use super::app::App;
use super::dialog::{Asked, Confirm, Dialog, Line, Then};
use super::library::{Keep, NotSaved};
use super::says::{Said, Says, Title};
use crate::session::{Pair, Value};

impl App {
    /// What the person calls the run that has the keys.
    fn name_of_run(&self) -> &str {
        &self.names[self.session.pair().map_or(0, Pair::focus)]
    }

    /// Asks for the name of the file to keep the run in; a good one stands there already.
    pub(super) fn ask_save(&mut self) {
        self.pause();
        let name = self.library.name_to_save(self.name_of_run(), !self.session.acts().is_empty());
        self.dialogs.push(Dialog::Line(Line {
            asked: Asked::Save,
            title: self.look.texts.say(Title::Save),
            input: name.into(),
            fault: None,
        }));
    }

    /// Keeps the run in the file of this name.
    pub(super) fn save_as(&mut self, file: &str, replace: bool) {
        let acts = self.session.acts();
        let run = Keep { scenario: self.session.scenario(), acts: &acts, name: self.name_of_run() };
        match self.library.save(&run, file, replace) {
            Ok(saved) => {
                self.dialogs.retain(|dialog| !matches!(dialog, Dialog::Line(Line { asked: Asked::Save, .. })));
                let first = Said::from(Says::Saved).with("name", Value::Text(saved.name));
                self.tell_derived(&saved.said, Some(first));
            }
            Err(NotSaved::Exists(name)) => {
                let text = self.look.texts.say_with(Title::Replace, &[("file", Value::Text(name))]);
                self.dialogs.push(Dialog::Confirm(Confirm { text, then: Then::Replace(file.to_owned()) }));
            }
            Err(NotSaved::Refused(refusal)) => self.refuse(Title::Save, &refusal),
        }
    }

    /// Does what has been answered with yes.
    pub(super) fn do_confirmed(&mut self) {
        let Some(Dialog::Confirm(Confirm { then, .. })) = self.dialogs.pop() else { return };
        match then {
            Then::Replace(file) => self.save_as(&file, true),
        }
    }
}
