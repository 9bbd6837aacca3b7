//! Why something is as it is, and what a process waits for: asking, walking along the chain of causes, and the way back.

use std::rc::Rc;

use crate::paint;
use crate::paint::view_state::{Overlay, Pane, overlay};
use crate::property::Status;
use crate::protocol::{Remark, Role, Ticks};
use crate::session::Moved;
use crate::session::model::why::{Question, Why};
use crate::sim::command::Command;
use crate::text::ids;
use crate::tui::app::App;
use crate::tui::binding::{Able, Place};
use crate::tui::features::inspect::Inspector;
use crate::tui::guards;
use crate::tui::layer::Layer;
use crate::tui::state::Note;

/// The most processes of a property that are all asked about.
const FEW: usize = 4;

/// A moment: a tick, and how many of its events have been handled.
type Instant = (Ticks, usize);

/// What is selected: a process by position, a message and an event by number.
type Selection = (usize, Option<u32>, Option<u32>);

#[derive(Clone, Debug)]
pub(in crate::tui) struct Asking {
    questions: Vec<Question>,
    nth: usize,
    why: Rc<Why>,
    /// The chosen link; where there is no chain, the rows scrolled out of sight.
    chosen: usize,
    /// The moment at which it holds, or that it led to.
    moment: Instant,
    /// What had been done by hand when it was asked.
    acts: Vec<(Ticks, Command)>,
    /// What was selected when it was asked; another selection asks anew.
    selection: Selection,
    /// The moment that was left along the chain.
    home: Option<Instant>,
    /// What was selected before.
    before: Selection,
}

impl Asking {
    /// The process whose waiting is asked about.
    pub(in crate::tui) fn waiting(&self) -> Option<usize> {
        if let Question::Waits(position) = self.why.question { Some(position) } else { None }
    }
}

impl Layer<App> for Asking {
    fn place(&self) -> Place {
        Place::Why
    }

    fn overlay(&self, _: &App) -> Overlay {
        let nth = (self.nth + 1, self.questions.len());
        Overlay::Why(overlay::Why { why: Rc::clone(&self.why), chosen: self.chosen, nth })
    }

    fn is_modal(&self) -> bool {
        false
    }

    fn scrolled(&mut self) -> Option<&mut usize> {
        self.waiting().is_some().then_some(&mut self.chosen)
    }

    fn scroll(&mut self, _: &App, rows: isize) {
        let chosen = self.chosen.saturating_add_signed(rows);
        self.chosen = if self.waiting().is_some() { chosen } else { chosen.min(self.why.causes.len().saturating_sub(1)) };
    }
}

impl App {
    pub(in crate::tui) fn asking(&self) -> Option<&Asking> {
        self.layers.find()
    }

    fn asking_mut(&mut self) -> Option<&mut Asking> {
        self.layers.find_mut()
    }

    fn moment(&self) -> Instant {
        (self.session.tick(), self.session.events().0)
    }

    fn selection(&self) -> Selection {
        (self.view.selected, self.view.message, self.view.event)
    }

    /// The process whose waiting is told: that of the panel, or that of the inspector.
    pub(in crate::tui) fn waiting_told(&self) -> Option<usize> {
        let inspected = || self.layers.has::<Inspector>().then_some(self.view.selected);
        self.asking().and_then(Asking::waiting).or_else(inspected)
    }

    /// Asks why about what is selected.
    pub(in crate::tui) fn ask_why(&mut self) {
        let (questions, nth) = self.questions();
        let before = self.selection();
        if !self.ask_first_of(questions, nth, before, None) {
            self.say(ids::SAYS_NOTHING_TO_ASK);
        }
    }

    /// Asks why an event of the space-time diagram happened.
    pub(in crate::tui) fn ask_about_event(&mut self) {
        if let Some(event) = self.view.event {
            self.ask_about_record(event);
        }
    }

    /// Asks why a message is under way, or was lost.
    pub(in crate::tui) fn ask_about_message(&mut self, number: u32) {
        let mut questions = vec![Question::Message(number)];
        questions.extend(self.of_process().0);
        let before = self.selection();
        self.ask_first_of(questions, 0, before, None);
    }

    /// Asks why what a line of the log tells happened.
    pub(in crate::tui) fn ask_about_record(&mut self, record: u32) {
        let mut questions = vec![Question::Record(record)];
        questions.extend(self.of_process().0);
        let before = self.selection();
        self.ask_first_of(questions, 0, before, None);
    }

