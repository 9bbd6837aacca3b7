//! The causal record of a run, in memory: what was handled, by whom, why, and which lines of the pseudocode it obeyed.
//!
//! A record is one line of the log. Every record names the record whose handling made it, so that a chain of causes leads
//! back to a command.

mod events;
mod marks;

use std::ops::Range;

use super::command::{Command, Links, NetworkChange};
use super::observe::{Down, Happening, LossReason, Observer};
use crate::protocol::{Decision, Protocol, Remark, Ticks};

/// No record: the cause of what a command does.
pub const NO_CAUSE: u32 = u32::MAX;

/// One thing that happened, as a line of the log tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<P: Protocol> {
    /// The record whose handling made this one, or [`NO_CAUSE`].
    pub cause: u32,
    /// The position of the process that it is about: of a message, the receiver.
    pub at: u32,
    /// What happened.
    pub what: What<P>,
    /// Where its steps end in the list of all steps; they begin where those of the record before end.
    steps_end: u32,
}

/// What a record is about.
#[derive(Clone, Debug, PartialEq)]
pub enum What<P: Protocol> {
    /// It begins an election, by command or because it noticed that this one is gone.
    Started(Option<u32>),
    /// It is up again.
    Revived,
    /// It went down.
    WentDown(Down),
    /// It will crash after so many messages of its next batch.
    ArmedCrash(u32),
    /// A message arrived.
    Delivered {
        /// The sender.
        from: u32,
        /// The message.
        message: P::Message,
    },
    /// A message was lost.
    Lost {
        /// The message's number.
        number: u32,
        /// The sender.
        from: u32,
        /// Whether it ran clockwise round a ring.
        clockwise: bool,
        /// The message.
        message: P::Message,
        /// When it was due: then, unless it was dropped on the way.
        due: Ticks,
        /// Why.
        reason: LossReason,
    },
    /// A message of its own came back as undeliverable.
    CameBack {
        /// The process that is down.
        from: u32,
        /// The message.
        message: P::Message,
    },
    /// A timer of its own ran out.
    Fired {
        /// Which.
        timer: P::Timer,
        /// Whether an act from outside made it run out.
        by_hand: bool,
    },
    /// A message to it was put off until this tick.
    Delayed {
        /// The sender.
        from: u32,
        /// The new due tick.
        due: Ticks,
    },
    /// A message to it was made due at once.
    Hastened {
        /// The sender.
        from: u32,
    },
    /// A message to it was doubled.
    Duplicated {
        /// The sender.
        from: u32,
        /// When the copy is due.
        due: Ticks,
    },
    /// The notice that a message of its own could not be delivered was lost: the link is cut, or it is down itself.
    NoticeLost {
        /// The notice's number.
        number: u32,
        /// The process that is down.
        from: u32,
        /// Whether the message ran clockwise round a ring.
        clockwise: bool,
        /// The message.
        message: P::Message,
        /// Why.
        reason: LossReason,
    },
    /// A timer of its own was cancelled from outside.
    Disarmed(P::Timer),
    /// A command found no such timer armed.
    NoSuchTimer(P::Timer),
    /// The link to it was cut.
    Cut {
        /// The process at the other end.
        from: u32,
        /// Only the way to it.
        one_way: bool,
    },
    /// The link to it was mended.
    Mended {
        /// The process at the other end.
        from: u32,
    },
    /// All links were mended.
    AllMended,
    /// The processes were parted into groups, besides those that no group names.
    Parted(Vec<Vec<u32>>),
    /// The network behaves otherwise from now on.
    NetworkChanged(NetworkChange),
    /// It came to hold itself as leader.
    Leads,
    /// A command found no message to act on.
    NoSuchMessage {
        /// The sender it named.
        from: u32,
    },
    /// A property that the run is judged by broke.
    Broke(Box<Broken>),
    /// A property that had broken was found to hold when the run came to rest.
    HoldsAgain(&'static str),
    /// The run has come to rest.
    Quiet {
        /// Whether heartbeats go on.
        beats: bool,
    },
    /// It waits for something, now that the run has come to rest.
    Waits,
}

/// What is recorded of a property that broke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The property's name.
    pub property: &'static str,
    /// The tick at which it broke, which may lie before the one at which that is known.
    pub tick: Ticks,
    /// Who broke it and why, as a sentence.
    pub why: Remark,
    /// The positions of those concerned.
    pub about: Vec<u32>,
}

