//! The lines of the log. Each line describes a record of the trace, with the compared values and the applied rule.

use crate::prelude::*;
use crate::{model::Sign, model::percent, query::describe_command::Teller, query::messages};
use suffrage_engine::protocol::{Explanation, Weighed, explanation};
use suffrage_engine::{property::title, sim::command::NetworkChange, sim::command::Probability, sim::observe::Down};
use suffrage_engine::{sim::observe::LossReason, sim::trace::ChosenEntry};

pub(crate) fn line(run: &Run, index: usize) -> LogLine {
    let trace = run.trace();
    let record = trace.record(index);
    let label = if record.what.ends_a_message() { run.label(index) } else { None };
    let route = label.as_ref().and(record.what.from()).map(|from| (run.id(from), run.id(record.at)));
    let about = about(&record);
    let is_lie = label.as_ref().and(record.what.from()).zip(run.content(index));
    let is_lie = is_lie.is_some_and(|(from, content)| messages::is_lie(run, from, content));
    let mut sentences = sentences(run, index, &record);
    // If a process has two parts, both may produce the same sentence.
    sentences.dedup_by(|one, other| one.full == other.full);
    let mut sentences = sentences.into_iter();
    let is_voted_on = run.entry.voters().is_some();
    let first = sentences.next().unwrap_or_else(|| explanation!("log-nothing"));
    let (then, more) = sentences.map(|sentence| (sentence.brief, sentence.full)).unzip();
    LogLine {
        tick: trace.tick_of(index),
        sign: sign_of(&record.what, label.as_ref()),
        route,
        payload: label.map(|label| label.payload).unwrap_or_default(),
        is_lie,
        who: about.first().map(|&at| run.ids()[at]),
        brief: first.brief,
        full: first.full,
        more,
        then: if is_voted_on { then } else { Vec::new() },
        about,
    }
}

pub(super) fn lines_of_event(run: &Run, event: u32) -> Vec<LogLine> {
    let follows = |(_, record): &(usize, Record)| record.cause == event && !record.opens();
    let followed = run.trace().among(event as usize + 1..usize::MAX).take_while(follows).map(|(index, _)| index);
    std::iter::once(event as usize).chain(followed).map(|index| line(run, index)).collect()
}

pub(super) const fn sign(landmark: Landmark) -> Sign {
    match landmark {
        Landmark::Start => Sign::Start,
        Landmark::Down => Sign::Crash,
        Landmark::Return => Sign::Revive,
        Landmark::Lost => Sign::Lost,
        Landmark::Leader => Sign::Leader,
        Landmark::Cut => Sign::Cut,
        Landmark::Mend => Sign::Mend,
        Landmark::Broken => Sign::Broken,
        Landmark::Chosen => Sign::Chosen,
    }
}

fn sign_of(what: &RecordKind, label: Option<&Label>) -> Sign {
    match (what, label) {
        (RecordKind::Delivered { .. }, Some(label)) => Sign::Message(label.class),
        (RecordKind::CameBack { .. }, _) => Sign::Bounced,
        (RecordKind::Started(_) | RecordKind::Requested(_), _) => Sign::Start,
        (RecordKind::Fired { .. }, _) => Sign::Timer,
        (RecordKind::Broke(_), _) => Sign::Broken,
        (what, _) => what.landmark().map_or(Sign::Info, sign),
    }
}

fn about(record: &Record) -> Vec<usize> {
    let at = record.at as usize;
    match &record.what {
        what if what.is_of_all() => Vec::new(),
        RecordKind::Broke(broken) => broken.about.iter().map(|&at| at as usize).collect(),
        RecordKind::Cut { from, .. } | RecordKind::Mended { from } => vec![*from as usize, at],
        what if what.ends_a_message() => what.from().map(|from| from as usize).into_iter().chain([at]).collect(),
        _ => vec![at],
    }
}

