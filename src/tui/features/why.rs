//! "Why?": shows the causes of an event or what a process waits for, moves along the chain of causes, and returns.

use crate::tui::features::prelude::*;
use suffrage_engine::{property::Status, protocol::Role};
use suffrage_session::model::why::{Why, WhyQuestion};
use suffrage_view as paint;

/// The panel asks about at most this number of processes of a property, or else about one for each elected leader.
const FEW: usize = 4;
/// `.0`: the tick; `.1`: the number of handled events in this tick.
type Moment = (Ticks, usize);

/// The position of the process, the number of the message, and the number of the event.
type Selection = (usize, Option<u32>, Option<u32>);

pub(crate) struct WhyPanel {
    questions: Vec<WhyQuestion>,
    nth: usize,
    why: Rc<Why>,
    /// The index of the chosen entry of the chain; without a chain, the scroll offset in rows.
    chosen: usize,
    moment: Moment,
    acts: Vec<(Ticks, Command)>,
    selection: Selection,
    /// The moment on the screen before the user moved along the chain.
    origin: Option<Moment>,
    before: Selection,
}

impl WhyPanel {
    fn waiting(&self) -> Option<usize> {
        if let WhyQuestion::Waits(position) = self.why.question { Some(position) } else { None }
    }
}

impl Layer for WhyPanel {
    fn place(&self) -> KeyPlace {
        KeyPlace::Why
    }

    fn overlay(&self, _: &App) -> Overlay {
        let nth = (self.nth + 1, self.questions.len());
        Overlay::Why(overlay::Why { why: Rc::clone(&self.why), chosen: self.chosen, nth })
    }

    fn extend(&self, _: &App, ask: &mut Ask) {
        ask.waiting = self.waiting().or(ask.waiting);
    }

    fn scrolled(&mut self) -> Option<&mut usize> {
        self.waiting().is_some().then_some(&mut self.chosen)
    }

    fn scroll(&mut self, _: &App, rows: isize) {
        let last = if self.waiting().is_some() { usize::MAX } else { self.why.causes.len().saturating_sub(1) };
        self.chosen = self.chosen.saturating_add_signed(rows).min(last);
    }
}

pub(crate) fn panel(app: &App) -> Option<&WhyPanel> {
    app.layers.find()
}

fn moment(app: &App) -> Moment {
    (app.session.tick(), app.session.events().0)
}

fn selection(app: &App) -> Selection {
    (app.view.selected, app.view.message, app.view.event)
}

pub(crate) fn ask(app: &mut App) {
    let (questions, nth) = questions(app);
    if !ask_first_of(app, questions, nth, selection(app), None) {
        app.say(ids::SAYS_NOTHING_TO_ASK);
    }
}

pub(crate) fn ask_about_event(app: &mut App) {
    if let Some(event) = app.view.event {
        ask_about(app, WhyQuestion::Record(event));
    }
}

pub(crate) fn ask_about(app: &mut App, question: WhyQuestion) {
    let questions = [question].into_iter().chain(questions_of_process(app).0).collect();
    ask_first_of(app, questions, 0, selection(app), None);
}

/// The second value is the index of the question to ask first.
fn questions(app: &App) -> (Vec<WhyQuestion>, usize) {
    let (about_process, nth) = questions_of_process(app);
    let mut questions = Vec::new();
    if let Some(number) = app.view.message {
        questions.push(WhyQuestion::Message(number));
    } else {
        match app.view.focus {
            Pane::Log => {
                let newest = app.session.lookup().visible().checked_sub(1 + app.view.log_back);
                questions.extend(newest.map(|record| WhyQuestion::Record(record as u32)));
            }
            Pane::SpaceTime => questions.extend(app.view.event.map(WhyQuestion::Record)),
            Pane::Properties => {
                let index = app.view.property.min(app.session.lookup().properties().len().saturating_sub(1));
                questions.extend(witnesses(app).into_iter().map(|who| WhyQuestion::Property { index, who }));
            }
            // The other panes show nothing to ask about.
            _ => {}
        }
    }
    let nth = if questions.is_empty() { nth } else { 0 };
    questions.extend(about_process);
    (questions, nth)
}

/// The indices, in `Property::processes`, of the processes to ask about.
fn witnesses(app: &App) -> Vec<usize> {
    let Some(property) = panes::chosen_property(app) else { return Vec::new() };
    if (1..=FEW).contains(&property.processes.len()) {
        return (0..property.processes.len()).collect();
    }
    let processes = app.session.lookup().processes(&app.ask());
    let elected = |id| processes.iter().find(|process| process.id == id).map(|process| process.elected);
    let mut opinions = Vec::new();
    let mut witnesses = Vec::new();
    for (who, &id) in property.processes.iter().enumerate() {
        let opinion = elected(id);
        if !opinions.contains(&opinion) {
            opinions.push(opinion);
            witnesses.push(who);
        }
    }
    if witnesses.is_empty() { vec![0] } else { witnesses }
}

