//! The panel of what is in flight and armed, and hands on links: what its keys do.

use super::able::Able;
use super::app::App;
use super::dialog::{Asked, Dialog};
use super::says::Said;
use crate::protocol::{Ticks, Topology, Value};
use crate::session::model::{Pending, Thing};
use crate::sim::command::{Command, Links, Select, TimerOf};
use crate::text::{TextId, ids};

/// So many things are told at most; a lecture never has as many.
pub(super) const MOST: usize = 500;

/// What tells one thing of the panel from another, also in the next frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Which {
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Flight {
    /// The row that is chosen.
    pub(super) row: usize,
    /// What stood there when it was chosen; while it is there, the choice stays with it.
    pub(super) which: Option<Which>,
}

impl App {
    /// Opens the panel, on the selected message if there is one.
    pub(super) fn open_flight(&mut self) {
        let which = self.view.message.map(Which::Message);
        self.dialogs.push(Dialog::Flight(Flight { row: 0, which }));
    }

    /// The panel, if it is open.
    pub(super) fn flight(&self) -> Option<Flight> {
        self.dialogs.iter().find_map(|dialog| match dialog {
            Dialog::Flight(flight) => Some(*flight),
            _ => None,
        })
    }

    fn pending(&self) -> &[Pending] {
        self.frame.underway.as_ref().map_or(&[], |underway| &underway.first)
    }

    /// What is chosen in the panel.
    pub(super) fn chosen_thing(&self) -> Option<&Pending> {
        self.pending().get(self.flight()?.row)
    }

    /// Brings the choice up to date with the frame: it stays with its thing, and when that has come or gone, with its row, where the
    /// next thing stands now. The selected message follows.
    pub(super) fn follow_flight(&mut self) {
        if self.asking().is_some() {
            // What is asked about stays selected, wherever the chain of its causes leads.
            return;
        }
        let number = self.view.message;
        let Some(mut flight) = self.flight() else {
            // Without the panel a message stays selected as long as it is under way: nothing can be done to one that is lost.
            let under_way = |number| self.frame.messages.iter().any(|message| message.number == number && message.lost.is_none());
            if number.is_some_and(|number| !under_way(number)) {
                self.view.message = None;
            }
            return;
        };
        let pending = self.pending();
        let stayed = pending.iter().position(|pending| Some(Which::of(&pending.thing)) == flight.which);
        flight.row = stayed.unwrap_or(flight.row).min(pending.len().saturating_sub(1));
        let chosen = pending.get(flight.row);
        flight.which = chosen.map(|pending| Which::of(&pending.thing));
        self.view.message = match flight.which {
            Some(Which::Message(number)) => Some(number),
            _ => None,
        };
        self.put_flight(flight);
    }

    fn put_flight(&mut self, flight: Flight) {
        if let Some(Dialog::Flight(open)) = self.dialogs.iter_mut().find(|dialog| matches!(dialog, Dialog::Flight(_))) {
            *open = flight;
        }
    }

    /// Chooses so many rows further down.
    pub(super) fn choose_pending(&mut self, rows: isize) {
        let Some(flight) = self.flight() else { return };
        let row = flight.row.saturating_add_signed(rows).min(self.pending().len().saturating_sub(1));
        let which = self.pending().get(row).map(|pending| Which::of(&pending.thing));
        self.put_flight(Flight { row, which });
    }