/// Something that a timeline shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Landmark {
    /// An election began.
    Start,
    /// A process went down.
    Down,
    /// A process came back.
    Return,
    /// A message was lost.
    Lost,
    /// A process came to hold itself as leader.
    Leader,
    /// Links were cut.
    Cut,
    /// Links were mended.
    Mend,
    /// A property broke.
    Broken,
}

/// The record of a run.
#[derive(Clone, Debug)]
pub struct Trace<P: Protocol> {
    records: Vec<Record<P>>,
    steps: Vec<P::Step>,
    /// By the number of a message or notice: the record whose handling sent it.
    sent: Vec<u32>,
    /// What the timeline shows: the index of the record, when, and what.
    marks: Vec<(u32, Ticks, Landmark)>,
    /// The records of lost messages.
    losses: Vec<u32>,
    /// By the number of a timer: the record whose handling set it.
    set: Vec<u32>,
    /// For each tick at which something was handled: the tick and the index of its first event.
    ticks: Vec<(Ticks, u32)>,
    /// For each of these ticks: how many messages and notices had been sent before it.
    sent_before: Vec<u32>,
    /// Where each event's records end: an event is what one step of the world handles.
    events: Vec<u32>,
    /// How many messages and notices had been sent when the latest event ended.
    sent_so_far: u32,
    /// Every change of a cell of `elected`, with the record of the handling, or of the crash, that brought it about.
    decided: Vec<(u32, Option<Decision>)>,
    /// The record of the handling that is going on.
    handling: u32,
    /// How long handling a delivery takes, in ticks.
    process_time: Ticks,
    /// The tick of the latest happening.
    now: Ticks,
}

impl<P: Protocol> Trace<P> {
    /// An empty record of a run in which handling a delivery takes so many ticks.
    pub const fn new(process_time: Ticks) -> Self {
        Self {
            records: Vec::new(),
            steps: Vec::new(),
            sent: Vec::new(),
            marks: Vec::new(),
            losses: Vec::new(),
            set: Vec::new(),
            ticks: Vec::new(),
            sent_before: Vec::new(),
            events: Vec::new(),
            sent_so_far: 0,
            decided: Vec::new(),
            handling: NO_CAUSE,
            process_time,
            now: 0,
        }
    }

    /// The records that are held, by their numbers: all that is asked of others has to be made again.
    pub fn held(&self) -> Range<usize> {
        0..self.records.len()
    }

    /// A record that is held, by its number.
    ///
    /// # Panics
    /// If it is not one of [`Trace::held`]; [`Trace::get`] does not.
    pub fn record(&self, number: usize) -> &Record<P> {
        &self.records[number]
    }

    /// A record by its number, if it is held.
    pub fn get(&self, number: usize) -> Option<&Record<P>> {
        self.held().contains(&number).then(|| self.record(number))
    }

    /// Those of a range of records that are held, each with its number, in the order of the run.
    pub fn among(&self, range: Range<usize>) -> impl DoubleEndedIterator<Item = (usize, &Record<P>)> + ExactSizeIterator {
        let held = self.held();
        let (start, end) = (range.start.clamp(held.start, held.end), range.end.clamp(held.start, held.end));
        (start..end.max(start)).map(|number| (number, self.record(number)))
    }