fn sentences(run: &Run, index: usize, record: &Record) -> Vec<Explanation> {
    let obeyed = run.sentences(index);
    match &record.what {
        RecordKind::NetworkChanged(change) => behaves(change),
        RecordKind::CameBack { .. } | RecordKind::Fired { by_hand: true, .. } => {
            std::iter::once(occurrence(run, record)).chain(obeyed).collect()
        }
        _ if obeyed.is_empty() => vec![occurrence(run, record)],
        _ => obeyed,
    }
}

/// Describes a record with all its values, in the texts that all protocols share, so that two runs can be compared.
pub(crate) fn occurrence(run: &Run, record: &Record) -> Explanation {
    let me = run.id(record.at);
    let between = |said: Explanation, from: u32| said.id("from", run.id(from)).id("to", me);
    let timer =
        |said: Explanation, timer: u8| said.id("id", me).with("timer", Value::Name(run.now.world.timer_name(timer)));
    match &record.what {
        RecordKind::WentDown(how) => {
            let down = match how {
                Down::Crashed => explanation!("log-crashed"),
                Down::CrashedInBatch => explanation!("log-crashed-in-batch"),
                Down::Left => explanation!("log-left"),
                Down::LeftAnnounced => explanation!("log-left-announced"),
            };
            down.id("id", me)
        }
        RecordKind::ArmedCrash(after) => {
            explanation!("log-armed-crash").id("id", me).number("after", u64::from(*after))
        }
        RecordKind::Lost { from, kind, reason, .. } => {
            let lost = match reason {
                LossReason::Crashed => explanation!("log-lost-crashed"),
                LossReason::Loss => explanation!("log-lost-chance"),
                LossReason::Dropped => explanation!("log-lost-dropped"),
                LossReason::Cut => explanation!("log-lost-cut"),
            };
            between(lost, *from).with("kind", run.kind(*kind))
        }
        RecordKind::NoticeLost { from, kind, reason, .. } => {
            let lost = match reason {
                LossReason::Crashed => explanation!("log-notice-lost-crashed"),
                LossReason::Loss | LossReason::Dropped | LossReason::Cut => explanation!("log-notice-lost"),
            };
            lost.id("id", me).id("to", run.id(*from)).with("kind", run.kind(*kind))
        }
        RecordKind::Leads if run.entry.strip == Strip::Groups => explanation!("log-serves").id("id", me),
        RecordKind::Leads => explanation!("log-leads").id("id", me),
        RecordKind::Broke(broken) => plain(
            ids::LogBrokeBrief { property: title(broken.property) }.into(),
            ids::LogBroke { property: title(broken.property), why: Value::Said(Box::new(broken.why.clone())) }.into(),
        ),
        RecordKind::Chosen(chosen) => chosen_entry(run, chosen),
        RecordKind::HoldsAgain(property) => {
            explanation!("log-holds-again").with("property", Value::from(title(property)))
        }
        // What a process waits for is known only at the end of the run, which is the moment of this line.
        RecordKind::Waits => plain(
            ids::LogWaitsBrief { id: me }.into(),
            run.now.world.waiting_for(record.at).unwrap_or_else(|| ids::LogWaits { id: me }.into()),
        ),
        RecordKind::Quiet { heartbeats: beats } => at_rest(run, *beats),
        RecordKind::NoSuchMessage { from } => between(explanation!("log-no-such-message"), *from),
        RecordKind::Delayed { from, due } => between(explanation!("log-delayed"), *from).number("due", *due),
        RecordKind::Hastened { from } => between(explanation!("log-hastened"), *from),
        RecordKind::Duplicated { from, due } => between(explanation!("log-duplicated"), *from).number("due", *due),
        RecordKind::Altered { from, says } => {
            between(explanation!("log-altered"), *from).with("value", Value::from(*says))
        }
        RecordKind::Disarmed(which) => timer(explanation!("log-disarmed"), *which),
        RecordKind::NoSuchTimer(which) => timer(explanation!("log-no-such-timer"), *which),
        RecordKind::Settled(pin) => {
            let choice = Teller { scenario: &run.scenario, ids: run.ids() }.choice(pin);
            explanation!("log-settled").with("choice", Value::Said(Box::new(choice)))
        }
        RecordKind::Cut { from, one_way: true } => between(explanation!("log-cut-one-way"), *from),
        RecordKind::Cut { from, one_way: false } => between(explanation!("log-cut"), *from),
        RecordKind::Mended { from } => between(explanation!("log-mended"), *from),
        RecordKind::AllMended => explanation!("log-all-mended"),
        RecordKind::Parted(groups) => explanation!("log-parted").with("groups", Value::Text(named_groups(run, groups))),
        RecordKind::Started(None) if run.entry.strip == Strip::Leaders => explanation!("log-started").id("id", me),
        RecordKind::Started(None) => explanation!("log-begun").id("id", me),
        RecordKind::Started(Some(gone)) => explanation!("log-noticed").id("id", me).id("leader", run.id(*gone)),
        RecordKind::Requested(request) => {
            explanation!("log-requested").id("id", me).with("request", Value::Text(request.to_string()))
        }
        RecordKind::Revived => explanation!("log-revived").id("id", me),
        RecordKind::Membership { whose, up: true } => {
            explanation!("log-member-up").id("id", me).id("j", run.id(*whose))
        }
        RecordKind::Membership { whose, up: false } => {
            explanation!("log-member-gone").id("id", me).id("j", run.id(*whose))
        }
        RecordKind::CameBack { from, kind } => {
            explanation!("log-came-back").id("id", me).id("to", run.id(*from)).with("kind", run.kind(*kind))
        }
        RecordKind::Fired { timer: which, by_hand: true } => timer(explanation!("log-fired-by-hand"), *which),
        RecordKind::Fired { timer: which, by_hand: false } => timer(explanation!("log-fired"), *which),
        RecordKind::Delivered { .. } | RecordKind::NetworkChanged(_) => explanation!("log-nothing"),
    }
}

