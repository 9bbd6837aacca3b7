//! Explains why something happened, and what a process waits for. The answers are plain data.

mod step;

use std::cell;

use crate::prelude::*;
use crate::{model::Pending, query::log::lines_of_event, query::pending};
use step::{Next, Step, change_of_cell, find, last_event_of, last_loss};
use suffrage_engine::{engine::Ahead, engine::Outlook, property::title, sim::command::Command, sim::command::Links};

pub(crate) use step::{is_clockwise, went_down};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyQuestion {
    /// Why the `elected` cell of the process at this position has its value.
    Cell(usize),
    /// What the process at this position did last, and why.
    LastStep(usize),
    Waits(usize),
    /// Why the message with this number was sent or lost.
    Message(u32),
    /// Why the event of this record happened.
    Record(u32),
    Property {
        /// The index of the property in `Frame::properties`.
        index: usize,
        /// The index of the process among those that the violation names.
        who: usize,
    },
}

/// The answer to a question: a chain of causes. The latest cause comes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    pub question: WhyQuestion,
    pub asked: Remark,
    pub causes: Vec<Cause>,
    /// The sentence after the causes. It says, for example, what started the chain, or that the chain is longer.
    pub end: Remark,
}

/// One entry in a chain of causes: a step of a process, or an event of a message or a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
    pub record: u32,
    pub tick: Ticks,
    /// The number of the event within its tick, from 1.
    pub event: usize,
    /// The position of the process at which the event happened. For a message, this is the receiver.
    pub position: usize,
    pub id: Id,
    /// The log lines of this event and of its immediate effects.
    pub told: Vec<LogLine>,
    /// A sentence that says why this event happened; `None` if no reason is known.
    pub because: Option<Remark>,
    /// A further sentence. For example, it says that an act of the user played a part.
    pub also: Option<Remark>,
    /// Whether this entry only explains an earlier entry. Then this entry is not a link of the chain.
    pub aside: bool,
    pub carried: Option<CarriedMessage>,
    /// Whether this entry is an event that the space-time diagram shows.
    pub is_event: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CarriedMessage {
    pub from: usize,
    pub to: usize,
    /// Whether the message travelled clockwise on a ring.
    pub clockwise: bool,
    pub class: MessageClass,
    pub lost: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub position: usize,
    pub id: Id,
    pub up: bool,
    /// The event for which the process waits, in the words of the protocol; `None` if it waits for nothing.
    pub waits: Option<Remark>,
    /// The pending messages, timers and other items that concern this process, ordered by due tick.
    pub pending: Vec<Pending>,
    pub left_out: usize,
    /// Whether an event can still reach the process; `None` while this would reveal the answer to a question.
    pub outlook: Option<Outlook>,
    /// Acts after which some event would reach the process. Empty if an event can reach it without an act.
    pub could: Vec<Remark>,
}

const MOST: usize = 2_000;

impl Run {
    /// The answer to a question. `None` if its cell, message, record or violation does not exist.
    pub fn why(&self, question: WhyQuestion) -> Option<Why> {
        let (asked, first) = first_of(self, question)?;
        let mut causes = Vec::new();
        let end = match first {
            Ok(record) => follow(self, record, question, &mut causes),
            Err(end) => end,
        };
        Some(Why { question, asked, causes, end })
    }

    /// Whether [`Run::why`] has an answer to a question.
    pub fn has_answer(&self, question: WhyQuestion) -> bool {
        match question {
            WhyQuestion::Cell(at) | WhyQuestion::LastStep(at) | WhyQuestion::Waits(at) => at < self.count(),
            WhyQuestion::Property { index, who } => {
                let broke = self.properties().get(index).filter(|property| property.tick.is_some());
                broke.is_some_and(|broke| who == 0 || who < broke.processes.len())
            }
            WhyQuestion::Record(_) | WhyQuestion::Message(_) => first_of(self, question).is_some(),
        }
    }
}

fn follow(run: &Run, first: u32, question: WhyQuestion, causes: &mut Vec<Cause>) -> Remark {
    let mut record = first;
    loop {
        record = opening(run, record);
        let Step { because, carried, also, next, asides } = step::step(run, record, question);
        causes.push(Cause { because, also, carried, ..cause(run, record) });
        for aside in asides {
            let aside = opening(run, aside);
            let Step { carried, .. } = step::step(run, aside, question);
            let also = Origin::of(run, aside).map(Origin::also);
            causes.push(Cause { also, aside: true, carried, ..cause(run, aside) });
        }
        match next {
            Ok(_) if causes.len() >= MOST => {
                return Remark::from(ids::WhyEndLeftOut { count: causes.len() as u64 });
            }
            Ok(further) => record = further,
            Err(end) => return end,
        }
    }
}