    /// Selects a message under way by its number: acts on messages are about it.
    pub(super) fn select_message(&mut self, number: u32) {
        self.view.message = Some(number);
        if let Some(flight) = self.flight() {
            self.put_flight(Flight { which: Some(Which::Message(number)), ..flight });
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

    fn about_ends(&self, says: TextId, select: &Select) -> Said {
        let (from, to) = (self.named(select.from as usize), self.named(select.to as usize));
        Said::from(says).with("from", from).with("to", to)
    }

    /// Loses the selected message.
    pub(super) fn drop_selected(&mut self) {
        if let Some(select) = self.selected_message() {
            self.drop_message(select);
        }
    }

    /// Takes away what is chosen: a message is lost, a timer cancelled.
    pub(super) fn take_away(&mut self) {
        match self.chosen_thing().map(|pending| pending.thing.clone()) {
            Some(Thing::Timer { position, index, name, .. }) => {
                let said = Said::from(ids::SAYS_DISARMED).with("id", self.named(position)).with("timer", Value::Name(name));
                self.act(Command::Disarm(TimerOf { process: position as u32, timer: index }), said);
            }
            Some(Thing::Message { .. }) => self.drop_selected(),
            _ => {}
        }
    }

    /// Brings about next what is chosen: a message is delivered, a timer runs out, a link is mended.
    pub(super) fn do_next(&mut self) {
        match self.chosen_thing().map(|pending| pending.thing.clone()) {
            Some(Thing::Message { .. }) => {
                if let Some(select) = self.selected_message() {
                    let said = self.about_ends(ids::SAYS_HASTENED, &select);
                    self.act(Command::Deliver(select), said);
                }
            }
            Some(Thing::Timer { position, index, name, .. }) => {
                let said = Said::from(ids::SAYS_FIRED).with("id", self.named(position)).with("timer", Value::Name(name));
                self.act(Command::Fire(TimerOf { process: position as u32, timer: index }), said);
            }
            Some(Thing::Cut { from, to, .. }) => self.mend(from, to),
            Some(Thing::Parted { .. }) => self.mend_all(),
            _ => {}
        }
    }

    /// Doubles the selected message.
    pub(super) fn duplicate_selected(&mut self) {
        if let Some(select) = self.selected_message() {
            let said = self.about_ends(ids::SAYS_DUPLICATED, &select);
            self.act(Command::Duplicate(select), said);
        }
    }

    /// Asks by how many ticks the selected message is put off.
    pub(super) fn ask_delay(&mut self) {
        let Some(number) = self.view.message else { return };
        if let Some(select) = self.selected_message() {
            let ends = [("from", self.named(select.from as usize)), ("to", self.named(select.to as usize))];
            let title = self.look.texts.say_with(ids::ASK_DELAY, &ends);
            self.ask_for(Asked::Delay(number), title);
        }
    }

    /// Puts a message off.
    pub(super) fn delay(&mut self, number: u32, by: Ticks) {
        self.view.message = Some(number);
        if let Some(select) = self.selected_message() {
            let said = self.about_ends(ids::SAYS_DELAYED, &select).with("by", Value::Number(by));
            self.act(Command::Delay { select, by }, said);
        }
    }

    /// Cuts the link between two processes both ways.
    pub(super) fn cut(&mut self, one: usize, other: usize) {
        let said = Said::from(ids::SAYS_CUT).with("from", self.named(one)).with("to", self.named(other));
        self.act(Command::Cut { pairs: vec![(one as u32, other as u32)], one_way: false }, said);
    }

    /// Cuts the link between two processes both ways, or mends it if either way is cut.
    pub(super) fn cut_or_mend(&mut self, one: usize, other: usize) {
        let is_cut = self.frame.cuts.is_cut(one, other) || self.frame.cuts.is_cut(other, one);
        if is_cut { self.mend(one, other) } else { self.cut(one, other) }
    }

    /// Mends the link between two processes.
    pub(super) fn mend(&mut self, one: usize, other: usize) {
        let said = Said::from(ids::SAYS_MENDED).with("from", self.named(one)).with("to", self.named(other));
        self.act(Command::Mend(Links::Between(vec![(one as u32, other as u32)])), said);
    }

    /// Mends all links.
    pub(super) fn mend_all(&mut self) {
        self.act(Command::Mend(Links::All), Said::from(ids::SAYS_ALL_MENDED));
    }

    /// Cuts a process off from all others.
    pub(super) fn isolate(&mut self, position: usize) {
        let said = Said::from(ids::SAYS_ISOLATED).with("id", self.named(position));
        self.act(Command::Partition(vec![vec![position as u32]]), said);
    }

    /// The processes that one has links with, by position.
    pub(super) fn others(&self, position: usize) -> Vec<usize> {
        let n = self.frame.n;
        let mut others: Vec<usize> = match self.frame.topology {
            Topology::Complete => (0..n).collect(),
            Topology::OneWayRing | Topology::TwoWayRing => vec![(position + 1) % n, (position + n - 1) % n],
        };
        others.retain(|&other| other != position);
        others.dedup();
        others
    }
}

fn refuse(says: TextId) -> Able {
    Err(says.into())
}

/// Whether the chosen thing is a message that somebody sent.
pub(super) fn act_on_message(app: &App) -> Able {
    match app.chosen_thing().map(|pending| &pending.thing) {
        Some(Thing::Message { message, .. }) if message.is_heartbeat() => refuse(ids::SAYS_HEARTBEAT_IS_THE_DETECTORS),
        Some(Thing::Message { message, .. }) if message.notice => refuse(ids::SAYS_NOTICE_IS_NOBODYS),
        Some(Thing::Message { .. }) => Ok(()),
        Some(_) => refuse(ids::SAYS_ONLY_MESSAGES),
        None => refuse(ids::SAYS_NOTHING_UNDERWAY),
    }
}

/// Whether there are rows to choose from.
pub(super) fn choose(app: &App) -> Able {
    if app.pending().len() > 1 { Ok(()) } else { refuse(ids::SAYS_NOTHING_ELSE) }
}

/// Whether the chosen thing can be taken away.
pub(super) fn take_away(app: &App) -> Able {
    match app.chosen_thing().map(|pending| &pending.thing) {
        Some(Thing::Timer { .. }) => Ok(()),
        Some(Thing::Cut { .. } | Thing::Parted { .. }) => refuse(ids::SAYS_CUT_IS_MENDED),
        Some(thing) => not_of_the_network(thing).map_or_else(|| act_on_message(app), refuse),
        None => refuse(ids::SAYS_NOTHING_UNDERWAY),
    }
}

/// Whether the chosen thing can be brought about next.
pub(super) fn do_next(app: &App) -> Able {
    match app.chosen_thing().map(|pending| &pending.thing) {
        Some(Thing::Timer { .. } | Thing::Cut { .. } | Thing::Parted { .. }) => Ok(()),
        Some(Thing::Message { message, .. }) if message.is_heartbeat() => refuse(ids::SAYS_HEARTBEAT_IS_THE_DETECTORS),
        Some(Thing::Message { message, .. }) if !message.notice && message.due <= app.frame.clock.tick + 1 => {
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