fn chosen_entry(run: &Run, chosen: &ChosenEntry) -> Explanation {
    let ChosenEntry { slot, ballot, entry } = chosen;
    let said = if run.entry.logs() {
        explanation!("log-chosen-slot").number("slot", (*slot).into())
    } else {
        explanation!("log-chosen")
    };
    said.with("value", Value::Text(entry.to_string())).with("ballot", Value::Text(ballot.to_string()))
}

fn at_rest(run: &Run, beats: bool) -> Explanation {
    let entry = run.entry;
    entry.upkeep.map(|kind| entry.kinds[kind]).or(beats.then_some(messages::HEARTBEAT)).map_or_else(
        || explanation!("log-quiet"),
        |kind| explanation!("log-quiet-upkeep").with("kind", Value::Name(kind)),
    )
}

fn behaves(change: &NetworkChange) -> Vec<Explanation> {
    let said = |given: Probability| Value::Text(percent(given.value()));
    let loss = change.loss.map(|given| explanation!("log-network-loss").with("percent", said(given)));
    let duplicate = change.duplicate.map(|given| explanation!("log-network-duplicate").with("percent", said(given)));
    let fifo = change
        .fifo
        .map(|fifo| if fifo { explanation!("log-network-fifo") } else { explanation!("log-network-no-fifo") });
    loss.into_iter().chain(duplicate).chain(fifo).collect()
}

fn plain(brief: Remark, full: Remark) -> Explanation {
    Explanation { brief, full, weighed: Weighed::default(), ignored: false }
}

const PARTED_NAMED: usize = 16;

/// Writes a partition in the form `1 2 3 | 4 5`. Long lists are shortened.
fn named_groups(run: &Run, groups: &[Vec<u32>]) -> String {
    let name = |id: Id| if run.entry.anonymous() { format!("p{id}") } else { id.to_string() };
    let mut named = String::new();
    let mut left = PARTED_NAMED;
    for (number, group) in groups.iter().enumerate() {
        if number > 0 {
            named.push_str(" | ");
        }
        let some: Vec<String> = group.iter().take(left).map(|&at| name(run.id(at))).collect();
        left -= some.len();
        named.push_str(&some.join(" "));
        if some.len() < group.len() {
            named.push('…');
            return named;
        }
    }
    if groups.iter().map(Vec::len).sum::<usize>() < run.count() {
        named.push_str(" | …");
    }
    named
}
