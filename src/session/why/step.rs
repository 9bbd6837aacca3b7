//! From a record to the one that led to it.

use super::{Part, origin};
use crate::protocol::{Decision, Explain, MessageClass, Protocol, Remark, Topology, Value};
use crate::session::model::why::{Carried, Question};
use crate::session::space_time::{is_at_its_process, opens};
use crate::sim::observe::{Down, LossReason};
use crate::sim::trace::{Landmark, NO_CAUSE, Record, What};

/// What led to a record.
pub(super) struct Step {
    /// In what way.
    pub(super) because: Option<Remark>,
    /// The message that did.
    pub(super) carried: Option<Carried>,
    /// What else there is to say.
    pub(super) also: Option<Remark>,
    /// The record that it came from, or how the chain ends.
    pub(super) next: Next,
    /// Records that explain it besides.
    pub(super) asides: Vec<u32>,
}

/// Where a chain goes on.
pub(super) enum Next {
    /// At a record.
    Record(u32),
    /// Nowhere: this is how it ends.
    End(Remark),
}

impl Step {
    const fn to(next: Next) -> Self {
        Self { because: None, carried: None, also: None, next, asides: Vec::new() }
    }

    fn because(remark: Remark, next: Next) -> Self {
        Self { because: Some(remark), ..Self::to(next) }
    }
}

/// What led to a record that is the first of its event.
pub(super) fn step<P: Explain>(part: Part<'_, P>, index: u32, question: Question) -> Step {
    let record = part.trace.record(index as usize);
    let ids = &part.run.moment.world.plan().ids;
    let id = |at: u32| ids[at as usize];
    let mut step = match &record.what {
        What::Delivered { from, message } => {
            let also = last_answer(part, index, message);
            Step { also, ..arrival(part, record, (*from, None), message, "why-message") }
        }
        What::Lost { from, clockwise, message, reason, .. } => {
            let step = arrival(part, record, (*from, Some(*clockwise)), message, "why-message");
            let carried = step.carried.map(|carried| Carried { lost: true, ..carried });
            lost(part, index, *from, *reason, Step { carried, ..step })
        }
        What::CameBack { from, message } => arrival(part, record, (*from, way_back::<P>()), message, "why-came-back"),
        What::NoticeLost { from, clockwise, message, reason, .. } => {
            let step = arrival(part, record, (*from, Some(*clockwise)), message, "why-came-back");
            let carried = step.carried.map(|carried| Carried { lost: true, ..carried });
            lost(part, index, *from, *reason, Step { carried, ..step })
        }
        What::Fired { timer, by_hand } => {
            let named = Value::Name(P::timer_name(*timer));
            let because = Remark::new("why-timer").id("id", id(record.at)).with("timer", named);
            let also = if *by_hand { origin::of(part, index).map(origin::Origin::also) } else { None };
            let asides = if *by_hand { Vec::new() } else { unanswered(part, index) };
            Step { also, asides, ..Step::because(because, source(record)) }
        }
        What::Started(Some(gone)) => noticed(part, index, record.at, *gone),
        What::Broke(broken) => {
            let who = if let Question::Property { who, .. } = question { who } else { 0 };
            concerned(part, index, broken.about.get(who).or_else(|| broken.about.first()).copied())
        }
        What::Quiet { .. } | What::HoldsAgain(_) => last(part, index),
        What::Waits => last_of(part, index, record.at),
        _ => Step::to(Next::End(origin::end(part, index))),
    };
    if is_cut_short(part, index) {
        step.asides.extend(armed(part, index, record.at));
    }
    step
}

/// The record whose handling made this one; without one, it was the process as it began.
fn source<P: Explain>(record: &Record<P>) -> Next {
    if record.cause == NO_CAUSE { Next::End(Remark::new("why-end-start")) } else { Next::Record(record.cause) }
}

/// So many records are looked through at most for the answers before one.
const LOOKED_BACK: usize = 20_000;

