//! The lines of the log: a record of the trace, told with the compared values and the rule.

use super::model::{LogLine, Sign, percent};
use super::run::Run;
use crate::protocol::{Explain, Explanation, Handled, Id, Label, Protocol, Remark, Value, explanation};
use crate::sim::command::{NetworkChange, Probability};
use crate::sim::observe::{Down, LossReason};
use crate::sim::trace::{Landmark, Record, Trace, What};

/// A line of the log for a record that the run holds.
pub(super) fn line<P: Explain>(run: &Run<P>, index: usize) -> LogLine {
    line_of(run, &run.trace, index)
}

/// A line of the log for a record that a trace of the run holds.
pub(super) fn line_of<P: Explain>(run: &Run<P>, trace: &Trace<P>, index: usize) -> LogLine {
    let record = trace.record(index);
    let told = tell(run, (trace, index), record);
    let (payload, route) = told.message.map_or((String::new(), None), |(label, from, to)| (label.payload, Some((from, to))));
    let mut sentences = told.sentences.into_iter();
    let first = sentences.next().unwrap_or_else(|| explanation!("log-nothing"));
    LogLine {
        tick: trace.tick_of(index),
        sign: told.sign,
        payload,
        route,
        who: told.about.first().map(|&at| run.moment.world.plan().ids[at]),
        brief: first.brief,
        full: first.full,
        more: sentences.map(|sentence| sentence.full).collect(),
        about: told.about,
    }
}

/// The sign of something on the timeline.
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

fn tell<P: Explain>(run: &Run<P>, (trace, index): (&Trace<P>, usize), record: &Record<P>) -> Told {
    match &record.what {
        What::Started(_) | What::Revived | What::Delivered { .. } | What::CameBack { .. } | What::Fired { .. } => {
            handling(run, trace.steps(index), record)
        }
        What::WentDown(_)
        | What::ArmedCrash(_)
        | What::Lost { .. }
        | What::Leads
        | What::Broke(_)
        | What::HoldsAgain(_)
        | What::NoSuchMessage { .. }
        | What::Quiet { .. }
        | What::Waits => occurrence(run, record),
        _ => by_hand(&run.moment.world.plan().ids, record),
    }
}

/// A line about what a process does, or what happens to it.
fn of_one<P: Explain>(sign: Sign, record: &Record<P>, sentences: Vec<Explanation>) -> Told {
    Told { sign, message: None, sentences, about: vec![record.at as usize] }
}

/// A line about a message that has come to the process of the record.
fn of_message<P: Explain>(
    ids: &[Id],
    record: &Record<P>,
    (sign, from, message): (Sign, u32, &P::Message),
    sentences: Vec<Explanation>,
) -> Told {
    let route = (ids[from as usize], ids[record.at as usize]);
    Told { sign, message: Some((P::label(message), route.0, route.1)), sentences, about: vec![from as usize, record.at as usize] }
}

