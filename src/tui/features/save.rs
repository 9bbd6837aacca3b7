//! Keeping a run in a file, and the questions before that.

use std::rc::Rc;

use crate::history::CommandLog;
use crate::history::file::SavedSession;
use crate::protocol::{Remark, Ticks, Value};
use crate::sim::command::Command;
use crate::text::{Fit, ids};
use crate::tui::app::App;
use crate::tui::binding::Place;
use crate::tui::layers::confirm::Confirm;
use crate::tui::layers::line::Line;
use crate::tui::library::{Begin, Keep, NotSaved, Saved, ToKeep};
use crate::tui::state::ExitRequest;

impl App {
    /// What the person calls the run that has the keys.
    fn name_of_run(&self) -> &str {
        self.names.get(&self.root_of(self.branch())).unwrap_or(&self.name)
    }

    /// The number of the scenario that a branch is a run of.
    fn root_of(&self, branch: usize) -> usize {
        self.session.history().branch(branch).root
    }

    /// The run on the screen is called by the name of the scenario that was opened last, unless its scenario has a name.
    pub(in crate::tui) fn call_run(&mut self) {
        let root = self.root_of(self.branch());
        self.names.entry(root).or_insert_with(|| self.name.clone());
    }

    /// The scenarios of two runs side by side are called by these names.
    pub(in crate::tui) fn call_sides(&mut self, names: [&str; 2]) {
        let roots = [0, 1].map(|side| self.session.side(side).map(|lane| self.root_of(lane.branch())));
        for (root, name) in roots.into_iter().zip(names) {
            self.names.extend(root.map(|root| (root, name.to_owned())));
        }
    }

    /// Asks for the name of the file to keep the run in; a good one stands there already. Before the end of the program it is one for all
    /// that has not been saved.
    pub(in crate::tui) fn ask_save(&mut self) {
        self.pause();
        let quit = self.place() == Place::Leaving;
        if quit {
            self.layers.pop();
        }
        let beside = !self.session.history().is_all(self.session.branch());
        let input = match &self.session_file {
            Some(file) if quit => file.clone(),
            _ if quit && beside => self.library.name_to_save(self.name_of_run(), ToKeep::Session),
            _ if self.session.acts().is_empty() => self.library.name_to_save(self.name_of_run(), ToKeep::Scenario),
            _ => self.library.name_to_save(self.name_of_run(), ToKeep::Branch),
        };
        let title = self.look.texts.say(ids::ASK_SAVE);
        self.ask_for_more(title, input, move |app, file| {
            app.save_as(file, false, quit);
            Ok(())
        });
    }

    /// Ends the program; if something would be lost that a person made, only when that has been said.
    pub(in crate::tui) fn quit(&mut self) {
        if !self.session.history().is_unsaved() {
            self.exit = Some(ExitRequest::Quit);
            return;
        }
        self.pause();
        let text = self.what_would_be_lost();
        let then = Rc::new(|app: &mut App| app.exit = Some(ExitRequest::Quit));
        self.layers.open(Confirm { text, leaves: true, then });
    }

    /// What is in no file.
    fn what_would_be_lost(&self) -> String {
        let unsaved = self.session.history().unsaved_branches();
        let shown = unsaved.contains(&self.session.branch());
        let title = match (shown, unsaved.len()) {
            (_, 0) => ids::ASK_LEAVE_NAMES,
            (true, 1) => ids::ASK_LEAVE_UNSAVED,
            (true, _) => ids::ASK_LEAVE_BRANCHES,
            (false, _) => ids::ASK_LEAVE_OTHERS,
        };
        self.look.texts.say(Remark::from(title).with("branches", Value::Number(unsaved.len() as u64)))
    }

    pub(in crate::tui) fn kept(&self) -> SavedSession {
        let mut history = self.session.history().clone();
        history.saved();
        let name = |root| self.names.get(&root).unwrap_or(&self.name).clone();
        let names = (0..history.roots().len()).map(name).collect();
        let branch = self.session.branch();
        SavedSession { history, names, branch, tick: self.session.tick() }
    }

    /// Keeps the run, or the whole session, in the file of this name.
    pub(in crate::tui) fn save_as(&mut self, file: &str, replace: bool, quit: bool) {
        let (acts, session) = (self.session.acts(), self.kept());
        let run = Keep { scenario: self.session.scenario(), acts: &acts, name: self.name_of_run(), session: &session };
        match self.library.save(&run, file, replace) {
            Ok(saved) => {
                if self.layers.top_as::<Line>().is_some() {
                    self.layers.pop();
                }
                if saved.whole {
                    self.session.history_mut().saved();
                    self.session_file = Some(saved.name.clone());
                } else {
                    self.session.history_mut().saved_branch(session.branch);
                }
                if quit {
                    // What is on other branches may be unsaved still.
                    self.quit();
                    if let Some(Confirm { text, .. }) = self.layers.top_as_mut() {
                        let said = Remark::from(ids::SaysSaved { name: saved.name });
                        *text = format!("{} {text}", self.look.texts.say(said));
                    }
                    return;
                }
                self.tell_saved(&saved, session.history.branches().len());
            }
            Err(NotSaved::Exists(name)) => {
                let text = self.look.texts.say(ids::AskReplace { file: name });
                let file = file.to_owned();
                let then = Rc::new(move |app: &mut App| app.save_as(&file, true, quit));
                self.layers.open(Confirm { text, leaves: false, then });
            }
            Err(NotSaved::Refused(refusal)) => self.refuse(ids::ASK_SAVE, &refusal),
        }
    }