/// That an answer came after others of its kind which had led to nothing by themselves: votes and replies count together.
fn last_answer<P: Explain>(part: Part<'_, P>, index: u32, message: &P::Message) -> Option<Remark> {
    let (kind, label) = (P::kind(message), P::label(message));
    if label.class != MessageClass::Answer || P::UPKEEP == Some(kind) {
        return None;
    }
    let at = part.trace.record(index as usize).at;
    let first = (index as usize).saturating_sub(LOOKED_BACK);
    let handled =
        part.trace.among(first..index as usize).rev().filter(|(_, record)| record.at == at && is_at_its_process(record));
    let opened = handled.filter(|&(index, _)| opens(part.trace, index as u32));
    let is_alike = |record: &Record<P>| match &record.what {
        What::Delivered { message, .. } => P::kind(message) == kind && P::label(message).class == label.class,
        _ => false,
    };
    let led_to_nothing = |&(before, _): &(usize, &Record<P>)| {
        part.trace.among(before + 1..index as usize).all(|(_, record)| record.cause as usize != before)
    };
    let before = opened.take_while(led_to_nothing).filter(|(_, record)| is_alike(record)).count() as u64;
    let id = part.run.moment.world.plan().ids[at as usize];
    let last = || Remark::new("why-also-last-of").number("count", before + 1).with("kind", Value::Name(label.kind)).id("id", id);
    (before > 0).then(last)
}

/// A notice comes back the way that the message took: on a one-way ring, against its direction.
fn way_back<P: Protocol>() -> Option<bool> {
    matches!(P::TOPOLOGY, Topology::OneWayRing).then_some(false)
}

/// What came over a link.
fn arrival<P: Explain>(
    part: Part<'_, P>,
    record: &Record<P>,
    (from, clockwise): (u32, Option<bool>),
    message: &P::Message,
    key: &'static str,
) -> Step {
    let ids = &part.run.moment.world.plan().ids;
    let (sender, receiver) = (ids[from as usize], ids[record.at as usize]);
    let label = P::label(message);
    let carried = Carried {
        from: from as usize,
        to: record.at as usize,
        clockwise: clockwise.unwrap_or_else(|| is_clockwise::<P>(ids.len(), from, record.at)),
        class: label.class,
        lost: false,
    };
    let because = Remark::new(key).id("from", sender).id("to", receiver).with("kind", Value::Name(label.kind));
    Step { carried: Some(carried), ..Step::because(because, source(record)) }
}

/// The record of an arrival does not tell its direction: on a two-way ring it is the shorter one.
fn is_clockwise<P: Protocol>(n: usize, from: u32, to: u32) -> bool {
    let (from, to) = (from as usize, to as usize);
    let down = (to + n - from - 1) % n + 1;
    P::TOPOLOGY != Topology::TwoWayRing || down <= n - down + usize::from(down == n) * n
}

/// Why a message was lost, besides that it was sent.
fn lost<P: Explain>(part: Part<'_, P>, index: u32, from: u32, reason: LossReason, step: Step) -> Step {
    let at = part.trace.record(index as usize).at;
    match reason {
        LossReason::Crashed => Step { asides: went_down(part, index, at).into_iter().collect(), ..step },
        LossReason::Cut => Step { asides: was_cut(part, index, from, at).into_iter().collect(), ..step },
        LossReason::Dropped => Step { also: origin::of(part, index).map(origin::Origin::also), ..step },
        LossReason::Loss => step,
    }
}

