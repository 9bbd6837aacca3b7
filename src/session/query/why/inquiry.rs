//! A question that is being looked into, in portions: where its chain begins, and then the chain.

use super::seek::{Seek, Sighting, Sought, Stretches, Told};
use super::step::Next;
use super::{Part, follow};
use crate::engine::Span;
use crate::property::title;
use crate::protocol::{Cell, Label, Remark, Strip, Ticks, Value};
use crate::session::model::why::{Cause, Why, WhyQuestion};
use crate::session::run::{Portion, Run};
use crate::sim::trace::RecordKind;
use crate::text::ids;

#[derive(Debug)]
pub struct Inquiry {
    question: WhyQuestion,
    /// The question as a sentence.
    asked: Remark,
    /// What is known of the chain.
    causes: Vec<Cause>,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    /// The latest change of the cell of the process at this position is looked for.
    Change(Seek, usize),
    /// Why it has no leader: the latest loss, after the latest change of its cell.
    Loss(Seek, usize, Sighting),
    /// The latest event of the process at this position.
    Event(Seek, usize),
    /// The breach of a property, by its index, which is asked about one of those concerned.
    Breach(Seek, (usize, usize)),
    /// The record that is asked about.
    Record(u32, Stretches),
    /// The chain is followed from this record on.
    Chain(u32, Stretches),
    /// This is how it ends.
    Over(Remark),
}

/// What comes after something was found, with the question as another sentence if it has become another one.
type Found = (Option<Remark>, Stage);

/// How far a question has been looked into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looking {
    On,
    Found,
    /// It has no answer.
    Nothing,
}

impl Stage {
    fn of(first: Next) -> Self {
        match first {
            Next::Record(record) => Self::Chain(record, Stretches::new()),
            Next::End(end) => Self::Over(end),
        }
    }
}

impl Inquiry {
    /// Nothing is looked for yet; `None` if the run has nothing of the kind.
    pub(in crate::session) fn new(run: &mut Run, question: WhyQuestion) -> Option<Self> {
        let (asked, stage) = match question {
            WhyQuestion::Cell(position) => {
                (asked_of_cell(run, position)?, Stage::Change(Seek::new(run, Sought::Change(position as u32)), position))
            }
            WhyQuestion::LastStep(position) => {
                let id = *run.ids().get(position)?;
                (ids::WhyAsksDeed { id }.into(), Stage::Event(Seek::new(run, Sought::Event(position as u32)), position))
            }
            WhyQuestion::Waits(position) => {
                let id = *run.ids().get(position)?;
                // The answer is what lies before it, which goes with the moment on the screen: the frame has it.
                (ids::WhyAsksWaits { id }.into(), Stage::Over(ids::WhyEndWaits { id }.into()))
            }
            WhyQuestion::Message(number) => {
                let (asked, first) = of_message(run, number)?;
                (asked, Stage::of(first))
            }
            WhyQuestion::Record(record) => {
                let tick = tick_about(run, record as usize);
                (ids::WhyAsksRecord { tick }.into(), Stage::Record(record, Stretches::new()))
            }
            WhyQuestion::Property { index, who } => {
                let name = *run.entry.properties.get(index)?;
                let breach = Seek::new(run, Sought::Breach(name));
                (ids::WhyAsksProperty { property: title(name) }.into(), Stage::Breach(breach, (index, who)))
            }
        };
        Some(Self { question, asked, causes: Vec::new(), stage })
    }

    /// Looks on, through about so many events.
    pub(in crate::session) fn look_on(&mut self, run: &mut Run, portion: &mut Portion) -> Looking {
        loop {
            let found = match &mut self.stage {
                Stage::Over(_) => return Looking::Found,
                Stage::Change(seek, position) => {
                    seek.go_on(run, portion).map(|changed| Some((None, after_change(run, *position, changed))))
                }
                Stage::Loss(seek, position, changed) => {
                    seek.go_on(run, portion).map(|lost| Some(after_loss(run, *position, lost, *changed)))
                }
                Stage::Event(seek, position) => seek.go_on(run, portion).map(|latest| {
                    let idle = || ids::WhyEndIdle { id: run.id(*position as u32) }.into();
                    Some((None, Stage::of(latest.or_end(idle))))
                }),
                Stage::Breach(seek, of) => seek.go_on(run, portion).map(|broke| after_breach(run, broke, *of)),
                Stage::Record(record, stretches) => {
                    match stretches.tell(run, *record as usize, portion, |part| of_record(part, *record)) {
                        Told::OnTheWay => None,
                        Told::TooFar => Some(None),
                        Told::Yes(asked) => Some(Some((Some(asked), Stage::of(Next::Record(*record))))),
                    }
                }
                Stage::Chain(next, stretches) => {
                    let (question, causes) = (self.question, &mut self.causes);
                    match stretches.tell(run, *next as usize, portion, |part| follow(part, *next, question, causes)) {
                        Told::OnTheWay => None,
                        Told::TooFar => Some(Some((None, Stage::Over(ids::WHY_END_FAR.into())))),
                        Told::Yes(Next::End(end)) => Some(Some((None, Stage::Over(end)))),
                        Told::Yes(Next::Record(further)) => {
                            *next = further;
                            continue;
                        }
                    }
                }
            };
            let Some(found) = found else { return Looking::On };
            let Some((asked, stage)) = found else { return Looking::Nothing };
            self.stage = stage;
            self.asked = asked.unwrap_or_else(|| self.asked.clone());
        }
    }

