//! The observer that makes records: the ledger numbers them, and a recording, if there is one, keeps them.

use std::sync::Arc;

use super::packed::Delivery;
use super::{Broken, ChosenEntry, Landmark, Ledger, NO_CAUSE, Record, RecordKind, Recording, Said, Trace};
use crate::protocol::{Kinds, Protocol, Ticks, Timers};
use crate::sim::command::{LinkAct, Links, Parts, TimerOf};
use crate::sim::observe::{Observer, SimEvent};

/// Numbers records and writes the wanted ones: those that need no type of a protocol.
#[derive(Debug)]
pub struct Notes<'a> {
    pub ledger: &'a mut Ledger,
    pub trace: Option<&'a mut Trace>,
}

impl Notes<'_> {
    /// A step of the world is over: its records are one event.
    fn end_event(&mut self, tick: Ticks) {
        self.ledger.end_event();
        if let Some(trace) = &mut self.trace {
            trace.end_event(tick);
        }
    }

    /// The present handling announces its process as leader, for the first time or once more.
    #[cold]
    fn announce(&mut self) {
        let record = self.ledger.handling;
        self.mark(record, Landmark::Leader);
    }

    /// The run came to rest, with heartbeats or without; the processes at these positions keep waiting.
    pub fn come_to_rest(&mut self, tick: Ticks, heartbeats: bool, waiting: impl Iterator<Item = u32>) {
        self.note(NO_CAUSE, 0, RecordKind::Quiet { heartbeats });
        for at in waiting {
            self.note(NO_CAUSE, at, RecordKind::Waits);
        }
        self.close_event(tick);
    }

    pub fn broke(&mut self, known: Ticks, broken: Broken) {
        let (record, tick) = (self.ledger.records, broken.tick);
        if let Some(trace) = self.trace.as_mut().filter(|trace| trace.is_new) {
            trace.marks.mark_earlier(record, tick, Landmark::Broken);
        }
        self.note(NO_CAUSE, broken.about.first().copied().unwrap_or_default(), RecordKind::Broke(Arc::new(broken)));
        self.close_event(known);
    }

    /// A majority has voted for it in the tick that is over.
    pub fn chosen(&mut self, known: Ticks, chosen: ChosenEntry) {
        self.note(NO_CAUSE, 0, RecordKind::Chosen(Arc::new(chosen)));
        self.close_event(known);
    }

    pub fn holds_again(&mut self, known: Ticks, property: &'static str) {
        self.note(NO_CAUSE, 0, RecordKind::HoldsAgain(property));
        self.close_event(known);
    }

    fn close_event(&mut self, tick: Ticks) {
        self.ledger.end_event();
        if let Some(trace) = &mut self.trace {
            trace.close_event(tick);
        }
    }

    fn mark(&mut self, record: u32, landmark: Landmark) {
        if let Some(trace) = self.trace.as_mut().filter(|trace| trace.is_new) {
            trace.marks.mark(record, trace.now, landmark);
        }
    }

    fn note(&mut self, cause: u32, at: u32, what: RecordKind) {
        self.note_sent((cause, at, 0), || what);
    }

    /// Where the record is kept, if it is. `of`: cause, position, and departure of its message or 0.
    fn note_sent(&mut self, (cause, at, set_out): (u32, u32, Ticks), what: impl FnOnce() -> RecordKind) -> Option<Place> {
        let number = self.ledger.records;
        self.ledger.records += 1;
        let trace = self.trace.as_mut()?;
        let record = Record { cause, at, set_out, sends: 0, what: what() };
        if !trace.is_open() {
            return trace.write_early(number, record).then_some(Place::BeforeFirst(number));
        }
        trace.write(number, record);
        Some(Place::Held)
    }

    /// A message is delivered; whether its record is kept.
    #[inline(always)]
    fn delivered(&mut self, number: u32, from: u32, at: u32, kind: u8) -> bool {
        let (record, lag) = (self.ledger.records, self.ledger.process_time);
        (self.ledger.handling, self.ledger.lag, self.ledger.is_start) = (record, lag, false);
        self.ledger.records += 1;
        let Some(trace) = self.trace.as_mut().filter(|trace| trace.is_open()) else { return false };
        let (cause, set_out) = self.ledger.messages.of_handled(number).unwrap_or((NO_CAUSE, 0));
        trace.write_delivery(record, Delivery { cause, at, set_out, from, kind });
        true
    }

    /// A record that opens a handling and causes what follows until the event ends.
    fn open(&mut self, of: (u32, u32, Ticks), lag: Ticks, what: impl FnOnce() -> RecordKind) -> Option<Place> {
        self.ledger.handling = self.ledger.records;
        self.ledger.lag = lag;
        self.ledger.is_start = false;
        self.note_sent(of, what)
    }

    /// The origin of a message that is handled; not looked up for a record that is not written.
    #[inline(always)]
    fn origin_of_handled(&mut self, number: u32) -> (u32, Ticks) {
        let is_written = self.trace.as_ref().is_some_and(|trace| trace.is_open());
        is_written.then(|| self.ledger.messages.of_handled(number)).flatten().unwrap_or((NO_CAUSE, 0))
    }

    /// The origin of a message; a loss is written shortly before a trace begins, too.
    #[inline(always)]
    fn origin(&self, number: u32) -> (u32, Ticks) {
        self.ledger.messages.of(number).unwrap_or((NO_CAUSE, 0))
    }

    #[inline(always)]
    fn sent(&mut self, tick: Ticks, number: u32) {
        let Ledger { handling, lag, is_start, .. } = *self.ledger;
        self.ledger.messages.push(number, handling, tick + lag);
        if let Some(trace) = &mut self.trace {
            trace.count_send(handling as usize);
        }
        // A start that sends a message has begun an election; an ignored one has not.
        if is_start {
            self.mark(handling, Landmark::Start);
        }
    }

    /// Only acts on links, the network and choices: those on processes, messages and timers are seen by their effects.
    #[cold]
    fn commanded(&mut self, command: Parts<'_>) {
        match command {
            Parts::Links(LinkAct::Cut { pairs, one_way }) => {
                for &(from, to) in pairs {
                    self.note(NO_CAUSE, to, RecordKind::Cut { from, one_way });
                }
            }
            Parts::Links(LinkAct::Mend(Links::Between(pairs))) => {
                for &(from, to) in pairs {
                    self.note(NO_CAUSE, to, RecordKind::Mended { from });
                }
            }
            Parts::Links(LinkAct::Mend(Links::All)) => self.note(NO_CAUSE, 0, RecordKind::AllMended),
            Parts::Links(LinkAct::Part(groups)) => self.note(NO_CAUSE, 0, RecordKind::Parted(groups.into())),
            Parts::Network(change) => self.note(NO_CAUSE, 0, RecordKind::NetworkChanged(Arc::new(*change))),
            Parts::Choice(pin) => self.note(NO_CAUSE, 0, RecordKind::Settled(Arc::new(*pin))),
            Parts::Processes(..) | Parts::Request(..) | Parts::Message(..) | Parts::Timer(..) => {}
        }
    }

    /// A command found nothing to act on; links and processes that are already as commanded leave no record.
    #[cold]
    fn found_nothing(&mut self, command: Parts<'_>, timers: usize) {
        match command {
            Parts::Message(_, select) => self.note(NO_CAUSE, select.to, RecordKind::NoSuchMessage { from: select.from }),
            Parts::Timer(_, TimerOf { process, timer }) if timer < timers => {
                self.note(NO_CAUSE, process, RecordKind::NoSuchTimer(timer as u8));
            }
            Parts::Timer(..)
            | Parts::Processes(..)
            | Parts::Request(..)
            | Parts::Links(_)
            | Parts::Network(_)
            | Parts::Choice(_) => {}
        }
    }
}

