//! Finds the cause of a record. This is one step back in a chain of causes.

use super::{CarriedMessage, Origin, WhyQuestion, end};
use crate::prelude::*;
use suffrage_engine::{sim::observe::Down, sim::observe::LossReason, sim::trace::NO_CAUSE};

pub(super) struct Step {
    pub(super) because: Option<Remark>,
    pub(super) carried: Option<CarriedMessage>,
    pub(super) also: Option<Remark>,
    pub(super) next: Next,
    pub(super) asides: Vec<u32>,
}

/// The record of the cause, or the sentence that ends the chain.
pub(super) type Next = Result<u32, Remark>;

impl Step {
    const fn to(next: Next) -> Self {
        Self { because: None, carried: None, also: None, next, asides: Vec::new() }
    }

    fn because(remark: Remark, next: Next) -> Self {
        Self { because: Some(remark), ..Self::to(next) }
    }
}

pub(super) fn step(run: &Run, index: u32, question: WhyQuestion) -> Step {
    let record = run.trace().record(index as usize);
    let mut step = match &record.what {
        RecordKind::Delivered { from, kind } => {
            let also = last_answer(run, index, *kind);
            Step { also, ..arrival(run, index, (*from, None), ids::WHY_MESSAGE) }
        }
        RecordKind::Lost { from, clockwise, reason, .. } => {
            let step = arrival(run, index, (*from, Some(*clockwise)), ids::WHY_MESSAGE);
            lost(run, index, *reason, step)
        }
        RecordKind::CameBack { from, .. } => arrival(run, index, (*from, run.way_back()), ids::WHY_CAME_BACK),
        RecordKind::NoticeLost { from, clockwise, reason, .. } => {
            let step = arrival(run, index, (*from, Some(*clockwise)), ids::WHY_CAME_BACK);
            lost(run, index, *reason, step)
        }
        RecordKind::Fired { timer, by_hand } => {
            let named = Value::Name(run.now.world.timer_name(*timer));
            let because = Remark::from(ids::WhyTimer { id: run.id(record.at), timer: named });
            let also = if *by_hand { Origin::of(run, index).map(Origin::also) } else { None };
            let asides = if *by_hand { Vec::new() } else { unanswered(run, index) };
            let (weighed, more) = weighed(run, index);
            let also = also.or(more);
            let asides = asides.into_iter().chain(weighed).collect();
            Step { also, asides, ..Step::because(because, source(&record)) }
        }
        RecordKind::Started(Some(gone)) => noticed(run, index, record.at, *gone),
        RecordKind::Broke(broken) => {
            let who = if let WhyQuestion::Property { who, .. } = question { who } else { 0 };
            concerned(run, index, broken.about.get(who).or_else(|| broken.about.first()).copied())
        }
        RecordKind::Quiet { .. } | RecordKind::HoldsAgain(_) | RecordKind::Chosen(_) => last(run, index),
        RecordKind::Waits => last_of(run, index, record.at),
        _ => Step::to(Err(end(run, index))),
    };
    if is_cut_short(run, index) {
        step.asides.extend(armed(run, index, record.at));
    }
    step
}

pub(super) fn find(run: &Run, before: usize, fits: impl Fn(&Record) -> bool) -> Option<u32> {
    run.trace().among(0..before).rev().find(|(_, record)| fits(record)).map(|(index, _)| index as u32)
}

fn find_at(run: &Run, before: usize, at: u32, fits: impl Fn(&Record) -> bool) -> Option<u32> {
    run.trace().among_at(0..before, at).rev().find(|(_, record)| fits(record)).map(|(index, _)| index as u32)
}

fn source(record: &Record) -> Next {
    if record.cause == NO_CAUSE { Err(Remark::from(ids::WHY_END_START)) } else { Ok(record.cause) }
}

/// The maximum number of records in which to look for earlier answers.
const LOOKED_BACK: usize = 20_000;