/// The second value is the index of the most likely question.
fn questions_of_process(app: &App) -> (Vec<WhyQuestion>, usize) {
    let position = app.view.selected;
    let questions = vec![WhyQuestion::Cell(position), WhyQuestion::LastStep(position), WhyQuestion::Waits(position)];
    let waits = app.selected().is_some_and(|process| {
        process.elected.is_none() && process.waits.is_some() && !matches!(process.role, Role::Leader | Role::Crashed)
    });
    (questions, if waits { 2 } else { 0 })
}

fn ask_first_of(app: &mut App, all: Vec<WhyQuestion>, nth: usize, before: Selection, origin: Option<Moment>) -> bool {
    let count = all.len();
    let asked = (0..count).map(|step| all[(nth + step) % count]);
    let Some(why) = asked.into_iter().find_map(|question| app.session.lookup().why(question)) else { return false };
    let asked = why.question;
    let is_answered = |question: &WhyQuestion| *question == asked || app.session.lookup().has_answer(*question);
    let questions: Vec<WhyQuestion> = all.into_iter().filter(is_answered).collect();
    let nth = questions.iter().position(|&question| question == asked).unwrap_or_default();
    let (why, moment, acts, selection) = (Rc::new(why), moment(app), app.session.acts(), selection(app));
    let panel = WhyPanel { questions, nth, why, chosen: 0, moment, acts, selection, origin, before };
    match app.layers.find_mut::<WhyPanel>() {
        Some(open) => *open = panel,
        None => app.layers.open(panel),
    }
    show_cause(app);
    true
}

/// The questions of the open panel, in order. The first is the question on the screen.
pub(crate) fn questions_asked(app: &App) -> impl Iterator<Item = WhyQuestion> {
    let (asked, nth) = panel(app).map_or((&[][..], 0), |panel| (&panel.questions[..], panel.nth));
    asked.iter().cycle().skip(nth).take(asked.len()).copied()
}

/// Asks `questions` again after the open tick was computed again. If none of them has an answer, closes the panel.
pub(crate) fn ask_again(app: &mut App, questions: Vec<WhyQuestion>) {
    let Some(panel) = panel(app) else { return };
    let before = (panel.before.0, app.view.message, panel.before.2.and(app.view.event));
    let open = app.session.tick();
    let chosen = panel.why.causes.get(panel.chosen).filter(|cause| cause.tick < open).map(|cause| cause.record);
    if questions.is_empty() || !ask_first_of(app, questions, 0, before, None) {
        return app.layers.close::<WhyPanel>();
    }
    if let Some(panel) = app.layers.find_mut::<WhyPanel>() {
        let same = panel.why.causes.iter().position(|cause| Some(cause.record) == chosen);
        panel.chosen = same.unwrap_or(panel.chosen);
    }
    show_cause(app);
}

pub(crate) fn follow(app: &mut App) {
    let Some(panel) = panel(app) else {
        app.view.traced = None;
        return;
    };
    let (selected, asked, origin) = (selection(app), panel.selection, panel.origin);
    if selected != asked {
        let message = selected.1.filter(|_| selected.1 != asked.1).map(WhyQuestion::Message);
        let event = selected.2.filter(|_| selected.2 != asked.2).map(WhyQuestion::Record);
        let about = message.or(event);
        let (about_process, likeliest) = questions_of_process(app);
        let nth = if about.is_some() { 0 } else { likeliest };
        let questions = about.into_iter().chain(about_process).collect();
        // The newly selected message or event becomes the start of the chain.
        ask_first_of(app, questions, nth, selected, origin);
        return;
    }
    // While a move through time is computed, the panel does not ask again.
    if app.travel.is_none() {
        follow_moment(app);
    }
    show_cause(app);
}