/// Where a record is kept.
#[derive(Clone, Copy)]
enum Place {
    /// Among the records that are held.
    Held,
    /// A loss shortly before the first of them.
    BeforeFirst(u32),
}

/// Writes events as records.
#[derive(Debug)]
pub struct Recorder<'a, P: Protocol> {
    notes: Notes<'a>,
    said: Option<&'a mut Said<P>>,
}

impl<'a, P: Protocol> Recorder<'a, P> {
    /// Without a recording it only numbers.
    #[inline]
    pub fn new(ledger: &'a mut Ledger, recording: Option<&'a mut Recording>) -> Self {
        let (trace, said) = recording.map(Recording::parts).unzip();
        Self { notes: Notes { ledger, trace }, said }
    }

    /// The present handling announces its process as leader, for the first time or once more.
    #[cold]
    pub fn announce(&mut self) {
        self.notes.announce();
    }

    /// A step of the world is over: its records are one event.
    #[inline]
    pub fn end_step(&mut self, tick: Ticks) {
        self.notes.end_event(tick);
    }

    /// What follows is not caused by the handling before.
    #[inline]
    pub const fn end_event(&mut self) {
        self.notes.ledger.end_event();
    }

    /// Whether it is time to forget the origins of what is no longer under way.
    #[inline]
    pub fn is_long(&self) -> bool {
        self.notes.ledger.is_long()
    }

    #[inline(always)]
    fn say(&mut self, place: Option<Place>, message: &P::Message) {
        match (place, &mut self.said) {
            (Some(Place::Held), Some(said)) => said.messages.push(message.clone()),
            (Some(Place::BeforeFirst(record)), Some(said)) => said.say_early(record, message.clone()),
            (_, None) | (None, _) => {}
        }
    }

