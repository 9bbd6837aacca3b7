//! The lines of the log: a record of the trace, told with the compared values and the rule.

use super::heartbeats;
use crate::protocol::{Explanation, Id, Label, Remark, Value, explanation};
use crate::session::model::{LogLine, Sign, percent};
use crate::session::run::Run;
use crate::sim::command::{NetworkChange, Probability};
use crate::sim::observe::{Down, LossReason};
use crate::sim::trace::{Landmark, Record, RecordKind, Trace};

/// A line of the log for a record that a trace of the run holds, here or aside.
pub(in crate::session) fn line(run: &Run, trace: &Trace, index: usize) -> LogLine {
    let told = tell(run, index, trace.record(index));
    let (payload, route) = told.message.map_or((String::new(), None), |(label, from, to)| (label.payload, Some((from, to))));
    let mut sentences = told.sentences.into_iter();
    let first = sentences.next().unwrap_or_else(|| explanation!("log-nothing"));
    LogLine {
        tick: trace.tick_of(index),
        sign: told.sign,
        payload,
        route,
        who: told.about.first().map(|&at| run.ids()[at]),
        brief: first.brief,
        full: first.full,
        more: sentences.map(|sentence| sentence.full).collect(),
        about: told.about,
    }
}

/// The lines of an event that a trace of the run holds, and of what followed from it at once.
pub(super) fn lines_of_event(run: &Run, trace: &Trace, event: u32) -> Vec<LogLine> {
    let follows = |&(_, record): &(usize, &Record)| record.cause == event && !record.opens();
    let followed = trace.among(event as usize + 1..usize::MAX).take_while(follows).map(|(index, _)| index);
    std::iter::once(event as usize).chain(followed).map(|index| line(run, trace, index)).collect()
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
    }
}

struct Told {
    sign: Sign,
    message: Option<(Label, Id, Id)>,
    sentences: Vec<Explanation>,
    about: Vec<usize>,
}

fn tell(run: &Run, index: usize, record: &Record) -> Told {
    match &record.what {
        RecordKind::Started(_)
        | RecordKind::Revived
        | RecordKind::Delivered { .. }
        | RecordKind::CameBack { .. }
        | RecordKind::Fired { .. } => handling(run, index, record),
        RecordKind::WentDown(_)
        | RecordKind::ArmedCrash(_)
        | RecordKind::Lost { .. }
        | RecordKind::Leads
        | RecordKind::Broke(_)
        | RecordKind::HoldsAgain(_)
        | RecordKind::NoSuchMessage { .. }
        | RecordKind::Quiet { .. }
        | RecordKind::Waits => occurrence(run, index, record),
        _ => by_hand(run, index, record),
    }
}

/// A line about what a process does, or what happens to it.
fn of_one(sign: Sign, record: &Record, sentences: Vec<Explanation>) -> Told {
    Told { sign, message: None, sentences, about: vec![record.at as usize] }
}

/// A line about a message that has come to the process of the record.
fn of_message(run: &Run, record: &Record, (sign, from, label): (Sign, u32, Option<Label>), sentences: Vec<Explanation>) -> Told {
    let message = label.map(|label| (label, run.id(from), run.id(record.at)));
    Told { sign, message, sentences, about: vec![from as usize, record.at as usize] }
}

