//! What a question is about: the record at which its chain begins, and the question as a sentence.

use super::step::{Next, change_of_cell, last_event_of, last_loss};
use super::{Part, Sighting, seek};
use crate::engine::Span;
use crate::property::title;
use crate::protocol::{Label, Remark, Value};
use crate::session::model::why::WhyQuestion;
use crate::session::run::Run;
use crate::sim::trace::{Record, RecordKind};
use crate::text::ids;

pub(super) struct Inquiry {
    pub(super) asked: Remark,
    /// The first record of the chain; without one, how it ends.
    pub(super) first: Next,
}

pub(super) fn asked(run: &mut Run, question: WhyQuestion) -> Option<Inquiry> {
    match question {
        WhyQuestion::Cell(position) => cell(run, position),
        WhyQuestion::LastStep(position) => last_step(run, position),
        WhyQuestion::Waits(position) => waits(run, position),
        WhyQuestion::Message(number) => message(run, number),
        WhyQuestion::Record(record) => {
            let asked = run.at_record(record as usize, |run, trace| of_record(Part { run, trace }, record))?;
            Some(Inquiry { asked, first: Next::Record(record) })
        }
        WhyQuestion::Property { index, who } => property(run, index, who),
    }
}

fn cell(run: &mut Run, position: usize) -> Option<Inquiry> {
    let (at, visible) = (position as u32, run.visible());
    let id = *run.ids().get(position)?;
    let followed = run.now.world.follows(at);
    let asked = match followed {
        _ if !run.now.world.is_up(at) => Remark::from(ids::WhyAsksDown { id }),
        Some(leader) if leader == id => Remark::from(ids::WhyAsksLeads { id }),
        Some(leader) => Remark::from(ids::WhyAsksHolds { id, leader }),
        None => Remark::from(ids::WhyAsksNone { id }),
    };
    let changed = seek(run, visible, |part, before| change_of_cell(part, before, at));
    if followed.is_none()
        && run.now.world.is_up(at)
        && run.is_quiet()
        && let Sighting::Record(lost) = seek(run, visible, last_loss)
        && !matches!(changed, Sighting::Record(changed) if changed > lost)
    {
        // Why it lost its leader does not say why it got no other one.
        return Some(Inquiry { asked: Remark::from(ids::WhyAsksNoneLost { id }), first: Next::Record(lost) });
    }
    let first = changed.or_end(|| match followed {
        _ if !run.now.world.is_up(at) => ids::WhyEndAlwaysDown { id }.into(),
        Some(leader) => ids::WhyEndAlways { id, leader }.into(),
        None => ids::WhyEndNever { id }.into(),
    });
    Some(Inquiry { asked, first })
}

fn last_step(run: &mut Run, position: usize) -> Option<Inquiry> {
    let id = *run.ids().get(position)?;
    let visible = run.visible();
    let latest = seek(run, visible, |part, before| last_event_of(part, before, position as u32));
    let first = latest.or_end(|| ids::WhyEndIdle { id }.into());
    Some(Inquiry { asked: Remark::from(ids::WhyAsksDeed { id }), first })
}

fn waits(run: &Run, position: usize) -> Option<Inquiry> {
    let id = *run.ids().get(position)?;
    // The answer is what lies before it, which goes with the moment on the screen: the frame has it.
    Some(Inquiry { asked: Remark::from(ids::WhyAsksWaits { id }), first: Next::End(Remark::from(ids::WhyEndWaits { id })) })
}

fn message(run: &Run, number: u32) -> Option<Inquiry> {
    let named = |key, from: u32, to: u32, label: Label| {
        let named = Remark::from(key).id("from", run.id(from)).id("to", run.id(to));
        named.with("kind", Value::Name(label.kind))
    };
    if let Some(packet) = run.now.world.in_flight(&Span::ALL).find(|packet| packet.number == number) {
        let key = if packet.notice { ids::WHY_ASKS_NOTICE } else { ids::WHY_ASKS_MESSAGE };
        let asked = named(key, packet.from, packet.to, run.now.world.label(packet.content));
        let start = || Next::End(Remark::from(ids::WHY_END_START));
        return Some(Inquiry { asked, first: run.now.ledger.cause_of(number).map_or_else(start, Next::Record) });
    }
    let part = Part { run, trace: run.trace() };
    let lost = part.find(run.visible(), |_, record| match &record.what {
        RecordKind::Lost { number: lost, .. } | RecordKind::NoticeLost { number: lost, .. } => *lost == number,
        _ => false,
    })?;
    Some(Inquiry { asked: of_record(part, lost), first: Next::Record(lost) })
}

fn of_record(part: Part<'_>, index: u32) -> Remark {
    let record = part.trace.record(index as usize);
    let ids = part.run.ids();
    let me = ids[record.at as usize];
    match &record.what {
        RecordKind::Lost { from, kind, .. } => {
            Remark::from(ids::WhyAsksLost { from: ids[*from as usize], to: me, kind: part.run.kind(*kind) })
        }
        RecordKind::Leads => Remark::from(ids::WhyAsksLeads { id: me }),
        RecordKind::WentDown(_) => Remark::from(ids::WhyAsksDown { id: me }),
        RecordKind::Broke(broken) => Remark::from(ids::WhyAsksProperty { property: title(broken.property) }),
        _ => Remark::from(ids::WhyAsksRecord { tick: part.trace.event_of(index as usize).0 }),
    }
}

fn property(run: &mut Run, index: usize, who: usize) -> Option<Inquiry> {
    let name = *run.entry.properties.get(index)?;
    let is_it = |record: &Record| matches!(&record.what, RecordKind::Broke(broken) if broken.property == name);
    let visible = run.visible();
    let found = seek(run, visible, |part, before| part.find(before, |_, record| is_it(record)));
    let Sighting::Record(broke) = found else { return None };
    let what = run.at_record(broke as usize, |_, trace| trace.record(broke as usize).what.clone())?;
    let RecordKind::Broke(broken) = &what else { return None };
    let asked = Remark::from(ids::WhyAsksProperty { property: title(name) });
    let asked = match broken.about.get(who) {
        Some(&at) if broken.about.len() > 1 => Remark { key: ids::WHY_ASKS_PROPERTY_OF.key(), ..asked }
            .id("id", run.id(at))
            .number("who", who as u64 + 1)
            .number("of", broken.about.len() as u64),
        None if who > 0 => return None,
        _ => asked,
    };
    Some(Inquiry { asked, first: Next::Record(broke) })
}
