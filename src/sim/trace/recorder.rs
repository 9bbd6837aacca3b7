//! Seeing what happens as records: they are numbered in the ledger of the moment, and written into a trace if there is one.

use super::{Broken, Landmark, Ledger, NO_CAUSE, Record, Trace, What};
use crate::protocol::{Decision, Protocol, Ticks};
use crate::sim::command::{Command, Links};
use crate::sim::observe::{Happening, Observer};

/// Numbers the records of what happens, and writes them down where they are wanted.
#[derive(Debug)]
pub struct Recorder<'a, P: Protocol> {
    /// What is known of the run so far.
    pub ledger: &'a mut Ledger,
    /// Where the records go.
    pub trace: Option<&'a mut Trace<P>>,
}

impl<P: Protocol> Recorder<'_, P> {
    /// A step of the world is over: what it recorded is one event.
    pub fn end_event(&mut self, tick: Ticks) {
        self.ledger.end_event();
        if let Some(trace) = &mut self.trace {
            trace.end_event(tick);
        }
    }

    /// What is handled now announces its process as leader: once more, or for the first time.
    #[cold]
    pub fn announce(&mut self) {
        let record = self.ledger.handling;
        self.mark(record, Landmark::Leader);
    }

    /// The run has come to rest, while heartbeats go on or not; the processes at these positions wait for ever.
    pub fn come_to_rest(&mut self, tick: Ticks, beats: bool, waiting: impl Iterator<Item = u32>) {
        self.note(NO_CAUSE, 0, || What::Quiet { beats });
        for at in waiting {
            self.note(NO_CAUSE, at, || What::Waits);
        }
        self.close_event(tick);
    }

    /// A property broke, as is known at the end of a tick.
    pub fn broke(&mut self, known: Ticks, broken: Broken) {
        let (record, tick) = (self.ledger.records, broken.tick);
        if let Some(trace) = self.trace.as_mut().filter(|trace| trace.is_new) {
            trace.marks.mark_earlier(record, tick, Landmark::Broken);
        }
        self.note(NO_CAUSE, broken.about.first().copied().unwrap_or_default(), || What::Broke(Box::new(broken)));
        self.close_event(known);
    }

    /// A property that had broken was found to hold at a rest.
    pub fn holds_again(&mut self, known: Ticks, property: &'static str) {
        self.note(NO_CAUSE, 0, || What::HoldsAgain(property));
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

    #[inline(always)]
    fn note(&mut self, cause: u32, at: u32, what: impl FnOnce() -> What<P>) {
        self.note_sent(cause, at, 0, what);
    }

    /// A record about a message that set out at a tick, or about none.
    #[inline(always)]
    fn note_sent(&mut self, cause: u32, at: u32, set_out: Ticks, what: impl FnOnce() -> What<P>) {
        let number = self.ledger.records;
        self.ledger.records += 1;
        if let Some(trace) = &mut self.trace {
            trace.write(number, Record { cause, at, set_out, sends: 0, what: what(), steps_end: 0 });
        }
    }

    /// A record that opens a handling: what happens until the event ends is caused by it.
    #[inline(always)]
    fn open(&mut self, (cause, at, set_out): (u32, u32, Ticks), lag: Ticks, what: impl FnOnce() -> What<P>) {
        self.ledger.handling = self.ledger.records;
        self.ledger.lag = lag;
        self.ledger.is_start = false;
        self.note_sent(cause, at, set_out, what);
    }

    /// Where a message comes from; nothing is looked up for a record that nobody writes.
    #[inline(always)]
    fn origin(&self, number: u32) -> (u32, Ticks) {
        if self.trace.is_some() { self.ledger.messages.of(number).unwrap_or((NO_CAUSE, 0)) } else { (NO_CAUSE, 0) }
    }

    /// The record of the handling that is going on, if it is held.
    #[inline(always)]
    fn handled(&mut self) -> Option<&mut Record<P>> {
        let handling = self.ledger.handling as usize;
        self.trace.as_mut().and_then(|trace| trace.get_mut(handling))
    }

    #[inline(always)]
    fn sent(&mut self, tick: Ticks, number: u32) {
        let Ledger { handling, lag, is_start, .. } = *self.ledger;
        self.ledger.messages.push(number, handling, tick + lag);
        if let Some(record) = self.handled() {
            record.sends += 1;
        }
        // A start that sends something has begun an election; one that is ignored has not.
        if is_start {
            self.mark(handling, Landmark::Start);
        }
    }

    /// An act on links, or on the network, that took effect.
    #[cold]
    fn links_changed(&mut self, command: &Command) {
        match command {
            Command::Cut { pairs, one_way } => {
                for &(from, to) in pairs {
                    self.note(NO_CAUSE, to, || What::Cut { from, one_way: *one_way });
                }
            }
            Command::Mend(Links::Between(pairs)) => {
                for &(from, to) in pairs {
                    self.note(NO_CAUSE, to, || What::Mended { from });
                }
            }
            Command::Mend(Links::All) => self.note(NO_CAUSE, 0, || What::AllMended),
            Command::Partition(groups) => self.note(NO_CAUSE, 0, || What::Parted(groups.clone())),
            Command::Network(change) => self.note(NO_CAUSE, 0, || What::NetworkChanged(Box::new(*change))),
            _ => {}
        }
    }

    /// A command that found nothing to act on.
    #[cold]
    fn found_nothing(&mut self, command: &Command) {
        if let Some(select) = command.select() {
            self.note(NO_CAUSE, select.to, || What::NoSuchMessage { from: select.from });
        }
        if let Some(timer) = command.timer()
            && let Some(&named) = P::TIMERS.get(timer.timer)
        {
            self.note(NO_CAUSE, timer.process, || What::NoSuchTimer(named));
        }
    }

    /// What is done to a message or a timer by hand, or befalls a message on its way.
    #[cold]
    fn touched(&mut self, happening: Happening<'_, P>) {
        match happening {
            Happening::Commanded { command, found: false } => self.found_nothing(command),
            Happening::Commanded { command, found: true } => self.links_changed(command),
            Happening::ArmedCrash { at, after } => self.note(NO_CAUSE, at, || What::ArmedCrash(after)),
            Happening::Delayed { from, to, due, .. } => self.note(NO_CAUSE, to, || What::Delayed { from, due }),
            Happening::Hastened { from, to, .. } => self.note(NO_CAUSE, to, || What::Hastened { from }),
            Happening::Disarmed { at, timer, .. } => self.note(NO_CAUSE, at, || What::Disarmed(timer)),
            Happening::Duplicated { number, of, from, to, due, .. } => {
                // A copy has set out when its original did.
                let (cause, sent) = self.ledger.messages.of(of).unwrap_or((NO_CAUSE, 0));
                self.ledger.messages.push(number, cause, sent);
                self.note(NO_CAUSE, to, || What::Duplicated { from, due });
            }
            Happening::Lost { number, from, to, clockwise, message, due, reason } => {
                let (cause, sent) = self.origin(number);
                let what = || What::Lost { number, from, clockwise, message: message.clone(), due, reason };
                self.open((cause, to, sent), 0, what);
            }
            Happening::NoticeLost { number, from, to, clockwise, message, reason } => {
                let (cause, sent) = self.origin(number);
                let what = || What::NoticeLost { number, from, clockwise, message: message.clone(), reason };
                self.note_sent(cause, to, sent, what);
            }
            _ => {}
        }
    }
}