fn follow_moment(app: &mut App) {
    let Some(panel) = panel(app) else { return };
    let latest = panel.why.causes.first().map_or(0, |cause| cause.tick);
    let until =
        |acts: &[(Ticks, Command)]| acts.iter().take_while(|(tick, _)| *tick <= latest).cloned().collect::<Vec<_>>();
    let another = until(&app.session.acts()) != until(&panel.acts);
    let here = moment(app);
    if here == panel.moment && !another {
        return;
    }
    if matches!(panel.why.question, WhyQuestion::Record(_) | WhyQuestion::Message(_)) && !another {
        // Past events do not change, so the same entry of the chain stays chosen.
        if let Some(panel) = app.layers.find_mut::<WhyPanel>() {
            (panel.moment, panel.origin) = (here, None);
        }
        return;
    }
    let (questions, nth, before) = (panel.questions.clone(), panel.nth, panel.before);
    ask_first_of(app, questions, nth, before, None);
}

fn show_cause(app: &mut App) {
    let Some(panel) = panel(app) else { return };
    let question = panel.why.question;
    let cause = panel.why.causes.get(panel.chosen).cloned();
    app.view.traced = cause.as_ref().and_then(|cause| cause.carried);
    if let Some(cause) = cause {
        app.view.selected = cause.position;
        let diagram = paint::shows_space_time(app.area, &app.view);
        app.view.event = Some(cause.record).filter(|_| cause.is_event && diagram);
    } else if let WhyQuestion::Cell(position) | WhyQuestion::LastStep(position) | WhyQuestion::Waits(position) =
        question
    {
        // Without a chosen cause, keys act on the process of the question.
        (app.view.selected, app.view.event) = (position, None);
    }
    let selection = selection(app);
    if let Some(panel) = app.layers.find_mut::<WhyPanel>() {
        panel.selection = selection;
    }
}

pub(crate) fn next_question(app: &mut App, forward: bool) {
    let Some(panel) = panel(app) else { return };
    let nth = rotate(panel.nth, panel.questions.len().max(1), forward);
    let (questions, before, origin) = (panel.questions.clone(), panel.before, panel.origin);
    ask_first_of(app, questions, nth, before, origin);
}

pub(crate) fn go_to_cause(app: &mut App) {
    let Some(panel) = panel(app) else { return };
    let Some(cause) = panel.why.causes.get(panel.chosen) else { return };
    let (tick, event) = (cause.tick, cause.event);
    let origin = panel.origin.unwrap_or_else(|| moment(app));
    go_to(app, (tick, event));
    let moment = moment(app);
    if let Some(panel) = app.layers.find_mut::<WhyPanel>() {
        (panel.origin, panel.moment) = (Some(origin), moment);
    }
    show_cause(app);
    app.say(ids::SaysAtCause { tick, event: event as u64 });
}

fn go_to(app: &mut App, moment: Moment) {
    travel::go(app, |session| {
        session.go_to_event(moment);
        Moved::Yes
    });
    // The user has seen the notes of that tick.
    app.layers.close::<OpenNote>();
}

pub(crate) fn close(app: &mut App, back: bool) {
    let Some(&WhyPanel { origin, moment: left, before, .. }) = panel(app) else { return };
    app.layers.close::<WhyPanel>();
    app.view.traced = None;
    match origin.filter(|_| moment(app) == left) {
        Some(origin) if back => {
            go_to(app, origin);
            (app.view.selected, app.view.message, app.view.event) = before;
        }
        _ if back => (app.view.selected, app.view.message, app.view.event) = before,
        _ if before.2.is_none() => app.view.event = None,
        _ => {}
    }
}

pub(crate) fn can_ask(app: &App) -> Able {
    if let Some(number) = app.view.message {
        let is_heartbeat = app.message(number).is_some_and(|message| message.is_heartbeat());
        only_if(!is_heartbeat, ids::SAYS_HEARTBEAT_IS_THE_DETECTORS)?;
    } else if let Some(property) = panes::chosen_property(app).filter(|_| app.view.focus == Pane::Properties) {
        let broke = property.status == Status::Violated || property.tick.is_some();
        only_if(broke, ids::SaysNothingBroke { property: title(property.name) })?;
    }
    selection::is_selected(app)
}

pub(crate) fn can_choose(app: &App) -> Able {
    let several = |panel: &WhyPanel| panel.why.causes.len() > 1 || panel.waiting().is_some();
    only_if(panel(app).is_some_and(several), ids::SAYS_NOTHING_ELSE)
}

pub(crate) fn is_text(app: &App) -> bool {
    panel(app).is_some_and(|panel| panel.waiting().is_some())
}

pub(crate) fn can_go_to_cause(app: &App) -> Able {
    only_if(panel(app).is_some_and(|panel| !panel.why.causes.is_empty()), ids::SAYS_NOTHING_ELSE)
}

pub(crate) fn has_other_questions(app: &App) -> Able {
    only_if(panel(app).is_some_and(|panel| panel.questions.len() > 1), ids::SAYS_NOTHING_ELSE)
}