    /// The steps that a record's handling obeyed, in order.
    pub fn steps(&self, record: usize) -> &[P::Step] {
        let begin = record.checked_sub(1).map_or(0, |before| self.records[before].steps_end as usize);
        &self.steps[begin..self.records[record].steps_end as usize]
    }

    /// When a message set out, by its number.
    pub fn sent_at(&self, number: u32) -> Ticks {
        let Some(&cause) = self.sent.get(number as usize) else { return 0 };
        if cause as usize >= self.records.len() {
            return 0;
        }
        self.sets_out(cause, self.tick_of(cause as usize))
    }

    /// When what the handling of a record sends sets out, if the record was made at this tick: the handling of a delivery takes
    /// its time.
    pub fn sets_out(&self, record: u32, tick: Ticks) -> Ticks {
        let handled = self.records.get(record as usize).map(|record| &record.what);
        let takes_time = matches!(handled, Some(What::Delivered { .. } | What::CameBack { .. }));
        tick + if takes_time { self.process_time } else { 0 }
    }

    /// The record whose handling sent a message, by its number.
    pub fn cause_of(&self, number: u32) -> Option<u32> {
        self.sent.get(number as usize).copied().filter(|&cause| cause != NO_CAUSE)
    }

    /// Whether the handling of a record sent anything. `near` is a place among the messages, at or before those of the record, from
    /// which they are looked for; it moves on to them, so that asking in the order of the records is quick.
    pub fn sends(&self, record: u32, near: &mut usize) -> bool {
        // Messages are numbered in the order of sending; what was sent before any record comes first.
        let key = |cause: u32| cause.wrapping_add(1);
        let wanted = key(record);
        let (mut reach, sent) = (1, &self.sent[(*near).min(self.sent.len())..]);
        while sent.get(reach - 1).is_some_and(|&cause| key(cause) < wanted) {
            reach *= 2;
        }
        let begin = reach / 2;
        let within = &sent[begin.min(sent.len())..reach.min(sent.len())];
        *near += begin.min(sent.len()) + within.partition_point(|&cause| key(cause) < wanted);
        self.cause_of(*near as u32) == Some(record)
    }

    /// Of the ticks from one to another at which anything was recorded: where the records of each end, and the tick.
    pub fn ends_of_ticks(&self, from: Ticks, until: Ticks) -> Vec<(u32, Ticks)> {
        let start = self.ticks.partition_point(|&(at, _)| at < from);
        let end = self.ticks.partition_point(|&(at, _)| at <= until);
        let ends = (start..end).map(|index| {
            let events = self.ticks.get(index + 1).map_or(self.events.len(), |&(_, first)| first as usize);
            (events.checked_sub(1).map_or(0, |event| self.events[event]), self.ticks[index].0)
        });
        ends.collect()
    }