impl<P: Protocol> Observer<P> for Recorder<'_, P> {
    #[inline(always)]
    fn see(&mut self, tick: Ticks, happening: Happening<'_, P>) {
        if let Some(trace) = &mut self.trace {
            trace.now = tick;
        }
        match happening {
            Happening::Delivered { number, from, to, message } => {
                let (cause, sent) = self.origin(number);
                let what = || What::Delivered { from, message: message.clone() };
                self.open((cause, to, sent), self.ledger.process_time, what);
            }
            Happening::Sent { number, .. } | Happening::Bounced { number, .. } => self.sent(tick, number),
            Happening::Obeyed { step, .. } => {
                let handling = self.ledger.handling as usize;
                if let Some(trace) = &mut self.trace {
                    trace.obey(handling, step);
                }
            }
            Happening::Stood { at, id, before, after, .. } => {
                let (own, handling) = (Some(Decision::Leader(id)), self.ledger.handling);
                // What goes down without a handling has just been recorded.
                let latest = self.ledger.records.checked_sub(1);
                if after.decision != before.decision
                    && let Some(record) = Some(handling).filter(|&handling| handling != NO_CAUSE).or(latest)
                    && let Some(trace) = &mut self.trace
                {
                    trace.decide(record, after.decision);
                }
                if after.decision == own && before.decision != own {
                    self.note(handling, at, || What::Leads);
                }
            }
            Happening::Started { at, noticed } => {
                self.open((NO_CAUSE, at, 0), 0, || What::Started(noticed.map(|noticed| noticed.gone)));
                self.ledger.is_start = true;
            }
            Happening::Revived { at } => self.open((NO_CAUSE, at, 0), 0, || What::Revived),
            Happening::WentDown { at, how } => self.note(self.ledger.handling, at, || What::WentDown(how)),
            Happening::CameBack { number, from, to, message } => {
                let (cause, sent) = self.origin(number);
                let what = || What::CameBack { from, message: message.clone() };
                self.open((cause, to, sent), self.ledger.process_time, what);
            }
            Happening::Fired { at, timer, number, by_hand } => {
                let cause = self.ledger.timers.record(number as u32).unwrap_or(NO_CAUSE);
                self.open((cause, at, 0), 0, || What::Fired { timer, by_hand });
            }
            Happening::Set { number, .. } => {
                self.ledger.timers.push(number as u32, self.ledger.handling, tick);
            }
            Happening::Cancelled { .. } | Happening::Changed { .. } | Happening::Handled { .. } | Happening::TickOver => {}
            touched => self.touched(touched),
        }
    }
}
