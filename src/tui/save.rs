//! Keeping a run in a file, and the questions before that.

use super::app::App;
use super::dialog::{Asked, Confirm, Dialog, Line, Then};
use super::library::{Keep, NotSaved, Saved};
use super::says::{Said, Says, Title};
use crate::session::{Session, Value};

impl App {
    /// What the person calls the run that has the keys.
    fn name_of_run(&self) -> &str {
        self.root_of(&*self.session).and_then(|root| self.names.get(&root)).unwrap_or(&self.name)
    }

    /// The number of the scenario that a run is one of.
    fn root_of(&self, run: &dyn Session) -> Option<usize> {
        run.branch().map(|(_, branch)| self.history.borrow().branch(branch).root)
    }

    /// The run on the screen is called by the name of the scenario that was opened last, unless its scenario has a name.
    pub(super) fn call_run(&mut self) {
        if let Some(root) = self.root_of(&*self.session) {
            self.names.entry(root).or_insert_with(|| self.name.clone());
        }
    }

    /// The scenarios of two runs side by side are called by these names.
    pub(super) fn call_sides(&mut self, names: [&str; 2]) {
        let roots = [0, 1].map(|side| self.session.pair().and_then(|pair| self.root_of(pair.run(side))));
        for (root, name) in roots.into_iter().zip(names) {
            self.names.extend(root.map(|root| (root, name.to_owned())));
        }
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
                self.tell_saved(&saved);
            }
            Err(NotSaved::Exists(name)) => {
                let text = self.look.texts.say_with(Title::Replace, &[("file", Value::Text(name))]);
                self.dialogs.push(Dialog::Confirm(Confirm { text, then: Then::Replace(file.to_owned()) }));
            }
            Err(NotSaved::Refused(refusal)) => self.refuse(Title::Save, &refusal),
        }
    }

    /// Says where a run has been saved, and what was left out of it, in as many words as there is room for.
    fn tell_saved(&mut self, saved: &Saved) {
        let texts = &self.look.texts;
        let say = |id| Said::from(id).with("name", Value::Text(saved.name.clone())).say(texts);
        let left_out = saved.said.iter().map(|remark| texts.remark(remark));
        let whole: Vec<String> = std::iter::once(say(Says::Saved)).chain(left_out).collect();
        let shorter = if saved.said.is_empty() { String::new() } else { format!(" | {}", say(Says::SavedWithout)) };
        self.view.said = Some(format!("{}{shorter}", whole.join(" ")));
    }

    /// Does what has been answered with yes.
    pub(super) fn do_confirmed(&mut self) {
        let Some(Dialog::Confirm(Confirm { then, .. })) = self.dialogs.pop() else { return };
        match then {
            Then::Replace(file) => self.save_as(&file, true),
        }
    }
}