    /// What can be asked now, and what of that first: the selected message comes before what the pane with the keys has, and that
    /// before the selected process.
    fn questions(&self) -> (Vec<Question>, usize) {
        let (about_process, nth) = self.of_process();
        let mut questions = Vec::new();
        if let Some(number) = self.view.message {
            questions.push(Question::Message(number));
        } else {
            match self.view.focus {
                Pane::Log => {
                    let newest = self.session.lookup().log_length().checked_sub(1 + self.view.log_back);
                    questions.extend(newest.map(|record| Question::Record(record as u32)));
                }
                Pane::SpaceTime => questions.extend(self.view.event.map(Question::Record)),
                Pane::Properties => {
                    let index = self.view.property.min(self.session.lookup().properties().len().saturating_sub(1));
                    questions.extend(self.concerned().into_iter().map(|who| Question::Property { index, who }));
                }
                // The other panes show nothing that could be asked about by itself.
                _ => {}
            }
        }
        let nth = if questions.is_empty() { nth } else { 0 };
        questions.extend(about_process);
        (questions, nth)
    }

    /// Those whom the chosen property names; of many, the first of each opinion.
    fn concerned(&self) -> Vec<usize> {
        let Some(property) = self.chosen_property() else { return Vec::new() };
        if (1..=FEW).contains(&property.processes.len()) {
            return (0..property.processes.len()).collect();
        }
        let processes = self.session.lookup().processes(&self.ask());
        let elected = |id| processes.iter().find(|process| process.id == id).map(|process| process.elected);
        let mut opinions = Vec::new();
        let mut concerned = Vec::new();
        for (who, &id) in property.processes.iter().enumerate() {
            let opinion = elected(id);
            if !opinions.contains(&opinion) {
                opinions.push(opinion);
                concerned.push(who);
            }
        }
        if concerned.is_empty() { vec![0] } else { concerned }
    }

    /// What can be asked of the selected process, and what of that is the likeliest.
    fn of_process(&self) -> (Vec<Question>, usize) {
        let position = self.view.selected;
        let questions = vec![Question::Cell(position), Question::Deed(position), Question::Waits(position)];
        let waits = self.selected().is_some_and(|process| {
            process.elected.is_none() && process.waits.is_some() && !matches!(process.role, Role::Leader | Role::Crashed)
        });
        (questions, if waits { 2 } else { 0 })
    }

    /// Opens the panel on the first of these questions from one of them on that has an answer; whether any has.
    fn ask_first_of(&mut self, questions: Vec<Question>, nth: usize, before: Selection, home: Option<Instant>) -> bool {
        let count = questions.len();
        let answered = (0..count).map(|step| (nth + step) % count).find_map(|nth| Some((nth, self.session.why(questions[nth])?)));
        let Some((nth, why)) = answered else { return false };
        // What has no answer cannot be turned to either.
        let asked = questions[nth];
        let questions: Vec<Question> =
            questions.into_iter().filter(|&question| question == asked || self.session.why(question).is_some()).collect();
        let nth = questions.iter().position(|&question| question == asked).unwrap_or_default();
        let asking = Asking {
            questions,
            nth,
            why: Rc::new(why),
            chosen: 0,
            moment: self.moment(),
            acts: self.session.acts(),
            selection: self.selection(),
            home,
            before,
        };
        match self.asking_mut() {
            Some(open) => *open = asking,
            None => self.layers.open(asking),
        }
        self.show_cause();
        true
    }

    /// Brings the panel up to date: another selection is asked about in its place, another moment and another course of the run are
    /// asked again, unless it was the chain that led there.
    pub(in crate::tui) fn follow_why(&mut self) {
        let Some(asking) = self.asking().cloned() else {
            self.view.traced = None;
            return;
        };
        let selection = self.selection();
        if selection != asking.selection {
            let (questions, nth) = match (selection.1, selection.2) {
                (Some(number), _) if selection.1 != asking.selection.1 => (vec![Question::Message(number)], 0),
                (_, Some(event)) if selection.2 != asking.selection.2 => (vec![Question::Record(event)], 0),
                _ => (Vec::new(), usize::MAX),
            };
            let (about_process, likeliest) = self.of_process();
            let nth = if nth == usize::MAX { likeliest } else { nth };
            let questions = questions.into_iter().chain(about_process).collect();
            // Another selection is where the chain begins from now on.
            self.ask_first_of(questions, nth, selection, asking.home);
            return;
        }
        let latest = asking.why.causes.first().map_or(0, |cause| cause.tick);
        let until = |acts: &[(Ticks, Command)]| acts.iter().take_while(|(tick, _)| *tick <= latest).cloned().collect::<Vec<_>>();
        let acts = self.session.acts();
        let another = until(&acts) != until(&asking.acts);
        if self.moment() != asking.moment || another {
            let stays = matches!(asking.why.question, Question::Record(_) | Question::Message(_)) && !another;
            let asked = self.ask_first_of(asking.questions.clone(), asking.nth, asking.before, None);
            if let Some(open) = self.asking_mut() {
                if stays {
                    // What has happened stays as it is: the same link stays chosen.
                    let chosen = asking.chosen;
                    *open = Asking { moment: open.moment, home: None, chosen, ..asking };
                }
            } else if !asked {
                self.close_why(false);
            }
        }
        self.show_cause();
    }