    /// What the timeline shows of the first so many records, each thing once a tick.
    pub fn landmarks_until(&self, records: usize) -> impl Iterator<Item = (Ticks, Landmark)> + '_ {
        self.marks
            .iter()
            .take_while(move |(record, ..)| (*record as usize) < records)
            .map(|&(_, tick, landmark)| (tick, landmark))
    }

    /// The lost messages among a range of the records, with the index of each.
    pub fn losses(&self, among: Range<usize>) -> impl Iterator<Item = (usize, &Record<P>)> {
        let first = self.losses.partition_point(|&index| (index as usize) < among.start);
        let losses = self.losses[first..].iter().map(|&index| index as usize).take_while(move |&index| index < among.end);
        losses.map(|index| (index, &self.records[index]))
    }

    /// When a record was made.
    pub fn tick_of(&self, record: usize) -> Ticks {
        let event = self.events.partition_point(|&end| end as usize <= record);
        let after = self.ticks.partition_point(|&(_, first)| first as usize <= event);
        after.checked_sub(1).map_or(0, |index| self.ticks[index].0)
    }

    /// How many events a tick has.
    pub fn events_in(&self, tick: Ticks) -> usize {
        let (first, end) = self.event_range(tick);
        end - first
    }

    /// How many records there are up to the end of a tick, or up to a number of its events.
    pub fn records_until(&self, tick: Ticks, events: Option<usize>) -> usize {
        let (first, end) = self.event_range(tick);
        let last = events.map_or(end, |events| (first + events).min(end));
        last.checked_sub(1).map_or(0, |event| self.events[event] as usize)
    }

    fn event_range(&self, tick: Ticks) -> (usize, usize) {
        let index = self.ticks.partition_point(|&(at, _)| at < tick);
        let first_of = |index: usize| self.ticks.get(index).map_or(self.events.len(), |&(_, first)| first as usize);
        match self.ticks.get(index) {
            Some(&(at, first)) if at == tick => (first as usize, first_of(index + 1)),
            _ => (first_of(index), first_of(index)),
        }
    }

    /// A step of the world is over: what it recorded is one event.
    pub fn end_event(&mut self, tick: Ticks) {
        if self.ticks.last().is_none_or(|&(last, _)| last < tick) {
            self.ticks.push((tick, self.events.len() as u32));
            self.sent_before.push(self.sent_so_far);
        }
        self.events.push(self.records.len() as u32);
        self.sent_so_far = self.sent.len() as u32;
        self.handling = NO_CAUSE;
    }

    /// The run has come to rest, while heartbeats go on or not; the processes at these positions wait for ever.
    pub fn come_to_rest(&mut self, tick: Ticks, beats: bool, waiting: impl Iterator<Item = u32>) {
        self.note(NO_CAUSE, 0, What::Quiet { beats });
        for at in waiting {
            self.note(NO_CAUSE, at, What::Waits);
        }
        self.close_event(tick);
    }

    /// A property broke, as is known at the end of a tick.
    pub fn broke(&mut self, known: Ticks, broken: Broken) {
        let (index, tick) = (self.records.len() as u32, broken.tick);
        if !self.marks.iter().any(|&(_, at, landmark)| (at, landmark) == (tick, Landmark::Broken)) {
            self.marks.push((index, tick, Landmark::Broken));
        }
        self.note(NO_CAUSE, broken.about.first().copied().unwrap_or_default(), What::Broke(Box::new(broken)));
        self.close_event(known);
    }

    /// A property that had broken was found to hold at a rest.
    pub fn holds_again(&mut self, known: Ticks, property: &'static str) {
        self.note(NO_CAUSE, 0, What::HoldsAgain(property));
        self.close_event(known);
    }

    /// What has been recorded belongs to the last event of a tick, or is an event of its own if it has none.
    fn close_event(&mut self, tick: Ticks) {
        match self.events.last_mut() {
            Some(last) if self.ticks.last().is_some_and(|&(at, _)| at == tick) => *last = self.records.len() as u32,
            _ => self.end_event(tick),
        }
    }

    /// Forgets everything after a tick, with the messages and timers that were numbered since.
    pub fn forget_after(&mut self, tick: Ticks, messages: u32, timers: u64) {
        let (_, events) = self.event_range(tick);
        self.events.truncate(events);
        self.ticks.retain(|&(at, _)| at <= tick);
        self.sent_before.truncate(self.ticks.len());
        self.records.truncate(self.events.last().map_or(0, |&end| end as usize));
        self.steps.truncate(self.records.last().map_or(0, |record| record.steps_end as usize));
        self.marks.retain(|&(record, at, _)| at <= tick && (record as usize) < self.records.len());
        self.losses.truncate(self.losses.partition_point(|&index| (index as usize) < self.records.len()));
        self.decided.truncate(self.decided.partition_point(|&(record, _)| (record as usize) < self.records.len()));
        self.sent.truncate(messages as usize);
        self.sent_so_far = messages;
        self.set.truncate(timers as usize);
    }

    #[inline(always)]
    fn note(&mut self, cause: u32, at: u32, what: What<P>) {
        let landmark = match what {
            What::WentDown(_) => Some(Landmark::Down),
            What::Revived => Some(Landmark::Return),
            What::Lost { .. } | What::NoticeLost { .. } => Some(Landmark::Lost),
            What::Cut { .. } | What::Parted(_) => Some(Landmark::Cut),
            What::Mended { .. } | What::AllMended => Some(Landmark::Mend),
            What::Leads => Some(Landmark::Leader),
            _ => None,
        };
        if let Some(landmark) = landmark {
            self.mark(self.records.len() as u32, landmark);
            if landmark == Landmark::Lost {
                self.losses.push(self.records.len() as u32);
            }
        }
        self.records.push(Record { cause, at, what, steps_end: self.steps.len() as u32 });
    }

    /// Marks the present tick on the timeline, unless it has such a mark.
    #[cold]
    fn mark(&mut self, record: u32, landmark: Landmark) {
        let mut of_this_tick = self.marks.iter().rev().take_while(|&&(_, tick, _)| tick == self.now);
        if of_this_tick.all(|&(.., known)| known != landmark) {
            self.marks.push((record, self.now, landmark));
        }
    }

    /// What is handled now announces its process as leader: once more, or for the first time.
    #[cold]
    pub fn announce(&mut self) {
        self.mark(self.handling, Landmark::Leader);
    }

    /// A cell of `elected` has changed: in the handling that is going on, or because its process has just gone down.
    #[cold]
    fn decide(&mut self, decision: Option<Decision>) {
        let latest = (self.records.len() as u32).checked_sub(1);
        if let Some(record) = Some(self.handling).filter(|&handling| handling != NO_CAUSE).or(latest) {
            self.decided.push((record, decision));
        }
    }

    /// A record that opens a handling: what happens until the event ends is caused by it.
    #[inline(always)]
    fn open(&mut self, cause: u32, at: u32, what: What<P>) {
        self.handling = self.records.len() as u32;
        self.note(cause, at, what);
    }

    /// An act on links, or on the network, that took effect.
    #[cold]
    fn links_changed(&mut self, command: &Command) {
        match command {
            Command::Cut { pairs, one_way } => {
                for &(from, to) in pairs {
                    self.note(NO_CAUSE, to, What::Cut { from, one_way: *one_way });
                }
            }
            Command::Mend(Links::Between(pairs)) => {
                for &(from, to) in pairs {
                    self.note(NO_CAUSE, to, What::Mended { from });
                }
            }
            Command::Mend(Links::All) => self.note(NO_CAUSE, 0, What::AllMended),
            Command::Partition(groups) => self.note(NO_CAUSE, 0, What::Parted(groups.clone())),
            Command::Network(change) => self.note(NO_CAUSE, 0, What::NetworkChanged(*change)),
            _ => {}
        }
    }

    fn cause_of_message(&self, number: u32) -> u32 {
        self.sent.get(number as usize).copied().unwrap_or(NO_CAUSE)
    }
}

