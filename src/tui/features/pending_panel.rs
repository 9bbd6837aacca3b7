//! The panel of what is in flight and armed: what its keys do.

use crate::tui::app::App;
use crate::tui::binding::{Able, KeyPlace, only_if};
use crate::tui::features::messages::{self, MOST};
use crate::tui::features::{act, links, why};
use crate::tui::layer::Layer;
use suffrage_engine::protocol::{Remark, Value};
use suffrage_engine::sim::command::{Command, TimerOf};
use suffrage_session::Ask;
use suffrage_session::model::{Pending, Thing};
use suffrage_text::{TextId, ids};
use suffrage_view::view_state::{Overlay, overlay};

/// What tells one thing of the panel from another, also in the next frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tui) enum PendingId {
    Message(u32),
    Timer(u64),
    Alarm(u64),
    Crash(usize),
    Cut(usize, usize),
    Parted,
}

impl PendingId {
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

#[derive(Clone, Debug, Default)]
pub(in crate::tui) struct PendingPanel {
    row: usize,
    /// What stood there when it was chosen; while it is there, the choice stays with it.
    id: Option<PendingId>,
    chosen: Option<Pending>,
    rows: usize,
}

impl PendingPanel {
    fn show(&mut self, pending: Vec<Pending>) {
        self.rows = pending.len();
        self.chosen = pending.into_iter().nth(self.row);
    }

    fn choose(&mut self, row: usize, pending: Vec<Pending>) {
        self.row = row.min(pending.len().saturating_sub(1));
        self.show(pending);
        self.id = self.chosen.as_ref().map(|pending| PendingId::of(&pending.thing));
    }
}

impl Layer<App> for PendingPanel {
    fn place(&self) -> KeyPlace {
        KeyPlace::Pending
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

/// Opens the panel, on the selected message if there is one. One that is open stays as it is.
pub(in crate::tui) fn open(app: &mut App) {
    if !app.layers.raise::<PendingPanel>() {
        let id = app.view.message.map(PendingId::Message);
        app.layers.open(PendingPanel { id, ..PendingPanel::default() });
    }
}

pub(in crate::tui) fn panel(app: &App) -> Option<&PendingPanel> {
    app.layers.find()
}

fn pending(app: &App) -> Vec<Pending> {
    let ask = Ask { underway: MOST, ..app.ask() };
    app.session.lookup().pending(&ask).map_or_else(Vec::new, |underway| underway.first)
}

pub(in crate::tui) fn chosen(app: &App) -> Option<&Thing> {
    panel(app)?.chosen.as_ref().map(|pending| &pending.thing)
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
    let Some(panel) = app.layers.find_mut::<PendingPanel>() else { return };
    if asking {
        // What is asked about stays selected, wherever the chain of its causes leads.
        panel.show(pending);
        return;
    }
    let stayed = pending.iter().position(|pending| Some(PendingId::of(&pending.thing)) == panel.id);
    panel.choose(stayed.unwrap_or(panel.row), pending);
    app.view.message = match panel.id {
        Some(PendingId::Message(number)) => Some(number),
        _ => None,
    };
}

pub(in crate::tui) fn select(app: &mut App, number: u32) {
    app.view.message = Some(number);
    if let Some(panel) = app.layers.find_mut::<PendingPanel>() {
        panel.id = Some(PendingId::Message(number));
    }
}

pub(in crate::tui) fn remove(app: &mut App) {
    match chosen(app) {
        Some(Thing::Timer { .. }) => act_on_timer(app, ids::SAYS_DISARMED, Command::Disarm),
        Some(Thing::Message { .. }) => messages::drop_selected(app),
        _ => {}
    }
}

/// Brings about next what is chosen: a message is delivered, a timer runs out, a link is mended.
pub(in crate::tui) fn do_next(app: &mut App) {
    match chosen(app) {
        Some(Thing::Message { .. }) => messages::act_on_selected(app, ids::SAYS_HASTENED, Command::Deliver),
        Some(Thing::Timer { .. }) => act_on_timer(app, ids::SAYS_FIRED, Command::Fire),
        Some(&Thing::Cut { from, to, .. }) => links::mend(app, from, to),
        Some(Thing::Parted { .. }) => links::mend_all(app),
        _ => {}
    }
}

fn act_on_timer(app: &mut App, says: TextId, command: fn(TimerOf) -> Command) {
    let Some(&Thing::Timer { position, index, name, .. }) = chosen(app) else { return };
    let said = Remark::from(says).with("id", app.named(position)).with("timer", Value::Name(name));
    act::act(app, command(TimerOf { process: position as u32, timer: index }), said);
}

pub(in crate::tui) fn is_timer(app: &App) -> bool {
    matches!(chosen(app), Some(Thing::Timer { .. }))
}

pub(in crate::tui) fn is_cut(app: &App) -> bool {
    matches!(chosen(app), Some(Thing::Cut { .. } | Thing::Parted { .. }))
}

pub(in crate::tui) fn can_choose(app: &App) -> Able {
    only_if(panel(app).is_some_and(|panel| panel.rows > 1), ids::SAYS_NOTHING_ELSE)
}

fn target(app: &App) -> Result<&Thing, Remark> {
    let thing = chosen(app).ok_or_else(|| Remark::from(ids::SAYS_NOTHING_UNDERWAY))?;
    let refusal = match thing {
        Thing::Message { message, .. } if message.is_heartbeat() => ids::SAYS_HEARTBEAT_IS_THE_DETECTORS,
        Thing::Message { message, .. } if message.notice => ids::SAYS_NOTICE_IS_NOBODYS,
        Thing::Crash { .. } => ids::SAYS_CRASH_IS_ARMED,
        Thing::Notice { .. } => ids::SAYS_DETECTOR_TELLS,
        Thing::Alarm { .. } => ids::SAYS_HEARTBEAT_IS_THE_DETECTORS,
        Thing::Message { .. } | Thing::Timer { .. } | Thing::Cut { .. } | Thing::Parted { .. } => return Ok(thing),
    };
    Err(refusal.into())
}

pub(in crate::tui) fn can_act_on_message(app: &App) -> Able {
    match chosen(app) {
        Some(Thing::Message { .. }) | None => target(app).map(|_| ()),
        Some(_) => Err(ids::SAYS_ONLY_MESSAGES.into()),
    }
}

pub(in crate::tui) fn can_remove(app: &App) -> Able {
    only_if(!matches!(target(app)?, Thing::Cut { .. } | Thing::Parted { .. }), ids::SAYS_CUT_IS_MENDED)
}

pub(in crate::tui) fn can_do_next(app: &App) -> Able {
    let is_due = matches!(target(app)?, Thing::Message { message, .. } if message.due <= app.session.tick() + 1);
    only_if(!is_due, ids::SAYS_DUE_ANYWAY)
}