/// Why a timer had to run out: what its process sent when it set it, and what was sent to it since, that was lost; and of those that
/// met nobody, why.
fn unanswered<P: Explain>(part: Part<'_, P>, index: u32) -> Vec<u32> {
    let record = part.trace.record(index as usize);
    if record.cause == NO_CAUSE {
        return Vec::new();
    }
    let concerns = |lost: &Record<P>| match &lost.what {
        // What keeps something up is sent whether it arrives or not.
        What::Lost { message, .. } => lost.at == record.at || (lost.cause == record.cause && P::UPKEEP != Some(P::kind(message))),
        _ => false,
    };
    let lost = part.trace.losses_among(record.cause as usize..index as usize).filter(|(_, lost)| concerns(lost));
    let lost: Vec<(u32, u32)> = lost.map(|(index, lost)| (index as u32, lost.at)).collect();
    let latest = lost.len().saturating_sub(LOSSES_TOLD);
    let mut told: Vec<u32> = Vec::new();
    for &(index, at) in lost[latest..].iter().rev() {
        told.push(index);
        let why = match part.trace.record(index as usize).what {
            What::Lost { reason: LossReason::Crashed, .. } => went_down(part, index, at),
            What::Lost { reason: LossReason::Cut, from, .. } => was_cut(part, index, from, at),
            _ => None,
        };
        told.extend(why.filter(|why| !told.contains(why)));
    }
    told.extend(leader_lost(part, index, record).filter(|down| !told.contains(down)));
    told
}

/// The crash of the leader that a process held, if it came while a timer ran that has run out now.
fn leader_lost<P: Explain>(part: Part<'_, P>, index: u32, record: &Record<P>) -> Option<u32> {
    let initial = || part.run.first().world.elected(record.at);
    let held = change_of_cell(part, index as usize, record.at).map_or_else(initial, |changed| part.trace.decided_in(changed)?);
    let Decision::Leader(leader) = held?;
    let seat = part.run.moment.world.plan().ids.iter().position(|&id| id == leader)? as u32;
    went_down(part, index, seat).filter(|&down| down > record.cause && seat != record.at)
}

/// So many lost messages are told at most of one timer.
const LOSSES_TOLD: usize = 3;

/// Why a process began an election by itself: the one that it held as leader is gone, or cannot be heard any more.
fn noticed<P: Explain>(part: Part<'_, P>, index: u32, at: u32, gone: u32) -> Step {
    let ids = &part.run.moment.world.plan().ids;
    let remark = |key| Remark::new(key).id("id", ids[at as usize]).id("gone", ids[gone as usize]);
    let turned = |record: &Record<P>| record.at == gone && matches!(record.what, What::WentDown(_) | What::Revived);
    let turn = part.find(index as usize, |_, record| turned(record));
    match turn.map(|turn| (turn, &part.trace.record(turn as usize).what)) {
        None if !part.is_from_start() => Step::because(remark("why-noticed"), Next::End(Remark::new("why-end-far"))),
        None if part.run.first().world.is_up(gone) => unheard(part, index, at, gone),
        None => Step::because(remark("why-noticed"), Next::End(remark("why-end-down"))),
        // One that is back was gone long enough to be noticed, unless it was its heartbeats that stayed away.
        Some((_, What::Revived)) => unheard(part, index, at, gone),
        Some((crash, _)) => Step::because(remark("why-noticed"), Next::Record(crash)),
    }
}

/// Why nothing was heard of one that is up: the link is cut, it was down for a while, or what it sent was lost or late.
fn unheard<P: Explain>(part: Part<'_, P>, index: u32, at: u32, gone: u32) -> Step {
    let ids = &part.run.moment.world.plan().ids;
    let remark = |key| Remark::new(key).id("id", ids[at as usize]).id("gone", ids[gone as usize]);
    match (was_cut(part, index, gone, at), went_down(part, index, gone)) {
        (Some(cut), crash) if crash.is_none_or(|crash| crash < cut) => Step::because(remark("why-unheard"), Next::Record(cut)),
        (_, Some(crash)) => Step::because(remark("why-noticed"), Next::Record(crash)),
        (_, None) => Step::because(remark("why-unheard"), Next::End(remark("why-end-unheard"))),
    }
}

/// What one that a property names did: the latest change of its cell, or else what it handled last.
fn concerned<P: Explain>(part: Part<'_, P>, index: u32, who: Option<u32>) -> Step {
    let Some(at) = who else { return last(part, index) };
    let because = Remark::new("why-concerned").id("id", part.run.moment.world.plan().ids[at as usize]);
    let decided = change_of_cell(part, index as usize, at).or_else(|| last_event_of(part, index as usize, at));
    decided.map_or_else(|| last(part, index), |record| Step::because(because, Next::Record(record)))
}