    /// The answer as far as it is known; its end says where it is looked for.
    pub(in crate::session) fn answer(&self, run: &Run) -> Why {
        let Self { question, asked, causes, stage } = self;
        let looking = |record: usize| -> Remark { ids::WhyEndLooking { tick: tick_about(run, record) }.into() };
        let end = match stage {
            Stage::Change(seek, _) | Stage::Loss(seek, ..) | Stage::Event(seek, _) | Stage::Breach(seek, _) => {
                looking(seek.before())
            }
            Stage::Record(next, _) | Stage::Chain(next, _) => looking(*next as usize),
            Stage::Over(end) => end.clone(),
        };
        Why { question: *question, asked: asked.clone(), causes: causes.clone(), end }
    }
}

fn after_change(run: &Run, position: usize, changed: Sighting) -> Stage {
    let at = position as u32;
    // Why it lost its leader does not say why it got no other one.
    if run.now.world.elected(at).is_none() && run.now.world.is_up(at) && run.is_quiet() {
        Stage::Loss(Seek::new(run, Sought::Loss), position, changed)
    } else {
        Stage::of(changed.or_end(|| without_change(run, position)))
    }
}

fn after_loss(run: &Run, position: usize, lost: Sighting, changed: Sighting) -> Found {
    match (lost, changed) {
        (Sighting::Record(lost), Sighting::Record(changed)) if changed > lost => (None, Stage::of(Next::Record(changed))),
        (Sighting::Record(lost), _) => {
            let id = run.id(position as u32);
            let asked = match run.facts.strip {
                Strip::Leaders | Strip::Groups => ids::WhyAsksNoneLost { id }.into(),
                Strip::Decisions | Strip::Progress => ids::WhyAsksUndecidedLost { id }.into(),
            };
            (Some(asked), Stage::of(Next::Record(lost)))
        }
        (Sighting::Nowhere | Sighting::TooFar, changed) => (None, Stage::of(changed.or_end(|| without_change(run, position)))),
    }
}

/// `None` if nothing broke, or if it concerned no such one.
fn after_breach(run: &mut Run, broke: Sighting, of: (usize, usize)) -> Option<Found> {
    let Sighting::Record(broke) = broke else { return None };
    Some((Some(of_breach(run, broke, of)?), Stage::of(Next::Record(broke))))
}

/// The tick of a record that is not held, about.
fn tick_about(run: &Run, record: usize) -> Ticks {
    run.tick_before(record).min(run.tick())
}

fn asked_of_cell(run: &Run, position: usize) -> Option<Remark> {
    let (at, id) = (position as u32, *run.ids().get(position)?);
    if !run.now.world.is_up(at) {
        return Some(ids::WhyAsksDown { id }.into());
    }
    Some(match run.now.world.elected(at) {
        Some(Cell::Leader(leader)) if leader == id => ids::WhyAsksLeads { id }.into(),
        Some(Cell::Leader(leader)) => ids::WhyAsksHolds { id, leader }.into(),
        Some(Cell::Decided(value)) if run.facts.strip == Strip::Progress => {
            ids::WhyAsksProgress { id, value: Value::from(value) }.into()
        }
        Some(Cell::Decided(value)) if run.now.world.holds_its_input(at) => {
            ids::WhyAsksGiven { id, value: Value::from(value) }.into()
        }
        Some(Cell::Decided(value)) => ids::WhyAsksDecided { id, value: Value::from(value) }.into(),
        None if run.facts.strip == Strip::Leaders => ids::WhyAsksNone { id }.into(),
        None => ids::WhyAsksUndecided { id }.into(),
    })
}

/// How a chain ends about a cell that has never changed.
fn without_change(run: &Run, position: usize) -> Remark {
    let (at, id) = (position as u32, run.id(position as u32));
    match run.now.world.elected(at) {
        _ if !run.now.world.is_up(at) => ids::WhyEndAlwaysDown { id }.into(),
        Some(Cell::Leader(leader)) => ids::WhyEndAlways { id, leader }.into(),
        Some(Cell::Decided(_)) if run.facts.strip == Strip::Progress => match run.now.world.requested(at) {
            None => ids::WhyEndNothingApplied { id }.into(),
            Some(0) => ids::WhyEndNothingAsked { id }.into(),
            Some(_) => ids::WhyEndUnanswered { id }.into(),
        },
        Some(Cell::Decided(value)) => ids::WhyEndGiven { id, value: Value::from(value) }.into(),
        None if run.facts.strip == Strip::Leaders => ids::WhyEndNever { id }.into(),
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
        let asked = named(key, packet.from, packet.to, run.now.world.label(packet.content));
        let start = || Next::End(Remark::from(ids::WHY_END_START));
        return Some((asked, run.now.ledger.cause_of(number).map_or_else(start, Next::Record)));
    }
    let part = Part { run, trace: run.trace() };
    let lost = part.find(run.visible(), |_, record| match &record.what {
        RecordKind::Lost { number: lost, .. } | RecordKind::NoticeLost { number: lost, .. } => *lost == number,
        _ => false,
    })?;
    Some((of_record(part, lost), Next::Record(lost)))
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

/// The question about one of those concerned by a breach; `None` if there is no such one.
fn of_breach(run: &mut Run, broke: u32, (index, who): (usize, usize)) -> Option<Remark> {
    let what = run.at_record(broke as usize, |_, trace| trace.record(broke as usize).what.clone())?;
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