/// What a process handled, in the words of its protocol.
fn handling<P: Explain>(run: &Run<P>, steps: &[P::Step], record: &Record<P>) -> Told {
    let ids = &run.moment.world.plan().ids;
    let id = |at: u32| ids[at as usize];
    let me = id(record.at);
    let obeyed = |handled: &Handled<'_, P>| -> Vec<Explanation> {
        let local = run.moment.world.process(record.at).local;
        steps.iter().map(|&step| run.protocol.remark(local, step, handled)).collect()
    };
    match &record.what {
        What::Started(noticed) => {
            let otherwise = || {
                noticed.map_or_else(
                    || explanation!("log-started").id("id", me),
                    |gone| explanation!("log-noticed").id("id", me).id("leader", id(gone)),
                )
            };
            of_one(Sign::Start, record, or_else(obeyed(&Handled::Start { noticed: noticed.map(id) }), otherwise))
        }
        What::Delivered { from, message } => {
            let sentences = obeyed(&Handled::Received { from: id(*from), message });
            of_message(ids, record, (Sign::Message(P::label(message).class), *from, message), sentences)
        }
        What::CameBack { from, message } => {
            let kind = Value::Name(P::label(message).kind);
            let opening = explanation!("log-came-back").id("id", me).id("to", id(*from)).with("kind", &kind);
            let obeyed = obeyed(&Handled::Undeliverable { to: id(*from), message });
            let sentences = std::iter::once(opening).chain(obeyed).collect();
            of_message(ids, record, (Sign::Bounced, *from, message), sentences)
        }
        What::Fired { timer, by_hand: true } => {
            let opening = explanation!("log-fired-by-hand").id("id", me).with("timer", &Value::Name(P::timer_name(*timer)));
            let sentences = std::iter::once(opening).chain(obeyed(&Handled::Fired(*timer))).collect();
            of_one(Sign::Timer, record, sentences)
        }
        What::Fired { timer, by_hand: false } => {
            let otherwise = || explanation!("log-fired").id("id", me).with("timer", &Value::Name(P::timer_name(*timer)));
            of_one(Sign::Timer, record, or_else(obeyed(&Handled::Fired(*timer)), otherwise))
        }
        _ => {
            let sentences = or_else(obeyed(&Handled::Recovered), || explanation!("log-revived").id("id", me));
            of_one(Sign::Revive, record, sentences)
        }
    }
}