/// What happened last before a record: nothing came of it any more.
fn last<P: Explain>(part: Part<'_, P>, index: u32) -> Step {
    let mut before = (part.trace.held().start..index as usize).rev();
    let happened = |&index: &usize| {
        let record = part.trace.record(index);
        is_at_its_process(record) || matches!(record.what, What::Lost { .. } | What::NoticeLost { .. })
    };
    before.find(happened).map_or_else(
        || Step::to(Next::End(Remark::new("why-end-nothing"))),
        |record| Step::because(Remark::new("why-last"), Next::Record(record as u32)),
    )
}

/// What a process did last before a record.
fn last_of<P: Explain>(part: Part<'_, P>, index: u32, at: u32) -> Step {
    let id = part.run.moment.world.plan().ids[at as usize];
    last_event_of(part, index as usize, at).map_or_else(
        || Step::to(Next::End(Remark::new("why-end-idle").id("id", id))),
        |record| Step::because(Remark::new("why-last-of").id("id", id), Next::Record(record)),
    )
}

/// The latest event of a process before a record.
pub(super) fn last_event_of<P: Explain>(part: Part<'_, P>, before: usize, at: u32) -> Option<u32> {
    part.find(before, |_, record| record.at == at && is_at_its_process(record))
}

/// The latest record before another in which a process's cell of `elected` became what it is.
pub(super) fn change_of_cell<P: Explain>(part: Part<'_, P>, before: usize, at: u32) -> Option<u32> {
    let turns = |record: &Record<P>| matches!(record.what, What::WentDown(_) | What::Revived);
    part.find(before, |index, record| record.at == at && (turns(record) || part.trace.decided_in(index).is_some()))
}

/// The latest loss of a message, or of the notice of one, before a record, except of what only keeps something up.
pub(super) fn last_loss<P: Explain>(part: Part<'_, P>, before: usize) -> Option<u32> {
    part.find(before, |_, record| match &record.what {
        What::Lost { message, .. } | What::NoticeLost { message, .. } => P::UPKEEP != Some(P::kind(message)),
        _ => false,
    })
}

/// The latest crash of a process before a record.
fn went_down<P: Explain>(part: Part<'_, P>, before: u32, at: u32) -> Option<u32> {
    part.find(before as usize, |_, record| record.at == at && matches!(record.what, What::WentDown(_)))
}

/// The latest cut before a record that parts two processes.
fn was_cut<P: Explain>(part: Part<'_, P>, before: u32, from: u32, to: u32) -> Option<u32> {
    if part.run.trace.landmarks_until(usize::MAX).all(|(_, landmark)| landmark != Landmark::Cut) {
        return None;
    }
    let side = |groups: &[Vec<u32>], at| groups.iter().position(|group| group.contains(&at));
    let between = |one: u32, other: u32| (one, other) == (from, to) || (one, other) == (to, from);
    let found = part.find(before as usize, |_, record| match &record.what {
        What::Cut { from: one, .. } | What::Mended { from: one } => between(*one, record.at),
        What::Parted(groups) => side(groups, from) != side(groups, to),
        What::AllMended => true,
        _ => false,
    })?;
    let mended = matches!(part.trace.record(found as usize).what, What::Mended { .. } | What::AllMended);
    (!mended).then_some(found)
}

/// Whether a process crashed in the midst of an event.
fn is_cut_short<P: Explain>(part: Part<'_, P>, index: u32) -> bool {
    let record = |index: usize| part.trace.record(index);
    let mut followed = (index as usize + 1..part.trace.held().end)
        .take_while(|&other| record(other).cause == index && !opens(part.trace, other as u32));
    followed.any(|other| matches!(record(other).what, What::WentDown(Down::CrashedInBatch)))
}

/// What armed the crash in the midst of an event.
fn armed<P: Explain>(part: Part<'_, P>, before: u32, at: u32) -> Option<u32> {
    part.find(before as usize, |_, record| record.at == at && matches!(record.what, What::ArmedCrash(_)))
}