/// A remark that this message is the last of several answers since the process's last reaction; `None`: no others.
fn last_answer(run: &Run, index: u32, kind: u8) -> Option<Remark> {
    let class = run.class(index as usize, kind)?;
    if class != MessageClass::Answer || run.is_upkeep(kind) {
        return None;
    }
    let at = run.trace().record(index as usize).at;
    let first = (index as usize).saturating_sub(LOOKED_BACK);
    let among = run.trace().among_at(first..index as usize, at).rev();
    let opened = among.filter(|(_, record)| record.is_event());
    let is_answer = |index: usize| run.class(index, kind) == Some(MessageClass::Answer);
    let is_alike = |(index, record): &(usize, Record)| match record.what {
        RecordKind::Delivered { kind: other, .. } => other == kind && is_answer(*index),
        _ => false,
    };
    let led_to_nothing = |&(before, _): &(usize, Record)| {
        run.trace().among(before + 1..index as usize).all(|(_, record)| record.cause as usize != before)
    };
    let before = opened.take_while(led_to_nothing).filter(is_alike).count() as u64;
    (before > 0).then(|| ids::WhyAlsoLastOf { count: before + 1, kind: run.kind(kind), id: run.id(at) }.into())
}

fn arrival(run: &Run, index: u32, (from, clockwise): (u32, Option<bool>), key: TextId) -> Step {
    let record = run.trace().record(index as usize);
    let Some(Label { class, kind, .. }) = run.label(index as usize) else { return Step::to(source(&record)) };
    let clockwise = clockwise.unwrap_or_else(|| is_clockwise(run, (from, record.at)));
    let carried = CarriedMessage { from: from as usize, to: record.at as usize, clockwise, class, lost: false };
    let because =
        Remark::from(key).id("from", run.id(from)).id("to", run.id(record.at)).with("kind", Value::Name(kind));
    Step { carried: Some(carried), ..Step::because(because, source(&record)) }
}

/// On a two-way ring, the shorter direction is assumed, because a record stores no direction.
pub(crate) fn is_clockwise(run: &Run, (from, to): (u32, u32)) -> bool {
    let (n, from, to) = (run.count(), from as usize, to as usize);
    let down = (to + n - from - 1) % n + 1;
    run.entry.topology != Topology::TwoWayRing || down <= n - down + usize::from(down == n) * n
}

fn lost(run: &Run, index: u32, reason: LossReason, step: Step) -> Step {
    Step {
        carried: step.carried.map(|carried| CarriedMessage { lost: true, ..carried }),
        asides: why_lost(run, index).into_iter().collect(),
        also: if reason == LossReason::Dropped { Origin::of(run, index).map(Origin::also) } else { None },
        ..step
    }
}

fn why_lost(run: &Run, index: u32) -> Option<u32> {
    let record = run.trace().record(index as usize);
    match record.what {
        RecordKind::Lost { reason: LossReason::Crashed, .. }
        | RecordKind::NoticeLost { reason: LossReason::Crashed, .. } => went_down(run, index, record.at),
        RecordKind::Lost { reason: LossReason::Cut, from, .. }
        | RecordKind::NoticeLost { reason: LossReason::Cut, from, .. } => was_cut(run, index, from, record.at),
        _ => None,
    }
}

/// The records that explain why a timer fired, such as lost messages and earlier crashes.
fn unanswered(run: &Run, index: u32) -> Vec<u32> {
    let record = run.trace().record(index as usize);
    if record.cause == NO_CAUSE {
        return Vec::new();
    }
    let concerns = |lost: &Record| match lost.what {
        // Upkeep messages are sent again and again, so the loss of one that this step sent explains nothing.
        RecordKind::Lost { kind, .. } => lost.at == record.at || (lost.cause == record.cause && !run.is_upkeep(kind)),
        _ => false,
    };
    let lost = run.trace().losses_among(record.cause as usize..index as usize).filter(|(_, lost)| concerns(lost));
    let lost: Vec<u32> = lost.map(|(index, _)| index as u32).collect();
    let latest = lost.len().saturating_sub(LOSSES_TOLD);
    let mut told: Vec<u32> = Vec::new();
    for &index in lost[latest..].iter().rev() {
        told.push(index);
        told.extend(why_lost(run, index).filter(|why| !told.contains(why)));
    }
    told.extend(leader_lost(run, index, &record).filter(|down| !told.contains(down)));
    told
}