/// What happened without anybody's doing.
fn occurrence<P: Explain>(run: &Run<P>, record: &Record<P>) -> Told {
    let ids = &run.moment.world.plan().ids;
    let (id, me) = (|at: u32| ids[at as usize], ids[record.at as usize]);
    let own = |sign, sentence: Explanation| of_one(sign, record, vec![sentence]);
    match &record.what {
        What::WentDown(how) => {
            let down = match how {
                Down::Crashed => explanation!("log-crashed"),
                Down::CrashedInBatch => explanation!("log-crashed-in-batch"),
                Down::Left => explanation!("log-left"),
                Down::LeftAnnounced => explanation!("log-left-announced"),
            };
            own(Sign::Crash, down.id("id", me))
        }
        What::ArmedCrash(after) => {
            own(Sign::Info, explanation!("log-armed-crash").id("id", me).number("after", u64::from(*after)))
        }
        What::Lost { from, message, reason, .. } => {
            let lost = match reason {
                LossReason::Crashed => explanation!("log-lost-crashed"),
                LossReason::Loss => explanation!("log-lost-chance"),
                LossReason::Dropped => explanation!("log-lost-dropped"),
                LossReason::Cut => explanation!("log-lost-cut"),
            };
            let lost = lost.id("from", id(*from)).id("to", me).with("kind", &Value::Name(P::label(message).kind));
            of_message(ids, record, (Sign::Lost, *from, message), vec![lost])
        }
        What::Leads => own(Sign::Leader, explanation!("log-leads").id("id", me)),
        What::Broke(broken) => Told {
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
        What::NoSuchMessage { from } => own(Sign::Info, explanation!("log-no-such-message").id("from", id(*from)).id("to", me)),
        What::Waits => own(Sign::Info, waits(run, record.at, me)),
        What::HoldsAgain(property) => Told {
            about: Vec::new(),
            ..own(Sign::Info, explanation!("log-holds-again").with("property", &Value::Name(property)))
        },
        What::Quiet { beats } => Told { about: Vec::new(), ..own(Sign::Info, at_rest::<P>(*beats)) },
        _ => Told { about: Vec::new(), ..own(Sign::Info, at_rest::<P>(false)) },
    }
}

/// That the run has come to rest, but for what keeps up what it has reached: messages of the algorithm or of the failure detector.
fn at_rest<P: Explain>(beats: bool) -> Explanation {
    P::UPKEEP
        .map(|kind| P::KINDS[kind])
        .or(beats.then_some(HEARTBEAT))
        .map_or_else(|| explanation!("log-quiet"), |kind| explanation!("log-quiet-upkeep").with("kind", &Value::Name(kind)))
}

/// What the messages of the failure detector are called.
const HEARTBEAT: &str = "HEARTBEAT";

/// What was done from outside to messages, timers and links.
fn by_hand<P: Explain>(ids: &[Id], record: &Record<P>) -> Told {
    let (id, me) = (|at: u32| ids[at as usize], ids[record.at as usize]);
    let told = |sign, about: &[u32], sentence: Explanation| {
        let about = about.iter().map(|&at| at as usize).collect();
        Told { sign, message: None, sentences: vec![sentence], about }
    };
    let own = |sentence: Explanation| told(Sign::Info, &[record.at], sentence);
    let named = |timer: P::Timer| Value::Name(P::timer_name(timer));
    match &record.what {
        What::Delayed { from, due } => own(explanation!("log-delayed").id("from", id(*from)).id("to", me).number("due", *due)),
        What::Hastened { from } => own(explanation!("log-hastened").id("from", id(*from)).id("to", me)),
        What::Duplicated { from, due } => {
            own(explanation!("log-duplicated").id("from", id(*from)).id("to", me).number("due", *due))
        }
        What::NoticeLost { from, message, reason, .. } => {
            let label = P::label(message);
            let lost = match reason {
                LossReason::Crashed => explanation!("log-notice-lost-crashed"),
                _ => explanation!("log-notice-lost"),
            };
            let lost = lost.id("id", me).id("to", id(*from)).with("kind", &Value::Name(label.kind));
            Told { message: Some((label, id(*from), me)), ..told(Sign::Lost, &[*from, record.at], lost) }
        }
        What::Disarmed(timer) => own(explanation!("log-disarmed").id("id", me).with("timer", &named(*timer))),
        What::NoSuchTimer(timer) => own(explanation!("log-no-such-timer").id("id", me).with("timer", &named(*timer))),
        What::Cut { from, one_way } => {
            let cut = if *one_way { explanation!("log-cut-one-way") } else { explanation!("log-cut") };
            told(Sign::Cut, &[*from, record.at], cut.id("from", id(*from)).id("to", me))
        }
        What::Mended { from } => {
            told(Sign::Mend, &[*from, record.at], explanation!("log-mended").id("from", id(*from)).id("to", me))
        }
        What::AllMended => told(Sign::Mend, &[], explanation!("log-all-mended")),
        What::NetworkChanged(change) => Told { sentences: behaves(change), ..told(Sign::Info, &[], explanation!("log-nothing")) },
        What::Parted(groups) => {
            told(Sign::Cut, &[], explanation!("log-parted").with("groups", &Value::Text(named_groups::<P>(ids, groups))))
        }
        _ => told(Sign::Info, &[], explanation!("log-nothing")),
    }
}

/// How the network behaves after a change.
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
fn waits<P: Explain>(run: &Run<P>, at: u32, me: Id) -> Explanation {
    let seen = run.moment.world.process(at);
    let full = run.protocol.waiting_for(seen.local, seen.state);
    Explanation {
        brief: Remark::new("log-waits-brief").id("id", me),
        full: full.unwrap_or_else(|| Remark::new("log-waits").id("id", me)),
    }
}

/// So many processes of a partition are named in a line of the log at most.
const PARTED_NAMED: usize = 16;

/// The groups of a partition, `1 2 3 | 4 5`; the rest of a long list, and of all processes, is left out.
fn named_groups<P: Protocol>(ids: &[Id], groups: &[Vec<u32>]) -> String {
    let name = |id: Id| if P::ANONYMOUS { format!("p{id}") } else { id.to_string() };
    let mut named = String::new();
    let mut left = PARTED_NAMED;
    for (number, group) in groups.iter().enumerate() {
        if number > 0 {
            named.push_str(" | ");
        }
        let some: Vec<String> = group.iter().take(left).map(|&at| name(ids[at as usize])).collect();
        left -= some.len();
        named.push_str(&some.join(" "));
        if some.len() < group.len() {
            named.push('…');
            return named;
        }
    }
    if groups.iter().map(Vec::len).sum::<usize>() < ids.len() {
        named.push_str(" | …");
    }
    named
}