impl<P: Protocol> Observer<P> for Trace<P> {
    #[inline(always)]
    fn see(&mut self, tick: Ticks, happening: Happening<'_, P>) {
        self.now = tick;
        match happening {
            Happening::Started { at, noticed } => self.open(NO_CAUSE, at, What::Started(noticed.map(|noticed| noticed.gone))),
            Happening::Revived { at } => self.open(NO_CAUSE, at, What::Revived),
            Happening::WentDown { at, how } => self.note(self.handling, at, What::WentDown(how)),
            Happening::ArmedCrash { at, after } => self.note(NO_CAUSE, at, What::ArmedCrash(after)),
            Happening::Delivered { number, from, to, message } => {
                self.open(self.cause_of_message(number), to, What::Delivered { from, message: message.clone() });
            }
            Happening::Lost { number, from, to, clockwise, message, due, reason } => {
                let what = What::Lost { number, from, clockwise, message: message.clone(), due, reason };
                self.open(self.cause_of_message(number), to, what);
            }
            Happening::CameBack { number, from, to, message } => {
                self.open(self.cause_of_message(number), to, What::CameBack { from, message: message.clone() });
            }
            Happening::Fired { at, timer, number, by_hand } => {
                let cause = self.set.get(number as usize).copied().unwrap_or(NO_CAUSE);
                self.open(cause, at, What::Fired { timer, by_hand });
            }
            Happening::Sent { number, .. } | Happening::Bounced { number, .. } => {
                debug_assert_eq!(self.sent.len(), number as usize, "messages are recorded in the order of their numbers");
                self.sent.push(self.handling);
                // A start that sends something has begun an election; one that is ignored has not.
                if self.records.get(self.handling as usize).is_some_and(|record| matches!(record.what, What::Started(_))) {
                    self.mark(self.handling, Landmark::Start);
                }
            }
            Happening::Set { number, .. } => {
                debug_assert_eq!(self.set.len() as u64, number, "timers are recorded in the order of their numbers");
                self.set.push(self.handling);
            }
            Happening::Obeyed { step, .. } => {
                self.steps.push(step);
                if let Some(record) = self.records.get_mut(self.handling as usize) {
                    record.steps_end = self.steps.len() as u32;
                }
            }
            Happening::Stood { at, id, before, after, .. } => {
                let own = Some(Decision::Leader(id));
                if after.decision != before.decision {
                    self.decide(after.decision);
                }
                if after.decision == own && before.decision != own {
                    self.note(self.handling, at, What::Leads);
                }
            }
            Happening::Delayed { from, to, due, .. } => self.note(NO_CAUSE, to, What::Delayed { from, due }),
            Happening::Commanded { command, found: false } => {
                if let Some(select) = command.select() {
                    self.note(NO_CAUSE, select.to, What::NoSuchMessage { from: select.from });
                }
                if let Some(timer) = command.timer()
                    && let Some(&named) = P::TIMERS.get(timer.timer)
                {
                    self.note(NO_CAUSE, timer.process, What::NoSuchTimer(named));
                }
            }
            Happening::Hastened { from, to, .. } => self.note(NO_CAUSE, to, What::Hastened { from }),
            Happening::Duplicated { number, of, from, to, due, .. } => {
                debug_assert_eq!(self.sent.len(), number as usize, "messages are recorded in the order of their numbers");
                // A copy has set out when its original did.
                self.sent.push(self.cause_of_message(of));
                self.note(NO_CAUSE, to, What::Duplicated { from, due });
            }
            Happening::NoticeLost { number, from, to, clockwise, message, reason } => {
                let what = What::NoticeLost { number, from, clockwise, message: message.clone(), reason };
                self.note(self.cause_of_message(number), to, what);
            }
            Happening::Disarmed { at, timer, .. } => self.note(NO_CAUSE, at, What::Disarmed(timer)),
            Happening::Commanded { command, found: true } => self.links_changed(command),
            Happening::Cancelled { .. } | Happening::Changed { .. } | Happening::Handled { .. } | Happening::TickOver => {}
        }
    }
}

/// How many messages each process has sent and received.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Sent, by position.
    pub sent: Vec<u32>,
    /// Received, by position.
    pub received: Vec<u32>,
}

impl Tally {
    /// Nothing yet, for so many processes.
    pub fn new(count: usize) -> Self {
        Self { sent: vec![0; count], received: vec![0; count] }
    }
}

impl<P: Protocol> Observer<P> for Tally {
    const STANDINGS: bool = false;

    #[inline]
    fn see(&mut self, _: Ticks, happening: Happening<'_, P>) {
        match happening {
            Happening::Sent { from, copy: false, .. } => self.sent[from as usize] += 1,
            Happening::Delivered { to, .. } => self.received[to as usize] += 1,
            _ => {}
        }
    }
}