/// The record of the crash of the process's leader. `None` if the leader did not crash while the timer was running.
fn leader_lost(run: &Run, index: u32, record: &Record) -> Option<u32> {
    let initial = || run.first().world.elected(record.at);
    let held = change_of_cell(run, index as usize, record.at)
        .map_or_else(initial, |changed| run.trace().decided_in(changed)?);
    let leader = held?.leader()?;
    let seat = run.position_of(leader)? as u32;
    went_down(run, index, seat).filter(|&down| down > record.cause && seat != record.at)
}

const LOSSES_TOLD: usize = 3;

/// For a decision at a timeout: the records of the messages with the values that led to it, latest first. If some
/// records are left out, a remark says so.
fn weighed(run: &Run, index: u32) -> (Vec<u32>, Option<Remark>) {
    let decides = run.entry.strip != Strip::Leaders && matches!(run.trace().decided_in(index), Some(Some(_)));
    if !decides {
        return (Vec::new(), None);
    }
    let at = run.trace().record(index as usize).at;
    let first = (index as usize).saturating_sub(LOOKED_BACK);
    let came = run.trace().among_at(first..index as usize, at).rev().filter_map(|(index, record)| match record.what {
        RecordKind::Delivered { kind, .. } if run.class(index, kind) == Some(MessageClass::Value) => {
            Some((index as u32, kind))
        }
        _ => None,
    });
    let came: Vec<(u32, u8)> = came.collect();
    let kind = came.first().filter(|_| came.len() > VALUES_TOLD).map(|&(_, kind)| run.kind(kind));
    let id = run.id(at);
    let more = kind.map(|kind| ids::WhyAlsoWeighed { count: came.len() as u64, kind, id }.into());
    (came.into_iter().take(VALUES_TOLD).map(|(index, _)| index).collect(), more)
}

const VALUES_TOLD: usize = 6;

fn noticed(run: &Run, index: u32, at: u32, gone: u32) -> Step {
    let [id, lost] = [at, gone].map(|at| run.id(at));
    let because = |next| Step::because(ids::WhyNoticed { id, gone: lost }.into(), next);
    match run.trace().turns_before(index as usize, gone).next().map(|(turn, record)| (turn as u32, record.what)) {
        None if run.first().world.is_up(gone) => unheard(run, index, at, gone),
        None => because(Err(ids::WhyEndDown { gone: lost, id }.into())),
        // The leader is up again. Either it was down long enough to be noticed, or its heartbeats did not arrive.
        Some((_, RecordKind::Revived)) => unheard(run, index, at, gone),
        Some((crash, _)) => because(Ok(crash)),
    }
}

fn unheard(run: &Run, index: u32, at: u32, gone: u32) -> Step {
    let [id, lost] = [at, gone].map(|at| run.id(at));
    let because = |next| Step::because(ids::WhyUnheard { id, gone: lost }.into(), next);
    match (was_cut(run, index, gone, at), went_down(run, index, gone)) {
        (Some(cut), crash) if crash.is_none_or(|crash| crash < cut) => because(Ok(cut)),
        (_, Some(crash)) => Step::because(ids::WhyNoticed { id, gone: lost }.into(), Ok(crash)),
        (_, None) => because(Err(ids::WhyEndUnheard { gone: lost, id }.into())),
    }
}

