//! The observer that writes records.

use super::{Broken, ChosenEntry, Landmark, NO_CAUSE, Origin, Record, RecordKind, Recording, Trace};
use crate::sim::command::TimerOf;
use crate::sim::prelude::*;

impl Trace {
    /// Records that the run came to rest. `heartbeats`: some continue. `waiting`: the processes that still wait.
    pub fn come_to_rest(&mut self, tick: Ticks, heartbeats: bool, waiting: impl Iterator<Item = u32>) {
        self.note(NO_CAUSE, 0, RecordKind::Quiet { heartbeats });
        for at in waiting {
            self.note(NO_CAUSE, at, RecordKind::Waits);
        }
        self.close_event(tick);
    }

    pub fn broke(&mut self, known: Ticks, broken: Broken) {
        let mark = (self.len() as u32, broken.tick, Landmark::Broken);
        if !self.marks.iter().any(|&(_, tick, landmark)| (tick, landmark) == (mark.1, mark.2)) {
            self.marks.push(mark);
        }
        self.note(NO_CAUSE, broken.about.first().copied().unwrap_or_default(), RecordKind::Broke(Arc::new(broken)));
        self.close_event(known);
    }

    /// Records that a majority voted for an entry. `known`: the tick of the record.
    pub fn chosen(&mut self, known: Ticks, chosen: ChosenEntry) {
        self.note(NO_CAUSE, 0, RecordKind::Chosen(Arc::new(chosen)));
        self.close_event(known);
    }

    pub fn holds_again(&mut self, known: Ticks, property: &'static str) {
        self.note(NO_CAUSE, 0, RecordKind::HoldsAgain(property));
        self.close_event(known);
    }

    fn note(&mut self, cause: u32, at: u32, what: RecordKind) {
        self.write(Record { cause, at, set_out: 0, sends: 0, what });
    }

    /// Adds the first record of an event, which is the cause of the later ones.
    fn open(&mut self, (cause, at, set_out): (u32, u32, Ticks), lag: Ticks, what: RecordKind) {
        (self.handling, self.lag, self.is_start) = (self.len() as u32, lag, false);
        self.write(Record { cause, at, set_out, sends: 0, what });
    }

    #[inline]
    fn origin(&self, message: u32) -> (u32, Ticks) {
        self.messages.get(message as usize).map_or((NO_CAUSE, 0), |origin| (origin.record, origin.departure))
    }

    #[inline]
    fn sent(&mut self, tick: Ticks, number: u32) {
        debug_assert_eq!(self.messages.len(), number as usize, "messages arrive in the order of their numbers");
        self.messages.push(Origin { record: self.handling, departure: tick + self.lag });
        if let Some(handled) = self.records.get_mut(self.handling as usize) {
            handled.sends += 1;
        }
        // A start counts as an election only if the process sends a message; otherwise the process ignored the start.
        if self.is_start {
            self.mark(self.handling, Landmark::Start);
        }
    }

    /// Adds a record for each act on links, the network or choices. All others cause events, which are recorded.
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

    /// Records that a command did not find its message or timer. All other commands without effect are not recorded.
    #[cold]
    fn found_nothing(&mut self, command: Parts<'_>, timers: usize) {
        match command {
            Parts::Message(_, select) => {
                self.note(NO_CAUSE, select.to, RecordKind::NoSuchMessage { from: select.from });
            }
            Parts::Timer(_, TimerOf { process, timer }) if timer < timers => {
                self.note(NO_CAUSE, process, RecordKind::NoSuchTimer(timer as u8));
            }
            _ => {}
        }
    }
}

impl Recording {
    fn open_with(&mut self, (number, at, message): (u32, u32, &Message), lag: Ticks, what: RecordKind) {
        let (cause, set_out) = self.trace.origin(number);
        self.trace.open((cause, at, set_out), lag, what);
        self.messages.push((self.trace.handling, message.clone()));
    }
}

/// An observer that writes events as records into a recording, if there is one.
#[derive(Debug)]
pub struct Recorder<'a> {
    nature: crate::protocol::Profile,
    recording: Option<&'a mut Recording>,
}

impl<'a> Recorder<'a> {
    #[inline]
    pub const fn new(recording: Option<&'a mut Recording>, nature: crate::protocol::Profile) -> Self {
        Self { nature, recording }
    }

    /// Adds a landmark: the current process announces itself as leader, for the first time or again.
    #[cold]
    pub fn announce(&mut self) {
        if let Some(Recording { trace, .. }) = &mut self.recording {
            trace.mark(trace.handling, Landmark::Leader);
        }
    }

    /// Ends a step of the world. All records that were added during the step become one event.
    #[inline]
    pub fn end_step(&mut self, tick: Ticks) {
        if let Some(Recording { trace, .. }) = &mut self.recording {
            trace.end_event(tick);
        }
    }
}