/// What a process handled, in the words of its protocol.
fn handling(run: &Run, index: usize, record: &Record) -> Told {
    let me = run.id(record.at);
    let obeyed = run.sentences(index);
    let timer = |timer: u8| Value::Name(run.now.world.timer_name(timer));
    match record.what {
        RecordKind::Started(noticed) => {
            let otherwise = || {
                noticed.map_or_else(
                    || explanation!("log-started").id("id", me),
                    |gone| explanation!("log-noticed").id("id", me).id("leader", run.id(gone)),
                )
            };
            of_one(Sign::Start, record, or_else(obeyed, otherwise))
        }
        RecordKind::Delivered { from, .. } => {
            let label = run.label(index);
            let sign = label.as_ref().map_or(Sign::Info, |label| Sign::Message(label.class));
            of_message(run, record, (sign, from, label), obeyed)
        }
        RecordKind::CameBack { from, kind } => {
            let opening = explanation!("log-came-back").id("id", me).id("to", run.id(from)).with("kind", &run.kind(kind));
            let sentences = std::iter::once(opening).chain(obeyed).collect();
            of_message(run, record, (Sign::Bounced, from, run.label(index)), sentences)
        }
        RecordKind::Fired { timer: which, by_hand: true } => {
            let opening = explanation!("log-fired-by-hand").id("id", me).with("timer", &timer(which));
            of_one(Sign::Timer, record, std::iter::once(opening).chain(obeyed).collect())
        }
        RecordKind::Fired { timer: which, by_hand: false } => {
            let otherwise = || explanation!("log-fired").id("id", me).with("timer", &timer(which));
            of_one(Sign::Timer, record, or_else(obeyed, otherwise))
        }
        _ => of_one(Sign::Revive, record, or_else(obeyed, || explanation!("log-revived").id("id", me))),
    }
}

/// What happened without anybody's doing.
fn occurrence(run: &Run, index: usize, record: &Record) -> Told {
    let (id, me) = (|at: u32| run.id(at), run.id(record.at));
    let own = |sign, sentence: Explanation| of_one(sign, record, vec![sentence]);
    match &record.what {
        RecordKind::WentDown(how) => {
            let down = match how {
                Down::Crashed => explanation!("log-crashed"),
                Down::CrashedInBatch => explanation!("log-crashed-in-batch"),
                Down::Left => explanation!("log-left"),
                Down::LeftAnnounced => explanation!("log-left-announced"),
            };
            own(Sign::Crash, down.id("id", me))
        }
        RecordKind::ArmedCrash(after) => {
            own(Sign::Info, explanation!("log-armed-crash").id("id", me).number("after", u64::from(*after)))
        }
        RecordKind::Lost { from, kind, reason, .. } => {
            let lost = match reason {
                LossReason::Crashed => explanation!("log-lost-crashed"),
                LossReason::Loss => explanation!("log-lost-chance"),
                LossReason::Dropped => explanation!("log-lost-dropped"),
                LossReason::Cut => explanation!("log-lost-cut"),
            };
            let lost = lost.id("from", id(*from)).id("to", me).with("kind", &run.kind(*kind));
            of_message(run, record, (Sign::Lost, *from, run.label(index)), vec![lost])
        }
        RecordKind::Leads => own(Sign::Leader, explanation!("log-leads").id("id", me)),
        RecordKind::Broke(broken) => Told {
            sign: Sign::Broken,
            message: None,
            sentences: vec![Explanation {
                brief: Remark::new("log-broke-brief").with("property", Value::Name(broken.property)),
                full: Remark::new("log-broke")
                    .with("property", Value::Name(broken.property))
                    .with("why", Value::Said(Box::new(broken.why.clone()))),
            }],
            about: broken.about.iter().map(|&at| at as usize).collect(),
        },
        RecordKind::NoSuchMessage { from } => {
            own(Sign::Info, explanation!("log-no-such-message").id("from", id(*from)).id("to", me))
        }
        RecordKind::Waits => own(Sign::Info, waits(run, record.at, me)),
        RecordKind::HoldsAgain(property) => Told {
            about: Vec::new(),
            ..own(Sign::Info, explanation!("log-holds-again").with("property", &Value::Name(property)))
        },
        RecordKind::Quiet { beats } => Told { about: Vec::new(), ..own(Sign::Info, at_rest(run, *beats)) },
        _ => Told { about: Vec::new(), ..own(Sign::Info, at_rest(run, false)) },
    }
}

/// That the run has come to rest, but for what keeps up what it has reached: messages of the algorithm or of the failure detector.
fn at_rest(run: &Run, beats: bool) -> Explanation {
    let facts = &run.facts;
    facts
        .upkeep
        .map(|kind| facts.kinds[kind])
        .or(beats.then_some(heartbeats::KIND))
        .map_or_else(|| explanation!("log-quiet"), |kind| explanation!("log-quiet-upkeep").with("kind", &Value::Name(kind)))
}

