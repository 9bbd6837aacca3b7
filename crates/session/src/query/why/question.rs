//! The question as a sentence, and the record in which the chain of its answer begins.

use super::WhyQuestion;
use super::step::{Next, change_of_cell, find, last_event_of, last_loss};
use crate::run::Run;
use suffrage_engine::engine::Span;
use suffrage_engine::property::title;
use suffrage_engine::protocol::{Cell, Label, Remark, Strip, Value};
use suffrage_engine::sim::trace::RecordKind;
use suffrage_text::ids;

/// `None` if the run has nothing of the kind.
pub(super) fn first_of(run: &Run, question: WhyQuestion) -> Option<(Remark, Next)> {
    let visible = run.visible();
    match question {
        WhyQuestion::Cell(position) => of_cell(run, position),
        WhyQuestion::LastStep(position) => {
            let id = *run.ids().get(position)?;
            let latest = last_event_of(run, visible, position as u32);
            Some((ids::WhyAsksDeed { id }.into(), or_end(latest, || ids::WhyEndIdle { id }.into())))
        }
        WhyQuestion::Waits(position) => {
            let id = *run.ids().get(position)?;
            // The answer is what lies before it, which goes with the moment on the screen: the frame has it.
            Some((ids::WhyAsksWaits { id }.into(), Next::End(ids::WhyEndWaits { id }.into())))
        }
        WhyQuestion::Message(number) => of_message(run, number),
        WhyQuestion::Record(record) => {
            run.trace().get(record as usize)?;
            Some((of_record(run, record), Next::Record(record)))
        }
        WhyQuestion::Property { index, who } => {
            let name = *run.entry.properties.get(index)?;
            let is_breach = |what: &RecordKind| matches!(what, RecordKind::Broke(broken) if broken.property == name);
            let broke = find(run, visible, |record| is_breach(&record.what))?;
            Some((of_breach(run, broke, (index, who))?, Next::Record(broke)))
        }
    }
}

fn or_end(record: Option<u32>, end: impl FnOnce() -> Remark) -> Next {
    record.map_or_else(|| Next::End(end()), Next::Record)
}

fn of_cell(run: &Run, position: usize) -> Option<(Remark, Next)> {
    let at = position as u32;
    let asked = asked_of_cell(run, position)?;
    let changed = change_of_cell(run, run.visible(), at);
    // Why it lost its leader does not say why it got no other one.
    let is_left_without = run.now.world.elected(at).is_none() && run.now.world.is_up(at) && run.is_quiet();
    let lost = if is_left_without { last_loss(run, run.visible()) } else { None };
    Some(match lost.filter(|&lost| changed.is_none_or(|changed| changed <= lost)) {
        Some(lost) => {
            let id = run.id(at);
            let asked = match run.entry.strip {
                Strip::Leaders | Strip::Groups => ids::WhyAsksNoneLost { id }.into(),
                Strip::Decisions | Strip::Progress => ids::WhyAsksUndecidedLost { id }.into(),
            };
            (asked, Next::Record(lost))
        }
        None => (asked, or_end(changed, || without_change(run, position))),
    })
}

fn asked_of_cell(run: &Run, position: usize) -> Option<Remark> {
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

/// How a chain ends about a cell that has never changed.
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
        let start = || Next::End(Remark::from(ids::WHY_END_START));
        return Some((asked, run.trace().cause_of(number).map_or_else(start, Next::Record)));
    }
    let is_its_loss = |what: &RecordKind| match what {
        RecordKind::Lost { number: lost, .. } | RecordKind::NoticeLost { number: lost, .. } => *lost == number,
        _ => false,
    };
    let lost = run.trace().losses_among(0..run.visible()).rev().find(|(_, record)| is_its_loss(&record.what))?.0 as u32;
    Some((of_record(run, lost), Next::Record(lost)))
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

/// The question about one of those concerned by a breach; `None` if there is no such one.
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
