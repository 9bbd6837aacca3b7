//! What a process is about to say, said otherwise: the messages of a traitor on their way, each with what it will say instead.

use crate::tui::binding::{Able, KeyPlace, only_if};
use crate::tui::features::{act, pending_panel, selection, turned};
use crate::tui::{app::App, layers::Layer};
use suffrage_engine::engine::Process;
use suffrage_engine::protocol::{Datum, Id, Remark, Value};
use suffrage_engine::sim::command::{Command, Select};
use suffrage_text::{Fit, ids};
use suffrage_view::view_state::overlay::{Form, List};
use suffrage_view::view_state::{ListRow, Overlay};

/// What a message will say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Says {
    AsItIs,
    Value(Datum),
    Nothing,
}

/// A message on its way.
struct Lie {
    select: Select,
    to: Id,
    /// What it carries.
    said: String,
    /// What it can say; the first is what it says.
    choices: Vec<Says>,
    chosen: usize,
}

impl Lie {
    fn command(&self) -> Option<Command> {
        let select = self.select.clone();
        match self.choices[self.chosen] {
            Says::AsItIs => None,
            Says::Value(to) => Some(Command::Alter { select, to }),
            Says::Nothing => Some(Command::Drop(select)),
        }
    }
}

struct Lies {
    from: Id,
    /// They can be altered, and not only kept back.
    can_alter: bool,
    told: Vec<Lie>,
    row: usize,
}

impl Lies {
    /// What is to be done: what is lost last, from the last message of a link on, because acts name messages by their number on it.
    fn commands(&self) -> Vec<Command> {
        let is_lost = |lie: &&Lie| lie.choices[lie.chosen] == Says::Nothing;
        let altered = self.told.iter().filter(|lie| !is_lost(lie));
        altered.chain(self.told.iter().rev().filter(is_lost)).filter_map(Lie::command).collect()
    }
}

impl Layer for Lies {
    fn place(&self) -> KeyPlace {
        KeyPlace::Lies
    }

    fn overlay(&self, app: &App) -> Overlay {
        let (texts, id) = (&app.look.texts, self.from);
        let title =
            if self.can_alter { texts.fit(ids::LiesTitle { id }) } else { texts.fit(ids::LiesTitleSigned { id }) };
        let row = |lie: &Lie| {
            let said = lie.said.clone();
            let about = match lie.choices[lie.chosen] {
                Says::AsItIs => Fit::from(texts.spelled(&said).as_ref()),
                Says::Value(value) => texts.fit(ids::LiesSays { said, value: Value::from(value) }),
                Says::Nothing => texts.fit(ids::LiesNothing { said }),
            };
            ListRow::new(lie.to.to_string(), about)
        };
        Overlay::List(List {
            title,
            form: Form::Menu,
            rows: self.told.iter().map(row).collect(),
            chosen: self.row,
            input: String::new(),
            cursor: 0,
            fault: None,
        })
    }

    fn scroll(&mut self, _: &App, rows: isize) {
        self.row = self.row.saturating_add_signed(rows).min(self.told.len().saturating_sub(1));
    }
}

/// Whether the selected process can say something else than it does.
pub(crate) fn can_lie(app: &App) -> Able {
    let process = selection::target(app)?;
    let hides = app.view.hides_traitors() && app.session.lookup().knows_traitors();
    only_if(!hides, ids::SAYS_LIES_HIDDEN)?;
    let Some(liars) = app.session.scenario().liars() else { return Err(ids::SAYS_NOTHING_ALTERED.into()) };
    only_if(liars.contains(&(process.position as u32)), ids::SaysLoyal { id: process.id })?;
    only_if(!of(app, &process).is_empty(), ids::SaysNothingSaid { id: process.id })
}

/// The messages of a process that are on their way, in the order of sending.
fn of(app: &App, process: &Process) -> Vec<Lie> {
    // What cannot be altered can still be kept back.
    let scenario = app.session.scenario();
    let values = if scenario.alterable().is_some() { scenario.values() } else { Vec::new() };
    let messages = pending_panel::named(app.session.lookup().messages_of(process.position)).into_iter();
    let told = messages.filter(|(message, _)| message.from == process.position).filter_map(|(message, select)| {
        let says = |value: &&Datum| value.to_string() != message.payload;
        let others = values.iter().filter(says).map(|value| Says::Value(*value));
        let carries = message.whole.as_ref().unwrap_or(&message.payload);
        Some(Lie {
            select,
            to: app.session.id_at(message.to)?,
            said: carries.clone(),
            choices: [Says::AsItIs].into_iter().chain(others).chain([Says::Nothing]).collect(),
            chosen: 0,
        })
    });
    told.collect()
}

pub(crate) fn open(app: &mut App) {
    let Some(process) = app.selected() else { return };
    // What is chosen is about this moment.
    app.pause();
    let told = of(app, &process);
    let can_alter = app.session.scenario().alterable().is_some();
    if !can_alter {
        app.say(ids::SaysOnlyKeptBack { id: process.id });
    }
    app.layers.open(Lies { from: process.id, can_alter, told, row: 0 });
}

/// The chosen message will say the next thing, or the one before.
pub(crate) fn change(app: &mut App, forward: bool) {
    let Some(lies) = app.layers.top_as_mut::<Lies>() else { return };
    if let Some(lie) = lies.told.get_mut(lies.row) {
        lie.chosen = turned(lie.chosen, lie.choices.len(), forward);
    }
    app.stale = true;
}

pub(crate) fn can_tell(app: &App) -> Able {
    let lies = app.layers.top_as::<Lies>();
    only_if(lies.is_some_and(|lies| !lies.commands().is_empty()), ids::SAYS_NO_LIE)
}

/// Makes the messages say what was chosen for them.
pub(crate) fn tell(app: &mut App) {
    let Some(lies) = app.layers.top_as::<Lies>() else { return };
    let (commands, id) = (lies.commands(), lies.from);
    app.layers.pop();
    act::act_together(app, commands, Remark::from(ids::SAYS_LIED).id("id", id));
}