    /// Shows the chosen link: its process, the way of the message that led to it, and its event in the diagram.
    fn show_cause(&mut self) {
        let Some(asking) = self.asking() else { return };
        let question = asking.why.question;
        let cause = asking.why.causes.get(asking.chosen).cloned();
        self.view.traced = cause.as_ref().and_then(|cause| cause.carried);
        if cause.is_none()
            && let Question::Cell(position) | Question::Deed(position) | Question::Waits(position) = question
        {
            // Without a link, keys act on the process that is asked about.
            (self.view.selected, self.view.event) = (position, None);
        }
        if let Some(cause) = cause {
            self.view.selected = cause.position;
            let diagram = paint::shows_space_time(self.area, &self.view);
            self.view.event = Some(cause.record).filter(|_| cause.is_event && diagram);
        }
        let selection = self.selection();
        if let Some(asking) = self.asking_mut() {
            asking.selection = selection;
        }
    }

    /// Asks the next question about the same thing, or the one before.
    pub(in crate::tui) fn ask_otherwise(&mut self, forward: bool) {
        let Some(asking) = self.asking().cloned() else { return };
        let count = asking.questions.len().max(1);
        let nth = (asking.nth + if forward { 1 } else { count - 1 }) % count;
        self.ask_first_of(asking.questions, nth, asking.before, asking.home);
    }

    /// Goes to the moment of the chosen link; the chain stays.
    pub(in crate::tui) fn go_to_cause(&mut self) {
        let Some(asking) = self.asking() else { return };
        let Some(cause) = asking.why.causes.get(asking.chosen) else { return };
        let (tick, event) = (cause.tick, cause.event);
        let home = asking.home.unwrap_or_else(|| self.moment());
        self.go_to_event(tick, event);
        let moment = self.moment();
        if let Some(asking) = self.asking_mut() {
            (asking.home, asking.moment) = (Some(home), moment);
        }
        self.show_cause();
        self.say(ids::SaysAtCause { tick, event: event as u64 });
    }

    /// Goes to right after an event of a recorded tick, counted from 1.
    fn go_to_event(&mut self, tick: Ticks, event: usize) {
        self.go(|app| {
            let Some(before) = tick.checked_sub(1) else { return app.session.seek(0) };
            app.session.seek(before);
            for _ in 0..event {
                if app.session.next_event() != Moved::Yes {
                    break;
                }
            }
            Moved::Yes
        });
        // What the scenario says there has been said.
        self.layers.close::<Note>();
    }

    /// Closes the panel; if wanted, goes back to the moment from which the chain led away.
    pub(in crate::tui) fn close_why(&mut self, back: bool) {
        let Some(asking) = self.asking().cloned() else { return };
        self.layers.close::<Asking>();
        self.view.traced = None;
        if back {
            if let Some((tick, event)) = asking.home.filter(|_| self.moment() == asking.moment) {
                self.go_to_event(tick, event);
            }
            (self.view.selected, self.view.message, self.view.event) = asking.before;
        } else if asking.before.2.is_none() {
            self.view.event = None;
        }
    }
}

pub(in crate::tui) fn ask(app: &App) -> Able {
    if app.view.message.is_none()
        && app.view.focus == Pane::Properties
        && let Some(property) = app.chosen_property()
        && property.status != Status::Violated
        && property.tick.is_none()
    {
        return Err(Remark::from(ids::SaysNothingBroke { property: property.name }));
    }
    if let Some(number) = app.view.message
        && app.message(number).is_some_and(|message| message.is_heartbeat())
    {
        return Err(ids::SAYS_HEARTBEAT_IS_THE_DETECTORS.into());
    }
    guards::inspect(app)
}

pub(in crate::tui) fn choose(app: &App) -> Able {
    let several = app.asking().is_some_and(|asking| asking.why.causes.len() > 1 || asking.waiting().is_some());
    if several { Ok(()) } else { Err(ids::SAYS_NOTHING_ELSE.into()) }
}

pub(in crate::tui) fn go_to(app: &App) -> Able {
    let some = app.asking().is_some_and(|asking| !asking.why.causes.is_empty());
    if some { Ok(()) } else { Err(ids::SAYS_NOTHING_ELSE.into()) }
}

pub(in crate::tui) fn otherwise(app: &App) -> Able {
    let several = app.asking().is_some_and(|asking| asking.questions.len() > 1);
    if several { Ok(()) } else { Err(ids::SAYS_NOTHING_ELSE.into()) }
}
