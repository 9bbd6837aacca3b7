//! What the processes did at a tick, in a form in which two runs can be compared.

use std::mem::discriminant;

use crate::engine::word_of;
use crate::protocol::{Cell, Id, Ticks};
use crate::session::run::Run;
use crate::sim::pins::Pin;
use crate::sim::trace::{Record, RecordKind, Trace};

/// One recorded step of a process, reduced to what two runs are compared by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) struct StepSummary {
    pub who: Option<Id>,
    /// Which event of its tick it belongs to, from 1.
    pub event: usize,
    /// The number by which the log tells it.
    pub record: u32,
    pub sent: u32,
    /// What the cell of `elected` became, if it changed.
    #[expect(clippy::option_option, reason = "that it became empty is a change")]
    pub decided: Option<Option<Cell>>,
    /// What it was, down to every value and every line that was obeyed.
    exact: u64,
    /// What it was as far as every algorithm knows it; nothing if that leaves nothing.
    broad: Option<u64>,
}

impl StepSummary {
    /// What has to be the same in both runs: every detail where they run the same algorithm, else what all algorithms have.
    pub(in crate::session) fn mark(&self, same_algorithm: bool) -> Option<u64> {
        if same_algorithm { Some(self.exact) } else { self.broad }
    }
}

pub(in crate::session) fn steps(run: &mut Run, tick: Ticks) -> Vec<StepSummary> {
    run.at_tick(tick, |run, trace, _| steps_in(run, trace, tick)).unwrap_or_default()
}

fn steps_in(run: &Run, trace: &Trace, tick: Ticks) -> Vec<StepSummary> {
    let events = (1..).zip(trace.events_of(tick));
    events
        .flat_map(|(event, records)| trace.among(records).map(move |(index, record)| (event, index, record)))
        // What is found of the run is no step of a process: that it has come to rest, or breaks a property.
        .filter(|(.., record)| !record.what.is_finding())
        .map(|(event, index, record)| summary(run, trace, (index, &record), event))
        .collect()
}

fn summary(run: &Run, trace: &Trace, (index, record): (usize, &Record), event: usize) -> StepSummary {
    let sent = record.sends;
    // That a cell is empty when its process has gone down is no step of its own.
    let decided = trace.decided_in(index as u32).filter(|_| !matches!(record.what, RecordKind::WentDown(_)));
    let leader = decided.map(|held| held.and_then(Cell::leader));
    let (steps, said) = (run.steps(index), run.content(index).map(|content| run.now.world.word(content)));
    let effect = (sent, leader);
    StepSummary {
        who: (!record.what.is_of_all()).then(|| run.id(record.at)),
        event,
        record: index as u32,
        sent,
        decided,
        exact: word_of(&(word_of(&discriminant(&record.what)), details(run, &record.what, said), steps, effect)),
        broad: broad(&record.what).map(|what| word_of(&(what, effect))),
    }
}

/// Every value of a record, with a hash of what its message says. Processes are their ids, so that runs on other seats can be compared.
fn details(run: &Run, what: &RecordKind, said: Option<u64>) -> u64 {
    let id = |at: u32| run.id(at);
    match what {
        RecordKind::Started(noticed) => word_of(&noticed.map(id)),
        RecordKind::Requested(request) => word_of(request),
        RecordKind::Delivered { from, .. } | RecordKind::CameBack { from, .. } | RecordKind::NoticeLost { from, .. } => {
            word_of(&(id(*from), said))
        }
        RecordKind::Lost { from, reason, .. } => word_of(&(id(*from), said, reason)),
        RecordKind::Fired { timer, by_hand } => word_of(&(timer, by_hand)),
        RecordKind::Delayed { from, due } | RecordKind::Duplicated { from, due } => word_of(&(id(*from), due)),
        RecordKind::Altered { from, says } => word_of(&(id(*from), says)),
        RecordKind::Hastened { from } | RecordKind::NoSuchMessage { from } | RecordKind::Mended { from } => word_of(&id(*from)),
        RecordKind::Disarmed(timer) | RecordKind::NoSuchTimer(timer) => word_of(timer),
        RecordKind::Cut { from, one_way } => word_of(&(id(*from), one_way)),
        RecordKind::Parted(groups) => {
            let groups: Vec<Vec<Id>> = groups.iter().map(|group| group.iter().map(|&at| id(at)).collect()).collect();
            word_of(&groups)
        }
        RecordKind::NetworkChanged(change) => word_of(change),
        RecordKind::Settled(pin) => settled(run, pin),
        RecordKind::Membership { whose, up } => word_of(&(id(*whose), up)),
        RecordKind::WentDown(how) => word_of(how),
        RecordKind::ArmedCrash(after) => word_of(after),
        RecordKind::Revived
        | RecordKind::AllMended
        | RecordKind::Leads
        | RecordKind::Quiet { .. }
        | RecordKind::Waits
        | RecordKind::Broke(_)
        | RecordKind::HoldsAgain(_)
        | RecordKind::Chosen(_) => 0,
    }
}

/// A choice that is settled, with ids for positions.
fn settled(run: &Run, pin: &Pin) -> u64 {
    let id = |at: u32| run.id(at);
    let about = match *pin {
        Pin::Delay { on, .. } | Pin::Loss { on, .. } | Pin::Copy { on, .. } => word_of(&(id(on.from), id(on.to), on.clockwise)),
        Pin::Draw { process, .. } | Pin::Noticer { process, .. } => word_of(&id(process)),
        Pin::Timer { process, timer, .. } => word_of(&(id(process), timer)),
        Pin::Notice { .. } => 0,
    };
    let is = match *pin {
        Pin::Delay { ticks, .. } | Pin::Notice { ticks, .. } | Pin::Timer { ticks, .. } => word_of(&ticks),
        Pin::Loss { copy, lost, .. } => word_of(&(copy, lost)),
        Pin::Copy { ticks, .. } => word_of(&ticks),
        Pin::Draw { number, .. } => word_of(&number),
        Pin::Noticer { .. } => 0,
    };
    word_of(&(discriminant(pin), pin.nth(), about, is))
}

/// What every algorithm has; what is done to messages and links belongs to the network.
const fn broad(what: &RecordKind) -> Option<u64> {
    match what {
        RecordKind::Started(_) => Some(0),
        RecordKind::Delivered { .. } | RecordKind::CameBack { .. } => Some(1),
        RecordKind::Fired { .. } => Some(2),
        RecordKind::WentDown(_) => Some(3),
        RecordKind::Revived => Some(4),
        RecordKind::Leads => Some(5),
        RecordKind::Requested(_) => Some(6),
        _ => None,
    }
}