/// The first record of the event to which a record belongs.
fn opening(run: &Run, record: u32) -> u32 {
    let known = run.trace().record(record as usize);
    if known.opens() { record } else { known.cause }
}

fn cause(run: &Run, record: u32) -> Cause {
    let trace = run.trace();
    let known = trace.record(record as usize);
    let (tick, event) = trace.event_of(record as usize);
    let (position, id, told, is_event) =
        (known.at as usize, run.id(known.at), lines_of_event(run, record), known.is_event());
    let (because, also, carried) = (None, None, None);
    Cause { record, tick, event, position, id, told, because, also, aside: false, carried, is_event }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Origin {
    by_hand: bool,
    tick: Ticks,
}

impl Origin {
    fn of(run: &Run, index: u32) -> Option<Self> {
        let record = run.trace().record(index as usize);
        let (tick, _) = run.trace().event_of(index as usize);
        let makes = |command: &Command| record.is_left_by(command);
        let written = run.scenario.events.iter().filter(|(at, command)| *at == tick && makes(command)).count();
        let done = run.acts.get(&tick).into_iter().flatten().filter(|command| makes(command)).count();
        if written == 0 || done == 0 {
            return (written + done > 0).then_some(Self { by_hand: written == 0, tick });
        }
        // Within a tick, commands of the scenario come before the user's. So of equal ones, the last are the user's.
        let alike = |other: &usize| {
            let other = run.trace().record(*other);
            other.at == record.at && std::mem::discriminant(&other.what) == std::mem::discriminant(&record.what)
        };
        let first = run.trace().records_until(tick.saturating_sub(1), None);
        let before = (first..index as usize).filter(alike).count();
        Some(Self { by_hand: before >= written, tick })
    }

    fn also(self) -> Remark {
        let Self { by_hand, tick } = self;
        if by_hand { ids::WhyAlsoHand { tick }.into() } else { ids::WhyAlsoScenario { tick }.into() }
    }
}

fn end(run: &Run, record: u32) -> Remark {
    match Origin::of(run, record) {
        Some(Origin { by_hand: true, tick }) => Remark::from(ids::WhyEndHand { tick }),
        Some(Origin { by_hand: false, tick }) => Remark::from(ids::WhyEndScenario { tick }),
        None => Remark::from(ids::WHY_END_START),
    }
}

fn first_of(run: &Run, question: WhyQuestion) -> Option<(Remark, Next)> {
    let visible = run.visible();
    match question {
        WhyQuestion::Cell(position) => of_cell(run, position),
        WhyQuestion::LastStep(position) => {
            let id = *run.ids().get(position)?;
            let latest = last_event_of(run, visible, position as u32);
            Some((ids::WhyAsksDeed { id }.into(), latest.ok_or_else(|| ids::WhyEndIdle { id }.into())))
        }
        WhyQuestion::Waits(position) => {
            let id = *run.ids().get(position)?;
            // The chain is empty. The frame contains the answer: the event for which the process waits now.
            Some((ids::WhyAsksWaits { id }.into(), Err(ids::WhyEndWaits { id }.into())))
        }
        WhyQuestion::Message(number) => of_message(run, number),
        WhyQuestion::Record(record) => {
            run.trace().get(record as usize)?;
            Some((of_record(run, record), Ok(record)))
        }
        WhyQuestion::Property { index, who } => {
            let name = *run.entry.properties.get(index)?;
            let is_breach = |what: &RecordKind| matches!(what, RecordKind::Broke(broken) if broken.property == name);
            let broke = find(run, visible, |record| is_breach(&record.what))?;
            Some((of_breach(run, broke, (index, who))?, Ok(broke)))
        }
    }
}

fn of_cell(run: &Run, position: usize) -> Option<(Remark, Next)> {
    let at = position as u32;
    let asked = cell_question(run, position)?;
    let changed = change_of_cell(run, run.visible(), at);
    // The process lost its leader, but this does not explain why it has no new leader. A lost message may explain it.
    let is_left_without = run.now.world.elected(at).is_none() && run.now.world.is_up(at) && run.is_quiet();
    let lost = if is_left_without { last_loss(run, run.visible()) } else { None };
    Some(match lost.filter(|&lost| changed.is_none_or(|changed| changed <= lost)) {
        Some(lost) => {
            let id = run.id(at);
            let asked = match run.entry.strip {
                Strip::Leaders | Strip::Groups => ids::WhyAsksNoneLost { id }.into(),
                Strip::Decisions | Strip::Progress => ids::WhyAsksUndecidedLost { id }.into(),
            };
            (asked, Ok(lost))
        }
        None => (asked, changed.ok_or_else(|| without_change(run, position))),
    })
}

fn cell_question(run: &Run, position: usize) -> Option<Remark> {
    let (at, id) = (position as u32, *run.ids().get(position)?);
    if !run.now.world.is_up(at) {
        return Some(ids::WhyAsksDown { id }.into());
    }
    Some(match run.now.world.elected(at) {
        Some(Cell::Leader(leader)) if leader == id => ids::WhyAsksLeads { id }.into(),
        Some(Cell::Leader(leader)) => ids::WhyAsksHolds { id, leader }.into(),
        Some(Cell::Decided(value)) if run.entry.strip == Strip::Progress => {
            ids::WhyAsksProgress { id, value: Value::from(value) }.into()
        }
        Some(Cell::Decided(value)) if run.now.world.holds_its_input(at) => {
            ids::WhyAsksGiven { id, value: Value::from(value) }.into()
        }
        Some(Cell::Decided(value)) => ids::WhyAsksDecided { id, value: Value::from(value) }.into(),
        None if run.entry.strip == Strip::Leaders => ids::WhyAsksNone { id }.into(),
        None => ids::WhyAsksUndecided { id }.into(),
    })
}

fn without_change(run: &Run, position: usize) -> Remark {
    let (at, id) = (position as u32, run.id(position as u32));
    match run.now.world.elected(at) {
        _ if !run.now.world.is_up(at) => ids::WhyEndAlwaysDown { id }.into(),
        Some(Cell::Leader(leader)) => ids::WhyEndAlways { id, leader }.into(),
        Some(Cell::Decided(_)) if run.entry.strip == Strip::Progress => match run.now.world.requested(at) {
            None => ids::WhyEndNothingApplied { id }.into(),
            Some(0) => ids::WhyEndNothingAsked { id }.into(),
            Some(_) => ids::WhyEndUnanswered { id }.into(),
        },
        Some(Cell::Decided(value)) => ids::WhyEndGiven { id, value: Value::from(value) }.into(),
        None if run.entry.strip == Strip::Leaders => ids::WhyEndNever { id }.into(),
        None => ids::WhyEndUndecided { id }.into(),
    }
}

fn of_message(run: &Run, number: u32) -> Option<(Remark, Next)> {
    let named = |key, from: u32, to: u32, label: Label| {
        let named = Remark::from(key).id("from", run.id(from)).id("to", run.id(to));
        named.with("kind", Value::Name(label.kind))
    };
    if let Some(packet) = run.now.world.in_flight(&Span::ALL).find(|packet| packet.number == number) {
        let key = if packet.notice { ids::WHY_ASKS_NOTICE } else { ids::WHY_ASKS_MESSAGE };
        let asked = named(key, packet.from, packet.to, packet.message.label());
        return Some((asked, run.trace().cause_of(number).ok_or_else(|| ids::WHY_END_START.into())));
    }
    let is_its_loss = |what: &RecordKind| match what {
        RecordKind::Lost { number: lost, .. } | RecordKind::NoticeLost { number: lost, .. } => *lost == number,
        _ => false,
    };
    let lost = run.trace().losses_among(0..run.visible()).rev().find(|(_, record)| is_its_loss(&record.what))?.0 as u32;
    Some((of_record(run, lost), Ok(lost)))
}

fn of_record(run: &Run, index: u32) -> Remark {
    let record = run.trace().record(index as usize);
    let ids = run.ids();
    let me = ids[record.at as usize];
    match &record.what {
        RecordKind::Lost { from, kind, .. } => {
            Remark::from(ids::WhyAsksLost { from: ids[*from as usize], to: me, kind: run.kind(*kind) })
        }
        RecordKind::Leads => Remark::from(ids::WhyAsksLeads { id: me }),
        RecordKind::WentDown(_) => Remark::from(ids::WhyAsksDown { id: me }),
        RecordKind::Broke(broken) => Remark::from(ids::WhyAsksProperty { property: title(broken.property) }),
        _ => Remark::from(ids::WhyAsksRecord { tick: run.trace().event_of(index as usize).0 }),
    }
}

fn of_breach(run: &Run, broke: u32, (index, who): (usize, usize)) -> Option<Remark> {
    let what = run.trace().record(broke as usize).what;
    let RecordKind::Broke(broken) = &what else { return None };
    let asked = Remark::from(ids::WhyAsksProperty { property: title(run.entry.properties.get(index)?) });
    Some(match broken.about.get(who) {
        Some(&at) if broken.about.len() > 1 => Remark { key: ids::WHY_ASKS_PROPERTY_OF.key(), ..asked }
            .id("id", run.id(at))
            .number("who", who as u64 + 1)
            .number("of", broken.about.len() as u64),
        None if who > 0 => return None,
        _ => asked,
    })
}

/// The maximum number of messages that a prediction simulates. A prediction of this size causes no noticeable pause.
const LOOKED_AHEAD: u64 = 50_000;
const TRIED: u64 = 10_000;
/// The maximum total size of copies of the run, in bytes.
const MOST_COPIED: usize = 32 << 20;
const PENDING: usize = 40;
/// The maximum number of recoveries to try. The same limit applies to starts of other processes.
const TRIED_PROCESSES: usize = 6;

/// What the process at `position` waits for. The result is cached, because the prediction is slow.
pub(super) fn waiting(run: &Run, position: usize) -> Option<Waiting> {
    let mut known = run.cache.waiting.borrow_mut();
    known.take_if(|(at, _)| *at != position);
    known.get_or_insert_with(|| (position, found(run, position))).1.clone()
}

fn found(run: &Run, position: usize) -> Option<Waiting> {
    let id = *run.ids().get(position)?;
    let (at, world) = (position as u32, &run.now.world);
    let (pending, count) = pending::dated(run, Some(at), PENDING);
    let outlook = outlook(run, at);
    let could = if outlook == Outlook::Never { could(run, at) } else { Vec::new() };
    let (up, waits, left_out) = (world.is_up(at), world.waiting_for(at), count - pending.len());
    Some(Waiting { position, id, up, waits, left_out, pending, outlook: Some(outlook), could })
}

fn outlook(run: &Run, at: u32) -> Outlook {
    let world = &run.now.world;
    let mut lucky = Ahead::new(None, LOOKED_AHEAD, false);
    let outlook = world.ahead(at, &mut lucky);
    // Whether a message in transit will be lost at random is decided already, but known only when it is due.
    let at_risk = world.network().loses() && world.in_flight(&Span::ALL).next().is_some();
    if outlook == Outlook::Unknown || !(lucky.drew || lucky.risked || at_risk) {
        return outlook;
    }
    let other = world.ahead(at, &mut Ahead::new(None, LOOKED_AHEAD, true));
    let own_timer = world.timers().any(|armed| armed.at == at && matches!(armed.key, TimerKey::Own(_)));
    match (outlook, other) {
        (_, Outlook::Unknown) => Outlook::Unknown,
        (Outlook::Comes, Outlook::Comes) if !at_risk || own_timer => Outlook::Comes,
        (Outlook::Never, Outlook::Never) if !at_risk && !lucky.risked => Outlook::Never,
        _ => Outlook::Chance,
    }
}

fn could(run: &Run, at: u32) -> Vec<Remark> {
    let world = &run.now.world;
    let id = |at: u32| run.id(at);
    let left = cell::Cell::new(MOST_COPIED / world.bytes().max(1));
    let helps = |act: Command| {
        let may = left.get() > 0;
        left.set(left.get().saturating_sub(1));
        may && world.ahead(at, &mut Ahead::new(Some(act), TRIED, false)) == Outlook::Comes
    };
    let on = |at: u32| Targets::Listed(vec![at]);
    if !world.is_up(at) {
        return vec![Remark::from(ids::WhyCouldRevive { id: id(at) })];
    }
    let mut could = Vec::new();
    let down = (0..run.count() as u32).filter(|&other| !world.is_up(other)).take(TRIED_PROCESSES);
    let revived = down.filter(|&other| helps(Command::Revive(on(other))));
    could.extend(revived.map(|other| Remark::from(ids::WhyCouldRevive { id: id(other) })));
    if !world.cuts().is_empty() && helps(Command::Mend(Links::All)) {
        could.push(Remark::from(ids::WHY_COULD_MEND));
    }
    // Tries a start at the process itself first. Then tries the other processes, the highest id first.
    let mut others: Vec<u32> = (0..run.count() as u32).filter(|&other| other != at && world.is_up(other)).collect();
    others.sort_unstable_by_key(|&other| std::cmp::Reverse(id(other)));
    let starters = std::iter::once(at).chain(others.into_iter().take(TRIED_PROCESSES));
    let starter = starters.into_iter().find(|&other| helps(Command::Start(on(other))));
    could.extend(starter.map(|other| match run.entry.strip {
        Strip::Leaders | Strip::Groups => Remark::from(ids::WhyCouldStart { id: id(other) }),
        Strip::Decisions | Strip::Progress => ids::WhyCouldBegin { id: id(other) }.into(),
    }));
    could
}

#[cfg(test)]
mod tests;
