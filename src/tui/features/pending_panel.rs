//! The panel of what is in flight and armed, and hands on links: what its keys do.

use crate::paint::view_state::{Overlay, overlay};
use crate::protocol::{Remark, Ticks, Topology, Value};
use crate::session::Ask;
use crate::session::model::{Cuts, Pending, Thing};
use crate::sim::command::{Command, Links, Select, TimerOf};
use crate::text::{TextId, ids};
use crate::tui::app::App;
use crate::tui::binding::{Able, Place};
use crate::tui::layer::Layer;
use crate::tui::layers::line;

/// The most things that are told; a lecture never has as many.
pub(in crate::tui) const MOST: usize = 500;
/// The longest delay of a message, in ticks, as in a scenario file.
const LONGEST_DELAY: Ticks = 1_000_000_000;

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

    fn is_modal(&self) -> bool {
        false
    }

    fn scroll(&mut self, app: &App, rows: isize) {
        self.choose(self.row.saturating_add_signed(rows), app.pending());
    }

    // A message that is delivered by mistake cannot be called back.
    fn takes_double_clicks(&self) -> bool {
        false
    }

    fn outlasts_branches(&self) -> bool {
        true
    }
}

impl App {
    /// Opens the panel, on the selected message if there is one.
    pub(in crate::tui) fn open_flight(&mut self) {
        let which = self.view.message.map(Which::Message);
        self.layers.open(Flight { which, ..Flight::default() });
    }

    pub(in crate::tui) fn flight(&self) -> Option<&Flight> {
        self.layers.find()
    }

    fn flight_mut(&mut self) -> Option<&mut Flight> {
        self.layers.find_mut()
    }

    pub(in crate::tui) fn pending(&self) -> Vec<Pending> {
        let ask = Ask { underway: MOST, ..self.ask() };
        self.session.lookup().pending(&ask).map_or_else(Vec::new, |underway| underway.first)
    }

    pub(in crate::tui) fn chosen_thing(&self) -> Option<&Pending> {
        self.flight()?.chosen.as_ref()
    }

    /// Brings the choice up to date: it stays with its thing, and when that has come or gone, with its row, where the next thing stands
    /// now. The selected message follows.
    pub(in crate::tui) fn follow_flight(&mut self) {
        let asking = self.asking().is_some();
        if asking && self.flight().is_none() {
            return;
        }
        if self.flight().is_none() {
            // Without the panel a message stays selected as long as it is under way: nothing can be done to one that is lost.
            let under_way = |number| self.message(number).is_some_and(|message| message.lost.is_none());
            self.view.message = self.view.message.filter(|&number| under_way(number));
            return;
        }
        let pending = self.pending();
        let Some(flight) = self.flight_mut() else { return };
        if asking {
            // What is asked about stays selected, wherever the chain of its causes leads.
            flight.show(pending);
            return;
        }
        let stayed = pending.iter().position(|pending| Some(Which::of(&pending.thing)) == flight.which);
        flight.choose(stayed.unwrap_or(flight.row), pending);
        self.view.message = match flight.which {
            Some(Which::Message(number)) => Some(number),
            _ => None,
        };
    }

    /// Selects a message under way by its number: acts on messages are about it.
    pub(in crate::tui) fn select_message(&mut self, number: u32) {
        self.view.message = Some(number);
        if let Some(flight) = self.flight_mut() {
            flight.which = Some(Which::Message(number));
        }
    }

    /// The selected message as an act names it.
    fn selected_message(&mut self) -> Option<Select> {
        let named = self.view.message.and_then(|number| self.session.select(number));
        if named.is_none() {
            self.say(ids::SAYS_MESSAGE_GONE);
        }
        named
    }

    fn about_ends(&self, says: TextId, select: &Select) -> Remark {
        let (from, to) = (self.named(select.from as usize), self.named(select.to as usize));
        Remark::from(says).with("from", from).with("to", to)
    }

    pub(in crate::tui) fn drop_selected(&mut self) {
        if let Some(select) = self.selected_message() {
            self.drop_message(select);
        }
    }

    /// Takes away what is chosen: a message is lost, a timer cancelled.
    pub(in crate::tui) fn take_away(&mut self) {
        match self.chosen_thing().map(|pending| pending.thing.clone()) {
            Some(Thing::Timer { position, index, name, .. }) => {
                let said = Remark::from(ids::SAYS_DISARMED).with("id", self.named(position)).with("timer", Value::Name(name));
                self.act(Command::Disarm(TimerOf { process: position as u32, timer: index }), said);
            }
            Some(Thing::Message { .. }) => self.drop_selected(),
            _ => {}
        }
    }

    /// Brings about next what is chosen: a message is delivered, a timer runs out, a link is mended.
    pub(in crate::tui) fn do_next(&mut self) {
        match self.chosen_thing().map(|pending| pending.thing.clone()) {
            Some(Thing::Message { .. }) => {
                if let Some(select) = self.selected_message() {
                    let said = self.about_ends(ids::SAYS_HASTENED, &select);
                    self.act(Command::Deliver(select), said);
                }
            }
            Some(Thing::Timer { position, index, name, .. }) => {
                let said = Remark::from(ids::SAYS_FIRED).with("id", self.named(position)).with("timer", Value::Name(name));
                self.act(Command::Fire(TimerOf { process: position as u32, timer: index }), said);
            }
            Some(Thing::Cut { from, to, .. }) => self.mend(from, to),
            Some(Thing::Parted { .. }) => self.mend_all(),
            _ => {}
        }
    }

    /// Doubles the selected message.
    pub(in crate::tui) fn duplicate_selected(&mut self) {
        if let Some(select) = self.selected_message() {
            let said = self.about_ends(ids::SAYS_DUPLICATED, &select);
            self.act(Command::Duplicate(select), said);
        }
    }