/// What was done from outside to messages, timers and links.
fn by_hand(run: &Run, index: usize, record: &Record) -> Told {
    let (id, me) = (|at: u32| run.id(at), run.id(record.at));
    let told = |sign, about: &[u32], sentence: Explanation| {
        let about = about.iter().map(|&at| at as usize).collect();
        Told { sign, message: None, sentences: vec![sentence], about }
    };
    let own = |sentence: Explanation| told(Sign::Info, &[record.at], sentence);
    let named = |timer: u8| Value::Name(run.now.world.timer_name(timer));
    match &record.what {
        RecordKind::Delayed { from, due } => {
            own(explanation!("log-delayed").id("from", id(*from)).id("to", me).number("due", *due))
        }
        RecordKind::Hastened { from } => own(explanation!("log-hastened").id("from", id(*from)).id("to", me)),
        RecordKind::Duplicated { from, due } => {
            own(explanation!("log-duplicated").id("from", id(*from)).id("to", me).number("due", *due))
        }
        RecordKind::NoticeLost { from, kind, reason, .. } => {
            let lost = match reason {
                LossReason::Crashed => explanation!("log-notice-lost-crashed"),
                _ => explanation!("log-notice-lost"),
            };
            let lost = lost.id("id", me).id("to", id(*from)).with("kind", &run.kind(*kind));
            let message = run.label(index).map(|label| (label, id(*from), me));
            Told { message, ..told(Sign::Lost, &[*from, record.at], lost) }
        }
        RecordKind::Disarmed(timer) => own(explanation!("log-disarmed").id("id", me).with("timer", &named(*timer))),
        RecordKind::NoSuchTimer(timer) => own(explanation!("log-no-such-timer").id("id", me).with("timer", &named(*timer))),
        RecordKind::Cut { from, one_way } => {
            let cut = if *one_way { explanation!("log-cut-one-way") } else { explanation!("log-cut") };
            told(Sign::Cut, &[*from, record.at], cut.id("from", id(*from)).id("to", me))
        }
        RecordKind::Mended { from } => {
            told(Sign::Mend, &[*from, record.at], explanation!("log-mended").id("from", id(*from)).id("to", me))
        }
        RecordKind::AllMended => told(Sign::Mend, &[], explanation!("log-all-mended")),
        RecordKind::NetworkChanged(change) => {
            Told { sentences: behaves(change), ..told(Sign::Info, &[], explanation!("log-nothing")) }
        }
        RecordKind::Parted(groups) => {
            told(Sign::Cut, &[], explanation!("log-parted").with("groups", &Value::Text(named_groups(run, groups))))
        }
        _ => told(Sign::Info, &[], explanation!("log-nothing")),
    }
}

fn behaves(change: &NetworkChange) -> Vec<Explanation> {
    let said = |given: Probability| Value::Text(percent(given.value()));
    let loss = change.loss.map(|given| explanation!("log-network-loss").with("percent", &said(given)));
    let duplicate = change.duplicate.map(|given| explanation!("log-network-duplicate").with("percent", &said(given)));
    let fifo = change.fifo.map(|fifo| if fifo { explanation!("log-network-fifo") } else { explanation!("log-network-no-fifo") });
    loss.into_iter().chain(duplicate).chain(fifo).collect()
}

/// What the protocol says of a handling, or what can be said of it where the protocol obeys no line.
fn or_else(sentences: Vec<Explanation>, otherwise: impl FnOnce() -> Explanation) -> Vec<Explanation> {
    if sentences.is_empty() { vec![otherwise()] } else { sentences }
}

/// What a process waits for at the end of the run, which is the moment on the screen when the line is to be seen.
fn waits(run: &Run, at: u32, me: Id) -> Explanation {
    Explanation {
        brief: Remark::new("log-waits-brief").id("id", me),
        full: run.now.world.waiting_for(at).unwrap_or_else(|| Remark::new("log-waits").id("id", me)),
    }
}

/// So many processes of a partition are named in a line of the log at most.
const PARTED_NAMED: usize = 16;

/// The groups of a partition, `1 2 3 | 4 5`; the rest of a long list, and of all processes, is left out.
fn named_groups(run: &Run, groups: &[Vec<u32>]) -> String {
    let name = |id: Id| if run.facts.anonymous { format!("p{id}") } else { id.to_string() };
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
