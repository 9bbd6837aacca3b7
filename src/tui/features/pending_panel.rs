//! The panel of what is in flight and armed, and hands on links: what its keys do.

use crate::paint::view_state::{Overlay, overlay};
use crate::protocol::{Remark, Value};
use crate::session::Ask;
use crate::session::model::{Pending, Thing};
use crate::sim::command::{Command, TimerOf};
use crate::text::{TextId, ids};
use crate::tui::app::App;
use crate::tui::binding::{Able, Place, only_if};
use crate::tui::features::{act, links, messages, why};
use crate::tui::layer::Layer;

/// The most things that are told; a lecture never has as many.
pub(in crate::tui) const MOST: usize = 500;

/// What tells one thing of the panel from another, also in the next frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tui) enum Which {
    Message(u32),
    Timer(u64),
    Alarm(u64),
    Crash(usize),
    Cut(usize, usize),
    Parted,
}

impl Which {
    const fn of(thing: &Thing) -> Self {
        match thing {
            Thing::Message { message, .. } => Self::Message(message.number),
            Thing::Timer { number, .. } | Thing::Notice { number, .. } => Self::Timer(*number),
            Thing::Alarm { number, .. } => Self::Alarm(*number),
            Thing::Crash { position, .. } => Self::Crash(*position),
            Thing::Cut { from, to, .. } => Self::Cut(*from, *to),
            Thing::Parted { .. } => Self::Parted,
        }
    }
}

/// The panel while it is open.
#[derive(Clone, Debug, Default)]
pub(in crate::tui) struct Flight {
    row: usize,
    /// What stood there when it was chosen; while it is there, the choice stays with it.
    which: Option<Which>,
    /// What stands there now.
    chosen: Option<Pending>,
    rows: usize,
}

impl Flight {
    fn show(&mut self, pending: Vec<Pending>) {
        self.rows = pending.len();
        self.chosen = pending.into_iter().nth(self.row);
    }

    /// Chooses a row, or the last one.
    fn choose(&mut self, row: usize, pending: Vec<Pending>) {
        self.row = row.min(pending.len().saturating_sub(1));
        self.show(pending);
        self.which = self.chosen.as_ref().map(|pending| Which::of(&pending.thing));
    }
}

impl Layer<App> for Flight {
    fn place(&self) -> Place {
        Place::Flight
    }

    fn overlay(&self, _: &App) -> Overlay {
        Overlay::Flight(overlay::Flight { chosen: self.row })
    }

    fn extend(&self, _: &App, ask: &mut Ask) {
        ask.underway = MOST;
    }

    fn is_modal(&self) -> bool {
        false
    }

    fn scroll(&mut self, app: &App, rows: isize) {
        self.choose(self.row.saturating_add_signed(rows), pending(app));
    }

    // A message that is delivered by mistake cannot be called back.
    fn takes_double_clicks(&self) -> bool {
        false
    }

    fn outlasts_branches(&self) -> bool {
        true
    }
}

/// Opens the panel, on the selected message if there is one.
pub(in crate::tui) fn open(app: &mut App) {
    let which = app.view.message.map(Which::Message);
    app.layers.open(Flight { which, ..Flight::default() });
}

pub(in crate::tui) fn panel(app: &App) -> Option<&Flight> {
    app.layers.find()
}

fn panel_mut(app: &mut App) -> Option<&mut Flight> {
    app.layers.find_mut()
}

fn pending(app: &App) -> Vec<Pending> {
    let ask = Ask { underway: MOST, ..app.ask() };
    app.session.lookup().pending(&ask).map_or_else(Vec::new, |underway| underway.first)
}

pub(in crate::tui) fn chosen(app: &App) -> Option<&Pending> {
    panel(app)?.chosen.as_ref()
}

/// Brings the choice up to date: it stays with its thing, and when that has come or gone, with its row, where the next thing stands
/// now. The selected message follows.
pub(in crate::tui) fn follow(app: &mut App) {
    let asking = why::panel(app).is_some();
    if asking && panel(app).is_none() {
        return;
    }
    if panel(app).is_none() {
        // Without the panel a message stays selected as long as it is under way: nothing can be done to one that is lost.
        let under_way = |number| app.message(number).is_some_and(|message| message.lost.is_none());
        app.view.message = app.view.message.filter(|&number| under_way(number));
        return;
    }
    let pending = pending(app);
    let Some(flight) = panel_mut(app) else { return };
    if asking {
        // What is asked about stays selected, wherever the chain of its causes leads.
        flight.show(pending);
        return;
    }
    let stayed = pending.iter().position(|pending| Some(Which::of(&pending.thing)) == flight.which);
    flight.choose(stayed.unwrap_or(flight.row), pending);
    app.view.message = match flight.which {
        Some(Which::Message(number)) => Some(number),
        _ => None,
    };
}