    /// Says where a run has been saved, and what was left out of it, in as many words as there is room for.
    fn tell_saved(&mut self, saved: &Saved, branches: usize) {
        let texts = &self.look.texts;
        let say = |id| texts.say(Remark::from(id).with("name", Value::Text(saved.name.clone())));
        if saved.whole {
            let said = Remark::from(ids::SAYS_SAVED_SESSION).with("name", Value::Text(saved.name.clone()));
            return self.say(said.with("branches", Value::Number(branches as u64)));
        }
        let left_out = saved.said.iter().map(|remark| texts.remark(remark));
        let whole: Vec<String> = std::iter::once(say(ids::SAYS_SAVED)).chain(left_out).collect();
        let shorter = match saved.said.as_slice() {
            [] => None,
            [one] if one.key == "change-expectations-left-out" => Some(ids::SAYS_SAVED_WITHOUT_EXPECTATIONS),
            [_] => Some(ids::SAYS_SAVED_WITHOUT_NOTES),
            _ => Some(ids::SAYS_SAVED_WITHOUT),
        };
        let shorter = shorter.map(|id| texts.fit(Remark::from(id).with("name", Value::Text(saved.name.clone()))));
        let lengths = shorter.iter().flat_map(Fit::lengths).map(str::to_owned);
        self.view.said = Some(std::iter::once(whole.join(" ")).chain(lengths).collect());
    }

    /// Takes a session up again, at the moment where it was left. What is on the screen stays in the tree if it would be lost.
    fn restore(&mut self, kept: SavedSession) {
        let SavedSession { history, names, branch, tick } = kept;
        let (roots, before) = if self.session.history().is_unsaved() {
            self.session.history_mut().take_in(history)
        } else {
            *self.session.history_mut() = history;
            self.names.clear();
            (0, 0)
        };
        self.names.extend(names.into_iter().enumerate().map(|(root, name)| (root + roots, name)));
        self.session.show_branch(before + branch);
        self.on_run_changed(None);
        self.name = self.name_of_run().to_owned();
        self.travel(tick);
    }

    /// Opens a session that was read from this file.
    pub(in crate::tui) fn open_session(&mut self, kept: SavedSession, file: &str) {
        self.restore(kept);
        self.session_file = Some(file.to_owned());
        if self.travel.is_none() {
            self.say(ids::SaysOpened { name: file.to_owned() });
        }
    }

    /// Does what was asked for on the command line, before the person has the keys.
    pub(in crate::tui) fn start_with(&mut self, begin: Begin) {
        let mut at = begin.at;
        if let Some((kept, file)) = begin.session {
            // A branch that is asked for besides comes on the screen at the moment that was there.
            at = at.or((!begin.branches.is_empty()).then_some(kept.tick));
            self.restore(kept);
            self.session_file = Some(file);
        }
        let unsaved = self.session.history().is_unsaved();
        for acts in begin.branches {
            self.show_branch(acts);
        }
        if !unsaved {
            // What comes from files is in them.
            self.session.history_mut().saved();
        }
        if let Some(tick) = at {
            self.travel(tick);
        }
        if begin.at.is_none()
            && let Some(said) = begin.said
        {
            self.view.said = Some(self.look.texts.fit_remark(&said));
        }
        self.touch();
    }

    /// Shows the run on the screen with other acts, as a branch beside the run without any.
    fn show_branch(&mut self, acts: Vec<(Ticks, Command)>) {
        let mut course = CommandLog::new();
        for (tick, act) in acts {
            course.entry(tick).or_default().push(act);
        }
        let root = self.root_of(self.branch());
        let branch = {
            let history = self.session.history_mut();
            let trunk = history.roots()[root].trunk;
            let known = history.course(trunk);
            let parting = known.keys().chain(course.keys()).copied().filter(|tick| known.get(tick) != course.get(tick)).min();
            if let Some(parting) = parting {
                // What is only to be run is computed when it is shown; beyond it the branch is one of its own.
                history.record(trunk, parting, None);
            }
            history.branch_for(trunk, course)
        };
        self.session.show_branch(branch);
        self.on_run_changed(None);
    }
}