    /// Asks by how many ticks the selected message is put off.
    pub(in crate::tui) fn ask_delay(&mut self) {
        let Some(number) = self.view.message else { return };
        if let Some(select) = self.selected_message() {
            let title =
                self.look.texts.say(ids::AskDelay { from: self.named(select.from as usize), to: self.named(select.to as usize) });
            self.ask_for(title, move |app, typed| {
                let by = line::number(typed)?;
                if !(1..=LONGEST_DELAY).contains(&by) {
                    return Err(ids::SAYS_NO_DELAY.into());
                }
                app.layers.pop();
                app.delay(number, by);
                Ok(())
            });
        }
    }

    pub(in crate::tui) fn delay(&mut self, number: u32, by: Ticks) {
        self.view.message = Some(number);
        if let Some(select) = self.selected_message() {
            let said = self.about_ends(ids::SAYS_DELAYED, &select).with("by", Value::Number(by));
            self.act(Command::Delay { select, by }, said);
        }
    }

    /// Cuts the link between two processes both ways.
    pub(in crate::tui) fn cut(&mut self, one: usize, other: usize) {
        let said = Remark::from(ids::SAYS_CUT).with("from", self.named(one)).with("to", self.named(other));
        self.act(Command::Cut { pairs: vec![(one as u32, other as u32)], one_way: false }, said);
    }

    /// Cuts the link between two processes both ways, or mends it if either way is cut.
    pub(in crate::tui) fn cut_or_mend(&mut self, one: usize, other: usize) {
        let cuts = self.cuts();
        let is_cut = cuts.is_cut(one, other) || cuts.is_cut(other, one);
        if is_cut { self.mend(one, other) } else { self.cut(one, other) }
    }

    pub(in crate::tui) fn mend(&mut self, one: usize, other: usize) {
        let said = Remark::from(ids::SAYS_MENDED).with("from", self.named(one)).with("to", self.named(other));
        self.act(Command::Mend(Links::Between(vec![(one as u32, other as u32)])), said);
    }

    pub(in crate::tui) fn mend_all(&mut self) {
        self.act(Command::Mend(Links::All), Remark::from(ids::SAYS_ALL_MENDED));
    }

    /// Cuts a process off from all others.
    pub(in crate::tui) fn isolate(&mut self, position: usize) {
        let said = Remark::from(ids::SAYS_ISOLATED).with("id", self.named(position));
        self.act(Command::Partition(vec![vec![position as u32]]), said);
    }

    pub(in crate::tui) fn cuts(&self) -> Cuts {
        self.session.lookup().cuts(&self.ask())
    }

    /// The processes that one has links with, by position.
    pub(in crate::tui) fn others(&self, position: usize) -> Vec<usize> {
        let n = self.count();
        let mut others: Vec<usize> = match self.session.lookup().topology() {
            Topology::Complete => (0..n).collect(),
            Topology::OneWayRing | Topology::TwoWayRing => vec![(position + 1) % n, (position + n - 1) % n],
        };
        others.retain(|&other| other != position);
        others.dedup();
        others
    }
}

pub(in crate::tui) fn is_timer(app: &App) -> bool {
    matches!(app.chosen_thing(), Some(Pending { thing: Thing::Timer { .. }, .. }))
}

pub(in crate::tui) fn is_cut(app: &App) -> bool {
    matches!(app.chosen_thing(), Some(Pending { thing: Thing::Cut { .. } | Thing::Parted { .. }, .. }))
}

fn refuse(says: TextId) -> Able {
    Err(says.into())
}

/// Whether the chosen thing is a message of a process.
pub(in crate::tui) fn act_on_message(app: &App) -> Able {
    match app.chosen_thing().map(|pending| &pending.thing) {
        Some(Thing::Message { message, .. }) if message.is_heartbeat() => refuse(ids::SAYS_HEARTBEAT_IS_THE_DETECTORS),
        Some(Thing::Message { message, .. }) if message.notice => refuse(ids::SAYS_NOTICE_IS_NOBODYS),
        Some(Thing::Message { .. }) => Ok(()),
        Some(_) => refuse(ids::SAYS_ONLY_MESSAGES),
        None => refuse(ids::SAYS_NOTHING_UNDERWAY),
    }
}

pub(in crate::tui) fn choose(app: &App) -> Able {
    if app.flight().is_some_and(|flight| flight.rows > 1) { Ok(()) } else { refuse(ids::SAYS_NOTHING_ELSE) }
}

pub(in crate::tui) fn take_away(app: &App) -> Able {
    match app.chosen_thing().map(|pending| &pending.thing) {
        Some(Thing::Timer { .. }) => Ok(()),
        Some(Thing::Cut { .. } | Thing::Parted { .. }) => refuse(ids::SAYS_CUT_IS_MENDED),
        Some(thing) => not_of_the_network(thing).map_or_else(|| act_on_message(app), refuse),
        None => refuse(ids::SAYS_NOTHING_UNDERWAY),
    }
}

pub(in crate::tui) fn do_next(app: &App) -> Able {
    match app.chosen_thing().map(|pending| &pending.thing) {
        Some(Thing::Timer { .. } | Thing::Cut { .. } | Thing::Parted { .. }) => Ok(()),
        Some(Thing::Message { message, .. }) if message.is_heartbeat() => refuse(ids::SAYS_HEARTBEAT_IS_THE_DETECTORS),
        Some(Thing::Message { message, .. }) if !message.notice && message.due <= app.session.tick() + 1 => {
            refuse(ids::SAYS_DUE_ANYWAY)
        }
        Some(thing) => not_of_the_network(thing).map_or_else(|| act_on_message(app), refuse),
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