/// Selects a message under way by its number: acts on messages are about it.
pub(in crate::tui) fn select(app: &mut App, number: u32) {
    app.view.message = Some(number);
    if let Some(flight) = panel_mut(app) {
        flight.which = Some(Which::Message(number));
    }
}

/// Takes away what is chosen: a message is lost, a timer cancelled.
pub(in crate::tui) fn take_away(app: &mut App) {
    match chosen(app).map(|pending| pending.thing.clone()) {
        Some(Thing::Timer { position, index, name, .. }) => {
            let said = Remark::from(ids::SAYS_DISARMED).with("id", app.named(position)).with("timer", Value::Name(name));
            act::act(app, Command::Disarm(TimerOf { process: position as u32, timer: index }), said);
        }
        Some(Thing::Message { .. }) => messages::drop_selected(app),
        _ => {}
    }
}

/// Brings about next what is chosen: a message is delivered, a timer runs out, a link is mended.
pub(in crate::tui) fn do_next(app: &mut App) {
    match chosen(app).map(|pending| pending.thing.clone()) {
        Some(Thing::Message { .. }) => {
            if let Some(select) = messages::selected(app) {
                let said = messages::about_ends(app, ids::SAYS_HASTENED, &select);
                act::act(app, Command::Deliver(select), said);
            }
        }
        Some(Thing::Timer { position, index, name, .. }) => {
            let said = Remark::from(ids::SAYS_FIRED).with("id", app.named(position)).with("timer", Value::Name(name));
            act::act(app, Command::Fire(TimerOf { process: position as u32, timer: index }), said);
        }
        Some(Thing::Cut { from, to, .. }) => links::mend(app, from, to),
        Some(Thing::Parted { .. }) => links::mend_all(app),
        _ => {}
    }
}

pub(in crate::tui) fn is_timer(app: &App) -> bool {
    matches!(chosen(app), Some(Pending { thing: Thing::Timer { .. }, .. }))
}

pub(in crate::tui) fn is_cut(app: &App) -> bool {
    matches!(chosen(app), Some(Pending { thing: Thing::Cut { .. } | Thing::Parted { .. }, .. }))
}

fn refuse(says: TextId) -> Able {
    Err(says.into())
}

/// Whether the chosen thing is a message of a process.
pub(in crate::tui) fn can_act_on_message(app: &App) -> Able {
    match chosen(app).map(|pending| &pending.thing) {
        Some(Thing::Message { message, .. }) if message.is_heartbeat() => refuse(ids::SAYS_HEARTBEAT_IS_THE_DETECTORS),
        Some(Thing::Message { message, .. }) if message.notice => refuse(ids::SAYS_NOTICE_IS_NOBODYS),
        Some(Thing::Message { .. }) => Ok(()),
        Some(_) => refuse(ids::SAYS_ONLY_MESSAGES),
        None => refuse(ids::SAYS_NOTHING_UNDERWAY),
    }
}

pub(in crate::tui) fn can_choose(app: &App) -> Able {
    only_if(panel(app).is_some_and(|flight| flight.rows > 1), ids::SAYS_NOTHING_ELSE)
}

pub(in crate::tui) fn can_take_away(app: &App) -> Able {
    match chosen(app).map(|pending| &pending.thing) {
        Some(Thing::Timer { .. }) => Ok(()),
        Some(Thing::Cut { .. } | Thing::Parted { .. }) => refuse(ids::SAYS_CUT_IS_MENDED),
        Some(thing) => not_of_the_network(thing).map_or_else(|| can_act_on_message(app), refuse),
        None => refuse(ids::SAYS_NOTHING_UNDERWAY),
    }
}

pub(in crate::tui) fn can_do_next(app: &App) -> Able {
    match chosen(app).map(|pending| &pending.thing) {
        Some(Thing::Timer { .. } | Thing::Cut { .. } | Thing::Parted { .. }) => Ok(()),
        Some(Thing::Message { message, .. }) if message.is_heartbeat() => refuse(ids::SAYS_HEARTBEAT_IS_THE_DETECTORS),
        Some(Thing::Message { message, .. }) if !message.notice && message.due <= app.session.tick() + 1 => {
            refuse(ids::SAYS_DUE_ANYWAY)
        }
        Some(thing) => not_of_the_network(thing).map_or_else(|| can_act_on_message(app), refuse),
        None => refuse(ids::SAYS_NOTHING_UNDERWAY),
    }
}

/// Why nothing can be done about what is no message, no timer of the protocol and no cut.
const fn not_of_the_network(thing: &Thing) -> Option<TextId> {
    match thing {
        Thing::Crash { .. } => Some(ids::SAYS_CRASH_IS_ARMED),
        Thing::Notice { .. } => Some(ids::SAYS_DETECTOR_TELLS),
        Thing::Alarm { .. } => Some(ids::SAYS_HEARTBEAT_IS_THE_DETECTORS),
        _ => None,
    }
}
