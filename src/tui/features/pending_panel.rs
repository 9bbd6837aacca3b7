//! The panel of messages in transit and armed timers, and the acts on a message: lose, duplicate, delay.

use std::collections::BTreeMap;

use crate::tui::features::prelude::*;
use suffrage_engine::sim::command::{Select, TimerOf};
use suffrage_session::model::{Message, Pending, Thing};

/// Identifies a row in successive frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PendingId {
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
pub(crate) struct PendingPanel {
    row: usize,
    /// The chosen row. It stays chosen as long as its message, timer or link exists.
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

impl Layer for PendingPanel {
    fn place(&self) -> KeyPlace {
        KeyPlace::Pending
    }

    fn overlay(&self, _: &App) -> Overlay {
        Overlay::Flight(overlay::Flight { chosen: self.row })
    }

    fn extend(&self, _: &App, ask: &mut Ask) {
        ask.underway = MOST;
    }

    fn scroll(&mut self, app: &App, rows: isize) {
        self.choose(self.row.saturating_add_signed(rows), pending(app));
    }
}

pub(crate) fn open(app: &mut App) {
    if !app.layers.raise::<PendingPanel>() {
        let id = app.view.message.map(PendingId::Message);
        app.layers.open(PendingPanel { id, ..PendingPanel::default() });
    }
}

pub(crate) fn panel(app: &App) -> Option<&PendingPanel> {
    app.layers.find()
}

fn pending(app: &App) -> Vec<Pending> {
    let ask = Ask { underway: MOST, ..app.ask() };
    app.session.lookup().pending(&ask).map_or_else(Vec::new, |underway| underway.first)
}

pub(crate) fn chosen(app: &App) -> Option<&Thing> {
    panel(app)?.chosen.as_ref().map(|pending| &pending.thing)
}

pub(crate) fn follow(app: &mut App) {
    let asking = why::panel(app).is_some();
    if panel(app).is_none() {
        // No act applies to a lost message, so it does not stay selected.
        let in_transit = |number| app.message(number).is_some_and(|message| message.lost.is_none());
        app.view.message = app.view.message.filter(|&number| asking || in_transit(number));
        return;
    }
    let pending = pending(app);
    let Some(panel) = app.layers.find_mut::<PendingPanel>() else { return };
    if asking {
        // While the user follows the causes of a message, the message stays selected.
        panel.show(pending);
        return;
    }
    let stayed = pending.iter().position(|pending| Some(PendingId::of(&pending.thing)) == panel.id);
    panel.choose(stayed.unwrap_or(panel.row), pending);
    app.view.message = if let Some(PendingId::Message(number)) = panel.id { Some(number) } else { None };
}

pub(crate) fn select(app: &mut App, number: u32) {
    app.view.message = Some(number);
    if let Some(panel) = app.layers.find_mut::<PendingPanel>() {
        panel.id = Some(PendingId::Message(number));
    }
}

/// Selects the same message again by its new number, after its tick was computed again; `None` if it no longer exists.
pub(crate) fn select_again(app: &mut App, number: Option<u32>) {
    app.view.message = number;
    // The numbers of timers change too.
    let same = |pending: &Pending| chosen(app).is_some_and(|timer| is_same_timer(timer, &pending.thing));
    let timer = pending(app).iter().find(|pending| same(pending)).map(|pending| PendingId::of(&pending.thing));
    let Some(panel) = app.layers.find_mut::<PendingPanel>() else { return };
    panel.id = match panel.id {
        Some(PendingId::Message(_)) => number.map(PendingId::Message),
        Some(PendingId::Timer(_) | PendingId::Alarm(_)) => timer,
        other => other,
    };
}

fn is_same_timer(one: &Thing, other: &Thing) -> bool {
    match (one, other) {
        (Thing::Timer { position, name, .. }, Thing::Timer { position: at, name: known, .. }) => {
            (position, name) == (at, known)
        }
        (Thing::Notice { position, .. }, Thing::Notice { position: at, .. })
        | (Thing::Alarm { position, .. }, Thing::Alarm { position: at, .. }) => position == at,
        _ => false,
    }
}

pub(crate) fn remove(app: &mut App) {
    match chosen(app) {
        Some(Thing::Timer { .. }) => act_on_timer(app, ids::SAYS_DISARMED, Command::Disarm),
        Some(Thing::Message { .. }) => drop_selected(app),
        _ => {}
    }
}

pub(crate) fn do_next(app: &mut App) {
    match chosen(app) {
        Some(Thing::Message { .. }) => act_on_selected(app, ids::SAYS_HASTENED, Command::Deliver),
        Some(Thing::Timer { .. }) => act_on_timer(app, ids::SAYS_FIRED, Command::Fire),
        Some(&Thing::Cut { from, to, .. }) => faults::mend(app, from, to),
        Some(Thing::Parted { .. }) => faults::mend_all(app),
        _ => {}
    }
}

fn act_on_timer(app: &mut App, says: TextId, command: fn(TimerOf) -> Command) {
    let Some(&Thing::Timer { position, index, name, .. }) = chosen(app) else { return };
    let said = Remark::from(says).with("id", app.named(position)).with("timer", Value::Name(name));
    act::act(app, command(TimerOf { process: position as u32, timer: index }), said);
}

pub(crate) fn is_timer(app: &App) -> bool {
    matches!(chosen(app), Some(Thing::Timer { .. }))
}

pub(crate) fn is_cut(app: &App) -> bool {
    matches!(chosen(app), Some(Thing::Cut { .. } | Thing::Parted { .. }))
}

pub(crate) fn can_choose(app: &App) -> Able {
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

pub(crate) fn can_act_on_message(app: &App) -> Able {
    match chosen(app) {
        Some(Thing::Message { .. }) | None => target(app).map(drop),
        Some(_) => Err(ids::SAYS_ONLY_MESSAGES.into()),
    }
}

pub(crate) fn can_remove(app: &App) -> Able {
    only_if(!matches!(target(app)?, Thing::Cut { .. } | Thing::Parted { .. }), ids::SAYS_CUT_IS_MENDED)
}

pub(crate) fn can_do_next(app: &App) -> Able {
    let next = app.session.open_tick().unwrap_or(app.session.tick() + 1);
    let is_due = matches!(target(app)?, Thing::Message { message, .. } if message.due <= next);
    only_if(!is_due, ids::SAYS_DUE_ANYWAY)
}

/// The largest number of messages to list. The runs of a lecture have far fewer messages in transit.
pub(crate) const MOST: usize = 500;
/// The longest delay of a message in ticks, as in scenario files.
const LONGEST_DELAY: Ticks = 1_000_000_000;

pub(crate) fn to_drop(app: &App) -> Option<Message> {
    app.message(app.view.message?).filter(|message| message.lost.is_none() && !message.notice)
}

/// The `MOST` oldest messages in transit, and all messages near the selected process.
pub(crate) fn in_transit(app: &App) -> impl Iterator<Item = Message> {
    let ask = Ask { crowd: None, messages: Some(MOST), ..app.ask() };
    let messages = app.session.lookup().messages(&ask).into_iter();
    messages.filter(|message| message.lost.is_none() && !message.notice && !message.is_heartbeat())
}

/// Adds to each message a `Select` with its link and its number on this link. `messages` must be in sending order.
pub(crate) fn named(messages: Vec<Message>) -> Vec<(Message, Select)> {
    let mut on_link: BTreeMap<(usize, usize), u32> = BTreeMap::new();
    let named = messages.into_iter().map(|message| {
        let nth = on_link.entry((message.from, message.to)).or_default();
        *nth += 1;
        let select = Select { from: message.from as u32, to: message.to as u32, kind: None, nth: *nth };
        (message, select)
    });
    named.collect()
}

pub(crate) fn ask_drop(app: &mut App) {
    if to_drop(app).is_some() {
        return drop_selected(app);
    }
    let Some(process) = app.selected() else { return };
    let droppable = named(app.session.lookup().messages_of(app.view.selected));
    let row = |app: &App, (message, _): &(Message, Select)| row(app, message);
    list::ask_which(app, ids::AskDrop { id: process.id }, droppable, row, |app, (_, select)| {
        act_on(app, select.clone(), ids::SAYS_LOST, Command::Drop);
    });
}

pub(crate) fn row(app: &App, message: &Message) -> ListRow {
    let name = format!("{} {}", message.kind, message.payload).trim_end().to_owned();
    let (from, to, due) = (app.named(message.from), app.named(message.to), message.due);
    ListRow::new(name, app.look.texts.say(ids::AskDropAbout { from, to, due }))
}

fn act_on(app: &mut App, select: Select, says: impl Into<Remark>, command: impl FnOnce(Select) -> Command) {
    let said = act::between(app, says, select.from as usize, select.to as usize);
    act::act(app, command(select), said);
}

fn selected(app: &mut App) -> Option<Select> {
    let named = app.view.message.and_then(|number| app.session.lookup().select(number));
    if named.is_none() {
        app.say(ids::SAYS_MESSAGE_GONE);
    }
    named
}

pub(crate) fn act_on_selected(app: &mut App, says: impl Into<Remark>, command: impl FnOnce(Select) -> Command) {
    if let Some(select) = selected(app) {
        act_on(app, select, says, command);
    }
}

pub(crate) fn drop_selected(app: &mut App) {
    act_on_selected(app, ids::SAYS_LOST, Command::Drop);
}

pub(crate) fn duplicate_selected(app: &mut App) {
    act_on_selected(app, ids::SAYS_DUPLICATED, Command::Duplicate);
}

pub(crate) fn ask_delay(app: &mut App) {
    let Some(number) = app.view.message else { return };
    let Some(select) = selected(app) else { return };
    let (from, to) = (app.named(select.from as usize), app.named(select.to as usize));
    list::ask_line(app, ids::AskDelay { from, to }, move |app, typed| {
        let by = list::number(typed)?;
        only_if((1..=LONGEST_DELAY).contains(&by), ids::SAYS_NO_DELAY)?;
        app.layers.pop();
        app.view.message = Some(number);
        let says = Remark::from(ids::SAYS_DELAYED).with("by", Value::Number(by));
        act_on_selected(app, says, |select| Command::Delay { select, by });
        Ok(())
    });
}

pub(crate) fn can_drop(app: &App) -> Able {
    match app.view.message.and_then(|number| app.message(number)) {
        Some(message) if message.is_heartbeat() => return Err(ids::SAYS_HEARTBEAT_IS_THE_DETECTORS.into()),
        Some(message) if message.notice => return Err(ids::SAYS_NOTICE_IS_NOBODYS.into()),
        Some(message) if message.lost.is_some() => return Err(ids::SAYS_MESSAGE_GONE.into()),
        Some(_) => return Ok(()),
        None => {}
    }
    let process = selection::target(app)?;
    only_if(app.session.lookup().has_messages_of(process.position), ids::SaysNoMessage { id: process.id })
}