fn concerned(run: &Run, index: u32, who: Option<u32>) -> Step {
    let Some(at) = who else { return last(run, index) };
    let because = Remark::from(ids::WhyConcerned { id: run.id(at) });
    let decided = change_of_cell(run, index as usize, at).or_else(|| last_event_of(run, index as usize, at));
    decided.map_or_else(|| last(run, index), |record| Step::because(because, Ok(record)))
}

/// The last event of any process, or the last loss of a message, before this record.
fn last(run: &Run, index: u32) -> Step {
    let happened = |record: &Record| {
        record.is_at_its_process() || matches!(record.what, RecordKind::Lost { .. } | RecordKind::NoticeLost { .. })
    };
    find(run, index as usize, happened).map_or_else(
        || Step::to(Err(Remark::from(ids::WHY_END_NOTHING))),
        |record| Step::because(Remark::from(ids::WHY_LAST), Ok(record)),
    )
}

fn last_of(run: &Run, index: u32, at: u32) -> Step {
    let id = run.id(at);
    last_event_of(run, index as usize, at).map_or_else(
        || Step::to(Err(Remark::from(ids::WhyEndIdle { id }))),
        |record| Step::because(Remark::from(ids::WhyLastOf { id }), Ok(record)),
    )
}

pub(super) fn last_event_of(run: &Run, before: usize, at: u32) -> Option<u32> {
    find_at(run, before, at, Record::is_at_its_process)
}

pub(super) fn change_of_cell(run: &Run, before: usize, at: u32) -> Option<u32> {
    let turn = run.trace().turns_before(before, at).next().map(|(turn, _)| turn as u32);
    turn.max(run.trace().decided_at_before(before, at))
}

/// The latest loss of a message before a record. Losses of upkeep messages do not count.
pub(super) fn last_loss(run: &Run, before: usize) -> Option<u32> {
    let counts = |record: &Record| match record.what {
        RecordKind::Lost { kind, .. } | RecordKind::NoticeLost { kind, .. } => !run.is_upkeep(kind),
        _ => false,
    };
    run.trace().losses_among(0..before).rev().find(|(_, record)| counts(record)).map(|(index, _)| index as u32)
}

pub(crate) fn went_down(run: &Run, before: u32, at: u32) -> Option<u32> {
    let mut turns = run.trace().turns_before(before as usize, at);
    turns.find(|(_, record)| matches!(record.what, RecordKind::WentDown(_))).map(|(index, _)| index as u32)
}

fn was_cut(run: &Run, before: u32, from: u32, to: u32) -> Option<u32> {
    if run.trace().landmarks_until(usize::MAX).all(|(_, landmark)| landmark != Landmark::Cut) {
        return None;
    }
    let side = |groups: &[Vec<u32>], at| groups.iter().position(|group| group.contains(&at));
    let between = |one: u32, other: u32| (one, other) == (from, to) || (one, other) == (to, from);
    let found = find(run, before as usize, |record| match &record.what {
        RecordKind::Cut { from: one, .. } | RecordKind::Mended { from: one } => between(*one, record.at),
        RecordKind::Parted(groups) => side(groups, from) != side(groups, to),
        RecordKind::AllMended => true,
        _ => false,
    })?;
    let mended = matches!(run.trace().record(found as usize).what, RecordKind::Mended { .. } | RecordKind::AllMended);
    (!mended).then_some(found)
}

fn is_cut_short(run: &Run, index: u32) -> bool {
    let record = |index: usize| run.trace().record(index);
    let mut followed = (index as usize + 1..run.trace().len())
        .take_while(|&other| record(other).cause == index && !record(other).opens());
    followed.any(|other| matches!(record(other).what, RecordKind::WentDown(Down::CrashedInBatch)))
}

fn armed(run: &Run, before: u32, at: u32) -> Option<u32> {
    find_at(run, before as usize, at, |record| matches!(record.what, RecordKind::ArmedCrash(_)))
}