#[cold]
fn touched(recording: &mut Recording, event: SimEvent<'_>, timers: usize) {
    let trace = &mut recording.trace;
    match event {
        SimEvent::Commanded { command, found: false } => trace.found_nothing(command.parts(), timers),
        SimEvent::Commanded { command, found: true } => trace.commanded(command.parts()),
        SimEvent::ArmedCrash { at, after } => trace.note(NO_CAUSE, at, RecordKind::ArmedCrash(after)),
        SimEvent::Delayed { from, to, due, .. } => trace.note(NO_CAUSE, to, RecordKind::Delayed { from, due }),
        SimEvent::Hastened { from, to, .. } => trace.note(NO_CAUSE, to, RecordKind::Hastened { from }),
        SimEvent::Altered { from, to, says, .. } => trace.note(NO_CAUSE, to, RecordKind::Altered { from, says }),
        SimEvent::Disarmed { at, timer, .. } => trace.note(NO_CAUSE, at, RecordKind::Disarmed(timer.index() as u8)),
        SimEvent::Duplicated { number, of, from, to, due, .. } => {
            // A copy counts as sent at the same time as its original.
            let (record, departure) = trace.origin(of);
            debug_assert_eq!(trace.messages.len(), number as usize, "messages arrive in the order of their numbers");
            trace.messages.push(Origin { record, departure });
            trace.note(NO_CAUSE, to, RecordKind::Duplicated { from, due });
        }
        SimEvent::Lost { number, from, to, clockwise, message, due, reason } => {
            let kind = message.kind() as u8;
            let what = RecordKind::Lost { number, from, clockwise, kind, due, reason };
            recording.open_with((number, to, message), 0, what);
        }
        SimEvent::NoticeLost { number, from, to, clockwise, message, reason } => {
            let (cause, set_out) = trace.origin(number);
            let kind = message.kind() as u8;
            let what = RecordKind::NoticeLost { number, from, clockwise, kind, reason };
            let record = trace.write(Record { cause, at: to, set_out, sends: 0, what });
            recording.messages.push((record, message.clone()));
        }
        _ => {}
    }
}

impl Observer for Recorder<'_> {
    #[inline]
    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        let Self { nature, recording: Some(recording) } = self else { return };
        let trace = &mut recording.trace;
        // An event in a handler call happens at the tick of the call.
        if !matches!(
            event,
            SimEvent::Sent { .. } | SimEvent::Obeyed { .. } | SimEvent::Attested { .. } | SimEvent::Handled { .. }
        ) {
            trace.now = tick;
        }
        match event {
            SimEvent::Delivered { number, from, to, message } => {
                let (lag, what) = (trace.process_time, RecordKind::Delivered { from, kind: message.kind() as u8 });
                recording.open_with((number, to, message), lag, what);
            }
            SimEvent::Sent { number, .. } | SimEvent::Bounced { number, .. } => trace.sent(tick, number),
            SimEvent::Obeyed { step, .. } => {
                if trace.handling != NO_CAUSE {
                    recording.steps.push((trace.handling, step));
                }
            }
            SimEvent::Stood { at, id, before, after, .. } => {
                let handling = trace.handling;
                // If no handler call is active, the latest record is the crash.
                let latest = (trace.len() as u32).checked_sub(1);
                if after.cell(nature.strip) != before.cell(nature.strip)
                    && let Some(record) = Some(handling).filter(|&handling| handling != NO_CAUSE).or(latest)
                {
                    trace.decided.push((record, after.cell(nature.strip)));
                }
                if after.leads(id) && !before.leads(id) {
                    trace.note(handling, at, RecordKind::Leads);
                }
            }
            SimEvent::Started { at, noticed } => {
                trace.open((NO_CAUSE, at, 0), 0, RecordKind::Started(noticed.map(|noticed| noticed.gone)));
                trace.is_start = true;
            }
            SimEvent::Requested { at, request } => {
                trace.open((NO_CAUSE, at, 0), 0, RecordKind::Requested(Arc::new(request)));
                trace.is_start = true;
            }
            SimEvent::Revived { at } => trace.open((NO_CAUSE, at, 0), 0, RecordKind::Revived),
            SimEvent::Membership { at, whose, up } => {
                trace.open((NO_CAUSE, at, 0), 0, RecordKind::Membership { whose, up });
            }
            SimEvent::WentDown { at, how, .. } => trace.note(trace.handling, at, RecordKind::WentDown(how)),
            SimEvent::CameBack { number, from, to, message } => {
                let (lag, what) = (trace.process_time, RecordKind::CameBack { from, kind: message.kind() as u8 });
                recording.open_with((number, to, message), lag, what);
            }
            SimEvent::Fired { at, timer, number, by_hand } => {
                let cause = trace.timers.get(number as usize).copied().unwrap_or(NO_CAUSE);
                trace.open((cause, at, 0), 0, RecordKind::Fired { timer: timer.index() as u8, by_hand });
            }
            SimEvent::Set { number, .. } => {
                debug_assert_eq!(trace.timers.len() as u64, number, "timers arrive in the order of their numbers");
                trace.timers.push(trace.handling);
            }
            SimEvent::Cancelled { .. }
            | SimEvent::Changed { .. }
            | SimEvent::Attested { .. }
            | SimEvent::Handled { .. }
            | SimEvent::TickOver { .. } => {}
            other => touched(recording, other, nature.timers.len()),
        }
    }
}