    /// What acts do to messages and timers, and what happens to messages on their way.
    #[cold]
    fn touched(&mut self, event: SimEvent<'_, P>) {
        let notes = &mut self.notes;
        match event {
            SimEvent::Commanded { command, found: false } => notes.found_nothing(command, <P::Timer>::ALL.len()),
            SimEvent::Commanded { command, found: true } => notes.commanded(command),
            SimEvent::ArmedCrash { at, after } => notes.note(NO_CAUSE, at, RecordKind::ArmedCrash(after)),
            SimEvent::Delayed { from, to, due, .. } => notes.note(NO_CAUSE, to, RecordKind::Delayed { from, due }),
            SimEvent::Hastened { from, to, .. } => notes.note(NO_CAUSE, to, RecordKind::Hastened { from }),
            SimEvent::Altered { from, to, says, .. } => notes.note(NO_CAUSE, to, RecordKind::Altered { from, says }),
            SimEvent::Disarmed { at, timer, .. } => notes.note(NO_CAUSE, at, RecordKind::Disarmed(timer.index() as u8)),
            SimEvent::Duplicated { number, of, from, to, due, .. } => {
                // A copy departs with its original.
                let (cause, sent) = notes.origin(of);
                notes.ledger.messages.push(number, cause, sent);
                notes.note(NO_CAUSE, to, RecordKind::Duplicated { from, due });
            }
            SimEvent::Lost { number, from, to, clockwise, message, due, reason } => {
                notes.ledger.losses += 1;
                let (cause, sent) = notes.origin(number);
                let kind = message.kind() as u8;
                let what = || RecordKind::Lost { number, from, clockwise, kind, due, reason };
                let record = notes.open((cause, to, sent), 0, what);
                self.say(record, message);
            }
            SimEvent::NoticeLost { number, from, to, clockwise, message, reason } => {
                notes.ledger.losses += 1;
                let (cause, sent) = notes.origin(number);
                let kind = message.kind() as u8;
                let what = || RecordKind::NoticeLost { number, from, clockwise, kind, reason };
                let record = notes.note_sent((cause, to, sent), what);
                self.say(record, message);
            }
            _ => {}
        }
    }
}

impl<P: Protocol> Observer<P> for Recorder<'_, P> {
    #[inline(always)]
    fn see(&mut self, tick: Ticks, event: SimEvent<'_, P>) {
        let notes = &mut self.notes;
        // What happens within a handling is at its tick.
        if !matches!(
            event,
            SimEvent::Sent { .. } | SimEvent::Obeyed { .. } | SimEvent::Attested { .. } | SimEvent::Handled { .. }
        ) && let Some(trace) = &mut notes.trace
        {
            trace.now = tick;
        }
        match event {
            SimEvent::Delivered { number, from, to, message } => {
                if notes.delivered(number, from, to, message.kind() as u8) {
                    self.say(Some(Place::Held), message);
                }
            }
            SimEvent::Sent { number, .. } | SimEvent::Bounced { number, .. } => notes.sent(tick, number),
            SimEvent::Obeyed { step, .. } => {
                let handling = notes.ledger.handling as usize;
                if let (Some(trace), Some(said)) = (&mut notes.trace, &mut self.said)
                    && trace.obey(handling)
                {
                    said.steps.push(step);
                }
            }
            SimEvent::Stood { at, id, before, after, .. } => {
                let handling = notes.ledger.handling;
                // What goes down without a handling has just been recorded.
                let latest = notes.ledger.records.checked_sub(1);
                if after.cell(P::STRIP) != before.cell(P::STRIP)
                    && let Some(record) = Some(handling).filter(|&handling| handling != NO_CAUSE).or(latest)
                    && let Some(trace) = &mut notes.trace
                {
                    trace.decide(record, after.cell(P::STRIP));
                }
                if after.leads(id) && !before.leads(id) {
                    notes.note(handling, at, RecordKind::Leads);
                }
            }
            SimEvent::Started { at, noticed } => {
                notes.open((NO_CAUSE, at, 0), 0, || RecordKind::Started(noticed.map(|noticed| noticed.gone)));
                notes.ledger.is_start = true;
            }
            SimEvent::Requested { at, request } => {
                notes.open((NO_CAUSE, at, 0), 0, || RecordKind::Requested(Arc::new(request)));
                notes.ledger.is_start = true;
            }
            SimEvent::Revived { at } => {
                notes.open((NO_CAUSE, at, 0), 0, || RecordKind::Revived);
            }
            SimEvent::Membership { at, whose, up } => {
                notes.open((NO_CAUSE, at, 0), 0, || RecordKind::Membership { whose, up });
            }
            SimEvent::WentDown { at, how, .. } => notes.note(notes.ledger.handling, at, RecordKind::WentDown(how)),
            SimEvent::CameBack { number, from, to, message } => {
                let (cause, sent) = notes.origin_of_handled(number);
                let what = || RecordKind::CameBack { from, kind: message.kind() as u8 };
                let record = notes.open((cause, to, sent), notes.ledger.process_time, what);
                self.say(record, message);
            }
            SimEvent::Fired { at, timer, number, by_hand } => {
                let cause = notes.ledger.timers.record(number as u32).unwrap_or(NO_CAUSE);
                notes.open((cause, at, 0), 0, || RecordKind::Fired { timer: timer.index() as u8, by_hand });
            }
            SimEvent::Set { number, .. } => {
                notes.ledger.timers.push(number as u32, notes.ledger.handling, tick);
            }
            SimEvent::Cancelled { .. }
            | SimEvent::Changed { .. }
            | SimEvent::Attested { .. }
            | SimEvent::Handled { .. }
            | SimEvent::TickOver { .. } => {}
            touched => self.touched(touched),
        }
    }
}
